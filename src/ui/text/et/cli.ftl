### Messages of the command line.

## Help. The id says which command and which argument it describes.

help-heading-usage = Kasutamine:
help-heading-commands = Käsud
help-heading-arguments = Argumendid
help-heading-options = Valikud
help-heading-examples = Näited:
help-possible-values = väärtused: { $values }
help-default = vaikimisi { $values }
value-name-options = VALIKUD
value-name-command = KÄSK
value-name-language = KEEL
value-name-when = MILLAL
value-name-name = NIMI
value-name-who = KES
value-name-file = FAIL
value-name-pos = SEIS
value-name-dir = KATALOOG
value-name-depth = SÜGAVUS
value-name-shell = KEST
value-name-keys = KLAHVID
value-name-level = TASE

help-merels = Veskimäng terminalis
help-merels-lang = Keel, milles kõike öeldakse
help-merels-color = Millal kasutada värve
help-merels-plain = Rida-realt, ilma ekraanita: ekraanilugejatele ja skriptidele
help-merels-ascii = Joonista ainult ASCII-märkidega
help-merels-theme = Ekraani värvid
help-merels-no-mouse = Jätab hiire terminalile
help-merels-no-flying = Kolm nuppu käib mööda jooni nagu kõik teised
help-merels-quiet-limit = Mitme löömata käigu järel on mäng viik
help-merels-no-repetition = Kolm korda sama seis ei ole viik
help-merels-seed = Sama arvuga teeb robot samu valikuid
help-merels-clock = Kell kahele inimesele: minutid kummalegi + sekundid iga käigu järel, või off
help-merels-no-delay = Näitab roboti käiku kohe, kui see on leitud
help-merels-no-tables = Robot, vihjed, ülevaated ja engine value on ilma täpsete väärtuste tabeliteta
help-merels-help = Näitab seda abi
help-merels-version = Näitab versiooni

help-play = Alustab kohe mängu
help-play-white = Kes mängib valgega
help-play-black = Kes mängib mustaga
help-play-file = Salvestatud mäng, mida lõpust jätkata
help-play-position = Seis, millest alustada
help-replay = Vaatab salvestatud mänge läbi
help-replay-files = Salvestatud mängude failid (PGN); - on standardsisend
help-review = Ütleb, mis salvestatud mängudes juhtus: graafik, märkamata veskid, pöördepunktid
help-review-files = Salvestatud mängude failid (PGN); - on standardsisend
help-rules = Väljastab reegliraamatu

help-check = Loeb salvestatud mängud ja ütleb, kuidas iga lõppes
help-check-files = Salvestatud mängude failid (PGN); - on standardsisend
help-check-json = Üks JSON-objekt mängu kohta

help-engine = Skriptidele, testidele ja teistele programmidele
help-engine-legal = Loetleb seisu lubatud käigud
help-engine-legal-position = Seis; - loeb standardsisendist, igal real ühe
help-engine-perft = Loendab antud pikkusega käigujadad
help-engine-perft-depth = Pikkus käikudes; käik koos võtmisega on üks
help-engine-perft-position = Seis; vaikimisi mängu algus
help-engine-best = Ütleb, mida käiks robot
help-engine-best-position = Seis; - loeb standardsisendist, igal real ühe
help-engine-best-level = Kui tugevalt robot mängib
help-engine-best-time = Kui kaua ta mõelda võib, millisekundites
help-engine-bench = Mõõdab otsingu kiirust ja näitab, kas see muutus
help-engine-match = Kaks taset mängivad omavahel
help-engine-match-first = Tase või mängija simple; kooloni järel käiguaeg millisekundites
help-engine-match-second = Tema vastane
help-engine-match-games = Mitu mängu mängida
help-engine-match-random-plies = Mitme juhusliku käiguga iga mäng algab, 0 kuni 16; muidu 2 kuni 5
help-engine-uci = Räägib veskiprogrammide tekstiprotokolli
help-engine-keep = Loendab, kui sageli tase hoiab seisude teada väärtust
help-engine-keep-file = Igal real üks JSON-objekt: pos, value ja keep
help-engine-keep-level = Kui tugevalt robot mängib
help-engine-keep-time = Kui kaua käiku mõelda, millisekundites
help-engine-keep-nodes = Mitu seisu käigu jaoks läbi otsida
help-engine-keep-misses = Näitab käike, mis väärtuse ära andsid
help-engine-problems = Väljastab seise nende täpse väärtusega, keep jaoks
help-engine-problems-dir = Tabelite kataloog kasutaja oma asemel
help-engine-problems-count = Mitu seisu
help-engine-problems-moving = Tühja käega, mitte nuppudega käes
help-engine-tune = Sobitab hindamise kaalud täpsetele väärtustele
help-engine-tune-file = Kuhu kaalud kirjutada
help-engine-tune-dir = Tabelite kataloog kasutaja oma asemel
help-engine-tune-games = Mitu mängu mängida
help-engine-tune-epochs = Mitu korda sobitamisel kõik seisud läbi käia

help-config = Ütleb, kus on seadete fail
help-config-default = Väljastab faili kõigi seadete ja selgitustega

help-completions = Väljastab kesta täiendusskripti
help-completions-shell = Kest
help-man = Väljastab juhendilehe

help-picture = Väljastab ekraanipildi SVG-na
help-picture-file = Salvestatud mäng
help-picture-position = Seis, millest alustada
help-picture-window = Akna suurus
help-picture-keys = Klahvid, mida enne vajutada, näiteks d6<Enter>
help-picture-light = Joonistab nagu heledas terminalis

man-heading-keys = Klahvid
man-heading-files = Failid
man-files =
    $XDG_CONFIG_HOME/merels/config.toml, ~/.config/merels/config.toml: seaded
    $XDG_STATE_HOME/merels/settings.toml: ekraanil muudetu
    $XDG_STATE_HOME/merels, ~/.local/state/merels: pooleli mäng, hoitakse alles pärast iga käiku
    $XDG_DATA_HOME/merels/games, ~/.local/share/merels/games: lõppenud mängud (PGN)
man-heading-environment = Keskkond
man-environment =
    LC_ALL, LC_MESSAGES, LANG: keel ja see, kas terminal näitab enamat kui ASCII
    NO_COLOR: kui on seatud, siis värvideta
    COLORTERM: rohkem värve, kui väärtus on truecolor
man-heading-exit = Lõpukood
man-exit = 0, kui kõik õnnestus, 1, kui sisend oli vigane või töö ebaõnnestus, 2 vale kasutuse korral, 130 ja 143 pärast signaali.

## Frames of messages.

cli-error = viga
cli-expected = oodati
cli-one-line = { $sentence }; oodati: { $expected }
cli-at-ply = { $ply }. käik: { $reason }
cli-at-line = { $line }. rida: { $reason }
cli-at-column = { $line }. rida, { $column }. veerg: { $reason }
cli-no-terminal = Ekraan vajab terminali. Ilma selleta töötavad käsud { $commands }.
cli-clock-people = kell on kahele inimesele: robotiga mängitakse ilma valikuta --clock
cli-cannot-read = faili { $file } ei saa lugeda: { $reason }
cli-file-too-large = see on suurem kui { $limit } MiB
system-no-such-file = sellist faili ega kataloogi ei ole
system-permission = õigusi ei ole
system-directory = see on kataloog
system-no-directory = see ei ole kataloog
system-exists = selline fail on juba olemas
system-full = kettal ei ole enam ruumi
system-read-only = failisüsteem on kirjutuskaitstud
cli-not-utf8 = need baidid ei ole UTF-8 tekst
cli-not-utf8-expected = UTF-8 kodeeringus tekstifail
usage-help = Rohkem ütleb { $help }.
usage-unknown-option = valikut { $word } ei ole
usage-unexpected = pole selge, mida teha sõnaga { $word }
usage-unknown-command = käsku { $word } ei ole
usage-suggestion = ehk { $suggestion }
usage-missing-value = { $option } vajab väärtust
usage-bad-value = { $option } väärtus ei saa olla { $value }
usage-no-value = { $option } väärtust ei võta
usage-conflict = { $option } ei käi kokku: { $other }
usage-alone = { $option } ei käi kokku millegi muuga
usage-twice = { $option } on antud kaks korda
usage-missing = veel puudu: { $arguments }
usage-missing-command = käsk on puudu
usage-not-utf8 = üks argument ei ole UTF-8 tekst
usage-wrong = seda ei saa käsureana lugeda
usage-expected-clock = minutid ja sekundid, näiteks 10+5, või off
usage-expected-number = täisarv
usage-expected-between = täisarv vahemikus { $least } kuni { $most }
usage-expected-time = millisekundid, täisarv
usage-expected-contestant = tase või simple, soovi korral kooloni järel käigu millisekundid: master:50
usage-expected-window = veerud ja read, näiteks 80x24
usage-expected-keys = klahvid, näiteks d6<Enter>

## What merels check says of a game.

check-game = { $plies ->
        [one] { $plies } käik
       *[other] { $plies } käiku
    }, { $result }
check-number = { $number }. mäng
review-too-long = { $game }: ülevaade tehakse ainult kuni { $most } käigu pikkustest mängudest
check-claim = (fail väidab: { $claim })

result-open = lõpetamata
result-ended = { $winner ->
        [white] valge võitis
        [black] must võitis
       *[nobody] viik
    } ({ $reason })
reason-fewer-than-three = alla kolme nupu
reason-no-legal-move = ei ole lubatud käiku
reason-resignation = alistumine
reason-time = aeg
reason-repetition = sama seis kolmandat korda
reason-quiet-limit = liiga palju käike löömata
reason-agreement = kokkulepe

## Why a move cannot be played.

illegal-game-over = mäng on läbi
illegal-stones-in-hand = { $side ->
        [white] valgel
       *[black] mustal
    } on käes veel { $left ->
        [one] { $left } nupp
       *[other] { $left } nuppu
    } ja ühe peab asetama
illegal-hand-empty = { $side ->
        [white] valgel
       *[black] mustal
    } ei ole käes ühtegi nuppu, käia tuleb laual
illegal-no-stone = punktil { $point } ei ole nuppu
illegal-others-stone = nupp punktil { $point } ei ole { $side ->
        [white] valge
       *[black] musta
    } oma
illegal-occupied = punktil { $point } on juba nupp
illegal-not-connected = { $from } ja { $to } ei ole joonel naabrid
illegal-removal-missing = käik suleb veski, kuid võetav nupp on nimetamata
illegal-no-mill-closed = käik ei sulge veskit, seega { $point } jääb alles
illegal-no-such-stone = punktil { $point } ei ole nuppu, mida võtta
illegal-own-stone = nupp punktil { $point } on { $side ->
        [white] valge
       *[black] musta
    } enda oma
illegal-protected = nupp punktil { $point } seisab veskis ja mõni teine mitte

## Why a text is no move and no position.

read-missing-point = punkt puudub
read-not-a-point = sellist punkti ei ole
read-after-move = see ei kuulu käigu juurde
read-missing-board = seis puudub
read-not-a-board = seda laual ei ole
read-rank-count = laual on { $found ->
        [one] { $found } rida
       *[other] { $found } rida
    }
read-rank-length = { $rank }. real on { $found ->
        [one] { $found } punkt
       *[other] { $found } punkti
    }
read-board-length = laual on { $found ->
        [one] { $found } punkt
       *[other] { $found } punkti
    }
read-missing-side = puudub pool, kelle käik on
read-not-a-side = sellist poolt ei ole
read-missing-hand = puudub { $side ->
        [white] valge
       *[black] musta
    } käes olevate nuppude arv
read-not-a-number = see ei ole arv
read-number-too-large = see arv on liiga suur
read-after-position = see ei kuulu seisu juurde
read-too-many-stones = { $side ->
        [white] valgel
       *[black] mustal
    } on laual { $board ->
        [one] { $board } nupp
       *[other] { $board } nuppu
    } ja käes { $hand }

expected-point = punkt a1 kuni g7
expected-end = mitte midagi rohkemat
expected-position = seis, näiteks 3/3/3/6/3/3/3 w 9 9 0
expected-board = W, B, number 1 kuni 9 tühjade punktide jaoks või /
expected-ranks = 7 rida, seitsmendast esimeseni
expected-points = { $count ->
        [one] { $count } punkt
       *[other] { $count } punkti
    }
expected-side = w või b
expected-number = arv 0 kuni { $max }
expected-nine-stones = kokku kõige rohkem 9

## Why a saved game cannot be read.

record-open-comment = sellel kommentaaril ei ole lõppu
record-open-side-line = sellel kõrvalvariandil ei ole lõppu
record-open-string = sellel väärtusel ei ole oma real lõppu
record-no-tag-name = sellel sildil ei ole nime
record-no-tag-value = sellel sildil ei ole väärtust
record-open-tag = sellel sildil ei ole lõppu
record-stray-bracket = see sulg ei sulge midagi
record-bad-tag-value = sildil { $tag } ei saa sellist väärtust olla
record-repeated-tag = silt { $tag } on kaks korda
record-missing-fen = silt SetUp lubab seisu, kuid seda ei ole
record-not-a-point = punkti { $word } ei ole
record-unknown-word = „{ $word }“ ei ole käik
record-illegal = { $move } ei ole võimalik: { $reason }
record-after-end = { $move } tuleb pärast mängu lõppu: { $result }
record-too-many-tags = sellel mängul on üle { $limit } sildi
record-too-many-games = selles failis on üle { $limit } mängu

expected-sign = { $sign }
expected-tag = nimi ja väärtus, nagu [White "Anu"]
expected-on-off = "on" või "off"
expected-limit = arv 1 kuni 65535 või "off"
expected-set-up = "1" koos seisuga sildis FEN või "0"
expected-fen = silt FEN koos seisuga
expected-move = käik, näiteks d6, a1-a4 või d6xg7
expected-moves = { $moves }{ $more ->
        [0] {""}
       *[other] {" "}ja veel { $more }
    }
expected-end-of-game = tulemus või järgmise mängu sildid
## Mida ütleb merels solve.

help-solve = Arvutab iga seisu täpse väärtuse, kui käes nuppe ei ole
help-solve-stones = Peatub nii mitme nupu juures laual, 6 kuni 18
help-solve-dir = Tabelite kataloog kasutaja oma asemel
help-solve-verify = Kontrollib iga väärtust käikude järgsete väärtuste järgi
help-solve-prove = Näitab alguse ja iga erineva esimese käigu väärtust
help-solve-report = Trükib tabelite sisu arvudes
help-solve-small = Kirjutab väikesed tabelid, mis on programmi osa, faili
help-solve-opening = Kirjutab avanguteadmised, mis on programmi osa, faili
help-solve-plies = Mitmenda käiguni kõik seisud selleks lahendatakse, 0 kuni 6; iga käik võtab mitu korda kauem
help-solve-json = Aruanne: üks JSON-objekt real
help-engine-value = Ütleb tabelite järgi, kes seisu võidab: win, draw või loss käigul oleva poole jaoks või unknown; siis käigud järgmise võtmiseni või lõpuni, ja limit, kui piirang teeb sellest viigi
help-engine-value-position = Seis; - loeb standardsisendist ühe igalt realt
help-engine-value-dir = Tabelite kataloog kasutaja oma asemel
solve-no-directory = süsteem ei ütle, kuhu andmed kuuluvad; andke kataloog valikuga --dir
solve-nothing-missing = Kõik soovitud tabelid on kataloogis { $directory }.
solve-needs = Tabelid kuni { $stones } nupuni kataloogis { $directory }: { $positions } miljonit seisu, kuni { $memory } GB mälu, { $disk } GB kettal, umbes { $minutes } min.
solve-takes = { $work ->
    [verify] Kontroll vajab kuni { $memory } GB mälu.
   *[prove] Tõestus vajab kuni { $memory } GB mälu.
}
solve-little = vaja on { $needed } GB mälu, vaba on { $there } GB
solve-little-memory = vaja on { $needed } GB mälu, vaba on { $there } GB; väiksem --stones vajab vähem
solve-little-disk = kettal on vaja { $needed } GB, vaba on { $there } GB; aidata võib väiksem --stones või --dir
solve-stopped = peatatud; valmis osa jääb alles ja järgmine kord jätkatakse sealt
solve-cannot-write = faili { $file } ei saa kirjutada: { $reason }
solve-foreign = { $file } ei ole selle programmi tabel ja seda ei kasutata
solve-other-version = { $file } on programmi teise versiooni tabel ja seda ei kasutata
solve-other-pair = { $file } sisaldab teisi reegleid või nuppude arve kui nimi ütleb ja seda ei kasutata
solve-damaged = { $file } on rikutud ja seda ei kasutata; kustutage see, siis tehakse see uuesti
solve-reading = { $pair }: lugemine
solve-solving = { $pair }: lahendamine
solve-writing = { $pair }: kirjutamine
solve-verifying = { $pair }: kontrollimine
solve-rate = { $rate } miljonit seisu sekundis, jäänud { $left }
solve-verified = { $pair }: kõik väärtused on õiged ({ $seconds } s)
solve-wrong = { $pair }: valesid väärtusi: { $count }
report-set = nupud
report-entries = kohad
report-positions = seisud
report-won = võidetud
report-drawn = viigid
report-lost = kaotatud
report-won-beyond = võidetud piiranguta
report-lost-beyond = kaotatud piiranguta
report-longest = pikim
report-longest-beyond = pikim piiranguta
report-sum = kokku
prove-start = Algus: { $value ->
        [win] valge võidab
        [loss] must võidab
        [limit-win] viik piirangu tõttu; ilma selleta võidab valge
        [limit-loss] viik piirangu tõttu; ilma selleta võidab must
       *[draw] viik
    } (seise: { $nodes }, { $seconds } s).
prove-move = Pärast { $point }: { $value ->
        [win] valge võidab
        [loss] must võidab
        [limit-win] viik piirangu tõttu; ilma selleta võidab valge
        [limit-loss] viik piirangu tõttu; ilma selleta võidab must
       *[draw] viik
    } (seise: { $nodes }, { $seconds } s).
solve-incomplete = selleks on vaja kõiki tabeleid kuni 18 nupuni; puudu on: { $pairs }. Need teeb merels solve
solve-opening = Avang, seisud pärast { $ply }. käiku { $plies }-st: { $time }
needs-all-tables = selleks on vaja kõiki tabeleid kuni 18 nupuni
engine-endgames = lõppmängude lahendamine ilma lendamiseta: { $pair }
