//! `ses-studio rules --check`: plays random matches of a game that describes its whole match.

use std::path::PathBuf;

use clap::Args;

use super::{Outcome, print};
use crate::kernel::{Budget, Kernel, Report};

/// Try out the rules of a game that describes its whole match
#[derive(Args)]
pub struct Arguments {
    /// Project folder with a ruleset.json of format 2, and its cards and decks
    #[arg(value_name = "PROJECT")]
    project: PathBuf,
    /// Play random matches, and report the statements, actions, timings and operations that never came up
    #[arg(long, required = true)]
    check: bool,
    /// How many matches are played
    #[arg(long, value_name = "N", default_value_t = 200, requires = "check")]
    matches: u32,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let Some(game) = super::cases::game(&arguments.project)? else { return Ok(Outcome::Problems) };
    let name = game.name.clone();
    let report = Kernel::new(game).try_out(arguments.matches);
    print(&text(&name, &report));
    Ok(Outcome::problems_if(!report.budgets.is_empty()))
}

fn text(name: &str, report: &Report) -> String {
    let Report { matches, median_turns, longest, first_wins, second_wins, draws, .. } = report;
    let mut lines = vec![
        format!("{name}: {matches} random matches"),
        format!("turns: {median_turns} (median), {longest} (longest)"),
        format!("won: {first_wins} by the first player, {second_wins} by the second; {draws} drawn"),
    ];
    let lists = [
        ("statements", &report.statements),
        ("actions", &report.actions),
        ("timings", &report.timings),
        ("operations", &report.operations),
    ];
    for (what, names) in lists.into_iter().filter(|(_, names)| !names.is_empty()) {
        lines.push(format!("{what} that never came up: {}", names.join(", ")));
    }
    lines.extend(report.budgets.iter().map(|budget| format!("left out: {}", describe(*budget))));
    lines.join("\n") + "\n"
}

/// A budget that was used up.
fn describe(budget: Budget) -> &'static str {
    match budget {
        Budget::Statements => "statements beyond 4096 in an action",
        Budget::Abilities => "abilities beyond 256 that an action set off",
        Budget::Depth => "effects or answers more than 16 deep",
        Budget::Chains => "chains beyond 20 after an action",
        Budget::Cards => "cards beyond the limit of the rules",
        Budget::Actions => "actions beyond 512 in a list, or repeats beyond 20",
        Budget::Room => "what cards bear beyond the room of a match",
    }
}
