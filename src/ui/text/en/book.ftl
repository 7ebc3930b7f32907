### The rule book, the lessons and the puzzles.

book-title = Nine Men's Morris: the rules
book-legend = On the boards { $white } is a white stone and { $black } a black one. Brackets stand round the stone just moved or spoken of, { $removed } is where a stone was taken, and { $mark } is an empty point to look at.
