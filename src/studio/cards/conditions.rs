//! The conditions of a row, as chips.

use egui::{Atoms, Id, Key, Popup, PopupCloseBehavior, Response, Role, Ui, vec2};
use lucide_icons::Icon;

use super::chip::Chip;
use super::row::RowContext;
use crate::base::Name;
use crate::card::{Condition, Parameter};
use crate::ruleset::{Takes, Timing};
use crate::studio::command::Hover;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Pressable, dashed_outline, focus_again, icon_atom, label, number_field, text_atom,
};
use crate::text::Part;

/// Members that hold other conditions (format 2).
const NESTED: [&str; 3] = ["any", "all", "not"];

/// The chips of a row's conditions, and the menu that adds one, in a line with others.
pub fn condition_chips(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, row, .. } = *context;
    if !row.conditions.is_empty() {
        label(ui, &view.i18n.tr("if"), theme::small(Weight::Medium), colours(ui).label);
    }
    for (which, condition) in row.conditions.iter().enumerate() {
        chip(ui, context, which, condition);
    }
    add(ui, context);
}

/// Shows the conditions of a row, and the menu that adds one.
pub fn conditions_ui(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, row, .. } = *context;
    let passive = view.rules().operations.get(&row.op).is_some_and(|operation| operation.timing == Timing::Passive);
    let colours = colours(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        ui.set_min_height(height::CHIP);
        label(ui, &view.i18n.tr("if"), theme::small(Weight::Medium), colours.label);
        if row.conditions.is_empty() {
            let words = view.i18n.tr(if passive { "while-in-play" } else { "always" });
            label(ui, &words, theme::body(Weight::Regular), colours.label);
        }
        for (which, condition) in row.conditions.iter().enumerate() {
            chip(ui, context, which, condition);
        }
        if !passive {
            add(ui, context);
        }
    });
}

/// A condition as it is on a card. One that the ruleset does not know is shown by its id.
fn words(view: &View<'_>, condition: &Condition) -> String {
    let rules = view.rules();
    match (rules.conditions.get(&condition.id), &condition.is) {
        (Some(known), _) if known.takes != Takes::Other => view.condition(condition),
        (Some(_), is) => {
            let name = view.i18n.entry(&format!("if-{}", condition.id), &condition.id);
            match is {
                Parameter::Word(word) => format!("{name} {word}"),
                Parameter::Number(number) => format!("{name} {number}"),
                Parameter::Other(_) => format!("{name} …"),
                Parameter::True => name,
            }
        }
        (None, Parameter::Other(_)) if rules.is_whole_game() => format!("{} …", condition.id),
        (None, _) => condition.id.to_string(),
    }
}

fn chip(ui: &mut Ui, context: &RowContext<'_>, which: usize, condition: &Condition) {
    let RowContext { view, at, row, .. } = *context;
    let colours = colours(ui);
    let known = view.rules().conditions.get(&condition.id);
    let takes = known.map(|known| &known.takes).filter(|takes| !matches!(takes, Takes::Nothing | Takes::Other));
    let text = words(view, condition);
    let is_known = known.is_some() || NESTED.contains(&condition.id.as_str()) && view.rules().is_whole_game();
    let colour = if is_known { colours.text } else { colours.error.text };
    let line = match (is_known, context.is_hovered(Part::Condition, Some(which))) {
        (false, _) => colours.error.text,
        (true, true) => colours.accent,
        (true, false) => colours.outline,
    };
    let hover_line = if line == colours.outline { colours.outline_hover } else { line };
    let name = format!("{}: {text}", view.i18n.tr_count("condition-of-row", at + 1));
    let remove = format!("{}: {text}", view.i18n.tr("condition-remove"));
    let (response, is_removed) = ui
        .push_id(which, |ui| {
            let (lines, names) = ([line, hover_line], [&*name, &*remove]);
            Chip { text: &text, colour, lines, has_menu: takes.is_some(), names }.show(ui)
        })
        .inner;

    if response.contains_pointer() {
        view.send(Hover { row: at, part: Some((Part::Condition, Some(which))) });
    }
    let mut to = row.clone();
    if is_removed {
        to.conditions.remove(which);
        if to.conditions.is_empty() {
            // Only a row with a condition can replace a row or be a bonus.
            (to.replace, to.bonus) = (false, false);
        }
        context.set(to);
    } else if let Some(is) = takes.and_then(|takes| parameter(view, &response, takes, condition)) {
        to.conditions[which].is = is;
        context.set(to);
    }
}

/// The menu for the parameter of a condition.
fn parameter(view: &View<'_>, chip: &Response, takes: &Takes, condition: &Condition) -> Option<Parameter> {
    let i18n = &view.i18n;
    match takes {
        Takes::Nothing | Takes::Other => None,
        Takes::Number(range) => {
            let now = if let Parameter::Number(number) = condition.is { number } else { *range.start() };
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
            changed.map(Parameter::Number)
        }
        Takes::Subtype => {
            let names: Vec<&Name> = view.rules().subtypes.keys().collect();
            let is_current = |name: &&Name| matches!(&condition.is, Parameter::Word(word) if word == *name);
            let (name, search) = (i18n.tr("field-subtype"), i18n.tr("search"));
            let menu = Choices::new(&name, &search).current(names.iter().position(is_current));
            let choice = |id: &&Name| Choice::new(i18n.name(&format!("subtype-{id}"), id));
            let chosen = menu.show(chip, || names.iter().map(choice).collect());
            chosen.map(|chosen| Parameter::Word(names[chosen].clone()))
        }
    }
}

fn add(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, at, row, .. } = *context;
    let colours = colours(ui);
    let i18n = &view.i18n;
    let is_named = row.conditions.is_empty() || view.rules().is_whole_game();
    let text = if is_named { i18n.tr("condition") } else { "".into() };
    let name = i18n.tr_count("condition-add", at + 1);
    let id = Id::unique("add condition").with(at);
    let is_hovered = ui.ctx().read_response(id).is_some_and(|last| last.hovered());
    let (colour, line) =
        if is_hovered { (colours.text, colours.outline_hover) } else { (colours.label, colours.outline) };
    let mut atoms = Atoms::new(icon_atom(Icon::Plus, 13.0, colour));
    if !text.is_empty() {
        atoms.push_right(text_atom(&text, theme::body(Weight::Regular), colour));
    }
    let button = Pressable::ghost(ui, height::CHIP, atoms).id(id).padding(5).gap(5.0);
    let response = button.role(Role::ComboBox, &name).show(ui);
    // Dashed, because the condition does not exist yet.
    dashed_outline(ui, response.rect.shrink(0.5), line);

    let rules = view.rules();
    let conditions: Vec<_> = rules.conditions.iter().collect();
    let first_subtype = rules.subtypes.keys().next().cloned().unwrap_or_default();
    let new = |at: usize| {
        let (id, condition) = conditions[at];
        let is = match &condition.takes {
            Takes::Nothing | Takes::Other => Parameter::True,
            Takes::Number(range) => Parameter::Number(*range.start()),
            Takes::Subtype => Parameter::Word(first_subtype.clone()),
        };
        Condition { id: id.clone(), is }
    };
    let choice = |at: usize| {
        let condition = new(at);
        let taken = row.conditions.iter().any(|known| known.id == condition.id);
        let about = if taken { String::new() } else { condition.id.to_string() };
        let reason = taken.then(|| i18n.tr("condition-taken").to_string());
        Choice { about, reason, ..Choice::new(words(view, &condition)) }
    };
    let search = i18n.tr("condition-search");
    let menu = Choices::new(&name, &search).width(380.0);
    if let Some(chosen) = menu.show(&response, || (0..conditions.len()).map(choice).collect()) {
        let mut to = row.clone();
        to.conditions.push(new(chosen));
        context.set(to);
    }
    response.on_hover_text(&*name);
}
