//! The list of a design tool, and the details of the chosen line.

use egui::{CentralPanel, Frame, Id, Margin, Panel, ScrollArea, Ui};
use lucide_icons::Icon;

use super::desk::{Head, Line, Sheet, Then};
use super::form::is_fine;
use super::grid::grid_ui;
use super::put::{drag_rows, is_put_menu_open, put_menu, rows_ui};
use super::review::{Draft, comment_ui, comments_ui, decide_ui, text_ui};
use super::setup::EntryForm;
use super::{Design, Tool};
use crate::document::Pick;
use crate::studio::command::SelectionCommand;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Column, Heights, RowInfo, Table, cell_label, divider_here, empty_state, icon_button, icon_label,
    row_step, wrapped_label,
};
use crate::text::Arg;

impl Design {
    /// Notes, faults, the list, and the details below it.
    pub(super) fn sheet_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let to = self.to.take();
        let Some((_, Ok(sheet))) = &self.made else { return };
        notes(ui, view, sheet);
        kinds(ui, view, sheet, &mut self.kind, &mut self.has_grid);
        if self.has_grid {
            let mut opened = None;
            Frame::new().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| opened = grid_ui(ui, sheet));
            if opened.is_some() {
                (self.kind, self.has_grid) = (opened, false);
            }
            return;
        }
        let wanted = self.filter.to_lowercase();
        let fits = |line: &&Line| {
            self.kind.as_ref().is_none_or(|kind| *kind == line.kind)
                && (wanted.is_empty()
                    || line.cells.iter().chain(&line.detail).any(|text| text.to_lowercase().contains(&wanted)))
        };
        let most = if self.tool == Tool::Packs { self.opened } else { usize::MAX };
        let shown = sheet.lines.iter().take(most).enumerate().filter(|(_, line)| fits(line));
        let shown: Vec<usize> = shown.map(|(at, _)| at).collect();
        if shown.is_empty() {
            let (title, hint) =
                if sheet.lines.is_empty() { ("design-empty", "") } else { ("filter-nothing", "filter-nothing-hint") };
            let hint = if hint.is_empty() { "".into() } else { view.i18n.tr(hint) };
            return empty_state(ui, Icon::SearchX, &view.i18n.tr(title), &hint, |_| {});
        }
        let chosen = self.chosen.and_then(|at| sheet.lines.get(at));
        if let Some(line) = chosen {
            let panel = Frame::new().fill(colours(ui).panel);
            // Comments need more room, and is dragged apart from the rest.
            let (id, high): (_, f32) = match (&line.talk, &line.entry) {
                (Some(_), _) => ("design talk", 288.0),
                (None, Some(_)) => ("design entry", 336.0),
                (None, None) => ("design detail", 168.0),
            };
            let most = (ui.available_height() - 96.0).clamp(120.0, 420.0);
            let below = Panel::bottom(Id::unique(id)).default_size(high.min(most)).size_range(80.0..=most);
            below.resizable(true).frame(panel).show(ui, |ui| {
                divider_here(ui);
                let mut form = EntryForm { tool: self.tool, form: &mut self.form, to_choose: &mut self.to_choose };
                details(ui, view, line, &mut self.draft, &mut form);
            });
        }
        let mut picked = None;
        CentralPanel::no_frame().show(ui, |ui| {
            let target = to.and_then(|at| shown.iter().position(|shown| *shown == at));
            let table = Table::new(self.tool.entry().0, columns(sheet)).gap(12.0, 12.0).scroll_to(target);
            table.show(ui, Heights::Equal(shown.len(), height::TABLE_ROW), |row| {
                let at = shown[row.index()];
                let line = &sheet.lines[at];
                let name = line.cells.join(", ");
                let id = |at: usize| Id::unique("design line").with((self.tool, at));
                let mut response = row.info(RowInfo::new(id(at), &name).selected(self.chosen == Some(at)));
                if let Then::Rows(rows) = &line.then {
                    response = drag_rows(&response, rows, line.cells.first().map_or("", String::as_str));
                    put_menu(&response, view, rows, true);
                }
                let has_problem = line.entry.as_ref().is_some_and(|entry| !is_fine(view, entry));
                row.cell(|ui| mark(ui, line, has_problem));
                for cell in &line.cells {
                    row.cell(|ui| _ = cell_label(ui, cell, theme::body(Weight::Regular), colours(ui).text));
                }
                if let Some(next) = row_step(&response, row.index(), shown.len()).map(|next| shown[next]) {
                    response.ctx.memory_mut(|memory| memory.request_focus(id(next)));
                    picked = Some(next);
                } else if response.clicked() && !is_put_menu_open(&response) {
                    // The keys that open the menu count as a click.
                    response.request_focus();
                    picked = Some(at);
                }
            });
        });
        if let Some(at) = picked {
            if let Some(line) = sheet.lines.get(at) {
                follow(view, &line.then);
            }
            if self.chosen != Some(at) {
                (self.chosen, self.draft) = (Some(at), Draft::default());
            }
        }
    }
}

fn columns(sheet: &Sheet) -> Vec<Column> {
    let column = |head: &Head| {
        let column =
            if head.width > 0.0 { Column::new(&head.title, head.width) } else { Column::rest(&head.title, 120.0) };
        if head.is_number { column.right() } else { column }
    };
    std::iter::once(Column::exact("", 14.0)).chain(sheet.columns.iter().map(column)).collect()
}

/// Whether a line is as it should be.
fn mark(ui: &mut Ui, line: &Line, has_problem: bool) {
    let colours = colours(ui);
    match line.is_fine.filter(|_| !has_problem).or(has_problem.then_some(false)) {
        Some(true) => _ = icon_label(ui, Icon::Check, 14.0, colours.good),
        Some(false) => _ = icon_label(ui, Icon::TriangleAlert, 14.0, colours.warning.text),
        None => {}
    }
}

/// The sentences above the list, and what is wrong.
fn notes(ui: &mut Ui, view: &View<'_>, sheet: &Sheet) {
    let of_card = card_tags(view, sheet);
    if sheet.notes.is_empty() && sheet.faults.is_empty() && of_card.is_none() {
        return;
    }
    let colours = colours(ui);
    Frame::new().inner_margin(Margin::symmetric(12, 6)).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let notes = sheet.notes.iter().chain(&of_card).map(String::as_str).collect::<Vec<_>>().join(" · ");
        if !notes.is_empty() {
            wrapped_label(ui, &notes, theme::small(Weight::Regular), colours.label);
        }
        ScrollArea::vertical().id_salt("design faults").max_height(72.0).show(ui, |ui| {
            for fault in &sheet.faults {
                ui.horizontal_top(|ui| {
                    icon_label(ui, Icon::TriangleAlert, 13.0, colours.warning.text);
                    wrapped_label(ui, fault, theme::small(Weight::Regular), colours.text);
                });
            }
        });
    });
    divider_here(ui);
}

/// The tags of the selected card, where there are tags.
fn card_tags(view: &View<'_>, sheet: &Sheet) -> Option<String> {
    let card = view.selection.last_card().filter(|_| !sheet.tags.is_empty())?;
    let own = sheet.tags.iter().filter(|(_, cards)| cards.contains(card)).map(|(tag, _)| tag.as_str());
    let own: Vec<&str> = own.collect();
    let tags = if own.is_empty() { "–".to_owned() } else { own.join(", ") };
    let name = view.name_of(card);
    Some(view.i18n.tr_with("design-tags-of", &[("card", Arg::Text(&name)), ("tags", Arg::Text(&tags))]))
}

/// The menu of the kinds of lines, with how many there are of each.
fn kinds(ui: &mut Ui, view: &View<'_>, sheet: &Sheet, kind: &mut Option<String>, has_grid: &mut bool) {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for line in sheet.lines.iter().filter(|line| !line.kind.is_empty()) {
        match counts.iter_mut().find(|(known, _)| *known == line.kind) {
            Some((_, count)) => *count += 1,
            None => counts.push((&line.kind, 1)),
        }
    }
    if counts.is_empty() {
        return;
    }
    counts.sort_unstable();
    let all = view.i18n.tr("design-all-kinds");
    let search = view.i18n.tr("search");
    let current = kind.as_ref().and_then(|kind| counts.iter().position(|(known, _)| known == kind));
    let row = |ui: &mut Ui| {
        let menu = Choices::new(&all, &search).width(300.0).current(Some(current.map_or(0, |at| at + 1)));
        let choices = || {
            let named = counts.iter().map(|(kind, count)| Choice::new(format!("{kind} ({count})")));
            std::iter::once(Choice::new(format!("{all} ({})", sheet.lines.len()))).chain(named).collect()
        };
        let width = (ui.available_width() - 40.0).min(300.0);
        let text = kind.clone().unwrap_or_else(|| all.to_string());
        if let Some(at) = menu.field(ui, Some(Icon::Funnel), &text, width, choices) {
            *kind = at.checked_sub(1).and_then(|at| counts.get(at)).map(|(kind, _)| (*kind).to_owned());
            *has_grid = false;
        }
        let (icon, tip) = if *has_grid { (Icon::List, "design-as-list") } else { (Icon::Grid3x3, "design-as-grid") };
        if icon_button(ui, icon, &view.i18n.tr(tip), true).clicked() {
            *has_grid = !*has_grid;
        }
    };
    Frame::new().inner_margin(Margin::symmetric(12, 6)).show(ui, |ui| ui.horizontal(row));
}

/// What choosing a line does.
fn follow(view: &View<'_>, then: &Then) {
    match then {
        Then::Filter(filter) => view.send(SelectionCommand::Filter(filter.clone())),
        Then::Cards(cards) => {
            let places = cards.iter().filter_map(|id| view.document.find(id));
            for (at, place) in places.enumerate() {
                view.send(SelectionCommand::Select(place, if at == 0 { Pick::Only } else { Pick::Toggle }));
            }
        }
        Then::Nothing | Then::Rows(_) | Then::Submission { .. } => {}
    }
}

/// What is read of a line, and what can be done with it.
fn details(ui: &mut Ui, view: &View<'_>, line: &Line, draft: &mut Draft, form: &mut EntryForm<'_>) {
    Frame::new().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        if let Then::Rows(rows) = &line.then {
            rows_ui(ui, view, rows);
        }
        if let Some(talk) = &line.talk {
            ui.horizontal_wrapped(|ui| {
                if line.then == (Then::Submission { is_taken: false }) {
                    decide_ui(ui, view, talk);
                }
                comment_ui(ui, view, talk, draft);
            });
        }
        ScrollArea::vertical().id_salt("design detail").auto_shrink([false, false]).show(ui, |ui| {
            if let Some(talk) = &line.talk {
                text_ui(ui, talk, draft);
            }
            if let Some(entry) = &line.entry {
                form.ui(ui, view, entry, line.cells.first().map_or("", String::as_str));
            }
            for text in line.detail.iter().filter(|text| !text.is_empty()) {
                wrapped_label(ui, text, theme::body(Weight::Regular), colours(ui).text);
            }
            if let Some(talk) = &line.talk {
                comments_ui(ui, view, talk);
            }
        });
    });
}
