//! `ses-studio check`: all problems of a project.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::Value;

use super::game::{CheckedGame, GameFiles};
use super::goals::{beside_project, design_file};
use super::{Outcome, chapters, counted, eprint_line, game_text, open, print, report};
use crate::base::{Diagnostic, Severity, Source};
use crate::design::check::{self as design, Known};
use crate::design::project::FILE;
use crate::registry::project::save;
use crate::registry::{CheckedProject, Project, apply_all_fixes};
use crate::ruleset::Ruleset;
use crate::text::Texts;

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
        let game = path.map_or(Ok(None), |path| GameFiles::open(path));
        let Ok(game) = game.map_err(|(file, problem)| report::show(&Source::new(file, ""), &[problem])) else {
            bad = true;
            continue;
        };
        if let Some(files) = game {
            let mut checked = files.check();
            let locales = files.folder.join("locales");
            let texts = checked.game.as_ref().map(|game| Texts::load_phrases(&game.id, &[&locales]));
            if let (Some(game), Some((texts, _))) = (&checked.game, &texts) {
                let missing = game_text::missing(&files, game, texts, &files.wrong_cards(&checked));
                checked.ruleset_problems.extend(missing);
            }
            bad |= checked.game.is_none() || checked.problems().any(|problem| arguments.is_bad(problem));
            for (source, problems) in files.with_problems(&checked) {
                show(arguments, &source, problems, &mut machine);
            }
            if let (Some(game), Some((texts, problems))) = (&checked.game, &texts) {
                for problem in problems {
                    bad |= arguments.is_bad(&problem.problem);
                    show(arguments, &problem.source, std::slice::from_ref(&problem.problem), &mut machine);
                }
                for chapter in chapters::files(&files)? {
                    let problems = chapters::check(game, texts, &chapter);
                    bad |= problems.iter().any(|problem| arguments.is_bad(problem));
                    show(arguments, &chapter, &problems, &mut machine);
                }
            }
            if let Some(game) = &checked.game
                && let Some(rules) = Ruleset::read(&files.ruleset).0
                && let Some(source) = design_file(&files)?
            {
                let cards = game.cards.keys().map(AsRef::as_ref).collect();
                let known = Known { rules: &rules, game: Some(game), cards };
                let problems = design::check(&source, &known);
                bad |= problems.iter().any(|problem| arguments.is_bad(problem));
                show(arguments, &source, &problems, &mut machine);
            }
            if !arguments.json {
                print(&summary_of_game(&files, &checked));
            }
            continue;
        }
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
        bad |= problems(&checked).any(|problem| arguments.is_bad(problem));
        show(arguments, &project.ruleset, &checked.ruleset_problems, &mut machine);
        show(arguments, &project.registry, &checked.registry_problems, &mut machine);
        if let (Some(rules), Some(registry)) = (&checked.rules, &checked.registry)
            && let Some(source) = beside_project(&project, &rules.game, FILE)?
        {
            let cards = registry.cards.iter().map(|card| card.id.as_str()).collect();
            let problems = design::check(&source, &Known { rules, game: checked.game.as_deref(), cards });
            bad |= problems.iter().any(|problem| arguments.is_bad(problem));
            show(arguments, &source, &problems, &mut machine);
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

impl Arguments {
    /// Whether a problem makes the command fail.
    fn is_bad(&self, problem: &Diagnostic) -> bool {
        self.deny.is_some() || problem.severity == Severity::Error
    }
}

/// Shows the problems of a file, or adds them for other programs.
fn show(arguments: &Arguments, source: &Source, problems: &[Diagnostic], machine: &mut Vec<Value>) {
    if arguments.json {
        machine.extend(report::json(source, problems));
    } else if !problems.is_empty() {
        report::show(source, problems);
    }
}

/// One line: the contents of a game whose rules describe the whole match, and the number of problems.
fn summary_of_game(files: &GameFiles, checked: &CheckedGame) -> String {
    let tally = report::tally(checked.problems());
    match &checked.game {
        Some(game) => format!(
            "{}: {}, {}, {}, {}: {tally}\n",
            if game.name.is_empty() { game.id.as_str() } else { &game.name },
            counted(game.cards.len(), "card", "cards"),
            counted(game.decks.len(), "ready deck", "ready decks"),
            counted(game.operations.len(), "operation", "operations"),
            counted(game.conditions.len(), "condition", "conditions")
        ),
        None => format!("{}: {tally}; the cards wait for a sound ruleset\n", files.ruleset.name),
    }
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
