//! The search: principal variation search with iterative deepening.

use super::clock::{CHECK_EVERY, Clock};
use super::evaluation::evaluate;
use super::node::{Gaps, Node, Step};
use super::ordering::{self, Experience};
use super::transposition::{Bound, Entry, Table, from_table, table_key, to_table, untransformed};
use super::weights::Weights;
use crate::rules::{Board, PointSet, Position, Rules, Side};
use crate::tables::{Tables, Value};

/// The value of a win on the spot; a win after n plies is n less.
pub(super) const WIN: i32 = 30_000;
/// No evaluation reaches this; what lies beyond is a win or a loss.
pub(super) const DECIDED: i32 = WIN - 1000;
/// What a win by the tables is worth: more than any evaluation, less than a win
/// whose end is in sight.
const KNOWN_WIN: i32 = 10_000;
/// No evaluation is further from nought; what is counts the plies to an end or
/// to a known win.
pub(super) const MOST: i32 = 9_000;
/// The tables in the program reach up to so many stones.
const KNOWN_STONES: u32 = 9;
/// How many plies a line may have.
pub(super) const MAX_PLY: usize = 128;
/// The deepest iteration.
pub(super) const MAX_DEPTH: i32 = 100;

/// Up to this depth a position with nothing to fear is left alone where it is
/// this much better a ply than need be.
const CALM_DEPTH: i32 = 4;
const CALM_MARGIN: i32 = 40;

/// Up to this depth only blocks are looked at where the opponent threatens to
/// close a mill.
const HASTE_DEPTH: i32 = 2;
/// So far from the root blocks are looked at one ply deeper.
const FORCED_PLIES: usize = 20;

/// From this depth on a pass is tried.
const PASS_DEPTH: i32 = 3;

/// With fewer plies than this left to the quiet limit, the number left belongs
/// to what a stored value depends on.
const LIMIT_NEAR: u32 = 24;

/// What the rules and the game so far add to a position.
#[derive(Clone, Debug)]
pub(super) struct Past {
    pub(super) rules: Rules,
    /// The quiet plies at the root.
    pub(super) quiet: u32,
    /// The keys since the last removal or placement, the root's at the end.
    pub(super) keys: Vec<u64>,
    /// What a draw is worth to the side to move at the root.
    pub(super) draw: i32,
    /// How far evaluations are off, in hundredths of a stone, and the seed that
    /// says how.
    pub(super) noise: (i32, u64),
}

/// A root move with what is known of it.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub(super) step: Step,
    /// From the last iteration that tried it with an open window.
    pub(super) score: i32,
    /// The line that begins with it.
    pub(super) line: Vec<Step>,
}

/// One thread's search.
pub(super) struct Searcher<'a> {
    table: &'a Table,
    clock: &'a Clock<'a>,
    past: &'a Past,
    /// The quiet limit, if there is one.
    limit: Option<u32>,
    weights: &'a Weights,
    /// What is asked after a removal that leaves few stones.
    tables: Option<&'a Tables>,
    pub(super) nodes: u64,
    /// The keys of the past and of the line being searched.
    path: Vec<u64>,
    /// How many keys are the past's, the root's included.
    rooted: usize,
    experience: Experience,
    /// The moves of all nodes of the line being searched, one after the other.
    moves: Vec<(Step, i32)>,
    /// The best line from each ply on.
    lines: Vec<Vec<Step>>,
    stopped: bool,
    /// Whether the step to the next node is a pass.
    passed: bool,
    /// Whether this is not the thread that chooses.
    pub(super) helper: bool,
    /// Whether stored values may answer for searches, and moves may be looked
    /// at more or less deep than others; the value is then no longer that of
    /// plain minimax.
    pub(super) trust: bool,
}

/// What a node inherits from its line.
#[derive(Clone, Copy)]
struct Trail {
    ply: usize,
    /// Plies without a removal.
    quiet: u32,
    /// Plies without a removal or placement.
    reversible: usize,
}

impl Trail {
    #[inline]
    fn after(self, step: Step) -> Trail {
        Trail {
            ply: self.ply + 1,
            quiet: if step.removes() { 0 } else { self.quiet + 1 },
            reversible: if step.removes() || step.origin() == Step::NOWHERE {
                0
            } else {
                self.reversible + 1
            },
        }
    }
}

impl<'a> Searcher<'a> {
    pub(super) fn new(
        table: &'a Table,
        clock: &'a Clock<'a>,
        past: &'a Past,
        weights: &'a Weights,
        tables: Option<&'a Tables>,
    ) -> Searcher<'a> {
        Searcher {
            table,
            clock,
            past,
            limit: past.rules.quiet_limit.map(|limit| limit.get().into()),
            weights,
            tables,
            nodes: 0,
            path: past.keys.clone(),
            rooted: past.keys.len(),
            experience: Experience::new(MAX_PLY + 2),
            moves: Vec::with_capacity(4096),
            lines: vec![Vec::new(); MAX_PLY + 2],
            stopped: false,
            passed: false,
            helper: false,
            trust: true,
        }
    }

    /// Whether the clock or someone else ended the search.
    pub(super) fn stopped(&self) -> bool {
        self.stopped
    }

    /// Searches the root moves `depth` plies deep with this window. The best
    /// comes to the front, with its line and score; the score is returned. A
    /// stopped search leaves the order as far as it came, and returns what the
    /// best of the moves tried is worth.
    pub(super) fn root(
        &mut self,
        node: Node,
        moves: &mut [RootMove],
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let trail = Trail {
            ply: 0,
            quiet: self.past.quiet,
            reversible: self.rooted - 1,
        };
        let mut best = -WIN;
        for n in 0..moves.len() {
            let step = moves[n].step;
            let mut score;
            if n == 0 {
                score = -self.child(node, step, trail, depth - 1, -beta, -alpha);
            } else {
                let reduced = if self.trust {
                    reduction(depth, n, step.removes())
                } else {
                    0
                };
                score = -self.child(node, step, trail, depth - 1 - reduced, -alpha - 1, -alpha);
                if score > alpha && reduced > 0 && !self.stopped {
                    score = -self.child(node, step, trail, depth - 1, -alpha - 1, -alpha);
                }
                if score > alpha && score < beta && !self.stopped {
                    score = -self.child(node, step, trail, depth - 1, -beta, -alpha);
                }
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha || n == 0 {
                    moves[n].score = score;
                    moves[n].line.clear();
                    moves[n].line.push(step);
                    let tail = std::mem::take(&mut self.lines[1]);
                    moves[n].line.extend_from_slice(&tail);
                    self.lines[1] = tail;
                    moves[..=n].rotate_right(1);
                }
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// Whether `step` is worth at least `least` at the root, searched `depth`
    /// plies deep; `None` where the clock ended the search first.
    pub(super) fn reaches(
        &mut self,
        node: Node,
        step: Step,
        depth: i32,
        least: i32,
    ) -> Option<bool> {
        let trail = Trail {
            ply: 0,
            quiet: self.past.quiet,
            reversible: self.rooted - 1,
        };
        let score = -self.child(node, step, trail, depth - 1, -least, -least + 1);
        (!self.stopped).then_some(score >= least)
    }

    /// The value of `node` after `step`, for the side that is then to move.
    #[inline]
    fn child(
        &mut self,
        node: Node,
        step: Step,
        trail: Trail,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let next = node.play(step);
        let trail = trail.after(step);
        self.path.push(next.key());
        let score = self.node(next, trail, depth, alpha, beta);
        self.path.pop();
        score
    }

    /// The value of `node` for the opponent, if the side to move passed, seen
    /// through a window of one point above `alpha`.
    fn pass(&mut self, node: Node, trail: Trail, depth: i32, alpha: i32) -> i32 {
        let next = Node {
            own: node.opp,
            opp: node.own,
            own_hand: node.opp_hand,
            opp_hand: node.own_hand,
        };
        let trail = Trail {
            ply: trail.ply + 1,
            quiet: trail.quiet + 1,
            // No position from before a pass comes again.
            reversible: 0,
        };
        self.path.push(next.key());
        self.passed = true;
        let score = self.node(next, trail, depth, alpha, alpha + 1);
        self.path.pop();
        score
    }

    /// Whether the position now stood on the board before: once in this line,
    /// or twice in the game.
    #[inline]
    fn repeated(&self, reversible: usize) -> bool {
        if reversible < 4 {
            return false;
        }
        let now = self.path.len() - 1;
        let key = self.path[now];
        let mut earlier = 0;
        let mut back = 4;
        while back <= reversible && back <= now {
            if self.path[now - back] == key {
                if now - back + 1 >= self.rooted {
                    return true;
                }
                earlier += 1;
                if earlier == 2 && self.past.rules.repetition {
                    return true;
                }
            }
            back += 2;
        }
        false
    }

    /// What a draw is worth to the side to move `ply` plies from the root.
    #[inline]
    fn draw(&self, ply: usize) -> i32 {
        if ply & 1 == 0 {
            self.past.draw
        } else {
            -self.past.draw
        }
    }

    #[inline]
    fn evaluate(&self, node: Node, gaps: &Gaps) -> i32 {
        let mut value = evaluate(node, gaps, self.past.rules.flying, self.weights);
        let (size, seed) = self.past.noise;
        if size > 0 {
            let roll = super::random::mix(node.key() ^ seed);
            // The sum of two dice: mostly small errors.
            let spread = (roll as u32 % 1024) as i32 + ((roll >> 32) as u32 % 1024) as i32;
            value += (spread - 1023) * size / 1023;
        }
        value.clamp(-MOST, MOST)
    }

    /// The value of a position that a removal has just led to, where few stones
    /// are left and the tables know it.
    #[inline]
    fn known(&self, node: Node, trail: Trail) -> Option<i32> {
        let tables = self.tables?;
        let placed = node.own_hand + node.opp_hand == 0;
        if trail.quiet > 0 || trail.ply == 0 || !placed {
            return None;
        }
        if (node.own | node.opp).count_ones() > KNOWN_STONES {
            return None;
        }
        let board = Board::new(PointSet::from_bits(node.own), PointSet::from_bits(node.opp));
        let position = Position::new(board?, [0, 0], Side::White).ok()?;
        let exact = tables.probe(position, self.past.rules, 0)?;
        let far = i32::from(exact.plies.unwrap_or(0)) + trail.ply as i32;
        Some(match exact.value {
            Value::Win => KNOWN_WIN - far,
            Value::Draw => self.draw(trail.ply),
            Value::Loss => far - KNOWN_WIN,
        })
    }

    /// Counts a position, and looks at the clock now and then.
    #[inline]
    fn tick(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(CHECK_EVERY) {
            self.check();
        }
    }

    #[cold]
    fn check(&mut self) {
        let counted = if self.helper {
            self.clock.add_elsewhere(CHECK_EVERY);
            0
        } else {
            self.nodes
        };
        self.stopped |= self.clock.is_up(counted);
    }

    /// The value of `node` for the side to move, at least `depth` plies deep.
    fn node(&mut self, node: Node, trail: Trail, depth: i32, alpha: i32, beta: i32) -> i32 {
        let ply = trail.ply;
        let passed = std::mem::take(&mut self.passed);
        self.lines[ply].clear();
        let flying = self.past.rules.flying;
        if node.own_left() < 3 || !node.can_move(flying) {
            self.tick();
            return -(WIN - ply as i32);
        }
        if self.limit.is_some_and(|limit| trail.quiet >= limit) || self.repeated(trail.reversible) {
            self.tick();
            return self.draw(ply);
        }
        if let Some(value) = self.known(node, trail) {
            self.tick();
            return value;
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(node, trail, alpha, beta, 0);
        }
        self.tick();
        if self.stopped {
            return 0;
        }

        // A faster win than one already found is all that matters.
        let mut alpha = alpha.max(-(WIN - ply as i32));
        let beta = beta.min(WIN - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }

        let near = self
            .limit
            .map_or(u64::MAX, |limit| u64::from(limit - trail.quiet));
        let flies = node.own_flies(flying) || node.opp_flies(flying);
        // One ply from the end it is as quick to search again, except where
        // there are very many moves.
        let stored = depth > 1 || flies;
        let (mut key, symmetry) = table_key(node, flies);
        if near < u64::from(LIMIT_NEAR) {
            key |= near << 56;
        }
        // Asked for before it is needed: the memory it lies in is far away.
        let entry = if stored { self.table.get(key) } else { None };

        let gaps = node.gaps(flying);
        let close = gaps.close;
        if close.own() != 0 && node.opp != 0 && node.opp_left() == 3 {
            return WIN - ply as i32 - 1;
        }
        // With three stones left a mill of the opponent's ends the game: only
        // stepping into it is a move.
        let threats = close.opp();
        let must_block = threats != 0 && close.own() == 0 && node.own_left() == 3
            // The limit may come first.
            && self.limit.is_none_or(|limit| trail.quiet + 1 < limit);
        if must_block && threats & (threats - 1) != 0 {
            return -(WIN - ply as i32 - 2);
        }

        let open = beta - alpha > 1;
        let mut first = Step::NONE;
        if let Some(entry) = entry {
            first = untransformed(entry.step, symmetry);
            let score = from_table(i32::from(entry.score), ply);
            if self.trust && !open && i32::from(entry.depth) >= depth {
                let answers = match entry.bound {
                    Bound::Exact => true,
                    Bound::Lower => score >= beta,
                    Bound::Upper => score <= alpha,
                };
                if answers {
                    return score;
                }
            }
            if first != Step::NONE && !node.is_legal(first, flying) {
                first = Step::NONE;
            }
        }

        if !open && self.trust && threats == 0 && beta.abs() < DECIDED {
            // Where any point can be reached it is hardly ever bad to be on the
            // move: who may pass and is still well off will be so with a move.
            let free = node.own_hand > 0 || node.own_flies(flying);
            let may_pass = free && !passed && depth >= PASS_DEPTH;
            let worth = if may_pass || depth <= CALM_DEPTH {
                self.evaluate(node, &gaps)
            } else {
                -WIN
            };
            if depth <= CALM_DEPTH && worth - CALM_MARGIN * depth >= beta {
                return worth;
            }
            if may_pass && worth >= beta {
                let score = -self.pass(node, trail, depth - 3 - depth / 4, -beta);
                if self.stopped {
                    return 0;
                }
                if score >= beta && score < DECIDED {
                    return score;
                }
            }
        }

        let base = self.moves.len();
        {
            let (moves, experience) = (&mut self.moves, &self.experience);
            node.for_each_closing(flying, |step| {
                moves.push((step, ordering::closing(node, step)));
            });
            let allowed = if must_block { threats } else { u32::MAX };
            node.for_each_quiet(flying, allowed, |step| {
                moves.push((step, experience.quiet(ply, step, threats)));
            });
            if first != Step::NONE {
                for (step, score) in &mut moves[base..] {
                    if *step == first {
                        *score = i32::MAX;
                    }
                }
            }
        }
        let end = self.moves.len();
        if base == end {
            // Nothing can be done about the threat.
            return -(WIN - ply as i32 - 2);
        }
        let extension = i32::from(self.trust && (must_block || end - base == 1));
        let depth = depth + extension;

        let threatened = self.trust && threats != 0 && close.own() == 0 && !flies;
        let start = alpha;
        let mut best = -WIN;
        let mut best_step = Step::NONE;
        for n in base..end {
            let step = best_first(&mut self.moves[n..end]);
            let tried = n - base;
            let mut score;
            // An answer that is forced is no ply of its own.
            let forced = threatened && !must_block && threats >> step.to() & 1 == 1;
            let depth = depth + i32::from(forced && ply < FORCED_PLIES);
            if tried == 0 {
                score = -self.child(node, step, trail, depth - 1, -beta, -alpha);
            } else {
                let helps = step.removes() || threats >> step.to() & 1 == 1;
                // Near the end there is no time to lose a stone and get it back.
                if threatened && !helps && depth <= HASTE_DEPTH && best > -DECIDED {
                    continue;
                }
                let reduced = if self.trust {
                    reduction(depth, tried, helps)
                } else {
                    0
                };
                score = -self.child(node, step, trail, depth - 1 - reduced, -alpha - 1, -alpha);
                if score > alpha && reduced > 0 && !self.stopped {
                    score = -self.child(node, step, trail, depth - 1, -alpha - 1, -alpha);
                }
                if score > alpha && score < beta && !self.stopped {
                    score = -self.child(node, step, trail, depth - 1, -beta, -alpha);
                }
            }
            if self.stopped {
                self.moves.truncate(base);
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_step = step;
                    if open {
                        let (here, below) = self.lines.split_at_mut(ply + 1);
                        here[ply].clear();
                        here[ply].push(step);
                        here[ply].extend_from_slice(&below[0]);
                    }
                    if score >= beta {
                        if !step.removes() {
                            let quiet = self.moves[base..n]
                                .iter()
                                .map(|&(step, _)| step)
                                .filter(|step| !step.removes());
                            self.experience.reward(ply, depth, step, quiet);
                        }
                        break;
                    }
                }
            }
        }
        self.moves.truncate(base);

        let bound = if best >= beta {
            Bound::Lower
        } else if best > start {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if stored {
            self.table.put(
                key,
                Entry {
                    step: best_step.transformed(symmetry),
                    score: to_table(best, ply) as i16,
                    depth: (depth - extension) as i8,
                    bound,
                },
            );
        }
        best
    }

    /// The value of `node` when only mills are closed from here on, and only
    /// where that is better than to leave it.
    fn quiescence(&mut self, node: Node, trail: Trail, alpha: i32, beta: i32, depth: i32) -> i32 {
        self.tick();
        let ply = trail.ply;
        let flying = self.past.rules.flying;
        if node.own_left() < 3 || !node.can_move(flying) {
            return -(WIN - ply as i32);
        }
        let gaps = node.gaps(flying);
        let close = gaps.close;
        let (own, opp) = (close.own(), close.opp());
        if own != 0 && node.opp != 0 && node.opp_left() == 3 {
            return WIN - ply as i32 - 1;
        }
        if own == 0
            && node.own_left() == 3
            && opp & opp.wrapping_sub(1) != 0
            && self.limit.is_none_or(|limit| trail.quiet + 1 < limit)
        {
            return -(WIN - ply as i32 - 2);
        }
        let mut best = self.evaluate(node, &gaps);
        if best >= beta || own == 0 || depth <= -6 || self.stopped {
            return best;
        }
        let mut alpha = alpha.max(best);
        let base = self.moves.len();
        let moves = &mut self.moves;
        node.for_each_closing(flying, |step| {
            moves.push((step, ordering::closing(node, step)));
        });
        let end = self.moves.len();
        // The most harmful removals only.
        for n in base..end.min(base + 2) {
            let step = best_first(&mut self.moves[n..end]);
            let score =
                -self.quiescence(node.play(step), trail.after(step), -beta, -alpha, depth - 1);
            if score > best {
                best = score;
                alpha = alpha.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(base);
        best
    }
}

/// Brings the most promising step to the front. There is at least one.
#[inline]
fn best_first(moves: &mut [(Step, i32)]) -> Step {
    let (mut top, mut most) = (0, i32::MIN);
    for (n, &(_, score)) in moves.iter().enumerate() {
        if score > most {
            (top, most) = (n, score);
        }
    }
    moves.swap(0, top);
    moves[0].0
}

/// How much less deep a move is looked at that comes late in the order.
#[inline]
fn reduction(depth: i32, tried: usize, helps: bool) -> i32 {
    if depth < 3 || tried < 3 || helps {
        return 0;
    }
    let late = (tried as u32).ilog2() as i32;
    let deep = (depth as u32).ilog2() as i32;
    (late * deep / 2).clamp(1, depth - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::random::Random;
    use crate::rules::Game;
    use std::sync::atomic::AtomicBool;

    fn past(game: &Game) -> Past {
        crate::bot::past(game, 0, 0)
    }

    /// The value by looking at every move to the full depth, with the moves of
    /// the rules and the searcher's judgement at the end.
    fn minimax(game: &mut Game, searcher: &mut Searcher, depth: i32, ply: usize) -> i32 {
        let rules = game.rules();
        let setup = game.setup();
        if setup.position.decided(rules).is_some() {
            return -(WIN - ply as i32);
        }
        let limit = rules.quiet_limit.map_or(u16::MAX, |limit| limit.get());
        // In a line that begins at the root a second time is as good as a third.
        let before = game.occurrences_of(setup.position) - 1;
        if ply > 0 && (setup.quiet_plies >= limit || before > 0) {
            return 0;
        }
        let node = Node::from(setup.position);
        if depth == 0 {
            let trail = Trail {
                ply,
                quiet: setup.quiet_plies.into(),
                reversible: 0,
            };
            return searcher.quiescence(node, trail, -WIN, WIN, 0);
        }
        let mut best = -WIN;
        for mv in setup.position.legal_moves(rules) {
            game.play(mv).unwrap();
            best = best.max(-minimax(game, searcher, depth - 1, ply + 1));
            game.undo();
        }
        best
    }

    #[test]
    fn finds_the_value_of_plain_minimax() {
        let stop = AtomicBool::new(false);
        let mut random = Random::new(11);
        let mut searched = 0;
        for number in 0..60 {
            let rules = Rules {
                flying: number % 4 != 0,
                quiet_limit: std::num::NonZeroU16::new(12),
                ..Rules::default()
            };
            let mut game = Game::new(rules);
            for _ in 0..random.below(90) {
                let moves = game.legal_moves();
                if moves.is_empty() {
                    break;
                }
                // The limit is meant to be near, not reached.
                if game.setup().quiet_plies < 10 {
                    game.play(moves[random.below(moves.len())]).unwrap();
                }
            }
            if game.outcome().is_some() {
                continue;
            }
            // A game of its own, so that nothing has occurred before.
            let mut game = Game::from_setup(rules, game.setup());
            let past = past(&game);
            let clock = Clock::new(std::time::Instant::now(), None, None, &stop);
            for depth in 1..=3 {
                let table = Table::new(1 << 16);
                let mut searcher = Searcher::new(&table, &clock, &past, Weights::fitted(), None);
                searcher.trust = false;
                let mut moves: Vec<RootMove> = game
                    .legal_moves()
                    .into_iter()
                    .map(|mv| RootMove {
                        step: mv.into(),
                        score: 0,
                        line: Vec::new(),
                    })
                    .collect();
                let node = Node::from(game.position());
                let found = searcher.root(node, &mut moves, depth, -WIN, WIN);
                let value = minimax(&mut game, &mut searcher, depth, 0);
                assert_eq!(found, value, "depth {depth} in {:?}", game.setup());
                searched += 1;
            }
        }
        assert!(searched > 100);
    }
}
