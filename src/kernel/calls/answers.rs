//! The answers that a request brings: targets in the order in which they are asked for.

use std::collections::VecDeque;

use serde_json::Value;

use super::{Refused, Session, refused};
use crate::kernel::machine::Position;
use crate::kernel::question::{Chooser, Options, Places, Question, place};
use crate::kernel::scenario::{Names, matches};
use crate::kernel::state::{Thing, Things};

/// Answers the questions of a call; where nothing is left, in the usual way.
pub(super) struct Answers<'s> {
    session: &'s Session,
    left: VecDeque<Value>,
    wrong: Option<String>,
}

impl<'s> Answers<'s> {
    pub fn new(session: &'s Session, options: Option<&Value>) -> Result<Self, Refused> {
        Ok(Self { session, left: Session::brought(options)?, wrong: None })
    }

    /// Whether every answer was one.
    pub fn finish(self) -> Result<(), Refused> {
        match self.wrong.or_else(|| self.left.front().map(shown)) {
            Some(what) => refused("bad-target", what),
            None => Ok(()),
        }
    }

    /// The next answer, if it is one to this question. `None`: it is none.
    fn next(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        let front = self.left.front()?.clone();
        if front.is_null() {
            self.left.pop_front();
            return Some(question.usual());
        }
        match question.options {
            Options::Things(things) | Options::Order(things) => self.things(position, question, things, &front),
            Options::Yes => {
                self.left.pop_front();
                Some(place(usize::from(!front.as_bool()?)))
            }
            Options::Numbers(numbers) => {
                self.left.pop_front();
                Some(place(numbers.iter().position(|&number| front == number)?))
            }
            Options::Actions { choices, pass } => {
                if front == "pass" {
                    self.left.pop_front();
                    return pass.then(|| place(choices.len()));
                }
                // A target is for a later question.
                let Some(members) = front.as_object() else { return Some(question.usual()) };
                self.left.pop_front();
                let labels = self.session.labels(position.state);
                let names = Names { kernel: position.kernel, state: position.state, labels: &labels };
                let wanted = members.iter().map(|(name, value)| (name.clone(), self.session.as_scenario(value)));
                let wanted = wanted.collect();
                let at = choices.iter().position(|choice| matches(&names, choice, &wanted, question.by))?;
                Some(place(at))
            }
        }
    }

    /// Cards and players: a list answers one question, and single names as many as the question takes.
    fn things(
        &mut self,
        position: &Position<'_>,
        question: &Question<'_>,
        things: &Things,
        front: &Value,
    ) -> Option<Places> {
        let mut places = Places::new();
        if let Some(list) = front.as_array() {
            self.left.pop_front();
            for name in list {
                places.try_push(self.place(position, things, name)?).ok()?;
            }
            return question.accepts(&places).then_some(places);
        }
        while places.len() < question.max {
            let next = self.left.front().and_then(|name| self.place(position, things, name));
            let Some(at) = next.filter(|at| !places.contains(at)) else { break };
            places.try_push(at).ok()?;
            self.left.pop_front();
        }
        if places.is_empty() {
            return None;
        }
        // What is not named is taken in the usual way.
        for at in question.usual() {
            if places.len() < question.min && !places.contains(&at) {
                places.try_push(at).ok()?;
            }
        }
        question.accepts(&places).then_some(places)
    }

    fn place(&self, position: &Position<'_>, things: &Things, name: &Value) -> Option<u16> {
        let thing: Thing = self.session.thing(position.state, name.as_str()?)?;
        u16::try_from(things.iter().position(|other| other == thing)?).ok()
    }
}

impl Chooser for Answers<'_> {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        let Some(front) = self.left.front() else { return Some(question.usual()) };
        let what = shown(front);
        let places = self.next(position, question);
        if places.is_none() {
            self.wrong.get_or_insert(what);
        }
        places
    }

    /// A choice that is forced may be named, if it is that choice.
    fn forced(&mut self, position: &Position<'_>, question: &Question<'_>) {
        let (Options::Things(things), Some(front)) = (question.options, self.left.front().cloned()) else { return };
        if let Some(list) = front.as_array() {
            if list.iter().all(|name| self.place(position, things, name).is_some()) {
                self.left.pop_front();
            }
            return;
        }
        for _ in 0..things.len() {
            if self.left.front().is_some_and(|name| self.place(position, things, name).is_some()) {
                self.left.pop_front();
            }
        }
    }
}

fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}
