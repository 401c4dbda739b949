//! The messages that a game requires, and the variables that each of them gets.

use std::ops::RangeInclusive;

use fluent_syntax::ast::InlineExpression;
use indexmap::IndexMap;

use super::plurals::is_plural;
use super::{Game, whole_game};
use crate::base::{Message, Name};
use crate::message;
use crate::ruleset::{Ruleset, Takes, Timing};
use crate::text::fluent::walk::Selection;
use crate::text::render::facts::TYPE;

/// The use of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A part of a sentence, put into a frame.
    Clause,
    /// A message that combines clauses to a sentence, or joins two texts.
    Frame,
    /// A word with its forms, which other messages use.
    Word,
    /// A name on a screen.
    Name,
    /// The name of a card, hero or book.
    Title,
}

/// A message that a game requires.
#[derive(Clone, Debug)]
pub struct RequiredMessage {
    pub purpose: Purpose,
    /// What requires the message, for error messages: "the operation `draw`".
    pub asked_by: Message,
    /// The attributes that the message must have.
    pub attributes: Vec<&'static str>,
    /// The variables. Each text of a clause and each frame must use all of them.
    pub variables: Vec<&'static str>,
    /// The possible values of the variable, if it is a number.
    pub numbers: Option<RangeInclusive<i64>>,
}

/// The messages that a game requires, by id.
#[derive(Clone, Debug, Default)]
pub struct RequiredMessages {
    table: IndexMap<String, RequiredMessage>,
    /// The variables that clauses can select on: the card's type, and the settings.
    pub facts: Vec<String>,
    /// Whether the messages of the ruleset's entries are not listed, because the ruleset describes the whole game.
    is_open: bool,
}

/// Prefixes of messages that belong to entries of a ruleset.
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

/// Frames and joins with their parts. Each part must be used exactly once.
pub const FRAMES: [(&str, &[&str]); 17] = [
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
    ("frame-timing", &["on", "text"]),
    ("frame-times", &["text"]),
    ("frame-tag", &["tag", "text"]),
    ("seq", &["a", "b"]),
    ("cond-and", &["a", "b"]),
    ("cond-start", &["a", "b"]),
    ("cond-middle", &["a", "b"]),
];

/// The attributes of an operation that forms a sentence.
const SENTENCE: [&str; 3] = ["replace", "bonus", "name"];

impl RequiredMessages {
    /// The messages that a game requires.
    pub fn of(game: Game<'_>) -> Self {
        let facts = std::iter::once(TYPE).chain(game.rules.settings.keys().map(Name::as_str));
        let facts = facts.map(ToOwned::to_owned).collect();
        let mut needs = Self { facts, is_open: game.rules.is_whole_game(), ..Self::default() };
        // What a whole game says, and with which variables, depends on its cards: only English is the measure.
        if !needs.is_open {
            needs.frames();
            needs.clauses(game.rules);
            needs.names(game.rules);
        }
        needs.titles(game);
        needs
    }

    /// Whether a selection is by number, not by a setting.
    pub fn is_plural(&self, selection: &Selection<'_, '_>) -> bool {
        let is_fact = |name: &str| self.facts.iter().any(|fact| fact == name);
        let is_of_fact = matches!(selection.selector, InlineExpression::VariableReference { id } if is_fact(id.name));
        is_plural(selection) && !is_of_fact && (!self.is_open || whole_game::is_plural(selection))
    }

    /// Whether the messages of the ruleset's entries are not listed, and only English is their measure.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    pub fn get(&self, id: &str) -> Option<&RequiredMessage> {
        self.table.get(id)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &RequiredMessage)> {
        self.table.iter().map(|(id, need)| (id.as_str(), need))
    }

    /// Whether an id belongs to an entry of a ruleset that this game does not have.
    pub fn is_of_no_entry(&self, id: &str) -> bool {
        !self.is_open && !self.table.contains_key(id) && TABLES.iter().any(|table| id.starts_with(table))
    }

    fn add(&mut self, id: String, purpose: Purpose, asked_by: Message) -> &mut RequiredMessage {
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
            self.add(id.to_owned(), Purpose::Frame, message!("needed-by-sentences")).variables = pieces.to_vec();
        }
    }

    fn clauses(&mut self, rules: &Ruleset) {
        for (id, operation) in &rules.operations {
            let need = self.add(format!("op-{id}"), Purpose::Clause, message!("needed-by-operation", id = id));
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
            self.add("on-death".to_owned(), Purpose::Clause, message!("needed-by-death"));
        }
        for (at, (id, condition)) in rules.conditions.iter().enumerate() {
            let of_legacy = rules.legacy.as_ref().is_some_and(|legacy| legacy.condition.index() == at);
            for prefix in ["if-", "vs-"].into_iter().take(if of_legacy { 2 } else { 1 }) {
                let need = self.add(format!("{prefix}{id}"), Purpose::Clause, message!("needed-by-condition", id = id));
                match &condition.takes {
                    Takes::Nothing | Takes::Other => {}
                    Takes::Number(range) => {
                        need.variables = vec!["n"];
                        need.numbers = Some(range.clone());
                    }
                    Takes::Subtype => need.variables = vec!["sub"],
                }
            }
        }
        for id in rules.triggers.keys() {
            self.add(format!("trigger-{id}"), Purpose::Clause, message!("needed-by-trigger", id = id)).attributes =
                vec!["name"];
        }
    }

    fn names(&mut self, rules: &Ruleset) {
        for id in rules.subtypes.keys() {
            self.add(format!("subtype-{id}"), Purpose::Word, message!("needed-by-subtype", id = id));
        }
        for id in rules.card_types.keys() {
            self.add(format!("type-{id}"), Purpose::Word, message!("needed-by-card-type", id = id));
        }
        let tables: [(&str, &'static str, Vec<_>); 8] = [
            ("counter", "needed-by-counter", rules.counters.keys().collect()),
            ("number", "needed-by-number", rules.numbers.keys().collect()),
            ("number", "needed-by-hero-number", rules.hero_numbers.keys().collect()),
            ("zone", "needed-by-zone", rules.zones.keys().collect()),
            ("quantity", "needed-by-quantity", rules.quantities.keys().collect()),
            ("tally", "needed-by-tally", rules.tallies.keys().collect()),
            ("phase", "needed-by-phase", rules.phases.keys().collect()),
            ("kind", "needed-by-kind", rules.kinds.keys().collect()),
        ];
        for (prefix, asked_by, ids) in tables {
            for id in ids {
                self.add(format!("{prefix}-{id}"), Purpose::Name, message!(asked_by, id = id));
            }
        }
    }

    fn titles(&mut self, game: Game<'_>) {
        for book in game.books {
            self.add(format!("book-{book}"), Purpose::Title, message!("needed-by-book", book = *book));
        }
        let heroes = game.heroes.iter().map(|hero| (&hero.id, hero.flavour.is_some()));
        let cards = game.cards.iter().map(|card| (&card.id, card.flavour.is_some()));
        for (id, has_flavour) in heroes.chain(cards) {
            let need = self.add(format!("card-{id}"), Purpose::Title, message!("needed-by-card", id = id));
            if has_flavour {
                need.attributes = vec!["flavour"];
            }
        }
    }
}
