//! The editor for a card's effect in the designer's own words, in one language. A wording that is older than the rows
//! is marked.

use egui::{Align, FontSelection, Id, Layout, Margin, Rect, Stroke, StrokeKind, TextEdit, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use crate::base::Name;
use crate::document::{Command, Field, RecordPath};
use crate::studio::command::UiCommand;
use crate::studio::fonts;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, focus_ring, icon_button, label};
use crate::text::Language;

/// The wording that is being edited.
#[derive(Default)]
pub struct Wording {
    open: Option<(RecordPath, &'static str)>,
    text: String,
    focus: bool,
}

impl Wording {
    /// The button at the right of a language that opens the editor.
    pub fn button(&mut self, ui: &mut Ui, view: &View<'_>, line: Rect, language: &'static Language, text: &str) {
        let Some(place @ RecordPath::Card(_)) = view.selection.place else { return };
        let is_open = self.open == Some((place, language.tag));
        let at = Rect::from_min_size(pos2(line.right() - 30.0, line.top()), vec2(24.0, 24.0));
        let hovered = ui.rect_contains_pointer(line);
        let mut child = ui.new_child(UiBuilder::new().id_salt(("wording", language.tag)).max_rect(at));
        let name = view.i18n.tr_with("wording-of", &[("language", crate::text::Arg::Text(language.tag))]);
        let id = child.next_auto_id();
        let has_focus = child.memory(|memory| memory.has_focus(id));
        child.set_opacity(if hovered || has_focus || is_open { 1.0 } else { 0.0 });
        if icon_button(&mut child, Icon::PencilLine, &name, true).clicked() {
            self.open = (!is_open).then_some((place, language.tag));
            text.clone_into(&mut self.text);
            self.focus = true;
        }
    }

    /// Whether the wording of a language is being edited.
    pub fn is_open(&self, view: &View<'_>, language: &Language) -> bool {
        self.open.is_some_and(|(place, tag)| Some(place) == view.selection.place && tag == language.tag)
    }

    /// Shows the editor below the text of a language.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, language: &'static Language, overridden: bool) {
        let Some((place, _)) = self.open else { return };
        let colours = colours(ui);
        let width = ui.available_width() - 8.0;
        let name = view.i18n.tr_with("wording-of", &[("language", crate::text::Arg::Text(language.tag))]);
        let font = egui::FontId::new(12.0, fonts::family_of(language));
        let behind = ui.painter().add(egui::Shape::Noop);
        let edit = TextEdit::multiline(&mut self.text)
            .id(Id::unique("wording"))
            .frame(egui::Frame::NONE)
            .margin(Margin::ZERO)
            .font(FontSelection::FontId(font))
            .desired_width(width - 16.0)
            .desired_rows(2);
        ui.add_space(6.0);
        let response = ui.horizontal_top(|ui| {
            ui.add_space(8.0);
            ui.add(edit).accessible_name(name.as_str())
        });
        let response = response.inner;
        let rect = Rect::from_min_size(response.rect.min - vec2(8.0, 4.0), vec2(width, response.rect.height() + 8.0));
        ui.add_space(6.0);
        let line = Stroke::new(1.0, colours.outline);
        let corner = f32::from(radius::CONTROL);
        let frame = egui::epaint::RectShape::new(rect, corner, colours.raised, line, StrokeKind::Inside);
        ui.painter().set(behind, frame);
        if response.has_focus() {
            focus_ring(ui, rect, radius::CONTROL);
        }
        if std::mem::take(&mut self.focus) {
            response.request_focus();
        }
        let set = |text: Option<Name>| {
            let field = Field::Wording(Name::from(language.tag), text);
            UiCommand::Edit(Command::Set { at: vec![place], field, gesture: view.gesture })
        };
        if response.changed() && !self.text.trim().is_empty() {
            view.send(set(Some(Name::from(self.text.trim()))));
        }
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let back = view.i18n.tr("wording-remove");
            if overridden && ui.add(Button::new(&back).icon(Icon::Undo2).small()).clicked() {
                view.send(set(None));
                self.open = None;
            }
            if ui.add(Button::new(&view.i18n.tr("close")).ghost().small()).clicked() {
                self.open = None;
            }
        });
        ui.add_space(4.0);
    }
}

/// Whether the rows of the selected card have changed since its wording in a language was written.
pub fn is_stale(view: &View<'_>, language: &Language) -> bool {
    let Some(RecordPath::Card(at)) = view.selection.place else { return false };
    let wordings = view.document.subject().text_overrides();
    wordings
        .iter()
        .any(|wording| wording.card == at && wording.language == language && wording.is_outdated == Some(true))
}

/// Shows that a wording is out of date.
pub fn stale_ui(ui: &mut Ui, view: &View<'_>) {
    let colour = colours(ui).warning.text;
    label(ui, &view.i18n.tr("wording-stale"), theme::small(Weight::Medium), colour);
}
