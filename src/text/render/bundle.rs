//! The messages of one language, and formatting them safely.

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

/// The longest text that is generated, in bytes.
pub const MAX_TEXT: usize = 64 << 10;

/// The maximum number of cached clauses of a language.
const MAX_CLAUSES: usize = 10_000;

/// Prefixes of the ids of messages that are words of the lexicon.
const WORDS: [&str; 2] = ["subtype-", "type-"];

/// A parsed Fluent file. Cloning is cheap, because the languages share the resource.
#[derive(Clone)]
pub(in crate::text) struct ParsedFile {
    pub(in crate::text) language: &'static Language,
    is_project: bool,
    file: String,
    resource: Arc<FluentResource>,
}

impl ParsedFile {
    pub(in crate::text) fn of_project(language: &'static Language, resource: Arc<FluentResource>) -> Self {
        Self { language, is_project: true, file: String::new(), resource }
    }

    /// Whether this is the parsed form of a file, with the same text.
    fn is_of(&self, file: &LocaleFile) -> bool {
        (self.is_project, &self.file) == (file.is_project, &file.source.name) && self.language == file.language && {
            // Cleaning copies the text, and most files have nothing to clean.
            let (known, text) = (self.resource.source(), file.source.text.as_str());
            known == text || known == marks::clean_source(text)
        }
    }
}

pub(in crate::text) struct Bundle {
    pub(in crate::text) language: &'static Language,
    messages: FluentBundle<Arc<FluentResource>>,
    /// The parsed files, in the order in which they were added.
    files: Vec<ParsedFile>,
    words: HashMap<String, Arc<Word>>,
    /// Whether the sentence after a trigger begins with a capital.
    pub(in crate::text) capital_after_trigger: bool,
    /// Formatted clauses. The cards of a game share most of their clauses.
    clauses: RwLock<HashMap<ClauseKey, Arc<str>>>,
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
}

/// Why a message could not be formatted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::text) enum MissingReason {
    /// The message or its attribute does not exist.
    NotFound,
    /// The message refers to something that does not exist or to itself, or its text is longer than [`MAX_TEXT`].
    Broken,
}

/// Parses a file. Messages with syntax errors are left out and reported. A project's file that is not safe to parse is
/// left out as a whole, because the parser itself could overflow the stack.
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
    /// Builds the messages of a language from its files. If two files of a project have the same message, the later
    /// one wins.
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
        // The bundle is new and has no functions of these names, so adding them cannot fail.
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

    /// Rebuilds the language from its files. Unchanged files are not parsed again.
    pub(in crate::text) fn reload(&self, files: &[LocaleFile]) -> Self {
        let parsed = files.iter().filter_map(|file| {
            let known = self.files.iter().find(|known| known.is_of(file)).cloned();
            known.or_else(|| parse(file.clone(), &mut Vec::new()))
        });
        Self::new(self.language, &parsed.collect::<Vec<_>>(), &mut Vec::new())
    }

    /// A copy with one more file that overrides the others. Cached clauses are kept unless they use a message in
    /// `changed`.
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

    /// A text as this language shows it: with accents in the pseudo-language, otherwise unchanged.
    pub(in crate::text) fn shown(&self, text: &str) -> String {
        if self.language.is_pseudo() { pseudo::accented(text).into_owned() } else { text.to_owned() }
    }

    pub(in crate::text) fn resources(&self) -> impl Iterator<Item = &FluentResource> {
        self.files.iter().map(|file| &*file.resource)
    }

    /// The first word of a kind, by the prefix of its id.
    pub(in crate::text) fn first_word(&self, prefix: &str) -> Option<&str> {
        self.words.keys().map(String::as_str).filter(|id| id.starts_with(prefix)).min()
    }

    pub(in crate::text) fn word(&self, id: &str) -> Option<&Arc<Word>> {
        self.words.get(id)
    }

    /// Whether the language has a message with a value or, if an attribute follows after a dot, with that attribute.
    pub(in crate::text) fn has(&self, id: &str) -> bool {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        self.messages.get_message(id).is_some_and(|message| match attribute {
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
