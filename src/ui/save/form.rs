//! A game at the board as a record, and back. What the board has more than a
//! saved game is kept in tags of its own: levels, seed, moves taken back, who is
//! assisted; and the clock as other programs keep it.

use crate::bot::Level;
use crate::record::Record;
use crate::rules::{Move, Side};
use crate::ui::app::Table;
use crate::ui::seat::{Seat, Who};

/// The name of the program in tags.
const PROGRAM: &str = "merels";
/// What a name tag has where nobody gave a name.
const UNNAMED: &str = "?";

const fn name_tag(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

const fn level_tag(side: Side) -> &'static str {
    match side {
        Side::White => "WhiteLevel",
        Side::Black => "BlackLevel",
    }
}

/// The tag of the seed of the bots.
const SEED: &str = "Seed";
/// The tag of the moves taken back, in the order in which they are played
/// again.
const UNDONE: &str = "Undone";

/// The tag that says who is assisted, and its values.
const ASSISTANCE: &str = "Assistance";
const ASSISTED: [(&str, [bool; 2]); 4] = [
    ("nobody", [false, false]),
    ("white", [true, false]),
    ("black", [false, true]),
    ("both", [true, true]),
];

/// The tags that are made anew from the table.
const OWN: [&str; 5] = ["WhiteLevel", "BlackLevel", SEED, UNDONE, ASSISTANCE];

/// The word for who is assisted.
#[must_use]
pub fn assisted(assistance: [bool; 2]) -> &'static str {
    let known = ASSISTED.into_iter().find(|(_, who)| *who == assistance);
    known.map_or("nobody", |(word, _)| word)
}

/// Who is assisted, by this word.
#[must_use]
pub fn assistance_of(word: &str) -> Option<[bool; 2]> {
    let known = ASSISTED.into_iter();
    let mut known = known.filter(|(name, _)| name.eq_ignore_ascii_case(word));
    known.next().map(|(_, who)| who)
}

/// Who is assisted, where a record says so.
#[must_use]
pub fn assistance(record: &Record) -> Option<[bool; 2]> {
    assistance_of(record.tag(ASSISTANCE)?)
}

/// The game of a table as it is kept.
#[must_use]
pub fn record(table: &Table) -> Record {
    let mut record = Record::new(table.game.clone());
    record.tags = table.tags.clone();
    record
        .tags
        .retain(|(name, _)| !OWN.contains(&name.as_str()));
    record.comments.clone_from(&table.comments);
    if record.tag("Event").is_none() {
        record.set_tag("Event", PROGRAM);
    }
    for side in Side::ALL {
        let seat = table.seat(side);
        record.set_tag(name_tag(side), name(seat));
        if let Some(level) = seat.level() {
            record.set_tag(level_tag(side), level.name());
        }
    }
    if !table.only_people() {
        record.set_tag(SEED, table.seed.to_string());
    }
    if table.assistance != [false; 2] {
        record.set_tag(ASSISTANCE, assisted(table.assistance));
    }
    if let Some(clock) = &table.clock {
        clock.write(&mut record);
    }
    let undone: Vec<String> = table.game.undone().map(|mv| mv.to_string()).collect();
    if !undone.is_empty() {
        record.set_tag(UNDONE, undone.join(" "));
    }
    record
}

/// The table of a kept game.
#[must_use]
pub fn table(mut record: Record) -> Table {
    let seats = seats(&record);
    let seed = record.tag(SEED).and_then(|seed| seed.parse().ok());
    let undone: Vec<Move> = record
        .tag(UNDONE)
        .unwrap_or_default()
        .split(' ')
        .map_while(|word| word.parse().ok())
        .collect();
    let plies = record.game.moves().len();
    for mv in undone {
        if record.game.play(mv).is_err() {
            break;
        }
    }
    while record.game.moves().len() > plies {
        record.game.undo();
    }
    Table::from_record(record, seats, seed.unwrap_or_default())
}

/// Who plays, as a record says: people where it does not say.
#[must_use]
pub fn seats(record: &Record) -> [Seat; 2] {
    Side::ALL.map(|side| {
        let level = record.tag(level_tag(side));
        let level = level.and_then(|level| level.parse::<Level>().ok());
        let mut seat = Seat::of(level.map_or(Who::Human, Who::Bot));
        let given = record.tag(name_tag(side)).unwrap_or_default();
        // The bot is called by its level; a person who plays on from its game is
        // not.
        let bots = Level::ALL.map(|level| name(&Seat::of(Who::Bot(level))));
        if given != name(&seat) && !bots.iter().any(|bot| bot == given) {
            given.clone_into(&mut seat.name);
        }
        seat
    })
}

/// The name of a player as a tag has it.
fn name(seat: &Seat) -> String {
    match seat.level() {
        _ if !seat.name.is_empty() => seat.name.clone(),
        Some(level) => format!("{PROGRAM} ({level})"),
        None => UNNAMED.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record;
    use crate::rules::{Game, Point::*, Rules};

    #[test]
    fn a_kept_table_comes_back_as_it_was() {
        let rules = Rules {
            flying: false,
            ..Rules::default()
        };
        let mut game = Game::new(rules);
        for to in [A1, D6, D1, D2] {
            game.play(Move::place(to)).unwrap();
        }
        game.play(Move::place(G1).removing(D2)).unwrap();
        game.undo();
        game.undo();
        let seats = [
            Seat {
                who: Who::Human,
                name: "Ona \"O\" \\".to_owned(),
            },
            Seat::of(Who::Bot(Level::Club)),
        ];
        let kept = record(&Table::new(game, seats, 42)).to_string();
        let read = record::read(&kept, Rules::default()).unwrap().remove(0);
        let back = table(read);
        assert_eq!(back.game.moves().len(), 3);
        assert_eq!(
            back.game.undone().collect::<Vec<_>>(),
            [Move::place(D2), Move::place(G1).removing(D2)]
        );
        assert_eq!(back.game.rules(), rules);
        assert_eq!(back.seats[0].name, "Ona \"O\" \\");
        assert_eq!(back.seats[1], Seat::of(Who::Bot(Level::Club)));
        assert_eq!(back.seed, 42);
        // Kept once more it is the same text.
        assert_eq!(record(&back).to_string(), kept);
    }
}
