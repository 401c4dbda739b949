//! Fluent files: `cargo fuzz run fluent`.
#![no_main]

#[path = "../entry/fluent.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::fluent(bytes));
