//! Walking through a text: its placeables, selections and variables.
//!
//! These functions call themselves; a scan has bounded how deep that goes.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant};

/// A selection: what it selects over, and its variants.
pub struct Selection<'m, 'a> {
    /// What it selects over.
    pub selector: &'m InlineExpression<&'a str>,
    /// Its variants.
    pub variants: &'m [Variant<&'a str>],
}

/// Something between braces.
pub enum Placeable<'m, 'a> {
    /// What is printed as it is.
    Plain(&'m InlineExpression<&'a str>),
    /// A choice between texts.
    Selection(Selection<'m, 'a>),
}

/// The placeables of a text itself, without those of its variants.
pub fn placeables<'m, 'a>(pattern: &'m Pattern<&'a str>) -> impl Iterator<Item = Placeable<'m, 'a>> {
    pattern.elements.iter().filter_map(|element| match element {
        PatternElement::TextElement { .. } => None,
        PatternElement::Placeable { expression } => Some(placeable(expression)),
    })
}

/// A placeable as it is; a pair of braces more changes nothing.
pub fn placeable<'m, 'a>(expression: &'m Expression<&'a str>) -> Placeable<'m, 'a> {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => placeable(expression),
        Expression::Inline(inline) => Placeable::Plain(inline),
        Expression::Select { selector, variants } => Placeable::Selection(Selection { selector, variants }),
    }
}

/// All selections of a text, outer ones first.
pub fn selections<'m, 'a>(pattern: &'m Pattern<&'a str>) -> Vec<Selection<'m, 'a>> {
    let mut found = Vec::new();
    for placeable in placeables(pattern) {
        if let Placeable::Selection(selection) = placeable {
            let inner = selection.variants.iter().flat_map(|variant| selections(&variant.value));
            let inner: Vec<_> = inner.collect();
            found.push(selection);
            found.extend(inner);
        }
    }
    found
}

/// All expressions of a text: what is printed, what is selected over, and the arguments of calls.
pub fn expressions<'m, 'a>(pattern: &'m Pattern<&'a str>) -> Vec<&'m InlineExpression<&'a str>> {
    let mut found = Vec::new();
    for placeable in placeables(pattern) {
        match placeable {
            Placeable::Plain(inline) => collect(inline, &mut found),
            Placeable::Selection(selection) => {
                collect(selection.selector, &mut found);
                found.extend(selection.variants.iter().flat_map(|variant| expressions(&variant.value)));
            }
        }
    }
    found
}

fn collect<'m, 'a>(inline: &'m InlineExpression<&'a str>, found: &mut Vec<&'m InlineExpression<&'a str>>) {
    found.push(inline);
    let arguments = match inline {
        InlineExpression::FunctionReference { arguments, .. } => Some(arguments),
        InlineExpression::TermReference { arguments, .. } => arguments.as_ref(),
        _ => None,
    };
    for argument in arguments.iter().flat_map(|arguments| &arguments.positional) {
        collect(argument, found);
    }
}

/// The variables that a text uses, wherever it does.
pub fn variables<'a>(pattern: &Pattern<&'a str>) -> Vec<&'a str> {
    expressions(pattern)
        .into_iter()
        .filter_map(|inline| match inline {
            InlineExpression::VariableReference { id } => Some(id.name),
            _ => None,
        })
        .collect()
}

/// The same, each once.
pub fn variable_set<'a>(pattern: &Pattern<&'a str>) -> BTreeSet<&'a str> {
    variables(pattern).into_iter().collect()
}

/// Whether something printed is this variable, or a call that is given it.
fn prints(inline: &InlineExpression<&str>, variable: &str) -> bool {
    match inline {
        InlineExpression::VariableReference { id } => id.name == variable,
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().any(|argument| prints(argument, variable))
        }
        _ => false,
    }
}

/// How often a variable is printed: the least and the most over all ways through the variants.
pub fn counts(pattern: &Pattern<&str>, variable: &str) -> (usize, usize) {
    placeables(pattern).fold((0, 0), |(least, most), placeable| {
        let (low, high) = match placeable {
            Placeable::Plain(inline) => {
                let printed = usize::from(prints(inline, variable));
                (printed, printed)
            }
            Placeable::Selection(selection) => {
                let each = selection.variants.iter().map(|variant| counts(&variant.value, variable));
                each.reduce(|(low, high), (a, b)| (low.min(a), high.max(b))).unwrap_or((0, 0))
            }
        };
        (least + low, most + high)
    })
}
