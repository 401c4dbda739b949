//! A question that is open, kept apart from the match that asks it.

use crate::kernel::question::{Choice, Options, Pick, Question, Why};
use crate::kernel::state::{Seat, Thing, Things};

/// What can be answered.
#[derive(Clone, Debug, PartialEq)]
pub enum AskedOptions {
    Actions {
        choices: Vec<Choice>,
        pass: bool,
    },
    Things(Things),
    /// Place 0 is yes, place 1 is no.
    Yes,
    Numbers(Vec<u8>),
    Order(Things),
}

/// A question to a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    pub by: Seat,
    pub options: AskedOptions,
    /// How many places must and may be given.
    pub min: usize,
    pub max: usize,
    default: Option<Vec<u8>>,
    pub why: Why,
}

impl Asked {
    /// A copy of a question.
    pub fn of(question: &Question<'_>) -> Self {
        let options = match question.options {
            Options::Actions { choices, pass } => AskedOptions::Actions { choices: choices.to_vec(), pass },
            Options::Things(things) => AskedOptions::Things(*things),
            Options::Yes => AskedOptions::Yes,
            Options::Numbers(numbers) => AskedOptions::Numbers(numbers.to_vec()),
            Options::Order(things) => AskedOptions::Order(*things),
        };
        let Question { by, min, max, default, why, .. } = *question;
        Self { by, options, min, max, default: default.map(<[u8]>::to_vec), why }
    }

    /// A question for an action.
    pub(super) fn actions(by: Seat, choices: Vec<Choice>, pass: bool, why: Why) -> Self {
        Self { by, options: AskedOptions::Actions { choices, pass }, min: 1, max: 1, default: None, why }
    }

    /// The question as the kernel knows it.
    pub fn question(&self) -> Question<'_> {
        let options = match &self.options {
            AskedOptions::Actions { choices, pass } => Options::Actions { choices, pass: *pass },
            AskedOptions::Things(things) => Options::Things(things),
            AskedOptions::Yes => Options::Yes,
            AskedOptions::Numbers(numbers) => Options::Numbers(numbers),
            AskedOptions::Order(things) => Options::Order(things),
        };
        let Self { by, min, max, why, .. } = *self;
        Question { by, options, min, max, default: self.default.as_deref(), why }
    }

    /// The actions among the options.
    pub fn choices(&self) -> &[Choice] {
        match &self.options {
            AskedOptions::Actions { choices, .. } => choices,
            _ => &[],
        }
    }

    /// The place of the answer that passes or declines.
    pub fn pass(&self) -> Option<Vec<u16>> {
        match &self.options {
            AskedOptions::Actions { choices, pass: true } => u16::try_from(choices.len()).ok().map(|at| vec![at]),
            AskedOptions::Yes => Some(vec![1]),
            AskedOptions::Things(_) | AskedOptions::Numbers(_) if self.min == 0 => Some(Vec::new()),
            _ => None,
        }
    }
}

/// What an action names besides its card.
pub fn targets(choice: &Choice) -> impl Iterator<Item = Thing> + use<> {
    let picks = choice.picks.into_iter().filter_map(|pick| match pick {
        Pick::Card(card) => Some(Thing::Card(card)),
        Pick::None | Pick::Number(_) => None,
    });
    picks.chain(choice.aim)
}
