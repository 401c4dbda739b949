//! Source in a right-to-left language as the editor shows it. egui lays every text out from the left, so lines are broken
//! and ordered here, and every letter is given the place of its caret.

use std::sync::Arc;

use egui::text::{CCursor, CCursorRange, LayoutJob};
use egui::{Context, Galley, Rect, Vec2};

use crate::studio::bidi::{RichText, layout, of_last_frame, push_row, push_section, rows};
use crate::text::bidi::Piece;

/// A text that is broken into rows.
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

/// Lays out `text` in rows of `width` points that begin at the right edge.
pub fn lay_out(ctx: &Context, text: &RichText, width: f32) -> Arc<Galley> {
    let bidi = of_last_frame(ctx, (text, width.to_bits()), || BidiLayout::new(ctx, text, width));
    let mut galley = layout(ctx, bidi.job.clone());
    let laid_out = Arc::make_mut(&mut galley);
    for (placed, row) in laid_out.rows.iter_mut().zip(&bidi.rows) {
        placed.pos.x = (width - row.width).max(0.0);
        placed.ends_with_newline = row.ends_with_newline;
        let drawn = Arc::make_mut(&mut placed.row);
        // The mesh is drawn as it is. Only carets and selections use the glyphs, which egui expects in the order of
        // writing; the other fields of a glyph are not read for them. Any glyph serves for a row of which nothing is
        // drawn, such as a combining mark alone.
        let space = || layout(ctx, LayoutJob::single_section(" ".to_owned(), text.format_at(0)));
        let any_glyph = || space().rows.first()?.row.glyphs.first().copied();
        if let Some(mut glyph) = drawn.glyphs.first().copied().or_else(any_glyph) {
            let glyphs = row.letters.iter().map(|letter| {
                (glyph.chr, glyph.pos.x, glyph.advance_width) = (letter.chr, letter.x, letter.advance);
                glyph
            });
            drawn.glyphs = glyphs.collect();
        }
        // The caret behind the last letter is at the left edge.
        drawn.size.x = 0.0;
    }
    // A widget would put a narrower galley at its left.
    laid_out.rect.max.x = laid_out.rect.max.x.max(width);
    galley
}

impl BidiLayout {
    fn new(ctx: &Context, text: &RichText, width: f32) -> Self {
        let mut bidi = Self { job: LayoutJob::default(), rows: Vec::new() };
        bidi.job.wrap.max_width = f32::INFINITY;
        for row in rows(ctx, text, width) {
            bidi.push_row(text, &row.pieces, row.ends_with_newline);
        }
        // An empty text has the height of its format.
        if bidi.job.sections.is_empty() {
            push_section(&mut bidi.job, "", text.format_at(0));
        }
        bidi
    }

    fn push_row(&mut self, text: &RichText, row: &[Piece], ends_with_newline: bool) {
        if !self.rows.is_empty() {
            push_section(&mut self.job, "\n", text.format_at(0));
        }
        let (lefts, width) = push_row(&mut self.job, text, row);
        let mut letters = Vec::new();
        for (piece, left) in row.iter().zip(lefts) {
            let written = &text.job.text[piece.range.clone()];
            #[allow(clippy::cast_precision_loss, reason = "letters of a word")]
            let step = piece.width / written.chars().count().max(1) as f32;
            let (mut x, advance) = if piece.is_rtl() { (left + piece.width, -step) } else { (left, step) };
            for chr in written.chars() {
                letters.push(Letter { chr, x, advance });
                x += advance;
            }
        }
        self.rows.push(Row { width, ends_with_newline, letters });
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use unicode_bidi::{BidiClass, bidi_class};

    use super::{caret_at, lay_out};
    use crate::studio::bidi::tests::{arabic, in_window, rich, text};
    use crate::studio::bidi::{line_galley, measured};
    use crate::text::bidi::visual_order;

    const MIXED: [&str; 7] = [
        "ألحق 15 نقطة من الضرر بكل خصم.",
        "op-dmg = ألحق ⟦{ $val }⟧ نقطة",
        "    ⟦.replace =⟧ اسحب ⟦{ $val -> ⟧⟦[one] ⟧بطاقة ATK 3/4 (أو 5)⟦ }⟧",
        "حليف Umbral، فاستعِد 20% HP",
        "abc ابت 123 ⟦{ -term(case: \"acc\") }⟧ نص",
        "«سيف» [x] ١٢٣ و 45-50",
        "Latin only 12",
    ];

    #[test]
    fn the_list_and_the_editor_have_one_order_of_words() {
        for text in MIXED {
            let rich = rich(text);
            let [in_list, in_editor] = in_window(|ui| {
                let galleys = [line_galley(ui, &rich, arabic(), f32::INFINITY), lay_out(ui, &rich, 5000.0)];
                galleys.map(|galley| galley.text().to_owned())
            });
            assert_eq!(in_list, in_editor, "{text}");
            let (text, pieces) = (&rich.job.text, in_window(|ui| measured(ui, &rich)));
            let drawn = visual_order(text, &pieces).into_iter().map(|at| pieces[at].drawn(text));
            assert_eq!(in_list, drawn.collect::<String>());
        }
    }

    #[test]
    fn the_caret_follows_the_writing() {
        for text in MIXED {
            let rich = rich(text);
            let galley = in_window(|ui| lay_out(ui, &rich, 5000.0));
            let x = |letter: usize| galley.pos_from_cursor(egui::text::CCursor::new(letter)).left();
            let letters: Vec<char> = rich.job.text.chars().collect();
            for (at, pair) in letters.windows(2).enumerate() {
                if pair.iter().all(|letter| bidi_class(*letter) == BidiClass::AL) {
                    assert!(x(at) > x(at + 1), "{text}: {pair:?} runs to the left");
                } else if pair.iter().all(char::is_ascii_alphabetic) {
                    assert!(x(at) < x(at + 1), "{text}: {pair:?} runs to the right");
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn every_letter_has_a_caret_that_leads_back_to_it(text in text(), width in 20_f32..400.0) {
            let rich = rich(&text);
            let galley = in_window(|ui| lay_out(ui, &rich, width));
            let letters = rich.job.text.chars().count();
            let in_rows: usize = galley.rows.iter().map(|row| row.char_count_including_newline().0).sum();
            prop_assert_eq!(in_rows, letters);
            for at in 0..=letters {
                let caret = galley.pos_from_cursor(egui::text::CCursor::new(at));
                prop_assert!(caret.left().is_finite());
                // Two letters can share a caret where the direction changes, and nowhere else.
                let found = galley.pos_from_cursor(caret_at(&galley, caret.center().to_vec2()));
                prop_assert!((found.left() - caret.left()).abs() < 0.5 && (found.top() - caret.top()).abs() < 0.5);
            }
        }
    }
}
