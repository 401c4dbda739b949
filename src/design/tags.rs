//! Tags of cards: saved searches, with members that are set by hand.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;

use crate::base::{Name, Severity};
use crate::card::Card;
use crate::registry::card_filter::{CardFilter, Facts};
use crate::ruleset::Ruleset;
use crate::text::{ENGLISH, Language};

/// A tag: the cards that a search finds, and those that are set by hand.
#[derive(Clone, Debug, Deserialize)]
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

/// The text of a card in a language, which is printed once, when a search first looks into it.
struct Printed<'t> {
    card: &'t Card,
    language: &'static Language,
    print: &'t dyn Fn(&Card, &'static Language) -> String,
    text: OnceCell<Arc<str>>,
}

impl Facts for Printed<'_> {
    fn hero_name(&self) -> &'static str {
        ""
    }

    fn text(&self) -> Arc<str> {
        Arc::clone(self.text.get_or_init(|| (self.print)(self.card, self.language).into()))
    }

    fn problems(&self) -> Vec<(Severity, &'static str)> {
        Vec::new()
    }

    fn gaps(&self) -> Vec<&'static str> {
        Vec::new()
    }
}

/// The tags of a project, read once for many cards.
#[derive(Default)]
pub struct Searches(Vec<Search>);

struct Search {
    tag: Tag,
    filter: Option<CardFilter>,
    language: &'static Language,
    /// The place of the tag that a card must have, too.
    requires: Option<usize>,
}

impl Searches {
    /// Reads the searches of tags.
    ///
    /// # Errors
    ///
    /// A tag that is required does not come before, an id is there twice, or a language is not known.
    pub fn new(tags: &[Tag], rules: &Ruleset) -> Result<Self, String> {
        let mut searches: Vec<Search> = Vec::new();
        for tag in tags {
            let language = match &tag.lang {
                Some(lang) => Language::find(lang)
                    .ok_or_else(|| format!("the tag `{}` searches in `{lang}`, which is no language", tag.id))?,
                None => ENGLISH,
            };
            let place = |id: &str| searches.iter().position(|known| known.tag.id == id);
            let requires =
                match &tag.requires {
                    Some(required) => Some(place(required).ok_or_else(|| {
                        format!("the tag `{}` requires `{required}`, which is no tag before it", tag.id)
                    })?),
                    None => None,
                };
            if place(&tag.id).is_some() {
                return Err(format!("there are two tags `{}`", tag.id));
            }
            let filter = tag.find.as_deref().map(|find| CardFilter::parse(find, rules));
            searches.push(Search { tag: tag.clone(), filter, language, requires });
        }
        Ok(Self(searches))
    }

    /// The ids of the tags, in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|search| search.tag.id.as_str())
    }

    /// Which of the tags a card has, in order. `print` gives the text of a card in a language, which searches look into.
    pub fn of(&self, card: &Card, print: &dyn Fn(&Card, &'static Language) -> String) -> Vec<bool> {
        let mut texts: Vec<Printed<'_>> = Vec::new();
        let mut all: Vec<bool> = Vec::with_capacity(self.0.len());
        for Search { tag, filter, language, requires } in &self.0 {
            let known = texts.iter().position(|text| text.language == *language);
            let facts = known.unwrap_or(texts.len());
            if known.is_none() {
                texts.push(Printed { card, language, print, text: OnceCell::new() });
            }
            let is_found = || filter.as_ref().is_some_and(|filter| filter.fits(card, &texts[facts]));
            let has = tag.also.iter().any(|id| *id == card.id.as_str()) || is_found();
            all.push(has && requires.is_none_or(|required| all[required]));
        }
        all
    }
}

/// The cards that have each tag. `print` gives the text of a card in a language.
///
/// # Errors
///
/// As [`Searches::new`].
pub fn members(
    tags: &[Tag],
    rules: &Ruleset,
    cards: &[Card],
    print: &dyn Fn(&Card, &'static Language) -> String,
) -> Result<Members, String> {
    let searches = Searches::new(tags, rules)?;
    let mut all: Members = searches.ids().map(|id| (id.to_owned(), BTreeSet::new())).collect();
    for card in cards {
        for (id, _) in searches.ids().zip(searches.of(card, print)).filter(|(_, has)| *has) {
            all.entry(id.to_owned()).or_default().insert(card.id.clone());
        }
    }
    Ok(all)
}

/// How often a player who drew a card with a tag has won, in percent, by the tags; a draw counts half. A tag without such
/// cards is left out. `games`: as `simulate --json` prints them.
pub fn win_rates<'m>(members: &'m Members, games: &Value) -> BTreeMap<&'m str, f64> {
    let number = |card: &Value, member: &str| card.get(member).and_then(Value::as_f64).unwrap_or(0.0);
    let list = |value: Option<&'_ Value>| value.and_then(Value::as_array).cloned().unwrap_or_default();
    let mut sums: BTreeMap<String, [f64; 2]> = BTreeMap::new();
    for matchup in list(games.get("matchups")) {
        for (id, card) in list(matchup.get("cards")).iter().zip(list(matchup.pointer("/tally/cards"))) {
            let [drawn, score] = sums.entry(id.as_str().unwrap_or_default().to_owned()).or_default();
            *drawn += number(&card, "drawn");
            *score += number(&card, "score_drawn");
        }
    }
    let rate = |(tag, cards): (&'m String, &BTreeSet<Name>)| {
        let own = || cards.iter().filter_map(|card| sums.get(card.as_str()));
        let [drawn, score] = [0, 1].map(|at: usize| own().map(|sums| sums[at]).sum::<f64>());
        // A win counts 2.
        (drawn > 0.0).then(|| (tag.as_str(), 50.0 * score / drawn))
    };
    members.iter().filter_map(rate).collect()
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
    use serde_json::json;

    use super::{Members, together, win_rates};

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

    #[test]
    fn a_tag_wins_as_often_as_the_players_who_draw_its_cards() {
        let members: Members = [("a", vec!["1", "2"]), ("b", vec!["2"]), ("c", vec!["3"])]
            .into_iter()
            .map(|(tag, cards)| (tag.to_owned(), cards.into_iter().map(Into::into).collect()))
            .collect();
        let card = |drawn: u64, score: u64| json!({ "drawn": drawn, "score_drawn": score });
        let games = json!({ "matchups": [
            { "cards": ["1", "2"], "tally": { "cards": [card(10, 20), card(10, 5)] } },
            { "cards": ["2", "3"], "tally": { "cards": [card(20, 5), card(0, 0)] } },
        ] });
        let rates = win_rates(&members, &games);
        // 30 of 80 half wins, and 10 of 60; the third card was never drawn.
        assert_eq!(rates.keys().copied().collect::<Vec<_>>(), ["a", "b"]);
        assert!((rates["a"] - 37.5).abs() < 1e-9 && (rates["b"] - 100.0 / 6.0).abs() < 1e-9, "{rates:?}");
    }
}
