//! Text with the rows that made it: pointing at a phrase highlights the row, and the reverse.

use std::ops::Range;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Color32, FontId, Response, Role, Sense, Stroke, Ui, WidgetInfo};

use crate::studio::command::Hover;
use crate::studio::command::{Commands, SelectionCommand};
use crate::studio::theme::colours;
use crate::studio::widgets::layout;
use crate::text::Text;

/// The typographic style of a text.
pub struct TextStyle {
    pub font: FontId,
    /// The height of a line, in points.
    pub line: f32,
    pub colour: Color32,
    /// The width at which lines wrap, in points.
    pub width: f32,
}

/// Shows a text with the hovered part highlighted, and reports the part under the pointer.
pub fn phrases(ui: &mut Ui, text: &Text, set: &TextStyle, hover: Option<Hover>, commands: &Commands) {
    let (part, response) = pointed(ui, text, set, hover);
    if let Some(part) = part {
        commands.send(part);
        if response.clicked() {
            commands.send(SelectionCommand::Row(Some(part.row)));
        }
    }
}

/// Shows a text with a part highlighted. Returns the part under the pointer.
pub fn pointed(ui: &mut Ui, text: &Text, set: &TextStyle, hover: Option<Hover>) -> (Option<Hover>, Response) {
    let job = marked(ui, text, set, hover);
    let galley = layout(ui, job);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text.text));
    let part = response.hover_pos().and_then(|pointer| {
        let cursor = galley.cursor_from_pos(pointer - rect.min);
        let byte = text.text.char_indices().nth(cursor.index.0).map_or(text.text.len(), |(byte, _)| byte);
        text.part_at(byte)
    });
    ui.painter().galley(rect.min, galley, set.colour);
    (part, response)
}

fn marked(ui: &Ui, text: &Text, set: &TextStyle, hover: Option<Hover>) -> LayoutJob {
    let colours = colours(ui);
    let row = hover.and_then(|hover| text.range_of(hover));
    let parts = text.all_spans().filter(|span| hover.is_some_and(|at| at.is_part(span)));
    let parts: Vec<&Range<usize>> = parts.map(|span| &span.range).collect();
    let english: Vec<&Range<usize>> = text.fallbacks.iter().map(|fallback| &fallback.range).collect();
    let ranges = || parts.iter().chain(&english).copied().chain(&row);
    let mut cuts: Vec<usize> = ranges().flat_map(|range| [range.start, range.end]).collect();
    cuts.extend([0, text.text.len()]);
    cuts.retain(|&cut| text.text.is_char_boundary(cut));
    cuts.sort_unstable();
    cuts.dedup();

    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(set.width), ..LayoutJob::default() };
    for pair in cuts.windows(2) {
        let has = |range: &Range<usize>| range.start <= pair[0] && pair[1] <= range.end;
        let (color, background) = match (parts.iter().any(|part| has(part)), row.as_ref().is_some_and(has)) {
            (true, _) => (colours.text, colours.mark_part),
            (_, true) => (colours.text, colours.mark),
            _ => (set.colour, Color32::TRANSPARENT),
        };
        let underline = match background {
            ground if ground == colours.mark_part => Stroke::new(1.5, colours.accent),
            _ if english.iter().any(|range| has(range)) => Stroke::new(1.0, colours.warning.text),
            _ => Stroke::NONE,
        };
        let format = TextFormat { color, background, underline, expand_bg: 0.0, ..TextFormat::default() };
        let format = TextFormat { font_id: set.font.clone(), line_height: Some(set.line), ..format };
        job.append(&text.text[pair[0]..pair[1]], 0.0, format);
    }
    job
}
