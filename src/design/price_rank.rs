//! How well a price list agrees with play: what one point more of a row is worth in a game by the list, beside what it
//! changes in the win rate of its deck, and the rank correlation of the two.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::budget::{Budget, abilities};

/// What a row was tried with, and how that changed the win rate of its deck: a line that `sensitivity --csv` writes.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The id of the card.
    pub card: String,
    /// The row's place in the card, from 0.
    pub row: usize,
    /// Its own value, and the one that was tried.
    pub from: i64,
    pub to: i64,
    /// The change of the win rate, from -1 to 1.
    pub change: f64,
}

/// A row by its price and by its play.
#[derive(Clone, Debug, PartialEq)]
pub struct Priced {
    /// The id of the card.
    pub card: String,
    /// The row's place in the card, from 0.
    pub row: usize,
    /// What one point more is worth by the list, each time that the row applies.
    pub price: f64,
    /// How often the row applies in a game.
    pub uses: f64,
    /// What one point more changes in the win rate, in percent.
    pub play: f64,
}

impl Priced {
    /// What one point more is worth in a game by the list.
    pub fn worth(&self) -> f64 {
        self.price * self.uses
    }
}

/// Reads what `sensitivity --csv` has written, also several such files one after the other.
///
/// # Errors
///
/// The number of a line that is not understood, with its text.
pub fn changes(text: &str) -> Result<Vec<Change>, String> {
    let change = |cells: &csv::StringRecord| {
        let number = |at: usize| cells.get(at)?.parse().ok();
        let row = cells.get(1)?.parse::<usize>().ok()?.checked_sub(1)?;
        let change = cells.get(6)?.parse().ok()?;
        Some(Change { card: cells.get(0)?.to_owned(), row, from: number(3)?, to: number(4)?, change })
    };
    let mut table =
        csv::ReaderBuilder::new().has_headers(false).flexible(true).trim(csv::Trim::All).from_reader(text.as_bytes());
    let mut changes = Vec::new();
    for cells in table.records() {
        let cells = cells.map_err(|error| error.to_string())?;
        if cells.get(0) == Some("card") {
            continue;
        }
        let line = cells.position().map_or(0, csv::Position::line);
        let wrong = || format!("line {line}: `{}`", cells.iter().collect::<Vec<_>>().join(","));
        changes.push(change(&cells).ok_or_else(wrong)?);
    }
    Ok(changes)
}

/// The rows that were tried, each with its price and its play. `games`: games of the same decks, whose rows were counted;
/// rows that never applied in them are left out.
pub fn priced(budget: &Budget, cards: &[Value], changes: &[Change], games: &Value) -> Vec<Priced> {
    let mut rows: BTreeMap<(&str, usize), Vec<(i64, f64)>> = BTreeMap::new();
    for change in changes {
        let tried = rows.entry((change.card.as_str(), change.row)).or_default();
        tried.extend([(change.from, 0.0), (change.to, change.change)]);
    }
    let uses = uses(games);
    let of_row = |((card, row), tried): ((&str, usize), Vec<(i64, f64)>)| {
        let record = cards.iter().find(|record| record.get("id").and_then(Value::as_str) == Some(card))?;
        let (least, before) = *tried.iter().min_by_key(|(value, _)| *value)?;
        let (most, after) = *tried.iter().max_by_key(|(value, _)| *value)?;
        let worth = |value: i64| {
            let mut record = record.clone();
            *record.get_mut("effects")?.get_mut(row)?.get_mut("val")? = json!(value);
            Some(budget.worth_of(&abilities(&record)))
        };
        let uses = uses.get(&(card.to_owned(), row)).copied().filter(|uses| *uses > 0.0)?;
        let points = difference(most, least)?;
        let price = (worth(most)? - worth(least)?) / points;
        Some(Priced { card: card.to_owned(), row, price, uses, play: 100.0 * (after - before) / points })
    };
    rows.into_iter().filter_map(of_row).collect()
}

/// The difference of two values; `None`: there is none.
fn difference(one: i64, other: i64) -> Option<f64> {
    let difference = i32::try_from(one.checked_sub(other)?).ok()?;
    (difference > 0).then(|| f64::from(difference))
}

/// How often each row of each card applied in a game.
fn uses(games: &Value) -> BTreeMap<(String, usize), f64> {
    let mut uses: BTreeMap<(String, usize), f64> = BTreeMap::new();
    let mut watched = 0.0;
    for matchup in games.get("matchups").and_then(Value::as_array).into_iter().flatten() {
        let tally = matchup.get("tally").unwrap_or(&Value::Null);
        let list = |of: &Value, member: &str| of.get(member).and_then(Value::as_array).cloned().unwrap_or_default();
        watched += tally.get("watched").and_then(Value::as_f64).unwrap_or(0.0);
        for (id, card) in list(matchup, "cards").iter().zip(list(tally, "cards")) {
            for row in list(&card, "rows") {
                let number = |member: &str| row.get(member).and_then(Value::as_u64);
                let at = number("row").and_then(|row| usize::try_from(row).ok());
                let (Some(at), Some(id)) = (at, id.as_str()) else { continue };
                *uses.entry((id.to_owned(), at)).or_default() +=
                    row.get("applied").and_then(Value::as_f64).unwrap_or(0.0);
            }
        }
    }
    for uses in uses.values_mut() {
        *uses /= f64::max(watched, 1.0);
    }
    uses
}

/// Spearman's rank correlation of worth and play, from -1 to 1. `None`: there are fewer than two different values.
pub fn correlation(rows: &[Priced]) -> Option<f64> {
    let [prices, plays] = [ranks(rows, Priced::worth), ranks(rows, |row| row.play)];
    let mean = |ranks: &[f64]| ranks.iter().sum::<f64>() / super::goals::count(ranks.len());
    let (price, play) = (mean(&prices), mean(&plays));
    let both = prices.iter().zip(&plays).map(|(a, b)| (a - price) * (b - play)).sum::<f64>();
    let spread = |ranks: &[f64], mean: f64| ranks.iter().map(|rank| (rank - mean).powi(2)).sum::<f64>();
    let spread = (spread(&prices, price) * spread(&plays, play)).sqrt();
    (spread > 0.0).then(|| both / spread)
}

/// The places of values in their order, from 1; equal values share the mean of their places.
fn ranks(rows: &[Priced], value: impl Fn(&Priced) -> f64) -> Vec<f64> {
    let rank = |row: &Priced| {
        let own = value(row);
        // Decimals lose a little: values that are equal but for that share their rank.
        let is_equal = |other: &&Priced| (value(other) - own).abs() < 1e-9;
        let equal = rows.iter().filter(is_equal).count();
        let below = rows.iter().filter(|other| value(other) < own && !is_equal(other)).count();
        super::goals::count(below) + f64::midpoint(super::goals::count(equal), 1.0)
    };
    rows.iter().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn row(price: f64, play: f64) -> Priced {
        Priced { card: String::new(), row: 0, price, uses: 1.0, play }
    }

    /// The value of a correlation, in thousandths.
    #[allow(clippy::cast_possible_truncation, reason = "at most a thousand")]
    fn thousandths(rows: &[Priced]) -> i64 {
        (correlation(rows).unwrap() * 1000.0).round() as i64
    }

    #[test]
    fn the_correlation_is_that_of_the_ranks() {
        assert_eq!(thousandths(&[row(1.0, 10.0), row(2.0, 100.0), row(3.0, 101.0)]), 1000);
        assert_eq!(thousandths(&[row(1.0, 3.0), row(2.0, 2.0), row(3.0, -9.0)]), -1000);
        // Spearman's own formula: 1 - 6 (1 + 1) / (4 (16 - 1)).
        assert_eq!(thousandths(&[row(1.0, 2.0), row(2.0, 1.0), row(3.0, 3.0), row(4.0, 4.0)]), 800);
        // Equal prices share a rank: 1.5, 1.5, 3 against 1, 2, 3.
        assert_eq!(thousandths(&[row(1.0, 1.0), row(1.0, 2.0), row(2.0, 3.0)]), 866);
        assert_eq!((correlation(&[row(1.0, 1.0), row(1.0, 2.0)]), correlation(&[])), (None, None));
    }

    #[test]
    fn rows_are_priced_and_played_by_the_point() {
        let list = json!({ "operations": { "draw": { "each": 2 }, "tap": 1 }, "ways": { "passive": 1.5 }, "limits": [], "slack": 1 });
        let budget: Budget = serde_json::from_value(list).unwrap();
        let effects = json!([{ "on": "use", "as": "normal", "do": "draw", "val": 2 }, { "on": "x", "as": "passive", "do": "draw", "val": 1 }]);
        let cards = [json!({ "id": "A", "effects": effects })];
        let counts = |rows: Value| json!({ "drawn": 1, "rows": rows });
        let games = json!({ "matchups": [{ "cards": ["A", "A"], "tally": { "watched": 100, "cards": [
            counts(json!([{ "row": 0, "applied": 30 }, { "row": 1, "applied": 0 }])),
            counts(json!([{ "row": 0, "applied": 20 }, { "row": 1, "applied": 0 }])) ] } }] });
        let text = "card,row,do,from,to,games,change,low,high\nA,1,draw,2,3,1000,0.010000,0,0\nA,1,draw,2,1,1000,-0.020000,0,0\n";
        let found = changes(&format!("{text}\n{text}")).unwrap();
        assert_eq!((found.len(), found[0].row, found[1].to), (4, 0, 1));
        let rows = priced(&budget, &cards, &found, &games);
        // 3 games of 100 for 2 points of the row, which applies in every second game.
        assert_eq!(rows, [Priced { card: "A".to_owned(), row: 0, price: 2.0, uses: 0.5, play: 1.5 }]);
        assert!((rows[0].worth() - 1.0).abs() < 1e-9);
        let never = [Change { card: "A".to_owned(), row: 1, from: 1, to: 2, change: 0.1 }];
        assert!(priced(&budget, &cards, &never, &games).is_empty());
        assert_eq!(changes("A,0,draw,1,2,3,0.1"), Err("line 1: `A,0,draw,1,2,3,0.1`".to_owned()));
        assert!(changes("A,1,draw").unwrap_err().contains("line 1"));
    }
}
