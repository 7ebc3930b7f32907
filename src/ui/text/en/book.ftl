### The rule book, the lessons and the puzzles.

book-title = Nine Men's Morris: the rules
book-legend = On the boards { $white } is a white stone and { $black } a black one. Brackets stand round the stone just moved or spoken of, { $removed } is where a stone was taken, and { $mark } is an empty point to look at.

lessons-title = Lessons
puzzles-title = Puzzles

lesson-close = Close a mill
lesson-close-text = Three of your stones on one line are a mill, and a mill takes an enemy stone.
lesson-block = Block a mill
lesson-block-text = Two enemy stones on a line with the third point free: put something in the way.
lesson-take = What may be taken
lesson-take-text = Stones in a mill are protected, unless every enemy stone stands in one.
lesson-reopen = Open and close again
lesson-reopen-text = A mill that is opened and closed again takes another stone. See that nobody steps into the gap.
lesson-double = The double mill
lesson-double-text = One stone goes to and fro between two lines and closes a mill with every move.
lesson-fly = Fly and survive
lesson-fly-text = With three stones left you may go to any empty point. Use it to strike, or to stay alive.

lesson-step = Step { $step } of { $count }

task-close = Close a mill.
task-block = Black wants to close a mill. Stop it.
task-take = Close a mill and take a stone that may be taken.
task-open = Open your mill so that you can close it again with the next move.
task-double = Make a double mill that Black cannot stop at once.
task-survive = You have three stones left. Stop the mill that threatens.

puzzle-task-win = White to move wins within { $plies } moves, both sides counted.
puzzle-task-keep = White to move and wins. Only one move does it.
puzzle-task-draw = White to move. Only one move does not lose.
puzzle-kind-win = win in { $plies } moves
puzzle-kind-keep = one move wins
puzzle-kind-draw = one move draws
puzzle-number = Puzzle { $number } of { $count }
puzzles-solved = { $solved } of { $count } solved

answer-right = Right.
answer-goes-on = Right. Find the next move.
exercise-solved = Solved. { $key } goes on.
wrong-no-mill = { $move } closes no mill. Look for a line with two of your stones and try again.
wrong-still-open = After { $move } Black can close a mill: { $points }. Try again.
wrong-opens-nothing = { $move } opens no mill: one stone of the mill has to step out. Try again.
wrong-gap = After { $move } Black can step onto { $point }, and the mill stays open. Try again.
wrong-no-double = { $move } makes no double mill: one stone must be able to go between two lines. Try again.
wrong-stopped = After { $move } Black can step onto { $point } and stop it at once. Try again.
wrong-too-slow = After { $move } Black answers { $reply } and holds out longer. Try again.
wrong-only-draws = After { $move } Black answers { $reply } and has a draw. Try again.
wrong-loses = After { $move } Black answers { $reply } and wins. Try again.
wrong-drawn = With { $move } the game is drawn. Try again.
lesson-done = This lesson is done.
