//! The five languages hold each other: the same messages with the same
//! variables, the plural forms that each language has, nothing left in English
//! and no sentence in code.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use merels::ui::text::{Language, Text, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What a message is made of, as far as the languages must agree on it.
#[derive(Debug, Default, PartialEq)]
struct Message {
    variables: BTreeSet<String>,
    /// The choices by a number: which forms each of them gives.
    plurals: Vec<BTreeSet<String>>,
    /// The other choices: by which variable, and between what.
    choices: BTreeSet<(String, String)>,
    letters: String,
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("a choice by something else than a variable: {selector:?}");
                };
                let forms = ["zero", "one", "two", "few", "many", "other"];
                let mut given = BTreeSet::new();
                for variant in variants {
                    self.pattern(&variant.value);
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = &variant.key;
                    given.insert(key.clone());
                }
                if given.iter().any(|key| forms.contains(&key.as_str())) {
                    given.retain(|key| forms.contains(&key.as_str()));
                    self.plurals.push(given);
                } else {
                    for key in given {
                        self.choices.insert((id.name.clone(), key));
                    }
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::StringLiteral { .. } => {}
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } => {
                assert_eq!(id.name, "LOWER");
                arguments
                    .positional
                    .iter()
                    .for_each(|value| self.inline(value));
            }
            other => panic!("not used in these files: {other:?}"),
        }
    }
}

fn source(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(path)
}

fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(source("ui/text").join(language.code())).expect("a directory") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a text file");
        let resource = fluent_syntax::parser::parse(text).expect("a Fluent file");
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut made = Message::default();
                made.pattern(message.value.as_ref().expect("a message with a text"));
                let known = found.insert(message.id.name.clone(), made);
                assert!(known.is_none(), "{} stands twice", message.id.name);
            }
        }
    }
    found
}

/// Command lines, which are the same in every language and stand in English
/// only.
fn is_command_line(id: &str) -> bool {
    id.ends_with("-examples")
}

#[test]
fn each_message_exists_in_each_language_with_the_same_variables() {
    let english = messages(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let own = messages(language);
        for (id, message) in &english {
            match own.get(id) {
                None if is_command_line(id) => {}
                None => wrong.push(format!("{language}: {id} is missing")),
                Some(translated) if translated.variables != message.variables => {
                    wrong.push(format!(
                        "{language}: {id} has {:?} and not {:?}",
                        translated.variables, message.variables
                    ));
                }
                Some(_) => {}
            }
        }
        for id in own.keys() {
            if !english.contains_key(id) {
                wrong.push(format!("{language}: {id} is in no other language"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn choices_by_number_have_the_plural_forms_of_the_language() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let needed: &[&str] = match language {
            Language::English | Language::Estonian | Language::Hungarian => &["one"],
            Language::Lithuanian | Language::Russian => &["one", "few"],
        };
        for (id, message) in messages(language) {
            for forms in message.plurals {
                // A choice between none and any number needs no forms.
                let only_other = forms.iter().all(|form| form == "other");
                let rest = forms.contains("other") || forms.contains("many");
                let complete = needed.iter().all(|form| forms.contains(*form));
                if !rest || !complete && !only_other {
                    wrong.push(format!("{language}: {id} has {forms:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A choice between White and Black, say, has the same branches everywhere or
/// none: a language may do without it.
#[test]
fn choices_by_word_choose_between_the_same_words() {
    let english = messages(Language::English);
    for language in Language::ALL {
        for (id, message) in messages(language) {
            for choice in &message.choices {
                assert!(
                    english[&id].choices.contains(choice) || choice.0.ends_with("side"),
                    "{language}: {id} chooses {choice:?}"
                );
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = messages(Language::English);
    // Names and signs that are the same in some languages.
    let words = |text: &str| {
        text.split(|c: char| !c.is_alphabetic())
            .filter(|w| w.len() > 2)
            .count()
    };
    let mut left = Vec::new();
    for language in &Language::ALL[1..] {
        for (id, message) in messages(*language) {
            let original = &english[&id].letters;
            if message.letters == *original && words(original) > 1 {
                left.push(format!("{language}: {id}"));
            }
        }
    }
    assert!(left.is_empty(), "{}", left.join("\n"));
}

#[test]
fn russian_is_written_in_russian_letters_and_the_others_in_theirs() {
    for language in Language::ALL {
        for (id, message) in messages(language) {
            let cyrillic = message.letters.chars().any(|c| ('А'..='ё').contains(&c));
            let anything = message
                .letters
                .chars()
                .any(|c| c.is_alphabetic() && !c.is_ascii());
            if language == Language::Russian {
                assert!(cyrillic || !anything, "{id}");
            } else {
                assert!(!cyrillic, "{language}: {id}");
            }
        }
    }
}

#[test]
fn numbers_take_the_forms_that_people_use() {
    let stones =
        |language, count: i32| Text::new(language).say_with("stones", &[("count", count.into())]);
    for (language, forms) in [
        (
            Language::English,
            [(1, "1 stone"), (2, "2 stones"), (0, "0 stones")],
        ),
        (
            Language::Lithuanian,
            [
                (1, "1 akmenėlis"),
                (2, "2 akmenėliai"),
                (10, "10 akmenėlių"),
            ],
        ),
        (
            Language::Lithuanian,
            [
                (21, "21 akmenėlis"),
                (11, "11 akmenėlių"),
                (0, "0 akmenėlių"),
            ],
        ),
        // The tens and the hundreds have a say as well.
        (
            Language::Lithuanian,
            [
                (22, "22 akmenėliai"),
                (37, "37 akmenėliai"),
                (30, "30 akmenėlių"),
            ],
        ),
        (
            Language::Lithuanian,
            [
                (111, "111 akmenėlių"),
                (112, "112 akmenėlių"),
                (101, "101 akmenėlis"),
            ],
        ),
        (
            Language::Russian,
            [(22, "22 фишки"), (111, "111 фишек"), (104, "104 фишки")],
        ),
        (
            Language::Estonian,
            [(1, "1 nupp"), (2, "2 nuppu"), (0, "0 nuppu")],
        ),
        (
            Language::Hungarian,
            [(1, "1 bábu"), (2, "2 bábu"), (0, "0 bábu")],
        ),
        (
            Language::Russian,
            [(1, "1 фишка"), (3, "3 фишки"), (5, "5 фишек")],
        ),
        (
            Language::Russian,
            [(21, "21 фишка"), (12, "12 фишек"), (0, "0 фишек")],
        ),
    ] {
        for (count, form) in forms {
            assert_eq!(stones(language, count), form);
        }
    }
}

/// Fractions have a comma outside English, given as numbers or as text.
#[test]
fn fractions_are_written_as_in_the_language() {
    let numbers = [("minutes", 1.5.into()), ("seconds", 2.into())];
    for (language, minutes, decimal) in [
        (Language::English, "1.5 minutes", "3.4"),
        (Language::Lithuanian, "1,5 minutės", "3,4"),
        (Language::Estonian, "1,5 minut", "3,4"),
        (Language::Hungarian, "1,5 perc", "3,4"),
        (Language::Russian, "1,5 минуты", "3,4"),
    ] {
        let text = Text::new(language);
        let said = text.say_with("rules-clock", &numbers);
        assert!(said.contains(minutes), "{said}");
        assert_eq!(text.decimal("3.4"), decimal);
    }
}

/// Within a sentence the sides are written small, and names of people are not.
#[test]
fn sides_are_small_within_a_sentence() {
    for (language, white, black, said) in [
        (
            Language::Lithuanian,
            "Baltieji",
            "Juodieji (mėgėjas)",
            "Laimėjo baltieji: varžovas (juodieji (mėgėjas)) pasidavė.",
        ),
        (
            Language::Estonian,
            "Valge",
            "Must",
            "Valge võitis: vastane (must) alistus.",
        ),
        (
            Language::Hungarian,
            "Világos",
            "Sötét",
            "Világos nyert: az ellenfél (sötét) feladta.",
        ),
        (
            Language::Russian,
            "Белые",
            "Анна (чёрные)",
            "Победа: белые. Соперник сдался (Анна (чёрные)).",
        ),
        (
            Language::English,
            "White",
            "Black",
            "White wins: Black has resigned.",
        ),
    ] {
        let names = [("who", white.into()), ("other", black.into())];
        let text = Text::new(language);
        assert_eq!(text.say_with("outcome-resignation", &names), said);
    }
    let names = [("name", "Must Mari".into()), ("side", "Valge".into())];
    let named = Text::new(Language::Estonian).say_with("player-named", &names);
    assert_eq!(named, "Must Mari (valge)");
}

/// Whatever the values, no message shows a variable or an error mark.
#[test]
fn each_message_can_be_said() {
    for language in Language::ALL {
        let text = Text::new(language);
        for (id, message) in messages(language) {
            let names: Vec<&'static str> = message
                .variables
                .iter()
                .map(|name| &*name.clone().leak())
                .collect();
            for number in [0, 1, 2, 5, 11, 21] {
                let args: Vec<(&'static str, Value<'_>)> =
                    names.iter().map(|name| (*name, number.into())).collect();
                let said = text.say_with(&id, &args);
                assert!(
                    !said.contains(['{', '}', '\u{2068}', '\u{2069}'])
                        || id.starts_with("read")
                        || id.starts_with("expected"),
                    "{language}: {id}: {said}"
                );
            }
        }
    }
}

/// The Rust files under `directory`, with their text before the tests.
fn code(directory: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(directory).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            code(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a text file");
            let end = text.find("#[cfg(test)]").unwrap_or(text.len());
            found.push((path, text[..end].to_owned()));
        }
    }
}

/// The string literals of Rust code with the number of their line and what
/// stands before them on it. Comments and attributes are left out.
fn literals(code: &str) -> Vec<(usize, String, String)> {
    let mut found = Vec::new();
    let mut rest = code;
    let mut line = 1;
    let mut before = String::new();
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            rest = &rest[rest[1..].find('\'').expect("the end of a letter") + 2..];
            if rest.starts_with('\'') {
                rest = &rest[1..];
            }
        } else if c == '"' {
            let mut literal = String::new();
            let mut letters = rest[1..].char_indices();
            let mut end = rest.len();
            while let Some((at, letter)) = letters.next() {
                match letter {
                    '\\' => {
                        if let Some((_, '\n')) = letters.next() {
                            line += 1;
                        }
                    }
                    '"' => {
                        end = at + 2;
                        break;
                    }
                    letter => {
                        line += usize::from(letter == '\n');
                        literal.push(letter);
                    }
                }
            }
            found.push((line, before.clone(), literal));
            rest = &rest[end..];
        } else {
            if c == '\n' {
                line += 1;
                // What was called on the line before still counts.
                if before.trim_end().ends_with('(') {
                    before = before.trim_end().to_owned();
                } else {
                    before.clear();
                }
            } else {
                before.push(c);
            }
            rest = &rest[c.len_utf8()..];
        }
    }
    found
}

/// Two words in a row, as in a sentence.
fn is_sentence(literal: &str) -> bool {
    let words: Vec<&str> = literal.split_whitespace().collect();
    words.windows(2).any(|pair| {
        pair.iter().all(|word| {
            let word = word.trim_end_matches([',', '.', ':', '!', '?']);
            word.chars().count() > 1 && word.chars().all(char::is_alphabetic)
        })
    })
}

#[test]
fn no_sentence_is_written_in_code() {
    let mut files = Vec::new();
    code(&source("ui"), &mut files);
    code(&source("cli"), &mut files);
    files.push((
        source("cli.rs"),
        fs::read_to_string(source("cli.rs")).expect("a text file"),
    ));
    files.push((
        source("ui.rs"),
        fs::read_to_string(source("ui.rs")).expect("a text file"),
    ));
    let mut wrong = Vec::new();
    for (path, code) in files {
        // Names of fonts, and what is wrong with a rule book that was written
        // wrongly, which tests meet and people do not.
        if ["svg.rs", "book.rs", "boards.rs"]
            .iter()
            .any(|name| path.ends_with(name))
        {
            continue;
        }
        for (line, before, literal) in literals(&code) {
            // Said to programmers: why something cannot fail, and the errors of
            // words that the command line knows already.
            let technical = [
                "expect(",
                "assert!(",
                "assert_eq!(",
                "panic!(",
                "unreachable!(",
                "write!(f,",
            ]
            .iter()
            .any(|call| before.contains(call))
                || before.trim_start().starts_with("#[");
            if !technical && is_sentence(&literal) {
                wrong.push(format!("{}:{line}: {literal:?}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn sentences_in_code_would_be_found() {
    let code = "let a = \"White wins\"; // \"in a comment\"\nlet b = '\"';\nx.expect(\n    \"never fails\");\n";
    let found = literals(code);
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(found[0].2, "White wins");
    assert!(found[1].1.contains("expect("));
    assert!(
        is_sentence("White wins") && is_sentence("a mill, closed") && !is_sentence("side-white")
    );
}

/// Every id that code names is written.
#[test]
fn code_names_messages_that_exist() {
    let english = messages(Language::English);
    let mut files = Vec::new();
    code(&source("ui"), &mut files);
    code(&source("cli"), &mut files);
    let mut missing = Vec::new();
    for (path, code) in files {
        for (line, before, literal) in literals(&code) {
            let asked = ["say(", "say_with("]
                .iter()
                .any(|call| before.trim_end().ends_with(call));
            if asked && !english.contains_key(&literal) {
                missing.push(format!("{}:{line}: {literal}", path.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
