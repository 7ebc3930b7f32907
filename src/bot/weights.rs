//! The weights of the evaluation, in thousandths of a stone: a row a class, in
//! the order of the features.
//!
//! They are the output of `merels engine tune`, which begins with the weights
//! that stand here. Guesses came first; then three runs, each from the result
//! of the one before: 20000 games with seed 1, 16000 with seed 3, both with
//! 1000 positions a move and results alone, and at last
//! `merels engine tune --games 12000 --nodes 2000 --steps 600 --seed 4`.

use super::evaluation::Weights;

#[rustfmt::skip]
pub(crate) const WEIGHTS: Weights = [
    // all stones in hand
    [0, 1000, 2000, 2975, 5000, 5702, 5873, 6872, 210, -74, -414, 600, -262, 522, 0, -446, 10, -62, -50, -41, 187, 159],
    // all stones placed
    [0, 1000, 2000, 2718, 4086, 4850, 6164, 6918, 31, -283, 210, 600, 774, 958, 0, 505, 121, 168, 103, 242, 593, -4],
    // both slide
    [0, 1000, 3497, 2998, 2931, 4263, 5367, 5923, -43, -270, 292, 600, 257, 339, 339, 931, 132, 145, 80, 228, 100, 28],
    // against a side that flies
    [0, 1000, 1864, 2052, 2602, 5747, 8386, 10788, 1, -45, 250, 600, 274, 6333, 300, 413, -55, 36, 3, -87, -304, 31],
    // flying against a side that slides
    [0, 1962, 2000, 3000, 4000, 5000, 6000, 7000, 13, -25, 50, 600, 210, -63, -19, 100, 50, -28, -39, -56, 559, 15],
    // both fly
    [0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, -46, -51, 3257, 600, 3375, 4265, 0, 100, 50, -103, 13, 77, 1845, -81],
];
