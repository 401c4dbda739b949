//! Format 1 as format 2: what format 1 leaves to the program is written down, and heroes are cards.

use std::fmt::Write as _;

use super::complete::with_match;
use super::parts::quoted;
use crate::base::json::{Member, Node};
use crate::base::{Diagnostic, Source};

/// The durations that format 1 has without a table.
const DURATIONS: &str = r#"[
    { "id": "this_turn", "ends": true, "about": "Until the end of the turn" },
    { "id": "while_in_play", "ends": false, "about": "As long as the card is in play" }
]"#;

/// The files of a game in format 2.
pub struct Converted {
    pub ruleset: String,
    pub cards: String,
}

/// Writes a game of format 1 in format 2. `decks` are the decks of its heroes, which format 1 finds by ids, as JSON.
///
/// # Errors
///
/// The problems of the ruleset, or else those of the cards, that would lose something.
pub fn to_format_2(ruleset: &Source, cards: &Source, decks: &str) -> Result<Converted, Vec<Diagnostic>> {
    super::lossless(ruleset)?;
    let ruleset = &Source::new(ruleset.name.as_str(), with_match(&ruleset.text));
    let rules = super::lossless(ruleset)?;
    let registry = super::lossless(cards)?;
    let mut file = Object::default();
    for member in rules.members() {
        let value = if member.key == "format" { "2" } else { member.value.raw() };
        file.add(&member.key, value);
    }
    if rules.member("durations").is_none() {
        file.add("durations", DURATIONS);
    }
    let ruleset = Source::new(ruleset.name.as_str(), file.close());
    let hero_type = hero_type(rules);
    let mut file = Object::default();
    for member in registry.members() {
        match &*member.key {
            "format" => file.add("format", "2"),
            "heroes" => {}
            "cards" => file.add("cards", &all_cards(registry, member.value, &hero_type)),
            _ => file.add(&member.key, member.value.raw()),
        }
    }
    if registry.member("cards").is_none() {
        file.add("cards", &all_cards(registry, registry, &hero_type));
    }
    if registry.member("decks").is_none() {
        file.add("decks", decks);
    }
    let cards = Source::new(cards.name.as_str(), file.close());
    Ok(Converted { cards: super::cards(&cards, &ruleset)?, ruleset: super::ruleset(&ruleset)? })
}

/// The card type of heroes.
fn hero_type(rules: Node<'_>) -> String {
    let types = rules.member("card_types").map(Node::items).unwrap_or_default();
    let is_hero = |entry: &Node<'_>| entry.member("record").and_then(Node::string).as_deref() == Some("hero");
    let found = types.into_iter().find(is_hero);
    found.and_then(|entry| entry.member("id")).and_then(Node::string).unwrap_or_default().into_owned()
}

/// The cards, and the heroes behind them.
fn all_cards(registry: Node<'_>, cards: Node<'_>, hero_type: &str) -> String {
    let heroes = registry.member("heroes").map(Node::items).unwrap_or_default();
    let cards = cards.items().into_iter().map(|card| card.raw().to_owned());
    let heroes = heroes.into_iter().map(|hero| as_card(&hero.members(), hero_type));
    format!("[{}]", cards.chain(heroes).collect::<Vec<_>>().join(", "))
}

/// A hero as a card.
fn as_card(hero: &[Member<'_>], hero_type: &str) -> String {
    let mut card = Object::default();
    card.add("type", &quoted(hero_type));
    for member in hero {
        let name = if member.key == "ability" { "effects" } else { &*member.key };
        card.add(name, member.value.raw());
    }
    card.close()
}

/// An object that is written member by member.
#[derive(Default)]
pub(super) struct Object(String);

impl Object {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn add(&mut self, name: &str, json: &str) {
        self.0.push_str(if self.0.is_empty() { "{" } else { "," });
        let _ = write!(self.0, "{}:{json}", quoted(name));
    }

    pub fn close(mut self) -> String {
        self.0.push_str(if self.0.is_empty() { "{}" } else { "}" });
        self.0
    }
}
