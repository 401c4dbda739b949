//! Edited rulesets, and a random match of each that can be read: `cargo fuzz run match`.
#![no_main]

#[path = "../entry/match.rs"]
mod entry;

const SAMPLES: [(&str, &str); 5] = [
    (include_str!("../../data/tiny/ruleset.json"), include_str!("../../data/tiny/registry.json")),
    (
        include_str!("../../data/essence-crown/ruleset.json"),
        include_str!("../../data/essence-crown/registry.json"),
    ),
    (
        include_str!("../../data/chaos-cards/ruleset.json"),
        include_str!("../../data/chaos-cards/registry.json"),
    ),
    (
        include_str!("../../data/grand-voyage/ruleset.json"),
        include_str!("../../data/grand-voyage/registry.json"),
    ),
    (
        include_str!("../../data/ttcg/ruleset.json"),
        include_str!("../../data/ttcg/registry.json"),
    ),
];

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    entry::edited_match(&SAMPLES, &mut entry::numbers_of(bytes));
});
