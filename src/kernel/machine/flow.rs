//! The flow of a match: set-up, phases, turns.

use super::events::Event;
use super::frame::{ActionFrame, Frame, PickedNow};
use super::{Machine, Occurrence};
use crate::kernel::deeds::Deed;
use crate::kernel::ids::{DurationId, PhaseId, event};
use crate::kernel::question::{Choice, PICKS, Why};
use crate::kernel::rules::flow::{First, Phase};
use crate::kernel::rules::statement::Statement;
use crate::kernel::state::{CardId, PHASES, Seat, Things};

impl<'m> Machine<'m> {
    /// Who begins: decided by the rules, or by chance, which is asked once in every match before all else.
    pub(crate) fn decide_first(&mut self) -> Seat {
        let by_chance = if self.state.chance.below(2) == 0 { Seat(0) } else { Seat(1) };
        let kernel = self.kernel;
        let First::Most(term) = &kernel.flat.flow.first else { return by_chance };
        let [first, second] = Seat::BOTH.map(|seat| self.term(term, &Frame::of(seat)));
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Seat(0),
            std::cmp::Ordering::Less => Seat(1),
            std::cmp::Ordering::Equal => by_chance,
        }
    }

    /// The set-up, and what leads to the first phase that waits for its player.
    pub(crate) fn begin(&mut self) {
        let kernel = self.kernel;
        self.begin_action();
        let frame = Frame::of(self.state.active);
        for statements in joined(&kernel.flat.flow.setup) {
            self.block(statements, &frame);
            self.chains();
        }
        self.new_turn();
        self.enter(0);
    }

    /// Plays until the match is over; an action is asked for wherever a phase waits.
    pub(crate) fn play(&mut self) {
        let mut choices = self.work.choices();
        while !self.is_stopped() {
            let by = self.state.active;
            let Some(phase) = self.phase() else {
                self.next_phase();
                continue;
            };
            choices.clear();
            if let (Some(actions), true) = (&phase.actions, self.state.left > 0) {
                self.list_legal(actions, by, &mut choices);
            }
            let pass = !phase.must || choices.is_empty();
            let act = self.ask_for_act(&choices, pass, by, Why::Phase(self.state.phase));
            match choices.get(usize::from(act.place)) {
                Some(choice) if act.is_unaimed => self.take(&self.kernel.without_aim(choice), by),
                Some(choice) => self.take(choice, by),
                None => self.next_phase(),
            }
        }
        self.work.keep_choices(choices);
    }

    pub(crate) fn phase(&self) -> Option<&'m Phase> {
        let kernel = self.kernel;
        kernel.flat.flow.phases.get_index(self.state.phase.index()).map(|(_, phase)| phase)
    }

    /// Executes the action, its triggers, then the phase's `after` block.
    pub(crate) fn take(&mut self, choice: &Choice, by: Seat) {
        self.state.left = self.state.left.saturating_sub(1);
        self.begin_action();
        self.act(choice, by);
        self.chains();
        self.judge();
        let kernel = self.kernel;
        if let Some((_, phase)) = kernel.flat.flow.phases.get_index(self.state.phase.index()) {
            self.phase_block(&phase.after, by);
        }
    }

    /// Leaves the phase and goes on to the next one that waits for its player, in this turn or the next.
    pub(crate) fn next_phase(&mut self) {
        let kernel = self.kernel;
        let at = self.state.phase.index();
        if let Some((_, phase)) = kernel.flat.flow.phases.get_index(at) {
            self.phase_block(&phase.then, self.state.active);
        }
        self.enter(at + 1);
    }

    /// Enters phases from a position on, until one waits for its player.
    fn enter(&mut self, first: usize) {
        let kernel = self.kernel;
        let mut at = first;
        let mut own = self.state.active;
        while !self.is_stopped() {
            if at >= kernel.flat.flow.phases.len() {
                self.next_turn();
                own = self.state.active;
                at = 0;
                continue;
            }
            let Some((_, phase)) = kernel.flat.flow.phases.get_index(at) else { return };
            let is_left_out = phase.test.as_ref().is_some_and(|test| !self.holds_for(test, own));
            if is_left_out || self.is_skipped(own, at) {
                at += 1;
                continue;
            }
            self.state.phase = PhaseId::at(at).unwrap_or_default();
            self.state.has_begun = true;
            let now = self.state.phase;
            self.occurs(|| Occurrence::Phase { phase: now, by: own });
            self.begin_action();
            match kernel.deeds_of_phases.get(at) {
                Some(Some(deeds)) if self.watch.is_none() => self.phase_deeds(deeds, own),
                _ => self.phase_block(&phase.begin, own),
            }
            if self.is_stopped() {
                return;
            }
            if kernel.has_answers(event::PHASE) {
                self.happens(&Event::new(event::PHASE, Things::EMPTY, own));
            }
            self.settle(0);
            self.chains();
            self.judge();
            if phase.actions.is_some() {
                return;
            }
            self.phase_block(&phase.then, own);
            at += 1;
        }
    }

    fn is_skipped(&mut self, seat: Seat, phase: usize) -> bool {
        let skips = &mut self.state.players[seat.index()].skips;
        match skips.get_mut(phase) {
            Some(skip) if *skip > 0 => {
                *skip -= 1;
                true
            }
            _ => false,
        }
    }

    /// Statements of a phase; what each of them sets off makes a chain of its own before the next.
    #[inline]
    fn phase_block(&mut self, block: &[Statement], own: Seat) {
        if !block.is_empty() {
            self.phase_statements(block, own);
        }
    }

    #[inline(never)]
    fn phase_statements(&mut self, block: &[Statement], own: Seat) {
        let frame = Frame::player(own);
        let mut mark = self.work.pending.len();
        for statement in block {
            if self.is_stopped() {
                return;
            }
            self.statement_of_block(statement, &mut mark, frame);
            if !(statement.is_joined || self.is_settled()) {
                self.chains();
                self.judge();
            }
        }
    }

    /// The same where all statements have usual shapes.
    fn phase_deeds(&mut self, deeds: &[Deed], own: Seat) {
        let frame = Frame::player(own);
        let mut mark = self.work.pending.len();
        for deed in deeds {
            if self.is_stopped() {
                return;
            }
            self.do_deed_at_once(deed, frame);
            self.rest(&mut mark, false);
            if !self.is_settled() {
                self.chains();
                self.judge();
            }
        }
    }

    /// The turn is over; a turn that is skipped is over at once.
    fn next_turn(&mut self) {
        let kernel = self.kernel;
        while !self.is_stopped() {
            self.state.turn = self.state.turn.saturating_add(1);
            self.is_judged = false;
            for player in &mut self.state.players {
                player.taken.fill(0);
            }
            self.state.active = self.state.extra.take().unwrap_or(self.state.active.other());
            if self.state.active == self.state.opener {
                self.state.round = self.state.round.saturating_add(1);
            }
            let limit = self.term(&kernel.flat.flow.turn_limit, Frame::player(self.state.active)).min(TURNS);
            if i32::from(self.state.turn) >= limit {
                self.state.over = Some(self.tie());
                return;
            }
            self.new_turn();
            if !self.is_skipped(self.state.active, PHASES) {
                return;
            }
        }
    }

    /// Begins a turn of the active player.
    pub(crate) fn new_turn(&mut self) {
        let kernel = self.kernel;
        self.is_judged = false;
        let own = self.state.active;
        let player = &mut self.state.players[own.index()];
        player.turns = player.turns.saturating_add(1);
        self.state.left = self.term(&kernel.flat.flow.actions_a_turn, Frame::player(own));
    }
}

/// The most turns of a match.
const TURNS: i32 = 1000;

/// The statements of a block, those of one text together.
fn joined(block: &[Statement]) -> impl Iterator<Item = &[Statement]> {
    block.split_inclusive(|statement| !statement.is_joined)
}

impl Machine<'_> {
    /// The actions that a player may take now.
    pub(crate) fn allowed(&mut self, by: Seat) -> smallvec::SmallVec<[crate::kernel::ids::ActionId; 32]> {
        let kernel = self.kernel;
        let Some(phase) = self.phase() else { return smallvec::SmallVec::new() };
        if by == self.state.active {
            let actions = phase.actions.iter().flatten().copied();
            return actions.filter(|_| self.state.left > 0).collect();
        }
        let opened = phase.after.iter().filter_map(|statement| match statement.kind {
            crate::kernel::rules::statement::StatementKind::Window(window) => Some(window),
            _ => None,
        });
        let windows = opened.filter_map(|window| kernel.flat.flow.windows.get_index(window.index()));
        windows.flat_map(|(_, window)| window.actions.iter().copied()).collect()
    }

    /// An action of the other player, between the actions of a phase.
    pub(crate) fn take_answer(&mut self, choice: &Choice, by: Seat) {
        self.begin_action();
        self.act(choice, by);
        self.chains();
        self.judge();
    }

    /// Statements that another program calls for a player, with the numbers that they take.
    pub(crate) fn call(&mut self, block: &[Statement], own: Seat, numbers: [i32; PICKS]) {
        self.begin_action();
        let shown = ActionFrame { picks: numbers.map(PickedNow::Number), ..super::shown(None) };
        self.block(block, &Frame { action: Some(&shown), ..Frame::of(own) });
        self.chains();
        self.judge();
    }

    /// A card is played outside of a match.
    pub(crate) fn play_alone(&mut self, card: CardId, by: Seat) {
        self.begin_action();
        self.play_card(card, by);
        self.settle(0);
        self.chains();
    }

    /// A turn ends outside of a match.
    pub(crate) fn pass_turn(&mut self) {
        self.begin_action();
        let turn = self.kernel.game.durations.get_index_of("this_turn").and_then(DurationId::at);
        if let Some(turn) = turn {
            self.end(turn, self.state.active);
        }
        self.settle(0);
        self.chains();
        self.state.turn = self.state.turn.saturating_add(1);
        self.position_changed();
    }
}
