//! Syntax highlighting of Fluent, for complete and for half-typed messages.

use std::ops::Range;
use std::sync::Arc;

use egui::text::TextFormat;
use egui::{Align, Color32, FontId, Galley, Stroke, Ui};

use crate::studio::bidi::{RichText, font_of, mono_of};
use crate::studio::locales::bidi_editor;
use crate::studio::theme::{Colours, colours};
use crate::studio::widgets::layout;
use crate::text::Language;
use crate::text::highlight::{self, on_one_line, stretches};
use crate::text::lexer::TokenKind;

fn colour_of(colours: &Colours, kind: TokenKind) -> Color32 {
    match kind {
        TokenKind::Id | TokenKind::Text => colours.text,
        TokenKind::Attribute => colours.syntax.attribute,
        TokenKind::Variable | TokenKind::Number => colours.syntax.variable,
        TokenKind::Name => colours.syntax.function,
        TokenKind::Key => colours.syntax.selector,
        TokenKind::String => colours.syntax.string,
        TokenKind::Comment => colours.label,
        _ => colours.syntax.punctuation,
    }
}

/// A message on one line in its colours, without its id. `size` is in points.
pub fn value_on_one_line(ui: &Ui, text: &str, language: &Language, size: f32) -> RichText {
    let colours = colours(ui);
    let (prose, mono) = (font_of(language, size), mono_of(language, size - 1.0));
    let mut line = RichText::default();
    // The id and its `=` are the same in every language.
    for (piece, kind) in on_one_line(text).into_iter().skip(2) {
        let font_id = if kind == TokenKind::Text { prose.clone() } else { mono.clone() };
        let color = colour_of(colours, kind);
        let format = TextFormat { font_id, color, valign: Align::Center, ..TextFormat::default() };
        line.push(&piece, format, kind != TokenKind::Text);
    }
    line
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

/// Lays out a message as the editor shows it, with colours and marks.
pub fn lay_out_source(ui: &Ui, text: &str, language: &Language, style: &SourceStyle, marks: &Marks) -> Arc<Galley> {
    let colours = colours(ui);
    let format = |kind: TokenKind, is_new: bool, is_wrong: bool| TextFormat {
        font_id: style.font.clone(),
        line_height: Some(style.line_height),
        color: if is_new { colours.good } else { colour_of(colours, kind) },
        background: if is_new { colours.kinds[1].ground } else { Color32::TRANSPARENT },
        expand_bg: 0.0,
        underline: match (is_wrong, is_new) {
            (true, _) => Stroke::new(1.5, colours.error.text),
            (_, true) => Stroke::new(1.0, colours.good),
            _ => Stroke::NONE,
        },
        ..TextFormat::default()
    };
    let mut rich = RichText::default();
    rich.job.wrap.max_width = style.width;
    if text.is_empty() {
        rich.push("", format(TokenKind::Text, false, false), false);
    }
    // A mark of an empty range is on the letter behind it.
    let end = |mark: &Range<usize>| mark.end.max(mark.start + 1);
    let ends: Vec<usize> = marks.new.iter().chain(&marks.wrong).flat_map(|mark| [mark.start, end(mark)]).collect();
    for (range, kind) in stretches(text) {
        let within = ends.iter().copied().filter(|at| range.contains(at) && text.is_char_boundary(*at));
        let mut cuts: Vec<usize> = within.chain([range.start, range.end]).collect();
        cuts.sort_unstable();
        cuts.dedup();
        for (start, stop) in cuts.iter().copied().zip(cuts.iter().copied().skip(1)) {
            let is_in = |marked: &[Range<usize>]| marked.iter().any(|mark| mark.start <= start && stop <= end(mark));
            let format = format(kind, is_in(&marks.new), is_in(&marks.wrong));
            rich.push(&text[start..stop], format, kind != TokenKind::Text);
        }
    }
    if language.right_to_left { bidi_editor::lay_out(ui, &rich, style.width) } else { layout(ui, rich.job) }
}

/// [`highlight::summary`] with the format of prose.
pub fn summary(message: &str, format: &TextFormat) -> RichText {
    let mut line = RichText::default();
    for (piece, kind) in highlight::summary(message) {
        line.push(&piece, format.clone(), kind != TokenKind::Text);
    }
    line
}
