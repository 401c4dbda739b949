//! The checks of a message as a translator meets them: a strip that says what is wrong, and a button that mends it.

use egui::Key;
use ses_studio::base::Severity;
use tempfile::TempDir;

use super::{chosen, find, open, put};
use crate::window::{CTRL, Window, activate, press, shows};

/// A message of a project's own is shown with what is wrong with it.
#[track_caller]
fn told(tag: &str, id: &str, source: &str, code: &str) -> (Window, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), &format!("{tag}/starfall.ftl"), &format!("{source}\n"));
    let mut window = open(folder.path(), tag);
    find(&mut window, id);
    let message = chosen(&window);
    let found = message.problems.iter().find(|problem| problem.code.as_str() == code);
    let found = found.unwrap_or_else(|| panic!("{code} is not among {:?}", message.problems)).message.clone();
    assert!(shows(&window, &found), "{found}");
    (window, folder)
}

/// The same, and its button mends it; taking that back brings it back.
#[track_caller]
fn told_and_mended(tag: &str, id: &str, source: &str, code: &str, button: &str) {
    let (mut window, _folder) = told(tag, id, source, code);
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
    told_and_mended(
        "de",
        "op-nrg",
        "op-nrg = erhalte { $val } Energie\n    .bonus = erhalte zusätzlich { $val } Energie\n    .name = Energie",
        "attribute-missing",
        "Copy replace from the source",
    );
}

#[test]
fn references() {
    told_and_mended("de", "zone-hand", "zone-hand = { zone-dek }", "reference-missing", "Put zone-deck");
}

#[test]
fn variables_of_each_variant() {
    let source = "op-heal =\n    восстановите { $val ->\n        [one] единицу Щита\n        [few] { $val } единицы Щита\n       *[many] { $val } единиц Щита\n    }";
    let (window, _folder) = told("ru", "op-heal", source, "figure-missing");
    let found = chosen(&window).problems.iter().find(|problem| problem.code.as_str() == "figure-missing").unwrap();
    assert_eq!(&source[found.span.unwrap().range()], "one", "the variant is named by its place");
    told("de", "op-p_red", "op-p_red = Schaden um { $value } verringert", "variable-unknown");
}

#[test]
fn plural_categories_missing() {
    let source = "if-o_allies =\n    przeciwnik kontroluje { $n ->\n        [one] { $n } sojusznika\n       *[many] { $n } sojuszników\n    }";
    told_and_mended("pl", "if-o_allies", source, "plural-missing", "Add few");
}

#[test]
fn plural_categories_unreachable() {
    let source = "if-o_allies =\n    rakibin en az { $n ->\n        [few] { $n } müttefiki\n        [one] { $n } müttefiki\n       *[other] { $n } müttefiki\n    } varsa";
    told_and_mended("tr", "if-o_allies", source, "plural-unreachable", "Remove");
}

#[test]
fn duplicate_variants() {
    let source = "if-o_allies =\n    dein Gegner { $n ->\n        [one] { $n } Verbündeten\n        [one] { $n } Verbündete\n       *[other] { $n } Verbündete\n    } kontrolliert";
    told_and_mended("de", "if-o_allies", source, "variant-duplicate", "Remove");
}

#[test]
fn spaces_and_marks_of_the_language() {
    told_and_mended("fr", "tag-legacy", "tag-legacy = Héritage!", "narrow-space-missing", "Use the right space");
    told_and_mended(
        "ja",
        "if-o_fewer",
        "if-o_fewer = 相手の手札が自分より 少ない\n    .link = 相手の手札が自分より少なく",
        "space-between-words",
        "Remove",
    );
    told("de", "zone-deck", "zone-deck = das  Deck", "double-space");
    told("zh-Hant", "line-ability", "line-ability = 能力(你)", "foreign-mark");
}

#[test]
fn inconsistent_terms() {
    let (window, _folder) =
        told("de", "if-o_zero_nrg", "if-o_zero_nrg = dein Gegner kein Mana hat", "term-inconsistent");
    let found = chosen(&window).problems.iter().find(|problem| problem.code.as_str() == "term-inconsistent").unwrap();
    assert!(found.severity == Severity::Warning && found.message.contains("Energie"), "{}", found.message);
}

#[test]
fn marks_of_direction() {
    told_and_mended("ar", "zone-discard", "zone-discard = كومة\u{200f}", "bidi-control", "Remove");
}
