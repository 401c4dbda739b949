//! Checks that a message has the attributes that its role requires, and no others.

use super::Check;
use super::catalogue::MessagePattern;
use super::required::Purpose;
use super::whole_game;
use crate::base::Code;
use crate::message;
use crate::text::render::{LINK as THEN, SUBJECT, TIMES, WHEN};

/// The form of a condition that is followed by another one.
const LINK: &str = "link";
/// Phrases and sentences of the rules, whose attributes are the forms that a language needs.
const RULES: &str = "rules-";

/// Attributes that a clause may have: its subject, and its forms after a clause with the same subject.
const OPTIONAL: [&str; 4] = [SUBJECT, "same", "replace-same", "bonus-same"];

/// Attributes that a condition may have besides: its form before another one, and its short name for menus and traces.
const OF_CONDITIONS: [&str; 3] = [LINK, "link-same", "name"];

pub fn check(check: &mut Check<'_, '_>) {
    let linked =
        check.catalogue.messages.values().find(|message| is_condition(message.id) && message.attribute(LINK).is_some());
    let linked = linked.map(|message| message.id);
    for message in check.messages() {
        let Some(pattern) = &message.value else { continue };
        let text = MessagePattern { message, attribute: None, pattern };
        let need = check.needs.get(message.id);
        let english = check.english.and_then(|english| english.messages.get(message.id));
        let mut wanted: Vec<&str> = need.map(|need| need.attributes.clone()).unwrap_or_default();
        if need.is_none() {
            let is_wanted = |name: &&str| !check.needs.is_open() || whole_game::is_text(name);
            let of_english = english.iter().flat_map(|english| &english.attributes);
            wanted.extend(of_english.map(|attribute| attribute.id.name).filter(is_wanted));
        }
        for name in &wanted {
            if message.attribute(name).is_none() {
                let reason = message!("problem-attribute-missing", id = message.id, name = *name);
                check.report(Code::AttributeMissing, text, message.id, reason);
            }
        }
        if let Some(other) = linked.filter(|_| is_condition(message.id) && need.is_some())
            && message.attribute(LINK).is_none()
        {
            let reason = message!("problem-link-missing", id = message.id, other = other, name = LINK);
            check.report(Code::AttributeMissing, text, message.id, reason);
        }
        // The forms and properties of a word depend on its language, so any attribute is allowed.
        let is_free = need.is_some_and(|need| need.purpose == Purpose::Word)
            || (need.is_none() && english.is_none())
            || message.id.starts_with(RULES)
            || check.needs.is_open();
        for attribute in &message.attributes {
            let name = attribute.id.name;
            let is_optional = is_clause(message.id) && OPTIONAL.contains(&name)
                || is_condition(message.id) && OF_CONDITIONS.contains(&name)
                || name == THEN && (message.id.starts_with("op-") || message.id.starts_with("frame-"))
                || name == TIMES && message.id.starts_with("op-")
                || name == WHEN && message.id.starts_with("on-");
            if !is_free && !is_optional && !wanted.contains(&name) {
                let own = MessagePattern { message, attribute: Some(name), pattern: &attribute.value };
                let reason = message!("problem-attribute-obsolete", id = message.id, name = name);
                check.report(Code::AttributeObsolete, own, name, reason);
            }
        }
        for (at, attribute) in message.attributes.iter().enumerate() {
            if message.attributes[..at].iter().any(|earlier| earlier.id.name == attribute.id.name) {
                let own = MessagePattern { message, attribute: Some(attribute.id.name), pattern: &attribute.value };
                let reason = message!("problem-attribute-twice", id = message.id, name = attribute.id.name);
                check.report(Code::MessageDuplicate, own, attribute.id.name, reason);
            }
        }
    }
}

fn is_condition(id: &str) -> bool {
    id.starts_with("if-")
}

fn is_clause(id: &str) -> bool {
    ["op-", "if-", "trigger-"].iter().any(|prefix| id.starts_with(prefix))
}
