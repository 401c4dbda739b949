//! Reads rows of effects into abilities.

use super::Reading;
use super::heads::{Head, NO_TIMING};
use super::members::{choice, ignore, name_of, narrow, texts};
use super::problem;
use super::terms::keys;
use crate::base::json::Node;
use crate::base::reader::{Path, Reader};
use crate::base::{Argument, Code, Diagnostic};
use crate::kernel::ids::{AbilityId, DurationId, OperationId, TimingId, WordId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{Ability, Parameter, Pick, Row, RowKind, Target, Tests, Who};
use crate::kernel::rules::statement::{RowPlace, RowPlaceOf};
use crate::kernel::rules::tables::{Operation, ParameterRule};
use crate::message;

/// Members that a row of any game can have, if the ruleset allows them.
const MEMBERS: [&str; 17] = [
    "do", "val", "word", "who", "card", "on", "as", "may", "cost", "once", "if", "to", "for", "against", "replace",
    "bonus", "effects",
];

/// Where a list of rows is read.
#[derive(Clone, Copy)]
pub struct Rows {
    /// The timing of a first row without `on`.
    pub usual: Option<TimingId>,
    /// The first slot.
    pub slot: usize,
    /// How deep the list is nested in rows.
    pub depth: usize,
    /// The rows are attached to cards that are there already.
    pub attached: bool,
}

impl Reading<'_> {
    /// The abilities of a list of rows. A row with `on` begins one; in format 1 each timing of an operation is one.
    pub fn abilities(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        nodes: &[Node<'_>],
        rows: Rows,
    ) -> Vec<AbilityId> {
        let mut found: Vec<(Head, Vec<Row>)> = Vec::new();
        let mut aims: Vec<Option<Target>> = Vec::new();
        let by_operation = self.game.has_timings_of_operations();
        for (at, node) in nodes.iter().enumerate() {
            let mut entry = Reader::open(*node, path.item(at), problems);
            let operation = self.operation_of(&mut entry);
            let begins = entry.has("on");
            let head = self.head(&mut entry, operation, rows);
            let row = operation.and_then(|id| Some((id, self.row(&mut entry, id, at, &mut aims, rows.depth)?)));
            let Some((operation, row)) = row else {
                // The rows below belong to its ability, faulty as it is.
                if begins {
                    found.push((head, Vec::new()));
                }
                continue;
            };
            let above = if begins || by_operation { None } else { found.last().map(|(head, _)| head) };
            self.check_row(problems, path.item(at), &head, above, &row);
            let is_named = row.target.is_some_and(|target| self.game.target(target).pick == Pick::Target);
            if rows.attached && is_named && self.game.says_aims() {
                problems.push(problem::not_named(path.item(at).key("to").to_string()));
            }
            if let Some((name, _)) = self.game.operations.get_index(operation.index()) {
                Self::check_base(problems, path.item(at), name, &found, &row);
            }
            let same = match (by_operation, begins) {
                (true, _) => found.iter_mut().find(|(known, _)| known.timing == head.timing),
                (false, true) => None,
                (false, false) => found.last_mut(),
            };
            match same {
                Some((_, rows)) => rows.push(row),
                None => {
                    // An `on` that names no timing has been reported.
                    if !begins || head.timing != NO_TIMING {
                        self.check_head(problems, path.item(at), &head, begins || by_operation);
                    }
                    found.push((head, vec![row]));
                }
            }
        }
        let mut ids = Vec::with_capacity(found.len());
        for (at, (head, list)) in found.into_iter().enumerate() {
            if head.timing == NO_TIMING || list.is_empty() {
                continue;
            }
            let Head { timing, refinement, way, costs, once, may, .. } = head;
            let slot = u8::try_from(rows.slot + at).unwrap_or(u8::MAX);
            let ability = Ability { timing, refinement, way, costs, once, may, rows: list.into(), slot };
            self.game.abilities.push(ability);
            let id = AbilityId::at(self.game.abilities.len() - 1).unwrap_or_default();
            self.remember_patterns(id);
            ids.push(id);
        }
        ids
    }

    pub fn operation_of(&mut self, entry: &mut Reader<'_, '_>) -> Option<OperationId> {
        if !entry.has("do") {
            entry.require("do");
            return None;
        }
        let name = entry.text("do")?;
        let found = self.game.operations.get_index_of(&*name).and_then(OperationId::at);
        if found.is_none() {
            let pointer = entry.path().key("do").to_string();
            let known = keys(&self.game.operations);
            entry.problems().push(problem::unknown(&pointer, &name, "expected-operation", known));
        }
        found
    }

    /// Reports a target that what is done to it cannot have.
    fn target_problems(&self, entry: &mut Reader<'_, '_>, id: OperationId, target: &Target, word: Option<WordId>) {
        let Some((name, operation)) = self.game.operations.get_index(id.index()) else { return };
        let is_written = entry.has("to");
        let mut report = |message| {
            let pointer = entry.path().key("to").to_string();
            entry.problems().push(Diagnostic::new(Code::TargetNotAllowed, pointer, message));
        };
        let only_players = !operation.targets.is_empty() && operation.targets.iter().all(Target::is_player);
        if only_players && !operation.needs_target && !target.is_player() {
            report(message!("problem-target-not-player", op = Argument::operation(name)));
        } else if !operation.lists(target) {
            let preset = target.preset.and_then(|at| self.game.targets.get_index(usize::from(at)));
            let preset = preset.map_or_else(|| "to".into(), |(preset, _)| preset.clone());
            report(message!("problem-not-together", op = Argument::operation(name), other = preset));
        }
        let is_unfit = || !self.game.can_be_done_to(id, target, word) || self.game.never_fits(target);
        if is_written && is_unfit() {
            report(message!("problem-target-unfit", op = Argument::operation(name)));
        }
    }

    /// One row.
    pub fn row(
        &mut self,
        entry: &mut Reader<'_, '_>,
        id: OperationId,
        at: usize,
        aims: &mut Vec<Option<Target>>,
        depth: usize,
    ) -> Option<Row> {
        let (name, operation) = self.game.operations.get_index(id.index())?;
        let (name, operation) = (name.clone(), operation.clone());
        let path = entry.path();
        if !self.has_room(entry.problems(), path) {
            return None;
        }
        let val = Self::val(entry, &name, &operation);
        let word = self.row_word(entry, &name, &operation);
        let who = choice(entry, "who", &[("self", Who::Own), ("opponent", Who::Other), ("both", Who::Both)]);
        let conditions = match entry.take("if") {
            Some(node) => self.conditions(entry.problems(), path.key("if"), node),
            None => Tests::default(),
        };
        let target = match entry.take("to") {
            Some(_) if operation.targets.is_empty() && !operation.needs_target => {
                let pointer = path.key("to").to_string();
                entry.problems().push(problem::not_allowed(Code::TargetNotAllowed, pointer, &name, "to"));
                None
            }
            Some(node) => {
                let target = self.target(entry.problems(), path.key("to"), node);
                self.check_refinement(entry.problems(), path.key("to"), node, target.as_ref());
                target
            }
            None => {
                if operation.needs_target {
                    entry.problems().push(problem::required(Code::TargetMissing, path.to_string(), &name, "to"));
                }
                operation.targets.first().cloned()
            }
        };
        let aim = target.clone().filter(|_| entry.has("to"));
        let same_aim = aims.iter().position(|known| *known == aim).unwrap_or_else(|| {
            aims.push(aim);
            aims.len() - 1
        });
        if let Some(target) = &target {
            self.target_problems(entry, id, target, word);
        }
        let target = target.map(|target| self.intern_target(target));
        let lasting = name_of(entry, "for", "expected-duration-name", &self.game.durations, DurationId::at);
        // One duration is the usual one; several are those that rows can say.
        if let Some(lasting) =
            lasting.filter(|lasting| operation.lasting.len() != 1 && !operation.lasting.contains(lasting))
        {
            self.wrong_duration(entry, &name, &operation, lasting);
        }
        let against = self.against(entry);
        let kind = match (entry.flag("replace"), entry.flag("bonus")) {
            (Some(true), Some(true)) => {
                let message = message!("problem-modifier-conflict");
                entry.problems().push(Diagnostic::new(Code::ModifierConflict, path.to_string(), message));
                RowKind::Plain
            }
            (Some(true), _) => RowKind::Replace,
            (_, Some(true)) => RowKind::Bonus,
            _ => RowKind::Plain,
        };
        let member = if kind == RowKind::Replace { "replace" } else { "bonus" };
        if kind != RowKind::Plain && !entry.has("if") {
            let message = message!("problem-modifier-without-condition", name = member);
            let wrong = Diagnostic::new(Code::ModifierWithoutCondition, path.key(member).to_string(), message);
            entry.problems().push(wrong.on_key().fix_remove());
        }
        for (is_needed, member) in [(operation.takes_card, "card"), (operation.takes_effects, "effects")] {
            match (is_needed, entry.has(member)) {
                (true, false) => drop(entry.require(member)),
                (false, true) => {
                    let pointer = path.key(member).to_string();
                    let wrong = problem::not_allowed(Code::EffectCombination, pointer, &name, member);
                    entry.problems().push(wrong);
                }
                _ => {}
            }
        }
        let card = entry.take("card").and_then(|node| self.row_card(entry.problems(), path.key("card"), node, depth));
        let parameters = self.parameters(entry, &operation);
        let nested = self.nested(entry, depth);
        self.finish_row(entry, &operation);
        Some(Row {
            id: self.game.next_row(),
            operation: id,
            at: u8::try_from(at).unwrap_or(u8::MAX),
            val: val?,
            word,
            who: who.or(operation.who).unwrap_or(Who::Own),
            conditions,
            target,
            same_aim: u16::try_from(same_aim).unwrap_or(u16::MAX),
            lasting,
            against,
            kind,
            card,
            parameters: parameters.into(),
            effects: nested.into(),
        })
    }

    /// Reports a duration that rows of an operation do not have.
    fn wrong_duration(&self, entry: &mut Reader<'_, '_>, name: &str, operation: &Operation, lasting: DurationId) {
        let pointer = entry.path().key("for").to_string();
        if operation.lasting.is_empty() {
            entry.problems().push(problem::not_allowed(Code::DurationNotAllowed, pointer, name, "for"));
            return;
        }
        let duration = self.game.durations.get_index(lasting.index()).map(|(name, _)| name.clone()).unwrap_or_default();
        let message = message!("problem-not-together", op = Argument::operation(name), other = duration);
        entry.problems().push(Diagnostic::new(Code::DurationNotAllowed, pointer, message));
    }

    /// Reports a row that replaces nothing.
    fn check_base(problems: &mut Vec<Diagnostic>, path: Path<'_>, name: &str, earlier: &[(Head, Vec<Row>)], row: &Row) {
        let mut before = earlier.iter().flat_map(|(_, rows)| rows);
        if row.kind == RowKind::Replace && !before.any(|before| before.operation == row.operation) {
            let message = message!("problem-replace-without-base", op = Argument::operation(name));
            let pointer = path.key("replace").to_string();
            problems.push(Diagnostic::new(Code::ReplaceWithoutBase, pointer, message).on_key().fix_remove());
        }
    }

    fn nested(&mut self, entry: &mut Reader<'_, '_>, depth: usize) -> Vec<AbilityId> {
        let path = entry.path();
        let nodes = entry.list("effects");
        if nodes.is_empty() {
            return Vec::new();
        }
        let path = path.key("effects");
        let most = usize::from(self.game.limits.nesting);
        if depth >= most {
            entry.problems().push(problem::too_deep(path.to_string(), most));
            return Vec::new();
        }
        let usual = self.game.timings.get_index_of("play").and_then(TimingId::at);
        let rows = Rows { usual, slot: 0, depth: depth + 1, attached: true };
        self.abilities(entry.problems(), path, &nodes, rows)
    }

    /// Reports members that neither the ruleset nor the operation allows.
    fn finish_row(&mut self, entry: &mut Reader<'_, '_>, operation: &Operation) {
        let allowed = &self.game.row_members;
        let mut known: Vec<&str> = operation.parameters.keys().map(crate::base::Name::as_str).collect();
        known.extend(operation.takes_card.then_some("card"));
        known.extend(operation.takes_effects.then_some("effects"));
        if allowed.is_empty() {
            known.extend(MEMBERS);
        } else {
            known.extend(allowed.iter().map(crate::base::Name::as_str));
            for member in MEMBERS {
                if entry.has(member) && !known.contains(&member) && member != "do" {
                    let pointer = entry.path().key(member).to_string();
                    entry.problems().push(problem::unread(pointer, member, &known));
                }
            }
        }
        ignore(entry, &["about", "text"]);
        entry.finish(&known);
    }

    fn val(entry: &mut Reader<'_, '_>, name: &str, operation: &Operation) -> Option<i32> {
        let path = entry.path();
        let wrote = entry.has("val");
        let val = entry.integer("val");
        match (&operation.val, val) {
            (Some(range), Some(val)) => {
                if !range.contains(&narrow(val)) {
                    let (least, most) = (*range.start(), *range.end());
                    let pointer = path.key("val").to_string();
                    let wrong = problem::out_of_range(Code::ValOutOfRange, pointer, name, val, (least, most));
                    entry.problems().push(wrong);
                }
                Some(narrow(val))
            }
            (Some(range), None) => {
                if !wrote {
                    let (least, most) = (*range.start(), *range.end());
                    entry.problems().push(problem::val_missing(path.to_string(), name, least, most));
                }
                None
            }
            (None, Some(_)) => {
                let pointer = path.key("val").to_string();
                entry.problems().push(problem::not_allowed(Code::ValNotAllowed, pointer, name, "val"));
                Some(0)
            }
            (None, None) => Some(0),
        }
    }

    fn row_word(&mut self, entry: &mut Reader<'_, '_>, name: &str, operation: &Operation) -> Option<WordId> {
        let Some(text) = entry.text("word") else {
            if operation.takes_word && operation.usual_word.is_none() && !entry.has("word") {
                entry.require("word");
            }
            return operation.usual_word;
        };
        if !operation.takes_word {
            let pointer = entry.path().key("word").to_string();
            entry.problems().push(problem::not_allowed(Code::WordNotAllowed, pointer, name, "word"));
            return None;
        }
        if operation.words.is_empty() {
            return Some(self.intern(&text));
        }
        let found = self.game.word_of(&text).filter(|word| operation.words.contains(word));
        if found.is_none() {
            let pointer = entry.path().key("word").to_string();
            let known: Vec<&str> = operation.words.iter().map(|word| self.game.word(*word)).collect();
            let wrong = match self.kind_of_words(&operation.words) {
                "expected-keyword" => problem::unknown(&pointer, &text, "expected-keyword", known),
                _ => problem::unknown(&pointer, &text, problem::one_of(known.iter().copied()), known),
            };
            entry.problems().push(wrong);
        }
        found
    }

    /// The message of what is expected where one of these words must be.
    pub(super) fn kind_of_words(&self, words: &[WordId]) -> &'static str {
        let is_keyword = |word| self.game.keywords.values().any(|keyword| keyword.word == word);
        if words.iter().all(|&word| is_keyword(word)) { "expected-keyword" } else { "expected-set-word" }
    }

    fn parameters(&mut self, entry: &mut Reader<'_, '_>, operation: &Operation) -> Vec<Parameter> {
        let path = entry.path();
        let mut parameters = Vec::with_capacity(operation.parameters.len());
        for (name, rule) in &operation.parameters {
            match rule {
                ParameterRule::Number(range) => {
                    let number = entry.integer(name).unwrap_or(0);
                    if !range.contains(&narrow(number)) && entry.has(name) {
                        let pointer = path.key(name).to_string();
                        let (least, most) = (*range.start(), *range.end());
                        let wrong = problem::out_of_range(Code::ValOutOfRange, pointer, name, number, (least, most));
                        entry.problems().push(wrong);
                    }
                    parameters.push(Parameter::Number(narrow(number)));
                }
                ParameterRule::Place { zones, of, .. } => {
                    let Some(text) = entry.text(name) else {
                        entry.require(name);
                        continue;
                    };
                    let place =
                        self.row_place(&text).filter(|place| zones.contains(&place.zone) && of.contains(&place.of));
                    match place {
                        Some(place) => parameters.push(Parameter::Place(place)),
                        None => {
                            let known = places(self.game, zones, of);
                            let known: Vec<&str> = known.iter().map(String::as_str).collect();
                            let pointer = path.key(name).to_string();
                            let kind = problem::one_of(known.iter().copied());
                            entry.problems().push(problem::unknown(&pointer, &text, kind, known));
                        }
                    }
                }
            }
        }
        parameters
    }

    /// `both.field` as a place.
    fn row_place(&self, text: &str) -> Option<RowPlace> {
        let (of, zone) = text.split_once('.')?;
        let of = PLACES.iter().find(|(name, _)| *name == of)?.1;
        let zone = self.game.zones.get_index_of(zone).and_then(crate::kernel::ids::ZoneId::at)?;
        Some(RowPlace { of, zone })
    }

    /// The rows of a list without an ability of their own (`match.when`).
    pub fn loose_rows(&mut self, entry: &mut Reader<'_, '_>, member: &str) -> Box<[Row]> {
        let path = entry.path();
        let path = path.key(member);
        let nodes = entry.list(member);
        let mut aims = Vec::new();
        let mut rows = Vec::new();
        for (at, node) in nodes.into_iter().enumerate() {
            let mut row = Reader::open(node, path.item(at), entry.problems());
            let Some(operation) = self.operation_of(&mut row) else { continue };
            ignore(&mut row, &["on", "as", "cost", "once", "may"]);
            rows.extend(self.row(&mut row, operation, at, &mut aims, 0));
        }
        rows.into()
    }

    /// The ids of timings; the name of a family is all of its timings.
    pub fn timings_of(&mut self, entry: &mut Reader<'_, '_>, member: &str) -> Vec<TimingId> {
        let mut found = Vec::new();
        for (pointer, name) in texts(entry, member) {
            match (self.game.timings.get_index_of(&name).and_then(TimingId::at), self.families.get(&name)) {
                (Some(id), _) => found.push(id),
                (None, Some(family)) => found.extend(family),
                (None, None) => {
                    let known = keys(&self.game.timings).chain(self.families.keys().map(crate::base::Name::as_str));
                    entry.problems().push(problem::unknown(&pointer, &name, "expected-timing", known));
                }
            }
        }
        found
    }
}

/// The places of so many zones and sides, as rows write them.
pub fn places(game: &Game, zones: &[ZoneId], of: &[RowPlaceOf]) -> Vec<String> {
    let mut places = Vec::new();
    for (side, value) in PLACES {
        for zone in zones.iter().filter(|_| of.contains(&value)) {
            places.extend(game.zones.get_index(zone.index()).map(|(zone, _)| format!("{side}.{zone}")));
        }
    }
    places
}

/// Whose places rows can name.
pub const PLACES: [(&str, RowPlaceOf); 4] = [
    ("self", RowPlaceOf::Own),
    ("opponent", RowPlaceOf::Other),
    ("both", RowPlaceOf::Both),
    ("owner", RowPlaceOf::Owner),
];
