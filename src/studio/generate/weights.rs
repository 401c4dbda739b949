//! The weights at the left: what comes up how often.

use egui::{Align, Role, ScrollArea, Sense, Ui};
use lucide_icons::Icon;

use super::{Generate, budget};
use crate::generate::weights::Weighed;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Pressable, cell_label, column, icon_atom, icon_button, line, log_slider, number_field, panel_head, sides,
    sides_head, text_atom,
};
use crate::text::Arg;

const MOST: i64 = 9999;
const NAME: f32 = 88.0;
const SLIDER: f32 = 52.0;

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
        is_changed |= self.like_ui(ui, view);
        self.locked_ui(ui, view);
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
                    let entry = Entry {
                        full: &format!("{title}: {name}"),
                        name: &name,
                        weight: *weight,
                        sum,
                        is_changed: self.changed.contains_key(&(table.of.clone(), id.clone())),
                    };
                    match entry.ui(ui, view) {
                        Some(Edit::To(weight)) => _ = self.changed.insert((table.of.clone(), id.clone()), weight),
                        Some(Edit::Back) => _ = self.changed.remove(&(table.of.clone(), id.clone())),
                        Some(Edit::Alone) => {
                            let others = table.entries.iter().filter(|(other, _)| other != id);
                            self.changed.extend(others.map(|(other, _)| ((table.of.clone(), other.clone()), 0)));
                        }
                        None => continue,
                    }
                    is_changed = true;
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

/// What the user did with a weight.
enum Edit {
    To(u64),
    /// Back to the ruleset's.
    Back,
    /// All others of the menu weigh nothing.
    Alone,
}

/// A weight with its share.
struct Entry<'a> {
    /// The name with that of the menu.
    full: &'a str,
    name: &'a str,
    weight: u64,
    sum: u64,
    is_changed: bool,
}

impl Entry<'_> {
    fn ui(self, ui: &mut Ui, view: &View<'_>) -> Option<Edit> {
        let mut edit = None;
        line(ui, "", height::MENU_ROW, |ui| {
            let colours = colours(ui);
            ui.add_space(12.0);
            let colour = if self.is_changed { colours.accent } else { colours.secondary };
            column(ui, NAME, Align::Min, |ui| {
                cell_label(ui, self.name, theme::small(Weight::Regular), colour);
            });
            edit = self.slider_ui(ui, view);
            sides(
                ui,
                |_| {},
                |ui| {
                    ui.add_space(12.0);
                    column(ui, 30.0, Align::Max, |ui| {
                        #[allow(clippy::cast_precision_loss, reason = "weights are small")]
                        let share = self.weight as f64 * 100.0 / self.sum.max(1) as f64;
                        #[allow(clippy::cast_possible_truncation, reason = "a percentage")]
                        let percent = view.i18n.tr_with("percent", &[("n", Arg::Number(share.round() as i64))]);
                        cell_label(ui, &percent, theme::small(Weight::Regular), colours.label);
                    });
                    let number = i64::try_from(self.weight).unwrap_or(MOST);
                    let to = number_field(ui, self.full, number, &(0..=MOST), 44.0).1;
                    edit = to.and_then(|to| u64::try_from(to).ok()).map(Edit::To).or(edit.take());
                },
            );
        });
        edit
    }

    /// A double click gives the ruleset's weight back, Alt+click leaves only this one.
    fn slider_ui(&self, ui: &mut Ui, view: &View<'_>) -> Option<Edit> {
        let mut weight = i64::try_from(self.weight).unwrap_or(MOST);
        let before = weight;
        let slider = log_slider(ui, self.full, &mut weight, MOST, SLIDER);
        let click = ui.interact(slider.rect, slider.id.with("click"), Sense::CLICK);
        let click = click.on_hover_text(&*view.i18n.tr("generate-weight-hint"));
        if click.double_clicked() {
            return Some(Edit::Back);
        }
        if ui.input(|input| input.modifiers.alt) {
            return click.clicked().then_some(Edit::Alone);
        }
        (weight != before).then(|| Edit::To(u64::try_from(weight).unwrap_or(0)))
    }
}
