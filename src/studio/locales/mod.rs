//! The Locales screen: the list of messages, the editor, and the effect of an edit on the cards.

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

use egui::{CentralPanel, Context, Frame, Panel, Stroke, Ui, vec2};

use super::faces::FaceCache;
use super::theme::colours;
use super::view::View;
use crate::document::{ChangeSet, Document};
#[cfg(feature = "testing")]
use crate::text::translation::CardChange;
use crate::text::translation::{Edit, Locales, Message};
use crate::text::{Arg, Language, Texts};
use editor::{EditorColumn, EditorData};
use impact::cards::{CardsInput, RealCards};
use impact::changes::Changes;
use language_model::{LanguageModel, PreviewBase};
use message_list::MessageList;
use other_languages::OtherLanguages;

/// The state of the screen.
#[derive(Default)]
pub struct Translator {
    list: MessageList,
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
    editor: EditorColumn,
    cards: RealCards,
    changes: Changes,
    others: OtherLanguages,
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
        if changes.everything || changes.moved || !changes.places.is_empty() {
            self.is_outdated = true;
            self.base = None;
        }
        if changes.glossaries {
            self.is_outdated = true;
            self.is_glossary_changed = true;
            self.editor.on_glossary_changed();
        }
        if changes.everything {
            self.model = None;
            self.others.invalidate(&[]);
        }
        if !changes.languages.is_empty() {
            self.others.invalidate(&changes.languages);
        }
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
        let Some(model) = &mut self.model else { return };
        if self.chosen.as_ref().is_none_or(|id| model.message(id).is_none()) {
            self.chosen = self.list.first(&model.messages).map(str::to_owned);
        }
        if let (Some(id), Some(base)) = (&self.chosen, &self.base) {
            model.find_users(base, id);
            self.cards.update(&CardsInput { document, texts, language, base, id }, model.users(id), faces);
            let target = model.message(id).and_then(|message| message.target.clone());
            model.preview(document, base, id, target.as_deref());
        }
        if self.others.read_next(document, language) {
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
        let changes = |id: &String| Some(self.model.as_ref()?.changes(id));
        self.chosen.as_ref().and_then(changes).unwrap_or_default()
    }

    /// The listed messages that can be approved: open ones with a text and without errors.
    pub fn approvable(&self) -> Vec<&Message> {
        let Some(model) = &self.model else { return Vec::new() };
        let can = |message: &&Message| message.is_open() && message.target.is_some() && message.problem_counts().0 == 0;
        self.list.shown(&model.messages).filter(|message| !message.is_unfinished).filter(can).collect()
    }

    /// Chooses a message and scrolls to its row.
    pub fn choose(&mut self, id: &str) {
        self.chosen = Some(id.to_owned());
        self.list.scroll_to(id);
    }

    /// The next open message of the list.
    pub fn next_open(&self) -> Option<String> {
        let model = self.model.as_ref()?;
        self.list.next_open(&model.messages, self.chosen.as_deref()?).map(str::to_owned)
    }

    /// The message after or before the chosen one in the list.
    pub fn neighbour(&self, after: bool) -> Option<String> {
        let model = self.model.as_ref()?;
        self.list.neighbour(&model.messages, self.chosen.as_deref()?, after).map(str::to_owned)
    }

    pub fn focus_search(&mut self, ctx: &Context) {
        self.list.focus_search(ctx);
    }

    pub fn focus_translation(&mut self, ctx: &Context) {
        self.editor.translation.focus(ctx);
    }

    pub fn focus_comment(&mut self) {
        self.editor.discussion.focus_comment();
    }

    /// Shows the field for the reason of a rejection.
    pub fn ask_reason(&mut self) {
        if let Some(id) = &self.chosen {
            self.editor.discussion.ask_reason(id);
        }
    }

    /// Shows the cards with the next value.
    pub fn next_value(&mut self) {
        self.cards.next_value();
    }

    /// The edit that applies the first fix of the message.
    pub fn first_fix(&self) -> Option<Edit> {
        let message = self.message()?;
        editor::first_fix(self.model.as_ref()?.fixes(&message.id), message)
    }
}

/// A count as an argument of a message.
fn number(count: usize) -> Arg<'static> {
    Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
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
    let Some(model) = model else { return };
    let side = Panel::left("messages").default_size(list_width).size_range(200.0..=420.0).resizable(true);
    side.frame(panel).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        list.ui(ui, view, model, chosen);
    });
    let side = Panel::right("real cards").default_size(cards_width).size_range(300.0..=900.0).resizable(true);
    side.frame(panel).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let edge = ui.max_rect();
        ui.painter().vline(edge.left() + 0.5, edge.y_range(), Stroke::new(1.0, colours(ui).divider));
        if let (Some(id), Some(base)) = (chosen.as_deref(), base.as_ref()) {
            cards.ui(ui, view, faces);
            changes.ui(ui, view, faces, base, model.changes(id));
        }
    });
    let data = EditorData { model, others };
    CentralPanel::no_frame().frame(panel).show(ui, |ui| editor.ui(ui, view, &data, chosen.as_deref()));
}
