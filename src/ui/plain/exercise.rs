//! Lessons and puzzles, line by line.

use super::{Plain, say};
use crate::rules::{Game, Rules, Side};
use crate::ui::app::Table;
use crate::ui::lessons::{Collection, Exercise, Progress, Verdict, lessons};
use crate::ui::sentence;
use crate::ui::text::Value;
use std::io;

impl Plain<'_> {
    fn progress(&self) -> Progress {
        let path = self.store.state_file(Progress::FILE);
        path.and_then(|path| Progress::read(&path).ok())
            .unwrap_or_default()
    }

    /// Lists the lessons, or begins the one of this number.
    pub(super) fn lesson(&mut self, rest: &str) -> io::Result<()> {
        let lessons = lessons();
        let number = rest.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        if let Some((n, lesson)) = number.and_then(|n| Some((n, lessons.get(n)?))) {
            self.line(&lesson.title(self.text))?;
            self.line(&lesson.about(self.text))?;
            return self.begin_exercise(Exercise::Lesson(n, 0));
        }
        for (n, lesson) in (1..).zip(lessons) {
            self.line(&format!("{n}. {}", lesson.title(self.text)))?;
        }
        Ok(())
    }

    /// Begins the puzzle of this number, or the first that is not solved.
    pub(super) fn puzzle(&mut self, rest: &str) -> io::Result<()> {
        let all = Collection::Puzzles;
        let wanted = rest.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        let wanted = wanted.filter(|&n| n < all.len());
        self.say_solved()?;
        let n = wanted.unwrap_or_else(|| all.first_open(&self.progress()));
        self.begin_exercise(Exercise::Puzzle(n))
    }

    fn say_solved(&mut self) -> io::Result<()> {
        let (all, progress) = (Collection::Puzzles, self.progress());
        let solved: usize = (0..all.len()).map(|n| all.solved(n, &progress)).sum();
        let args = [("solved", Value::from(solved)), ("count", all.len().into())];
        self.line(&self.text.say_with("puzzles-solved", &args))
    }

    fn begin_exercise(&mut self, exercise: Exercise) -> io::Result<()> {
        let Some(setup) = exercise.setup() else {
            return Ok(());
        };
        let game = Game::from_setup(Rules::default(), setup);
        let table = Table::new(game, Default::default(), self.manner.seed);
        if self.exercise.is_none() {
            self.laid_aside = self.table.take();
        }
        self.exercise = Some(exercise);
        if matches!(exercise, Exercise::Puzzle(_)) {
            self.line(&exercise.heading(self.text))?;
        }
        self.line(&exercise.task(self.text))?;
        for side in Side::ALL {
            self.line(&say::stones(&table, side, self.text))?;
        }
        self.table = Some(table);
        Ok(())
    }

    /// Says what the move just played came to, and lets the opponent answer it;
    /// a wrong one is taken back. Returns whether all is solved.
    fn judge_move(&mut self, exercise: Exercise, table: &mut Table) -> io::Result<bool> {
        let played = table.game.moves().last().copied();
        let mut verdict = exercise.verdict(&table.game);
        if verdict == Verdict::GoesOn
            && let Some(reply) = exercise.reply(&table.game)
            && table.play_bots(reply).is_ok()
        {
            verdict = exercise.verdict(&table.game);
            if verdict == Verdict::GoesOn {
                self.line(&self.text.say("answer-goes-on"))?;
            }
            self.lines(say::played(table, self.text))?;
        }
        if let (Verdict::Wrong(why), Some(played)) = (verdict, played) {
            // The player's own move, with the answer to it.
            while table.game.moves().last().is_some_and(|&mv| mv != played) {
                table.undo();
            }
            table.undo();
            self.line(&sentence::wrong(self.text, played, why))?;
        }
        Ok(verdict == Verdict::Solved)
    }

    /// Says whether the move just played is right, and goes on to what comes
    /// next.
    pub(super) fn judge(&mut self, exercise: Exercise) -> io::Result<()> {
        let Some(mut table) = self.table.take() else {
            return Ok(());
        };
        let judged = self.judge_move(exercise, &mut table);
        self.table = Some(table);
        if !judged? {
            return Ok(());
        }
        self.line(&self.text.say("answer-right"))?;
        let mut progress = self.progress();
        if progress.solve(&exercise.name())
            && let Some(path) = self.store.state_file(Progress::FILE)
            && let Err(error) = progress.write(&path)
            && !self.told
        {
            self.not_kept(&error)?;
        }
        let next = exercise.further(1);
        let goes_on = match (exercise, next) {
            (Exercise::Lesson(one, _), Some(Exercise::Lesson(other, _))) => one == other,
            (_, next) => next.is_some(),
        };
        match next.filter(|_| goes_on) {
            Some(next) => self.begin_exercise(next),
            None => {
                match exercise {
                    Exercise::Lesson(..) => self.line(&self.text.say("lesson-done"))?,
                    Exercise::Puzzle(_) => self.say_solved()?,
                }
                self.leave_exercise();
                Ok(())
            }
        }
    }

    /// Goes back to the game, if there is one.
    pub(super) fn leave_exercise(&mut self) {
        if self.exercise.take().is_some() {
            self.table = self.laid_aside.take();
        }
    }
}
