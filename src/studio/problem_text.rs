//! Problems, their hints and fixes in the language of the interface.

use super::i18n::I18n;
use crate::base::{Diagnostic, FixEdit, Term};
use crate::document::OpenError;
use crate::text::problem_text::{self, Words};
use crate::text::{Arg, quotes};

pub fn problem(i18n: &I18n, problem: &Diagnostic) -> String {
    i18n.describe(&problem.message)
}

/// Why a choice is not legal: in words of the interface instead of the ids that a file has.
pub fn reason(i18n: &I18n, problem: &Diagnostic) -> String {
    let text = i18n.describe(&problem.message);
    let [opens, closes] = quotes(i18n.language().tag);
    let mut parts = text.split('`').enumerate().map(|(at, part)| match at % 2 {
        0 => part.to_owned(),
        _ => format!("{opens}{}{closes}", word(i18n, part)),
    });
    let text: String = parts.by_ref().collect();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The name of a member of rows, or of an entry of the game.
fn word(i18n: &I18n, id: &str) -> String {
    let slot = format!("slot-{id}");
    if i18n.has(&slot) {
        return i18n.tr_with(&slot, &[]);
    }
    let named = ["op", "on", "to", "for", "as", "if"].map(|kind| format!("{kind}-{id}.name"));
    let plain = ["type", "keyword", "word", "subtype", "number", "zone"].map(|kind| format!("{kind}-{id}"));
    match named.iter().chain(&plain).find(|message| i18n.has(message)) {
        Some(message) => i18n.tr_with(message, &[]),
        None => id.replace('_', " "),
    }
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
            Term::WordSet => format!("set-{id}"),
        };
        self.name(&message, id)
    }
}
