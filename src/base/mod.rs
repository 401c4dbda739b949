//! Names, diagnostics, JSON with positions and chance: what every other module uses.

mod code;
mod diagnostic;
#[cfg(any(feature = "gui", feature = "typeset"))]
pub mod fonts;
mod generator;
pub mod json;
pub mod json_edit;
mod json_tokens;
mod message;
pub mod reader;
mod source;
mod suggest;

pub use code::Code;
pub use diagnostic::{Anchor, Diagnostic, FixEdit, QuickFix, Severity};
pub use generator::{Generator, mix};
pub use json_edit::JsonEdit;
pub use json_tokens::{JsonToken, json_tokens};
pub use message::{Argument, Entry, Message, Term};
pub use source::{Position, Source, Span};
pub use suggest::closest;

/// A short word of a game's vocabulary or an id of a card. Up to 24 bytes are stored inline.
pub type Name = compact_str::CompactString;
