//! What languages lack, as diagnostics: one for each message and language.

use std::collections::BTreeSet;

use super::{ENGLISH, Fallback, Language};
use crate::base::{Code, Diagnostic};

/// Collects what is lacking over many texts, each message and language once.
#[derive(Debug, Default)]
pub struct Missing {
    seen: BTreeSet<(&'static str, String)>,
    problems: Vec<Diagnostic>,
}

impl Missing {
    /// Adds what a text lacked; `pointer` is the place in the registry of the card that needs it.
    pub fn add(&mut self, language: &Language, pointer: &str, fallbacks: &[Fallback]) {
        for fallback in fallbacks {
            if !self.seen.insert((language.tag, fallback.message.clone())) {
                continue;
            }
            let Fallback { message, .. } = fallback;
            let what = if fallback.is_broken { "cannot be formatted" } else { "is missing" };
            let so = if fallback.in_no_language {
                "no language has it, and the card says so"
            } else {
                "the English wording is shown"
            };
            let text = format!("`{message}` {what} in {}: {so}", language.tag);
            let problem = Diagnostic::new(Code::TextMissing, pointer, text);
            let target = if fallback.in_no_language { ENGLISH } else { language };
            self.problems.push(problem.hint(format!("write it in locales/{}/", target.tag)));
        }
    }

    /// The problems found, in the order of the texts.
    pub fn into_problems(self) -> Vec<Diagnostic> {
        self.problems
    }
}
