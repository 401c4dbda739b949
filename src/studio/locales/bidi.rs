//! The order in which the pieces of a line are drawn in a language that is written from right to left: that of the
//! Unicode Bidirectional Algorithm (UAX #9), by the crate `unicode-bidi`. egui lays out every text from the left, so both
//! the lists (`bidi_line`) and the editor (`bidi_editor`) place the pieces themselves.

use std::hash::Hash;
use std::ops::Range;
use std::sync::Arc;

use egui::cache::FramePublisher;
use egui::text::{ByteIndex, LayoutJob, LayoutSection, TextFormat};
use egui::{Color32, FontId, Ui};
use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

use crate::studio::fonts;
use crate::studio::widgets::layout;
use crate::text::Language;

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

/// A part of a line that is drawn as a unit: a word, a space, or a mark.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Where it is in the text, in bytes.
    pub range: Range<usize>,
    /// In points; 0 unless the piece is from [`measured`].
    pub width: f32,
    level: Level,
}

impl Piece {
    /// Whether its letters run from right to left.
    pub fn is_rtl(&self) -> bool {
        self.level.is_rtl()
    }

    /// Its text as egui has to lay it out. The shaper reverses the letters of a right-to-left word, but a bracket that
    /// is a piece of its own has to be mirrored here.
    pub fn drawn<'t>(&self, text: &'t str) -> std::borrow::Cow<'t, str> {
        let text = text.get(self.range.clone()).unwrap_or_default();
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if self.is_rtl() => mirrored(letter).to_string().into(),
            _ => text.into(),
        }
    }
}

/// An isolate that reads from the left, and its end: code reads from the left wherever it is in a line.
const ISOLATE: (char, char) = ('\u{2066}', '\u{2069}');

/// The pieces of a line in the order in which they are written. A piece has one format and one direction, and no space
/// next to a letter, so that a line can be broken between pieces. Line breaks are pieces of their own.
pub fn pieces(line: &RichText) -> Vec<Piece> {
    let text = line.job.text.as_str();
    let isolates = isolates(text, &line.code);
    let mut marked = String::with_capacity(text.len() + isolates.len() * 6);
    // Where the marks of isolates are in `marked`: they order the text and are not drawn.
    let mut inserted = Vec::new();
    let mut at = 0;
    for isolate in &isolates {
        for (byte, mark) in [(isolate.start, ISOLATE.0), (isolate.end, ISOLATE.1)] {
            marked.push_str(&text[at..byte]);
            inserted.push(marked.len());
            marked.push(mark);
            at = byte;
        }
    }
    marked.push_str(&text[at..]);
    let info = BidiInfo::new(&marked, Some(Level::rtl()));
    let ends: Vec<usize> = line.job.sections.iter().map(|section| section.byte_range.end.0).collect();
    let mut found: Vec<Piece> = Vec::new();
    let mut joins_last = Join::Never;
    let (mut byte, mut marks) = (0, inserted.into_iter().peekable());
    for (at, letter) in marked.char_indices() {
        if marks.next_if_eq(&at).is_some() {
            joins_last = Join::Never;
            continue;
        }
        let level = info.levels.get(at).copied().unwrap_or(Level::rtl());
        let joins = Join::of(letter, level);
        let range = byte..byte + letter.len_utf8();
        byte = range.end;
        match found.last_mut() {
            Some(last)
                if last.level == level
                    && ends.binary_search(&range.start).is_err()
                    && match joins {
                        Join::Never => false,
                        Join::Word => joins_last == Join::Word,
                        Join::Mark => !text[last.range.clone()].ends_with('\n'),
                    } =>
            {
                last.range.end = range.end;
            }
            _ => found.push(Piece { range, level, width: 0.0 }),
        }
        if joins != Join::Mark {
            joins_last = joins;
        }
    }
    found
}

/// Which letters become one piece with the letter before them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Join {
    /// Spaces, line breaks, and the marks between right-to-left words: the shaper would reverse them with the words.
    Never,
    /// Letters of the same direction.
    Word,
    /// A combining mark, which belongs to the letter before it.
    Mark,
}

impl Join {
    fn of(letter: char, level: Level) -> Self {
        match bidi_class(letter) {
            _ if letter == ' ' || letter == '\n' => Self::Never,
            BidiClass::NSM => Self::Mark,
            BidiClass::R | BidiClass::AL => Self::Word,
            _ if level.is_rtl() => Self::Never,
            _ => Self::Word,
        }
    }
}

/// What reads from the left as a whole: neighbouring code with the spaces in it, but not those around it.
fn isolates(text: &str, code: &[Range<usize>]) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for range in code {
        let Some(piece) = text.get(range.clone()) else { continue };
        for line in piece.split('\n') {
            let start = line.as_ptr() as usize - text.as_ptr() as usize;
            let (start, end) = (start + line.len() - line.trim_start().len(), start + line.trim_end().len());
            match found.last_mut() {
                _ if start >= end => {}
                Some(last)
                    if last.end <= start
                        && text[last.end..start].chars().all(|letter| letter.is_whitespace() && letter != '\n') =>
                {
                    last.end = end;
                }
                _ => found.push(start..end),
            }
        }
    }
    found
}

/// The pieces of a text with their widths. A width includes spaces at the end of the piece, which the size of a galley
/// leaves out.
pub fn measured(ui: &Ui, text: &RichText) -> Vec<Piece> {
    let mut found = pieces(text);
    for piece in &mut found {
        let drawn = piece.drawn(&text.job.text).into_owned();
        let galley = layout(ui, LayoutJob::single_section(drawn, text.format_at(piece.range.start)));
        piece.width = galley.rows.iter().flat_map(|row| &row.row.glyphs).map(|glyph| glyph.advance_width).sum();
    }
    found
}

/// The indices of the pieces of one row as they are drawn from left to right. A row is a part of what [`pieces`]
/// returned, because a long line has to be broken before its pieces are put in order.
pub fn visual_order(text: &str, row: &[Piece]) -> Vec<usize> {
    let mut levels: Vec<Level> = row.iter().map(|piece| piece.level).collect();
    // Spaces at the end of a row are at its left edge, whatever is before them (rule L1).
    for (level, piece) in levels.iter_mut().zip(row).rev() {
        if !text[piece.range.clone()].trim().is_empty() {
            break;
        }
        *level = Level::rtl();
    }
    BidiInfo::reorder_visual(&levels)
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
pub fn of_last_frame<T: Send + Sync + 'static>(ui: &Ui, key: impl Hash, make: impl FnOnce() -> T) -> Arc<T> {
    let key = egui::util::hash((key, ui.pixels_per_point().to_bits()));
    let last = ui.memory_mut(|memory| memory.caches.cache::<FramePublisher<u64, Arc<T>>>().get(&key).cloned());
    let value = last.unwrap_or_else(|| Arc::new(make()));
    ui.memory_mut(|memory| memory.caches.cache::<FramePublisher<u64, Arc<T>>>().set(key, value.clone()));
    value
}

fn mirrored(letter: char) -> char {
    const PAIRS: &str = "()[]{}«»<>";
    let at = PAIRS.chars().position(|known| known == letter);
    at.and_then(|at| PAIRS.chars().nth(at ^ 1)).unwrap_or(letter)
}

#[cfg(test)]
pub(super) mod tests {
    use egui::text::TextFormat;
    use egui::{Color32, Context, RawInput, Ui};
    use proptest::prelude::*;
    use unicode_bidi::{BidiInfo, Level};

    use super::{RichText, pieces, visual_order};
    use crate::studio::fonts;
    use crate::studio::locales::bidi_editor::{caret_at, lay_out};
    use crate::studio::locales::bidi_line::line_galley;
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

    /// What is drawn from left to right, with the letters of right-to-left words in the order of writing.
    fn order(text: &str) -> String {
        drawn(&rich(text))
    }

    fn drawn(rich: &RichText) -> String {
        let (text, pieces) = (&rich.job.text, pieces(rich));
        visual_order(text, &pieces).into_iter().map(|at| pieces[at].drawn(text)).collect()
    }

    #[test]
    fn words_run_from_the_right_and_numbers_and_code_from_the_left() {
        assert_eq!(order("ألحق 15 نقطة."), ".نقطة 15 ألحق");
        assert_eq!(order("حليف سماوي، فاستعِد"), "فاستعِد ،سماوي حليف");
        assert_eq!(order("من 20، فاسحب"), "فاسحب ،20 من");
        assert_eq!(order("(أ)"), "(أ)");
        assert_eq!(order("ألحق ATK +2 بكل"), "بكل ATK +2 ألحق");
        assert_eq!(order("اسحب ⟦{ ⟧⟦$val⟧ ⟦->⟧ ⟦[zero] ⟧بطاقة"), "بطاقة { $val -> [zero] اسحب");
        assert_eq!(order("ألحق ⟦{ $val }⟧ نقطة"), "نقطة { $val } ألحق");
        assert_eq!(order("⟦{ TERM(\"سيف أحمر\") }⟧ ثم"), "ثم { TERM(\"أحمر سيف\") }", "a string in code");
        assert_eq!(order("نص "), " نص", "a space at the end of a row is at its left");
    }

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
            assert_eq!(in_list, order(text));
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
                if pair.iter().all(|letter| super::bidi_class(*letter) == super::BidiClass::AL) {
                    assert!(x(at) > x(at + 1), "{text}: {pair:?} runs to the left");
                } else if pair.iter().all(char::is_ascii_alphabetic) {
                    assert!(x(at) < x(at + 1), "{text}: {pair:?} runs to the right");
                }
            }
        }
    }

    fn text() -> impl Strategy<Value = String> {
        "(ا|ب|ج|ِ|،|١|ש|a|B|9|-|\\(|\\)|«|%| | |\n|⟦\\{ \\$v \\}⟧|⟦\"ابج\"⟧|é|\u{301}|山|\u{2067}|\r){0,40}"
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]
        #[test]
        fn the_order_is_that_of_the_crate(text in "(ا|ب|ج|،|١|a|B|9|-|\\(|%| ){1,40}") {
            let rich = rich(&text);
            let found = pieces(&rich);
            let drawn: String = visual_order(&text, &found)
                .into_iter()
                .flat_map(|at| {
                    let piece = &found[at];
                    let letters: Vec<char> = text[piece.range.clone()].chars().collect();
                    if piece.is_rtl() { letters.into_iter().rev().collect() } else { letters }
                })
                .collect();
            let info = BidiInfo::new(&text, Some(Level::rtl()));
            prop_assert_eq!(drawn, info.reorder_line(&info.paragraphs[0], 0..text.len()).into_owned());
        }

        #[test]
        fn pieces_cover_a_text_without_gaps(text in text()) {
            let rich = rich(&text);
            let mut at = 0;
            for piece in pieces(&rich) {
                prop_assert_eq!(piece.range.start, at);
                at = piece.range.end;
            }
            prop_assert_eq!(at, rich.job.text.len());
        }

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

        #[test]
        fn any_line_fits_into_its_width(text in text(), width in 0_f32..300.0) {
            let rich = rich(&text);
            let wide = in_window(|ui| line_galley(ui, &rich, arabic(), width).size().x);
            prop_assert!(wide <= width.max(20.0), "{} of {}", wide, width);
        }
    }

    #[test]
    fn colour_is_no_part_of_the_order() {
        let red = TextFormat { color: Color32::RED, ..TextFormat::default() };
        let mut marked = rich("ألحق ");
        marked.push("15", red, false);
        marked.push(" نقطة", TextFormat::default(), false);
        assert_eq!(drawn(&marked), order("ألحق 15 نقطة"));
    }
}
