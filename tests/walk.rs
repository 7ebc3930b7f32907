//! A walk through all screens of the real binary in a pseudo-terminal, in each
//! language: something right is on each of them, and the terminal is given back.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a test may

mod session;

use merels::ui::text::{Language, Text, Value};
use session::Session;

/// One walk: the program, and what it should say.
struct Walk {
    session: Session,
    text: Text,
    /// What was waited for last.
    last: String,
}

impl Walk {
    fn begin(language: Language) -> Walk {
        let args = ["--lang", language.code(), "--no-delay", "--seed", "1"];
        Walk {
            session: Session::start(&args, &[]),
            text: Text::new(language),
            last: String::new(),
        }
    }

    /// Presses keys, then waits for this message on the screen.
    #[track_caller]
    fn to(&mut self, keys: &str, id: &str) {
        let said = self.text.say(id);
        self.reading(keys, &said);
    }

    #[track_caller]
    fn saying(&mut self, keys: &str, id: &str, args: &[(&'static str, Value<'_>)]) {
        let said = self.text.say_with(id, args);
        self.reading(keys, &said);
    }

    /// Presses keys, then waits for the beginning of a text, as much as stays on
    /// one line.
    #[track_caller]
    fn reading(&mut self, keys: &str, said: &str) {
        self.session.send(keys);
        let mut beginning = String::new();
        for word in said.split(' ') {
            if !beginning.is_empty() && beginning.chars().count() + word.chars().count() > 22 {
                break;
            }
            beginning.push_str(if beginning.is_empty() { "" } else { " " });
            beginning.push_str(word);
        }
        self.session.shows(&beginning);
        self.last = beginning;
    }

    /// One step back from what was waited for last: it has to go before any
    /// other key is pressed, which would belong to the Esc.
    #[track_caller]
    fn back_reading(&mut self, said: &str) {
        let gone = std::mem::take(&mut self.last);
        self.session.send("\x1b");
        self.session.until(&format!("no more {gone}"), |seen| {
            let contents = seen.screen.screen().contents();
            (!contents.contains(&gone)).then_some(())
        });
        self.reading("", said);
    }

    #[track_caller]
    fn back_to(&mut self, id: &str) {
        let said = self.text.say(id);
        self.back_reading(&said);
    }

    #[track_caller]
    fn back_saying(&mut self, id: &str, args: &[(&'static str, Value<'_>)]) {
        let said = self.text.say_with(id, args);
        self.back_reading(&said);
    }
}

fn walk(language: Language) {
    let mut walk = Walk::begin(language);
    let enter = || ("key", Value::from("Enter"));
    // The start screen, and what can be reached from it.
    walk.to("", "title");
    walk.to("", "start-quit");
    walk.to("n", "row-begin");
    walk.back_to("start-quit");
    walk.to("o", "prompt-open");
    walk.back_to("start-quit");
    walk.to("?", "keys-start");
    walk.back_to("start-quit");
    walk.to("kkkk\r", "rules-placing");
    walk.back_to("start-quit");
    // The rule book: its contents, and a chapter with its boards.
    walk.to("R", "book-title");
    let book = merels::ui::book::Book::of(language);
    let double = &book.chapters[8].title;
    walk.reading("jjjjjjjj\r", &format!("9. {double}"));
    let next = &book.chapters[9].title;
    walk.reading("\t", &format!("10. {next}"));
    // The contents have the same titles and other keys.
    walk.to("", "key-next-chapter");
    walk.back_to("book-title");
    walk.back_to("start-quit");
    // A lesson, with a wrong move and a right one. The fourth entry is marked
    // again from the top.
    walk.reading("\x1b[H", &walk.text.say("start-quit"));
    let lessons = format!("{}  0/6", walk.text.say("lessons-title"));
    walk.reading("\x1b[Hjjj\r", &lessons);
    let step = [("step", Value::from(1)), ("count", 3.into())];
    walk.saying("\r", "lesson-step", &step);
    walk.saying("a1\r", "wrong-no-mill", &[("move", "a1".into())]);
    walk.saying("d7e4\r", "exercise-solved", &[enter()]);
    walk.back_reading("1/3");
    walk.back_to("start-quit");
    // A puzzle that is answered.
    let puzzles = format!("{}  0/58", walk.text.say("puzzles-title"));
    walk.reading("\x1b[Hjjjj\r", &puzzles);
    let number = [("number", Value::from(1)), ("count", 58.into())];
    walk.saying("\r", "puzzle-number", &number);
    walk.to("d7d6xg4\r", "answer-goes-on");
    walk.back_reading(&puzzles);
    walk.back_to("start-quit");
    // A game: a mill, the move line, what is asked, and how it ends.
    let white = walk.text.say("side-white");
    walk.to("n", "row-begin");
    walk.saying("\r", "status-place", &[("who", white.as_str().into())]);
    walk.reading("a1\rd6\rd1\rd2\r", "2. d1      >d2");
    let black = walk.text.say("side-black");
    let removal = [
        ("who", Value::from(white.as_str())),
        ("other", black.as_str().into()),
        ("count", 2.into()),
    ];
    walk.saying("g1\r", "status-remove", &removal);
    walk.reading("\t\r", "3.>g1xd6");
    walk.to("f", "status-typing");
    walk.back_saying("status-place", &[("who", black.as_str().into())]);
    walk.to("?", "keys-game");
    walk.back_saying("status-place", &[("who", black.as_str().into())]);
    walk.to("s", "prompt-save-as");
    walk.back_saying("status-place", &[("who", black.as_str().into())]);
    // Stepped through, and reviewed.
    let place = [("ply", Value::from(0)), ("plies", 5.into())];
    walk.saying("w", "replay-place", &place);
    walk.to("v", "review-title");
    walk.to("", "review-turning-points");
    walk.back_saying("replay-place", &place);
    let place = [("ply", Value::from(5)), ("plies", 5.into())];
    walk.saying("\x1b[F", "replay-place", &place);
    walk.to("\r", "new-game-on-title");
    walk.back_saying("replay-place", &place);
    walk.back_saying("status-place", &[("who", black.as_str().into())]);
    walk.saying("x", "ask-resign", &[("who", black.as_str().into())]);
    let resigned = [
        ("who", white.as_str().into()),
        ("other", black.as_str().into()),
    ];
    walk.saying("y", "outcome-resignation", &resigned);
    // The next language, and back round to this one.
    let other = Text::new(language.next());
    walk.reading("L", &other.say("key-rematch"));
    walk.saying("LLLL", "outcome-resignation", &resigned);
    walk.back_to("start-over");
    walk.session.send("q");
    assert_eq!(walk.session.ended(), 0);
    walk.session.given_back();
}

#[test]
fn all_screens_in_english() {
    walk(Language::English);
}

#[test]
fn all_screens_in_lithuanian() {
    walk(Language::Lithuanian);
}

#[test]
fn all_screens_in_estonian() {
    walk(Language::Estonian);
}

#[test]
fn all_screens_in_hungarian() {
    walk(Language::Hungarian);
}

#[test]
fn all_screens_in_russian() {
    walk(Language::Russian);
}
