//! What a trap says about when it happens: the clause of its trigger, on the face and in Tabletop Simulator.

use std::process::Command;

use serde_json::Value;
use ses_studio::text::Language;

use super::Press;

/// The traps of the bundled game with the ids of their triggers.
fn traps(press: &Press) -> Vec<(&str, &str)> {
    let cards = press.registry.cards.iter();
    cards.filter_map(|card| Some((card.id.as_str(), card.trigger.as_ref()?.as_str()))).collect()
}

fn folded(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric()).collect()
}

#[test]
fn the_face_of_a_trap_prints_the_clause_of_its_trigger_in_every_language() {
    let press = Press::bundled();
    let traps = traps(&press);
    assert_eq!(traps.len(), 186);
    for language in Language::real() {
        let faces = press.all(language);
        for (id, trigger) in &traps {
            let clause = folded(&press.texts.message(language, &format!("trigger-{trigger}"), &[]));
            let face = faces.iter().find(|face| face.id == *id).unwrap();
            let first: String = face.rules[0].runs.iter().map(|run| run.text.as_str()).collect();
            assert!(folded(&first).starts_with(&clause), "{} {id}: {first}", language.tag);
            // The description in Tabletop Simulator is the same text.
            assert!(folded(&face.text()).starts_with(&clause), "{} {id}: {}", language.tag, face.text());
            let label = press.texts.message(language, &format!("trigger-{trigger}.name"), &[]);
            let around = [&face.type_name, &face.name].into_iter().chain(&face.sub);
            assert!(around.into_iter().all(|shown| *shown != label), "{} {id}: {label}", language.tag);
        }
    }
}

#[test]
fn a_trap_in_tabletop_simulator_says_when_it_happens() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deck.json");
    let to = ["export", "starfall", "--tts", file.to_str().unwrap(), "--lang", "en,pl", "--card", "SC-B01-H02-T08"];
    let out = Command::new(env!("CARGO_BIN_EXE_ses-studio")).args(to).output().unwrap();
    assert!(out.status.success(), "{out:?}");
    let press = Press::bundled();
    let traps = traps(&press);
    let (_, trigger) = traps.iter().find(|(id, _)| *id == "SC-B01-H02-T08").unwrap();
    for tag in ["en", "pl"] {
        let language = Language::find(tag).unwrap();
        let clause = folded(&press.texts.message(language, &format!("trigger-{trigger}"), &[]));
        let deck = std::fs::read(file.with_file_name(format!("deck-{tag}.json"))).unwrap();
        let deck: Value = serde_json::from_slice(&deck).unwrap();
        let description = deck["ObjectStates"][0]["Description"].as_str().unwrap();
        assert!(folded(description).starts_with(&clause), "{tag}: {description}");
    }
}
