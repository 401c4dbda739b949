//! The English texts of the paper (its Table 5, Definitions 3.3 and 3.4, section 5.2), to the letter.

use ses_studio::text::{Context, ENGLISH};

use super::GAME;
use crate::support::conformance;

#[test]
fn english_is_as_the_paper_has_it() {
    for file in conformance("starfall-text.json") {
        let cases = file["cases"].as_array().expect("a list of cases");
        assert!(!cases.is_empty());
        for case in cases {
            let rows = GAME.rows(&case["effects"].to_string());
            let text = GAME.texts.effect(ENGLISH, &GAME.rules, &rows, Context::default());
            assert_eq!(Some(text.text.as_str()), case["en"].as_str(), "{}", case["name"]);
        }
    }
}
