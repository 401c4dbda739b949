//! The interfaces of a resolution: choices come from a [`Chooser`], events go to a [`Recorder`].

use serde::Serialize;

use super::change::StateChange;
use super::state::{Handle, Side, State};
use super::table::Table;
use crate::card::Role;
use crate::ruleset::code::Operand;
use crate::ruleset::{CardTypeId, ConditionId, OperationId};

/// Receives the events of a resolution. `()` receives none, and its path compiles to code without events.
pub trait Recorder {
    /// Whether events are recorded. A constant, so that the silent path costs nothing.
    const ON: bool;

    /// Receives an event.
    fn event(&mut self, event: Event);

    /// Called after each step of a scenario with the player who took it, the state after it, and the questions with
    /// their answers.
    fn on_step(&mut self, _by: Side, _after: &State, _answers: &Answers) {}
}

impl Recorder for () {
    const ON: bool = false;

    #[inline]
    fn event(&mut self, _: Event) {}
}

/// A question: which card of a zone?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The player who chooses.
    pub by: Side,
    /// The zone's owner.
    pub side: Side,
    /// The zone's index in the layout.
    pub zone: u8,
    /// The number of cards in the zone; answers are indexes below it.
    pub cards: u8,
}

/// Makes the choices of both players.
pub trait Chooser {
    /// Returns an index in the zone, or `None` for the default: the highest attack, then the lowest index.
    fn choose(&mut self, table: &Table, state: &State, question: Question) -> Option<u8>;
}

/// Leaves every choice to the default.
impl Chooser for () {
    #[inline]
    fn choose(&mut self, _: &Table, _: &State, _: Question) -> Option<u8> {
        None
    }
}

/// Answers given in advance, in order. To ask a person, a step is resolved again with one more answer.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    /// The answers: indexes in zones.
    pub given: Vec<u8>,
    /// The questions that came up, answered or not.
    pub asked: Vec<Question>,
}

impl Answers {
    /// Creates answers; no question has come up yet.
    pub fn new(given: Vec<u8>) -> Self {
        Self { given, asked: Vec::new() }
    }

    /// Returns the first question without an answer.
    pub fn open(&self) -> Option<Question> {
        self.asked.get(self.given.len()).copied()
    }

    /// Returns the first answer that is no index of its zone or answers no question.
    pub fn wrong(&self) -> Option<usize> {
        (0..self.given.len()).find(|&at| self.asked.get(at).is_none_or(|question| self.given[at] >= question.cards))
    }
}

impl Chooser for Answers {
    fn choose(&mut self, _: &Table, _: &State, question: Question) -> Option<u8> {
        self.asked.push(question);
        self.given.get(self.asked.len() - 1).copied().filter(|&at| at < question.cards)
    }
}

/// Why rows resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The step is about this card.
    Step,
    /// The card resolves a second time.
    Repeat,
    /// The card was destroyed.
    Death,
    /// The card's trigger fired.
    Trigger,
    /// A row resolves the card once more.
    Again,
}

/// Where a step of an amount comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The printed value.
    Printed,
    /// Operands, which the following [`Event::Read`]s report.
    Read,
    /// The target's passives reduce the amount; an [`Event::Read`] follows.
    Reduction,
    /// A floor limits the loss; an [`Event::Read`] follows.
    Floor,
}

/// Why a part of a row changed nothing. `Z` is a zone: an index in the state, or an id in the tree of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum NoEffectReason<Z = PlayerZone> {
    /// There is no card to choose or hit.
    NoTarget(Z),
    /// The zone has no card left.
    Empty(Z),
    /// The zone has no room for another card.
    Full(Z),
    /// No played card is waiting for a response.
    NothingToCancel,
    /// No card of the zone can resolve again.
    NothingAgain,
    /// The values already are what they would become.
    Same,
}

/// A zone of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerZone {
    /// The zone's owner.
    pub side: Side,
    /// The zone's index in the layout.
    pub zone: u8,
}

/// An event of a resolution, in the order in which events happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A card is played.
    Play {
        /// The player.
        by: Side,
        /// The card's identity in the match.
        card: Handle,
    },
    /// A card in play attacks. The following events up to the matching [`Event::End`] belong to the attack.
    Attack {
        /// The attacking player.
        by: Side,
        /// The attacking card.
        card: Handle,
        /// The damage that it deals.
        strike: i32,
        /// The attacked card; `None` for the other player.
        target: Option<Handle>,
        /// The damage that the attacked card deals in return; 0 for a player.
        back: i32,
    },
    /// A list of rows begins. The following events up to the matching [`Event::End`] belong to the list.
    Begin {
        /// Why the rows resolve.
        cause: Cause,
        /// The player who resolves them.
        by: Side,
        /// The card; `None` for a list without a card of the game, such as a hero's ability.
        card: Option<Handle>,
        /// The card's type.
        card_type: Option<CardTypeId>,
    },
    /// A quantity was fixed for this list.
    Fixed {
        /// Its index among the resolution's numbers.
        at: u8,
        /// The value.
        value: i32,
    },
    /// A row begins.
    Row {
        /// Its index in the list as written.
        at: u8,
        /// The operation.
        op: OperationId,
        /// The role.
        role: Role,
        /// The printed value.
        printed: i32,
    },
    /// A condition of the row was checked. The [`Event::Read`]s that follow report what it read.
    Condition {
        /// The condition.
        id: ConditionId,
        /// The parameter.
        param: i32,
        /// Whether it holds.
        holds: bool,
    },
    /// A term read an operand.
    Read {
        /// The operand.
        what: Operand,
        /// The player that the term calls `self`.
        own: Side,
        /// The value.
        value: i32,
    },
    /// A test counted cards.
    Matched {
        /// The zone's owner.
        side: Side,
        /// The zone's index.
        zone: u8,
        /// The number of cards that passed.
        value: i32,
    },
    /// The row's conditions do not hold, so it is skipped.
    Skip,
    /// An earlier row is undone. The changes up to [`Event::UndoEnd`] undo it.
    Undo {
        /// The earlier row's index in the list.
        at: u8,
    },
    /// The earlier row is undone.
    UndoEnd,
    /// A step of the amount that is applied next.
    Part {
        /// The amount after this step.
        value: i32,
        /// Where the step comes from.
        source: Source,
    },
    /// A card was chosen.
    Chosen {
        /// The card's identity in the match.
        card: Handle,
        /// Whether a player chose it; otherwise it is the default.
        by_player: bool,
    },
    /// The state changed.
    Change(StateChange),
    /// A part of the row changed nothing.
    NoEffect(NoEffectReason),
    /// A card in play was destroyed.
    Destroyed {
        /// The player on whose side it was.
        side: Side,
        /// The card's identity in the match.
        card: Handle,
    },
    /// A response cancels the played card.
    Cancel,
    /// The played card was cancelled, so its rows do not resolve.
    Cancelled {
        /// The card's identity in the match.
        card: Handle,
    },
    /// The counter that damage reduces is at 0 or below.
    Lethal {
        /// The player.
        side: Side,
    },
    /// The list, or the attack, ends.
    End,
}
