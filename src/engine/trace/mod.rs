//! The trace: what was heard of a resolution, as a tree of data that has everything a screen needs to explain it, and no
//! word of any language.
//!
//! Names are the ruleset's ids, by which the locales' messages are found (`counter-…`, `zone-…`, `op-…`, `if-…`).

mod tree;

use serde::Serialize;

use super::board::Board;
use super::change::StateChange;
use super::record::{Event, Recorder};
use super::state::Side;
use crate::base::Name;
use crate::ruleset::Ruleset;

/// Everything that happened, in order; [`Trace::tell`] makes a tree of it.
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
    /// The changes of the state, in order. Taken back in reverse order they give the state before.
    pub fn changes(&self) -> impl DoubleEndedIterator<Item = &StateChange> {
        self.events.iter().filter_map(|event| if let Event::Change(change) = event { Some(change) } else { None })
    }

    /// The trace as a tree.
    pub fn tree(&self, board: &Board, rules: &Ruleset) -> Vec<Entry> {
        tree::build(&self.events, board, rules)
    }
}

/// One of the two players, as a board names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Who {
    /// `self`
    #[serde(rename = "self")]
    First,
    /// `opponent`
    #[serde(rename = "opponent")]
    Second,
}

impl From<Side> for Who {
    fn from(side: Side) -> Self {
        match side {
            Side::First => Who::First,
            Side::Second => Who::Second,
        }
    }
}

/// A card in a trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// Its id; `None` for one that is unknown or written out on the board.
    pub id: Option<Name>,
    /// Its type; `None` for one that is unknown.
    #[serde(rename = "type")]
    pub card_type: Option<Name>,
    /// Tells it from every other card of the game.
    pub number: u8,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Entry {
    /// A card is played.
    Play {
        /// By whom.
        by: Who,
        /// The card.
        card: Card,
    },
    /// Rows resolve.
    Resolution(Resolution),
    /// A card in play attacks.
    Attack(Attack),
    /// The state changed.
    Change(ChangeEntry),
    /// The played card was cancelled: its rows do not resolve.
    Cancelled {
        /// The card.
        card: Card,
    },
    /// A card in play was destroyed.
    Destroyed {
        /// Whose.
        who: Who,
        /// The card.
        card: Card,
    },
    /// A card was chosen.
    Chosen {
        /// The card.
        card: Card,
        /// Whether a player chose it, or the rules.
        by_player: bool,
    },
    /// The card that is being answered will not resolve.
    Cancel,
    /// What damage takes from is at 0 or below.
    Lethal {
        /// Whose.
        who: Who,
    },
    /// A part of the row changed nothing.
    NoEffect(Why),
    /// A step of the amount that is applied next.
    Part(Part),
}

/// A card in play attacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Attack {
    /// Whose card.
    pub by: Who,
    /// The card.
    pub card: Card,
    /// How much it deals.
    pub strike: i32,
    /// Who is attacked, or whose card.
    pub against: Who,
    /// The card that is attacked; `None` for the player.
    pub target: Option<Card>,
    /// How much the attacked card deals in return; 0 for a player.
    pub back: i32,
    /// What comes of it, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Entry>,
}

/// Rows that resolve together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Resolution {
    /// Why.
    pub cause: Reason,
    /// The trigger that was set off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger: Option<Name>,
    /// Whose rows these are.
    pub by: Who,
    /// The card.
    pub card: Option<Card>,
    /// The card's type.
    #[serde(rename = "type")]
    pub card_type: Option<Name>,
    /// Quantities that were fixed at the start.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fixed: Vec<Read>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// Why rows resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It is the card of the step.
    Step,
    /// The card resolves a second time.
    Repeat,
    /// The card was destroyed.
    Death,
    /// The card's trigger was set off.
    Trigger,
    /// Another row makes it resolve once more.
    Again,
}

/// One row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Its place in the list as written, from 0.
    pub row: u8,
    /// Its operation.
    #[serde(rename = "do")]
    pub op: Name,
    /// Its printed value, if the operation takes one.
    pub val: Option<i32>,
    /// Its part in the list.
    pub role: RowRole,
    /// What became of it.
    pub state: RowOutcome,
    /// The row that replaced it later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undone_by: Option<u8>,
    /// Its conditions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<ConditionCheck>,
    /// The row that it replaces, and the changes that took that one back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
    /// What it did, in order, with what followed from it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Entry>,
}

/// The part of a row in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RowRole {
    /// Stands for itself.
    Base,
    /// Takes the place of an earlier one.
    Replace,
    /// Adds to what came before.
    Bonus,
}

/// What became of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RowOutcome {
    /// It changed something.
    Applied,
    /// A condition does not hold.
    Skipped,
    /// It was applied and changed nothing.
    WithoutEffect,
}

/// A condition that was asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ConditionCheck {
    /// The condition, as it is written: `vs_book2`.
    #[serde(rename = "if")]
    pub key: Name,
    /// The condition's id.
    pub condition: Name,
    /// Its number, if it takes one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<i32>,
    /// Its word, if it takes one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<Name>,
    /// Whether it holds.
    pub holds: bool,
    /// What it looked at.
    pub reads: Vec<Read>,
}

/// Something that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Read {
    /// What kind of thing: it names the message, `counter-shield`.
    pub what: ReadKind,
    /// Its id.
    pub id: Name,
    /// Whose it is; `None` where it is the resolution's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<Who>,
    /// What stood there.
    pub value: i32,
}

/// A kind of thing that can be read.
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
    /// How many cards a zone has.
    Zone,
    /// How many cards of a zone fit.
    Matching,
    /// A count of this resolution.
    Tally,
}

/// A step of an amount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// The amount after this step.
    pub value: i32,
    /// Where it comes from.
    pub from: PartSource,
    /// What was read for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reads: Vec<Read>,
}

/// Where a step of an amount comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PartSource {
    /// It is printed.
    Printed,
    /// Something was brought in.
    Read,
    /// Passives take from it.
    Reduction,
    /// A floor holds it.
    Floor,
}

/// The undoing of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Undo {
    /// The row.
    pub row: u8,
    /// The changes that took it back.
    pub changes: Vec<ChangeEntry>,
}

/// A change, before and after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum ChangeEntry {
    /// A counter.
    Counter {
        /// Whose.
        who: Who,
        /// Which.
        id: Name,
        /// What it was.
        before: i32,
        /// What it is now.
        after: i32,
    },
    /// A number of a card in play.
    Number {
        /// Whose card.
        who: Who,
        /// The card.
        card: Card,
        /// Which number.
        id: Name,
        /// What it was.
        before: i32,
        /// What it is now.
        after: i32,
        /// Whether it ends with the turn.
        this_turn: bool,
    },
    /// A card went from one place to another.
    Move {
        /// The card.
        card: Card,
        /// Where it was.
        from: Location,
        /// Where it is now.
        to: Location,
    },
    /// A card was revealed or counts as hidden again.
    Reveal {
        /// The card.
        card: Card,
        /// Whether it is revealed.
        revealed: bool,
    },
    /// A card in play no longer counts as having come this turn.
    SummonedThisTurn {
        /// The card.
        card: Card,
    },
    /// A count of this resolution.
    Tally {
        /// Which.
        id: Name,
        /// By how much.
        by: i32,
    },
    /// Chance was asked.
    Chance,
    /// The turn's number.
    Turn {
        /// What it was.
        before: u16,
        /// What it is now.
        after: u16,
    },
}

/// A place for a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Location {
    /// Whose zone.
    pub who: Who,
    /// The zone; `None` while the card is being played.
    pub zone: Option<Name>,
    /// The place in it, from 0.
    pub at: u8,
}

/// Why something changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Why {
    /// There is no card to choose or to hit.
    NoTarget(ZoneOf),
    /// The zone has no card left.
    Empty(ZoneOf),
    /// No card fits into the zone any more.
    Full(ZoneOf),
    /// No card is being answered.
    NothingToCancel,
    /// No card may resolve again.
    NothingAgain,
    /// Everything is already as it would become.
    Same,
}

/// A zone of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ZoneOf {
    /// Whose.
    pub who: Who,
    /// Which; `None` for a card that is nowhere.
    pub zone: Option<Name>,
}
