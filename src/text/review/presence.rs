//! Checks for messages that are missing, unused or not translated.

use std::cell::LazyCell;
use std::collections::BTreeSet;

use fluent_syntax::ast::{Pattern, PatternElement};

use super::Check;
use super::catalogue::{Catalogue, MessagePattern, offset};
use super::required::Purpose;
use super::whole_game;
use crate::base::{Code, Diagnostic, Message, Span};
use crate::message;
use crate::text::files::is_of_program;

pub fn check(check: &mut Check<'_, '_>) {
    if check.only.is_none() {
        missing(check);
    }
    // Read from all messages, and only needed for one that English lacks.
    let (catalogue, is_open) = (check.catalogue, check.needs.is_open());
    let helpers = LazyCell::new(|| if is_open { whole_game::helpers(catalogue) } else { BTreeSet::new() });
    let english = check.english.filter(|_| check.needs.is_open());
    let is_variant = |id: &str| english.is_some_and(|english| whole_game::is_variant(english, id));
    for message in check.messages() {
        let id = message.id;
        let text = MessagePattern { message, attribute: None, pattern: &EMPTY };
        let asked_for = check.needs.get(id).is_some();
        let in_english = check.english.is_some_and(|english| english.messages.contains_key(id));
        // What the phrases of all games have is not asked for by each of them.
        let source = check.catalogue.sources.get(message.file);
        let is_common = check.needs.is_open() && source.is_some_and(|source| is_of_program(&source.name));
        let is_ours = (check.is_ours)(message.file) && !is_common;
        if is_ours && check.needs.is_of_no_entry(id) {
            check.report(Code::MessageObsolete, text, id, message!("problem-message-of-nothing", id = id));
        } else if is_ours && !asked_for && !in_english && !helpers.contains(id) && !is_variant(id) {
            let reason = message!("problem-message-obsolete", id = id);
            check.report(Code::MessageObsolete, text, id, reason);
        }
        if message.value.is_none() && (asked_for || in_english) && !check.needs.is_open() {
            check.report(Code::MessageEmpty, text, id, message!("problem-message-empty", id = id));
        }
        if id == "sentence-after-trigger"
            && !matches!(message.value.as_ref().and_then(plain), Some("capital" | "plain"))
        {
            check.report(Code::MessageChoice, text, id, message!("problem-capital-or-plain", id = id));
        }
        untranslated(check, text);
    }
}

const EMPTY: Pattern<&str> = Pattern { elements: Vec::new() };

fn missing(check: &mut Check<'_, '_>) {
    let (code, titles) = if check.is_english() { (Code::MessageNeeded, false) } else { (Code::MessageMissing, true) };
    let asked: Vec<(String, Message)> = check
        .needs
        .iter()
        // English names and flavour texts are in the registry.
        .filter(|(_, need)| titles || need.purpose != Purpose::Title)
        .map(|(id, need)| (id.to_owned(), need.asked_by.clone()))
        .collect();
    let optional = check.english.filter(|_| check.needs.is_open()).map(whole_game::optional).unwrap_or_default();
    let in_english = check
        .english
        .iter()
        .flat_map(|english| english.messages.keys())
        .filter(|id| check.needs.get(id).is_none() && !check.needs.is_of_no_entry(id) && !optional.contains(*id));
    let in_english: Vec<(String, Message)> =
        in_english.map(|id| ((*id).to_owned(), message!("needed-by-english"))).collect();
    for (id, asked_by) in asked.into_iter().chain(in_english) {
        let plain = id.strip_prefix("rules-").unwrap_or(&id);
        let has = |id: &str| check.catalogue.messages.contains_key(id);
        if !(has(&id) || check.needs.is_open() && has(plain)) {
            let (file, at) = place(check, &id);
            let here = check.catalogue.sources.get(file).map_or_else(Span::default, |source| source.span(at..at));
            let message = message!("problem-message-missing", id = &id, by = asked_by);
            let hint = message!("problem-hint-folder", tag = check.catalogue.tag);
            check.problems.add(file, Diagnostic::new(code, format!("/{id}"), message).at(here).hint(hint));
        }
    }
}

/// The position for a missing message: after the message that precedes it in English, or at the end of the file with
/// similar messages.
fn place(check: &Check<'_, '_>, id: &str) -> (usize, usize) {
    let catalogue = check.catalogue;
    let before = check.english.and_then(|english| {
        let at = english.messages.get_index_of(id)?;
        let file = english.messages.get_index(at)?.1.file;
        let same_file = english.messages.values().take(at).rev().take_while(|message| message.file == file);
        same_file.into_iter().find_map(|message| catalogue.messages.get(message.id))
    });
    let like = || {
        let prefix = id.split_inclusive('-').next().unwrap_or_default();
        catalogue.messages.values().rev().find(|message| message.id.starts_with(prefix))
    };
    match before.or_else(like) {
        Some(message) => (message.file, end(catalogue, message)),
        None => (0, catalogue.sources.first().map_or(0, |source| source.text.len())),
    }
}

/// The end of the first line of a message.
fn end(catalogue: &Catalogue<'_>, message: &super::catalogue::Message<'_>) -> usize {
    let Some(source) = catalogue.sources.get(message.file) else { return 0 };
    let start = offset(source, message.id);
    source.text[start..].find('\n').map_or(source.text.len(), |length| start + length)
}

/// The text of a pattern that is one line without placeables.
pub fn plain<'a>(pattern: &Pattern<&'a str>) -> Option<&'a str> {
    match pattern.elements[..] {
        [PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}

/// Reports a text of several words that is identical to English. A single word can be the same in both languages.
fn untranslated(check: &mut Check<'_, '_>, text: MessagePattern<'_, '_>) {
    let Some(english) = check.english.filter(|_| !check.is_english()) else { return };
    let Some(original) = english.messages.get(text.message.id) else { return };
    for own in text.message.texts() {
        let Some(source) = original.text(own.attribute) else { continue };
        if own.pattern == source && words(source) > 1 {
            let message = message!("problem-untranslated", name = own.name());
            check.report(Code::MessageUntranslated, own, own.anchor(), message);
        }
    }
}

/// The number of words with at least two Latin letters, outside of placeables.
fn words(pattern: &Pattern<&str>) -> usize {
    let texts = pattern.elements.iter().filter_map(|element| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    });
    texts
        .flat_map(|text| text.split(|letter: char| !letter.is_alphabetic()))
        .filter(|word| word.len() > 1 && word.is_ascii())
        .count()
}
