//! Edits what the designers set for their tools.

use super::{Document, Step, shown};
use crate::base::json::{self, Node, step, steps};
use crate::base::json_edit::edited;
use crate::base::{Diagnostic, JsonEdit};
use crate::document::step::Label;
use crate::registry::project::DESIGN;
use crate::text::translation::{FileChange, RecordRename};

impl Document {
    pub(super) fn set_design(&self, name: &str, edits: &[JsonEdit], gesture: Option<u64>) -> Result<Step, Diagnostic> {
        let before = self.design_text().map_err(Clone::clone)?;
        let after = edited(before.unwrap_or("{}\n"), edits)?;
        let label = match edits {
            [JsonEdit::Insert { list, .. }] if steps(list).count() == 1 => {
                Label::new("undo-add-book").with("name", shown(name))
            }
            [JsonEdit::Remove { pointer }] if steps(pointer).last().is_some_and(|at| at.parse::<usize>().is_ok()) => {
                Label::new("undo-delete").with("name", shown(name)).with("count", 1)
            }
            _ => Label::new("undo-set-deck").with("name", shown(name)),
        };
        if before == Some(after.as_str()) {
            return Ok(Step::new(label, Vec::new()));
        }
        let about = edits.first().map(|edit| format!("design {}", edit.pointer())).unwrap_or_default();
        let files = vec![FileChange { path: DESIGN.to_owned(), before: before.map(str::to_owned), after: Some(after) }];
        Ok(Step { files, ..Step::new(label, Vec::new()) }.in_gesture(gesture, || about))
    }

    /// The change of the lists of cards that name records by ids that are changed.
    pub(super) fn design_with_ids(&self, renamed: &[RecordRename]) -> Option<FileChange> {
        let before = self.design_text().ok().flatten()?;
        let root = json::parse(before).ok()?;
        let tags = root.member("tags").map(Node::items).unwrap_or_default();
        let tags = tags.into_iter().enumerate().map(|(at, tag)| (format!("/tags/{at}/also"), tag.member("also")));
        let printed = root.member("run").and_then(|run| run.member("printed"));
        let mut edits = Vec::new();
        for (list, node) in tags.chain([("/run/printed".to_owned(), printed)]) {
            for (at, item) in node.map(Node::items).unwrap_or_default().into_iter().enumerate() {
                let new = item.string().and_then(|id| {
                    let renamed = renamed.iter().find(|renamed| renamed.from.iter().any(|from| *from == *id))?;
                    serde_json::to_string(&renamed.to).ok()
                });
                edits.extend(new.map(|json| JsonEdit::Set { pointer: step(&list, at), json }));
            }
        }
        let after = edited(before, &edits).ok().filter(|_| !edits.is_empty())?;
        Some(FileChange { path: DESIGN.to_owned(), before: Some(before.to_owned()), after: Some(after) })
    }
}
