//! What players are asked, and who answers (kernel.md, section 4).

use arrayvec::ArrayVec;

use super::ids::{ActionId, OperationId, PhaseId, TimingId, WindowId};
use super::lookup::Kernel;
use super::machine::{Machine, Position};
use super::rules::Game;
use super::rules::term::ChooseKind;
use super::state::{CARDS, Seat, Thing, Things};

/// Actions that are listed at most.
pub const MAX_CHOICES: usize = 512;
/// How much is named with one action at most: the length of [`Choice::picks`].
pub const PICKS: usize = 4;

/// An ability of a card, where it is and what its rows are counted under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AbilityRef {
    pub id: super::ids::AbilityId,
    pub slot: u8,
    pub origin: u16,
}

/// Something that was named with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Pick {
    /// Nothing, or the opponent where a pick may be the player.
    #[default]
    None,
    Card(super::state::CardId),
    Number(i32),
}

/// An action that a player can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub action: ActionId,
    pub card: Option<super::state::CardId>,
    pub ability: Option<AbilityRef>,
    pub picks: [Pick; 4],
    /// The target that the card's rows ask for.
    pub aim: Option<Thing>,
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Phase(PhaseId),
    Window(WindowId),
    Operation(OperationId),
    Timing(TimingId),
    Choose(ChooseKind),
    Order,
    Perform,
}

impl Why {
    /// The name that scenarios and messages use.
    pub fn name(self, game: &Game) -> &str {
        fn of<T>(table: &crate::ruleset::Table<T>, at: usize) -> &str {
            table.get_index(at).map_or("", |(name, _)| name)
        }
        match self {
            Why::Phase(id) => of(&game.flow.phases, id.index()),
            Why::Window(id) => of(&game.flow.windows, id.index()),
            Why::Operation(id) => of(&game.operations, id.index()),
            Why::Timing(id) => of(&game.timings, id.index()),
            Why::Choose(ChooseKind::Exactly) => "choose",
            Why::Choose(ChooseKind::UpTo) => "upto",
            Why::Choose(ChooseKind::Theirs) => "theirs",
            Why::Order => "order",
            Why::Perform => "perform",
        }
    }
}

/// What a player can answer.
#[derive(Clone, Copy, Debug)]
pub enum Options<'q> {
    /// Actions; if `pass`, the place after the last one is to pass.
    Actions {
        choices: &'q [Choice],
        pass: bool,
    },
    Things(&'q Things),
    /// Place 0 is yes, place 1 is no.
    Yes,
    /// Abilities of a card, by their numbers.
    Numbers(&'q [u8]),
    /// Cards that are put into an order.
    Order(&'q Things),
}

/// A question to a player. An answer is a list of places among the options.
#[derive(Clone, Copy, Debug)]
pub struct Question<'q> {
    pub by: Seat,
    pub options: Options<'q>,
    /// How many places must and may be given.
    pub min: usize,
    pub max: usize,
    /// What is taken without an answer; `None`: the first places.
    pub default: Option<&'q [u8]>,
    pub why: Why,
}

impl Question<'_> {
    /// How many options there are.
    pub fn count(&self) -> usize {
        match self.options {
            Options::Actions { choices, pass } => choices.len() + usize::from(pass),
            Options::Things(things) | Options::Order(things) => things.len(),
            Options::Yes => 2,
            Options::Numbers(numbers) => numbers.len(),
        }
    }

    pub fn is_action(&self) -> bool {
        matches!(self.options, Options::Actions { .. })
    }

    /// What is taken without an answer: pass, no, the question's own default, or the first places.
    pub fn usual(&self) -> Places {
        match (self.options, self.default) {
            (Options::Actions { .. }, _) => place(self.count().saturating_sub(1)),
            (Options::Yes, _) => place(1),
            (_, Some(default)) => default.iter().map(|&at| u16::from(at)).collect(),
            _ => (0..self.min.min(CARDS)).filter_map(|at| u16::try_from(at).ok()).collect(),
        }
    }

    /// Whether places are an answer: so many as they must be, all in range, and none twice. An action can be taken
    /// without its aim.
    pub fn accepts(&self, places: &[u16]) -> bool {
        if let (Options::Actions { choices, .. }, &[at, UNAIMED]) = (self.options, places) {
            return choices.get(usize::from(at)).is_some_and(|choice| choice.aim.is_some());
        }
        if let [place] = *places {
            return self.min <= 1 && self.max >= 1 && usize::from(place) < self.count();
        }
        let twice = |at: usize| places[..at].contains(&places[at]);
        (self.min..=self.max).contains(&places.len())
            && places.iter().all(|&at| usize::from(at) < self.count())
            && !(0..places.len()).any(twice)
    }
}

/// An answer to a question for an action: its place, and whether the target that it could name is left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    pub place: u16,
    pub is_unaimed: bool,
}

impl Act {
    /// The action at a place.
    pub fn at(place: usize) -> Self {
        Self { place: u16::try_from(place).unwrap_or(u16::MAX), is_unaimed: false }
    }

    /// The answer that is written as places, or the usual one if the question does not accept them.
    pub fn of(question: &Question<'_>, places: &[u16]) -> Self {
        match places {
            [place, rest @ ..] if question.accepts(places) => Self { place: *place, is_unaimed: !rest.is_empty() },
            _ => Self::at(question.count().saturating_sub(1)),
        }
    }

    pub fn places(self) -> Places {
        let mut places = Places::new();
        places.push(self.place);
        if self.is_unaimed {
            places.push(UNAIMED);
        }
        places
    }
}

/// Places among the options of a question.
pub type Places = ArrayVec<u16, CARDS>;

/// After the place of an action whose aim is a place: no target is named, and whatever asks takes the usual one.
pub const UNAIMED: u16 = u16::MAX;

impl Kernel {
    /// The action at a place; `None`: to pass.
    pub fn chosen(&self, choices: &[Choice], places: &[u16]) -> Option<Choice> {
        let (&place, is_unaimed) = (places.first()?, places.get(1) == Some(&UNAIMED));
        self.taken(choices, Act { place, is_unaimed })
    }

    /// The same for an answer to a question for an action.
    pub(super) fn taken(&self, choices: &[Choice], act: Act) -> Option<Choice> {
        let choice = choices.get(usize::from(act.place))?;
        Some(if act.is_unaimed { self.without_aim(choice) } else { *choice })
    }

    /// An action without its target, if it can be done so.
    pub(super) fn without_aim(&self, choice: &Choice) -> Choice {
        let aim = if self.has_optional_aim(choice) { None } else { choice.aim };
        Choice { aim, ..*choice }
    }

    /// Whether an action names a target that it needs not name, because its aims are places.
    pub(super) fn has_optional_aim(&self, choice: &Choice) -> bool {
        let action = self.game.flow.actions.get_index(choice.action.index());
        let aims = action.and_then(|(_, action)| action.aims.as_ref());
        choice.aim.is_some() && aims.is_some_and(|aims| aims.zone.is_some())
    }
}

/// A single place.
pub fn place(at: usize) -> Places {
    u16::try_from(at).ok().into_iter().collect()
}

/// Whoever answers questions: a player of the simulator, a person, a scenario.
pub trait Chooser {
    /// An answer that the question accepts. `None`: nobody can answer now; then the action is stopped, and its state must
    /// be thrown away.
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places>;

    /// The same, with the machine that asks: whoever weighs answers can evaluate with it, and must change nothing.
    fn decide(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Places> {
        self.choose(&Position { kernel: machine.kernel, state: &*machine.state }, question)
    }

    /// The same where the question is for an action.
    fn act(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        self.decide(machine, question).map(|places| Act::of(question, &places))
    }

    /// Whether a player passes from now on wherever that is possible: then nobody lists what it could do.
    fn only_passes(&self, _by: Seat) -> bool {
        false
    }

    /// Another seed for all that comes after the answer that was just given: a player that tries an action out must not
    /// see the chance that lies ahead.
    fn reseed(&mut self) -> Option<u64> {
        None
    }

    /// A question that is not asked because only all options together can be the answer.
    fn forced(&mut self, _position: &Position<'_>, _question: &Question<'_>) {}
}
