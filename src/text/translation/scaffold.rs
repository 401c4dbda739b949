//! Templates for a new language and for a new message.

use fluent_syntax::ast::{Entry, VariantKey};
use fluent_syntax::parser::parse;

use super::edit::FileChange;
use super::grammar::Grammar;
use super::locales::{FOLDER, Locales};
use crate::base::{Code, Diagnostic};
use crate::message;
use crate::text::Language;
use crate::text::fluent::entries::check_source;
use crate::text::fluent::walk::selections;
use crate::text::review::plurals::{CATEGORIES, is_plural, key};

const LEXICON: &str = "lexicon.ftl";

impl Locales {
    /// The files of a new language: a lexicon with comments about its grammar.
    ///
    /// # Errors
    ///
    /// The tag is unknown to CLDR, or the project already has the language.
    pub fn plan_new_language(&self, tag: &str) -> Result<(&'static Language, Vec<FileChange>), Diagnostic> {
        let refused = |message| Diagnostic::new(Code::EditRefused, "", message);
        let Some(language) = Language::of_tag(tag).filter(|language| !language.is_pseudo()) else {
            return Err(refused(message!("problem-language-tag", tag = tag)));
        };
        if self.get(language).is_some() {
            return Err(refused(message!("problem-language-exists", tag = language.tag)));
        }
        let path = format!("{FOLDER}/{}/{LEXICON}", language.tag);
        let after = Some(lexicon(language));
        Ok((language, vec![FileChange { path, before: None, after }]))
    }
}

/// An empty lexicon, with comments about the grammar of the language.
fn lexicon(language: &Language) -> String {
    let grammar = Grammar::of(language.tag);
    let mut lines = vec![
        format!("## {} ({}): words that are put into other sentences.", language.name, language.tag),
        format!("## Plural categories: {}.", grammar.plurals.join(", ")),
    ];
    let forms = grammar.forms();
    if !grammar.cases.is_empty() {
        lines.push(format!("## Cases: {}.", grammar.cases.join(", ")));
    }
    if !grammar.genders.is_empty() {
        lines.push(format!("## Genders: {}.", grammar.genders.join(", ")));
    }
    match forms.first() {
        Some(first) => lines.push(format!("## A form is an attribute of its word: .{first}")),
        None => lines.push("## A word needs no further forms.".to_owned()),
    }
    lines.join("\n") + "\n"
}

/// A template for a translation: the source, with the plural categories of the target language in each selection by
/// number. The words stay those of the source.
pub fn template(language: &Language, id: &str, source: &str) -> String {
    if !check_source(id, source).is_empty() {
        return format!("{id} = ");
    }
    let plurals = Grammar::of(language.tag).plurals;
    let mut edits: Vec<(std::ops::Range<usize>, String)> = Vec::new();
    let (Ok(resource) | Err((resource, _))) = parse(source);
    let offset = |part: &str| part.as_ptr().addr() - source.as_ptr().addr();
    for entry in &resource.body {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (Some(&term.value), &term.attributes),
            _ => continue,
        };
        let texts = value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value));
        for selection in texts.flat_map(selections).filter(is_plural) {
            // Only selections with one category per line are rewritten. Other selections are too complex to change
            // mechanically.
            let is_plain = selection.variants.iter().all(|variant| match variant.key {
                VariantKey::Identifier { name } => CATEGORIES.iter().any(|(known, _)| *known == name),
                VariantKey::NumberLiteral { .. } => false,
            });
            let line_of = |at: usize| source[..at].rfind('\n').map_or(0, |at| at + 1);
            let starts: Vec<usize> = selection.variants.iter().map(|variant| line_of(offset(key(variant)))).collect();
            let is_listed = starts.windows(2).all(|pair| pair[0] < pair[1]) && starts.first().is_some_and(|&at| at > 0);
            let Some(default) = selection.variants.iter().find(|variant| variant.default) else { continue };
            if !is_plain || !is_listed || !selections(&default.value).is_empty() {
                continue;
            }
            let lines = |at: usize| {
                let end = source[at..].find('\n').map_or(source.len(), |length| at + length + 1);
                source[at..end].to_owned()
            };
            let first = starts[0];
            let last = starts[starts.len() - 1];
            let end = last + lines(last).len();
            let line_for = |category: &str| {
                let same = selection.variants.iter().find(|variant| key(variant) == category);
                let model = same.unwrap_or(default);
                let line = lines(line_of(offset(key(model))));
                let (_, text) = line.split_once(']').unwrap_or_default();
                text.trim_end().to_owned()
            };
            let indent: String = lines(first).chars().take_while(|c| *c == ' ').collect();
            let star = indent.strip_suffix(' ').unwrap_or(&indent);
            let count = plurals.len();
            let written: Vec<String> = plurals
                .iter()
                .enumerate()
                .map(|(at, category)| {
                    let (indent, star) = if at + 1 == count { (star, "*") } else { (indent.as_str(), "") };
                    format!("{indent}{star}[{category}]{}\n", line_for(category))
                })
                .collect();
            edits.push((first..end, written.concat()));
        }
    }
    let mut text = source.to_owned();
    edits.sort_by_key(|(range, _)| std::cmp::Reverse(range.start));
    for (range, written) in edits {
        text.replace_range(range, &written);
    }
    // If the result is not valid, the source is the template.
    if check_source(id, &text).is_empty() { text } else { source.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::template;
    use crate::text::Language;

    #[test]
    fn a_message_begins_with_the_plural_categories_of_its_language() {
        let source =
            "a =\n    draw { $n ->\n        [one] { $n } card\n       *[other] { $n } cards\n    }\n    .b = x";
        let of = |tag: &str| template(Language::of_tag(tag).expect("a language"), "a", source);
        assert_eq!(
            of("uk"),
            "a =\n    draw { $n ->\n        [one] { $n } card\n        [few] { $n } cards\n       *[many] { $n } cards\n    }\n    .b = x"
        );
        assert_eq!(of("ja"), "a =\n    draw { $n ->\n       *[other] { $n } cards\n    }\n    .b = x");
        assert_eq!(of("de"), source);
        assert_eq!(template(Language::of_tag("uk").expect("a language"), "a", "a = x"), "a = x");
    }
}
