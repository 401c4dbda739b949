//! The sheet of shortcuts.

use egui::{Context, ScrollArea, Sense, Ui, pos2, vec2};

use crate::studio::action::{ACTIONS, Action, Entry, Screen};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{dialog, elided, icon_at, keys, label};

/// The heads under which shortcuts stand, in their order.
const HEADS: [&str; 7] = [
    "project-menu",
    "palette-commands",
    "screen-cards",
    "effects",
    "screen-sandbox",
    "screen-balance",
    "screen-locales",
];
/// The least width of a column, and the most of the sheet, in points.
const COLUMN: f32 = 300.0;
const MOST: f32 = 1040.0;
const LINE: f32 = 24.0;

/// Shows it; false when it is shut.
pub fn shortcuts(ctx: &Context, view: &View<'_>) -> bool {
    let room = (ctx.content_rect().width() - 64.0).min(MOST);
    let shut = dialog(ctx, "shortcuts", &view.i18n.tr("do-shortcuts"), "", room, |ui| {
        let columns = if room >= 3.0 * COLUMN { 3 } else { 1 + usize::from(room >= 2.0 * COLUMN) };
        let most = (ctx.content_rect().height() - 160.0).max(60.0);
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            ui.columns(columns, |uis| {
                for (ui, sections) in uis.iter_mut().zip(in_columns(columns)) {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for (head, entries) in sections {
                        ui.add_space(8.0);
                        label(ui, &view.i18n.tr(head), theme::small(Weight::Semibold), colours(ui).label);
                        ui.add_space(2.0);
                        for entry in entries {
                            line(ui, view, entry);
                        }
                    }
                }
            });
        });
    });
    !shut
}

/// The shortcuts under a head.
type Section = (&'static str, Vec<&'static Entry>);

/// The sections, in so many columns that are about as long as each other.
fn in_columns(columns: usize) -> Vec<Vec<Section>> {
    let with_keys = |head| ACTIONS.iter().filter(move |entry| entry.keys.is_some() && head_of(entry) == head);
    let sections: Vec<Section> = HEADS.into_iter().map(|head| (head, with_keys(head).collect())).collect();
    // A head takes as much room as two lines.
    let long = |section: &Section| section.1.len() + 2;
    let whole: usize = sections.iter().map(long).sum();
    let mut shown = vec![Vec::new(); columns];
    let mut before = 0;
    for section in sections {
        // The column in which its middle lies.
        let middle = before + long(&section) / 2;
        before += long(&section);
        shown[(middle * columns / whole).min(columns - 1)].push(section);
    }
    shown
}

/// The head of an action.
fn head_of(entry: &Entry) -> &'static str {
    if entry.on == Some(Screen::Locales) {
        return "screen-locales";
    }
    match entry.action {
        Action::NewProject
        | Action::Open
        | Action::OpenBundled
        | Action::Save
        | Action::SaveAs
        | Action::Backups
        | Action::Undo
        | Action::Redo
        | Action::Quit => "project-menu",
        Action::NewCard
        | Action::DuplicateCards
        | Action::DeleteCards
        | Action::Copy
        | Action::Cut
        | Action::Paste
        | Action::BulkEdit
        | Action::Replace
        | Action::Filter
        | Action::SelectAll
        | Action::NextCard
        | Action::PreviousCard
        | Action::EditName => "screen-cards",
        Action::AddRow
        | Action::AddLegacy
        | Action::DuplicateRow
        | Action::DeleteRow
        | Action::RowUp
        | Action::RowDown
        | Action::Json
        | Action::Try => "effects",
        Action::Resolve
        | Action::StepRow
        | Action::BackRow
        | Action::Restart
        | Action::SaveScenario
        | Action::RunScenarios
        | Action::NewMatch => "screen-sandbox",
        Action::RunBalance
        | Action::Sensitivity
        | Action::StopWork
        | Action::Calibrate
        | Action::SaveResult
        | Action::OpenResult
        | Action::ExportResult => "screen-balance",
        _ => "palette-commands",
    }
}

fn line(ui: &mut Ui, view: &View<'_>, entry: &Entry) {
    let colours = colours(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let middle = rect.center().y;
    icon_at(ui.painter(), pos2(rect.left() + 8.0, middle), entry.icon, 14.0, colours.label);
    let of_action = entry.action.keys(ui.ctx());
    let left = keys(ui, pos2(rect.right() - 4.0, middle), &of_action);
    let name = view.i18n.tr(entry.name);
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{name}: {}", of_action.join("+"))));
    let galley = elided(ui, &name, theme::body(Weight::Regular), colours.text, left - rect.left() - 32.0);
    ui.painter().galley(pos2(rect.left() + 24.0, middle - galley.size().y / 2.0), galley, colours.text);
}

#[cfg(test)]
mod tests {
    use super::{ACTIONS, HEADS, head_of, in_columns};

    #[test]
    fn every_shortcut_stands_once_whatever_the_columns() {
        let with_keys = ACTIONS.iter().filter(|entry| entry.keys.is_some()).count();
        for columns in 1..=3 {
            let shown = in_columns(columns);
            let lines = |column: &Vec<(&str, Vec<_>)>| column.iter().map(|(_, entries)| entries.len() + 2).sum();
            let long: Vec<usize> = shown.iter().map(lines).collect();
            assert_eq!(long.iter().sum::<usize>(), with_keys + 2 * HEADS.len());
            let (most, least) = (long.iter().max().unwrap(), long.iter().min().unwrap());
            assert!(most - least <= 12, "{long:?}");
        }
        assert!(ACTIONS.iter().all(|entry| HEADS.contains(&head_of(entry))));
    }
}
