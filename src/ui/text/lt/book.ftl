### The rule book, the lessons and the puzzles.

book-title = Malūnas: žaidimo taisyklės
book-legend = Lentose { $white } – baltųjų akmenėlis, { $black } – juodųjų. Skliaustuose – ką tik paėjęs arba aptariamas akmenėlis, { $removed } – vieta, iš kurios akmenėlis nuimtas, { $mark } – tuščias taškas, į kurį verta žiūrėti.

lessons-title = Pamokos
puzzles-title = Uždaviniai

lesson-close = Uždarykite malūną
lesson-close-text = Trys jūsų akmenėliai vienoje linijoje yra malūnas, o malūnas nuima varžovo akmenėlį.
lesson-block = Užtverkite malūną
lesson-block-text = Du varžovo akmenėliai vienoje linijoje, o trečias taškas tuščias: pastatykite ką nors skersai kelio.
lesson-take = Ką galima nuimti
lesson-take-text = Malūne stovintys akmenėliai apsaugoti, nebent malūnuose stovi visi varžovo akmenėliai.
lesson-reopen = Atidaryti ir vėl uždaryti
lesson-reopen-text = Atidarytas ir vėl uždarytas malūnas nuima dar vieną akmenėlį. Žiūrėkite, kad niekas neįžengtų į tuščią vietą.
lesson-double = Dvigubas malūnas
lesson-double-text = Vienas akmenėlis vaikšto tarp dviejų linijų ir kiekvienu ėjimu uždaro malūną.
lesson-fly = Skristi ir išlikti
lesson-fly-text = Turėdami tris akmenėlius galite eiti į bet kurį tuščią tašką. Tuo galima ir pulti, ir gintis.

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
puzzle-number = { $number } uždavinys iš { $count }
puzzles-solved = Išspręsta { $solved } iš { $count }

answer-right = Teisingai.
answer-wrong = { $move } netinka. Bandykite dar kartą.
lesson-done = Ši pamoka baigta.
