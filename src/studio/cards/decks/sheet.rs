//! A deck as the editor shows it: its cards by type and cost, its curve, and its text.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use crate::base::Name;
use crate::card::{Card, number};
use crate::registry::Deck;
use crate::studio::theme::height;
use crate::studio::view::View;

/// A curve has at most so many lines: the last one has all that cost more.
const MOST_COSTS: i64 = 9;

/// A line of the list.
#[derive(Clone, Debug)]
pub enum SheetLine {
    /// The heading of a type, and how many cards of it there are.
    Group(String, i64),
    Card(SheetCard),
}

#[derive(Clone, Debug)]
pub struct SheetCard {
    pub id: Name,
    pub name: String,
    /// The place in the registry; `None`: there is no such card.
    pub at: Option<usize>,
    pub count: i64,
    pub cost: Option<i64>,
}

/// A deck with what follows from its list.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The place among the project's decks.
    pub at: usize,
    pub deck: Deck,
    /// Whether it follows from a hero and cannot be changed.
    pub is_locked: bool,
    pub lines: Vec<SheetLine>,
    /// Where each line ends, in points from the top of the first.
    pub ends: Arc<[f32]>,
    /// How many cards have each cost, the lowest first.
    pub curve: Vec<(String, i64)>,
    /// The ids of the cards that may lead it.
    pub leaders: Vec<Name>,
}

impl Sheet {
    pub fn new(view: &View<'_>, at: usize) -> Option<Self> {
        let deck = view.document.decks().get(at)?.clone();
        let cards: Vec<SheetCard> = deck.cards.iter().map(|(id, count)| sheet_card(view, id, *count)).collect();
        let leader_type = view.document.game().and_then(|game| game.leader_type());
        let leads = |card: &&Card| leader_type.is_some_and(|(leader, _)| card.card_type == *leader);
        let leaders = view.registry().cards.iter().filter(leads).map(|card| card.id.clone()).collect();
        let curve = curve(&cards);
        let lines = lines(view, cards);
        let height = |line: &SheetLine| match line {
            SheetLine::Group(..) => height::GROUP,
            SheetLine::Card(_) => height::TABLE_ROW,
        };
        let ends = lines.iter().scan(0.0, |end, line| {
            *end += height(line);
            Some(*end)
        });
        let is_locked = !view.rules().is_whole_game();
        Some(Self { at, is_locked, ends: ends.collect(), lines, curve, leaders, deck })
    }

    /// The line of a card.
    pub fn line_of(&self, id: &str) -> Option<usize> {
        self.lines.iter().position(|line| matches!(line, SheetLine::Card(card) if card.id == id))
    }

    /// The list as text, as players send it to each other.
    pub fn text(&self, view: &View<'_>) -> String {
        let mut text = format!("{}\n", view.name_of(&self.deck.id));
        if let Some(leader) = &self.deck.leader {
            let _ = writeln!(text, "{}: {}", view.i18n.tr("deck-leader"), view.name_of(leader));
        }
        for line in &self.lines {
            let _ = match line {
                SheetLine::Group(name, count) => writeln!(text, "\n{name} ({count})"),
                SheetLine::Card(card) => writeln!(text, "{} {}", card.count, card.name),
            };
        }
        text
    }
}

/// The number of cards that a curve counts: the cost, or the first number of a game without one.
pub fn cost_number<'v>(view: &View<'v>) -> Option<&'v Name> {
    let mut names = view.rules().numbers.keys();
    names.clone().find(|name| *name == "cost").or_else(|| names.next())
}

fn sheet_card(view: &View<'_>, id: &Name, count: i64) -> SheetCard {
    let card = view.card(id);
    let at = card.and_then(|_| match view.document.find(id) {
        Some(crate::document::RecordPath::Card(at)) => Some(at),
        _ => None,
    });
    let cost = card.and_then(|card| number(&card.numbers, cost_number(view)?));
    SheetCard { id: id.clone(), name: view.name_of(id), at, count, cost }
}

/// The cards by type in the order of the ruleset, within a type by cost and name.
fn lines(view: &View<'_>, cards: Vec<SheetCard>) -> Vec<SheetLine> {
    let rules = view.rules();
    let mut groups: BTreeMap<usize, Vec<SheetCard>> = BTreeMap::new();
    for card in cards {
        let record = card.at.and_then(|at| view.registry().cards.get(at));
        let card_type = record.and_then(|card| rules.card_types.get_index_of(&card.card_type));
        groups.entry(card_type.unwrap_or(usize::MAX)).or_default().push(card);
    }
    let mut lines = Vec::new();
    for (card_type, mut cards) in groups {
        let known = rules.card_types.get_index(card_type);
        let name = match known {
            Some((id, _)) => view.i18n.heading(&format!("type-{id}"), id),
            None => view.i18n.tr("group-no-type").to_string(),
        };
        cards.sort_by(|a, b| (a.cost, &a.name, &a.id).cmp(&(b.cost, &b.name, &b.id)));
        lines.push(SheetLine::Group(name, cards.iter().map(|card| card.count).sum()));
        lines.extend(cards.into_iter().map(SheetLine::Card));
    }
    lines
}

/// How many cards have each cost, from the lowest to the highest. Many costs are put together at the end.
fn curve(cards: &[SheetCard]) -> Vec<(String, i64)> {
    let mut counts: BTreeMap<i64, i64> = BTreeMap::new();
    for card in cards {
        if let Some(cost) = card.cost {
            *counts.entry(cost).or_default() += card.count;
        }
    }
    let (Some((&first, _)), Some((&last, _))) = (counts.first_key_value(), counts.last_key_value()) else {
        return Vec::new();
    };
    // Far apart costs, as of games that count in hundreds, have a line only where there is a card.
    let is_dense = last.saturating_sub(first) <= 4 * MOST_COSTS;
    let all: Vec<i64> = if is_dense { (first..=last).collect() } else { counts.keys().copied().collect() };
    let mut curve: Vec<(String, i64)> = Vec::new();
    for (place, cost) in all.iter().enumerate() {
        let count = counts.get(cost).copied().unwrap_or(0);
        match curve.last_mut() {
            Some((label, sum)) if i64::try_from(place).is_ok_and(|place| place >= MOST_COSTS) => {
                if !label.ends_with('+') {
                    label.push('+');
                }
                *sum += count;
            }
            _ => curve.push((cost.to_string(), count)),
        }
    }
    curve
}
