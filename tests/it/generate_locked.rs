//! Cards with holes that the generator completes: legal, with all that was locked, and by the same choices as menus offer.

use std::cell::RefCell;

use serde_json::{Map, Value};
use ses_studio::base::Generator;
use ses_studio::card::{Row, Slot};
use ses_studio::document::menus::Aim;
use ses_studio::document::{Command, Document, RecordPath};
use ses_studio::generate::{Grammar, Maker, Order};
use ses_studio::registry::Trials;

use crate::document::games as documents;
use crate::generate::errors;
use crate::generate_games::{games, taken};

/// A card of which some members stay; of a row that stays, some members stay.
fn with_holes(card: &Value, chance: &mut Generator) -> Value {
    let stays = |chance: &mut Generator, name: &str| name == "do" || chance.below(2) == 0;
    let mut kept = Map::new();
    let members = card.as_object().unwrap().iter().filter(|(name, _)| !matches!(name.as_str(), "id" | "name" | "made"));
    for (name, value) in members {
        match value.as_array().filter(|_| name == "effects") {
            Some(rows) => {
                let kept_rows = rows.iter().map(|row| {
                    let members = row.as_object().unwrap().iter();
                    let members = members.filter(|(name, _)| stays(chance, name));
                    Value::Object(members.map(|(name, value)| (name.clone(), value.clone())).collect())
                });
                kept.insert(name.clone(), kept_rows.collect());
            }
            None if stays(chance, name) => drop(kept.insert(name.clone(), value.clone())),
            None => {}
        }
    }
    Value::Object(kept)
}

/// Whether all that is locked is in a card: each row of the list in a row of its own, in the same order.
fn has_locked(locked: &Value, card: &Value) -> bool {
    match (locked, card) {
        (Value::Object(locked), Value::Object(card)) => {
            locked.iter().all(|(name, value)| card.get(name).is_some_and(|there| has_locked(value, there)))
        }
        (Value::Array(locked), Value::Array(card)) => {
            let mut there = card.iter();
            locked.iter().all(|value| there.any(|there| has_locked(value, there)))
        }
        (Value::String(one), Value::Array(words)) => words.iter().any(|word| word == one),
        // An entry that is locked can get tests of its own.
        (Value::String(like), Value::Object(refined)) => refined.get("like").is_some_and(|own| own == like),
        (locked, card) => locked == card,
    }
}

/// The parts of a row that the menus do not offer as they are.
fn not_offered(
    document: &Document,
    trials: &RefCell<Trials>,
    (at, top): (RecordPath, usize),
    row: &Row,
) -> Vec<&'static str> {
    let mut ask =
        |row: &Row| document.problems_of_rows(&mut trials.borrow_mut(), at, top, std::slice::from_ref(row)).remove(0);
    let slots = [Slot::OF_ABILITY.as_slice(), Slot::OF_ROW.as_slice()].concat().into_iter();
    // Costs are numbers; words that nobody lists are typed.
    let slots = slots.filter(|slot| *slot != Slot::Cost && slot.of(row).is_some());
    let mut is_offered = |slot: &Slot| {
        let id = slot.id(row);
        let mut offers = match Aim::new(document, row, None).filter(|_| *slot == Slot::Target) {
            Some(aim) => aim.offered_presets(),
            None => document.offered_entries(row, *slot),
        };
        let is_typed = *slot == Slot::Word && offers.is_empty();
        offers.retain(|offer| Some(&offer.what) == id.as_ref());
        let is_without_preset = *slot == Slot::Target && id.is_none();
        is_typed
            || is_without_preset
            || document.judge(&offers, &[top], &mut ask).into_iter().flatten().any(|one| one.is_ok())
    };
    let mut lacking: Vec<_> = slots.filter(|slot| !is_offered(slot)).map(Slot::member).collect();
    let mut operations = document.offered_operations(row);
    operations.retain(|offer| offer.what == row.op);
    let can_be = document.judge(&operations, &[top], &mut ask).into_iter().flatten().any(|one| one.is_ok());
    lacking.extend((!can_be).then_some("do"));
    lacking
}

/// Completes so many cards of each game from what is left of others.
fn complete(count: usize) {
    let mut documents: Vec<_> = documents().into_iter().map(|(_, document)| document).collect();
    for (at, (game, rules)) in games().into_iter().enumerate() {
        let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
        let mut chance = Generator(7);
        let (mut cards, mut refused, mut holes) = (Vec::new(), 0, 0);
        for (n, card) in taken(&game, &rules, 3, count).iter().enumerate() {
            let mut locked = with_holes(card, &mut chance);
            // What every card gets is not chosen.
            let of_all = maker.grammar.settings["with"].as_object().into_iter().flatten();
            of_all.for_each(|(name, _)| drop(locked.as_object_mut().unwrap().remove(name)));
            let order = Order { seed: u64::try_from(n).unwrap(), locked: Some(&locked), like: None };
            let Ok(run) = maker.run(&order, 1, &[]) else {
                refused += 1;
                continue;
            };
            let mut completed = maker.grammar.json(&run.cards[0].card);
            completed.insert("id".to_owned(), card["id"].clone());
            completed.insert("name".to_owned(), card["name"].clone());
            let completed = Value::Object(completed);
            assert!(has_locked(&locked, &completed), "{}: {locked} is not kept in {completed}", game.id);
            cards.push(completed);
        }
        // What is left of a card can be completed, because that card does it.
        assert!(refused * 20 <= count, "{}: {refused} of {count} are not completed", game.id);
        let wrong = errors(&game, &cards);
        assert!(wrong.is_empty(), "{}: {}", game.id, wrong.join("\n"));
        // What is in the holes menus offer on the same card.
        let document = &mut documents[at];
        document.apply(Command::PasteCards { at: Some(0), json: Value::Array(cards.clone()).to_string() }).unwrap();
        let trials = RefCell::new(document.trials());
        for card in (0..cards.len()).map(RecordPath::Card) {
            for (top, row) in document.registry().rows(card).iter().enumerate() {
                let lacking = not_offered(document, &trials, (card, top), row);
                assert!(lacking.is_empty(), "{}: menus do not offer {lacking:?} of {row:?}", game.id);
                holes += 1;
            }
        }
        eprintln!("{}: {} of {count} completed, {holes} rows", game.id, cards.len());
        assert!(holes > count / 2, "{}: {holes} rows", game.id);
    }
}

#[test]
fn locked_cards_are_completed_by_the_choices_of_the_menus() {
    complete(24);
}

#[test]
#[ignore = "many cards of each game"]
fn many_locked_cards_are_completed_by_the_choices_of_the_menus() {
    complete(1_000);
}
