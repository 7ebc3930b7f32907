//! The keys: one table, from which dispatch, footer, help and the man page are
//! made. Keys do not depend on the language; letters a to g begin a move and
//! are no commands.

mod change;

pub use change::{Conflict, Keys, PRESETS, changeable};

use super::action::{Action, Command};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// What has the keyboard; computed from the state, never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Focus {
    /// The start screen.
    Start,
    /// The dialog before a new game.
    NewGame,
    /// A name written in that dialog.
    Name,
    /// The lessons or puzzles to choose from.
    List,
    /// The board.
    Game,
    /// The board in a lesson or puzzle.
    Exercise,
    /// A move being typed.
    MoveLine,
    /// A saved game stepped through.
    Replay,
    /// A page that is read: help, rules, a message.
    Page,
    /// The contents of the rule book.
    Contents,
    /// The review of a game.
    Review,
    /// A question to be answered.
    Question,
    /// A file name or number being written.
    Prompt,
}

impl Focus {
    /// Whether a letter from a to g begins a move here.
    #[must_use]
    pub const fn takes_moves(self) -> bool {
        matches!(self, Focus::Game | Focus::Exercise)
    }

    /// Whether characters are text here.
    #[must_use]
    pub const fn writes(self) -> bool {
        matches!(self, Focus::Name | Focus::MoveLine | Focus::Prompt)
    }
}

/// A key as the table names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    code: KeyCode,
    control: bool,
}

const fn key(code: KeyCode) -> Key {
    Key {
        code,
        control: false,
    }
}

const fn ch(c: char) -> Key {
    key(KeyCode::Char(c))
}

const fn ctrl(c: char) -> Key {
    Key {
        code: KeyCode::Char(c),
        control: true,
    }
}

impl Key {
    fn is(self, event: KeyEvent) -> bool {
        let control = event
            .modifiers
            .intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        // Shift is in the character already.
        self.code == event.code && self.control == control
    }

    /// The key as people read it, in ASCII only where `ascii` is set.
    #[must_use]
    pub fn label(self, ascii: bool) -> String {
        let name = match self.code {
            KeyCode::Char(' ') => "Space",
            KeyCode::Char(c) if self.control => {
                return format!("Ctrl-{}", c.to_ascii_uppercase());
            }
            KeyCode::Char(c) => return c.to_string(),
            KeyCode::F(n) => return format!("F{n}"),
            KeyCode::Up if !ascii => "↑",
            KeyCode::Down if !ascii => "↓",
            KeyCode::Left if !ascii => "←",
            KeyCode::Right if !ascii => "→",
            KeyCode::Up => "Up",
            KeyCode::Down => "Down",
            KeyCode::Left => "Left",
            KeyCode::Right => "Right",
            KeyCode::Enter => "Enter",
            KeyCode::Esc => "Esc",
            KeyCode::Tab => "Tab",
            KeyCode::BackTab => "Shift-Tab",
            KeyCode::Home => "Home",
            KeyCode::End => "End",
            KeyCode::PageUp => "PgUp",
            KeyCode::PageDown => "PgDn",
            KeyCode::Backspace => "Backspace",
            _ => "?",
        };
        name.to_owned()
    }
}

/// Keys and what they do.
#[derive(Debug)]
pub struct Binding {
    /// Any of these keys; the first is the one shown in the footer.
    pub keys: &'static [Key],
    /// What they ask for.
    pub command: Command,
    /// The message that says so in a few words.
    pub says: &'static str,
    /// Whether the footer shows it when it works; those first in the table are
    /// the last to be left out.
    pub footer: bool,
}

const fn shown(keys: &'static [Key], command: Command, says: &'static str) -> Binding {
    Binding {
        keys,
        command,
        says,
        footer: true,
    }
}

const fn quiet(keys: &'static [Key], command: Command, says: &'static str) -> Binding {
    Binding {
        keys,
        command,
        says,
        footer: false,
    }
}

const UP: &[Key] = &[key(KeyCode::Up), ch('k')];
const DOWN: &[Key] = &[key(KeyCode::Down), ch('j')];
const LEFT: &[Key] = &[key(KeyCode::Left), ch('h')];
const RIGHT: &[Key] = &[key(KeyCode::Right), ch('l')];
const ACT: &[Key] = &[key(KeyCode::Enter), ch(' ')];
const ENTER: &[Key] = &[key(KeyCode::Enter)];
const ESC: &[Key] = &[key(KeyCode::Esc)];
const TAB: &[Key] = &[key(KeyCode::Tab)];
const BACK_TAB: &[Key] = &[key(KeyCode::BackTab)];
const HOME: &[Key] = &[key(KeyCode::Home)];
const END: &[Key] = &[key(KeyCode::End)];
const PAGE_UP: &[Key] = &[key(KeyCode::PageUp)];
const PAGE_DOWN: &[Key] = &[key(KeyCode::PageDown), ch(' ')];
const HELP: &[Key] = &[ch('?'), key(KeyCode::F(1))];
const QUIT: &[Key] = &[ch('q')];
const CLEAR: &[Key] = &[ctrl('u')];

use Command::*;

/// Works everywhere, unless the table of the focus has the key.
pub static EVERYWHERE: &[Binding] = &[
    quiet(&[ctrl('c')], Interrupt, "key-interrupt"),
    quiet(&[ctrl('z')], Suspend, "key-suspend"),
    quiet(&[ctrl('l')], Repaint, "key-repaint"),
    quiet(&[key(KeyCode::F(2)), ch('M')], Mouse, "key-mouse"),
    quiet(&[key(KeyCode::F(3)), ch('L')], Language, "key-language"),
    quiet(&[key(KeyCode::F(4)), ch('R')], Book, "key-book"),
    quiet(&[key(KeyCode::F(5)), ch('T')], Theme, "key-theme"),
    quiet(&[key(KeyCode::F(6)), ch('W')], ReadWhole, "key-read-whole"),
];

static START: &[Binding] = &[
    quiet(UP, Up, "key-entry-up"),
    quiet(DOWN, Down, "key-entry-down"),
    quiet(HOME, First, "key-page-first"),
    quiet(END, Last, "key-page-last"),
    shown(ACT, Act, "key-choose"),
    shown(&[ch('n')], NewGame, "key-new-game"),
    shown(&[ch('o')], Open, "key-open"),
    shown(HELP, Help, "key-help"),
    shown(QUIT, Quit, "key-quit"),
    quiet(&[ch('s')], Tables, "key-tables"),
    quiet(ESC, Back, "key-to-game"),
];

static NEW_GAME: &[Binding] = &[
    quiet(UP, Up, "key-entry-up"),
    quiet(DOWN, Down, "key-entry-down"),
    quiet(TAB, Next, "key-entry-down"),
    quiet(BACK_TAB, Previous, "key-entry-up"),
    quiet(LEFT, Left, "key-value-left"),
    shown(ACT, Act, "key-start-game"),
    shown(RIGHT, Right, "key-value-right"),
    shown(ESC, Back, "key-back"),
    shown(HELP, Help, "key-help"),
    shown(QUIT, Quit, "key-quit"),
    shown(&[ch('s')], Tables, "key-tables"),
];

static NAME: &[Binding] = &[
    quiet(&[key(KeyCode::Up)], Up, "key-entry-up"),
    quiet(&[key(KeyCode::Down)], Down, "key-entry-down"),
    quiet(TAB, Next, "key-entry-down"),
    quiet(BACK_TAB, Previous, "key-entry-up"),
    shown(ENTER, Act, "key-start-game"),
    shown(ESC, Back, "key-back"),
    quiet(CLEAR, Clear, "key-clear"),
    quiet(&[key(KeyCode::F(1))], Help, "key-help"),
];

static GAME: &[Binding] = &[
    shown(ACT, Act, "key-act"),
    quiet(UP, Up, "key-cursor-up"),
    quiet(DOWN, Down, "key-cursor-down"),
    quiet(LEFT, Left, "key-cursor-left"),
    quiet(RIGHT, Right, "key-cursor-right"),
    quiet(TAB, Next, "key-next-point"),
    quiet(BACK_TAB, Previous, "key-previous-point"),
    shown(&[ch('m')], MoveNow, "key-move-now"),
    shown(&[ch('p')], Pause, "key-pause-bots"),
    shown(&[ch('u')], Undo, "key-undo"),
    shown(&[ch('r')], Redo, "key-redo"),
    shown(&[ch('i')], Hint, "key-hint"),
    shown(&[ch('y')], Rematch, "key-rematch"),
    shown(&[ch('n')], NewGame, "key-new-game"),
    shown(HELP, Help, "key-help"),
    shown(ESC, Back, "key-back"),
    shown(QUIT, Quit, "key-quit"),
    shown(&[key(KeyCode::PageUp), ch('[')], PageUp, "key-step-back"),
    shown(&[key(KeyCode::PageDown), ch(']')], PageDown, "key-step-on"),
    quiet(HOME, First, "key-first"),
    quiet(END, Last, "key-last"),
    quiet(&[ch('=')], OfferDraw, "key-draw"),
    quiet(&[ch('x')], Resign, "key-resign"),
    quiet(&[ch('s')], SaveAs, "key-save-as"),
    quiet(&[ch('o')], Open, "key-open"),
    quiet(&[ch('w')], Watch, "key-watch"),
    quiet(&[ch('t')], Thinking, "key-thinking"),
    quiet(&[ch('v')], Evaluation, "key-evaluation"),
    quiet(&[ch('z')], Assistance, "key-assistance"),
];

static LIST: &[Binding] = &[
    quiet(UP, Up, "key-entry-up"),
    quiet(DOWN, Down, "key-entry-down"),
    quiet(PAGE_UP, PageUp, "key-page-up"),
    quiet(PAGE_DOWN, PageDown, "key-page-down"),
    quiet(HOME, First, "key-page-first"),
    quiet(END, Last, "key-page-last"),
    shown(ENTER, Act, "key-begin"),
    shown(HELP, Help, "key-help"),
    shown(ESC, Back, "key-back"),
    shown(QUIT, Quit, "key-quit"),
];

static EXERCISE: &[Binding] = &[
    shown(ACT, Act, "key-act"),
    quiet(UP, Up, "key-cursor-up"),
    quiet(DOWN, Down, "key-cursor-down"),
    quiet(LEFT, Left, "key-cursor-left"),
    quiet(RIGHT, Right, "key-cursor-right"),
    quiet(TAB, Next, "key-next-point"),
    quiet(BACK_TAB, Previous, "key-previous-point"),
    shown(&[ch('u')], Undo, "key-undo"),
    shown(&[ch('i')], Hint, "key-hint"),
    shown(
        &[key(KeyCode::PageDown), ch(']')],
        PageDown,
        "key-next-exercise",
    ),
    shown(
        &[key(KeyCode::PageUp), ch('[')],
        PageUp,
        "key-previous-exercise",
    ),
    shown(HELP, Help, "key-help"),
    shown(ESC, Back, "key-back"),
    shown(QUIT, Quit, "key-quit"),
];

static MOVE_LINE: &[Binding] = &[
    shown(ENTER, Act, "key-play"),
    shown(TAB, Next, "key-complete"),
    shown(ESC, Back, "key-close"),
    quiet(CLEAR, Clear, "key-clear"),
    quiet(&[key(KeyCode::F(1))], Help, "key-help"),
];

static REPLAY: &[Binding] = &[
    quiet(
        &[key(KeyCode::Left), ch('h'), key(KeyCode::Up), ch('k')],
        Left,
        "key-ply-back",
    ),
    shown(
        &[key(KeyCode::Right), ch('l'), key(KeyCode::Down), ch('j')],
        Right,
        "key-ply-on",
    ),
    shown(&[ch(' ')], Pause, "key-play-pause"),
    shown(&[ch('v')], Review, "key-review"),
    shown(ENTER, Act, "key-play-on"),
    shown(&[ch('x')], NextCapture, "key-next-capture"),
    shown(HELP, Help, "key-help"),
    shown(ESC, Back, "key-back"),
    shown(QUIT, Quit, "key-quit"),
    shown(
        &[ch(']'), key(KeyCode::PageDown)],
        NextGame,
        "key-next-game",
    ),
    quiet(
        &[ch('['), key(KeyCode::PageUp)],
        PreviousGame,
        "key-previous-game",
    ),
    quiet(HOME, First, "key-first"),
    quiet(END, Last, "key-last"),
    quiet(&[ch('+')], Faster, "key-faster"),
    quiet(&[ch('-')], Slower, "key-slower"),
    quiet(&[ch(':')], Jump, "key-jump"),
    quiet(&[ch('0')], Tenth(0), "key-tenth"),
    quiet(&[ch('1')], Tenth(1), "key-tenth"),
    quiet(&[ch('2')], Tenth(2), "key-tenth"),
    quiet(&[ch('3')], Tenth(3), "key-tenth"),
    quiet(&[ch('4')], Tenth(4), "key-tenth"),
    quiet(&[ch('5')], Tenth(5), "key-tenth"),
    quiet(&[ch('6')], Tenth(6), "key-tenth"),
    quiet(&[ch('7')], Tenth(7), "key-tenth"),
    quiet(&[ch('8')], Tenth(8), "key-tenth"),
    quiet(&[ch('9')], Tenth(9), "key-tenth"),
    quiet(&[ch('s')], SaveAs, "key-save-as"),
    quiet(&[ch('o')], Open, "key-open"),
];

static PAGE: &[Binding] = &[
    shown(TAB, Next, "key-next-chapter"),
    shown(BACK_TAB, Previous, "key-previous-chapter"),
    shown(&[key(KeyCode::Up), ch('k')], Up, "key-scroll-up"),
    shown(
        &[key(KeyCode::Down), ch('j'), key(KeyCode::Enter)],
        Down,
        "key-scroll-down",
    ),
    quiet(PAGE_UP, PageUp, "key-page-up"),
    quiet(PAGE_DOWN, PageDown, "key-page-down"),
    quiet(HOME, First, "key-page-first"),
    quiet(END, Last, "key-page-last"),
    shown(
        &[key(KeyCode::Esc), ch('?'), key(KeyCode::F(1)), ch('q')],
        Back,
        "key-close",
    ),
];

static CONTENTS: &[Binding] = &[
    shown(UP, Up, "key-entry-up"),
    shown(DOWN, Down, "key-entry-down"),
    shown(
        &[key(KeyCode::Enter), ch(' '), key(KeyCode::Tab)],
        Act,
        "key-read",
    ),
    quiet(HOME, First, "key-page-first"),
    quiet(END, Last, "key-page-last"),
    shown(
        &[key(KeyCode::Esc), ch('?'), key(KeyCode::F(1)), ch('q')],
        Back,
        "key-close",
    ),
];

static REVIEW: &[Binding] = &[
    shown(UP, Up, "key-entry-up"),
    shown(DOWN, Down, "key-entry-down"),
    shown(ENTER, Act, "key-go-there"),
    quiet(HOME, First, "key-page-first"),
    quiet(END, Last, "key-page-last"),
    shown(&[key(KeyCode::Esc), ch('v'), ch('q')], Back, "key-close"),
];

static QUESTION: &[Binding] = &[
    shown(&[key(KeyCode::Enter), ch('y')], Act, "key-yes"),
    shown(&[key(KeyCode::Esc), ch('n')], Back, "key-no"),
];

static PROMPT: &[Binding] = &[
    shown(ENTER, Act, "key-enter"),
    quiet(&[key(KeyCode::Up)], Up, "key-entry-up"),
    shown(&[key(KeyCode::Down)], Down, "key-entry-down"),
    shown(ESC, Back, "key-close"),
    quiet(CLEAR, Clear, "key-clear"),
];

/// The table of a focus.
#[must_use]
pub fn bindings(focus: Focus) -> &'static [Binding] {
    match focus {
        Focus::Start => START,
        Focus::NewGame => NEW_GAME,
        Focus::Name => NAME,
        Focus::List => LIST,
        Focus::Game => GAME,
        Focus::Exercise => EXERCISE,
        Focus::MoveLine => MOVE_LINE,
        Focus::Replay => REPLAY,
        Focus::Page => PAGE,
        Focus::Contents => CONTENTS,
        Focus::Review => REVIEW,
        Focus::Question => QUESTION,
        Focus::Prompt => PROMPT,
    }
}

/// The tables that the help and the man page show, with the messages that head
/// them.
#[must_use]
pub fn sections() -> [(&'static str, &'static [Binding]); 6] {
    [
        ("keys-game", GAME),
        ("keys-move-line", MOVE_LINE),
        ("keys-replay", REPLAY),
        ("keys-exercise", EXERCISE),
        ("keys-start", START),
        ("keys-everywhere", EVERYWHERE),
    ]
}

/// Whether holding the key down may repeat the command.
const fn repeats(command: Command) -> bool {
    matches!(
        command,
        Up | Down | Left | Right | Next | Previous | PageUp | PageDown | Faster | Slower
    )
}

/// What a key asks for where `focus` has the keyboard and the user has these
/// keys. Releases ask for
/// nothing, and a key held down repeats only what may be repeated.
#[must_use]
pub fn action(keys: &Keys, focus: Focus, event: KeyEvent) -> Option<Action> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let repeated = event.kind == KeyEventKind::Repeat;
    let bare = !event
        .modifiers
        .intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    if let KeyCode::Char(c) = event.code
        && bare
        && (focus.writes() || focus.takes_moves() && begins_a_move(c))
    {
        return (!repeated || focus.writes()).then_some(Action::Type(c));
    }
    if event.code == KeyCode::Backspace {
        return match focus {
            _ if focus.writes() => Some(Action::Erase),
            _ if repeated => None,
            _ => Some(Action::Command(Back)),
        };
    }
    let command = |event| {
        let mut all = bindings(focus).iter().chain(EVERYWHERE);
        all.find(|binding| keys.of(binding).iter().any(|key| key.is(event)))
            .map(|binding| binding.command)
    };
    // Enter that was typed before the program had the terminal arrives as a
    // line feed, which is Ctrl-J.
    let line_feed = event.code == KeyCode::Char('j') && event.modifiers == KeyModifiers::CONTROL;
    let enter = || KeyEvent::new_with_kind(KeyCode::Enter, KeyModifiers::NONE, event.kind);
    command(event)
        .or_else(|| line_feed.then(enter).and_then(command))
        .filter(|&command| !repeated || repeats(command))
        .map(Action::Command)
}

/// Whether the character is the file of a point.
#[must_use]
pub const fn begins_a_move(c: char) -> bool {
    matches!(c, 'a'..='g' | 'A'..='G')
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Focus; 13] = [
        Focus::Start,
        Focus::NewGame,
        Focus::Name,
        Focus::List,
        Focus::Game,
        Focus::Exercise,
        Focus::MoveLine,
        Focus::Replay,
        Focus::Page,
        Focus::Contents,
        Focus::Review,
        Focus::Question,
        Focus::Prompt,
    ];

    #[test]
    fn no_key_means_two_things_and_no_letter_of_a_file_is_a_command() {
        for focus in ALL {
            let keys: Vec<Key> = bindings(focus)
                .iter()
                .chain(EVERYWHERE)
                .flat_map(|binding| binding.keys)
                .copied()
                .collect();
            for (n, key) in keys.iter().enumerate() {
                assert!(!keys[..n].contains(key), "{focus:?}: {key:?} twice");
                if let KeyCode::Char(c) = key.code {
                    assert!(key.control || !begins_a_move(c), "{focus:?}: {c}");
                    assert!(
                        key.control
                            || !focus.writes()
                            || EVERYWHERE.iter().any(|b| b.keys.contains(key)),
                        "{focus:?}: {c} is text here"
                    );
                }
            }
        }
    }

    #[test]
    fn a_line_feed_is_enter_where_it_is_nothing_else() {
        let line_feed = KeyEvent::new(KeyCode::Char('j'), KeyModifiers::CONTROL);
        let command = |focus, event| match action(&Keys::default(), focus, event) {
            Some(Action::Command(command)) => Some(command),
            other => panic!("{focus:?}: {other:?}"),
        };
        for focus in [Focus::Start, Focus::Game, Focus::MoveLine, Focus::Question] {
            let enter = command(focus, KeyCode::Enter.into());
            assert_eq!(command(focus, line_feed), enter, "{focus:?}");
        }
    }

    #[test]
    fn releases_do_nothing_and_only_moving_about_repeats() {
        let event = |code, kind| KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind);
        for kind in [
            KeyEventKind::Press,
            KeyEventKind::Repeat,
            KeyEventKind::Release,
        ] {
            let right = action(&Keys::default(), Focus::Game, event(KeyCode::Right, kind));
            assert_eq!(right.is_some(), kind != KeyEventKind::Release);
            let enter = action(&Keys::default(), Focus::Game, event(KeyCode::Enter, kind));
            assert_eq!(enter.is_some(), kind == KeyEventKind::Press);
        }
    }
}
