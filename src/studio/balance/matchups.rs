//! The left half: the matrix with its legend, and the histogram of game lengths.

use std::sync::Arc;

use egui::{Align, CornerRadius, Layout, Panel, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2};
use lucide_icons::Icon;

use super::figures::Figures;
use super::format::{count, decimal, percent};
use super::histogram::histogram_ui;
use super::matrix::heat_colour;
use super::{Balance, ResultView, Side};
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, combo, icon_button, label, panel_head, segmented};
use crate::text::Arg;

/// The height of the histogram with its head, at least, and relative to the panel.
const HISTOGRAM: f32 = 132.0;
const HISTOGRAM_SHARE: f32 = 0.2;
const LEGEND: f32 = 34.0;

/// Shows the left half.
pub fn matchups_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance, figures: &Arc<Figures>) {
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    head(ui, view, balance);
    let lengths = balance.opened.as_ref().map_or(&figures.lengths, |(_, opened)| &opened.lengths);
    let arguments = [("n", count(lengths.median)), ("rate", Arg::Text(&percent(&view.i18n, lengths.first_seat.share)))];
    let mut note = view.i18n.tr_with("balance-length-note", &arguments);
    if let Some((_, opened)) = &balance.opened {
        let names = opened.pair.map(|at| balance.index.record_name(view, &figures.part.plan.heroes[at]));
        let arguments = [("one", Arg::Text(&names[0])), ("other", Arg::Text(&names[1]))];
        note = format!("{} · {note}", view.i18n.tr_with("balance-against", &arguments));
    }
    Panel::bottom("balance histogram")
        .exact_size((ui.available_height() * HISTOGRAM_SHARE).max(HISTOGRAM))
        .resizable(false)
        .show(ui, |ui| histogram_ui(ui, view, lengths, &note));
    let open = if let Side::Matchup(pair) = balance.side { Some(pair) } else { None };
    let Balance { matrix, index, comparison, .. } = &mut *balance;
    let comparison = comparison.as_ref().map(|(.., comparison)| comparison);
    let is_change = matrix.shows_change && comparison.is_some();
    let result = ResultView { view, index, figures, comparison };
    let height = ui.available_height() - LEGEND - 4.0;
    ui.add_space(4.0);
    let room = vec2(ui.available_width(), height);
    let chosen = ui
        .allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
            ui.set_max_height(height);
            matrix.ui(ui, &result, open)
        })
        .inner;
    legend(ui, view, is_change);
    if let Some(pair) = chosen {
        balance.open(pair);
    }
}

/// The head with the menus of results, the switch between win rates and changes, and the buttons that save.
fn head(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let i18n = &view.i18n;
    let note = match &balance.comparison {
        Some((.., comparison)) => {
            let counts = [("n", count(comparison.changed)), ("all", count(comparison.both))];
            i18n.tr_with("balance-changed-note", &counts)
        }
        None => i18n.tr("balance-matchups-hint").to_string(),
    };
    let search = i18n.tr("search");
    let mut show = balance.shown;
    panel_head(ui, &i18n.tr("balance-matchups"), &note, |ui| {
        // The menus give way in a narrow panel, so that the title stays readable.
        let is_narrow = ui.available_width() < 620.0;
        let csv = Button::new("CSV").small().icon(Icon::Download);
        if ui.add(csv).on_hover_text(&*i18n.tr(Action::ExportResult.entry().name)).clicked() {
            view.send(Action::ExportResult);
        }
        let save = Action::SaveResult.entry();
        if icon_button(ui, save.icon, &i18n.tr(save.name), true).clicked() {
            view.send(Action::SaveResult);
        }
        let titles: Vec<String> = balance.results.iter().map(|result| result.title.text(view)).collect();
        let others: Vec<usize> = (0..titles.len()).filter(|at| Some(*at) != balance.shown).collect();
        if !others.is_empty() {
            let name = i18n.tr("balance-compare");
            let now = balance.before.filter(|at| others.contains(at));
            let title = |at: usize| i18n.tr_with("balance-compare-with", &[("run", Arg::Text(&titles[at]))]);
            let text = now.map_or_else(|| name.to_string(), title);
            let button = combo(ui, &name, Some(Icon::GitCompare), &text, false, if is_narrow { 112.0 } else { 176.0 });
            let choices = || {
                let none = Choice { text: i18n.tr("balance-compare-none").to_string(), ..Choice::default() };
                let result = |at: &usize| Choice { text: titles[*at].clone(), ..Choice::default() };
                std::iter::once(none).chain(others.iter().map(result)).collect()
            };
            let current = now.and_then(|now| others.iter().position(|at| *at == now)).map_or(0, |at| at + 1);
            let menu = Choices::new(&name, &search).width(176.0).current(Some(current));
            if let Some(at) = menu.show(&button, choices) {
                balance.before = at.checked_sub(1).and_then(|at| others.get(at).copied());
            }
            let name = i18n.tr("balance-result");
            let text = balance.shown.and_then(|at| titles.get(at)).cloned().unwrap_or_default();
            let button = combo(ui, &name, Some(Icon::ChartBar), &text, false, if is_narrow { 92.0 } else { 112.0 });
            let choices = || titles.iter().map(|title| Choice { text: title.clone(), ..Choice::default() }).collect();
            let menu = Choices::new(&name, &search).width(176.0).current(balance.shown);
            show = menu.show(&button, choices).or(show);
        }
        if balance.comparison.is_some() {
            let names = [i18n.tr("balance-win-rate"), i18n.tr("balance-change")];
            let segments = [(&*names[0], None), (&*names[1], None)];
            let now = usize::from(balance.matrix.shows_change);
            if let Some(at) = segmented(ui, &i18n.tr("balance-matchups"), &segments, now) {
                balance.matrix.shows_change = at == 1;
            }
        }
    });
    if let (Some(at), true) = (show, show != balance.shown) {
        balance.show(at);
    }
}

/// The meaning of colours and outlines, from 42.5 to 57.5 %, or from −7.5 to 7.5 points.
fn legend(ui: &mut Ui, view: &View<'_>, is_change: bool) {
    let i18n = &view.i18n;
    let number = |number: f64| decimal(i18n, number, 1);
    let ends = if is_change {
        [format!("≤ {}", number(-7.5)), format!("≥ +{}", number(7.5))]
    } else {
        [format!("≤ {}", number(42.5)), format!("≥ {}", number(57.5))]
    };
    let is_narrow = ui.available_width() < 720.0;
    let add = |ui: &mut Ui| {
        let colours = colours(ui);
        let font = theme::small(Weight::Regular);
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add_space(14.0);
        label(ui, &ends[0], font.clone(), colours.label);
        let step = if is_narrow { 14.0 } else { 20.0 };
        let (strip, _) = ui.allocate_exact_size(vec2(12.0 * step, 9.0), Sense::hover());
        for at in 0..12_u8 {
            let corner = strip.min + vec2(f32::from(at) * step, 0.0);
            let share = 0.425 + 0.15 * f64::from(at) / 11.0;
            let rect = Rect::from_min_size(corner, vec2(step - 1.0, 9.0));
            ui.painter().rect_filled(rect, CornerRadius::same(1), heat_colour(ui, share));
        }
        label(ui, &ends[1], font.clone(), colours.label);
        ui.add_space(10.0);
        let mark = |ui: &mut Ui| ui.allocate_exact_size(vec2(18.0, 12.0), Sense::hover()).0;
        let rect = mark(ui);
        let outline = Stroke::new(1.5, colours.text);
        ui.painter().rect_stroke(rect, CornerRadius::same(2), outline, StrokeKind::Inside);
        label(
            ui,
            &i18n.tr(if is_change { "balance-beyond" } else { "balance-outside-band" }),
            font.clone(),
            colours.label,
        );
        let rect = mark(ui);
        let outline = Stroke::new(1.0, colours.divider);
        ui.painter().rect(rect, CornerRadius::same(2), colours.well, outline, StrokeKind::Inside);
        label(ui, &i18n.tr("balance-not-run"), font, colours.label);
    };
    // In a narrow panel the legend scrolls instead of being cut.
    ScrollArea::horizontal().id_salt("legend").show(ui, |ui| {
        ui.allocate_ui_with_layout(vec2(ui.available_width(), LEGEND), Layout::left_to_right(Align::Center), add);
    });
}
