//! What the effects of a card are worth, by a price list that is data, and which cards are better than others in all.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

/// A price list: what operations are worth, times what their effects are, less what they cost.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Budget {
    /// By operation.
    operations: BTreeMap<String, Price>,
    /// Factors by the way of an effect (`as`); 1 for others.
    #[serde(default)]
    ways: BTreeMap<String, f64>,
    /// Factors by timing (`on`); 1 for others.
    #[serde(default)]
    timings: BTreeMap<String, f64>,
    /// What one of a cost takes off.
    #[serde(default)]
    costs: BTreeMap<String, f64>,
    /// The factor of an effect with a condition.
    #[serde(default = "one")]
    condition: f64,
    /// The factor of a row that is about all cards that fit.
    #[serde(default = "one")]
    all: f64,
    /// Presets of targets that are about all cards that fit.
    #[serde(default)]
    all_targets: Vec<String>,
    /// What a card may be worth; the first that fits its type.
    limits: Vec<Limit>,
    /// How far a card may be off.
    slack: f64,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Price {
    /// Always, whatever its number.
    Flat(f64),
    Of(PriceOf),
}

#[derive(Clone, Debug, Default, Deserialize)]
struct PriceOf {
    /// Where nothing else says it.
    #[serde(default)]
    is: f64,
    /// For each of `val`.
    each: Option<f64>,
    /// For each of `val`, by the duration (`for`).
    #[serde(default)]
    lasting: BTreeMap<String, f64>,
    /// By the row's word.
    #[serde(default)]
    words: BTreeMap<String, f64>,
    /// The bound of this number in `where`, plus so much; `is` without one.
    bound: Option<String>,
    #[serde(default)]
    plus: f64,
    /// Factors by the player (`who`).
    #[serde(default)]
    who: BTreeMap<String, f64>,
    /// Factors by a target that is a name.
    #[serde(default)]
    to: BTreeMap<String, f64>,
}

#[derive(Clone, Debug, Deserialize)]
struct Limit {
    /// The card types; all if it is left out.
    types: Option<Vec<String>>,
    base: f64,
    /// More for each of a number of the card.
    #[serde(default)]
    per: BTreeMap<String, f64>,
}

fn one() -> f64 {
    1.0
}

/// What a card is worth and may be worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// What its effects are worth.
    pub is: f64,
    /// What they should be worth.
    pub limit: f64,
    /// Whether the card is off by no more than the slack.
    pub fits: bool,
}

impl Budget {
    /// What a card is worth. `None`: no limit is for its type.
    pub fn worth(&self, card: &Value) -> Option<Worth> {
        let card_type = card.get("type").and_then(Value::as_str).unwrap_or_default();
        let fits = |limit: &&Limit| limit.types.as_ref().is_none_or(|types| types.iter().any(|name| name == card_type));
        let limit = self.limits.iter().find(fits)?;
        let per = limit.per.iter().map(|(name, factor)| factor * card.get(name).and_then(Value::as_f64).unwrap_or(0.0));
        let (is, limit) = (self.worth_of(&abilities(card)), limit.base + per.sum::<f64>());
        // A thousandth for what decimals lose.
        Some(Worth { is, limit, fits: (is - limit).abs() <= self.slack + 0.001 })
    }

    /// What effects are worth.
    pub fn worth_of(&self, effects: &[Vec<&Map<String, Value>>]) -> f64 {
        effects.iter().map(|rows| self.effect(rows)).sum()
    }

    fn effect(&self, rows: &[&Map<String, Value>]) -> f64 {
        let Some(first) = rows.first() else { return 0.0 };
        let factor = |table: &BTreeMap<String, f64>, name: Option<&str>| {
            name.and_then(|name| table.get(name)).copied().unwrap_or(1.0)
        };
        let on = first.get("on").and_then(|on| on.as_str().or_else(|| on.get("like")?.as_str()));
        let gains: f64 = rows.iter().map(|row| self.row(row)).sum();
        let costs = first.get("cost").and_then(Value::as_object).into_iter().flatten();
        let lost: f64 = costs.map(|(name, cost)| self.costs.get(name).unwrap_or(&0.0) * amount(cost)).sum();
        let condition = if first.contains_key("if") { self.condition } else { 1.0 };
        let way = factor(&self.ways, first.get("as").and_then(Value::as_str));
        (gains - lost) * way * factor(&self.timings, on) * condition
    }

    fn row(&self, row: &Map<String, Value>) -> f64 {
        let text = |member: &str| row.get(member).and_then(Value::as_str);
        let price = text("do").and_then(|operation| self.operations.get(operation));
        let val = row.get("val").and_then(Value::as_f64).unwrap_or(1.0);
        let target = row.get("to");
        let of = match price {
            None => return 0.0,
            Some(Price::Flat(flat)) => &PriceOf { is: *flat, ..PriceOf::default() },
            Some(Price::Of(of)) => of,
        };
        let lasting = of.lasting.get(text("for").unwrap_or_default()).or(of.each.as_ref());
        let bound = of.bound.as_ref().and_then(|number| bound_of(target?, number));
        let by_word = text("word").and_then(|word| of.words.get(word));
        let mut worth = match (by_word, lasting, bound) {
            (Some(word), ..) => *word,
            (_, Some(each), _) => each * val,
            (.., Some(bound)) => bound + of.plus,
            _ => of.is,
        };
        worth *= text("who").and_then(|who| of.who.get(who)).copied().unwrap_or(1.0);
        worth *= text("to").and_then(|to| of.to.get(to)).copied().unwrap_or(1.0);
        worth * self.how_many(target)
    }

    fn how_many(&self, target: Option<&Value>) -> f64 {
        let Some(target) = target else { return 1.0 };
        let preset = target.as_str().or_else(|| target.get("like")?.as_str()).unwrap_or_default();
        let is_all = target.get("pick").and_then(Value::as_str) == Some("all");
        if is_all || self.all_targets.iter().any(|name| name == preset) {
            return self.all;
        }
        let count = target.get("count").or_else(|| target.get("up_to")).and_then(Value::as_f64);
        count.unwrap_or(1.0)
    }
}

/// The amount of a cost: a number, or `count` of what is named; `true` is one.
fn amount(cost: &Value) -> f64 {
    cost.as_f64().or_else(|| cost.get("count")?.as_f64()).unwrap_or(1.0)
}

/// The bound of a number in the filters of a target: exactly, or at most.
fn bound_of(target: &Value, number: &str) -> Option<f64> {
    let filters = target.get("where")?;
    filters.get(number).or_else(|| filters.get(format!("{number}_at_most")))?.as_f64()
}

/// The effects of a card: a row with `on` begins one.
pub fn abilities(card: &Value) -> Vec<Vec<&Map<String, Value>>> {
    let rows = card.get("effects").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_object);
    let mut abilities: Vec<Vec<_>> = Vec::new();
    for row in rows {
        match abilities.last_mut().filter(|_| !row.contains_key("on")) {
            Some(ability) => ability.push(row),
            None => abilities.push(vec![row]),
        }
    }
    abilities
}

/// Pairs of cards of one type of which the first is better: as good in all numbers and effects, and better in one. `same`
/// are numbers in which they must be equal, such as the cost of both.
pub fn better<'c>(cards: &'c [Value], numbers: &[&str], same: &[&str]) -> Vec<(&'c str, &'c str)> {
    let mut pairs = Vec::new();
    for one in cards {
        for other in cards {
            let equal = |member: &str| one.get(member) == other.get(member);
            let id = |card: &'c Value| card.get("id").and_then(Value::as_str).unwrap_or_default();
            if std::ptr::eq(one, other) || !equal("type") || !same.iter().all(|member| equal(member)) {
                continue;
            }
            let number = |card: &Value, member: &str| card.get(member).and_then(Value::as_i64).unwrap_or(0);
            let gains = numbers.iter().map(|member| number(one, member) - number(other, member));
            let Some(effects) = effects_gain(one, other) else { continue };
            if gains.clone().all(|gain| gain >= 0) && (effects || gains.clone().any(|gain| gain > 0)) {
                pairs.push((id(one), id(other)));
            }
        }
    }
    pairs
}

/// Whether the effects of one card are more than those of another; `None` if not each is at least as good.
fn effects_gain(one: &Value, other: &Value) -> Option<bool> {
    let (mut left, mut gains) = (abilities(one), false);
    for wanted in abilities(other) {
        let found = left.iter().enumerate().find_map(|(at, ability)| Some((at, gain(ability, &wanted)?)));
        let (at, more) = found?;
        left.remove(at);
        gains |= more;
    }
    Some(gains || !left.is_empty())
}

/// Whether an effect is the same as another with a higher number or a lower cost; `None` if it is neither the same nor more.
fn gain(one: &[&Map<String, Value>], other: &[&Map<String, Value>]) -> Option<bool> {
    if one.len() != other.len() {
        return None;
    }
    let mut gains = false;
    for (one, other) in one.iter().zip(other) {
        let members = one.keys().chain(other.keys()).filter(|member| !["val", "cost"].contains(&member.as_str()));
        if members.clone().any(|member| one.get(member) != other.get(member)) {
            return None;
        }
        let number = |row: &Map<String, Value>| row.get("val").and_then(Value::as_i64).unwrap_or(0);
        let more = number(one) - number(other);
        let cheaper = match (one.get("cost"), other.get("cost")) {
            (one, other) if one == other => 0,
            (None, Some(_)) => 1,
            _ => return None,
        };
        if more < 0 {
            return None;
        }
        gains |= more > 0 || cheaper > 0;
    }
    Some(gains)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Budget, better};

    fn budget() -> Budget {
        let list = json!({
            "operations": { "draw": { "each": 2 }, "destroy": { "is": 5, "bound": "level", "plus": 1 },
                "gain_attack": { "each": 1.5, "lasting": { "this_turn": 0.5 } },
                "skip": { "words": { "battle": 4, "turn": 8 } }, "tap": 1,
                "lose_points": { "each": 1, "who": { "self": -1, "both": 0 } } },
            "ways": { "counter": 1.2, "latent": 0.8 }, "timings": { "opponent_battle": 0.7 },
            "costs": { "discard": 2, "points": 1 }, "condition": 0.5, "all": 2, "all_targets": ["own_units"],
            "limits": [{ "types": ["spell"], "base": 4, "per": { "level": 1.5 } }, { "base": 1 }], "slack": 2
        });
        serde_json::from_value(list).unwrap()
    }

    /// Thousandths of what effects are worth.
    #[allow(clippy::cast_possible_truncation, reason = "the prices of the test are small")]
    fn worth(effects: &Value) -> i64 {
        (budget().worth(&json!({ "type": "fire", "effects": effects })).unwrap().is * 1000.0).round() as i64
    }

    #[test]
    fn effects_are_worth_what_the_list_sets() {
        assert_eq!(worth(&json!([{ "on": "use", "as": "normal", "do": "draw", "val": 2 }])), 4000);
        let bounded = json!({ "like": "enemy_unit", "where": { "level_at_most": 2 } });
        assert_eq!(worth(&json!([{ "on": "use", "do": "destroy", "to": bounded, "cost": { "points": 1 } }])), 2000);
        assert_eq!(worth(&json!([{ "on": "use", "do": "destroy", "to": "enemy_unit" }])), 5000);
        let turn = json!({ "on": "x", "do": "gain_attack", "val": 2, "to": "own_units", "for": "this_turn" });
        assert_eq!(worth(&json!([turn])), 2000);
        assert_eq!(worth(&json!([{ "on": "x", "as": "counter", "do": "skip", "word": "battle" }])), 4800);
        let two = json!([{ "on": "opponent_battle", "do": "tap", "to": { "up_to": 2 } }, { "do": "draw", "val": 1 }]);
        assert_eq!(worth(&two), 2800);
        assert_eq!(
            worth(&json!([{ "on": "x", "do": "lose_points", "val": 3, "who": "self", "if": { "a": 1 } }])),
            -1500
        );
        assert_eq!(worth(&json!([{ "on": "x", "do": "nothing" }])), 0);
    }

    #[test]
    fn a_card_that_is_off_by_more_than_the_slack_does_not_fit() {
        let spell = |val: i64| {
            let card = json!({ "type": "spell", "level": 2, "effects": [{ "on": "use", "do": "draw", "val": val }] });
            let worth = budget().worth(&card).unwrap();
            (worth.limit, worth.fits)
        };
        assert_eq!([spell(2), spell(3), spell(4), spell(5)], [(7.0, false), (7.0, true), (7.0, true), (7.0, false)]);
    }

    #[test]
    fn a_card_is_better_only_if_it_is_worse_in_nothing() {
        let card = |id: &str, attack: i64, effects: Value| json!({ "id": id, "type": "fire", "level": 1, "attack": attack, "effects": effects });
        let draw = |val: i64| json!({ "on": "use", "do": "draw", "val": val });
        let paid = json!({ "on": "use", "do": "draw", "val": 1, "cost": { "points": 1 } });
        let cards = [
            card("a", 3, json!([draw(1)])),
            card("b", 3, json!([draw(2)])),
            card("c", 2, json!([draw(2)])),
            card("d", 3, json!([paid])),
            card("e", 3, json!([draw(1), { "on": "x", "do": "tap" }])),
            card("f", 9, json!([{ "on": "y", "do": "draw", "val": 9 }])),
        ];
        let pairs = better(&cards, &["attack"], &["level"]);
        assert_eq!(pairs, [("a", "d"), ("b", "a"), ("b", "c"), ("b", "d"), ("e", "a"), ("e", "d")]);
        assert!(better(&cards[..1], &["attack"], &["level"]).is_empty());
    }
}
