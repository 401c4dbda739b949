//! The translation, as highlighted Fluent or as fields. Every key is an edit of the project. Text that is not Fluent yet is
//! kept outside of the language's file, so that the file can always be read.

use std::sync::Arc;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditOutput;
use egui::{Color32, Context, CornerRadius, Galley, Id, Margin, Response, ScrollArea, Shape, TextEdit, Ui, vec2};

use super::fields::{FieldBuffer, fields_ui};
use super::highlight::{Marks, lay_out_source};
use super::source::{GUTTER, line_numbers, source_style};
use crate::base::Span;
use crate::studio::action::Action;
use crate::studio::locales::bidi_editor;
use crate::studio::locales::parts::{caret_text, column_header, line_and_column, send_edit, switch, write};
use crate::studio::memo::Memo;
use crate::studio::mirror;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{label, language_name};
use crate::text::translation::{Edit, Message, difference};

#[derive(Default)]
pub struct TranslationEditor {
    /// The text in the editor. It differs from the project's if it is not Fluent and the project refused it.
    text: String,
    /// The project's text when `text` was last read from or written to the project.
    project_text: String,
    /// The message and the language that `text` is of.
    shown: Option<(String, &'static str)>,
    /// Line and column of the caret, from 1.
    caret: Option<(usize, usize)>,
    pub buffer: FieldBuffer,
    focus: bool,
}

fn editor_id() -> Id {
    Id::unique("translation")
}

/// The text that the user edits. If the user only suggests, this is the user's own suggestion.
fn working_text(view: &View<'_>, message: &Message) -> String {
    let author = view.settings.author();
    let own = message.record.open_suggestions().map(|(_, suggestion)| suggestion);
    let own = own.filter(|suggestion| view.settings.suggests_only && suggestion.by == author).last();
    own.map(|suggestion| suggestion.text.clone()).or_else(|| message.target.clone()).unwrap_or_default()
}

impl TranslationEditor {
    pub fn focus(&mut self, ctx: &Context) {
        self.focus = true;
        ctx.request_repaint();
    }

    /// Shows the column. `saved` is the message as last saved; `forms` are the plural categories of the language.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        message: &Message,
        saved: Option<&str>,
        forms: &[(&'static str, Vec<i64>)],
    ) {
        self.head(ui, view);
        self.follow_project(view, message);
        if view.settings.in_fields {
            let focus = std::mem::take(&mut self.focus);
            if let Some(text) = fields_ui(ui, view, message, &self.text, forms, &mut self.buffer, focus) {
                self.text.clone_from(&text);
                self.write(view, message, text);
            }
        } else {
            self.source(ui, view, message, saved);
        }
    }

    /// Takes over the project's text when another message is shown, or when something else has changed the text.
    fn follow_project(&mut self, view: &View<'_>, message: &Message) {
        let text = working_text(view, message);
        let shown = Some((message.id.clone(), view.settings.translation_language().tag));
        if self.shown == shown && self.project_text == text {
            return;
        }
        if self.shown != shown
            && let (Some(source), Some((id, tag))) = (self.buffer.broken.take(), &self.shown)
            && *tag == view.settings.translation_language().tag
        {
            // The text of a field that the user has left is kept even if it is not Fluent.
            send_edit(view, Edit::Write { id: id.as_str().into(), source }, None);
        }
        // Text that the project refused stays in the editor until the user corrects it or leaves the message.
        if self.shown != shown || self.text.trim_end() != text.trim_end() {
            self.text.clone_from(&text);
            self.buffer = FieldBuffer::default();
        }
        self.project_text = text;
        self.shown = shown;
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>) {
        column_header(ui, language_name(view.settings.translation_language()), "", |ui| {
            if switch(ui, view, &view.i18n.tr("writing-mode"), ["fluent", "fields"], view.settings.in_fields).is_some()
            {
                view.send(Action::Fields);
            }
            // In a narrow column the name of the language is more important than the place of the caret.
            let caret = self.caret.filter(|_| !view.settings.in_fields && ui.available_width() > 140.0);
            if let Some(caret) = caret {
                label(ui, &caret_text(view, caret), theme::small(Weight::Regular), colours(ui).label);
            }
        });
    }

    fn source(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message, saved: Option<&str>) {
        let language = view.settings.translation_language();
        let is_focused = ui.memory(|memory| memory.has_focus(editor_id()));
        if !is_focused && self.text.trim_end() != self.project_text.trim_end() {
            self.text.clone_from(&self.project_text);
        }
        if is_focused && self.text.is_empty() && message.target.is_none() {
            self.text = format!("{} = ", message.id);
            place_caret(ui.ctx(), CCursorRange::one(CCursor::new(self.text.chars().count())));
        }
        let new = saved.map(|saved| difference(saved, &self.text, language.spaced).added).unwrap_or_default();
        let wrong = message.problems.iter().filter(|_| message.is_unfinished);
        let wrong = wrong.filter_map(|problem| problem.span.map(Span::range)).collect();
        let marks = Marks { new, wrong };
        let height = (ui.available_height() - 24.0).max(40.0);
        let area = ScrollArea::vertical().id_salt(("translation", &message.id)).auto_shrink(false).max_height(height);
        if area.show(ui, |ui| self.text_edit(ui, view, message, &marks)).inner {
            self.write(view, message, self.text.clone());
        }
        let (note, colour) = match message.is_unfinished {
            true => ("not-kept-yet", colours(ui).error.text),
            false if marks.new.is_empty() => return,
            false => ("new-text-marked", colours(ui).label),
        };
        ui.horizontal(|ui| {
            ui.add_space(GUTTER);
            label(ui, &view.i18n.tr(note), theme::small(Weight::Regular), colour);
        });
    }

    /// The editor itself. Returns whether the user has changed the text.
    fn text_edit(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message, marks: &Marks) -> bool {
        let language = view.settings.translation_language();
        let style = source_style(language, ui.available_width());
        // egui lays out the same text several times in a frame.
        let mut last: Memo<String, Arc<Galley>> = Memo::default();
        let mut layouter = |ui: &Ui, text: &dyn egui::TextBuffer, _: f32| {
            let text = text.as_str();
            last.get(text.to_owned(), || lay_out_source(ui, text, language, &style, marks)).clone()
        };
        let edit_ui = |ui: &mut Ui| {
            ui.add_space(GUTTER);
            let selection = ui.visuals().selection.bg_fill;
            let behind = ui.painter().add(Shape::Noop);
            if language.right_to_left {
                ui.visuals_mut().selection.bg_fill = Color32::TRANSPARENT;
            }
            let edit = TextEdit::multiline(&mut self.text)
                .id(editor_id())
                .frame(egui::Frame::NONE)
                .margin(Margin { left: 0, right: 0, top: 2, bottom: 2 })
                .desired_width(style.width)
                .desired_rows(4)
                .layouter(&mut layouter);
            let output = edit.show(ui);
            let name = format!("{}: {}", message.id, language.name);
            let response = output.response.response.clone().accessible_name(name.as_str());
            line_numbers(ui, &output.galley, output.galley_pos);
            if language.right_to_left {
                follow_pointer(ui, &response, &output);
                if let Some(range) = output.cursor_range.filter(|_| response.has_focus()) {
                    let rects = bidi_editor::selection(&output.galley, range).into_iter();
                    let rects = rects.map(|rect| rect.translate(output.galley_pos.to_vec2()));
                    let shapes = rects.map(|rect| Shape::rect_filled(rect, CornerRadius::ZERO, selection));
                    ui.painter().set(behind, Shape::Vec(shapes.collect()));
                }
            }
            if std::mem::take(&mut self.focus) {
                response.request_focus();
                let end = CCursor::new(self.text.chars().count());
                place_caret(ui.ctx(), CCursorRange::one(end));
                let caret = output.galley.pos_from_cursor(end);
                ui.scroll_to_rect(caret.translate(output.galley_pos.to_vec2()).expand2(vec2(0.0, 4.0)), None);
            }
            let before = |letters: usize| self.text.chars().take(letters).collect::<String>();
            self.caret = output.cursor_range.map(|range| line_and_column(&before(range.primary.index.0)));
            response.changed()
        };
        mirror::kept(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.horizontal_top(edit_ui).inner
        })
    }

    /// Sends the text as an edit, unless the user has not written anything yet.
    fn write(&mut self, view: &View<'_>, message: &Message, source: String) {
        let is_empty = message.target.is_none() && source.trim_end() == format!("{} =", message.id);
        if !is_empty && source.trim_end() != self.project_text.trim_end() {
            send_edit(view, write(message, source), view.gesture);
        }
    }
}

/// Moves caret and selection to the letters under the pointer, because egui looks for them as if all text ran from the
/// left.
fn follow_pointer(ui: &Ui, response: &Response, output: &TextEditOutput) {
    let Some(pointer) = response.interact_pointer_pos() else { return };
    if !response.is_pointer_button_down_on() && !response.clicked() {
        return;
    }
    let primary = bidi_editor::caret_at(&output.galley, pointer - output.galley_pos);
    let state = TextEdit::load_state(ui.ctx(), response.id).unwrap_or_default();
    let is_start = ui.input(|input| input.pointer.any_pressed() && !input.modifiers.shift);
    let range = match state.cursor.char_range() {
        Some(range) if !is_start => CCursorRange { primary, ..range },
        _ => CCursorRange::one(primary),
    };
    place_caret(ui.ctx(), range);
}

fn place_caret(ctx: &Context, range: CCursorRange) {
    let mut state = TextEdit::load_state(ctx, editor_id()).unwrap_or_default();
    state.cursor.set_char_range(Some(range));
    state.store(ctx, editor_id());
}
