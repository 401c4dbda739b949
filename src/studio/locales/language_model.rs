//! What the screen shows of a language. It is computed once and updated after each edit.

use std::collections::{BTreeMap, HashMap};

use super::message_list::file_errors::file_errors;
use crate::base::{Code, Diagnostic};
use crate::document::{Document, RecordPath};
use crate::studio::background::{Background, Progress};
use crate::text::review::{self, Review, plural_forms};
use crate::text::translation::{
    CardChange, EditPreview, Locales, Message, PreviewResult, QuickFix, Subject, SweepSample,
};
use crate::text::{ENGLISH, Language, Texts};

/// The messages of a language with their problems.
pub struct LanguageModel {
    pub language: &'static Language,
    /// The revision of the project that the messages are from.
    pub revision: u64,
    /// The messages in the order of the English files.
    pub messages: Vec<Message>,
    /// The plural categories of the language with example numbers: `("few", [2, 3, …])`.
    pub forms: Vec<(&'static str, Vec<i64>)>,
    /// The errors of whole files.
    pub file_errors: Vec<String>,
    /// The index of each message, by id.
    index: HashMap<String, usize>,
    review: ReviewTask,
    /// The problems that previews have found since the review, by message.
    previewed: BTreeMap<String, Vec<Diagnostic>>,
    preview: Option<CachedPreview>,
    users: Option<Users>,
}

/// The cards that show a message, on a bench.
struct Users {
    id: String,
    base: u64,
    places: Vec<RecordPath>,
}

/// The review of the whole language, which runs in the background because it takes longer than a frame.
enum ReviewTask {
    Running(Background<Option<Review>>),
    Done(Review),
    Failed,
}

/// The last preview of an edit, with what it was computed from.
struct CachedPreview {
    id: String,
    source: Option<String>,
    base: u64,
    result: Option<PreviewResult>,
    saved: Option<String>,
    fixes: Vec<Option<QuickFix>>,
}

/// What an edit is compared with: the languages as last saved, with the cards as they are now.
pub struct PreviewBase {
    cards: EditPreview,
    saved: Locales,
    number: u64,
}

impl PreviewBase {
    pub fn new(document: &Document, saved: &Locales, texts: &Texts, language: &'static Language, number: u64) -> Self {
        let subject = Subject { locales: saved, ..document.subject() };
        Self { cards: EditPreview::with_texts(subject, language, texts.clone()), saved: saved.clone(), number }
    }

    pub fn language(&self) -> &'static Language {
        self.cards.language()
    }

    /// The texts as last saved, with a number that identifies them in caches.
    pub fn texts(&self) -> (&Texts, u64) {
        (self.cards.texts(), self.number)
    }

    /// The fix of a problem, if the problem can be fixed without a decision and the fix changes the text.
    fn fix(&self, id: &str, target: &str, problem: &Diagnostic) -> Option<QuickFix> {
        self.cards.quick_fix(id, target, problem).filter(|remedy| remedy.source != target)
    }

    /// The text of a card's effect for each value of the sweep, in the current texts.
    pub fn sweep(&self, document: &Document, texts: &Texts, place: RecordPath, id: &str) -> Vec<SweepSample> {
        self.cards.sweep(document.rules(), document.registry(), place, id, texts)
    }

    fn saved(&self, id: &str) -> Option<String> {
        Some(self.saved.get(self.cards.language())?.entry(id)?.1.to_owned())
    }
}

impl LanguageModel {
    pub fn new(document: &Document, language: &'static Language, ctx: &egui::Context) -> Self {
        let mut model = Self {
            language,
            revision: document.revision(),
            messages: Vec::new(),
            forms: plural_forms(language).unwrap_or_default(),
            file_errors: Vec::new(),
            index: HashMap::new(),
            review: ReviewTask::Failed,
            previewed: BTreeMap::new(),
            preview: None,
            users: None,
        };
        model.start_review(document, ctx);
        model.list(document);
        model
    }

    fn start_review(&mut self, document: &Document, ctx: &egui::Context) {
        let files: Vec<_> = [ENGLISH, self.language]
            .into_iter()
            .filter_map(|language| Some(document.locales().get(language)?.to_review()))
            .collect();
        let (rules, registry) = (document.rules().clone(), document.registry().clone());
        let checked = document.checked().clone();
        let tag = self.language.tag;
        let task = Background::start(ctx, "language checks", move || {
            let books: Vec<i64> = registry.books.iter().map(|book| book.id).collect();
            let (cards, heroes) = (&registry.cards, &registry.heroes);
            let game = review::Game { rules: &rules, cards, heroes, checked: &checked, books: &books };
            review::review(&files, game).into_iter().find(|review| review.tag == tag)
        });
        self.review = task.map_or(ReviewTask::Failed, ReviewTask::Running);
    }

    #[cfg(feature = "testing")]
    pub fn is_checking(&self) -> bool {
        matches!(self.review, ReviewTask::Running(_))
    }

    /// Picks up the result of the review.
    pub fn poll_review(&mut self, document: &Document) {
        let ReviewTask::Running(task) = &mut self.review else { return };
        match task.poll() {
            Progress::Pending => {}
            Progress::Done(Some(review)) => {
                self.review = ReviewTask::Done(review);
                self.list(document);
            }
            Progress::Done(None) | Progress::Failed => self.review = ReviewTask::Failed,
        }
    }

    /// Updates one message after an edit of that message only.
    pub fn update_one(&mut self, document: &Document, id: &str) {
        let Some(&at) = self.index.get(id) else { return self.update(document) };
        self.revision = document.revision();
        let found = std::mem::take(&mut self.messages[at].problems);
        let mut message = document.subject().refresh_message(self.language, &self.messages[at]);
        // The problems stay until the next preview, so that they do not flicker while somebody types.
        if !message.is_unfinished {
            message.problems.extend(found.into_iter().filter(|problem| !is_about_source(problem)));
        }
        self.messages[at] = message;
    }

    /// Updates all messages after an edit. Problems that previews have found are kept.
    pub fn update(&mut self, document: &Document) {
        self.revision = document.revision();
        self.list(document);
    }

    fn list(&mut self, document: &Document) {
        let review = if let ReviewTask::Done(review) = &self.review { Some(review) } else { None };
        self.messages = document.subject().messages(self.language, review);
        let locale = document.locales().get(self.language);
        self.file_errors = locale.map(|locale| file_errors(locale, review)).unwrap_or_default();
        self.index = self.messages.iter().enumerate().map(|(at, message)| (message.id.clone(), at)).collect();
        for (id, problems) in &self.previewed {
            if let Some(&at) = self.index.get(id) {
                self.messages[at].problems.clone_from(problems);
            }
        }
    }

    pub fn message(&self, id: &str) -> Option<&Message> {
        self.messages.get(*self.index.get(id)?)
    }

    /// Previews a message with `source`, unless that was the last preview. Afterwards the problems of the message are
    /// those of the preview.
    pub fn preview(&mut self, document: &Document, base: &PreviewBase, id: &str, source: Option<&str>) {
        let is_of_message = |cached: &CachedPreview| cached.id == id && cached.base == base.number;
        let last = self.preview.take_if(|cached| is_of_message(cached));
        if last.as_ref().is_some_and(|cached| cached.source.as_deref() == source) {
            self.preview = last;
            return;
        }
        let (rules, registry) = (document.rules(), document.registry());
        let mut result = source.map(|source| base.cards.preview(rules, registry, id, source));
        if let Some(result) = result.as_mut().filter(|result| !result.is_fluent) {
            // Text that is not Fluent is not written to the file, so the cards show the message of the file.
            let in_file = document.locales().get(base.language()).and_then(|locale| locale.entry(id));
            let of_file = in_file.map(|(_, source)| base.cards.preview(rules, registry, id, source));
            result.changes = of_file.map(|of_file| of_file.changes).unwrap_or_default();
        }
        let saved = last.map_or_else(|| base.saved(id), |last| last.saved);
        let mut fixes = Vec::new();
        if let (Some(&at), Some(result)) = (self.index.get(id), &result) {
            let about_source = self.messages[at].problems.iter().filter(|problem| is_about_source(problem));
            let problems: Vec<Diagnostic> = result.problems.iter().chain(about_source).cloned().collect();
            fixes = problems.iter().map(|problem| base.fix(id, source?, problem)).collect();
            self.messages[at].problems.clone_from(&problems);
            self.previewed.insert(id.to_owned(), problems);
        }
        let (id, source) = (id.to_owned(), source.map(str::to_owned));
        self.preview = Some(CachedPreview { id, source, base: base.number, result, saved, fixes });
    }

    fn cached(&self, id: &str) -> Option<&CachedPreview> {
        self.preview.as_ref().filter(|cached| cached.id == id)
    }

    /// The message as last saved, if the message was previewed.
    pub fn saved(&self, id: &str) -> Option<&str> {
        self.cached(id)?.saved.as_deref()
    }

    /// The fixes of the message's problems, in the order of the problems, if the message was previewed.
    pub fn fixes(&self, id: &str) -> &[Option<QuickFix>] {
        self.cached(id).map_or(&[], |cached| &cached.fixes)
    }

    /// The cards whose text differs from the saved one, if the message was previewed.
    pub fn changes(&self, id: &str) -> &[CardChange] {
        self.cached(id).and_then(|cached| cached.result.as_ref()).map_or(&[], |result| &result.changes)
    }

    /// Finds the cards that use a message, unless they are those of the last call.
    pub fn find_users(&mut self, base: &PreviewBase, id: &str) {
        if !self.users.as_ref().is_some_and(|users| users.id == id && users.base == base.number) {
            let places = base.cards.cards_using(id);
            self.users = Some(Users { id: id.to_owned(), base: base.number, places });
        }
    }

    /// The cards of the last `find_users`, if it was for this message.
    pub fn users(&self, id: &str) -> &[RecordPath] {
        self.users.as_ref().filter(|users| users.id == id).map_or(&[], |users| &users.places)
    }
}

/// Whether a problem is that the source has changed. A preview does not find those, because it has no old source.
fn is_about_source(problem: &Diagnostic) -> bool {
    matches!(problem.code, Code::SignatureChanged | Code::SourceChanged)
}
