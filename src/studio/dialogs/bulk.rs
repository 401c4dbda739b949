//! Edits several cards at once: a value that is set here is set on all selected cards.

use egui::{Context, Ui};

use crate::base::Name;
use crate::document::{Command, Field as Member};
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, Field, dialog, dialog_buttons, form_line, number_field, tick_of};

const STATUSES: [&str; 4] = ["idea", "draft", "playtest", "final"];
const LABEL: f32 = 120.0;

/// The values to set. A value that is absent stays as it is on each card.
#[derive(Default)]
pub struct Bulk {
    /// The index of the hero, and that of the status.
    hero: Option<usize>,
    status: Option<usize>,
    numbers: Vec<(Name, Option<i64>)>,
    notes: Option<String>,
}

impl Bulk {
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        if self.numbers.is_empty() {
            self.numbers = view.rules().numbers.keys().map(|name| (name.clone(), None)).collect();
        }
        let count = view.selection.cards.len();
        let answer = dialog(ctx, "bulk", &i18n.tr_count("bulk-title", count), &i18n.tr("bulk-hint"), 420.0, |ui| {
            let heroes: Vec<String> = view.registry().heroes.iter().map(|hero| hero.name.to_string()).collect();
            choice(ui, view, "field-hero", &heroes, &mut self.hero);
            let statuses = STATUSES.map(|id| i18n.name(&format!("status-{id}"), id));
            choice(ui, view, "field-status", &statuses, &mut self.status);
            for (name, value) in &mut self.numbers {
                let Some(about) = view.rules().numbers.get(name) else { continue };
                let label = i18n.name(&format!("number-{name}"), name);
                form_line(ui, &label, LABEL, |ui| {
                    let mut on = value.is_some();
                    let text = i18n.tr(if on { "apply" } else { "bulk-unchanged" });
                    if tick_of(ui, &format!("{label}: {text}"), &text, &mut on) {
                        *value = on.then_some(*about.range.start());
                    }
                    if let Some(number) = value {
                        *number = number_field(ui, &label, *number, &about.range, 72.0).1.unwrap_or(*number);
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
            let can = count > 0 && view.document.read_only().is_none();
            dialog_buttons(ui, i18n, "", &[("apply", can), ("cancel", true)])
        });
        if answer.pressed == Some(0) {
            self.apply(view);
        }
        answer.is_open
    }

    /// Sends the edits as one undo step.
    fn apply(&self, view: &View<'_>) {
        let mut fields = Vec::new();
        fields.extend(self.status.map(|at| Member::Status(Some(Name::new(STATUSES[at])))));
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

/// A field for one of several values. Its first choice leaves the value of each card unchanged.
fn choice(ui: &mut Ui, view: &View<'_>, name: &'static str, values: &[String], now: &mut Option<usize>) {
    let (name, unchanged) = (view.i18n.tr(name), view.i18n.tr("bulk-unchanged").to_string());
    let text = now.and_then(|at| values.get(at)).unwrap_or(&unchanged);
    let choices = || std::iter::once(&unchanged).chain(values).map(Choice::new).collect();
    form_line(ui, &name, LABEL, |ui| {
        if let Some(chosen) = Choices::new(&name, &view.i18n.tr("search")).field(ui, None, text, 240.0, choices) {
            *now = chosen.checked_sub(1);
        }
    });
}
