//! Figures in the notation of the window's language.

use std::time::Duration;

use crate::sim::{AgentKind, Interval};
use crate::studio::i18n::I18n;
use crate::studio::view::View;
use crate::text::Arg;

/// The argument of messages about who plays: heroes, or the decks of a game without heroes.
pub fn entrants(view: &View<'_>) -> (&'static str, Arg<'static>) {
    ("who", Arg::Text(if view.rules().is_whole_game() { "decks" } else { "heroes" }))
}

/// A message about who plays.
pub fn entrants_text(view: &View<'_>, id: &str) -> String {
    view.i18n.tr_with(id, &[entrants(view)])
}

/// A share from 0 to 1 in percent, with one decimal and the sign.
pub fn percent(i18n: &I18n, share: f64) -> String {
    i18n.tr_with("percent", &[("n", Arg::Text(&i18n.decimal(share * 100.0, 1)))])
}

/// A difference of shares in points, with its sign.
pub fn points(i18n: &I18n, change: f64) -> String {
    let text = i18n.decimal(change * 100.0, 1);
    if change * 100.0 >= 0.05 { format!("+{text}") } else { text }
}

/// Half of an interval's width, in points.
pub fn half_width(i18n: &I18n, interval: Interval) -> String {
    format!("± {}", i18n.decimal((interval.high - interval.low) * 50.0, 2))
}

/// The ends of an interval, in percent.
pub fn bounds(i18n: &I18n, interval: Interval) -> String {
    format!("{} – {}", i18n.decimal(interval.low * 100.0, 1), i18n.decimal(interval.high * 100.0, 1))
}

/// The ends of a difference, in points.
pub fn change_bounds(i18n: &I18n, interval: Interval) -> String {
    format!("{} … {}", points(i18n, interval.low), points(i18n, interval.high))
}

/// The remaining time, in minutes and seconds.
pub fn time_left(i18n: &I18n, left: Duration) -> String {
    let seconds = left.as_secs();
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    i18n.tr_with("balance-left", &[("time", Arg::Text(&time))])
}

pub fn style_name(i18n: &I18n, style: AgentKind) -> String {
    i18n.name(&format!("player-{}", style.name()), style.name())
}

/// Converts a number for drawing.
#[allow(clippy::cast_possible_truncation, reason = "points on the screen")]
pub fn to_f32(number: f64) -> f32 {
    number as f32
}
