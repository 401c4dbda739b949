//! `ses-studio simulate` of a game that describes its whole match: every deck against every other one, many times.

use std::path::Path;
use std::sync::Arc;

use super::simulate::{Arguments, refused, shard, show, write};
use super::{Outcome, UsageError, cases, counted, print};
use crate::sim::{AgentKind, DeckMatch, Decks, Plan};

/// Plays the matches of a project of format 2.
pub fn run(arguments: &Arguments, folder: &Path) -> anyhow::Result<Outcome> {
    let shard = shard(arguments.shard.as_deref())?;
    let Some(game) = cases::game(folder)? else { return Ok(Outcome::Problems) };
    let texts = cases::texts(folder)?;
    let texts: Vec<&str> = texts.iter().map(|source| source.text.as_str()).collect();
    let decks = Decks::new(game, &texts);
    if let Some(path) = &arguments.replay {
        return replay(path, &decks);
    }
    let chosen = decks.chosen(&arguments.heroes).map_err(UsageError)?;
    let mut plan = Plan::new(decks.hash(), chosen, arguments.play.games, arguments.play.seed);
    plan.watched = 0;
    plan.players = AgentKind::pair(&arguments.play.players).map_err(UsageError)?;
    plan.check().map_err(|problem| refused(&[problem]))?;
    if let Some(number) = arguments.game {
        return one_match(&plan, number, &decks, arguments.log.as_deref());
    }
    match super::simulate::play(Arc::new(decks.run(plan, shard)), arguments)? {
        Some(part) => show(arguments, &part, &str::to_owned),
        None => Ok(Outcome::Problems),
    }
}

/// Plays one match of the only matchup of a plan, and prints what was decided.
fn one_match(plan: &Plan, number: u64, decks: &Decks, log: Option<&Path>) -> anyhow::Result<Outcome> {
    let ids = super::simulate::only_matchup(plan, number, "decks")?;
    let (game, lines) = DeckMatch::of(plan, ids, decks, number).map_err(UsageError)?;
    match log {
        Some(path) => write(path, &(serde_json::to_string_pretty(&game)? + "\n"))?,
        None => {
            for (turn, seat, words) in lines {
                print(&format!("{turn:>3} {:<16} {words}\n", game.decks[usize::from(seat & 1)]));
            }
        }
    }
    let winner = game.winner.map_or("nobody", |seat| game.decks[usize::from(seat & 1)].as_str());
    let turns = counted(usize::from(game.turns), "turn", "turns");
    let choices = counted(game.choices.len(), "choice", "choices");
    print(&format!("{turns}, {choices}, {winner} wins ({}), hash {}\n", game.end, game.hash));
    Ok(Outcome::Fine)
}

/// Plays a match from a file again.
fn replay(path: &Path, decks: &Decks) -> anyhow::Result<Outcome> {
    let text = super::read_text(path)?;
    let wrong = |what: String| UsageError(format!("`{}`: {what}", path.display()));
    let game: DeckMatch = serde_json::from_str(&text.text)
        .map_err(|error| wrong(format!("this is no match of `simulate --log`: {error}")))?;
    match game.replay(decks) {
        Ok(()) => {
            print(&format!("{}, hash {} as before\n", counted(game.choices.len(), "choice", "choices"), game.hash));
            Ok(Outcome::Fine)
        }
        Err(what) if game.rules == decks.hash() => Err(wrong(what).into()),
        Err(what) => Err(wrong(format!("{what}; it was played with other cards or rules")).into()),
    }
}
