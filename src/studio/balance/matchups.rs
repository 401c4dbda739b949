//! The left half: the matrix with its legend, and the histogram of game lengths.

use std::sync::Arc;

use egui::{Align, CornerRadius, Layout, Panel, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, vec2};
use lucide_icons::Icon;

use super::ends::{EndWords, ends_of, ends_ui};
use super::format::{entrants_text, percent};
use super::histogram::histogram_ui;
use super::matrix::heat_colour;
use super::{Balance, ResultView, Side};
use crate::sim::{Figures, MatchupChange};
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, icon_button, label, panel_head, segmented};
use crate::text::Arg;

/// The height of the histogram with its head, at least, and relative to the panel.
const HISTOGRAM: f32 = 132.0;
const HISTOGRAM_SHARE: f32 = 0.2;
const LEGEND: f32 = 34.0;
/// The least width at which the ends of the games are beside their lengths, in points.
const WITH_ENDS: f32 = 460.0;

pub fn matchups_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance, figures: &Arc<Figures>) {
    head(ui, view, balance);
    let open = if let Side::Matchup(pair) = balance.side { Some(pair) } else { None };
    let shown = Arc::clone(balance.opened.value().and_then(Option::as_ref).unwrap_or(figures));
    let lengths = &shown.lengths;
    let arguments =
        [("n", Arg::count(lengths.median)), ("rate", Arg::Text(&percent(&view.i18n, lengths.first_seat.share)))];
    let mut note = view.i18n.tr_with("balance-length-note", &arguments);
    if let Some(pair) = open {
        let [one, other] = pair.map(|at| view.name_of(&figures.part.plan.heroes[at]));
        let names = [("one", Arg::Text(&one)), ("other", Arg::Text(&other))];
        note = format!("{} · {note}", view.i18n.tr_with("balance-against", &names));
    }
    Panel::bottom("balance histogram")
        .exact_size((ui.available_height() * HISTOGRAM_SHARE).max(HISTOGRAM))
        .resizable(false)
        .frame(egui::Frame::new())
        .show(ui, |ui| {
            let ends = ends_of(&shown.part);
            let whole = ui.available_width();
            if !ends.is_empty() && whole >= WITH_ENDS {
                let key = (view.document.revision(), view.i18n.language().tag);
                let words = balance.end_words.get(key, || EndWords::of(view));
                Panel::right("balance ends")
                    .exact_size((whole * 0.42).clamp(200.0, 460.0))
                    .resizable(false)
                    .frame(egui::Frame::new())
                    .show(ui, |ui| ends_ui(ui, view, words, &ends));
            }
            histogram_ui(ui, view, lengths, &note);
        });
    let Balance { matrix, comparison, .. } = &mut *balance;
    let comparison = comparison.value().and_then(Option::as_ref);
    let is_change = matrix.shows_change && comparison.is_some();
    let result = ResultView { view, figures, comparison };
    let height = ui.available_height() - LEGEND - 4.0;
    ui.add_space(4.0);
    let room = vec2(ui.available_width(), height);
    let matrix = ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
        ui.set_max_height(height);
        matrix.ui(ui, &result, open)
    });
    legend(ui, view, is_change);
    if let Some(pair) = matrix.inner {
        balance.open(pair);
    }
}

/// The head with the menus of results, the switch between win rates and changes, and the buttons that save.
fn head(ui: &mut Ui, view: &View<'_>, balance: &mut Balance) {
    let i18n = &view.i18n;
    let note = match balance.comparison() {
        Some(comparison) => {
            let changed = comparison.matchups.iter().filter(|change| MatchupChange::is_beyond_chance(change)).count();
            let counts = [("n", Arg::count(changed)), ("all", Arg::count(comparison.matchups.len()))];
            i18n.tr_with("balance-changed-note", &counts)
        }
        None => entrants_text(view, "balance-matchups-hint"),
    };
    panel_head(ui, &i18n.tr("balance-matchups"), &note, |ui| {
        // The menus give way in a narrow panel, so that the title stays readable.
        let is_narrow = ui.available_width() < 620.0;
        let csv = Button::new("CSV").small().icon(Icon::Download);
        view.on_click(&ui.add(csv).on_hover_text(&*i18n.tr(Action::ExportResult.entry().name)), Action::ExportResult);
        let save = Action::SaveResult.entry();
        view.on_click(&icon_button(ui, save.icon, &i18n.tr(save.name), true), Action::SaveResult);
        if balance.results.len() > 1 {
            results_ui(ui, view, balance, is_narrow);
        }
        if balance.comparison().is_some() {
            let names = [i18n.tr("balance-win-rate"), i18n.tr("balance-change")];
            let segments = [(&*names[0], None), (&*names[1], None)];
            let now = usize::from(balance.matrix.shows_change);
            if let Some(at) = segmented(ui, &i18n.tr("balance-matchups"), &segments, now) {
                balance.matrix.shows_change = at == 1;
            }
        }
    });
}

/// The menus of the result that is compared and of the one that is shown, from right to left.
fn results_ui(ui: &mut Ui, view: &View<'_>, balance: &mut Balance, is_narrow: bool) {
    let (i18n, search) = (&view.i18n, view.i18n.tr("search"));
    let titles: Vec<String> = balance.results.iter().map(|result| result.title.text(view)).collect();
    let others: Vec<usize> = (0..titles.len()).filter(|at| Some(*at) != balance.shown).collect();
    let name = i18n.tr("balance-compare");
    let before = others.iter().position(|at| Some(*at) == balance.before);
    let compared = |at: usize| i18n.tr_with("balance-compare-with", &[("run", Arg::Text(&titles[others[at]]))]);
    let text = before.map_or_else(|| name.to_string(), compared);
    let choices = || {
        let none = Choice::new(&*i18n.tr("balance-compare-none"));
        std::iter::once(none).chain(others.iter().map(|at| Choice::new(&titles[*at]))).collect()
    };
    let menu = Choices::new(&name, &search).width(176.0).current(Some(before.map_or(0, |at| at + 1)));
    if let Some(at) = menu.field(ui, Some(Icon::GitCompare), &text, if is_narrow { 112.0 } else { 176.0 }, choices) {
        balance.before = at.checked_sub(1).map(|at| others[at]);
    }
    let shown = balance.shown.and_then(|at| titles.get(at)).map_or("", String::as_str);
    let choices = || titles.iter().map(Choice::new).collect();
    let name = i18n.tr("balance-result");
    let menu = Choices::new(&name, &search).width(176.0).current(balance.shown);
    let chosen = menu.field(ui, Some(Icon::ChartBar), shown, if is_narrow { 92.0 } else { 112.0 }, choices);
    if let Some(at) = chosen.filter(|at| Some(*at) != balance.shown) {
        balance.show(at);
    }
}

/// The meaning of colours and outlines, from 42.5 to 57.5 %, or from −7.5 to 7.5 points.
fn legend(ui: &mut Ui, view: &View<'_>, is_change: bool) {
    let (i18n, colours) = (&view.i18n, colours(ui));
    let number = |number: f64| i18n.decimal(number, 1);
    let (low, high, marked) = if is_change {
        (number(-7.5), format!("+{}", number(7.5)), "balance-beyond")
    } else {
        (number(42.5), number(57.5), "balance-outside-band")
    };
    let step = if ui.available_width() < 720.0 { 14.0 } else { 20.0 };
    let text = |ui: &mut Ui, text: &str| _ = label(ui, text, theme::small(Weight::Regular), colours.label);
    let mark = |ui: &mut Ui, fill, line| {
        let (rect, _) = ui.allocate_exact_size(vec2(18.0, 12.0), Sense::hover());
        ui.painter().rect(rect, 2.0, fill, line, StrokeKind::Inside);
    };
    let add = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add_space(14.0);
        text(ui, &format!("≤ {low}"));
        let (strip, _) = ui.allocate_exact_size(vec2(12.0 * step, 9.0), Sense::hover());
        for at in 0..12_u8 {
            let corner = strip.min + vec2(f32::from(at) * step, 0.0);
            let share = 0.425 + 0.15 * f64::from(at) / 11.0;
            let rect = Rect::from_min_size(corner, vec2(step - 1.0, 9.0));
            ui.painter().rect_filled(rect, CornerRadius::same(1), heat_colour(ui, share));
        }
        text(ui, &format!("≥ {high}"));
        ui.add_space(10.0);
        mark(ui, egui::Color32::TRANSPARENT, Stroke::new(1.5, colours.text));
        text(ui, &i18n.tr(marked));
        mark(ui, colours.well, Stroke::new(1.0, colours.divider));
        text(ui, &i18n.tr("balance-not-run"));
    };
    // In a narrow panel the legend scrolls instead of being cut.
    ScrollArea::horizontal().id_salt("legend").show(ui, |ui| {
        ui.allocate_ui_with_layout(vec2(ui.available_width(), LEGEND), Layout::left_to_right(Align::Center), add);
    });
}
