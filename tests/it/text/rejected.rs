//! Wordings that native readers rejected do not come back.

use std::path::PathBuf;

use ses_studio::text::{Language, embedded_files};

use super::GAME;

#[test]
fn no_rejected_wording_comes_back() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/suite/rejected.txt");
    let list = std::fs::read_to_string(path).expect("the list");
    let files = embedded_files(&GAME.rules.game);
    let (mut language, mut count, mut found) = (None, 0, Vec::new());
    for line in list.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if let Some(tag) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            language = Some(Language::find(tag).expect("a language"));
            continue;
        }
        let language = language.expect("a language before its wordings");
        count += 1;
        for file in files.iter().filter(|file| file.language == language) {
            let lines = file.source.text.lines().filter(|text| text.contains(line) && !text.starts_with('#'));
            found.extend(lines.map(|text| format!("{} {}: {line:?} in {text}", language.tag, file.source.name)));
        }
    }
    assert!(count > 200, "{count}");
    assert!(found.is_empty(), "{}", found.join("\n"));
}
