//! The slots of a row in a whole game (format 2), as chips: when and how the ability is used, what it costs, what the row is
//! about and for how long. A menu offers what the ruleset has, and says why something is not legal on this card.

use std::cell::RefCell;

use egui::{Response, Role, Ui};
use lucide_icons::Icon;
use serde_json::Value;

use super::ability::arrange;
use super::aim::aim_menu;
use super::chip::Chip;
use super::conditions::condition_chips;
use super::context::RowContext;
use super::value::{ValueMenu, first_value, shown_value, word};
use crate::base::{Diagnostic, Name};
use crate::card::{Alternative, Row, Slot};
use crate::document::Arrange;
use crate::kernel::choices::Form;
use crate::studio::theme::{colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, Pressable, dashed_outline, icon_atom};
use crate::text::{Arg, Part};

/// The members of rows that have chips of their own here or elsewhere in the row.
const SHOWN: [&str; 14] =
    ["on", "as", "once", "may", "cost", "word", "who", "to", "for", "do", "val", "card", "effects", "about"];

/// When and how an ability is used, how often, and what it costs.
pub fn head_chips(ui: &mut Ui, context: &RowContext<'_>) {
    for slot in Slot::OF_ABILITY.into_iter().filter(|slot| slot.of(context.row).is_some()) {
        if slot == Slot::Cost { costs(ui, context) } else { chip(ui, context, slot) }
    }
}

/// What a row is about, for how long, its parameters and its conditions.
pub fn row_chips(ui: &mut Ui, context: &RowContext<'_>) {
    let row = context.row;
    let is_set = |slot: Slot| slot.of(row).is_some();
    if is_set(Slot::Word) {
        chip(ui, context, Slot::Word);
    }
    parameters(ui, context);
    for slot in [Slot::Who, Slot::Target, Slot::Duration].into_iter().filter(|slot| is_set(*slot)) {
        chip(ui, context, slot);
    }
    if !row.conditions.is_empty() {
        condition_chips(ui, context);
    }
}

/// What is in a slot that has no words.
fn shortened(json: &str) -> String {
    const MOST: usize = 48;
    let short: String = json.chars().take(MOST).collect();
    if short.len() < json.len() { short + "…" } else { short }
}

/// The name of a slot.
fn slot_name(view: &View<'_>, slot: Slot) -> String {
    view.i18n.tr_with(&format!("slot-{}", slot.member()), &[])
}

/// The words for an entry of a slot.
fn words(view: &View<'_>, slot: Slot, id: &str) -> String {
    match slot {
        Slot::Once | Slot::Who => view.i18n.name(&format!("slot-{}-{id}", slot.member()), id),
        Slot::May => view.i18n.tr("slot-may").to_string(),
        Slot::Word => word(view, id),
        Slot::Timing | Slot::Way | Slot::Cost | Slot::Target | Slot::Duration => {
            view.i18n.entry(&format!("{}-{id}", slot.member()), id)
        }
    }
}

/// What is in a slot, in words: a target as cards name it.
fn text_of(context: &RowContext<'_>, slot: Slot) -> String {
    let RowContext { view, row, .. } = *context;
    let json = slot.of(row).unwrap_or_default();
    let is_refined = json.starts_with('{');
    if slot == Slot::Target
        && is_refined
        && let Some(phrase) = super::aim::phrase(context)
    {
        return phrase;
    }
    match slot.id(row) {
        Some(id) if is_refined => format!("{} …", words(view, slot, &id)),
        Some(id) => words(view, slot, &id),
        None => shortened(json),
    }
}

/// The part of the text that a slot makes.
fn part_of(slot: Slot) -> Option<Part> {
    match slot {
        Slot::Timing | Slot::Way | Slot::Once => Some(Part::Timing),
        Slot::Cost => Some(Part::Cost),
        Slot::Target => Some(Part::Aim),
        Slot::Duration => Some(Part::Duration),
        Slot::May | Slot::Word | Slot::Who => None,
    }
}

/// A chip with what is in a slot and a menu of what else may be.
fn chip(ui: &mut Ui, context: &RowContext<'_>, slot: Slot) {
    let RowContext { view, row, .. } = *context;
    let (name, text) = (slot_name(view, slot), text_of(context, slot));
    let is_labelled = matches!(slot, Slot::Target | Slot::Duration | Slot::Once | Slot::Who);
    let (named, cross) = (format!("{name}: {}", context.number()), format!("{name}: {} ×", context.number()));
    let part = part_of(slot);
    let chip = Chip::new(&text, &named).label(if is_labelled { &name } else { "" }).menu(slot != Slot::May).removable();
    let chip = chip.marked(part.is_some_and(|part| context.is_hovered(part, None)));
    let (response, is_removed) = match slot {
        Slot::Timing => chip.filled().show(ui),
        Slot::May | Slot::Once => chip.cross(&cross).show(ui),
        _ => chip.show(ui),
    };
    if let Some(part) = part.filter(|_| response.contains_pointer()) {
        context.hover(part, None);
    }
    if is_removed && slot == Slot::Timing {
        arrange(context, Arrange::RemoveAbility);
    } else if is_removed {
        context.set(slot.set(row, None));
    } else if slot == Slot::Target {
        aim_menu(ui, context, &response);
    } else if slot != Slot::May
        && let Some(to) = menu(context, slot, &response)
    {
        context.set(to);
    }
}

/// The menu of what may be in a slot, and of nothing. Returns the row with the choice.
fn menu(context: &RowContext<'_>, slot: Slot, button: &Response) -> Option<Row> {
    let RowContext { view, row, .. } = *context;
    let alternatives = slot.alternatives(view.rules(), row);
    let rows = || alternatives.iter().map(|alternative| slot.set(row, Some(&alternative.json)));
    let choices = || {
        let verdicts = context.verdicts(rows());
        let choice = |(alternative, problem): (&Alternative, &Option<Diagnostic>)| Choice {
            about: alternative.id.to_string(),
            reason: problem.as_ref().map(|problem| view.i18n.describe(&problem.message)),
            ..Choice::new(words(view, slot, &alternative.id))
        };
        let remove = Choice { icon: Some(Icon::X), ..Choice::new(&*view.i18n.tr("slot-remove")) };
        alternatives.iter().zip(verdicts.iter()).map(choice).chain([remove]).collect()
    };
    let (name, search) = (slot_name(view, slot), view.i18n.tr("search"));
    let id = slot.id(row);
    let current = id.and_then(|id| alternatives.iter().position(|alternative| alternative.id == id));
    let preview = |at: usize| context.preview(rows().nth(at), false);
    let chosen = Choices::new(&name, &search).width(340.0).current(current).preview(&preview).show(button, choices)?;
    Some(rows().nth(chosen).unwrap_or_else(|| slot.set(row, None)))
}

/// One chip for each cost, whose menu has its number and the cards that are paid.
fn costs(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, row, .. } = *context;
    let Some(Ok(Value::Object(costs))) = Slot::Cost.of(row).map(serde_json::from_str::<Value>) else {
        return chip(ui, context, Slot::Cost);
    };
    let title = slot_name(view, Slot::Cost);
    for (at, (id, value)) in costs.iter().enumerate() {
        let form = view.document.game().and_then(|game| game.cost_form(id));
        let name = words(view, Slot::Cost, id);
        let number = value.as_i64().or_else(|| value.get("count").and_then(Value::as_i64));
        let is_plain = number.is_none() || value.is_object();
        let message = format!("cost-{id}");
        let text = match number {
            Some(number) if !is_plain && view.texts.has(view.i18n.language(), &message) => {
                view.i18n.tr_with(&message, &[("n", Arg::Number(number))])
            }
            Some(number) => format!("{name} {number}{}", if value.is_object() { " …" } else { "" }),
            None => name.clone(),
        };
        let (named, cross) = (format!("{name}: {}", context.number()), format!("{name}: {} ×", context.number()));
        let has_menu = form.as_ref().is_some_and(|form| *form != Form::True);
        let chip = Chip::new(&text, &named).label(if at == 0 { &title } else { "" });
        let chip = chip.menu(has_menu).cross(&cross).wrong(form.is_none());
        let (response, is_removed) = chip.marked(context.is_hovered(Part::Cost, None)).show(ui);
        if response.contains_pointer() {
            context.hover(Part::Cost, None);
        }
        let with = |value: Option<Value>| {
            let mut costs = costs.clone();
            match value {
                Some(value) => drop(costs.insert(id.clone(), value)),
                None => drop(costs.remove(id)),
            }
            let json = (!costs.is_empty()).then(|| Value::Object(costs).to_string());
            Slot::Cost.set(row, json.as_deref())
        };
        let menu = form.filter(|_| has_menu).and_then(|form| {
            ValueMenu { context, name: &name, form: &form, now: value, with: &|value| with(Some(value.clone())) }
                .show(&response)
        });
        if is_removed {
            context.set(with(None));
        } else if let Some(value) = menu {
            context.set(with(Some(value)));
        }
    }
}

/// The parameters of a row's own: numbers, places, the card that is made.
fn parameters(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, row, .. } = *context;
    let Some(game) = view.document.game() else { return };
    let mut forms = game.parameter_forms(&row.op);
    if game.row_takes(&row.op, "card") {
        forms.push((Name::const_new("card"), Form::Card));
    }
    for (name, json) in row.rest.iter().filter(|(name, _)| name == "card" || !SHOWN.contains(&name.as_str())) {
        let form = forms.iter().find(|(known, _)| known == name).map(|(_, form)| form);
        let value: Value = serde_json::from_str(json).unwrap_or_default();
        let title = parameter_name(view, name);
        let text = form.map_or_else(|| shortened(json), |form| shown_value(view, form, &value));
        let named = format!("{title}: {}", context.number());
        let chip = Chip::new(&text, &named).label(&title).menu(form.is_some()).removable().wrong(form.is_none());
        let (response, is_removed) = chip.show(ui);
        let with = |value: Option<&Value>| with_member(row, name, value);
        let menu = form.and_then(|form| {
            ValueMenu { context, name: &title, form, now: &value, with: &|value| with(Some(value)) }.show(&response)
        });
        if is_removed {
            context.set(with(None));
        } else if let Some(value) = menu {
            context.set(with(Some(&value)));
        }
    }
}

fn parameter_name(view: &View<'_>, name: &str) -> String {
    match name {
        "card" => view.i18n.tr("slot-card").to_string(),
        _ => view.i18n.entry(&format!("number-{name}"), name),
    }
}

/// A row with another value of a member.
fn with_member(row: &Row, name: &Name, value: Option<&Value>) -> Row {
    let mut row = row.clone();
    match (row.rest.iter().position(|(known, _)| known == name), value) {
        (Some(at), Some(value)) => row.rest[at].1 = value.to_string().into(),
        (Some(at), None) => drop(row.rest.remove(at)),
        (None, Some(value)) => row.rest.push((name.clone(), value.to_string().into())),
        (None, None) => {}
    }
    row
}

/// What a row may still have.
enum Addition {
    Slot(Slot),
    Parameter(Name, Form),
    Condition(Name),
}

/// The menu of what a row does not have yet, each with the first legal thing in it. Head slots are offered where an ability
/// begins.
pub fn add(ui: &mut Ui, context: &RowContext<'_>, is_first: bool) {
    let RowContext { view, row, .. } = *context;
    let Some(game) = view.document.game() else { return };
    let colours = colours(ui);
    let name = context.named("slot-add");
    let button = Pressable::ghost(ui, height::CHIP, icon_atom(Icon::Plus, 13.0, colours.label)).padding(5);
    let response = button.role(Role::ComboBox, &name).show(ui);
    dashed_outline(ui, response.rect.shrink(0.5), colours.outline);
    let is_open = |slot: &Slot| {
        let is_unset = slot.of(row).is_none() || *slot == Slot::Cost;
        is_unset && game.row_takes(&row.op, slot.member())
    };
    let mut open: Vec<Addition> = Slot::OF_ROW.into_iter().filter(is_open).map(Addition::Slot).collect();
    let forms = game.parameter_forms(&row.op).into_iter();
    let missing = forms.filter(|(name, _)| row.rest.iter().all(|(known, _)| known != name));
    open.extend(missing.map(|(name, form)| Addition::Parameter(name, form)));
    if is_first {
        open.extend(Slot::OF_ABILITY.into_iter().filter(is_open).map(Addition::Slot));
    }
    if game.row_takes(&row.op, "if") {
        let conditions = view.rules().conditions.keys();
        let missing = conditions.filter(|id| row.conditions.iter().all(|condition| condition.id != **id));
        open.extend(missing.map(|id| Addition::Condition(id.clone())));
    }
    let first: RefCell<Vec<Option<Row>>> = RefCell::default();
    let choices = || {
        let choice = |addition: &Addition| {
            let rows = added(context, addition);
            let verdicts = context.verdicts(rows.iter().cloned());
            let legal = verdicts.iter().position(Option::is_none);
            let reason = verdicts.iter().flatten().next().filter(|_| legal.is_none());
            let reason = reason.map(|problem| view.i18n.describe(&problem.message));
            let none = (legal.is_none() && reason.is_none()).then(|| view.i18n.tr("slot-nothing").to_string());
            first.borrow_mut().push(legal.and_then(|at| rows.into_iter().nth(at)));
            let (text, group) = match addition {
                Addition::Slot(slot) => (slot_name(view, *slot), String::new()),
                Addition::Parameter(name, _) => (parameter_name(view, name), String::new()),
                Addition::Condition(id) => {
                    (super::conditions::condition_name(view, id), view.i18n.tr("if").to_string())
                }
            };
            Choice { reason: reason.or(none), group, ..Choice::new(text) }
        };
        open.iter().map(choice).collect()
    };
    let is_target = |at: usize| matches!(open.get(at), Some(Addition::Slot(Slot::Target)));
    let preview = |at: usize| context.preview(first.borrow().get(at).cloned().flatten(), is_target(at));
    let chosen = Choices::new(&name, &view.i18n.tr("search")).width(340.0).preview(&preview).show(&response, choices);
    if let Some(row) = chosen.and_then(|chosen| first.borrow().get(chosen).cloned().flatten()) {
        context.set(row);
    }
}

/// The row with something more: each of the values that the addition may begin with.
fn added(context: &RowContext<'_>, addition: &Addition) -> Vec<Row> {
    let RowContext { view, row, .. } = *context;
    match addition {
        Addition::Slot(slot) => {
            let alternatives = slot.alternatives(view.rules(), row);
            alternatives.iter().map(|alternative| with_alternative(row, *slot, alternative)).collect()
        }
        Addition::Parameter(name, form) => {
            first_value(view, form).iter().map(|value| with_member(row, name, Some(value))).collect()
        }
        Addition::Condition(id) => super::conditions::with_new(view, row, id).into_iter().collect(),
    }
}

/// A row with something more in a slot: another cost beside those that it has.
fn with_alternative(row: &Row, slot: Slot, alternative: &Alternative) -> Row {
    if slot != Slot::Cost {
        return slot.set(row, Some(&alternative.json));
    }
    let now = Slot::Cost.of(row).and_then(|json| serde_json::from_str(json).ok());
    let mut costs = if let Some(Value::Object(costs)) = now { costs } else { serde_json::Map::new() };
    let value = serde_json::from_str(&alternative.json).unwrap_or_default();
    costs.entry(alternative.id.to_string()).or_insert(value);
    Slot::Cost.set(row, Some(&Value::Object(costs).to_string()))
}
