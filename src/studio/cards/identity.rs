//! What a card or hero is: name, type, numbers, hero, status, art, notes.

use egui::{Align, Id, Layout, Rect, Sense, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use super::editor::is_of_effects;
use super::row::problem_strip;
use crate::base::{Diagnostic, Name};
use crate::card::{Card, Hero, number};
use crate::document::{Command, Field as Member, RecordPath};
use crate::studio::command::{FileCommand, UiCommand};
use crate::studio::selection::row_of;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, Field, combo, icon_button, number_field, select_all};

/// The statuses on offer. Other statuses of a file are kept.
const STATUSES: [(&str, Icon); 4] = [
    ("idea", Icon::Lightbulb),
    ("draft", Icon::CircleDashed),
    ("playtest", Icon::CircleDot),
    ("final", Icon::CircleCheck),
];
/// The least and the greatest width of the labels, in points.
const LABEL: std::ops::RangeInclusive<f32> = 52.0..=78.0;
/// The labels of a card's fields, except the numbers, which the ruleset names.
const LABELS: [&str; 8] = [
    "field-name",
    "field-type",
    "field-hero",
    "field-trigger",
    "field-subtype",
    "field-art",
    "field-notes",
    "field-flavour",
];
const GAP: f32 = 12.0;

/// The id of the field for the name.
pub fn name_id() -> Id {
    Id::unique("card name")
}

/// Shows the fields of the selected card or hero.
pub fn identity_ui(ui: &mut Ui, view: &View<'_>, place: RecordPath, focus_name: bool) {
    let problems = view.current.as_ref().map_or(&[][..], |current| &current.problems);
    let mut form = Form::new(ui, view, place, problems);
    match place {
        RecordPath::Card(at) => {
            let Some(card) = view.registry().cards.get(at) else { return };
            name(&mut form, &card.name, focus_name);
            of_card(&mut form, at, card);
        }
        RecordPath::Hero(at) => {
            let Some(hero) = view.registry().heroes.get(at) else { return };
            name(&mut form, &hero.name, focus_name);
            of_hero(&mut form, hero);
        }
        _ => return,
    }
    form.end();
    let inner = ui.available_rect_before_wrap().shrink2(vec2(12.0, 0.0));
    let mut column = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)));
    for problem in problems.iter().filter(|problem| row_of(&problem.pointer).is_none() && !is_of_effects(problem)) {
        problem_strip(&mut column, view, place, problem);
    }
    let used = column.min_rect();
    if used.height() > 0.0 {
        ui.allocate_rect(used, Sense::hover());
        ui.add_space(6.0);
    }
}

/// Labelled fields in two columns.
struct Form<'u, 'v> {
    ui: &'u mut Ui,
    view: &'u View<'v>,
    place: RecordPath,
    problems: &'u [Diagnostic],
    area: Rect,
    /// The width of the labels, in points.
    label: f32,
    top: f32,
    second: bool,
}

impl<'u, 'v> Form<'u, 'v> {
    fn new(ui: &'u mut Ui, view: &'u View<'v>, place: RecordPath, problems: &'u [Diagnostic]) -> Self {
        let area = ui.available_rect_before_wrap().shrink2(vec2(12.0, 0.0));
        let top = area.top() + 12.0;
        let wide =
            |text: String| ui.painter().layout_no_wrap(text, theme::small(Weight::Regular), colours(ui).label).size().x;
        let rules = view.rules();
        let numbers: Vec<&Name> = match place {
            RecordPath::Hero(_) => rules.hero_numbers.keys().collect(),
            _ => rules.numbers.keys().collect(),
        };
        let numbers = numbers.into_iter().map(|id| view.i18n.name(&format!("number-{id}"), id));
        let labels = LABELS.into_iter().map(|label| view.i18n.tr(label).to_string());
        let label = labels.chain(numbers).map(wide).fold(0.0, f32::max) + 8.0;
        let label = label.clamp(*LABEL.start(), *LABEL.end());
        Self { ui, view, place, problems, area, label, top, second: false }
    }

    /// Whether a field of the record has a problem.
    fn wrong(&self, member: &str) -> bool {
        self.problems.iter().any(|problem| problem.pointer.split('/').nth(1) == Some(member))
    }

    /// Adds a field, over both columns if `whole`.
    fn field<R>(&mut self, label: &str, member: &str, whole: bool, add: impl FnOnce(&mut Ui, f32) -> R) -> R {
        if whole && self.second {
            self.end_line();
        }
        let half = (self.area.width() - GAP) / 2.0;
        let left = if self.second { self.area.left() + half + GAP } else { self.area.left() };
        let width = if whole { self.area.width() } else { half };
        let rect = Rect::from_min_size(pos2(left, self.top), vec2(width, height::FIELD));
        let colours = colours(self.ui);
        let colour = if self.wrong(member) { colours.error.text } else { colours.label };
        let font = theme::small(Weight::Regular);
        let galley = crate::studio::widgets::elided(self.ui, label, font, colour, self.label - 4.0);
        self.ui.painter().galley(pos2(rect.left(), rect.center().y - galley.size().y / 2.0), galley, colour);
        let inner = Rect::from_min_max(pos2(rect.left() + self.label, rect.top()), rect.max);
        let layout = Layout::left_to_right(Align::Center);
        let mut child = self.ui.new_child(UiBuilder::new().id_salt(member).max_rect(inner).layout(layout));
        child.spacing_mut().item_spacing.x = 4.0;
        let result = add(&mut child, inner.width());
        if whole || self.second {
            self.end_line();
        } else {
            self.second = true;
        }
        result
    }

    fn end_line(&mut self) {
        self.top += height::FIELD + 6.0;
        self.second = false;
    }

    fn end(mut self) {
        if self.second {
            self.end_line();
        }
        let used = Rect::from_min_max(self.area.min, pos2(self.area.right(), self.top + 6.0));
        self.ui.allocate_rect(used, Sense::hover());
    }

    fn set(&self, field: Member) -> UiCommand {
        UiCommand::Edit(Command::Set { at: vec![self.place], field, gesture: self.view.gesture })
    }

    /// Adds a field for an optional text.
    fn text(
        &mut self,
        label: &'static str,
        member: &str,
        whole: bool,
        value: Option<&Name>,
        make: fn(Option<Name>) -> Member,
    ) {
        let name = self.view.i18n.tr(label);
        let mut text = value.map(ToString::to_string).unwrap_or_default();
        let wrong = self.wrong(member);
        let changed = self.field(&name, member, whole, |ui, width| {
            Field::new(&name).wrong(wrong).width(width).show(ui, &mut text).changed()
        });
        if changed {
            self.view.send(self.set(make(Some(Name::new(text)).filter(|text| !text.is_empty()))));
        }
    }
}

fn name(form: &mut Form<'_, '_>, name: &Name, focus: bool) {
    let label = form.view.i18n.tr("field-name");
    let mut text = name.to_string();
    let wrong = form.wrong("name");
    let changed = form.field(&label, "name", true, |ui, width| {
        if focus {
            // Before the field reads the input, so that no typed letter is lost.
            select_all(ui.ctx(), name_id(), text.chars().count());
            ui.memory_mut(|memory| memory.request_focus(name_id()));
        }
        Field::new(&label).id(name_id()).wrong(wrong).width(width).show(ui, &mut text).changed()
    });
    if changed {
        form.view.send(form.set(Member::Name(Name::new(text))));
    }
}

fn of_card(form: &mut Form<'_, '_>, at: usize, card: &Card) {
    let view = form.view;
    let rules = view.rules();
    card_type(form, at, card);
    let kind = rules.card_types.get(&card.card_type);
    let mut numbers = kind.map_or(&[][..], |kind| &kind.numbers).iter();
    if let Some(&first) = numbers.next() {
        number_of(form, card, first);
    }
    hero(form, at, card);
    status(form, card.status.as_ref());
    for &id in numbers {
        number_of(form, card, id);
    }
    if kind.is_some_and(|kind| kind.has_subtype) || card.subtype.is_some() {
        let names: Vec<Name> = rules.subtypes.keys().cloned().collect();
        let (label, words) = (view.i18n.tr("field-subtype"), "subtype-");
        one_of(form, (&label, "subtype", words), card.subtype.as_ref(), &names, |_| None, Member::Subtype);
    }
    if kind.is_some_and(|kind| kind.has_trigger) || card.trigger.is_some() {
        let names: Vec<Name> = rules.triggers.keys().cloned().collect();
        let icon = |id: &Name| rules.triggers.get(id).and_then(|trigger| Icon::try_from(trigger.icon.as_str()).ok());
        let (label, words) = (view.i18n.tr("field-trigger"), "trigger-");
        one_of(form, (&label, "trigger", words), card.trigger.as_ref(), &names, icon, Member::Trigger);
    }
    if form.second {
        form.end_line();
    }
    art(form, card.art.as_ref());
    form.text("field-notes", "notes", false, card.notes.as_ref(), Member::Notes);
    form.text("field-flavour", "flavour", true, card.flavour.as_ref(), Member::Flavour);
}

fn of_hero(form: &mut Form<'_, '_>, hero: &Hero) {
    let rules = form.view.rules();
    for (id, about) in &rules.hero_numbers {
        let value = number(&hero.numbers, id);
        if value.is_none() && about.default.is_some() {
            // A number that follows from the others is shown only if the file sets it.
            continue;
        }
        let label = form.view.i18n.name(&format!("number-{id}"), id);
        let changed = form.field(&label, id, false, |ui, width| {
            number_field(ui, &label, value.unwrap_or(*about.range.start()), &about.range, width).1
        });
        if let Some(number) = changed {
            form.view.send(form.set(Member::Number(id.clone(), Some(number))));
        }
    }
    if form.second {
        form.end_line();
    }
    art(form, hero.art.as_ref());
    form.text("field-notes", "notes", false, hero.notes.as_ref(), Member::Notes);
    form.text("field-flavour", "flavour", true, hero.flavour.as_ref(), Member::Flavour);
}

fn card_type(form: &mut Form<'_, '_>, at: usize, card: &Card) {
    let view = form.view;
    let rules = view.rules();
    let label = view.i18n.tr("field-type");
    let known = rules.card_types.get(&card.card_type);
    let icon = known.and_then(|kind| Icon::try_from(kind.icon.as_str()).ok());
    let word = |id: &str| view.i18n.name(&format!("type-{id}"), id);
    let types: Vec<(&Name, &crate::ruleset::CardType)> =
        rules.card_types.iter().filter(|(_, kind)| !kind.is_hero).collect();
    let button = form.field(&label, "type", false, |ui, width| {
        combo(ui, &label, icon, &word(&card.card_type), known.is_none(), width)
    });
    let make = || {
        let line = |(id, kind): &(&Name, &crate::ruleset::CardType)| Choice {
            icon: Icon::try_from(kind.icon.as_str()).ok(),
            text: word(id),
            ..Choice::default()
        };
        types.iter().map(line).collect()
    };
    let current = types.iter().position(|(id, _)| **id == card.card_type);
    if let Some(chosen) = Choices::new(&label, &view.i18n.tr("search")).current(current).show(&button, make) {
        form.view.send(Command::SetType { cards: vec![at], card_type: types[chosen].0.clone() });
    }
}

fn number_of(form: &mut Form<'_, '_>, card: &Card, id: crate::ruleset::NumberId) {
    let (name, about) = form.view.rules().number(id);
    let label = form.view.i18n.name(&format!("number-{name}"), name);
    let value = number(&card.numbers, name).unwrap_or(*about.range.start());
    let changed = form.field(&label, name, false, |ui, width| number_field(ui, &label, value, &about.range, width).1);
    if let Some(number) = changed {
        form.view.send(form.set(Member::Number(name.clone(), Some(number))));
    }
}

fn hero(form: &mut Form<'_, '_>, at: usize, card: &Card) {
    let view = form.view;
    let registry = view.registry();
    let label = view.i18n.tr("field-hero");
    let owner = view.document.hero_of(card);
    let now = registry.heroes.iter().position(|hero| Some(&hero.id) == owner);
    let word = |hero: &Hero| view.texts.name(view.i18n.language(), &hero.id, &hero.name);
    let text = now.map_or_else(|| view.i18n.tr("group-no-hero").to_string(), |hero| word(&registry.heroes[hero]));
    let button = form.field(&label, "hero", false, |ui, width| combo(ui, &label, None, &text, false, width));
    let make = || {
        let line = |hero: &Hero| Choice {
            text: word(hero),
            about: hero
                .book
                .map(|book| view.i18n.tr_with("line-book", &[("n", crate::text::Arg::Number(book))]))
                .unwrap_or_default(),
            ..Choice::default()
        };
        registry.heroes.iter().map(line).collect()
    };
    let menu = Choices::new(&label, &view.i18n.tr("search")).width(280.0).current(now).show(&button, make);
    if let Some(hero) = menu {
        form.view.send(Command::MoveToHero { cards: vec![at], hero: registry.heroes[hero].id.clone() });
    }
}

fn status(form: &mut Form<'_, '_>, status: Option<&Name>) {
    let view = form.view;
    let label = view.i18n.tr("field-status");
    let word = |id: &str| view.i18n.name(&format!("status-{id}"), id);
    let text = status.map_or_else(|| view.i18n.tr("status-none").to_string(), |status| word(status));
    let icon = |id: &str| STATUSES.iter().find(|(known, _)| *known == id).map(|(_, icon)| *icon);
    let now = status.and_then(|status| STATUSES.iter().position(|(known, _)| known == status));
    let button = form.field(&label, "status", false, |ui, width| {
        combo(ui, &label, Some(status.and_then(|id| icon(id)).unwrap_or(Icon::Circle)), &text, false, width)
    });
    let make = || {
        let line = |(id, icon): &(&str, Icon)| Choice { icon: Some(*icon), text: word(id), ..Choice::default() };
        let none =
            Choice { icon: Some(Icon::Circle), text: view.i18n.tr("status-none").to_string(), ..Choice::default() };
        STATUSES.iter().map(line).chain([none]).collect()
    };
    if let Some(chosen) = Choices::new(&label, &view.i18n.tr("search")).current(now).show(&button, make) {
        form.view.send(form.set(Member::Status(STATUSES.get(chosen).map(|(id, _)| Name::new(id)))));
    }
}

fn one_of(
    form: &mut Form<'_, '_>,
    (label, member, words): (&str, &str, &str),
    now: Option<&Name>,
    names: &[Name],
    icon: impl Fn(&Name) -> Option<Icon>,
    make: fn(Option<Name>) -> Member,
) {
    let view = form.view;
    let word = |id: &Name| {
        let message = format!("{words}{id}");
        let named = format!("{message}.name");
        let named_here = view.texts.has(view.i18n.language(), &named) || view.texts.has(crate::text::ENGLISH, &named);
        view.i18n.name(if named_here { &named } else { &message }, id)
    };
    let text = now.map_or_else(|| view.i18n.tr("choose").to_string(), &word);
    let current = now.and_then(|now| names.iter().position(|name| name == now));
    let wrong = now.is_none() || current.is_none();
    // No other field follows in the same line, so the field can take the whole line.
    let whole = !form.second;
    let button =
        form.field(label, member, whole, |ui, width| combo(ui, label, now.and_then(&icon), &text, wrong, width));
    let lines =
        || names.iter().map(|id| Choice { icon: icon(id), text: word(id), ..Choice::default() }).collect::<Vec<_>>();
    if let Some(chosen) = Choices::new(label, &view.i18n.tr("search")).current(current).show(&button, lines) {
        form.view.send(form.set(make(Some(names[chosen].clone()))));
    }
}

fn art(form: &mut Form<'_, '_>, art: Option<&Name>) {
    let view = form.view;
    let label = view.i18n.tr("field-art");
    let mut text = art.map(ToString::to_string).unwrap_or_default();
    let hint = view.i18n.tr("art-hint");
    let (wrong, tip) = (form.wrong("art"), view.i18n.tr("art-choose"));
    let (changed, choose) = form.field(&label, "art", false, |ui, width| {
        let field = Field::new(&label).hint(&hint).wrong(wrong).width(width - 28.0);
        let changed = field.show(ui, &mut text).changed();
        (changed, icon_button(ui, Icon::ImagePlus, &tip, true).clicked())
    });
    if changed {
        form.view.send(form.set(Member::Art(Some(Name::new(text)).filter(|text| !text.is_empty()))));
    }
    if choose {
        form.view.send(FileCommand::ChooseArt);
    }
}
