//! The settings of the grammar of all legal cards: every alternative weighs 1, and every value of its range comes up.

use serde_json::{Map, Value, json};

use crate::kernel::rules::Game;

/// The settings with which a game's grammar has everything that may be printed. What the ruleset's own settings say of
/// depth and of the names of shapes stays.
pub fn settings(game: &Game, rules: &Value) -> Value {
    let own = &rules["generator"];
    let ones = |names: &mut dyn Iterator<Item = &str>| -> Value {
        names.map(|name| (name.to_owned(), json!(1))).collect::<Map<_, _>>().into()
    };
    let rows = game.card_types.keys().map(|id| (id.to_string(), json!([0, 255])));
    let lean = game.operations.keys().map(|id| (id.to_string(), json!([1, 1])));
    let places = || game.zones.keys().chain(game.groups.keys()).map(crate::base::Name::as_str);
    let mut keywords = Map::from_iter([("of".to_owned(), json!(2)), ("each".to_owned(), json!(1))]);
    // Words that rows of damage bring come after the rows.
    let brought = own["keywords"].as_object().into_iter().flatten().filter(|(name, _)| name.ends_with("_damage"));
    let of_damage = game.keywords.keys().map(crate::base::Name::as_str);
    keywords.extend(brought.map(|(name, _)| (name.clone(), ones(&mut of_damage.clone()))));
    json!({
        "cost": "drawn",
        "effects": rows.collect::<Map<_, _>>(),
        "lean": lean.collect::<Map<_, _>>(),
        "keywords": keywords,
        "nesting": own["nesting"],
        "shapes": own["shapes"],
        "weights": {
            "zones": ones(&mut places()),
            "operations": ones(&mut game.operations.keys().map(crate::base::Name::as_str)),
        },
    })
}
