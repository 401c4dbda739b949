//! Reads the tables that rows refer to: timings, ways, costs, filters, conditions, targets, operations, keywords.

#![allow(clippy::unnecessary_wraps, reason = "all entries are read by functions of one form")]

use super::Reading;
use super::members::{choice, ignore, name_of, names_of, range, texts, zones_of};
use super::problem;
use super::rows::{PLACES, Rows};
use super::scope::{Param, Scope, ToKind, WordKind};
use super::terms::keys;
use crate::base::json::{Node, Shape};
use crate::base::reader::{Path, Reader};
use crate::base::{Diagnostic, Name};
use crate::kernel::ids::{CardTypeId, DurationId, EventId, NumberId, QuantityId, TallyId, TimingId, WordId, ZoneId};
use crate::kernel::rules::ability::{About, Side, Target, Who};
use crate::kernel::rules::shape;
use crate::kernel::rules::tables::{Condition, Cost, Filter, Keyword, Operation, ParameterRule, Takes, Timing, Way};
use crate::kernel::rules::term::Term;
use crate::message;
use crate::ruleset::Table;

/// What is added to numbers of cards, and to quantities of players.
pub type Added = (Vec<(NumberId, Term)>, Vec<(QuantityId, Term)>);

/// The slot of the first ability of keywords.
const KEYWORD_SLOT: usize = 200;

impl Reading<'_> {
    pub fn timing(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Timing> {
        let path = entry.path();
        let when = entry.text("when").map(|event| self.await_event(&event, path.key("when").to_string()));
        let of = choice(entry, "of", &Side::NAMED).unwrap_or(Side::Any);
        let about = [("this", About::This), ("other", About::Other), ("any", About::Any)];
        let card = choice(entry, "card", &about).unwrap_or(About::Any);
        let zones = zones_of(self.game, entry, "in");
        let test = self.number_in(entry, "if", &Scope { running: when.is_none(), ..Scope::event() });
        let may = entry.flag("may").unwrap_or(false);
        let always = entry.flag("always").unwrap_or(false);
        let bounded = entry.flag("bounded").unwrap_or(false);
        let aims = entry.flag("aims").unwrap_or(false);
        if let Some(family) = entry.text("family")
            && let Some(id) = TimingId::at(at)
        {
            self.families.entry(Name::from(family)).or_default().push(id);
        }
        if always && when.is_some() {
            entry.problems().push(problem::conflict(path.to_string(), message!("problem-timing-both")));
        }
        self.game.printed.timings[at] = self.types_in(entry);
        Self::done(entry, &shape::TIMING);
        Some(Timing { word: self.game.timings[at].word, when, of, card, zones, test, may, always, bounded, aims })
    }

    /// The event of a name that somebody waits for.
    pub fn await_event(&mut self, name: &str, pointer: String) -> EventId {
        let at = self.game.events.insert_full(name.into(), ()).0;
        let id = EventId::at(at).unwrap_or_default();
        self.awaited.push((id, pointer));
        id
    }

    pub fn way(&mut self, entry: &mut Reader<'_, '_>, _: usize) -> Option<Way> {
        let on = self.timings_of(entry, "on");
        let test = self.number_in(entry, "if", &Scope { running: true, ..Scope::event() });
        let pays = self.block_in(entry, "pays", &Scope::card());
        let answers = choice(entry, "answers", &Side::NAMED);
        let lasting = name_of(entry, "for", "expected-duration-name", &self.game.durations, DurationId::at);
        let zones = zones_of(self.game, entry, "in");
        let class = self.class_in(entry);
        let costs = entry.flag("costs").unwrap_or(true);
        Self::done(entry, &shape::WAY);
        Some(Way { on, test, pays, answers, lasting, zones, class, costs })
    }

    /// The class of card types in a member.
    fn class_in(&self, entry: &mut Reader<'_, '_>) -> Option<WordId> {
        let name = entry.text("class")?;
        let classes = WordKind::Class.words(self.game);
        let found = self.game.word_of(&name).filter(|word| classes.contains(word));
        if found.is_none() {
            let pointer = entry.path().key("class").to_string();
            let known = classes.iter().map(|class| self.game.word(*class));
            entry.problems().push(problem::unknown(&pointer, &name, "expected-class", known));
        }
        found
    }

    pub fn cost(&mut self, entry: &mut Reader<'_, '_>, _: usize) -> Option<Cost> {
        let takes = entry.take("takes").and_then(|node| {
            let found = range(node);
            if found.is_none() {
                entry.wrong(node, "takes", "expected-range");
            }
            found
        });
        let filtered = entry.flag("where").unwrap_or(false);
        let scope = Scope { val: takes.is_some(), fitting: filtered, ..Scope::card() };
        let pays = self.block_in(entry, "pays", &scope);
        let can = self.number_in(entry, "can", &scope);
        let from = zones_of(self.game, entry, "from");
        Self::done(entry, &shape::COST);
        Some(Cost { takes, filtered, pays, can, from })
    }

    pub fn filter(&mut self, entry: &mut Reader<'_, '_>, _: usize) -> Option<Filter> {
        let (takes, param) = self.takes(entry, &["where", "cards"]);
        let scope = Scope { param, tests: 1, ..Scope::card() };
        let holds = self.holds(entry, &scope);
        Self::done(entry, &shape::FILTER);
        Some(Filter { takes, holds: holds.unwrap_or(Term::Constant(0)) })
    }

    pub fn condition(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Condition> {
        let (takes, param) = self.takes(entry, &[]);
        let path = entry.path();
        let to = entry.take("to").and_then(|node| self.target(entry.problems(), path.key("to"), node));
        if takes == Takes::Cards && to.is_none() {
            entry.require("to");
        }
        let scope = Scope {
            param,
            this: true,
            did: true,
            event: true,
            own_card: true,
            fitting: takes == Takes::Where,
            ..Scope::plain()
        };
        let holds = if takes == Takes::Cards && !entry.has("holds") { None } else { Some(self.holds(entry, &scope)) };
        Self::done(entry, &shape::CONDITION);
        let spelled = self.game.conditions[at].spelled.clone();
        let holds = holds.map(|holds| holds.unwrap_or(Term::Constant(0)));
        Some(Condition { takes, spelled, to: to.map(Box::new), holds })
    }

    fn holds(&mut self, entry: &mut Reader<'_, '_>, scope: &Scope) -> Option<Term> {
        if !entry.has("holds") {
            entry.require("holds");
        }
        self.number_in(entry, "holds", scope)
    }

    /// What the parameter of a filter or condition is.
    fn takes(&self, entry: &mut Reader<'_, '_>, without: &[&str]) -> (Takes, Param) {
        let Some(node) = entry.take("takes") else { return (Takes::Nothing, Param::Number) };
        if let Some(range) = range(node) {
            return (Takes::Number(range), Param::Number);
        }
        let Some(name) = node.string() else {
            entry.wrong(node, "takes", "expected-range-or-table");
            return (Takes::Nothing, Param::Number);
        };
        match &*name {
            "bool" => return (Takes::Flag, Param::Number),
            "where" if !without.contains(&"where") => return (Takes::Where, Param::None),
            "cards" if !without.contains(&"cards") => return (Takes::Cards, Param::Cards),
            _ => {}
        }
        match WordKind::named(self.game, &name) {
            Some(WordKind::Card) => (Takes::Card, Param::Word(WordKind::Card)),
            Some(kind) => {
                let words = if kind.is_open(self.game) { Vec::new() } else { kind.words(self.game) };
                (Takes::Word(words), Param::Word(kind))
            }
            None => {
                let pointer = entry.path().key("takes").to_string();
                let mut known =
                    vec!["bool", "where", "cards", "card_type", "class", "subtype", "keyword", "zone", "phase", "card"];
                known.extend(keys(&self.game.word_sets));
                entry.problems().push(problem::unknown(&pointer, &name, problem::one_of(known.iter().copied()), known));
                (Takes::Nothing, Param::None)
            }
        }
    }

    pub fn target_entry(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Target> {
        self.game.printed.targets[at] = self.timings_of(entry, "on");
        let (node, path) = (entry.node(), entry.path());
        self.target(entry.problems(), path, node)
    }

    pub fn keyword(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Keyword> {
        let spares = entry.flag("spares").unwrap_or(false);
        let path = entry.path();
        let rows = entry.list("effects");
        let before: usize = self.game.keywords.values().take(at).map(|keyword| keyword.abilities.len()).sum();
        let list = Rows { usual: None, slot: KEYWORD_SLOT + before, depth: 0, attached: false };
        let abilities = self.abilities(entry.problems(), path.key("effects"), &rows, list).into();
        self.game.printed.keywords[at] = self.types_in(entry);
        if entry.flag("damage") == Some(true) && at < 64 {
            self.game.printed.of_damage |= 1 << at;
        }
        Self::done(entry, &shape::KEYWORD);
        Some(Keyword { word: self.game.keywords[at].word, abilities, spares })
    }

    pub fn operation(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Operation> {
        let mut found = super::shells::operation();
        found.val = entry.take("val").and_then(|node| {
            let range = range(node);
            if range.is_none() {
                entry.wrong(node, "val", "expected-range");
            }
            range
        });
        let word = self.operation_word(entry, at, &mut found);
        found.who = choice(entry, "who", &[("self", Who::Own), ("opponent", Who::Other), ("both", Who::Both)]);
        self.operation_targets(entry, &mut found);
        self.operation_durations(entry, &mut found);
        found.parameters = self.parameter_rules(entry);
        found.takes_card = entry.take("card").is_some();
        found.takes_effects = entry.flag("effects").unwrap_or(false);
        found.tally = name_of(entry, "tally", "expected-tally", &self.game.tallies, TallyId::at);
        found.on = name_of(entry, "on", "expected-timing", &self.game.timings, TimingId::at);
        let has_target = found.needs_target || !found.targets.is_empty();
        let to = match (has_target, found.needs_target || !found.targets.iter().all(Target::is_player)) {
            (false, _) => ToKind::None,
            (true, true) => ToKind::Any,
            (true, false) => ToKind::Players,
        };
        let scope = Scope {
            this: true,
            val: found.val.is_some(),
            word: word.clone(),
            to,
            whom: true,
            row: Some(found.parameters.clone()),
            row_card: found.takes_card,
            event: true,
            did: true,
            during: !found.lasting.is_empty(),
            fitting: has_target,
            fit: has_target,
            own_card: true,
            ..Scope::plain()
        };
        found.does = self.block_in(entry, "does", &scope);
        let row = Some(found.parameters.clone());
        let fits = Scope { word: word.clone(), row, tests: 1, ..Scope::card() };
        found.fits = self.number_in(entry, "fits", &fits);
        let types = &self.game.card_types;
        found.without = names_of(entry, "without", "expected-card-type", types, CardTypeId::at);
        let numbers = Scope { val: found.val.is_some(), row: Some(found.parameters.clone()), ..Scope::plain() };
        let needs = self.needs(entry, &numbers);
        let adds = Scope { val: found.val.is_some(), tests: 1, ..Scope::card() };
        (found.adds, found.adds_to_players) = self.adds(entry, &adds);
        found.gives = self.gives(entry, found.takes_word);
        if !["does", "adds", "gives"].into_iter().any(|member| entry.has(member)) {
            let pointer = entry.path().to_string();
            entry.problems().push(problem::conflict(pointer, message!("problem-operation-empty")));
        }
        self.print_of_operation(entry, at, needs);
        Self::done(entry, &shape::OPERATION);
        Some(found)
    }

    fn operation_word(&mut self, entry: &mut Reader<'_, '_>, at: usize, found: &mut Operation) -> Option<WordKind> {
        let node = entry.take("word")?;
        found.takes_word = true;
        let Some(name) = node.string() else {
            found.words.clone_from(&self.game.operations[at].words);
            found.usual_word = found.words.first().copied();
            if found.words.is_empty() {
                entry.wrong(node, "word", "expected-table-or-words");
            } else {
                texts(entry, "word");
            }
            return Some(WordKind::Choice(found.words.clone()));
        };
        let kind = WordKind::named(self.game, &name);
        match &kind {
            Some(kind) if !kind.is_open(self.game) => found.words = kind.words(self.game),
            Some(_) => {}
            None => {
                let pointer = entry.path().key("word").to_string();
                let mut known = vec!["card_type", "class", "subtype", "keyword", "zone", "phase", "card", "message"];
                known.extend(keys(&self.game.word_sets));
                entry.problems().push(problem::unknown(&pointer, &name, problem::one_of(known.iter().copied()), known));
            }
        }
        kind
    }

    fn operation_targets(&mut self, entry: &mut Reader<'_, '_>, found: &mut Operation) {
        let Some(node) = entry.take("to") else { return };
        let path = entry.path();
        let path = path.key("to");
        match (node.shape(), node.boolean()) {
            (_, Some(needs)) => found.needs_target = needs,
            (Shape::Array, _) => {
                for (at, item) in node.items().into_iter().enumerate() {
                    found.targets.extend(self.target(entry.problems(), path.item(at), item));
                }
            }
            _ => found.targets.extend(self.target(entry.problems(), path, node)),
        }
        // A faulty target has been reported; rows of the operation have targets nevertheless.
        found.needs_target |= found.targets.is_empty() && node.boolean().is_none();
    }

    fn operation_durations(&mut self, entry: &mut Reader<'_, '_>, found: &mut Operation) {
        let Some(node) = entry.node().member("for") else { return };
        if node.boolean() == Some(true) {
            ignore(entry, &["for"]);
            // Any duration; without one it is this turn.
            let all = (0..self.game.durations.len()).filter_map(DurationId::at);
            let this_turn = super::shells::duration(self.game, "this_turn");
            found.lasting = this_turn.into_iter().chain(all.filter(|id| Some(*id) != this_turn)).collect();
            return;
        }
        for (pointer, name) in texts(entry, "for") {
            match super::shells::duration(self.game, &name) {
                Some(id) => found.lasting.push(id),
                None => {
                    let known = keys(&self.game.durations);
                    entry.problems().push(problem::unknown(&pointer, &name, "expected-duration-name", known));
                }
            }
        }
    }

    /// The parameters of a row's own, by name.
    fn parameter_rules(&mut self, entry: &mut Reader<'_, '_>) -> Table<ParameterRule> {
        let mut rules = Table::new();
        let Some(node) = entry.take("takes") else { return rules };
        let path = entry.path();
        let path = path.key("takes");
        if node.shape() != Shape::Object {
            entry.wrong(node, "takes", "expected-object");
            return rules;
        }
        for member in node.members() {
            let path = path.key(&member.key);
            if let Some(rule) = self.parameter_rule(entry.problems(), path, member.value) {
                rules.insert(Name::from(member.key), rule);
            }
        }
        rules
    }

    fn parameter_rule(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
    ) -> Option<ParameterRule> {
        if let Some(range) = range(node) {
            return Some(ParameterRule::Number(range));
        }
        let mut rule = Reader::open(node, path, problems);
        ignore(&mut rule, &["shape", "step", "about"]);
        if rule.has("place") {
            let zones = super::members::names_of(&mut rule, "place", "expected-zone", &self.game.zones, ZoneId::at);
            let mut of = Vec::new();
            for (pointer, name) in texts(&mut rule, "of") {
                match PLACES.iter().find(|(place, _)| *place == name) {
                    Some((_, place)) => of.push(*place),
                    None => {
                        let known = PLACES.map(|(place, _)| place);
                        rule.problems().push(problem::unknown(&pointer, &name, problem::one_of(known), known));
                    }
                }
            }
            let apart = rule.flag("apart").unwrap_or(false);
            rule.finish(&["place", "of", "apart"]);
            return Some(ParameterRule::Place { zones, of, apart });
        }
        let node = rule.require("range")?;
        let found = range(node);
        if found.is_none() {
            rule.wrong(node, "range", "expected-range");
        }
        rule.finish(&["range", "shape"]);
        found.map(ParameterRule::Number)
    }

    /// What a continuous rule adds to numbers of cards, and to quantities of players.
    pub fn adds(&mut self, entry: &mut Reader<'_, '_>, scope: &Scope) -> Added {
        let (mut numbers, mut quantities) = (Vec::new(), Vec::new());
        let Some(node) = entry.take("adds") else { return (numbers, quantities) };
        let path = entry.path();
        let path = path.key("adds");
        if node.shape() != Shape::Object {
            entry.wrong(node, "adds", "expected-object");
        }
        for member in node.members() {
            let path = path.key(&member.key);
            let number = self.game.numbers.get_index_of(&*member.key).and_then(NumberId::at);
            let quantity = self.game.quantities.get_index_of(&*member.key).and_then(QuantityId::at);
            if number.is_none() && quantity.is_none() {
                let known = keys(&self.game.numbers).chain(keys(&self.game.quantities));
                let unknown =
                    problem::unknown_member(&path.to_string(), &member.key, "expected-number-or-quantity", known);
                entry.problems().push(unknown.at(member.key_span));
                continue;
            }
            let Some(term) = self.number(entry.problems(), path, member.value, scope) else { continue };
            if let Some(number) = number {
                numbers.push((number, term));
            } else if let Some(quantity) = quantity {
                if self.game.quantities.get_index(quantity.index()).is_some_and(|(_, entry)| entry.is.is_some()) {
                    let message = message!("problem-quantity-with-term", name = &*member.key);
                    entry.problems().push(problem::conflict(path.to_string(), message));
                }
                quantities.push((quantity, term));
            }
        }
        (numbers, quantities)
    }

    /// The words that an operation gives; `word` is the row's.
    fn gives(&mut self, entry: &mut Reader<'_, '_>, takes_word: bool) -> Vec<Option<WordId>> {
        let mut found = Vec::new();
        for (pointer, name) in texts(entry, "gives") {
            match self.game.keywords.get(&name) {
                _ if name == "word" && takes_word => found.push(None),
                Some(keyword) => found.push(Some(keyword.word)),
                None => {
                    let known = keys(&self.game.keywords).chain(["word"]);
                    entry.problems().push(problem::unknown(&pointer, &name, "expected-keyword", known));
                }
            }
        }
        found
    }
}
