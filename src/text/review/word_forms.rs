//! Checks that the lexicon has every form and property of its words that texts use.

use fluent_syntax::ast::{CallArguments, InlineExpression, VariantKey};

use super::Check;
use super::catalogue::{Message, MessagePattern};
use super::presence::plain;
use super::references::WORDS;
use crate::base::{Argument, Code};
use crate::message;
use crate::text::fluent::walk::{Selection, expressions, selections};

/// A cell of the lexicon that a text uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell<'a> {
    /// The prefix of the words' ids.
    pub prefix: &'static str,
    /// The attributes that can fill the cell, best first.
    pub attributes: Vec<String>,
    /// The text that uses the cell.
    pub asked_by: String,
    /// Whether the cell is a printed form. Otherwise it is a property.
    pub is_form: bool,
    /// The keys of the selection that reads the property.
    pub variants: Vec<&'a str>,
}

pub(super) fn check(check: &mut Check<'_, '_>) {
    for cell in cells(check.catalogue.messages.values()) {
        let asked_by_it = check.only.is_none_or(|only| cell.asked_by.split('.').next() == Some(only));
        let words: Vec<&Message<'_>> = words(check, cell.prefix).collect();
        for word in words {
            let Some(value) = &word.value else { continue };
            // If only one message is checked, the cells that it uses and the cells that it must fill count.
            if !asked_by_it && check.only != Some(word.id) {
                continue;
            }
            let filled = cell.attributes.iter().find_map(|name| Some((name, word.attribute(name)?)));
            let at_word = MessagePattern { message: word, attribute: None, pattern: value };
            let asked = &cell.asked_by;
            match filled {
                None if cell.is_form => {
                    let forms = Argument::names(cell.attributes.iter().map(|name| format!(".{name}")));
                    let reason = message!("problem-form-missing", word = word.id, forms = forms, by = asked);
                    check.report(Code::FormMissing, at_word, word.id, reason);
                }
                None => {
                    let name = cell.attributes.join(" ");
                    let reason = message!("problem-property-missing", word = word.id, name = name, by = asked);
                    check.report(Code::PropertyMissing, at_word, word.id, reason);
                }
                Some((name, pattern)) if !cell.variants.is_empty() => {
                    let property = plain(pattern).unwrap_or_default();
                    if !cell.variants.contains(&property) {
                        let variants = Argument::texts(&cell.variants);
                        let reason = message!("problem-property-uncovered", by = asked, value = property, name = name);
                        let reason = reason.with("variants", variants);
                        let own = word.attributes.iter().find(|attribute| attribute.id.name == name);
                        check.report(Code::PropertyUncovered, at_word, own.map_or(word.id, |own| own.id.name), reason);
                    }
                }
                Some(_) => {}
            }
        }
    }
}

/// The words of the game in a language, by the prefix of their ids.
pub(super) fn words<'c, 'a>(
    check: &Check<'c, 'a>,
    prefix: &'static str,
) -> impl Iterator<Item = &'c Message<'a>> + use<'c, 'a> {
    let needs = check.needs;
    let all = check.catalogue.messages.values();
    all.filter(move |message| message.id.starts_with(prefix) && needs.get(message.id).is_some())
}

/// The cells that texts use, without repetitions.
pub fn cells<'m, 'a: 'm>(messages: impl Iterator<Item = &'m Message<'a>>) -> Vec<Cell<'a>> {
    let mut cells: Vec<Cell<'a>> = Vec::new();
    let mut add = |cell: Cell<'a>| {
        let known = cells.iter().any(|known| {
            (known.prefix, &known.attributes, &known.variants) == (cell.prefix, &cell.attributes, &cell.variants)
        });
        if !known {
            cells.push(cell);
        }
    };
    for message in messages {
        for text in message.texts() {
            for selection in selections(text.pattern) {
                if let Some(cell) = property(text, selection.selector, Some(&selection)) {
                    add(cell);
                }
            }
            for inline in expressions(text.pattern) {
                if let Some(cell) = form(text, inline) {
                    add(cell);
                }
                if let Some(cell) = property(text, inline, None)
                    && !selections(text.pattern).iter().any(|selection| std::ptr::eq(selection.selector, inline))
                {
                    add(cell);
                }
            }
        }
    }
    cells
}

/// The prefix of the words that a call gets as its first argument.
fn word(arguments: &CallArguments<&str>) -> Option<&'static str> {
    let Some(InlineExpression::VariableReference { id }) = arguments.positional.first() else { return None };
    WORDS.iter().find(|(known, _)| *known == id.name).map(|&(_, prefix)| prefix)
}

fn literal<'a>(inline: &InlineExpression<&'a str>) -> Option<&'a str> {
    match inline {
        InlineExpression::StringLiteral { value } => Some(value),
        _ => None,
    }
}

fn form<'a>(text: MessagePattern<'_, 'a>, inline: &InlineExpression<&'a str>) -> Option<Cell<'a>> {
    let InlineExpression::FunctionReference { id, arguments } = inline else { return None };
    if id.name != "TERM" || arguments.named.is_empty() {
        return None;
    }
    // Fluent passes named arguments in alphabetical order.
    let mut named: Vec<_> = arguments.named.iter().collect();
    named.sort_by_key(|argument| argument.name.name);
    let values: Vec<&str> = named.into_iter().filter_map(|argument| literal(&argument.value)).collect();
    let mut attributes = vec![values.join("-")];
    if values.len() > 1 {
        attributes.extend(values.iter().map(|value| (*value).to_owned()));
    }
    let (prefix, asked_by) = (word(arguments)?, text.name());
    Some(Cell { prefix, attributes, asked_by, is_form: true, variants: Vec::new() })
}

fn property<'a>(
    text: MessagePattern<'_, 'a>,
    inline: &InlineExpression<&'a str>,
    selection: Option<&Selection<'_, 'a>>,
) -> Option<Cell<'a>> {
    let InlineExpression::FunctionReference { id, arguments } = inline else { return None };
    if id.name != "ATTR" {
        return None;
    }
    let name = literal(arguments.positional.get(1)?)?.to_owned();
    let variants = selection.iter().flat_map(|selection| selection.variants).filter_map(|variant| match variant.key {
        VariantKey::Identifier { name } => Some(name),
        VariantKey::NumberLiteral { .. } => None,
    });
    let (prefix, asked_by) = (word(arguments)?, text.name());
    Some(Cell { prefix, attributes: vec![name], asked_by, is_form: false, variants: variants.collect() })
}
