//! The conditions of a row, as chips.

use egui::{
    Atoms, Color32, Id, Key, Popup, PopupCloseBehavior, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo,
    pos2, vec2,
};
use lucide_icons::Icon;

use super::row::{RowContext, chip_ground};
use crate::card::{Condition, Parameter};
use crate::ruleset::{Takes, Timing};
use crate::studio::selection::Hover;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Pressable, elided, focus_again, focus_ring, icon_at, icon_atom, label, number_field, text_atom,
};
use crate::text::{Arg, Language, Part};

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

/// The words of a condition on a card.
fn words(view: &View<'_>, language: &Language, condition: &Condition) -> String {
    let number = match condition.is {
        Parameter::Number(number) => number,
        _ => 1,
    };
    let word = match &condition.is {
        Parameter::Word(word) => format!("subtype-{word}"),
        _ => String::new(),
    };
    let mut arguments = vec![("n", Arg::Number(number))];
    if !word.is_empty() {
        arguments.push(("sub", Arg::Word(&word)));
    }
    if !view.rules().conditions.contains_key(&condition.id) {
        return condition.id.to_string();
    }
    view.texts.message(language, &format!("if-{}", condition.id), &arguments)
}

fn chip(ui: &mut Ui, context: &RowContext<'_>, which: usize, condition: &Condition) {
    let RowContext { view, at, row, .. } = *context;
    let colours = colours(ui);
    let known = view.rules().conditions.get(&condition.id);
    let takes = known.map(|known| &known.takes);
    let opens = matches!(takes, Some(Takes::Number(_) | Takes::Subtype));
    let text = words(view, view.i18n.language(), condition);
    let colour = if known.is_some() { colours.text } else { colours.error.text };
    let room = ui.max_rect().width() - 70.0;
    let galley = elided(ui, &text, theme::body(Weight::Regular), colour, room);
    let extra = if opens { 44.0 } else { 28.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 8.0 + extra, height::CHIP), Sense::click());
    response.widget_info(|| {
        let kind = if opens { Role::ComboBox } else { Role::Label };
        WidgetInfo::labeled(kind, true, format!("{}: {text}", view.i18n.tr_count("condition-of-row", at + 1)))
    });
    let pair = context.is_hovered(Part::Condition, Some(which));
    let line = match (known.is_some(), pair, response.hovered()) {
        (false, ..) => colours.error.text,
        (_, true, _) => colours.accent,
        (.., true) => colours.outline_hover,
        _ => colours.outline,
    };
    chip_ground(ui, rect, colours.raised, line, &response);
    let left = rect.left() + 8.0;
    let width = galley.size().x;
    ui.painter().galley(pos2(left, rect.center().y - galley.size().y / 2.0), galley, colour);
    if opens {
        icon_at(ui.painter(), pos2(left + width + 10.0, rect.center().y), Icon::ChevronDown, 12.0, colours.label);
    }
    let cross = egui::Rect::from_center_size(pos2(rect.right() - 12.0, rect.center().y), vec2(18.0, 18.0));
    let remove = ui.interact(cross, response.id.with("remove"), Sense::click());
    remove.widget_info(|| {
        WidgetInfo::labeled(Role::Button, true, format!("{}: {text}", view.i18n.tr("condition-remove")))
    });
    let cross_colour = if remove.hovered() { colours.text } else { colours.label };
    icon_at(ui.painter(), cross.center(), Icon::X, 12.0, cross_colour);
    if remove.has_focus() {
        focus_ring(ui, cross, 3);
    }
    if response.contains_pointer() {
        view.send(Hover { row: at, part: Some((Part::Condition, Some(which))) });
    }
    if remove.clicked() {
        let mut to = row.clone();
        to.conditions.remove(which);
        if to.conditions.is_empty() {
            // Only a row with a condition can replace a row or be a bonus.
            (to.replace, to.bonus) = (false, false);
        }
        context.set(to);
    } else if let (true, Some(takes)) = (opens, takes)
        && let Some(is) = parameter(view, &response, takes, condition)
    {
        let mut to = row.clone();
        to.conditions[which].is = is;
        context.set(to);
    }
}

/// The menu for the parameter of a condition.
fn parameter(view: &View<'_>, chip: &Response, takes: &Takes, condition: &Condition) -> Option<Parameter> {
    let i18n = &view.i18n;
    match takes {
        Takes::Nothing => None,
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
            let names: Vec<_> = view.rules().subtypes.keys().collect();
            let now = match &condition.is {
                Parameter::Word(word) => names.iter().position(|name| *name == word),
                _ => None,
            };
            let make = || {
                let line = |id: &&crate::base::Name| Choice {
                    text: i18n.name(&format!("subtype-{id}"), id),
                    ..Choice::default()
                };
                names.iter().map(line).collect()
            };
            let (name, search) = (i18n.tr("field-subtype"), i18n.tr("search"));
            Choices::new(&name, &search)
                .current(now)
                .show(chip, make)
                .map(|chosen| Parameter::Word(names[chosen].clone()))
        }
    }
}

fn add(ui: &mut Ui, context: &RowContext<'_>) {
    let RowContext { view, at, row, .. } = *context;
    let colours = colours(ui);
    let i18n = &view.i18n;
    let text = if row.conditions.is_empty() { i18n.tr("condition") } else { "".into() };
    let name = i18n.tr_count("condition-add", at + 1);
    let id = Id::unique("add condition").with(at);
    let is_hovered = ui.ctx().read_response(id).is_some_and(|last| last.hovered());
    let (colour, line) =
        if is_hovered { (colours.text, colours.outline_hover) } else { (colours.label, colours.outline) };
    let mut atoms = Atoms::new(icon_atom(Icon::Plus, 13.0, colour));
    if !text.is_empty() {
        atoms.push_right(text_atom(&text, theme::body(Weight::Regular), colour));
    }
    let response = Pressable::ghost(ui, height::CHIP, atoms).id(id).padding(5).gap(5.0).show(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
    dashed_outline(ui, response.rect.shrink(0.5), line);

    let rules = view.rules();
    let names: Vec<_> = rules.conditions.iter().collect();
    let first_subtype = rules.subtypes.keys().next().cloned().unwrap_or_default();
    let fresh = |takes: &Takes| match takes {
        Takes::Nothing => Parameter::True,
        Takes::Number(range) => Parameter::Number(*range.start()),
        Takes::Subtype => Parameter::Word(first_subtype.clone()),
    };
    let make = || {
        let line = |(id, condition): &(&crate::base::Name, &crate::ruleset::Condition)| {
            let like = Condition { id: (*id).clone(), is: fresh(&condition.takes) };
            let taken = row.conditions.iter().any(|known| known.id == **id);
            Choice {
                text: words(view, i18n.language(), &like),
                about: if taken { String::new() } else { id.to_string() },
                reason: taken.then(|| i18n.tr("condition-taken").to_string()),
                ..Choice::default()
            }
        };
        names.iter().map(line).collect()
    };
    let search = i18n.tr("condition-search");
    if let Some(chosen) = Choices::new(&name, &search).width(380.0).show(&response, make) {
        let (id, condition) = names[chosen];
        let mut to = row.clone();
        to.conditions.push(Condition { id: id.clone(), is: fresh(&condition.takes) });
        context.set(to);
    }
    response.on_hover_text(&*name);
}

/// A dashed outline, because the condition does not exist yet.
fn dashed_outline(ui: &Ui, rect: Rect, colour: Color32) {
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    ui.painter().extend(Shape::dashed_line(&corners, Stroke::new(1.0, colour), 3.0, 2.5));
}
