### The screen: status, refusals, results, menus, help.

## Who is to do what

status-place = { $who }: asetage nupp.
status-slide = { $who }: teie käik, valige nupp.
status-fly = { $who }: teie käik, kolm nuppu lendab kuhu tahes – valige üks.
status-to = { $who }: punktilt { $from } – valige, kuhu minna.
status-remove = { $who } sulges veski: võtke vastase nupp ({ LOWER($other) }; { $count ->
    [1] võtta saab ühte
   *[other] valikus { $count }
}).
status-thinking = { $who } mõtleb…
status-thinking-ascii = { $who } mõtleb...
status-paused = Robotid ootavad. { $key } laseb neil jätkata.
status-looking = Näha on { $ply }. käik, kokku { $plies }.
status-typing = Käik:
status-completions = { $count ->
    [0] sellist käiku ei ole
    [one] { $count } käik: { $moves }
   *[other] { $count } käiku: { $moves }
}
status-completions-many = { $count } käiku, näiteks { $moves }

player-named = { $name } ({ LOWER($side) })
player-bot = { $side } ({ $level })

level-human = inimene
level-beginner = algaja
level-casual = harrastaja
level-club = klubimängija
level-master = meister
level-perfect = täiuslik

## How it ended

outcome-fewer-than-three = { $who } võitis: vastasel ({ LOWER($other) }) on alla kolme nupu.
outcome-no-legal-move = { $who } võitis: vastane ({ LOWER($other) }) ei saa käia.
outcome-resignation = { $who } võitis: vastane ({ LOWER($other) }) alistus.
outcome-time = { $who } võitis: vastase ({ LOWER($other) }) aeg sai otsa.
outcome-repetition = Viik: sama seis kolmandat korda.
outcome-quiet-limit = Viik: { $count ->
    [one] { $count } käik
   *[other] { $count } käiku
} ilma löömata.
outcome-agreement = Viik kokkuleppel.

## What should not be overlooked

notice-last-stone = { $who }: viimane nupp on asetatud, nüüd käiakse mööda jooni.
notice-flies = { $who }: alles on kolm nuppu, need võivad lennata igale tühjale punktile.
notice-three-left = { $who }: alles on kolm nuppu; lendamine on välja lülitatud.
notice-second-time = See seis on laual juba teist korda; kolmas kord on viik.
notice-quiet-left = Veel { $count ->
    [one] { $count } käik
   *[other] { $count } käiku
} ilma löömata ja mäng on viik.
notice-double-mill = { $who }: topeltveski! Nupp punktide { $one } ja { $other } vahel suleb veski iga käiguga.

## Why not

refused-game-over = Mäng on läbi. { $undo } võtab käike tagasi, { $rematch } alustab kordusmängu.
refused-stones-in-hand = Teil on käes veel { $count ->
    [one] { $count } nupp
   *[other] { $count } nuppu
}: asetage see, enne kui laual käite.
refused-hand-empty = Kõik teie nupud on asetatud: öelge, millega käia ja kuhu.
refused-empty = Punktil { $point } ei ole nuppu.
refused-not-yours = Nupp punktil { $point } ei ole teie oma ({ LOWER($who) }).
refused-occupied = Punktil { $point } on juba nupp ({ LOWER($who) }).
refused-not-connected = { $from } ja { $to } ei ole naabrid ja lennata saab ainult kolme viimase nupuga.
refused-not-connected-no-flying = { $from } ja { $to } ei ole naabrid ja lendamine on välja lülitatud.
refused-removal-missing = See suleb veski: nimetage ka nupp, mida võtta.
refused-no-mill = See ei sulge veskit, seega { $point } jääb alles.
refused-nothing-to-take = Punktil { $point } ei ole nuppu, mida võtta.
refused-own-stone = Nupp punktil { $point } on teie enda oma.
refused-protected = Nupp punktil { $point } seisab veskis ja mõni teine mitte: võtke üks neist.
refused-blocked = Nupp punktil { $point } on kinni: kõrval ei ole tühja punkti.
refused-no-such-move = Ükski käik ei alga nii: „{ $text }“.
refused-no-such-move-ascii = Ükski käik ei alga nii: "{ $text }".
refused-unfinished = Mitu käiku algab nii: „{ $text }“; kirjutage edasi.
refused-unfinished-ascii = Mitu käiku algab nii: "{ $text }"; kirjutage edasi.
refused-bots-turn = Praegu on roboti käik. { $now } laseb tal kohe käia, { $undo } võtab teie käigu tagasi.

## What is said in answer to a key

nothing-to-undo = Midagi ei ole tagasi võtta.
nothing-to-redo = Midagi ei ole uuesti käia.
draw-declined = { $who } ei nõustu viigiga.
rematch-later = Kordusmäng tuleb siis, kui see mäng on läbi. { $resign } alistub, { $new } alustab uut mängu.
hint-stone = Vihje: vaadake nuppu punktil { $point }. Veel kord { $key } näitab käiku.
hint-line = Vihje: vaadake joont { $a } { $b } { $c }. Veel kord { $key } näitab käiku.
hint-move = Vihje: { $move }
hint-win-now = Vihje: { $move } võidab kohe (täpne).
hint-win = Vihje: { $move } võidab (täpne). Nupp võetakse või mäng lõpeb hiljemalt { $plies ->
    [one] ühe käiguga
   *[other] { $plies } käiguga, mõlemad pooled kokku
}.
hint-win-only = Vihje: võidab ainult { $move } (täpne). Nupp võetakse või mäng lõpeb hiljemalt { $plies ->
    [one] ühe käiguga
   *[other] { $plies } käiguga, mõlemad pooled kokku
}.
hint-win-open = Vihje: { $move } võidab (täpne).
hint-win-open-only = Vihje: võidab ainult { $move } (täpne).
hint-draw = Vihje: { $move } hoiab viigi (täpne).
hint-draw-only = Vihje: viigi hoiab ainult { $move } (täpne).
hint-loss = Vihje: { $move } kaotab nagu kõik käigud, aga peab kõige kauem vastu (täpne).
hint-found-win = Vihje: { $move } võidab hiljemalt { $plies ->
    [one] ühe käiguga
   *[other] { $plies } käiguga, mõlemad pooled kokku
} (leitud otsinguga).
hint-found-loss = Vihje: { $move } peab kõige kauem vastu; mäng on kaotatud hiljemalt { $plies ->
    [one] ühe käiguga
   *[other] { $plies } käiguga, mõlemad pooled kokku
} (leitud otsinguga).
hint-estimate = Vihje: { $move }, väärtus nuppudes { $value } (hinnang).
hint-looking = Otsin vihjet…
hint-looking-ascii = Otsin vihjet...
draw-thinking = Robot kaalub viiki…
draw-thinking-ascii = Robot kaalub viiki...
mouse-on = Mängida saab ka hiirega. { $key } jätab selle terminalile.
mouse-off = Hiir on jäetud terminalile. { $key } võtab selle tagasi.
theme-is = Värvid: { $name }.
theme-none = Värvid on välja lülitatud (NO_COLOR või --color).
assistance-on = Abi ({ LOWER($who) }): märgitud on, kus saab veski sulgeda, mis on kinni ja kus jooned lõikuvad.
assistance-off = Abi ({ LOWER($who) }) on välja lülitatud.
file-written = Kirjutatud: { $path }
file-not-written = Faili ei saanud kirjutada: { $path }: { $reason }
not-kept = Mängu ei saa salvestada ({ $reason }). Edasi mängida saate ikka.
line-kept = Senine jätk ({ $count ->
    [one] { $count } käik
   *[other] { $count } käiku
}) on alles eraldi mänguna; { $key } avab selle.
tables-begun = Täpsed tabelid: alustatud
tables-progress-first = Täpsed tabelid: { $pair }, { $percent } %
tables-progress = Täpsed tabelid: { $pair }, { $percent } %, jäänud { $left }
tables-done = Täpsed tabelid on valmis ja nüüdsest kasutusel.
tables-stopped = Arvutamine on peatatud. Valmis osa on kasutusel ja hiljem saab jätkata.
tables-refused = See tabelifail on rikutud või võõras; kustutage see ja jätkake: { $path }
table-damaged = { $path } on rikutud ja seda ei kasutata; kustutage see, siis tehakse see uuesti.
tables-little-memory = Täpsed tabelid vajavad { $needed } GB mälu, vaba on { $there } GB.
tables-little-disk = Täpsed tabelid vajavad kettal { $needed } GB, vaba on { $there } GB.
perfect-without = Tase { $perfect } teab esimesi käike ja lõppmänge, vahepeal mängib nagu { $master }: kõiki täpseid tabeleid veel ei ole.
perfect-off = Tase { $perfect } mängib nagu { $master }: täpsed tabelid on välja lülitatud.
perfect-offer = { $key } arvutab need: umbes { $minutes } min, { $disk } GB kettal.
played-elsewhere = Seda mängu jätkati teises aknas.
no-more-captures = Pärast seda midagi ei võeta.
no-such-ply = Käike on selles mängus { $plies }.
no-name = Faili ei nimetatud.
review-goes-up-to = Ülevaade tehakse ainult kuni { $most } käigu pikkustest mängudest.
report-expected = Oodati: { $expected }
save-unreadable = Salvestatud mängu ei saa lugeda, see jääb nii, nagu oli: { $path }: { $reason }

## Questions

ask-resign = { $who } alistub?
ask-draw = { $who } pakub viiki. Kas { LOWER($other) } on nõus?
ask-replace = { $path } on juba olemas. Kas asendada?
ask-solve = Kas arvutada täpsed tabelid (umbes { $minutes } min, { $disk } GB kettal, { $memory } GB mälu)? Samal ajal saab mängida, peatada ja hiljem jätkata.
ask-stop-solving = Kas lõpetada täpsete tabelite arvutamine? Valmis osa jääb alles ja hiljem saab jätkata.
prompt-save-as = Salvesta kui:
prompt-open = Ava fail:
prompt-replay = Vaata faili:
prompt-jump = Mine käigule:
prompt-kept = Salvestatud mängud
save-as-name = mang.pgn

## The start screen

title = Veskimäng
start-go-on = Jätka: { $number }. käik, käib { LOWER($who) }
start-over = Jätka: lõppenud mäng
start-new-game = Uus mäng
start-open = Ava salvestatud mäng
start-replay = Vaata salvestatud mängu
start-tables = Arvuta täpsed tabelid
start-tables-stop = Lõpeta täpsete tabelite arvutamine
start-rules = Kehtivad reeglid
start-book = Reegliraamat
start-help = Klahvid
start-quit = Lõpeta

## A new game

new-game-title = Uus mäng
new-game-on-title = Mängi siit edasi
row-white = Valge
row-black = Must
row-name-white = Valge nimi
row-name-black = Musta nimi
row-flying = Lendamine kolme nupuga
row-quiet-limit = Viik ilma löömata
row-repetition = Viik seisu kordumisel
row-clock = Kell
row-assistance = Abi
row-begin = Alusta
value-on = jah
value-off = ei
value-never = mitte kunagi
value-no-clock = ei ole
value-nobody = ei kellelegi
value-white = valgele
value-black = mustale
value-both = mõlemale
value-quiet-limit = { $count } käigu järel

## Beside the board

in-hand = käes
taken = võetud
moves-title = Käigud
thinking-line = sügavus { $depth }, { $nodes } seisu: { $line }
thinking-tables = tabelitest: { $worth }
evaluation-estimate = { $value } (hinnang)
evaluation-win = { $who } võidab { $plies } käiguga (otsing)
evaluation-exact-win = { $who } võidab (täpne)
evaluation-exact-draw = viik (täpne)

## Replay

replay-this-game = see mäng
replay-place = { $ply ->
    [0] algus, käike kokku { $plies }
   *[other] { $ply }. käik, kokku { $plies }
}
replay-game = { $game }. mäng, kokku { $games }
replay-playing = mängib, käik iga { $seconds } s järel
replay-claim = Fail väidab: { $result }
replay-title = { $white } – { $black }
replay-title-ascii = { $white } - { $black }

## Pages

page-keys = Klahvid
page-legend = Märgid laual
page-report = Seda faili ei saa lugeda
rules-title = Kehtivad reeglid
rules-flying-on = Kellel on alles kolm nuppu, võib käia igale tühjale punktile.
rules-flying-off = Lendamine on välja lülitatud: kolm nuppu käib mööda jooni nagu kõik teised.
rules-quiet-limit = { $count ->
    [one] { $count } käik ilma löömata on viik.
   *[other] { $count } järjestikust käiku ilma löömata on viik.
}
rules-quiet-limit-off = Löömata käikude arv ei ole piiratud.
rules-repetition-on = Sama seis kolmandat korda on viik.
rules-repetition-off = Seisu kordumisel ei ole tagajärgi.
rules-clock = Kell: kummalgi { $minutes ->
    [one] üks minut
   *[other] { $minutes } minutit
}, iga käik annab { $seconds ->
    [0] juurde null sekundit
    [one] juurde ühe sekundi
   *[other] juurde { $seconds } sekundit
}. Kelle aeg saab otsa, see kaotab. Kuni lahti on mõni lehekülg, küsimus või teine ekraan, kell seisab.
rules-placing = Kumbki pool asetab kordamööda üheksa nuppu, igaühe suvalisele tühjale punktile. Valge alustab.
rules-moving = Kui kõik on asetatud, käib nupp mööda joont kõrvalolevale tühjale punktile.
rules-mill = Kolm sama poole nuppu ühel joonel on veski. Kes veski suleb, võtab vastase nupu: sellise, mis ei seisa veskis, välja arvatud siis, kui kõik seisavad. Kaks korraga suletud veskit võtavad ühe nupu.
rules-end = Kellel on alles alla kolme nupu või kes ei saa käia, on kaotanud.

too-small = Aken on liiga väike: vaja on { $need-width }×{ $need-height }, on { $width }×{ $height }.
too-small-ascii = Aken on liiga väike: vaja on { $need-width }x{ $need-height }, on { $width }x{ $height }.

## Keys

keys-game = Laua taga
keys-move-line = Käiku kirjutades (alustage tähega a kuni g)
keys-replay = Mängu vaadates
keys-start = Avaekraanil
keys-everywhere = Igal pool
keys-new-game = Enne uut mängu
keys-exercise = Õppetunnis või ülesandes
keys-list = Enne õppetundi või ülesannet

key-interrupt = lahku kohe
key-suspend = kesta, tagasi toob fg
key-repaint = joonista kõik uuesti
key-mouse = hiir sisse või välja
key-language = järgmine keel
key-theme = järgmised värvid
key-read-whole = kogu tekst
key-book = reegliraamat
key-entry-up = üles
key-entry-down = alla
key-choose = vali
key-begin = alusta
key-read = loe
key-next-exercise = järgmine
key-previous-exercise = eelmine
key-new-game = uus mäng
key-open = ava
key-tables = täpsed tabelid
key-help = klahvid
key-quit = lõpeta
key-to-game = tagasi mängu
key-value-left = muuda tagasi
key-value-right = muuda
key-start-game = alusta
key-back = tagasi
key-act = aseta, vali, võta
key-cursor-up = kursor mööda joont üles
key-cursor-down = kursor mööda joont alla
key-cursor-left = kursor mööda joont vasakule
key-cursor-right = kursor mööda joont paremale
key-next-point = järgmine võimalik punkt
key-previous-point = eelmine punkt
key-move-now = käi kohe
key-pause-bots = peata või jätka
key-undo = võta tagasi
key-redo = käi uuesti
key-hint = vihje
key-rematch = kordusmäng
key-step-back = vaata tagasi
key-step-on = vaata edasi
key-ply-back = käik tagasi
key-ply-on = edasi
key-first = algusesse
key-last = lõppu
key-draw = paku viiki
key-resign = alistu
key-save-as = salvesta kui
key-watch = vaata mängu läbi
key-thinking = roboti mõtted sisse või välja
key-evaluation = hinnanguriba sisse või välja
key-assistance = abi sisse või välja
key-play = käi
key-complete = täienda
key-clear = kustuta kõik
key-close = sulge
key-play-pause = mängi, peata
key-play-on = mängi siit edasi
key-next-capture = järgmine löömine
key-review = ülevaade
key-go-there = mine sinna
key-next-game = järgmine mäng
key-previous-game = eelmine mäng
key-faster = kiiremini
key-slower = aeglasemalt
key-jump = mine käigule
key-tenth = mine mängu kümnendikule
key-scroll-up = üles
key-scroll-down = alla
key-page-up = lehekülg üles
key-page-down = lehekülg alla
key-next-chapter = järgmine peatükk
key-previous-chapter = eelmine peatükk
key-page-first = algusesse
key-page-last = lõppu
key-yes = jah
key-no = ei
key-enter = kinnita
