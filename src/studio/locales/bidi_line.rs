//! One line of text in its script, cut with an ellipsis where it does not fit.

use std::sync::Arc;

use egui::cache::FramePublisher;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Galley, Response, Sense, Ui, Vec2, Widget, vec2};

use super::bidi::{Piece, RichText, advance, pieces, visual_order};
use crate::studio::widgets::layout;
use crate::text::Language;

/// Text on one line, ready to be drawn. As a widget it has no accessible name, because the row that it is in has one.
pub struct Line {
    /// The parts from left to right, each with its left edge.
    parts: Vec<(f32, Arc<Galley>)>,
    pub(super) size: Vec2,
}

#[cfg(test)]
impl Line {
    pub fn drawn(&self) -> String {
        self.parts.iter().map(|(_, galley)| galley.text()).collect()
    }
}

impl Widget for Line {
    fn ui(self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(self.size, Sense::hover());
        let colour = ui.visuals().text_color();
        for (x, galley) in self.parts {
            ui.painter().galley(rect.min + vec2(x, (rect.height() - galley.size().y) / 2.0), galley, colour);
        }
        response
    }
}

impl From<Arc<Galley>> for Line {
    fn from(galley: Arc<Galley>) -> Self {
        Self { size: galley.size(), parts: vec![(0.0, galley)] }
    }
}

/// The parts of the lines of the last frame, by what they were made of.
type Cache = FramePublisher<u64, Arc<[(f32, LayoutJob)]>>;

/// Lays out `text` on one line of at most `width` points.
pub fn line(ui: &Ui, text: &RichText, language: &Language, width: f32) -> Line {
    if !language.right_to_left {
        let mut job = text.job.clone();
        job.text = on_one_line(&job.text);
        job.wrap = TextWrapping::truncate_at_width(width.max(0.0));
        job.break_on_newline = false;
        return layout(ui, job).into();
    }
    // A line of the last frame is neither cut nor put in order again.
    let key = egui::util::hash((text, width.to_bits(), ui.pixels_per_point().to_bits()));
    let cached = ui.memory_mut(|memory| memory.caches.cache::<Cache>().get(&key).cloned());
    let jobs = cached.unwrap_or_else(|| fitting(ui, text, width).into());
    ui.memory_mut(|memory| memory.caches.cache::<Cache>().set(key, jobs.clone()));
    // Every word is laid out by itself, so that of a line that changes only the new words are shaped.
    let mut line = Line { parts: Vec::with_capacity(jobs.len()), size: Vec2::ZERO };
    for (advance, job) in jobs.iter() {
        let galley = layout(ui, job.clone());
        let x = line.size.x;
        line.size = vec2(x + advance, line.size.y.max(galley.size().y));
        line.parts.push((x, galley));
    }
    line
}

fn on_one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

/// The parts of a right-to-left line from left to right, as many as fit into `width`. A line that is too long loses its
/// end, which is at the left, from the first word that does not fit; only the first word is cut within itself.
fn fitting(ui: &Ui, text: &RichText, width: f32) -> Vec<(f32, LayoutJob)> {
    let mut text = text.clone();
    text.job.text = on_one_line(&text.job.text);
    let of = |text: &RichText| -> Vec<(Piece, f32)> {
        let found = pieces(text).into_iter();
        let width = |piece: &Piece| advance(ui, &piece.drawn(&text.job.text), text.format_at(piece.range.start));
        found.map(|piece| (width(&piece), piece)).map(|(width, piece)| (piece, width)).collect()
    };
    let mut found = of(&text);
    if found.iter().map(|(_, width)| width).sum::<f32>() > width {
        let format = text.format_at(text.job.text.len());
        let room = width - advance(ui, "…", format.clone());
        let (mut end, mut wide) = (0, 0.0);
        for (piece, more) in &found {
            wide += more;
            if wide > room {
                if end == 0 {
                    end = part(&text.job.text[piece.range.clone()], room / more);
                }
                break;
            }
            end = piece.range.end;
        }
        // Cutting can widen what is left, for example where a mark loses the letter that it combined with.
        loop {
            let kept = text.job.text[..end].trim_end();
            let mut cut = text.slice(&(0..kept.len()));
            cut.push("…", format.clone(), false);
            found = of(&cut);
            end = kept.char_indices().last().map_or(0, |(at, _)| at);
            if kept.is_empty() || found.iter().map(|(_, width)| width).sum::<f32>() <= width {
                text = cut;
                break;
            }
        }
    }
    let row: Vec<Piece> = found.iter().map(|(piece, _)| piece.clone()).collect();
    let placed = visual_order(&text.job.text, &row).into_iter();
    let width_of = |piece: &Piece| found.iter().find(|(other, _)| other == piece).map_or(0.0, |(_, width)| *width);
    let job = |piece: &Piece| {
        let format = text.format_at(piece.range.start);
        LayoutJob::single_section(piece.drawn(&text.job.text).into_owned(), format)
    };
    placed.map(|piece| (width_of(piece), job(piece))).collect()
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
    use egui::text::TextFormat;

    use super::line;
    use crate::studio::locales::bidi::tests::{arabic, in_window};
    use crate::studio::locales::bidi::{RichText, font_of};

    /// A line as it is shown within a width, and how wide it is.
    fn shown(text: &str, width: f32) -> (String, f32) {
        let format = TextFormat::simple(font_of(arabic(), 13.0), Color32::BLACK);
        let text = RichText::plain(text, format);
        in_window(|ui| {
            let line = line(ui, &text, arabic(), width);
            (line.drawn(), line.size.x)
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
