//! Checks that references to messages, terms and functions can be resolved, and that functions get the right
//! arguments.

use std::collections::BTreeMap;

use fluent_syntax::ast::{CallArguments, InlineExpression, Pattern};

use super::Check;
use super::catalogue::{Catalogue, Message, MessagePattern};
use crate::base::{Argument, Code, Message as Reason, closest};
use crate::message;
use crate::text::fluent::walk::{expressions, variables};

/// Variables that are lexicon words, with the prefixes of the words' ids.
pub const WORDS: [(&str, &str); 2] = [("sub", "subtype-"), ("type", "type-")];

/// The maximum number of ids that are compared for a "did you mean" suggestion.
const CANDIDATES: usize = 1000;

pub fn check(check: &mut Check<'_, '_>) {
    for message in check.messages().chain(check.terms()) {
        for text in message.texts() {
            for inline in expressions(text.pattern) {
                reference(check, text, inline);
            }
        }
    }
    cycles(check);
    for term in check.terms() {
        for text in term.texts() {
            for name in variables(text.pattern) {
                let reason = message!("problem-term-variable", term = term.id, name = name);
                check.report(Code::TermArguments, text, name, reason);
            }
        }
    }
}

fn reference(check: &mut Check<'_, '_>, text: MessagePattern<'_, '_>, inline: &InlineExpression<&str>) {
    match inline {
        InlineExpression::MessageReference { id, attribute } => {
            let name = attribute.as_ref().map(|attribute| attribute.name);
            let found = check.catalogue.messages.get(id.name);
            if found.is_none_or(|message| message.text(name).is_none()) {
                let near = closest(id.name, check.catalogue.messages.keys().copied().take(CANDIDATES));
                missing(check, text, id.name, id.name, name, near);
            }
        }
        InlineExpression::TermReference { id, attribute, arguments } => {
            let name = attribute.as_ref().map(|attribute| attribute.name);
            let found = check.catalogue.terms.get(id.name);
            if found.is_none_or(|term| term.text(name).is_none()) {
                let near = closest(id.name, check.catalogue.terms.keys().copied().take(CANDIDATES));
                missing(check, text, id.name, &format!("-{}", id.name), name, near);
            }
            if arguments.is_some() {
                let reason = message!("problem-term-arguments", term = id.name);
                check.report(Code::TermArguments, text, id.name, reason);
            }
        }
        InlineExpression::FunctionReference { id, arguments } => function(check, text, id.name, arguments),
        _ => {}
    }
}

fn missing(
    check: &mut Check<'_, '_>,
    text: MessagePattern<'_, '_>,
    part: &str,
    id: &str,
    attribute: Option<&str>,
    near: Option<&str>,
) {
    let whole = attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"));
    let reason = message!("problem-reference-missing", name = text.name(), reference = whole);
    check.report_like(Code::ReferenceMissing, text, part, reason, near.filter(|near| *near != part));
}

fn function(check: &mut Check<'_, '_>, text: MessagePattern<'_, '_>, name: &str, arguments: &CallArguments<&str>) {
    if check.needs.is_open() {
        // The phrases of a whole game take any argument (`render::phrase`), and are tried on its cards.
        return;
    }
    if !matches!(name, "TERM" | "ATTR") {
        let reason = message!("problem-function-unknown", name = name);
        check.report(Code::FunctionUnknown, text, name, reason);
        return;
    }
    let word = match arguments.positional.first() {
        Some(InlineExpression::VariableReference { id }) => Some(id.name),
        _ => None,
    };
    let mut report = |reason: Reason| check.report(Code::FunctionArguments, text, name, reason);
    if word.is_none_or(|word| WORDS.iter().all(|&(known, _)| known != word)) {
        let known = WORDS.iter().map(|(known, _)| Argument::Text(format!("`${known}`"))).collect();
        report(message!("problem-function-word", name = name, known = Argument::AnyOf(known)));
        return;
    }
    let rest = &arguments.positional[1..];
    match name {
        "TERM" if !rest.is_empty() => {
            report(message!("problem-term-options", example = "case: \"acc\""));
        }
        "ATTR" if !matches!(rest, [InlineExpression::StringLiteral { .. }]) || !arguments.named.is_empty() => {
            report(message!("problem-attr-arguments", example = "ATTR($sub, \"gender\")"));
        }
        "TERM"
            if !arguments
                .named
                .iter()
                .all(|argument| matches!(argument.value, InlineExpression::StringLiteral { .. })) =>
        {
            report(message!("problem-term-quotes"));
        }
        _ => {}
    }
}

/// Reports every text that refers to itself, at the reference that closes the cycle. The search does not recurse,
/// because a file can contain long chains of references.
fn cycles(check: &mut Check<'_, '_>) {
    let catalogue = check.catalogue;
    let all = catalogue.messages.values().chain(catalogue.terms.values());
    let texts: Vec<MessagePattern<'_, '_>> = all.flat_map(Message::texts).collect();
    let place = |pattern: &Pattern<&str>| std::ptr::from_ref(pattern).addr();
    let at: BTreeMap<usize, usize> = texts.iter().enumerate().map(|(at, text)| (place(text.pattern), at)).collect();
    let next = |from: usize| -> Vec<(&str, usize)> {
        let targets = references(catalogue, texts[from].pattern).into_iter();
        targets.filter_map(|(part, pattern)| Some((part, *at.get(&place(pattern))?))).collect()
    };
    let (mut seen, mut on_the_way) = (vec![false; texts.len()], vec![false; texts.len()]);
    let only: Option<Vec<usize>> = check.only.map(|_| {
        let own = check.messages().chain(check.terms()).flat_map(Message::texts);
        own.filter_map(|text| at.get(&place(text.pattern)).copied()).collect()
    });
    // If only one message is checked, only cycles through it count: those that lead back to the start.
    for start in only.clone().unwrap_or_else(|| (0..texts.len()).collect()) {
        if std::mem::replace(&mut seen[start], true) {
            continue;
        }
        on_the_way[start] = true;
        let mut way = vec![(start, next(start))];
        while let Some((here, targets)) = way.last_mut() {
            let here = *here;
            match targets.pop() {
                Some((_, target)) if on_the_way[target] && only.as_ref().is_some_and(|own| !own.contains(&target)) => {}
                Some((part, target)) if on_the_way[target] => {
                    let here = if only.is_some() { target } else { here };
                    let part = if only.is_some() { texts[target].anchor() } else { part };
                    let reason = message!("problem-reference-cycle", name = texts[target].name(), part = part);
                    check.report(Code::ReferenceCycle, texts[here], part, reason);
                }
                Some((_, target)) if !seen[target] => {
                    seen[target] = true;
                    on_the_way[target] = true;
                    let onward = next(target);
                    way.push((target, onward));
                }
                Some(_) => {}
                None => {
                    on_the_way[here] = false;
                    way.pop();
                }
            }
        }
    }
}

/// The texts that a text refers to, each with the slice of the file that names it.
fn references<'c, 'a>(
    catalogue: &'c Catalogue<'a>,
    pattern: &Pattern<&'a str>,
) -> Vec<(&'a str, &'c Pattern<&'a str>)> {
    expressions(pattern)
        .into_iter()
        .filter_map(|inline| {
            let (table, id, attribute) = match inline {
                InlineExpression::MessageReference { id, attribute } => (&catalogue.messages, id, attribute),
                InlineExpression::TermReference { id, attribute, .. } => (&catalogue.terms, id, attribute),
                _ => return None,
            };
            let target = table.get(id.name)?.text(attribute.as_ref().map(|attribute| attribute.name))?;
            Some((id.name, target))
        })
        .collect()
}
