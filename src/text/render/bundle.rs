//! The messages of one language, and formatting them safely.

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use smallvec::SmallVec;
use unic_langid::LanguageIdentifier;

use super::clause::{LINK, MissingMessage, SUBJECT};
use super::facts::facts_in;
use super::file::FluentFile;
use super::lexicon::{self, Form, Word};
use super::pseudo;
use super::sentence::FramePiece;
use crate::base::Name;
use crate::text::files::LocaleFile;
use crate::text::fluent::walk::variables;
use crate::text::languages::{ENGLISH, Language};

/// The longest text that is generated, in bytes.
pub const MAX_TEXT: usize = 64 << 10;

/// The maximum number of cached clauses of a language.
const MAX_CLAUSES: usize = 10_000;

/// The letters of the longest term that is kept on one line.
const MAX_TERM: usize = 12;

/// Prefixes of the ids of messages that are words of the lexicon.
const WORDS: [&str; 8] = ["subtype-", "type-", "noun-", "word-", "keyword-", "class-", "number-", "gen-"];

/// The messages of one language, built on first use.
pub(in crate::text) struct Bundle {
    pub(in crate::text) language: &'static Language,
    /// The files in the order in which they are added.
    files: Vec<FluentFile>,
    /// The messages that rows are printed with.
    card_messages: OnceLock<Messages>,
    /// The messages of all files.
    messages: OnceLock<Messages>,
    /// Formatted clauses. The cards of a game share most of their clauses.
    clauses: RwLock<HashMap<ClauseKey, Arc<str>>>,
    /// The order of the pieces in the frames of sentences.
    frames: RwLock<HashMap<&'static str, FrameOrder>>,
    /// The words of the lexicon in which no line ends, of a language without spaces between words.
    terms: OnceLock<Vec<String>>,
}

/// The pieces of a frame.
pub(in crate::text) type FrameOrder = SmallVec<[FramePiece; 4]>;

/// Messages of a language that can refer to each other.
struct Messages {
    fluent: FluentBundle<Arc<FluentResource>>,
    words: HashMap<String, Arc<Word>>,
    /// The subjects of clauses, by the ids of their messages.
    subjects: HashMap<String, String>,
    /// What is printed before operations that follow a condition, by the ids of operations and frames.
    links: HashMap<String, String>,
    /// The facts that clauses select on, by the ids of their messages.
    facts: HashMap<String, Vec<String>>,
    capital_after_trigger: bool,
}

/// Everything that determines a clause, apart from its language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::text) struct ClauseKey {
    /// The id of the message.
    pub(in crate::text) message: Name,
    /// The attribute of the message; empty for its value.
    pub(in crate::text) form: &'static str,
    /// The number in the clause, if the message takes one.
    pub(in crate::text) number: Option<i32>,
    /// The lexicon word in the clause, if the message takes one.
    pub(in crate::text) word: Option<Name>,
    /// The facts, if the message selects on any; else empty.
    pub(in crate::text) facts: Name,
    /// How often what it says is done.
    pub(in crate::text) times: u32,
}

/// Why a message could not be formatted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) enum MissingReason {
    /// The message or its attribute does not exist.
    NotFound,
    /// The message refers to something that does not exist or to itself, or its text is longer than [`MAX_TEXT`].
    Broken,
}

impl Messages {
    /// If two files of a project have the same message, the later one wins.
    fn new<'f>(language: &'static Language, files: impl Iterator<Item = &'f FluentFile>) -> Self {
        let source = if language.is_pseudo() { ENGLISH } else { language };
        let locale: LanguageIdentifier = source.tag.parse().unwrap_or_default();
        let mut fluent = FluentBundle::new_concurrent(vec![locale]);
        fluent.set_use_isolating(false);
        fluent.set_formatter(Some(lexicon::show_number));
        // The bundle is new and has no functions of these names, so adding them cannot fail.
        let _ = fluent.add_function("TERM", lexicon::term);
        let _ = fluent.add_function("ATTR", lexicon::attr);
        let _ = fluent.add_function("SIGNED", lexicon::signed);
        if language.is_pseudo() {
            fluent.set_transform(Some(pseudo::accented));
        }
        let (words, subjects, links, facts) = (HashMap::new(), HashMap::new(), HashMap::new(), HashMap::new());
        let mut messages = Self { fluent, words, subjects, links, facts, capital_after_trigger: true };
        for file in files {
            messages.add(file, language);
        }
        messages
    }

    fn add(&mut self, file: &FluentFile, language: &Language) {
        let resource = file.resource();
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            // If the program's files have a message twice, the first one counts: that of a bundled game before the common one.
            if !file.is_project && self.fluent.has_message(message.id.name) {
                continue;
            }
            let subject = message.attributes.iter().find(|attribute| attribute.id.name == SUBJECT);
            match subject.and_then(|subject| plain_text(&subject.value)) {
                Some(subject) => self.subjects.insert(message.id.name.to_owned(), subject),
                // A project's message replaces the program's with all its attributes.
                None => self.subjects.remove(message.id.name),
            };
            let link = message.attributes.iter().find(|attribute| attribute.id.name == LINK);
            match link.and_then(|link| literal_text(&link.value)) {
                Some(link) => self.links.insert(message.id.name.to_owned(), link),
                None => self.links.remove(message.id.name),
            };
            let texts = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
            let facts = facts_in(message.id.name, texts.flat_map(variables));
            // As above: what a project's message does not select on is not selected on.
            if facts.is_empty() {
                self.facts.remove(message.id.name);
            } else {
                self.facts.insert(message.id.name.to_owned(), facts);
            }
            let Some(value) = message.value.as_ref().and_then(plain_text) else { continue };
            if message.id.name == "sentence-after-trigger" {
                self.capital_after_trigger = value == "capital";
            }
            if WORDS.iter().any(|prefix| message.id.name.starts_with(prefix)) {
                let forms = message.attributes.iter().filter_map(|attribute| {
                    let raw = plain_text(&attribute.value)?;
                    let shown = shown(&raw, language);
                    Some((attribute.id.name.to_owned(), Form { raw, shown }))
                });
                let word = Word { plain: shown(&value, language), forms: forms.collect() };
                self.words.insert(message.id.name.to_owned(), Arc::new(word));
            }
        }
        if file.is_project {
            self.fluent.add_resource_overriding(Arc::clone(resource));
        } else {
            // What it has already stays, as above.
            let _ = self.fluent.add_resource(Arc::clone(resource));
        }
    }

    /// The pieces of a frame in their order; none of a frame that the language lacks.
    fn frame_order(&self, frame: &str) -> FrameOrder {
        let pattern = self.fluent.get_message(frame).and_then(|message| message.value());
        let variables = pattern.into_iter().flat_map(variables);
        let mut order: FrameOrder = SmallVec::new();
        for piece in variables.filter_map(FramePiece::of_variable) {
            if !order.contains(&piece) {
                order.push(piece);
            }
        }
        order
    }

    fn format(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Result<String, MissingReason> {
        let message = self.fluent.get_message(id).ok_or(MissingReason::NotFound)?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let pattern = pattern.ok_or(MissingReason::NotFound)?;
        let mut text = LimitedText(String::new());
        let mut errors = Vec::new();
        let written = self.fluent.write_pattern(&mut text, pattern, Some(args), &mut errors);
        if written.is_err() || !errors.is_empty() {
            return Err(MissingReason::Broken);
        }
        Ok(text.0)
    }
}

impl Bundle {
    pub(in crate::text) fn new(language: &'static Language, files: &[FluentFile]) -> Self {
        let source = if language.is_pseudo() { ENGLISH } else { language };
        Self {
            language,
            files: files.iter().filter(|file| file.language == source).cloned().collect(),
            card_messages: OnceLock::new(),
            messages: OnceLock::new(),
            clauses: RwLock::default(),
            frames: RwLock::default(),
            terms: OnceLock::new(),
        }
    }

    /// Rebuilds the language from its files. Unchanged files are not parsed again.
    pub(in crate::text) fn reload(&self, files: &[LocaleFile]) -> Self {
        let files = files.iter().filter_map(|file| {
            let known = self.files.iter().find(|known| known.is_of(file)).cloned();
            known.or_else(|| FluentFile::new(file.clone(), &mut Vec::new()))
        });
        Self::new(self.language, &files.collect::<Vec<_>>())
    }

    /// A copy with one more file that overrides the others. Cached clauses are kept unless they use a message in
    /// `changed`.
    pub(in crate::text) fn with_override(&self, file: FluentFile, changed: &BTreeSet<String>) -> Self {
        let mut files = self.files.clone();
        files.push(file);
        let bundle = Self::new(self.language, &files);
        let stays = |clause: &ClauseKey| {
            let asked = std::iter::once(&clause.message).chain(&clause.word);
            asked.into_iter().all(|message| !changed.contains(message.as_str()))
        };
        let known = self.clauses.read().unwrap_or_else(PoisonError::into_inner);
        let kept =
            known.iter().filter(|(clause, _)| stays(clause)).map(|(clause, text)| (clause.clone(), text.clone()));
        Self { clauses: RwLock::new(kept.collect()), ..bundle }
    }

    fn card_messages(&self) -> &Messages {
        let files = || self.files.iter().filter(|file| file.is_of_rules());
        self.card_messages.get_or_init(|| Messages::new(self.language, files()))
    }

    fn messages(&self) -> &Messages {
        self.messages.get_or_init(|| Messages::new(self.language, self.files.iter()))
    }

    /// The messages to look for an id in: those of rows if no other file has it either.
    fn messages_with(&self, id: &str) -> &Messages {
        let cards = self.card_messages();
        let is_elsewhere = !cards.fluent.has_message(id) && self.files.iter().any(|file| file.may_have(id));
        if is_elsewhere { self.messages() } else { cards }
    }

    /// The name or flavour text of one of the program's cards, or that it has none. `None` if only all messages together
    /// can say: the text may be a project's own, or refer to another message.
    fn name(&self, id: &str, attribute: Option<&str>) -> Option<Result<String, MissingReason>> {
        if self.card_messages().fluent.has_message(id) {
            return None;
        }
        let read = |message: &Message<&str>| {
            let text = match attribute {
                None => message.value.as_ref(),
                Some(name) => message.attributes.iter().find(|found| found.id.name == name).map(|found| &found.value),
            };
            let Some(text) = text else { return Some(Err(MissingReason::NotFound)) };
            plain_text(text).map(|text| Ok(shown(&text, self.language)))
        };
        self.files.iter().find_map(|file| file.name(id, read))
    }

    /// Whether the sentence after a trigger begins with a capital.
    pub(in crate::text) fn capital_after_trigger(&self) -> bool {
        self.card_messages().capital_after_trigger
    }

    /// A text as this language shows it: with accents in the pseudo-language, otherwise unchanged.
    pub(in crate::text) fn shown(&self, text: &str) -> String {
        shown(text, self.language)
    }

    pub(in crate::text) fn resources(&self) -> impl Iterator<Item = &FluentResource> {
        self.files.iter().map(|file| &**file.resource())
    }

    /// The messages that cards are written with, each as it counts: a project's instead of the program's. Terms have a
    /// `-` before their ids.
    pub(in crate::text) fn card_entries(&self) -> HashMap<String, &Entry<&str>> {
        let mut entries = HashMap::new();
        for file in self.files.iter().filter(|file| !file.is_interface()) {
            for entry in file.resource().entries() {
                let id = match entry {
                    Entry::Message(message) => message.id.name.to_owned(),
                    Entry::Term(term) => format!("-{}", term.id.name),
                    _ => continue,
                };
                if file.is_project || !entries.contains_key(&id) {
                    entries.insert(id, entry);
                }
            }
        }
        entries
    }

    /// The first word of a kind, by the prefix of its id.
    #[cfg(feature = "testing")]
    pub(in crate::text) fn first_word(&self, prefix: &str) -> Option<&str> {
        self.card_messages().words.keys().map(String::as_str).filter(|id| id.starts_with(prefix)).min()
    }

    /// The words of the lexicon that are in a text, if the language has no spaces between words: in these no line ends.
    pub(in crate::text) fn terms_in(&self, text: &str) -> impl Iterator<Item = &str> {
        let terms = self.terms.get_or_init(|| if self.language.spaced { Vec::new() } else { self.terms() });
        terms.iter().map(String::as_str).filter(|term| text.contains(term))
    }

    fn terms(&self) -> Vec<String> {
        let words = self.card_messages().words.iter().filter(|(id, _)| !id.starts_with("gen-"));
        let forms = words.flat_map(|(_, word)| {
            std::iter::once(&word.plain).chain(word.forms.iter().map(|(_, form)| &form.shown)).cloned()
        });
        let mut terms: Vec<String> = forms.filter(|form| (2..=MAX_TERM).contains(&form.chars().count())).collect();
        terms.sort_unstable();
        terms.dedup();
        terms
    }

    /// The subject that a clause names, if its message says it.
    pub(in crate::text) fn subject(&self, id: &str) -> Option<&str> {
        self.card_messages().subjects.get(id).map(String::as_str)
    }

    /// The facts that a clause selects on.
    pub(in crate::text) fn facts(&self, id: &str) -> &[String] {
        self.card_messages().facts.get(id).map_or(&[], Vec::as_slice)
    }

    /// What is printed before an operation that follows a condition in a frame: the operation's own, or the frame's.
    pub(in crate::text) fn link(&self, operation: &str, frame: &str) -> Option<&str> {
        let links = &self.card_messages().links;
        let link = if links.is_empty() { None } else { links.get(operation).or_else(|| links.get(frame)) };
        link.map(String::as_str).filter(|link| !link.is_empty())
    }

    /// Whether any clause selects on facts.
    pub(in crate::text) fn has_facts(&self) -> bool {
        !self.card_messages().facts.is_empty()
    }

    /// Whether a message prints one variable before another.
    pub(in crate::text) fn is_before(&self, id: &str, first: &str, second: &str) -> bool {
        let pattern = self.card_messages().fluent.get_message(id).and_then(|message| message.value());
        let mut of_both = pattern.into_iter().flat_map(variables).filter(|name| [first, second].contains(name));
        of_both.next() == Some(first)
    }

    /// The pieces of a frame in the order in which it prints them.
    pub(in crate::text) fn frame_order(&self, frame: &'static str) -> FrameOrder {
        let known = self.frames.read().unwrap_or_else(PoisonError::into_inner).get(frame).cloned();
        known.unwrap_or_else(|| {
            let order = self.card_messages().frame_order(frame);
            self.frames.write().unwrap_or_else(PoisonError::into_inner).insert(frame, order.clone());
            order
        })
    }

    /// An attribute without placeables, as it is written. It says something about its message and is never printed.
    pub(in crate::text) fn note(&self, id: &str, attribute: &str) -> Option<String> {
        let message = self.card_messages().fluent.get_message(id)?;
        plain_text(message.get_attribute(attribute)?.value())
    }

    /// The names of the attributes of a message.
    pub(in crate::text) fn attributes(&self, id: &str) -> impl Iterator<Item = &str> {
        let message = self.card_messages().fluent.get_message(id);
        message.into_iter().flat_map(|message| message.attributes().map(|attribute| attribute.id()))
    }

    pub(in crate::text) fn word(&self, id: &str) -> Option<&Arc<Word>> {
        self.card_messages().words.get(id)
    }

    /// Whether the language has a message with a value or, if an attribute follows after a dot, with that attribute.
    pub(in crate::text) fn has(&self, id: &str) -> bool {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        if let Some(name) = self.name(id, attribute) {
            return name.is_ok();
        }
        self.messages_with(id).fluent.get_message(id).is_some_and(|message| match attribute {
            None => message.value().is_some(),
            Some(attribute) => message.get_attribute(attribute).is_some(),
        })
    }

    /// A clause from the cache. If it is not cached, `words` formats it.
    pub(in crate::text) fn cached_clause(
        &self,
        clause: ClauseKey,
        words: impl FnOnce() -> Result<String, MissingMessage>,
    ) -> Result<Arc<str>, MissingMessage> {
        // The lock can only be poisoned by a panic elsewhere, and the map is complete even then.
        if let Some(known) = self.clauses.read().unwrap_or_else(PoisonError::into_inner).get(&clause) {
            return Ok(known.clone());
        }
        let made: Arc<str> = words()?.into();
        let mut clauses = self.clauses.write().unwrap_or_else(PoisonError::into_inner);
        if clauses.len() >= MAX_CLAUSES {
            clauses.clear();
        }
        clauses.insert(clause, made.clone());
        Ok(made)
    }

    /// Formats the value or an attribute of a message. The text contains marks (see `marks`).
    pub(in crate::text) fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Result<String, MissingReason> {
        if let Some(name) = self.name(id, attribute) {
            return name;
        }
        let text = self.messages_with(id).format(id, attribute, args);
        // A project's message for cards may refer to one of the interface.
        if text == Err(MissingReason::Broken) && self.files.iter().any(FluentFile::is_interface) {
            return self.messages().format(id, attribute, args);
        }
        text
    }
}

fn shown(text: &str, language: &Language) -> String {
    if language.is_pseudo() { pseudo::accented(text).into_owned() } else { text.to_owned() }
}

/// The text of a pattern, or `None` if the pattern has placeables.
fn plain_text(pattern: &Pattern<&str>) -> Option<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(text)
}

/// The text of a pattern in which nothing is looked up; quoted texts keep their spaces.
fn literal_text(pattern: &Pattern<&str>) -> Option<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        let value = match element {
            PatternElement::TextElement { value } => value,
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => value,
                _ => return None,
            },
        };
        text.push_str(value);
    }
    Some(text)
}

/// A text that refuses to grow beyond [`MAX_TEXT`], so that messages that refer to each other cannot fill the memory.
struct LimitedText(String);

impl fmt::Write for LimitedText {
    fn write_str(&mut self, more: &str) -> fmt::Result {
        if self.0.len() + more.len() > MAX_TEXT {
            return Err(fmt::Error);
        }
        self.0.push_str(more);
        Ok(())
    }
}
