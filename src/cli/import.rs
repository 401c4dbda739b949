//! `ses-studio import`: cards from a spreadsheet into a project.

use std::fmt::Write as _;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::game::GameFiles;
use super::game_import::Decoded;
use super::{Outcome, UsageError, counted, game_import, open, print, read_lossless, read_text, refuse_bundled, report};
use crate::base::reader::shorten;
use crate::base::{Diagnostic, Severity, Source};
use crate::message;
use crate::registry::RecordPath;
use crate::registry::csv::{Plan, decode, plan};
use crate::registry::project::{Project, load, save};
use crate::registry::write;
use crate::text::problem_text::english;
use crate::text::sheet::Layout;

/// Import cards from a spreadsheet that `export --csv` wrote; without --apply, only show what would change
///
/// Cards and columns that the sheet lacks stay unchanged; their order does not matter. New ids become new cards. If
/// the sheet has an error, nothing is written. A game whose rules describe the whole match can say in its ruleset which
/// columns a sheet with prose has, as `export --library` writes it; the rules text of its cards is read into rows, and
/// what is not understood is reported.
#[derive(Args)]
pub struct Arguments {
    /// The spreadsheet, as CSV in UTF-8 with commas, semicolons or tabs, as XLSX, of which the first sheet is read, or,
    /// for a game whose rules describe the whole match, as a JSON list of objects; `-` for standard input
    #[arg(value_name = "CSV")]
    sheet: PathBuf,
    /// The project folder or registry file
    project: PathBuf,
    /// Rows for single cards, by their ids and what sets them off: {"AB-1": {"onPlay": [rows]}}
    #[arg(long, value_name = "JSON")]
    scripts: Option<PathBuf>,
    /// Write the changes
    #[arg(long)]
    apply: bool,
    /// Print {changes, same, absent, problems, applied}
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    if let Ok(Some(files)) = GameFiles::open(&arguments.project) {
        let name = arguments.sheet.display().to_string();
        let sheet = decode(&name, bytes(&arguments.sheet)?);
        let layout = Layout::of(&files.ruleset);
        if sheet.as_ref().is_ok_and(|sheet| Layout::is_of_rows(layout.as_ref(), sheet)) {
            return import_rows(arguments, sheet, Some(&files));
        }
        let scripts = arguments.scripts.as_ref().map(|path| read_text(path)).transpose()?;
        return game_import::run(&files, sheet, scripts.as_ref(), arguments.apply, arguments.json);
    }
    import_rows(arguments, decode(&arguments.sheet.display().to_string(), bytes(&arguments.sheet)?), None)
}

/// Imports a sheet of cards with their rows. `files` are those of a game whose rules describe the whole match.
fn import_rows(arguments: &Arguments, sheet: Decoded, files: Option<&GameFiles>) -> anyhow::Result<Outcome> {
    if arguments.scripts.is_some() {
        return Err(UsageError("--scripts is for sheets whose rules are prose".to_owned()).into());
    }
    let Some(project) = open(Some(&arguments.project))? else { return Ok(Outcome::Problems) };
    if arguments.apply && project.folder.is_none() {
        return Err(refuse_bundled().into());
    }
    let Some((rules, registry)) = read_lossless(&project) else { return Ok(Outcome::Problems) };
    let source = match sheet {
        Ok(source) => source,
        Err((source, problem)) => {
            let problems = [*problem];
            if arguments.json {
                let empty = Plan { problems: problems.into(), ..Plan::default() };
                print(&format!("{}\n", serde_json::to_string_pretty(&machine(&source, &empty, false))?));
            } else {
                report::show(&source, &problems);
            }
            return Ok(Outcome::Problems);
        }
    };
    let mut plan = plan(&source, &registry, &rules);
    if let Some(files) = files.filter(|_| plan.is_sound()) {
        plan.problems.extend(faults_of_cards(files, &project, &write(&plan.after, &rules)));
    }
    let written = arguments.apply && !plan.changes.is_empty() && plan.is_sound();
    if written {
        replace(&project, &write(&plan.after, &rules))?;
    }
    if arguments.json {
        print(&format!("{}\n", serde_json::to_string_pretty(&machine(&source, &plan, written))?));
    } else {
        report::show(&source, &plan.problems);
        print(&summary(&plan, arguments.apply));
    }
    Ok(Outcome::problems_if(!plan.is_sound()))
}

/// The errors that the cards of a game would have, each with the id of its card. They have no place in the sheet.
fn faults_of_cards(files: &GameFiles, project: &Project, after: &str) -> Vec<Diagnostic> {
    let cards = Source::new(&*project.registry.name, after);
    let ids: Value = serde_json::from_str(after).unwrap_or_default();
    let GameFiles { folder, ruleset, decks, .. } = files;
    let after =
        GameFiles { folder: folder.clone(), ruleset: ruleset.clone(), cards: Some(cards), decks: decks.clone() };
    let errors = after.check().card_problems.into_iter().filter(|problem| problem.severity == Severity::Error);
    let of_card = |mut problem: Diagnostic| {
        let id = ids.pointer(&RecordPath::of(&problem.pointer).0.pointer()).and_then(|card| card["id"].as_str());
        problem.message = message!("problem-of", name = id.unwrap_or_default(), reason = problem.message);
        (problem.pointer, problem.span, problem.fix) = (String::new(), None, None);
        problem
    };
    errors.map(of_card).collect()
}

/// A sheet that can be decoded.
pub fn sheet(path: &Path) -> anyhow::Result<Source> {
    let name = path.display().to_string();
    decode(&name, bytes(path)?)
        .map_err(|(_, problem)| UsageError(format!("{name}: {}", english(&problem.message))).into())
}

fn bytes(path: &Path) -> anyhow::Result<Vec<u8>> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    fs::read(path).map_err(|error| UsageError(format!("{}: {error}", path.display())).into())
}

/// Writes the registry, unless another program has changed it since it was read.
fn replace(project: &Project, text: &str) -> anyhow::Result<()> {
    let path = project.registry_path().ok_or_else(|| UsageError("the project has no folder".to_owned()))?;
    let now = load(&path).map_err(|(file, problem)| anyhow::anyhow!("{file}: {}", english(&problem.message)))?;
    if now.text != project.registry.text {
        anyhow::bail!("{} was changed meanwhile by another program; import again", path.display());
    }
    Ok(save(&path, text)?)
}

fn machine(source: &Source, plan: &Plan, applied: bool) -> serde_json::Value {
    let absent: Vec<&str> = plan.absent.iter().map(crate::base::Name::as_str).collect();
    json!({
        "changes": plan.changes,
        "same": plan.unchanged,
        "absent": absent,
        "problems": report::json(source, &plan.problems),
        "applied": applied
    })
}

/// The changes card by card, then their totals.
fn summary(plan: &Plan, apply: bool) -> String {
    let mut text = String::new();
    let shown = |cell: &str| match cell {
        "" => "(nothing)".to_owned(),
        cell => shorten(cell).replace(['\n', '\r', '\t'], " "),
    };
    for change in &plan.changes {
        let new = if change.added { " (new)" } else { "" };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{} {}{new}", change.id, shorten(&change.name));
        for field in &change.fields {
            let after = shown(&field.after);
            let before = if change.added { String::new() } else { format!("{} → ", shown(&field.before)) };
            let _ = writeln!(text, "  {}: {before}{after}", field.field);
        }
    }
    let added = plan.changes.iter().filter(|change| change.added).count();
    let changed = plan.changes.len() - added;
    let _ = writeln!(text, "{changed} changed, {added} new, {} as they are", plan.unchanged);
    if !plan.absent.is_empty() {
        let count = plan.absent.len();
        let which = counted(count, "card is", "cards are");
        let stay = if count == 1 { "it stays as it is" } else { "they stay as they are" };
        let _ = writeln!(text, "{which} not in the sheet; {stay}: {}", names(&plan.absent));
    }
    let errors = plan.problems.iter().filter(|problem| problem.severity == Severity::Error).count();
    text.push_str(match (errors, plan.changes.is_empty(), apply) {
        (1.., _, _) => "nothing was written: the errors come first\n",
        (0, true, _) => "there is nothing to write\n",
        (0, false, true) => "written\n",
        (0, false, false) => "nothing was written; `--apply` writes the changes\n",
    });
    text
}

/// A few ids, and how many more there are.
fn names(ids: &[crate::base::Name]) -> String {
    let first = ids.iter().take(10).map(crate::base::Name::as_str).collect::<Vec<_>>().join(", ");
    match ids.len().checked_sub(10) {
        Some(more @ 1..) => format!("{first} and {more} more"),
        _ => first,
    }
}
