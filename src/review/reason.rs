//! Why a move would have been better.

use super::PlyReview;
use super::facts;
use super::judge::Judged;
use crate::bot::Score;
use crate::rules::patterns::DoubleMill;
use crate::rules::{Move, PointSet, Position, Rules, Side};
use crate::tables::Value;

/// Why another move would have been better than the one played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A mill could have been closed on one of these points, and the better
    /// move does so.
    OverlookedMill(PointSet),
    /// The opponent could close a mill on one of these points; the better move
    /// sees to it.
    LeftMillOpen(PointSet),
    /// The opponent could make this double mill.
    AllowedDoubleMill(DoubleMill),
    /// The better move makes this double mill.
    MissedDoubleMill(DoubleMill),
    /// The better move wins in so many plies, itself included.
    MissedWin(u32),
    /// After the move played the opponent wins in so many plies.
    Loses(u32),
    /// The better move leaves the opponent without a legal move.
    MissedBlockade,
    /// The value before the move and the lower one after it, for the side that
    /// moved, by the exact tables.
    GaveAway(Value, Value),
    /// The opponent answers by closing a mill; after the better move it
    /// cannot do so at once.
    LosesStone,
    /// Nothing that can be named: the judge thinks that the better move is
    /// worth so many stones more, at least one.
    WorthMore(u32),
}

/// The most reasons worth giving.
const MOST: usize = 2;

/// Why `better` was better, the weightiest reasons first. `judged` are the
/// positions before and after the move played.
pub(super) fn reasons(
    review: &PlyReview,
    before: Position,
    better: Move,
    rules: Rules,
    judged: [&Judged; 2],
) -> Vec<Reason> {
    let side = review.side;
    let mut reasons = Vec::new();
    let [now, next] = judged.map(|judged| of_side(judged.worth.score, side));
    let won = matches!(now, Score::Win(_));
    let better_leads_to = before.play_unchecked(better);
    if won && !better_leads_to.can_move(rules) {
        reasons.push(Reason::MissedBlockade);
    } else if won && better_leads_to.decided(rules).is_some() {
        reasons.push(Reason::MissedWin(1));
    } else if let (Score::Win(plies), false, false) =
        (now, matches!(next, Score::Win(_)), judged[0].worth.exact)
    {
        reasons.push(Reason::MissedWin(plies));
    }
    // The plies of an exact value are not those to the end.
    if let Some([before, after]) = review.verdict.and_then(|verdict| verdict.exact) {
        reasons.push(Reason::GaveAway(before, after));
    } else if let (Score::Loss(plies), false, false) =
        (next, matches!(now, Score::Loss(_)), judged[1].worth.exact)
    {
        reasons.push(Reason::Loses(plies));
    }
    let opponents = crate::rules::patterns::threats(better_leads_to, !side, rules);
    reasons.extend(facts::overlooked(review).filter(|reason| match reason {
        Reason::OverlookedMill(_) => before.closes_mill(better),
        Reason::LeftMillOpen(_) => opponents.is_empty(),
        _ => true,
    }));
    if let Some(&double) = facts::made(before, better_leads_to, side).first() {
        reasons.push(Reason::MissedDoubleMill(double));
    }
    let after = before.play_unchecked(review.played);
    let answered = next_closes(after, judged[1]);
    if answered && opponents.is_empty() && review.open_mills.is_empty() {
        reasons.push(Reason::LosesStone);
    }
    if let (true, Some(verdict)) = (reasons.is_empty(), review.verdict) {
        let stones = (verdict.lost.unsigned_abs() + 50) / 100;
        reasons.push(Reason::WorthMore(stones.max(1)));
    }
    reasons.truncate(MOST);
    reasons
}

/// Whether the best reply closes a mill.
fn next_closes(after: Position, judged: &Judged) -> bool {
    judged
        .line
        .first()
        .is_some_and(|&reply| after.closes_mill(reply))
}

/// A score for White as `side` sees it.
fn of_side(score: Score, side: Side) -> Score {
    super::judge::for_white(score, side)
}
