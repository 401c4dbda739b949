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
use crate::text::translation::{Approval, State};
use crate::text::{CardText, ENGLISH, Fallback, Language};

/// The most messages that are named per state.
const NAMED: usize = 4;
pub const SIZE: f32 = 18.0;

/// The state of a card's text in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// The rules or the type fall back to English.
    FallsBack,
    /// Only the name of the card is not translated.
    LacksName,
    /// Only the flavour text of the card is not translated.
    LacksFlavour,
    /// The worst state of the messages in the text.
    Is(State),
    /// The designer has written the text.
    OwnWords,
    /// The source of the translations: English.
    Source,
}

impl Mark {
    /// The mark of a text. `None` until the language has been read.
    pub fn of(language: &Language, text: &CardText, approval: Option<&Approval>) -> Option<Self> {
        let is_title = |fallback: &Fallback| fallback.message.starts_with("card-");
        let is_flavour = |fallback: &Fallback| fallback.message.ends_with(".flavour");
        match &text.fallbacks[..] {
            _ if language == ENGLISH => Some(Mark::Source),
            _ if text.overridden => Some(Mark::OwnWords),
            _ if !text.rules.fallbacks.is_empty() => Some(Mark::FallsBack),
            [] => Some(Mark::Is(approval?.state())),
            all if !all.iter().all(is_title) => Some(Mark::FallsBack),
            all if all.iter().all(is_flavour) => Some(Mark::LacksFlavour),
            _ => Some(Mark::LacksName),
        }
    }

    pub fn look(self, colours: &Colours) -> (Icon, Color32) {
        match self {
            Mark::Source => (Icon::Pencil, colours.label),
            Mark::OwnWords => (Icon::PencilLine, colours.secondary),
            Mark::FallsBack | Mark::LacksName | Mark::LacksFlavour => (Icon::Undo, colours.warning.text),
            Mark::Is(state) => state_mark(colours, state),
        }
    }

    pub fn name(self, i18n: &I18n) -> Arc<str> {
        match self {
            Mark::Source => i18n.tr("language-source"),
            Mark::OwnWords => i18n.tr("language-own-words"),
            Mark::FallsBack => i18n.tr("language-falls-back"),
            Mark::LacksName => i18n.tr("language-lacks-name"),
            Mark::LacksFlavour => i18n.tr("language-lacks-flavour"),
            Mark::Is(state) => state_name(i18n, state),
        }
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
    let Some(mark) = Mark::of(language, text, approval) else { return };
    let colours = colours(ui);
    let (icon, colour) = mark.look(colours);
    let name = mark.name(&view.i18n);
    let missing = text.rules.fallbacks.iter().chain(&text.fallbacks).map(|fallback| fallback.message.as_str());
    let missing: Vec<&str> = missing.collect();
    let message = missing.first().and_then(|id| id.split('.').next()).or(approval.and_then(Approval::first));
    let message = message.filter(|_| mark != Mark::Source);
    let id = Id::unique("language mark").with(language.tag);
    let button =
        Pressable::new(SIZE, icon_atom(icon, 12.0, colour)).id(id).width(SIZE).padding(3).corner(radius::BADGE);
    let accessible = format!("{}: {name}", language.name);
    let button = match message {
        Some(_) => button.hover(colours.hover, Color32::TRANSPARENT).role(Role::Button, &accessible),
        None => button.sense(Sense::hover()).role(Role::Label, &accessible),
    };
    let mut tip = format!("{} · {name}", language_name(language));
    if matches!(mark, Mark::FallsBack | Mark::LacksName | Mark::LacksFlavour) {
        tip = format!("{tip}\n{}", missing.join(", "));
    } else if let (Mark::Is(_), Some(approval)) = (mark, approval) {
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
