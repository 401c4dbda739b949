//! What the screen shows of a language. It is computed once and updated after each edit.

use std::collections::{BTreeMap, HashMap};

use crate::base::{Code, Diagnostic};
use crate::document::{Document, RecordPath};
use crate::studio::background::{Background, Progress};
use crate::studio::memo::Memo;
use crate::text::review::{Review, plural_forms};
use crate::text::translation::{CardChange, EditPreview, FileError, Locales, Message, QuickFix, Subject, SweepSample};
use crate::text::{Language, Texts};

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
    pub file_errors: Vec<FileError>,
    /// The index of each message, by id.
    index: HashMap<String, usize>,
    /// The review of the whole language, which runs in the background because it takes longer than a frame.
    review: Option<Review>,
    review_task: Option<Background<Review>>,
    /// The problems that previews have found since the review, by message.
    previewed: BTreeMap<String, Vec<Diagnostic>>,
    preview: Memo<(String, u64, Option<String>), Preview>,
    /// The cards with a message, by the message and the base.
    users: Memo<(String, u64), Vec<RecordPath>>,
}

/// The effect of the chosen message, compared with the base.
#[derive(Default)]
pub struct Preview {
    /// The message as last saved.
    pub saved: Option<String>,
    /// The fixes of the message's problems, in the order of the problems.
    pub fixes: Vec<Option<QuickFix>>,
    /// The cards whose text differs from the saved one.
    pub changes: Vec<CardChange>,
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
        let (locales, rules) = (document.locales().clone(), document.rules().clone());
        let (registry, checked) = (document.registry().clone(), document.checked().clone());
        let task = Background::start(ctx, "language checks", move || {
            Subject { locales: &locales, rules: &rules, registry: &registry, checked: &checked }.check(language)
        });
        let mut model = Self {
            language,
            revision: 0,
            messages: Vec::new(),
            forms: plural_forms(language).unwrap_or_default(),
            file_errors: Vec::new(),
            index: HashMap::new(),
            review: None,
            review_task: task.ok(),
            previewed: BTreeMap::new(),
            preview: Memo::default(),
            users: Memo::default(),
        };
        model.update(document);
        model
    }

    #[cfg(feature = "testing")]
    pub fn is_checking(&self) -> bool {
        self.review_task.is_some()
    }

    /// Picks up the result of the review.
    pub fn poll_review(&mut self, document: &Document) {
        self.review = match self.review_task.as_mut().map(Background::poll) {
            None | Some(Progress::Pending) => return,
            Some(Progress::Done(review)) => Some(review),
            Some(Progress::Failed) => None,
        };
        self.review_task = None;
        self.update(document);
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
        let review = self.review.as_ref();
        self.revision = document.revision();
        self.messages = document.subject().messages(self.language, review);
        let locale = document.locales().get(self.language);
        self.file_errors = locale.map(|locale| locale.file_errors(review)).unwrap_or_default();
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

    /// The cards that use a message.
    pub fn users(&mut self, base: &PreviewBase, id: &str) -> &[RecordPath] {
        self.users.get((id.to_owned(), base.number), || base.cards.cards_using(id))
    }

    /// The number of cards of the last call of [`Self::users`].
    pub fn user_count(&self) -> usize {
        self.users.value().map_or(0, Vec::len)
    }

    /// Previews a message, unless that was the last preview. Afterwards the problems of the message are those of the
    /// preview.
    pub fn update_preview(&mut self, document: &Document, base: &PreviewBase, id: &str) {
        let Self { messages, previewed, .. } = self;
        let Some(message) = self.index.get(id).and_then(|at| messages.get_mut(*at)) else { return };
        let source = message.target.clone();
        self.preview.get((id.to_owned(), base.number, source.clone()), || {
            let mut preview = Preview { saved: base.saved(id), ..Preview::default() };
            let Some(source) = source else { return preview };
            let preview_of = |source: &str| base.cards.preview(document.rules(), document.registry(), id, source);
            let mut result = preview_of(&source);
            if !result.is_fluent {
                // Text that is not Fluent is not written to the file, so the cards show the message of the file.
                let in_file = document.locales().get(base.language()).and_then(|locale| locale.entry(id));
                result.changes = in_file.map(|(_, source)| preview_of(source).changes).unwrap_or_default();
            }
            let about_source = message.problems.iter().filter(|problem| is_about_source(problem));
            result.problems.extend(about_source.cloned());
            preview.fixes = result.problems.iter().map(|problem| base.fix(id, &source, problem)).collect();
            preview.changes = result.changes;
            previewed.insert(id.to_owned(), result.problems.clone());
            message.problems = result.problems;
            preview
        });
    }

    /// The last preview.
    pub fn preview(&self) -> Option<&Preview> {
        self.preview.value()
    }
}

/// Whether a problem is that the source has changed. A preview does not find those, because it has no old source.
fn is_about_source(problem: &Diagnostic) -> bool {
    matches!(problem.code, Code::SignatureChanged | Code::SourceChanged)
}
