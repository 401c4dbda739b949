//! How states are shown: always by an icon and a word, the colour only adds to them.

use egui::{Color32, CornerRadius, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use crate::base::Severity;
use crate::studio::i18n::I18n;
use crate::studio::theme::{self, Colours, Weight, colours, radius};
use crate::studio::widgets::icon_at;
use crate::text::translation::{Group, State};

/// The icon and the colour of a severity.
pub fn severity_mark(colours: &Colours, severity: Severity) -> (Icon, Color32) {
    match severity {
        Severity::Error => (Icon::CircleX, colours.error.text),
        Severity::Warning => (Icon::TriangleAlert, colours.warning.text),
    }
}

/// The icon of a state, and its colour.
pub fn state_mark(colours: &Colours, state: State) -> (Icon, Color32) {
    match state {
        State::Missing => (Icon::CircleX, colours.error.text),
        State::Draft => (Icon::CircleDashed, colours.secondary),
        State::Suggested => (Icon::Lightbulb, colours.info.text),
        State::NeedsWork => (Icon::Pencil, colours.warning.text),
        State::Rejected => (Icon::Ban, colours.error.text),
        State::Outdated => (Icon::History, colours.warning.text),
        State::Approved => (Icon::CircleCheck, colours.good),
    }
}

/// The name of a state.
pub fn state_name(i18n: &I18n, state: State) -> std::sync::Arc<str> {
    i18n.tr(match state {
        State::Missing => "state-missing",
        State::Draft => "state-draft",
        State::Suggested => "state-suggested",
        State::NeedsWork => "state-needs-work",
        State::Rejected => "state-rejected",
        State::Outdated => "state-outdated",
        State::Approved => "state-approved",
    })
}

/// The name of a group of messages.
pub fn group_name(i18n: &I18n, group: Group) -> std::sync::Arc<str> {
    i18n.tr(match group {
        Group::Operations => "group-operations",
        Group::Conditions => "group-conditions",
        Group::Triggers => "group-triggers",
        Group::Frames => "group-frames",
        Group::Lexicon => "group-words",
        Group::Names => "group-names",
        Group::Narration => "group-telling",
        Group::Cards => "group-cards",
        Group::Interface => "group-interface",
        Group::Other => "group-other",
    })
}

/// The state as a badge.
pub fn badge(ui: &mut Ui, i18n: &I18n, state: State) {
    let colours = colours(ui);
    let (icon, colour) = state_mark(colours, state);
    let name = state_name(i18n, state);
    let galley = ui.painter().layout_no_wrap(name.to_string(), theme::small(Weight::Semibold), colours.secondary);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 28.0, 18.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &*name));
    let corner = CornerRadius::same(radius::BADGE);
    ui.painter().rect(rect, corner, colours.hover, Stroke::new(1.0, colours.divider), StrokeKind::Inside);
    icon_at(ui.painter(), pos2(rect.left() + 12.0, rect.center().y), icon, 11.0, colour);
    ui.painter().galley(pos2(rect.left() + 22.0, rect.center().y - galley.size().y / 2.0), galley, colours.secondary);
}
