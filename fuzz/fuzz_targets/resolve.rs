//! JSON → board, steps and their resolution: `cargo fuzz run resolve`.
#![no_main]

use std::sync::LazyLock;

use ses_studio::engine::{Game, Library};
use ses_studio::registry::Project;
use ses_studio::ruleset::Ruleset;

#[path = "../entry/resolve.rs"]
mod entry;

static BUNDLED: LazyLock<(Ruleset, Library)> = LazyLock::new(|| {
    let checked = Project::bundled().check();
    let rules = checked.rules.expect("the bundled ruleset is sound");
    let registry = checked.registry.expect("the bundled registry can be read");
    let library = Library::of(&rules, &registry.cards, &registry.heroes);
    (rules, library)
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::resolve(bytes, Game { rules: &BUNDLED.0, library: &BUNDLED.1 }));
