//! `ses-studio generate`: cards from a game's grammar.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::cases::{files, rules};
use super::{Outcome, UsageError, changeable, counted, eprint_line, print, read_text};
use crate::base::{Name, Source};
use crate::document::made::records;
use crate::generate::choose::{Menu, Step};
use crate::generate::grammar::merge;
use crate::generate::learn::learned;
use crate::generate::run::MadeCard;
use crate::generate::stats::figures;
use crate::generate::{Card, Fraction, Grammar, Impossible, Maker, Order, Stats, derive};
use crate::kernel::form;
use crate::kernel::rules::Game;
use crate::registry::{self, project::save};
use crate::ruleset::Ruleset;
use crate::text::Texts;

/// Make new cards by the weights of the ruleset: each is legal, and the probability of each is known
#[derive(Args)]
pub struct Arguments {
    /// A game whose rules describe its whole match: a folder, or the name of a bundled one
    project: PathBuf,
    /// How many cards
    #[arg(long, default_value_t = 10)]
    count: usize,
    /// Card n of a run depends on the seed and on n
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A file with settings that are laid over the `generator` of the ruleset
    #[arg(long, value_name = "FILE|-")]
    settings: Option<PathBuf>,
    /// A card with holes, as JSON: what it has stays
    #[arg(long, value_name = "JSON", conflicts_with = "like")]
    locked: Option<String>,
    /// Cards like this one
    #[arg(long, value_name = "ID")]
    like: Option<String>,
    /// The percentage of its choices that are kept
    #[arg(long, default_value_t = 70, value_parser = clap::value_parser!(u8).range(0..=99))]
    keep: u8,
    /// Weigh what these cards of the project have: operations, timings, targets and types
    #[arg(long, value_name = "ID,ID…", value_delimiter = ',')]
    learn: Vec<String>,
    /// Add the cards to this project
    #[arg(long, value_name = "PROJECT", conflicts_with_all = ["stats", "explain"])]
    into: Option<PathBuf>,
    /// Print what came up against what the weights predict, and why cards were refused
    #[arg(long)]
    stats: bool,
    /// Print how a card of the project is derived, how probable it is and what it is worth
    #[arg(long, value_name = "ID", conflicts_with_all = ["stats", "into"])]
    explain: Option<String>,
    /// Print an array of cards; with `--stats` and `--explain`, an object
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let Some(found) = rules(&arguments.project)? else { return Ok(Outcome::Problems) };
    let written: Value = serde_json::from_str(&found.files.ruleset.text)?;
    let mut settings = match &arguments.settings {
        Some(path) => serde_json::from_str(&read_text(path)?.text).map_err(|wrong| usage("--settings", &wrong))?,
        None => Value::Null,
    };
    learn(&found.game, &written, &arguments.learn, &mut settings)?;
    let maker = Maker::new(Grammar::new(&found.game, &written, &settings));
    if let Some(id) = &arguments.explain {
        return explain(&maker, id, arguments.json);
    }
    let locked = arguments.locked.as_ref().map(|text| serde_json::from_str(text)).transpose();
    let locked: Option<Value> = locked.map_err(|wrong| usage("--locked", &wrong))?;
    let like = arguments.like.as_ref().map(|id| record(&found.game, id)).transpose()?;
    let order = Order { seed: arguments.seed, locked: locked.as_ref(), like: like.map(|card| (card, arguments.keep)) };
    if arguments.stats {
        return stats(&maker, &order, arguments);
    }
    let cards = make(&maker, &order, arguments)?;
    let texts = texts(&found.game, &arguments.project);
    let named = records(&maker, &texts, order.seed, &cards);
    match &arguments.into {
        Some(project) => take(project, &found.game, &named)?,
        None if arguments.json => print(&format!("{}\n", serde_json::to_string(&named)?)),
        None => named.iter().for_each(|card| print(&format!("{card}\n"))),
    }
    Ok(Outcome::Fine)
}

fn usage(option: &str, wrong: &dyn std::fmt::Display) -> UsageError {
    UsageError(format!("{option}: {wrong}"))
}

fn record<'g>(game: &'g Game, id: &str) -> anyhow::Result<&'g Value> {
    game.records.get(id).ok_or_else(|| UsageError(format!("there is no card `{id}`")).into())
}

fn impossible(grammar: &Grammar<'_>, wrong: &Impossible) -> UsageError {
    let (menu, choice) = wrong.wanted.parse().map_or_else(
        |_| (grammar.words_of(wrong.menu, 0).0, wrong.wanted.to_string()),
        |value| grammar.words_of(wrong.menu, value),
    );
    UsageError(format!("`{}`: {menu} cannot be `{choice}` here", wrong.member))
}

fn make(maker: &Maker<'_>, order: &Order<'_>, arguments: &Arguments) -> anyhow::Result<Vec<MadeCard>> {
    let run = maker.run(order, arguments.count, &maker.registry());
    Ok(run.map_err(|wrong| impossible(&maker.grammar, &wrong))?.cards)
}

/// Lays weights over the settings: the counts of what the derivations of chosen cards have, plus 1.
fn learn(game: &Game, rules: &Value, ids: &[String], settings: &mut Value) -> anyhow::Result<()> {
    if ids.is_empty() {
        return Ok(());
    }
    let grammar = Grammar::new(game, rules, settings);
    let cards = ids.iter().map(|id| record(game, id)).collect::<anyhow::Result<Vec<_>>>()?;
    let learned = learned(&grammar, &cards).map_err(|wrong| impossible(&grammar, &wrong))?;
    if !settings.is_object() {
        *settings = json!({});
    }
    merge(settings, &learned);
    Ok(())
}

fn texts(game: &Game, project: &Path) -> Texts {
    let locales = Some(project.join("locales")).filter(|folder| folder.is_dir());
    Texts::load_phrases(&game.id, locales.as_deref().as_slice()).0
}

/// Adds cards to the file of a project's cards. Those whose ids it has get free ones.
fn take(project: &Path, game: &Game, cards: &[Value]) -> anyhow::Result<()> {
    changeable(project)?;
    let own = files(project)?;
    let refused = |why: &str| UsageError(format!("{}: {why}", project.display()));
    let Some(target) = own.check().game.filter(|target| target.id == game.id) else {
        return Err(refused(&format!("this is no sound project of the game `{}`", game.id)).into());
    };
    let source = own.cards.as_ref().ok_or_else(|| refused("no file of cards"))?;
    let mut contents: Value = serde_json::from_str(&source.text)?;
    if contents["cards"].is_null() {
        contents["cards"] = json!([]);
    }
    let list = contents["cards"].as_array_mut().ok_or_else(|| refused("its `cards` are no list"))?;
    let mut offered: Vec<Name> = cards.iter().filter_map(|card| Some(card["id"].as_str()?.into())).collect();
    for card in cards {
        let mut card = card.clone();
        if let Some(id) = card["id"].as_str().filter(|id| target.cards.contains_key(*id))
            && let Some(free) = target.free_id(&card, id, &offered)
        {
            card["id"] = free.as_str().into();
            offered.push(free);
        }
        list.push(card);
    }
    let changed = Source::new(&*source.name, contents.to_string());
    let text = written(&changed, &own.ruleset, own.is_whole());
    let text = text.ok_or_else(|| refused("its cards cannot be written"))?;
    save(Path::new(&source.name), &text)?;
    eprint_line(&format!("{}: {} added", source.name, counted(cards.len(), "card", "cards")));
    Ok(())
}

/// Cards in the one form of their format.
fn written(cards: &Source, rules: &Source, is_whole_game: bool) -> Option<String> {
    if is_whole_game {
        return form::cards(cards, rules).ok();
    }
    let rules = Ruleset::read(rules).0?;
    Some(registry::write(&registry::read(cards, &rules).0?, &rules))
}

fn stats(maker: &Maker<'_>, order: &Order<'_>, arguments: &Arguments) -> anyhow::Result<Outcome> {
    let wrong = |wrong: Impossible| impossible(&maker.grammar, &wrong);
    let count = u64::try_from(arguments.count).unwrap_or(u64::MAX);
    let menus = Stats::of(maker, order, count).map_err(wrong)?;
    let run = maker.run(order, arguments.count, &maker.registry()).map_err(wrong)?;
    let mut found = figures(maker, &run.cards);
    found["menus"] = menus.json(maker);
    found["refused"] = json!(run.refused);
    found["first_fit"] = run.first.into();
    print(&format!("{}\n", serde_json::to_string_pretty(&found)?));
    Ok(Outcome::Fine)
}

fn explain(maker: &Maker<'_>, id: &str, as_json: bool) -> anyhow::Result<Outcome> {
    let drawn = &maker.grammar;
    let own = record(drawn.game, id)?;
    // A card that the weights never draw has a derivation among all legal cards.
    let legal;
    let (grammar, found, never) = match derive(drawn, own) {
        Ok(found) => (drawn, found, None),
        Err(wrong) => {
            legal = Grammar::legal(drawn.game, drawn.rules);
            let found = derive(&legal, own).map_err(|wrong| impossible(&legal, &wrong))?;
            (&legal, found, Some(impossible(drawn, &wrong).0))
        }
    };
    let (card, steps) = found;
    let probability = Fraction::of(&steps);
    let steps = explained(grammar, &card, &steps);
    // The price list says what rows cost that are drawn.
    let lines = if never.is_none() { maker.prices.lines(grammar, &card) } else { Vec::new() };
    let price: Option<i64> = never.is_none().then(|| lines.iter().map(|line| line.tenths).sum());
    let lines: Vec<Value> =
        lines.iter().map(|line| json!({ "row": line.row.map(|row| row + 1), "tenths": line.tenths })).collect();
    if as_json {
        let found = json!({ "id": id, "never_drawn": never, "probability": probability.to_string(), "steps": steps, "price": price, "lines": lines });
        print(&format!("{}\n", serde_json::to_string_pretty(&found)?));
        return Ok(Outcome::Fine);
    }
    if let Some(never) = &never {
        print(&format!("The weights never draw it: {never}. Among all legal cards:\n"));
    }
    for step in &steps {
        let text = |name: &str| step[name].as_str().unwrap_or_default().to_owned();
        let weight = match step.get("choices") {
            Some(choices) => format!("{} in {choices} choices", text("probability")),
            None => format!("{} of {}", step["weight"], step["of"]),
        };
        print(&format!("{}: {}  {weight}\n", text("menu"), text("choice")));
    }
    print(&format!("Probability {probability}\n"));
    for line in &lines {
        let what = line["row"].as_u64().map_or_else(|| "body".to_owned(), |row| format!("row {row}"));
        print(&format!("{what}: {} tenths of a point\n", line["tenths"]));
    }
    if let Some(price) = price {
        print(&format!("Price {price} tenths of a point\n"));
    }
    Ok(Outcome::Fine)
}

/// The steps of a derivation in words. The members of a row that is written out are one line together.
fn explained(grammar: &Grammar<'_>, card: &Card, steps: &[Step]) -> Vec<Value> {
    let mut written = Vec::new();
    Grammar::written_rows(&card.rows, &mut written);
    let mut written = written.into_iter();
    let is_member = |step: &Step| matches!(step.menu, Menu::Written(_));
    let in_words = |run: &[Step]| {
        let step = run.first()?;
        if is_member(step) {
            let (row, probability) = (written.next().unwrap_or_default(), Fraction::of(run).to_string());
            return Some(json!({ "menu": "row", "choice": row, "probability": probability, "choices": run.len() }));
        }
        let (menu, choice) = grammar.words_of(step.menu, step.value);
        Some(json!({ "menu": menu, "choice": choice, "weight": step.weight, "of": step.sum }))
    };
    steps.chunk_by(|one, other| is_member(one) && is_member(other)).filter_map(in_words).collect()
}
