//! Scenarios: a board, steps on it, and the expected result.
//!
//! The README of the bundled game's scenarios documents the format. In short, a scenario has the members of a board,
//! `steps` and `expect`. A step is `{"resolve": ID or a written-out card}`, `{"play": ID or index}` or `{"end_turn":
//! true}`, each optionally with `by`, `choices` and `expect`.

use std::sync::Arc;

use serde_json::Value;

use super::board::{Board, Game, SIDES, cards, expect};
use super::play_card::PlayError;
use super::program::Program;
use super::record::{Answers, Question, Recorder};
use super::resolve::{Step, Workspace};
use super::state::{Side, Spot, State};
use crate::base::json::{self, Node, Shape};
use crate::base::reader::{Path, Reader, mismatch, read_file};
use crate::base::{Argument, Code, Diagnostic, Message, Name, Severity, Source, closest};
use crate::message;
use crate::ruleset::Ruleset;

/// Members of a scenario in addition to those of a board.
const MEMBERS: [&str; 5] = ["name", "about", "settings", "steps", "expect"];

/// A scenario that was run.
#[derive(Debug)]
pub struct Playthrough {
    /// Its name.
    pub name: String,
    /// Its description.
    pub about: String,
    /// The board at the start.
    pub board: Board,
    /// The state after the last step that could be taken.
    pub state: State,
    /// The first question without an answer, and the index of its step.
    pub open: Option<(usize, Question)>,
}

/// A step that can be taken.
enum PlannedStep {
    Resolve(Arc<Program>),
    Play(Spot),
    EndTurn,
}

/// Returns the settings that a scenario or board file chooses. Their errors are reported when the file is run.
pub fn settings(source: &Source) -> Vec<(Name, Name)> {
    let settings = json::parse(&source.text).ok().and_then(|root| root.member("settings"));
    let members = settings.map(Node::members).unwrap_or_default();
    members.into_iter().filter_map(|m| Some((Name::from(m.key), Name::from(m.value.string()?)))).collect()
}

/// Runs a scenario, and reports errors and unmet expectations. A file with only a board is a scenario without steps.
/// `game` must have the [`settings`] that the file chooses.
pub fn run<R: Recorder>(source: &Source, game: Game<'_>, recorder: &mut R) -> (Option<Playthrough>, Vec<Diagnostic>) {
    read_file(source, |file| read_and_run(file, game, recorder))
}

/// Reads only the board of a file. `game` must have the [`settings`] that the file chooses.
pub fn read(source: &Source, game: Game<'_>) -> (Option<Board>, Vec<Diagnostic>) {
    read_file(source, |mut file| {
        check_settings(&mut file, game.rules);
        let board = Board::read(&mut file, game);
        for name in MEMBERS {
            let _ = file.take(name);
        }
        file.finish(&super::board::MEMBERS.into_iter().chain(MEMBERS).collect::<Vec<_>>());
        board
    })
}

fn read_and_run<R: Recorder>(mut file: Reader<'_, '_>, game: Game<'_>, recorder: &mut R) -> Option<Playthrough> {
    let name = file.text("name").unwrap_or_default().into_owned();
    let about = file.text("about").unwrap_or_default().into_owned();
    check_settings(&mut file, game.rules);
    let board = Board::read(&mut file, game);
    let steps = file.list("steps");
    let expected = file.take("expect");
    let known: Vec<&str> = super::board::MEMBERS.into_iter().chain(MEMBERS).collect();
    file.finish(&known);
    let board = board?;
    let mut run = Playthrough { name, about, state: board.state, board, open: None };
    let above = file.path();
    let path = above.key("steps");
    let mut work = Workspace::default();
    for (at, step) in steps.into_iter().enumerate() {
        let before = file.problems().len();
        take_step(step, path.item(at), at, &mut run, game, &mut work, recorder, file.problems());
        let errors = &file.problems()[before..];
        if errors.iter().any(|problem| problem.code != Code::ExpectationFailed && problem.severity == Severity::Error) {
            return Some(run);
        }
    }
    if let Some(expected) = expected {
        expect::compare(expected, &run.board.write(&run.state, game), above.key("expect"), file.problems());
    }
    Some(run)
}

fn check_settings(file: &mut Reader<'_, '_>, rules: &Ruleset) {
    let Some(node) = file.take("settings") else { return };
    let above = file.path();
    let path = above.key("settings");
    for member in Reader::open(node, path, file.problems()).rest() {
        let pointer = path.key(&member.key).to_string();
        let chosen = member.value.string();
        let problem = match (rules.settings.get(member.key.as_ref()), &chosen) {
            (None, _) => {
                let meant = closest(&member.key, rules.settings.keys().map(Name::as_str));
                let message = message!("problem-setting-unknown", name = &*member.key);
                Diagnostic::new(Code::UnknownSetting, pointer, message).on_key().did_you_mean(meant)
            }
            (Some(setting), Some(choice)) if setting.of.iter().any(|known| known == choice) => continue,
            (Some(setting), _) => {
                let choices: Vec<&str> = setting.of.iter().map(Name::as_str).collect();
                let message =
                    message!("problem-setting-choice", name = &*member.key, choices = Argument::names(&choices));
                let meant = chosen.as_deref().and_then(|choice| closest(choice, choices.iter().copied()));
                Diagnostic::new(Code::UnknownSetting, pointer, message).did_you_mean(meant)
            }
        };
        file.problems().push(problem);
    }
}

#[allow(clippy::too_many_arguments, reason = "what a step needs is the whole of a run")]
fn take_step<R: Recorder>(
    node: Node<'_>,
    path: Path<'_>,
    at: usize,
    run: &mut Playthrough,
    game: Game<'_>,
    work: &mut Workspace,
    recorder: &mut R,
    problems: &mut Vec<Diagnostic>,
) {
    let mut step = Reader::open(node, path, problems);
    let by = by(&mut step);
    let given = choices(&mut step);
    let planned = plan_step(&mut step, by, run, game);
    let expected = step.take("expect");
    step.finish(&["resolve", "play", "end_turn", "by", "choices", "expect"]);
    let Some(planned) = planned else { return };
    let mut answers = Answers::new(given);
    let table = &run.board.table;
    let engine_step = Step::new(table, &mut run.state, work, recorder, &mut answers, by);
    match planned {
        PlannedStep::Resolve(program) => engine_step.resolve(&program, None),
        PlannedStep::EndTurn => engine_step.end_turn(),
        PlannedStep::Play(spot) => {
            if let Err(refusal) = engine_step.play(spot) {
                let message = refusal_message(refusal, game);
                problems.push(Diagnostic::new(Code::StepInvalid, path.key("play").to_string(), message));
                return;
            }
        }
    }
    recorder.on_step(by, &run.state, &answers);
    if let Some(wrong) = answers.wrong() {
        let message = match answers.asked.get(wrong) {
            Some(question) => {
                let (given, most) = (answers.given[wrong], question.cards.saturating_sub(1));
                message!("problem-answer-range", given = given, most = most)
            }
            None => message!("problem-answer-extra", count = answers.asked.len()),
        };
        let choices = path.key("choices");
        problems.push(Diagnostic::new(Code::StepInvalid, choices.item(wrong).to_string(), message));
    }
    run.open = run.open.or(answers.open().map(|question| (at, question)));
    if let Some(expected) = expected {
        expect::compare(expected, &run.board.write(&run.state, game), path.key("expect"), problems);
    }
}

fn by(step: &mut Reader<'_, '_>) -> Side {
    let Some(name) = step.text("by") else { return Side::First };
    let found = Side::BOTH.into_iter().find(|side| SIDES[side.index()] == name);
    if found.is_none() {
        let message = message!("problem-step-by");
        let pointer = step.path().key("by").to_string();
        step.problems().push(Diagnostic::new(Code::StepInvalid, pointer, message));
    }
    found.unwrap_or(Side::First)
}

fn choices(step: &mut Reader<'_, '_>) -> Vec<u8> {
    let items = step.list("choices");
    let above = step.path();
    let path = above.key("choices");
    let mut choices = Vec::with_capacity(items.len());
    for (at, item) in items.into_iter().enumerate() {
        match item.integer().and_then(|place| u8::try_from(place).ok()) {
            Some(place) => choices.push(place),
            None => step.problems().push(mismatch(item, path.item(at), "expected-place")),
        }
    }
    choices
}

fn plan_step(step: &mut Reader<'_, '_>, by: Side, run: &Playthrough, game: Game<'_>) -> Option<PlannedStep> {
    let above = step.path();
    if let Some(node) = step.take("resolve") {
        return resolve_target(node, above.key("resolve"), game, step.problems()).map(PlannedStep::Resolve);
    }
    if let Some(node) = step.take("play") {
        return play_target(node, above.key("play"), by, run, game, step.problems()).map(PlannedStep::Play);
    }
    if step.flag("end_turn") == Some(true) {
        return Some(PlannedStep::EndTurn);
    }
    let message = message!("problem-step-empty");
    let at = step.node().opening();
    step.problems().push(Diagnostic::new(Code::StepInvalid, above.to_string(), message).at(at));
    None
}

/// Finds the card of a `resolve` step: a card or hero of the registry, or a card that is written out.
pub fn resolve_target(
    node: Node<'_>,
    path: Path<'_>,
    game: Game<'_>,
    problems: &mut Vec<Diagnostic>,
) -> Option<Arc<Program>> {
    match node.shape() {
        Shape::String => {
            let id = node.string().unwrap_or_default();
            match game.library.heroes.get(id.as_ref()) {
                Some(hero) => Some(Arc::clone(&hero.ability)),
                None => cards::by_id(&id, path, game, problems),
            }
        }
        Shape::Object => {
            let mut object = Reader::open(node, path, problems);
            let program = cards::written_out(&mut object, None, game);
            let known = cards::MEMBERS.into_iter().chain(game.rules.numbers.keys().map(Name::as_str));
            object.finish(&known.collect::<Vec<_>>());
            program.map(Arc::new)
        }
        _ => {
            problems.push(mismatch(node, path, "expected-card"));
            None
        }
    }
}

/// Finds the card of a `play` step: the first copy of an id in the zone where it is played from, or an index in that
/// zone.
fn play_target(
    node: Node<'_>,
    path: Path<'_>,
    by: Side,
    run: &Playthrough,
    game: Game<'_>,
    problems: &mut Vec<Diagnostic>,
) -> Option<Spot> {
    let library = game.library;
    let zones = || library.rules.types.iter().filter_map(|places| places.from);
    let player = run.state.player(by);
    let found = match node.shape() {
        Shape::String => {
            let id = node.string().unwrap_or_default();
            let program = cards::by_id(&id, path, game, problems)?;
            let from = program.card_type.and_then(|id| library.rules.types.get(id.index())?.from);
            from.and_then(|zone| {
                let at = player.zone(zone).iter().position(|&card| run.board.card_id(card) == Some(&program.id))?;
                Some(Spot { side: by, zone, at: u8::try_from(at).ok()? })
            })
        }
        _ => match (node.integer(), zones().next()) {
            (Some(at), Some(zone)) => {
                let at = u8::try_from(at).ok().filter(|&at| at < player.count(zone));
                at.map(|at| Spot { side: by, zone, at })
            }
            _ => {
                problems.push(mismatch(node, path, "expected-card-to-play"));
                return None;
            }
        },
    };
    if found.is_none() {
        let zone = zones().next().and_then(|at| library.rules.layout.zone_at.get(usize::from(at)));
        let zone = zone.map_or("", |&id| game.rules.zone(id).0.as_str());
        let message = message!("problem-step-no-card", zone = zone, player = SIDES[by.index()]);
        problems.push(Diagnostic::new(Code::StepInvalid, path.to_string(), message));
    }
    found
}

fn refusal_message(refusal: PlayError, game: Game<'_>) -> Message {
    match refusal {
        PlayError::NoCard => message!("problem-refused-no-card"),
        PlayError::Unknown => message!("problem-refused-unknown"),
        PlayError::NotFromHere => message!("problem-refused-not-from-here"),
        PlayError::Full(place) => {
            let zone = game.library.rules.layout.zone_at.get(usize::from(place));
            message!("problem-refused-full", zone = zone.map_or("", |&id| game.rules.zone(id).0.as_str()))
        }
    }
}

/// Compares a state with an expectation in JSON. Pointers are relative to the expectation.
pub fn compare(board: &Board, state: &State, expected: &str, game: Game<'_>) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    match json::parse(expected) {
        Ok(expected) => expect::compare(expected, &board.write(state, game), Path::Root, &mut problems),
        Err(problem) => problems.push(*problem),
    }
    problems
}

/// Creates a scenario that starts from a state; its author adds steps and expectations.
pub fn save(board: &Board, state: &State, game: Game<'_>, name: &str) -> Value {
    let mut file = board.write(state, game);
    if let Value::Object(members) = &mut file {
        members.insert("name".into(), name.into());
        members.insert("steps".into(), Value::Array(Vec::new()));
    }
    file
}
