### The words of the game, and the legend of the marks on the board.

side-white = Valge
side-black = Must
phase-placing = asetamine
phase-moving = käimine
phase-flying = lendamine

stones = { $count ->
    [one] { $count } nupp
   *[other] { $count } nuppu
}

## What the marks on the board mean.

mark-cursor = kursor
mark-picked = valitud nupp
mark-target = siia saab minna
mark-removable = selle nupu võib võtta
mark-moved = viimati käinud nupp
mark-left-from = siit ta tuli
mark-taken = siit võeti nupp
mark-mill = äsja suletud veski
mark-refused = miks käik ei sobinud
mark-hint = vihje osutab siia
mark-closing = siin saab veski sulgeda
mark-blocked = see nupp ei saa liikuda
mark-crossing = siin lõikuvad kaks joont
