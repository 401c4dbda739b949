//! Find and replace in names, notes and flavour texts.

use egui::{Context, Id};

use crate::document::{Command, RecordPath, Replace};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Field, dialog, form_line, label, tick};

/// The state of the dialog.
pub struct ReplaceForm {
    what: Replace,
    only_chosen: bool,
    begun: bool,
    /// The number of cards found, and the search that found them.
    counted: Option<((u64, Replace, bool), usize)>,
}

impl Default for ReplaceForm {
    fn default() -> Self {
        let what = Replace { names: true, notes: true, ..Replace::default() };
        Self { what, only_chosen: false, begun: false, counted: None }
    }
}

impl ReplaceForm {
    /// Shows the dialog. Returns whether it stays open.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let mut done = false;
        let shut = dialog(ctx, "replace", &i18n.tr("do-replace"), "", 460.0, |ui| {
            let (find, with) = (i18n.tr("find"), i18n.tr("replace-with"));
            let field = Field::new(&find).id(Id::unique("find"));
            let response = form_line(ui, &find, 120.0, |ui| field.show(ui, &mut self.what.find));
            if !self.begun {
                self.begun = true;
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
            let by = (view.document.revision(), self.what.clone(), self.only_chosen);
            let found = match &self.counted {
                Some((counted, found)) if *counted == by => *found,
                _ => {
                    let found = self.found(view);
                    self.counted = Some((by, found));
                    found
                }
            };
            ui.add_space(4.0);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let can = found > 0 && view.document.read_only().is_none();
                let text = i18n.tr("replace-all");
                if ui.add(Button::new(&text).primary().enabled(can)).clicked() {
                    let chosen = || view.selection.cards.iter().map(|&at| RecordPath::Card(at)).collect();
                    let only = self.only_chosen.then(chosen);
                    view.send(Command::Replace(Replace { only, ..self.what.clone() }));
                    done = true;
                }
                done |= ui.add(Button::new(&i18n.tr("cancel"))).clicked();
                if !self.what.find.is_empty() {
                    let words = i18n.tr_count("replace-found", found);
                    label(ui, &words, theme::small(Weight::Regular), colours(ui).label);
                }
            });
        });
        !shut && !done
    }

    /// The number of cards that contain the text.
    fn found(&self, view: &View<'_>) -> usize {
        if self.what.find.is_empty() {
            return 0;
        }
        let folded = self.what.find.to_lowercase();
        let has = |text: &str| {
            if self.what.match_case { text.contains(&self.what.find) } else { text.to_lowercase().contains(&folded) }
        };
        let cards = view.registry().cards.iter().enumerate();
        cards
            .filter(|(at, _)| !self.only_chosen || view.selection.cards.contains(at))
            .filter(|(_, card)| {
                self.what.names && has(&card.name)
                    || self.what.notes && card.notes.as_deref().is_some_and(has)
                    || self.what.flavour && card.flavour.as_deref().is_some_and(has)
            })
            .count()
    }
}
