//! The weights of the evaluation, in hundredths of a stone.
//!
//! `weights.bin` is what `merels engine tune src/bot/weights.bin --seed 1` makes
//! from the tables of `merels solve` and `merels solve --no-flying --stones 11`
//! (660846 positions; mean squared error on games held out 0.0246, 0.157
//! without weights). It holds two bytes a weight, the smaller byte first, stage
//! by stage, deflated.

use super::evaluation::{self, SIZE, Stage};
use std::fmt;
use std::sync::LazyLock;

/// One weight a stage and shape.
pub(crate) struct Weights {
    stages: Vec<[i16; SIZE]>,
}

static FITTED: LazyLock<Weights> = LazyLock::new(|| {
    let bytes = miniz_oxide::inflate::decompress_to_vec(include_bytes!("weights.bin"));
    let stored: Vec<i16> = bytes
        .unwrap_or_default()
        .chunks_exact(2)
        .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
        .collect();
    Weights::unpack(&stored)
});

impl Weights {
    /// The weights that are part of the program.
    pub(crate) fn fitted() -> &'static Weights {
        &FITTED
    }

    /// How many stored weights there are in all stages.
    pub(crate) fn stored() -> usize {
        Stage::COUNT * evaluation::packed_size()
    }

    /// From stored weights, one a class of shapes; those that are missing count
    /// as nought.
    pub(crate) fn unpack(stored: &[i16]) -> Weights {
        let size = evaluation::packed_size();
        let place: Vec<usize> = (0..SIZE).map(evaluation::packed).collect();
        let mut stages = vec![[0; SIZE]; Stage::COUNT];
        for (n, stage) in stages.iter_mut().enumerate() {
            for (weight, place) in stage.iter_mut().zip(&place) {
                *weight = stored.get(n * size + place).copied().unwrap_or(0);
            }
        }
        Weights { stages }
    }

    /// The weights as they are stored, one a class of shapes.
    pub(crate) fn pack(&self) -> Vec<i16> {
        let size = evaluation::packed_size();
        let mut stored = vec![0; Weights::stored()];
        for (n, stage) in self.stages.iter().enumerate() {
            for (shape, weight) in stage.iter().enumerate() {
                stored[n * size + evaluation::packed(shape)] = *weight;
            }
        }
        stored
    }

    /// The bytes of `weights.bin`.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let bytes: Vec<u8> = self.pack().iter().flat_map(|w| w.to_le_bytes()).collect();
        miniz_oxide::deflate::compress_to_vec(&bytes, 10)
    }

    #[inline]
    pub(super) fn of(&self, stage: Stage) -> &[i16; SIZE] {
        &self.stages[stage as usize]
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({} of {SIZE})", self.stages.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_weights_are_whole() {
        let weights = Weights::fitted();
        assert_eq!(weights.to_bytes(), include_bytes!("weights.bin"));
        assert!(
            weights
                .stages
                .iter()
                .all(|stage| stage.iter().any(|&w| w != 0))
        );
    }
}
