//! The translation as fields: one for each attribute and each plural category of the language, so that a translator
//! need not know Fluent.

use egui::{Frame, Id, Margin, ScrollArea, Stroke, TextEdit, Ui, vec2};
use lucide_icons::Icon;

use super::highlight::{Marks, SourceStyle, lay_out_source};
use crate::studio::bidi;
use crate::studio::locales::parts::{indented, strip};
use crate::studio::mirror;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, focus_ring, label};
use crate::text::fields::{add_plural_forms, message_form, set_field};
use crate::text::slots::{PluralForms, Slot};
use crate::text::translation::Message;

/// The width of the labels of the fields, in points.
const LABEL: f32 = 96.0;

/// The field that has the focus, with its text.
#[derive(Default)]
pub struct FieldBuffer {
    field: Option<Id>,
    text: String,
    /// The whole message with the text, while that is not Fluent. When the user leaves the field, the message is saved
    /// as unfinished.
    pub broken: Option<String>,
}

/// Shows the fields. Returns the message with what the user has written, if the result is Fluent.
pub fn fields_ui(
    ui: &mut Ui,
    view: &View<'_>,
    message: &Message,
    text: &str,
    forms: &PluralForms,
    buffer: &mut FieldBuffer,
    mut focus: bool,
) -> Option<String> {
    // An empty text is written as an empty string, because a message without text is not Fluent.
    let text = if text.trim().is_empty() { format!("{} = {{ \"\" }}", message.id) } else { text.to_owned() };
    let Some(own) = message_form(&text) else {
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
    let by_number = view.i18n.tr("fields-by-number");
    let is_left = buffer.field.is_none_or(|id| !ui.memory(|memory| memory.has_focus(id)));
    let mut written = if is_left { buffer.broken.take() } else { None };
    let height = ui.available_height().max(40.0);
    let area = ScrollArea::vertical().id_salt(("fields", &message.id)).auto_shrink(false).max_height(height);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for name in &names {
            let found = own.texts.iter().find(|text| text.attribute == *name);
            let in_source = source.iter().flat_map(|source| &source.texts).find(|text| text.attribute == *name);
            indented(ui, 0, |ui| match name {
                Some(name) => label(ui, &format!(".{name}"), theme::mono(11.0), colours(ui).syntax.attribute),
                None => label(ui, &view.i18n.tr("field-text"), theme::small(Weight::Medium), colours(ui).label),
            });
            // An attribute that only the source has gets one empty field.
            let slots = found.map_or_else(|| Some(vec![Slot::default()]), |found| found.slots(forms));
            let Some(slots) = slots else {
                strip(ui, &view.i18n.tr("fields-entangled"), colours(ui).warning);
                continue;
            };
            for slot in slots {
                if let Some(field) =
                    field(ui, view, message, (name.as_deref(), &slot), buffer, std::mem::take(&mut focus))
                {
                    let keys: Vec<&str> = slot.keys.iter().map(String::as_str).collect();
                    let whole = set_field(&text, name.as_deref(), &keys, field.trim());
                    let is_fluent = whole.as_deref().is_some_and(|whole| message_form(whole).is_some());
                    (written, buffer.broken) = if is_fluent { (whole, None) } else { (None, whole) };
                }
            }
            if let Some(variable) = found.and_then(|found| found.countable(in_source))
                && forms.len() > 1
                && indented(ui, 0, |ui| ui.add(Button::new(&by_number).icon(Icon::ListTree).small()).clicked())
            {
                let forms: Vec<&str> = forms.iter().map(|(form, _)| *form).collect();
                written = add_plural_forms(&text, name.as_deref(), &variable, &forms);
            }
        }
        ui.add_space(8.0);
    });
    written
}

/// One field. Returns its text if the user has changed the text.
fn field(
    ui: &mut Ui,
    view: &View<'_>,
    message: &Message,
    (attribute, slot): (Option<&str>, &Slot),
    buffer: &mut FieldBuffer,
    focus: bool,
) -> Option<String> {
    let colours = colours(ui);
    let language = view.settings.translation_language();
    let id = Id::unique("translation of a form").with((&message.id, language.tag, attribute, &slot.keys));
    let has_focus = ui.memory(|memory| memory.has_focus(id));
    let saved = slot.text.clone().filter(|text| text != "{ \"\" }").unwrap_or_default();
    if has_focus && buffer.field != Some(id) {
        *buffer = FieldBuffer { field: Some(id), text: saved.clone(), broken: None };
    }
    let mut text = if has_focus { std::mem::take(&mut buffer.text) } else { saved };
    let (tint, line, ground) = match slot.text {
        Some(_) => (colours.syntax.selector, colours.outline, colours.raised),
        None => (colours.warning.text, colours.warning.line, colours.warning.ground),
    };
    let line = if has_focus && buffer.broken.is_some() { colours.error.text } else { line };
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(12.0);
        if !slot.label.is_empty() {
            ui.allocate_ui(vec2(LABEL, 24.0), |ui| {
                ui.set_min_width(LABEL);
                label(ui, &slot.label, theme::mono(11.0), tint);
            });
        }
        let font = bidi::font_of(language, 13.0);
        let width = ui.available_width() - 28.0;
        let style = SourceStyle { font: font.clone(), line_height: 18.0, width };
        let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, _: f32| {
            lay_out_source(ui, text.as_str(), language, &style, &Marks::default())
        };
        let frame = Frame::new().fill(ground).stroke(Stroke::new(1.0, line)).corner_radius(radius::CONTROL);
        let edit = TextEdit::multiline(&mut text)
            .id(id)
            .frame(frame.inner_margin(Margin::symmetric(7, 3)))
            .font(font)
            .desired_width(width)
            .desired_rows(1)
            .return_key(None)
            .layouter(&mut layouter);
        let attribute = attribute.map(|name| format!(".{name}")).unwrap_or_default();
        let name = format!("{}{attribute} {}", message.id, slot.label);
        let response = mirror::kept(ui, |ui| ui.add(edit)).accessible_name(name.trim());
        if response.has_focus() {
            focus_ring(ui, response.rect, radius::CONTROL);
        }
        if response.gained_focus() {
            // Tab may have moved the focus to a field that is out of sight.
            ui.scroll_to_rect(response.rect.expand(8.0), None);
        }
        if focus {
            response.request_focus();
        }
        response.changed()
    });
    if has_focus || row.inner {
        buffer.field = Some(id);
        buffer.text.clone_from(&text);
    }
    row.inner.then_some(text)
}
