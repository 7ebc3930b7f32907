### The words of the game, and the legend of the marks on the board.

side-white = Baltieji
side-black = Juodieji
phase-placing = dėjimas
phase-moving = ėjimai
phase-flying = skraidymas

stones = { $count ->
    [one] { $count } akmenėlis
    [few] { $count } akmenėliai
   *[other] { $count } akmenėlių
}

## What the marks on the board mean.

mark-cursor = žymeklis
mark-picked = jūsų paimtas akmenėlis
mark-target = čia galima eiti
mark-removable = šį akmenėlį galima nuimti
mark-moved = paskutinis ėjęs akmenėlis
mark-left-from = iš čia jis atėjo
mark-taken = čia nuimtas akmenėlis
mark-mill = ką tik uždarytas malūnas
mark-refused = dėl ko ėjimas atmestas
mark-hint = čia rodo patarimas
mark-closing = čia galima uždaryti malūną
mark-blocked = šis akmenėlis negali pajudėti
mark-crossing = čia kertasi dvi linijos
