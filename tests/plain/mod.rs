//! The game once more, written from the rules alone: slow, obvious, with names
//! in place of bits. It shares no code with the program and is there to
//! disagree with it.

use std::collections::BTreeSet;
use std::sync::LazyLock;

type Name = &'static str;

/// The board is a string a point: `W`, `B` or nothing there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain {
    pub stones: Vec<(Name, char)>,
    pub hand_w: u32,
    pub hand_b: u32,
    pub turn: char,
    pub flying: bool,
    pub limit: Option<u32>,
    pub repetition: bool,
    pub quiet: u32,
    pub past: Vec<String>,
}

/// Rows and columns of the drawing in the rules, as a person would copy it.
const DRAWING: [&str; 13] = [
    "a7----------d7----------g7",
    "|           |           | ",
    "|   b6------d6------f6  | ",
    "|   |       |       |   | ",
    "|   |   c5--d5--e5  |   | ",
    "|   |   |       |   |   | ",
    "a4--b4--c4      e4--f4--g4",
    "|   |   |       |   |   | ",
    "|   |   c3--d3--e3  |   | ",
    "|   |       |       |   | ",
    "|   b2------d2------f2  | ",
    "|           |           | ",
    "a1----------d1----------g1",
];

fn at(row: usize, column: usize) -> char {
    DRAWING[row].as_bytes()[column] as char
}

/// The name that begins at this place of the drawing, if one does.
fn name_at(row: usize, column: usize) -> Option<Name> {
    at(row, column)
        .is_ascii_alphabetic()
        .then(|| &DRAWING[row][column..column + 2])
}

/// All straight runs of three names joined by drawn lines, as sorted triples.
pub static LINES: LazyLock<Vec<[Name; 3]>> = LazyLock::new(find_lines);

fn find_lines() -> Vec<[Name; 3]> {
    let mut found = Vec::new();
    for row in 0..13 {
        let mut run: Vec<Name> = Vec::new();
        let mut column = 0;
        while column < 26 {
            if let Some(name) = name_at(row, column) {
                run.push(name);
                column += 2;
            } else {
                if at(row, column) == ' ' || at(row, column) == '|' {
                    run.clear();
                }
                column += 1;
            }
            if run.len() == 3 {
                found.push([run[0], run[1], run[2]]);
                run.clear();
            }
        }
    }
    for column in (0..26).step_by(4) {
        let mut run: Vec<Name> = Vec::new();
        for row in 0..13 {
            if let Some(name) = name_at(row, column) {
                run.push(name);
            } else if at(row, column) != '|' {
                run.clear();
            }
            if run.len() == 3 {
                found.push([run[0], run[1], run[2]]);
                run.clear();
            }
        }
    }
    found
}

pub static POINTS: LazyLock<Vec<Name>> = LazyLock::new(find_points);

fn find_points() -> Vec<Name> {
    let mut all = Vec::new();
    for row in 0..13 {
        for column in 0..26 {
            all.extend(name_at(row, column));
        }
    }
    all
}

fn connected(a: Name, b: Name) -> bool {
    LINES
        .iter()
        .any(|&[x, y, z]| [(x, y), (y, x), (y, z), (z, y)].contains(&(a, b)))
}

impl Plain {
    pub fn start() -> Plain {
        let mut game = Plain {
            stones: Vec::new(),
            hand_w: 9,
            hand_b: 9,
            turn: 'w',
            flying: true,
            limit: Some(50),
            repetition: true,
            quiet: 0,
            past: Vec::new(),
        };
        game.past.push(game.picture());
        game
    }

    /// What the repetition rule compares.
    pub fn picture(&self) -> String {
        let mut stones: Vec<String> = self
            .stones
            .iter()
            .map(|(point, side)| format!("{point}{side}"))
            .collect();
        stones.sort();
        format!(
            "{} {} {} {}",
            stones.join(","),
            self.turn,
            self.hand_w,
            self.hand_b
        )
    }

    fn on(&self, point: Name) -> Option<char> {
        self.stones
            .iter()
            .find(|(p, _)| *p == point)
            .map(|(_, side)| *side)
    }

    fn hand(&self, side: char) -> u32 {
        if side == 'w' {
            self.hand_w
        } else {
            self.hand_b
        }
    }

    fn count(&self, side: char) -> u32 {
        self.stones.iter().filter(|(_, s)| *s == side).count() as u32
    }

    fn enemy(side: char) -> char {
        if side == 'w' { 'b' } else { 'w' }
    }

    fn in_mill(&self, point: Name) -> bool {
        let Some(side) = self.on(point) else {
            return false;
        };
        LINES
            .iter()
            .any(|line| line.contains(&point) && line.iter().all(|p| self.on(p) == Some(side)))
    }

    /// Every legal move as text.
    pub fn moves(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        if self.stones_end().is_some() {
            return all;
        }
        let me = self.turn;
        let mut steps: Vec<(Option<Name>, Name)> = Vec::new();
        for &to in POINTS.iter() {
            if self.on(to).is_some() {
                continue;
            }
            if self.hand(me) > 0 {
                steps.push((None, to));
                continue;
            }
            for &(from, side) in &self.stones {
                let flies = self.flying && self.count(me) == 3;
                if side == me && (flies || connected(from, to)) {
                    steps.push((Some(from), to));
                }
            }
        }
        for (from, to) in steps {
            let mut after = self.clone();
            if let Some(from) = from {
                after.stones.retain(|(p, _)| *p != from);
            }
            after.stones.push((to, me));
            let text = from.map_or(to.to_string(), |from| format!("{from}-{to}"));
            let enemies: Vec<Name> = after
                .stones
                .iter()
                .filter(|(_, s)| *s == Plain::enemy(me))
                .map(|(p, _)| *p)
                .collect();
            if !after.in_mill(to) || enemies.is_empty() {
                all.insert(text);
                continue;
            }
            let all_in_mills = enemies.iter().all(|&p| after.in_mill(p));
            for enemy in enemies {
                if all_in_mills || !after.in_mill(enemy) {
                    all.insert(format!("{text}x{enemy}"));
                }
            }
        }
        all
    }

    /// Plays one of the moves of [`Plain::moves`].
    pub fn play(&mut self, text: &str) {
        let (step, removal) = match text.split_once('x') {
            Some((step, removal)) => (step, Some(removal)),
            None => (text, None),
        };
        let to = match step.split_once('-') {
            Some((from, to)) => {
                self.stones.retain(|(p, _)| *p != from);
                to
            }
            None => {
                if self.turn == 'w' {
                    self.hand_w -= 1;
                } else {
                    self.hand_b -= 1;
                }
                step
            }
        };
        let to = POINTS
            .iter()
            .find(|point| **point == to)
            .expect("a point of the board");
        self.stones.push((to, self.turn));
        self.quiet += 1;
        if let Some(removal) = removal {
            self.stones.retain(|(p, _)| *p != removal);
            self.quiet = 0;
        }
        self.turn = Plain::enemy(self.turn);
        self.past.push(self.picture());
    }

    fn stones_end(&self) -> Option<&'static str> {
        // The side to move is asked first: it is the one that has lost a stone.
        for side in [self.turn, Plain::enemy(self.turn)] {
            if self.count(side) + self.hand(side) < 3 {
                return Some(if side == 'w' {
                    "0-1 two stones"
                } else {
                    "1-0 two stones"
                });
            }
        }
        None
    }

    /// Result and reason, in the order of the rules.
    pub fn end(&self) -> Option<&'static str> {
        if let Some(end) = self.stones_end() {
            return Some(end);
        }
        if self.moves().is_empty() {
            return Some(if self.turn == 'w' {
                "0-1 no move"
            } else {
                "1-0 no move"
            });
        }
        let now = self.picture();
        if self.repetition && self.past.iter().filter(|p| **p == now).count() >= 3 {
            return Some("draw repetition");
        }
        if self.limit.is_some_and(|limit| self.quiet >= limit) {
            return Some("draw quiet");
        }
        None
    }
}
