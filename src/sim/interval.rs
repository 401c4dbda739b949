//! Shares and differences with their 95 % intervals.

use serde::{Deserialize, Serialize};

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A number with its 95 % confidence interval: a share from 0 to 1, or a difference of shares from -1 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// The number.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Whether it holds a number.
    pub fn holds(&self, number: f64) -> bool {
        (self.low..=self.high).contains(&number)
    }

    /// To six places, as result files have it.
    #[must_use]
    pub fn rounded(self) -> Self {
        let round = |number: f64| (number * 1e6).round() / 1e6;
        Self { share: round(self.share), low: round(self.low), high: round(self.high) }
    }
}

/// The share of half wins among games with the interval of Wilson (1927); a draw counts one half.
#[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
pub fn wilson(half_wins: u64, games: u64) -> Interval {
    if games == 0 {
        return Interval { share: 0.5, low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let share = half_wins as f64 / 2.0 / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let reach = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
    Interval { share, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

/// By how much a share has changed, with the interval of Newcombe (1998, method 10), which is made of Wilson's two.
pub fn difference(before: Interval, after: Interval) -> Interval {
    let share = after.share - before.share;
    let reach = |one: f64, other: f64| one.hypot(other);
    Interval {
        share,
        low: share - reach(after.share - after.low, before.high - before.share),
        high: share + reach(after.high - after.share, before.share - before.low),
    }
}

/// The mean of paired differences of half wins, as a difference of shares, from their number, sum and sum of squares.
#[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
pub fn paired(games: u64, sum: i64, squares: u64) -> Interval {
    if games < 2 {
        return Interval { share: 0.0, low: -1.0, high: 1.0 };
    }
    let n = games as f64;
    let mean = sum as f64 / n;
    let variance = (squares as f64 - n * mean * mean).max(0.0) / (n - 1.0);
    let reach = Z * (variance / n).sqrt();
    Interval { share: mean / 2.0, low: (mean - reach) * 0.5, high: (mean + reach) * 0.5 }
}

#[cfg(test)]
mod tests {
    use super::{difference, paired, wilson};

    fn near(found: f64, known: f64) -> bool {
        (found - known).abs() < 0.000_05
    }

    /// Against values worked out by hand to four places.
    #[test]
    fn intervals_are_wilsons() {
        let half = wilson(100, 100);
        assert!(near(half.share, 0.5) && near(half.low, 0.4038) && near(half.high, 0.5962), "{half:?}");
        let none = wilson(0, 10);
        assert!(near(none.low, 0.0) && near(none.high, 0.2775), "{none:?}");
    }

    /// Newcombe's own example (1998, table II, a): 56/70 against 48/80 differ by 0.2, from 0.0524 to 0.3339.
    #[test]
    fn differences_are_newcombes() {
        let change = difference(wilson(2 * 48, 80), wilson(2 * 56, 70));
        assert!(near(change.share, 0.2) && near(change.low, 0.0524) && near(change.high, 0.3339), "{change:?}");
    }

    /// Half wins that differ by 2, 0, 0, -2, 2: mean 0.4, variance 2.8, so 0.4 ± 1.96 · √(2.8/5), and half of it.
    #[test]
    fn paired_differences_have_their_own_spread() {
        let change = paired(5, 2, 12);
        assert!(near(change.share, 0.2) && near(change.high - change.share, 0.7334), "{change:?}");
        assert!(paired(1, 2, 4).holds(0.0) && near(paired(1_000, 0, 0).high, 0.0));
    }
}
