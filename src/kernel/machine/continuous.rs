//! What holds continuously: rows and rules that add to numbers and give words, in two strata.
//!
//! Words come first: they read stored words and numbers. Numbers come second: they read stored numbers and all words.
//! Neither reads what it adds (checked when the ruleset is read), so the order of effects does not matter. What is
//! added is worked out again after a change of the state, at the first read.

use arrayvec::ArrayVec;
use smallvec::SmallVec;

use super::Machine;
use super::added::Kept;
use super::frame::{Frame, Happening, RowFrame};
use crate::kernel::ids::{AbilityId, NumberId, OperationId, QuantityId};
use crate::kernel::lookup::Holding;
use crate::kernel::rules::ability::{Ability, Pick, Row};
use crate::kernel::rules::flow::{Aim, Always};
use crate::kernel::rules::tables::Operation;
use crate::kernel::standing::Stratum;
use crate::kernel::state::{CARDS, CardId, Held, Lasting, NUMBERS, Seat, Thing, Things};

/// A row that holds now.
struct Standing<'m> {
    source: CardId,
    own: Seat,
    ability: &'m Ability,
    row: &'m Row,
    held: Option<Held>,
}

impl<'m> Machine<'m> {
    /// Whether it is known that nothing is added to numbers of cards.
    #[inline]
    pub(super) fn adds_nothing(&self) -> bool {
        let now = &self.work.continuous;
        !self.kernel.is_continuous || now.kept == Kept::Fresh && !now.used.adds
    }

    /// What is added to a number of a card; `None`: nothing holds in this game, or only what is stored is read.
    pub(super) fn added(&mut self, card: CardId, number: NumberId) -> Option<i32> {
        if !self.kernel.is_continuous || self.work.continuous.stratum.is_some() {
            return None;
        }
        self.refresh();
        if !self.work.continuous.used.adds {
            return None;
        }
        let added = self.work.continuous.adds.get(card.index()).map_or(0, |adds| adds[number.index()]);
        (added != 0).then_some(added)
    }

    /// The keywords of a card now, as bits.
    pub(crate) fn keywords(&mut self, card: CardId) -> u64 {
        let printed = if self.is_silent(card) { 0 } else { self.printed(card).keywords };
        let entry = self.state.card(card);
        let zone = entry.zone;
        let mut words = (printed | entry.given) & !entry.lost;
        for bearing in &self.state.bearing {
            if bearing.card == card
                && let Lasting::Word(keyword) | Lasting::Guard(keyword, _) = bearing.what
            {
                words |= 1 << keyword.0;
            }
        }
        if self.kernel.is_continuous
            && self.kernel.in_play(zone)
            && self.work.continuous.stratum != Some(Stratum::Words)
        {
            if self.work.continuous.stratum.is_none() {
                self.refresh();
            }
            // While numbers are worked out, the words are there already.
            words |= self.work.continuous.gives.get(card.index()).copied().unwrap_or(0);
        }
        words
    }

    /// Whether what is printed on a card in play, words and abilities, does not count.
    pub(super) fn is_silent(&mut self, card: CardId) -> bool {
        let kernel = self.kernel;
        let Some(test) = &kernel.flat.flow.silent else { return false };
        let entry = self.state.card(card);
        if !kernel.in_play(entry.zone) {
            return false;
        }
        match kernel.silencing {
            Some(mark) => entry.marks & mark != 0,
            None => self.holds(test, &Frame::acting(entry.side, card)),
        }
    }

    /// What continuous rows add to a quantity of a player.
    #[inline(never)]
    pub(in crate::kernel) fn sum_of_effects(&mut self, seat: Seat, id: QuantityId) -> i32 {
        if !self.kernel.is_continuous || self.work.continuous.stratum.is_some() {
            return 0;
        }
        self.refresh();
        self.work.continuous.players[seat.index()].get(id.index()).copied().unwrap_or(0)
    }

    /// The quantities of a player to which continuous effects add, one bit each; all of them while that is worked out.
    pub(in crate::kernel) fn sums(&mut self, seat: Seat) -> u32 {
        if !self.kernel.is_continuous {
            return 0;
        }
        if self.work.continuous.stratum.is_some() {
            return u32::MAX;
        }
        self.refresh();
        self.work.continuous.sums[seat.index()]
    }

    /// Whether continuous effects add to one of these quantities of a player.
    pub(super) fn has_sums(&mut self, seat: Seat, quantities: u32) -> bool {
        if !self.kernel.is_continuous || self.work.continuous.stratum.is_some() {
            return false;
        }
        self.refresh();
        self.work.continuous.sums[seat.index()] & quantities != 0
    }

    /// Works out what is added, if something has changed.
    #[inline]
    pub(super) fn refresh(&mut self) {
        match self.work.continuous.kept {
            Kept::Fresh => {}
            Kept::Stale => self.work_out(),
            Kept::Audited => self.audit_kept(),
        }
    }

    /// Writes in place: while a stratum is worked out, nothing of it is read.
    #[inline(never)]
    pub(super) fn work_out(&mut self) {
        let holding = self.holding();
        let cards = self.state.cards.len();
        let now = &mut self.work.continuous;
        now.empty();
        now.depends = holding == Holding::Changing;
        match holding {
            Holding::Nothing => {}
            Holding::Steady => self.add_steady(),
            Holding::Changing => {
                if now.adds.len() < cards {
                    now.adds.resize(CARDS, [0; NUMBERS]);
                    now.gives.resize(CARDS, 0);
                }
                let sources = self.continuous_sources();
                if self.kernel.gives_words {
                    self.work.continuous.stratum = Some(Stratum::Words);
                    self.give_words(&sources);
                }
                self.work.continuous.stratum = Some(Stratum::Numbers);
                self.add_numbers(&sources);
                self.work.continuous.stratum = None;
            }
        }
        self.work.continuous.kept = if self.work.audit.is_some() { Kept::Audited } else { Kept::Fresh };
    }

    /// Adds up what cards add that always add the same.
    fn add_steady(&mut self) {
        let kernel = self.kernel;
        for seat in Seat::BOTH {
            for &zone in &kernel.play {
                for card in self.state.players[seat.index()].piles.pile(zone).as_slice() {
                    for sum in kernel.steady(self.state.cards[card.index()].definition) {
                        for other in Seat::BOTH {
                            if sum.who.names(other, seat) {
                                self.work.continuous.add_to(other, sum.quantity, sum.amount);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether anything could hold now, and whether it could change while the same cards are in play.
    fn holding(&self) -> Holding {
        let kernel = self.kernel;
        if !(self.state.held.is_empty() && self.state.grants.is_empty() && kernel.flat.flow.always.is_empty()) {
            return Holding::Changing;
        }
        let mut holding = Holding::Nothing;
        for seat in Seat::BOTH {
            for &zone in &kernel.play {
                for &card in self.state.pile(seat, zone).as_slice() {
                    match kernel.holds(self.state.card(card).definition) {
                        Holding::Nothing => {}
                        Holding::Steady => holding = Holding::Steady,
                        Holding::Changing => return Holding::Changing,
                    }
                }
            }
        }
        holding
    }

    fn give_words(&mut self, sources: &Sources) {
        let kernel = self.kernel;
        for rule in kernel.flat.flow.always.iter().filter(|rule| !rule.gives.is_empty()) {
            self.each_under(rule, &mut |machine, card, _| {
                for keyword in rule.gives.iter().filter_map(|&word| kernel.keyword(word)) {
                    machine.work.continuous.give(card, keyword);
                }
            });
        }
        self.each_standing(Stratum::Words, sources, &mut Self::give_by);
    }

    /// Gives the words of a row.
    fn give_by(&mut self, standing: &Standing<'m>) {
        let kernel = self.kernel;
        let Some(operation) = self.operation(standing.row.operation) else { return };
        let Some(to) = self.reached(standing) else { return };
        for word in operation.gives.iter().filter_map(|word| word.or(standing.row.word)) {
            let Some(keyword) = kernel.keyword(word) else { continue };
            let spares = kernel.game.keywords.get_index(keyword.index()).is_some_and(|(_, entry)| entry.spares);
            for card in to.cards() {
                self.work.continuous.give(card, keyword);
                if spares {
                    let held = Held { source: standing.source, ..standing.place(kernel) };
                    self.work.continuous.guards.push((card, held));
                }
            }
        }
    }

    fn add_numbers(&mut self, sources: &Sources) {
        let kernel = self.kernel;
        let adds = |rule: &&Always| !rule.adds.is_empty() || !rule.adds_to_players.is_empty();
        for rule in kernel.flat.flow.always.iter().filter(adds) {
            self.each_under(rule, &mut |machine, card, frame| {
                for (number, amount) in &rule.adds {
                    let amount = machine.term(amount, frame);
                    if amount != 0 {
                        machine.work.continuous.add(card, *number, amount);
                    }
                }
                for (quantity, amount) in &rule.adds_to_players {
                    let amount = machine.term(amount, frame);
                    machine.work.continuous.add_to(frame.own, *quantity, amount);
                }
            });
        }
        self.each_standing(Stratum::Numbers, sources, &mut Self::add_by);
    }

    /// Adds the numbers of a row.
    fn add_by(&mut self, standing: &Standing<'m>) {
        let Some(operation) = self.operation(standing.row.operation) else { return };
        let Some(to) = self.reached(standing) else { return };
        let frame = standing.frame();
        for card in to.cards() {
            let rows = self.keeping_off(card);
            if self.is_kept_off(&rows, card, Some(standing.source), standing.own) {
                continue;
            }
            for (number, amount) in &operation.adds {
                let amount = self.term(amount, &frame.at(card));
                self.work.continuous.add(card, *number, amount);
            }
        }
        for (quantity, amount) in &operation.adds_to_players {
            let amount = self.term(amount, &frame);
            for seat in Seat::BOTH {
                if standing.row.who.names(seat, standing.own) {
                    self.work.continuous.add_to(seat, *quantity, amount);
                }
            }
        }
    }

    /// The cards for which a rule of the match holds now.
    fn each_under(&mut self, rule: &Always, see: &mut dyn FnMut(&mut Self, CardId, &Frame<'_>)) {
        for seat in Seat::BOTH {
            for &zone in &rule.zones {
                for at in 0..self.state.count(seat, zone) {
                    let Some(&card) = self.state.pile(seat, zone).as_slice().get(at) else { break };
                    let frame = Frame::acting(self.state.card(card).side, card);
                    if rule.test.as_ref().is_none_or(|test| self.holds(test, &frame)) {
                        see(self, card, &frame);
                    }
                }
            }
        }
    }

    /// The cards in play that could have rows that hold, the active player's first.
    fn continuous_sources(&self) -> Sources {
        let (kernel, state) = (self.kernel, &*self.state);
        let mut found = Sources::new();
        for own in [state.active, state.active.other()] {
            for &zone in &kernel.play {
                let cards = state.pile(own, zone).as_slice().iter().copied();
                let could_hold = |&card: &CardId| {
                    kernel.holds(state.card(card).definition) != Holding::Nothing || !state.grants.is_empty()
                };
                found.extend(cards.filter(could_hold).map(|card| (card, own)));
            }
        }
        found
    }

    /// The rows of a stratum that could hold now: of cards in play, and those that are held.
    fn each_standing(&mut self, stratum: Stratum, sources: &Sources, see: &mut dyn FnMut(&mut Self, &Standing<'m>)) {
        let kernel = self.kernel;
        for &(source, own) in sources {
            let printed = kernel.standing_of_card(self.state.card(source).definition, stratum);
            if !printed.is_empty() {
                self.standing_on(source, own, printed, see);
            }
            if !self.state.grants.is_empty() {
                self.granted_to(source, own, stratum, see);
            }
        }
        for at in 0..self.state.held.len() {
            let Some(&held) = self.state.held.get(at) else { break };
            let zone = self.state.card(held.source).zone;
            if !kernel.in_play(zone) || kernel.is_stack(zone) {
                continue;
            }
            let ability = kernel.game.ability(held.ability);
            let Some(row) = ability.rows.get(usize::from(held.row)) else { continue };
            if kernel.is_of(stratum, row) {
                let own = self.state.card(held.source).side;
                see(self, &Standing { source: held.source, own, ability, row, held: Some(held) });
            }
        }
    }

    /// Those of rows of abilities of a card whose abilities count now.
    fn standing_on(
        &mut self,
        source: CardId,
        own: Seat,
        rows: &'m [(AbilityId, u8)],
        see: &mut dyn FnMut(&mut Self, &Standing<'m>),
    ) {
        if self.is_silent(source) {
            return;
        }
        let kernel = self.kernel;
        for &(id, at) in rows {
            let ability = kernel.game.ability(id);
            let timing = kernel.game.timings.get_index(ability.timing.index()).map(|(_, timing)| timing);
            let test = timing.and_then(|timing| timing.test.as_ref());
            if let Some(row) = ability.rows.get(usize::from(at))
                && test.is_none_or(|test| self.holds(test, &Frame::acting(own, source)))
            {
                see(self, &Standing { source, own, ability, row, held: None });
            }
        }
    }

    /// The rows of abilities that are attached to a card.
    fn granted_to(
        &mut self,
        source: CardId,
        own: Seat,
        stratum: Stratum,
        see: &mut dyn FnMut(&mut Self, &Standing<'m>),
    ) {
        for at in 0..self.state.grants.len() {
            let Some(grant) = self.state.grants.get(at).filter(|grant| grant.card == source) else { continue };
            let rows = self.kernel.standing_of_ability(grant.ability, stratum);
            self.standing_on(source, own, rows, see);
        }
    }

    /// The cards that a row reaches now; `None`: its conditions do not hold.
    fn reached(&mut self, standing: &Standing<'m>) -> Option<Things> {
        let frame = standing.frame();
        if !self.conditions_hold(standing.row, &frame) {
            return None;
        }
        let first = standing.ability.rows.first();
        if self.kernel.flat.flow.effects.aim == Aim::Whole
            && first.is_some_and(|row| !self.conditions_hold(row, &frame))
        {
            return None;
        }
        if let Some((start, end)) = standing.held.and_then(|held| held.chosen) {
            let chosen = self.state.held_cards.get(usize::from(start)..usize::from(end)).unwrap_or_default();
            return Some(self.unmoved(chosen).collect());
        }
        Some(match self.target(standing.row.target) {
            Some(target) if target.pick != Pick::Same => self.candidates(standing.row, &frame),
            _ => Things::card(standing.source),
        })
    }

    pub(super) fn operation(&self, id: OperationId) -> Option<&'m Operation> {
        let kernel = self.kernel;
        kernel.flat.operations.get_index(id.index()).map(|(_, operation)| operation)
    }

    /// Whether a word of a card keeps the effects of a source off it.
    pub(super) fn is_spared(&mut self, card: CardId, source: Option<CardId>, own: Seat) -> bool {
        if self.work.continuous.stratum.is_some() {
            return false;
        }
        if self.kernel.is_continuous {
            self.refresh();
        }
        let rows = self.keeping_off(card);
        self.is_kept_off(&rows, card, source, own)
    }

    /// The rows that keep effects off a card; `None`: all effects.
    fn keeping_off(&self, card: CardId) -> KeepingOff {
        let mut rows = KeepingOff::new();
        if self.kernel.in_play(self.state.card(card).zone) {
            let borne = self.state.bearing.iter().filter(|bearing| bearing.card == card);
            let borne = borne.filter_map(|bearing| match bearing.what {
                Lasting::Guard(_, row) => Some(row),
                _ => None,
            });
            rows.extend(borne.take(16));
            let given = self.work.continuous.guards.iter().filter(|(bearer, _)| *bearer == card);
            rows.extend(given.map(|(_, held)| Some((held.ability, held.row))).take(16));
        }
        rows
    }

    /// Whether one of these rows keeps the effects of a source off a card.
    fn is_kept_off(&mut self, rows: &KeepingOff, card: CardId, source: Option<CardId>, own: Seat) -> bool {
        let Some(source) = source.filter(|&source| source != card) else { return false };
        let kernel = self.kernel;
        let side = self.state.card(card).side;
        rows.iter().any(|row| {
            let row = row.and_then(|(ability, at)| kernel.game.ability(ability).rows.get(usize::from(at)));
            let Some(against) = row.and_then(|row| row.against.as_ref()) else { return true };
            let frame = Frame { this: Some(card), ..Frame::of(side) };
            against.who.is(own, side) && self.passes(&against.filters, source, &frame)
        })
    }
}

/// Cards in play and whose they are.
type Sources = SmallVec<[(CardId, Seat); 32]>;

/// Rows that keep effects off a card, by their abilities and positions.
type KeepingOff = ArrayVec<Option<(AbilityId, u8)>, 32>;

impl Standing<'_> {
    fn frame(&self) -> Frame<'_> {
        let row = RowFrame { row: self.row, key: None };
        Frame {
            val: self.row.val,
            word: self.row.word,
            row: Some(row),
            event: None::<&Happening>,
            ..Frame::acting(self.own, self.source)
        }
    }

    /// Where the row is, as a held row.
    fn place(&self, kernel: &crate::kernel::lookup::Kernel) -> Held {
        let (ability, row) = kernel.place_of_row(self.row.id).unwrap_or_default();
        Held { source: self.source, ability, row, chosen: None }
    }
}

/// A thing that a held row was about when it began to hold.
pub(super) fn bound(machine: &Machine<'_>, things: &Things) -> SmallVec<[crate::kernel::state::Bound; 24]> {
    let cards = things.iter().filter_map(|thing| match thing {
        Thing::Card(card) => Some(machine.state.bound(card)),
        Thing::Player(_) => None,
    });
    cards.collect()
}
