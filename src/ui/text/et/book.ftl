### The rule book, the lessons and the puzzles.

book-title = Veskimäng: reeglid
book-legend = Laudadel on { $white } valge nupp ja { $black } must. Sulgudes on nupp, mis äsja käis või millest on juttu, { $removed } on koht, kust nupp võeti, ja { $mark } on tühi punkt, mida vaadata.
