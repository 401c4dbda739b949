//! What is printed is read back into the same rows.

use ses_studio::card::Row;
use ses_studio::registry::{read_rows, write_row};
use ses_studio::ruleset::CardTypeId;
use ses_studio::text::read::{ReadContext, TextReader};
use ses_studio::text::{Context, ENGLISH, Language};

use super::{GAME, rows_of};

/// The differences between the rows of all cards and what is read from their texts in a language.
fn differences(language: &'static Language) -> Vec<String> {
    let reader = TextReader::new(&GAME.texts, language, &GAME.rules);
    let cards = GAME.registry.cards.iter().map(|card| {
        let card_type = GAME.rules.card_type_id(&card.card_type);
        let trigger = card.trigger.as_ref().and_then(|id| GAME.rules.trigger_id(id));
        (&card.id, &card.effects[..], card_type, trigger)
    });
    let hero_type: Option<CardTypeId> = GAME.rules.hero_type();
    let heroes = GAME.registry.heroes.iter().map(|hero| (&hero.id, &hero.ability[..], hero_type, None));
    let mut found = Vec::new();
    for (id, rows, card_type, trigger) in cards.chain(heroes) {
        let written: Vec<String> = rows.iter().map(|row| write_row(row, &GAME.rules)).collect();
        let checked = rows_of(&format!("[{}]", written.join(",")), &GAME.rules);
        let text = GAME.texts.effect(language, &GAME.rules, &checked, Context { trigger }).text;
        let reading = reader.read(&text, ReadContext { card_type });
        let read: Vec<String> = reading.rows.iter().map(|row| write_row(row, &GAME.rules)).collect();
        let spans_fit = reading.spans.iter().all(|span| text.get(span.clone()).is_some_and(|text| !text.is_empty()));
        if read != written || reading.trigger != trigger || !reading.not_understood.is_empty() || !spans_fit {
            found
                .push(format!("{} {id}: {text}\n  {written:?}\n  {read:?} {:?}", language.tag, reading.not_understood));
        }
        if !reading.ambiguous.is_empty() {
            found.push(format!("{} {id}: {:#?}", language.tag, reading.ambiguous));
        }
    }
    found
}

#[test]
fn every_card_is_read_back_in_every_language() {
    let found: Vec<String> = Language::real().flat_map(differences).collect();
    assert!(found.is_empty(), "{} differ\n{}", found.len(), found[..found.len().min(20)].join("\n"));
}

#[track_caller]
fn reads(language: &str, text: &str, rows: &str, not_understood: &[&str]) {
    let language = Language::find(language).expect("a language");
    let reading = TextReader::new(&GAME.texts, language, &GAME.rules).read(text, ReadContext::default());
    let (expected, _) = read_rows(&ses_studio::base::Source::new("rows", rows), &GAME.rules);
    let write = |rows: &[Row]| rows.iter().map(|row| write_row(row, &GAME.rules)).collect::<Vec<_>>();
    assert_eq!(write(&reading.rows), write(&expected), "{text}");
    assert_eq!(reading.not_understood, not_understood, "{text}");
}

#[test]
fn a_text_is_read_as_a_person_types_it() {
    reads("en", "Deal 15 damage.", r#"[{"do":"dmg","val":15}]"#, &[]);
    reads("en", "deal  15 DAMAGE", r#"[{"do":"dmg","val":15}]"#, &[]);
    reads("en", "Draw 1 card.\nDraw 3 cards.", r#"[{"do":"draw","val":1},{"do":"draw","val":3}]"#, &[]);
    reads(
        "en",
        "Deal 8 damage. If opponent has 0 Energy, deal 5 more.",
        r#"[{"do":"dmg","val":8},{"do":"dmg","val":5,"if":{"o_zero_nrg":true},"bonus":true}]"#,
        &[],
    );
    reads("de", "Ziehe 3 Karten.", r#"[{"do":"draw","val":3}]"#, &[]);
}

#[test]
fn what_is_not_understood_is_given_word_for_word() {
    reads(
        "en",
        "Draw 1 card. Summon a very large dragon. Deal 5 damage.",
        r#"[{"do":"draw","val":1},{"do":"dmg","val":5}]"#,
        &["Summon a very large dragon"],
    );
    reads("en", "", "[]", &[]);
    reads("en", "...", "[]", &[]);
    reads("en", "🃏🃏🃏", "[]", &["🃏🃏🃏"]);
    reads("ja", "巨大な竜を呼ぶ。", "[]", &["巨大な竜を呼ぶ"]);
}

#[test]
fn nonsense_is_not_read_as_rows() {
    let reader = TextReader::new(&GAME.texts, ENGLISH, &GAME.rules);
    let long = "If ".repeat(4000);
    for text in ["If , .", "[Legacy] ", "Deal 99999999999999999999 damage.", long.as_str(), "\u{e000}\u{e001}5"] {
        let reading = reader.read(text, ReadContext::default());
        assert!(reading.rows.is_empty(), "{text}: {:?}", reading.rows);
    }
}
