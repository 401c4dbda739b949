//! What the screen shows of a language, made once and kept until something has changed.

use std::collections::{BTreeMap, HashMap};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use super::message_list::file_errors::file_errors;
use crate::base::{Code, Diagnostic};
use crate::document::{Document, RecordPath};
use crate::text::review::{self, Review, plural_forms};
use crate::text::translation::{EditPreview, Locales, Message, PreviewResult, QuickFix, Subject, SweepSample};
use crate::text::{ENGLISH, Language, Texts};

/// The messages of a language with what is known about them.
pub struct LanguageModel {
    /// The language.
    pub language: &'static Language,
    /// The project's revision that this was made of.
    pub revision: u64,
    /// The messages in the order of their sources.
    pub messages: Vec<Message>,
    /// The number forms of the language, each with some of its numbers.
    pub forms: Vec<(&'static str, Vec<i64>)>,
    /// What is wrong with whole files of the language.
    pub file_errors: Vec<String>,
    places: HashMap<String, usize>,
    /// What the project was made of when the language was checked as a whole.
    checked: Checked,
    /// What was found since about single messages.
    found: BTreeMap<String, Vec<Diagnostic>>,
    attempt: Option<CachedPreview>,
    users: Option<Users>,
}

/// The cards that show a message, on a bench.
struct Users {
    id: String,
    base: u64,
    places: Vec<RecordPath>,
}

/// The checks of the whole language: they take longer than a frame, so they are made in the background.
enum Checked {
    Running(Receiver<Review>),
    Done(Review),
    Never,
}

/// The last attempt, and of what.
struct CachedPreview {
    id: String,
    source: Option<String>,
    base: u64,
    attempt: Option<PreviewResult>,
    saved: Option<String>,
    fixes: Vec<Option<QuickFix>>,
}

/// What edits are tried on: the languages as they were last saved, and the cards as they are.
pub struct PreviewBase {
    cards: EditPreview,
    saved: Locales,
    number: u64,
}

impl PreviewBase {
    /// Made of the languages as they were saved.
    pub fn new(document: &Document, saved: &Locales, texts: &Texts, language: &'static Language, number: u64) -> Self {
        let subject = Subject { locales: saved, ..document.subject() };
        Self { cards: EditPreview::with_texts(subject, language, texts.clone()), saved: saved.clone(), number }
    }

    /// The language that it is of.
    pub fn language(&self) -> &'static Language {
        self.cards.language()
    }

    /// The texts as they were saved, with a number that tells them from others.
    pub fn texts(&self) -> (&Texts, u64) {
        (self.cards.texts(), self.number)
    }

    /// What mends a problem of a message, where that is mechanical.
    fn fix(&self, id: &str, target: &str, problem: &Diagnostic) -> Option<QuickFix> {
        self.cards.quick_fix(id, target, problem).filter(|remedy| remedy.source != target)
    }

    /// A card's effect with each value where a message prints its number, in the texts as they are now.
    pub fn sweep(&self, document: &Document, texts: &Texts, place: RecordPath, id: &str) -> Vec<SweepSample> {
        self.cards.sweep(document.rules(), document.registry(), place, id, texts)
    }

    /// A message as it was saved.
    fn saved(&self, id: &str) -> Option<String> {
        Some(self.saved.get(self.cards.language())?.entry(id)?.1.to_owned())
    }
}

impl LanguageModel {
    /// The messages of a language.
    pub fn new(document: &Document, language: &'static Language, wake: egui::Context) -> Self {
        let mut model = Self {
            language,
            revision: document.revision(),
            messages: Vec::new(),
            forms: plural_forms(language).unwrap_or_default(),
            file_errors: Vec::new(),
            places: HashMap::new(),
            checked: Checked::Never,
            found: BTreeMap::new(),
            attempt: None,
            users: None,
        };
        model.check(document, wake);
        model.list(document);
        model
    }

    /// Checks the whole language in the background.
    fn check(&mut self, document: &Document, wake: egui::Context) {
        let files: Vec<_> = [ENGLISH, self.language]
            .into_iter()
            .filter_map(|language| Some(document.locales().get(language)?.to_review()))
            .collect();
        let (rules, registry) = (document.rules().clone(), document.registry().clone());
        let (sender, receiver) = channel();
        let tag = self.language.tag;
        let make = move || {
            let books: Vec<i64> = registry.books.iter().map(|book| book.id).collect();
            let (cards, heroes) = (&registry.cards, &registry.heroes);
            let game = review::Game { rules: &rules, cards, heroes, books: &books };
            let found = review::review(&files, game).into_iter().find(|review| review.tag == tag);
            // Nobody listens any more where another language was chosen meanwhile.
            let _ = found.map(|review| sender.send(review));
            wake.request_repaint();
        };
        let started = std::thread::Builder::new().name("language checks".to_owned()).spawn(make).is_ok();
        self.checked = if started { Checked::Running(receiver) } else { Checked::Never };
    }

    /// Whether the whole language is being checked.
    #[cfg(feature = "testing")]
    pub fn is_checking(&self) -> bool {
        matches!(self.checked, Checked::Running(_))
    }

    /// Takes what has been checked in the background.
    pub fn collect(&mut self, document: &Document) {
        let Checked::Running(receiver) = &self.checked else { return };
        match receiver.try_recv() {
            Ok(review) => {
                self.checked = Checked::Done(review);
                self.list(document);
            }
            Err(TryRecvError::Disconnected) => self.checked = Checked::Never,
            Err(TryRecvError::Empty) => {}
        }
    }

    /// Takes in an edit of one message; whatever else there is stands.
    pub fn update_one(&mut self, document: &Document, id: &str) {
        let Some(&at) = self.places.get(id) else { return self.update(document) };
        self.revision = document.revision();
        let found = std::mem::take(&mut self.messages[at].problems);
        let mut message = document.subject().refresh_message(self.language, &self.messages[at]);
        // Until it is tried anew, what was found about it stands.
        if !message.is_unfinished {
            message.problems.extend(found.into_iter().filter(|problem| !is_about_source(problem)));
        }
        self.messages[at] = message;
    }

    /// Makes the list anew after an edit; what the last attempt found about its message stands.
    pub fn update(&mut self, document: &Document) {
        self.revision = document.revision();
        self.list(document);
    }

    fn list(&mut self, document: &Document) {
        let review = if let Checked::Done(review) = &self.checked { Some(review) } else { None };
        self.messages = document.subject().messages(self.language, review);
        let locale = document.locales().get(self.language);
        self.file_errors = locale.map(|locale| file_errors(locale, review)).unwrap_or_default();
        self.places = self.messages.iter().enumerate().map(|(at, message)| (message.id.clone(), at)).collect();
        for (id, problems) in &self.found {
            if let Some(&at) = self.places.get(id) {
                self.messages[at].problems.clone_from(problems);
            }
        }
    }

    /// A message by its id.
    pub fn message(&self, id: &str) -> Option<&Message> {
        self.messages.get(*self.places.get(id)?)
    }

    /// Tries a message as it stands, if that has not been done; its problems are those of the attempt from then on.
    pub fn preview(&mut self, document: &Document, base: &PreviewBase, id: &str, source: Option<&str>) {
        let is_tried =
            |tried: &CachedPreview| tried.id == id && tried.source.as_deref() == source && tried.base == base.number;
        if self.attempt.as_ref().is_some_and(is_tried) {
            return;
        }
        let (rules, registry) = (document.rules(), document.registry());
        let mut attempt = source.map(|source| base.cards.preview(rules, registry, id, source));
        if let Some(attempt) = attempt.as_mut().filter(|attempt| !attempt.is_fluent) {
            // What is not Fluent is not in the file: the cards say what is there.
            let in_file = document.locales().get(base.language()).and_then(|locale| locale.entry(id));
            let of_file = in_file.map(|(_, source)| base.cards.preview(rules, registry, id, source));
            attempt.changes = of_file.map(|of_file| of_file.changes).unwrap_or_default();
        }
        let saved = match self.attempt.take() {
            Some(tried) if tried.id == id && tried.base == base.number => tried.saved,
            _ => base.saved(id),
        };
        let mut fixes = Vec::new();
        if let (Some(&at), Some(attempt)) = (self.places.get(id), &attempt) {
            let stale = self.messages[at].problems.iter().filter(|problem| is_about_source(problem));
            let kept: Vec<Diagnostic> = stale.cloned().collect();
            let problems: Vec<Diagnostic> = attempt.problems.iter().cloned().chain(kept).collect();
            let fix = |problem: &Diagnostic| base.fix(id, source?, problem);
            fixes = problems.iter().map(fix).collect();
            self.messages[at].problems.clone_from(&problems);
            self.found.insert(id.to_owned(), problems);
        }
        let (id, source) = (id.to_owned(), source.map(str::to_owned));
        self.attempt = Some(CachedPreview { id, source, base: base.number, attempt, saved, fixes });
    }

    /// A message as it was saved, once it was tried.
    pub fn saved(&self, id: &str) -> Option<&str> {
        self.attempt.as_ref().filter(|tried| tried.id == id)?.saved.as_deref()
    }

    /// What a machine can do about the problems of a message, in their order, once it was tried.
    pub fn fixes(&self, id: &str) -> &[Option<QuickFix>] {
        self.attempt.as_ref().filter(|tried| tried.id == id).map_or(&[], |tried| &tried.fixes)
    }

    /// What follows from the chosen message as it stands, once it was tried.
    pub fn tried(&self, id: &str) -> Option<&PreviewResult> {
        self.attempt.as_ref().filter(|tried| tried.id == id)?.attempt.as_ref()
    }

    /// Finds the cards that show a message, if that has not been done.
    pub fn find_users(&mut self, base: &PreviewBase, id: &str) {
        if !self.users.as_ref().is_some_and(|users| users.id == id && users.base == base.number) {
            let places = base.cards.cards_using(id);
            self.users = Some(Users { id: id.to_owned(), base: base.number, places });
        }
    }

    /// The cards that show a message, once they were found.
    pub fn users(&self, id: &str) -> &[RecordPath] {
        self.users.as_ref().filter(|users| users.id == id).map_or(&[], |users| &users.places)
    }
}

/// Whether a problem is that the source has changed: an attempt knows nothing of that.
fn is_about_source(problem: &Diagnostic) -> bool {
    matches!(problem.code, Code::SignatureChanged | Code::SourceChanged)
}
