//! What a card's derivation was: each choice in words, and how probable all of them together are.

use super::choose::{Menu, Step};
use super::grammar::Grammar;
use super::parameters::NO_DURATION;
use super::shape::greatest_common;
use super::walk::large;

impl Grammar<'_> {
    /// The name of a menu, and of a choice of it, by the ids of the ruleset.
    pub fn words_of(&self, menu: Menu, value: i32) -> (String, String) {
        let game = self.game;
        let at = large(value);
        let id = |found: Option<&crate::base::Name>| found.map_or_else(|| value.to_string(), ToString::to_string);
        let yes = || if value == 1 { "yes" } else { "no" }.to_owned();
        let number = |at: u8| game.numbers.get_index(usize::from(at)).map_or("", |(name, _)| name.as_str());
        match menu {
            Menu::Type => ("type".into(), id(game.card_types.get_index(at).map(|(name, _)| name))),
            Menu::Number(which) => (number(which).into(), value.to_string()),
            Menu::Subtype => ("subtype".into(), game.subtypes.get(at).map_or("", |word| game.word(*word)).into()),
            Menu::Words(set) => {
                let set = game.word_sets.get_index(usize::from(set));
                let word = set.and_then(|(_, set)| set.words.get(at)).map_or("", |word| game.word(*word));
                (set.map_or("", |(name, _)| name.as_str()).into(), word.into())
            }
            Menu::WordCount(set) => {
                let set = game.word_sets.get_index(usize::from(set));
                (format!("how many {}", set.map_or("", |(name, _)| name.as_str())), value.to_string())
            }
            Menu::Keyword(which) => {
                let name = game.keywords.get_index(usize::from(which)).map_or("", |(name, _)| name.as_str());
                (format!("keyword {name}"), yes())
            }
            Menu::Trigger => ("trigger".into(), id(game.triggers.get_index(at).map(|(name, _)| name))),
            Menu::Aimed => ("a row that is aimed".into(), yes()),
            Menu::First => ("a row".into(), yes()),
            Menu::More => ("another row".into(), yes()),
            Menu::Timing => ("timing".into(), id(self.families.get(at).map(|family| &family.name))),
            Menu::Of => ("on".into(), id(game.timings.get_index(at).map(|(name, _)| name))),
            Menu::Way if value == 0 => ("as".into(), "none".into()),
            Menu::Way => ("as".into(), id(game.ways.get_index(at.saturating_sub(1)).map(|(name, _)| name))),
            Menu::Form => {
                let form = ["no condition", "an independent condition", "a condition on the card"].get(at);
                ("form".into(), form.map_or_else(String::new, |form| (*form).to_owned()))
            }
            Menu::Condition => {
                let kind = self.conditions.get(at);
                let first = kind.and_then(|kind| game.conditions.get_index(*kind.conditions.first()?));
                let place = kind.and_then(|kind| self.places.get(kind.place?)).map(|place| format!(" {}", place.name));
                (
                    "kind of condition".into(),
                    format!("{}{}", id(first.map(|(name, _)| name)), place.unwrap_or_default()),
                )
            }
            Menu::ConditionOf => ("if".into(), id(game.conditions.get_index(at).map(|(name, _)| name))),
            Menu::ConditionNumber(which) => {
                let name = game.conditions.get_index(usize::from(which)).map_or("", |(name, _)| name.as_str());
                (name.into(), value.to_string())
            }
            _ => self.words_of_effect(menu, value),
        }
    }

    /// As [`Self::words_of`], of what a row does.
    fn words_of_effect(&self, menu: Menu, value: i32) -> (String, String) {
        let game = self.game;
        let at = large(value);
        let id = |found: Option<&crate::base::Name>| found.map_or_else(|| value.to_string(), ToString::to_string);
        let operation = |at: u8| game.operations.get_index(usize::from(at)).map_or("", |(name, _)| name.as_str());
        let side = || ["both", "own", "the opponent’s"].get(at).map_or_else(|| value.to_string(), |s| (*s).to_owned());
        match menu {
            Menu::Role => {
                let role = ["a row of its own", "adds to the row above", "replaces the row above"].get(at);
                ("role".into(), role.map_or_else(String::new, |role| (*role).to_owned()))
            }
            Menu::Target => ("kind of target".into(), id(self.target_menu.get(at).map(|kind| &kind.name))),
            Menu::Operation => ("do".into(), operation(u8::try_from(at).unwrap_or(u8::MAX)).into()),
            Menu::Word(which) => {
                let words = game.operations.get_index(usize::from(which)).map(|(_, operation)| &operation.words);
                let word = words.and_then(|words| words.get(at)).map_or("", |word| game.word(*word));
                (format!("{} word", operation(which)), word.into())
            }
            Menu::Val(which) => (format!("{} val", operation(which)), value.to_string()),
            Menu::Parameter(which, place) => {
                let names = game.operations.get_index(usize::from(which)).map(|(_, operation)| &operation.parameters);
                let name = names.and_then(|names| names.get_index(usize::from(place)));
                (format!("{} {}", operation(which), id(name.map(|(name, _)| name))), value.to_string())
            }
            Menu::Dest => {
                let owner = if value % 2 == 1 { "owner." } else { "" };
                ("dest".into(), format!("{owner}{}", id(game.zones.get_index(at / 2).map(|(name, _)| name))))
            }
            Menu::DestOf | Menu::Side => ("whose".into(), side()),
            Menu::Zone => ("zone".into(), id(self.places.get(at).map(|place| &place.name))),
            Menu::Kind if value == 0 => ("called".into(), "any".into()),
            Menu::Kind => {
                let (filter, word, _) = self.filters.kinds.get(at.saturating_sub(1)).copied().unwrap_or_default();
                let words = game.filters.get_index(filter).map(|(_, filter)| &filter.takes);
                let word = match words {
                    Some(crate::kernel::rules::tables::Takes::Word(words)) => {
                        words.get(word).map(|word| game.word(*word))
                    }
                    _ => None,
                };
                ("called".into(), word.unwrap_or_default().into())
            }
            Menu::Has if value == 0 => ("with a keyword".into(), "none".into()),
            Menu::Has => {
                ("with a keyword".into(), id(game.keywords.get_index(at.saturating_sub(1)).map(|(name, _)| name)))
            }
            Menu::Filter if value == 0 => ("with a number".into(), "none".into()),
            Menu::Filter => {
                ("with a number".into(), id(self.filters.stems.get(at.saturating_sub(1)).map(|(stem, _)| stem)))
            }
            Menu::FilterOf => ("filter".into(), id(game.filters.get_index(at).map(|(name, _)| name))),
            Menu::FilterNumber(which) => {
                let name = game.filters.get_index(usize::from(which)).map_or("", |(name, _)| name.as_str());
                (name.into(), value.to_string())
            }
            Menu::Once => {
                let once = ["any number of times", "once a turn", "once a match"].get(at);
                ("used".into(), once.map_or_else(String::new, |once| (*once).to_owned()))
            }
            Menu::May | Menu::Below | Menu::Also | Menu::Cost(_) => {
                let name = |at: u8| id(game.costs.get_index(usize::from(at)).map(|(name, _)| name));
                let menu = match menu {
                    Menu::May => "may be left".to_owned(),
                    Menu::Below => "of the ability above".to_owned(),
                    Menu::Also => "a further condition".to_owned(),
                    Menu::Cost(at) => format!("cost {}", name(at)),
                    _ => String::new(),
                };
                (menu, if value == 1 { "yes" } else { "no" }.into())
            }
            Menu::CostNumber(which) => {
                (id(game.costs.get_index(usize::from(which)).map(|(name, _)| name)), value.to_string())
            }
            Menu::Duration if value == NO_DURATION => ("for".into(), "as usual".into()),
            Menu::At => ("place among the rows".into(), value.to_string()),
            Menu::Duration => ("for".into(), id(game.durations.get_index(at).map(|(name, _)| name))),
            Menu::Made => {
                let form = ["plain", "fixed", "random", "written"].get(at);
                ("card".into(), form.map_or_else(String::new, |form| (*form).to_owned()))
            }
            Menu::Known => ("card".into(), id(self.known.get(at).map(|(id, _)| id))),
            Menu::Out => ("written out".into(), if value == 1 { "yes" } else { "no" }.into()),
            Menu::Written(member) => (member.into(), value.to_string()),
            Menu::Costs => ("card by chance says more".into(), if value == 1 { "yes" } else { "no" }.into()),
            _ => ("choice".into(), value.to_string()),
        }
    }
}

/// A product of fractions in its lowest terms, without bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fraction {
    above: Big,
    below: Big,
}

impl Fraction {
    /// The probability of all steps together.
    pub fn of(steps: &[Step]) -> Self {
        let mut above: Vec<u64> = steps.iter().map(|step| step.weight).collect();
        let mut below: Vec<u64> = steps.iter().map(|step| step.sum.max(1)).collect();
        for one in &mut above {
            for other in &mut below {
                let common = greatest_common(*one, *other).max(1);
                (*one, *other) = (*one / common, *other / common);
            }
        }
        Self { above: Big::product(&above), below: Big::product(&below) }
    }
}

impl std::fmt::Display for Fraction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.above.text(), self.below.text())
    }
}

/// A whole number of any size: its decimal digits by nines, the last first.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Big(Vec<u64>);

const NINE_DIGITS: u128 = 1_000_000_000;

impl Big {
    fn product(factors: &[u64]) -> Self {
        let mut digits = vec![1_u64];
        for factor in factors {
            let mut carry = 0_u128;
            for digit in &mut digits {
                carry += u128::from(*digit) * u128::from(*factor);
                *digit = u64::try_from(carry % NINE_DIGITS).unwrap_or(0);
                carry /= NINE_DIGITS;
            }
            while carry > 0 {
                digits.push(u64::try_from(carry % NINE_DIGITS).unwrap_or(0));
                carry /= NINE_DIGITS;
            }
        }
        Self(digits)
    }

    fn text(&self) -> String {
        let mut parts = self.0.iter().rev().skip_while(|part| **part == 0);
        let Some(first) = parts.next() else { return "0".to_owned() };
        parts.fold(first.to_string(), |text, part| text + &format!("{part:09}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_of_fractions_are_exact() {
        let step = |weight, sum| Step { menu: Menu::Type, value: 0, weight, sum };
        let third = Fraction::of(&[step(2, 4), step(4, 6)]);
        assert_eq!(third.to_string(), "1/3");
        let many: Vec<Step> = (0..30).map(|_| step(1, 1_000)).collect();
        assert_eq!(Fraction::of(&many).to_string(), format!("1/1{}", "0".repeat(90)));
        assert_eq!(Fraction::of(&[step(0, 5)]).to_string(), "0/1");
    }
}
