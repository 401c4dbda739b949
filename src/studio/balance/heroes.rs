//! The heroes: the win rate of each over all matchups, and its range from the lowest matchup to the highest.

use egui::{
    Align, Align2, CornerRadius, Frame, Layout, Margin, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
use egui_extras::{Size, Strip, StripBuilder};
use lucide_icons::Icon;

use super::Balance;
use super::figures::{Figures, is_outside};
use super::format::{bounds, count, half_width, percent, to_f32};
use crate::card::number;
use crate::document::RecordPath;
use crate::play::{BALANCE_NUMBER, PRINTED_NUMBER};
use crate::sim::{BAND, HeroSummary};
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, cell_label, icon_label, label, panel_head, text_at};

/// The ends of the axis.
const AXIS: [f64; 2] = [0.40, 0.60];
/// The width of a name, in points.
const NAME: f32 = 134.0;
/// The least height of a line, in points.
const LEAST: f32 = 19.0;

fn x_of(track: Rect, share: f64) -> f32 {
    track.left() + track.width() * to_f32(((share - AXIS[0]) / (AXIS[1] - AXIS[0])).clamp(0.0, 1.0))
}

/// Shows the heroes in at most `most` points of height.
pub fn heroes_ui(ui: &mut Ui, view: &View<'_>, balance: &Balance, figures: &Figures, most: f32) {
    let i18n = &view.i18n;
    panel_head(ui, &i18n.tr("balance-heroes"), &i18n.tr("balance-heroes-hint"), |ui| {
        let entry = Action::Calibrate.entry();
        if ui.add(Button::new(&i18n.tr(entry.name)).small().icon(entry.icon)).clicked() {
            view.send(Action::Calibrate);
        }
        if figures.outside > 0 {
            let tint = colours(ui).warning;
            let text = i18n.tr_with("balance-outside", &[("n", count(figures.outside))]);
            let badge =
                Frame::new().fill(tint.ground).corner_radius(radius::BADGE).inner_margin(Margin::symmetric(6, 1));
            badge.show(ui, |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                label(ui, &text, theme::small(Weight::Semibold), tint.text);
                icon_label(ui, Icon::TriangleAlert, 11.0, tint.text);
            });
        }
    });
    #[allow(clippy::cast_precision_loss, reason = "at most a hundred heroes")]
    let lines = figures.heroes.len().max(1) as f32;
    let line = ((most - height::TABLE_ROW - 8.0) / lines).clamp(LEAST, height::TABLE_ROW);
    columns(ui, height::TABLE_ROW, |mut strip| axis(&mut strip, view));
    let scroll = ScrollArea::vertical().id_salt("heroes").max_height(most.max(120.0)).auto_shrink([false, true]);
    scroll.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let (mut book, mut has_lever) = (None, false);
        for (at, hero) in figures.heroes.iter().enumerate() {
            let own = balance.index.book(view, &hero.hero);
            if at > 0 && own != book {
                columns(ui, 4.0, |mut strip| {
                    strip.empty();
                    strip.cell(|ui| band(ui, ui.max_rect()));
                });
            }
            book = own;
            has_lever |= hero_line(ui, view, balance, hero, line);
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

/// A line of columns: name, chart, mean, interval, shield.
fn columns(ui: &mut Ui, height: f32, add: impl FnOnce(Strip<'_, '_>)) {
    let width = ui.available_width() - 28.0;
    let (_, rect) = ui.allocate_space(vec2(width + 28.0, height));
    let line = rect.shrink2(vec2(14.0, 0.0));
    ui.scope_builder(UiBuilder::new().max_rect(line), |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
        StripBuilder::new(ui)
            .size(Size::exact(NAME.min(width * 0.3)))
            .size(Size::remainder())
            .size(Size::exact(56.0))
            .size(Size::exact(48.0))
            .size(Size::exact(40.0))
            .cell_layout(Layout::right_to_left(Align::Center))
            .horizontal(add);
    });
}

fn axis(strip: &mut Strip<'_, '_>, view: &View<'_>) {
    let font = theme::small(Weight::Regular);
    strip.empty();
    strip.cell(|ui| {
        let (track, colour) = (ui.max_rect(), colours(ui).label);
        for (share, text) in [(0.40, "40"), (0.45, "45"), (0.50, "50"), (0.55, "55"), (0.60, "60")] {
            let at = pos2(x_of(track, share), track.center().y + 2.0);
            text_at(ui.painter(), at, Align2::CENTER_CENTER, text, font.clone(), colour);
        }
    });
    for text in [&*view.i18n.tr("balance-mean"), "95 %"] {
        strip.cell(|ui| _ = label(ui, text, font.clone(), colours(ui).label));
    }
    strip.cell(|ui| _ = icon_label(ui, Icon::Shield, 12.0, colours(ui).label));
}

/// The band in which a hero counts as balanced, behind the bars.
fn band(ui: &Ui, track: Rect) {
    let rect = Rect::from_x_y_ranges(x_of(track, BAND[0])..=x_of(track, BAND[1]), track.y_range());
    ui.painter().rect_filled(rect, 0.0, colours(ui).raised);
    ui.painter().vline(x_of(track, 0.5), track.y_range(), Stroke::new(1.0, colours(ui).outline_hover));
}

/// Shows a hero. Returns whether the simulated shield differs from the printed one, which a note below explains.
fn hero_line(ui: &mut Ui, view: &View<'_>, balance: &Balance, hero: &HeroSummary, height: f32) -> bool {
    let (colours, i18n) = (colours(ui), &view.i18n);
    let name = balance.index.record_name(view, &hero.hero);
    let (mean, interval) = (percent(i18n, hero.win_rate.share), half_width(i18n, hero.win_rate));
    let range = format!("{} – {}", percent(i18n, hero.lowest), percent(i18n, hero.highest));
    let rect = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), height));
    let response = ui.interact(rect, ui.scope_id().with(("hero", &hero.hero)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {mean} {interval}, {range}")));
    let record = match balance.index.place(&hero.hero) {
        Some(RecordPath::Hero(at)) => view.registry().heroes.get(at),
        _ => None,
    };
    let lever = record.and_then(|hero| number(&hero.numbers, BALANCE_NUMBER));
    let printed = record.and_then(|hero| number(&hero.numbers, PRINTED_NUMBER));
    let is_lever = lever.is_some() && lever != printed;
    let has_games = hero.games > 0;
    columns(ui, height, |mut strip| {
        let regular = theme::body(Weight::Regular);
        strip.cell(|ui| {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                cell_label(ui, &name, regular.clone(), colours.secondary);
            });
        });
        strip.cell(|ui| {
            band(ui, ui.max_rect());
            if has_games {
                bar(ui, ui.max_rect(), hero);
            }
        });
        let mean = if has_games { mean.as_str() } else { "–" };
        strip.cell(|ui| _ = cell_label(ui, mean, theme::body(Weight::Medium), colours.text));
        let interval = if has_games { interval.as_str() } else { "" };
        strip.cell(|ui| _ = cell_label(ui, interval, theme::small(Weight::Regular), colours.label));
        strip.cell(|ui| {
            if let Some(shield) = lever.or(printed) {
                let text = if is_lever { format!("{shield}*") } else { shield.to_string() };
                cell_label(ui, &text, regular, colours.secondary);
            }
        });
    });
    if has_games {
        let tip = [
            format!("{}: {mean}", i18n.tr("balance-mean")),
            format!("{}: {}", i18n.tr("balance-interval"), bounds(i18n, hero.win_rate)),
            format!("{}: {range}", i18n.tr("balance-matchups")),
        ];
        response.on_hover_ui_at_pointer(|ui| {
            label(ui, &name, theme::body(Weight::Semibold), colours.text);
            for line in tip {
                label(ui, &line, theme::body(Weight::Regular), colours.secondary);
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
        if is_outside(share) {
            ui.painter().circle_filled(pos2(x_of(track, share), middle), 3.0, colours.warning.text);
        } else {
            ui.painter().vline(x_of(track, share), middle - 3.5..=middle + 3.5, line);
        }
    }
}
