//! The board screens: the game at the table, and a game in replay.

use super::board::{BoardView, mill_points};
use super::bottom::{self, Bottom, Sentence};
use super::layout::Places;
use super::moves::MoveList;
use super::panel::Panel;
use super::{Target, sentence};
use crate::record::{Claim, Record};
use crate::rules::{Illegal, Move, Phase, PointSet, Position, Rules, Side, geometry};
use crate::ui::app::{App, Replay, Screen, Stage, Table};
use crate::ui::assistance;
use crate::ui::clock::Clock;
use crate::ui::lessons::Exercise;
use crate::ui::making;
use crate::ui::message::Message;
use crate::ui::selection::{Refusal, points};
use crate::ui::theme::Role;
use ratatui::buffer::Buffer;
use std::path::Path;
use std::time::Duration;

/// Draws the screen.
pub fn draw(app: &App, places: &Places, buffer: &mut Buffer) {
    let Some((view, panel, mut sentences)) = parts(app, places.panel.is_some()) else {
        return;
    };
    // The panel tells the ply of a replay as well.
    if let Screen::Replay(replay) = app.screen()
        && places.panel.is_some()
        && !replay.is_playing()
        && sentences.len() > 1
    {
        sentences.remove(0);
    }
    if places.panel.is_none()
        && places.strip.is_none()
        && let Some((_, first)) = sentences.first_mut()
    {
        first.insert_str(0, &panel.times_in_words(app));
    }
    view.render(places.board, &app.options.theme, buffer);
    if let Some(area) = places.panel {
        panel.draw(app, area, buffer);
    }
    if let Some(area) = places.strip {
        panel.draw_strip(app, area, buffer);
    }
    let place = Bottom {
        status: places.status,
        free: places.free,
        footer: places.footer,
    };
    bottom::draw(app, sentences, place, buffer);
}

/// All that is said below the board, where no panel says a part of it.
pub(super) fn sentences(app: &App) -> Vec<Sentence> {
    parts(app, false).map_or_else(Vec::new, |(.., sentences)| sentences)
}

/// What a click on a cell means.
pub fn target(app: &App, places: &Places, column: u16, row: u16) -> Option<Target> {
    if let Some(area) = places.panel
        && area.contains((column, row).into())
    {
        let (_, panel, _) = parts(app, true)?;
        let moves = panel.moves_area(app, area);
        return panel.moves.hit(moves, column, row).map(Target::Ply);
    }
    places
        .board
        .area()
        .contains((column, row).into())
        .then(|| places.board.hit(column, row))
        .flatten()
        .map(Target::Point)
}

/// What is shown: the board, the panel, and the sentences, which leave out what
/// the panel says where there is one.
fn parts(app: &App, has_panel: bool) -> Option<(BoardView, Panel<'_>, Vec<Sentence>)> {
    match app.screen() {
        Screen::Replay(replay) => Some((
            app.moving(after(
                replay.shown().position,
                replay.shown_move(),
                before(replay),
            )),
            replay_panel(app, replay),
            replay_sentences(app, replay),
        )),
        _ => {
            let table = app.table.as_ref()?;
            Some((
                app.moving(table_view(app, table)),
                table_panel(app, table),
                table_sentences(app, table, has_panel),
            ))
        }
    }
}

/// A position with the marks of the move that led to it.
fn after(position: Position, mv: Option<Move>, before: Option<Position>) -> BoardView {
    let closed = match (mv, before) {
        (Some(mv), Some(before)) => closed_by(before, mv),
        _ => PointSet::EMPTY,
    };
    BoardView {
        last_move: mv,
        mills: closed,
        ..BoardView::of(position.board())
    }
}

/// The points of the mills that a move closes.
pub(super) fn closed_by(before: Position, mv: Move) -> PointSet {
    if !before.closes_mill(mv) {
        return PointSet::EMPTY;
    }
    let own = before
        .play_unchecked(mv.step())
        .board()
        .stones(before.turn());
    geometry::lines_through(mv.to)
        .into_iter()
        .filter(|&line| own.contains_all(line))
        .fold(PointSet::EMPTY, |points, line| points | line)
}

fn table_view(app: &App, table: &Table) -> BoardView {
    let position = table.shown().position;
    let (ply, moves) = (table.shown_ply(), table.game.moves());
    let last = ply.checked_sub(1).and_then(|n| moves.get(n)).copied();
    let earlier = ply
        .checked_sub(1)
        .and_then(|ply| table.game.setup_after(ply));
    let mut view = after(position, last, earlier.map(|setup| setup.position));
    let persons = table.persons_turn();
    view.cursor = table.outcome().is_none().then_some(table.cursor);
    let legal = table.legal();
    let chosen = table.chosen();
    let selectable = table.selectable();
    if let Some(step) = chosen.step(&legal).filter(|_| persons) {
        // The stone stands where it was put while the removal is chosen.
        view.board = position.play_unchecked(step).board();
        view.last_move = Some(step);
        view.mills = closed_by(position, step);
        view.removable = selectable;
    } else if persons {
        view.picked = chosen.picked(&legal);
        if view.picked.is_some() || table.line.is_some() {
            view.targets = selectable;
        }
        let placing = position.in_hand(position.turn()) > 0;
        if (placing || view.picked.is_some()) && selectable.contains(table.cursor) {
            view.ghost = Some((table.cursor, position.turn()));
        }
    }
    let turn = position.turn();
    if persons && table.assistance[turn.index()] {
        assist(&mut view, position, table.game.rules());
    }
    if let Some(hint) = table.hint {
        view.hint = match (hint.whole, hint.mv.from, &app.message) {
            (true, ..) => points(hint.mv).collect(),
            (false, Some(from), _) => from.into(),
            (false, None, Some(Message::HintLine(line))) => (*line).into(),
            (false, None, _) => PointSet::EMPTY,
        };
    }
    if let Some(Message::Refused(refusal)) = &app.message {
        view.refused = refused(refusal, position);
    }
    view
}

/// Marks what the side to move should see: where it can close a mill now, with
/// the stone it has picked or with any, which stones are blocked, and where two
/// lines cross. While a stone is to be taken there is nothing to see.
fn assist(view: &mut BoardView, position: Position, rules: Rules) {
    if !view.removable.is_empty() {
        return;
    }
    view.closing = assistance::closing(position, rules, view.picked);
    view.blocked = Side::ALL
        .into_iter()
        .map(|side| assistance::blocked(position, rules, side))
        .fold(PointSet::EMPTY, |points, blocked| points | blocked);
    view.crossings = geometry::CROSSINGS;
}

/// The stones that a refusal names.
fn refused(refusal: &Refusal, position: Position) -> PointSet {
    match *refusal {
        Refusal::Blocked(point) => point.into(),
        Refusal::Illegal(illegal, _) => match illegal {
            Illegal::Protected { point } => {
                let enemy = position.board().stones(!position.turn());
                let mills = mill_points(enemy);
                geometry::lines_through(point)
                    .into_iter()
                    .filter(|&line| mills.contains_all(line))
                    .fold(PointSet::of(point), |points, line| points | line)
            }
            Illegal::NotYourStone { point, .. }
            | Illegal::Occupied { point, .. }
            | Illegal::NoSuchStone { point, .. } => point.into(),
            Illegal::NoMillClosed { removal } => removal.into(),
            Illegal::NotConnected { from, to } => [from, to].into(),
            Illegal::GameOver
            | Illegal::StonesInHand { .. }
            | Illegal::HandEmpty
            | Illegal::RemovalMissing => PointSet::EMPTY,
        },
    }
}

fn table_panel<'a>(app: &'a App, table: &'a Table) -> Panel<'a> {
    let exercise = app.exercise;
    let names = Side::ALL.map(|side| sentence::player(&app.text, table.seat(side), side));
    let bot = app.plays_against_bot();
    let head = match exercise {
        Some(exercise) => {
            let step = exercise.step(&app.text);
            let head = std::iter::once(exercise.heading(&app.text)).chain(step);
            head.collect()
        }
        None => sentence::making(app).into_iter().collect(),
    };
    Panel {
        names,
        times: table.times(),
        position: table.shown().position,
        start: table.game.start().position,
        rules: table.game.rules(),
        over: table.outcome().is_some(),
        head,
        about: exercise.map_or_else(Vec::new, |exercise| {
            let task = (Role::Status, exercise.task(&app.text));
            match exercise {
                Exercise::Lesson(..) => vec![(Role::Text, exercise.about(&app.text)), task],
                Exercise::Puzzle(_) => vec![task],
            }
        }),
        thoughts: app
            .thinking
            .thoughts(table.game.moves())
            .filter(|_| bot && app.show_thinking),
        evaluation: (app.show_evaluation && exercise.is_none()).then(|| {
            let moves = table.game.moves();
            app.thinking.evaluation(moves)
        }),
        moves: MoveList {
            moves: table.game.moves(),
            first: table.game.start().position.turn(),
            ply: table.shown_ply(),
        },
    }
}

fn table_sentences(app: &App, table: &Table, panel: bool) -> Vec<Sentence> {
    let named = |side: Side| sentence::player(&app.text, table.seat(side), side);
    let mut sentences = Vec::new();
    match table.outcome() {
        Some(outcome) => {
            let rules = table.game.rules();
            let said = sentence::outcome(&app.text, outcome, rules, &named);
            sentences.push((Role::Outcome, said));
        }
        None => {
            sentences.push((Role::Status, duty(app, table)));
        }
    }
    if let Some(exercise) = app.exercise {
        match app.stage {
            Stage::Solved => {
                let next = ("key", sentence::key(app, "act"));
                let said = app.text.say_with("exercise-solved", &[next]);
                if table.outcome().is_none() {
                    // It is nobody's turn any more.
                    sentences.clear();
                }
                sentences.push((Role::Outcome, said));
            }
            // Where there is a panel, it has all this.
            Stage::Asked if !panel && table.line.is_none() && table.selection.is_empty() => {
                let task = exercise.task(&app.text);
                let said = match exercise {
                    Exercise::Lesson(..) => format!("{} {task}", exercise.about(&app.text)),
                    Exercise::Puzzle(_) => task,
                };
                sentences[0] = (Role::Status, said);
            }
            _ => {}
        }
    }
    match &app.message {
        Some(message) => {
            let role = match message {
                Message::Refused(_)
                | Message::NoSuchMove(_)
                | Message::BotsTurn
                | Message::GameOver
                | Message::AnswerWrong(..)
                | Message::NotKept(_)
                | Message::NotWritten(..) => Role::Refusal,
                _ => Role::Notice,
            };
            sentences.push((role, sentence::message(app, message)));
        }
        None if table.viewed.is_none() && table.outcome().is_none() => {
            for &notice in &table.notices {
                sentences.push((Role::Notice, sentence::notice(&app.text, notice, &named)));
            }
            // At the beginning of a game there is nothing else to be told.
            if table.game.moves().len() < 2
                && !making::is_placed(&table.game)
                && app.perfect_lacks(&table.seats, table.game.rules())
            {
                sentences.push((Role::Notice, sentence::perfect_lacks(app)));
            }
        }
        None => {}
    }
    sentences
}

/// Who is to do what.
fn duty(app: &App, table: &Table) -> String {
    let position = table.shown().position;
    let side = position.turn();
    let named = |side: Side| sentence::player(&app.text, table.seat(side), side).into();
    if let Some(line) = &table.line {
        return typing(app, table, line.text());
    }
    if table.viewed.is_some() {
        let looking = app.text.say_with(
            "status-looking",
            &[
                ("ply", table.shown_ply().into()),
                ("plies", table.game.moves().len().into()),
            ],
        );
        return format!("{looking} {}", person_duty(app, table, position));
    }
    if table.is_bot(side) {
        if table.paused {
            return app.text.say_with(
                "status-paused",
                &[("key", sentence::key(app, "pause-bots"))],
            );
        }
        let id = sentence::pick(app, "status-thinking", "status-thinking-ascii");
        return app.text.say_with(id, &[("who", named(side))]);
    }
    person_duty(app, table, position)
}

fn person_duty(app: &App, table: &Table, position: Position) -> String {
    let side = position.turn();
    let who = || {
        (
            "who",
            sentence::player(&app.text, table.seat(side), side).into(),
        )
    };
    let legal = table.legal();
    if table.selection.step(&legal).is_some() {
        let count = table.selection.next_points(&legal).len();
        let other = sentence::side(&app.text, !side);
        return app.text.say_with(
            "status-remove",
            &[who(), ("other", other.into()), ("count", count.into())],
        );
    }
    if let Some(from) = table.selection.picked(&legal) {
        return app
            .text
            .say_with("status-to", &[who(), ("from", from.name().into())]);
    }
    let id = match position.phase(side, table.game.rules()) {
        Phase::Placing => "status-place",
        Phase::Moving => "status-slide",
        Phase::Flying => "status-fly",
    };
    app.text.say_with(id, &[who()])
}

/// How many completions of a typed move are named.
const NAMED: usize = 12;

fn typing(app: &App, table: &Table, typed: &str) -> String {
    let asks = app.text.say("status-typing");
    let moves = table
        .line
        .as_ref()
        .map(|line| line.completions(&table.legal()))
        .unwrap_or_default();
    let named: Vec<String> = moves.iter().take(NAMED).map(ToString::to_string).collect();
    let id = if moves.len() > NAMED {
        "status-completions-many"
    } else {
        "status-completions"
    };
    let completions = app.text.say_with(
        id,
        &[
            ("count", moves.len().into()),
            ("moves", named.join(" ").into()),
        ],
    );
    format!("{asks} {typed}_  {completions}")
}

fn before(replay: &Replay) -> Option<Position> {
    let ply = replay.ply().checked_sub(1)?;
    Some(replay.record().game.setup_after(ply)?.position)
}

fn replay_names(app: &App, record: &Record) -> [String; 2] {
    let seats = crate::ui::save::form::seats(record);
    Side::ALL.map(|side| sentence::player(&app.text, &seats[side.index()], side))
}

/// What the clock showed after so many plies.
fn replay_times(record: &Record, ply: usize) -> Option<[Duration; 2]> {
    let mut clock = Clock::of(record)?;
    clock.go_to(ply);
    // No time passes in a replay, so it is all one whose turn it is.
    Some(Side::ALL.map(|side| clock.left(side, side)))
}

fn replay_panel<'a>(app: &'a App, replay: &'a Replay) -> Panel<'a> {
    let (name, record) = replay.current();
    // The folder is where the user has looked for it.
    let file = Path::new(name).file_name();
    let name = file.map_or(name.into(), |file| file.to_string_lossy());
    let mut head = vec![sentence::clean(&name)];
    if replay.games.len() > 1 {
        head.push(app.text.say_with(
            "replay-game",
            &[
                ("game", (replay.game() + 1).into()),
                ("games", replay.games.len().into()),
            ],
        ));
    }
    head.push(replay_place(app, replay));
    let game = &record.game;
    Panel {
        names: replay_names(app, record),
        times: replay_times(record, replay.ply()),
        position: replay.shown().position,
        start: game.start().position,
        rules: game.rules(),
        over: replay.ply() == replay.plies() && game.outcome().is_some(),
        head,
        about: Vec::new(),
        thoughts: None,
        evaluation: None,
        moves: MoveList {
            moves: game.moves(),
            first: game.start().position.turn(),
            ply: replay.ply(),
        },
    }
}

fn replay_place(app: &App, replay: &Replay) -> String {
    app.text.say_with(
        "replay-place",
        &[
            ("ply", replay.ply().into()),
            ("plies", replay.plies().into()),
        ],
    )
}

fn replay_sentences(app: &App, replay: &Replay) -> Vec<Sentence> {
    let record = replay.record();
    let mut place = replay_place(app, replay);
    if replay.is_playing() {
        let seconds = app.text.decimal(&replay.pause().as_secs_f64().to_string());
        let playing = app
            .text
            .say_with("replay-playing", &[("seconds", seconds.into())]);
        place = format!("{place}, {playing}");
    }
    let mut sentences = vec![(Role::Status, place)];
    if replay.ply() == replay.plies() {
        if let Some(outcome) = record.game.outcome() {
            let names = replay_names(app, record);
            let name = |side: Side| names[side.index()].clone();
            let said = sentence::outcome(&app.text, outcome, record.game.rules(), &name);
            sentences.push((Role::Outcome, said));
        }
        if let Some(claim) = &record.claim {
            sentences.push((Role::Quiet, claimed(app, claim)));
        }
    }
    if let Some(message) = &app.message {
        sentences.push((Role::Notice, sentence::message(app, message)));
    }
    // What the window has no room for would only take long.
    let mut room = usize::from(app.size.0) * usize::from(app.size.1);
    for comment in replay.comments() {
        if room == 0 {
            break;
        }
        // The panel shows the time.
        let Some(comment) = sentence::comment(comment) else {
            continue;
        };
        room = room.saturating_sub(comment.chars().count());
        sentences.push((Role::Text, comment));
    }
    sentences
}

fn claimed(app: &App, claim: &Claim) -> String {
    app.text
        .say_with("replay-claim", &[("result", claim.token().into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Point};

    #[test]
    fn the_mill_of_the_last_move_is_marked_and_no_other() {
        let white = PointSet::from([Point::A7, Point::D7, Point::G4, Point::D6, Point::B6]);
        let black = PointSet::from([Point::A1, Point::D1, Point::B4, Point::F2, Point::C3]);
        let board = Board::new(white, black).unwrap();
        let position = Position::new(board, [0, 0], Side::White).unwrap();
        let line = PointSet::from([Point::A7, Point::D7, Point::G7]);
        let closing = Move::shift(Point::G4, Point::G7).removing(Point::A1);
        assert_eq!(closed_by(position, closing), line);
        let quiet = Move::shift(Point::G4, Point::F4);
        assert_eq!(closed_by(position, quiet), PointSet::EMPTY);
    }
}
