//! A Fluent file, parsed when its messages are first needed.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, OnceLock};

use fluent::FluentResource;
use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser::parse_runtime;

use super::marks::clean_source;
use crate::base::{Code, Diagnostic};
use crate::message;
use crate::text::files::{FileProblem, LocaleFile, is_of_names, program_text};
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
    /// The messages; of a file of the program, once they are needed.
    resource: OnceLock<Arc<FluentResource>>,
    /// The text of a file of the program; of others, empty.
    text: &'static str,
    part: Part,
    /// The messages of a file that is not parsed for every card, ordered by the hashes of their ids.
    index: Vec<Place>,
}

/// What the messages of a file are for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The text of cards.
    Rules,
    /// The names and flavour texts of the program's own cards. These hundreds of messages are parsed one by one, because
    /// a card's name is asked for in every language, and all of them parsed need 10 MB.
    Names,
    /// The window and the command line.
    Interface,
}

/// Where a message is.
struct Place {
    id: u64,
    /// The first byte of its first line.
    start: usize,
}

impl FluentFile {
    /// Messages with syntax errors are left out; those of a project are reported. A project's file that is not safe to
    /// parse is left out as a whole, because the parser itself could overflow the stack.
    pub fn new(file: LocaleFile, problems: &mut Vec<FileProblem>) -> Option<Self> {
        let name = file.name();
        let part = match name {
            _ if file.is_project => Part::Rules,
            name if INTERFACE.contains(&name) => Part::Interface,
            _ if is_of_names(&file.source.name) => Part::Names,
            _ => Part::Rules,
        };
        let LocaleFile { language, is_project, source } = file;
        let index = if part == Part::Rules { Vec::new() } else { index(&source.text) };
        let resource = OnceLock::new();
        let own = program_text(&source.name).filter(|own| !is_project && *own == source.text);
        if own.is_none() {
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
        let content = Content { resource, text: own.unwrap_or_default(), part, index };
        Some(Self { language, is_project, name: source.name, content: Arc::new(content) })
    }

    pub fn of_project(language: &'static Language, resource: Arc<FluentResource>) -> Self {
        let content = Content { resource: OnceLock::from(resource), text: "", part: Part::Rules, index: Vec::new() };
        Self { language, is_project: true, name: String::new(), content: Arc::new(content) }
    }

    pub fn resource(&self) -> &Arc<FluentResource> {
        self.content.resource.get_or_init(|| {
            let text = clean_source(self.content.text).into_owned();
            Arc::new(FluentResource::try_new(text).unwrap_or_else(|(rest, _)| rest))
        })
    }

    /// Whether no card uses the messages of the file.
    pub fn is_interface(&self) -> bool {
        self.content.part == Part::Interface
    }

    /// Whether rows are printed with the messages of the file.
    pub fn is_of_rules(&self) -> bool {
        self.content.part == Part::Rules
    }

    /// Whether a file that is not parsed for every card may have a message; `false` is certain.
    pub fn may_have(&self, id: &str) -> bool {
        self.place(id).is_some()
    }

    fn place(&self, id: &str) -> Option<&Place> {
        let hash = hash(id);
        let at = self.content.index.binary_search_by_key(&hash, |place| place.id).ok()?;
        self.content.index.get(at)
    }

    /// Reads one message of a file of names, without the others.
    pub fn name<T>(&self, id: &str, read: impl Fn(&Message<&str>) -> Option<T>) -> Option<T> {
        let place = self.place(id).filter(|_| self.content.part == Part::Names)?;
        let rest = self.content.text.get(place.start..)?;
        let next = rest.match_indices('\n').map(|(end, _)| end + 1).find(|start| begins_entry(&rest[*start..]));
        let parsed = parse_runtime(&rest[..next.unwrap_or(rest.len())]).unwrap_or_else(|(parsed, _)| parsed);
        parsed
            .body
            .iter()
            .find_map(|entry| match entry {
                Entry::Message(message) if message.id.name == id => Some(message),
                _ => None,
            })
            .and_then(read)
    }

    /// Whether this is the same file with the same text.
    pub fn is_of(&self, file: &LocaleFile) -> bool {
        (self.is_project, &self.name) == (file.is_project, &file.source.name) && self.language == file.language && {
            let text = file.source.text.as_str();
            match self.content.resource.get() {
                // Cleaning copies the text, and most files have nothing to clean.
                Some(resource) => resource.source() == text || resource.source() == clean_source(text),
                None => self.content.text == text,
            }
        }
    }
}

fn hash(id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}

fn begins_entry(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic() || matches!(first, '-' | '#'))
}

fn index(text: &str) -> Vec<Place> {
    let is_of_id = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let mut start = 0;
    let mut places = Vec::new();
    for line in text.split_inclusive('\n') {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let id = line.split_once(|c| !is_of_id(c)).map_or(line, |(id, _)| id);
            places.push(Place { id: hash(id), start });
        }
        start += line.len();
    }
    places.sort_by_key(|place| place.id);
    places
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::Entry;

    use super::{FluentFile, Part};
    use crate::text::files::embedded_files;

    #[test]
    fn a_name_read_alone_is_the_name_read_with_all_others() {
        let files = || embedded_files("starfall").into_iter().filter_map(|file| FluentFile::new(file, &mut Vec::new()));
        let names: Vec<FluentFile> = files().filter(|file| file.content.part == Part::Names).collect();
        assert_eq!(names.len(), 15, "all languages but English, in which the cards themselves have their names");
        for (alone, whole) in names.iter().zip(files().filter(|file| file.content.part == Part::Names)) {
            let messages = whole.resource().entries().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message),
                _ => None,
            });
            let mut count = 0;
            for message in messages {
                let read = alone.name(message.id.name, |found| Some(found == message));
                assert_eq!(read, Some(true), "{} {}", whole.name, message.id.name);
                count += 1;
            }
            assert!(count > 500, "{} has {count} messages", whole.name);
            assert!(alone.content.resource.get().is_none(), "{} was parsed as a whole", whole.name);
        }
    }
}
