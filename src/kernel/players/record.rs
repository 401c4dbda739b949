//! A match that was recorded as words, replayed to the same end.

use super::Moment;
use super::table::{do_step, next_step};
use crate::kernel::lookup::Kernel;
use crate::kernel::machine::Workspace;
use crate::kernel::play::{Setup, Step};
use crate::kernel::question::{Places, Question};
use crate::kernel::state::State;

/// Why a log cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoReplay {
    /// The line does not answer the open question; lists the valid answers.
    Line { at: usize, answers: Vec<String> },
    /// The match needs more lines; lists the valid next answers.
    Ended { answers: Vec<String> },
    /// The match was over before this line.
    Over { at: usize },
}

/// Plays a match again from its lines.
///
/// # Errors
///
/// Returns which line is wrong, and what would be right.
pub fn replay(kernel: &Kernel, setup: &Setup, lines: &[String]) -> Result<State, NoReplay> {
    let mut state = kernel.lay(setup);
    let mut reader = Answers { lines, at: 0, wrong: None };
    let (mut step, mut work) = (Step::Begin, Workspace::new());
    loop {
        do_step(kernel, &mut state, &step, &mut reader, &mut work);
        if let Some(wrong) = reader.wrong {
            return Err(wrong);
        }
        if state.over.is_some() {
            return if reader.at < lines.len() { Err(NoReplay::Over { at: reader.at }) } else { Ok(state) };
        }
        step = next_step(kernel, &state, &mut work, |state, question| {
            reader.read(kernel, state, question).unwrap_or_else(|| question.usual())
        });
        if let Some(wrong) = reader.wrong {
            return Err(wrong);
        }
    }
}

/// Answers from lines.
struct Answers<'l> {
    lines: &'l [String],
    at: usize,
    wrong: Option<NoReplay>,
}

impl Answers<'_> {
    fn read(&mut self, kernel: &Kernel, state: &State, question: &Question<'_>) -> Option<Places> {
        let line = self.lines.get(self.at).map_or("", String::as_str);
        match kernel.read_words(state, question, line) {
            Ok(places) if self.at < self.lines.len() => {
                self.at += 1;
                Some(places)
            }
            Ok(places) => {
                let answers = vec![kernel.words(state, question, &places)];
                self.wrong.get_or_insert(NoReplay::Ended { answers });
                None
            }
            Err(wrong) => {
                let answers = wrong.answers;
                let is_there = self.at < self.lines.len();
                let wrong =
                    if is_there { NoReplay::Line { at: self.at, answers } } else { NoReplay::Ended { answers } };
                self.wrong.get_or_insert(wrong);
                None
            }
        }
    }
}

impl super::table::Decides for Answers<'_> {
    fn decide(&mut self, moment: &Moment<'_>) -> Option<Places> {
        if self.wrong.is_some() {
            return None;
        }
        self.read(moment.kernel, moment.now, moment.question)
    }
}
