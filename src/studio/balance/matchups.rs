//! The left half: the matrix with its legend, and how long games are.

use std::sync::Arc;

use egui::{Align, CornerRadius, Layout, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use super::figures::Figures;
use super::format::{count, decimal, percent};
use super::histogram::histogram_ui;
use super::matrix::{NAMES, heat_colour};
use super::{Balance, Side};
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, combo, panel_head, put_text, segmented};
use crate::text::Arg;

/// What the histogram takes at least, with its head.
const HISTOGRAM: f32 = 132.0;
const LEGEND: f32 = 34.0;

/// Shows it.
pub fn matchups_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance, figures: &Arc<Figures>) {
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    head(ui, view, balance);
    let open = if let Side::Matchup(pair) = balance.side { Some(pair) } else { None };
    let room = ui.available_rect_before_wrap();
    let high = (room.height() - HISTOGRAM - LEGEND).max(120.0);
    let rect = Rect::from_min_size(room.min + vec2(0.0, 4.0), vec2(room.width(), high - 4.0));
    let mut upper = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
    let Balance { matrix, index, comparison, .. } = balance;
    let comparison = comparison.as_ref().map(|(.., comparison)| comparison);
    let chosen = matrix.ui(&mut upper, view, index, figures, comparison, open);
    let used = upper.min_rect().bottom().min(rect.bottom());
    let line = Rect::from_min_size(pos2(room.left(), used), vec2(room.width(), LEGEND));
    legend(ui, view, line, matrix.shows_change && comparison.is_some());
    if let Some(pair) = chosen {
        balance.open(pair);
    }
    let rest = Rect::from_min_max(pos2(room.left(), line.bottom()), room.max);
    let lengths = balance.opened.as_ref().map_or(&figures.lengths, |(_, opened)| &opened.lengths);
    let of = balance.opened.as_ref().map(|(_, opened)| {
        let name = |at: usize| balance.index.record_name(view, &figures.part.plan.heroes[opened.pair[at]]);
        let (one, other) = (name(0), name(1));
        view.i18n.tr_with("balance-against", &[("one", Arg::Text(&one)), ("other", Arg::Text(&other))])
    });
    let mut lower = ui.new_child(UiBuilder::new().max_rect(rest).layout(Layout::top_down(Align::Min)));
    lower.set_clip_rect(rest.intersect(ui.clip_rect()));
    let arguments = [("n", count(lengths.median)), ("rate", Arg::Text(&percent(&view.i18n, lengths.first_seat.share)))];
    let note = view.i18n.tr_with("balance-length-note", &arguments);
    let note = of.map_or_else(|| note.clone(), |of| format!("{of} · {note}"));
    histogram_ui(&mut lower, view, lengths, &note);
}

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
    let mut compare = balance.before;
    let mut show = balance.shown;
    panel_head(ui, &i18n.tr("balance-matchups"), &note, |ui| {
        let action = Action::ExportResult.entry();
        let csv = Button::new("CSV").small().icon(Icon::Download);
        if ui.add(csv).on_hover_text(&*i18n.tr(action.name)).clicked() {
            view.send(Action::ExportResult);
        }
        let action = Action::SaveResult.entry();
        let name = i18n.tr(action.name);
        if crate::studio::widgets::icon_button(ui, action.icon, &name, true).clicked() {
            view.send(Action::SaveResult);
        }
        let titles: Vec<String> = balance.results.iter().map(|kept| kept.title.told(view)).collect();
        let others: Vec<usize> = (0..titles.len()).filter(|at| Some(*at) != balance.shown).collect();
        if !others.is_empty() {
            let name = i18n.tr("balance-compare");
            let title = |at: usize| i18n.tr_with("balance-compare-with", &[("run", Arg::Text(&titles[at]))]);
            let now = balance.before.filter(|at| others.contains(at));
            let text = now.map_or_else(|| name.to_string(), title);
            let button = combo(ui, &name, Some(Icon::GitCompare), &text, false, 176.0);
            let lines = || {
                let none = Choice { text: i18n.tr("balance-compare-none").to_string(), ..Choice::default() };
                let run = |at: &usize| Choice { text: titles[*at].clone(), ..Choice::default() };
                std::iter::once(none).chain(others.iter().map(run)).collect()
            };
            let current = now.and_then(|now| others.iter().position(|at| *at == now)).map_or(0, |at| at + 1);
            let menu = Choices::new(&name, &search).width(176.0).current(Some(current));
            if let Some(at) = menu.show(&button, lines) {
                compare = at.checked_sub(1).and_then(|at| others.get(at).copied());
            }
            let name = i18n.tr("balance-result");
            let text = balance.shown.and_then(|at| titles.get(at)).cloned().unwrap_or_default();
            let button = combo(ui, &name, Some(Icon::ChartBar), &text, false, 112.0);
            let lines = || titles.iter().map(|title| Choice { text: title.clone(), ..Choice::default() }).collect();
            let menu = Choices::new(&name, &search).width(176.0).current(balance.shown);
            if let Some(at) = menu.show(&button, lines) {
                show = Some(at);
            }
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
    balance.before = compare;
    if let (Some(at), true) = (show, show != balance.shown) {
        balance.show(at);
    }
}

/// What colours and rings mean, from 42.5 to 57.5 %, or from −7.5 to 7.5 points.
fn legend(ui: &mut Ui, view: &View<'_>, line: Rect, is_change: bool) {
    let (colours, i18n) = (colours(ui), &view.i18n);
    let builder = UiBuilder::new().max_rect(line.shrink2(vec2(14.0, 0.0)));
    let mut row = ui.new_child(builder.layout(Layout::left_to_right(Align::Center)));
    row.spacing_mut().item_spacing.x = 6.0;
    let is_narrow = line.width() < 720.0;
    row.add_space(if is_narrow { 0.0 } else { NAMES[1] });
    let small = theme::small(Weight::Regular);
    let number = |number: f64| decimal(i18n, number, 1);
    let ends = if is_change {
        [format!("≤ {}", number(-7.5)), format!("≥ +{}", number(7.5))]
    } else {
        [format!("≤ {}", number(42.5)), format!("≥ {}", number(57.5))]
    };
    put_text(&mut row, &ends[0], small.clone(), colours.label);
    let step = if is_narrow { 14.0 } else { 20.0 };
    let (strip, _) = row.allocate_exact_size(vec2(12.0 * step, 9.0), Sense::hover());
    for at in 0..12_u8 {
        let place = f32::from(at);
        let rect = Rect::from_min_size(strip.min + vec2(place * step, 0.0), vec2(step - 1.0, 9.0));
        let share = 0.425 + 0.15 * f64::from(at) / 11.0;
        row.painter().rect_filled(rect, CornerRadius::same(1), heat_colour(&row, share));
    }
    put_text(&mut row, &ends[1], small.clone(), colours.label);
    row.add_space(10.0);
    let mark = |row: &mut Ui| row.allocate_exact_size(vec2(18.0, 12.0), Sense::hover()).0;
    let rect = mark(&mut row);
    row.painter().rect_stroke(rect, CornerRadius::same(2), Stroke::new(1.5, colours.text), StrokeKind::Inside);
    let words = i18n.tr(if is_change { "balance-beyond" } else { "balance-outside-band" });
    put_text(&mut row, &words, small.clone(), colours.label);
    let rect = mark(&mut row);
    let well = Stroke::new(1.0, colours.divider);
    row.painter().rect(rect, CornerRadius::same(2), colours.well, well, StrokeKind::Inside);
    put_text(&mut row, &i18n.tr("balance-not-run"), small, colours.label);
}
