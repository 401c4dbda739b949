//! Compares two results: which changes are larger than chance explains?

use super::interval::{Interval, difference};
use super::result::Part;
use super::summary::{CardSummary, cards};
use crate::base::Name;

/// The win rate of the first hero of a matchup, before and after.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchupChange {
    /// The heroes in the order of the later result.
    pub heroes: [Name; 2],
    /// The index of the matchup in the later result.
    pub index: usize,
    /// The earlier result.
    pub before: Interval,
    /// The later result.
    pub after: Interval,
    /// The difference.
    pub change: Interval,
}

/// A card over all matchups that both results have, before and after.
#[derive(Clone, Debug, PartialEq)]
pub struct CardChange {
    /// The card's id.
    pub card: Name,
    /// Its hero's id.
    pub hero: Name,
    /// The win rate when drawn: before, after, and the difference.
    pub when_drawn: [Interval; 3],
    /// The win rate when played: before, after, and the difference.
    pub when_played: [Interval; 3],
}

/// The comparison of two results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Comparison {
    /// The differences between the two plans, as text.
    pub differs: Vec<String>,
    /// The matchups that both have, by rising index.
    pub matchups: Vec<MatchupChange>,
    /// The cards that both have.
    pub cards: Vec<CardChange>,
    /// Matchups that only the earlier result has.
    pub only_before: Vec<[Name; 2]>,
    /// Matchups that only the later result has.
    pub only_after: Vec<[Name; 2]>,
}

impl MatchupChange {
    /// Whether the change is larger than chance explains.
    pub fn is_beyond_chance(&self) -> bool {
        !self.change.holds(0.0)
    }
}

impl CardChange {
    /// Whether the change of one of the win rates is larger than chance explains.
    pub fn is_beyond_chance(&self) -> bool {
        !self.when_drawn[2].holds(0.0) || !self.when_played[2].holds(0.0)
    }
}

/// Compares an earlier result with a later one, matchup by matchup and card by card.
pub fn compare(before: &Part, after: &Part) -> Comparison {
    let mut comparison = Comparison { differs: plans(before, after), ..Comparison::default() };
    let (mut shared_before, mut shared_after) = (empty(before), empty(after));
    for (index, matchup) in after.matchups.iter().enumerate().filter(|(_, matchup)| matchup.tally.games > 0) {
        let [one, other] = &matchup.heroes;
        let earlier = before.matchup([one, other]).filter(|(earlier, _)| earlier.tally.games > 0);
        let Some((earlier, swapped)) = earlier else {
            comparison.only_after.push(matchup.heroes.clone());
            continue;
        };
        let was = earlier.tally.win_rate();
        let was = if swapped { was.of_other() } else { was };
        let is = matchup.tally.win_rate();
        let heroes = matchup.heroes.clone();
        comparison.matchups.push(MatchupChange { heroes, index, before: was, after: is, change: difference(was, is) });
        shared_before.matchups.push(earlier.clone());
        shared_after.matchups.push(matchup.clone());
    }
    for matchup in before.matchups.iter().filter(|matchup| matchup.tally.games > 0) {
        let [one, other] = &matchup.heroes;
        if after.matchup([one, other]).is_none_or(|(later, _)| later.tally.games == 0) {
            comparison.only_before.push(matchup.heroes.clone());
        }
    }
    let earlier = cards(&shared_before);
    let change = |was: Interval, is: Interval| [was, is, difference(was, is)];
    for card in cards(&shared_after) {
        let Some(was) = earlier.iter().find(|was| was.card == card.card) else { continue };
        let of = |rate: fn(&CardSummary) -> Interval| change(rate(was), rate(&card));
        comparison.cards.push(CardChange {
            when_drawn: of(CardSummary::win_rate_drawn),
            when_played: of(CardSummary::win_rate_played),
            card: card.card,
            hero: card.hero,
        });
    }
    comparison
}

fn empty(part: &Part) -> Part {
    Part { plan: part.plan.clone(), parts: part.parts, which: part.which.clone(), matchups: Vec::new() }
}

fn plans(before: &Part, after: &Part) -> Vec<String> {
    let (was, is) = (&before.plan, &after.plan);
    let mut differs = Vec::new();
    let mut add = |what: &str, was: String, is: String| {
        if was != is {
            differs.push(format!("{what}: {was} → {is}"));
        }
    };
    let players = |plan: &super::Plan| plan.players.map(super::AgentKind::name).join(", ");
    let short = |hash: &str| hash.chars().take(12).collect::<String>();
    add("registry", short(&was.registry), short(&is.registry));
    add("games of each matchup", was.games.to_string(), is.games.to_string());
    add("seed", was.seed.to_string(), is.seed.to_string());
    add("players", players(was), players(is));
    add("Legacy", was.legacy.to_string(), is.legacy.to_string());
    differs
}
