//! JSON → registry: `cargo fuzz run registry`.
#![no_main]

use std::sync::LazyLock;

use ses_studio::base::Source;
use ses_studio::ruleset::{Ruleset, STARFALL};

#[path = "../entry/registry.rs"]
mod entry;

static RULES: LazyLock<Ruleset> =
    LazyLock::new(|| Ruleset::read(&Source::new("ruleset.json", STARFALL)).0.expect("the bundled ruleset is sound"));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::registry(bytes, &RULES));
