//! The card that a row makes in a panel: how it is said which card that is, and a line for each thing that is written of it.
//! The rows of a card that is written out are below the row, as those that a row gives.

use egui::{Role, Ui};
use lucide_icons::Icon;
use serde_json::Value;

use super::context::RowContext;
use super::offers::{OfferMenu, offer_segments};
use super::value::shown_value;
use crate::base::Name;
use crate::card::Row;
use crate::document::menus::{Made, MadeAs};
use crate::kernel::choices::Form;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Field, Pressable, combo, dashed_outline, form_line, icon_atom, icon_button, number_field, segmented,
    text_atom,
};

/// The width of the labels, in points.
const LABEL: f32 = 96.0;
/// The width of the fields, in points.
const FIELD: f32 = 200.0;

/// A card that is made by chance or written out, as the card's text calls it.
pub fn made_phrase(context: &RowContext<'_>, card: &Value) -> String {
    let view = context.view;
    let printed = || {
        let (id, _) = view.registry().id_and_name(context.place)?;
        let game = view.model.document.game()?;
        view.texts.made_card(view.i18n.language(), game, game.row_of(id, &context.path())?)
    };
    let name = || if card.get("random").is_some() { "card-by-chance" } else { "slot-card-written" };
    printed().unwrap_or_else(|| view.i18n.tr(name()).to_string())
}

/// The panel of a card that is made. Each part returns the row after a change.
#[derive(Clone, Copy)]
pub struct MadeUi<'a> {
    pub context: &'a RowContext<'a>,
    pub made: Made<'a>,
}

impl MadeUi<'_> {
    pub fn ui(self, ui: &mut Ui) -> Option<Row> {
        let Self { context, made } = self;
        let view = context.view;
        ui.spacing_mut().item_spacing.y = 6.0;
        let offers = made.offered_kinds();
        let judged = context.judge(&offers);
        let names = ["slot-card-named", "slot-card-random", "slot-card-written"].map(|id| view.i18n.tr(id).to_string());
        let now = offers.iter().position(|offer| offer.what == made.made_as()).unwrap_or_default();
        let chosen = segmented(ui, &view.i18n.tr("slot-card"), &offer_segments(&names, &judged), now);
        let mut changed = chosen.and_then(|at| judged.into_iter().nth(at)?.ok());
        if made.made_as() == MadeAs::Named {
            return self.named(ui).or(changed);
        }
        for (name, form, value, can_go) in made.written() {
            let label = member_name(view, &name);
            let found = form_line(ui, &label, LABEL, |ui| {
                let found = self.field(ui, (&name, &label), &form, value);
                let is_gone = can_go && icon_button(ui, Icon::X, &format!("{label} ×"), true).clicked();
                if is_gone { Some(made.with_member(&name, None)) } else { found }
            });
            changed = changed.or(found);
        }
        changed.or_else(|| self.add(ui))
    }

    /// The field of a card that has a name.
    fn named(self, ui: &mut Ui) -> Option<Row> {
        let (view, value) = (self.context.view, self.made.value);
        let (name, search) = (view.i18n.tr("slot-card-named"), view.i18n.tr("search"));
        let now = shown_value(view, value.form, value.now);
        let field = combo(ui, &name, None, &now, false, ui.available_width());
        let choice = |listed: &Value| Choice {
            about: listed.as_str().unwrap_or_default().to_owned(),
            ..Choice::new(shown_value(view, value.form, listed))
        };
        let menu = OfferMenu::new(self.context, &name, &search);
        menu.show(&field, || value.listed(), |listed| listed == value.now, choice)
    }

    fn field(self, ui: &mut Ui, (name, label): (&Name, &str), form: &Form, value: &Value) -> Option<Row> {
        let Self { context, made } = self;
        let view = context.view;
        match form {
            Form::Number(range) => {
                let typed = number_field(ui, label, value.as_i64().unwrap_or_default(), range, FIELD).1?;
                Some(made.with_member(name, Some(typed.into())))
            }
            form => {
                let word = |value: &Value| word_of(view, name, value.as_str().unwrap_or_default());
                let now: Vec<Value> = match value {
                    Value::Array(words) => words.clone(),
                    one => vec![one.clone()],
                };
                let words: Vec<String> = now.iter().map(word).collect();
                let text = if words.is_empty() { "–".to_owned() } else { words.join(", ") };
                let is_list = matches!(form, Form::Names { .. });
                let is_open = matches!(form, Form::Names { is_open: true, .. });
                let typed = if is_open { typed_words(ui, label, &now) } else { None };
                let field = if is_open {
                    icon_button(ui, Icon::ChevronDown, &format!("{label} …"), true)
                } else {
                    combo(ui, label, None, &text, false, FIELD)
                };
                let icon = |value: &Value| if now.contains(value) { Icon::Check } else { Icon::Circle };
                let choice = |value: &Value| Choice { icon: is_list.then(|| icon(value)), ..Choice::new(word(value)) };
                let search = view.i18n.tr("search");
                let menu = OfferMenu::new(context, label, &search).width(280.0);
                let is_current = |value: &Value| !is_list && now.contains(value);
                let chosen = menu.show(&field, || made.offered_values(name, form), is_current, choice);
                typed.map(|words| made.with_member(name, Some(words))).or(chosen)
            }
        }
    }

    /// The menu of what is not written yet.
    fn add(self, ui: &mut Ui) -> Option<Row> {
        let view = self.context.view;
        let colours = colours(ui);
        let text = view.i18n.tr("slot-card-add");
        let atoms =
            (icon_atom(Icon::Plus, 13.0, colours.label), text_atom(&text, theme::body(Weight::Regular), colours.label));
        let button = Pressable::ghost(ui, height::CHIP, atoms).padding(6).gap(4.0).role(Role::ComboBox, &text).show(ui);
        dashed_outline(ui, button.rect.shrink(0.5), colours.outline);
        let search = view.i18n.tr("search");
        let menu = OfferMenu::new(self.context, &text, &search).width(280.0);
        let choice = |name: &Name| Choice::new(member_name(view, name));
        menu.show(&button, || self.made.offered_additions(), |_| false, choice)
    }
}

/// A field for words to which others can be added, with commas between them.
fn typed_words(ui: &mut Ui, label: &str, now: &[Value]) -> Option<Value> {
    let words: Vec<&str> = now.iter().filter_map(Value::as_str).collect();
    let mut text = words.join(", ");
    let response = Field::new(label).width(FIELD).show(ui, &mut text);
    response.changed().then(|| text.split(", ").filter(|word| !word.is_empty()).collect())
}

/// The name of something that is written of a card.
fn member_name(view: &View<'_>, name: &str) -> String {
    match name {
        "type" | "subtype" | "keywords" => view.i18n.tr_with(&format!("field-{name}"), &[]),
        name if view.rules().sets.contains_key(name) => view.i18n.heading(&format!("set-{name}"), name),
        name => view.i18n.heading(&format!("number-{name}"), name),
    }
}

/// A word in one of the members.
fn word_of(view: &View<'_>, member: &str, id: &str) -> String {
    let kind = match member {
        "type" => "type",
        "subtype" => "subtype",
        "keywords" => "keyword",
        _ => "word",
    };
    view.i18n.entry(&format!("{kind}-{id}"), id)
}
