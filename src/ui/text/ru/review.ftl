### The review of a game.

review-graph = Оценка позиции: выше линии лучше белым, ниже — чёрным.
review-basis = { $exact ->
    [0] Таблицы не охватывают этих позиций: все оценки — приблизительные, бота.
    [one] Точно, по таблицам (толстая часть линии), оценена { $exact } позиция из { $all }; остальные приблизительно оценивает бот.
    [few] Точно, по таблицам (толстая часть линии), оценены { $exact } позиции из { $all }; остальные приблизительно оценивает бот.
   *[other] Точно, по таблицам (толстая часть линии), оценено { $exact } позиций из { $all }; остальные приблизительно оценивает бот.
}
review-basis-all = Все позиции оценены точно, по таблицам (толстая линия).
review-side = { $side ->
    [white] Белые
   *[black] Чёрные
}
review-closed = { $count ->
    [one] { $count } замкнутая мельница
    [few] { $count } замкнутые мельницы
   *[other] { $count } замкнутых мельниц
}
review-missed = { $count ->
    [one] { $count } просмотренная мельница
    [few] { $count } просмотренные мельницы
   *[other] { $count } просмотренных мельниц
}
review-open = { $count ->
    [one] { $count } неперекрытая мельница
    [few] { $count } неперекрытые мельницы
   *[other] { $count } неперекрытых мельниц
}
review-made = { $count ->
    [one] { $count } построенная двойная мельница
    [few] { $count } построенные двойные мельницы
   *[other] { $count } построенных двойных мельниц
}
review-allowed = { $count ->
    [one] { $count } допущенная двойная мельница
    [few] { $count } допущенные двойные мельницы
   *[other] { $count } допущенных двойных мельниц
}
review-mistakes = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
review-turning-points = Переломные ходы
review-no-turning-points = Ни один ход в отдельности не решил эту партию.
review-point = Ход { $ply }: { $side ->
    [white] белые
   *[black] чёрные
} сыграли { $played }, лучше было { $better } ({ $basis ->
    [exact] точно
   *[estimate] приблизительно
}).
review-events = Что произошло

event-closed = мельница замкнута
event-missed = просмотрена мельница: { $points }
event-open = не перекрыта мельница: { $points }
event-made = построена двойная мельница: { $one } и { $other }
event-allowed = допущена двойная мельница: { $one } и { $other }
event-mistake = ошибка (приблизительно)
event-blunder = грубая ошибка (приблизительно)
event-gave-away = { $change ->
    [win-draw] упущен выигрыш (точно)
    [win-loss] выигрыш превращён в проигрыш (точно)
   *[draw-loss] упущена ничья (точно)
}

reason-overlooked-mill = Этот ход замыкает мельницу ({ $points }).
reason-left-mill-open = { $opponent ->
    [white] Белые
   *[black] Чёрные
} могли замкнуть мельницу ({ $points }), и им не помешали.
reason-allowed-double-mill = После сделанного хода { $opponent ->
    [white] белые
   *[black] чёрные
} могли построить двойную мельницу между { $one } и { $other }.
reason-missed-double-mill = Этот ход строит двойную мельницу между { $one } и { $other }.
reason-missed-win = { $plies ->
    [1] Этот ход выигрывает сразу.
    [one] Этот ход выигрывает за { $plies } ход, считая обе стороны.
    [few] Этот ход выигрывает за { $plies } хода, считая обе стороны.
   *[other] Этот ход выигрывает за { $plies } ходов, считая обе стороны.
}
reason-loses = После сделанного хода { $opponent ->
    [white] белые
   *[black] чёрные
} { $plies ->
    [1] выигрывают сразу.
    [one] выигрывают за { $plies } ход, считая обе стороны.
    [few] выигрывают за { $plies } хода, считая обе стороны.
   *[other] выигрывают за { $plies } ходов, считая обе стороны.
}
reason-gave-away = { $change ->
    [win-draw] Сделанный ход упустил выигрыш: теперь ничья.
    [win-loss] Сделанный ход превратил выигрыш в проигрыш.
   *[draw-loss] Сделанный ход упустил ничью: теперь выигрывают { $opponent ->
        [white] белые
       *[black] чёрные
    }.
}
reason-missed-blockade = После него у { $opponent ->
    [white] белых
   *[black] чёрных
} нет ни одного разрешённого хода, и они проигрывают.
reason-loses-stone = После сделанного хода { $opponent ->
    [white] белые
   *[black] чёрные
} замыкают мельницу.
reason-worth-more = { $stones ->
    [1] По оценке бота, он лучше примерно на одну фишку.
    [one] По оценке бота, он лучше примерно на { $stones } фишку.
    [few] По оценке бота, он лучше примерно на { $stones } фишки.
   *[other] По оценке бота, он лучше примерно на { $stones } фишек.
}

review-title = Разбор партии
review-thinking = Партия разбирается…
review-thinking-ascii = Партия разбирается...
