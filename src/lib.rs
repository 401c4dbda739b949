//! SES Studio: card effects as structured rows, and everything that follows from them.
//!
//! Data flows in one direction: file → checked registry → text, program, card face, screen. `ARCHITECTURE.md` lists
//! which module may import which.

#![forbid(unsafe_code)]

pub mod base;
pub mod card;
pub mod cli;
pub mod design;
pub mod document;
pub mod engine;
#[cfg(feature = "typeset")]
pub mod face;
pub mod generate;
pub mod kernel;
pub mod narration;
pub mod registry;
pub mod ruleset;
pub mod sandbox;
pub mod sim;
#[cfg(feature = "gui")]
pub mod studio;
pub mod text;
