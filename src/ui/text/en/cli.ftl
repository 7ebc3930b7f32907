### Messages of the command line.

## Help. The id says which command and which argument it describes.

help-heading-usage = Usage:
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Examples:
help-possible-values = values: { $values }
help-default = otherwise { $values }
value-name-options = OPTIONS
value-name-command = COMMAND
value-name-language = LANGUAGE
value-name-when = WHEN
value-name-name = NAME
value-name-who = WHO
value-name-file = FILE
value-name-pos = POS
value-name-dir = DIR
value-name-depth = DEPTH
value-name-shell = SHELL
value-name-keys = KEYS
value-name-level = LEVEL

help-merels = Nine Men's Morris in the terminal
help-merels-examples =
    {"  "}merels check games.pgn
    {"  "}merels engine best "3/3/3/6/3/3/3 w 9 9" --level club
help-merels-lang = The language of everything that is said
help-merels-color = When to use colour
help-merels-plain = Line by line, without a screen: for screen readers and scripts
help-merels-ascii = Draw with ASCII characters only
help-merels-no-flying = Three stones slide like any others
help-merels-quiet-limit = The game is drawn after so many plies without a removal
help-merels-no-repetition = The third time of a position is no draw
help-merels-seed = Makes the bot's choices the same each time
help-merels-clock = A clock for two people: minutes for each side + seconds after each move, or off
help-merels-help = Shows this help
help-merels-version = Shows the version

help-merels-theme = The colours of the screen
help-merels-no-mouse = Leaves the mouse to the terminal
help-merels-no-delay = Shows the bot's move as soon as it is found
help-merels-no-tables = The bot, hints, reviews and engine value do without tables of exact values

cli-no-terminal = The screen needs a terminal. These commands need none: { $commands }.
cli-clock-people = the clock is for two people: without --clock the bot plays

help-play = Plays a game at once
help-play-white = Who plays White
help-play-black = Who plays Black
help-play-file = A saved game to be gone on with from its end
help-play-position = The position to begin from
help-play-examples =
    {"  "}merels play --black club
    {"  "}merels play game.pgn
    {"  "}merels play --position "3/3/3/6/3/3/3 w 9 9"

help-replay = Steps through saved games
help-replay-files = Files of saved games (PGN); - is standard input
help-replay-examples =
    {"  "}merels replay game.pgn
    {"  "}merels replay - < games.pgn

help-check = Reads saved games and says what each comes to
help-check-files = Files of saved games (PGN); - is standard input
help-check-json = One JSON object a game
help-check-examples =
    {"  "}merels check *.pgn
    {"  "}merels check --json - < games.pgn
    {"  "}merels check --no-flying game.pgn

help-review = Says what happened in saved games: graph, mills overlooked, turning points
help-review-files = Files of saved games (PGN); - is standard input
help-review-examples =
    {"  "}merels review game.pgn
    {"  "}merels review --lang lt *.pgn

help-rules = Prints the rule book
help-rules-examples =
    {"  "}merels rules | less
    {"  "}merels rules --lang hu --ascii

help-engine = For scripts, tests and other programs
help-engine-legal = Lists the legal moves of a position
help-engine-legal-position = The position; - reads one a line from standard input
help-engine-legal-examples =
    {"  "}merels engine legal "3/3/3/6/3/3/3 w 9 9"
    {"  "}merels engine legal - < positions.txt
help-engine-perft = Counts the sequences of moves of a length
help-engine-perft-depth = The length in plies; a turn with its removal is one
help-engine-perft-position = The position; the start where it is left out
help-engine-perft-examples =
    {"  "}merels engine perft 6
    {"  "}merels engine perft 4 "WBW/BWB/WBW/2WW2/3/B2/3 b 0 0" --no-flying
help-engine-best = Says what the bot would play
help-engine-best-position = The position; - reads one a line from standard input
help-engine-best-level = How strong the bot plays
help-engine-best-time = How long it may think, in milliseconds
help-engine-best-examples =
    {"  "}merels engine best "3/3/3/6/3/3/3 w 9 9" --level master --time 100
help-engine-bench = Measures the speed of the search and shows whether it changed
help-engine-bench-examples =
    {"  "}merels engine bench
help-engine-match = Lets two levels play games against each other
help-engine-match-first = A level, or the player called simple, with its time for a move in milliseconds
help-engine-match-second = Its opponent
help-engine-match-games = How many games to play
help-engine-match-random-plies = How many random plies each game begins with, 0 to 16; otherwise 2 to 5
help-engine-match-examples =
    {"  "}merels engine match master:50 club --games 200 --seed 1
    {"  "}merels engine match beginner simple
help-engine-uci = Speaks the text protocol of mill programs
help-engine-uci-examples =
    {"  "}merels engine uci --seed 1
help-engine-keep = Counts how often a level keeps the known value of positions
help-engine-keep-file = One JSON object a line, with pos, value and keep
help-engine-keep-level = How strong the bot plays
help-engine-keep-time = How long it may think about a move, in milliseconds
help-engine-keep-nodes = How many positions it may search for a move
help-engine-keep-misses = Shows the moves that gave the value away
help-engine-keep-examples =
    {"  "}merels engine keep endgame.jsonl --time 100 --seed 1
help-engine-problems = Prints positions with their exact value, for keep
help-engine-problems-dir = The directory of the tables instead of the user's own
help-engine-problems-count = How many positions
help-engine-problems-moving = With empty hands instead of stones in hand
help-engine-problems-examples =
    {"  "}merels engine problems --count 500 --seed 9
help-engine-tune = Fits the weights of the evaluation to exact values
help-engine-tune-file = Where to write the weights
help-engine-tune-dir = The directory of the tables instead of the user's own
help-engine-tune-games = How many games to play
help-engine-tune-epochs = How often the fitting goes through all positions
help-engine-tune-examples =
    {"  "}merels engine tune src/bot/weights.bin --seed 1

help-config = Says where the file of settings is
help-config-default = Prints a file with all settings and what they mean
help-config-examples =
    {"  "}merels config --default > ~/.config/merels/config.toml

help-completions = Prints the completions for a shell
help-completions-shell = The shell
help-completions-examples =
    {"  "}merels completions bash > /usr/share/bash-completion/completions/merels
help-man = Prints the manual page
help-man-examples =
    {"  "}merels man | man -l -

man-heading-keys = Keys
man-heading-files = Files
man-files =
    $XDG_CONFIG_HOME/merels/config.toml, ~/.config/merels/config.toml: the settings
    $XDG_STATE_HOME/merels/settings.toml: what was changed on the screen
    $XDG_STATE_HOME/merels, ~/.local/state/merels: the unfinished game, kept after every move
    $XDG_DATA_HOME/merels/games, ~/.local/share/merels/games: finished games (PGN)
man-heading-environment = Environment
man-environment =
    LC_ALL, LC_MESSAGES, LANG: the language, and whether the terminal shows more than ASCII
    NO_COLOR: no colour where it is set
    COLORTERM: more colours where it is truecolor

help-picture = Prints a picture of the screen as SVG
help-picture-file = A saved game
help-picture-position = The position to begin from
help-picture-window = The size of the window
help-picture-keys = Keys to press first, such as d6<Enter>
help-picture-light = Draws as on a light terminal

man-heading-exit = Exit status
man-exit = 0 when all went well, 1 when the input was bad or the work failed, 2 for wrong usage, 130 and 143 after a signal.

## Frames of messages.

cli-error = error
cli-expected = expected
cli-one-line = { $sentence }; expected: { $expected }
cli-at-ply = ply { $ply }: { $reason }
cli-at-line = line { $line }: { $reason }
cli-at-column = line { $line }, column { $column }: { $reason }
cli-cannot-read = { $file } cannot be read: { $reason }
cli-file-too-large = it is larger than { $limit } MiB
system-no-such-file = No such file or directory
system-permission = Permission denied
system-directory = Is a directory
system-no-directory = Not a directory
system-exists = File exists
system-full = No space left on device
system-read-only = Read-only file system
cli-not-utf8 = these bytes are no text in UTF-8
cli-not-utf8-expected = a text file in UTF-8
usage-help = More is said by { $help }.
usage-unknown-option = there is no option { $word }
usage-unexpected = nothing is known to be done with { $word }
usage-unknown-command = there is no command { $word }
usage-suggestion = perhaps { $suggestion }
usage-missing-value = { $option } needs a value
usage-bad-value = { $option } cannot be { $value }
usage-no-value = { $option } takes no value
usage-conflict = { $option } does not go together with { $other }
usage-alone = { $option } does not go together with anything else
usage-twice = { $option } stands twice
usage-missing = still missing: { $arguments }
usage-missing-command = a command is missing
usage-not-utf8 = an argument is no text in UTF-8
usage-wrong = this cannot be read as a command line
usage-expected-clock = minutes and seconds such as 10+5, or off
usage-expected-number = a whole number
usage-expected-between = a whole number from { $least } to { $most }
usage-expected-time = milliseconds, a whole number
usage-expected-contestant = a level or simple, with the milliseconds for a move after a colon where you like: master:50
usage-expected-window = columns and rows such as 80x24
usage-expected-keys = keys such as d6<Enter>

## What merels check says of a game.

check-game = { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }, { $result }
check-number = game { $number }
review-too-long = { $game }: a review goes up to { $most } plies
check-claim = (the file claims { $claim })

result-open = unfinished
result-ended = { $winner ->
        [white] White wins
        [black] Black wins
       *[nobody] draw
    } ({ $reason })
reason-fewer-than-three = fewer than three stones
reason-no-legal-move = no legal move
reason-resignation = resignation
reason-time = time
reason-repetition = third repetition
reason-quiet-limit = too many plies without a removal
reason-agreement = agreement

## Why a move cannot be played.

illegal-game-over = the game is over
illegal-stones-in-hand = { $side ->
        [white] White
       *[black] Black
    } still has { $left ->
        [one] { $left } stone
       *[other] { $left } stones
    } in hand and must place one
illegal-hand-empty = { $side ->
        [white] White
       *[black] Black
    } has no stone in hand and must move one on the board
illegal-no-stone = there is no stone on { $point }
illegal-others-stone = the stone on { $point } is not { $side ->
        [white] White's
       *[black] Black's
    }
illegal-occupied = there is a stone on { $point } already
illegal-not-connected = { $from } and { $to } are not neighbours on a line
illegal-removal-missing = it closes a mill, and the stone to be removed is not named
illegal-no-mill-closed = it closes no mill, so { $point } cannot be removed
illegal-no-such-stone = there is no stone on { $point } to be removed
illegal-own-stone = the stone on { $point } is { $side ->
        [white] White's
       *[black] Black's
    } own
illegal-protected = the stone on { $point } stands in a mill, and others do not

## Why a text is no move and no position.

read-missing-point = a point is missing
read-not-a-point = there is no such point
read-after-move = this does not belong to the move
read-missing-board = there is no position
read-not-a-board = this does not belong on a board
read-rank-count = the board has { $found ->
        [one] { $found } rank
       *[other] { $found } ranks
    }
read-rank-length = rank { $rank } has { $found ->
        [one] { $found } point
       *[other] { $found } points
    }
read-board-length = the board has { $found ->
        [one] { $found } point
       *[other] { $found } points
    }
read-missing-side = the side to move is missing
read-not-a-side = this is no side
read-missing-hand = the number of stones in { $side ->
        [white] White's
       *[black] Black's
    } hand is missing
read-not-a-number = this is no number
read-number-too-large = this number is too large
read-after-position = this does not belong to the position
read-too-many-stones = { $side ->
        [white] White
       *[black] Black
    } has { $board ->
        [one] { $board } stone
       *[other] { $board } stones
    } on the board and { $hand } in hand

expected-point = a point, a1 to g7
expected-end = nothing more
expected-position = a position such as 3/3/3/6/3/3/3 w 9 9 0
expected-board = W, B, a digit from 1 to 9 for empty points, or /
expected-ranks = 7 ranks, from 7 down to 1
expected-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
expected-side = w or b
expected-number = a number from 0 to { $max }
expected-nine-stones = at most 9 in all

## Why a saved game cannot be read.

record-open-comment = this comment has no end
record-open-side-line = this side line has no end
record-open-string = this value has no end on its line
record-no-tag-name = this tag has no name
record-no-tag-value = this tag has no value
record-open-tag = this tag has no end
record-stray-bracket = this bracket closes nothing
record-bad-tag-value = the tag { $tag } cannot have this value
record-repeated-tag = the tag { $tag } stands twice
record-missing-fen = the tag SetUp promises a position, but there is none
record-not-a-point = there is no point { $word }
record-unknown-word = "{ $word }" is not a move
record-illegal = { $move } cannot be played: { $reason }
record-after-end = { $move } comes after the end of the game: { $result }
record-too-many-tags = this game has more than { $limit } tags
record-too-many-games = there are more than { $limit } games in this file

expected-sign = { $sign }
expected-tag = a name and a value, as in [White "Anna"]
expected-on-off = "on" or "off"
expected-limit = a number from 1 to 65535, or "off"
expected-set-up = "1" with a position in the tag FEN, or "0"
expected-fen = the tag FEN with a position
expected-move = a move such as d6, a1-a4 or d6xg7
expected-moves = { $moves }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
expected-end-of-game = the result, or the tags of another game

## What merels solve says.

help-solve = Computes the exact value of every position without stones in hand
help-solve-stones = Stops at so many stones on the board, 6 to 18
help-solve-dir = The directory of the tables instead of the user's own
help-solve-verify = Checks each value against the values after its moves
help-solve-prove = Shows the value of the start and of each first move that differs
help-solve-report = Prints what is in the tables, counted
help-solve-small = Writes the small tables that are part of the program to a file
help-solve-opening = Writes the opening knowledge that is part of the program to a file
help-solve-plies = Up to which ply all positions are solved for it, 0 to 6; each ply takes many times longer
help-solve-json = The report as one JSON object a line
help-solve-examples =
    {"  "}merels solve --stones 11
    {"  "}merels solve --no-flying --stones 10 --report
help-engine-value = Says who wins a position, from the tables: win, draw or loss for the side to move, or unknown; then the plies to the next removal or the end, and limit where the limit makes it a draw
help-engine-value-position = The position; - reads one a line from standard input
help-engine-value-dir = The directory of the tables instead of the user's own
help-engine-value-examples =
    {"  "}merels engine value "3/W1W/3/B5/3/1BB/2W w 0 0 12"
solve-no-directory = this system does not say where data belong; name a directory with --dir
solve-nothing-missing = All tables asked for are in { $directory }.
solve-needs = Tables up to { $stones } stones in { $directory }: { $positions } million positions, up to { $memory } GB of memory, { $disk } GB on disk, about { $minutes } min.
solve-takes = { $work ->
    [verify] Checking takes up to { $memory } GB of memory.
   *[prove] The proof takes up to { $memory } GB of memory.
}
solve-little = { $needed } GB of memory are needed and { $there } GB are free
solve-little-memory = { $needed } GB of memory are needed and { $there } GB are free; --stones with a smaller number needs less
solve-little-disk = { $needed } GB on disk are needed and { $there } GB are free; --stones with a smaller number or --dir may help
solve-stopped = stopped; what is finished stays, and the next run goes on from there
solve-cannot-write = { $file } cannot be written: { $reason }
solve-foreign = { $file } is not a table of this program and is not used
solve-other-version = { $file } is a table of another version of this program and is not used
solve-other-pair = { $file } holds other rules or other numbers of stones than its name says and is not used
solve-damaged = { $file } is damaged and is not used; remove it to have it made again
solve-reading = { $pair }: reading
solve-solving = { $pair }: solving
solve-writing = { $pair }: writing
solve-verifying = { $pair }: checking
solve-rate = { $rate } million positions a second, { $left } left
solve-verified = { $pair }: every value is right ({ $seconds } s)
solve-wrong = { $pair }: { $count } values are wrong
report-set = stones
report-entries = places
report-positions = positions
report-won = won
report-drawn = drawn
report-lost = lost
report-won-beyond = won without limit
report-lost-beyond = lost without limit
report-longest = longest
report-longest-beyond = longest without limit
report-sum = all
prove-start = The start: { $value ->
        [win] White wins
        [loss] Black wins
        [limit-win] a draw by the limit; without it White wins
        [limit-loss] a draw by the limit; without it Black wins
       *[draw] a draw
    } ({ $nodes } positions, { $seconds } s).
prove-move = After { $point }: { $value ->
        [win] White wins
        [loss] Black wins
        [limit-win] a draw by the limit; without it White wins
        [limit-loss] a draw by the limit; without it Black wins
       *[draw] a draw
    } ({ $nodes } positions, { $seconds } s).
solve-incomplete = this needs all tables up to 18 stones; missing: { $pairs }. merels solve makes them
solve-opening = Opening, positions after { $ply } of { $plies } plies: { $time }
needs-all-tables = this needs all tables up to 18 stones
engine-endgames = solving the endgames without flying: { $pair }
