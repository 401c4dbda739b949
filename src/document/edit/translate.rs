//! Edits languages.

use super::{Document, Record, Step, refused, shown};
use crate::base::{Diagnostic, Name};
use crate::document::Field;
use crate::document::step::{Label, RecordChange};
use crate::message;
use crate::text::Language;
use crate::text::translation::{Author, Decision, Edit, FileChange, Timestamp, override_record_id, rows_fingerprint};

impl Document {
    pub(super) fn translate(&self, language: &str, edits: &[Edit], gesture: Option<u64>) -> Result<Step, Diagnostic> {
        let language = known(language)?;
        let files = self.locales().plan_edits(&self.registry, language, edits, &self.as_author())?;
        let label = label(language, edits, self.suggests_only);
        let step = Step { files, ..Step::new(label, Vec::new()) };
        let about = || edits.first().map(|edit| format!("{} {}", language.tag, edit.id())).unwrap_or_default();
        Ok(step.in_gesture(gesture, about))
    }

    pub(super) fn add_language(&self, tag: &str) -> Result<Step, Diagnostic> {
        let (language, files) = self.locales().plan_new_language(tag)?;
        let label = Label::new("undo-new-language").with("language", language.tag);
        Ok(Step { files, ..Step::new(label, Vec::new()) })
    }

    /// Stores the rows that a wording was written for, so that later changes of the rows can be reported.
    pub(super) fn wordings_written(
        &self,
        field: &Field,
        changes: &[RecordChange],
    ) -> Result<Vec<FileChange>, Diagnostic> {
        let Field::Wording(tag, text) = field else { return Ok(Vec::new()) };
        let Some(language) = Language::of_tag(tag).filter(|language| self.locales().get(language).is_some()) else {
            return Ok(Vec::new());
        };
        let is_there = text.as_ref().is_some_and(|text| !text.is_empty());
        let edits = changes.iter().filter_map(|change| match &change.after {
            Some(Record::Card(card)) => {
                let rows = if is_there { rows_fingerprint(card, &self.rules) } else { Name::default() };
                Some(Edit::SetRows { id: Name::from(override_record_id(&card.id)), rows })
            }
            _ => None,
        });
        let edits: Vec<Edit> = edits.collect();
        self.locales().plan_edits(&self.registry, language, &edits, &self.as_author())
    }

    fn as_author(&self) -> Author {
        Author { name: self.author.clone(), at: Timestamp::now(), suggests_only: self.suggests_only }
    }
}

fn known(tag: &str) -> Result<&'static Language, Diagnostic> {
    let found = Language::of_tag(tag).filter(|language| !language.is_pseudo());
    found.ok_or_else(|| refused(message!("problem-language-tag", tag = tag)))
}

fn label(language: &Language, edits: &[Edit], suggests_only: bool) -> Label {
    let with_id = |message: &'static str, id: &Name| Label::new(message).with("id", shown(id));
    let approves = |edit: &Edit| matches!(edit, Edit::Decide { decision: Decision::Approved, .. });
    let label = match edits {
        [Edit::Write { id, .. }] if !suggests_only => with_id("undo-write-message", id),
        [Edit::Remove { id }] => with_id("undo-remove-message", id),
        _ if !edits.is_empty() && edits.iter().all(approves) => {
            Label::new("undo-approve-messages").with("count", edits.len())
        }
        _ => Label::new("undo-review-messages").with("count", edits.len()),
    };
    label.with("language", language.tag)
}
