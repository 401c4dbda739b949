//! `ses-studio packs`: deals a print run into packs, with inserts that make them weigh the same.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::game::GameFiles;
use super::goals::{beside, cards, design, files};
use super::{Outcome, UsageError, counted, eprint_line, print};
use crate::design::inserts::{Outline, inserts, svg};
use crate::design::lore::{FILE, LoreFile, outlines};
use crate::design::packs::{Printed, Run};
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
    /// Write the inserts of the run as a picture with cut lines
    #[arg(long, value_name = "FILE")]
    inserts: Option<PathBuf>,
    /// Deal a lore card into each pack, and write their outlines as a picture with cut lines
    #[arg(long, value_name = "FILE")]
    lore: Option<PathBuf>,
    /// Print `{cards, packs, packs_for_a_set, run: [[{card, rarity}]]}`
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
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
    if let Some(file) = &arguments.inserts {
        let outlines = cut(&print_run, &packs, arguments.seed)?;
        let paper = print_run.paper.ok_or_else(no_paper)?;
        save(file, svg(&outlines, paper))?;
        eprint_line(&format!("{}: {}", file.display(), counted(outlines.len(), "insert", "inserts")));
    }
    let lore = arguments.lore.as_ref().map(|_| lore_file(&files, &all_ids)).transpose()?;
    let stories = lore.as_ref().map(|lore| lore.deal(packs.len(), arguments.seed)).unwrap_or_default();
    if let Some(file) = &arguments.lore {
        let paper = print_run.paper.ok_or_else(no_paper)?;
        save(file, svg(&outlines(packs.len(), paper, arguments.seed), paper))?;
        eprint_line(&format!("{}: {}", file.display(), counted(stories.len(), "lore card", "lore cards")));
    }
    if arguments.json {
        let pack = |pack: &Vec<Printed<'_>>| -> Value {
            pack.iter().map(|printed| json!({ "card": printed.card, "rarity": printed.rarity })).collect()
        };
        let dealt: Vec<Value> = packs.iter().map(pack).collect();
        let (cards, packs, set) = (figures.cards, figures.packs, figures.packs_for_a_set);
        let set = set / 100;
        print(&format!("{:#}\n", json!({ "cards": cards, "packs": packs, "packs_for_a_set": set, "run": dealt })));
        return Ok(Outcome::Fine);
    }
    let (hundreds, rest) = (figures.packs_for_a_set / 100, figures.packs_for_a_set % 100);
    print(&format!(
        "{} of {all} cards × {} rarities × {} copies = {} = {} packs of {}\n\
         A whole set takes {hundreds}.{rest:02} packs on average.\n",
        ids.len(),
        rarities.len(),
        print_run.copies,
        figures.cards,
        figures.packs,
        print_run.size
    ));
    for (pack, at) in packs.iter().take(arguments.open).zip(1..) {
        let printed = pack.iter().map(|printed| format!("{} {}", printed.card, printed.rarity));
        let story = stories.get(at - 1).map(|lore| lore.id.clone());
        let cards: Vec<String> = printed.chain(story).collect();
        print(&format!("pack {at}: {}\n", cards.join(", ")));
    }
    Ok(Outcome::Fine)
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
