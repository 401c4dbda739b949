//! The walk through the grammar: a card, choice by choice, in an order that never changes.

use serde_json::Value;

use super::card::{Card, Row};
use super::choose::{Choose, Held, Impossible, Menu};
use super::formula::Values;
use super::grammar::{Grammar, Mask};
use super::guide::{Guide, flag};
use super::memo::Lent;
use super::menus::Count;
use super::shape::Options;
use crate::base::Name;
use crate::kernel::rules::Game;

/// A walk, with who answers.
pub struct Walk<'w, 'g, C> {
    pub grammar: &'w Grammar<'g>,
    pub choose: C,
    /// The numbers of the card so far, for formulas.
    pub numbers: Vec<i32>,
    pub(super) memo: Lent<'w>,
}

/// The context of a row.
#[derive(Clone, Copy, Debug)]
pub struct Stand {
    /// The types of the cards that it can be on.
    pub types: Mask,
    pub depth: usize,
    pub aimed: bool,
    /// It is attached to cards in play.
    pub on_play: bool,
    pub attached: bool,
}

/// The most words of a set that are an alternative.
const MOST_WORDS: usize = 8;

pub fn small(at: usize) -> i32 {
    i32::try_from(at).unwrap_or(i32::MAX)
}

pub fn large(value: i32) -> usize {
    usize::try_from(value).unwrap_or(0)
}

impl<'w, 'g: 'w, C: Choose> Walk<'w, 'g, C> {
    pub fn new(grammar: &'w Grammar<'g>, choose: C) -> Self {
        Self { grammar, choose, numbers: Vec::new(), memo: grammar.memos.lend() }
    }

    /// Who has answered.
    pub fn into_choose(self) -> C {
        self.choose
    }

    pub fn game(&self) -> &'g Game {
        self.grammar.game
    }

    /// Refuses a part of a card that no menu offers, unless such parts are left out.
    pub(super) fn refuse(&self, unread: Result<(), Impossible>) -> Result<(), Impossible> {
        if self.choose.is_strict() { unread } else { Ok(()) }
    }

    /// One of the options; a single one is not asked for.
    pub fn pick(
        &mut self,
        (menu, member): (Menu, &'static str),
        options: &Options,
        held: Held,
    ) -> Result<i32, Impossible> {
        if options.is_empty() {
            return Err(Impossible { member, wanted: crate::base::Name::default(), menu });
        }
        self.choose.choose(menu, options, held).map_err(|wrong| Impossible { member, ..wrong })
    }

    /// A card. Its cost is left out where it is fitted afterwards.
    pub fn card(&mut self, guide: Guide<'_>) -> Result<Card, Impossible> {
        let game = self.game();
        let held = guide.named("type", None, |name| game.card_types.get_index_of(name));
        let types = &self.grammar.menus.types;
        let has_holes = guide.node.is_some() && !guide.is_whole;
        // A card with holes is of a type that can have what is locked, if there is one.
        let can_be = |(card_type, _): &&(i32, u64)| self.lacking(large(*card_type), guide).is_none();
        let is_free = has_holes && matches!(held, Held::Open);
        let left: Options = if is_free { types.iter().filter(can_be).copied().collect() } else { Options::new() };
        let card_type = large(self.pick((Menu::Type, "type"), if left.is_empty() { types } else { &left }, held)?);
        if has_holes && let Some(lacking) = self.lacking(card_type, guide) {
            return Err(lacking);
        }
        let is_fitted = self.grammar.menus.is_fitted;
        let mut card = self.body(card_type, guide, is_fitted)?;
        self.keywords(&mut card, guide, false)?;
        self.trigger(&mut card, guide)?;
        card.rows = self.rows(card_type, guide)?;
        self.keywords(&mut card, guide, true)?;
        Ok(card)
    }

    /// What is locked that cards of a type cannot have, but for rows.
    fn lacking(&self, card_type: usize, guide: Guide<'_>) -> Option<Impossible> {
        let (game, menus) = (self.game(), &self.grammar.menus);
        let locked = |name: &str, member: &'static str, menu: Menu, can_have: bool| {
            let value = guide.value(name).filter(|_| !can_have)?;
            let wanted = value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned);
            Some(Impossible { member, wanted: wanted.into(), menu })
        };
        let index = |at: usize| u8::try_from(at).unwrap_or(u8::MAX);
        let number = |(at, name): (usize, &Name)| {
            locked(name, "number", Menu::Number(index(at)), menus.numbers[card_type][at].is_some())
        };
        let set = |(at, name): (usize, &Name)| {
            locked(name, "word", Menu::Words(index(at)), menus.word_sets[card_type].contains(&at))
        };
        let keyword = |at: usize| game.keywords.get_index(at).map_or("", |(name, _)| name.as_str());
        let has_keyword = |word: &Value| menus.keywords[card_type].iter().any(|menu| *word == keyword(menu.keyword));
        let keywords = guide.value("keywords").and_then(Value::as_array);
        let has_keywords = keywords.is_none_or(|words| words.iter().all(has_keyword));
        let waits = game.card_types.get_index(card_type).is_some_and(|(_, entry)| entry.waits);
        game.numbers
            .keys()
            .enumerate()
            .find_map(number)
            .or_else(|| locked("subtype", "subtype", Menu::Subtype, menus.has_subtype[card_type]))
            .or_else(|| game.word_sets.keys().enumerate().find_map(set))
            .or_else(|| locked("keywords", "keywords", Menu::Keyword(0), has_keywords))
            .or_else(|| locked("trigger", "trigger", Menu::Trigger, waits))
    }

    /// A card without rows: numbers, subtype, words.
    pub fn body(&mut self, card_type: usize, guide: Guide<'_>, is_fitted: bool) -> Result<Card, Impossible> {
        let game = self.game();
        let mut card = Card { card_type, ..Card::default() };
        for (at, (name, number)) in game.numbers.iter().enumerate() {
            let held = guide.number(name, Some(number.default));
            let is_left = is_fitted && at == 0 && !matches!(held, Held::Is(_));
            let options = self.grammar.menus.numbers[card_type][at].as_ref().filter(|_| !is_left);
            let value = match options {
                Some(options) => {
                    let menu = Menu::Number(u8::try_from(at).unwrap_or(u8::MAX));
                    let bounded = self.bounded(&card, at, options);
                    Some(self.pick((menu, "number"), bounded.as_ref().unwrap_or(options), held)?)
                }
                None => None,
            };
            card.numbers.push(value);
        }
        self.numbers = card.numbers.iter().map(|number| number.unwrap_or(0)).collect();
        if self.grammar.menus.has_subtype[card_type] {
            let options = (0..game.subtypes.len()).map(|at| (small(at), 1)).collect();
            let find = |name: &str| game.subtypes.iter().position(|word| game.word(*word) == name);
            let held = guide.named("subtype", None, find);
            card.subtype = Some(large(self.pick((Menu::Subtype, "subtype"), &options, held)?));
        }
        for &set in &self.grammar.menus.word_sets[card_type] {
            let Some((name, entry)) = game.word_sets.get_index(set) else { continue };
            let options = (0..entry.words.len()).map(|at| (small(at), 1)).collect();
            let find = |name: &str| entry.words.iter().position(|word| game.word(*word) == name);
            let of_set = u8::try_from(set).unwrap_or(u8::MAX);
            let given: Vec<&Value> = match guide.value(name) {
                Some(Value::Array(list)) => list.iter().collect(),
                other => other.into_iter().collect(),
            };
            // Cards that are drawn have one word of a set; others have none, or several.
            let count = if self.grammar.is_open {
                let all = (0..=entry.words.len().min(MOST_WORDS)).map(|count| (small(count), 1)).collect();
                let held = if guide.is_whole { Held::Is(small(given.len())) } else { Held::Open };
                large(self.pick((Menu::WordCount(of_set), "word"), &all, held)?)
            } else {
                1
            };
            for at in 0..count {
                let held = given.get(at).map_or(Held::Open, |word| super::guide::position(word, find));
                card.words.push((set, large(self.pick((Menu::Words(of_set), "word"), &options, held)?)));
            }
        }
        Ok(card)
    }

    /// The values of a number that those before it leave; `None`: all of them.
    fn bounded(&self, card: &Card, at: usize, options: &Options) -> Option<Options> {
        let bounds = self.grammar.menus.bounds[card.card_type][at].as_ref()?;
        let numbers: Vec<i32> = card.numbers.iter().map(|number| number.unwrap_or(0)).collect();
        let values = Values { numbers: &numbers, ..Values::default() };
        let [least, most] = [0, 1].map(|bound| bounds[bound].value(&values));
        let left = options.iter().filter(|(value, _)| (least..=most).contains(&i64::from(*value)));
        Some(left.copied().collect())
    }

    /// Keywords: those that stand for themselves, and, after the rows, those that rows of damage bring.
    fn keywords(&mut self, card: &mut Card, guide: Guide<'_>, after: bool) -> Result<(), Impossible> {
        let (grammar, game) = (self.grammar, self.game());
        let deals = card.rows.iter().find(|row| grammar.operations[row.operation].deals);
        let given = guide.value("keywords").and_then(serde_json::Value::as_array);
        let is_given = |name: &str| given.is_some_and(|list| list.iter().any(|own| own == name));
        for menu in grammar.menus.keywords[card.card_type].iter().filter(|menu| menu.is_brought == after) {
            let name = game.keywords.get_index(menu.keyword).map_or("", |(name, _)| name.as_str());
            let values = Values {
                val: i64::from(deals.and_then(|row| row.val).unwrap_or(0)),
                numbers: &self.numbers,
                ..Values::default()
            };
            let weight = u64::try_from(menu.weight.value(&values)).unwrap_or(0).min(menu.of);
            let yes = if menu.is_brought && deals.is_none() { 0 } else { weight };
            let held = match (is_given(name), guide.is_whole && guide.node.is_some()) {
                (true, _) => flag(true),
                (false, true) => flag(false),
                (false, false) => Held::Open,
            };
            if yes == 0 && !is_given(name) {
                continue;
            }
            let mut options = Options::from_iter([(1, yes), (0, menu.of - yes)]);
            options.retain(|(_, weight)| *weight > 0);
            let asked = Menu::Keyword(u8::try_from(menu.keyword).unwrap_or(u8::MAX));
            if self.pick((asked, "keywords"), &options, held)? == 1 {
                card.keywords |= 1 << menu.keyword;
            }
        }
        Ok(())
    }

    fn trigger(&mut self, card: &mut Card, guide: Guide<'_>) -> Result<(), Impossible> {
        let game = self.game();
        if game.card_types.get_index(card.card_type).is_some_and(|(_, entry)| entry.waits) {
            let options = (0..game.triggers.len()).map(|at| (small(at), 1)).collect();
            let held = guide.named("trigger", None, |name| game.triggers.get_index_of(name));
            card.trigger = Some(large(self.pick((Menu::Trigger, "trigger"), &options, held)?));
        }
        Ok(())
    }

    fn rows(&mut self, card_type: usize, guide: Guide<'_>) -> Result<Vec<Row>, Impossible> {
        let rows = &self.grammar.menus.rows[card_type];
        let stand = Stand { types: 1 << card_type, depth: 0, aimed: false, on_play: false, attached: false };
        self.list(stand, &rows.count, &rows.aimed, guide)
    }

    /// A list of rows: one that is aimed, then the others.
    fn list(&mut self, stand: Stand, count: &Count, aimed: &Options, guide: Guide<'_>) -> Result<Vec<Row>, Impossible> {
        let grammar = self.grammar;
        let mut rows = Vec::new();
        let whole = guide.is_whole && guide.node.is_some();
        let mut guides: std::collections::VecDeque<Guide<'_>> = guide.list("effects").into();
        // Where the row that is aimed is among the others.
        let mut place = None;
        let can_aim = !stand.attached && game_aims(grammar, stand.types) && count.most > 0;
        if can_aim {
            let at = guides.iter().position(|row| self.is_aimed(*row));
            place = at;
            let held = match at {
                Some(_) => flag(true),
                None if whole => flag(false),
                None => Held::Open,
            };
            if self.pick((Menu::Aimed, "effects"), aimed, held)? == 1 {
                let row = at.and_then(|at| guides.remove(at)).unwrap_or(Guide::OPEN);
                let row = self.row(Stand { aimed: true, ..stand }, &rows, row)?;
                rows.push(row);
            }
        }
        while rows.len() < count.most {
            let next = guides.pop_front();
            let menu = if rows.is_empty() { Menu::First } else { Menu::More };
            let mut options = if rows.is_empty() { grammar.menus.first.clone() } else { grammar.menus.more.clone() };
            if rows.len() < count.least {
                options.retain(|(value, _)| *value == 1);
            }
            let held = match &next {
                Some(_) => flag(true),
                None if whole => flag(false),
                None => Held::Open,
            };
            if self.pick((menu, "effects"), &options, held)? == 0 {
                break;
            }
            let row = self.row(stand, &rows, next.unwrap_or(Guide::OPEN))?;
            rows.push(row);
        }
        if !guides.is_empty() {
            let wanted = guides.len().to_string().into();
            return Err(Impossible { member: "effects", wanted, menu: Menu::More });
        }
        if let Some(at) = place.filter(|_| grammar.is_open) {
            let options = (0..rows.len()).map(|at| (small(at), 1)).collect();
            let at = large(self.pick((Menu::At, "effects"), &options, Held::Is(small(at)))?);
            let row = rows.remove(0);
            rows.insert(at.min(rows.len()), row);
        }
        Ok(rows)
    }

    /// How many rows there are at a depth: half of those above.
    fn deeper(&self, depth: usize) -> Count {
        let most = self.game().printed.most.rows.unwrap_or(4).max(1);
        Count { least: 1, most: if self.grammar.is_open { most } else { (most >> depth.min(8)).max(1) } }
    }

    /// Rows that are attached to cards of these types.
    pub fn attached(&mut self, stand: Stand, guide: Guide<'_>) -> Result<Vec<Row>, Impossible> {
        self.list(stand, &self.deeper(stand.depth), &Options::new(), guide)
    }

    /// The rows of a card that is written out in a row.
    pub fn written(&mut self, card_type: usize, depth: usize, guide: Guide<'_>) -> Result<Vec<Row>, Impossible> {
        let attached = !self.grammar.is_open;
        let stand = Stand { types: 1 << card_type, depth, aimed: false, on_play: false, attached };
        self.list(stand, &self.deeper(depth), &self.grammar.menus.rows[card_type].aimed, guide)
    }

    /// Whether a row names its target as its card is played.
    fn is_aimed(&self, guide: Guide<'_>) -> bool {
        let game = self.game();
        let like = guide.value("to").map(|to| to.as_str().or_else(|| to.get("like")?.as_str()));
        match like {
            Some(name) => {
                let at = name.and_then(|name| game.targets.get_index_of(name));
                at.is_some_and(|at| self.grammar.targets[at].pick == crate::kernel::rules::ability::Pick::Target)
            }
            None if guide.is_whole => {
                let operation = guide.text("do").and_then(|name| game.operations.get(name));
                let usual = operation.and_then(|operation| operation.targets.first());
                usual.is_some_and(|target| target.pick == crate::kernel::rules::ability::Pick::Target)
            }
            None => false,
        }
    }
}

/// Whether cards of these types have a timing with which targets are named.
fn game_aims(grammar: &Grammar<'_>, types: Mask) -> bool {
    grammar.timings.iter().any(|timing| timing.aims && timing.types & types == types)
}

pub fn narrow(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX })
}
