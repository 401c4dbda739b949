//! What predicates say of cards.

use std::cell::Cell;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use serde_json::Value;

use super::statements::{Function, Functions, Statement};
use super::syntax::{Loop, Term};
use crate::generate::shape::greatest_common;

/// A value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Datum {
    None,
    /// A fraction in its lowest terms; truth is 0 or 1.
    Number(i128, i128),
    Text(Rc<str>),
    List(Rc<Vec<Datum>>),
    Set(Rc<BTreeSet<Datum>>),
    Object(Rc<BTreeMap<Rc<str>, Datum>>),
}

impl Datum {
    pub fn of(value: &Value) -> Self {
        match value {
            Value::Null => Datum::None,
            Value::Bool(holds) => Datum::truth(*holds),
            Value::Number(number) => Datum::number(i128::from(number.as_i64().unwrap_or(0)), 1),
            Value::String(text) => Datum::text(text),
            Value::Array(list) => Datum::list(list.iter().map(Datum::of).collect()),
            Value::Object(members) => Datum::Object(Rc::new(
                members.iter().map(|(name, value)| (name.as_str().into(), Datum::of(value))).collect(),
            )),
        }
    }

    pub fn number(above: i128, below: i128) -> Self {
        let size = |number: i128| u64::try_from(number.unsigned_abs()).unwrap_or(1);
        let common = i128::from(greatest_common(size(above), size(below)).max(1));
        let common = if below < 0 { -common } else { common };
        Datum::Number(above / common, below / common)
    }

    pub fn truth(holds: bool) -> Self {
        Datum::Number(i128::from(holds), 1)
    }

    pub fn text(text: &str) -> Self {
        Datum::Text(text.into())
    }

    pub fn list(items: Vec<Datum>) -> Self {
        Datum::List(Rc::new(items))
    }

    pub fn is_true(&self) -> bool {
        match self {
            Datum::None => false,
            Datum::Number(above, _) => *above != 0,
            _ => self.size() != Some(0),
        }
    }

    fn size(&self) -> Option<usize> {
        match self {
            Datum::Text(text) => Some(text.chars().count()),
            Datum::List(list) => Some(list.len()),
            Datum::Set(set) => Some(set.len()),
            Datum::Object(members) => Some(members.len()),
            Datum::None | Datum::Number(..) => None,
        }
    }

    /// The members of an object.
    pub fn member(&self, name: &str) -> Option<&Datum> {
        match self {
            Datum::Object(members) => members.get(name),
            _ => None,
        }
    }

    /// What a loop goes through.
    pub fn items(&self) -> Result<Vec<Datum>, String> {
        match self {
            Datum::List(list) => Ok(list.to_vec()),
            Datum::Set(set) => Ok(set.iter().cloned().collect()),
            Datum::Object(members) => Ok(members.keys().map(|name| Datum::Text(name.clone())).collect()),
            _ => Err("this is no list".to_owned()),
        }
    }

    fn has(&self, item: &Datum) -> Result<bool, String> {
        match (self, item) {
            (Datum::List(list), _) => Ok(list.contains(item)),
            (Datum::Set(set), _) => Ok(set.contains(item)),
            (Datum::Object(members), Datum::Text(name)) => Ok(members.contains_key(name)),
            (Datum::Text(text), Datum::Text(part)) => Ok(text.contains(&**part)),
            _ => Err("`in` needs a list".to_owned()),
        }
    }
}

fn order(one: &Datum, other: &Datum) -> Result<Ordering, String> {
    match (one, other) {
        (Datum::Number(a, b), Datum::Number(c, d)) => Ok(a.saturating_mul(*d).cmp(&c.saturating_mul(*b))),
        (Datum::Text(one), Datum::Text(other)) => Ok(one.cmp(other)),
        _ => Err("these cannot be compared".to_owned()),
    }
}

fn compare(sign: &str, one: &Datum, other: &Datum) -> Result<bool, String> {
    if let (Datum::Set(one), Datum::Set(other)) = (one, other) {
        return Ok(match sign {
            "==" => one == other,
            "!=" => one != other,
            "<=" => one.is_subset(other),
            ">=" => one.is_superset(other),
            "<" => one.is_subset(other) && one != other,
            ">" => one.is_superset(other) && one != other,
            _ => return Err("sets have no sets in them".to_owned()),
        });
    }
    Ok(match sign {
        "==" => one == other,
        "!=" => one != other,
        "in" => other.has(one)?,
        "not in" => !other.has(one)?,
        "<=" => order(one, other)?.is_le(),
        ">=" => order(one, other)?.is_ge(),
        "<" => order(one, other)?.is_lt(),
        _ => order(one, other)?.is_gt(),
    })
}

fn apply(sign: char, one: &Datum, other: &Datum) -> Result<Datum, String> {
    match (sign, one, other) {
        ('&', Datum::Set(one), Datum::Set(other)) => {
            Ok(Datum::Set(Rc::new(one.intersection(other).cloned().collect())))
        }
        ('-', Datum::Set(one), Datum::Set(other)) => Ok(Datum::Set(Rc::new(one.difference(other).cloned().collect()))),
        ('+', Datum::Text(one), Datum::Text(other)) => Ok(Datum::text(&format!("{one}{other}"))),
        ('+', Datum::List(one), Datum::List(other)) => Ok(Datum::list(one.iter().chain(&**other).cloned().collect())),
        (_, &Datum::Number(a, b), &Datum::Number(c, d)) => {
            let (ad, cb, bd) = (a.saturating_mul(d), c.saturating_mul(b), b.saturating_mul(d));
            match sign {
                '+' => Ok(Datum::number(ad.saturating_add(cb), bd)),
                '-' => Ok(Datum::number(ad.saturating_sub(cb), bd)),
                '*' => Ok(Datum::number(a.saturating_mul(c), bd)),
                '/' if c == 0 => Err("division by 0".to_owned()),
                '/' => Ok(Datum::number(ad, b.saturating_mul(c))),
                _ => Err("`&` joins sets".to_owned()),
            }
        }
        _ => Err(format!("`{sign}` cannot join these")),
    }
}

/// How much predicates can work out before they are given up.
pub struct Limits {
    /// Terms that are left.
    left: Cell<u64>,
}

/// Terms of a predicate about one card, and about all.
pub const OF_ONE: u64 = 1 << 20;
pub const OF_ALL: u64 = 1 << 32;

/// How deep functions can call each other.
const DEEPEST: usize = 32;

impl Limits {
    pub fn new(terms: u64) -> Self {
        Self { left: Cell::new(terms) }
    }
}

/// The names that are known.
pub struct Scope<'n> {
    functions: &'n Functions,
    limits: &'n Limits,
    names: BTreeMap<&'n str, Datum>,
    depth: usize,
}

/// What statements have come to.
#[derive(Default)]
struct Flow {
    yielded: Vec<Datum>,
    returned: Option<Datum>,
}

impl<'n> Scope<'n> {
    pub fn new(functions: &'n Functions, limits: &'n Limits, names: BTreeMap<&'n str, Datum>) -> Self {
        Self { functions, limits, names, depth: 0 }
    }

    fn function(&self, own: &'n Function, arguments: Vec<Datum>) -> Result<Datum, String> {
        if arguments.len() != own.names.len() || self.depth >= DEEPEST {
            return Err("a call has too many arguments, or too few, or calls itself too often".to_owned());
        }
        let names = own.names.iter().map(String::as_str).zip(arguments).collect();
        let mut inner = Scope { names, depth: self.depth + 1, ..*self };
        let mut flow = Flow::default();
        inner.run(&own.body, &mut flow)?;
        Ok(if own.yields { Datum::list(flow.yielded) } else { flow.returned.unwrap_or(Datum::None) })
    }

    fn run(&mut self, body: &'n [Statement], flow: &mut Flow) -> Result<(), String> {
        for statement in body {
            match statement {
                Statement::Set(name, term) => {
                    let value = self.value(term)?;
                    self.names.insert(name, value);
                }
                Statement::Return(term) => flow.returned = Some(self.value(term)?),
                Statement::Yield(term) => flow.yielded.push(self.value(term)?),
                Statement::YieldFrom(term) => flow.yielded.extend(self.value(term)?.items()?),
                Statement::For(names, of, inner) => {
                    for value in self.value(of)?.items()? {
                        self.name_all(names, value)?;
                        self.run(inner, flow)?;
                        if flow.returned.is_some() {
                            return Ok(());
                        }
                    }
                }
                Statement::If(test, inner) => {
                    if self.value(test)?.is_true() {
                        self.run(inner, flow)?;
                    }
                }
            }
            if flow.returned.is_some() {
                break;
            }
        }
        Ok(())
    }

    /// Names a value, or each of its parts.
    fn name_all(&mut self, names: &'n [String], value: Datum) -> Result<(), String> {
        if let [name] = names {
            self.names.insert(name, value);
            return Ok(());
        }
        let parts = value.items()?;
        if parts.len() != names.len() {
            return Err(format!("{} names for {} parts", names.len(), parts.len()));
        }
        self.names.extend(names.iter().map(String::as_str).zip(parts));
        Ok(())
    }

    fn values(&mut self, terms: &'n [Term]) -> Result<Vec<Datum>, String> {
        terms.iter().map(|term| self.value(term)).collect()
    }

    pub fn value(&mut self, term: &'n Term) -> Result<Datum, String> {
        let left = self.limits.left.get().checked_sub(1).ok_or("the predicate takes too long")?;
        self.limits.left.set(left);
        match term {
            Term::Is(value) => Ok(value.clone()),
            Term::Name(name) => {
                self.names.get(name.as_str()).cloned().ok_or_else(|| format!("nothing is called `{name}`"))
            }
            Term::Not(inner) => Ok(Datum::truth(!self.value(inner)?.is_true())),
            Term::Minus(inner) => apply('-', &Datum::number(0, 1), &self.value(inner)?),
            Term::All(terms) => self.first(terms, false),
            Term::Any(terms) => self.first(terms, true),
            Term::Compare(first, rest) => {
                let mut left = self.value(first)?;
                for (sign, term) in rest {
                    let right = self.value(term)?;
                    if !compare(sign, &left, &right)? {
                        return Ok(Datum::truth(false));
                    }
                    left = right;
                }
                Ok(Datum::truth(true))
            }
            Term::Binary(sign, one, other) => {
                let (one, other) = (self.value(one)?, self.value(other)?);
                apply(*sign, &one, &other)
            }
            Term::Index(of, index) => {
                let (of, index) = (self.value(of)?, self.value(index)?);
                let found = match (&of, &index) {
                    (Datum::Object(members), Datum::Text(name)) => members.get(name),
                    (Datum::List(list), Datum::Number(at, 1)) => usize::try_from(*at).ok().and_then(|at| list.get(at)),
                    _ => None,
                };
                found.cloned().ok_or_else(|| format!("there is no {index:?}"))
            }
            Term::Get(of, arguments) => {
                let (of, arguments) = (self.value(of)?, self.values(arguments)?);
                match &arguments[..] {
                    [Datum::Text(name), missing @ ..] => {
                        Ok(of.member(name).or(missing.first()).cloned().unwrap_or(Datum::None))
                    }
                    _ => Err("`get` needs the name of a member".to_owned()),
                }
            }
            Term::Call(name, arguments) => self.call(name, arguments),
            Term::List(terms) => Ok(Datum::list(self.values(terms)?)),
            Term::Set(terms) => Ok(Datum::Set(Rc::new(self.values(terms)?.into_iter().collect()))),
            Term::Object(members) => {
                let mut found = BTreeMap::new();
                for (name, term) in members {
                    let name = name.as_ref().map(|name| self.value(name)).transpose()?;
                    match (name, self.value(term)?) {
                        (Some(Datum::Text(name)), value) => drop(found.insert(name, value)),
                        (None, Datum::Object(inner)) => {
                            found.extend(inner.iter().map(|(name, value)| (name.clone(), value.clone())));
                        }
                        _ => return Err("members have names that are texts".to_owned()),
                    }
                }
                Ok(Datum::Object(Rc::new(found)))
            }
            Term::If(parts) => {
                let [test, yes, no] = &**parts;
                if self.value(test)?.is_true() { self.value(yes) } else { self.value(no) }
            }
            Term::Each { is_set, item, loops } => {
                let mut found = Vec::new();
                self.rounds(loops, item, &mut found)?;
                Ok(if *is_set { Datum::Set(Rc::new(found.into_iter().collect())) } else { Datum::list(found) })
            }
        }
    }

    fn call(&mut self, name: &str, arguments: &'n [Term]) -> Result<Datum, String> {
        if let ("isinstance", [of, Term::Name(kind)]) = (name, arguments) {
            let of = self.value(of)?;
            return Ok(Datum::truth(match kind.as_str() {
                "dict" => matches!(of, Datum::Object(_)),
                "str" => matches!(of, Datum::Text(_)),
                "list" => matches!(of, Datum::List(_)),
                "int" => matches!(of, Datum::Number(_, 1)),
                _ => return Err(format!("nothing is called `{kind}`")),
            }));
        }
        let arguments = self.values(arguments)?;
        match self.functions.get(name) {
            Some(own) => self.function(own, arguments),
            None => call(name, &arguments),
        }
    }

    /// The first that is true, or the first that is not; or else the last.
    fn first(&mut self, terms: &'n [Term], wanted: bool) -> Result<Datum, String> {
        let mut last = Datum::None;
        for term in terms {
            last = self.value(term)?;
            if last.is_true() == wanted {
                break;
            }
        }
        Ok(last)
    }

    fn rounds(&mut self, loops: &'n [Loop], item: &'n Term, found: &mut Vec<Datum>) -> Result<(), String> {
        let Some((own, inner)) = loops.split_first() else {
            found.push(self.value(item)?);
            return Ok(());
        };
        for value in self.value(&own.of)?.items()? {
            self.name_all(&own.names, value)?;
            let mut holds = true;
            for test in &own.tests {
                holds = holds && self.value(test)?.is_true();
            }
            if holds {
                self.rounds(inner, item, found)?;
            }
        }
        Ok(())
    }
}

fn call(name: &str, arguments: &[Datum]) -> Result<Datum, String> {
    let [first, rest @ ..] = arguments else { return Err(format!("`{name}` needs something")) };
    if !rest.is_empty() && !matches!(name, "max" | "min") {
        return Err(format!("`{name}` takes one thing"));
    }
    let all = || if rest.is_empty() { first.items() } else { Ok(arguments.to_vec()) };
    match name {
        "all" => Ok(Datum::truth(first.items()?.iter().all(Datum::is_true))),
        "any" => Ok(Datum::truth(first.items()?.iter().any(Datum::is_true))),
        "bool" => Ok(Datum::truth(first.is_true())),
        "list" | "tuple" => Ok(Datum::list(first.items()?)),
        "set" => Ok(Datum::Set(Rc::new(first.items()?.into_iter().collect()))),
        "len" => first
            .size()
            .and_then(|size| i128::try_from(size).ok())
            .map_or_else(|| Err("this has no length".to_owned()), |size| Ok(Datum::number(size, 1))),
        "sum" => first.items()?.iter().try_fold(Datum::number(0, 1), |sum, item| apply('+', &sum, item)),
        "abs" => match first {
            Datum::Number(above, below) => Ok(Datum::Number(above.saturating_abs(), *below)),
            _ => Err("`abs` needs a number".to_owned()),
        },
        "max" | "min" => {
            let mut best = None;
            for item in all()? {
                let is_better = match &best {
                    None => true,
                    Some(best) => order(&item, best)? == if name == "max" { Ordering::Greater } else { Ordering::Less },
                };
                best = if is_better { Some(item) } else { best };
            }
            best.ok_or_else(|| format!("`{name}` of nothing"))
        }
        _ => Err(format!("nothing is called `{name}`")),
    }
}
