//! Formulas of weights and prices: whole numbers, worked out without a match.
//!
//! They are written in the expression language of rulesets and read what is known while a card is made: numbers of the
//! card, `val`, `depth`, `row.x`, `zone` and `dest` (compared with names of places), `card` and `effects` (prices).

use crate::kernel::rules::Game;
use crate::ruleset::syntax::{Ast, Kind, Operator, term};

/// A compiled formula.
#[derive(Clone, Debug, PartialEq)]
pub enum Formula {
    Number(i64),
    Read(Known),
    Minus(Box<Formula>),
    Not(Box<Formula>),
    Binary(Operator, Box<Formula>, Box<Formula>),
    If(Box<[Formula; 3]>),
    Least(Vec<Formula>),
    Most(Vec<Formula>),
}

/// What formulas read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    Val,
    Depth,
    Zone,
    Dest,
    Card,
    Effects,
    /// What the row's word weighs or costs.
    Word,
    /// A parameter of the row, by position.
    Parameter(usize),
    /// A number of the card, by position.
    Number(usize),
}

/// The values that formulas read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Values<'v> {
    pub val: i64,
    pub depth: i64,
    /// Places, as [`place_code`] has them.
    pub zone: i64,
    pub dest: i64,
    pub card: i64,
    pub effects: i64,
    pub word: i64,
    pub parameters: &'v [i32],
    pub numbers: &'v [i32],
}

/// The number of a place in formulas: zones, then groups, from 1.
pub fn place_code(game: &Game, name: &str) -> Option<i64> {
    let zone = game.zones.get_index_of(name);
    let at = zone.or_else(|| Some(game.zones.len() + game.groups.get_index_of(name)?))?;
    i64::try_from(at + 1).ok()
}

impl Formula {
    /// Reads a formula of an operation with these parameters. `None` if the text is no formula or reads an unknown value.
    pub fn read(game: &Game, parameters: &[&str], text: &str) -> Option<Self> {
        Self::of(game, parameters, &term(text).ok()?)
    }

    fn of(game: &Game, parameters: &[&str], ast: &Ast) -> Option<Self> {
        let of = |ast: &Ast| Self::of(game, parameters, ast);
        let boxed = |ast: &Ast| of(ast).map(Box::new);
        Some(match &ast.kind {
            Kind::Number(number) => Formula::Number(*number),
            Kind::Minus(inner) => Formula::Minus(boxed(inner)?),
            Kind::Not(inner) => Formula::Not(boxed(inner)?),
            Kind::Binary(operator, left, right) => Formula::Binary(*operator, boxed(left)?, boxed(right)?),
            Kind::If(test, yes, no) => Formula::If(Box::new([of(test)?, of(yes)?, of(no)?])),
            Kind::Call(name, list) => {
                let list = list.iter().map(of).collect::<Option<Vec<_>>>()?;
                match name.as_str() {
                    "min" => Formula::Least(list),
                    "max" => Formula::Most(list),
                    _ => return None,
                }
            }
            Kind::Path(names) => match &names.iter().map(String::as_str).collect::<Vec<_>>()[..] {
                ["row", name] => Formula::Read(Known::Parameter(parameters.iter().position(|own| own == name)?)),
                [name] => return Self::name(game, name),
                _ => return None,
            },
            Kind::Member(..) => return None,
        })
    }

    fn name(game: &Game, name: &str) -> Option<Self> {
        let known = match name {
            "val" => Known::Val,
            "depth" => Known::Depth,
            "zone" => Known::Zone,
            "dest" => Known::Dest,
            "card" => Known::Card,
            "effects" => Known::Effects,
            "word" => Known::Word,
            _ => match game.numbers.get_index_of(name) {
                Some(at) => Known::Number(at),
                None => return place_code(game, name).map(Formula::Number),
            },
        };
        Some(Formula::Read(known))
    }

    /// The value; arithmetic saturates, and division by 0 is by 1.
    pub fn value(&self, of: &Values<'_>) -> i64 {
        let at = |list: &[i32], at: usize| i64::from(list.get(at).copied().unwrap_or(0));
        match self {
            Formula::Number(number) => *number,
            Formula::Read(known) => match *known {
                Known::Val => of.val,
                Known::Depth => of.depth,
                Known::Zone => of.zone,
                Known::Dest => of.dest,
                Known::Card => of.card,
                Known::Effects => of.effects,
                Known::Word => of.word,
                Known::Parameter(place) => at(of.parameters, place),
                Known::Number(place) => at(of.numbers, place),
            },
            Formula::Minus(inner) => inner.value(of).saturating_neg(),
            Formula::Not(inner) => i64::from(inner.value(of) == 0),
            Formula::Binary(operator, left, right) => apply(*operator, left.value(of), right.value(of)),
            Formula::If(parts) => {
                let [test, yes, no] = &**parts;
                if test.value(of) != 0 { yes.value(of) } else { no.value(of) }
            }
            Formula::Least(list) => list.iter().map(|one| one.value(of)).min().unwrap_or(0),
            Formula::Most(list) => list.iter().map(|one| one.value(of)).max().unwrap_or(0),
        }
    }
}

fn apply(operator: Operator, one: i64, other: i64) -> i64 {
    match operator {
        Operator::Or => i64::from(one != 0 || other != 0),
        Operator::And => i64::from(one != 0 && other != 0),
        Operator::Equal => i64::from(one == other),
        Operator::NotEqual => i64::from(one != other),
        Operator::Less => i64::from(one < other),
        Operator::AtMost => i64::from(one <= other),
        Operator::More => i64::from(one > other),
        Operator::AtLeast => i64::from(one >= other),
        Operator::In => 0,
        Operator::Add => one.saturating_add(other),
        Operator::Subtract => one.saturating_sub(other),
        Operator::Multiply => one.saturating_mul(other),
        Operator::Divide => one.checked_div(if other == 0 { 1 } else { other }).unwrap_or(i64::MAX),
    }
}
