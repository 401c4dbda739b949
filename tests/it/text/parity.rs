//! Cards of the bundled game in format 2 print what they print in format 1: text, spans, sentences and fallbacks.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use ses_studio::base::Source;
use ses_studio::card::{CheckedRow, Role};
use ses_studio::kernel::form::to_format_2;
use ses_studio::kernel::rules::Game;
use ses_studio::registry::Project;
use ses_studio::ruleset::{Takes, Timing, TriggerId};
use ses_studio::text::{LANGUAGES, Language, Text, Texts};

use super::GAME;
use super::cases::cases;

/// The bundled game as `fmt --format 2` writes it.
pub fn in_format_2() -> Game {
    let project = Project::bundled();
    let converted = to_format_2(&project.ruleset, &project.registry, "[]").unwrap();
    let (game, problems) = Game::read(&Source::new("ruleset.json", converted.ruleset));
    assert!(problems.is_empty(), "{problems:#?}");
    let (mut game, cards): (Game, Value) = (game.unwrap(), serde_json::from_str(&converted.cards).unwrap());
    assert_eq!(game.add_cards(cards["cards"].as_array().unwrap(), "/cards"), []);
    game
}

/// The first texts that differ.
#[derive(Default)]
struct Differences {
    compared: usize,
    fallbacks: usize,
    found: Vec<String>,
}

impl Differences {
    fn compare(&mut self, about: &str, language: &Language, one: &Text, other: &Text) {
        self.compared += 1;
        self.fallbacks += one.fallbacks.len();
        if one != other {
            let tag = language.tag;
            self.found.push(if one.text == other.text {
                format!("{tag}: {about}: {}\n    {:?}\n    {:?}", one.text, one.to_json(), other.to_json())
            } else {
                format!("{tag}: {about}\n    {}\n    {}", one.text, other.text)
            });
        }
    }

    #[track_caller]
    fn assert_none(&self, compared: usize) {
        let first: Vec<_> = self.found.iter().take(10).cloned().collect();
        assert!(first.is_empty(), "{} of {} differ:\n{}", self.found.len(), self.compared, first.join("\n"));
        assert_eq!(self.compared, compared);
    }
}

/// Compares all cards and heroes; `other` are the texts of those in format 2.
fn compare_all(texts: &Texts, other: &Texts, game: &Game) -> Differences {
    let mut differences = Differences::default();
    let project = Project::bundled().check();
    let registry = project.registry.unwrap();
    let cards: Vec<_> = project.records.valid_cards(&registry.cards).collect();
    let heroes: Vec<_> = project.records.valid_heroes(&registry.heroes).collect();
    for language in LANGUAGES {
        let mut compare = |id: &str, one: &Text| {
            let definition = game.definition(game.cards[id]);
            differences.compare(id, language, one, &other.printed(language, game, definition));
        };
        for (card, checked) in &cards {
            compare(&card.id, &texts.card(language, &GAME.rules, card, checked).rules);
        }
        for (hero, checked) in &heroes {
            compare(&hero.id, &texts.hero(language, &GAME.rules, hero, checked).rules);
        }
    }
    differences
}

#[test]
fn every_card_and_hero_prints_the_same_in_both_formats() {
    let game = in_format_2();
    let (grammar, problems) = Texts::load_phrases(&GAME.rules.game, &[]);
    assert!(problems.is_empty());
    assert_eq!(game.cards.len(), 572);
    compare_all(&GAME.texts, &grammar, &game).assert_none(572 * 17);
}

#[test]
fn messages_that_are_missing_are_missing_in_both_formats() {
    let game = in_format_2();
    let mut texts = Texts::embedded(&GAME.rules.game);
    for (tag, message) in [
        ("de", "op-dmg = { $nothing }"),
        ("de", "frame-trigger = { $nothing }"),
        ("ja", "seq = { $nothing }"),
        ("ja", "if-ctrl = { $nothing }"),
        ("en", "op-dmg = { $nothing }"),
        ("en", "op-draw = { $nothing }"),
        ("en", "trigger-t_action = { $nothing }"),
        ("ru", "vs-vs_book = { $nothing }"),
        ("fr", "on-death = { $nothing }"),
        ("ar", "op-nrg = كل شيء"),
    ] {
        texts = texts.with_message(Language::find(tag).unwrap(), message, &BTreeSet::new());
    }
    let differences = compare_all(&texts, &texts, &game);
    differences.assert_none(572 * 17);
    assert!(differences.fallbacks > 1_000, "{}", differences.fallbacks);
}

/// The card of a case in format 2.
fn record(rows: &[CheckedRow], trigger: Option<TriggerId>) -> Value {
    let rules = &GAME.rules;
    let row = |row: &CheckedRow| {
        let (name, operation) = rules.operation(row.op);
        let mut members = Map::from_iter([("do".to_owned(), json!(name.as_str()))]);
        if operation.val.is_some() {
            members.insert("val".to_owned(), row.val.into());
        }
        let conditions = row.conditions.iter().map(|&(id, param)| {
            let (name, condition) = rules.condition(id);
            match condition.takes {
                Takes::Nothing | Takes::Other => (name.to_string(), json!(true)),
                Takes::Number(_) if name == "vs_book" => (format!("{name}{param}"), json!(true)),
                Takes::Number(_) => (name.to_string(), json!(param)),
                Takes::Subtype => {
                    let at = usize::try_from(param).unwrap();
                    (name.to_string(), json!(rules.subtypes.get_index(at).unwrap().0.as_str()))
                }
            }
        });
        if !row.conditions.is_empty() {
            members.insert("if".to_owned(), Value::Object(conditions.collect()));
        }
        match row.role {
            Role::Base => {}
            Role::Replace => drop(members.insert("replace".to_owned(), true.into())),
            Role::Bonus => drop(members.insert("bonus".to_owned(), true.into())),
        }
        Value::Object(members)
    };
    let mut card = json!({ "type": "ally", "effects": rows.iter().map(row).collect::<Vec<_>>() });
    if let Some(trigger) = trigger {
        card["type"] = "trap".into();
        card["trigger"] = rules.trigger(trigger).0.as_str().into();
    }
    card
}

#[test]
fn every_message_in_every_role_prints_the_same_in_both_formats() {
    messages_print_the_same(|case, language| (case + language) % 4 == 0);
}

#[test]
#[ignore = "half a minute; .ci/run starts it"]
fn every_message_in_every_role_prints_the_same_in_every_language() {
    messages_print_the_same(|case, language| (case + language) % 4 != 0);
}

/// Compares the texts of all cases, each in the languages that are taken, by the indices of both.
fn messages_print_the_same(is_taken: impl Fn(usize, usize) -> bool) {
    let game = in_format_2();
    let mut differences = Differences::default();
    let cases = cases();
    let mut count = 0;
    for (at, case) in cases.iter().enumerate() {
        let mut rows = case.rows.clone();
        for row in &mut rows {
            // Format 2 has no order of conditions but that of the ruleset.
            row.conditions.sort_by_key(|&(id, param)| (id.index(), param));
        }
        let record = record(&rows, case.context.trigger);
        for (_, language) in LANGUAGES.iter().enumerate().filter(|(language, _)| is_taken(at, *language)) {
            count += 1;
            let one = GAME.texts.effect(language, &GAME.rules, &rows, case.context);
            let other = GAME.texts.of_record(language, &game, &record).unwrap_or_else(|problems| {
                panic!("{record}: {problems:#?}");
            });
            differences.compare(&case.about, language, &one, &other);
        }
    }
    differences.assert_none(count);
    assert!(
        cases.iter().any(|case| case.rows.iter().any(|row| GAME.rules.operation(row.op).1.timing == Timing::Death))
    );
}
