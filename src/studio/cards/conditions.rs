//! The conditions of a row, as chips.

use egui::{Atoms, Id, Response, Role, Ui, vec2};
use lucide_icons::Icon;
use serde_json::{Map, Value};

use super::chip::Chip;
use super::context::RowContext;
use super::filters::FiltersUi;
use super::offers::OfferMenu;
use super::popover::popover;
use super::value::{ValueMenu, WIDE, shown_value};
use crate::card::{Condition, Parameter, Row};
use crate::document::menus::{About, Addition, Edited, Filters, conditions_of, with_conditions};
use crate::kernel::choices::Form;
use crate::kernel::rules::ability::{ConditionUse, Tests};
use crate::ruleset::{Takes, Timing};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Pressable, dashed_outline, icon_atom, label, text_atom};
use crate::text::Part;

/// Members that hold other conditions (format 2).
const NESTED: [&str; 3] = ["any", "all", "not"];

/// The chips of a row's conditions, in a line with others.
pub fn condition_chips(ui: &mut Ui, context: &RowContext<'_>) {
    let title = context.view.i18n.tr("if");
    for (which, condition) in context.row.conditions.iter().enumerate() {
        chip(ui, context, (which, condition), if which == 0 { &title } else { "" });
    }
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
            chip(ui, context, (which, condition), "");
        }
        if !passive {
            add(ui, context);
        }
    });
}

/// The name of a condition of a whole game, without its parameter.
pub fn condition_name(view: &View<'_>, id: &str) -> String {
    let messages = [format!("if-{id}.name"), format!("if-{id}")];
    let message = messages.iter().find(|message| view.texts.has(view.i18n.language(), message));
    view.i18n.open_entry(message.unwrap_or(&messages[0]), id)
}

/// A condition as it is on a card. One that the ruleset does not know is shown by its id.
fn words(view: &View<'_>, condition: &Condition) -> String {
    let rules = view.rules();
    match (rules.conditions.get(&condition.id), view.document.game()) {
        (Some(known), _) if known.takes != Takes::Other => view.condition(condition),
        (Some(_), Some(game)) => {
            let name = view.i18n.entry(&format!("if-{}", condition.id), &condition.id);
            match game.condition_form(&condition.id) {
                Some(Form::True) | None => name,
                Some(form) => format!("{name}: {}", shown_value(view, &form, &condition.is.to_json())),
            }
        }
        _ if NESTED.contains(&condition.id.as_str()) => {
            view.i18n.tr_with(&format!("tests-{}", condition.id), &[]) + " …"
        }
        _ => condition.id.to_string(),
    }
}

/// A condition of a whole game as the card prints it, with those that are joined or negated in it, if the row has no
/// errors.
fn printed(context: &RowContext<'_>, id: &str) -> Option<String> {
    let view = context.view;
    let game = view.document.game()?;
    let (card, _) = view.registry().id_and_name(context.place)?;
    let conditions = &game.row_of(card, &context.path())?.conditions;
    let is_it =
        |one: &&ConditionUse| game.conditions.get_index(one.condition.index()).is_some_and(|(known, _)| known == id);
    let only = match id {
        "any" => Tests { any: conditions.any.clone(), ..Tests::default() },
        "all" => Tests { all: conditions.all.clone(), ..Tests::default() },
        "not" => Tests { not: conditions.not.clone(), ..Tests::default() },
        _ => Tests::of(conditions.members.iter().find(is_it)?.clone()),
    };
    let card = game.definition(*game.cards.get(card.as_str())?);
    let text = view.texts.conditions(view.i18n.language(), game, card, &only);
    Some(text).filter(|text| !text.is_empty())
}

fn chip(ui: &mut Ui, context: &RowContext<'_>, (which, condition): (usize, &Condition), title: &str) {
    let RowContext { view, row, .. } = *context;
    let form = view.document.condition_form(&condition.id);
    let text = printed(context, &condition.id).unwrap_or_else(|| words(view, condition));
    let is_known = form.is_some() || NESTED.contains(&condition.id.as_str()) && view.rules().is_whole_game();
    let form = form.filter(|form| *form != Form::True);
    let name = format!("{}: {text}", context.named("condition-of-row"));
    let remove = format!("{}: {text}", view.i18n.tr("condition-remove"));
    let is_bracket = view.rules().is_whole_game() && NESTED.contains(&condition.id.as_str());
    let chip = Chip::new(&text, &name).label(title).menu(form.is_some() || is_bracket).cross(&remove).wrong(!is_known);
    let chip = chip.marked(context.is_hovered(Part::Condition, Some(which)));
    let (response, is_removed) = chip.id(Id::unique("condition").with(context.path()).with(which)).show(ui);
    if response.contains_pointer() {
        context.hover(Part::Condition, Some(which));
    }
    let with = |value: &Value| {
        let mut to = row.clone();
        to.conditions[which].is = Parameter::from_json(value);
        to
    };
    let now = condition.is.to_json();
    let chosen = form.and_then(|form| {
        let value = Edited { document: &view.document, form: &form, now: &now, with: &with };
        ValueMenu { context, name: &text, value }.show(&response)
    });
    let chosen = if is_bracket { bracket(&response, context, &text, condition) } else { chosen };
    if is_removed {
        let mut to = row.clone();
        to.conditions.remove(which);
        if to.conditions.is_empty() {
            // Only a row with a condition can replace a row or be a bonus.
            (to.replace, to.bonus) = (false, false);
        }
        context.set(to);
    } else if let Some(row) = chosen {
        context.set(row);
    }
}

/// The panel of conditions that are joined or negated, while it is open.
fn bracket(chip: &Response, context: &RowContext<'_>, name: &str, condition: &Condition) -> Option<Row> {
    let row = context.row;
    let all = conditions_of(row);
    let with = |tests: &Map<String, Value>| with_conditions(row, tests);
    let filters = Filters::new(&context.view.document, &all, &with).about(About::Position);
    let tests = FiltersUi { context, filters: &filters };
    popover(chip, name, WIDE, |ui| tests.test(ui, &condition.id, &condition.is.to_json())).flatten()
}

fn add(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, at, row, .. } = *context;
    let i18n = &view.i18n;
    let text = if row.conditions.is_empty() { i18n.tr("condition") } else { "".into() };
    let name = i18n.tr_count("condition-add", at + 1);
    let response = add_button(ui, Id::unique("add condition").with(at), &text, &name);
    // As it would be on the card, with the parameter that it begins with.
    let choice = |addition: &Addition| match addition {
        Addition::Condition(id, form) => {
            let is = view.document.first_values(form).first().map_or(Parameter::True, Parameter::from_json);
            let text = words(view, &Condition { id: id.clone(), is });
            Choice { id: id.to_string(), ..Choice::new(text) }
        }
        _ => Choice::default(),
    };
    let search = i18n.tr("condition-search");
    let menu = OfferMenu::new(context, &name, &search).width(380.0);
    let offers = || view.document.offered_additions(row, true);
    if let Some(row) = menu.show(&response, offers, |_| false, choice) {
        context.set(row);
    }
    response.on_hover_text(&*name);
}

fn add_button(ui: &mut Ui, id: Id, text: &str, name: &str) -> Response {
    let colours = colours(ui);
    let is_hovered = ui.ctx().read_response(id).is_some_and(|last| last.hovered());
    let (colour, line) =
        if is_hovered { (colours.text, colours.outline_hover) } else { (colours.label, colours.outline) };
    let mut atoms = Atoms::new(icon_atom(Icon::Plus, 13.0, colour));
    if !text.is_empty() {
        atoms.push_right(text_atom(text, theme::body(Weight::Regular), colour));
    }
    let button = Pressable::ghost(ui, height::CHIP, atoms).id(id).padding(5).gap(5.0);
    let response = button.role(Role::ComboBox, name).show(ui);
    // Dashed, because the condition does not exist yet.
    dashed_outline(ui, response.rect.shrink(0.5), line);
    response
}
