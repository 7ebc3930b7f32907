### The rule book, the lessons and the puzzles.
