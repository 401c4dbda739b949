//! CSV → changes of a registry: `cargo fuzz run csv`.
#![no_main]

use std::sync::LazyLock;

use ses_studio::base::Source;
use ses_studio::registry::{Registry, STARFALL_REGISTRY, read};
use ses_studio::ruleset::{Ruleset, STARFALL};

#[path = "../entry/csv.rs"]
mod entry;

static RULES: LazyLock<Ruleset> =
    LazyLock::new(|| Ruleset::read(&Source::new("ruleset.json", STARFALL)).0.expect("the bundled ruleset is sound"));
static REGISTRY: LazyLock<Registry> = LazyLock::new(|| {
    read(&Source::new("registry.json", STARFALL_REGISTRY), &RULES).0.expect("the bundled registry can be read")
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::csv(bytes, &REGISTRY, &RULES));
