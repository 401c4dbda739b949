//! A3: what any list of rows prints is read back as these rows.

use serde_json::{Map, Value, json};
use ses_studio::base::Generator;
use ses_studio::kernel::rules::Game;
use ses_studio::text::read::GameReader;
use ses_studio::text::{ENGLISH, Texts};

use super::{CARDS, GAME, RULES, game};

/// Draws lists of rows over the whole vocabulary of the ruleset.
struct Draws<'r> {
    rules: &'r Value,
    chance: Generator,
}

/// The words of the ruleset's tables that filters and conditions take.
fn words(rules: &Value, set: &str) -> Vec<Value> {
    let sets = rules["sets"].as_array().into_iter().flatten();
    let listed = sets.filter(|entry| entry["id"] == set).flat_map(|entry| entry["words"].as_array().unwrap());
    let types = rules["card_types"].as_array().into_iter().flatten().filter(|_| set == "card_type");
    listed.chain(types).map(|entry| entry["id"].clone()).collect()
}

fn entry<'r>(rules: &'r Value, table: &str, id: &str) -> &'r Value {
    rules[table].as_array().unwrap().iter().find(|entry| entry["id"] == id).unwrap()
}

impl Draws<'_> {
    fn one_in(&mut self, bound: usize) -> bool {
        self.chance.below(bound) == 0
    }

    fn one(&mut self, list: &Value) -> String {
        let list = list.as_array().unwrap();
        let one = &list[self.chance.below(list.len())];
        one.as_str().or_else(|| one["id"].as_str()).unwrap().to_owned()
    }

    fn between(&mut self, range: &Value) -> i64 {
        let (least, most) = (range[0].as_i64().unwrap(), range[1].as_i64().unwrap());
        least + i64::try_from(self.chance.below(usize::try_from(most - least + 1).unwrap())).unwrap()
    }

    /// What a filter, a condition or a cost takes.
    fn parameter(&mut self, takes: &Value) -> Value {
        match takes {
            Value::Array(_) => self.between(takes).into(),
            Value::String(set) => {
                let words = words(self.rules, set);
                words[self.chance.below(words.len())].clone()
            }
            _ => true.into(),
        }
    }

    /// Some entries of a table with their parameters.
    fn some(&mut self, table: &str, most: usize) -> Map<String, Value> {
        let entries = &self.rules[table];
        let count = 1 + self.chance.below(most);
        (0..count)
            .map(|_| {
                let id = self.one(entries);
                let takes = &entry(self.rules, table, &id)["takes"];
                let parameter = self.parameter(takes);
                (id, parameter)
            })
            .collect()
    }

    fn target(&mut self, listed: &Value) -> Value {
        let id = self.one(listed);
        let preset = entry(self.rules, "targets", &id);
        if preset["zone"].is_null() || !self.one_in(3) {
            return id.into();
        }
        let mut filters = self.some("filters", 2);
        // A target has one type, any Avatar is a preset of its own, and no Deity is ever where targets are chosen.
        let of_type = preset["where"]["type"].as_str();
        let is_own = |known: &str| known != "avatar" && known != "deity";
        let other = |known: &Value| of_type.is_none() && known.as_str().is_some_and(is_own);
        if filters.get("type").is_some_and(|known| !other(known)) {
            filters.remove("type");
        }
        if filters.is_empty() { id.into() } else { json!({ "like": id, "where": filters }) }
    }

    /// A row without a head.
    fn row(&mut self) -> Map<String, Value> {
        let rules = self.rules;
        let operations: Vec<&Value> =
            rules["operations"].as_array().unwrap().iter().filter(|entry| entry["only"].is_null()).collect();
        let operation = operations[self.chance.below(operations.len())];
        let mut row = Map::from_iter([("do".to_owned(), operation["id"].clone())]);
        let range = &operation["val"];
        if range.is_array() {
            // Small figures have words and plurals of their own.
            let value =
                if self.one_in(2) { i64::try_from(1 + self.chance.below(3)).unwrap() } else { self.between(range) };
            row.insert("val".to_owned(), value.min(range[1].as_i64().unwrap()).into());
        }
        for (name, range) in operation["takes"].as_object().into_iter().flatten() {
            let value = self.between(range);
            row.insert(name.clone(), value.into());
        }
        if operation["card"].is_string() {
            let id = 1 + self.chance.below(40);
            row.insert("card".to_owned(), format!("EC-{id:03}").into());
        }
        if operation["to"].is_array() && !self.one_in(4) {
            let target = self.target(&operation["to"]);
            row.insert("to".to_owned(), target);
        }
        if operation["for"].is_array() && self.one_in(2) {
            row.insert("for".to_owned(), self.one(&operation["for"]).into());
        }
        if self.one_in(4) {
            let conditions = self.some("conditions", 2);
            row.insert("if".to_owned(), conditions.into());
        }
        row
    }

    /// The head of an ability that cards of the type can have.
    fn head(&mut self, row: &mut Map<String, Value>, card_type: &str) {
        let all = self.rules["timings"].as_array().unwrap().iter();
        let timings: Value = all
            .filter(|timing| timing["types"].as_array().unwrap().iter().any(|known| known == card_type))
            .cloned()
            .collect();
        let timing = self.one(&timings);
        if timing == "activate" || self.one_in(6) {
            if !self.one_in(4) {
                row.insert("cost".to_owned(), self.some("costs", 3).into());
            }
            if self.one_in(2) || !row.contains_key("cost") {
                let often = ["turn", "match"][self.chance.below(2)];
                row.insert("once".to_owned(), often.into());
            }
        }
        row.insert("on".to_owned(), timing.into());
    }

    fn list(&mut self, card_type: &str) -> Vec<Value> {
        let mut list: Vec<Map<String, Value>> = Vec::new();
        for at in 0..=self.chance.below(4) {
            let mut row = self.row();
            // What takes the place of a row before it, or adds to that, does the same to the same targets.
            if let Some(before) = list.last().filter(|_| self.chance.below(6) == 0).cloned() {
                let often = self.some("conditions", 2);
                let role = ["replace", "bonus"][self.chance.below(2)];
                let changed = ["val", "power", "toughness"];
                let kept = before
                    .into_iter()
                    .filter(|(name, _)| !["on", "cost", "once", "if", "replace", "bonus"].contains(&name.as_str()));
                let own = row.clone();
                row = kept.collect();
                for name in changed.iter().filter(|name| row.contains_key(**name)).copied().collect::<Vec<_>>() {
                    if let (Some(value), true) = (own.get(name), own["do"] == row["do"]) {
                        row.insert(name.to_owned(), value.clone());
                    } else if let Some(value) = row[name].as_i64().filter(|value| *value > 1) {
                        row.insert(name.to_owned(), (value - 1).into());
                    }
                }
                row.insert("if".to_owned(), often.into());
                row.insert(role.to_owned(), true.into());
            } else if at == 0 && (card_type == "deity" || !self.one_in(3)) || at > 0 && self.one_in(4) {
                self.head(&mut row, card_type);
            }
            list.push(row);
        }
        list.into_iter().map(Value::from).collect()
    }
}

/// Which lists were drawn.
#[derive(Debug, Default)]
struct Tried {
    legal: usize,
    illegal: usize,
}

fn read_back(game: &Game, texts: &Texts, rules: &Value, seed: u64, legal: usize) -> Tried {
    let reader = GameReader::new(texts, ENGLISH, game, &rules["reads"]);
    let mut draws = Draws { rules, chance: Generator(seed) };
    let mut tried = Tried::default();
    let mut wrong: Vec<String> = Vec::new();
    while tried.legal < legal {
        let types = ["avatar", "avatar", "avatar", "spell", "relic", "domain", "rite", "essence", "shard", "deity"];
        let card_type = types[draws.chance.below(types.len())];
        let rows = draws.list(card_type);
        let mut record = json!({ "id": "EC-999", "name": "Odd One", "type": card_type, "effects": rows });
        for number in entry(rules, "card_types", card_type)["numbers"].as_array().unwrap() {
            record[number.as_str().unwrap()] = 2.into();
        }
        // Not every list of rows is one that a card can have.
        let mut with_it = game.clone();
        let card = std::slice::from_ref(&record);
        let is_legal = with_it.add_cards(card, "/cards").is_empty() && with_it.check_cards(card, "/cards").is_empty();
        let (true, Ok(text)) = (is_legal, texts.of_record(ENGLISH, game, &record)) else {
            tried.illegal += 1;
            continue;
        };
        tried.legal += 1;
        let reading = reader.read(&text.text, card_type);
        let not_read: Vec<&str> = reading.not_understood().collect();
        if !not_read.is_empty() || !reader.is_same(card_type, &rows, &reading.rows) {
            let (meant, read) = (Value::from(rows), Value::from(reading.rows.clone()));
            wrong.push(format!("{card_type}: {}\n  {meant}\n  {read}\n  {not_read:?}", text.text));
        } else if reading.sentences.iter().any(|sentence| sentence.reworded) {
            wrong.push(format!("{card_type}: {} counts as worded otherwise", text.text));
        }
    }
    let count = wrong.len();
    wrong.truncate(12);
    assert!(wrong.is_empty(), "{count} of {legal}:\n{}", wrong.join("\n"));
    tried
}

fn lists(seed: u64, legal: usize) {
    let rules: Value = serde_json::from_str(RULES).unwrap();
    let (texts, _) = Texts::load_phrases(GAME, &[]);
    let tried = read_back(&game(), &texts, &rules, seed, legal);
    // A drawn list is legal often enough to say something about legal ones.
    assert!(tried.legal > tried.illegal, "{tried:?}");
}

#[test]
fn a3_what_random_lists_of_rows_print_is_read_as_these_rows() {
    lists(1, 300);
}

#[test]
#[ignore = "ten thousand lists; .ci/run starts it"]
fn a3_what_ten_thousand_lists_of_rows_print_is_read_as_these_rows() {
    lists(2, 10_000);
}

/// A text without what says nothing: reminders in parentheses, capitals, spaces, the last full stop.
fn plainly(text: &str) -> String {
    let parts = text.split('(').enumerate();
    let kept = parts.map(|(at, part)| if at == 0 { part } else { part.split_once(')').map_or("", |(_, after)| after) });
    let words: Vec<String> = kept.flat_map(str::split_whitespace).map(str::to_lowercase).collect();
    words.join(" ").replace(" .", ".").trim_end_matches('.').to_owned()
}

/// The forty cards, and the texts of the page's sheet: what is read whole and not worded otherwise is printed as it was.
#[test]
fn a3_cards_print_what_is_read_as_their_rows_and_texts_are_printed_as_they_were() {
    let rules: Value = serde_json::from_str(RULES).unwrap();
    let game = game();
    let (texts, _) = Texts::load_phrases(GAME, &[]);
    let reader = GameReader::new(&texts, ENGLISH, &game, &rules["reads"]);
    let file: Value = serde_json::from_str(CARDS).unwrap();
    let cards = file["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 40);
    for card in cards {
        let (id, card_type) = (card["id"].as_str().unwrap(), card["type"].as_str().unwrap());
        let rows = card["effects"].as_array().cloned().unwrap_or_default();
        let text = texts.of_record(ENGLISH, &game, card).unwrap().text;
        let reading = reader.read(&text, card_type);
        assert!(reader.is_same(card_type, &reading.rows, &rows), "{id}: {text}: {:?}", reading.rows);
        assert!(reading.sentences.iter().all(|sentence| sentence.is_read() && !sentence.reworded), "{id}: {text}");
        let record = json!({ "type": card_type, "effects": reading.rows });
        assert_eq!(texts.of_record(ENGLISH, &game, &record).unwrap().text, text, "{id}");
    }
    let cases: Value = serde_json::from_str(include_str!("../../../data/essence-crown/scenarios/rules.json")).unwrap();
    let (mut whole, mut reworded) = (0, 0);
    for case in cases["reads"].as_array().unwrap() {
        let Some(text) = case["text"].as_str() else { continue };
        let card_type = reader.card_type(case["type"].as_str().unwrap_or_default()).to_owned();
        let reading = reader.read(text, &card_type);
        if reading.sentences.iter().any(|sentence| !sentence.is_read()) {
            continue;
        }
        let record = json!({ "type": card_type, "effects": reading.rows });
        let printed = texts.of_record(ENGLISH, &game, &record).unwrap().text;
        let is_reworded = reading.sentences.iter().any(|sentence| sentence.reworded);
        assert!(is_reworded || plainly(&printed) == plainly(text), "{text}\n{printed}");
        whole += 1;
        reworded += usize::from(is_reworded);
    }
    assert!(whole > reworded && whole >= 4, "{whole} whole, {reworded} of them worded otherwise");
}
