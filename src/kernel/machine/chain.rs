//! Answers: windows in which players act, and links that resolve last in, first out.

use super::events::{Entry, Event};
use super::frame::{Aims, Frame};
use super::waiting::Waiting;
use super::{Budget, DEPTH, Machine, TIMES, with_room};
use crate::base::Generator;
use crate::kernel::ids::{EventId, WindowId};
use crate::kernel::question::{Act, Choice, Options, Question, Why};
use crate::kernel::rules::flow::{Check, ResolveAt, Window, WindowWho};
use crate::kernel::rules::statement::Statement;
use crate::kernel::state::{Seat, Things};

/// The link that is done, which answers the one below it.
#[derive(Clone, Copy)]
pub(super) struct CurrentLink {
    answers: Option<usize>,
}

/// Something that is done once those who may answer it have answered.
pub(super) struct Link {
    pub by: Seat,
    pub cards: Things,
    pub event: Option<EventId>,
    is_negated: bool,
    /// The link below, which it answers.
    answers: Option<usize>,
    /// An ability that was triggered; `None` for a block of statements, run by the player who added the link.
    sprung: Option<(Entry, Aims)>,
}

impl Link {
    pub(super) fn waiting(&self) -> Waiting {
        let ability = self.sprung.as_ref().map(|(entry, _)| entry.ability.id);
        let (by, event, is_negated) = (self.by, self.event, self.is_negated);
        Waiting { by, card: self.cards.first_card(), ability, event, is_negated }
    }
}

impl Machine<'_> {
    /// A block that others may answer: announced, and done when the window is over.
    pub(super) fn answer_link(
        &mut self,
        window: WindowId,
        event: Option<EventId>,
        cards: Things,
        body: &[Statement],
        otherwise: &[Statement],
        frame: &Frame<'_>,
    ) {
        let depth = self.work.chain.len();
        if depth == 0 {
            self.work.sprung.clear();
        }
        self.link(Link { by: frame.own, cards, event, is_negated: false, answers: None, sprung: None });
        if let Some(event) = event {
            self.happens(&Event::new(event, cards, frame.own));
        }
        self.put_all();
        let answers = self.work.chain.iter().filter(|link| link.sprung.is_none()).count();
        if u32::try_from(answers).unwrap_or(u32::MAX) <= DEPTH {
            with_room(|| self.window(window, frame.own));
        } else {
            self.report(Budget::Depth);
        }
        while self.work.chain.len() > depth {
            self.unlink(Some((body, otherwise, frame)));
        }
    }

    fn link(&mut self, link: Link) {
        let answers = self.work.chain.len().checked_sub(1);
        self.work.chain.push(Link { answers, ..link });
    }

    /// Does the topmost link.
    fn unlink(&mut self, block: Option<(&[Statement], &[Statement], &Frame<'_>)>) {
        let Some(link) = self.work.chain.pop() else { return };
        let outer = self.current_link.replace(CurrentLink { answers: link.answers });
        match (&link.sprung, block) {
            (Some(sprung), _) if !link.is_negated => self.do_sprung(&sprung.0, &sprung.1),
            (Some(_), _) | (None, None) => {}
            (None, Some((body, otherwise, frame))) => {
                self.block(if link.is_negated { otherwise } else { body }, frame);
            }
        }
        self.current_link = outer;
        self.look(Check::Effect);
    }

    fn do_sprung(&mut self, entry: &Entry, aims: &Aims) {
        let happening = Some(&entry.happening);
        if self.is_valid(entry.card, entry.ability, entry.seat, aims, happening) {
            let kernel = self.kernel;
            let effect = super::resolve::Effect {
                happening,
                aims: Some(aims),
                ..super::resolve::Effect::of_ability(kernel, entry.card, entry.ability, entry.seat, self.state)
            };
            self.effect(&effect, None);
        }
    }

    /// Where effects make a chain, everything that was set off lies on top, in order.
    fn put_all(&mut self) {
        if self.kernel.flat.flow.effects.at == ResolveAt::Chain {
            let list = self.work.entries();
            let mut entries = std::mem::replace(&mut self.work.pending, list);
            for entry in entries.drain(..) {
                self.put_on_top(entry);
            }
            self.work.keep_entries(entries);
        }
    }

    fn put_on_top(&mut self, entry: Entry) {
        if self.fuel == 0 {
            self.report(Budget::Abilities);
            return;
        }
        let happening = Some(&entry.happening);
        let key = (entry.card, entry.ability.slot);
        let has_moved = entry.moves.is_some_and(|moves| moves != self.state.card(entry.card).moves);
        if has_moved
            || self.work.sprung.contains(&key)
            || self.unusable(entry.card, entry.ability, entry.seat, happening, false).is_some()
        {
            return;
        }
        let may = self.kernel.game.timings.get_index(entry.timing.index()).is_some_and(|(_, timing)| timing.may);
        if self.is_declined(entry.seat, entry.ability, may) {
            return;
        }
        self.fuel -= 1;
        self.work.sprung.push(key);
        self.pay(entry.card, entry.ability, entry.seat);
        let aims = self.aims_of(entry.card, entry.ability, entry.seat, happening);
        self.link(Link {
            by: entry.seat,
            cards: Things::card(entry.card),
            event: None,
            is_negated: false,
            answers: None,
            sprung: Some((entry, aims)),
        });
    }

    /// Triggers of an action form the next chain, and so on.
    #[inline]
    pub(super) fn chains(&mut self) {
        if self.kernel.flat.flow.effects.at == ResolveAt::Chain {
            self.do_chains();
        }
    }

    fn do_chains(&mut self) {
        for _ in 0..TIMES {
            if self.work.pending.is_empty() || self.is_stopped() {
                return;
            }
            self.work.sprung.clear();
            self.put_all();
            if !self.work.chain.is_empty() {
                if let Some(window) = self.kernel.flat.flow.effects.window {
                    self.window(window, self.state.active);
                }
                while !self.work.chain.is_empty() {
                    self.unlink(None);
                }
            }
        }
        if !self.work.pending.is_empty() {
            self.report(Budget::Chains);
            self.work.pending.clear();
        }
    }

    /// `negate()`: what is answered is not done.
    pub(super) fn negate(&mut self) {
        if let Some(CurrentLink { answers: Some(answered) }) = self.current_link {
            if let Some(link) = self.work.chain.get_mut(answered) {
                link.is_negated = true;
            }
        } else if self.hidden.negated.is_some() {
            self.hidden.negated = Some(true);
        }
    }

    /// Players may act; whoever has nothing to do is not asked, unless asking must reveal nothing.
    pub(super) fn window(&mut self, id: WindowId, own: Seat) {
        let kernel = self.kernel;
        let Some((_, window)) = kernel.flat.flow.windows.get_index(id.index()) else { return };
        let times = window.times.map_or(TIMES, |times| usize::try_from(times).unwrap_or(TIMES).min(TIMES));
        let order: &[Seat] = match window.who {
            WindowWho::Own => &[own],
            WindowWho::Other => &[own.other()],
            WindowWho::Each => &[own, own.other()],
            WindowWho::Both => return self.window_in_turn(id, window, own, times),
        };
        for &seat in order {
            for _ in 0..times {
                if !self.act_in_window(id, window, seat) {
                    break;
                }
            }
        }
    }

    /// In turn, until both players have passed one after the other.
    fn window_in_turn(&mut self, id: WindowId, window: &Window, own: Seat, times: usize) {
        let times = if window.times.is_some() { times } else { TIMES };
        let (mut seat, mut passes, mut left) = (own.other(), 0, times);
        while passes < 2 && left > 0 {
            if self.act_in_window(id, window, seat) {
                passes = 0;
                left -= 1;
            } else {
                passes += 1;
            }
            seat = seat.other();
        }
    }

    fn act_in_window(&mut self, id: WindowId, window: &Window, seat: Seat) -> bool {
        let passes = !window.must && self.chooser.as_ref().is_some_and(|chooser| chooser.only_passes(seat));
        if passes || self.is_stopped() {
            return false;
        }
        let choices = self.legal(&window.actions, seat);
        let is_open =
            !choices.is_empty() || window.opens.as_ref().is_some_and(|opens| self.holds(opens, &Frame::of(seat)));
        let choice = if is_open { self.ask_action(&choices, !window.must, seat, Why::Window(id)) } else { None };
        self.work.keep_choices(choices);
        let Some(choice) = choice else { return false };
        // The action answers what has opened the window.
        let answers = self.work.chain.len().checked_sub(1);
        let outer = self.current_link.replace(CurrentLink { answers });
        self.act(&choice, seat);
        self.current_link = outer;
        if self.work.chain.is_empty() {
            self.chains();
        }
        true
    }

    /// Asks for an action; `None`: the player passes.
    pub(in crate::kernel) fn ask_action(
        &mut self,
        choices: &[Choice],
        pass: bool,
        by: Seat,
        why: Why,
    ) -> Option<Choice> {
        let act = self.ask_for_act(choices, pass, by, why);
        self.kernel.taken(choices, act)
    }

    /// Asks for an action; a place beyond the list is to pass.
    pub(super) fn ask_for_act(&mut self, choices: &[Choice], pass: bool, by: Seat, why: Why) -> Act {
        self.ask_act(&Question { by, options: Options::Actions { choices, pass }, min: 1, max: 1, default: None, why })
    }

    /// Asks a player for an action.
    fn ask_act(&mut self, question: &Question<'_>) -> Act {
        let usual = || Act::at(question.count().saturating_sub(1));
        if !matches!(question.why, Why::Phase(_)) {
            self.learn_options(question);
        }
        if self.is_waiting {
            return usual();
        }
        // While the chooser decides, it can evaluate with this machine; then nobody is asked.
        let Some(chooser) = self.chooser.take() else { return usual() };
        let act = chooser.act(self, question);
        let seed = act.as_ref().and_then(|_| chooser.reseed());
        self.chooser = Some(chooser);
        if let Some(seed) = seed {
            self.state.chance = Generator(seed);
        }
        self.is_waiting = act.is_none();
        act.unwrap_or_else(usual)
    }
}
