//! Timestamps as the review file writes them: `2026-11-21T17:40:05Z` (RFC 3339, UTC, whole seconds).

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// A point in time, in seconds since 1970-01-01T00:00:00Z.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

/// 9999-12-31T23:59:59Z: RFC 3339 has no later year.
const LAST: i64 = 253_402_300_799;

impl Timestamp {
    /// The current time, rounded down to a second.
    pub fn now() -> Self {
        Self(OffsetDateTime::now_utc().unix_timestamp())
    }

    /// Milliseconds since 1970, rounded down to a second.
    pub fn of_milliseconds(milliseconds: u64) -> Self {
        Self(i64::try_from(milliseconds / 1000).unwrap_or(LAST))
    }

    /// For people, without the seconds: `2026-11-21 17:40 UTC`.
    pub fn to_minute(self) -> String {
        let text = self.to_string();
        let minute = text.get(..16).unwrap_or_default().replace('T', " ");
        format!("{minute} UTC")
    }

    /// Reads `2026-11-21T17:40:05Z`. Returns `None` for a date that does not exist, such as 31 February, and for every
    /// other notation, because a time zone or a fraction of a second would be lost when the file is written again.
    pub fn parse(text: &str) -> Option<Self> {
        let parsed = Self(OffsetDateTime::parse(text, &Rfc3339).ok()?.unix_timestamp());
        (parsed.0 >= 0 && parsed.to_string() == text).then_some(parsed)
    }
}

impl std::fmt::Display for Timestamp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let moment = OffsetDateTime::from_unix_timestamp(self.0.clamp(0, LAST)).unwrap_or(OffsetDateTime::UNIX_EPOCH);
        f.write_str(&moment.format(&Rfc3339).map_err(|_| std::fmt::Error)?)
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

#[cfg(test)]
mod tests {
    use super::{LAST, Timestamp};

    #[test]
    fn a_time_is_shown_to_the_minute() {
        let shown = |milliseconds| Timestamp::of_milliseconds(milliseconds).to_minute();
        assert_eq!(shown(0), "1970-01-01 00:00 UTC");
        assert_eq!(shown(951_827_696_999), "2000-02-29 12:34 UTC");
        assert_eq!(shown(1_795_219_200_000), "2026-11-21 00:00 UTC");
    }

    #[test]
    fn timestamps_are_written_and_read() {
        assert_eq!(Timestamp(0).to_string(), "1970-01-01T00:00:00Z");
        assert_eq!(Timestamp(951_782_400).to_string(), "2000-02-29T00:00:00Z");
        assert_eq!(Timestamp::parse("2000-03-01T00:00:01Z"), Some(Timestamp(951_868_801)));
        for day in (0..60_000).step_by(7) {
            let moment = Timestamp(day * 86_400 + 12_345);
            assert_eq!(Timestamp::parse(&moment.to_string()), Some(moment));
        }
    }

    #[test]
    fn invalid_timestamps_are_refused() {
        for bad in ["", "2000-13-01T00:00:00Z", "2000-01-01", "x-1-1T0:0:0Z", "1969-12-31T23:59:59Z"] {
            assert_eq!(Timestamp::parse(bad), None, "{bad}");
        }
        // These days do not exist: 2100 is not a leap year.
        for bad in ["2026-02-31T00:00:00Z", "2026-02-30T12:00:00Z", "2026-04-31T00:00:00Z", "2100-02-29T00:00:00Z"] {
            assert_eq!(Timestamp::parse(bad), None, "{bad}");
        }
        for lossy in ["2026-02-28T00:00:00.5Z", "2026-02-28T00:00:00+01:00", "2026-06-30T23:59:60Z"] {
            assert_eq!(Timestamp::parse(lossy), None, "{lossy}");
        }
    }

    #[test]
    fn any_number_of_seconds_can_be_written() {
        for (seconds, text) in [(i64::MIN, "1970-01-01T00:00:00Z"), (i64::MAX, "9999-12-31T23:59:59Z")] {
            assert_eq!(Timestamp(seconds).to_string(), text);
        }
        assert_eq!(Timestamp::parse("9999-12-31T23:59:59Z"), Some(Timestamp(LAST)));
    }
}
