//! Chance that comes out the same on every machine.
#![allow(dead_code)] // each test uses some of it

/// A small generator; the number is its seed.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    pub fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len())]
    }
}

/// A number from the environment, where a longer run or another one is wanted.
pub fn number(name: &str, usual: usize) -> usize {
    let wanted = std::env::var(name).ok();
    wanted.map_or(usual, |wanted| wanted.parse().unwrap())
}
