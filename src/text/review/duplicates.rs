//! Checks for selections with two variants of the same key, because only the first one is ever selected.

use super::Check;
use super::plurals::key;
use crate::base::Code;
use crate::message;
use crate::text::fluent::walk::selections;

pub fn check(check: &mut Check<'_, '_>) {
    for message in check.messages().chain(check.terms()) {
        for text in message.texts() {
            for selection in selections(text.pattern) {
                for (at, variant) in selection.variants.iter().enumerate() {
                    if selection.variants[..at].iter().any(|earlier| earlier.key == variant.key) {
                        let reason = message!("problem-variant-twice", name = text.name(), key = key(variant));
                        check.report(Code::VariantDuplicate, text, key(variant), reason);
                    }
                }
            }
        }
    }
}
