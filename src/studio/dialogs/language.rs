//! Adds a language: its tag, and the grammar that its files start with.

use egui::{Context, Id, Key};

use crate::studio::command::LocalesCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Field, dialog, dialog_buttons, label, language_name};
use crate::text::Language;
use crate::text::translation::Grammar;

#[derive(Default)]
pub struct NewLanguage {
    tag: String,
    begun: bool,
}

impl NewLanguage {
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let answer =
            dialog(ctx, "new language", &i18n.tr("new-language"), &i18n.tr("new-language-hint"), 460.0, |ui| {
                let name = i18n.tr("new-language-tag");
                let found = Language::of_tag(self.tag.trim()).filter(|language| !language.is_pseudo());
                let is_there = found.is_some_and(|language| view.document.locales().get(language).is_some());
                let can = found.is_some() && !is_there;
                let wrong = !self.tag.trim().is_empty() && !can;
                let field = Field::new(&name).hint(&name).wrong(wrong).id(Id::unique("language tag"));
                let response = field.show(ui, &mut self.tag);
                if !std::mem::replace(&mut self.begun, true) {
                    response.request_focus();
                }
                let mut lines = match found {
                    Some(_) if is_there => vec![i18n.tr("new-language-there").to_string()],
                    Some(language) => about(view, language),
                    None => Vec::new(),
                };
                // Empty lines keep their height, so that nothing jumps while the user types.
                lines.resize(3, " ".to_owned());
                for line in lines {
                    label(ui, &line, theme::small(Weight::Regular), colours(ui).label);
                }
                let is_entered = can && ui.input(|input| input.key_pressed(Key::Enter));
                dialog_buttons(ui, i18n, "", &[("create", can), ("cancel", true)]).or(is_entered.then_some(0))
            });
        if answer.pressed == Some(0) {
            view.send(LocalesCommand::NewLanguage(self.tag.trim().to_owned()));
        }
        answer.is_open
    }
}

/// The name of a language, and the grammar that its files start with.
fn about(view: &View<'_>, language: &Language) -> Vec<String> {
    let grammar = Grammar::of(language.tag);
    let axes = [grammar.cases, grammar.genders].map(|axis| axis.join(", "));
    let axes: Vec<String> = axes.into_iter().filter(|axis| !axis.is_empty()).collect();
    let forms = if axes.is_empty() { "—".to_owned() } else { axes.join(" · ") };
    let line = |name: &'static str, value: &str| format!("{}: {value}", view.i18n.tr(name));
    let plurals = line("check-plurals", &grammar.plurals.join(", "));
    vec![language_name(language).to_owned(), plurals, line("check-forms", &forms)]
}
