//! What helps to translate a message: the message in other languages, and the terms of the glossary in its source.

use egui::{Align, Ui};
use lucide_icons::Icon;

use super::highlight::value_on_one_line;
use crate::studio::bidi::{self, RichText};
use crate::studio::locales::bidi_line::line;
use crate::studio::locales::parts::{named_row, section_header};
use crate::studio::memo::Memo;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{cell_label, column, icon_button, icon_label, state_mark, state_name};
use crate::text::review::{GlossaryTerm, terms_of};
use crate::text::translation::{Locale, Message, OtherTranslations, State};
use crate::text::{Arg, Language};

/// So many languages are shown until the user asks for all.
const FEW: usize = 5;

#[derive(Default)]
pub struct Context {
    shows_all_languages: bool,
    /// The terms in a source, by the source and the language.
    terms: Memo<(String, &'static str), Vec<GlossaryTerm>>,
}

impl Context {
    pub fn on_glossary_changed(&mut self) {
        self.terms = Memo::default();
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message, others: &OtherTranslations) {
        let own = view.settings.translation_language();
        let of_language =
            |language: &'static Language| Some((language, others.state(language, &message.id, &message.source)?));
        let other_languages = view.document.locales().translated().filter(|language| *language != own);
        let translations: Vec<_> = other_languages.filter_map(of_language).collect();
        let all = &mut self.shows_all_languages;
        let shown = if *all { translations.len() } else { FEW.min(translations.len()) };
        let note = view.i18n.tr_with("count-of", &[("n", Arg::count(shown)), ("all", Arg::count(translations.len()))]);
        section_header(ui, &view.i18n.tr("other-languages"), &note, |ui| {
            let (icon, tip) = if *all {
                (Icon::ChevronsDownUp, "other-languages-fewer")
            } else {
                (Icon::ChevronsUpDown, "other-languages-more")
            };
            *all ^= icon_button(ui, icon, &view.i18n.tr(tip), true).clicked();
        });
        for (language, state) in translations.into_iter().take(shown) {
            translation_ui(ui, view, language, state, others.text(language, &message.id));
        }
        ui.add_space(8.0);
        let terms = self.terms.get((message.source.clone(), own.tag), || {
            let glossary = view.document.locales().get(own).and_then(Locale::glossary);
            glossary.map(|glossary| terms_of(&glossary.text, &message.source)).unwrap_or_default()
        });
        if !terms.is_empty() {
            section_header(ui, &view.i18n.tr("terms"), "", |_| {});
            for term in terms {
                term_ui(ui, view, term);
            }
            ui.add_space(8.0);
        }
    }
}

fn translation_ui(ui: &mut Ui, view: &View<'_>, language: &'static Language, state: State, source: Option<&str>) {
    let text = source.unwrap_or_default();
    let name = format!("{}, {}: {text}", language.name, state_name(&view.i18n, state));
    named_row(ui, &name, text, |ui| {
        let colours = colours(ui);
        let (icon, colour) = state_mark(colours, state);
        icon_label(ui, icon, 13.0, colour);
        // As wide as the longest tag, `zh-Hans`.
        column(ui, 58.0, Align::Min, |ui| _ = cell_label(ui, language.tag, theme::mono(11.0), colours.secondary));
        match source {
            Some(source) => line(ui, &value_on_one_line(ui, source, language, 12.0), language),
            None => {
                let none = view.i18n.tr("message-none");
                cell_label(ui, &none, theme::small(Weight::Regular), colours.error.text);
            }
        }
    });
}

fn term_ui(ui: &mut Ui, view: &View<'_>, term: &GlossaryTerm) {
    let language = view.settings.translation_language();
    named_row(ui, &format!("{}: {}. {}", term.english, term.printed, term.about), &term.about, |ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let colours = colours(ui);
        cell_label(ui, &term.english, theme::body(Weight::Regular), colours.secondary);
        line(ui, &RichText::plain(&term.printed, bidi::format(language, 13.0, colours.text)), language);
        if ui.available_width() > 60.0 {
            cell_label(ui, &term.about, theme::small(Weight::Regular), colours.label);
        }
    });
}
