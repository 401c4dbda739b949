//! The rules of reading on the page, section 6, by `ses-studio read`; and numbers in words, in every language.

use serde_json::{Value, json};
use ses_studio::text::read::GameReader;
use ses_studio::text::{ENGLISH, Language, Texts};

use super::{GAME, RULES, game, run};

/// The rows of a text and its sentences that are not understood, each with the reason.
fn read(card_type: &str, text: &str) -> (Value, Vec<(String, String)>) {
    let (out, err, _) = run(&["read", GAME, "--type", card_type, "--json"], text);
    let reading: Value = serde_json::from_str(&out).unwrap_or_else(|_| panic!("{out}{err}"));
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let not_read = reading["sentences"].as_array().unwrap().iter().filter(|sentence| sentence["rows"] == 0);
    let not_read = not_read.map(|sentence| (word(&sentence["text"]), word(&sentence["problem"]))).collect();
    (reading["rows"].clone(), not_read)
}

#[track_caller]
fn reads(card_type: &str, text: &str, rows: &Value) {
    let (found, not_read) = read(card_type, text);
    assert!(found == *rows && not_read.is_empty(), "{text}: {found}, {not_read:?}");
}

#[track_caller]
fn refuses(card_type: &str, text: &str, problem: &str) {
    let (found, not_read) = read(card_type, text);
    assert_eq!((found, not_read), (json!([]), vec![(text.to_owned(), problem.to_owned())]));
}

#[test]
fn reading_1_a_pattern_covers_a_whole_sentence() {
    for text in ["Draw a card for each Relic.", "Draw a card and gain 1 shard.", "Draw a card, then gain 1 shard."] {
        refuses("Spell", text, "no-pattern");
    }
    reads(
        "Spell",
        "Draw a card.\nGain 1 shard.",
        &json!([
            { "do": "draw", "val": 1 }, { "on": "on_play", "do": "gain_shards", "val": 1 },
        ]),
    );
}

/// What is left to the player is a member of rows, so it is printed, and read as that.
#[test]
fn reading_6_all_that_is_printed_is_read() {
    reads("Spell", "You may draw a card.", &json!([{ "do": "draw", "val": 1, "may": true }]));
    reads(
        "Spell",
        "If you control a Void card, draw 2 cards.",
        &json!([
            { "do": "draw", "val": 2, "if": { "ctrl_aspect": "void" } },
        ]),
    );
}

/// What is written twice is two rows, which are printed once, with how often.
#[test]
fn a_sentence_that_is_written_twice_is_two_rows() {
    reads(
        "Avatar",
        "On Attack: Untap this card. Untap this card.",
        &json!([
            { "on": "on_attack", "do": "untap" }, { "do": "untap" },
        ]),
    );
    let (texts, _) = Texts::load_phrases(GAME, &[]);
    for other in [json!({ "do": "exile" }), json!({ "do": "exile", "to": "enemy_avatar" })] {
        let record = json!({ "type": "spell", "effects": [{ "do": "exile" }, other] });
        let text = texts.of_record(ENGLISH, &game(), &record).unwrap().text;
        assert_eq!(text, "Exile target enemy Avatar twice.", "{other}");
    }
}

/// Each sentence is reported with its bytes, and with its rows or why it has none.
#[test]
fn sentences_are_reported_with_their_bytes_and_rows() {
    let text = "  Draw a card. Ring – twice. Gain “1” shard.\r\nBoth Deities gain two Essence. Draw two cards";
    let (out, err, code) = run(&["read", GAME, "--type", "Spell", "--json"], text);
    assert_eq!(code, Some(1), "{err}");
    let reading: Value = serde_json::from_str(&out).unwrap();
    let place = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    let mut shown = Vec::new();
    for sentence in reading["sentences"].as_array().unwrap() {
        let bytes = place(&sentence["bytes"][0])..place(&sentence["bytes"][1]);
        assert_eq!(sentence["text"], text[bytes.clone()], "{sentence}");
        shown.push((&text[bytes], sentence["row"].as_u64(), sentence["problem"].as_str()));
    }
    let expected = [
        ("Draw a card.", Some(0), None),
        ("Ring – twice.", None, Some("no-pattern")),
        ("Gain “1” shard.", None, Some("no-pattern")),
        ("Both Deities gain two Essence.", Some(1), None),
        ("Draw two cards", Some(2), None),
    ];
    assert_eq!(shown, expected);
}

#[test]
fn reading_2_case_spaces_quotes_signs_reminders_and_the_last_full_stop_do_not_count() {
    let buff = json!([{ "do": "buff", "power": 3, "toughness": -1, "to": "own_avatar" }]);
    for text in [
        "TARGET avatar you   control gets +3/-1 until end of turn",
        "Target Avatar you control gets +3/−1 until end of turn (it stays).",
        "Target Avatar you control gets +3/–1 until\u{a0}end of turn.",
    ] {
        let (rows, not_read) = read("Spell", text);
        assert!(not_read.is_empty(), "{text}: {not_read:?}");
        // The first target of the operation is the usual one.
        let mut rows = rows.as_array().unwrap().clone();
        rows[0].as_object_mut().unwrap().entry("to").or_insert_with(|| "own_avatar".into());
        assert_eq!(Value::from(rows), buff, "{text}");
    }
    let bounce = json!([{ "do": "return", "to": "enemy_avatar" }]);
    for text in ["Return target enemy Avatar to its owner's hand.", "Return target enemy Avatar to its owner’s hand."]
    {
        let (rows, not_read) = read("Spell", text);
        assert!(not_read.is_empty() && rows[0]["do"] == bounce[0]["do"], "{text}: {rows}, {not_read:?}");
    }
}

#[test]
fn reading_3_numbers_are_digits_or_words_up_to_twelve() {
    let draws = |val: i64| json!([{ "do": "draw", "val": val }]);
    for (text, val) in [("Draw two cards.", 2), ("Draw TEN cards", 10), ("Draw one card.", 1), ("Draw 1 card.", 1)] {
        reads("Spell", text, &draws(val));
    }
    reads("Spell", "Deal twelve Essence damage to target Deity.", &json!([{ "do": "essence_damage", "val": 12 }]));
    reads("Spell", "Return one card from your graveyard to your hand.", &json!([{ "do": "recover", "val": 1 }]));
    reads(
        "Relic",
        "At the start of your turn, gain two shards.",
        &json!([
            { "on": "start_turn", "do": "gain_shards", "val": 2 },
        ]),
    );
    reads(
        "Spell",
        "If you have three or more shards, draw two cards.",
        &json!([
            { "do": "draw", "val": 2, "if": { "shards_at_least": 3 } },
        ]),
    );
    reads(
        "Relic",
        "Main — one shard, tap: Draw a card.",
        &json!([
            { "on": "activate", "cost": { "shards": 1, "tap": true }, "do": "draw", "val": 1 },
        ]),
    );
    for text in ["Draw X cards.", "Draw thirteen cards.", "Draw twenty-two cards.", "Draw two-three cards."] {
        refuses("Spell", text, "not-a-number");
    }
    for text in ["Destroy target enemy Golem Avatar.", "If you control a Golem card, draw a card."] {
        refuses("Spell", text, "unknown-word");
    }
}

#[test]
fn reading_4_rows_are_never_bent_to_fit() {
    refuses("Spell", "Deal 100 Essence damage to target Deity.", "val-out-of-range");
    refuses("Relic", "When this card attacks, draw a card.", "timing-not-on-type");
    // Players and cards can have the same noun, but what moves or hurts cards is not done to players.
    for text in ["Exile target Deity.", "Deal 2 damage to target Deity."] {
        let (rows, _) = read("Spell", text);
        assert_ne!(rows[0]["to"], "target_deity", "{text}");
    }
    refuses("Relic", "On Attack: Draw a card.", "timing-not-on-type");
    // A bare sentence means On Play, which a Deity has not (D11).
    refuses("Deity", "Draw a card.", "timing-missing");
    refuses("Spell", "Draw 11 cards.", "val-out-of-range");
}

#[test]
fn reading_5_prefixes_hold_to_the_end_of_the_paragraph_or_the_next_prefix() {
    for (prefix, on) in [
        ("At the start of your turn,", "start_turn"),
        ("At the end of your turn,", "end_turn"),
        ("When you play this card,", "on_play"),
        ("When this card attacks,", "on_attack"),
    ] {
        let mut first = json!({ "on": on, "do": "draw", "val": 1 });
        if on == "on_play" {
            first.as_object_mut().unwrap().remove("on");
        }
        let text = format!("{prefix} draw a card. Gain 1 KL.\nGain 1 shard.");
        let (rows, not_read) = read("Avatar", &text);
        assert!(not_read.is_empty(), "{text}: {not_read:?}");
        let mut found = rows.as_array().unwrap().clone();
        if on == "on_play" {
            found[0].as_object_mut().unwrap().remove("on");
        }
        let rest = [json!({ "do": "gain_kl", "val": 1 }), json!({ "on": "on_play", "do": "gain_shards", "val": 1 })];
        assert_eq!(found[0], first, "{text}");
        assert_eq!(found[1..], rest, "{text}");
    }
}

/// In each language: what a card prints with a number is read with that number in each of its forms.
#[test]
fn numbers_in_words_are_read_in_every_language() {
    let rules: Value = serde_json::from_str(RULES).unwrap();
    let game = game();
    let (texts, _) = Texts::load_phrases(GAME, &[]);
    for language in Language::real() {
        let reader = GameReader::new(&texts, language, &game, &rules["reads"]);
        let numbers = texts.message(language, "read-numbers", &[]);
        let numbers: Vec<&str> = numbers.split('|').collect();
        assert_eq!(numbers.len(), 12, "{}", language.tag);
        for (number, forms) in (1..).zip(&numbers).skip(1) {
            let rows = [json!({ "do": "essence_damage", "val": number })];
            let record = json!({ "type": "spell", "effects": rows });
            let text = texts.of_record(language, &game, &record).unwrap().text;
            assert!(text.contains(&number.to_string()), "{}: {text}", language.tag);
            for form in forms.split('/') {
                let text = text.replace(&number.to_string(), form);
                let reading = reader.read(&text, "spell");
                assert!(
                    reader.is_same("spell", &reading.rows, &rows) && reading.sentences[0].reworded,
                    "{}: {text}: {:?}",
                    language.tag,
                    reading.rows
                );
            }
        }
    }
}
