//! Adds a language: its tag, and the grammar that its files start with.

use egui::{Context, Id, Key};

use crate::studio::command::LocalesCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Field, dialog, label, language_name};
use crate::text::Language;
use crate::text::translation::Grammar;

/// The state of the dialog.
#[derive(Default)]
pub struct NewLanguage {
    tag: String,
    begun: bool,
}

impl NewLanguage {
    /// Shows the dialog. Returns whether it stays open.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let mut done = false;
        let shut = dialog(ctx, "new language", &i18n.tr("new-language"), &i18n.tr("new-language-hint"), 460.0, |ui| {
            let name = i18n.tr("new-language-tag");
            let found = Language::of_tag(self.tag.trim()).filter(|language| !language.is_pseudo());
            let is_there = found.is_some_and(|language| view.document.locales().get(language).is_some());
            let wrong = !self.tag.trim().is_empty() && (found.is_none() || is_there);
            let field = Field::new(&name).hint(&name).wrong(wrong).id(Id::unique("language tag"));
            let response = field.show(ui, &mut self.tag);
            if !std::mem::replace(&mut self.begun, true) {
                response.request_focus();
            }
            let small = theme::small(Weight::Regular);
            let told = match found {
                Some(_) if is_there => [i18n.tr("new-language-there").to_string(), String::new(), String::new()],
                Some(language) => {
                    let grammar = Grammar::of(language.tag);
                    let shown = language_name(language);
                    let axes = [grammar.cases, grammar.genders].map(|axis| axis.join(", "));
                    let axes: Vec<String> = axes.into_iter().filter(|axis| !axis.is_empty()).collect();
                    let line = |name: &'static str, is: &str| format!("{}: {is}", i18n.tr(name));
                    let forms = if axes.is_empty() { "—".to_owned() } else { axes.join(" · ") };
                    let plurals = line("check-plurals", &grammar.plurals.join(", "));
                    [shown.to_owned(), plurals, line("check-forms", &forms)]
                }
                None => [String::new(), String::new(), String::new()],
            };
            for line in told {
                // An empty line keeps its height, so that nothing jumps while the user types.
                let line = if line.is_empty() { " " } else { &line };
                label(ui, line, small.clone(), colours(ui).label);
            }
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                let can = found.is_some() && !is_there;
                let create = i18n.tr("create");
                let entered = can && ui.input(|input| input.key_pressed(Key::Enter));
                if ui.add(Button::new(&create).primary().enabled(can)).clicked() || entered {
                    view.send(LocalesCommand::NewLanguage(self.tag.trim().to_owned()));
                    done = true;
                }
                done |= ui.add(Button::new(&i18n.tr("cancel"))).clicked();
            });
        });
        !shut && !done
    }
}
