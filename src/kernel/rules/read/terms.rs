//! Compiles expressions: looks up every name and checks every kind.

use super::problem::{Checked, wrong_kind, wrong_name, wrong_type};
use super::scope::{Param, Scope, Value, WordKind};
use crate::base::Message;
use crate::kernel::ids::{NumberId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::rules::term::{Arithmetic, Compare, Players, Selector, Term, Word};
use crate::message;
use crate::ruleset::syntax::{self, Ast, Kind, Operator};

/// Compiles the expressions of one scope.
#[derive(Clone, Copy)]
pub struct Terms<'g> {
    pub game: &'g Game,
    pub scope: &'g Scope,
}

/// The number of a selector of players as players.
pub fn players_of(selector: Selector) -> Players {
    match selector {
        Selector::Players(players) => players,
        other => Players::Of(Box::new(other)),
    }
}

/// Players as things to aim at.
pub fn selector_of(players: Players) -> Selector {
    match players {
        Players::Of(selector) => *selector,
        players => Selector::Players(players),
    }
}

impl<'g> Terms<'g> {
    pub fn new(game: &'g Game, scope: &'g Scope) -> Self {
        Self { game, scope }
    }

    /// Reads a number or a truth value.
    pub fn read_number(&self, text: &str) -> Checked<Term> {
        self.number(&parse(text)?)
    }

    /// Reads cards or players.
    pub fn read_selector(&self, text: &str) -> Checked<Selector> {
        self.selector(&parse(text)?)
    }

    /// A number; cards are true if there are any.
    pub fn number(&self, ast: &Ast) -> Checked<Term> {
        as_number(ast, self.value(ast, None)?)
    }

    pub fn boxed(&self, ast: &Ast) -> Checked<Box<Term>> {
        self.number(ast).map(Box::new)
    }

    /// Cards or players.
    pub fn selector(&self, ast: &Ast) -> Checked<Selector> {
        as_selector(ast, self.value(ast, None)?)
    }

    pub fn players(&self, ast: &Ast) -> Checked<Players> {
        match self.value(ast, None)? {
            Value::Players(players) => Ok(players),
            Value::Cards(selector) if may_be_players(&selector) => Ok(players_of(selector)),
            other => wrong_kind(ast, "expected-any-player", other.name()),
        }
    }

    /// A word of a kind.
    pub fn word(&self, ast: &Ast, wanted: &WordKind) -> Checked<Word> {
        match self.value(ast, Some(wanted))? {
            Value::Word(word, found) => {
                self.same_kind(ast, &found, wanted)?;
                Ok(word)
            }
            other => wrong_kind(ast, wanted.name(self.game), other.name()),
        }
    }

    fn same_kind(&self, ast: &Ast, found: &WordKind, wanted: &WordKind) -> Checked<()> {
        let fits = match (found, wanted) {
            (WordKind::Any, _) | (_, WordKind::Any) => true,
            (WordKind::Choice(words), kind) | (kind, WordKind::Choice(words)) => {
                kind.is_open(self.game) || kind.words(self.game).iter().any(|word| words.contains(word))
            }
            _ => found == wanted,
        };
        if fits {
            return Ok(());
        }
        wrong_kind(ast, wanted.name(self.game), found.name(self.game))
    }

    /// A part of an expression. A bare word of the wanted kind is that word.
    pub fn value(&self, ast: &Ast, wanted: Option<&WordKind>) -> Checked<Value> {
        match &ast.kind {
            Kind::Number(number) => match i32::try_from(*number) {
                Ok(number) => Ok(Value::Number(Term::Constant(number))),
                Err(_) => wrong_type(ast, message!("problem-number-size", number = *number, most = i32::MAX)),
            },
            Kind::Path(names) => {
                let mut names = names.iter();
                let Some(first) = names.next() else {
                    return wrong_type(ast, message!("problem-needed", wanted = Message::new("expected-name")));
                };
                let alone = names.len() == 0;
                let mut value = self.name(ast, first, if alone { wanted } else { None })?;
                for name in names {
                    value = self.member(ast, value, name)?;
                }
                Ok(value)
            }
            Kind::Member(of, name) => {
                let of = self.value(of, None)?;
                self.member(ast, of, name)
            }
            Kind::Call(name, arguments) => self.call(ast, name, arguments),
            Kind::Minus(inner) => Ok(Value::Number(match self.number(inner)? {
                Term::Constant(number) => Term::Constant(number.saturating_neg()),
                term => Term::Arithmetic(Arithmetic::Subtract, Box::new(Term::Constant(0)), Box::new(term)),
            })),
            Kind::Not(inner) => Ok(Value::Number(Term::Not(self.boxed(inner)?))),
            Kind::Binary(op, left, right) => self.binary(*op, left, right).map(Value::Number),
            Kind::If(test, yes, no) => {
                let test = self.boxed(test)?;
                match self.value(yes, None)? {
                    Value::Cards(yes) => {
                        let no = self.selector(no)?;
                        Ok(Value::Cards(Selector::If(test, Box::new(yes), Box::new(no))))
                    }
                    found => {
                        let yes = as_number(yes, found)?;
                        Ok(Value::Number(Term::If(test, Box::new(yes), self.boxed(no)?)))
                    }
                }
            }
        }
    }

    fn binary(&self, op: Operator, left: &Ast, right: &Ast) -> Checked<Term> {
        let arithmetic = |op| Ok(Term::Arithmetic(op, self.boxed(left)?, self.boxed(right)?));
        let compare = |op| Ok(Term::Compare(op, self.boxed(left)?, self.boxed(right)?));
        match op {
            Operator::Add => arithmetic(Arithmetic::Add),
            Operator::Subtract => arithmetic(Arithmetic::Subtract),
            Operator::Multiply => arithmetic(Arithmetic::Multiply),
            Operator::Divide => Ok(Term::Divide(self.boxed(left)?, self.boxed(right)?)),
            Operator::And => Ok(Term::And(self.boxed(left)?, self.boxed(right)?)),
            Operator::Or => Ok(Term::Or(self.boxed(left)?, self.boxed(right)?)),
            Operator::Less => compare(Compare::Less),
            Operator::AtMost => compare(Compare::AtMost),
            Operator::More => compare(Compare::More),
            Operator::AtLeast => compare(Compare::AtLeast),
            Operator::Equal => self.equal(left, right, Compare::Equal),
            Operator::NotEqual => self.equal(left, right, Compare::NotEqual),
            Operator::In => self.contained(left, right),
        }
    }

    /// `a == b`: a bare word on one side is of the kind of the other side.
    fn equal(&self, left: &Ast, right: &Ast, compare: Compare) -> Checked<Term> {
        let one = match self.value(left, None) {
            Ok(Value::Word(word, kind)) => {
                let other = self.word(right, &kind)?;
                return Ok(negated(Term::SameWord(word, other), compare));
            }
            one => one,
        };
        let other = match self.value(right, None) {
            // Only a bare name means something else where a word is wanted.
            Ok(Value::Word(word, kind)) if bare(left, "expected-name").is_ok() => {
                let one = self.word(left, &kind)?;
                return Ok(negated(Term::SameWord(one, word), compare));
            }
            other => other,
        };
        match (one?, other?) {
            (one @ (Value::Cards(_) | Value::Players(_)), other @ (Value::Cards(_) | Value::Players(_))) => {
                let (one, other) = (as_selector(left, one)?, as_selector(right, other)?);
                Ok(negated(Term::SameCards(Box::new(one), Box::new(other)), compare))
            }
            (one, other) => {
                let (one, other) = (as_number(left, one)?, as_number(right, other)?);
                Ok(Term::Compare(compare, Box::new(one), Box::new(other)))
            }
        }
    }

    /// `a in b`
    fn contained(&self, left: &Ast, right: &Ast) -> Checked<Term> {
        match self.value(right, None)? {
            Value::Set(selector, set) => match self.value(left, Some(&WordKind::Set(set)))? {
                Value::Word(word, kind) => {
                    self.same_kind(left, &kind, &WordKind::Set(set))?;
                    Ok(Term::WordIn(word, Box::new(selector), set))
                }
                Value::Set(inner, inner_set) => {
                    Ok(Term::WordsIn((Box::new(inner), inner_set), (Box::new(selector), set)))
                }
                other => wrong_kind(left, "expected-word", other.name()),
            },
            Value::Zones(zones) => {
                let word = self.word(left, &WordKind::Zone)?;
                Ok(Term::OneOf(word, self.zone_words(&zones)))
            }
            Value::Cards(selector) => {
                let cards = self.selector(left)?;
                Ok(Term::CardsIn(Box::new(cards), Box::new(selector)))
            }
            other => wrong_kind(right, "expected-container", other.name()),
        }
    }

    fn zone_words(&self, zones: &[ZoneId]) -> Box<[crate::kernel::ids::WordId]> {
        zones.iter().filter_map(|zone| self.game.zones.get_index(zone.index())).map(|(_, zone)| zone.word).collect()
    }

    /// The scope of a test of one card.
    pub fn test(&self, ast: &Ast) -> Checked<Box<Term>> {
        if self.scope.tests >= 2 {
            return wrong_type(ast, message!("problem-tests-nested"));
        }
        let scope = Scope { tests: self.scope.tests + 1, ..self.scope.looking() };
        Terms { game: self.game, scope: &scope }.boxed(ast)
    }

    /// A number of cards, by its name.
    pub fn number_id(&self, ast: &Ast) -> Checked<NumberId> {
        let name = bare(ast, "expected-card-number")?;
        match self.game.numbers.get_index_of(name).and_then(NumberId::at) {
            Some(id) => Ok(id),
            None => wrong_name(ast, name, "expected-card-number", keys(&self.game.numbers)),
        }
    }

    /// `param` where it is cards, for messages and `this` as a name.
    pub fn param(&self) -> Option<Value> {
        match &self.scope.param {
            Param::None => None,
            Param::Number => Some(Value::Number(Term::Param)),
            Param::Word(kind) => Some(Value::Word(Word::Param, kind.clone())),
            Param::Cards => Some(Value::Cards(Selector::Param)),
        }
    }
}

fn as_number(ast: &Ast, value: Value) -> Checked<Term> {
    match value {
        Value::Number(term) => Ok(term),
        Value::Cards(selector) => Ok(Term::Any(Box::new(selector), None)),
        other => wrong_kind(ast, "expected-number", other.name()),
    }
}

fn as_selector(ast: &Ast, value: Value) -> Checked<Selector> {
    match value {
        Value::Cards(selector) => Ok(selector),
        Value::Players(players) => Ok(selector_of(players)),
        other => wrong_kind(ast, "expected-some-cards", other.name()),
    }
}

/// Whether a selector may yield players.
pub fn may_be_players(selector: &Selector) -> bool {
    match selector {
        Selector::Zones(..) | Selector::This | Selector::Host | Selector::Under(_) | Selector::Worn(_) => false,
        Selector::All(inner, _) | Selector::Draw(_, inner, _) | Selector::Best(_, inner, _) => may_be_players(inner),
        Selector::Choose(choose) => may_be_players(&choose.from),
        _ => true,
    }
}

fn negated(term: Term, compare: Compare) -> Term {
    if compare == Compare::NotEqual { Term::Not(Box::new(term)) } else { term }
}

/// How deep a part of an expression can be: chains of operators nest too. Compiling and evaluating recurse that deep.
const MAX_DEPTH: usize = 128;

/// Reads the syntax of a term.
pub fn parse(text: &str) -> Checked<Ast> {
    let ast = syntax::term(text)?;
    shallow(&ast)?;
    Ok(ast)
}

/// Reads the syntax of statements.
pub fn parse_program(text: &str) -> Checked<Vec<Ast>> {
    let calls = syntax::program(text)?;
    calls.iter().try_for_each(shallow)?;
    Ok(calls)
}

fn shallow(ast: &Ast) -> Checked<()> {
    if depth(ast) > MAX_DEPTH {
        return wrong_type(ast, message!("problem-nesting", most = MAX_DEPTH));
    }
    Ok(())
}

fn depth(ast: &Ast) -> usize {
    1 + match &ast.kind {
        Kind::Number(_) | Kind::Path(_) => 0,
        Kind::Call(_, arguments) => arguments.iter().map(depth).max().unwrap_or(0),
        Kind::Member(inner, _) | Kind::Minus(inner) | Kind::Not(inner) => depth(inner),
        Kind::Binary(_, left, right) => depth(left).max(depth(right)),
        Kind::If(test, yes, no) => depth(test).max(depth(yes)).max(depth(no)),
    }
}

/// A name without dots; `kind` is the message of what it names.
pub fn bare<'a>(ast: &'a Ast, kind: &'static str) -> Checked<&'a str> {
    match &ast.kind {
        Kind::Path(names) if names.len() == 1 => Ok(&names[0]),
        _ => wrong_type(ast, message!("problem-needed", wanted = Message::new(kind))),
    }
}

/// The names of a table.
pub fn keys<T>(table: &crate::ruleset::Table<T>) -> impl Iterator<Item = &str> {
    table.keys().map(crate::base::Name::as_str)
}
