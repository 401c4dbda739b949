//! Missing messages as diagnostics, one for each message and language, or one for a message that no language has.

use std::collections::{BTreeSet, HashSet};

use super::{Context, ENGLISH, Fallback, Language, Texts};
use crate::base::reader::Path;
use crate::base::{Code, Diagnostic, Name};
use crate::card::{CheckedRow, Parameter, Row};
use crate::message;
use crate::ruleset::Ruleset;

/// Collects the messages that are missing over many texts. Each message and language is reported once, because
/// otherwise every card that uses the message would repeat the problem.
#[derive(Debug, Default)]
pub struct MissingReport {
    seen: BTreeSet<(&'static str, String)>,
    problems: Vec<Diagnostic>,
    seen_forms: HashSet<(Name, Name)>,
}

impl MissingReport {
    /// Adds the fallbacks of a text. `pointer` is the position in the registry of the card that needs the text.
    pub fn add(&mut self, language: &Language, pointer: &str, fallbacks: &[Fallback]) {
        for fallback in fallbacks {
            // What no language has is written in English first.
            let (id, language) = match (fallback.is_broken, fallback.in_no_language) {
                (true, _) => ("problem-text-broken", language),
                (false, true) => ("problem-text-nowhere", ENGLISH),
                (false, false) => ("problem-text-missing", language),
            };
            if !self.seen.insert((language.tag, fallback.message.clone())) {
                continue;
            }
            let text = message!(id, language = language.tag, message = &fallback.message);
            let problem = Diagnostic::new(Code::TextMissing, pointer, text);
            self.problems.push(problem.hint(message!("problem-hint-folder", tag = language.tag)));
        }
    }

    /// Adds the messages that the text of an effect lacks in any language. An effect that uses nothing new is skipped,
    /// so that checking a large registry renders few texts.
    pub fn add_effect(
        &mut self,
        texts: &Texts,
        rules: &Ruleset,
        (rows, checked): (&[Row], &[CheckedRow]),
        trigger: Option<&str>,
        path: Path<'_>,
    ) {
        let mut has_new = trigger.is_some_and(|trigger| self.is_new(trigger, ""));
        for row in rows {
            let role = if row.replace {
                "replace"
            } else if row.bonus {
                "bonus"
            } else {
                ""
            };
            has_new |= self.is_new(&row.op, role);
            for (place, condition) in row.conditions.iter().enumerate() {
                let form = if place + 1 < row.conditions.len() { "link" } else { role };
                has_new |= self.is_new(&condition.id, form);
                if let Parameter::Word(word) = &condition.is {
                    has_new |= self.is_new(word, "");
                }
            }
        }
        if !has_new {
            return;
        }
        let context = Context { trigger: trigger.and_then(|trigger| rules.trigger_id(trigger)) };
        for language in texts.languages() {
            let text = texts.effect(language, rules, checked, context);
            for fallback in &text.fallbacks {
                let pointer = fallback.row.map_or_else(|| path.to_string(), |row| path.item(row).to_string());
                self.add(language, &pointer, std::slice::from_ref(fallback));
            }
        }
    }

    /// Whether an entry of the ruleset appears in this form for the first time.
    fn is_new(&mut self, id: &str, form: &str) -> bool {
        self.seen_forms.insert((Name::new(id), Name::new(form)))
    }

    /// The problems found, in the order of the texts.
    pub fn into_problems(self) -> Vec<Diagnostic> {
        self.problems
    }
}
