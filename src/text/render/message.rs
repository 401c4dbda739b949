//! Messages outside of rules text: names, the narration of a resolution, the interface.

use fluent::{FluentArgs, FluentValue};

use super::bundle::{Bundle, MissingReason};
use super::clause::word_value;
use super::marks::{self, Marks, unmark};
use super::page::missing_wording;
use super::pseudo::BRACKETS;
use crate::text::languages::{ENGLISH, Language};
use crate::text::{Fallback, Texts};

/// An argument of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A number, which also selects plural forms.
    Number(i64),
    /// A finished text: a name or another message.
    Text(&'a str),
    /// A word of the lexicon, by the id of its message.
    Word(&'a str),
}

impl Arg<'_> {
    /// A number of things.
    pub fn count(count: impl TryInto<i64>) -> Self {
        Arg::Number(count.try_into().unwrap_or(i64::MAX))
    }
}

impl Texts {
    /// A message with its arguments. An attribute follows the id after a dot (`op-x.name`). If the language lacks the
    /// message, the text is English.
    pub fn message(&self, language: &Language, id: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        let mut fallbacks = Vec::new();
        self.message_with_fallback(language, id, arguments, &mut fallbacks)
    }

    /// Whether a language has a message of its own, or the attribute that follows after a dot.
    pub fn has(&self, language: &Language, id: &str) -> bool {
        self.bundle(language).has(id)
    }

    /// The game's words that are in a text and in which no line should end. A language that has spaces between words has
    /// none, because its lines end at these.
    pub fn terms_in(&self, language: &Language, text: &str) -> Vec<String> {
        self.bundle(language).terms_in(text).map(str::to_owned).collect()
    }

    /// The same as [`Texts::message`]. Fallbacks are added to a list, with ranges relative to the returned text.
    pub(in crate::text) fn message_with_fallback(
        &self,
        language: &Language,
        id: &str,
        arguments: &[(&str, Arg<'_>)],
        fallbacks: &mut Vec<Fallback>,
    ) -> String {
        let (own, english) = (self.bundle(language), self.bundle(ENGLISH));
        let words = |bundle: &Bundle| {
            let mut args = FluentArgs::with_capacity(arguments.len());
            for &(name, argument) in arguments {
                let value: FluentValue<'_> = match argument {
                    Arg::Number(number) => number.into(),
                    Arg::Text(text) => isolate_foreign(bundle.language, &marks::clean(text)).into(),
                    Arg::Word(id) => word_value(bundle, id).map_err(|missing| (missing.message, missing.reason))?,
                };
                args.set(name.to_owned(), value);
            }
            let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
            for fact in bundle.facts(id) {
                // A property unknown outside a sentence matches no variant.
                if args.get(fact).is_none() {
                    args.set(fact.as_str(), "");
                }
            }
            let full = || attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"));
            bundle.format(id, attribute, &args).map_err(|reason| (full(), reason))
        };
        let text = words(own).unwrap_or_else(|(message, reason)| {
            let english_words = words(english);
            let in_no_language = english_words.is_err();
            let text = english_words.unwrap_or_else(|_| missing_wording(own, english));
            let is_broken = reason == MissingReason::Broken;
            fallbacks.push(Fallback { row: None, range: 0..text.len(), message, is_broken, in_no_language });
            text
        });
        let text =
            if text.contains(marks::is_mark) { unmark(&text, &Marks::default(), |_, _, _| false).text } else { text };
        if language.is_pseudo() { format!("{}{text}{}", BRACKETS.0, BRACKETS.1) } else { text }
    }
}

/// A name for a sentence of a language. In a language written from right to left, a name in another script is
/// isolated, because otherwise the bidi algorithm could reorder it with the words around it.
pub(in crate::text) fn isolate_foreign(language: &Language, text: &str) -> String {
    let right_to_left =
        |c: char| matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}');
    let is_foreign = language.right_to_left && text.contains(char::is_alphabetic) && !text.contains(right_to_left);
    if is_foreign { format!("\u{2068}{text}\u{2069}") } else { text.to_owned() }
}
