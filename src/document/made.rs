//! Cards that a grammar has made, as records of a project: with ids that are free and names that no card has. A card
//! that finds no name is called by its id.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::base::{Generator, Name};
use crate::generate::names::{NameOf, name};
use crate::generate::run::MadeCard;
use crate::generate::{Grammar, Maker};
use crate::ruleset::ids::{IdParts, IdPattern};
use crate::text::{Arg, ENGLISH, Texts, pattern_of};

/// How many names are tried for a card.
const TRIES: usize = 64;

/// The cards of a run with ids and names that the game does not have, and with what the settings give to each (`with`). Each keeps the seed, its number in the run, and the
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
            let parts = std::iter::once(name.pattern).chain(words);
            noted["name"] = parts.collect::<Vec<_>>().into();
        } else {
            card.insert("name".to_owned(), id.as_str().into());
        }
        card.insert("id".to_owned(), id.as_str().into());
        let with = grammar.settings["with"].as_object().into_iter().flatten();
        card.extend(with.map(|(name, value)| (name.clone(), value.clone())));
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
    /// `None`: the language lacks a part.
    fn name(&mut self, name: &NameOf) -> Option<String> {
        let words = name.words.iter().map(|(list, at)| self.word(&format!("gen-{list}-{}", at + 1)));
        let words = words.collect::<Option<Vec<String>>>()?;
        let pattern = pattern_of(&name.pattern);
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

/// New ids by the forms of the ruleset, or by the type.
struct Ids {
    form: IdPattern,
    codes: Vec<String>,
    next: Vec<u32>,
    used: BTreeSet<Name>,
}

impl Ids {
    fn new(grammar: &Grammar<'_>) -> Self {
        let game = grammar.game;
        let forms = [&grammar.rules["ids"]["made"], &grammar.rules["ids"]["card"], &grammar.rules["id"]];
        let form =
            forms.into_iter().find_map(|form| IdPattern::read(form.as_str()?).ok().filter(IdPattern::has_number));
        let code = |id: &str| grammar.entry("card_types", id)["code"].as_str().unwrap_or(id).to_owned();
        Self {
            form: form.or_else(|| IdPattern::read("{type}-{number:4}").ok()).unwrap_or_default(),
            codes: game.card_types.keys().map(|id| code(id)).collect(),
            next: vec![0; game.card_types.len()],
            used: game.records.keys().cloned().collect(),
        }
    }

    fn next(&mut self, card_type: usize) -> Name {
        loop {
            let count = self.next[card_type];
            self.next[card_type] += 1;
            // Books begin with 1, and so do the cards of each.
            let most = self.form.most_in_book().unwrap_or(u32::MAX).max(1);
            let (book, number) = (count / most + 1, count % most + 1);
            let parts = IdParts { book: Some(book), number: Some(number), ..IdParts::default() };
            let id = self.form.write_code(parts, &self.codes[card_type]);
            if self.used.insert(id.clone()) {
                return id;
            }
        }
    }
}
