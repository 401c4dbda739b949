//! Steps of a match, and the table before it begins: cards, heroes, counters.

use super::Machine;
use super::frame::Frame;
use crate::kernel::ids::{CounterId, DefinitionId, HeroNumberId, ZoneId};
use crate::kernel::play::{Setup, Step};
use crate::kernel::state::{Card, CardId, Outcome, Seat};

impl Machine<'_> {
    /// Does a step that is legal.
    pub(crate) fn step(&mut self, step: &Step) {
        match step {
            Step::Start(setup) => {
                self.state.clear(setup.seed);
                self.stale();
                self.lay(setup);
                self.begin();
            }
            Step::Begin => self.begin(),
            Step::Take(choice) => self.take(choice, self.state.active),
            Step::Answer(choice, by) => self.take_answer(choice, *by),
            Step::EndPhase => self.next_phase(),
            Step::EndTurn => {
                let turn = self.state.turn;
                while self.state.turn == turn && !self.is_stopped() {
                    self.next_phase();
                }
            }
            Step::ToPhase(phase) => {
                let turn = self.state.turn;
                while self.state.turn == turn && self.state.phase != *phase && !self.is_stopped() {
                    self.next_phase();
                }
            }
            Step::Concede(seat) => self.state.over = Some(Outcome::Won(seat.other())),
            Step::Resolve(definition, seat) => self.resolve_alone(*definition, *seat),
            Step::Play(card, seat) => self.play_alone(*card, *seat),
            Step::Pass => self.pass_turn(),
        }
    }
}

impl Machine<'_> {
    /// Puts the cards of a set-up on an empty table and decides who begins.
    pub(crate) fn lay(&mut self, setup: &Setup) {
        self.start_usual_counters();
        for seat in Seat::BOTH {
            for group in setup.cards[seat.index()].chunk_by(|(_, zone), (_, next)| zone == next) {
                self.add_cards(group, seat);
            }
            if let Some(hero) = setup.heroes[seat.index()] {
                self.set_hero(seat, hero);
            }
        }
        // Counters may start from the numbers of a leader or a hero.
        self.start_counters(&setup.counters);
        let decided = self.decide_first();
        self.state.active = setup.first.unwrap_or(decided);
        self.state.opener = self.state.active;
    }

    /// Gives a player a hero: its numbers, its ability, and the counters that start from its numbers. Numbers that are not
    /// printed have their default, which may read the others.
    pub(crate) fn set_hero(&mut self, seat: Seat, hero: DefinitionId) {
        let kernel = self.kernel;
        let card = kernel.game.definition(hero);
        let player = &mut self.state.players[seat.index()];
        player.hero_card = Some(hero);
        player.book = card.book.unwrap_or(1);
        for (number, printed) in player.hero.iter_mut().zip(&card.hero_numbers) {
            *number = printed.unwrap_or(0);
        }
        for (at, entry) in kernel.game.hero_numbers.values().enumerate() {
            if card.hero_numbers.get(at).copied().flatten().is_none() {
                let default = entry.default.as_ref().map_or(0, |default| self.term(default, &Frame::of(seat)));
                if let Some(number) = self.state.players[seat.index()].hero.get_mut(at) {
                    *number = default;
                }
            }
        }
        self.start_counters_of(seat, &[]);
    }

    /// A player without a hero.
    pub(crate) fn set_heroless(&mut self, seat: Seat) {
        let numbers = self.kernel.game.heroless();
        for (number, usual) in self.state.players[seat.index()].hero.iter_mut().zip(numbers) {
            *number = usual;
        }
        self.start_counters_of(seat, &[]);
    }

    /// The number of heroes of a player, and the counters that start from it.
    pub(crate) fn set_hero_number(&mut self, seat: Seat, number: HeroNumberId, value: i32) {
        if let Some(number) = self.state.players[seat.index()].hero.get_mut(number.index()) {
            *number = value;
        }
        self.start_counters_of(seat, &[]);
    }

    /// Adds cards to the zone of the first of them.
    fn add_cards(&mut self, cards: &[(DefinitionId, ZoneId)], seat: Seat) {
        let Some(&(first, zone)) = cards.first() else { return };
        let before = self.state.cards.len();
        let mut card = Card { zone, is_made: false, ..self.blank(first, seat, 0) };
        for &(definition, _) in cards {
            card.definition = definition;
            card.origin = self.next_origin();
            self.kernel.print_numbers(definition, &mut card.numbers);
            if self.state.cards.push(card).is_none() {
                break;
            }
        }
        let added = self.state.card_ids_from(before);
        self.state.piles_mut(seat).extend(zone, added);
        // Cards in play may hold something from now on.
        self.stale();
    }

    pub(crate) fn add_card(&mut self, definition: DefinitionId, seat: Seat, zone: ZoneId) -> Option<CardId> {
        let before = self.state.cards.len();
        self.add_cards(&[(definition, zone)], seat);
        self.state.card_ids_from(before).next()
    }

    pub(crate) fn start_usual_counters(&mut self) {
        self.start_counters(&[Vec::new(), Vec::new()]);
    }

    fn start_counters(&mut self, given: &[Vec<(CounterId, i32)>; 2]) {
        for seat in Seat::BOTH {
            self.start_counters_of(seat, &given[seat.index()]);
        }
    }

    fn start_counters_of(&mut self, seat: Seat, given: &[(CounterId, i32)]) {
        let kernel = self.kernel;
        let frame = Frame::of(seat);
        for (at, entry) in kernel.game.counters.values().enumerate() {
            let known = given.iter().find(|(counter, _)| counter.index() == at).map(|&(_, value)| value);
            let start = known.unwrap_or_else(|| self.term(&entry.start, &frame));
            if let Some(counter) = self.state.players[seat.index()].counters.get_mut(at) {
                *counter = start;
            }
        }
        self.stale();
        self.is_judged = false;
    }
}
