//! The hash of a position: equal positions have equal hashes on every machine.

use super::state::State;
use crate::base::mix;

impl State {
    /// The hash of all that belongs to the position.
    pub fn hash(&self) -> u64 {
        // A position has no map and no float, so that writing it cannot fail.
        let bytes = serde_json::to_vec(self).unwrap_or_default();
        bytes.chunks(8).fold(bytes.len() as u64, |sum, chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            mix(sum ^ u64::from_le_bytes(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        })
    }
}
