//! Reads what may be printed on cards and what decks hold.

use super::Reading;
use super::members::{choice, names_of};
use super::problem::{self, Checked};
use super::terms::{keys, parse};
use super::walk;
use crate::base::json::{Node, Shape};
use crate::base::reader::{Path, Reader, range_of};
use crate::base::{Argument, Code, Diagnostic, Name, Severity};
use crate::kernel::ids::{CardTypeId, NumberId, TimingId, WayId, WordSetId};
use crate::kernel::rules::ability::{ConditionUse, FilterUse, Parameter, Pick, Row, Tests};
use crate::kernel::rules::printed::{
    Bound, Check, DeckRule, Looked, Most, NumberRule, OperationRule, SetRule, TypeRule, evaluate, is_across,
};
use crate::kernel::rules::tables::{DurationOf, ParameterRule};
use crate::kernel::rules::term::Term;
use crate::kernel::rules::{Definition, shape};
use crate::message;
use crate::ruleset::ids::IdPattern;
use crate::ruleset::syntax::Ast;

impl Reading<'_> {
    /// Makes room for the rules of all tables.
    pub fn print_shells(&mut self) {
        let game = &mut *self.game;
        let printed = &mut game.printed;
        printed.numbers.resize_with(game.numbers.len(), NumberRule::default);
        printed.levers.resize(game.levers.len(), None);
        printed.card_types.resize_with(game.card_types.len(), TypeRule::default);
        printed.sets.resize_with(game.word_sets.len(), SetRule::default);
        printed.keywords.resize(game.keywords.len(), None);
        printed.timings.resize(game.timings.len(), None);
        printed.targets.resize(game.targets.len(), Vec::new());
        printed.operations.resize_with(game.operations.len(), OperationRule::default);
    }

    /// What a number of cards may be.
    pub fn print_of_number(&mut self, entry: &mut Reader<'_, '_>, at: usize, optional: bool) {
        let range = entry.range("range");
        let step = entry.integer("step").filter(|step| *step > 0);
        let types = self.types_in(entry);
        let wire = entry.node().member("wire").and_then(Node::string).map(Name::from);
        self.game.printed.numbers[at] = NumberRule { range, step, types, optional, wire };
    }

    pub fn print_of_set(&mut self, entry: &mut Reader<'_, '_>, at: usize) {
        let count = |number: i64| usize::try_from(number.max(0)).unwrap_or(usize::MAX);
        let least = entry.integer("least").map_or(0, count);
        let most = entry.integer("most").map(count);
        let types = self.types_in(entry);
        self.game.printed.sets[at] = SetRule { least, most, types };
    }

    /// The types in a member `types`.
    pub fn types_in(&self, entry: &mut Reader<'_, '_>) -> Option<Vec<CardTypeId>> {
        let types = &self.game.card_types;
        entry.has("types").then(|| names_of(entry, "types", "expected-card-type", types, CardTypeId::at))
    }

    /// What cards of a type have.
    pub fn print_of_type(&mut self, entry: &mut Reader<'_, '_>, at: usize) {
        let sets = &self.game.word_sets;
        let rule = TypeRule {
            numbers: self.numbers_in(entry),
            sets: entry.has("sets").then(|| names_of(entry, "sets", "expected-word-set", sets, WordSetId::at)),
            keywords: entry.flag("keywords"),
            subtype: entry.flag("subtype"),
            rows: entry.range("rows"),
        };
        self.game.printed.card_types[at] = rule;
    }

    /// `numbers` of a card type: the ones that its cards have; or, in an object, ranges of the type's own, and `false` for
    /// those that its cards do not have.
    fn numbers_in(&self, entry: &mut Reader<'_, '_>) -> Option<Vec<(NumberId, Option<std::ops::RangeInclusive<i64>>)>> {
        let node = entry.node().member("numbers")?;
        let numbers = &self.game.numbers;
        if node.shape() != Shape::Object {
            let names = names_of(entry, "numbers", "expected-card-number", numbers, NumberId::at);
            return Some(names.into_iter().map(|id| (id, None)).collect());
        }
        entry.take("numbers");
        let path = entry.path();
        let path = path.key("numbers");
        let mut found: Vec<_> = (0..numbers.len()).filter_map(|at| Some((NumberId::at(at)?, None))).collect();
        for member in node.members() {
            let path = path.key(&member.key);
            let Some(id) = numbers.get_index_of(&*member.key).and_then(NumberId::at) else {
                let unknown =
                    problem::unknown_member(&path.to_string(), &member.key, "expected-card-number", keys(numbers));
                entry.problems().push(unknown.at(member.key_span));
                continue;
            };
            match (member.value.boolean(), range_of(member.value)) {
                (Some(false), _) => found.retain(|(number, _)| *number != id),
                (_, Some(range)) => {
                    found.iter_mut().filter(|(number, _)| *number == id).for_each(|(_, of)| *of = Some(range.clone()));
                }
                _ => entry.problems().push(problem::wrong(member.value, path, "expected-range")),
            }
        }
        Some(found)
    }

    /// What rows of an operation say, and what they go together with.
    pub fn print_of_operation(&mut self, entry: &mut Reader<'_, '_>, at: usize, needs: Vec<(Box<str>, Term)>) {
        let game = &*self.game;
        let types = self.types_in(entry);
        let severities = [("error", Severity::Error), ("warning", Severity::Warning)];
        let elsewhere = choice(entry, "elsewhere", &severities);
        let rule = OperationRule {
            types,
            elsewhere,
            needs_duration: entry.node().member("for").and_then(Node::boolean) == Some(true),
            timings: entry
                .has("timings")
                .then(|| names_of(entry, "timings", "expected-timing", &game.timings, TimingId::at)),
            ways: entry.has("ways").then(|| names_of(entry, "ways", "expected-way", &game.ways, WayId::at)),
            needs: needs.into_iter().map(|(_, needs)| needs).collect(),
            not: entry.integer("not"),
            step: entry.integer("step").filter(|step| *step > 0),
        };
        self.game.printed.operations[at] = rule;
    }

    /// The forms of card ids, and the members that sheets have columns for.
    pub fn ids_and_columns(&mut self, file: &mut Reader<'_, '_>) {
        let library = file.node().member("library").and_then(|library| library.member("columns"));
        let cells = library.map(Node::members).unwrap_or_default().into_iter().filter_map(|cell| cell.value.string());
        for cell in cells {
            let words = cell.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            self.game.printed.columns.extend(words.filter(|word| !word.is_empty()).map(Name::from));
        }
        let types = file.node().member("card_types").map(Node::items).unwrap_or_default();
        let code = |entry: Node<'_>| Name::from(entry.member("code").and_then(Node::string).unwrap_or_default());
        self.game.printed.codes = types.into_iter().map(code).collect();
        let Some(node) = file.take("ids") else { return };
        let above = file.path();
        let mut ids = Reader::open(node, above.key("ids"), file.problems());
        for member in ["card", "crossover", "made"] {
            if let Some(text) = ids.text(member) {
                let pointer = ids.path().key(member).to_string();
                self.id_form(ids.problems(), &pointer, &text);
            }
        }
        if let Some(node) = ids.take("retained") {
            let above = ids.path();
            let mut retained = Reader::open(node, above.key("retained"), ids.problems());
            retained.integer("book");
            for (at, text) in retained.texts("patterns").into_iter().enumerate() {
                let pointer = retained.path().key("patterns").item(at).to_string();
                self.id_form(retained.problems(), &pointer, &text);
            }
            retained.finish(&shape::RETAINED.known());
        }
        super::members::ignore(&mut ids, shape::IDS.others);
        ids.finish(&shape::IDS.known());
    }

    fn id_form(&mut self, problems: &mut Vec<Diagnostic>, pointer: &str, text: &str) {
        match IdPattern::read(text) {
            Ok(form) => self.game.printed.ids.push(form),
            Err(field) => problems.push(problem::id_field(pointer, &field)),
        }
    }

    pub fn print_limits(&mut self, limits: &mut Reader<'_, '_>) {
        let mut most = |name: &str| super::limit(limits, name, 0..=255).and_then(|most| usize::try_from(most).ok());
        self.game.printed.most = Most {
            rows: most("rows"),
            abilities: most("abilities"),
            aimed: most("aimed"),
            conditions: most("conditions"),
        };
    }

    /// `deck` and `checks`, when all tables are there.
    pub fn deck_and_checks(&mut self, file: &mut Reader<'_, '_>) {
        let above = file.path();
        if let Some(node) = file.take("deck") {
            let mut deck = Reader::open(node, above.key("deck"), file.problems());
            self.game.printed.deck = Some(self.deck_rule(&mut deck));
        }
        let path = above.key("checks");
        for (at, item) in file.list("checks").into_iter().enumerate() {
            let mut entry = Reader::open(item, path.item(at), file.problems());
            let check = self.check_in(&mut entry, "id");
            entry.finish(&shape::CHECK.known());
            self.game.printed.checks.extend(check);
        }
    }

    fn deck_rule(&self, deck: &mut Reader<'_, '_>) -> DeckRule {
        let mut rule = DeckRule {
            size: self.bound_in(deck, "size"),
            copies: self.bound_in(deck, "copies"),
            warns: deck.texts("warns").into_iter().map(Name::from).collect(),
            ..DeckRule::default()
        };
        super::members::ignore(deck, &["of_each"]);
        let about = deck.text("about").map(std::borrow::Cow::into_owned).unwrap_or_default();
        let types = &self.game.card_types;
        let above = deck.path();
        if let Some(node) = deck.take("leader") {
            match node.shape() {
                Shape::Number => rule.leaders = node.integer(),
                Shape::Object => {
                    let mut leader = Reader::open(node, above.key("leader"), deck.problems());
                    let found =
                        super::members::name_of(&mut leader, "type", "expected-card-type", types, CardTypeId::at);
                    super::members::ignore(&mut leader, &["zone"]);
                    leader.finish(&shape::LEADER.known());
                    (rule.leaders, rule.leader_type) = (Some(1), found);
                }
                // The same leader for every deck, which is read with the tokens.
                _ => rule.leaders = Some(0),
            }
        }
        if rule.leaders.is_some_and(|count| count > 0) && rule.leader_type.is_none() {
            // Leaders begin in play: they have a place, and nowhere that they are played from.
            let is_leader = |(_, entry): &(usize, &crate::kernel::rules::tables::CardType)| {
                entry.from.is_none() && entry.to.is_some()
            };
            rule.leader_type = types.values().enumerate().find(is_leader).and_then(|(at, _)| CardTypeId::at(at));
        }
        rule.any_number = self.printed_test(deck, "any_number");
        match deck.node().member("where").map(Node::shape) {
            Some(Shape::Array) => {
                let path = above.key("where");
                for (at, item) in deck.list("where").into_iter().enumerate() {
                    let mut entry = Reader::open(item, path.item(at), deck.problems());
                    let check = self.check_in(&mut entry, "code");
                    entry.finish(&shape::DECK_CHECK.known());
                    rule.tests.extend(check);
                }
            }
            _ => rule.tests.extend(self.printed_test(deck, "where").map(|holds| Check {
                id: Name::const_new("deck-card"),
                about,
                severity: Severity::Error,
                test: None,
                is_across: is_across(&holds),
                holds,
            })),
        }
        deck.finish(&shape::DECK.known());
        rule
    }

    /// A number of cards: a number, a range, or the name of a lever.
    fn bound_in(&self, deck: &mut Reader<'_, '_>, member: &str) -> Option<Bound> {
        let node = deck.take(member)?;
        if let Some(range) = node.integer().map(|number| number..=number).or_else(|| range_of(node)) {
            return Some(Bound::Range(range));
        }
        let Some(name) = node.string() else {
            deck.wrong(node, member, "expected-bound");
            return None;
        };
        if !self.game.levers.contains_key(&*name) {
            let pointer = deck.path().key(member).to_string();
            deck.problems().push(problem::unknown(&pointer, &name, "expected-bound", keys(&self.game.levers)));
            return None;
        }
        Some(Bound::Lever(Name::from(name)))
    }

    /// A check of printed cards; its code is in a member.
    fn check_in(&self, entry: &mut Reader<'_, '_>, code: &str) -> Option<Check> {
        let id = entry.text(code).map(Name::from);
        if id.is_none() && !entry.has(code) {
            entry.require(code);
        }
        let about = entry.text("about").map(std::borrow::Cow::into_owned).unwrap_or_default();
        let severities = [("error", Severity::Error), ("warning", Severity::Warning)];
        let severity = choice(entry, "severity", &severities).unwrap_or(Severity::Error);
        let test = self.printed_test(entry, "if");
        if !entry.has("holds") {
            entry.require("holds");
        }
        let holds = self.printed_test(entry, "holds")?;
        let is_across = is_across(&holds) || test.as_ref().is_some_and(is_across);
        Some(Check { id: id?, about, severity, test, holds, is_across })
    }

    /// An expression over printed cards. Whether it can be evaluated does not depend on the card, so a blank one shows it.
    fn printed_test(&self, entry: &mut Reader<'_, '_>, member: &str) -> Option<Ast> {
        let node = entry.take(member)?;
        let path = entry.path();
        self.printed_expression(entry.problems(), path.key(member), node)
    }

    fn printed_expression(&self, problems: &mut Vec<Diagnostic>, path: Path<'_>, node: Node<'_>) -> Option<Ast> {
        let read = |text: &str| -> Checked<Ast> {
            let ast = parse(text)?;
            evaluate(&Looked::of(self.game, &Definition::default()), &ast)?;
            Ok(ast)
        };
        Self::expression(problems, path, node, read)
    }

    /// What a row must say, and what its operation goes together with.
    pub fn check_print(
        &self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        (timing, way): (TimingId, Option<WayId>),
        row: &Row,
    ) {
        let game = &*self.game;
        let Some((name, operation)) = game.operations.get_index(row.operation.index()) else { return };
        let Some(rule) = game.printed.operations.get(row.operation.index()) else { return };
        let Some((timing_name, entry)) = game.timings.get_index(timing.index()) else { return };
        let way = way.and_then(|id| Some((id, game.ways.get_index(id.index())?)));
        let held = way.and_then(|(_, (_, way))| way.lasting);
        let lasts = entry.always || row.lasting.is_some() || held.is_some();
        if rule.needs_duration && !lasts {
            problems.push(problem::required(Code::DurationMissing, path.to_string(), name, "for"));
        }
        let mut apart = |other: &str| {
            let message = message!("problem-not-together", op = Argument::operation(name), other = other);
            problems.push(Diagnostic::new(Code::EffectCombination, path.key("do").to_string(), message));
        };
        if !rule.has_timing(timing) {
            apart(timing_name);
        }
        if let Some((id, (way_name, _))) = way
            && !rule.has_way(id)
        {
            apart(way_name);
        }
        // What a way holds for a time does not outlast it.
        if let Some((name, lasting)) = row.lasting.and_then(|id| game.durations.get_index(id.index()))
            && held.is_some()
            && !lasting.ends
            && lasting.of == DurationOf::Everybody
        {
            apart(name);
        }
        if let Some(preset) = row.target.and_then(|id| game.target(id).preset).map(usize::from)
            && !game.is_known_at(preset, timing)
            && let Some((to, _)) = game.targets.get_index(preset)
        {
            let message = message!("problem-target-not-for", timing = timing_name.clone(), to = to.clone());
            problems.push(Diagnostic::new(Code::TargetNotAllowed, path.key("to").to_string(), message));
        }
        self.check_numbers(problems, path, row);
        self.check_aim(problems, path, timing, row);
        if entry.always {
            for (number, _) in &operation.adds {
                if self.row_reads(row, *number)
                    && let Some((number_name, _)) = game.numbers.get_index(number.index())
                {
                    let message = message!("problem-circle", name = number_name.clone());
                    problems.push(problem::circular(path.to_string(), message));
                }
            }
        }
    }

    /// Whether the numbers of a row do something.
    fn check_numbers(&self, problems: &mut Vec<Diagnostic>, path: Path<'_>, row: &Row) {
        let game = &*self.game;
        let Some((name, operation)) = game.operations.get_index(row.operation.index()) else { return };
        let Some(rule) = game.printed.operations.get(row.operation.index()) else { return };
        let op = Argument::operation(name);
        let val = i64::from(row.val);
        if operation.val.is_some() && rule.not == Some(val) || rule.needs.iter().any(|needs| !game.is_met(needs, row)) {
            let message = message!("problem-does-nothing", op = op);
            problems.push(Diagnostic::new(Code::EffectCombination, path.to_string(), message));
        } else if let Some(step) = rule.step.filter(|step| operation.val.is_some() && val % step != 0) {
            let message = message!("problem-not-a-step", number = op, step = step, val = val);
            problems.push(Diagnostic::new(Code::EffectCombination, path.key("val").to_string(), message));
        }
    }

    /// Whether a target can be named here, and whether what is put elsewhere is not there already.
    fn check_aim(&self, problems: &mut Vec<Diagnostic>, path: Path<'_>, timing: TimingId, row: &Row) {
        let game = &*self.game;
        let Some(target) = row.target.map(|target| game.target(target)) else { return };
        let Some((name, operation)) = game.operations.get_index(row.operation.index()) else { return };
        if target.pick == Pick::Target && !game.aims(timing) {
            problems.push(problem::not_named(path.key("to").to_string()));
        }
        let numbers = operation.parameters.values().zip(&row.parameters);
        for (rule, parameter) in numbers {
            if let (ParameterRule::Place { apart: true, .. }, Parameter::Place(place)) = (rule, parameter)
                && place.meets(target)
            {
                let message = message!("problem-destination-same", op = Argument::operation(name));
                problems.push(Diagnostic::new(Code::EffectCombination, path.to_string(), message));
            }
        }
    }

    /// Whether the target or the conditions of a row read a number as it is now.
    fn row_reads(&self, row: &Row, number: NumberId) -> bool {
        let game = &*self.game;
        let reads = |term: &Term| {
            let mut found = false;
            walk::term(term, &mut |part| found |= matches!(part, Term::Number(_, id) if *id == number));
            found
        };
        let filter =
            |test: &FilterUse| game.filters.get_index(test.filter.index()).is_some_and(|(_, f)| reads(&f.holds));
        let in_target = row
            .target
            .map(|target| game.target(target))
            .is_some_and(|target| target.number == Some(number) || any_of(&target.filters, &filter));
        let condition = |test: &ConditionUse| {
            let entry = game.conditions.get_index(test.condition.index()).map(|(_, entry)| entry);
            entry.and_then(|entry| entry.holds.as_ref()).is_some_and(reads) || any_of(&test.filters, &filter)
        };
        in_target || any_of(&row.conditions, &condition)
    }
}

/// Whether any of the tests is so.
fn any_of<T>(tests: &Tests<T>, is_so: &impl Fn(&T) -> bool) -> bool {
    tests.members.iter().any(is_so)
        || tests.any.iter().chain(&tests.all).any(|inner| any_of(inner, is_so))
        || tests.not.as_deref().is_some_and(|inner| any_of(inner, is_so))
}
