//! Every sentence that a person reads, in five languages.
//!
//! The sentences are Fluent files under `text/<language>/`, one file an area;
//! code names them by id. English is complete; what another language lacks is
//! said in English, and what English lacks shows its id, which the tests find.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue as Value;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // The names say all.
pub enum Language {
    #[default]
    English,
    Lithuanian,
    Estonian,
    Hungarian,
    Russian,
}

impl Language {
    /// All languages, in the order in which a key goes round them.
    pub const ALL: [Language; 5] = [
        Language::English,
        Language::Lithuanian,
        Language::Estonian,
        Language::Hungarian,
        Language::Russian,
    ];

    /// The two-letter code, as `--lang` takes it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Lithuanian => "lt",
            Language::Estonian => "et",
            Language::Hungarian => "hu",
            Language::Russian => "ru",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Lithuanian => "Lietuvių",
            Language::Estonian => "Eesti",
            Language::Hungarian => "Magyar",
            Language::Russian => "Русский",
        }
    }

    /// The language after this one; after the last comes the first.
    #[must_use]
    pub const fn next(self) -> Language {
        Language::ALL[(self as usize + 1) % Language::ALL.len()]
    }

    /// The language of a locale such as `lt`, `lt-LT` or `hu_HU.UTF-8`; `None`
    /// where the program does not speak it.
    ///
    /// ```
    /// use merels::ui::text::Language;
    /// assert_eq!(Language::from_locale("hu_HU.UTF-8"), Some(Language::Hungarian));
    /// assert_eq!(Language::from_locale("C"), None);
    /// ```
    #[must_use]
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.', '@']).next()?;
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The first language of the user's system that the program speaks;
    /// English where there is none.
    #[must_use]
    pub fn of_system() -> Language {
        sys_locale::get_locales()
            .find_map(|locale| Language::from_locale(&locale))
            .unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A word that names none of the languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language `{}`, known are", self.0)?;
        for (n, language) in Language::ALL.into_iter().enumerate() {
            write!(f, "{} {language}", if n == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code such as `lt`, or a locale that begins with one.
    fn from_str(s: &str) -> Result<Language, UnknownLanguage> {
        Language::from_locale(s).ok_or_else(|| UnknownLanguage(s.to_owned()))
    }
}

/// The files of one language, by area.
struct Sources {
    /// What the first frame and every message of the command line may need.
    first: &'static [&'static str],
    /// What is read only when somebody opens it, so that starting stays quick.
    later: &'static [&'static str],
}

macro_rules! sources {
    ($code:literal) => {
        Sources {
            first: &[
                include_str!(concat!("text/", $code, "/board.ftl")),
                include_str!(concat!("text/", $code, "/screen.ftl")),
                include_str!(concat!("text/", $code, "/cli.ftl")),
            ],
            later: &[
                include_str!(concat!("text/", $code, "/book.ftl")),
                include_str!(concat!("text/", $code, "/config.ftl")),
                include_str!(concat!("text/", $code, "/plain.ftl")),
                include_str!(concat!("text/", $code, "/review.ftl")),
            ],
        }
    };
}

const fn sources(language: Language) -> Sources {
    match language {
        Language::English => sources!("en"),
        Language::Lithuanian => sources!("lt"),
        Language::Estonian => sources!("et"),
        Language::Hungarian => sources!("hu"),
        Language::Russian => sources!("ru"),
    }
}

/// The sentences of one language, read when first asked for.
struct Bundles {
    language: Language,
    first: OnceLock<FluentBundle<FluentResource>>,
    later: OnceLock<FluentBundle<FluentResource>>,
}

impl Bundles {
    const fn new(language: Language) -> Bundles {
        Bundles {
            language,
            first: OnceLock::new(),
            later: OnceLock::new(),
        }
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let Sources { first, later } = sources(self.language);
        [(&self.first, first), (&self.later, later)]
            .into_iter()
            .find_map(|(cell, files)| {
                let bundle = cell.get_or_init(|| read(self.language, files));
                let pattern = bundle.get_message(id)?.value()?;
                let mut errors = Vec::new();
                let said = bundle.format_pattern(pattern, args, &mut errors);
                debug_assert!(errors.is_empty(), "{}: {id}: {errors:?}", self.language);
                Some(said.into_owned())
            })
    }
}

fn read(language: Language, files: &[&str]) -> FluentBundle<FluentResource> {
    let tags: Vec<LanguageIdentifier> = language.code().parse().into_iter().collect();
    let mut bundle = FluentBundle::new_concurrent(tags);
    // The marks that Fluent puts round values are drawn as boxes by terminals.
    bundle.set_use_isolating(false);
    if language != Language::English {
        bundle.set_formatter(Some(with_comma));
    }
    let added = bundle.add_function("FORM", |values, _| match values {
        [Value::Number(number)] => Value::from(lithuanian(number.value)),
        [value] => value.clone(),
        _ => Value::Error,
    });
    debug_assert!(added.is_ok(), "{added:?}");
    for file in files {
        let file = match language {
            Language::Lithuanian => with_forms(file),
            _ => (*file).to_owned(),
        };
        // What cannot be read is left out here; the tests find it.
        let resource = FluentResource::try_new(file);
        let resource = resource.unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    let sides = ["side-white", "side-black"].map(|id| {
        let pattern = bundle.get_message(id)?.value()?;
        let said = bundle.format_pattern(pattern, None, &mut Vec::new());
        Some(said.into_owned())
    });
    let added = bundle.add_function("LOWER", move |values, _| match values {
        [Value::String(name)] => Value::from(lower(name, sides.iter().flatten())),
        [value] => value.clone(),
        _ => Value::Error,
    });
    debug_assert!(added.is_ok(), "{added:?}");
    bundle
}

/// A player as he is called within a sentence: the name of a side, with what may
/// follow it, begins with a small letter there, as that of a person does not.
fn lower<'a>(name: &str, mut sides: impl Iterator<Item = &'a String>) -> String {
    let side = sides.find(|side| {
        let rest = name.strip_prefix(side.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" ("))
    });
    match (side, name.chars().next()) {
        (Some(_), Some(first)) => {
            let (_, rest) = name.split_at(first.len_utf8());
            first.to_lowercase().chain(rest.chars()).collect()
        }
        _ => name.to_owned(),
    }
}

/// A number with a fraction as all languages but English write it; other values
/// are left to Fluent.
fn with_comma<M>(value: &Value<'_>, _: &M) -> Option<String> {
    match value {
        Value::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

/// A file in which numbers choose by [`lithuanian`].
fn with_forms(file: &str) -> String {
    let line = |line: &str| {
        let choice = line
            .strip_suffix(" ->")
            .and_then(|line| line.rsplit_once("{ $"));
        choice.map_or_else(
            || line.to_owned(),
            |(before, name)| format!("{before}{{ FORM(${name}) ->"),
        )
    };
    let lines: Vec<String> = file.lines().map(line).collect();
    lines.join("\n")
}

/// A number that has the same form as this one in Lithuanian, and for which the
/// rules that come with Fluent (intl_pluralrules 7) choose it: they leave out
/// the tens and hundreds, so that 22 would be read as 20, and 111 as 21.
fn lithuanian(number: f64) -> f64 {
    if number.fract() != 0.0 || number.abs() < 20.0 {
        return number;
    }
    match (number % 100.0, number % 10.0) {
        (11.0..20.0, _) | (_, 0.0) => 20.0,
        (_, 1.0) => 21.0,
        (_, few) => few,
    }
}

/// Says things in one language.
///
/// ```
/// use merels::ui::text::{Language, Text};
/// let text = Text::new(Language::English);
/// assert_eq!(text.say("side-white"), "White");
/// assert_eq!(text.say_with("stones", &[("count", 1.into())]), "1 stone");
/// assert_eq!(text.say_with("stones", &[("count", 2.into())]), "2 stones");
/// ```
pub struct Text {
    bundles: Bundles,
    english: Bundles,
}

impl Text {
    /// The sentences of `language`.
    #[must_use]
    pub const fn new(language: Language) -> Text {
        Text {
            bundles: Bundles::new(language),
            english: Bundles::new(Language::English),
        }
    }

    /// The language spoken.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.bundles.language
    }

    /// The message with this id, which has no variables.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The message with this id, its variables filled in.
    #[must_use]
    pub fn say_with(&self, id: &str, args: &[(&'static str, Value<'_>)]) -> String {
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        self.format(id, Some(&args))
    }

    /// A number with a fraction, written with a point, as the language writes it.
    #[must_use]
    pub fn decimal(&self, number: &str) -> String {
        match self.language() {
            Language::English => number.to_owned(),
            _ => number.replace('.', ","),
        }
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        self.bundles
            .format(id, args)
            .or_else(|| self.english.format(id, args))
            .unwrap_or_else(|| id.to_owned())
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Text").field(&self.language()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_can_be_read_and_no_message_is_given_twice() {
        for language in Language::ALL {
            let Sources { first, later } = sources(language);
            let tag = language.code().parse().unwrap();
            let mut bundle = FluentBundle::<FluentResource>::new_concurrent(vec![tag]);
            for file in first.iter().chain(later) {
                let resource = FluentResource::try_new((*file).to_owned())
                    .map_err(|(_, errors)| errors)
                    .unwrap();
                bundle.add_resource(resource).unwrap();
            }
        }
    }

    #[test]
    fn what_nobody_wrote_shows_its_id() {
        let text = Text::new(Language::Russian);
        assert_eq!(text.say("nobody-wrote-this"), "nobody-wrote-this");
    }

    #[test]
    fn languages_are_found_by_code_and_locale() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!("ET".parse(), Ok(Language::Estonian));
        assert_eq!(Language::from_locale("ru-RU"), Some(Language::Russian));
        assert_eq!(Language::from_locale("lithuanian"), None);
        assert_eq!(
            "de".parse::<Language>().unwrap_err().to_string(),
            "unknown language `de`, known are en, lt, et, hu, ru"
        );
    }

    #[test]
    fn going_round_the_languages_meets_each_once() {
        let mut seen = vec![Language::English];
        while seen.last().unwrap().next() != Language::English {
            seen.push(seen.last().unwrap().next());
        }
        assert_eq!(seen, Language::ALL);
    }
}
