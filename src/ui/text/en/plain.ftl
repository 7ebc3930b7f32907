### The game as lines of text.

plain-welcome = Nine Men's Morris, line by line. Type a move such as d6, a1-a4 or d6xg7, or type help.
plain-begin = Type new to begin a game, or for example new human club to play against the bot.
plain-begin-or-go-on = Type continue to go on with the unfinished game, or new to begin another one, for example new human club to play against the bot.
plain-players = White: { $white }. Black: { $black }.
plain-goes-on = { $plies ->
    [one] One move has been played.
   *[other] { $plies } moves have been played.
}
plain-kept = The game is kept and can be gone on with later.
plain-nothing-kept = There is no unfinished game.
plain-no-game = There is no game. Type new to begin one.
plain-over = The game is over. Type new for another one, undo to take the last move back, or quit.

plain-turn-place = { $side ->
    [white] White
   *[black] Black
} to place a stone; { $count ->
    [one] this is the last one
   *[other] { $count } are left
} in hand.
plain-turn-slide = { $side ->
    [white] White
   *[black] Black
} to move a stone along a line.
plain-turn-fly = { $side ->
    [white] White
   *[black] Black
} to move one of the last three stones to any empty point.

plain-placed = { $side ->
    [white] White
   *[black] Black
} places a stone on { $to }.
plain-slid = { $side ->
    [white] White
   *[black] Black
} moves from { $from } to { $to }.
plain-flew = { $side ->
    [white] White
   *[black] Black
} flies from { $from } to { $to }.
plain-took = { $side ->
    [white] White
   *[black] Black
} closes a mill and takes the stone on { $point }.
plain-took-nothing = This closes a mill, but there is no stone to take.
plain-comment = Comment: { $comment }
plain-take = This closes a mill. Which stone do you take? { $points }
plain-from = From { $from } you can go to: { $points }

plain-point = { $point } { $side ->
    [white] white
    [black] black
   *[none] empty
}
plain-hand = { $side ->
    [white] White
   *[black] Black
} has { $count ->
    [0] no stones
    [one] one stone
   *[other] { $count } stones
} in hand.
plain-stones = { $side ->
    [white] White
   *[black] Black
} has { $count ->
    [0] no stones on the board.
    [one] one stone on the board: { $points }.
   *[other] { $count } stones on the board: { $points }.
}
plain-last = Move { $ply }, { $side ->
    [white] White
   *[black] Black
}: { $move }.
plain-no-last = Nothing has been played yet.
plain-moves = You can play: { $moves }
plain-moves-closing = You can close a mill with: { $moves }

plain-hint-stone = Look at the stone on { $point }. Type hint again for the move.
plain-hint-line = Look at the line { $line }. Type hint again for the move.
plain-undone = { $count ->
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
}
plain-redone = { $count ->
    [one] One move is played again.
   *[other] { $count } moves are played again.
}
plain-draw-asked = { $side ->
    [white] White offers a draw. Black
   *[black] Black offers a draw. White
} types yes to agree; anything else declines.
plain-exists = { $path } is there already. Choose another name.
plain-save-usage = The game is kept after every move. To write it to a file as well, type save and the name of the file.
plain-new-usage = Type new, or new with two players, White first: human, beginner, casual, club, master or perfect. For example: new human club.
plain-no-such-move = { $text } is no legal move here. Type moves to hear what can be played.
plain-unknown = { $word } is neither a move nor a command. Type help.
plain-ambiguous = This may be short for several commands: { $words }

plain-help-moves = To place a stone, type its point: d6. To move one, type both points: a1-a4. To take a stone with it, add the point: d6xg7.
plain-help-board = every point, rank by rank
plain-help-picture = the board as a drawing
plain-help-mine = the stones of the side to move
plain-help-theirs = the stones of the other side
plain-help-last = the last move
plain-help-move-list = what can be played now
plain-help-turn = whose turn it is
plain-help-hint = a hint; a second time the whole move
plain-help-undo = take back
plain-help-redo = play again what was taken back
plain-help-save = write the game to a file
plain-help-resign = give the game up
plain-help-draw = offer a draw
plain-help-new = another game, each player human or a level of the bot
plain-help-continue = go on with the unfinished game
plain-help-lesson = the lessons, or the one of this number
plain-help-puzzle = a puzzle: the first unsolved one, or the one of this number
plain-help-leave = back from a lesson or puzzle to the game
plain-help-now = while the bot thinks: it moves now
plain-help-clock = what the clock shows, or the clock of the next games between two people: 10+5, or off
plain-help-assist = say each time where a mill can be closed, which stones are blocked, and which crossing points are free; for white, black, both or nobody
plain-help-help = this help
plain-help-quit = leave; the game is kept
plain-in-exercise = This has no place in a lesson or puzzle. Type leave to go back to the game.
plain-not-thinking = The bot is not thinking now.
plain-clock = The clock: White { $white }, Black { $black }.
plain-no-clock = This game has no clock. Type clock 10+5 for the next one.
plain-clock-usage = Type clock and minutes for each side + seconds after each move, such as clock 10+5, or clock off.
plain-clock-next = The next games between two people have the clock { $clock }.
plain-clock-off = The next games have no clock.
plain-assist-usage = Type assist and who is to be assisted: white, black, both or nobody.
plain-assisted = { $who ->
    [white] White is assisted from now on.
    [black] Black is assisted from now on.
    [both] White and Black are assisted from now on.
   *[nobody] Nobody is assisted any more.
}
plain-assist-closing = A mill can be closed on: { $points }
plain-assist-blocked = { $side ->
    [white] White's
   *[black] Black's
} stones that cannot move: { $points }
plain-assist-crossings = Free crossing points: { $points }
