//! The bundled game of levels and chains: what its cards show of its vocabulary, how its decks play, and what its page on
//! balance says (games/ttcg.md, sections 6.8 and 7).

mod balance;
mod play;
mod vocabulary;

use std::collections::BTreeSet;

use serde_json::Value;
use ses_studio::base::Source;
use ses_studio::kernel::rules::Game;
use ses_studio::sim::AgentKind;

use crate::kernel::SAMPLES;

fn game() -> Game {
    SAMPLES.iter().find(|sample| sample.name == "ttcg").unwrap().game()
}

/// The game with other cards.
fn game_with(registry: &Value) -> Game {
    let mut game = Game::read(&Source::new("ruleset.json", text("ruleset.json"))).0.unwrap();
    let list = |name: &str| registry[name].as_array().unwrap().clone();
    assert!(game.add_cards(&list("cards"), "/cards").is_empty() && game.add_decks(&list("decks"), "/decks").is_empty());
    game
}

/// The cards as they are written.
fn cards() -> Vec<Value> {
    registry()["cards"].as_array().unwrap().clone()
}

fn registry() -> Value {
    read("registry.json")
}

/// The ids of the cards of decks.
fn in_decks() -> BTreeSet<String> {
    let registry = registry();
    let decks = registry["decks"].as_array().unwrap().iter();
    decks.flat_map(|deck| deck["cards"].as_object().unwrap().keys().cloned()).collect()
}

/// A file of the game, as data.
fn read(name: &str) -> Value {
    serde_json::from_str(&text(name)).unwrap()
}

fn text(name: &str) -> String {
    std::fs::read_to_string(format!("{}/data/ttcg/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The counts of so many games between the two decks, as `simulate --json` prints them.
fn played(players: AgentKind, games: u64, seed: u64) -> Value {
    played_in(game(), players, games, seed)
}

fn played_in(game: Game, players: AgentKind, games: u64, seed: u64) -> Value {
    crate::simulation::played(game, [players; 2], games, seed)
}
