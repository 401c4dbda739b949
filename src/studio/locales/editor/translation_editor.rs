//! The translation: as Fluent in its colours, or in fields. What is typed is an edit at once; what is not Fluent yet is
//! kept beside the file, which stays as it was.

use std::sync::Arc;

use egui::text::CCursor;
use egui::{Align, Context, Galley, Id, Layout, Margin, ScrollArea, TextEdit, Ui, UiBuilder, vec2};

use super::fields::{self, Buffer};
use super::gutter::{GUTTER, column_head, numbers, set};
use super::highlight::{Marks, lay_out_source};
use crate::base::Name;
use crate::studio::action::Action;
use crate::studio::command::LocalesCommand;
use crate::studio::locales::bidi_editor;
use crate::studio::locales::difference::difference;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{language_name, put_text, segmented};
use crate::text::Arg;
use crate::text::translation::{Edit, Message};

/// The translation while it is written.
#[derive(Default)]
pub struct TranslationEditor {
    /// What stands in the editor.
    text: String,
    /// What the project had when the text was last taken from it or given to it.
    known: String,
    /// Whose text it is: the message and the language.
    shows: Option<(String, &'static str)>,
    /// Where the caret is: line and column, from 1.
    caret: Option<(usize, usize)>,
    /// The field that is being written in.
    pub(super) buffer: Buffer,
    pub(super) focus: bool,
}

/// The id of the editor.
pub fn editor_id() -> Id {
    Id::unique("translation")
}

/// The text that a translator works on: of somebody who only suggests, the suggestion.
pub fn working_text(view: &View<'_>, message: &Message) -> String {
    let author = view.settings.author();
    let own = message.record.open_suggestions().map(|(_, suggestion)| suggestion);
    let own = own.filter(|suggestion| view.settings.suggests_only && suggestion.by == author).last();
    own.map(|suggestion| suggestion.text.clone()).or_else(|| message.target.clone()).unwrap_or_default()
}

impl TranslationEditor {
    /// Gives the translation the keyboard.
    pub fn focus(&mut self, ctx: &Context) {
        self.focus = true;
        ctx.request_repaint();
    }

    /// Shows the column; `saved` is the message as it was last saved.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        message: &Message,
        saved: Option<&str>,
        forms: &[(&'static str, Vec<i64>)],
    ) {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let language = view.settings.translation_language();
        self.head(ui, view);
        let model = working_text(view, message);
        let whose = Some((message.id.clone(), language.tag));
        if self.shows != whose
            && let (Some(source), Some((id, tag))) = (self.buffer.broken.take(), &self.shows)
            && *tag == language.tag
        {
            // What was left in a field is kept, however broken it is.
            view.send(LocalesCommand::Translate(vec![Edit::Write { id: Name::from(id.as_str()), source }], None));
        }
        if self.shows != whose || self.known != model {
            // What was typed and is refused stands there until it is mended or left.
            if self.shows != whose || self.text.trim_end() != model.trim_end() {
                self.text.clone_from(&model);
                self.buffer = Buffer::default();
            }
            self.known.clone_from(&model);
            self.shows = whose;
        }
        if view.settings.in_fields {
            let focus = std::mem::take(&mut self.focus);
            if let Some(text) = fields::fields_ui(ui, view, message, &self.text, forms, &mut self.buffer, focus) {
                self.text.clone_from(&text);
                self.write(view, message, text);
            }
        } else {
            self.source(ui, view, message, saved);
        }
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>) {
        let colours = colours(ui);
        let language = view.settings.translation_language();
        let name = language_name(language);
        let room = column_head(ui, name, "");
        let mut right = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::right_to_left(Align::Center)));
        right.spacing_mut().item_spacing.x = 8.0;
        let names = [view.i18n.tr("fluent"), view.i18n.tr("fields")];
        let segments = [(&*names[0], None), (&*names[1], None)];
        let now = usize::from(view.settings.in_fields);
        if segmented(&mut right, &view.i18n.tr("writing-mode"), &segments, now).is_some() {
            view.send(Action::Fields);
        }
        if let Some((line, column)) = self.caret.filter(|_| !view.settings.in_fields) {
            let number = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
            let words = view.i18n.tr_with("caret-place", &[("line", number(line)), ("column", number(column))]);
            put_text(&mut right, &words, theme::small(Weight::Regular), colours.label);
        }
    }

    fn source(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message, saved: Option<&str>) {
        let language = view.settings.translation_language();
        let id = editor_id();
        let focused = ui.memory(|memory| memory.has_focus(id));
        if !focused && self.text.trim_end() != self.known.trim_end() {
            self.text.clone_from(&self.known);
        }
        if focused && self.text.is_empty() && message.target.is_none() {
            self.text = format!("{} = ", message.id);
            place_caret(ui.ctx(), id, self.text.chars().count());
        }
        let new = saved.map(|saved| difference(saved, &self.text, language.spaced).new).unwrap_or_default();
        let shown_note = !new.is_empty() || message.is_unfinished;
        let wrong = message
            .problems
            .iter()
            .filter(|_| message.is_unfinished)
            .filter_map(|problem| problem.span.map(|span| span.range()));
        let marks = Marks { new, wrong: wrong.collect() };
        let name = format!("{}: {}", message.id, language.name);
        let height = (ui.available_height() - 24.0).max(40.0);
        let mut changed = false;
        let area = ScrollArea::vertical().id_salt(("translation", &message.id)).auto_shrink(false).max_height(height);
        area.show(ui, |ui| {
            let width = ui.available_width() - GUTTER - 8.0;
            // The toolkit asks for the same text several times in a frame.
            let mut last: Option<(String, Arc<Galley>)> = None;
            let mut colour = |ui: &Ui, text: &dyn egui::TextBuffer, _: f32| match &last {
                Some((known, galley)) if known == text.as_str() => Arc::clone(galley),
                _ => {
                    let galley = lay_out_source(ui, text.as_str(), language, &set(language, width), &marks);
                    last = Some((text.as_str().to_owned(), Arc::clone(&galley)));
                    galley
                }
            };
            ui.horizontal_top(|ui| {
                ui.add_space(GUTTER);
                let edit = TextEdit::multiline(&mut self.text)
                    .id(id)
                    .frame(egui::Frame::NONE)
                    .margin(Margin { left: 0, right: 0, top: 2, bottom: 2 })
                    .desired_width(width)
                    .desired_rows(4)
                    .layouter(&mut colour);
                let output = edit.show(ui);
                let response = output.response.response.accessible_name(name.as_str());
                numbers(ui, &output.galley, output.galley_pos);
                if language.right_to_left
                    && (response.is_pointer_button_down_on() || response.clicked())
                    && let Some(at) = response.interact_pointer_pos()
                {
                    place_caret(ui.ctx(), id, bidi_editor::caret_at(&output.galley, at - output.galley_pos).index.0);
                }
                if std::mem::take(&mut self.focus) {
                    response.request_focus();
                    let end = self.text.chars().count();
                    place_caret(ui.ctx(), id, end);
                    let caret = output.galley.pos_from_cursor(CCursor::new(end));
                    ui.scroll_to_rect(caret.translate(output.galley_pos.to_vec2()), None);
                }
                self.caret = output.cursor_range.map(|range| line_and_column(&self.text, range.primary.index.0));
                changed = response.changed();
            });
        });
        if changed {
            let text = self.text.clone();
            self.write(view, message, text);
        }
        let note = match (message.is_unfinished, shown_note) {
            (true, _) => Some((view.i18n.tr("not-kept-yet"), colours(ui).error.text)),
            (false, true) => Some((view.i18n.tr("new-text-marked"), colours(ui).label)),
            _ => None,
        };
        if let Some((words, colour)) = note {
            ui.horizontal(|ui| {
                ui.add_space(GUTTER);
                put_text(ui, &words, theme::small(Weight::Regular), colour);
            });
        }
    }

    /// Makes an edit of what was written.
    fn write(&mut self, view: &View<'_>, message: &Message, text: String) {
        let is_nothing = message.target.is_none() && text.trim_end() == format!("{} =", message.id);
        if is_nothing || text.trim_end() == self.known.trim_end() {
            return;
        }
        let edit = Edit::Write { id: Name::from(message.id.as_str()), source: text };
        view.send(LocalesCommand::Translate(vec![edit], view.gesture));
    }
}

/// The line and the column of a letter, from 1: lines of the text, however many rows they take on the screen.
fn line_and_column(text: &str, letter: usize) -> (usize, usize) {
    text.chars().take(letter).fold((1, 1), |(line, column), letter| match letter {
        '\n' => (line + 1, 1),
        _ => (line, column + 1),
    })
}

fn place_caret(ctx: &Context, id: Id, at: usize) {
    let mut state = TextEdit::load_state(ctx, id).unwrap_or_default();
    state.cursor.set_char_range(Some(egui::text::CCursorRange::one(CCursor::new(at))));
    state.store(ctx, id);
}
