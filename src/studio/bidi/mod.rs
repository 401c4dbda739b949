//! Text in a language that is written from right to left. egui lays out every text from the left, so whatever shows such
//! text (the lists and the editor of Locales, and the whole interface in such a language) orders the pieces of its lines
//! here.

mod line;
mod rows;

use std::hash::Hash;
use std::ops::Range;
use std::sync::Arc;

use egui::cache::FramePublisher;
use egui::text::{ByteIndex, LayoutJob, LayoutSection, TextFormat};
use egui::{Color32, Context, FontId, Galley};

pub use line::line_galley;
pub use rows::{rows, rows_at_most};

use crate::studio::fonts;
use crate::text::Language;
use crate::text::bidi::{Piece, pieces, visual_order};

/// A font of the interface for text in `language`; `size` is in points.
pub fn font_of(language: &Language, size: f32) -> FontId {
    FontId::new(size, fonts::family_of(language))
}

/// A monospaced font for Fluent source in `language`; `size` is in points.
pub fn mono_of(language: &Language, size: f32) -> FontId {
    FontId::new(size, fonts::mono_of(language))
}

/// The format of plain text in `language`; `size` is in points.
pub fn format(language: &Language, size: f32, color: Color32) -> TextFormat {
    TextFormat { font_id: font_of(language, size), color, ..TextFormat::default() }
}

/// A text with its formats, and the byte ranges that are Fluent code rather than prose.
#[derive(Clone, Default, Hash)]
pub struct RichText {
    pub job: LayoutJob,
    pub code: Vec<Range<usize>>,
}

impl RichText {
    pub fn plain(text: &str, format: TextFormat) -> Self {
        let mut rich = Self::default();
        rich.push(text, format, false);
        rich
    }

    pub fn push(&mut self, text: &str, format: TextFormat, is_code: bool) {
        let start = self.job.text.len();
        self.job.append(text, 0.0, format);
        if is_code {
            self.code.push(start..self.job.text.len());
        }
    }

    pub fn format_at(&self, byte: usize) -> TextFormat {
        let sections = &self.job.sections;
        let at = sections.partition_point(|section| section.byte_range.end.0 <= byte);
        sections.get(at).or(sections.last()).map(|section| section.format.clone()).unwrap_or_default()
    }

    /// The text of a byte range with the formats and the code in it.
    pub fn slice(&self, range: &Range<usize>) -> Self {
        let within = |start: usize, end: usize| start.max(range.start)..end.min(range.end);
        let mut slice = Self::default();
        for section in &self.job.sections {
            let part = within(section.byte_range.start.0, section.byte_range.end.0);
            if let Some(text) = self.job.text.get(part) {
                slice.job.append(text, 0.0, section.format.clone());
            }
        }
        let code = self.code.iter().map(|code| within(code.start, code.end)).filter(|code| !code.is_empty());
        slice.code = code.map(|code| code.start - range.start..code.end - range.start).collect();
        slice
    }
}

pub fn layout(ctx: &Context, job: LayoutJob) -> Arc<Galley> {
    ctx.fonts_mut(|fonts| fonts.layout_job(job))
}

/// The pieces of a text with their widths. A width includes spaces at the end of the piece, which the size of a galley
/// leaves out.
pub fn measured(ctx: &Context, text: &RichText) -> Vec<Piece> {
    let ends: Vec<usize> = text.job.sections.iter().map(|section| section.byte_range.end.0).collect();
    let mut found = pieces(&text.job.text, &ends, &text.code);
    for piece in &mut found {
        let drawn = piece.drawn(&text.job.text).into_owned();
        let galley = layout(ctx, LayoutJob::single_section(drawn, text.format_at(piece.range.start)));
        piece.width = galley.rows.iter().flat_map(|row| &row.row.glyphs).map(|glyph| glyph.advance_width).sum();
    }
    found
}

/// Adds the pieces of a row to a job in visual order. Returns the left edge of each piece, and the width of the row.
pub fn push_row(job: &mut LayoutJob, text: &RichText, row: &[Piece]) -> (Vec<f32>, f32) {
    let (mut lefts, mut x) = (vec![0.0; row.len()], 0.0);
    for at in visual_order(&text.job.text, row) {
        lefts[at] = x;
        x += row[at].width;
        push_section(job, &row[at].drawn(&text.job.text), text.format_at(row[at].range.start));
    }
    (lefts, x)
}

/// Adds a piece as a section of its own. [`LayoutJob::append`] would merge neighbours of one format, and the shaper
/// would then put right-to-left words that are in visual order back into logical order.
pub fn push_section(job: &mut LayoutJob, text: &str, format: TextFormat) {
    let start = ByteIndex(job.text.len());
    job.text.push_str(text);
    job.sections.push(LayoutSection { leading_space: 0.0, byte_range: start..ByteIndex(job.text.len()), format });
}

/// The value that the last frame made for the same key, or else a new one, because breaking lines and putting them in
/// order is slow.
pub fn of_last_frame<T: Send + Sync + 'static>(ctx: &Context, key: impl Hash, make: impl FnOnce() -> T) -> Arc<T> {
    let key = egui::util::hash((key, ctx.pixels_per_point().to_bits()));
    let last = ctx.memory_mut(|memory| memory.caches.cache::<FramePublisher<u64, Arc<T>>>().get(&key).cloned());
    let value = last.unwrap_or_else(|| Arc::new(make()));
    ctx.memory_mut(|memory| memory.caches.cache::<FramePublisher<u64, Arc<T>>>().set(key, value.clone()));
    value
}

#[cfg(test)]
pub mod tests {
    use egui::text::TextFormat;
    use egui::{Context, RawInput, Ui};
    use proptest::prelude::*;

    use super::{RichText, line_galley, rows_at_most};
    use crate::studio::fonts;
    use crate::text::Language;

    /// Text whose code is written between `⟦` and `⟧`, which are left out.
    pub fn rich(text: &str) -> RichText {
        let mut rich = RichText::default();
        for part in text.split_inclusive(['⟦', '⟧']) {
            rich.push(part.trim_end_matches(['⟦', '⟧']), TextFormat::default(), part.ends_with('⟧'));
        }
        rich
    }

    pub fn arabic() -> &'static Language {
        Language::find("ar").expect("Arabic is one of the sixteen languages")
    }

    pub fn in_window<T>(show: impl Fn(&Ui) -> T) -> T {
        thread_local! {
            static WINDOW: Context = {
                let window = Context::default();
                window.set_fonts(fonts::definitions());
                window
            };
        }
        let mut found = None;
        let window = WINDOW.with(Clone::clone);
        window.run_ui(RawInput::default(), |ui| found = Some(show(ui))).textures_delta.clear();
        found.expect("the window is drawn")
    }

    const LONG: &str = "ألحق 15 نقطة من الضرر بكل خصم ثم اسحب 2 بطاقة";

    #[test]
    fn a_text_that_is_longer_than_its_rows_is_cut() {
        let rows = |most: usize| {
            let (job, widths) = in_window(|ui| rows_at_most(ui, &rich(LONG), 120.0, most));
            assert!(widths.iter().all(|&width| width <= 120.0), "{widths:?}");
            (job.text, widths.len())
        };
        let (whole, count) = rows(usize::MAX);
        assert!(count > 2 && !whole.contains('…'), "{count} rows: {whole}");
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let (mut written, mut drawn) = (words(LONG), words(&whole));
        written.sort_unstable();
        drawn.sort_unstable();
        assert_eq!(drawn, written, "every word once");
        let (cut, two) = rows(2);
        assert_eq!(two, 2);
        assert_eq!(cut.lines().next(), whole.lines().next());
        assert!(cut.lines().last().is_some_and(|last| last.starts_with('…')), "the end is at the left: {cut}");
    }

    pub fn text() -> impl Strategy<Value = String> {
        "(ا|ب|ج|ِ|،|١|ש|a|B|9|-|\\(|\\)|«|%| | |\n|⟦\\{ \\$v \\}⟧|⟦\"ابج\"⟧|é|\u{301}|山|\u{2067}|\r){0,40}"
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn any_line_fits_into_its_width(text in text(), width in 0_f32..300.0) {
            let rich = rich(&text);
            let wide = in_window(|ui| line_galley(ui, &rich, arabic(), width).size().x);
            prop_assert!(wide <= width.max(20.0), "{} of {}", wide, width);
        }
    }
}
