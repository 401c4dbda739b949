//! What an operation can be done to, as far as it is known before a match: by the side and the zone of the cards.

use crate::kernel::ids::ZoneId;
use crate::kernel::rules::ability::{Pick, Side, Target};
use crate::kernel::rules::tables::Operation;
use crate::kernel::rules::term::{Players, Selector, Term};

impl Operation {
    /// Whether a row can say a target, whatever it is refined with. One listed target is the usual one; several are those
    /// that rows can say.
    pub fn lists(&self, target: &Target) -> bool {
        self.targets.len() < 2 || self.targets.iter().any(|listed| listed.preset == target.preset)
    }

    /// Whether the operation can be done to some card of a target. What only a match shows counts as possible.
    pub fn can_be_done_to(&self, target: &Target) -> bool {
        // What an operation picks itself is a target of those operations that pick, and their only one.
        let mut picked = self.targets.iter().map(|target| target.pick == Pick::Fit);
        let is_allowed = match target.pick {
            Pick::Fit => picked.any(|picks| picks),
            _ => self.targets.is_empty() || picked.any(|picks| !picks),
        };
        if !is_allowed {
            return false;
        }
        let Some(fits) = &self.fits else { return true };
        let is_known = target.of.is_none() && !matches!(target.pick, Pick::This | Pick::Host | Pick::Same | Pick::Fit);
        match &target.zones {
            Some(zones) if is_known => {
                let sides = target.who.iter().flat_map(|side| match side {
                    Side::Any => &[Side::Own, Side::Other][..],
                    side => std::slice::from_ref(side),
                });
                let mut places = sides.flat_map(|&side| zones.iter().map(move |&zone| (side, zone)));
                places.any(|place| holds(fits, place) != Some(false))
            }
            _ => true,
        }
    }
}

/// Whether a test holds for a card that lies on a side of the table in a zone; `None`: that depends on the card.
fn holds(test: &Term, (side, zone): (Side, ZoneId)) -> Option<bool> {
    let of = |term: &Term| holds(term, (side, zone));
    match test {
        Term::CardsIn(card, cards) => match (&**card, &**cards) {
            (Selector::It, Selector::Zones(players, zones)) => {
                let is_theirs = match players {
                    Players::Own => side == Side::Own,
                    Players::Other => side == Side::Other,
                    Players::Both => true,
                    Players::Whom | Players::Of(_) => return None,
                };
                Some(is_theirs && zones.contains(&zone))
            }
            _ => None,
        },
        Term::Not(inner) => of(inner).map(|holds| !holds),
        Term::And(one, other) => match (of(one), of(other)) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (Some(true), Some(true)) => Some(true),
            _ => None,
        },
        Term::Or(one, other) => match (of(one), of(other)) {
            (Some(true), _) | (_, Some(true)) => Some(true),
            (Some(false), Some(false)) => Some(false),
            _ => None,
        },
        _ => None,
    }
}
