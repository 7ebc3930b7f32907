### The review of a game.

review-graph = What the position was worth: above the line for White, below it for Black.
review-basis = { $exact ->
    [0] No table covers these positions: all judgements are the bot's estimates.
    [one] One of { $all } positions is judged exactly, from the tables (thick part of the line); the others are the bot's estimates.
   *[other] { $exact } of { $all } positions are judged exactly, from the tables (thick part of the line); the others are the bot's estimates.
}
review-basis-all = Every position is judged exactly, from the tables (thick line).
review-side = { $side ->
    [white] White
   *[black] Black
}
review-closed = { $count ->
    [one] { $count } mill closed
   *[other] { $count } mills closed
}
review-missed = { $count ->
    [one] { $count } mill overlooked
   *[other] { $count } mills overlooked
}
review-open = { $count ->
    [one] { $count } block overlooked
   *[other] { $count } blocks overlooked
}
review-made = { $count ->
    [one] { $count } double mill made
   *[other] { $count } double mills made
}
review-allowed = { $count ->
    [one] { $count } double mill allowed
   *[other] { $count } double mills allowed
}
review-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-turning-points = Turning points
review-no-turning-points = No single move turned this game.
review-point = Move { $ply }: { $side ->
    [white] White
   *[black] Black
} played { $played }, better was { $better } ({ $basis ->
    [exact] exact
   *[estimate] estimate
}).
review-events = What happened

event-closed = mill closed
event-missed = mill overlooked on { $points }
event-open = mill left open on { $points }
event-made = double mill made: { $one } and { $other }
event-allowed = double mill allowed: { $one } and { $other }
event-mistake = mistake (estimate)
event-blunder = blunder (estimate)
event-gave-away = { $change ->
    [win-draw] win given away (exact)
    [win-loss] win turned into a loss (exact)
   *[draw-loss] draw given away (exact)
}

reason-overlooked-mill = It closes a mill on { $points }.
reason-left-mill-open = { $opponent ->
    [white] White
   *[black] Black
} could close a mill on { $points } and was not stopped.
reason-allowed-double-mill = The move played let { $opponent ->
    [white] White
   *[black] Black
} make a double mill between { $one } and { $other }.
reason-missed-double-mill = It makes a double mill between { $one } and { $other }.
reason-missed-win = { $plies ->
    [one] It wins at once.
   *[other] It wins within { $plies } moves, both sides counted.
}
reason-loses = After the move played { $opponent ->
    [white] White
   *[black] Black
} { $plies ->
    [one] wins at once.
   *[other] wins within { $plies } moves, both sides counted.
}
reason-gave-away = { $change ->
    [win-draw] The move played gave a win away: the game is a draw now.
    [win-loss] The move played turned a win into a loss.
   *[draw-loss] The move played gave the draw away: { $opponent ->
        [white] White
       *[black] Black
    } wins now.
}
reason-missed-blockade = It leaves { $opponent ->
    [white] White
   *[black] Black
} without a legal move and wins.
reason-loses-stone = After the move played { $opponent ->
    [white] White
   *[black] Black
} closes a mill.
reason-worth-more = { $stones ->
    [one] By the bot's reckoning it is worth about one stone more.
   *[other] By the bot's reckoning it is worth about { $stones } stones more.
}

review-title = Review
review-thinking = The game is being reviewed…
review-thinking-ascii = The game is being reviewed...
