//! `ses-studio resolve` for games whose ruleset describes a whole match: what each ability of a card does.

use std::path::Path;

use serde_json::{Value, json};

use super::resolve::{Arguments, as_text, subject_source};
use super::{Outcome, UsageError, cases, languages, meant, print, read_text, report};
use crate::base::json as json_text;
use crate::base::{Severity, Source};
use crate::kernel::form::{is_form_1, scenario_to_form_2};
use crate::kernel::rules::Game;
use crate::kernel::scenario::{self, BoardTrial, BoardTry};
use crate::kernel::trace;
use crate::kernel::{Kernel, Tried};
use crate::narration::{Layout, PlainNames, TraceWords};
use crate::text::{Language, Texts};

pub fn run(arguments: &Arguments, folder: &Path) -> anyhow::Result<Outcome> {
    let Some(cases::ProjectRules { game, files }) = cases::rules(folder)? else { return Ok(Outcome::Problems) };
    let locales = folder.join("locales");
    let (texts, _) = Texts::load_phrases(&game.id, &[&locales]);
    let language = languages::one(&arguments.lang, &texts)?;
    let Some(card) = card(arguments, &game)? else { return Ok(Outcome::Problems) };
    let Some((board, at)) = board(arguments, &game, &files.ruleset)? else { return Ok(Outcome::Problems) };
    let answers = arguments.choices.iter().map(|text| answer(text)).collect();
    let wanted = BoardTry { game: &game, file: &board, at, card: &card, answers, seed: arguments.seed };
    let trial = match wanted.run() {
        Ok(trial) => trial,
        Err(why) => {
            super::eprint_line(&why);
            return Ok(Outcome::Problems);
        }
    };
    if arguments.json {
        let abilities: Vec<Value> = trial.tried.iter().map(|tried| as_json(&trial, tried)).collect();
        print(&format!("{:#}\n", json!({ "abilities": abilities })));
        return Ok(Outcome::Fine);
    }
    if trial.tried.is_empty() {
        print(&format!("{}\n", texts.message(language, "sandbox-no-rows", &[])));
    }
    for tried in &trial.tried {
        print(&narrated(&trial, tried, &texts, language));
    }
    Ok(Outcome::Fine)
}

/// The card of the arguments, if it has no errors; its problems are shown.
fn card(arguments: &Arguments, game: &Game) -> anyhow::Result<Option<Value>> {
    let source = subject_source(arguments)?;
    let mut card: Value = match serde_json::from_str(&source.text) {
        Ok(card) => card,
        Err(wrong) => return Err(UsageError(format!("{}: {wrong}", source.name)).into()),
    };
    if let Some(id) = card.as_str() {
        if game.cards.contains_key(id) {
            return Ok(Some(card));
        }
        let meant = meant(id, game.cards.keys().map(|id| &**id));
        return Err(UsageError(format!("there is no card `{id}` in this game{meant}")).into());
    }
    // It is tried beside the card of the game that has its id.
    if let Some(members) = card.as_object_mut() {
        members.remove("id");
    }
    let (definition, mut problems) = game.clone().define(&card, "");
    json_text::locate(&source, &mut problems);
    report::show_on_stderr(&source, &problems);
    let is_fine = problems.iter().all(|problem| problem.severity == Severity::Warning);
    Ok(definition.filter(|_| is_fine).map(|_| card))
}

/// The file of the board and the index of its case; without a file, a position in the middle of a match. `None`: problems
/// were shown.
fn board(arguments: &Arguments, game: &Game, rules: &Source) -> anyhow::Result<Option<(Value, usize)>> {
    let Some(path) = &arguments.board else {
        let kernel = Kernel::new(game.clone());
        let board = scenario::board(&kernel, &kernel.middle());
        let board = board.map_err(|_| UsageError("this game needs --board".to_owned()))?;
        return Ok(Some((json!({ "form": 2, "board": board }), 0)));
    };
    let mut file = read_text(path)?;
    if is_form_1(&file.text) {
        let (text, problems) = scenario_to_form_2(&file, rules, game);
        report::show_on_stderr(&file, &problems);
        let Some(text) = text else { return Ok(None) };
        file = Source::new(&file.name, text);
    }
    let value: Value =
        serde_json::from_str(&file.text).map_err(|wrong| UsageError(format!("{}: {wrong}", file.name)))?;
    let names = scenario::names(&value);
    let at = match &arguments.case {
        None => Some(0).filter(|_| !names.is_empty()),
        Some(name) => names.iter().position(|known| known == name),
    };
    let Some(at) = at else {
        let what = arguments.case.as_ref().map_or_else(|| "no board".to_owned(), |name| format!("no case `{name}`"));
        return Err(UsageError(format!("{} has {what}", file.name)).into());
    };
    Ok(Some((value, at)))
}

/// An answer as steps of scenarios have it: a number is a place in the zone that is chosen from.
fn answer(text: &str) -> Value {
    match text {
        "yes" => Value::Bool(true),
        "no" => Value::Bool(false),
        _ if text.bytes().all(|byte| byte.is_ascii_digit()) => Value::from(format!(".{text}")),
        _ => Value::from(text),
    }
}

fn as_json(trial: &BoardTrial, tried: &Tried) -> Value {
    let kernel = &trial.kernel;
    let game = &kernel.game;
    let timing = game.timings.get_index(game.ability(tried.ability).timing.index()).map_or("", |(id, _)| id.as_str());
    json!({
        "on": timing,
        "by": scenario::side_name(trial.by),
        "state": scenario::board(kernel, &tried.state).ok(),
        "hash": format!("{:016x}", tried.state.hash()),
        "trace": trace::json(kernel, &tried.state, &tried.trace),
    })
}

/// What an ability does, line by line.
fn narrated(trial: &BoardTrial, tried: &Tried, texts: &Texts, language: &'static Language) -> String {
    let words = TraceWords { texts, language, game: &trial.kernel.game, state: &tried.state };
    as_text(&words.lines(&tried.trace, &PlainNames { words, you: trial.by }, Layout::Text))
}
