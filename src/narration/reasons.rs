//! Why a rule has done what it has done, in words: fixed quantities, conditions, how amounts came about.

use super::TraceWords;
use super::trace::TraceNames;
use crate::kernel::rules::ability::Tests;
use crate::kernel::state::Thing;
use crate::kernel::trace::{Amount, Detail, Entry, Read, ReadKind, Reason, Rule};
use crate::text::Arg;

/// Why a rule has done what it has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reasons {
    /// The quantities that were fixed for an ability.
    pub fixed: Vec<String>,
    pub conditions: Vec<ConditionWords>,
    /// Why a row has done nothing, where that is not because of its conditions.
    pub idle: Option<String>,
    /// How amounts came about, in the order of the entry's [`Detail::Amount`].
    pub amounts: Vec<Vec<String>>,
}

/// A condition that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConditionWords {
    /// As the card prints it.
    pub text: String,
    pub holds: bool,
    pub reads: Vec<String>,
}

impl TraceWords<'_> {
    /// Why a rule has done what it has done.
    pub fn reasons(&self, entry: &Entry, names: &dyn TraceNames) -> Reasons {
        let amount = |detail: &Detail| match detail {
            Detail::Amount(amount) => Some(self.amount(amount, names)),
            Detail::Change(..) => None,
        };
        let idle = match entry.reason {
            None | Some(Reason::Unmet) => None,
            Some(Reason::Used) => Some("tabletop-used"),
            Some(Reason::Aimless) => Some("trace-why-no-target"),
            Some(Reason::Nothing) => Some("trace-why-nothing"),
        };
        Reasons {
            fixed: self.reads(&entry.fixed, names),
            conditions: self.conditions(entry, names),
            idle: idle.map(|id| self.message(id)),
            amounts: entry.details.iter().filter_map(amount).collect(),
        }
    }

    fn conditions(&self, entry: &Entry, names: &dyn TraceNames) -> Vec<ConditionWords> {
        let Self { texts, language, game, state } = *self;
        let Rule::Row { of, by, .. } = entry.rule else { return Vec::new() };
        // Rows without a card are those of the player's hero.
        let definition = match of {
            Some(card) => state.cards.get(card.index()).map(|card| card.definition),
            None => state.player(by).hero_card,
        };
        let Some(printed) = definition.map(|definition| game.definition(definition)) else { return Vec::new() };
        let words = entry.conditions.iter().map(|checked| {
            let mut tests = Tests::of(checked.condition.clone());
            if checked.is_negated {
                tests = Tests { not: Some(Box::new(tests)), ..Tests::default() };
            }
            let text = texts.conditions(language, game, printed, &tests);
            let text = texts.message(language, "trace-condition", &[("if", Arg::Text(&text))]);
            ConditionWords { text, holds: checked.holds, reads: self.reads(&checked.reads, names) }
        });
        words.collect()
    }

    /// What an amount has read, and what it comes to, unless it is the only value that was read.
    fn amount(&self, amount: &Amount, names: &dyn TraceNames) -> Vec<String> {
        let mut words = self.reads(&amount.reads, names);
        if !matches!(*amount.reads, [Read { value, .. }] if value == amount.value) {
            words.push(self.number("trace-part-result", amount.value));
        }
        words
    }

    fn reads(&self, reads: &[Read], names: &dyn TraceNames) -> Vec<String> {
        // Whoever does not see a card does not see its numbers.
        let is_seen = |read: &&Read| !matches!(read.of, Some(Thing::Card(card)) if !names.knows(card));
        reads.iter().filter(is_seen).map(|read| self.read(*read, names)).collect()
    }

    /// A value that was read, with its owner: "Opponent, Shield: 20".
    fn read(&self, read: Read, names: &dyn TraceNames) -> String {
        let game = self.game;
        let what = match read.what {
            ReadKind::Printed => return self.number("trace-part-base", read.value),
            ReadKind::Book => self.message("trace-book"),
            ReadKind::Counter(id) => self.name("counter", &game.counters, id.index()),
            ReadKind::HeroNumber(id) => self.name("number", &game.hero_numbers, id.index()),
            ReadKind::Quantity(id) => self.name("quantity", &game.quantities, id.index()),
            ReadKind::Tally(id) => self.name("tally", &game.tallies, id.index()),
            ReadKind::Number(id) => self.name("number", &game.numbers, id.index()),
            ReadKind::State(id) => self.name("state", &game.states, id.index()),
            ReadKind::Cards(id) => self.zone(id),
        };
        let owner = read.of.map(|of| match of {
            Thing::Player(seat) => names.player(seat),
            Thing::Card(card) => names.card(card),
        });
        let truth = match read.what {
            ReadKind::State(id) if !self.is_counter(id) => Some(self.truth(read.value != 0)),
            _ => None,
        };
        let value = truth.as_deref().map_or(Arg::Number(read.value.into()), Arg::Text);
        let (what, value) = (("what", Arg::Text(&what)), ("value", value));
        match &owner {
            Some(owner) => {
                self.texts.message(self.language, "trace-reads-of", &[("who", Arg::Text(owner)), what, value])
            }
            None => self.texts.message(self.language, "trace-reads", &[what, value]),
        }
    }

    fn number(&self, id: &str, n: i32) -> String {
        self.texts.message(self.language, id, &[("n", Arg::Number(n.into()))])
    }
}
