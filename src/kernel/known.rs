//! What a player knows, and how the rest could be (kernel.md, section 4, *Hidden*).

use super::ids::{DefinitionId, WordId};
use super::lookup::Kernel;
use super::machine::Cards;
use super::rules::Game;
use super::rules::tables::{SeenBy, Zone};
use super::state::{CARDS, Card, CardId, NUMBERS, STATES, Seat, State};
use crate::base::Generator;

/// What a hidden card is, apart from where it lies.
pub(super) type Nature = (DefinitionId, u16, Option<WordId>, bool, [i16; NUMBERS], [i16; STATES], u32, u64, u64);

/// Beyond the zones of the table: the two bits of cards that both see, and another.
const NO_ZONE: u8 = 0b111;

impl Kernel {
    /// Whether a player knows a card: sees it where it lies, or has seen it and not lost sight of it since.
    pub fn knows(&self, state: &State, seat: Seat, card: CardId) -> bool {
        let entry = state.card(card);
        (entry.known | self.sight(entry)) >> seat.0 & 1 == 1
    }

    /// The players who see a card where it lies, one bit each.
    pub(super) fn sight(&self, card: &Card) -> u8 {
        if card.is_revealed {
            return 0b11;
        }
        match self.seen[card.side.index()][card.zone.index()] {
            // A card that will wait for a trigger is played face down.
            NO_ZONE if self.plays.get(card.definition.index()).is_some_and(|playing| playing.waits) => {
                1 << (card.side.0 & 1)
            }
            seen => seen & 0b11,
        }
    }

    /// The position as a player could imagine it. The lists of both decks are known; the cards that the player does not
    /// know are dealt again over the places that they can have, and so is the chance that lies ahead. Positions that look
    /// the same to the player give the same guess, so that nothing which a player tries out on it can cheat.
    #[must_use]
    pub fn guess(&self, state: &State, seat: Seat, chance: &mut Generator) -> State {
        let mut imagined = State::new(0);
        self.guess_into(&mut imagined, state, seat, chance);
        imagined
    }

    /// The same in a position that is there already, because an empty one is mostly room.
    pub(super) fn guess_into(&self, imagined: &mut State, state: &State, seat: Seat, chance: &mut Generator) {
        self.guess_before(imagined, state, state, seat, chance);
        imagined.chance = Generator(chance.bits());
    }

    /// The position `before` an action as a player could imagine it who knows what is known `now`, in the middle of the
    /// action. The chance stays, so that the action comes to the same point when it is done again.
    pub(super) fn guess_before(
        &self,
        imagined: &mut State,
        before: &State,
        now: &State,
        seat: Seat,
        chance: &mut Generator,
    ) {
        imagined.clone_from(before);
        let mut dealt: [Option<CardId>; CARDS] = [None; CARDS];
        for owner in Seat::BOTH {
            let is_open = |card: &CardId| before.card(*card).owner == owner && !self.knows(now, seat, *card);
            let mut places: Cards = before.card_ids().filter(is_open).collect();
            // Sorted by what they are, so that their real order does not matter.
            let mut cards = places.clone();
            // Of equals the first made comes first, as it does in the list.
            cards.sort_unstable_by(|&one, &other| {
                let (a, b) = (before.card(one), before.card(other));
                // Most differ in these two, with which a nature begins, and the rest is long.
                (a.definition, a.origin)
                    .cmp(&(b.definition, b.origin))
                    .then_with(|| (nature(a), one).cmp(&(nature(b), other)))
            });
            for last in (1..cards.len()).rev() {
                cards.swap(last, chance.below(last + 1));
            }
            // Places that do not take every card come first.
            let is_narrow = |&place: &CardId| [before, now].iter().any(|state| self.is_narrow(state.card(place)));
            let narrow: Cards = places.iter().copied().filter(is_narrow).collect();
            places.retain(|place| !narrow.contains(place));
            for &place in narrow.iter().chain(&places) {
                let can_be = |&card: &CardId| {
                    let definition = before.card(card).definition;
                    [before, now].iter().all(|state| self.can_lie(definition, state.card(place)))
                };
                let last = cards.len().saturating_sub(1);
                let fits = if narrow.contains(&place) { cards.iter().rposition(can_be) } else { None };
                let at = fits.unwrap_or(last);
                if at < cards.len() {
                    let card = cards.remove(at);
                    dealt[card.index()] = Some(place);
                    imagined.imagine(place, before.card(card));
                }
            }
        }
        let moved = |card: &mut CardId| {
            if let Some(place) = dealt.get(card.index()).copied().flatten() {
                *card = place;
            }
        };
        imagined.bearing.iter_mut().for_each(|bearing| moved(&mut bearing.card));
        imagined.grants.iter_mut().for_each(|grant| moved(&mut grant.card));
        imagined.used.iter_mut().for_each(|used| moved(&mut used.card));
        imagined.held.iter_mut().for_each(|held| moved(&mut held.source));
    }

    /// Whether a place takes only some cards.
    fn is_narrow(&self, place: &Card) -> bool {
        self.narrow.contains(place.zone)
    }

    /// Whether a card could lie in a place.
    fn can_lie(&self, definition: DefinitionId, place: &Card) -> bool {
        let Some(zone) = self.zone(place.zone) else { return true };
        let card_type = self.card_type(self.game.definition(definition).card_type);
        let takes = zone.takes.as_ref().is_none_or(|takes| card_type.is_some_and(|entry| takes.contains(&entry.word)));
        takes && (!zone.reveals || card_type.is_some_and(|card_type| card_type.to == Some(place.zone)))
    }
}

/// By the number of a zone, whether the own player and the other one see its cards; beyond the table [`NO_ZONE`].
pub(super) fn seen_in_zones(game: &Game) -> Box<[[u8; 256]; 2]> {
    let mut seen = Box::new([[NO_ZONE; 256]; 2]);
    let [first, second] = &mut *seen;
    for ((first, second), zone) in first.iter_mut().zip(second).zip(game.zones.values()) {
        *first = seen_in(zone);
        *second = (*first << 1 | *first >> 1) & 0b11;
    }
    seen
}

/// Whether the own player and the other one see the cards of a zone, one bit each.
fn seen_in(zone: &Zone) -> u8 {
    let is_open = zone.seen_by == SeenBy::All && !zone.face_down;
    u8::from(zone.seen_by != SeenBy::Nobody) | u8::from(is_open) << 1
}

pub(super) fn nature(card: &Card) -> Nature {
    let Card { definition, origin, subtype, is_made, numbers, counters, marks, given, lost, .. } = *card;
    (definition, origin, subtype, is_made, numbers, counters, marks, given, lost)
}

impl State {
    /// Puts what a card of another position is into the place of a card, as a player imagines it.
    pub fn imagine(&mut self, place: CardId, card: &Card) {
        let entry = self.card_mut(place);
        *entry = as_if(entry, card);
    }
}

/// The place of one card with what another is.
fn as_if(place: &Card, card: &Card) -> Card {
    let Card { owner, side, zone, is_revealed, known, moves, host, .. } = *place;
    Card { owner, side, zone, is_revealed, known, moves, host, ..*card }
}
