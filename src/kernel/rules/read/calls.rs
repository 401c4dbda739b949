//! Compiles functions in expressions.

use super::problem::{Checked, wrong_kind, wrong_name, wrong_type, wrong_usage};
use super::scope::{Value, WordKind};
use super::terms::{Terms, bare, keys};
use crate::kernel::ids::{TimingId, ZoneId};
use crate::kernel::rules::term::{Arithmetic, Choose, ChooseKind, End, Extreme, Native, Players, Selector, Term};
use crate::message;
use crate::ruleset::syntax::Ast;

/// The functions and how they are written.
const FUNCTIONS: [(&str, &[&str]); 25] = [
    ("count", &["count(cards)", "count(cards, test)"]),
    ("any", &["any(cards)", "any(cards, test)"]),
    ("sum", &["sum(cards, number)"]),
    ("has", &["has(cards, word)"]),
    ("bears", &["bears(card, timing)"]),
    ("room", &["room(zone)"]),
    ("price", &["price(card)"]),
    ("min", &["min(a, b)"]),
    ("max", &["max(a, b)"]),
    ("round", &["round(number, by)"]),
    ("all", &["all(cards)", "all(cards, test)"]),
    ("top", &["top(zone)", "top(zone, number)"]),
    ("bottom", &["bottom(zone)", "bottom(zone, number)"]),
    ("random", &["random(cards)", "random(cards, number)"]),
    ("most", &["most(cards, number)"]),
    ("least", &["least(cards, number)"]),
    ("choose", &["choose(cards)", "choose(cards, number)", "choose(cards, number, test)"]),
    ("upto", &["upto(cards, number)", "upto(cards, number, test)"]),
    ("theirs", &["theirs(cards)", "theirs(cards, number)", "theirs(cards, number, test)"]),
    ("fitting", &["fitting(cards)"]),
    ("fit", &["fit(cards)"]),
    ("under", &["under(card)"]),
    ("worn", &["worn(card)"]),
    ("host", &["host(card)"]),
    ("rows", &["rows(cards)"]),
];

/// What only the `values` of players can read.
const NATIVES: [(&str, Native, &[&str]); 6] = [
    ("trade", Native::Trade, &["trade(card, target)"]),
    ("beats", Native::Beats, &["beats(card, target)"]),
    ("plays", Native::Plays, &["plays(card)"]),
    ("blind", Native::Blind, &["blind(card)"]),
    ("body", Native::Body, &["body(card)"]),
    ("wins", Native::Wins, &["wins(card)"]),
];

impl Terms<'_> {
    /// `name(arguments)`
    pub fn call(&self, ast: &Ast, name: &str, arguments: &[Ast]) -> Checked<Value> {
        let cards = |ast: &Ast| self.selector(ast).map(Box::new);
        let number = |term: Term| Ok(Value::Number(term));
        let selected = |selector: Selector| Ok(Value::Cards(selector));
        match (name, arguments) {
            ("round", [of, by]) => number(Term::Round(self.boxed(of)?, self.boxed(by)?)),
            ("min" | "max", [first, rest @ ..]) if !rest.is_empty() => {
                let op = if name == "min" { Arithmetic::Least } else { Arithmetic::Most };
                let mut term = self.number(first)?;
                for other in rest {
                    term = Term::Arithmetic(op, Box::new(term), self.boxed(other)?);
                }
                number(term)
            }
            ("count", [of]) => number(Term::Count(cards(of)?, None)),
            ("count", [of, test]) => number(Term::Count(cards(of)?, Some(self.test(test)?))),
            ("any", [of]) => number(Term::Any(cards(of)?, None)),
            ("any", [of, test]) => number(Term::Any(cards(of)?, Some(self.test(test)?))),
            ("sum", [of, term]) => number(Term::Sum(cards(of)?, self.test(term)?)),
            ("has", [of, word]) => number(Term::Has(cards(of)?, self.word(word, &WordKind::Keyword)?)),
            ("bears", [of, timing]) => number(Term::Bears(cards(of)?, self.timing_id(timing)?)),
            ("room", [zone]) => {
                let (players, zone) = self.zone(zone)?;
                number(Term::Room(players, zone))
            }
            ("price", [card]) => number(Term::Price(cards(card)?)),
            ("all", [of]) => self.selector(of).map(Value::Cards),
            ("all", [of, test]) => selected(Selector::All(cards(of)?, self.test(test)?)),
            ("top" | "bottom" | "random", [of, rest @ ..]) if rest.len() <= 1 => {
                let end = match name {
                    "top" => End::Top,
                    "bottom" => End::Bottom,
                    _ => End::Random,
                };
                selected(Selector::Draw(end, cards(of)?, Box::new(self.amount(rest.first())?)))
            }
            ("most" | "least", [of, by]) => {
                let extreme = if name == "most" { Extreme::Most } else { Extreme::Least };
                selected(Selector::Best(extreme, cards(of)?, self.test(by)?))
            }
            ("choose" | "upto" | "theirs", [of, rest @ ..]) if rest.len() <= 2 => {
                if name == "upto" && rest.is_empty() {
                    return wrong_usage(ast, name, usage(name));
                }
                let from = self.selector(of)?;
                let side = side_of(&from);
                let kind = match name {
                    "choose" => ChooseKind::Exactly,
                    "upto" => ChooseKind::UpTo,
                    _ => ChooseKind::Theirs,
                };
                let count = self.amount(rest.first())?;
                let test = rest.get(1).map(|test| self.test(test)).transpose()?.map(|test| *test);
                selected(Selector::Choose(Box::new(Choose { from, count, test, kind, side })))
            }
            ("fitting", [of]) => {
                if !self.scope.fitting {
                    return wrong_type(ast, message!("problem-no-filters"));
                }
                selected(Selector::Fitting(cards(of)?))
            }
            ("fit", [of]) => {
                if !self.scope.fit {
                    return wrong_type(ast, message!("problem-no-target"));
                }
                selected(Selector::Fit(cards(of)?))
            }
            ("under", [of]) => selected(Selector::Under(cards(of)?)),
            ("worn", [of]) => selected(Selector::Worn(cards(of)?)),
            ("host", [of]) => selected(Selector::HostOf(cards(of)?)),
            ("rows", [of]) => self.selector(of).map(Value::Rows),
            _ if self.scope.natives && NATIVES.iter().any(|(native, ..)| *native == name) => {
                self.native(ast, name, arguments).map(Value::Number)
            }
            _ if FUNCTIONS.iter().any(|(function, _)| *function == name) => wrong_usage(ast, name, usage(name)),
            _ => {
                let natives = NATIVES.iter().filter(|_| self.scope.natives).map(|(name, ..)| *name);
                wrong_name(ast, name, "expected-function", FUNCTIONS.iter().map(|(name, _)| *name).chain(natives))
            }
        }
    }

    /// What the players of the program work out.
    fn native(&self, ast: &Ast, name: &str, arguments: &[Ast]) -> Checked<Term> {
        let cards = |ast: &Ast| self.selector(ast).map(Box::new);
        let Some((_, native, forms)) = NATIVES.iter().find(|(native, ..)| *native == name) else {
            return wrong_usage(ast, name, &[]);
        };
        match (native, arguments) {
            (Native::Trade | Native::Beats, [of, with]) => Ok(Term::Native(*native, cards(of)?, Some(cards(with)?))),
            (Native::Plays | Native::Blind | Native::Body | Native::Wins, [of]) => {
                Ok(Term::Native(*native, cards(of)?, None))
            }
            _ => wrong_usage(ast, name, forms),
        }
    }

    /// The number of cards of a choice: 1 if it is not written.
    fn amount(&self, ast: Option<&Ast>) -> Checked<Term> {
        ast.map_or(Ok(Term::Constant(1)), |ast| self.number(ast))
    }

    /// A timing by its name.
    pub fn timing_id(&self, ast: &Ast) -> Checked<TimingId> {
        let name = bare(ast, "expected-timing")?;
        match self.game.timings.get_index_of(name).and_then(TimingId::at) {
            Some(id) => Ok(id),
            None => wrong_name(ast, name, "expected-timing", keys(&self.game.timings)),
        }
    }

    /// One zone of a player, such as `self.hand`.
    pub fn zone(&self, ast: &Ast) -> Checked<(Players, ZoneId)> {
        match self.value(ast, None)? {
            Value::Cards(Selector::Zones(players, zones)) if zones.len() == 1 => Ok((players, zones[0])),
            other => wrong_kind(ast, "expected-zone-path", other.name()),
        }
    }
}

/// From whose zone cards are chosen.
fn side_of(selector: &Selector) -> Players {
    match selector {
        Selector::Zones(players, _) => players.clone(),
        Selector::All(inner, _)
        | Selector::Draw(_, inner, _)
        | Selector::Best(_, inner, _)
        | Selector::Fitting(inner)
        | Selector::Fit(inner) => side_of(inner),
        Selector::Choose(choose) => side_of(&choose.from),
        _ => Players::Own,
    }
}

/// How a function is written.
fn usage(name: &str) -> &'static [&'static str] {
    FUNCTIONS.iter().find(|(function, _)| *function == name).map_or(&[], |(_, usage)| usage)
}
