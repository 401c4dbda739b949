//! `ses-studio edit`: the edits of the studio without its window.

use std::io::BufRead as _;
use std::path::PathBuf;

use clap::Args;

use super::{Outcome, UsageError, changeable, counted, eprint_line, print, refuse_bundled, report};
use crate::base::Diagnostic;
use crate::document::{Command, Document, Label, SaveError, StorageConfig};
use crate::text::problem_text::english;

/// Edit a project with commands and save it as the studio does: nothing is lost if the process is interrupted
#[derive(Args)]
pub struct Arguments {
    /// Project folder or registry file
    project: PathBuf,
    /// A command as JSON, such as {"set": {"at": [{"card": 0}], "field": {"name": "Ember Oath"}}}; may be repeated.
    /// Without this option, commands are read from standard input, one per line, and unsaved edits survive a crash
    #[arg(long, value_name = "JSON")]
    command: Vec<String>,
    /// First recover the unsaved edits of an earlier session
    #[arg(long)]
    recover: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    changeable(&arguments.project)?;
    // Edits that are saved at once need no journal.
    let has_journal = arguments.command.is_empty();
    let needs_old = arguments.recover;
    let settings = StorageConfig { has_journal: has_journal || needs_old, ..StorageConfig::default() };
    let mut document = match Document::open_with(&arguments.project, settings) {
        Ok(document) => document,
        Err(unopened) => {
            report::show(&unopened.file, &unopened.problems);
            return Ok(Outcome::Problems);
        }
    };
    let mut edits = 0;
    if let Some(recovery) = document.recovery() {
        let records = recovery.records;
        if arguments.recover {
            or_message(document.recover())?;
            // What is recovered is one edit.
            edits = 1;
            eprint_line(&format!("{} recovered", counted(records, "record", "records")));
        } else {
            eprint_line(&format!(
                "an earlier session left {} unsaved; `--recover` recovers what was edited",
                counted(records, "record", "records")
            ));
        }
    }
    if arguments.command.is_empty() {
        for line in std::io::stdin().lock().lines() {
            edits += usize::from(edit(&mut document, &line?)?);
        }
    }
    for command in &arguments.command {
        edits += usize::from(edit(&mut document, command)?);
    }
    saved(&mut document, &arguments.project.display().to_string(), edits)
}

/// Saves a project after `edits` edits and prints the result.
pub(super) fn saved(document: &mut Document, name: &str, edits: usize) -> anyhow::Result<Outcome> {
    if !document.is_dirty() {
        print(&format!("{name}: nothing to save\n"));
        return Ok(Outcome::Fine);
    }
    match document.save() {
        Ok(saved) => {
            for warning in &saved.warnings {
                eprint_line(&english(&warning.message));
            }
            let formatted = if saved.formatted { ", and written in its one form" } else { "" };
            print(&format!("{name}: {} saved{formatted}\n", counted(edits, "edit", "edits")));
            Ok(Outcome::Fine)
        }
        Err(SaveError::NoFolder) => Err(refuse_bundled().into()),
        Err(SaveError::Conflict) => anyhow::bail!("{name}: someone else has changed it meanwhile; nothing was saved"),
        Err(SaveError::Failed(problem)) => anyhow::bail!(english(&problem.message)),
    }
}

/// Applies one line: a command, `undo` or `redo`.
fn edit(document: &mut Document, line: &str) -> anyhow::Result<bool> {
    let made = match line.trim() {
        "" => return Ok(false),
        "undo" => document.undo().is_some(),
        "redo" => document.redo().is_some(),
        json => {
            let command: Command =
                serde_json::from_str(json).map_err(|error| UsageError(format!("`{json}`: {error}")))?;
            or_message(document.apply(command))?;
            true
        }
    };
    // A program that sends commands can see from this line which of them have been applied.
    print(&format!("{}\n", document.undo_label().map(label_line).unwrap_or_default()));
    Ok(made)
}

fn label_line(label: &Label) -> String {
    let arguments = label.arguments.iter().map(|(name, value)| format!(" {name}={value}"));
    std::iter::once(label.message.to_owned()).chain(arguments).collect()
}

fn or_message<T>(result: Result<T, Diagnostic>) -> anyhow::Result<T> {
    result.map_err(|problem| anyhow::anyhow!(report::one_line(&problem)))
}
