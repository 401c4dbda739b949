//! Reads the source files as tokens, so that neither comments nor strings are mistaken for code.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A source file.
pub struct File {
    /// Path within the repository.
    pub path: PathBuf,
    /// Names of the modules from the crate's root to this file, for example `["studio", "cards", "row"]`.
    pub module: Vec<String>,
    /// All tokens, by default but those of items under `#[cfg(test)]` or the feature `testing`. Doc comments are left out.
    pub tokens: Vec<Token>,
    /// Number of lines, tests included.
    pub lines: usize,
    /// Whether the file starts with a `//!` comment.
    pub has_purpose: bool,
}

/// A token, with groups flattened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    Ident(String),
    Literal(String),
    Punct(char),
    Open(char),
    Close(char),
}

impl Token {
    fn is(&self, punct: char) -> bool {
        *self == Token::Punct(punct)
    }

    /// The name, if the token is an identifier.
    pub fn ident(&self) -> Option<&str> {
        match self {
            Token::Ident(name) => Some(name),
            _ => None,
        }
    }

    /// What is written in a literal, without its quotation marks.
    pub fn text(&self) -> Option<&str> {
        match self {
            Token::Literal(text) => Some(text.trim_start_matches(['r', 'b', '#']).trim_matches(['"', '#'])),
            _ => None,
        }
    }
}

impl File {
    /// The first module of the path: `studio` for `src/studio/cards/row.rs`, `lib` for `src/lib.rs`.
    pub fn top(&self) -> &str {
        self.module.first().map_or("lib", String::as_str)
    }

    /// Every path into this crate that the file names, absolute and without `crate`: both `use crate::{a, b::c}` and
    /// `super::b::c` in an expression.
    pub fn paths(&self) -> Vec<Vec<String>> {
        let mut found = Vec::new();
        let mut at = 0;
        while at < self.tokens.len() {
            let starts = at == 0 || !self.tokens[at - 1].is(':');
            if starts && let Some((path, next)) = self.root(at) {
                at = self.tree(next, path, &mut found);
            } else {
                at += 1;
            }
        }
        found
    }

    /// `crate::`, `self::` or any number of `super::` at a token: the module that it names and the token after it.
    fn root(&self, mut at: usize) -> Option<(Vec<String>, usize)> {
        let follows = |at: usize| {
            self.tokens.get(at).is_some_and(|token| token.is(':'))
                && self.tokens.get(at + 1).is_some_and(|token| token.is(':'))
        };
        let mut module = self.module.clone();
        match self.tokens[at].ident()? {
            "crate" => module.clear(),
            "self" => {}
            "super" => {
                module.pop();
            }
            _ => return None,
        }
        if !follows(at + 1) {
            return None;
        }
        at += 3;
        while self.tokens.get(at).and_then(Token::ident) == Some("super") && follows(at + 1) {
            module.pop();
            at += 3;
        }
        Some((module, at))
    }

    /// The rest of a path, which may branch as in a `use` declaration. Returns the token after it.
    fn tree(&self, mut at: usize, mut path: Vec<String>, found: &mut Vec<Vec<String>>) -> usize {
        loop {
            match self.tokens.get(at) {
                Some(Token::Ident(name)) => {
                    if name != "self" {
                        path.push(name.clone());
                    }
                    at += 1;
                    let more =
                        [at, at + 1].into_iter().all(|at| self.tokens.get(at).is_some_and(|token| token.is(':')));
                    if !more {
                        found.push(path);
                        return at;
                    }
                    at += 2;
                }
                Some(Token::Open('{')) => {
                    at += 1;
                    while !matches!(self.tokens.get(at), None | Some(Token::Close('}'))) {
                        let next = self.tree(at, path.clone(), found);
                        at = next.max(at + 1);
                        // `as name`, and the comma.
                        while !matches!(self.tokens.get(at), None | Some(Token::Close('}') | Token::Punct(','))) {
                            at += 1;
                        }
                        if self.tokens.get(at).is_some_and(|token| token.is(',')) {
                            at += 1;
                        }
                    }
                    return at + 1;
                }
                _ => {
                    found.push(path);
                    return at;
                }
            }
        }
    }

    /// All identifiers.
    pub fn idents(&self) -> impl Iterator<Item = &str> {
        self.tokens.iter().filter_map(Token::ident)
    }

    /// All string literals, without their quotation marks.
    pub fn strings(&self) -> impl Iterator<Item = &str> {
        self.tokens.iter().filter_map(Token::text)
    }
}

/// All source files of the crate, without their tests.
pub fn sources() -> Vec<File> {
    read(&["src"], false)
}

/// All code: the sources with their tests, the integration tests, the benches and the entry points of the fuzzer.
pub fn all_code() -> Vec<File> {
    read(&["src", "tests", "benches", "fuzz"], true)
}

fn read(within: &[&str], with_tests: bool) -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = within.iter().map(|folder| root.join(folder)).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("target") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push(file(path.strip_prefix(root).unwrap(), &text, with_tests));
            }
        }
    }
    assert!(found.len() > 20, "the sources were not found");
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// Reads one file. `path` is within the repository.
pub fn file(path: &Path, text: &str, with_tests: bool) -> File {
    let mut module: Vec<String> =
        path.with_extension("").iter().skip(1).map(|part| part.to_str().unwrap().to_owned()).collect();
    if module.last().is_some_and(|last| last == "mod" || last == "lib" || last == "main") {
        module.pop();
    }
    let stream: TokenStream = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut tokens = Vec::new();
    flatten(stream, &mut tokens, with_tests);
    File { path: path.to_owned(), module, tokens, lines: text.lines().count(), has_purpose: text.starts_with("//!") }
}

fn flatten(stream: TokenStream, tokens: &mut Vec<Token>, with_tests: bool) {
    let mut trees = stream.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                let inner =
                    trees.next_if(|next| matches!(next, TokenTree::Punct(punct) if punct.as_char() == '!')).is_some();
                let attribute = match trees.next_if(|next| matches!(next, TokenTree::Group(_))) {
                    Some(TokenTree::Group(group)) => group.stream(),
                    _ => continue,
                };
                let text = attribute.to_string().replace(' ', "");
                let is_test = ["cfg(test)", "cfg(feature=\"testing\")"].contains(&text.as_str());
                if is_test && !inner && !with_tests {
                    skip_item(&mut trees);
                } else if !text.starts_with("doc=") {
                    flatten(attribute, tokens, with_tests);
                }
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => ('{', '}'),
                    Delimiter::Bracket => ('[', ']'),
                    Delimiter::Parenthesis => ('(', ')'),
                    Delimiter::None => (' ', ' '),
                };
                tokens.push(Token::Open(open));
                flatten(group.stream(), tokens, with_tests);
                tokens.push(Token::Close(close));
            }
            TokenTree::Ident(ident) => tokens.push(Token::Ident(ident.to_string())),
            TokenTree::Punct(punct) => tokens.push(Token::Punct(punct.as_char())),
            TokenTree::Literal(literal) => tokens.push(Token::Literal(literal.to_string())),
        }
    }
}

/// Skips the item behind an attribute: up to its semicolon or the end of its braces.
fn skip_item(trees: &mut impl Iterator<Item = TokenTree>) {
    for tree in trees {
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == ';' => return,
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return,
            _ => {}
        }
    }
}

#[test]
fn paths_are_resolved_from_use_trees_and_expressions() {
    let text = "//! A test.
        use crate::base::{Code, json::{self, Node as N}};
        use super::view::View;
        #[cfg(test)] mod tests { use crate::cli::Never; }
        fn f() { let text = \"crate::cli::never\"; super::super::text::get(crate::card::X) }";
    let file = file(Path::new("src/studio/cards/row.rs"), text, false);
    let mut paths: Vec<String> = file.paths().iter().map(|path| path.join("::")).collect();
    paths.sort();
    assert_eq!(
        paths,
        ["base::Code", "base::json", "base::json::Node", "card::X", "studio::cards::view::View", "studio::text::get"]
    );
}
