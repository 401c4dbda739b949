//! Edits decks. A deck is a file of the project; a deck of the registry's list moves into a file when it is edited.

use std::sync::Arc;

use super::{Document, Record, RecordChange, RecordPath, Step, refused, shown};
use crate::base::{Diagnostic, Name};
use crate::document::step::{Label, ProjectState};
use crate::message;
use crate::registry::decks::PlacedDeck;
use crate::registry::{Deck, DeckFile, DeckPlace};
use crate::text::translation::FileChange;

impl Document {
    pub(super) fn add_deck(&self, mut deck: Deck) -> Result<Step, Diagnostic> {
        self.with_decks()?;
        let wanted = slug(if deck.id.is_empty() { &deck.name } else { &deck.id });
        deck.id = self.free_deck_id(&wanted);
        let label = Label::new("undo-add-book").with("name", shown(name_of(&deck)));
        let path = DeckFile::path_of(&deck.id);
        let files = vec![FileChange { path, before: None, after: Some(deck.write()) }];
        Ok(Step { files, ..Step::new(label, Vec::new()) })
    }

    pub(super) fn set_deck(&self, id: &str, deck: Deck, gesture: Option<u64>) -> Result<Step, Diagnostic> {
        self.with_decks()?;
        let (before, placed) = self.deck(id)?;
        let deck = Deck { id: before.id.clone(), ..deck };
        let label = Label::new("undo-set-deck").with("name", shown(name_of(&deck)));
        if deck == before {
            return Ok(Step::new(label, Vec::new()));
        }
        let (path, changes) = match placed.place {
            DeckPlace::File(at) => (self.registry.deck_files.get(at).map(|file| file.path.clone()), Vec::new()),
            DeckPlace::Listed(at) => (None, self.without_listed(at)),
        };
        let path = path.unwrap_or_else(|| self.free_deck_path(id));
        let before = self.deck_text(&path).map(str::to_owned);
        let files = vec![FileChange { path, before, after: Some(deck.write()) }];
        let step = Step { files, ..Step::new(label, changes) };
        Ok(step.in_gesture(gesture, || format!("deck {id}")))
    }

    pub(super) fn delete_deck(&self, id: &str) -> Result<Step, Diagnostic> {
        self.with_decks()?;
        let placed = self.placed_deck(id)?;
        let name = placed.json.as_deref().map(|json| Deck::read(json).0).unwrap_or_default();
        let label = Label::new("undo-delete");
        let label = label.with("name", shown(if name.name.is_empty() { id } else { &name.name })).with("count", 1);
        match placed.place {
            DeckPlace::Listed(at) => Ok(Step::new(label, self.without_listed(at))),
            DeckPlace::File(at) => {
                let file = self.registry.deck_files.get(at).ok_or_else(unknown)?;
                let before = Some(file.text.to_string());
                let files = vec![FileChange { path: file.path.clone(), before, after: None }];
                Ok(Step { files, ..Step::new(label, Vec::new()) })
            }
        }
    }

    /// A deck that can be written again without loss, by its id.
    fn deck(&self, id: &str) -> Result<(Deck, PlacedDeck), Diagnostic> {
        let placed = self.placed_deck(id)?;
        let (deck, problems) = Deck::read(placed.json.as_deref().map_err(Clone::clone)?);
        match problems.into_iter().find(|problem| problem.lost) {
            Some(problem) => Err(problem),
            None => Ok((Deck { id: placed.id.clone(), ..deck }, placed)),
        }
    }

    fn placed_deck(&self, id: &str) -> Result<PlacedDeck, Diagnostic> {
        self.registry.placed_decks().into_iter().find(|deck| deck.id == id).ok_or_else(unknown)
    }

    /// Refuses decks in games whose decks follow from their heroes.
    fn with_decks(&self) -> Result<(), Diagnostic> {
        if self.rules.is_whole_game() { Ok(()) } else { Err(refused(message!("problem-decks-locked"))) }
    }

    /// The change that removes a deck from the registry's list.
    fn without_listed(&self, at: usize) -> Vec<RecordChange> {
        let registry = self.registry.without_listed_deck(at);
        let after = Record::Project(Arc::new(ProjectState { ruleset: Arc::clone(&self.ruleset), registry }));
        vec![RecordChange { place: RecordPath::File, before: Some(self.project_state()), after: Some(after) }]
    }

    /// An id that no deck has, and no file of a deck.
    fn free_deck_id(&self, wanted: &str) -> Name {
        let placed = self.registry.placed_decks();
        let is_free =
            |id: &str| placed.iter().all(|deck| deck.id != id) && self.deck_text(&DeckFile::path_of(id)).is_none();
        numbered(wanted, is_free)
    }

    /// The path of a new file for a deck.
    fn free_deck_path(&self, id: &str) -> String {
        DeckFile::path_of(&numbered(&slug(id), |stem| self.deck_text(&DeckFile::path_of(stem)).is_none()))
    }
}

/// The first of `stem`, `stem_2`, `stem_3` and so on that is free.
fn numbered(stem: &str, is_free: impl Fn(&str) -> bool) -> Name {
    let numbers = (2_u32..).map(|number| Name::from(format!("{stem}_{number}")));
    let mut names = std::iter::once(Name::from(stem)).chain(numbers);
    names.find(|name| is_free(name)).unwrap_or_else(|| stem.into())
}

/// A text as the name of a file on every system: small letters of ASCII, digits, `_` and `-`.
fn slug(text: &str) -> String {
    let mut slug = String::new();
    for letter in text.chars().take(40) {
        match letter.to_ascii_lowercase() {
            kept @ ('a'..='z' | '0'..='9' | '-' | '_') => slug.push(kept),
            _ if !slug.ends_with('_') && !slug.is_empty() => slug.push('_'),
            _ => {}
        }
    }
    let slug = slug.trim_end_matches('_').to_owned();
    // Names that Windows keeps for devices are no names of files.
    let is_device = matches!(slug.as_str(), "con" | "prn" | "aux" | "nul") || is_port(&slug);
    if slug.is_empty() || is_device { format!("deck_{slug}").trim_end_matches('_').to_owned() } else { slug }
}

fn is_port(slug: &str) -> bool {
    let number = slug.strip_prefix("com").or_else(|| slug.strip_prefix("lpt"));
    number.is_some_and(|number| number.len() == 1 && number.bytes().all(|byte| byte.is_ascii_digit()))
}

fn name_of(deck: &Deck) -> &str {
    if deck.name.is_empty() { &deck.id } else { &deck.name }
}

fn unknown() -> Diagnostic {
    refused(message!("problem-nothing-there", pointer = "/decks"))
}
