//! The thread in which the bot thinks.

use super::action::Action;
use super::event::Event;
use super::task::Question;
use crate::bot::{Bot, Level};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// The bot at work; its answers come as events.
#[derive(Debug)]
pub struct Worker {
    questions: Sender<(Question, Arc<AtomicBool>)>,
    /// Ends what is being thought about now.
    stop: Arc<AtomicBool>,
}

impl Worker {
    /// Starts the thread, which ends with the worker.
    ///
    /// # Errors
    /// Where the system has no thread left.
    pub fn start(events: Sender<Event>) -> std::io::Result<Worker> {
        let (questions, inbox) = channel();
        thread::Builder::new()
            .name("bot".to_owned())
            .spawn(move || think(&inbox, &events))?;
        Ok(Worker {
            questions,
            stop: Arc::default(),
        })
    }

    /// Stops what is being thought about and asks something else.
    pub fn ask(&mut self, question: Question) {
        self.stop();
        self.stop = Arc::default();
        // Where the thread is gone the program is about to end.
        let _ = self.questions.send((question, Arc::clone(&self.stop)));
    }

    /// Lets the bot answer at once with the best so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
    }
}

fn think(inbox: &Receiver<(Question, Arc<AtomicBool>)>, events: &Sender<Event>) {
    // One bot a level and seed: what it learned in a game is of use in it.
    let mut bots: Vec<(Level, u64, Bot)> = Vec::new();
    while let Ok((question, stop)) = inbox.recv() {
        let Question {
            ticket,
            game,
            level,
            seed,
            limits,
        } = question;
        super::terminal::panic_if_asked("bot");
        let known = bots.iter().position(|bot| (bot.0, bot.1) == (level, seed));
        let n = known.unwrap_or_else(|| {
            bots.retain(|bot| bot.1 == seed);
            bots.push((level, seed, Bot::new(level, seed)));
            bots.len() - 1
        });
        let mut score = None;
        let mv = bots[n].2.choose(&game, &limits, &stop, &mut |progress| {
            score = Some(progress.score);
            let progress = Action::Progress(ticket, progress.clone());
            let _ = events.send(Event::Action(progress));
        });
        if events
            .send(Event::Action(Action::Answer(ticket, mv, score)))
            .is_err()
        {
            return;
        }
    }
}
