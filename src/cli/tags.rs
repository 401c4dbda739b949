//! `ses-studio tags`: which cards have which tags.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::goals::{design, files, valid_game};
use super::{Outcome, UsageError, counted, print, read_json, report};
use crate::base::Name;
use crate::card::Card;
use crate::design::tags::{members, together, win_rates};
use crate::ruleset::Ruleset;
use crate::text::Texts;

/// Print the tags that the file design.json of a project sets: saved searches, with cards that are set by hand
#[derive(Args)]
pub struct Arguments {
    /// A project folder, or a bundled game
    project: PathBuf,
    /// Only the cards with this tag
    #[arg(long, value_name = "ID")]
    tag: Option<String>,
    /// Only the tags of this card
    #[arg(long, value_name = "ID", conflicts_with = "tag")]
    card: Option<String>,
    /// Which tags go together: how many cards have both, and how many times as many as by chance
    #[arg(long, conflicts_with_all = ["tag", "card", "json"])]
    together: bool,
    /// How often players who drew a card of each tag have won, in games that `simulate --json` has played
    #[arg(long, value_name = "FILE", conflicts_with_all = ["card", "together", "json"])]
    games: Option<PathBuf>,
    /// Print {tag: [card]}
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let files = files(&arguments.project)?;
    let design = design(&files)?;
    let Some(game) = valid_game(&files) else { return Ok(Outcome::Problems) };
    let (Some(rules), problems) = Ruleset::read(&files.ruleset) else {
        return Err(UsageError(format!("{}: the rules have errors", files.ruleset.name)).into());
    };
    report::show_on_stderr(&files.ruleset, &problems);
    let registry = files.cards.as_ref().and_then(|cards| crate::registry::read(cards, &rules).0).unwrap_or_default();
    let (texts, _) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    let text = |card: &Card, language| {
        let definition = game.cards.get(card.id.as_str());
        definition.map_or_else(String::new, |id| texts.printed(language, &game, game.definition(*id)).text)
    };
    let mut all = members(&design.tags, &rules, &registry.cards, &text).map_err(UsageError)?;
    if let Some(unknown) = arguments.tag.as_ref().filter(|tag| !all.contains_key(*tag)) {
        return Err(UsageError(format!("there is no tag `{unknown}`")).into());
    }
    if let Some(unknown) = arguments.card.as_ref().filter(|id| !game.cards.contains_key(id.as_str())) {
        return Err(UsageError(format!("there is no card `{unknown}`")).into());
    }
    all.retain(|tag, cards| {
        arguments.tag.as_ref().is_none_or(|wanted| wanted == tag)
            && arguments.card.as_ref().is_none_or(|wanted| cards.iter().any(|card| card == wanted.as_str()))
    });
    if arguments.json {
        print(&format!("{:#}\n", json!(all)));
        return Ok(Outcome::Fine);
    }
    if arguments.together {
        for pair in together(&all, registry.cards.len()) {
            let [one, other] = pair.tags;
            print(&format!("{one} + {other}: {}, {:.2} times\n", counted(pair.count, "card", "cards"), pair.lift));
        }
        return Ok(Outcome::Fine);
    }
    let games = arguments.games.as_deref().map(read_json).transpose()?;
    let rates = games.as_ref().map(|games| win_rates(&all, games)).unwrap_or_default();
    for tag in &design.tags {
        let Some(cards) = all.get(&tag.id) else { continue };
        let cards: Vec<&str> = cards.iter().map(Name::as_str).collect();
        let group = if tag.group.is_empty() { String::new() } else { format!(" ({})", tag.group) };
        let rate = rates.get(tag.id.as_str()).map(|rate| format!(", {rate:.1} % won")).unwrap_or_default();
        let count = counted(cards.len(), "card", "cards");
        print(&format!("{}{group}: {count}{rate}\n    {}\n", tag.id, cards.join(" ")));
    }
    Ok(Outcome::Fine)
}
