//! One line of text in its script. The toolkit sets every text from the left; a line from right to left is cut into its
//! words here and these are put in the order in which they stand.

use std::sync::Arc;

use egui::cache::FramePublisher;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Galley, Painter, Pos2, Ui, Vec2, vec2};
use unicode_bidi::{BidiInfo, Level};

use crate::studio::fonts;
use crate::studio::widgets::layout;
use crate::text::Language;

/// A font of the window for a language, of a size in points.
pub fn font_of(language: &Language, size: f32) -> FontId {
    FontId::new(size, fonts::family_of(language))
}

/// The font of source in a language, of a size in points.
pub fn mono_of(language: &Language, size: f32) -> FontId {
    FontId::new(size, fonts::mono_of(language))
}

/// Text on one line, ready to be painted.
pub struct Line {
    /// Its pieces from left to right, and where each begins.
    pieces: Vec<(f32, Arc<Galley>)>,
    size: Vec2,
}

impl Line {
    /// Its size, in points.
    pub fn size(&self) -> Vec2 {
        self.size
    }

    /// Paints it with its left top corner at a place; the colour is that of letters that have none of their own.
    pub fn paint(self, painter: &Painter, at: Pos2, colour: Color32) {
        for (x, galley) in self.pieces {
            painter.galley(at + vec2(x, (self.size.y - galley.size().y) / 2.0), galley, colour);
        }
    }
}

impl From<Arc<Galley>> for Line {
    fn from(galley: Arc<Galley>) -> Self {
        Self { size: galley.size(), pieces: vec![(0.0, galley)] }
    }
}

/// The pieces of lines of the last frame, by what they were made of.
type Known = FramePublisher<u64, Arc<[LayoutJob]>>;

/// Text on one line, each stretch in its format, cut with an ellipsis at a width in points.
pub fn line(ui: &Ui, stretches: &[(String, TextFormat)], language: &Language, width: f32) -> Line {
    if !language.right_to_left {
        let mut job = LayoutJob::default();
        for (text, format) in stretches {
            job.append(&text.replace(['\n', '\r'], " "), 0.0, format.clone());
        }
        job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(0.0));
        job.break_on_newline = false;
        return layout(ui, job).into();
    }
    // What was cut and put in order for the frame before is not cut again.
    let key = egui::util::hash((stretches, width.to_bits(), ui.pixels_per_point().to_bits()));
    let known = ui.memory_mut(|memory| memory.caches.cache::<Known>().get(&key).cloned());
    let jobs = known.unwrap_or_else(|| fitting(ui, stretches, width).into());
    ui.memory_mut(|memory| memory.caches.cache::<Known>().set(key, jobs.clone()));
    // Every word is set by itself: of a line that changes only the new ones are.
    let mut line = Line { pieces: Vec::with_capacity(jobs.len()), size: Vec2::ZERO };
    for job in jobs.iter() {
        let galley = layout(ui, job.clone());
        let x = line.size.x;
        line.size = vec2(x + advance(&galley), line.size.y.max(galley.size().y));
        line.pieces.push((x, galley));
    }
    line
}

/// The width of a text on one line, spaces at its end with it, in points.
pub fn measure(ui: &Ui, text: &str, format: &TextFormat) -> f32 {
    advance(&layout(ui, LayoutJob::single_section(text.to_owned(), format.clone())))
}

/// How wide a text is that was set; the size of a galley leaves out spaces at its end.
fn advance(galley: &Galley) -> f32 {
    galley.rows.iter().flat_map(|row| &row.row.glyphs).map(|glyph| glyph.advance_width).sum()
}

/// As much of a line from right to left as fits into a width, in pieces: what is cut is its end as it is read, which
/// stands at the left. It is cut between words, or within the first where not even that one fits.
fn fitting(ui: &Ui, stretches: &[(String, TextFormat)], width: f32) -> Vec<LayoutJob> {
    let words = stretches.iter().flat_map(|(text, format)| text.split_inclusive(' ').map(move |word| (word, format)));
    let ellipsis = stretches.last().map_or(0.0, |(_, format)| measure(ui, "…", format));
    // The letters that stand before the ellipsis.
    let (mut kept, mut wide) = (0, 0.0);
    let mut is_open = true;
    for (word, format) in words {
        let (letters, more) = (word.chars().count(), measure(ui, word, format));
        if is_open && wide + more + ellipsis <= width {
            kept += letters;
        } else if std::mem::take(&mut is_open) && kept == 0 {
            kept = part(letters, (width - ellipsis) / more);
        }
        wide += more;
        if wide > width {
            return ordered(&cut(stretches, kept));
        }
    }
    ordered(stretches)
}

/// So many of some letters as a share of them is.
fn part(letters: usize, share: f32) -> usize {
    #[allow(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "of a word"
    )]
    let kept = (letters as f32 * share.clamp(0.0, 1.0)) as usize;
    kept
}

fn cut(stretches: &[(String, TextFormat)], letters: usize) -> Vec<(String, TextFormat)> {
    let mut left = letters;
    let mut kept: Vec<(String, TextFormat)> = Vec::new();
    for (text, format) in stretches {
        let some: String = text.chars().take(left).collect();
        left -= some.chars().count();
        kept.push((some, format.clone()));
        if left == 0 {
            break;
        }
    }
    if let Some((text, _)) = kept.last_mut() {
        text.truncate(text.trim_end().len());
        text.push('…');
    }
    kept
}

/// Begin and end what stands in a line as a whole, and reads from the left: code.
const ISOLATE: (char, char) = ('\u{2066}', '\u{2069}');

/// The words of a line in the order in which they stand.
fn ordered(stretches: &[(String, TextFormat)]) -> Vec<LayoutJob> {
    let mut whole = String::new();
    let mut ends = Vec::new();
    let joins = |text: &str| is_code(text) || text.trim().is_empty();
    for part in stretches.chunk_by(|(one, _), (next, _)| joins(one) && joins(next)) {
        let (start, first) = (whole.len(), ends.len());
        for (text, _) in part {
            whole.push_str(&text.replace(['\n', '\r'], " "));
            ends.push(whole.len());
        }
        if part.iter().any(|(text, _)| is_code(text)) {
            // Spaces round it are of the line.
            let end = whole.trim_end().len();
            let start = whole.len() - whole[start..].trim_start().len();
            whole.insert(end, ISOLATE.1);
            whole.insert(start, ISOLATE.0);
            for at in &mut ends[first..] {
                *at += usize::from(*at > start) * ISOLATE.0.len_utf8() + usize::from(*at > end) * ISOLATE.1.len_utf8();
            }
        }
    }
    let format_at = |byte: usize| {
        let at = ends.partition_point(|&end| end <= byte);
        stretches.get(at).or(stretches.last()).map(|(_, format)| format.clone()).unwrap_or_default()
    };
    let pieces = visual(&whole, &ends).into_iter();
    pieces.map(|(start, piece)| LayoutJob::single_section(piece, format_at(start))).collect()
}

/// Whether a stretch is none of the words of a script from right to left, nor a number or a mark between them.
fn is_code(text: &str) -> bool {
    !text.chars().any(is_right_to_left)
        && text.chars().any(|letter| letter.is_ascii_alphabetic() || "{}[]$=<>*".contains(letter))
}

/// The pieces of a line as they stand from left to right, each with its place in the text: every word from right to left
/// is a piece of its own, whose letters the toolkit turns round by itself; all others are cut at `ends`, bytes of the
/// text.
fn visual(text: &str, ends: &[usize]) -> Vec<(usize, String)> {
    let info = BidiInfo::new(text, Some(Level::rtl()));
    let Some(paragraph) = info.paragraphs.first() else { return Vec::new() };
    let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
    let mut pieces = Vec::new();
    for run in runs {
        let Some(part) = text.get(run.clone()) else { continue };
        if levels.get(run.start).is_some_and(Level::is_rtl) {
            let mut words: Vec<(usize, String)> = Vec::new();
            let mut open = false;
            for (at, letter) in part.char_indices().filter(|(_, letter)| !is_isolate(*letter)) {
                let joins = is_right_to_left(letter);
                match words.last_mut() {
                    Some((_, word)) if open && joins => word.push(letter),
                    _ => words.push((run.start + at, mirrored(letter).to_string())),
                }
                open = joins;
            }
            pieces.extend(words.into_iter().rev());
        } else {
            let inner = ends.iter().copied().filter(|end| run.start < *end && *end < run.end);
            let mut start = run.start;
            for end in inner.chain([run.end]) {
                pieces.push((start, text[start..end].replace(is_isolate, "")));
                start = end;
            }
        }
    }
    pieces.retain(|(_, piece)| !piece.is_empty());
    pieces
}

fn is_isolate(letter: char) -> bool {
    letter == ISOLATE.0 || letter == ISOLATE.1
}

/// Whether a letter stands in one piece with its neighbours from right to left. Arabic marks are of the words before
/// them: set by themselves they would be turned round with the word that stands at their right.
pub fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{65f}' | '\u{66e}'..='\u{8ff}')
}

fn mirrored(letter: char) -> char {
    match letter {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '«' => '»',
        '»' => '«',
        '<' => '>',
        '>' => '<',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use egui::text::TextFormat;
    use egui::{Color32, Context, RawInput};

    use super::{font_of, line, ordered, visual};
    use crate::studio::fonts;
    use crate::text::Language;

    /// A line as it is shown within a width, and how wide it is.
    fn shown(text: &str, width: f32) -> (String, f32) {
        let ctx = Context::default();
        ctx.set_fonts(fonts::definitions());
        let arabic = Language::find("ar").expect("it is one of the sixteen");
        let format = TextFormat::simple(font_of(arabic, 13.0), Color32::BLACK);
        let mut found = (String::new(), 0.0);
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let line = line(ui, &[(text.to_owned(), format.clone())], arabic, width);
            found = (line.pieces.iter().map(|(_, galley)| galley.text()).collect(), line.size().x);
        });
        output.textures_delta.clear();
        found
    }

    #[test]
    fn a_line_is_cut_where_a_word_ends() {
        let text = "ألحق 15 نقطة من الضرر بكل خصم";
        let (whole, wide) = shown(text, 1000.0);
        assert_eq!(whole, "خصم بكل الضرر من نقطة 15 ألحق", "all of it, as it stands from left to right");
        let (same, _) = shown(text, wide + 1.0);
        assert_eq!(same, whole, "it fits just so");
        let (cut, less) = shown(text, wide * 0.6);
        assert!(cut.starts_with('…') && whole.ends_with(cut.trim_start_matches('…')), "{cut}");
        assert!(less <= wide * 0.6 && less > wide * 0.3, "{less} of {wide}");
        let (word, one) = shown("الاستعداد", 30.0);
        assert!(word.contains('…') && word.chars().count() > 2 && one <= 34.0, "within its only word: {word}, {one}");
        assert_eq!(shown(text, 0.0).0, "…", "no room at all");
    }

    #[test]
    fn code_reads_from_left_wherever_it_stands() {
        let stretches =
            ["اسحب ", "{ ", "$val", " ", "->", " ", "[zero] ", "بطاقة"].map(|text| (text.to_owned(), plain()));
        let pieces: Vec<String> = ordered(&stretches).into_iter().map(|job| job.text).collect();
        assert_eq!(pieces, ["بطاقة", " ", "{ ", "$val", " ", "->", " ", "[zero]", " ", "اسحب"]);
        let stretches = ["ألحق ", "15", " نقطة"].map(|text| (text.to_owned(), plain()));
        let pieces: Vec<String> = ordered(&stretches).into_iter().map(|job| job.text).collect();
        assert_eq!(pieces, ["نقطة", " ", "15", " ", "ألحق"], "a number that is marked stands as any other");
    }

    fn plain() -> TextFormat {
        TextFormat::default()
    }

    #[test]
    fn words_stand_from_right_to_left_and_figures_from_left() {
        let pieces: Vec<String> = visual("ألحق 15 نقطة.", &[]).into_iter().map(|(_, piece)| piece).collect();
        assert_eq!(pieces, [".", "نقطة", " ", "15", " ", "ألحق"]);
        let pieces: Vec<String> = visual("حليف سماوي، فاستعِد", &[]).into_iter().map(|(_, piece)| piece).collect();
        assert_eq!(pieces, ["فاستعِد", " ", "سماوي،", " ", "حليف"]);
        let pieces: Vec<String> = visual("من 20، فاسحب", &[]).into_iter().map(|(_, piece)| piece).collect();
        assert_eq!(pieces, ["فاسحب", " ", "،", "20", " ", "من"]);
        let pieces: Vec<String> = visual("(أ)", &[]).into_iter().map(|(_, piece)| piece).collect();
        assert_eq!(pieces, ["(", "أ", ")"]);
    }
}
