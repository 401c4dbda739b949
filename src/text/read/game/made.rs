//! Cards that rows make, and sentences inside a sentence.

use std::rc::Rc;

use serde_json::{Map, json};

use super::matcher::{Around, MAX_MEANINGS, Matcher, Symbol};
use super::rows;
use super::values::{Clause, Value};

impl<'g> Matcher<'g, '_> {
    pub(super) fn card(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        if let Some(rest) = self.text.get(at..) {
            for (name, id) in grammar.cards.iter().filter(|(name, _)| !name.is_empty()) {
                let quoted = rest.strip_prefix('\u{2068}');
                let inside = quoted.unwrap_or(rest);
                if inside.starts_with(name.as_str()) {
                    let end = at + (rest.len() - inside.len()) + name.len();
                    let close = if quoted.is_some() { '\u{2069}'.len_utf8() } else { 0 };
                    all.push((end + close, Value::Json(Rc::new(id.as_str().into()))));
                }
            }
        }
        for (id, forms) in &grammar.made {
            for form in forms {
                for (end, found) in self.parts(&form.parts, at, Around::Card) {
                    let mut card = Map::new();
                    for name in ["type", "subtype"] {
                        card.extend(found.word(name).map(|(_, id)| (name.to_owned(), id.into())));
                    }
                    if let Some(Value::Clauses(clauses)) = found.value("effects") {
                        card.extend(
                            rows::nested(self.game, grammar, clauses)
                                .into_iter()
                                .next()
                                .map(|rows| ("effects".to_owned(), rows)),
                        );
                    }
                    for name in self.game.numbers.keys() {
                        let number = found.number(name);
                        card.extend(number.map(|number| (name.to_string(), number.into())));
                    }
                    let card = if *id == "made-random" { json!({ "random": card }) } else { card.into() };
                    let with_count = json!({ "card": card, "n": found.number("n") });
                    all.push((end, Value::Json(Rc::new(with_count))));
                }
            }
        }
        all
    }

    /// Sentences inside a sentence, one after the other.
    pub(super) fn quoted(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let mut all: Vec<(usize, Vec<Clause<'g>>)> = vec![(at, Vec::new())];
        let mut from = 0;
        while from < all.len() && all.len() < MAX_MEANINGS {
            let (end, clauses) = all[from].clone();
            from += 1;
            let start = if clauses.is_empty() { end } else { self.literal(" ", end).unwrap_or(end) };
            for (end, value) in self.look(Symbol::Sentence, start).iter() {
                let Value::Clause(one) = value else { continue };
                let more: Vec<Clause<'g>> = clauses.iter().chain([&**one]).cloned().collect();
                all.push((*end, more));
            }
        }
        all.into_iter()
            .filter(|(_, clauses)| !clauses.is_empty())
            .map(|(end, clauses)| (end, Value::Clauses(Rc::new(clauses))))
            .collect()
    }
}
