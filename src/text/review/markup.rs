//! Checks that markup such as `<b>` or `&amp;` is the same as in English.

use fluent_syntax::ast::Pattern;

use super::Check;
use super::reading::readings;
use crate::base::Code;
use crate::message;

pub fn check(check: &mut Check<'_, '_>) {
    let Some(english) = check.english.filter(|_| !check.is_english()) else { return };
    for message in check.messages() {
        let Some(original) = english.messages.get(message.id) else { continue };
        for text in message.texts() {
            let Some(source) = original.text(text.attribute) else { continue };
            let (wanted, found) = (tags(source), tags(text.pattern));
            let differs = |one: &[String], other: &[String]| one.iter().find(|tag| !other.contains(tag)).cloned();
            let reason = match (differs(&wanted, &found), differs(&found, &wanted)) {
                (Some(lacking), _) => message!("problem-markup-missing", name = text.name(), markup = lacking),
                (None, Some(more)) => message!("problem-markup-extra", name = text.name(), markup = more),
                (None, None) => continue,
            };
            check.report(Code::MarkupDiffers, text, text.anchor(), reason);
        }
    }
}

/// The tags and entities of all variants of a pattern, without repetitions.
fn tags(pattern: &Pattern<&str>) -> Vec<String> {
    let mut found = Vec::new();
    for reading in readings(pattern) {
        let text: String = reading.iter().map(|&(letter, _)| letter).collect();
        for (opens, closes) in [('<', '>'), ('&', ';')] {
            for (at, _) in text.match_indices(opens) {
                let rest = &text[at..];
                let Some(end) = rest.find(closes) else { continue };
                let inner = &rest[1..end];
                let name = inner.strip_prefix('/').unwrap_or(inner);
                let is_tag = name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '#')
                    && inner.chars().all(|c| c.is_ascii_alphanumeric() || "#/=\"'- ".contains(c))
                    && (opens == '<' || !inner.contains(' '));
                let tag = rest[..=end].to_owned();
                if is_tag && !found.contains(&tag) {
                    found.push(tag);
                }
            }
        }
    }
    found.sort();
    found
}
