//! What helps to translate a message: the message in other languages, and the terms of the glossary in its source.

use egui::text::TextFormat;
use egui::{Align, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};
use lucide_icons::Icon;

use super::highlight::value_on_one_line;
use crate::studio::locales::bidi::{self, RichText};
use crate::studio::locales::other_languages::{OtherLanguages, languages};
use crate::studio::locales::section_header::section_header;
use crate::studio::locales::{bidi_line, number};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{cell_label, icon_button, icon_label, state_mark, state_name};
use crate::text::Language;
use crate::text::review::{GlossaryTerm, terms_of};
use crate::text::translation::{Locale, Message, State};

/// So many languages are shown until the user asks for all.
const FEW: usize = 5;

/// The context of one message, collected once per message and revision.
pub struct Context {
    translations: Vec<OtherTranslation>,
    terms: Vec<GlossaryTerm>,
}

/// A message in another language.
struct OtherTranslation {
    language: &'static Language,
    state: State,
    source: Option<String>,
}

impl Context {
    pub fn of(view: &View<'_>, message: &Message, others: &OtherLanguages) -> Self {
        let own = view.settings.translation_language();
        let of = |language: &'static Language| {
            let state = others.state(language, &message.id, &message.source)?;
            Some(OtherTranslation { language, state, source: others.text(language, &message.id).map(str::to_owned) })
        };
        let translations = languages(&view.document).filter(|language| *language != own).filter_map(of).collect();
        let glossary = view.document.locales().get(own).and_then(Locale::glossary);
        let terms = glossary.map(|glossary| terms_of(&glossary.text, &message.source)).unwrap_or_default();
        Self { translations, terms }
    }

    /// Shows both sections; `all` is whether all languages are shown.
    pub fn ui(&self, ui: &mut Ui, view: &View<'_>, all: &mut bool) {
        let shown = if *all { self.translations.len() } else { FEW.min(self.translations.len()) };
        let counts = [("n", number(shown)), ("all", number(self.translations.len()))];
        let note = view.i18n.tr_with("count-of", &counts);
        section_header(ui, &view.i18n.tr("other-languages"), &note, |ui| {
            let tip = view.i18n.tr(if *all { "other-languages-fewer" } else { "other-languages-more" });
            let icon = if *all { Icon::ChevronsDownUp } else { Icon::ChevronsUpDown };
            if icon_button(ui, icon, &tip, true).clicked() {
                *all = !*all;
            }
        });
        for translation in self.translations.iter().take(shown) {
            translation_ui(ui, view, translation);
        }
        ui.add_space(8.0);
        if self.terms.is_empty() {
            return;
        }
        section_header(ui, &view.i18n.tr("terms"), "", |_| {});
        for term in &self.terms {
            term_ui(ui, view, term);
        }
        ui.add_space(8.0);
    }
}

fn translation_ui(ui: &mut Ui, view: &View<'_>, translation: &OtherTranslation) {
    let OtherTranslation { language, state, source } = translation;
    let source = source.as_deref();
    let text = source.unwrap_or_default();
    let name = format!("{}, {}: {text}", language.name, state_name(&view.i18n, *state));
    line(ui, &name, text, |ui| {
        let colours = colours(ui);
        let (icon, colour) = state_mark(colours, *state);
        icon_label(ui, icon, 13.0, colour);
        ui.allocate_ui(vec2(50.0, 16.0), |ui| {
            ui.set_min_width(50.0);
            cell_label(ui, language.tag, theme::mono(11.0), colours.secondary);
        });
        match source {
            Some(source) => {
                let line = value_on_one_line(ui, source, language, 12.0);
                ui.add(bidi_line::line(ui, &line, language, ui.available_width()));
            }
            None => {
                let none = view.i18n.tr("message-none");
                cell_label(ui, &none, theme::small(Weight::Regular), colours.error.text);
            }
        }
    });
}

fn term_ui(ui: &mut Ui, view: &View<'_>, term: &GlossaryTerm) {
    let language = view.settings.translation_language();
    line(ui, &format!("{}: {}. {}", term.english, term.printed, term.about), &term.about, |ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let colours = colours(ui);
        cell_label(ui, &term.english, theme::body(Weight::Regular), colours.secondary);
        let format =
            TextFormat { font_id: bidi::font_of(language, 13.0), color: colours.text, ..TextFormat::default() };
        let printed = RichText::plain(&term.printed, format);
        ui.add(bidi_line::line(ui, &printed, language, ui.available_width()));
        if ui.available_width() > 60.0 {
            cell_label(ui, &term.about, theme::small(Weight::Regular), colours.label);
        }
    });
}

/// A line of a section with one accessible name for all of its parts.
fn line(ui: &mut Ui, name: &str, tip: &str, add: impl FnOnce(&mut Ui)) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    let inner = rect.shrink2(vec2(12.0, 0.0));
    let layout = egui::Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(inner).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        add(ui);
    });
    response.on_hover_text(tip);
}
