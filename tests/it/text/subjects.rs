//! Clauses with the subject of the clause before: a pronoun, or no subject at all.

use ses_studio::base::Source;
use ses_studio::text::{Context, ENGLISH, LocaleFile, Texts, embedded_files};

use super::GAME;

/// The text of rows with other English messages.
#[track_caller]
fn text(messages: &str, rows: &str, trigger: Option<&str>) -> String {
    let source = Source::new("starfall.ftl", messages);
    let mut files = embedded_files(&GAME.rules.game);
    files.push(LocaleFile { language: ENGLISH, is_project: true, source });
    let (texts, problems) = Texts::from_files(&GAME.rules.game, files);
    assert!(problems.is_empty());
    let trigger = trigger.and_then(|id| GAME.rules.trigger_id(id));
    texts.effect(ENGLISH, &GAME.rules, &GAME.rows(rows), Context { trigger }).text
}

const MESSAGES: &str = "\
op-drain = your opponent loses { $val } Energy
    .same = they lose { $val } Energy
    .replace = your opponent loses { $val } Energy instead
    .bonus = your opponent loses { $val } more Energy
    .bonus-same = they lose { $val } more Energy
    .subject = opponent
if-o_zero_nrg = your opponent has 0 Energy
    .same = they have 0 Energy
    .link-same = they have no Energy left
    .subject = opponent
if-o_fewer = your opponent has fewer cards in hand than you
    .subject = opponent
";

const DRAIN: &str = r#"[{"do":"drain","val":2,"if":{"o_zero_nrg":true}}]"#;

#[test]
fn the_second_clause_of_a_subject_uses_its_other_form() {
    assert_eq!(text(MESSAGES, DRAIN, None), "If your opponent has 0 Energy, they lose 2 Energy.");
    let other = r#"[{"do":"drain","val":2,"if":{"shield_below":5}}]"#;
    assert_eq!(text(MESSAGES, other, None), "If your Shield is below 5, your opponent loses 2 Energy.");
    let joined = r#"[{"do":"drain","val":2,"if":{"o_fewer":true,"o_zero_nrg":true}}]"#;
    let expected = "If your opponent has fewer cards in hand than you and they have 0 Energy, they lose 2 Energy.";
    assert_eq!(text(MESSAGES, joined, None), expected);
}

#[test]
fn a_frame_decides_which_clause_is_first() {
    let messages = format!("{MESSAGES}frame-base-if = {{ $do }} if {{ $if }}.\n");
    assert_eq!(text(&messages, DRAIN, None), "Your opponent loses 2 Energy if they have 0 Energy.");
}

#[test]
fn a_form_that_does_not_exist_is_the_usual_one() {
    let replaced = r#"[{"do":"drain","val":1},{"do":"drain","val":2,"if":{"o_zero_nrg":true},"replace":true}]"#;
    let expected = "Your opponent loses 1 Energy. If your opponent has 0 Energy, your opponent loses 2 Energy instead.";
    assert_eq!(text(MESSAGES, replaced, None), expected);
}

#[test]
fn only_the_first_sentence_follows_a_trigger() {
    let (trigger, clause) = GAME
        .rules
        .triggers
        .keys()
        .map(|id| (id.as_str(), format!("trigger-{id}")))
        .next()
        .expect("the game has triggers");
    let messages = format!("{MESSAGES}{clause} = when your opponent acts\n    .name = Act\n    .subject = opponent\n");
    let rows = r#"[{"do":"drain","val":2},{"do":"drain","val":1}]"#;
    let expected = "When your opponent acts: They lose 2 Energy. Your opponent loses 1 Energy.";
    assert_eq!(text(&messages, rows, Some(trigger)), expected);
}

#[test]
fn an_operation_chooses_its_link_to_the_condition_before_it() {
    let drain =
        "op-drain = your opponent loses { $val } Energy\n    .then = { \"\" }\n    .replace = x\n    .bonus = y\n";
    let messages = "frame-base-if = If { $if }, { $do }.\n    .then = { \"then \" }\n";
    let other = r#"[{"do":"draw","val":1,"if":{"shield_below":5}}]"#;
    assert_eq!(text(messages, other, None), "If your Shield is below 5, then draw 1 card.");
    let both = format!("{messages}{drain}");
    let shield = r#"[{"do":"drain","val":2,"if":{"shield_below":5}}]"#;
    assert_eq!(text(&both, shield, None), "If your Shield is below 5, your opponent loses 2 Energy.");
    assert_eq!(text(messages, shield, None), "If your Shield is below 5, then opponent loses 2 Energy.");
    let behind = messages.replace("If { $if }, { $do }", "{ $do } if { $if }");
    assert_eq!(text(&behind, other, None), "Draw 1 card if your Shield is below 5.", "nothing comes before it");
    assert_eq!(text(messages, r#"[{"do":"draw","val":1}]"#, None), "Draw 1 card.");
}
