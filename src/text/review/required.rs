//! Which messages a game asks for, and what each of them is given.

use std::ops::RangeInclusive;

use indexmap::IndexMap;

use super::Game;
use crate::ruleset::{Ruleset, Takes, Timing};

/// What a message is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A part of a sentence, put into a frame.
    Clause,
    /// What makes a sentence of its pieces, or joins them.
    Frame,
    /// A word with its forms, put into other sentences.
    Word,
    /// A name on a screen.
    Name,
    /// A card's or book's own name.
    Title,
}

/// A message that a game asks for.
#[derive(Clone, Debug)]
pub struct RequiredMessage {
    /// What it is for.
    pub purpose: Purpose,
    /// What asks for it: "the operation `draw`".
    pub asked_by: String,
    /// The attributes that it must have.
    pub attributes: Vec<&'static str>,
    /// Its variables: each text of a clause and each frame must use them all.
    pub variables: Vec<&'static str>,
    /// The numbers that its variable may be, where it has one.
    pub numbers: Option<RangeInclusive<i64>>,
}

/// The messages that a game asks for, by id.
#[derive(Clone, Debug, Default)]
pub struct RequiredMessages {
    table: IndexMap<String, RequiredMessage>,
}

/// The beginnings of ids that stand for the entries of a game.
const TABLES: [&str; 13] = [
    "op-",
    "if-",
    "vs-",
    "trigger-",
    "subtype-",
    "type-",
    "counter-",
    "number-",
    "zone-",
    "quantity-",
    "tally-",
    "phase-",
    "kind-",
];

/// The frames and joins, with the pieces that each uses exactly once.
pub const FRAMES: [(&str, &[&str]); 15] = [
    ("frame-base", &["do"]),
    ("frame-base-if", &["do", "if"]),
    ("frame-replace-if", &["do", "if"]),
    ("frame-bonus-if", &["do", "if"]),
    ("frame-bonus-vs", &["do", "vs"]),
    ("frame-bonus-if-vs", &["do", "if", "vs"]),
    ("frame-passive", &["do"]),
    ("frame-death", &["on", "do"]),
    ("frame-death-if", &["on", "if", "do"]),
    ("frame-trigger", &["trigger", "text"]),
    ("frame-tag", &["tag", "text"]),
    ("seq", &["a", "b"]),
    ("cond-and", &["a", "b"]),
    ("cond-start", &["a", "b"]),
    ("cond-middle", &["a", "b"]),
];

/// The attributes of an operation that is told as a sentence of its own.
const SENTENCE: [&str; 3] = ["replace", "bonus", "name"];

impl RequiredMessages {
    /// What a game asks for.
    pub fn of(game: Game<'_>) -> Self {
        let mut needs = Self::default();
        needs.frames();
        needs.clauses(game.rules);
        needs.names(game.rules);
        needs.titles(game);
        needs
    }

    /// The need for a message.
    pub fn get(&self, id: &str) -> Option<&RequiredMessage> {
        self.table.get(id)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &RequiredMessage)> {
        self.table.iter().map(|(id, need)| (id.as_str(), need))
    }

    /// Whether an id stands for an entry of a game that this game does not have.
    pub fn is_of_no_entry(&self, id: &str) -> bool {
        !self.table.contains_key(id) && TABLES.iter().any(|table| id.starts_with(table))
    }

    fn add(&mut self, id: String, purpose: Purpose, asked_by: String) -> &mut RequiredMessage {
        self.table.entry(id).or_insert(RequiredMessage {
            purpose,
            asked_by,
            attributes: Vec::new(),
            variables: Vec::new(),
            numbers: None,
        })
    }

    fn frames(&mut self) {
        for (id, pieces) in FRAMES.into_iter().chain([("cond-end", &["a", "b"][..])]) {
            self.add(id.to_owned(), Purpose::Frame, "the making of sentences".to_owned()).variables = pieces.to_vec();
        }
    }

    fn clauses(&mut self, rules: &Ruleset) {
        for (id, operation) in &rules.operations {
            let need = self.add(format!("op-{id}"), Purpose::Clause, format!("the operation `{id}`"));
            need.attributes = match operation.timing {
                Timing::Passive => vec!["name"],
                Timing::Play | Timing::Death => SENTENCE.to_vec(),
            };
            if let Some(range) = &operation.val {
                need.variables = vec!["val"];
                need.numbers = Some(range.clone());
            }
        }
        if rules.operations.values().any(|operation| operation.timing == Timing::Death) {
            self.add("on-death".to_owned(), Purpose::Clause, "the operations of a destroyed card".to_owned());
        }
        for (at, (id, condition)) in rules.conditions.iter().enumerate() {
            let of_legacy = rules.legacy.as_ref().is_some_and(|legacy| legacy.condition.index() == at);
            for prefix in ["if-", "vs-"].into_iter().take(if of_legacy { 2 } else { 1 }) {
                let need = self.add(format!("{prefix}{id}"), Purpose::Clause, format!("the condition `{id}`"));
                match &condition.takes {
                    Takes::Nothing => {}
                    Takes::Number(range) => {
                        need.variables = vec!["n"];
                        need.numbers = Some(range.clone());
                    }
                    Takes::Subtype => need.variables = vec!["sub"],
                }
            }
        }
        for id in rules.triggers.keys() {
            self.add(format!("trigger-{id}"), Purpose::Clause, format!("the trigger `{id}`")).attributes = vec!["name"];
        }
    }

    fn names(&mut self, rules: &Ruleset) {
        for id in rules.subtypes.keys() {
            self.add(format!("subtype-{id}"), Purpose::Word, format!("the subtype `{id}`"));
        }
        for id in rules.card_types.keys() {
            self.add(format!("type-{id}"), Purpose::Word, format!("the card type `{id}`"));
        }
        let tables: [(&str, &str, Vec<_>); 8] = [
            ("counter", "counter", rules.counters.keys().collect()),
            ("number", "number", rules.numbers.keys().collect()),
            ("number", "number of a hero", rules.hero_numbers.keys().collect()),
            ("zone", "zone", rules.zones.keys().collect()),
            ("quantity", "quantity", rules.quantities.keys().collect()),
            ("tally", "tally", rules.tallies.keys().collect()),
            ("phase", "phase", rules.phases.keys().collect()),
            ("kind", "kind", rules.kinds.keys().collect()),
        ];
        for (prefix, called, ids) in tables {
            for id in ids {
                self.add(format!("{prefix}-{id}"), Purpose::Name, format!("the {called} `{id}`"));
            }
        }
    }

    fn titles(&mut self, game: Game<'_>) {
        for book in game.books {
            self.add(format!("book-{book}"), Purpose::Title, format!("book {book}"));
        }
        let heroes = game.heroes.iter().map(|hero| (&hero.id, hero.flavour.is_some()));
        let cards = game.cards.iter().map(|card| (&card.id, card.flavour.is_some()));
        for (id, has_flavour) in heroes.chain(cards) {
            let need = self.add(format!("card-{id}"), Purpose::Title, format!("the card `{id}`"));
            if has_flavour {
                need.attributes = vec!["flavour"];
            }
        }
    }
}
