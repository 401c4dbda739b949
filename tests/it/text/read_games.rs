//! Texts of games that are data, read back into rows.

use std::fmt::Write as _;
use std::path::PathBuf;

use serde_json::Value;
use ses_studio::base::Generator;
use ses_studio::kernel::rules::Game;
use ses_studio::text::read::{GameReader, ReadSentence};
use ses_studio::text::{ENGLISH, Language, Parts, Texts, Trials, Variant};

use super::abilities::{texts, trial};
use crate::kernel::{SAMPLES, Sample};
use crate::support::golden;

fn reader<'t>(texts: &'t Texts, sample: &Sample) -> GameReader<'t> {
    let rules: Value = serde_json::from_str(sample.rules).unwrap();
    GameReader::new(texts, ENGLISH, &sample.game(), &rules["reads"])
}

#[test]
fn the_reads_of_the_pages_come_out() {
    let mut count = 0;
    for sample in &SAMPLES {
        let file: Value = serde_json::from_str(sample.cases).unwrap();
        let texts = texts(sample);
        let cases = reader(&texts, sample).run_cases(&file);
        count += cases.len();
        let wrong: Vec<_> = cases.iter().filter(|case| !case.differs.is_empty()).collect();
        assert!(wrong.is_empty(), "{}: {wrong:#?}", sample.name);
    }
    assert_eq!(count, 14);
}

/// Cards that make a card that is written out: what it costs is not printed.
const COST_NOT_PRINTED: [&str; 2] = ["CC-S0018", "CC-S0028"];

/// What is wrong with reading the cards of a game in a language: a sentence that is not understood, a text that prints
/// otherwise, or rows that do something else.
fn misread(sample: &Sample, texts: &Texts, game: &Game, language: &'static Language) -> Vec<String> {
    let rules: Value = serde_json::from_str(sample.rules).unwrap();
    let reader = GameReader::new(texts, language, game, &rules["reads"]);
    let mut wrong = Vec::new();
    for (id, definition) in &game.cards {
        let record = &game.records[id];
        let rows = record["effects"].as_array().cloned().unwrap_or_default();
        let text = texts.printed(language, game, game.definition(*definition)).text;
        let card_type = record["type"].as_str().unwrap();
        let reading = reader.read(&text, card_type);
        let mut read = reading.members.clone();
        read.insert("type".to_owned(), card_type.into());
        read.insert("effects".to_owned(), reading.rows.clone().into());
        let again = texts.of_record(language, game, &read.into()).map(|text| text.text);
        let not_read = reading.sentences.iter().filter(|one| !one.is_read());
        let why: Vec<_> = not_read.map(ReadSentence::reason).collect();
        if !why.is_empty() || again.as_ref() != Ok(&text) {
            wrong.push(format!("{} {id}: {text}\n  {again:?}\n  {why:?}", language.tag));
        } else if !COST_NOT_PRINTED.contains(&id.as_str()) && !reader.is_same(card_type, &reading.rows, &rows) {
            let [rows, read] = [rows, reading.rows].map(Value::from);
            wrong.push(format!("{} {id}: {text}\n  {rows}\n  {read}", language.tag));
        }
    }
    wrong
}

#[test]
fn what_cards_print_is_read_as_their_rows() {
    let mut wrong = Vec::new();
    for sample in &SAMPLES {
        let (texts, game) = (texts(sample), sample.game());
        wrong.extend(misread(sample, &texts, &game, ENGLISH));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn misread_file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/misread/{name}.txt"))
}

#[test]
#[ignore = "reads each card of each game in each language, which takes minutes"]
fn what_cards_print_in_any_language_is_read_as_their_rows() {
    for sample in &SAMPLES {
        let (texts, game) = (texts(sample), sample.game());
        let mut lines = String::new();
        for language in Language::real() {
            let wrong = misread(sample, &texts, &game, language);
            eprintln!("{} {}: {} of {}", sample.name, language.tag, wrong.len(), game.cards.len());
            for one in wrong {
                writeln!(lines, "{one}").unwrap();
            }
        }
        golden(&misread_file(sample.name), &lines);
    }
}

#[test]
fn cards_are_read_in_languages_of_every_kind() {
    let sample = SAMPLES.iter().find(|sample| sample.name == "essence-crown").unwrap();
    let (texts, game) = (texts(sample), sample.game());
    let rules: Value = serde_json::from_str(sample.rules).unwrap();
    for tag in ["de", "ru", "ar", "tr", "ja"] {
        let language = Language::find(tag).unwrap();
        let reader = GameReader::new(&texts, language, &game, &rules["reads"]);
        let (mut read, mut all) = (0, 0);
        for (id, definition) in &game.cards {
            let card_type = game.records[id]["type"].as_str().unwrap();
            let text = texts.printed(language, &game, game.definition(*definition)).text;
            let reading = reader.read(&text, card_type);
            all += usize::from(!text.is_empty());
            read += usize::from(!text.is_empty() && reading.not_understood().next().is_none());
        }
        eprintln!("{tag}: {read} of {all}");
        assert!(read * 10 >= all * 9, "{tag}: {read} of {all}");
    }
}

#[test]
fn one_of_three_is_read_as_it_is_printed() {
    let (game, texts) = trial();
    let suite: Value = serde_json::from_str(include_str!("../../suite/phrases/rows.json")).unwrap();
    let all = suite["rows"].as_array().unwrap();
    let names = ["one of three", "one of three conditions"];
    let reader = GameReader::new(&texts, ENGLISH, &game, &Value::Null);
    let cases: Vec<&Value> = all.iter().filter(|case| names.contains(&case["name"].as_str().unwrap())).collect();
    assert_eq!(cases.len(), names.len());
    for case in cases {
        let text = texts.of_record(ENGLISH, &game, case).unwrap().text;
        let read = Value::from(reader.read(&text, "trick").rows);
        let any = ["/0/to/where/any", "/0/if/any"].iter().find_map(|at| read.pointer(at)?.as_array());
        assert_eq!(any.map(Vec::len), Some(3), "{text} is read as {read}");
    }
}

#[test]
fn hostile_texts_are_read_in_bounded_time() {
    for sample in &SAMPLES {
        let texts = texts(sample);
        let reader = reader(&texts, sample);
        let card_type = reader.card_type("");
        for text in [
            "deal ".repeat(3000),
            "If you have 1 or fewer cards in hand and ".repeat(300),
            "“".repeat(5000),
            "(".repeat(5000),
            "a. ".repeat(300),
            "target enemy Void Void Void Void Void Void Void Avatar with Power 1 or less ".repeat(40),
            "Draw 99999999999999999999999 cards. Draw −0 cards. \u{202e}\u{2068}".to_owned(),
            "1 shard, 1 shard, 1 shard, ".repeat(200) + ": Draw a card.",
        ] {
            let reading = reader.read(&text, card_type);
            assert!(reading.rows.len() < 2, "{}", &text[..40]);
        }
    }
}

/// Reads what random legal rows of a game print, 20 draws for each of some rows of its cards. Returns how many there were, and those that are read as others.
fn misread_at_random(sample: &Sample, language: &'static Language, count: usize, seed: u64) -> (usize, Vec<String>) {
    let (texts, game) = (texts(sample), sample.game());
    let rules: Value = serde_json::from_str(sample.rules).unwrap();
    let reader = GameReader::new(&texts, language, &game, &rules["reads"]);
    let bases = Variant::of_cards(&game);
    let (mut chance, mut drawn) = (Generator(seed), Vec::new());
    // A row of a card with two changes is one that no card has.
    let few = Parts { filters: false, conditions: false, places: false };
    for _ in 0..count {
        let once = bases[chance.below(bases.len())].changed(&game, Parts::ALL);
        for _ in 0..20 {
            let Some(one) = once.get(chance.below(once.len())) else { break };
            let twice = one.changed(&game, few);
            drawn.push(twice.get(chance.below(twice.len())).unwrap_or(one).clone());
        }
    }
    let trials = Trials::of_variants(&game, &drawn);
    let (mut all, mut wrong) = (0, Vec::new());
    for (row, _, text) in trials.printed(&texts, language) {
        all += 1;
        let reading = reader.read(&text, &row.card_type);
        if reading.not_understood().next().is_some() || !reader.is_same(&row.card_type, &reading.rows, &row.rows) {
            let [rows, read] = [row.rows.clone(), reading.rows].map(Value::from);
            wrong.push(format!("{} {}: {text}\n  {rows}\n  {read}", sample.name, row.card_type));
        }
    }
    (all, wrong)
}

#[test]
#[ignore = "reads some hundred rows, which takes a minute"]
fn random_legal_rows_are_read_back() {
    for (seed, sample) in (1..).zip(&SAMPLES) {
        let (all, wrong) = misread_at_random(sample, ENGLISH, 10, seed);
        eprintln!("{}: {} of {all}", sample.name, wrong.len());
        assert!(all > 20, "{}: {all}", sample.name);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
