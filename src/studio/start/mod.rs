//! The start screen: the projects that were open before, and the bundled games to begin with or to look at.

mod games;
mod recent;

use std::path::PathBuf;

use egui::{CentralPanel, Event, Frame, Id, Key, Margin, Panel, ScrollArea, Ui, vec2};

use super::background::Loaded;
use super::theme::colours;
use super::view::View;
use crate::document::{RecentProject, recent_project};
use crate::registry::catalogue::offers;
use games::Tile;

/// The width of the column of projects, in points.
const PROJECTS: f32 = 300.0;

/// The state of the start screen.
#[derive(Default)]
pub struct StartScreen {
    filter: String,
    /// The games, in the language with this tag.
    games: Loaded<&'static str, Vec<Tile>>,
    /// The projects that were open before, for this list of folders.
    recent: Loaded<Vec<PathBuf>, Vec<RecentProject>>,
    /// Whether a game has had the focus already, so that Enter opens it.
    is_focused: bool,
}

impl StartScreen {
    /// Whether something is still being read.
    #[cfg(feature = "testing")]
    pub fn is_loading(&self) -> bool {
        self.games.is_loading() || self.recent.is_loading() || !self.games.is_loaded()
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.take_typing(ui);
        let ground = Frame::new().fill(colours(ui).window);
        let width = PROJECTS.min(ui.available_width() * 0.34);
        let projects = Panel::left("projects").exact_size(width).resizable(false).frame(ground);
        projects.show(ui, |ui| self.projects_ui(ui, view));
        CentralPanel::no_frame().frame(Frame::new().fill(colours(ui).well)).show(ui, |ui| self.games_ui(ui, view));
    }

    /// Letters that are typed while no field has the focus filter projects and games: the field takes them in this frame.
    fn take_typing(&mut self, ui: &Ui) {
        if ui.ctx().text_edit_focused() {
            return;
        }
        let is_letter = |event: &Event| matches!(event, Event::Text(text) if !text.trim().is_empty());
        if ui.input(|input| input.events.iter().any(is_letter)) {
            ui.ctx().memory_mut(|memory| memory.request_focus(filter_id()));
        } else if ui.input(|input| input.key_pressed(Key::Escape)) {
            self.filter.clear();
        }
    }

    fn projects_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let folders = view.settings.recent.clone();
        let read = {
            let folders = folders.clone();
            move || folders.iter().map(|folder| recent_project(folder)).collect()
        };
        let known = self.recent.get(ui.ctx(), "recent projects", &folders, || read);
        let known = known.map(|(_, known)| known.as_slice()).unwrap_or_default();
        recent::projects_ui(ui, view, &mut self.filter, known);
    }

    fn games_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let language = view.i18n.language();
        let read = move || offers().into_iter().map(|offer| Tile::new(offer, language)).collect();
        let Some((_, tiles)) = self.games.get(ui.ctx(), "games", &language.tag, || read) else {
            ui.centered_and_justified(egui::Ui::spinner);
            return;
        };
        let scroll = ScrollArea::vertical().auto_shrink(false);
        scroll.show(ui, |ui| {
            Frame::new().inner_margin(Margin::symmetric(24, 14)).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(12.0, 12.0);
                games::games_ui(ui, view, &self.filter, tiles, &mut self.is_focused);
            });
        });
    }
}

/// The id of the field that filters projects and games.
fn filter_id() -> Id {
    Id::unique("start filter")
}

/// Whether a name matches what is typed.
fn matches(filter: &str, texts: &[&str]) -> bool {
    let filter = filter.trim().to_lowercase();
    texts.iter().any(|text| text.to_lowercase().contains(&filter))
}
