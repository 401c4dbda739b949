//! Find and replace in names, notes and flavour texts.

use egui::{Context, Id};

use crate::card::Card;
use crate::document::{Command, RecordPath, Replace};
use crate::studio::memo::Memo;
use crate::studio::view::View;
use crate::studio::widgets::{Field, dialog, dialog_buttons, form_line, tick};

pub struct ReplaceForm {
    what: Replace,
    only_chosen: bool,
    begun: bool,
    /// The number of cards that a search finds, for the revision of the project.
    found: Memo<(u64, Replace, bool), usize>,
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
        let mut pressed = None;
        let shut = dialog(ctx, "replace", &i18n.tr("do-replace"), "", 460.0, |ui| {
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
            let key = (view.document.revision(), self.what.clone(), self.only_chosen);
            let found = *self.found.get(key, || count(view, &self.what, self.only_chosen));
            let can = found > 0 && view.document.read_only().is_none();
            let note = if self.what.find.is_empty() { String::new() } else { i18n.tr_count("replace-found", found) };
            pressed = dialog_buttons(ui, i18n, &note, &[("replace-all", can), ("cancel", true)]);
        });
        if pressed == Some(0) {
            let chosen = || view.selection.cards.iter().map(|&at| RecordPath::Card(at)).collect();
            view.send(Command::Replace(Replace { only: self.only_chosen.then(chosen), ..self.what.clone() }));
        }
        !shut && pressed.is_none()
    }
}

/// The number of cards that contain the text.
fn count(view: &View<'_>, what: &Replace, only_chosen: bool) -> usize {
    if what.find.is_empty() {
        return 0;
    }
    let folded = what.find.to_lowercase();
    let has =
        |text: &str| if what.match_case { text.contains(&what.find) } else { text.to_lowercase().contains(&folded) };
    let is_found = |card: &Card| {
        what.names && has(&card.name)
            || what.notes && card.notes.as_deref().is_some_and(has)
            || what.flavour && card.flavour.as_deref().is_some_and(has)
    };
    let cards = view.registry().cards.iter().enumerate();
    cards.filter(|(at, card)| (!only_chosen || view.selection.cards.contains(at)) && is_found(card)).count()
}
