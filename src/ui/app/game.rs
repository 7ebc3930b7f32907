//! What the keys do at the board.

use super::thinking::Kind;
use super::{App, Direction, Overlay, Prompt, Question, Replay, Screen, Settings, Table, Wish};
use crate::record::Record;
use crate::rules::Game;
use crate::ui::action::{Command, Purpose};
use crate::ui::clock::Clock;
use crate::ui::message::Message;
use crate::ui::save::form;
use crate::ui::seat::{Seat, Who};
use crate::ui::task::Task;

impl App {
    /// Puts a table up and shows it; what is on it already need not be kept.
    pub(super) fn sit_down(&mut self, table: Table, tasks: &mut Vec<Task>) {
        tasks.push(Task::Begin);
        self.seat(table);
    }

    /// Shows a table, on which is what is kept.
    pub(super) fn seat(&mut self, table: Table) {
        self.kept = table.essence();
        (self.exercise, self.laid_aside) = (None, None);
        self.settings = Settings {
            seats: table.seats.clone(),
            rules: table.game.rules(),
            assistance: table.assistance,
            // A game against the bot says nothing about the next between people.
            clock: match &table.clock {
                None if !table.only_people() => self.settings.clock,
                clock => clock.as_ref().map(Clock::control),
            },
        };
        self.table = Some(table);
        self.thinking.forget();
        self.message = None;
        self.overlay = None;
        self.screens = vec![Screen::Start, Screen::Game];
    }

    pub(super) fn draw_seed(&mut self) -> u64 {
        let seed = self.next_seed;
        self.next_seed = seed.wrapping_add(1);
        seed
    }

    /// Goes on with the game of a record; seats that are not given are those
    /// that it names.
    pub(super) fn play_record(
        &mut self,
        record: Record,
        seats: [Option<Seat>; 2],
        tasks: &mut Vec<Task>,
    ) {
        let [white, black] = form::seats(&record);
        let [first, second] = seats;
        let seats = [first.unwrap_or(white), second.unwrap_or(black)];
        let seed = self.draw_seed();
        let assistance = form::assistance(&record).unwrap_or(self.settings.assistance);
        let mut table = Table::from_record(record, seats, seed);
        table.assistance = assistance;
        // A game that has begun without a clock goes on without one.
        let fresh = table.game.moves().is_empty();
        if let Some(control) = self.settings.clock.filter(|_| fresh) {
            table.set_clock(control);
        }
        self.sit_down(table, tasks);
    }

    pub(super) fn game_command(&mut self, command: Command, tasks: &mut Vec<Task>) {
        let available = self.game_available(command);
        let Some(table) = &mut self.table else {
            return;
        };
        if table.line.is_some() {
            match command {
                Command::Act => self.message = table.play_line(),
                Command::Back | Command::Clear => table.line = None,
                Command::Next => {
                    let legal = table.legal();
                    if let Some(line) = &mut table.line {
                        line.complete(&legal);
                    }
                }
                _ => {}
            }
            return;
        }
        match command {
            Command::Up => table.steer(Direction::Up),
            Command::Down => table.steer(Direction::Down),
            Command::Left => table.steer(Direction::Left),
            Command::Right => table.steer(Direction::Right),
            Command::Next => table.cycle(true),
            Command::Previous => table.cycle(false),
            Command::Act => self.message = table.choose(table.cursor),
            Command::PageUp => table.look(-1),
            Command::PageDown => table.look(1),
            Command::First => table.look_at(0),
            Command::Last => table.look_at(usize::MAX),
            Command::Back if table.back() => {}
            Command::Back => {
                self.screens.pop();
                self.entry = 0;
            }
            Command::Undo => {
                let undone = table.undo();
                self.message = (!undone).then_some(Message::NothingToUndo);
            }
            Command::Redo => {
                let redone = table.redo();
                self.message = (!redone).then_some(Message::NothingToRedo);
            }
            Command::Hint => self.hint(),
            Command::Thinking => {
                self.show_thinking = !self.show_thinking;
                self.remember("thinking", tasks);
            }
            Command::Evaluation => {
                self.show_evaluation = !self.show_evaluation;
                self.remember("evaluation", tasks);
            }
            Command::Assistance if available => {
                let turn = table.game.position().turn();
                let side = if table.is_bot(turn) { !turn } else { turn };
                let assisted = &mut table.assistance[side.index()];
                *assisted = !*assisted;
                self.message = Some(Message::AssistanceIs(side, *assisted));
                self.settings.assistance = table.assistance;
            }
            Command::MoveNow if self.thinking.hurry() => tasks.push(Task::StopThinking),
            Command::Pause if table.only_bots() => {
                table.paused = !table.paused;
                self.message = table.paused.then_some(Message::Paused);
            }
            Command::Resign if table.game.outcome().is_none() => {
                self.overlay = table
                    .resigning_side()
                    .map(|side| Overlay::Question(Question::Resign(side)));
            }
            Command::OfferDraw if available => self.offer_draw(),
            Command::NewGame => self.open_new_game(),
            Command::Rematch if table.game.outcome().is_some() => self.rematch(tasks),
            Command::Rematch => self.message = Some(Message::RematchLater),
            Command::SaveAs => self.ask_where_to_save(),
            Command::Open => self.ask_for_file(Purpose::Play, tasks),
            Command::Watch => {
                let record = form::record(table);
                let name = self.text.say("replay-this-game");
                self.screens
                    .extend(Replay::new(vec![(name, record)]).map(Screen::Replay));
            }
            _ => {}
        }
    }

    /// Whether a command of the board would do anything now.
    pub(super) fn game_available(&self, command: Command) -> bool {
        let Some(table) = &self.table else {
            return false;
        };
        let over = table.game.outcome().is_some();
        let undone = table.game.undone().len() > 0;
        match command {
            Command::Act => {
                table.outcome().is_none() && (table.persons_turn() || table.viewed.is_some())
            }
            Command::Next | Command::Previous => table.persons_turn(),
            Command::MoveNow => table.bots_turn() && !table.paused,
            Command::Pause => table.only_bots() && !over,
            Command::Undo => over || !table.game.moves().is_empty(),
            Command::Redo => undone,
            Command::Hint => table.persons_turn() && table.viewed.is_none(),
            Command::Resign => !over && table.resigning_side().is_some(),
            Command::OfferDraw => table.persons_turn() && table.viewed.is_none(),
            Command::Rematch => over,
            Command::Assistance => !table.only_bots(),
            Command::PageUp | Command::First => table.shown_ply() > 0,
            Command::PageDown | Command::Last => table.viewed.is_some(),
            _ => true,
        }
    }

    fn hint(&mut self) {
        let Some(table) = &mut self.table else {
            return;
        };
        if !table.persons_turn() || table.viewed.is_some() {
            return;
        }
        match &mut table.hint {
            Some(hint) => {
                hint.whole = true;
                self.message = Some(Message::HintMove(*hint));
            }
            None => {
                let moves = table.game.moves().to_vec();
                self.thinking.wish(Kind::Hint, moves);
                self.message = Some(Message::LooksForHint);
            }
        }
    }

    fn offer_draw(&mut self) {
        let Some(table) = &self.table else {
            return;
        };
        let side = table.game.position().turn();
        if table.is_bot(!side) {
            let moves = table.game.moves().to_vec();
            self.thinking.wish(Kind::Draw, moves);
            self.message = Some(Message::ThinksAboutDraw);
        } else {
            self.overlay = Some(Overlay::Question(Question::AgreeDraw(side)));
        }
    }

    /// The same players and rules, sides changed.
    fn rematch(&mut self, tasks: &mut Vec<Task>) {
        let Some(table) = &self.table else {
            return;
        };
        let [white, black] = table.seats.clone();
        let [first, second] = table.assistance;
        let clock = table.clock.as_ref().map(Clock::control);
        let game = Game::from_setup(table.game.rules(), table.game.start());
        let seed = self.draw_seed();
        let mut rematch = Table::new(game, [black, white], seed);
        rematch.assistance = [second, first];
        rematch.clock = clock.map(Clock::new);
        self.sit_down(rematch, tasks);
    }

    pub(super) fn ask_where_to_save(&mut self) {
        let text = self.text.say("save-as-name");
        self.overlay = Some(Overlay::Prompt(Prompt::new(Wish::SaveAs, text)));
    }

    /// The record that is to be saved: the game at the board or in replay.
    pub(super) fn record_shown(&self) -> Option<Record> {
        match self.screen() {
            Screen::Replay(replay) => Some(replay.record().clone()),
            _ => self.table.as_ref().map(form::record),
        }
    }

    /// How many plies a game of a person against the bot has.
    pub(super) fn plies_against_bot(&self) -> Option<usize> {
        let table = self.table.as_ref().filter(|table| !table.only_bots());
        table.map(|table| table.game.moves().len())
    }

    /// Whether the bot sits at the board.
    #[must_use]
    pub fn plays_against_bot(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.seats.iter().any(|seat| seat.who != Who::Human))
    }
}
