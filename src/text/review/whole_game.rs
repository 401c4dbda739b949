//! What the messages of a whole game are compared with. Which messages such a game needs, and with which variables,
//! depends on its cards, so the measure is English; but each language makes its phrases in its own way, with helpers of
//! its own, and reads the properties of words that its grammar needs.

use std::collections::BTreeSet;

use fluent_syntax::ast::{InlineExpression, Pattern, VariantKey};

use super::LanguageFiles;
use super::catalogue::Catalogue;
use super::plurals::is_category;
use crate::text::fluent::walk::{Placeable, Selection, expressions, placeables};

/// Variables that choose a form or a word and are never printed. Each language reads those that its grammar needs; `$of`
/// for example not where the noun phrase names the side ("eine andere eigene Karte").
const GRAMMAR: [&str; 15] = [
    "always", "case", "choice", "depth", "filtered", "follows", "gender", "has", "is", "number", "of", "onset",
    "shared", "sign", "zone",
];

/// Variables that the program gives to all messages of a kind, even if the English ones do not read them.
const GIVEN: [&str; 18] = [
    "abs", "adj", "after", "card", "cards", "dest", "n", "noun", "other", "pick", "place", "pre", "stat", "type",
    "val", "what", "who", "with",
];

/// Attributes of English that every language needs, because they are texts of their own and not forms of a word.
const TEXTS: [&str; 4] = ["name", "replace", "bonus", "flavour"];

/// Whether a variable is read for its grammar alone.
pub fn is_grammar(variable: &str) -> bool {
    GRAMMAR.contains(&variable)
}

/// Whether the program gives a variable to texts of whole games.
pub fn is_given(variable: &str) -> bool {
    is_grammar(variable) || GIVEN.contains(&variable)
}

/// Whether every language needs an attribute that English has.
pub fn is_text(attribute: &str) -> bool {
    TEXTS.contains(&attribute)
}

/// Whether a message is a part of the grammar of noun phrases, or of those of cards that are made in a match, or lists
/// words that are read.
pub fn is_phrase(id: &str) -> bool {
    ["np-", "made-", "read-"].iter().any(|prefix| id.starts_with(prefix))
}

/// Whether a text need not use a variable of the English one. Noun phrases differ in which parts they print where; that
/// nothing is lost is tried on the cards.
pub fn is_free(id: &str, variable: &str) -> bool {
    is_grammar(variable) || is_phrase(id)
}

/// Whether a message without a counterpart in English has a use: a frame of several parts, which English builds of
/// frames of fewer; a place with its owner; a noun for a place; the name of a token or a leader, which in English is in
/// the ruleset; or a phrase for which English has another one in its rules text.
pub fn is_variant(english: &Catalogue<'_>, id: &str) -> bool {
    ["frame-", "in-", "noun-", "card-"].iter().any(|prefix| id.starts_with(prefix))
        || english.messages.contains_key(format!("rules-{id}").as_str())
}

/// Whether a selection is by number: one of its keys is a plural category. With figures alone, e.g. `[1]` and `[other]`,
/// it decides whether a number is printed, and the noun is declined by `TERM`.
pub fn is_plural(selection: &Selection<'_, '_>) -> bool {
    let mut keys = selection.variants.iter().filter(|variant| !variant.default).map(|variant| &variant.key);
    keys.any(|key| matches!(key, VariantKey::Identifier { name } if is_category(name)))
}

/// The variables of a text and of the messages that it refers to, without those whose properties alone are read. `$abs`
/// is the value without its sign.
pub fn variables_of<'a>(catalogue: &Catalogue<'a>, pattern: &Pattern<&'a str>) -> BTreeSet<&'a str> {
    let mut found: BTreeSet<&'a str> = variables(pattern);
    let mut seen: Vec<(&str, Option<&str>)> = Vec::new();
    let mut next: Vec<(&str, Option<&str>)> = references(pattern);
    while let Some(reference) = next.pop() {
        if seen.contains(&reference) {
            continue;
        }
        seen.push(reference);
        let (id, attribute) = reference;
        if let Some(pattern) = catalogue.messages.get(id).and_then(|message| message.text(attribute)) {
            found.extend(variables(pattern));
            next.extend(references(pattern));
        }
    }
    if found.contains("abs") {
        found.insert("val");
    }
    found
}

/// The variables of a text that are printed or decide what is printed: not those that are only an argument of `ATTR`, or
/// only decide between singular and plural.
fn variables<'a>(pattern: &Pattern<&'a str>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    for placeable in placeables(pattern) {
        match placeable {
            Placeable::Plain(inline) if is_attr(inline) => {}
            Placeable::Plain(inline) => collect(inline, &mut found),
            Placeable::Selection(selection) => {
                if !is_attr(selection.selector) && !is_by_number(&selection) {
                    collect(selection.selector, &mut found);
                }
                found.extend(selection.variants.iter().flat_map(|variant| variables(&variant.value)));
            }
        }
    }
    found
}

fn is_attr(inline: &InlineExpression<&str>) -> bool {
    matches!(inline, InlineExpression::FunctionReference { id, .. } if id.name == "ATTR")
}

/// The variables of an expression: its own, or the arguments of a call.
fn collect<'a>(inline: &InlineExpression<&'a str>, found: &mut BTreeSet<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect(argument, found));
        }
        _ => {}
    }
}

/// Whether all keys but the default one are numbers or plural categories.
fn is_by_number(selection: &Selection<'_, '_>) -> bool {
    selection.variants.iter().filter(|variant| !variant.default).all(|variant| match &variant.key {
        VariantKey::Identifier { name } => is_category(name),
        VariantKey::NumberLiteral { .. } => true,
    })
}

/// The messages that a text refers to: id and attribute.
fn references<'a>(pattern: &Pattern<&'a str>) -> Vec<(&'a str, Option<&'a str>)> {
    let reference = |inline: &InlineExpression<&'a str>| match inline {
        InlineExpression::MessageReference { id, attribute } => {
            Some((id.name, attribute.as_ref().map(|attribute| attribute.name)))
        }
        _ => None,
    };
    expressions(pattern).into_iter().filter_map(reference).collect()
}

/// The messages that other messages of a language refer to.
pub fn helpers<'a>(catalogue: &Catalogue<'a>) -> BTreeSet<&'a str> {
    let values = catalogue.messages.values().filter_map(|message| message.value.as_ref());
    let attributes = catalogue.messages.values().flat_map(|message| &message.attributes);
    let patterns = values.chain(attributes.map(|attribute| &attribute.value));
    patterns.flat_map(references).map(|(id, _)| id).collect()
}

/// The ids of [`optional`], of the English files of a whole game.
pub(in crate::text) fn optional_messages(english: &LanguageFiles) -> BTreeSet<String> {
    optional(&Catalogue::read(english).0).into_iter().map(str::to_owned).collect()
}

/// The messages of English that a language may lack: helpers, whose place its own helpers take; frames of several
/// parts, which are otherwise built of frames of fewer; and rules texts that repeat another message in other words.
pub fn optional<'a>(english: &Catalogue<'a>) -> BTreeSet<&'a str> {
    let is_optional = |id: &&str| {
        let repeats = id.strip_prefix("rules-").is_some_and(|id| english.messages.contains_key(id));
        let is_joined = id.strip_prefix("frame-").is_some_and(|parts| parts.contains('-'));
        repeats || is_joined
    };
    let mut all = helpers(english);
    all.extend(english.messages.keys().copied().filter(is_optional));
    all
}
