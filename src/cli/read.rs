//! `ses-studio read`: reads a card's text back into rows.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::game::GameFiles;
use super::text::{index_of, texts_of};
use super::{Outcome, UsageError, eprint_line, game_read, languages, open, print, read_text, report};
use crate::card::Row;
use crate::registry::write_row;
use crate::ruleset::{CardTypeId, Ruleset};
use crate::text::read::{ReadContext, Reading, TextReader};

/// Read a text into rows: what is printed on a card, in any language
#[derive(Args)]
pub struct Arguments {
    /// The project [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// The language of the text
    #[arg(long, value_name = "L", default_value = "en")]
    lang: String,
    /// The type of the card
    #[arg(long = "type", value_name = "TYPE")]
    card_type: Option<String>,
    /// The trigger of the card, which the text must name if it names one
    #[arg(long, value_name = "TRIGGER")]
    trigger: Option<String>,
    /// A file with the text; `-` is standard input
    #[arg(long, value_name = "FILE|-", default_value = "-")]
    text: PathBuf,
    /// Print an object with `rows`, `not_understood` and `ambiguous`; in format 2 also `sentences` (their bytes, rows or
    /// problem)
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    if let Some(path) = &arguments.project
        && let Ok(Some(files)) = GameFiles::open(path)
    {
        if arguments.trigger.is_some() {
            return Err(UsageError("--trigger is for cards of format 1".to_owned()).into());
        }
        let source = read_text(Path::new(&arguments.text))?;
        let (language, card_type) = (&arguments.lang, arguments.card_type.as_deref());
        return game_read::run(&files, language, card_type, &source.text, arguments.json);
    }
    let Some(project) = open(arguments.project.as_ref())? else { return Ok(Outcome::Problems) };
    let (rules, problems) = Ruleset::read(&project.ruleset);
    let Some(rules) = rules else {
        report::show_on_stderr(&project.ruleset, &problems);
        return Ok(Outcome::Problems);
    };
    let (texts, problems) = texts_of(&project, &rules, None);
    for problem in &problems {
        report::show_on_stderr(&problem.source, std::slice::from_ref(&problem.problem));
    }
    let named = languages::named(std::slice::from_ref(&arguments.lang), &texts)?;
    let [language] = named[..] else {
        return Err(UsageError("--lang: a text is in one language".to_owned()).into());
    };
    let card_type = arguments.card_type.as_deref();
    let card_type = card_type.map(|name| index_of(name, &rules.card_types, "a card type")).transpose()?;
    let trigger = arguments.trigger.as_deref();
    let trigger = trigger.map(|name| index_of(name, &rules.triggers, "a trigger")).transpose()?;
    let source = read_text(Path::new(&arguments.text))?;
    let context = ReadContext { card_type: card_type.map(CardTypeId) };
    let reading = TextReader::new(&texts, language, &rules).read(&source.text, context);
    let other_trigger =
        reading.trigger.filter(|found| trigger.is_some_and(|given| found.index() != usize::from(given)));
    if let Some(other) = other_trigger {
        eprint_line(&format!("the text has the trigger `{}`", rules.trigger(other).0));
    }
    if arguments.json {
        print(&format!("{}\n", serde_json::to_string_pretty(&as_json(&reading, &rules))?));
    } else {
        print(&as_text(&reading, &rules));
    }
    let is_fine = reading.not_understood.is_empty() && reading.ambiguous.is_empty() && other_trigger.is_none();
    Ok(Outcome::problems_if(!is_fine))
}

/// A reading as the rows of a registry.
fn as_json(reading: &Reading, rules: &Ruleset) -> Value {
    let rows = |rows: &[Row]| rows.iter().map(|row| row_value(row, rules)).collect::<Vec<_>>();
    let ambiguous: Vec<Value> = reading
        .ambiguous
        .iter()
        .map(|sentence| json!({ "text": sentence.text, "rows": rows(&sentence.rows) }))
        .collect();
    let mut value = json!({
        "rows": rows(&reading.rows), "not_understood": reading.not_understood, "ambiguous": ambiguous,
    });
    if let (Some(trigger), Some(object)) = (reading.trigger, value.as_object_mut()) {
        object.insert("trigger".to_owned(), rules.trigger(trigger).0.as_str().into());
    }
    value
}

/// A row as JSON; what the registry writes is always JSON.
fn row_value(row: &Row, rules: &Ruleset) -> Value {
    serde_json::from_str(&write_row(row, rules)).unwrap_or_default()
}

fn as_text(reading: &Reading, rules: &Ruleset) -> String {
    let mut lines = String::new();
    for row in &reading.rows {
        lines.extend([write_row(row, rules).trim_end(), "\n"]);
    }
    for sentence in &reading.not_understood {
        let _ = writeln!(lines, "not understood: {sentence}");
    }
    for sentence in &reading.ambiguous {
        let _ = writeln!(lines, "ambiguous: {}", sentence.text);
        for row in &sentence.rows {
            lines.extend(["  ", write_row(row, rules).trim_end(), "\n"]);
        }
    }
    lines
}
