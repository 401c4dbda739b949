//! Writes the figures of cards as CSV.

use super::interval::Interval;
use super::result::Part;
use super::summary::cards;

impl Part {
    /// Writes a line for each card of each matchup, and one for each card over all its matchups. Shares have four
    /// decimals.
    ///
    /// # Errors
    ///
    /// Returns an error of the CSV writer, which writes into memory.
    pub fn cards_csv(&self) -> Result<String, csv::Error> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record([
            "hero",
            "against",
            "card",
            "games",
            "drawn",
            "won_when_drawn",
            "won_when_drawn_low",
            "won_when_drawn_high",
            "played",
            "won_when_played",
            "won_when_played_low",
            "won_when_played_high",
            "rows_never_applied",
        ])?;
        for matchup in &self.matchups {
            for (at, (id, card)) in matchup.cards.iter().zip(&matchup.tally.cards).enumerate() {
                let own = matchup.deck_of(at);
                let drawn = (card.drawn, card.win_rate_drawn());
                let played = (card.played, card.win_rate_played());
                let names = [matchup.heroes[own].as_str(), matchup.heroes[1 - own].as_str(), id];
                writer.write_record(line(names, matchup.tally.games, drawn, played, ""))?;
            }
        }
        for card in cards(self) {
            let (drawn, played) = ((card.drawn, card.win_rate_drawn()), (card.played, card.win_rate_played()));
            let silent = card.rows.iter().filter(|row| row.applied == 0 && card.watched > 0);
            let silent: Vec<String> = silent.map(|row| (row.row + 1).to_string()).collect();
            writer.write_record(line([&card.hero, "", &card.card], card.games, drawn, played, &silent.join(" ")))?;
        }
        let bytes = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// Creates a line: names, games, counts and win rates when drawn and when played, and the rows that never applied.
fn line(names: [&str; 3], games: u64, drawn: (u64, Interval), played: (u64, Interval), silent: &str) -> Vec<String> {
    let share = |number: f64| format!("{number:.4}");
    let figures =
        |(count, rate): (u64, Interval)| [count.to_string(), share(rate.share), share(rate.low), share(rate.high)];
    let names = names.map(str::to_owned).into_iter();
    names.chain([games.to_string()]).chain(figures(drawn)).chain(figures(played)).chain([silent.to_owned()]).collect()
}
