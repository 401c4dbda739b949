//! Sets of zones.

use super::ids::ZoneId;

/// Zones, one bit each; limbo is the last one.
#[derive(Clone, Copy, Debug)]
pub(super) struct ZoneSet(u32);

const _: () = assert!(super::state::ZONES < 31);

impl ZoneSet {
    pub const ALL: Self = Self(u32::MAX);
    pub const NONE: Self = Self(0);

    pub fn one(zone: ZoneId) -> Self {
        Self(1 << (zone.0 & 31))
    }

    pub fn bits(self) -> u32 {
        self.0
    }

    /// All other zones.
    pub fn others(self) -> Self {
        Self(!self.0)
    }

    pub fn add(&mut self, zone: ZoneId) {
        self.0 |= Self::one(zone).0;
    }

    /// The zones of both.
    pub fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub fn contains(self, zone: ZoneId) -> bool {
        self.0 >> (zone.0 & 31) & 1 == 1
    }
}

impl FromIterator<ZoneId> for ZoneSet {
    fn from_iter<I: IntoIterator<Item = ZoneId>>(zones: I) -> Self {
        zones.into_iter().fold(Self::NONE, |mut set, zone| {
            set.add(zone);
            set
        })
    }
}
