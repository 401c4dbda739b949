//! Tests of predicates over a card.

use serde_json::json;

use super::*;

const FUNCTIONS: [&str; 18] = [
    "def own(card):",
    "    \"\"\"A comment.\"\"\"",
    "    def walk(rows, depth, attached):",
    "        for r in rows:",
    "            yield r, depth, attached",
    "            yield from walk(r.get('effects', []), depth + 1, True)",
    "    yield from walk(card.get('effects', []), 0, False)",
    "def every(card):",
    "    yield card",
    "    for r, d, a in own(card):",
    "        c = r.get('card', {}) if isinstance(r.get('card'), dict) else {}",
    "        if 'type' in c: yield from every(c)",
    "def rows(card):",
    "    for c in every(card):",
    "        yield from ((r, a, c['type']) for r, d, a in own(c))",
    "def sel(row):",
    "    to = row.get('to', {})",
    "    return {'like': 'target', 'who': 'any', **to}",
];

fn holds(text: &str) -> Result<bool, String> {
    let card = json!({ "type": "spell", "cost": 3, "keywords": ["lifesteal"], "effects": [
        { "on": "cast", "do": "dmg", "val": 2, "to": { "like": "all", "who": "opponent" } },
        { "on": "cast", "do": "attach", "effects": [{ "on": "deathrattle", "do": "create", "dest": "self.field",
            "card": { "type": "minion", "cost": 1, "effects": [{ "on": "battlecry", "do": "draw" }] } }] }
    ] });
    let (functions, limits) = (statements::read(&FUNCTIONS)?, Limits::new(OF_ONE));
    let mut scope = Scope::new(&functions, &limits, BTreeMap::from([("card", Datum::of(&card))]));
    scope.value(&syntax::read(text)?).map(|found| found.is_true())
}

#[test]
fn predicates_mean_what_python_means() {
    for text in [
        "2 <= len(card.get('effects', [])) <= 3 and card['type'] == 'spell'",
        "card['cost'] / 2 > 1.4 and abs(card['cost'] / 2 - 1.5) < 0.015",
        "{'charge', 'lifesteal'} & set(card.get('keywords', []))",
        "not {'charge'} & set(card['keywords']) and 'x' not in card.get('keywords')",
        "[r['do'] for r, a, t in rows(card)] == ['dmg', 'attach', 'create', 'draw']",
        "{r['do'] for r, a, t in rows(card) if t == 'minion'} == {'draw'}",
        "[w + t for w in ('a', 'b') for t in ['c', 'd']] == ['ac', 'ad', 'bc', 'bd']",
        "sum(c['type'] == 'minion' for c in every(card)) == 1",
        "sel(card['effects'][0])['who'] == 'opponent' and sel(card['effects'][1])['like'] == 'target'",
        "any(a for r, a, t in rows(card)) and not isinstance(card, str)",
        "(1 if card.get('atk') else 2) == 2 and max(3, 5, 4) == 5 and -2 + 3 == 1",
        "{'dmg', 'draw', 'x'} >= {r['do'] for r, a, t in rows(card) if r['do'] in ('dmg', 'draw')}",
    ] {
        assert_eq!(holds(text), Ok(true), "{text}");
    }
    assert_eq!(holds("all(c['type'] == 'spell' for c in every(card))"), Ok(false));
}

#[test]
fn what_is_no_predicate_is_refused() {
    for text in ["", "card[", "open('x')", "card.items()", "lambda: 1", "card['missing']", "1 / 0", "x", "'a"] {
        assert!(holds(text).is_err(), "{text}");
    }
    for lines in [&["x = 1"][..], &["def f(x):", "    return f(x)", "f(1)"], &["def f(x:"], &["import os"]] {
        assert!(statements::read(lines).is_err(), "{lines:?}");
    }
    assert!(holds(&"(".repeat(100_000)).is_err());
    assert!(holds(&"not ".repeat(100_000)).is_err());
}
