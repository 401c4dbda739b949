//! The status bar: problems, selection, work in the background, the ruleset.

use egui::{Align, Align2, Atoms, Color32, Layout, Role, Sense, Ui, vec2};
use lucide_icons::Icon;

use crate::sim::Progress;
use crate::studio::action::Action;
use crate::studio::command::{PrintCommand, UiCommand};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Pressable, bar, divider, icon_atom, icon_button, icon_label, label, text_atom};
use crate::text::Arg;

pub fn status_bar_ui(
    ui: &mut Ui,
    view: &View<'_>,
    printing: Option<(usize, usize)>,
    simulating: Option<(&'static str, Progress)>,
) {
    let (colours, i18n) = (colours(ui), &view.i18n);
    divider(ui, ui.max_rect(), Align2::CENTER_TOP);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        problems(ui, view);
        separator(ui);
        selection(ui, view);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(12.0);
            label(ui, &view.game_name(), theme::small(Weight::Regular), colours.label);
            if let Some(reason) = view.document.read_only() {
                separator(ui);
                label(ui, &i18n.tr("read-only"), theme::small(Weight::Medium), colours.warning.text)
                    .on_hover_text(problem_text::problem(i18n, reason));
            }
            if let Some((done, all)) = printing {
                let words = i18n.tr_with("print-progress", &[("done", Arg::count(done)), ("all", Arg::count(all))]);
                #[allow(clippy::cast_precision_loss, reason = "a share")]
                let share = done as f32 / all.max(1) as f32;
                work(ui, view, &i18n.tr("cancel"), PrintCommand::Stop, share, &words);
                icon_label(ui, Icon::Printer, 13.0, colours.label);
            }
            if let Some((words, progress)) = simulating {
                let stop = i18n.tr(Action::StopWork.entry().name);
                #[allow(clippy::cast_possible_truncation, reason = "a share")]
                work(ui, view, &stop, Action::StopWork, progress.share() as f32, &i18n.tr(words));
            }
        });
    });
}

/// The progress of work in the background, and the button that stops the work, from right to left.
fn work(ui: &mut Ui, view: &View<'_>, stop: &str, command: impl Into<UiCommand>, share: f32, words: &str) {
    separator(ui);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        view.on_click(&icon_button(ui, Icon::X, stop, true), command);
        bar(ui, 80.0, share, colours(ui).accent);
        label(ui, words, theme::small(Weight::Regular), colours(ui).secondary);
    });
}

fn problems(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let (errors, warnings) = view.tally();
    let font = theme::small(Weight::Medium);
    let mut atoms = Atoms::default();
    let marks = [(errors, Icon::CircleX, colours.error.text), (warnings, Icon::TriangleAlert, colours.warning.text)];
    for (count, icon, colour) in marks {
        atoms.push_right(icon_atom(icon, 13.0, if count > 0 { colour } else { colours.label }));
        atoms.push_right(text_atom(&count.to_string(), font.clone(), colours.secondary));
    }
    atoms.push_right(text_atom(&view.i18n.tr("problems"), font, colours.secondary));
    let fill = if view.settings.problems_open { colours.hover } else { Color32::TRANSPARENT };
    let button = Pressable::ghost(ui, ui.max_rect().height() - 2.0, atoms).padding(14).corner(0);
    let counts = [("errors", Arg::count(errors)), ("warnings", Arg::count(warnings))];
    let name = view.i18n.tr_with("problems-count", &counts);
    let response = button.fill(fill, Color32::TRANSPARENT).role(Role::Button, &name).show(ui);
    view.on_click(&response.on_hover_text(Action::Problems.tip(ui.ctx(), &name)), Action::Problems);
}

fn selection(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let names = view.selection.place.and_then(|place| view.registry().id_and_name(place));
    if view.selection.cards.len() > 1 {
        let text = view.i18n.tr_count("cards-chosen", view.selection.cards.len());
        label(ui, &text, theme::small(Weight::Regular), colours.secondary);
    } else if let Some((id, _)) = names {
        label(ui, id, theme::mono(11.0), colours.secondary);
    }
    if let Some(row) = view.selection.row {
        label(ui, &view.i18n.tr_count("row-number", row + 1), theme::small(Weight::Regular), colours.label);
    }
}

fn separator(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(1.0, ui.max_rect().height()), Sense::hover());
    divider(ui, rect, Align2::LEFT_CENTER);
}
