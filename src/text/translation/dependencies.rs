//! The messages that the text of a card consists of, and so the cards that an edit of a message can change.

use std::collections::{BTreeMap, BTreeSet};

use fluent::FluentResource;
use fluent_syntax::ast::{Entry, InlineExpression};

use crate::card::{Card, CheckedCard, CheckedHero, CheckedRow, Hero};
use crate::registry::Registry;
use crate::ruleset::{CardTypeId, Ruleset, Timing};
use crate::text::fluent::walk::expressions;
use crate::text::render::bundle::Bundle;
use crate::text::render::sentence::message_ids;

/// The ids of the messages that a card or hero uses directly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardMessages {
    /// Messages of the rules text.
    pub rules: BTreeSet<String>,
    /// Messages of the rest of the face.
    pub rest: BTreeSet<String>,
}

impl CardMessages {
    /// All messages.
    pub fn all(self) -> BTreeSet<String> {
        let mut all = self.rules;
        all.extend(self.rest);
        all
    }
}

/// The messages of a card.
pub fn of_card(rules: &Ruleset, registry: &Registry, card: &Card, checked: &CheckedCard) -> CardMessages {
    let mut asked = CardMessages { rules: of_rows(rules, &checked.rows), ..CardMessages::default() };
    let rest = &mut asked.rest;
    rest.extend(registry.hero_of(rules, card).map(|(id, _)| format!("card-{id}")));
    rest.insert(format!("card-{}", card.id));
    let (_, card_type) = rules.card_type(checked.card_type);
    for &number in &card_type.numbers {
        of_number(rules.number(number).0, rest);
    }
    type_line(rules, checked.card_type, rest);
    if let Some(subtype) = checked.subtype {
        rest.insert("line-type-subtype".to_owned());
        rest.insert(format!("subtype-{}", rules.subtype(subtype).0));
    }
    rest.insert(if checked.book.is_some() { "line-book" } else { "line-crossover" }.to_owned());
    if let Some(trigger) = checked.trigger {
        // The face prints the name of the trigger, the rules text its clause.
        let trigger = format!("trigger-{}", rules.trigger(trigger).0);
        rest.insert(trigger.clone());
        asked.rules.insert(trigger);
        asked.rules.extend(["frame-trigger", "sentence-after-trigger"].map(str::to_owned));
    }
    asked
}

/// The messages of a hero. The rules text describes the ability.
pub fn of_hero(rules: &Ruleset, hero: &Hero, checked: &CheckedHero) -> CardMessages {
    let mut asked = CardMessages { rules: of_rows(rules, &checked.ability), ..CardMessages::default() };
    let rest = &mut asked.rest;
    rest.insert(format!("card-{}", hero.id));
    for name in rules.hero_numbers.keys() {
        of_number(name, rest);
    }
    rest.extend(hero.book.map(|book| format!("book-{book}")));
    rest.extend(["line-ability", "line-book"].map(str::to_owned));
    if let Some(hero_type) = rules.hero_type() {
        type_line(rules, hero_type, rest);
    }
    asked
}

fn of_number(name: &str, ids: &mut BTreeSet<String>) {
    ids.insert(format!("line-{name}"));
    ids.insert(format!("number-{name}"));
}

fn type_line(rules: &Ruleset, card_type: CardTypeId, ids: &mut BTreeSet<String>) {
    ids.insert("line-type".to_owned());
    ids.insert(format!("type-{}", rules.card_type(card_type).0));
}

fn of_rows(rules: &Ruleset, rows: &[CheckedRow]) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for row in rows {
        message_ids(rules, row, |id| {
            ids.insert(id);
        });
    }
    // Whether a card says when it is played is a property of this message.
    if rows.iter().any(|row| rules.operation(row.op).1.timing == Timing::Play) {
        ids.insert("on-play".to_owned());
    }
    if rows.len() > 1 {
        let timing = |row: &CheckedRow| rules.operation(row.op).1.timing;
        ids.insert("seq".to_owned());
        // Rows that follow each other can be printed as one, or after one head.
        if rows.windows(2).any(|pair| (pair[0].op, pair[0].val) == (pair[1].op, pair[1].val)) {
            ids.insert("frame-times".to_owned());
        }
        if rows.iter().any(|row| timing(row) == Timing::Death || timing(row) != timing(&rows[0])) {
            ids.extend(
                ["on-play", "frame-timing", "sentence-after-trigger", "frame-death", "frame-death-if", "seq-abilities"]
                    .map(str::to_owned),
            );
        }
    }
    ids
}

/// For each message and term of a language (terms with the `-`), the messages that refer to it.
#[derive(Clone, Debug, Default)]
pub struct Referrers {
    of: BTreeMap<String, BTreeSet<String>>,
}

impl Referrers {
    pub(in crate::text) fn of(bundle: &Bundle) -> Self {
        let mut of: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for entry in bundle.resources().flat_map(FluentResource::entries) {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
                _ => continue,
            };
            let texts = value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value));
            for inline in texts.flat_map(expressions) {
                let target = match inline {
                    InlineExpression::MessageReference { id, .. } => id.name.to_owned(),
                    InlineExpression::TermReference { id, .. } => format!("-{}", id.name),
                    _ => continue,
                };
                of.entry(target).or_default().insert(id.clone());
            }
        }
        Self { of }
    }

    /// A message and all messages that refer to it, directly or through others.
    pub fn closure(&self, id: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::from([id.to_owned()]);
        let mut open = vec![id.to_owned()];
        while let Some(id) = open.pop() {
            for referrer in self.of.get(&id).into_iter().flatten() {
                if found.insert(referrer.clone()) {
                    open.push(referrer.clone());
                }
            }
        }
        found
    }
}
