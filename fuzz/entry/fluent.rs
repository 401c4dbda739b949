use ses_studio::text::{Language, MAX_TEXT, try_file};

/// Parses any bytes as a project's Fluent file and formats every message in every way. This must not panic, and no
/// text may exceed the limit or contain a mark.
pub fn fluent(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for language in ["en", "ar", "en-XA"] {
        let language = Language::find(language).expect("a language of the studio");
        match try_file(language, &text, &[0, 1, 2, 100, i64::MAX, i64::MIN]) {
            Err(problems) => assert!(!problems.is_empty(), "refused without a word"),
            Ok(samples) => {
                for text in samples.iter().filter_map(|sample| sample.text.as_deref()) {
                    assert!(text.len() <= MAX_TEXT, "{} bytes", text.len());
                    assert!(!text.contains(|c| ('\u{e000}'..='\u{f8ff}').contains(&c)), "a mark is left: {text:?}");
                }
            }
        }
    }
}
