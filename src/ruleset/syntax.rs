//! The syntax of the expression language. Names are looked up later, in `names`.
//!
//! ```text
//! program  = call { ";" call }
//! term     = "if" term "then" term "else" term | binary
//! binary   = operands joined by: or · and · == != < <= > >= in · + - · * /   (weakest first)
//! operand  = [ "not" | "-" | "+" ] ( number | path | ( call | "(" term ")" ) { "." name } )
//! path     = name { "." name }
//! call     = name "(" [ term { "," term } ] ")"
//! ```

use std::ops::Range;

use winnow::ascii::{digit1, multispace0};
use winnow::combinator::{alt, cut_err, delimited, opt, preceded, separated};
use winnow::error::{ContextError, ErrMode, StrContext, StrContextValue};
use winnow::stream::{LocatingSlice, Location, Stateful};
use winnow::token::{one_of, take_while};
use winnow::{ModalResult, Parser};

use crate::base::{Argument, Message};
use crate::message;

/// The maximum length of an expression in bytes.
pub const MAX_BYTES: usize = 1024;
/// The maximum nesting depth of parentheses, calls and `if`.
const MAX_DEPTH: usize = 24;

/// A part of an expression and its byte range.
#[derive(Clone, Debug, PartialEq)]
pub struct Ast {
    /// The byte range in the expression.
    pub span: Range<usize>,
    /// What it is, with its operands.
    pub kind: Kind,
}

/// The kind of a part of an expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A whole number.
    Number(i64),
    /// A name, or names joined by dots.
    Path(Vec<String>),
    /// A name with arguments.
    Call(String, Vec<Ast>),
    /// A member of a call or of something in parentheses, e.g. `rows(to).heat`.
    Member(Box<Ast>, String),
    /// `-x`
    Minus(Box<Ast>),
    /// `not x`
    Not(Box<Ast>),
    /// Two operands and an operator.
    Binary(Operator, Box<Ast>, Box<Ast>),
    /// `if a then b else c`
    If(Box<Ast>, Box<Ast>, Box<Ast>),
}

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the operators' own names")]
pub enum Operator {
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    AtMost,
    More,
    AtLeast,
    In,
    Add,
    Subtract,
    Multiply,
    Divide,
}

impl Operator {
    /// The binding strength; 2 is the comparison, which does not chain.
    fn strength(self) -> u8 {
        match self {
            Operator::Or => 0,
            Operator::And => 1,
            Operator::Add | Operator::Subtract => 3,
            Operator::Multiply | Operator::Divide => 4,
            _ => 2,
        }
    }
}

/// A syntax error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The byte offset in the expression.
    pub offset: usize,
    /// What was found and what was expected.
    pub message: Message,
}

type Input<'i> = Stateful<LocatingSlice<&'i str>, usize>;

/// Reads one term.
pub fn term(text: &str) -> Result<Ast, SyntaxError> {
    read(text, preceded(multispace0, term_))
}

/// Reads calls separated by semicolons.
pub fn program(text: &str) -> Result<Vec<Ast>, SyntaxError> {
    let calls = separated(1.., expect(call, "expected-effect"), symbol(";"));
    read(text, preceded(multispace0, calls))
}

fn read<'i, T>(text: &'i str, parser: impl Parser<Input<'i>, T, ErrMode<ContextError>>) -> Result<T, SyntaxError> {
    if text.len() > MAX_BYTES {
        let message = message!("problem-expression-size", size = text.len(), most = MAX_BYTES);
        return Err(SyntaxError { offset: MAX_BYTES, message });
    }
    let input = Stateful { input: LocatingSlice::new(text), state: 0 };
    let mut parser = parser;
    parser.parse(input).map_err(|error| {
        let offset = error.offset();
        let wanted = error.inner().context().find_map(|context| match context {
            StrContext::Expected(value) => Some(wanted(value)),
            _ => None,
        });
        let wanted = wanted.unwrap_or_else(|| Message::new("expected-operator-or-end").into());
        SyntaxError { offset, message: message!("problem-expected", wanted = wanted, found = found(&text[offset..])) }
    })
}

/// The words for a context of the parser: a description is the id of a message, anything else is written in the
/// expression.
pub fn wanted(value: &StrContextValue) -> Argument {
    match value {
        StrContextValue::Description(id) => Message::new(id).into(),
        literal => literal.to_string().into(),
    }
}

/// The token at the start of a text, for a message.
fn found(rest: &str) -> Argument {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let end = match rest.chars().next() {
        None => return Message::new("expected-end").into(),
        Some(c) if word(c) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
        Some(c) => c.len_utf8(),
    };
    format!("`{}`", super::super::base::reader::shorten(&rest[..end])).into()
}

fn expect<'i, T>(
    parser: impl Parser<Input<'i>, T, ErrMode<ContextError>>,
    what: &'static str,
) -> impl Parser<Input<'i>, T, ErrMode<ContextError>> {
    parser.context(StrContext::Expected(StrContextValue::Description(what)))
}

fn symbol<'i>(text: &'static str) -> impl Parser<Input<'i>, &'i str, ErrMode<ContextError>> {
    (text, multispace0).take().context(StrContext::Expected(StrContextValue::StringLiteral(text)))
}

fn word<'i>(input: &mut Input<'i>) -> ModalResult<&'i str> {
    let name =
        (one_of(|c: char| c.is_ascii_alphabetic()), take_while(0.., |c: char| c.is_ascii_alphanumeric() || c == '_'));
    (name.take(), multispace0).map(|(word, _)| word).parse_next(input)
}

fn keyword<'i>(text: &'static str) -> impl Parser<Input<'i>, &'i str, ErrMode<ContextError>> {
    word.verify(move |word: &str| word == text).context(StrContext::Expected(StrContextValue::StringLiteral(text)))
}

fn name<'i>(input: &mut Input<'i>) -> ModalResult<&'i str> {
    word.verify(|word: &str| !matches!(word, "if" | "then" | "else" | "and" | "or" | "not" | "in")).parse_next(input)
}

/// Counts nesting, so that no input can exhaust the stack.
fn nested<'i, T>(
    mut parser: impl Parser<Input<'i>, T, ErrMode<ContextError>>,
) -> impl Parser<Input<'i>, T, ErrMode<ContextError>> {
    move |input: &mut Input<'i>| {
        input.state += 1;
        let result = if input.state > MAX_DEPTH {
            let mut error = ContextError::new();
            error.push(StrContext::Expected(StrContextValue::Description("expected-nesting")));
            Err(ErrMode::Cut(error))
        } else {
            parser.parse_next(input)
        };
        input.state -= 1;
        result
    }
}

fn term_(input: &mut Input<'_>) -> ModalResult<Ast> {
    nested(alt((choice, |input: &mut Input<'_>| binary(input, 0)))).parse_next(input)
}

fn choice(input: &mut Input<'_>) -> ModalResult<Ast> {
    let start = input.current_token_start();
    keyword("if").parse_next(input)?;
    let test = cut_err(expect(term_, "expected-condition")).parse_next(input)?;
    cut_err(keyword("then")).parse_next(input)?;
    let yes = cut_err(expect(term_, "expected-value")).parse_next(input)?;
    cut_err(keyword("else")).parse_next(input)?;
    let no = cut_err(expect(term_, "expected-value")).parse_next(input)?;
    Ok(Ast { span: start..no.span.end, kind: Kind::If(Box::new(test), Box::new(yes), Box::new(no)) })
}

fn binary(input: &mut Input<'_>, least: u8) -> ModalResult<Ast> {
    let mut left = operand(input)?;
    let mut ceiling = u8::MAX;
    loop {
        let allowed = |op: &Operator| op.strength() >= least && op.strength() < ceiling;
        let Some(op) = opt(operator.verify(allowed)).parse_next(input)? else { return Ok(left) };
        let strength = op.strength();
        let right =
            cut_err(expect(|input: &mut Input<'_>| binary(input, strength + 1), "expected-value")).parse_next(input)?;
        if strength == 2 {
            ceiling = 2;
        }
        left = Ast { span: left.span.start..right.span.end, kind: Kind::Binary(op, Box::new(left), Box::new(right)) };
    }
}

fn operator(input: &mut Input<'_>) -> ModalResult<Operator> {
    let joins = alt((keyword("or").value(Operator::Or), keyword("and").value(Operator::And)));
    let compares = alt((
        symbol("==").value(Operator::Equal),
        symbol("!=").value(Operator::NotEqual),
        symbol("<=").value(Operator::AtMost),
        symbol("<").value(Operator::Less),
        symbol(">=").value(Operator::AtLeast),
        symbol(">").value(Operator::More),
        keyword("in").value(Operator::In),
    ));
    let computes = alt((
        symbol("+").value(Operator::Add),
        symbol("-").value(Operator::Subtract),
        symbol("*").value(Operator::Multiply),
        symbol("/").value(Operator::Divide),
    ));
    alt((joins, compares, computes)).parse_next(input)
}

fn operand(input: &mut Input<'_>) -> ModalResult<Ast> {
    let start = input.current_token_start();
    if let Some(sign) = opt(alt((keyword("not"), symbol("-"), symbol("+")))).parse_next(input)? {
        let inner = cut_err(expect(nested(operand), "expected-value")).parse_next(input)?;
        let span = start..inner.span.end;
        let kind = match sign.trim_end() {
            "not" => Kind::Not(Box::new(inner)),
            "-" => Kind::Minus(Box::new(inner)),
            _ => inner.kind,
        };
        return Ok(Ast { span, kind });
    }
    expect(alt((number, members(alt((parenthesised, call))), path)), "expected-value").parse_next(input)
}

/// An operand with the names that follow it after dots.
fn members<'i>(
    mut parser: impl Parser<Input<'i>, Ast, ErrMode<ContextError>>,
) -> impl Parser<Input<'i>, Ast, ErrMode<ContextError>> {
    move |input: &mut Input<'i>| {
        let start = input.current_token_start();
        let mut ast = parser.parse_next(input)?;
        while opt(symbol(".")).parse_next(input)?.is_some() {
            let at = input.current_token_start();
            let name = cut_err(expect(name, "expected-name")).parse_next(input)?;
            ast = Ast { span: start..at + name.len(), kind: Kind::Member(Box::new(ast), name.to_owned()) };
        }
        Ok(ast)
    }
}

fn number(input: &mut Input<'_>) -> ModalResult<Ast> {
    let (number, span) = digit1.parse_to::<i64>().with_span().parse_next(input)?;
    multispace0.parse_next(input)?;
    Ok(Ast { span, kind: Kind::Number(number) })
}

fn parenthesised(input: &mut Input<'_>) -> ModalResult<Ast> {
    delimited(symbol("("), cut_err(expect(term_, "expected-value")), cut_err(symbol(")"))).parse_next(input)
}

fn call(input: &mut Input<'_>) -> ModalResult<Ast> {
    let start = input.current_token_start();
    let (name, _) = (name, symbol("(")).parse_next(input)?;
    let arguments = separated(0.., expect(term_, "expected-value-or-end"), symbol(",")).parse_next(input)?;
    let end = input.current_token_start() + 1;
    cut_err(symbol(")")).parse_next(input)?;
    Ok(Ast { span: start..end, kind: Kind::Call(name.to_owned(), arguments) })
}

fn path(input: &mut Input<'_>) -> ModalResult<Ast> {
    let start = input.current_token_start();
    let first = name(input)?;
    let mut names = vec![first.to_owned()];
    let mut end = start + first.len();
    while opt(symbol(".")).parse_next(input)?.is_some() {
        let at = input.current_token_start();
        let next = cut_err(expect(name, "expected-name")).parse_next(input)?;
        end = at + next.len();
        names.push(next.to_owned());
    }
    Ok(Ast { span: start..end, kind: Kind::Path(names) })
}

#[cfg(test)]
mod tests {
    use super::{Ast, Kind, Operator, program, term};

    /// Formats a term with all parentheses.
    fn show(ast: &Ast) -> String {
        match &ast.kind {
            Kind::Number(n) => n.to_string(),
            Kind::Path(names) => names.join("."),
            Kind::Call(name, arguments) => {
                format!("{name}({})", arguments.iter().map(show).collect::<Vec<_>>().join(", "))
            }
            Kind::Member(of, name) => format!("{}.{name}", show(of)),
            Kind::Minus(inner) => format!("-{}", show(inner)),
            Kind::Not(inner) => format!("not {}", show(inner)),
            Kind::Binary(op, left, right) => format!("({} {op:?} {})", show(left), show(right)),
            Kind::If(test, yes, no) => format!("if {} then {} else {}", show(test), show(yes), show(no)),
        }
    }

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let shown = match term(text) {
            Ok(ast) => show(&ast),
            Err(error) => format!("{}: {}", error.offset, error.message.outline()),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn terms_are_read_as_people_read_them() {
        check("1 + 2 * 3 - 4", "((1 Add (2 Multiply 3)) Subtract 4)");
        check("a.b >= param and not c < 1 or d", "(((a.b AtLeast param) And (not c Less 1)) Or d)");
        check(
            " if x == y then -1 else round(val*(10+skill), 10)",
            "if (x Equal y) then -1 else round((val Multiply (10 Add skill)), 10)",
        );
        check("any(self.field, subtype == param)", "any(self.field, (subtype Equal param))");
        check("not (it in this) and a in b.c", "(not (it In this) And (a In b.c))");
        check("rows(to).heat + 1", "(rows(to).heat Add 1)");
    }

    #[test]
    fn errors_name_what_was_found_and_what_was_expected() {
        check("1 +", "3: problem-expected(expected-value, expected-end)");
        check("1 < 2 < 3", "6: problem-expected(expected-operator-or-end, `<`)");
        check("a in b in c", "7: problem-expected(expected-operator-or-end, `in`)");
        check("rows(to).", "9: problem-expected(expected-name, expected-end)");
        check("if a then b", "11: problem-expected(`else`, expected-end)");
        check("(a", "2: problem-expected(`)`, expected-end)");
        check("a..b", "2: problem-expected(expected-name, `.`)");
        check("", "0: problem-expected(expected-value, expected-end)");
        check("a € b", "2: problem-expected(expected-operator-or-end, `€`)");
        check("99999999999999999999", "0: problem-expected(expected-value, `99999999999999999999`)");
        assert!(term(&"(".repeat(1000)).is_err_and(|error| error.message.outline().contains("expected-nesting")));
        assert!(term(&"-".repeat(1000)).is_err_and(|error| error.message.outline().contains("expected-nesting")));
        assert!(term(&"1".repeat(2000)).is_err_and(|error| error.message.id == "problem-expression-size"));
    }

    #[test]
    fn programs_are_calls() {
        assert_eq!(program("gain(self.shield, 1); negate()").map(|calls| calls.len()), Ok(2));
        assert!(program("1").is_err_and(|error| error.message.outline().contains("expected-effect")));
        assert_eq!(term("2 / 3").map(|ast| matches!(ast.kind, Kind::Binary(Operator::Divide, ..))), Ok(true));
    }
}
