//! Tags of cards: saved searches, with members that are set by hand.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Deserialize;

use crate::base::{Name, Severity};
use crate::card::Card;
use crate::registry::card_filter::{CardFilter, Facts};
use crate::ruleset::Ruleset;
use crate::text::{ENGLISH, Language};

/// A tag: the cards that a search finds, and those that are set by hand.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tag {
    /// Its id.
    pub id: String,
    /// The search, as in the list of cards: `do:draw -type:spell`.
    pub find: Option<String>,
    /// The language of the texts that the search looks into; English without one.
    pub lang: Option<String>,
    /// Ids of cards that have the tag whatever is searched for.
    #[serde(default)]
    pub also: Vec<String>,
    /// A tag before this one that a card must have, too.
    pub requires: Option<String>,
    /// The group that it is shown in.
    #[serde(default)]
    pub group: String,
}

/// The cards of all tags, by the ids of the tags.
pub type Members = BTreeMap<String, BTreeSet<Name>>;

/// Two tags that cards have together.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair<'m> {
    /// The tags.
    pub tags: [&'m str; 2],
    /// How many cards have both.
    pub count: usize,
    /// How many times as many as if the tags had nothing to do with each other.
    pub lift: f64,
}

struct Printed(Arc<str>);

impl Facts for Printed {
    fn hero_name(&self) -> &'static str {
        ""
    }

    fn text(&self) -> Arc<str> {
        Arc::clone(&self.0)
    }

    fn problems(&self) -> Vec<(Severity, &'static str)> {
        Vec::new()
    }

    fn gaps(&self) -> Vec<&'static str> {
        Vec::new()
    }
}

/// The cards that have each tag. `text` gives the text of a card in a language, which searches look into.
///
/// # Errors
///
/// A tag that is required does not come before, an id is there twice, or a language is not known.
pub fn members(
    tags: &[Tag],
    rules: &Ruleset,
    cards: &[Card],
    text: &dyn Fn(&Card, &'static Language) -> String,
) -> Result<Members, String> {
    let mut in_languages: BTreeMap<&str, Vec<Printed>> = BTreeMap::new();
    let mut all = Members::new();
    for tag in tags {
        let language = match &tag.lang {
            Some(lang) => Language::find(lang)
                .ok_or_else(|| format!("the tag `{}` searches in `{lang}`, which is no language", tag.id))?,
            None => ENGLISH,
        };
        let texts = in_languages
            .entry(language.tag)
            .or_insert_with(|| cards.iter().map(|card| Printed(text(card, language).into())).collect());
        let filter = tag.find.as_deref().map(|find| CardFilter::parse(find, rules));
        let finds = |card: &Card, facts: &Printed| filter.as_ref().is_some_and(|filter| filter.fits(card, facts));
        let by_hand = |card: &Card| tag.also.iter().any(|id| *id == card.id.as_str());
        let has = |(card, facts): &(&Card, &Printed)| by_hand(card) || finds(card, facts);
        let mut found: BTreeSet<Name> =
            cards.iter().zip(&*texts).filter(has).map(|(card, _)| card.id.clone()).collect();
        if let Some(required) = &tag.requires {
            let Some(others) = all.get(required) else {
                return Err(format!("the tag `{}` requires `{required}`, which is no tag before it", tag.id));
            };
            found.retain(|card| others.contains(card));
        }
        if all.insert(tag.id.clone(), found).is_some() {
            return Err(format!("there are two tags `{}`", tag.id));
        }
    }
    Ok(all)
}

/// The cards as a table with a column for each tag, in the form of the text tables: semicolons, `True` and `False`.
pub fn table(tags: &[Tag], members: &Members, cards: &[Card]) -> String {
    let plain = |text: &str| text.replace([';', '\n'], " ");
    let mut table = "ID;NAME".to_owned();
    for tag in tags {
        table.extend([";", &plain(&tag.id)]);
    }
    for card in cards {
        table.extend(["\n", &plain(&card.id), ";", &plain(&card.name)]);
        for tag in tags {
            let has = members.get(&tag.id).is_some_and(|cards| cards.contains(&card.id));
            table += if has { ";True" } else { ";False" };
        }
    }
    table.push('\n');
    table
}

/// Which tags go together, those with the greatest lift first. `cards`: how many cards there are.
pub fn together(members: &Members, cards: usize) -> Vec<Pair<'_>> {
    let mut pairs = Vec::new();
    for (at, (one, of_one)) in members.iter().enumerate() {
        for (other, of_other) in members.iter().skip(at + 1) {
            let count = of_one.intersection(of_other).count();
            let [all, first, second, both] = [cards, of_one.len(), of_other.len(), count].map(super::goals::count);
            if count > 0 {
                pairs.push(Pair { tags: [one, other], count, lift: both * all / (first * second) });
            }
        }
    }
    pairs.sort_by(|a, b| b.lift.total_cmp(&a.lift).then_with(|| a.tags.cmp(&b.tags)));
    pairs
}

#[cfg(test)]
mod tests {
    use super::{Members, together};

    #[test]
    fn tags_that_go_together_have_a_lift_above_one() {
        let members: Members = [("a", vec!["1", "2"]), ("b", vec!["1", "2", "3"]), ("c", vec!["4"])]
            .into_iter()
            .map(|(tag, cards)| (tag.to_owned(), cards.into_iter().map(Into::into).collect()))
            .collect();
        let pairs = together(&members, 6);
        assert_eq!(pairs.len(), 1);
        assert_eq!((pairs[0].tags, pairs[0].count), (["a", "b"], 2));
        assert!((pairs[0].lift - 2.0).abs() < 1e-9);
    }
}
