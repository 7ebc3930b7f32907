### The game as lines of text.

plain-welcome = Veskimäng rida-realt. Kirjutage käik, näiteks d6, a1-a4 või d6xg7, või kirjutage help.
plain-begin = Kirjutage new, et alustada; näiteks new human club on mäng roboti vastu.
plain-begin-or-go-on = Kirjutage continue, et jätkata lõpetamata mängu, või new, et alustada uut; näiteks new human club on mäng roboti vastu.
plain-players = Valge: { $white }. Must: { $black }.
plain-goes-on = { $plies ->
    [one] Mängitud on üks käik.
   *[other] Mängitud on { $plies } käiku.
}
plain-kept = Mäng on alles ja seda saab hiljem jätkata.
plain-nothing-kept = Lõpetamata mängu ei ole.
plain-no-game = Mängu ei ole. Kirjutage new, et alustada.
plain-over = Mäng on läbi. Kirjutage new, et mängida uut, undo, et viimane käik tagasi võtta, või quit.

plain-turn-place = { $side ->
    [white] Valge
   *[black] Must
} asetab nupu; käes on { $count ->
    [one] veel üks nupp
   *[other] veel { $count } nuppu
}.
plain-turn-slide = { $side ->
    [white] Valge
   *[black] Must
} käib nupuga mööda joont.
plain-turn-fly = { $side ->
    [white] Valge
   *[black] Must
} viib ühe oma viimasest kolmest nupust ükskõik millisele tühjale punktile.

plain-placed = { $side ->
    [white] Valge
   *[black] Must
} asetab nupu punktile { $to }.
plain-slid = { $side ->
    [white] Valge
   *[black] Must
} käib punktilt { $from } punktile { $to }.
plain-flew = { $side ->
    [white] Valge
   *[black] Must
} lendab punktilt { $from } punktile { $to }.
plain-took = { $side ->
    [white] Valge
   *[black] Must
} sulgeb veski ja võtab nupu punktilt { $point }.
plain-took-nothing = See sulgeb veski, aga võtta pole midagi.
plain-comment = Kommentaar: { $comment }
plain-take = See sulgeb veski. Millise nupu võtate? { $points }
plain-from = Punktilt { $from } saab minna: { $points }

plain-point = { $point } { $side ->
    [white] valge
    [black] must
   *[none] tühi
}
plain-hand = { $side ->
    [white] Valgel
   *[black] Mustal
} { $count ->
    [0] ei ole käes nuppe.
    [one] on käes üks nupp.
   *[other] on käes { $count } nuppu.
}
plain-stones = { $side ->
    [white] Valgel
   *[black] Mustal
} { $count ->
    [0] ei ole laual nuppe.
    [one] on laual üks nupp: { $points }.
   *[other] on laual { $count } nuppu: { $points }.
}
plain-last = { $ply }. käik, { $side ->
    [white] valge
   *[black] must
}: { $move }.
plain-no-last = Veel pole midagi mängitud.
plain-moves = Mängida saab: { $moves }
plain-moves-closing = Veski saab sulgeda nii: { $moves }

plain-hint-stone = Vaadake nuppu punktil { $point }. Kirjutage veel kord hint, siis kuulete käiku.
plain-hint-line = Vaadake joont { $line }. Kirjutage veel kord hint, siis kuulete käiku.
plain-undone = { $count ->
    [one] Üks käik on tagasi võetud.
   *[other] { $count } käiku on tagasi võetud.
}
plain-redone = { $count ->
    [one] Üks käik on uuesti mängitud.
   *[other] { $count } käiku on uuesti mängitud.
}
plain-draw-asked = { $side ->
    [white] Valge pakub viiki. Must
   *[black] Must pakub viiki. Valge
} kirjutab yes, kui on nõus; kõik muu tähendab „ei“.
plain-exists = { $path } on juba olemas. Valige teine nimi.
plain-save-usage = Mäng salvestatakse pärast iga käiku. Et see ka eraldi faili kirjutada, kirjutage save ja faili nimi.
plain-new-usage = Kirjutage new või new ja kaks mängijat, valge esimesena: human, beginner, casual, club, master või perfect. Näiteks: new human club.
plain-no-such-move = { $text } ei ole siin lubatud käik. Kirjutage moves, siis kuulete, mida saab mängida.
plain-unknown = { $word } ei ole käik ega käsk. Kirjutage help.
plain-ambiguous = Nii võib alata mitu käsku: { $words }

plain-help-moves = Nupu asetamiseks kirjutage punkt: d6. Käimiseks kirjutage mõlemad punktid: a1-a4. Sama käiguga nupu võtmiseks lisage selle punkt: d6xg7.
plain-help-board = kõik punktid rida-realt
plain-help-picture = laud joonisena
plain-help-mine = käigul oleva poole nupud
plain-help-theirs = teise poole nupud
plain-help-last = viimane käik
plain-help-move-list = mida praegu saab mängida
plain-help-turn = kelle kord on
plain-help-hint = vihje; teist korda kogu käik
plain-help-undo = võtta tagasi
plain-help-redo = mängida tagasi võetu uuesti
plain-help-save = kirjutada mäng faili
plain-help-resign = alla anda
plain-help-draw = pakkuda viiki
plain-help-new = uus mäng; kumbki mängija on human või roboti tase
plain-help-continue = jätkata lõpetamata mängu
plain-help-lesson = õppetunnid või selle numbriga õppetund
plain-help-puzzle = ülesanne: esimene lahendamata või selle numbriga
plain-help-leave = õppetunnist või ülesandest tagasi mängu juurde
plain-help-now = kuni robot mõtleb: las käib kohe
plain-help-clock = mida kell näitab, või kahe inimese järgmiste mängude kell: 10+5 või off
plain-help-assist = öelda iga kord, kus saab veski sulgeda, millised nupud on kinni ja millised ristumiskohad vabad; kellele: white, black, both või nobody
plain-help-help = see abi
plain-help-quit = lahkuda; mäng jääb alles
plain-in-exercise = Õppetunnis ja ülesandes seda teha ei saa. Kirjutage leave, et mängu juurde tagasi minna.
plain-not-thinking = Robot praegu ei mõtle.
plain-clock = Kell: valge { $white }, must { $black }.
plain-no-clock = Sellel mängul ei ole kella. Järgmise jaoks kirjutage clock 10+5.
plain-clock-usage = Kirjutage clock ning minutid kummalegi + sekundid iga käigu järel, näiteks clock 10+5, või clock off.
plain-clock-next = Kahe inimese järgmistel mängudel on kell { $clock }.
plain-clock-off = Järgmistel mängudel kella ei ole.
plain-assist-usage = Kirjutage assist ja keda aidata: white, black, both või nobody.
plain-assisted = { $who ->
    [white] Nüüdsest aidatakse valget.
    [black] Nüüdsest aidatakse musta.
    [both] Nüüdsest aidatakse mõlemat.
   *[nobody] Nüüdsest ei aidata kedagi.
}
plain-assist-closing = Veski saab sulgeda siin: { $points }
plain-assist-blocked = { $side ->
    [white] Valge
   *[black] Musta
} nupud, mis ei saa käia: { $points }
plain-assist-crossings = Vabad ristumiskohad: { $points }
