//! The values of terms and words.

use super::Machine;
use super::frame::{Frame, PickedNow, Whom};
use crate::kernel::ids::{CardTypeId, CounterId, DefinitionId, NumberId, QuantityId, StateId, TallyId, WordId};
use crate::kernel::pricing::Price;
use crate::kernel::rules::Definition;
use crate::kernel::rules::term::{Players, Selector, Term, Word};
use crate::kernel::state::{CardId, RowKey, Seat};
use crate::ruleset::term::{divide, round};

impl Machine<'_> {
    /// The value of a term. For constants no call is made.
    #[inline]
    pub(crate) fn term(&mut self, term: &Term, frame: &Frame<'_>) -> i32 {
        match term {
            Term::Constant(number) => *number,
            Term::Flat(code) => self.flat(code, frame),
            _ => self.usual_term(term, frame),
        }
    }

    /// Hot cases only, so that the function stays small; see `other_term` for the rest.
    #[inline(never)]
    fn usual_term(&mut self, term: &Term, frame: &Frame<'_>) -> i32 {
        match term {
            Term::Val => frame.val,
            Term::Param => frame.param.number,
            Term::Counter(Players::Own, id) => self.state.counter(frame.own, *id),
            Term::HeroNumber(Players::Own, id) => self.state.player(frame.own).hero[id.index()],
            Term::Lever(id) => self.kernel.levers.get(id.index()).copied().unwrap_or(0),
            Term::Counter(Players::Other, id) => self.state.counter(frame.own.other(), *id),
            Term::Number(Selector::It, id) => frame.it.map_or(0, |card| self.number(card, *id)),
            Term::State(Selector::It, id) => frame.it.map_or(0, |card| self.state_of(card, *id)),
            Term::Arrived(Selector::It) => frame.it.map_or(0, |card| i32::from(self.state.card(card).has_arrived())),
            Term::IsActive(Players::Own) => i32::from(self.state.active == frame.own),
            Term::Compare(compare, left, right) => {
                let (left, right) = (self.term(left, frame), self.term(right, frame));
                i32::from(compare.holds(left, right))
            }
            Term::Arithmetic(operator, left, right) => {
                let (left, right) = (self.term(left, frame), self.term(right, frame));
                operator.apply(left, right)
            }
            Term::And(left, right) => i32::from(self.holds(left, frame) && self.holds(right, frame)),
            Term::Or(left, right) => i32::from(self.holds(left, frame) || self.holds(right, frame)),
            Term::Not(test) => i32::from(!self.holds(test, frame)),
            Term::If(test, yes, no) => {
                if self.holds(test, frame) {
                    self.term(yes, frame)
                } else {
                    self.term(no, frame)
                }
            }
            Term::Quantity(Players::Own, id) => self.quantity(frame.own, *id, frame),
            Term::Price(of) if matches!(**of, Selector::It) => frame.it.map_or(0, |card| self.price(card, frame.own)),
            Term::SameWord(left, right) => {
                let (left, right) = (self.word(left, frame), self.word(right, frame));
                i32::from(left.is_some() && left == right)
            }
            _ => self.other_term(term, frame),
        }
    }

    #[inline(never)]
    fn other_term(&mut self, term: &Term, frame: &Frame<'_>) -> i32 {
        match term {
            Term::Amount => frame.event.map_or(0, |event| event.amount),
            Term::Did => i32::from(frame.did),
            Term::Running => i32::from(frame.is_running),
            Term::Turn => self.turn_number(),
            Term::Pick(id) => match frame.action.and_then(|action| action.picks.get(id.index())) {
                Some(PickedNow::Number(number)) => *number,
                _ => 0,
            },
            Term::IsActive(of) => self.for_player(of, frame, |machine, seat| i32::from(machine.state.active == seat)),
            Term::IsFirst(of) => self.for_player(of, frame, |machine, seat| i32::from(machine.state.opener == seat)),
            Term::Turns(of) => self.for_player(of, frame, |machine, seat| i32::from(machine.state.player(seat).turns)),
            Term::Counter(of, id) => self.for_player(of, frame, |machine, seat| machine.state.counter(seat, *id)),
            Term::HeroNumber(of, id) => {
                self.for_player(of, frame, |machine, seat| machine.state.player(seat).hero[id.index()])
            }
            Term::Book(of) => self.for_player(of, frame, |machine, seat| machine.state.player(seat).book),
            Term::Quantity(of, id) => self.for_player(of, frame, |machine, seat| machine.quantity(seat, *id, frame)),
            Term::Fixed(id) => match frame.fixed.and_then(|fixed| fixed.get(id.index())) {
                Some(value) => *value,
                None => self.quantity(frame.own, *id, frame),
            },
            Term::Tally(id) => self.tally(*id),
            Term::Number(of, id) => self.for_card(of, frame, |machine, card| machine.number(card, *id)),
            Term::Printed(of, id) => {
                self.for_card(of, frame, |machine, card| machine.printed(card).numbers[id.index()])
            }
            Term::State(of, id) => self.for_card(of, frame, |machine, card| machine.state_of(card, *id)),
            Term::Arrived(of) => {
                self.for_card(of, frame, |machine, card| i32::from(machine.state.card(card).has_arrived()))
            }
            Term::OwnPrinted(id) => self.own_definition(frame).map_or(0, |own| own.numbers[id.index()]),
            Term::OwnBook => self.card_book(frame),
            Term::NumberBefore(id) => frame.was.map_or(0, |was| i32::from(was.numbers[id.index()])),
            Term::StateBefore(id) => frame.was.map_or(0, |was| self.kernel.state_in(was, *id)),
            Term::RowParameter(id) => match frame.row.and_then(|row| row.row.parameters.get(id.index())) {
                Some(crate::kernel::rules::ability::Parameter::Number(number)) => *number,
                _ => 0,
            },
            Term::RowState(id) => frame.row.and_then(|row| row.key).map_or(0, |key| self.row_state(key, *id)),
            Term::Count(..) | Term::Any(..) | Term::Sum(..) => self.term_of_cards(term, frame),
            Term::Has(of, word) => {
                let word = self.word(word, frame);
                let Some(keyword) = word.and_then(|word| self.kernel.keyword(word)) else { return 0 };
                let cards = self.select(of, frame);
                i32::from(cards.cards().any(|card| self.keywords(card) >> keyword.0 & 1 == 1))
            }
            Term::Bears(of, timing) => {
                let cards = self.select(of, frame);
                i32::from(cards.cards().any(|card| self.has_timing(card, *timing)))
            }
            Term::Room(of, zone) => {
                self.for_player(of, frame, |machine, seat| i32::from(machine.has_room(seat, *zone)))
            }
            Term::Price(of) => self.for_card(of, frame, |machine, card| machine.price(card, frame.own)),
            Term::Native(native, of, with) => self.native(*native, of, with.as_deref(), frame),
            _ => self.test(term, frame),
        }
    }

    /// Whether a term is not 0.
    #[inline]
    pub(crate) fn holds(&mut self, term: &Term, frame: &Frame<'_>) -> bool {
        self.term(term, frame) != 0
    }

    #[inline(never)]
    fn term_of_cards(&mut self, term: &Term, frame: &Frame<'_>) -> i32 {
        match term {
            Term::Count(of, None) if matches!(**of, Selector::Zones(..)) => {
                let Selector::Zones(players, zones) = &**of else { return 0 };
                let seats = self.players(players, frame);
                let piles = seats.iter().flat_map(|&seat| zones.iter().map(move |&zone| (seat, zone)));
                let count: usize = piles.map(|(seat, zone)| self.state.count(seat, zone)).sum();
                i32::try_from(count).unwrap_or(i32::MAX)
            }
            Term::Count(of, Some(test)) if matches!(**of, Selector::Zones(..)) => self.in_zones(of, test, frame, false),
            Term::Any(of, Some(test)) if matches!(**of, Selector::Zones(..)) => self.in_zones(of, test, frame, true),
            Term::Count(of, test) => {
                let cards = self.select(of, frame);
                let count = match test {
                    None => cards.len(),
                    Some(test) => cards.cards().filter(|&card| self.holds(test, &frame.at(card))).count(),
                };
                i32::try_from(count).unwrap_or(i32::MAX)
            }
            Term::Any(of, None) if matches!(**of, Selector::Pick(_)) => {
                let Selector::Pick(id) = &**of else { return 0 };
                let picked = frame.action.and_then(|action| action.picks.get(id.index()));
                i32::from(matches!(picked, Some(PickedNow::Card(bound)) if self.state.is_same(*bound)))
            }
            Term::Any(of, None) if matches!(**of, Selector::Zones(..)) => {
                let Selector::Zones(players, zones) = &**of else { return 0 };
                let seats = self.players(players, frame);
                let is_used = |&seat: &Seat| zones.iter().any(|&zone| !self.state.pile(seat, zone).is_empty());
                i32::from(seats.iter().any(is_used))
            }
            Term::Any(of, test) => {
                let cards = self.select(of, frame);
                i32::from(match test {
                    None => !cards.is_empty(),
                    Some(test) => cards.cards().any(|card| self.holds(test, &frame.at(card))),
                })
            }
            Term::Sum(of, term) => {
                let cards = self.select(of, frame);
                cards.cards().fold(0_i32, |sum, card| sum.saturating_add(self.term(term, &frame.at(card))))
            }
            _ => 0,
        }
    }

    /// How many cards of zones pass a test, or whether any does. A test moves no card.
    fn in_zones(&mut self, of: &Selector, test: &Term, frame: &Frame<'_>, is_any: bool) -> i32 {
        let Selector::Zones(players, zones) = of else { return 0 };
        let mut count = 0;
        if let Some((mark, is_set)) = self.kernel.mark_test(test) {
            for seat in self.players(players, frame) {
                for &zone in zones {
                    let cards = self.state.pile(seat, zone).as_slice().iter();
                    let fits = cards.filter(|&&card| (self.state.card(card).marks & mark != 0) == is_set);
                    count += i32::try_from(fits.count()).unwrap_or(i32::MAX);
                }
            }
            return if is_any { count.min(1) } else { count };
        }
        for seat in self.players(players, frame) {
            for &zone in zones {
                for at in 0..self.state.count(seat, zone) {
                    let Some(&card) = self.state.pile(seat, zone).as_slice().get(at) else { break };
                    if self.holds(test, &frame.at(card)) {
                        if is_any {
                            return 1;
                        }
                        count += 1;
                    }
                }
            }
        }
        count
    }

    /// Whether a card is of a type.
    pub(super) fn is_of_type(&self, card: CardId, word: WordId) -> bool {
        self.type_word(self.printed(card).card_type) == Some(word)
    }

    /// Whether a card is of a subtype, by the number of the word.
    #[inline]
    pub(super) fn is_of_subtype(&self, card: CardId, word: i32) -> bool {
        let subtype = self.state.card(card).subtype.or(self.printed(card).subtype);
        subtype.is_some_and(|subtype| i32::from(subtype.0) == word)
    }

    /// The book of the card whose effect it is, or else of its player.
    pub(super) fn card_book(&self, frame: &Frame<'_>) -> i32 {
        let book = self.own_definition(frame).and_then(|own| own.book);
        book.unwrap_or_else(|| self.state.player(frame.own).book)
    }

    /// A count of the effect that resolves.
    #[inline]
    pub(super) fn tally(&self, id: TallyId) -> i32 {
        self.tallies.get(id.index()).copied().unwrap_or(0)
    }

    /// Division and tests.
    #[inline(never)]
    fn test(&mut self, term: &Term, frame: &Frame<'_>) -> i32 {
        match term {
            Term::Divide(number, by) => divide(self.term(number, frame), self.term(by, frame)),
            Term::Round(number, by) => round(self.term(number, frame), self.term(by, frame)),
            Term::SameCards(left, right) => i32::from(self.select(left, frame) == self.select(right, frame)),
            Term::WordIn(word, of, set) => {
                let word = self.word(word, frame);
                let (Some(word), Some(card)) = (word, self.first(of, frame)) else { return 0 };
                i32::from(self.printed(card).words.get(set.index()).is_some_and(|words| words.contains(&word)))
            }
            Term::WordsIn((left, left_set), (right, right_set)) => {
                let (left, right) = (self.first(left, frame), self.first(right, frame));
                let (Some(left), Some(right)) = (left, right) else { return 0 };
                let words = |card, set: crate::kernel::ids::WordSetId| {
                    self.printed(card).words.get(set.index()).map(|words| &words[..]).unwrap_or_default()
                };
                let (left, right) = (words(left, *left_set), words(right, *right_set));
                i32::from(left.iter().all(|word| right.contains(word)))
            }
            Term::CardsIn(left, right) => {
                let (left, right) = (self.select(left, frame), self.select(right, frame));
                i32::from(!left.is_empty() && left.iter().all(|thing| right.contains(thing)))
            }
            Term::OneOf(word, words) => i32::from(self.word(word, frame).is_some_and(|word| words.contains(&word))),
            _ => 0,
        }
    }

    /// The value of a word.
    pub(super) fn word(&mut self, word: &Word, frame: &Frame<'_>) -> Option<WordId> {
        match word {
            Word::Constant(word) => Some(*word),
            Word::OfRow => frame.word,
            Word::Param => frame.param.word,
            Word::Type(of) => self.first(of, frame).and_then(|card| self.type_word(self.printed(card).card_type)),
            Word::Class(of) => {
                let card = self.first(of, frame)?;
                let card_type = self.kernel.card_type(self.printed(card).card_type)?;
                Some(card_type.class)
            }
            Word::Subtype(of) => {
                let card = self.first(of, frame)?;
                self.state.card(card).subtype.or(self.printed(card).subtype)
            }
            Word::Id(of) => self.first(of, frame).map(|card| self.printed(card).id),
            Word::Zone(of) => {
                let card = self.first(of, frame)?;
                self.kernel.zone(self.state.card(card).zone).map(|zone| zone.word)
            }
            Word::Phase => {
                let phase = self.kernel.flat.flow.phases.get_index(self.state.phase.index());
                phase.map(|(_, phase)| phase.word)
            }
            Word::Before => frame.before.and_then(|zone| self.kernel.zone(zone)).map(|zone| zone.word),
            Word::Setting(id) => self.kernel.game.settings.get_index(id.index()).map(|(_, setting)| setting.is),
            Word::OwnType => self.own_definition(frame).and_then(|own| self.type_word(own.card_type)),
        }
    }

    fn type_word(&self, card_type: CardTypeId) -> Option<WordId> {
        self.kernel.card_type(card_type).map(|card_type| card_type.word)
    }

    fn own_definition(&self, frame: &Frame<'_>) -> Option<&Definition> {
        let kernel = self.kernel;
        self.own_card(frame).map(|id| kernel.game.definition(id))
    }

    /// The printed card whose effect it is.
    pub(in crate::kernel) fn own_card(&self, frame: &Frame<'_>) -> Option<DefinitionId> {
        frame.definition.or_else(|| frame.this.map(|card| self.state.card(card).definition))
    }

    /// The number of the turn as the rules count it.
    pub(crate) fn turn_number(&self) -> i32 {
        let flow = &self.kernel.flat.flow;
        let turn = if flow.turns_are_rounds { self.state.round } else { self.state.turn };
        flow.turns_from.saturating_add(i32::from(turn))
    }

    /// A card as it is printed.
    pub(crate) fn printed(&self, card: CardId) -> &Definition {
        self.kernel.game.definition(self.state.card(card).definition)
    }

    /// The first player of a path.
    fn for_player(&mut self, of: &Players, frame: &Frame<'_>, value: impl Fn(&mut Self, Seat) -> i32) -> i32 {
        let seat = match of {
            Players::Own | Players::Both => Some(frame.own),
            Players::Other => Some(frame.own.other()),
            Players::Whom => match frame.whom {
                Whom::One(seat) => Some(seat),
                Whom::Both => Some(frame.own),
            },
            Players::Of(selector) => self.select(selector, frame).players().next(),
        };
        seat.map_or(0, |seat| value(self, seat))
    }

    /// A value of the first card of a selector, or 0.
    fn for_card(&mut self, of: &Selector, frame: &Frame<'_>, value: impl Fn(&mut Self, CardId) -> i32) -> i32 {
        self.first(of, frame).map_or(0, |card| value(self, card))
    }

    /// A quantity of a player: an expression, or the sum of what holds continuously.
    fn quantity(&mut self, seat: Seat, id: QuantityId, frame: &Frame<'_>) -> i32 {
        let kernel = self.kernel;
        match kernel.flat.quantities.get(id.index()) {
            Some(Some(is)) if seat == frame.own => self.term(is, frame),
            Some(Some(is)) => self.term(is, &Frame { own: seat, ..*frame }),
            Some(None) => self.sum_of_effects(seat, id),
            None => 0,
        }
    }

    /// A mark (0 or 1) or a counter of a card.
    pub(crate) fn state_of(&self, card: CardId, id: StateId) -> i32 {
        self.kernel.state_in(self.state.card(card), id)
    }

    /// The state of a row.
    pub(super) fn row_state(&self, key: RowKey, id: StateId) -> i32 {
        let at = self.kernel.row_states.iter().position(|&state| state == id);
        let known = self.state.row_states.iter().find(|states| states.key == key);
        match (at, known) {
            (Some(at), Some(states)) => states.values.get(at).map_or(0, |&value| i32::from(value)),
            _ => self.kernel.game.states.get_index(id.index()).map_or(0, |(_, state)| state.start),
        }
    }

    /// What playing a card costs now.
    #[inline]
    pub(crate) fn price(&mut self, card: CardId, by: Seat) -> i32 {
        let kernel = self.kernel;
        if let Some(price) = kernel.price(self.state.card(card).definition)
            && (price.sums == 0 || !self.has_sums(by, price.sums))
        {
            return price.usual;
        }
        self.price_by_rule(card, by)
    }

    /// The same with the card's price if no sum adds to it, and the sums of the player to which something is added.
    #[inline]
    pub(in crate::kernel) fn price_beside(&mut self, usual: Option<Price>, sums: u32, card: CardId, by: Seat) -> i32 {
        match usual {
            Some(price) if price.sums & sums == 0 => price.usual,
            _ => self.price(card, by),
        }
    }

    fn price_by_rule(&mut self, card: CardId, by: Seat) -> i32 {
        let kernel = self.kernel;
        match kernel.flat.prices.get(self.printed(card).card_type.index()) {
            Some(Some(price)) => self.term(price, &Frame::acting(by, card)),
            _ => 0,
        }
    }

    /// The highest value of a counter.
    #[inline(never)]
    pub(super) fn most(&mut self, seat: Seat, id: CounterId) -> i32 {
        let kernel = self.kernel;
        match kernel.game.counters.get_index(id.index()).and_then(|(_, counter)| counter.max.as_ref()) {
            Some(max) => self.term(max, &Frame::of(seat)),
            None => i32::MAX,
        }
    }

    /// A number of a card as it is now.
    #[inline]
    pub(crate) fn number(&mut self, card: CardId, id: NumberId) -> i32 {
        let stored = i32::from(self.state.card(card).numbers[id.index()]);
        if self.adds_nothing() { stored } else { self.number_with(card, id, stored) }
    }

    /// The same with what is added to it, if anything is.
    #[inline(never)]
    fn number_with(&mut self, card: CardId, id: NumberId, stored: i32) -> i32 {
        match self.added(card, id) {
            Some(added) => stored.saturating_add(added).max(stored.min(self.kernel.floor(id))),
            None => stored,
        }
    }
}
