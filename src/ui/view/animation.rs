//! A move shown as it happens: a stone grows or travels, then the mill lights
//! up and the stone that is taken shrinks.
//!
//! A frame is a function of the time since the move alone, so that a key may
//! end an animation at any moment and nothing waits for one.

use super::board::{BoardView, Motion};
use crate::rules::{Move, PointSet, Side};
use std::time::Duration;

/// One move on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Animation {
    /// The move.
    pub mv: Move,
    /// The side that made it.
    pub side: Side,
}

impl Animation {
    /// How long the stone is on its way.
    pub const TRAVEL: Duration = Duration::from_millis(110);
    /// How long after that a taken stone is seen to go.
    pub const REMOVAL: Duration = Duration::from_millis(90);
    /// How long a frame is worth showing.
    pub const FRAME: Duration = Duration::from_millis(20);

    /// How long all of it takes.
    #[must_use]
    pub fn duration(self) -> Duration {
        match self.mv.removal {
            Some(_) => Animation::TRAVEL + Animation::REMOVAL,
            None => Animation::TRAVEL,
        }
    }

    /// What to show so long after the move, given what is to be seen in the
    /// end; `None` when that is already so.
    #[must_use]
    pub fn frame(self, end: &BoardView, elapsed: Duration) -> Option<BoardView> {
        if elapsed >= self.duration() {
            return None;
        }
        let mut view = BoardView {
            last_move: None,
            ghost: None,
            ..end.clone()
        };
        if let Some(done) = share(elapsed, Animation::TRAVEL) {
            view.mills = PointSet::EMPTY;
            view.motions.push(Motion {
                side: self.side,
                from: self.mv.from.unwrap_or(self.mv.to),
                to: self.mv.to,
                progress: slow_down(done),
                scale: match self.mv.from {
                    Some(_) => 1.0,
                    None => 0.4 + 0.6 * slow_down(done),
                },
            });
            view.motions.extend(self.taken(1.0));
        } else {
            let done = share(elapsed - Animation::TRAVEL, Animation::REMOVAL);
            view.motions
                .extend(self.taken(1.0 - 0.7 * done.unwrap_or(1.0)));
        }
        Some(view)
    }

    fn taken(self, scale: f32) -> Option<Motion> {
        self.mv.removal.map(|point| Motion {
            side: !self.side,
            from: point,
            to: point,
            progress: 1.0,
            scale,
        })
    }
}

/// How much of `whole` has gone, 0 to 1; `None` when all of it has.
fn share(elapsed: Duration, whole: Duration) -> Option<f32> {
    (elapsed < whole).then(|| elapsed.as_secs_f32() / whole.as_secs_f32())
}

/// Fast at first and slow in the end, as a hand sets a stone.
fn slow_down(done: f32) -> f32 {
    1.0 - (1.0 - done) * (1.0 - done)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Point};

    fn at(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn a_stone_travels_then_the_taken_one_goes() {
        let mv = Move::shift(Point::D5, Point::D6).removing(Point::A1);
        let line = PointSet::from([Point::B6, Point::D6, Point::F6]);
        let end = BoardView {
            mills: line,
            last_move: Some(mv),
            ..BoardView::of(Board::new(line, PointSet::EMPTY).unwrap())
        };
        let animation = Animation {
            mv,
            side: Side::White,
        };
        let first = animation.frame(&end, at(0)).unwrap();
        assert_eq!(first.mills, PointSet::EMPTY);
        assert_eq!(first.motions[0].progress, 0.0);
        assert_eq!(first.motions[1].side, Side::Black);
        let later = animation.frame(&end, at(150)).unwrap();
        assert_eq!(later.mills, line);
        assert_eq!(later.motions.len(), 1);
        assert!(later.motions[0].scale < 1.0);
        assert_eq!(animation.frame(&end, at(200)), None);
    }

    #[test]
    fn without_a_removal_it_is_over_when_the_stone_is_there() {
        let mv = Move::place(Point::D6);
        let board = Board::new(PointSet::EMPTY, PointSet::of(Point::D6)).unwrap();
        let animation = Animation {
            mv,
            side: Side::Black,
        };
        let end = BoardView::of(board);
        let frame = animation.frame(&end, at(50)).unwrap();
        assert!(frame.motions[0].scale > 0.4 && frame.motions[0].scale < 1.0);
        assert_eq!(animation.frame(&end, Animation::TRAVEL), None);
    }
}
