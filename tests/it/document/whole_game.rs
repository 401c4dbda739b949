//! Projects whose ruleset describes the whole game (format 2): opened, checked by the kernel, edited, printed and written.

use ses_studio::base::{Code, Severity, Source};
use ses_studio::card::number;
use ses_studio::document::menus::CardNumber;
use ses_studio::document::{Command, Document, Field, RecordPath, RecordView, StorageConfig};
use ses_studio::registry::{Project, write};
use ses_studio::text::Language;

use super::name;
use crate::kernel::{SAMPLES, Sample};

pub fn document(sample: &Sample) -> Document {
    let project = Project {
        folder: None,
        ruleset: Source::new("ruleset.json", sample.rules),
        registry: Source::new("registry.json", sample.cards),
        decks: Vec::new(),
    };
    Document::of_project(project, StorageConfig::without_home()).unwrap_or_else(|error| panic!("{error:?}"))
}

fn tiny() -> Document {
    document(SAMPLES.iter().find(|sample| sample.name == "tiny").unwrap())
}

fn codes(document: &Document, at: RecordPath) -> Vec<(Code, String)> {
    document.problems_of(at).map(|problem| (problem.code, problem.pointer.clone())).collect()
}

#[test]
fn projects_of_any_game_open_without_errors_and_are_written_as_they_were() {
    for sample in &SAMPLES {
        let document = document(sample);
        let errors: Vec<_> = document.problems().filter(|(_, problem)| problem.severity == Severity::Error).collect();
        assert!(errors.is_empty(), "{}: {errors:#?}", sample.name);
        assert!(document.read_only().is_none(), "{}: {:?}", sample.name, document.read_only());
        // A file that does not say its format gets it.
        let has_format = sample.cards.contains("\"format\"");
        let expected =
            if has_format { sample.cards.to_owned() } else { sample.cards.replacen('{', "{\n  \"format\": 2,", 1) };
        assert_eq!(write(document.registry(), document.rules()), expected, "{}", sample.name);
        assert_eq!(document.is_unformatted(), !has_format, "{}", sample.name);
        let game = document.game().expect("a whole game");
        assert!(document.registry().cards.iter().all(|card| game.cards.contains_key(&card.id)), "{}", sample.name);
        assert!(document.checked().cards.iter().all(|card| card.valid().is_some()), "{}", sample.name);
    }
}

#[test]
fn rows_of_an_ability_that_begins_with_a_mistake_are_no_mistakes() {
    let mut document = tiny();
    let at = RecordPath::Card(document.registry().cards.iter().position(|card| card.id == "tiny_bolt").unwrap());
    for (on, operation, code, pointer) in [
        ("on_play", "strke", Code::UnknownOp, "/effects/0/do"),
        ("on_pley", "strike", Code::UnknownTiming, "/effects/0/on"),
    ] {
        let rows = format!(
            r#"[{{ "on": "{on}", "do": "{operation}", "val": 2, "to": "foe" }}, {{ "do": "draw", "val": 1 }}]"#
        );
        let bolt = format!(r#"{{ "id": "tiny_bolt", "name": "Bolt", "type": "trick", "cost": 1, "effects": {rows} }}"#);
        document.apply(Command::SetJson { at, json: bolt, gesture: None }).unwrap();
        assert_eq!(codes(&document, at), [(code, pointer.to_owned())]);
    }
}

#[test]
fn checks_of_a_ruleset_count_rows_with_mistakes() {
    let sample = SAMPLES.iter().find(|sample| sample.name == "ttcg").unwrap();
    let cards = sample.cards.replacen("\"on\": \"after_attack\"", "\"on\": \"after_atack\"", 1);
    assert_ne!(cards, sample.cards);
    let registry = Source::new("registry.json", cards);
    let ruleset = Source::new("ruleset.json", sample.rules);
    let project = Project { folder: None, ruleset, registry, decks: Vec::new() };
    let document = Document::of_project(project, StorageConfig::without_home()).unwrap();
    let errors = document.problems().filter(|(_, problem)| problem.severity == Severity::Error);
    assert_eq!(errors.map(|(_, problem)| problem.code).collect::<Vec<_>>(), [Code::UnknownTiming]);
}

#[test]
fn fixes_of_a_card_are_applied_in_one_step() {
    let mut document = tiny();
    let before = document.registry().clone();
    let at = RecordPath::Card(before.cards.iter().position(|card| card.id == "tiny_bolt").unwrap());
    let bolt = r#"{ "id": "tiny_bolt", "name": "Bolt", "type": "trick", "cost": 12, "colour": "red",
        "keywords": ["shelter"], "effects": [{ "on": "on_play", "do": "strke", "vall": 2, "too": "foe" }] }"#;
    document.apply(Command::SetJson { at, json: bolt.to_owned(), gesture: None }).unwrap();
    let found = codes(&document, at);
    assert!(found.len() >= 3, "{found:?}");
    let first = document.problems_of(at).find_map(|problem| problem.fix.clone()).expect("a fix").change;
    document.apply(Command::Fix { fixes: vec![(at, first)] }).unwrap();
    assert!(codes(&document, at).iter().all(|(code, _)| *code != Code::UnknownOp), "{:?}", codes(&document, at));
    document.apply(Command::FixAll { code: None }).unwrap();
    // What nobody can guess stays.
    assert_eq!(codes(&document, at), [(Code::UnknownMember, "/colour".to_owned())]);
    let RecordPath::Card(index) = at else { unreachable!() };
    let card = &document.registry().cards[index];
    assert_eq!((card.effects[0].op.as_str(), card.effects[0].val), ("strike", Some(2)));
    while document.undo().is_some() {}
    assert_eq!(*document.registry(), before);
}

#[test]
fn the_kernel_checks_each_edit_and_undo_takes_its_problems_back() {
    let mut document = tiny();
    let at = RecordPath::Card(document.registry().cards.iter().position(|card| card.id == "tiny_bolt").unwrap());
    let before = codes(&document, at);
    let too_much = Command::Set { at: vec![at], field: Field::Number(name("cost"), Some(12)), gesture: None };
    document.apply(too_much).unwrap();
    assert!(codes(&document, at).contains(&(Code::StatOutOfRange, "/cost".to_owned())), "{:?}", codes(&document, at));
    document.undo().unwrap();
    assert_eq!(codes(&document, at), before);
    let bolt = r#"{ "id": "tiny_bolt", "name": "Bolt", "type": "trick", "cost": 1,
        "effects": [{ "on": "on_play", "do": "strike", "val": 2, "to": "foes" }, { "do": "draw", "val": 1 }] }"#;
    document.apply(Command::SetJson { at, json: bolt.to_owned(), gesture: None }).unwrap();
    let found = codes(&document, at);
    assert!(found.iter().any(|(_, pointer)| pointer == "/effects/0/to"), "{found:?}");
    let RecordPath::Card(index) = at else { unreachable!() };
    assert_eq!(document.checked().cards[index].missing_rows(), [0], "the other row is sound");
    document.undo().unwrap();
    assert_eq!(codes(&document, at), before);
    assert!(document.undo().is_none());
}

#[test]
fn a_new_id_is_known_to_the_game_and_the_old_one_is_not() {
    let mut document = tiny();
    document
        .apply(Command::Set { at: vec![RecordPath::Card(0)], field: Field::Id(name("tiny_owl")), gesture: None })
        .unwrap();
    let game = document.game().unwrap();
    assert!(game.cards.contains_key("tiny_owl") && !game.cards.contains_key("tiny_moth"));
    assert!(document.problems().all(|(at, _)| !matches!(at, RecordPath::Deck(_))), "its deck has the new id");
    document.apply(Command::Delete { at: vec![RecordPath::Card(0)] }).unwrap();
    assert!(document.problems().any(|(at, _)| at == RecordPath::Deck(0)), "its deck names a card that is gone");
    assert!(!document.game().unwrap().cards.contains_key("tiny_owl"));
    document.undo();
    document.undo();
    assert!(document.game().unwrap().cards.contains_key("tiny_moth"));
    assert!(document.problems().all(|(at, _)| !matches!(at, RecordPath::Deck(_))));
}

#[test]
fn a_card_has_its_text_in_every_language_and_its_rows_have_their_sentences() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data/tiny");
    let mut document = Document::open_with(&folder, StorageConfig::without_home()).unwrap();
    let at = RecordPath::Card(document.registry().cards.iter().position(|card| card.id == "tiny_swarm").unwrap());
    let shown = |document: &Document| {
        let texts = document.locales().texts().with_cards(document.game());
        RecordView::new(document, &texts, Language::find("en").unwrap(), at).unwrap()
    };
    let view = shown(&document);
    assert_eq!(view.texts.len(), 16);
    for (language, text) in &view.texts {
        assert!(!text.rules.text.is_empty() && text.rules.fallbacks.is_empty(), "{}: {:?}", language.tag, text.rules);
    }
    let english = view.texts[0].1.rules.text.clone();
    assert!(english.contains("+1"), "{english}");
    assert!(view.sentence(0).is_some_and(|sentence| english.contains(&sentence.text)), "{:?}", view.sentences.1);
    let json = ses_studio::registry::write_card(&document.registry().cards[1], document.rules())
        .replace("\"val\": 1", "\"val\": 3");
    document.apply(Command::SetJson { at, json, gesture: None }).unwrap();
    assert!(shown(&document).texts[0].1.rules.text.contains("+3"));
    assert_eq!(number(&document.registry().cards[1].numbers, "power"), Some(1));
}

#[test]
fn a_new_card_of_any_type_has_the_numbers_of_its_type() {
    let of_number =
        |problem: &(Code, String)| matches!(problem.0, Code::StatOutOfRange | Code::StatNotAllowed | Code::StatMissing);
    for sample in &SAMPLES {
        let mut document = document(sample);
        let types: Vec<_> =
            document.rules().card_types.iter().filter(|(_, kind)| !kind.is_hero).map(|(id, _)| id.clone()).collect();
        for first in &types {
            let command = Command::AddCard { hero: None, card_type: first.clone(), name: name("New") };
            let before: Vec<_> = document.registry().cards.iter().map(|card| card.id.clone()).collect();
            document.apply(command).unwrap();
            let at = document.registry().cards.iter().position(|card| !before.contains(&card.id)).unwrap();
            for then in &types {
                let numbers = document.card_numbers(&document.registry().cards[at].card_type);
                let card = &document.registry().cards[at];
                // What is usual need not be written.
                let is_wrong = |of: &&CardNumber<'_>| of.usual.is_some() == number(&card.numbers, of.name).is_some();
                assert_eq!(numbers.iter().find(is_wrong), None, "{}: {first}", sample.name);
                let problems: Vec<_> = codes(&document, RecordPath::Card(at)).into_iter().filter(of_number).collect();
                assert!(problems.is_empty(), "{}: {first}, then {then}: {problems:?}", sample.name);
                document.apply(Command::SetType { cards: vec![at], card_type: then.clone() }).unwrap();
            }
        }
    }
}
