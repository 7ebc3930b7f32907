### The screen: status, refusals, results, menus, help.

## Who is to do what

status-place = { $who }: padėkite akmenėlį.
status-slide = { $who }: jūsų ėjimas, pasirinkite akmenėlį.
status-fly = { $who }: jūsų ėjimas, trys akmenėliai skrenda bet kur – pasirinkite vieną.
status-to = { $who }: iš { $from } – pasirinkite, kur eiti.
status-remove = { $who } uždarė malūną: nuimkite varžovo akmenėlį ({ LOWER($other) }; { $count ->
    [1] tinka vienas
   *[other] galima rinktis iš { $count }
}).
status-thinking = { $who } galvoja…
status-thinking-ascii = { $who } galvoja...
status-paused = Robotai laukia. { $key } leidžia jiems tęsti.
status-looking = Rodomas { $ply } ėjimas iš { $plies }.
status-typing = Ėjimas:
status-completions = { $count ->
    [0] tokio ėjimo nėra
    [one] { $count } ėjimas: { $moves }
    [few] { $count } ėjimai: { $moves }
   *[other] { $count } ėjimų: { $moves }
}
status-completions-many = { $count ->
    [one] { $count } ėjimas, pavyzdžiui: { $moves }
    [few] { $count } ėjimai, pavyzdžiui: { $moves }
   *[other] { $count } ėjimų, pavyzdžiui: { $moves }
}

player-named = { $name } ({ LOWER($side) })
player-bot = { $side } ({ $level })

level-human = žmogus
level-beginner = pradedantysis
level-casual = mėgėjas
level-club = klubo žaidėjas
level-master = meistras
level-perfect = tobulas

## How it ended

outcome-fewer-than-three = Laimėjo { LOWER($who) }: varžovui ({ LOWER($other) }) liko mažiau nei trys akmenėliai.
outcome-no-legal-move = Laimėjo { LOWER($who) }: varžovas ({ LOWER($other) }) negali eiti.
outcome-resignation = Laimėjo { LOWER($who) }: varžovas ({ LOWER($other) }) pasidavė.
outcome-time = Laimėjo { LOWER($who) }: varžovo ({ LOWER($other) }) laikas baigėsi.
outcome-repetition = Lygiosios: ta pati padėtis trečią kartą.
outcome-quiet-limit = Lygiosios: { $count ->
    [one] { $count } ėjimas
    [few] { $count } ėjimai
   *[other] { $count } ėjimų
} be nuėmimo.
outcome-agreement = Sutarta dėl lygiųjų.

## What should not be overlooked

notice-last-stone = { $who }: padėtas paskutinis akmenėlis, nuo šiol einama linijomis.
notice-flies = { $who }: liko trys akmenėliai, jie gali skristi į bet kurį tuščią tašką.
notice-three-left = { $who }: liko trys akmenėliai; skraidymas išjungtas.
notice-second-time = Ši padėtis lentoje jau antrą kartą; trečią kartą – lygiosios.
notice-quiet-left = { $count ->
    [one] Dar { $count } ėjimas
    [few] Dar { $count } ėjimai
   *[other] Dar { $count } ėjimų
} be nuėmimo – ir lygiosios.
notice-double-mill = { $who }: dvigubas malūnas! Akmenėlis tarp { $one } ir { $other } uždaro malūną kiekvienu ėjimu.

## Why not

refused-game-over = Partija baigta. { $undo } atsiima ėjimus, { $rematch } pradeda revanšą.
refused-stones-in-hand = { $count ->
    [one] Rankoje dar turite { $count } akmenėlį
    [few] Rankoje dar turite { $count } akmenėlius
   *[other] Rankoje dar turite { $count } akmenėlių
}: padėkite, tik tada eisite lentoje.
refused-hand-empty = Visi jūsų akmenėliai padėti: nurodykite, kuriuo eiti ir kur.
refused-empty = Taške { $point } akmenėlio nėra.
refused-not-yours = Akmenėlis taške { $point } – ne jūsų ({ LOWER($who) }).
refused-occupied = Taške { $point } jau stovi akmenėlis ({ LOWER($who) }).
refused-not-connected = { $from } ir { $to } – ne kaimynai, o skraido tik trys akmenėliai.
refused-not-connected-no-flying = { $from } ir { $to } – ne kaimynai, o skraidymas išjungtas.
refused-removal-missing = Taip uždaromas malūnas: nurodykite ir nuimamą akmenėlį.
refused-no-mill = Malūnas neuždaromas, tad { $point } nuimti negalima.
refused-nothing-to-take = Taške { $point } nėra ko nuimti.
refused-own-stone = Akmenėlis taške { $point } – jūsų paties.
refused-protected = Akmenėlis taške { $point } stovi malūne, o kiti – ne: imkite vieną iš jų.
refused-blocked = Akmenėlis taške { $point } užrakintas: šalia nėra tuščio taško.
refused-no-such-move = Joks ėjimas neprasideda „{ $text }“.
refused-no-such-move-ascii = Joks ėjimas neprasideda "{ $text }".
refused-unfinished = Keli ėjimai prasideda „{ $text }“: rašykite toliau.
refused-unfinished-ascii = Keli ėjimai prasideda "{ $text }": rašykite toliau.
refused-bots-turn = Dabar eina robotas. { $now } liepia jam eiti tuojau, { $undo } atsiima jūsų ėjimą.

## What is said in answer to a key

nothing-to-undo = Nėra ko atsiimti.
nothing-to-redo = Nėra ko kartoti.
draw-declined = { $who } lygiųjų nepriima.
rematch-later = Revanšas – kai ši partija baigsis. { $resign } – pasiduoti, { $new } – nauja partija.
hint-stone = Patarimas: pažiūrėkite į akmenėlį taške { $point }. Dar kartą { $key } – ir parodys ėjimą.
hint-line = Patarimas: pažiūrėkite į liniją { $a } { $b } { $c }. Dar kartą { $key } – ir parodys ėjimą.
hint-move = Patarimas: { $move }
hint-win-now = Patarimas: { $move } laimi iš karto (tikslu).
hint-win = Patarimas: { $move } laimi (tikslu). Akmenėlis bus nuimtas arba partija baigsis per { $plies ->
    [one] { $plies } ėjimą
    [few] { $plies } ėjimus
   *[other] { $plies } ėjimų
}, skaičiuojant abi puses.
hint-win-only = Patarimas: laimi tik { $move } (tikslu). Akmenėlis bus nuimtas arba partija baigsis per { $plies ->
    [one] { $plies } ėjimą
    [few] { $plies } ėjimus
   *[other] { $plies } ėjimų
}, skaičiuojant abi puses.
hint-win-open = Patarimas: { $move } laimi (tikslu).
hint-win-open-only = Patarimas: laimi tik { $move } (tikslu).
hint-draw = Patarimas: { $move } išlaiko lygiąsias (tikslu).
hint-draw-only = Patarimas: lygiąsias išlaiko tik { $move } (tikslu).
hint-loss = Patarimas: { $move } pralaimi, kaip ir visi ėjimai, bet laikosi ilgiausiai (tikslu).
hint-found-win = Patarimas: { $move } laimi per { $plies ->
    [one] { $plies } ėjimą
    [few] { $plies } ėjimus
   *[other] { $plies } ėjimų
}, skaičiuojant abi puses (rado paieška).
hint-found-loss = Patarimas: { $move } laikosi ilgiausiai, bet pralaimi per { $plies ->
    [one] { $plies } ėjimą
    [few] { $plies } ėjimus
   *[other] { $plies } ėjimų
}, skaičiuojant abi puses (rado paieška).
hint-estimate = Patarimas: { $move }, vertė akmenėliais { $value } (apytikriai).
hint-looking = Ieškoma patarimo…
hint-looking-ascii = Ieškoma patarimo...
draw-thinking = Robotas svarsto dėl lygiųjų…
draw-thinking-ascii = Robotas svarsto dėl lygiųjų...
mouse-on = Žaisti galima ir pele. { $key } palieka ją terminalui.
mouse-off = Pelė palikta terminalui. { $key } ją susigrąžina.
theme-is = Spalvos: { $name }.
theme-none = Spalvos išjungtos (NO_COLOR arba --color).
assistance-on = Pagalba ({ LOWER($who) }): žymima, kur galima uždaryti malūną, kas užblokuota, kur kertasi linijos.
assistance-off = Pagalba ({ LOWER($who) }) išjungta.
file-written = Įrašyta: { $path }
file-not-written = Įrašyti nepavyko: { $path }: { $reason }
not-kept = Partijos išsaugoti nepavyksta ({ $reason }). Žaisti vis tiek galima.
line-kept = Ankstesnė tąsa ({ $count ->
    [one] { $count } ėjimas
    [few] { $count } ėjimai
   *[other] { $count } ėjimų
}) išsaugota kaip atskira partija; { $key } ją atveria.
tables-begun = Tikslios lentelės: pradėta
tables-progress-first = Tikslios lentelės: { $pair }, { $percent } %
tables-progress = Tikslios lentelės: { $pair }, { $percent } %, liko { $left }
tables-done = Tikslios lentelės baigtos ir nuo šiol naudojamos.
tables-stopped = Skaičiavimas sustabdytas. Kas baigta, jau naudojama, vėliau galima tęsti.
tables-refused = Lentelių failas sugadintas arba svetimas; pašalinkite jį ir tęskite: { $path }
table-damaged = { $path } sugadintas ir nenaudojamas; pašalinkite jį, ir jis bus padarytas iš naujo.
tables-little-memory = Tikslioms lentelėms reikia { $needed } GB atminties, laisva { $there } GB.
tables-little-disk = Tikslioms lentelėms diske reikia { $needed } GB, laisva { $there } GB.
perfect-without = Lygis { $perfect } žino pirmuosius ėjimus ir pabaigas, tarp jų žaidžia kaip { $master }: dar ne visos tikslios lentelės suskaičiuotos.
perfect-off = Lygis { $perfect } žaidžia kaip { $master }: tikslios lentelės išjungtos.
perfect-offer = { $key } jas suskaičiuoja: apie { $minutes } min., { $disk } GB diske.
played-elsewhere = Ši partija tęsiama kitame lange.
no-more-captures = Toliau nieko nenuimama.
no-such-ply = Ėjimų partijoje: { $plies }.
no-name = Failas nenurodytas.
review-goes-up-to = Apžvelgiamos tik partijos iki { $most } ėjimų.
report-expected = Laukta: { $expected }
save-unreadable = Išsaugotos partijos perskaityti nepavyko, ji palikta, kaip buvo: { $path }: { $reason }

## Questions

ask-resign = { $who } pasiduoda?
ask-draw = { $who } siūlo lygiąsias. Ar { LOWER($other) } sutinka?
ask-replace = { $path } jau yra. Pakeisti?
ask-solve = Skaičiuoti tikslias lenteles (apie { $minutes } min., { $disk } GB diske, { $memory } GB atminties)? Galima žaisti, stabdyti ir tęsti.
ask-stop-solving = Nebeskaičiuoti tikslių lentelių? Kas baigta, lieka, ir vėliau galima tęsti.
prompt-save-as = Įrašyti kaip:
prompt-open = Atverti failą:
prompt-replay = Peržiūrėti failą:
prompt-jump = Eiti prie ėjimo:
prompt-kept = Išsaugotos partijos
save-as-name = partija.pgn

## The start screen

title = Malūnas
start-go-on = Tęsti: { $number } ėjimas, eina { LOWER($who) }
start-over = Tęsti: baigta partija
start-new-game = Nauja partija
start-open = Atverti įrašytą partiją
start-replay = Peržiūrėti įrašytą partiją
start-tables = Skaičiuoti tikslias lenteles
start-tables-stop = Nebeskaičiuoti tikslių lentelių
start-rules = Galiojančios taisyklės
start-book = Taisyklių knyga
start-help = Klavišai
start-quit = Baigti

## A new game

new-game-title = Nauja partija
new-game-on-title = Žaisti nuo čia
row-white = Baltieji
row-black = Juodieji
row-name-white = Baltųjų vardas
row-name-black = Juodųjų vardas
row-flying = Skraidymas su trimis akmenėliais
row-quiet-limit = Lygiosios be nuėmimo
row-repetition = Lygiosios pasikartojus padėčiai
row-clock = Laikrodis
row-assistance = Pagalba
row-begin = Pradėti
value-on = taip
value-off = ne
value-never = niekada
value-no-clock = nėra
value-nobody = niekam
value-white = baltiesiems
value-black = juodiesiems
value-both = abiem
value-quiet-limit = { $count ->
    [one] po { $count } ėjimo
    [few] po { $count } ėjimų
   *[other] po { $count } ėjimų
}

## Beside the board

in-hand = rankoje
taken = nuimta
moves-title = Ėjimai
thinking-line = gylis { $depth }, padėčių { $nodes }: { $line }
thinking-tables = pagal lenteles: { $worth }
evaluation-estimate = { $value } (apytikriai)
evaluation-win = { $who } laimi per { $plies ->
    [one] { $plies } ėjimą
    [few] { $plies } ėjimus
   *[other] { $plies } ėjimų
} (paieška)
evaluation-exact-win = { $who } laimi (tikslu)
evaluation-exact-draw = lygiosios (tikslu)

## Replay

replay-this-game = ši partija
replay-place = { $ply ->
    [0] pradžia, iš viso ėjimų: { $plies }
   *[other] { $ply } ėjimas iš { $plies }
}
replay-game = { $game } partija iš { $games }
replay-playing = rodoma, po ėjimą kas { $seconds } s
replay-claim = Faile teigiama: { $result }
replay-title = { $white } – { $black }
replay-title-ascii = { $white } - { $black }

## Pages

page-keys = Klavišai
page-legend = Ženklai lentoje
page-report = Šio failo perskaityti nepavyko
rules-title = Galiojančios taisyklės
rules-flying-on = Kam liko trys akmenėliai, gali eiti į bet kurį tuščią tašką.
rules-flying-off = Skraidymas išjungtas: trys akmenėliai eina linijomis kaip visi.
rules-quiet-limit = { $count ->
    [one] { $count } ėjimas be nuėmimo – lygiosios.
    [few] { $count } ėjimai iš eilės be nuėmimo – lygiosios.
   *[other] { $count } ėjimų iš eilės be nuėmimo – lygiosios.
}
rules-quiet-limit-off = Ėjimai be nuėmimo neribojami.
rules-repetition-on = Ta pati padėtis trečią kartą – lygiosios.
rules-repetition-off = Padėties pasikartojimas nieko nereiškia.
rules-clock = Laikrodis: kiekvienai pusei { $minutes ->
    [one] { $minutes } minutė
    [few] { $minutes } minutės
    [many] { $minutes } minutės
   *[other] { $minutes } minučių
}, po kiekvieno ėjimo { $seconds ->
    [0] nieko nepridedama
    [one] pridedama { $seconds } sekundė
    [few] pridedamos { $seconds } sekundės
   *[other] pridedama { $seconds } sekundžių
}. Kieno laikas baigėsi, tas pralaimėjo. Kol atverstas puslapis, užduotas klausimas ar rodomas kitas ekranas, laikrodis stovi.
rules-placing = Kiekviena pusė pakaitomis padeda po devynis akmenėlius ant bet kurių tuščių taškų. Pradeda baltieji.
rules-moving = Kai visi padėti, akmenėlis eina linija į gretimą tuščią tašką.
rules-mill = Trys vienos pusės akmenėliai linijoje – malūnas. Kas jį uždaro, nuima varžovo akmenėlį: tokį, kuris nestovi malūne, nebent visi stovi. Uždarius du malūnus iš karto, nuimamas vienas.
rules-end = Kam lieka mažiau nei trys akmenėliai arba kas negali eiti, pralaimi.

too-small = Langas per mažas: reikia { $need-width }×{ $need-height }, yra { $width }×{ $height }.
too-small-ascii = Langas per mažas: reikia { $need-width }x{ $need-height }, yra { $width }x{ $height }.

## Keys

keys-game = Prie lentos
keys-move-line = Rašant ėjimą (pradėkite raide nuo a iki g)
keys-replay = Peržiūrint partiją
keys-start = Pradžios ekrane
keys-everywhere = Visur
keys-new-game = Prieš naują partiją
keys-exercise = Pamokoje ar uždavinyje
keys-list = Prieš pamoką ar uždavinį

key-interrupt = išeiti tuojau
key-suspend = į apvalkalą, atgal – fg
key-repaint = perpiešti viską
key-mouse = pelė įjungta arba ne
key-language = kita kalba
key-theme = kitos spalvos
key-read-whole = visas tekstas
key-book = taisyklių knyga
key-entry-up = aukštyn
key-entry-down = žemyn
key-choose = pasirinkti
key-begin = pradėti
key-read = skaityti
key-next-exercise = kitas
key-previous-exercise = ankstesnis
key-new-game = nauja partija
key-open = atverti
key-tables = tikslios lentelės
key-help = klavišai
key-quit = baigti
key-to-game = atgal į partiją
key-value-left = keisti atgal
key-value-right = keisti
key-start-game = pradėti
key-back = atgal
key-act = dėti, imti, nuimti
key-cursor-up = žymeklis linija aukštyn
key-cursor-down = žymeklis linija žemyn
key-cursor-left = žymeklis linija kairėn
key-cursor-right = žymeklis linija dešinėn
key-next-point = kitas galimas taškas
key-previous-point = ankstesnis taškas
key-move-now = eik tuojau
key-pause-bots = sustabdyti arba tęsti
key-undo = atsiimti
key-redo = pakartoti
key-hint = patarimas
key-rematch = revanšas
key-step-back = žiūrėti atgal
key-step-on = žiūrėti pirmyn
key-ply-back = vienu ėjimu atgal
key-ply-on = pirmyn
key-first = į pradžią
key-last = į pabaigą
key-draw = siūlyti lygiąsias
key-resign = pasiduoti
key-save-as = įrašyti kaip
key-watch = peržiūrėti partiją
key-thinking = roboto mintys rodomos arba ne
key-evaluation = vertinimo juosta rodoma arba ne
key-assistance = pagalba įjungta arba ne
key-play = eiti
key-complete = užbaigti
key-clear = išvalyti viską
key-close = užverti
key-play-pause = rodyti, stabdyti
key-play-on = žaisti nuo čia
key-next-capture = kitas nuėmimas
key-review = apžvalga
key-go-there = eiti ten
key-next-game = kita partija
key-previous-game = ankstesnė partija
key-faster = greičiau
key-slower = lėčiau
key-jump = eiti prie ėjimo
key-tenth = eiti prie partijos dešimtadalio
key-scroll-up = aukštyn
key-scroll-down = žemyn
key-page-up = puslapiu aukštyn
key-page-down = puslapiu žemyn
key-next-chapter = kitas skyrius
key-previous-chapter = ankstesnis skyrius
key-page-first = į viršų
key-page-last = į apačią
key-yes = taip
key-no = ne
key-enter = priimti
