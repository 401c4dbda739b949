//! `ses-studio import` and `export --library` of games whose rules describe the whole match: card sheets with prose.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Map, Value, json};

use super::game::GameFiles;
use super::{Outcome, UsageError, counted, eprint_line, game_read, print, refuse_bundled, report};
use crate::base::{Diagnostic, Severity, Source};
use crate::kernel::form;
use crate::kernel::rules::Game;
use crate::registry::csv::Table;
use crate::registry::project::{load, save};
use crate::text::read::GameReader;
use crate::text::sheet::{self, ChangedCard, Layout, SheetCard, SheetChanges, SheetPlan};
use crate::text::{ENGLISH, Texts};

/// A sheet as far as it could be decoded.
pub type Decoded = Result<Source, (Source, Box<Diagnostic>)>;

/// Imports a sheet; without `apply` only shows what would change.
///
/// # Errors
///
/// The ruleset has no sheet, or the file cannot be written.
pub fn run(
    files: &GameFiles,
    sheet: Decoded,
    scripts: Option<&Source>,
    apply: bool,
    as_json: bool,
) -> anyhow::Result<Outcome> {
    let Some(game) = read(files) else { return Ok(Outcome::Problems) };
    let layout = layout(files)?;
    let (texts, _) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    let reader = GameReader::new(&texts, ENGLISH, &game, &files.member("reads"));
    let (source, mut plan) = match sheet {
        Ok(source) => {
            let mut problems = Vec::new();
            let table = Table::read(&source, &mut problems);
            let mut plan = sheet::plan(&reader, &game, &layout, &table);
            problems.append(&mut plan.problems);
            (source, SheetPlan { problems, ..plan })
        }
        Err((source, problem)) => (source, SheetPlan { problems: vec![*problem], ..SheetPlan::default() }),
    };
    let mut of_scripts = Vec::new();
    if let Some(scripts) = scripts {
        of_scripts = sheet::add_scripts(&mut plan, &reader, &game, &layout, scripts);
        report::show_on_stderr(scripts, &of_scripts);
    }
    let changes = changes(files, &reader, &plan);
    let is_sound = plan.is_sound() && of_scripts.iter().all(|problem| problem.severity != Severity::Error);
    let applied = apply && is_sound && !changes.cards.is_empty();
    if applied {
        write(files, &changes.after)?;
    }
    if as_json {
        let printed = |card: &SheetCard| printed(&texts, &game, card);
        let mut answer = machine(&source, &plan, &changes, &printed, applied);
        if let (Some(scripts), Some(list)) = (scripts, answer.get_mut("problems").and_then(Value::as_array_mut)) {
            list.extend(report::json(scripts, &of_scripts));
        }
        print(&format!("{}\n", serde_json::to_string_pretty(&answer)?));
    } else {
        report::show(&source, &plan.problems);
        print(&summary(&plan, &changes, apply));
    }
    Ok(Outcome::problems_if(!is_sound))
}

/// The file of the cards with those of a sheet in it, and what the sheet says. `None`: the ruleset has errors or no
/// `library`, which was shown.
pub fn merged(files: &GameFiles, table: &Table) -> Option<(SheetPlan, String)> {
    let game = read(files)?;
    let layout = match layout(files) {
        Ok(layout) => layout,
        Err(error) => {
            eprint_line(&error.to_string());
            return None;
        }
    };
    let (texts, _) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    let reader = GameReader::new(&texts, ENGLISH, &game, &files.member("reads"));
    let plan = sheet::plan(&reader, &game, &layout, table);
    let after = changes(files, &reader, &plan).after;
    Some((plan, after))
}

/// Writes the card sheet of a game.
///
/// # Errors
///
/// The ruleset has no sheet, or the file cannot be written.
pub fn export(files: &GameFiles, file: &Path) -> anyhow::Result<Outcome> {
    let Some(game) = read(files) else { return Ok(Outcome::Problems) };
    let layout = layout(files)?;
    let (texts, _) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    let reader = GameReader::new(&texts, ENGLISH, &game, &files.member("reads"));
    let sheet = sheet::write(&texts, ENGLISH, &game, &reader, &layout);
    let Some(sheet) = sheet else { anyhow::bail!("the sheet could not be written") };
    if file == Path::new("-") {
        print(&sheet);
    } else {
        save(file, &sheet)?;
        eprint_line(&format!("{}: {}", file.display(), counted(game.cards.len(), "card", "cards")));
    }
    Ok(Outcome::Fine)
}

/// The game of the files; its problems are shown. Cards with problems can be imported again.
fn read(files: &GameFiles) -> Option<Game> {
    let checked = files.check();
    report::show_on_stderr(&files.ruleset, &checked.ruleset_problems);
    checked.game
}

fn layout(files: &GameFiles) -> anyhow::Result<Layout> {
    let missing = || UsageError(format!("{} has no `library`, which says what the columns are", files.ruleset.name));
    Ok(Layout::of(&files.ruleset).ok_or_else(missing)?)
}

fn changes(files: &GameFiles, reader: &GameReader<'_>, plan: &SheetPlan) -> SheetChanges {
    let source = files.cards.as_ref().map_or("{}", |source| &source.text);
    SheetChanges::new(source, &files.member("game"), reader, plan)
}

/// Writes the cards in their one form, unless another program has changed them since they were read.
fn write(files: &GameFiles, after: &str) -> anyhow::Result<()> {
    if !files.folder.is_dir() {
        return Err(refuse_bundled().into());
    }
    let path = files.cards.as_ref().map_or_else(|| files.folder.join("registry.json"), |source| (&*source.name).into());
    if let Some(before) = &files.cards {
        let now = load(&path).map(|now| now.text).unwrap_or_default();
        if now != before.text {
            anyhow::bail!("{} was changed meanwhile by another program; import again", path.display());
        }
    }
    let written = Source::new(path.display().to_string(), after);
    let text = form::cards(&written, &files.ruleset).map_err(|_| anyhow::anyhow!("the cards could not be written"))?;
    Ok(save(&path, text)?)
}

/// What a card will print, if that is worded otherwise than its text in the sheet.
fn printed(texts: &Texts, game: &Game, card: &SheetCard) -> Option<String> {
    if card.read_state() != "whole" {
        return None;
    }
    let printed = texts.of_record(ENGLISH, game, &card.record.clone().into()).ok()?.text;
    (printed != card.text).then_some(printed)
}

fn machine(
    source: &Source,
    plan: &SheetPlan,
    changes: &SheetChanges,
    printed: &dyn Fn(&SheetCard) -> Option<String>,
    applied: bool,
) -> Value {
    let change =
        |card: &ChangedCard| json!({ "id": card.id, "name": card.name, "added": card.is_new, "fields": card.members });
    let known = plan.known();
    let mut cards = Map::new();
    let mut library = Map::new();
    for card in &plan.cards {
        let id = card.record.get("id").and_then(Value::as_str).unwrap_or_default();
        let mut one = game_read::machine(&card.reading);
        one["state"] = card.read_state().into();
        if let Some(printed) = printed(card) {
            one["printed"] = printed.into();
        }
        let sentences = one["sentences"].as_array_mut().into_iter().flatten();
        for (sentence, shown) in
            card.reading.sentences.iter().zip(sentences).filter(|(sentence, _)| !sentence.is_read())
        {
            if let Some(nearest) = known.nearest(&sentence.text) {
                shown["nearest"] = nearest.text.into();
                shown["differs"] = nearest.others.into();
            }
        }
        cards.insert(id.to_owned(), one);
        library.insert(id.to_owned(), card.raw.clone().into());
    }
    let count = |state: &str| plan.cards.iter().filter(|card| card.read_state() == state).count();
    let sentences = plan.cards.iter().flat_map(|card| &card.reading.sentences);
    let read = json!({
        "cards": { "whole": count("whole"), "partly": count("partly"), "not": count("not"), "no text": count("no text") },
        "sentences": { "read": sentences.clone().filter(|sentence| sentence.is_read()).count(), "all": sentences.count() },
    });
    let words: Vec<Value> = plan.new_words.iter().map(|(set, word)| json!({ "set": set, "word": word })).collect();
    json!({
        "changes": changes.cards.iter().map(change).collect::<Vec<_>>(),
        "same": changes.same,
        "absent": changes.absent,
        "problems": report::json(source, &plan.problems),
        "applied": applied,
        "new_words": words,
        "other_columns": plan.other_columns,
        "report": { "cards": cards, "not_understood": plan.not_understood(), "read": read },
        "library": library,
    })
}

fn summary(plan: &SheetPlan, changes: &SheetChanges, apply: bool) -> String {
    let mut text = String::new();
    for card in &changes.cards {
        let what = if card.is_new { "new".to_owned() } else { card.members.join(", ") };
        let _ = writeln!(text, "{} {}: {what}", card.id, card.name);
    }
    let known = plan.known();
    for card in plan.cards.iter().filter(|card| card.reading.not_understood().next().is_some()) {
        let id = card.record.get("id").and_then(Value::as_str).unwrap_or_default();
        for sentence in card.reading.sentences.iter().filter(|sentence| !sentence.is_read()) {
            let _ = writeln!(text, "{id}: not understood ({}): {}", sentence.reason(), sentence.text);
            if let Some(nearest) = known.nearest(&sentence.text) {
                let _ = writeln!(text, "    nearest: {}; other words: {}", nearest.text, nearest.others.join(" "));
            }
        }
    }
    for (phrase, count) in plan.not_understood().iter().filter(|(_, count)| *count > 1) {
        let _ = writeln!(text, "{}: {phrase}", counted(*count, "card", "cards"));
    }
    let states = ["whole", "partly", "not", "no text"];
    let counts = states.map(|state| plan.cards.iter().filter(|card| card.read_state() == state).count());
    let [whole, partly, not, none] = counts;
    let _ = writeln!(text, "texts: {whole} read whole, {partly} partly, {not} not, {none} cards without");
    if !plan.new_words.is_empty() {
        let words: Vec<String> = plan.new_words.iter().map(|(set, word)| format!("{set} {word}")).collect();
        let _ = writeln!(text, "words that the ruleset does not list: {}", words.join(", "));
    }
    if !plan.other_columns.is_empty() {
        let _ = writeln!(text, "columns that the ruleset does not list are kept: {}", plan.other_columns.join(", "));
    }
    let added = changes.cards.iter().filter(|card| card.is_new).count();
    let (changed, same) = (changes.cards.len() - added, changes.same);
    let _ =
        writeln!(text, "{changed} changed, {added} new, {same} as they are, {} not in the sheet", changes.absent.len());
    text.push_str(match (plan.is_sound(), changes.cards.is_empty(), apply) {
        (false, ..) => "nothing was written: the errors come first\n",
        (true, true, _) => "there is nothing to write\n",
        (true, false, true) => "written\n",
        (true, false, false) => "nothing was written; `--apply` writes the changes\n",
    });
    text
}
