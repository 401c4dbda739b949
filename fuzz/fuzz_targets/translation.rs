//! Files of languages as a translator edits them: `cargo fuzz run translation`.
#![no_main]

#[path = "../entry/translation.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::translation(bytes));
