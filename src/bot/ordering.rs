//! Which moves are tried first.

use super::lanes::Pairs;
use super::node::{Node, Step};

/// Moves that were good elsewhere: killers by ply, and how often each move
/// refuted something, by side.
pub(super) struct Experience {
    killers: Vec<[Step; 2]>,
    history: Vec<i16>,
}

const HISTORY_LIMIT: i32 = 16_000;

/// Beyond all history: killers, steps into the opponent's threats, closings.
const KILLER: i32 = 40_000;
const BLOCK: i32 = 60_000;
const CLOSING: i32 = 100_000;

impl Experience {
    pub(super) fn new(plies: usize) -> Experience {
        Experience {
            killers: vec![[Step::NONE; 2]; plies],
            history: vec![0; 2 << 10],
        }
    }

    #[inline]
    fn slot(ply: usize, step: Step) -> usize {
        (ply & 1) << 10 | (step.0 & 0x3FF) as usize
    }

    /// How promising a step is that closes no mill; `threats` are the points
    /// where the opponent would close one.
    #[inline]
    pub(super) fn quiet(&self, ply: usize, step: Step, threats: u32) -> i32 {
        let mut score = i32::from(self.history[Experience::slot(ply, step)]);
        if threats >> step.to() & 1 == 1 {
            score += BLOCK;
        }
        if self.killers[ply][0] == step {
            score += KILLER;
        } else if self.killers[ply][1] == step {
            score += KILLER - 1000;
        }
        score
    }

    /// A quiet step refuted the opponent's last move; those tried before it did
    /// not.
    pub(super) fn reward(
        &mut self,
        ply: usize,
        depth: i32,
        best: Step,
        tried: impl Iterator<Item = Step>,
    ) {
        if self.killers[ply][0] != best {
            self.killers[ply][1] = self.killers[ply][0];
            self.killers[ply][0] = best;
        }
        let bonus = (depth * depth).min(400) * 8;
        self.update(ply, best, bonus);
        for step in tried {
            self.update(ply, step, -bonus);
        }
    }

    fn update(&mut self, ply: usize, step: Step, bonus: i32) {
        let value = &mut self.history[Experience::slot(ply, step)];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
    }
}

/// How promising it is to close a mill with `step`: by what the removal takes
/// from the opponent.
#[inline]
pub(super) fn closing(node: Node, step: Step) -> i32 {
    let opp = node.opp & !(1 << step.removal());
    let pairs = Pairs::of(super::lanes::Lanes::new(node.own | 1 << step.to(), opp));
    let left = pairs.closing();
    let taken = super::lanes::Lanes::new(0, left.opp() & node.empty());
    let near = pairs.sliding();
    let threats = super::lanes::Lanes::new(0, near.opp() & node.empty());
    CLOSING - 40 * taken.count().1 - 100 * threats.count().1
}
