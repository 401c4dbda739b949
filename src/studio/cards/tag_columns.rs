//! Tags of the project as columns of the library: which of them the user has chosen, and which cards have them.

use std::collections::HashMap;

use egui::Ui;
use lucide_icons::Icon;

use crate::card::Card;
use crate::design::project::DesignFile;
use crate::design::tags::Searches;
use crate::studio::command::SettingsCommand;
use crate::studio::theme::colours;
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, Column, icon_button, icon_label};

/// The width of a column, and with the gap before it, in points.
const WIDTH: f32 = 44.0;
pub const ROOM: f32 = WIDTH + 6.0;

#[derive(Default)]
pub struct TagColumns {
    /// The tags of the project, and what they were read for.
    searches: Searches,
    of: Option<(u64, u64)>,
    /// The places of the tags that are columns.
    shown: Vec<usize>,
    /// Which tags cards have, as far as they were looked at since the last edit.
    known: HashMap<usize, Vec<bool>>,
    /// Counts changes of files beside the project.
    files: u64,
}

impl TagColumns {
    /// Reads the tags again.
    pub fn files_changed(&mut self) {
        self.files += 1;
    }

    /// Follows the project and the settings.
    pub fn update(&mut self, view: &View<'_>) {
        let document = &view.document;
        let of = Some((document.revision(), self.files));
        if self.of != of {
            self.of = of;
            self.known.clear();
            let text = document.design_text().ok().flatten();
            let design = text.and_then(|text| DesignFile::read(text).ok()).unwrap_or_default();
            // A wrong tag is reported by the tool that lists them.
            self.searches = Searches::new(&design.tags, view.rules()).unwrap_or_default();
        }
        let is_shown = |id: &str| view.settings.tag_columns.iter().any(|shown| shown == id);
        self.shown = self.searches.ids().enumerate().filter(|(_, id)| is_shown(id)).map(|(at, _)| at).collect();
    }

    /// The columns, each with the id of its tag.
    pub fn columns(&self) -> impl Iterator<Item = Column> + '_ {
        let name = |at: &usize| self.searches.ids().nth(*at).unwrap_or_default();
        self.shown.iter().map(move |at| Column::exact(name(at), WIDTH).unsorted())
    }

    /// How many columns there are.
    pub fn count(&self) -> usize {
        self.shown.len()
    }

    /// The cell of a column for a card.
    pub fn cell(&mut self, ui: &mut Ui, view: &View<'_>, column: usize, at: usize, card: &Card) {
        let text = |card: &Card, language| view.texts.searched_text(language, view.rules(), card);
        let known = self.known.entry(at).or_insert_with(|| self.searches.of(card, &text));
        if self.shown.get(column).and_then(|tag| known.get(*tag)) == Some(&true) {
            icon_label(ui, Icon::Check, 13.0, colours(ui).accent);
        }
    }

    /// The button whose menu chooses the columns, in a project with tags.
    pub fn menu(&self, ui: &mut Ui, view: &View<'_>) {
        let ids: Vec<&str> = self.searches.ids().collect();
        if ids.is_empty() {
            return;
        }
        let (name, search) = (view.i18n.tr("library-tags"), view.i18n.tr("search"));
        let button = icon_button(ui, Icon::Tags, &name, true);
        let choice = |(at, id): (usize, &&str)| {
            let icon = self.shown.contains(&at).then_some(Icon::Check);
            (Choice { icon, ..Choice::new((*id).to_owned()) }, SettingsCommand::TagColumn((*id).to_owned()))
        };
        let entries = || ids.iter().enumerate().map(choice).collect();
        view.send_all(Choices::new(&name, &search).width(220.0).pick(&button, entries));
    }
}
