//! Find and replace in names, notes and flavour texts.

use egui::{Context, Id};

use crate::document::{Command, RecordPath, Replace};
use crate::studio::memo::Memo;
use crate::studio::view::View;
use crate::studio::widgets::{Field, dialog, dialog_buttons, form_line, tick};

pub struct ReplaceForm {
    what: Replace,
    only_chosen: bool,
    begun: bool,
    /// The number of records that a search finds, for the revision of the project.
    found: Memo<(u64, Replace), usize>,
}

impl Default for ReplaceForm {
    fn default() -> Self {
        let what = Replace { names: true, notes: true, ..Replace::default() };
        Self { what, only_chosen: false, begun: false, found: Memo::default() }
    }
}

impl ReplaceForm {
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let answer = dialog(ctx, "replace", &i18n.tr("do-replace"), "", 460.0, |ui| {
            let (find, with) = (i18n.tr("find"), i18n.tr("replace-with"));
            let field = Field::new(&find).id(Id::unique("find"));
            let response = form_line(ui, &find, 120.0, |ui| field.show(ui, &mut self.what.find));
            if !std::mem::replace(&mut self.begun, true) {
                response.request_focus();
            }
            form_line(ui, &with, 120.0, |ui| Field::new(&with).show(ui, &mut self.what.with));
            ui.horizontal_wrapped(|ui| {
                tick(ui, &i18n.tr("in-names"), &mut self.what.names);
                tick(ui, &i18n.tr("in-notes"), &mut self.what.notes);
                tick(ui, &i18n.tr("in-flavour"), &mut self.what.flavour);
            });
            ui.horizontal_wrapped(|ui| {
                tick(ui, &i18n.tr("match-case"), &mut self.what.match_case);
                if view.selection.cards.len() > 1 {
                    tick(ui, &i18n.tr("only-chosen"), &mut self.only_chosen);
                }
            });
            let chosen = || view.selection.cards.iter().map(|&at| RecordPath::Card(at)).collect();
            self.what.only = self.only_chosen.then(chosen);
            let key = (view.document.revision(), self.what.clone());
            let found = *self.found.get(key, || view.document.count_matches(&self.what));
            let can = found > 0 && view.document.read_only().is_none();
            let note = if self.what.find.is_empty() { String::new() } else { i18n.tr_count("replace-found", found) };
            dialog_buttons(ui, i18n, &note, &[("replace-all", can), ("cancel", true)])
        });
        if answer.pressed == Some(0) {
            view.send(Command::Replace(self.what.clone()));
        }
        answer.is_open
    }
}
