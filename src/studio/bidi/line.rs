//! One line of text in its script, cut with an ellipsis where it does not fit.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Context, Galley};

use super::{RichText, layout, measured, of_last_frame, push_row};
use crate::text::Language;
use crate::text::bidi::Piece;

/// Lays out `text` on one line of at most `width` points.
pub fn line_galley(ctx: &Context, text: &RichText, language: &Language, width: f32) -> Arc<Galley> {
    if language.right_to_left {
        // egui rounds the size of the line to this grid, so that it could become wider than `width`.
        let width = width.floor_ui();
        let in_order = || {
            let (text, row) = fitting(ctx, text, width);
            let mut job = LayoutJob::default();
            push_row(&mut job, &text, &row);
            job
        };
        let job = of_last_frame(ctx, (text, width.to_bits()), in_order);
        return layout(ctx, LayoutJob::clone(&job));
    }
    let mut job = on_one_line(text).job;
    job.wrap = TextWrapping::truncate_at_width(width.max(0.0));
    job.break_on_newline = false;
    layout(ctx, job)
}

fn on_one_line(text: &RichText) -> RichText {
    let mut text = text.clone();
    text.job.text = text.job.text.replace(['\n', '\r'], " ");
    text
}

/// As many words of a right-to-left text as fit on a line of `width` points, with their pieces. A line that is too long
/// loses its end, which is at the left, from the first word that does not fit; only the first word is cut within itself.
pub(super) fn fitting(ctx: &Context, text: &RichText, width: f32) -> (RichText, Vec<Piece>) {
    let total = |row: &[Piece]| row.iter().map(|piece| piece.width).sum::<f32>();
    let mut text = on_one_line(text);
    let mut row = measured(ctx, &text);
    if total(&row) > width {
        let format = text.format_at(text.job.text.len());
        let room = width - total(&measured(ctx, &RichText::plain("…", format.clone())));
        let mut left = room;
        let fitting = row.iter().take_while(|piece| {
            left -= piece.width;
            left >= 0.0
        });
        let mut end = match (fitting.last(), row.first()) {
            (Some(last), _) => last.range.end,
            (None, Some(first)) => part(&text.job.text[first.range.clone()], room / first.width),
            (None, None) => 0,
        };
        // Cutting can widen what is left, for example where a mark loses the letter that it combined with.
        loop {
            let kept = text.job.text[..end].trim_end();
            let mut cut = text.slice(&(0..kept.len()));
            cut.push("…", format.clone(), false);
            row = measured(ctx, &cut);
            end = kept.char_indices().last().map_or(0, |(at, _)| at);
            if kept.is_empty() || total(&row) <= width {
                text = cut;
                break;
            }
        }
    }
    (text, row)
}

/// How many bytes the letters take that are a `share` of a word.
fn part(word: &str, share: f32) -> usize {
    #[allow(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "of a word"
    )]
    let letters = (word.chars().count() as f32 * share.clamp(0.0, 1.0)) as usize;
    word.char_indices().nth(letters).map_or(word.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use egui::Color32;

    use super::line_galley;
    use crate::studio::bidi::tests::{arabic, in_window};
    use crate::studio::bidi::{RichText, format};

    /// A line as it is shown within a width, and how wide it is.
    fn shown(text: &str, width: f32) -> (String, f32) {
        let text = RichText::plain(text, format(arabic(), 13.0, Color32::BLACK));
        in_window(|ui| {
            let line = line_galley(ui, &text, arabic(), width);
            (line.text().to_owned(), line.size().x)
        })
    }

    #[test]
    fn a_line_is_cut_where_a_word_ends() {
        let text = "ألحق 15 نقطة من الضرر بكل خصم";
        let (whole, wide) = shown(text, 1000.0);
        assert_eq!(whole, "خصم بكل الضرر من نقطة 15 ألحق", "the words from left to right");
        let (same, _) = shown(text, wide + 1.0);
        assert_eq!(same, whole, "the line just fits");
        let (cut, less) = shown(text, wide * 0.6);
        assert!(cut.starts_with('…') && whole.ends_with(cut.trim_start_matches('…')), "{cut}");
        assert!(less <= wide * 0.6 && less > wide * 0.3, "{less} of {wide}");
        let (word, one) = shown("الاستعداد", 30.0);
        assert!(word.contains('…') && word.chars().count() > 2 && one <= 34.0, "within its only word: {word}, {one}");
        assert_eq!(shown(text, 0.0).0, "…", "no room at all");
    }
}
