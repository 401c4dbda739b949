//! `data/ttcg/BALANCE.md`: its games come out the same again, its prices are those of the list, and it says how well they
//! agree with play.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use ses_studio::design::price_rank::{Change, Priced, correlation, priced};
use ses_studio::design::project::DesignFile;
use ses_studio::sim::AgentKind;

use super::{cards, in_decks, played, text};

/// The cells of the lines of the table below a heading.
fn table(heading: &str) -> Vec<Vec<String>> {
    let page = text("BALANCE.md");
    let below = page.split(&format!("\n## {heading}\n")).nth(1).unwrap().split("\n## ").next().unwrap().to_owned();
    let lines = below.lines().filter(|line| line.starts_with("| ")).skip(1);
    lines.map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// The rows of the page: what they are worth, and what was played.
fn rows() -> Vec<Priced> {
    let number = |cell: &String| cell.parse::<f64>().unwrap();
    let row = |cells: Vec<String>| Priced {
        card: cells[0].clone(),
        row: cells[1].parse::<usize>().unwrap() - 1,
        price: number(&cells[3]),
        uses: number(&cells[4]),
        play: number(&cells[5]),
    };
    table("Prices and play").into_iter().map(row).collect()
}

/// A line of the table of games, played again.
fn again(line: &[String]) {
    let players = AgentKind::pair(&line[0]).unwrap()[0];
    let games = line[1].replace(',', "").parse().unwrap();
    let part = played(players, games, 1);
    let tally = &part["matchups"][0]["tally"];
    assert_eq!(line[6], format!("`{:016x}`", tally["hash"].as_u64().unwrap()), "{}: other games", line[0]);
    let percent = |count: &Value| {
        let thousandths = count.as_u64().unwrap() * 1000 / games;
        format!("{}.{} %", thousandths / 10, thousandths % 10)
    };
    assert_eq!(line[2], percent(&tally["wins"][0]));
}

#[test]
fn the_random_games_of_the_page_come_out_the_same_again() {
    again(&table("Games")[0]);
}

/// With an optimised build: `cargo test --release --test it -- --ignored all_games_of_the_page`.
#[test]
#[ignore = "minutes without optimisation"]
fn all_games_of_the_page_come_out_the_same_again() {
    for line in table("Games") {
        again(&line);
    }
}

#[test]
fn the_page_has_the_prices_of_all_rows_and_says_how_they_agree_with_play() {
    let rows = rows();
    let design = DesignFile::read(&text("design.json")).unwrap();
    let (budget, all) = (design.budget.unwrap(), cards());
    // The page has every row with a value of a card in a deck, unless it holds continuously or was never used.
    let in_decks = in_decks();
    let mut expected = Vec::new();
    for card in all.iter().filter(|card| in_decks.contains(card["id"].as_str().unwrap())) {
        let mut is_standing = false;
        for (at, row) in card["effects"].as_array().unwrap().iter().enumerate() {
            is_standing = if row.get("on").is_some() { row["on"] == "always" } else { is_standing };
            if let Some(val) = row["val"].as_i64().filter(|_| !is_standing) {
                expected.push((card["id"].as_str().unwrap().to_owned(), at, val));
            }
        }
    }
    let on_page: BTreeSet<(String, usize)> = rows.iter().map(|row| (row.card.clone(), row.row)).collect();
    let missing: Vec<_> = expected.iter().filter(|(card, row, _)| !on_page.contains(&(card.clone(), *row))).collect();
    assert!(missing.is_empty() && on_page.len() == rows.len(), "{missing:?}");
    // Its prices are those of the list: one point more of each row, in games in which each row applies once.
    let change = |(card, row, val): &(String, usize, i64)| Change {
        card: card.clone(),
        row: *row,
        from: *val,
        to: val + 1,
        change: 0.0,
    };
    let changes: Vec<Change> = expected.iter().map(change).collect();
    let ids: BTreeSet<&String> = expected.iter().map(|(card, ..)| card).collect();
    let counts = |id: &&String| {
        let of_card = expected.iter().filter(|(card, ..)| card == *id);
        json!({ "rows": of_card.map(|(_, row, _)| json!({ "row": row, "applied": 1 })).collect::<Vec<_>>() })
    };
    let counts: Vec<Value> = ids.iter().map(counts).collect();
    let games = json!({ "matchups": [{ "cards": ids, "tally": { "watched": 1, "cards": counts } }] });
    let listed = priced(&budget, &all, &changes, &games);
    for row in &rows {
        let found = listed.iter().find(|other| (&other.card, other.row) == (&row.card, row.row)).unwrap();
        assert!((found.price - row.price).abs() < 0.0006, "{}, row {}: {}", row.card, row.row + 1, found.price);
    }
    let rank = correlation(&rows).unwrap();
    let says = format!("rank correlation of prices and play: {rank:.2}, over {} rows", rows.len());
    assert!(text("BALANCE.md").contains(&says), "{says}");
}
