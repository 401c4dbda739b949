//! The coverage matrix: for every operation in each role, every condition and every trigger, the languages that have
//! words for it, and the cards that need them.

use super::message_list::Subject;
use crate::base::Name;
use crate::card::{self, Card, Row};
use crate::registry::RecordPath;
use crate::ruleset::Timing;
use crate::text::{Language, Texts};

/// The use of an entry of the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// An operation by itself.
    Base,
    /// An operation that replaces an earlier one.
    Replace,
    /// An operation that adds to an earlier one.
    Bonus,
    /// The short name of an operation.
    Name,
    /// A condition.
    Condition,
    /// The condition of a Legacy row, at the beginning of its sentence.
    Versus,
    /// A trigger.
    Trigger,
}

/// A row of the matrix: a message that the game requires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixRow {
    /// The id in the ruleset: `draw`.
    pub entry: Name,
    /// The use of the entry.
    pub role: Role,
    /// The message, with an attribute after a dot: `op-draw.bonus`.
    pub message: String,
    /// Whether each language has the message, in the order of [`Matrix::languages`].
    pub has: Vec<bool>,
    /// The cards and heroes that use the message. Their text is English in a language that lacks it.
    pub cards: Vec<RecordPath>,
}

impl MatrixRow {
    /// Whether all languages have the message.
    pub fn is_whole(&self) -> bool {
        self.has.iter().all(|&has| has)
    }
}

/// The coverage matrix of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Matrix {
    /// The languages, one per column.
    pub languages: Vec<&'static Language>,
    /// The required messages, one per row.
    pub rows: Vec<MatrixRow>,
}

impl Subject<'_> {
    /// The coverage matrix of these texts.
    pub fn matrix(self, texts: &Texts) -> Matrix {
        let languages: Vec<&'static Language> = self.locales.all().map(|locale| locale.language).collect();
        let mut rows = Vec::new();
        let mut add = |entry: &Name, role: Role, message: String, cards: Vec<RecordPath>| {
            let has = languages.iter().map(|language| texts.has(language, &message)).collect();
            rows.push(MatrixRow { entry: entry.clone(), role, message, has, cards });
        };
        let rules = self.rules;
        for (id, operation) in &rules.operations {
            let of_role = |role: card::Role| self.cards_with(|row| row.op == *id && row.role() == role);
            add(id, Role::Base, format!("op-{id}"), of_role(card::Role::Base));
            if operation.timing != Timing::Passive {
                add(id, Role::Replace, format!("op-{id}.replace"), of_role(card::Role::Replace));
                add(id, Role::Bonus, format!("op-{id}.bonus"), of_role(card::Role::Bonus));
            }
            add(id, Role::Name, format!("op-{id}.name"), Vec::new());
        }
        let legacy = rules.legacy.as_ref().map(|legacy| rules.condition(legacy.condition).0);
        for id in rules.conditions.keys() {
            let of_legacy = legacy == Some(id);
            let uses = |row: &Row| row.conditions.iter().any(|condition| condition.id == *id);
            let at_head = |row: &Row| of_legacy && row.bonus;
            add(id, Role::Condition, format!("if-{id}"), self.cards_with(|row| uses(row) && !at_head(row)));
            if of_legacy {
                add(id, Role::Versus, format!("vs-{id}"), self.cards_with(|row| uses(row) && at_head(row)));
            }
        }
        for id in rules.triggers.keys() {
            let waits = |card: &&(usize, &Card)| card.1.trigger.as_ref() == Some(id);
            let cards: Vec<(usize, &Card)> = self.registry.cards.iter().enumerate().collect();
            let cards = cards.iter().filter(waits).map(|(at, _)| RecordPath::Card(*at)).collect();
            add(id, Role::Trigger, format!("trigger-{id}"), cards);
        }
        Matrix { languages, rows }
    }

    /// The heroes and cards that have a row with a property.
    fn cards_with(self, is_one: impl Fn(&Row) -> bool) -> Vec<RecordPath> {
        let heroes = self.registry.heroes.iter().enumerate();
        let heroes = heroes.filter(|(_, hero)| hero.ability.iter().any(&is_one)).map(|(at, _)| RecordPath::Hero(at));
        let cards = self.registry.cards.iter().enumerate();
        let cards = cards.filter(|(_, card)| card.effects.iter().any(&is_one)).map(|(at, _)| RecordPath::Card(at));
        heroes.chain(cards).collect()
    }
}
