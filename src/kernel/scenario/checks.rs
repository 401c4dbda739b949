//! The checks of a file: which problems a card, a deck, a registry, a ruleset or a board has.

use serde_json::{Map, Value};

use super::{Table, list, under};
use crate::base::{Diagnostic, Severity, Source};
use crate::kernel::ids::DefinitionId;
use crate::kernel::rules::Game;
use crate::kernel::rules::printed::DeckList;

/// Runs a check, and returns what differs.
pub fn run(game: &Game, defaults: &Value, cards: &[Value], check: &Value) -> Vec<String> {
    let wanted: Vec<String> =
        list(check.get("codes")).iter().filter_map(|code| code.as_str().map(str::to_owned)).collect();
    let found = match subject(check) {
        Some("board") => board(game, defaults, cards, check),
        Some("card") => Ok(with_cards(game, cards, check, |game| card(game, defaults, &check["card"]))),
        Some("deck") => Ok(with_cards(game, cards, check, |game| deck(game, defaults, &check["deck"]))),
        Some("registry") => Ok(registry(game, &check["registry"])),
        Some("ruleset") => Ok(Game::read(&Source::new("ruleset.json", check["ruleset"].to_string())).1),
        _ => Err("a check is of a `card`, a `deck`, a `registry`, a `ruleset` or a `board`".to_owned()),
    };
    match found {
        Ok(found) => differences(&wanted, &found),
        Err(why) => vec![why],
    }
}

/// What a check is about.
fn subject(check: &Value) -> Option<&'static str> {
    ["board", "card", "deck", "registry", "ruleset"].into_iter().find(|name| check.get(name).is_some())
}

/// Every code must be reported; without one, there must be no error.
fn differences(wanted: &[String], found: &[Diagnostic]) -> Vec<String> {
    let reported: Vec<String> =
        found.iter().map(|problem| format!("{} at {}", problem.code_name(), problem.pointer)).collect();
    let reported = if reported.is_empty() { "nothing".to_owned() } else { reported.join(", ") };
    if wanted.is_empty() {
        let is_sound = found.iter().all(|problem| problem.severity == Severity::Warning);
        return if is_sound { Vec::new() } else { vec![format!("no error is expected; reported: {reported}")] };
    }
    let is_reported = |code: &String| found.iter().any(|problem| problem.code_name() == code);
    let missing = wanted.iter().filter(|code| !is_reported(code));
    missing.map(|code| format!("`{code}` is expected; reported: {reported}")).collect()
}

fn with_cards(
    game: &Game,
    cards: &[Value],
    check: &Value,
    run: impl FnOnce(&mut Game) -> Vec<Diagnostic>,
) -> Vec<Diagnostic> {
    let mut game = game.clone();
    let own = list(check.get("cards"));
    let mut problems = game.add_cards(&[cards, &own].concat(), "/cards");
    problems.retain(|problem| problem.severity == Severity::Error);
    problems.extend(run(&mut game));
    problems
}

/// A card that is written out, over the defaults of its type. Its label is its id if it has none.
fn written(defaults: &Value, record: &Value) -> Value {
    let card_type = record.get("type").and_then(Value::as_str).unwrap_or_default();
    let usual = defaults.get("card").and_then(|types| types.get(card_type));
    let mut card = under(usual.unwrap_or(&Value::Object(Map::new())), record);
    if let Some(members) = card.as_object_mut() {
        members.remove("count");
        let label = members.remove("as");
        if let Some(label) = label
            && !members.contains_key("id")
        {
            members.insert("id".to_owned(), label);
        }
    }
    card
}

/// The card of the registry that an id names.
fn known(game: &Game, record: &Value) -> Option<DefinitionId> {
    let id = record.as_str().or_else(|| record.get("card").and_then(Value::as_str))?;
    game.cards.get(id).copied()
}

fn card(game: &mut Game, defaults: &Value, record: &Value) -> Vec<Diagnostic> {
    let card = known(game, record)
        .and_then(|id| game.record(game.word(game.definition(id).id)))
        .unwrap_or_else(|| written(defaults, record));
    let (found, mut problems) = game.define(&card, "/card");
    problems.extend(found.into_iter().flat_map(|found| game.check_card(&card, found, "/card")));
    problems
}

/// A list of cards, each with its `count`; or how many there are, and the most copies of one.
fn deck(game: &mut Game, defaults: &Value, deck: &Value) -> Vec<Diagnostic> {
    let Value::Array(entries) = deck else {
        let size = deck.get("cards").and_then(Value::as_i64).and_then(|count| game.deck_size(count, "/deck"));
        let most = deck.get("most_copies").and_then(Value::as_i64);
        let copies = most.and_then(|count| game.deck_copies("", count, "/deck"));
        return size.into_iter().chain(copies).collect();
    };
    let (mut found, mut problems) = (DeckList::default(), Vec::new());
    for (at, entry) in entries.iter().enumerate() {
        let id = known(game, entry).or_else(|| {
            let (id, faults) = game.define(&written(defaults, entry), &format!("/deck/{at}"));
            problems.extend(faults);
            id
        });
        let count = entry.get("count").and_then(Value::as_i64).unwrap_or(1);
        found.cards.extend(id.map(|id| (id, count)));
    }
    problems.extend(game.check_deck(&found, "/deck"));
    problems
}

fn registry(game: &Game, registry: &Value) -> Vec<Diagnostic> {
    let mut game = game.clone();
    let (cards, decks) = (list(registry.get("cards")), list(registry.get("decks")));
    let mut problems = game.add_cards(&cards, "/registry/cards");
    problems.extend(game.add_decks(&decks, "/registry/decks"));
    problems.extend(game.check_cards(&cards, "/registry/cards"));
    problems.extend(game.check_partners(&cards, "/registry/cards"));
    problems.extend(game.check_decks(&decks, "/registry/decks"));
    problems
}

/// A board that cannot be is `state-invalid`: a zone over its capacity, or a law of the ruleset broken.
fn board(game: &Game, defaults: &Value, cards: &[Value], check: &Value) -> Result<Vec<Diagnostic>, String> {
    let table = Table::lay(game, defaults, cards, check).map_err(|stop| stop.text())?;
    let message = crate::message!("problem-state-invalid");
    let fault = table.fault().map(|place| Diagnostic::new(crate::base::Code::StateInvalid, place, message));
    Ok(fault.into_iter().collect())
}
