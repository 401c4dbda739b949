//! The registry: all cards and heroes of a game, as a file and in memory.
//!
//! Reading keeps everything, including errors and unknown members, so that [`Registry`] holds whatever the file says.
//! Checking reports the problems. Writing has one canonical form, so that one changed field is one changed line.

pub mod bundled;
pub mod card_filter;
pub mod catalogue;
mod check;
mod checks;
pub mod csv;
pub mod decks;
pub mod file;
mod fix;
mod game;
mod generator;
mod ids;
pub mod inbox;
pub mod outline;
pub mod pictures;
pub mod project;
mod read;
mod record_path;
pub mod scenarios;
mod schema;
mod shape;
pub mod start;
mod trials;
mod write;

pub use check::{check, check_records};
pub use checks::{Checks, insert_all, remove_all};
pub use decks::{Deck, DeckFile, DeckPlace};
pub use fix::{MAX_ROUNDS, apply_all_fixes, apply_edits, is_lossless, non_overlapping_fixes};
pub use game::{game_of_heroes, whole_game};
pub use generator::with_generator;
pub use ids::{next_free, next_free_except};
pub use project::{CheckedProject, Project, STARFALL_REGISTRY};
pub use read::{read, read_book, read_card, read_hero, read_row, read_rows};
pub use record_path::{RecordPath, is_inside, row_of, within_row};
pub use schema::schema;
pub use trials::Trials;
pub use write::{write, write_book, write_card, write_hero, write_row};

use crate::base::Name;
use crate::card::{Card, Hero, Rest, Row};
use crate::ruleset::Ruleset;

/// An expansion of the game (section 2.1 of the paper).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    pub id: i64,
    /// The name in English.
    pub name: Name,
    /// The members that the studio does not read.
    pub rest: Rest,
}

/// All cards and heroes of a game, as they are in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registry {
    /// The schema for editors (`$schema`).
    pub schema: Option<Name>,
    /// The format of the file.
    pub format: i64,
    /// The game's id.
    pub game: Name,
    pub books: Vec<Book>,
    pub heroes: Vec<Hero>,
    /// The cards, including crossover cards.
    pub cards: Vec<Card>,
    /// The members that the studio does not read.
    pub rest: Rest,
    /// The files with decks, ordered by path. They are no part of the registry's file.
    pub deck_files: Vec<DeckFile>,
}

impl Registry {
    /// The id and the name of the hero that a card names, or whose book and number are in the card's id, if the registry has
    /// this hero. A card that is a hero belongs to itself.
    pub fn hero_of(&self, rules: &Ruleset, card: &Card) -> Option<(&Name, &Name)> {
        if !card.books.is_empty() {
            return None;
        }
        let leads = |card: &&Card| rules.card_types.get(&card.card_type).is_some_and(|kind| kind.leads);
        let cards = self.cards.iter().filter(leads).map(|card| (&card.id, &card.name));
        let mut heroes = self.heroes.iter().map(|hero| (&hero.id, &hero.name)).chain(cards);
        if let Some(named) = &card.hero {
            return heroes.find(|(id, _)| *id == named);
        }
        let parts = |id: &str| rules.ids.card.parse(id, &rules.card_types).map(|parts| (parts.book, parts.hero));
        let own = parts(&card.id)?;
        heroes.find(|(id, _)| parts(id) == Some(own))
    }

    /// The id and the name of a card or hero.
    pub fn id_and_name(&self, place: RecordPath) -> Option<(&Name, &Name)> {
        match place {
            RecordPath::Card(at) => self.cards.get(at).map(|card| (&card.id, &card.name)),
            RecordPath::Hero(at) => self.heroes.get(at).map(|hero| (&hero.id, &hero.name)),
            _ => None,
        }
    }

    /// The rows of a card or hero as they are written. Other records have none.
    pub fn rows(&self, place: RecordPath) -> &[Row] {
        match place {
            RecordPath::Card(at) => self.cards.get(at).map_or(&[], |card| &card.effects),
            RecordPath::Hero(at) => self.heroes.get(at).map_or(&[], |hero| &hero.ability),
            _ => &[],
        }
    }
}
