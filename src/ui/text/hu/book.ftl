### The rule book, the lessons and the puzzles.

book-title = Malom: a szabályok
book-legend = A táblákon { $white } a világos bábu, { $black } a sötét. Zárójelben az a bábu áll, amely éppen lépett, vagy amelyről szó van; { $removed } jelzi, ahonnan bábut vettek le, { $mark } pedig azt az üres pontot, amelyre figyelni kell.

lessons-title = Leckék
puzzles-title = Feladványok

lesson-close = Malmot bezárni
lesson-close-text = Egy vonalon három bábud malom, és a malom leveszi az ellenfél egyik bábuját.
lesson-block = Malmot megállítani
lesson-block-text = Az ellenfél két bábuja egy vonalon, a harmadik pont üres: tégy oda valamit.
lesson-take = Mit lehet levenni
lesson-take-text = A malomban álló bábuk védettek, kivéve, ha az ellenfél minden bábuja malomban áll.
lesson-reopen = Kinyitni és újra bezárni
lesson-reopen-text = A kinyitott és újra bezárt malom újabb bábut vesz le. Vigyázz, hogy senki se lépjen a résbe.
lesson-double = A dupla malom
lesson-double-text = Egyetlen bábu ingázik két vonal között, és minden lépéssel malmot zár be.
lesson-fly = Repülni és megmaradni
lesson-fly-text = Három bábuval bármelyik üres pontra léphetsz. Ezzel támadni is lehet, védekezni is.

lesson-step = { $step }. feladat, összesen { $count }

task-close = Zárj be egy malmot.
task-block = Sötét malmot akar bezárni. Akadályozd meg.
task-take = Zárj be egy malmot, és vegyél le egy levehető bábut.
task-open = Nyisd ki a malmodat úgy, hogy a következő lépéssel újra bezárhasd.
task-double = Építs dupla malmot, amelyet sötét nem tud azonnal megállítani.
task-survive = Három bábud maradt. Állítsd meg a fenyegető malmot.

puzzle-task-win = Világos indul, és { $plies } lépésen belül nyer, a két fél lépéseit együtt számolva.
puzzle-task-keep = Világos indul és nyer. Csak egy lépés jó.
puzzle-task-draw = Világos indul. Csak egy lépés nem veszít.
puzzle-kind-win = nyerés { $plies } lépésben
puzzle-kind-keep = egy lépés nyer
puzzle-kind-draw = egy lépés ment döntetlent
puzzle-number = { $number }. feladvány, összesen { $count }
puzzles-solved = Megoldva: { $solved } / { $count }

answer-right = Helyes.
answer-goes-on = Helyes. Keresd meg a következő lépést.
exercise-solved = Megoldva. { $key }: tovább.
wrong-no-mill = { $move } nem zár be malmot. Keress egy vonalat két saját bábuval, és próbáld újra.
wrong-still-open = { $move } után sötét malmot zárhat be: { $points }. Próbáld újra.
wrong-opens-nothing = { $move } nem nyit ki malmot: a malom egyik bábujának ki kell lépnie. Próbáld újra.
wrong-gap = { $move } után sötét ide léphet: { $point }, és a malom nyitva marad. Próbáld újra.
wrong-no-double = { $move } nem épít dupla malmot: egy bábunak két vonal között kell tudnia ingázni. Próbáld újra.
wrong-stopped = { $move } után sötét ide léphet: { $point }, és rögtön megállítja. Próbáld újra.
wrong-too-slow = { $move } után sötét válasza { $reply }, és tovább kitart. Próbáld újra.
wrong-only-draws = { $move } után sötét válasza { $reply }, és ez döntetlen. Próbáld újra.
wrong-loses = { $move } után sötét válasza { $reply }, és nyer. Próbáld újra.
wrong-drawn = { $move } után a játszma döntetlen. Próbáld újra.
lesson-done = Ez a lecke kész.
