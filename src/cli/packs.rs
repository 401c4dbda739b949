//! `ses-studio packs`: deals a print run into packs, with inserts that make them weigh the same.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::game::GameFiles;
use super::goals::{beside, cards, design, files};
use super::{Outcome, UsageError, counted, eprint_line, print};
use crate::design::cut_sheet::{list, pdf};
use crate::design::inserts::{Outline, Paper, inserts, svg};
use crate::design::lore::{FILE, LoreFile, outlines};
use crate::design::packs::{Printed, Run, Trading};
use crate::design::project::PrintRun;
use crate::registry::project::save;

/// Deal the print run of a project into packs: every card in every rarity equally often, none twice in a pack
#[derive(Args)]
pub struct Arguments {
    /// A project folder, or a bundled game, with a file design.json
    project: PathBuf,
    /// The seed; the same one deals the same packs
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Open so many packs
    #[arg(long, value_name = "N", default_value_t = 0)]
    open: usize,
    /// Write the inserts of the run with cut lines: a PDF document on A4, or an SVG picture, as the end of its name says
    #[arg(long, value_name = "FILE")]
    inserts: Option<PathBuf>,
    /// Write a CSV list of what each pack and its insert weigh
    #[arg(long, value_name = "FILE")]
    insert_list: Option<PathBuf>,
    /// Deal a lore card into each pack, and write their outlines with cut lines, as PDF or SVG
    #[arg(long, value_name = "FILE")]
    lore: Option<PathBuf>,
    /// How many packs so many players who trade cards open, and how many cards change hands
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Print `{cards, packs, packs_for_a_set, new, printed, trading, run: [[{card, rarity}]]}`
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    [&arguments.inserts, &arguments.lore].into_iter().flatten().try_for_each(|file| is_pdf(file).map(drop))?;
    let files = files(&arguments.project)?;
    let Some(print_run) = design(&files)?.run else {
        return Err(UsageError("design.json has no `run`".to_owned()).into());
    };
    let id = |card: &Value| card.get("id").and_then(Value::as_str).map(ToOwned::to_owned);
    let mut ids: Vec<String> = cards(&files).iter().filter_map(id).collect();
    let all = ids.len();
    let all_ids = ids.clone();
    ids.retain(|id| !print_run.printed.contains(id));
    let rarities: Vec<String> = print_run.rarities.iter().map(|rarity| rarity.id.clone()).collect();
    let run = Run { cards: &ids, rarities: &rarities, copies: print_run.copies, size: print_run.size };
    let packs = run.deal(&print_run.printed, arguments.seed).map_err(|why| UsageError(why.to_string()))?;
    let figures = run.figures(&packs, arguments.seed);
    let trading = match arguments.players {
        Some(players) => Some((players, trading(&run, &packs, players, arguments.seed)?)),
        None => None,
    };
    if arguments.inserts.is_some() || arguments.insert_list.is_some() {
        let outlines = cut(&print_run, &packs, arguments.seed)?;
        let paper = print_run.paper.ok_or_else(no_paper)?;
        if let Some(file) = &arguments.inserts {
            save(file, drawn(file, &outlines, paper)?)?;
            eprint_line(&format!("{}: {}", file.display(), counted(outlines.len(), "insert", "inserts")));
        }
        if let Some(file) = &arguments.insert_list {
            save(file, list(&print_run.weights(&packs), &outlines, paper))?;
            eprint_line(&format!("{}: {}", file.display(), counted(outlines.len(), "line", "lines")));
        }
    }
    let lore = arguments.lore.as_ref().map(|_| lore_file(&files, &all_ids)).transpose()?;
    let stories = lore.as_ref().map(|lore| lore.deal(packs.len(), arguments.seed)).unwrap_or_default();
    if let Some(file) = &arguments.lore {
        let paper = print_run.paper.ok_or_else(no_paper)?;
        save(file, drawn(file, &outlines(packs.len(), paper, arguments.seed), paper)?)?;
        eprint_line(&format!("{}: {}", file.display(), counted(stories.len(), "lore card", "lore cards")));
    }
    if arguments.json {
        let pack = |pack: &Vec<Printed<'_>>| -> Value {
            pack.iter().map(|printed| json!({ "card": printed.card, "rarity": printed.rarity })).collect()
        };
        let dealt: Vec<Value> = packs.iter().map(pack).collect();
        let trading = trading.map(|(players, trading)| {
            json!({ "players": players, "packs_each": trading.packs_each / 100, "cards": trading.cards / 100 })
        });
        print(&format!(
            "{:#}\n",
            json!({
                "cards": figures.cards, "packs": figures.packs, "packs_for_a_set": figures.packs_for_a_set / 100,
                "new": ids.len(), "printed": all - ids.len(), "trading": trading, "run": dealt
            })
        ));
        return Ok(Outcome::Fine);
    }
    print(&format!(
        "{} of {all} cards × {} rarities × {} copies = {} = {} packs of {}\n\
         A whole set takes {} packs on average.\n",
        ids.len(),
        rarities.len(),
        print_run.copies,
        figures.cards,
        figures.packs,
        print_run.size,
        hundredths(figures.packs_for_a_set)
    ));
    if ids.len() < all {
        let (new, old) = (ids.len(), all - ids.len());
        let share = hundredths(new * 10_000 / all);
        print(&format!("{new} new cards join {old} of earlier runs: {share} % of all cards are new.\n"));
    }
    if let Some((players, Trading { packs_each, cards })) = trading {
        let (packs, cards) = (hundredths(packs_each), hundredths(cards));
        let players = counted(players, "player", "players");
        print(&format!("{players} have whole sets after {packs} packs each, when {cards} cards change hands.\n"));
    }
    for (pack, at) in packs.iter().take(arguments.open).zip(1..) {
        let printed = pack.iter().map(|printed| format!("{} {}", printed.card, printed.rarity));
        let story = stories.get(at - 1).map(|lore| lore.id.clone());
        let cards: Vec<String> = printed.chain(story).collect();
        print(&format!("pack {at}: {}\n", cards.join(", ")));
    }
    Ok(Outcome::Fine)
}

/// A number with two decimals.
fn hundredths(number: usize) -> String {
    format!("{}.{:02}", number / 100, number % 100)
}

/// Whether a file is a PDF document, as the end of its name says, and not an SVG picture.
fn is_pdf(file: &Path) -> Result<bool, UsageError> {
    let is = |form: &str| file.extension().is_some_and(|end| end.eq_ignore_ascii_case(form));
    if is("pdf") || is("svg") {
        return Ok(is("pdf"));
    }
    Err(UsageError(format!("`{}`: inserts and lore cards are drawn as .pdf or .svg", file.display())))
}

/// Outlines in the form that the end of a file's name says.
fn drawn(file: &Path, outlines: &[Outline], paper: Paper) -> Result<Vec<u8>, UsageError> {
    Ok(if is_pdf(file)? { pdf(outlines, paper) } else { svg(outlines, paper).into_bytes() })
}

fn trading(run: &Run<'_>, packs: &[Vec<Printed<'_>>], players: usize, seed: u64) -> anyhow::Result<Trading> {
    let most = run.rarities.len() * run.copies;
    let why = || UsageError(format!("--players: 1 to {most}, as often as each card is printed"));
    Ok(run.trading(packs, players, seed).ok_or_else(why)?)
}

fn cut(run: &PrintRun, packs: &[Vec<Printed<'_>>], seed: u64) -> anyhow::Result<Vec<Outline>> {
    let (Some(paper), Some(target)) = (run.paper, run.target) else { return Err(no_paper().into()) };
    Ok(inserts(&run.weights(packs), paper, target, seed).map_err(|why| UsageError(why.to_string()))?)
}

/// The lore cards of the project.
fn lore_file(files: &GameFiles, cards: &[String]) -> anyhow::Result<LoreFile> {
    let source = beside(files, FILE)?;
    LoreFile::read(&source.text, cards).map_err(|why| UsageError(format!("{}: {why}", source.name)).into())
}

fn no_paper() -> UsageError {
    UsageError("the `run` of design.json has no `paper` and no `target` weight for inserts".to_owned())
}
