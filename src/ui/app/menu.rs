//! The start screen.

/// An entry of the start screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Go on with the game at the board.
    GoOn,
    /// Go on with the unfinished game that was found, by its place in the list.
    TakeUp(usize),
    /// A new game.
    NewGame,
    /// Go on with the game of a file.
    Open,
    /// Step through a game.
    Replay,
    /// The lessons.
    Lessons,
    /// The puzzles.
    Puzzles,
    /// Make the tables of exact values, or stop that.
    Tables,
    /// The rules in force.
    Rules,
    /// The rule book.
    Book,
    /// The keys.
    Help,
    /// Leave.
    Quit,
}

/// The most unfinished games that the start screen offers.
const OFFERED: usize = 3;

/// The entries, where `at_board` says whether a game stands on the board,
/// `found` how many unfinished games there are besides, and `tables` whether
/// there are tables to be made.
#[must_use]
pub fn entries(at_board: bool, found: usize, tables: bool) -> Vec<Entry> {
    let mut entries = Vec::new();
    if at_board {
        entries.push(Entry::GoOn);
    }
    entries.extend((0..found.min(OFFERED)).map(Entry::TakeUp));
    entries.extend([
        Entry::NewGame,
        Entry::Open,
        Entry::Replay,
        Entry::Lessons,
        Entry::Puzzles,
    ]);
    if tables {
        entries.push(Entry::Tables);
    }
    entries.extend([Entry::Rules, Entry::Book, Entry::Help, Entry::Quit]);
    entries
}
