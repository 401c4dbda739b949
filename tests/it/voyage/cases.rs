//! The cases of the game's files by the property that they are about.

use std::sync::LazyLock;

use serde_json::Value;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::scenario;

use super::sample;

const PROPERTIES: &str = include_str!("../../../data/grand-voyage/scenarios/properties.json");

/// A case: the property's number (0: another source), its name, and what differs.
struct Ran {
    property: usize,
    name: String,
    differs: Vec<String>,
}

static RAN: LazyLock<Vec<Ran>> = LazyLock::new(|| [sample().cases, PROPERTIES].into_iter().flat_map(run).collect());

/// The cases of a file.
pub fn file() -> Value {
    serde_json::from_str(PROPERTIES).unwrap()
}

fn run(text: &str) -> Vec<Ran> {
    let file: Value = serde_json::from_str(text).unwrap();
    let all = ["cases", "checks"].into_iter().flat_map(|kind| file[kind].as_array().unwrap().iter());
    let property = |name: &str| {
        let case = all.clone().find(|case| case["name"] == name);
        let source = case.and_then(|case| case["source"].as_str()).unwrap_or_default();
        source.strip_prefix("004 property ").map_or(0, |number| number.parse().unwrap())
    };
    let outcomes = scenario::run(&sample().game(), &file);
    let ran = outcomes.into_iter().filter(|outcome| ["case", "check"].contains(&outcome.kind.as_str()));
    ran.map(|outcome| Ran {
        property: property(&outcome.name),
        name: outcome.name,
        differs: outcome.differs.iter().map(ToString::to_string).collect(),
    })
    .collect()
}

/// Whether a case of a property fails with other rules.
pub fn fail(game: &Game, property: usize) -> bool {
    let source = format!("004 property {property}");
    [sample().cases, PROPERTIES].into_iter().any(|text| {
        let mut file: Value = serde_json::from_str(text).unwrap();
        for kind in ["cases", "checks"] {
            file[kind].as_array_mut().unwrap().retain(|case| case["source"] == *source);
        }
        scenario::run(game, &file).iter().any(|outcome| !outcome.differs.is_empty())
    })
}

/// All cases of a property hold, and there are at least so many.
#[track_caller]
pub fn hold(property: usize, at_least: usize) {
    let of: Vec<&Ran> = RAN.iter().filter(|ran| ran.property == property).collect();
    let wrong: Vec<_> = of.iter().filter(|ran| !ran.differs.is_empty()).map(|ran| (&ran.name, &ran.differs)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(of.len() >= at_least, "{} cases", of.len());
}

#[test]
fn every_case_of_the_game_holds() {
    let wrong: Vec<_> = RAN.iter().filter(|ran| !ran.differs.is_empty()).map(|ran| (&ran.name, &ran.differs)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(RAN.len() > 240, "{}", RAN.len());
}
