//! The editor's column: the head with what can be decided, source and translation, and the sections about them.

mod checks;
mod context;
mod fields;
mod gutter;
pub mod highlight;
pub mod source;
pub mod translation_editor;

use egui::{Align, Layout, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, pos2, vec2};
use lucide_icons::Icon;

use self::checks::checks_ui;
pub use self::checks::first_fix;
use self::context::{OtherTranslation, other_languages_ui, other_translations, terms, terms_ui};
use self::gutter::GUTTER;
use self::source::{source_ui, strip};
use self::translation_editor::TranslationEditor;
use crate::studio::action::Action;
use crate::studio::locales::discussion::Discussion;
use crate::studio::locales::language_model::LanguageModel;
use crate::studio::locales::lexicon::Lexicon;
use crate::studio::locales::other_languages::OtherLanguages;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, empty_state, icon_button, put_text};
use crate::studio::widgets::{badge, state_name};
use crate::text::review::GlossaryTerm;
use crate::text::translation::{Message, State};

/// The column as it stands.
#[derive(Default)]
pub struct EditorColumn {
    pub(super) translation: TranslationEditor,
    pub(super) discussion: Discussion,
    lexicon: Lexicon,
    all_languages: bool,
    context: Option<Context>,
}

/// What the column shows a message by.
#[derive(Clone, Copy)]
pub struct EditorData<'a> {
    /// The messages of the language.
    pub model: &'a LanguageModel,
    /// What the other languages say.
    pub others: &'a OtherLanguages,
}

/// What other languages and the glossary say, made once a message and revision.
struct Context {
    key: (String, &'static str, usize),
    other_translations: Vec<OtherTranslation>,
    terms: Vec<GlossaryTerm>,
}

const HEAD: f32 = 36.0;
/// The share of the source in the width.
const SOURCE: f32 = 0.46;
/// The width of a letter of source, in points.
const LETTER: f32 = 7.2;

/// How many letters of source a line is wide: those of Chinese, Japanese and Korean are twice as wide as others.
fn columns(line: &str) -> usize {
    line.chars().map(|letter| if letter >= '\u{1100}' { 2 } else { 1 }).sum()
}

impl EditorColumn {
    /// Forgets the terms of the glossary, which is another one.
    pub fn on_glossary_changed(&mut self) {
        self.context = None;
    }

    /// Shows the column.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, data: &EditorData<'_>, chosen: Option<&str>) {
        let EditorData { model, others } = *data;
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let whole = ui.max_rect();
        ui.painter().vline(whole.left() + 0.5, whole.y_range(), Stroke::new(1.0, colours(ui).divider));
        let message = chosen.and_then(|id| model.message(id));
        let Some(message) = message else {
            let (title, hint) = (view.i18n.tr("message-empty"), view.i18n.tr("message-empty-hint"));
            empty_state(ui, Icon::Languages, &title, &hint, |_| {});
            return;
        };
        self.update_context(view, message, others);
        let users = model.users(&message.id).len();
        head(ui, view, message, users);
        self.texts(ui, view, model, message);
        let words = self.lexicon.height(whole.height());
        let foot = Rect::from_min_max(pos2(whole.left(), whole.bottom() - words), whole.max);
        let middle = Rect::from_min_max(pos2(whole.left(), ui.cursor().top()), pos2(whole.right(), foot.top()));
        let mut child = ui.new_child(UiBuilder::new().id_salt("about the message").max_rect(middle));
        ScrollArea::vertical().id_salt(("sections", &message.id)).auto_shrink(false).show(&mut child, |ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            if let Some(words) = why(view, message) {
                strip(ui, &words, colours(ui).warning);
            }
            checks_ui(ui, view, model.fixes(&message.id), message);
            if let Some(context) = &self.context {
                other_languages_ui(ui, view, &context.other_translations, &mut self.all_languages);
                terms_ui(ui, view, &context.terms);
            }
            self.discussion.ui(ui, view, message);
        });
        let mut child = ui.new_child(UiBuilder::new().id_salt("words").max_rect(foot));
        self.lexicon.ui(&mut child, view, model, message, others);
    }

    fn update_context(&mut self, view: &View<'_>, message: &Message, others: &OtherLanguages) {
        let key = (message.id.clone(), view.settings.translation_language().tag, others.count());
        if self.context.as_ref().is_none_or(|context| context.key != key) {
            self.context = Some(Context {
                key,
                other_translations: other_translations(view, message, others),
                terms: terms(view, message),
            });
        }
    }

    /// Source and translation side by side.
    fn texts(&mut self, ui: &mut Ui, view: &View<'_>, model: &LanguageModel, message: &Message) {
        let whole = ui.max_rect();
        let high = Self::height(message, whole.size());
        let (band, _) = ui.allocate_exact_size(vec2(whole.width(), high), Sense::hover());
        let line = Stroke::new(1.0, colours(ui).divider);
        let middle = band.left() + (band.width() * SOURCE).round();
        ui.painter().hline(band.x_range(), band.bottom() - 0.5, line);
        ui.painter().vline(middle, band.y_range(), line);
        let left = Rect::from_min_max(band.min, pos2(middle, band.bottom() - 1.0));
        let mut child = ui.new_child(UiBuilder::new().id_salt("source").max_rect(left));
        child.set_clip_rect(left.intersect(ui.clip_rect()));
        source_ui(&mut child, view, message);
        let right = Rect::from_min_max(pos2(middle + 1.0, band.top()), band.max - vec2(0.0, 1.0));
        let mut child = ui.new_child(UiBuilder::new().id_salt("target").max_rect(right));
        child.set_clip_rect(right.intersect(ui.clip_rect()));
        let saved = model.saved(&message.id);
        self.translation.ui(&mut child, view, message, saved, &model.forms);
    }

    /// As high as the longer of both needs, within bounds.
    fn height(message: &Message, whole: Vec2) -> f32 {
        let lines = |text: &str, width: f32| {
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some dozens")]
            let room = ((width - GUTTER - 8.0) / LETTER).max(8.0) as usize;
            text.lines().map(|line| columns(line) / room + 1).sum::<usize>()
        };
        let (left, right) = (whole.x * SOURCE, whole.x * (1.0 - SOURCE));
        let target = message.target.as_deref().map_or(1, |target| lines(target, right));
        let source = lines(&message.source, left);
        let twice = usize::from(message.old_source.is_some()) * (source + 3);
        #[allow(clippy::cast_precision_loss, reason = "a few lines")]
        let lines = (source + twice).max(target) as f32;
        let need = 32.0 + lines * 20.0 + 40.0;
        need.clamp(150.0, (whole.y * 0.42).max(160.0))
    }
}

/// Why a message is rejected or needs work, and who says so.
fn why(view: &View<'_>, message: &Message) -> Option<String> {
    let is_so = matches!(message.state, State::Rejected | State::NeedsWork);
    let record = Some(&message.record).filter(|record| is_so && !record.reason.is_empty())?;
    let state = state_name(&view.i18n, message.state);
    Some(format!("{state} · {}: {}", record.by, record.reason))
}

fn head(ui: &mut Ui, view: &View<'_>, message: &Message, users: usize) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let mut right = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
    right.spacing_mut().item_spacing.x = 8.0;
    let ctx = right.ctx().clone();
    let approve = if view.settings.suggests_only { "do-suggest" } else { Action::Approve.entry().name };
    let text = view.i18n.tr(approve);
    let button = Button::new(&text).icon(Icon::Check).keys(Action::Approve.keys(&ctx)).primary();
    if right.add(button).clicked() {
        view.send(Action::Approve);
    }
    if !view.settings.suggests_only {
        let tip = |action: Action| {
            let keys = action.keys(&ctx).join("+");
            format!("{} · {keys}", view.i18n.tr(action.entry().name))
        };
        let text = view.i18n.tr(Action::NeedsWork.entry().name);
        let enabled = message.target.is_some();
        let button = Button::new(&text).icon(Icon::Pencil).enabled(enabled);
        if right.add(button).on_hover_text(tip(Action::NeedsWork)).clicked() {
            view.send(Action::NeedsWork);
        }
        if icon_button(&mut right, Icon::Ban, &tip(Action::Reject), enabled).clicked() {
            view.send(Action::Reject);
        }
    }
    let open = message.record.comments.iter().filter(|comment| !comment.resolved).count();
    if open > 0 {
        put_text(&mut right, &open.to_string(), theme::small(Weight::Regular), colours.secondary);
        crate::studio::widgets::put_icon(&mut right, Icon::MessageSquare, 14.0, colours.label);
    }
    let end = (right.min_rect().left() - 8.0).max(inner.left());
    let room = Rect::from_min_max(inner.min, pos2(end, inner.bottom()));
    let mut left = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center)));
    left.spacing_mut().item_spacing.x = 8.0;
    put_text(&mut left, &message.id, theme::mono(12.0), colours.text);
    if left.available_width() > 80.0 {
        badge(&mut left, &view.i18n, message.state);
    }
    let (words, font) = (view.i18n.tr_count("message-used", users), theme::small(Weight::Regular));
    let wide = left.painter().layout_no_wrap(words.clone(), font.clone(), colours.label).size().x;
    if users > 0 && wide <= left.available_width() {
        put_text(&mut left, &words, font, colours.label);
    }
}
