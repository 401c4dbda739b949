//! JSON → ruleset, expressions included: `cargo fuzz run ruleset`.
#![no_main]

#[path = "../entry/ruleset.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::ruleset(bytes));
