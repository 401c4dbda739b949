//! From checked rows to text: `row → clause → sentence → text` (section 5 of the paper).

pub(super) mod bundle;
pub(super) mod card_text;
pub(super) mod clause;
pub(super) mod effect;
mod excerpt;
pub(super) mod facts;
pub(super) mod file;
pub(super) mod groups;
mod json;
mod lexicon;
pub(super) mod marks;
pub(super) mod message;
pub(super) mod page;
pub(super) mod phrase;
pub(super) mod pseudo;
pub(super) mod row;
pub(super) mod sentence;

pub(super) use clause::{LINK, SUBJECT, TIMES};
pub(super) use groups::WHEN;
