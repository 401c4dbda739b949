//! The cards of the open project as a list: filtered, sorted and grouped by heroes. Edits of single cards update the list
//! without building it again.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{ChangeSet, Document, RecordPath};
use crate::base::{Name, Severity};
use crate::card::{Card, CheckOutcome, number};
use crate::registry::card_filter::{CardFilter, Facts};
use crate::text::{Context, ENGLISH, Language, Texts};

/// The order of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardOrder {
    /// The order of the file.
    #[default]
    Id,
    Name,
    Type,
    /// By the first number of the ruleset.
    Cost,
    /// By the number of complete languages.
    Languages,
    /// By the worst problem.
    Problems,
}

impl CardOrder {
    /// All orders, by the index of their column.
    pub const ALL: [Self; 6] = [Self::Id, Self::Name, Self::Type, Self::Cost, Self::Languages, Self::Problems];
}

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardLine {
    /// The heading of a hero's cards, or in a whole game of a type's, with their number. `None` is for cards without one.
    Group(Option<usize>, usize),
    /// A card, by its index.
    Card(usize),
}

impl CardLine {
    fn card(&self) -> Option<usize> {
        if let CardLine::Card(at) = self { Some(*at) } else { None }
    }
}

/// Filter, order and grouping of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardQuery {
    pub filter: String,
    pub column: CardOrder,
    pub reversed: bool,
    /// Whether the cards are not grouped.
    pub flat: bool,
    /// The groups that are folded.
    pub folded: BTreeSet<Option<usize>>,
}

/// The list, and cached facts about cards.
#[derive(Default)]
pub struct CardList {
    lines: Vec<CardLine>,
    count: usize,
    /// The revision and the query that the lines are of.
    key: Option<(u64, CardQuery)>,
    pass: Option<Pass>,
    /// The cards that were edited since the list was made; `None` if any card can have changed.
    edited: Option<Vec<usize>>,
    /// The index of each hero, by id.
    heroes: HashMap<Name, usize>,
    /// The hero of each card, by the card's index, for the cards visited so far.
    owners: Vec<Option<usize>>,
    /// Whether each card passes the filter, by the card's index.
    passing: Vec<bool>,
    facts: HashMap<usize, SlowFacts>,
}

/// A filter in progress. The filter runs for a part of each frame, so that 100,000 cards do not block a window.
struct Pass {
    key: (u64, CardQuery),
    filter: CardFilter,
    next: usize,
    found: Vec<usize>,
}

/// Facts about a card that are slow to compute.
#[derive(Clone, Default)]
struct SlowFacts {
    gaps: Option<Vec<&'static str>>,
    text: Option<Arc<str>>,
}

/// The time that one update may take.
const SHARE: Duration = Duration::from_millis(2);

impl CardList {
    pub fn lines(&self) -> &[CardLine] {
        &self.lines
    }

    /// The number of cards, including those in folded groups.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether the filter needs further updates.
    pub fn is_being_made(&self) -> bool {
        self.pass.is_some()
    }

    /// The revision and the query that the lines are of.
    pub fn key(&self) -> Option<&(u64, CardQuery)> {
        self.key.as_ref()
    }

    /// The index of a card's line.
    pub fn line_of(&self, card: usize) -> Option<usize> {
        self.lines.iter().position(|line| *line == CardLine::Card(card))
    }

    /// The cards, in the order shown.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.lines.iter().filter_map(CardLine::card)
    }

    /// The card before or after a card.
    pub fn neighbour(&self, card: usize, step: isize) -> Option<usize> {
        let is_other = |at: &usize| *at != card;
        if step < 0 { self.cards().take_while(is_other).last() } else { self.cards().skip_while(is_other).nth(1) }
    }

    /// The cards from one to another, in the order shown.
    pub fn range(&self, from: usize, to: usize) -> BTreeSet<usize> {
        match (self.line_of(from), self.line_of(to)) {
            (Some(first), Some(last)) => {
                let lines = &self.lines[first.min(last)..=first.max(last)];
                lines.iter().filter_map(CardLine::card).collect()
            }
            _ => [to].into(),
        }
    }

    /// Whether a card passes the filter. True for cards that the filter has not visited yet.
    pub fn passes(&self, card: usize) -> bool {
        self.passing.get(card).copied().unwrap_or(true)
    }

    /// The index of a card's hero; in a whole game that of its type. `None` for a crossover card, or if the hero or the
    /// type does not exist.
    pub fn group_of(&self, document: &Document, card: &Card) -> Option<usize> {
        if document.rules().is_whole_game() {
            return document.rules().card_types.get_index_of(&card.card_type);
        }
        document.hero_of(card).and_then(|hero| self.heroes.get(hero)).copied()
    }

    /// Discards what an edit has made obsolete.
    pub fn on_changed(&mut self, changes: &ChangeSet) {
        let card = |place: &RecordPath| if let RecordPath::Card(at) = place { Some(*at) } else { None };
        let cards: Option<Vec<usize>> = changes.places.iter().map(card).collect();
        if let Some(cards) = cards.filter(|_| !changes.moved && !changes.everything) {
            for at in &cards {
                self.facts.remove(at);
            }
            self.edited.iter_mut().for_each(|edited| edited.extend(&cards));
        } else {
            self.facts.clear();
            self.owners.clear();
            self.edited = None;
        }
    }

    /// The tags of the languages in which a card's text is incomplete. Computed only if `now`; `None` if not known yet.
    pub fn gaps(&mut self, document: &Document, texts: &Texts, card: usize, now: bool) -> Option<&[&'static str]> {
        if now {
            let gaps = &mut self.facts.entry(card).or_default().gaps;
            gaps.get_or_insert_with(|| gaps_of(document, texts, card));
        }
        self.facts.get(&card)?.gaps.as_deref()
    }

    /// Brings the list up to date. Returns whether that needs another call, because a call takes a few milliseconds at
    /// most.
    pub fn update(&mut self, document: &Document, texts: &Texts, query: &CardQuery) -> bool {
        let key = (document.revision(), query.clone());
        if self.key.as_ref() == Some(&key) {
            return false;
        }
        let filter = CardFilter::parse(&query.filter, document.rules());
        if self.pass.is_none() && self.is_unchanged(document, texts, query, &filter) {
            self.edited = Some(Vec::new());
            self.key = Some(key);
            return false;
        }
        let cards = &document.registry().cards;
        let mut pass = match self.pass.take() {
            Some(pass) if pass.key == key => pass,
            _ => {
                if self.owners.is_empty() {
                    let heroes = document.registry().heroes.iter().enumerate();
                    self.heroes = heroes.map(|(at, hero)| (hero.id.clone(), at)).collect();
                }
                for at in self.edited.replace(Vec::new()).into_iter().flatten() {
                    let owner = cards.get(at).map(|card| self.group_of(document, card));
                    if let (Some(known), Some(owner)) = (self.owners.get_mut(at), owner) {
                        *known = owner;
                    }
                }
                Pass { key, filter, next: 0, found: Vec::new() }
            }
        };
        let begun = Instant::now();
        while let Some(card) = cards.get(pass.next) {
            if self.owners.len() <= pass.next {
                self.owners.push(self.group_of(document, card));
            }
            if self.fits(document, texts, &pass.filter, pass.next) {
                pass.found.push(pass.next);
            }
            pass.next += 1;
            if pass.next % 64 == 0 && begun.elapsed() > SHARE {
                self.pass = Some(pass);
                return true;
            }
        }
        self.fill(document, texts, query, pass.found);
        self.key = Some(pass.key);
        false
    }

    /// Whether edits of single cards have not changed the list, so that the list need not be made again.
    fn is_unchanged(&mut self, document: &Document, texts: &Texts, query: &CardQuery, filter: &CardFilter) -> bool {
        let is_same = self.key.as_ref().is_some_and(|(_, known)| known == query);
        // Edits of one card can change the problems of other cards.
        if !is_same || query.column != CardOrder::Id || filter.reads_other_cards() {
            return false;
        }
        let Some(edited) = self.edited.clone().filter(|edited| !edited.is_empty()) else { return false };
        edited.into_iter().all(|at| {
            let card = document.registry().cards.get(at);
            let owner = card.map(|card| self.group_of(document, card));
            let fits = self.fits(document, texts, filter, at);
            owner.as_ref() == self.owners.get(at) && self.passing.get(at) == Some(&fits)
        })
    }

    fn fits(&mut self, document: &Document, texts: &Texts, filter: &CardFilter, at: usize) -> bool {
        let Some(card) = document.registry().cards.get(at) else { return false };
        let owner = self.owners.get(at).copied().flatten();
        filter.is_empty()
            || filter.fits(card, &CardFacts { document, texts, at, owner, slow: RefCell::new(&mut self.facts) })
    }

    fn fill(&mut self, document: &Document, texts: &Texts, query: &CardQuery, mut found: Vec<usize>) {
        let registry = document.registry();
        let rules = document.rules();
        let cards = &registry.cards;
        self.count = found.len();
        self.passing = vec![false; cards.len()];
        for &at in &found {
            self.passing[at] = true;
        }
        match query.column {
            CardOrder::Id => {}
            CardOrder::Name => found.sort_by_cached_key(|&at| cards[at].name.to_lowercase()),
            CardOrder::Type => found.sort_by_cached_key(|&at| rules.card_types.get_index_of(&cards[at].card_type)),
            CardOrder::Cost => {
                let first = rules.numbers.keys().next().cloned().unwrap_or_default();
                found.sort_by_key(|&at| number(&cards[at].numbers, &first));
            }
            CardOrder::Languages => {
                let complete = |at: &usize| Some(usize::MAX - self.gaps(document, texts, *at, true)?.len());
                found.sort_by_cached_key(complete);
            }
            CardOrder::Problems => found.sort_by_cached_key(|&at| {
                let worst = document.problems_of(RecordPath::Card(at)).map(|problem| problem.severity).max();
                std::cmp::Reverse(worst)
            }),
        }
        if query.reversed {
            found.reverse();
        }
        self.lines.clear();
        if query.flat {
            self.lines.extend(found.into_iter().map(CardLine::Card));
        } else {
            let rules = document.rules();
            let count = if rules.is_whole_game() { rules.card_types.len() } else { registry.heroes.len() };
            let mut groups: Vec<Vec<usize>> = vec![Vec::new(); count + 1];
            for at in found {
                let hero = self.owners.get(at).copied().flatten();
                groups[hero.unwrap_or(count).min(count)].push(at);
            }
            for (at, group) in groups.into_iter().enumerate().filter(|(_, group)| !group.is_empty()) {
                let hero = (at < count).then_some(at);
                self.lines.push(CardLine::Group(hero, group.len()));
                if !query.folded.contains(&hero) {
                    self.lines.extend(group.into_iter().map(CardLine::Card));
                }
            }
        }
    }
}

/// The facts that the filter needs about a card. Slow ones are cached.
struct CardFacts<'a> {
    document: &'a Document,
    texts: &'a Texts,
    at: usize,
    owner: Option<usize>,
    slow: RefCell<&'a mut HashMap<usize, SlowFacts>>,
}

impl Facts for CardFacts<'_> {
    fn hero_name(&self) -> &str {
        let hero = self.owner.and_then(|at| self.document.registry().heroes.get(at));
        hero.map_or("", |hero| &hero.name)
    }

    fn text(&self) -> Arc<str> {
        let mut slow = self.slow.borrow_mut();
        let text = &mut slow.entry(self.at).or_default().text;
        text.get_or_insert_with(|| text_of(self.document, self.texts, self.at).into()).clone()
    }

    fn problems(&self) -> Vec<(Severity, &'static str)> {
        let problems = self.document.problems_of(RecordPath::Card(self.at));
        problems.map(|problem| (problem.severity, problem.code.as_str())).collect()
    }

    fn gaps(&self) -> Vec<&'static str> {
        let mut slow = self.slow.borrow_mut();
        let gaps = &mut slow.entry(self.at).or_default().gaps;
        gaps.get_or_insert_with(|| gaps_of(self.document, self.texts, self.at)).clone()
    }

    fn is_target_of(&self, row: &str) -> bool {
        let is_target = || {
            let (id, numbers) = row.rsplit_once('/')?;
            let path: Option<Vec<usize>> =
                numbers.split('.').map(|n| n.parse::<usize>().ok()?.checked_sub(1)).collect();
            let game = self.document.game()?;
            // A filter is read in small letters.
            let id = game.cards.keys().find(|known| known.eq_ignore_ascii_case(id))?;
            let target = game.target(game.row_of(id, &path?)?.target?);
            let card = *game.cards.get(&self.document.registry().cards.get(self.at)?.id)?;
            let is_there = game.candidates(target)?.contains(&card);
            Some(is_there && game.fits(game.definition(card), &target.filters) != Some(false))
        };
        is_target().unwrap_or(false)
    }
}

fn text_of(document: &Document, texts: &Texts, at: usize) -> String {
    let checked = document.checked().cards.get(at).and_then(CheckOutcome::valid);
    let text = checked.map(|card| {
        let context = Context { trigger: card.trigger };
        texts.effect_on(ENGLISH, document.rules(), Some(card.card_type), &card.rows, context).text
    });
    text.unwrap_or_default()
}

/// The languages in which a card's text is incomplete: all of them for a card that cannot be printed.
fn gaps_of(document: &Document, texts: &Texts, at: usize) -> Vec<&'static str> {
    let rules = document.rules();
    let Some(card) = document.registry().cards.get(at) else { return Vec::new() };
    let Some(checked) = document.checked().cards.get(at).and_then(CheckOutcome::valid) else {
        return texts.languages().map(|language| language.tag).collect();
    };
    let lacks = |language: &&'static Language| {
        let text = texts.card(language, rules, card, checked);
        !text.fallbacks.is_empty() || !text.rules.fallbacks.is_empty()
    };
    texts.languages().filter(lacks).map(|language| language.tag).collect()
}
