//! The trace of a resolution: a tree with all data that a screen needs to explain what happened, in no language.
//!
//! Names are ids of the ruleset, from which the ids of messages are formed (`counter-…`, `zone-…`, `op-…`, `if-…`).

mod tree;

use serde::Serialize;

use super::board::Board;
use super::change::StateChange;
use super::record::{Cause, Event, NoEffectReason, Recorder, Source};
use super::state::Side;
use crate::base::Name;
use crate::card::Role;
use crate::ruleset::Ruleset;

/// The events of a resolution, in order. [`Trace::tree`] turns them into a tree.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// The events.
    pub events: Vec<Event>,
}

impl Recorder for Trace {
    const ON: bool = true;

    fn event(&mut self, event: Event) {
        self.events.push(event);
    }
}

impl Trace {
    /// Returns the changes of the state, in order. Reverting them from the last to the first restores the state before.
    pub fn changes(&self) -> impl DoubleEndedIterator<Item = &StateChange> {
        self.events.iter().filter_map(|event| if let Event::Change(change) = event { Some(change) } else { None })
    }

    /// Returns the trace as a tree.
    pub fn tree(&self, board: &Board, rules: &Ruleset) -> Vec<Entry> {
        tree::build(&self.events, board, rules)
    }
}

/// A card in a trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// The id; `None` for a card that is unknown or written out on the board.
    pub id: Option<Name>,
    /// The type; `None` for an unknown card.
    #[serde(rename = "type")]
    pub card_type: Option<Name>,
    /// The card's handle, which no other card of the game has.
    pub number: u8,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Entry {
    /// A card is played.
    Play {
        /// The player.
        by: Side,
        /// The card, as the trace names it.
        card: Card,
    },
    /// Rows resolve.
    Resolution(Resolution),
    /// A card in play attacks.
    Attack(Attack),
    /// The state changed.
    Change(Change),
    /// The played card was cancelled, so its rows do not resolve.
    Cancelled {
        /// The card, as the trace names it.
        card: Card,
    },
    /// A card in play was destroyed.
    Destroyed {
        /// The player on whose side it was.
        who: Side,
        /// The card, as the trace names it.
        card: Card,
    },
    /// A card was chosen.
    Chosen {
        /// The card, as the trace names it.
        card: Card,
        /// Whether a player chose it; otherwise it is the default.
        by_player: bool,
    },
    /// A response cancels the played card.
    Cancel,
    /// The counter that damage reduces is at 0 or below.
    Lethal {
        /// The player.
        who: Side,
    },
    /// A part of the row changed nothing.
    #[serde(rename = "nothing")]
    NoEffect(NoEffectReason<ZoneOf>),
    /// A step of the amount that is applied next.
    Part(Part),
}

/// A card in play attacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Attack {
    /// The attacking player.
    pub by: Side,
    /// The attacking card.
    pub card: Card,
    /// The damage that it deals.
    pub strike: i32,
    /// The attacked player, or the attacked card's player.
    pub against: Side,
    /// The attacked card; `None` for the player.
    pub target: Option<Card>,
    /// The damage that the attacked card deals in return; 0 for a player.
    pub back: i32,
    /// What follows from the attack, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Entry>,
}

/// A list of rows that resolves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Resolution {
    /// Why it resolves.
    pub cause: Cause,
    /// The trigger that fired.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger: Option<Name>,
    /// The player who resolves the rows.
    pub by: Side,
    /// The card.
    pub card: Option<Card>,
    /// The card's type.
    #[serde(rename = "type")]
    pub card_type: Option<Name>,
    /// Quantities that were fixed at the start.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fixed: Vec<Read>,
    /// The rows in the order of the list as written.
    pub rows: Vec<Row>,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Index of the row's event in the trace.
    #[serde(skip)]
    pub event: usize,
    /// Index of the row in the list as written.
    pub row: u8,
    /// The operation.
    #[serde(rename = "do")]
    pub op: Name,
    /// The printed value, if the operation takes one.
    pub val: Option<i32>,
    /// The role.
    pub role: Role,
    /// The outcome.
    pub state: RowOutcome,
    /// The later row that replaced this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undone_by: Option<u8>,
    /// The conditions that were checked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<ConditionCheck>,
    /// The undoing of the earlier row that this one replaces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
    /// What the row did and what followed from it, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Entry>,
}

/// The outcome of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RowOutcome {
    /// It changed something.
    Applied,
    /// A condition does not hold.
    Skipped,
    /// It was applied but changed nothing.
    WithoutEffect,
}

/// A condition that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ConditionCheck {
    /// The condition as it is written in a file, such as `vs_book2`.
    #[serde(rename = "if")]
    pub key: Name,
    /// The condition's id.
    pub condition: Name,
    /// The number, if it takes one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<i32>,
    /// The word, if it takes one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<Name>,
    /// Whether it holds.
    pub holds: bool,
    /// The values that it read.
    pub reads: Vec<Read>,
}

/// A value that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Read {
    /// The kind of value, which begins the id of its message: `counter-shield`.
    pub what: ReadKind,
    /// Its id.
    pub id: Name,
    /// The player to whom it belongs; `None` if it belongs to the resolution.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<Side>,
    /// The value.
    pub value: i32,
}

/// A kind of value that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadKind {
    /// The book of the player's hero.
    Book,
    /// The book of the card.
    CardBook,
    /// The row's value.
    Value,
    /// A counter.
    Counter,
    /// A hero's number.
    Number,
    /// A quantity.
    Quantity,
    /// The number of cards in a zone.
    Zone,
    /// The number of cards in a zone that pass a test.
    Matching,
    /// A tally of this resolution.
    Tally,
}

/// A step of an amount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// The amount after this step.
    pub value: i32,
    /// Where the step comes from.
    pub from: Source,
    /// The values that it read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reads: Vec<Read>,
}

/// The undoing of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Undo {
    /// The row's index.
    pub row: u8,
    /// The changes that undo it.
    pub changes: Vec<Change>,
}

/// A change of the state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Index of the change's event in the trace.
    #[serde(skip)]
    pub event: usize,
    /// The change.
    #[serde(flatten)]
    pub kind: ChangeKind,
}

/// The values before and after a change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum ChangeKind {
    /// A counter changed.
    Counter {
        /// The player.
        who: Side,
        /// The counter's id.
        id: Name,
        /// The value before.
        before: i32,
        /// The value after.
        after: i32,
    },
    /// A number of a card in play changed.
    Number {
        /// The card's player.
        who: Side,
        /// The card, as the trace names it.
        card: Card,
        /// The number's id.
        id: Name,
        /// The value before.
        before: i32,
        /// The value after.
        after: i32,
        /// Whether the change ends with the turn.
        this_turn: bool,
    },
    /// A card moved.
    Move {
        /// The card, as the trace names it.
        card: Card,
        /// The position before.
        from: Location,
        /// The position after.
        to: Location,
    },
    /// A card was revealed or hidden.
    Reveal {
        /// The card, as the trace names it.
        card: Card,
        /// Whether it is revealed now.
        revealed: bool,
    },
    /// A card in play no longer counts as summoned this turn.
    #[serde(rename = "settled")]
    SummonedThisTurn {
        /// The card, as the trace names it.
        card: Card,
    },
    /// A tally of this resolution changed.
    Tally {
        /// The tally's id.
        id: Name,
        /// The difference.
        by: i32,
    },
    /// A random number was drawn.
    Chance,
    /// The number of the turn changed.
    Turn {
        /// The number before.
        before: u16,
        /// The number after.
        after: u16,
    },
}

/// A position of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Location {
    /// The zone's owner.
    pub who: Side,
    /// The zone; `None` while the card is being played.
    pub zone: Option<Name>,
    /// The index in the zone.
    pub at: u8,
}

/// A zone of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ZoneOf {
    /// The zone's owner.
    pub who: Side,
    /// The zone; `None` for a card that is in no zone.
    pub zone: Option<Name>,
}
