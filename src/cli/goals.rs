//! `ses-studio goals`: what a design wants to be, measured.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::game::GameFiles;
use super::{Outcome, UsageError, counted, print, read_json, read_text, report};
use crate::base::{Code, Source};
use crate::design::check::{Known, check};
use crate::design::goals::{Measure, Subject};
use crate::design::price_rank::{Priced, changes};
use crate::design::project::{DesignFile, FILE};
use crate::registry::Project;
use crate::registry::project::save;
use crate::ruleset::Ruleset;
use crate::text::{ENGLISH, Texts};

/// Measure the goals that the file design.json of a project sets: of its cards, and of simulated games
#[derive(Args)]
pub struct Arguments {
    /// A project folder, or a bundled game, whose rules describe the whole match
    project: PathBuf,
    /// Games that `simulate --json` has played; without them, goals of games are not measured
    #[arg(long, value_name = "FILE")]
    games: Option<PathBuf>,
    /// What `sensitivity --csv` has written for the cards, to compare the price list with play
    #[arg(long, value_name = "FILE", num_args = 1.., requires = "games")]
    changes: Vec<PathBuf>,
    /// Write a table of the rows in Markdown, with their prices and what one point more changed
    #[arg(long, value_name = "FILE", requires = "changes")]
    markdown: Option<PathBuf>,
    /// Print an array of {measure, met, values, beyond}
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let files = files(&arguments.project)?;
    let design = design(&files)?;
    let Some(game) = valid_game(&files) else { return Ok(Outcome::Problems) };
    let games = arguments.games.as_deref().map(read_json).transpose()?;
    let sides = games.as_ref().and_then(|games| games.pointer("/plan/heroes")?.as_array()).into_iter().flatten();
    let is_known = |id: &str| game.record(id).is_some() || game.decks.iter().any(|deck| deck.id == id);
    if let Some(other) = sides.filter_map(Value::as_str).find(|id| !is_known(id)) {
        return Err(UsageError(format!("--games: `{other}` is no deck of this game; the games are of another")).into());
    }
    let (cards, rulings) = (cards(&files), super::rulings::rulings_of(&files)?);
    let (texts, _) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    let letters = |card: &Value| {
        let id = card.get("id").and_then(Value::as_str).and_then(|id| game.cards.get(id));
        id.map_or(0, |id| texts.printed(ENGLISH, &game, game.definition(*id)).text.chars().count())
    };
    let letters: Vec<usize> = cards.iter().map(letters).collect();
    let mut tried = Vec::new();
    for file in &arguments.changes {
        let source = read_text(file)?;
        tried.extend(changes(&source.text).map_err(|why| UsageError(format!("{}: {why}", source.name)))?);
    }
    let subject = Subject {
        cards: &cards,
        letters: &letters,
        design: &design,
        rulings: &rulings,
        games: games.as_ref(),
        changes: &tried,
    };
    if let (Some(file), Some(games)) = (&arguments.markdown, &games) {
        save(file, table(&subject.priced(games).unwrap_or_default(), &cards))?;
    }
    let (mut machine, mut missed) = (Vec::new(), 0);
    for goal in &design.goals {
        let name = goal.measure.name();
        let Some(measured) = goal.measure(&subject) else {
            if arguments.json {
                machine.push(json!({ "measure": name, "met": null, "values": {}, "beyond": [] }));
            } else {
                let what = if goal.measure == Measure::PriceRank {
                    "--changes names tried values"
                } else {
                    "--games names simulated games"
                };
                print(&format!("{name}: not measured; {what}\n"));
            }
            continue;
        };
        let Some((least, most)) = measured.range() else {
            if arguments.json {
                machine.push(json!({ "measure": name, "met": null, "values": {}, "beyond": [] }));
            } else {
                print(&format!("{name}: not measured; nothing has such a value\n"));
            }
            continue;
        };
        let met = measured.beyond.is_empty();
        missed += usize::from(!met);
        if arguments.json {
            let values: serde_json::Map<String, Value> =
                measured.values.iter().map(|(of, value)| (of.clone(), json!(value))).collect();
            machine.push(json!({ "measure": name, "met": met, "values": values, "beyond": measured.beyond }));
            continue;
        }
        let bounds = [("at least", goal.at_least), ("at most", goal.at_most)];
        let bounds: Vec<String> =
            bounds.iter().filter_map(|(word, bound)| bound.map(|bound| format!("{word} {bound}"))).collect();
        let sign = if met { "met" } else { "not met" };
        print(&format!("{name}: {sign}; {least:.2} to {most:.2}, {}: {}\n", bounds.join(", "), goal.why));
        for of in &measured.beyond {
            let value = measured.values.iter().find(|(known, _)| known == of).map_or(0.0, |(_, value)| *value);
            print(&format!("    {of}: {value:.2}\n"));
        }
    }
    if arguments.json {
        print(&format!("{:#}\n", Value::Array(machine)));
    } else if missed > 0 {
        print(&format!("{} not met\n", counted(missed, "goal", "goals")));
    }
    Ok(Outcome::problems_if(missed > 0))
}

/// Rows by their prices, as a table.
fn table(rows: &[Priced], cards: &[Value]) -> String {
    let mut rows: Vec<&Priced> = rows.iter().collect();
    rows.sort_by(|a, b| b.worth().total_cmp(&a.worth()).then_with(|| b.play.total_cmp(&a.play)));
    let mut table = String::from("| card | row | does | price | uses | play |\n|---|---:|---|---:|---:|---:|\n");
    for row in rows {
        let Priced { card, row, price, uses, play } = row;
        let record = cards.iter().find(|record| record.get("id").and_then(Value::as_str) == Some(card));
        let operation = record.and_then(|record| record.get("effects")?.get(*row)?.get("do")?.as_str());
        let (number, operation) = (row + 1, operation.unwrap_or_default());
        let _ = writeln!(table, "| {card} | {number} | `{operation}` | {price:.3} | {uses:.4} | {play:.4} |");
    }
    table
}

/// The files of a game of any format.
pub(super) fn files(project: &Path) -> anyhow::Result<GameFiles> {
    match GameFiles::of_any(project) {
        Ok(Some(files)) => Ok(files),
        Ok(None) => Err(UsageError(format!("`{}` is neither a project nor a bundled game", project.display())).into()),
        Err((file, problem)) => Err(UsageError(format!("{file}: {}", report::one_line(&problem))).into()),
    }
}

/// The vocabulary of a game.
pub(super) fn rules_of(files: &GameFiles) -> anyhow::Result<Ruleset> {
    let (rules, problems) = Ruleset::read(&files.ruleset);
    let why = || problems.first().map(report::one_line).unwrap_or_default();
    rules.ok_or_else(|| UsageError(format!("{}: {}", files.ruleset.name, why())).into())
}

/// What its designers set.
pub(super) fn design(files: &GameFiles) -> anyhow::Result<DesignFile> {
    let source = beside(files, FILE)?;
    if let Some(rules) = Ruleset::read(&files.ruleset).0 {
        // A member that is misspelt would be left out without a word.
        let mut problems = check(&source, &Known { rules: &rules, game: None, cards: Vec::new() });
        problems.retain(|problem| problem.code == Code::UnknownMember);
        report::show_on_stderr(&source, &problems);
    }
    DesignFile::read(&source.text).map_err(|why| UsageError(format!("{}: {why}", source.name)).into())
}

/// The file of what designers set, if a game has one.
pub(super) fn design_file(files: &GameFiles) -> anyhow::Result<Option<Source>> {
    let folder = Some(files.folder.as_path()).filter(|folder| folder.is_dir());
    beside_folder(folder, &files.folder.to_string_lossy(), FILE)
}

/// What the designers of a project set; nothing where it has no such file.
#[cfg(feature = "typeset")]
pub(super) fn design_of(project: &Project, game: &str) -> anyhow::Result<DesignFile> {
    let Some(source) = beside_project(project, game, FILE)? else { return Ok(DesignFile::default()) };
    DesignFile::read(&source.text).map_err(|why| UsageError(format!("{}: {why}", source.name)).into())
}

/// A file beside the ruleset of a project, if it has one.
pub(super) fn beside_project(project: &Project, game: &str, name: &str) -> anyhow::Result<Option<Source>> {
    beside_folder(project.folder.as_deref(), game, name)
}

/// A file beside the ruleset.
pub(super) fn beside(files: &GameFiles, name: &str) -> anyhow::Result<Source> {
    let folder = Some(files.folder.as_path()).filter(|folder| folder.is_dir());
    let found = beside_folder(folder, &files.folder.to_string_lossy(), name)?;
    found.ok_or_else(|| UsageError(format!("{}: there is no such file", files.folder.join(name).display())).into())
}

fn beside_folder(folder: Option<&Path>, game: &str, name: &str) -> anyhow::Result<Option<Source>> {
    crate::registry::project::beside(folder, game, name)
        .map_err(|(file, problem)| UsageError(format!("{file}: {}", report::one_line(&problem))).into())
}

/// The cards of the files as they are written.
pub(super) fn cards(files: &GameFiles) -> Vec<Value> {
    let text = files.cards.as_ref().map(|file| file.text.as_str()).unwrap_or_default();
    let contents: Value = serde_json::from_str(text).unwrap_or_default();
    contents.get("cards").and_then(Value::as_array).cloned().unwrap_or_default()
}

/// The checked game; its problems are shown.
pub(super) fn valid_game(files: &GameFiles) -> Option<crate::kernel::rules::Game> {
    let checked = files.check();
    report::show_on_stderr(&files.ruleset, &checked.ruleset_problems);
    if let Some(cards) = &files.cards {
        report::show_on_stderr(cards, &checked.card_problems);
    }
    checked.valid()
}
