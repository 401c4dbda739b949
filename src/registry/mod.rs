//! The registry: all cards and heroes of a game, as a file and in memory.
//!
//! Reading keeps everything, errors and unknown members included; [`Registry`] is what the file says. Checking tells
//! what is wrong with it. Writing has one form, so that one changed field is one changed line.

mod check;
mod checks;
pub mod csv;
pub mod file;
mod fix;
mod ids;
pub mod project;
mod read;
mod record_path;
pub mod scenarios;
mod schema;
mod shape;
mod write;

pub use check::{check, check_records};
pub use checks::{Checks, insert_all, remove_all};
pub use fix::{apply_all_fixes, apply_edits, is_lossless, non_overlapping_fixes};
pub use ids::{next_free, next_free_except};
pub use project::{CheckedProject, Project, STARFALL_REGISTRY};
pub use read::{read, read_book, read_card, read_hero, read_rows};
pub use record_path::RecordPath;
pub use schema::schema;
pub use write::{write, write_book, write_card, write_hero, write_row};

use crate::base::Name;
use crate::card::{Card, Hero, Rest};
use crate::ruleset::Ruleset;

/// The newest form of registry files that is read and the one that is written.
pub const FORMAT: i64 = 1;

/// An expansion of the game (section 2.1 of the paper).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// Its number.
    pub id: i64,
    /// Its name in English.
    pub name: Name,
    /// Everything else that it has.
    pub rest: Rest,
}

/// All cards and heroes of a game, as the file says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registry {
    /// The schema that editors check the file by (`$schema`).
    pub schema: Option<Name>,
    /// The form of the file.
    pub format: i64,
    /// The game's id.
    pub game: Name,
    /// The books.
    pub books: Vec<Book>,
    /// The heroes.
    pub heroes: Vec<Hero>,
    /// The cards, crossover cards included.
    pub cards: Vec<Card>,
    /// Everything else that the file has.
    pub rest: Rest,
}

impl Registry {
    /// The hero that a card belongs to, if it is there: the one it names, or the one whose book and number its id says.
    pub fn hero_of(&self, rules: &Ruleset, card: &Card) -> Option<&Hero> {
        if !card.books.is_empty() {
            return None;
        }
        if let Some(named) = &card.hero {
            return self.heroes.iter().find(|hero| hero.id == *named);
        }
        let parts = |id: &str| rules.ids.card.parse(id, &rules.card_types).map(|parts| (parts.book, parts.hero));
        let own = parts(&card.id)?;
        self.heroes.iter().find(|hero| parts(&hero.id) == Some(own))
    }
}
