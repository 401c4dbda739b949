//! What the menus of the editor offer for the parts of a row: each choice with the rows that it may lead to. Which of these
//! are legal `check` decides (kernel.md, section 8), so a legal row can be built from the menus alone.

mod aim;
mod filters;
mod judge;
mod made;
mod numbers;
mod values;

pub use aim::{Aim, NO_PRESET};
pub use filters::{About, Filters, Test};
pub use judge::{Ask, Judged};
pub use made::{Made, MadeAs};
pub use numbers::CardNumber;
pub use values::{BOUNDS, Edited};

use std::slice;

use serde_json::{Map, Value, json};

use super::{Document, with_rows_inside};
use crate::base::Name;
use crate::card::{Alternative, Condition, Parameter, Role, Row, Slot};
use crate::kernel::choices::Form;
use crate::ruleset::{SIDES, Takes};

/// A choice of a menu.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer<T = Name> {
    pub what: T,
    /// What the row may be after it, the best first. The first legal one is taken.
    pub rows: Vec<Row>,
    /// The member that is chosen, if other members may be changed where none of these rows is legal.
    pub keeps: Option<Name>,
}

impl<T> Offer<T> {
    pub fn new(what: T, rows: Vec<Row>) -> Self {
        Self { what, rows, keeps: None }
    }

    /// A choice of a member that brings along what it needs.
    #[must_use]
    pub fn keeping(self, member: impl Into<Option<Name>>) -> Self {
        Self { keeps: member.into(), ..self }
    }
}

/// Something that a row does not have yet.
#[derive(Clone, Debug, PartialEq)]
pub enum Addition {
    Slot(Slot),
    Parameter(Name, Form),
    Cost(Name, Form),
    Condition(Name, Form),
    /// Conditions of which one holds, or that are negated.
    Bracket(Name),
    Role(Role),
    /// What the event of the timing must be about.
    Event(Name, Form),
}

impl Document {
    /// The operations, by their kinds. Target and duration stay where the operation can have them; what the operation needs
    /// besides, and a timing at which it can be, come with it.
    pub fn offered_operations(&self, row: &Row) -> Vec<Offer> {
        let mut operations: Vec<_> = self.rules.operations.iter().collect();
        operations.sort_by_key(|(_, operation)| operation.kind);
        operations
            .into_iter()
            .map(|(op, _)| Offer::new(op.clone(), self.with_operation(row, op)).keeping(Name::const_new("do")))
            .collect()
    }

    fn with_operation(&self, row: &Row, op: &Name) -> Vec<Row> {
        let plain = [self.changed_operation(row, op, true), self.changed_operation(row, op, false)];
        let Some(game) = self.game() else {
            let [plain, _] = plain;
            // A row of another operation may have nothing to replace or add to.
            let alone = with_role(&plain, Role::Base);
            return if alone == plain { vec![plain] } else { vec![plain, alone] };
        };
        let forms = game.parameter_forms(op);
        let has = |row: &Row, name: &str| row.rest.iter().any(|(known, _)| known == name);
        let usual = |form: &Form| self.first_values(form).into_iter().next();
        let whole = |plain: &Row| {
            let missing = forms.iter().filter(|(name, _)| !has(plain, name));
            missing.fold(plain.clone(), |row, (name, form)| match usual(form) {
                Some(value) => row.with_member(name, Some(&value.to_string())),
                None => row,
            })
        };
        let rows = [plain.each_ref().map(whole), plain];
        let mut rows: Vec<Row> = rows.into_iter().rev().flatten().collect();
        if game.must_write(op, "word") {
            // Any word will do.
            let word = self.first_values(&Form::Word).pop().unwrap_or_default().to_string();
            let lacking = rows.iter().filter(|row| Slot::Word.of(row).is_none());
            let with: Vec<Row> = lacking.map(|row| Slot::Word.set(row, Some(&word))).collect();
            rows.extend(with);
        }
        if game.row_takes(op, "effects") {
            let inside = self.first_inside();
            let lacking = rows.iter().filter(|row| !has(row, "effects"));
            let with = lacking.flat_map(|row| {
                inside.iter().map(|inside| with_rows_inside(&self.rules, row, slice::from_ref(inside)))
            });
            rows.extend(with.collect::<Vec<_>>());
        }
        rows.dedup();
        rows
    }

    /// Rows with which a list inside a row may begin: an operation that needs nothing else, at each timing.
    pub fn first_inside(&self) -> Vec<Row> {
        let Some(game) = self.game() else { return Vec::new() };
        let needs = |op: &&Name| {
            ["word", "effects", "for"].iter().any(|member| game.can_need(op, member))
                || ["to", "card"].iter().any(|member| game.row_takes(op, member))
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
            let refined = event_of(row).filter(|of| slot == Slot::Timing && !of.is_empty());
            let refined = refined.map(|of| {
                of.into_iter().fold(plain.clone(), |row, (name, value)| with_event(&row, &name, Some(value)))
            });
            // What is used at will must cost something or have a limit.
            let bounded = takes_once.then(|| Slot::Once.set(&plain, Some("\"turn\"")));
            Offer::new(known.id, refined.into_iter().chain([plain]).chain(bounded).collect())
                .keeping(Name::const_new(slot.member()))
        };
        slot.alternatives(&self.rules, row).into_iter().map(offer).collect()
    }

    /// What a row can still have, each with the values that it may begin with. Slots of an ability are on its first row.
    pub fn offered_additions(&self, row: &Row, is_first: bool) -> Vec<Offer<Addition>> {
        let Some(game) = self.game() else {
            let offer = |addition: Addition| {
                let rows = self.added(row, &addition);
                Offer::new(addition, rows)
            };
            return self.open_conditions(row).map(offer).collect();
        };
        let takes = |member: &str| game.row_takes(&row.op, member);
        let is_open = |slot: &Slot| *slot != Slot::Cost && slot.of(row).is_none() && takes(slot.member());
        let of_ability = Slot::OF_ABILITY.into_iter().filter(|_| is_first);
        let slots = Slot::OF_ROW.into_iter().chain(of_ability).filter(is_open).map(Addition::Slot);
        let has = |name: &str| row.rest.iter().any(|(known, _)| known == name);
        let parameters = self.parameter_forms(row).into_iter().filter(|(name, _)| !has(name));
        let parameters = parameters.map(|(name, form)| Addition::Parameter(name, form));
        let paid = costs_of(row).unwrap_or_default();
        let costs = game.costs.keys().filter(|id| is_first && takes("cost") && !paid.contains_key(id.as_str()));
        let costs = costs.filter_map(|id| Some(Addition::Cost(id.clone(), game.cost_form(id)?)));
        let conditions = self.open_conditions(row).filter(|_| takes("if"));
        let is_base = row.role() == Role::Base;
        let roles = [(Role::Replace, "replace"), (Role::Bonus, "bonus")].into_iter();
        let roles = roles.filter(|(_, member)| is_base && takes(member)).map(|(role, _)| Addition::Role(role));
        let event = event_of(row).filter(|_| is_first);
        let event = EVENT.into_iter().filter(|name| event.as_ref().is_some_and(|event| !event.contains_key(*name)));
        let event = event.filter_map(|name| Some(Addition::Event(Name::const_new(name), event_form(name)?)));
        let all = slots.chain(parameters).chain(costs).chain(conditions).chain(roles).chain(event);
        let offer = |addition: Addition| {
            let rows = self.added(row, &addition);
            Offer::new(addition, rows)
        };
        let conditions = conditions_of(row);
        let with = |tests: &Map<String, Value>| with_conditions(row, tests);
        let filters = Filters::new(self, &conditions, &with).about(About::Position);
        let brackets = filters.offered_brackets().into_iter().filter(|_| takes("if"));
        let brackets = brackets.map(|offer| Offer::new(Addition::Bracket(offer.what), offer.rows));
        all.map(offer).chain(brackets).collect()
    }

    /// The parameters of a row's own.
    pub fn parameter_forms(&self, row: &Row) -> Vec<(Name, Form)> {
        let Some(game) = self.game() else { return Vec::new() };
        let mut forms = game.parameter_forms(&row.op);
        for (name, form) in [("card", Form::Made), ("against", Form::Sources)] {
            forms.extend(game.row_takes(&row.op, name).then(|| (Name::const_new(name), form)));
        }
        forms
    }

    /// The conditions that a row does not have.
    fn open_conditions(&self, row: &Row) -> impl Iterator<Item = Addition> {
        let is_new = |id: &&Name| row.conditions.iter().all(|condition| condition.id != **id);
        let open = self.rules.conditions.keys().filter(is_new);
        open.filter_map(|id| Some(Addition::Condition(id.clone(), self.condition_form(id)?)))
    }

    /// The parameter of a condition, if the game has the condition.
    pub fn condition_form(&self, id: &str) -> Option<Form> {
        if let Some(game) = self.game() {
            return game.condition_form(id);
        }
        Some(match &self.rules.conditions.get(id)?.takes {
            Takes::Nothing | Takes::Other => Form::True,
            Takes::Number(range) => Form::Number(range.clone()),
            Takes::Subtype => Form::One(self.rules.subtypes.keys().cloned().collect()),
        })
    }

    /// What a row can be to those before it.
    pub fn offered_roles(&self, row: &Row) -> [Offer<Role>; 3] {
        [Role::Base, Role::Replace, Role::Bonus].map(|role| Offer::new(role, vec![with_role(row, role)]))
    }

    fn added(&self, row: &Row, addition: &Addition) -> Vec<Row> {
        let with = |form: &Form, with: &dyn Fn(&Value) -> Row| self.first_values(form).iter().map(with).collect();
        match addition {
            Addition::Slot(Slot::Target) => {
                let aim = Aim::new(self, row, None).into_iter();
                aim.flat_map(|aim| aim.offered_presets()).flat_map(|offer| offer.rows).collect()
            }
            Addition::Slot(slot) => self.offered_entries(row, *slot).into_iter().flat_map(|offer| offer.rows).collect(),
            Addition::Parameter(name, form) => with(form, &|value| row.with_member(name, Some(&value.to_string()))),
            Addition::Cost(id, form) => with(form, &|value| with_cost(row, id, Some(value.clone()))),
            Addition::Condition(id, form) => with(form, &|value| {
                let mut row = row.clone();
                row.conditions.push(Condition { id: id.clone(), is: Parameter::from_json(value) });
                row
            }),
            Addition::Role(role) => vec![with_role(row, *role)],
            Addition::Event(name, form) => with(form, &|value| with_event(row, name, Some(value.clone()))),
            // With its first conditions it comes from them.
            Addition::Bracket(_) => Vec::new(),
        }
    }

    /// What a parameter may begin with, the usual first.
    pub fn first_values(&self, form: &Form) -> Vec<Value> {
        match form {
            Form::True => vec![true.into()],
            Form::Flag | Form::One(_) | Form::Card | Form::Made => self.listed_values(form),
            Form::Number(range) | Form::Paid(range) => {
                let (least, most) = (*range.start(), *range.end());
                let mut values = vec![least.max(1.min(most)), least, most];
                values.dedup();
                values.into_iter().map(Value::from).collect()
            }
            // Any word will do; one that cards have is an example of what to type.
            Form::Word => vec![self.game().and_then(|game| game.open_word()).unwrap_or("word").into()],
            Form::Where => vec![Map::new().into()],
            Form::Sources => ["opponent", "any", "self"].map(|who| json!({ "who": who })).into(),
            Form::Cards => vec![1.into()],
            Form::Names { known, .. } => match known.first() {
                Some(first) => vec![json!([first.as_str()])],
                None => vec![json!([])],
            },
        }
    }

    /// The values of a parameter that is chosen from a list.
    fn listed_values(&self, form: &Form) -> Vec<Value> {
        match form {
            Form::Flag => vec![true.into(), false.into()],
            Form::One(words) => words.iter().map(|word| word.as_str().into()).collect(),
            Form::Card => self.registry.cards.iter().map(|card| card.id.as_str().into()).collect(),
            Form::Made => {
                let cards = self.game().into_iter().flat_map(|game| game.nameable_cards());
                cards.map(|id| id.as_str().into()).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The row as another thing to those before it.
pub fn with_role(row: &Row, role: Role) -> Row {
    Row { replace: role == Role::Replace, bonus: role == Role::Bonus, ..row.clone() }
}

/// What a timing can say about its event.
const EVENT: [&str; 2] = ["of", "where"];

/// The parameter of what a timing can say about its event.
pub fn event_form(name: &str) -> Option<Form> {
    match name {
        "of" => Some(Form::One(SIDES.map(Name::const_new).into())),
        "where" => Some(Form::Where),
        _ => None,
    }
}

/// What the timing of a row says about its event.
pub fn event_of(row: &Row) -> Option<Map<String, Value>> {
    match serde_json::from_str(Slot::Timing.of(row)?) {
        Ok(Value::String(_)) => Some(Map::new()),
        Ok(Value::Object(mut members)) => members.remove("like").map(|_| members),
        _ => None,
    }
}

/// The row with something else about the event of its timing, or nothing.
pub fn with_event(row: &Row, name: &str, value: Option<Value>) -> Row {
    let (Some(mut members), Some(like)) = (event_of(row), Slot::Timing.id(row)) else { return row.clone() };
    match value {
        Some(value) => drop(members.insert(name.to_owned(), value)),
        None => drop(members.remove(name)),
    }
    let timing = if members.is_empty() {
        like.as_str().into()
    } else {
        members.insert("like".to_owned(), like.as_str().into());
        Value::Object(members)
    };
    Slot::Timing.set(row, Some(&timing.to_string()))
}

/// The conditions of a row as tests.
pub fn conditions_of(row: &Row) -> Map<String, Value> {
    row.conditions.iter().map(|condition| (condition.id.to_string(), condition.is.to_json())).collect()
}

/// The row with other conditions: those that stay in their order, then new ones.
pub fn with_conditions(row: &Row, tests: &Map<String, Value>) -> Row {
    let mut row = row.clone();
    row.conditions.retain(|condition| tests.contains_key(condition.id.as_str()));
    for (id, value) in tests {
        let is = Parameter::from_json(value);
        match row.conditions.iter_mut().find(|condition| condition.id == **id) {
            Some(condition) => condition.is = is,
            None => row.conditions.push(Condition { id: id.as_str().into(), is }),
        }
    }
    row
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
