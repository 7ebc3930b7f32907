### The review of a game.

review-graph = Seisu väärtus: joonest üleval on valgel parem, all mustal.
review-basis = { $exact ->
    [0] Tabelid neid seise ei hõlma: kõik on roboti hinnangud.
    [one] Üks seis { $all } seisust on hinnatud täpselt, tabelite järgi (joone jäme osa); ülejäänud on roboti hinnangud.
   *[other] { $exact } seisu { $all } seisust on hinnatud täpselt, tabelite järgi (joone jäme osa); ülejäänud on roboti hinnangud.
}
review-basis-all = Kõik seisud on hinnatud täpselt, tabelite järgi (jäme joon).
review-side = { $side ->
    [white] Valge
   *[black] Must
}
review-closed = { $count ->
    [one] { $count } suletud veski
   *[other] { $count } suletud veskit
}
review-missed = { $count ->
    [one] { $count } märkamata veski
   *[other] { $count } märkamata veskit
}
review-open = { $count ->
    [one] { $count } tõkestamata veski
   *[other] { $count } tõkestamata veskit
}
review-made = { $count ->
    [one] { $count } ehitatud topeltveski
   *[other] { $count } ehitatud topeltveskit
}
review-allowed = { $count ->
    [one] { $count } lubatud topeltveski
   *[other] { $count } lubatud topeltveskit
}
review-mistakes = { $count ->
    [one] { $count } viga
   *[other] { $count } viga
}
review-turning-points = Pöördepunktid
review-no-turning-points = Ükski käik eraldi seda mängu ei pööranud.
review-point = { $ply }. käik: { $side ->
    [white] valge
   *[black] must
} käis { $played }, parem oli { $better } ({ $basis ->
    [exact] täpne
   *[estimate] hinnang
}).
review-events = Mis juhtus

event-closed = veski suletud
event-missed = märkamata veski: { $points }
event-open = tõkestamata veski: { $points }
event-made = topeltveski ehitatud: { $one } ja { $other }
event-allowed = topeltveski lubatud: { $one } ja { $other }
event-mistake = viga (hinnang)
event-blunder = raske viga (hinnang)
event-gave-away = { $change ->
    [win-draw] võit käest antud (täpne)
    [win-loss] võidust sai kaotus (täpne)
   *[draw-loss] viik käest antud (täpne)
}

reason-overlooked-mill = See käik suleb veski ({ $points }).
reason-left-mill-open = { $opponent ->
    [white] Valge
   *[black] Must
} sai veski sulgeda ({ $points }) ja teda ei takistatud.
reason-allowed-double-mill = Pärast tehtud käiku sai { $opponent ->
    [white] valge
   *[black] must
} ehitada topeltveski punktide { $one } ja { $other } vahele.
reason-missed-double-mill = See käik teeb topeltveski punktide { $one } ja { $other } vahele.
reason-missed-win = { $plies ->
    [one] See käik võidab kohe.
   *[other] See käik võidab { $plies } käiguga, mõlemad pooled kokku.
}
reason-loses = Pärast tehtud käiku { $plies ->
    [one] võidab { $opponent ->
        [white] valge
       *[black] must
    } kohe.
   *[other] võidab { $opponent ->
        [white] valge
       *[black] must
    } { $plies } käiguga, mõlemad pooled kokku.
}
reason-gave-away = { $change ->
    [win-draw] Tehtud käik andis võidu käest: nüüd on viik.
    [win-loss] Tehtud käik muutis võidu kaotuseks.
   *[draw-loss] Tehtud käik andis viigi käest: nüüd võidab { $opponent ->
        [white] valge
       *[black] must
    }.
}
reason-missed-blockade = Pärast seda ei ole { $opponent ->
    [white] valgel
   *[black] mustal
} ühtegi lubatud käiku ja ta kaotab.
reason-loses-stone = Pärast tehtud käiku suleb { $opponent ->
    [white] valge
   *[black] must
} veski.
reason-worth-more = { $stones ->
    [one] Roboti hinnangul on see umbes ühe nupu võrra parem.
   *[other] Roboti hinnangul on see umbes { $stones } nupu võrra parem.
}

review-title = Mängu ülevaade
review-thinking = Mängu vaadatakse läbi…
review-thinking-ascii = Mängu vaadatakse läbi...
