//! Text with the rows that made it: pointing at a phrase highlights the row, and the reverse.

use std::ops::Range;

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Role, Sense, Stroke, Ui, WidgetInfo};

use crate::studio::command::{Commands, SelectionCommand};
use crate::studio::selection::Hover;
use crate::studio::theme::colours;
use crate::studio::widgets::layout;
use crate::text::Text;

/// The typographic style of a text.
pub struct Set {
    pub font: FontId,
    /// The height of a line, in points.
    pub line: f32,
    pub colour: Color32,
    /// The width at which lines wrap, in points.
    pub width: f32,
}

/// Shows a text with the hovered part highlighted, and reports the part under the pointer.
pub fn phrases(ui: &mut Ui, text: &Text, set: &Set, hover: Option<Hover>, commands: &Commands) {
    let job = marked(ui, text, set, hover);
    let galley = layout(ui, job);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text.text));
    if let Some(pointer) = response.hover_pos() {
        let cursor = galley.cursor_from_pos(pointer - rect.min);
        let byte = text.text.char_indices().nth(cursor.index.0).map_or(text.text.len(), |(byte, _)| byte);
        if let Some(over) = at(text, byte) {
            commands.send(over);
            if response.clicked() {
                commands.send(SelectionCommand::Row(Some(over.row)));
            }
        }
    }
    ui.painter().galley(rect.min, galley, set.colour);
}

/// The innermost part at a byte of a text.
fn at(text: &Text, byte: usize) -> Option<Hover> {
    let over = text.spans.iter().filter(|span| span.range.contains(&byte));
    let span = over.min_by_key(|span| span.range.len());
    if let Some(span) = span {
        return Some(Hover { row: span.row, part: Some((span.part, span.condition)) });
    }
    rows(text).into_iter().find(|(_, range)| range.contains(&byte)).map(|(row, _)| Hover { row, part: None })
}

/// The rows of a text, each with the range from its first part to its last.
fn rows(text: &Text) -> Vec<(usize, Range<usize>)> {
    let mut rows: Vec<(usize, Range<usize>)> = Vec::new();
    for span in &text.spans {
        match rows.iter_mut().find(|(row, _)| *row == span.row) {
            Some((_, range)) => *range = range.start.min(span.range.start)..range.end.max(span.range.end),
            None => rows.push((span.row, span.range.clone())),
        }
    }
    rows
}

fn marked(ui: &Ui, text: &Text, set: &Set, hover: Option<Hover>) -> LayoutJob {
    let colours = colours(ui);
    let mut levels: Vec<(Range<usize>, u8)> = Vec::new();
    if let Some(hover) = hover {
        levels.extend(rows(text).into_iter().filter(|(row, _)| *row == hover.row).map(|(_, range)| (range, 1)));
        for span in &text.spans {
            if hover.is_part(span.row, span.part, span.condition) {
                levels.push((span.range.clone(), 2));
            }
        }
    }
    let mut cuts: Vec<usize> = vec![0, text.text.len()];
    cuts.extend(levels.iter().flat_map(|(range, _)| [range.start, range.end]));
    cuts.extend(text.fallbacks.iter().flat_map(|fallback| [fallback.range.start, fallback.range.end]));
    cuts.retain(|&cut| text.text.is_char_boundary(cut));
    cuts.sort_unstable();
    cuts.dedup();

    let mut job = LayoutJob {
        wrap: egui::text::TextWrapping { max_width: set.width, ..Default::default() },
        ..Default::default()
    };
    for pair in cuts.windows(2) {
        let range = pair[0]..pair[1];
        let level = levels.iter().filter(|(marked, _)| marked.start <= range.start && range.end <= marked.end);
        let level = level.map(|(_, level)| *level).max().unwrap_or(0);
        let falls_back =
            text.fallbacks.iter().any(|lack| lack.range.start <= range.start && range.end <= lack.range.end);
        let underline = match level {
            2 => Stroke::new(1.5, colours.accent),
            _ if falls_back => Stroke::new(1.0, colours.warning.text),
            _ => Stroke::NONE,
        };
        let format = TextFormat {
            font_id: set.font.clone(),
            line_height: Some(set.line),
            color: if level > 0 { colours.text } else { set.colour },
            background: [Color32::TRANSPARENT, colours.mark, colours.mark_part][usize::from(level.min(2))],
            expand_bg: 0.0,
            underline,
            ..TextFormat::default()
        };
        job.append(&text.text[range], 0.0, format);
    }
    job
}
