//! `ses-studio text` for games whose rules describe the whole match.

use std::path::Path;

use serde_json::{Map, Value, json};

use super::game::GameFiles;
use super::text::{index_of, line};
use super::{Outcome, UsageError, languages, meant, print, read_text, report};
use crate::base::{Diagnostic, Name, Severity, Source, json as json_text};
use crate::kernel::rules::Game;
use crate::ruleset::Table;
use crate::text::bidi::with_left_to_right_signs;
use crate::text::{Language, MissingReport, Texts};

/// What is asked for.
pub struct Wanted<'a> {
    /// One card; all if it is `None` and there are no effects.
    pub card: Option<&'a str>,
    /// A file with rows, or an object with `effects` and perhaps `type`.
    pub effects: Option<&'a Path>,
    pub card_type: Option<&'a str>,
    pub trigger: Option<&'a str>,
    pub languages: &'a [String],
    pub json: bool,
}

/// Prints the texts of a game's cards, or of rows.
///
/// # Errors
///
/// A card or a language is not known, or a file cannot be read.
pub fn run(files: &GameFiles, wanted: &Wanted<'_>) -> anyhow::Result<Outcome> {
    let checked = files.check();
    report::show_on_stderr(&files.ruleset, &checked.ruleset_problems);
    if let Some(cards) = &files.cards {
        report::show_on_stderr(cards, &checked.card_problems);
    }
    let Some(mut game) = checked.valid() else { return Ok(Outcome::Problems) };
    let locales = files.folder.join("locales");
    let (texts, problems) = Texts::load_phrases(&game.id, &[&locales]);
    for problem in &problems {
        report::show_on_stderr(&problem.source, std::slice::from_ref(&problem.problem));
    }
    let languages = languages::named(wanted.languages, &texts)?;
    let mut ids: Vec<String> = game.cards.keys().map(ToString::to_string).collect();
    if let Some(card) = wanted.card {
        if !ids.iter().any(|id| id == card) {
            let meant = meant(card, ids.iter().map(String::as_str));
            return Err(UsageError(format!("there is no card `{card}`{meant}")).into());
        }
        ids.retain(|id| id == card);
    }
    let mut outcome = Outcome::Fine;
    if let Some(file) = wanted.effects {
        let source = read_text(file)?;
        let problems = add_effects(&mut game, &source, wanted)?;
        report::show_on_stderr(&source, &problems);
        if !game.cards.contains_key(EFFECTS) {
            return Ok(Outcome::Problems);
        }
        outcome = Outcome::problems_if(problems.iter().any(|problem| problem.severity == Severity::Error));
        ids = vec![EFFECTS.to_owned()];
    }
    let (mut all, mut lines, mut missing) = (Map::new(), String::new(), MissingReport::default());
    for id in &ids {
        let Some(definition) = game.cards.get(id.as_str()) else { continue };
        if let (None, Some(first)) = (wanted.effects, languages.first()) {
            lines.extend([id.as_str(), "  ", &texts.card_name(first, &game, id), "\n"]);
        }
        let mut of_card = Map::new();
        for language in &languages {
            let text = texts.printed(language, &game, game.definition(*definition));
            missing.add(language, "", &text.fallbacks);
            let mut shown = line(language, languages.len() > 1, &text).replace('\n', "\n  ");
            if language.right_to_left {
                shown = with_left_to_right_signs(&shown);
            }
            lines.push_str(shown.trim_end_matches(' '));
            let mut members = text.to_json();
            members["name"] = texts.card_name(language, &game, id).into();
            of_card.insert(language.tag.to_owned(), members);
        }
        all.insert(id.clone(), of_card.into());
    }
    if wanted.json {
        print(&format!("{}\n", serde_json::to_string_pretty(&all)?));
    } else {
        print(&lines);
    }
    report::show_on_stderr(&files.ruleset, &missing.into_problems());
    Ok(outcome)
}

/// The id of a card that has rows of a file.
const EFFECTS: &str = "effects";

/// Adds a card with the rows of a file. Returns their problems, with their places in the file.
fn add_effects(game: &mut Game, source: &Source, wanted: &Wanted<'_>) -> anyhow::Result<Vec<Diagnostic>> {
    let file = match json_text::parse(&source.text) {
        Ok(node) => serde_json::from_str::<Value>(node.raw())?,
        Err(problem) => return Ok(vec![*problem]),
    };
    wanted.card_type.map(|name| index_of(name, &game.card_types, "a card type")).transpose()?;
    wanted.trigger.map(|name| index_of(name, &game.triggers, "a trigger")).transpose()?;
    let first = game.card_types.keys().next().map(ToString::to_string).unwrap_or_default();
    let card_type = wanted.card_type.map(Value::from).or_else(|| file.get("type").cloned());
    let is_list = file.is_array();
    let effects = if is_list { file } else { file.get("effects").cloned().unwrap_or_default() };
    let mut record = json!({ "id": EFFECTS, "type": card_type.unwrap_or_else(|| first.into()), "effects": effects });
    if let Some(trigger) = wanted.trigger {
        record["trigger"] = trigger.into();
    }
    let mut problems = game.add_cards(&[record], "");
    for problem in &mut problems {
        let above = if is_list { "/0/effects" } else { "/0" };
        problem.pointer = problem.pointer.strip_prefix(above).unwrap_or_default().to_owned();
        problem.fix = None;
    }
    json_text::locate(source, &mut problems);
    Ok(problems)
}

/// The messages that the cards of a game need and that a language lacks in which the game prints anything, each at the
/// entry of the ruleset that it is of. Cards with errors are left out: what their rows need is not known.
pub fn missing(files: &GameFiles, game: &Game, texts: &Texts, wrong: &[Name]) -> Vec<Diagnostic> {
    let prints = |language: &&Language| game.operations.keys().any(|id| texts.has(language, &format!("op-{id}")));
    let languages: Vec<&'static Language> = texts.languages().filter(prints).collect();
    let mut missing = MissingReport::default();
    for (_, id) in game.cards.iter().filter(|(name, _)| !wrong.contains(name)) {
        for language in &languages {
            let text = texts.printed(language, game, game.definition(*id));
            for fallback in &text.fallbacks {
                missing.add(language, &place_of(game, &fallback.message), std::slice::from_ref(fallback));
            }
        }
    }
    let mut problems = missing.into_problems();
    json_text::locate(&files.ruleset, &mut problems);
    problems
}

/// Where the entry of the ruleset is that a message is of; the file where it is of none.
fn place_of(game: &Game, message: &str) -> String {
    fn at<T>(name: &str, table: &Table<T>, id: &str) -> Option<String> {
        table.get_index_of(id).map(|at| format!("/{name}/{at}"))
    }
    let Some((kind, id)) = message.split_once('-') else { return String::new() };
    let id = id.split('.').next().unwrap_or(id);
    let found = match kind {
        "op" => at("operations", &game.operations, id),
        "if" => at("conditions", &game.conditions, id),
        "on" => at("timings", &game.timings, id),
        "as" => at("ways", &game.ways, id),
        "cost" => at("costs", &game.costs, id),
        "to" => at("targets", &game.targets, id),
        "where" => at("filters", &game.filters, id),
        "for" => at("durations", &game.durations, id),
        "keyword" => at("keywords", &game.keywords, id),
        "number" => at("numbers", &game.numbers, id),
        "state" => at("states", &game.states, id),
        "zone" => at("zones", &game.zones, id),
        "type" => at("card_types", &game.card_types, id),
        _ => None,
    };
    found.unwrap_or_default()
}
