//! The state of the studio that is not part of a single screen.

use std::path::Path;
use std::sync::Arc;

use super::action::Screen;
use super::command::Commands;
use super::current::{Current, rows_of};
use super::i18n::I18n;
use super::index::Index;
use super::selection::Selection;
use super::settings::Settings;
use crate::base::Name;
use crate::card::{Card, Hero};
use crate::document::{ChangeSet, Document, Label, RecordPath, StorageConfig};
use crate::registry::Project;
use crate::sandbox::{self, Sandbox};
use crate::text::{Arg, Language, Texts};

/// How many of the last selected cards are remembered.
const HISTORY: usize = 32;

pub struct Model {
    /// The open project.
    pub document: Document,
    /// Where projects keep data that is not in their folder.
    pub storage: StorageConfig,
    /// The messages of all languages.
    pub texts: Arc<Texts>,
    /// The messages of the interface, in its language.
    pub i18n: I18n,
    pub settings: Settings,
    pub selection: Selection,
    /// The ids of the last selected cards, the latest last.
    pub history: Vec<Name>,
    /// The selected record with its texts and problems.
    pub current: Option<Current>,
    pub sandbox: Sandbox,
    index: Index,
    /// The commands that widgets have sent in this frame.
    pub commands: Commands,
}

impl Model {
    pub fn new(document: Document, settings: Settings, storage: StorageConfig) -> Self {
        let texts = Arc::new(document.locales().texts());
        let mut model = Self {
            storage,
            i18n: I18n::new(texts.clone(), settings.language()),
            texts,
            settings,
            selection: Selection::default(),
            history: Vec::new(),
            current: None,
            sandbox: restored_sandbox(&document),
            index: Index::default(),
            commands: Commands::default(),
            document,
        };
        model.select_first();
        model
    }

    /// Replaces the open project.
    pub fn open(&mut self, document: Document) {
        self.settings.opened(document.path().map(Path::to_owned));
        self.sandbox = restored_sandbox(&document);
        self.index = Index::default();
        self.document = document;
        self.reload_texts();
        self.history.clear();
        self.select_first();
    }

    /// Selects the card that was selected in the last session, or else the card with the most rows.
    pub fn select_first(&mut self) {
        let cards = &self.document.registry().cards;
        let last = self.settings.card.as_deref();
        let last = cards.iter().position(|card| Some(card.id.as_str()) == last);
        let longest = || (0..cards.len()).rev().max_by_key(|&at| cards[at].effects.len());
        let card = last.or_else(longest);
        self.selection = Selection { place: card.map(RecordPath::Card), cards: card.into_iter().collect(), row: None };
        self.remember_card();
    }

    pub fn set_language(&mut self, tag: &str) {
        tag.clone_into(&mut self.settings.language);
        self.i18n = I18n::new(self.texts.clone(), self.settings.language());
    }

    fn set_texts(&mut self, texts: Texts) {
        self.texts = Arc::new(texts);
        self.i18n = I18n::new(self.texts.clone(), self.settings.language());
        self.current = None;
    }

    /// Reads the messages of all languages again.
    pub fn reload_texts(&mut self) {
        self.set_texts(self.document.locales().texts());
    }

    /// Reads the messages of some languages again, by their tags.
    pub fn reload_languages(&mut self, tags: &[String]) {
        if tags.iter().any(|tag| self.texts.languages().all(|language| language.tag != tag)) {
            return self.reload_texts();
        }
        let mut texts = (*self.texts).clone();
        for language in tags.iter().filter_map(|tag| Language::of_tag(tag)) {
            if let Some(locale) = self.document.locales().get(language) {
                texts = texts.with_files(language, locale.files());
            }
        }
        self.set_texts(texts);
    }

    /// Computes the texts and problems of the selected record again, if it or the project has changed.
    pub fn refresh_current(&mut self) {
        let (revision, language) = (self.document.revision(), self.settings.card_language());
        let is_fresh = self.current.as_ref().is_some_and(|current| {
            current.revision == revision
                && Some(current.place) == self.selection.place
                && current.sentences.0 == language
        });
        if !is_fresh {
            let place = self.selection.place;
            self.current = place.and_then(|place| Current::new(&self.document, &self.texts, language, place));
        }
    }

    /// Resolves the sandbox's board, or the card that is tried next to the editor, if the project has changed.
    pub fn refresh_sandbox(&mut self) {
        let source = sandbox_source(&self.document);
        match self.settings.screen {
            Screen::Sandbox => {
                self.sandbox.refresh(source);
            }
            Screen::Cards if self.settings.try_open => {
                let card = match self.selection.place {
                    Some(RecordPath::Card(at)) => self.document.registry().cards.get(at),
                    _ => None,
                };
                let id = card.map(|card| card.id.clone());
                self.sandbox.try_card(id.as_ref(), source);
            }
            _ => {}
        }
    }

    /// Keeps the selection valid after records were added, removed or moved.
    pub fn update_selection(&mut self, changes: &ChangeSet) {
        let registry = self.document.registry();
        let (cards, heroes) = (registry.cards.len(), registry.heroes.len());
        if changes.moved {
            let moved = changes.places.iter().filter_map(|place| match place {
                RecordPath::Card(at) if *at < cards => Some(*at),
                _ => None,
            });
            self.selection.cards = moved.collect();
            self.selection.row = None;
            match (self.selection.cards.first(), self.selection.place) {
                (Some(&first), _) => self.selection.place = Some(RecordPath::Card(first)),
                // The index of the selected card may belong to another card now.
                (None, Some(RecordPath::Card(_)) | None) => {
                    self.selection.place = self.last_selected().or(self.selection.place);
                }
                _ => {}
            }
        }
        self.selection.cards.retain(|&card| card < cards);
        match self.selection.place {
            Some(RecordPath::Card(at)) if at >= cards => {
                self.selection.place = cards.checked_sub(1).map(RecordPath::Card);
            }
            Some(RecordPath::Hero(at)) if at >= heroes => self.selection.place = None,
            _ => {}
        }
        if let (Some(RecordPath::Card(at)), true) = (self.selection.place, self.selection.cards.is_empty()) {
            self.selection.cards.insert(at);
        }
        self.clamp_row();
        self.remember_card();
    }

    /// Keeps the index of the selected row within the rows of the selected record.
    pub fn clamp_row(&mut self) {
        let rows = self.selection.place.map_or(0, |place| rows_of(&self.document, place).len());
        self.selection.row = self.selection.row.filter(|_| rows > 0).map(|row| row.min(rows - 1));
    }

    /// Adds the selected card to the history.
    pub fn remember_card(&mut self) {
        let Some(RecordPath::Card(at)) = self.selection.place else { return };
        let Some(card) = self.document.registry().cards.get(at) else { return };
        self.settings.card = Some(card.id.to_string());
        if self.history.last() != Some(&card.id) {
            self.history.push(card.id.clone());
            self.history.drain(..self.history.len().saturating_sub(HISTORY));
        }
    }

    /// The last selected card that still exists.
    fn last_selected(&self) -> Option<RecordPath> {
        self.history.iter().rev().find_map(|id| self.find(id))
    }

    /// The path of a card or hero, by its id.
    pub fn find(&self, id: &str) -> Option<RecordPath> {
        self.index.find(&self.document, id)
    }

    pub fn card(&self, id: &str) -> Option<&Card> {
        match self.find(id)? {
            RecordPath::Card(at) => self.document.registry().cards.get(at),
            _ => None,
        }
    }

    pub fn hero(&self, id: &str) -> Option<&Hero> {
        match self.find(id)? {
            RecordPath::Hero(at) => self.document.registry().heroes.get(at),
            _ => None,
        }
    }

    /// The name of a card or hero in the language of the interface. A record that no longer exists has its id as the name.
    pub fn name_of(&self, id: &str) -> String {
        let english = self.card(id).map(|card| &card.name).or_else(|| self.hero(id).map(|hero| &hero.name));
        let Some(english) = english else { return id.to_owned() };
        self.texts.name(self.i18n.language(), id, if english.is_empty() { id } else { english })
    }

    /// The name of the step that Undo would revert: on the Sandbox screen a step of the board, elsewhere an edit.
    pub fn undo_label(&self) -> Option<String> {
        self.label(self.sandbox.undo_label(), self.document.undo_label())
    }

    /// The name of the step that Redo would apply.
    pub fn redo_label(&self) -> Option<String> {
        self.label(self.sandbox.redo_label(), self.document.redo_label())
    }

    fn label(&self, of_board: Option<&'static str>, of_edit: Option<&Label>) -> Option<String> {
        if self.settings.screen == Screen::Sandbox {
            return of_board.map(|label| self.i18n.tr(label).to_string());
        }
        let label = of_edit?;
        let mut arguments: Vec<(&str, Arg<'_>)> = Vec::new();
        for (name, value) in &label.arguments {
            let number = value.parse().ok().filter(|_| matches!(*name, "count" | "row"));
            arguments.push((name, number.map_or(Arg::Text(value), Arg::Number)));
        }
        Some(self.i18n.tr_with(label.message, &arguments))
    }
}

/// The project in the form that the sandbox reads.
pub fn sandbox_source(document: &Document) -> sandbox::Source<'_> {
    sandbox::Source {
        rules: document.rules(),
        ruleset: document.ruleset_text(),
        registry: document.registry(),
        checked: document.checked(),
        revision: document.revision(),
    }
}

/// The sandbox of a project, with the board of the last session if one was saved.
fn restored_sandbox(document: &Document) -> Sandbox {
    let mut sandbox = Sandbox::new(sandbox_source(document));
    if let Some(board) = document.saved_board() {
        sandbox.resume(&board, sandbox_source(document));
    }
    sandbox
}

/// The project that is part of the program.
pub fn bundled(storage: &StorageConfig) -> Document {
    #[allow(clippy::expect_used, reason = "the bundled files are part of the program, and its tests check them")]
    Document::of_project(Project::bundled(), storage.clone()).expect("the bundled project is valid")
}
