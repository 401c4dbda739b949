//! Files of format 1 from before matches were data: they lack the match, and have the usual one.

use serde_json::Value;
use ses_studio::base::Source;
use ses_studio::kernel::form::to_format_2;
use ses_studio::kernel::rules::Game;
use ses_studio::registry::Project;
use ses_studio::ruleset::STARFALL;

/// The bundled ruleset as such files were.
fn without_match() -> Source {
    let mut file: Value = serde_json::from_str(STARFALL).unwrap();
    let root = file.as_object_mut().unwrap();
    for member in ["states", "timings", "match", "players", "generator"] {
        assert!(root.remove(member).is_some(), "{member}");
    }
    let counters = root["counters"].as_array_mut().unwrap();
    let all = counters.len();
    counters.retain(|counter| counter.get("only").is_none());
    assert_eq!(counters.len(), all - 1);
    let types = root["card_types"].as_array_mut().unwrap();
    let prices = types.iter_mut().filter_map(|entry| entry.as_object_mut().unwrap().remove("price"));
    assert_eq!(prices.count(), 3);
    Source::new("ruleset.json", file.to_string())
}

fn read(source: &Source) -> Game {
    let (game, problems) = Game::read(source);
    assert!(problems.is_empty(), "{problems:#?}");
    game.unwrap()
}

#[test]
fn a_file_without_a_match_is_the_same_game() {
    let (whole, completed) = (read(&Source::new("ruleset.json", STARFALL)), read(&without_match()));
    assert_eq!(format!("{completed:?}"), format!("{whole:?}"));
    assert_eq!(format!("{:?}", Game::draft(&without_match())), format!("{whole:?}"));
}

#[test]
fn what_a_file_says_itself_stays() {
    let mut file: Value = serde_json::from_str(&without_match().text).unwrap();
    file["card_types"][1]["price"] = "card.cost + 1".into();
    file["states"] = serde_json::json!([{ "id": "tired" }, { "id": "attacked", "until": "this_turn" }]);
    let game = read(&Source::new("ruleset.json", file.to_string()));
    let usual = read(&without_match());
    let prices = |game: &Game| game.card_types.values().map(|entry| format!("{:?}", entry.price)).collect::<Vec<_>>();
    assert_ne!(prices(&game)[1], prices(&usual)[1]);
    assert_eq!(prices(&game)[2..], prices(&usual)[2..]);
    assert!(game.states.keys().eq(["tired", "attacked"]));
    // A file of format 2 must say how it is played.
    file["format"] = 2.into();
    let (game, problems) = Game::read(&Source::new("ruleset.json", file.to_string()));
    assert!(game.is_none() && problems.iter().any(|problem| problem.pointer.is_empty() || problem.pointer == "/match"));
}

#[test]
fn in_format_2_the_match_is_written_down() {
    let project = Project::bundled();
    let converted = to_format_2(&without_match(), &project.registry, "[]").unwrap();
    let file: Value = serde_json::from_str(&converted.ruleset).unwrap();
    let whole: Value = serde_json::from_str(STARFALL).unwrap();
    for member in ["states", "timings", "match", "players", "counters", "card_types"] {
        assert_eq!(file[member], whole[member], "{member}");
    }
    read(&Source::new("ruleset.json", converted.ruleset));
}
