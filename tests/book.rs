//! The rule book: the same in each language, with boards that are what the
//! captions say.

#![allow(clippy::unwrap_used)] // a test may

use merels::rules::Point::*;
use merels::rules::{Outcome, Phase, Point, Rules, Side, WinReason, geometry, patterns};
use merels::ui::book::{Block, Book, Frame};
use merels::ui::diagram::Signs;
use merels::ui::text::{Language, Text};
use merels::ui::theme::Glyphs;
use unicode_width::UnicodeWidthStr;

/// What must be the same in all languages: chapters, kinds of blocks, boards.
fn shape(book: &Book) -> Vec<(String, Vec<String>)> {
    let kind = |block: &Block| match block {
        Block::Paragraph(_) => "paragraph".to_owned(),
        Block::Item(_) => "item".to_owned(),
        Block::Question(_) => "question".to_owned(),
        Block::Board(frames) => {
            let pictures: Vec<_> = frames.iter().map(|frame| frame.picture).collect();
            format!("{pictures:?}")
        }
    };
    book.chapters
        .iter()
        .map(|chapter| {
            (
                chapter.id.clone(),
                chapter.blocks.iter().map(kind).collect(),
            )
        })
        .collect()
}

/// The frames of the board that opens with this position in the English book.
fn board(position: &str) -> Vec<Frame> {
    let book = Book::new(Language::English);
    let found = book
        .chapters
        .iter()
        .flat_map(|c| &c.blocks)
        .find_map(|block| match block {
            Block::Board(frames) if frames[0].picture.setup.to_string().starts_with(position) => {
                Some(frames.clone())
            }
            _ => None,
        });
    found.unwrap_or_else(|| panic!("no board {position}"))
}

#[test]
fn all_languages_have_the_same_chapters_and_boards() {
    let english = shape(&Book::new(Language::English));
    let ids: Vec<_> = english.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(
        ids,
        [
            "board",
            "turns",
            "phases",
            "mills",
            "flying",
            "endings",
            "decisions",
            "strategy",
            "double-mill",
            "shared",
            "questions",
            "solved",
            "history"
        ]
    );
    for language in Language::ALL {
        assert_eq!(shape(&Book::new(language)), english, "{language}");
    }
}

#[test]
fn no_language_left_a_sentence_in_english() {
    let english = Book::new(Language::English);
    for language in Language::ALL.into_iter().skip(1) {
        let book = Book::new(language);
        for (theirs, ours) in std::iter::zip(&book.chapters, &english.chapters) {
            assert_ne!(theirs.title, ours.title);
            for (block, english) in std::iter::zip(&theirs.blocks, &ours.blocks) {
                assert_ne!(block, english, "{language}: {}", theirs.id);
            }
        }
    }
}

#[test]
fn the_five_questions_have_their_answers() {
    for language in Language::ALL {
        let book = Book::new(language);
        let chapter = book.chapters.iter().find(|c| c.id == "questions").unwrap();
        let (questions, answers): (Vec<_>, Vec<_>) = chapter
            .blocks
            .iter()
            .partition(|block| matches!(block, Block::Question(_)));
        assert_eq!((questions.len(), answers.len()), (5, 5));
    }
}

#[test]
fn captions_speak_of_points_that_the_frame_shows() {
    // A point named in English is named in every other language's caption too.
    let names = |caption: &str| {
        let mut names: Vec<String> = caption
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| Point::from_name(word).is_some())
            .map(str::to_lowercase)
            .collect();
        names.sort();
        names.dedup();
        names
    };
    let captions = |language| -> Vec<String> {
        let book = Book::new(language);
        book.chapters
            .iter()
            .flat_map(|chapter| &chapter.blocks)
            .filter_map(|block| match block {
                Block::Board(frames) => Some(frames.iter().map(|f| f.caption.clone())),
                _ => None,
            })
            .flatten()
            .collect()
    };
    let english = captions(Language::English);
    for language in Language::ALL {
        for (theirs, ours) in std::iter::zip(captions(language), &english) {
            assert_eq!(names(&theirs), names(ours), "{language}: {theirs}");
        }
    }
}

#[test]
fn the_double_mill_closes_a_mill_with_every_move() {
    let frames = board("WWW/W1W");
    let shuttle = frames
        .iter()
        .filter(|f| f.picture.setup.position.turn() == Side::White);
    assert!(shuttle.count() >= 3);
    for pair in frames.windows(2) {
        let (before, mv) = (
            pair[0].picture.setup.position,
            pair[1].picture.last.unwrap(),
        );
        if before.turn() == Side::White {
            let double = patterns::double_mills(before.board(), Side::White)
                .next()
                .unwrap();
            assert_eq!((Some(double.shuttle), double.open), (mv.from, mv.to));
            assert!(before.closes_mill(mv) && mv.removal.is_some());
            let next = pair[1].picture.setup.position;
            // Nothing of Black's can step in.
            assert!(!patterns::can_reach(
                next,
                Side::Black,
                double.shuttle,
                Rules::default()
            ));
        }
    }
}

#[test]
fn the_pair_that_shares_a_stone_takes_every_second_move() {
    let frames = board("WWW/3/3/W1BB2");
    let start = frames[0].picture.setup.position;
    let white = start.board().stones(Side::White);
    let shared = patterns::shared_mills(white);
    assert_eq!(shared, frames[0].picture.marks);
    assert!(patterns::blocked(start.board(), Side::White).contains_all(shared));
    assert_eq!(
        patterns::double_mills(start.board(), Side::White).count(),
        0
    );
    let removals: Vec<bool> = frames[1..]
        .iter()
        .map(|f| f.picture.last.unwrap().removal.is_some())
        .collect();
    assert_eq!(removals, [false, false, true]);
}

#[test]
fn the_boards_about_removal_show_their_rule() {
    let protected = board("WW1/B2/2B/1B1W1W");
    let before = protected[0].picture.setup.position;
    assert_eq!(before.board().removable(Side::Black), [D2, E5].into());

    let all_in_mills = board("WW1/B2/2B/1BWB1W");
    let black = all_in_mills[0]
        .picture
        .setup
        .position
        .board()
        .stones(Side::Black);
    assert_eq!(geometry::in_mills(black), black);
    assert!(
        geometry::in_mills(black).contains(all_in_mills[1].picture.last.unwrap().removal.unwrap())
    );

    let two = board("W1W/1W1");
    let after = two[1].picture.setup.position;
    assert_eq!(
        patterns::shared_mills(after.board().stones(Side::White)),
        [D7].into()
    );
    assert_eq!(after.board().stones(Side::Black).len(), 3);
}

#[test]
fn the_boards_about_endings_end() {
    let last = |position| board(position).last().unwrap().picture.setup.position;
    let won = |winner, reason| Some(Outcome::Win { winner, reason });
    let rules = Rules::default();
    assert_eq!(
        last("WW1/3/2B").decided(rules),
        won(Side::White, WinReason::FewerThanThree)
    );
    let blocked = last("WB1/3");
    assert_eq!(
        blocked.decided(rules),
        won(Side::Black, WinReason::NoLegalMove)
    );
    assert_eq!(blocked.board().stones(Side::White).len(), 4);
    let flying = board("WW1/2B/2B/1B2B1")[0].picture.setup.position;
    assert_eq!(flying.phase(Side::White, rules), Phase::Flying);
    assert_eq!(flying.phase(Side::Black, rules), Phase::Moving);
}

#[test]
fn printed_lines_fit_their_width() {
    for language in Language::ALL {
        let (book, text) = (Book::new(language), Text::new(language));
        for width in [40, 60, 80, 200] {
            for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
                let printed = book.print(&text, width, &Signs::new(glyphs));
                for line in printed.lines() {
                    assert!(line.width() <= width.min(80), "{language} {width}: {line}");
                }
            }
        }
    }
}

#[test]
fn english_in_ascii_is_nothing_else() {
    let text = Text::new(Language::English);
    let printed = Book::new(Language::English).print(&text, 80, &Signs::ASCII);
    assert!(printed.is_ascii());
}
