//! Messages as patterns: everything that a message can print, with its variables as slots. Which variant of a selector is
//! printed is not decided here; it is noted, because it says something about what is printed.

use std::cell::Cell;
use std::collections::{HashMap, HashSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::kernel::rules::Game;
use crate::kernel::rules::tables::ParameterRule;
use crate::text::languages::Language;
use crate::text::read::fold::fold_piece;
use crate::text::render::bundle::Bundle;

/// How deep messages can refer to others.
const MAX_DEPTH: u8 = 6;

/// The most placeables that the patterns of a language are made of. Messages that refer to many others would not end.
const MAX_PLACEABLES: u32 = 50_000;

/// Attributes that say something about their message and are never printed.
const NOTES: [&str; 10] = ["as", "false-as", "order", "onset", "name", "then", "gender", "icon", "subject", "when"];

/// Variables that say in which form words are printed.
const FORMS: [&str; 9] = ["case", "decl", "definite", "depth", "follows", "gender", "number", "onset", "shared"];

/// A piece of a pattern.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Part {
    /// A text, in the form in which texts are compared.
    Text(String),
    /// What is printed for a variable.
    Slot { name: String, signed: bool },
    /// One of these.
    Choice(Vec<Variant>),
}

/// A variant of a selector.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Variant {
    /// What is so if this variant is printed; nothing for the usual one.
    pub fact: Option<Fact>,
    /// The variable, and what it is not if this is the usual variant.
    pub except: Option<(String, Vec<String>)>,
    pub parts: Vec<Part>,
}

/// What a variant says about a variable, or about a property of its value.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fact {
    pub name: String,
    pub property: Option<String>,
    pub key: String,
}

impl Fact {
    /// Whether it says only which form of words is printed, and nothing about rows.
    pub fn is_of_form(&self) -> bool {
        self.property.is_some() || FORMS.contains(&self.name.as_str())
    }
}

/// A message or one of its attributes as a pattern.
#[derive(Clone, Debug)]
pub(super) struct Form {
    /// The attribute; empty for the value.
    pub attribute: String,
    pub parts: Vec<Part>,
}

/// The messages of a language.
pub(super) struct Messages<'b> {
    entries: HashMap<String, &'b Entry<&'b str>>,
    language: &'static Language,
    /// The places that rows name: what their usual variants leave out is noted.
    places: HashSet<String>,
    /// How many more placeables are looked at.
    left: Cell<u32>,
}

impl<'b> Messages<'b> {
    pub fn of(bundle: &'b Bundle, game: &Game) -> Self {
        let parameters = game.operations.values().flat_map(|operation| &operation.parameters);
        let places = parameters.filter(|(_, rule)| matches!(rule, ParameterRule::Place { .. }));
        let places = places.map(|(name, _)| name.to_string()).collect();
        Self { entries: bundle.card_entries(), language: bundle.language, places, left: Cell::new(MAX_PLACEABLES) }
    }

    /// The ids of messages, in their order.
    pub fn ids(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = self.entries.keys().map(String::as_str).filter(|id| !id.starts_with('-')).collect();
        ids.sort_unstable();
        ids
    }

    /// The value of a message and its attributes that can be printed.
    pub fn forms(&self, id: &str) -> Vec<Form> {
        let Some(Entry::Message(message)) = self.entries.get(id) else { return Vec::new() };
        let value = message.value.as_ref().map(|value| (String::new(), value));
        let attributes = message.attributes.iter().filter_map(|attribute| {
            let name = attribute.id.name;
            let is_note = NOTES.contains(&name) || name.starts_with("as-");
            (!is_note).then(|| (name.to_owned(), &attribute.value))
        });
        let forms = value.into_iter().chain(attributes);
        forms.map(|(attribute, pattern)| Form { attribute, parts: self.parts(pattern, 0) }).collect()
    }

    /// The value of a message alone.
    pub fn value(&self, id: &str) -> Vec<Part> {
        self.forms(id).into_iter().find(|form| form.attribute.is_empty()).map(|form| form.parts).unwrap_or_default()
    }

    fn parts(&self, pattern: &Pattern<&str>, depth: u8) -> Vec<Part> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.push_text(&mut parts, value),
                PatternElement::Placeable { expression } if self.left.get() > 0 => {
                    self.left.set(self.left.get() - 1);
                    self.expression(expression, depth, &mut parts);
                }
                PatternElement::Placeable { .. } => {}
            }
        }
        parts
    }

    fn push_text(&self, parts: &mut Vec<Part>, text: &str) {
        let folded = fold_piece(text, self.language);
        match parts.last_mut() {
            Some(Part::Text(before)) => before.push_str(&folded),
            _ if folded.is_empty() => {}
            _ => parts.push(Part::Text(folded)),
        }
    }

    fn expression(&self, expression: &Expression<&str>, depth: u8, parts: &mut Vec<Part>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, depth, parts),
            Expression::Select { selector, variants } => {
                let of = selected(selector);
                let key = |variant: &fluent_syntax::ast::Variant<&str>| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let variant = |variant: &fluent_syntax::ast::Variant<&str>| {
                    let fact = of.clone().filter(|_| !variant.default);
                    let fact = fact.map(|(name, property)| Fact { name, property, key: key(variant) });
                    let others = || variants.iter().filter(|other| !other.default).map(key).collect();
                    let except = of
                        .clone()
                        .filter(|(name, property)| variant.default && property.is_none() && self.places.contains(name));
                    let except = except.map(|(name, _)| (name, others()));
                    Variant { fact, except, parts: self.parts(&variant.value, depth) }
                };
                parts.push(Part::Choice(variants.iter().map(variant).collect()));
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&str>, depth: u8, parts: &mut Vec<Part>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.push_text(parts, &unescape_unicode_to_string(value)),
            InlineExpression::NumberLiteral { value } => self.push_text(parts, value),
            InlineExpression::VariableReference { id } => {
                parts.push(Part::Slot { name: id.name.to_owned(), signed: false });
            }
            InlineExpression::FunctionReference { id, arguments } => {
                if let Some(InlineExpression::VariableReference { id: variable }) = arguments.positional.first() {
                    parts.push(Part::Slot { name: variable.name.to_owned(), signed: id.name == "SIGNED" });
                }
            }
            InlineExpression::MessageReference { id, attribute } => {
                if let Some(Entry::Message(message)) = self.entries.get(id.name) {
                    let named = attribute.as_ref().and_then(|name| {
                        message.attributes.iter().find(|known| known.id.name == name.name).map(|known| &known.value)
                    });
                    let pattern = if attribute.is_some() { named } else { message.value.as_ref() };
                    self.inner(pattern, depth, parts);
                }
            }
            InlineExpression::TermReference { id, .. } => {
                if let Some(Entry::Term(term)) = self.entries.get(&format!("-{}", id.name)) {
                    self.inner(Some(&term.value), depth, parts);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, depth, parts),
        }
    }

    fn inner(&self, pattern: Option<&Pattern<&str>>, depth: u8, parts: &mut Vec<Part>) {
        if depth >= MAX_DEPTH {
            return;
        }
        for part in pattern.map(|pattern| self.parts(pattern, depth + 1)).unwrap_or_default() {
            match (parts.last_mut(), part) {
                (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
                (_, part) => parts.push(part),
            }
        }
    }
}

/// The variable that a selector reads, and which property of it.
fn selected(selector: &InlineExpression<&str>) -> Option<(String, Option<String>)> {
    match selector {
        InlineExpression::VariableReference { id } => Some((id.name.to_owned(), None)),
        InlineExpression::FunctionReference { arguments, .. } => {
            let [InlineExpression::VariableReference { id }, rest @ ..] = &arguments.positional[..] else {
                return None;
            };
            let property = rest.iter().find_map(|argument| match argument {
                InlineExpression::StringLiteral { value } => Some((*value).to_owned()),
                _ => None,
            });
            Some((id.name.to_owned(), property))
        }
        _ => None,
    }
}
