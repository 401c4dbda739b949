//! The games whose turns, combat and legal actions are Rust, one module per game. Only this folder knows a game by
//! name.

pub mod starfall;
