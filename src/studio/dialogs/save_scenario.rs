//! Asks for the name of a scenario before it is saved.

use egui::{Context, Key};

use crate::registry::scenarios::file_name;
use crate::studio::command::ScenarioCommand;
use crate::studio::view::View;
use crate::studio::widgets::{Field, dialog, dialog_buttons, form_line};

#[derive(Clone, Debug, Default)]
pub struct SaveScenario {
    pub name: String,
    /// What the scenario shows.
    pub about: String,
}

impl SaveScenario {
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let title = i18n.tr("do-save-scenario");
        let answer = dialog(ctx, "scenario", &title, &i18n.tr("sandbox-save-hint"), 440.0, |ui| {
            let (name, about) = (i18n.tr("field-name"), i18n.tr("sandbox-about"));
            let response = form_line(ui, &name, 110.0, |ui| Field::new(&name).show(ui, &mut self.name));
            if !ctx.text_edit_focused() && self.name.is_empty() {
                response.request_focus();
            }
            form_line(ui, &about, 110.0, |ui| Field::new(&about).show(ui, &mut self.about));
            let ready = !file_name(&self.name).is_empty();
            let is_entered = ready && response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            dialog_buttons(ui, i18n, "", &[("do-save", ready), ("cancel", true)]).or(is_entered.then_some(0))
        });
        if answer.pressed == Some(0) {
            view.send(ScenarioCommand::SaveAs { name: self.name.clone(), about: self.about.clone() });
        }
        answer.is_open
    }
}
