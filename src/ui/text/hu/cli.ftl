### Messages of the command line.

## Help. The id says which command and which argument it describes.

help-heading-usage = Használat:
help-heading-commands = Parancsok
help-heading-arguments = Argumentumok
help-heading-options = Kapcsolók
help-heading-examples = Példák:
help-possible-values = értékek: { $values }
help-default = alapérték: { $values }
value-name-options = KAPCSOLÓK
value-name-command = PARANCS
value-name-language = NYELV
value-name-when = MIKOR
value-name-name = NÉV
value-name-who = KI
value-name-file = FÁJL
value-name-pos = ÁLLÁS
value-name-dir = KÖNYVTÁR
value-name-depth = MÉLYSÉG
value-name-shell = HÉJ
value-name-keys = BILLENTYŰK
value-name-level = SZINT

help-merels = Malomjáték a terminálban
help-merels-lang = Az üzenetek nyelve
help-merels-color = Mikor legyen szín
help-merels-plain = Soronként, képernyő nélkül: képernyőolvasóknak és szkripteknek
help-merels-ascii = Rajzolás csak ASCII-karakterekkel
help-merels-theme = A képernyő színei
help-merels-no-mouse = Az egeret a terminálra hagyja
help-merels-no-flying = Három bábu is csak csúszik, mint a többi
help-merels-quiet-limit = Ennyi ütés nélküli lépés után döntetlen a játszma
help-merels-no-repetition = A harmadszor előálló állás nem döntetlen
help-merels-seed = Ugyanazzal a számmal a gép ugyanúgy választ
help-merels-clock = Óra két embernek: percek mindkét félnek + másodpercek minden lépés után, vagy off
help-merels-no-delay = A gép lépését azonnal mutatja, amint megvan
help-merels-no-tables = A gép, a tippek, az elemzések és az engine value nem használják a pontos értékek táblázatait
help-merels-help = Ezt a súgót mutatja
help-merels-version = A verziót mutatja

help-play = Rögtön elindít egy játszmát
help-play-white = Ki játszik világossal
help-play-black = Ki játszik sötéttel
help-play-file = Egy mentett játszma, a végétől folytatva
help-play-position = Az állás, amelyből indul
help-replay = Végignézi a mentett játszmákat
help-replay-files = Mentett játszmák fájljai (PGN); a - a szabványos bemenet
help-review = Megmondja, mi történt a mentett játszmákban: grafikon, elnézett malmok, fordulópontok
help-review-files = Mentett játszmák fájljai (PGN); a - a szabványos bemenet
help-rules = Kiírja a szabálykönyvet

help-check = Elolvassa a mentett játszmákat, és megmondja, melyik hogyan végződött
help-check-files = Mentett játszmák fájljai (PGN); a - a szabványos bemenet
help-check-json = Játszmánként egy JSON-objektum

help-engine = Szkripteknek, teszteknek és más programoknak
help-engine-legal = Felsorolja egy állás szabályos lépéseit
help-engine-legal-position = Az állás; a - soronként egyet olvas a szabványos bemenetről
help-engine-perft = Megszámolja az adott hosszúságú lépéssorokat
help-engine-perft-depth = A hossz lépésekben; a lépés és a levétel együtt egy
help-engine-perft-position = Az állás; ha elmarad, a kezdőállás
help-engine-best = Megmondja, mit lépne a gép
help-engine-best-position = Az állás; a - soronként egyet olvas a szabványos bemenetről
help-engine-best-level = Milyen erősen játsszon a gép
help-engine-best-time = Meddig gondolkodhat, ezredmásodpercben
help-engine-bench = Méri a keresés sebességét, és megmutatja, változott-e
help-engine-match = Két szint játszik egymás ellen
help-engine-match-first = Egy szint vagy a simple nevű játékos, kettőspont után a lépésidő ezredmásodpercben
help-engine-match-second = Az ellenfele
help-engine-match-games = Hány játszmát játsszanak
help-engine-match-random-plies = Hány véletlen lépéssel kezdődik minden játszma, 0–16; egyébként 2–5
help-engine-uci = A malomprogramok szöveges protokollját beszéli
help-engine-keep = Megszámolja, milyen gyakran tartja meg egy szint az állások ismert értékét
help-engine-keep-file = Soronként egy JSON-objektum: pos, value és keep
help-engine-keep-level = Milyen erősen játsszon a gép
help-engine-keep-time = Meddig gondolkodhat egy lépésen, ezredmásodpercben
help-engine-keep-nodes = Hány állást nézhet meg egy lépéshez
help-engine-keep-misses = Megmutatja az értéket elrontó lépéseket
help-engine-problems = Állásokat ír ki pontos értékükkel, a keep parancsnak
help-engine-problems-dir = A táblázatok könyvtára a felhasználóé helyett
help-engine-problems-count = Hány állást
help-engine-problems-moving = Kézben lévő bábuk nélkül, nem azokkal
help-engine-tune = Az értékelés súlyait a pontos értékekhez igazítja
help-engine-tune-file = Hová írja a súlyokat
help-engine-tune-dir = A táblázatok könyvtára a felhasználóé helyett
help-engine-tune-games = Hány játszmát játsszon
help-engine-tune-epochs = Hányszor menjen végig az igazítás az összes álláson

help-config = Megmondja, hol van a beállítások fájlja
help-config-default = Kiír egy fájlt az összes beállítással és magyarázatával

help-completions = Kiírja a parancskiegészítést egy parancsértelmezőhöz
help-completions-shell = A parancsértelmező
help-man = Kiírja a kézikönyvoldalt

help-picture = Kiírja a képernyő képét SVG-ként
help-picture-file = Egy mentett játszma
help-picture-position = Az állás, amelyből indul
help-picture-window = Az ablak mérete
help-picture-keys = Az előbb lenyomandó billentyűk, például d6<Enter>
help-picture-light = Úgy rajzol, mint világos terminálban

man-heading-keys = Billentyűk
man-heading-files = Fájlok
man-files =
    $XDG_CONFIG_HOME/merels/config.toml, ~/.config/merels/config.toml: a beállítások
    $XDG_STATE_HOME/merels/settings.toml: amit a képernyőn változtattál
    $XDG_STATE_HOME/merels, ~/.local/state/merels: a befejezetlen játszma, minden lépés után mentve
    $XDG_DATA_HOME/merels/games, ~/.local/share/merels/games: a befejezett játszmák (PGN)
man-heading-environment = Környezet
man-environment =
    LC_ALL, LC_MESSAGES, LANG: a nyelv, és hogy a terminál tud-e többet az ASCII-nál
    NO_COLOR: ha be van állítva, nincs szín
    COLORTERM: több szín, ha az értéke truecolor
man-heading-exit = Kilépési kód
man-exit = 0, ha minden rendben volt; 1, ha hibás volt a bemenet, vagy nem sikerült a munka; 2 hibás használatnál; 130 és 143 jelzés után.

## Frames of messages.

cli-error = hiba
cli-expected = ide való
cli-one-line = { $sentence }; ide való: { $expected }
cli-at-ply = { $ply }. lépés: { $reason }
cli-at-line = { $line }. sor: { $reason }
cli-at-column = { $line }. sor, { $column }. oszlop: { $reason }
cli-no-terminal = A képernyőhöz terminál kell. Ezek a parancsok enélkül is működnek: { $commands }.
cli-clock-people = az óra két embernek való: a géppel --clock nélkül lehet játszani
cli-cannot-read = nem olvasható: { $file }: { $reason }
cli-file-too-large = nagyobb, mint { $limit } MiB
system-no-such-file = nincs ilyen fájl vagy könyvtár
system-permission = nincs hozzá jogosultság
system-directory = ez egy könyvtár
system-no-directory = ez nem könyvtár
system-exists = már van ilyen fájl
system-full = betelt a lemez
system-read-only = a fájlrendszer csak olvasható
cli-not-utf8 = ezek a bájtok nem UTF-8 szöveg
cli-not-utf8-expected = UTF-8 kódolású szövegfájl
usage-help = Többet mond: { $help }.
usage-unknown-option = nincs { $word } kapcsoló
usage-unexpected = nem világos, mire való: { $word }
usage-unknown-command = nincs { $word } parancs
usage-suggestion = talán { $suggestion }
usage-missing-value = ehhez érték kell: { $option }
usage-bad-value = { $option } értéke nem lehet { $value }
usage-no-value = ennek nincs értéke: { $option }
usage-conflict = ezek nem használhatók együtt: { $option }, { $other }
usage-alone = ez csak egyedül használható: { $option }
usage-twice = ez kétszer szerepel: { $option }
usage-missing = még hiányzik: { $arguments }
usage-missing-command = hiányzik a parancs
usage-not-utf8 = az egyik argumentum nem UTF-8 szöveg
usage-wrong = ez nem olvasható parancssorként
usage-expected-clock = percek és másodpercek, például 10+5, vagy off
usage-expected-number = egész szám
usage-expected-between = egész szám { $least } és { $most } között
usage-expected-time = ezredmásodpercek, egész szám
usage-expected-contestant = egy szint vagy simple, ha kell, kettőspont után a lépés ezredmásodpercei: master:50
usage-expected-window = oszlopok és sorok, például 80x24
usage-expected-keys = billentyűk, például d6<Enter>

## What merels check says of a game.

check-game = { $plies } lépés, { $result }
check-number = { $number }. játszma
review-too-long = { $game }: legfeljebb { $most } lépéses játszma elemezhető
check-claim = (a fájl szerint { $claim })

result-open = befejezetlen
result-ended = { $winner ->
        [white] világos nyert
        [black] sötét nyert
       *[nobody] döntetlen
    } ({ $reason })
reason-fewer-than-three = háromnál kevesebb bábu
reason-no-legal-move = nincs szabályos lépés
reason-resignation = feladás
reason-time = idő
reason-repetition = harmadszor ugyanaz az állás
reason-quiet-limit = túl sok lépés ütés nélkül
reason-agreement = megegyezés

## Why a move cannot be played.

illegal-game-over = a játszma véget ért
illegal-stones-in-hand = { $side ->
        [white] világosnak
       *[black] sötétnek
    } még { $left } bábuja van a kezében, le kell raknia egyet
illegal-hand-empty = { $side ->
        [white] világosnak
       *[black] sötétnek
    } nincs bábu a kezében, a táblán kell lépnie
illegal-no-stone = itt nincs bábu: { $point }
illegal-others-stone = ez a bábu nem { $side ->
        [white] világosé
       *[black] sötété
    }: { $point }
illegal-occupied = itt már áll bábu: { $point }
illegal-not-connected = { $from } és { $to } nem szomszédos pont a vonalon
illegal-removal-missing = malmot zár be, de nem derül ki, melyik bábut veszi le
illegal-no-mill-closed = nem zár be malmot, így innen nem vehet le bábut: { $point }
illegal-no-such-stone = itt nincs levehető bábu: { $point }
illegal-own-stone = ez { $side ->
        [white] világos
       *[black] sötét
    } saját bábuja: { $point }
illegal-protected = ez a bábu malomban áll, és van, amelyik nem: { $point }

## Why a text is no move and no position.

read-missing-point = hiányzik egy pont
read-not-a-point = nincs ilyen pont
read-after-move = ez nem tartozik a lépéshez
read-missing-board = nincs itt állás
read-not-a-board = ez nem való a táblára
read-rank-count = a táblának { $found } sora van
read-rank-length = { $rank }. sor: { $found } pont
read-board-length = a táblának { $found } pontja van
read-missing-side = hiányzik, hogy ki következik
read-not-a-side = nincs ilyen fél
read-missing-hand = hiányzik, hány bábu van { $side ->
        [white] világos
       *[black] sötét
    } kezében
read-not-a-number = ez nem szám
read-number-too-large = ez a szám túl nagy
read-after-position = ez nem tartozik az álláshoz
read-too-many-stones = { $side ->
        [white] világosnak
       *[black] sötétnek
    } { $board } bábuja van a táblán és { $hand } a kezében

expected-point = egy pont a1 és g7 között
expected-end = semmi más
expected-position = egy állás, például 3/3/3/6/3/3/3 w 9 9 0
expected-board = W, B, az üres pontok száma 1-től 9-ig, vagy /
expected-ranks = 7 sor, a hetediktől az elsőig
expected-points = { $count } pont
expected-side = w vagy b
expected-number = egy szám 0 és { $max } között
expected-nine-stones = összesen legfeljebb 9

## Why a saved game cannot be read.

record-open-comment = ennek a megjegyzésnek nincs vége
record-open-side-line = ennek a mellékváltozatnak nincs vége
record-open-string = ennek az értéknek nincs vége a sorában
record-no-tag-name = ennek a címkének nincs neve
record-no-tag-value = ennek a címkének nincs értéke
record-open-tag = ennek a címkének nincs vége
record-stray-bracket = ez a zárójel nem zár be semmit
record-bad-tag-value = ilyen értéke nem lehet ennek a címkének: { $tag }
record-repeated-tag = kétszer szerepel ez a címke: { $tag }
record-missing-fen = a SetUp címke állást ígér, de nincs itt
record-not-a-point = nincs ilyen pont: { $word }
record-unknown-word = „{ $word }” nem lépés
record-illegal = { $move } nem léphető: { $reason }
record-after-end = { $move } már a játszma vége után áll: { $result }
record-too-many-tags = ennek a játszmának több mint { $limit } címkéje van
record-too-many-games = több mint { $limit } játszma van ebben a fájlban

expected-sign = { $sign }
expected-tag = egy név és egy érték, mint [White "Anna"]
expected-on-off = "on" vagy "off"
expected-limit = egy szám 1 és 65535 között, vagy "off"
expected-set-up = "1" és egy állás a FEN címkében, vagy "0"
expected-fen = a FEN címke egy állással
expected-move = egy lépés, például d6, a1-a4 vagy d6xg7
expected-moves = { $moves }{ $more ->
        [0] {""}
       *[other] {" "}és még { $more }
    }
expected-end-of-game = az eredmény vagy egy másik játszma címkéi
## Amit a merels solve mond.

help-solve = Kiszámítja minden olyan állás pontos értékét, amelyben nincs bábu kézben
help-solve-stones = Ennyi bábunál áll meg a táblán, 6-tól 18-ig
help-solve-dir = A táblázatok könyvtára a felhasználóé helyett
help-solve-verify = Minden értéket összevet a lépések utáni értékekkel
help-solve-prove = Megmutatja a kezdőállás és minden eltérő első lépés értékét
help-solve-report = Kiírja számokban, mi van a táblázatokban
help-solve-small = Fájlba írja a program részét képező kis táblázatokat
help-solve-opening = Fájlba írja a program részét képező megnyitási ismereteket
help-solve-plies = Hányadik lépésig oldja meg ehhez az összes állást, 0-tól 6-ig; minden lépés sokszor tovább tart
help-solve-json = A jelentés soronként egy JSON-objektum
help-engine-value = A táblázatok alapján megmondja, ki nyeri az állást: win, draw vagy loss a lépő félnek, vagy unknown; majd a lépések száma a következő levételig vagy a végéig, és limit, ha a korlát döntetlenné teszi
help-engine-value-position = Az állás; a - soronként egyet olvas a szabványos bemenetről
help-engine-value-dir = A táblázatok könyvtára a felhasználóé helyett
solve-no-directory = a rendszer nem mondja meg, hová valók az adatok; adjon meg könyvtárat a --dir kapcsolóval
solve-nothing-missing = Minden kért táblázat itt van: { $directory }.
solve-needs = Táblázatok { $stones } bábuig itt: { $directory }: { $positions } millió állás, legfeljebb { $memory } GB memória, { $disk } GB a lemezen, körülbelül { $minutes } perc.
solve-takes = { $work ->
    [verify] Az ellenőrzéshez legfeljebb { $memory } GB memória kell.
   *[prove] A bizonyításhoz legfeljebb { $memory } GB memória kell.
}
solve-little = { $needed } GB memória kell, { $there } GB szabad
solve-little-memory = { $needed } GB memória kell, { $there } GB szabad; kisebb --stones értékkel kevesebb is elég
solve-little-disk = { $needed } GB hely kell a lemezen, { $there } GB szabad; kisebb --stones vagy a --dir segíthet
solve-stopped = megállítva; ami kész, megmarad, és a következő futás onnan folytatja
solve-cannot-write = { $file } nem írható: { $reason }
solve-foreign = { $file } nem ennek a programnak a táblázata, nem használjuk
solve-other-version = { $file } a program másik változatának táblázata, nem használjuk
solve-other-pair = { $file } más szabályokat vagy bábuszámot tartalmaz, mint a neve mondja, nem használjuk
solve-damaged = { $file } sérült, nem használjuk; törlés után újra elkészül
solve-reading = { $pair }: olvasás
solve-solving = { $pair }: megoldás
solve-writing = { $pair }: írás
solve-verifying = { $pair }: ellenőrzés
solve-rate = { $rate } millió állás másodpercenként, hátra van { $left }
solve-verified = { $pair }: minden érték helyes ({ $seconds } s)
solve-wrong = { $pair }: hibás értékek száma: { $count }
report-set = bábuk
report-entries = helyek
report-positions = állások
report-won = nyert
report-drawn = döntetlen
report-lost = vesztett
report-won-beyond = nyert korlát nélkül
report-lost-beyond = vesztett korlát nélkül
report-longest = leghosszabb
report-longest-beyond = leghosszabb korlát nélkül
report-sum = összesen
prove-start = Kezdőállás: { $value ->
        [win] világos nyer
        [loss] sötét nyer
        [limit-win] döntetlen a korlát miatt; nélküle világos nyer
        [limit-loss] döntetlen a korlát miatt; nélküle sötét nyer
       *[draw] döntetlen
    } ({ $nodes } állás, { $seconds } s).
prove-move = { $point } után: { $value ->
        [win] világos nyer
        [loss] sötét nyer
        [limit-win] döntetlen a korlát miatt; nélküle világos nyer
        [limit-loss] döntetlen a korlát miatt; nélküle sötét nyer
       *[draw] döntetlen
    } ({ $nodes } állás, { $seconds } s).
solve-incomplete = ehhez minden táblázat kell 18 bábuig; hiányzik: { $pairs }. A merels solve elkészíti őket
solve-opening = Megnyitás, állások { $ply } lépés után, összesen { $plies }: { $time }
needs-all-tables = ehhez minden táblázat kell 18 bábuig
engine-endgames = repülés nélküli végjátékok megoldása: { $pair }
