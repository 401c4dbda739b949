//! How lists of fixed room are saved, as sequences, read with an error where there are too many items; and how they are
//! copied.

use arrayvec::ArrayVec;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub fn serialize<T: Serialize, S: Serializer, const N: usize>(list: &ArrayVec<T, N>, to: S) -> Result<S::Ok, S::Error> {
    list.as_slice().serialize(to)
}

pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>, const N: usize>(
    from: D,
) -> Result<ArrayVec<T, N>, D::Error> {
    let items = Vec::deserialize(from)?;
    let count = items.len();
    if count > N {
        return Err(D::Error::invalid_length(count, &"fewer items"));
    }
    Ok(items.into_iter().collect())
}

/// Copies what is used of a list.
pub(super) fn copy<T: Copy, const N: usize>(to: &mut ArrayVec<T, N>, from: &ArrayVec<T, N>) {
    to.clear();
    // The lists have the same room.
    let _ = to.try_extend_from_slice(from);
}
