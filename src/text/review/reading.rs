//! A text as it may be read: its characters in order, with a stand-in for whatever is put into it.

use fluent_syntax::ast::{InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::text::fluent::walk::{Placeable, placeable};

/// Stands for a figure, a word or a piece that is put into the text.
pub const PIECE: char = '\u{fffc}';

/// One way of reading a text: its characters, each with the part of the file that it comes from.
pub type Reading<'a> = Vec<(char, &'a str)>;

/// Ways of reading a text that together show every variant in its surroundings, the one with all defaults first.
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

/// The words in the file that name what is put in.
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
