//! The mark next to the text of a language: the state of its translation.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Color32, Id, Role, Sense, Ui};
use lucide_icons::Icon;

use crate::studio::action::{Action, Screen};
use crate::studio::command::LocalesCommand;
use crate::studio::i18n::I18n;
use crate::studio::theme::{Colours, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Pressable, icon_atom, language_name, state_mark, state_name};
use crate::text::translation::{Approval, State, TextState};
use crate::text::{CardText, Language};

/// The most messages that are named per state.
const NAMED: usize = 4;
pub const SIZE: f32 = 18.0;

/// The icon and the colour of a state.
pub fn look(state: TextState, colours: &Colours) -> (Icon, Color32) {
    match state {
        TextState::Source => (Icon::Pencil, colours.label),
        TextState::OwnWords => (Icon::PencilLine, colours.secondary),
        TextState::FallsBack | TextState::LacksName | TextState::LacksFlavour => (Icon::Undo, colours.warning.text),
        TextState::Is(state) => state_mark(colours, state),
    }
}

pub fn name_of(i18n: &I18n, state: TextState) -> Arc<str> {
    match state {
        TextState::Source => i18n.tr("language-source"),
        TextState::OwnWords => i18n.tr("language-own-words"),
        TextState::FallsBack => i18n.tr("language-falls-back"),
        TextState::LacksName => i18n.tr("language-lacks-name"),
        TextState::LacksFlavour => i18n.tr("language-lacks-flavour"),
        TextState::Is(state) => state_name(i18n, state),
    }
}

/// Shows the mark of a text. A click opens the message in the worst state.
pub fn mark_ui(
    ui: &mut Ui,
    view: &View<'_>,
    language: &'static Language,
    text: &CardText,
    approval: Option<&Approval>,
) {
    let Some(state) = TextState::of(language, text, approval) else { return };
    let colours = colours(ui);
    let (icon, colour) = look(state, colours);
    let name = name_of(&view.i18n, state);
    let missing = text.rules.fallbacks.iter().chain(&text.fallbacks).map(|fallback| fallback.message.as_str());
    let missing: Vec<&str> = missing.collect();
    let message = missing.first().and_then(|id| id.split('.').next()).or(approval.and_then(Approval::first));
    let message = message.filter(|_| state != TextState::Source);
    let id = Id::unique("language mark").with(language.tag);
    let button =
        Pressable::new(SIZE, icon_atom(icon, 12.0, colour)).id(id).width(SIZE).padding(3).corner(radius::BADGE);
    let accessible = format!("{}: {name}", language.name);
    let button = match message {
        Some(_) => button.hover(colours.hover, Color32::TRANSPARENT).role(Role::Button, &accessible),
        None => button.sense(Sense::hover()).role(Role::Label, &accessible),
    };
    let mut tip = format!("{} · {name}", language_name(language));
    if state.is_partly_english() {
        tip = format!("{tip}\n{}", missing.join(", "));
    } else if let (TextState::Is(_), Some(approval)) = (state, approval) {
        tip.push_str(&messages_by_state(&view.i18n, approval));
    }
    if message.is_some() {
        tip = format!("{tip}\n{}", view.i18n.tr("language-open"));
    }
    if let (true, Some(id)) = (button.show(ui).on_hover_text(tip).clicked(), message) {
        view.send(LocalesCommand::Language(language.tag));
        view.send(LocalesCommand::Message(id.to_owned()));
        view.send(Action::Go(Screen::Locales));
    }
}

/// The messages by state: a few of each, and the number of the others.
fn messages_by_state(i18n: &I18n, approval: &Approval) -> String {
    let mut by_state: BTreeMap<State, Vec<&str>> = BTreeMap::new();
    for (state, id) in approval.present() {
        by_state.entry(*state).or_default().push(id);
    }
    let line = |(state, ids): (State, Vec<&str>)| {
        let named = ids[..ids.len().min(NAMED)].join(", ");
        let more = ids.len().saturating_sub(NAMED);
        let more = if more > 0 { format!(" +{more}") } else { String::new() };
        format!("\n{}: {named}{more}", state_name(i18n, state))
    };
    by_state.into_iter().map(line).collect()
}
