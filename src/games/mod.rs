//! Games: their turns, combat and legal actions over the engine, one module a game. Only here is a game known by name.

pub mod starfall;
