//! Scripts of cards as rows, beside a sheet: `{ "AB-1": { "onPlay": [rows] } }`. No code is run, ever.

use serde_json::{Map, Value as Json};

use super::{EFFECTS, Layout, SheetPlan};
use crate::base::json::{self, Shape};
use crate::base::reader::{Path, mismatch, shorten};
use crate::base::{Code, Diagnostic, Message, Source, closest};
use crate::kernel::rules::Game;
use crate::message;
use crate::text::read::GameReader;

/// Adds the rows of scripts behind those that were read from the texts of a sheet. Their problems have the places of the
/// scripts' file.
pub fn add_scripts(
    plan: &mut SheetPlan,
    reader: &GameReader<'_>,
    game: &Game,
    layout: &Layout,
    source: &Source,
) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    let root = match json::parse(&source.text) {
        Ok(root) if root.shape() == Shape::Object => root,
        Ok(root) => {
            problems.push(mismatch(root, Path::Root, "expected-object"));
            json::locate(source, &mut problems);
            return problems;
        }
        Err(problem) => return vec![*problem],
    };
    for card in root.members() {
        let of_card = Path::Root.key(&card.key);
        let known =
            plan.cards.iter_mut().find(|known| known.record.get("id").and_then(Json::as_str) == Some(&*card.key));
        let Some(known) = known else {
            let ids = plan.cards.iter().filter_map(|known| known.record.get("id").and_then(Json::as_str));
            problems.push(unknown(of_card, &card.key, "expected-card-id", ids).on_key().at(card.key_span));
            continue;
        };
        let card_type = known.record.get("type").and_then(Json::as_str).unwrap_or_default().to_owned();
        let card_type = reader.card_type(&card_type);
        let rows =
            |record: &Map<String, Json>| record.get(EFFECTS).and_then(Json::as_array).cloned().unwrap_or_default();
        let read = rows(&known.record);
        let known_rows = timed(&read);
        let mut all = read.clone();
        let mut places = Vec::new();
        for handler in card.value.members() {
            let above = of_card.key(&handler.key);
            let timing = layout.scripts.iter().find(|(name, _)| *name == *handler.key).map(|(_, timing)| timing);
            let Some(timing) = timing else {
                let names = layout.scripts.iter().map(|(name, _)| name.as_str());
                problems.push(unknown(above, &handler.key, "expected-timing", names).on_key().at(handler.key_span));
                continue;
            };
            if handler.value.shape() != Shape::Array {
                problems.push(mismatch(handler.value, above, "expected-list"));
                continue;
            }
            for (at, node) in handler.value.items().into_iter().enumerate() {
                let place = above.item(at);
                let row: Json = serde_json::from_str(node.raw()).unwrap_or_default();
                let Json::Object(mut row) = row else {
                    problems.push(mismatch(node, place, "expected-object"));
                    continue;
                };
                if at == 0 && !row.contains_key("on") {
                    row.insert("on".to_owned(), timing.as_str().into());
                }
                // The same row, at the same time, is perhaps what the text says already.
                let mut one = row.clone();
                one.entry("on").or_insert_with(|| timing.as_str().into());
                let one = [Json::from(one)];
                if known_rows.iter().any(|known| reader.is_same(card_type, &one, std::slice::from_ref(known))) {
                    let message = message!("problem-maybe-twice", id = card.key.clone().into_owned());
                    problems.push(Diagnostic::new(Code::MaybeTwice, place.to_string(), message));
                }
                all.push(row.into());
                places.push(place.to_string());
            }
        }
        known.record.insert(EFFECTS.to_owned(), all.into());
        // What the rules say of the rows, at their places.
        let mut trial = game.clone();
        let of_text = read.len();
        for mut problem in trial.add_cards(&[Json::Object(known.record.clone())], "") {
            let Some(rest) = problem.pointer.strip_prefix(&format!("/0/{EFFECTS}/")) else { continue };
            let (at, rest) = rest.split_once('/').map_or((rest, String::new()), |(at, rest)| (at, format!("/{rest}")));
            let place = at.parse::<usize>().ok().and_then(|at| places.get(at.checked_sub(of_text)?));
            if let Some(place) = place {
                problem.pointer = format!("{place}{rest}");
                problems.push(problem);
            }
        }
    }
    json::locate(source, &mut problems);
    problems
}

/// Rows each with the timing of its ability; the first one of a card need not say it.
fn timed(rows: &[Json]) -> Vec<Json> {
    let mut on: Option<Json> = None;
    let with_timing = |row: &Json| {
        on = row.get("on").cloned().or_else(|| on.clone());
        let mut row = row.clone();
        if let (Json::Object(members), Some(on)) = (&mut row, &on) {
            members.insert("on".to_owned(), on.clone());
        }
        row
    };
    rows.iter().map(with_timing).collect()
}

fn unknown<'n>(path: Path<'_>, name: &str, kind: &'static str, known: impl Iterator<Item = &'n str>) -> Diagnostic {
    let message = message!("problem-unknown-name", name = shorten(name), kind = Message::new(kind));
    Diagnostic::new(Code::UnknownName, path.to_string(), message).did_you_mean(closest(name, known))
}
