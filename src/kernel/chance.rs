//! The random generator of a match: `SplitMix64`, part of the state, so that a match repeats from its seed.

use serde::{Deserialize, Serialize};

/// A generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance(pub u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound`, or 0 if that is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let product = u128::from(mix(self.0)) * bound as u128;
        usize::try_from(product >> 64).unwrap_or(0)
    }
}

/// Mixes the bits of a number.
pub fn mix(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}
