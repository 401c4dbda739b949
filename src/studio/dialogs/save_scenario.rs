//! Asks what a scenario is called before it is saved.

use egui::{Align, Context, Layout};

use crate::studio::command::ScenarioCommand;
use crate::studio::view::View;
use crate::studio::widgets::{Button, Field, dialog, form_line};

/// What is asked.
#[derive(Clone, Debug, Default)]
pub struct SaveScenario {
    /// What it is called.
    pub name: String,
    /// What it shows.
    pub about: String,
}

impl SaveScenario {
    /// Shows it; false when it is shut.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let (mut saved, mut cancelled) = (false, false);
        let title = i18n.tr("do-save-scenario");
        let shut = dialog(ctx, "scenario", &title, &i18n.tr("sandbox-save-hint"), 440.0, |ui| {
            let name = i18n.tr("field-name");
            let response = form_line(ui, &name, 110.0, |ui| Field::new(&name).show(ui, &mut self.name));
            if !ctx.text_edit_focused() && self.name.is_empty() {
                response.request_focus();
            }
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let about = i18n.tr("sandbox-about");
            form_line(ui, &about, 110.0, |ui| Field::new(&about).show(ui, &mut self.about));
            ui.add_space(4.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let ready = !file_name(&self.name).is_empty();
                saved = ui.add(Button::new(&i18n.tr("do-save")).primary().enabled(ready)).clicked() || entered && ready;
                cancelled = ui.add(Button::new(&i18n.tr("cancel"))).clicked();
            });
        });
        if saved {
            view.send(ScenarioCommand::SaveAs { name: self.name.clone(), about: self.about.clone() });
            return false;
        }
        !shut && !cancelled
    }
}

/// The name of a file for a name: small letters and figures, joined by hyphens.
pub fn file_name(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}
