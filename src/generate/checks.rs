//! What the ruleset's own checks (`checks`) say about a card that is made: they are expressions, which no menu can offer.

use std::collections::BTreeSet;

use smallvec::SmallVec;

use super::card::Card;
use super::grammar::Grammar;
use crate::base::Name;
use crate::kernel::ids::CardTypeId;
use crate::kernel::rules::Definition;

impl Grammar<'_> {
    /// The code of the first check of the ruleset that is an error and does not hold for a card.
    pub fn failed_check(&self, card: &Card) -> Option<&Name> {
        if self.game.printed.checks.is_empty() {
            return None;
        }
        self.game.failed_check(&self.definition(card), self.counts(card)).map(|check| &check.id)
    }

    /// What is printed on a card, but for its rows.
    fn definition(&self, card: &Card) -> Definition {
        let game = self.game;
        let numbers = game.numbers.values().zip(&card.numbers);
        let words = game.word_sets.values().enumerate().map(|(set, entry)| {
            let own = card.words.iter().filter(|(of, _)| *of == set);
            own.filter_map(|(_, word)| entry.words.get(*word).copied()).collect::<SmallVec<_>>()
        });
        let has = card.numbers.iter().take(32).enumerate().filter(|(_, number)| number.is_some());
        Definition {
            card_type: CardTypeId::at(card.card_type).unwrap_or_default(),
            numbers: numbers.map(|(entry, number)| number.unwrap_or(entry.default)).collect(),
            has: has.fold(0, |mask, (at, _)| mask | 1 << at),
            words: words.collect(),
            subtype: card.subtype.and_then(|at| game.subtypes.get(at)).copied(),
            keywords: card.keywords,
            ..Definition::default()
        }
    }

    /// How many abilities and rows a card has. Each row begins an ability, but where timings are those of operations.
    fn counts(&self, card: &Card) -> (usize, usize) {
        let rows = card.rows.len();
        if !self.game.has_timings_of_operations() {
            return (rows, rows);
        }
        let timings = card.rows.iter().filter_map(|row| self.game.operations.get_index(row.operation));
        (timings.map(|(_, operation)| operation.on).collect::<BTreeSet<_>>().len(), rows)
    }
}
