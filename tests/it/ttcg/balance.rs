//! `data/ttcg/BALANCE.md`: its games come out the same again, its prices are those of the list, and it says how well they
//! agree with play.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use ses_studio::design::price_rank::{Change, Priced, correlation, priced};
use ses_studio::design::project::DesignFile;
use ses_studio::sim::AgentKind;

use super::{cards, game_with, played, played_in, read, registry, text};

/// The cells of the lines of the table below a heading.
fn table(heading: &str) -> Vec<Vec<String>> {
    let page = text("BALANCE.md");
    let below = page.split(&format!("\n## {heading}\n")).nth(1).unwrap().split("\n## ").next().unwrap().to_owned();
    let lines = below.lines().filter(|line| line.starts_with("| ")).skip(1);
    lines.map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

fn number(cell: &str) -> f64 {
    cell.parse().unwrap()
}

/// The rows of the page: what they are worth by the list, and how often they apply in a game.
fn rows() -> Vec<Priced> {
    let row = |cells: Vec<String>| Priced {
        card: cells[0].clone(),
        row: cells[1].parse::<usize>().unwrap() - 1,
        price: number(&cells[3]),
        uses: number(&cells[4]),
        play: 0.0,
    };
    table("Prices of rows").into_iter().map(row).collect()
}

/// A row with a value: its card, its place and its value.
type Row = (String, usize, i64);

/// The rows with values of each deck, by what the list has a price for: an operation, with its duration and its player.
/// Rows that hold all the time are left out.
fn rows_by_price() -> BTreeMap<(String, String), Vec<Row>> {
    let (registry, design, all) = (registry(), read("design.json"), cards());
    let mut rows = BTreeMap::<_, Vec<Row>>::new();
    for deck in registry["decks"].as_array().unwrap() {
        for id in deck["cards"].as_object().unwrap().keys() {
            let card = all.iter().find(|card| card["id"] == id.as_str()).unwrap();
            let mut is_standing = false;
            for (at, row) in card["effects"].as_array().unwrap().iter().enumerate() {
                is_standing = if row.get("on").is_some() { row["on"] == "always" } else { is_standing };
                let Some(val) = row["val"].as_i64().filter(|_| !is_standing) else { continue };
                let operation = row["do"].as_str().unwrap();
                let price = &design["budget"]["operations"][operation];
                let own = |table: &str, member: &str| -> Option<String> {
                    let name = row[member].as_str()?;
                    price[table].get(name).map(|_| format!(" {name}"))
                };
                let [lasting, who] = [own("lasting", "for"), own("who", "who")].map(Option::unwrap_or_default);
                let name = format!("{lasting}{who}");
                let key = (deck["id"].as_str().unwrap().to_owned(), format!("`{operation}{name}`"));
                rows.entry(key).or_default().push((id.clone(), at, val));
            }
        }
    }
    rows
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
fn the_page_has_the_prices_of_all_rows() {
    let rows = rows();
    let design = DesignFile::read(&text("design.json")).unwrap();
    let (budget, all) = (design.budget.unwrap(), cards());
    let expected: Vec<Row> = rows_by_price().into_values().flatten().collect();
    let on_page: BTreeSet<(&str, usize)> = rows.iter().map(|row| (row.card.as_str(), row.row)).collect();
    let missing: Vec<_> = expected.iter().filter(|(card, row, _)| !on_page.contains(&(card.as_str(), *row))).collect();
    assert!(missing.is_empty() && rows.len() == expected.len(), "{missing:?}");
    // Its prices are those of the list: one point more of each row, in games in which each row applies once.
    let change =
        |(card, row, val): &Row| Change { card: card.clone(), row: *row, from: *val, to: val + 1, change: 0.0 };
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
}

#[test]
fn what_prices_are_worth_in_a_game_agrees_with_play() {
    let (rows, groups) = (rows(), rows_by_price());
    let lines = table("Prices and play");
    assert_eq!(lines.len(), groups.len());
    // The price and what it changed, of both decks together.
    let mut prices = BTreeMap::<String, [f64; 2]>::new();
    for line in lines {
        let group = &groups[&(line[0].clone(), line[1].clone())];
        let is_of = |row: &&Priced| group.iter().any(|(card, at, _)| (card, *at) == (&row.card, row.row));
        let worth: f64 = rows.iter().filter(is_of).map(Priced::worth).sum();
        assert!((worth - number(&line[3])).abs() < 0.01, "{} {}: {worth}", line[0], line[1]);
        assert_eq!(line[2], group.len().to_string());
        let [sum, play] = prices.entry(line[1].clone()).or_default();
        (*sum, *play) = (*sum + worth, *play + number(&line[4]));
    }
    let of_both = |(card, [price, play]): (String, [f64; 2])| Priced { card, row: 0, price, uses: 1.0, play };
    let prices: Vec<Priced> = prices.into_iter().map(of_both).collect();
    let rank = correlation(&prices).unwrap();
    let says = format!("rank correlation of prices and play: {rank:.2}, over {} prices", prices.len());
    assert!(rank >= 0.6 && text("BALANCE.md").contains(&says), "{says}");
}

/// With an optimised build: `cargo test --release --test it -- --ignored all_prices_of_the_page`.
#[test]
#[ignore = "minutes without optimisation"]
fn all_prices_of_the_page_change_the_same_games_again() {
    const GAMES: u64 = 500;
    let halves = |games: &Value, deck: &str| {
        let tally = &games["matchups"][0]["tally"];
        let at = usize::from(deck != registry()["decks"][0]["id"]);
        2 * tally["wins"][at].as_i64().unwrap() + tally["draws"].as_i64().unwrap()
    };
    let before = played(AgentKind::Greedy, GAMES, 1);
    let groups = rows_by_price();
    for line in table("Prices and play") {
        let mut changed = registry();
        for (id, at, val) in &groups[&(line[0].clone(), line[1].clone())] {
            let card = changed["cards"].as_array_mut().unwrap().iter_mut().find(|card| card["id"] == id.as_str());
            card.unwrap()["effects"][at]["val"] = json!(val + 1);
        }
        let change =
            halves(&played_in(game_with(&changed), AgentKind::Greedy, GAMES, 1), &line[0]) - halves(&before, &line[0]);
        let percent = f64::from(i32::try_from(change).unwrap()) / 10.0;
        assert_eq!(line[4], format!("{percent:.3}"), "{} {}", line[0], line[1]);
    }
}
