//! What the studio remembers of its window: never what a person made.

use std::path::PathBuf;

use egui::ThemePreference;
use serde::{Deserialize, Serialize};

use super::action::Screen;
use crate::text::{ENGLISH, Language};

/// Kept between starts.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Settings {
    /// Dark, light, or the system's.
    pub theme: ThemePreference,
    /// The tag of the interface's language.
    pub language: String,
    /// The tag of the language in which the face and the rows are shown.
    pub card_language: String,
    /// The tag of the language that is translated into.
    pub translation_language: String,
    /// The id of the message that was chosen.
    pub message: Option<String>,
    /// Under whose name translations are noted; the name in the system where it is empty.
    pub author: String,
    /// Whether what is written becomes a candidate for others to decide.
    pub suggests_only: bool,
    /// Whether a translation is written in fields instead of Fluent.
    pub in_fields: bool,
    /// How much larger than usual everything is.
    pub zoom: f32,
    /// The screen.
    pub screen: Screen,
    /// Whether the list of problems is open.
    pub problems_open: bool,
    /// Whether the pane of JSON is open.
    pub json_open: bool,
    /// Whether the chosen card resolves beside the editor.
    pub try_open: bool,
    /// The folders of projects, the latest first.
    pub recent: Vec<PathBuf>,
    /// The folder of the project that was open; none is the bundled one.
    pub project: Option<PathBuf>,
    /// The id of the card that was chosen.
    pub card: Option<String>,
}

/// As many projects are remembered.
const RECENT: usize = 10;

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
            try_open: false,
            recent: Vec::new(),
            project: None,
            card: None,
        }
    }
}

impl Settings {
    /// The interface's language.
    pub fn language(&self) -> &'static Language {
        real(&self.language).unwrap_or(ENGLISH)
    }

    /// The language of face and rows.
    pub fn card_language(&self) -> &'static Language {
        real(&self.card_language).unwrap_or(ENGLISH)
    }

    /// The language that is translated into: the one that was chosen, else that of the window, else the first.
    pub fn translation_language(&self) -> &'static Language {
        let of_window = || real(&self.language).filter(|language| *language != ENGLISH);
        let first = || Language::real().find(|language| *language != ENGLISH).unwrap_or(ENGLISH);
        real(&self.translation_language).or_else(of_window).unwrap_or_else(first)
    }

    /// Under whose name translations are noted.
    pub fn author(&self) -> String {
        let named = Some(self.author.trim().to_owned()).filter(|name| !name.is_empty());
        let of_system = || std::env::var("USER").or_else(|_| std::env::var("USERNAME")).ok();
        named.or_else(of_system).unwrap_or_default()
    }

    /// Puts a project's folder first among the recent ones.
    pub fn opened(&mut self, folder: Option<PathBuf>) {
        if let Some(folder) = &folder {
            self.recent.retain(|known| known != folder);
            self.recent.insert(0, folder.clone());
            self.recent.truncate(RECENT);
        }
        self.project = folder;
    }
}

/// A language by its tag: one of the program's, or one that a project may have begun.
fn real(tag: &str) -> Option<&'static Language> {
    Language::of_tag(tag).filter(|language| !language.is_pseudo())
}
