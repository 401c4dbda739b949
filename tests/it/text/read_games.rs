//! Texts of games that are data, read back into rows.

use serde_json::Value;
use ses_studio::text::read::GameReader;
use ses_studio::text::{ENGLISH, Language, Texts};

use super::abilities::texts;
use crate::kernel::{SAMPLES, Sample};

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

/// How many cards of each game have several ways to write what they print, of which another one is read: a target that is
/// written out and a preset, or what is not printed.
const OTHER_ROWS: [(&str, usize); 5] =
    [("tiny", 0), ("essence-crown", 0), ("chaos-cards", 6), ("grand-voyage", 0), ("ttcg", 33)];

/// Cards with a sentence that is not read: what a card by chance costs, a quote inside a quote, a card that is written
/// out inside a quote, what a word keeps off, and what comes of a card that another one is under.
const NOT_READ: [&str; 6] = ["CC-M0022", "CC-M0027", "CC-S0013", "CC-S0028", "TT-N008", "TT-L003"];

#[test]
fn what_cards_print_is_read_as_their_rows() {
    let mut wrong = Vec::new();
    for (sample, (name, other)) in SAMPLES.iter().zip(OTHER_ROWS) {
        assert_eq!(sample.name, name);
        let (texts, game) = (texts(sample), sample.game());
        let reader = reader(&texts, sample);
        let mut others = 0;
        for (id, definition) in &game.cards {
            let record = &game.records[id];
            let rows = record["effects"].as_array().cloned().unwrap_or_default();
            let text = texts.printed(ENGLISH, &game, game.definition(*definition)).text;
            let card_type = record["type"].as_str().unwrap();
            let reading = reader.read(&text, card_type);
            let mut read = reading.members.clone();
            read.insert("type".to_owned(), card_type.into());
            read.insert("effects".to_owned(), reading.rows.clone().into());
            let again = texts.of_record(ENGLISH, &game, &read.into()).map(|text| text.text);
            let why: Vec<_> = reading
                .sentences
                .iter()
                .filter(|one| !one.is_read())
                .map(ses_studio::text::read::ReadSentence::reason)
                .collect();
            if NOT_READ.contains(&id.as_str()) {
                assert_eq!(why.len(), 1, "{id}");
            } else if !why.is_empty() || again.as_ref() != Ok(&text) {
                wrong.push(format!("{id}: {text}\n  {again:?}\n  {why:?}"));
            }
            if reader.plain(card_type, &reading.rows) != reader.plain(card_type, &rows) {
                others += 1;
                eprintln!("{id}: {text}\n  {}\n  {}", Value::from(rows), Value::from(reading.rows));
            }
        }
        if others != other {
            wrong.push(format!("{name}: {others} cards are read as other rows"));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
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
fn rows_of_random_sentences_are_read_again() {
    let sample = SAMPLES.iter().find(|sample| sample.name == "essence-crown").unwrap();
    let (texts, game) = (texts(sample), sample.game());
    let reader = reader(&texts, sample);
    let rows: Vec<Value> =
        game.records.values().flat_map(|record| record["effects"].as_array().cloned().unwrap_or_default()).collect();
    let (mut next, mut read) = (1_u64, 0);
    let mut random = |most: usize| {
        next = next.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (next >> 33) as usize % most
    };
    for _ in 0..300 {
        let mut list: Vec<Value> = (0..=random(4)).map(|_| rows[random(rows.len())].clone()).collect();
        for row in &mut list {
            let members = row.as_object_mut().unwrap();
            let is_varied = members.get("val").and_then(Value::as_i64).is_some_and(|val| val > 1);
            if is_varied {
                members.insert("val".to_owned(), (2 + random(4)).into());
            }
        }
        let record = serde_json::json!({ "type": "avatar", "effects": list });
        // Not every list of rows is one that a card can have.
        let Ok(text) = texts.of_record(ENGLISH, &game, &record) else { continue };
        if !text.fallbacks.is_empty() || text.text.contains("twice") {
            continue;
        }
        let reading = reader.read(&text.text, "avatar");
        let again = serde_json::json!({ "type": "avatar", "effects": reading.rows });
        let again = texts.of_record(ENGLISH, &game, &again).map(|text| text.text);
        assert_eq!(again.as_ref(), Ok(&text.text), "{record}\n{:?}", reading.sentences);
        read += 1;
    }
    assert!(read > 150, "{read}");
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
