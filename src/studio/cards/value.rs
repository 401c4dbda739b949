//! Values of parameters: their words, and the menu in which one is chosen or typed.

use std::ops::RangeInclusive;

use egui::{Key, Popup, PopupCloseBehavior, Response, Ui};
use serde_json::{Map, Value};

use super::aim::ZoneField;
use super::context::RowContext;
use super::filters::FiltersUi;
use super::made::MadeUi;
use super::offers::{OfferMenu, offer_segments};
use super::popover::popover;
use crate::card::Row;
use crate::document::menus::{Edited, Filters, Made};
use crate::kernel::choices::{COUNTED, Form};
use crate::studio::i18n::I18n;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Field, focus_again, label, number_field, segmented};

/// The width of the menu of a value that is typed, in points.
pub const WIDE: f32 = 380.0;

/// A word of the game, by the table that it is in.
pub fn word(view: &View<'_>, id: &str) -> String {
    let rules = view.rules();
    if matches!(id, "self" | "opponent" | "any") {
        return view.i18n.tr_with(&format!("target-who-{id}"), &[]);
    }
    if let Some((of, zone)) = id.split_once('.') {
        let of = view.i18n.name(&format!("slot-who-{of}"), of);
        return format!("{}, {of}", view.i18n.entry(&format!("zone-{zone}"), zone));
    }
    let kind = if rules.keywords.contains_key(id) {
        "keyword"
    } else if rules.card_types.contains_key(id) {
        "type"
    } else if rules.subtypes.contains_key(id) {
        "subtype"
    } else if rules.zones.contains_key(id) {
        "zone"
    } else {
        "word"
    };
    view.i18n.entry(&format!("{kind}-{id}"), id)
}

/// A value in words.
pub fn shown_value(view: &View<'_>, form: &Form, value: &Value) -> String {
    match (form, value) {
        (Form::Card | Form::Made, Value::String(id)) => view.name_of(id),
        (Form::One(_) | Form::Word, Value::String(id)) => word(view, id),
        (_, Value::Number(number)) => number.to_string(),
        (_, Value::Bool(flag)) => flag_name(&view.i18n, *flag),
        _ => "…".to_owned(),
    }
}

pub fn flag_name(i18n: &I18n, flag: bool) -> String {
    i18n.tr(if flag { "flag-yes" } else { "flag-no" }).to_string()
}

/// The menu of a value.
#[derive(Clone, Copy)]
#[must_use]
pub struct ValueMenu<'a> {
    pub context: &'a RowContext<'a>,
    pub name: &'a str,
    pub value: Edited<'a>,
}

impl ValueMenu<'_> {
    /// Shows the menu while it is open. Returns the row after a change.
    pub fn show(self, button: &Response) -> Option<Row> {
        let (view, value) = (self.context.view, self.value);
        match value.form {
            // Several names are only inside cards that are made.
            Form::True | Form::Names { .. } => None,
            Form::Word => popover(button, self.name, WIDE, |ui| typed_word(ui, self.name, value.now, None))
                .flatten()
                .map(|word| (value.with)(&word)),
            Form::Number(range) => {
                let now = value.now.as_i64().unwrap_or(*range.start());
                number_menu(&view.i18n, button, now, range).map(|number| (value.with)(&number.into()))
            }
            Form::Made => {
                let made = Made { value };
                popover(button, self.name, WIDE, |ui| MadeUi { context: self.context, made }.ui(ui)).flatten()
            }
            Form::Flag | Form::One(_) | Form::Card => {
                let search = view.i18n.tr("search");
                let choice = |listed: &Value| {
                    let (id, shown) =
                        (listed.as_str().unwrap_or_default().to_owned(), shown_value(view, value.form, listed));
                    // Ids of cards are known to people.
                    let about = if *value.form == Form::Card { id.clone() } else { String::new() };
                    Choice { about, id, ..Choice::new(shown) }
                };
                let menu = OfferMenu::new(self.context, self.name, &search);
                menu.show(button, || value.listed(), |listed| listed == value.now, choice)
            }
            Form::Where | Form::Cards | Form::Sources | Form::Paid(_) => {
                popover(button, self.name, WIDE, |ui| self.tests(ui)).flatten()
            }
        }
    }

    /// Numbers with the cards that are counted or paid, or whose cards they are.
    pub fn tests(self, ui: &mut Ui) -> Option<Row> {
        let (context, value) = (self.context, self.value);
        let changed = match value.form {
            Form::Paid(range) if range.start() < range.end() => {
                number_line(ui, &context.view.i18n, value.count(), range).map(|number| value.with_paid(number))
            }
            Form::Cards => self.counted(ui),
            Form::Sources => ui.horizontal(|ui| self.sides(ui)).inner,
            _ => None,
        };
        let none = Map::new();
        let with = |tests: &Map<String, Value>| value.with_tests(tests);
        let filters = Filters::new(&context.view.document, value.tests().unwrap_or(&none), &with);
        let found = FiltersUi { context, filters: &filters }.ui(ui);
        changed.or(found)
    }

    /// How many cards there must be, whose and where.
    fn counted(self, ui: &mut Ui) -> Option<Row> {
        let (context, value) = (self.context, self.value);
        let i18n = &context.view.i18n;
        let names = ["count-at-least", "count-at-most", "count-exactly"].map(|id| i18n.tr(id));
        let mut changed = None;
        ui.horizontal(|ui| {
            let segments = [0, 1, 2].map(|at| (&*names[at], None));
            let bound = segmented(ui, self.name, &segments, value.bound());
            changed = bound.map(|bound| value.with_bound(bound, value.count()));
            if let Some(number) = number_field(ui, &i18n.tr("condition-number"), value.count(), &COUNTED, 56.0).1 {
                changed = Some(value.with_bound(value.bound(), number));
            }
        });
        ui.horizontal(|ui| {
            changed = self.sides(ui).or(changed.take());
            let zones = ZoneField { context, now: &value.zones(), width: 160.0 };
            let chosen = zones.ui(ui, || value.offered_members("zone"), || value.offered_more_zones());
            changed = chosen.or(changed.take());
        });
        changed
    }

    /// Whose cards.
    fn sides(self, ui: &mut Ui) -> Option<Row> {
        let (context, value) = (self.context, self.value);
        let i18n = &context.view.i18n;
        let sides = value.offered_members("who");
        let judged = context.judge(&sides);
        let names: Vec<String> =
            sides.iter().map(|side| i18n.tr_with(&format!("target-who-{}", side.what), &[])).collect();
        let segments = offer_segments(&names, &judged);
        let who = value.now.get("who").and_then(Value::as_str);
        let now = sides.iter().position(|side| Some(side.what.as_str()) == who).unwrap_or(usize::MAX);
        let chosen = segmented(ui, &i18n.tr("target-who"), &segments, now)?;
        judged.into_iter().nth(chosen).and_then(Result::ok)
    }
}

/// A field for a word that the ruleset does not list.
pub fn typed_word(ui: &mut Ui, name: &str, now: &Value, width: Option<f32>) -> Option<Value> {
    let mut word = now.as_str().unwrap_or_default().to_owned();
    let field = Field::new(name);
    let field = if let Some(width) = width { field.width(width) } else { field };
    let response = field.show(ui, &mut word);
    response.changed().then(|| word.into())
}

fn number_line(ui: &mut Ui, i18n: &I18n, now: i64, range: &RangeInclusive<i64>) -> Option<i64> {
    let mut changed = None;
    ui.horizontal(|ui| {
        changed = number_field(ui, &i18n.tr("condition-number"), now, range, 72.0).1;
        let bounds = format!("{}–{}", range.start(), range.end());
        label(ui, &bounds, theme::small(Weight::Regular), colours(ui).label);
    });
    changed
}

/// The menu in which a number is typed.
pub fn number_menu(i18n: &I18n, chip: &Response, now: i64, range: &RangeInclusive<i64>) -> Option<i64> {
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
    changed
}
