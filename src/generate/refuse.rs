//! Cards that are refused: the same as an earlier one, or in nothing better and in something worse.

use std::collections::{BTreeMap, BTreeSet};

use super::card::{Card, Row};
use super::run::Maker;

/// Why a card is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    Same,
    Worse,
}

/// The cards so far, by what they are apart from numbers and values.
pub struct Seen {
    same: bool,
    worse: bool,
    forms: BTreeMap<u64, Vec<Form>>,
}

/// Cards that differ in numbers and values alone.
struct Form {
    of: Card,
    cards: BTreeSet<Card>,
    /// What the best of them are worth: what is worse than any of them is worse than one of these.
    best: Vec<Worth>,
}

/// What the numbers and rows of a card are worth to its owner, each for itself; a lower cost is worth more.
type Worth = smallvec::SmallVec<[i64; 8]>;

impl Seen {
    pub fn new(same: bool, worse: bool) -> Self {
        Self { same, worse, forms: BTreeMap::new() }
    }

    pub fn add(&mut self, maker: &Maker<'_>, card: &Card) {
        if !(self.same || self.worse) {
            return;
        }
        let of = form(card);
        let forms = self.forms.entry(key(&of)).or_default();
        let at = forms.iter().position(|form| form.of == of).unwrap_or_else(|| {
            forms.push(Form { of, cards: BTreeSet::new(), best: Vec::new() });
            forms.len() - 1
        });
        if self.worse {
            let own = worth(maker, card);
            let best = &mut forms[at].best;
            if !best.iter().any(|other| is_at_most(&own, other)) {
                best.retain(|other| !is_at_most(other, &own));
                best.push(own);
            }
        }
        if self.same {
            forms[at].cards.insert(card.clone());
        }
    }

    /// Whether one of the cards so far refuses a card.
    pub fn refuses(&self, maker: &Maker<'_>, card: &Card) -> Option<Refusal> {
        if !(self.same || self.worse) {
            return None;
        }
        let of = form(card);
        let form = self.forms.get(&key(&of))?.iter().find(|form| form.of == of)?;
        if form.cards.contains(card) {
            return Some(Refusal::Same);
        }
        let own = worth(maker, card);
        form.best.iter().any(|other| own != *other && is_at_most(&own, other)).then_some(Refusal::Worse)
    }
}

/// Whether nothing of one is worth more than that of the other.
fn is_at_most(one: &Worth, other: &Worth) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one <= other)
}

/// A card without its numbers and values.
fn form(card: &Card) -> Card {
    let mut form = card.clone();
    for number in &mut form.numbers {
        *number = number.map(|_| 0);
    }
    for row in &mut form.rows {
        blank(row);
    }
    form
}

fn blank(row: &mut Row) {
    row.val = row.val.map(i32::signum);
    row.effects.iter_mut().for_each(blank);
}

fn worth(maker: &Maker<'_>, card: &Card) -> Worth {
    let numbers = card.numbers.iter().enumerate();
    let numbers = numbers.filter_map(|(at, number)| number.map(|n| if at == 0 { -i64::from(n) } else { i64::from(n) }));
    numbers.chain(card.rows.iter().map(|row| maker.prices.row(&maker.grammar, row, 0))).collect()
}

/// A number of a form; different forms can share one.
fn key(form: &Card) -> u64 {
    let mut key = number(form.card_type) ^ form.keywords.rotate_left(7);
    let mut add = |part: u64| key = crate::base::mix(key ^ part);
    add(form.subtype.map_or(0, |at| number(at) + 1));
    for row in &form.rows {
        add(number(row.operation));
        add(row.timing.map_or(0, |at| number(at) + 1));
        add(row.to.as_ref().map_or(0, |aim| number(aim.preset) + 1));
        add(row.condition.as_ref().map_or(0, |condition| number(condition.id) + 1));
    }
    key
}

fn number(at: usize) -> u64 {
    u64::try_from(at).unwrap_or(u64::MAX)
}
