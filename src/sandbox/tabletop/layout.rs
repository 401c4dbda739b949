//! How a half of the board shows the zones: the rows of the ruleset's `board`, or what follows from the zones without it.

use crate::kernel::Kernel;
use crate::kernel::ids::ZoneId;
use crate::kernel::rules::tables::{SeenBy, Zone};
use crate::kernel::rules::term::Term;

/// How a zone is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneStyle {
    /// Cards in play, each in a slot.
    Slots,
    /// The one card that has its place in play.
    Single,
    /// The cards that a player holds.
    Hand,
    /// Cards on one another, of which the top is seen.
    Pile,
    /// Cards on one another that nobody sees.
    Hidden,
}

/// A row of zones, from left to right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRow {
    pub zones: Vec<(ZoneId, ZoneStyle)>,
}

/// The rows of a half, the one at the middle of the board first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Half {
    pub rows: Vec<BoardRow>,
}

impl BoardRow {
    /// Whether the cards of the row are as high as cards in play.
    pub fn has_cards(&self) -> bool {
        self.zones.iter().any(|(_, style)| matches!(style, ZoneStyle::Slots | ZoneStyle::Single))
    }

    /// Whether the row has a hand.
    pub fn has_hand(&self) -> bool {
        self.zones.iter().any(|(_, style)| *style == ZoneStyle::Hand)
    }
}

/// The rows of a half of the board. Zones that a `board` does not name are shown only while cards are in them.
pub fn half(kernel: &Kernel) -> Half {
    let game = &kernel.game;
    let ids = (0..game.zones.len()).filter_map(ZoneId::at);
    let zones: Vec<(ZoneId, &Zone)> = ids.zip(game.zones.values()).filter(|(_, zone)| !zone.stack).collect();
    let entry = |id: ZoneId| game.zones.get_index(id.index()).map(|(_, zone)| (id, style(zone)));
    let rows = if game.board.is_empty() {
        let of = |wanted: &[ZoneStyle]| -> Vec<(ZoneId, ZoneStyle)> {
            let found = zones.iter().map(|(id, zone)| (*id, style(zone)));
            found.filter(|(_, style)| wanted.contains(style)).collect()
        };
        let mut rows: Vec<Vec<(ZoneId, ZoneStyle)>> =
            of(&[ZoneStyle::Slots]).into_iter().map(|zone| vec![zone]).collect();
        let single = of(&[ZoneStyle::Single]);
        match rows.first_mut() {
            Some(first) => first.splice(0..0, single).for_each(drop),
            None => rows.push(single),
        }
        let (hidden, hand, piles) = (of(&[ZoneStyle::Hidden]), of(&[ZoneStyle::Hand]), of(&[ZoneStyle::Pile]));
        rows.push([hidden, hand, piles].concat());
        rows
    } else {
        game.board.iter().map(|row| row.iter().filter_map(|&id| entry(id)).collect()).collect()
    };
    Half { rows: rows.into_iter().filter(|row| !row.is_empty()).map(|zones| BoardRow { zones }).collect() }
}

fn style(zone: &Zone) -> ZoneStyle {
    let is_single = matches!(zone.capacity, Some(Term::Constant(1)));
    match zone.seen_by {
        _ if zone.units && is_single => ZoneStyle::Single,
        _ if zone.units => ZoneStyle::Slots,
        SeenBy::Owner => ZoneStyle::Hand,
        SeenBy::Nobody => ZoneStyle::Hidden,
        SeenBy::All => ZoneStyle::Pile,
    }
}
