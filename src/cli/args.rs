//! What can be typed. The help for it stands with the other sentences, in
//! `ui/text/<language>/cli.ftl`, and is found by name: see
//! [`localised`](super::message::localised).

use crate::bot::Level;
use crate::engine::player::Contestant;
use crate::rules::Rules;
use crate::ui::Who;
use crate::ui::clock::{NoTimeControl, TimeControl};
use crate::ui::config::{Config, Reading, Remembered};
use crate::ui::picture::Keys;
use crate::ui::text::Language;
use crate::ui::theme::{ColorChoice, Glyphs, Palette, use_color};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, Parser)]
#[command(name = "merels", version, disable_help_subcommand = true)]
pub(super) struct Args {
    #[command(flatten)]
    pub options: Options,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Options that stand before or after any command.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Options {
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language())]
    pub lang: Option<Language>,
    #[arg(long, global = true, value_name = "WHEN")]
    pub color: Option<ColorWhen>,
    #[arg(long, global = true)]
    pub ascii: bool,
    #[arg(long, global = true, value_name = "NAME", value_parser = palette())]
    pub theme: Option<Palette>,
    #[arg(long, global = true)]
    pub plain: bool,
    #[arg(long, global = true)]
    pub no_mouse: bool,
    #[arg(long, global = true)]
    pub no_delay: bool,
    #[arg(long, global = true)]
    pub no_tables: bool,
    #[arg(long, global = true)]
    pub no_flying: bool,
    #[arg(long, global = true, value_name = "N|off", value_parser = quiet_limit)]
    pub quiet_limit: Option<QuietLimit>,
    #[arg(long, global = true)]
    pub no_repetition: bool,
    #[arg(long, global = true, value_name = "MIN+SEC|off", value_parser = clock)]
    pub clock: Option<ClockChoice>,
    #[arg(long, global = true, value_name = "N")]
    pub seed: Option<u64>,
    /// What holds where no flag says anything else.
    #[arg(skip)]
    pub config: Config,
    /// The file of settings.
    #[arg(skip)]
    pub settings: Reading,
    /// What was changed on the screen in earlier runs.
    #[arg(skip)]
    pub remembered: Remembered,
}

impl Options {
    /// The rules asked for on the command line: those of scripts and of files
    /// that say nothing else.
    pub fn rules(&self) -> Rules {
        self.over(Rules::default())
    }

    /// The rules of new games.
    pub fn rules_of_games(&self) -> Rules {
        self.over(self.config.rules)
    }

    /// The clock of new games between two people.
    pub fn clock(&self) -> Option<TimeControl> {
        self.clock
            .map_or(self.config.clock, |ClockChoice(clock)| clock)
    }

    fn over(&self, usual: Rules) -> Rules {
        Rules {
            flying: usual.flying && !self.no_flying,
            quiet_limit: match self.quiet_limit {
                Some(QuietLimit(limit)) => limit,
                None => usual.quiet_limit,
            },
            repetition: usual.repetition && !self.no_repetition,
        }
    }

    /// The seed asked for; otherwise one that is new each time.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            now.map_or(0, |now| now.as_nanos() as u64) ^ u64::from(std::process::id()) << 32
        })
    }

    /// Whether the tables of exact values are used.
    pub fn tables(&self) -> bool {
        self.config.tables && !self.no_tables
    }

    /// Whether the game goes on line by line: where that is asked for, and
    /// where the terminal can do no more.
    pub fn plain(&self) -> bool {
        self.plain || std::env::var_os("TERM").is_some_and(|term| term == "dumb")
    }

    /// The theme to draw with.
    pub fn palette(&self) -> Palette {
        self.theme.unwrap_or(self.config.theme)
    }

    /// The glyphs to draw with.
    pub fn glyphs(&self) -> Glyphs {
        if self.ascii || self.config.ascii {
            Glyphs::Ascii
        } else {
            Glyphs::of_system()
        }
    }

    /// Whether to use colour, on a terminal or on something else.
    pub fn colors(&self, is_terminal: bool) -> bool {
        let choice = match self.color {
            Some(ColorWhen::Auto) => ColorChoice::Auto,
            Some(ColorWhen::Always) => ColorChoice::Always,
            Some(ColorWhen::Never) => ColorChoice::Never,
            // The environment comes before the file.
            None if std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty()) => {
                ColorChoice::Auto
            }
            None => self.config.color,
        };
        use_color(choice, |name| std::env::var(name).ok(), is_terminal)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ColorWhen {
    Auto,
    Always,
    Never,
}

/// The limit of quiet plies; `None` for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct QuietLimit(pub Option<NonZeroU16>);

fn quiet_limit(word: &str) -> Result<QuietLimit, String> {
    if word.eq_ignore_ascii_case("off") {
        return Ok(QuietLimit(None));
    }
    match word.parse() {
        Ok(limit) => Ok(QuietLimit(Some(limit))),
        Err(_) => Err(format!("1..{} | off", u16::MAX)),
    }
}

/// A clock, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ClockChoice(pub Option<TimeControl>);

fn clock(word: &str) -> Result<ClockChoice, NoTimeControl> {
    if word.eq_ignore_ascii_case("off") {
        return Ok(ClockChoice(None));
    }
    word.parse().map(|control| ClockChoice(Some(control)))
}

fn language() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.map(Language::code);
    PossibleValuesParser::new(codes).try_map(|code| code.parse::<Language>())
}

fn level() -> impl TypedValueParser<Value = Level> {
    let names = Level::ALL.map(Level::name);
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Level>())
}

fn palette() -> impl TypedValueParser<Value = Palette> {
    let names = Palette::ALL.map(Palette::name);
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Palette>())
}

fn who() -> impl TypedValueParser<Value = Who> {
    let names = Who::ALL.map(Who::name);
    PossibleValuesParser::new(names).try_map(|name| Who::from_name(&name).ok_or(name))
}

fn milliseconds(word: &str) -> Result<Duration, std::num::ParseIntError> {
    Ok(Duration::from_millis(word.parse()?))
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Play(Play),
    Replay(Replay),
    Check(Check),
    Review(ReviewFiles),
    Rules,
    Solve(Solve),
    Config(Settings),
    Engine(Engine),
    Completions {
        #[arg(value_name = "SHELL")]
        shell: Shell,
    },
    Man,
    #[command(hide = true)]
    Picture(Picture),
}

#[derive(Debug, clap::Args)]
pub(super) struct Picture {
    #[arg(value_name = "FILE", conflicts_with = "position")]
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "POS")]
    pub position: Option<String>,
    #[arg(long, value_name = "COLUMNSxROWS", default_value = "80x24", value_parser = window)]
    pub window: (u16, u16),
    #[arg(long, value_name = "KEYS", default_value = "", value_parser = str::parse::<Keys>)]
    pub keys: Keys,
    #[arg(long)]
    pub light: bool,
}

/// The largest window that is drawn, in columns and rows.
const LARGEST_WINDOW: u16 = 500;

fn window(word: &str) -> Result<(u16, u16), String> {
    let sides = word.split_once('x');
    let sides = sides.and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    sides
        .filter(|(width, height)| {
            [width, height]
                .into_iter()
                .all(|n| (1..=LARGEST_WINDOW).contains(n))
        })
        .ok_or_else(|| format!("1x1..{LARGEST_WINDOW}x{LARGEST_WINDOW}"))
}

#[derive(Debug, clap::Args)]
pub(super) struct Play {
    #[arg(long, value_name = "WHO", value_parser = who())]
    pub white: Option<Who>,
    #[arg(long, value_name = "WHO", value_parser = who())]
    pub black: Option<Who>,
    #[arg(value_name = "FILE", conflicts_with = "position")]
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "POS")]
    pub position: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(super) struct Replay {
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(super) struct Check {
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
pub(super) struct ReviewFiles {
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(super) struct Solve {
    #[arg(long, value_name = "N", default_value_t = 18, value_parser = clap::value_parser!(u8).range(6..=18))]
    pub stones: u8,
    #[arg(long, value_name = "DIR")]
    pub dir: Option<PathBuf>,
    #[arg(long)]
    pub verify: bool,
    #[arg(long)]
    pub prove: bool,
    #[arg(long)]
    pub report: bool,
    #[arg(long, requires = "report")]
    pub json: bool,
    #[arg(long, value_name = "FILE", exclusive = true)]
    pub small: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub opening: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 4, requires = "opening", value_parser = clap::value_parser!(u8).range(0..=6))]
    pub plies: u8,
}

#[derive(Debug, clap::Args)]
pub(super) struct Settings {
    #[arg(long)]
    pub default: bool,
}

#[derive(Debug, clap::Args)]
pub(super) struct Engine {
    #[command(subcommand)]
    pub command: EngineCommand,
}

#[derive(Debug, Subcommand)]
pub(super) enum EngineCommand {
    Legal {
        #[command(flatten)]
        position: PositionArgument,
    },
    Perft {
        #[arg(value_name = "DEPTH")]
        depth: u32,
        #[arg(value_name = "POS")]
        position: Vec<String>,
    },
    Best {
        #[command(flatten)]
        position: PositionArgument,
        #[arg(long, default_value = "master", value_parser = level())]
        level: Level,
        #[arg(long, value_name = "MS", value_parser = milliseconds)]
        time: Option<Duration>,
    },
    Value {
        #[command(flatten)]
        position: PositionArgument,
        #[arg(long, value_name = "DIR")]
        dir: Option<PathBuf>,
    },
    Bench,
    Match {
        #[arg(value_name = "LEVEL[:MS]")]
        first: Contestant,
        #[arg(value_name = "LEVEL[:MS]")]
        second: Contestant,
        #[arg(long, value_name = "N", default_value_t = 100)]
        games: u32,
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=16))]
        random_plies: Option<u8>,
    },
    Uci,
    Keep {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, default_value = "master", value_parser = level())]
        level: Level,
        #[arg(long, value_name = "MS", value_parser = milliseconds)]
        time: Option<Duration>,
        #[arg(long, value_name = "N")]
        nodes: Option<u64>,
        #[arg(long)]
        misses: bool,
    },
    Problems {
        #[arg(long, value_name = "DIR")]
        dir: Option<PathBuf>,
        #[arg(long, value_name = "N", default_value_t = 500)]
        count: u32,
        #[arg(long)]
        moving: bool,
    },
    Tune {
        #[arg(value_name = "FILE")]
        file: PathBuf,
        #[arg(long, value_name = "DIR")]
        dir: Option<PathBuf>,
        #[arg(long, value_name = "N", default_value_t = 8000)]
        games: u32,
        #[arg(long, value_name = "N", default_value_t = 30)]
        epochs: u32,
    },
}

/// A position in one argument, or its parts in several; `-` for standard input.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct PositionArgument {
    #[arg(required = true, value_name = "POS")]
    pub position: Vec<String>,
}
