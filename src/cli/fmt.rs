//! `ses-studio fmt`: files of a project in canonical form.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::Value;

use super::cases::unreadable;
use super::game::{GameFiles, decks_of_registry};
use super::{Outcome, counted, eprint_line, open, print, read_lossless, report};
use crate::base::{Diagnostic, Source};
use crate::kernel::form::{self, to_format_2};
use crate::kernel::rules::Game;
use crate::kernel::schema::{of_cards, of_ruleset};
use crate::registry::project::{load, save};
use crate::registry::scenarios::{FOLDER, files_in};
use crate::registry::{Project, write};

/// Write projects in canonical form: stable order, one row per line
#[derive(Args)]
pub struct Arguments {
    /// Project folders or registry files [default: the bundled Starfall, which is only checked]
    #[arg(value_name = "PROJECT|FILE")]
    projects: Vec<PathBuf>,
    /// Change nothing; list the files that are not in canonical form (exit code 1)
    #[arg(long)]
    check: bool,
    /// Convert projects whose rulesets are of format 1 and have a match: rules, cards, heroes as cards, scenarios
    #[arg(long, value_name = "FORMAT", value_parser = clap::value_parser!(u8).range(2..=2))]
    format: Option<u8>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let mut bad = false;
    let named: Vec<Option<&PathBuf>> =
        if arguments.projects.is_empty() { vec![None] } else { arguments.projects.iter().map(Some).collect() };
    for path in named {
        let game = path.map_or(Ok(None), |path| GameFiles::open(path));
        bad |= match game {
            Err((file, problem)) => {
                report::show(&Source::new(file, ""), &[problem]);
                true
            }
            Ok(Some(files)) => {
                let game = arguments.format.and_then(|_| files.check().game);
                let has_old = game.map(|game| has_old_scenarios(arguments, &files, &game)).transpose()?;
                game_is_bad(arguments, &files)? | has_old.unwrap_or(false)
            }
            Ok(None) => match open(path)? {
                None => true,
                Some(project) if arguments.format.is_some() => is_not_converted(arguments, &project)?,
                Some(project) => registry_is_bad(arguments, &project)?,
            },
        };
    }
    Ok(Outcome::problems_if(bad))
}

/// Formats the registry of a project of format 1.
fn registry_is_bad(arguments: &Arguments, project: &Project) -> anyhow::Result<bool> {
    let Some((rules, registry)) = read_lossless(project) else { return Ok(true) };
    put(arguments, project.folder.as_deref(), &project.registry, &write(&registry, &rules))
}

/// Formats the files of a game whose ruleset describes the whole match.
fn game_is_bad(arguments: &Arguments, files: &GameFiles) -> anyhow::Result<bool> {
    let folder = Some(files.folder.as_path());
    let mut bad = match form::ruleset(&files.ruleset) {
        Ok(text) => put(arguments, folder, &files.ruleset, &text)?,
        Err(problems) => is_refused(&files.ruleset, &problems),
    };
    if let Some(cards) = &files.cards {
        bad |= match form::cards(cards, &files.ruleset) {
            Ok(text) => put(arguments, folder, cards, &text)?,
            Err(problems) => is_refused(cards, &problems),
        };
    }
    for (file, source) in files.decks.iter().zip(files.deck_sources()) {
        let at = files.folder.join(&file.path);
        bad |= match form::deck(&source) {
            Ok(text) => put(arguments, at.parent(), &source, &text)?,
            Err(problems) => is_refused(&source, &problems),
        };
    }
    for (source, text) in schemas(files)? {
        bad |= put(arguments, folder, &source, &text)?;
    }
    Ok(bad)
}

/// The schemas that the folder of a game has, with what they should be by its rules.
fn schemas(files: &GameFiles) -> anyhow::Result<Vec<(Source, String)>> {
    let Some(game) = Game::read(&files.ruleset).0 else { return Ok(Vec::new()) };
    let rules: Value = serde_json::from_str(&files.ruleset.text)?;
    let all = [("ruleset.schema.json", of_ruleset(&files.ruleset)), ("registry.schema.json", of_cards(&game, &rules))];
    let mut found = Vec::new();
    for (name, schema) in all {
        let path = files.folder.join(name);
        if path.is_file() {
            let source = load(&path).map_err(unreadable)?;
            found.push((source, format!("{schema:#}\n")));
        }
    }
    Ok(found)
}

/// Writes a file, or says that it is not in its form. Returns whether it is not.
fn put(arguments: &Arguments, folder: Option<&Path>, source: &Source, text: &str) -> anyhow::Result<bool> {
    if text == source.text {
        return Ok(false);
    }
    match folder {
        Some(folder) if !arguments.check => {
            save(&path_of(folder, source), text)?;
            print(&format!("{}: written in its one form\n", source.name));
            Ok(false)
        }
        _ => {
            print(&format!("{}: not in its one form\n", source.name));
            Ok(true)
        }
    }
}

/// The path of a file in the folder of its project.
pub fn path_of(folder: &Path, source: &Source) -> PathBuf {
    folder.join(Path::new(&source.name).file_name().unwrap_or_default())
}

/// Shows why a file is left as it is.
fn is_refused(source: &Source, problems: &[Diagnostic]) -> bool {
    report::show(source, problems);
    eprint_line(&format!("{}: these problems come first", source.name));
    true
}

/// Converts a project of format 1. Nothing is written unless all of it can be read again. Returns whether it was not
/// converted.
fn is_not_converted(arguments: &Arguments, project: &Project) -> anyhow::Result<bool> {
    if read_lossless(project).is_none() {
        return Ok(true);
    }
    let decks = Value::Array(decks_of_registry(&project.ruleset, &project.registry)).to_string();
    let converted = match to_format_2(&project.ruleset, &project.registry, &decks) {
        Ok(converted) => converted,
        Err(problems) => return Ok(is_refused(&project.ruleset, &problems)),
    };
    let Some(folder) = project.folder.as_deref().filter(|_| !arguments.check) else {
        print(&format!("{}: not in format 2\n", project.ruleset.name));
        return Ok(true);
    };
    let files = GameFiles {
        folder: folder.to_owned(),
        ruleset: Source::new(project.ruleset.name.as_str(), converted.ruleset),
        cards: Some(Source::new(project.registry.name.as_str(), converted.cards)),
        decks: Vec::new(),
    };
    let checked = files.check();
    let Some(game) = &checked.game else { return Ok(is_refused(&files.ruleset, &checked.ruleset_problems)) };
    for (source, schema) in schemas(&files)? {
        save(&path_of(folder, &source), schema)?;
    }
    if let Some(cards) = &files.cards {
        save(&path_of(folder, cards), &cards.text)?;
    }
    save(&path_of(folder, &files.ruleset), &files.ruleset.text)?;
    print(&format!("{}: written in format 2\n", project.ruleset.name));
    has_old_scenarios(arguments, &files, game)
}

/// Writes a project's scenarios of form 1 in form 2. One that would lose something is left as it is; it can still be run.
/// Returns whether one is left.
fn has_old_scenarios(arguments: &Arguments, files: &GameFiles, game: &Game) -> anyhow::Result<bool> {
    let folder = files.folder.join(FOLDER);
    if !folder.is_dir() {
        return Ok(false);
    }
    let (mut is_left, mut written) = (false, 0);
    for path in files_in(&folder)? {
        let Some(source) = load(&path).ok().filter(|source| form::is_form_1(&source.text)) else { continue };
        let (text, problems) = form::scenario_to_form_2(&source, &files.ruleset, game);
        match text {
            Some(_) if arguments.check => {
                print(&format!("{}: not in form 2\n", source.name));
                is_left = true;
            }
            Some(text) if problems.is_empty() => {
                save(&path, text)?;
                written += 1;
            }
            _ => is_left |= is_refused(&source, &problems),
        }
    }
    if written > 0 {
        print(&format!("{}: {} written in form 2\n", folder.display(), counted(written, "scenario", "scenarios")));
    }
    Ok(is_left)
}
