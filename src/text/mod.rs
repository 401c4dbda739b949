//! The text of cards in every language, from the rows of their effects.

pub mod review;
pub mod scan;
