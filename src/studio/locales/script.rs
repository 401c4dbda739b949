//! One line of text in its script. The toolkit sets every text from the left; a line from right to left is cut into its
//! words here and these are put in the order in which they stand.

use std::sync::Arc;

use egui::cache::FramePublisher;
use egui::text::{LayoutJob, TextFormat};
use egui::{FontId, Galley, Ui};
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

/// Lines of the last frame, by what they were made of.
type Known = FramePublisher<u64, LayoutJob>;

/// Text on one line, each stretch in its format, cut with an ellipsis at a width in points.
pub fn line(ui: &Ui, stretches: &[(String, TextFormat)], language: &Language, width: f32) -> Arc<Galley> {
    if !language.right_to_left {
        let mut job = LayoutJob::default();
        for (text, format) in stretches {
            job.append(&text.replace(['\n', '\r'], " "), 0.0, format.clone());
        }
        job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(0.0));
        job.break_on_newline = false;
        return layout(ui, job);
    }
    // What was cut and put in order for the frame before is not cut again.
    let key = egui::util::hash((stretches, width.to_bits(), ui.pixels_per_point().to_bits()));
    let known = ui.memory_mut(|memory| memory.caches.cache::<Known>().get(&key).cloned());
    let job = known.unwrap_or_else(|| fitting(ui, stretches, width));
    ui.memory_mut(|memory| memory.caches.cache::<Known>().set(key, job.clone()));
    layout(ui, job)
}

/// As much of a line from right to left as fits into a width: what is cut is its end as it is read, which stands at the
/// left.
fn fitting(ui: &Ui, stretches: &[(String, TextFormat)], width: f32) -> LayoutJob {
    let fits = |job: &LayoutJob| layout(ui, job.clone()).size().x <= width;
    let whole = ordered(stretches);
    if fits(&whole) {
        return whole;
    }
    let letters: usize = stretches.iter().map(|(text, _)| text.chars().count()).sum();
    let (mut kept, mut over) = (0, letters);
    while over - kept > 1 {
        let middle = usize::midpoint(kept, over);
        if fits(&ordered(&cut(stretches, middle))) { kept = middle } else { over = middle }
    }
    ordered(&cut(stretches, kept))
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
        text.push('…');
    }
    kept
}

/// A line with its words in the order in which they stand.
fn ordered(stretches: &[(String, TextFormat)]) -> LayoutJob {
    let whole: String = stretches.iter().map(|(text, _)| text.replace(['\n', '\r'], " ")).collect();
    let format_at = |byte: usize| {
        let mut end = 0;
        stretches
            .iter()
            .find(|(text, _)| {
                end += text.len();
                byte < end
            })
            .or(stretches.last())
            .map(|(_, format)| format.clone())
            .unwrap_or_default()
    };
    let mut job = LayoutJob { break_on_newline: false, ..LayoutJob::default() };
    job.wrap.max_rows = 1;
    job.wrap.max_width = f32::INFINITY;
    for (start, piece) in visual(&whole) {
        job.append(&piece, 0.0, format_at(start));
    }
    job
}

/// The pieces of a line as they stand from left to right, each with its place in the text: every word from right to left
/// is a piece of its own, whose letters the toolkit turns round by itself.
fn visual(text: &str) -> Vec<(usize, String)> {
    let info = BidiInfo::new(text, Some(Level::rtl()));
    let Some(paragraph) = info.paragraphs.first() else { return Vec::new() };
    let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
    let mut pieces = Vec::new();
    for run in runs {
        let Some(part) = text.get(run.clone()) else { continue };
        if levels.get(run.start).is_some_and(Level::is_rtl) {
            let mut words: Vec<(usize, String)> = Vec::new();
            let mut open = false;
            for (at, letter) in part.char_indices() {
                let joins = is_right_to_left(letter);
                match words.last_mut() {
                    Some((_, word)) if open && joins => word.push(letter),
                    _ => words.push((run.start + at, mirrored(letter).to_string())),
                }
                open = joins;
            }
            pieces.extend(words.into_iter().rev());
        } else {
            pieces.push((run.start, part.to_owned()));
        }
    }
    pieces
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
    use super::visual;

    #[test]
    fn words_stand_from_right_to_left_and_figures_from_left() {
        let pieces: Vec<String> = visual("ألحق 15 نقطة.").into_iter().map(|(_, piece)| piece).collect();
        assert_eq!(pieces, [".", "نقطة", " ", "15", " ", "ألحق"]);
        let pieces: Vec<String> = visual("حليف سماوي، فاستعِد").into_iter().map(|(_, piece)| piece).collect();
        assert_eq!(pieces, ["فاستعِد", " ", "سماوي،", " ", "حليف"]);
        let pieces: Vec<String> = visual("من 20، فاسحب").into_iter().map(|(_, piece)| piece).collect();
        assert_eq!(pieces, ["فاسحب", " ", "،", "20", " ", "من"]);
        let pieces: Vec<String> = visual("(أ)").into_iter().map(|(_, piece)| piece).collect();
        assert_eq!(pieces, ["(", "أ", ")"]);
    }
}
