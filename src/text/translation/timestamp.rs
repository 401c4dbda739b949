//! Moments as they are written in files: `2026-11-21T17:40:05Z`.

use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Seconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

const DAY: i64 = 24 * 60 * 60;

impl Timestamp {
    /// Now.
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
    }

    /// From `2026-11-21T17:40:05Z`; `None` if it is something else.
    pub fn parse(text: &str) -> Option<Self> {
        let (date, time) = text.strip_suffix('Z')?.split_once('T')?;
        let numbers = |text: &str, between: char| -> Option<[i64; 3]> {
            let parts: Result<Vec<i64>, _> = text.split(between).map(str::parse).collect();
            parts.ok()?.try_into().ok()
        };
        let ([year, month, day], [hour, minute, second]) = (numbers(date, '-')?, numbers(time, ':')?);
        let fits = (1970..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=31).contains(&day)
            && (0..24).contains(&hour)
            && (0..60).contains(&minute)
            && (0..60).contains(&second);
        fits.then(|| Self(days(year, month, day) * DAY + hour * 3600 + minute * 60 + second))
    }
}

impl std::fmt::Display for Timestamp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (days, seconds) = (self.0.div_euclid(DAY), self.0.rem_euclid(DAY));
        let (year, month, day) = civil(days);
        let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let wrong = || de::Error::custom(format!("`{text}` is not a moment such as 2026-11-21T17:40:05Z"));
        Self::parse(&text).ok_or_else(wrong)
    }
}

/// Days since 1970 of a date, in the calendar of today (the years begin in March, so that leap days end them).
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

/// The date of a day since 1970.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let (day, month) = (of_year - (153 * shifted + 2) / 5 + 1, (shifted + 2) % 12 + 1);
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::Timestamp;

    #[test]
    fn moments_are_written_and_read() {
        assert_eq!(Timestamp(0).to_string(), "1970-01-01T00:00:00Z");
        assert_eq!(Timestamp(951_782_400).to_string(), "2000-02-29T00:00:00Z");
        assert_eq!(Timestamp::parse("2000-03-01T00:00:01Z"), Some(Timestamp(951_868_801)));
        for day in (0..60_000).step_by(7) {
            let moment = Timestamp(day * 86_400 + 12_345);
            assert_eq!(Timestamp::parse(&moment.to_string()), Some(moment));
        }
        for bad in ["", "2000-13-01T00:00:00Z", "2000-01-01", "x-1-1T0:0:0Z"] {
            assert_eq!(Timestamp::parse(bad), None, "{bad}");
        }
    }
}
