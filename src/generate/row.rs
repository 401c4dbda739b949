//! A row, choice by choice.

use std::sync::Arc;

use super::card::{Aim, Role, Row};
use super::choose::{Choose, Held, Impossible, Menu};
use super::grammar::{Family, Mask, Preset, TargetKind, weight_in};
use super::guide::{Guide, flag, position};
use super::memo::Where;
use super::never::{Facts, Of, allows_types};
use super::operation::{Operation, operation_weight};
use super::shape::Options;
use super::sides::{self, of_side};
use super::walk::{Stand, Walk, large, small};
use crate::kernel::ids::{CardTypeId, OperationId, TimingId, WayId};
use crate::kernel::rules::ability::{Pick, Who};
use crate::kernel::rules::tables::Way;

/// The timings available to rows at a position.
pub struct TimingMenu {
    families: Options,
    /// The timings of each family.
    of: Vec<Options>,
    /// The ways of each timing.
    ways: Vec<Options>,
}

/// What a row is so far.
#[derive(Clone, Copy)]
pub(super) struct Place<'s> {
    pub stand: &'s Stand,
    pub facts: Facts,
    /// Where the card of the row lies.
    pub zones: Mask,
}

impl Place<'_> {
    /// The part that decides which operations are available.
    fn at(&self) -> Where {
        (self.stand.types, self.stand.depth, self.zones, self.facts)
    }
}

impl<'w, 'g: 'w, C: Choose> Walk<'w, 'g, C> {
    /// A row of a list.
    pub(super) fn row(&mut self, stand: Stand, above: &[Row], guide: Guide<'_>) -> Result<Row, Impossible> {
        if self.grammar.is_open {
            let is_given = guide.is_whole && guide.node.is_some();
            let held = if is_given { flag(!self.is_drawn(stand, above, guide)) } else { Held::Open };
            if self.pick((Menu::Out, "effects"), &Options::from_iter([(0, 1), (1, 1)]), held)? == 1 {
                return self.written_row(stand, above, guide);
            }
        }
        self.drawn_row(stand, above, guide)
    }

    pub(super) fn drawn_row(&mut self, stand: Stand, above: &[Row], guide: Guide<'_>) -> Result<Row, Impossible> {
        let mut row = Row::default();
        let facts = Facts::default();
        let place = self.timing(&mut row, &Place { stand: &stand, facts, zones: 0 }, above, guide)?;
        let place = self.condition_of(&mut row, place, guide)?;
        self.role(&mut row, &place, above, guide)?;
        let (target, place) = match row.role {
            role if role == Role::Own || self.grammar.is_open => self.target_kind(place, guide)?,
            _ => (self.grammar.target_menu.len().saturating_sub(1), place),
        };
        self.operation(&mut row, &place, target, above, guide)?;
        let grammar = self.grammar;
        let operation = &grammar.operations[row.operation];
        self.only_members(&row, guide)?;
        self.parameters(&mut row, &place, target, above, guide)?;
        self.dest(&mut row, &place, target, guide)?;
        if operation.has_target {
            self.aim(&mut row, &place, target, guide)?;
        } else if self.game().operations[row.operation].who.is_some() {
            let options = sides::sides(&row, operation, &place, |_| true);
            let usual = match self.game().operations[row.operation].who {
                Some(Who::Both) => 0,
                Some(Who::Other) => 2,
                _ => 1,
            };
            let held = guide.named("who", Some(usual), |name| super::card::SIDES.iter().position(|side| *side == name));
            row.who = Some(self.pick((Menu::Side, "who"), &options, held)?);
        }
        self.duration(&mut row, guide)?;
        if self.game().operations[row.operation].takes_card {
            self.made(&mut row, &place, guide)?;
        }
        if self.game().operations[row.operation].takes_effects {
            let (types, on_play) = self.reached(&row, &place);
            let inner = Stand { types, depth: stand.depth + 1, aimed: false, on_play, attached: true };
            row.effects = self.attached(inner, guide)?;
        }
        Ok(row)
    }

    /// Refuses members that no menu offers.
    fn only_members(&self, row: &Row, guide: Guide<'_>) -> Result<(), Impossible> {
        const KNOWN: [&str; 14] =
            ["on", "as", "do", "val", "word", "who", "to", "for", "if", "bonus", "replace", "once", "about", "text"];
        let operation = &self.game().operations[row.operation];
        let is_head = |name: &str| self.grammar.is_open && matches!(name, "may" | "cost");
        let is_known = |name: &str| match name {
            "card" => operation.takes_card,
            "effects" => operation.takes_effects,
            name => KNOWN.contains(&name) || is_head(name) || operation.parameters.contains_key(name),
        };
        self.refuse(guide.only("", is_known))?;
        // What is found of itself, or as the players are, is not narrowed.
        self.refuse(guide.only("to", |name| matches!(name, "like" | "who" | "zone" | "where")))
    }

    /// When it happens: a family of timings, whose, and from where.
    fn timing<'s>(
        &mut self,
        row: &mut Row,
        at: &Place<'s>,
        above: &[Row],
        guide: Guide<'_>,
    ) -> Result<Place<'s>, Impossible> {
        let (grammar, game) = (self.grammar, self.game());
        if game.has_timings_of_operations() || game.timings.is_empty() {
            return Ok(*at);
        }
        let stand = at.stand;
        if grammar.is_open && !above.is_empty() {
            let is_below = guide.value("on").is_none();
            let held = if guide.is_whole && guide.node.is_some() || !is_below { flag(is_below) } else { Held::Open };
            if self.pick((Menu::Below, "on"), &Options::from_iter([(0, 1), (1, 1)]), held)? == 1 {
                return Ok(Place { zones: self.zones_of_row(stand, row), ..*at });
            }
        }
        let key = (stand.types, stand.aimed, stand.on_play);
        let menu = self.memo.timings.get(key, || self.timings(stand));
        let of_family = |timing: usize| grammar.families.iter().position(|family| family.timings.contains(&timing));
        let known = |name: &str| game.timings.get_index_of(name);
        let held = guide.named("on", None, |name| of_family(known(name)?));
        let family = large(self.pick((Menu::Timing, "on"), &menu.families, held)?);
        let options = menu.of.get(family).unwrap_or(&menu.families);
        let timing = large(self.pick((Menu::Of, "on"), options, guide.named("on", None, known))?);
        row.timing = Some(timing);
        let options = &menu.ways[timing];
        let held = match guide.named("as", Some(0), |name| game.ways.get_index_of(name)) {
            Held::Is(way) if guide.value("as").is_some() => Held::Is(way + 1),
            held => held,
        };
        let way = self.pick((Menu::Way, "as"), options, held)?;
        row.way = if way == 0 { None } else { Some(large(way - 1)) };
        self.head(row, guide)?;
        let facts = at.facts.with(Of::Timing, row.timing).with(Of::Way, row.way);
        Ok(Place { zones: self.zones_of_row(stand, row), facts, ..*at })
    }

    /// The timings that a row can have.
    fn timings(&self, stand: &Stand) -> TimingMenu {
        let (grammar, game) = (self.grammar, self.game());
        let ways: Vec<Options> = (0..grammar.timings.len()).map(|timing| self.ways(stand, timing)).collect();
        let fits = |timing: usize| {
            let own = &grammar.timings[timing];
            let is_on_type = if grammar.is_open {
                stand.attached || own.types & stand.types != 0
            } else {
                own.types & stand.types == stand.types
            };
            is_on_type
                && !own.special
                && if own.aims { !stand.on_play || grammar.is_open } else { !stand.aimed }
                && !ways[timing].is_empty()
        };
        let types = (0..32).filter(|at| stand.types >> at & 1 == 1);
        let mut names = types.filter_map(|at| game.card_types.get_index(at).map(|(name, _)| name.as_str()));
        let weights = &grammar.settings["weights"]["timings"];
        let table = names.find_map(|name| weights.get(name)).or_else(|| weights.get("else"));
        let table = table.unwrap_or(&serde_json::Value::Null);
        let families = grammar.families.iter().enumerate();
        let families = families
            .filter(|(_, family)| family.timings.iter().any(|timing| fits(*timing)))
            .map(|(at, family)| (small(at), weight_in(table, &family.name)))
            .filter(|(_, weight)| *weight > 0)
            .collect();
        let of = |family: &Family| {
            let lean = &grammar.settings["weights"]["of"][family.name.as_str()];
            let lean = lean.as_str().and_then(|text| text.strip_prefix("lean ")?.split_once(':'));
            let sides = lean.and_then(|(own, other)| Some((own.trim().parse().ok()?, other.trim().parse().ok()?)));
            let weight = |timing: usize| sides.map_or(1, |sides| of_side(sides, grammar.timings[timing].side));
            let timings = family.timings.iter().filter(|timing| fits(**timing));
            timings.map(|timing| (small(*timing), weight(*timing))).filter(|(_, weight)| *weight > 0).collect()
        };
        TimingMenu { families, of: grammar.families.iter().map(of).collect(), ways }
    }

    /// The ways of a timing, 0 for none.
    fn ways(&self, stand: &Stand, timing: usize) -> Options {
        let (grammar, game) = (self.grammar, self.game());
        let own = &grammar.timings[timing];
        let home = |at: usize| grammar.home.get(at).copied().flatten();
        let types = (0..game.card_types.len()).filter(|at| stand.types >> at & 1 == 1);
        let works =
            |zones: Mask| grammar.fit(types.clone().map(|at| home(at).is_some_and(|zone| zones >> zone & 1 == 1)));
        let none = grammar.is_open || own.zones.is_none_or(works);
        let mut options = Options::new();
        if none {
            options.push((0, weight_in(&grammar.settings["weights"]["ways"], "none")));
        }
        for at in &own.ways {
            let name = game.ways.get_index(*at).map_or("", |(name, _)| name.as_str());
            options.push((small(at + 1), weight_in(&grammar.settings["weights"]["ways"], name)));
        }
        options.retain(|(way, weight)| {
            let way = (*way > 0).then(|| large(*way - 1));
            let entry = way.and_then(|way| game.ways.get_index(way)).map(|(_, entry)| entry);
            let has = |at: usize, way: &Way| CardTypeId::at(at).is_some_and(|own| game.has_way(own, way));
            if entry.is_some_and(|entry| !types.clone().all(|at| has(at, entry))) {
                return false;
            }
            let facts = Facts::default().with(Of::Timing, Some(timing)).with(Of::Way, way);
            *weight > 0 && allows_types(&grammar.never, stand.types, facts, Of::Way)
        });
        options
    }

    /// Where the card lies as its row happens.
    fn zones_of_row(&self, stand: &Stand, row: &Row) -> Mask {
        let (grammar, game) = (self.grammar, self.game());
        if let Some(zones) = row.way.and_then(|way| game.ways.get_index(way)).and_then(|(_, way)| way.zones.as_ref()) {
            return zones.iter().fold(0, |mask, zone| mask | 1 << zone.index());
        }
        (0..game.card_types.len())
            .filter(|at| stand.types >> at & 1 == 1)
            .filter_map(|at| grammar.home.get(at).copied().flatten())
            .fold(0, |mask, zone| mask | 1 << zone)
    }

    /// What kind of target: the preset or family, or none.
    fn target_kind<'s>(&mut self, place: Place<'s>, guide: Guide<'_>) -> Result<(usize, Place<'s>), Impossible> {
        let (grammar, game) = (self.grammar, self.game());
        let menu = &grammar.target_menu;
        let without = menu.len().saturating_sub(1);
        if place.stand.aimed {
            let aimed = grammar.targets.iter().position(|preset| preset.pick == Pick::Target).unwrap_or(0);
            return Ok((menu.len() + aimed, Place { facts: place.facts.with(Of::Target, Some(aimed)), ..place }));
        }
        // A kind that what is to be done does not take is not offered.
        let given = guide.text("do").and_then(|name| game.operations.get_index_of(name)).filter(|_| !guide.is_whole);
        let can = |(at, kind): &(usize, &TargetKind)| {
            let operations = self.operations(&place, *at);
            let has = |wanted: usize| operations.iter().any(|(own, _)| *own == small(wanted));
            kind.weight > 0 && given.map_or(!operations.is_empty(), has)
        };
        let all = || {
            let kinds = menu.iter().enumerate().filter(can);
            kinds.map(|(at, kind)| (small(at), kind.weight)).collect::<Options>()
        };
        let options = match given {
            None => self.memo.targets.get(place.at(), all),
            Some(_) => Arc::new(all()),
        };
        let of_preset = |name: &str| {
            let preset = game.targets.get_index_of(name)?;
            menu.iter().position(|kind| kind.presets.contains(&preset))
        };
        let held = match (guide.value("to"), guide.text("do").and_then(|name| game.operations.get_index_of(name))) {
            (Some(to), _) => {
                let like = to.as_str().map_or_else(|| to.get("like"), |_| Some(to));
                like.map_or(Held::Open, |like| position(like, of_preset))
            }
            (None, Some(operation)) if !grammar.operations[operation].has_target => Held::Is(small(without)),
            (None, Some(operation)) if guide.is_whole => {
                let usual = game.operations[operation].targets.first().and_then(|target| target.preset);
                let usual = usual.and_then(|at| game.targets.get_index(usize::from(at))).map(|(name, _)| name);
                usual.and_then(|name| of_preset(name)).map_or(Held::Open, |at| Held::Is(small(at)))
            }
            _ => Held::Open,
        };
        let kind = large(self.pick((Menu::Target, "to"), &options, held)?);
        Ok((kind, place))
    }

    /// The presets of a kind of target.
    pub(super) fn presets(&self, kind: usize) -> &'w [usize] {
        self.grammar.target_menu.get(kind).map_or(&[], |kind| &kind.presets)
    }

    /// The preset that a row names as its card is played, if the kind is that.
    pub(super) fn aimed_preset(&self, kind: usize) -> Option<usize> {
        kind.checked_sub(self.grammar.target_menu.len())
    }

    /// The operations of a kind of target, with their weights.
    pub(super) fn operations(&self, place: &Place<'_>, kind: usize) -> Arc<Options> {
        let depth = i64::try_from(place.stand.depth).unwrap_or(0);
        let weigh = |(at, operation): (usize, &Operation)| {
            let weight = operation_weight(operation, depth);
            (weight > 0 && self.can_do(place, kind, at, operation)).then(|| (small(at), weight))
        };
        let all = || self.grammar.operations.iter().enumerate().filter_map(weigh).collect();
        self.memo.operations.get((place.at(), kind), all)
    }

    fn can_do(&self, place: &Place<'_>, kind: usize, at: usize, operation: &Operation) -> bool {
        let (grammar, game) = (self.grammar, self.game());
        let rule = &game.operations[at];
        let is_without = kind + 1 == grammar.target_menu.len();
        if is_without == operation.has_target {
            return false;
        }
        if rule.takes_effects && place.stand.depth >= grammar.nesting {
            return false;
        }
        // A value without a shape, or a word of no list, cannot be drawn.
        if rule.val.is_some() && operation.val.is_empty() || rule.takes_word && rule.words.is_empty() {
            return false;
        }
        let printed = game.printed.operations.get(at);
        // An operation that belongs to ways is done in one of them.
        let goes_together = printed.is_none_or(|rule| {
            let way = place.facts.get(Of::Way).and_then(WayId::at);
            let timing = place.facts.get(Of::Timing).and_then(TimingId::at);
            timing.is_none_or(|timing| rule.has_timing(timing))
                && way.map_or(rule.ways.is_none(), |way| rule.has_way(way))
        });
        if !goes_together {
            return false;
        }
        let types = printed.and_then(|rule| rule.types.as_ref());
        if types.is_some_and(|types| {
            types.iter().fold(0, |mask, id| mask | 1 << id.index()) & place.stand.types != place.stand.types
        }) {
            return false;
        }
        let facts = place.facts.with(Of::Operation, Some(at));
        if is_without {
            return allows_types(&grammar.never, place.stand.types, facts, Of::Operation);
        }
        let aimed = self.aimed_preset(kind);
        let presets = aimed.as_ref().map_or_else(|| self.presets(kind), std::slice::from_ref);
        presets.iter().any(|preset| self.can_target(place, *preset, at, operation))
    }

    /// Whether a row of an operation can name a preset.
    pub(super) fn can_target(&self, place: &Place<'_>, preset: usize, at: usize, operation: &Operation) -> bool {
        let grammar = self.grammar;
        let own: &Preset = &grammar.targets[preset];
        let is_kind = own.players == operation.players || grammar.is_open;
        if !is_kind || !operation.presets.is_empty() && !operation.presets.contains(&preset) {
            return false;
        }
        // Each row begins an ability: there is no row above it. What bears a card is known where it is worn.
        let is_out = matches!(own.pick, Pick::Same | Pick::Host) && !grammar.is_open;
        if is_out || (own.pick == Pick::Fit) != operation.fits_itself {
            return false;
        }
        let timing = place.facts.get(Of::Timing).and_then(TimingId::at);
        if timing.is_some_and(|timing| !self.game().is_known_at(preset, timing)) {
            return false;
        }
        let facts = place.facts.with(Of::Target, Some(preset)).with(Of::Operation, Some(at));
        if [Of::Target, Of::Operation].iter().any(|of| !allows_types(&grammar.never, place.stand.types, facts, *of)) {
            return false;
        }
        if own.players {
            return true;
        }
        if own.pick == Pick::This {
            let types = (0..32).filter(|at| place.stand.types >> at & 1 == 1);
            let fits = |word: &Vec<Mask>, at: usize| word.get(at).is_some_and(|zones| place.zones & !zones == 0);
            return grammar.is_open
                || place.zones & !own.zones == 0
                    && types.clone().all(|at| operation.fits.iter().any(|word| fits(word, at)));
        }
        // Where targets are narrowed, the menus of places look at what fits there.
        let game = self.game();
        let target = || game.targets.get_index(preset).map(|(_, target)| target);
        let fits = || {
            let operation = OperationId::at(at);
            operation.zip(target()).is_some_and(|(operation, target)| game.can_be_done_to(operation, target, None))
        };
        (grammar.menus.is_narrowed || fits())
            && (0..operation.fits.len()).any(|word| self.fits_somewhere(own, operation, word))
            && (own.family.is_none() || self.fixed_fits(own, operation, None))
    }

    /// Whether something can be done to some cards of a preset, with a word.
    pub(super) fn fits_somewhere(&self, preset: &Preset, operation: &Operation, word: usize) -> bool {
        let grammar = self.grammar;
        if grammar.menus.is_narrowed || preset.unplaced {
            return operation.fits.get(word).is_some_and(|of| of.iter().any(|zones| *zones > 0));
        }
        let kinds = |place: usize| self.kinds_of(operation, word, Mask::MAX, place);
        let is_left = |(code, ..): &(i32, u64, Mask)| *code == 0 || !preset.is_called;
        let place = grammar.places.iter().position(|place| place.zones == preset.zones);
        place.is_some_and(|place| kinds(place).iter().any(is_left))
    }

    /// Whether the operation applies to every card that the preset can select.
    pub(super) fn fixed_fits(&self, preset: &Preset, operation: &Operation, word: Option<usize>) -> bool {
        let grammar = self.grammar;
        let fits = |of: &Vec<Mask>| {
            let can_be = |card_type: usize| {
                let there = (0..32).filter(|zone| preset.zones >> zone & 1 == 1);
                there.filter(move |zone| grammar.holds.get(*zone).is_some_and(|t| t >> card_type & 1 == 1))
            };
            let all = of.iter().enumerate();
            grammar.fit(all.flat_map(|(at, zones)| can_be(at).map(move |zone| zones >> zone & 1 == 1)))
        };
        match word {
            Some(word) => operation.fits.get(word).is_some_and(fits),
            None => operation.fits.iter().any(fits),
        }
    }

    fn operation(
        &mut self,
        row: &mut Row,
        place: &Place<'_>,
        kind: usize,
        above: &[Row],
        guide: Guide<'_>,
    ) -> Result<(), Impossible> {
        let mut options = self.operations(place, kind);
        if row.role != Role::Own {
            let fits = options.iter().filter(|(at, _)| self.can_add(row.role, *at, above));
            options = Arc::new(fits.copied().collect());
        }
        let held = guide.named("do", None, |name| self.game().operations.get_index_of(name));
        row.operation = large(self.pick((Menu::Operation, "do"), &options, held)?);
        Ok(())
    }

    /// The target of a row: a preset, and the cards that it is narrowed to.
    fn aim(&mut self, row: &mut Row, place: &Place<'_>, kind: usize, guide: Guide<'_>) -> Result<(), Impossible> {
        let grammar = self.grammar;
        let operation = &grammar.operations[row.operation];
        let fixed = self.aimed_preset(kind);
        let list = self.presets(kind);
        let preset = match (fixed, list) {
            (Some(preset), _) | (None, &[preset]) => preset,
            (None, list) => {
                let fits = |preset: usize| {
                    let own = &grammar.targets[preset];
                    self.can_target(place, preset, row.operation, operation)
                        && (own.players || own.pick == Pick::This || self.fixed_fits(own, operation, row.word))
                };
                let lean = sides::lean(row, operation, place);
                let options: Options = list
                    .iter()
                    .filter(|preset| fits(**preset))
                    .map(|preset| (small(*preset), of_side(lean, grammar.targets[*preset].side)))
                    .filter(|(_, weight)| *weight > 0)
                    .collect();
                let like = guide.value("to").map(|to| to.get("like").unwrap_or(to));
                let find = |name: &str| self.game().targets.get_index_of(name);
                let held = like.map_or(Held::Open, |like| position(like, find));
                large(self.pick((Menu::Side, "to"), &options, held)?)
            }
        };
        let own = &grammar.targets[preset];
        let is_found = own.unplaced && own.pick != Pick::Fit;
        let is_fixed = own.players || own.pick == Pick::This || own.family.is_some() || is_found;
        if is_fixed {
            self.refuse(guide.only("to", |name| name == "like"))?;
        }
        let cards = if is_fixed { None } else { Some(self.cards(row, preset, place, guide)?) };
        row.to = Some(Aim { preset, cards });
        Ok(())
    }

    /// The types of the cards that a row reaches, and whether they are in play.
    fn reached(&self, row: &Row, place: &Place<'_>) -> (Mask, bool) {
        let grammar = self.grammar;
        let in_play = |zones: Mask| grammar.places.iter().any(|own| own.in_play && zones & !own.zones == 0);
        let Some(aim) = &row.to else { return (place.stand.types, in_play(place.zones)) };
        let preset = &grammar.targets[aim.preset];
        match &aim.cards {
            Some(cards) => {
                let zones = grammar.places[cards.place].zones;
                (self.implied(cards), in_play(zones))
            }
            None if preset.pick == Pick::This => (place.stand.types, in_play(place.zones)),
            None => {
                let zones = (0..grammar.holds.len()).filter(|zone| preset.zones >> zone & 1 == 1);
                (zones.fold(0, |mask, zone| mask | grammar.holds[zone]), in_play(preset.zones))
            }
        }
    }
}
