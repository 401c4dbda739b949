//! The effect of an edit on the cards: the message on real cards, and the cards whose text changes.

pub mod cards;
pub mod changes;
