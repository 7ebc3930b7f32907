//! What a line of input asks for. Commands are the same in every language, and
//! may be cut short as far as it stays clear which is meant.

use crate::ui::sentence::clean;

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Board,
    Picture,
    Mine,
    Theirs,
    Last,
    Moves,
    Turn,
    Hint,
    Undo,
    Redo,
    Save,
    Resign,
    Draw,
    New,
    Continue,
    Lesson,
    Puzzle,
    Leave,
    Now,
    Clock,
    Assist,
    Help,
    Quit,
}

impl Command {
    pub const ALL: [Command; 23] = [
        Command::Board,
        Command::Picture,
        Command::Mine,
        Command::Theirs,
        Command::Last,
        Command::Moves,
        Command::Turn,
        Command::Hint,
        Command::Undo,
        Command::Redo,
        Command::Save,
        Command::Resign,
        Command::Draw,
        Command::New,
        Command::Continue,
        Command::Lesson,
        Command::Puzzle,
        Command::Leave,
        Command::Now,
        Command::Clock,
        Command::Assist,
        Command::Help,
        Command::Quit,
    ];

    const fn word(self) -> &'static str {
        match self {
            Command::Board => "board",
            Command::Picture => "picture",
            Command::Mine => "mine",
            Command::Theirs => "theirs",
            Command::Last => "last",
            Command::Moves => "moves",
            Command::Turn => "turn",
            Command::Hint => "hint",
            Command::Undo => "undo",
            Command::Redo => "redo",
            Command::Save => "save",
            Command::Resign => "resign",
            Command::Draw => "draw",
            Command::New => "new",
            Command::Continue => "continue",
            Command::Lesson => "lesson",
            Command::Puzzle => "puzzle",
            Command::Leave => "leave",
            Command::Now => "now",
            Command::Clock => "clock",
            Command::Assist => "assist",
            Command::Help => "help",
            Command::Quit => "quit",
        }
    }

    /// The command with what may follow it.
    pub fn usage(self) -> String {
        let arguments: &[&str] = match self {
            Command::Save => &["FILE"],
            Command::Lesson | Command::Puzzle => &["[N]"],
            Command::New => &["[WHITE", "BLACK]"],
            Command::Clock => &["[MIN+SEC]"],
            Command::Assist => &["[SIDE]"],
            _ => &[],
        };
        [&[self.word()], arguments].concat().join(" ")
    }

    /// Whether it has no place in a lesson or a puzzle.
    pub const fn changes_the_game(self) -> bool {
        matches!(
            self,
            Command::Undo
                | Command::Redo
                | Command::Save
                | Command::Resign
                | Command::Draw
                | Command::Assist
        )
    }

    /// The message that says what it does.
    pub fn help_id(self) -> &'static str {
        match self {
            Command::Board => "plain-help-board",
            Command::Picture => "plain-help-picture",
            Command::Mine => "plain-help-mine",
            Command::Theirs => "plain-help-theirs",
            Command::Last => "plain-help-last",
            Command::Moves => "plain-help-move-list",
            Command::Turn => "plain-help-turn",
            Command::Hint => "plain-help-hint",
            Command::Undo => "plain-help-undo",
            Command::Redo => "plain-help-redo",
            Command::Save => "plain-help-save",
            Command::Resign => "plain-help-resign",
            Command::Draw => "plain-help-draw",
            Command::New => "plain-help-new",
            Command::Continue => "plain-help-continue",
            Command::Lesson => "plain-help-lesson",
            Command::Puzzle => "plain-help-puzzle",
            Command::Leave => "plain-help-leave",
            Command::Now => "plain-help-now",
            Command::Clock => "plain-help-clock",
            Command::Assist => "plain-help-assist",
            Command::Help => "plain-help-help",
            Command::Quit => "plain-help-quit",
        }
    }
}

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// A command and what follows it.
    Command(Command, &'a str),
    /// Something that begins like a move.
    Move,
    /// The beginning of several commands.
    Ambiguous(Vec<&'static str>),
    /// Neither.
    Unknown,
}

impl Line<'_> {
    /// Reads a line without blanks at its ends, not empty.
    pub fn read(line: &str) -> Line<'_> {
        let mut letters = line.trim_start_matches(['x', 'X', '-', ' ']).chars();
        let file = letters
            .next()
            .is_some_and(|c| matches!(c, 'a'..='g' | 'A'..='G'));
        if file && letters.next().is_some_and(|c| c.is_ascii_digit()) {
            return Line::Move;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if word == "?" {
            return Line::Command(Command::Help, rest);
        }
        let word = word.to_ascii_lowercase();
        let meant: Vec<Command> = Command::ALL
            .into_iter()
            .filter(|command| command.word().starts_with(&word))
            .collect();
        match meant[..] {
            [] => Line::Unknown,
            [command] => Line::Command(command, rest.trim()),
            _ => Line::Ambiguous(meant.into_iter().map(Command::word).collect()),
        }
    }
}

/// As much of a line as is repeated in an answer, safe for a terminal.
pub(super) fn shown(line: &str) -> String {
    clean(line).chars().take(40).collect()
}

/// Whether the answer to a question is yes.
pub(super) fn is_yes(line: &str) -> bool {
    ["y", "yes"]
        .iter()
        .any(|yes| line.eq_ignore_ascii_case(yes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_commands_are_told_apart() {
        for line in ["d6", "A1-a4 x g7", "xg7", "a9", "b4xd2"] {
            assert_eq!(Line::read(line), Line::Move, "{line}");
        }
        assert_eq!(Line::read("b"), Line::Command(Command::Board, ""));
        assert_eq!(
            Line::read("SAVE  my game.pgn"),
            Line::Command(Command::Save, "my game.pgn")
        );
        assert_eq!(Line::read("?"), Line::Command(Command::Help, ""));
        assert_eq!(Line::read("h"), Line::Ambiguous(vec!["hint", "help"]));
        assert_eq!(Line::read("dance"), Line::Unknown);
    }

    #[test]
    fn no_command_is_the_beginning_of_another() {
        for command in Command::ALL {
            assert_eq!(Line::read(command.word()), Line::Command(command, ""));
        }
    }
}
