//! `ses-studio check`: all problems of a project.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::Value;

use super::fix::{fix_game, fix_project, fix_source};
use super::game::GameFiles;
use super::goals::{beside_project, design_file};
use super::{Outcome, chapters, counted, game_text, print, report, text, try_open};
use crate::base::{Diagnostic, Severity, Source};
use crate::design::check::{self as design, Known};
use crate::design::project::FILE;
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
    let mut found = Findings { arguments, machine: Vec::new(), is_bad: false, of_project: Vec::new() };
    let named: Vec<Option<&PathBuf>> =
        if arguments.projects.is_empty() { vec![None] } else { arguments.projects.iter().map(Some).collect() };
    for path in named {
        found.of_project.clear();
        let game = path.map_or(Ok(None), |path| GameFiles::open(path));
        let summary = match game.map_err(|(file, problem)| found.add(&Source::new(file, ""), &[problem])) {
            Ok(Some(mut files)) => {
                if arguments.fix {
                    fix_game(&mut files)?;
                }
                Some(whole_game(&mut found, &files)?)
            }
            Ok(None) => project(&mut found, path)?,
            Err(()) => None,
        };
        found.is_bad |= summary.is_none();
        if let Some(summary) = summary.filter(|_| !arguments.json) {
            print(&summary);
        }
    }
    if arguments.json {
        print(&format!("{}\n", serde_json::to_string_pretty(&found.machine)?));
    }
    Ok(Outcome::problems_if(found.is_bad))
}

/// The problems that were found.
struct Findings<'a> {
    arguments: &'a Arguments,
    /// All of them, for other programs.
    machine: Vec<Value>,
    /// Whether one of them makes the command fail.
    is_bad: bool,
    /// Those of the project that is checked.
    of_project: Vec<Severity>,
}

impl Findings<'_> {
    /// Shows the problems of a file, or adds them for other programs.
    fn add(&mut self, source: &Source, problems: &[Diagnostic]) {
        let denies_all = self.arguments.deny.is_some();
        self.is_bad |= problems.iter().any(|problem| denies_all || problem.severity == Severity::Error);
        self.of_project.extend(problems.iter().map(|problem| problem.severity));
        if self.arguments.json {
            self.machine.extend(report::json(source, problems));
        } else if !problems.is_empty() {
            report::show(source, problems);
        }
    }

    /// How many problems the project has.
    fn tally(&self) -> String {
        report::tally(self.of_project.iter().copied())
    }
}

/// Checks a game whose rules describe the whole match. Returns one line about it.
fn whole_game(found: &mut Findings<'_>, files: &GameFiles) -> anyhow::Result<String> {
    let checked = files.check();
    for (source, problems) in files.with_problems(&checked) {
        found.add(&source, problems);
    }
    let Some(game) = &checked.game else {
        found.is_bad = true;
        return Ok(format!("{}: {}; the cards wait for a sound ruleset\n", files.ruleset.name, found.tally()));
    };
    let locales = files.folder.join("locales");
    let (texts, of_locales) = Texts::load_phrases(&game.id, &[&locales]);
    found.add(&files.ruleset, &game_text::missing(files, game, &texts, &files.wrong_cards(&checked)));
    for problem in of_locales {
        found.add(&problem.source, std::slice::from_ref(&problem.problem));
    }
    let fixes = found.arguments.fix;
    for chapter in chapters::files(files)? {
        let check = |chapter: &Source| chapters::check(game, &texts, chapter);
        let chapter = if fixes { fix_source(chapter, check)? } else { chapter };
        found.add(&chapter, &check(&chapter));
    }
    if let Some(rules) = Ruleset::read(&files.ruleset).0
        && let Some(source) = design_file(files)?
    {
        let check = |source: &Source| {
            let cards = game.cards.keys().map(AsRef::as_ref).collect();
            design::check(source, &Known { rules: &rules, game: Some(game), cards })
        };
        let source = if fixes { fix_source(source, check)? } else { source };
        found.add(&source, &check(&source));
    }
    Ok(format!(
        "{}: {}, {}, {}, {}: {}\n",
        if game.name.is_empty() { game.id.as_str() } else { &game.name },
        counted(game.cards.len(), "card", "cards"),
        counted(game.decks.len(), "ready deck", "ready decks"),
        counted(game.operations.len(), "operation", "operations"),
        counted(game.conditions.len(), "condition", "conditions"),
        found.tally()
    ))
}

/// Checks a project of format 1. Returns one line about it; `None` if it cannot be read.
fn project(found: &mut Findings<'_>, path: Option<&PathBuf>) -> anyhow::Result<Option<String>> {
    let mut project = match try_open(path)? {
        Ok(project) => project,
        Err((file, problem)) => {
            found.add(&Source::new(file, ""), &[problem]);
            return Ok(None);
        }
    };
    if found.arguments.fix {
        fix_project(&mut project)?;
    }
    let mut checked = project.check();
    let texts = checked.rules.as_ref().map(|rules| text::texts_of(&project, rules, checked.game.as_ref()));
    let (texts, of_locales) = texts.unzip();
    let missing = texts.map(|texts| text::missing(&project.registry, &checked, &texts));
    checked.registry_problems.extend(missing.into_iter().flatten());
    found.is_bad |= checked.rules.is_none() || checked.registry.is_none();
    found.add(&project.ruleset, &checked.ruleset_problems);
    found.add(&project.registry, &checked.registry_problems);
    if let (Some(rules), Some(registry)) = (&checked.rules, &checked.registry)
        && let Some(source) = beside_project(&project, &rules.game, FILE)?
    {
        let cards = registry.cards.iter().map(|card| card.id.as_str()).collect();
        found.add(&source, &design::check(&source, &Known { rules, game: checked.game.as_deref(), cards }));
    }
    for problem in of_locales.into_iter().flatten() {
        found.add(&problem.source, std::slice::from_ref(&problem.problem));
    }
    let tally = found.tally();
    Ok(Some(match (&checked.rules, &checked.registry) {
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
    }))
}
