//! The mark next to the text of a language: the state of its translation.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Color32, Id, Rect, Role, Sense, Ui, WidgetInfo};
use lucide_icons::Icon;

use crate::studio::action::{Action, Screen};
use crate::studio::command::LocalesCommand;
use crate::studio::i18n::I18n;
use crate::studio::theme::{Colours, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{focus_ring, icon_at, language_name};
use crate::studio::widgets::{state_mark, state_name};
use crate::text::translation::{Approval, State};
use crate::text::{CardText, ENGLISH, Fallback, Language};

/// The most messages that are named per state.
const NAMED: usize = 4;

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
        let lacks = !text.rules.fallbacks.is_empty() || !text.fallbacks.is_empty();
        match () {
            () if language == ENGLISH => Some(Mark::Source),
            () if text.overridden => Some(Mark::OwnWords),
            () if lacks => Some(Mark::of_lacks(text)),
            () => Some(Mark::Is(approval?.state())),
        }
    }

    /// The mark of a text that is partly English.
    fn of_lacks(text: &CardText) -> Self {
        let is_own = |lack: &Fallback| lack.message.starts_with("card-");
        if !text.rules.fallbacks.is_empty() || !text.fallbacks.iter().all(is_own) {
            return Mark::FallsBack;
        }
        let is_flavour = |lack: &Fallback| lack.message.ends_with(".flavour");
        if text.fallbacks.iter().all(is_flavour) { Mark::LacksFlavour } else { Mark::LacksName }
    }

    fn is_partly_english(self) -> bool {
        matches!(self, Mark::FallsBack | Mark::LacksName | Mark::LacksFlavour)
    }

    /// Icon and colour.
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
    ui: &Ui,
    view: &View<'_>,
    rect: Rect,
    language: &'static Language,
    text: &CardText,
    approval: Option<&Approval>,
) {
    let Some(mark) = Mark::of(language, text, approval) else { return };
    let colours = colours(ui);
    let (icon, colour) = mark.look(colours);
    let name = mark.name(&view.i18n);
    let lacking = text.rules.fallbacks.iter().chain(&text.fallbacks).map(|lack| lack.message.as_str());
    let lacking: Vec<&str> = lacking.collect();
    let message = lacking.first().and_then(|id| id.split('.').next()).or(approval.and_then(Approval::first));
    let message = message.filter(|_| mark != Mark::Source);
    let sense = if message.is_some() { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, Id::unique("language mark").with(language.tag), sense);
    let role = if message.is_some() { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, format!("{}: {name}", language.name)));
    if message.is_some() && response.hovered() {
        ui.painter().rect_filled(rect, f32::from(radius::BADGE), colours.hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::BADGE);
    }
    icon_at(ui.painter(), rect.center(), icon, 12.0, colour);
    let mut tip = format!("{} · {name}", language_name(language));
    if mark.is_partly_english() {
        tip.push('\n');
        tip.push_str(&lacking.join(", "));
    } else if let (Mark::Is(_), Some(approval)) = (mark, approval) {
        tip.push_str(&told(&view.i18n, approval));
    }
    if message.is_some() {
        tip.push('\n');
        tip.push_str(&view.i18n.tr("language-open"));
    }
    if let (true, Some(id)) = (response.on_hover_text(tip).clicked(), message) {
        view.send(LocalesCommand::Language(language.tag));
        view.send(LocalesCommand::Message(id.to_owned()));
        view.send(Action::Go(Screen::Locales));
    }
}

/// The messages by state: a few of each, and the number of the others.
fn told(i18n: &I18n, approval: &Approval) -> String {
    let mut by_state: BTreeMap<State, Vec<&str>> = BTreeMap::new();
    for (state, id) in approval.present() {
        by_state.entry(*state).or_default().push(id);
    }
    let line = |(state, ids): (State, Vec<&str>)| {
        let named = ids.iter().take(NAMED).copied().collect::<Vec<_>>().join(", ");
        let more = ids.len().saturating_sub(NAMED);
        let more = if more > 0 { format!(" +{more}") } else { String::new() };
        format!("\n{}: {named}{more}", state_name(i18n, state))
    };
    by_state.into_iter().map(line).collect()
}
