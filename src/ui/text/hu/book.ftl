### The rule book, the lessons and the puzzles.

book-title = Malom: a szabályok
book-legend = A táblákon { $white } a világos bábu, { $black } a sötét. Zárójelben az a bábu áll, amely éppen lépett, vagy amelyről szó van; { $removed } jelzi, ahonnan bábut vettek le, { $mark } pedig azt az üres pontot, amelyre figyelni kell.
