//! JSON as it was written: parts that are not edited keep their exact text, including unknown members and the form of
//! numbers.

use crate::base::Diagnostic;
use crate::base::json::{self, Node, Shape};

/// The longest text that is written on one line.
const WIDTH: usize = 100;

/// A JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tree {
    /// A string, number, boolean or `null`, as written.
    Leaf(Box<str>),
    /// A list.
    List(Vec<Tree>),
    /// Names and values in order.
    Object(Vec<(Box<str>, Tree)>),
}

impl Tree {
    /// Parses a text.
    ///
    /// # Errors
    ///
    /// Returns where the text is not JSON.
    pub fn read(text: &str) -> Result<Self, Box<Diagnostic>> {
        json::parse(text).map(Self::of)
    }

    fn of(node: Node<'_>) -> Self {
        match node.shape() {
            Shape::Object => {
                Tree::Object(node.members().into_iter().map(|m| (Box::from(&*m.key), Self::of(m.value))).collect())
            }
            Shape::Array => Tree::List(node.items().into_iter().map(Self::of).collect()),
            _ => Tree::Leaf(node.raw().into()),
        }
    }

    /// Creates an empty object.
    pub fn object() -> Self {
        Tree::Object(Vec::new())
    }

    /// Creates a string.
    pub fn text(text: &str) -> Self {
        Tree::Leaf(serde_json::Value::from(text).to_string().into())
    }

    /// Creates a whole number.
    pub fn number(number: i64) -> Self {
        Tree::Leaf(number.to_string().into())
    }

    /// Creates a seed, as a string if other programs would round the number.
    pub fn seed(seed: u64) -> Self {
        if seed < 1 << 53 { Tree::Leaf(seed.to_string().into()) } else { Tree::text(&seed.to_string()) }
    }

    /// Creates a boolean.
    pub fn flag(flag: bool) -> Self {
        Tree::Leaf(flag.to_string().into())
    }

    /// Returns the value of a string.
    pub fn as_text(&self) -> Option<String> {
        match self {
            Tree::Leaf(raw) if raw.starts_with('"') => serde_json::from_str(raw).ok(),
            _ => None,
        }
    }

    /// Returns the value of a whole number.
    pub fn as_number(&self) -> Option<i64> {
        match self {
            Tree::Leaf(raw) => raw.parse().ok(),
            _ => None,
        }
    }

    /// Returns the value of a member.
    pub fn get(&self, name: &str) -> Option<&Tree> {
        match self {
            Tree::Object(members) => members.iter().find(|(known, _)| &**known == name).map(|(_, value)| value),
            _ => None,
        }
    }

    /// Returns the value at a path of member names and list indexes.
    pub fn at<'n>(&self, steps: impl IntoIterator<Item = &'n str>) -> Option<&Tree> {
        steps.into_iter().try_fold(self, |tree, step| match tree {
            Tree::List(items) => items.get(step.parse::<usize>().ok()?),
            _ => tree.get(step),
        })
    }

    /// Returns the value at a path and creates missing members.
    pub fn at_mut<'n>(&mut self, steps: impl IntoIterator<Item = &'n str>) -> Option<&mut Tree> {
        steps.into_iter().try_fold(self, |tree, step| match tree {
            Tree::List(items) => items.get_mut(step.parse::<usize>().ok()?),
            _ => Some(tree.member(step)),
        })
    }

    /// Returns the value of a member and creates it if missing. A value that is no object becomes one.
    pub fn member(&mut self, name: &str) -> &mut Tree {
        if !matches!(self, Tree::Object(_)) {
            *self = Tree::object();
        }
        let Tree::Object(members) = self else { unreachable!("it has just been made one") };
        let at = members.iter().position(|(known, _)| &**known == name).unwrap_or_else(|| {
            members.push((name.into(), Tree::Leaf("null".into())));
            members.len() - 1
        });
        &mut members[at].1
    }

    /// Sets a member.
    pub fn set(&mut self, name: &str, value: Tree) {
        *self.member(name) = value;
    }

    /// Removes a member.
    pub fn remove(&mut self, name: &str) -> Option<Tree> {
        let Tree::Object(members) = self else { return None };
        let at = members.iter().position(|(known, _)| &**known == name)?;
        Some(members.remove(at).1)
    }

    /// Returns the items of a list; empty for anything else.
    pub fn items(&self) -> &[Tree] {
        if let Tree::List(items) = self { items } else { &[] }
    }

    /// Writes the text. Short objects and lists are on one line; the whole never is.
    pub fn write(&self) -> String {
        let mut text = String::new();
        self.broken(0, &mut text);
        text.push('\n');
        text
    }

    fn value(&self, indent: usize, before: usize, text: &mut String) {
        let start = text.len();
        self.inline(text);
        if indent + before + (text.len() - start) > WIDTH {
            text.truncate(start);
            self.broken(indent, text);
        }
    }

    /// Writes the value on one line.
    pub(super) fn inline(&self, text: &mut String) {
        match self {
            Tree::Leaf(raw) => text.push_str(raw),
            Tree::List(items) => {
                text.push('[');
                for (at, item) in items.iter().enumerate() {
                    text.push_str(if at == 0 { "" } else { ", " });
                    item.inline(text);
                }
                text.push(']');
            }
            Tree::Object(members) if members.is_empty() => text.push_str("{}"),
            Tree::Object(members) => {
                for (at, (name, value)) in members.iter().enumerate() {
                    text.push_str(if at == 0 { "{ " } else { ", " });
                    key(name, text);
                    value.inline(text);
                }
                text.push_str(" }");
            }
        }
    }

    /// Writes each item or member on its own line.
    fn broken(&self, indent: usize, text: &mut String) {
        let inner = indent + 2;
        let line = |first: bool, text: &mut String| {
            text.push_str(if first { "\n" } else { ",\n" });
            text.extend(std::iter::repeat_n(' ', inner));
        };
        match self {
            Tree::List(items) if !items.is_empty() => {
                text.push('[');
                for (at, item) in items.iter().enumerate() {
                    line(at == 0, text);
                    item.value(inner, 0, text);
                }
            }
            Tree::Object(members) if !members.is_empty() => {
                text.push('{');
                for (at, (name, value)) in members.iter().enumerate() {
                    line(at == 0, text);
                    let start = text.len();
                    key(name, text);
                    value.value(inner, text.len() - start, text);
                }
            }
            _ => return self.inline(text),
        }
        text.push('\n');
        text.extend(std::iter::repeat_n(' ', indent));
        text.push(if matches!(self, Tree::List(_)) { ']' } else { '}' });
    }
}

fn key(name: &str, text: &mut String) {
    text.push_str(&serde_json::Value::from(name).to_string());
    text.push_str(": ");
}

impl From<&serde_json::Value> for Tree {
    fn from(value: &serde_json::Value) -> Self {
        match value {
            serde_json::Value::Array(items) => Tree::List(items.iter().map(Tree::from).collect()),
            serde_json::Value::Object(members) => {
                Tree::Object(members.iter().map(|(name, value)| (name.as_str().into(), value.into())).collect())
            }
            leaf => Tree::Leaf(leaf.to_string().into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Tree;

    #[test]
    fn what_is_not_understood_is_kept_as_it_was_written() {
        let text = "{\n  \"x\": 1e400,\n  \"long\": 123456789012345678901234567890,\n  \"x\": null,\n  \"y\": [1.50, { \"ä\": \"\\u0041\" }]\n}\n";
        let tree = Tree::read(text).expect("it is JSON");
        assert_eq!(tree.write(), text);
    }

    #[test]
    fn members_are_made_on_the_way() {
        let mut tree = Tree::object();
        if let Some(at) = tree.at_mut(["self", "flags", "a"]) {
            *at = Tree::number(3);
        }
        assert_eq!(tree.at(["self", "flags", "a"]).and_then(Tree::as_number), Some(3));
        assert_eq!(tree.at(["self", "0"]), None);
    }
}
