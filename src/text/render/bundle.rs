//! One language's messages, ready to be formatted, and the safe way to format one.

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use unic_langid::LanguageIdentifier;

use super::clause::MissingMessage;
use super::lexicon::{self, Form, Word};
use super::{marks, pseudo};
use crate::base::{Code, Diagnostic, Name, Source};
use crate::text::files::{FileProblem, LocaleFile};
use crate::text::fluent::guard::scan;
use crate::text::languages::{ENGLISH, Language};

/// The longest text that is made, in bytes.
pub const MAX_TEXT: usize = 64 << 10;

/// The most clauses of a language that are kept.
const MAX_CLAUSES: usize = 10_000;

/// What a message's id begins with when it is a word for other sentences.
const WORDS: [&str; 2] = ["subtype-", "type-"];

/// A Fluent file that has been parsed; shared by the languages that read it.
#[derive(Clone)]
pub(in crate::text) struct ParsedFile {
    pub(in crate::text) language: &'static Language,
    is_project: bool,
    file: String,
    resource: Arc<FluentResource>,
}

impl ParsedFile {
    /// A file of a project that holds this resource.
    pub(in crate::text) fn of_project(language: &'static Language, resource: Arc<FluentResource>) -> Self {
        Self { language, is_project: true, file: String::new(), resource }
    }

    /// Whether it is this file, with this text.
    fn is_of(&self, file: &LocaleFile) -> bool {
        (self.is_project, &self.file) == (file.is_project, &file.source.name) && self.language == file.language && {
            // Most files have nothing that is cleaned away.
            let (known, text) = (self.resource.source(), file.source.text.as_str());
            known == text || known == marks::clean_source(text)
        }
    }
}

/// The messages of one language.
pub(in crate::text) struct Bundle {
    pub(in crate::text) language: &'static Language,
    messages: FluentBundle<Arc<FluentResource>>,
    /// The files that its messages are from, in the order in which they were read.
    files: Vec<ParsedFile>,
    words: HashMap<String, Arc<Word>>,
    /// Whether a sentence begins with a capital after a trigger.
    pub(in crate::text) capital_after_trigger: bool,
    /// Clauses that have been made before: cards of a game share most of theirs.
    clauses: RwLock<HashMap<ClauseKey, Arc<str>>>,
}

/// All that a clause depends on beside its language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::text) struct ClauseKey {
    /// The message that it is made of.
    pub(in crate::text) message: Name,
    /// The attribute that is asked for, if any.
    pub(in crate::text) form: &'static str,
    /// The number that it says, if it takes one.
    pub(in crate::text) number: Option<i32>,
    /// The word of the lexicon that it says, if it takes one.
    pub(in crate::text) word: Option<Name>,
}

/// Why a message could not be formatted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) enum MissingReason {
    /// It is not there.
    NotFound,
    /// It asks for something that does not exist, refers to itself, or makes too long a text.
    Broken,
}

/// Parses a file. What cannot be parsed is left out and reported; a file that is not safe to parse is left out whole.
pub(in crate::text) fn parse(file: LocaleFile, problems: &mut Vec<FileProblem>) -> Option<ParsedFile> {
    let LocaleFile { language, is_project, source } = file;
    if is_project {
        let unsafe_parts = scan(&source.text);
        if !unsafe_parts.is_empty() {
            problems.extend(unsafe_parts.into_iter().map(|problem| FileProblem { source: source.clone(), problem }));
            return None;
        }
    }
    let text = marks::clean_source(&source.text).into_owned();
    let resource = FluentResource::try_new(text).unwrap_or_else(|(rest, errors)| {
        for error in errors {
            let message = format!("this is not Fluent: {}; the message is left out", error.kind);
            let problem = Diagnostic::new(Code::LocaleSyntax, "", message).at(source.span(error.pos));
            problems.push(FileProblem { source: source.clone(), problem });
        }
        rest
    });
    Some(ParsedFile { language, is_project, file: source.name, resource: Arc::new(resource) })
}

impl Bundle {
    /// The messages of a language from its files; later files of a project win over earlier ones.
    pub(in crate::text) fn new(
        language: &'static Language,
        parsed: &[ParsedFile],
        problems: &mut Vec<FileProblem>,
    ) -> Self {
        let source = if language.is_pseudo() { ENGLISH } else { language };
        let locale: LanguageIdentifier = source.tag.parse().unwrap_or_default();
        let mut messages = FluentBundle::new_concurrent(vec![locale]);
        messages.set_use_isolating(false);
        messages.set_formatter(Some(lexicon::show_number));
        // A bundle that is new has no function of these names yet, so adding them cannot fail.
        let _ = messages.add_function("TERM", lexicon::term);
        let _ = messages.add_function("ATTR", lexicon::attr);
        if language.is_pseudo() {
            messages.set_transform(Some(pseudo::accented));
        }
        let mut bundle = Self {
            language,
            messages,
            files: Vec::new(),
            words: HashMap::new(),
            capital_after_trigger: true,
            clauses: RwLock::default(),
        };
        for file in parsed.iter().filter(|file| file.language == source) {
            bundle.add(file, problems);
        }
        bundle
    }

    /// The language read anew from its files; those that are as they were are not parsed again.
    pub(in crate::text) fn reload(&self, files: &[LocaleFile]) -> Self {
        let parsed = files.iter().filter_map(|file| {
            let known = self.files.iter().find(|known| known.is_of(file)).cloned();
            known.or_else(|| parse(file.clone(), &mut Vec::new()))
        });
        Self::new(self.language, &parsed.collect::<Vec<_>>(), &mut Vec::new())
    }

    /// The same with one more file read over the others. Clauses that are made of none of the messages that this
    /// changes, by itself or through others, stay as they are.
    pub(in crate::text) fn with_override(&self, file: ParsedFile, changed: &BTreeSet<String>) -> Self {
        let mut files = self.files.clone();
        files.push(file);
        let bundle = Self::new(self.language, &files, &mut Vec::new());
        let stays = |clause: &ClauseKey| {
            let asked = std::iter::once(&clause.message).chain(&clause.word);
            asked.into_iter().all(|message| !changed.contains(message.as_str()))
        };
        let known = self.clauses.read().unwrap_or_else(PoisonError::into_inner);
        let kept =
            known.iter().filter(|(clause, _)| stays(clause)).map(|(clause, text)| (clause.clone(), text.clone()));
        Self { clauses: RwLock::new(kept.collect()), ..bundle }
    }

    fn add(&mut self, file: &ParsedFile, problems: &mut Vec<FileProblem>) {
        let resource = &file.resource;
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let Some(value) = message.value.as_ref().and_then(plain_text) else { continue };
            if message.id.name == "sentence-after-trigger" {
                self.capital_after_trigger = value == "capital";
            }
            if WORDS.iter().any(|prefix| message.id.name.starts_with(prefix)) {
                let forms = message.attributes.iter().filter_map(|attribute| {
                    let raw = plain_text(&attribute.value)?;
                    let shown = self.shown(&raw);
                    Some((attribute.id.name.to_owned(), Form { raw, shown }))
                });
                let word = Word { plain: self.shown(&value), forms: forms.collect() };
                self.words.insert(message.id.name.to_owned(), Arc::new(word));
            }
        }
        self.files.push(file.clone());
        if file.is_project {
            self.messages.add_resource_overriding(Arc::clone(resource));
        } else if let Err(errors) = self.messages.add_resource(Arc::clone(resource)) {
            for error in errors {
                let message = match error {
                    FluentError::Overriding { kind, id } => format!("the {kind} `{id}` stands twice; the first counts"),
                    other => other.to_string(),
                };
                let problem = Diagnostic::new(Code::LocaleSyntax, "", message);
                problems.push(FileProblem { source: Source::new(file.file.clone(), ""), problem });
            }
        }
    }

    /// A text as this language shows it: itself, or accented in the pseudo-language.
    pub(in crate::text) fn shown(&self, text: &str) -> String {
        if self.language.is_pseudo() { pseudo::accented(text).into_owned() } else { text.to_owned() }
    }

    /// The files that its messages are from.
    pub(in crate::text) fn resources(&self) -> impl Iterator<Item = &FluentResource> {
        self.files.iter().map(|file| &*file.resource)
    }

    /// The first word of a kind, by the beginning of its id.
    pub(in crate::text) fn first_word(&self, prefix: &str) -> Option<&str> {
        self.words.keys().map(String::as_str).filter(|id| id.starts_with(prefix)).min()
    }

    /// A word of the lexicon.
    pub(in crate::text) fn word(&self, id: &str) -> Option<&Arc<Word>> {
        self.words.get(id)
    }

    /// Whether there is a message with a value, or with the attribute named after a dot.
    pub(in crate::text) fn has(&self, id: &str) -> bool {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        self.messages.get_message(id).is_some_and(|message| match attribute {
            None => message.value().is_some(),
            Some(attribute) => message.get_attribute(attribute).is_some(),
        })
    }

    /// A clause from the memory, or made and kept there.
    pub(in crate::text) fn cached_clause(
        &self,
        clause: ClauseKey,
        words: impl FnOnce() -> Result<String, MissingMessage>,
    ) -> Result<Arc<str>, MissingMessage> {
        // A lock is poisoned only by a panic in between; the map is whole all the same.
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

    /// Formats a message or one of its attributes. Its text has marks.
    pub(in crate::text) fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Result<String, MissingReason> {
        let message = self.messages.get_message(id).ok_or(MissingReason::NotFound)?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let pattern = pattern.ok_or(MissingReason::NotFound)?;
        let mut text = LimitedText(String::new());
        let mut errors = Vec::new();
        let written = self.messages.write_pattern(&mut text, pattern, Some(args), &mut errors);
        if written.is_err() || !errors.is_empty() {
            return Err(MissingReason::Broken);
        }
        Ok(text.0)
    }
}

/// The text of a pattern without placeables.
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

/// A text that stops growing at [`MAX_TEXT`].
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
