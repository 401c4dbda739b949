//! Edits of messages, and the actions of the Locales screen.

use egui::Context;

use super::edit;
use crate::base::Name;
use crate::document::Command;
use crate::studio::app::Studio;
use crate::studio::command::LocalesCommand;
use crate::text::Language;
use crate::text::translation::{Decision, Edit, template};

pub fn run(studio: &mut Studio, command: LocalesCommand) {
    let Studio { model, screens, .. } = studio;
    match command {
        LocalesCommand::Language(tag) => {
            tag.clone_into(&mut model.settings.translation_language);
            screens.locales.on_language_changed();
        }
        LocalesCommand::Message(id) => screens.locales.choose(&id),
        LocalesCommand::Translate(edits, gesture) => {
            translate(studio, edits, gesture);
        }
        LocalesCommand::Reject(id, reason) => {
            translate(studio, vec![Edit::Decide { id, decision: Decision::Rejected, reason }], None);
        }
        LocalesCommand::NewLanguage(tag) => add_language(studio, tag.trim()),
        LocalesCommand::Author(name) => model.settings.author = name,
    }
}

/// Updates the Locales screen, before it is drawn.
pub fn refresh(studio: &mut Studio, ctx: &Context) {
    let Studio { model, screens, .. } = studio;
    let settings = &mut model.settings;
    // A project that was opened later may not have the language.
    if model.document.locales().get(settings.translation_language()).is_none() {
        settings.translation_language.clear();
    }
    let language = settings.translation_language();
    screens.locales.refresh(&model.document, &model.texts, language, &mut screens.faces, ctx);
    let message = screens.locales.message().map(|message| message.id.as_str());
    if settings.message.as_deref() != message {
        settings.message = message.map(str::to_owned);
    }
}

/// Applies edits to the language that is translated into. Returns whether they were applied.
fn translate(studio: &mut Studio, edits: Vec<Edit>, gesture: Option<u64>) -> bool {
    let settings = &studio.model.settings;
    studio.model.document.set_author(settings.author());
    studio.model.document.set_suggests_only(settings.suggests_only);
    let language = settings.translation_language();
    let only = if let [edit] = &edits[..] { Some(edit.id().clone()) } else { None };
    let is_applied = edit::apply(studio, Command::Translate { language: Name::from(language.tag), edits, gesture });
    if let (true, Some(id)) = (is_applied, only) {
        studio.screens.locales.on_message_edited(&id);
    }
    is_applied
}

fn add_language(studio: &mut Studio, tag: &str) {
    if edit::apply(studio, Command::AddLanguage { language: Name::from(tag) }) {
        let model = &mut studio.model;
        let tag = Language::of_tag(tag).map_or(tag, |language| language.tag);
        tag.clone_into(&mut model.settings.translation_language);
        model.reload_texts();
        studio.screens.locales.reset();
    }
}

fn decide(studio: &mut Studio, decision: Decision) -> bool {
    let Some(message) = studio.screens.locales.message() else { return false };
    let id = Name::from(message.id.as_str());
    translate(studio, vec![Edit::Decide { id, decision, reason: String::new() }], None)
}

/// Marks the selected message as needing work.
pub fn needs_work(studio: &mut Studio) {
    decide(studio, Decision::NeedsWork);
}

pub fn apply_first_fix(studio: &mut Studio) {
    if let Some(edit) = studio.screens.locales.first_fix() {
        translate(studio, vec![edit], None);
    }
}

/// Approves the selected message, then selects the next open one. If translations are only suggested, only the latter.
pub fn approve(studio: &mut Studio, ctx: &Context) {
    let locales = &studio.screens.locales;
    let Some(message) = locales.message() else { return };
    let has_errors = message.is_unfinished || message.problem_counts().0 > 0;
    let next = locales.next_open();
    if !studio.model.settings.suggests_only {
        if has_errors {
            return studio.error_message("toast-approve-blocked");
        }
        if !decide(studio, Decision::Approved) {
            return;
        }
    }
    match next {
        Some(next) => select(studio, ctx, &next),
        None => studio.info("toast-all-done"),
    }
}

/// Approves all messages of the list that have no errors.
pub fn approve_shown(studio: &mut Studio) {
    let messages = studio.screens.locales.approvable();
    let ids: Vec<Name> = messages.into_iter().map(|message| Name::from(message.id.as_str())).collect();
    let count = ids.len();
    let edits = ids.into_iter().map(|id| Edit::Decide { id, decision: Decision::Approved, reason: String::new() });
    if count == 0 {
        studio.info("toast-all-done");
    } else if translate(studio, edits.collect(), None) {
        studio.info_text(studio.model.i18n.tr_count("toast-approved", count));
    }
}

fn select(studio: &mut Studio, ctx: &Context, id: &str) {
    studio.screens.locales.choose(id);
    studio.screens.locales.editor.translation.focus(ctx);
}

pub fn select_neighbour(studio: &mut Studio, ctx: &Context, after: bool) {
    if let Some(id) = studio.screens.locales.neighbour(after) {
        select(studio, ctx, &id);
    }
}

/// Replaces the translation by the English source.
pub fn copy_source(studio: &mut Studio, ctx: &Context) {
    let message = studio.screens.locales.message().filter(|message| !message.source.is_empty());
    let Some(message) = message else { return };
    let source = template(studio.model.settings.translation_language(), &message.id, &message.source);
    let edit = Edit::Write { id: Name::from(message.id.as_str()), source };
    if translate(studio, vec![edit], None) {
        studio.screens.locales.editor.translation.focus(ctx);
    }
}
