//! Figures in the notation of the window's language.

use std::time::Duration;

use crate::sim::{AgentKind, Interval};
use crate::studio::i18n::I18n;
use crate::studio::view::View;
use crate::text::Arg;

/// The languages with a decimal comma.
const COMMA: [&str; 9] = ["de", "es", "fr", "id", "it", "pl", "pt-BR", "ru", "tr"];

/// The argument of messages about who plays: heroes, or the decks of a game without heroes.
pub fn entrants(view: &View<'_>) -> (&'static str, Arg<'static>) {
    ("who", Arg::Text(if view.rules().is_whole_game() { "decks" } else { "heroes" }))
}

/// A message about who plays.
pub fn entrants_text(view: &View<'_>, id: &str) -> String {
    view.i18n.tr_with(id, &[entrants(view)])
}

/// A number with so many decimals.
pub fn decimal(i18n: &I18n, number: f64, places: usize) -> String {
    let text = format!("{number:.places$}");
    // Zero has no sign, even if it was rounded from a negative number.
    let is_nothing = text.chars().all(|letter| matches!(letter, '-' | '0' | '.'));
    let text = text.replace('-', if is_nothing { "" } else { "−" });
    if COMMA.contains(&i18n.language().tag) { text.replace('.', ",") } else { text }
}

/// A share from 0 to 1 in percent, with one decimal and the sign.
pub fn percent(i18n: &I18n, share: f64) -> String {
    i18n.tr_with("percent", &[("n", Arg::Text(&decimal(i18n, share * 100.0, 1)))])
}

/// A difference of shares in points, with its sign.
pub fn points(i18n: &I18n, change: f64) -> String {
    let text = decimal(i18n, change * 100.0, 1);
    if change * 100.0 >= 0.05 { format!("+{text}") } else { text }
}

/// Half of an interval's width, in points.
pub fn half_width(i18n: &I18n, interval: Interval) -> String {
    format!("± {}", decimal(i18n, (interval.high - interval.low) * 50.0, 2))
}

/// The ends of an interval, in percent.
pub fn bounds(i18n: &I18n, interval: Interval) -> String {
    format!("{} – {}", decimal(i18n, interval.low * 100.0, 1), decimal(i18n, interval.high * 100.0, 1))
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
