//! The window, driven as a person would: by keys, and by what a screen reader sees.

mod card_trials;
mod decks;
mod design;
mod design_edit;
mod designer;
mod gallery;
mod game_states;
mod game_walks;
mod generate;
mod import;
mod mirrored;
mod names;
mod partial_card;
mod printing;
mod quiet;
mod sizes;
mod snapshots;
mod start;
mod states;
mod tabletop;
mod walks;
mod whole_game;
