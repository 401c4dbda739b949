//! Changes of the files by other programs: reload them, overwrite them, or merge them with unsaved edits.

use std::path::PathBuf;
use std::sync::Arc;

use super::files::Theirs;
use super::merge::{Difference, merge};
use super::step::{Label, ProjectState, Record, RecordChange, Step};
use super::{ChangeSet, Document, RecordPath};
use crate::base::{Code, Diagnostic, Source};
use crate::message;
use crate::registry::{Registry, is_lossless, read, write};
use crate::ruleset::Ruleset;

/// A file that another program has changed while there are unsaved edits.
#[derive(Clone, Debug)]
pub struct Conflict {
    pub path: PathBuf,
    /// The records that differ, each with a readable difference.
    pub differences: Vec<Difference>,
    /// The reason why the versions cannot be merged record by record, if any.
    pub not_mergeable: Option<Diagnostic>,
    theirs: Theirs,
    merged: Option<ProjectState>,
}

/// A resolution of a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolution {
    /// The next save overwrites their version, which is backed up.
    KeepMine,
    /// Replaces mine by theirs, as a step that can be undone.
    TakeTheirs,
    /// Merges both, record by record and member by member, as a step that can be undone.
    Merge,
}

impl Document {
    /// The change by another program that prevents saving, if there is one.
    pub fn conflict(&self) -> Option<&Conflict> {
        self.conflict.as_ref()
    }

    /// Checks whether another program has changed the files. Without unsaved edits the files are reloaded; otherwise
    /// there is a [`Document::conflict`].
    pub fn check_for_external_changes(&mut self) -> Result<Option<ChangeSet>, Diagnostic> {
        let theirs = self.external_changes().map_err(|error| {
            let message =
                message!("problem-path-unreadable", path = &self.registry_file.path.display(), error = &error);
            Diagnostic::new(Code::FileUnreadable, "", message)
        })?;
        let changed = match theirs {
            None => {
                self.conflict = None;
                None
            }
            Some(theirs) if self.is_dirty() => {
                self.record_conflict(theirs);
                None
            }
            Some(theirs) => Some(self.reload(&theirs)?),
        };
        let languages = self.merge_external_languages()?;
        let decks = self.merge_external_decks()?;
        let design = self.merge_external_design()?;
        let glossaries = self.reload_glossaries();
        let found = [changed, languages, decks, design, glossaries].into_iter().flatten();
        Ok(found.reduce(|mut all, other| {
            all.languages.extend(other.languages);
            all.glossaries |= other.glossaries;
            all
        }))
    }

    /// Resolves a conflict.
    pub fn resolve(&mut self, resolution: Resolution) -> Result<ChangeSet, Diagnostic> {
        let Some(conflict) = self.conflict.take() else { return Ok(ChangeSet::default()) };
        match resolution {
            Resolution::KeepMine => {
                if let Some(text) = &conflict.theirs.registry {
                    self.registry_file.accept(text);
                }
                if let Some(text) = &conflict.theirs.ruleset {
                    self.ruleset_file.accept(text);
                }
                self.history.mark_unsaved();
                Ok(ChangeSet::default())
            }
            Resolution::TakeTheirs => self.reload(&conflict.theirs).inspect_err(|_| self.conflict = Some(conflict)),
            Resolution::Merge => {
                let Some(merged) = conflict.merged.clone() else {
                    let reason = conflict.not_mergeable.clone();
                    self.conflict = Some(conflict);
                    return Err(reason.unwrap_or_else(|| {
                        Diagnostic::new(Code::FileChanged, "", message!("problem-nothing-to-merge"))
                    }));
                };
                self.rebase(&conflict.theirs);
                let changed = self.replace_project("undo-merge", merged);
                self.history.mark_unsaved();
                Ok(changed)
            }
        }
    }

    /// Records a change that prevents saving.
    pub(super) fn record_conflict(&mut self, theirs: Theirs) {
        if self.conflict.as_ref().is_some_and(|conflict| conflict.theirs == theirs) {
            return;
        }
        let (path, name) = match theirs.registry {
            Some(_) => (&self.registry_file.path, "registry"),
            None => (&self.ruleset_file.path, "ruleset"),
        };
        let path = path.clone();
        let conflict = match self.merged(&theirs) {
            Ok((merged, differences)) => {
                Conflict { path, differences, not_mergeable: None, theirs, merged: Some(merged) }
            }
            Err(problem) => {
                let message = message!("problem-not-mergeable", file = name, reason = problem.message.clone());
                let not_mergeable = Some(Diagnostic { message, ..problem });
                Conflict { path, differences: Vec::new(), not_mergeable, theirs, merged: None }
            }
        };
        self.conflict = Some(conflict);
    }

    /// Merges mine and theirs.
    fn merged(&self, theirs: &Theirs) -> Result<(ProjectState, Vec<Difference>), Diagnostic> {
        let theirs_ruleset = theirs.ruleset.as_deref().unwrap_or(&self.ruleset_file.text);
        let ruleset: Arc<str> = if *self.ruleset == *self.ruleset_file.text {
            theirs_ruleset.into()
        } else if theirs.ruleset.as_deref().is_none_or(|theirs| *theirs == *self.ruleset) {
            Arc::clone(&self.ruleset)
        } else {
            let message = message!("problem-ruleset-changed-twice");
            return Err(Diagnostic::new(Code::FileChanged, "", message));
        };
        let rules = rules_of(&ruleset)?;
        let there = theirs.registry.as_deref().unwrap_or(&self.registry_file.text);
        let there = parse_lossless(there, &rules)?;
        let base = parse_lossless(&self.registry_file.text, &rules)?;
        let here = parse_lossless(&write(&self.registry, &self.rules), &rules)?;
        let merged = merge(&base, &here, &there, &rules)?;
        Ok((ProjectState { ruleset, registry: merged.registry }, merged.differences))
    }

    /// Reloads the files.
    fn reload(&mut self, theirs: &Theirs) -> Result<ChangeSet, Diagnostic> {
        let ruleset: Arc<str> = theirs.ruleset.as_deref().unwrap_or(&self.ruleset_file.text).into();
        let rules = rules_of(&ruleset)?;
        let text = theirs.registry.as_deref().unwrap_or(&self.registry_file.text);
        let registry = parse_lossless(text, &rules)?;
        self.is_unformatted = write(&registry, &rules) != text;
        self.rebase(theirs);
        let changed = self.replace_project("undo-reload", ProjectState { ruleset, registry });
        self.history.mark_saved();
        self.restart_journal();
        Ok(changed)
    }

    /// Accepts the current content of the files as the last read version.
    fn rebase(&mut self, theirs: &Theirs) {
        for (file, text) in [(&mut self.registry_file, &theirs.registry), (&mut self.ruleset_file, &theirs.ruleset)] {
            if let Some(text) = text {
                *file = super::files::Tracked::new(file.path.clone(), text);
            }
        }
        self.restart_journal();
    }

    /// Replaces the project by another one, as a step.
    pub(super) fn replace_project(&mut self, message: &'static str, whole: ProjectState) -> ChangeSet {
        let after = Some(Record::Project(Arc::new(whole)));
        let changes = vec![RecordChange { place: RecordPath::File, before: Some(self.project_state()), after }];
        let step = Step { label: Label::new(message), changes, files: Vec::new(), gesture: None };
        self.commit(step)
    }
}

fn rules_of(ruleset: &str) -> Result<Ruleset, Diagnostic> {
    let (rules, problems) = Ruleset::read(&Source::new("ruleset.json", ruleset));
    rules.ok_or_else(|| {
        let first = problems.into_iter().max_by_key(|problem| problem.severity);
        first.unwrap_or_else(|| Diagnostic::new(Code::FileUnreadable, "", message!("problem-ruleset-unreadable")))
    })
}

/// The registry in a text, if writing it would lose nothing.
pub(super) fn parse_lossless(text: &str, rules: &Ruleset) -> Result<Registry, Diagnostic> {
    let (registry, problems) = read(&Source::new("registry.json", text), rules);
    let against = problems.into_iter().find(|problem| !is_lossless(std::slice::from_ref(problem)));
    match (registry, against) {
        (Some(registry), None) => Ok(registry),
        (_, Some(problem)) => Err(problem),
        (None, None) => Err(Diagnostic::new(Code::JsonSyntax, "", message!("problem-registry-unreadable"))),
    }
}
