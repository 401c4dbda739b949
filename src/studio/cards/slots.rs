//! The slots of a row in a whole game (format 2), as chips: when and how the ability is used, what it costs, what the row is
//! about and for how long. A menu offers what the ruleset has, and says why something is not legal on this card.

use egui::{Response, Role, Ui, vec2};
use lucide_icons::Icon;
use serde_json::Value;

use super::chip::Chip;
use super::conditions::condition_chips;
use super::row::RowContext;
use crate::base::Name;
use crate::card::{Alternative, Row, Slot};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, Pressable, dashed_outline, icon_atom, label, number_field};

/// The widest number of a cost that is typed, in points.
const NUMBER: f32 = 44.0;

/// The members of rows that have chips of their own here or elsewhere in the row.
const SHOWN: [&str; 12] = ["on", "as", "once", "may", "cost", "word", "who", "to", "for", "do", "val", "about"];

/// The line of the ability that a row begins: when, how, how often, at what cost.
pub fn ability_ui(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, row, .. } = *context;
    let is_set = Slot::OF_ABILITY.into_iter().any(|slot| slot.of(row).is_some());
    if !view.rules().is_whole_game() || !is_set {
        return;
    }
    chips(ui, |ui| {
        for slot in Slot::OF_ABILITY.into_iter().filter(|slot| slot.of(row).is_some()) {
            if slot == Slot::Cost { costs(ui, context) } else { chip(ui, context, slot) }
        }
    });
}

/// The line of what a row is about, for how long, under which conditions, and the menu of what it may have besides.
pub fn slots_ui(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { row, .. } = *context;
    chips(ui, |ui| {
        for slot in Slot::OF_ROW.into_iter().filter(|slot| slot.of(row).is_some()) {
            chip(ui, context, slot);
        }
        for (name, json) in row.rest.iter().filter(|(name, _)| !SHOWN.contains(&name.as_str())) {
            label(ui, name, theme::small(Weight::Medium), colours(ui).label);
            label(ui, &shortened(json), theme::mono(12.0), colours(ui).secondary);
        }
        condition_chips(ui, context);
        add(ui, context);
    });
}

fn chips(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        ui.set_min_height(height::CHIP);
        add(ui);
    });
}

fn shortened(json: &str) -> String {
    const MOST: usize = 48;
    let short: String = json.chars().take(MOST).collect();
    if short.len() < json.len() { short + "…" } else { short }
}

/// The name of a slot.
fn slot_name(view: &View<'_>, slot: Slot) -> String {
    view.i18n.tr_with(&format!("slot-{}", slot.member()), &[])
}

/// The words for what is in a slot.
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

/// A word of the game, by the table that it is in.
fn word(view: &View<'_>, id: &str) -> String {
    let rules = view.rules();
    let kind = if rules.keywords.contains_key(id) {
        "keyword"
    } else if rules.card_types.contains_key(id) {
        "type"
    } else if rules.subtypes.contains_key(id) {
        "subtype"
    } else {
        "word"
    };
    view.i18n.entry(&format!("{kind}-{id}"), id)
}

/// A chip with what is in a slot, a menu of what else may be, and a cross.
fn chip(ui: &mut Ui, context: &RowContext<'_>, slot: Slot) {
    let RowContext { view, at, row, .. } = *context;
    let id = slot.id(row);
    let name = slot_name(view, slot);
    let text = match &id {
        Some(id) => words(view, slot, id),
        None => slot.of(row).map(shortened).unwrap_or_default(),
    };
    let is_refined = slot.of(row).is_some_and(|json| json.starts_with('{'));
    let text = if is_refined && id.is_some() { format!("{text} …") } else { text };
    if slot != Slot::May {
        label(ui, &name, theme::small(Weight::Medium), colours(ui).label);
    }
    let (response, is_removed) = chip_with_cross(ui, &text, &format!("{name}: {}", at + 1), slot != Slot::May);
    let response = if is_refined { response.on_hover_text(slot.of(row).unwrap_or_default()) } else { response };
    if is_removed {
        context.set(slot.set(row, None));
    } else if slot != Slot::May
        && let Some(chosen) =
            menu(context, slot, &response, id.as_ref(), |row, chosen| slot.set(row, Some(&chosen.json)))
    {
        context.set(chosen);
    }
}

fn chip_with_cross(ui: &mut Ui, text: &str, name: &str, has_menu: bool) -> (Response, bool) {
    let colours = colours(ui);
    let (lines, remove) = ([colours.outline, colours.outline_hover], format!("{name} ×"));
    Chip { text, colour: colours.text, lines, has_menu, names: [name, &remove] }.show(ui)
}

/// The menu of what may be in a slot. Returns the row with the choice.
fn menu(
    context: &RowContext<'_>,
    slot: Slot,
    button: &Response,
    current: Option<&Name>,
    with: impl Fn(&Row, &Alternative) -> Row,
) -> Option<Row> {
    let RowContext { view, place, at, row } = *context;
    let alternatives = slot.alternatives(view.rules(), row);
    let choices = || {
        let rows: Vec<Row> = alternatives.iter().map(|alternative| with(row, alternative)).collect();
        let problems = view.document.problems_of_rows(place, at, &rows);
        let choice = |(alternative, problem): (&Alternative, Option<crate::base::Diagnostic>)| Choice {
            about: alternative.id.to_string(),
            reason: problem.map(|problem| view.i18n.describe(&problem.message)),
            ..Choice::new(words(view, slot, &alternative.id))
        };
        alternatives.iter().zip(problems).map(choice).collect()
    };
    let (name, search) = (slot_name(view, slot), view.i18n.tr("search"));
    let current = current.and_then(|id| alternatives.iter().position(|alternative| alternative.id == *id));
    let chosen = Choices::new(&name, &search).width(320.0).current(current).show(button, choices)?;
    alternatives.get(chosen).map(|alternative| with(row, alternative))
}

/// One chip for each cost, with its number.
fn costs(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, at, row, .. } = *context;
    let Some(Ok(Value::Object(costs))) = Slot::Cost.of(row).map(serde_json::from_str) else {
        return chip(ui, context, Slot::Cost);
    };
    label(ui, &slot_name(view, Slot::Cost), theme::small(Weight::Medium), colours(ui).label);
    for (id, value) in &costs {
        let name = words(view, Slot::Cost, id);
        let text = if value.is_object() || value.is_string() { format!("{name} …") } else { name.clone() };
        let (response, is_removed) = chip_with_cross(ui, &text, &format!("{name}: {}", at + 1), false);
        if value.is_object() {
            response.on_hover_text(value.to_string());
        }
        let mut changed = costs.clone();
        if is_removed {
            changed.remove(id);
            context.set(with_costs(row, changed));
        } else if let Some(number) = value.as_i64() {
            let range = 0..=9_999;
            let (_, typed) = number_field(ui, &format!("{name} ({})", at + 1), number, &range, NUMBER);
            if let Some(typed) = typed {
                changed.insert(id.clone(), typed.into());
                context.set(with_costs(row, changed));
            }
        }
    }
}

fn with_costs(row: &Row, costs: serde_json::Map<String, Value>) -> Row {
    let json = (!costs.is_empty()).then(|| Value::Object(costs).to_string());
    Slot::Cost.set(row, json.as_deref())
}

/// The menu of the slots that a row does not have yet, each with the first legal thing in it.
fn add(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, place, at, row } = *context;
    let colours = colours(ui);
    let rules = view.rules();
    let name = view.i18n.tr_count("slot-add", at + 1);
    let button = Pressable::ghost(ui, height::CHIP, icon_atom(Icon::Plus, 13.0, colours.label)).padding(5);
    let response = button.role(Role::ComboBox, &name).show(ui);
    dashed_outline(ui, response.rect.shrink(0.5), colours.outline);
    let is_open = |slot: &Slot| {
        let is_allowed = rules.row_members.is_empty() || rules.row_members.iter().any(|name| name == slot.member());
        is_allowed && (slot.of(row).is_none() || *slot == Slot::Cost)
    };
    let open: Vec<Slot> = Slot::OF_ABILITY.into_iter().chain(Slot::OF_ROW).filter(is_open).collect();
    let mut first: Vec<Option<Row>> = Vec::new();
    let choices = || {
        let choice = |slot: &Slot| {
            let alternatives = slot.alternatives(rules, row);
            let rows: Vec<Row> = alternatives.iter().map(|alternative| added(row, *slot, alternative)).collect();
            let problems = view.document.problems_of_rows(place, at, &rows);
            let legal = problems.iter().position(Option::is_none);
            let reason = problems.into_iter().flatten().next();
            first.push(legal.and_then(|at| rows.into_iter().nth(at)));
            let reason = reason.filter(|_| legal.is_none());
            let reason = reason.map(|problem| view.i18n.describe(&problem.message));
            let none = (legal.is_none() && reason.is_none()).then(|| view.i18n.tr("slot-nothing").to_string());
            Choice { reason: reason.or(none), ..Choice::new(slot_name(view, *slot)) }
        };
        open.iter().map(choice).collect()
    };
    let chosen = Choices::new(&name, &view.i18n.tr("search")).width(280.0).show(&response, choices);
    if let Some(Some(row)) = chosen.and_then(|chosen| first.into_iter().nth(chosen)) {
        context.set(row);
    }
}

/// A row with something more in a slot: another cost beside those that it has.
fn added(row: &Row, slot: Slot, alternative: &Alternative) -> Row {
    if slot != Slot::Cost {
        return slot.set(row, Some(&alternative.json));
    }
    let now = Slot::Cost.of(row).and_then(|json| serde_json::from_str(json).ok());
    let mut costs = if let Some(Value::Object(costs)) = now { costs } else { serde_json::Map::new() };
    costs.insert(alternative.id.to_string(), serde_json::from_str(&alternative.json).unwrap_or_default());
    with_costs(row, costs)
}
