//! Reads what positions are worth to the players of the program.

use super::Reading;
use super::members::{ignore, name_of, small};
use super::problem;
use super::scope::Scope;
use super::terms::keys;
use crate::base::reader::Reader;
use crate::kernel::ids::{CounterId, KeywordId, NumberId, ZoneId};
use crate::kernel::rules::{Game, Players, Weights, shape};
use crate::ruleset::Table;

impl Reading<'_> {
    /// The member `players`.
    pub fn players(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("players") else { return };
        let path = file.path();
        let mut players = Reader::open(node, path.key("players"), file.problems());
        let win = small(&mut players, "win").unwrap_or(0);
        let position = self.number_in(&mut players, "position", &Scope::plain());
        let weights = players.take("worth").map(|node| {
            let path = players.path();
            weights(self.game, Reader::open(node, path.key("worth"), players.problems()))
        });
        ignore(&mut players, shape::PLAYERS.others);
        players.finish(&shape::PLAYERS.known());
        self.game.players = Players { win, position, weights };
    }
}

/// The member `worth`: weights of counters, numbers, words and cards.
fn weights(game: &Game, mut worth: Reader<'_, '_>) -> Weights {
    let counters = weights_of(&mut worth, "counters", "expected-counter", &game.counters, CounterId::at);
    let numbers = weights_of(&mut worth, "numbers", "expected-card-number", &game.numbers, NumberId::at);
    let words = weights_of(&mut worth, "words", "expected-keyword", &game.keywords, KeywordId::at);
    let hand = name_of(&mut worth, "hand", "expected-zone", &game.zones, ZoneId::at);
    let drawn = small(&mut worth, "drawn").unwrap_or(0);
    ignore(&mut worth, shape::WORTH.others);
    worth.finish(&shape::WORTH.known());
    Weights { counters, numbers, words, hand, drawn }
}

/// Weights of the entries of a table, by their names.
fn weights_of<T, I>(
    worth: &mut Reader<'_, '_>,
    member: &str,
    kind: &'static str,
    table: &Table<T>,
    at: fn(usize) -> Option<I>,
) -> Vec<(I, i32)> {
    let Some(node) = worth.take(member) else { return Vec::new() };
    let path = worth.path();
    let path = path.key(member);
    let mut found = Vec::new();
    for entry in node.members() {
        let Some(id) = table.get_index_of(entry.key.as_ref()).and_then(at) else {
            let pointer = path.key(&entry.key).to_string();
            worth.problems().push(problem::unknown(&pointer, &entry.key, kind, keys(table)).on_key());
            continue;
        };
        match entry.value.integer().and_then(|weight| i32::try_from(weight).ok()) {
            Some(weight) => found.push((id, weight)),
            None => {
                let path = path.key(&entry.key);
                worth.problems().push(problem::wrong(entry.value, path, "expected-integer"));
            }
        }
    }
    found
}
