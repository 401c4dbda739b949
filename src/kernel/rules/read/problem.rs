//! The problems that reading a ruleset of format 2 reports: the code and the message of each kind.

use std::ops::Range;

use crate::base::json::{Node, step};
use crate::base::reader::{Path, mismatch, shorten};
use crate::base::{Argument, Code, Diagnostic, FixEdit, Message, closest};
use crate::message;
use crate::ruleset::syntax::{Ast, SyntaxError};

/// An error in an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The byte range in the expression.
    pub span: Range<usize>,
    code: Code,
    message: Message,
    /// The unknown name, and the one that was probably meant.
    meant: Option<(String, String)>,
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
        let meant = self.meant.as_ref().map(|(_, meant)| meant.as_str());
        let problem = Diagnostic::new(self.code, path.to_string(), self.message).at(span).did_you_mean(meant);
        match node.string().and_then(|text| corrected(&text, self.span, self.meant.as_ref()?)) {
            Some(text) => problem.fix_set(text),
            None => problem,
        }
    }
}

/// An expression with the name that was meant, if the part in which the unknown one is has it once.
///
/// e.g. `self.life + self.lives` for `self.life + self.livs`, of which `self.livs` is the part.
fn corrected(text: &str, part: Range<usize>, (unknown, meant): &(String, String)) -> Option<String> {
    let found: Vec<usize> = text.get(part.clone())?.match_indices(unknown.as_str()).map(|(at, _)| at).collect();
    let &[at] = &found[..] else { return None };
    let start = part.start + at;
    let (before, after) = (text.get(..start)?, text.get(start + unknown.len()..)?);
    Some(format!("{before}{meant}{after}"))
}

/// The message that one of several names is expected.
pub fn one_of<'a>(names: impl IntoIterator<Item = &'a str>) -> Message {
    message!("expected-one-of", names = Argument::names(names))
}

/// A part of an expression that does not fit.
pub fn wrong_type<T>(ast: &Ast, message: Message) -> Checked<T> {
    Err(Fault { span: ast.span.clone(), code: Code::ExpressionType, message, meant: None })
}

/// A part of an expression that is something else than is needed; both are ids of messages.
pub fn wrong_kind<T>(ast: &Ast, wanted: impl Into<Message>, found: impl Into<Message>) -> Checked<T> {
    wrong_type(ast, message!("problem-expected", wanted = wanted.into(), found = found.into()))
}

/// A name in an expression that does not exist. `kind` is the message of what is needed.
pub fn wrong_name<'a, T>(
    ast: &Ast,
    name: &str,
    kind: impl Into<Message>,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Checked<T> {
    let meant = closest(name, candidates).map(str::to_owned);
    meant_name(ast, name, kind, meant)
}

/// A name in an expression that does not exist, with what was meant.
pub fn meant_name<T>(ast: &Ast, name: &str, kind: impl Into<Message>, meant: Option<String>) -> Checked<T> {
    let message = message!("problem-unknown-name", name = shorten(name), kind = kind.into());
    let meant = meant.map(|meant| (name.to_owned(), meant));
    Err(Fault { span: ast.span.clone(), code: Code::ExpressionName, message, meant })
}

/// A call with other arguments than the function or statement takes; `forms` are the ways to write it.
pub fn wrong_usage<T>(ast: &Ast, name: &str, forms: &[&str]) -> Checked<T> {
    let forms = forms.iter().map(|form| Argument::Text(format!("`{form}`"))).collect();
    wrong_type(ast, message!("problem-usage", name = name, form = Argument::AnyOf(forms)))
}

/// An unknown name as a value, with a similar known name as the fix. `kind` is the message of what is needed.
pub fn unknown<'a>(
    pointer: &str,
    name: &str,
    kind: impl Into<Message>,
    known: impl IntoIterator<Item = &'a str>,
) -> Diagnostic {
    unnamed(pointer, name, kind.into()).meant(closest(name, known))
}

/// As [`unknown`], of the name of a member.
pub fn unknown_member<'a>(
    pointer: &str,
    member: &str,
    kind: impl Into<Message>,
    known: impl IntoIterator<Item = &'a str>,
) -> Diagnostic {
    unnamed(pointer, member, kind.into()).on_key().meant(closest(member, known))
}

fn unnamed(pointer: &str, name: &str, kind: Message) -> Diagnostic {
    let code = code_of(kind.id);
    Diagnostic::new(code, pointer, message!("problem-unknown-name", name = shorten(name), kind = kind))
}

/// The code of an unknown name, by the message of what is needed.
fn code_of(kind: &str) -> Code {
    match kind {
        "expected-operation" => Code::UnknownOp,
        "expected-condition-name" => Code::UnknownCondition,
        "expected-card-type" => Code::UnknownCardType,
        "expected-subtype" => Code::UnknownSubtype,
        "expected-trigger" => Code::UnknownTrigger,
        "expected-game-card" => Code::UnknownCard,
        "expected-timing" => Code::UnknownTiming,
        "expected-filter" => Code::UnknownFilter,
        "expected-keyword" => Code::UnknownKeyword,
        "expected-duration-name" => Code::UnknownDuration,
        "expected-cost" => Code::UnknownCost,
        "expected-target" => Code::UnknownTarget,
        "expected-way" => Code::UnknownWay,
        "expected-zone" | "expected-zone-or-group" => Code::UnknownZone,
        "expected-set-word" => Code::UnknownWord,
        _ => Code::UnknownName,
    }
}

/// A value of the wrong kind.
pub fn wrong(node: Node<'_>, path: Path<'_>, wanted: &'static str) -> Diagnostic {
    mismatch(node, path, wanted)
}

pub fn too_new(format: i64, newest: i64) -> Diagnostic {
    Diagnostic::new(Code::FormatTooNew, "/format", message!("problem-format", format = format, most = newest))
}

pub fn bad_id(pointer: String) -> Diagnostic {
    Diagnostic::new(Code::IdFormat, pointer, message!("problem-id-letters"))
}

pub fn id_field(pointer: &str, field: &str) -> Diagnostic {
    let known = Argument::names(["{book:2}", "{hero:2}", "{number:2}", "{type}", "{letters:2}"]);
    let message = message!("problem-id-field", field = format!("{{{}}}", shorten(field)), known = known);
    Diagnostic::new(Code::IdFormat, pointer, message)
}

pub fn twice(pointer: String, id: &str, table: &str) -> Diagnostic {
    Diagnostic::new(Code::IdDuplicate, pointer, message!("problem-entry-twice", id = id, table = table))
}

pub fn too_many(pointer: String, table: &str, found: usize, most: usize) -> Diagnostic {
    conflict(pointer, message!("problem-table-size", table = table, count = found, most = most))
}

pub fn reserved(pointer: String, name: &str) -> Diagnostic {
    conflict(pointer, message!("problem-reserved-id", name = name))
}

pub fn ambiguous(pointer: String, name: &str, other: &str) -> Diagnostic {
    conflict(pointer, message!("problem-ambiguous-id", name = name, table = other))
}

/// Rules that contradict themselves.
pub fn conflict(pointer: impl Into<String>, message: Message) -> Diagnostic {
    Diagnostic::new(Code::RulesetConflict, pointer, message)
}

pub fn silent_event(pointer: &str, event: &str, known: &[&str]) -> Diagnostic {
    let kind = Message::new("expected-announced-event");
    conflict(pointer, message!("problem-unknown-name", name = shorten(event), kind = kind))
        .did_you_mean(closest(event, known.iter().copied()))
}

/// What would depend on itself.
///
/// `message` says what.
pub fn circular(pointer: impl Into<String>, message: Message) -> Diagnostic {
    Diagnostic::new(Code::ContinuousCycle, pointer, message)
}

pub fn unbounded(pointer: impl Into<String>, timing: &str) -> Diagnostic {
    Diagnostic::new(Code::FreeActivation, pointer, message!("problem-unbounded", timing = timing))
}

/// A row without `on`, which has no usual timing.
pub fn no_timing(pointer: impl Into<String>) -> Diagnostic {
    Diagnostic::new(Code::TimingMissing, pointer, message!("problem-member-missing", name = "on"))
}

pub fn missing(pointer: impl Into<String>, member: &str) -> Diagnostic {
    Diagnostic::new(Code::TypeMismatch, pointer, message!("problem-member-missing", name = member))
}

pub fn val_missing(pointer: impl Into<String>, operation: &str, least: i32, most: i32) -> Diagnostic {
    let op = Argument::operation(operation);
    let message = message!("problem-val-missing", op = op, range = range(least, most));
    let pointer = pointer.into();
    let change = FixEdit::Set { pointer: step(&pointer, "val"), json: 1.clamp(least, most.max(least)).to_string() };
    Diagnostic::new(Code::ValMissing, pointer, message).fix(change)
}

/// A member that rows of an operation must have.
pub fn required(code: Code, pointer: impl Into<String>, operation: &str, member: &str) -> Diagnostic {
    let op = Argument::operation(operation);
    Diagnostic::new(code, pointer, message!("problem-member-needed", op = op, name = member))
}

/// A target that would have to be named as the card is played, where nothing can be.
pub fn not_named(pointer: impl Into<String>) -> Diagnostic {
    Diagnostic::new(Code::TargetNotAllowed, pointer, message!("problem-target-not-named"))
}

/// A member that rows of an operation do not have.
pub fn not_allowed(code: Code, pointer: impl Into<String>, operation: &str, member: &str) -> Diagnostic {
    let op = Argument::operation(operation);
    Diagnostic::new(code, pointer, message!("problem-member-not-taken", op = op, name = member)).on_key().fix_remove()
}

/// A number outside its range, with the nearest one inside as the fix; `name` is what it is the number of.
pub fn out_of_range(
    code: Code,
    pointer: impl Into<String>,
    name: &str,
    number: i64,
    (least, most): (i32, i32),
) -> Diagnostic {
    let range = range(least, most);
    let message = message!("problem-condition-out-of-range", name = name, range = range, val = number);
    let problem = Diagnostic::new(code, pointer, message);
    if least > most {
        return problem;
    }
    problem.fix_set(number.clamp(least.into(), most.into()))
}

/// The message of a range.
fn range(least: i32, most: i32) -> Message {
    if least == most {
        message!("problem-only", n = least)
    } else {
        message!("problem-range", low = least, high = most)
    }
}

/// A parameter of the wrong kind; `wanted` is the id of the message that names the kind.
pub fn condition_type(code: Code, pointer: impl Into<String>, wanted: &'static str) -> Diagnostic {
    Diagnostic::new(code, pointer, message!("problem-needed", wanted = Message::new(wanted)))
}

pub fn too_deep(pointer: impl Into<String>, most: usize) -> Diagnostic {
    Diagnostic::new(Code::NestingTooDeep, pointer, message!("problem-nesting", most = most))
}

pub fn unread(pointer: String, member: &str, known: &[&str]) -> Diagnostic {
    Diagnostic::new(Code::UnknownMember, pointer, message!("problem-unknown-member", name = member))
        .on_key()
        .meant(closest(member, known.iter().copied()))
}

pub fn dead_row(pointer: impl Into<String>, timing: &str, operation: &str) -> Diagnostic {
    let op = Argument::operation(operation);
    Diagnostic::new(Code::DeadRow, pointer, message!("problem-dead-row-continuous", op = op, timing = timing))
}

pub fn not_first(pointer: impl Into<String>) -> Diagnostic {
    conflict(pointer, message!("problem-not-first"))
}
