//! Forms in which what designers set (`design.json`) is edited. They follow from what the file can hold; each change is a
//! step of the document, and problems are those of `check`.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Id, Response, TextBuffer, Ui};
use lucide_icons::Icon;

use super::super::columns::coloured;
use crate::base::json::{self, Node, step};
use crate::base::{Diagnostic, JsonEdit, json_edit};
use crate::design::shape::{Member, Shape};
use crate::document::Command;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Field, form_line, icon_label, language_name, layout, select_all, severity_mark, tick,
    wrapped_label,
};
use crate::text::Language;

/// The width of the names of fields, in points.
pub const LABELS: f32 = 128.0;

/// What the forms are about, read once for each change.
#[derive(Default)]
pub struct Form {
    text: Arc<str>,
    revision: Option<u64>,
    /// What is typed into a field that is not yet, or not exactly, the value: with the value.
    drafts: BTreeMap<String, (String, Option<String>)>,
    /// The field that gets the focus.
    focus: Option<String>,
}

/// A form that is being shown.
pub struct Shown<'s, 'v> {
    pub view: &'s View<'v>,
    pub root: Node<'s>,
    pub problems: &'s [Diagnostic],
    pub drafts: &'s mut BTreeMap<String, (String, Option<String>)>,
    pub focus: &'s mut Option<String>,
    /// What is edited, for the label of the step.
    pub about: &'s str,
}

impl Form {
    /// Follows the document.
    pub fn update(&mut self, view: &View<'_>) {
        let document = &view.document;
        if self.revision == Some(document.revision()) {
            return;
        }
        self.revision = Some(document.revision());
        self.text = document.design_text().ok().flatten().unwrap_or("{}").into();
    }

    /// Moves the focus to a field once it is shown.
    pub fn focus(&mut self, pointer: String) {
        self.focus = Some(pointer);
    }

    /// How many entries a list has.
    pub fn count(&self, list: &str) -> usize {
        let root = json::parse(&self.text).ok();
        root.and_then(|root| json_edit::at(root, list)).map_or(0, |list| list.items().len())
    }

    /// Shows a form of the file, unless it is not JSON.
    pub fn show(&mut self, view: &View<'_>, about: &str, add: impl FnOnce(&mut Shown<'_, '_>)) {
        let text = Arc::clone(&self.text);
        let Ok(root) = json::parse(&text) else { return };
        let Self { drafts, focus, .. } = self;
        add(&mut Shown { view, root, problems: view.design_problems(), drafts, focus, about });
    }
}

/// Whether there are no problems of a value.
pub fn is_fine(view: &View<'_>, pointer: &str) -> bool {
    view.design_problems().iter().all(|problem| !json::is_within(&problem.pointer, pointer))
}

/// Sends a change. Letters that are typed in one go are one step.
pub fn send(view: &View<'_>, about: &str, edit: JsonEdit) {
    let gesture = view.gesture.filter(|_| matches!(edit, JsonEdit::Set { .. }));
    view.send(Command::SetDesign { name: about.to_owned(), edits: vec![edit], gesture });
}

/// A text as JSON.
pub fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// The id of the field of a value.
fn field_id(pointer: &str) -> Id {
    Id::unique("design field").with(pointer)
}

impl<'s> Shown<'s, '_> {
    /// The value at a pointer.
    pub fn at(&self, pointer: &str) -> Option<Node<'s>> {
        json_edit::at(self.root, pointer)
    }

    pub fn send(&self, edit: JsonEdit) {
        send(self.view, self.about, edit);
    }

    pub fn set(&self, pointer: &str, json: String) {
        self.send(JsonEdit::Set { pointer: pointer.to_owned(), json });
    }

    pub fn remove(&self, pointer: &str) {
        self.send(JsonEdit::Remove { pointer: pointer.to_owned() });
    }

    /// The name of a member in forms.
    pub fn label(&self, member: &Member) -> String {
        let message = format!("design-field-{}", member.label.replace('_', "-"));
        self.view.i18n.tr_with(&message, &[])
    }

    /// The members of an object, each on a line of its own.
    pub fn object_ui(&mut self, ui: &mut Ui, pointer: &str, members: &[Member]) {
        self.problems_ui(ui, pointer, false);
        self.members_ui(ui, pointer, members);
    }

    pub fn members_ui(&mut self, ui: &mut Ui, pointer: &str, members: &[Member]) {
        for member in members {
            self.member_ui(ui, &step(pointer, member.name), member);
        }
    }

    /// A member with its name: on a line, or as a group.
    pub fn member_ui(&mut self, ui: &mut Ui, pointer: &str, member: &Member) {
        let label = self.label(member);
        match member.shape {
            Shape::List(_) | Shape::Object(_) | Shape::Table(..) => self.group_ui(ui, pointer, member, &label),
            Shape::Cards | Shape::Names(_) => {
                form_line(ui, &label, LABELS, |ui| self.words_ui(ui, pointer, member.shape, &label));
                self.problems_ui(ui, pointer, true);
            }
            _ => {
                form_line(ui, &label, LABELS, |ui| {
                    let width = ui.available_width();
                    self.scalar_ui(ui, pointer, member, &label, width);
                });
                self.problems_ui(ui, pointer, false);
            }
        }
    }

    /// The field of a single value.
    pub fn scalar_ui(&mut self, ui: &mut Ui, pointer: &str, member: &Member, name: &str, width: f32) {
        match member.shape {
            Shape::Flag => {
                let mut on = self.at(pointer).and_then(Node::boolean).unwrap_or(false);
                if tick(ui, name, &mut on) {
                    self.set(pointer, on.to_string());
                }
            }
            Shape::Count(_) => self.number_ui(ui, pointer, member, name, width.min(120.0), true),
            Shape::Number | Shape::Price => self.number_ui(ui, pointer, member, name, width.min(120.0), false),
            Shape::OneOf(words) => {
                let choices: Vec<_> = words.iter().map(|word| ((*word).to_owned(), self.measure(word))).collect();
                self.choice_ui(ui, pointer, name, width, &choices, false);
            }
            Shape::Language => {
                let choices: Vec<_> =
                    Language::real().map(|one| (one.tag.to_owned(), language_name(one).to_owned())).collect();
                self.choice_ui(ui, pointer, name, width, &choices, true);
            }
            Shape::Tag => {
                let own = json::steps(pointer).nth(1).and_then(|at| at.parse().ok()).unwrap_or(0);
                let tags = self.at("/tags").map(Node::items).unwrap_or_default();
                let ids = tags.into_iter().take(own).filter_map(|tag| tag.member("id")?.string());
                let choices: Vec<_> = ids.map(|id| (id.to_string(), id.to_string())).collect();
                self.choice_ui(ui, pointer, name, width, &choices, true);
            }
            _ => self.text_ui(ui, pointer, member, name, width),
        }
    }

    /// The name of a measure.
    fn measure(&self, name: &str) -> String {
        let message = format!("design-measure-{}", name.replace('_', "-"));
        self.view.i18n.tr_with(&message, &[])
    }

    fn is_wrong(&self, pointer: &str) -> bool {
        self.problems.iter().any(|problem| problem.pointer == pointer)
    }

    fn text_ui(&mut self, ui: &mut Ui, pointer: &str, member: &Member, name: &str, width: f32) {
        let written = self.at(pointer).and_then(Node::string).unwrap_or_default();
        let mut text = written.to_string();
        let rules = self.view.rules();
        let mut layouter = |ui: &Ui, text: &dyn TextBuffer, _: f32| layout(ui, coloured(ui, text.as_str(), rules));
        let is_search = matches!(member.shape, Shape::Search);
        let field = Field::new(name).id(field_id(pointer)).width(width).wrong(self.is_wrong(pointer));
        let field = if is_search {
            field.hint("type: cost>= do: if: text:").icon(Icon::ListFilter).layouter(&mut layouter)
        } else {
            field
        };
        let response = field.show(ui, &mut text);
        self.focused(&response, pointer, text.chars().count());
        if response.changed() && text != *written {
            if text.is_empty() && !member.is_required && self.at(pointer).is_some() {
                self.remove(pointer);
            } else {
                self.set(pointer, quoted(&text));
            }
        }
    }

    fn number_ui(&mut self, ui: &mut Ui, pointer: &str, member: &Member, name: &str, width: f32, is_whole: bool) {
        let written = self.at(pointer).map(Node::raw);
        if self.drafts.get(pointer).is_some_and(|(_, json)| json.is_some() && json.as_deref() != written) {
            // Something else has changed the value since.
            self.drafts.remove(pointer);
        }
        let draft = self.drafts.get(pointer).map(|(text, _)| text.clone());
        let mut text = draft.unwrap_or_else(|| written.unwrap_or_default().to_owned());
        let is_no_value = self.drafts.get(pointer).is_some_and(|(_, json)| json.is_none());
        let field = Field::new(name).id(field_id(pointer)).width(width);
        let response = field.wrong(is_no_value || self.is_wrong(pointer)).show(ui, &mut text);
        self.focused(&response, pointer, text.chars().count());
        if response.changed() {
            let json = as_number(&text, is_whole);
            match &json {
                Some(json) if Some(json.as_str()) != written => self.set(pointer, json.clone()),
                None if text.trim().is_empty() && !member.is_required && written.is_some() => {
                    self.drafts.remove(pointer);
                    return self.remove(pointer);
                }
                _ => {}
            }
            self.drafts.insert(pointer.to_owned(), (text, json));
        }
        if response.lost_focus() {
            self.drafts.remove(pointer);
        }
    }

    /// A menu of values, with their names. A value that can be missing has an entry for that.
    fn choice_ui(
        &mut self,
        ui: &mut Ui,
        pointer: &str,
        name: &str,
        width: f32,
        choices: &[(String, String)],
        can_miss: bool,
    ) {
        let written = self.at(pointer).and_then(Node::string).map(|text| text.to_string());
        let none = self.view.i18n.tr("design-nothing");
        let values: Vec<Option<String>> =
            can_miss.then_some(None).into_iter().chain(choices.iter().map(|(value, _)| Some(value.clone()))).collect();
        let current = values.iter().position(|value| *value == written);
        let named = |value: &Option<String>| match value {
            None => none.to_string(),
            Some(value) => {
                let known = choices.iter().find(|(known, _)| known == value);
                known.map_or_else(|| value.clone(), |(_, name)| name.clone())
            }
        };
        let search = self.view.i18n.tr("search");
        let menu = Choices::new(name, &search).width(width.max(220.0)).current(current).wrong(self.is_wrong(pointer));
        let list = || values.iter().map(|value| Choice::new(named(value))).collect();
        match menu.field(ui, None, &named(&written), width, list).and_then(|at| values.get(at)) {
            Some(Some(value)) if Some(value) != written.as_ref() => self.set(pointer, quoted(value)),
            Some(None) if written.is_some() => self.remove(pointer),
            _ => {}
        }
    }

    /// Gives the focus to the field that is to have it, with all its letters selected.
    fn focused(&mut self, response: &Response, pointer: &str, letters: usize) {
        if self.focus.as_deref() == Some(pointer) {
            *self.focus = None;
            response.request_focus();
            response.scroll_to_me(None);
            select_all(&response.ctx, response.id, letters);
        }
    }

    /// The problems of a value, or also of what is in it, below its field.
    pub fn problems_ui(&self, ui: &mut Ui, pointer: &str, with_inner: bool) {
        let is_here = |problem: &&Diagnostic| {
            problem.pointer == pointer || with_inner && json::is_within(&problem.pointer, pointer)
        };
        for problem in self.problems.iter().filter(is_here) {
            let i18n = &self.view.i18n;
            let hints = problem_text::hints(i18n, problem);
            let text =
                std::iter::once(problem_text::problem(i18n, problem)).chain(hints).collect::<Vec<_>>().join(" · ");
            ui.horizontal_top(|ui| {
                let (icon, colour) = severity_mark(colours(ui), problem.severity);
                icon_label(ui, icon, 13.0, colour);
                wrapped_label(ui, &text, theme::small(Weight::Regular), colours(ui).text);
            });
        }
    }
}

/// What is typed as a JSON number.
fn as_number(text: &str, is_whole: bool) -> Option<String> {
    let plain = text.trim().replace(',', ".").replace('−', "-");
    if is_whole {
        return plain.parse::<i64>().ok().map(|number| number.to_string());
    }
    let number = plain.parse::<f64>().ok().filter(|number| number.is_finite())?;
    let is_json = serde_json::from_str::<serde_json::Number>(&plain).is_ok();
    Some(if is_json { plain } else { number.to_string() })
}

#[cfg(test)]
mod tests {
    use super::as_number;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        for (typed, json) in
            [("2.5", "2.5"), ("2,5", "2.5"), (".5", "0.5"), ("1.", "1"), ("−3", "-3"), (" 1.50 ", "1.50")]
        {
            assert_eq!(as_number(typed, false).as_deref(), Some(json), "{typed}");
        }
        for typed in ["", "-", "x", "inf", "1 2"] {
            assert_eq!(as_number(typed, false), None, "{typed}");
        }
        assert_eq!((as_number("12", true).as_deref(), as_number("1.5", true)), (Some("12"), None));
    }
}
