//! Source in a right-to-left language as the editor shows it. egui lays every text out from the left, so lines are broken
//! and ordered here, and every letter is given the place of its caret.

use std::sync::Arc;

use egui::cache::FramePublisher;
use egui::text::{CCursor, CCursorRange, LayoutJob};
use egui::{Galley, Rect, Ui, Vec2};

use super::bidi::{Piece, RichText, advance, pieces, push_section, visual_order};
use crate::studio::widgets::layout;

struct BidiLayout {
    /// The rows with their pieces in visual order.
    job: LayoutJob,
    rows: Vec<Row>,
}

struct Row {
    width: f32,
    ends_with_newline: bool,
    letters: Vec<Letter>,
}

/// A letter in the order of writing.
struct Letter {
    chr: char,
    /// The place of the caret before it, from the left edge of the row.
    x: f32,
    /// How far the letter leads the caret; negative from right to left.
    advance: f32,
}

/// The texts of the last frame, by what they were made of.
type Cache = FramePublisher<u64, Arc<BidiLayout>>;

/// Lays out `text` in rows of `width` points that begin at the right edge.
pub fn lay_out(ui: &Ui, text: &RichText, width: f32) -> Arc<Galley> {
    // A text of the last frame is neither broken nor put in order again.
    let key = egui::util::hash((text, width.to_bits(), ui.pixels_per_point().to_bits()));
    let cached = ui.memory_mut(|memory| memory.caches.cache::<Cache>().get(&key).cloned());
    let bidi = cached.unwrap_or_else(|| Arc::new(BidiLayout::new(ui, text, width)));
    ui.memory_mut(|memory| memory.caches.cache::<Cache>().set(key, bidi.clone()));
    let mut galley = layout(ui, bidi.job.clone());
    let laid_out = Arc::make_mut(&mut galley);
    for (placed, row) in laid_out.rows.iter_mut().zip(&bidi.rows) {
        placed.pos.x = (width - row.width).max(0.0);
        placed.ends_with_newline = row.ends_with_newline;
        let drawn = Arc::make_mut(&mut placed.row);
        // The mesh is drawn as it is. Only carets and selections use the glyphs, which egui expects in the order of
        // writing; the other fields of a glyph are not read for them.
        if let Some(like) = drawn.glyphs.first().copied().or_else(|| glyph_of_space(ui, text)) {
            let glyph = |letter: &Letter| {
                let mut glyph = like;
                (glyph.chr, glyph.pos.x, glyph.advance_width) = (letter.chr, letter.x, letter.advance);
                glyph
            };
            drawn.glyphs = row.letters.iter().map(glyph).collect();
        }
        // The caret behind the last letter is at the left edge.
        drawn.size.x = 0.0;
    }
    // A widget would put a narrower galley at its left.
    laid_out.rect.max.x = laid_out.rect.max.x.max(width);
    galley
}

/// Any glyph, for a row of which nothing is drawn, such as a combining mark alone.
fn glyph_of_space(ui: &Ui, text: &RichText) -> Option<egui::epaint::text::Glyph> {
    let galley = layout(ui, LayoutJob::single_section(" ".to_owned(), text.format_at(0)));
    galley.rows.first()?.row.glyphs.first().copied()
}

impl BidiLayout {
    fn new(ui: &Ui, text: &RichText, width: f32) -> Self {
        let format = text.format_at(0);
        let mut bidi = Self { job: LayoutJob::default(), rows: Vec::new() };
        bidi.job.wrap.max_width = f32::INFINITY;
        let mut row: Vec<(Piece, f32)> = Vec::new();
        for piece in pieces(text) {
            if text.job.text.get(piece.range.clone()) == Some("\n") {
                bidi.push_row(text, std::mem::take(&mut row), true);
                push_section(&mut bidi.job, "\n", format.clone());
                continue;
            }
            let wide = advance(ui, &piece.drawn(&text.job.text), text.format_at(piece.range.start));
            let used: f32 = row.iter().map(|(_, wide)| wide).sum();
            if used + wide > width && used > 0.0 && !text.job.text[piece.range.clone()].trim().is_empty() {
                // A word moves to the next row as a whole, with the code or the marks that are written to it.
                let is_space = |(piece, _): &(Piece, f32)| &text.job.text[piece.range.clone()] == " ";
                let word = row.iter().rposition(is_space).map_or(0, |at| at + 1);
                let word = if row[..word].iter().all(is_space) { row.len() } else { word };
                let rest = row.split_off(word);
                bidi.push_row(text, std::mem::replace(&mut row, rest), false);
                push_section(&mut bidi.job, "\n", format.clone());
            }
            row.push((piece, wide));
        }
        bidi.push_row(text, row, false);
        // An empty text has the height of its format.
        if bidi.job.sections.is_empty() {
            push_section(&mut bidi.job, "", format);
        }
        bidi
    }

    fn push_row(&mut self, text: &RichText, row: Vec<(Piece, f32)>, ends_with_newline: bool) {
        let (row, widths): (Vec<Piece>, Vec<f32>) = row.into_iter().unzip();
        let mut lefts = vec![0.0; row.len()];
        let mut x = 0.0;
        for piece in visual_order(&text.job.text, &row) {
            let at = row.partition_point(|other| other.range.start < piece.range.start);
            lefts[at] = x;
            x += widths[at];
            push_section(&mut self.job, &piece.drawn(&text.job.text), text.format_at(piece.range.start));
        }
        let mut letters = Vec::new();
        for ((piece, left), wide) in row.iter().zip(lefts).zip(widths) {
            let drawn = &text.job.text[piece.range.clone()];
            #[allow(clippy::cast_precision_loss, reason = "letters of a word")]
            let step = wide / drawn.chars().count().max(1) as f32;
            let (mut x, advance) = if piece.is_rtl() { (left + wide, -step) } else { (left, step) };
            for chr in drawn.chars() {
                letters.push(Letter { chr, x, advance });
                x += advance;
            }
        }
        self.rows.push(Row { width: x, ends_with_newline, letters });
    }
}

/// The caret nearest to a position in a galley of [`lay_out`].
pub fn caret_at(galley: &Galley, at: Vec2) -> CCursor {
    let mut index = 0;
    let mut best = (f32::INFINITY, CCursor::default());
    for row in &galley.rows {
        let away = (row.min_y() - at.y).max(at.y - row.max_y()).max(0.0);
        let glyphs = row.row.glyphs.iter().map(|glyph| glyph.pos.x).chain([row.row.size.x]);
        for (letter, x) in glyphs.enumerate() {
            let distance = away * 1000.0 + (row.pos.x + x - at.x).abs();
            if distance < best.0 {
                // The end of a row that is broken is also the start of the next one.
                let prefer_next_row = letter == 0;
                best = (distance, CCursor { index: egui::text::CharIndex(index + letter), prefer_next_row });
            }
        }
        index += row.row.glyphs.len() + usize::from(row.ends_with_newline);
    }
    best.1
}

/// Where the selected letters are in a galley of [`lay_out`]: in a mixed line they need not be next to each other.
pub fn selection(galley: &Galley, range: CCursorRange) -> Vec<Rect> {
    let [first, last] = range.sorted_cursors();
    let mut found = Vec::new();
    let mut index = 0;
    for row in &galley.rows {
        for glyph in &row.row.glyphs {
            if (first.index.0..last.index.0).contains(&index) {
                let (x, end) = (glyph.pos.x, glyph.pos.x + glyph.advance_width);
                let rect = Rect::from_x_y_ranges(x.min(end)..=x.max(end), 0.0..=row.row.size.y);
                found.push(rect.translate(row.pos.to_vec2()));
            }
            index += 1;
        }
        index += usize::from(row.ends_with_newline);
    }
    found
}
