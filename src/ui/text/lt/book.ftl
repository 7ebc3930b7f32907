### The rule book, the lessons and the puzzles.

book-title = Malūnas: žaidimo taisyklės
book-legend = Lentose { $white } – baltųjų akmenėlis, { $black } – juodųjų. Skliaustuose – ką tik paėjęs arba aptariamas akmenėlis, { $removed } – vieta, iš kurios akmenėlis nuimtas, { $mark } – tuščias taškas, į kurį verta žiūrėti.

lessons-title = Pamokos
puzzles-title = Uždaviniai

lesson-close = Uždaryti malūną
lesson-close-text = Trys jūsų akmenėliai vienoje linijoje yra malūnas, o malūnas nuima varžovo akmenėlį.
lesson-block = Sutrukdyti malūnui
lesson-block-text = Du varžovo akmenėliai vienoje linijoje, o trečias taškas tuščias: pastatykite ką nors skersai kelio.
lesson-take = Ką galima nuimti
lesson-take-text = Malūne stovintys akmenėliai apsaugoti, nebent malūnuose stovi visi varžovo akmenėliai.
lesson-reopen = Atidaryti ir vėl uždaryti
lesson-reopen-text = Atidarytas ir vėl uždarytas malūnas nuima dar vieną akmenėlį. Žiūrėkite, kad niekas neįžengtų į tuščią vietą.
lesson-double = Dvigubas malūnas
lesson-double-text = Vienas akmenėlis vaikšto tarp dviejų linijų ir kiekvienu ėjimu uždaro malūną.
lesson-fly = Skristi ir išlikti
lesson-fly-text = Turėdami tris akmenėlius galite eiti į bet kurį tuščią tašką. Tuo galima ir pulti, ir gintis.

lesson-step = { $step } žingsnis iš { $count }

task-close = Uždarykite malūną.
task-block = Juodieji nori uždaryti malūną. Sutrukdykite.
task-take = Uždarykite malūną ir nuimkite akmenėlį, kurį galima nuimti.
task-open = Atidarykite savo malūną taip, kad kitu ėjimu galėtumėte jį vėl uždaryti.
task-double = Sudarykite dvigubą malūną, kurio juodieji negali iškart sustabdyti.
task-survive = Jums liko trys akmenėliai. Sustabdykite gresiantį malūną.

puzzle-task-win = Baltieji pradeda ir laimi per { $plies ->
    [one] { $plies } ėjimą
    [few] { $plies } ėjimus
   *[other] { $plies } ėjimų
}, skaičiuojant abi puses.
puzzle-task-keep = Baltieji pradeda ir laimi. Tinka tik vienas ėjimas.
puzzle-task-draw = Baltieji pradeda. Tik vienas ėjimas nepralaimi.
puzzle-kind-win = laimėti per { $plies ->
    [one] { $plies } ėjimą
    [few] { $plies } ėjimus
   *[other] { $plies } ėjimų
}
puzzle-kind-keep = laimi vienas ėjimas
puzzle-kind-draw = gelbsti vienas ėjimas
puzzle-number = { $number } uždavinys iš { $count }
puzzles-solved = Išspręsta { $solved } iš { $count }

answer-right = Teisingai.
answer-goes-on = Teisingai. Raskite kitą ėjimą.
exercise-solved = Išspręsta. { $key } – toliau.
wrong-no-mill = { $move } malūno neuždaro. Ieškokite linijos su dviem savo akmenėliais ir bandykite dar kartą.
wrong-still-open = Po { $move } juodieji gali uždaryti malūną: { $points }. Bandykite dar kartą.
wrong-opens-nothing = { $move } malūno neatidaro: iš jo turi išeiti vienas akmenėlis. Bandykite dar kartą.
wrong-gap = Po { $move } juodieji gali užimti { $point }, ir malūnas liks atidarytas. Bandykite dar kartą.
wrong-no-double = { $move } dvigubo malūno nesudaro: vienas akmenėlis turi galėti vaikščioti tarp dviejų linijų. Bandykite dar kartą.
wrong-stopped = Po { $move } juodieji gali užimti { $point } ir iškart jį sustabdyti. Bandykite dar kartą.
wrong-too-slow = Po { $move } juodieji atsako { $reply } ir išsilaiko ilgiau. Bandykite dar kartą.
wrong-only-draws = Po { $move } juodieji atsako { $reply } ir pasiekia lygiąsias. Bandykite dar kartą.
wrong-loses = Po { $move } juodieji atsako { $reply } ir laimi. Bandykite dar kartą.
wrong-drawn = Po { $move } partija baigiasi lygiosiomis. Bandykite dar kartą.
lesson-done = Ši pamoka baigta.
