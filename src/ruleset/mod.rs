//! The ruleset: a game's vocabulary as data, checked before anything uses it.
//!
//! `ruleset.json` declares card types, counters, zones, operations, conditions and triggers. What they mean is written
//! in a small expression language ([`syntax`]), whose names and types are checked ([`names`]) and which then has one
//! typed form ([`term`]). No operation, condition or trigger of any game is named in this program.

#![warn(missing_docs)]

pub mod code;
mod effects;
mod heroes;
pub mod ids;
mod index;
pub mod layout;
pub mod limits;
mod names;
mod read;
pub mod syntax;
pub mod term;
pub mod vocabulary;

pub use names::ExpressionError;
pub use vocabulary::*;

use crate::base::{Diagnostic, Name, Source};

/// The bundled game's ruleset file.
pub const STARFALL: &str = include_str!("../../data/starfall/ruleset.json");

impl Ruleset {
    /// Reads a ruleset file. All its problems are reported at once; with an error among them there is no ruleset.
    pub fn read(source: &Source) -> (Option<Ruleset>, Vec<Diagnostic>) {
        read::read(source, &[])
    }

    /// Reads a ruleset file with other choices for some of its settings (setting → choice). Unknown names are ignored.
    pub fn read_with(source: &Source, chosen: &[(Name, Name)]) -> (Option<Ruleset>, Vec<Diagnostic>) {
        read::read(source, chosen)
    }
}

/// The bundled game's ruleset, for tests.
#[cfg(test)]
pub(crate) fn starfall() -> Ruleset {
    let (rules, problems) = Ruleset::read(&Source::new("ruleset.json", STARFALL));
    rules.unwrap_or_else(|| panic!("{problems:#?}"))
}
