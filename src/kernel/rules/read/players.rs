//! Reads what positions are worth to the players of the program.

use super::Reading;
use super::members::{ignore, name_of, names_of, small};
use super::problem;
use super::scope::{PickKind, Scope, ToKind};
use super::terms::keys;
use crate::base::json::Shape;
use crate::base::reader::Reader;
use crate::kernel::ids::{ActionId, CounterId, KeywordId, NumberId, WindowId, ZoneId};
use crate::kernel::rules::flow::PickRule;
use crate::kernel::rules::term::Term;
use crate::kernel::rules::{Game, Players, Valued, Weights, shape};
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
        let values = self.values(&mut players);
        let actions = &self.game.flow.actions;
        let one_by_one = names_of(&mut players, "one_by_one", "expected-match-action", actions, ActionId::at);
        let chip = small(&mut players, "chip");
        let [skipped_phase, skipped_turn] =
            ["skipped_phase", "skipped_turn"].map(|member| small(&mut players, member).unwrap_or(0));
        let playouts = small(&mut players, "playouts").and_then(|count| u32::try_from(count).ok());
        ignore(&mut players, shape::PLAYERS.others);
        players.finish(&shape::PLAYERS.known());
        self.game.players =
            Players { win, position, weights, values, one_by_one, chip, skipped_phase, skipped_turn, playouts };
    }

    /// The member `values`: expressions by the names of actions and windows.
    fn values(&self, players: &mut Reader<'_, '_>) -> Vec<(Valued, Term)> {
        let Some(node) = players.take("values") else { return Vec::new() };
        let path = players.path();
        let path = path.key("values");
        if node.shape() != Shape::Object {
            players.wrong(node, "values", "expected-object");
            return Vec::new();
        }
        let flow = &self.game.flow;
        let mut values = Vec::new();
        for member in node.members() {
            let action = flow.actions.get_index_of(member.key.as_ref());
            let window = flow.windows.get_index_of(member.key.as_ref());
            let mut scope = Scope { natives: true, to: ToKind::Any, ..Scope::card() };
            let valued = match (action.and_then(ActionId::at), window.and_then(WindowId::at)) {
                (Some(action), _) => Valued::Action(action),
                (None, Some(window)) => Valued::Window(window),
                (None, None) => {
                    let pointer = path.key(&member.key).to_string();
                    let known = keys(&flow.actions).chain(keys(&flow.windows));
                    players.problems().push(problem::unknown_member(
                        &pointer,
                        &member.key,
                        "expected-match-action",
                        known,
                    ));
                    continue;
                }
            };
            if let Valued::Action(id) = valued
                && let Some((_, action)) = flow.actions.get_index(id.index())
            {
                let kind = |rule: &PickRule| match rule {
                    PickRule::Number { .. } => PickKind::Number,
                    PickRule::Card { .. } => PickKind::Card,
                };
                scope.picks = action.picks.iter().map(|(name, rule)| (name.clone(), kind(rule))).collect();
            }
            let term = self.number(players.problems(), path.key(&member.key), member.value, &scope);
            values.extend(term.map(|term| (valued, term)));
        }
        values
    }
}

/// The member `worth`: weights of counters, numbers, words and cards.
fn weights(game: &Game, mut worth: Reader<'_, '_>) -> Weights {
    let counters = weights_of(&mut worth, "counters", "expected-counter", &game.counters, CounterId::at);
    let numbers = weights_of(&mut worth, "numbers", "expected-card-number", &game.numbers, NumberId::at);
    let words = weights_of(&mut worth, "words", "expected-keyword", &game.keywords, KeywordId::at);
    let hand = name_of(&mut worth, "hand", "expected-zone", &game.zones, ZoneId::at);
    let drawn = small(&mut worth, "drawn").unwrap_or(0);
    let paid = name_of(&mut worth, "paid", "expected-counter", &game.counters, CounterId::at);
    let [counter, damage, discarded, passive, other] =
        ["counter", "damage", "discarded", "passive", "other"].map(|member| small(&mut worth, member).unwrap_or(0));
    let waiting = three(&mut worth, "waiting").unwrap_or([1, 1, 0]);
    ignore(&mut worth, shape::WORTH.others);
    worth.finish(&shape::WORTH.known());
    Weights { counters, numbers, words, hand, drawn, paid, counter, damage, discarded, passive, other, waiting }
}

/// Three whole numbers.
fn three(worth: &mut Reader<'_, '_>, member: &str) -> Option<[i32; 3]> {
    let node = worth.take(member)?;
    let numbers = node.items().into_iter().map(|item| item.integer().and_then(|number| i32::try_from(number).ok()));
    let numbers: Option<Vec<i32>> = numbers.collect();
    let found = numbers.and_then(|numbers| <[i32; 3]>::try_from(numbers).ok());
    if found.is_none() {
        worth.wrong(node, member, "expected-three-integers");
    }
    found
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
            worth.problems().push(problem::unknown_member(&pointer, &entry.key, kind, keys(table)));
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
