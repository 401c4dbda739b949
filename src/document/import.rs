//! Cards from a spreadsheet: first what a sheet would change, then the change as one step.

use std::path::Path;

use serde_json::Value;

use super::conflict::parse_lossless;
use super::step::ProjectState;
use super::{ChangeSet, Document};
use crate::base::{Code, Diagnostic, Severity, Source};
use crate::kernel::rules::Game;
use crate::message;
use crate::registry::csv::{self, Table, decode};
use crate::registry::write;
use crate::text::ENGLISH;
use crate::text::read::GameReader;
use crate::text::sheet::{self, Layout, SheetChanges};

/// What a sheet would change.
#[derive(Clone, Debug, Default)]
pub struct SheetImport {
    pub sheet: Source,
    /// The cards that would change, in the order of the sheet.
    pub cards: Vec<ImportedCard>,
    /// How many cards of the sheet are as they were.
    pub same: usize,
    /// How many cards of the project are not in the sheet. They stay.
    pub absent: usize,
    /// The problems of the sheet, with their places in it.
    pub problems: Vec<Diagnostic>,
    /// Sentences that were not understood, with `#` for numbers, each with how many cards have it; most first.
    pub unread: Vec<(String, usize)>,
    /// The text of the registry afterwards.
    after: String,
}

/// A card that a sheet would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedCard {
    pub id: String,
    pub name: String,
    pub is_new: bool,
    /// The members or columns that change.
    pub fields: Vec<String>,
}

impl SheetImport {
    /// Whether there is something to import and no error.
    pub fn is_ready(&self) -> bool {
        let is_sound = self.problems.iter().all(|problem| problem.severity != Severity::Error);
        is_sound && !self.cards.is_empty()
    }

    /// The line of a problem in the sheet, from 1.
    pub fn line_of(&self, problem: &Diagnostic) -> Option<usize> {
        let before = self.sheet.text.get(..problem.span?.start())?;
        Some(before.matches('\n').count() + 1)
    }
}

impl Document {
    /// What a sheet in a file would change. Nothing is changed yet.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or the ruleset does not say what the columns of a sheet are.
    pub fn plan_import(&self, path: &Path) -> Result<SheetImport, Diagnostic> {
        let bytes = std::fs::read(path).map_err(|error| {
            let message = message!("problem-path-unreadable", path = &path.display(), error = &error);
            Diagnostic::new(Code::FileUnreadable, "", message)
        })?;
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        match decode(&name, bytes) {
            Ok(source) => self.planned(source),
            Err((sheet, problem)) => Ok(SheetImport { sheet, problems: vec![*problem], ..SheetImport::default() }),
        }
    }

    /// Imports a sheet as one step.
    ///
    /// # Errors
    ///
    /// The project cannot be changed, or the sheet has errors by now.
    pub fn import(&mut self, plan: &SheetImport) -> Result<ChangeSet, Diagnostic> {
        if let Some(reason) = &self.read_only {
            return Err(reason.clone());
        }
        // The project may have been read again since the sheet was looked at.
        let plan = self.planned(plan.sheet.clone())?;
        if let Some(error) = plan.problems.iter().find(|problem| problem.severity == Severity::Error) {
            return Err(error.clone());
        }
        if plan.cards.is_empty() {
            return Ok(ChangeSet::default());
        }
        let registry = parse_lossless(&plan.after, &self.rules)?;
        let whole = ProjectState { ruleset: self.ruleset.clone(), registry };
        Ok(self.replace_project("undo-import", whole))
    }

    fn planned(&self, sheet: Source) -> Result<SheetImport, Diagnostic> {
        let ruleset = Source::new(self.ruleset_name.as_str(), &*self.ruleset);
        let layout = Layout::of(&ruleset);
        match self.game() {
            Some(game) if !Layout::is_of_rows(layout.as_ref(), &sheet) => self.planned_prose(game, layout, sheet),
            _ => {
                let plan = csv::plan(&sheet, &self.registry, &self.rules);
                let card = |change: &csv::CardChange| ImportedCard {
                    id: change.id.clone(),
                    name: change.name.clone(),
                    is_new: change.added,
                    fields: change.fields.iter().map(|field| field.field.clone()).collect(),
                };
                Ok(SheetImport {
                    cards: plan.changes.iter().map(card).collect(),
                    same: plan.unchanged,
                    absent: plan.absent.len(),
                    after: write(&plan.after, &self.rules),
                    problems: plan.problems,
                    unread: Vec::new(),
                    sheet,
                })
            }
        }
    }

    /// A sheet of a whole game, whose rules texts are read into rows.
    fn planned_prose(&self, game: &Game, layout: Option<Layout>, sheet: Source) -> Result<SheetImport, Diagnostic> {
        let layout = layout.ok_or_else(|| Diagnostic::new(Code::EditRefused, "", message!("problem-no-library")))?;
        let file: Value = serde_json::from_str(&self.ruleset).unwrap_or_default();
        let texts = self.locales().texts();
        let reader = GameReader::new(&texts, ENGLISH, game, file.get("reads").unwrap_or(&Value::Null));
        let mut problems = Vec::new();
        let table = Table::read(&sheet, &mut problems);
        let mut plan = sheet::plan(&reader, game, &layout, &table);
        problems.append(&mut plan.problems);
        let registry = write(&self.registry, &self.rules);
        let changes = SheetChanges::new(&registry, file.get("game").unwrap_or(&Value::Null), &reader, &plan);
        let card = |card: sheet::ChangedCard| ImportedCard {
            id: card.id,
            name: card.name,
            is_new: card.is_new,
            fields: card.members,
        };
        Ok(SheetImport {
            cards: changes.cards.into_iter().map(card).collect(),
            same: changes.same,
            absent: changes.absent.len(),
            after: changes.after,
            unread: plan.not_understood(),
            problems,
            sheet,
        })
    }
}
