//! The status bar: problems, selection, work in the background, the ruleset.

use egui::{Align, Atoms, Color32, Layout, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use lucide_icons::Icon;

use crate::document::RecordPath;
use crate::sim::Progress;
use crate::studio::action::Action;
use crate::studio::command::PrintCommand;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Pressable, bar, icon_atom, icon_button, icon_label, label, text_atom};
use crate::text::Arg;

/// Shows the status bar.
pub fn status_bar_ui(
    ui: &mut Ui,
    view: &View<'_>,
    printing: Option<(usize, usize)>,
    simulating: Option<(&'static str, Progress)>,
) {
    let colours = colours(ui);
    let whole = ui.max_rect();
    ui.painter().hline(whole.x_range(), whole.top() + 0.5, Stroke::new(1.0, colours.divider));
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        problems(ui, view);
        divider(ui);
        chosen(ui, view);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(12.0);
            let rules = view.rules();
            label(ui, &rules.name, theme::small(Weight::Regular), colours.label);
            if let Some(reason) = view.document.read_only() {
                divider(ui);
                label(ui, &view.i18n.tr("read-only"), theme::small(Weight::Medium), colours.warning.text)
                    .on_hover_text(problem_text::problem(&view.i18n, reason));
            }
            if let Some(progress) = printing {
                divider(ui);
                printing_ui(ui, view, progress);
            }
            simulation(ui, view, simulating);
        });
    });
}

/// The simulation in the background, from right to left.
fn simulation(ui: &mut Ui, view: &View<'_>, simulating: Option<(&'static str, Progress)>) {
    let Some((what, progress)) = simulating else { return };
    divider(ui);
    ui.spacing_mut().item_spacing.x = 8.0;
    let name = view.i18n.tr(Action::StopWork.entry().name);
    if icon_button(ui, Icon::X, &name, true).clicked() {
        view.send(Action::StopWork);
    }
    #[allow(clippy::cast_possible_truncation, reason = "a share")]
    bar(ui, 72.0, progress.share() as f32, colours(ui).accent);
    label(ui, &view.i18n.tr(what), theme::small(Weight::Regular), colours(ui).secondary);
    ui.spacing_mut().item_spacing.x = 12.0;
}

fn problems(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let (errors, warnings) = view.document.tally();
    let count = |count: usize, icon: Icon, colour: Color32| {
        (icon, if count > 0 { colour } else { colours.label }, count.to_string())
    };
    let marks =
        [count(errors, Icon::CircleX, colours.error.text), count(warnings, Icon::TriangleAlert, colours.warning.text)];
    let font = theme::small(Weight::Medium);
    let mut atoms = Atoms::default();
    for (icon, colour, count) in &marks {
        atoms.push_right(icon_atom(*icon, 13.0, *colour));
        atoms.push_right(text_atom(count, font.clone(), colours.secondary));
    }
    atoms.push_right(text_atom(&view.i18n.tr("problems"), font, colours.secondary));
    let fill = if view.settings.problems_open { colours.hover } else { Color32::TRANSPARENT };
    let height = ui.max_rect().height() - 2.0;
    let button = Pressable::ghost(ui, height, atoms).padding(14).corner(0).fill(fill, Color32::TRANSPARENT);
    let response = button.show(ui);
    let arguments = [("errors", Arg::Number(whole(errors))), ("warnings", Arg::Number(whole(warnings)))];
    let name = view.i18n.tr_with("problems-count", &arguments);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let keys = Action::Problems.keys(ui.ctx()).join("+");
    if response.on_hover_text(format!("{name} · {keys}")).clicked() {
        view.send(Action::Problems);
    }
}

fn chosen(ui: &mut Ui, view: &View<'_>) {
    let colours = colours(ui);
    let registry = view.registry();
    let id = match view.selection.place {
        Some(RecordPath::Card(at)) => registry.cards.get(at).map(|card| &card.id),
        Some(RecordPath::Hero(at)) => registry.heroes.get(at).map(|hero| &hero.id),
        _ => None,
    };
    if view.selection.cards.len() > 1 {
        let text = view.i18n.tr_count("cards-chosen", view.selection.cards.len());
        label(ui, &text, theme::small(Weight::Regular), colours.secondary);
    } else if let Some(id) = id {
        label(ui, id, theme::mono(11.0), colours.secondary);
    }
    if let Some(row) = view.selection.row {
        label(ui, &view.i18n.tr_count("row-number", row + 1), theme::small(Weight::Regular), colours.label);
    }
}

/// The progress of printing and the button that cancels it, from right to left.
fn printing_ui(ui: &mut Ui, view: &View<'_>, (done, all): (usize, usize)) {
    ui.spacing_mut().item_spacing.x = 8.0;
    if icon_button(ui, Icon::X, &view.i18n.tr("cancel"), true).clicked() {
        view.send(PrintCommand::Stop);
    }
    let numbers = [("done", Arg::Number(whole(done))), ("all", Arg::Number(whole(all)))];
    let words = view.i18n.tr_with("print-progress", &numbers);
    label(ui, &words, theme::small(Weight::Regular), colours(ui).secondary);
    #[allow(clippy::cast_precision_loss, reason = "a share")]
    bar(ui, 90.0, done as f32 / all.max(1) as f32, colours(ui).accent);
    icon_label(ui, Icon::Printer, 13.0, colours(ui).label);
}

fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(1.0, ui.max_rect().height()), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(1.0, colours(ui).divider));
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
