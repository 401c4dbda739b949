//! Checks what decks hold.

use std::collections::BTreeMap;

use serde_json::Value;

use super::card::{failed, words};
use super::{Bound, Looked, evaluate};
use crate::base::{Code, Diagnostic};
use crate::kernel::ids::DefinitionId;
use crate::kernel::rules::{Definition, Game};
use crate::message;

/// A deck whose cards are known to the game, each with how many there are.
#[derive(Clone, Debug, Default)]
pub struct DeckList {
    /// The leader that is named apart from the list.
    pub leader: Option<DefinitionId>,
    pub cards: Vec<(DefinitionId, i64)>,
}

impl Game {
    /// Checks the decks of a file, whose cards have been added to the game; `pointer` is where their list is.
    pub fn check_decks(&self, decks: &[Value], pointer: &str) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        for (at, deck) in decks.iter().enumerate().filter(|(_, deck)| deck.get("cards").is_some()) {
            let find = |name: &str| self.cards.get(name).or_else(|| self.tokens.get(name)).copied();
            let leader = deck.get("leader").and_then(Value::as_str).and_then(find);
            let cards = deck.get("cards").and_then(Value::as_object);
            let cards = cards.into_iter().flatten().filter_map(|(name, count)| Some((find(name)?, count.as_i64()?)));
            let list = DeckList { leader, cards: cards.collect() };
            problems.extend(self.check_deck(&list, &format!("{pointer}/{at}")));
        }
        problems
    }

    /// Checks a deck.
    pub fn check_deck(&self, deck: &DeckList, pointer: &str) -> Vec<Diagnostic> {
        let Some(rule) = &self.printed.deck else { return Vec::new() };
        let is_leader = |id: &DefinitionId| Some(self.definition(*id).card_type) == rule.leader_type;
        let (leaders, others): (Vec<_>, Vec<_>) = deck.cards.iter().partition(|(id, _)| is_leader(id));
        let mut problems = Vec::new();
        let leader = deck.leader.or_else(|| leaders.first().map(|(id, _)| *id));
        if let Some(wanted) = rule.leaders.filter(|_| rule.leader_type.is_some()) {
            let found = leaders.iter().map(|(_, count)| count).sum::<i64>() + i64::from(deck.leader.is_some());
            if found != wanted {
                let message = message!("problem-deck-leaders", count = found, wanted = wanted);
                problems.push(Diagnostic::new(Code::DeckLeader, pointer, message));
            }
        }
        let size: i64 = others.iter().map(|(_, count)| count).sum();
        problems.extend(self.deck_size(size, pointer));
        let mut copies: BTreeMap<DefinitionId, i64> = BTreeMap::new();
        for (id, count) in &others {
            *copies.entry(*id).or_default() += count;
        }
        let all: Vec<&Definition> = copies.keys().map(|id| self.definition(*id)).collect();
        let looked = |id: DefinitionId| Looked {
            leader: leader.map(|leader| self.definition(leader)),
            deck: &all,
            ..Looked::of(self, self.definition(id))
        };
        for (id, count) in copies {
            let card = looked(id);
            let any = rule.any_number.as_ref().is_some_and(|test| evaluate(&card, test).unwrap_or(false));
            if !any {
                problems.extend(self.deck_copies(self.word(card.card.id), count, pointer));
            }
            for test in &rule.tests {
                let name = self.word(card.card.id).to_owned();
                problems.extend(failed(test, &card, pointer).map(|mut problem| {
                    let about = test.about.clone();
                    problem.message = message!("problem-deck-card", id = name, about = about);
                    problem
                }));
            }
        }
        problems
    }

    /// The problem of a deck with so many cards besides its leader.
    pub fn deck_size(&self, count: i64, pointer: &str) -> Option<Diagnostic> {
        let range = self.bound("size")?;
        let message = message!("problem-deck-size", count = count, range = words(&range));
        (!range.contains(&count)).then(|| self.of_deck("size", Code::DeckSize, pointer, message))
    }

    /// The problem of a deck with so many copies of one card.
    pub fn deck_copies(&self, id: &str, count: i64, pointer: &str) -> Option<Diagnostic> {
        let most = *self.bound("copies")?.end();
        let message = message!("problem-deck-copies", id = id, count = count, most = most);
        (count > most).then(|| self.of_deck("copies", Code::DeckCopies, pointer, message))
    }

    /// How much the deck rule allows.
    fn bound(&self, member: &str) -> Option<std::ops::RangeInclusive<i64>> {
        let rule = self.printed.deck.as_ref()?;
        let bound = if member == "size" { &rule.size } else { &rule.copies };
        match bound.as_ref()? {
            Bound::Range(range) => Some(range.clone()),
            Bound::Lever(name) => self.levers.get(name).map(|lever| i64::from(*lever)..=i64::from(*lever)),
        }
    }

    fn of_deck(&self, member: &str, code: Code, pointer: &str, message: crate::base::Message) -> Diagnostic {
        let warns = self.printed.deck.as_ref().is_some_and(|rule| rule.warns.iter().any(|name| name == member));
        let severity = if warns { crate::base::Severity::Warning } else { code.severity() };
        Diagnostic::new(code, pointer, message).severity(severity)
    }
}
