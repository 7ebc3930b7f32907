### Messages of the command line.

## Help. The id says which command and which argument it describes.

help-heading-usage = Naudojimas:
help-heading-commands = Komandos
help-heading-arguments = Argumentai
help-heading-options = Parinktys
help-heading-examples = Pavyzdžiai:
help-possible-values = reikšmės: { $values }
help-default = numatyta: { $values }
value-name-options = PARINKTYS
value-name-command = KOMANDA
value-name-language = KALBA
value-name-when = KADA
value-name-name = VARDAS
value-name-who = KAS
value-name-file = FAILAS
value-name-pos = PADĖTIS
value-name-dir = KATALOGAS
value-name-depth = GYLIS
value-name-shell = APVALKALAS
value-name-keys = KLAVIŠAI
value-name-level = LYGIS

help-merels = Malūnas – stalo žaidimas terminale
help-merels-lang = Kalba, kuria viskas sakoma
help-merels-color = Kada naudoti spalvas
help-merels-plain = Eilutė po eilutės, be ekrano: ekrano skaitytuvams ir scenarijams
help-merels-ascii = Piešti tik ASCII ženklais
help-merels-theme = Ekrano spalvos
help-merels-no-mouse = Palieka pelę terminalui
help-merels-no-flying = Trys akmenėliai eina linijomis kaip visi
help-merels-quiet-limit = Po kiek ėjimų be nuėmimo partija baigiasi lygiosiomis
help-merels-no-repetition = Tris kartus pasikartojusi padėtis – ne lygiosios
help-merels-seed = Su tuo pačiu skaičiumi robotas renkasi vienodai
help-merels-clock = Laikrodis dviem žmonėms: minutės kiekvienai pusei + sekundės po kiekvieno ėjimo, arba off
help-merels-no-delay = Roboto ėjimą rodo vos radus
help-merels-no-tables = Robotas, patarimai, apžvalgos ir engine value – be tikslių verčių lentelių
help-merels-help = Parodo šią pagalbą
help-merels-version = Parodo versiją

help-play = Iš karto pradeda partiją
help-play-white = Kas žaidžia baltaisiais
help-play-black = Kas žaidžia juodaisiais
help-play-file = Įrašyta partija, tęsiama nuo jos pabaigos
help-play-position = Padėtis, nuo kurios pradėti
help-replay = Peržiūri įrašytas partijas
help-replay-files = Įrašytų partijų failai (PGN); - reiškia standartinę įvestį
help-review = Pasako, kas įvyko įrašytose partijose: grafikas, praleisti malūnai, lūžiai
help-review-files = Įrašytų partijų failai (PGN); - reiškia standartinę įvestį
help-rules = Išveda taisyklių knygą

help-check = Perskaito įrašytas partijas ir pasako, kuo kiekviena baigėsi
help-check-files = Įrašytų partijų failai (PGN); - reiškia standartinę įvestį
help-check-json = Po vieną JSON objektą partijai

help-engine = Scenarijams, testams ir kitoms programoms
help-engine-legal = Išvardija leistinus padėties ėjimus
help-engine-legal-position = Padėtis; - skaito po vieną eilutėje iš standartinės įvesties
help-engine-perft = Suskaičiuoja tokio ilgio ėjimų sekas
help-engine-perft-depth = Ilgis ėjimais; ėjimas kartu su nuėmimu yra vienas
help-engine-perft-position = Padėtis; nenurodžius – partijos pradžia
help-engine-best = Pasako, kaip eitų robotas
help-engine-best-position = Padėtis; - skaito po vieną eilutėje iš standartinės įvesties
help-engine-best-level = Roboto stiprumas
help-engine-best-time = Kiek milisekundžių jis gali galvoti
help-engine-bench = Matuoja paieškos greitį ir parodo, ar ji pasikeitė
help-engine-match = Du lygiai žaidžia vienas prieš kitą
help-engine-match-first = Lygis arba žaidėjas simple; po dvitaškio – ėjimo laikas milisekundėmis
help-engine-match-second = Jo varžovas
help-engine-match-games = Kiek partijų žaisti
help-engine-match-random-plies = Kiek atsitiktinių ėjimų padaroma kiekvienos partijos pradžioje, nuo 0 iki 16; kitaip – nuo 2 iki 5
help-engine-uci = Kalba malūno programų tekstiniu protokolu
help-engine-keep = Skaičiuoja, kaip dažnai lygis išlaiko žinomą padėčių vertę
help-engine-keep-file = Po vieną JSON objektą eilutėje: pos, value ir keep
help-engine-keep-level = Roboto stiprumas
help-engine-keep-time = Kiek milisekundžių galvoti apie ėjimą
help-engine-keep-nodes = Kiek padėčių ieškoti ėjimui
help-engine-keep-misses = Parodo ėjimus, kuriais vertė prarasta
help-engine-problems = Išspausdina padėtis su tikslia jų verte, skirtas keep
help-engine-problems-dir = Lentelių katalogas vietoj naudotojo katalogo
help-engine-problems-count = Kiek padėčių
help-engine-problems-moving = Be akmenėlių rankoje, o ne su jais
help-engine-tune = Derina vertinimo svorius pagal tikslias vertes
help-engine-tune-file = Kur įrašyti svorius
help-engine-tune-dir = Lentelių katalogas vietoj naudotojo katalogo
help-engine-tune-games = Kiek partijų žaisti
help-engine-tune-epochs = Kiek kartų derinant pereiti visas padėtis

help-config = Pasako, kur yra nuostatų failas
help-config-default = Išspausdina failą su visomis nuostatomis ir jų paaiškinimais

help-completions = Išveda komandų papildymus apvalkalui
help-completions-shell = Apvalkalas
help-man = Išveda vadovo puslapį

help-picture = Išveda ekrano paveikslėlį kaip SVG
help-picture-file = Įrašyta partija
help-picture-position = Padėtis, nuo kurios pradėti
help-picture-window = Lango dydis
help-picture-keys = Iš pradžių spaudžiami klavišai, pavyzdžiui, d6<Enter>
help-picture-light = Piešia kaip šviesiame terminale

man-heading-keys = Klavišai
man-heading-files = Failai
man-files =
    $XDG_CONFIG_HOME/merels/config.toml, ~/.config/merels/config.toml: nuostatos
    $XDG_STATE_HOME/merels/settings.toml: kas pakeista ekrane
    $XDG_STATE_HOME/merels, ~/.local/state/merels: nebaigta partija, įrašoma po kiekvieno ėjimo
    $XDG_DATA_HOME/merels/games, ~/.local/share/merels/games: baigtos partijos (PGN)
man-heading-environment = Aplinka
man-environment =
    LC_ALL, LC_MESSAGES, LANG: kalba ir tai, ar terminalas rodo daugiau nei ASCII
    NO_COLOR: jei nustatyta, be spalvų
    COLORTERM: daugiau spalvų, jei reikšmė truecolor
man-heading-exit = Baigties būsena
man-exit = 0 – viskas pavyko, 1 – įvestis netiko arba darbas nepavyko, 2 – netinkamas naudojimas, 130 ir 143 – nutraukta signalu.

## Frames of messages.

cli-error = klaida
cli-expected = laukta
cli-one-line = { $sentence }; laukta: { $expected }
cli-at-ply = { $ply } ėjimas: { $reason }
cli-at-line = { $line } eilutė: { $reason }
cli-at-column = { $line } eilutė, { $column } stulpelis: { $reason }
cli-no-terminal = Ekranui reikia terminalo. Be jo veikia šios komandos: { $commands }.
cli-clock-people = laikrodis – dviem žmonėms: su robotu žaidžiama be --clock
cli-cannot-read = nepavyko perskaityti { $file }: { $reason }
cli-file-too-large = failas didesnis nei { $limit } MiB
system-no-such-file = tokio failo ar katalogo nėra
system-permission = nėra teisės
system-directory = tai katalogas
system-no-directory = tai ne katalogas
system-exists = toks failas jau yra
system-full = diske nebėra vietos
system-read-only = failų sistema tik skaitoma
cli-not-utf8 = šie baitai nėra UTF-8 tekstas
cli-not-utf8-expected = UTF-8 koduotės tekstinis failas
usage-help = Daugiau pasako { $help }.
usage-unknown-option = parinkties { $word } nėra
usage-unexpected = neaišku, ką daryti su { $word }
usage-unknown-command = komandos { $word } nėra
usage-suggestion = galbūt { $suggestion }
usage-missing-value = { $option } reikia reikšmės
usage-bad-value = { $option } reikšmė negali būti { $value }
usage-no-value = { $option } reikšmės neturi
usage-conflict = { $option } negalima vartoti kartu su { $other }
usage-alone = { $option } negalima vartoti kartu su niekuo kitu
usage-twice = { $option } nurodyta dukart
usage-missing = dar trūksta: { $arguments }
usage-missing-command = trūksta komandos
usage-not-utf8 = vienas argumentas nėra UTF-8 tekstas
usage-wrong = to negalima perskaityti kaip komandų eilutės
usage-expected-clock = minutės ir sekundės, pavyzdžiui, 10+5, arba off
usage-expected-number = sveikasis skaičius
usage-expected-between = sveikasis skaičius nuo { $least } iki { $most }
usage-expected-time = milisekundės, sveikasis skaičius
usage-expected-contestant = lygis arba simple, jei norite, po dvitaškio ėjimo milisekundės: master:50
usage-expected-window = stulpeliai ir eilutės, pavyzdžiui, 80x24
usage-expected-keys = klavišai, pavyzdžiui, d6<Enter>

## What merels check says of a game.

check-game = { $plies ->
        [one] { $plies } ėjimas
        [few] { $plies } ėjimai
       *[other] { $plies } ėjimų
    }, { $result }
check-number = { $number } partija
review-too-long = { $game }: apžvelgiamos tik partijos iki { $most } ėjimų
check-claim = (faile teigiama: { $claim })

result-open = nebaigta
result-ended = { $winner ->
        [white] laimėjo baltieji
        [black] laimėjo juodieji
       *[nobody] lygiosios
    } ({ $reason })
reason-fewer-than-three = mažiau nei trys akmenėliai
reason-no-legal-move = nėra leistino ėjimo
reason-resignation = pasiduota
reason-time = laikas
reason-repetition = padėtis pasikartojo trečią kartą
reason-quiet-limit = per daug ėjimų be nuėmimo
reason-agreement = susitarta

## Why a move cannot be played.

illegal-game-over = partija baigta
illegal-stones-in-hand = { $side ->
        [white] baltieji
       *[black] juodieji
    } rankoje dar turi { $left ->
        [one] { $left } akmenėlį
        [few] { $left } akmenėlius
       *[other] { $left } akmenėlių
    } ir privalo vieną padėti
illegal-hand-empty = { $side ->
        [white] baltieji
       *[black] juodieji
    } rankoje akmenėlių nebeturi ir privalo eiti lentoje
illegal-no-stone = taške { $point } akmenėlio nėra
illegal-others-stone = akmenėlis taške { $point } ne { $side ->
        [white] baltųjų
       *[black] juodųjų
    }
illegal-occupied = taške { $point } jau stovi akmenėlis
illegal-not-connected = { $from } ir { $to } nėra gretimi linijos taškai
illegal-removal-missing = ėjimas uždaro malūną, o nuimamas akmenėlis nenurodytas
illegal-no-mill-closed = malūnas neuždaromas, tad { $point } nuimti negalima
illegal-no-such-stone = taške { $point } nėra ko nuimti
illegal-own-stone = akmenėlis taške { $point } – pačių { $side ->
        [white] baltųjų
       *[black] juodųjų
    }
illegal-protected = akmenėlis taške { $point } stovi malūne, o yra ir nestovinčių

## Why a text is no move and no position.

read-missing-point = trūksta taško
read-not-a-point = tokio taško nėra
read-after-move = tai nepriklauso ėjimui
read-missing-board = nėra padėties
read-not-a-board = lentoje tokio ženklo nebūna
read-rank-count = lentoje { $found ->
        [one] { $found } eilė
        [few] { $found } eilės
       *[other] { $found } eilių
    }
read-rank-length = { $rank } eilėje { $found ->
        [one] { $found } taškas
        [few] { $found } taškai
       *[other] { $found } taškų
    }
read-board-length = lentoje { $found ->
        [one] { $found } taškas
        [few] { $found } taškai
       *[other] { $found } taškų
    }
read-missing-side = trūksta pusės, kuri turi eiti
read-not-a-side = tokios pusės nėra
read-missing-hand = trūksta { $side ->
        [white] baltųjų
       *[black] juodųjų
    } akmenėlių rankoje skaičiaus
read-not-a-number = tai ne skaičius
read-number-too-large = šis skaičius per didelis
read-after-position = tai nepriklauso padėčiai
read-too-many-stones = { $side ->
        [white] baltieji
       *[black] juodieji
    } lentoje turi { $board ->
        [one] { $board } akmenėlį
        [few] { $board } akmenėlius
       *[other] { $board } akmenėlių
    }, o rankoje – { $hand }

expected-point = taškas nuo a1 iki g7
expected-end = daugiau nieko
expected-position = padėtis, pavyzdžiui, 3/3/3/6/3/3/3 w 9 9 0
expected-board = W, B, skaitmuo nuo 1 iki 9 tuštiems taškams arba /
expected-ranks = 7 eilės, nuo septintos iki pirmos
expected-points = { $count ->
        [one] { $count } taškas
        [few] { $count } taškai
       *[other] { $count } taškų
    }
expected-side = w arba b
expected-number = skaičius nuo 0 iki { $max }
expected-nine-stones = iš viso daugiausia 9

## Why a saved game cannot be read.

record-open-comment = šis komentaras neturi pabaigos
record-open-side-line = šis šalutinis variantas neturi pabaigos
record-open-string = šios reikšmės pabaigos eilutėje nėra
record-no-tag-name = ši žyma neturi pavadinimo
record-no-tag-value = ši žyma neturi reikšmės
record-open-tag = ši žyma neturi pabaigos
record-stray-bracket = šis skliaustas nieko neuždaro
record-bad-tag-value = žyma { $tag } tokios reikšmės turėti negali
record-repeated-tag = žyma { $tag } įrašyta du kartus
record-missing-fen = žyma SetUp žada padėtį, bet jos nėra
record-not-a-point = taško { $word } nėra
record-unknown-word = „{ $word }“ nėra ėjimas
record-illegal = { $move } negalimas: { $reason }
record-after-end = { $move } eina jau po partijos pabaigos: { $result }
record-too-many-tags = šioje partijoje daugiau nei { $limit } žymų
record-too-many-games = šiame faile daugiau nei { $limit } partijų

expected-sign = { $sign }
expected-tag = pavadinimas ir reikšmė, kaip [White "Ona"]
expected-on-off = "on" arba "off"
expected-limit = skaičius nuo 1 iki 65535 arba "off"
expected-set-up = "1" su padėtimi žymoje FEN arba "0"
expected-fen = žyma FEN su padėtimi
expected-move = ėjimas, pavyzdžiui, d6, a1-a4 arba d6xg7
expected-moves = { $moves }{ $more ->
        [0] {""}
       *[other] {" "}ir dar { $more }
    }
expected-end-of-game = rezultatas arba kitos partijos žymos
## Ką sako merels solve.

help-solve = Apskaičiuoja tikslią kiekvienos padėties vertę, kai rankoje akmenėlių nebėra
help-solve-stones = Sustoja ties tiek akmenėlių lentoje, nuo 6 iki 18
help-solve-dir = Lentelių katalogas vietoj naudotojo katalogo
help-solve-verify = Patikrina kiekvieną vertę pagal vertes po jos ėjimų
help-solve-prove = Parodo pradžios ir kiekvieno besiskiriančio pirmojo ėjimo vertę
help-solve-report = Išspausdina, kas yra lentelėse
help-solve-small = Įrašo į failą mažąsias lenteles, kurios yra programos dalis
help-solve-opening = Įrašo į failą pradžių žinias, kurios yra programos dalis
help-solve-plies = Iki kelinto ėjimo tam išsprendžiamos visos padėtys, nuo 0 iki 6; kiekvienas ėjimas trunka daug kartų ilgiau
help-solve-json = Ataskaita: po vieną JSON objektą eilutėje
help-engine-value = Pagal lenteles pasako, kas laimi padėtį: win, draw arba loss einančiajam, arba unknown; tada kiek ėjimų iki kito nuėmimo ar pabaigos, ir limit, jei dėl ribos bus lygiosios
help-engine-value-position = Padėtis; - skaito po vieną eilutėje iš standartinės įvesties
help-engine-value-dir = Lentelių katalogas vietoj naudotojo katalogo
solve-no-directory = sistema nepasako, kur dėti duomenis; nurodykite katalogą su --dir
solve-nothing-missing = Visos prašomos lentelės yra kataloge { $directory }.
solve-needs = Lentelės iki { $stones } akmenėlių kataloge { $directory }: { $positions } mln. padėčių, iki { $memory } GB atminties, { $disk } GB diske, apie { $minutes } min.
solve-takes = { $work ->
    [verify] Tikrinimui reikia iki { $memory } GB atminties.
   *[prove] Įrodymui reikia iki { $memory } GB atminties.
}
solve-little = reikia { $needed } GB atminties, laisva { $there } GB
solve-little-memory = reikia { $needed } GB atminties, laisva { $there } GB; su mažesniu --stones skaičiumi reikia mažiau
solve-little-disk = diske reikia { $needed } GB, laisva { $there } GB; gali padėti mažesnis --stones skaičius arba --dir
solve-stopped = sustabdyta; kas baigta, lieka, o kitą kartą bus tęsiama nuo ten
solve-cannot-write = { $file } negalima įrašyti: { $reason }
solve-foreign = { $file } nėra šios programos lentelė ir nenaudojamas
solve-other-version = { $file } yra kitos programos versijos lentelė ir nenaudojamas
solve-other-pair = { $file } yra kitų taisyklių ar kito akmenėlių skaičiaus lentelė, nei sako vardas, ir nenaudojamas
solve-damaged = { $file } sugadintas ir nenaudojamas; pašalinkite jį, ir jis bus padarytas iš naujo
solve-reading = { $pair }: skaitoma
solve-solving = { $pair }: sprendžiama
solve-writing = { $pair }: įrašoma
solve-verifying = { $pair }: tikrinama
solve-rate = { $rate } mln. padėčių per sekundę, liko { $left }
solve-verified = { $pair }: visos vertės teisingos ({ $seconds } s)
solve-wrong = { $pair }: neteisingų verčių: { $count }
report-set = akmenėliai
report-entries = vietos
report-positions = padėtys
report-won = laimėta
report-drawn = lygiosios
report-lost = pralaimėta
report-won-beyond = laimėta be ribos
report-lost-beyond = pralaimėta be ribos
report-longest = ilgiausia
report-longest-beyond = ilgiausia be ribos
report-sum = iš viso
prove-start = Pradžia: { $value ->
        [win] laimi baltieji
        [loss] laimi juodieji
        [limit-win] lygiosios dėl ėjimų ribos; be jos laimi baltieji
        [limit-loss] lygiosios dėl ėjimų ribos; be jos laimi juodieji
       *[draw] lygiosios
    } (padėčių: { $nodes }, { $seconds } s).
prove-move = Po { $point }: { $value ->
        [win] laimi baltieji
        [loss] laimi juodieji
        [limit-win] lygiosios dėl ėjimų ribos; be jos laimi baltieji
        [limit-loss] lygiosios dėl ėjimų ribos; be jos laimi juodieji
       *[draw] lygiosios
    } (padėčių: { $nodes }, { $seconds } s).
solve-incomplete = tam reikia visų lentelių iki 18 akmenėlių; trūksta: { $pairs }. Jas padaro merels solve
solve-opening = Pradžios, padėtys po { $ply } iš { $plies } ėjimų: { $time }
needs-all-tables = tam reikia visų lentelių iki 18 akmenėlių
engine-endgames = sprendžiamos pabaigos be skraidymo: { $pair }
