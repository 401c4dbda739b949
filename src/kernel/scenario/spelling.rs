//! Members of scenarios that are nearly those that there are. What a scenario has besides is its own affair, but a misspelt
//! member would be passed over, and the case would hold without what it says.

use serde_json::Value;

use super::board::BESIDE_PRINTED;
use super::steps::{BESIDES, ORDERS};
use super::{OTHERS, Stop, Table};
use crate::base::{Name, closest};
use crate::kernel::rules::printed::MEMBERS;

/// Of cases and checks, beside what a file that is a single case has.
const CASE: [&str; 15] = [
    "texts",
    "reads",
    "question",
    "answer",
    "chapter",
    "generated",
    "library",
    "api",
    "tools",
    "kind",
    "card",
    "deck",
    "registry",
    "ruleset",
    "codes",
];
const BOARD: [&str; 13] = [
    "turn", "active", "first", "phase", "seed", "settings", "levers", "names", "self", "opponent", "match", "legacy",
    "left",
];
/// Of steps, beside what they do and what is expected.
const STEP: [&str; 4] = ["answer", "save_load", "ability", "aim"];

/// Whether all members of an object are known, or nothing like those that are.
fn spelled(what: &str, object: &Value, known: &[&str]) -> Result<(), Stop> {
    for name in object.as_object().into_iter().flatten().map(|(name, _)| name.as_str()) {
        if !known.contains(&name)
            && let Some(meant) = closest(name, known.iter().copied())
        {
            return Err(Stop::Fault(format!("{what} has no `{name}`; did you mean `{meant}`?")));
        }
    }
    Ok(())
}

/// Whether the members of a case are spelled as they should be.
pub(super) fn case(case: &Value) -> Result<(), Stop> {
    spelled("a case", case, &[&OTHERS[..], &CASE].concat())
}

/// The same of a board, without its sides.
pub(super) fn board(board: &Value) -> Result<(), Stop> {
    spelled("a board", board, &BOARD)
}

impl Table {
    /// The same of a step: what it does is an action, with what is named with it.
    pub(super) fn spelled_step(&self, step: &Value) -> Result<(), Stop> {
        let actions = &self.kernel.game.flow.actions;
        let picks = actions.values().flat_map(|action| action.picks.keys());
        let known: Vec<&str> = BESIDES
            .into_iter()
            .chain(ORDERS)
            .chain(STEP)
            .chain(actions.keys().chain(picks).map(Name::as_str))
            .collect();
        spelled("a step", step, &known)
    }

    /// The same of a card on a board.
    pub(super) fn spelled_card(&self, card: &Value) -> Result<(), Stop> {
        let game = &self.kernel.game;
        let columns = game.numbers.keys().chain(game.hero_numbers.keys()).chain(game.word_sets.keys());
        let names = columns.chain(game.states.keys()).chain(&game.printed.columns);
        let known: Vec<&str> = MEMBERS.into_iter().chain(BESIDE_PRINTED).chain(names.map(Name::as_str)).collect();
        spelled("a card", card, &known)
    }
}
