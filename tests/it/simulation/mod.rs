//! Games by the thousand: the same at any number of threads, in parts, stopped and resumed; and what follows from them.

mod as_data;
mod balance;
mod command;
mod decks;
mod golden;
mod player;
mod run;
mod table;

use serde_json::Value;
use ses_studio::base::Name;
use ses_studio::kernel::rules::Game;
use ses_studio::registry::Project;
use ses_studio::sim::{AgentKind, Decks, Plan, Roster, Run, Shard, TaskHandle};

use crate::support::{checked, registry, rules};

/// The bundled game.
fn roster() -> Roster {
    let registry = registry();
    let (rules, ruleset) = (rules(), Project::bundled().ruleset.text);
    let checked = checked(&registry, &rules);
    Roster::new(&rules, &ruleset, &registry.cards, &registry.heroes, checked)
}

/// The first so many heroes of the bundled game against each other.
fn plan(roster: &Roster, heroes: usize, games: u64) -> Plan {
    let heroes: Vec<Name> = roster.playable().into_iter().take(heroes).collect();
    Plan { watched: 20, ..Plan::new(roster.hash(), heroes, games, 11) }
}

/// Does something on so many threads.
pub fn on<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(work)
}

/// The counts of so many games between the first two decks of a game of format 2, as `simulate --json` prints them; rows
/// are counted in all of them.
pub fn played(game: Game, players: [AgentKind; 2], games: u64, seed: u64) -> Value {
    let decks = Decks::new(game, &[]);
    let names = decks.chosen(&[]).unwrap();
    let plan = Plan { players, watched: games, ..Plan::new(decks.hash(), names, games, seed) };
    let run = Run::new(plan, Shard::WHOLE, &decks).unwrap();
    assert!(on(2, || run.play(&TaskHandle::default())));
    serde_json::from_str(&run.part().write().unwrap()).unwrap()
}
