### The review of a game.
