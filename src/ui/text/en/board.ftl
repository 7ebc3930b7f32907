### The words of the game, and the legend of the marks on the board.

side-white = White
side-black = Black
phase-placing = placing
phase-moving = moving
phase-flying = flying

stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}

## What the marks on the board mean.

mark-cursor = the cursor
mark-picked = the stone you picked
mark-target = you can go here
mark-removable = you may take this stone
mark-moved = the stone that moved last
mark-left-from = where it came from
mark-taken = a stone was taken here
mark-mill = a mill was just closed
mark-refused = why the move was refused
mark-hint = the hint points here
mark-closing = a mill can be closed here
mark-blocked = this stone cannot move
mark-crossing = two lines cross here
