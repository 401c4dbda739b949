//! The definitions that predicates use: functions of one list of statements each. What a function yields is a list.

use std::collections::BTreeMap;

use super::syntax::{Reader, Term};

#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    Set(String, Term),
    Return(Term),
    Yield(Term),
    YieldFrom(Term),
    For(Vec<String>, Term, Vec<Statement>),
    If(Term, Vec<Statement>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    pub names: Vec<String>,
    pub body: Vec<Statement>,
    /// It yields a list.
    pub yields: bool,
}

pub type Functions = BTreeMap<String, Function>;

/// How deep blocks can be.
const DEEPEST: usize = 16;

/// Reads definitions, a line each.
pub fn read(lines: &[&str]) -> Result<Functions, String> {
    let lines: Vec<(usize, &str)> = lines
        .iter()
        .map(|line| (line.len() - line.trim_start().len(), line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with(['#', '"', '\'']))
        .collect();
    let mut functions = Functions::new();
    let mut blocks = Blocks { lines: &lines, at: 0, functions: &mut functions };
    let body = blocks.block(0, 0)?;
    if !body.is_empty() || blocks.at < lines.len() {
        return Err("there are definitions alone before predicates".to_owned());
    }
    Ok(functions)
}

struct Blocks<'l> {
    lines: &'l [(usize, &'l str)],
    at: usize,
    functions: &'l mut Functions,
}

fn yields(body: &[Statement]) -> bool {
    body.iter().any(|statement| match statement {
        Statement::Yield(_) | Statement::YieldFrom(_) => true,
        Statement::For(_, _, inner) | Statement::If(_, inner) => yields(inner),
        Statement::Set(..) | Statement::Return(_) => false,
    })
}

impl Blocks<'_> {
    /// The statements that are indented at least as far.
    fn block(&mut self, least: usize, depth: usize) -> Result<Vec<Statement>, String> {
        if depth > DEEPEST {
            return Err("definitions are too deep".to_owned());
        }
        let mut found = Vec::new();
        while let Some(&(indent, line)) = self.lines.get(self.at).filter(|(indent, _)| *indent >= least) {
            self.at += 1;
            let mut reader = Reader::new(line)?;
            if reader.word("def") {
                let name = reader.name()?;
                reader.need("(")?;
                let names = reader.names()?;
                reader.need(")")?;
                reader.need(":")?;
                let body = self.body(&mut reader, indent, depth)?;
                let yields = yields(&body);
                self.functions.insert(name, Function { names, body, yields });
            } else if reader.word("for") {
                let names = reader.names()?;
                reader.need_word("in")?;
                let of = reader.term()?;
                reader.need(":")?;
                found.push(Statement::For(names, of, self.body(&mut reader, indent, depth)?));
            } else if reader.word("if") {
                let test = reader.term()?;
                reader.need(":")?;
                found.push(Statement::If(test, self.body(&mut reader, indent, depth)?));
            } else {
                found.push(simple(&mut reader)?);
            }
            reader.end()?;
        }
        Ok(found)
    }

    /// What follows a colon, or is indented below it.
    fn body(&mut self, reader: &mut Reader, indent: usize, depth: usize) -> Result<Vec<Statement>, String> {
        if reader.is_at_end() { self.block(indent + 1, depth + 1) } else { Ok(vec![simple(reader)?]) }
    }
}

fn simple(reader: &mut Reader) -> Result<Statement, String> {
    if reader.word("return") {
        return Ok(Statement::Return(reader.terms()?));
    }
    if reader.word("yield") {
        return Ok(if reader.word("from") {
            Statement::YieldFrom(reader.term()?)
        } else {
            Statement::Yield(reader.terms()?)
        });
    }
    let name = reader.name()?;
    reader.need("=")?;
    Ok(Statement::Set(name, reader.terms()?))
}
