//! Which operations came up with which targets.

use egui::{Align, Ui};

use super::figures::LINE;
use super::work::Figures;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{cell_label, column, line, panel_head};

/// The width of the names of targets.
const NAMES: f32 = 84.0;

/// Operations by targets: how often each pair came up, and which never did though they could.
pub fn cells_ui(ui: &mut Ui, view: &View<'_>, figures: &Figures) {
    let (i18n, cells) = (&view.i18n, &figures.cells);
    let title = format!("{} × {}", i18n.tr("generate-operations"), i18n.tr("generate-targets"));
    let (used, can) = cells.reached();
    panel_head(ui, &title, &format!("{used} / {can}"), |_| {});
    ui.spacing_mut().item_spacing.y = 0.0;
    let offered = |counts: &[Option<u64>]| counts.iter().any(Option::is_some);
    let columns: Vec<usize> =
        (0..cells.operations.len()).filter(|at| cells.counts.iter().any(|row| row[*at].is_some())).collect();
    let most = cells.counts.iter().flatten().flatten().copied().max().unwrap_or(1).max(1);
    let rows: Vec<usize> = (0..cells.targets.len()).filter(|at| offered(&cells.counts[*at])).collect();
    #[allow(clippy::cast_precision_loss, reason = "a few rows and columns")]
    let height = (ui.available_height() / rows.len().max(1) as f32).min(LINE);
    for row in rows {
        let id = &cells.targets[row];
        let name = if id.is_empty() { "–".to_owned() } else { i18n.heading(&format!("to-{id}"), id) };
        line(ui, &name, height, |ui| {
            let colours = colours(ui);
            ui.add_space(12.0);
            column(ui, NAMES, Align::Min, |ui| {
                cell_label(ui, &name, theme::small(Weight::Regular), colours.secondary);
            });
            let room = ui.available_rect_before_wrap();
            #[allow(clippy::cast_precision_loss, reason = "a few columns")]
            let width = ((room.width() - 12.0) / columns.len().max(1) as f32).min(16.0);
            for (place, column) in columns.iter().enumerate() {
                let Some(count) = cells.counts[row][*column] else { continue };
                #[allow(clippy::cast_precision_loss, reason = "a share")]
                let share = (count as f32 / most as f32).sqrt();
                #[allow(clippy::cast_precision_loss, reason = "a few columns")]
                let left = egui::vec2(place as f32 * width, 1.0);
                let rect = egui::Rect::from_min_size(room.min + left, egui::vec2(width - 1.0, height - 2.0));
                let colour =
                    if count == 0 { colours.warning.text } else { colours.accent.gamma_multiply(0.25 + 0.75 * share) };
                ui.painter().rect_filled(rect, 1.0, colour);
            }
        });
    }
}
