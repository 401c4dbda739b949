//! The editor: the header with the decisions, source and translation next to each other, and the sections below them.

mod checks;
mod context;
mod fields;
pub mod highlight;
mod source;
mod translation_editor;

use egui::{Align2, Frame, Panel, ScrollArea, Ui, Vec2, vec2};
use egui_extras::{Size, StripBuilder};
use lucide_icons::Icon;

use self::checks::checks_ui;
use self::context::Context;
use self::source::{GUTTER, LINE, source_ui};
use self::translation_editor::TranslationEditor;
use super::discussion::Discussion;
use super::language_model::LanguageModel;
use super::lexicon::Lexicon;
use super::parts::strip;
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, badge, divider, empty_state, icon_button, icon_label, label, sides_head, state_name,
};
use crate::text::translation::{Message, OtherTranslations, State};

/// The state of the column.
#[derive(Default)]
pub struct EditorColumn {
    pub translation: TranslationEditor,
    pub discussion: Discussion,
    pub context: Context,
    lexicon: Lexicon,
}

/// The share of the width that the source takes.
const SOURCE: f32 = 0.46;
/// The width of a letter of source, in points.
const LETTER: f32 = 7.2;
/// In a narrower column the header shows icons instead of buttons, in points.
const WIDE_HEADER: f32 = 500.0;

impl EditorColumn {
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        model: &LanguageModel,
        others: &OtherTranslations,
        message: Option<&Message>,
    ) {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let whole = ui.max_rect();
        divider(ui, whole, Align2::LEFT_CENTER);
        let Some(message) = message else {
            let (title, hint) = (view.i18n.tr("message-empty"), view.i18n.tr("message-empty-hint"));
            empty_state(ui, Icon::Languages, &title, &hint, |_| {});
            return;
        };
        header(ui, view, message, model.user_count());
        self.texts(ui, view, model, message);
        let lexicon = Panel::bottom("lexicon").exact_size(self.lexicon.height(whole.height())).resizable(false);
        let lexicon = lexicon.show_separator_line(false).frame(Frame::NONE);
        lexicon.show(ui, |ui| self.lexicon.ui(ui, view, model, message, others));
        ScrollArea::vertical().id_salt(("sections", &message.id)).auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            if matches!(message.state, State::Rejected | State::NeedsWork) && !message.record.reason.is_empty() {
                let (state, record) = (state_name(&view.i18n, message.state), &message.record);
                strip(ui, &format!("{state} · {}: {}", record.by, record.reason), colours(ui).warning);
            }
            checks_ui(ui, view, model.preview().map(|preview| &preview.fixes[..]).unwrap_or_default(), message);
            self.context.ui(ui, view, message, others);
            self.discussion.ui(ui, view, message);
        });
    }

    /// Source and translation next to each other.
    fn texts(&mut self, ui: &mut Ui, view: &View<'_>, model: &LanguageModel, message: &Message) {
        let size = vec2(ui.available_width(), texts_height(message, ui.max_rect().size()));
        let middle = (size.x * SOURCE).round();
        let rect = ui.allocate_ui(size, |ui| {
            let columns = StripBuilder::new(ui).clip(true).size(Size::exact(middle)).size(Size::remainder());
            columns.horizontal(|mut strip| {
                strip.cell(|ui| source_ui(ui, view, message));
                let saved = model.preview().and_then(|preview| preview.saved.as_deref());
                strip.cell(|ui| self.translation.ui(ui, view, message, saved, &model.forms));
            });
        });
        let rect = rect.response.rect;
        divider(ui, rect.with_min_x(rect.left() + middle), Align2::LEFT_CENTER);
        divider(ui, rect, Align2::CENTER_BOTTOM);
    }
}

/// The height that the longer of the two texts needs, within bounds, so that the sections stay in sight.
fn texts_height(message: &Message, whole: Vec2) -> f32 {
    // Letters of Chinese, Japanese and Korean are twice as wide as Latin ones.
    let columns = |line: &str| line.chars().map(|letter| if letter >= '\u{1100}' { 2 } else { 1 }).sum::<usize>();
    let rows = |text: &str, share: f32| {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some dozens")]
        let room = ((whole.x * share - GUTTER - 8.0) / LETTER).max(8.0) as usize;
        text.lines().map(|line| columns(line) / room + 1).sum::<usize>()
    };
    let target = message.target.as_deref().map_or(1, |target| rows(target, 1.0 - SOURCE));
    let source = rows(&message.source, SOURCE);
    let both = if message.old_source.is_some() { 2 * source + 3 } else { source };
    #[allow(clippy::cast_precision_loss, reason = "a few lines")]
    let rows = both.max(target) as f32;
    (32.0 + rows * LINE + 40.0).clamp(120.0, (whole.y * 0.42).max(160.0))
}

/// The id and the state of the message, and the buttons that decide.
fn header(ui: &mut Ui, view: &View<'_>, message: &Message, users: usize) {
    let colours = colours(ui);
    let is_wide = ui.available_width() >= WIDE_HEADER;
    let left = |ui: &mut Ui| {
        label(ui, &message.id, theme::mono(12.0), colours.text);
        if ui.available_width() > 80.0 {
            badge(ui, &view.i18n, message.state);
        }
        if users > 0 && ui.available_width() > 78.0 {
            label(ui, &view.i18n.tr_count("message-used", users), theme::small(Weight::Regular), colours.label);
        }
    };
    let right = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let name = |action: Action| view.i18n.tr(action.entry().name);
        let keys = |action: Action| action.keys(ui.ctx());
        let tip = |action: Action| format!("{} · {}", name(action), keys(action).join("+"));
        let (needs_work, reject) = (tip(Action::NeedsWork), tip(Action::Reject));
        let approve_keys = if is_wide { keys(Action::Approve) } else { Vec::new() };
        let suggests_only = view.settings.suggests_only;
        let approve = if suggests_only { view.i18n.tr("do-suggest") } else { name(Action::Approve) };
        if ui.add(Button::new(&approve).icon(Icon::Check).primary().keys(approve_keys)).clicked() {
            view.send(Action::Approve);
        }
        if !suggests_only {
            let (needs_work_name, is_enabled) = (name(Action::NeedsWork), message.target.is_some());
            let response = if is_wide {
                let button = Button::new(&needs_work_name).icon(Icon::Pencil).enabled(is_enabled);
                ui.add(button).on_hover_text(needs_work)
            } else {
                icon_button(ui, Icon::Pencil, &needs_work_name, is_enabled)
            };
            if response.clicked() {
                view.send(Action::NeedsWork);
            }
            if icon_button(ui, Icon::Ban, &reject, is_enabled).clicked() {
                view.send(Action::Reject);
            }
        }
        let open = message.record.comments.iter().filter(|comment| !comment.resolved).count();
        if open > 0 {
            label(ui, &open.to_string(), theme::small(Weight::Regular), colours.secondary);
            icon_label(ui, Icon::MessageSquare, 14.0, colours.label);
        }
    };
    sides_head(ui, left, right);
}
