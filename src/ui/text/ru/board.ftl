### The words of the game, and the legend of the marks on the board.

side-white = Белые
side-black = Чёрные
phase-placing = расстановка
phase-moving = ходы
phase-flying = полёт

stones = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}

## What the marks on the board mean.

mark-cursor = курсор
mark-picked = выбранная фишка
mark-target = сюда можно пойти
mark-removable = эту фишку можно снять
mark-moved = фишка последнего хода
mark-left-from = откуда она пришла
mark-taken = здесь снята фишка
mark-mill = только что замкнутая мельница
mark-refused = почему ход не принят
mark-hint = сюда указывает подсказка
mark-closing = здесь можно замкнуть мельницу
mark-blocked = эта фишка не может пойти
mark-crossing = здесь пересекаются две линии
