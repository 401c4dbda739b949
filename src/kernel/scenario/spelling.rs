//! Members of scenarios that are nearly those that there are. What a scenario has besides is its own affair, but a misspelt
//! member would be passed over, and the case would hold without what it says.

use serde_json::Value;

use super::board::BESIDE_PRINTED;
use super::{Stop, Table};
use crate::base::{Name, closest};
use crate::kernel::rules::printed::MEMBERS;

/// Of cases and checks, and of a file that is a single case.
const CASE: [&str; 32] = [
    "game",
    "form",
    "about",
    "defaults",
    "cases",
    "checks",
    "texts",
    "reads",
    "cards",
    "prelude",
    "name",
    "source",
    "why",
    "decided",
    "board",
    "steps",
    "expect",
    "unknown",
    "$schema",
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
const STEP: [&str; 19] = [
    "expect",
    "refused",
    "answers",
    "choices",
    "stop",
    "by",
    "about",
    "player",
    "until",
    "answer",
    "save_load",
    "ability",
    "aim",
    "start",
    "end_phase",
    "end_turn",
    "to_phase",
    "concede",
    "resolve",
];
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
    spelled("a case", case, &CASE)
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
        let known: Vec<&str> = STEP.into_iter().chain(actions.keys().chain(picks).map(Name::as_str)).collect();
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
