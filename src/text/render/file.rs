//! A Fluent file, parsed when its messages are first needed.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fluent::FluentResource;

use super::marks::clean_source;
use crate::base::{Code, Diagnostic};
use crate::message;
use crate::text::files::{FileProblem, LocaleFile};
use crate::text::fluent::guard::scan;
use crate::text::languages::Language;

/// The program's files with the messages of the window and the command line. No card uses them, so they are parsed only
/// for the language in which the program talks to its user.
const INTERFACE: [&str; 4] = ["problems.ftl", "rules.ftl", "trace.ftl", "ui.ftl"];

/// A Fluent file of a language. Cloning is cheap, because clones share the content.
///
/// A file of the program is parsed on first use, because its messages in sixteen languages need 20 MB and 50 ms, and
/// most commands show one language. A file of a project is parsed at once, because its problems are reported.
#[derive(Clone)]
pub(in crate::text) struct FluentFile {
    pub language: &'static Language,
    pub is_project: bool,
    name: String,
    content: Arc<Content>,
}

struct Content {
    /// The text until it is parsed. The resource owns it afterwards.
    text: Mutex<String>,
    resource: OnceLock<Arc<FluentResource>>,
    /// Hashes of the ids of an interface file, in order.
    ids: Vec<u64>,
}

impl FluentFile {
    /// Messages with syntax errors are left out; those of a project are reported. A project's file that is not safe to
    /// parse is left out as a whole, because the parser itself could overflow the stack.
    pub fn new(file: LocaleFile, problems: &mut Vec<FileProblem>) -> Option<Self> {
        let name = file.name();
        let ids =
            if file.is_project || !INTERFACE.contains(&name) { Vec::new() } else { hashed_ids(&file.source.text) };
        let LocaleFile { language, is_project, source } = file;
        let resource = OnceLock::new();
        if is_project {
            let unsafe_parts = scan(&source.text);
            if !unsafe_parts.is_empty() {
                problems
                    .extend(unsafe_parts.into_iter().map(|problem| FileProblem { source: source.clone(), problem }));
                return None;
            }
            let parsed = FluentResource::try_new(clean_source(&source.text).into_owned());
            let parsed = parsed.unwrap_or_else(|(rest, errors)| {
                for error in errors {
                    let message = message!("problem-fluent-left-out", error = &error.kind);
                    let problem = Diagnostic::new(Code::LocaleSyntax, "", message).at(source.span(error.pos));
                    problems.push(FileProblem { source: source.clone(), problem });
                }
                rest
            });
            let _ = resource.set(Arc::new(parsed));
        }
        let text = Mutex::new(if is_project { String::new() } else { source.text });
        Some(Self { language, is_project, name: source.name, content: Arc::new(Content { text, resource, ids }) })
    }

    pub fn of_project(language: &'static Language, resource: Arc<FluentResource>) -> Self {
        let content = Content { text: Mutex::default(), resource: OnceLock::from(resource), ids: Vec::new() };
        Self { language, is_project: true, name: String::new(), content: Arc::new(content) }
    }

    pub fn resource(&self) -> &Arc<FluentResource> {
        self.content.resource.get_or_init(|| {
            let text = mem::take(&mut *self.content.text.lock().unwrap_or_else(PoisonError::into_inner));
            Arc::new(FluentResource::try_new(clean_source(&text).into_owned()).unwrap_or_else(|(rest, _)| rest))
        })
    }

    /// Whether no card uses the messages of the file.
    pub fn is_interface(&self) -> bool {
        !self.content.ids.is_empty()
    }

    /// Whether an interface file may have a message; `false` is certain.
    pub fn may_have(&self, id: &str) -> bool {
        self.content.ids.binary_search(&hash(id)).is_ok()
    }

    /// Whether this is the same file with the same text.
    pub fn is_of(&self, file: &LocaleFile) -> bool {
        (self.is_project, &self.name) == (file.is_project, &file.source.name) && self.language == file.language && {
            let text = file.source.text.as_str();
            match self.content.resource.get() {
                // Cleaning copies the text, and most files have nothing to clean.
                Some(resource) => resource.source() == text || resource.source() == clean_source(text),
                None => *self.content.text.lock().unwrap_or_else(PoisonError::into_inner) == text,
            }
        }
    }
}

fn hash(id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}

fn hashed_ids(text: &str) -> Vec<u64> {
    let is_of_id = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    let ids = lines.map(|line| line.split_once(|c| !is_of_id(c)).map_or(line, |(id, _)| id));
    let mut hashes: Vec<u64> = ids.map(hash).collect();
    hashes.sort_unstable();
    hashes
}
