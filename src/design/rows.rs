//! Combinations of effects as rows: templates with holes, such as `"val": "<n>"` or `"cost": "<cost>"`, and lists for them.
//!
//! What the rules do not allow together never arises, because every combination is checked as a card is.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::budget::{Budget, abilities};
use super::card_game::CardGame;
use super::template::{Lists, Style, TooMany};
use crate::base::{Code, Diagnostic, Generator, Severity};
use crate::kernel::rules::Game;
use crate::text::{Language, Texts};

/// Effects that are checked and printed at a time.
const CHUNK: usize = 256;
/// The word for excluded combinations that a pattern of the file forbids.
const NEVER: &str = "never";

/// Templates of effects.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowFile {
    /// What it is for.
    #[serde(default, rename = "about")]
    _about: String,
    /// The type of the cards that have the effects.
    #[serde(rename = "type")]
    card_type: String,
    /// Rows, or lists of rows.
    templates: Vec<Value>,
    /// Values of holes: a list, or `{ "from": 1, "to": 5 }`. A value may have holes; `null` leaves its member out.
    #[serde(default)]
    lists: BTreeMap<String, List>,
    /// Patterns of rows that are left out: a row that has all of their members.
    #[serde(default)]
    never: Vec<Value>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum List {
    Range { from: i64, to: i64 },
    Values(Vec<Value>),
}

/// All effects of some templates.
#[derive(Clone, Debug, Default)]
pub struct Generated {
    /// The effects, each a list of rows.
    pub effects: Vec<Value>,
    /// How many combinations there are.
    pub combinations: u64,
    /// How many were left out, by the code of the rule, or `never`.
    pub excluded: BTreeMap<String, usize>,
    /// The holes without a list.
    pub missing: Vec<String>,
}

impl RowFile {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// What is wrong, with line and column.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// The type of the cards that have the effects.
    pub fn card_type(&self) -> &str {
        &self.card_type
    }

    /// All combinations that the rules allow and no pattern forbids.
    ///
    /// # Errors
    ///
    /// There are too many.
    pub fn generate(&self, game: CardGame<'_>) -> Result<Generated, TooMany> {
        let mut lists = Lists::new(Style::Json);
        for (name, list) in &self.lists {
            let values: Vec<String> = match list {
                List::Range { from, to } => (*from..=*to).map(|number| number.to_string()).collect(),
                List::Values(values) => values.iter().map(Value::to_string).collect(),
            };
            lists.add(name, values.iter().map(String::as_str));
        }
        let templates: Vec<_> = self.templates.iter().map(|template| lists.read(&template.to_string())).collect();
        let mut generated = Generated::default();
        for template in &templates {
            generated.combinations = generated.combinations.saturating_add(lists.count(template)?);
            generated.missing.extend(lists.missing(template));
        }
        generated.missing.sort();
        generated.missing.dedup();
        if generated.combinations > super::template::MOST {
            return Err(TooMany::Texts(generated.combinations));
        }
        let mut found: Vec<Value> = Vec::new();
        for template in &templates {
            lists.each(template, &mut |text| found.extend(serde_json::from_str(text).ok().map(rows_of)))?;
        }
        let mut seen = BTreeSet::new();
        found.retain(|rows| seen.insert(rows.to_string()));
        let repeated = usize::try_from(generated.combinations).unwrap_or(usize::MAX).saturating_sub(found.len());
        if repeated > 0 {
            generated.excluded.insert("repeated".to_owned(), repeated);
        }
        let before = found.len();
        found.retain(|rows| !self.never.iter().any(|pattern| has_row(rows, pattern)));
        if found.len() < before {
            generated.excluded.insert(NEVER.to_owned(), before - found.len());
        }
        for chunk in found.chunks(CHUNK) {
            self.check(game, chunk, &mut generated);
        }
        Ok(generated)
    }

    /// Checks some effects; those without problems are kept.
    fn check(&self, game: CardGame<'_>, effects: &[Value], generated: &mut Generated) {
        let records = records(game.game, &self.card_type, effects);
        let (_, problems) = game.with(&records);
        let mut wrong: BTreeMap<usize, &Diagnostic> = BTreeMap::new();
        for problem in problems.iter().filter(|problem| is_of_rows(problem)) {
            if let Some(at) = problem.pointer.split('/').nth(1).and_then(|at| at.parse().ok()) {
                wrong.entry(at).or_insert(problem);
            }
        }
        for (at, effect) in effects.iter().enumerate() {
            match wrong.get(&at) {
                Some(problem) => *generated.excluded.entry(problem.code.as_str().to_owned()).or_default() += 1,
                None => generated.effects.push(effect.clone()),
            }
        }
    }

    /// The texts of effects in a language.
    pub fn texts(&self, texts: &Texts, language: &'static Language, game: &Game, effects: &[Value]) -> Vec<String> {
        let mut printed = Vec::with_capacity(effects.len());
        for chunk in effects.chunks(CHUNK) {
            let mut game = game.clone();
            let records = records(&game, &self.card_type, chunk);
            game.add_cards(&records, "");
            for record in &records {
                let id = record.get("id").and_then(Value::as_str).and_then(|id| game.cards.get(id));
                let text = id.map(|id| texts.printed(language, &game, game.definition(*id)).text);
                printed.push(text.unwrap_or_default());
            }
        }
        printed
    }
}

impl Generated {
    /// How many effects there are of each way and operation, which their first row says.
    pub fn grid(&self) -> BTreeMap<(String, String), usize> {
        let mut grid = BTreeMap::new();
        for effect in &self.effects {
            let text = |member: &str| effect.get(0)?.get(member)?.as_str().map(ToOwned::to_owned);
            *grid.entry((text("as").unwrap_or_default(), text("do").unwrap_or_default())).or_default() += 1;
        }
        grid
    }

    /// How many of these cards have each effect.
    pub fn on_cards(&self, cards: &[Value]) -> Vec<usize> {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for card in cards {
            let effects: BTreeSet<String> = abilities(card).iter().map(|rows| json!(rows).to_string()).collect();
            for effect in effects {
                *counts.entry(effect).or_default() += 1;
            }
        }
        self.effects.iter().map(|effect| counts.get(&effect.to_string()).copied().unwrap_or(0)).collect()
    }

    /// An effect by chance whose worth is in a range.
    pub fn surprise(&self, budget: &Budget, worth: std::ops::RangeInclusive<f64>, seed: u64) -> Option<&Value> {
        let fits = |effect: &&Value| {
            let card = json!({ "effects": effect });
            worth.contains(&budget.worth_of(&abilities(&card)))
        };
        let fitting: Vec<&Value> = self.effects.iter().filter(fits).collect();
        fitting.get(Generator(seed).below(fitting.len())).copied()
    }
}

/// Whether a problem is one of rows that cannot be, and not one of a card with too few of them.
fn is_of_rows(problem: &Diagnostic) -> bool {
    let is_in_rows = problem.pointer.split('/').nth(2) == Some("effects");
    is_in_rows && (problem.severity == Severity::Error || problem.code == Code::EffectCombination)
}

/// Cards with one effect each: like a card of that type, so that they have its numbers and words.
fn records(game: &Game, card_type: &str, effects: &[Value]) -> Vec<Value> {
    let is_of_type = |record: &&Value| record.get("type").and_then(Value::as_str) == Some(card_type);
    let like = game.records.values().find(is_of_type).cloned().unwrap_or_else(|| json!({ "type": card_type }));
    let record = |(at, effect): (usize, &Value)| {
        let mut record = like.clone();
        if let Value::Object(members) = &mut record {
            members.insert("id".to_owned(), format!("generated-{at}").into());
            members.insert("effects".to_owned(), effect.clone());
        }
        record
    };
    effects.iter().enumerate().map(record).collect()
}

/// A filled template as a list of rows, without members that are null.
fn rows_of(mut value: Value) -> Value {
    without_nulls(&mut value);
    if value.is_array() { value } else { Value::Array(vec![value]) }
}

fn without_nulls(value: &mut Value) {
    match value {
        Value::Object(members) => {
            members.retain(|_, value| !value.is_null());
            members.values_mut().for_each(without_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(without_nulls),
        _ => {}
    }
}

/// Whether a row has all members of a pattern; a row without timing and way has those of the one before.
fn has_row(rows: &Value, pattern: &Value) -> bool {
    let mut whole = Map::new();
    rows.as_array().into_iter().flatten().filter_map(Value::as_object).any(|row| {
        whole.retain(|member, _| ["on", "as"].contains(&member.as_str()));
        whole.extend(row.clone());
        is_part(pattern, &Value::Object(whole.clone()))
    })
}

/// Whether a value is what a pattern says; of an object, the members that the pattern has.
fn is_part(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(pattern), Value::Object(value)) => {
            pattern.iter().all(|(name, part)| value.get(name).is_some_and(|value| is_part(part, value)))
        }
        _ => pattern == value,
    }
}
