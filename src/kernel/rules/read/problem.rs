//! The problems that reading a ruleset of format 2 reports. Their wording is here and nowhere else.

use std::fmt::Display;
use std::ops::Range;

use crate::base::json::Node;
use crate::base::reader::{Path, shorten};
use crate::base::{Code, Diagnostic, Message, closest};
use crate::message;
use crate::ruleset::syntax::{Ast, SyntaxError};

/// An error in an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The byte range in the expression.
    pub span: Range<usize>,
    code: Code,
    message: Message,
    /// The name that was probably meant.
    meant: Option<String>,
}

/// A problem of a ruleset of format 2. Its words are English in every language so far.
fn plain(text: impl Into<String>) -> Message {
    message!("problem-rules", text = text.into())
}

pub type Checked<T> = Result<T, Fault>;

impl From<SyntaxError> for Fault {
    fn from(error: SyntaxError) -> Self {
        let span = error.offset..error.offset;
        Fault { span, code: Code::ExpressionSyntax, message: error.message, meant: None }
    }
}

impl Fault {
    /// The problem at its place; `at` maps a byte range of the expression to the file.
    pub fn report(self, path: Path<'_>, node: Node<'_>, borrowed: bool) -> Diagnostic {
        // In a text with escapes, offsets in the expression differ from offsets in the file, so the whole text is the
        // place.
        let span = if borrowed { node.part(1 + self.span.start..1 + self.span.end) } else { node.span() };
        Diagnostic::new(self.code, path.to_string(), self.message).at(span).did_you_mean(self.meant.as_deref())
    }
}

/// A part of an expression that does not fit.
pub fn wrong_type<T>(ast: &Ast, message: impl Into<String>) -> Checked<T> {
    Err(Fault { span: ast.span.clone(), code: Code::ExpressionType, message: plain(message), meant: None })
}

/// A name in an expression that does not exist.
pub fn wrong_name<'a, T>(
    ast: &Ast,
    name: &str,
    what: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Checked<T> {
    let meant = closest(name, candidates).map(str::to_owned);
    meant_name(ast, name, what, meant)
}

/// A name in an expression that does not exist, with what was meant.
pub fn meant_name<T>(ast: &Ast, name: &str, what: &str, meant: Option<String>) -> Checked<T> {
    let message = plain(format!("`{}` is not {what}", shorten(name)));
    Err(Fault { span: ast.span.clone(), code: Code::ExpressionName, message, meant })
}

/// A call with other arguments than the function or statement takes.
pub fn wrong_usage<T>(ast: &Ast, name: &str, usage: &str) -> Checked<T> {
    wrong_type(ast, format!("`{name}` is written {usage}"))
}

/// An unknown name, with a similar known name as a hint.
pub fn unknown<'a>(pointer: &str, name: &str, what: &str, known: impl IntoIterator<Item = &'a str>) -> Diagnostic {
    unknown_as(Code::ExpressionName, pointer, name, what, known)
}

/// As [`unknown`], with a code of its own.
pub fn unknown_as<'a>(
    code: Code,
    pointer: &str,
    name: &str,
    what: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Diagnostic {
    Diagnostic::new(code, pointer, plain(format!("`{}` is not {what}", shorten(name))))
        .did_you_mean(closest(name, known))
}

pub fn wrong(node: Node<'_>, path: Path<'_>, wanted: &str) -> Diagnostic {
    Diagnostic::new(Code::TypeMismatch, path.to_string(), plain(format!("{wanted} is needed here"))).at(node.span())
}

pub fn too_new(format: i64, newest: i64) -> Diagnostic {
    let message = format!("this ruleset has format {format}; this version reads up to {newest}");
    Diagnostic::new(Code::FormatTooNew, "/format", plain(message))
}

pub fn bad_id(pointer: String) -> Diagnostic {
    let message = "an id is letters, digits and underscores, begins with a letter and has at most 40 of them";
    Diagnostic::new(Code::IdFormat, pointer, plain(message))
}

pub fn twice(pointer: String, id: &str, table: &str) -> Diagnostic {
    Diagnostic::new(Code::IdDuplicate, pointer, message!("problem-entry-twice", id = id, table = table))
}

pub fn too_many(pointer: String, table: &str, found: usize, most: usize) -> Diagnostic {
    let message = format!("`{table}` has {found} entries; at most {most} are allowed");
    Diagnostic::new(Code::RulesetConflict, pointer, plain(message))
}

pub fn reserved(pointer: String, name: &str) -> Diagnostic {
    let message = format!("`{name}` has a meaning of its own in expressions; take another id");
    Diagnostic::new(Code::RulesetConflict, pointer, plain(message))
}

pub fn ambiguous(pointer: String, name: &str, other: &str) -> Diagnostic {
    let message = format!("`{name}` is also in `{other}`; an expression could not tell them apart");
    Diagnostic::new(Code::RulesetConflict, pointer, plain(message))
}

pub fn conflict(pointer: impl Into<String>, message: impl Into<String>) -> Diagnostic {
    Diagnostic::new(Code::RulesetConflict, pointer, plain(message))
}

pub fn silent_event(pointer: &str, event: &str, known: &[&str]) -> Diagnostic {
    let what = "an event that anything announces";
    Diagnostic::new(Code::RulesetConflict, pointer, plain(format!("`{event}` is not {what}")))
        .did_you_mean(closest(event, known.iter().copied()))
}

pub fn circular(pointer: impl Into<String>, what: impl Display) -> Diagnostic {
    let message = format!("{what} would depend on itself; what is added cannot be read while it is added up");
    Diagnostic::new(Code::RulesetConflict, pointer, plain(message))
}

pub fn unbounded(pointer: impl Into<String>, timing: &str) -> Diagnostic {
    let message = format!("an ability of `{timing}` needs `cost` or `once`, because nothing else limits its use");
    Diagnostic::new(Code::RulesetConflict, pointer, plain(message))
}

pub fn no_timing(pointer: impl Into<String>, usual: &str) -> Diagnostic {
    let message =
        format!("the first row needs `on`, because there is no timing `{usual}` that it would have otherwise");
    Diagnostic::new(Code::TypeMismatch, pointer, plain(message))
}

pub fn missing(pointer: impl Into<String>, member: &str) -> Diagnostic {
    Diagnostic::new(Code::TypeMismatch, pointer, plain(format!("`{member}` is missing")))
}

pub fn val_missing(pointer: impl Into<String>, operation: &str) -> Diagnostic {
    Diagnostic::new(Code::ValMissing, pointer, plain(format!("`{operation}` needs a value")))
}

pub fn not_allowed(code: Code, pointer: impl Into<String>, operation: &str, member: &str) -> Diagnostic {
    Diagnostic::new(code, pointer, plain(format!("`{operation}` takes no `{member}`"))).on_key()
}

pub fn out_of_range(code: Code, pointer: impl Into<String>, number: i64, least: i32, most: i32) -> Diagnostic {
    Diagnostic::new(code, pointer, plain(format!("{number} is outside {least} to {most}")))
}

pub fn condition_type(pointer: impl Into<String>, wanted: &str) -> Diagnostic {
    Diagnostic::new(Code::ConditionType, pointer, plain(format!("this must be {wanted}")))
}

pub fn too_deep(pointer: impl Into<String>, what: &str, most: usize) -> Diagnostic {
    Diagnostic::new(Code::NestingTooDeep, pointer, plain(format!("{what} are nested deeper than {most} levels")))
}

pub fn unread(pointer: String, member: &str, known: &[&str]) -> Diagnostic {
    let message = format!("nothing reads `{member}`; it is kept as it is");
    Diagnostic::new(Code::UnknownMember, pointer, plain(message))
        .on_key()
        .did_you_mean(closest(member, known.iter().copied()))
}

pub fn dead_row(pointer: impl Into<String>, timing: &str, operation: &str) -> Diagnostic {
    let message = format!("`{operation}` adds and gives nothing, so that nothing holds while `{timing}` does");
    Diagnostic::new(Code::DeadRow, pointer, plain(message))
}

pub fn not_first(pointer: impl Into<String>) -> Diagnostic {
    let message = "`as`, `cost`, `once` and `may` belong to the ability and are written in its first row, with `on`";
    Diagnostic::new(Code::RulesetConflict, pointer, plain(message))
}
