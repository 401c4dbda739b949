//! Does actions: statements, effects, events, answers (kernel.md, sections 2 to 4).
//!
//! An action is done in one go; whoever must decide something is asked through a [`Chooser`]. Where nobody can answer
//! yet, the chooser has no answer, everything is skipped, and the state is thrown away: the action is done again
//! from the state before it once there is one more answer.

mod abilities;
mod actions;
mod added;
mod alone;
mod answers;
mod audit;
mod bearing;
mod chain;
mod checked;
mod continuous;
mod counters;
mod damage;
mod deeds;
mod durations;
mod ends;
mod events;
mod fixed;
mod flat;
mod flow;
mod frame;
mod knowing;
mod laying;
mod listing;
mod made;
mod moving;
mod occurrence;
mod pay;
mod playing;
mod reads;
mod resolve;
mod selectors;
mod statements;
mod targets;
mod terms;
mod undo;
mod waiting;
mod work;

pub(super) use actions::shown;
pub use audit::{Audit, Fault};
pub(super) use bearing::narrow;
pub use checked::Checked;
pub(super) use counters::Change;
pub use ends::TURN_LIMIT;
pub(super) use frame::{FIXED, Frame, RowFrame};
pub use occurrence::{Idle, Occurrence};
pub use reads::{Amount, Read, ReadKind};
pub use waiting::Waiting;
pub use work::Workspace;

use super::ids::{TALLIES, TargetId};
use super::lookup::Kernel;
use super::players::Estimates;
use super::question::{Chooser, Options, Places, Question};
use super::state::{Bound, CardId, Seat, State, Thing};
use crate::base::Generator;
use added::Kept;
use answers::HiddenAnswers;
use chain::CurrentLink;

/// Abilities that are set off in one action.
const FUEL: u32 = 256;
/// Effects within effects, and answers on one another.
const DEPTH: u32 = 16;
/// Repeats of a block, actions in a window, chains after an action, cards made at once.
const TIMES: usize = 20;
/// Statements of one action.
const STATEMENTS: u32 = 4096;

/// Effects within effects and answers to answers need up to a few hundred KiB each without optimisation, and a thread of a
/// test or a pool has 2 MiB; where less than this is left, they continue on a stack of their own.
const LEAST_STACK: usize = 384 << 10;
const NEW_STACK: usize = 4 << 20;

/// Does something that may be deep inside effects and answers.
fn with_room<T>(run: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(LEAST_STACK, NEW_STACK, run)
}

/// A budget that was used up; what is over it is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Budget {
    Statements,
    Abilities,
    Depth,
    Chains,
    /// Cards in a match, by the rules' limit.
    Cards,
    Actions,
    /// The state's room for what cards bear.
    Room,
}

impl Budget {
    /// Its name for other programs.
    pub fn id(self) -> &'static str {
        match self {
            Self::Statements => "statements",
            Self::Abilities => "abilities",
            Self::Depth => "depth",
            Self::Chains => "chains",
            Self::Cards => "cards",
            Self::Actions => "actions",
            Self::Room => "room",
        }
    }

    /// The message that says what is left out.
    pub fn message(self) -> &'static str {
        match self {
            Self::Statements => "rules-check-statements",
            Self::Abilities => "rules-check-abilities",
            Self::Depth => "rules-check-depth",
            Self::Chains => "rules-check-chains",
            Self::Cards => "rules-check-cards",
            Self::Actions => "rules-check-list",
            Self::Room => "rules-check-room",
        }
    }
}

/// What watches the machine, e.g. to count which statements come up. The silent one is empty. `state` is the position just
/// before the event.
pub trait Watch {
    fn statement(&mut self, _id: super::ids::StatementId, _state: &State) {}
    /// A row whose conditions hold, of a player.
    fn row(&mut self, _row: &super::rules::ability::Row, _by: Seat, _state: &State) {}
    /// Whether the methods below that say why are called: finding out takes time.
    fn wants_reasons(&self) -> bool {
        false
    }
    /// A row that is not done, or that has nothing to be about: then after [`Self::row`].
    fn idle(&mut self, _row: &super::rules::ability::Row, _by: Seat, _why: Idle, _state: &State) {}
    /// The conditions of the row that is done or left out next.
    fn checked(&mut self, _conditions: Vec<Checked>) {}
    /// How the amount of the statement under way comes about.
    fn worked_out(&mut self, _amount: Amount) {}
    /// Quantities that are fixed for the ability that was begun last.
    fn fixed(&mut self, _reads: Vec<Read>) {}
    /// The row under way has taken back what the row at this position among those of its card had done.
    fn undone(&mut self, _at: u8, _state: &State) {}
    /// An ability resolves, of a card if it has one.
    fn ability(&mut self, _id: super::ids::AbilityId, _of: Option<CardId>, _state: &State) {}
    fn action(&mut self, _by: Seat, _choice: &super::question::Choice, _state: &State) {}
    /// A card is played, by an action or an effect.
    fn plays(&mut self, _card: super::ids::DefinitionId) {}
    fn over_budget(&mut self, _budget: Budget) {}
    fn occurs(&mut self, _occurrence: Occurrence) {}
}

/// Watches nothing.
pub struct Silent;

impl Watch for Silent {}

/// A match at one moment, to look at.
#[derive(Clone, Copy)]
pub struct Position<'p> {
    pub kernel: &'p Kernel,
    pub state: &'p State,
}

/// The target of the action that is done (aims that are named with it).
#[derive(Clone, Copy)]
pub(super) struct ActionAim {
    pub by: Seat,
    pub target: Option<Thing>,
    pub moves: u16,
    /// Its place in its zone then, for games in which an aim is a place.
    pub place: Option<usize>,
}

/// The zones, each once, in which cards were hurt.
type Batch = arrayvec::ArrayVec<(Seat, super::ids::ZoneId), { 2 * super::state::ZONES }>;

/// Cards in order, to go through while they may move.
pub(in crate::kernel) type Cards = arrayvec::ArrayVec<CardId, { super::state::CARDS }>;

/// Does actions on a state.
#[allow(clippy::struct_excessive_bools, reason = "facts about the action that is done, each for itself")]
pub struct Machine<'m> {
    pub kernel: &'m Kernel,
    pub state: &'m mut State,
    chooser: Option<&'m mut dyn Chooser>,
    watch: Option<&'m mut dyn Watch>,
    pub(super) fuel: u32,
    statements: u32,
    /// Whether nothing has changed since the ends of the match were looked at.
    is_judged: bool,
    /// Counts changes, so that `did` knows whether a row has changed something.
    changes: u32,
    depth: u32,
    settling: u32,
    pub(in crate::kernel) work: &'m mut Workspace,
    /// The link that is done now.
    current_link: Option<CurrentLink>,
    /// The zones in which statements that act at once have hurt cards.
    batch: Option<Batch>,
    /// How much of what would happen is prevented.
    prevented: Option<i32>,
    aim: Option<ActionAim>,
    tallies: [i32; TALLIES],
    /// The effect that is done is that of a card that was destroyed.
    is_grave: bool,
    is_performing: bool,
    hidden: HiddenAnswers,
    is_waiting: bool,
    /// What a player that weighs cards has worked out, while it does.
    pub(in crate::kernel) estimates: Option<Box<Estimates>>,
}

impl<'m> Machine<'m> {
    pub fn new(
        kernel: &'m Kernel,
        state: &'m mut State,
        chooser: &'m mut dyn Chooser,
        watch: Option<&'m mut dyn Watch>,
        work: &'m mut Workspace,
    ) -> Self {
        Self { chooser: Some(chooser), watch, ..Self::reading(kernel, state, work) }
    }

    /// A machine that only evaluates; its questions get their usual answers.
    pub fn reading(kernel: &'m Kernel, state: &'m mut State, work: &'m mut Workspace) -> Self {
        work.clear();
        Self::at(kernel, state, work)
    }

    /// The same with the lists of a machine that has just finished with the same position: what holds continuously is
    /// known.
    pub(in crate::kernel) fn reading_after(kernel: &'m Kernel, state: &'m mut State, work: &'m mut Workspace) -> Self {
        work.clear_step();
        Self::at(kernel, state, work)
    }

    fn at(kernel: &'m Kernel, state: &'m mut State, work: &'m mut Workspace) -> Self {
        Self {
            kernel,
            state,
            chooser: None,
            watch: None,
            fuel: FUEL,
            statements: STATEMENTS,
            changes: 0,
            is_judged: false,
            depth: 0,
            settling: 0,
            work,
            current_link: None,
            batch: None,
            prevented: None,
            aim: None,
            tallies: [0; TALLIES],
            is_grave: false,
            is_performing: false,
            hidden: HiddenAnswers::default(),
            is_waiting: false,
            estimates: None,
        }
    }

    /// Whether nothing more is done: the match is over, or nobody can answer.
    pub(super) fn is_stopped(&self) -> bool {
        self.state.over.is_some() || self.is_waiting
    }

    /// Whether a question was left open; then the state must be thrown away.
    pub fn is_waiting(&self) -> bool {
        self.is_waiting
    }

    /// Renews the budgets, for an action or a phase.
    pub(super) fn begin_action(&mut self) {
        self.fuel = FUEL;
        self.statements = STATEMENTS;
        self.work.sprung.clear();
    }

    /// Asks a player anything but for an action. There is no question where there is nothing to decide.
    pub(super) fn ask(&mut self, question: &Question<'_>) -> Places {
        let len = question.count();
        self.learn_options(question);
        if len == 0 || question.max == 0 || self.is_waiting {
            return Places::new();
        }
        if question.min >= len && !matches!(question.options, Options::Order(_)) {
            let position = Position { kernel: self.kernel, state: &*self.state };
            if let Some(chooser) = &mut self.chooser {
                chooser.forced(&position, question);
            }
            return (0..len).filter_map(|at| u16::try_from(at).ok()).collect();
        }
        // While the chooser decides, it can evaluate with this machine; then nobody is asked.
        let Some(chooser) = self.chooser.take() else { return question.usual() };
        let answer = chooser.decide(self, question);
        let seed = answer.as_ref().and_then(|_| chooser.reseed());
        self.chooser = Some(chooser);
        let Some(places) = answer else {
            self.is_waiting = true;
            return question.usual();
        };
        if let Some(seed) = seed {
            self.state.chance = Generator(seed);
        }
        if question.accepts(&places) { places } else { question.usual() }
    }

    pub(super) fn report(&mut self, budget: Budget) {
        if let Some(watch) = &mut self.watch {
            watch.over_budget(budget);
        }
    }

    fn changed(&mut self) {
        self.changes = self.changes.wrapping_add(1);
        self.position_changed();
    }

    /// States of a card have changed, as bits of its marks.
    fn states_changed(&mut self, states: u32) {
        if self.kernel.continuous_reads.states & states != 0 {
            return self.changed();
        }
        self.changes = self.changes.wrapping_add(1);
        self.is_judged &= self.kernel.ends_by_counters;
    }

    /// What was worked out from the position is no longer true.
    pub(super) fn stale(&mut self) {
        self.work.continuous.kept = Kept::Stale;
        self.is_judged &= self.kernel.ends_by_counters;
    }

    /// Something has changed that adds nothing continuously by itself.
    pub(super) fn position_changed(&mut self) {
        if self.work.continuous.depends {
            self.work.continuous.kept = Kept::Stale;
        }
        // Ends that read nothing but counters are looked at again when one of those changes.
        self.is_judged &= self.kernel.ends_by_counters;
    }

    /// A card comes into play or leaves it.
    pub(super) fn board_changed(&mut self, card: super::ids::DefinitionId) {
        if self.kernel.holds(card) == super::lookup::Holding::Nothing {
            self.position_changed();
        } else {
            self.stale();
        }
    }

    /// The cards of a zone now, to go through while they may move.
    pub(super) fn cards_of(&self, seat: Seat, zone: super::ids::ZoneId) -> Cards {
        Cards::try_from(self.state.pile(seat, zone).as_slice()).unwrap_or_default()
    }

    /// The cards of bound names that have not moved since.
    fn unmoved<'b>(&'b self, bound: &'b [Bound]) -> impl Iterator<Item = CardId> + 'b {
        bound.iter().filter(|&&bound| self.state.is_same(bound)).map(|&(card, _)| card)
    }

    fn target(&self, id: Option<TargetId>) -> Option<&'m super::rules::ability::Target> {
        let kernel = self.kernel;
        id.map(|id| kernel.game.target(id))
    }
}
