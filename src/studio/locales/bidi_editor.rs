//! Source in a script from right to left, as an editor shows it. The toolkit sets every line from the left and knows no
//! bidi, so the lines are broken and their words put in order here, and every letter is told where it stands.

use std::ops::Range;
use std::sync::Arc;

use egui::cache::FramePublisher;
use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{Galley, Ui, Vec2};

use super::bidi_line::{is_right_to_left, measure};
use crate::studio::widgets::layout;

/// A stretch of source with its format, and whether it is text to be read rather than code.
pub type Stretch = (Range<usize>, TextFormat, bool);

/// Something that is not broken over lines: a word, a space, a piece of code.
struct Atom {
    /// Its letters, by their places in the text.
    letters: Range<usize>,
    text: String,
    format: TextFormat,
    width: f32,
    /// Whether its letters run from right to left.
    turned: bool,
}

/// A text in lines that fit, with its words in the order in which they stand.
struct Set {
    job: LayoutJob,
    rows: Vec<Row>,
}

/// A line of a text that is set.
struct Row {
    /// Its width, in points.
    width: f32,
    /// Whether the text has a line break at its end.
    ends: bool,
    /// Its letters in the order in which they are written, each with where it stands and how far it leads.
    letters: Vec<(char, f32, f32)>,
}

/// Texts of the last frame, by what they were made of.
type Known = FramePublisher<u64, Arc<Set>>;

/// Sets a text at a width in points; every line begins at the right edge.
pub fn editor(ui: &Ui, text: &str, stretches: &[Stretch], width: f32) -> Arc<Galley> {
    // What was broken and put in order for the frame before is not done again.
    let key = egui::util::hash((text, stretches, width.to_bits(), ui.pixels_per_point().to_bits()));
    let known = ui.memory_mut(|memory| memory.caches.cache::<Known>().get(&key).cloned());
    let set = known.unwrap_or_else(|| Arc::new(Set::new(ui, text, stretches, width)));
    ui.memory_mut(|memory| memory.caches.cache::<Known>().set(key, set.clone()));
    let mut galley = layout(ui, set.job.clone());
    let laid = Arc::make_mut(&mut galley);
    for (row, Row { width: wide, ends, letters }) in laid.rows.iter_mut().zip(&set.rows) {
        let like = row.row.glyphs.first().copied();
        let glyph = |&(chr, x, advance_width): &(char, f32, f32)| {
            let mut glyph = like?;
            (glyph.chr, glyph.pos.x, glyph.advance_width) = (chr, x, advance_width);
            Some(glyph)
        };
        row.pos.x = (width - wide).max(0.0);
        row.ends_with_newline = *ends;
        let row = Arc::make_mut(&mut row.row);
        row.glyphs = letters.iter().filter_map(glyph).collect();
        // The caret behind the last letter stands at the left edge.
        row.size.x = 0.0;
    }
    // As wide as the place that it was set for: a widget would put what is narrower at its left.
    laid.rect.max.x = laid.rect.max.x.max(width);
    galley
}

impl Set {
    fn new(ui: &Ui, text: &str, stretches: &[Stretch], width: f32) -> Self {
        let mut job = LayoutJob::default();
        job.wrap.max_width = f32::INFINITY;
        let mut rows = Vec::new();
        for (at, (line, ends)) in lines(ui, text, stretches, width).into_iter().enumerate() {
            if at > 0 {
                job.append("\n", 0.0, stretches.first().map(|(_, format, _)| format.clone()).unwrap_or_default());
            }
            let order = ordered(&line);
            for atom in &order {
                job.append(&atom.text, 0.0, atom.format.clone());
            }
            rows.push(Row { width: line.iter().map(|atom| atom.width).sum(), ends, letters: letters(&line, &order) });
        }
        Self { job, rows }
    }
}

/// Breaks a text into lines that fit; each tells whether the text has a line break there.
fn lines(ui: &Ui, text: &str, stretches: &[Stretch], width: f32) -> Vec<(Vec<Atom>, bool)> {
    let mut lines: Vec<(Vec<Atom>, bool)> = vec![(Vec::new(), false)];
    let mut wide = 0.0;
    for atom in atoms(ui, text, stretches) {
        if atom.text == "\n" {
            if let Some(last) = lines.last_mut() {
                last.1 = true;
            }
            lines.push((Vec::new(), false));
            wide = 0.0;
            continue;
        }
        if wide + atom.width > width && wide > 0.0 && !atom.text.trim().is_empty() {
            lines.push((Vec::new(), false));
            wide = 0.0;
        }
        wide += atom.width;
        if let Some((line, _)) = lines.last_mut() {
            line.push(atom);
        }
    }
    for (line, _) in &mut lines {
        settle(line);
    }
    lines
}

/// The words, spaces and pieces of code of a text, in the order in which they are written.
fn atoms(ui: &Ui, text: &str, stretches: &[Stretch]) -> Vec<Atom> {
    let mut found: Vec<Atom> = Vec::new();
    let mut letter = 0;
    for (range, format, is_text) in stretches {
        let Some(part) = text.get(range.clone()) else { continue };
        let mut begin = letter;
        let mut word = String::new();
        let mut push = |word: &mut String, begin: &mut usize| {
            if word.is_empty() {
                return;
            }
            let count = word.chars().count();
            let turned = *is_text && word.chars().any(is_right_to_left);
            let width = if word == "\n" { 0.0 } else { measure(ui, word, format) };
            let letters = *begin..*begin + count;
            *begin += count;
            found.push(Atom { letters, text: std::mem::take(word), format: format.clone(), width, turned });
        };
        for next in part.chars() {
            let breaks = matches!(next, ' ' | '\n')
                || (*is_text
                    && word.chars().next_back().is_some_and(|last| is_right_to_left(last) != is_right_to_left(next)));
            if breaks {
                push(&mut word, &mut begin);
            }
            word.push(next);
            if matches!(next, ' ' | '\n') {
                push(&mut word, &mut begin);
            }
        }
        push(&mut word, &mut begin);
        letter += part.chars().count();
    }
    found
}

/// Spaces between pieces of code are code too; all others run with the text.
fn settle(line: &mut [Atom]) {
    let is_code = |atom: Option<&Atom>| atom.is_some_and(|atom| atom.text != " " && !atom.turned);
    for at in 0..line.len() {
        if line[at].text == " " {
            let before = at.checked_sub(1).and_then(|at| line.get(at));
            line[at].turned = !(is_code(before) && is_code(line.get(at + 1)));
        }
    }
}

/// The atoms of a line as they stand from left to right: code stays together and reads from the left.
fn ordered(line: &[Atom]) -> Vec<&Atom> {
    let runs: Vec<&[Atom]> = line.chunk_by(|one, next| !one.turned && !next.turned).collect();
    runs.into_iter().rev().flatten().collect()
}

/// Where every letter of a line stands, in the order in which they are written, and how far it leads.
fn letters(line: &[Atom], order: &[&Atom]) -> Vec<(char, f32, f32)> {
    let mut letters = Vec::new();
    for atom in line {
        let before = order.iter().take_while(|other| other.letters != atom.letters).map(|other| other.width);
        let left: f32 = before.sum();
        let count = atom.letters.len().max(1);
        #[allow(clippy::cast_precision_loss, reason = "letters of a word")]
        let step = atom.width / count as f32;
        for (at, chr) in atom.text.chars().enumerate() {
            #[allow(clippy::cast_precision_loss, reason = "letters of a word")]
            let along = step * at as f32;
            // The caret before a letter that runs from the right stands at its right edge, and so in a space.
            let (x, advance) = if atom.turned { (left + atom.width - along, -step) } else { (left + along, step) };
            letters.push((chr, x, advance));
        }
    }
    letters
}

/// The letter nearest to a place in a galley that was made here.
pub fn cursor_at(galley: &Galley, at: Vec2) -> CCursor {
    let mut index = 0;
    let mut best = (f32::INFINITY, 0);
    for row in &galley.rows {
        let away = (row.min_y() - at.y).max(at.y - row.max_y()).max(0.0);
        let mut consider = |x: f32, index: usize| {
            let distance = away * 1000.0 + (row.pos.x + x - at.x).abs();
            if distance < best.0 {
                best = (distance, index);
            }
        };
        for (letter, glyph) in row.row.glyphs.iter().enumerate() {
            consider(glyph.pos.x, index + letter);
        }
        let count = row.row.glyphs.len();
        consider(row.row.size.x, index + count);
        index += count + usize::from(row.ends_with_newline);
    }
    CCursor::new(best.1)
}
