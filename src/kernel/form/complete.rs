//! What rulesets of format 1 leave to the program: the match, and what only the match reads. They once had none of it, when
//! every match was written in Rust. It is the match of the bundled game, which is described nowhere else.

use std::borrow::Cow;

use super::convert::Object;
use crate::base::json::{self, Node};
use crate::ruleset::STARFALL;

/// The format whose files can lack their match.
const FORMAT: i64 = 1;
/// Members of the file that belong to the match.
const MEMBERS: [&str; 4] = ["states", "timings", "match", "players"];

/// A ruleset's text with its match.
pub fn with_match(text: &str) -> Cow<'_, str> {
    completed(text).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// The text of a file that lacks its match, with one.
fn completed(text: &str) -> Option<String> {
    let root = json::parse(text).ok()?;
    if root.member("format").and_then(Node::integer) != Some(FORMAT) || root.member("match").is_some() {
        return None;
    }
    let usual = json::parse(STARFALL).ok()?;
    let mut file = Object::default();
    for member in root.members() {
        let of_usual = || usual.member(&member.key).map(Node::items).unwrap_or_default();
        match &*member.key {
            "card_types" => file.add(&member.key, &with_prices(&member.value.items(), &of_usual())),
            "counters" => file.add(&member.key, &with_counters(&member.value.items(), &of_usual())),
            _ => file.add(&member.key, member.value.raw()),
        }
    }
    for name in MEMBERS.into_iter().filter(|name| root.member(name).is_none()) {
        file.add(name, usual.member(name)?.raw());
    }
    Some(file.close())
}

fn id(entry: Node<'_>) -> Option<String> {
    Some(entry.member("id")?.string()?.into_owned())
}

/// Card types that say what their cards cost.
fn with_prices(card_types: &[Node<'_>], usual: &[Node<'_>]) -> String {
    let priced = |entry: &Node<'_>| {
        let price = usual.iter().find(|other| id(**other) == id(*entry)).and_then(|other| other.member("price"));
        let Some(price) = price.filter(|_| entry.member("price").is_none()) else { return entry.raw().to_owned() };
        let mut priced = Object::default();
        for member in entry.members() {
            priced.add(&member.key, member.value.raw());
        }
        priced.add("price", price.raw());
        priced.close()
    };
    listed(card_types.iter().map(priced))
}

/// Counters, and behind them those that only the match has.
fn with_counters(counters: &[Node<'_>], usual: &[Node<'_>]) -> String {
    let is_missing =
        |entry: &&Node<'_>| entry.member("only").is_some() && !counters.iter().any(|known| id(*known) == id(**entry));
    listed(counters.iter().chain(usual.iter().filter(is_missing)).map(|entry| entry.raw().to_owned()))
}

fn listed(entries: impl Iterator<Item = String>) -> String {
    format!("[{}]", entries.collect::<Vec<_>>().join(","))
}
