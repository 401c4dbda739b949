//! The integration tests: one binary, a module a subject.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod boards;
mod bundled;
mod bundled_games;
mod chaos_cards;
mod command_line;
mod conformance_check;
mod conformance_resolve;
mod crown;
mod csv;
#[cfg(feature = "gui")]
mod damaged;
mod design;
mod diagnostics;
mod document;
mod engine_laws;
mod engine_reference;
#[cfg(feature = "typeset")]
mod faces;
mod fixes;
mod fuzz;
mod game_as_data;
mod generate;
mod generate_derive;
mod generate_edited;
mod generate_games;
mod generate_locked;
mod identity;
mod kernel;
mod locales;
mod match_laws;
mod narration;
mod options;
mod problem_messages;
#[cfg(all(unix, feature = "gui"))]
mod readme;
mod reference;
mod resolve_command;
mod rules_text;
mod rust_match;
mod sandbox;
#[cfg(feature = "gui")]
mod sandbox_window;
mod scenarios;
mod schema;
mod simulation;
#[cfg(feature = "gui")]
mod studio;
#[cfg(feature = "gui")]
mod studio_balance;
mod support;
mod tabletop;
mod text;
mod tidy;
mod translation;
#[cfg(feature = "gui")]
mod translator;
mod tried;
mod ttcg;
mod voyage;
mod watching;
#[cfg(feature = "gui")]
mod window;
