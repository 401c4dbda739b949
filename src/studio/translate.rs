//! Doing what a translator asks for.

use std::sync::Arc;

use egui::Context;

use super::action::{Action, Screen};
use super::app::{Studio, texts_of};
use super::dialogs::{Dialog, NewLanguage};
use super::i18n::I18n;
use crate::base::Name;
use crate::document::Command;
use crate::text::translation::{Decision, Edit, template};
use crate::text::{Language, Texts};

impl Studio {
    /// Makes edits of the language that is translated into.
    pub(super) fn translate(&mut self, edits: Vec<Edit>, gesture: Option<u64>) -> bool {
        self.document.set_author(self.settings.author());
        self.document.set_suggests_only(self.settings.suggests_only);
        let language = Name::from(self.settings.translation_language().tag);
        let only = if let [edit] = &edits[..] { Some(edit.id().clone()) } else { None };
        let done = self.edit(Command::Translate { language, edits, gesture });
        if let (true, Some(id)) = (done, only) {
            self.translator.edited(&id);
            let language = self.settings.translation_language();
            self.translator.draw(&self.document, &self.texts, language, &mut self.faces);
        }
        done
    }

    /// Puts other texts in place of the window's and the cards'.
    pub(super) fn put_texts(&mut self, texts: Texts) {
        self.texts = Arc::new(texts);
        self.i18n = I18n::new(self.texts.clone(), self.settings.language());
        self.current = None;
    }

    /// Reads languages anew whose files have changed.
    pub(super) fn read_languages(&mut self, tags: &[String]) {
        let mut texts = (*self.texts).clone();
        if tags.iter().any(|tag| self.texts.languages().all(|language| language.tag != tag)) {
            return self.put_texts(texts_of(&self.document));
        }
        for language in tags.iter().filter_map(|tag| Language::of_tag(tag)) {
            if let Some(locale) = self.document.locales().get(language) {
                texts = texts.with_files(language, locale.files());
            }
        }
        self.put_texts(texts);
    }

    /// Begins another language.
    pub(super) fn new_language(&mut self, tag: &str) {
        let tag = tag.trim();
        if self.edit(Command::AddLanguage { language: Name::from(tag) }) {
            let found = Language::of_tag(tag).map_or(tag, |language| language.tag);
            found.clone_into(&mut self.settings.translation_language);
            self.put_texts(texts_of(&self.document));
            self.translator.forget();
        }
    }

    /// Does an action of the screen of the languages.
    pub(super) fn act_on_message(&mut self, ctx: &Context, action: Action) {
        self.settings.screen = Screen::Locales;
        match action {
            Action::Approve => self.approve(ctx),
            Action::NeedsWork => {
                self.decide(Decision::NeedsWork, String::new());
            }
            Action::Reject => self.translator.ask_reason(),
            Action::ApproveShown => self.approve_shown(),
            Action::NextMessage => self.step(ctx, true),
            Action::PreviousMessage => self.step(ctx, false),
            Action::CopySource => self.copy_source(ctx),
            Action::EditMessage => self.translator.focus_translation(ctx),
            Action::FilterMessages => self.translator.focus_search(ctx),
            Action::Fields => {
                self.settings.in_fields ^= true;
                self.translator.focus_translation(ctx);
            }
            Action::Comment => self.translator.focus_comment(),
            Action::FirstFix => {
                if let Some(edit) = self.translator.first_fix() {
                    self.translate(vec![edit], None);
                }
            }
            Action::NextValue => self.translator.next_value(),
            Action::NewLanguage => self.dialog = Some(Dialog::Language(NewLanguage::default())),
            Action::SuggestOnly => self.settings.suggests_only ^= true,
            _ => {}
        }
        ctx.request_repaint();
    }

    /// Says how good the chosen message is.
    pub(super) fn decide(&mut self, decision: Decision, reason: String) -> bool {
        let Some(id) = self.translator.message().map(|message| Name::from(message.id.as_str())) else { return false };
        self.translate(vec![Edit::Decide { id, decision, reason }], None)
    }

    fn approve(&mut self, ctx: &Context) {
        let Some(message) = self.translator.message() else { return };
        let has_errors = message.is_unfinished || message.problem_counts().0 > 0;
        let next = self.translator.next_open();
        if !self.settings.suggests_only {
            if has_errors {
                self.toasts.failed(self.i18n.tr("toast-approve-blocked").to_string());
                return;
            }
            if !self.decide(Decision::Approved, String::new()) {
                return;
            }
        }
        match next {
            Some(next) => {
                self.translator.choose(&next);
                self.translator.focus_translation(ctx);
            }
            None => self.toasts.said(self.i18n.tr("toast-all-done").to_string()),
        }
    }

    fn approve_shown(&mut self) {
        let ids: Vec<Name> =
            self.translator.approvable().into_iter().map(|message| Name::from(message.id.as_str())).collect();
        let count = ids.len();
        let edits = ids.into_iter().map(|id| Edit::Decide { id, decision: Decision::Approved, reason: String::new() });
        if count == 0 {
            self.toasts.said(self.i18n.tr("toast-all-done").to_string());
        } else if self.translate(edits.collect(), None) {
            self.toasts.said(self.i18n.tr_count("toast-approved", count));
        }
    }

    fn step(&mut self, ctx: &Context, after: bool) {
        if let Some(id) = self.translator.neighbour(after) {
            self.translator.choose(&id);
            self.translator.focus_translation(ctx);
        }
    }

    fn copy_source(&mut self, ctx: &Context) {
        let Some(message) = self.translator.message().filter(|message| !message.source.is_empty()) else { return };
        let language = self.settings.translation_language();
        let source = template(language, &message.id, &message.source);
        let edit = Edit::Write { id: Name::from(message.id.as_str()), source };
        if self.translate(vec![edit], None) {
            self.translator.focus_translation(ctx);
        }
    }
}
