### The words of the game, and the legend of the marks on the board.
