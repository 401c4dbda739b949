//! Right-to-left text that is broken into rows.

use egui::Context;
use egui::text::LayoutJob;

use super::line::fitting;
use super::{RichText, measured, push_row, push_section};
use crate::text::bidi::Piece;

/// A row of a text: its pieces in the order of writing.
#[derive(Clone, Debug, Default)]
pub struct Row {
    pub pieces: Vec<Piece>,
    pub ends_with_newline: bool,
}

/// Breaks a text into rows of at most `width` points; a word that is wider has a row of its own.
pub fn rows(ctx: &Context, text: &RichText, width: f32) -> Vec<Row> {
    let text_of = |piece: &Piece| &text.job.text[piece.range.clone()];
    let is_space = |piece: &Piece| text_of(piece) == " ";
    let mut found = Vec::new();
    let mut pieces: Vec<Piece> = Vec::new();
    for piece in measured(ctx, text) {
        if text_of(&piece) == "\n" {
            found.push(Row { pieces: std::mem::take(&mut pieces), ends_with_newline: true });
            continue;
        }
        let used: f32 = pieces.iter().map(|piece| piece.width).sum();
        if used + piece.width > width && used > 0.0 && !text_of(&piece).trim().is_empty() {
            // A word moves to the next row as a whole, with the code or the marks that are written to it.
            let word = pieces.iter().rposition(is_space).map_or(0, |at| at + 1);
            let word = if pieces[..word].iter().all(is_space) { pieces.len() } else { word };
            let rest = pieces.split_off(word);
            found.push(Row { pieces: std::mem::replace(&mut pieces, rest), ends_with_newline: false });
        }
        pieces.push(piece);
    }
    found.push(Row { pieces, ends_with_newline: false });
    found
}

/// A text in rows of at most `width` points in visual order, one line each, with the widths of the rows. The last of
/// `most` rows is cut with an ellipsis if the text is longer.
pub fn rows_at_most(ctx: &Context, text: &RichText, width: f32, most: usize) -> (LayoutJob, Vec<f32>) {
    let rows = rows(ctx, text, width);
    let (mut job, mut widths) = (LayoutJob::default(), Vec::new());
    job.wrap.max_width = f32::INFINITY;
    for (at, row) in rows.iter().enumerate() {
        if at > 0 {
            push_section(&mut job, "\n", text.format_at(0));
        }
        if at + 1 == most && at + 1 < rows.len() {
            let start = row.pieces.first().map_or(0, |piece| piece.range.start);
            let (text, pieces) = fitting(ctx, &text.slice(&(start..text.job.text.len())), width);
            widths.push(push_row(&mut job, &text, &pieces).1);
            break;
        }
        let end = row.pieces.iter().rposition(|piece| text.job.text[piece.range.clone()] != *" ");
        widths.push(push_row(&mut job, text, &row.pieces[..end.map_or(0, |at| at + 1)]).1);
    }
    (job, widths)
}
