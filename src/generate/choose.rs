//! Choices: the walk through the grammar asks for each of them, and the `Choose` implementation decides.

use crate::base::{Generator, Name};

use super::shape::Options;

/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Menu {
    Type,
    Number(u8),
    Subtype,
    Words(u8),
    /// How many words of a set a card has.
    WordCount(u8),
    Keyword(u8),
    Trigger,
    Aimed,
    First,
    More,
    Timing,
    Of,
    Way,
    Form,
    Role,
    Condition,
    ConditionOf,
    ConditionNumber(u8),
    Target,
    Operation,
    Word(u8),
    Val(u8),
    Parameter(u8, u8),
    Dest,
    DestOf,
    Side,
    Zone,
    Kind,
    Has,
    Filter,
    FilterOf,
    FilterNumber(u8),
    Duration,
    /// How often an ability is used, whether it may be left, and what it costs.
    Once,
    May,
    Cost(u8),
    CostNumber(u8),
    /// Whether a row belongs to the ability above.
    Below,
    /// Whether there is a further condition.
    Also,
    /// The place of the row that is aimed among the others.
    At,
    Made,
    Known,
    Costs,
    /// Whether a row is one of those that are drawn, or written out.
    Out,
    /// A member of a row that is written out.
    Written(&'static str),
}

/// A locked value is not among the options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// The member of the card or row.
    pub member: &'static str,
    /// What it says.
    pub wanted: Name,
    pub menu: Menu,
}

/// What a finished or locked card holds at a choice.
#[derive(Clone, Debug)]
pub enum Held {
    /// Nothing: any answer is right.
    Open,
    Is(i32),
    /// Something that is no answer here.
    Wrong(Name),
}

/// Who answers.
pub trait Choose {
    /// One of the options. They are not empty.
    ///
    /// # Errors
    ///
    /// If what is held is not among them.
    fn choose(&mut self, menu: Menu, options: &Options, held: Held) -> Result<i32, Impossible>;

    /// Whether a part of a card that no menu offers is refused. Otherwise it is left out.
    fn is_strict(&self) -> bool {
        true
    }
}

/// The sum of the weights.
pub fn sum(options: &Options) -> u64 {
    options.iter().fold(0, |sum, (_, weight)| sum.saturating_add(*weight))
}

fn draw(random: &mut Generator, options: &Options) -> i32 {
    let sum = sum(options);
    let mut left = u64::try_from(random.below(usize::try_from(sum).unwrap_or(usize::MAX))).unwrap_or(0);
    for &(value, weight) in options {
        if left < weight {
            return value;
        }
        left -= weight;
    }
    options.first().map_or(0, |(value, _)| *value)
}

/// What is held, if it is an option.
fn take(menu: Menu, options: &Options, held: Held) -> Result<Option<i32>, Impossible> {
    match held {
        Held::Open => Ok(None),
        Held::Is(value) if options.iter().any(|(option, _)| *option == value) => Ok(Some(value)),
        Held::Is(value) => Err(Impossible { member: "", wanted: value.to_string().into(), menu }),
        Held::Wrong(wanted) => Err(Impossible { member: "", wanted, menu }),
    }
}

/// Answers by chance where nothing is held.
pub struct Draw(pub Generator);

impl Choose for Draw {
    fn choose(&mut self, menu: Menu, options: &Options, held: Held) -> Result<i32, Impossible> {
        Ok(take(menu, options, held)?.unwrap_or_else(|| draw(&mut self.0, options)))
    }
}

/// Keeps what is held with a probability, and draws the rest again.
pub struct Vary {
    pub random: Generator,
    /// In percent.
    pub keep: u8,
}

impl Choose for Vary {
    fn choose(&mut self, menu: Menu, options: &Options, held: Held) -> Result<i32, Impossible> {
        let held = take(menu, options, held).unwrap_or(None);
        match held.filter(|_| options.len() > 1) {
            Some(value) if self.random.below(100) < usize::from(self.keep) => Ok(value),
            None if options.len() == 1 => Ok(options[0].0),
            _ => Ok(draw(&mut self.random, options)),
        }
    }

    fn is_strict(&self) -> bool {
        false
    }
}

/// A choice that was made: what it was, its weight, and the weights of all that there were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub menu: Menu,
    pub value: i32,
    pub weight: u64,
    pub sum: u64,
}

/// Answers what a finished card holds, and notes the steps.
#[derive(Default)]
pub struct Derive(pub Vec<Step>);

impl Choose for Derive {
    fn choose(&mut self, menu: Menu, options: &Options, held: Held) -> Result<i32, Impossible> {
        let value = match take(menu, options, held)? {
            Some(value) => value,
            None if options.len() == 1 => options[0].0,
            None => return Err(Impossible { member: "", wanted: Name::default(), menu }),
        };
        let weight = options.iter().filter(|(option, _)| *option == value).map(|(_, weight)| weight).sum();
        self.0.push(Step { menu, value, weight, sum: sum(options) });
        Ok(value)
    }
}

/// Notes what another one answers: the choices of many cards.
pub struct Noted<'c, C> {
    pub inner: C,
    pub note: &'c mut dyn FnMut(Menu, &Options, i32),
}

impl<C: Choose> Choose for Noted<'_, C> {
    fn choose(&mut self, menu: Menu, options: &Options, held: Held) -> Result<i32, Impossible> {
        let value = self.inner.choose(menu, options, held)?;
        (self.note)(menu, options, value);
        Ok(value)
    }

    fn is_strict(&self) -> bool {
        self.inner.is_strict()
    }
}
