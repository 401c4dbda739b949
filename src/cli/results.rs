//! Results of simulations for people and spreadsheets.

use std::fmt::Write as _;

use super::counted;
use crate::sim::{Comparison, Interval, Part, heroes, is_outside_band, never_applied};

/// The maximum number of rows and changes that are shown.
const MAX_SHOWN: usize = 40;

fn games_of(count: u64) -> String {
    counted(usize::try_from(count).unwrap_or(usize::MAX), "game", "games")
}

/// The matchups, the heroes, and the rows that were never applied.
pub fn table(part: &Part) -> String {
    let mut text = String::new();
    let mut outside = 0;
    for matchup in &part.matchups {
        let tally = &matchup.tally;
        let rate = tally.win_rate();
        let is_outside = is_outside_band(rate.share);
        outside += usize::from(is_outside);
        let _ = writeln!(
            text,
            "{:<16} {:<16} {} {} {:5.1} turns  first {:4.1} %",
            matchup.heroes[0],
            matchup.heroes[1],
            shown(rate),
            if is_outside { '!' } else { ' ' },
            tally.mean_turns(),
            tally.first_seat_rate().share * 100.0,
        );
    }
    text.push('\n');
    for hero in heroes(part) {
        let _ = writeln!(
            text,
            "{:<16} {}  from {:4.1} to {:4.1} %, {} outside",
            hero.hero,
            shown(hero.win_rate),
            hero.lowest * 100.0,
            hero.highest * 100.0,
            hero.outside,
        );
    }
    let silent = never_applied(part);
    if let Some(first) = silent.first() {
        let _ = writeln!(text, "\nRows that were never applied ({} of the card watched):", games_of(first.watched));
        for row in silent.iter().take(MAX_SHOWN) {
            let _ = writeln!(text, "  {} row {}", row.id, row.row + 1);
        }
        if silent.len() > MAX_SHOWN {
            let _ = writeln!(text, "  and {} more", silent.len() - MAX_SHOWN);
        }
    }
    let mut ends: std::collections::BTreeMap<&str, u64> = std::collections::BTreeMap::new();
    for (end, games) in part.matchups.iter().flat_map(|matchup| &matchup.tally.ends) {
        *ends.entry(end).or_default() += games;
    }
    if !ends.is_empty() {
        let ends: Vec<String> = ends.into_iter().map(|(end, games)| format!("{end} {games}")).collect();
        let _ = writeln!(text, "\nEnds: {}", ends.join(", "));
    }
    let games: u64 = part.matchups.iter().map(|matchup| matchup.tally.games).sum();
    let matchups = part.matchups.len();
    let _ = writeln!(
        text,
        "\n{}, {outside} of {} outside 45–55 %, registry {}, hash {:016x}",
        games_of(games),
        counted(matchups, "matchup", "matchups"),
        part.plan.registry.get(..12).unwrap_or(&part.plan.registry),
        part.hash()
    );
    text
}

/// The matchups as a Markdown table; `name` gives the names of heroes.
pub fn markdown(part: &Part, name: impl Fn(&str) -> String) -> String {
    let mut text = String::from("| first | second | first wins (95 %) | turns | who goes first wins | hash |\n");
    text.push_str("|---|---|---:|---:|---:|---|\n");
    for matchup in &part.matchups {
        let [one, other] = &matchup.heroes;
        let tally = &matchup.tally;
        let _ = writeln!(
            text,
            "| {} | {} | {} | {:.1} | {:.1} % | `{:016x}` |",
            name(one),
            name(other),
            shown(tally.win_rate()).trim_start(),
            tally.mean_turns(),
            tally.first_seat_rate().share * 100.0,
            tally.hash,
        );
    }
    text
}

/// The changes that exceed chance.
pub fn comparison(comparison: &Comparison) -> String {
    let mut text = String::new();
    for what in &comparison.differs {
        let _ = writeln!(text, "{what}");
    }
    let of = |[before, after, change]: [Interval; 3]| {
        format!("{:5.1} → {:5.1} %  {}", before.share * 100.0, after.share * 100.0, points(change))
    };
    let matchups: Vec<_> = comparison.matchups.iter().filter(|matchup| matchup.is_beyond_chance()).collect();
    let all = comparison.matchups.len();
    let _ = writeln!(
        text,
        "{} of {} changed by more than chance explains",
        matchups.len(),
        counted(all, "matchup", "matchups")
    );
    for matchup in matchups {
        let [one, other] = &matchup.heroes;
        let _ = writeln!(text, "  {one:<16} {other:<16} {}", of([matchup.before, matchup.after, matchup.change]));
    }
    let mut cards: Vec<_> = comparison.cards.iter().filter(|card| card.is_beyond_chance()).collect();
    cards.sort_by(|a, b| b.when_drawn[2].share.abs().total_cmp(&a.when_drawn[2].share.abs()));
    let all = comparison.cards.len();
    let _ = writeln!(text, "{} of {} changed by more than chance explains", cards.len(), counted(all, "card", "cards"));
    for card in cards.iter().take(MAX_SHOWN) {
        let _ = writeln!(text, "  {:<16} drawn {}   played {}", card.card, of(card.when_drawn), of(card.when_played));
    }
    if cards.len() > MAX_SHOWN {
        let _ = writeln!(text, "  and {} more", cards.len() - MAX_SHOWN);
    }
    for (list, which) in [(&comparison.only_before, "earlier"), (&comparison.only_after, "later")] {
        if !list.is_empty() {
            let _ = writeln!(text, "{} only in the {which} result", counted(list.len(), "matchup is", "matchups are"));
        }
    }
    text
}

/// A win rate with its interval, in percent.
fn shown(rate: Interval) -> String {
    format!("{:5.1} % ({:4.1}–{:4.1})", rate.share * 100.0, rate.low * 100.0, rate.high * 100.0)
}

/// A difference with its interval, in percentage points.
pub fn points(change: Interval) -> String {
    format!("{:+.2} ({:+.2} to {:+.2})", change.share * 100.0, change.low * 100.0, change.high * 100.0)
}
