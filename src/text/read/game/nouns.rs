//! Noun phrases in a text, and what cards are.

use std::rc::Rc;

use serde_json::Value as Json;

use super::grammar::Entry;
use super::matcher::{Around, MAX_MEANINGS, Matcher, Symbol};
use super::pattern::{Form, Part};
use super::values::{Found, Item, Noun, Value, filters, not};
use crate::kernel::ids::{WordId, WordSetId};
use crate::kernel::rules::tables::Takes;
use crate::kernel::rules::term::Term;
use crate::kernel::rules::word_set;

/// Pieces of a noun phrase in a row.
const MAX_ITEMS: usize = 6;

impl<'g> Matcher<'g, '_> {
    pub(super) fn noun(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        for entry in &grammar.nouns {
            for form in &entry.forms {
                for (end, found) in self.parts(&form.parts, at, Around::Nothing) {
                    let mut items: Vec<Item<'g>> = Vec::new();
                    for (_, value) in &found.values {
                        // A noun can be in its message twice: as a word, and as what it is counted with.
                        if let Value::Items(more) = value {
                            for item in more.iter() {
                                if !items.contains(item) {
                                    items.push(item.clone());
                                }
                            }
                        }
                    }
                    let noun = Noun {
                        message: &entry.id,
                        items,
                        number: found.number("n"),
                        stat: found.word("stat").map(|(_, id)| id),
                        facts: found.facts,
                    };
                    all.push((end, Value::Noun(Rc::new(noun))));
                }
            }
        }
        all
    }

    /// Adjectives and what follows a noun, one after the other; perhaps none.
    pub(super) fn items(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let mut all: Vec<(usize, Vec<Item<'g>>)> = vec![(at, Vec::new())];
        let mut from = 0;
        for _ in 0..MAX_ITEMS {
            let until = all.len();
            for index in from..until {
                let (end, items) = all[index].clone();
                let start = if items.is_empty() { end } else { self.literal(" ", end).unwrap_or(end) };
                for (end, value) in self.look(Symbol::Filter, start).iter() {
                    let Value::Items(one) = value else { continue };
                    let more: Vec<Item<'g>> = items.iter().chain(one.iter()).cloned().collect();
                    if all.len() < MAX_MEANINGS {
                        all.push((*end, more));
                    }
                }
            }
            from = until;
            if all.len() == until {
                break;
            }
        }
        all.into_iter().map(|(end, items)| (end, Value::Items(Rc::new(items)))).collect()
    }

    /// One filter, a place, or "that …".
    pub(super) fn filter(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = self.look(Symbol::Plain, at).to_vec();
        for (end, found) in self.parts(grammar.join("np-that"), at, Around::Nothing) {
            let tests = found.json("is").filter(|_| end > at);
            all.extend(tests.map(|tests| (end, Value::Items(Rc::new(vec![Item::Tests(Rc::clone(tests))])))));
        }
        all
    }

    /// One filter or a place.
    pub(super) fn plain(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        for entry in &grammar.filters {
            self.filters_of(entry, at, &|form| !form.attribute.split('-').any(|part| part == "is"), &mut all);
        }
        for (zone, who, forms) in &grammar.places {
            for form in forms {
                let ends = self.parts(&form.parts, at, Around::Nothing);
                all.extend(ends.into_iter().map(|(end, _)| (end, Item::Place(zone, who))));
            }
        }
        for form in &grammar.other {
            let ends = self.parts(&form.parts, at, Around::Nothing);
            all.extend(ends.into_iter().map(|(end, _)| (end, Item::Other)));
        }
        // What prints nothing is nothing.
        all.retain(|(end, _)| *end > at);
        all.into_iter().map(|(end, item)| (end, Value::Items(Rc::new(vec![item])))).collect()
    }

    pub(super) fn filters_of(
        &mut self,
        entry: &'g Entry,
        at: usize,
        is_wanted: &dyn Fn(&Form) -> bool,
        all: &mut Vec<(usize, Item<'g>)>,
    ) {
        let game = self.game;
        let Some(filter) = game.filters.get(entry.id.as_str()) else { return };
        for form in entry.forms.iter().filter(|form| is_wanted(form)) {
            let negative = form.attribute.split('-').any(|part| part == "false" || part == "not");
            for (end, found) in self.parts(&form.parts, at, Around::Nothing) {
                let (value, negative) = match &filter.takes {
                    Takes::Flag => (Some(Json::Bool(!negative)), false),
                    takes => (self.parameter(takes, Some(&filter.holds), &found), negative),
                };
                all.extend(value.map(|value| (end, Item::Filter(entry.id.as_str(), value, negative))));
            }
        }
    }

    /// The parameter of a filter or a condition, whose test it is.
    pub(super) fn parameter(&self, takes: &Takes, test: Option<&Term>, found: &Found<'g>) -> Option<Json> {
        match takes {
            Takes::Nothing | Takes::Flag => Some(true.into()),
            Takes::Number(_) => Some(found.number("n")?.into()),
            Takes::Word(words) => {
                let (_, id) = found.word("word")?;
                let word = self.game.word_of(id);
                let is_of = |words: &[WordId]| word.is_some_and(|word| words.contains(&word));
                // A set that is open takes other words than those of other sets.
                let set = test.and_then(word_set).map(WordSetId::index);
                let is_of_other = || {
                    let sets = self.game.word_sets.values().enumerate();
                    let has = |at: &usize, words: &[WordId]| is_of(words) && set.is_some_and(|set| set != *at);
                    let mut others = sets.filter(|(at, set)| has(at, &set.words));
                    others.next().is_some() && !set.is_some_and(|set| is_of(&self.game.word_sets[set].words))
                };
                let fits = if words.is_empty() { !is_of_other() } else { is_of(words) };
                fits.then(|| id.into())
            }
            Takes::Card => Some((**found.json("card")?).clone()),
            Takes::Where => match (found.json("is"), found.noun("cards")) {
                (Some(tests), _) => Some((**tests).clone()),
                (None, Some(noun)) => Some(filters(&noun.items).into()),
                (None, None) => None,
            },
            Takes::Cards => None,
        }
    }

    pub(super) fn with(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = vec![(at, Value::Items(Rc::default()))];
        for (end, found) in self.parts(grammar.join("np-with"), at, Around::Nothing) {
            all.extend(found.value("list").map(|items| (end, items.clone())));
        }
        all
    }

    pub(super) fn item_list(&mut self, depth: u8, at: usize) -> Vec<(usize, Value<'g>)> {
        let mut all = self.look(Symbol::Filter, at).to_vec();
        if depth > 0 {
            let grammar = self.grammar;
            let around = Around::List(Symbol::Filter, Symbol::ItemList(depth - 1));
            for (end, found) in self.parts(grammar.join("np-and"), at, around) {
                if let (Some(Value::Items(a)), Some(Value::Items(b))) = (found.value("a"), found.value("b")) {
                    let both: Vec<Item<'g>> = a.iter().chain(b.iter()).cloned().collect();
                    all.push((end, Value::Items(Rc::new(both))));
                }
            }
        }
        all
    }

    pub(super) fn noun_word(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        // A noun is rather what a test is printed as than the name of a place.
        for entry in grammar.filters.iter().filter(|entry| entry.place.iter().any(|place| place == "noun")) {
            self.filters_of(entry, at, &|_| true, &mut all);
        }
        for entry in &grammar.noun_words {
            for form in entry.forms.iter().filter(|form| matches!(form.parts[..], [Part::Text(_)])) {
                let ends = self.parts(&form.parts, at, Around::Nothing);
                all.extend(ends.into_iter().map(|(end, _)| (end, Item::Zone(entry.id.as_str()))));
            }
        }
        all.into_iter().map(|(end, item)| (end, Value::Items(Rc::new(vec![item])))).collect()
    }

    /// What cards are, as a clause.
    pub(super) fn is(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        for entry in &grammar.filters {
            self.filters_of(entry, at, &|form| form.attribute.split('-').any(|part| part == "is"), &mut all);
        }
        let mut found: Vec<(usize, Value<'g>)> = Vec::new();
        for (end, item) in all {
            found.push((end, Value::Json(Rc::new(filters(&[item]).into()))));
        }
        for id in ["np-is", "np-is-not", "np-is-a", "np-is-not-a", "np-has", "np-has-not"] {
            for (end, slots) in self.parts(grammar.join(id), at, Around::Nothing) {
                let Some(Value::Items(items)) = slots.value("what") else { continue };
                if let [Item::Filter(..) | Item::Tests(_)] = &items[..] {
                    let tests: Json = filters(items).into();
                    let tests = if id.contains("not") { not(tests) } else { tests };
                    found.push((end, Value::Json(Rc::new(tests))));
                }
            }
        }
        found
    }
}
