### Messages of the command line.

## Help. The id says which command and which argument it describes.

help-heading-usage = Использование:
help-heading-commands = Команды
help-heading-arguments = Аргументы
help-heading-options = Параметры
help-heading-examples = Примеры:
help-possible-values = значения: { $values }
help-default = по умолчанию { $values }
value-name-options = ПАРАМЕТРЫ
value-name-command = КОМАНДА
value-name-language = ЯЗЫК
value-name-when = КОГДА
value-name-name = ИМЯ
value-name-who = КТО
value-name-file = ФАЙЛ
value-name-pos = ПОЗИЦИЯ
value-name-dir = КАТАЛОГ
value-name-depth = ГЛУБИНА
value-name-shell = ОБОЛОЧКА
value-name-keys = КЛАВИШИ
value-name-level = УРОВЕНЬ

help-merels = Игра «Мельница» в терминале
help-merels-lang = Язык всех сообщений
help-merels-color = Когда использовать цвет
help-merels-plain = Построчно, без экрана: для программ чтения с экрана и сценариев
help-merels-ascii = Рисовать только знаками ASCII
help-merels-theme = Цвета экрана
help-merels-no-mouse = Оставляет мышь терминалу
help-merels-no-flying = Три фишки ходят по линиям, как все остальные
help-merels-quiet-limit = После скольких ходов без взятия — ничья
help-merels-no-repetition = Троекратное повторение позиции — не ничья
help-merels-seed = С тем же числом бот выбирает так же
help-merels-clock = Часы для двух людей: минуты каждой стороне + секунды после каждого хода или off
help-merels-no-delay = Показывает ход бота, как только он найден
help-merels-no-tables = Бот, подсказки, разборы и engine value обходятся без таблиц точных оценок
help-merels-help = Показать эту справку
help-merels-version = Показать версию

help-play = Сразу начинает партию
help-play-white = Кто играет белыми
help-play-black = Кто играет чёрными
help-play-file = Записанная партия, продолжается с её конца
help-play-position = Позиция, с которой начать
help-replay = Просмотр записанных партий
help-replay-files = Файлы с записями партий (PGN); - означает стандартный ввод
help-review = Говорит, что было в записанных партиях: график, пропущенные мельницы, переломы
help-review-files = Файлы с записями партий (PGN); - означает стандартный ввод
help-rules = Выводит правила игры

help-check = Читает записи партий и говорит, чем кончилась каждая
help-check-files = Файлы с записями партий (PGN); - означает стандартный ввод
help-check-json = По одному объекту JSON на партию

help-engine = Для скриптов, тестов и других программ
help-engine-legal = Перечисляет разрешённые ходы в позиции
help-engine-legal-position = Позиция; - читает по одной в строке со стандартного ввода
help-engine-perft = Считает последовательности ходов данной длины
help-engine-perft-depth = Длина в ходах; ход вместе со снятием — один
help-engine-perft-position = Позиция; если не указана — начало партии
help-engine-best = Говорит, как пошёл бы бот
help-engine-best-position = Позиция; - читает по одной в строке со стандартного ввода
help-engine-best-level = Сила игры бота
help-engine-best-time = Сколько миллисекунд он может думать
help-engine-bench = Измеряет скорость поиска и показывает, изменился ли он
help-engine-match = Играет партии двух уровней друг с другом
help-engine-match-first = Уровень или игрок simple; после двоеточия — время на ход в миллисекундах
help-engine-match-second = Его соперник
help-engine-match-games = Сколько партий сыграть
help-engine-match-random-plies = Со скольких случайных ходов начинается каждая партия, от 0 до 16; иначе от 2 до 5
help-engine-uci = Говорит на текстовом протоколе программ для мельницы
help-engine-keep = Считает, как часто уровень сохраняет известную оценку позиций
help-engine-keep-file = По объекту JSON в строке: pos, value и keep
help-engine-keep-level = Сила игры бота
help-engine-keep-time = Сколько миллисекунд думать над ходом
help-engine-keep-nodes = Сколько позиций просмотреть ради хода
help-engine-keep-misses = Показывает ходы, которыми оценка упущена
help-engine-problems = Печатает позиции с их точной оценкой для keep
help-engine-problems-dir = Каталог таблиц вместо каталога пользователя
help-engine-problems-count = Сколько позиций
help-engine-problems-moving = Без фишек в руке, а не с ними
help-engine-tune = Подбирает веса оценки по точным значениям
help-engine-tune-file = Куда записать веса
help-engine-tune-dir = Каталог таблиц вместо каталога пользователя
help-engine-tune-games = Сколько партий сыграть
help-engine-tune-epochs = Сколько раз пройти при подборе все позиции

help-config = Говорит, где файл настроек
help-config-default = Выводит файл со всеми настройками и пояснениями

help-completions = Выводит автодополнение для оболочки
help-completions-shell = Оболочка
help-man = Выводит страницу руководства

help-picture = Выводит картинку экрана в SVG
help-picture-file = Записанная партия
help-picture-position = Позиция, с которой начать
help-picture-window = Размер окна
help-picture-keys = Клавиши, которые нажать сначала, например d6<Enter>
help-picture-light = Рисует как в светлом терминале

man-heading-keys = Клавиши
man-heading-files = Файлы
man-files =
    $XDG_CONFIG_HOME/merels/config.toml, ~/.config/merels/config.toml: настройки
    $XDG_STATE_HOME/merels/settings.toml: изменённое на экране
    $XDG_STATE_HOME/merels, ~/.local/state/merels: неоконченная партия, сохраняется после каждого хода
    $XDG_DATA_HOME/merels/games, ~/.local/share/merels/games: оконченные партии (PGN)
man-heading-environment = Окружение
man-environment =
    LC_ALL, LC_MESSAGES, LANG: язык и то, показывает ли терминал больше, чем ASCII
    NO_COLOR: если задана, без цвета
    COLORTERM: больше цветов, если значение truecolor
man-heading-exit = Код завершения
man-exit = 0 — всё удалось, 1 — плохие входные данные или неудача в работе, 2 — неверный вызов, 130 и 143 — после сигнала.

## Frames of messages.

cli-error = ошибка
cli-expected = ожидалось
cli-one-line = { $sentence }; ожидалось: { $expected }
cli-at-ply = ход { $ply }: { $reason }
cli-at-line = строка { $line }: { $reason }
cli-at-column = строка { $line }, столбец { $column }: { $reason }
cli-no-terminal = Экрану нужен терминал. Без него работают команды: { $commands }.
cli-clock-people = часы — для двух людей: с ботом играют без --clock
cli-cannot-read = не удалось прочитать { $file }: { $reason }
cli-file-too-large = файл больше { $limit } МиБ
system-no-such-file = нет такого файла или каталога
system-permission = нет прав
system-directory = это каталог
system-no-directory = это не каталог
system-exists = такой файл уже есть
system-full = на диске нет места
system-read-only = файловая система только для чтения
cli-not-utf8 = эти байты — не текст в UTF-8
cli-not-utf8-expected = текстовый файл в UTF-8
usage-help = Подробнее: { $help }.
usage-unknown-option = параметра { $word } нет
usage-unexpected = непонятно, что делать с { $word }
usage-unknown-command = команды { $word } нет
usage-suggestion = возможно, { $suggestion }
usage-missing-value = { $option } требует значения
usage-bad-value = { $option } не может иметь значения { $value }
usage-no-value = { $option } не принимает значения
usage-conflict = { $option } нельзя указать вместе с { $other }
usage-alone = { $option } нельзя указать вместе с чем-либо ещё
usage-twice = { $option } указано дважды
usage-missing = ещё не хватает: { $arguments }
usage-missing-command = не хватает команды
usage-not-utf8 = один из аргументов — не текст в UTF-8
usage-wrong = это не читается как командная строка
usage-expected-clock = минуты и секунды, например 10+5, или off
usage-expected-number = целое число
usage-expected-between = целое число от { $least } до { $most }
usage-expected-time = миллисекунды, целое число
usage-expected-contestant = уровень или simple, при желании после двоеточия миллисекунды на ход: master:50
usage-expected-window = столбцы и строки, например 80x24
usage-expected-keys = клавиши, например d6<Enter>

## What merels check says of a game.

check-game = { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
       *[many] { $plies } ходов
    }, { $result }
check-number = партия { $number }
review-too-long = { $game }: разбираются партии не длиннее { $most } ходов
check-claim = (в файле указано { $claim })

result-open = не окончена
result-ended = { $winner ->
        [white] победили белые
        [black] победили чёрные
       *[nobody] ничья
    } ({ $reason })
reason-fewer-than-three = меньше трёх фишек
reason-no-legal-move = нет разрешённых ходов
reason-resignation = соперник сдался
reason-time = время
reason-repetition = третье повторение позиции
reason-quiet-limit = слишком много ходов без взятия
reason-agreement = по соглашению

## Why a move cannot be played.

illegal-game-over = партия окончена
illegal-stones-in-hand = у { $side ->
        [white] белых
       *[black] чёрных
    } в руке ещё { $left ->
        [one] { $left } фишка
        [few] { $left } фишки
       *[many] { $left } фишек
    }, одну из них надо поставить
illegal-hand-empty = у { $side ->
        [white] белых
       *[black] чёрных
    } в руке нет фишек, ходить надо на доске
illegal-no-stone = на { $point } нет фишки
illegal-others-stone = фишка на { $point } не принадлежит { $side ->
        [white] белым
       *[black] чёрным
    }
illegal-occupied = на { $point } уже стоит фишка
illegal-not-connected = { $from } и { $to } — не соседние точки на линии
illegal-removal-missing = ход замыкает мельницу, но не указано, какую фишку снять
illegal-no-mill-closed = ход не замыкает мельницу, поэтому снять { $point } нельзя
illegal-no-such-stone = на { $point } нет фишки, которую можно снять
illegal-own-stone = фишка на { $point } принадлежит самим { $side ->
        [white] белым
       *[black] чёрным
    }
illegal-protected = фишка на { $point } стоит в мельнице, а есть и фишки вне мельниц

## Why a text is no move and no position.

read-missing-point = не хватает точки
read-not-a-point = такой точки нет
read-after-move = это не относится к ходу
read-missing-board = здесь нет позиции
read-not-a-board = такого знака на доске не бывает
read-rank-count = на доске { $found ->
        [one] { $found } ряд
        [few] { $found } ряда
       *[many] { $found } рядов
    }
read-rank-length = в ряду { $rank } { $found ->
        [one] { $found } точка
        [few] { $found } точки
       *[many] { $found } точек
    }
read-board-length = на доске { $found ->
        [one] { $found } точка
        [few] { $found } точки
       *[many] { $found } точек
    }
read-missing-side = не указано, чей ход
read-not-a-side = такой стороны нет
read-missing-hand = не указано, сколько фишек в руке у { $side ->
        [white] белых
       *[black] чёрных
    }
read-not-a-number = это не число
read-number-too-large = это число слишком велико
read-after-position = это не относится к позиции
read-too-many-stones = у { $side ->
        [white] белых
       *[black] чёрных
    } на доске { $board ->
        [one] { $board } фишка
        [few] { $board } фишки
       *[many] { $board } фишек
    } и в руке { $hand }

expected-point = точка от a1 до g7
expected-end = больше ничего
expected-position = позиция, например 3/3/3/6/3/3/3 w 9 9 0
expected-board = W, B, цифра от 1 до 9 для пустых точек или /
expected-ranks = 7 рядов, от седьмого к первому
expected-points = { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[many] { $count } точек
    }
expected-side = w или b
expected-number = число от 0 до { $max }
expected-nine-stones = всего не больше 9

## Why a saved game cannot be read.

record-open-comment = у этого комментария нет конца
record-open-side-line = у этого побочного варианта нет конца
record-open-string = у этого значения нет конца в строке
record-no-tag-name = у этого тега нет имени
record-no-tag-value = у этого тега нет значения
record-open-tag = у этого тега нет конца
record-stray-bracket = эта скобка ничего не закрывает
record-bad-tag-value = у тега { $tag } не может быть такого значения
record-repeated-tag = тег { $tag } указан дважды
record-missing-fen = тег SetUp обещает позицию, но её нет
record-not-a-point = нет точки { $word }
record-unknown-word = «{ $word }» — не ход
record-illegal = ход { $move } невозможен: { $reason }
record-after-end = ход { $move } стоит после конца партии: { $result }
record-too-many-tags = у этой партии больше { $limit } тегов
record-too-many-games = в этом файле больше { $limit } партий

expected-sign = { $sign }
expected-tag = имя и значение, как [White "Анна"]
expected-on-off = "on" или "off"
expected-limit = число от 1 до 65535 или "off"
expected-set-up = "1" с позицией в теге FEN или "0"
expected-fen = тег FEN с позицией
expected-move = ход, например d6, a1-a4 или d6xg7
expected-moves = { $moves }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }
expected-end-of-game = результат или теги следующей партии
## Что говорит merels solve.

help-solve = Вычисляет точную оценку каждой позиции без фишек в руке
help-solve-stones = Останавливается на таком числе фишек на доске, от 6 до 18
help-solve-dir = Каталог таблиц вместо каталога пользователя
help-solve-verify = Сверяет каждую оценку с оценками после ходов
help-solve-prove = Показывает оценку начала и каждого из различных первых ходов
help-solve-report = Печатает содержание таблиц в числах
help-solve-small = Записывает в файл малые таблицы, которые входят в программу
help-solve-opening = Записывает в файл знание начал, которое входит в программу
help-solve-plies = До какого хода для этого решаются все позиции, от 0 до 6; каждый ход занимает во много раз больше времени
help-solve-json = Отчёт: по одному объекту JSON в строке
help-engine-value = Говорит по таблицам, кто выигрывает позицию: win, draw или loss для того, чей ход, или unknown; затем число ходов до следующего снятия или конца и limit, если ограничение делает это ничьей
help-engine-value-position = Позиция; - читает по одной в строке со стандартного ввода
help-engine-value-dir = Каталог таблиц вместо каталога пользователя
solve-no-directory = система не говорит, где хранить данные; укажите каталог с --dir
solve-nothing-missing = Все нужные таблицы есть в { $directory }.
solve-needs = Таблицы до { $stones } фишек в { $directory }: { $positions } млн позиций, до { $memory } ГБ памяти, { $disk } ГБ на диске, примерно { $minutes } мин.
solve-takes = { $work ->
    [verify] Для проверки нужно до { $memory } ГБ памяти.
   *[prove] Для доказательства нужно до { $memory } ГБ памяти.
}
solve-little = нужно { $needed } ГБ памяти, свободно { $there } ГБ
solve-little-memory = нужно { $needed } ГБ памяти, свободно { $there } ГБ; с меньшим числом --stones нужно меньше
solve-little-disk = на диске нужно { $needed } ГБ, свободно { $there } ГБ; может помочь меньшее число --stones или --dir
solve-stopped = остановлено; готовое остаётся, следующий запуск продолжит с этого места
solve-cannot-write = не удаётся записать { $file }: { $reason }
solve-foreign = { $file } — не таблица этой программы и не используется
solve-other-version = { $file } — таблица другой версии программы и не используется
solve-other-pair = { $file } содержит другие правила или числа фишек, чем сказано в имени, и не используется
solve-damaged = { $file } повреждён и не используется; удалите его, и он будет сделан заново
solve-reading = { $pair }: чтение
solve-solving = { $pair }: решение
solve-writing = { $pair }: запись
solve-verifying = { $pair }: проверка
solve-rate = { $rate } млн позиций в секунду, осталось { $left }
solve-verified = { $pair }: все оценки верны ({ $seconds } с)
solve-wrong = { $pair }: неверных оценок: { $count }
report-set = фишки
report-entries = места
report-positions = позиции
report-won = выиграно
report-drawn = ничьи
report-lost = проиграно
report-won-beyond = выиграно без предела
report-lost-beyond = проиграно без предела
report-longest = самый долгий
report-longest-beyond = самый долгий без предела
report-sum = всего
prove-start = Начало: { $value ->
        [win] выигрывают белые
        [loss] выигрывают чёрные
        [limit-win] ничья из-за ограничения; без него выигрывают белые
        [limit-loss] ничья из-за ограничения; без него выигрывают чёрные
       *[draw] ничья
    } (позиций: { $nodes }, { $seconds } с).
prove-move = После { $point }: { $value ->
        [win] выигрывают белые
        [loss] выигрывают чёрные
        [limit-win] ничья из-за ограничения; без него выигрывают белые
        [limit-loss] ничья из-за ограничения; без него выигрывают чёрные
       *[draw] ничья
    } (позиций: { $nodes }, { $seconds } с).
solve-incomplete = для этого нужны все таблицы до 18 фишек; не хватает: { $pairs }. Их создаёт merels solve
solve-opening = Начало, позиции после { $ply } из { $plies } ходов: { $time }
needs-all-tables = для этого нужны все таблицы до 18 фишек
engine-endgames = решаются окончания без полёта: { $pair }
