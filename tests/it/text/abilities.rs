//! Texts of games whose whole match is data: what their pages want, and what their cards print.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::kernel::rules::Game;
use ses_studio::text::{ENGLISH, LANGUAGES, Language, Text, Texts};

use crate::kernel::{SAMPLES, Sample};
use crate::support::golden;

/// The locales of a game.
pub fn texts(sample: &Sample) -> Texts {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let own = sample.files().0.join("locales");
    let folder = if own.is_dir() { own } else { root.join("tests/suite/kernel").join(sample.name).join("locales") };
    let (texts, problems) = Texts::load_phrases(sample.name, &[&folder]);
    let problems: Vec<_> = problems.iter().map(|problem| (&problem.source.name, &problem.problem)).collect();
    assert!(problems.is_empty(), "{problems:#?}");
    texts
}

fn sample(name: &str) -> &'static Sample {
    SAMPLES.iter().find(|sample| sample.name == name).unwrap()
}

/// The texts of all cards by id.
fn all(texts: &Texts, game: &Game) -> Vec<(String, Text)> {
    let text = |id| texts.printed(ENGLISH, game, game.definition(id));
    game.cards.iter().map(|(name, id)| (name.to_string(), text(*id))).collect()
}

#[test]
fn the_cases_of_the_pages_come_out_exactly() {
    let mut count = 0;
    for sample in &SAMPLES {
        let file: Value = serde_json::from_str(sample.cases).unwrap();
        let cases = texts(sample).run_cases(&sample.game(), &file);
        count += cases.len();
        let wrong: Vec<_> = cases.iter().filter(|case| !case.differs.is_empty()).collect();
        assert!(wrong.is_empty(), "{}: {wrong:#?}", sample.name);
    }
    assert_eq!(count, 15);
}

#[test]
fn the_cards_of_a_page_print_as_on_the_page() {
    let file = include_str!("../../suite/kernel/essence-crown/texts.json");
    let expected: Value = serde_json::from_str(file).unwrap();
    let sample = sample("essence-crown");
    let (game, texts) = (sample.game(), texts(sample));
    let cards = all(&texts, &game);
    assert_eq!(cards.len(), 40);
    let mut wrong = Vec::new();
    for (id, text) in cards {
        if text.marked() != expected["en"][&id] {
            wrong.push(format!("{id}: {}\n    not {}", text.marked(), expected["en"][&id]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_cards_of_every_game_print_as_before() {
    for sample in &SAMPLES {
        let (game, texts) = (sample.game(), texts(sample));
        let mut lines = String::new();
        for (id, text) in all(&texts, &game) {
            lines.push_str(&printed(&id, &text));
        }
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/abilities");
        golden(&path.join(format!("{}.en.txt", sample.name)), &lines);
    }
}

/// A title and, indented below it, the text.
fn printed(title: &str, text: &Text) -> String {
    format!("{title}\n\t{}\n", text.marked().replace('\n', "\n\t"))
}

/// The languages whose texts of this kind are written.
const WRITTEN: [&str; 16] =
    ["en", "de", "fr", "es", "it", "pt-BR", "pl", "ru", "tr", "ja", "ko", "zh-Hans", "zh-Hant", "th", "id", "ar"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn written() -> impl Iterator<Item = &'static Language> {
    LANGUAGES.iter().filter(|language| WRITTEN.contains(&language.tag))
}

/// Collects texts for a golden file; a text in another language is a fault.
fn add(lines: &mut String, language: &Language, title: &str, text: &Text, faults: &mut Vec<String>) {
    for fallback in &text.fallbacks {
        faults.push(format!("{}: {title}: {} {:?}", language.tag, fallback.message, fallback.is_broken));
    }
    lines.push_str(&printed(title, text));
}

#[test]
fn rows_with_every_noun_phrase_read_as_before_in_every_language() {
    let suite = root().join("tests/suite/phrases");
    let read = |name: &str| std::fs::read_to_string(suite.join(name)).unwrap();
    let (game, problems) = Game::read(&Source::new("ruleset.json", read("ruleset.json")));
    assert!(problems.is_empty(), "{problems:#?}");
    let mut game = game.unwrap();
    let cards: Value = serde_json::from_str(sample("tiny").cards).unwrap();
    assert_eq!(game.add_cards(cards["cards"].as_array().unwrap(), "/cards"), []);
    let rows: Value = serde_json::from_str(&read("rows.json")).unwrap();
    let tiny = root().join("data/tiny/locales");
    let own = suite.join("locales");
    let (texts, problems) = Texts::load_phrases("phrases", &[&tiny, &own]);
    assert!(problems.is_empty(), "{:#?}", problems.iter().map(|problem| &problem.problem).collect::<Vec<_>>());
    let mut faults = Vec::new();
    for language in written() {
        let mut lines = String::new();
        for case in rows["rows"].as_array().unwrap() {
            let text = texts.of_record(language, &game, case).unwrap();
            add(&mut lines, language, case["name"].as_str().unwrap(), &text, &mut faults);
        }
        golden(&root().join(format!("tests/golden/phrases/{}.txt", language.tag)), &lines);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_cards_of_a_new_game_read_as_before_in_every_language() {
    let sample = sample("tiny");
    let (game, texts) = (sample.game(), texts(sample));
    let mut faults = Vec::new();
    for language in written() {
        let mut lines = String::new();
        for (name, id) in &game.cards {
            let text = texts.printed(language, &game, game.definition(*id));
            add(&mut lines, language, name, &text, &mut faults);
        }
        golden(&root().join(format!("tests/golden/phrases/tiny.{}.txt", language.tag)), &lines);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Cards of the bundled games that together with the rows above use every construction of the grammar.
const CONSTRUCTIONS: [(&str, &[&str]); 4] = [
    ("essence-crown", &["EC-002"]),
    ("chaos-cards", &["CC-L0004", "CC-M0022", "CC-M0039", "CC-S0013", "CC-S0018", "CC-S0028"]),
    ("grand-voyage", &["GV-01-C02", "GV-01-C03", "GV-01-C10", "GV-01-C11", "GV-01-C24", "GV-01-C30", "GV-01-E61"]),
    (
        "ttcg",
        &[
            "TT-A003", "TT-D001", "TT-D004", "TT-D008", "TT-D009", "TT-E001", "TT-E003", "TT-L003", "TT-N008",
            "TT-S005", "TT-S012", "TT-S013", "TT-W009",
        ],
    ),
];

#[test]
fn every_construction_reads_as_before_in_every_language() {
    let games: Vec<_> = CONSTRUCTIONS.map(|(name, cards)| (sample(name).game(), texts(sample(name)), cards)).into();
    let mut faults = Vec::new();
    for language in written() {
        let mut lines = String::new();
        for (game, texts, cards) in &games {
            for card in *cards {
                let text = texts.printed(language, game, game.definition(game.cards[*card]));
                add(&mut lines, language, card, &text, &mut faults);
            }
        }
        golden(&root().join(format!("tests/golden/phrases/games.{}.txt", language.tag)), &lines);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The messages of the grammar that no text changes without: a word, which a lexicon holds, and a card that bears another one,
/// which its game names itself.
const NOT_NEEDED: [&str; 3] = ["noun-card", "np-host", "read-numbers"];

#[test]
fn every_message_of_the_grammar_is_in_a_golden_file() {
    let english = std::fs::read_to_string(root().join("locales/en/phrases.ftl")).unwrap();
    let ids = english.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let mut left: Vec<&str> = ids.filter_map(|line| Some(line.split_once(" =")?.0)).collect();
    let (trial_game, trial_texts) = trial();
    let rows: Value = serde_json::from_str(include_str!("../../suite/phrases/rows.json")).unwrap();
    let mut of_trial = trial_game.clone();
    let records = rows["rows"].as_array().unwrap().iter().enumerate().map(|(at, row)| {
        let mut row = row.clone();
        row["id"] = format!("row-{at}").into();
        row
    });
    of_trial.add_cards(&records.collect::<Vec<_>>(), "");
    let mut games = vec![(of_trial, trial_texts, None)];
    games.extend(CONSTRUCTIONS.map(|(name, cards)| (sample(name).game(), texts(sample(name)), Some(cards))));
    for (game, texts, cards) in &games {
        let all: Vec<_> = game
            .cards
            .iter()
            .filter(|(id, _)| cards.is_none_or(|cards| cards.contains(&id.as_str())))
            .map(|(_, id)| game.definition(*id))
            .collect();
        let print =
            |texts: &Texts| -> Vec<Text> { all.iter().map(|card| texts.printed(ENGLISH, game, card)).collect() };
        let before = print(texts);
        left.retain(|id| {
            print(&texts.with_message(ENGLISH, &format!("{id} = {{ $nothing }}"), &BTreeSet::new())) == before
        });
    }
    assert_eq!(left, NOT_NEEDED);
}

/// A language of a bundled game is whole or not there: `locales` says which ones are missing.
#[test]
fn the_cards_of_bundled_games_print_whole_in_every_language_that_they_have() {
    let mut faults = Vec::new();
    for sample in SAMPLES.iter().filter(|sample| root().join("data").join(sample.name).is_dir()) {
        let (game, texts) = (sample.game(), texts(sample));
        let locales = root().join("data").join(sample.name).join("locales");
        for language in written().filter(|language| locales.join(language.tag).is_dir()) {
            for (name, id) in &game.cards {
                let text = texts.printed(language, &game, game.definition(*id));
                for fallback in &text.fallbacks {
                    faults.push(format!("{} {}: {name}: {}", sample.name, language.tag, fallback.message));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn each_part_of_a_text_has_its_row() {
    let sample = sample("tiny");
    let (game, texts) = (sample.game(), texts(sample));
    let id = game.cards["tiny_smith"];
    let text = texts.printed(ENGLISH, &game, game.definition(id));
    let parts: Vec<(usize, &str, &str)> =
        text.spans.iter().map(|span| (span.row, span.part.as_str(), &text.text[span.range.clone()])).collect();
    for expected in [
        (0, "cost", "1 spark, tire this creature"),
        (0, "operation", "Deal 2 damage to an opposing creature"),
        (0, "value", "2"),
        (0, "aim", "an opposing creature"),
        (1, "operation", "This creature gets +1 power"),
        (1, "value", "+1"),
        (1, "aim", "This creature"),
        (1, "duration", "this turn"),
    ] {
        assert!(parts.contains(&expected), "{expected:?} is not among {parts:#?}");
    }
    assert_eq!(text.sentences.iter().map(|(row, _)| *row).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn every_language_has_the_whole_grammar_of_noun_phrases() {
    let messages = |tag: &str| -> BTreeSet<String> {
        let text = std::fs::read_to_string(root().join(format!("locales/{tag}/phrases.ftl"))).unwrap();
        let ids = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        ids.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
    };
    let english = messages("en");
    for tag in WRITTEN {
        let missing: Vec<_> = english.difference(&messages(tag)).cloned().collect();
        assert!(missing.is_empty(), "{tag}: {missing:?}");
    }
}

/// The game that noun phrases are tried with, and its texts.
pub fn trial() -> (Game, Texts) {
    let suite = root().join("tests/suite/phrases");
    let rules = std::fs::read_to_string(suite.join("ruleset.json")).unwrap();
    let mut game = Game::read(&Source::new("ruleset.json", rules)).0.unwrap();
    let cards: Value = serde_json::from_str(sample("tiny").cards).unwrap();
    assert_eq!(game.add_cards(cards["cards"].as_array().unwrap(), "/cards"), []);
    let (texts, _) = Texts::load_phrases("phrases", &[&root().join("data/tiny/locales"), &suite.join("locales")]);
    (game, texts)
}

#[test]
fn every_value_is_printed_in_every_language() {
    let (mut game, texts) = trial();
    let mut cards = Vec::new();
    for (operation, entry) in &game.operations {
        let Some(range) = entry.val.clone().filter(|_| !entry.takes_card) else { continue };
        for val in range.filter(|val| *val != 0) {
            let id = format!("trial-{operation}-{val}");
            cards.push(json!({ "id": id, "type": "trick", "effects": [{ "do": &**operation, "val": val }] }));
        }
    }
    assert!(cards.len() > 30, "{}", cards.len());
    assert_eq!(game.add_cards(&cards, "/cards"), []);
    for language in written() {
        let printing = texts.print_report(language, &game);
        assert_eq!(printing.missing_values, [], "{}", language.tag);
        assert_eq!((printing.whole, printing.cards), (game.cards.len(), game.cards.len()), "{}", language.tag);
        let of_trial = game.cards.iter().filter(|(id, _)| id.starts_with("trial-"));
        let printed = of_trial.map(|(_, id)| texts.printed(language, &game, game.definition(*id)).text);
        let different: BTreeSet<String> = printed.collect();
        assert_eq!(different.len(), cards.len(), "{}: two values read the same", language.tag);
    }
}

#[test]
fn a_number_that_a_language_leaves_out_is_noticed() {
    let (game, texts) = trial();
    let german = LANGUAGES.iter().find(|language| language.tag == "de").unwrap();
    let before = texts.print_report(german, &game);
    assert_eq!(before.missing_values, []);
    let silent = texts.with_message(german, "op-burn = dein Gegner verliert Leben", &BTreeSet::new());
    let after = silent.print_report(german, &game);
    assert_eq!(after.missing_values, [("tiny_ember".to_owned(), 0)]);
    let broken = texts.with_message(german, "op-burn = { $nothing }", &BTreeSet::new()).print_report(german, &game);
    assert_eq!((broken.whole, broken.cards), (11, 12));
}

#[test]
fn messages_that_ask_for_too_many_forms_are_given_up() {
    let (game, texts) = trial();
    let card = game.definition(game.cards["tiny_ember"]);
    let many = |phrase: &str| format!("{{ TERM(${phrase}) }}").repeat(90);
    let asked = texts.with_message(ENGLISH, &format!("op-burn = {}", many("to")), &BTreeSet::new());
    let whole = asked.printed(ENGLISH, &game, card);
    assert_eq!((whole.fallbacks.len(), whole.text.matches("our opponent").count()), (0, 90));
    let nested = asked.with_message(ENGLISH, &format!("to-enemy = {}", many("noun")), &BTreeSet::new());
    let given_up = nested.printed(ENGLISH, &game, card);
    assert!(given_up.fallbacks.iter().any(|fallback| fallback.is_broken && fallback.in_no_language));
    assert!(given_up.text.len() < 100, "{}", given_up.text.len());
}
