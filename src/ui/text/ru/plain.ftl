### The game as lines of text.

plain-welcome = Мельница построчно. Введите ход, например d6, a1-a4 или d6xg7, или введите help.
plain-begin = Введите new, чтобы начать партию; например, new human club — партия с ботом.
plain-begin-or-go-on = Введите continue, чтобы продолжить неоконченную партию, или new, чтобы начать другую; например, new human club — партия с ботом.
plain-players = Белые: { $white }. Чёрные: { $black }.
plain-goes-on = { $plies ->
    [one] Сыгран { $plies } ход.
    [few] Сыграно { $plies } хода.
   *[other] Сыграно { $plies } ходов.
}
plain-kept = Партия сохранена, её можно продолжить позже.
plain-nothing-kept = Неоконченной партии нет.
plain-no-game = Партии нет. Введите new, чтобы начать.
plain-over = Партия окончена. Введите new, чтобы сыграть ещё одну, undo, чтобы взять последний ход назад, или quit.

plain-turn-place = { $side ->
    [white] Белые
   *[black] Чёрные
} ставят фишку; в руке { $count ->
    [1] осталась одна
    [one] осталась { $count } фишка
    [few] осталось { $count } фишки
   *[other] осталось { $count } фишек
}.
plain-turn-slide = { $side ->
    [white] Белые
   *[black] Чёрные
} ходят фишкой по линии.
plain-turn-fly = { $side ->
    [white] Белые
   *[black] Чёрные
} переносят одну из трёх последних фишек на любую пустую точку.

plain-placed = { $side ->
    [white] Белые
   *[black] Чёрные
} ставят фишку на { $to }.
plain-slid = { $side ->
    [white] Белые
   *[black] Чёрные
} ходят с { $from } на { $to }.
plain-flew = { $side ->
    [white] Белые
   *[black] Чёрные
} перелетают с { $from } на { $to }.
plain-took = { $side ->
    [white] Белые
   *[black] Чёрные
} замыкают мельницу и снимают фишку { $point }.
plain-took-nothing = Этот ход замыкает мельницу, но снимать нечего.
plain-comment = Комментарий: { $comment }
plain-take = Этот ход замыкает мельницу. Какую фишку вы снимаете? { $points }
plain-from = С { $from } можно пойти на: { $points }

plain-point = { $point } { $side ->
    [white] белая
    [black] чёрная
   *[none] пусто
}
plain-hand = У { $side ->
    [white] белых
   *[black] чёрных
} в руке { $count ->
    [0] нет фишек
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}.
plain-stones = У { $side ->
    [white] белых
   *[black] чёрных
} { $count ->
    [0] на доске нет фишек.
    [one] на доске { $count } фишка: { $points }.
    [few] на доске { $count } фишки: { $points }.
   *[other] на доске { $count } фишек: { $points }.
}
plain-last = Ход { $ply }, { $side ->
    [white] белые
   *[black] чёрные
}: { $move }.
plain-no-last = Ещё ничего не сыграно.
plain-moves = Можно сыграть: { $moves }
plain-moves-closing = Мельницу можно замкнуть так: { $moves }

plain-hint-stone = Посмотрите на фишку { $point }. Введите hint ещё раз, чтобы узнать ход.
plain-hint-line = Посмотрите на линию { $line }. Введите hint ещё раз, чтобы узнать ход.
plain-undone = { $count ->
    [one] Взят назад { $count } ход.
    [few] Взято назад { $count } хода.
   *[other] Взято назад { $count } ходов.
}
plain-redone = { $count ->
    [one] Сыгран снова { $count } ход.
    [few] Сыграно снова { $count } хода.
   *[other] Сыграно снова { $count } ходов.
}
plain-draw-asked = { $side ->
    [white] Белые предлагают ничью. Чёрные
   *[black] Чёрные предлагают ничью. Белые
} вводят yes, если согласны; любой другой ответ — отказ.
plain-exists = { $path } уже есть. Выберите другое имя.
plain-save-usage = Партия сохраняется после каждого хода. Чтобы записать её ещё и в файл, введите save и имя файла.
plain-new-usage = Введите new или new и двух игроков, сначала белых: human, beginner, casual, club, master или perfect. Например: new human club.
plain-no-such-move = { $text } — здесь это не разрешённый ход. Введите moves, чтобы узнать, что можно сыграть.
plain-unknown = { $word } — не ход и не команда. Введите help.
plain-ambiguous = Так могут начинаться несколько команд: { $words }

plain-help-moves = Чтобы поставить фишку, введите её точку: d6. Чтобы пойти, введите обе точки: a1-a4. Чтобы тем же ходом снять фишку, добавьте её точку: d6xg7.
plain-help-board = все точки, ряд за рядом
plain-help-picture = рисунок доски
plain-help-mine = фишки стороны, чей ход
plain-help-theirs = фишки другой стороны
plain-help-last = последний ход
plain-help-move-list = что можно сыграть сейчас
plain-help-turn = чей ход
plain-help-hint = подсказка; во второй раз весь ход
plain-help-undo = взять назад
plain-help-redo = сыграть взятое назад снова
plain-help-save = записать партию в файл
plain-help-resign = сдаться
plain-help-draw = предложить ничью
plain-help-new = ещё одна партия; каждый игрок — human или уровень бота
plain-help-continue = продолжить неоконченную партию
plain-help-lesson = уроки или урок с этим номером
plain-help-puzzle = задача: первая нерешённая или с этим номером
plain-help-leave = вернуться из урока или задачи к партии
plain-help-now = пока бот думает: пусть ходит сейчас
plain-help-clock = что показывают часы, или часы следующих партий двух людей: 10+5 или off
plain-help-assist = каждый раз говорить, где можно замкнуть мельницу, какие фишки заперты и какие перекрёстки свободны; кому: white, black, both или nobody
plain-help-help = эта справка
plain-help-quit = выйти; партия сохраняется
plain-in-exercise = В уроке и задаче так нельзя. Введите leave, чтобы вернуться к партии.
plain-not-thinking = Бот сейчас не думает.
plain-clock = Часы: белые { $white }, чёрные { $black }.
plain-no-clock = Эта партия без часов. Для следующей введите clock 10+5.
plain-clock-usage = Введите clock и минуты каждой стороне + секунды после каждого хода, например clock 10+5, или clock off.
plain-clock-next = В следующих партиях двух людей будут часы { $clock }.
plain-clock-off = Следующие партии будут без часов.
plain-assist-usage = Введите assist и кому помогать: white, black, both или nobody.
plain-assisted = { $who ->
    [white] Теперь подсказки получают белые.
    [black] Теперь подсказки получают чёрные.
    [both] Теперь подсказки получают обе стороны.
   *[nobody] Подсказок больше нет.
}
plain-assist-closing = Мельницу можно замкнуть здесь: { $points }
plain-assist-blocked = Фишки { $side ->
    [white] белых
   *[black] чёрных
}, которые не могут ходить: { $points }
plain-assist-crossings = Свободные перекрёстки: { $points }
