### The file of settings: its comments, and what is said about it.

config-head =
    Settings of merels: a copy of this file in the configuration directory (merels config says where) is read at each start and never changed by the program.
    Flags of the command line come before what the environment says (NO_COLOR), that before what you changed on the screen last, and that before this file.
    What you change on the screen (language, theme, mouse, the bot's thoughts, evaluation bar) is kept in settings.toml in the state directory; without that file this one decides again.
config-language = The language; with "auto" that of the system.
config-theme = The colours of the screen.
config-color = When to use colour; with "auto" where the terminal shows it and NO_COLOR is not set.
config-ascii = Draw with ASCII characters only; with false the locale decides.
config-mouse = Play with the mouse; with false it is left to the terminal.
config-delay = How long a move of the bot is held back at least so that it can be followed, in milliseconds.
config-thinking = Show what the bot thinks about.
config-evaluation = Show the evaluation bar.
config-animations = Show moves as they happen; a key ends that at once.
config-bell = Ring the bell of the terminal when the bot has moved.
config-tables = Use the tables of exact values; with false the bot, hints, the evaluation bar and reviews only estimate.
config-clock = The clock of new games between two people: minutes for each side and seconds more after each move, or "off".
config-rules = The rules of new games.
config-rules-flying = A side with three stones left may move to any empty point.
config-rules-quiet-limit = The game is drawn after so many plies without a removal.
config-rules-repetition = The same position for the third time is a draw.
config-assistance = Who is shown on the board where a mill can be closed now, which stones are blocked, and where two lines cross.
config-assistance-white = Whoever plays White.
config-assistance-black = Whoever plays Black.
config-keys = The keys: a preset, and commands with other keys than it gives them. Letters from a to g begin a move and are no commands.
config-keys-preset = The preset: what the program does of itself, with more keys of the editor vi, or for the right hand alone.
config-values = Values: { $values }

config-not-toml = this cannot be read as TOML
config-expected-line = a setting such as mouse = true
config-unknown = there is no setting called { $name }
config-bad-value = the setting { $name } cannot have this value
config-expected-number = a whole number from { $least } to { $most }
config-expected-limit = a whole number from { $least } to { $most }, or "off"
config-expected-clock = minutes and seconds such as "10+5", or "off"
config-no-key = this is no key that a command may have
config-expected-key = a key such as u, F9, Ctrl-R, PgUp or Space; not a to g
config-conflict = the key { $key } is wanted by two commands: { $one } and { $other }
config-unused = { $place }: { $reason }. None of the settings in this file is used.
config-none-used = None of the settings in this file is used.
