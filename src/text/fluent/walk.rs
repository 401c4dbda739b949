//! Visits the placeables, selections and variables of a pattern.
//!
//! These functions recurse. The guard has limited the depth of every pattern that reaches them.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant};

/// A selection.
pub struct Selection<'m, 'a> {
    pub selector: &'m InlineExpression<&'a str>,
    pub variants: &'m [Variant<&'a str>],
}

/// The content of a placeable.
pub enum Placeable<'m, 'a> {
    /// An expression that is printed.
    Plain(&'m InlineExpression<&'a str>),
    /// A choice between texts.
    Selection(Selection<'m, 'a>),
}

/// The placeables of a pattern, without those inside its variants.
pub fn placeables<'m, 'a>(pattern: &'m Pattern<&'a str>) -> impl Iterator<Item = Placeable<'m, 'a>> {
    pattern.elements.iter().filter_map(|element| match element {
        PatternElement::TextElement { .. } => None,
        PatternElement::Placeable { expression } => Some(placeable(expression)),
    })
}

/// The content of a placeable. Additional pairs of braces are ignored, because they have no effect.
pub fn placeable<'m, 'a>(expression: &'m Expression<&'a str>) -> Placeable<'m, 'a> {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => placeable(expression),
        Expression::Inline(inline) => Placeable::Plain(inline),
        Expression::Select { selector, variants } => Placeable::Selection(Selection { selector, variants }),
    }
}

/// All selections of a pattern, outer ones first.
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

/// All expressions of a pattern: printed ones, selectors, and the arguments of calls.
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

/// The variables of a pattern, in order, with repetitions.
pub fn variables<'a>(pattern: &Pattern<&'a str>) -> Vec<&'a str> {
    expressions(pattern)
        .into_iter()
        .filter_map(|inline| match inline {
            InlineExpression::VariableReference { id } => Some(id.name),
            _ => None,
        })
        .collect()
}

/// The variables of a pattern.
pub fn variable_set<'a>(pattern: &Pattern<&'a str>) -> BTreeSet<&'a str> {
    variables(pattern).into_iter().collect()
}

/// Whether printing an expression prints a variable: the variable itself, or a call with it as an argument.
fn prints(inline: &InlineExpression<&str>, variable: &str) -> bool {
    match inline {
        InlineExpression::VariableReference { id } => id.name == variable,
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().any(|argument| prints(argument, variable))
        }
        _ => false,
    }
}

/// The minimum and maximum number of times that a variable is printed, over all combinations of variants.
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
