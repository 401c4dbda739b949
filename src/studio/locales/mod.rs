//! The screen of the languages: the list of messages, the editor, and the message on real cards.

mod bidi;
mod bidi_editor;
mod bidi_line;
mod difference;
mod discussion;
mod editor;
mod impact;
mod language_model;
mod lexicon;
mod message_list;
mod other_languages;
mod section_header;

use std::sync::Arc;

use egui::{CentralPanel, Context, Frame, Panel, Ui, UiBuilder, pos2};
use egui::{Rect, Stroke};

use super::faces::FaceCache;
use super::theme::colours;
use super::view::View;
use crate::document::{ChangeSet, Document};
use crate::text::translation::{CardChange, Edit, Locales, Message};
use crate::text::{Language, Texts};
use impact::cards::{PreviewInput, RealCards};
use impact::changes::Changes;
use language_model::{LanguageModel, PreviewBase};

/// What the screen remembers.
#[derive(Default)]
pub struct Translator {
    list: message_list::MessageList,
    chosen: Option<String>,
    model: Option<LanguageModel>,
    base: Option<PreviewBase>,
    /// The languages as they were last saved, and the revision at which that was found.
    saved: Option<(Locales, Arc<Texts>, u64)>,
    bases: u64,
    is_outdated: bool,
    /// Whether a glossary is another one than the checks were made with.
    is_glossary_changed: bool,
    /// The one message that was edited since the list was made, if it is only one.
    only: Option<String>,
    editor: editor::EditorColumn,
    cards: RealCards,
    changed: Changes,
    others: other_languages::OtherLanguages,
}

impl Translator {
    /// Forgets everything about a project.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Whether the language that is shown is being checked.
    #[cfg(feature = "testing")]
    pub fn is_checking(&self) -> bool {
        self.model.as_ref().is_some_and(LanguageModel::is_checking)
    }

    /// Forgets what is no longer true after an edit.
    pub fn touched(&mut self, touched: &ChangeSet) {
        if touched.everything || touched.moved || !touched.places.is_empty() {
            self.is_outdated = true;
            self.base = None;
        }
        if touched.glossaries {
            self.is_outdated = true;
            self.is_glossary_changed = true;
            self.editor.on_glossary_changed();
        }
        if touched.everything {
            self.model = None;
            self.others.forget(&[]);
        }
        if !touched.languages.is_empty() {
            self.others.forget(&touched.languages);
        }
    }

    /// Makes what the screen shows anew, if it is no longer true.
    pub fn refresh(
        &mut self,
        document: &Document,
        texts: &Arc<Texts>,
        language: &'static Language,
        faces: &mut FaceCache,
        ctx: &Context,
    ) {
        let revision = document.revision();
        let is_saved = !document.is_dirty() && self.saved.as_ref().is_none_or(|(.., known)| *known != revision);
        if is_saved || self.saved.is_none() {
            self.saved = Some((document.locales().clone(), texts.clone(), revision));
            self.base = None;
        }
        if std::mem::take(&mut self.is_glossary_changed)
            && let Some((saved, ..)) = &mut self.saved
        {
            saved.copy_glossaries(document.locales());
            self.base = None;
        }
        if self.base.as_ref().is_some_and(|base| base.language() != language) {
            self.base = None;
        }
        if self.base.is_none()
            && let Some((saved, texts, _)) = &self.saved
        {
            self.bases += 1;
            self.base = Some(PreviewBase::new(document, saved, texts, language, self.bases));
        }
        match &mut self.model {
            Some(model) if model.language == language && !std::mem::take(&mut self.is_outdated) => {
                model.collect(document);
                match self.only.take() {
                    Some(id) if model.revision + 1 == revision => model.update_one(document, &id),
                    _ if model.revision != revision => model.update(document),
                    _ => {}
                }
            }
            model => *model = Some(LanguageModel::new(document, language, ctx.clone())),
        }
        let Some(model) = &mut self.model else { return };
        let is_known = self.chosen.as_ref().is_some_and(|id| model.message(id).is_some());
        if !is_known {
            self.chosen = self.list.first(&model.messages).map(str::to_owned);
        }
        if let (Some(id), Some(base)) = (&self.chosen, &self.base) {
            model.find_users(base, id);
            self.cards.update(&PreviewInput { document, texts, language, base, id }, model.users(id), faces);
            let target = model.message(id).and_then(|message| message.target.clone());
            model.preview(document, base, id, target.as_deref());
        }
        if self.others.read(document, language) {
            ctx.request_repaint();
        }
    }

    /// Has the cards of the chosen message drawn right after an edit: in the background, while the edit is tried here.
    pub fn draw(&mut self, document: &Document, texts: &Texts, language: &'static Language, faces: &mut FaceCache) {
        if let (Some(id), Some(base), Some(model)) = (&self.chosen, &self.base, &self.model)
            && base.language() == language
        {
            self.cards.update(&PreviewInput { document, texts, language, base, id }, model.users(id), faces);
        }
    }

    /// Whether it shows a project as it is.
    #[cfg(feature = "testing")]
    pub fn is_refreshed(&self, document: &Document) -> bool {
        self.model.as_ref().is_some_and(|model| model.revision == document.revision())
    }

    /// Says that nothing but one message was edited.
    pub fn edited(&mut self, id: &str) {
        self.only = Some(id.to_owned());
    }

    /// Forgets which message is chosen: another language was.
    pub fn forget_choice(&mut self) {
        self.base = None;
    }

    /// The chosen message.
    pub fn message(&self) -> Option<&Message> {
        self.model.as_ref()?.message(self.chosen.as_ref()?)
    }

    /// The cards that the chosen message changes against what is saved.
    #[cfg(feature = "testing")]
    pub fn changed_cards(&self) -> &[CardChange] {
        let tried = self.chosen.as_ref().and_then(|id| self.model.as_ref()?.tried(id));
        tried.map_or(&[], |attempt| &attempt.changes)
    }

    /// The messages of the list that can be approved: there is a text, and nothing is wrong with it.
    pub fn approvable(&self) -> Vec<&Message> {
        let Some(model) = &self.model else { return Vec::new() };
        let can = |message: &&Message| message.is_open() && message.target.is_some() && message.problem_counts().0 == 0;
        self.list.shown(&model.messages).filter(|message| !message.is_unfinished).filter(can).collect()
    }

    /// One in which a message is chosen that was chosen before.
    pub fn with(message: Option<&str>) -> Self {
        let mut translator = Self::default();
        if let Some(id) = message {
            translator.choose(id);
        }
        translator
    }

    /// Chooses a message and shows its line.
    pub fn choose(&mut self, id: &str) {
        self.chosen = Some(id.to_owned());
        self.list.scroll_to(id);
    }

    /// The next message that is open, if one is.
    pub fn next_open(&self) -> Option<String> {
        let model = self.model.as_ref()?;
        self.list.next_open(&model.messages, self.chosen.as_deref()?).map(str::to_owned)
    }

    /// The message after or before the chosen one.
    pub fn neighbour(&self, after: bool) -> Option<String> {
        let model = self.model.as_ref()?;
        self.list.neighbour(&model.messages, self.chosen.as_deref()?, after).map(str::to_owned)
    }

    /// Gives the search the keyboard.
    pub fn focus_search(&mut self, ctx: &Context) {
        self.list.focus_search(ctx);
    }

    /// Gives the translation the keyboard.
    pub fn focus_translation(&mut self, ctx: &Context) {
        self.editor.translation.focus(ctx);
    }

    /// Gives the field of a new comment the keyboard.
    pub fn focus_comment(&mut self) {
        self.editor.discussion.focus_comment();
    }

    /// Asks for the reason of a rejection.
    pub fn ask_reason(&mut self) {
        if let Some(id) = &self.chosen {
            self.editor.discussion.ask_reason(id);
        }
    }

    /// Tries the next value on the cards.
    pub fn next_value(&mut self) {
        self.cards.next_value();
    }

    /// The edit that the first fix of the chosen message is.
    pub fn first_fix(&self) -> Option<Edit> {
        let message = self.message()?;
        editor::first_fix(self.model.as_ref()?.fixes(&message.id), message)
    }
}

/// Shows the screen.
pub fn locales_ui(ui: &mut Ui, view: &View<'_>, state: &mut Translator, faces: &mut FaceCache) {
    let panel = Frame::new().fill(colours(ui).panel);
    let whole = ui.available_width();
    // When there is little room the cards give first, then the list.
    let (list, cards) = if whole < 1300.0 { (228.0, 388.0) } else { (252.0, 488.0) };
    let Translator { list: messages, chosen, model, base, editor, cards: real_cards, changed, others, .. } = state;
    let Some(model) = model else { return };
    Panel::left("messages").default_size(list).size_range(220.0..=420.0).resizable(true).frame(panel).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        messages.ui(ui, view, model, chosen);
    });
    Panel::right("real cards").default_size(cards).size_range(360.0..=640.0).resizable(true).frame(panel).show(
        ui,
        |ui| {
            ui.set_min_width(ui.available_width());
            let edge = ui.max_rect();
            ui.painter().vline(edge.left() + 0.5, edge.y_range(), Stroke::new(1.0, colours(ui).divider));
            let Some(id) = chosen.as_deref() else { return };
            let Some(base) = base.as_ref() else { return };
            real_cards.ui(ui, view, faces);
            let rest = Rect::from_min_max(pos2(edge.left(), ui.cursor().top()), edge.max);
            let mut child = ui.new_child(UiBuilder::new().max_rect(rest));
            let changes = model.tried(id).map_or(&[][..], |attempt| &attempt.changes);
            changed.ui(&mut child, view, faces, base, changes);
        },
    );
    let data = editor::EditorData { model, others };
    CentralPanel::no_frame().frame(panel).show(ui, |ui| editor.ui(ui, view, &data, chosen.as_deref()));
}
