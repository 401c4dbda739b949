//! Statements of the usual shapes, found once: a counter of one player changes, one player is damaged, cards go from the
//! top of one zone to another. They are done without selectors, paths and places.

use super::flat::{Flat, Op, Side};
use super::ids::{CounterId, OperationId, StatementId, ZoneId};
use super::lookup::Kernel;
use super::machine::Change;
use super::rules::Game;
use super::rules::statement::{Moved, Path, Place, Spot, Statement, StatementKind};
use super::rules::term::{End, Players, Selector, Term};

/// A statement of a usual shape.
#[derive(Clone, Debug)]
pub(super) struct Deed {
    pub kind: DeedKind,
    pub amount: Amount,
}

/// What it does, by its amount.
#[derive(Clone, Copy, Debug)]
pub(super) enum DeedKind {
    Change(Side, CounterId, Change),
    Damage(Side),
    Draw { from: (Side, ZoneId), to: (Side, ZoneId), spot: Option<Spot> },
}

/// By how much.
#[derive(Clone, Debug)]
pub(super) enum Amount {
    Constant(i32),
    Val,
    /// The price of the card that is looked at.
    Price,
    One(Op),
    Code(Flat),
}

/// A player whom a statement names by its side.
fn side(players: &Players) -> Option<Side> {
    match players {
        Players::Own => Some(Side::Own),
        Players::Other => Some(Side::Other),
        _ => None,
    }
}

impl Game {
    /// A statement in its usual shape, if it has one.
    pub(super) fn deed(&self, statement: &Statement) -> Option<Deed> {
        let change = |path: &Path, change| match path {
            Path::Of { selector: Selector::Players(players), counter: Some(counter), .. } => {
                Some(DeedKind::Change(side(players)?, *counter, change))
            }
            _ => None,
        };
        let (kind, amount) = match &statement.kind {
            StatementKind::Gain(path, amount) => (change(path, Change::Gain)?, amount),
            StatementKind::Lose(path, amount) => (change(path, Change::Lose)?, amount),
            StatementKind::Set(path, amount) => (change(path, Change::Set)?, amount),
            StatementKind::Damage {
                whom: Selector::Players(players),
                amount,
                source: None | Some(Selector::It | Selector::This | Selector::Pick(_)),
            } => (DeedKind::Damage(side(players)?), amount),
            StatementKind::Move {
                cards: Moved::Drawn { from: Selector::Zones(players, zones), end: End::Top, count },
                to: Place::Of(of, zone),
                spot,
                ..
            } => {
                let &[from] = &**zones else { return None };
                let (from, to) = ((side(players)?, from), (side(of)?, *zone));
                (DeedKind::Draw { from, to, spot: *spot }, count)
            }
            _ => return None,
        };
        let amount = match amount {
            Term::Constant(number) => Amount::Constant(*number),
            Term::Val => Amount::Val,
            Term::Price(of) if matches!(**of, Selector::It) => Amount::Price,
            amount => {
                let code = self.flat(amount)?;
                match *code {
                    [Op::Constant(number)] => Amount::Constant(number),
                    [one] => Amount::One(one),
                    _ => Amount::Code(code),
                }
            }
        };
        Some(Deed { kind, amount })
    }

    /// By operation, its only statement, if that has a usual shape.
    pub(super) fn deeds_of_operations(&self) -> Box<[Option<Deed>]> {
        let of = |does: &[Statement]| match does {
            [statement] => self.deed(statement),
            _ => None,
        };
        self.operations.values().map(|operation| of(&operation.does)).collect()
    }
}

impl Kernel {
    /// The usual shape of a statement.
    #[inline]
    pub(super) fn deed(&self, statement: StatementId) -> Option<&Deed> {
        self.deeds.get(statement.index()).and_then(Option::as_ref)
    }

    /// The usual shape of all that an operation does.
    #[inline]
    pub(super) fn deed_of(&self, operation: OperationId) -> Option<&Deed> {
        self.deeds_of_operations.get(operation.index()).and_then(Option::as_ref)
    }
}
