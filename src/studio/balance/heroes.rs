//! The heroes: how often each wins over all its matchups, from the lowest matchup to the highest.

use egui::{Align2, CornerRadius, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::Balance;
use super::figures::{Figures, is_outside};
use super::format::{count, half_width, percent, to_f32};
use crate::card::number;
use crate::document::RecordPath;
use crate::play::{BALANCE_NUMBER, PRINTED_NUMBER};
use crate::sim::{BAND, HeroSummary};
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Button, elided, icon_at, panel_head, put_text, text_at};

/// The ends of the axis.
const AXIS: [f64; 2] = [0.40, 0.60];
const NAME: f32 = 134.0;
/// The least height of a line.
const LEAST: f32 = 19.0;

/// Where the columns stand in a line.
struct Places {
    name: Rect,
    track: Rect,
    mean: f32,
    reach: f32,
    shield: f32,
}

impl Places {
    fn new(line: Rect) -> Self {
        let shield = line.right() - 14.0;
        let reach = shield - 50.0;
        let mean = reach - 56.0;
        let name = Rect::from_min_size(line.min + vec2(14.0, 0.0), vec2(NAME, line.height()));
        let track = Rect::from_min_max(pos2(name.right() + 10.0, line.top()), pos2(mean - 60.0, line.bottom()));
        Self { name, track, mean, reach, shield }
    }
}

fn x_of(track: Rect, share: f64) -> f32 {
    let at = to_f32(((share - AXIS[0]) / (AXIS[1] - AXIS[0])).clamp(0.0, 1.0));
    track.left() + track.width() * at
}

/// Shows them.
pub fn heroes_ui(ui: &mut Ui, view: &View<'_>, balance: &Balance, figures: &Figures) {
    let i18n = &view.i18n;
    panel_head(ui, &i18n.tr("balance-heroes"), &i18n.tr("balance-heroes-hint"), |ui| {
        let action = Action::Calibrate.entry();
        if ui.add(Button::new(&i18n.tr(action.name)).small().icon(action.icon)).clicked() {
            view.send(Action::Calibrate);
        }
        if figures.outside > 0 {
            badge(ui, &i18n.tr_with("balance-outside", &[("n", count(figures.outside))]));
        }
    });
    // Where a calibration stands below them, they give way to it.
    let most = ui.available_height() * if balance.calibration.is_open { 0.5 } else { 0.63 };
    #[allow(clippy::cast_precision_loss, reason = "at most a hundred heroes")]
    let count = figures.heroes.len() as f32;
    let high = ((most - height::TABLE_ROW - 8.0) / count.max(1.0)).clamp(LEAST, height::TABLE_ROW);
    axis(ui, view);
    let mut is_other = false;
    let area = ScrollArea::vertical().id_salt("heroes").max_height(most).auto_shrink([false, true]);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut book = None;
        for (at, hero) in figures.heroes.iter().enumerate() {
            let own = balance.index.book(view, &hero.hero);
            if at > 0 && own != book {
                let (gap, _) = ui.allocate_exact_size(vec2(ui.available_width(), 4.0), Sense::hover());
                band(ui, Places::new(gap).track);
            }
            book = own;
            is_other |= hero_line(ui, view, balance, hero, high);
        }
        if is_other {
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::TABLE_ROW), Sense::hover());
            let font = theme::small(Weight::Regular);
            let words = i18n.tr("balance-not-printed");
            let at = pos2(rect.left() + 14.0, rect.center().y);
            text_at(ui.painter(), at, Align2::LEFT_CENTER, &words, font, colours(ui).label);
        }
    });
    ui.add_space(4.0);
}

fn badge(ui: &mut Ui, text: &str) {
    let tint = colours(ui).warning;
    let galley = ui.painter().layout_no_wrap(text.to_owned(), theme::small(Weight::Semibold), tint.text);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 28.0, 18.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    ui.painter().rect_filled(rect, CornerRadius::same(4), tint.ground);
    icon_at(ui.painter(), pos2(rect.left() + 11.0, rect.center().y), Icon::TriangleAlert, 11.0, tint.text);
    ui.painter().galley(pos2(rect.left() + 21.0, rect.center().y - galley.size().y / 2.0), galley, tint.text);
}

fn axis(ui: &mut Ui, view: &View<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height::TABLE_ROW), Sense::hover());
    let (places, colour) = (Places::new(rect), colours(ui).label);
    let font = theme::small(Weight::Regular);
    let middle = rect.center().y + 2.0;
    for (share, text) in [(0.40, "40"), (0.45, "45"), (0.50, "50"), (0.55, "55"), (0.60, "60")] {
        let at = pos2(x_of(places.track, share), middle);
        text_at(ui.painter(), at, Align2::CENTER_CENTER, text, font.clone(), colour);
    }
    let right = Align2::RIGHT_CENTER;
    text_at(ui.painter(), pos2(places.mean, middle), right, &view.i18n.tr("balance-mean"), font.clone(), colour);
    text_at(ui.painter(), pos2(places.reach, middle), right, "95 %", font.clone(), colour);
    icon_at(ui.painter(), pos2(places.shield - 8.0, middle), Icon::Shield, 12.0, colour);
}

fn band(ui: &Ui, track: Rect) {
    let rect = Rect::from_x_y_ranges(x_of(track, BAND[0])..=x_of(track, BAND[1]), track.y_range());
    ui.painter().rect_filled(rect, 0.0, colours(ui).raised);
    ui.painter().vline(x_of(track, 0.5), track.y_range(), Stroke::new(1.0, colours(ui).outline_hover));
}

/// Shows a hero; whether its lever stands at another value than the card prints.
fn hero_line(ui: &mut Ui, view: &View<'_>, balance: &Balance, hero: &HeroSummary, high: f32) -> bool {
    let (colours, i18n) = (colours(ui), &view.i18n);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let places = Places::new(rect);
    let name = balance.index.record_name(view, &hero.hero);
    let (mean, interval) = (percent(i18n, hero.win_rate.share), half_width(i18n, hero.win_rate));
    let bounds = format!("{} – {}", percent(i18n, hero.lowest), percent(i18n, hero.highest));
    let told = format!("{name}: {mean} {interval}, {bounds}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    let middle = rect.center().y;
    band(ui, places.track);
    let galley = elided(ui, &name, theme::body(Weight::Regular), colours.secondary, places.name.width());
    ui.painter().galley(pos2(places.name.left(), middle - galley.size().y / 2.0), galley, colours.secondary);
    let record = match balance.index.place(&hero.hero) {
        Some(RecordPath::Hero(at)) => view.registry().heroes.get(at),
        _ => None,
    };
    let lever = record.and_then(|hero| number(&hero.numbers, BALANCE_NUMBER));
    let printed = record.and_then(|hero| number(&hero.numbers, PRINTED_NUMBER));
    let is_other = lever.is_some() && lever != printed;
    if let Some(shield) = lever.or(printed) {
        let text = if is_other { format!("{shield}*") } else { shield.to_string() };
        let at = pos2(places.shield, middle);
        text_at(ui.painter(), at, Align2::RIGHT_CENTER, &text, theme::body(Weight::Regular), colours.secondary);
    }
    if hero.games == 0 {
        let at = pos2(places.mean, middle);
        text_at(ui.painter(), at, Align2::RIGHT_CENTER, "–", theme::body(Weight::Regular), colours.label);
        return is_other;
    }
    let (half, share) = (x_of(places.track, 0.5), x_of(places.track, hero.win_rate.share));
    let bar = Rect::from_x_y_ranges(half.min(share)..=half.max(share), middle - 5.0..=middle + 5.0);
    ui.painter().rect_filled(bar, CornerRadius::same(1), colours.heat[usize::from(share >= half)]);
    let line = Stroke::new(1.0, colours.secondary);
    let (low, high) = (x_of(places.track, hero.lowest), x_of(places.track, hero.highest));
    ui.painter().hline(low..=high, middle, line);
    for (at, share) in [(low, hero.lowest), (high, hero.highest)] {
        if is_outside(share) {
            ui.painter().circle_filled(pos2(at, middle), 3.0, colours.warning.text);
        } else {
            ui.painter().vline(at, middle - 3.5..=middle + 3.5, line);
        }
    }
    let right = Align2::RIGHT_CENTER;
    text_at(ui.painter(), pos2(places.mean, middle), right, &mean, theme::body(Weight::Medium), colours.text);
    text_at(ui.painter(), pos2(places.reach, middle), right, &interval, theme::small(Weight::Regular), colours.label);
    let tip = [
        format!("{}: {}", i18n.tr("balance-mean"), percent(i18n, hero.win_rate.share)),
        format!("{}: {}", i18n.tr("balance-interval"), super::format::bounds(i18n, hero.win_rate)),
        format!("{}: {bounds}", i18n.tr("balance-matchups")),
    ];
    response.on_hover_ui_at_pointer(|ui| {
        put_text(ui, &name, theme::body(Weight::Semibold), colours.text);
        for line in tip {
            put_text(ui, &line, theme::body(Weight::Regular), colours.secondary);
        }
    });
    is_other
}
