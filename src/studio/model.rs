//! The state of the studio that is not part of a single screen.

use std::path::Path;
use std::sync::Arc;

use super::action::Screen;
use super::command::Commands;
use super::i18n::I18n;
use super::legality::Legality;
use super::memo::Memo;
use super::settings::Settings;
use crate::base::{Diagnostic, Source};
use crate::card::{Card, Condition, Hero, Parameter};
use crate::design::check::{Known, check};
use crate::design::project::FILE;
use crate::document::{Document, Label, RecordPath, RecordView, Selection, StorageConfig};
use crate::kernel::form;
use crate::kernel::rules::Game;
use crate::narration;
use crate::registry::Project;
use crate::sandbox::tabletop::{self, LastSession, Tabletop};
use crate::sandbox::{self, Sandbox};
use crate::text::{Arg, ENGLISH, Language, Texts};

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
    /// The selected record with its texts and problems.
    pub current: Option<RecordView>,
    pub sandbox: Sandbox,
    /// The match of the sandbox.
    pub tabletop: Tabletop,
    /// Whether the sandbox shows the match, in a project that has a board apart from it.
    pub match_is_shown: bool,
    /// The game of heroes and their locked decks, by revision of the project.
    game_of_heroes: Memo<u64, Option<Arc<Game>>>,
    /// The problems of `design.json`, by revision of the project.
    pub design_problems: Memo<u64, Vec<Diagnostic>>,
    /// The kernel's verdicts on rows that menus offer.
    pub legality: Legality,
    /// The commands that widgets have sent in this frame.
    pub commands: Commands,
}

impl Model {
    pub fn new(document: Document, settings: Settings, storage: StorageConfig) -> Self {
        let texts = Arc::new(document.locales().texts().with_cards(document.game()));
        let mut model = Self {
            storage,
            i18n: I18n::new(texts.clone(), settings.language()),
            texts,
            settings,
            selection: Selection::default(),
            current: None,
            sandbox: restored_sandbox(&document),
            tabletop: Tabletop::default(),
            match_is_shown: false,
            game_of_heroes: Memo::default(),
            design_problems: Memo::default(),
            legality: Legality::default(),
            commands: Commands::default(),
            document,
        };
        model.restore_match();
        model.select_first();
        model
    }

    /// Replaces the open project.
    pub fn open(&mut self, document: Document) {
        self.settings.opened(document.path().map(Path::to_owned), &document.rules().game);
        self.sandbox = restored_sandbox(&document);
        self.tabletop = Tabletop::default();
        self.design_problems = Memo::default();
        self.game_of_heroes = Memo::default();
        self.document = document;
        self.restore_match();
        self.reload_texts();
        self.select_first();
    }

    /// Selects the card that was selected in the last session.
    pub fn select_first(&mut self) {
        self.selection = Selection::first(&self.document, self.settings.card.as_deref());
    }

    /// Selects a row of the selected record.
    pub fn select_row(&mut self, row: Option<usize>) {
        self.selection.set_row(&self.document, row);
    }

    pub fn set_language(&mut self, tag: &str) {
        tag.clone_into(&mut self.settings.language);
        self.i18n = I18n::new(self.texts.clone(), self.settings.language());
    }

    fn set_texts(&mut self, texts: &Texts) {
        self.texts = Arc::new(texts.with_cards(self.document.game()));
        self.i18n = I18n::new(self.texts.clone(), self.settings.language());
        self.current = None;
    }

    /// Reads the messages of all languages again.
    pub fn reload_texts(&mut self) {
        self.set_texts(&self.document.locales().texts());
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
        self.set_texts(&texts);
    }

    /// Lets the texts be of the cards as they are now, in a whole game.
    pub fn refresh_cards(&mut self) {
        if !self.texts.is_of_cards(self.document.game()) {
            self.texts = Arc::new(self.texts.with_cards(self.document.game()));
        }
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
            self.current = place.and_then(|place| RecordView::new(&self.document, &self.texts, language, place));
        }
    }

    /// Checks what the designers have set, if the project has changed.
    pub fn refresh_design(&mut self) {
        let document = &self.document;
        self.design_problems.get(document.revision(), || match document.design_text() {
            Ok(None) => Vec::new(),
            Ok(Some(text)) => {
                let cards = document.registry().cards.iter().map(|card| card.id.as_str()).collect();
                let known = Known { rules: document.rules(), game: document.game().map(AsRef::as_ref), cards };
                check(&Source::new(FILE, text), &known)
            }
            Err(problem) => vec![problem.clone()],
        });
    }

    /// Resolves the sandbox's board, or the card that is tried next to the editor, if the project has changed.
    pub fn refresh_sandbox(&mut self) {
        let is_whole_game = self.document.rules().is_whole_game();
        // Cards are tried on the match of the last session.
        let is_wanted = match self.settings.screen {
            Screen::Sandbox => self.shows_match(),
            Screen::Cards => self.settings.try_open && is_whole_game && self.tabletop.session().is_none(),
            _ => false,
        };
        if is_wanted && let Some(game) = self.match_game() {
            self.tabletop.refresh(&game);
        }
        if is_wanted || is_whole_game {
            return;
        }
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

    /// Whether the sandbox shows a match and not the board. A whole game has no board apart from its match.
    pub fn shows_match(&self) -> bool {
        self.match_is_shown || self.document.rules().is_whole_game()
    }

    /// The game in which matches are played, with its cards; `None`: the ruleset has no match.
    pub fn match_game(&mut self) -> Option<Arc<Game>> {
        let document = &self.document;
        if let Some(game) = document.game() {
            return Some(Arc::clone(game));
        }
        self.game_of_heroes.get(document.revision(), || document.game_of_heroes().map(Arc::new)).clone()
    }

    /// Takes up the match of the last session. Older sessions kept it in the place of the board.
    fn restore_match(&mut self) {
        let document = &self.document;
        let is_log = |file: &Source| form::is_log(&file.text);
        let older = || document.saved_board().filter(is_log);
        let found = document.saved_match().map(|file| (tabletop::was_shown(&file.text), file));
        self.match_is_shown = false;
        if let Some((is_shown, file)) = found.or_else(|| Some((true, older()?))) {
            self.match_is_shown = is_shown;
            self.tabletop.resume(LastSession { file, rules: document.ruleset_source() });
        }
    }

    pub fn card(&self, id: &str) -> Option<&Card> {
        match self.document.find(id)? {
            RecordPath::Card(at) => self.document.registry().cards.get(at),
            _ => None,
        }
    }

    pub fn hero(&self, id: &str) -> Option<&Hero> {
        match self.document.find(id)? {
            RecordPath::Hero(at) => self.document.registry().heroes.get(at),
            _ => None,
        }
    }

    /// The name of a card or hero in the language of the interface. A record that no longer exists has its id as the name.
    pub fn name_of(&self, id: &str) -> String {
        let place = self.document.find(id);
        let known = place.and_then(|place| self.document.registry().id_and_name(place));
        let Some((_, english)) = known else {
            return self.token_name(id).unwrap_or_else(|| self.deck_name(id));
        };
        self.texts.name(self.i18n.language(), id, if english.is_empty() { id } else { english })
    }

    /// The name of the game in the language of the interface.
    pub fn game_name(&self) -> String {
        self.texts.game_name(self.i18n.language(), &self.document.rules().name)
    }

    /// The name of a card of the ruleset, by its id or by what rows call it.
    fn token_name(&self, id: &str) -> Option<String> {
        let game = self.document.game()?;
        let id = game.tokens.get(id).map_or(id, |token| game.word(game.definition(*token).id));
        let english = game.records.get(id)?.get("name").and_then(serde_json::Value::as_str);
        Some(self.texts.name(self.i18n.language(), id, english.unwrap_or(id)))
    }

    /// The name of a deck. The second copy of a deck that plays against itself has a number.
    fn deck_name(&self, id: &str) -> String {
        match id.split_once(':') {
            Some((id, number)) => format!("{} ({number})", self.deck_name(id)),
            None => {
                let deck = self.document.decks().iter().find(|deck| deck.id == id);
                let english = deck.map_or(id, |deck| if deck.name.is_empty() { id } else { &deck.name });
                if self.i18n.language() == ENGLISH && english != id {
                    return english.to_owned();
                }
                self.i18n.name(&format!("deck-{id}"), english)
            }
        }
    }

    /// A condition as it is on a card.
    pub fn condition(&self, condition: &Condition) -> String {
        let number = if let Parameter::Number(number) = condition.is { Some(number) } else { None };
        let word = if let Parameter::Word(word) = &condition.is { Some(word.as_str()) } else { None };
        narration::condition(&self.texts, self.i18n.language(), &condition.id, number, word)
    }

    /// The name of the step that Undo would revert: on the Sandbox screen a step of the board, elsewhere an edit.
    pub fn undo_label(&self) -> Option<String> {
        let of_board = self.board_label(self.sandbox.undo_label(), self.tabletop.can_go_back());
        self.label(of_board, self.document.undo_label())
    }

    /// The name of the step that Redo would apply.
    pub fn redo_label(&self) -> Option<String> {
        let of_board = self.board_label(self.sandbox.redo_label(), self.tabletop.can_go_on());
        self.label(of_board, self.document.redo_label())
    }

    /// The message for a step of the board: of a whole game's match, if it is possible there.
    fn board_label(&self, of_board: Option<&'static str>, is_possible: bool) -> Option<&'static str> {
        if self.shows_match() {
            return is_possible.then_some("sandbox-undo-action");
        }
        of_board
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
    if let Some(board) = document.saved_board().filter(|file| !form::is_log(&file.text)) {
        sandbox.resume(&board, sandbox_source(document));
    }
    sandbox
}

/// The project that is part of the program.
pub fn bundled(storage: &StorageConfig) -> Document {
    #[allow(clippy::expect_used, reason = "the bundled files are part of the program, and its tests check them")]
    Document::of_project(Project::bundled(), storage.clone()).expect("the bundled project is valid")
}
