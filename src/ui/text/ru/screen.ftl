### The screen: status, refusals, results, menus, help.

## Who is to do what

status-place = { $who }: поставьте фишку.
status-slide = { $who }: ваш ход, выберите фишку.
status-fly = { $who }: ваш ход, три фишки летают куда угодно — выберите одну.
status-to = { $who }: с { $from } — выберите, куда пойти.
status-remove = { $who }: мельница! Снимите фишку ({ LOWER($other) }; { $count ->
    [1] подходит одна
   *[other] на выбор { $count }
}).
status-thinking = { $who }: бот думает…
status-thinking-ascii = { $who }: бот думает...
status-paused = Боты ждут. { $key } — продолжить.
status-looking = Показан ход { $ply } из { $plies }.
status-typing = Ход:
status-completions = { $count ->
    [0] такого хода нет
    [one] { $count } ход: { $moves }
    [few] { $count } хода: { $moves }
   *[many] { $count } ходов: { $moves }
}
status-completions-many = { $count ->
    [one] { $count } ход, например { $moves }
    [few] { $count } хода, например { $moves }
   *[many] { $count } ходов, например { $moves }
}

player-named = { $name } ({ LOWER($side) })
player-bot = { $side } ({ $level })

level-human = человек
level-beginner = новичок
level-casual = любитель
level-club = клубный игрок
level-master = мастер
level-perfect = безупречный

## How it ended

outcome-fewer-than-three = Победа: { LOWER($who) }. У соперника ({ LOWER($other) }) меньше трёх фишек.
outcome-no-legal-move = Победа: { LOWER($who) }. Сопернику ({ LOWER($other) }) некуда ходить.
outcome-resignation = Победа: { LOWER($who) }. Соперник сдался ({ LOWER($other) }).
outcome-time = Победа: { LOWER($who) }. Время соперника истекло ({ LOWER($other) }).
outcome-repetition = Ничья: та же позиция в третий раз.
outcome-quiet-limit = Ничья: { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} без взятия.
outcome-agreement = Ничья по соглашению.

## What should not be overlooked

notice-last-stone = { $who }: поставлена последняя фишка, теперь ходы идут по линиям.
notice-flies = { $who }: осталось три фишки, они могут летать на любую пустую точку.
notice-three-left = { $who }: осталось три фишки; полёт отключён.
notice-second-time = Эта позиция на доске уже второй раз; третий раз — ничья.
notice-quiet-left = { $count ->
    [one] Ещё { $count } ход
    [few] Ещё { $count } хода
   *[many] Ещё { $count } ходов
} без взятия — и ничья.
notice-double-mill = { $who }: двойная мельница! Фишка между { $one } и { $other } замыкает мельницу каждым ходом.

## Why not

refused-game-over = Партия окончена. { $undo } — вернуть ходы, { $rematch } — реванш.
refused-stones-in-hand = У вас в руке ещё { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}: сначала поставьте, потом ходите на доске.
refused-hand-empty = Все ваши фишки поставлены: укажите, какой фишкой и куда пойти.
refused-empty = На { $point } нет фишки.
refused-not-yours = Фишка на { $point } — не ваша ({ LOWER($who) }).
refused-occupied = На { $point } уже стоит фишка ({ LOWER($who) }).
refused-not-connected = { $from } и { $to } — не соседи, а летают только три фишки.
refused-not-connected-no-flying = { $from } и { $to } — не соседи, а полёт отключён.
refused-removal-missing = Ход замыкает мельницу: укажите и фишку, которую снять.
refused-no-mill = Мельница не замыкается, поэтому снять { $point } нельзя.
refused-nothing-to-take = На { $point } нет фишки, которую можно снять.
refused-own-stone = Фишка на { $point } — ваша собственная.
refused-protected = Фишка на { $point } стоит в мельнице, а другие нет: снимите одну из них.
refused-blocked = Фишка на { $point } заперта: рядом нет пустой точки.
refused-no-such-move = Ни один ход не начинается с «{ $text }».
refused-no-such-move-ascii = Ни один ход не начинается с "{ $text }".
refused-unfinished = С «{ $text }» начинается несколько ходов: пишите дальше.
refused-unfinished-ascii = С "{ $text }" начинается несколько ходов: пишите дальше.
refused-bots-turn = Сейчас ход бота. { $now } — пусть ходит сразу, { $undo } — вернуть ваш ход.

## What is said in answer to a key

nothing-to-undo = Возвращать нечего.
nothing-to-redo = Повторять нечего.
draw-declined = { $who }: ничья отклонена.
rematch-later = Реванш — когда эта партия закончится. { $resign } — сдаться, { $new } — новая партия.
hint-stone = Подсказка: посмотрите на фишку { $point }. Ещё раз { $key } — и увидите ход.
hint-line = Подсказка: посмотрите на линию { $a } { $b } { $c }. Ещё раз { $key } — и увидите ход.
hint-move = Подсказка: { $move }
hint-win-now = Подсказка: { $move } выигрывает сразу (точно).
hint-win = Подсказка: { $move } выигрывает (точно). Взятие или конец партии — не позже чем через { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
}, считая обе стороны.
hint-win-only = Подсказка: выигрывает только { $move } (точно). Взятие или конец партии — не позже чем через { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
}, считая обе стороны.
hint-win-open = Подсказка: { $move } выигрывает (точно).
hint-win-open-only = Подсказка: выигрывает только { $move } (точно).
hint-draw = Подсказка: { $move } сохраняет ничью (точно).
hint-draw-only = Подсказка: ничью сохраняет только { $move } (точно).
hint-loss = Подсказка: { $move } проигрывает, как и все ходы, но держится дольше всех (точно).
hint-found-win = Подсказка: { $move } выигрывает не позже чем через { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
}, считая обе стороны (найдено поиском).
hint-found-loss = Подсказка: { $move } держится дольше всех; проигрыш не позже чем через { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
}, считая обе стороны (найдено поиском).
hint-estimate = Подсказка: { $move }, оценка в фишках { $value } (приблизительно).
hint-looking = Ищу подсказку…
hint-looking-ascii = Ищу подсказку...
draw-thinking = Бот обдумывает ничью…
draw-thinking-ascii = Бот обдумывает ничью...
mouse-on = Играть можно и мышью. { $key } отдаёт её терминалу.
mouse-off = Мышь отдана терминалу. { $key } возвращает её.
theme-is = Цвета: { $name }.
theme-none = Цвета выключены (NO_COLOR или --color).
assistance-on = Подсказки на доске ({ LOWER($who) }): где можно замкнуть мельницу, что заперто, где пересекаются линии.
assistance-off = Подсказки на доске ({ LOWER($who) }) отключены.
file-written = Записано: { $path }
file-not-written = Не удалось записать { $path }: { $reason }
not-kept = Партию не удаётся сохранить ({ $reason }). Играть всё равно можно.
line-kept = Прежнее продолжение ({ $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}) сохранено отдельной партией; { $key } — открыть.
tables-begun = Точные таблицы: начато
tables-progress-first = Точные таблицы: { $pair }, { $percent } %
tables-progress = Точные таблицы: { $pair }, { $percent } %, осталось { $left }
tables-done = Точные таблицы готовы и с этого момента используются.
tables-stopped = Вычисление остановлено. Готовое уже используется, позже можно продолжить.
tables-refused = Этот файл таблиц повреждён или чужой; удалите его и продолжите: { $path }
table-damaged = { $path } повреждён и не используется; удалите его, и он будет сделан заново.
tables-little-memory = Точным таблицам нужно { $needed } ГБ памяти, свободно { $there } ГБ.
tables-little-disk = Точным таблицам нужно { $needed } ГБ на диске, свободно { $there } ГБ.
perfect-without = Уровень { $perfect } знает первые ходы и окончания, а между ними играет как { $master }: точные таблицы ещё не готовы.
perfect-off = Уровень { $perfect } играет как { $master }: точные таблицы отключены.
perfect-offer = { $key } — вычислить их: около { $minutes } мин, { $disk } ГБ на диске.
played-elsewhere = Эту партию продолжили в другом окне.
no-more-captures = Дальше взятий нет.
no-such-ply = Ходов в партии: { $plies }.
no-name = Файл не указан.
review-goes-up-to = Разбираются партии не длиннее { $most } ходов.
report-expected = Ожидалось: { $expected }
save-unreadable = Сохранённая партия не читается и осталась как была: { $path }: { $reason }

## Questions

ask-resign = { $who }: сдаться?
ask-draw = Предложена ничья ({ LOWER($who) }). { $other }: вы согласны?
ask-replace = { $path } уже есть. Заменить?
ask-solve = Вычислить точные таблицы (около { $minutes } мин, { $disk } ГБ на диске, { $memory } ГБ памяти)? Тем временем можно играть, остановить и продолжить позже.
ask-stop-solving = Остановить вычисление точных таблиц? Готовое остаётся, позже можно продолжить.
prompt-save-as = Сохранить как:
prompt-open = Открыть файл:
prompt-replay = Просмотреть файл:
prompt-jump = Перейти к ходу:
prompt-kept = Сохранённые партии
save-as-name = партия.pgn

## The start screen

title = Мельница
start-go-on = Продолжить: ход { $number }, ходят { LOWER($who) }
start-over = Продолжить: оконченная партия
start-new-game = Новая партия
start-open = Открыть сохранённую партию
start-replay = Просмотреть сохранённую партию
start-tables = Вычислить точные таблицы
start-tables-stop = Остановить вычисление точных таблиц
start-rules = Действующие правила
start-book = Книга правил
start-help = Клавиши
start-quit = Выйти

## A new game

new-game-title = Новая партия
new-game-on-title = Играть отсюда
row-white = Белые
row-black = Чёрные
row-name-white = Имя белых
row-name-black = Имя чёрных
row-flying = Полёт с тремя фишками
row-quiet-limit = Ничья без взятий
row-repetition = Ничья при повторении
row-clock = Часы
row-assistance = Подсказки на доске
row-begin = Начать
value-on = да
value-off = нет
value-never = никогда
value-no-clock = нет
value-nobody = никому
value-white = белым
value-black = чёрным
value-both = обеим сторонам
value-quiet-limit = { $count ->
    [one] после { $count } хода
    [few] после { $count } ходов
   *[many] после { $count } ходов
}

## Beside the board

in-hand = в руке
taken = снято
moves-title = Ходы
thinking-line = глубина { $depth }, позиций { $nodes }: { $line }
thinking-tables = по таблицам: { $worth }
evaluation-estimate = { $value } (приблизительно)
evaluation-win = { $who }: победа через { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
} (поиск)
evaluation-exact-win = { $who }: победа (точно)
evaluation-exact-draw = ничья (точно)

## Replay

replay-this-game = эта партия
replay-place = { $ply ->
    [0] начало, всего ходов: { $plies }
   *[other] ход { $ply } из { $plies }
}
replay-game = партия { $game } из { $games }
replay-playing = показ, ход каждые { $seconds } с
replay-claim = В файле указано: { $result }
replay-title = { $white } — { $black }
replay-title-ascii = { $white } - { $black }

## Pages

page-keys = Клавиши
page-legend = Знаки на доске
page-report = Этот файл не читается
rules-title = Действующие правила
rules-flying-on = У кого осталось три фишки, тот может пойти на любую пустую точку.
rules-flying-off = Полёт отключён: три фишки ходят по линиям, как все остальные.
rules-quiet-limit = { $count ->
    [one] { $count } ход без взятия — ничья.
    [few] { $count } хода подряд без взятия — ничья.
   *[many] { $count } ходов подряд без взятия — ничья.
}
rules-quiet-limit-off = Число ходов без взятия не ограничено.
rules-repetition-on = Та же позиция в третий раз — ничья.
rules-repetition-off = Повторение позиции ничего не значит.
rules-clock = Часы: каждой стороне { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}, после каждого хода { $seconds ->
    [0] ничего не добавляется
    [one] добавляется { $seconds } секунда
    [few] добавляются { $seconds } секунды
   *[other] добавляется { $seconds } секунд
}. У кого время истекло, тот проиграл. Пока открыты страница, вопрос или другой экран, часы стоят.
rules-placing = Стороны по очереди ставят по девять фишек на любые пустые точки. Начинают белые.
rules-moving = Когда все поставлены, фишка ходит по линии на соседнюю пустую точку.
rules-mill = Три фишки одной стороны на линии — мельница. Кто её замыкает, снимает фишку соперника: такую, что не стоит в мельнице, разве что стоят все. Две мельницы, замкнутые сразу, снимают одну фишку.
rules-end = У кого осталось меньше трёх фишек или кому некуда ходить, тот проиграл.

too-small = Окно слишком мало: нужно { $need-width }×{ $need-height }, есть { $width }×{ $height }.
too-small-ascii = Окно слишком мало: нужно { $need-width }x{ $need-height }, есть { $width }x{ $height }.

## Keys

keys-game = За доской
keys-move-line = Когда пишете ход (начните с буквы от a до g)
keys-replay = При просмотре
keys-start = На начальном экране
keys-everywhere = Везде
keys-new-game = Перед новой партией
keys-exercise = В уроке или задаче
keys-list = Перед уроком или задачей

key-interrupt = выйти сразу
key-suspend = в оболочку, обратно — fg
key-repaint = перерисовать всё
key-mouse = мышь вкл. или выкл.
key-language = следующий язык
key-theme = следующие цвета
key-read-whole = весь текст
key-book = книга правил
key-entry-up = вверх
key-entry-down = вниз
key-choose = выбрать
key-begin = начать
key-read = читать
key-next-exercise = следующее задание
key-previous-exercise = предыдущее задание
key-new-game = новая партия
key-open = открыть
key-tables = точные таблицы
key-help = клавиши
key-quit = выйти
key-to-game = назад к партии
key-value-left = изменить назад
key-value-right = изменить
key-start-game = начать
key-back = назад
key-act = поставить, взять, снять
key-cursor-up = курсор вверх по линии
key-cursor-down = курсор вниз по линии
key-cursor-left = курсор влево по линии
key-cursor-right = курсор вправо по линии
key-next-point = следующая доступная точка
key-previous-point = предыдущая точка
key-move-now = ходи сразу
key-pause-bots = остановить или продолжить
key-undo = вернуть ход
key-redo = повторить ход
key-hint = подсказка
key-rematch = реванш
key-step-back = смотреть назад
key-step-on = смотреть вперёд
key-ply-back = на ход назад
key-ply-on = вперёд
key-first = к началу
key-last = к концу
key-draw = предложить ничью
key-resign = сдаться
key-save-as = сохранить как
key-watch = просмотреть партию
key-thinking = мысли бота вкл. или выкл.
key-evaluation = полоса оценки вкл. или выкл.
key-assistance = подсказки на доске вкл. или выкл.
key-play = пойти
key-complete = дополнить
key-clear = стереть всё
key-close = закрыть
key-play-pause = показ, пауза
key-play-on = играть отсюда
key-next-capture = следующее взятие
key-review = разбор
key-go-there = перейти туда
key-next-game = следующая партия
key-previous-game = предыдущая партия
key-faster = быстрее
key-slower = медленнее
key-jump = перейти к ходу
key-tenth = перейти к десятой доле партии
key-scroll-up = вверх
key-scroll-down = вниз
key-page-up = страница вверх
key-page-down = страница вниз
key-next-chapter = следующая глава
key-previous-chapter = предыдущая глава
key-page-first = в начало
key-page-last = в конец
key-yes = да
key-no = нет
key-enter = принять
