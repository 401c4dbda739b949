//! Proves that the guards report what they are there for, and nothing else.

use std::path::Path;

use super::source::{File, file};
use super::{imports_between_floors, imports_between_modules, unused_public_items};

fn source(path: &str, text: &str) -> File {
    file(Path::new(path), text, false)
}

#[track_caller]
fn assert_only(found: &[String], wanted: &[&str]) {
    assert_eq!(found.len(), wanted.len(), "{found:?}");
    for (found, wanted) in found.iter().zip(wanted) {
        assert!(found.contains(wanted), "{found} is not about {wanted}");
    }
}

#[test]
fn an_import_of_a_module_above_is_reported() {
    let files = [
        source("src/engine/state.rs", "use crate::studio::View; use crate::card::Card;"),
        source("src/text/mod.rs", "fn f() { crate::document::open(); super::registry::read(); }"),
        source("src/studio/mod.rs", "use crate::{document::Document, text::Texts};"),
        source("src/attic/mod.rs", ""),
    ];
    let wanted = ["`engine` must not import `studio::View`", "`text` must not import `document::open`", "`attic`"];
    assert_only(&imports_between_modules(&files), &wanted);
}

#[test]
fn an_import_of_a_floor_above_and_of_another_screen_is_reported() {
    let files = [
        source("src/studio/widgets/button.rs", "use crate::studio::cards::Cards; use crate::studio::theme::Theme;"),
        source("src/studio/cards/row.rs", "use super::super::print::Print; use super::identity::Identity;"),
        source("src/studio/app.rs", "use super::{cards::Cards, print::Print};"),
        source("src/studio/attic.rs", ""),
    ];
    let wanted = ["`studio::widgets` must not import", "`studio::cards` must not import", "`studio::attic`"];
    assert_only(&imports_between_floors(&files), &wanted);
}

#[test]
fn a_public_item_that_only_a_test_uses_is_reported() {
    let files = [
        source(
            "src/base/mod.rs",
            "mod text; pub use text::{unused, used}; pub(crate) use text::unused as other;
            #[cfg(test)] mod tests { #[test] fn f() { super::unused(); } }",
        ),
        source(
            "src/base/text.rs",
            "pub fn unused() {} pub fn used() {} #[cfg(feature = \"testing\")] pub fn tested() {}",
        ),
        source("src/base/testing.rs", "pub fn for_tests() {}"),
        source("src/card/mod.rs", "use crate::base::used; fn f() { used(); }"),
    ];
    assert_only(&unused_public_items(&files), &["nothing uses `unused`"]);
}
