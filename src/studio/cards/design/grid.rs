//! How many lines there are of each kind, as a grid: a row for each second half of a kind, a column for each first. A cell
//! opens its lines.

use std::collections::BTreeMap;

use egui::{Grid, Role, ScrollArea, Ui, vec2};

use super::desk::Sheet;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::widgets::{Pressable, cell_label, text_atom};

/// What joins the halves of a kind.
pub const JOIN: &str = " · ";

/// The width of a cell, in points.
const WIDTH: f32 = 44.0;

/// Shows the grid. Returns the kind of the cell that was opened.
pub fn grid_ui(ui: &mut Ui, sheet: &Sheet) -> Option<String> {
    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let (mut firsts, mut seconds): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    for line in &sheet.lines {
        let Some((first, second)) = line.kind.split_once(JOIN) else { continue };
        *counts.entry((first, second)).or_default() += 1;
        for (half, all) in [(first, &mut firsts), (second, &mut seconds)] {
            if !all.contains(&half) {
                all.push(half);
            }
        }
    }
    let mut opened = None;
    let [text, label] = [colours(ui).text, colours(ui).label];
    ScrollArea::both().id_salt("design grid").auto_shrink(false).show(ui, |ui| {
        Grid::new("kinds").spacing(vec2(10.0, 4.0)).show(ui, |ui| {
            cell_label(ui, "", theme::small(Weight::Semibold), label);
            for first in &firsts {
                cell_label(ui, first, theme::small(Weight::Semibold), label);
            }
            ui.end_row();
            for second in &seconds {
                cell_label(ui, second, theme::body(Weight::Regular), text);
                for first in &firsts {
                    match counts.get(&(*first, *second)) {
                        Some(count) => {
                            let kind = format!("{first}{JOIN}{second}");
                            let name = format!("{kind} ({count})");
                            let number = text_atom(&count.to_string(), theme::small(Weight::Medium), text);
                            let cell = Pressable::ghost(ui, height::SMALL_BUTTON, number).min_width(WIDTH);
                            if cell.role(Role::Button, &name).show(ui).on_hover_text(&name).clicked() {
                                opened = Some(kind);
                            }
                        }
                        None => _ = cell_label(ui, "–", theme::small(Weight::Regular), label),
                    }
                }
                ui.end_row();
            }
        });
    });
    opened
}
