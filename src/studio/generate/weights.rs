//! The weights at the left: what comes up how often.

use egui::{Align, Role, ScrollArea, Ui};
use lucide_icons::Icon;

use super::{Generate, budget};
use crate::generate::weights::Weighed;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Pressable, bar, cell_label, column, icon_atom, icon_button, line, number_field, panel_head, sides, sides_head,
    text_atom,
};
use crate::text::Arg;

const MOST: i64 = 9999;
const NAME: f32 = 88.0;
const BAR: f32 = 40.0;

/// The name of an entry of the ruleset.
fn name(view: &View<'_>, of: &Weighed, id: &str) -> String {
    let message = match of {
        Weighed::Types => format!("type-{id}"),
        Weighed::Targets => format!("to-{id}"),
        Weighed::Operations => format!("op-{id}"),
        Weighed::Timings(_) => format!("on-{id}"),
        Weighed::Keywords => format!("keyword-{id}"),
        Weighed::Filters => {
            return view.i18n.heading(&format!("type-{id}"), &view.i18n.heading(&format!("subtype-{id}"), id));
        }
    };
    view.i18n.heading(&message, id)
}

/// What a table is about.
fn title(view: &View<'_>, of: &Weighed) -> String {
    let i18n = &view.i18n;
    match of {
        Weighed::Types => i18n.tr("generate-types").to_string(),
        Weighed::Timings(id) => format!("{} · {}", i18n.tr("generate-timings"), name(view, &Weighed::Types, id)),
        Weighed::Targets => i18n.tr("generate-targets").to_string(),
        Weighed::Operations => i18n.tr("generate-operations").to_string(),
        Weighed::Keywords => i18n.tr("field-keywords").to_string(),
        Weighed::Filters => i18n.tr("target-filters").to_string(),
    }
}

impl Generate {
    pub(super) fn weights_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let i18n = &view.i18n;
        let count = self.changed.len();
        let note = if count > 0 { i18n.tr_count("generate-edits", count) } else { String::new() };
        let (mut is_reset, mut is_kept) = (false, false);
        let can_keep = count > 0 && view.document.read_only().is_none();
        panel_head(ui, &i18n.tr("generate-weights"), &note, |ui| {
            is_reset = icon_button(ui, Icon::RotateCcw, &i18n.tr("generate-reset"), count > 0).clicked();
            is_kept = icon_button(ui, Icon::BookDown, &i18n.tr("generate-keep"), can_keep).clicked();
        });
        if is_kept {
            self.keep_weights(view);
        }
        let mut is_changed = is_reset || is_kept;
        if is_changed {
            self.changed.clear();
        }
        let tables = self.weights();
        let has_budgets = self.batch.as_ref().is_some_and(|batch| !batch.budgets.is_empty());
        let room = ui.available_height();
        let chart = if has_budgets && room >= 3.0 * budget::HEIGHT { budget::HEIGHT } else { 0.0 };
        let list = ScrollArea::vertical().id_salt("weights").auto_shrink(false).max_height(room - chart);
        list.show(ui, |ui| {
            for table in &tables {
                let title = title(view, &table.of);
                let colour = colours(ui).label;
                let sum = table.sum();
                let is_folded = self.folded.contains(&table.of);
                let mut is_clicked = false;
                let left = |ui: &mut Ui| {
                    let icon = if is_folded { Icon::ChevronRight } else { Icon::ChevronDown };
                    let text = colours(ui).text;
                    let atoms = (icon_atom(icon, 13.0, colour), text_atom(&title, theme::body(Weight::Semibold), text));
                    let head = Pressable::new(height::CHIP, atoms).padding(2).gap(4.0);
                    is_clicked = head.role(Role::DisclosureTriangle, &title).selected(!is_folded).show(ui).clicked();
                };
                sides_head(ui, left, |ui| {
                    cell_label(ui, &sum.to_string(), theme::small(Weight::Regular), colour);
                });
                if is_clicked && !self.folded.remove(&table.of) {
                    self.folded.insert(table.of.clone());
                }
                for (id, weight) in table.entries.iter().filter(|_| !is_folded) {
                    let name = name(view, &table.of, id);
                    if let Some(to) = entry(ui, view, &format!("{title}: {name}"), &name, *weight, sum) {
                        self.changed.insert((table.of.clone(), id.clone()), to);
                        is_changed = true;
                    }
                }
                ui.add_space(6.0);
            }
        });
        if chart > 0.0 {
            self.budget_ui(ui, view);
        }
        if is_changed {
            self.make(self.wish());
        }
    }
}

/// A weight with its share. Returns the new one if the user changed it.
fn entry(ui: &mut Ui, view: &View<'_>, full: &str, name: &str, weight: u64, sum: u64) -> Option<u64> {
    let mut changed = None;
    line(ui, "", height::MENU_ROW, |ui| {
        let colours = colours(ui);
        ui.add_space(12.0);
        column(ui, NAME, Align::Min, |ui| {
            cell_label(ui, name, theme::small(Weight::Regular), colours.secondary);
        });
        #[allow(clippy::cast_precision_loss, reason = "weights are small")]
        let share = weight as f32 / sum as f32;
        bar(ui, BAR, share, colours.accent);
        sides(
            ui,
            |_| {},
            |ui| {
                ui.add_space(12.0);
                column(ui, 30.0, Align::Max, |ui| {
                    #[allow(clippy::cast_possible_truncation, reason = "a percentage")]
                    let percent = [("n", Arg::Number((share * 100.0).round() as i64))];
                    let percent = view.i18n.tr_with("percent", &percent);
                    cell_label(ui, &percent, theme::small(Weight::Regular), colours.label);
                });
                let number = i64::try_from(weight).unwrap_or(MOST);
                let to = number_field(ui, full, number, &(0..=MOST), 44.0).1;
                changed = to.and_then(|to| u64::try_from(to).ok());
            },
        );
    });
    changed
}
