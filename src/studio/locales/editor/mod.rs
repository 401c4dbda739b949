//! The editor: the header with the decisions, source and translation next to each other, and the sections below them.

mod checks;
mod context;
mod fields;
mod gutter;
pub mod highlight;
pub mod source;
pub mod translation_editor;

use egui::{Panel, ScrollArea, Stroke, Ui, UiBuilder, Vec2, pos2, vec2};
use lucide_icons::Icon;

use self::checks::checks_ui;
pub use self::checks::first_fix;
use self::context::Context;
use self::gutter::{GUTTER, LINE};
use self::source::{source_ui, strip};
use self::translation_editor::TranslationEditor;
use super::discussion::Discussion;
use super::language_model::LanguageModel;
use super::lexicon::Lexicon;
use super::other_languages::OtherLanguages;
use crate::studio::action::Action;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, badge, empty_state, icon_button, icon_label, label, sides_head, state_name};
use crate::text::translation::{Message, State};

/// The state of the column.
#[derive(Default)]
pub struct EditorColumn {
    pub translation: TranslationEditor,
    pub discussion: Discussion,
    lexicon: Lexicon,
    /// Whether the message is shown in all languages.
    all_languages: bool,
    context: Option<((String, &'static str, usize), Context)>,
}

/// What the column reads.
#[derive(Clone, Copy)]
pub struct EditorData<'a> {
    pub model: &'a LanguageModel,
    pub others: &'a OtherLanguages,
}

/// The share of the width that the source takes.
const SOURCE: f32 = 0.46;
/// The width of a letter of source, in points.
const LETTER: f32 = 7.2;
/// In a narrower column the header shows icons instead of buttons, in points.
const WIDE_HEADER: f32 = 500.0;

impl EditorColumn {
    pub fn on_glossary_changed(&mut self) {
        self.context = None;
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, data: &EditorData<'_>, chosen: Option<&str>) {
        let EditorData { model, others } = *data;
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let whole = ui.max_rect();
        ui.painter().vline(whole.left() + 0.5, whole.y_range(), Stroke::new(1.0, colours(ui).divider));
        let Some(message) = chosen.and_then(|id| model.message(id)) else {
            let (title, hint) = (view.i18n.tr("message-empty"), view.i18n.tr("message-empty-hint"));
            empty_state(ui, Icon::Languages, &title, &hint, |_| {});
            return;
        };
        let key = (message.id.clone(), view.settings.translation_language().tag, others.count());
        if self.context.as_ref().is_none_or(|(known, _)| *known != key) {
            self.context = Some((key, Context::of(view, message, others)));
        }
        header(ui, view, message, model.users(&message.id).len());
        self.texts(ui, view, model, message);
        let lexicon = Panel::bottom("lexicon")
            .exact_size(self.lexicon.height(whole.height()))
            .resizable(false)
            .show_separator_line(false);
        lexicon.frame(egui::Frame::NONE).show(ui, |ui| self.lexicon.ui(ui, view, model, message, others));
        ScrollArea::vertical().id_salt(("sections", &message.id)).auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            if let Some(reason) = decision_reason(view, message) {
                strip(ui, &reason, colours(ui).warning);
            }
            checks_ui(ui, view, model.fixes(&message.id), message);
            if let Some((_, context)) = &self.context {
                context.ui(ui, view, &mut self.all_languages);
            }
            self.discussion.ui(ui, view, message);
        });
    }

    /// Source and translation next to each other.
    fn texts(&mut self, ui: &mut Ui, view: &View<'_>, model: &LanguageModel, message: &Message) {
        let whole = ui.max_rect();
        let (_, band) = ui.allocate_space(vec2(whole.width(), texts_height(message, whole.size())));
        let line = Stroke::new(1.0, colours(ui).divider);
        let middle = band.left() + (band.width() * SOURCE).round();
        ui.painter().hline(band.x_range(), band.bottom() - 0.5, line);
        ui.painter().vline(middle, band.y_range(), line);
        let (left, right) = band.split_left_right_at_x(middle);
        let column = |ui: &mut Ui, salt: &str, rect: egui::Rect, add: &mut dyn FnMut(&mut Ui)| {
            let rect = egui::Rect::from_min_max(rect.min, pos2(rect.right(), band.bottom() - 1.0));
            ui.scope_builder(UiBuilder::new().id_salt(salt).max_rect(rect), |ui| {
                ui.set_clip_rect(rect.intersect(ui.clip_rect()));
                add(ui);
            });
        };
        column(ui, "source", left, &mut |ui| source_ui(ui, view, message));
        let saved = model.saved(&message.id);
        column(ui, "target", right, &mut |ui| self.translation.ui(ui, view, message, saved, &model.forms));
    }
}

/// The height that the longer of the two texts needs, within bounds, so that the sections stay in sight.
fn texts_height(message: &Message, whole: Vec2) -> f32 {
    let rows = |text: &str, width: f32| {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some dozens")]
        let room = ((width - GUTTER - 8.0) / LETTER).max(8.0) as usize;
        text.lines().map(|line| columns(line) / room + 1).sum::<usize>()
    };
    let (left, right) = (whole.x * SOURCE, whole.x * (1.0 - SOURCE));
    let target = message.target.as_deref().map_or(1, |target| rows(target, right));
    let source = rows(&message.source, left);
    let both = if message.old_source.is_some() { 2 * source + 3 } else { source };
    #[allow(clippy::cast_precision_loss, reason = "a few lines")]
    let rows = both.max(target) as f32;
    (32.0 + rows * LINE + 40.0).clamp(120.0, (whole.y * 0.42).max(160.0))
}

/// The width of a line in columns of Latin letters: those of Chinese, Japanese and Korean are twice as wide.
fn columns(line: &str) -> usize {
    line.chars().map(|letter| if letter >= '\u{1100}' { 2 } else { 1 }).sum()
}

/// Why a message is rejected or needs work, and who decided that.
fn decision_reason(view: &View<'_>, message: &Message) -> Option<String> {
    let has_reason = matches!(message.state, State::Rejected | State::NeedsWork) && !message.record.reason.is_empty();
    let state = state_name(&view.i18n, message.state);
    has_reason.then(|| format!("{state} · {}: {}", message.record.by, message.record.reason))
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
        let (text, font) = (view.i18n.tr_count("message-used", users), theme::small(Weight::Regular));
        let width = ui.painter().layout_no_wrap(text.clone(), font.clone(), colours.label).size().x;
        if users > 0 && width <= ui.available_width() {
            label(ui, &text, font, colours.label);
        }
    };
    let right = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let ctx = ui.ctx().clone();
        let approve = if view.settings.suggests_only { "do-suggest" } else { Action::Approve.entry().name };
        let approve = view.i18n.tr(approve);
        let mut button = Button::new(&approve).icon(Icon::Check).primary();
        if is_wide {
            button = button.keys(Action::Approve.keys(&ctx));
        }
        if ui.add(button).clicked() {
            view.send(Action::Approve);
        }
        if !view.settings.suggests_only {
            decisions(ui, view, is_wide, message.target.is_some());
        }
        let open = message.record.comments.iter().filter(|comment| !comment.resolved).count();
        if open > 0 {
            label(ui, &open.to_string(), theme::small(Weight::Regular), colours.secondary);
            icon_label(ui, Icon::MessageSquare, 14.0, colours.label);
        }
    };
    sides_head(ui, left, right);
}

fn decisions(ui: &mut Ui, view: &View<'_>, is_wide: bool, enabled: bool) {
    let tip = |action: Action| format!("{} · {}", view.i18n.tr(action.entry().name), action.keys(ui.ctx()).join("+"));
    let (needs_work, reject) = (tip(Action::NeedsWork), tip(Action::Reject));
    let name = view.i18n.tr(Action::NeedsWork.entry().name);
    let response = if is_wide {
        ui.add(Button::new(&name).icon(Icon::Pencil).enabled(enabled)).on_hover_text(needs_work)
    } else {
        icon_button(ui, Icon::Pencil, &name, enabled)
    };
    if response.clicked() {
        view.send(Action::NeedsWork);
    }
    if icon_button(ui, Icon::Ban, &reject, enabled).clicked() {
        view.send(Action::Reject);
    }
}
