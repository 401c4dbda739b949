//! Playing a match: the set-up, steps, whole matches (kernel.md, sections 3 and 4).

use std::sync::Arc;

use super::ids::{ActionId, CounterId, DefinitionId, HeroNumberId, PhaseId, ZoneId};
use super::lookup::Kernel;
use super::machine::{Fault, Frame, Machine, Position, Watch, Workspace, shown};
use super::players::{Moment, OtherPlayer};
use super::question::{Choice, Chooser, Places, Question};
use super::rules::term::{Players, Term};
use super::state::{CardId, Seat, State};

/// With what a match begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    pub seed: u64,
    /// The players' heroes, in games that have them (format 1).
    pub heroes: [Option<DefinitionId>; 2],
    /// Who begins; without it the rules decide.
    pub first: Option<Seat>,
    /// Cards and where they are, the last card of a pile on top.
    pub cards: [Vec<(DefinitionId, ZoneId)>; 2],
    /// Counters that do not have their usual start.
    pub counters: [Vec<(CounterId, i32)>; 2],
}

/// Something that moves a match on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A match begins, whatever was on the table.
    Start(Box<Setup>),
    /// The rules' set-up of a table that is laid.
    Begin,
    /// An action of the phase.
    Take(Choice),
    /// An action of the other player, in the window that the phase opens after each action.
    Answer(Choice, Seat),
    /// To the next phase that waits.
    EndPhase,
    EndTurn,
    /// To this phase of the turn.
    ToPhase(PhaseId),
    Concede(Seat),
    /// The effects of a card, which costs nothing and does not move.
    Resolve(DefinitionId, Seat),
    /// A card is played outside of a match: nothing is paid.
    Play(CardId, Seat),
    /// A turn ends outside of a match: what lasts so long ends, and the next turn is the same player's.
    Pass,
}

/// What became of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Done,
    /// An answer lacks. The state must be thrown away, and the step done again with one answer more.
    Waiting,
    /// The rules do not allow it.
    Refused,
}

/// Answers every question in the usual way.
#[derive(Clone, Copy, Debug)]
pub struct Usual;

impl OtherPlayer for Usual {
    fn begin(&mut self, _seed: u64) {}

    fn decide(&mut self, moment: &Moment<'_>) -> Places {
        moment.question.usual()
    }

    fn copy(&self) -> Box<dyn OtherPlayer> {
        Box::new(*self)
    }
}

impl Chooser for Usual {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        Some(question.usual())
    }
}

impl Kernel {
    /// The rules without the rows that Legacy adds to cards; the same rules in games without Legacy.
    #[must_use]
    pub fn without_legacy(self: &Arc<Self>) -> Arc<Self> {
        if self.game.printed.legacy.is_none() {
            return Arc::clone(self);
        }
        let mut game = self.game.clone();
        game.drop_legacy();
        Arc::new(Self::new(game))
    }

    /// An empty table with the starts of counters.
    pub fn table(&self, seed: u64) -> State {
        let mut state = State::new(seed);
        Machine::reading(self, &mut state, &mut Workspace::default()).start_usual_counters();
        state
    }

    /// Puts the cards of a set-up on the table and decides who begins. The set-up of the rules is not done yet.
    pub fn lay(&self, setup: &Setup) -> State {
        let mut state = State::new(setup.seed);
        Machine::reading(self, &mut state, &mut Workspace::default()).lay(setup);
        state
    }

    /// The same on a table of another match, with lists that are kept.
    pub fn lay_again(&self, state: &mut State, setup: &Setup, work: &mut Workspace) {
        state.clear(setup.seed);
        Machine::reading(self, state, work).lay(setup);
    }

    /// Begins a match: the rules' set-up, and what leads to the first phase that waits. Returns whether an answer lacks.
    pub fn begin<'a>(
        &'a self,
        state: &'a mut State,
        chooser: &'a mut dyn Chooser,
        watch: Option<&'a mut dyn Watch>,
    ) -> bool {
        let watch = watch.map(|watch| -> &mut dyn Watch { watch });
        let mut work = Workspace::default();
        let mut machine = Machine::new(self, state, chooser, watch, &mut work);
        machine.begin();
        machine.is_waiting()
    }

    /// Plays a match from its set-up to its end. It asks for no memory once the lists have room for what comes up.
    pub fn play_out<'a>(
        &'a self,
        state: &'a mut State,
        chooser: &'a mut dyn Chooser,
        watch: Option<&'a mut dyn Watch>,
        work: &'a mut Workspace,
    ) -> bool {
        let mut machine = Machine::new(self, state, chooser, watch, work);
        machine.begin();
        machine.play();
        machine.is_waiting()
    }

    /// Plays until the match is over.
    pub fn play<'a>(
        &'a self,
        state: &'a mut State,
        chooser: &'a mut dyn Chooser,
        watch: Option<&'a mut dyn Watch>,
    ) -> bool {
        let watch = watch.map(|watch| -> &mut dyn Watch { watch });
        self.play_on(state, chooser, watch, &mut Workspace::default())
    }

    /// The same with lists that are kept.
    pub fn play_on<'a>(
        &'a self,
        state: &'a mut State,
        chooser: &'a mut dyn Chooser,
        watch: Option<&'a mut dyn Watch>,
        work: &'a mut Workspace,
    ) -> bool {
        let mut machine = Machine::new(self, state, chooser, watch, work);
        machine.play();
        machine.is_waiting()
    }

    /// Does one step. An action that is not legal is refused and changes nothing.
    pub fn step<'a>(
        &'a self,
        state: &'a mut State,
        step: &Step,
        chooser: &'a mut dyn Chooser,
        watch: Option<&'a mut dyn Watch>,
    ) -> Progress {
        let watch = watch.map(|watch| -> &mut dyn Watch { watch });
        self.step_with(state, step, chooser, watch, &mut Workspace::default())
    }

    /// The same with lists that are kept: it asks for no memory once they have room for what comes up.
    pub fn step_with<'a>(
        &'a self,
        state: &'a mut State,
        step: &Step,
        chooser: &'a mut dyn Chooser,
        watch: Option<&'a mut dyn Watch>,
        work: &'a mut Workspace,
    ) -> Progress {
        if !self.allows(state, step, work) {
            return Progress::Refused;
        }
        if self.run(state, step, chooser, watch, work) { Progress::Waiting } else { Progress::Done }
    }

    /// Whether a step is legal.
    fn allows(&self, state: &State, step: &Step, work: &mut Workspace) -> bool {
        match step {
            _ if state.over.is_some() && !matches!(step, Step::Start(_)) => false,
            Step::Take(choice) => self.is_legal(state, choice, state.active, work),
            Step::Answer(choice, by) => self.is_legal(state, choice, *by, work),
            _ => true,
        }
    }

    fn is_legal(&self, state: &State, choice: &Choice, by: Seat, work: &mut Workspace) -> bool {
        let is_meant = |listed: &Choice| {
            *listed == *choice || self.has_optional_aim(listed) && *choice == Choice { aim: None, ..*listed }
        };
        self.listed(state, by, work, |choices| choices.iter().any(is_meant))
    }

    /// Does a step that is legal. Returns whether an answer lacks.
    pub(super) fn run<'a>(
        &'a self,
        state: &'a mut State,
        step: &Step,
        chooser: &'a mut dyn Chooser,
        watch: Option<&'a mut dyn Watch>,
        work: &'a mut Workspace,
    ) -> bool {
        let mut machine = Machine::new(self, state, chooser, watch, work);
        machine.step(step);
        machine.is_waiting()
    }

    /// The actions that a player can take now: those of the phase, or those of the window after each action of the other.
    pub fn choices(&self, state: &State, by: Seat) -> Vec<Choice> {
        let mut found = Vec::new();
        self.choices_into(&mut found, state, by, &mut Workspace::default());
        found
    }

    /// The same with lists that are kept.
    pub fn choices_into(&self, found: &mut Vec<Choice>, state: &State, by: Seat, work: &mut Workspace) {
        found.clear();
        self.listed(state, by, work, |choices| found.extend_from_slice(choices));
    }

    /// Does something with the list of a player's actions.
    fn listed<T>(&self, state: &State, by: Seat, work: &mut Workspace, with: impl FnOnce(&[Choice]) -> T) -> T {
        let mut state = state.clone();
        let mut machine = Machine::reading(self, &mut state, work);
        let actions = machine.allowed(by);
        let choices = machine.legal(&actions, by);
        let result = with(&choices);
        machine.work.keep_choices(choices);
        result
    }

    /// Why a player can do nothing with a card now: the reason of the first action that takes it from where it is.
    pub fn refusal(&self, state: &State, by: Seat, card: CardId) -> String {
        if state.over.is_some() {
            return "over".to_owned();
        }
        let mut state = state.clone();
        let mut work = Workspace::default();
        let mut machine = Machine::reading(self, &mut state, &mut work);
        let allowed = machine.allowed(by);
        let mut why = "no-card";
        for (at, action) in self.game.flow.actions.values().enumerate() {
            let sources = machine.sources(action, by).into_iter().filter(|(source, _)| *source == Some(card));
            for (_, ability) in sources {
                if !ActionId::at(at).is_some_and(|id| allowed.contains(&id)) {
                    why = if why == "no-card" { "not-now" } else { why };
                    continue;
                }
                return machine.refusal(action, by, Some(card), &shown(ability)).unwrap_or("no-target").to_owned();
            }
        }
        why.to_owned()
    }

    /// The values of terms for both players, with lists that are kept: each with its seat and its place among the terms. The
    /// position stays as it is.
    pub fn values(
        &self,
        state: &mut State,
        terms: &[Term],
        work: &mut Workspace,
        mut found: impl FnMut(Seat, usize, i32),
    ) {
        let mut machine = Machine::reading(self, state, work);
        for seat in Seat::BOTH {
            for (at, term) in terms.iter().enumerate() {
                found(seat, at, machine.term(term, &Frame::of(seat)));
            }
        }
    }

    /// Gives a player a hero.
    pub(super) fn set_hero(&self, state: &mut State, seat: Seat, hero: DefinitionId) {
        Machine::reading(self, state, &mut Workspace::default()).set_hero(seat, hero);
    }

    /// A player without a hero has the usual numbers.
    pub(super) fn set_heroless(&self, state: &mut State, seat: Seat) {
        Machine::reading(self, state, &mut Workspace::default()).set_heroless(seat);
    }

    /// Gives a player another number than the hero's.
    pub(super) fn set_hero_number(&self, state: &mut State, seat: Seat, number: HeroNumberId, value: i32) {
        Machine::reading(self, state, &mut Workspace::default()).set_hero_number(seat, number, value);
    }

    /// Adds a card to a zone.
    pub fn add_card(&self, state: &mut State, definition: DefinitionId, seat: Seat, zone: ZoneId) -> Option<CardId> {
        Machine::reading(self, state, &mut Workspace::default()).add_card(definition, seat, zone)
    }
}

impl Position<'_> {
    /// The value of a term for a player.
    pub fn value(&self, term: &Term, seat: Seat) -> i32 {
        let mut state = self.state.clone();
        Machine::reading(self.kernel, &mut state, &mut Workspace::default()).term(term, &Frame::of(seat))
    }

    /// A number of a player by its name: a counter or a quantity.
    pub fn number_of(&self, name: &str, seat: Seat) -> Option<i32> {
        let game = &self.kernel.game;
        let counter = game.counters.get_index_of(name).and_then(CounterId::at);
        let quantity = || game.quantities.get_index_of(name).and_then(super::ids::QuantityId::at);
        let term = match counter {
            Some(id) => Term::Counter(Players::Own, id),
            None => Term::Quantity(Players::Own, quantity()?),
        };
        Some(self.value(&term, seat))
    }

    /// A number of a card as it is now.
    pub fn number(&self, card: CardId, number: super::ids::NumberId) -> i32 {
        let mut state = self.state.clone();
        Machine::reading(self.kernel, &mut state, &mut Workspace::default()).number(card, number)
    }

    /// The keywords of a card now, by their names.
    pub fn keywords(&self, card: CardId) -> Vec<&str> {
        let mut state = self.state.clone();
        let words = Machine::reading(self.kernel, &mut state, &mut Workspace::default()).keywords(card);
        let names = self.kernel.game.keywords.keys().enumerate();
        names.filter(|(at, _)| words >> at & 1 == 1).map(|(_, name)| name.as_str()).collect()
    }

    /// Whether the laws of the ruleset hold and no zone is over its capacity.
    pub fn is_valid(&self) -> bool {
        self.fault().is_none()
    }

    /// The first thing that the rules do not allow, and of whom.
    pub fn fault(&self) -> Option<(Seat, Fault)> {
        let mut state = self.state.clone();
        let mut work = Workspace::default();
        let mut machine = Machine::reading(self.kernel, &mut state, &mut work);
        Seat::BOTH.into_iter().find_map(|seat| Some((seat, machine.fault(seat)?)))
    }
}
