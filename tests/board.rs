//! The board as it is drawn: compared screens, marks that can be told apart
//! without colour, and the mouse meeting what is seen.

use merels::rules::{Board, Move, Point, PointSet, Side, geometry};
use merels::ui::theme::{Depth, Glyphs, Palette, Theme};
use merels::ui::view::animation::Animation;
use merels::ui::view::board::{BoardView, Geometry, Size, choose_size, legend, smallest};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

const GLYPHS: [Glyphs; 2] = [Glyphs::Unicode, Glyphs::Ascii];

fn theme(palette: Palette, glyphs: Glyphs) -> Theme {
    Theme::new(palette, glyphs, Depth::Indexed)
}

fn draw(view: &BoardView, size: Size, theme: &Theme) -> (Geometry, Buffer) {
    let window = Rect::new(0, 0, size.width(), size.height());
    let geometry = Geometry::fit(window).expect("a window of the board's own size");
    assert_eq!(geometry.size(), size);
    let mut buffer = Buffer::empty(window);
    view.render(geometry, theme, &mut buffer);
    (geometry, buffer)
}

fn lines(buffer: &Buffer) -> Vec<String> {
    buffer
        .area()
        .rows()
        .map(|row| {
            let symbols = row.positions().map(|at| buffer[at].symbol());
            symbols.collect::<String>().trim_end().to_owned()
        })
        .collect()
}

/// A position with most marks on it at once.
fn busy() -> BoardView {
    let white = PointSet::from([Point::A7, Point::D7, Point::G7, Point::B4, Point::D2]);
    let black = PointSet::from([Point::D6, Point::F4, Point::C5, Point::C4, Point::A1]);
    BoardView {
        cursor: Some(Point::F4),
        picked: Some(Point::B4),
        targets: PointSet::from([Point::B6, Point::A4]),
        closing: PointSet::of(Point::G4),
        last_move: Some(Move::shift(Point::D5, Point::D7).removing(Point::E4)),
        mills: PointSet::from([Point::A7, Point::D7, Point::G7]),
        removable: PointSet::from([Point::D6, Point::F4]),
        hint: PointSet::of(Point::D2),
        blocked: PointSet::of(Point::C4),
        refused: PointSet::of(Point::A1),
        crossings: geometry::CROSSINGS,
        ghost: Some((Point::G1, Side::White)),
        ..BoardView::of(Board::new(white, black).expect("no point twice"))
    }
}

#[test]
fn the_smallest_board_in_ascii() {
    let (_, buffer) = draw(&busy(), Size::Tiny, &theme(Palette::Mono, Glyphs::Ascii));
    assert_eq!(
        lines(&buffer),
        [
            "7  O==========(O)==========O",
            "   |           |           |",
            "6  |   *------>X<------+   |",
            "   |   |       |       |   |",
            "5  |   |   X---.---+   |   |",
            "   |   |   |       |   |   |",
            "4  *--<O>-:X:      ~-->X<--%",
            "   |   |   |       |   |   |",
            "3  |   |   +---+---+   |   |",
            "   |   |       |       |   |",
            "2  |   +------?O?------+   |",
            "   |           |           |",
            "1 !X!----------+-----------o",
            "   a   b   c   d   e   f   g",
        ]
    );
}

#[test]
fn the_smallest_board_in_unicode() {
    let (_, buffer) = draw(&busy(), Size::Tiny, &theme(Palette::Mono, Glyphs::Unicode));
    assert_eq!(
        lines(&buffer),
        [
            "7  ○━━━━━━━━━━‹○›━━━━━━━━━━○",
            "   │           │           │",
            "6  │   ◇──────▸●◂──────┐   │",
            "   │   │       │       │   │",
            "5  │   │   ●───∘───┐   │   │",
            "   │   │   │       │   │   │",
            "4  ◇──«○»─:●:      ×──▸●◂──◆",
            "   │   │   │       │   │   │",
            "3  │   │   └───┬───┘   │   │",
            "   │   │       │       │   │",
            "2  │   └──────?○?──────┘   │",
            "   │           │           │",
            "1 !●!──────────┴───────────◦",
            "   a   b   c   d   e   f   g",
        ]
    );
}

#[test]
fn an_empty_board_with_an_edge() {
    let plain = BoardView::default();
    let (_, buffer) = draw(&plain, Size::Large, &theme(Palette::Mono, Glyphs::Unicode));
    let drawn = lines(&buffer);
    assert_eq!(drawn.len(), 29);
    assert_eq!(
        drawn[2],
        " 7     ┌───────────────────────┬───────────────────────┐"
    );
    assert_eq!(
        drawn[14],
        " 4     ├───────┼───────┤               ├───────┼───────┤"
    );
    assert_eq!(
        drawn[28],
        "       a       b       c       d       e       f       g"
    );
}

/// Colours and attributes too, in the palette that most people see first.
#[test]
fn styles_of_the_default_palette() {
    let (_, buffer) = draw(
        &busy(),
        Size::Medium,
        &theme(Palette::Terminal, Glyphs::Unicode),
    );
    insta::assert_debug_snapshot!(buffer);
}

/// The cells round a point, without their colours.
fn shape(view: &BoardView, point: Point, size: Size, theme: &Theme) -> Vec<(String, Modifier)> {
    let (geometry, buffer) = draw(view, size, theme);
    let (across, down) = size.reach();
    let middle = geometry.cell(point);
    // One further, where a heavy line would begin.
    let zone = Rect::new(
        middle.x.saturating_sub(across + 1),
        middle.y.saturating_sub(down + 1),
        2 * across + 3,
        2 * down + 3,
    );
    zone.intersection(*buffer.area())
        .positions()
        .map(|at| (buffer[at].symbol().to_owned(), buffer[at].modifier))
        .collect()
}

fn assert_all_differ(states: &[(String, BoardView)], point: Point, size: Size, theme: &Theme) {
    let shapes: Vec<_> = states
        .iter()
        .map(|(_, view)| shape(view, point, size, theme))
        .collect();
    for (n, (name, _)) in states.iter().enumerate() {
        for (m, (other, _)) in states.iter().enumerate().skip(n + 1) {
            assert_ne!(
                shapes[n], shapes[m],
                "{name} and {other} look alike in {size:?} {theme:?}"
            );
        }
    }
}

/// Each state also with the cursor on it.
fn with_cursor(states: Vec<(&str, BoardView)>, point: Point) -> Vec<(String, BoardView)> {
    let mut all = Vec::new();
    for (name, view) in states {
        let under_cursor = BoardView {
            cursor: Some(point),
            ..view.clone()
        };
        all.push((format!("{name} under the cursor"), under_cursor));
        all.push((name.to_owned(), view));
    }
    all
}

#[test]
fn what_a_point_without_a_stone_means_is_seen_without_colour() {
    let at = Point::D6;
    let set = PointSet::of(at);
    let plain = BoardView::default();
    let states = vec![
        ("plain", plain.clone()),
        (
            "target",
            BoardView {
                targets: set,
                ..plain.clone()
            },
        ),
        (
            "closing",
            BoardView {
                closing: set,
                targets: set,
                ..plain.clone()
            },
        ),
        (
            "crossing",
            BoardView {
                crossings: set,
                ..plain.clone()
            },
        ),
        (
            "left from",
            BoardView {
                last_move: Some(Move::shift(at, Point::D5)),
                ..plain.clone()
            },
        ),
        (
            "taken",
            BoardView {
                last_move: Some(Move::place(Point::A1).removing(at)),
                ..plain.clone()
            },
        ),
        (
            "hint",
            BoardView {
                hint: set,
                ..plain.clone()
            },
        ),
        (
            "refused",
            BoardView {
                refused: set,
                ..plain.clone()
            },
        ),
        (
            "white ghost",
            BoardView {
                ghost: Some((at, Side::White)),
                ..plain.clone()
            },
        ),
        (
            "black ghost",
            BoardView {
                ghost: Some((at, Side::Black)),
                ..plain
            },
        ),
        (
            "white stone",
            BoardView::of(Board::new(set, PointSet::EMPTY).expect("one stone")),
        ),
        (
            "black stone",
            BoardView::of(Board::new(PointSet::EMPTY, set).expect("one stone")),
        ),
    ];
    let states = with_cursor(states, at);
    for palette in Palette::ALL {
        for glyphs in GLYPHS {
            for size in Size::ALL {
                assert_all_differ(&states, at, size, &theme(palette, glyphs));
            }
        }
    }
}

/// A mill along a file is drawn with `#` in ASCII.
#[test]
fn a_crossing_does_not_look_like_a_mill_in_ascii() {
    let crossings = BoardView {
        crossings: geometry::CROSSINGS,
        ..BoardView::default()
    };
    let (_, buffer) = draw(&crossings, Size::Tiny, &theme(Palette::Mono, Glyphs::Ascii));
    assert!(!lines(&buffer).concat().contains(['#', '=']));
}

/// Some boards have no line between the ranks to be drawn heavy.
#[test]
fn a_mill_along_a_file_is_seen_in_every_size() {
    let line = PointSet::from([Point::C5, Point::C4, Point::C3]);
    for side in [PointSet::EMPTY, line] {
        let board = Board::new(line - side, side).expect("one side only");
        let plain = BoardView::of(board);
        let closed = BoardView {
            mills: line,
            ..plain.clone()
        };
        for glyphs in GLYPHS {
            for size in Size::ALL {
                let theme = theme(Palette::Mono, glyphs);
                let (_, before) = draw(&plain, size, &theme);
                let (_, after) = draw(&closed, size, &theme);
                assert_ne!(lines(&before), lines(&after), "{size:?}");
            }
        }
    }
}

#[test]
fn what_a_stone_means_is_seen_without_colour() {
    let at = Point::D6;
    let set = PointSet::of(at);
    let line = PointSet::from([Point::B6, Point::D6, Point::F6]);
    for side in [Side::White, Side::Black] {
        let board = match side {
            Side::White => Board::new(line, PointSet::EMPTY),
            Side::Black => Board::new(PointSet::EMPTY, line),
        };
        let plain = BoardView::of(board.expect("one side only"));
        let states = vec![
            ("plain", plain.clone()),
            (
                "picked",
                BoardView {
                    picked: Some(at),
                    ..plain.clone()
                },
            ),
            (
                "removable",
                BoardView {
                    removable: set,
                    ..plain.clone()
                },
            ),
            (
                "hint",
                BoardView {
                    hint: set,
                    ..plain.clone()
                },
            ),
            (
                "refused",
                BoardView {
                    refused: set,
                    ..plain.clone()
                },
            ),
            (
                "moved",
                BoardView {
                    last_move: Some(Move::place(at)),
                    ..plain.clone()
                },
            ),
            (
                "blocked",
                BoardView {
                    blocked: set,
                    ..plain.clone()
                },
            ),
            (
                "in a mill just closed",
                BoardView {
                    mills: line,
                    ..plain
                },
            ),
        ];
        let states = with_cursor(states, at);
        for palette in Palette::ALL {
            for glyphs in GLYPHS {
                for size in Size::ALL {
                    assert_all_differ(&states, at, size, &theme(palette, glyphs));
                }
            }
        }
    }
}

#[test]
fn every_glyph_is_one_cell_wide_and_ascii_is_ascii() {
    for palette in Palette::ALL {
        for glyphs in GLYPHS {
            for size in Size::ALL {
                let (_, buffer) = draw(&busy(), size, &theme(palette, glyphs));
                for cell in buffer.content() {
                    assert_eq!(cell.symbol().width(), 1, "{:?}", cell.symbol());
                    if glyphs == Glyphs::Ascii {
                        let byte = cell.symbol().as_bytes();
                        assert!(matches!(byte, [32..=126]), "{:?}", cell.symbol());
                    }
                }
            }
        }
    }
}

#[test]
fn the_mono_palette_sets_no_colour() {
    for size in Size::ALL {
        let (_, buffer) = draw(&busy(), size, &theme(Palette::Mono, Glyphs::Unicode));
        for cell in buffer.content() {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
        }
    }
}

#[test]
fn the_terminal_palette_stays_within_its_sixteen_colours() {
    let (_, buffer) = draw(
        &busy(),
        Size::Giant,
        &theme(Palette::Terminal, Glyphs::Unicode),
    );
    for cell in buffer.content() {
        for color in [cell.fg, cell.bg] {
            assert!(!matches!(color, Color::Rgb(..) | Color::Indexed(_)));
        }
    }
}

#[test]
fn clicking_on_any_cell_of_a_stone_means_its_point() {
    let terminal = theme(Palette::Terminal, Glyphs::Unicode);
    for size in Size::ALL {
        let (_, empty) = draw(&BoardView::default(), size, &terminal);
        for point in Point::ALL {
            let board = Board::new(PointSet::of(point), PointSet::EMPTY).expect("one stone");
            let (geometry, buffer) = draw(&BoardView::of(board), size, &terminal);
            let mut cells = 0;
            for at in buffer.area().positions() {
                if buffer[at] != empty[at] {
                    cells += 1;
                    assert_eq!(geometry.hit(at.x, at.y), Some(point), "{size:?} {at}");
                }
            }
            assert!(cells > 0);
        }
    }
}

#[test]
fn the_mouse_reaches_further_than_the_glyph() {
    for size in Size::ALL {
        let (geometry, buffer) = draw(
            &BoardView::default(),
            size,
            &theme(Palette::Mono, Glyphs::Ascii),
        );
        let mut zones = [0; Point::COUNT];
        for at in buffer.area().positions() {
            if let Some(point) = geometry.hit(at.x, at.y) {
                zones[point.index()] += 1;
            }
        }
        assert!(zones.into_iter().all(|cells| cells >= 3), "{size:?}");
        assert_eq!(geometry.hit(geometry.area().right() + 9, 0), None);
    }
}

#[test]
fn neighbours_are_joined_by_lines() {
    for size in Size::ALL {
        let (geometry, buffer) = draw(
            &BoardView::default(),
            size,
            &theme(Palette::Mono, Glyphs::Ascii),
        );
        for line in geometry::LINES {
            for pair in line.windows(2) {
                let (a, b) = (geometry.cell(pair[0]), geometry.cell(pair[1]));
                for x in a.x.min(b.x) + 1..a.x.max(b.x) {
                    assert_eq!(buffer[(x, a.y)].symbol(), "-");
                }
                for y in a.y.min(b.y) + 1..a.y.max(b.y) {
                    assert_eq!(buffer[(a.x, y)].symbol(), "|");
                }
            }
        }
    }
}

#[test]
fn the_size_follows_the_window() {
    assert_eq!(smallest(), (24, 8));
    assert_eq!(choose_size(23, 14), None);
    assert_eq!(choose_size(30, 7), None);
    assert_eq!(choose_size(29, 13), Some(Size::Mini));
    assert_eq!(choose_size(30, 14), Some(Size::Tiny));
    assert_eq!(choose_size(80, 20), Some(Size::Small));
    assert_eq!(choose_size(u16::MAX, u16::MAX), Some(Size::Giant));
    for size in Size::ALL {
        assert_eq!(choose_size(size.width(), size.height()), Some(size));
    }
}

#[test]
fn no_window_is_too_small_to_draw_into() {
    let view = busy();
    let terminal = theme(Palette::Terminal, Glyphs::Unicode);
    for width in 0..=130 {
        for height in 0..=60 {
            let window = Rect::new(0, 0, width, height);
            let mut buffer = Buffer::empty(window);
            match Geometry::fit(window) {
                Some(geometry) => {
                    assert_eq!(geometry.area().intersection(window), geometry.area());
                    view.render(geometry, &terminal, &mut buffer);
                }
                None => view.render(
                    Geometry::centred(Size::Tiny, window),
                    &terminal,
                    &mut buffer,
                ),
            }
        }
    }
}

#[test]
fn the_legend_names_each_mark_once() {
    for glyphs in GLYPHS {
        let mut seen = Vec::new();
        for line in legend(glyphs) {
            assert!(!seen.contains(&line.sample), "{:?}", line.sample);
            seen.push(line.sample);
        }
    }
}

#[test]
fn a_move_can_be_drawn_at_any_moment() {
    let board = Board::new(PointSet::of(Point::D7), PointSet::EMPTY).expect("one stone");
    let animation = Animation {
        mv: Move::shift(Point::A1, Point::D7).removing(Point::G1),
        side: Side::White,
    };
    for size in Size::ALL {
        for glyphs in GLYPHS {
            let terminal = theme(Palette::Terminal, glyphs);
            let (_, end) = draw(&BoardView::of(board), size, &terminal);
            for ms in 0..=210 {
                let elapsed = Duration::from_millis(ms);
                match animation.frame(&BoardView::of(board), elapsed) {
                    Some(frame) => assert_ne!(draw(&frame, size, &terminal).1, end),
                    None => assert!(elapsed >= animation.duration()),
                }
            }
        }
    }
}
