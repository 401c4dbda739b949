//! Sets fields of one or many records.

use super::{Document, RecordPath, card_change, hero_change, refused, shown};
use crate::base::{Argument, Diagnostic, Name};
use crate::card::{Card, Hero, Numbers, Rest};
use crate::document::Field;
use crate::document::step::{Label, Record, RecordChange, Step};
use crate::message;
use crate::registry::Book;
use std::sync::Arc;

impl Document {
    pub(super) fn set(&self, at: &[RecordPath], field: &Field, gesture: Option<u64>) -> Result<Step, Diagnostic> {
        let mut changes = Vec::new();
        for &place in at {
            let change = match place {
                RecordPath::Card(at) => {
                    let before = self.card(at)?;
                    let mut after = before.clone();
                    self.set_on_card(&mut after, field)?;
                    card_change(at, before, after)
                }
                RecordPath::Hero(at) => {
                    let before = self.hero(at)?;
                    let mut after = before.clone();
                    self.set_on_hero(&mut after, field)?;
                    hero_change(at, before, after)
                }
                RecordPath::Book(at) => {
                    let before = self.registry.books.get(at).ok_or_else(|| super::no_record(place))?;
                    let Field::Name(name) = field else { return Err(does_not_fit(field)) };
                    let mut after = Book { name: name.clone(), ..before.clone() };
                    remove_unread(&mut after.rest, "name");
                    (after != *before).then(|| RecordChange {
                        place,
                        before: Some(Record::Book(Arc::new(before.clone()))),
                        after: Some(Record::Book(Arc::new(after))),
                    })
                }
                RecordPath::File | RecordPath::Ruleset | RecordPath::Deck(_) => return Err(does_not_fit(field)),
            };
            changes.extend(change);
        }
        let files = self.wordings_written(field, &changes)?;
        let label = label(field).with("count", at.len());
        let step = Step { files, ..Step::new(label, changes) };
        Ok(step.in_gesture(gesture, || format!("{} {at:?}", member(field))))
    }

    pub(super) fn set_on_card(&self, card: &mut Card, field: &Field) -> Result<(), Diagnostic> {
        match field {
            Field::Id(id) => card.id.clone_from(id),
            Field::Name(name) => card.name.clone_from(name),
            Field::Number(name, number) => {
                let known: Vec<&Name> = self.rules.numbers.keys().collect();
                set_number(&mut card.numbers, name, *number, &known)?;
            }
            Field::Subtype(subtype) => card.subtype.clone_from(subtype),
            // Words are kept as they are in the file.
            Field::Words(..) => {}
            Field::Trigger(trigger) => card.trigger.clone_from(trigger),
            Field::Hero(hero) => card.hero.clone_from(hero),
            Field::Book(book) => card.book = *book,
            Field::Books(books) => card.books.clone_from(books),
            Field::Flavour(text) => card.flavour = unless_empty(text.as_ref()),
            Field::Art(path) => card.art = unless_empty(path.as_ref()),
            Field::Notes(text) => card.notes = unless_empty(text.as_ref()),
            Field::Status(status) => card.status = unless_empty(status.as_ref()),
            Field::Wording(language, text) => {
                let wordings = &mut card.text_override;
                let at = wordings.iter().position(|(known, _)| known == language);
                match (at, unless_empty(text.as_ref())) {
                    (Some(at), Some(text)) => wordings[at].1 = text,
                    (Some(at), None) => drop(wordings.remove(at)),
                    (None, Some(text)) => wordings.push((language.clone(), text)),
                    (None, None) => {}
                }
            }
        }
        remove_unread(&mut card.rest, member(field));
        if let Field::Words(set, words) = field {
            let is_one = self.rules.sets.get(set).is_some_and(|set| set.most == Some(1));
            card.rest.extend(as_json(words, is_one).map(|json| (set.clone(), json.into())));
        }
        Ok(())
    }

    fn set_on_hero(&self, hero: &mut Hero, field: &Field) -> Result<(), Diagnostic> {
        match field {
            Field::Id(id) => hero.id.clone_from(id),
            Field::Name(name) => hero.name.clone_from(name),
            Field::Number(name, number) => {
                let known: Vec<&Name> = self.rules.hero_numbers.keys().collect();
                set_number(&mut hero.numbers, name, *number, &known)?;
            }
            Field::Book(book) => hero.book = *book,
            Field::Flavour(text) => hero.flavour = unless_empty(text.as_ref()),
            Field::Art(path) => hero.art = unless_empty(path.as_ref()),
            Field::Notes(text) => hero.notes = unless_empty(text.as_ref()),
            _ => return Err(does_not_fit(field)),
        }
        remove_unread(&mut hero.rest, member(field));
        Ok(())
    }
}

/// Sets a number. Numbers are kept in the ruleset's order, in which they are written.
pub(super) fn set_number(
    numbers: &mut Numbers,
    name: &Name,
    number: Option<i64>,
    known: &[&Name],
) -> Result<(), Diagnostic> {
    let order = |name: &Name| known.iter().position(|known| *known == name);
    let Some(place) = order(name) else {
        let names: Vec<&str> = known.iter().map(|name| name.as_str()).collect();
        return Err(refused(message!("problem-no-number", name = name, known = Argument::names(names))));
    };
    numbers.retain(|(known, _)| known != name);
    if let Some(number) = number {
        let at = numbers.iter().position(|(known, _)| order(known).is_none_or(|at| at > place));
        numbers.insert(at.unwrap_or(numbers.len()), (name.clone(), number));
    }
    Ok(())
}

/// Removes a member that was kept unread because of its type, so that the file does not get the member twice.
pub(super) fn remove_unread(rest: &mut Rest, member: &str) {
    rest.retain(|(name, _)| name != member);
}

/// Words as a member of a card: one word of a set that has no more than one, otherwise a list; nothing for no words.
fn as_json(words: &[Name], is_one: bool) -> Option<String> {
    let words: Vec<&str> = words.iter().map(Name::as_str).collect();
    match words.as_slice() {
        [] => None,
        [word] if is_one => serde_json::to_string(word).ok(),
        words => serde_json::to_string(words).ok(),
    }
}

fn unless_empty(text: Option<&Name>) -> Option<Name> {
    text.filter(|text| !text.is_empty()).cloned()
}

fn does_not_fit(field: &Field) -> Diagnostic {
    refused(message!("problem-no-field", name = member(field)))
}

/// The name of a field in the file.
fn member(field: &Field) -> &str {
    match field {
        Field::Id(_) => "id",
        Field::Name(_) => "name",
        Field::Number(name, _) | Field::Words(name, _) => name,
        Field::Subtype(_) => "subtype",
        Field::Trigger(_) => "trigger",
        Field::Hero(_) => "hero",
        Field::Book(_) => "book",
        Field::Books(_) => "books",
        Field::Flavour(_) => "flavour",
        Field::Art(_) => "art",
        Field::Notes(_) => "notes",
        Field::Status(_) => "status",
        Field::Wording(..) => "text_override",
    }
}

fn label(field: &Field) -> Label {
    let text = |text: &Option<Name>| text.as_deref().map(shown).unwrap_or_default();
    let number = |number: &Option<i64>| number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    match field {
        Field::Id(id) => Label::new("undo-set-id").with("value", shown(id)),
        Field::Name(name) => Label::new("undo-set-name").with("value", shown(name)),
        Field::Number(name, value) => Label::new("undo-set-number").with("number", name).with("value", number(value)),
        Field::Subtype(value) => Label::new("undo-set-subtype").with("value", text(value)),
        Field::Words(set, words) => Label::new("undo-set-words").with("set", set).with("value", words.join(", ")),
        Field::Trigger(value) => Label::new("undo-set-trigger").with("value", text(value)),
        Field::Hero(value) => Label::new("undo-set-hero").with("value", text(value)),
        Field::Book(value) => Label::new("undo-set-book").with("value", number(value)),
        Field::Books(books) => {
            let books: Vec<String> = books.iter().map(i64::to_string).collect();
            Label::new("undo-set-book").with("value", books.join(", "))
        }
        Field::Flavour(value) => Label::new("undo-set-flavour").with("value", text(value)),
        Field::Art(value) => Label::new("undo-set-art").with("value", text(value)),
        Field::Notes(value) => Label::new("undo-set-notes").with("value", text(value)),
        Field::Status(value) => Label::new("undo-set-status").with("value", text(value)),
        Field::Wording(language, value) => {
            Label::new("undo-set-wording").with("language", language).with("value", text(value))
        }
    }
}
