//! The JSON pane: the selected row or the whole record as in the file. Typed text is parsed at once.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align2, Frame, Id, Margin, ScrollArea, Sides, Stroke, TextBuffer, TextEdit, Ui};
use lucide_icons::Icon;

use crate::base::{Diagnostic, JsonToken, Severity, Source, Span, json_tokens};
use crate::document::{Command, RecordPath};
use crate::registry::row_of;
use crate::registry::{read_card, read_hero, read_row, write_card, write_hero, write_row};
use crate::studio::action::Action;
use crate::studio::mirror;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{background, divider, icon_button, icon_label, label, layout, segmented};

const FOLDED: f32 = 28.0;
const ROW_OPEN: f32 = 92.0;
const RECORD_OPEN: f32 = 260.0;

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

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, place: RecordPath) {
        let colours = colours(ui);
        background(ui, ui.max_rect(), colours.well);
        divider(ui, ui.max_rect(), Align2::CENTER_TOP);
        let rows = view.registry().rows(place);
        let row = view.selection.row.filter(|&row| !self.whole && row < rows.len());
        self.head(ui, view, row);
        if !view.settings.json_open {
            return;
        }
        let (registry, rules) = (view.registry(), view.rules());
        let written = match (row, place) {
            (Some(row), _) => Some(write_row(&rows[row], rules)),
            (None, RecordPath::Card(at)) if self.whole => registry.cards.get(at).map(|card| write_card(card, rules)),
            (None, RecordPath::Hero(at)) if self.whole => registry.heroes.get(at).map(|hero| write_hero(hero, rules)),
            _ => None,
        };
        let id = Id::unique("json pane");
        let focused = ui.memory(|memory| memory.has_focus(id));
        let is_empty = written.is_none() && !focused;
        if !focused || self.shows != Some((place, row)) {
            self.text = written.unwrap_or_default();
            self.shows = Some((place, row));
            self.problems.clear();
        }
        let margin = Margin { left: 12, right: 4, top: if is_empty { 4 } else { 0 }, bottom: 4 };
        Frame::new().inner_margin(margin).show(ui, |ui| {
            if is_empty {
                label(ui, &view.i18n.tr("json-no-row"), theme::small(Weight::Regular), colours.label);
                return;
            }
            let problems = &self.problems;
            let mut layouter =
                |ui: &Ui, text: &dyn TextBuffer, width: f32| layout(ui, coloured(ui, text.as_str(), problems, width));
            let edit = TextEdit::multiline(&mut self.text)
                .id(id)
                .frame(Frame::NONE)
                .desired_width(f32::INFINITY)
                .desired_rows(2)
                .layouter(&mut layouter);
            let scroll = ScrollArea::vertical().id_salt("json").auto_shrink(false);
            let shown =
                scroll.show(ui, |ui| mirror::kept(ui, |ui| ui.add(edit)).accessible_name(&*view.i18n.tr("json-name")));
            if shown.inner.changed() {
                self.read(view, place, row);
            }
        });
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>, row: Option<usize>) {
        let colours = colours(ui);
        let (i18n, open) = (&view.i18n, view.settings.json_open);
        let small = theme::small(Weight::Regular);
        let left = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            icon_label(ui, Icon::Braces, 13.0, colours.label);
            let title = row.map_or_else(|| i18n.tr("json").to_string(), |row| i18n.tr_count("json-of-row", row + 1));
            label(ui, &title, theme::small(Weight::Medium), colours.secondary);
        };
        let right = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let tip = Action::Json.tip(ui.ctx(), &i18n.tr(Action::Json.entry().name));
            if icon_button(ui, if open { Icon::ChevronDown } else { Icon::ChevronUp }, &tip, true).clicked() {
                view.send(Action::Json);
            }
            if open {
                let names = [i18n.tr("json-row"), i18n.tr("json-record")];
                let segments = [(&*names[0], None), (&*names[1], None)];
                if let Some(chosen) = segmented(ui, &i18n.tr("json"), &segments, usize::from(self.whole)) {
                    self.whole = chosen == 1;
                }
            }
            if let Some(problem) = self.problems.first() {
                let position = |span: Span| Source::new("", self.text.as_str()).position(span.start());
                let at = problem.span.map(position).map(|at| format!("{}:{} ", at.line, at.column)).unwrap_or_default();
                let text = format!("{at}{}", problem_text::problem(i18n, problem));
                label(ui, &text, small, colours.error.text);
            } else if open && (row.is_some() || self.whole) && !has_error(view, row) {
                label(ui, &i18n.tr("json-valid"), small, colours.good);
                icon_label(ui, Icon::Check, 13.0, colours.good);
            }
        };
        Frame::new().inner_margin(Margin::symmetric(12, 0)).show(ui, |ui| {
            Sides::new().height(FOLDED).shrink_right().show(ui, left, right);
        });
    }

    fn read(&mut self, view: &View<'_>, place: RecordPath, row: Option<usize>) {
        let (rules, gesture) = (view.rules(), view.gesture);
        self.problems.clear();
        let Some(row) = row else {
            let json = self.text.clone();
            let source = Source::new("record", json.as_str());
            self.problems = match place {
                RecordPath::Hero(_) => read_hero(&source, rules).1,
                _ => read_card(&source, rules).1,
            };
            if self.problems.is_empty() {
                view.send(Command::SetJson { at: place, json, gesture });
            }
            return;
        };
        match read_row(&self.text, rules) {
            Ok(to) => view.send(Command::SetRow { at: place, row, to, gesture }),
            Err(problems) => self.problems = problems,
        }
    }
}

/// Whether the shown row, or any part of the shown record, has an error.
fn has_error(view: &View<'_>, row: Option<usize>) -> bool {
    let mut errors = view.problems().iter().filter(|problem| problem.severity == Severity::Error);
    errors.any(|problem| row.is_none_or(|row| row_of(&problem.pointer) == Some(row)))
}

/// JSON with syntax colours, and underlined where it is invalid.
fn coloured(ui: &Ui, text: &str, problems: &[Diagnostic], width: f32) -> LayoutJob {
    let colours = colours(ui);
    let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(width), ..LayoutJob::default() };
    let wrong = |at: usize| problems.iter().filter_map(|problem| problem.span).any(|span| span.range().contains(&at));
    let mut append = |text: &str, color, underline| {
        let format = TextFormat { font_id: theme::mono(12.0), color, underline, ..Default::default() };
        job.append(text, 0.0, TextFormat { line_height: Some(18.0), ..format });
    };
    for (token, range) in json_tokens(text) {
        let colour = match token {
            JsonToken::Key => colours.syntax.attribute,
            JsonToken::String => colours.syntax.string,
            JsonToken::Punctuation | JsonToken::Space => colours.syntax.punctuation,
            JsonToken::Word => colours.syntax.variable,
        };
        let underline = if wrong(range.start) { Stroke::new(1.5, colours.error.text) } else { Stroke::NONE };
        append(&text[range], colour, underline);
    }
    if text.is_empty() {
        append("", colours.text, Stroke::NONE);
    }
    job
}
