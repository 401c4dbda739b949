//! A card that is made, and how it is written.

use serde_json::{Map, Value, json};
use smallvec::SmallVec;

use super::grammar::Grammar;
use super::head::Cost;
use crate::kernel::rules::statement::RowPlaceOf;

/// A card: positions in the tables of its game.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card {
    pub card_type: usize,
    /// Its numbers; `None`: it does not have it.
    pub numbers: SmallVec<[Option<i32>; 6]>,
    pub subtype: Option<usize>,
    pub words: Vec<(usize, usize)>,
    pub keywords: u64,
    pub trigger: Option<usize>,
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Row {
    /// `None` for rows that belong to the ability above, and in games whose operations say when they happen.
    pub timing: Option<usize>,
    pub way: Option<usize>,
    /// 0: any number of times, 1: once a turn, 2: once a match.
    pub once: u8,
    pub may: bool,
    pub costs: Vec<Cost>,
    pub condition: Option<Condition>,
    /// Further conditions.
    pub others: Vec<Condition>,
    pub role: Role,
    pub operation: usize,
    pub word: Option<usize>,
    pub val: Option<i32>,
    pub parameters: SmallVec<[i32; 2]>,
    /// The zone, and whose.
    pub dest: Option<(usize, u8)>,
    /// 0: both, 1: own, 2: the opponent's.
    pub who: Option<i32>,
    pub to: Option<Aim>,
    pub duration: Option<usize>,
    pub made: Option<Made>,
    pub effects: Vec<Row>,
    /// All other members of a row that is written out, as JSON; else empty. Only the grammar of all legal cards has such
    /// rows.
    pub written: String,
}

/// What a row with a condition is beside the rows above it with the same operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    #[default]
    Own,
    Bonus,
    Replace,
}

impl Row {
    /// The row above that this one adds to or replaces: the last independent one with its operation.
    pub fn base<'r>(&self, above: &'r [Row]) -> Option<&'r Row> {
        above.iter().rev().find(|row| row.operation == self.operation && row.role == Role::Own)
    }
}

impl Role {
    pub const ALL: [(Self, &'static str); 3] = [(Self::Own, "own"), (Self::Bonus, "bonus"), (Self::Replace, "replace")];
}

/// What a row is about: a preset, and what narrows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Aim {
    pub preset: usize,
    pub cards: Option<Cards>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cards {
    /// 0: both, 1: own, 2: the opponent's.
    pub who: i32,
    pub place: usize,
    pub filters: Filters,
}

/// Filters with their numbers or words.
pub type Filters = SmallVec<[(usize, i32); 3]>;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Condition {
    pub id: usize,
    pub is: Is,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Is {
    True,
    Number(i32),
    Word(usize),
    Where(Filters),
    Cards(Cards),
}

/// The card that a row makes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Made {
    /// A position among the game's cards by id.
    Known(usize),
    Written(Box<Card>),
    Random {
        card_type: usize,
        cost: Option<i32>,
        subtype: Option<usize>,
    },
}

/// The names of sides.
pub const SIDES: [&str; 3] = ["both", "self", "opponent"];

impl Grammar<'_> {
    /// The card as the registry has it, without id and name.
    pub fn json(&self, card: &Card) -> Map<String, Value> {
        let game = self.game;
        let mut found = Map::new();
        let type_name = game.card_types.get_index(card.card_type).map_or("", |(name, _)| name.as_str());
        found.insert("type".to_owned(), type_name.into());
        for ((name, number), value) in game.numbers.iter().zip(&card.numbers) {
            if let Some(value) = value.filter(|value| number.default == 0 || *value != number.default) {
                found.insert(name.to_string(), value.into());
            }
        }
        if let Some(word) = card.subtype.and_then(|at| game.subtypes.get(at)) {
            found.insert("subtype".to_owned(), game.word(*word).into());
        }
        for &(set, word) in &card.words {
            if let Some((name, entry)) = game.word_sets.get_index(set)
                && let Some(word) = entry.words.get(word)
            {
                let list = found.entry(name.to_string()).or_insert_with(|| json!([]));
                list.as_array_mut().into_iter().for_each(|list| list.push(game.word(*word).into()));
            }
        }
        if let Some((name, _)) = card.trigger.and_then(|at| game.triggers.get_index(at)) {
            found.insert("trigger".to_owned(), name.as_str().into());
        }
        let keywords = game.keywords.keys().enumerate().filter(|(at, _)| card.keywords >> at & 1 == 1);
        let keywords: Vec<Value> = keywords.map(|(_, name)| name.as_str().into()).collect();
        if !keywords.is_empty() {
            found.insert("keywords".to_owned(), keywords.into());
        }
        if !card.rows.is_empty() {
            found.insert("effects".to_owned(), self.rows_json(&card.rows));
        }
        found
    }

    fn rows_json(&self, rows: &[Row]) -> Value {
        rows.iter().map(|row| Value::Object(self.row_json(row))).collect::<Vec<_>>().into()
    }

    /// A row as it is written.
    pub fn row_json(&self, row: &Row) -> Map<String, Value> {
        let game = self.game;
        if !row.written.is_empty() {
            return self.written_json(row);
        }
        let mut found = Map::new();
        let mut set = |name: &str, value: Value| drop(found.insert(name.to_owned(), value));
        if let Some((name, _)) = row.timing.and_then(|at| game.timings.get_index(at)) {
            set("on", name.as_str().into());
        }
        if let Some((name, _)) = row.way.and_then(|at| game.ways.get_index(at)) {
            set("as", name.as_str().into());
        }
        let Some((name, operation)) = game.operations.get_index(row.operation) else { return found };
        set("do", name.as_str().into());
        if let Some(val) = row.val {
            set("val", val.into());
        }
        let mut numbers = row.parameters.iter();
        for (name, rule) in &operation.parameters {
            if matches!(rule, crate::kernel::rules::tables::ParameterRule::Number(_)) {
                set(name, numbers.next().copied().unwrap_or(0).into());
            }
        }
        if let Some(word) = row.word.and_then(|at| operation.words.get(at)) {
            set("word", game.word(*word).into());
        }
        if let Some(who) = row.who.and_then(|who| SIDES.get(usize::try_from(who).ok()?)) {
            set("who", (*who).into());
        }
        if let Some(made) = &row.made {
            set("card", self.made_json(made));
        }
        if let Some((zone, of)) = row.dest {
            let zone = game.zones.get_index(zone).map_or("", |(name, _)| name.as_str());
            let names = operation.parameters.iter();
            let name =
                names.filter(|(_, rule)| matches!(rule, crate::kernel::rules::tables::ParameterRule::Place { .. }));
            for (name, _) in name.take(1) {
                set(name, format!("{}.{zone}", OF.get(usize::from(of)).map_or("", |(name, _)| name)).into());
            }
        }
        if let Some(aim) = &row.to {
            set("to", self.aim_json(aim));
        }
        if !row.effects.is_empty() {
            set("effects", self.rows_json(&row.effects));
        }
        if let Some((name, _)) = row.duration.and_then(|at| game.durations.get_index(at)) {
            set("for", name.as_str().into());
        }
        let conditions = row.condition.iter().chain(&row.others).map(|condition| self.condition_json(condition));
        let conditions: Map<String, Value> = conditions.flatten().collect();
        if !conditions.is_empty() {
            set("if", conditions.into());
        }
        if let Some((_, name)) = Role::ALL.iter().find(|(role, _)| *role == row.role && *role != Role::Own) {
            set(name, true.into());
        }
        self.write_head(row, &mut found);
        found
    }

    /// The rows that are written out, in their order, as JSON without those that they give.
    pub fn written_rows<'r>(rows: &'r [Row], found: &mut Vec<&'r str>) {
        for row in rows {
            if !row.written.is_empty() {
                found.push(&row.written);
            }
            Self::written_rows(&row.effects, found);
        }
    }

    fn written_json(&self, row: &Row) -> Map<String, Value> {
        let mut found: Map<String, Value> = serde_json::from_str(&row.written).unwrap_or_default();
        if let Some(made) = &row.made {
            found.insert("card".to_owned(), self.made_json(made));
        }
        if !row.effects.is_empty() {
            found.insert("effects".to_owned(), self.rows_json(&row.effects));
        }
        found
    }

    fn aim_json(&self, aim: &Aim) -> Value {
        let like = self.game.targets.get_index(aim.preset).map_or("", |(name, _)| name.as_str());
        let Some(cards) = &aim.cards else { return like.into() };
        let mut members = Map::new();
        members.insert("like".to_owned(), like.into());
        let usual = self.targets.get(aim.preset).map_or((0, 0), |preset| (preset.side, preset.zones));
        self.cards_json(cards, usual, &mut members);
        if members.len() == 1 { like.into() } else { members.into() }
    }

    fn cards_json(&self, cards: &Cards, (side, zones): (i32, u32), members: &mut Map<String, Value>) {
        if cards.who != side {
            let name = if cards.who == 0 { "any" } else { SIDES[usize::try_from(cards.who).unwrap_or(0).min(2)] };
            members.insert("who".to_owned(), name.into());
        }
        if let Some(place) = self.places.get(cards.place).filter(|place| place.zones != zones) {
            members.insert("zone".to_owned(), place.name.as_str().into());
        }
        if !cards.filters.is_empty() {
            members.insert("where".to_owned(), self.filters_json(&cards.filters));
        }
    }

    pub(super) fn filters_json(&self, filters: &Filters) -> Value {
        let game = self.game;
        let mut members = Map::new();
        for &(id, value) in filters {
            let Some((name, filter)) = game.filters.get_index(id) else { continue };
            let word = match &filter.takes {
                crate::kernel::rules::tables::Takes::Word(words) => {
                    usize::try_from(value).ok().and_then(|at| words.get(at)).map(|word| game.word(*word))
                }
                _ => None,
            };
            members.insert(name.to_string(), word.map_or_else(|| value.into(), Value::from));
        }
        members.into()
    }

    fn condition_json(&self, condition: &Condition) -> Option<(String, Value)> {
        let game = self.game;
        let (name, _) = game.conditions.get_index(condition.id)?;
        let is = match &condition.is {
            Is::True => true.into(),
            Is::Number(number) => (*number).into(),
            Is::Word(at) => {
                let word = self.condition_words(condition.id).get(*at);
                word.map_or(Value::Null, |word| game.word(*word).into())
            }
            Is::Where(filters) => self.filters_json(filters),
            Is::Cards(cards) => {
                let mut members = Map::new();
                self.cards_json(cards, self.usual_cards(condition.id), &mut members);
                members.into()
            }
        };
        Some((name.to_string(), is))
    }

    fn made_json(&self, made: &Made) -> Value {
        let game = self.game;
        match made {
            Made::Known(at) => self.known.get(*at).map_or(Value::Null, |(id, _)| id.as_str().into()),
            Made::Written(card) => self.json(card).into(),
            Made::Random { card_type, cost, subtype } => {
                let mut members = Map::new();
                let name = game.card_types.get_index(*card_type).map_or("", |(name, _)| name.as_str());
                members.insert("type".to_owned(), name.into());
                if let (Some(cost), Some((name, _))) = (cost, game.numbers.get_index(0)) {
                    members.insert(name.to_string(), (*cost).into());
                }
                if let Some(word) = subtype.and_then(|at| game.subtypes.get(at)) {
                    members.insert("subtype".to_owned(), game.word(*word).into());
                }
                json!({ "random": members })
            }
        }
    }
}

/// Whose places rows can name.
pub const OF: [(&str, RowPlaceOf); 4] = [
    ("self", RowPlaceOf::Own),
    ("opponent", RowPlaceOf::Other),
    ("both", RowPlaceOf::Both),
    ("owner", RowPlaceOf::Owner),
];
