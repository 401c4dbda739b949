//! Packs of a print run: every card in every rarity exactly equally often, no card twice in a pack.

use std::collections::{BTreeMap, BTreeSet};

use crate::base::Generator;

/// How often two places of a run are compared for an exchange, for each card of it.
const MIXING: usize = 32;
/// How often the packs of a run are opened to see how many a whole set takes.
const OPENINGS: usize = 200;

/// What a run prints.
#[derive(Clone, Debug)]
pub struct Run<'r> {
    /// The ids of the cards.
    pub cards: &'r [String],
    /// The rarities, which are looks only.
    pub rarities: &'r [String],
    /// How often each card is printed in each rarity.
    pub copies: usize,
    /// Cards in a pack.
    pub size: usize,
}

/// A printed card.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Printed<'r> {
    /// Its id.
    pub card: &'r str,
    /// Its rarity.
    pub rarity: &'r str,
}

/// Why a run cannot be packed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RunError {
    /// Something is zero.
    #[error("a run has cards, rarities, copies and a size of its packs, each at least 1")]
    Empty,
    /// The cards do not fill whole packs.
    #[error("{cards} printed cards leave {left} over in packs of {size}; {missing} more would fill the last one")]
    Rest { cards: usize, size: usize, left: usize, missing: usize },
    /// A card occurs more often than there are packs.
    #[error(
        "each card is printed {copies} times, and there are {packs} packs: one pack would have it twice; packs of at most {most} cards go"
    )]
    TooFew { copies: usize, packs: usize, most: usize },
    /// A card is listed twice, or was printed before.
    #[error("`{0}` is already printed; a run holds only new cards")]
    Known(String),
}

/// What players have of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// Cards in the run.
    pub cards: usize,
    /// Packs in the run.
    pub packs: usize,
    /// Hundredths of a pack that a player opens on average until each card is there in some rarity.
    pub packs_for_a_set: usize,
}

/// What players who trade have of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trading {
    /// Hundredths of a pack that each of them opens on average until together they can make a whole set for everyone.
    pub packs_each: usize,
    /// Hundredths of a card that then change hands on average.
    pub cards: usize,
}

impl<'r> Run<'r> {
    /// How many packs the run fills.
    ///
    /// # Errors
    ///
    /// The run cannot be packed; `printed` are the cards of earlier runs.
    pub fn packs(&self, printed: &[String]) -> Result<usize, RunError> {
        let mut seen: BTreeSet<&String> = printed.iter().collect();
        if let Some(known) = self.cards.iter().find(|card| !seen.insert(card)) {
            return Err(RunError::Known(known.clone()));
        }
        let of_card = self.rarities.len().saturating_mul(self.copies);
        let cards = self.cards.len().saturating_mul(of_card);
        if cards == 0 || self.size == 0 {
            return Err(RunError::Empty);
        }
        let left = cards % self.size;
        if left > 0 {
            return Err(RunError::Rest { cards, size: self.size, left, missing: self.size - left });
        }
        let packs = cards / self.size;
        if of_card > packs {
            return Err(RunError::TooFew { copies: of_card, packs, most: self.cards.len() });
        }
        Ok(packs)
    }

    /// Deals the run into packs.
    ///
    /// # Errors
    ///
    /// As [`Run::packs`].
    pub fn deal(&self, printed: &[String], seed: u64) -> Result<Vec<Vec<Printed<'r>>>, RunError> {
        let count = self.packs(printed)?;
        let mut chance = Generator(seed);
        let mut cards: Vec<&'r str> = self.cards.iter().map(String::as_str).collect();
        shuffle(&mut cards, &mut chance);
        let mut all = Vec::with_capacity(count * self.size);
        for card in cards {
            let of_rarity = |rarity: &'r String| std::iter::repeat_n(Printed { card, rarity }, self.copies);
            let mut copies: Vec<_> = self.rarities.iter().flat_map(of_rarity).collect();
            shuffle(&mut copies, &mut chance);
            all.extend(copies);
        }
        // A card after another into the next pack: no card is twice in one. Exchanges that keep it so mix the run.
        let mut packs: Vec<Vec<Printed<'r>>> = vec![Vec::with_capacity(self.size); count];
        for (at, card) in all.into_iter().enumerate() {
            if let Some(pack) = packs.get_mut(at % count) {
                pack.push(card);
            }
        }
        for _ in 0..count * self.size * MIXING {
            let [a, b] = [0; 2].map(|_: usize| (chance.below(count), chance.below(self.size)));
            exchange(&mut packs, a, b);
        }
        for pack in &mut packs {
            shuffle(pack, &mut chance);
        }
        Ok(packs)
    }

    /// What so many players who trade cards have of a dealt run: they open packs in turn until together they have each card
    /// as often as there are players, and then everyone gets what is missing. `None`: the run has too few of each card.
    pub fn trading(&self, packs: &[Vec<Printed<'_>>], players: usize, seed: u64) -> Option<Trading> {
        let of_card = self.rarities.len().saturating_mul(self.copies);
        if players == 0 || of_card < players {
            return None;
        }
        let mut chance = Generator(seed);
        let mut order: Vec<usize> = (0..packs.len()).collect();
        let (mut opened, mut traded) = (0_usize, 0_usize);
        for _ in 0..OPENINGS {
            shuffle(&mut order, &mut chance);
            let (mut known, mut owned) = (BTreeMap::new(), vec![BTreeSet::new(); players]);
            let mut lacking = self.cards.len();
            for (pack, at) in order.iter().filter_map(|at| packs.get(*at)).zip(0..) {
                for printed in pack {
                    let count = known.entry(printed.card).or_insert(0_usize);
                    *count += 1;
                    lacking -= usize::from(*count == players);
                    if let Some(own) = owned.get_mut(at % players) {
                        own.insert(printed.card);
                    }
                }
                opened += 1;
                if lacking == 0 {
                    break;
                }
            }
            traded += owned.iter().map(|own| self.cards.len() - own.len()).sum::<usize>();
        }
        Some(Trading { packs_each: opened * 100 / (OPENINGS * players), cards: traded * 100 / OPENINGS })
    }

    /// The figures of a dealt run.
    pub fn figures(&self, packs: &[Vec<Printed<'_>>], seed: u64) -> Figures {
        let mut chance = Generator(seed);
        let mut order: Vec<usize> = (0..packs.len()).collect();
        let mut opened = 0_usize;
        for _ in 0..OPENINGS {
            shuffle(&mut order, &mut chance);
            let mut seen = BTreeSet::new();
            for pack in order.iter().filter_map(|at| packs.get(*at)) {
                opened += 1;
                seen.extend(pack.iter().map(|printed| printed.card));
                if seen.len() == self.cards.len() {
                    break;
                }
            }
        }
        let cards = packs.iter().map(Vec::len).sum();
        Figures { cards, packs: packs.len(), packs_for_a_set: opened * 100 / OPENINGS }
    }
}

/// Exchanges the cards of two places, unless a pack would have a card twice.
fn exchange(packs: &mut [Vec<Printed<'_>>], a: (usize, usize), b: (usize, usize)) {
    let at = |place: (usize, usize)| packs.get(place.0).and_then(|pack| pack.get(place.1));
    let (Some(one), Some(other)) = (at(a), at(b)) else { return };
    let has = |pack: usize, card: &str, but: usize| {
        let mut others = packs.get(pack).into_iter().flatten().enumerate().filter(|(place, _)| *place != but);
        others.any(|(_, printed)| printed.card == card)
    };
    if a.0 == b.0 || has(a.0, other.card, a.1) || has(b.0, one.card, b.1) {
        return;
    }
    let (one, other) = (one.clone(), other.clone());
    for (place, card) in [(a, other), (b, one)] {
        if let Some(printed) = packs.get_mut(place.0).and_then(|pack| pack.get_mut(place.1)) {
            *printed = card;
        }
    }
}

/// Puts a list into an order by chance.
pub fn shuffle<T>(list: &mut [T], chance: &mut Generator) {
    for at in (1..list.len()).rev() {
        list.swap(at, chance.below(at + 1));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::{Printed, Run, RunError, Trading};

    fn names(prefix: &str, count: usize) -> Vec<String> {
        (0..count).map(|at| format!("{prefix}{at:02}")).collect()
    }

    #[test]
    fn every_card_in_every_rarity_is_there_equally_often_and_never_twice_in_a_pack() {
        let (cards, rarities) = (names("C", 24), names("r", 4));
        for (copies, size, seed) in [(3, 8, 1), (1, 12, 2), (5, 24, 3), (7, 6, 4)] {
            let run = Run { cards: &cards, rarities: &rarities, copies, size };
            let packs = run.deal(&[], seed).unwrap();
            assert_eq!(packs.len(), 24 * 4 * copies / size);
            let mut counts = BTreeMap::new();
            for pack in &packs {
                let distinct: BTreeSet<_> = pack.iter().map(|printed| printed.card).collect();
                assert_eq!((distinct.len(), pack.len()), (size, size));
                for printed in pack {
                    *counts.entry(printed.clone()).or_insert(0) += 1;
                }
            }
            assert_eq!(counts.len(), 24 * 4);
            assert!(counts.values().all(|count| *count == copies), "{counts:?}");
            assert_eq!(run.deal(&[], seed).unwrap(), packs);
            assert_ne!(run.deal(&[], seed + 1).unwrap(), packs);
            let figures = run.figures(&packs, seed);
            assert_eq!((figures.cards, figures.packs), (24 * 4 * copies, packs.len()));
            assert!(figures.packs_for_a_set >= 100 * 24 / size, "{figures:?}");
        }
    }

    /// With one pack for each player, who have the same cards in turn, the figures follow without chance.
    #[test]
    fn players_who_trade_open_packs_until_there_is_a_set_for_everyone() {
        let (cards, rarities) = (names("C", 6), names("r", 1));
        let run = Run { cards: &cards, rarities: &rarities, copies: 4, size: 3 };
        let pack = |from: usize| -> Vec<Printed<'_>> {
            cards[from..from + 3].iter().map(|card| Printed { card, rarity: &rarities[0] }).collect()
        };
        // All cards of a half are in one pack: two players need two packs of each half, and trade for what they lack.
        let packs: Vec<_> = [0, 3, 0, 3, 0, 3, 0, 3].map(pack).to_vec();
        let alone = run.trading(&packs, 1, 1).unwrap();
        assert_eq!((alone.cards, alone.packs_each), (0, run.figures(&packs, 1).packs_for_a_set));
        let two = run.trading(&packs, 2, 1).unwrap();
        assert!((200..=300).contains(&two.packs_each) && (1..=600).contains(&two.cards), "{two:?}");
        // All four copies of each card go to four players, who together open everything.
        let four = run.trading(&packs, 4, 1).unwrap();
        assert_eq!(four.packs_each, 200);
        assert_eq!((run.trading(&packs, 5, 1), run.trading(&packs, 0, 1)), (None, None));
        // Each pack has every card: nobody has to trade, and one pack is enough.
        let whole = Run { cards: &cards[..3], rarities: &rarities, copies: 4, size: 3 };
        let same: Vec<_> = [0, 0, 0, 0].map(pack).to_vec();
        assert_eq!(whole.trading(&same, 3, 1), Some(Trading { packs_each: 100, cards: 0 }));
    }

    #[test]
    fn a_run_that_does_not_fill_its_packs_names_what_is_missing() {
        let (cards, rarities) = (names("C", 5), names("r", 2));
        let run = |copies, size| Run { cards: &cards, rarities: &rarities, copies, size }.packs(&[]);
        assert_eq!(run(1, 4), Err(RunError::Rest { cards: 10, size: 4, left: 2, missing: 2 }));
        assert_eq!(run(1, 10), Err(RunError::TooFew { copies: 2, packs: 1, most: 5 }));
        assert_eq!(run(0, 1), Err(RunError::Empty));
        assert_eq!(run(1, 5), Ok(2));
        let run = Run { cards: &cards, rarities: &rarities, copies: 1, size: 5 };
        assert_eq!(run.packs(&["C03".to_owned()]), Err(RunError::Known("C03".to_owned())));
    }
}
