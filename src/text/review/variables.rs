//! Checks variables: a text must use all its variables and no others, and print the number if a variant is selected
//! for several numbers.

use std::collections::BTreeSet;

use fluent_syntax::ast::{InlineExpression, Pattern, Variant};

use super::Check;
use super::catalogue::MessagePattern;
use super::plurals::{Keys, MAX_NUMBER, Plurals, is_plural};
use super::required::Purpose;
use super::whole_game;
use crate::base::{Argument, Code, closest};
use crate::message;
use crate::text::fluent::walk::{Placeable, counts, placeables, selections, variable_set, variables};
use crate::text::render::TIMES;

pub fn check(check: &mut Check<'_, '_>) {
    let plurals = check.plurals;
    for message in check.messages() {
        for text in message.texts() {
            names(check, text);
            // Whether the cards of a whole game print their figures is tried on the cards.
            if let Some(plurals) = plurals.filter(|_| !check.needs.is_open()) {
                figures(check, text, plurals);
            }
        }
    }
}

/// The variables that a text gets, and whether it must use all of them.
fn signature<'c>(check: &Check<'c, '_>, text: MessagePattern<'_, '_>) -> Option<(BTreeSet<&'c str>, bool)> {
    let id = text.message.id;
    let need = check.needs.get(id);
    let of_need: BTreeSet<&str> = need.iter().flat_map(|need| need.variables.iter().copied()).collect();
    match need {
        // Short names, forms of words and titles get no variables.
        Some(need) if matches!(need.purpose, Purpose::Word | Purpose::Name | Purpose::Title) => {
            Some((BTreeSet::new(), true))
        }
        // That of a condition is the condition in another form: "Ally: Forged".
        Some(_) if text.attribute == Some("name") && !id.starts_with("if-") => Some((BTreeSet::new(), true)),
        // The parts of frames are checked in `frames`.
        Some(need) => Some((of_need, need.purpose != Purpose::Frame)),
        None => {
            let english = check.english?;
            let source = english.messages.get(id)?.text(text.attribute)?;
            let of_english =
                if check.needs.is_open() { whole_game::variables_of(english, source) } else { variable_set(source) };
            Some((of_english, true))
        }
    }
}

fn names(check: &mut Check<'_, '_>, text: MessagePattern<'_, '_>) {
    let Some((given, all)) = signature(check, text) else { return };
    let is_open = check.needs.is_open();
    let used: Vec<&str> = if is_open {
        whole_game::variables_of(check.catalogue, text.pattern).into_iter().collect()
    } else {
        variables(text.pattern)
    };
    let is_clause = check.needs.get(text.message.id).is_some_and(|need| need.purpose == Purpose::Clause);
    let is_fact = |name: &str| is_clause && check.needs.facts.iter().any(|fact| fact == name);
    // How often something is done, which another message may say.
    let says_times = text.attribute == Some(TIMES) || text.message.id == "frame-times";
    let is_times = |name: &str| name == "n" && says_times;
    let is_given = |name: &str| is_open && whole_game::is_given(name);
    let unknown: Vec<&str> = used
        .iter()
        .copied()
        .filter(|name| !given.contains(name) && !is_fact(name) && !is_times(name) && !is_given(name))
        .collect();
    for name in unknown {
        let id = if given.is_empty() { "problem-variable-none" } else { "problem-variable-unknown" };
        let mut reason = message!(id, text = text.name(), name = name);
        if !given.is_empty() {
            reason = reason.with("known", Argument::names(given.iter().map(|name| format!("${name}"))));
        }
        let near = closest(name, given.iter().copied()).map(|near| format!("${near}"));
        check.report_like(Code::VariableUnknown, text, name, reason, near.as_deref());
    }
    let is_free = |name: &str| is_open && whole_game::is_free(text.message.id, name);
    for name in given.iter().filter(|name| all && !used.contains(name) && !is_free(name)) {
        let reason = message!("problem-variable-missing", text = text.name(), name = *name);
        check.report(Code::VariableMissing, text, text.anchor(), reason);
    }
}

/// Reports variants of a plural selection that apply to several numbers and do not print the number.
fn figures(check: &mut Check<'_, '_>, text: MessagePattern<'_, '_>, plurals: &Plurals) {
    let selected: BTreeSet<&str> = selections(text.pattern)
        .iter()
        .filter(|selection| check.needs.is_plural(selection))
        .filter_map(|selection| variable(selection.selector))
        .collect();
    let range = check.needs.get(text.message.id).and_then(|need| need.numbers.clone()).unwrap_or(0..=MAX_NUMBER);
    for name in selected {
        let mut lost = Vec::new();
        uncovered(text.pattern, name, &range.clone().collect::<Vec<_>>(), plurals, &mut lost);
        for (variant, numbers) in lost {
            let more = (numbers.len() > 3).then(|| "…".to_owned());
            let shown = numbers.iter().take(3).map(i64::to_string).chain(more);
            let reason = message!("problem-figure-missing", text = text.name(), name = name);
            let reason = reason.with("numbers", Argument::texts(shown));
            check.report(Code::FigureMissing, text, super::plurals::key(variant), reason);
        }
    }
}

fn variable<'a>(inline: &InlineExpression<&'a str>) -> Option<&'a str> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name),
        _ => None,
    }
}

/// Collects the variants that apply to more than one of these numbers and do not print the variable.
fn uncovered<'m, 'a>(
    pattern: &'m Pattern<&'a str>,
    name: &str,
    numbers: &[i64],
    plurals: &Plurals,
    lost: &mut Vec<(&'m Variant<&'a str>, Vec<i64>)>,
) {
    if counts(pattern, name).0 > 0 {
        return;
    }
    for placeable in placeables(pattern) {
        let Placeable::Selection(selection) = placeable else { continue };
        let over_it = is_plural(&selection) && variable(selection.selector) == Some(name);
        // A selection by the variable itself uses one variant per number. Any other selection can use all its variants
        // for every number.
        let mut read_in = vec![Vec::new(); selection.variants.len()];
        if over_it {
            let keys = Keys::of(selection.variants);
            for &number in numbers {
                read_in[plurals.select(&keys, number).0].push(number);
            }
        } else {
            read_in.fill(numbers.to_vec());
        }
        for (variant, here) in selection.variants.iter().zip(read_in) {
            if here.len() < 2 || counts(&variant.value, name).0 > 0 {
                continue;
            }
            let has_own = selections(&variant.value).iter().any(|inner| variable(inner.selector) == Some(name));
            if has_own {
                uncovered(&variant.value, name, &here, plurals, lost);
            } else if over_it {
                lost.push((variant, here));
            }
        }
    }
}
