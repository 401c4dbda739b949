//! The tests on cards in a panel: a line for each filter, with brackets around those of which one must hold, or that are
//! negated together.

use egui::{Frame, Margin, Role, Ui};
use lucide_icons::Icon;
use serde_json::{Map, Value, json};

use super::context::RowContext;
use super::value::{first_value, flag_name, shown_value};
use crate::base::{Diagnostic, Name};
use crate::card::Row;
use crate::kernel::choices::Form;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Pressable, bracket, dashed_outline, icon_atom, icon_button, label, number_field, segmented,
    text_atom,
};

/// Tests by their names.
type Tests = Map<String, Value>;

/// What takes the place of a member; nothing takes it away.
struct Change(Option<(String, Value)>);

/// How deep tests nest.
const DEPTH: usize = 4;
/// The width of a filter's name, in points.
const NAME: f32 = 168.0;

/// Shows tests. `row` is the row with other tests. Returns the tests after a change.
pub fn filters_ui(ui: &mut Ui, context: &RowContext<'_>, tests: &Tests, row: &dyn Fn(&Tests) -> Row) -> Option<Tests> {
    Filters { context, row, depth: 1 }.ui(ui, tests)
}

/// The name of a filter, without its parameter.
fn filter_name(view: &View<'_>, id: &str) -> String {
    view.i18n.open_entry(&format!("where-{id}.name"), id)
}

#[derive(Clone, Copy)]
struct Filters<'a> {
    context: &'a RowContext<'a>,
    row: &'a dyn Fn(&Tests) -> Row,
    depth: usize,
}

impl Filters<'_> {
    fn ui(self, ui: &mut Ui, tests: &Tests) -> Option<Tests> {
        let mut changed = None;
        for (name, value) in tests {
            let replaced = |to: &Option<(String, Value)>| {
                let of = |(key, value): (&String, &Value)| {
                    if key == name { to.clone() } else { Some((key.clone(), value.clone())) }
                };
                tests.iter().filter_map(of).collect::<Tests>()
            };
            let found = ui.push_id(name, |ui| self.test(ui, tests, name, value)).inner;
            if let Some(Change(to)) = found {
                changed = Some(replaced(&to));
            }
        }
        changed.or_else(|| self.add(ui, tests))
    }

    /// A member of tests. Returns what takes its place.
    fn test(self, ui: &mut Ui, tests: &Tests, name: &str, value: &Value) -> Option<Change> {
        let single = |value: &Value| {
            let inner = value.as_object().filter(|inner| inner.len() == 1)?;
            let (key, value) = inner.iter().next()?;
            (!is_nested(key)).then(|| (key.clone(), value.clone()))
        };
        match (name, value, single(value)) {
            ("not", _, Some((key, inner))) => self.line(ui, tests, (&key, &inner), true),
            ("any" | "not", Value::Object(inner), _) => {
                let inner_row = |tests: &Tests| self.row_with(tests, name);
                let found = self
                    .bracket(ui, name, |ui| Filters { row: &inner_row, depth: self.depth + 1, ..self }.ui(ui, inner))?;
                Some(Change((!found.is_empty()).then(|| (name.to_owned(), Value::Object(found)))))
            }
            ("any" | "all", Value::Array(items), _) => {
                let found = self.bracket(ui, name, |ui| self.items(ui, name, items))?;
                Some(Change((!found.is_empty()).then(|| (name.to_owned(), Value::Array(found)))))
            }
            _ => self.line(ui, tests, (name, value), false),
        }
    }

    /// The row if a member of the tests were these tests.
    fn row_with(self, tests: &Tests, name: &str) -> Row {
        (self.row)(&[(name.to_owned(), Value::Object(tests.clone()))].into_iter().collect())
    }

    fn items(self, ui: &mut Ui, name: &str, items: &[Value]) -> Option<Vec<Value>> {
        let mut changed = None;
        for (at, item) in items.iter().enumerate() {
            let none = Tests::new();
            let inner_row = |tests: &Tests| self.row_with(tests, name);
            let inner = Filters { row: &inner_row, depth: self.depth + 1, ..self };
            let tests = item.as_object().unwrap_or(&none);
            if let Some(found) = ui.push_id(at, |ui| inner.ui(ui, tests)).inner {
                let mut items = items.to_vec();
                if found.is_empty() {
                    items.remove(at);
                } else {
                    items[at] = Value::Object(found);
                }
                changed = Some(items);
            }
        }
        changed
    }

    fn bracket<R>(self, ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
        let colours = colours(ui);
        let frame = Frame::new().inner_margin(Margin { left: 14, ..Margin::ZERO });
        let shown = frame.show(ui, |ui| {
            label(ui, &self.group_name(name), theme::small(Weight::Medium), colours.label);
            add(ui)
        });
        let rect = shown.response.rect;
        bracket(ui, rect.with_max_x(rect.left() + 8.0).shrink2(egui::vec2(0.0, 3.0)), colours.outline_hover);
        shown.inner
    }

    fn group_name(self, name: &str) -> String {
        self.context.view.i18n.tr_with(&format!("tests-{name}"), &[])
    }

    /// One filter: whether it is negated, its name, its parameter, a cross.
    fn line(self, ui: &mut Ui, tests: &Tests, (name, value): (&str, &Value), is_negated: bool) -> Option<Change> {
        let view = self.context.view;
        let colours = colours(ui);
        let game = view.document.game()?;
        let form = game.filter_form(name);
        let written = |name: String, value: Value, is_negated: bool| {
            Change(Some(if is_negated { ("not".to_owned(), json!({ name: value })) } else { (name, value) }))
        };
        let mut changed = None;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let not = self.group_name("not");
            let can_turn = is_negated || !tests.contains_key("not") && self.depth < DEPTH;
            let (colour, line) = if is_negated {
                (colours.warning.text, colours.warning.line)
            } else {
                (colours.label, colours.outline)
            };
            let turn = Pressable::new(height::CHIP, text_atom(&not, theme::small(Weight::Medium), colour));
            let turn = turn.fill(colours.raised, line).padding(6).selected(is_negated).enabled(can_turn);
            let filter = filter_name(view, name);
            if turn.role(Role::CheckBox, &format!("{not}: {filter}")).show(ui).clicked() {
                changed = Some(written(name.to_owned(), value.clone(), !is_negated));
            }
            let others: Vec<&Name> = game.filters.keys().filter(|id| !tests.contains_key(id.as_str())).collect();
            let choices = || others.iter().map(|id| Choice::new(filter_name(view, id))).collect();
            let search = view.i18n.tr("search");
            let menu = Choices::new(&filter, &search).wrong(form.is_none());
            if let Some(other) = menu.field(ui, None, &filter, NAME, choices).map(|at| others[at])
                && let Some(other_form) = game.filter_form(other)
            {
                let kept = (form.as_ref() == Some(&other_form)).then(|| value.clone());
                let value = kept.or_else(|| first_value(view, &other_form).into_iter().next());
                changed = value.map(|value| written(other.to_string(), value, is_negated));
            }
            let value = form.as_ref().and_then(|form| self.parameter(ui, (name, &filter), form, value));
            if let Some(value) = value {
                changed = Some(written(name.to_owned(), value, is_negated));
            }
            if !game.is_known_in_print(name) {
                let words = view.i18n.tr("filter-in-play");
                label(ui, &words, theme::small(Weight::Regular), colours.label);
            }
            let remove = format!("{filter} ×");
            if icon_button(ui, Icon::X, &remove, true).clicked() {
                changed = Some(Change(None));
            }
        });
        changed
    }

    /// The field of a filter's parameter.
    fn parameter(self, ui: &mut Ui, (id, name): (&str, &str), form: &Form, now: &Value) -> Option<Value> {
        let view = self.context.view;
        let i18n = &view.i18n;
        match form {
            Form::Flag => {
                let words = |message: String, flag: bool| {
                    let has = view.texts.has(i18n.language(), &message);
                    if has { i18n.tr_with(&message, &[]) } else { flag_name(i18n, flag) }
                };
                let names = [words(format!("where-{id}"), true), words(format!("where-{id}.false"), false)];
                let current = usize::from(now.as_bool() != Some(true));
                let segments = [(&*names[0], None), (&*names[1], None)];
                segmented(ui, name, &segments, current).map(|chosen| json!(chosen == 0))
            }
            Form::Number(range) => {
                let value = now.as_i64().unwrap_or(*range.start());
                number_field(ui, name, value, range, 72.0).1.map(Value::from)
            }
            Form::One(words) => {
                let values: Vec<Value> = words.iter().map(|word| word.as_str().into()).collect();
                self.list(ui, name, form, now, values)
            }
            Form::Card => {
                let cards = view.registry().cards.iter().map(|card| card.id.as_str().into()).collect();
                self.list(ui, name, form, now, cards)
            }
            Form::True | Form::Word | Form::Where | Form::Cards | Form::Paid(_) => None,
        }
    }

    fn list(self, ui: &mut Ui, name: &str, form: &Form, now: &Value, values: Vec<Value>) -> Option<Value> {
        let view = self.context.view;
        let current = values.iter().position(|value| value == now);
        let search = view.i18n.tr("search");
        let name = format!("{name}: {}", shown_value(view, form, now));
        let choices = || values.iter().map(|value| Choice::new(shown_value(view, form, value))).collect();
        let menu = Choices::new(&name, &search).current(current);
        let chosen = menu.field(ui, None, &shown_value(view, form, now), 128.0, choices)?;
        values.into_iter().nth(chosen)
    }

    /// The menu that adds a filter, or a bracket with one.
    fn add(self, ui: &mut Ui, tests: &Tests) -> Option<Tests> {
        let view = self.context.view;
        let game = view.document.game()?;
        let colours = colours(ui);
        let open = game.filters.keys().filter(|id| !tests.contains_key(id.as_str()));
        let with = |name: &str, value: Value| {
            let mut tests = tests.clone();
            tests.insert(name.to_owned(), value);
            tests
        };
        let usual = |id: &Name| game.filter_form(id).and_then(|form| first_value(view, &form).into_iter().next());
        let values: Vec<(&Name, Value)> = open.filter_map(|id| Some((id, usual(id)?))).collect();
        let one = |(id, value): &(&Name, Value)| (filter_name(view, id), with(id, value.clone()));
        let mut added: Vec<(String, Tests)> = values.iter().map(one).collect();
        if let Some((id, value)) = values.first().filter(|_| self.depth < DEPTH && !tests.contains_key("any")) {
            added.push((self.group_name("any"), with("any", json!({ id.as_str(): value }))));
        }
        let text = view.i18n.tr("filter-add");
        let atoms =
            (icon_atom(Icon::Plus, 13.0, colours.label), text_atom(&text, theme::body(Weight::Regular), colours.label));
        let name = format!("{text} {}", self.depth);
        let button = Pressable::ghost(ui, height::CHIP, atoms).padding(6).gap(4.0).role(Role::ComboBox, &name).show(ui);
        dashed_outline(ui, button.rect.shrink(0.5), colours.outline);
        let choices = || {
            let verdicts = self.context.verdicts(added.iter().map(|(_, tests)| (self.row)(tests)));
            let choice = |((name, _), problem): (&(String, Tests), &Option<Diagnostic>)| Choice {
                reason: problem.as_ref().map(|problem| view.i18n.describe(&problem.message)),
                ..Choice::new(name)
            };
            added.iter().zip(verdicts.iter()).map(choice).collect()
        };
        let preview = |at: usize| self.context.preview(added.get(at).map(|(_, tests)| (self.row)(tests)), true);
        let search = view.i18n.tr("search");
        let menu = Choices::new(&text, &search).width(320.0).preview(&preview);
        let chosen = menu.show(&button, choices)?;
        added.into_iter().nth(chosen).map(|(_, tests)| tests)
    }
}

fn is_nested(name: &str) -> bool {
    matches!(name, "any" | "all" | "not")
}
