//! Statements: what a ruleset does to a match (kernel.md, section 2).

use super::term::{End, Players, Selector, Term, Word};
use crate::kernel::ids::{
    CounterId, DurationId, EventId, NumberId, ParameterId, RoleId, RoutineId, StateId, StatementId, TimingId, WindowId,
    ZoneId,
};

/// Statements that are done in order.
pub type Block = Box<[Statement]>;

/// One statement, and where it is in the ruleset.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    pub id: StatementId,
    /// The next statement is written in the same text, e.g. `lose(…); gain(…)`: what this one sets off waits for it.
    pub is_joined: bool,
    pub kind: StatementKind,
}

/// A counter that rises or falls.
#[derive(Clone, Debug, PartialEq)]
pub enum Path {
    /// Of the players and the cards of a selector, each by the counter or the state of that name.
    Of { selector: Selector, counter: Option<CounterId>, state: Option<StateId> },
    /// `rows(cards).heat`: of all rows of the cards.
    Rows(Selector, StateId),
    /// `row.heat`: of the row that is done.
    Row(StateId),
}

/// Cards that a statement moves.
#[derive(Clone, Debug, PartialEq)]
pub enum Moved {
    Cards(Selector),
    /// One after another, each from what is left.
    Drawn {
        from: Selector,
        end: End,
        count: Term,
    },
}

/// Where cards go.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    Of(Players, ZoneId),
    /// `owner.deck`: of the owner of the card that moves.
    Owner(ZoneId),
    /// `row.dest`: a place that the row names.
    Row(ParameterId),
}

/// A place that a row names, e.g. `"both.field"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowPlace {
    pub of: RowPlaceOf,
    pub zone: ZoneId,
}

/// Whose zone a [`RowPlace`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowPlaceOf {
    Own,
    Other,
    Both,
    Owner,
}

/// Where in a zone cards come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Top,
    Bottom,
    Shuffled,
}

/// How long a change lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// `during`: as long as the row says.
    Row,
    For(DurationId),
}

/// A card that a statement makes.
#[derive(Clone, Debug, PartialEq)]
pub enum Made {
    /// A token by its name.
    Token(crate::kernel::ids::DefinitionId),
    /// The token that the row's `card` names.
    RowToken,
    /// `row.card`
    Row,
}

/// Whose phase is skipped: a phase, the whole turn, or the row's word.
#[derive(Clone, Debug, PartialEq)]
pub enum Skipped {
    Phase(crate::kernel::ids::PhaseId),
    Turn,
    Word,
}

/// What becomes of the cards beneath one that is destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// As the zone says.
    Zone,
    /// The next one comes up in its place.
    Up,
    /// They go with it.
    Along,
}

/// The kinds of statements.
#[derive(Clone, Debug, PartialEq)]
pub enum StatementKind {
    Gain(Path, Term),
    Lose(Path, Term),
    Set(Path, Term),
    Damage {
        whom: Selector,
        amount: Term,
        source: Option<Selector>,
    },
    Heal(Selector, Term),
    Modify {
        cards: Selector,
        number: NumberId,
        amount: Term,
        lasting: Lasting,
    },
    Give {
        cards: Selector,
        word: Word,
        lasting: Option<Lasting>,
    },
    Remove {
        cards: Selector,
        word: Option<Word>,
    },
    Mark {
        cards: Selector,
        state: StateId,
        lasting: Option<Lasting>,
    },
    Unmark(Selector, StateId),
    /// `arrived` is not in the table of states.
    MarkArrived(Selector),
    UnmarkArrived(Selector),
    Reset(Selector),
    Become(Selector, Word),
    Grant(Selector),
    Move {
        cards: Moved,
        to: Place,
        spot: Option<Spot>,
        asked: bool,
    },
    Destroy(Selector, Fate),
    Shuffle(Players, Box<[ZoneId]>),
    Reveal(Selector),
    Look(Selector),
    Create {
        what: Made,
        count: Term,
        to: Place,
    },
    Copy {
        cards: Selector,
        to: Place,
    },
    Transform {
        cards: Selector,
        what: Made,
    },
    Attach {
        cards: Selector,
        host: Selector,
        zone: Option<ZoneId>,
    },
    Stack {
        card: Selector,
        on: Selector,
    },
    Control(Selector, Players),
    Play(Selector),
    Resolve {
        cards: Selector,
        timings: Box<[TimingId]>,
    },
    /// `resolve(self.ability)`: the hero's (format 1).
    ResolveHero,
    ResolveAgain(Players, ZoneId),
    Use(Selector),
    Pay(Selector),
    Aim(Selector),
    Effects(Selector),
    Perform(Selector),
    Negate,
    /// Without an amount: all of it.
    Prevent(Option<Term>),
    Let(RoleId, Selector),
    Forget(RoleId),
    Happens(EventId, Option<Selector>),
    Window(WindowId),
    Run(RoutineId),
    End(DurationId),
    Skip(Players, Skipped),
    Again,
    Win(Players),
    LoseMatch(Players),
    DrawMatch,
    Say(Box<str>),
    If {
        test: Term,
        then: Block,
        otherwise: Block,
    },
    Each {
        of: Each,
        body: Block,
    },
    Times(Term, Block),
    /// Amounts are read first, then everything is applied, then deaths are looked at.
    AtOnce(Block),
    Answer {
        window: WindowId,
        event: Option<EventId>,
        card: Option<Selector>,
        body: Block,
        otherwise: Block,
    },
}

/// What an `each` block goes through.
#[derive(Clone, Debug, PartialEq)]
pub enum Each {
    /// Both players by seat, or the own side first.
    Seats,
    Players(Players),
    /// Cards (`it`) or players (`self`).
    Things(Selector),
}
