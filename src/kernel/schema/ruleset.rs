//! The schema of rulesets: what each kind of member takes.

use serde_json::{Map, Value, json};

use super::{DRAFT, Schema, described, id_of, one_or_many, refer, words};
use crate::kernel::rules::shape::{self, Entry, Kind};

/// The characters of an id.
const ID: &str = "^[A-Za-z][A-Za-z0-9_]{0,39}$";

impl Schema<'_> {
    /// The whole schema of a ruleset.
    pub(super) fn ruleset(&self) -> Value {
        let mut schema = self.object(&shape::FILE, &[]);
        if let Value::Object(members) = &mut schema {
            let title = if self.game.name.is_empty() { self.game.id.as_str() } else { &self.game.name };
            members.insert("$schema".to_owned(), DRAFT.into());
            members.insert("title".to_owned(), format!("Rules of {title}").into());
            members.insert("$defs".to_owned(), Value::Object(self.definitions()));
        }
        schema
    }

    /// An object with the members of an entry, and texts and ids besides.
    pub(super) fn object(&self, entry: &Entry, more: &[&str]) -> Value {
        let mut properties = Map::new();
        for member in entry.members {
            properties.insert(member.name.to_owned(), described(self.kind(member.kind), member.about));
        }
        for name in entry.others {
            properties.insert((*name).to_owned(), json!({}));
        }
        let mut required: Vec<&str> =
            entry.members.iter().filter(|member| member.is_required).map(|member| member.name).collect();
        for name in more.iter().filter(|name| !entry.names().any(|known| known == **name)) {
            let is_text = shape::TEXTS.contains(name);
            properties.insert((*name).to_owned(), if is_text { json!({ "type": "string" }) } else { json!({}) });
        }
        if more.contains(&"id") {
            let id = json!({ "description": "The name by which other entries refer to it", "type": "string", "pattern": ID });
            properties.insert("id".to_owned(), id);
            required.push("id");
        }
        json!({ "type": "object", "required": required, "properties": properties, "additionalProperties": false })
    }

    /// An entry with a name, and what any entry can have.
    fn entry(&self, entry: &Entry, has_id: bool) -> Value {
        let mut more = shape::ANY.to_vec();
        more.extend(has_id.then_some("id"));
        self.object(entry, &more)
    }

    fn kind(&self, kind: Kind) -> Value {
        match kind {
            Kind::Any => json!({}),
            Kind::Text => json!({ "type": "string" }),
            Kind::Texts => json!({ "type": "array", "items": { "type": "string" } }),
            Kind::Names => one_or_many(&json!({ "type": "string" })),
            Kind::Flag => json!({ "type": "boolean" }),
            Kind::Integer => json!({ "type": "integer" }),
            Kind::Small => refer("small"),
            Kind::Range => refer("range"),
            Kind::Word(of) => words(of),
            Kind::Words(of) => one_or_many(&words(of)),
            Kind::One(table) => id_of(table),
            Kind::Many(table) => one_or_many(&id_of(table)),
            Kind::Zones => refer("zones"),
            Kind::Timings => {
                let families: Vec<&str> = self.game.printed.families.iter().map(crate::base::Name::as_str).collect();
                one_or_many(&json!({ "anyOf": [id_of("timings"), words(&families)] }))
            }
            Kind::Keywords(false) => one_or_many(&id_of("keywords")),
            Kind::Keywords(true) => one_or_many(&json!({ "anyOf": [id_of("keywords"), { "const": "word" }] })),
            Kind::Term => refer("term"),
            Kind::Expression => refer("expression"),
            Kind::Cards => one_or_many(&refer("expression")),
            Kind::Block => refer("block"),
            Kind::Left => json!({ "anyOf": [refer("block"), {
                "type": "object", "properties": { "do": refer("block") }, "required": ["do"], "additionalProperties": false
            }] }),
            Kind::Where => refer("where-1"),
            Kind::Target => refer("target"),
            Kind::Rows => refer("rows"),
            Kind::CardList => json!({ "type": "array", "items": refer("card") }),
            Kind::Tokens => json!({ "type": "object", "additionalProperties": refer("written") }),
            Kind::Object(entry) => self.object(entry, &[]),
            Kind::Table(entry) => json!({ "type": "array", "items": self.entry(entry, true) }),
            Kind::List(entry) => json!({ "type": "array", "items": self.entry(entry, false) }),
            Kind::Objects(entry) => json!({ "type": "array", "items": self.object(entry, &[]) }),
            other => self.rare_kind(other),
        }
    }

    /// Kinds that one member takes.
    fn rare_kind(&self, kind: Kind) -> Value {
        match kind {
            Kind::Takes(is_condition) => self.takes(is_condition),
            Kind::Ranges => json!({ "type": "object", "additionalProperties": refer("range") }),
            Kind::TypeNumbers => {
                let own = json!({ "anyOf": [{ "const": false }, refer("range")] });
                json!({ "anyOf": [one_or_many(&id_of("numbers")),
                    { "type": "object", "propertyNames": id_of("numbers"), "additionalProperties": own }] })
            }
            Kind::OperationWord => {
                let mut tables = TABLES.to_vec();
                tables.push("message");
                tables.extend(self.game.names("sets"));
                json!({ "anyOf": [words(&tables), { "type": "array", "items": { "type": "string" }, "minItems": 1 }] })
            }
            Kind::OperationTo => json!({ "anyOf": [
                { "type": "boolean" }, refer("target"), { "type": "array", "items": refer("target") }
            ] }),
            Kind::OperationFor => {
                let one = json!({ "anyOf": [id_of("durations"), { "const": "lasting" }] });
                json!({ "anyOf": [{ "const": true }, one_or_many(&one)] })
            }
            Kind::Parameters => json!({ "type": "object", "additionalProperties": { "anyOf": [
                refer("range"),
                {
                    "type": "object", "additionalProperties": false, "required": ["range"],
                    "properties": { "range": refer("range"), "shape": {}, "step": {}, "about": {} }
                },
                {
                    "type": "object", "additionalProperties": false, "required": ["place"],
                    "properties": {
                        "place": one_or_many(&id_of("zones")),
                        "of": one_or_many(&words(&["self", "opponent", "both", "owner"])),
                        "apart": { "type": "boolean" },
                        "shape": {}, "step": {}, "about": {}
                    }
                }
            ] } }),
            Kind::Adds => json!({
                "type": "object",
                "propertyNames": { "anyOf": [id_of("numbers"), id_of("quantities")] },
                "additionalProperties": refer("term")
            }),
            Kind::Ability => json!({ "anyOf": [{ "const": true }, one_or_many(&id_of("timings"))] }),
            Kind::Terms => json!({ "type": "object", "additionalProperties": refer("term") }),
            Kind::Picks => {
                let picks = [self.object(&shape::PICK_NUMBER, &[]), self.object(&shape::PICK_CARD, &[])];
                json!({ "type": "object", "additionalProperties": { "anyOf": picks } })
            }
            Kind::Times => json!({ "anyOf": [
                { "const": "any" }, { "type": "integer", "minimum": 0, "maximum": u32::MAX }
            ] }),
            Kind::Seat => json!({ "enum": [0, 1, "self", "opponent"] }),
            Kind::First => json!({ "anyOf": [{ "const": "chance" }, self.object(&shape::FIRST_MOST, &[])] }),
            Kind::Values => json!({
                "type": "object",
                "propertyNames": { "anyOf": [id_of("match/actions"), id_of("match/windows")] },
                "additionalProperties": refer("term")
            }),
            Kind::Three => {
                let number = json!({ "type": "integer", "minimum": i32::MIN, "maximum": i32::MAX });
                json!({ "type": "array", "items": number, "minItems": 3, "maxItems": 3 })
            }
            Kind::Two => json!({ "type": "array", "items": refer("term"), "minItems": 2, "maxItems": 2 }),
            Kind::Bound => json!({ "anyOf": [{ "type": "integer" }, refer("range"), id_of("levers")] }),
            Kind::Leader => {
                json!({ "anyOf": [{ "type": ["integer", "string"] }, self.object(&shape::LEADER, &[])] })
            }
            Kind::DeckTests => {
                let check = self.object(&shape::DECK_CHECK, &[]);
                json!({ "anyOf": [refer("expression"), { "type": "array", "items": check }] })
            }
            Kind::Weights(table) => json!({
                "type": "object", "propertyNames": id_of(table),
                "additionalProperties": { "type": "integer", "minimum": i32::MIN, "maximum": i32::MAX }
            }),
            Kind::Groups => json!({ "type": "object", "additionalProperties": refer("zones") }),
            Kind::ZoneRows => {
                let zone = json!({ "enum": self.game.zones.keys().map(crate::base::Name::as_str).collect::<Vec<_>>() });
                json!({ "type": "array", "items": { "type": "array", "items": zone } })
            }
            Kind::Class => {
                let classes = self.game.card_types.values().map(|entry| self.game.word(entry.class));
                words(&classes.collect::<Vec<_>>())
            }
            Kind::IdForm => id_form(),
            Kind::IdForms => json!({ "type": "array", "items": id_form() }),
            Kind::Counts => json!({ "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 } }),
            _ => json!({}),
        }
    }

    /// What the parameter of a filter or condition can be.
    fn takes(&self, is_condition: bool) -> Value {
        let mut tables = TABLES.to_vec();
        tables.push("bool");
        if is_condition {
            tables.extend(["where", "cards"]);
        }
        tables.extend(self.game.names("sets"));
        json!({ "anyOf": [refer("range"), words(&tables)] })
    }
}

/// The form of card ids: letters, and fields in braces.
fn id_form() -> Value {
    json!({ "type": "string", "pattern": r"^([^{]|\{(book|hero|number|letters|type)(:[1-9])?\})*$" })
}

/// The tables whose words a parameter can be.
const TABLES: [&str; 7] = ["card_type", "class", "subtype", "keyword", "zone", "phase", "card"];

/// A statement: a text, or a block with a word that says what it is.
fn statement() -> Value {
    let block = || refer("block");
    let mut forms = vec![json!({ "type": "string" })];
    let mut add = |properties: Value, required: &str| {
        forms.push(json!({
            "type": "object", "properties": properties, "required": [required], "additionalProperties": false
        }));
    };
    add(json!({ "if": refer("term"), "do": block(), "else": block() }), "if");
    add(json!({ "each": { "type": "string" }, "do": block() }), "each");
    add(json!({ "times": refer("term"), "do": block() }), "times");
    add(json!({ "at_once": block() }), "at_once");
    let card = refer("expression");
    add(
        json!({
            "answer": id_of("match/windows"), "event": { "type": "string" }, "card": card, "do": block(), "else": block()
        }),
        "answer",
    );
    json!({ "description": "A statement", "anyOf": forms })
}

/// Values that many members take.
pub(super) fn add_values(found: &mut Map<String, Value>) {
    let whole = json!({ "type": "integer" });
    let mut define = |name: &str, schema: Value| drop(found.insert(name.to_owned(), schema));
    define(
        "range",
        json!({
            "description": "Least and most", "type": "array", "prefixItems": [whole, whole], "items": false, "minItems": 2
        }),
    );
    define("small", json!({ "anyOf": [whole, { "type": "string", "pattern": "^[+-]?[0-9]+$" }] }));
    define(
        "term",
        json!({
            "description": "A number or an expression",
            "type": ["integer", "string"], "minimum": i32::MIN, "maximum": i32::MAX
        }),
    );
    define("expression", json!({ "description": "An expression", "type": "string" }));
    define("statement", statement());
    let statement = refer("statement");
    define(
        "block",
        json!({
            "description": "Statements, done one after another",
            "anyOf": [statement, { "type": "array", "items": statement }]
        }),
    );
    let zones = json!({ "type": "string", "anyOf": [id_of("zones"), id_of("groups"), { "const": "play" }] });
    define("zones", one_or_many(&zones));
}
