//! The tests on cards in a panel: a line for each filter, with brackets around those of which one must hold, or that are
//! negated together.

use egui::{Frame, Margin, Role, Ui};
use lucide_icons::Icon;
use serde_json::{Map, Value, json};

use super::conditions::condition_name;
use super::context::RowContext;
use super::offers::OfferMenu;
use super::value::{ValueMenu, flag_name, shown_value, typed_word};
use crate::base::Name;
use crate::card::Row;
use crate::document::menus::{About, Edited, Filters, Test};
use crate::kernel::choices::Form;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::widgets::{
    Choice, Pressable, bracket, combo, dashed_outline, icon_atom, icon_button, label, number_field, segmented,
    text_atom,
};

/// The width of a filter's name, in points.
const NAME: f32 = 168.0;

/// Tests that are edited. Each part returns the row after a change.
#[derive(Clone, Copy)]
pub struct FiltersUi<'a> {
    pub context: &'a RowContext<'a>,
    pub filters: &'a Filters<'a>,
}

impl FiltersUi<'_> {
    pub fn ui(self, ui: &mut Ui) -> Option<Row> {
        let mut changed = None;
        for (name, value) in self.filters.tests().into_iter().flatten() {
            let found = ui.push_id(name, |ui| self.test(ui, name, value)).inner;
            changed = found.or(changed);
        }
        changed.or_else(|| self.add(ui))
    }

    /// A member of the tests.
    pub fn test(self, ui: &mut Ui, name: &str, value: &Value) -> Option<Row> {
        let single = |inner: &'_ Map<String, Value>| inner.len() == 1 && inner.keys().all(|key| !is_nested(key));
        match (name, value) {
            ("not", Value::Object(inner)) if single(inner) => {
                let (name, value) = inner.iter().next()?;
                self.line(ui, Test { name, value, is_negated: true })
            }
            ("any" | "not", Value::Object(_)) => self.bracket(ui, name, |ui| self.inside(ui, name, None)),
            ("any" | "all", Value::Array(items)) => self.bracket(ui, name, |ui| {
                let items = (0..items.len()).map(|at| ui.push_id(at, |ui| self.inside(ui, name, Some(at))).inner);
                let changed = items.fold(None, Option::or);
                if name == "any" { self.inside(ui, name, None).or(changed) } else { changed }
            }),
            _ => self.line(ui, Test { name, value, is_negated: false }),
        }
    }

    fn inside(self, ui: &mut Ui, name: &str, at: Option<usize>) -> Option<Row> {
        FiltersUi { filters: &self.filters.inside(name, at), ..self }.ui(ui)
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

    /// The name of a test, without its parameter.
    fn name(self, id: &str) -> String {
        let view = self.context.view;
        match self.filters.about {
            About::Cards => view.i18n.open_entry(&format!("where-{id}.name"), id),
            About::Position => condition_name(view, id),
        }
    }

    fn group_name(self, name: &str) -> String {
        self.context.view.i18n.tr_with(&format!("tests-{name}"), &[])
    }

    /// One filter: whether it is negated, its name, its parameter, a cross.
    fn line(self, ui: &mut Ui, test: Test<'_>) -> Option<Row> {
        let view = self.context.view;
        let colours = colours(ui);
        let form = self.filters.form(test.name);
        let mut changed = None;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let not = self.group_name("not");
            let turned = self.filters.turned(test);
            let (colour, line) = if test.is_negated {
                (colours.warning.text, colours.warning.line)
            } else {
                (colours.label, colours.outline)
            };
            let turn = Pressable::new(height::CHIP, text_atom(&not, theme::small(Weight::Medium), colour));
            let turn = turn.fill(colours.raised, line).padding(6).selected(test.is_negated).enabled(turned.is_some());
            let filter = self.name(test.name);
            if turn.role(Role::CheckBox, &format!("{not}: {filter}")).show(ui).clicked() {
                changed = turned;
            }
            let search = view.i18n.tr("search");
            let field = combo(ui, &filter, None, &filter, form.is_none(), NAME);
            let menu = OfferMenu::new(self.context, &filter, &search).width(320.0);
            let choice = |id: &Name| Choice::new(self.name(id));
            let other = menu.show(&field, || self.filters.offered_filters(test), |_| false, choice);
            let value = form.as_ref().and_then(|form| self.parameter(ui, test, &filter, form));
            changed = changed.take().or(other).or(value);
            let game = view.document.game().filter(|_| self.filters.about == About::Cards);
            if game.is_some_and(|game| !game.is_known_in_print(test.name)) {
                let words = view.i18n.tr("filter-in-play");
                label(ui, &words, theme::small(Weight::Regular), colours.label);
            }
            if icon_button(ui, Icon::X, &format!("{filter} ×"), true).clicked() {
                changed = Some(self.filters.without(test));
            }
        });
        let counted = form.filter(|form| matches!(form, Form::Where | Form::Cards));
        changed.or_else(|| self.counted(ui, test, &counted?))
    }

    /// The cards that a condition counts, below its line.
    fn counted(self, ui: &mut Ui, test: Test<'_>, form: &Form) -> Option<Row> {
        let with = |value: &Value| self.filters.with_value(test, value);
        let value = Edited { document: &self.context.view.document, form, now: test.value, with: &with };
        let name = self.name(test.name);
        let frame = Frame::new().inner_margin(Margin { left: 14, ..Margin::ZERO });
        frame.show(ui, |ui| ValueMenu { context: self.context, name: &name, value }.tests(ui)).inner
    }

    /// The field of a filter's parameter.
    fn parameter(self, ui: &mut Ui, test: Test<'_>, name: &str, form: &Form) -> Option<Row> {
        let view = self.context.view;
        let i18n = &view.i18n;
        match form {
            Form::Flag => {
                let words = |message: String, flag: bool| {
                    let has = view.texts.has(i18n.language(), &message);
                    if has { i18n.tr_with(&message, &[]) } else { flag_name(i18n, flag) }
                };
                let id = test.name;
                let names = [words(format!("where-{id}"), true), words(format!("where-{id}.false"), false)];
                let current = usize::from(test.value.as_bool() != Some(true));
                let segments = [(&*names[0], None), (&*names[1], None)];
                let chosen = segmented(ui, name, &segments, current)?;
                Some(self.filters.with_value(test, &json!(chosen == 0)))
            }
            Form::Number(range) => {
                let value = test.value.as_i64().unwrap_or(*range.start());
                let typed = number_field(ui, name, value, range, 72.0).1?;
                Some(self.filters.with_value(test, &typed.into()))
            }
            Form::One(_) | Form::Card => {
                let (now, search) = (shown_value(view, form, test.value), view.i18n.tr("search"));
                let name = format!("{name}: {now}");
                let field = combo(ui, &name, None, &now, false, 128.0);
                let menu = OfferMenu::new(self.context, &name, &search).width(320.0);
                let choice = |value: &Value| Choice::new(shown_value(view, form, value));
                menu.show(&field, || self.filters.offered_values(test, form), |value| value == test.value, choice)
            }
            Form::Word => {
                let typed = typed_word(ui, name, test.value, Some(128.0))?;
                Some(self.filters.with_value(test, &typed))
            }
            Form::True
            | Form::Where
            | Form::Cards
            | Form::Sources
            | Form::Paid(_)
            | Form::Made
            | Form::Names { .. } => None,
        }
    }

    /// The menu that adds a filter, or a bracket with one.
    fn add(self, ui: &mut Ui) -> Option<Row> {
        let view = self.context.view;
        let colours = colours(ui);
        let text = view.i18n.tr(match self.filters.about {
            _ if self.filters.is_alternatives() => "filter-or",
            About::Cards => "filter-add",
            About::Position => "condition",
        });
        let atoms =
            (icon_atom(Icon::Plus, 13.0, colours.label), text_atom(&text, theme::body(Weight::Regular), colours.label));
        let name = format!("{text} {}", self.filters.depth());
        let button = Pressable::ghost(ui, height::CHIP, atoms).padding(6).gap(4.0).role(Role::ComboBox, &name).show(ui);
        dashed_outline(ui, button.rect.shrink(0.5), colours.outline);
        let search = view.i18n.tr("search");
        let menu = OfferMenu::new(self.context, &text, &search).width(320.0).target();
        let choice = |id: &Name| Choice::new(if is_nested(id) { self.group_name(id) } else { self.name(id) });
        menu.show(&button, || self.filters.offered_additions(), |_| false, choice)
    }
}

fn is_nested(name: &str) -> bool {
    matches!(name, "any" | "all" | "not")
}
