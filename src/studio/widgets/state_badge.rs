//! How states are shown: always by an icon and a word, the colour only adds to them.

use std::sync::Arc;

use egui::{AtomExt as _, Color32, Role, Sense, Ui, vec2};
use lucide_icons::Icon;

use super::pressable::{Pressable, icon_atom, icon_named, text_atom};
use crate::base::Severity;
use crate::ruleset::Ruleset;
use crate::studio::i18n::I18n;
use crate::studio::theme::{self, Colours, Tint, Weight, colours, radius};
use crate::text::translation::{Group, State};

/// The icon and the colour of a severity.
pub fn severity_mark(colours: &Colours, severity: Severity) -> (Icon, Color32) {
    match severity {
        Severity::Error => (Icon::CircleX, colours.error.text),
        Severity::Warning => (Icon::TriangleAlert, colours.warning.text),
    }
}

/// The icon of an operation, and the colours of its kind.
pub fn operation_mark(rules: &Ruleset, colours: &Colours, op: &str) -> (Icon, Tint) {
    let Some(operation) = rules.operations.get(op) else { return (Icon::CircleQuestionMark, colours.error) };
    (icon_named(&operation.icon).unwrap_or(Icon::Circle), colours.kind(operation.kind))
}

/// The icon of a card type.
pub fn type_icon(rules: &Ruleset, card_type: &str) -> Icon {
    let kind = rules.card_types.get(card_type);
    kind.and_then(|kind| icon_named(&kind.icon)).unwrap_or(Icon::CircleQuestionMark)
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

pub fn state_name(i18n: &I18n, state: State) -> Arc<str> {
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

pub fn group_name(i18n: &I18n, group: Group) -> Arc<str> {
    i18n.tr(match group {
        Group::Operations => "group-operations",
        Group::Conditions => "group-conditions",
        Group::Triggers => "group-triggers",
        Group::Targets => "group-targets",
        Group::Costs => "group-costs",
        Group::Frames => "group-frames",
        Group::Lexicon => "group-words",
        Group::Names => "group-names",
        Group::Narration => "group-trace",
        Group::Rules => "group-rules",
        Group::Cards => "group-cards",
        Group::Interface => "group-interface",
        Group::Other => "group-other",
    })
}

pub fn badge(ui: &mut Ui, i18n: &I18n, state: State) {
    let colours = colours(ui);
    let (icon, colour) = state_mark(colours, state);
    let name = state_name(i18n, state);
    let icon = icon_atom(icon, 11.0, colour).atom_size(vec2(12.0, 12.0));
    let badge = Pressable::new(18.0, (icon, text_atom(&name, theme::small(Weight::Semibold), colours.secondary)));
    let badge = badge.padding(6).gap(4.0).corner(radius::BADGE).fill(colours.hover, colours.divider);
    badge.sense(Sense::hover()).role(Role::Label, &name).show(ui);
}
