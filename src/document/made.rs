//! Cards that a grammar has made, as records of a project: with ids that are free and names that no card has. Without
//! words for names, a card is called by its id.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::base::{Generator, Name};
use crate::generate::names::{NameOf, name};
use crate::generate::run::MadeCard;
use crate::generate::{Grammar, Maker};
use crate::text::{Arg, ENGLISH, Texts};

/// How many names are tried for a card.
const TRIES: usize = 64;

/// The cards of a run with ids and names that the game does not have. Each keeps the seed, its number in the run, and the
/// pattern and words of its name, so that other languages can name it.
pub fn records(maker: &Maker<'_>, texts: &Texts, seed: u64, cards: &[MadeCard]) -> Vec<Value> {
    let grammar = &maker.grammar;
    let of_registry = grammar.game.records.values().filter_map(|record| record["name"].as_str());
    let mut used: BTreeSet<String> = of_registry.map(ToOwned::to_owned).collect();
    let (mut ids, mut words) = (Ids::new(grammar), Words { texts, known: BTreeMap::new() });
    let record = |(n, made): (usize, &MadeCard)| {
        let mut card = grammar.json(&made.card);
        let id = ids.next(made.card.card_type);
        let mut random: Generator = made.random;
        let fresh = (0..TRIES).find_map(|_| {
            let name = name(grammar, &made.card, &mut random)?;
            let text = words.name(&name)?;
            (!used.contains(&text)).then_some((name, text))
        });
        let mut noted = json!({ "seed": seed, "n": n });
        if let Some((name, text)) = fresh {
            used.insert(text.clone());
            card.insert("name".to_owned(), text.into());
            let words = name.words.iter().map(|(list, at)| format!("{list}-{}", at + 1));
            let parts = std::iter::once((name.pattern + 1).to_string()).chain(words);
            noted["name"] = parts.collect::<Vec<_>>().into();
        } else {
            card.insert("name".to_owned(), id.as_str().into());
        }
        card.insert("id".to_owned(), id.into());
        card.insert("made".to_owned(), noted);
        Value::Object(card)
    };
    cards.iter().enumerate().map(record).collect()
}

/// The words of names in English, each read once.
struct Words<'t> {
    texts: &'t Texts,
    known: BTreeMap<String, Option<String>>,
}

impl Words<'_> {
    /// `None`: the game has no words for names.
    fn name(&mut self, name: &NameOf) -> Option<String> {
        let words = name.words.iter().map(|(list, at)| self.word(&format!("gen-{list}-{}", at + 1)));
        let words = words.collect::<Option<Vec<String>>>()?;
        let pattern = format!("gen-name-{}", name.pattern + 1);
        let arguments = ["a", "b", "c"].into_iter().zip(words.iter().map(|word| Arg::Text(word)));
        let arguments: Vec<(&str, Arg<'_>)> = arguments.collect();
        self.texts.has(ENGLISH, &pattern).then(|| self.texts.message(ENGLISH, &pattern, &arguments))
    }

    fn word(&mut self, id: &str) -> Option<String> {
        if let Some(known) = self.known.get(id) {
            return known.clone();
        }
        let word = self.texts.has(ENGLISH, id).then(|| self.texts.message(ENGLISH, id, &[]));
        self.known.insert(id.to_owned(), word.clone());
        word
    }
}

/// New ids by the form of the settings or of the ruleset, or by the type.
struct Ids<'g> {
    form: String,
    codes: Vec<String>,
    next: Vec<usize>,
    used: BTreeSet<&'g str>,
}

impl<'g> Ids<'g> {
    fn new(grammar: &Grammar<'g>) -> Self {
        let game = grammar.game;
        let form = grammar.settings["id"].as_str().or_else(|| grammar.rules["id"].as_str());
        let code = |id: &str| grammar.entry("card_types", id)["code"].as_str().unwrap_or(id).to_owned();
        Self {
            form: form.unwrap_or("{type}-{number:4}").to_owned(),
            codes: game.card_types.keys().map(|id| code(id)).collect(),
            next: vec![1; game.card_types.len()],
            used: game.records.keys().map(Name::as_str).collect(),
        }
    }

    fn next(&mut self, card_type: usize) -> String {
        loop {
            let number = self.next[card_type];
            self.next[card_type] += 1;
            let mut id = self.form.replace("{type}", &self.codes[card_type]);
            if let Some((before, after)) = id.clone().split_once("{number")
                && let Some((width, after)) = after.split_once('}')
            {
                let width: usize = width.trim_start_matches(':').parse().unwrap_or(1);
                id = format!("{before}{number:0width$}{after}");
            }
            if !self.used.contains(id.as_str()) {
                return id;
            }
        }
    }
}
