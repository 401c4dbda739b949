//! What amounts and conditions have read, for whoever watches. It is looked up beside the work itself, so that a match
//! that nobody watches does nothing for it.

use super::Machine;
use super::frame::Frame;
use crate::kernel::ids::{CounterId, HeroNumberId, NumberId, QuantityId, StateId, TallyId, ZoneId};
use crate::kernel::rules::statement::{Moved, Statement, StatementKind};
use crate::kernel::rules::tables::Damage;
use crate::kernel::rules::term::{Players, Selector, Term};
use crate::kernel::rules::{Game, Part, each_part_of};
use crate::kernel::state::{Seat, Thing};

/// A value that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Read {
    pub what: ReadKind,
    /// Whose it is; `None`: the effect's own.
    pub of: Option<Thing>,
    pub value: i32,
}

/// What was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadKind {
    /// The number that is printed in the row.
    Printed,
    Counter(CounterId),
    HeroNumber(HeroNumberId),
    /// The book of a player's hero, or of a card.
    Book,
    Quantity(QuantityId),
    Tally(TallyId),
    /// A number of a card, and a mark or a counter.
    Number(NumberId),
    State(StateId),
    /// How many cards lie in a zone.
    Cards(ZoneId),
}

/// How an amount came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amount {
    /// What was read, in the order of the expression, each value once.
    pub reads: Vec<Read>,
    pub value: i32,
}

/// How deep terms are looked into; a reader of rulesets allows less.
pub(super) const DEPTH: u32 = 32;

impl Machine<'_> {
    /// Whether somebody wants to know why things happen.
    #[inline]
    pub(super) fn wants_reasons(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.wants_reasons())
    }

    /// Reports how the amount of a statement comes about.
    #[cold]
    pub(super) fn report_amount(&mut self, statement: &Statement, frame: &Frame<'_>) {
        if !self.wants_reasons() {
            return;
        }
        if let Some(amount) = self.amount_read(statement, frame) {
            self.report_worked_out(amount);
        }
    }

    /// How the amounts of statements that are done at once come about.
    #[cold]
    pub(super) fn amounts_read(&mut self, body: &[Statement], frame: &Frame<'_>) -> Vec<Option<Amount>> {
        if !self.wants_reasons() {
            return Vec::new();
        }
        body.iter().map(|statement| self.amount_read(statement, frame)).collect()
    }

    /// Reports what the damage rule makes of damage to a player, if it changes it: what is taken off each time, what is
    /// taken off once, and the value below which nothing is taken.
    #[cold]
    pub(super) fn report_damage(&mut self, rule: &Damage, seat: Seat, parts: [i32; 3], value: i32) {
        let Damage { less, once, floor, .. } = rule;
        let kinds = [less.map(ReadKind::Quantity), once.map(ReadKind::Counter), floor.map(ReadKind::Counter)];
        let of = Some(Thing::Player(seat));
        let read = |(what, value): (Option<ReadKind>, i32)| Some(Read { what: what?, of, value });
        let parts = kinds.into_iter().zip(parts).filter(|(_, value)| *value != 0);
        let reads: Vec<Read> = parts.filter_map(read).collect();
        if !reads.is_empty() && self.wants_reasons() {
            self.report_worked_out(Amount { reads, value });
        }
    }

    fn report_worked_out(&mut self, amount: Amount) {
        if let Some(watch) = &mut self.watch {
            watch.worked_out(amount);
        }
    }

    /// How an amount comes about; `None`: it is a constant, or the number that is printed in its row.
    fn amount_read(&mut self, statement: &Statement, frame: &Frame<'_>) -> Option<Amount> {
        let kernel = self.kernel;
        let flattened;
        let term = match amount_of(statement)? {
            Term::Flat(_) => {
                flattened = kernel.game.written_amount(statement.id)?;
                &flattened
            }
            term => term,
        };
        let mut reads = Vec::new();
        self.reads_of(term, frame, DEPTH, &mut reads);
        let value = if is_still(&kernel.game, term) { self.term(term, frame) } else { return None };
        // What adds nothing is no reason, unless nothing comes of it all.
        reads.retain(|read| read.value != 0 || value == 0);
        let is_printed =
            matches!(*reads, [Read { what: ReadKind::Printed, value: printed, .. }] if printed.abs() == value.abs());
        (!reads.is_empty() && !is_printed).then_some(Amount { reads, value })
    }

    /// Adds what a term reads, each value once.
    pub(super) fn reads_of(&mut self, term: &Term, frame: &Frame<'_>, depth: u32, found: &mut Vec<Read>) {
        let Some(depth) = depth.checked_sub(1) else { return };
        if let Some((left, right)) = operands(term) {
            self.reads_of(left, frame, depth, found);
            return self.reads_of(right, frame, depth, found);
        }
        match term {
            Term::Val => return self.reads_of_row(frame, depth, found),
            Term::Quantity(Players::Own, id) | Term::Fixed(id) => {
                let kernel = self.kernel;
                let is = kernel.game.quantities.get_index(id.index()).and_then(|(_, quantity)| quantity.is.as_ref());
                // A quantity that reads the row's number is a formula of the row; any other is a value with a name.
                if let Some(is) = is.filter(|is| reads_row(is)) {
                    return self.reads_of(is, frame, depth, found);
                }
            }
            Term::If(test, yes, no) if is_still(&self.kernel.game, test) => {
                self.reads_of(test, frame, depth, found);
                let branch = if self.holds(test, frame) { yes } else { no };
                return self.reads_of(branch, frame, depth, found);
            }
            Term::Not(test) => return self.reads_of(test, frame, depth, found),
            // Of the only card that could fit, what the test reads; that none of several fits says all there is to say.
            Term::Any(of, Some(test))
                if is_still_selector(&self.kernel.game, of) && is_still(&self.kernel.game, test) =>
            {
                let cards = self.select(of, frame);
                if let (Some(card), 1) = (cards.first_card(), cards.len()) {
                    self.reads_of(test, &frame.at(card), depth, found);
                }
                return;
            }
            Term::Any(of, None) => return self.reads_of_filters(of, frame, depth, found),
            _ => {}
        }
        let read = self.kind_of(term, frame).filter(|_| is_still(&self.kernel.game, term));
        if let Some((what, of)) = read {
            let read = Read { what, of, value: self.term(term, frame) };
            if !found.contains(&read) {
                found.push(read);
            }
        }
    }

    /// What a row's number comes from.
    fn reads_of_row(&mut self, frame: &Frame<'_>, depth: u32, found: &mut Vec<Read>) {
        let Some(row) = frame.row else { return };
        let printed = Read { what: ReadKind::Printed, of: None, value: row.row.val };
        if !found.contains(&printed) {
            found.push(printed);
        }
        let kernel = self.kernel;
        if let Some(value) = kernel.game.row_value.as_ref().filter(|_| frame.val != row.row.val) {
            self.reads_of(value, frame, depth, found);
        }
    }

    /// What a term reads, and whose it is, if it reads a single value.
    fn kind_of(&mut self, term: &Term, frame: &Frame<'_>) -> Option<(ReadKind, Option<Thing>)> {
        let own = Some(Thing::Player(frame.own));
        Some(match term {
            Term::Counter(of, id) => (ReadKind::Counter(*id), self.player_of(of, frame)),
            Term::HeroNumber(of, id) => (ReadKind::HeroNumber(*id), self.player_of(of, frame)),
            Term::Book(of) => (ReadKind::Book, self.player_of(of, frame)),
            Term::OwnBook => (ReadKind::Book, self.this(frame).map(Thing::Card)),
            Term::Quantity(of, id) => (ReadKind::Quantity(*id), self.player_of(of, frame)),
            Term::Fixed(id) => (ReadKind::Quantity(*id), own),
            Term::Tally(id) => (ReadKind::Tally(*id), None),
            Term::Number(of, id) => (ReadKind::Number(*id), self.card_of(of, frame)),
            Term::State(of, id) => (ReadKind::State(*id), self.card_of(of, frame)),
            Term::Count(of, None) => {
                let (players, zone) = zone_of(of)?;
                (ReadKind::Cards(zone), self.player_of(players, frame))
            }
            _ => return None,
        })
    }

    fn player_of(&mut self, of: &Players, frame: &Frame<'_>) -> Option<Thing> {
        match of {
            Players::Own => Some(Thing::Player(frame.own)),
            Players::Other => Some(Thing::Player(frame.own.other())),
            Players::Whom => match self.players(of, frame).as_slice() {
                [one] => Some(Thing::Player(*one)),
                _ => None,
            },
            Players::Of(of) if is_still_selector(&self.kernel.game, of) => {
                self.select(of, frame).players().next().map(Thing::Player)
            }
            Players::Both | Players::Of(_) => None,
        }
    }

    fn card_of(&mut self, of: &Selector, frame: &Frame<'_>) -> Option<Thing> {
        if is_still_selector(&self.kernel.game, of) { self.first(of, frame).map(Thing::Card) } else { None }
    }
}

impl Game {
    /// The amount of a statement as the ruleset has it.
    fn written_amount(&self, id: crate::kernel::ids::StatementId) -> Option<Term> {
        let mut found = None;
        self.each_statement(&mut |statement| {
            if statement.id == id {
                found = amount_of(statement).cloned();
            }
        });
        found
    }
}

/// The amount of a statement.
fn amount_of(statement: &Statement) -> Option<&Term> {
    match &statement.kind {
        StatementKind::Gain(_, amount)
        | StatementKind::Lose(_, amount)
        | StatementKind::Set(_, amount)
        | StatementKind::Damage { amount, .. }
        | StatementKind::Heal(_, amount)
        | StatementKind::Modify { amount, .. }
        | StatementKind::Create { count: amount, .. }
        | StatementKind::Move { cards: Moved::Drawn { count: amount, .. }, .. } => Some(amount),
        _ => None,
    }
}

/// Whether a term reads the number of the row.
fn reads_row(term: &Term) -> bool {
    match term {
        Term::Val => true,
        Term::If(test, yes, no) => [test, yes, no].into_iter().any(|part| reads_row(part)),
        Term::Not(test) => reads_row(test),
        _ => operands(term).is_some_and(|(left, right)| reads_row(left) || reads_row(right)),
    }
}

/// What an operator puts together.
fn operands(term: &Term) -> Option<(&Term, &Term)> {
    match term {
        Term::Arithmetic(_, left, right)
        | Term::Divide(left, right)
        | Term::Round(left, right)
        | Term::Compare(_, left, right)
        | Term::And(left, right)
        | Term::Or(left, right) => Some((left, right)),
        _ => None,
    }
}

/// Whether a term can be worked out once more: nobody is asked, and nothing is drawn by chance.
fn is_still(game: &Game, term: &Term) -> bool {
    is_still_part(game, Part::Term(term))
}

pub(super) fn is_still_selector(game: &Game, of: &Selector) -> bool {
    is_still_part(game, Part::Selector(of))
}

/// Selectors that draw or pick are taken for such that ask, and tests that look into several cards are not repeated.
fn is_still_part(game: &Game, of: Part<'_>) -> bool {
    let mut is_all = true;
    each_part_of(of, &mut |part| {
        is_all &= match part {
            Part::Selector(of) => !matches!(
                of,
                Selector::Draw(..) | Selector::Best(..) | Selector::Choose(_) | Selector::Fit(_) | Selector::If(..)
            ),
            Part::Term(Term::Quantity(_, id) | Term::Fixed(id)) => {
                // It reads only those before it.
                let is = game.quantities.get_index(id.index()).and_then(|(_, quantity)| quantity.is.as_ref());
                is.is_none_or(|is| is_still(game, is))
            }
            Part::Term(Term::Price(_)) => {
                let mut prices = game.card_types.values().filter_map(|card_type| card_type.price.as_ref());
                prices.all(|price| is_still(game, price))
            }
            Part::Term(
                Term::SameCards(..) | Term::WordIn(..) | Term::WordsIn(..) | Term::CardsIn(..) | Term::Native(..),
            ) => false,
            Part::Term(_) => true,
        };
    });
    is_all
}

/// The zone whose cards a selector goes through, and whose it is.
fn zone_of(of: &Selector) -> Option<(&Players, ZoneId)> {
    match of {
        Selector::Zones(players, zones) => match **zones {
            [zone] => Some((players, zone)),
            _ => None,
        },
        _ => None,
    }
}
