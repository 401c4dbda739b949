//! Cards that move from zone to zone.

use smallvec::SmallVec;

use super::events::Event;
use super::frame::Frame;
use super::knowing::KNOWN_TO_BOTH;
use super::{Machine, Occurrence};
use crate::kernel::ids::{LIMBO, ZoneId, event};
use crate::kernel::lookup::Holding;
use crate::kernel::pricing::PILES;
use crate::kernel::question::{Options, Question, Why};
use crate::kernel::rules::ability::Parameter;
use crate::kernel::rules::statement::{Block, Fate, Place, RowPlaceOf, Spot};
use crate::kernel::rules::tables::Left;
use crate::kernel::rules::term::{End, Players, Selector};
use crate::kernel::state::{CARDS, Card, CardId, Seat, State, Thing, Things};

/// Cards on and under another.
type Hosted = SmallVec<[CardId; 16]>;

/// Options of a move.
#[derive(Clone, Copy, Default)]
pub(super) struct Shift<'s> {
    pub spot: Option<Spot>,
    /// Its position in the new zone; `None`: by `spot`.
    pub at: Option<usize>,
    /// What it had, where a move is taken back.
    pub was: Option<&'s super::undo::Snapshot>,
    /// It was destroyed; what is beneath it goes as this says. `None`: it was not destroyed.
    pub fate: Option<Fate>,
    /// What is on and under it stays where it is.
    pub stays_covered: bool,
}

/// Whether a card can come to a zone.
pub(super) enum Entrance<'k> {
    Open,
    /// The card enters; then this block runs.
    Full(&'k Block),
    /// It stays where it is.
    Closed,
}

impl<'m> Machine<'m> {
    /// Moves so many cards of an end of zones, one after another.
    #[inline(never)]
    pub(super) fn move_drawn(
        &mut self,
        (from, end, count): (&Selector, End, i32),
        to: &Place,
        spot: Option<Spot>,
        frame: &Frame<'_>,
    ) {
        for _ in 0..count {
            if let (Selector::Zones(Players::Own, zones), End::Top) = (from, end)
                && let [zone] = **zones
            {
                // A card from a pile, as decks are drawn.
                let Some(&card) = self.state.pile(frame.own, zone).as_slice().last() else { return };
                let place = match to {
                    Place::Of(Players::Own, zone) => Some((frame.own, *zone)),
                    _ => self.places(to, Some(card), frame).first().copied(),
                };
                let Some((seat, zone)) = place else { return };
                if self.kernel.open.contains(zone) {
                    self.shift(card, seat, zone, Shift { spot, ..Shift::default() });
                } else if !self.move_to(card, seat, zone, spot) {
                    return;
                }
                if self.is_stopped() {
                    return;
                }
                continue;
            }
            let left = self.select(from, frame);
            let at = match end {
                _ if left.is_empty() => return,
                End::Top => left.len() - 1,
                End::Bottom => 0,
                End::Random => self.state.chance.below(left.len()),
            };
            let Some(Thing::Card(card)) = left.get(at) else { return };
            let Some((seat, zone)) = self.places(to, Some(card), frame).first().copied() else { return };
            if !self.move_to(card, seat, zone, spot) || self.is_stopped() {
                return;
            }
        }
    }

    #[inline(never)]
    pub(super) fn move_cards(
        &mut self,
        selector: &Selector,
        to: &Place,
        spot: Option<Spot>,
        asked: bool,
        frame: &Frame<'_>,
    ) {
        let mut cards = self.select(selector, frame);
        if asked && cards.len() > 1 {
            cards = self.ordered(&cards, frame.own);
            // An order is given from the top down.
            if matches!(spot, None | Some(Spot::Top)) {
                cards.reverse();
            }
        }
        for card in cards.cards() {
            if let Some((seat, zone)) = self.places(to, Some(card), frame).first().copied() {
                self.move_to(card, seat, zone, spot);
            }
        }
    }

    /// Asks for the order of cards.
    fn ordered(&mut self, cards: &Things, by: Seat) -> Things {
        let question = Question {
            by,
            options: Options::Order(cards),
            min: cards.len(),
            max: cards.len(),
            default: None,
            why: Why::Order,
        };
        let places = self.ask(&question);
        super::selectors::at_places(cards, &places)
    }

    /// The places that a statement names.
    pub(super) fn places(
        &mut self,
        place: &Place,
        card: Option<CardId>,
        frame: &Frame<'_>,
    ) -> arrayvec::ArrayVec<(Seat, ZoneId), 2> {
        let both = |zone| [(frame.own, zone), (frame.own.other(), zone)].into();
        let one = |place: (Seat, ZoneId)| {
            let mut places = arrayvec::ArrayVec::new();
            places.push(place);
            places
        };
        match place {
            Place::Of(Players::Own, zone) => one((frame.own, *zone)),
            Place::Of(Players::Other, zone) => one((frame.own.other(), *zone)),
            Place::Of(Players::Both, zone) => both(*zone),
            Place::Of(players, zone) => self.players(players, frame).into_iter().map(|seat| (seat, *zone)).collect(),
            Place::Owner(zone) => one(self.owner_place(card, *zone, frame)),
            Place::Row(parameter) => match frame.row.and_then(|row| row.row.parameters.get(parameter.index())) {
                Some(Parameter::Place(place)) => match place.of {
                    RowPlaceOf::Own => one((frame.own, place.zone)),
                    RowPlaceOf::Other => one((frame.own.other(), place.zone)),
                    RowPlaceOf::Both => both(place.zone),
                    RowPlaceOf::Owner => one(self.owner_place(card, place.zone, frame)),
                },
                _ => arrayvec::ArrayVec::new(),
            },
        }
    }

    fn owner_place(&self, card: Option<CardId>, zone: ZoneId, frame: &Frame<'_>) -> (Seat, ZoneId) {
        let Some(card) = card else { return (frame.own, zone) };
        let entry = self.state.card(card);
        (if self.kernel.flat.flow.owner_is_side { entry.side } else { entry.owner }, zone)
    }

    /// Moves a card if it can come there, and does what a full zone says.
    pub(super) fn move_to(&mut self, card: CardId, seat: Seat, zone: ZoneId, spot: Option<Spot>) -> bool {
        let entry = self.state.card(card);
        let shift = Shift { spot, ..Shift::default() };
        if (entry.side, entry.zone) == (seat, zone) {
            self.shift(card, seat, zone, shift);
            return true;
        }
        let entrance = self.takes(card, seat, zone);
        if matches!(entrance, Entrance::Closed) {
            return false;
        }
        self.shift(card, seat, zone, shift);
        if let Entrance::Full(full) = entrance {
            self.block(full, &Frame::acting(seat, card));
        }
        true
    }

    /// Whether a card can come to a zone.
    pub(super) fn takes(&mut self, card: CardId, seat: Seat, zone: ZoneId) -> Entrance<'m> {
        let kernel = self.kernel;
        if kernel.open.contains(zone) {
            return Entrance::Open;
        }
        let Some(rules) = kernel.zone(zone) else { return Entrance::Closed };
        let card_type = kernel.card_type(self.printed(card).card_type).map(|card_type| card_type.word);
        if rules.takes.as_ref().is_some_and(|takes| !card_type.is_some_and(|word| takes.contains(&word))) {
            return Entrance::Closed;
        }
        match &rules.full {
            _ if self.has_room(seat, zone) => Entrance::Open,
            Some(full) => Entrance::Full(full),
            None => Entrance::Closed,
        }
    }

    /// Mixes a pile by chance.
    pub(super) fn shuffle(&mut self, seat: Seat, zone: ZoneId) {
        let State { chance, players, .. } = &mut *self.state;
        let pile = players[seat.index()].piles.pile_mut(zone);
        for last in (1..pile.len()).rev() {
            pile.swap(last, chance.below(last + 1));
        }
        self.lose_track(seat, zone);
    }

    /// A card goes from one place to another. What it had in play stays there, unless both zones keep it.
    #[allow(clippy::inline_always, reason = "most callers move in the usual way, for which little is left of it")]
    #[inline(always)]
    pub(super) fn shift(&mut self, card: CardId, seat: Seat, zone: ZoneId, how: Shift<'_>) {
        let entry = self.state.card(card);
        let (from, to) = ((entry.side, entry.zone), (seat, zone));
        let quiet = self.kernel.quiet;
        let is_quiet = quiet.contains(from.1) && quiet.contains(zone) && from != to;
        if is_quiet && how.spot.is_none() && how.at.is_none() && how.was.is_none() && !self.is_logging() {
            self.shift_quietly(card, from, to);
        } else {
            self.shift_fully(card, from, to, &how);
        }
    }

    /// A move between places where cards bear nothing, and of which nothing else comes.
    #[inline(never)]
    fn shift_quietly(&mut self, card: CardId, from: (Seat, ZoneId), to: (Seat, ZoneId)) {
        let saw = self.kernel.sight(self.state.card(card));
        self.changes = self.changes.wrapping_add(1);
        self.position_changed();
        if let Some(place) = self.relocate(card, from, to, CARDS) {
            self.drop_borne(card, |_| false);
            self.come(card, (from, place), to, saw, (true, false));
        }
    }

    /// A played card goes through limbo to where it stays, with nothing in between: moves as [`Self::shift`] does both, where
    /// nothing answers them and nothing is noted.
    #[inline(never)]
    pub(super) fn shift_through(&mut self, card: CardId, seat: Seat, zone: ZoneId) {
        let kernel = self.kernel;
        let entry = self.state.card(card);
        let from = (entry.side, entry.zone);
        let saw = kernel.sight(entry);
        let enters_play = kernel.in_play(zone);
        self.changes = self.changes.wrapping_add(2);
        if enters_play && kernel.holds(entry.definition) != Holding::Nothing {
            self.stale();
        } else {
            self.position_changed();
        }
        let Some(place) = self.relocate(card, from, (seat, zone), CARDS) else { return };
        self.drop_borne(card, |_| false);
        self.come(card, (from, place), (seat, LIMBO), saw, (true, false));
        let entry = self.state.card_mut(card);
        entry.known |= kernel.sight(entry);
        entry.zone = zone;
        entry.moves = entry.moves.wrapping_add(1);
        if enters_play && !kernel.is_stack(zone) {
            self.arrive(card);
        }
    }

    #[inline(never)]
    fn shift_fully(&mut self, card: CardId, from: (Seat, ZoneId), to: (Seat, ZoneId), how: &Shift<'_>) {
        let kernel = self.kernel;
        let (old_zone, (seat, zone)) = (from.1, to);
        let before = self.state.card(card);
        let saw = kernel.sight(before);
        let was = if kernel.has_answers(event::MOVED) { Some(*before) } else { None };
        let has_moved = from != to;
        let (leaves_play, enters_play) = (kernel.in_play(old_zone), kernel.in_play(zone));
        self.changes = self.changes.wrapping_add(1);
        if (leaves_play || enters_play) && kernel.holds(before.definition) != Holding::Nothing {
            self.stale();
        } else {
            self.position_changed();
        }
        let spot = how.spot.or(if kernel.shuffled.contains(zone) { Some(Spot::Shuffled) } else { None });
        let at = match (how.at, spot) {
            (Some(at), _) => at,
            (None, Some(Spot::Bottom)) => 0,
            (None, _) => CARDS,
        };
        let Some(place) = self.relocate(card, from, to, at) else { return };
        self.note_move(card, place, seat, zone);
        let covered = !how.stays_covered && leaves_play && has_moved;
        let on: Option<Hosted> = if covered { self.hosted(card) } else { None };
        let is_stripped = has_moved && !(kernel.keeps(old_zone) && kernel.keeps(zone));
        if is_stripped {
            // What it added while it was in play is noted above.
            self.drop_borne(card, |_| false);
        }
        if let Some(was) = how.was {
            self.restore(card, was);
        }
        let is_undone = how.was.is_some();
        self.come(card, (from, place), to, saw, (is_stripped && !is_undone, is_undone));
        if enters_play && !leaves_play && !is_undone && !kernel.is_stack(zone) {
            self.arrive(card);
        }
        if spot == Some(Spot::Shuffled) {
            self.shuffle(seat, zone);
        }
        if was.is_some() && has_moved && old_zone != LIMBO && zone != LIMBO {
            self.happens(&Event { was, before: Some(old_zone), ..Event::about(event::MOVED, card, seat) });
        }
        if let Some(on) = on {
            self.uncover(card, &on, (from.0, old_zone, place), to, how.fate);
        }
    }

    /// Takes a card from one pile to a position of another, and says where it was.
    #[allow(clippy::inline_always, reason = "few callers, and one of them is for most moves")]
    #[inline(always)]
    fn relocate(
        &mut self,
        card: CardId,
        (old_side, old_zone): (Seat, ZoneId),
        (seat, zone): (Seat, ZoneId),
        at: usize,
    ) -> Option<usize> {
        let place = if old_side == seat {
            self.state.piles_mut(seat).relocate(card, old_zone, zone, at)?
        } else {
            let place = self.state.piles_mut(old_side).remove(old_zone, card)?;
            self.state.piles_mut(seat).insert(zone, at, card);
            place
        };
        self.is_judged &= self.kernel.ending_counters & PILES == 0;
        Some(place)
    }

    /// A card is in another place: what is written on it follows, and what players know of it.
    #[allow(clippy::inline_always, reason = "few callers, and one of them is for most moves")]
    #[inline(always)]
    fn come(
        &mut self,
        card: CardId,
        (from, place): ((Seat, ZoneId), usize),
        to: (Seat, ZoneId),
        saw: u8,
        (is_stripped, is_undone): (bool, bool),
    ) {
        let kernel = self.kernel;
        let entry = self.state.card_mut(card);
        if is_stripped {
            entry.strip();
            kernel.print_numbers(entry.definition, &mut entry.numbers);
        }
        (entry.side, entry.zone) = to;
        if from == to {
            return;
        }
        if kernel.flat.flow.owner_is_side {
            entry.owner = to.0;
        }
        entry.is_revealed &= is_undone;
        entry.moves = entry.moves.wrapping_add(1);
        entry.known |= saw;
        let lost = KNOWN_TO_BOTH & !(saw | kernel.sight(entry));
        if lost != 0 {
            self.lose_sight(card, (from.0, from.1, place), lost);
        }
        self.occurs(|| Occurrence::Move { card, from, to });
    }

    /// The cards on and under another, if there are any.
    fn hosted(&self, card: CardId) -> Option<Hosted> {
        let mut hosted = self.state.cards.hosted_by(card).peekable();
        hosted.peek()?;
        Some(hosted.collect())
    }

    /// A card is on or under another from now on, or no more. What rows give to the card that theirs is on changes with it.
    fn set_host(&mut self, card: CardId, host: Option<CardId>) {
        self.state.cards.set_host(card, host);
        self.stale();
    }

    /// What becomes of the cards on and under one that has gone.
    fn uncover(
        &mut self,
        gone: CardId,
        on: &[CardId],
        (old_side, old_zone, place): (Seat, ZoneId, usize),
        (_, zone): (Seat, ZoneId),
        fate: Option<Fate>,
    ) {
        for &card in on {
            self.set_host(card, None);
        }
        let is_under = |machine: &Self, card: CardId| machine.kernel.is_stack(machine.state.card(card).zone);
        let position = |machine: &Self, card: CardId| {
            let entry = machine.state.card(card);
            machine.state.pile(entry.side, entry.zone).position(card)
        };
        let mut pile: Hosted = on.iter().copied().filter(|&card| is_under(self, card)).collect();
        pile.sort_by_key(|&card| position(self, card));
        let worn: Hosted = on.iter().copied().filter(|card| !pile.contains(card)).collect();
        let uppermost = pile.last().copied();
        let kernel = self.kernel;
        for card in pile.iter().rev().chain(worn.iter().rev()).copied() {
            let in_pile = pile.contains(&card);
            let entry = *self.state.card(card);
            let Some(rules) = kernel.zone(entry.zone) else { continue };
            let rule = match fate {
                Some(Fate::Zone) if in_pile => rules.destroyed.as_ref().or(rules.left.as_ref()),
                _ => rules.left.as_ref(),
            };
            if matches!(rule, Some(Left::Along)) || in_pile && fate == Some(Fate::Along) {
                self.shift(card, entry.owner, zone, Shift::default());
            } else if matches!(rule, Some(Left::Up)) || in_pile && fate == Some(Fate::Up) {
                if Some(card) == uppermost {
                    // The uppermost takes the place, upright and with nothing on it.
                    let how = Shift { at: Some(place), stays_covered: true, ..Shift::default() };
                    self.shift(card, old_side, old_zone, how);
                    self.has_been_here(card);
                } else {
                    self.set_host(card, uppermost);
                }
            } else if let Some(Left::Do(block)) = rule {
                let frame = Frame { host: Some(gone), ..Frame::acting(entry.side, card) };
                self.block(block, &frame);
            } else if let Some(units) = &kernel.game.units {
                self.move_to(card, entry.owner, units.destroyed_to, None);
            }
        }
    }

    /// Stacks a card on another, with the other's pile below it.
    pub(super) fn stack(&mut self, card: &Selector, on: &Selector, frame: &Frame<'_>) {
        let (Some(card), Some(old)) = (self.first(card, frame), self.first(on, frame)) else { return };
        let Some(beneath) = self.kernel.game.beneath else { return };
        let (seat, zone) = (self.state.card(old).side, self.state.card(old).zone);
        let Some(place) = self.state.pile(seat, zone).position(old) else { return };
        let mut below: Hosted = self.state.cards.hosted_by(old).collect();
        below.retain(|other| self.kernel.is_stack(self.state.card(*other).zone));
        self.shift(card, seat, zone, Shift { at: Some(place), ..Shift::default() });
        // What is attached to the other stays on it.
        self.shift(old, seat, beneath, Shift { stays_covered: true, ..Shift::default() });
        for other in below.into_iter().chain([old]) {
            self.set_host(other, Some(card));
        }
    }

    pub(super) fn attach(&mut self, cards: &Selector, host: &Selector, zone: Option<ZoneId>, frame: &Frame<'_>) {
        let Some(host) = self.first(host, frame) else { return };
        for card in self.select(cards, frame).cards() {
            if card == host {
                continue;
            }
            if let Some(zone) = zone {
                self.shift(card, self.state.card(host).side, zone, Shift::default());
            }
            self.set_host(card, Some(host));
        }
    }

    /// Cards go to the other side as they are.
    pub(super) fn control(&mut self, cards: &Selector, players: &Players, frame: &Frame<'_>) {
        let Some(seat) = self.players(players, frame).first().copied() else { return };
        for card in self.select(cards, frame).cards() {
            let Card { side, zone, .. } = *self.state.card(card);
            if self.has_room(seat, zone) && self.state.piles_mut(side).remove(zone, card).is_some() {
                self.state.card_mut(card).side = seat;
                self.state.piles_mut(seat).push(zone, card);
                self.changed();
                self.stale();
                self.is_judged = false;
            }
        }
    }
}
