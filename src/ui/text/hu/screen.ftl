### The screen: status, refusals, results, menus, help.

## Who is to do what

status-place = { $who }: tegyél le egy bábut.
status-slide = { $who }: te lépsz, válassz egy bábut.
status-fly = { $who }: te lépsz; három bábuval bárhová repülhetsz, válassz egyet.
status-to = { $who }: innen: { $from } – válaszd ki, hová lépsz.
status-remove = { $who } malmot zárt be: vedd le az ellenfél egyik bábuját ({ LOWER($other) }, választható: { $count }).
status-thinking = { $who } gondolkodik…
status-thinking-ascii = { $who } gondolkodik...
status-paused = A gépek várnak. { $key } után folytatják.
status-looking = Látható: { $ply }. lépés, összesen { $plies }.
status-typing = Lépés:
status-completions = { $count ->
    [0] nincs ilyen lépés
   *[other] { $count } lépés: { $moves }
}
status-completions-many = { $count } lépés, például { $moves }

player-named = { $name } ({ LOWER($side) })
player-bot = { $side } ({ $level })

level-human = ember
level-beginner = kezdő
level-casual = alkalmi játékos
level-club = klubjátékos
level-master = mester
level-perfect = tökéletes

## How it ended

outcome-fewer-than-three = { $who } nyert: az ellenfélnek ({ LOWER($other) }) háromnál kevesebb bábuja van.
outcome-no-legal-move = { $who } nyert: az ellenfél ({ LOWER($other) }) nem tud lépni.
outcome-resignation = { $who } nyert: az ellenfél ({ LOWER($other) }) feladta.
outcome-time = { $who } nyert: az ellenfél ({ LOWER($other) }) ideje lejárt.
outcome-repetition = Döntetlen: harmadszor ugyanaz az állás.
outcome-quiet-limit = Döntetlen: { $count } lépés ütés nélkül.
outcome-agreement = Döntetlen megegyezéssel.

## What should not be overlooked

notice-last-stone = { $who }: lekerült az utolsó bábu, mostantól a vonalak mentén lép.
notice-flies = { $who }: három bábu maradt, ezek bármelyik üres pontra repülhetnek.
notice-three-left = { $who }: három bábu maradt; a repülés ki van kapcsolva.
notice-second-time = Ez az állás másodszor van a táblán; harmadszorra döntetlen.
notice-quiet-left = Még { $count } lépés ütés nélkül, és döntetlen.
notice-double-mill = { $who }: dupla malom! A bábu { $one } és { $other } között minden lépéssel malmot zár.

## Why not

refused-game-over = A játszma véget ért. { $undo }: lépések visszavétele, { $rematch }: visszavágó.
refused-stones-in-hand = Még { $count } bábu van a kezedben: előbb tedd le, aztán léphetsz a táblán.
refused-hand-empty = Minden bábudat leraktad: mondd meg, melyikkel lépsz és hová.
refused-empty = Itt nincs bábu: { $point }.
refused-not-yours = Ez nem a te bábud: { $point } ({ LOWER($who) }).
refused-occupied = Itt már áll egy bábu: { $point } ({ LOWER($who) }).
refused-not-connected = { $from } és { $to } nem szomszédos, és csak három bábu repül.
refused-not-connected-no-flying = { $from } és { $to } nem szomszédos, és a repülés ki van kapcsolva.
refused-removal-missing = Ezzel malom zárul: add meg azt is, melyik bábut veszed le.
refused-no-mill = Ezzel nem zárul malom, így innen nem vehetsz le bábut: { $point }.
refused-nothing-to-take = Itt nincs levehető bábu: { $point }.
refused-own-stone = Ez a saját bábud: { $point }.
refused-protected = Ez a bábu malomban áll: { $point }. Van, amelyik nem: azok közül végy le egyet.
refused-blocked = Ez a bábu be van szorítva: { $point }. Nincs mellette üres pont.
refused-no-such-move = Egy lépés sem kezdődik így: „{ $text }”.
refused-no-such-move-ascii = Egy lépés sem kezdődik így: "{ $text }".
refused-unfinished = Több lépés is így kezdődik: „{ $text }”; írd tovább.
refused-unfinished-ascii = Több lépés is így kezdődik: "{ $text }"; írd tovább.
refused-bots-turn = Most a gép lép. { $now }: lépjen azonnal, { $undo }: a te lépésed visszavétele.

## What is said in answer to a key

nothing-to-undo = Nincs mit visszavenni.
nothing-to-redo = Nincs mit újra meglépni.
draw-declined = { $who } nem fogadja el a döntetlent.
rematch-later = Visszavágó akkor lesz, ha ennek a játszmának vége. { $resign }: feladás, { $new }: új játszma.
hint-stone = Tipp: nézd ezt a bábut: { $point }. Még egy { $key }, és látod a lépést.
hint-line = Tipp: nézd ezt a vonalat: { $a } { $b } { $c }. Még egy { $key }, és látod a lépést.
hint-move = Tipp: { $move }
hint-win-now = Tipp: { $move } azonnal nyer (pontos).
hint-win = Tipp: { $move } nyer (pontos). Legfeljebb { $plies } lépésen belül levétel jön, vagy vége a játszmának (a két fél együtt).
hint-win-only = Tipp: csak { $move } nyer (pontos). Legfeljebb { $plies } lépésen belül levétel jön, vagy vége a játszmának (a két fél együtt).
hint-win-open = Tipp: { $move } nyer (pontos).
hint-win-open-only = Tipp: csak { $move } nyer (pontos).
hint-draw = Tipp: { $move } döntetlent tart (pontos).
hint-draw-only = Tipp: csak { $move } tartja a döntetlent (pontos).
hint-loss = Tipp: { $move } veszít, mint minden lépés, de ez tart ki a legtovább (pontos).
hint-found-win = Tipp: { $move } legfeljebb { $plies } lépésen belül nyer, a két fél lépéseit együtt számolva (kereséssel).
hint-found-loss = Tipp: { $move } tart ki a legtovább; legfeljebb { $plies } lépésen belül elvész, a két fél lépéseit együtt számolva (kereséssel).
hint-estimate = Tipp: { $move }, értéke bábuban { $value } (becslés).
hint-looking = Tippet keresek…
hint-looking-ascii = Tippet keresek...
draw-thinking = A gép mérlegeli a döntetlent…
draw-thinking-ascii = A gép mérlegeli a döntetlent...
mouse-on = Az egérrel játszani lehet. { $key } visszaadja a terminálnak.
mouse-off = Az egér a terminálé. { $key } visszaveszi.
theme-is = Színek: { $name }.
theme-none = A színek ki vannak kapcsolva (NO_COLOR vagy --color).
assistance-on = Segítség ({ LOWER($who) }): jelölve, hol zárható malom, mi nem tud mozdulni, hol keresztezik egymást a vonalak.
assistance-off = Segítség ({ LOWER($who) }) kikapcsolva.
file-written = Kiírva: { $path }
file-not-written = Nem sikerült kiírni: { $path }: { $reason }
not-kept = A játszmát nem lehet megőrizni ({ $reason }). Játszani így is lehet.
line-kept = A korábbi folytatás ({ $count } lépés) külön játszmaként megmaradt; { $key } megnyitja.
tables-begun = Pontos táblázatok: elkezdve
tables-progress-first = Pontos táblázatok: { $pair }, { $percent } %
tables-progress = Pontos táblázatok: { $pair }, { $percent } %, hátra van { $left }
tables-done = A pontos táblázatok elkészültek, és mostantól használatban vannak.
tables-stopped = A számítás leállt. Ami kész, használatban van, és később folytatható.
tables-refused = Ez a táblázatfájl sérült vagy idegen; töröld, és folytasd: { $path }
table-damaged = { $path } sérült, nem használjuk; törlés után újra elkészül.
tables-little-memory = A pontos táblázatokhoz { $needed } GB memória kell, { $there } GB szabad.
tables-little-disk = A pontos táblázatokhoz { $needed } GB hely kell a lemezen, { $there } GB szabad.
perfect-without = A { $perfect } szint ismeri az első lépéseket és a végjátékokat, közben úgy játszik, mint a { $master }: a pontos táblázatok nem teljesek.
perfect-off = A { $perfect } szint úgy játszik, mint a { $master }: a pontos táblázatok ki vannak kapcsolva.
perfect-offer = { $key } kiszámítja őket: kb. { $minutes } perc, { $disk } GB lemez.
played-elsewhere = Ezt a játszmát egy másik ablakban folytatták.
no-more-captures = Ezután már nincs ütés.
no-such-ply = A játszma { $plies } lépésből áll.
no-name = Nem adtál meg fájlt.
review-goes-up-to = Legfeljebb { $most } lépéses játszma elemezhető.
report-expected = Várt: { $expected }
save-unreadable = Egy megőrzött játszma nem olvasható, és marad, ahogy van: { $path }: { $reason }

## Questions

ask-resign = { $who } feladja?
ask-draw = { $who } döntetlent ajánl. { $other } elfogadja?
ask-replace = Már van ilyen: { $path }. Felülírjam?
ask-solve = Kiszámítsam a pontos táblázatokat (kb. { $minutes } perc, { $disk } GB lemez, { $memory } GB memória)? Közben játszhatsz, leállítható.
ask-stop-solving = Leállítsam a pontos táblázatok számítását? Ami kész, megmarad, és később folytatható.
prompt-save-as = Mentés másként:
prompt-open = Fájl megnyitása:
prompt-replay = Fájl végignézése:
prompt-jump = Ugrás lépésre:
prompt-kept = Megőrzött játszmák
save-as-name = jatszma.pgn

## The start screen

title = Malom
start-go-on = Folytatás: { $number }. lépés, { LOWER($who) } következik
start-over = Folytatás: a véget ért játszma
start-new-game = Új játszma
start-open = Mentett játszma megnyitása
start-replay = Mentett játszma végignézése
start-tables = A pontos táblázatok kiszámítása
start-tables-stop = A pontos táblázatok számításának leállítása
start-rules = Érvényes szabályok
start-book = Szabálykönyv
start-help = Billentyűk
start-quit = Kilépés

## A new game

new-game-title = Új játszma
new-game-on-title = Folytatás innen
row-white = Világos
row-black = Sötét
row-name-white = Világos neve
row-name-black = Sötét neve
row-flying = Repülés három bábuval
row-quiet-limit = Döntetlen ütés nélkül
row-repetition = Döntetlen ismétlődéskor
row-clock = Óra
row-assistance = Segítség
row-begin = Kezdés
value-on = igen
value-off = nem
value-never = soha
value-no-clock = nincs
value-nobody = senkinek
value-white = világosnak
value-black = sötétnek
value-both = mindkettőnek
value-quiet-limit = { $count } lépés után

## Beside the board

in-hand = kézben
taken = levéve
moves-title = Lépések
thinking-line = mélység { $depth }, { $nodes } állás: { $line }
thinking-tables = a táblázatokból: { $worth }
evaluation-estimate = { $value } (becslés)
evaluation-win = { $who } nyer { $plies } lépésben (keresés)
evaluation-exact-win = { $who } nyer (pontos)
evaluation-exact-draw = döntetlen (pontos)

## Replay

replay-this-game = ez a játszma
replay-place = { $ply ->
    [0] kezdőállás, lépések száma: { $plies }
   *[other] { $ply }. lépés, összesen { $plies }
}
replay-game = { $game }. játszma, összesen { $games }
replay-playing = lejátszás, lépésenként { $seconds } mp
replay-claim = A fájl szerint: { $result }
replay-title = { $white } – { $black }
replay-title-ascii = { $white } - { $black }

## Pages

page-keys = Billentyűk
page-legend = Jelek a táblán
page-report = Ez a fájl nem olvasható
rules-title = Érvényes szabályok
rules-flying-on = Akinek három bábuja maradt, bármelyik üres pontra léphet.
rules-flying-off = A repülés ki van kapcsolva: három bábu is csak csúszik, mint a többi.
rules-quiet-limit = { $count ->
    [one] Egyetlen ütés nélküli lépés döntetlen.
   *[other] Egymás után { $count } ütés nélküli lépés döntetlen.
}
rules-quiet-limit-off = Az ütés nélküli lépések száma nincs korlátozva.
rules-repetition-on = Ugyanaz az állás harmadszor: döntetlen.
rules-repetition-off = Az állás ismétlődésének nincs következménye.
rules-clock = Óra: mindkét félnek { $minutes ->
    [one] egy perce
   *[other] { $minutes } perce
} van, és minden lépés után { $seconds ->
    [0] nem jár több idő
    [one] még egy másodperc jár
   *[other] még { $seconds } másodperc jár
}. Akinek elfogy az ideje, veszít. Amíg egy oldal, kérdés vagy más képernyő van nyitva, az óra áll.
rules-placing = A felek felváltva leraknak kilenc-kilenc bábut, bármelyik üres pontra. Világos kezd.
rules-moving = Ha mind lekerült, egy bábu a vonal mentén a szomszédos üres pontra lép.
rules-mill = Egy fél három bábuja egy vonalon: malom. Aki bezárja, leveszi az ellenfél egy bábuját: olyat, amelyik nem áll malomban, kivéve, ha mind ott áll. Két egyszerre bezárt malom is csak egy bábut vesz le.
rules-end = Akinek háromnál kevesebb bábuja marad, vagy nem tud lépni, vesztett.

too-small = Kicsi az ablak: { $need-width }×{ $need-height } kell, { $width }×{ $height } van.
too-small-ascii = Kicsi az ablak: { $need-width }x{ $need-height } kell, { $width }x{ $height } van.

## Keys

keys-game = A táblánál
keys-move-line = Lépés beírásakor (kezdd egy betűvel a és g között)
keys-replay = Végignézéskor
keys-start = A nyitóképernyőn
keys-everywhere = Mindenütt
keys-new-game = Új játszma előtt
keys-exercise = Leckében vagy feladványban
keys-list = Lecke vagy feladvány előtt

key-interrupt = azonnali kilépés
key-suspend = a parancssorba, vissza: fg
key-repaint = minden újrarajzolása
key-mouse = egér be vagy ki
key-language = következő nyelv
key-theme = következő színek
key-read-whole = teljes szöveg
key-book = szabálykönyv
key-entry-up = fel
key-entry-down = le
key-choose = választás
key-begin = kezdés
key-read = olvasás
key-next-exercise = következő
key-previous-exercise = előző
key-new-game = új játszma
key-open = megnyitás
key-tables = pontos táblázatok
key-help = billentyűk
key-quit = kilépés
key-to-game = vissza a játszmához
key-value-left = előző érték
key-value-right = következő érték
key-start-game = kezdés
key-back = vissza
key-act = lerakás, választás, levétel
key-cursor-up = kurzor fel a vonalon
key-cursor-down = kurzor le a vonalon
key-cursor-left = kurzor balra a vonalon
key-cursor-right = kurzor jobbra a vonalon
key-next-point = következő választható pont
key-previous-point = előző pont
key-move-now = lépj most
key-pause-bots = megállítás vagy folytatás
key-undo = visszavétel
key-redo = újra
key-hint = tipp
key-rematch = visszavágó
key-step-back = visszanézés
key-step-on = előrenézés
key-ply-back = egy lépést vissza
key-ply-on = előre
key-first = az elejére
key-last = a végére
key-draw = döntetlenajánlat
key-resign = feladás
key-save-as = mentés másként
key-watch = a játszma végignézése
key-thinking = a gép gondolatai be vagy ki
key-evaluation = értékelősáv be vagy ki
key-assistance = segítség be vagy ki
key-play = lépés
key-complete = kiegészítés
key-clear = mindent töröl
key-close = bezárás
key-play-pause = lejátszás, szünet
key-play-on = folytatás innen
key-next-capture = következő ütés
key-review = elemzés
key-go-there = ugrás oda
key-next-game = következő játszma
key-previous-game = előző játszma
key-faster = gyorsabban
key-slower = lassabban
key-jump = ugrás lépésre
key-tenth = ugrás a játszma tizedére
key-scroll-up = fel
key-scroll-down = le
key-page-up = oldallal fel
key-page-down = oldallal le
key-next-chapter = következő fejezet
key-previous-chapter = előző fejezet
key-page-first = a tetejére
key-page-last = az aljára
key-yes = igen
key-no = nem
key-enter = rendben
