//! The cards of the game: they use all of its vocabulary, and in random matches all of it comes up.

use std::collections::BTreeSet;

use serde_json::Value;
use ses_studio::kernel::ids::{AbilityId, OperationId, TimingId};
use ses_studio::kernel::rules::ability::Row;
use ses_studio::kernel::state::{CardId, Seat, State};
use ses_studio::kernel::{RandomPlayer, Watch, Workspace};

use super::sample;
use super::table::Table;

/// What is named under a member anywhere in the files: the keys of objects, and texts.
pub fn mentioned(files: &[&Value], member: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in files {
        under(file, member, &mut found);
    }
    found
}

fn under(value: &Value, member: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            if let Some(inner) = members.get(member) {
                names(inner, found);
            }
            members.values().for_each(|inner| under(inner, member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| under(item, member, found)),
        _ => (),
    }
}

fn names(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            for (key, inner) in members {
                found.insert(key.clone());
                names(inner, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| names(item, found)),
        Value::String(text) => {
            found.insert(text.clone());
        }
        _ => (),
    }
}

#[test]
fn the_cards_use_the_whole_vocabulary() {
    let cards: Value = serde_json::from_str(sample().cards).unwrap();
    let rules: Value = serde_json::from_str(sample().rules).unwrap();
    assert!(cards["cards"].as_array().unwrap().len() >= 60);
    let tables = [
        ("operations", &["do"][..]),
        ("timings", &["on"]),
        ("costs", &["cost"]),
        ("conditions", &["if"]),
        ("filters", &["where", "if"]),
        ("targets", &["to"]),
        ("durations", &["for"]),
        ("keywords", &["keywords", "word", "keyword"]),
        ("card_types", &["type"]),
    ];
    for (table, members) in tables {
        let used: BTreeSet<String> = members.iter().flat_map(|member| mentioned(&[&cards], member)).collect();
        let ids = rules[table].as_array().unwrap().iter().map(|entry| entry["id"].as_str().unwrap());
        // What an operation does without being asked need not be written.
        let missing: Vec<&str> = ids.filter(|id| !used.contains(*id)).collect();
        assert!(missing.is_empty(), "{table}: no card uses {missing:?}");
    }
}

#[derive(Default)]
struct Seen {
    operations: BTreeSet<OperationId>,
    abilities: BTreeSet<AbilityId>,
}

impl Watch for Seen {
    fn row(&mut self, row: &Row, _: Seat, _: &State) {
        self.operations.insert(row.operation);
    }

    fn ability(&mut self, id: AbilityId, _: Option<CardId>, _: &State) {
        self.abilities.insert(id);
    }
}

#[test]
fn the_whole_vocabulary_comes_up_in_random_matches() {
    let table = Table::new();
    let game = &table.kernel.game;
    let (mut seen, mut work) = (Seen::default(), Workspace::new());
    for seed in 0..240 {
        // The ready decks and decks by chance.
        let setup = if seed < 120 { table.setup(seed) } else { game.random_setup(seed) };
        let mut state = table.kernel.lay(&setup);
        table.kernel.play_out(&mut state, &mut RandomPlayer::new(seed), Some(&mut seen), &mut work);
    }
    for (at, (name, operation)) in game.operations.iter().enumerate() {
        let came = OperationId::at(at).is_some_and(|id| seen.operations.contains(&id));
        assert!(came || operation.does.is_empty(), "{name} never came up");
    }
    let timings: BTreeSet<TimingId> = seen.abilities.iter().map(|id| game.ability(*id).timing).collect();
    for (at, (name, timing)) in game.timings.iter().enumerate() {
        let came = TimingId::at(at).is_some_and(|id| timings.contains(&id));
        assert!(came || timing.always, "{name} never came up");
    }
}
