### The review of a game.

review-graph = Az állás értéke: a vonal fölött világosnak jobb, alatta sötétnek.
review-basis = { $exact ->
    [0] A táblázatok nem fedik le ezeket az állásokat: minden értékelés a gép becslése.
   *[other] { $all } állásból { $exact } értékelése pontos, a táblázatokból (a vonal vastag része); a többi a gép becslése.
}
review-basis-all = Minden állás értékelése pontos, a táblázatokból (vastag vonal).
review-side = { $side ->
    [white] Világos
   *[black] Sötét
}
review-closed = { $count ->
   *[other] { $count } bezárt malom
}
review-missed = { $count ->
   *[other] { $count } elnézett malom
}
review-open = { $count ->
   *[other] { $count } ki nem védett malom
}
review-made = { $count ->
   *[other] { $count } kiépített dupla malom
}
review-allowed = { $count ->
   *[other] { $count } megengedett dupla malom
}
review-mistakes = { $count ->
   *[other] { $count } hiba
}
review-turning-points = Fordulópontok
review-no-turning-points = Egyetlen lépés sem döntötte el magában ezt a játszmát.
review-point = { $ply }. lépés: { $side ->
    [white] világos
   *[black] sötét
} ezt lépte: { $played }, jobb volt: { $better } ({ $basis ->
    [exact] pontos
   *[estimate] becslés
}).
review-events = Mi történt

event-closed = malom bezárva
event-missed = elnézett malom: { $points }
event-open = ki nem védett malom: { $points }
event-made = dupla malom kiépítve: { $one } és { $other }
event-allowed = dupla malom megengedve: { $one } és { $other }
event-mistake = hiba (becslés)
event-blunder = súlyos hiba (becslés)
event-gave-away = { $change ->
    [win-draw] elszalasztott győzelem (pontos)
    [win-loss] nyert állásból vesztett (pontos)
   *[draw-loss] elszalasztott döntetlen (pontos)
}

reason-overlooked-mill = Ez malmot zár be ({ $points }).
reason-left-mill-open = { $opponent ->
    [white] Világos
   *[black] Sötét
} malmot zárhatott be ({ $points }), és senki sem állta útját.
reason-allowed-double-mill = A megtett lépés után { $opponent ->
    [white] világos
   *[black] sötét
} dupla malmot építhetett e két pont között: { $one } és { $other }.
reason-missed-double-mill = Ez dupla malmot épít e két pont között: { $one } és { $other }.
reason-missed-win = { $plies ->
    [1] Ez azonnal nyer.
   *[other] Ez { $plies } lépésen belül nyer, a két fél lépéseit együtt számolva.
}
reason-loses = A megtett lépés után { $opponent ->
    [white] világos
   *[black] sötét
} { $plies ->
    [1] azonnal nyer.
   *[other] { $plies } lépésen belül nyer, a két fél lépéseit együtt számolva.
}
reason-gave-away = { $change ->
    [win-draw] A megtett lépés elszalasztotta a győzelmet: az állás most döntetlen.
    [win-loss] A megtett lépés a nyert állást vesztetté tette.
   *[draw-loss] A megtett lépés elszalasztotta a döntetlent: most { $opponent ->
        [white] világos
       *[black] sötét
    } nyer.
}
reason-missed-blockade = Ezután { $opponent ->
    [white] világosnak
   *[black] sötétnek
} nincs szabályos lépése, és veszít.
reason-loses-stone = A megtett lépés után { $opponent ->
    [white] világos
   *[black] sötét
} malmot zár be.
reason-worth-more = { $stones ->
    [one] A gép becslése szerint ez körülbelül egy bábuval többet ér.
   *[other] A gép becslése szerint ez körülbelül { $stones } bábuval többet ér.
}

review-title = A játszma elemzése
review-thinking = Folyik az elemzés…
review-thinking-ascii = Folyik az elemzés...
