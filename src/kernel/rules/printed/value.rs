//! Evaluates expressions over printed cards: numbers, words and sets of words, as `checks` and `deck` of a ruleset read
//! them.

use super::super::read::problem::{Checked, wrong_kind, wrong_name, wrong_type};
use crate::base::Message;
use crate::kernel::ids::WordId;
use crate::kernel::rules::{Definition, Game};
use crate::message;
use crate::ruleset::syntax::{Ast, Kind, Operator};

/// What an expression is evaluated over.
#[derive(Clone, Copy)]
pub struct Looked<'g> {
    pub game: &'g Game,
    pub card: &'g Definition,
    /// The leader of the card's deck.
    pub leader: Option<&'g Definition>,
    /// The cards of its deck besides the leader.
    pub deck: &'g [&'g Definition],
    /// The card that `any` looks at; else `it` is the card itself.
    pub it: Option<&'g Definition>,
    /// The abilities and rows of a card that is not compiled.
    pub counts: Option<(usize, usize)>,
}

/// The value of an expression.
#[derive(Clone, Debug, PartialEq)]
enum Value {
    Number(i64),
    Word(WordId),
    Words(Vec<WordId>),
}

/// Names of a printed card besides its numbers and sets of words.
const NAMES: [&str; 8] = ["type", "class", "subtype", "id", "abilities", "rows", "token", PARTNERS];

/// How many cards of the registry fit the card's filters.
const PARTNERS: &str = "partners";

/// Whether an expression looks at other cards of the registry.
pub fn is_across(ast: &Ast) -> bool {
    match &ast.kind {
        Kind::Number(_) => false,
        Kind::Path(names) => names.last().is_some_and(|name| name == PARTNERS),
        Kind::Call(_, arguments) => arguments.iter().any(is_across),
        Kind::Member(inner, _) | Kind::Minus(inner) | Kind::Not(inner) => is_across(inner),
        Kind::Binary(_, one, other) => is_across(one) || is_across(other),
        Kind::If(test, yes, no) => [test, yes, no].into_iter().any(|part| is_across(part)),
    }
}

/// Whether an expression holds.
///
/// # Errors
///
/// If it names something that no printed card has, or compares things of different kinds. This depends on the names
/// alone, so that evaluating it once for any card shows it.
pub fn evaluate(looked: &Looked<'_>, ast: &Ast) -> Checked<bool> {
    looked.number(ast).map(|number| number != 0)
}

impl<'g> Looked<'g> {
    /// A card alone.
    pub fn of(game: &'g Game, card: &'g Definition) -> Self {
        Self { game, card, leader: None, deck: &[], it: None, counts: None }
    }
}

impl Looked<'_> {
    fn number(&self, ast: &Ast) -> Checked<i64> {
        match self.value(ast)? {
            Value::Number(number) => Ok(number),
            Value::Word(_) => wrong_kind(ast, "expected-number", "expected-word"),
            Value::Words(_) => wrong_kind(ast, "expected-number", "expected-word-set"),
        }
    }

    fn value(&self, ast: &Ast) -> Checked<Value> {
        Ok(match &ast.kind {
            Kind::Number(number) => Value::Number(*number),
            Kind::Path(names) => match &names[..] {
                [name] => return self.name(ast, name),
                [of, name] if of == "it" => return self.member(ast, self.it.unwrap_or(self.card), name),
                [of, name] if of == "leader" => return self.member(ast, self.leader.unwrap_or(self.card), name),
                _ => return wrong_name(ast, &names.join("."), "expected-readable", []),
            },
            Kind::Call(name, arguments) => return self.call(ast, name, arguments),
            Kind::Member(..) => return wrong_type(ast, message!("problem-needed", wanted = readable())),
            Kind::Minus(inner) => Value::Number(self.number(inner)?.saturating_neg()),
            Kind::Not(inner) => Value::Number(i64::from(self.number(inner)? == 0)),
            Kind::Binary(operator, left, right) => Value::Number(self.binary(*operator, left, right)?),
            Kind::If(test, yes, no) => {
                let (test, yes, no) = (self.number(test)?, self.value(yes)?, self.value(no)?);
                if test != 0 { yes } else { no }
            }
        })
    }

    /// A bare name: of the card, a lever, or a word of the ruleset.
    fn name(&self, ast: &Ast, name: &str) -> Checked<Value> {
        if let Some(value) = self.of_card(self.card, name) {
            return Ok(value);
        }
        if let Some(lever) = self.game.levers.get(name) {
            return Ok(Value::Number(i64::from(*lever)));
        }
        match self.game.word_of(name) {
            Some(word) => Ok(Value::Word(word)),
            None => wrong_name(ast, name, "expected-readable", self.names()),
        }
    }

    fn member(&self, ast: &Ast, card: &Definition, name: &str) -> Checked<Value> {
        match self.of_card(card, name) {
            Some(value) => Ok(value),
            None => wrong_name(ast, name, "expected-card-member", self.names()),
        }
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        let game = self.game;
        let tables = game.numbers.keys().chain(game.word_sets.keys()).chain(game.levers.keys());
        NAMES.into_iter().chain(tables.map(crate::base::Name::as_str))
    }

    fn of_card(&self, card: &Definition, name: &str) -> Option<Value> {
        let game = self.game;
        if let Some(at) = game.numbers.get_index_of(name) {
            return Some(Value::Number(card.numbers.get(at).copied().unwrap_or(0).into()));
        }
        if let Some(at) = game.word_sets.get_index_of(name) {
            return Some(Value::Words(card.words.get(at).map(|words| words.to_vec()).unwrap_or_default()));
        }
        let card_type = game.card_types.get_index(card.card_type.index()).map(|(_, entry)| entry);
        let count = |number: usize| Value::Number(i64::try_from(number).unwrap_or(i64::MAX));
        Some(match name {
            "type" => Value::Word(card_type.map_or_else(WordId::default, |entry| entry.word)),
            "class" => Value::Word(card_type.map_or_else(WordId::default, |entry| entry.class)),
            "subtype" => Value::Word(card.subtype.unwrap_or_default()),
            "id" => Value::Word(card.id),
            "abilities" => count(self.counts.map_or(card.abilities.len(), |(abilities, _)| abilities)),
            "rows" => {
                let compiled = || card.abilities.iter().map(|id| game.ability(*id).rows.len()).sum();
                count(self.counts.map_or_else(compiled, |(_, rows)| rows))
            }
            "token" => Value::Number(card.is_token.into()),
            PARTNERS => count(game.partners(card)),
            _ => return None,
        })
    }

    fn binary(&self, operator: Operator, left: &Ast, right: &Ast) -> Checked<i64> {
        let (one, other) = (self.value(left)?, self.value(right)?);
        Ok(match (operator, one, other) {
            (Operator::Equal, one, other) => i64::from(same(right, &one, &other)?),
            (Operator::NotEqual, one, other) => i64::from(!same(right, &one, &other)?),
            (Operator::In, Value::Word(word), Value::Words(words)) => i64::from(words.contains(&word)),
            (Operator::In, Value::Words(some), Value::Words(words)) => {
                i64::from(some.iter().all(|word| words.contains(word)))
            }
            (Operator::In, ..) => return wrong_type(right, message!("problem-needed", wanted = word_set())),
            (operator, Value::Number(one), Value::Number(other)) => arithmetic(operator, one, other),
            (_, Value::Number(_), _) => return wrong_type(right, message!("problem-needed", wanted = number())),
            _ => return wrong_type(left, message!("problem-needed", wanted = number())),
        })
    }

    fn call(&self, ast: &Ast, name: &str, arguments: &[Ast]) -> Checked<Value> {
        match (name, arguments) {
            ("min" | "max", [first, rest @ ..]) => {
                let mut found = self.number(first)?;
                for other in rest {
                    let other = self.number(other)?;
                    found = if name == "min" { found.min(other) } else { found.max(other) };
                }
                Ok(Value::Number(found))
            }
            // Whether a card of the deck fulfils the test, in which `it` is that card. It is done once without a deck, so that
            // faults of the test show.
            ("any", [test]) => {
                let mut found = 0;
                for it in self.deck.iter().copied().chain(self.deck.is_empty().then_some(self.card)) {
                    found |= i64::from(Looked { it: Some(it), ..*self }.number(test)? != 0);
                }
                Ok(Value::Number(found))
            }
            ("count", [words]) => match self.value(words)? {
                Value::Words(words) => Ok(Value::Number(i64::try_from(words.len()).unwrap_or(i64::MAX))),
                _ => wrong_type(words, message!("problem-needed", wanted = word_set())),
            },
            _ => wrong_name(ast, name, "expected-function", ["any", "min", "max", "count"]),
        }
    }
}

fn arithmetic(operator: Operator, one: i64, other: i64) -> i64 {
    match operator {
        Operator::Or => i64::from(one != 0 || other != 0),
        Operator::And => i64::from(one != 0 && other != 0),
        Operator::Less => i64::from(one < other),
        Operator::AtMost => i64::from(one <= other),
        Operator::More => i64::from(one > other),
        Operator::AtLeast => i64::from(one >= other),
        Operator::Add => one.saturating_add(other),
        Operator::Subtract => one.saturating_sub(other),
        Operator::Multiply => one.saturating_mul(other),
        Operator::Divide => one.div_euclid(other.max(1)),
        Operator::Equal | Operator::NotEqual | Operator::In => 0,
    }
}

fn number() -> Message {
    Message::new("expected-number")
}

fn readable() -> Message {
    Message::new("expected-readable")
}

fn word_set() -> Message {
    Message::new("expected-word-set")
}

fn same(ast: &Ast, one: &Value, other: &Value) -> Checked<bool> {
    match (one, other) {
        (Value::Number(_), Value::Number(_))
        | (Value::Word(_), Value::Word(_))
        | (Value::Words(_), Value::Words(_)) => Ok(one == other),
        (Value::Number(_), _) => wrong_type(ast, message!("problem-needed", wanted = number())),
        (Value::Word(_), _) => wrong_kind(ast, "expected-word", "expected-number"),
        (Value::Words(_), _) => wrong_type(ast, message!("problem-needed", wanted = word_set())),
    }
}
