//! The readings of a text: its characters in order, for each variant, with a placeholder for every argument.

use fluent_syntax::ast::{InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::text::fluent::walk::{Placeable, placeable};

/// The placeholder for a number, a word or another argument.
pub const PIECE: char = '\u{fffc}';

/// One reading of a text: its characters, each with the slice of the file that it comes from.
pub type Reading<'a> = Vec<(char, &'a str)>;

/// Readings that together show every variant with the text around it. The first one uses the default variants. Not all
/// combinations are returned, because their number grows exponentially.
pub fn readings<'a>(pattern: &Pattern<&'a str>) -> Vec<Reading<'a>> {
    let parts: Vec<Vec<Reading<'a>>> = pattern.elements.iter().map(alternatives).collect();
    let join = |at: usize, other: usize| -> Reading<'a> {
        let each = parts.iter().enumerate();
        each.flat_map(|(part, ways)| &ways[if part == at { other } else { 0 }]).copied().collect()
    };
    let mut all = vec![join(0, 0)];
    for (at, ways) in parts.iter().enumerate() {
        all.extend((1..ways.len()).map(|other| join(at, other)));
    }
    all
}

fn alternatives<'a>(element: &PatternElement<&'a str>) -> Vec<Reading<'a>> {
    match element {
        PatternElement::TextElement { value } => {
            vec![value.char_indices().map(|(at, letter)| (letter, &value[at..at + letter.len_utf8()])).collect()]
        }
        PatternElement::Placeable { expression } => match placeable(expression) {
            Placeable::Plain(InlineExpression::StringLiteral { value }) => {
                vec![unescape_unicode_to_string(value).chars().map(|letter| (letter, *value)).collect()]
            }
            Placeable::Plain(inline) => vec![vec![(PIECE, name(inline))]],
            Placeable::Selection(selection) => {
                let (default, others): (Vec<_>, Vec<_>) =
                    selection.variants.iter().partition(|variant| variant.default);
                default.into_iter().chain(others).flat_map(|variant| readings(&variant.value)).collect()
            }
        },
    }
}

/// The part of an expression that names it in the file.
fn name<'a>(inline: &InlineExpression<&'a str>) -> &'a str {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => value,
        InlineExpression::FunctionReference { id, .. }
        | InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. }
        | InlineExpression::VariableReference { id } => id.name,
        InlineExpression::Placeable { .. } => "",
    }
}
