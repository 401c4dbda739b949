//! `ses-studio effects generate`: all effects of templates of rows that the rules allow.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::goals::{cards, design, files, rules_of};
use super::text::index_of;
use super::{Outcome, UsageError, counted, eprint_line, languages, print, read_text, report};
use crate::design::card_game::CardGame;
use crate::design::rows::RowFile;
use crate::text::Texts;

/// Fill the holes of rows, such as `"val": "<n>"`, in all combinations that the rules allow
#[derive(Args)]
pub struct Arguments {
    /// Templates, lists and patterns of rows that are left out
    file: PathBuf,
    /// A project folder, or a bundled game
    #[arg(long)]
    project: PathBuf,
    /// The language of the texts
    #[arg(long, value_name = "L", default_value = "en")]
    lang: String,
    /// Print how many there are of each kind of effect and operation instead
    #[arg(long, conflicts_with = "surprise")]
    grid: bool,
    /// Print one by chance whose worth is in this range, by the price list of design.json
    #[arg(long, value_name = "FROM..TO")]
    surprise: Option<String>,
    /// The seed of --surprise
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print `{combinations, excluded, effects: [{effects, text, on_cards}]}`; with --surprise {effects, text}
    #[arg(long, conflicts_with = "grid")]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let source = read_text(&arguments.file)?;
    let wrong = |why: String| UsageError(format!("{}: {why}", source.name));
    let file = RowFile::read(&source.text).map_err(wrong)?;
    let files = files(&arguments.project)?;
    let checked = files.check();
    report::show_on_stderr(&files.ruleset, &checked.ruleset_problems);
    let Some(game) = checked.valid() else { return Ok(Outcome::Problems) };
    let rules = rules_of(&files)?;
    index_of(file.card_type(), &game.card_types, "a card type").map_err(|UsageError(why)| wrong(why))?;
    let generated = file.generate(CardGame::new(&game, &rules)).map_err(|why| wrong(why.to_string()))?;
    for hole in &generated.missing {
        eprint_line(&format!("warning: there is no list `{hole}`; \"<{hole}>\" stays as it is"));
    }
    let (texts, _) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    let language = languages::one(&arguments.lang, &texts)?;
    if let Some(range) = &arguments.surprise {
        let bounds = range.split_once("..").and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
        let (from, to) = bounds.ok_or_else(|| UsageError("--surprise: a range is written 2..4.5".to_owned()))?;
        let Some(budget) = design(&files)?.budget else {
            return Err(UsageError("design.json has no `budget`".to_owned()).into());
        };
        let Some(effect) = generated.surprise(&budget, from..=to, arguments.seed) else {
            eprint_line("no effect has a worth in this range");
            return Ok(Outcome::Problems);
        };
        let text = file.texts(&texts, language, &game, std::slice::from_ref(effect));
        if arguments.json {
            print(&format!("{:#}\n", json!({ "effects": effect, "text": text.concat() })));
        } else {
            print(&format!("{}\n{effect}\n", text.concat()));
        }
        return Ok(Outcome::Fine);
    }
    if arguments.grid {
        for ((way, operation), count) in generated.grid() {
            print(&format!("{way:12} {operation:16} {count}\n"));
        }
    } else {
        let on_cards = generated.on_cards(&cards(&files));
        let printed = file.texts(&texts, language, &game, &generated.effects);
        let all = generated.effects.iter().zip(printed).zip(on_cards);
        if arguments.json {
            let effects: Vec<Value> = all
                .map(|((rows, text), on_cards)| json!({ "effects": rows, "text": text, "on_cards": on_cards }))
                .collect();
            let (combinations, excluded) = (generated.combinations, &generated.excluded);
            print(&format!(
                "{:#}\n",
                json!({ "combinations": combinations, "excluded": excluded, "effects": effects })
            ));
            return Ok(Outcome::Fine);
        }
        for ((_, text), on_cards) in all {
            let on =
                if on_cards > 0 { format!("  (on {})", counted(on_cards, "card", "cards")) } else { String::new() };
            print(&format!("{text}{on}\n"));
        }
    }
    eprint_line(&format!("{} of {} combinations", generated.effects.len(), generated.combinations));
    for (rule, count) in &generated.excluded {
        eprint_line(&format!("  left out, {rule}: {count}"));
    }
    Ok(Outcome::Fine)
}
