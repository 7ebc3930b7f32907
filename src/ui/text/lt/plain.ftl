### The game as lines of text.

plain-welcome = Malūnas eilutėmis. Rašykite ėjimą, pavyzdžiui, d6, a1-a4 arba d6xg7, arba rašykite help.
plain-begin = Rašykite new ir pradėsite partiją; pavyzdžiui, new human club – partija su robotu.
plain-begin-or-go-on = Rašykite continue ir tęsite nebaigtą partiją, arba new ir pradėsite kitą; pavyzdžiui, new human club – partija su robotu.
plain-players = Baltieji: { $white }. Juodieji: { $black }.
plain-goes-on = { $plies ->
    [one] Sužaistas { $plies } ėjimas.
    [few] Sužaisti { $plies } ėjimai.
   *[other] Sužaista { $plies } ėjimų.
}
plain-kept = Partija išsaugota, ją galima tęsti vėliau.
plain-nothing-kept = Nebaigtos partijos nėra.
plain-no-game = Partijos nėra. Rašykite new ir ją pradėsite.
plain-over = Partija baigta. Rašykite new, jei norite kitos, undo, jei norite atšaukti paskutinį ėjimą, arba quit.

plain-turn-place = { $side ->
    [white] Baltieji
   *[black] Juodieji
} deda akmenėlį; rankoje { $count ->
    [one] liko { $count } akmenėlis
    [few] liko { $count } akmenėliai
   *[other] liko { $count } akmenėlių
}.
plain-turn-slide = { $side ->
    [white] Baltieji
   *[black] Juodieji
} eina: akmenėlis stumiamas linija.
plain-turn-fly = { $side ->
    [white] Baltieji
   *[black] Juodieji
} perkelia vieną iš paskutinių trijų akmenėlių į bet kurį tuščią tašką.

plain-placed = { $side ->
    [white] Baltieji
   *[black] Juodieji
} padeda akmenėlį: { $to }.
plain-slid = { $side ->
    [white] Baltieji
   *[black] Juodieji
} eina iš { $from } į { $to }.
plain-flew = { $side ->
    [white] Baltieji
   *[black] Juodieji
} perskrenda iš { $from } į { $to }.
plain-took = { $side ->
    [white] Baltieji
   *[black] Juodieji
} uždaro malūną ir nuima akmenėlį { $point }.
plain-took-nothing = Taip uždaromas malūnas, bet nuimti nėra ko.
plain-comment = Komentaras: { $comment }
plain-take = Taip uždaromas malūnas. Kurį akmenėlį nuimate? { $points }
plain-from = Iš { $from } galima eiti į: { $points }

plain-point = { $point } { $side ->
    [white] baltas
    [black] juodas
   *[none] tuščias
}
plain-hand = { $side ->
    [white] Baltieji
   *[black] Juodieji
} { $count ->
    [0] rankoje akmenėlių neturi.
    [one] rankoje turi { $count } akmenėlį.
    [few] rankoje turi { $count } akmenėlius.
   *[other] rankoje turi { $count } akmenėlių.
}
plain-stones = { $side ->
    [white] Baltieji
   *[black] Juodieji
} { $count ->
    [0] lentoje neturi akmenėlių.
    [one] lentoje turi { $count } akmenėlį: { $points }.
    [few] lentoje turi { $count } akmenėlius: { $points }.
   *[other] lentoje turi { $count } akmenėlių: { $points }.
}
plain-last = { $ply } ėjimas, { $side ->
    [white] baltieji
   *[black] juodieji
}: { $move }.
plain-no-last = Dar nieko nesužaista.
plain-moves = Galima žaisti: { $moves }
plain-moves-closing = Malūną galima uždaryti taip: { $moves }

plain-hint-stone = Pažiūrėkite į akmenėlį { $point }. Dar kartą parašę hint, sužinosite ėjimą.
plain-hint-line = Pažiūrėkite į liniją { $line }. Dar kartą parašę hint, sužinosite ėjimą.
plain-undone = { $count ->
    [one] Atšauktas { $count } ėjimas.
    [few] Atšaukti { $count } ėjimai.
   *[other] Atšaukta { $count } ėjimų.
}
plain-redone = { $count ->
    [one] Pakartotas { $count } ėjimas.
    [few] Pakartoti { $count } ėjimai.
   *[other] Pakartota { $count } ėjimų.
}
plain-draw-asked = { $side ->
    [white] Baltieji siūlo lygiąsias. Juodieji
   *[black] Juodieji siūlo lygiąsias. Baltieji
} rašo yes, jei sutinka; kitas atsakymas reiškia „ne“.
plain-exists = { $path } jau yra. Pasirinkite kitą vardą.
plain-save-usage = Partija išsaugoma po kiekvieno ėjimo. Jei norite ją įrašyti ir į failą, rašykite save ir failo vardą.
plain-new-usage = Rašykite new arba new ir du žaidėjus, baltuosius pirma: human, beginner, casual, club, master arba perfect. Pavyzdžiui: new human club.
plain-no-such-move = { $text } čia nėra leistinas ėjimas. Rašykite moves ir sužinosite, ką galima žaisti.
plain-unknown = { $word } nėra nei ėjimas, nei komanda. Rašykite help.
plain-ambiguous = Taip gali prasidėti kelios komandos: { $words }

plain-help-moves = Norėdami padėti akmenėlį, rašykite tašką: d6. Norėdami paeiti, rašykite abu taškus: a1-a4. Norėdami tuo pačiu ėjimu nuimti akmenėlį, pridėkite jo tašką: d6xg7.
plain-help-board = visi taškai, eilė po eilės
plain-help-picture = nupiešta lenta
plain-help-mine = akmenėliai pusės, kurios eilė
plain-help-theirs = kitos pusės akmenėliai
plain-help-last = paskutinis ėjimas
plain-help-move-list = ką dabar galima žaisti
plain-help-turn = kieno eilė
plain-help-hint = patarimas; antrą kartą – visas ėjimas
plain-help-undo = atšaukti
plain-help-redo = pakartoti tai, kas atšaukta
plain-help-save = įrašyti partiją į failą
plain-help-resign = pasiduoti
plain-help-draw = siūlyti lygiąsias
plain-help-new = kita partija; kiekvienas žaidėjas – human arba roboto lygis
plain-help-continue = tęsti nebaigtą partiją
plain-help-lesson = pamokos arba pamoka šiuo numeriu
plain-help-puzzle = uždavinys: pirmas neišspręstas arba šiuo numeriu
plain-help-leave = iš pamokos ar uždavinio grįžti į partiją
plain-help-now = kol robotas galvoja: tegul eina dabar
plain-help-clock = ką rodo laikrodis, arba kitų dviejų žmonių partijų laikrodis: 10+5 arba off
plain-help-assist = kaskart pasakyti, kur galima uždaryti malūną, kurie akmenėliai užblokuoti ir kurios kryžkelės laisvos; kam: white, black, both arba nobody
plain-help-help = ši pagalba
plain-help-quit = išeiti; partija išsaugoma
plain-in-exercise = Pamokoje ir uždavinyje to negalima. Rašykite leave ir grįšite į partiją.
plain-not-thinking = Robotas dabar negalvoja.
plain-clock = Laikrodis: baltieji { $white }, juodieji { $black }.
plain-no-clock = Ši partija be laikrodžio. Kitai partijai rašykite clock 10+5.
plain-clock-usage = Rašykite clock ir minutes kiekvienai pusei + sekundes po kiekvieno ėjimo, pavyzdžiui, clock 10+5, arba clock off.
plain-clock-next = Kitose dviejų žmonių partijose bus laikrodis { $clock }.
plain-clock-off = Kitos partijos bus be laikrodžio.
plain-assist-usage = Rašykite assist ir kam padėti: white, black, both arba nobody.
plain-assisted = { $who ->
    [white] Nuo šiol padedama baltiesiems.
    [black] Nuo šiol padedama juodiesiems.
    [both] Nuo šiol padedama abiem.
   *[nobody] Nuo šiol nepadedama niekam.
}
plain-assist-closing = Malūną galima uždaryti čia: { $points }
plain-assist-blocked = { $side ->
    [white] Baltųjų
   *[black] Juodųjų
} akmenėliai, kurie negali eiti: { $points }
plain-assist-crossings = Laisvos kryžkelės: { $points }
