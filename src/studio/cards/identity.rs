//! What a card or hero is: name, type, numbers, hero, status, art, notes.

use std::cell::Cell;
use std::ops::RangeInclusive;

use egui::{Align, Frame, Id, Layout, Margin, Role, Ui, vec2};
use lucide_icons::Icon;

use super::editor::is_of_effects;
use super::row::problem_strip;
use crate::base::{Diagnostic, Name};
use crate::card::{Card, Hero, number};
use crate::document::menus::CardNumber;
use crate::document::{Command, Field as Member, RecordPath};
use crate::registry::row_of;
use crate::studio::command::FileCommand;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Field, Pressable, cell_label, icon_button, icon_named, number_field, select_all, text_atom,
    text_width,
};
use crate::text::{Arg, ENGLISH};

/// The statuses on offer. Other statuses of a file are kept.
const STATUSES: [(&str, Icon); 4] = [
    ("idea", Icon::Lightbulb),
    ("draft", Icon::CircleDashed),
    ("playtest", Icon::CircleDot),
    ("final", Icon::CircleCheck),
];
/// The least width of the labels, and the most that they take in a narrow and in a usual editor, in points; in a wide one
/// they take a sixth of the width at most.
const LABEL: [f32; 3] = [52.0, 78.0, 96.0];
/// The labels of a card's fields, except the numbers, which the ruleset names.
const LABELS: [&str; 9] = [
    "field-name",
    "field-type",
    "field-hero",
    "field-book",
    "field-trigger",
    "field-subtype",
    "field-art",
    "field-notes",
    "field-flavour",
];
const GAP: f32 = 12.0;
const BOOKS: RangeInclusive<i64> = 1..=99;

pub fn name_id() -> Id {
    Id::unique("card name")
}

pub fn identity_ui(ui: &mut Ui, view: &View<'_>, place: RecordPath, focus_name: bool) {
    let problems = view.problems();
    Frame::new().inner_margin(Margin::same(12)).show(ui, |ui| {
        let label = label_width(ui, view, place);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, 6.0);
            let width = ui.available_width();
            let mut form = Form { ui, view, place, problems, label, width };
            match place {
                RecordPath::Card(at) => _ = view.registry().cards.get(at).map(|card| form.card(at, card, focus_name)),
                RecordPath::Hero(at) => _ = view.registry().heroes.get(at).map(|hero| form.hero(hero, focus_name)),
                _ => {}
            }
        });
    });
    let is_of_record = |problem: &&Diagnostic| row_of(&problem.pointer).is_none() && !is_of_effects(problem);
    if problems.iter().any(|problem| is_of_record(&problem)) {
        Frame::new().inner_margin(Margin { bottom: 6, ..Margin::symmetric(12, 0) }).show(ui, |ui| {
            for problem in problems.iter().filter(is_of_record) {
                problem_strip(ui, view, place, problem);
            }
        });
    }
}

fn label_width(ui: &Ui, view: &View<'_>, place: RecordPath) -> f32 {
    let rules = view.rules();
    let numbers: Vec<&Name> = match place {
        RecordPath::Card(at) => {
            let card_type = view.registry().cards.get(at).map_or("", |card| &card.card_type);
            view.document.card_numbers(card_type).into_iter().map(|number| number.name).collect()
        }
        _ => rules.hero_numbers.keys().collect(),
    };
    let numbers = numbers.into_iter().map(|id| number_name(view, id));
    let sets = rules.sets.keys().map(|set| view.i18n.heading(&format!("set-{set}"), set));
    let keywords = (!rules.keywords.is_empty()).then(|| view.i18n.tr("field-keywords").to_string());
    let labels = LABELS.into_iter().map(|label| view.i18n.tr(label).to_string()).chain(sets).chain(keywords);
    let wide = |text: String| text_width(ui, &text, theme::small(Weight::Regular));
    let [least, narrow, usual] = LABEL;
    let width = ui.available_width();
    let most = (width / 4.4).clamp(narrow, usual).max(width / 6.0);
    (labels.chain(numbers).map(wide).fold(0.0, f32::max) + 8.0).clamp(least, most)
}

/// What the field of a number is called.
fn number_name(view: &View<'_>, name: &Name) -> String {
    let (message, i18n) = (format!("number-{name}"), &view.i18n);
    if view.rules().is_whole_game() { i18n.heading(&message, name) } else { i18n.name(&message, name) }
}

/// Labelled fields in two columns, in a layout that wraps.
struct Form<'u, 'v> {
    ui: &'u mut Ui,
    view: &'u View<'v>,
    place: RecordPath,
    problems: &'u [Diagnostic],
    /// The width of the labels and that of both columns, in points.
    label: f32,
    width: f32,
}

impl Form<'_, '_> {
    fn is_wrong(&self, member: &str) -> bool {
        self.problems.iter().any(|problem| problem.pointer.split('/').nth(1) == Some(member))
    }

    /// The width of one of the two columns, in points.
    fn column(&self) -> f32 {
        ((self.width - GAP) / 2.0).floor()
    }

    /// Whether the next field is the second of its line. What does not fit into a full line begins another one.
    fn is_second(&self) -> bool {
        let left = self.ui.available_size_before_wrap().x;
        (self.column()..self.width - 1.0).contains(&left)
    }

    fn end_line(&mut self) {
        if self.is_second() {
            self.ui.end_row();
        }
    }

    /// Adds a field, over both columns if `whole`.
    fn field<R>(&mut self, label: &str, member: &str, whole: bool, add: impl FnOnce(&mut Ui, f32) -> R) -> R {
        let size = vec2(if whole { self.width } else { self.column() }, height::FIELD);
        let label_size = vec2(self.label - 4.0, height::FIELD);
        let colours = colours(self.ui);
        let colour = if self.is_wrong(member) { colours.error.text } else { colours.label };
        let layout = Layout::left_to_right(Align::Center);
        let field = |ui: &mut Ui| {
            ui.set_min_size(size);
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.allocate_ui_with_layout(label_size, layout, |ui| {
                ui.set_min_size(label_size);
                cell_label(ui, label, theme::small(Weight::Regular), colour);
            });
            ui.push_id(member, |ui| add(ui, size.x - self.label)).inner
        };
        self.ui.allocate_ui_with_layout(size, layout, field).inner
    }

    fn set(&self, field: Member) {
        self.view.send(Command::Set { at: vec![self.place], field, gesture: self.view.gesture });
    }

    fn name(&mut self, name: &Name, focus: bool) {
        let label = self.view.i18n.tr("field-name");
        let mut text = name.to_string();
        let wrong = self.is_wrong("name");
        let changed = self.field(&label, "name", true, |ui, width| {
            if focus {
                // Before the field reads the input, so that no typed letter is lost.
                select_all(ui.ctx(), name_id(), text.chars().count());
                ui.memory_mut(|memory| memory.request_focus(name_id()));
            }
            Field::new(&label).id(name_id()).wrong(wrong).width(width).show(ui, &mut text).changed()
        });
        if changed {
            self.set(Member::Name(Name::new(text)));
        }
    }

    /// A field for an optional text, with its hint. `after` adds a widget that is `room` points wide.
    fn text(
        &mut self,
        (label, member): (&'static str, &str),
        value: Option<&Name>,
        make: fn(Option<Name>) -> Member,
        (hint, room): (&str, f32),
        after: impl FnOnce(&mut Ui),
    ) {
        let name = self.view.i18n.tr(label);
        let mut text = value.map(ToString::to_string).unwrap_or_default();
        let wrong = self.is_wrong(member);
        let changed = self.field(&name, member, member == "flavour", |ui, width| {
            let field = Field::new(&name).hint(hint).wrong(wrong).width(width - room);
            let changed = field.show(ui, &mut text).changed();
            after(ui);
            changed
        });
        if changed {
            self.set(make(Some(Name::new(text)).filter(|text| !text.is_empty())));
        }
    }

    /// The picture, the notes and the flavour text, which cards and heroes have.
    fn texts(&mut self, art: Option<&Name>, notes: Option<&Name>, flavour: Option<&Name>) {
        self.end_line();
        let (view, hint) = (self.view, self.view.i18n.tr("art-hint"));
        self.text(("field-art", "art"), art, Member::Art, (&hint, 28.0), |ui| {
            view.on_click(&icon_button(ui, Icon::ImagePlus, &view.i18n.tr("art-choose"), true), FileCommand::ChooseArt);
        });
        self.text(("field-notes", "notes"), notes, Member::Notes, ("", 0.0), |_| {});
        self.text(("field-flavour", "flavour"), flavour, Member::Flavour, ("", 0.0), |_| {});
    }

    fn number_of_card(&mut self, card: &Card, of_type: &CardNumber<'_>) {
        let written = number(&card.numbers, of_type.name);
        if of_type.can_be_blank {
            return self.optional_number(of_type.name, written, &of_type.range);
        }
        self.number(of_type.name, written.or(of_type.usual), &of_type.range);
    }

    fn number(&mut self, name: &Name, value: Option<i64>, range: &RangeInclusive<i64>) {
        let label = number_name(self.view, name);
        let value = value.unwrap_or(*range.start());
        let changed = self.field(&label, name, false, |ui, width| number_field(ui, &label, value, range, width).1);
        if let Some(number) = changed {
            self.set(Member::Number(name.clone(), Some(number)));
        }
    }

    /// A number that a card can be without: a dash until it has one, then a cross that takes it away.
    fn optional_number(&mut self, name: &Name, value: Option<i64>, range: &RangeInclusive<i64>) {
        let label = number_name(self.view, name);
        let remove = format!("{label}: {}", self.view.i18n.tr("slot-remove"));
        let changed = self.field(&label, name, false, |ui, width| match value {
            None => {
                let colours = colours(ui);
                let dash = text_atom("–", theme::body(Weight::Semibold), colours.label);
                let blank = Pressable::new(height::CHIP, dash).fill(colours.well, colours.outline).width(width);
                let response = blank.role(Role::Button, &format!("{label}: –")).show(ui);
                response.clicked().then_some(Some(*range.start()))
            }
            Some(value) => {
                let (_, number) = number_field(ui, &label, value, range, width - height::CHIP - 4.0);
                let is_removed = icon_button(ui, Icon::X, &remove, true).clicked();
                if is_removed { Some(None) } else { number.map(Some) }
            }
        });
        if let Some(number) = changed {
            self.set(Member::Number(name.clone(), number));
        }
    }

    /// A field with a menu of `count` choices. `unknown` is shown if none of them is the current one. Returns the index of
    /// the choice.
    fn menu(
        &mut self,
        (label, member): (&'static str, &str),
        (current, unknown): (Option<usize>, Choice),
        count: usize,
        choice: impl Fn(usize) -> Choice,
    ) -> Option<usize> {
        let (name, search) = (self.view.i18n.tr(label), self.view.i18n.tr("search"));
        // A field that begins a line which no other field shares takes the whole line.
        let rules = self.view.rules();
        let is_last = member == "trigger" || member == "subtype" && rules.sets.is_empty() && rules.keywords.is_empty();
        let whole = is_last && !self.is_second();
        let wrong = current.is_none() && matches!(member, "type" | "subtype" | "trigger");
        let menu = Choices::new(&name, &search).width(280.0).current(current).wrong(wrong);
        let Choice { icon, text, .. } = current.map_or(unknown, &choice);
        let choices = || (0..count).map(&choice).collect();
        self.field(&name, member, whole, |ui, width| menu.field(ui, icon, &text, width, choices))
    }

    fn card(&mut self, at: usize, card: &Card, focus_name: bool) {
        let rules = self.view.rules();
        self.name(&card.name, focus_name);
        self.card_type(at, card);
        let kind = rules.card_types.get(&card.card_type);
        let mut numbers = self.view.document.card_numbers(&card.card_type).into_iter();
        if let Some(number) = numbers.next() {
            self.number_of_card(card, &number);
        }
        if rules.is_whole_game() {
            self.book(card);
        } else {
            self.hero_of_card(at, card);
        }
        self.status(card.status.as_ref());
        for number in numbers {
            self.number_of_card(card, &number);
        }
        if kind.is_some_and(|kind| kind.has_subtype) || card.subtype.is_some() {
            let names: Vec<_> = rules.subtypes.keys().map(|name| (name, None)).collect();
            self.one_of(("field-subtype", "subtype"), card.subtype.as_ref(), &names, Member::Subtype);
        }
        self.words(card);
        if kind.is_some_and(|kind| kind.has_trigger) || card.trigger.is_some() {
            let trigger = rules.triggers.iter().map(|(name, trigger)| (name, icon_named(&trigger.icon)));
            let names: Vec<_> = trigger.collect();
            self.one_of(("field-trigger", "trigger"), card.trigger.as_ref(), &names, Member::Trigger);
        }
        self.texts(card.art.as_ref(), card.notes.as_ref(), card.flavour.as_ref());
    }

    /// The words of each set, and the keywords.
    fn words(&mut self, card: &Card) {
        let view = self.view;
        let rules = view.rules();
        for (set, words) in &rules.sets {
            let known: Vec<&Name> = words.words.keys().collect();
            let label = view.i18n.heading(&format!("set-{set}"), set);
            self.word_set(&label, (set, "word"), &known, (words.most == Some(1), words.is_open), card);
        }
        if !rules.keywords.is_empty() {
            let known: Vec<&Name> = rules.keywords.keys().collect();
            let label = view.i18n.tr("field-keywords");
            self.word_set(&label, (&Name::const_new("keywords"), "keyword"), &known, (false, false), card);
        }
    }

    /// A field whose menu adds a word to a set or takes it away. Words that the ruleset does not list can be typed if the
    /// set is open.
    fn word_set(
        &mut self,
        label: &str,
        (set, kind): (&Name, &str),
        known: &[&Name],
        (is_one, is_open): (bool, bool),
        card: &Card,
    ) {
        let view = self.view;
        let json = card.rest.iter().find(|(name, _)| name == set).map(|(_, json)| &**json);
        let now: Vec<Name> = json.map(words_of).unwrap_or_default();
        let word = |id: &Name| view.i18n.entry(&format!("{kind}-{id}"), id);
        let words: Vec<String> = now.iter().map(word).collect();
        let text = if words.is_empty() { "–".to_owned() } else { words.join(", ") };
        let choice = |id: &&Name| {
            let icon = now.contains(id).then_some(Icon::Check);
            Choice { icon: icon.or(Some(Icon::Circle)), ..Choice::new(word(id)) }
        };
        let search = view.i18n.tr(if is_open { "words-search-or-new" } else { "search" });
        let typed = Cell::new(None);
        let menu = Choices::new(label, &search).width(280.0).wrong(self.is_wrong(set));
        let menu = if is_open { menu.typed(&typed) } else { menu };
        let unlisted = now.iter().filter(|word| !known.contains(word));
        let listed: Vec<&Name> = known.iter().copied().chain(unlisted).collect();
        let choices = || listed.iter().map(choice).collect();
        let chosen = self.field(label, set, false, |ui, width| menu.field(ui, None, &text, width, choices));
        let Some(chosen) =
            chosen.and_then(|at| typed.take().map(Name::new).or_else(|| listed.get(at).copied().cloned()))
        else {
            return;
        };
        let mut words: Vec<Name> = now.iter().filter(|word| !is_one || **word == chosen).cloned().collect();
        match words.iter().position(|word| *word == chosen) {
            Some(at) => drop(words.remove(at)),
            None => words.push(chosen),
        }
        // In the order of the ruleset, with unknown words last.
        words.sort_by_key(|word| known.iter().position(|known| *known == word).unwrap_or(usize::MAX));
        self.set(Member::Words(set.clone(), words));
    }

    fn hero(&mut self, hero: &Hero, focus_name: bool) {
        self.name(&hero.name, focus_name);
        for (name, about) in &self.view.rules().hero_numbers {
            let value = number(&hero.numbers, name);
            // A number that follows from the others is shown only if the file sets it.
            if value.is_some() || about.default.is_none() {
                self.number(name, value, &about.range);
            }
        }
        self.texts(hero.art.as_ref(), hero.notes.as_ref(), hero.flavour.as_ref());
    }

    fn card_type(&mut self, at: usize, card: &Card) {
        let view = self.view;
        let word = |id: &str| view.i18n.heading(&format!("type-{id}"), id);
        let types: Vec<_> = view.rules().card_types.iter().filter(|(_, kind)| !kind.is_hero).collect();
        let current = types.iter().position(|(id, _)| **id == card.card_type);
        let choice = |at: usize| Choice { icon: icon_named(&types[at].1.icon), ..Choice::new(word(types[at].0)) };
        let unknown = Choice::new(word(&card.card_type));
        if let Some(chosen) = self.menu(("field-type", "type"), (current, unknown), types.len(), choice) {
            view.send(Command::SetType { cards: vec![at], card_type: types[chosen].0.clone() });
        }
    }

    /// The book that a card is from, if it says one: in most games cards have none.
    fn book(&mut self, card: &Card) {
        let Some(book) = card.book else { return };
        let label = self.view.i18n.tr("field-book");
        let changed = self.field(&label, "book", false, |ui, width| number_field(ui, &label, book, &BOOKS, width).1);
        if let Some(book) = changed {
            self.set(Member::Book(Some(book)));
        }
    }

    fn hero_of_card(&mut self, at: usize, card: &Card) {
        let view = self.view;
        let heroes = &view.registry().heroes;
        let owner = view.document.hero_of(card);
        let current = heroes.iter().position(|hero| Some(&hero.id) == owner);
        let choice = |at: usize| {
            let hero: &Hero = &heroes[at];
            let book = hero.book.map(|book| view.i18n.tr_with("line-book", &[("n", Arg::Number(book))]));
            Choice { about: book.unwrap_or_default(), ..Choice::new(view.name_of(&hero.id)) }
        };
        let none = Choice::new(&*view.i18n.tr("group-no-hero"));
        if let Some(hero) = self.menu(("field-hero", "hero"), (current, none), heroes.len(), choice) {
            view.send(Command::MoveToHero { cards: vec![at], hero: heroes[hero].id.clone() });
        }
    }

    fn status(&mut self, status: Option<&Name>) {
        let i18n = &self.view.i18n;
        let word = |id: &str| i18n.name(&format!("status-{id}"), id);
        let none = || Choice { icon: Some(Icon::Circle), ..Choice::new(&*i18n.tr("status-none")) };
        let choice = |at: usize| match STATUSES.get(at) {
            Some((id, icon)) => Choice { icon: Some(*icon), ..Choice::new(word(id)) },
            None => none(),
        };
        let current = status.and_then(|status| STATUSES.iter().position(|(known, _)| known == status));
        let unknown = status.map_or_else(none, |status| Choice { text: word(status), ..none() });
        let chosen = self.menu(("field-status", "status"), (current, unknown), STATUSES.len() + 1, choice);
        if let Some(chosen) = chosen {
            self.set(Member::Status(STATUSES.get(chosen).map(|(id, _)| Name::new(id))));
        }
    }

    /// A field for a name of the ruleset. `names` has the possible names with their icons.
    fn one_of(
        &mut self,
        (label, member): (&'static str, &str),
        now: Option<&Name>,
        names: &[(&Name, Option<Icon>)],
        make: fn(Option<Name>) -> Member,
    ) {
        let view = self.view;
        let word = |id: &Name| {
            let message = format!("{member}-{id}");
            let named = format!("{message}.name");
            let has_name = view.texts.has(view.i18n.language(), &named) || view.texts.has(ENGLISH, &named);
            view.i18n.name(if has_name { &named } else { &message }, id)
        };
        let unknown = Choice::new(now.map_or_else(|| view.i18n.tr("choose").to_string(), word));
        let current = now.and_then(|now| names.iter().position(|(name, _)| *name == now));
        let choice = |at: usize| Choice { icon: names[at].1, ..Choice::new(word(names[at].0)) };
        if let Some(chosen) = self.menu((label, member), (current, unknown), names.len(), choice) {
            self.set(make(Some(names[chosen].0.clone())));
        }
    }
}

/// The words of a member that is one word or a list of them.
fn words_of(json: &str) -> Vec<Name> {
    match serde_json::from_str(json) {
        Ok(serde_json::Value::String(word)) => vec![word.into()],
        Ok(serde_json::Value::Array(words)) => words.iter().filter_map(|word| word.as_str()).map(Name::new).collect(),
        _ => Vec::new(),
    }
}
