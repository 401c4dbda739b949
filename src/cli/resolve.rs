//! `ses-studio resolve`: what a card or an effect does on a board, and why. Here for games of format 1; for others in
//! `resolve_whole`.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::{Outcome, UsageError, cases, eprint_line, languages, open, print, read_text, report, resolve_whole};
use crate::base::json::{self, Shape};
use crate::base::reader::Path as Pointer;
use crate::base::{Diagnostic, Severity, Source};
use crate::card::CheckedRecords;
use crate::engine::{Board, Game, Generator, Library, Program, Side, Step, Trace, Workspace, scenario};
use crate::narration::{Layout, Line, Names, lines};
use crate::registry::{Project, Registry};
use crate::ruleset::Ruleset;
use crate::sandbox::Preset;
use crate::text::{Language, Texts};

/// Resolve a card or an effect on a board, and show what happens and why
#[derive(Args)]
pub struct Arguments {
    /// The project [default: the bundled Starfall]
    pub project: Option<PathBuf>,
    /// The board: a scenario, whose steps are not taken. `-` is standard input [default: a position in the middle of a
    /// match]
    #[arg(long, value_name = "FILE|-")]
    pub board: Option<PathBuf>,
    /// The case of a file with several, by its name [default: the first]
    #[arg(long, value_name = "NAME", requires = "board")]
    pub case: Option<String>,
    #[command(flatten)]
    pub subject: Subject,
    /// The type of the card that has the effects [default: that of the card as written, or in format 1 the most likely]
    #[arg(long = "type", value_name = "TYPE", conflicts_with = "card")]
    pub card_type: Option<String>,
    /// The seed of the generator, instead of the board's
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Answers to the questions that come up, in order: places in the zone that is chosen from, from 0. In format 2 also
    /// `yes`, `no`, and what else steps of scenarios can name
    #[arg(long, value_name = "N[,N]", value_delimiter = ',')]
    pub choices: Vec<String>,
    /// The language of the trace
    #[arg(long, value_name = "L", default_value = "en")]
    pub lang: String,
    /// Print {state, hash, trace}; in format 2 a list `abilities` of them
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
#[group(required = true, multiple = false)]
pub struct Subject {
    /// A card of the registry, or a hero, whose ability resolves
    #[arg(long, value_name = "ID")]
    pub card: Option<String>,
    /// A file with an effect: a list of rows, or a card written out with `effects`; `-` is standard input
    #[arg(long, value_name = "FILE|-")]
    pub effects: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    if let Some(folder) = arguments.project.as_ref().filter(|folder| cases::is_whole_game(folder)) {
        return resolve_whole::run(arguments, folder);
    }
    if arguments.case.is_some() {
        return Err(UsageError("a board of format 1 is a file of its own; leave out --case".to_owned()).into());
    }
    let choices = places(&arguments.choices)?;
    let Some(project) = open(arguments.project.as_ref())? else { return Ok(Outcome::Problems) };
    let file = arguments.board.as_deref().map(read_text).transpose()?;
    let Some((rules, registry)) = valid_rules(&project, file.as_ref()) else { return Ok(Outcome::Problems) };
    let locales = project.folder.as_ref().map(|folder| folder.join("locales"));
    let (texts, _) = Texts::load(&rules.game, locales.as_deref());
    let language = languages::one(&arguments.lang, &texts)?;
    let checked = CheckedRecords::check(&registry.cards, &registry.heroes, &rules).0;
    let library = Library::of(&rules, &registry.cards, &registry.heroes, &checked);
    let game = Game { rules: &rules, library: &library };
    let (subject, problems) = subject(arguments, game)?;
    for (source, problems) in problems {
        report::show_on_stderr(&source, &problems);
    }
    let preset = || Source::new("board", Preset::MidGame.board([None, None], game).write());
    let board = file.unwrap_or_else(preset);
    let (run, problems) = scenario::read(&board, game);
    report::show_on_stderr(&board, &problems);
    let (Some(program), Some(run)) = (subject, run) else { return Ok(Outcome::Problems) };
    Ok(resolve((arguments, choices), game, &registry, &run, &program, (&texts, language)))
}

/// The answers of format 1: places.
fn places(choices: &[String]) -> Result<Vec<u8>, UsageError> {
    let place = |text: &String| text.parse().map_err(|_| UsageError(format!("--choices: `{text}` is not a place")));
    choices.iter().map(place).collect()
}

/// The rules with the board's settings, and the registry, if they have no errors.
fn valid_rules(project: &Project, board: Option<&Source>) -> Option<(Ruleset, Registry)> {
    let settings = board.map(scenario::settings).unwrap_or_default();
    let (rules, problems) = Ruleset::read_with(&project.ruleset, &settings);
    let Some(rules) = rules else {
        report::show_on_stderr(&project.ruleset, &problems);
        return None;
    };
    let (registry, problems) = crate::registry::read(&project.registry, &rules);
    if registry.is_none() {
        report::show_on_stderr(&project.registry, &problems);
    }
    Some((rules, registry?))
}

type Read = (Option<std::sync::Arc<Program>>, Vec<(Source, Vec<Diagnostic>)>);

/// The card or effect of the arguments as JSON: an id, or a card that is written out.
pub fn subject_source(arguments: &Arguments) -> anyhow::Result<Source> {
    let source = match (&arguments.subject.card, &arguments.subject.effects) {
        (Some(id), _) => Source::new("--card", Value::from(id.as_str()).to_string()),
        (None, Some(file)) => read_text(file)?,
        (None, None) => return Err(UsageError("name a card or a file with effects".to_owned()).into()),
    };
    // A bare list becomes a card with these effects. Padding keeps the positions of the file.
    Ok(match (json::parse(&source.text), &arguments.card_type) {
        (Ok(root), card_type) if root.shape() == Shape::Array => {
            let named = card_type.as_ref().map(|name| format!("\"type\":{},", Value::from(name.as_str())));
            Source::new(&source.name, format!("{{{}\"effects\":{}}}", named.unwrap_or_default(), source.text))
        }
        (Ok(root), Some(card_type)) if root.shape() == Shape::Object => {
            let mut card: Value = serde_json::from_str(&source.text)?;
            card["type"] = card_type.as_str().into();
            Source::new(&source.name, card.to_string())
        }
        _ => source,
    })
}

/// What resolves.
fn subject(arguments: &Arguments, game: Game<'_>) -> anyhow::Result<Read> {
    let wrapped = subject_source(arguments)?;
    let mut problems = Vec::new();
    let program = match json::parse(&wrapped.text) {
        Ok(root) => scenario::resolve_target(root, Pointer::Root, game, &mut problems),
        Err(problem) => {
            problems.push(*problem);
            None
        }
    };
    json::locate(&wrapped, &mut problems);
    let usable = program.filter(|_| problems.iter().all(|problem| problem.severity == Severity::Warning));
    Ok((usable, vec![(wrapped, problems)]))
}

fn resolve(
    (arguments, choices): (&Arguments, Vec<u8>),
    game: Game<'_>,
    registry: &Registry,
    board: &Board,
    program: &Program,
    (texts, language): (&Texts, &'static Language),
) -> Outcome {
    let mut state = board.state;
    if let Some(seed) = arguments.seed {
        state.generator = Generator(seed);
    }
    let (mut work, mut trace) = (Workspace::default(), Trace::default());
    let mut answers = crate::engine::Answers::new(choices);
    Step::new(&board.table, &mut state, &mut work, &mut trace, &mut answers, Side::First).resolve(program, None);
    let events = trace.tree(board, game.rules);
    let after = board.write(&state, game);
    if let Some(at) = answers.wrong() {
        eprint_line(&format!("--choices: answer {} is for no question, or for no card of its zone", at + 1));
    }
    let outcome = Outcome::problems_if(answers.wrong().is_some());
    if arguments.json {
        let hash = format!("{:016x}", crate::engine::hash(&state, &board.table));
        print(&format!("{:#}\n", json!({ "state": after, "hash": hash, "trace": events })));
        return outcome;
    }
    let english = |id: &str| {
        let card = registry.cards.iter().find(|card| card.id == id).map(|card| card.name.as_str());
        card.or_else(|| registry.heroes.iter().find(|hero| hero.id == id).map(|hero| hero.name.as_str()))
    };
    let names = |id: &str| texts.name(language, id, english(id).unwrap_or(id));
    let narrated = Names { texts, language, record: &names, player: None };
    let mut lines = lines(&events, narrated, Layout::Text);
    // The engine resolved an anonymous effect; its name is known only here.
    if let (Some(id), Some(first)) = (&arguments.subject.card, lines.first_mut()) {
        first.text = names(id);
    }
    print(&as_text(&lines));
    outcome
}

/// Lines for a terminal, two spaces for each step of depth.
pub fn as_text(lines: &[Line]) -> String {
    let mut text = String::new();
    for line in lines {
        text.push_str(&"  ".repeat(usize::from(line.depth)));
        text.push_str(&line.text);
        text.push('\n');
    }
    text
}
