//! Names, diagnostics and JSON with positions: what every other module uses.

mod diagnostic;
#[cfg(any(feature = "gui", feature = "typeset"))]
pub mod fonts;
pub mod json;
mod message;
pub mod reader;
mod source;
mod suggest;

pub use diagnostic::{Anchor, Code, Diagnostic, FixEdit, QuickFix, Severity};
pub use message::{Argument, Message, Term};
pub use source::{Position, Source, Span};
pub use suggest::closest;

/// A short word of a game's vocabulary or an id of a card. Up to 24 bytes are stored inline.
pub type Name = compact_str::CompactString;
