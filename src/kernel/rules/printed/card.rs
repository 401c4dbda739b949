//! Checks what is printed on cards: numbers, words, how much they say, and what the ruleset's own checks ask for.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde_json::Value;

use super::{Check, Looked, NumberOn};
use crate::base::reader::{Path, shorten};
use crate::base::{Argument, Code, Diagnostic, FixEdit, Message, Name, Severity, closest};
use crate::kernel::ids::{CardTypeId, DefinitionId};
use crate::kernel::rules::ability::{Ability, Pick, Row, Tests};
use crate::kernel::rules::{Definition, Game};
use crate::message;
use crate::ruleset;
use crate::ruleset::ids::{IdParts, IdPattern, lowest_free_of};

/// Members of cards that every game has.
pub(in crate::kernel) const MEMBERS: [&str; 20] = [
    "id",
    "name",
    "type",
    "subtype",
    "trigger",
    "keywords",
    "token",
    "hero",
    "book",
    "books",
    "effects",
    "ability",
    "flavour",
    "art",
    "notes",
    "status",
    "text_override",
    "about",
    "made",
    "origin",
];

impl Game {
    /// Checks cards that have been added to the game, as they are printed; `pointer` is where their list is.
    pub fn check_cards(&self, cards: &[Value], pointer: &str) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        let ids = || cards.iter().filter_map(|record| record.get("id").and_then(Value::as_str));
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let shared: BTreeSet<&str> = ids().filter(|id| !seen.insert(*id)).collect();
        seen.clear();
        // Each free id is offered once.
        let mut offered = Vec::new();
        for (at, record) in cards.iter().enumerate() {
            let pointer = format!("{pointer}/{at}");
            let Some(id) = record.get("id").and_then(Value::as_str) else { continue };
            if !seen.insert(id) {
                let message = message!("problem-id-duplicate", id = id);
                let mut problem = Diagnostic::new(Code::IdDuplicate, format!("{pointer}/id"), message);
                if let Some(free) = self.free_id(record, id, &offered) {
                    problem = problem.fix_set(free.as_str());
                    offered.push(free);
                }
                problems.push(problem);
            }
            problems.extend(self.check_id(id, record, &pointer));
            self.unknown_members(record, &pointer, &mut problems);
            // Of an id that several cards have, the game has only one card.
            if let Some(&definition) = self.cards.get(id).filter(|_| !shared.contains(id)) {
                problems.extend(self.check_card(record, definition, &pointer));
            }
        }
        problems
    }

    /// The problem of an id that has none of the forms that the ruleset gives ids, or that names another type.
    fn check_id(&self, id: &str, record: &Value, pointer: &str) -> Option<Diagnostic> {
        let printed = &self.printed;
        if printed.ids.is_empty() {
            return None;
        }
        let codes = printed.codes.iter().map(Name::as_str);
        let pointer = format!("{pointer}/id");
        let Some(found) = printed.ids.iter().find_map(|form| form.parse_codes(id, &codes)) else {
            let forms = Argument::texts(printed.ids.iter().map(IdPattern::example));
            let message = message!("problem-id-format", id = shorten(id), forms = forms);
            return Some(Diagnostic::new(Code::IdFormat, pointer, message));
        };
        let named = found.card_type.and_then(|at| self.card_types.get_index(at.index())).map(|(name, _)| name)?;
        let own = record.get("type").and_then(Value::as_str)?;
        let message = message!("problem-id-type", named = Argument::card_type(named), type = Argument::card_type(own));
        (named != own).then(|| Diagnostic::new(Code::IdMismatch, pointer, message))
    }

    /// The first free id for a card whose id is taken, that is not among those that others got.
    pub fn free_id(&self, record: &Value, taken: &str, offered: &[Name]) -> Option<Name> {
        let is_taken = |id: &Name| self.cards.contains_key(id) || self.tokens.contains_key(id) || offered.contains(id);
        if self.printed.ids.is_empty() {
            return lowest_free_of(&self.id, is_taken);
        }
        let codes = self.printed.codes.iter().map(Name::as_str);
        let (form, parts) = self.printed.ids.iter().find_map(|form| Some((form, form.parse_codes(taken, &codes)?)))?;
        let own = record.get("type").and_then(Value::as_str).and_then(|name| self.card_types.get_index_of(name));
        let card_type = own.and_then(|at| u8::try_from(at).ok()).map(ruleset::CardTypeId).or(parts.card_type);
        form.lowest_free(IdParts { card_type, ..parts }, &codes, is_taken)
    }

    /// Reports members that nothing reads, because they are often misspelt.
    fn unknown_members(&self, record: &Value, pointer: &str, problems: &mut Vec<Diagnostic>) {
        let tables = self.numbers.keys().chain(self.word_sets.keys()).chain(self.hero_numbers.keys());
        let known: Vec<&str> =
            MEMBERS.into_iter().chain(tables.chain(&self.printed.columns).map(Name::as_str)).collect();
        let members = record.as_object().into_iter().flatten();
        for (member, _) in members.filter(|(member, _)| !known.contains(&member.as_str())) {
            let message = message!("problem-unknown-member", name = shorten(member));
            let unknown = Diagnostic::new(Code::UnknownMember, crate::base::json::step(pointer, member), message);
            problems.push(unknown.on_key().meant(closest(member, known.iter().copied())));
        }
    }

    /// Checks a card as it is printed.
    pub fn check_card(&self, record: &Value, id: DefinitionId, pointer: &str) -> Vec<Diagnostic> {
        let card = self.definition(id);
        let Some((type_name, _)) = self.card_types.get_index(card.card_type.index()) else { return Vec::new() };
        let mut checks = Checks { game: self, record, card, type_name, pointer, problems: Vec::new() };
        checks.numbers();
        checks.hero_numbers();
        checks.words();
        checks.trigger();
        checks.rows();
        for check in self.printed.checks.iter().filter(|check| !check.is_across) {
            let looked = Looked { counts: written_counts(self, record, card), ..Looked::of(self, card) };
            checks.problems.extend(failed(check, &looked, pointer));
        }
        checks.problems
    }
}

/// The numbers of abilities and rows of a card with faulty rows, which are counted as well: they have problems of their own.
/// `None` if all of them were compiled.
fn written_counts(game: &Game, record: &Value, card: &Definition) -> Option<(usize, usize)> {
    let rows = ["effects", "ability"].into_iter().find_map(|list| record.get(list)?.as_array())?;
    let compiled: usize = card.abilities.iter().map(|id| game.ability(*id).rows.len()).sum();
    let begins = rows.iter().skip(1).filter(|row| row.get("on").is_some()).count();
    (compiled < rows.len()).then(|| (begins + 1, rows.len()))
}

/// The problem of a check of the ruleset that does not hold.
pub(super) fn failed(check: &Check, looked: &Looked<'_>, pointer: &str) -> Option<Diagnostic> {
    if !check.fails(looked) {
        return None;
    }
    let message = message!("problem-check-fails", name = check.id.clone(), about = check.about.clone());
    Some(Diagnostic::new(Code::CheckFailed, pointer, message).severity(check.severity).of_rule(check.id.clone()))
}

/// The checks of one card.
struct Checks<'g> {
    game: &'g Game,
    record: &'g Value,
    card: &'g Definition,
    type_name: &'g str,
    pointer: &'g str,
    problems: Vec<Diagnostic>,
}

impl Checks<'_> {
    fn report(&mut self, code: Code, member: &str, message: Message) {
        let problem = self.problem(code, member, message);
        self.problems.push(problem);
    }

    /// A problem of a member of the card, or of a part of it; of the card if it names none.
    fn problem(&self, code: Code, member: &str, message: Message) -> Diagnostic {
        let pointer = if member.is_empty() { self.pointer.to_owned() } else { step(self.pointer, member) };
        Diagnostic::new(code, pointer, message)
    }

    fn type_id(&self) -> CardTypeId {
        self.card.card_type
    }

    fn has(&self, member: &str) -> bool {
        self.record.get(member).is_some_and(|value| !value.is_null())
    }

    fn numbers(&mut self) {
        let game = self.game;
        for (at, (name, _)) in game.numbers.iter().enumerate() {
            let allowed = game.number_on(self.type_id(), at);
            match (self.record.get(name.as_str()).and_then(Value::as_i64), allowed) {
                (Some(_), None) => self.not_on_type(Code::StatNotAllowed, name),
                (Some(val), Some(NumberOn { range, step, .. })) => {
                    if let Some(range) = range.filter(|range| !range.contains(&val)) {
                        self.out_of_range(name, &range, val);
                    } else if let Some(step) = step.filter(|step| val % step != 0) {
                        let number = Argument::number(name);
                        let message = message!("problem-not-a-step", number = number, step = step, val = val);
                        self.report(Code::StatOutOfRange, name, message);
                    }
                }
                (None, Some(NumberOn { range, is_needed: true, .. })) if !self.has(name) => {
                    self.missing(name, range.as_ref());
                }
                (None, _) => {}
            }
        }
    }

    /// The numbers of heroes, which other cards do not have.
    fn hero_numbers(&mut self) {
        let game = self.game;
        let is_hero = game.card_types.get_index(self.type_id().index()).is_some_and(|(_, entry)| entry.is_hero);
        for (name, number) in &game.hero_numbers {
            let range = i64::from(*number.range.start())..=i64::from(*number.range.end());
            match self.record.get(name.as_str()).and_then(Value::as_i64) {
                Some(_) if !is_hero => self.not_on_type(Code::StatNotAllowed, name),
                Some(val) if !range.contains(&val) => self.out_of_range(name, &range, val),
                None if is_hero && number.default.is_none() && !self.has(name) => {
                    self.missing(name, Some(&range));
                }
                _ => {}
            }
        }
    }

    fn out_of_range(&mut self, name: &Name, range: &RangeInclusive<i64>, val: i64) {
        let number = Argument::number(name);
        let message = message!("problem-stat-out-of-range", number = number, range = words(range), val = val);
        let problem = self.problem(Code::StatOutOfRange, name, message);
        let nearest = if range.is_empty() { val } else { val.clamp(*range.start(), *range.end()) };
        self.problems.push(problem.fix_set(nearest));
    }

    /// A number that the card must have counts as 0, so that the card can be played.
    fn missing(&mut self, name: &Name, range: Option<&RangeInclusive<i64>>) {
        let (type_name, number) = (Argument::card_type(self.type_name), Argument::number(name));
        let (least, range) =
            range.map_or_else(|| (0, Message::new("expected-integer")), |range| (*range.start(), words(range)));
        let message = message!("problem-stat-missing", type = type_name, number = number, range = range);
        let change = FixEdit::Set { pointer: step(self.pointer, name), json: least.to_string() };
        let problem = self.problem(Code::StatMissing, "", message);
        self.problems.push(problem.severity(Severity::Warning).fix(change));
    }

    fn words(&mut self) {
        let game = self.game;
        let rules = game.printed.card_types.get(self.type_id().index()).cloned().unwrap_or_default();
        for (at, (name, _)) in game.word_sets.iter().enumerate() {
            let rule = game.printed.sets.get(at).cloned().unwrap_or_default();
            let is_had = rules.sets.as_ref().is_none_or(|sets| sets.iter().any(|set| set.index() == at))
                && rule.types.as_ref().is_none_or(|types| types.contains(&self.type_id()));
            let count = self.card.words.get(at).map_or(0, smallvec::SmallVec::len);
            if !is_had {
                if count > 0 {
                    self.not_on_type(Code::WordNotAllowed, name);
                }
                continue;
            }
            let most = rule.most.unwrap_or(usize::MAX);
            if !(rule.least..=most).contains(&count) {
                let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
                let range = words(&(number(rule.least)..=number(most.min(99))));
                let message =
                    message!("problem-word-count", name = Argument::word_set(name), range = range, count = count);
                self.report(Code::WordCount, if self.has(name) { name.as_str() } else { "" }, message);
                // A card that still lacks words can be played.
                if let Some(problem) = self.problems.last_mut().filter(|_| count < rule.least) {
                    problem.severity = Severity::Warning;
                }
            }
        }
        let card = self.card;
        for (at, (name, _)) in game.keywords.iter().enumerate().filter(|(at, _)| (card.keywords >> at) & 1 == 1) {
            if !game.may_have_keyword(self.type_id(), at) {
                let type_name = Argument::card_type(self.type_name);
                let message = message!("problem-not-on-type", type = type_name, member = name.clone());
                self.keyword(name, message);
            }
        }
        self.keywords_of_damage();
        self.subtype(rules.subtype);
    }

    /// What a card that does not come into play has only beside a row that deals damage.
    fn keywords_of_damage(&mut self) {
        let game = self.game;
        let card_type = game.card_types.get_index(self.type_id().index()).map(|(_, entry)| entry);
        let zone = card_type.and_then(|entry| game.zones.get_index(entry.to?.index()));
        let own = self.card.keywords & game.printed.of_damage;
        if own == 0 || zone.is_none_or(|(_, zone)| zone.units) {
            return;
        }
        let deals =
            |row: &Row| game.operations.get_index(row.operation.index()).is_some_and(|(_, op)| op.deals_damage());
        if self.card.abilities.iter().any(|id| game.ability(*id).rows.iter().any(deals)) {
            return;
        }
        for (name, _) in (0..64).filter(|at| own >> at & 1 == 1).filter_map(|at| game.keywords.get_index(at)) {
            let type_name = Argument::card_type(self.type_name);
            let message = message!("problem-keyword-without-damage", type = type_name, member = name.clone());
            self.keyword(name, message);
        }
    }

    /// A keyword that the card cannot have: its place in the list of them, or all of a single one.
    fn keyword(&mut self, name: &Name, message: Message) {
        let list = self.record.get("keywords").and_then(Value::as_array);
        let at = list.and_then(|list| list.iter().position(|word| word.as_str() == Some(name)));
        let member = at.map_or_else(|| "keywords".to_owned(), |at| format!("keywords/{at}"));
        let problem = self.problem(Code::KeywordNotOnType, &member, message);
        self.problems.push(problem.fix_remove());
    }

    fn subtype(&mut self, rule: Option<bool>) {
        let says = self.game.printed.card_types.iter().any(|rule| rule.subtype.is_some());
        match (rule, self.has("subtype")) {
            (Some(true), false) => {
                let message = message!("problem-subtype-missing", type = Argument::card_type(self.type_name));
                self.report(Code::SubtypeMissing, "", message);
            }
            (None | Some(false), true) if says => self.not_on_type(Code::WordNotAllowed, "subtype"),
            _ => {}
        }
    }

    fn not_on_type(&mut self, code: Code, member: &str) {
        let type_name = Argument::card_type(self.type_name);
        let message = message!("problem-not-on-type", type = type_name, member = member);
        let problem = self.problem(code, member, message);
        self.problems.push(problem.fix_remove());
    }

    /// How much the card says, and when.
    fn rows(&mut self) {
        let game = self.game;
        let list = ["effects", "ability"].into_iter().find(|name| self.has(name)).unwrap_or("effects");
        let count = self.record.get(list).and_then(Value::as_array).map_or(0, Vec::len);
        let most = game.printed.most;
        if let Some(most) = most.rows.filter(|most| count > *most) {
            self.report(Code::TooManyRows, list, message!("problem-too-many-rows", count = count, most = most));
        }
        let of_type = game.printed.card_types.get(self.type_id().index()).and_then(|rule| rule.rows.clone());
        if let Some(range) = of_type.filter(|range| i64::try_from(count).is_ok_and(|count| !range.contains(&count))) {
            let message = message!("problem-row-count", range = words(&range), count = count);
            self.report(Code::RowCount, if self.has(list) { list } else { "" }, message);
        }
        let abilities = self.card.abilities.len();
        if let Some(most) = most.abilities.filter(|most| abilities > *most) {
            let message = message!("problem-too-many-abilities", count = abilities, most = most);
            self.report(Code::TooManyAbilities, list, message);
        }
        let mut aimed = 0;
        for id in &self.card.abilities {
            let ability = game.ability(*id);
            let allowed = game.printed.timings.get(ability.timing.index()).and_then(Option::as_ref);
            let first = ability.rows.first().map_or(0, |row| usize::from(row.at));
            if let Some((timing, _)) = game.timings.get_index(ability.timing.index())
                && (allowed.is_some_and(|types| !types.contains(&self.type_id())) || self.is_never_there(ability))
            {
                let type_name = Argument::card_type(self.type_name);
                let message = message!("problem-not-on-type", type = type_name, member = timing.clone());
                self.report(Code::TimingNotOnType, &format!("{list}/{first}"), message);
            }
            self.class_of(ability, &format!("{list}/{first}/as"));
            for row in &ability.rows {
                self.type_of(row, &format!("{list}/{}/do", row.at));
                let target = row.target.map(|target| game.target(target));
                aimed += usize::from(target.is_some_and(|target| target.pick == Pick::Target));
                let conditions = amount(&row.conditions);
                if let Some(most) = most.conditions.filter(|most| conditions > *most) {
                    let message = message!("problem-too-many-conditions", count = conditions, most = most);
                    self.report(Code::TooManyConditions, &format!("{list}/{}/if", row.at), message);
                }
            }
        }
        if let Some(most) = most.aimed.filter(|most| aimed > *most) {
            let message = message!("problem-too-many-targets", count = aimed, most = most);
            self.report(Code::TooManyTargets, list, message);
        }
    }
}

impl Checks<'_> {
    /// Whether an ability works from zones in which cards of the type never lie.
    fn is_never_there(&self, ability: &Ability) -> bool {
        let game = self.game;
        let of_way =
            ability.way.and_then(|way| game.ways.get_index(way.index())).and_then(|(_, way)| way.zones.as_ref());
        let of_timing = game.timings.get_index(ability.timing.index()).and_then(|(_, timing)| timing.zones.as_ref());
        let zones = of_way.or(of_timing);
        zones.is_some_and(|zones| zones.iter().all(|zone| game.types_of(*zone).all(|own| own != self.type_id())))
    }

    /// Whether the card's class has the way in which an ability is used.
    fn class_of(&mut self, ability: &Ability, member: &str) {
        let game = self.game;
        let way = ability.way.and_then(|way| game.ways.get_index(way.index()));
        if let Some((name, way)) = way
            && !game.has_way(self.type_id(), way)
        {
            let type_name = Argument::card_type(self.type_name);
            let message = message!("problem-not-on-type", type = type_name, member = name.clone());
            self.report(Code::EffectCombination, member, message);
        }
    }

    /// Whether an operation belongs on the card's type.
    fn type_of(&mut self, row: &Row, member: &str) {
        let game = self.game;
        let Some(rule) = game.printed.operations.get(row.operation.index()) else { return };
        let Some(types) = rule.types.as_ref().filter(|types| !types.contains(&self.type_id())) else { return };
        let Some((name, _)) = game.operations.get_index(row.operation.index()) else { return };
        let names = types.iter().filter_map(|id| game.card_types.get_index(id.index()));
        let types = Argument::AnyOf(names.map(|(name, _)| Argument::card_type(name)).collect());
        let id = match rule.elsewhere {
            Some(Severity::Warning) => "problem-op-idle-on-type",
            _ => "problem-op-not-on-type",
        };
        let own = Argument::card_type(self.type_name);
        let message = message!(id, op = Argument::operation(name), types = types, type = own);
        self.report(Code::OpNotOnType, member, message);
        if let (Some(problem), Some(severity)) = (self.problems.last_mut(), rule.elsewhere) {
            problem.severity = severity;
        }
    }

    /// Whether the card waits for a trigger, and has one.
    fn trigger(&mut self) {
        let game = self.game;
        let waits = game.card_types.get_index(self.type_id().index()).is_some_and(|(_, entry)| entry.waits);
        match (waits, self.has("trigger")) {
            (true, false) => {
                let names = Argument::names(game.triggers.keys().map(Name::as_str));
                let message =
                    message!("problem-trigger-missing", type = Argument::card_type(self.type_name), names = names);
                self.report(Code::TriggerMissing, "", message);
            }
            (false, true) => self.not_on_type(Code::TriggerNotAllowed, "trigger"),
            _ => {}
        }
    }
}

/// How many conditions there are, nested ones too.
fn amount<T>(tests: &Tests<T>) -> usize {
    let below = |list: &[Tests<T>]| list.iter().map(amount).sum::<usize>();
    tests.members.len() + below(&tests.any) + below(&tests.all) + tests.not.as_deref().map_or(0, amount)
}

/// The message of a range.
pub(super) fn words(range: &std::ops::RangeInclusive<i64>) -> Message {
    if range.start() == range.end() {
        message!("problem-only", n = *range.start())
    } else {
        message!("problem-range", low = *range.start(), high = *range.end())
    }
}

/// The pointer of a member; slashes in its name are steps.
fn step(pointer: &str, member: &str) -> String {
    let mut path = Path::Root.to_string();
    path.push_str(pointer);
    for name in member.split('/') {
        path = crate::base::json::step(&path, name);
    }
    path
}
