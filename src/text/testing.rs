//! Every message of a language formatted with sample arguments, for golden files and fuzzing.

use std::collections::{BTreeMap, BTreeSet};

use fluent::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::Texts;
use super::files::{FileProblem, LocaleFile};
use super::fluent::walk::expressions;
use super::languages::Language;
use super::render::bundle::Bundle;
use super::render::clause::word_value;
use super::render::file::FluentFile;
use super::render::marks::{Marks, unmark};
use crate::base::Source;

/// A message, or an attribute of one, formatted with sample arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The id, with the attribute after a dot.
    pub id: String,
    /// The text, or `None` if it cannot be formatted.
    pub text: Option<String>,
}

impl Texts {
    /// Every message and attribute of a language, ordered by id. Numbers become `number`, words become the first word
    /// of their kind, and all other arguments become their own name in angle quotes, e.g. `‹name›`.
    pub fn samples(&self, language: &Language, number: i64) -> Vec<Sample> {
        samples(self.bundle(language), &[number])
    }
}

/// Parses a file as one of a project and formats every message in it with each of these numbers. The file may contain
/// anything.
///
/// # Errors
///
/// The problems of a file that is not safe to parse.
pub fn try_file(language: &'static Language, text: &str, numbers: &[i64]) -> Result<Vec<Sample>, Vec<FileProblem>> {
    let mut problems = Vec::new();
    let file = LocaleFile { language, is_project: true, source: Source::new("file.ftl", text) };
    let Some(parsed) = FluentFile::new(file, &mut problems) else { return Err(problems) };
    Ok(samples(&Bundle::new(language, &[parsed]), numbers))
}

/// How a message uses a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum VariableUse {
    Piece,
    Number,
    Word,
}

/// The texts of a message, `None` for its value, and the variables in them.
#[derive(Default)]
struct MessageTexts<'a> {
    texts: BTreeSet<Option<&'a str>>,
    variables: BTreeMap<&'a str, VariableUse>,
    /// The messages that it refers to, which see its variables.
    refers_to: BTreeSet<&'a str>,
}

fn samples(bundle: &Bundle, numbers: &[i64]) -> Vec<Sample> {
    // A variable that is a word or a number in one text of a message is so in all of them.
    let mut messages: BTreeMap<&str, MessageTexts<'_>> = BTreeMap::new();
    for entry in bundle.resources().flat_map(FluentResource::entries) {
        let Entry::Message(message) = entry else { continue };
        let MessageTexts { texts, variables, refers_to } = messages.entry(message.id.name).or_default();
        if let Some(value) = &message.value {
            texts.insert(None);
            in_pattern(value, variables);
        }
        for attribute in &message.attributes {
            texts.insert(Some(attribute.id.name));
            in_pattern(&attribute.value, variables);
        }
        let patterns = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
        refers_to.extend(patterns.flat_map(expressions).filter_map(|inline| match inline {
            InlineExpression::MessageReference { id, .. } => Some(id.name),
            _ => None,
        }));
    }
    let mut samples = Vec::new();
    for (&id, MessageTexts { texts, variables, refers_to }) in &messages {
        let others = refers_to.iter().filter_map(|other| messages.get(other)).flat_map(|other| &other.variables);
        let variables: BTreeMap<&str, VariableUse> =
            others.chain(variables).map(|(name, used)| (*name, *used)).collect();
        for &number in numbers {
            let args: FluentArgs<'_> =
                variables.iter().map(|(&name, &used)| (name, argument(bundle, name, used, number))).collect();
            for &attribute in texts {
                let text = bundle.format(id, attribute, &args).ok();
                let text = text.map(|text| unmark(&text, &Marks::default(), |_, _, _| false).text);
                let id = attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"));
                samples.push(Sample { id, text });
            }
        }
    }
    samples
}

fn argument<'a>(bundle: &Bundle, name: &str, used: VariableUse, number: i64) -> FluentValue<'a> {
    match used {
        VariableUse::Number => number.into(),
        VariableUse::Word => bundle
            .first_word(if name == "type" { "type-" } else { "subtype-" })
            .and_then(|id| word_value(bundle, id).ok())
            .unwrap_or_else(|| FluentValue::from("‹word›")),
        VariableUse::Piece => format!("‹{name}›").into(),
    }
}

fn in_pattern<'a>(pattern: &'a Pattern<&'a str>, found: &mut BTreeMap<&'a str, VariableUse>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression<'a>(expression: &'a Expression<&'a str>, found: &mut BTreeMap<&'a str, VariableUse>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, VariableUse::Piece, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, VariableUse::Number, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline<'a>(inline: &'a InlineExpression<&'a str>, used: VariableUse, found: &mut BTreeMap<&'a str, VariableUse>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let used = if matches!(id.name, "n" | "val") { used.max(VariableUse::Number) } else { used };
            let known = found.entry(id.name).or_insert(used);
            *known = used.max(*known);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, VariableUse::Word, found);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}
