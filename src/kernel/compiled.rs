//! What the rules say, brought into forms that take few steps in a match: chosen once, when a game is made ready to be
//! played. Each form means exactly what the rules say; where none fits, the rules are read as they are written.
//!
//! Of each printed card, what is left of the values of its rows once its type is known, what its play costs, from where and
//! to where, and what it waits for while it is hidden. Tests of marks are masks. `cargo bench --bench kernel` plays the same
//! matches with these forms and without.

use super::flat::{Op, Side, Source};
use super::ids::{ActionId, CardTypeId, CounterId, HeroNumberId, NumberId, StateId, ZoneId};
use super::lookup::{Kernel, Slots};
use super::machine::FIXED;
use super::pair::Pair;
use super::pricing::Price;
use super::rules::ability::{Ability, RowKind, Who};
use super::rules::flow::{Action, Aims, PickRule};
use super::rules::statement::Place;
use super::rules::tables::{CardType, Counter, TriggerWhen, Zone};
use super::rules::term::{Players, Selector, Term};
use super::rules::{Definition, Game};
use super::state::{ACTIONS, ARRIVED, Seat};
use super::zone_set::ZoneSet;

/// How low and how high a counter of players can be brought; `most` is `None` where that must be worked out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub least: i32,
    pub most: Option<i32>,
}

impl Bounds {
    pub(super) fn of(counter: &Counter) -> Self {
        let most = match &counter.max {
            None => Some(i32::MAX),
            Some(Term::Constant(most)) => Some(*most),
            Some(_) => None,
        };
        Self { least: counter.min.unwrap_or(i32::MIN), most }
    }
}

/// A counter of a player with which an end of the match may have come: where it is at least and at most so much.
#[derive(Clone, Copy, Debug)]
pub(super) struct EndBound {
    pub counter: CounterId,
    pub least: i32,
    pub most: i32,
}

/// How many cards of a player a zone takes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Room {
    Any,
    Cards(i32),
    /// As many as a number of the player's hero says.
    OfHero(HeroNumberId),
    /// That must be worked out.
    Worked,
}

impl Room {
    pub(super) fn of(zone: &Zone) -> Self {
        match &zone.capacity {
            None => Self::Any,
            Some(Term::Constant(cards)) => Self::Cards(*cards),
            Some(Term::HeroNumber(Players::Own, id)) => Self::OfHero(*id),
            Some(_) => Self::Worked,
        }
    }
}

/// What playing a printed card takes. Hands are gone through again and again, so that tests are masks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playing {
    /// What the price and the target depend on: the sums that the price reads, one bit each; [`Playing::WORKED`]; from
    /// [`Playing::aim`] on, the actions with which its rows can ask for a target.
    pub reads: u64,
    /// Where it goes, as the bits of a zone set, and above them from where it cannot be played.
    pub barred: u64,
    /// The price where nothing adds to the sums that it reads.
    usual: i32,
    /// Whether it waits for a trigger where it goes.
    pub waits: bool,
    /// Where it goes before anything resolves: into play, or to wait.
    pub straight: Option<ZoneId>,
}

impl Playing {
    /// The price is worked out each time.
    pub const WORKED: u64 = 1 << 63;

    /// The bit of an action with which cards are aimed.
    pub fn aim(action: ActionId) -> u64 {
        1 << (32 + (action.0 & 31))
    }

    /// Zones that keep cards from being played: those where there is no room, and the one where they lie, where it matters.
    pub fn bars(closed: ZoneSet, start: ZoneSet) -> u64 {
        u64::from(start.bits()) << 32 | u64::from(closed.bits())
    }

    /// The price where nothing adds to the sums that it reads; `None`: it is worked out each time.
    #[inline]
    pub fn price(&self) -> Option<Price> {
        let sums = u32::try_from(self.reads & u64::from(u32::MAX)).unwrap_or(u32::MAX);
        (self.reads & Self::WORKED == 0).then_some(Price { usual: self.usual, sums })
    }

    /// Whether the usual price is more than somebody has.
    #[inline]
    pub fn costs_more_than(&self, has: i32) -> bool {
        self.usual > has
    }
}

const _: () = assert!(32 + ACTIONS < 63);

/// The targets that are named with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Targets {
    None,
    /// If there are any, one of the cards of a zone.
    In(Side, ZoneId),
    /// They are worked out.
    Worked,
}

impl Targets {
    fn of(action: &Action) -> Self {
        match &action.aims {
            None => Self::None,
            Some(Aims { zone: Some(Place::Of(Players::Own, zone)), must: None, .. }) => Self::In(Side::Own, *zone),
            Some(Aims { zone: Some(Place::Of(Players::Other, zone)), must: None, .. }) => Self::In(Side::Other, *zone),
            Some(_) => Self::Worked,
        }
    }
}

/// How the choices of an action are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Listing {
    Usual,
    /// It plays a card of a zone, paid from this counter, and nothing else.
    Plays {
        from: ZoneId,
        counter: CounterId,
        targets: Targets,
    },
    /// The cards of a zone are tested by their marks alone, and nothing is paid.
    Marked {
        zone: ZoneId,
        needed: u32,
        forbidden: u32,
    },
}

impl Game {
    /// By printed card, the term for the value of its rows; `None` where a row has its printed value.
    pub(super) fn row_values(&self) -> Box<[Option<Term>]> {
        let of_card = |card| {
            let value = self.of_card(self.row_value.as_ref()?, card);
            (*value != Term::Val).then(|| self.quick(value))
        };
        self.definitions.iter().map(of_card).collect()
    }

    /// The quantities that are fixed when an effect of a printed card begins, without those that are 0.
    pub(super) fn fixed_terms(&self, card: &Definition) -> Box<[(u8, Term)]> {
        let fixed = self.quantities.values().zip(0_u8..).take(FIXED).filter(|(quantity, _)| quantity.fixed);
        let terms = fixed.filter_map(|(quantity, at)| Some((at, self.of_card(quantity.is.as_ref()?, card))));
        terms.filter(|(_, term)| **term != Term::Constant(0)).map(|(at, term)| (at, self.quick(term))).collect()
    }

    /// A term in flat code, if it can be.
    fn quick(&self, term: &Term) -> Term {
        self.flat(term).map_or_else(|| term.clone(), Term::Flat)
    }

    /// The abilities of a printed card that happen when it is played, and their slots.
    pub(super) fn resolving(&self, card: &Definition) -> Slots {
        let Some((_, card_type)) = self.card_types.get_index(card.card_type.index()) else { return Box::default() };
        let abilities = card.abilities.iter().take(16).map(|&id| (id, self.ability(id)));
        let resolving = abilities.filter(|(_, ability)| card_type.resolves.contains(&ability.timing));
        resolving.map(|(id, ability)| (id, ability.slot)).collect()
    }

    /// Whether the rows of an ability name no targets, hold nothing, and have nothing to do with one another.
    pub(super) fn has_plain_rows(&self, ability: &Ability) -> bool {
        self.flow.fires.is_none()
            && ability.rows.iter().all(|row| {
                let operation = self.operations.get_index(row.operation.index()).map(|(_, operation)| operation);
                row.kind != RowKind::Replace
                    && row.target.is_none()
                    && operation.is_some_and(|operation| {
                        !operation.is_continuous() && (row.who != Who::Both || operation.who.is_none())
                    })
            })
    }

    /// What a printed card waits for while it is hidden, done by its own player and by the other one.
    pub(super) fn waits(&self, card: &Definition) -> [u8; 2] {
        let trigger = card.trigger.and_then(|trigger| self.triggers.get_index(trigger.index()));
        let Some((_, trigger)) = trigger else { return [0; 2] };
        let what = match trigger.when {
            TriggerWhen::Play { before: true, .. } => Kernel::WAITS_PLAY,
            TriggerWhen::Play { before: false, .. } => Kernel::WAITS_PLAYED,
            TriggerWhen::Damaged | TriggerWhen::Lethal => Kernel::WAITS_DAMAGE,
        };
        Seat::BOTH.map(|by| if trigger.of.is(by, Seat(0)) { what } else { 0 })
    }

    /// What playing a printed card takes.
    fn playing(&self, card: &Definition, aims: u64) -> Playing {
        let card_type = self.card_types.get_index(card.card_type.index()).map(|(_, card_type)| card_type);
        let price = self.printed_price(card);
        let from = card_type.and_then(|card_type| card_type.from).map_or(ZoneSet::ALL, ZoneSet::one);
        let to = card_type.and_then(|card_type| card_type.to).map_or(ZoneSet::NONE, ZoneSet::one);
        Playing {
            reads: aims | price.map_or(Playing::WORKED, |price| price.sums.into()),
            barred: Playing::bars(to, from.others()),
            usual: price.map_or(0, |price| price.usual),
            waits: card_type.is_some_and(|card_type| card_type.waits),
            straight: card_type.and_then(|card_type| self.straight(card_type)),
        }
    }

    /// Where played cards of a type go before anything resolves, if whether there is room takes no working out.
    fn straight(&self, card_type: &CardType) -> Option<ZoneId> {
        let id = card_type.to?;
        let (_, zone) = self.zones.get_index(id.index())?;
        let is_plain = !zone.enters_shuffled && !matches!(Room::of(zone), Room::Worked);
        (is_plain && (zone.units || card_type.waits)).then_some(id)
    }

    /// What playing each printed card takes.
    pub(super) fn playings(&self, aiming: &[Box<[bool]>]) -> Box<[Playing]> {
        let aims = |card: usize| {
            let actions = aiming.iter().enumerate().take(ACTIONS).filter(|(_, cards)| cards.get(card) == Some(&true));
            actions.filter_map(|(at, _)| ActionId::at(at)).fold(0, |mask, action| mask | Playing::aim(action))
        };
        let cards = self.definitions.iter().enumerate();
        cards.map(|(at, card)| self.playing(card, aims(at))).collect()
    }

    /// The zones to which cards are played that can be full.
    pub(super) fn goals(&self) -> Box<[(ZoneId, Room)]> {
        let zones = self.zones.values().enumerate().filter(|(_, zone)| zone.capacity.is_some());
        let zones = zones.filter_map(|(at, zone)| Some((ZoneId::at(at)?, Room::of(zone))));
        zones.filter(|&(zone, _)| self.card_types.values().any(|card_type| card_type.to == Some(zone))).collect()
    }

    /// The bounds of counters with which the ends of the match come; `None`: one of them has another test.
    pub(super) fn end_bounds(&self) -> Option<Box<[EndBound]>> {
        let bound = |test: &Term| match *self.flat(test)? {
            [Op::Read(Source::Own(counter)), Op::By(pair, right)] => {
                let (least, most) = match pair {
                    Pair::Equal => (right, right),
                    Pair::Less => (i32::MIN, right.checked_sub(1)?),
                    Pair::AtMost => (i32::MIN, right),
                    Pair::More => (right.checked_add(1)?, i32::MAX),
                    Pair::AtLeast => (right, i32::MAX),
                    _ => return None,
                };
                Some(EndBound { counter, least, most })
            }
            _ => None,
        };
        self.flow.ends.iter().map(|ending| bound(&ending.test)).collect()
    }

    /// How the choices of an action are listed.
    pub(super) fn listing(&self, action: &Action) -> Listing {
        let [Selector::Zones(Players::Own, zones)] = &*action.cards else { return Listing::Usual };
        let &[zone] = &**zones else { return Listing::Usual };
        if let Some(counter) = action.is_plain_play() {
            return Listing::Plays { from: zone, counter, targets: Targets::of(action) };
        }
        let is_plain = action.ability.is_none()
            && action.pays.is_empty()
            && action.aims.is_none()
            && !(action.plays && action.room)
            && action.picks.len() <= 1
            && action.picks.values().all(is_plain_pick);
        let (mut needed, mut forbidden) = (0, 0);
        for (_, test) in &action.needs {
            match self.mark_test(test) {
                Some((mark, true)) => needed |= mark,
                Some((mark, false)) => forbidden |= mark,
                None => return Listing::Usual,
            }
        }
        if is_plain { Listing::Marked { zone, needed, forbidden } } else { Listing::Usual }
    }

    /// The mark that a test asks for, if it is that the card has it.
    pub(super) fn silencing(&self, test: &Term) -> Option<u32> {
        self.mark_test(test).and_then(|(mark, is_set)| is_set.then_some(mark))
    }

    /// The mark that a test asks for, and whether it must be there; `None`: it asks for something else as well.
    fn mark_test(&self, test: &Term) -> Option<(u32, bool)> {
        match test {
            Term::Not(test) => self.mark_test(test).map(|(mark, is_set)| (mark, !is_set)),
            test => self.mark_of(test).map(|mark| (mark, true)),
        }
    }

    /// The mark of the card that a test asks for, if it asks for nothing else.
    fn mark_of(&self, test: &Term) -> Option<u32> {
        match test {
            Term::Arrived(Selector::It) => Some(ARRIVED),
            Term::State(Selector::It, id) => {
                let (_, state) = self.states.get_index(id.index())?;
                (!state.counter && id.0 < 31).then_some(1 << id.0)
            }
            _ => None,
        }
    }
}

impl Kernel {
    /// How low a number of a card may be brought: to 0, but for health and what may be below.
    pub fn floor(&self, number: NumberId) -> i32 {
        let below = self.game.numbers.get_index(number.index()).is_some_and(|(_, entry)| entry.below_zero);
        let health = self.game.units.as_ref().and_then(|units| units.health);
        if below || health == Some(number) { i32::from(i16::MIN) } else { 0 }
    }

    pub fn card_type(&self, id: CardTypeId) -> Option<&CardType> {
        self.game.card_types.get_index(id.index()).map(|(_, card_type)| card_type)
    }

    /// Whether a state of cards is a counter, else a mark.
    #[inline]
    pub(super) fn is_counting(&self, id: StateId) -> bool {
        self.counting >> (id.0 & 31) & 1 == 1
    }

    /// A mark (0 or 1) or a counter of a card.
    pub fn state_in(&self, card: &super::state::Card, id: StateId) -> i32 {
        if self.is_counting(id) { i32::from(card.counters[id.index()]) } else { i32::from(card.marks >> id.0 & 1 == 1) }
    }

    /// The mark of the looked-at card that a test asks for, and whether it must be there.
    pub(super) fn mark_test(&self, test: &Term) -> Option<(u32, bool)> {
        self.game.mark_test(test)
    }
}

/// Whether a pick is one of all cards of zones, whatever the card is that acts.
fn is_plain_pick(rule: &PickRule) -> bool {
    match rule {
        PickRule::Card { of, test: None, or_if: None, .. } if of.len() == 1 => of
            .iter()
            .all(|selector| matches!(selector, Selector::Zones(Players::Own | Players::Other | Players::Both, _))),
        _ => false,
    }
}
