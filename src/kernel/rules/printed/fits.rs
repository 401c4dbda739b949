//! Which cards fit a target or filters as they are printed. What depends on play (a mark, a counter, where a card lies) is
//! not known in print.

use crate::kernel::ids::{DefinitionId, FilterId, NumberId, WordId, WordSetId};
use crate::kernel::rules::ability::{FilterUse, Pick, Target, Tests};
use crate::kernel::rules::term::{Selector, Term, Word};
use crate::kernel::rules::{Definition, Game};
use crate::ruleset::term::{divide, round};

impl Game {
    /// The registry's cards that can lie where a target looks; `None` if a target is not picked among cards.
    pub fn candidates(&self, target: &Target) -> Option<Vec<DefinitionId>> {
        if target.is_player() || matches!(target.pick, Pick::This | Pick::Host | Pick::Same) {
            return None;
        }
        let zones = target.zones.as_deref()?;
        let fits = |card: &Definition| zones.iter().any(|zone| self.can_lie(card.card_type, *zone));
        Some(self.cards.values().copied().filter(|id| fits(self.definition(*id))).collect())
    }

    /// The cards that fit a target by what is printed on them, and of how many; filters that depend on play leave all.
    pub fn fitting(&self, target: &Target) -> Option<(Vec<DefinitionId>, usize)> {
        let mut fitting = self.candidates(target)?;
        let all = fitting.len();
        fitting.retain(|id| self.fits(self.definition(*id), &target.filters) != Some(false));
        Some((fitting, all))
    }

    /// Whether print alone says which cards fit a filter.
    pub fn is_known_in_print(&self, filter: &str) -> bool {
        let Some((at, _, entry)) = self.filters.get_full(filter) else { return true };
        let filter = FilterUse { filter: FilterId::at(at).unwrap_or_default(), number: 0, word: None };
        let card = Definition::default();
        Printed { game: self, card: &card, filter: &filter }.number(&entry.holds).is_some()
    }

    /// Whether a printed card fits filters; `None` if that depends on play.
    pub fn fits(&self, card: &Definition, filters: &Tests<FilterUse>) -> Option<bool> {
        let inner = |tests: &Tests<FilterUse>| self.fits(card, tests);
        let one = |filter: &FilterUse| {
            let (_, entry) = self.filters.get_index(filter.filter.index())?;
            Printed { game: self, card, filter }.number(&entry.holds).map(|number| number != 0)
        };
        let members = all(filters.members.iter().map(one));
        let any = if filters.any.is_empty() { Some(true) } else { any(filters.any.iter().map(inner)) };
        let not = filters.not.as_deref().map_or(Some(true), |tests| inner(tests).map(|fits| !fits));
        all([members, any, all(filters.all.iter().map(inner)), not].into_iter())
    }
}

fn all(mut parts: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    parts
        .try_fold(Some(true), |so_far, part| match part {
            Some(false) => Err(Some(false)),
            None => Ok(None),
            Some(true) => Ok(so_far),
        })
        .unwrap_or_else(|found| found)
}

fn any(parts: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    all(parts.map(|part| part.map(|holds| !holds))).map(|none| !none)
}

/// A word of a card, if the card has one.
struct PrintedWord(Option<WordId>);

/// A filter that looks at a printed card.
struct Printed<'g> {
    game: &'g Game,
    card: &'g Definition,
    filter: &'g FilterUse,
}

impl Printed<'_> {
    fn number(&self, term: &Term) -> Option<i32> {
        let truth = |term: &Term| self.number(term).map(|number| number != 0);
        Some(match term {
            Term::Constant(number) => *number,
            Term::Param => self.filter.number,
            Term::Lever(id) => *self.game.levers.get_index(id.index())?.1,
            Term::Number(Selector::It, id) | Term::Printed(Selector::It, id) => self.printed(*id),
            Term::SameWord(one, other) => {
                let (one, other) = (self.word(one)?.0, self.word(other)?.0);
                i32::from(one.is_some() && one == other)
            }
            Term::WordIn(word, of, set) if **of == Selector::It => {
                let word = self.word(word)?.0;
                i32::from(word.is_some_and(|word| self.words(*set).contains(&word)))
            }
            Term::OneOf(word, words) => i32::from(self.word(word)?.0.is_some_and(|word| words.contains(&word))),
            Term::Has(of, word) if **of == Selector::It => {
                let word = self.word(word)?.0;
                let keyword = self.game.keywords.values().position(|keyword| Some(keyword.word) == word);
                i32::from(keyword.is_some_and(|at| at < 64 && self.card.keywords >> at & 1 == 1))
            }
            Term::Arithmetic(operator, one, other) => operator.apply(self.number(one)?, self.number(other)?),
            Term::Divide(number, by) => divide(self.number(number)?, self.number(by)?),
            Term::Round(number, by) => round(self.number(number)?, self.number(by)?),
            Term::Compare(compare, one, other) => i32::from(compare.holds(self.number(one)?, self.number(other)?)),
            Term::And(one, other) => i32::from(all([truth(one), truth(other)].into_iter())?),
            Term::Or(one, other) => i32::from(any([truth(one), truth(other)].into_iter())?),
            Term::Not(test) => i32::from(!truth(test)?),
            Term::If(test, yes, no) => self.number(if truth(test)? { yes } else { no })?,
            _ => return None,
        })
    }

    /// A word; `None` if it depends on play.
    fn word(&self, word: &Word) -> Option<PrintedWord> {
        let card_type = || self.game.card_types.get_index(self.card.card_type.index()).map(|(_, entry)| entry);
        Some(PrintedWord(match word {
            Word::Constant(word) => Some(*word),
            Word::Param => self.filter.word,
            Word::Type(Selector::It) => card_type().map(|entry| entry.word),
            Word::Class(Selector::It) => card_type().map(|entry| entry.class),
            Word::Subtype(Selector::It) => self.card.subtype,
            Word::Id(Selector::It) => Some(self.card.id),
            _ => return None,
        }))
    }

    fn printed(&self, id: NumberId) -> i32 {
        self.card.numbers.get(id.index()).copied().unwrap_or(0)
    }

    fn words(&self, set: WordSetId) -> &[WordId] {
        self.card.words.get(set.index()).map_or(&[], |words| words)
    }
}
