//! A parsed message, which its edit, its checks and its preview share, so that a source is parsed once per key.

use std::sync::{Arc, Mutex, PoisonError};

use fluent::FluentResource;
use fluent_syntax::ast::Entry;

use super::guard::scan;
use crate::base::{Code, Diagnostic, Span};
use crate::message;
use crate::text::render::marks::clean_source;

/// The source of a message and the result of parsing it.
#[derive(Debug)]
pub struct ParsedMessage {
    id: String,
    source: String,
    problems: Vec<Diagnostic>,
    resource: Option<Arc<FluentResource>>,
}

impl ParsedMessage {
    /// Parses a source that should be a single message with this id. The id of a term includes the `-`.
    pub fn new(id: &str, source: &str) -> Self {
        let (problems, resource) = match parse(id, source) {
            Ok(resource) => (Vec::new(), Some(Arc::new(resource))),
            Err(problems) => (problems, None),
        };
        Self { id: id.to_owned(), source: source.to_owned(), problems, resource }
    }

    /// The problems, with bytes of the source. Empty if the source is a single message with its id.
    pub fn problems(&self) -> &[Diagnostic] {
        &self.problems
    }

    pub fn into_problems(self) -> Vec<Diagnostic> {
        self.problems
    }

    /// The parsed message, or `None` if there are problems.
    pub(in crate::text) fn resource(&self) -> Option<&Arc<FluentResource>> {
        self.resource.as_ref()
    }
}

fn parse(id: &str, source: &str) -> Result<FluentResource, Vec<Diagnostic>> {
    let unsafe_parts = scan(source);
    if !unsafe_parts.is_empty() {
        return Err(unsafe_parts);
    }
    let resource = FluentResource::try_new(clean_source(source).into_owned()).map_err(|(_, errors)| {
        let problem = |error: fluent_syntax::parser::ParserError| {
            Diagnostic::new(Code::LocaleSyntax, "", message!("problem-fluent", error = &error.kind))
                .at(Span::new(source, error.pos))
        };
        errors.into_iter().map(problem).collect::<Vec<_>>()
    })?;
    let ids = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    });
    let ids: Vec<String> = ids.collect();
    let message = match &ids[..] {
        [own] if own == id && resource.entries().count() == 1 => return Ok(resource),
        [other] if other != id => message!("problem-other-message", other = other, id = id),
        _ => message!("problem-one-message", id = id),
    };
    Err(vec![Diagnostic::new(Code::LocaleSyntax, "", message).at(Span::new(source, 0..source.len()))])
}

/// The message that was parsed last. Clones share it, because at every key of a translator the same source is put into
/// its file, checked and previewed by different parts of the program.
#[derive(Clone, Debug, Default)]
pub struct ParseCache(Arc<Mutex<Option<Arc<ParsedMessage>>>>);

impl ParseCache {
    /// The parsed message. The source is parsed only if it is not the last one.
    pub fn get(&self, id: &str, source: &str) -> Arc<ParsedMessage> {
        // The lock can only be poisoned by a panic elsewhere, and the value is complete even then.
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*last {
            Some(parsed) if parsed.id == id && parsed.source == source => Arc::clone(parsed),
            _ => Arc::clone(last.insert(Arc::new(ParsedMessage::new(id, source)))),
        }
    }
}
