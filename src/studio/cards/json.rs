//! The JSON pane: the selected row or the whole record as in the file. Typed text is parsed at once.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, FontId, Id, Layout, Rect, ScrollArea, Stroke, TextEdit, Ui, UiBuilder, vec2};
use lucide_icons::Icon;

use crate::base::{Diagnostic, Severity, Source, Span};
use crate::document::{Command, RecordPath};
use crate::registry::{read_card, read_hero, read_rows, write_card, write_hero, write_row};
use crate::studio::action::Action;
use crate::studio::current::rows_of;
use crate::studio::problem_text;
use crate::studio::quoted::quoted_length;
use crate::studio::selection::is_in_row;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{icon_button, icon_label, label, layout, segmented};

const FOLDED: f32 = 28.0;
const ROW_OPEN: f32 = 92.0;
const RECORD_OPEN: f32 = 260.0;

/// The state of the pane.
#[derive(Default)]
pub struct Pane {
    whole: bool,
    text: String,
    shows: Option<(RecordPath, Option<usize>)>,
    problems: Vec<Diagnostic>,
}

impl Pane {
    /// The height of the pane, in points.
    pub fn height(&self, view: &View<'_>) -> f32 {
        match (view.settings.json_open, self.whole) {
            (false, _) => FOLDED,
            (true, false) => ROW_OPEN,
            (true, true) => RECORD_OPEN,
        }
    }

    /// Shows the pane.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, place: RecordPath) {
        let whole = ui.max_rect();
        let colours = colours(ui);
        ui.painter().rect_filled(whole, 0.0, colours.well);
        ui.painter().hline(whole.x_range(), whole.top() + 0.5, Stroke::new(1.0, colours.divider));
        let rows = rows_of(&view.document, place);
        let row = view.selection.row.filter(|&row| !self.whole && row < rows.len());
        self.head(ui, view, row);
        if !view.settings.json_open {
            return;
        }
        let written = match (row, place) {
            (Some(row), _) => write_row(&rows[row], view.rules()),
            (None, RecordPath::Card(at)) if self.whole => {
                view.registry().cards.get(at).map(|card| write_card(card, view.rules())).unwrap_or_default()
            }
            (None, RecordPath::Hero(at)) if self.whole => {
                view.registry().heroes.get(at).map(|hero| write_hero(hero, view.rules())).unwrap_or_default()
            }
            _ => String::new(),
        };
        let id = Id::unique("json pane");
        let focused = ui.memory(|memory| memory.has_focus(id));
        if !focused || self.shows != Some((place, row)) {
            self.text.clone_from(&written);
            self.shows = Some((place, row));
            self.problems.clear();
        }
        if written.is_empty() && !focused {
            let mut child = ui.new_child(UiBuilder::new().max_rect(whole.shrink2(vec2(12.0, 0.0))));
            child.add_space(FOLDED + 4.0);
            label(&mut child, &view.i18n.tr("json-no-row"), theme::small(Weight::Regular), colours.label);
            return;
        }
        let body = Rect::from_min_max(whole.min + vec2(12.0, FOLDED), whole.max - vec2(4.0, 4.0));
        let mut child = ui.new_child(UiBuilder::new().max_rect(body));
        let problems = &self.problems;
        let mut colour =
            |ui: &Ui, text: &dyn egui::TextBuffer, width: f32| layout(ui, coloured(ui, text.as_str(), problems, width));
        let changed = ScrollArea::vertical()
            .id_salt("json")
            .auto_shrink(false)
            .show(&mut child, |ui| {
                let edit = TextEdit::multiline(&mut self.text)
                    .id(id)
                    .frame(egui::Frame::NONE)
                    .margin(egui::Margin::ZERO)
                    .desired_width(f32::INFINITY)
                    .desired_rows(2)
                    .layouter(&mut colour);
                ui.add(edit).accessible_name(&*view.i18n.tr("json-name")).changed()
            })
            .inner;
        if changed {
            self.read(view, place, row);
        }
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>, row: Option<usize>) {
        let colours = colours(ui);
        let rect = Rect::from_min_size(ui.max_rect().min, vec2(ui.max_rect().width(), FOLDED)).shrink2(vec2(12.0, 0.0));
        let mut left = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
        left.spacing_mut().item_spacing.x = 6.0;
        icon_label(&mut left, Icon::Braces, 13.0, colours.label);
        let title =
            row.map_or_else(|| view.i18n.tr("json").to_string(), |row| view.i18n.tr_count("json-of-row", row + 1));
        label(&mut left, &title, theme::small(Weight::Medium), colours.secondary);
        let mut right = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)));
        right.spacing_mut().item_spacing.x = 8.0;
        let open = view.settings.json_open;
        let tip = format!("{} · {}", view.i18n.tr(Action::Json.entry().name), Action::Json.keys(ui.ctx()).join("+"));
        if icon_button(&mut right, if open { Icon::ChevronDown } else { Icon::ChevronUp }, &tip, true).clicked() {
            view.send(Action::Json);
        }
        if open {
            let names = [view.i18n.tr("json-row"), view.i18n.tr("json-record")];
            let segments = [(&*names[0], None), (&*names[1], None)];
            if let Some(chosen) = segmented(&mut right, &view.i18n.tr("json"), &segments, usize::from(self.whole)) {
                self.whole = chosen == 1;
            }
        }
        if let Some(problem) = self.problems.first() {
            let at = problem.span.as_ref().map(|span| place_of(&self.text, span.start()));
            let at = at.map(|(line, column)| format!("{line}:{column} ")).unwrap_or_default();
            label(
                &mut right,
                &format!("{at}{}", problem_text::problem(&view.i18n, problem)),
                theme::small(Weight::Regular),
                colours.error.text,
            );
        } else if open && (row.is_some() || self.whole) && !has_error(view, row) {
            label(&mut right, &view.i18n.tr("json-valid"), theme::small(Weight::Regular), colours.good);
            icon_label(&mut right, Icon::Check, 13.0, colours.good);
        }
    }

    fn read(&mut self, view: &View<'_>, place: RecordPath, row: Option<usize>) {
        let Some(row) = row else {
            let json = self.text.clone();
            let source = Source::new("record", json.as_str());
            self.problems = match place {
                RecordPath::Hero(_) => read_hero(&source, view.rules()).1,
                _ => read_card(&source, view.rules()).1,
            };
            if self.problems.is_empty() {
                view.send(Command::SetJson { at: place, json, gesture: view.gesture });
            }
            return;
        };
        let source = Source::new("row", format!("[{}]", self.text));
        let (rows, mut problems) = read_rows(&source, view.rules());
        for problem in &mut problems {
            problem.span = problem
                .span
                .map(|span| Span::new(&self.text, span.start().saturating_sub(1)..span.end().saturating_sub(1)));
        }
        self.problems = problems;
        if let ([to], true) = (&rows[..], self.problems.is_empty()) {
            view.send(Command::SetRow { at: place, row, to: to.clone(), gesture: view.gesture });
        }
    }
}

/// Whether the shown row, or any part of the shown record, has an error.
fn has_error(view: &View<'_>, row: Option<usize>) -> bool {
    let problems = view.current.as_ref().map_or(&[][..], |current| &current.problems);
    let mut errors = problems.iter().filter(|problem| problem.severity == Severity::Error);
    errors.any(|problem| row.is_none_or(|row| is_in_row(problem, row)))
}

/// Line and column of a byte, both from 1.
fn place_of(text: &str, byte: usize) -> (usize, usize) {
    let before = text.get(..byte.min(text.len())).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    (line, before.rsplit('\n').next().unwrap_or(before).chars().count() + 1)
}

/// JSON with syntax colours, and underlined where it is invalid.
fn coloured(ui: &Ui, text: &str, problems: &[Diagnostic], width: f32) -> LayoutJob {
    let colours = colours(ui);
    let mut job =
        LayoutJob { wrap: egui::text::TextWrapping { max_width: width, ..Default::default() }, ..Default::default() };
    let wrong = |at: usize| problems.iter().filter_map(|problem| problem.span).any(|span| span.range().contains(&at));
    let mut rest = text;
    while !rest.is_empty() {
        let at = text.len() - rest.len();
        let (token, colour) = match rest.as_bytes()[0] {
            b'"' => {
                let end = quoted_length(rest);
                let is_key = rest[end..].trim_start().starts_with(':');
                (end, if is_key { colours.syntax.attribute } else { colours.syntax.string })
            }
            b'{' | b'}' | b'[' | b']' | b',' | b':' => (1, colours.syntax.punctuation),
            first if first.is_ascii_whitespace() => {
                (rest.len() - rest.trim_ascii_start().len(), colours.syntax.punctuation)
            }
            _ => {
                let ends = |c: char| c.is_whitespace() || "{}[],:\"".contains(c);
                (rest.find(ends).unwrap_or(rest.len()).max(1), colours.syntax.variable)
            }
        };
        let token = (token..=rest.len()).find(|&end| rest.is_char_boundary(end)).unwrap_or(rest.len());
        let underline = if wrong(at) { Stroke::new(1.5, colours.error.text) } else { Stroke::NONE };
        let font: FontId = theme::mono(12.0);
        let format =
            TextFormat { font_id: font, color: colour, underline, line_height: Some(18.0), ..Default::default() };
        job.append(&rest[..token], 0.0, format);
        rest = &rest[token..];
    }
    if text.is_empty() {
        job.append("", 0.0, TextFormat { font_id: theme::mono(12.0), ..Default::default() });
    }
    job
}
