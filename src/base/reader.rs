//! Reads an object member by member and reports every error at its place.

use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use smallvec::SmallVec;

use super::json::{self, Member, Node, Shape};
use super::{Argument, Code, Diagnostic, Message, Source, closest};
use crate::message;

/// A JSON pointer that is formatted only for problems, because most records have none.
#[derive(Clone, Copy, Debug)]
pub enum Path<'p> {
    Root,
    Key(&'p Path<'p>, &'p str),
    Item(&'p Path<'p>, usize),
}

impl<'p> Path<'p> {
    #[must_use]
    pub fn key(&'p self, key: &'p str) -> Path<'p> {
        Path::Key(self, key)
    }

    #[must_use]
    pub fn item(&'p self, at: usize) -> Path<'p> {
        Path::Item(self, at)
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Path::Root => Ok(()),
            Path::Key(above, key) => f.write_str(&json::step(&above.to_string(), key)),
            Path::Item(above, at) => write!(f, "{above}/{at}"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Fresh,
    Taken,
    /// It has the wrong type, which has been reported.
    Wrong,
}

/// An object whose members are taken one by one. [`Reader::finish`] reports the remaining ones as unknown.
pub struct Reader<'a, 'r> {
    path: Path<'r>,
    node: Node<'a>,
    members: Vec<Member<'a>>,
    state: SmallVec<[State; 16]>,
    problems: &'r mut Vec<Diagnostic>,
}

/// Reads a file that is one object. Every problem gets its place in the file.
pub fn read_file<T>(source: &Source, read: impl FnOnce(Reader<'_, '_>) -> Option<T>) -> (Option<T>, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let found = match json::parse(&source.text) {
        Ok(root) => read(Reader::open(root, Path::Root, &mut problems)),
        Err(problem) => {
            problems.push(*problem);
            None
        }
    };
    json::locate(source, &mut problems);
    (found, problems)
}

impl<'a, 'r> Reader<'a, 'r> {
    /// Opens an object; any other kind is reported and read as an empty object.
    pub fn open(node: Node<'a>, path: Path<'r>, problems: &'r mut Vec<Diagnostic>) -> Self {
        if node.shape() != Shape::Object {
            problems.push(mismatch(node, path, "expected-object").lost());
        }
        let mut members = node.members();
        for at in (1..members.len()).rev() {
            if members[..at].iter().any(|earlier| earlier.key == members[at].key) {
                let twice = members.remove(at);
                problems.push(json::duplicate(&twice, &path.key(&twice.key).to_string()).lost());
            }
        }
        let state = SmallVec::from_elem(State::Fresh, members.len());
        Self { path, node, members, state, problems }
    }

    pub fn path(&self) -> Path<'r> {
        self.path
    }

    pub fn node(&self) -> Node<'a> {
        self.node
    }

    pub fn problems(&mut self) -> &mut Vec<Diagnostic> {
        self.problems
    }

    /// Takes a member of any kind.
    pub fn take(&mut self, name: &str) -> Option<Node<'a>> {
        let at = self.members.iter().position(|member| member.key == name)?;
        self.state[at] = State::Taken;
        Some(self.members[at].value)
    }

    /// Whether the object has a member.
    pub fn has(&self, name: &str) -> bool {
        self.members.iter().any(|member| member.key == name)
    }

    /// Removes a member, as if it were not there.
    pub fn forget(&mut self, name: &str) {
        if let Some(at) = self.members.iter().position(|member| member.key == name) {
            self.members.remove(at);
            self.state.remove(at);
        }
    }

    /// Takes a required member; a missing one is reported.
    pub fn require(&mut self, name: &str) -> Option<Node<'a>> {
        let found = self.take(name);
        if found.is_none() && self.node.shape() == Shape::Object {
            let message = message!("problem-member-missing", name = name);
            self.problems
                .push(Diagnostic::new(Code::TypeMismatch, self.path.to_string(), message).at(self.node.opening()));
        }
        found
    }

    /// Reports a member of the wrong type. [`Reader::finish`] returns it with the unknown members, so that it is kept.
    pub fn wrong(&mut self, node: Node<'a>, name: &str, wanted: &'static str) {
        self.problems.push(mismatch(node, self.path.key(name), wanted));
        self.keep(name);
    }

    /// Keeps a member with what nothing reads, without reporting it as unknown.
    fn keep(&mut self, name: &str) {
        if let Some(at) = self.members.iter().position(|member| member.key == name) {
            self.state[at] = State::Wrong;
        }
    }

    /// Takes a text; any other kind is reported.
    pub fn text(&mut self, name: &str) -> Option<Cow<'a, str>> {
        let node = self.take(name)?;
        self.read(node, name, "expected-text", Node::string)
    }

    /// Takes a whole number; anything else is reported.
    pub fn integer(&mut self, name: &str) -> Option<i64> {
        let node = self.take(name)?;
        self.read(node, name, "expected-integer", Node::integer)
    }

    /// Takes a whole number that is checked against a range later. One that does not fit 64 bits is not reported but
    /// kept with what nothing reads, so that the later check can report the range instead of a wrong type.
    pub fn ranged_integer(&mut self, name: &str) -> Option<i64> {
        let node = self.take(name)?;
        if node.is_wide_integer() {
            self.keep(name);
            return None;
        }
        self.read(node, name, "expected-integer", Node::integer)
    }

    /// Takes `true` or `false`; anything else is reported.
    pub fn flag(&mut self, name: &str) -> Option<bool> {
        let node = self.take(name)?;
        self.read(node, name, "expected-flag", Node::boolean)
    }

    /// Takes a list; any other kind is reported and read as an empty list.
    pub fn list(&mut self, name: &str) -> Vec<Node<'a>> {
        let Some(node) = self.take(name) else { return Vec::new() };
        if node.shape() != Shape::Array {
            self.wrong(node, name, "expected-list");
        }
        node.items()
    }

    /// Takes a list of texts.
    pub fn texts(&mut self, name: &str) -> Vec<Cow<'a, str>> {
        let items = self.list(name);
        let path = self.path.key(name);
        let mut texts = Vec::with_capacity(items.len());
        for (at, item) in items.into_iter().enumerate() {
            match item.string() {
                Some(text) => texts.push(text),
                None => self.problems.push(mismatch(item, path.item(at), "expected-text").lost()),
            }
        }
        texts
    }

    /// Takes a range written `[least, most]`.
    pub fn range(&mut self, name: &str) -> Option<RangeInclusive<i64>> {
        let node = self.take(name)?;
        self.read(node, name, "expected-range", range_of)
    }

    fn read<T>(
        &mut self,
        node: Node<'a>,
        name: &str,
        wanted: &'static str,
        read: impl Fn(Node<'a>) -> Option<T>,
    ) -> Option<T> {
        let value = read(node);
        if value.is_none() {
            self.wrong(node, name, wanted);
        }
        value
    }

    /// The members that have not been taken, in order.
    pub fn rest(&self) -> Vec<Member<'a>> {
        self.left().map(|(member, _)| member.clone()).collect()
    }

    fn left(&self) -> impl Iterator<Item = (&Member<'a>, State)> {
        self.members.iter().zip(self.state.iter().copied()).filter(|&(_, state)| state != State::Taken)
    }

    /// Reports and returns the members that have not been taken; `known` are the valid names.
    pub fn finish(&mut self, known: &[&str]) -> Vec<Member<'a>> {
        let rest: Vec<(Member<'a>, State)> = self.left().map(|(member, state)| (member.clone(), state)).collect();
        for (member, state) in &rest {
            if *state == State::Wrong {
                continue;
            }
            let pointer = self.path.key(&member.key).to_string();
            let message = message!("problem-unknown-member", name = &*member.key);
            let unknown = Diagnostic::new(Code::UnknownMember, &pointer, message)
                .on_key()
                .at(member.key_span)
                .meant(closest(&member.key, known.iter().copied()));
            self.problems.push(unknown);
            json::duplicates(member.value, &pointer, self.problems);
        }
        rest.into_iter().map(|(member, _)| member).collect()
    }
}

/// A range written `[least, most]`.
pub fn range_of(node: Node<'_>) -> Option<RangeInclusive<i64>> {
    let numbers: Option<Vec<i64>> = node.items().into_iter().map(Node::integer).collect();
    match numbers?[..] {
        [least, most] if least <= most => Some(least..=most),
        _ => None,
    }
}

/// The problem of a value of the wrong kind: "expected a text, found a list". `wanted` is the id of the message that
/// names the expected kind.
pub fn mismatch(node: Node<'_>, path: Path<'_>, wanted: &'static str) -> Diagnostic {
    let found: Argument = match node.shape() {
        Shape::Number | Shape::Boolean => shorten(node.raw()).into(),
        shape => Message::new(shape.kind()).into(),
    };
    let message = message!("problem-expected", wanted = Message::new(wanted), found = found);
    Diagnostic::new(Code::TypeMismatch, path.to_string(), message).at(node.span())
}

/// The first 40 characters of a text that the user wrote, so that messages stay short.
pub fn shorten(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
