//! How long games are: a bar for each number of turns.

use egui::{Align2, CornerRadius, Id, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::format::{percent, to_f32};
use crate::sim::Lengths;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{panel_head, text_at};
use crate::text::Arg;

/// The room of a number below its bar, in points.
const NUMBER: f32 = 20.0;

pub fn histogram_ui(ui: &mut Ui, view: &View<'_>, lengths: &Lengths, note: &str) {
    let (colours, i18n) = (colours(ui), &view.i18n);
    let title = i18n.tr("balance-game-length");
    panel_head(ui, &title, note, |_| {});
    let whole = ui.available_rect_before_wrap();
    let room = Rect::from_min_max(whole.min + vec2(56.0, 6.0), whole.max - vec2(16.0, 20.0));
    let response = ui.interact(room, Id::unique("game length"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{title}: {note}")));
    let Some(first) = lengths.games.iter().position(|&games| games > 0) else { return };
    if room.height() < 24.0 {
        return;
    }
    // The rarest lengths, far out at the end, are left out, because they would make all other bars thin.
    let mut left_over = lengths.all;
    let last = lengths.games.iter().rposition(|&games| {
        left_over -= games;
        (lengths.all - left_over) * 1000 > lengths.all
    });
    let last = last.unwrap_or(first).max(first);
    #[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
    let share = |games: u64| games as f64 / lengths.all.max(1) as f64;
    let top = to_f32(lengths.games.iter().map(|&games| share(games)).fold(0.0, f64::max)).max(0.001);
    grid(ui, view, room, top);
    let count_of_bars = last - first + 1;
    #[allow(clippy::cast_precision_loss, reason = "a few dozen turns")]
    let wide = (room.width() / count_of_bars as f32).min(72.0);
    // As many numbers as have room.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few bars")]
    let step = (NUMBER / wide).ceil().max(1.0) as usize;
    let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|at| room.contains(*at));
    let plain = colours.raised.lerp_to_gamma(colours.accent, 0.52);
    let mut column = room.with_max_x(room.left() + wide);
    for (place, turns) in (first..=last).enumerate() {
        let games = lengths.games[turns];
        let high = room.height() * to_f32(share(games)) / top;
        let is_hovered = pointer.is_some_and(|at| column.contains(at));
        let colour = if turns == lengths.median || is_hovered { colours.accent } else { plain };
        let rect = column.with_min_y(room.bottom() - high).shrink2(vec2(1.0, 0.0));
        ui.painter().rect_filled(rect, CornerRadius { nw: 2, ne: 2, sw: 0, se: 0 }, colour);
        if place % step == 0 {
            let at = pos2(column.center().x, room.bottom() + 9.0);
            let font = theme::small(Weight::Regular);
            text_at(ui.painter(), at, Align2::CENTER_CENTER, &turns.to_string(), font, colours.label);
        }
        if is_hovered {
            let arguments = [("n", Arg::count(turns)), ("rate", Arg::Text(&percent(i18n, share(games))))];
            response.clone().on_hover_text_at_pointer(i18n.tr_with("balance-turns-share", &arguments));
        }
        column = column.translate(vec2(wide, 0.0));
    }
    ui.painter().hline(room.x_range(), room.bottom(), Stroke::new(1.0, colours.outline_hover));
}

/// Lines at even shares, a few of them.
fn grid(ui: &Ui, view: &View<'_>, room: Rect, top: f32) {
    let colours = colours(ui);
    let steps = [0.01, 0.02, 0.04, 0.05, 0.1, 0.2, 0.25];
    let step = steps.into_iter().find(|step| top / step <= 4.0 && room.height() * step / top >= 14.0).unwrap_or(0.5);
    let mut at = step;
    while at <= top {
        let y = room.bottom() - room.height() * at / top;
        ui.painter().hline(room.x_range(), y, Stroke::new(1.0, colours.divider));
        #[allow(clippy::cast_possible_truncation, reason = "a percentage")]
        let text = view.i18n.tr_with("percent", &[("n", Arg::Number((at * 100.0).round() as i64))]);
        let font = theme::small(Weight::Regular);
        text_at(ui.painter(), pos2(room.left() - 42.0, y), Align2::LEFT_CENTER, &text, font, colours.label);
        at += step;
    }
}
