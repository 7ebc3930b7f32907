### The words of the game, and the legend of the marks on the board.

side-white = Világos
side-black = Sötét
phase-placing = lerakás
phase-moving = lépés
phase-flying = repülés

stones = { $count } bábu

## What the marks on the board mean.

mark-cursor = a kurzor
mark-picked = a felvett bábu
mark-target = ide léphetsz
mark-removable = ez a bábu levehető
mark-moved = az utoljára lépett bábu
mark-left-from = innen jött
mark-taken = innen vettek le bábut
mark-mill = most bezárt malom
mark-refused = emiatt nem jó a lépés
mark-hint = ide mutat a tipp
mark-closing = itt malom zárható
mark-blocked = ez a bábu nem tud mozdulni
mark-crossing = itt két vonal keresztezi egymást
