//! Fluent source files: whether they are safe to parse, where messages begin and end, and messages as forms.

pub mod entries;
pub mod fields;
pub mod guard;
pub mod highlight;
pub(in crate::text) mod index;
pub mod lexer;
pub(in crate::text) mod parsed;
pub mod slots;
pub(in crate::text) mod walk;
