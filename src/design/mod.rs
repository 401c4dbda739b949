//! Tools around the design of cards, for every game: combinations of effects as text and as rows, tags, the build line,
//! price lists, goals, packs, serial numbers, rulings, submissions of players, the gallery (games/ttcg.md, section 6).

pub mod budget;
pub mod card_game;
pub mod cases;
pub mod check;
pub mod clues;
pub mod combine;
pub mod cut_sheet;
#[cfg(feature = "typeset")]
pub mod exhibit;
pub mod gallery;
pub mod glossary;
pub mod goals;
pub mod inbox;
pub mod inserts;
pub mod lists;
pub mod lore;
pub mod packs;
pub mod pipeline;
pub mod price_rank;
pub mod project;
pub mod rows;
pub mod rulings;
pub mod serials;
pub mod shape;
pub mod submission;
pub mod tagging;
pub mod tags;
mod template;

pub use template::{Lists, Style, TooMany};
