//! Rows that are printed together: equal rows once, and the timing of rows where it must be printed.

use ses_studio::text::{ENGLISH, Language};

use super::GAME;
use ses_studio::text::Context;

#[track_caller]
fn prints(language: &str, rows: &str, expected: &str) {
    let language = Language::find(language).expect("a language");
    let text = GAME.texts.effect(language, &GAME.rules, &GAME.rows(rows), Context::default());
    assert_eq!(text.fallbacks, []);
    assert_eq!(text.text, expected);
}

const THRICE: &str = r#"[{"do":"dmg","val":4},{"do":"dmg","val":4},{"do":"dmg","val":4}]"#;

#[test]
fn equal_rows_are_printed_once() {
    for (language, text) in [
        ("en", "Deal 4 damage three times."),
        ("de", "Füge deinem Gegner dreimal 4 Schaden zu."),
        ("pl", "Trzy razy zadaj przeciwnikowi 4 obrażenia."),
        ("ja", "相手に4ダメージを3回与える。"),
        ("ko", "상대에게 피해를 4씩 3번 준다."),
        ("zh-Hans", "对对手造成4点伤害，共3次。"),
    ] {
        prints(language, THRICE, text);
    }
    let chosen = r#"[{"do":"dbf_hp","val":3},{"do":"dbf_hp","val":3},{"do":"dmg","val":4}]"#;
    prints("en", chosen, "Twice, one enemy ally of your choice gets −3 HP. Deal 4 damage.");
}

#[test]
fn each_of_equal_rows_has_the_spans_of_the_sentence() {
    let text = GAME.texts.effect(ENGLISH, &GAME.rules, &GAME.rows(THRICE), Context::default());
    for row in 0..3 {
        let values: Vec<&str> = text
            .spans
            .iter()
            .filter(|span| span.row == row && span.part.as_str() == "value")
            .map(|span| &text.text[span.range.clone()])
            .collect();
        assert_eq!(values, ["4"], "row {row}");
        assert!(text.sentences.iter().any(|(at, range)| *at == row && *range == (0..text.text.len())));
    }
}

#[test]
fn rows_that_only_look_equal_are_printed_one_by_one() {
    let asked = r#"[{"do":"dmg","val":4,"if":{"o_shield_below":9}},{"do":"dmg","val":4,"if":{"o_shield_below":9}}]"#;
    let once = "If opponent’s Shield is below 9, deal 4 damage.";
    prints("en", asked, &format!("{once} {once}"));
    // "Instead" is instead of one of them.
    let replaced = r#"[{"do":"dmg","val":4},{"do":"dmg","val":4},
        {"do":"dmg","val":9,"if":{"o_zero_nrg":true},"replace":true}]"#;
    prints("en", replaced, "Deal 4 damage. Deal 4 damage. If opponent has 0 Energy, deal 9 instead.");
    prints(
        "en",
        r#"[{"do":"dmg","val":4},{"do":"draw","val":1},{"do":"dmg","val":4}]"#,
        "Deal 4 damage. Draw 1 card. Deal 4 damage.",
    );
    prints("en", r#"[{"do":"floor"},{"do":"floor"}]"#, &["Your Shield can’t drop below 1 this turn."; 2].join(" "));
}

#[test]
fn rows_for_one_moment_have_one_head() {
    let both = r#"[{"do":"d_heal","val":7},{"do":"d_draw","val":1}]"#;
    prints("en", both, "When this ally is destroyed: Restore 7 Shield. Draw 1 card.");
    prints("ja", both, "この盟友が破壊されたとき：シールドを7回復する。カードを1枚引く。");
    prints("en", r#"[{"do":"d_draw","val":1}]"#, "When this ally is destroyed, draw 1 card.");
}

#[test]
fn a_row_of_playing_prints_its_timing_beside_rows_of_other_timings() {
    let mixed = r#"[{"do":"p_red","val":1},{"do":"heal","val":8,"if":{"shield_below":15}}]"#;
    prints(
        "en",
        mixed,
        "Damage dealt to you is reduced by 1. When you summon this ally: If your Shield is below 15, restore 8 Shield.",
    );
    let first = r#"[{"do":"dmg","val":5},{"do":"d_draw","val":1}]"#;
    prints("en", first, "When you summon this ally: Deal 5 damage.\nWhen this ally is destroyed, draw 1 card.");
    prints("en", r#"[{"do":"dmg","val":5},{"do":"draw","val":1}]"#, "Deal 5 damage. Draw 1 card.");
}
