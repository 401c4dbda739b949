//! Fingerprints, which show that a source, a translation or the rows of a card have changed since a decision.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, InlineExpression};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;
use serde::{Deserialize, Serialize};

use crate::base::Name;
use crate::registry::file::Version;
use crate::text::fluent::guard::scan;
use crate::text::fluent::walk::expressions;

/// The number of hexadecimal digits of a hash. 64 bits are enough to distinguish the texts of one message.
const DIGITS: usize = 16;

/// The fingerprint of the source for which a translation was approved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fingerprint {
    /// The fingerprint of its variables, attributes and functions. If this changes, the translation may no longer
    /// work.
    pub signature: Name,
    /// The fingerprint of its text.
    pub text: Name,
}

/// The fingerprint of a message's source. Indentation and line breaks make no difference.
pub fn fingerprint(source: &str) -> Fingerprint {
    if !scan(source).is_empty() {
        return Fingerprint { signature: hash(source), text: hash(source) };
    }
    let (Ok(resource) | Err((resource, _))) = parse(source);
    let mut signature: BTreeSet<String> = BTreeSet::new();
    for entry in &resource.body {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (Some(&term.value), &term.attributes),
            _ => continue,
        };
        signature.extend(attributes.iter().map(|attribute| format!(".{}", attribute.id.name)));
        let texts = value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value));
        for inline in texts.flat_map(expressions) {
            match inline {
                InlineExpression::VariableReference { id } => drop(signature.insert(format!("${}", id.name))),
                InlineExpression::FunctionReference { id, .. } => drop(signature.insert(format!("{}()", id.name))),
                _ => {}
            }
        }
    }
    let signature: Vec<String> = signature.into_iter().collect();
    Fingerprint { signature: hash(&signature.join(" ")), text: hash(&serialize(&resource)) }
}

/// The fingerprint of a text.
pub fn hash(text: &str) -> Name {
    Name::new(&Version::of(text.as_bytes()).hex()[..DIGITS])
}

#[cfg(test)]
mod tests {
    use super::fingerprint;

    #[test]
    fn a_signature_is_variables_attributes_and_functions() {
        let of = |source: &str| fingerprint(source);
        let first = of("a = draw { $n } cards\n    .b = x");
        assert_eq!(of("a =\n    draw { $n } cards\n    .b =\n        x"), first);
        let other_words = of("a = take { $n } cards\n    .b = x");
        assert_eq!((&other_words.signature, other_words.text != first.text), (&first.signature, true));
        for other in ["a = draw { $m } cards\n    .b = x", "a = draw { $n } cards", "a = { TERM($n) }\n    .b = x"] {
            assert_ne!(of(other).signature, first.signature, "{other}");
        }
    }
}
