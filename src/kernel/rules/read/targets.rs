//! Reads tests of cards and of the position (`where`, `if`), and targets (`to`).

use super::Reading;
use super::members::{choice, name_of, narrow, zones_of};
use super::problem;
use super::scope::{Scope, ToKind};
use super::terms::{Terms, keys};
use crate::base::json::{Member, Node, Shape};
use crate::base::reader::{Path, Reader};
use crate::base::{Code, Diagnostic};
use crate::kernel::choices::COUNTED;
use crate::kernel::ids::{ConditionId, FilterId, NumberId, TargetId, WordId};
use crate::kernel::rules::ability::{Against, ConditionUse, FilterUse, Pick, Side, Target, Tests};
use crate::kernel::rules::shape;
use crate::kernel::rules::tables::Takes;
use crate::kernel::rules::term::Extreme;
use crate::message;

/// How deep `any`, `all` and `not` can nest.
const MAX_TESTS: usize = 4;

/// Reads one member of tests.
type ReadTest<'g, T> = fn(&mut Reading<'g>, &mut Vec<Diagnostic>, Path<'_>, &Member<'_>) -> Option<T>;

impl<'g> Reading<'g> {
    /// The filters of a `where`.
    pub fn filters(&mut self, problems: &mut Vec<Diagnostic>, path: Path<'_>, node: Node<'_>) -> Tests<FilterUse> {
        self.tests(problems, path, node, 1, Self::filter_use)
    }

    /// The filters of `where` in an entry; none if it is missing.
    pub fn filters_in(&mut self, entry: &mut Reader<'_, '_>) -> Tests<FilterUse> {
        let Some(node) = entry.take("where") else { return Tests::default() };
        let path = entry.path();
        self.filters(entry.problems(), path.key("where"), node)
    }

    /// The conditions of an `if`.
    pub fn conditions(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
    ) -> Tests<ConditionUse> {
        self.tests(problems, path, node, 1, Self::condition_use)
    }

    fn tests<T>(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        depth: usize,
        one: ReadTest<'g, T>,
    ) -> Tests<T> {
        if node.shape() != Shape::Object {
            problems.push(problem::wrong(node, path, "expected-object"));
            return Tests::default();
        }
        self.tests_of(problems, path, &node.members(), depth, one)
    }

    /// The tests of an object's members.
    fn tests_of<T>(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        object: &[Member<'_>],
        depth: usize,
        one: ReadTest<'g, T>,
    ) -> Tests<T> {
        if depth > MAX_TESTS {
            problems.push(problem::too_deep(path.to_string(), MAX_TESTS));
            return Tests::default();
        }
        let (mut members, mut any, mut all, mut not) = (Vec::new(), Vec::new(), Vec::new(), None);
        for member in object {
            let path = path.key(&member.key);
            match &*member.key {
                // An object of alternatives is a list of objects with one member each.
                "any" if member.value.shape() == Shape::Object => {
                    for inner in member.value.members() {
                        let inner = std::slice::from_ref(&inner);
                        any.push(self.tests_of(problems, path, inner, depth, one));
                    }
                }
                "any" | "all" => {
                    if member.value.shape() != Shape::Array {
                        problems.push(problem::wrong(member.value, path, "expected-list"));
                    }
                    let list = if member.key == "any" { &mut any } else { &mut all };
                    for (at, item) in member.value.items().into_iter().enumerate() {
                        list.push(self.tests(problems, path.item(at), item, depth + 1, one));
                    }
                }
                "not" => not = Some(Box::new(self.tests(problems, path, member.value, depth + 1, one))),
                _ => members.extend(one(self, problems, path, member)),
            }
        }
        Tests { members: members.into(), any: any.into(), all: all.into(), not }
    }

    fn filter_use(&mut self, problems: &mut Vec<Diagnostic>, path: Path<'_>, member: &Member<'_>) -> Option<FilterUse> {
        let Some(at) = self.game.filters.get_index_of(&*member.key) else {
            let known = keys(&self.game.filters).chain(["any", "all", "not"]);
            let unknown = problem::unknown_member(&path.to_string(), &member.key, "expected-filter", known);
            problems.push(unknown.at(member.key_span));
            return None;
        };
        let takes = self.game.filters[at].takes.clone();
        let (number, word) = self.parameter(problems, path, member.value, (&member.key, &takes), Code::FilterType)?;
        Some(FilterUse { filter: FilterId::at(at)?, number, word })
    }

    /// A number or a word as the parameter of a filter or condition; `wrong_type` is the code of another kind.
    fn parameter(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        (name, takes): (&str, &Takes),
        wrong_type: Code,
    ) -> Option<(i32, Option<WordId>)> {
        let pointer = || path.to_string();
        match takes {
            Takes::Nothing | Takes::Flag => match node.boolean() {
                Some(flag) if flag || *takes == Takes::Flag => Some((i32::from(flag), None)),
                _ => {
                    let wanted = if *takes == Takes::Flag { "expected-flag" } else { "expected-true" };
                    problems.push(problem::condition_type(wrong_type, pointer(), wanted));
                    None
                }
            },
            Takes::Number(range) => match node.integer() {
                Some(number) if range.contains(&narrow(number)) => Some((narrow(number), None)),
                Some(number) => {
                    let (code, range) = (Code::ConditionOutOfRange, (*range.start(), *range.end()));
                    problems.push(problem::out_of_range(code, pointer(), name, number, range));
                    None
                }
                None => {
                    problems.push(problem::condition_type(wrong_type, pointer(), "expected-integer"));
                    None
                }
            },
            Takes::Word(words) => {
                let Some(text) = node.string() else {
                    problems.push(problem::condition_type(wrong_type, pointer(), "expected-word"));
                    return None;
                };
                if words.is_empty() {
                    return Some((0, Some(self.intern(&text))));
                }
                match self.game.word_of(&text).filter(|word| words.contains(word)) {
                    Some(word) => Some((0, Some(word))),
                    None => {
                        let known: Vec<&str> = words.iter().map(|word| self.game.word(*word)).collect();
                        let mut wrong = problem::unknown(&pointer(), &text, self.kind_of_words(words), known);
                        let set = self.game.word_sets.values().find(|set| set.words == *words);
                        wrong.rule = set.and_then(|set| set.code.clone());
                        problems.push(wrong);
                        None
                    }
                }
            }
            Takes::Card => {
                let Some(text) = node.string() else {
                    problems.push(problem::condition_type(wrong_type, pointer(), "expected-card-id"));
                    return None;
                };
                let word = self.known_card(&text);
                if word.is_none() {
                    problems.push(self.unknown_card(&pointer(), &text));
                }
                Some((0, Some(word?)))
            }
            Takes::Where | Takes::Cards => {
                problems.push(problem::condition_type(wrong_type, pointer(), "expected-number-or-word"));
                None
            }
        }
    }

    /// The word of a card's id.
    pub fn known_card(&self, id: &str) -> Option<WordId> {
        let game = &*self.game;
        let word = game.word_of(id)?;
        let is_known = game.cards.contains_key(id)
            || game.tokens.contains_key(id)
            || game.definitions.iter().any(|definition| definition.id == word);
        is_known.then_some(word)
    }

    pub fn unknown_card(&self, pointer: &str, id: &str) -> Diagnostic {
        let known = keys(&self.game.cards).chain(keys(&self.game.tokens));
        problem::unknown(pointer, id, "expected-game-card", known)
    }

    fn condition_use(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        member: &Member<'_>,
    ) -> Option<ConditionUse> {
        let Some((at, spelled)) = self.condition_named(&member.key) else {
            let known = keys(&self.game.conditions).chain(["any", "all", "not"]);
            let unknown = problem::unknown_member(&path.to_string(), &member.key, "expected-condition-name", known);
            problems.push(unknown.at(member.key_span));
            return None;
        };
        let takes = self.game.conditions[at].takes.clone();
        let mut found = ConditionUse {
            condition: ConditionId::at(at)?,
            number: 1,
            word: None,
            filters: Tests::default(),
            cards: None,
            least: 1,
            most: u32::MAX,
        };
        match (&takes, spelled) {
            (_, Some(number)) => found.number = number,
            (Takes::Where, None) => found.filters = self.filters(problems, path, member.value),
            (Takes::Cards, None) => self.condition_cards(problems, path, member.value, at, &mut found),
            (takes, None) => {
                let takes = (&*member.key, takes);
                (found.number, found.word) =
                    self.parameter(problems, path, member.value, takes, Code::ConditionType)?;
            }
        }
        Some(found)
    }

    /// The position of a condition, and its number if it is spelled with one.
    fn condition_named(&self, key: &str) -> Option<(usize, Option<i32>)> {
        let conditions = &self.game.conditions;
        if let Some(at) = conditions.get_index_of(key) {
            return Some((at, None));
        }
        conditions.values().enumerate().find_map(|(at, condition)| {
            let number = key.strip_prefix(condition.spelled.as_deref()?)?.parse().ok()?;
            Some((at, Some(number)))
        })
    }

    /// So many cards that fit: a number, or who, zone, where and a count.
    fn condition_cards(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        at: usize,
        found: &mut ConditionUse,
    ) {
        let Some(mut target) = self.game.conditions[at].to.as_deref().cloned() else { return };
        let condition = self.game.conditions.get_index(at).map(|(name, _)| name.clone()).unwrap_or_default();
        let count = |problems: &mut Vec<Diagnostic>, pointer: String, number: i64| {
            let (least, most) = (*COUNTED.start(), *COUNTED.end());
            if !COUNTED.contains(&number) {
                let code = Code::ValOutOfRange;
                problems.push(problem::out_of_range(code, pointer, &condition, number, (narrow(least), narrow(most))));
            }
            u32::try_from(number.clamp(least, most)).unwrap_or(0)
        };
        if node.shape() == Shape::Object {
            let mut entry = Reader::open(node, path, problems);
            if let Some(who) = Self::sides(&mut entry) {
                target.who = who;
            }
            if let Some(zones) = zones_of(self.game, &mut entry, "zone") {
                (target.zones, target.of) = (Some(zones), None);
            }
            if entry.has("where") {
                target.filters = self.filters_in(&mut entry);
            }
            let mut bound = |name: &str| {
                let number = entry.integer(name)?;
                let pointer = path.key(name).to_string();
                Some(count(entry.problems(), pointer, number))
            };
            let (least, most, exactly) = (bound("at_least"), bound("at_most"), bound("exactly"));
            found.least = exactly.or(least).unwrap_or(u32::from(most.is_none()));
            found.most = exactly.or(most).unwrap_or(u32::MAX);
            entry.finish(&shape::COUNTED.known());
        } else if let Some(number) = node.integer().or_else(|| node.boolean().map(i64::from)) {
            found.least = count(problems, path.to_string(), number);
        } else {
            problems.push(problem::condition_type(Code::ConditionType, path.to_string(), "expected-card-count"));
        }
        found.cards = Some(self.intern_target(target));
    }

    /// The id of a target; equal targets share one.
    pub fn intern_target(&mut self, target: Target) -> TargetId {
        let targets = &mut self.game.row_targets;
        let at = targets.iter().position(|known| *known == target).unwrap_or_else(|| {
            targets.push(target);
            targets.len() - 1
        });
        TargetId::at(at).unwrap_or_default()
    }

    /// `who`: self, opponent, any, or a list in the order of the candidates.
    fn sides(entry: &mut Reader<'_, '_>) -> Option<Box<[Side]>> {
        if !entry.has("who") {
            return None;
        }
        let mut sides = Vec::new();
        for (pointer, name) in super::members::texts(entry, "who") {
            match Side::NAMED.iter().find(|(side, _)| *side == name) {
                Some((_, Side::Any)) => sides.extend([Side::Own, Side::Other]),
                Some((_, side)) => sides.push(*side),
                None => {
                    let known = Side::NAMED.map(|(side, _)| side);
                    entry.problems().push(problem::unknown(&pointer, &name, problem::one_of(known), known));
                }
            }
        }
        Some(sides.into())
    }

    /// A target: the id of a preset, one that refines a preset with `like`, or one that is written out.
    pub fn target(&mut self, problems: &mut Vec<Diagnostic>, path: Path<'_>, node: Node<'_>) -> Option<Target> {
        if let Some(name) = node.string() {
            let found = self.preset(&name);
            if found.is_none() {
                problems.push(problem::unknown(&path.to_string(), &name, "expected-target", keys(&self.game.targets)));
            }
            return found;
        }
        if node.shape() != Shape::Object {
            problems.push(problem::wrong(node, path, "expected-target"));
            return None;
        }
        let mut entry = Reader::open(node, path, problems);
        let base = match entry.text("like") {
            None => Target::own_player(),
            Some(like) => match self.preset(&like) {
                Some(target) => target,
                None => {
                    let pointer = path.key("like").to_string();
                    let unknown = problem::unknown(&pointer, &like, "expected-target", keys(&self.game.targets));
                    entry.problems().push(unknown);
                    Target::own_player()
                }
            },
        };
        let target = self.refined(&mut entry, base);
        super::members::ignore(&mut entry, &["id", "on"]);
        Self::done(&mut entry, &shape::TARGET);
        Some(target)
    }

    /// Reports members of a row's target that would do nothing: how one of the cards that it fixes is picked, where players
    /// are.
    pub fn check_refinement(
        &self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        target: Option<&Target>,
    ) {
        let (Some(target), Shape::Object) = (target, node.shape()) else { return };
        let preset = target.preset.and_then(|at| self.game.targets.get_index(usize::from(at)));
        // What a preset fixes stays so, and players stay players.
        let is_kept = |member: &str| {
            // Where the operation picks, nobody else does.
            preset.is_none_or(|(_, base)| match (base.is_fixed() || base.pick == Pick::Fit, base.is_player()) {
                (true, _) => base.takes(member),
                (_, true) => !["zone", "other", "where"].contains(&member),
                _ => true,
            })
        };
        for member in node.members() {
            if !target.takes(&member.key) || !is_kept(&member.key) {
                let name = format!("`{}`", preset.map_or("to", |(name, _)| name.as_str()));
                let message = message!("problem-member-not-taken", op = name, name = &*member.key);
                let pointer = path.key(&member.key).to_string();
                problems.push(Diagnostic::new(Code::TargetNotAllowed, pointer, message).on_key().fix_remove());
            }
        }
    }

    /// The target of a name, which remembers it.
    fn preset(&self, name: &str) -> Option<Target> {
        let (at, _, target) = self.game.targets.get_full(name)?;
        Some(Target { preset: u8::try_from(at).ok(), ..target.clone() })
    }

    fn refined(&mut self, entry: &mut Reader<'_, '_>, mut target: Target) -> Target {
        const PICKS: [(&str, Pick); 10] = [
            ("choose", Pick::Choose),
            ("target", Pick::Target),
            ("all", Pick::All),
            ("random", Pick::Random),
            ("most", Pick::Best(Extreme::Most)),
            ("least", Pick::Best(Extreme::Least)),
            ("this", Pick::This),
            ("host", Pick::Host),
            ("same", Pick::Same),
            ("fit", Pick::Fit),
        ];
        // What is picked is written as a whole: a refinement replaces all of it, but an operation that picks goes on doing so.
        if ["pick", "count", "up_to"].iter().any(|member| entry.has(member)) {
            let pick = if target.pick == Pick::Fit { Pick::Fit } else { Pick::Choose };
            (target.pick, target.count, target.up_to) = (pick, 1, None);
        }
        let wrote_pick = entry.has("pick");
        if let Some(pick) = choice(entry, "pick", &PICKS) {
            target.pick = pick;
        }
        let small = |number: i64| u8::try_from(number.clamp(0, 255)).unwrap_or(0);
        if let Some(count) = entry.integer("count") {
            target.count = small(count);
        }
        if let Some(most) = entry.integer("up_to") {
            target.up_to = Some(small(most));
        }
        if let Some(who) = Self::sides(entry) {
            target.who = who;
        }
        if let Some(zones) = zones_of(self.game, entry, "zone") {
            target.zones = Some(zones);
        }
        if let Some(number) = name_of(entry, "number", "expected-card-number", &self.game.numbers, NumberId::at) {
            target.number = Some(number);
        }
        if let Some(by_opponent) = choice(entry, "by", &[("opponent", true), ("self", false)]) {
            target.by_opponent = by_opponent;
        }
        if let Some(other) = entry.flag("other") {
            target.other = other;
        }
        let path = entry.path();
        if let Some(node) = entry.take("of") {
            let scope = Scope { this: true, event: true, to: ToKind::None, ..Scope::plain() };
            let read = |text: &str| Terms::new(self.game, &scope).read_selector(text);
            target.of = Self::expression(entry.problems(), path.key("of"), node, read);
            if !wrote_pick && target.pick == Pick::Choose {
                target.pick = Pick::All;
            }
        }
        if entry.has("default") {
            target.default = self.number_in(entry, "default", &Scope::card());
        }
        let added = self.filters_in(entry);
        target.filters = joined(target.filters, added);
        if matches!(target.pick, Pick::Best(_)) && target.number.is_none() {
            let pointer = path.to_string();
            entry.problems().push(problem::missing(pointer, "number"));
        }
        target
    }

    /// `against`: what the sources of a sparing word must be.
    pub fn against(&mut self, entry: &mut Reader<'_, '_>) -> Option<Box<Against>> {
        let node = entry.take("against")?;
        let path = entry.path();
        let path = path.key("against");
        let mut inner = Reader::open(node, path, entry.problems());
        let who = choice(&mut inner, "who", &Side::NAMED).unwrap_or(Side::Any);
        let filters = self.filters_in(&mut inner);
        inner.finish(&shape::AGAINST.known());
        Some(Box::new(Against { who, filters }))
    }
}

/// Filters that are added to those of a preset; the same filter replaces the earlier one.
fn joined(base: Tests<FilterUse>, added: Tests<FilterUse>) -> Tests<FilterUse> {
    let kept = base.members.iter().filter(|old| added.members.iter().all(|new| new.filter != old.filter));
    let members = kept.chain(added.members.iter()).copied().collect();
    Tests {
        members,
        any: if added.any.is_empty() { base.any } else { added.any },
        all: if added.all.is_empty() { base.all } else { added.all },
        not: added.not.or(base.not),
    }
}
