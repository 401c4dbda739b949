//! What came up among a thousand cards of the same wish.

use egui::{Align, Align2, Ui};
use egui_extras::{Size, StripBuilder};
use lucide_icons::Icon;

use super::budget::bars_ui;
use super::cells::cells_ui;
use super::work::{Figures, Group, HALF};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{bar, cell_label, column, divider, icon_label, line, panel_head, sides};
use crate::text::Arg;

pub(super) const LINE: f32 = 19.0;
/// From this width of the panel on, in points, there are the choices and the cells too.
const WIDE: f32 = 1000.0;
/// The widths of a percentage with its margins, and of the shortest bar, in points.
const PERCENT: f32 = 76.0;
const LEAST_BAR: f32 = 8.0;
/// The part of a line that is for the number of rows, and its least and greatest widths in points.
const ROWS: (f32, f32, f32) = (0.3, 40.0, 200.0);

pub fn figures_ui(ui: &mut Ui, view: &View<'_>, figures: &Figures) {
    ui.spacing_mut().item_spacing.x = 0.0;
    let is_wide = ui.available_width() >= WIDE;
    let strip = StripBuilder::new(ui).sizes(Size::remainder(), if is_wide { 5 } else { 3 }).clip(true);
    strip.horizontal(|mut strip| {
        if is_wide {
            strip.cell(|ui| {
                divider(ui, ui.max_rect(), Align2::RIGHT_CENTER);
                tested_ui(ui, view, figures);
            });
            strip.cell(|ui| {
                divider(ui, ui.max_rect(), Align2::RIGHT_CENTER);
                cells_ui(ui, view, figures);
            });
        }
        strip.cell(|ui| {
            divider(ui, ui.max_rect(), Align2::RIGHT_CENTER);
            rows_ui(ui, view, figures);
        });
        strip.cell(|ui| {
            divider(ui, ui.max_rect(), Align2::RIGHT_CENTER);
            prices_ui(ui, view, figures);
        });
        strip.cell(|ui| refused_ui(ui, view, figures));
    });
}

#[allow(clippy::cast_precision_loss, reason = "at most a few thousand cards")]
fn share(part: usize, whole: usize) -> f32 {
    part as f32 / whole.max(1) as f32
}

/// A part of a whole, in percent.
fn percent(view: &View<'_>, part: usize, whole: usize) -> String {
    let share = f64::from(share(part, whole)) * 100.0;
    view.i18n.tr_with("percent", &[("n", Arg::Text(&view.i18n.decimal(share, 1)))])
}

/// A line with a figure at its end.
fn figure_line(ui: &mut Ui, name: &str, figure: &str) {
    line(ui, &format!("{name}: {figure}"), LINE, |ui| {
        let colours = colours(ui);
        ui.add_space(12.0);
        let name = |ui: &mut Ui| _ = cell_label(ui, name, theme::small(Weight::Regular), colours.secondary);
        sides(ui, name, |ui| {
            ui.add_space(12.0);
            cell_label(ui, figure, theme::small(Weight::Semibold), colours.text);
        });
    });
}

/// A line with a bar and a percentage.
fn share_line(ui: &mut Ui, view: &View<'_>, name: &str, (part, whole): (usize, usize)) {
    let percent = percent(view, part, whole);
    line(ui, &format!("{name}: {percent}"), LINE, |ui| {
        let colours = colours(ui);
        ui.add_space(12.0);
        let room = ui.available_width();
        let (names, least, most) = ROWS;
        let names = (room * names).clamp(least, most).min(room - PERCENT - LEAST_BAR);
        column(ui, names, Align::Min, |ui| {
            cell_label(ui, name, theme::small(Weight::Regular), colours.secondary);
        });
        let width = (ui.available_width() - PERCENT).max(LEAST_BAR);
        bar(ui, width, share(part, whole), colours.accent);
        sides(
            ui,
            |_| {},
            |ui| {
                ui.add_space(12.0);
                cell_label(ui, &percent, theme::small(Weight::Semibold), colours.text);
            },
        );
    });
}

fn rows_ui(ui: &mut Ui, view: &View<'_>, figures: &Figures) {
    let i18n = &view.i18n;
    panel_head(ui, &i18n.tr("generate-rows"), &i18n.tr_count("print-cards", figures.cards), |_| {});
    ui.spacing_mut().item_spacing.y = 0.0;
    for (count, cards) in figures.rows.iter().enumerate() {
        let name = if count < 3 { count.to_string() } else { format!("{count}+") };
        share_line(ui, view, &name, (*cards, figures.cards));
    }
    share_line(ui, view, &i18n.tr("generate-nested"), (figures.nested, figures.cards));
}

/// Prices less budgets: a bar for each part of the band.
fn prices_ui(ui: &mut Ui, view: &View<'_>, figures: &Figures) {
    let i18n = &view.i18n;
    panel_head(ui, &i18n.tr("generate-off"), "", |_| {});
    ui.spacing_mut().item_spacing.y = 0.0;
    let half = i64::try_from(HALF).unwrap_or(1);
    #[allow(clippy::cast_precision_loss, reason = "tenths of a point")]
    let points = |bar: i64| {
        let sign = if bar > 0 { "+" } else { "" };
        format!("{sign}{}", i18n.decimal((bar * figures.band) as f64 / (10 * half) as f64, 1))
    };
    let bars: Vec<(String, usize)> = (-half..).map(points).zip(figures.off.iter().copied()).collect();
    let height = ui.available_height() - LINE - 6.0;
    bars_ui(ui, height, &bars);
    let first = usize::try_from(figures.first).unwrap_or(0);
    figure_line(ui, &i18n.tr("generate-fits"), &percent(view, first, figures.cards));
}

fn refused_ui(ui: &mut Ui, view: &View<'_>, figures: &Figures) {
    let i18n = &view.i18n;
    panel_head(ui, &i18n.tr("generate-refused"), "", |_| {});
    ui.spacing_mut().item_spacing.y = 0.0;
    let refused: u64 = figures.refused.values().sum();
    let all = figures.cards + usize::try_from(refused).unwrap_or(0);
    for (reason, name) in [
        ("same", "generate-refused-same"),
        ("worse", "generate-refused-worse"),
        ("budget", "generate-refused-budget"),
        ("check", "generate-refused-check"),
    ] {
        let count = figures.refused.get(reason).copied().unwrap_or(0);
        let share = percent(view, usize::try_from(count).unwrap_or(0), all);
        figure_line(ui, &i18n.tr(name), &share);
    }
    let a_second = i18n.decimal(f64::from(u32::try_from(figures.a_second).unwrap_or(u32::MAX)), 0);
    figure_line(ui, &i18n.tr("generate-a-second"), &a_second);
    let (used, can) = figures.cells.reached();
    let cells = format!("{} × {}", i18n.tr("generate-operations"), i18n.tr("generate-targets"));
    figure_line(ui, &cells, &percent(view, used, can));
}

/// Whether choices come up as their weights say.
fn tested_ui(ui: &mut Ui, view: &View<'_>, figures: &Figures) {
    let i18n = &view.i18n;
    panel_head(ui, &i18n.tr("generate-drawn"), "chi²", |_| {});
    ui.spacing_mut().item_spacing.y = 0.0;
    for menu in &figures.tested {
        let name = i18n.tr(match menu.of {
            Group::Types => "generate-types",
            Group::Timings => "generate-timings",
            Group::Targets => "generate-targets",
            Group::Operations => "generate-operations",
            Group::Keywords => "field-keywords",
            Group::Filters => "target-filters",
        });
        let square = i18n.decimal(menu.square, 1);
        line(ui, &format!("{name}: {}, chi² {square}", menu.choices), LINE, |ui| {
            let colours = colours(ui);
            ui.add_space(12.0);
            column(ui, 100.0, Align::Min, |ui| {
                cell_label(ui, &name, theme::small(Weight::Regular), colours.secondary);
            });
            cell_label(ui, &menu.choices.to_string(), theme::small(Weight::Regular), colours.label);
            sides(
                ui,
                |_| {},
                |ui| {
                    ui.add_space(12.0);
                    let (icon, colour) = if menu.is_right {
                        (Icon::CircleCheck, colours.good)
                    } else {
                        (Icon::TriangleAlert, colours.warning.text)
                    };
                    icon_label(ui, icon, 13.0, colour);
                    cell_label(ui, &square, theme::small(Weight::Semibold), colours.text);
                },
            );
        });
    }
}
