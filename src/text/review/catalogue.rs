//! The parsed messages of a language, with their positions in its files.

use fluent_syntax::ast::{Attribute, Entry, Pattern};
use fluent_syntax::parser::parse;
use indexmap::IndexMap;
use indexmap::map::Entry as Slot;

use super::LanguageFiles;
use crate::base::{self, Code, Diagnostic, Source, Span};
use crate::message;
use crate::text::fluent::guard::scan;
use crate::text::render::{LINK, SUBJECT};

/// A message or a term.
pub struct Message<'a> {
    /// The index of the file in the language's files.
    pub file: usize,
    /// The id, as a slice of the file.
    pub id: &'a str,
    /// The value, if there is one.
    pub value: Option<Pattern<&'a str>>,
    pub attributes: Vec<Attribute<&'a str>>,
}

/// One text of a message: its value or an attribute.
#[derive(Clone, Copy)]
pub struct MessagePattern<'m, 'a> {
    pub message: &'m Message<'a>,
    /// The name of the attribute, as a slice of the file. `None` for the value.
    pub attribute: Option<&'a str>,
    pub pattern: &'m Pattern<&'a str>,
}

impl<'a> Message<'a> {
    /// The value and the attributes that are printed, in order.
    pub fn texts(&self) -> impl Iterator<Item = MessagePattern<'_, 'a>> {
        let value = self.value.iter().map(|pattern| MessagePattern { message: self, attribute: None, pattern });
        let printed = self.attributes.iter().filter(|attribute| ![SUBJECT, LINK].contains(&attribute.id.name));
        let attributes = printed.map(|attribute| MessagePattern {
            message: self,
            attribute: Some(attribute.id.name),
            pattern: &attribute.value,
        });
        value.chain(attributes)
    }

    pub fn attribute(&self, name: &str) -> Option<&Pattern<&'a str>> {
        self.attributes.iter().find(|attribute| attribute.id.name == name).map(|attribute| &attribute.value)
    }

    /// The value, or the attribute with a name.
    pub fn text(&self, attribute: Option<&str>) -> Option<&Pattern<&'a str>> {
        match attribute {
            None => self.value.as_ref(),
            Some(name) => self.attribute(name),
        }
    }
}

impl<'a> MessagePattern<'_, 'a> {
    /// The part of the file that names the text. Problems of the whole text are reported there.
    pub fn anchor(&self) -> &'a str {
        self.attribute.unwrap_or(self.message.id)
    }

    /// The name in messages to the user: `op-draw.bonus`.
    pub fn name(&self) -> String {
        match self.attribute {
            None => self.message.id.to_owned(),
            Some(attribute) => format!("{}.{attribute}", self.message.id),
        }
    }
}

/// The messages of a language.
pub struct Catalogue<'a> {
    pub tag: &'a str,
    pub sources: Vec<&'a Source>,
    /// Messages by id. A message of a project replaces the program's message with the same id.
    pub messages: IndexMap<&'a str, Message<'a>>,
    /// Terms by id, without the `-`.
    pub terms: IndexMap<&'a str, Message<'a>>,
}

impl<'a> Catalogue<'a> {
    /// Parses the files of a language. Reports syntax errors and ids that a file repeats.
    pub fn read(files: &'a LanguageFiles) -> (Self, Problems) {
        let mut problems = Problems::default();
        let mut catalogue = Self {
            tag: &files.tag,
            sources: files.files.iter().map(|file| &file.source).collect(),
            messages: IndexMap::new(),
            terms: IndexMap::new(),
        };
        for (at, file) in files.files.iter().enumerate() {
            let unsafe_to_parse = scan(&file.source.text);
            if !unsafe_to_parse.is_empty() {
                problems.found.extend(unsafe_to_parse.into_iter().map(|problem| (at, problem)));
                continue;
            }
            let (Ok(resource) | Err((resource, _))) = parse(file.source.text.as_str()).inspect_err(|(_, errors)| {
                for error in errors {
                    let message = message!("problem-fluent-left-out", error = &error.kind);
                    let span = file.source.span(error.pos.clone());
                    problems.found.push((at, Diagnostic::new(Code::LocaleSyntax, "", message).at(span)));
                }
            });
            for entry in resource.body {
                let (table, message) = match entry {
                    Entry::Message(message) => (
                        &mut catalogue.messages,
                        Message { file: at, id: message.id.name, value: message.value, attributes: message.attributes },
                    ),
                    Entry::Term(term) => (
                        &mut catalogue.terms,
                        Message { file: at, id: term.id.name, value: Some(term.value), attributes: term.attributes },
                    ),
                    _ => continue,
                };
                match table.entry(message.id) {
                    Slot::Vacant(slot) => {
                        slot.insert(message);
                    }
                    Slot::Occupied(mut slot) if file.replaces(&files.files[slot.get().file]) => {
                        slot.insert(message);
                    }
                    // A bundled game's own words can stand before those of all games.
                    Slot::Occupied(slot) if files.files[slot.get().file].replaces(file) => {}
                    Slot::Occupied(slot) => {
                        let first = &files.files[slot.get().file].source;
                        let text = message!("problem-message-elsewhere", id = message.id, file = &first.name);
                        problems.at(&catalogue.sources, at, message.id, Code::MessageDuplicate, message.id, text);
                    }
                }
            }
        }
        (catalogue, problems)
    }
}

/// The problems of a language with the indices of their files.
#[derive(Clone, Default)]
pub struct Problems {
    found: Vec<(usize, Diagnostic)>,
}

impl Problems {
    /// Adds a problem at a slice of a file.
    pub fn at(&mut self, sources: &[&Source], file: usize, part: &str, code: Code, name: &str, message: base::Message) {
        self.add(file, Self::located(sources, file, part, code, name, message));
    }

    fn located(
        sources: &[&Source],
        file: usize,
        part: &str,
        code: Code,
        name: &str,
        message: base::Message,
    ) -> Diagnostic {
        let span = sources.get(file).map_or_else(Span::default, |source| {
            let start = offset(source, part);
            source.span(start..start + part.len())
        });
        Diagnostic::new(code, pointer(name), message).at(span)
    }

    pub fn add(&mut self, file: usize, problem: Diagnostic) {
        self.found.push((file, problem));
    }

    /// All problems, ordered by position.
    pub fn sorted(mut self) -> Vec<(usize, Diagnostic)> {
        self.found.sort_by(|(file, a), (other, b)| {
            let key = |problem: &Diagnostic| (problem.span.map_or(0, Span::start), problem.code);
            (file, key(a), &a.message).cmp(&(other, key(b), &b.message))
        });
        self.found.dedup();
        self.found
    }
}

impl super::Check<'_, '_> {
    /// Adds a problem of a message at a slice of its file.
    pub fn report(&mut self, code: Code, text: MessagePattern<'_, '_>, part: &str, message: base::Message) {
        self.report_like(code, text, part, message, None);
    }

    /// Adds a problem with the name that was probably meant.
    pub fn report_like(
        &mut self,
        code: Code,
        text: MessagePattern<'_, '_>,
        part: &str,
        message: base::Message,
        meant: Option<&str>,
    ) {
        let (sources, file) = (&self.catalogue.sources, text.message.file);
        let problem = Problems::located(sources, file, part, code, &text.name(), message);
        self.problems.add(file, problem.did_you_mean(meant));
    }
}

/// The position of a slice in its file.
pub fn offset(source: &Source, part: &str) -> usize {
    part.as_ptr().addr().saturating_sub(source.text.as_ptr().addr()).min(source.text.len())
}

/// The JSON pointer to a message or attribute: `/op-draw/bonus`.
fn pointer(name: &str) -> String {
    if name.is_empty() { String::new() } else { format!("/{}", name.replace('.', "/")) }
}
