//! Values of parameters: their words, and the menu in which one is chosen or typed.

use std::ops::RangeInclusive;

use egui::{Key, Popup, PopupCloseBehavior, Response, Ui};
use serde_json::{Map, Value, json};

use super::context::RowContext;
use super::filters::filters_ui;
use super::popover::popover;
use crate::base::{Diagnostic, Name};
use crate::card::Row;
use crate::kernel::choices::Form;
use crate::studio::i18n::I18n;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, focus_again, label, number_field, segmented};

/// The width of the menu of a value that is typed, in points.
const WIDE: f32 = 380.0;

/// A word of the game, by the table that it is in.
pub fn word(view: &View<'_>, id: &str) -> String {
    let rules = view.rules();
    if let Some((of, zone)) = id.split_once('.') {
        let of = view.i18n.name(&format!("slot-who-{of}"), of);
        return format!("{}, {of}", view.i18n.entry(&format!("zone-{zone}"), zone));
    }
    let kind = if rules.keywords.contains_key(id) {
        "keyword"
    } else if rules.card_types.contains_key(id) {
        "type"
    } else if rules.subtypes.contains_key(id) {
        "subtype"
    } else if rules.zones.contains_key(id) {
        "zone"
    } else {
        "word"
    };
    view.i18n.entry(&format!("{kind}-{id}"), id)
}

/// A value in words.
pub fn shown_value(view: &View<'_>, form: &Form, value: &Value) -> String {
    match (form, value) {
        (Form::Card, Value::String(id)) => view.name_of(id),
        (Form::Card, Value::Object(card)) => {
            let name = card.get("name").and_then(Value::as_str);
            name.map_or_else(|| view.i18n.tr("card-by-chance").to_string(), ToOwned::to_owned)
        }
        (Form::One(_) | Form::Word, Value::String(id)) => word(view, id),
        (_, Value::Number(number)) => number.to_string(),
        (_, Value::Bool(flag)) => flag_name(&view.i18n, *flag),
        _ => "…".to_owned(),
    }
}

pub fn flag_name(i18n: &I18n, flag: bool) -> String {
    i18n.tr(if flag { "flag-yes" } else { "flag-no" }).to_string()
}

/// What a parameter may begin with, the usual first.
pub fn first_value(view: &View<'_>, form: &Form) -> Vec<Value> {
    match form {
        Form::True | Form::Flag => vec![true.into()],
        Form::Number(range) | Form::Paid(range) => vec![(*range.start()).max(1.min(*range.end())).into()],
        Form::One(words) => words.iter().map(|word| word.as_str().into()).collect(),
        Form::Word => Vec::new(),
        Form::Card => view.registry().cards.first().map(|card| card.id.as_str().into()).into_iter().collect(),
        Form::Where => vec![json!({})],
        Form::Cards => vec![json!(1)],
    }
}

/// The menu of a value.
#[must_use]
pub struct ValueMenu<'a> {
    pub context: &'a RowContext<'a>,
    pub name: &'a str,
    pub form: &'a Form,
    pub now: &'a Value,
    /// The row with another value.
    pub with: &'a dyn Fn(&Value) -> Row,
}

impl ValueMenu<'_> {
    /// Shows the menu while it is open. Returns the new value.
    pub fn show(&self, button: &Response) -> Option<Value> {
        let i18n = &self.context.view.i18n;
        match self.form {
            Form::True | Form::Word => None,
            Form::Flag => {
                let now = usize::from(self.now.as_bool() != Some(true));
                let names = [flag_name(i18n, true), flag_name(i18n, false)];
                let menu = Choices::new(self.name, self.name).current(Some(now));
                let chosen = menu.show(button, || names.map(Choice::new).into())?;
                Some(json!(chosen == 0))
            }
            Form::Number(range) => {
                let now = self.now.as_i64().unwrap_or(*range.start());
                number_menu(i18n, button, now, range).map(Value::from)
            }
            Form::One(words) => {
                let values = words.iter().map(|word| Value::from(word.as_str()));
                self.list(button, values.collect())
            }
            Form::Card => {
                let cards = &self.context.view.registry().cards;
                self.list(button, cards.iter().map(|card| card.id.as_str().into()).collect())
            }
            Form::Where | Form::Cards | Form::Paid(_) => {
                popover(button, self.name, WIDE, |ui| self.tests(ui)).flatten()
            }
        }
    }

    /// A list of values, of which the kernel says which are legal.
    fn list(&self, button: &Response, values: Vec<Value>) -> Option<Value> {
        let view = self.context.view;
        let current = values.iter().position(|value| value == self.now);
        let choices = || {
            let verdicts = self.context.verdicts(values.iter().map(self.with));
            let choice = |(value, problem): (&Value, &Option<Diagnostic>)| Choice {
                about: value.as_str().unwrap_or_default().to_owned(),
                reason: problem.as_ref().map(|problem| view.i18n.describe(&problem.message)),
                ..Choice::new(shown_value(view, self.form, value))
            };
            values.iter().zip(verdicts.iter()).map(choice).collect()
        };
        let search = view.i18n.tr("search");
        let preview = |at: usize| self.context.preview(values.get(at).map(self.with), false);
        let menu = Choices::new(self.name, &search).width(340.0).current(current).preview(&preview);
        let chosen = menu.show(button, choices)?;
        values.into_iter().nth(chosen)
    }

    /// Numbers with the cards that are counted.
    fn tests(&self, ui: &mut Ui) -> Option<Value> {
        let mut changed = None;
        let members = match self.now {
            Value::Object(members) => members.clone(),
            _ => Map::new(),
        };
        match self.form {
            Form::Paid(range) if range.start() < range.end() => {
                let now = self.now.as_i64().or_else(|| members.get("count").and_then(Value::as_i64));
                if let Some(number) = number_line(ui, &self.context.view.i18n, now.unwrap_or(1), range) {
                    changed = Some(paid(number, members.get("where")));
                }
            }
            Form::Cards => changed = self.counted(ui, &members),
            _ => {}
        }
        let is_where = *self.form == Form::Where;
        let tests = if is_where { Some(&members) } else { members.get("where").and_then(Value::as_object) };
        let none = Map::new();
        let with = |tests: &Map<String, Value>| self.with_tests(&members, tests);
        let row = |tests: &Map<String, Value>| (self.with)(&with(tests));
        let found = filters_ui(ui, self.context, tests.unwrap_or(&none), &row);
        changed.or_else(|| found.map(|tests| with(&tests)))
    }

    fn with_tests(&self, members: &Map<String, Value>, tests: &Map<String, Value>) -> Value {
        let count = self.now.as_i64().or_else(|| members.get("count").and_then(Value::as_i64)).unwrap_or(1);
        match self.form {
            Form::Where => Value::Object(tests.clone()),
            Form::Paid(_) => paid(count, Some(&Value::Object(tests.clone()))),
            _ => {
                let mut members = members.clone();
                if let Some(number) = self.now.as_i64() {
                    members.insert("at_least".to_owned(), number.into());
                }
                members.insert("where".to_owned(), Value::Object(tests.clone()));
                if tests.is_empty() {
                    members.remove("where");
                }
                counted_value(members)
            }
        }
    }

    /// How many cards there must be, whose and where.
    fn counted(&self, ui: &mut Ui, members: &Map<String, Value>) -> Option<Value> {
        const BOUNDS: [&str; 3] = ["at_least", "at_most", "exactly"];
        let i18n = &self.context.view.i18n;
        let bound = BOUNDS.iter().position(|bound| members.contains_key(*bound)).unwrap_or(0);
        let number = members.get(BOUNDS[bound]).and_then(Value::as_i64).or_else(|| self.now.as_i64()).unwrap_or(1);
        let names = ["count-at-least", "count-at-most", "count-exactly"].map(|id| i18n.tr(id));
        let with = |bound: usize, number: i64| {
            let mut members = members.clone();
            members.retain(|name, _| !BOUNDS.contains(&name.as_str()));
            members.insert(BOUNDS[bound].to_owned(), number.into());
            counted_value(members)
        };
        let mut changed = None;
        ui.horizontal(|ui| {
            let segments = [0, 1, 2].map(|at| (&*names[at], None));
            changed = segmented(ui, self.name, &segments, bound).map(|chosen| with(chosen, number));
            if let (_, Some(number)) = number_field(ui, &i18n.tr("condition-number"), number, &(0..=99), 56.0) {
                changed = Some(with(bound, number));
            }
        });
        let sides = ["self", "opponent", "any"];
        let who = members.get("who").and_then(Value::as_str);
        let names = sides.map(|side| i18n.tr_with(&format!("target-who-{side}"), &[]));
        let segments = [0, 1, 2].map(|at| (&*names[at], None));
        let now = who.and_then(|who| sides.iter().position(|side| *side == who)).unwrap_or(usize::MAX);
        let set = |member: &str, value: &str| {
            let mut members = members.clone();
            if let Some(number) = self.now.as_i64() {
                members.insert("at_least".to_owned(), number.into());
            }
            members.insert(member.to_owned(), value.into());
            counted_value(members)
        };
        ui.horizontal(|ui| {
            if let Some(side) = segmented(ui, &i18n.tr("target-who"), &segments, now) {
                changed = Some(set("who", sides[side]));
            }
            let zone = members.get("zone").and_then(Value::as_str);
            if let Some(zone) = zone_field(ui, self.context.view, zone, 130.0) {
                changed = Some(set("zone", &zone));
            }
        });
        changed
    }
}

/// A field with the zones of the game.
pub fn zone_field(ui: &mut Ui, view: &View<'_>, now: Option<&str>, width: f32) -> Option<Name> {
    let zones: Vec<&Name> = view.document.game()?.places().collect();
    let word = |id: &str| view.i18n.heading(&format!("zone-{id}"), id);
    let (name, search) = (view.i18n.tr("target-zone"), view.i18n.tr("search"));
    let current = now.and_then(|now| zones.iter().position(|zone| *zone == now));
    let text = now.map_or_else(|| "–".to_owned(), word);
    let choices = || zones.iter().map(|zone| Choice { about: zone.to_string(), ..Choice::new(word(zone)) }).collect();
    let chosen = Choices::new(&name, &search).current(current).field(ui, None, &text, width, choices)?;
    zones.get(chosen).map(|zone| (*zone).clone())
}

/// So many cards as it is written: a number alone, unless there is more.
fn counted_value(members: Map<String, Value>) -> Value {
    match (members.len(), members.get("at_least").and_then(Value::as_i64)) {
        (1, Some(number)) => number.into(),
        _ => Value::Object(members),
    }
}

fn paid(count: i64, tests: Option<&Value>) -> Value {
    match tests.filter(|tests| tests.as_object().is_some_and(|tests| !tests.is_empty())) {
        Some(tests) => json!({ "count": count, "where": tests }),
        None => count.into(),
    }
}

fn number_line(ui: &mut Ui, i18n: &I18n, now: i64, range: &RangeInclusive<i64>) -> Option<i64> {
    let mut changed = None;
    ui.horizontal(|ui| {
        changed = number_field(ui, &i18n.tr("condition-number"), now, range, 72.0).1;
        let bounds = format!("{}–{}", range.start(), range.end());
        label(ui, &bounds, theme::small(Weight::Regular), colours(ui).label);
    });
    changed
}

/// The menu in which a number is typed.
pub fn number_menu(i18n: &I18n, chip: &Response, now: i64, range: &RangeInclusive<i64>) -> Option<i64> {
    let mut changed = None;
    let id = chip.id.with("number");
    let was_open = Popup::is_id_open(&chip.ctx, id);
    let popup = Popup::menu(chip).id(id).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    popup.show(|ui| {
        ui.horizontal(|ui| {
            let (response, number) = number_field(ui, &i18n.tr("condition-number"), now, range, 72.0);
            if !chip.ctx.memory(|memory| memory.has_focus(response.id)) && chip.clicked() {
                response.request_focus();
            }
            changed = number;
            if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                ui.close();
            }
            let bounds = format!("{}–{}", range.start(), range.end());
            label(ui, &bounds, theme::small(Weight::Regular), colours(ui).label);
        });
    });
    focus_again(chip, was_open, id);
    changed
}
