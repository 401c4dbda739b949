//! The library's list: which cards stand in it, in which order, under which heroes.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::time::{Duration, Instant};

use super::filter::{Facts, Filter};
use super::groups::Heroes;
use crate::base::Severity;
use crate::base::reader::Path;
use crate::card::{check_card, number};
use crate::document::{Document, Place, Touched};
use crate::studio::theme::height;
use crate::text::{Context, ENGLISH, Language, Texts};

/// By what the cards stand in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Column {
    /// As the file has them, which is by id where it is in order.
    #[default]
    Id,
    /// By name.
    Name,
    /// By type.
    Type,
    /// By what they cost: the first number of the ruleset.
    Cost,
    /// By how many languages have all their words.
    Languages,
    /// By their problems, the worst first.
    Problems,
}

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The head of a hero's cards, and how many there are; no hero for those that belong to none.
    Group(Option<usize>, usize),
    /// A card, by its index.
    Card(usize),
}

/// What the list is made by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// What stands in the filter.
    pub filter: String,
    /// The column.
    pub column: Column,
    /// Whether from the end.
    pub reversed: bool,
    /// Whether all cards stand in one list.
    pub flat: bool,
    /// The heroes whose cards are folded away.
    pub folded: BTreeSet<Option<usize>>,
}

/// The list as it stands, and what is known about cards.
#[derive(Default)]
pub struct List {
    lines: Vec<Line>,
    /// Where each line ends, in points.
    ends: Vec<f32>,
    cards: usize,
    made: Option<(u64, Order)>,
    making: Option<Making>,
    heroes: Heroes,
    known: HashMap<usize, Known>,
}

/// A filter at work: it takes a share of each frame, so that a hundred thousand cards do not stop the window.
struct Making {
    by: (u64, Order),
    filter: Filter,
    next: usize,
    found: Vec<usize>,
}

/// What took time to find out about a card.
#[derive(Clone, Default)]
struct Known {
    gaps: Option<Vec<&'static str>>,
    text: Option<String>,
}

const SHARE: Duration = Duration::from_millis(5);

impl List {
    /// The lines.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How many cards stand in it, those that are folded away too.
    pub fn count(&self) -> usize {
        self.cards
    }

    /// Its whole height, in points.
    pub fn height(&self) -> f32 {
        self.ends.last().copied().unwrap_or(0.0)
    }

    /// The lines between two heights, and where the first begins.
    pub fn between(&self, top: f32, bottom: f32) -> (Range<usize>, f32) {
        let first = self.ends.partition_point(|&end| end <= top);
        let last = self.ends.partition_point(|&end| end < bottom);
        let begin = if first == 0 { 0.0 } else { self.ends[first - 1] };
        (first..(last + 1).min(self.lines.len()), begin)
    }

    /// Where a card's line is: its top, in points.
    pub fn top_of(&self, card: usize) -> Option<f32> {
        let at = self.lines.iter().position(|line| *line == Line::Card(card))?;
        Some(if at == 0 { 0.0 } else { self.ends[at - 1] })
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

    /// The hero of a card.
    pub fn hero_of(&self, document: &Document, card: usize) -> Option<usize> {
        self.heroes.of(document.registry().cards.get(card)?, document.rules())
    }

    /// Forgets what is no longer true after an edit.
    pub fn touched(&mut self, touched: &Touched) {
        if touched.moved || touched.everything {
            self.known.clear();
            return;
        }
        for place in &touched.places {
            match place {
                Place::Card(at) => {
                    self.known.remove(at);
                }
                _ => self.known.clear(),
            }
        }
    }

    /// The tags of the languages that lack words for a card; `None` while that is not known and `now` is false.
    pub fn gaps(&mut self, document: &Document, texts: &Texts, card: usize, now: bool) -> Option<&[&'static str]> {
        if now || self.known.get(&card).is_some_and(|known| known.gaps.is_some()) {
            let known = self.known.entry(card).or_default();
            return Some(known.gaps.get_or_insert_with(|| gaps_of(document, texts, card)));
        }
        None
    }

    /// Brings the list up to date; true while it needs another frame for that.
    pub fn update(&mut self, document: &Document, texts: &Texts, order: &Order) -> bool {
        let by = (document.revision(), order.clone());
        if self.made.as_ref() == Some(&by) {
            return false;
        }
        if self.making.as_ref().is_none_or(|making| making.by != by) {
            self.heroes = Heroes::new(document.registry(), document.rules());
            let filter = Filter::parse(&order.filter, document.rules());
            self.making = Some(Making { by, filter, next: 0, found: Vec::new() });
        }
        let Some(mut making) = self.making.take() else { return false };
        let begun = Instant::now();
        let cards = &document.registry().cards;
        while let Some(card) = cards.get(making.next) {
            let asked = Asked { list: self.into(), document, texts, at: making.next };
            if making.filter.is_empty() || making.filter.fits(card, &asked) {
                making.found.push(making.next);
            }
            for (at, known) in asked.list.into_inner().learned {
                self.known.insert(at, known);
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

    fn fill(&mut self, document: &Document, texts: &Texts, order: &Order, mut found: Vec<usize>) {
        let registry = document.registry();
        let rules = document.rules();
        self.cards = found.len();
        let cards = &registry.cards;
        match order.column {
            Column::Id => {}
            Column::Name => found.sort_by_cached_key(|&at| cards[at].name.to_lowercase()),
            Column::Type => found.sort_by_cached_key(|&at| rules.card_types.get_index_of(&cards[at].card_type)),
            Column::Cost => {
                let first = rules.numbers.keys().next().cloned().unwrap_or_default();
                found.sort_by_key(|&at| number(&cards[at].numbers, &first));
            }
            Column::Languages => {
                found
                    .sort_by_cached_key(|&at| self.gaps(document, texts, at, true).map(|gaps| usize::MAX - gaps.len()));
            }
            Column::Problems => found.sort_by_cached_key(|&at| {
                let worst = document.problems_of(Place::Card(at)).map(|problem| problem.severity).max();
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
                let hero = self.heroes.of(&cards[at], rules);
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
        self.ends.clear();
        self.ends.extend(self.lines.iter().map(|line| {
            end += match line {
                Line::Group(..) => height::GROUP,
                Line::Card(_) => height::TABLE_ROW,
            };
            end
        }));
    }
}

/// What the filter may ask about a card, and what was found out on the way.
struct Asked<'a> {
    list: std::cell::RefCell<Learning<'a>>,
    document: &'a Document,
    texts: &'a Texts,
    at: usize,
}

struct Learning<'a> {
    heroes: &'a Heroes,
    known: &'a HashMap<usize, Known>,
    learned: Vec<(usize, Known)>,
}

impl<'a> From<&'a mut List> for std::cell::RefCell<Learning<'a>> {
    fn from(list: &'a mut List) -> Self {
        Self::new(Learning { heroes: &list.heroes, known: &list.known, learned: Vec::new() })
    }
}

impl Asked<'_> {
    fn learn(&self, what: impl FnOnce(&mut Known)) {
        let mut list = self.list.borrow_mut();
        let mut known = match list.learned.pop() {
            Some((_, known)) => known,
            None => list.known.get(&self.at).cloned().unwrap_or_default(),
        };
        what(&mut known);
        list.learned.push((self.at, known));
    }
}

impl Facts for Asked<'_> {
    fn hero_name(&self) -> &str {
        let registry = self.document.registry();
        let hero =
            registry.cards.get(self.at).and_then(|card| self.list.borrow().heroes.of(card, self.document.rules()));
        hero.and_then(|at| registry.heroes.get(at)).map_or("", |hero| &hero.name)
    }

    fn text(&self) -> String {
        let mut text = String::new();
        self.learn(|known| {
            text.clone_from(known.text.get_or_insert_with(|| text_of(self.document, self.texts, self.at)));
        });
        text
    }

    fn problems(&self) -> Vec<(Severity, &'static str)> {
        let problems = self.document.problems_of(Place::Card(self.at));
        problems.map(|problem| (problem.severity, problem.code.as_str())).collect()
    }

    fn gaps(&self) -> Vec<&'static str> {
        let mut gaps = Vec::new();
        self.learn(|known| {
            gaps.clone_from(known.gaps.get_or_insert_with(|| gaps_of(self.document, self.texts, self.at)));
        });
        gaps
    }
}

fn text_of(document: &Document, texts: &Texts, at: usize) -> String {
    let rules = document.rules();
    let Some(card) = document.registry().cards.get(at) else { return String::new() };
    let checked = check_card(card, rules, Path::Root, &mut Vec::new());
    let context = |trigger| Context { trigger };
    checked.map_or_else(String::new, |card| texts.effect(ENGLISH, rules, &card.rows, context(card.trigger)).text)
}

/// The languages that lack words for a card. One that cannot be printed lacks them all.
fn gaps_of(document: &Document, texts: &Texts, at: usize) -> Vec<&'static str> {
    let rules = document.rules();
    let Some(card) = document.registry().cards.get(at) else { return Vec::new() };
    let Some(checked) = check_card(card, rules, Path::Root, &mut Vec::new()) else {
        return Language::real().map(|language| language.tag).collect();
    };
    let lacks = |language: &&'static Language| {
        let text = texts.card(language, rules, card, &checked);
        !text.fallbacks.is_empty() || !text.rules.fallbacks.is_empty()
    };
    Language::real().filter(lacks).map(|language| language.tag).collect()
}
