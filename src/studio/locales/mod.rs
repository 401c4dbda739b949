//! The Locales screen: the list of messages, the editor, and the effect of an edit on the cards.

mod bidi_editor;
mod bidi_line;
mod discussion;
mod editor;
mod impact;
mod language_model;
mod lexicon;
mod message_list;
mod parts;

use std::sync::Arc;

use egui::{Align2, CentralPanel, Context, Frame, Panel, Ui, vec2};

use super::faces::FaceCache;
use super::theme::colours;
use super::view::View;
use super::widgets::divider;
use crate::document::{ChangeSet, Document};
#[cfg(feature = "testing")]
use crate::text::translation::CardChange;
use crate::text::translation::{Edit, Locales, Message, OtherTranslations};
use crate::text::{Language, Texts};
use editor::EditorColumn;
use impact::cards::RealCards;
use impact::changes::Changes;
use language_model::{LanguageModel, PreviewBase};
use message_list::MessageList;

/// The state of the screen.
#[derive(Default)]
pub struct Translator {
    pub list: MessageList,
    pub editor: EditorColumn,
    pub cards: RealCards,
    changes: Changes,
    others: OtherTranslations,
    /// The id of the message that is edited.
    chosen: Option<String>,
    model: Option<LanguageModel>,
    base: Option<PreviewBase>,
    /// The languages as last saved, and the revision of the project at that time.
    saved: Option<(Locales, Arc<Texts>, u64)>,
    /// The number of bases made so far, which identifies them in caches.
    bases: u64,
    /// Whether the review of the language has to run again.
    is_outdated: bool,
    is_glossary_changed: bool,
    /// The message of the last edit, if that edit changed only one message.
    edited: Option<String>,
}

impl Translator {
    /// The state with a message chosen, e.g. the one of the last session.
    pub fn with(message: Option<&str>) -> Self {
        let mut translator = Self::default();
        if let Some(id) = message {
            translator.choose(id);
        }
        translator
    }

    /// Discards everything about the project.
    pub fn reset(&mut self) {
        *self = Self::default();
    }

    /// Whether the review of the language is running.
    #[cfg(feature = "testing")]
    pub fn is_checking(&self) -> bool {
        self.model.as_ref().is_some_and(LanguageModel::is_checking)
    }

    /// Discards what an edit has made obsolete.
    pub fn on_changed(&mut self, changes: &ChangeSet) {
        let are_cards_changed = changes.everything || changes.moved || !changes.places.is_empty();
        if are_cards_changed {
            self.base = None;
        }
        self.is_outdated |= are_cards_changed || changes.glossaries;
        if changes.glossaries {
            self.is_glossary_changed = true;
            self.editor.context.on_glossary_changed();
        }
        if changes.everything {
            self.model = None;
            self.others = OtherTranslations::default();
        }
        self.others.invalidate(&changes.languages);
    }

    /// Reports that the last edit changed this message only, so that the others need no update.
    pub fn on_message_edited(&mut self, id: &str) {
        self.edited = Some(id.to_owned());
    }

    pub fn on_language_changed(&mut self) {
        self.base = None;
    }

    /// Updates everything that the screen shows. The faces are started before the edit is previewed, because they are
    /// drawn on another thread.
    pub fn refresh(
        &mut self,
        document: &Document,
        texts: &Arc<Texts>,
        language: &'static Language,
        faces: &mut FaceCache,
        ctx: &Context,
    ) {
        self.refresh_base(document, texts, language);
        let revision = document.revision();
        match &mut self.model {
            Some(model) if model.language == language && !std::mem::take(&mut self.is_outdated) => {
                model.poll_review(document);
                match self.edited.take() {
                    Some(id) if model.revision + 1 == revision => model.update_one(document, &id),
                    _ if model.revision != revision => model.update(document),
                    _ => {}
                }
            }
            model => *model = Some(LanguageModel::new(document, language, ctx)),
        }
        let (Some(model), Some(base)) = (&mut self.model, &self.base) else { return };
        if self.chosen.as_ref().is_none_or(|id| model.message(id).is_none()) {
            let first = self.list.filter.in_list_order(&model.messages).first().copied().or(model.messages.first());
            self.chosen = first.map(|message| message.id.clone());
        }
        if let Some(id) = &self.chosen {
            self.cards.update(document, texts, base, id, model.users(base, id), faces);
            model.update_preview(document, base, id);
        }
        if self.others.read_next(document.locales(), language) {
            ctx.request_repaint();
        }
    }

    /// Replaces the base that edits are compared with after a save, or if its language or its cards have changed.
    fn refresh_base(&mut self, document: &Document, texts: &Arc<Texts>, language: &'static Language) {
        let revision = document.revision();
        let is_saved = !document.is_dirty() && self.saved.as_ref().is_none_or(|(.., known)| *known != revision);
        if is_saved || self.saved.is_none() {
            self.saved = Some((document.locales().clone(), texts.clone(), revision));
            self.base = None;
        }
        let Some((saved, saved_texts, _)) = &mut self.saved else { return };
        if std::mem::take(&mut self.is_glossary_changed) {
            saved.copy_glossaries(document.locales());
            self.base = None;
        }
        if self.base.as_ref().is_none_or(|base| base.language() != language) {
            self.bases += 1;
            self.base = Some(PreviewBase::new(document, saved, saved_texts, language, self.bases));
        }
    }

    /// Whether the screen shows the current revision.
    #[cfg(feature = "testing")]
    pub fn is_refreshed(&self, document: &Document) -> bool {
        self.model.as_ref().is_some_and(|model| model.revision == document.revision())
    }

    /// The message that is edited.
    pub fn message(&self) -> Option<&Message> {
        self.model.as_ref()?.message(self.chosen.as_ref()?)
    }

    /// The cards whose text differs from the saved one because of the message.
    #[cfg(feature = "testing")]
    pub fn changed_cards(&self) -> &[CardChange] {
        let preview = self.model.as_ref().and_then(LanguageModel::preview);
        preview.map(|preview| &preview.changes[..]).unwrap_or_default()
    }

    /// The messages that the filter leaves, in the order of the list, including those in folded groups.
    fn shown(&self) -> Vec<&Message> {
        self.model.as_ref().map(|model| self.list.filter.in_list_order(&model.messages)).unwrap_or_default()
    }

    /// The listed messages that can be approved: open ones with a text and without errors.
    pub fn approvable(&self) -> Vec<&Message> {
        let mut shown = self.shown();
        shown.retain(|message| message.is_open() && message.target.is_some() && !message.is_unfinished);
        shown.retain(|message| message.problem_counts().0 == 0);
        shown
    }

    /// Chooses a message and scrolls to its row.
    pub fn choose(&mut self, id: &str) {
        self.chosen = Some(id.to_owned());
        self.list.scroll_to = Some(id.to_owned());
    }

    /// The next open message of the list. The search continues at the start of the list.
    pub fn next_open(&self) -> Option<String> {
        let (shown, chosen) = (self.shown(), self.chosen.as_ref()?);
        let at = shown.iter().position(|message| message.id == *chosen).map_or(0, |at| at + 1);
        let (before, after) = shown.split_at(at);
        let next = after.iter().chain(before).find(|message| message.is_open() && message.id != *chosen);
        next.map(|message| message.id.clone())
    }

    /// The message after or before the chosen one in the list.
    pub fn neighbour(&self, after: bool) -> Option<String> {
        let (shown, chosen) = (self.shown(), self.chosen.as_ref()?);
        let at = match (shown.iter().position(|message| message.id == *chosen), after) {
            (Some(at), true) => at + 1,
            (None, true) => 0,
            (at, false) => at.unwrap_or(shown.len()).checked_sub(1)?,
        };
        shown.get(at).map(|message| message.id.clone())
    }

    /// Shows the field for the reason of a rejection.
    pub fn ask_reason(&mut self) {
        if let Some(id) = &self.chosen {
            self.editor.discussion.ask_reason(id);
        }
    }

    /// The edit that applies the first fix of the message.
    pub fn first_fix(&self) -> Option<Edit> {
        let fix = self.model.as_ref()?.preview()?.fixes.iter().flatten().next()?;
        Some(parts::write(self.message()?, fix.source.clone()))
    }
}

pub fn locales_ui(ui: &mut Ui, view: &View<'_>, state: &mut Translator, faces: &mut FaceCache) {
    let panel = Frame::new().fill(colours(ui).panel);
    // In a narrow window the cards give way first, then the list.
    let (list_width, cards_width) = match ui.available_width() {
        width if width < 1100.0 => (220.0, 330.0),
        width if width < 1300.0 => (228.0, 388.0),
        width if width < 2000.0 => (252.0, 488.0),
        _ => (320.0, 640.0),
    };
    let Translator { list, chosen, model, base, editor, cards, changes, others, .. } = state;
    let (Some(model), Some(base)) = (model, base) else { return };
    // The preview is of the message that was chosen before this frame. Another one is shown from the next frame on.
    let shown = chosen.clone();
    let message = shown.as_ref().and_then(|id| model.message(id));
    let side = Panel::left("messages").default_size(list_width).size_range(200.0..=420.0).resizable(true);
    side.frame(panel).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        list.ui(ui, view, model, chosen);
    });
    if *chosen != shown {
        ui.ctx().request_repaint();
    }
    let side = Panel::right("real cards").default_size(cards_width).size_range(300.0..=900.0).resizable(true);
    side.frame(panel).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        divider(ui, ui.max_rect(), Align2::LEFT_CENTER);
        if message.is_some() {
            cards.ui(ui, view, faces);
            changes.ui(ui, view, faces, base, model.preview().map(|preview| &preview.changes[..]).unwrap_or_default());
        }
    });
    CentralPanel::no_frame().frame(panel).show(ui, |ui| editor.ui(ui, view, model, others, message));
}
