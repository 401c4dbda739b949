//! Problems, their hints and fixes in the language of the interface.

use super::i18n::I18n;
use crate::base::{Diagnostic, FixEdit, Term};
use crate::document::OpenError;
use crate::text::Arg;
use crate::text::problem_text::{self, Words};

pub fn problem(i18n: &I18n, problem: &Diagnostic) -> String {
    i18n.describe(&problem.message)
}

/// The hints of a problem, each as a sentence.
pub fn hints(i18n: &I18n, problem: &Diagnostic) -> Vec<String> {
    problem.hints.iter().map(|hint| i18n.describe(hint)).collect()
}

/// The label of a fix's button.
pub fn fix_label(i18n: &I18n, change: &FixEdit) -> String {
    i18n.describe(&problem_text::fix_label(change))
}

/// Why a project was not opened.
pub fn unopened(i18n: &I18n, unopened: &OpenError) -> String {
    let why = unopened.problems.first().map(|first| problem(i18n, first));
    format!("{}: {}", unopened.file.name, why.unwrap_or_else(|| i18n.tr("problem-has-errors").to_string()))
}

impl Words for I18n {
    fn message(&self, id: &str, arguments: &[(&str, Arg<'_>)]) -> String {
        self.tr_with(id, arguments)
    }

    fn term(&self, term: Term, id: &str) -> String {
        let message = match term {
            Term::Operation => format!("op-{id}.name"),
            Term::CardType => format!("type-{id}"),
            Term::Number => format!("number-{id}"),
        };
        self.name(&message, id)
    }
}
