//! The heroes: the win rate of each over all matchups, and its range from the lowest matchup to the highest.

use egui::{
    Align, Align2, CornerRadius, Frame, Margin, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2,
};
use lucide_icons::Icon;

use super::format::{bounds, entrants_text, half_width, percent, to_f32};
use crate::card::number;
use crate::sim::{BAND, Figures, HeroSummary, is_outside_band};
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Pressable, cell_label, column, icon_atom, icon_label, label, line, panel_head, sides, text_at, text_atom,
};
use crate::text::Arg;

/// The ends of the axis.
const AXIS: [f64; 2] = [0.40, 0.60];
/// The width of a name, in points.
const NAME: f32 = 134.0;
/// The widths of the columns behind the chart, in points, from the right: shield, interval, mean.
const WIDTHS: [f32; 3] = [40.0, 48.0, 56.0];
/// The least height of a line, in points.
const LEAST: f32 = 19.0;

fn x_of(track: Rect, share: f64) -> f32 {
    track.left() + track.width() * to_f32(((share - AXIS[0]) / (AXIS[1] - AXIS[0])).clamp(0.0, 1.0))
}

/// Shows the heroes in at most `most` points of height.
pub fn heroes_ui(ui: &mut Ui, view: &View<'_>, figures: &Figures, most: f32) {
    let i18n = &view.i18n;
    panel_head(ui, &entrants_text(view, "balance-heroes"), &i18n.tr("balance-heroes-hint"), |ui| {
        let entry = Action::Calibrate.entry();
        view.on_click(&ui.add(Button::new(&i18n.tr(entry.name)).small().icon(entry.icon)), Action::Calibrate);
        if figures.outside > 0 {
            let tint = colours(ui).warning;
            let text = i18n.tr_with("balance-outside", &[("n", Arg::count(figures.outside))]);
            let icon = icon_atom(Icon::TriangleAlert, 11.0, tint.text);
            let atoms = (icon, text_atom(&text, theme::small(Weight::Semibold), tint.text));
            let badge = Pressable::new(20.0, atoms).fill(tint.ground, tint.ground).corner(radius::BADGE);
            let response = badge.gap(4.0).sense(Sense::hover()).show(ui);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
        }
    });
    #[allow(clippy::cast_precision_loss, reason = "at most a hundred heroes")]
    let lines = figures.heroes.len().max(1) as f32;
    let height = ((most - height::TABLE_ROW - 8.0) / lines).clamp(LEAST, height::TABLE_ROW);
    axis(ui, view);
    let scroll = ScrollArea::vertical().id_salt("heroes").max_height(most.max(120.0)).auto_shrink([false, true]);
    scroll.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut has_lever = false;
        let mut above: Option<Option<i64>> = None;
        for hero in &figures.heroes {
            let book = view.hero(&hero.hero).and_then(|hero| hero.book);
            if above.replace(book).is_some_and(|above| above != book) {
                columns(ui, "", 4.0, |_| {}, |ui| band(ui, ui.max_rect()), |_, _| {});
            }
            has_lever |= hero_ui(ui, view, hero, height);
        }
        if has_lever {
            ui.horizontal(|ui| {
                ui.add_space(14.0);
                label(ui, &i18n.tr("balance-not-printed"), theme::small(Weight::Regular), colours(ui).label);
            });
        }
    });
    ui.add_space(4.0);
}

/// A line with a name, a chart, and the columns behind the chart by their indices. Screen readers read `spoken`.
fn columns(
    ui: &mut Ui,
    spoken: &str,
    height: f32,
    name: impl FnOnce(&mut Ui),
    chart: impl FnOnce(&mut Ui),
    mut cell: impl FnMut(&mut Ui, usize),
) -> Response {
    let margin = Frame::new().inner_margin(Margin::symmetric(14, 0));
    let add = |ui: &mut Ui| {
        column(ui, NAME.min(ui.available_width() * 0.3), Align::Min, name);
        sides(ui, chart, |ui| {
            for (at, width) in WIDTHS.into_iter().enumerate() {
                column(ui, width, Align::Max, |ui| cell(ui, at));
            }
        });
    };
    margin.show(ui, |ui| line(ui, spoken, height, add)).inner
}

fn axis(ui: &mut Ui, view: &View<'_>) {
    let (font, colour) = (theme::small(Weight::Regular), colours(ui).label);
    let chart = |ui: &mut Ui| {
        let track = ui.max_rect();
        for percent in [40_u8, 45, 50, 55, 60] {
            let at = pos2(x_of(track, f64::from(percent) / 100.0), track.center().y + 2.0);
            text_at(ui.painter(), at, Align2::CENTER_CENTER, &percent.to_string(), font.clone(), colour);
        }
    };
    let mean = view.i18n.tr("balance-mean");
    columns(
        ui,
        "",
        height::TABLE_ROW,
        |_| {},
        chart,
        |ui, at| match at {
            0 if view.rules().is_whole_game() => {}
            0 => _ = icon_label(ui, Icon::Shield, 12.0, colour),
            at => _ = label(ui, ["95 %", &*mean][at - 1], font.clone(), colour),
        },
    );
}

/// The band in which a hero counts as balanced, behind the bars.
fn band(ui: &Ui, track: Rect) {
    let rect = Rect::from_x_y_ranges(x_of(track, BAND[0])..=x_of(track, BAND[1]), track.y_range());
    ui.painter().rect_filled(rect, 0.0, colours(ui).raised);
    ui.painter().vline(x_of(track, 0.5), track.y_range(), Stroke::new(1.0, colours(ui).outline_hover));
}

/// Shows a hero. Returns whether the simulated shield differs from the printed one, which a note below explains.
fn hero_ui(ui: &mut Ui, view: &View<'_>, hero: &HeroSummary, height: f32) -> bool {
    let (colours, i18n) = (colours(ui), &view.i18n);
    let name = view.name_of(&hero.hero);
    let (mean, interval) = (percent(i18n, hero.win_rate.share), half_width(i18n, hero.win_rate));
    let range = format!("{} – {}", percent(i18n, hero.lowest), percent(i18n, hero.highest));
    let number = |id: &str| view.hero(&hero.hero).and_then(|hero| number(&hero.numbers, id));
    let ids = view.rules().balance_number();
    let (lever, printed) = ids.map_or((None, None), |(lever, printed)| (number(lever), number(printed)));
    let is_lever = lever.is_some() && lever != printed;
    let shield = lever.or(printed).map(|shield| if is_lever { format!("{shield}*") } else { shield.to_string() });
    let has_games = hero.games > 0;
    let regular = theme::body(Weight::Regular);
    let chart = |ui: &mut Ui| {
        band(ui, ui.max_rect());
        if has_games {
            bar(ui, ui.max_rect(), hero);
        }
    };
    let title = |ui: &mut Ui| _ = cell_label(ui, &name, regular.clone(), colours.secondary);
    let shown = if has_games { [interval.as_str(), mean.as_str()] } else { ["", "–"] };
    let response =
        columns(ui, &format!("{name}: {mean} {interval}, {range}"), height, title, chart, |ui, at| match at {
            0 => _ = cell_label(ui, shield.as_deref().unwrap_or_default(), regular.clone(), colours.secondary),
            1 => _ = cell_label(ui, shown[0], theme::small(Weight::Regular), colours.label),
            _ => _ = cell_label(ui, shown[1], theme::body(Weight::Medium), colours.text),
        });
    if has_games {
        response.on_hover_ui_at_pointer(|ui| {
            label(ui, &name, theme::body(Weight::Semibold), colours.text);
            let bounds = bounds(i18n, hero.win_rate);
            for (id, value) in [("balance-mean", &mean), ("balance-interval", &bounds), ("balance-matchups", &range)] {
                label(ui, &format!("{}: {value}", i18n.tr(id)), regular.clone(), colours.secondary);
            }
        });
    }
    is_lever
}

/// A bar from 50 % to the mean, and a line from the lowest to the highest matchup. Ends outside the band are dots.
fn bar(ui: &Ui, track: Rect, hero: &HeroSummary) {
    let colours = colours(ui);
    let middle = track.center().y;
    let (half, share) = (x_of(track, 0.5), x_of(track, hero.win_rate.share));
    let bar = Rect::from_x_y_ranges(half.min(share)..=half.max(share), middle - 5.0..=middle + 5.0);
    ui.painter().rect_filled(bar, CornerRadius::same(1), colours.heat[usize::from(share >= half)]);
    let line = Stroke::new(1.0, colours.secondary);
    ui.painter().hline(x_of(track, hero.lowest)..=x_of(track, hero.highest), middle, line);
    for share in [hero.lowest, hero.highest] {
        if is_outside_band(share) {
            ui.painter().circle_filled(pos2(x_of(track, share), middle), 3.0, colours.warning.text);
        } else {
            ui.painter().vline(x_of(track, share), middle - 3.5..=middle + 3.5, line);
        }
    }
}
