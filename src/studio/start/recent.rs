//! The column of projects: the filter, open and new, and the projects that were open before.

use std::time::{Duration, SystemTime};

use egui::{Align, Frame, Id, Margin, Role, ScrollArea, Ui, vec2};
use lucide_icons::Icon;

use super::{filter_id, matches};
use crate::document::RecentProject;
use crate::studio::action::{Action, Screen};
use crate::studio::command::FileCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Field, RowInfo, cell_label, column, empty_state, icon_button, icon_label, list_row, panel_head, sides,
};

const ROW: f32 = 48.0;

pub fn projects_ui(ui: &mut Ui, view: &View<'_>, filter: &mut String, known: &[RecentProject]) {
    let i18n = &view.i18n;
    panel_head(ui, &i18n.tr("start-projects"), "", |ui| {
        if view.settings.game.is_some() {
            let tip = i18n.tr("start-back");
            view.on_click(&icon_button(ui, Icon::ArrowRight, &tip, true), Action::Go(Screen::Cards));
        }
    });
    Frame::new().inner_margin(Margin::symmetric(12, 10)).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let half = (ui.available_width() - 8.0) / 2.0;
        ui.horizontal(|ui| {
            for (action, icon) in [(Action::Open, Icon::FolderOpen), (Action::NewProject, Icon::FolderPlus)] {
                let name = i18n.tr(action.entry().name);
                let button = Button::new(&name).icon(icon).keys(action.keys(ui.ctx())).width(half);
                ui.scope(|ui| {
                    ui.set_max_width(half);
                    view.on_click(&ui.add(button), action);
                });
            }
        });
        let (action, name) = (Action::Import, i18n.tr(Action::Import.entry().name));
        let button = Button::new(&name).icon(action.entry().icon).keys(action.keys(ui.ctx())).width(2.0 * half + 8.0);
        view.on_click(&ui.add(button), action);
        let name = i18n.tr("start-filter");
        Field::new(&name).hint(&name).icon(Icon::Search).id(filter_id()).show(ui, filter);
    });
    let shown: Vec<&RecentProject> =
        known.iter().filter(|project| matches(filter, &[&name_of(project), &project.game])).collect();
    if shown.is_empty() {
        let title = if known.is_empty() { "start-no-projects" } else { "start-no-match" };
        let hint = if known.is_empty() { i18n.tr("start-no-projects-hint") } else { "".into() };
        return empty_state(ui, Icon::FolderOpen, &i18n.tr(title), &hint, |_| {});
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for project in shown {
            project_ui(ui, view, project);
        }
    });
}

fn name_of(project: &RecentProject) -> String {
    project.folder.file_name().unwrap_or(project.folder.as_os_str()).to_string_lossy().into_owned()
}

fn project_ui(ui: &mut Ui, view: &View<'_>, project: &RecentProject) {
    let (colours, i18n) = (colours(ui), &view.i18n);
    let name = name_of(project);
    let info = RowInfo::new(Id::unique("recent").with(&project.folder), &name).role(Role::Button);
    let info = info.selected(view.document.path() == Some(&*project.folder));
    let row = list_row(ui, info, ROW, |ui| {
        let (icon, colour) =
            if project.is_there { (Icon::Spade, colours.accent) } else { (Icon::FolderX, colours.disabled) };
        icon_label(ui, icon, 18.0, colour);
        let saved = project.saved.map(|saved| age(view, saved)).unwrap_or_default();
        let right = |ui: &mut Ui| {
            if project.is_there {
                cell_label(ui, &saved, theme::small(Weight::Regular), colours.label);
            } else {
                let tip = i18n.tr("start-forget");
                view.on_click(&icon_button(ui, Icon::X, &tip, true), FileCommand::Forget(project.folder.clone()));
            }
        };
        let left = |ui: &mut Ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.add_space(6.0);
                let text = if project.is_there { colours.text } else { colours.label };
                cell_label(ui, &name, theme::body(Weight::Medium), text);
                let (about, colour) = if project.is_there {
                    (contents(view, project), colours.label)
                } else {
                    (i18n.tr("start-missing").to_string(), colours.warning.text)
                };
                cell_label(ui, &about, theme::small(Weight::Regular), colour);
            });
        };
        let width = ui.available_width();
        column(ui, width, Align::Min, |ui| sides(ui, left, right));
    });
    let row = row.on_hover_text(project.folder.display().to_string());
    if project.is_there {
        view.on_click(&row, FileCommand::OpenFolder(project.folder.clone()));
    }
}

/// The game of a project, and how many cards it has.
fn contents(view: &View<'_>, project: &RecentProject) -> String {
    let cards = project.cards.map(|cards| view.i18n.tr_count("start-cards", cards));
    [Some(project.game.clone()).filter(|game| !game.is_empty()), cards]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}

/// How long ago a project was saved, in days.
fn age(view: &View<'_>, saved: SystemTime) -> String {
    const DAY: Duration = Duration::from_hours(24);
    let days = SystemTime::now().duration_since(saved).unwrap_or_default().as_secs() / DAY.as_secs();
    view.i18n.tr_count("start-days", usize::try_from(days).unwrap_or(usize::MAX))
}
