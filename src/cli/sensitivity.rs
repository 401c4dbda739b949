//! `ses-studio sensitivity`: the effect of one point more or less in each row of a card.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;

use super::results::points;
use super::simulate::{Play, players_of, refused, write};
use super::{Outcome, eprint_line, print, progress};
use crate::sim::{Arena as _, Entrants, Sensitivity, SensitivityQuery, Task};
use crate::text::problem_text::english;

/// Rank a card's rows by the effect of one point more or less on its hero's or deck's win rate, over the same games
#[derive(Args)]
pub struct Arguments {
    /// The card's id
    card: String,
    /// A project folder or a registry file [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// Ids of the opponents (heroes or decks), separated by commas [default: all with complete decks]
    #[arg(long, value_name = "ID,ID…", value_delimiter = ',')]
    against: Vec<String>,
    #[command(flatten)]
    play: Play,
    /// Write the ranking to a CSV file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    match players_of(arguments.project.as_ref())? {
        Some(entrants) => ask(arguments, entrants),
        None => Ok(Outcome::Problems),
    }
}

fn ask(arguments: &Arguments, arena: Entrants) -> anyhow::Result<Outcome> {
    let owner = arena.owner_of(&arguments.card).map_err(|problem| refused(&[problem]))?;
    let mut ids = arguments.against.clone();
    if !ids.is_empty() {
        ids.push(owner.to_string());
    }
    let plan = arguments.play.plan(&arena, &ids)?;
    let question = SensitivityQuery { card: arguments.card.as_str().into(), plan };
    let task = Task::start(arguments.play.threads, || {}, move |watch| question.answer(&arena, watch))?;
    let Some(answer) = progress::wait(task, || {}) else {
        anyhow::bail!("the games broke off by themselves; this is a fault of the program");
    };
    let Some(answer) = answer.map_err(|problems| refused(&problems))? else {
        eprint_line("stopped; nothing was written");
        return Ok(Outcome::Problems);
    };
    if let Some(path) = &arguments.csv {
        write(path, &csv(&answer)?)?;
    }
    print(&table(&answer));
    Ok(Outcome::Fine)
}

fn table(answer: &Sensitivity) -> String {
    let mut text =
        format!("{}, {} games of each change: win rate of {}, points\n", answer.card, answer.games, answer.hero);
    for row in &answer.rows {
        let beyond = if row.change.holds(0.0) { "" } else { " *" };
        let (number, change) = (row.row + 1, points(row.change));
        let _ = writeln!(text, "  row {number} {} {} → {}: {change}{beyond}", row.op, row.from, row.to);
    }
    for (row, value, reason) in &answer.refused {
        let _ = writeln!(text, "  row {} with {value} was not tried: {}", row + 1, english(reason));
    }
    if answer.rows.is_empty() && answer.refused.is_empty() {
        text += "  no row of it has a value\n";
    }
    text
}

fn csv(answer: &Sensitivity) -> anyhow::Result<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["card", "row", "do", "from", "to", "games", "change", "low", "high"])?;
    for row in &answer.rows {
        let share = |number: f64| format!("{number:.6}");
        writer.write_record([
            answer.card.as_str(),
            &(row.row + 1).to_string(),
            &row.op,
            &row.from.to_string(),
            &row.to.to_string(),
            &answer.games.to_string(),
            &share(row.change.share),
            &share(row.change.low),
            &share(row.change.high),
        ])?;
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}
