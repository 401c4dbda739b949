//! What every other module stands on: names, diagnostics, and JSON that knows its place in the file.

mod diagnostic;
#[cfg(any(feature = "gui", feature = "typeset"))]
pub mod fonts;
pub mod json;
pub mod reader;
mod source;
mod suggest;

pub use diagnostic::{Anchor, Code, Diagnostic, FixEdit, QuickFix, Severity, Wording};
pub use source::{Position, Source, Span};
pub use suggest::closest;

/// A short word of a game's vocabulary or an id of a card: up to 24 bytes are stored in place.
pub type Name = compact_str::CompactString;
