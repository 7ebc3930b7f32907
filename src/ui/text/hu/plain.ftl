### The game as lines of text.

plain-welcome = Malom soronként. Írj be egy lépést, például d6, a1-a4 vagy d6xg7, vagy írd be: help.
plain-begin = Új játszmához írd be: new; a gép ellen például: new human club.
plain-begin-or-go-on = A félbehagyott játszma folytatásához írd be: continue, újhoz: new; a gép ellen például: new human club.
plain-players = Világos: { $white }. Sötét: { $black }.
plain-goes-on = { $plies ->
   *[other] Eddig { $plies } lépés történt.
}
plain-kept = A játszma megmarad, később folytatható.
plain-nothing-kept = Nincs félbehagyott játszma.
plain-no-game = Nincs játszma. Kezdéshez írd be: new.
plain-over = A játszmának vége. Új játszmához írd be: new, az utolsó lépés visszavételéhez: undo, kilépéshez: quit.

plain-turn-place = { $side ->
    [white] Világos
   *[black] Sötét
} letesz egy bábut; a kezében { $count ->
    [one] már csak egy van
   *[other] még { $count } van
}.
plain-turn-slide = { $side ->
    [white] Világos
   *[black] Sötét
} lép egy bábuval a vonal mentén.
plain-turn-fly = { $side ->
    [white] Világos
   *[black] Sötét
} az utolsó három bábuja egyikét bármelyik üres pontra viheti.

plain-placed = { $side ->
    [white] Világos
   *[black] Sötét
} letesz egy bábut: { $to }.
plain-slid = { $side ->
    [white] Világos
   *[black] Sötét
} lép innen: { $from }, ide: { $to }.
plain-flew = { $side ->
    [white] Világos
   *[black] Sötét
} repül innen: { $from }, ide: { $to }.
plain-took = { $side ->
    [white] Világos
   *[black] Sötét
} malmot zár be, és leveszi ezt a bábut: { $point }.
plain-took-nothing = Ez malmot zár be, de nincs mit levenni.
plain-comment = Megjegyzés: { $comment }
plain-take = Ez malmot zár be. Melyik bábut veszed le? { $points }
plain-from = Innen: { $from }, ide lehet lépni: { $points }

plain-point = { $point } { $side ->
    [white] világos
    [black] sötét
   *[none] üres
}
plain-hand = { $side ->
    [white] Világosnak
   *[black] Sötétnek
} { $count ->
    [0] nincs bábu a kezében.
   *[other] { $count } bábu van a kezében.
}
plain-stones = { $side ->
    [white] Világosnak
   *[black] Sötétnek
} { $count ->
    [0] nincs bábuja a táblán.
   *[other] { $count } bábuja van a táblán: { $points }.
}
plain-last = { $ply }. lépés, { $side ->
    [white] világos
   *[black] sötét
}: { $move }.
plain-no-last = Még nem történt lépés.
plain-moves = Lehetséges lépések: { $moves }
plain-moves-closing = Malmot zár be: { $moves }

plain-hint-stone = Nézd meg ezt a bábut: { $point }. A lépéshez írd be még egyszer: hint.
plain-hint-line = Nézd meg ezt a vonalat: { $line }. A lépéshez írd be még egyszer: hint.
plain-undone = { $count ->
   *[other] { $count } lépés visszavéve.
}
plain-redone = { $count ->
   *[other] { $count } lépés újra megtéve.
}
plain-draw-asked = { $side ->
    [white] Világos döntetlent ajánl. Sötét
   *[black] Sötét döntetlent ajánl. Világos
} a yes szóval fogadja el; bármi más elutasítás.
plain-exists = { $path } már létezik. Válassz másik nevet.
plain-save-usage = A játszma minden lépés után megmarad. Ha fájlba is ki akarod írni, írd be: save és a fájl nevét.
plain-new-usage = Írd be: new, vagy new és két játékos, elöl világos: human, beginner, casual, club, master vagy perfect. Például: new human club.
plain-no-such-move = { $text }: ez itt nem szabályos lépés. A lehetséges lépésekhez írd be: moves.
plain-unknown = { $word }: ez se nem lépés, se nem parancs. Írd be: help.
plain-ambiguous = Így több parancs is kezdődhet: { $words }

plain-help-moves = Bábu letételéhez írd be a pontját: d6. Lépéshez írd be mindkét pontot: a1-a4. Ha egyúttal bábut is leveszel, tedd hozzá annak a pontját: d6xg7.
plain-help-board = minden pont, soronként
plain-help-picture = a tábla rajza
plain-help-mine = a soron következő fél bábui
plain-help-theirs = a másik fél bábui
plain-help-last = az utolsó lépés
plain-help-move-list = mit lehet most lépni
plain-help-turn = ki következik
plain-help-hint = tipp; másodszorra az egész lépés
plain-help-undo = visszavétel
plain-help-redo = a visszavett lépés újra
plain-help-save = a játszma fájlba írása
plain-help-resign = a játszma feladása
plain-help-draw = döntetlen ajánlása
plain-help-new = új játszma; mindkét játékos human vagy a gép egyik szintje
plain-help-continue = a félbehagyott játszma folytatása
plain-help-lesson = a leckék, vagy az ilyen számú
plain-help-puzzle = egy feladvány: az első megoldatlan, vagy az ilyen számú
plain-help-leave = a leckéből vagy feladványból vissza a játszmához
plain-help-now = amíg a gép gondolkodik: lépjen most
plain-help-clock = mit mutat az óra, vagy két ember következő játszmáinak órája: 10+5 vagy off
plain-help-assist = mindig megmondja, hol zárható malom, melyik bábu nem mozdulhat, és mely kereszteződések szabadok; kinek: white, black, both vagy nobody
plain-help-help = ez a súgó
plain-help-quit = kilépés; a játszma megmarad
plain-in-exercise = Leckében és feladványban ennek nincs helye. A játszmához írd be: leave.
plain-not-thinking = A gép most nem gondolkodik.
plain-clock = Az óra: világos { $white }, sötét { $black }.
plain-no-clock = Ebben a játszmában nincs óra. A következőhöz írd be: clock 10+5.
plain-clock-usage = Írd be: clock, majd a percek mindkét félnek + a másodpercek minden lépés után, például clock 10+5, vagy clock off.
plain-clock-next = Két ember következő játszmáinak órája: { $clock }.
plain-clock-off = A következő játszmákban nem lesz óra.
plain-assist-usage = Írd be: assist, és hogy kinek kell a segítség: white, black, both vagy nobody.
plain-assisted = { $who ->
    [white] Mostantól világos kap segítséget.
    [black] Mostantól sötét kap segítséget.
    [both] Mostantól mindketten kapnak segítséget.
   *[nobody] Mostantól senki sem kap segítséget.
}
plain-assist-closing = Itt zárható malom: { $points }
plain-assist-blocked = { $side ->
    [white] Világos
   *[black] Sötét
} bábui, amelyek nem mozdulhatnak: { $points }
plain-assist-crossings = Szabad kereszteződések: { $points }
