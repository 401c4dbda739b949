//! The checks of a message on the screen: each problem is reported, and its button fixes it.

use egui::Key;
use ses_studio::base::Severity;
use tempfile::TempDir;

use super::{chosen, find, open, put};
use crate::window::{CTRL, Window, activate, press, shows};
use ses_studio::text::problem_text::english;

/// Opens a project with this source for a message and checks that the problem is reported.
#[track_caller]
fn check_reported(tag: &str, id: &str, source: &str, code: &str) -> (Window, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), &format!("{tag}/starfall.ftl"), &format!("{source}\n"));
    let mut window = open(folder.path(), tag);
    find(&mut window, id);
    let message = chosen(&window);
    let found = message.problems.iter().find(|problem| problem.code.as_str() == code);
    let found = found.unwrap_or_else(|| panic!("{code} is not among {:?}", message.problems));
    let found = english(&found.message);
    // The window begins the sentence with a capital.
    let found = format!("{}{}", found[..1].to_uppercase(), &found[1..]);
    assert!(shows(&window, &found), "{found}");
    (window, folder)
}

/// Checks also that the button fixes the problem, and that undo brings the problem back.
#[track_caller]
fn check_fixed(tag: &str, id: &str, source: &str, code: &str, button: &str) {
    let (mut window, _folder) = check_reported(tag, id, source, code);
    let count =
        |window: &Window| chosen(window).problems.iter().filter(|problem| problem.code.as_str() == code).count();
    let before = count(&window);
    activate(&mut window, button);
    assert!(count(&window) < before, "{:?}", chosen(&window).target);
    press(&mut window, CTRL, Key::Z);
    assert_eq!(count(&window), before);
    assert_eq!(chosen(&window).target.as_deref(), Some(source));
}

#[test]
fn attribute_parity() {
    check_fixed(
        "de",
        "op-nrg",
        "op-nrg = erhalte { $val } Energie\n    .bonus = erhalte zusätzlich { $val } Energie\n    .name = Energie",
        "attribute-missing",
        "Copy replace from the source",
    );
}

#[test]
fn references() {
    check_fixed("de", "zone-hand", "zone-hand = { zone-dek }", "reference-missing", "Insert zone-deck");
}

#[test]
fn variables_of_each_variant() {
    let source = "op-heal =\n    восстановите { $val ->\n        [one] единицу Щита\n        [few] { $val } единицы Щита\n       *[many] { $val } единиц Щита\n    }";
    let (window, _folder) = check_reported("ru", "op-heal", source, "figure-missing");
    let found = chosen(&window).problems.iter().find(|problem| problem.code.as_str() == "figure-missing").unwrap();
    assert_eq!(&source[found.span.unwrap().range()], "one", "the variant is named by its place");
    check_reported("de", "op-p_red", "op-p_red = Schaden um { $value } verringert", "variable-unknown");
}

#[test]
fn plural_categories_missing() {
    let source = "if-o_allies =\n    przeciwnik kontroluje { $n ->\n        [one] { $n } sojusznika\n       *[many] { $n } sojuszników\n    }";
    check_fixed("pl", "if-o_allies", source, "plural-missing", "Add few");
}

#[test]
fn plural_categories_unreachable() {
    let source = "if-o_allies =\n    rakibin en az { $n ->\n        [few] { $n } müttefiki\n        [one] { $n } müttefiki\n       *[other] { $n } müttefiki\n    } varsa";
    check_fixed("tr", "if-o_allies", source, "plural-unreachable", "Remove");
}

#[test]
fn duplicate_variants() {
    let source = "if-o_allies =\n    dein Gegner { $n ->\n        [one] { $n } Verbündeten\n        [one] { $n } Verbündete\n       *[other] { $n } Verbündete\n    } kontrolliert";
    check_fixed("de", "if-o_allies", source, "variant-duplicate", "Remove");
}

#[test]
fn spaces_and_marks_of_the_language() {
    check_fixed("fr", "tag-legacy", "tag-legacy = Héritage!", "narrow-space-missing", "Use the right space");
    check_fixed(
        "ja",
        "if-o_fewer",
        "if-o_fewer = 相手の手札が自分より 少ない\n    .link = 相手の手札が自分より少なく",
        "space-between-words",
        "Remove",
    );
    check_reported("de", "zone-deck", "zone-deck = das  Deck", "double-space");
    check_reported("zh-Hant", "line-ability", "line-ability = 能力(你)", "foreign-mark");
}

#[test]
fn inconsistent_terms() {
    let (window, _folder) =
        check_reported("de", "if-o_zero_nrg", "if-o_zero_nrg = dein Gegner kein Mana hat", "term-inconsistent");
    let found = chosen(&window).problems.iter().find(|problem| problem.code.as_str() == "term-inconsistent").unwrap();
    assert!(
        found.severity == Severity::Warning && english(&found.message).contains("Energie"),
        "{}",
        english(&found.message)
    );
}

#[test]
fn marks_of_direction() {
    check_fixed("ar", "zone-discard", "zone-discard = كومة\u{200f}", "bidi-control", "Remove");
}
