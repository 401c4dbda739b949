//! What identifies the rules and cards that a result is of.

use blake3::Hasher;

use crate::base::json::{self, Node};

/// The member of a ruleset with the settings of the generator.
const GENERATOR: &str = "generator";

/// Identifies everything that matches depend on. No match reads the settings of the generator, so that new prices leave
/// results as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    hash: String,
    /// With the settings of the generator, as older results have it.
    whole: String,
}

impl Identity {
    /// Of a ruleset's text, and of what else matches depend on.
    pub fn new(ruleset: &str, add_others: impl Fn(&mut Hasher)) -> Self {
        let finished = |add: &dyn Fn(&mut Hasher)| {
            let mut hasher = Hasher::new();
            add(&mut hasher);
            add_others(&mut hasher);
            hasher.finalize().to_hex().to_string()
        };
        let add_whole = |hasher: &mut Hasher| _ = hasher.update(ruleset.as_bytes());
        let whole = finished(&add_whole);
        let hash = match json::parse(ruleset) {
            Ok(root) => finished(&|hasher| add_rules(hasher, root)),
            Err(_) => whole.clone(),
        };
        Self { hash, whole }
    }

    /// 64 hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.hash
    }

    /// Whether a result with this hash is of these rules and cards.
    pub fn is(&self, hash: &str) -> bool {
        hash == self.hash || hash == self.whole
    }

    /// Replaces the older hash of the same rules and cards.
    pub fn renew(&self, hash: &mut String) {
        if *hash == self.whole {
            hash.clone_from(&self.hash);
        }
    }
}

fn add_rules(hasher: &mut Hasher, root: Node<'_>) {
    for member in root.members().iter().filter(|member| member.key != GENERATOR) {
        for part in [&*member.key, ":", member.value.raw(), ","] {
            hasher.update(part.as_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Identity;

    fn of(ruleset: &str, cards: &str) -> Identity {
        Identity::new(ruleset, |hasher| _ = hasher.update(cards.as_bytes()))
    }

    #[test]
    fn settings_of_the_generator_are_left_out() {
        let found = of(r#"{ "match": { "end": 1 }, "generator": { "price": 1 } }"#, "cards");
        for same in [r#"{ "match": { "end": 1 }, "generator": { "price": 2 } }"#, r#"{ "match": { "end": 1 } }"#] {
            assert_eq!(of(same, "cards").as_str(), found.as_str());
        }
        for (ruleset, cards) in [(r#"{ "match": { "end": 2 } }"#, "cards"), (r#"{ "match": { "end": 1 } }"#, "others")]
        {
            assert_ne!(of(ruleset, cards).as_str(), found.as_str());
        }
        assert_ne!(of(r#"{ "match": { "generator": 1 } }"#, "").as_str(), of(r#"{ "match": {} }"#, "").as_str());
    }

    #[test]
    fn older_results_of_the_same_files_are_known() {
        let (ruleset, cards) = (r#"{ "generator": {} }"#, "cards");
        let found = of(ruleset, cards);
        let mut older = blake3::hash(format!("{ruleset}{cards}").as_bytes()).to_hex().to_string();
        assert!(found.is(&older) && found.is(found.as_str()) && older != found.as_str());
        found.renew(&mut older);
        assert_eq!(older, found.as_str());
        let mut other = "0".repeat(64);
        found.renew(&mut other);
        assert!(!found.is(&other) && other == "0".repeat(64));
    }
}
