//! Statements of the usual shapes, found once: a counter of one player changes, one player is damaged, cards go from an
//! end of one zone to another. They are done without selectors, paths and places.

use super::flat::{Flat, Op, Side, Source};
use super::ids::{AbilityId, CounterId, DurationId, OperationId, StatementId, ZoneId};
use super::lookup::Kernel;
use super::machine::Change;
use super::pair::Pair;
use super::rules::Game;
use super::rules::ability::{Ability, Row};
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
    Draw {
        from: (Side, ZoneId),
        end: End,
        to: (Side, ZoneId),
        spot: Option<Spot>,
    },
    /// What lasts so long ends, whatever the amount.
    End(DurationId),
}

/// By how much.
#[derive(Clone, Debug)]
pub(super) enum Amount {
    Constant(i32),
    Val,
    /// The price of the card that is looked at.
    Price,
    Read(Source),
    /// What is read with a constant on the right.
    By(Source, Pair, i32),
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
            StatementKind::End(duration) => {
                return Some(Deed { kind: DeedKind::End(*duration), amount: Amount::Constant(0) });
            }
            StatementKind::Gain(path, amount) => (change(path, Change::Gain)?, amount),
            StatementKind::Lose(path, amount) => (change(path, Change::Lose)?, amount),
            StatementKind::Set(path, amount) => (change(path, Change::Set)?, amount),
            StatementKind::Damage {
                whom: Selector::Players(players),
                amount,
                source: None | Some(Selector::It | Selector::This | Selector::Pick(_)),
            } => (DeedKind::Damage(side(players)?), amount),
            StatementKind::Move {
                cards: Moved::Drawn { from: Selector::Zones(players, zones), end, count },
                to: Place::Of(of, zone),
                spot,
                ..
            } => {
                let &[from] = &**zones else { return None };
                let (from, to) = ((side(players)?, from), (side(of)?, *zone));
                (DeedKind::Draw { from, end: *end, to, spot: *spot }, count)
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
                    [Op::Read(source)] => Amount::Read(source),
                    [Op::Read(source), Op::By(pair, right)] => Amount::By(source, pair, right),
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

impl Game {
    /// By phase, what it begins with, if all of that are deeds after each of which the match comes to rest.
    pub(super) fn deeds_of_phases(&self) -> Box<[Option<Box<[Deed]>>]> {
        let deed = |statement: &Statement| self.deed(statement).filter(|_| !statement.is_joined);
        self.flow.phases.values().map(|phase| phase.begin.iter().map(deed).collect()).collect()
    }
}

impl Amount {
    fn reads_fixed(&self) -> bool {
        match self {
            Amount::Constant(_) | Amount::Val | Amount::Price | Amount::Read(_) | Amount::By(..) => false,
            Amount::One(op) => reads_fixed(&[*op]),
            Amount::Code(code) => reads_fixed(code),
        }
    }
}

/// Whether steps read a quantity that is fixed when an effect begins.
fn reads_fixed(code: &[Op]) -> bool {
    code.iter().any(|op| matches!(op, Op::Fixed(_)))
}

impl Kernel {
    /// By ability, whether its rows may read quantities that are fixed when it begins.
    pub(super) fn fixed_readers(&self) -> Box<[bool]> {
        let is_free = |term: &Term| matches!(term, Term::Flat(code) if !reads_fixed(code));
        let has_free_values = self.row_values.iter().flatten().all(is_free);
        let reads = |row: &Row| {
            let mut reads = self.deed_of(row.operation).is_none_or(|deed| deed.amount.reads_fixed());
            row.conditions.each(&mut |condition| {
                let test = self.conditions.get(condition.condition.index()).and_then(Option::as_ref);
                reads |= condition.cards.is_some() || test.is_none_or(|(code, _)| reads_fixed(code));
            });
            reads
        };
        let abilities = self.game.abilities.iter().enumerate();
        let of = |(at, ability): (usize, &Ability)| {
            let is_plain = AbilityId::at(at).is_some_and(|id| self.is_plain(id));
            !is_plain || !has_free_values || ability.rows.iter().any(reads)
        };
        abilities.map(of).collect()
    }

    /// Whether the rows of an ability may read quantities that are fixed when it begins.
    #[inline]
    pub(super) fn reads_fixed(&self, ability: AbilityId) -> bool {
        self.fixed_readers.get(ability.index()).copied().unwrap_or(true)
    }

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

#[cfg(test)]
mod tests {
    use super::{Amount, Deed, DeedKind};
    use crate::base::Source;
    use crate::kernel::flat::Side;
    use crate::kernel::lookup::Kernel;
    use crate::kernel::machine::Change;
    use crate::kernel::rules::Game;

    #[test]
    fn usual_statements_of_operations_are_found() {
        let rules = include_str!("../../data/tiny/ruleset.json");
        let kernel = Kernel::new(Game::read(&Source::new("ruleset.json", rules)).0.unwrap());
        let deed = |name: &str| {
            let at = kernel.game.operations.get_index_of(name).unwrap();
            kernel.deeds_of_operations[at].as_ref().map(|Deed { kind, amount }| (*kind, matches!(amount, Amount::Val)))
        };
        let gains = |deed| matches!(deed, Some((DeedKind::Change(Side::Own, _, Change::Gain), true)));
        let draws = |deed| matches!(deed, Some((DeedKind::Draw { from: (Side::Own, _), .. }, true)));
        assert!(gains(deed("mend")), "a gain of the own player");
        assert!(draws(deed("draw")), "cards from the top of the own pile");
        let others = ["burn", "strike", "banish", "grow", "teach", "hush", "shrug"];
        assert!(others.into_iter().all(|name| deed(name).is_none()), "what names its target is done as it is written");
    }
}
