//! Work on a language: what a translator sees, decides and edits, and what follows from it, without a window.
//!
//! The messages stand in Fluent files, what people say about them in `review.json` beside them. [`Locales`] holds both as
//! they are open; [`Locales::edited`] tells what [`Edit`]s would make of the files, and only
//! [`crate::document::Document`] does it, so that every edit can be undone and is saved safely.

mod date;
mod edit;
mod entries;
mod fingerprint;
mod listing;
mod locales;
mod merge;
mod record;
mod review_file;
mod uses;
mod wording;
mod workbench;

pub use date::Moment;
pub use edit::{Author, Edit, FileChange};
pub use entries::{Entry, as_value, check_source, entries, removed};
pub use fingerprint::{Fingerprint, fingerprint};
pub use listing::{Group, Message, State, Subject};
pub use locales::{FOLDER, Found, Locale, Locales, title};
pub use merge::{Merged, merged, merged_review};
pub use record::{Comment, Decision, Did, Event, Outcome, Record, Suggestion};
pub use review_file::{REVIEW, Review};
pub use workbench::{Attempt, CardChange, PartChange, Printing, Workbench};
pub use wording::{Wording, rows_fingerprint, wording_id};
