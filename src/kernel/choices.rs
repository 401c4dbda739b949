//! What can be written in the parts of a row: menus offer it, by the tables that `check` and the schema read (kernel.md,
//! section 8).

use std::ops::RangeInclusive;

use super::ids::{AbilityId, WordId};
use super::rules::ability::{Ability, Row, RowCard};
use super::rules::tables::{ParameterRule, Takes};
use super::rules::{Game, places};
use crate::base::Name;

/// How many cards a condition can count.
pub const COUNTED: RangeInclusive<i64> = 0..=99;

/// What can be written in a part of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// Only `true`.
    True,
    /// `true` or `false`.
    Flag,
    Number(RangeInclusive<i64>),
    /// One of these names.
    One(Vec<Name>),
    /// Any word.
    Word,
    /// Some of these names; any words, if others can be added.
    Names {
        known: Vec<Name>,
        is_open: bool,
    },
    /// The id of a card.
    Card,
    /// A card that is made: an id, one by chance, or one that is written out.
    Made,
    /// Tests on cards.
    Where,
    /// So many cards: a number, or who, zone, where and a count.
    Cards,
    /// Sources of effects: whose they are, and tests on them.
    Sources,
    /// A number, if there is one, or a number with tests on the cards that are paid.
    Paid(RangeInclusive<i64>),
}

impl Game {
    /// The parameter of a filter.
    pub fn filter_form(&self, id: &str) -> Option<Form> {
        self.filters.get(id).map(|filter| self.form(&filter.takes))
    }

    /// The parameter of a condition.
    pub fn condition_form(&self, id: &str) -> Option<Form> {
        self.conditions.get(id).map(|condition| self.form(&condition.takes))
    }

    /// The amount of a cost.
    pub fn cost_form(&self, id: &str) -> Option<Form> {
        let cost = self.costs.get(id)?;
        Some(match (&cost.takes, cost.filtered) {
            (Some(range), true) => Form::Paid(wide(range)),
            (Some(range), false) => Form::Number(wide(range)),
            (None, true) => Form::Paid(1..=1),
            (None, false) => Form::True,
        })
    }

    /// The parameters that rows of an operation have, by name.
    pub fn parameter_forms(&self, operation: &str) -> Vec<(Name, Form)> {
        let parameters = self.operations.get(operation).map(|operation| &operation.parameters);
        let form = |rule: &ParameterRule| match rule {
            ParameterRule::Number(range) => Form::Number(wide(range)),
            ParameterRule::Place { zones, of, .. } => {
                Form::One(places(self, zones, of).into_iter().map(Name::from).collect())
            }
        };
        parameters.into_iter().flatten().map(|(name, rule)| (name.clone(), form(rule))).collect()
    }

    /// What can be written of a card that a row makes: what one by chance must be like, or what is on one that is written
    /// out, but for its rows.
    pub fn made_forms(&self) -> Vec<(Name, Form)> {
        let one = |name, known: Vec<Name>| (!known.is_empty()).then(|| (Name::const_new(name), Form::One(known)));
        let words = |words: &[WordId]| words.iter().map(|word| self.word(*word).into()).collect::<Vec<Name>>();
        let number = Form::Number(i64::from(i32::MIN)..=i64::from(i32::MAX));
        let numbers = self.numbers.keys().map(|name| (name.clone(), number.clone()));
        let sets = self
            .word_sets
            .iter()
            .map(|(name, set)| (name.clone(), Form::Names { known: words(&set.words), is_open: set.open }));
        let known: Vec<Name> = self.keywords.keys().cloned().collect();
        let keywords = Form::Names { known, is_open: false };
        let keywords = (!self.keywords.is_empty()).then(|| (Name::const_new("keywords"), keywords));
        let card_type = one("type", self.card_types.keys().cloned().collect());
        let subtype = one("subtype", words(&self.subtypes));
        card_type.into_iter().chain(numbers).chain(subtype).chain(sets).chain(keywords).collect()
    }

    /// The cards that rows can name: those of the ruleset and of the registry.
    pub fn nameable_cards(&self) -> impl Iterator<Item = &Name> {
        self.cards.keys().chain(self.tokens.keys())
    }

    /// Whether rows of an operation can have a member, by what the ruleset and the operation say.
    pub fn row_takes(&self, operation: &str, member: &str) -> bool {
        let Some(operation) = self.operations.get(operation) else { return false };
        let is_allowed = self.row_members.is_empty() || self.row_members.iter().any(|name| name == member);
        match member {
            "val" => operation.val.is_some(),
            "card" => operation.takes_card,
            "effects" => operation.takes_effects,
            "word" => operation.takes_word && is_allowed,
            "to" => (operation.needs_target || !operation.targets.is_empty()) && is_allowed,
            "for" => !operation.lasting.is_empty() && is_allowed,
            _ => is_allowed,
        }
    }

    /// Whether rows of an operation must have a member.
    pub fn must_write(&self, operation: &str, member: &str) -> bool {
        let Some(entry) = self.operations.get(operation) else { return false };
        match member {
            "word" => entry.takes_word && entry.usual_word.is_none(),
            "to" => entry.needs_target,
            "val" => entry.val.is_some(),
            "card" => entry.takes_card,
            "effects" => entry.takes_effects,
            _ => false,
        }
    }

    /// Whether rows of an operation must have a member, if not at every timing: what always lasts says no duration.
    pub fn can_need(&self, operation: &str, member: &str) -> bool {
        let rule = self.operations.get_index_of(operation).and_then(|at| self.printed.operations.get(at));
        let needs_duration = member == "for" && rule.is_some_and(|rule| rule.needs_duration);
        needs_duration || self.must_write(operation, member)
    }

    /// A word of a set to which any word can be added.
    pub fn open_word(&self) -> Option<&str> {
        let mut sets = self.word_sets.values().filter(|set| set.open);
        sets.find_map(|set| set.words.first()).map(|word| self.word(*word))
    }

    /// The names of zones and of groups of zones.
    pub fn places(&self) -> impl Iterator<Item = &Name> {
        self.zones.keys().chain(self.groups.keys())
    }

    /// A row of a card as it is checked: by its place in the card's list, then in the list of each row around it. `None` if
    /// the row has errors.
    pub fn row_of(&self, card: &str, path: &[usize]) -> Option<&Row> {
        self.ability_of(card, path).map(|(_, row)| row)
    }

    /// A row of a card, as [`Self::row_of`], with its ability.
    pub fn ability_of(&self, card: &str, path: &[usize]) -> Option<(&Ability, &Row)> {
        let (last, around) = path.split_last()?;
        let mut abilities = &self.definition(*self.cards.get(card)?).abilities;
        for at in around {
            let (_, row) = self.row_in(abilities, *at)?;
            abilities = match &row.card {
                Some(RowCard::Written(card)) if row.effects.is_empty() => &self.definition(*card).abilities,
                _ => &row.effects,
            };
        }
        self.row_in(abilities, *last)
    }

    fn row_in(&self, abilities: &[AbilityId], at: usize) -> Option<(&Ability, &Row)> {
        let abilities = abilities.iter().map(|id| self.ability(*id));
        let mut rows = abilities.flat_map(|ability| ability.rows.iter().map(move |row| (ability, row)));
        rows.find(|(_, row)| usize::from(row.at) == at)
    }

    fn form(&self, takes: &Takes) -> Form {
        match takes {
            Takes::Nothing => Form::True,
            Takes::Flag => Form::Flag,
            Takes::Number(range) => Form::Number(wide(range)),
            Takes::Word(words) if words.is_empty() => Form::Word,
            Takes::Word(words) => Form::One(words.iter().map(|word| self.word(*word).into()).collect()),
            Takes::Card => Form::Card,
            Takes::Where => Form::Where,
            Takes::Cards => Form::Cards,
        }
    }
}

fn wide(range: &RangeInclusive<i32>) -> RangeInclusive<i64> {
    i64::from(*range.start())..=i64::from(*range.end())
}
