//! The bundled games as they are offered before one is opened.

use std::borrow::Cow;

use super::bundled;
use super::decks::bundled_files;
use super::start::{COVERS, START};
use crate::base::json::{self, Node};

/// A bundled game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The game's id.
    pub game: String,
    /// Its name in the ruleset, where no language names it.
    pub name: String,
    /// How many cards it has.
    pub cards: usize,
    /// How many decks it has; in format 1 each hero has one.
    pub decks: usize,
    /// Pictures of some of its cards (PNG).
    pub covers: Vec<Vec<u8>>,
    /// Whether it is the small game that a new project is a copy of.
    pub is_start: bool,
}

/// The bundled games in the order of [`bundled::games`].
pub fn offers() -> Vec<Offer> {
    bundled::games().into_iter().map(offer).collect()
}

fn offer(game: String) -> Offer {
    let rules = bundled::file(&format!("{game}/ruleset.json"));
    let root = rules.as_ref().and_then(|source| json::parse(&source.text).ok());
    let name = root.and_then(|root| root.member("name")).and_then(Node::string).map(Cow::into_owned);
    let registry = bundled::file(&format!("{game}/registry.json"));
    let count = |member: &str| {
        let root = registry.as_ref().and_then(|source| json::parse(&source.text).ok());
        root.and_then(|root| root.member(member)).map_or(0, |list| list.items().len())
    };
    let deck_files = bundled_files(&game).len();
    let (cards, decks) = (count("cards"), count("decks") + count("heroes") + deck_files);
    let covers = bundled::names(&format!("{game}/{COVERS}")).into_iter();
    let covers = covers.filter_map(|name| bundled::bytes(&format!("{game}/{COVERS}/{name}"))).collect();
    Offer { is_start: game == START, name: name.unwrap_or_else(|| game.clone()), game, cards, decks, covers }
}
