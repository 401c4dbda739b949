//! What is read, cleaned and refused, and that ids are stable.

use serde_json::{Map, Value, json};

use super::super::card_game::CardGame;
use super::{Better, MAX_NAME, Picture, Submission, SubmissionError, likes};
use crate::kernel::rules::Game;
use crate::registry::bundled;

const PREFIX: &str = "TT-P-";
const PNG: &[u8] = b"\x89PNG\r\n\x1a\nrest";

fn game() -> Game {
    let mut game = Game::read(&bundled::file("ttcg/ruleset.json").unwrap()).0.unwrap();
    game.add_cards(&cards(), "");
    game
}

fn cards() -> Vec<Value> {
    let file: Value = serde_json::from_str(&bundled::file("ttcg/registry.json").unwrap().text).unwrap();
    file["cards"].as_array().unwrap().clone()
}

fn card() -> Map<String, Value> {
    let card = json!({ "id": "X-1", "name": "Ash Heron", "type": "fire", "level": 1, "attack": 6, "defense": 4, "subtypes": ["dragon"],
        "effects": [{ "on": "use", "as": "normal", "do": "draw", "val": 1 }, { "on": "attacks", "as": "passive", "do": "mill", "val": 1 }] });
    card.as_object().unwrap().clone()
}

fn submission() -> Submission {
    let mut made = Submission::new("ttcg", PREFIX, "Ida", card()).unwrap();
    made.lore = Some("It nests\nin warm ash.".to_owned());
    made.art = Some(Picture::new(PNG).unwrap());
    made
}

fn read(text: &str) -> Result<(Submission, Vec<String>), SubmissionError> {
    Submission::read(text, CardGame::whole(&game()), PREFIX)
}

/// The file with a change.
fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(&submission().to_text()).unwrap();
    change(&mut value);
    value.to_string()
}

#[test]
fn an_id_is_the_same_on_every_machine_and_for_every_order_of_members() {
    let own = submission().id;
    assert_eq!(own, "TT-P-HRBRVPXQBW");
    let mut turned = Map::new();
    let mut members: Vec<_> = card().into_iter().collect();
    members.reverse();
    turned.extend(members);
    turned.insert("id".to_owned(), "Y-2".into());
    assert_eq!(Submission::new("ttcg", PREFIX, "Ida", turned).unwrap().id, own);
    assert_ne!(Submission::new("ttcg", PREFIX, "Ina", card()).unwrap().id, own);
    let mut stronger = card();
    stronger.insert("attack".to_owned(), 7.into());
    assert_ne!(Submission::new("ttcg", PREFIX, "Ida", stronger).unwrap().id, own);
}

#[test]
fn a_file_comes_back_as_it_was() {
    let (again, left_out) = read(&submission().to_text()).unwrap();
    assert_eq!((again.clone(), left_out), (submission(), Vec::new()));
    assert_eq!(again.art.unwrap().bytes().unwrap(), PNG);
}

#[test]
fn what_does_not_belong_is_left_out_and_reported() {
    let text = changed(|file| {
        file["script"] = "alert(1)".into();
        file["words"] = json!({ "xx-none": { "name": "A" }, "de": { "name": "Asche\u{202e}reiher" } });
    });
    let (read_back, left_out) = read(&text).unwrap();
    assert_eq!(read_back.words.len(), 1);
    assert_eq!(read_back.words["de"].name.as_deref(), Some("Aschereiher"));
    assert!(left_out.len() == 3 && left_out[0].contains("`script`"), "{left_out:?}");
    let mut foreign = card();
    foreign.insert("wins_at_once".to_owned(), true.into());
    let file = Submission::new("ttcg", PREFIX, "Ida", foreign).unwrap();
    let (cleaned, left_out) = read(&file.to_text()).unwrap();
    assert_eq!((cleaned.card.get("wins_at_once"), &cleaned.id), (None, &submission().id));
    assert!(left_out.iter().any(|line| line.contains("`wins_at_once`")) && left_out.len() == 2, "{left_out:?}");
}

#[test]
fn bad_files_are_refused() {
    let refused = |text: &str| read(text).unwrap_err();
    assert!(matches!(refused("{"), SubmissionError::Form(_)));
    assert!(matches!(refused("[]"), SubmissionError::Form(_)));
    assert!(matches!(refused(&"[".repeat(100_000)), SubmissionError::Form(_)));
    assert!(matches!(refused(&" ".repeat(9 << 20)), SubmissionError::TooLarge { .. }));
    assert!(matches!(refused("{\"format\": 1, \"format\": 1}"), SubmissionError::Form(_)));
    assert!(matches!(refused(&changed(|file| file["format"] = 2.into())), SubmissionError::Other { .. }));
    assert!(matches!(refused(&changed(|file| file["game"] = "chess".into())), SubmissionError::Other { .. }));
    assert!(matches!(refused(&changed(|file| file["author"] = "Eve".into())), SubmissionError::Id { .. }));
    assert!(matches!(refused(&changed(|file| file["card"]["attack"] = 30.into())), SubmissionError::Id { .. }));
    assert_eq!(refused(&changed(|file| file["author"] = " ".into())), SubmissionError::Author);
    let long = "x".repeat(MAX_NAME + 1);
    assert!(matches!(refused(&changed(|file| file["author"] = long.into())), SubmissionError::TooLong { .. }));
    let picture = |kind: &str, data: &str| changed(|file| file["art"] = json!({ "type": kind, "data": data }));
    assert_eq!(refused(&picture("png", "AAAA")), SubmissionError::Picture);
    assert_eq!(refused(&picture("png", "no base64!")), SubmissionError::Picture);
    assert_eq!(refused(&picture("exe", "iVBORw0KGgo=")), SubmissionError::Picture);
    assert!(matches!(refused(&changed(|file| file["art"] = json!({ "url": "http://x" }))), SubmissionError::Form(_)));
}

#[test]
fn the_same_and_better_cards_are_found() {
    let rule = Better { numbers: vec!["attack".into(), "defense".into()], same: vec!["level".into()] };
    let mut cards = cards();
    let own = cards[0].as_object().unwrap().clone();
    let found = likes(&Submission::new("ttcg", PREFIX, "Ida", own.clone()).unwrap(), &cards, &rule);
    assert_eq!((found.same, found.better, found.worse), (vec!["TT-F001".to_owned()], Vec::new(), Vec::new()));
    cards.truncate(1);
    let mut weak = own;
    weak.insert("attack".to_owned(), 5.into());
    let found = likes(&Submission::new("ttcg", PREFIX, "Ida", weak.clone()).unwrap(), &cards, &rule);
    assert_eq!((found.same.len(), found.better), (0, vec!["TT-F001".to_owned()]));
    weak.insert("attack".to_owned(), 9.into());
    let found = likes(&Submission::new("ttcg", PREFIX, "Ida", weak).unwrap(), &cards, &rule);
    assert_eq!(found.worse, ["TT-F001"]);
}
