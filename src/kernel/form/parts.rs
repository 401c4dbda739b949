//! The parts of a file that is written: on one line, or on several.

use crate::base::json::{Node, Shape};

/// A value as it is written.
pub enum Part {
    /// On one line.
    Line(String),
    /// An object with a member a line.
    Object(Vec<(String, Part)>),
    /// A list with an item a line.
    List(Vec<Part>),
}

impl Part {
    pub fn is_line(&self) -> bool {
        matches!(self, Part::Line(_))
    }

    /// An object on one line if all its members are.
    pub fn object(members: Vec<(String, Part)>) -> Part {
        let mut line = Vec::with_capacity(members.len());
        for (name, part) in &members {
            let Part::Line(text) = part else { return Part::Object(members) };
            line.push(format!("{}: {text}", quoted(name)));
        }
        Part::Line(braced(&line))
    }

    /// An object with a member a line, whatever its members are.
    pub fn lines(members: Vec<(String, Part)>) -> Part {
        if members.is_empty() { Part::Line("{}".to_owned()) } else { Part::Object(members) }
    }

    /// A list with an item a line, whatever its items are.
    pub fn list(items: Vec<Part>) -> Part {
        if items.is_empty() { Part::Line("[]".to_owned()) } else { Part::List(items) }
    }
}

fn braced(members: &[String]) -> String {
    if members.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", members.join(", ")) }
}

/// A text as JSON.
pub fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

/// A value on one line. Numbers are not changed.
pub fn line(node: Node<'_>) -> String {
    match node.shape() {
        Shape::Object => {
            let members = node.members();
            let members: Vec<String> =
                members.iter().map(|member| format!("{}: {}", quoted(&member.key), line(member.value))).collect();
            braced(&members)
        }
        Shape::Array => {
            let items: Vec<String> = node.items().into_iter().map(line).collect();
            format!("[{}]", items.join(", "))
        }
        Shape::String => node.string().map_or_else(|| node.raw().to_owned(), |text| quoted(&text)),
        Shape::Number | Shape::Boolean | Shape::Null => node.raw().to_owned(),
    }
}

/// A part alone.
pub fn text(part: &Part) -> String {
    let mut writer = Writer::default();
    writer.part(part);
    writer.text
}

/// Writes parts with their indentation.
#[derive(Default)]
pub struct Writer {
    pub text: String,
    indent: usize,
}

impl Writer {
    /// The whole file: an empty line before each member that has several lines.
    pub fn root(&mut self, part: &Part) {
        let Part::Object(members) = part else { return self.part(part) };
        self.open('{');
        for (at, (name, part)) in members.iter().enumerate() {
            if at > 0 {
                self.text.push(',');
                if !part.is_line() {
                    self.text.push('\n');
                }
            }
            self.member(name, part);
        }
        self.close('}');
    }

    fn part(&mut self, part: &Part) {
        match part {
            Part::Line(text) => self.text.push_str(text),
            Part::Object(members) => {
                self.open('{');
                for (at, (name, part)) in members.iter().enumerate() {
                    self.text.push_str(if at > 0 { "," } else { "" });
                    self.member(name, part);
                }
                self.close('}');
            }
            Part::List(items) => {
                self.open('[');
                for (at, part) in items.iter().enumerate() {
                    self.text.push_str(if at > 0 { "," } else { "" });
                    self.line();
                    self.part(part);
                }
                self.close(']');
            }
        }
    }

    fn member(&mut self, name: &str, part: &Part) {
        self.line();
        self.text.push_str(&quoted(name));
        self.text.push_str(": ");
        self.part(part);
    }

    fn open(&mut self, bracket: char) {
        self.text.push(bracket);
        self.indent += 1;
    }

    fn close(&mut self, bracket: char) {
        self.indent -= 1;
        self.line();
        self.text.push(bracket);
    }

    fn line(&mut self) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n("  ", self.indent));
    }
}
