//! The card that a row makes, and what its menu offers instead: a card by name, one by chance, or one that is written out.

use serde_json::{Map, Value, json};

use super::{CardNumber, Edited, Offer};
use crate::base::Name;
use crate::card::Row;
use crate::document::arrange::RANDOM;
use crate::kernel::choices::Form;

/// The member with the type of a card.
const TYPE: &str = "type";

/// How it is said which card is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MadeAs {
    /// A card that has a name.
    Named,
    /// One of those that are like this.
    Random,
    /// A card of its own.
    Written,
}

/// The card that a row makes, as it is edited.
#[derive(Clone, Copy)]
pub struct Made<'a> {
    pub value: Edited<'a>,
}

impl<'a> Made<'a> {
    pub fn made_as(&self) -> MadeAs {
        match self.value.now {
            Value::Object(card) if card.contains_key(RANDOM) => MadeAs::Random,
            Value::Object(_) => MadeAs::Written,
            _ => MadeAs::Named,
        }
    }

    /// What is written of the card, or of what it must be like.
    fn members(&self) -> Option<&'a Map<String, Value>> {
        let card = self.value.now;
        if self.made_as() == MadeAs::Random { card.get(RANDOM)?.as_object() } else { card.as_object() }
    }

    /// What can be written.
    fn forms(&self) -> Vec<(Name, Form)> {
        self.value.document.game().map(|game| game.made_forms()).unwrap_or_default()
    }

    fn row(&self, made_as: MadeAs, members: Map<String, Value>) -> Row {
        let card = Value::Object(members);
        (self.value.with)(&if made_as == MadeAs::Random { json!({ RANDOM: card }) } else { card })
    }

    /// The ways to say which card it is. What is written stays where it can.
    pub fn offered_kinds(&self) -> [Offer<MadeAs>; 3] {
        [MadeAs::Named, MadeAs::Random, MadeAs::Written].map(|made_as| Offer::new(made_as, self.rows_of(made_as)))
    }

    fn rows_of(&self, made_as: MadeAs) -> Vec<Row> {
        let forms = self.forms();
        let mut kept = self.members().cloned().unwrap_or_default();
        kept.retain(|name, _| forms.iter().any(|(known, _)| known == name));
        match made_as {
            _ if made_as == self.made_as() => vec![(self.value.with)(self.value.now)],
            MadeAs::Named => self.value.listed().into_iter().flat_map(|offer| offer.rows).collect(),
            _ if kept.contains_key(TYPE) => vec![self.row(made_as, kept)],
            MadeAs::Random | MadeAs::Written => self.begun(made_as),
        }
    }

    /// Cards of each type with what they must have.
    fn begun(&self, made_as: MadeAs) -> Vec<Row> {
        let rules = self.value.document.rules();
        let types = rules.card_types.iter().map(|(name, card_type)| {
            let mut members = Map::from_iter([(TYPE.to_owned(), Value::from(name.as_str()))]);
            if made_as == MadeAs::Written {
                let numbers = self.value.document.card_numbers(name);
                for CardNumber { name, range, .. } in numbers.into_iter().filter(|number| number.usual.is_none()) {
                    members.insert(name.to_string(), (*range.start()).max(1.min(*range.end())).into());
                }
                let subtype = rules.subtypes.keys().next().filter(|_| card_type.has_subtype);
                members.extend(subtype.map(|id| ("subtype".to_owned(), id.as_str().into())));
            }
            self.row(made_as, members)
        });
        types.collect()
    }

    /// What is written, in the order of the ruleset: the name, what it can be, what it is, and whether it can be left out.
    pub fn written(&self) -> Vec<(Name, Form, &'a Value, bool)> {
        let Some(members) = self.members() else { return Vec::new() };
        let needed = |name: &Name| self.made_as() == MadeAs::Written && name == TYPE;
        let written = |(name, form): (Name, Form)| {
            let value = members.get(name.as_str())?;
            let can_go = !needed(&name);
            Some((name, form, value, can_go))
        };
        self.forms().into_iter().filter_map(written).collect()
    }

    /// What is not written yet.
    pub fn offered_additions(&self) -> Vec<Offer> {
        let Some(members) = self.members() else { return Vec::new() };
        let open = self.forms().into_iter().filter(|(name, _)| !members.contains_key(name.as_str()));
        let offer = |(name, form): (Name, Form)| {
            let values = self.value.document.first_values(&form);
            let rows = values.iter().map(|value| self.with_member(&name, Some(value.clone()))).collect();
            Offer::new(name, rows)
        };
        open.map(offer).collect()
    }

    /// The row with something else written, or nothing.
    pub fn with_member(&self, name: &str, value: Option<Value>) -> Row {
        let mut members = self.members().cloned().unwrap_or_default();
        match value {
            Some(value) => drop(members.insert(name.to_owned(), value)),
            None => drop(members.remove(name)),
        }
        self.row(self.made_as(), members)
    }

    /// What a member can be that is chosen from a list; of several words, each that is added or taken away.
    pub fn offered_values(&self, name: &str, form: &Form) -> Vec<Offer<Value>> {
        let offer = |what: Value, to: Value| {
            let rows = vec![self.with_member(name, Some(to))];
            Offer::new(what, rows)
        };
        let listed = self.value.document.listed_values(form).into_iter();
        let Form::Names { known, .. } = form else {
            return listed.map(|value| offer(value.clone(), value)).collect();
        };
        let now = self.members().and_then(|members| members.get(name)).map(super::aim::names_in).unwrap_or_default();
        let turned = |word: &Name| {
            let mut words: Vec<&Name> = now.iter().filter(|there| *there != word).collect();
            if words.len() == now.len() {
                words.push(word);
            }
            // In the order of the ruleset, with unknown words last.
            words.sort_by_key(|word| known.iter().position(|known| known == *word).unwrap_or(usize::MAX));
            words.into_iter().map(|word| Value::from(word.as_str())).collect()
        };
        known.iter().map(|word| offer(word.as_str().into(), turned(word))).collect()
    }
}
