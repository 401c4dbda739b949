//! The editor for a card's effect in the designer's own words, in one language. A wording that is older than the rows
//! is marked.

use egui::{Id, Margin, Rect, TextEdit, Ui, UiBuilder, pos2, vec2};
use lucide_icons::Icon;

use crate::base::Name;
use crate::document::{Command, Field, RecordPath};
use crate::studio::fonts;
use crate::studio::mirror;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, focus_ring, icon_button, label};
use crate::text::translation::TextOverride;
use crate::text::{Arg, Language};

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
        let name = view.i18n.tr_with("wording-of", &[("language", Arg::Text(language.tag))]);
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
        let name = view.i18n.tr_with("wording-of", &[("language", Arg::Text(language.tag))]);
        let font = egui::FontId::new(12.0, fonts::family_of(language));
        let frame =
            theme::surface(colours.raised, colours.outline, radius::CONTROL).inner_margin(Margin::symmetric(7, 3));
        let edit = TextEdit::multiline(&mut self.text)
            .id(Id::unique("wording"))
            .frame(frame)
            .font(font)
            .desired_width(ui.available_width() - 8.0)
            .desired_rows(2);
        ui.add_space(2.0);
        let response = mirror::kept(ui, |ui| ui.add(edit)).accessible_name(name.as_str());
        ui.add_space(2.0);
        if response.has_focus() {
            focus_ring(ui, response.rect, radius::CONTROL);
        }
        if std::mem::take(&mut self.focus) {
            response.request_focus();
        }
        let set = |text: Option<Name>| {
            let field = Field::Wording(Name::from(language.tag), text);
            view.send(Command::Set { at: vec![place], field, gesture: view.gesture });
        };
        if response.changed() && !self.text.trim().is_empty() {
            set(Some(Name::from(self.text.trim())));
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let back = view.i18n.tr("wording-remove");
            if overridden && ui.add(Button::new(&back).icon(Icon::Undo2).small()).clicked() {
                set(None);
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
    let is_stale = |wording: &TextOverride| wording.language == language && wording.is_outdated == Some(true);
    view.document.subject().text_overrides().iter().any(|wording| wording.card == at && is_stale(wording))
}

pub fn stale_ui(ui: &mut Ui, view: &View<'_>) {
    let colour = colours(ui).warning.text;
    label(ui, &view.i18n.tr("wording-stale"), theme::small(Weight::Medium), colour);
}
