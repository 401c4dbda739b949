//! Faces and texts of the cards in every language.

use std::path::Path;

use ses_studio::text::Language;

use super::run;

#[test]
#[ignore = "all faces in sixteen languages; .ci/run starts it"]
fn the_faces_of_all_cards_fit_and_their_texts_are_whole_in_every_language() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/essence-crown");
    let (out, err, code) = run(&["locales", game.to_str().unwrap(), "--faces"], "");
    assert!(code == Some(0) && err.is_empty(), "{out}{err}");
    for language in Language::real() {
        let whole = format!("{:<8}40 of 40 cards print in it", language.tag);
        assert!(out.contains(&whole), "{whole}: {out}");
    }
}
