//! Messages about what was read: where, the line with a caret under the word,
//! the reason, and what was expected.

use crate::ui::printable::printable_char;
use crate::ui::text::Text;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use std::borrow::Cow;
use std::ops::Range;

/// How wide a message may be; longer lines are cut round the word.
const WIDTH: usize = 100;

/// How many characters round the word are looked at: more than are shown.
const WINDOW: usize = 2 * WIDTH;

/// How many characters of a word get a caret at most.
const LONGEST_CARET: usize = 40;

/// One message.
#[derive(Clone, Debug)]
pub(super) struct Diagnostic<'a> {
    sentence: String,
    place: Option<Place<'a>>,
    expected: Option<String>,
}

/// A word in a text.
#[derive(Clone, Debug)]
struct Place<'a> {
    /// The file; empty where the text stood on the command line.
    name: String,
    source: Cow<'a, str>,
    span: Range<usize>,
}

impl<'a> Diagnostic<'a> {
    /// A message without a place.
    pub fn sentence(sentence: impl Into<String>) -> Diagnostic<'a> {
        Diagnostic {
            sentence: sentence.into(),
            place: None,
            expected: None,
        }
    }

    /// A message about the bytes `span` of `source`, which is the text of the
    /// file `name`, or of the command line where `name` is empty.
    pub fn at(
        name: impl Into<String>,
        source: impl Into<Cow<'a, str>>,
        span: Range<usize>,
        sentence: String,
    ) -> Diagnostic<'a> {
        Diagnostic {
            sentence,
            place: Some(Place {
                name: name.into(),
                source: source.into(),
                span,
            }),
            expected: None,
        }
    }

    /// The same with what would have been right.
    pub fn expecting(mut self, expected: impl Into<Option<String>>) -> Diagnostic<'a> {
        self.expected = expected.into();
        self
    }

    /// The message in one line, without its place.
    pub fn one_line(&self, text: &Text) -> String {
        match &self.expected {
            Some(expected) => text.say_with(
                "cli-one-line",
                &[
                    ("sentence", self.sentence.as_str().into()),
                    ("expected", expected.as_str().into()),
                ],
            ),
            None => self.sentence.clone(),
        }
    }

    /// The line and column of the place, counted from 1.
    pub fn line_and_column(&self) -> Option<(usize, usize)> {
        self.place.as_ref().map(|place| {
            let line = Line::of(&place.source, &place.span);
            (line.number, line.column)
        })
    }

    /// The whole message, ending with a line break.
    pub fn render(&self, text: &Text, colors: bool) -> String {
        let title = Level::ERROR
            .with_name(text.say("cli-error"))
            .primary_title(self.sentence.as_str());
        let note = self.expected.as_deref().map(|expected| {
            Level::HELP
                .with_name(text.say("cli-expected"))
                .message(expected)
        });
        let mut header = None;
        let mut group = match &self.place {
            None => annotate_snippets::Group::with_title(title),
            Some(place) => {
                let line = Line::of(&place.source, &place.span);
                let (shown, span) = line.shown();
                let column_shown = shown[..span.start].chars().count() + 1;
                header = Some(|column| format!("{}:{}:{column}", place.name, line.number))
                    .map(|header| (header(column_shown), header(line.column)));
                let snippet = Snippet::source(shown)
                    .line_start(line.number)
                    .path((!place.name.is_empty()).then_some(place.name.as_str()))
                    .line_numbering(!place.name.is_empty())
                    .annotation(AnnotationKind::Primary.span(span));
                annotate_snippets::Group::with_title(title).element(snippet)
            }
        };
        if let Some(note) = note {
            group = group.element(note);
        }
        let renderer = if colors {
            Renderer::styled()
        } else {
            Renderer::plain()
        };
        let said = renderer.term_width(WIDTH).render(&[group]) + "\n";
        // The column was counted in what is shown of the line.
        match header {
            Some((shown, whole)) => said.replacen(&shown, &whole, 1),
            None => said,
        }
    }
}

/// The line of a text in which a word stands.
struct Line<'a> {
    /// Counted from 1.
    number: usize,
    /// The column of the word in characters, counted from 1.
    column: usize,
    text: &'a str,
    /// Where the word stands in `text`; it ends with the line.
    span: Range<usize>,
}

impl<'a> Line<'a> {
    fn of(source: &'a str, span: &Range<usize>) -> Line<'a> {
        let is_break = |c: char| matches!(c, '\n' | '\r');
        let before = &source[..span.start];
        let start = before.rfind(is_break).map_or(0, |at| at + 1);
        let length = source[start..]
            .find(is_break)
            .unwrap_or(source.len() - start);
        let text = &source[start..start + length];
        let breaks = before.bytes().enumerate().filter(|&(at, c)| {
            c == b'\n' || c == b'\r' && source.as_bytes().get(at + 1) != Some(&b'\n')
        });
        let span_start = span.start - start;
        Line {
            number: breaks.count() + 1,
            column: text[..span_start]
                .trim_start_matches('\u{feff}')
                .chars()
                .count()
                + 1,
            text,
            span: span_start..(span.end - start).clamp(span_start, length),
        }
    }

    /// The line round the word, safe for the terminal, and where the word
    /// stands in it. It begins and ends out of sight, or where the line does.
    fn shown(&self) -> (String, Range<usize>) {
        let (before, rest) = self.text.split_at(self.span.start);
        let (word, after) = rest.split_at(self.span.end - self.span.start);
        let before = before.trim_start_matches('\u{feff}');
        let cut = before.char_indices().rev().nth(WINDOW - 1);
        let cut = cut.map_or(0, |(at, _)| at);
        let mut shown: String = before[cut..].chars().map(printable_char).collect();
        let start = shown.len();
        shown.extend(word.chars().take(LONGEST_CARET).map(printable_char));
        let end = shown.len();
        let rest = word.chars().skip(LONGEST_CARET).chain(after.chars());
        shown.extend(rest.take(WINDOW).map(printable_char));
        (shown, start..end)
    }
}
