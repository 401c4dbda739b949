//! The cards' figures as a table for spreadsheets.

use super::result::Part;
use super::summary::cards;

impl Part {
    /// A line for each card of each matchup, and one for the card over all of them. Shares have four decimals.
    ///
    /// # Errors
    ///
    /// The words of the writer, which writes into memory.
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
        let share = |number: f64| format!("{number:.4}");
        for matchup in &self.matchups {
            for (at, (id, card)) in matchup.cards.iter().zip(&matchup.tally.cards).enumerate() {
                let own = matchup.deck_of(at);
                let (drawn, played) = (card.win_rate_drawn(), card.win_rate_played());
                writer.write_record([
                    matchup.heroes[own].as_str(),
                    matchup.heroes[1 - own].as_str(),
                    id,
                    &matchup.tally.games.to_string(),
                    &card.drawn.to_string(),
                    &share(drawn.share),
                    &share(drawn.low),
                    &share(drawn.high),
                    &card.played.to_string(),
                    &share(played.share),
                    &share(played.low),
                    &share(played.high),
                    "",
                ])?;
            }
        }
        for card in cards(self) {
            let (drawn, played) = (card.win_rate_drawn(), card.win_rate_played());
            let silent = card.rows.iter().filter(|row| row.applied == 0 && card.watched > 0);
            let silent: Vec<String> = silent.map(|row| (row.row + 1).to_string()).collect();
            writer.write_record([
                card.hero.as_str(),
                "",
                &card.card,
                &card.games.to_string(),
                &card.drawn.to_string(),
                &share(drawn.share),
                &share(drawn.low),
                &share(drawn.high),
                &card.played.to_string(),
                &share(played.share),
                &share(played.low),
                &share(played.high),
                &silent.join(" "),
            ])?;
        }
        let bytes = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}
