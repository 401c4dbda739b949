//! Checks plural categories: a selection must cover all categories that the language uses for 0–9999, and no others.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use fluent_syntax::ast::{InlineExpression, Variant, VariantKey};
use icu_locale::Locale;
use icu_plurals::{PluralCategory, PluralRules};

use super::{Check, whole_game};
use crate::base::{Argument, Code};
use crate::message;
use crate::text::Language;
use crate::text::fluent::walk::{Selection, selections};
use crate::text::render::facts::TYPE;

/// The largest number that texts must agree with.
pub const MAX_NUMBER: i64 = 9999;

/// The plural categories with their names.
pub const CATEGORIES: [(&str, PluralCategory); 6] = [
    ("zero", PluralCategory::Zero),
    ("one", PluralCategory::One),
    ("two", PluralCategory::Two),
    ("few", PluralCategory::Few),
    ("many", PluralCategory::Many),
    ("other", PluralCategory::Other),
];

/// The plural categories that a language uses for the numbers from 0 to [`MAX_NUMBER`], each with the first numbers in
/// it, the most general category last. `None` for a language without plural rules.
pub fn plural_forms(language: &Language) -> Option<Vec<(&'static str, Vec<i64>)>> {
    const EXAMPLES: usize = 4;
    let plurals = Plurals::of(language.tag)?;
    let of = |(name, category): &(&'static str, PluralCategory)| {
        let numbers: Vec<i64> =
            (0..=MAX_NUMBER).filter(|&number| plurals.category(number) == *category).take(EXAMPLES).collect();
        (!numbers.is_empty()).then_some((*name, numbers))
    };
    Some(CATEGORIES.iter().filter_map(of).collect())
}

/// The category of each number from 0 to [`MAX_NUMBER`] in a language.
pub struct Plurals {
    of: Vec<PluralCategory>,
}

impl Plurals {
    /// The plural rules of a language by its tag, or `None` if there are none. They are cached, because building them
    /// evaluates every number.
    pub fn of(tag: &str) -> Option<Arc<Self>> {
        static KNOWN: RwLock<BTreeMap<String, Option<Arc<Plurals>>>> = RwLock::new(BTreeMap::new());
        // The lock can only be poisoned by a panic elsewhere, and the map is complete even then.
        if let Some(known) = KNOWN.read().unwrap_or_else(PoisonError::into_inner).get(tag) {
            return known.clone();
        }
        let rules = |locale: Locale| PluralRules::try_new_cardinal(locale.into()).ok();
        let made = Locale::try_from_str(tag)
            .ok()
            .and_then(rules)
            .map(|rules| Arc::new(Self { of: (0..=MAX_NUMBER).map(|number| rules.category_for(number)).collect() }));
        KNOWN.write().unwrap_or_else(PoisonError::into_inner).insert(tag.to_owned(), made.clone());
        made
    }

    /// The categories that contain a number.
    pub fn reached(&self) -> Vec<PluralCategory> {
        CATEGORIES.iter().map(|&(_, category)| category).filter(|category| self.of.contains(category)).collect()
    }

    /// The category of a number. Numbers above [`MAX_NUMBER`] count as [`MAX_NUMBER`].
    fn category(&self, number: i64) -> PluralCategory {
        let at = usize::try_from(number.clamp(0, MAX_NUMBER)).unwrap_or(0);
        self.of.get(at).copied().unwrap_or(PluralCategory::Other)
    }

    /// The index of the variant that a number selects, and whether its key matches, i.e. it is not only the default.
    pub fn select(&self, keys: &Keys, number: i64) -> (usize, bool) {
        let of_category = keys.categories.iter().find(|(known, _)| *known == self.category(number)).map(|&(_, at)| at);
        let of_number = keys.numbers.get(&number).copied();
        match of_category.into_iter().chain(of_number).min() {
            Some(at) => (at, true),
            None => (keys.default, false),
        }
    }
}

/// The first variant for each category and each number.
pub struct Keys {
    categories: Vec<(PluralCategory, usize)>,
    numbers: BTreeMap<i64, usize>,
    default: usize,
}

impl Keys {
    pub fn of(variants: &[Variant<&str>]) -> Self {
        let default = variants.iter().position(|variant| variant.default).unwrap_or(0);
        let mut keys = Self { categories: Vec::new(), numbers: BTreeMap::new(), default };
        for (at, variant) in variants.iter().enumerate() {
            match variant.key {
                VariantKey::Identifier { name } => keys.categories.extend(named(name).map(|category| (category, at))),
                VariantKey::NumberLiteral { value } => {
                    if let Ok(number) = value.parse() {
                        keys.numbers.entry(number).or_insert(at);
                    }
                }
            }
        }
        // Only the first variant of each category counts.
        keys.categories.sort_by_key(|&(category, at)| (category, at));
        keys.categories.dedup_by_key(|&mut (category, _)| category);
        keys
    }
}

fn named(name: &str) -> Option<PluralCategory> {
    CATEGORIES.iter().find(|(known, _)| *known == name).map(|&(_, category)| category)
}

/// Whether a key is a plural category.
pub fn is_category(name: &str) -> bool {
    named(name).is_some()
}

fn name(category: PluralCategory) -> &'static str {
    CATEGORIES.iter().find(|&&(_, known)| known == category).map_or("other", |&(name, _)| name)
}

/// The key of a variant, as a slice of the file.
pub fn key<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Whether a selection is by number: its selector is a variable, and a key is a category or a number.
pub fn is_plural(selection: &Selection<'_, '_>) -> bool {
    matches!(selection.selector, InlineExpression::VariableReference { id } if id.name != TYPE)
        && selection.variants.iter().any(|variant| match variant.key {
            VariantKey::Identifier { name } => named(name).is_some(),
            VariantKey::NumberLiteral { .. } => true,
        })
}

pub(super) fn check(check: &mut Check<'_, '_>) {
    let Some(plurals) = check.plurals else { return };
    let needs = check.needs;
    for message in check.messages().filter(|message| !(needs.is_open() && whole_game::is_phrase(message.id))) {
        for text in message.texts() {
            for selection in selections(text.pattern).iter().filter(|selection| needs.is_plural(selection)) {
                let mut reached = vec![false; selection.variants.len()];
                let mut missing: Vec<(PluralCategory, i64)> = Vec::new();
                let keys = Keys::of(selection.variants);
                for number in 0..=MAX_NUMBER {
                    let (at, by_key) = plurals.select(&keys, number);
                    reached[at] = true;
                    let category = plurals.category(number);
                    if !by_key && !missing.iter().any(|&(known, _)| known == category) {
                        missing.push((category, number));
                    }
                }
                for (category, number) in missing {
                    let reason = message!("problem-plural-missing", name = text.name(), category = name(category));
                    let reason = reason.with("number", number);
                    check.report(Code::PluralMissing, text, anchor(selection, text.anchor()), reason);
                }
                for (at, (variant, reached)) in selection.variants.iter().zip(reached).enumerate() {
                    let key = key(variant);
                    // A repeated key is reported as a duplicate.
                    if selection.variants[..at].iter().any(|earlier| earlier.key == variant.key) {
                        continue;
                    }
                    let is_known = !matches!(variant.key, VariantKey::Identifier { name } if named(name).is_none());
                    if !is_known {
                        let reason = message!(
                            "problem-variant-unknown",
                            key = key,
                            known = Argument::texts(CATEGORIES.map(|(name, _)| name))
                        );
                        check.report(Code::VariantUnknown, text, key, reason);
                    } else if !reached {
                        let reason = message!("problem-variant-unreachable", key = key, most = MAX_NUMBER);
                        check.report(Code::PluralUnreachable, text, key, reason);
                    }
                }
            }
        }
    }
}

fn anchor<'a>(selection: &Selection<'_, 'a>, otherwise: &'a str) -> &'a str {
    match selection.selector {
        InlineExpression::VariableReference { id } => id.name,
        _ => otherwise,
    }
}
