//! The status bar: problems, what is chosen, work in the background, the ruleset.

use egui::{Align, Color32, Layout, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use crate::document::RecordPath;
use crate::sim::Progress;
use crate::studio::action::Action;
use crate::studio::command::PrintCommand;
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{bar, icon_at, icon_button, put_icon, put_text};
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
            put_text(ui, &rules.name, theme::small(Weight::Regular), colours.label);
            if let Some(reason) = view.document.read_only() {
                divider(ui);
                put_text(ui, &view.i18n.tr("read-only"), theme::small(Weight::Medium), colours.warning.text)
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

/// Games in the background, from right to left.
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
    put_text(ui, &view.i18n.tr(what), theme::small(Weight::Regular), colours(ui).secondary);
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
    let galleys: Vec<_> = marks
        .iter()
        .map(|(.., text)| ui.painter().layout_no_wrap(text.clone(), font.clone(), colours.secondary))
        .collect();
    let word = ui.painter().layout_no_wrap(view.i18n.tr("problems").to_string(), font, colours.secondary);
    let wide = 16.0 + galleys.iter().map(|galley| galley.size().x + 26.0).sum::<f32>() + word.size().x + 8.0;
    let (rect, response) = ui.allocate_exact_size(vec2(wide, ui.max_rect().height()), Sense::click());
    let arguments = [("errors", Arg::Number(whole(errors))), ("warnings", Arg::Number(whole(warnings)))];
    let name = view.i18n.tr_with("problems-count", &arguments);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.hovered() || view.settings.problems_open || response.has_focus() {
        ui.painter().rect_filled(rect.shrink2(vec2(0.0, 1.0)), 0.0, colours.hover);
    }
    let mut left = rect.left() + 16.0;
    let middle = rect.center().y;
    for ((icon, colour, _), galley) in marks.iter().zip(galleys) {
        icon_at(ui.painter(), pos2(left + 6.5, middle), *icon, 13.0, *colour);
        let width = galley.size().x;
        ui.painter().galley(pos2(left + 18.0, middle - galley.size().y / 2.0), galley, colours.secondary);
        left += width + 26.0;
    }
    ui.painter().galley(pos2(left, middle - word.size().y / 2.0), word, colours.secondary);
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
        put_text(ui, &text, theme::small(Weight::Regular), colours.secondary);
    } else if let Some(id) = id {
        put_text(ui, id, theme::mono(11.0), colours.secondary);
    }
    if let Some(row) = view.selection.row {
        put_text(ui, &view.i18n.tr_count("row-number", row + 1), theme::small(Weight::Regular), colours.label);
    }
}

/// How far the printing is, from right to left, and the button that stops it.
fn printing_ui(ui: &mut Ui, view: &View<'_>, (done, all): (usize, usize)) {
    ui.spacing_mut().item_spacing.x = 8.0;
    if icon_button(ui, Icon::X, &view.i18n.tr("cancel"), true).clicked() {
        view.send(PrintCommand::Stop);
    }
    let numbers = [("done", Arg::Number(whole(done))), ("all", Arg::Number(whole(all)))];
    let words = view.i18n.tr_with("print-progress", &numbers);
    put_text(ui, &words, theme::small(Weight::Regular), colours(ui).secondary);
    #[allow(clippy::cast_precision_loss, reason = "a share")]
    bar(ui, 90.0, done as f32 / all.max(1) as f32, colours(ui).accent);
    put_icon(ui, Icon::Printer, 13.0, colours(ui).label);
}

fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(1.0, ui.max_rect().height()), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(1.0, colours(ui).divider));
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
