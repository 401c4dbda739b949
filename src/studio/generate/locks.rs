//! Parts of a card that stay while the rest is made again.

use serde_json::{Map, Value};

/// The part of a card that is one of its rows.
pub fn row(at: usize) -> String {
    format!("effects {at}")
}

/// The parts that can be locked: the members that a grammar draws, and each row.
pub fn parts(record: &Value) -> Vec<String> {
    let members = record.as_object().into_iter().flatten();
    let members = members.filter(|(name, value)| {
        !matches!(name.as_str(), "id" | "name" | "made" | "effects" | "keywords") && !value.is_object()
    });
    let rows = record["effects"].as_array().map_or(0, Vec::len);
    members.map(|(name, _)| name.clone()).chain((0..rows).map(row)).collect()
}

/// A card with holes: the locked parts of a card. A row needs the type that it can be on. `None`: nothing is locked.
pub fn locked(record: &Value, locks: &[String]) -> Option<Value> {
    let mut found = Map::new();
    for (name, value) in record.as_object()? {
        if locks.iter().any(|lock| lock == name) {
            found.insert(name.clone(), value.clone());
        }
    }
    let rows = record["effects"].as_array().into_iter().flatten().enumerate();
    let rows: Vec<Value> = rows.filter(|(at, _)| locks.contains(&row(*at))).map(|(_, row)| row.clone()).collect();
    if !rows.is_empty() {
        found.insert("effects".to_owned(), rows.into());
    }
    if found.is_empty() {
        return None;
    }
    found.insert("type".to_owned(), record["type"].clone());
    Some(found.into())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn locked_parts_are_a_card_with_holes() {
        let card = json!({ "id": "X", "name": "Y", "type": "one", "cost": 3, "effects": [{ "do": "rise" }, { "do": "fall" }] });
        assert_eq!(parts(&card), ["cost", "type", "effects 0", "effects 1"]);
        assert_eq!(locked(&card, &[]), None);
        let found = locked(&card, &["cost".to_owned(), row(1)]).unwrap_or_default();
        assert_eq!(found, json!({ "type": "one", "cost": 3, "effects": [{ "do": "fall" }] }));
    }
}
