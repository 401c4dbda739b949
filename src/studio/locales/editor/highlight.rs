//! Syntax highlighting of Fluent, for complete and for half-typed messages.

use std::ops::Range;
use std::sync::Arc;

use egui::text::{TextFormat, TextWrapping};
use egui::{Align, Color32, FontId, Galley, Stroke, Ui};

use crate::studio::locales::bidi::{RichText, font_of, mono_of};
use crate::studio::locales::bidi_editor;
use crate::studio::theme::{Colours, colours};
use crate::studio::widgets::layout;
use crate::text::Language;
use crate::text::lexer::{self, TokenKind};

/// The syntax of a part of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Id,
    /// The name of an attribute, with its dot.
    Attribute,
    /// Text that is printed.
    Text,
    /// A variable, with its `$`.
    Variable,
    /// A function, or a reference to another message or term.
    Function,
    /// The key of a variant, with its brackets.
    Selector,
    String,
    Number,
    /// Braces, arrows, equals signs.
    Punctuation,
    Comment,
}

/// The parts of a message in order, without gaps. What is not Fluent is text.
pub fn stretches(text: &str) -> Vec<(Range<usize>, Kind)> {
    let mut found: Vec<(Range<usize>, Kind)> = Vec::new();
    for token in lexer::tokens(text) {
        let kind = kind_of(token.kind, &text[token.range.clone()]);
        match found.last_mut() {
            Some((range, last)) if *last == kind => range.end = token.range.end,
            _ => found.push((token.range, kind)),
        }
    }
    found
}

fn kind_of(token: TokenKind, text: &str) -> Kind {
    match token {
        TokenKind::Comment => Kind::Comment,
        TokenKind::Id => Kind::Id,
        TokenKind::Attribute => Kind::Attribute,
        TokenKind::Text | TokenKind::LineBreak => Kind::Text,
        TokenKind::Key => Kind::Selector,
        TokenKind::Variable => Kind::Variable,
        TokenKind::Name => Kind::Function,
        TokenKind::Number => Kind::Number,
        TokenKind::String => Kind::String,
        TokenKind::Other if !text.is_ascii() => Kind::Text,
        TokenKind::Equals
        | TokenKind::Blank
        | TokenKind::OpenBrace
        | TokenKind::CloseBrace
        | TokenKind::Arrow
        | TokenKind::ArgumentName
        | TokenKind::OpenParenthesis
        | TokenKind::CloseParenthesis
        | TokenKind::Separator
        | TokenKind::Other => Kind::Punctuation,
    }
}

/// A message on one line in its colours, without its id. `size` is in points.
pub fn value_on_one_line(ui: &Ui, text: &str, language: &Language, size: f32) -> RichText {
    let colours = colours(ui);
    let (prose, mono) = (font_of(language, size), mono_of(language, size - 1.0));
    let mut line = RichText::default();
    // The id and its `=` are the same in every language.
    for (piece, kind) in on_one_line(text).into_iter().skip(2) {
        let font_id = if kind == Kind::Text { prose.clone() } else { mono.clone() };
        let color = colour_of(colours, kind);
        let format = TextFormat { font_id, color, valign: Align::Center, ..TextFormat::default() };
        line.push(&piece, format, kind != Kind::Text);
    }
    line
}

/// The parts of a message on one line: a space replaces line breaks and indentation.
fn on_one_line(text: &str) -> Vec<(String, Kind)> {
    let mut found: Vec<(String, Kind)> = Vec::new();
    for (range, kind) in stretches(text) {
        let piece = &text[range];
        let words = piece.split_whitespace().collect::<Vec<_>>().join(" ");
        let before = found.last().is_some_and(|(last, _)| !last.ends_with(' ')) && piece.starts_with([' ', '\n']);
        let after = !words.is_empty() && piece.ends_with([' ', '\n']);
        let (before, after) = (if before { " " } else { "" }, if after { " " } else { "" });
        found.push((format!("{before}{words}{after}"), kind));
    }
    found.retain(|(piece, _)| !piece.is_empty());
    found
}

/// The style of highlighted source.
#[derive(Clone)]
pub struct SourceStyle {
    pub font: FontId,
    /// The height of a line, in points.
    pub line_height: f32,
    /// The width at which lines break, in points.
    pub width: f32,
}

/// The byte ranges that are marked in a message.
#[derive(Clone, Default)]
pub struct Marks {
    /// Text that is not saved yet.
    pub new: Vec<Range<usize>>,
    /// The text of problems.
    pub wrong: Vec<Range<usize>>,
}

/// A message with colours and marks.
pub fn highlighted(ui: &Ui, text: &str, style: &SourceStyle, marks: &Marks) -> RichText {
    let colours = colours(ui);
    let format = |kind: Kind, is_new: bool, is_wrong: bool| {
        let underline = match (is_wrong, is_new) {
            (true, _) => Stroke::new(1.5, colours.error.text),
            (_, true) => Stroke::new(1.0, colours.good),
            _ => Stroke::NONE,
        };
        TextFormat {
            font_id: style.font.clone(),
            line_height: Some(style.line_height),
            color: if is_new { colours.good } else { colour_of(colours, kind) },
            background: if is_new { colours.kinds[1].ground } else { Color32::TRANSPARENT },
            expand_bg: 0.0,
            underline,
            ..TextFormat::default()
        }
    };
    let mut rich = RichText::default();
    rich.job.wrap = TextWrapping { max_width: style.width, ..TextWrapping::default() };
    if text.is_empty() {
        rich.push("", format(Kind::Text, false, false), false);
    }
    for (range, kind) in stretches(text) {
        for piece in cut(text, range, marks) {
            let within = |marked: &Vec<Range<usize>>| {
                marked.iter().any(|mark| mark.start <= piece.start && piece.end <= mark.end.max(mark.start + 1))
            };
            let format = format(kind, within(&marks.new), within(&marks.wrong));
            rich.push(&text[piece], format, kind != Kind::Text);
        }
    }
    rich
}

/// Lays out a message as the editor shows it.
pub fn lay_out_source(ui: &Ui, text: &str, language: &Language, style: &SourceStyle, marks: &Marks) -> Arc<Galley> {
    let rich = highlighted(ui, text, style, marks);
    if language.right_to_left { bidi_editor::lay_out(ui, &rich, style.width) } else { layout(ui, rich.job) }
}

/// The parts of a range between the ends of marks.
fn cut(text: &str, range: Range<usize>, marks: &Marks) -> Vec<Range<usize>> {
    let mut cuts = vec![range.start, range.end];
    let ends = marks.new.iter().chain(&marks.wrong).flat_map(|mark| [mark.start, mark.end.max(mark.start + 1)]);
    cuts.extend(ends.filter(|&at| range.contains(&at) && text.is_char_boundary(at)));
    cuts.sort_unstable();
    cuts.dedup();
    cuts.windows(2).map(|pair| pair[0]..pair[1]).collect()
}

pub fn colour_of(colours: &Colours, kind: Kind) -> Color32 {
    match kind {
        Kind::Id | Kind::Text => colours.text,
        Kind::Attribute => colours.syntax.attribute,
        Kind::Variable | Kind::Number => colours.syntax.variable,
        Kind::Function => colours.syntax.function,
        Kind::Selector => colours.syntax.selector,
        Kind::String => colours.syntax.string,
        Kind::Punctuation => colours.syntax.punctuation,
        Kind::Comment => colours.label,
    }
}

/// The first text of a message on one line, without its id and the attributes after it, as lists show it.
pub fn summary(message: &str, format: &TextFormat) -> RichText {
    let mut line = RichText::default();
    for (piece, kind) in on_one_line(message) {
        let is_empty = line.job.text.is_empty();
        match kind {
            Kind::Attribute if !is_empty => break,
            Kind::Id | Kind::Attribute | Kind::Comment => {}
            Kind::Punctuation if is_empty && piece.contains('=') => {}
            _ => line.push(if is_empty { piece.trim_start() } else { &piece }, format.clone(), kind != Kind::Text),
        }
    }
    line
}

/// [`summary`] as a string.
pub fn summary_text(message: &str) -> String {
    summary(message, &TextFormat::default()).job.text.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Kind, stretches};

    fn kinds(text: &str) -> Vec<(&str, Kind)> {
        stretches(text).into_iter().map(|(range, kind)| (&text[range], kind)).collect()
    }

    #[test]
    fn a_message_has_its_colours() {
        let text = "# why\nop-x = draw { $val ->\n        [one] { $val } card\n       *[other] cards\n    } now\n    .bonus = TERM { TERM($sub, case: \"acc\") }\n";
        let found = kinds(text);
        let of = |wanted: Kind| -> Vec<&str> {
            found.iter().filter(|(_, kind)| *kind == wanted).map(|(text, _)| text.trim()).collect()
        };
        assert_eq!(of(Kind::Comment), ["# why"]);
        assert_eq!(of(Kind::Id), ["op-x"]);
        assert_eq!(of(Kind::Attribute), [".bonus"]);
        assert_eq!(of(Kind::Selector), ["[one]", "*[other]"]);
        assert_eq!(of(Kind::Variable), ["$val", "$val", "$sub"]);
        assert_eq!(of(Kind::Function), ["TERM"], "outside braces it is text");
        assert_eq!(of(Kind::String), ["\"acc\""]);
        assert!(found.contains(&(" card\n", Kind::Text)) || found.iter().any(|(text, _)| text.starts_with(" card")));
    }

    proptest! {
        #[test]
        fn any_text_is_covered_without_gaps(text in "(op-x = |\\.a = |\\{|\\}|\\[one\\]|\\*\\[|->|\\$v|\"|\\(|\\)|\n| |é|山|#|-|1){0,60}") {
            let mut at = 0;
            for (range, _) in stretches(&text) {
                prop_assert_eq!(range.start, at);
                at = range.end;
            }
            prop_assert_eq!(at, text.len());
        }
    }
}
