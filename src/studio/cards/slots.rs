//! The slots of a row in a whole game (format 2), as chips: when and how the ability is used, what it costs, what the row is
//! about and for how long. A menu offers what the ruleset has, and says why something is not legal on this card.

use egui::{Event, Id, Popup, Response, Ui};
use lucide_icons::Icon;
use serde_json::Value;

use super::ability::arrange;
use super::aim::aim_menu;
use super::chip::Chip;
use super::conditions::condition_chips;
use super::context::RowContext;
use super::made::made_phrase;
use super::offers::OfferMenu;
use super::popover::popover;
use super::row::role_name;
use super::value::{ValueMenu, WIDE, shown_value, typed_word, word};
use crate::base::Name;
use crate::card::{Role, Row, Slot};
use crate::document::Arrange;
use crate::document::menus::{Addition, Edited, costs_of, event_form, event_of, with_cost, with_event, with_role};
use crate::kernel::choices::Form;
use crate::kernel::rules::tables::ParameterRule;
use crate::studio::theme::{colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Pressable, dashed_outline, icon_atom};
use crate::text::Part;

/// The members of rows that have chips of their own here or elsewhere in the row.
const SHOWN: [&str; 14] =
    ["on", "as", "once", "may", "cost", "word", "who", "to", "for", "do", "val", "card", "effects", "about"];

/// When and how an ability is used, how often, and what it costs.
pub fn head_chips(ui: &mut Ui, context: &RowContext<'_>) {
    for slot in Slot::OF_ABILITY.into_iter().filter(|slot| slot.of(context.row).is_some()) {
        if slot == Slot::Cost {
            costs(ui, context);
        } else {
            chip(ui, context, slot);
        }
        if slot == Slot::Timing {
            event_chips(ui, context);
        }
    }
}

/// The words of the timing of a row.
fn words_of_timing(context: &RowContext<'_>) -> String {
    Slot::Timing.id(context.row).map(|id| words(context.view, Slot::Timing, &id)).unwrap_or_default()
}

/// The name of what a timing says about its event.
fn event_name(view: &View<'_>, name: &str) -> String {
    view.i18n.tr(if name == "of" { "target-who" } else { "target-filters" }).to_string()
}

/// What the timing says about its event.
fn event_chips(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, row, .. } = *context;
    for (name, now) in event_of(row).into_iter().flatten() {
        let form = event_form(&name);
        let title = event_name(view, &name);
        let text = match &now {
            Value::String(side) => view.i18n.name(&format!("target-who-{side}"), side),
            _ => "…".to_owned(),
        };
        let (named, cross) = (format!("{title}: {}", context.number()), format!("{title}: {} ×", context.number()));
        let chip = Chip::new(&text, &named).label(&title).menu(form.is_some()).cross(&cross).wrong(form.is_none());
        let (response, is_removed) = chip.id(Id::unique("event").with(context.path()).with(&name)).show(ui);
        let with = |value: &Value| with_event(row, &name, Some(value.clone()));
        let menu = form.and_then(|form| {
            let value = Edited { document: &view.document, form: &form, now: &now, with: &with };
            ValueMenu { context, name: &title, value }.show(&response)
        });
        if is_removed {
            context.set(with_event(row, &name, None));
        } else if let Some(row) = menu {
            context.set(row);
        }
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
    if row.role() != Role::Base {
        let name = role_name(context.view, row.role());
        let (named, cross) = (format!("{name}: {}", context.number()), format!("{name}: {} ×", context.number()));
        if Chip::new(&name, &named).cross(&cross).show(ui).1 {
            context.set(with_role(row, Role::Base));
        }
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
    let id = slot.id(row);
    let removed = slot.set(row, None);
    let (name, search) = (slot_name(view, slot), view.i18n.tr("search"));
    if slot == Slot::Word && slot.alternatives(view.rules(), row).is_empty() {
        let now = slot.of(row).and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default();
        let typed = popover(button, &name, WIDE, |ui| typed_word(ui, &name, &now, None)).flatten();
        return typed.map(|word| slot.set(row, Some(&word.to_string())));
    }
    let choice = |id: &Name| Choice { id: id.to_string(), ..Choice::new(words(view, slot, id)) };
    let menu = OfferMenu::new(context, &name, &search).or_removed(&removed);
    menu.show(button, || view.document.offered_entries(row, slot), |known| Some(known) == id.as_ref(), choice)
}

/// A cost as the card prints it, if the row has no errors.
fn printed_cost(context: &RowContext<'_>, id: &str) -> Option<String> {
    let view = context.view;
    let game = view.document.game()?;
    let (card, _) = view.registry().id_and_name(context.place)?;
    let (ability, _) = game.ability_of(card, &context.path())?;
    let cost =
        ability.costs.iter().find(|cost| game.costs.get_index(cost.cost.index()).is_some_and(|(of, _)| of == id))?;
    view.texts.cost(view.i18n.language(), game, cost)
}

/// One chip for each cost, whose menu has its number and the cards that are paid.
fn costs(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, row, .. } = *context;
    let Some(costs) = costs_of(row) else { return chip(ui, context, Slot::Cost) };
    let title = slot_name(view, Slot::Cost);
    for (at, (id, value)) in costs.iter().enumerate() {
        let form = view.document.game().and_then(|game| game.cost_form(id));
        let name = words(view, Slot::Cost, id);
        let number = value.as_i64().or_else(|| value.get("count").and_then(Value::as_i64));
        let text = printed_cost(context, id).unwrap_or_else(|| match number {
            Some(number) => format!("{name} {number}{}", if value.is_object() { " …" } else { "" }),
            None => name.clone(),
        });
        let (named, cross) = (format!("{name}: {}", context.number()), format!("{name}: {} ×", context.number()));
        let has_menu = form.as_ref().is_some_and(|form| *form != Form::True);
        let chip = Chip::new(&text, &named).label(if at == 0 { &title } else { "" });
        let chip = chip.menu(has_menu).cross(&cross).wrong(form.is_none());
        let (response, is_removed) = chip.marked(context.is_hovered(Part::Cost, None)).show(ui);
        if response.contains_pointer() {
            context.hover(Part::Cost, None);
        }
        let with = |value: &Value| with_cost(row, id, Some(value.clone()));
        let menu = form.filter(|_| has_menu).and_then(|form| {
            let value = Edited { document: &view.document, form: &form, now: value, with: &with };
            ValueMenu { context, name: &name, value }.show(&response)
        });
        if is_removed {
            context.set(with_cost(row, id, None));
        } else if let Some(row) = menu {
            context.set(row);
        }
    }
}

/// The parameters of a row's own: numbers, places, the card that is made.
fn parameters(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, row, .. } = *context;
    let forms = view.document.parameter_forms(row);
    for (name, json) in row.rest.iter().filter(|(name, _)| name == "card" || !SHOWN.contains(&name.as_str())) {
        let form = forms.iter().find(|(known, _)| known == name).map(|(_, form)| form);
        let value: Value = serde_json::from_str(json).unwrap_or_default();
        let title = parameter_name(view, row, name);
        let made = form.filter(|form| **form == Form::Made && value.is_object()).map(|_| made_phrase(context, &value));
        let text = made.or_else(|| form.map(|form| shown_value(view, form, &value)));
        let text = text.unwrap_or_else(|| shortened(json));
        let named = format!("{title}: {}", context.number());
        let chip = Chip::new(&text, &named).label(&title).menu(form.is_some()).removable().wrong(form.is_none());
        let (response, is_removed) = chip.show(ui);
        let with = |value: &Value| row.with_member(name, Some(&value.to_string()));
        let menu = form.and_then(|form| {
            let value = Edited { document: &view.document, form, now: &value, with: &with };
            ValueMenu { context, name: &title, value }.show(&response)
        });
        if is_removed {
            context.set(row.with_member(name, None));
        } else if let Some(row) = menu {
            context.set(row);
        }
    }
}

/// The name of a parameter: the game's, and for a place without one "zone".
fn parameter_name(view: &View<'_>, row: &Row, name: &str) -> String {
    let operation = view.document.game().and_then(|game| game.operations.get(row.op.as_str()));
    let rule = operation.and_then(|operation| operation.parameters.get(name));
    let is_place = matches!(rule, Some(ParameterRule::Place { .. }));
    let is_named = view.texts.has(view.i18n.language(), &format!("number-{name}"));
    match name {
        _ if is_place && !is_named => view.i18n.tr("target-zone").to_string(),
        "card" => view.i18n.tr("slot-card").to_string(),
        "against" => view.i18n.tr("slot-against").to_string(),
        _ => view.i18n.entry(&format!("number-{name}"), name),
    }
}

/// The menu of what a row does not have yet, each with the first legal thing in it. Head slots are offered where an ability
/// begins.
pub fn add(ui: &mut Ui, context: &RowContext<'_>, is_first: bool) {
    let RowContext { view, row, .. } = *context;
    let colours = colours(ui);
    let (name, search) = (context.named("slot-add"), view.i18n.tr("search"));
    let button = Pressable::ghost(ui, height::CHIP, icon_atom(Icon::Plus, 13.0, colours.label)).padding(5);
    let button = button.id(Id::unique("add to row").with(context.path()));
    let response = button.role(egui::Role::ComboBox, &name).show(ui);
    dashed_outline(ui, response.rect.shrink(0.5), colours.outline);
    if view.selection.path().as_ref() == Some(&context.path()) && is_plus_typed(ui) {
        response.request_focus();
        Popup::open_id(ui.ctx(), response.id.with("choices"));
    }
    let choice = |addition: &Addition| {
        let (text, group) = match addition {
            Addition::Slot(slot) => (slot_name(view, *slot), String::new()),
            Addition::Parameter(name, _) => (parameter_name(view, row, name), String::new()),
            Addition::Cost(id, _) => (words(view, Slot::Cost, id), slot_name(view, Slot::Cost)),
            Addition::Condition(id, _) => (super::conditions::condition_name(view, id), view.i18n.tr("if").to_string()),
            Addition::Bracket(name) => {
                (view.i18n.tr_with(&format!("tests-{name}"), &[]), view.i18n.tr("if").to_string())
            }
            Addition::Role(role) => (role_name(view, *role), String::new()),
            Addition::Event(name, _) => (event_name(view, name), words_of_timing(context)),
        };
        Choice { group, ..Choice::new(text) }
    };
    let menu = OfferMenu::new(context, &name, &search);
    let offers = || view.document.offered_additions(row, is_first);
    if let Some(row) = menu.show(&response, offers, |_| false, choice) {
        context.set(row);
    }
}

/// Whether + was typed where no field or menu takes it.
fn is_plus_typed(ui: &Ui) -> bool {
    let is_plus = |event: &Event| matches!(event, Event::Text(text) if text == "+");
    let is_typed = ui.input(|input| input.events.iter().any(is_plus));
    is_typed && !ui.ctx().text_edit_focused() && !Popup::is_any_open(ui.ctx())
}
