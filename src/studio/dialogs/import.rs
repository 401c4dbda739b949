//! What a card sheet would change, before anything is changed.

use egui::{Align, Context, ScrollArea, Ui};
use lucide_icons::Icon;

use crate::document::{ImportedCard, SheetImport};
use crate::studio::command::FileCommand;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    cell_label, column, dialog, dialog_buttons, icon_label, label, line, severity_mark, wrapped_label,
};
use crate::text::Arg;

/// The height of the report, in points.
const HIGH: f32 = 320.0;
/// More lines of a kind than this are only counted.
const MOST: usize = 200;

pub struct ImportForm {
    plan: SheetImport,
}

impl ImportForm {
    pub fn new(plan: SheetImport) -> Self {
        Self { plan }
    }

    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let (i18n, plan) = (&view.i18n, &self.plan);
        let answer = dialog(ctx, "import", &i18n.tr("do-import"), &plan.sheet.name, 620.0, |ui| {
            let new = plan.cards.iter().filter(|card| card.is_new).count();
            let counts = [
                ("import-new", new),
                ("import-changed", plan.cards.len() - new),
                ("import-same", plan.same),
                ("import-absent", plan.absent),
            ];
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                for (message, count) in counts {
                    label(ui, &i18n.tr_count(message, count), theme::body(Weight::Medium), colours(ui).text);
                }
            });
            ScrollArea::vertical().max_height(HIGH).min_scrolled_height(HIGH).auto_shrink([false, true]).show(
                ui,
                |ui| {
                    ui.spacing_mut().item_spacing.y = 4.0;
                    problems_ui(ui, view, plan);
                    // What one card alone says is among the problems.
                    for (sentence, count) in plan.unread.iter().filter(|(_, count)| *count > 1).take(MOST) {
                        let arguments = [("n", Arg::count(*count)), ("text", Arg::Text(sentence))];
                        mark(ui, Icon::MessageCircleQuestionMark, &i18n.tr_with("import-unread", &arguments));
                    }
                    for card in plan.cards.iter().take(MOST) {
                        card_ui(ui, card);
                    }
                },
            );
            let note = if plan.is_ready() { String::new() } else { i18n.tr("import-blocked").to_string() };
            dialog_buttons(ui, i18n, &note, &[("import-now", plan.is_ready()), ("cancel", true)])
        });
        if answer.pressed == Some(0) {
            view.send(FileCommand::Import(Box::new(self.plan.clone())));
        }
        answer.is_open
    }
}

fn problems_ui(ui: &mut Ui, view: &View<'_>, plan: &SheetImport) {
    for problem in plan.problems.iter().take(MOST) {
        let text = problem_text::problem(&view.i18n, problem);
        let place = plan.line_of(problem).map(|at| view.i18n.tr_count("import-line", at));
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let (icon, colour) = severity_mark(colours(ui), problem.severity);
            icon_label(ui, icon, 14.0, colour);
            let text = place.map_or_else(|| text.clone(), |place| format!("{place}: {text}"));
            wrapped_label(ui, &text, theme::body(Weight::Regular), colours(ui).text);
        });
    }
}

fn mark(ui: &mut Ui, icon: Icon, text: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        icon_label(ui, icon, 14.0, colours(ui).warning.text);
        wrapped_label(ui, text, theme::body(Weight::Regular), colours(ui).secondary);
    });
}

fn card_ui(ui: &mut Ui, card: &ImportedCard) {
    let colours = colours(ui);
    let fields = if card.is_new { String::new() } else { card.fields.join(", ") };
    line(ui, &format!("{} {} {fields}", card.id, card.name), 20.0, |ui| {
        let (icon, colour) = if card.is_new { (Icon::Plus, colours.good) } else { (Icon::PencilLine, colours.accent) };
        icon_label(ui, icon, 14.0, colour);
        column(ui, 120.0, Align::Min, |ui| _ = cell_label(ui, &card.id, theme::mono(11.0), colours.label));
        cell_label(ui, &card.name, theme::body(Weight::Regular), colours.text);
        cell_label(ui, &fields, theme::small(Weight::Regular), colours.label);
    });
}
