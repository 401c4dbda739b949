//! What other programs call, and the names that a game has for them.

use std::ops::RangeInclusive;

use super::statement::Block;
use crate::base::Name;
use crate::kernel::ids::{ActionId, CounterId};
use crate::ruleset::Table;

/// The names of the entries of tables for other programs, each list parallel to its table: the member `wire`, else the id.
#[derive(Clone, Debug, Default)]
pub struct Wire {
    pub counters: Vec<WireCounter>,
    pub zones: Vec<Name>,
    pub states: Vec<Name>,
    pub phases: Vec<Name>,
    pub numbers: Vec<Name>,
    /// `None`: other programs do not see what lasts so long.
    pub durations: Vec<Option<Name>>,
}

/// The name of a counter of players.
#[derive(Clone, Debug)]
pub struct WireCounter {
    pub name: Name,
    /// The object in which it is listed with others.
    pub group: Option<Name>,
}

impl WireCounter {
    /// The member of a player in which a config says the counters of the group, e.g. `startingResources`.
    pub fn start_member(&self) -> Option<String> {
        self.group.as_ref().map(|group| camel(&format!("starting_{group}")))
    }
}

/// An id as other programs write it: `playCard` for `play_card`.
pub fn camel(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    let mut parts = id.split(['_', '-']);
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.map(capital).collect::<String>()
}

/// Something that other programs call.
#[derive(Clone, Debug)]
pub struct Call {
    pub does: Called,
    /// The member of a request that names the player.
    pub by: Option<Name>,
    /// The member that names the card.
    pub card: Option<Name>,
    /// Members that are numbers, at most as many as an action has picks.
    pub takes: Table<RangeInclusive<i32>>,
    /// Counters that a match begins with, by the member of a player that says how much.
    pub counters: Table<CounterId>,
}

/// What a call does.
#[derive(Clone, Debug)]
pub enum Called {
    /// A match begins.
    Start,
    /// The phase ends.
    EndPhase,
    Action(ActionId),
    /// Statements for one player, in any phase.
    Statements(Block),
}
