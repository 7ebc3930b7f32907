//! Every screen in every language at three sizes of the window: compared, with
//! no word cut off and no sentence without its end.
//!
//! A change of what is seen is taken over with
//! `INSTA_UPDATE=always cargo test --test languages`, and then read.
#![allow(clippy::unwrap_used)] // a test may

use merels::bot::Score;
use merels::record;
use merels::review::{Budget, Known, PlyReview, Reason, Review, Verdict, Worth};
use merels::rules::patterns::DoubleMill;
use merels::rules::{Move, Point, PointSet, Rules, Side};
use merels::tables::{Needs, Pair, Tables, Value};
use merels::ui::action::{Action, Command};
use merels::ui::app::{App, Overlay, Screen};
use merels::ui::keymap;
use merels::ui::lessons::Progress;
use merels::ui::making::{self, Lack, Made};
use merels::ui::task::Task;
use merels::ui::text::Language;
use merels::ui::theme::{Depth, Glyphs, Palette, Theme};
use merels::ui::{self, Options, Start, view};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (60, 20)];
/// Smaller windows, in which sentences may be cut.
const SMALL: [(u16, u16); 3] = [(56, 20), (40, 16), (30, 14)];

/// White closes a mill with its third stone.
const MILL: &str = "a1 d6 d1 d2";
const FLYING: &str = "[SetUp \"1\"]\n[FEN \"W2/1B1/3/BW4/3/BB1/2W w 0 0 12\"]\n\n";
const PLACED: &str = "[SetUp \"1\"]\n[FEN \"BWB/1W1/1B1/WBWBWB/BW1/1BW/B1W w 0 0 0\"]\n\n";
/// Black, to move, is left with two stones by White's next move.
const LAST: &str = "[SetUp \"1\"]\n[FEN \"WW1/1B1/3/B4W/3/3/2B w 0 0 0\"]\n\n";

/// White, to move with nine stones left, has played one move that gave the
/// value away.
const MISTAKES: &str =
    "[SetUp \"1\"]\n[FEN \"WW1/3/2B/5W/W2/B1B/3 w 0 0 0\"]\n\nc3-c4 b2-d2 g4-g7xe5";

/// The screens: a name, the game at the board where there is one, and the keys
/// that lead to the screen. `\n` is Enter, `\t` Tab, `\x1b` Esc; for digits in
/// circles see [`outside`].
const SCREENS: &[(&str, Option<&str>, &str)] = &[
    ("start", None, ""),
    ("new game", None, "n"),
    ("open a file", None, "o"),
    ("keys of the start screen", None, "?"),
    ("first move", Some(""), ""),
    ("keys of the board", Some(""), "?"),
    ("typing", Some(PLACED), "d6"),
    ("no such move", Some(PLACED), "d6d6\n"),
    ("mill", Some(MILL), "g1\n"),
    ("slide", Some(PLACED), ""),
    ("picked", Some(PLACED), "f4\n"),
    ("flight", Some(FLYING), ""),
    ("the stone is not there", Some(LAST), "g4-g7xb4\n"),
    ("the game is over", Some(LAST), "g4g7xd6\n"),
    ("resign", Some(MILL), "x"),
    ("offer a draw", Some(MILL), "="),
    ("save as", Some(MILL), "s"),
    ("replay", Some(MILL), "w"),
    ("keys of a replay", Some(MILL), "w?"),
    ("go to a ply", Some(MILL), "w:"),
    ("rule book", None, "R"),
    ("nothing to play again", Some(MILL), "r"),
    ("tables to be made", None, "①"),
    ("shall they be made", None, "①②"),
    ("too little memory", None, "①③"),
    ("tables being made", None, "①②\n④"),
    ("shall that be stopped", None, "①②\n④s"),
    ("tables made", None, "①②\n④⑤"),
    ("perfect without tables", None, "①nlllll"),
    ("tables being made beside the board", Some(MILL), "①②\n④"),
    ("exact hint, the first step", Some(FLYING), "i⑥"),
    ("exact hint, the second step", Some(FLYING), "i⑥i"),
    ("estimated hint", Some(PLACED), "i⑦i"),
    ("exact evaluation", Some(FLYING), "v⑥"),
    ("estimated evaluation", Some(PLACED), "v⑦"),
    ("review", Some(MISTAKES), "wv⑧"),
    ("a damaged table met in play", Some(FLYING), "⑨"),
    ("a table that is refused", None, "①②\n④⑩"),
    ("a table that cannot be written", None, "①②\n④⑪"),
    ("another theme", None, "T"),
    ("the mouse left alone", Some(MILL), "M"),
    ("assistance", Some(PLACED), "z"),
    ("rules in force", None, "kkkk\n"),
    ("a chapter of the rule book", None, "R\n"),
    ("the double mill", None, "Rjjjjjjjj\n"),
    ("the five questions", None, "Rjjjjjjjjjj\n"),
    ("lessons", None, "jjj\n"),
    ("keys of the lessons", None, "jjj\n?"),
    ("a lesson", None, "jjj\n\n"),
    ("a wrong move in a lesson", None, "jjj\n\na1\n"),
    ("a step solved", None, "jjj\n\nd7e4\n"),
    ("a hint in a lesson", None, "jjj\njjjj\nii"),
    ("keys of a lesson", None, "jjj\n\n?"),
    ("puzzles", None, "jjjj\n"),
    ("a puzzle", None, "jjjj\n\n"),
    ("a wrong move in a puzzle", None, "jjjj\n\nd7a7\n"),
    ("a puzzle goes on", None, "jjjj\n\nd7d6xg4\n"),
    ("replay with a comment", Some(COMMENTED), "wl"),
    ("a game that is reviewed", Some(REVIEWED), "wv"),
    ("the review further down", Some(REVIEWED), "wvjjjj"),
    ("many moves begin so", Some(PLACED_FLYING), "d"),
    ("stones in hand and taken", Some(TAKEN), ""),
    ("all of it to be read", Some(LAST), "g4g7xd6\nW"),
    ("a rematch is not yet due", Some(MILL), "y"),
    ("no mill, nothing taken", Some(TAKEN), "b4xd2\n"),
];

/// A mill closed while stones are placed, and both sides have many in hand.
const TAKEN: &str = "a1 d6 d1 d2 g1xd6 f6 a4 f4 a7xf6 d6";
/// White flies, so that more moves begin with a letter than are named.
const PLACED_FLYING: &str = "[SetUp \"1\"]\n[FEN \"3/1B1/3/BW1WB1/3/BB1/1W1 w 0 0 0\"]\n\n";

/// What stands in the file, in whatever language it was written.
const COMMENT: &str = "A crossing point would have been worth more.";
const COMMENTED: &str = "a1 {A crossing point would have been worth more.} d6";
/// White overlooks a mill on d2, then closes it on f2.
const REVIEWED: &str = "d6 f6 d5 b4 f4 c3 b6 g4";

/// What a review might say of [`REVIEWED`]: everything that it can say.
fn review() -> Review {
    let worth = |score| Worth {
        score,
        exact: !matches!(score, Score::Estimate(_)),
    };
    let values = [0, 20, -40, 60, 130, -90, -310, -240];
    let mut worths: Vec<Worth> = values.map(|value| worth(Score::Estimate(value))).into();
    worths.push(worth(Score::Loss(7)));
    let double = DoubleMill {
        shuttle: Point::D7,
        open: Point::D6,
        closed: [Point::A7, Point::D7, Point::G7].into(),
        waiting: [Point::B6, Point::F6].into(),
    };
    let plies = REVIEWED.split(' ').enumerate().map(|(n, word)| {
        let side = [Side::White, Side::Black][n % 2];
        let quiet = PlyReview {
            side,
            played: word.parse().unwrap(),
            choice: true,
            closed: false,
            missed_mills: PointSet::EMPTY,
            open_mills: PointSet::EMPTY,
            made: Vec::new(),
            allowed: Vec::new(),
            verdict: Some(Verdict {
                lost: 0,
                exact: None,
            }),
            better: None,
            reasons: Vec::new(),
        };
        let mistake = |lost, reasons: &[Reason]| PlyReview {
            verdict: Some(Verdict { lost, exact: None }),
            better: Some(Move::place(Point::A1)),
            reasons: reasons.to_vec(),
            ..quiet.clone()
        };
        let points: PointSet = [Point::D2, Point::F2].into();
        match n {
            1 => PlyReview {
                made: vec![double],
                ..quiet
            },
            2 => PlyReview {
                missed_mills: points,
                ..mistake(90, &[Reason::OverlookedMill(points), Reason::MissedWin(5)])
            },
            3 => PlyReview {
                open_mills: Point::D2.into(),
                ..mistake(
                    300,
                    &[Reason::LeftMillOpen(Point::D2.into()), Reason::Loses(4)],
                )
            },
            4 => PlyReview {
                allowed: vec![double],
                ..mistake(
                    120,
                    &[
                        Reason::AllowedDoubleMill(double),
                        Reason::MissedDoubleMill(double),
                    ],
                )
            },
            5 => PlyReview {
                closed: true,
                ..quiet
            },
            6 => mistake(
                80,
                &[
                    Reason::GaveAway(Value::Draw, Value::Loss),
                    Reason::LosesStone,
                ],
            ),
            7 => mistake(200, &[Reason::WorthMore(2)]),
            _ => quiet,
        }
    });
    Review {
        plies: plies.collect(),
        worth: worths,
        covered: 3,
    }
}

fn app(
    language: Language,
    glyphs: Glyphs,
    game: Option<&str>,
    keys: &str,
    size: (u16, u16),
) -> App {
    let options = Options {
        language,
        theme: Theme::new(Palette::Mono, glyphs, Depth::Indexed),
        seed: Some(1),
        delay: Duration::ZERO,
        ..Options::default()
    };
    let start = match game {
        None => Start::Menu,
        Some(text) => Start::Play {
            seats: [None, None],
            record: Box::new(
                record::read(&format!("{text} *"), Rules::default())
                    .unwrap()
                    .remove(0),
            ),
        },
    };
    let (mut app, _) = App::new(start, options, Vec::new(), Vec::new(), 0);
    app.size = size;
    for c in keys.chars() {
        let outside = outside(c, &app);
        if !outside.is_empty() {
            for action in outside {
                app.update(action, Instant::now());
            }
            continue;
        }
        let code = match c {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\x1b' => KeyCode::Esc,
            c => KeyCode::Char(c),
        };
        let key = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        let pressed = ui::action(&app, key);
        for action in pressed.into_iter().chain([Action::Wake]) {
            perform(&mut app, action);
        }
    }
    app
}

/// What comes from elsewhere: that tables are missing (①), what making them
/// takes (②), that there is too little memory for them (③), how far they are
/// (④) and that they are done (⑤); the answer to the first question by the
/// tables (⑥) or the search (⑦); a review (⑧); a damaged table that was met (⑨),
/// and one that is refused (⑩) or cannot be written (⑪) while they are made.
fn outside(c: char, app: &App) -> Vec<Action> {
    let needs = Needs {
        positions: 8_900_000_000,
        memory: 3_300_000_000,
        disk: 3_400_000_000,
        seconds: 3000,
    };
    let game = || &app.table.as_ref().unwrap().game;
    let answer = |score| {
        let mv = *game().legal_moves().iter().min().unwrap();
        Action::Answer(1, Some(mv), score)
    };
    match c {
        '①' => vec![Action::TablesSought(Some([needs; 2]))],
        '②' => vec![Action::TablesOffered(true, needs, None)],
        '③' => {
            let lack = Lack::Memory(needs.memory, 2_000_000_000);
            vec![Action::TablesOffered(true, needs, Some(lack))]
        }
        '④' => vec![Action::Making(making::Progress {
            pair: Pair::new(9, 8).unwrap(),
            percent: 43,
            left: Some(Duration::from_secs(750)),
        })],
        '⑤' => vec![Action::Made(Made::All)],
        '⑥' => {
            let known = Known::of(game(), &Tables::none()).unwrap();
            vec![Action::Known(1, Box::new(known)), answer(None)]
        }
        '⑦' => vec![answer(Some(Score::Estimate(-35)))],
        '⑧' => {
            let tables = Arc::new(Tables::none());
            let review = Review::of(game(), Budget { nodes: 2_000 }, Some(&tables));
            let moves = game().moves().to_vec();
            vec![Action::Reviewed(moves, Box::new(review))]
        }
        '⑨' => vec![Action::TableDamaged("flying-3-3.merels".into())],
        '⑩' => vec![Action::Made(Made::Refused(
            "tables/flying-3-3.merels".into(),
        ))],
        '⑪' => {
            let (file, reason) = ("tables/flying-3-3.merels", "No space left on device");
            vec![Action::Made(Made::Unwritten(file.into(), reason.into()))]
        }
        _ => Vec::new(),
    }
}

/// Does an action, with what comes of it.
fn perform(app: &mut App, action: Action) {
    for task in app.update(action, Instant::now()) {
        match task {
            Task::ReadProgress(collection) => {
                let mut progress = Progress::default();
                progress.solve("lesson-2-1");
                progress.solve("puzzle-2");
                perform(app, Action::Solved(collection, progress));
            }
            Task::Review(game, _) if game.moves().len() == review().plies.len() => {
                let reviewed = Action::Reviewed(game.moves().to_vec(), Box::new(review()));
                perform(app, reviewed);
            }
            _ => {}
        }
    }
}

fn draw(app: &App) -> Buffer {
    let area = Rect::new(0, 0, app.size.0, app.size.1);
    let mut buffer = Buffer::empty(area);
    view::draw(app, area, &mut buffer);
    buffer
}

fn rows(buffer: &Buffer) -> Vec<String> {
    buffer
        .area()
        .rows()
        .map(|row| {
            let symbols = row.positions().map(|at| buffer[at].symbol());
            symbols.collect::<String>().trim_end().to_owned()
        })
        .collect()
}

/// The words of a text; moves and positions, which have digits in them, are
/// none.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
        .filter(|part| !part.contains(|c: char| c.is_ascii_digit()))
        .flat_map(|part| part.split(|c: char| !c.is_alphabetic()))
        .filter(|word| word.chars().count() > 1)
}

/// All words that may be seen: those of the files of the language, of the
/// labels of keys, and of the languages themselves.
fn vocabulary(language: Language) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui/text");
    let mut texts = String::new();
    for entry in std::fs::read_dir(root.join(language.code())).unwrap() {
        texts += &std::fs::read_to_string(entry.unwrap().path()).unwrap();
    }
    let book = root
        .join("book")
        .join(language.code())
        .with_extension("txt");
    texts += &std::fs::read_to_string(book).unwrap();
    for key in [
        "Enter Esc Space Tab Shift Home End PgUp PgDn Backspace Ctrl Up Down Left Right pgn",
        language.own_name(),
        COMMENT,
    ] {
        texts.push(' ');
        texts += key;
    }
    words(&texts).map(str::to_owned).collect()
}

/// A screen as it is drawn.
struct Seen {
    language: Language,
    glyphs: Glyphs,
    size: (u16, u16),
    name: &'static str,
    buffer: Buffer,
    rows: Vec<String>,
    /// Whether it is a board, and nothing to be read lies over it.
    board: bool,
    /// The first key that works now.
    key: String,
}

fn see(language: Language, glyphs: Glyphs, name: &'static str, app: &App) -> Seen {
    let buffer = draw(app);
    let board = matches!(app.screen(), Screen::Game | Screen::Replay(_));
    let page = matches!(app.overlay, Some(Overlay::Page(..)));
    let key = keymap::bindings(app.focus())
        .iter()
        .filter(|binding| binding.footer && app.available(binding.command))
        .find_map(|binding| app.options.keys.of(binding).first())
        .unwrap()
        .label(glyphs == Glyphs::Ascii);
    Seen {
        language,
        glyphs,
        size: app.size,
        name,
        rows: rows(&buffer),
        buffer,
        board: board && !page,
        key,
    }
}

/// All screens in all languages at all sizes, made once for all tests.
static SEEN: LazyLock<Vec<Seen>> = LazyLock::new(|| {
    let of = |language| {
        let mut seen = Vec::new();
        for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
            for &(name, game, keys) in SCREENS {
                for size in SIZES {
                    let app = app(language, glyphs, game, keys, size);
                    seen.push(see(language, glyphs, name, &app));
                }
                let mut app = app(language, glyphs, game, keys, SMALL[0]);
                for size in SMALL {
                    app.size = size;
                    seen.push(see(language, glyphs, name, &app));
                }
            }
        }
        seen
    };
    std::thread::scope(|scope| {
        let seen = Language::ALL.map(|language| scope.spawn(move || of(language)));
        seen.into_iter()
            .flat_map(|seen| seen.join().unwrap())
            .collect()
    })
});

/// Those at the sizes at which all has room.
fn roomy() -> impl Iterator<Item = &'static Seen> {
    SEEN.iter().filter(|seen| SIZES.contains(&seen.size))
}

#[test]
fn no_word_is_cut_off() {
    let mut wrong = String::new();
    for language in Language::ALL {
        let known = vocabulary(language);
        for seen in SEEN.iter().filter(|seen| seen.language == language) {
            for row in &seen.rows {
                for word in words(row) {
                    // Where there is too little room, dots stand for whole words,
                    // or for the rest of the first.
                    let dots = [format!("{word}…"), format!("{word}...")];
                    let told = SMALL.contains(&seen.size)
                        && dots.iter().any(|cut| row.contains(cut.as_str()));
                    let glyphs = word.chars().all(|c| "XOx".contains(c));
                    if !known.contains(word) && !glyphs && !told {
                        let Seen { size, name, .. } = seen;
                        writeln!(wrong, "{language} {size:?} {name}: {word} in {row}").unwrap();
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// The row above the keys ends as a sentence does.
#[test]
fn no_sentence_loses_its_end() {
    let mut wrong = String::new();
    for seen in roomy().filter(|seen| seen.board) {
        let (_, above) = seen.rows.split_last().unwrap();
        let last = above.iter().rfind(|row| !row.is_empty()).unwrap();
        let ends = [".", "?", "!", "…", "_"].iter();
        let sentence = ends.into_iter().any(|end| last.ends_with(end));
        let moves = last.ends_with(|c: char| c.is_ascii_digit());
        if !sentence && !moves {
            let Seen {
                language,
                size,
                name,
                ..
            } = seen;
            writeln!(wrong, "{language} {size:?} {name}: {last}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// The last words of the sentences that end in dots of themselves.
fn ends_in_dots(language: Language) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui/text");
    let mut texts = String::new();
    for entry in std::fs::read_dir(root.join(language.code())).unwrap() {
        texts += &std::fs::read_to_string(entry.unwrap().path()).unwrap();
    }
    let ends = texts.lines().filter_map(|line| {
        let line = line
            .strip_suffix('…')
            .or_else(|| line.strip_suffix("..."))?;
        line.split_whitespace().last().map(str::to_owned)
    });
    ends.collect()
}

/// Nothing that the program says is cut with dots.
#[test]
fn nothing_of_our_own_is_cut_with_dots() {
    let mut wrong = String::new();
    for language in Language::ALL {
        let known = ends_in_dots(language);
        for seen in roomy().filter(|seen| seen.language == language) {
            for row in &seen.rows {
                let row = row.replace("...", "…");
                let parts: Vec<&str> = row.split('…').collect();
                for before in &parts[..parts.len() - 1] {
                    let last = before.split_whitespace().last().unwrap_or_default();
                    if !known.contains(last) {
                        let Seen { size, name, .. } = seen;
                        writeln!(wrong, "{language} {size:?} {name}: {row}").unwrap();
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// The keys that work now are named in the last row of every screen, also where
/// much is said above them.
#[test]
fn the_keys_are_always_named() {
    let mut wrong = String::new();
    for seen in SEEN.iter() {
        let last = seen.rows.last().unwrap();
        let named = |key: &str| {
            last.split("  ")
                .any(|part| part.split(' ').next() == Some(key))
        };
        if !named(&seen.key) && !named("F6") {
            let Seen {
                language,
                size,
                name,
                ..
            } = seen;
            writeln!(wrong, "{language} {size:?} {name}: {last}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// What does not fit below a small board can be read whole, and the keys say how.
#[test]
fn what_is_cut_can_be_read_on_a_page_of_its_own() {
    let long = "A comment that goes on. ".repeat(30);
    let game = format!("a1 {{{}}} d6", long.trim());
    for language in Language::ALL {
        for size in [(80, 24), (60, 20), (30, 14)] {
            let mut app = app(language, Glyphs::Unicode, Some(&game), "wl", size);
            let shown = rows(&draw(&app));
            assert!(shown.iter().any(|row| row.ends_with('…')), "{shown:#?}");
            assert!(shown.last().unwrap().starts_with("F6"), "{shown:#?}");
            perform(&mut app, Action::Command(Command::ReadWhole));
            let mut read = String::new();
            loop {
                let shown = rows(&draw(&app));
                let (_, page) = shown.split_last().unwrap();
                assert!(page.iter().all(|row| !row.ends_with('…')), "{page:#?}");
                read += &format!("{} ", page.join(" "));
                let before = draw(&app);
                perform(&mut app, Action::Command(Command::PageDown));
                if draw(&app) == before {
                    break;
                }
            }
            let words = long.split_whitespace().count();
            let found = read.matches("goes").count();
            assert!(
                found >= 30,
                "{language} {size:?}: {found} of {words} words: {read}"
            );
            perform(&mut app, Action::Command(Command::Back));
            assert!(app.overlay.is_none());
        }
    }
}

/// The screens of one language one after the other, and under each which runs
/// of cells have which attributes.
fn album(language: Language, size: (u16, u16)) -> String {
    let mut album = String::new();
    let wanted = (language, Glyphs::Unicode, size);
    for seen in SEEN
        .iter()
        .filter(|seen| (seen.language, seen.glyphs, seen.size) == wanted)
    {
        writeln!(album, "== {}", seen.name).unwrap();
        for row in &seen.rows {
            writeln!(album, "|{row}").unwrap();
        }
        for row in seen.buffer.area().rows() {
            let mut runs: Vec<(u16, u16, String)> = Vec::new();
            for at in row.positions() {
                let modifier = format!("{:?}", seen.buffer[at].modifier);
                match runs.last_mut() {
                    Some((_, end, same)) if *same == modifier => *end = at.x,
                    _ => runs.push((at.x, at.x, modifier)),
                }
            }
            let marked = runs.into_iter().filter(|(.., modifier)| modifier != "NONE");
            for (start, end, modifier) in marked {
                writeln!(album, "{}:{start}-{end} {modifier}", row.y).unwrap();
            }
        }
    }
    album
}

#[test]
fn each_screen_in_each_language() {
    for language in Language::ALL {
        for (width, height) in SIZES {
            let name = format!("{language}_{width}x{height}");
            insta::assert_snapshot!(name, album(language, (width, height)));
        }
    }
}
