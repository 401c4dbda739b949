//! Settings of the window. They are stored between sessions, and contain nothing of the project itself.

use std::path::PathBuf;

use egui::ThemePreference;
use serde::{Deserialize, Serialize};

use super::action::{Action, Screen};
use crate::text::{ENGLISH, Language};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "the settings are independent of each other")]
pub struct Settings {
    pub theme: ThemePreference,
    /// The tag of the interface's language.
    pub language: String,
    /// The tag of the language of face and rows.
    pub card_language: String,
    /// The tag of the language that is translated into. Empty if none was selected.
    pub translation_language: String,
    /// The id of the selected message.
    pub message: Option<String>,
    /// The name under which translations are recorded. If it is empty, the name of the system's user is used.
    pub author: String,
    /// Whether translations become suggestions that others decide about.
    pub suggests_only: bool,
    /// Whether translations are edited in fields instead of Fluent source.
    pub in_fields: bool,
    /// The zoom factor.
    pub zoom: f32,
    pub screen: Screen,
    pub problems_open: bool,
    pub json_open: bool,
    /// What is beside the library.
    pub beside: Beside,
    /// The ids of the tags that are columns of the library.
    pub tag_columns: Vec<String>,
    /// Whether only cards are designed: everything but their editor is hidden. Each start says so.
    #[serde(skip)]
    pub portal: bool,
    /// Whether the selected card is resolved in a panel below the editor.
    pub try_open: bool,
    /// The folders of the last opened projects, the latest first.
    pub recent: Vec<PathBuf>,
    /// The folder of the open project. `None` is a bundled game.
    pub project: Option<PathBuf>,
    /// The id of the game of the open project. `None` before anything was opened.
    pub game: Option<String>,
    /// The id of the selected card.
    pub card: Option<String>,
}

/// What is beside the library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Beside {
    /// The editor of a card, and its face.
    #[default]
    Editor,
    /// The editor of decks.
    Decks,
    /// The design tools.
    Design,
}

/// How many projects are remembered.
const RECENT: usize = 10;

impl Settings {
    /// Whether an action is there: players who only design cards have fewer.
    pub fn offers(&self, action: Action) -> bool {
        !self.portal || action.is_of_portal()
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: ThemePreference::System,
            language: ENGLISH.tag.to_owned(),
            card_language: ENGLISH.tag.to_owned(),
            translation_language: String::new(),
            message: None,
            author: String::new(),
            suggests_only: false,
            in_fields: false,
            zoom: 1.0,
            screen: Screen::Cards,
            problems_open: false,
            json_open: true,
            beside: Beside::Editor,
            tag_columns: Vec::new(),
            portal: false,
            try_open: false,
            recent: Vec::new(),
            project: None,
            game: None,
            card: None,
        }
    }
}

impl Settings {
    /// Shows something beside the library, or the editor again where it is in sight.
    pub fn toggle(&mut self, what: Beside) {
        let is_in_sight = self.beside == what && self.screen == Screen::Cards;
        self.beside = if is_in_sight { Beside::Editor } else { what };
        self.screen = Screen::Cards;
    }

    /// Makes a tag a column of the library, or no longer.
    pub fn toggle_tag(&mut self, tag: String) {
        match self.tag_columns.iter().position(|known| *known == tag) {
            Some(at) => _ = self.tag_columns.remove(at),
            None => self.tag_columns.push(tag),
        }
    }

    pub fn language(&self) -> &'static Language {
        real(&self.language).unwrap_or(ENGLISH)
    }

    pub fn card_language(&self) -> &'static Language {
        real(&self.card_language).unwrap_or(ENGLISH)
    }

    /// The language that is translated into: the selected one, or else that of the interface, or else the first one.
    pub fn translation_language(&self) -> &'static Language {
        let of_window = || real(&self.language).filter(|language| *language != ENGLISH);
        let first = || Language::real().find(|language| *language != ENGLISH).unwrap_or(ENGLISH);
        real(&self.translation_language).or_else(of_window).unwrap_or_else(first)
    }

    /// The name under which translations are recorded.
    pub fn author(&self) -> String {
        let named = Some(self.author.trim().to_owned()).filter(|name| !name.is_empty());
        let of_system = || std::env::var("USER").or_else(|_| std::env::var("USERNAME")).ok();
        named.or_else(of_system).unwrap_or_default()
    }

    /// Remembers an opened project, and puts its folder first in the list of recent ones. A bundled game has no folder.
    pub fn opened(&mut self, folder: Option<PathBuf>, game: &str) {
        if let Some(folder) = &folder {
            self.recent.retain(|known| known != folder);
            self.recent.insert(0, folder.clone());
            self.recent.truncate(RECENT);
        }
        self.project = folder;
        self.game = Some(game.to_owned());
    }
}

/// A language by its tag. Pseudolocales are only for tests of the interface.
fn real(tag: &str) -> Option<&'static Language> {
    Language::of_tag(tag).filter(|language| !language.is_pseudo())
}
