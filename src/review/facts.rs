//! What the rules alone say of a ply.

use super::judge::{Judged, verdict};
use super::{PlyReview, Reason, reason};
use crate::rules::patterns::{self, DoubleMill};
use crate::rules::{Game, Move, Point, PointSet, Position, Rules, Side};

impl PlyReview {
    /// The review of the move after `ply` plies.
    pub(super) fn of(game: &Game, ply: usize, judged: &[Judged]) -> Option<PlyReview> {
        let rules = game.rules();
        let played = *game.moves().get(ply)?;
        let before = game.setup_after(ply)?.position;
        let after = game.setup_after(ply + 1)?.position;
        let reply = game.setup_after(ply + 2).map(|setup| setup.position);
        let side = before.turn();
        let legal = before.legal_moves(rules);
        let closed = before.closes_mill(played);
        let choice = legal.len() > 1;
        let (now, next) = (judged.get(ply)?, judged.get(ply + 1)?);
        let best = now.line.first().copied().filter(|&best| best != played);
        let verdict = choice.then(|| {
            let verdict = verdict(now.worth, next.worth, side);
            match best {
                Some(_) => verdict,
                None => super::Verdict { lost: 0, ..verdict },
            }
        });
        let mut review = PlyReview {
            side,
            played,
            choice,
            closed,
            missed_mills: if closed {
                PointSet::EMPTY
            } else {
                patterns::threats(before, side, rules)
            },
            open_mills: open_mills(before, after, played, &legal, rules),
            made: made(before, after, side),
            allowed: reply.map_or_else(Vec::new, |reply| {
                allowed(before, after, reply, &legal, rules)
            }),
            better: best.filter(|_| verdict.is_some_and(|verdict| verdict.lost > 0)),
            verdict,
            reasons: Vec::new(),
        };
        if let Some(better) = review.better {
            review.reasons = reason::reasons(&review, before, better, rules, [now, next]);
            let overlooked = review.reasons.iter().any(|reason| {
                matches!(reason, Reason::OverlookedMill(_) | Reason::LeftMillOpen(_))
            });
            if let Some(verdict) = review.verdict.as_mut().filter(|_| overlooked) {
                verdict.overlooked();
            }
        }
        Some(review)
    }
}

/// The points where the opponent can close a mill after a move that should
/// have seen to it.
fn open_mills(
    before: Position,
    after: Position,
    played: Move,
    legal: &[Move],
    rules: Rules,
) -> PointSet {
    let opponent = !before.turn();
    let threatened = patterns::threats(before, opponent, rules);
    let open = patterns::threats(after, opponent, rules);
    if threatened.is_empty() || open.is_empty() || before.closes_mill(played) {
        return PointSet::EMPTY;
    }
    let preventable = legal
        .iter()
        .any(|&mv| patterns::threats(before.play_unchecked(mv), opponent, rules).is_empty());
    if preventable { open } else { PointSet::EMPTY }
}

/// A double mill without saying on which end the shuttle stands.
fn figure(double: DoubleMill) -> (PointSet, PointSet) {
    let ends = PointSet::of(double.shuttle).with(double.open);
    (double.stones() | ends, ends)
}

/// The double mills of `side` that stand in `after` and not in `before`.
pub(super) fn made(before: Position, after: Position, side: Side) -> Vec<DoubleMill> {
    let old: Vec<_> = patterns::double_mills(before.board(), side)
        .map(figure)
        .collect();
    patterns::double_mills(after.board(), side)
        .filter(|&double| !old.contains(&figure(double)))
        .collect()
}

/// The double mills that the opponent made with the move that led from `after`
/// to `reply`, if some move of `legal` would have made each such move
/// impossible.
fn allowed(
    before: Position,
    after: Position,
    reply: Position,
    legal: &[Move],
    rules: Rules,
) -> Vec<DoubleMill> {
    let opponent = !before.turn();
    let made = made(after, reply, opponent);
    if made.is_empty() {
        return made;
    }
    let prevents = |&mv: &Move| {
        let next = before.play_unchecked(mv);
        let mut any = false;
        next.for_each_move(rules, |answer| {
            any = any || !self::made(next, next.play_unchecked(answer), opponent).is_empty();
        });
        !any
    };
    if legal.iter().any(prevents) {
        made
    } else {
        Vec::new()
    }
}

/// Reasons that follow from the rules alone, for what was played.
pub(super) fn overlooked(review: &PlyReview) -> impl Iterator<Item = Reason> {
    let first = |points: PointSet| -> Option<Point> { points.first() };
    [
        first(review.missed_mills).map(|_| Reason::OverlookedMill(review.missed_mills)),
        first(review.open_mills).map(|_| Reason::LeftMillOpen(review.open_mills)),
        review
            .allowed
            .first()
            .map(|&double| Reason::AllowedDoubleMill(double)),
    ]
    .into_iter()
    .flatten()
}
