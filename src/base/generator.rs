//! The random number generator of a game. It is part of the state, so that a seed determines the whole game.

use serde::{Deserialize, Serialize};

/// `SplitMix64` (Steele, Lea and Flood 2014). Do not change it: a seed must mean the same game in every version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Generator(pub u64);

impl Generator {
    /// Returns the next 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// Returns a number below `bound`, or 0 if `bound` is 0. It is the high half of a 128-bit product, with a bias of
    /// at most bound / 2⁶⁴.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        let product = u128::from(self.bits()) * u128::from(u64::try_from(bound).unwrap_or(u64::MAX));
        usize::try_from(product >> 64).unwrap_or(0)
    }
}

/// Mixes 64 bits; the function is a bijection.
#[inline]
pub fn mix(bits: u64) -> u64 {
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::Generator;

    #[test]
    fn the_sequence_is_pinned() {
        // The published test values of SplitMix64 for the seed 1234567.
        let mut generator = Generator(1_234_567);
        let numbers = [generator.bits(), generator.bits(), generator.bits()];
        assert_eq!(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn draws_stay_below_their_bound_and_reach_all_of_it() {
        let mut generator = Generator(7);
        let mut seen = [0_u32; 6];
        for _ in 0..6000 {
            seen[generator.below(6)] += 1;
        }
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
        assert_eq!([generator.below(0), generator.below(1)], [0, 0]);
    }
}
