//! The steps of a scenario as decisions of a match.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::Session;
use crate::kernel::Position;
use crate::kernel::ids::PhaseId;
use crate::kernel::question::Places;
use crate::kernel::scenario::{StepParts, answer_of, next_answer, refusal, side_name};

impl Session {
    /// Takes the steps of the scenario that the match began with, as far as they are decisions of players, and goes to the
    /// position that it shows.
    ///
    /// # Errors
    ///
    /// The first step that cannot be taken; the match ends before it.
    pub(super) fn take_prepared_steps(&mut self) -> Result<(), String> {
        let Some(prepared) = self.opening().prepared.clone() else { return Ok(()) };
        let (steps, shown) = prepared.steps();
        let mut passed = 0;
        for step in steps {
            // A step that must be refused changes nothing.
            if refusal(step).is_some() {
                continue;
            }
            if passed > 0 && step.get("end_phase").is_some() {
                passed -= 1;
                continue;
            }
            let first = self.at();
            if !self.take_step(step) {
                return Err(step.to_string());
            }
            // The session has passed over phases in which nothing can be done; the scenario ends each of them.
            passed = self.decisions()[first..].iter().map(|decision| decision.passed).sum();
        }
        if let Some(shown) = shown {
            self.go(shown);
        }
        Ok(())
    }

    /// Takes a step with its answers. Returns whether it is a decision that can be made.
    fn take_step(&mut self, step: &Value) -> bool {
        let Some(StepParts { own, answers, stop, has_player }) = StepParts::of(step) else { return false };
        if own.is_empty() && !has_player {
            return true;
        }
        let mut answers = VecDeque::from(answers);
        // An answer of the other player, between actions.
        let is_of_other = |by: &str| by != side_name(self.point().now.active);
        let has_begun = if let Some(answer) = own.get("answer") {
            answers.push_front(answer.clone());
            self.point().step.is_some()
        } else if own.contains_key("start") {
            // The match has begun with it; its set-up may ask.
            self.decisions().is_empty()
        } else if step.get("by").and_then(Value::as_str).is_some_and(is_of_other) {
            false
        } else if own.contains_key("end_turn") {
            self.end_turn()
        } else if let Some(phase) = own.get("to_phase") {
            self.pass_to(phase.as_str().unwrap_or_default())
        } else {
            self.act(&own)
        };
        // The question at which an answer stops is counted from the one after it.
        let stop = stop.map(|stop| stop + usize::from(own.contains_key("answer")));
        has_begun && self.answer_all(&mut answers, stop)
    }

    /// Takes the action that a step names, or ends the phase.
    fn act(&mut self, own: &Map<String, Value>) -> bool {
        let point = Arc::clone(self.shared_point());
        let Some(asked) = point.asked.as_ref().filter(|_| point.step.is_none()) else { return false };
        let places: Option<Places> = match own.get("end_phase") {
            Some(_) => asked.pass().map(|pass| pass.into_iter().collect()),
            None => answer_of(Position { kernel: self.rules(), state: &point.now }, &self.labels, asked.choices(), own),
        };
        places.is_some_and(|places| self.answer(&places, false))
    }

    /// Answers the questions of the step that is under way, up to the one at which the scenario stops.
    fn answer_all(&mut self, answers: &mut VecDeque<Value>, stop: Option<usize>) -> bool {
        for at in 0.. {
            let point = Arc::clone(self.shared_point());
            let Some(asked) = point.asked.as_ref().filter(|_| point.step.is_some()) else { break };
            if answers.is_empty() && stop == Some(at) {
                break;
            }
            let position = Position { kernel: self.rules(), state: &point.now };
            let places = next_answer(position, &self.labels, &asked.question(), answers);
            if !places.is_ok_and(|places| self.answer(&places, false)) {
                return false;
            }
        }
        true
    }

    /// Passes until a phase of this turn.
    fn pass_to(&mut self, phase: &str) -> bool {
        let phase = self.rules().game.flow.phases.get_index_of(phase).and_then(PhaseId::at);
        let turn = self.point().now.turn;
        while self.point().step.is_none() && self.point().now.turn == turn {
            if Some(self.point().now.phase) == phase {
                return true;
            }
            let pass = self.point().asked.as_ref().and_then(super::Asked::pass);
            if !pass.is_some_and(|pass| self.answer(&pass, false)) {
                break;
            }
        }
        false
    }
}
