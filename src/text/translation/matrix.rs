//! What there are words for: every operation in each of its roles and every condition, in every language, and which
//! cards are held up where there are none.

use super::message_list::Subject;
use crate::base::Name;
use crate::card::{Card, Row};
use crate::registry::RecordPath;
use crate::ruleset::Timing;
use crate::text::{Language, Texts};

/// What a row of the matrix is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// An operation by itself.
    Base,
    /// An operation that takes the place of an earlier one.
    Replace,
    /// An operation that adds to an earlier one.
    Bonus,
    /// An operation's short name.
    Name,
    /// A condition.
    Condition,
    /// A condition at the head of a Legacy row.
    Versus,
    /// A trigger.
    Trigger,
}

/// A row of the matrix: a message that the game asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixRow {
    /// The id in the ruleset: `draw`.
    pub entry: Name,
    /// In which role.
    pub role: Role,
    /// The message, with its attribute after a dot: `op-draw.bonus`.
    pub message: String,
    /// Whether each language has words of its own for it, in the order of [`Matrix::languages`].
    pub has: Vec<bool>,
    /// The cards and heroes that need it: where a language has none, their text is English there.
    pub cards: Vec<RecordPath>,
}

impl MatrixRow {
    /// Whether no language lacks it.
    pub fn is_whole(&self) -> bool {
        self.has.iter().all(|&has| has)
    }
}

/// What there are words for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Matrix {
    /// The languages, a column each.
    pub languages: Vec<&'static Language>,
    /// What the game asks for, a row each.
    pub rows: Vec<MatrixRow>,
}

impl Subject<'_> {
    /// What there are words for in these texts.
    pub fn matrix(self, texts: &Texts) -> Matrix {
        let languages: Vec<&'static Language> = self.locales.all().map(|locale| locale.language).collect();
        let mut rows = Vec::new();
        let mut add = |entry: &Name, role: Role, message: String, cards: Vec<RecordPath>| {
            let has = languages.iter().map(|language| texts.has(language, &message)).collect();
            rows.push(MatrixRow { entry: entry.clone(), role, message, has, cards });
        };
        let rules = self.rules;
        for (id, operation) in &rules.operations {
            let of_role = |role: Role| self.cards_with(|row| row.op == *id && role_of(row) == role);
            add(id, Role::Base, format!("op-{id}"), of_role(Role::Base));
            if operation.timing != Timing::Passive {
                add(id, Role::Replace, format!("op-{id}.replace"), of_role(Role::Replace));
                add(id, Role::Bonus, format!("op-{id}.bonus"), of_role(Role::Bonus));
            }
            add(id, Role::Name, format!("op-{id}.name"), Vec::new());
        }
        let legacy = rules.legacy.as_ref().map(|legacy| rules.condition(legacy.condition).0);
        for id in rules.conditions.keys() {
            let of_legacy = legacy == Some(id);
            let asks = |row: &Row| row.conditions.iter().any(|condition| condition.id == *id);
            let at_head = |row: &Row| of_legacy && row.bonus;
            add(id, Role::Condition, format!("if-{id}"), self.cards_with(|row| asks(row) && !at_head(row)));
            if of_legacy {
                add(id, Role::Versus, format!("vs-{id}"), self.cards_with(|row| asks(row) && at_head(row)));
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

    /// The heroes and cards with such a row.
    fn cards_with(self, is_one: impl Fn(&Row) -> bool) -> Vec<RecordPath> {
        let heroes = self.registry.heroes.iter().enumerate();
        let heroes = heroes.filter(|(_, hero)| hero.ability.iter().any(&is_one)).map(|(at, _)| RecordPath::Hero(at));
        let cards = self.registry.cards.iter().enumerate();
        let cards = cards.filter(|(_, card)| card.effects.iter().any(&is_one)).map(|(at, _)| RecordPath::Card(at));
        heroes.chain(cards).collect()
    }
}

fn role_of(row: &Row) -> Role {
    match (row.replace, row.bonus) {
        (true, _) => Role::Replace,
        (false, true) => Role::Bonus,
        (false, false) => Role::Base,
    }
}
