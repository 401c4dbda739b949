//! Cards that a row is about or looks for: whose, where, and what they are like; and cards that rows make.

use serde_json::Value;

use super::card::{Cards, Filters, Made, Row};
use super::choose::{Choose, Held, Impossible, Menu};
use super::grammar::{Mask, weight_in};
use super::guide::{Guide, position};
use super::memo::{CardsMenu, FilterMenu};
use super::operation::Operation;
use super::row::Place;
use super::shape::Options;
use super::sides;
use super::walk::{Walk, large, small};
use crate::kernel::rules::tables::Takes;

impl<C: Choose> Walk<'_, '_, C> {
    /// The cards that a target is narrowed to.
    pub(super) fn cards(
        &mut self,
        row: &Row,
        preset: usize,
        at: &Place<'_>,
        guide: Guide<'_>,
    ) -> Result<Cards, Impossible> {
        let grammar = self.grammar;
        let operation = &grammar.operations[row.operation];
        let own = &grammar.targets[preset];
        // A target in one word, of a finished card, says nothing else; without one, it is the operation's usual.
        let usual = grammar.usual_target(row.operation);
        let to = match guide.value("to") {
            Some(to) => Guide { node: Some(to), ..guide },
            None if guide.is_whole => Guide { node: usual, ..guide },
            None => Guide::OPEN,
        };
        let menu = self.memo.cards.get((row.operation, row.word, row.dest, preset), || self.cards_menu(row, preset));
        let of_preset = grammar.places.iter().position(|place| place.zones == own.zones).map(small);
        let find = |name: &str| grammar.places.iter().position(|place| place.name == name);
        let held = to.named("zone", of_preset, find);
        let place = large(self.pick((Menu::Zone, "zone"), &menu.places, held)?);
        let options = sides::sides(row, operation, at, |side| menu.sides[place][large(side).min(2)]);
        let side = |name: &str| ["any", "self", "opponent"].iter().position(|side| *side == name);
        let who = self.pick((Menu::Side, "who"), &options, to.named("who", Some(own.side), side))?;
        let filters = self.filters(&menu.kinds[place], to.part("where"), to.is_whole && to.node.is_some())?;
        Ok(Cards { who, place, filters })
    }

    fn cards_menu(&self, row: &Row, preset: usize) -> CardsMenu {
        let grammar = self.grammar;
        let own = &grammar.targets[preset];
        let all = 0..grammar.places.len();
        let mut kinds: Vec<Vec<(i32, u64, Mask)>> = all.clone().map(|place| self.kinds(row, place)).collect();
        if own.is_called {
            for kinds in &mut kinds {
                kinds.retain(|(code, ..)| *code == 0);
            }
        }
        let sides: Vec<[bool; 3]> =
            all.map(|place| [0, 1, 2].map(|side| self.side_fits(row, preset, place, side))).collect();
        let can = |place: usize| !kinds[place].is_empty() && sides[place].contains(&true);
        if grammar.menus.is_narrowed && !own.unplaced {
            let places = grammar.menus.places.iter().copied().filter(|(place, _)| can(large(*place))).collect();
            return CardsMenu { places, kinds, sides };
        }
        // Without weights of places, targets stay where they are, and whose they are.
        let is_own = |place: &usize| grammar.places[*place].zones == own.zones && !kinds[*place].is_empty();
        let places = (0..grammar.places.len()).find(is_own).map(|place| (small(place), 1)).into_iter().collect();
        let mut of_side = [false; 3];
        of_side[large(own.side).min(2)] = true;
        CardsMenu { places, kinds, sides: vec![of_side; grammar.places.len()] }
    }

    /// Whether a row can be about cards of a side in a place.
    fn side_fits(&self, row: &Row, preset: usize, place: usize, side: i32) -> bool {
        let grammar = self.grammar;
        let own = &grammar.targets[preset];
        let zones = grammar.places[place].zones;
        let reached = |of: usize| {
            let here = |card_type: usize| {
                let here = (0..grammar.holds.len()).filter(move |at| zones >> at & 1 == 1);
                here.filter(move |at| grammar.holds[*at] >> card_type & 1 == 1)
            };
            let all = own.reach[of].iter().enumerate();
            grammar.fit(all.flat_map(|(at, reached)| here(at).map(move |zone| reached >> zone & 1 == 1)))
        };
        let can = match side {
            1 => reached(0),
            2 => reached(1),
            _ => reached(0) && reached(1),
        };
        // What is put elsewhere is not there already.
        let is_apart = grammar.operations[row.operation].apart;
        let is_there = row.dest.is_some_and(|(zone, of)| {
            let meets = match of {
                0 => side != 2,
                1 => side != 1,
                _ => true,
            };
            is_apart && zones >> zone & 1 == 1 && meets
        });
        can && !is_there
    }

    /// What cards of a place can be called, with the types that they can be: 0 is any, else a filter by type or subtype.
    fn kinds(&self, row: &Row, place: usize) -> Vec<(i32, u64, Mask)> {
        let takes = row.dest.map_or(Mask::MAX, |(zone, _)| self.grammar.holds[zone]);
        self.kinds_of(&self.grammar.operations[row.operation], row.word.unwrap_or(0), takes, place)
    }

    /// As [`Self::kinds`], of an operation with a word.
    pub(super) fn kinds_of(
        &self,
        operation: &Operation,
        word: usize,
        takes: Mask,
        place: usize,
    ) -> Vec<(i32, u64, Mask)> {
        let grammar = self.grammar;
        let fits = operation.fits.get(word);
        let zones = grammar.places[place].zones;
        grammar.menus.kinds[place]
            .iter()
            .copied()
            .filter(|(_, _, types)| {
                let here = |at: usize| {
                    let here = (0..grammar.holds.len()).filter(move |zone| zones >> zone & 1 == 1);
                    here.filter(move |zone| grammar.holds[*zone] >> at & 1 == 1)
                };
                (*types & !takes == 0 || grammar.is_open)
                    && fits.is_none_or(|fits| {
                        let all = fits.iter().enumerate().filter(|(at, _)| types >> at & 1 == 1);
                        grammar.fit(all.flat_map(|(at, fit)| here(at).map(move |zone| fit >> zone & 1 == 1)))
                    })
            })
            .collect()
    }

    /// The types that cards of a selector can be.
    pub(super) fn implied(&self, cards: &Cards) -> Mask {
        let grammar = self.grammar;
        let code = cards.filters.iter().find_map(|(filter, word)| self.kind_code(*filter, *word)).unwrap_or(0);
        let own = grammar.menus.kinds[cards.place].iter().find(|(own, ..)| *own == code);
        own.map_or_else(|| grammar.types_in(grammar.places[cards.place].zones), |(_, _, types)| *types)
    }

    fn kind_code(&self, filter: usize, word: i32) -> Option<i32> {
        let kinds = &self.grammar.filters.kinds;
        kinds.iter().position(|(own, at, _)| *own == filter && small(*at) == word).map(|at| small(at + 1))
    }

    /// Filters: what cards are called, a keyword, a number.
    pub(super) fn filters(
        &mut self,
        kinds: &[(i32, u64, Mask)],
        guide: Guide<'_>,
        is_whole: bool,
    ) -> Result<Filters, Impossible> {
        let mut filters = Filters::new();
        let grammar = self.grammar;
        let options: Options = kinds.iter().map(|(code, weight, _)| (*code, *weight)).collect();
        let held = self.held_kind(guide, is_whole);
        let is_kind = |name: &&str| {
            let at = self.game().filters.get_index_of(*name);
            at.is_some_and(|at| grammar.filters.is_kind(at))
        };
        let names = guide.node.and_then(Value::as_object).into_iter().flatten().map(|(name, _)| name.as_str());
        if let Some(second) = names.filter(is_kind).nth(1) {
            self.refuse(Err(Impossible { member: "where", wanted: second.into(), menu: Menu::Kind }))?;
        }
        let code = self.pick((Menu::Kind, "where"), &options, held)?;
        let types = kinds.iter().find(|(own, ..)| *own == code).map_or(0, |(_, _, types)| *types);
        if let Some((filter, word, _)) = grammar.filters.kinds.get(large(code.saturating_sub(1))).filter(|_| code > 0) {
            filters.push((*filter, small(*word)));
        }
        self.has_and_number(types, guide, is_whole, false, &mut filters)?;
        Ok(filters)
    }

    fn held_kind(&self, guide: Guide<'_>, is_whole: bool) -> Held {
        let (grammar, game) = (self.grammar, self.game());
        for (at, (filter, word, _)) in grammar.filters.kinds.iter().enumerate() {
            let Some((name, entry)) = game.filters.get_index(*filter) else { continue };
            let Takes::Word(words) = &entry.takes else { continue };
            let own = words.get(*word).map_or("", |word| game.word(*word));
            if guide.text(name) == Some(own) {
                return Held::Is(small(at + 1));
            }
        }
        if is_whole { Held::Is(0) } else { Held::Open }
    }

    /// A keyword and a number that cards of these types are asked for. `needed`: one of the two.
    pub(super) fn has_and_number(
        &mut self,
        types: Mask,
        guide: Guide<'_>,
        is_whole: bool,
        needed: bool,
        filters: &mut Filters,
    ) -> Result<(), Impossible> {
        let (grammar, game) = (self.grammar, self.game());
        let menu = self.memo.filters.get((types, needed), || grammar.filter_menu(types, needed));
        let missing = |held: Held| if is_whole && matches!(held, Held::Open) { Held::Is(0) } else { held };
        if let Some(has) = grammar.filters.has {
            let name = game.filters.get_index(has).map_or("", |(name, _)| name.as_str());
            let held = match guide.value(name).map(|value| position(value, |text| game.keywords.get_index_of(text))) {
                Some(Held::Is(at)) => Held::Is(at + 1),
                Some(held) => held,
                None => missing(Held::Open),
            };
            let word = self.pick((Menu::Has, "where"), &menu.has, held)?;
            if word > 0 {
                filters.push((has, word - 1));
            }
        }
        let found = filters.iter().any(|(filter, _)| Some(*filter) == grammar.filters.has);
        let is_read = |name: &str| {
            let has = grammar.filters.has.and_then(|has| game.filters.get_index(has)).map(|(name, _)| name);
            let kinds = || grammar.filters.kinds.iter().filter_map(|(filter, ..)| game.filters.get_index(*filter));
            has.is_some_and(|has| has == name) || !needed && kinds().any(|(kind, _)| kind == name)
        };
        let numbers = guide.node.and_then(Value::as_object).into_iter().flatten();
        let mut numbers = numbers.filter(|(name, _)| !is_read(name.as_str()));
        let number = numbers.next();
        if let Some((name, _)) = numbers.next() {
            self.refuse(Err(Impossible { member: "where", wanted: name.as_str().into(), menu: Menu::Filter }))?;
        }
        let given = grammar.filters.stems.iter().enumerate().find_map(|(at, (_, list))| {
            let own =
                |filter: &&usize| game.filters.get_index(**filter).is_some_and(|(name, _)| guide.value(name).is_some());
            list.iter().find(own).map(|filter| (small(at + 1), *filter))
        });
        let held = match (given, number) {
            (Some((stem, _)), _) => Held::Is(stem),
            (None, Some((name, _))) => Held::Wrong(name.as_str().into()),
            (None, None) => missing(Held::Open),
        };
        let numbers = if found { &menu.also } else { &menu.numbers };
        let stem = self.pick((Menu::Filter, "where"), numbers, held)?;
        let Some((_, list)) = grammar.filters.stems.get(large(stem.saturating_sub(1))).filter(|_| stem > 0) else {
            return Ok(());
        };
        let options: Options = list.iter().map(|filter| (small(*filter), 1)).collect();
        let held = given.map_or(Held::Open, |(_, filter)| Held::Is(small(filter)));
        let filter = large(self.pick((Menu::FilterOf, "where"), &options, held)?);
        let name = game.filters.get_index(filter).map_or("", |(name, _)| name.as_str());
        let menu = Menu::FilterNumber(u8::try_from(filter).unwrap_or(u8::MAX));
        let number = self.pick((menu, "where"), &grammar.filters.numbers[filter], guide.number(name, None))?;
        filters.push((filter, number));
        Ok(())
    }

    /// The card that a row makes.
    pub(super) fn made(&mut self, row: &mut Row, at: &Place<'_>, guide: Guide<'_>) -> Result<(), Impossible> {
        let (grammar, game) = (self.grammar, self.game());
        let zones = match (&row.dest, &row.to) {
            (Some((zone, _)), _) => 1 << zone,
            (None, Some(aim)) => aim.cards.as_ref().map_or(at.zones, |cards| grammar.places[cards.place].zones),
            (None, None) => Mask::MAX,
        };
        let on_play = grammar.places.iter().any(|place| place.in_play && zones & !place.zones == 0);
        // Where cards in play are replaced, the new one must have room there.
        let can_lie = grammar.types_in(zones);
        let narrowed = row.to.as_ref().map_or(Mask::MAX, |aim| match &aim.cards {
            Some(cards) if on_play && !grammar.is_open => self.implied(cards),
            None if on_play && !grammar.is_open => at.stand.types,
            _ => Mask::MAX,
        });
        let types = if grammar.is_open { grammar.all_types() } else { can_lie & narrowed };
        let settings = &grammar.settings["weights"]["card"];
        // Where only one type of card can be, its own weights count.
        let only = if types.is_power_of_two() {
            game.card_types.get_index(usize::try_from(types.trailing_zeros()).unwrap_or(0))
        } else {
            None
        };
        let table =
            only.map_or(&settings["card"], |(name, _)| settings.get(name.as_str()).unwrap_or(&settings["card"]));
        let fits = |at: &usize| types >> at & 1 == 1 && game.card_types[*at].from.is_some();
        let weigh = |at: usize| {
            let name = game.card_types.get_index(at).map_or("", |(name, _)| name.as_str());
            weight_in(&grammar.settings["types"], name)
        };
        let all: Options = (0..game.card_types.len()).filter(fits).map(|at| (small(at), weigh(at))).collect();
        let plain: Options = all
            .iter()
            .copied()
            .filter(|(at, _)| {
                let rows = game.printed.card_types.get(large(*at)).and_then(|rule| rule.rows.clone());
                rows.is_none_or(|rows| *rows.start() == 0)
            })
            .collect();
        let known: Options = grammar
            .known
            .iter()
            .enumerate()
            .filter(|(_, (_, card_type))| types >> card_type & 1 == 1)
            .map(|(at, _)| (small(at), 1))
            .collect();
        let is_deeper = at.stand.depth < grammar.nesting;
        let forms = [
            (0, "plain", is_deeper && !plain.is_empty()),
            (1, "fixed", !known.is_empty()),
            (2, "random", !all.is_empty()),
        ];
        let forms = forms.into_iter().chain([(3, "written", is_deeper && !plain.is_empty())]);
        let options = forms.filter(|(.., can)| *can).map(|(code, name, _)| (code, weight_in(table, name)));
        let options: Options = options.filter(|(_, weight)| *weight > 0).collect();
        let card = guide.part("card");
        let held = match card.node {
            None => Held::Open,
            Some(serde_json::Value::String(_)) => Held::Is(1),
            Some(node) if node.get("random").is_some() => Held::Is(2),
            Some(node) => Held::Is(if node.get("effects").is_some() { 3 } else { 0 }),
        };
        let form = self.pick((Menu::Made, "card"), &options, held)?;
        let find = |name: &str| game.card_types.get_index_of(name);
        row.made = Some(match form {
            1 => {
                let find = |id: &str| grammar.known.iter().position(|(own, _)| own == id);
                let held = card.node.map_or(Held::Open, |node| position(node, find));
                Made::Known(large(self.pick((Menu::Known, "card"), &known, held)?))
            }
            2 => {
                let random = card.part("random");
                let card_type = large(self.pick((Menu::Type, "card"), &all, random.named("type", None, find))?);
                self.random_card(card_type, random)?
            }
            _ => {
                let card_type = large(self.pick((Menu::Type, "card"), &plain, card.named("type", None, find))?);
                let numbers = self.numbers.clone();
                let mut written = self.body(card_type, card, false)?;
                if form == 3 {
                    written.rows = self.written(card_type, at.stand.depth + 1, card)?;
                }
                self.numbers = numbers;
                Made::Written(Box::new(written))
            }
        });
        Ok(())
    }

    /// What a card by chance must be like: a type, and a cost or a subtype or both.
    fn random_card(&mut self, card_type: usize, guide: Guide<'_>) -> Result<Made, Impossible> {
        let game = self.game();
        let name = game.numbers.get_index(0).map_or("", |(name, _)| name.as_str());
        let yes_or_no = Options::from_iter([(1, 1), (0, 1)]);
        let held = |is_there: bool| match (is_there, guide.is_whole) {
            (true, _) => Held::Is(1),
            (false, true) => Held::Is(0),
            (false, false) => Held::Open,
        };
        let mut cost = None;
        if self.pick((Menu::Costs, "card"), &yes_or_no, held(guide.value(name).is_some()))? == 1 {
            let options = self.grammar.menus.numbers[card_type].first().cloned().flatten().unwrap_or_default();
            cost = Some(self.pick((Menu::Number(0), "card"), &options, guide.number(name, None))?);
        }
        let has_subtype = game.printed.card_types.get(card_type).and_then(|rule| rule.subtype);
        let mut subtype = None;
        if has_subtype == Some(true)
            && self.pick((Menu::Costs, "card"), &yes_or_no, held(guide.value("subtype").is_some()))? == 1
        {
            let options = (0..game.subtypes.len()).map(|at| (small(at), 1)).collect();
            let find = |name: &str| game.subtypes.iter().position(|word| game.word(*word) == name);
            subtype = Some(large(self.pick((Menu::Subtype, "card"), &options, guide.named("subtype", None, find))?));
        }
        Ok(Made::Random { card_type, cost, subtype })
    }
}

impl super::grammar::Grammar<'_> {
    /// What cards of these types can be asked for. `needed`: one of the two.
    fn filter_menu(&self, types: Mask, needed: bool) -> FilterMenu {
        let weights = &self.settings["weights"]["filters"];
        let has_numbers = self.filters.stems.iter().any(|(_, list)| !list.is_empty());
        let table = &weights["has"];
        let mut has = Options::new();
        if !needed || has_numbers {
            has.push((0, weight_in(table, "none").max(u64::from(needed))));
        }
        let can = |at: usize| self.is_open || self.keyword_types.get(at).is_some_and(|own| own & types != 0);
        let words = self.game.keywords.keys().enumerate().filter(|(at, _)| can(*at));
        has.extend(words.map(|(at, name)| (small(at + 1), weight_in(table, name))));
        has.retain(|(_, weight)| *weight > 0);
        let table = &weights["number"];
        let stems = self.filters.stems.iter().enumerate();
        let usable = |list: &Vec<usize>| list.iter().any(|filter| !self.filters.numbers[*filter].is_empty());
        let weigh = |(at, (stem, list)): (usize, &(crate::base::Name, Vec<usize>))| {
            let of_cards = self.is_open || list.iter().any(|filter| self.menus.filter_types[*filter] & types != 0);
            (small(at + 1), if of_cards { weight_in(table, stem) } else { 0 })
        };
        let stems: Options = stems.filter(|(_, (_, list))| usable(list)).map(weigh).collect();
        let with = |none: bool| {
            let none = none.then(|| (0, weight_in(table, "none")));
            none.into_iter().chain(stems.iter().copied()).filter(|(_, weight)| *weight > 0).collect()
        };
        FilterMenu { has, numbers: with(!needed || !has_numbers), also: with(true) }
    }

    /// The target of an operation's rows that name none, as it is written.
    fn usual_target(&self, operation: usize) -> Option<&serde_json::Value> {
        let id = self.game.operations.get_index(operation).map_or("", |(name, _)| name.as_str());
        self.entry("operations", id).get("to")
    }
}
