//! Fluent source files: what is safe to parse, where each message begins and ends, and a message as fields to fill in.

pub mod entries;
pub mod fields;
pub mod guard;
pub(in crate::text) mod index;
pub mod lexer;
pub(in crate::text) mod parsed;
pub(in crate::text) mod walk;
