//! Problems as data, so that the problems panel, the command line and the tests show the same ones.

use serde::{Deserialize, Serialize};

use super::{Code, Message, Name, Span};
use crate::message;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The record can be used, but is probably not what its author wants.
    Warning,
    /// The record or file cannot be used until the problem is fixed.
    Error,
}

/// The side of an object member that a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Anchor {
    #[default]
    Value,
    Key,
}

/// A change to a JSON text that fixes a problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "change")]
pub enum FixEdit {
    /// Replaces the value, or adds the member if it is missing.
    Set {
        pointer: String,
        /// The new value as JSON.
        json: String,
    },
    /// Removes the member or the list item.
    Remove { pointer: String },
    /// Renames the member.
    Rename { pointer: String, to: String },
}

impl FixEdit {
    /// The place of the change, as a JSON pointer.
    pub fn pointer(&self) -> &str {
        let (Self::Set { pointer, .. } | Self::Remove { pointer } | Self::Rename { pointer, .. }) = self;
        pointer
    }

    /// The place of the change, to be moved.
    pub fn pointer_mut(&mut self) -> &mut String {
        let (Self::Set { pointer, .. } | Self::Remove { pointer } | Self::Rename { pointer, .. }) = self;
        pointer
    }
}

/// A mechanical fix, offered as a button and applied by `check --fix`. Its label follows from the change, see
/// `text::problem_text::fix_label`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuickFix {
    #[serde(flatten)]
    pub change: FixEdit,
}

/// One problem in one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub severity: Severity,
    pub code: Code,
    /// The ruleset's own check that the problem comes from; its name is the code that is shown.
    pub rule: Option<Name>,
    /// JSON pointer of the value that the problem is about; empty for the whole file.
    pub pointer: String,
    pub anchor: Anchor,
    /// The place in the file. Checks of records leave it empty; `json::locate` fills it from the pointer.
    pub span: Option<Span>,
    /// The error and what is expected instead.
    pub message: Message,
    pub hints: Vec<Message>,
    pub fix: Option<QuickFix>,
    /// Whether the value was dropped when the file was read, so that writing the file would lose it.
    pub lost: bool,
}

impl Diagnostic {
    pub fn new(code: Code, pointer: impl Into<String>, message: Message) -> Self {
        Self {
            severity: code.severity(),
            code,
            rule: None,
            pointer: pointer.into(),
            anchor: Anchor::Value,
            span: None,
            message,
            hints: Vec::new(),
            fix: None,
            lost: false,
        }
    }

    /// The code as it is shown: of the program, or of the ruleset's own check.
    pub fn code_name(&self) -> &str {
        self.rule.as_deref().unwrap_or(self.code.as_str())
    }

    /// Says which check of the ruleset the problem comes from.
    #[must_use]
    pub fn of_rule(mut self, rule: Name) -> Self {
        self.rule = Some(rule);
        self
    }

    /// Moves the problem to the name of the member.
    #[must_use]
    pub fn on_key(mut self) -> Self {
        self.anchor = Anchor::Key;
        self
    }

    /// Sets the place in the file.
    #[must_use]
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// Overrides the severity of the code.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Marks the value as dropped, so that the file is not overwritten unasked.
    #[must_use]
    pub fn lost(mut self) -> Self {
        self.lost = true;
        self
    }

    /// Moves the problem and its fix into the value at a pointer.
    pub fn move_into(&mut self, pointer: &str) {
        self.pointer.insert_str(0, pointer);
        if let Some(fix) = &mut self.fix {
            fix.change.pointer_mut().insert_str(0, pointer);
        }
    }

    /// Adds a hint.
    #[must_use]
    pub fn hint(mut self, hint: Message) -> Self {
        self.hints.push(hint);
        self
    }

    /// Adds the hint "did you mean `word`?" if there is a similar word.
    #[must_use]
    pub fn did_you_mean(self, word: Option<&str>) -> Self {
        match word {
            Some(word) => self.hint(message!("problem-did-you-mean", word = word)),
            None => self,
        }
    }

    /// As [`did_you_mean`](Self::did_you_mean), and offers the word as the fix: for the value, or for the name of the member
    /// if the problem is about the name.
    #[must_use]
    pub fn meant(self, word: Option<&str>) -> Self {
        let Some(word) = word else { return self };
        let problem = self.did_you_mean(Some(word));
        match problem.anchor {
            Anchor::Value => problem.fix_set(serde_json::Value::from(word)),
            Anchor::Key => {
                let change = FixEdit::Rename { pointer: problem.pointer.clone(), to: word.to_owned() };
                problem.fix(change)
            }
        }
    }

    /// Offers another value for the one that the problem is about.
    #[must_use]
    pub fn fix_set(self, json: impl Into<serde_json::Value>) -> Self {
        let change = FixEdit::Set { pointer: self.pointer.clone(), json: json.into().to_string() };
        self.fix(change)
    }

    /// Offers to remove the value or the member that the problem is about.
    #[must_use]
    pub fn fix_remove(self) -> Self {
        let change = FixEdit::Remove { pointer: self.pointer.clone() };
        self.fix(change)
    }

    /// Sets the fix.
    #[must_use]
    pub fn fix(mut self, change: FixEdit) -> Self {
        self.fix = Some(QuickFix { change });
        self
    }
}
