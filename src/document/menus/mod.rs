//! What the menus of the editor offer for the parts of a row of a whole game: each choice with the rows that it may lead to.
//! Which of these are legal the kernel decides (kernel.md, section 8), so a legal row can be built from the menus alone.

mod aim;
mod filters;
mod values;

pub use aim::Aim;
pub use filters::{Filters, Test};
pub use values::Edited;

use serde_json::{Map, Value};

use super::{Document, with_rows_inside};
use crate::base::Name;
use crate::card::{Alternative, Condition, Parameter, Row, Slot};
use crate::kernel::choices::Form;

/// A choice of a menu.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer<T = Name> {
    pub what: T,
    /// What the row may be after it, the best first. The first legal one is taken.
    pub rows: Vec<Row>,
}

/// Something that a row does not have yet.
#[derive(Clone, Debug, PartialEq)]
pub enum Addition {
    Slot(Slot),
    Parameter(Name, Form),
    Cost(Name, Form),
    Condition(Name, Form),
}

impl Document {
    /// The operations, by their kinds. Target and duration stay where the operation can have them; what the operation needs
    /// besides, and a timing at which it can be, come with it.
    pub fn offered_operations(&self, row: &Row) -> Vec<Offer> {
        let mut operations: Vec<_> = self.rules.operations.iter().collect();
        operations.sort_by_key(|(_, operation)| operation.kind);
        operations.into_iter().map(|(op, _)| Offer { what: op.clone(), rows: self.with_operation(row, op) }).collect()
    }

    fn with_operation(&self, row: &Row, op: &Name) -> Vec<Row> {
        /// How many rows are tried until one is legal.
        const TRIED: usize = 256;
        let plain = [self.changed_operation(row, op, true), self.changed_operation(row, op, false)];
        let Some(game) = self.game() else { return plain.into() };
        let forms = game.parameter_forms(op);
        let with = |row: &Row, (name, form): &(Name, Form)| {
            let values = self.first_values(form).into_iter();
            values.map(|value| row.with_member(name, Some(&value.to_string()))).collect::<Vec<_>>()
        };
        let has = |row: &Row, name: &str| row.rest.iter().any(|(known, _)| known == name);
        let missing = forms.iter().filter(|(name, _)| !has(&plain[1], name));
        let whole = missing.fold(plain[1].clone(), |row, form| with(&row, form).into_iter().next().unwrap_or(row));
        let mut rows = Vec::from(plain);
        rows.push(whole);
        rows.dedup();
        let mut each = |more: &dyn Fn(&Row) -> Vec<Row>| {
            let found: Vec<Row> = rows.iter().flat_map(more).take(TRIED).collect();
            rows.extend(found);
        };
        each(&|row| forms.iter().flat_map(|form| with(row, form)).collect());
        if game.must_write(op, "to") {
            each(&|row| self.offered_entries(row, Slot::Target).into_iter().flat_map(|offer| offer.rows).collect());
        }
        if game.row_takes(op, "effects") {
            let inside = self.first_inside();
            each(&|row| {
                let inside = inside.iter().filter(|_| !has(row, "effects")).cloned();
                inside.map(|inside| with_rows_inside(&self.rules, row, &[inside])).collect()
            });
        }
        // A row that is not the first of its ability has no timing of its own.
        if Slot::Timing.of(row).is_some() {
            each(&|row| self.offered_entries(row, Slot::Timing).into_iter().flat_map(|offer| offer.rows).collect());
        }
        rows
    }

    /// Rows with which the effects that a row gives may begin: an operation that needs nothing else, at each timing.
    fn first_inside(&self) -> Vec<Row> {
        let Some(game) = self.game() else { return Vec::new() };
        let needs = |op: &Name| {
            ["to", "word", "effects", "for"].iter().any(|member| game.must_write(op, member))
                || game.row_takes(op, "card")
                || !game.parameter_forms(op).is_empty()
        };
        let Some(op) = self.rules.operations.keys().find(|op| !needs(op)) else { return Vec::new() };
        let first = self.changed_operation(&Row::default(), op, false);
        let timings = Slot::Timing.alternatives(&self.rules, &first).into_iter();
        timings.map(|timing| Slot::Timing.set(&first, Some(&timing.json))).collect()
    }

    /// What can be in a slot instead.
    pub fn offered_entries(&self, row: &Row, slot: Slot) -> Vec<Offer> {
        let takes_once = slot == Slot::Timing && Slot::Once.of(row).is_none();
        let offer = |known: Alternative| {
            let plain = slot.set(row, Some(&known.json));
            // What is used at will must cost something or have a limit.
            let bounded = takes_once.then(|| Slot::Once.set(&plain, Some("\"turn\"")));
            Offer { what: known.id, rows: [plain].into_iter().chain(bounded).collect() }
        };
        slot.alternatives(&self.rules, row).into_iter().map(offer).collect()
    }

    /// What a row can still have, each with the values that it may begin with. Slots of an ability are on its first row.
    pub fn offered_additions(&self, row: &Row, is_first: bool) -> Vec<Offer<Addition>> {
        let Some(game) = self.game() else { return Vec::new() };
        let takes = |member: &str| game.row_takes(&row.op, member);
        let is_open = |slot: &Slot| *slot != Slot::Cost && slot.of(row).is_none() && takes(slot.member());
        let of_ability = Slot::OF_ABILITY.into_iter().filter(|_| is_first);
        let slots = Slot::OF_ROW.into_iter().chain(of_ability).filter(is_open).map(Addition::Slot);
        let has = |name: &str| row.rest.iter().any(|(known, _)| known == name);
        let card = takes("card").then(|| (Name::const_new("card"), Form::Card));
        let parameters = game.parameter_forms(&row.op).into_iter().chain(card).filter(|(name, _)| !has(name));
        let parameters = parameters.map(|(name, form)| Addition::Parameter(name, form));
        let paid = costs_of(row).unwrap_or_default();
        let costs = game.costs.keys().filter(|id| is_first && takes("cost") && !paid.contains_key(id.as_str()));
        let costs = costs.filter_map(|id| Some(Addition::Cost(id.clone(), game.cost_form(id)?)));
        let is_new = |id: &&Name| row.conditions.iter().all(|condition| condition.id != **id);
        let conditions = game.conditions.keys().filter(|_| takes("if")).filter(is_new);
        let conditions = conditions.filter_map(|id| Some(Addition::Condition(id.clone(), game.condition_form(id)?)));
        let all = slots.chain(parameters).chain(costs).chain(conditions);
        all.map(|addition| Offer { rows: self.added(row, &addition), what: addition }).collect()
    }

    fn added(&self, row: &Row, addition: &Addition) -> Vec<Row> {
        let with = |form: &Form, with: &dyn Fn(&Value) -> Row| self.first_values(form).iter().map(with).collect();
        match addition {
            Addition::Slot(slot) => self.offered_entries(row, *slot).into_iter().flat_map(|offer| offer.rows).collect(),
            Addition::Parameter(name, form) => with(form, &|value| row.with_member(name, Some(&value.to_string()))),
            Addition::Cost(id, form) => with(form, &|value| with_cost(row, id, Some(value.clone()))),
            Addition::Condition(id, form) => with(form, &|value| {
                let mut row = row.clone();
                row.conditions.push(Condition { id: id.clone(), is: Parameter::from_json(value) });
                row
            }),
        }
    }

    /// What a parameter may begin with, the usual first.
    fn first_values(&self, form: &Form) -> Vec<Value> {
        match form {
            Form::True => vec![true.into()],
            Form::Flag | Form::One(_) | Form::Card => self.listed_values(form),
            Form::Number(range) | Form::Paid(range) => {
                let (least, most) = (*range.start(), *range.end());
                let mut values = vec![least.max(1.min(most)), least, most];
                values.dedup();
                values.into_iter().map(Value::from).collect()
            }
            // Any word will do; one that cards have is an example of what to type.
            Form::Word => vec![self.game().and_then(|game| game.open_word()).unwrap_or("word").into()],
            Form::Where => vec![Map::new().into()],
            Form::Cards => vec![1.into()],
        }
    }

    /// The values of a parameter that is chosen from a list.
    fn listed_values(&self, form: &Form) -> Vec<Value> {
        match form {
            Form::Flag => vec![true.into(), false.into()],
            Form::One(words) => words.iter().map(|word| word.as_str().into()).collect(),
            Form::Card => self.registry.cards.iter().map(|card| card.id.as_str().into()).collect(),
            _ => Vec::new(),
        }
    }
}

/// What a row costs, if that is written as it should be.
pub fn costs_of(row: &Row) -> Option<Map<String, Value>> {
    match serde_json::from_str(Slot::Cost.of(row)?) {
        Ok(Value::Object(costs)) => Some(costs),
        _ => None,
    }
}

/// The row with another amount of a cost, or without the cost.
pub fn with_cost(row: &Row, id: &str, value: Option<Value>) -> Row {
    let mut costs = costs_of(row).unwrap_or_default();
    match value {
        Some(value) => drop(costs.insert(id.to_owned(), value)),
        None => drop(costs.remove(id)),
    }
    let json = (!costs.is_empty()).then(|| Value::Object(costs).to_string());
    Slot::Cost.set(row, json.as_deref())
}
