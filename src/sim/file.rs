//! Result files: JSON with a line per matchup, which holds the counts and figures derived from them.

use serde::{Deserialize, Serialize};

use super::interval::Interval;
use super::plan::{Plan, VERSION};
use super::result::{Matchup, Part};

/// The figures at the start of a matchup's line, for readers. They follow from the counts, so reading ignores them.
#[derive(Serialize)]
struct Line<'m> {
    win_rate: Interval,
    first_seat_rate: Interval,
    mean_turns: f64,
    #[serde(flatten)]
    matchup: &'m Matchup,
}

/// Read first, to distinguish a result of another version from other files.
#[derive(Deserialize)]
struct Versioned {
    plan: Version,
}

#[derive(Deserialize)]
struct Version {
    version: u32,
}

impl Part {
    /// Writes the result file. Equal counts give equal bytes.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        let mut text = format!(
            "{{\n\"plan\": {},\n\"parts\": {},\n\"which\": {},\n\"matchups\": [",
            serde_json::to_string(&self.plan)?,
            self.parts,
            serde_json::to_string(&self.which)?
        );
        for (at, matchup) in self.matchups.iter().enumerate() {
            let tally = &matchup.tally;
            let line = Line {
                win_rate: tally.win_rate().rounded(),
                first_seat_rate: tally.first_seat_rate().rounded(),
                mean_turns: (tally.mean_turns() * 1e6).round() / 1e6,
                matchup,
            };
            text.push_str(if at == 0 { "\n" } else { ",\n" });
            text.push_str(&serde_json::to_string(&line)?);
        }
        text.push_str("\n]\n}\n");
        Ok(text)
    }

    /// Reads a result file.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the file.
    pub fn read(text: &str) -> Result<Self, String> {
        let wrong = |error: serde_json::Error| format!("this is no result of `simulate`: {error}");
        let Versioned { plan: Version { version } } = serde_json::from_str(text).map_err(wrong)?;
        if version != VERSION {
            return Err(format!("results of version {version} are not read, only those of version {VERSION}"));
        }
        let part: Self = serde_json::from_str(text).map_err(wrong)?;
        part.check().map_err(|what| format!("this is no result of `simulate`: {what}"))?;
        Ok(part)
    }

    /// Checks that the counts are consistent.
    fn check(&self) -> Result<(), String> {
        let plan: &Plan = &self.plan;
        plan.check()
            .map_err(|problem| format!("`{}` of its plan is not valid", problem.pointer.trim_start_matches('/')))?;
        let is_part = |part: &u64| (1..=self.parts).contains(part);
        if self.which.is_empty() || !self.which.iter().all(is_part) || !self.which.is_sorted_by(|a, b| a < b) {
            return Err(format!("there are no parts {:?} among {}", self.which, self.parts));
        }
        let pairs = plan.matchups();
        if pairs.len() != self.matchups.len() {
            let found = self.matchups.len();
            return Err(format!("{} heroes make {} matchups, not {found}", plan.heroes.len(), pairs.len()));
        }
        for ((pair, matchup), expected) in pairs.iter().zip(&self.matchups).zip(self.expected()) {
            let [one, other] = &matchup.heroes;
            let tally = &matchup.tally;
            let wrong = |what: &str| Err(format!("`{one}` against `{other}`: {what}"));
            if [one.as_str(), other.as_str()] != *pair {
                return wrong("the heroes are in another order than the plan's");
            }
            if matchup.cards.len() != tally.cards.len() {
                return wrong("there are not as many counts as cards");
            }
            let ended =
                [tally.wins[0], tally.wins[1], tally.draws].iter().try_fold(0_u64, |sum, n| sum.checked_add(*n));
            if tally.games > expected || ended != Some(tally.games) {
                return wrong("wins and draws are not as many as games");
            }
            let fits = |games: u64, score: u64| games <= tally.games && score <= 2 * games;
            let cards_fit = tally
                .cards
                .iter()
                .all(|card| fits(card.drawn, card.score_drawn) && fits(card.played, card.score_played));
            let lengths = tally.lengths.iter().try_fold(0_u64, |sum, n| sum.checked_add(*n));
            if !cards_fit || lengths != Some(tally.games) || !fits(tally.games, tally.first_seat) {
                return wrong("the counts are more than the games");
            }
        }
        Ok(())
    }
}
