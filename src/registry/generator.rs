//! Settings of the generator, laid over those of a ruleset.

use serde_json::Value;

use super::apply_edits;
use crate::base::json::{self, Node, Shape, step};
use crate::base::{FixEdit, Source};
use crate::kernel::form;

/// A ruleset with settings laid over its `generator`: members of objects one by one, everything else as a whole. Nothing
/// else changes, also not the order of members. A ruleset in its one form stays in it.
pub fn with_generator(ruleset: &Source, settings: &Value) -> String {
    let mut edits = Vec::new();
    let found = json::parse(&ruleset.text).ok().and_then(|root| root.member("generator"));
    lay(found, "/generator".to_owned(), settings, &mut edits);
    let changed = apply_edits(&ruleset.text, &edits);
    let is_formed = form::ruleset(ruleset).is_ok_and(|formed| formed == *ruleset.text);
    let formed = is_formed.then(|| form::ruleset(&Source::new(ruleset.name.as_str(), changed.as_str())).ok());
    formed.flatten().unwrap_or(changed)
}

/// The edits that lay a value over what is at a pointer.
fn lay(found: Option<Node<'_>>, pointer: String, value: &Value, edits: &mut Vec<FixEdit>) {
    match (value, found.filter(|node| node.shape() == Shape::Object)) {
        (Value::Object(members), Some(node)) => {
            for (name, value) in members {
                lay(node.member(name), step(&pointer, name), value, edits);
            }
        }
        _ => edits.push(FixEdit::Set { pointer, json: value.to_string() }),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn laid(ruleset: &str, settings: &Value) -> Value {
        let text = with_generator(&Source::new("ruleset.json", ruleset), settings);
        serde_json::from_str(&text).unwrap_or_else(|wrong| panic!("{wrong}: {text}"))
    }

    #[test]
    fn settings_are_laid_over_those_that_there_are() {
        let prices = json!({ "price": { "operations": { "burn": "2 * val", "a/b": 3 } } });
        let bare = json!({ "z": 1, "generator": prices });
        assert_eq!(laid(r#"{ "z": 1 }"#, &prices), bare);
        assert_eq!(laid(r#"{ "z": 1, "generator": {} }"#, &prices), bare);
        let found =
            laid(r#"{ "generator": { "price": { "operations": { "burn": 1, "mend": 2 }, "all": 5 } } }"#, &prices);
        let wanted = json!({ "burn": "2 * val", "a/b": 3, "mend": 2 });
        assert_eq!(found, json!({ "generator": { "price": { "operations": wanted, "all": 5 } } }));
    }

    #[test]
    fn nothing_else_changes() {
        let text = "{ \"z\": [1,  2],\n \"generator\": { \"b\": 1, \"a\": 2 } }";
        let text = with_generator(&Source::new("ruleset.json", text), &json!({ "a": 30 }));
        assert_eq!(text, "{ \"z\": [1,  2],\n \"generator\": { \"b\": 1, \"a\": 30 } }");
    }
}
