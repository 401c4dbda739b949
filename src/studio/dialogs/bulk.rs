//! Edits several cards at once: a value that is set here is set on all selected cards.

use egui::{Context, Ui};

use crate::base::Name;
use crate::document::{Command, Field as Member};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, Field, combo, dialog, form_line, number_field, tick_of};

const STATUSES: [&str; 4] = ["idea", "draft", "playtest", "final"];
const LABEL: f32 = 120.0;

/// The values to set. A value that is absent stays as it is on each card.
#[derive(Default)]
pub struct Bulk {
    hero: Option<usize>,
    status: Option<&'static str>,
    numbers: Vec<(Name, Option<i64>)>,
    notes: Option<String>,
}

impl Bulk {
    /// Shows the dialog. Returns whether it stays open.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        if self.numbers.is_empty() {
            self.numbers = view.rules().numbers.keys().map(|name| (name.clone(), None)).collect();
        }
        let count = view.selection.cards.len();
        let mut done = false;
        let shut = dialog(ctx, "bulk", &i18n.tr_count("bulk-title", count), &i18n.tr("bulk-hint"), 420.0, |ui| {
            self.hero(ui, view);
            self.status(ui, view);
            for (name, value) in &mut self.numbers {
                let Some(about) = view.rules().numbers.get(name) else { continue };
                let label = i18n.name(&format!("number-{name}"), name);
                form_line(ui, &label, LABEL, |ui| {
                    let mut on = value.is_some();
                    let text = i18n.tr(if on { "apply" } else { "bulk-unchanged" });
                    if tick_of(ui, &format!("{label}: {text}"), &text, &mut on) {
                        *value = on.then_some(*about.range.start());
                    }
                    if let Some(number) = value
                        && let (_, Some(changed)) = number_field(ui, &label, *number, &about.range, 72.0)
                    {
                        *number = changed;
                    }
                });
            }
            let notes = i18n.tr("field-notes");
            form_line(ui, &notes, LABEL, |ui| {
                let mut text = self.notes.clone().unwrap_or_default();
                if Field::new(&notes).hint(&i18n.tr("bulk-unchanged")).show(ui, &mut text).changed() {
                    self.notes = Some(text).filter(|text| !text.is_empty());
                }
            });
            ui.add_space(4.0);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let can = count > 0 && view.document.read_only().is_none();
                if ui.add(Button::new(&i18n.tr("apply")).primary().enabled(can)).clicked() {
                    self.ask(view);
                    done = true;
                }
                done |= ui.add(Button::new(&i18n.tr("cancel"))).clicked();
            });
        });
        !shut && !done
    }

    fn hero(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (label, unchanged, search) =
            (view.i18n.tr("field-hero"), view.i18n.tr("bulk-unchanged"), view.i18n.tr("search"));
        let heroes = &view.registry().heroes;
        let text = self.hero.map_or_else(|| unchanged.to_string(), |at| heroes[at].name.to_string());
        form_line(ui, &label, LABEL, |ui| {
            let button = combo(ui, &label, None, &text, false, 240.0);
            let make = || {
                let line = |text: &str| Choice { text: text.to_owned(), ..Choice::default() };
                std::iter::once(line(&unchanged)).chain(heroes.iter().map(|hero| line(&hero.name))).collect()
            };
            if let Some(chosen) = Choices::new(&label, &search).show(&button, make) {
                self.hero = chosen.checked_sub(1);
            }
        });
    }

    fn status(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (label, unchanged, search) =
            (view.i18n.tr("field-status"), view.i18n.tr("bulk-unchanged"), view.i18n.tr("search"));
        let word = |id: &str| view.i18n.name(&format!("status-{id}"), id);
        let text = self.status.map_or_else(|| unchanged.to_string(), word);
        form_line(ui, &label, LABEL, |ui| {
            let button = combo(ui, &label, None, &text, false, 240.0);
            let make = || {
                let line = |text: String| Choice { text, ..Choice::default() };
                std::iter::once(line(unchanged.to_string())).chain(STATUSES.iter().map(|id| line(word(id)))).collect()
            };
            if let Some(chosen) = Choices::new(&label, &search).show(&button, make) {
                self.status = chosen.checked_sub(1).map(|at| STATUSES[at]);
            }
        });
    }

    /// Sends the edits as one undo step.
    fn ask(&self, view: &View<'_>) {
        let mut fields = Vec::new();
        fields.extend(self.status.map(|status| Member::Status(Some(Name::new(status)))));
        let set = self.numbers.iter().filter(|(_, value)| value.is_some());
        fields.extend(set.map(|(name, value)| Member::Number(name.clone(), *value)));
        fields.extend(self.notes.as_ref().map(|notes| Member::Notes(Some(Name::new(notes)))));
        let hero = self.hero.and_then(|at| view.registry().heroes.get(at)).map(|hero| hero.id.clone());
        if !fields.is_empty() || hero.is_some() {
            let cards = view.selection.cards.iter().copied().collect();
            view.send(Command::SetAll { cards, fields, hero });
        }
    }
}
