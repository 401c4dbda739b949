//! Quick fixes: mechanical edits of a message's source that remove a problem.

use std::ops::Range;

use fluent_syntax::ast::{Entry, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::parse;

use crate::base::{Argument, Code, Diagnostic, closest};
use crate::text::fluent::entries::check_source;
use crate::text::fluent::guard::scan;
use crate::text::fluent::walk::{Placeable, placeable, selections, variable_set};
use crate::text::quotes;
use crate::text::review::plurals::{CATEGORIES, key};
use crate::text::review::single_message::MessageChecker;

/// A quick fix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuickFix {
    /// What the fix does, for the label of its button.
    pub kind: FixKind,
    /// The source of the message after the fix.
    pub source: String,
}

/// What a quick fix does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FixKind {
    /// Removes text.
    Remove,
    /// Inserts this text, or replaces other text with it.
    Insert(String),
    /// Adds this plural form, with the text of the default form.
    AddPluralForm(String),
    /// Adds this attribute, with the text of the message or of the English attribute.
    CopyAttribute(String),
}

/// A replacement of a range of the source.
struct Splice {
    range: Range<usize>,
    with: String,
}

/// ASCII punctuation, with the corresponding full-width and Arabic marks.
const FULL_WIDTH: [(char, char); 8] =
    [(',', '，'), ('.', '。'), (':', '：'), (';', '；'), ('!', '！'), ('?', '？'), ('(', '（'), (')', '）')];
const ARABIC: [(char, char); 3] = [(',', '،'), (';', '؛'), ('?', '؟')];

/// The quick fix for a problem of a source, if there is one. The span of the problem must belong to this source.
pub(super) fn quick_fix(checks: &MessageChecker, id: &str, source: &str, problem: &Diagnostic) -> Option<QuickFix> {
    let Splice { range, with } = splice(checks, id, source, problem)?;
    let kind = match problem.code {
        Code::PluralMissing => FixKind::AddPluralForm(plural_of(problem)?.to_owned()),
        Code::AttributeMissing | Code::FormMissing => {
            let name = with.trim_start().strip_prefix('.')?.split(' ').next()?;
            FixKind::CopyAttribute(name.to_owned())
        }
        _ if with.is_empty() => FixKind::Remove,
        _ => FixKind::Insert(with.trim_matches(' ').to_owned()),
    };
    let (head, tail) = (source.get(..range.start)?, source.get(range.end..)?);
    Some(QuickFix { kind, source: format!("{head}{with}{tail}") })
}

fn splice(checks: &MessageChecker, id: &str, source: &str, problem: &Diagnostic) -> Option<Splice> {
    let span = problem.span?.range();
    let tag = checks.language().tag;
    if problem.code == Code::LocaleSyntax {
        return closing_brace(id, source, span.start);
    }
    if !scan(source).is_empty() {
        return None;
    }
    let (Ok(resource) | Err((resource, _))) = parse(source);
    let Some(Entry::Message(message)) = resource.body.first() else { return None };
    let whole = MessageSource { source, message, span: span.clone() };
    match problem.code {
        Code::DoubleSpace
        | Code::TrailingSpace
        | Code::SpaceBeforeMark
        | Code::SpaceBetweenWords
        | Code::ClauseStop
        | Code::BidiControl => put(span, ""),
        Code::NarrowSpaceMissing if source.get(span.clone()).is_some_and(|part| part.trim().is_empty()) => {
            put(span, "\u{202f}")
        }
        Code::NarrowSpaceMissing => put(span.start..span.start, "\u{202f}"),
        Code::LineBreak => {
            let rest = source.get(span.end..)?;
            let end = span.end + rest.len() - rest.trim_start().len();
            put(span.start..end, if checks.language().spaced { " " } else { "" })
        }
        Code::ForeignMark => foreign_mark(tag, source, span),
        Code::TypewriterMark => typewriter_mark(tag, source, span),
        Code::VariableUnknown => {
            let given = checks.variables(id);
            let name = source.get(span.clone())?;
            let meant = closest(name, given.iter().map(String::as_str)).map(str::to_owned);
            put(span, &meant.or_else(|| given.into_iter().next())?)
        }
        Code::VariableMissing | Code::FramePiece => {
            let name = named(problem, &checks.variables(id))?;
            let pattern = whole.pattern()?;
            if variable_set(pattern).contains(name.as_str()) {
                return None;
            }
            let end = whole.end_of(pattern)?;
            put(end..end, &format!(" {{ ${name} }}"))
        }
        Code::FigureMissing => {
            let name = named(problem, &checks.variables(id))?;
            let variant = whole.variant()?;
            let start = whole.value_of(variant)?.start;
            put(start..start, &format!("{{ ${name} }} "))
        }
        Code::ReferenceMissing => {
            let ids = checks.ids();
            let name = source.get(span.clone())?;
            // A reference to a term must be replaced by another term, a reference to a message by another message.
            let is_term = source.get(..span.start)?.ends_with('-');
            let known: Vec<&str> =
                ids.iter().filter(|id| id.starts_with('-') == is_term).map(|id| id.trim_start_matches('-')).collect();
            // If the message exists, its attribute is missing, and there is nothing to suggest.
            let is_there = known.contains(&name);
            put(span, closest(name, known.into_iter().filter(|_| !is_there))?)
        }
        Code::FunctionUnknown => {
            let name = source.get(span.clone())?.to_uppercase();
            put(span, closest(&name, ["TERM", "ATTR"])?)
        }
        Code::PluralMissing => plural(&whole, problem),
        Code::PluralUnreachable | Code::VariantDuplicate | Code::VariantUnknown => {
            let variant = whole.variant()?;
            if variant.default {
                return None;
            }
            put(whole.lines_of(variant)?, "")
        }
        Code::AttributeMissing => {
            let wanted = checks.attributes(id);
            let name = wanted.into_iter().find(|name| problem.message.text("name") == Some(name.as_str()))?;
            // The attribute of a role is a variation of the message itself. Other attributes start with the English
            // text.
            let is_role = matches!(name.as_str(), "replace" | "bonus" | "link");
            let own = || Some(source.get(whole.value_range(message.value.as_ref()?)?)?.to_owned());
            let text = if is_role { own() } else { checks.english_attribute(id, &name).or_else(own) };
            let end = source.trim_end().len();
            put(end..end, &format!("\n    .{name} = {}", text?))
        }
        Code::FormMissing => {
            let Some(Argument::List(forms)) = problem.message.argument("forms") else { return None };
            let Some(Argument::Text(form)) = forms.first() else { return None };
            let name = form.trim_matches('`').trim_start_matches('.');
            let text = source.get(whole.value_range(message.value.as_ref()?)?)?;
            let end = source.trim_end().len();
            put(end..end, &format!("\n    .{name} = {text}"))
        }
        Code::AttributeObsolete | Code::MessageDuplicate => {
            let start = source.get(..span.start)?.rfind('\n')?;
            let after = message.attributes.iter().map(|attribute| whole.offset(attribute.id.name));
            let next = after.filter(|&at| at > span.start).min();
            let end = next.map_or(Some(source.trim_end().len()), |at| source.get(..at)?.rfind('\n'))?;
            put(start..end, "")
        }
        _ => None,
    }
}

#[allow(clippy::unnecessary_wraps, reason = "it ends most ways through what may have no remedy")]
fn put(range: Range<usize>, with: &str) -> Option<Splice> {
    Some(Splice { range, with: with.to_owned() })
}

/// The variable that a problem names, out of the possible ones.
fn named(problem: &Diagnostic, names: &[String]) -> Option<String> {
    names.iter().find(|name| problem.message.text("name") == Some(name.as_str())).cloned()
}

/// Closes a brace: where the parser reports the error, or at the end, whichever makes the source valid.
fn closing_brace(id: &str, source: &str, error_at: usize) -> Option<Splice> {
    let count = |brace: char| source.matches(brace).count();
    if count('{') != count('}') + 1 {
        return None;
    }
    let end = source.trim_end().len();
    let places = [(error_at..error_at, "} "), (end..source.len(), " }")];
    let fixes = |(range, with): &(Range<usize>, &str)| {
        let (head, tail) = (source.get(..range.start), source.get(range.end..));
        let with = head.zip(tail).map(|(head, tail)| format!("{head}{with}{tail}"));
        with.is_some_and(|source| check_source(id, &source).is_empty())
    };
    let (range, with) = places.into_iter().find(fixes)?;
    put(range, with)
}

fn foreign_mark(tag: &str, source: &str, span: Range<usize>) -> Option<Splice> {
    let mark = source.get(span.clone())?.chars().next()?;
    let language = tag.split('-').next().unwrap_or(tag);
    let own: &[(char, char)] = match language {
        "ja" | "zh" => &FULL_WIDTH,
        "ar" => &ARABIC,
        _ => &[],
    };
    let plain = || {
        let all = FULL_WIDTH.iter().chain(&ARABIC).chain(&[(',', '、')]);
        all.into_iter().find(|(_, other)| *other == mark).map(|(plain, _)| *plain)
    };
    let found = own.iter().find(|(plain, _)| *plain == mark).map(|&(_, own)| own).or_else(plain)?;
    // Japanese uses its own comma in lists and sentences.
    let found = if language == "ja" && found == '，' { '、' } else { found };
    // The glyph of a full-width mark includes the space after it.
    let is_wide = FULL_WIDTH.iter().any(|(_, wide)| *wide == found) || found == '、';
    let end = if is_wide && source.get(span.end..)?.starts_with(' ') { span.end + 1 } else { span.end };
    put(span.start..end, &found.to_string())
}

fn typewriter_mark(tag: &str, source: &str, span: Range<usize>) -> Option<Splice> {
    let before = source.get(..span.start)?.chars().next_back();
    match source.get(span.clone())? {
        "'" => put(span, "’"),
        "." => put(span.start.checked_sub(2)?..span.end, "…"),
        "-" if before == Some(' ') && source.get(span.end..)?.starts_with(' ') => put(span, "–"),
        "-" => put(span, "−"),
        "\"" => {
            let [opens, closes] = quotes(tag);
            let is_opening = before.is_none_or(|before| before.is_whitespace() || matches!(before, '(' | '=' | '}'));
            put(span, if is_opening { opens } else { closes })
        }
        _ => None,
    }
}

/// The plural category that a problem names.
fn plural_of(problem: &Diagnostic) -> Option<&'static str> {
    let category = problem.message.text("category")?;
    CATEGORIES.iter().map(|(name, _)| *name).find(|name| *name == category)
}

/// Adds a variant for a missing plural category, with the text of the default variant and before it.
fn plural(whole: &MessageSource<'_, '_>, problem: &Diagnostic) -> Option<Splice> {
    let name = plural_of(problem)?;
    let patterns = whole.patterns();
    let selection = patterns.into_iter().flat_map(selections).find(
        |selection| matches!(selection.selector, InlineExpression::VariableReference { id } if whole.offset(id.name) == whole.span.start),
    )?;
    let default = selection.variants.iter().find(|variant| variant.default)?;
    let text = whole.source.get(whole.value_of(default)?)?.to_owned();
    let star = whole.source.get(..whole.offset(key(default)))?.rfind('*')?;
    let line = whole.source.get(..star)?.rfind('\n').map_or(0, |at| at + 1);
    let indent = whole.source.get(line..star)?;
    // The star of the default variant is one column to the left of the other keys.
    let is_own_line = indent.trim().is_empty();
    let with = if is_own_line { format!("{indent} [{name}] {text}\n") } else { format!("[{name}] {text} ") };
    put(if is_own_line { line..line } else { star..star }, &with)
}

/// A message with its source, to find positions in it.
struct MessageSource<'m, 'a> {
    source: &'a str,
    message: &'m Message<&'a str>,
    span: Range<usize>,
}

impl<'m, 'a> MessageSource<'m, 'a> {
    fn offset(&self, part: &str) -> usize {
        part.as_ptr().addr().saturating_sub(self.source.as_ptr().addr()).min(self.source.len())
    }

    fn patterns(&self) -> Vec<&'m Pattern<&'a str>> {
        let attributes = self.message.attributes.iter().map(|attribute| &attribute.value);
        self.message.value.iter().chain(attributes).collect()
    }

    /// The text that the problem is about. Its span is the id or the name of the attribute.
    fn pattern(&self) -> Option<&'m Pattern<&'a str>> {
        let own = self.message.attributes.iter().find(|attribute| self.offset(attribute.id.name) == self.span.start);
        own.map(|attribute| &attribute.value).or(self.message.value.as_ref())
    }

    /// The variant that the problem is about. Its span is the key.
    fn variant(&self) -> Option<&'m Variant<&'a str>> {
        let variants = self.patterns().into_iter().flat_map(selections).flat_map(|selection| selection.variants);
        variants.into_iter().find(|variant| match variant.key {
            VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                self.offset(name) == self.span.start
            }
        })
    }

    /// The bytes of a pattern, without spaces around it.
    fn value_range(&self, pattern: &Pattern<&'a str>) -> Option<Range<usize>> {
        let first = self.start_of(pattern)?;
        Some(first..self.end_of(pattern)?)
    }

    fn start_of(&self, pattern: &Pattern<&'a str>) -> Option<usize> {
        match pattern.elements.first()? {
            PatternElement::TextElement { value } => Some(self.offset(value)),
            PatternElement::Placeable { expression } => {
                let inside = match placeable(expression) {
                    Placeable::Plain(inline) => self.offset(word(inline)?),
                    Placeable::Selection(selection) => self.offset(word(selection.selector)?),
                };
                self.source.get(..inside)?.rfind('{')
            }
        }
    }

    /// The end of a pattern: before the attribute, variant or brace that follows it.
    fn end_of(&self, pattern: &Pattern<&'a str>) -> Option<usize> {
        let start = self.start_of(pattern)?;
        let mut depth = 0_usize;
        let rest = self.source.get(start..)?;
        let mut line_start = false;
        for (at, c) in rest.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => return Some(start + rest[..at].trim_end().len()),
                '}' => depth -= 1,
                '[' | '*' | '.' if depth == 0 && line_start => return Some(start + rest[..at].trim_end().len()),
                _ => {}
            }
            line_start = c == '\n' || (line_start && c == ' ');
        }
        Some(start + rest.trim_end().len())
    }

    /// The bytes of a variant's text.
    fn value_of(&self, variant: &Variant<&'a str>) -> Option<Range<usize>> {
        self.value_range(&variant.value)
    }

    /// The bytes of a variant from its bracket to the next variant or brace, including the line break.
    fn lines_of(&self, variant: &Variant<&'a str>) -> Option<Range<usize>> {
        let bracket = self.source.get(..self.offset(key(variant)))?.rfind('[')?;
        let line = self.source.get(..bracket)?.rfind('\n').map_or(0, |at| at + 1);
        let is_own_line = self.source.get(line..bracket)?.trim().is_empty();
        let end = self.value_of(variant)?.end;
        let rest = self.source.get(end..)?;
        let to_next = rest.len() - rest.trim_start().len();
        let next_line = rest.get(..to_next)?.find('\n').map(|at| end + at + 1);
        Some(match next_line {
            Some(next) if is_own_line => line..next,
            _ => bracket..end + to_next,
        })
    }
}

/// The first part of an expression that is a slice of the source.
fn word<'a>(inline: &InlineExpression<&'a str>) -> Option<&'a str> {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => Some(value),
        InlineExpression::FunctionReference { id, .. }
        | InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. }
        | InlineExpression::VariableReference { id } => Some(id.name),
        InlineExpression::Placeable { .. } => None,
    }
}
