### The review of a game.

review-graph = Padėties vertė: virš linijos geriau baltiesiems, po ja – juodiesiems.
review-basis = { $exact ->
    [0] Lentelės šių padėčių neapima: visi vertinimai – apytikriai, roboto.
    [one] Tiksliai, pagal lenteles (stora linijos dalis), įvertinta { $exact } padėtis iš { $all }; kitas apytikriai vertina robotas.
    [few] Tiksliai, pagal lenteles (stora linijos dalis), įvertintos { $exact } padėtys iš { $all }; kitas apytikriai vertina robotas.
   *[other] Tiksliai, pagal lenteles (stora linijos dalis), įvertinta { $exact } padėčių iš { $all }; kitas apytikriai vertina robotas.
}
review-basis-all = Visos padėtys įvertintos tiksliai, pagal lenteles (stora linija).
review-side = { $side ->
    [white] Baltieji
   *[black] Juodieji
}
review-closed = { $count ->
    [one] uždarytas { $count } malūnas
    [few] uždaryti { $count } malūnai
   *[other] uždaryta { $count } malūnų
}
review-missed = { $count ->
    [one] praleistas { $count } malūnas
    [few] praleisti { $count } malūnai
   *[other] praleista { $count } malūnų
}
review-open = { $count ->
    [one] neužtvertas { $count } varžovo malūnas
    [few] neužtverti { $count } varžovo malūnai
   *[other] neužtverta { $count } varžovo malūnų
}
review-made = { $count ->
    [one] sudarytas { $count } dvigubas malūnas
    [few] sudaryti { $count } dvigubi malūnai
   *[other] sudaryta { $count } dvigubų malūnų
}
review-allowed = { $count ->
    [one] leistas { $count } dvigubas malūnas
    [few] leisti { $count } dvigubi malūnai
   *[other] leista { $count } dvigubų malūnų
}
review-mistakes = { $count ->
    [one] { $count } klaida
    [few] { $count } klaidos
   *[other] { $count } klaidų
}
review-turning-points = Lūžio taškai
review-no-turning-points = Nė vienas ėjimas atskirai šios partijos nepakreipė.
review-point = { $ply } ėjimas: { $side ->
    [white] baltieji
   *[black] juodieji
} ėjo { $played }, geriau buvo { $better } ({ $basis ->
    [exact] tikslu
   *[estimate] apytikriai
}).
review-events = Kas įvyko

event-closed = uždarytas malūnas
event-missed = praleistas malūnas: { $points }
event-open = neužtvertas malūnas: { $points }
event-made = sudarytas dvigubas malūnas: { $one } ir { $other }
event-allowed = leistas dvigubas malūnas: { $one } ir { $other }
event-mistake = klaida (apytikriai)
event-blunder = didelė klaida (apytikriai)
event-gave-away = { $change ->
    [win-draw] išleista pergalė (tikslu)
    [win-loss] pergalė virto pralaimėjimu (tikslu)
   *[draw-loss] išleistos lygiosios (tikslu)
}

reason-overlooked-mill = Šiuo ėjimu uždaromas malūnas ({ $points }).
reason-left-mill-open = { $opponent ->
    [white] Baltieji
   *[black] Juodieji
} galėjo uždaryti malūną ({ $points }) ir nebuvo sustabdyti.
reason-allowed-double-mill = Po padaryto ėjimo { $opponent ->
    [white] baltieji
   *[black] juodieji
} galėjo sudaryti dvigubą malūną tarp { $one } ir { $other }.
reason-missed-double-mill = Šiuo ėjimu sudaromas dvigubas malūnas tarp { $one } ir { $other }.
reason-missed-win = { $plies ->
    [1] Šis ėjimas laimi iš karto.
    [one] Šis ėjimas laimi per { $plies } ėjimą, skaičiuojant abi puses.
    [few] Šis ėjimas laimi per { $plies } ėjimus, skaičiuojant abi puses.
   *[other] Šis ėjimas laimi per { $plies } ėjimų, skaičiuojant abi puses.
}
reason-loses = Po padaryto ėjimo { $opponent ->
    [white] baltieji
   *[black] juodieji
} { $plies ->
    [1] laimi iš karto.
    [one] laimi per { $plies } ėjimą, skaičiuojant abi puses.
    [few] laimi per { $plies } ėjimus, skaičiuojant abi puses.
   *[other] laimi per { $plies } ėjimų, skaičiuojant abi puses.
}
reason-gave-away = { $change ->
    [win-draw] Padarytas ėjimas išleido pergalę: dabar lygiosios.
    [win-loss] Padarytas ėjimas pergalę pavertė pralaimėjimu.
   *[draw-loss] Padarytas ėjimas išleido lygiąsias: dabar laimi { $opponent ->
        [white] baltieji
       *[black] juodieji
    }.
}
reason-missed-blockade = Po jo { $opponent ->
    [white] baltieji
   *[black] juodieji
} nebeturi leistino ėjimo ir pralaimi.
reason-loses-stone = Po padaryto ėjimo { $opponent ->
    [white] baltieji
   *[black] juodieji
} uždaro malūną.
reason-worth-more = { $stones ->
    [1] Roboto vertinimu, tai maždaug vienu akmenėliu geriau.
    [one] Roboto vertinimu, tai maždaug { $stones } akmenėliu geriau.
    [few] Roboto vertinimu, tai maždaug { $stones } akmenėliais geriau.
   *[other] Roboto vertinimu, tai maždaug { $stones } akmenėlių geriau.
}

review-title = Partijos apžvalga
review-thinking = Partija apžvelgiama…
review-thinking-ascii = Partija apžvelgiama...
