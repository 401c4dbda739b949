//! A slow, obvious evaluator of Starfall's rules, written from the paper (sections 3, 4, 6 and 10, appendix B) and from
//! `data/starfall/scenarios/README.md`, to hold the engine against. It shares no code with the program: it reads boards
//! and cards as plain JSON and writes the state that follows as a board.
//!
//! Where the paper is silent, this is what holds here:
//! - a row that is replaced gives back what it changed itself, and not what it set off;
//! - a card goes back only if it is still in the zone where the row put it;
//! - the passives that add to damage are read once, at the start; a reduction is read when damage is dealt;
//! - numbers saturate at the limits of 32 bits.

mod board;
mod game;
pub mod random;
mod scenario;
#[cfg(test)]
mod tests;

use serde_json::{Value, json};

use game::Game;
pub use scenario::run;

/// Resolves an effect list on a board and gives the board that follows, in the form of a board file.
///
/// `card_type` is the type of the card whose effects these are (`action`, `ally`, `trap` or `hero`), `card_book` its
/// book (`None`: that of the player's hero). `legacy_exact` chooses the paper's Table 4 over its Definition 6.1.
/// `choices` answers the questions in the order in which they are asked, each with a position on the opponent's field;
/// where an answer is missing or names no ally, the highest ATK is chosen, of equals the lowest position. Random cards
/// are the last of their zone: where they matter, use [`resolve_with`].
pub fn resolve(
    board: &Value,
    effects: &Value,
    card_type: &str,
    card_book: Option<i64>,
    legacy_exact: bool,
    choices: &[usize],
) -> Value {
    resolve_with(board, effects, card_type, card_book, legacy_exact, choices, &mut |held| held - 1)
}

/// As [`resolve`]; `pick` gives for a number of cards, at least 1, the position of the random one.
pub fn resolve_with(
    board: &Value,
    effects: &Value,
    card_type: &str,
    card_book: Option<i64>,
    legacy_exact: bool,
    choices: &[usize],
    pick: &mut dyn FnMut(usize) -> usize,
) -> Value {
    let mut game = Game::read(board, legacy_exact, pick);
    game.choices = choices.to_vec();
    game.take(0, effects.as_array().unwrap(), card_type, card_book);
    game.write(board)
}

/// Where an expectation differs from a board, one line each: what is not named in it may be anything, and a number in
/// place of a zone is how many cards it has.
pub fn differences(expect: &Value, board: &Value) -> Vec<String> {
    let mut found = Vec::new();
    differ(expect, board, "", &mut found);
    found
}

fn differ(expect: &Value, board: &Value, at: &str, found: &mut Vec<String>) {
    match (expect, board) {
        (Value::Object(members), Value::Object(_)) => {
            for (name, value) in members {
                differ(value, &board[name], &format!("{at}/{name}"), found);
            }
        }
        (Value::Array(items), Value::Array(others)) if items.len() == others.len() => {
            for (index, (item, other)) in items.iter().zip(others).enumerate() {
                differ(item, other, &format!("{at}/{index}"), found);
            }
        }
        (Value::Number(size), Value::Array(cards)) if size.as_u64() == Some(cards.len() as u64) => {}
        (Value::Array(cards), Value::Number(size)) if cards.is_empty() && size.as_u64() == Some(0) => {}
        (Value::Object(_), Value::String(_)) => differ(expect, &json!({ "card": board }), at, found),
        (Value::String(id), Value::Object(card)) if card.get("card") == Some(&json!(id)) => {}
        (Value::Object(any), Value::Null) if any.is_empty() => {}
        (expect, board) if expect == board => {}
        (expect, board) => found.push(format!("{at}: {board} where {expect} is expected")),
    }
}
