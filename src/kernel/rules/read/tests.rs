//! Reads the rulesets of the suite with their cards.

use serde_json::Value;

use crate::base::{Diagnostic, Source};
use crate::kernel::rules::ability::RowCard;
use crate::kernel::rules::{CardPattern, Game};

pub const TINY: &str = include_str!("../../../../tests/suite/kernel/tiny.json");

/// The rulesets and cards of the suite.
pub const GAMES: [(&str, &str, &str); 4] = [
    (
        "essence-crown",
        include_str!("../../../../data/essence-crown/ruleset.json"),
        include_str!("../../../../data/essence-crown/registry.json"),
    ),
    (
        "chaos-cards",
        include_str!("../../../../data/chaos-cards/ruleset.json"),
        include_str!("../../../../data/chaos-cards/registry.json"),
    ),
    (
        "grand-voyage",
        include_str!("../../../../data/grand-voyage/ruleset.json"),
        include_str!("../../../../data/grand-voyage/registry.json"),
    ),
    ("ttcg", include_str!("../../../../data/ttcg/ruleset.json"), include_str!("../../../../data/ttcg/registry.json")),
];

pub fn show(problems: &[Diagnostic]) -> Vec<String> {
    let line = |problem: &Diagnostic| {
        let hints: Vec<String> = problem.hints.iter().map(|hint| format!("{hint:?}")).collect();
        format!("{} {}: {} {}", problem.code.as_str(), problem.pointer, problem.message.outline(), hints.join(" "))
    };
    problems.iter().map(line).collect()
}

fn list(of: &Value, member: &str) -> Vec<Value> {
    of.get(member).and_then(Value::as_array).cloned().unwrap_or_default()
}

/// A game with its cards and decks.
#[track_caller]
fn game(ruleset: &str, cards: &str) -> Game {
    let (game, problems) = Game::read(&Source::new("ruleset.json", ruleset));
    assert_eq!(show(&problems), [""; 0]);
    let mut game = game.expect("a game");
    let cards: Value = serde_json::from_str(cards).expect("cards");
    assert_eq!(show(&game.add_cards(&list(&cards, "cards"), "/cards")), [""; 0]);
    assert_eq!(show(&game.add_decks(&list(&cards, "decks"), "/decks")), [""; 0]);
    game
}

#[test]
fn the_rulesets_of_the_suite_have_no_problems() {
    let tiny = game(TINY, "{}");
    assert_eq!((tiny.cards.len(), tiny.decks.len()), (12, 1));
    for (name, ruleset, cards) in GAMES {
        let game = game(ruleset, cards);
        assert_eq!(game.id, name);
        assert!(game.cards.len() > 20 && !game.decks.is_empty());
    }
}

#[test]
fn a_ruleset_of_format_1_is_read() {
    let registry = include_str!("../../../../data/starfall/registry.json");
    let mut game = game(crate::ruleset::STARFALL, registry);
    assert!(game.cards.len() > 100);
    let registry: Value = serde_json::from_str(registry).expect("a registry");
    let heroes = list(&registry, "heroes");
    assert_eq!(show(&game.add_heroes(&heroes, "/heroes")), [""; 0]);
    for hero in heroes {
        let card = game.definition(game.cards[hero["id"].as_str().expect("an id")]);
        let tactics = hero["T"].as_i64().and_then(|tactics| i32::try_from(tactics).ok());
        assert_eq!((card.hero_numbers[0], card.abilities.len()), (tactics, 1));
    }
}

#[test]
fn tables_are_limited_by_the_state_of_a_match() {
    let zones: Vec<String> = (0..10).map(|at| format!("{{ \"id\": \"zone{at}\" }}")).collect();
    let text = TINY.replacen("\"zones\": [", &format!("\"zones\": [{},", zones.join(",")), 1);
    let (_, problems) = Game::read(&Source::new("tiny.json", text));
    assert_eq!(show(&problems), ["ruleset-conflict /zones: problem-table-size(zones, 14, 12) "]);
}

#[test]
fn a_game_with_more_cards_or_abilities_than_numbers_is_refused_where_they_end() {
    let mut tiny = game(TINY, "{}");
    let more = |count: usize, effects: &Value| -> Vec<Value> {
        let card =
            |at: usize| serde_json::json!({ "id": format!("c{at}"), "type": "trick", "cost": 1, "effects": effects });
        (0..count).map(card).collect()
    };
    // The id of each card is a word, and there are fewer cards than words.
    let first = super::MAX_INDEXED - tiny.words.len();
    let problems = tiny.clone().add_cards(&more(first + 2, &json("[]")), "/cards");
    let message = format!("ruleset-conflict /cards/{first}: problem-table-size(words, 60001, 60000) ");
    assert_eq!(show(&problems), [message]);
    // Abilities, row by row; the cards themselves still fit.
    let three = json(
        r#"[{ "on": "on_play", "do": "mend", "val": 1 }, { "on": "on_play", "do": "mend", "val": 2 },
        { "on": "on_play", "do": "mend", "val": 3 }]"#,
    );
    let (abilities, rows) = (tiny.abilities.len(), usize::from(tiny.rows));
    let left = super::MAX_INDEXED - abilities.max(rows);
    let problems = tiny.add_cards(&more(left / 3 + 2, &three), "/cards");
    let [problem] = &problems[..] else { panic!("{:?}", show(&problems)) };
    let (card, row) = (left / 3, left % 3);
    assert_eq!(problem.pointer, format!("/cards/{card}/effects/{row}"));
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn a_statement_too_many_is_reported_at_its_place() {
    let mut tiny = json(TINY);
    let setup = serde_json::json!([{ "each": "seat", "do": vec!["shuffle(self.deck)"; super::MAX_STATEMENTS + 2] }]);
    tiny["match"]["setup"] = setup;
    let (_, problems) = Game::read(&Source::new("tiny.json", tiny.to_string()));
    let found = show(&problems);
    let too_many = found.iter().filter(|problem| problem.contains("problem-table-size(statements, 60001, 60000)"));
    assert_eq!(too_many.count(), 1, "{found:?}");
}

#[test]
fn added_cards_replace_those_with_their_ids() {
    let mut tiny = game(TINY, "{}");
    let (id, deck) = (tiny.cards["tiny_bolt"], tiny.decks[0].cards.clone());
    let bolt = json(r#"{ "id": "tiny_bolt", "type": "trick", "cost": 4, "effects": [{ "do": "mend", "val": 2 }] }"#);
    let problems = tiny.add_cards(&[bolt], "/cases/0/cards");
    assert_eq!(show(&problems), [""; 0]);
    assert_eq!((tiny.cards["tiny_bolt"], &tiny.decks[0].cards), (id, &deck));
    let bolt = tiny.definition(id);
    assert_eq!(bolt.numbers[0], 4);
    let row = &tiny.ability(bolt.abilities[0]).rows[0];
    assert_eq!(
        (tiny.operations.get_index(row.operation.index()).map(|(name, _)| name.as_str()), row.val),
        (Some("mend"), 2)
    );
    let faulty = json(r#"{ "id": "x", "type": "trick", "effects": [{ "do": "mend", "val": 2, "to": "foe" }] }"#);
    let problems = tiny.add_cards(&[faulty], "/cases/0/cards");
    assert_eq!(
        show(&problems),
        ["target-not-allowed /cases/0/cards/0/effects/0/to: problem-member-not-taken(mend, to) "]
    );
}

#[test]
fn cards_by_chance_are_among_those_that_are_added() {
    let mut chaos = game(GAMES[1].1, GAMES[1].2);
    let costs_four = |pattern: &CardPattern| pattern.numbers.iter().any(|(_, number)| *number == 4);
    let at = chaos.random_cards.iter().position(|(_, _, pattern)| costs_four(pattern)).expect("a card that costs 4");
    let count = |game: &Game| match &game.ability(game.random_cards[at].0).rows[game.random_cards[at].1].card {
        Some(RowCard::Random(cards)) => cards.len(),
        _ => 0,
    };
    let before = count(&chaos);
    let cards = r#"[{ "id": "a", "type": "minion", "cost": 3 }, { "id": "b", "type": "minion", "cost": 4 }]"#;
    assert_eq!(show(&chaos.add_cards(&list(&json(&format!("{{\"cards\": {cards}}}")), "cards"), "")), [""; 0]);
    assert!(before > 5 && count(&chaos) == before + 1);
}

#[test]
fn written_cards_and_rows_are_compiled_alone() {
    let mut essence = game(GAMES[0].1, GAMES[0].2);
    let (card, problems) = essence.define(&json(r#"{ "type": "mystery", "cost": 1, "aspects": ["brass"] }"#), "");
    assert_eq!(show(&problems), [""; 0]);
    let card = essence.definition(card.expect("a card")).clone();
    assert_eq!(essence.card_types.get_index(card.card_type.index()).map(|(name, _)| name.as_str()), Some("spell"));
    assert_eq!((card.numbers[0], card.has, essence.word(card.words[0][0])), (1, 1, "brass"));
    let mut tiny = game(TINY, "{}");
    let (card, problems) = tiny.define(&json(r#"{ "type": "mystery" }"#), "/board/self/hand/0");
    assert!(card.is_none());
    assert_eq!(
        show(&problems),
        ["unknown-card-type /board/self/hand/0/type: problem-unknown-name(mystery, expected-card-type) "]
    );
    let rows = json(r#"{ "rows": [{ "on": "at_dawn", "do": "mend", "val": 1 }, { "do": "draw", "val": 1 }] }"#);
    let (rows, problems) = tiny.define_rows(&list(&rows, "rows"), "");
    assert_eq!((show(&problems), rows.len(), tiny.ability(rows[0]).rows.len()), (Vec::new(), 1, 2));
}

#[test]
fn levers_and_settings_can_be_changed() {
    let mut voyage = game(GAMES[2].1, GAMES[2].2);
    assert!(voyage.set_lever("turn_limit", 7) && !voyage.set_lever("turnlimit", 7));
    assert!(voyage.set_setting("first_battle", "both") && !voyage.set_setting("first_battle", "always"));
    assert_eq!((voyage.levers["turn_limit"], voyage.word(voyage.settings["first_battle"].is)), (7, "both"));
}

#[test]
fn stories_answer_events_with_rows() {
    let rows = r#"[{ "do": "draw", "val": 2 }]"#;
    let story = format!(r#"{{ "event": "phase", "if": "turn > 2", "rows": {rows}, "as": 1, "once": true }}"#);
    let text = GAMES[0].1.replacen("\"match\": {", &format!("\"match\": {{ \"when\": [{story}],"), 1);
    let (game, problems) = Game::read(&Source::new("ruleset.json", text));
    assert_eq!(show(&problems), [""; 0]);
    let when = &game.expect("a game").flow.when[0];
    assert_eq!((when.once, when.rows_of, when.rows.len(), when.rows[0].val), (true, Some(1), 1, 2));
}

/// The problems of one row on a card of a game.
fn problems_of_row(game: &mut Game, card_type: &str, row: &str) -> Vec<String> {
    let id = game.cards.len();
    let card = format!(r#"{{ "cards": [{{ "id": "X{id}", "type": "{card_type}", "effects": [{row}] }}] }}"#);
    let problems = game.add_cards(&list(&json(&card), "cards"), "");
    show(&problems).into_iter().filter(|problem| problem.contains("/effects")).collect()
}

#[test]
fn targets_that_never_are_anything_are_reported() {
    let mut ttcg = game(GAMES[3].1, GAMES[3].2);
    let attacker = r#"{ "on": "ON", "as": "passive", "do": "lose_attack", "val": 1, "to": "attacker" }"#;
    assert_eq!(problems_of_row(&mut ttcg, "fire", &attacker.replace("ON", "enemy_attacks")), [""; 0]);
    assert_eq!(
        problems_of_row(&mut ttcg, "fire", &attacker.replace("ON", "played")),
        ["target-not-allowed /0/effects/0/to: problem-target-not-for(played, attacker) "]
    );
    // No spell lies among the units.
    let spell =
        r#"{ "on": "use", "as": "normal", "do": "tap", "to": { "like": "PRESET", "where": { "class": "spell" } } }"#;
    assert_eq!(problems_of_row(&mut ttcg, "fire", &spell.replace("PRESET", "any_card")), [""; 0]);
    assert_eq!(
        problems_of_row(&mut ttcg, "fire", &spell.replace("PRESET", "any_unit")),
        ["target-not-allowed /0/effects/0/to: problem-target-unfit(tap) "]
    );
    // What is held as long as its card is there does not last longer.
    let equip = r#"{ "on": "use", "as": "equip", "do": "gain_attack", "val": 1, "to": "equipped", "for": "lasting" }"#;
    assert_eq!(problems_of_row(&mut ttcg, "spell", equip).len(), 1);
}

#[test]
fn targets_in_other_words_mean_the_same() {
    let mut chaos = game(GAMES[1].1, GAMES[1].2);
    let mut meaning = |to: &str| {
        let row = format!(r#"{{ "on": "battlecry", "do": "dmg", "val": 1, "to": {to} }}"#);
        let id = format!("X{}", chaos.cards.len());
        let card = format!(r#"{{ "id": "{id}", "type": "minion", "effects": [{row}] }}"#);
        assert_eq!(show(&chaos.add_cards(&[json(&card)], "")), [""; 0]);
        chaos.meaning(chaos.definition(chaos.cards[id.as_str()]))
    };
    let own = meaning(r#""own_leader""#);
    assert_eq!(meaning(r#"{ "like": "both_leaders", "who": "self" }"#), own);
    assert_eq!(meaning(r#"{ "like": "all", "who": "self", "where": { "type": "leader" } }"#), own);
    assert_ne!(meaning(r#"{ "like": "all", "who": "self", "where": { "type": "minion" } }"#), own);
}
