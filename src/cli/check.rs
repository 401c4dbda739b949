//! `ses-studio check`: all problems of a project.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{Outcome, counted, eprint_line, open, print, report};
use crate::base::{Diagnostic, Severity};
use crate::registry::project::save;
use crate::registry::{CheckedProject, Project, apply_all_fixes};

/// Check projects and show every problem with its place and what is expected there
#[derive(Args, Default)]
pub struct Arguments {
    /// Project folders or registry files [default: the bundled Starfall]
    #[arg(value_name = "PROJECT|FILE")]
    projects: Vec<PathBuf>,
    /// Print an array of {file, code, severity, pointer, line, column, message, hints, fix}
    #[arg(long)]
    json: bool,
    /// Treat warnings as problems too (exit code 1)
    #[arg(long, value_name = "WHAT")]
    deny: Option<Deny>,
    /// Apply all mechanical fixes, then check again
    #[arg(long)]
    fix: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Deny {
    Warnings,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let mut machine = Vec::new();
    let mut bad = false;
    let named: Vec<Option<&PathBuf>> =
        if arguments.projects.is_empty() { vec![None] } else { arguments.projects.iter().map(Some).collect() };
    for path in named {
        let Some(mut project) = open(path)? else {
            bad = true;
            continue;
        };
        if arguments.fix {
            fix(&mut project)?;
        }
        let mut checked = project.check();
        checked.registry_problems.extend(super::text::missing(&project, &checked));
        bad |= checked.rules.is_none() || checked.registry.is_none();
        bad |= problems(&checked).any(|problem| arguments.deny.is_some() || problem.severity == Severity::Error);
        let files = [(&project.ruleset, &checked.ruleset_problems), (&project.registry, &checked.registry_problems)];
        for (source, problems) in files {
            if arguments.json {
                machine.extend(report::json(source, problems));
            } else if !problems.is_empty() {
                report::show(source, problems);
            }
        }
        if !arguments.json {
            print(&summary(&project, &checked));
        }
    }
    if arguments.json {
        print(&format!("{}\n", serde_json::to_string_pretty(&machine)?));
    }
    Ok(Outcome::problems_if(bad))
}

fn problems(checked: &CheckedProject) -> impl Iterator<Item = &Diagnostic> {
    checked.ruleset_problems.iter().chain(&checked.registry_problems)
}

/// One line per project: its contents and the number of problems.
fn summary(project: &Project, checked: &CheckedProject) -> String {
    let tally = report::tally(problems(checked));
    match (&checked.rules, &checked.registry) {
        (Some(rules), Some(registry)) => format!(
            "{}: {}, {}, {}, {}, {}: {tally}\n",
            rules.name,
            counted(registry.books.len(), "book", "books"),
            counted(registry.heroes.len(), "hero", "heroes"),
            counted(registry.cards.len(), "card", "cards"),
            counted(rules.operations.len(), "operation", "operations"),
            counted(rules.conditions.len(), "condition", "conditions")
        ),
        (None, _) => format!("{}: {tally}; the registry waits for a sound ruleset\n", project.ruleset.name),
        (_, None) => format!("{}: {tally}\n", project.registry.name),
    }
}

/// Applies all fixes to the registry's file.
fn fix(project: &mut Project) -> anyhow::Result<()> {
    let Some(folder) = &project.folder else {
        eprint_line("the bundled project cannot be changed; `ses-studio new FOLDER` makes a copy");
        return Ok(());
    };
    let (Some(rules), _) = crate::ruleset::Ruleset::read(&project.ruleset) else { return Ok(()) };
    let Some((text, made)) = apply_all_fixes(&project.registry, &rules) else { return Ok(()) };
    let path = folder.join(PathBuf::from(&project.registry.name).file_name().unwrap_or_default());
    save(&path, &text)?;
    eprint_line(&format!("{}: {} applied", project.registry.name, counted(made, "fix", "fixes")));
    project.registry.text = text;
    Ok(())
}
