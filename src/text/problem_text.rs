//! Problems in words: the messages of `locales/*/problems.ftl` with the arguments that a [`Message`] carries.
//!
//! A message is worded only where it is shown, so that the command line, the window and the tests show the same one.

use std::sync::LazyLock;

use super::files::english_file;
use super::{Arg, ENGLISH, Language, Texts};
use crate::base::{FixEdit, Message};
use crate::message;

/// A message in a language; in English where the language lacks it.
pub fn describe(texts: &Texts, language: &Language, message: &Message) -> String {
    let arguments: Vec<(&str, Arg<'_>)> =
        message.arguments.iter().map(|(name, value)| (*name, Arg::Text(value))).collect();
    texts.message(language, message.id, &arguments)
}

/// A message in English, for the command line and for logs.
pub fn english(message: &Message) -> String {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
        let files = ["problems.ftl", "ui.ftl"].into_iter().filter_map(english_file).collect();
        Texts::from_files("", files).0
    });
    describe(&TEXTS, ENGLISH, message)
}

/// The message on the button of a fix.
pub fn fix_label(change: &FixEdit) -> Message {
    match change {
        FixEdit::Set { json, .. } => match json.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
            Some(word) => message!("fix-change", value = word),
            None => message!("fix-set", value = json),
        },
        FixEdit::Rename { to, .. } => message!("fix-change", value = to),
        FixEdit::Remove { pointer } => match pointer.rsplit('/').next().unwrap_or_default() {
            "if" => message!("fix-remove-conditions"),
            "val" => message!("fix-remove-value"),
            "replace" | "bonus" => message!("fix-make-base"),
            row if row.bytes().all(|byte| byte.is_ascii_digit()) => message!("do-delete-row"),
            member => message!("fix-remove", member = member),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::{describe, english};
    use crate::message;
    use crate::text::{ENGLISH, Language, Texts};

    #[test]
    fn every_hint_has_words_and_its_variables_in_every_language() {
        let texts = Texts::embedded("starfall");
        let hints = [
            message!("problem-did-you-mean", word = "‹word›"),
            message!("problem-hint-folder", tag = "‹tag›"),
            message!("problem-hint-check-fix"),
            message!("problem-hint-free-id", id = "‹id›"),
            message!("problem-hint-separators"),
            message!("problem-hint-row", form = "‹form›"),
            message!("problem-hint-other"),
            message!("problem-hint-csv-utf-8"),
            message!("problem-hint-code-page"),
            message!("problem-hint-tab"),
            message!("problem-hint-separator", mark = ';'),
            message!("problem-hint-unclosed"),
            message!("problem-hint-close-quote"),
            message!("problem-hint-double-quote"),
        ];
        for hint in &hints {
            for language in Language::real() {
                assert!(texts.has(language, hint.id), "{}: {}", language.tag, hint.id);
                let text = describe(&texts, language, hint);
                assert!(!text.contains('{') && !text.contains(hint.id), "{}: {text}", language.tag);
                assert_eq!(text == english(hint), *language == *ENGLISH, "{}: {text}", language.tag);
                for (name, _) in hint.arguments.iter().filter(|(name, _)| *name != "mark") {
                    assert!(text.contains(&format!("‹{name}›")), "{}: {text}", language.tag);
                }
            }
        }
    }
}
