### The screen: status, refusals, results, menus, help.

## Who is to do what

status-place = { $who } to place a stone.
status-slide = { $who } to move: pick a stone.
status-fly = { $who } to move, with three stones that fly anywhere: pick one.
status-to = { $who } moves { $from }: choose where to.
status-remove = { $who } has closed a mill: take a stone of { $other } ({ $count } may be taken).
status-thinking = { $who } is thinking…
status-thinking-ascii = { $who } is thinking...
status-paused = The bots are waiting. { $key } lets them go on.
status-looking = Looking at ply { $ply } of { $plies }.
status-typing = Move:
status-completions = { $count ->
    [0] no such move
    [one] 1 move: { $moves }
   *[other] { $count } moves: { $moves }
}
status-completions-many = { $count } moves, such as { $moves }

player-named = { $name } ({ $side })
player-bot = { $side } ({ $level })

level-human = person
level-beginner = beginner
level-casual = casual
level-club = club
level-master = master
level-perfect = perfect

## How it ended

outcome-fewer-than-three = { $who } wins: { $other } has fewer than three stones.
outcome-no-legal-move = { $who } wins: { $other } cannot move.
outcome-resignation = { $who } wins: { $other } has resigned.
outcome-time = { $who } wins: { $other } has no time left.
outcome-repetition = Draw: the same position for the third time.
outcome-quiet-limit = Draw: { $count ->
    [one] one move
   *[other] { $count } moves
} without a removal.
outcome-agreement = Draw by agreement.

## What should not be overlooked

notice-last-stone = { $who } has placed the last stone and moves along the lines from now on.
notice-flies = { $who } has three stones left: they may fly to any empty point.
notice-three-left = { $who } has three stones left; flying is off.
notice-second-time = This position stands for the second time: the third time is a draw.
notice-quiet-left = { $count ->
    [one] One move more
   *[other] { $count } moves more
} without a removal, and the game is drawn.
notice-double-mill = { $who } has a double mill: the stone between { $one } and { $other } closes a mill with every move.

## Why not

refused-game-over = The game is over. { $undo } takes moves back, { $rematch } starts a rematch.
refused-stones-in-hand = { $count ->
    [one] You still have one stone in hand: place it before you move others.
   *[other] You still have { $count } stones in hand: place them before you move others.
}
refused-hand-empty = All your stones are placed: name the stone to move, and where to.
refused-empty = There is no stone on { $point }.
refused-not-yours = The stone on { $point } belongs to { $who }.
refused-occupied = There is a stone of { $who } on { $point } already.
refused-not-connected = { $from } and { $to } are not neighbours, and only three stones fly.
refused-not-connected-no-flying = { $from } and { $to } are not neighbours, and flying is off.
refused-removal-missing = That closes a mill: name the stone to take as well.
refused-no-mill = That closes no mill, so { $point } cannot be taken.
refused-nothing-to-take = There is no stone to take on { $point }.
refused-own-stone = The stone on { $point } is your own.
refused-protected = The stone on { $point } stands in a mill, and others do not: take one of those.
refused-blocked = The stone on { $point } is blocked: no point beside it is empty.
refused-no-such-move = No move begins with “{ $text }”.
refused-no-such-move-ascii = No move begins with "{ $text }".
refused-unfinished = Several moves begin with “{ $text }”: type on.
refused-unfinished-ascii = Several moves begin with "{ $text }": type on.
refused-bots-turn = It is the bot's turn. { $now } lets it move now, { $undo } takes your move back.

## What is said in answer to a key

nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.
draw-declined = { $who } declines the draw.
rematch-later = A rematch comes when this game is over. { $resign } resigns, { $new } begins a new game.
hint-stone = Hint: look at the stone on { $point }. { $key } once more shows the move.
hint-line = Hint: look at the line { $a } { $b } { $c }. { $key } once more shows the move.
hint-move = Hint: { $move }
hint-win-now = Hint: { $move } wins at once (exact).
hint-win = Hint: { $move } wins (exact). A stone is taken or the game ends within { $plies ->
    [one] one move
   *[other] { $plies } moves, both sides counted
}.
hint-win-only = Hint: { $move } wins; the only move (exact). A stone is taken or the game ends within { $plies ->
    [one] one move
   *[other] { $plies } moves, both sides counted
}.
hint-win-open = Hint: { $move } wins (exact).
hint-win-open-only = Hint: { $move } wins; the only move (exact).
hint-draw = Hint: { $move } draws (exact).
hint-draw-only = Hint: { $move } draws; the only move (exact).
hint-loss = Hint: { $move } loses, as every move does, and holds out longest (exact).
hint-found-win = Hint: { $move } wins within { $plies ->
    [one] one move
   *[other] { $plies } moves, both sides counted
} (found by search).
hint-found-loss = Hint: { $move } holds out longest: the game is lost within { $plies ->
    [one] one move
   *[other] { $plies } moves, both sides counted
} (found by search).
hint-estimate = Hint: { $move }, worth { $value } stones (estimate).
hint-looking = Looking for a hint…
hint-looking-ascii = Looking for a hint...
draw-thinking = The bot considers the draw…
draw-thinking-ascii = The bot considers the draw...
mouse-on = The mouse plays. { $key } leaves it to the terminal.
mouse-off = The mouse is left to the terminal. { $key } takes it again.
theme-is = Theme: { $name }.
theme-none = Colours are switched off (NO_COLOR or --color).
assistance-on = Marked for { $who }: where a mill can be closed, what is blocked, where lines cross.
assistance-off = No more marks for { $who }.
file-written = Written: { $path }
file-not-written = { $path } was not written: { $reason }
not-kept = The game cannot be kept ({ $reason }). You can play on all the same.
line-kept = { $count ->
    [one] The move that came after is kept
   *[other] The { $count } moves that came after are kept
} with the earlier ones as a game of its own; { $key } opens it.
tables-begun = Exact tables: begun
tables-progress-first = Exact tables: { $pair }, { $percent } %
tables-progress = Exact tables: { $pair }, { $percent } %, { $left } left
tables-done = The exact tables are complete and in use from now on.
tables-stopped = Computing has stopped. What is finished is in use, and it can go on later.
tables-refused = This file of tables is damaged or foreign; remove it and go on: { $path }
table-damaged = { $path } is damaged and is not used; remove it to have it made again.
tables-little-memory = The exact tables need { $needed } GB of memory, and { $there } GB are free.
tables-little-disk = The exact tables need { $needed } GB of disk, and { $there } GB are free.
perfect-without = { $perfect } knows first moves and endgames; between them it plays as { $master }: the exact tables are not complete.
perfect-off = { $perfect } plays as { $master } does: the exact tables are switched off.
perfect-offer = { $key } computes them: about { $minutes } min, { $disk } GB of disk.
played-elsewhere = This game was taken up in another window.
no-more-captures = No stone is taken after this.
no-such-ply = The game has { $plies } plies.
no-name = No file was named.
review-goes-up-to = A review goes up to { $most } plies.
report-expected = Expected: { $expected }
save-unreadable = A kept game cannot be read and stays as it is: { $path }: { $reason }

## Questions

ask-resign = { $who } resigns?
ask-draw = { $who } offers a draw. Does { $other } agree?
ask-replace = { $path } is there already. Replace it?
ask-solve = Compute the exact tables (about { $minutes } min, { $disk } GB of disk, { $memory } GB of memory)? You can play meanwhile, and stop and go on later.
ask-stop-solving = Stop computing the exact tables? What is finished stays, and it can go on later.
prompt-save-as = Save as:
prompt-open = Open file:
prompt-replay = Replay file:
prompt-jump = Go to ply:
prompt-kept = Kept games
save-as-name = game.pgn

## The start screen

title = Nine Men's Morris
start-go-on = Go on: move { $number }, { $who } to move
start-over = Go on: the game that has ended
start-new-game = New game
start-open = Open a saved game
start-replay = Step through a saved game
start-tables = Compute the exact tables
start-tables-stop = Stop computing the exact tables
start-rules = Rules in force
start-book = Rule book
start-help = Keys
start-quit = Quit

## A new game

new-game-title = New game
new-game-on-title = Play on from here
row-white = White
row-black = Black
row-name-white = White's name
row-name-black = Black's name
row-flying = Flying with three stones
row-quiet-limit = Draw without a removal
row-repetition = Draw by repetition
row-clock = Clock
row-assistance = Assistance
row-begin = Begin
value-on = yes
value-off = no
value-never = never
value-no-clock = none
value-nobody = nobody
value-white = White
value-black = Black
value-both = both
value-quiet-limit = { $count ->
    [one] after one move
   *[other] after { $count } moves
}

## Beside the board

in-hand = in hand
taken = taken
moves-title = Moves
thinking-line = depth { $depth }, { $nodes } positions: { $line }
thinking-tables = from the tables: { $worth }
evaluation-estimate = { $value } (estimate)
evaluation-win = { $who } wins in { $plies ->
    [one] one ply
   *[other] { $plies } plies
} (search)
evaluation-exact-win = { $who } wins (exact)
evaluation-exact-draw = draw (exact)

## Replay

replay-this-game = this game
replay-place = ply { $ply } of { $plies }
replay-game = game { $game } of { $games }
replay-playing = playing, a move every { $seconds } s
replay-claim = The file says: { $result }
replay-title = { $white } – { $black }
replay-title-ascii = { $white } - { $black }

## Pages

page-keys = Keys
page-legend = Marks on the board
page-report = This file cannot be read
rules-title = Rules in force
rules-flying-on = A side with three stones left may move to any empty point.
rules-flying-off = Flying is off: three stones slide like any others.
rules-quiet-limit = { $count ->
    [one] One move without a removal is a draw.
   *[other] { $count } moves in a row without a removal are a draw.
}
rules-quiet-limit-off = There is no limit to moves without a removal.
rules-repetition-on = The same position for the third time is a draw.
rules-repetition-off = Repeating a position has no consequence.
rules-clock = The clock: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for each side, and { $seconds ->
    [0] nothing
    [one] one second
   *[other] { $seconds } seconds
} more after each move. Whoever has no time left has lost. The clock stands while a page, a question or another screen is open.
rules-placing = Each side places nine stones in turn, White first, on any empty point.
rules-moving = When all are placed, a stone moves along a line to the next empty point.
rules-mill = Three stones of one side in a line are a mill. Whoever closes one takes an enemy stone: one that stands in no mill, unless all of them do. Two mills closed at once take one stone.
rules-end = Who has fewer than three stones left, or cannot move, has lost.

too-small = This window is too small: { $need-width }×{ $need-height } needed, { $width }×{ $height } there.
too-small-ascii = This window is too small: { $need-width }x{ $need-height } needed, { $width }x{ $height } there.

## Keys

keys-game = At the board
keys-move-line = While typing a move (begin with a letter from a to g)
keys-replay = In a replay
keys-start = On the start screen
keys-everywhere = Everywhere
keys-new-game = Before a new game
keys-exercise = In a lesson or puzzle
keys-list = Before a lesson or puzzle

key-interrupt = leave at once
key-suspend = back to the shell, fg returns
key-repaint = draw everything anew
key-mouse = mouse on or off
key-language = next language
key-theme = next theme
key-read-whole = read all of it
key-book = rule book
key-entry-up = up
key-entry-down = down
key-choose = choose
key-begin = begin
key-read = read
key-next-exercise = next one
key-previous-exercise = one before
key-new-game = new game
key-open = open
key-tables = exact tables
key-help = keys
key-quit = quit
key-to-game = back to the game
key-value-left = change back
key-value-right = change
key-start-game = begin
key-back = back
key-act = place, pick, take
key-cursor-up = cursor up along the line
key-cursor-down = cursor down along the line
key-cursor-left = cursor left along the line
key-cursor-right = cursor right along the line
key-next-point = next point that can be chosen
key-previous-point = the point before
key-move-now = move now
key-pause-bots = stop or go on
key-undo = take back
key-redo = play again
key-hint = hint
key-rematch = rematch
key-step-back = look back
key-step-on = look on
key-ply-back = previous move
key-ply-on = next
key-first = to the beginning
key-last = to the end
key-draw = offer a draw
key-resign = resign
key-save-as = save as
key-watch = step through the game
key-thinking = bot's thoughts on or off
key-evaluation = evaluation bar on or off
key-assistance = assistance on or off
key-play = play
key-complete = complete
key-clear = take all of it away
key-close = close
key-play-pause = play, pause
key-play-on = play on from here
key-next-capture = next capture
key-review = review
key-go-there = go there
key-next-game = next game
key-previous-game = game before
key-faster = faster
key-slower = slower
key-jump = go to a ply
key-tenth = go to a tenth of the game
key-scroll-up = up
key-scroll-down = down
key-page-up = page up
key-page-down = page down
key-next-chapter = next chapter
key-previous-chapter = chapter before
key-page-first = to the top
key-page-last = to the bottom
key-yes = yes
key-no = no
key-enter = take it
