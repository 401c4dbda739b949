//! What a resolution asks for and tells: choices come from a [`Chooser`], events go to a [`Recorder`].

use super::change::Change;
use super::state::{Handle, Side, State};
use super::table::Table;
use crate::card::Role;
use crate::ruleset::code::Operand;
use crate::ruleset::{CardTypeId, ConditionId, OperationId, TriggerId};

/// Hears what happens. The path without one is compiled without a trace of it.
pub trait Recorder {
    /// Whether anybody listens; a constant, so that the silent path costs nothing.
    const ON: bool;

    /// Something happened.
    fn event(&mut self, event: Event);

    /// A step of a scenario has been taken: by whom, the state after it, and the questions that came up with the answers
    /// that were given.
    fn taken(&mut self, _by: Side, _after: &State, _answers: &Answers) {}
}

impl Recorder for () {
    const ON: bool = false;

    #[inline]
    fn event(&mut self, _: Event) {}
}

/// A question: which card of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who chooses.
    pub by: Side,
    /// Whose zone.
    pub side: Side,
    /// Which zone, by its place.
    pub zone: u8,
    /// How many cards it has: places from 0 up to, not including, this are answers.
    pub cards: u8,
}

/// Makes the choices of both players.
pub trait Chooser {
    /// The place in the zone, or `None` for the rules' own choice: the highest attack, then the lowest place.
    fn choose(&mut self, table: &Table, state: &State, question: Question) -> Option<u8>;
}

/// Leaves every choice to the rules.
impl Chooser for () {
    #[inline]
    fn choose(&mut self, _: &Table, _: &State, _: Question) -> Option<u8> {
        None
    }
}

/// Answers given ahead, in order. Resolving again with one answer more is how a person is asked.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    /// The answers: places in zones.
    pub given: Vec<u8>,
    /// The questions that came up, answered or not.
    pub asked: Vec<Question>,
}

impl Answers {
    /// With these answers.
    pub fn new(given: Vec<u8>) -> Self {
        Self { given, asked: Vec::new() }
    }

    /// The first question that had no answer.
    pub fn open(&self) -> Option<Question> {
        self.asked.get(self.given.len()).copied()
    }

    /// The first answer that was no place of its zone, or that nobody asked for.
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

/// Why a card resolves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It is the card of the step.
    Step,
    /// It resolves a second time.
    Repeat,
    /// It was destroyed.
    Death,
    /// Its trigger was set off.
    Trigger(TriggerId),
    /// Another row makes it resolve once more.
    Again,
}

/// Where a step of an amount comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// What is printed.
    Printed,
    /// What was read on the way; [`Event::Read`]s follow.
    Read,
    /// What the target's passives take away; an [`Event::Read`] follows.
    Reduction,
    /// The counter that holds the target above it; an [`Event::Read`] follows.
    Floor,
}

/// Why something changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nothing {
    /// There is no card to choose or to hit.
    NoTarget {
        /// Whose zone.
        side: Side,
        /// Its place.
        zone: u8,
    },
    /// The zone has no card left.
    Empty {
        /// Whose zone.
        side: Side,
        /// Its place.
        zone: u8,
    },
    /// No card fits into the zone any more.
    Full {
        /// Whose zone.
        side: Side,
        /// Its place.
        zone: u8,
    },
    /// No card is being answered.
    NothingToCancel,
    /// No card of the zone may resolve again.
    NothingAgain,
    /// Everything is already as it would become.
    Same,
}

/// Something that happened, in the order in which it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A card is played.
    Play {
        /// By whom.
        by: Side,
        /// The card.
        card: Handle,
    },
    /// A card in play attacks; everything up to the [`Event::End`] that is not a list's comes of it.
    Attack {
        /// Whose card.
        by: Side,
        /// The card.
        card: Handle,
        /// How much it deals.
        strike: i32,
        /// The card that is attacked; `None` for the other player.
        target: Option<Handle>,
        /// How much that card deals in return; 0 for a player.
        back: i32,
    },
    /// A list of rows begins; everything up to its [`Event::End`] belongs to it.
    Begin {
        /// Why.
        cause: Cause,
        /// Whose rows.
        by: Side,
        /// The card, unless the list stands alone.
        card: Option<Handle>,
        /// The card's type.
        card_type: Option<CardTypeId>,
    },
    /// A quantity was fixed for this list, by its place among the resolution's numbers.
    Fixed {
        /// The place.
        at: u8,
        /// The value.
        value: i32,
    },
    /// A row begins.
    Row {
        /// Its place in the list as written.
        at: u8,
        /// Its operation.
        op: OperationId,
        /// Its part.
        role: Role,
        /// Its printed value.
        printed: i32,
    },
    /// A condition of the row was asked; the [`Event::Read`]s that follow are what it looked at.
    Condition {
        /// The condition.
        id: ConditionId,
        /// Its parameter.
        param: i32,
        /// The answer.
        holds: bool,
    },
    /// Something was read, by the player whose rows these are.
    Read {
        /// Where.
        what: Operand,
        /// Whose rows these are.
        own: Side,
        /// What stood there.
        value: i32,
    },
    /// A number of cards was counted by a test.
    Matched {
        /// Whose zone.
        side: Side,
        /// Its place.
        zone: u8,
        /// How many cards passed.
        value: i32,
    },
    /// The row's conditions do not hold: it is left out.
    Skip,
    /// An earlier row is taken back; the changes up to the [`Event::Undone`] are the undoing.
    Undo {
        /// The earlier row's place in the list.
        at: u8,
    },
    /// The undoing is done.
    Undone,
    /// A step of the amount that is about to be applied.
    Part {
        /// The amount after this step.
        value: i32,
        /// Where it comes from.
        source: Source,
    },
    /// A card was chosen.
    Chosen {
        /// The card.
        card: Handle,
        /// Whether somebody chose it, or the rules.
        by_player: bool,
    },
    /// The state changed.
    Change(Change),
    /// A part of the row changed nothing.
    Nothing(Nothing),
    /// A card in play was destroyed.
    Destroyed {
        /// Whose.
        side: Side,
        /// The card.
        card: Handle,
    },
    /// The card that is being answered will not resolve.
    Cancel,
    /// The played card was cancelled.
    Cancelled {
        /// The card.
        card: Handle,
    },
    /// The counter that damage takes from is at 0 or below.
    Lethal {
        /// Whose.
        side: Side,
    },
    /// The list, or the attack, is done.
    End,
}
