//! The schema of printed cards: what cards of each type have.

use serde_json::{Map, Value, json};

use super::{DRAFT, Schema, described, id_of, integer, keys, one_or_many, refer, words};
use crate::kernel::ids::CardTypeId;
use crate::kernel::rules::printed::NumberOn;
use crate::kernel::rules::shape;

impl Schema<'_> {
    /// The whole schema of a file of cards.
    pub(super) fn cards(&self) -> Value {
        let game = self.game;
        let title = if game.name.is_empty() { game.id.as_str() } else { &game.name };
        json!({
            "$schema": DRAFT,
            "title": format!("Cards of {title}"),
            "description": game.about,
            "type": "object",
            "required": ["cards"],
            "properties": {
                "$schema": { "type": "string" },
                "format": { "type": "integer" },
                "game": { "const": game.id.as_str() },
                "cards": { "type": "array", "items": refer("card") },
                "decks": { "type": "array", "items": self.object(&shape::DECK_LIST, &[]) }
            },
            "$defs": self.definitions()
        })
    }

    /// The whole schema of a file with one deck.
    pub(super) fn deck(&self) -> Value {
        let game = self.game;
        let title = if game.name.is_empty() { game.id.as_str() } else { &game.name };
        let mut schema = self.object(&shape::DECK_LIST, &[]);
        if let Value::Object(members) = &mut schema {
            members.insert("$schema".to_owned(), DRAFT.into());
            members.insert("title".to_owned(), format!("A deck of {title}").into());
        }
        schema
    }

    /// Cards as they are printed, and cards that are written out in rows and tokens.
    pub(super) fn add_cards(&self, found: &mut Map<String, Value>) {
        let game = self.game;
        found.insert("written".to_owned(), self.written());
        let ids = (0..game.card_types.len()).filter_map(CardTypeId::at);
        // A list of schemas must not be empty.
        let types: Vec<Value> = std::iter::once(json!(true)).chain(ids.map(|id| self.of_type(id))).collect();
        let mut id = json!({ "description": "The card's own id", "type": "string", "minLength": 1 });
        let codes: Vec<&str> = game.printed.codes.iter().map(crate::base::Name::as_str).collect();
        let forms = game.printed.ids.iter().map(|form| json!({ "pattern": form.regex_codes(&codes) }));
        let forms: Vec<Value> = forms.collect();
        if let Value::Object(members) = &mut id
            && !forms.is_empty()
        {
            members.insert("anyOf".to_owned(), Value::Array(forms));
        }
        found.insert(
            "card".to_owned(),
            json!({
                "$ref": "#/$defs/written",
                "required": ["id"],
                "properties": { "id": id, "name": { "description": "The card's name" } },
                "allOf": types
            }),
        );
    }

    /// What the reader reads of a card.
    fn written(&self) -> Value {
        let game = self.game;
        let mut properties = Map::new();
        let is_open = game.card_types.values().any(|entry| entry.unknown);
        let card_type = if is_open { json!({ "type": "string" }) } else { id_of("card_types") };
        properties.insert("id".to_owned(), json!({ "type": "string" }));
        properties.insert("type".to_owned(), described(card_type, "The card's type"));
        for name in game.numbers.keys() {
            properties.insert(name.to_string(), json!({ "type": ["integer", "null"] }));
        }
        for name in game.hero_numbers.keys() {
            properties.insert(name.to_string(), json!({ "type": "integer" }));
        }
        for (name, set) in &game.word_sets {
            let of: Vec<&str> = set.words.iter().map(|word| game.word(*word)).collect();
            let one = if set.open { json!({ "type": "string" }) } else { words(&of) };
            let or_none = json!({ "anyOf": [{ "type": "null" }, one, { "type": "array", "items": one }] });
            properties.insert(name.to_string(), or_none);
        }
        if !game.subtypes.is_empty() {
            properties.insert("subtype".to_owned(), json!({ "anyOf": [{ "type": "null" }, id_of("subtypes")] }));
        }
        properties.insert("keywords".to_owned(), one_or_many(&id_of("keywords")));
        properties.insert("trigger".to_owned(), id_of("triggers"));
        properties.insert("effects".to_owned(), refer("rows"));
        json!({
            "type": "object", "required": ["type"], "properties": properties,
            "if": { "not": { "required": ["effects"] } }, "then": { "properties": { "ability": refer("rows") } }
        })
    }

    /// A card that a row makes: an id, one by chance, or one that is written out.
    pub(super) fn made_card(&self) -> Value {
        let game = self.game;
        let mut properties = Map::new();
        properties.insert("type".to_owned(), id_of("card_types"));
        for name in game.numbers.keys() {
            properties.insert(name.to_string(), json!({ "type": "integer" }));
        }
        for (name, set) in &game.word_sets {
            let of: Vec<&str> = set.words.iter().map(|word| game.word(*word)).collect();
            properties.insert(
                name.to_string(),
                one_or_many(&if set.open { json!({ "type": "string" }) } else { words(&of) }),
            );
        }
        if !game.subtypes.is_empty() {
            properties.insert("subtype".to_owned(), id_of("subtypes"));
        }
        properties.insert("keywords".to_owned(), one_or_many(&id_of("keywords")));
        let pattern = json!({ "type": "object", "properties": properties, "additionalProperties": false });
        json!({ "anyOf": [
            { "type": "string" },
            { "type": "object", "properties": { "random": pattern }, "required": ["random"] },
            { "$ref": "#/$defs/written", "not": { "required": ["random"] } }
        ] })
    }

    /// What cards of a type have and have not.
    fn of_type(&self, id: CardTypeId) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        self.numbers_of(id, &mut properties);
        self.words_of(id, &mut properties, &mut required);
        let game = self.game;
        let rule = game.printed.card_types.get(id.index()).cloned().unwrap_or_default();
        let most = game.printed.most.rows;
        let of_type = rule.rows.as_ref().map(|rows| (*rows.start(), *rows.end()));
        let limited = |list: &str| {
            let mut rows = Map::new();
            let most = [most.and_then(|most| i64::try_from(most).ok()), of_type.map(|(_, most)| most)];
            if let Some(most) = most.into_iter().flatten().min() {
                rows.insert("maxItems".to_owned(), most.max(0).into());
            }
            if let Some((least, _)) = of_type.filter(|(least, _)| *least > 0) {
                rows.insert("minItems".to_owned(), least.into());
                return json!({ "properties": { list: rows }, "required": [list] });
            }
            json!({ "properties": { list: rows } })
        };
        let rows = json!({ "if": { "required": ["effects"] }, "then": limited("effects"), "else": limited("ability") });
        json!({
            "if": { "properties": { "type": self.is_type(id) }, "required": ["type"] },
            "then": { "required": required, "properties": properties, "allOf": [rows] }
        })
    }

    /// Whether a word is a type: its own name, or, for the type of unknown cards, no other.
    fn is_type(&self, id: CardTypeId) -> Value {
        let types = &self.game.card_types;
        let first_unknown = types.values().position(|entry| entry.unknown);
        let Some((name, _)) = types.get_index(id.index()) else { return json!(false) };
        if first_unknown == Some(id.index()) {
            let others: Vec<&str> = keys(types).into_iter().filter(|other| *other != name.as_str()).collect();
            return json!({ "type": "string", "not": { "enum": others } });
        }
        json!({ "const": name.as_str() })
    }

    fn numbers_of(&self, id: CardTypeId, properties: &mut Map<String, Value>) {
        let game = self.game;
        for (at, name) in game.numbers.keys().enumerate() {
            let Some(NumberOn { range, step, .. }) = game.number_on(id, at) else {
                properties.insert(name.to_string(), json!({ "type": "null" }));
                continue;
            };
            let mut schema = range.map_or_else(|| json!({}), |range| integer(&range));
            if let Value::Object(members) = &mut schema {
                // A number that is not there yet is a warning: it counts as 0.
                members.insert("type".to_owned(), json!(["integer", "null"]));
                if let Some(step) = step {
                    members.insert("multipleOf".to_owned(), step.into());
                }
            }
            properties.insert(name.to_string(), described(schema, self.about_number("/numbers", name)));
        }
        let is_hero = game.card_types.get_index(id.index()).is_some_and(|(_, entry)| entry.is_hero);
        for (name, number) in &game.hero_numbers {
            let range = i64::from(*number.range.start())..=i64::from(*number.range.end());
            let schema = if is_hero { integer(&range) } else { json!(false) };
            properties.insert(name.to_string(), described(schema, self.about_number("/hero/numbers", name)));
        }
    }

    /// What a table of numbers says about one of them.
    fn about_number(&self, table: &str, id: &str) -> &str {
        let entries = self.file.pointer(table).and_then(Value::as_array);
        let entry = entries.into_iter().flatten().find(|entry| entry.get("id").and_then(Value::as_str) == Some(id));
        entry.and_then(|entry| entry.get("about")).and_then(Value::as_str).unwrap_or_default()
    }

    fn words_of(&self, id: CardTypeId, properties: &mut Map<String, Value>, required: &mut Vec<String>) {
        let game = self.game;
        let rules = game.printed.card_types.get(id.index()).cloned().unwrap_or_default();
        for (at, name) in game.word_sets.keys().enumerate() {
            let rule = game.printed.sets.get(at).cloned().unwrap_or_default();
            let is_had = rules.sets.as_ref().is_none_or(|sets| sets.iter().any(|set| set.index() == at))
                && rule.types.as_ref().is_none_or(|types| types.contains(&id));
            if !is_had {
                properties.insert(
                    name.to_string(),
                    json!({ "anyOf": [{ "type": "null" }, { "maxItems": 0, "type": "array" }] }),
                );
                continue;
            }
            // Too few words are a warning.
            let mut list = json!({ "type": "array" });
            if let (Some(most), Value::Object(members)) = (rule.most, &mut list) {
                members.insert("maxItems".to_owned(), most.into());
            }
            let mut forms = vec![json!({ "type": "null" }), list];
            forms.extend(rule.most.is_none_or(|most| most >= 1).then(|| json!({ "type": "string" })));
            properties.insert(name.to_string(), json!({ "anyOf": forms }));
        }
        let says_keywords = game.printed.card_types.iter().any(|rule| rule.keywords.is_some());
        let can_have = rules.keywords == Some(true) || rules.keywords.is_none() && !says_keywords;
        let had = game.keywords.keys().enumerate().filter(|(at, _)| {
            can_have && game.printed.keywords.get(*at).and_then(Option::as_ref).is_none_or(|types| types.contains(&id))
        });
        let had: Vec<&str> = had.map(|(_, name)| name.as_str()).collect();
        properties.insert("keywords".to_owned(), one_or_many(&words(&had)));
        let says_subtype = game.printed.card_types.iter().any(|rule| rule.subtype.is_some());
        match rules.subtype {
            Some(true) => {
                required.push("subtype".to_owned());
                properties.insert("subtype".to_owned(), json!({ "not": { "type": "null" } }));
            }
            _ if says_subtype => drop(properties.insert("subtype".to_owned(), json!({ "type": "null" }))),
            _ => {}
        }
    }
}
