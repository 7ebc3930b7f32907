//! Pictures of the program's own screen, as the README shows them.

use super::action::Action;
use super::app::App;
use super::lessons::Progress;
use super::options::{Options, Start};
use super::svg::{self, Terminal};
use super::task::Task;
use super::{action, view};
use crate::review::{Budget, Review};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// The screen in a window of so many columns and rows, after these keys, as an
/// SVG picture. Nothing is read or saved, and no bot plays; a second passes
/// between two keys.
#[must_use]
pub fn picture(
    start: Start,
    options: Options,
    (width, height): (u16, u16),
    keys: &Keys,
    terminal: &Terminal,
) -> String {
    let (mut app, _) = App::new(start, options, Vec::new(), Vec::new(), 0);
    app.size = (width, height);
    let mut now = Instant::now();
    for &key in &keys.0 {
        let pressed = action(&app, Event::Key(key));
        for action in pressed.into_iter().chain([Action::Wake]) {
            perform(&mut app, action, now);
            now += Duration::from_secs(1);
        }
    }
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    view::draw(&app, area, &mut buffer);
    svg::picture(&buffer, terminal)
}

/// Does an action, with the tasks that need neither files nor a terminal.
fn perform(app: &mut App, action: Action, now: Instant) {
    for task in app.update(action, now) {
        let done = match task {
            Task::ReadProgress(collection) => Action::Solved(collection, Progress::default()),
            Task::Review(game, _) => {
                let review = Review::of(&game, Budget::default(), None);
                Action::Reviewed(game.moves().to_vec(), Box::new(review))
            }
            _ => continue,
        };
        app.update(done, now);
    }
}

/// Keys to be pressed, as one writes them down: characters as they are, the
/// others by name in angle brackets, as in `d6<Enter><Down>`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys(Vec<KeyEvent>);

impl FromStr for Keys {
    type Err = String;

    /// Reads keys; the error is the part of the text that names none.
    fn from_str(text: &str) -> Result<Keys, String> {
        let mut keys = Vec::new();
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let (code, length) = match (c, rest.find('>')) {
                ('<', Some(end)) => (named(&rest[1..end])?, end + 1),
                _ => (KeyCode::Char(c), c.len_utf8()),
            };
            keys.push(KeyEvent::new(code, KeyModifiers::NONE));
            rest = &rest[length..];
        }
        Ok(Keys(keys))
    }
}

fn named(name: &str) -> Result<KeyCode, String> {
    Ok(match name {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Tab" => KeyCode::Tab,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PgUp" => KeyCode::PageUp,
        "PgDn" => KeyCode::PageDown,
        "F1" => KeyCode::F(1),
        "F2" => KeyCode::F(2),
        "F3" => KeyCode::F(3),
        "F4" => KeyCode::F(4),
        "F5" => KeyCode::F(5),
        _ => return Err(format!("<{name}>")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_written() {
        let keys: Keys = "d6<Enter>?".parse().unwrap();
        let codes: Vec<KeyCode> = keys.0.iter().map(|k| k.code).collect();
        assert_eq!(
            codes,
            [
                KeyCode::Char('d'),
                KeyCode::Char('6'),
                KeyCode::Enter,
                KeyCode::Char('?')
            ]
        );
        assert_eq!("<Nothing>".parse::<Keys>(), Err("<Nothing>".to_owned()));
    }

    #[test]
    fn a_picture_shows_what_the_keys_led_to() {
        let keys = "d6<Enter>".parse().unwrap();
        let start = Start::Play {
            seats: [None, None],
            record: Box::new(crate::record::Record::new(crate::rules::Game::new(
                crate::rules::Rules::default(),
            ))),
        };
        let svg = picture(start, Options::default(), (80, 24), &keys, &Terminal::DARK);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("width=\"800\" height=\"480\""));
        // The move stands in the list of moves.
        assert!(svg.contains("d6</text>"), "{svg}");
    }
}
