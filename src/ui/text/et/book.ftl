### The rule book, the lessons and the puzzles.

book-title = Veskimäng: reeglid
book-legend = Laudadel on { $white } valge nupp ja { $black } must. Sulgudes on nupp, mis äsja käis või millest on juttu, { $removed } on koht, kust nupp võeti, ja { $mark } on tühi punkt, mida vaadata.

lessons-title = Õppetunnid
puzzles-title = Ülesanded

lesson-close = Sulgeda veski
lesson-close-text = Kolm teie nuppu ühel joonel on veski ja veski võtab vastase nupu.
lesson-block = Tõkestada veski
lesson-block-text = Kaks vastase nuppu ühel joonel ja kolmas punkt tühi: pange midagi ette.
lesson-take = Mida tohib võtta
lesson-take-text = Veskis seisvad nupud on kaitstud, välja arvatud siis, kui veskites on kõik vastase nupud.
lesson-reopen = Avada ja jälle sulgeda
lesson-reopen-text = Veski, mis avatakse ja jälle suletakse, võtab veel ühe nupu. Vaadake, et keegi tühjale kohale ei astuks.
lesson-double = Topeltveski
lesson-double-text = Üks nupp käib kahe joone vahet ja suleb iga käiguga veski.
lesson-fly = Lennata ja ellu jääda
lesson-fly-text = Kolme nupuga võib minna ükskõik millisele tühjale punktile. Sellega saab rünnata või ennast päästa.

lesson-step = { $step }. samm { $count }-st

task-close = Sulgege veski.
task-block = Must tahab veski sulgeda. Takistage teda.
task-take = Sulgege veski ja võtke nupp, mida tohib võtta.
task-open = Avage oma veski nii, et saate selle järgmise käiguga jälle sulgeda.
task-double = Ehitage topeltveski, mida must kohe peatada ei saa.
task-survive = Teil on alles kolm nuppu. Peatage ähvardav veski.

puzzle-task-win = Valge alustab ja võidab { $plies ->
    [one] ühe käiguga
   *[other] { $plies } käiguga
}, mõlemad pooled kokku.
puzzle-task-keep = Valge alustab ja võidab. Sobib ainult üks käik.
puzzle-task-draw = Valge alustab. Ainult üks käik ei kaota.
puzzle-kind-win = võit { $plies ->
    [one] ühe käiguga
   *[other] { $plies } käiguga
}
puzzle-kind-keep = võidab üks käik
puzzle-kind-draw = viigi hoiab üks käik
puzzle-number = { $number }. ülesanne { $count }-st
puzzles-solved = Lahendatud { $solved } / { $count }

answer-right = Õige.
answer-goes-on = Õige. Leidke järgmine käik.
exercise-solved = Lahendatud. { $key } viib edasi.
wrong-no-mill = { $move } ei sulge veskit. Otsige joont, millel on kaks teie nuppu, ja proovige veel kord.
wrong-still-open = Pärast käiku { $move } saab must veski sulgeda: { $points }. Proovige veel kord.
wrong-opens-nothing = { $move } ei ava veskit: üks veski nuppudest peab välja astuma. Proovige veel kord.
wrong-gap = Pärast käiku { $move } saab must astuda punktile { $point } ja veski jääb lahti. Proovige veel kord.
wrong-no-double = { $move } ei tee topeltveskit: üks nupp peab saama käia kahe joone vahet. Proovige veel kord.
wrong-stopped = Pärast käiku { $move } saab must astuda punktile { $point } ja selle kohe peatada. Proovige veel kord.
wrong-too-slow = Pärast käiku { $move } vastab must { $reply } ja peab kauem vastu. Proovige veel kord.
wrong-only-draws = Pärast käiku { $move } vastab must { $reply } ja saab viigi. Proovige veel kord.
wrong-loses = Pärast käiku { $move } vastab must { $reply } ja võidab. Proovige veel kord.
wrong-drawn = Pärast käiku { $move } on mäng viigis. Proovige veel kord.
lesson-done = See õppetund on läbi.
