//! The `match` of a ruleset: set-up, phases, actions, windows, the end (kernel.md, section 3).

use super::ability::Row;
use super::statement::{Block, Path, Place, Statement, StatementKind};
use super::term::{Players, Selector, Term};
use crate::base::Name;
use crate::kernel::ids::{ActionId, CounterId, EventId, NumberId, QuantityId, TimingId, WindowId, WordId, ZoneId};
use crate::ruleset::Table;

/// How a match is played.
#[derive(Clone, Debug)]
pub struct Flow {
    pub first: First,
    pub setup: Block,
    pub phases: Table<Phase>,
    pub actions: Table<Action>,
    pub windows: Table<Window>,
    pub routines: Table<Block>,
    pub when: Vec<When>,
    pub always: Vec<Always>,
    pub silent: Option<Term>,
    pub fires: Option<Fires>,
    /// The side on which a card lies owns it.
    pub owner_is_side: bool,
    pub roles: Table<()>,
    pub laws: Vec<Term>,
    pub ends: Vec<Ending>,
    pub tie: Tie,
    pub check: Check,
    pub turn_limit: Term,
    pub turns_are_rounds: bool,
    pub turns_from: i32,
    pub actions_a_turn: Term,
    /// No questions while effects resolve: the aim answers, else the highest of a number (Starfall).
    pub choices: Option<NumberId>,
    /// Effects resolve on a table outside of a match: nobody wins or loses, and what `choices` would decide is asked.
    pub is_outside: bool,
    pub effects: Effects,
}

/// Who begins.
#[derive(Clone, Debug)]
pub enum First {
    Chance,
    /// Whoever has more of this; of equals, chance.
    Most(Term),
}

/// A phase of a turn.
#[derive(Clone, Debug)]
pub struct Phase {
    pub word: WordId,
    pub test: Option<Term>,
    pub begin: Block,
    /// Its player acts until the end is chosen, with these actions.
    pub actions: Option<Box<[ActionId]>>,
    pub must: bool,
    pub after: Block,
    pub then: Block,
}

/// Something that players do.
#[derive(Clone, Debug)]
pub struct Action {
    /// Where its card is; empty: it has none.
    pub cards: Vec<Selector>,
    pub ability: Option<UsedAbility>,
    /// Reasons and tests, in order.
    pub needs: Vec<(Box<str>, Term)>,
    pub pays: Block,
    pub picks: Table<PickRule>,
    pub aims: Option<Aims>,
    /// Whether the place to which a played card goes is looked at.
    pub room: bool,
    /// Whether it plays its card.
    pub plays: bool,
    /// How often a turn.
    pub times: Option<Term>,
    pub does: Block,
}

impl Action {
    /// Whether it only plays its card, paid for with its price from a counter of the own player.
    pub fn is_plain_play(&self) -> Option<CounterId> {
        let [Statement { kind: StatementKind::Lose(path, Term::Price(of)), .. }] = &*self.pays else { return None };
        let Path::Of { selector: Selector::Players(Players::Own), counter, .. } = path else { return None };
        let is_plain = self.plays
            && self.needs.is_empty()
            && self.ability.is_none()
            && self.picks.is_empty()
            && matches!(**of, Selector::It);
        counter.filter(|_| is_plain)
    }

    /// The same, if playing its card is all that it does.
    pub fn is_play_alone(&self) -> Option<CounterId> {
        let plays = |statement: &Statement| statement.kind == StatementKind::Play(Selector::It);
        let is_alone = self.pays.len() == 1 && matches!(&*self.does, [statement] if plays(statement));
        self.is_plain_play().filter(|_| is_alone && self.pays.iter().chain(&self.does).all(|one| !one.is_joined))
    }
}

/// The abilities that an action uses.
#[derive(Clone, Debug)]
pub enum UsedAbility {
    Any,
    Of(Box<[TimingId]>),
}

impl UsedAbility {
    /// Whether abilities of a timing are among them.
    pub fn is(&self, timing: TimingId) -> bool {
        match self {
            UsedAbility::Any => true,
            UsedAbility::Of(timings) => timings.contains(&timing),
        }
    }
}

/// What is named with an action.
#[derive(Clone, Debug)]
pub enum PickRule {
    Number { from: Term, to: Term },
    Card { of: Vec<Selector>, test: Option<Term>, or_player: bool, or_if: Option<Term>, may: bool, itself: bool },
}

/// Where rows ask for a target that is named with the action.
#[derive(Clone, Debug)]
pub struct Aims {
    pub on: Box<[TimingId]>,
    pub must: Option<Term>,
    /// Aims by place (Starfall): the zone in which `choose` asks.
    pub zone: Option<Place>,
}

/// A window in which players answer.
#[derive(Clone, Debug)]
pub struct Window {
    pub word: WordId,
    pub who: WindowWho,
    pub actions: Box<[ActionId]>,
    /// 1 where the ruleset says nothing; `None`: any number.
    pub times: Option<u32>,
    pub must: bool,
    /// Asked even if nothing can be done, so that asking reveals nothing.
    pub opens: Option<Term>,
}

/// Who acts in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowWho {
    Own,
    Other,
    /// One after the other.
    Each,
    /// In turn, until both have passed.
    Both,
}

/// The game's own answer to an event.
#[derive(Clone, Debug)]
pub struct When {
    pub event: EventId,
    pub test: Option<Term>,
    pub body: Block,
    pub once: bool,
    pub rows: Box<[Row]>,
    /// Whose effect the rows are.
    pub rows_of: Option<u8>,
    pub seat: Option<u8>,
}

/// The game's own continuous rule.
#[derive(Clone, Debug)]
pub struct Always {
    pub zones: Box<[ZoneId]>,
    pub test: Option<Term>,
    pub adds: Vec<(NumberId, Term)>,
    pub adds_to_players: Vec<(QuantityId, Term)>,
    pub gives: Vec<WordId>,
}

/// Whether a row is done once its conditions hold, and what is done first.
#[derive(Clone, Debug)]
pub struct Fires {
    pub test: Term,
    pub body: Block,
}

/// An end of the match.
#[derive(Clone, Debug)]
pub struct Ending {
    /// Its name, or else where it is in the ruleset.
    pub id: Name,
    pub test: Term,
    pub result: EndResult,
    pub seat: Option<u8>,
}

/// What an end means for the player for whom its test holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndResult {
    Loses,
    Wins,
    Draws,
}

/// Who wins if both lose, or at the turn limit.
#[derive(Clone, Debug)]
pub enum Tie {
    Draw,
    Most(Term),
    /// A share of two terms, compared exactly.
    Share(Term, Term),
}

/// When the end is looked at, besides after each action and statement of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    Never,
    Statement,
    Row,
    Effect,
}

/// When what is set off resolves, and in which order.
#[derive(Clone, Debug)]
pub struct Effects {
    pub at: ResolveAt,
    /// What was set off last comes first.
    pub newest_first: bool,
    /// The window that opens over a chain.
    pub window: Option<WindowId>,
    pub aim: Aim,
}

/// When what is set off resolves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResolveAt {
    Row,
    Effect,
    Chain,
}

/// Whether targets are named when an ability is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    No,
    /// A row without its target does nothing.
    Row,
    /// Then the whole ability does nothing.
    Whole,
}
