### The rule book, the lessons and the puzzles.

book-title = Malūnas: žaidimo taisyklės
book-legend = Lentose { $white } – baltųjų akmenėlis, { $black } – juodųjų. Skliaustuose – ką tik paėjęs arba aptariamas akmenėlis, { $removed } – vieta, iš kurios akmenėlis nuimtas, { $mark } – tuščias taškas, į kurį verta žiūrėti.
