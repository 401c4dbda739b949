//! The entries of a ruleset's tables (kernel.md, section 1). Only what a match reads is here.

use std::ops::RangeInclusive;

use super::ability::{Side, Target};
use super::statement::{Block, RowPlaceOf};
use super::term::Term;
use crate::base::Name;
use crate::kernel::ids::{
    AbilityId, CardTypeId, CounterId, DurationId, EventId, NumberId, QuantityId, StateId, TimingId, WordId, ZoneId,
};
use crate::ruleset::Table;

/// A type of cards.
#[allow(clippy::struct_excessive_bools, reason = "members of the file that are true or not, each for itself")]
#[derive(Clone, Debug)]
pub struct CardType {
    pub word: WordId,
    /// Several types under one name.
    pub class: WordId,
    pub from: Option<ZoneId>,
    pub to: Option<ZoneId>,
    pub price: Option<Term>,
    /// The timings that happen as the card is played.
    pub resolves: Box<[TimingId]>,
    /// Nothing destroys it.
    pub stays: bool,
    /// A card of an unknown type is played as one of this.
    pub unknown: bool,
    /// Cards of the type wait face down for a trigger (format 1).
    pub waits: bool,
    /// The counter of resolved cards, and the one that lets the next card resolve twice (format 1).
    pub counts: Option<CounterId>,
    pub repeats: Option<CounterId>,
    /// Where a revealed card goes at the end of the turn (format 1).
    pub spent_to: Option<ZoneId>,
    /// Its cards are heroes, which lie in no zone (format 1).
    pub is_hero: bool,
}

/// A number of cards.
#[derive(Clone, Debug)]
pub struct Number {
    pub word: WordId,
    pub default: i32,
    /// Whether the ruleset says what it is on cards that do not.
    pub has_default: bool,
    /// It may be missing: it counts as 0, and nothing dies of it.
    pub blank: bool,
    pub below_zero: bool,
}

/// A set of words that cards have.
#[derive(Clone, Debug)]
pub struct WordSet {
    pub words: Vec<WordId>,
    /// An import may add words.
    pub open: bool,
    /// The code of the problem of a word that it does not have, if the ruleset has its own.
    pub code: Option<Name>,
}

/// A keyword.
#[derive(Clone, Debug)]
pub struct Keyword {
    pub word: WordId,
    /// Its rows are those of every card that has it.
    pub abilities: Box<[AbilityId]>,
    /// It keeps effects of other cards off its bearer.
    pub spares: bool,
}

/// A counter of a player.
#[derive(Clone, Debug)]
pub struct Counter {
    pub start: Term,
    pub min: Option<i32>,
    pub max: Option<Term>,
    pub until: Option<DurationId>,
}

/// A sum of continuous effects (without `is`), or an expression.
#[derive(Clone, Debug)]
pub struct Quantity {
    pub is: Option<Term>,
    /// It is evaluated once, when an effect begins.
    pub fixed: bool,
}

/// A number of heroes (format 1).
#[derive(Clone, Debug)]
pub struct HeroNumber {
    /// What heroes have that do not say it; `None`: they must say it.
    pub default: Option<Term>,
    /// What scenarios call it beside its id.
    pub board: Option<Name>,
    pub range: RangeInclusive<i32>,
}

/// A mark or a counter.
#[derive(Clone, Debug)]
pub struct StateEntry {
    pub word: WordId,
    pub counter: bool,
    /// It is of a row, shared by all copies of its card.
    pub of_row: bool,
    pub min: i32,
    pub max: Option<Term>,
    pub start: i32,
    pub until: Option<DurationId>,
    /// `reset` takes it back.
    pub reset: bool,
}

/// Who sees the cards of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenBy {
    All,
    Owner,
    Nobody,
}

/// What becomes of a card on or under one that goes.
#[derive(Clone, Debug, PartialEq)]
pub enum Left {
    Up,
    Along,
    Do(Block),
}

/// A zone.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a member of the ruleset's entry")]
pub struct Zone {
    pub word: WordId,
    pub seen_by: SeenBy,
    /// Its cards are in play.
    pub units: bool,
    pub capacity: Option<Term>,
    /// Its hidden cards are revealed by triggers (format 1).
    pub reveals: bool,
    /// Its cards keep what was done to them.
    pub keeps: bool,
    /// Its cards lie beneath others.
    pub stack: bool,
    pub enters_shuffled: bool,
    /// The types of cards that may lie here; `None`: all.
    pub takes: Option<Vec<WordId>>,
    /// What is done with a card that comes when the zone is full. `None`: it stays where it was.
    pub full: Option<Block>,
    pub left: Option<Left>,
    pub destroyed: Option<Left>,
    pub face_down: bool,
}

/// How cards in play fight.
#[derive(Clone, Debug)]
pub struct Units {
    pub attack: Option<NumberId>,
    pub health: Option<NumberId>,
    /// The counter in which damage adds up; without it, damage takes health.
    pub wounds: Option<StateId>,
    pub destroyed_to: ZoneId,
}

/// How damage to a player works.
#[derive(Clone, Debug)]
pub struct Damage {
    pub to: CounterId,
    pub less: Option<QuantityId>,
    pub once: Option<CounterId>,
    pub floor: Option<CounterId>,
    pub taken: Option<CounterId>,
}

/// How long changes last.
#[derive(Clone, Debug)]
pub struct Duration {
    /// `false`: as long as the card is in play.
    pub ends: bool,
    pub of: DurationOf,
}

/// Whose a duration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DurationOf {
    Everybody,
    /// Only what the ending player made ends.
    Maker,
    /// As long as the card whose effect it is is active.
    Source,
}

/// A moment at which abilities happen or can be used.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a member of the ruleset's entry")]
pub struct Timing {
    pub word: WordId,
    pub when: Option<EventId>,
    pub of: Side,
    pub card: super::ability::About,
    /// The zones from which its abilities work; `None`: from play for events, else anywhere.
    pub zones: Option<Box<[ZoneId]>>,
    pub test: Option<Term>,
    pub may: bool,
    pub always: bool,
    pub bounded: bool,
    /// Targets can be named with it, as the card is played.
    pub aims: bool,
}

/// A way in which abilities are used.
#[derive(Clone, Debug)]
pub struct Way {
    pub on: Vec<TimingId>,
    pub test: Option<Term>,
    pub pays: Block,
    /// Used only in answer to what its timing is about, of this side.
    pub answers: Option<Side>,
    /// The usual duration of its rows.
    pub lasting: Option<DurationId>,
    pub zones: Option<Box<[ZoneId]>>,
    /// The class of the types whose cards have it; `None`: all.
    pub class: Option<WordId>,
    /// Whether its abilities can have costs.
    pub costs: bool,
}

/// A cost of abilities.
#[derive(Clone, Debug)]
pub struct Cost {
    pub takes: Option<RangeInclusive<i32>>,
    pub filtered: bool,
    pub pays: Block,
    pub can: Option<Term>,
    /// The ability is used there.
    pub from: Option<Box<[ZoneId]>>,
}

/// What a parameter is.
#[derive(Clone, Debug, PartialEq)]
pub enum Takes {
    Nothing,
    /// `true` or `false`
    Flag,
    Number(RangeInclusive<i32>),
    /// One of these words; an empty list is any word.
    Word(Vec<WordId>),
    /// Any of the registry's cards.
    Card,
    /// Filters.
    Where,
    /// Cards of a target.
    Cards,
}

/// A test of rows on cards.
#[derive(Clone, Debug)]
pub struct Filter {
    pub takes: Takes,
    pub holds: Term,
}

/// A test of rows on the position.
#[derive(Clone, Debug)]
pub struct Condition {
    pub takes: Takes,
    /// The spelling with its number, e.g. `vs_book` for `vs_book2` (format 1).
    pub spelled: Option<Name>,
    /// The cards of `takes: "cards"` before a row refines them.
    pub to: Option<Box<Target>>,
    /// Without it, the cards are counted.
    pub holds: Option<Term>,
}

/// What a parameter of a row's own can be.
#[derive(Clone, Debug, PartialEq)]
pub enum ParameterRule {
    Number(RangeInclusive<i32>),
    Place {
        zones: Vec<ZoneId>,
        of: Vec<RowPlaceOf>,
        /// It must be elsewhere than what the row is about.
        apart: bool,
    },
}

/// What a row does.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a member of the ruleset's entry")]
pub struct Operation {
    pub val: Option<RangeInclusive<i32>>,
    /// Whether rows have a word.
    pub takes_word: bool,
    /// The words that rows can have, the usual one first; empty: any word.
    pub words: Vec<WordId>,
    /// The word of a row that names none.
    pub usual_word: Option<WordId>,
    /// The parameters of a row's own, which expressions read as `row.x`.
    pub parameters: Table<ParameterRule>,
    /// Whether rows name a card that is made.
    pub takes_card: bool,
    /// Whether rows have effects of their own.
    pub takes_effects: bool,
    /// Whether every row must write its target.
    pub needs_target: bool,
    /// Whether a row may say whose players it is about, and the usual.
    pub who: Option<super::ability::Who>,
    /// The usual target first. Empty: it has none.
    pub targets: Vec<Target>,
    /// The usual duration first.
    pub lasting: Vec<DurationId>,
    pub does: Block,
    /// What it adds to numbers of cards while it holds.
    pub adds: Vec<(NumberId, Term)>,
    /// What it adds to quantities of players while it holds.
    pub adds_to_players: Vec<(QuantityId, Term)>,
    /// Words that it gives while it holds; `None` is the row's word.
    pub gives: Vec<Option<WordId>>,
    /// What it can be done to.
    pub fits: Option<Term>,
    /// The types whose cards in play it cannot be done to.
    pub without: Vec<CardTypeId>,
    pub tally: Option<crate::kernel::ids::TallyId>,
    /// The timing of its rows in format 1.
    pub on: Option<TimingId>,
}

impl Operation {
    /// Whether it can hold continuously.
    pub fn is_continuous(&self) -> bool {
        !(self.adds.is_empty() && self.adds_to_players.is_empty() && self.gives.is_empty())
    }
}

/// What a hidden card waits for (format 1).
#[derive(Clone, Debug)]
pub struct Trigger {
    pub when: TriggerWhen,
    pub of: Side,
}

/// The kinds of triggers.
#[derive(Clone, Debug)]
pub enum TriggerWhen {
    Play { before: bool, types: Vec<WordId> },
    Damaged,
    Lethal,
}
