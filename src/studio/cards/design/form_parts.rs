//! Parts of forms that have parts of their own: lists, tables, groups of fields.

use egui::{Align, Frame, Margin, Ui};
use lucide_icons::Icon;

use super::form::{Shown, quoted, send};
use crate::base::JsonEdit;
use crate::base::json::{Node, Shape as Json, step};
use crate::design::check::Known;
use crate::design::shape::{Member, PRICE, Shape, Vocabulary};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Field, Pressable, cell_label, column, icon_atom, icon_button, label, line, segmented, sides,
    text_atom,
};
use crate::text::Arg;

/// The width of the field of a number in a list, in points.
const NUMBER: f32 = 84.0;
/// The width of a field for a letter, and of the widest one of a short item, in points.
const LETTER: f32 = 64.0;
const WIDEST: f32 = 240.0;
/// Between the fields of a short item, in points.
const GAP: f32 = 6.0;
/// The width of what moves and removes an item, with its margins, in points.
const BUTTONS: f32 = 3.0 * height::CHIP + 12.0;

impl Shown<'_, '_> {
    /// A list, a table, or an object in an object: a heading with what can be added, and its parts.
    pub fn group_ui(&mut self, ui: &mut Ui, pointer: &str, member: &Member, name: &str) {
        ui.add_space(6.0);
        let i18n = &self.view.i18n;
        let add = i18n.tr_with("design-add", &[("name", Arg::Text(name))]);
        let there = self.at(pointer);
        let (mut added, mut removed) = (None, false);
        line(ui, "", height::CHIP, |ui| {
            sides(
                ui,
                |ui| _ = label(ui, name, theme::body(Weight::Semibold), colours(ui).text),
                |ui| match member.shape {
                    Shape::Object(_) if there.is_some() && !member.is_required => {
                        let remove = i18n.tr_with("design-remove", &[("name", Arg::Text(name))]);
                        removed = icon_button(ui, Icon::Trash2, &remove, true).clicked();
                    }
                    Shape::Object(_) if there.is_some() => {}
                    Shape::Table(Vocabulary::Any, _) => {}
                    Shape::Table(vocabulary, shape) => {
                        let known = there.map(Node::members).unwrap_or_default();
                        let names = self.names(vocabulary);
                        let free = names.into_iter().filter(|(id, _)| known.iter().all(|member| member.key != *id));
                        let free: Vec<(String, String)> = free.collect();
                        let button = icon_button(ui, Icon::Plus, &add, !free.is_empty());
                        let search = i18n.tr("search");
                        let entries =
                            || free.iter().map(|(id, name)| (Choice::new(name.clone()), id.clone())).collect();
                        added = Choices::new(&add, &search).pick(&button, entries).map(|id| {
                            let first = self.first_value(&id, *shape);
                            (Some(id), first)
                        });
                    }
                    _ if icon_button(ui, Icon::Plus, &add, true).clicked() => {
                        added = Some((None, self.first_of(pointer)));
                    }
                    _ => {}
                },
            );
        });
        match added {
            Some((Some(id), json)) if there.is_some() => self.set(&step(pointer, id), json),
            Some((Some(id), json)) => self.set(pointer, format!("{{{}: {json}}}", quoted(&id))),
            Some((None, json)) if matches!(member.shape, Shape::List(_)) => {
                self.send(JsonEdit::Insert { list: pointer.to_owned(), at: usize::MAX, json });
            }
            Some((None, json)) => self.set(pointer, json),
            None if removed => self.remove(pointer),
            None => {}
        }
        self.problems_ui(ui, pointer, false);
        let Some(node) = there else { return };
        Frame::new().inner_margin(Margin { left: 12, ..Margin::ZERO }).show(ui, |ui| match member.shape {
            Shape::Object(members) => self.members_ui(ui, pointer, members),
            Shape::List(Shape::Object(members)) => self.items_ui(ui, pointer, node, members, name),
            Shape::Table(vocabulary, shape) => self.table_ui(ui, pointer, node, vocabulary, *shape),
            _ => {}
        });
    }

    /// The items of a list of objects, each with what moves and removes it. Short items are on one line.
    fn items_ui(&mut self, ui: &mut Ui, list: &str, node: Node<'_>, members: &[Member], name: &str) {
        let (count, view, about) = (node.items().len(), self.view, self.about);
        let is_short = members.len() <= 3 && members.iter().all(|member| !has_parts(member.shape));
        let widths = widths(ui.available_width() - BUTTONS, members);
        if is_short && count > 0 {
            self.captions_ui(ui, members, &widths);
        }
        for at in 0..count {
            let pointer = step(list, at);
            let title = format!("{name} {}", at + 1);
            line(ui, "", height::FIELD + 2.0, |ui| {
                sides(
                    ui,
                    |ui| {
                        if !is_short {
                            label(ui, &title, theme::body(Weight::Medium), colours(ui).label);
                            return;
                        }
                        ui.spacing_mut().item_spacing.x = GAP;
                        for (member, width) in members.iter().zip(&widths) {
                            let name = format!("{title}: {}", self.label(member));
                            self.scalar_ui(ui, &step(&pointer, member.name), member, &name, *width);
                        }
                    },
                    |ui| _ = item_buttons(ui, view, (list, at, count), about, &title),
                );
            });
            self.problems_ui(ui, &pointer, is_short);
            if !is_short {
                Frame::new()
                    .inner_margin(Margin { left: 12, ..Margin::ZERO })
                    .show(ui, |ui| self.members_ui(ui, &pointer, members));
            }
        }
    }

    /// The names of the fields of short items, above them.
    fn captions_ui(&self, ui: &mut Ui, members: &[Member], widths: &[f32]) {
        line(ui, "", height::KEY, |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (member, width) in members.iter().zip(widths) {
                column(ui, *width, Align::Min, |ui| {
                    cell_label(ui, &self.label(member), theme::small(Weight::Regular), colours(ui).label);
                });
            }
        });
    }

    /// Numbers by the names of something.
    fn table_ui(&mut self, ui: &mut Ui, table: &str, node: Node<'_>, vocabulary: Vocabulary, shape: Shape) {
        for member in node.members() {
            let pointer = step(table, &member.key);
            let name = self.name(vocabulary, &member.key);
            let value = Member { name: "", shape, is_required: true, label: "" };
            let remove = self.view.i18n.tr_with("design-remove", &[("name", Arg::Text(&name))]);
            let mut removed = false;
            line(ui, "", height::FIELD + 2.0, |ui| {
                sides(
                    ui,
                    |ui| {
                        let width = (ui.available_width() * 0.45).min(200.0);
                        ui.allocate_ui(egui::vec2(width, height::FIELD), |ui| {
                            ui.set_min_width(width);
                            cell_label(ui, &name, theme::body(Weight::Regular), colours(ui).text);
                        });
                        match shape {
                            Shape::Price => self.price_ui(ui, &pointer, member.value, &name),
                            _ => self.scalar_ui(ui, &pointer, &value, &name, NUMBER),
                        }
                    },
                    |ui| removed = icon_button(ui, Icon::Trash2, &remove, true).clicked(),
                );
            });
            if removed {
                self.remove(&pointer);
            }
            self.problems_ui(ui, &pointer, false);
            if matches!(shape, Shape::Price) && is_long_price(member.value) {
                Frame::new()
                    .inner_margin(Margin { left: 12, ..Margin::ZERO })
                    .show(ui, |ui| self.price_parts(ui, &pointer, member.value));
            }
        }
        if vocabulary == Vocabulary::Any {
            self.new_name(ui, table);
        }
    }

    /// A price that is always the same or counts each of the value, on one line.
    fn price_ui(&mut self, ui: &mut Ui, pointer: &str, node: Node<'_>, name: &str) {
        if is_long_price(node) {
            return;
        }
        let i18n = &self.view.i18n;
        let is_each = node.member("each").is_some();
        let inner = if node.shape() == Json::Object {
            step(pointer, if is_each { "each" } else { "is" })
        } else {
            pointer.to_owned()
        };
        let value = Member { name: "", shape: Shape::Number, is_required: true, label: "" };
        self.scalar_ui(ui, &inner, &value, name, NUMBER);
        let [flat, each] = ["design-price-flat", "design-price-each"].map(|message| i18n.tr_with(message, &[]));
        let ways = [(flat.as_str(), None), (each.as_str(), None)];
        let number = self.at(&inner).map_or("1", Node::raw);
        match segmented(ui, name, &ways, usize::from(is_each)) {
            Some(0) => self.set(pointer, number.to_owned()),
            Some(_) => self.set(pointer, format!("{{\"each\": {number}}}")),
            None => {}
        }
    }

    /// A price with more than that.
    fn price_parts(&mut self, ui: &mut Ui, pointer: &str, node: Node<'_>) {
        for member in PRICE.iter().filter(|member| node.member(member.name).is_some()) {
            self.member_ui(ui, &step(pointer, member.name), member);
        }
    }

    /// The field for a new name of a table whose names only the designers know.
    fn new_name(&mut self, ui: &mut Ui, table: &str) {
        let i18n = &self.view.i18n;
        let add = i18n.tr_with("design-add", &[("name", Arg::Text(&i18n.tr("column-name")))]);
        let key = format!("{table}/ new");
        let mut text = self.drafts.get(&key).map(|(text, _)| text.clone()).unwrap_or_default();
        ui.horizontal(|ui| {
            let hint = i18n.tr("column-name");
            let field = Field::new(&add).hint(&hint).width(NUMBER * 1.6).show(ui, &mut text);
            let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let name = text.trim().to_owned();
            let is_free = !name.is_empty() && self.at(&step(table, &name)).is_none();
            if icon_button(ui, Icon::Plus, &add, is_free).clicked() || is_entered && is_free {
                self.set(&step(table, &name), "1".to_owned());
                text.clear();
            }
        });
        self.drafts.insert(key, (text, None));
    }

    /// Words of a list, each with what removes it, and a menu of those that can be added.
    pub fn words_ui(&mut self, ui: &mut Ui, pointer: &str, shape: Shape, name: &str) {
        let there = self.at(pointer).map(Node::items).unwrap_or_default();
        let written: Vec<String> = there.iter().filter_map(|item| item.string()).map(|word| word.to_string()).collect();
        let i18n = &self.view.i18n;
        let all: Vec<(String, String)> = match shape {
            Shape::Names(vocabulary) => self.names(vocabulary),
            _ => {
                let cards = self.view.registry().cards.iter();
                cards.map(|card| (card.id.to_string(), self.view.name_of(&card.id))).collect()
            }
        };
        let add = i18n.tr_with("design-add", &[("name", Arg::Text(name))]);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
            for (at, item) in there.iter().enumerate() {
                let Some(word) = item.string() else { continue };
                let shown =
                    all.iter().find(|(id, _)| *id == *word).map_or_else(|| word.to_string(), |(_, name)| name.clone());
                let remove = i18n.tr_with("design-remove", &[("name", Arg::Text(&shown))]);
                let text = text_atom(&shown, theme::small(Weight::Medium), colours(ui).text);
                let cross = icon_atom(Icon::X, 11.0, colours(ui).label);
                let chip =
                    Pressable::new(height::SMALL_BUTTON, (text, cross)).fill(colours(ui).raised, colours(ui).outline);
                let chip = chip.hover(colours(ui).hover, colours(ui).outline_hover).role(egui::Role::Button, &remove);
                if chip.show(ui).on_hover_text(&remove).clicked() {
                    self.remove(&step(pointer, at));
                }
            }
            let free: Vec<&(String, String)> = all.iter().filter(|(id, _)| !written.contains(id)).collect();
            let button = icon_button(ui, Icon::Plus, &add, !free.is_empty());
            let search = i18n.tr("search");
            let entries = || {
                let entry = |(id, name): &&(String, String)| {
                    let about = if id == name { String::new() } else { id.clone() };
                    (Choice { about, ..Choice::new(name.clone()) }, id.clone())
                };
                free.iter().map(entry).collect()
            };
            if let Some(id) = Choices::new(&add, &search).width(260.0).pick(&button, entries) {
                let json = quoted(&id);
                self.send(JsonEdit::Insert { list: pointer.to_owned(), at: usize::MAX, json });
            }
        });
    }

    /// The names of a vocabulary, with how they are shown.
    fn names(&self, vocabulary: Vocabulary) -> Vec<(String, String)> {
        let game = self.view.document.game().map(AsRef::as_ref);
        let known = Known { rules: self.view.rules(), game, cards: Vec::new() };
        let names = vocabulary.names(&known).map(|(names, _)| names).unwrap_or_default();
        names.into_iter().map(|id| (id.to_owned(), self.name(vocabulary, id))).collect()
    }

    fn name(&self, vocabulary: Vocabulary, id: &str) -> String {
        let kind = match vocabulary {
            Vocabulary::Operations => "op",
            Vocabulary::Ways => "way",
            Vocabulary::Timings => "on",
            Vocabulary::Numbers => "number",
            Vocabulary::Members if self.view.rules().numbers.contains_key(id) => "number",
            Vocabulary::Types => "type",
            Vocabulary::Targets => "to",
            Vocabulary::Members | Vocabulary::Costs | Vocabulary::Any => return id.replace('_', " "),
        };
        self.view.i18n.heading(&format!("{kind}-{id}"), id)
    }

    /// The value that something of a table begins with.
    fn first_value(&self, id: &str, shape: Shape) -> String {
        let takes_value = |id: &str| self.view.rules().operations.get(id).is_some_and(|op| op.val.is_some());
        match shape {
            Shape::Price if takes_value(id) => "{\"each\": 1}".to_owned(),
            _ => "1".to_owned(),
        }
    }

    /// What something new begins with, by the name of its list or object: values that fit what is there.
    pub fn first_of(&self, pointer: &str) -> String {
        let has = |list: &str, member: &str, word: &str| {
            let items = self.at(list).map(Node::items).unwrap_or_default();
            items.iter().any(|item| item.member(member).and_then(Node::string).is_some_and(|text| text == word))
        };
        let numbered = |list: &str, stem: &str| {
            let names = std::iter::once(stem.to_owned()).chain((2..).map(|n| format!("{stem} {n}")));
            names.into_iter().find(|name| !has(list, "id", name)).unwrap_or_default()
        };
        match pointer {
            "/tags" => format!("{{\"id\": {}}}", quoted(&numbered(pointer, &self.view.i18n.tr("design-new-tag")))),
            "/goals" => "{\"measure\": \"letters\", \"at_most\": 250}".to_owned(),
            "/run/rarities" => {
                let letter = ('A'..='Z').map(String::from).find(|letter| !has(pointer, "letter", letter));
                let id = quoted(&numbered(pointer, &self.view.i18n.tr("design-new-look")));
                let letter = quoted(&letter.unwrap_or_default());
                format!("{{\"id\": {id}, \"letter\": {letter}, \"weight\": 1800}}")
            }
            "/run/paper" => "{\"weight\": 300, \"width\": 63000, \"height\": 88000}".to_owned(),
            "/run" => {
                let cards = self.view.registry().cards.len();
                let size = (1..=12).rev().find(|size| cards.is_multiple_of(*size)).unwrap_or(1);
                let look = quoted(&self.view.i18n.tr("design-new-look"));
                let rarity = format!("{{\"id\": {look}, \"letter\": \"A\", \"weight\": 1800}}");
                format!("{{\"rarities\": [{rarity}], \"copies\": 1, \"size\": {size}}}")
            }
            "/unlock" => "{\"threshold\": 5}".to_owned(),
            "/portal" => "{\"prefix\": \"P-\"}".to_owned(),
            "/budget" => "{\"operations\": {}, \"limits\": [{\"base\": 1}], \"slack\": 1}".to_owned(),
            "/budget/limits" => "{\"base\": 1}".to_owned(),
            "/better" => "{\"numbers\": [], \"same\": []}".to_owned(),
            _ => "{}".to_owned(),
        }
    }
}

/// What moves an item of a list, and removes it, from right to left. Returns its new index if it is moved.
pub fn item_buttons(
    ui: &mut Ui,
    view: &View<'_>,
    (list, at, count): (&str, usize, usize),
    about: &str,
    title: &str,
) -> Option<usize> {
    let named = |message: &str| view.i18n.tr_with(message, &[("name", Arg::Text(title))]);
    ui.spacing_mut().item_spacing.x = 0.0;
    let mut moved = None;
    if icon_button(ui, Icon::Trash2, &named("design-remove"), true).clicked() {
        send(view, about, JsonEdit::Remove { pointer: step(list, at) });
    }
    if icon_button(ui, Icon::ArrowDown, &named("design-down"), at + 1 < count).clicked() {
        moved = Some(at + 1);
    }
    if icon_button(ui, Icon::ArrowUp, &named("design-up"), at > 0).clicked() {
        moved = at.checked_sub(1);
    }
    if let Some(to) = moved {
        send(view, about, JsonEdit::Move { list: list.to_owned(), from: at, to });
    }
    moved
}

/// The widths of the fields of a short item, which share the room: those of letters and numbers are fixed.
fn widths(room: f32, members: &[Member]) -> Vec<f32> {
    let fixed = |member: &Member| match member.shape {
        Shape::Letter => Some(LETTER),
        Shape::Count(_) | Shape::Number | Shape::Price => Some(NUMBER),
        _ => None,
    };
    let count = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
    let taken: f32 = members.iter().filter_map(fixed).sum::<f32>() + GAP * count(members.len().saturating_sub(1));
    let open = members.iter().filter(|member| fixed(member).is_none()).count().max(1);
    let share = ((room - taken) / count(open)).clamp(LETTER, WIDEST);
    members.iter().map(|member| fixed(member).unwrap_or(share)).collect()
}

fn has_parts(shape: Shape) -> bool {
    matches!(shape, Shape::List(_) | Shape::Object(_) | Shape::Table(..) | Shape::Cards | Shape::Names(_))
}

/// Whether a price is more than one number.
fn is_long_price(node: Node<'_>) -> bool {
    let members = node.members();
    members.len() > 1 || members.first().is_some_and(|member| !matches!(&*member.key, "is" | "each"))
}
