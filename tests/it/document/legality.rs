//! Rows that were written otherwise than by menus: those of the bundled cards and those that the generator makes.

use std::cell::RefCell;

use serde_json::Value;
use ses_studio::card::{Row, Slot};
use ses_studio::document::{Command, Document, RecordPath};
use ses_studio::generate::{Grammar, Maker};
use ses_studio::registry::Trials;

use super::menu_builder::Builder;
use super::menus::games;
use super::whole_game::document;
use crate::generate::{ORDER, records};
use crate::kernel::SAMPLES;

/// A legal row in the place of another: of another operation, if there is one.
fn first_row(document: &Document, trials: &RefCell<Trials>, (at, row): (RecordPath, usize), to: &Row) -> Option<Row> {
    let timings = if Slot::Timing.of(to).is_some() {
        let timings = Slot::Timing.alternatives(document.rules(), to).into_iter();
        timings.map(|timing| Slot::Timing.set(&Row::default(), Some(&timing.json))).collect()
    } else {
        vec![Row::default()]
    };
    let mut ask = |row_there: &Row| {
        document.problems_of_rows(&mut trials.borrow_mut(), at, row, std::slice::from_ref(row_there)).remove(0)
    };
    let mut legal = timings.iter().flat_map(|first| {
        let offers = document.offered_operations(first);
        let legal = document.judge(&offers, &[row], &mut ask).into_iter().flatten().filter_map(Result::ok);
        legal.collect::<Vec<_>>()
    });
    let first = legal.next()?;
    if first.op == to.op { legal.next().or(Some(first)) } else { Some(first) }
}

/// What menus lack to build the rows of a record from other rows.
fn lacking(document: &Document, trials: &RefCell<Trials>, at: RecordPath) -> Vec<String> {
    let rows = document.registry().rows(at).iter().enumerate();
    let lacking = rows.filter_map(|(row, to)| {
        let built = match first_row(document, trials, (at, row), to) {
            Some(from) => Builder::new(document, trials, (at, row)).build(&from, to),
            None => Err("no row to begin with".to_owned()),
        };
        Some(format!("{} {row}: {}", document.registry().id_and_name(at).unwrap().0, built.err()?))
    });
    lacking.collect()
}

fn of_bundled_cards(every: usize) -> Vec<String> {
    let mut all = Vec::new();
    for (_, document) in games() {
        let trials = RefCell::new(document.trials());
        let cards = (0..document.registry().cards.len()).map(RecordPath::Card);
        let heroes = (0..document.registry().heroes.len()).map(RecordPath::Hero);
        all.extend(cards.chain(heroes).step_by(every).flat_map(|at| lacking(&document, &trials, at)));
    }
    all
}

fn of_made_cards(count: usize) {
    for sample in &SAMPLES {
        let (game, rules) = (sample.game(), serde_json::from_str(sample.rules).unwrap());
        let maker = Maker::new(Grammar::new(&game, &rules, &Value::Null));
        let mut document = document(sample);
        let cards = Value::Array(records(&maker, &ORDER, count));
        document.apply(Command::PasteCards { at: Some(0), json: cards.to_string() }).unwrap();
        let trials = RefCell::new(document.trials());
        for at in 0..count {
            let lacking = lacking(&document, &trials, RecordPath::Card(at));
            assert!(lacking.is_empty(), "{}: {lacking:#?}", sample.name);
        }
    }
}

fn bundled_cards_are_built(every: usize) {
    let lacking = of_bundled_cards(every);
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}

#[test]
fn rows_of_bundled_cards_are_built_by_menus() {
    bundled_cards_are_built(9);
}

#[test]
#[ignore = "every card of every game"]
fn rows_of_all_bundled_cards_are_built_by_menus() {
    bundled_cards_are_built(1);
}

#[test]
fn rows_of_made_cards_are_built_by_menus() {
    of_made_cards(2);
}

#[test]
#[ignore = "many cards of each game"]
fn rows_of_many_made_cards_are_built_by_menus() {
    of_made_cards(100);
}
