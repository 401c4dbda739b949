//! The translation in fields: one for each attribute and each number form that the language needs, without Fluent.

use egui::{Align2, FontSelection, Id, Margin, Rect, ScrollArea, Sense, Stroke, TextEdit, Ui, pos2, vec2};
use lucide_icons::Icon;

use super::highlight::{Marks, Set, lay_out_source};
use super::source::strip;
use crate::studio::locales::bidi;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, elided, focus_ring, text_at};
use crate::text::fields::{PatternForm, add_plural_forms, message_form, set_field};
use crate::text::translation::Message;

/// The width of the names of the number forms, in points.
const KEY: f32 = 108.0;

/// The field that has the keyboard, and what stands in it.
#[derive(Default)]
pub struct Buffer {
    field: Option<Id>,
    text: String,
    /// The message with what stands there, while that is not Fluent: it is kept as unfinished once the field is left.
    pub(super) broken: Option<String>,
}

/// What the window knows about one field.
struct Place<'a> {
    attribute: Option<&'a str>,
    keys: Vec<String>,
    /// What is said beside it: the number form with some of its numbers.
    label: String,
    text: Option<String>,
}

/// Shows the fields; gives the message as it is once something was written.
pub fn fields_ui(
    ui: &mut Ui,
    view: &View<'_>,
    message: &Message,
    text: &str,
    forms: &[(&'static str, Vec<i64>)],
    buffer: &mut Buffer,
    mut focus: bool,
) -> Option<String> {
    let begun = if text.trim().is_empty() { format!("{} = {{ \"\" }}", message.id) } else { text.to_owned() };
    let Some(own) = message_form(&begun) else {
        strip(ui, &view.i18n.tr("fields-broken"), colours(ui).warning);
        return None;
    };
    let source = message_form(&message.source);
    let mut names: Vec<Option<String>> = own.texts.iter().map(|text| text.attribute.clone()).collect();
    for text in source.iter().flat_map(|source| &source.texts) {
        if !names.contains(&text.attribute) {
            names.push(text.attribute.clone());
        }
    }
    let left = buffer.field.is_none_or(|id| !ui.memory(|memory| memory.has_focus(id)));
    let mut written = if left { buffer.broken.take() } else { None };
    let height = ui.available_height().max(40.0);
    let area = ScrollArea::vertical().id_salt(("fields", &message.id)).auto_shrink(false).max_height(height);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for name in &names {
            let found = own.texts.iter().find(|text| text.attribute == *name);
            let like = source.iter().flat_map(|source| &source.texts).find(|text| text.attribute == *name);
            head(ui, view, name.as_deref());
            let Some(places) = places(name.as_deref(), found, forms) else {
                strip(ui, &view.i18n.tr("fields-entangled"), colours(ui).warning);
                continue;
            };
            for place in places {
                let focus = std::mem::take(&mut focus);
                if let Some(text) = field(ui, view, message, &place, buffer, focus) {
                    let keys: Vec<&str> = place.keys.iter().map(String::as_str).collect();
                    let whole = set_field(&begun, place.attribute, &keys, text.trim());
                    let is_fluent = whole.as_deref().is_some_and(|whole| message_form(whole).is_some());
                    (written, buffer.broken) = if is_fluent { (whole, None) } else { (None, whole) };
                }
            }
            if let Some(variable) = countable(found, like)
                && forms.len() > 1
                && small_button(ui, &view.i18n.tr("fields-by-number"))
            {
                let forms: Vec<&str> = forms.iter().map(|(form, _)| *form).collect();
                written = add_plural_forms(&begun, name.as_deref(), &variable, &forms);
            }
        }
        ui.add_space(8.0);
    });
    written
}

/// The fields of one text: those that it has, and the number forms that it lacks.
fn places<'a>(
    attribute: Option<&'a str>,
    found: Option<&PatternForm>,
    forms: &[(&'static str, Vec<i64>)],
) -> Option<Vec<Place<'a>>> {
    let Some(found) = found else {
        return Some(vec![Place { attribute, keys: Vec::new(), label: String::new(), text: None }]);
    };
    let variants = found.variants.as_ref()?;
    let label = |keys: &[String]| {
        let named = keys.iter().map(|key| match forms.iter().find(|(form, _)| form == key) {
            Some((form, numbers)) => {
                let numbers: Vec<String> = numbers.iter().take(2).map(ToString::to_string).collect();
                format!("{form} {}", numbers.join(", "))
            }
            None => key.clone(),
        });
        named.collect::<Vec<_>>().join(" · ")
    };
    let mut places: Vec<Place<'a>> = variants
        .iter()
        .map(|variant| Place {
            attribute,
            label: label(&variant.keys),
            keys: variant.keys.clone(),
            text: Some(variant.text.clone()),
        })
        .collect();
    // What the language needs and the text lacks stands where it belongs, empty.
    for (at, selector) in found.selectors.iter().enumerate() {
        let is_form = |key: &String| forms.iter().any(|(form, _)| form == key);
        if !selector.source.starts_with('$') || !selector.keys.iter().any(is_form) {
            continue;
        }
        for (form, _) in forms.iter().filter(|(form, _)| !selector.keys.iter().any(|key| key == form)) {
            let like = variants.iter().filter(|variant| variant.keys[at] == selector.keys[selector.default]);
            for variant in like {
                let mut keys = variant.keys.clone();
                (*form).clone_into(&mut keys[at]);
                let before = places.iter().position(|place| place.keys == variant.keys).unwrap_or(places.len());
                places.insert(before, Place { attribute, label: label(&keys), keys, text: None });
            }
        }
    }
    Some(places)
}

/// The variable by which a text that is always the same could have a form for each number.
fn countable(found: Option<&PatternForm>, source: Option<&PatternForm>) -> Option<String> {
    let text = found.filter(|found| found.selectors.is_empty())?.text(&[])?;
    let of_source = source.into_iter().flat_map(|source| source.selectors.iter().map(|selector| &selector.source));
    let named = of_source.filter_map(|source| source.strip_prefix('$')).map(str::to_owned).next();
    let known = ["val", "n", "count"].into_iter().find(|name| text.contains(&format!("{{ ${name} }}")));
    named.or_else(|| known.map(str::to_owned))
}

fn head(ui: &mut Ui, view: &View<'_>, attribute: Option<&str>) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
    let (text, font, colour) = match attribute {
        Some(name) => (format!(".{name}"), theme::mono(11.0), colours.syntax.attribute),
        None => (view.i18n.tr("field-text").to_string(), theme::small(Weight::Medium), colours.label),
    };
    text_at(ui.painter(), pos2(rect.left() + 12.0, rect.center().y), Align2::LEFT_CENTER, &text, font, colour);
}

fn small_button(ui: &mut Ui, text: &str) -> bool {
    ui.horizontal(|ui| {
        ui.add_space(12.0);
        ui.add(Button::new(text).icon(Icon::ListTree).small()).clicked()
    })
    .inner
}

/// One field; gives what was written in it.
fn field(
    ui: &mut Ui,
    view: &View<'_>,
    message: &Message,
    place: &Place<'_>,
    buffer: &mut Buffer,
    focus: bool,
) -> Option<String> {
    let colours = colours(ui);
    let language = view.settings.translation_language();
    let id = Id::unique("translation of a form").with((&message.id, language.tag, place.attribute, &place.keys));
    let has_focus = ui.memory(|memory| memory.has_focus(id));
    let model = place.text.clone().unwrap_or_default();
    let model = if model == "{ \"\" }" { String::new() } else { model };
    if has_focus && buffer.field != Some(id) {
        *buffer = Buffer { field: Some(id), text: model.clone(), broken: None };
    }
    let mut text = if has_focus { std::mem::take(&mut buffer.text) } else { model };
    let left = if place.label.is_empty() { 12.0 } else { KEY };
    let name = {
        let attribute = place.attribute.map(|name| format!(".{name}")).unwrap_or_default();
        format!("{}{attribute} {}", message.id, place.label)
    };
    let mut changed = false;
    ui.add_space(4.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let top = ui.cursor().min;
        ui.add_space(left + 8.0);
        let width = ui.available_width() - 4.0;
        let set = Set { font: bidi::font_of(language, 13.0), line: 18.0, width: width - 16.0 };
        let mut colour = |ui: &Ui, text: &dyn egui::TextBuffer, _: f32| {
            lay_out_source(ui, text.as_str(), language, &set, &Marks::default())
        };
        let edit = TextEdit::multiline(&mut text)
            .id(id)
            .frame(egui::Frame::NONE)
            .margin(Margin::ZERO)
            .font(FontSelection::FontId(bidi::font_of(language, 13.0)))
            .desired_width(width - 16.0)
            .desired_rows(1)
            .return_key(None)
            .layouter(&mut colour);
        let behind = ui.painter().add(egui::Shape::Noop);
        let response = ui.add(edit).accessible_name(name.trim());
        let rect = Rect::from_min_size(response.rect.min - vec2(8.0, 4.0), vec2(width, response.rect.height() + 8.0));
        let is_missing = place.text.is_none();
        let is_broken = has_focus && buffer.broken.is_some();
        let line = match (is_broken, is_missing) {
            (true, _) => colours.error.text,
            (_, true) => colours.warning.line,
            _ => colours.outline,
        };
        let ground = if is_missing { colours.warning.ground } else { colours.raised };
        let shape = egui::epaint::RectShape::new(
            rect,
            f32::from(radius::CONTROL),
            ground,
            Stroke::new(1.0, line),
            egui::StrokeKind::Inside,
        );
        ui.painter().set(behind, shape);
        if response.has_focus() {
            focus_ring(ui, rect, radius::CONTROL);
        }
        if response.gained_focus() {
            // Tab may lead to a field that is out of sight.
            ui.scroll_to_rect(rect.expand(8.0), None);
        }
        if focus {
            response.request_focus();
        }
        if !place.label.is_empty() {
            let at = pos2(top.x + 12.0, response.rect.center().y);
            let colour = if is_missing { colours.warning.text } else { colours.syntax.selector };
            let galley = elided(ui, &place.label, theme::mono(11.0), colour, KEY - 8.0);
            ui.painter().galley(at - vec2(0.0, galley.size().y / 2.0), galley, colour);
        }
        changed = response.changed();
    });
    ui.add_space(4.0);
    if has_focus || changed {
        buffer.field = Some(id);
        buffer.text.clone_from(&text);
    }
    changed.then_some(text)
}
