//! Work on a language: what a translator sees, decides and edits, and what follows from it, without a window.
//!
//! The messages stand in Fluent files, what people say about them in `review.json` beside them. [`Locales`] holds both as
//! they are open; [`Locales::edited`] tells what [`Edit`]s would make of the files, and only
//! [`crate::document::Document`] does it, so that every edit can be undone and is saved safely.

mod approval;
mod beginning;
mod checks;
mod date;
mod edit;
mod entries;
mod fingerprint;
mod grammar;
mod grid;
mod index;
mod listing;
mod locales;
mod matrix;
mod merge;
mod record;
mod remedy;
mod renamed;
mod review_file;
mod sweep;
mod uses;
mod wording;
mod workbench;

pub use approval::{Approval, Standings};
pub use beginning::template;
pub use date::Moment;
pub use edit::{Author, Edit, FileChange};
pub use entries::{Entry, as_value, check_source, entries, inserted, removed, replaced, source_of};
pub use fingerprint::{Fingerprint, fingerprint};
pub use grammar::Grammar;
pub use grid::{Cell, Column, Grid, KINDS, Word, with_form};
pub(in crate::text) use index::Index;
pub use listing::{Group, Message, State, Subject, state_of};
pub use locales::{FOLDER, Found, Locale, Locales, title};
pub use matrix::{Matrix, MatrixRow, Role};
pub use merge::{Merged, merged, merged_review};
pub use record::{Comment, Decision, Did, Event, Outcome, Record, Suggestion};
pub use remedy::{Does, Remedy};
pub use renamed::Renamed;
pub use review_file::{REVIEW, Review};
pub use sweep::{SWEEP, Swept};
pub use uses::{Asked, of_card as messages_of_card, of_hero as messages_of_hero};
pub use wording::{Wording, rows_fingerprint, wording_id};
pub use workbench::{Attempt, CardChange, PartChange, Printing, Workbench};
