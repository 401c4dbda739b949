//! The canonical form of a registry file: stable order, one line per field, one line per row.
//!
//! Writing a registry that was read from a file in this form gives the same bytes.

use serde_json::value::RawValue;

use super::{Book, Registry};
use crate::base::Name;
use crate::card::{Card, Hero, Numbers, Parameter, Rest, Row};
use crate::kernel::form::CardOrder;
use crate::ruleset::Ruleset;

/// Writes a registry file.
pub fn write(registry: &Registry, rules: &Ruleset) -> String {
    let mut out = Writer { text: String::with_capacity(registry.cards.len() * 512), indent: 0 };
    let mut file = out.object(&registry.rest);
    if let Some(schema) = &registry.schema {
        file.member("$schema", &quoted(schema));
    }
    file.member("format", &registry.format.to_string());
    file.member("game", &quoted(&registry.game));
    if !rules.is_whole_game() || !registry.books.is_empty() {
        file.list("books", &registry.books, |out, item| out.text.push_str(&write_book(item)));
    }
    if !rules.is_whole_game() || !registry.heroes.is_empty() {
        file.list("heroes", &registry.heroes, |out, item| hero(out, item, rules));
    }
    file.list("cards", &registry.cards, |out, item| card(out, item, rules));
    file.close('}');
    out.text.push('\n');
    if rules.is_whole_game() {
        return order(rules).file(&out.text);
    }
    out.text
}

/// The order of members that the ruleset of a whole game gives.
fn order(rules: &Ruleset) -> CardOrder {
    let of_cards = rules.numbers.keys().chain(rules.sets.keys());
    CardOrder::new(of_cards, rules.parameters.iter())
}

/// Writes one card as in a file, but without indentation.
pub fn write_card(item: &Card, rules: &Ruleset) -> String {
    let mut out = Writer { text: String::new(), indent: 0 };
    card(&mut out, item, rules);
    if rules.is_whole_game() {
        return order(rules).card(&out.text);
    }
    out.text
}

/// Writes one hero as in a file, but without indentation.
pub fn write_hero(item: &Hero, rules: &Ruleset) -> String {
    let mut out = Writer { text: String::new(), indent: 0 };
    hero(&mut out, item, rules);
    out.text
}

/// Writes one row on one line.
pub fn write_row(row: &Row, rules: &Ruleset) -> String {
    let mut parts: Vec<String> = Vec::with_capacity(5);
    let mut put = |name: &str, json: &str| parts.push(format!("{}: {json}", quoted(name)));
    if !row.op.is_empty() {
        put("do", &quoted(&row.op));
    }
    if let Some(val) = row.val {
        put("val", &val.to_string());
    }
    if !row.conditions.is_empty() {
        let conditions: Vec<String> = row
            .conditions
            .iter()
            .map(|condition| {
                let key = condition.key(rules);
                let value = match &condition.is {
                    Parameter::Number(_) if key != condition.id => "true".to_owned(),
                    Parameter::True => "true".to_owned(),
                    Parameter::Number(number) => number.to_string(),
                    Parameter::Word(word) => quoted(word),
                    Parameter::Other(json) => spaced(json),
                };
                format!("{}: {value}", quoted(&key))
            })
            .collect();
        put("if", &format!("{{ {} }}", conditions.join(", ")));
    }
    if row.replace {
        put("replace", "true");
    }
    if row.bonus {
        put("bonus", "true");
    }
    for (name, json) in &row.rest {
        put(name, &spaced(json));
    }
    if parts.is_empty() {
        return "{}".to_owned();
    }
    let row = format!("{{ {} }}", parts.join(", "));
    if rules.is_whole_game() { order(rules).row(&row) } else { row }
}

/// Writes one book on one line.
pub fn write_book(book: &Book) -> String {
    let mut parts = Vec::with_capacity(2);
    let read = |name: &str| !book.rest.iter().any(|(known, _)| known == name);
    if read("id") && book.id != 0 {
        parts.push(format!("\"id\": {}", book.id));
    }
    if read("name") && !book.name.is_empty() {
        parts.push(format!("\"name\": {}", quoted(&book.name)));
    }
    parts.extend(book.rest.iter().map(|(name, json)| format!("{}: {}", quoted(name), spaced(json))));
    if parts.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", parts.join(", ")) }
}

fn hero(out: &mut Writer, hero: &Hero, rules: &Ruleset) {
    let mut object = out.object(&hero.rest);
    object.text("id", Some(&hero.id).filter(|id| !id.is_empty()));
    object.text("name", Some(&hero.name).filter(|name| !name.is_empty()));
    object.number("book", hero.book);
    object.numbers(&hero.numbers, rules.hero_numbers.keys());
    object.rows("ability", &hero.ability, rules);
    object.text("flavour", hero.flavour.as_ref());
    object.text("art", hero.art.as_ref());
    object.text("notes", hero.notes.as_ref());
    object.close('}');
}

fn card(out: &mut Writer, card: &Card, rules: &Ruleset) {
    let mut object = out.object(&card.rest);
    object.text("id", Some(&card.id).filter(|id| !id.is_empty()));
    object.text("name", Some(&card.name).filter(|name| !name.is_empty()));
    object.text("type", Some(&card.card_type).filter(|card_type| !card_type.is_empty()));
    object.numbers(&card.numbers, rules.numbers.keys());
    object.text("subtype", card.subtype.as_ref());
    object.text("trigger", card.trigger.as_ref());
    object.text("hero", card.hero.as_ref());
    object.number("book", card.book);
    if !card.books.is_empty() {
        let books: Vec<String> = card.books.iter().map(i64::to_string).collect();
        object.member("books", &format!("[{}]", books.join(", ")));
    }
    object.rows("effects", &card.effects, rules);
    object.text("flavour", card.flavour.as_ref());
    object.text("art", card.art.as_ref());
    object.text("notes", card.notes.as_ref());
    object.text("status", card.status.as_ref());
    if !card.text_override.is_empty() {
        let wordings: Vec<String> =
            card.text_override.iter().map(|(lang, text)| format!("{}: {}", quoted(lang), quoted(text))).collect();
        object.member("text_override", &format!("{{ {} }}", wordings.join(", ")));
    }
    object.close('}');
}

struct Writer {
    text: String,
    indent: usize,
}

/// Writes an object or list with its commas.
struct Container<'w> {
    out: &'w mut Writer,
    /// The members that nothing reads. They are written last, and replace a member of the same name that could not be
    /// read.
    rest: &'w [(Name, Box<str>)],
    empty: bool,
}

impl Writer {
    fn object<'w>(&'w mut self, rest: &'w Rest) -> Container<'w> {
        self.text.push('{');
        self.indent += 1;
        Container { out: self, rest, empty: true }
    }

    fn list(&mut self) -> Container<'_> {
        self.text.push('[');
        self.indent += 1;
        Container { out: self, rest: &[], empty: true }
    }

    fn line(&mut self) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n("  ", self.indent));
    }
}

impl Container<'_> {
    fn next(&mut self) -> &mut Writer {
        if !self.empty {
            self.out.text.push(',');
        }
        self.empty = false;
        self.out.line();
        self.out
    }

    fn member(&mut self, name: &str, json: &str) {
        if self.rest.iter().any(|(known, _)| known == name) {
            return;
        }
        let out = self.next();
        out.text.push_str(&quoted(name));
        out.text.push_str(": ");
        out.text.push_str(json);
    }

    fn text(&mut self, name: &str, text: Option<&Name>) {
        if let Some(text) = text {
            self.member(name, &quoted(text));
        }
    }

    fn number(&mut self, name: &str, number: Option<i64>) {
        if let Some(number) = number {
            self.member(name, &number.to_string());
        }
    }

    fn numbers<'n>(&mut self, numbers: &Numbers, order: impl Iterator<Item = &'n Name>) {
        let mut rest: Vec<&(Name, i64)> = numbers.iter().collect();
        for name in order {
            if let Some(at) = rest.iter().position(|(known, _)| known == name) {
                let (name, number) = rest.remove(at);
                self.member(name, &number.to_string());
            }
        }
        for (name, number) in rest {
            self.member(name, &number.to_string());
        }
    }

    fn rows(&mut self, name: &str, rows: &[Row], rules: &Ruleset) {
        self.list(name, rows, |out, row| out.text.push_str(&write_row(row, rules)));
    }

    fn list<T>(&mut self, name: &str, items: &[T], mut write: impl FnMut(&mut Writer, &T)) {
        if self.rest.iter().any(|(known, _)| known == name) {
            return;
        }
        let out = self.next();
        out.text.push_str(&quoted(name));
        out.text.push_str(": ");
        let mut list = out.list();
        for item in items {
            write(list.next(), item);
        }
        list.close(']');
    }

    fn close(mut self, bracket: char) {
        for (name, json) in std::mem::take(&mut self.rest) {
            self.member(name, &spaced(json));
        }
        self.out.indent -= 1;
        if !self.empty {
            self.out.line();
        }
        self.out.text.push(bracket);
    }
}

pub(super) fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

/// Formats JSON on one line, with a space after each colon and comma and inside braces. Numbers are not changed.
pub(super) fn spaced(json: &str) -> String {
    let Ok(raw) = serde_json::from_str::<&RawValue>(json) else { return json.to_owned() };
    let json = raw.get();
    let mut text = String::with_capacity(json.len() + 16);
    let (mut inside, mut escaped) = (false, false);
    let mut before = ' ';
    for letter in json.chars() {
        if !inside && (before == '{' && letter != '}' || letter == '}' && before != '{') {
            text.push(' ');
        }
        text.push(letter);
        if !inside && matches!(letter, ',' | ':') {
            text.push(' ');
        }
        (inside, escaped) = match (inside, escaped, letter) {
            (true, false, '\\') => (true, true),
            (true, false, '"') => (false, false),
            (false, _, '"') => (true, false),
            (inside, _, _) => (inside, false),
        };
        before = letter;
    }
    text
}
