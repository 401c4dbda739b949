//! The message in other languages, and the terms of the glossary that its source prints.

use egui::{Align, Layout, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use super::highlight::value_on_one_line;
use crate::studio::locales::bidi::{self, RichText};
use crate::studio::locales::bidi_line;
use crate::studio::locales::other_languages::{OtherLanguages, languages};
use crate::studio::locales::section_header::section_head;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{icon_at, icon_button, put_text, text_at};
use crate::studio::widgets::{state_mark, state_name};
use crate::text::review::{GlossaryTerm, terms_of};
use crate::text::translation::{Locale, Message, State};
use crate::text::{Arg, Language};

const LINE: f32 = 24.0;
/// As many languages are shown at first.
const FEW: usize = 5;

/// A message in another language.
pub struct OtherTranslation {
    /// The language.
    pub language: &'static Language,
    /// How far it is there.
    pub state: State,
    /// How it reads there.
    pub text: Option<String>,
}

/// The message in all other languages.
pub fn other_translations(view: &View<'_>, message: &Message, others: &OtherLanguages) -> Vec<OtherTranslation> {
    let own = view.settings.translation_language();
    let of = |language: &'static Language| {
        let state = others.state(language, &message.id, &message.source)?;
        Some(OtherTranslation { language, state, text: others.text(language, &message.id).map(str::to_owned) })
    };
    languages(&view.document).filter(|language| *language != own).filter_map(of).collect()
}

/// Shows the section of the other languages.
pub fn other_languages_ui(ui: &mut Ui, view: &View<'_>, others: &[OtherTranslation], all: &mut bool) {
    let colours = colours(ui);
    let shown = if *all { others.len() } else { FEW.min(others.len()) };
    let number = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
    let note = view.i18n.tr_with("count-of", &[("n", number(shown)), ("all", number(others.len()))]);
    let room = section_head(ui, &view.i18n.tr("other-languages"), &note);
    let mut right = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::right_to_left(Align::Center)));
    let tip = view.i18n.tr(if *all { "other-languages-fewer" } else { "other-languages-more" });
    let icon = if *all { Icon::ChevronsDownUp } else { Icon::ChevronsUpDown };
    if icon_button(&mut right, icon, &tip, true).clicked() {
        *all = !*all;
    }
    for other in others.iter().take(shown) {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
        let language = other.language;
        let state = state_name(&view.i18n, other.state);
        let text = other.text.as_deref().unwrap_or_default();
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{}, {state}: {text}", language.name)));
        let (icon, colour) = state_mark(colours, other.state);
        let middle = rect.center().y;
        icon_at(ui.painter(), pos2(rect.left() + 19.0, middle), icon, 13.0, colour);
        let font = theme::mono(11.0);
        let at = pos2(rect.left() + 34.0, middle);
        text_at(ui.painter(), at, egui::Align2::LEFT_CENTER, language.tag, font, colours.secondary);
        let left = rect.left() + 92.0;
        let line = match &other.text {
            Some(text) => {
                bidi_line::line(ui, &value_on_one_line(ui, text, language, 12.0), language, rect.right() - 12.0 - left)
            }
            None => {
                let words = view.i18n.tr("message-none").to_string();
                ui.painter().layout_no_wrap(words, theme::small(Weight::Regular), colours.error.text).into()
            }
        };
        let at = pos2(left, middle - line.size().y / 2.0);
        line.paint(ui.painter(), at, colours.text);
        response.on_hover_text(text);
    }
    ui.add_space(8.0);
}

/// The terms of the glossary that the source of a message prints.
pub fn terms(view: &View<'_>, message: &Message) -> Vec<GlossaryTerm> {
    let locale = view.document.locales().get(view.settings.translation_language());
    let glossary = locale.and_then(Locale::glossary);
    glossary.map(|glossary| terms_of(&glossary.text, &message.source)).unwrap_or_default()
}

/// Shows the terms that the source prints.
pub fn terms_ui(ui: &mut Ui, view: &View<'_>, terms: &[GlossaryTerm]) {
    if terms.is_empty() {
        return;
    }
    let colours = colours(ui);
    let language = view.settings.translation_language();
    section_head(ui, &view.i18n.tr("terms"), "");
    for term in terms {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Label, true, format!("{}: {}. {}", term.english, term.printed, term.about))
        });
        let mut row = ui.new_child(
            UiBuilder::new().max_rect(rect.shrink2(vec2(12.0, 0.0))).layout(Layout::left_to_right(Align::Center)),
        );
        row.spacing_mut().item_spacing.x = 12.0;
        put_text(&mut row, &term.english, theme::body(Weight::Regular), colours.secondary);
        let format = egui::text::TextFormat {
            font_id: bidi::font_of(language, 13.0),
            color: colours.text,
            ..egui::text::TextFormat::default()
        };
        let line = bidi_line::line(&row, &RichText::plain(&term.printed, format), language, row.available_width());
        let (at, _) = row.allocate_exact_size(line.size(), Sense::hover());
        line.paint(row.painter(), at.min, colours.text);
        if row.available_width() > 60.0 {
            put_text(&mut row, &term.about, theme::small(Weight::Regular), colours.label);
        }
        response.on_hover_text(&term.about);
    }
    ui.add_space(8.0);
}
