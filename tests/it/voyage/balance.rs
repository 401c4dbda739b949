//! `data/grand-voyage/BALANCE.md`: its games come out the same again.

use ses_studio::sim::AgentKind;

use super::sample;
use crate::simulation::played;

/// The lines of the tables of the page: players, games and the hash of the games.
fn lines() -> Vec<(String, u64, String)> {
    let path = format!("{}/data/grand-voyage/BALANCE.md", env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(path).unwrap();
    let cells =
        |line: &str| -> Vec<String> { line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect() };
    let lines = page.lines().filter(|line| line.starts_with("| ")).map(cells);
    let of_games = lines.filter_map(|cells| {
        let hash = cells.last()?.strip_prefix('`')?.strip_suffix('`')?.to_owned();
        Some((cells[0].clone(), cells[1].replace(',', "").parse().unwrap(), hash))
    });
    of_games.collect()
}

fn again((players, games, hash): (String, u64, String)) {
    let part = played(sample().game(), AgentKind::pair(&players).unwrap(), games, 1);
    let found = part["matchups"][0]["tally"]["hash"].as_u64().unwrap();
    assert_eq!(hash, format!("{found:016x}"), "{players}: other games");
}

#[test]
fn the_random_games_of_the_page_come_out_the_same_again() {
    again(lines().remove(0));
}

/// With an optimised build: `cargo test --release --test it -- --ignored all_games_of_the_page`.
#[test]
#[ignore = "minutes without optimisation"]
fn all_games_of_the_page_come_out_the_same_again() {
    let lines = lines();
    assert_eq!(lines.len(), 6);
    lines.into_iter().for_each(again);
}
