//! Abilities of cards: rows with their timing, cost, conditions and target (kernel.md, section 1, *Rows*).

use super::statement::RowPlace;
use super::term::{Extreme, Selector, Term};
use crate::kernel::ids::{
    AbilityId, ConditionId, CostId, DefinitionId, DurationId, FilterId, NumberId, OperationId, RowId, TargetId,
    TimingId, WayId, WordId, ZoneId,
};
use crate::kernel::state::Seat;

/// Rows that are paid for once, and used or left as a whole.
#[derive(Clone, Debug, PartialEq)]
pub struct Ability {
    pub timing: TimingId,
    /// What the row's `on` adds to its timing.
    pub refinement: Refinement,
    pub way: Option<WayId>,
    /// In the order of the ruleset's costs.
    pub costs: Box<[CostUse]>,
    pub once: Once,
    pub may: bool,
    pub rows: Box<[Row]>,
    /// The position among the abilities of its card, which `once` counts under.
    pub slot: u8,
}

/// How often an ability of a card can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Once {
    Always,
    Turn,
    Match,
}

/// `{ "like": timing, "of": …, "card": …, "where": … }`: narrows the events of a timing.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Refinement {
    pub of: Option<Side>,
    pub card: Option<About>,
    pub filters: Option<Box<Tests<FilterUse>>>,
}

/// Whose event a timing is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Own,
    Other,
    Any,
}

impl Side {
    /// All sides, as cards and rulesets name them.
    pub const NAMED: [(&str, Self); 3] = [("self", Self::Own), ("opponent", Self::Other), ("any", Self::Any)];

    /// Whether something of `by` is of this side of `own`.
    pub fn is(self, by: Seat, own: Seat) -> bool {
        match self {
            Side::Any => true,
            Side::Own => by == own,
            Side::Other => by != own,
        }
    }
}

/// Which card an event must be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    This,
    Other,
    Any,
}

/// A cost of an ability with its number and filters.
#[derive(Clone, Debug, PartialEq)]
pub struct CostUse {
    pub cost: CostId,
    pub val: i32,
    pub filters: Tests<FilterUse>,
}

/// Tests that are joined: all members hold, one of `any`, all of `all`, and not `not`.
#[derive(Clone, Debug, PartialEq)]
pub struct Tests<T> {
    pub members: Box<[T]>,
    /// Empty: nothing is asked.
    pub any: Box<[Tests<T>]>,
    pub all: Box<[Tests<T>]>,
    pub not: Option<Box<Tests<T>>>,
}

impl<T> Default for Tests<T> {
    fn default() -> Self {
        Self { members: Box::default(), any: Box::default(), all: Box::default(), not: None }
    }
}

impl<T> Tests<T> {
    /// One test alone.
    pub fn of(test: T) -> Self {
        Self { members: [test].into(), ..Self::default() }
    }

    /// Whether there is nothing to test.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty() && self.any.is_empty() && self.all.is_empty() && self.not.is_none()
    }

    /// The only test, if there is one and nothing else.
    pub fn single(&self) -> Option<&T> {
        match &*self.members {
            [one] if self.any.is_empty() && self.all.is_empty() && self.not.is_none() => Some(one),
            _ => None,
        }
    }

    /// The same without lists that only group what must all hold.
    #[must_use]
    pub fn flat(&self) -> Self
    where
        T: Clone,
    {
        let (mut members, mut all) = (self.members.to_vec(), Vec::new());
        for inner in self.all.iter().map(Self::flat) {
            if inner.any.is_empty() && inner.all.is_empty() && inner.not.is_none() {
                members.extend(inner.members);
            } else {
                all.push(inner);
            }
        }
        Self { members: members.into(), any: self.any.clone(), all: all.into(), not: self.not.clone() }
    }

    /// Visits all members.
    pub fn each(&self, see: &mut impl FnMut(&T)) {
        self.members.iter().for_each(&mut *see);
        self.any.iter().chain(&self.all).for_each(|tests| tests.each(see));
        self.not.iter().for_each(|tests| tests.each(see));
    }

    /// As [`Tests::each`], for what lives as long as the tests.
    pub fn each_ref<'t>(&'t self, see: &mut impl FnMut(&'t T)) {
        self.members.iter().for_each(&mut *see);
        self.any.iter().chain(&self.all).for_each(|tests| tests.each_ref(see));
        self.not.iter().for_each(|tests| tests.each_ref(see));
    }

    /// Whether the tests hold, with `each` for a member.
    pub fn hold(&self, each: &mut impl FnMut(&T) -> bool) -> bool {
        self.members.iter().all(&mut *each)
            && (self.any.is_empty() || self.any.iter().any(|tests| tests.hold(each)))
            && self.all.iter().all(|tests| tests.hold(each))
            && !self.not.as_ref().is_some_and(|tests| tests.hold(each))
    }
}

/// A filter with its parameter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FilterUse {
    pub filter: FilterId,
    /// A number; 1 or 0 for `true` and `false`.
    pub number: i32,
    pub word: Option<WordId>,
}

/// A condition of a row with its parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct ConditionUse {
    pub condition: ConditionId,
    pub number: i32,
    pub word: Option<WordId>,
    /// Filters of a condition that takes `where`.
    pub filters: Tests<FilterUse>,
    /// The cards of a condition that takes `cards`.
    pub cards: Option<TargetId>,
    /// How many of them there must be.
    pub least: u32,
    pub most: u32,
}

/// What a row is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// The position of the preset that it is, or that it refines. Texts name it; no match reads it.
    pub preset: Option<u8>,
    /// Players in the order of the candidates.
    pub who: Box<[Side]>,
    /// Without zones and without `of`, the target is a player.
    pub zones: Option<Box<[ZoneId]>>,
    pub of: Option<Selector>,
    pub pick: Pick,
    pub count: u8,
    pub up_to: Option<u8>,
    pub number: Option<NumberId>,
    pub by_opponent: bool,
    pub other: bool,
    pub filters: Tests<FilterUse>,
    /// Without an answer, the cards with the highest value are taken.
    pub default: Option<Term>,
}

impl Target {
    /// The target that an empty object describes.
    pub fn own_player() -> Self {
        Self {
            preset: None,
            who: Box::new([Side::Own]),
            zones: None,
            of: None,
            pick: Pick::Choose,
            count: 1,
            up_to: None,
            number: None,
            by_opponent: false,
            other: false,
            filters: Tests::default(),
            default: None,
        }
    }

    /// Whether it is certain cards, so that nobody picks.
    pub fn is_fixed(&self) -> bool {
        self.of.is_some() || matches!(self.pick, Pick::This | Pick::Host | Pick::Same)
    }

    /// Whether a member, as rows write it, does something.
    pub fn takes(&self, member: &str) -> bool {
        let (is_fixed, is_player, is_fit) = (self.is_fixed(), self.is_player(), self.pick == Pick::Fit);
        // One of two players can be chosen.
        let is_picked = !is_fixed && (!is_player || self.who.contains(&Side::Any) || self.who.len() > 1);
        let is_counted = matches!(self.pick, Pick::Choose | Pick::Target | Pick::Random | Pick::Fit);
        match member {
            "who" => !is_fixed && !is_fit,
            "zone" => !is_fixed && !is_fit && !is_player,
            "pick" => is_picked && !is_fit,
            "count" | "up_to" => is_picked && is_counted,
            "by" => is_picked && self.pick == Pick::Choose,
            "number" => matches!(self.pick, Pick::Best(_)),
            "other" => !is_player && !is_fit && (!is_fixed || self.of.is_some()),
            "where" => !is_player && (!is_fixed || self.of.is_some()),
            _ => true,
        }
    }

    /// Whether players are its candidates.
    pub fn is_player(&self) -> bool {
        self.zones.is_none()
            && self.of.is_none()
            && !matches!(self.pick, Pick::This | Pick::Host | Pick::Same | Pick::Fit)
    }
}

/// How a target is picked out of its candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// Asked when the row resolves.
    Choose,
    /// Named with the action.
    Target,
    All,
    Random,
    Best(Extreme),
    This,
    Host,
    /// What the row above was about.
    Same,
    /// The operation picks.
    Fit,
}

/// Whose players a row names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Own,
    Other,
    Both,
}

impl Who {
    /// Whether a player is among those that it names for a row of `own`.
    pub fn names(self, seat: Seat, own: Seat) -> bool {
        match self {
            Who::Both => true,
            Who::Own => seat == own,
            Who::Other => seat != own,
        }
    }
}

/// One row of an ability.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Unique among all rows of a game.
    pub id: RowId,
    pub operation: OperationId,
    /// The position among the rows of its card.
    pub at: u8,
    pub val: i32,
    /// Without one in the row: the first of the words that its operation lists (none if the operation names a table).
    pub word: Option<WordId>,
    /// Without one in the row: the operation's.
    pub who: Who,
    pub conditions: Tests<ConditionUse>,
    pub target: Option<TargetId>,
    /// Two rows with the same `to` share their aim where one replaces the other.
    pub same_aim: u16,
    /// `for`; without it the usual one of the way or the operation.
    pub lasting: Option<DurationId>,
    /// What the sources of a sparing word must be.
    pub against: Option<Box<Against>>,
    pub kind: RowKind,
    pub card: Option<RowCard>,
    pub parameters: Box<[Parameter]>,
    /// Nested effects.
    pub effects: Box<[AbilityId]>,
}

/// Whether a row replaces the row before with the same operation, or adds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    Plain,
    Replace,
    Bonus,
}

/// From whose cards a word keeps effects off.
#[derive(Clone, Debug, PartialEq)]
pub struct Against {
    pub who: Side,
    pub filters: Tests<FilterUse>,
}

/// The card that a row makes.
#[derive(Clone, Debug, PartialEq)]
pub enum RowCard {
    Known(DefinitionId),
    /// Written out in the row: copies share the states of its rows.
    Written(DefinitionId),
    /// One of these by chance, in the order of their ids.
    Random(Box<[DefinitionId]>),
}

/// A parameter of a row that its operation declares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Parameter {
    Number(i32),
    Place(RowPlace),
}
