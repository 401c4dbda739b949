//! A computed value that is kept until its key changes.

use std::sync::Arc;

/// The last result of a computation, with the key that it was computed for. For example, the rows of a filtered list,
/// with the revision of the project and the filter.
#[derive(Debug)]
pub struct Memo<K, V>(Option<(K, V)>);

impl<K, V> Default for Memo<K, V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, V> Memo<K, V> {
    /// Returns the value for `key`. Calls `make` only if the key differs from the last one.
    pub fn get(&mut self, key: K, make: impl FnOnce() -> V) -> &mut V {
        if self.0.as_ref().is_some_and(|(last, _)| *last != key) {
            self.0 = None;
        }
        &mut self.0.get_or_insert_with(|| (key, make())).1
    }

    /// The last value, if there is one, whatever its key.
    pub fn value(&self) -> Option<&V> {
        self.0.as_ref().map(|(_, value)| value)
    }
}

/// A shared value as a part of a key. It is equal to itself only, because comparing large values takes long.
#[derive(Clone, Debug)]
pub struct SameArc<T>(pub Arc<T>);

impl<T> PartialEq for SameArc<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Memo;

    #[test]
    fn a_value_is_made_once_for_each_key() {
        let mut memo = Memo::default();
        assert_eq!(*memo.get(1, || "a"), "a");
        assert_eq!(*memo.get(1, || "b"), "a");
        assert_eq!(*memo.get(2, || "c"), "c");
        assert_eq!(memo.value(), Some(&"c"));
    }
}
