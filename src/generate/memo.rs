//! Menus that depend on little of a card: worked out when they are first asked for, and kept while cards are made.
//!
//! What is kept follows from the grammar alone, so it changes nothing of what is drawn. Each walk borrows a set of its
//! own, so threads do not wait for each other.

use std::cell::RefCell;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};

use indexmap::IndexMap;

use super::grammar::Mask;
use super::never::Facts;
use super::row::TimingMenu;
use super::shape::Options;

/// How many menus of a kind are kept, at most.
const MOST: usize = 1 << 14;

/// Menus by what they depend on.
pub struct MenuCache<K, V>(RefCell<IndexMap<K, Arc<V>, BuildHasherDefault<Mixing>>>);

impl<K, V> Default for MenuCache<K, V> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<K: Hash + Eq, V> MenuCache<K, V> {
    /// The menu of a key, made if it is not there yet.
    pub fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        if let Some(found) = self.0.borrow().get(&key) {
            return found.clone();
        }
        let made = Arc::new(make());
        let mut all = self.0.borrow_mut();
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(key, made.clone());
        made
    }
}

/// A fast hash for small-integer keys; iteration order is never used.
#[derive(Default)]
pub struct Mixing(u64);

impl Mixing {
    fn add(&mut self, part: u64) {
        self.0 = (self.0.rotate_left(23) ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Mixing {
    fn finish(&self) -> u64 {
        crate::base::mix(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            self.add(part.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)));
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.add(u64::try_from(number).unwrap_or(u64::MAX));
    }
}

/// The cards that a target can be narrowed to.
pub struct CardsMenu {
    pub places: Options,
    /// By place: what its cards can be called, and whose they can be.
    pub kinds: Vec<Vec<(i32, u64, Mask)>>,
    pub sides: Vec<[bool; 3]>,
}

/// What cards can be asked for: a keyword, then a number, and that beside a keyword.
pub struct FilterMenu {
    pub has: Options,
    pub numbers: Options,
    pub also: Options,
}

/// The conditions of a row: their forms, and the kinds of independent ones and of those on the card.
pub struct ConditionMenu {
    pub forms: Options,
    pub kinds: [Options; 2],
}

/// The context of a row, as far as its operations depend on it: types, depth, zones, the slots that are filled.
pub type Where = (Mask, usize, Mask, Facts);

/// What the cards of a row depend on: operation, word, place with its players, and preset.
pub type CardsOf = (usize, Option<usize>, Option<(usize, u8)>, usize);

/// The menus of one walk at a time.
#[derive(Default)]
pub struct Memo {
    /// By types, whether the row is aimed, and whether it is on a card in play.
    pub timings: MenuCache<(Mask, bool, bool), TimingMenu>,
    pub conditions: MenuCache<(Mask, Option<usize>, Facts), ConditionMenu>,
    pub targets: MenuCache<Where, Options>,
    /// By kind of target.
    pub operations: MenuCache<(Where, usize), Options>,
    /// By types, zones, kind of target and operation.
    pub words: MenuCache<(Mask, Mask, usize, usize), Options>,
    /// By operation, word, place and preset.
    pub cards: MenuCache<CardsOf, CardsMenu>,
    pub filters: MenuCache<(Mask, bool), FilterMenu>,
}

/// Memos that no walk borrows.
#[derive(Default)]
pub struct Memos(Mutex<Vec<Memo>>);

impl Memos {
    pub fn lend(&self) -> Lent<'_> {
        let memo = self.0.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Lent { memos: self, memo: memo.unwrap_or_default() }
    }
}

/// A memo that comes back when its walk ends.
pub struct Lent<'m> {
    memos: &'m Memos,
    memo: Memo,
}

impl Deref for Lent<'_> {
    type Target = Memo;

    fn deref(&self) -> &Memo {
        &self.memo
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        let memo = std::mem::take(&mut self.memo);
        self.memos.0.lock().unwrap_or_else(PoisonError::into_inner).push(memo);
    }
}
