//! A list of cards that is filtered, sorted and grouped by heroes, as the Cards screen and the sandbox show it.

mod filter;
mod groups;

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::base::Severity;
use crate::card::{CheckOutcome, number};
use crate::document::{ChangeSet, Document, RecordPath};
use crate::studio::theme::height;
use crate::text::{Context, ENGLISH, Language, Texts};

use filter::{Facts, Filter};
use groups::Heroes;

pub use filter::{completions, tokens};

/// The order of the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sorted {
    /// The order of the file, which is by id in a file that is in order.
    #[default]
    Id,
    /// By name.
    Name,
    /// By type.
    Type,
    /// By cost: the first number of the ruleset.
    Cost,
    /// By the number of complete languages.
    Languages,
    /// By the worst problem.
    Problems,
}

impl Sorted {
    /// All orders, by the index of their column.
    pub const ALL: [Self; 6] = [Self::Id, Self::Name, Self::Type, Self::Cost, Self::Languages, Self::Problems];
}

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The heading of a hero's cards and their number. `None`: the cards without a hero.
    Group(Option<usize>, usize),
    /// A card, by its index.
    Card(usize),
}

/// Filter, order and grouping of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// The text of the filter.
    pub filter: String,
    /// The order.
    pub column: Sorted,
    /// Whether the order is reversed.
    pub reversed: bool,
    /// Whether the cards are not grouped.
    pub flat: bool,
    /// The heroes whose groups are folded.
    pub folded: BTreeSet<Option<usize>>,
}

/// The list, and cached facts about cards.
#[derive(Default)]
pub struct List {
    lines: Vec<Line>,
    ends: Arc<[f32]>,
    cards: usize,
    made: Option<(u64, Order)>,
    making: Option<Making>,
    /// The cards that were edited since the list was made. `None`: any card can have changed.
    edited: Option<Vec<usize>>,
    heroes: Heroes,
    /// The hero of each card, by the card's index, for the cards visited so far.
    owners: Vec<Option<usize>>,
    /// Whether each card passes the filter, by the card's index.
    shown: Vec<bool>,
    known: HashMap<usize, Known>,
}

/// A filter in progress. The filter runs for a part of each frame, so that 100,000 cards do not block the window.
struct Making {
    by: (u64, Order),
    filter: Filter,
    next: usize,
    found: Vec<usize>,
}

/// Facts about a card that are slow to compute.
#[derive(Clone, Default)]
struct Known {
    gaps: Option<Vec<&'static str>>,
    text: Option<String>,
}

/// The part of a frame that the filter may take.
const SHARE: Duration = Duration::from_millis(2);

impl List {
    /// The lines.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The number of cards, including those in folded groups.
    pub fn count(&self) -> usize {
        self.cards
    }

    /// Whether the filter needs further frames.
    pub fn is_being_made(&self) -> bool {
        self.making.is_some()
    }

    /// Where each line ends, in points from the top of the first.
    pub fn ends(&self) -> Arc<[f32]> {
        Arc::clone(&self.ends)
    }

    /// The index of a card's line.
    pub fn line_of(&self, card: usize) -> Option<usize> {
        self.lines.iter().position(|line| *line == Line::Card(card))
    }

    /// The cards, in the order shown.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.lines.iter().filter_map(|line| match line {
            Line::Card(at) => Some(*at),
            Line::Group(..) => None,
        })
    }

    /// The card before or after one.
    pub fn neighbour(&self, at: usize, step: isize) -> Option<usize> {
        let mut cards = self.cards();
        if step < 0 {
            let mut before = None;
            for card in cards {
                if card == at {
                    return before;
                }
                before = Some(card);
            }
            before
        } else {
            cards.find(|&card| card == at);
            cards.next()
        }
    }

    /// The cards from one to another, in the order shown.
    pub fn range(&self, from: usize, to: usize) -> BTreeSet<usize> {
        let cards: Vec<usize> = self.cards().collect();
        let place = |wanted| cards.iter().position(|&card| card == wanted);
        match (place(from), place(to)) {
            (Some(from), Some(to)) => cards[from.min(to)..=from.max(to)].iter().copied().collect(),
            _ => [to].into(),
        }
    }

    /// Whether a card passes the filter. True for cards that the filter has not visited yet.
    pub fn passes(&self, card: usize) -> bool {
        self.shown.get(card).copied().unwrap_or(true)
    }

    /// The hero of a card.
    pub fn hero_of(&self, document: &Document, card: usize) -> Option<usize> {
        self.heroes.of(document.registry().cards.get(card)?, document.rules())
    }

    /// Drops what an edit has invalidated.
    pub fn touched(&mut self, touched: &ChangeSet) {
        let card = |place: &RecordPath| if let RecordPath::Card(at) = place { Some(*at) } else { None };
        let cards: Option<Vec<usize>> = touched.places.iter().map(card).collect();
        match cards.filter(|_| !touched.moved && !touched.everything) {
            Some(cards) => {
                for at in cards {
                    self.known.remove(&at);
                    if let Some(edited) = &mut self.edited {
                        edited.push(at);
                    }
                }
            }
            None => {
                self.known.clear();
                self.owners.clear();
                self.edited = None;
            }
        }
    }

    /// The tags of the languages in which a card's text is incomplete. Computed only if `now`; `None` if not known yet.
    pub fn gaps(&mut self, document: &Document, texts: &Texts, card: usize, now: bool) -> Option<&[&'static str]> {
        if now || self.known.get(&card).is_some_and(|known| known.gaps.is_some()) {
            let known = self.known.entry(card).or_default();
            return Some(known.gaps.get_or_insert_with(|| gaps_of(document, texts, card)));
        }
        None
    }

    /// Brings the list up to date. Returns whether that needs another frame.
    pub fn update(&mut self, document: &Document, texts: &Texts, order: &Order) -> bool {
        let by = (document.revision(), order.clone());
        if self.made.as_ref() == Some(&by) {
            return false;
        }
        let filter = Filter::parse(&order.filter, document.rules());
        if self.making.is_none() && self.is_unchanged(document, texts, order, &filter) {
            self.edited = Some(Vec::new());
            self.made = Some(by);
            return false;
        }
        if self.making.as_ref().is_none_or(|making| making.by != by) {
            if self.owners.is_empty() {
                self.heroes = Heroes::new(document.registry(), document.rules());
            }
            for at in self.edited.iter().flatten() {
                if let (Some(owner), Some(card)) = (self.owners.get_mut(*at), document.registry().cards.get(*at)) {
                    *owner = self.heroes.of(card, document.rules());
                }
            }
            self.edited = Some(Vec::new());
            self.making = Some(Making { by, filter, next: 0, found: Vec::new() });
        }
        let Some(mut making) = self.making.take() else { return false };
        let begun = Instant::now();
        let cards = &document.registry().cards;
        while let Some(card) = cards.get(making.next) {
            if self.owners.len() <= making.next {
                self.owners.push(self.heroes.of(card, document.rules()));
            }
            if self.fits(document, texts, &making.filter, making.next) {
                making.found.push(making.next);
            }
            making.next += 1;
            if making.next % 64 == 0 && begun.elapsed() > SHARE {
                self.making = Some(making);
                return true;
            }
        }
        self.fill(document, texts, order, making.found);
        self.made = Some(making.by);
        false
    }

    /// Whether edits of single cards have not changed the list, so that the list need not be made again.
    fn is_unchanged(&mut self, document: &Document, texts: &Texts, order: &Order, filter: &Filter) -> bool {
        let same = self.made.as_ref().is_some_and(|(_, made)| made == order);
        // Edits of one card can change the problems of other cards.
        if !same || order.column != Sorted::Id || filter.uses_problems() {
            return false;
        }
        let Some(edited) = self.edited.clone().filter(|edited| !edited.is_empty()) else { return false };
        let cards = &document.registry().cards;
        edited.into_iter().all(|at| {
            let owner = cards.get(at).map(|card| self.heroes.of(card, document.rules()));
            let fits = self.fits(document, texts, filter, at);
            owner.as_ref() == self.owners.get(at) && self.shown.get(at) == Some(&fits)
        })
    }

    fn fits(&mut self, document: &Document, texts: &Texts, filter: &Filter, at: usize) -> bool {
        let Some(card) = document.registry().cards.get(at) else { return false };
        if filter.is_empty() {
            return true;
        }
        let owner = self.owners.get(at).copied().flatten();
        let facts = FilterFacts { document, texts, at, owner, known: RefCell::new(&mut self.known) };
        filter.fits(card, &facts)
    }

    fn fill(&mut self, document: &Document, texts: &Texts, order: &Order, mut found: Vec<usize>) {
        let registry = document.registry();
        let rules = document.rules();
        self.cards = found.len();
        let cards = &registry.cards;
        self.shown.clear();
        self.shown.resize(cards.len(), false);
        for &at in &found {
            self.shown[at] = true;
        }
        match order.column {
            Sorted::Id => {}
            Sorted::Name => found.sort_by_cached_key(|&at| cards[at].name.to_lowercase()),
            Sorted::Type => found.sort_by_cached_key(|&at| rules.card_types.get_index_of(&cards[at].card_type)),
            Sorted::Cost => {
                let first = rules.numbers.keys().next().cloned().unwrap_or_default();
                found.sort_by_key(|&at| number(&cards[at].numbers, &first));
            }
            Sorted::Languages => {
                found
                    .sort_by_cached_key(|&at| self.gaps(document, texts, at, true).map(|gaps| usize::MAX - gaps.len()));
            }
            Sorted::Problems => found.sort_by_cached_key(|&at| {
                let worst = document.problems_of(RecordPath::Card(at)).map(|problem| problem.severity).max();
                std::cmp::Reverse(worst)
            }),
        }
        if order.reversed {
            found.reverse();
        }
        self.lines.clear();
        if order.flat {
            self.lines.extend(found.into_iter().map(Line::Card));
        } else {
            let mut groups: Vec<Vec<usize>> = vec![Vec::new(); registry.heroes.len() + 1];
            for at in found {
                let hero = self.owners.get(at).copied().flatten();
                groups[hero.unwrap_or(registry.heroes.len())].push(at);
            }
            for (at, group) in groups.into_iter().enumerate().filter(|(_, group)| !group.is_empty()) {
                let hero = (at < registry.heroes.len()).then_some(at);
                self.lines.push(Line::Group(hero, group.len()));
                if !order.folded.contains(&hero) {
                    self.lines.extend(group.into_iter().map(Line::Card));
                }
            }
        }
        let mut end = 0.0;
        let heights = self.lines.iter().map(|line| match line {
            Line::Group(..) => height::GROUP,
            Line::Card(_) => height::TABLE_ROW,
        });
        let ends = heights.map(|height| {
            end += height;
            end
        });
        self.ends = ends.collect();
    }
}

/// The facts that the filter needs about a card. Slow ones are cached.
struct FilterFacts<'a> {
    document: &'a Document,
    texts: &'a Texts,
    at: usize,
    owner: Option<usize>,
    known: RefCell<&'a mut HashMap<usize, Known>>,
}

impl Facts for FilterFacts<'_> {
    fn hero_name(&self) -> &str {
        let hero = self.owner.and_then(|at| self.document.registry().heroes.get(at));
        hero.map_or("", |hero| &hero.name)
    }

    fn has_text(&self, fits: &dyn Fn(&str) -> bool) -> bool {
        let mut known = self.known.borrow_mut();
        let text = &mut known.entry(self.at).or_default().text;
        fits(text.get_or_insert_with(|| text_of(self.document, self.texts, self.at)))
    }

    fn problems(&self) -> Vec<(Severity, &'static str)> {
        let problems = self.document.problems_of(RecordPath::Card(self.at));
        problems.map(|problem| (problem.severity, problem.code.as_str())).collect()
    }

    fn gaps(&self) -> Vec<&'static str> {
        let mut known = self.known.borrow_mut();
        let gaps = &mut known.entry(self.at).or_default().gaps;
        gaps.get_or_insert_with(|| gaps_of(self.document, self.texts, self.at)).clone()
    }
}

fn text_of(document: &Document, texts: &Texts, at: usize) -> String {
    let rules = document.rules();
    let checked = document.checked().cards.get(at).and_then(CheckOutcome::valid);
    let context = |trigger| Context { trigger };
    checked.map_or_else(String::new, |card| texts.effect(ENGLISH, rules, &card.rows, context(card.trigger)).text)
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
