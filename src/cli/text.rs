//! `ses-studio text`: prints the text of cards in every language.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use serde_json::{Map, Value};

use super::game::GameFiles;
use super::{Outcome, UsageError, game_text, languages, meant, open, print, read_text, report};
use crate::base::json::{self, Shape};
use crate::base::reader::Path as Pointer;
use crate::base::{Diagnostic, Severity, Source};
use crate::card::{CheckOutcome, Holder, check_rows};
use crate::kernel::rules::Game;
use crate::registry::{CheckedProject, Project, RecordPath, Registry, read_rows};
use crate::ruleset::{Ruleset, Table};
use crate::text::{CardText, Context, FileProblem, Language, MissingReport, Text, Texts};

/// Print the text of cards or of an effect, in one or more languages
#[derive(Args)]
pub struct Arguments {
    /// The project [default: the bundled Starfall]
    project: Option<PathBuf>,
    #[command(flatten)]
    input: Input,
    /// The type of the card that has the effects
    #[arg(long = "type", value_name = "TYPE", conflicts_with_all = ["card", "all"])]
    card_type: Option<String>,
    /// The trigger of the card that has the effects
    #[arg(long, value_name = "TRIGGER", conflicts_with_all = ["card", "all"])]
    trigger: Option<String>,
    /// Languages, separated by commas, or `all`; en-XA is English for tests of layout
    #[arg(long, value_name = "L[,L]|all", value_delimiter = ',', default_value = "en")]
    lang: Vec<String>,
    /// Print {language: {text, spans}}, for cards under each card's id; offsets are in bytes
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
#[group(required = true, multiple = false)]
struct Input {
    /// One card or hero
    #[arg(long, value_name = "ID")]
    card: Option<String>,
    /// Every hero and card
    #[arg(long)]
    all: bool,
    /// A file with an effect: a list of rows, or an object with `effects`; `-` is standard input
    #[arg(long, value_name = "FILE|-")]
    effects: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    if let Some(path) = &arguments.project
        && let Ok(Some(files)) = GameFiles::open(path)
    {
        let wanted = game_text::Wanted {
            card: arguments.input.card.as_deref(),
            effects: arguments.input.effects.as_deref(),
            card_type: arguments.card_type.as_deref(),
            trigger: arguments.trigger.as_deref(),
            languages: &arguments.lang,
            json: arguments.json,
        };
        return game_text::run(&files, &wanted);
    }
    let Some(project) = open(arguments.project.as_ref())? else { return Ok(Outcome::Problems) };
    let checked = project.check();
    let Some(rules) = &checked.rules else {
        report::show_on_stderr(&project.ruleset, &checked.ruleset_problems);
        return Ok(Outcome::Problems);
    };
    let (texts, problems) = texts_of(&project, rules, checked.game.as_ref());
    for problem in &problems {
        report::show_on_stderr(&problem.source, std::slice::from_ref(&problem.problem));
    }
    let languages = languages::named(&arguments.lang, &texts)?;
    match &arguments.input.effects {
        Some(file) => effect(arguments, file, rules, &texts, &languages),
        None => cards(arguments, &project, &checked, &texts, &languages),
    }
}

/// The texts of a project: the program's own, overridden by those in its folder. `game` is the game of its cards if the
/// ruleset describes the whole game.
pub fn texts_of(project: &Project, rules: &Ruleset, game: Option<&Arc<Game>>) -> (Texts, Vec<FileProblem>) {
    let locales = project.folder.as_ref().map(|folder| folder.join("locales"));
    if game.is_none() {
        return Texts::load(&rules.game, locales.as_deref());
    }
    let (texts, problems) = Texts::load_phrases(&rules.game, locales.as_deref().as_slice());
    (texts.with_cards(game), problems)
}

/// The messages that the cards of a registry need and that some language lacks.
pub fn missing(source: &Source, checked: &CheckedProject, texts: &Texts) -> Vec<Diagnostic> {
    let (Some(rules), Some(registry)) = (&checked.rules, &checked.registry) else { return Vec::new() };
    let mut missing = MissingReport::default();
    for (at, (hero, outcome)) in registry.heroes.iter().zip(&checked.records.heroes).enumerate() {
        let list = Pointer::Key(&Pointer::Root, "heroes");
        let rows = (&hero.ability[..], outcome.rows());
        missing.add_effect(texts, rules, rows, None, list.item(at).key("ability"));
    }
    for (at, (card, outcome)) in registry.cards.iter().zip(&checked.records.cards).enumerate() {
        let list = Pointer::Key(&Pointer::Root, "cards");
        let rows = (&card.effects[..], outcome.rows());
        missing.add_effect(texts, rules, rows, card.trigger.as_deref(), list.item(at).key("effects"));
    }
    let mut problems = missing.into_problems();
    json::locate(source, &mut problems);
    problems
}

/// Prints the text of an effect from a file.
fn effect(
    arguments: &Arguments,
    file: &Path,
    rules: &Ruleset,
    texts: &Texts,
    languages: &[&'static Language],
) -> anyhow::Result<Outcome> {
    let whole = read_text(file)?;
    let (source, named) = rows_of(&whole);
    let card_type = arguments.card_type.clone().or(named.card_type);
    let card_type = card_type.map(|name| index_of(&name, &rules.card_types, "a card type")).transpose()?;
    let trigger = arguments.trigger.clone().or(named.trigger);
    let trigger = trigger.map(|name| index_of(&name, &rules.triggers, "a trigger")).transpose()?;
    let holder = Holder { card_type: card_type.map(crate::ruleset::CardTypeId), book: None, crossover: false };
    let (rows, mut problems) = read_rows(&source, rules);
    let rows = check_rows(&rows, holder, rules, Pointer::Root, &mut problems);
    json::locate(&source, &mut problems);
    let context = Context { trigger: trigger.map(crate::ruleset::TriggerId) };
    let mut missing = MissingReport::default();
    let mut all = Map::new();
    let mut lines = String::new();
    for &language in languages {
        let text = texts.effect_on(language, rules, holder.card_type, &rows, context);
        missing.add(language, "", &text.fallbacks);
        lines.push_str(&line(language, languages.len() > 1, &text));
        all.insert(language.tag.to_owned(), text.to_json());
    }
    if arguments.json {
        print(&format!("{}\n", serde_json::to_string_pretty(&all)?));
    } else if !rows.is_empty() {
        print(&lines);
    }
    let missing = missing.into_problems();
    report::show_on_stderr(&source, &problems);
    report::show_on_stderr(&source, &missing);
    Ok(Outcome::problems_if(has_errors(&problems)))
}

/// The card type and trigger that a file with an effect names.
#[derive(Default)]
struct Named {
    card_type: Option<String>,
    trigger: Option<String>,
}

/// The list of rows in a file that is a list or an object with `effects`. Padding keeps every line and column.
fn rows_of(whole: &Source) -> (Source, Named) {
    let Some(root) = json::parse(&whole.text).ok().filter(|root| root.shape() == Shape::Object) else {
        return (whole.clone(), Named::default());
    };
    let Some(rows) = root.member("effects") else { return (whole.clone(), Named::default()) };
    let word = |name: &str| root.member(name).and_then(json::Node::string).map(std::borrow::Cow::into_owned);
    let mut text: String =
        whole.text[..rows.span().start()].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
    text.push_str(rows.raw());
    (Source::new(whole.name.clone(), text), Named { card_type: word("type"), trigger: word("trigger") })
}

/// Prints the texts of cards.
fn cards(
    arguments: &Arguments,
    project: &Project,
    checked: &CheckedProject,
    texts: &Texts,
    languages: &[&'static Language],
) -> anyhow::Result<Outcome> {
    let (Some(rules), Some(registry)) = (&checked.rules, &checked.registry) else {
        report::show_on_stderr(&project.registry, &checked.registry_problems);
        return Ok(Outcome::Problems);
    };
    let only = arguments.input.card.as_deref();
    let wanted = |id: &str| only.is_none_or(|only| only == id);
    if let Some(only) = only
        && !ids(registry).any(|id| id == only)
    {
        let meant = meant(only, ids(registry));
        return Err(UsageError(format!("there is no card or hero `{only}`{meant}")).into());
    }
    let mut printer = Printer { languages, missing: MissingReport::default(), all: Map::new(), lines: String::new() };
    let mut problems = Vec::new();
    for (at, hero) in registry.heroes.iter().enumerate().filter(|(_, hero)| wanted(&hero.id)) {
        let place = RecordPath::Hero(at);
        if let Some(valid) = checked.records.heroes.get(at).and_then(CheckOutcome::valid) {
            let pointer = format!("{}/ability", place.pointer());
            printer.add(&hero.id, &pointer, |language| texts.hero(language, rules, hero, valid));
        }
        problems.extend(checked.errors_on_face(place).cloned());
    }
    for (at, card) in registry.cards.iter().enumerate().filter(|(_, card)| wanted(&card.id)) {
        let place = RecordPath::Card(at);
        if let Some(valid) = checked.records.cards.get(at).and_then(CheckOutcome::valid) {
            let pointer = format!("{}/effects", place.pointer());
            printer.add(&card.id, &pointer, |language| texts.card(language, rules, card, valid));
        }
        problems.extend(checked.errors_on_face(place).cloned());
    }
    if arguments.json {
        print(&format!("{}\n", serde_json::to_string_pretty(&printer.all)?));
    } else {
        print(&printer.lines);
    }
    let bad = !problems.is_empty();
    problems.extend(printer.missing.into_problems());
    json::locate(&project.registry, &mut problems);
    report::show_on_stderr(&project.registry, &problems);
    Ok(Outcome::problems_if(bad))
}

fn ids(registry: &Registry) -> impl Iterator<Item = &str> {
    let heroes = registry.heroes.iter().map(|hero| hero.id.as_str());
    heroes.chain(registry.cards.iter().map(|card| card.id.as_str()))
}

/// Collects the texts of cards as lines and as JSON.
struct Printer<'a> {
    languages: &'a [&'static Language],
    missing: MissingReport,
    all: Map<String, Value>,
    lines: String,
}

impl Printer<'_> {
    fn add(&mut self, id: &str, pointer: &str, face: impl Fn(&'static Language) -> CardText) {
        let mut of_card = Map::new();
        for (at, &language) in self.languages.iter().enumerate() {
            let card = face(language);
            self.missing.add(language, pointer, &card.fallbacks);
            self.missing.add(language, pointer, &card.rules.fallbacks);
            if at == 0 {
                self.lines.extend([id, "  ", &card.name, "\n"]);
            }
            self.lines.push_str("  ");
            self.lines.push_str(&line(language, self.languages.len() > 1, &card.rules));
            of_card.insert(language.tag.to_owned(), card.to_json());
        }
        self.all.insert(id.to_owned(), of_card.into());
    }
}

/// A text on a line, with the tag of its language if there are several.
pub fn line(language: &Language, with_tag: bool, text: &Text) -> String {
    if with_tag { format!("{:8}{}\n", language.tag, text.marked()) } else { format!("{}\n", text.marked()) }
}

/// The index of a name in a table of the ruleset.
pub fn index_of<T>(name: &str, table: &Table<T>, what: &str) -> Result<u8, UsageError> {
    table.get_index_of(name).and_then(|at| u8::try_from(at).ok()).ok_or_else(|| {
        let names: Vec<&str> = table.keys().map(crate::base::Name::as_str).collect();
        UsageError(format!("`{name}` is not {what}; there are {}", names.join(", ")))
    })
}

fn has_errors(problems: &[Diagnostic]) -> bool {
    problems.iter().any(|problem| problem.severity == Severity::Error)
}
