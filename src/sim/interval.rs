//! Shares and differences with 95 % confidence intervals.

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
    /// Whether the interval contains a number.
    pub fn holds(&self, number: f64) -> bool {
        (self.low..=self.high).contains(&number)
    }

    /// The share of the opponent.
    #[must_use]
    pub fn of_other(self) -> Self {
        Self { share: 1.0 - self.share, low: 1.0 - self.high, high: 1.0 - self.low }
    }

    /// Rounds to six decimals, as result files do.
    #[must_use]
    pub fn rounded(self) -> Self {
        let round = |number: f64| (number * 1e6).round() / 1e6;
        Self { share: round(self.share), low: round(self.low), high: round(self.high) }
    }
}

/// Returns the share of half wins with Wilson's interval (1927). A draw counts one half.
#[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
pub fn wilson(half_wins: u64, games: u64) -> Interval {
    if games == 0 {
        return Interval { share: 0.5, low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let share = half_wins as f64 / 2.0 / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let half_width = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
    Interval { share, low: (middle - half_width).max(0.0), high: (middle + half_width).min(1.0) }
}

/// Returns the difference of two shares with Newcombe's interval (1998, method 10), which combines two intervals of
/// Wilson.
pub fn difference(before: Interval, after: Interval) -> Interval {
    let share = after.share - before.share;
    let half_width = |one: f64, other: f64| one.hypot(other);
    Interval {
        share,
        low: share - half_width(after.share - after.low, before.high - before.share),
        high: share + half_width(after.high - after.share, before.share - before.low),
    }
}

/// Returns the mean of paired differences of half wins as a difference of shares, from their count, sum and sum of
/// squares.
#[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
pub fn paired(games: u64, sum: i64, squares: u64) -> Interval {
    if games < 2 {
        return Interval { share: 0.0, low: -1.0, high: 1.0 };
    }
    let n = games as f64;
    let mean = sum as f64 / n;
    let variance = (squares as f64 - n * mean * mean).max(0.0) / (n - 1.0);
    let half_width = Z * (variance / n).sqrt();
    Interval { share: mean / 2.0, low: (mean - half_width) * 0.5, high: (mean + half_width) * 0.5 }
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
