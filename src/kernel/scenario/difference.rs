//! What differs from what a case says, each with its place in the file.

use std::fmt;

/// What does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The JSON pointer in the file of what was expected, e.g. `/cases/3/expect/self/points`.
    pub pointer: String,
    /// What was expected and what is, e.g. "self.points: 4 expected, 3 found".
    pub text: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Collects differences at the place that is compared.
pub(super) struct Differences {
    pointer: String,
    found: Vec<Difference>,
}

impl Differences {
    /// Begins at a place of a file.
    pub fn at(pointer: impl Into<String>) -> Self {
        Self { pointer: pointer.into(), found: Vec::new() }
    }

    pub fn push(&mut self, text: String) {
        self.found.push(Difference { pointer: self.pointer.clone(), text });
    }

    /// Compares a member or an item of the place.
    pub fn within(&mut self, name: &str, compare: impl FnOnce(&mut Self)) {
        let len = self.pointer.len();
        self.pointer.push('/');
        self.pointer.push_str(&name.replace('~', "~0").replace('/', "~1"));
        compare(self);
        self.pointer.truncate(len);
    }

    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub fn finish(self) -> Vec<Difference> {
        self.found
    }
}
