//! The cards and players that selectors yield.

use super::Machine;
use super::frame::{Frame, PickedNow, Whom};
use crate::kernel::compiled::Room;
use crate::kernel::ids::ZoneId;
use crate::kernel::question::{Options, Places, Question, Why};
use crate::kernel::rules::term::{Choose, ChooseKind, End, Extreme, Players, Selector, Term};
use crate::kernel::state::{CardId, Seat, Thing, Things};

impl Machine<'_> {
    /// What a selector yields.
    pub(crate) fn select(&mut self, selector: &Selector, frame: &Frame<'_>) -> Things {
        match selector {
            Selector::None => Things::EMPTY,
            Selector::It => frame.it.map(Things::card).unwrap_or_default(),
            Selector::This => self.this(frame).map(Things::card).unwrap_or_default(),
            Selector::To => frame.to.copied().unwrap_or_default(),
            Selector::Event => frame.event.map(|event| event.cards).unwrap_or_default(),
            Selector::Victim => frame.event.map(|event| event.victim).unwrap_or_default(),
            Selector::Host => frame.host.map(Things::card).unwrap_or_default(),
            Selector::Answered => self.work.chain.last().map(|link| link.cards).unwrap_or_default(),
            Selector::Param => frame.param.cards.copied().unwrap_or_default(),
            Selector::Pick(id) => match frame.action.and_then(|action| action.picks.get(id.index())) {
                Some(PickedNow::Card(bound)) if self.state.is_same(*bound) => Things::card(bound.0),
                _ => Things::EMPTY,
            },
            Selector::Role(id) => match self.state.roles.get(id.index()) {
                Some(role) => self.unmoved(role.cards()).collect(),
                None => Things::EMPTY,
            },
            Selector::Players(players) => self.players(players, frame).into_iter().map(Thing::Player).collect(),
            Selector::Zones(Players::Own, zones) => {
                let mut things = Things::EMPTY;
                self.add_zones(&mut things, frame.own, zones);
                things
            }
            Selector::Zones(players, zones) => {
                let mut things = Things::EMPTY;
                for seat in self.players(players, frame) {
                    self.add_zones(&mut things, seat, zones);
                }
                things
            }
            Selector::Owner(of) => self.select(of, frame).cards().map(|card| self.owner(card)).collect(),
            Selector::Side(of) => {
                let cards = self.select(of, frame);
                cards.cards().map(|card| Thing::Player(self.state.card(card).side)).collect()
            }
            Selector::All(of, test) => self.filtered(of, test, frame),
            Selector::Draw(end, of, count) => {
                let cards = self.select(of, frame);
                let count = usize::try_from(self.term(count, frame)).unwrap_or(0);
                self.drawn(*end, &cards, count)
            }
            Selector::Best(extreme, of, term) => {
                let cards = self.select(of, frame);
                self.best(*extreme, &cards, term, frame).map(Things::card).unwrap_or_default()
            }
            Selector::Choose(choose) => self.chosen(choose, frame),
            Selector::Fitting(of) => {
                let cards = self.select(of, frame);
                let Some(filters) = frame.filters else { return cards };
                cards.cards().filter(|&card| self.passes(filters, card, frame)).collect()
            }
            Selector::Fit(of) => {
                let cards = self.select(of, frame);
                match frame.row {
                    Some(row) => self.aimed(row.row, frame, Some(&cards)),
                    None => cards,
                }
            }
            Selector::Under(of) => self.attached(of, true, frame),
            Selector::Worn(of) => self.attached(of, false, frame),
            Selector::HostOf(of) => {
                let cards = self.select(of, frame);
                cards.cards().filter_map(|card| self.state.card(card).host).collect()
            }
            Selector::If(test, yes, no) => {
                if self.holds(test, frame) {
                    self.select(yes, frame)
                } else {
                    self.select(no, frame)
                }
            }
        }
    }

    /// The first card of a selector.
    pub(in crate::kernel) fn first(&mut self, selector: &Selector, frame: &Frame<'_>) -> Option<CardId> {
        match selector {
            Selector::It => frame.it,
            Selector::This => self.this(frame),
            Selector::Pick(id) => match frame.action.and_then(|action| action.picks.get(id.index())) {
                Some(PickedNow::Card(bound)) if self.state.is_same(*bound) => Some(bound.0),
                _ => None,
            },
            _ => self.select(selector, frame).first_card(),
        }
    }

    /// The effect's own card. An effect of a destroyed card has it only while it lies where the destroyed go.
    pub(super) fn this(&self, frame: &Frame<'_>) -> Option<CardId> {
        let card = frame.this?;
        let units = self.kernel.game.units.as_ref();
        let is_gone = self.is_grave && units.is_some_and(|units| self.state.card(card).zone != units.destroyed_to);
        (!is_gone).then_some(card)
    }

    /// The owner of a card: fixed, or whoever's side it lies on.
    fn owner(&self, card: CardId) -> Thing {
        Thing::Player(self.state.card(card).owner)
    }

    /// The players of a path, the own side first.
    pub(super) fn players(&mut self, players: &Players, frame: &Frame<'_>) -> arrayvec::ArrayVec<Seat, 2> {
        let both = || [frame.own, frame.own.other()].into();
        let one = |seat: Seat| {
            let mut seats = arrayvec::ArrayVec::new();
            seats.push(seat);
            seats
        };
        match players {
            Players::Own => one(frame.own),
            Players::Other => one(frame.own.other()),
            Players::Both => both(),
            Players::Whom => match frame.whom {
                Whom::One(seat) => one(seat),
                Whom::Both => both(),
            },
            Players::Of(selector) => {
                let mut seats = arrayvec::ArrayVec::new();
                for seat in self.select(selector, frame).players() {
                    if !seats.contains(&seat) && seats.len() < 2 {
                        seats.push(seat);
                    }
                }
                seats
            }
        }
    }

    pub(super) fn add_zones(&self, things: &mut Things, seat: Seat, zones: &[ZoneId]) {
        for &zone in zones {
            things.extend_cards(self.state.pile(seat, zone).as_slice());
        }
    }

    fn filtered(&mut self, of: &Selector, test: &Term, frame: &Frame<'_>) -> Things {
        let cards = self.select(of, frame);
        cards.cards().filter(|&card| self.holds(test, &frame.at(card))).collect()
    }

    /// So many cards from an end; by chance, one after another from what is left.
    fn drawn(&mut self, end: End, cards: &Things, count: usize) -> Things {
        match end {
            End::Top => cards.iter().rev().take(count).collect(),
            End::Bottom => cards.iter().take(count).collect(),
            End::Random => {
                let (mut left, mut drawn) = (*cards, Things::EMPTY);
                for _ in 0..count.min(cards.len()) {
                    let at = self.state.chance.below(left.len());
                    if let Some(thing) = left.remove(at) {
                        drawn.push(thing);
                    }
                }
                drawn
            }
        }
    }

    /// The first card with the highest, or the lowest, value.
    pub(super) fn best(&mut self, extreme: Extreme, cards: &Things, term: &Term, frame: &Frame<'_>) -> Option<CardId> {
        let mut best: Option<(i32, CardId)> = None;
        for card in cards.cards() {
            let value = self.term(term, &frame.at(card));
            let is_better = best.is_none_or(|(known, _)| match extreme {
                Extreme::Most => value > known,
                Extreme::Least => value < known,
            });
            if is_better {
                best = Some((value, card));
            }
        }
        best.map(|(_, card)| card)
    }

    fn chosen(&mut self, choose: &Choose, frame: &Frame<'_>) -> Things {
        let mut cards = self.select(&choose.from, frame);
        let count = usize::try_from(self.term(&choose.count, frame)).unwrap_or(0);
        if let Some(test) = &choose.test {
            cards = cards.cards().filter(|&card| self.holds(test, &frame.at(card))).collect();
        }
        if cards.is_empty() {
            return cards;
        }
        let side = self.players(&choose.side, frame).first().copied().unwrap_or(frame.own);
        let kernel = self.kernel;
        let by_rule = kernel.flat.flow.choices.filter(|_| choose.kind == ChooseKind::Exactly);
        if let Some(number) = by_rule
            && !kernel.flat.flow.is_outside
        {
            return self.chosen_by_rule(&cards, side, number, frame);
        }
        let usual =
            by_rule.and_then(|number| self.best(Extreme::Most, &cards, &Term::Number(Selector::It, number), frame));
        let usual = usual.and_then(|card| cards.iter().position(|thing| thing == Thing::Card(card)));
        let usual = usual.and_then(|at| u8::try_from(at).ok()).map(|at| [at]);
        let least = if choose.kind == ChooseKind::UpTo { 0 } else { count.min(cards.len()) };
        let question = Question {
            by: if choose.kind == ChooseKind::Theirs { side } else { frame.own },
            options: Options::Things(&cards),
            min: least,
            max: count.min(cards.len()),
            default: usual.as_ref().filter(|_| least == 1).map(|usual| &usual[..]),
            why: Why::Choose(choose.kind),
        };
        let places = self.ask(&question);
        at_places(&cards, &places)
    }

    /// Where nobody is asked while effects resolve: the place that was aimed at, else the highest number.
    fn chosen_by_rule(
        &mut self,
        cards: &Things,
        side: Seat,
        number: crate::kernel::ids::NumberId,
        frame: &Frame<'_>,
    ) -> Things {
        let aim = self.aim.filter(|aim| aim.by == frame.own && side != frame.own);
        if let Some(thing) = aim.and_then(|aim| aim.place).and_then(|place| cards.get(place)) {
            return Things::one(thing);
        }
        let term = Term::Number(Selector::It, number);
        self.best(Extreme::Most, cards, &term, frame).map(Things::card).unwrap_or_default()
    }

    /// Cards beneath others, or attached to them, in the order in which they were made.
    fn attached(&mut self, of: &Selector, beneath: bool, frame: &Frame<'_>) -> Things {
        let hosts = self.select(of, frame);
        let mut found = Things::EMPTY;
        for host in hosts.cards() {
            let of_zone = |card: &CardId| self.kernel.is_stack(self.state.card(*card).zone) == beneath;
            for card in self.state.cards.hosted_by(host).filter(of_zone) {
                found.push_card(card);
            }
        }
        found
    }

    /// Whether one more card of a player can lie in a zone.
    #[inline]
    pub(crate) fn has_room(&mut self, seat: Seat, zone: ZoneId) -> bool {
        let room = self.kernel.rooms.get(zone.index()).copied().unwrap_or(Room::Any);
        self.has_room_of(room, seat, zone)
    }

    #[inline]
    pub(super) fn has_room_of(&mut self, room: Room, seat: Seat, zone: ZoneId) -> bool {
        let capacity = match room {
            Room::Any => return true,
            Room::Cards(cards) => cards,
            Room::OfHero(id) => self.state.player(seat).hero[id.index()],
            Room::Worked => self.capacity(seat, zone),
        };
        i32::try_from(self.state.count(seat, zone)).is_ok_and(|len| len < capacity)
    }

    #[inline(never)]
    fn capacity(&mut self, seat: Seat, zone: ZoneId) -> i32 {
        let kernel = self.kernel;
        let capacity = kernel.zone(zone).and_then(|entry| entry.capacity.as_ref());
        capacity.map_or(i32::MAX, |capacity| self.term(capacity, &Frame::of(seat)))
    }
}

/// The things at places of a list.
pub(super) fn at_places(things: &Things, places: &Places) -> Things {
    places.iter().filter_map(|&at| things.get(usize::from(at))).collect()
}
