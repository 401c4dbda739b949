//! The conditions of a row, as chips.

use egui::{
    CornerRadius, Key, Popup, PopupCloseBehavior, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;

use super::row::chip_ground;
use crate::card::{Condition, Parameter, Row};
use crate::document::{Command, RecordPath};
use crate::ruleset::{Takes, Timing};
use crate::studio::command::UiCommand;
use crate::studio::selection::Hover;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, elided, focus_again, focus_ring, icon_at, number_field, put_text};
use crate::text::{Arg, Language, Part};

/// Shows the conditions of a row, and what can be added.
pub fn conditions_ui(ui: &mut Ui, view: &View<'_>, place: RecordPath, at: usize, row: &Row) {
    let passive = view.rules().operations.get(&row.op).is_some_and(|operation| operation.timing == Timing::Passive);
    let colours = colours(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        ui.set_min_height(height::CHIP);
        put_text(ui, &view.i18n.tr("if"), theme::small(Weight::Medium), colours.label);
        if row.conditions.is_empty() {
            let words = view.i18n.tr(if passive { "while-in-play" } else { "always" });
            put_text(ui, &words, theme::body(Weight::Regular), colours.label);
        }
        for (which, condition) in row.conditions.iter().enumerate() {
            chip(ui, view, place, (at, row), (which, condition));
        }
        if !passive {
            add(ui, view, place, at, row);
        }
    });
}

fn set(view: &View<'_>, place: RecordPath, at: usize, to: Row) -> UiCommand {
    UiCommand::Edit(Command::SetRow { at: place, row: at, to, gesture: view.gesture })
}

/// A condition in the words of a card.
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

fn chip(
    ui: &mut Ui,
    view: &View<'_>,
    place: RecordPath,
    (at, row): (usize, &Row),
    (which, condition): (usize, &Condition),
) {
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
    let pair = view.hover.is_some_and(|hover| hover.is_part(at, Part::Condition, Some(which)));
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
            // A row without a condition can neither replace nor add.
            (to.replace, to.bonus) = (false, false);
        }
        view.send(set(view, place, at, to));
    } else if let (true, Some(takes)) = (opens, takes)
        && let Some(is) = parameter(view, &response, takes, condition)
    {
        let mut to = row.clone();
        to.conditions[which].is = is;
        view.send(set(view, place, at, to));
    }
}

/// The menu for what a condition is given.
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
                    put_text(ui, &bounds, theme::small(Weight::Regular), colours(ui).label);
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

fn add(ui: &mut Ui, view: &View<'_>, place: RecordPath, at: usize, row: &Row) {
    let colours = colours(ui);
    let i18n = &view.i18n;
    let text = if row.conditions.is_empty() { i18n.tr("condition") } else { "".into() };
    let galley = ui.painter().layout_no_wrap(text.to_string(), theme::body(Weight::Regular), colours.label);
    let width = if text.is_empty() { height::CHIP } else { galley.size().x + 32.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height::CHIP), Sense::click());
    let name = i18n.tr_count("condition-add", at + 1);
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
    let line = if response.hovered() { colours.outline_hover } else { colours.outline };
    let corners = rect.shrink(0.5);
    let outline =
        [corners.left_top(), corners.right_top(), corners.right_bottom(), corners.left_bottom(), corners.left_top()];
    ui.painter().extend(Shape::dashed_line(&outline, Stroke::new(1.0, line), 3.0, 2.5));
    if response.hovered() {
        ui.painter().rect_filled(rect.shrink(1.0), CornerRadius::same(4), colours.hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, 5);
    }
    let colour = if response.hovered() { colours.text } else { colours.label };
    icon_at(ui.painter(), pos2(rect.left() + 12.0, rect.center().y), Icon::Plus, 13.0, colour);
    ui.painter().galley(pos2(rect.left() + 24.0, rect.center().y - galley.size().y / 2.0), galley, colour);

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
        view.send(set(view, place, at, to));
    }
    response.on_hover_text(&*name);
}
