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
