//! Checks expressions: looks up every name and checks every type.

use std::ops::Range;

use super::syntax::{self, Ast, Kind, Operator, SyntaxError};
use super::term::{Arithmetic, Compare, Owner, Term};
use super::vocabulary::{CounterId, QuantityId, Ruleset, Takes, ZoneId};
use crate::base::{Code, Message, closest};
use crate::message;

/// The maximum number of parts of a term after its quantities are inlined.
const MAX_SIZE: usize = 512;

/// The names that an expression may read.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each says whether one kind of thing can be read")]
pub struct Scope<'a> {
    pub rules: &'a Ruleset,
    val: bool,
    param: Option<&'a Takes>,
    card: bool,
    players: bool,
    unit: bool,
}

/// The type of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::enum_variant_names, reason = "a card type is called so in the field")]
pub enum Type {
    Number,
    Truth,
    Subtype,
    CardType,
    Setting(usize),
}

impl Type {
    fn name(self) -> &'static str {
        match self {
            Type::Number => "expected-number",
            Type::Truth => "expected-flag",
            Type::Subtype => "expected-subtype",
            Type::CardType => "expected-card-type",
            Type::Setting(_) => "expected-setting",
        }
    }
}

/// An error in an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpressionError {
    /// The byte range in the expression.
    pub span: Range<usize>,
    /// The code of the problem.
    pub code: Code,
    /// The error and what is expected instead.
    pub message: Message,
    /// The most similar known name.
    pub meant: Option<String>,
}

impl From<SyntaxError> for ExpressionError {
    fn from(error: SyntaxError) -> Self {
        let span = error.offset..error.offset;
        ExpressionError { span, code: Code::ExpressionSyntax, message: error.message, meant: None }
    }
}

/// The result of checking a part of an expression.
pub type Checked<T> = Result<T, ExpressionError>;

pub fn wrong_type<T>(ast: &Ast, message: Message) -> Checked<T> {
    Err(ExpressionError { span: ast.span.clone(), code: Code::ExpressionType, message, meant: None })
}

pub fn wrong_name<'a, T>(
    ast: &Ast,
    name: &str,
    kind: &'static str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Checked<T> {
    let meant = closest(name, candidates).map(str::to_owned);
    let message = message!("problem-unknown-name", name = name, kind = Message::new(kind));
    Err(ExpressionError { span: ast.span.clone(), code: Code::ExpressionName, message, meant })
}

impl<'a> Scope<'a> {
    /// An operation: reads the row's value, the card and both players.
    pub fn operation(rules: &'a Ruleset) -> Self {
        Self { rules, val: true, param: None, card: true, players: true, unit: false }
    }

    /// A condition: reads its parameter, the card and both players.
    pub fn condition(rules: &'a Ruleset, takes: &'a Takes) -> Self {
        Self { rules, val: false, param: Some(takes), card: true, players: true, unit: false }
    }

    /// A quantity: reads the card, both players, and the row's value unless it is fixed at the start.
    pub fn quantity(rules: &'a Ruleset, fixed: bool) -> Self {
        Self { rules, val: !fixed, param: None, card: true, players: true, unit: false }
    }

    /// The value of a player or hero before the game: reads the hero's numbers.
    pub fn hero(rules: &'a Ruleset) -> Self {
        Self { rules, val: false, param: None, card: false, players: false, unit: false }
    }

    /// What a passive adds: reads the row's value.
    pub fn passive(rules: &'a Ruleset) -> Self {
        Self { rules, val: true, param: None, card: false, players: false, unit: false }
    }

    /// Reads a number.
    pub fn number(&self, text: &str) -> Checked<Term> {
        self.whole(text, Type::Number)
    }

    /// Reads a truth value.
    pub fn truth(&self, text: &str) -> Checked<Term> {
        self.whole(text, Type::Truth)
    }

    fn whole(&self, text: &str, wanted: Type) -> Checked<Term> {
        let ast = syntax::term(text)?;
        let term = self.typed(&ast, wanted)?;
        Self::small(&ast, &term)
    }

    /// The folded term, if it is not too large.
    pub fn small(ast: &Ast, term: &Term) -> Checked<Term> {
        let term = term.fold(&super::term::Known::default());
        if term.size() > MAX_SIZE {
            return wrong_type(ast, message!("problem-term-size", most = MAX_SIZE));
        }
        Ok(term)
    }

    pub fn typed(&self, ast: &Ast, wanted: Type) -> Checked<Term> {
        let (term, found) = self.term(ast, Some(wanted))?;
        if found == wanted {
            Ok(term)
        } else {
            let (wanted, found) = (Message::new(wanted.name()), Message::new(found.name()));
            wrong_type(ast, message!("problem-expected", wanted = wanted, found = found))
        }
    }

    pub fn boxed(&self, ast: &Ast, wanted: Type) -> Checked<Box<Term>> {
        self.typed(ast, wanted).map(Box::new)
    }

    /// A term and its type. A bare word is looked up among the values first, then among the words of the wanted type.
    fn term(&self, ast: &Ast, wanted: Option<Type>) -> Checked<(Term, Type)> {
        match &ast.kind {
            Kind::Number(number) => match i32::try_from(*number) {
                Ok(number) => Ok((Term::Constant(number), Type::Number)),
                Err(_) => wrong_type(ast, message!("problem-number-size", number = *number, most = i32::MAX)),
            },
            Kind::Path(names) => match &names[..] {
                [name] => self.word(ast, name, wanted),
                [first, second] => self.member(ast, first, second),
                _ => wrong_name(ast, &names.join("."), "expected-readable", []),
            },
            Kind::Call(name, arguments) => self.call(ast, name, arguments),
            Kind::Member(_, name) => wrong_name(ast, name, "something that can be read", []),
            Kind::Minus(inner) => {
                let inner = self.boxed(inner, Type::Number)?;
                Ok((Term::Arithmetic(Arithmetic::Subtract, Box::new(Term::Constant(0)), inner), Type::Number))
            }
            Kind::Not(inner) => Ok((Term::Not(self.boxed(inner, Type::Truth)?), Type::Truth)),
            Kind::Binary(op, left, right) => self.binary(*op, left, right),
            Kind::If(test, yes, no) => {
                let test = self.boxed(test, Type::Truth)?;
                let (yes, kind) = self.term(yes, wanted)?;
                let no = self.boxed(no, kind)?;
                Ok((Term::If(test, Box::new(yes), no), kind))
            }
        }
    }

    fn binary(&self, op: Operator, left: &Ast, right: &Ast) -> Checked<(Term, Type)> {
        let arithmetic = |op| -> Checked<(Term, Type)> {
            let (left, right) = (self.boxed(left, Type::Number)?, self.boxed(right, Type::Number)?);
            Ok((Term::Arithmetic(op, left, right), Type::Number))
        };
        let order = |compare| -> Checked<(Term, Type)> {
            let (left, right) = (self.boxed(left, Type::Number)?, self.boxed(right, Type::Number)?);
            Ok((Term::Compare(compare, left, right), Type::Truth))
        };
        match op {
            Operator::Add => arithmetic(Arithmetic::Add),
            Operator::Subtract => arithmetic(Arithmetic::Subtract),
            Operator::Multiply => arithmetic(Arithmetic::Multiply),
            Operator::Divide => {
                let number = self.boxed(left, Type::Number)?;
                Ok((Term::Divide(number, self.divisor(right)?), Type::Number))
            }
            Operator::And => {
                let (left, right) = (self.boxed(left, Type::Truth)?, self.boxed(right, Type::Truth)?);
                Ok((Term::And(left, right), Type::Truth))
            }
            Operator::Or => {
                let (left, right) = (self.boxed(left, Type::Truth)?, self.boxed(right, Type::Truth)?);
                Ok((Term::Or(left, right), Type::Truth))
            }
            Operator::Less => order(Compare::Less),
            Operator::AtMost => order(Compare::AtMost),
            Operator::More => order(Compare::More),
            Operator::AtLeast => order(Compare::AtLeast),
            Operator::In => wrong_type(right, message!("problem-no-word-sets")),
            Operator::Equal | Operator::NotEqual => {
                let compare = if op == Operator::Equal { Compare::Equal } else { Compare::NotEqual };
                // A word such as `action` has no type of its own, so it gets the type of the other operand.
                let (left, right) = match self.term(left, None) {
                    Ok((term, kind)) => (term, self.typed(right, kind)?),
                    Err(error) => match self.term(right, None) {
                        Ok((term, kind)) => (self.typed(left, kind)?, term),
                        Err(_) => return Err(error),
                    },
                };
                Ok((Term::Compare(compare, Box::new(left), Box::new(right)), Type::Truth))
            }
        }
    }

    fn word(&self, ast: &Ast, name: &str, wanted: Option<Type>) -> Checked<(Term, Type)> {
        let rules = self.rules;
        if name == "val" && self.val {
            return Ok((Term::Val, Type::Number));
        }
        if name == "param" {
            match self.param {
                Some(Takes::Number(_)) => return Ok((Term::Param, Type::Number)),
                Some(Takes::Subtype) => return Ok((Term::Param, Type::Subtype)),
                _ => {}
            }
        }
        if self.unit {
            match name {
                "subtype" => return Ok((Term::UnitSubtype, Type::Subtype)),
                "type" => return Ok((Term::UnitType, Type::CardType)),
                _ => {
                    if let Some(id) = rules.number_id(name) {
                        return Ok((Term::UnitNumber(id), Type::Number));
                    }
                }
            }
        }
        if !self.players
            && let Some(id) = rules.hero_number_id(name)
        {
            return Ok((Term::Hero(Owner::Own, id), Type::Number));
        }
        if self.players {
            if let Some(id) = rules.tally_id(name) {
                return Ok((Term::Tally(id), Type::Number));
            }
            if let Some(id) = rules.quantity_id(name) {
                return self.quantity_of(ast, name, Owner::Own, id);
            }
        }
        if let Some((at, _, setting)) = rules.settings.get_full(name) {
            return Ok((constant(setting.is), Type::Setting(at)));
        }
        self.symbol(ast, name, wanted)
    }

    /// A word of a type: a subtype, a card type, a choice of a setting.
    fn symbol(&self, ast: &Ast, name: &str, wanted: Option<Type>) -> Checked<(Term, Type)> {
        let rules = self.rules;
        let index = match wanted {
            Some(Type::Subtype) => rules.subtypes.get_index_of(name),
            Some(Type::CardType) => rules.card_types.get_index_of(name),
            Some(Type::Setting(at)) => rules.settings[at].of.iter().position(|choice| choice == name),
            _ => None,
        };
        match (index, wanted) {
            (Some(index), Some(kind)) => Ok((constant(index), kind)),
            (None, Some(Type::Subtype)) => wrong_name(ast, name, "expected-subtype", keys(&rules.subtypes)),
            (None, Some(Type::CardType)) => wrong_name(ast, name, "expected-card-type", keys(&rules.card_types)),
            (None, Some(Type::Setting(at))) => {
                let choices = rules.settings[at].of.iter().map(crate::base::Name::as_str);
                wrong_name(ast, name, "expected-setting-choice", choices)
            }
            _ => {
                let mut known = vec!["self", "opponent", "card"];
                known.extend(self.val.then_some("val"));
                known.extend(self.param.is_some().then_some("param"));
                known.extend(keys(&rules.tallies).chain(keys(&rules.quantities)).chain(keys(&rules.settings)));
                if self.unit {
                    known.extend(keys(&rules.numbers).chain(["subtype", "type"]));
                }
                if !self.players {
                    known.extend(keys(&rules.hero_numbers));
                }
                wrong_name(ast, name, "expected-readable", known)
            }
        }
    }

    /// `self.x`, `opponent.x` and `card.x`.
    fn member(&self, ast: &Ast, first: &str, second: &str) -> Checked<(Term, Type)> {
        let rules = self.rules;
        if first == "card" && self.card {
            return match (second, rules.number_id(second)) {
                ("type", _) => Ok((Term::CardType, Type::CardType)),
                ("book", _) => Ok((Term::CardBook, Type::Number)),
                (_, Some(id)) => Ok((Term::CardNumber(id), Type::Number)),
                _ => {
                    let known = keys(&rules.numbers).chain(["type", "book"]);
                    wrong_name(ast, &format!("card.{second}"), "expected-card-member", known)
                }
            };
        }
        let Some(owner) = self.owner(first) else {
            return wrong_name(ast, first, "expected-player", ["self", "opponent", "card"]);
        };
        if self.players
            && let Some(id) = rules.counter_id(second)
        {
            return Ok((Term::Counter(owner, id), Type::Number));
        }
        if let Some(id) = rules.hero_number_id(second) {
            return Ok((Term::Hero(owner, id), Type::Number));
        }
        if self.players {
            if second == "book" {
                return Ok((Term::Book(owner), Type::Number));
            }
            if let Some(id) = rules.quantity_id(second) {
                return self.quantity_of(ast, second, owner, id);
            }
            if rules.zone_id(second).is_some() {
                return wrong_type(ast, message!("problem-zone-as-number", form = format!("count({first}.{second})")));
            }
        }
        let known =
            keys(&rules.counters).chain(keys(&rules.hero_numbers)).chain(keys(&rules.quantities)).chain(["book"]);
        let meant = closest(second, known).map(|word| format!("{first}.{word}"));
        let kind = Message::new("expected-player-member");
        let message = message!("problem-unknown-name", name = format!("{first}.{second}"), kind = kind);
        Err(ExpressionError { span: ast.span.clone(), code: Code::ExpressionName, message, meant })
    }

    /// A quantity: the sum of passives, a value fixed at the start, or its own term inlined.
    fn quantity_of(&self, ast: &Ast, name: &str, owner: Owner, id: QuantityId) -> Checked<(Term, Type)> {
        let (_, quantity) = self.rules.quantity(id);
        let term = match &quantity.is {
            None => Term::Passives(owner, id),
            Some(_) if quantity.fixed && owner == Owner::Own => Term::Fixed(id),
            Some(_) if quantity.fixed => {
                return wrong_type(ast, message!("problem-fixed-for-owner", name = name));
            }
            Some(term) => {
                let mut reads_val = false;
                term.visit(&mut |part| reads_val |= *part == Term::Val);
                if reads_val && !self.val {
                    return wrong_type(ast, message!("problem-needs-val", name = name));
                }
                if owner == Owner::Own { term.clone() } else { term.flip() }
            }
        };
        Ok((term, Type::Number))
    }

    fn call(&self, ast: &Ast, name: &str, arguments: &[Ast]) -> Checked<(Term, Type)> {
        match (name, arguments) {
            ("round", [number, by]) => {
                let number = self.boxed(number, Type::Number)?;
                Ok((Term::Round(number, self.divisor(by)?), Type::Number))
            }
            ("min" | "max", [left, right]) => {
                let op = if name == "min" { Arithmetic::Least } else { Arithmetic::Most };
                let (left, right) = (self.boxed(left, Type::Number)?, self.boxed(right, Type::Number)?);
                Ok((Term::Arithmetic(op, left, right), Type::Number))
            }
            ("count", [zone]) => {
                let (owner, zone) = self.zone(zone)?;
                Ok((Term::Count(owner, zone, None), Type::Number))
            }
            ("count", [zone, test]) => {
                let (owner, zone) = self.zone(zone)?;
                let test = Box::new(self.test(test)?);
                Ok((Term::Count(owner, zone, Some(test)), Type::Number))
            }
            ("any", [zone, test]) => {
                let (owner, zone) = self.zone(zone)?;
                let test = Box::new(self.test(test)?);
                Ok((Term::Any(owner, zone, test), Type::Truth))
            }
            ("round" | "min" | "max" | "count" | "any", _) => wrong_type(ast, usage(name)),
            _ => wrong_name(ast, name, "expected-function", ["round", "min", "max", "count", "any"]),
        }
    }

    /// A test of one card of a zone. It must not iterate over a zone itself, so that the cost of a term is
    /// proportional to its size.
    pub fn test(&self, ast: &Ast) -> Checked<Term> {
        let test = self.looking().typed(ast, Type::Truth)?;
        let mut looks = false;
        test.visit(&mut |part| looks |= matches!(part, Term::Any(..) | Term::Count(_, _, Some(_))));
        if looks {
            return wrong_type(ast, message!("problem-test-in-test"));
        }
        Self::small(ast, &test)
    }

    /// The same scope with the fields of the card being tested.
    pub fn looking(&self) -> Self {
        Self { unit: true, ..*self }
    }

    pub fn divisor(&self, ast: &Ast) -> Checked<i32> {
        match self.typed(ast, Type::Number)?.fold(&super::term::Known::default()) {
            Term::Constant(by) if by >= 1 => Ok(by),
            _ => wrong_type(ast, message!("problem-divisor")),
        }
    }

    pub fn owner(&self, name: &str) -> Option<Owner> {
        match name {
            "self" => Some(Owner::Own),
            "opponent" if self.players => Some(Owner::Other),
            _ => None,
        }
    }

    pub fn zone(&self, ast: &Ast) -> Checked<(Owner, ZoneId)> {
        if let Kind::Path(names) = &ast.kind
            && let [player, zone] = &names[..]
            && let Some(owner) = self.owner(player)
        {
            return match self.rules.zone_id(zone) {
                Some(id) => Ok((owner, id)),
                None => wrong_name(ast, zone, "expected-zone", keys(&self.rules.zones)),
            };
        }
        wrong_type(ast, needed("expected-zone-path"))
    }

    pub fn counter(&self, ast: &Ast) -> Checked<(Owner, CounterId)> {
        if let Kind::Path(names) = &ast.kind
            && let [player, counter] = &names[..]
            && let Some(owner) = self.owner(player)
        {
            return match self.rules.counter_id(counter) {
                Some(id) => Ok((owner, id)),
                None => wrong_name(ast, counter, "expected-counter", keys(&self.rules.counters)),
            };
        }
        wrong_type(ast, needed("expected-counter-path"))
    }
}

/// The message that something else is needed here. `kind` is the id of the message that names it.
pub fn needed(kind: &'static str) -> Message {
    message!("problem-needed", wanted = Message::new(kind))
}

/// The message with the syntax of a function or effect.
pub fn usage(name: &str) -> Message {
    let form = match name {
        "round" => "round(number, by)",
        "min" => "min(a, b)",
        "max" => "max(a, b)",
        "count" => "count(zone) or count(zone, test)",
        "any" => "any(zone, test)",
        "all" => "all(zone) or all(zone, test)",
        "choose" => "choose(zone)",
        "top" => "top(zone, number)",
        "bottom" => "bottom(zone, number)",
        "random" => "random(zone, number)",
        "gain" => "gain(counter, number)",
        "lose" => "lose(counter, number)",
        "set" => "set(counter, number) or set(counter, number, duration)",
        "damage" => "damage(player or cards, number)",
        "modify" => "modify(cards, number's name, change, duration)",
        "move" => "move(cards, zone)",
        "destroy" => "destroy(cards)",
        "negate" => "negate()",
        _ => "resolve_again(zone)",
    };
    message!("problem-usage", name = name, form = form)
}

fn constant(index: usize) -> Term {
    Term::Constant(i32::try_from(index).unwrap_or(i32::MAX))
}

/// The names of a table.
pub fn keys<T>(table: &super::vocabulary::Table<T>) -> impl Iterator<Item = &str> {
    table.keys().map(crate::base::Name::as_str)
}
