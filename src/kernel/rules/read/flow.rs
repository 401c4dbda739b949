//! Reads the `match` of a ruleset.

#![allow(clippy::unnecessary_wraps, reason = "all entries are read by functions of one form")]

use super::Reading;
use super::members::{choice, ignore, names_of, small, texts};
use super::problem;
use super::scope::{PickKind, Scope};
use crate::base::Name;
use crate::base::json::{Node, Shape};
use crate::base::reader::Reader;
use crate::kernel::ids::{ActionId, TimingId};
use crate::kernel::rules::flow::{
    Action, Aim, Aims, Check, Effects, First, Flow, Phase, PickRule, ResolveAt, Tie, UsedAbility, Window, WindowWho,
};
use crate::kernel::rules::shape;
use crate::kernel::rules::statement::{Block, Place, Statement, StatementKind};
use crate::kernel::rules::term::{Selector, Term};
use crate::ruleset::Table;
use crate::ruleset::syntax;

/// A match without anything.
pub fn empty() -> Flow {
    Flow {
        first: First::Chance,
        setup: Block::default(),
        phases: Table::new(),
        actions: Table::new(),
        windows: Table::new(),
        routines: Table::new(),
        when: Vec::new(),
        always: Vec::new(),
        silent: None,
        fires: None,
        owner_is_side: false,
        roles: Table::new(),
        laws: Vec::new(),
        ends: Vec::new(),
        tie: Tie::Draw,
        check: Check::Never,
        turn_limit: Term::Constant(0),
        turns_are_rounds: false,
        is_outside: false,
        turns_from: 1,
        actions_a_turn: Term::Constant(200),
        choices: None,
        effects: Effects { at: ResolveAt::Row, newest_first: true, window: None, aim: Aim::No },
    }
}

/// An action that does nothing.
pub fn action() -> Action {
    Action {
        cards: Vec::new(),
        ability: None,
        needs: Vec::new(),
        pays: Block::default(),
        picks: Table::new(),
        aims: None,
        room: true,
        plays: false,
        times: None,
        does: Block::default(),
    }
}

impl Reading<'_> {
    pub fn flow(&mut self, mut flow: Reader<'_, '_>) {
        let flow = &mut flow;
        let plain = Scope::plain();
        ignore(flow, &["about"]);
        texts(flow, "roles");
        self.first(flow);
        self.table(flow, "routines", |game| &mut game.flow.routines, Self::routine);
        self.table(flow, "windows", |game| &mut game.flow.windows, Self::window);
        self.table(flow, "actions", |game| &mut game.flow.actions, Self::action);
        self.table(flow, "phases", |game| &mut game.flow.phases, Self::phase);
        self.game.flow.setup = self.block_in(flow, "setup", &plain);
        self.game.flow.when = self.each_entry(flow, "when", Self::when);
        self.game.flow.always = self.each_entry(flow, "always", Self::always);
        self.game.flow.ends = self.each_entry(flow, "ends", Self::ending);
        self.game.flow.laws = self.each_entry(flow, "laws", Self::law);
        self.game.flow.silent = self.number_in(flow, "silent", &Scope::card());
        self.fires(flow);
        self.tie(flow);
        self.effects(flow);
        let checks = [("statement", Check::Statement), ("row", Check::Row), ("effect", Check::Effect)];
        self.game.flow.check = choice(flow, "check", &checks).unwrap_or(Check::Never);
        self.game.flow.owner_is_side = choice(flow, "owner", &[("side", true)]).unwrap_or(false);
        self.game.flow.turns_are_rounds = choice(flow, "turns", &[("rounds", true), ("turns", false)]).unwrap_or(false);
        self.game.flow.turns_from = small(flow, "turns_from").unwrap_or(1);
        if let Some(term) = self.number_in(flow, "actions_a_turn", &plain) {
            self.game.flow.actions_a_turn = term;
        }
        self.turn_limit(flow);
        self.choices(flow);
        flow.finish(&shape::MATCH.known());
    }

    /// Reads the entries of a list without ids.
    fn each_entry<T>(
        &mut self,
        flow: &mut Reader<'_, '_>,
        member: &str,
        read: fn(&mut Self, &mut Reader<'_, '_>) -> Option<T>,
    ) -> Vec<T> {
        let above = flow.path();
        let path = above.key(member);
        let items = flow.list(member).into_iter().enumerate();
        let mut found = Vec::new();
        for (at, item) in items {
            let mut entry = Reader::open(item, path.item(at), flow.problems());
            found.extend(read(self, &mut entry));
        }
        found
    }

    fn first(&mut self, flow: &mut Reader<'_, '_>) {
        let Some(node) = flow.take("first") else {
            flow.require("first");
            return;
        };
        if node.shape() != Shape::Object {
            if node.string().as_deref() != Some("chance") {
                flow.wrong(node, "first", "expected-first-player");
            }
            return;
        }
        let path = flow.path();
        let path = path.key("first");
        let mut first = Reader::open(node, path, flow.problems());
        ignore(&mut first, &["else"]);
        if let Some(node) = first.require("most") {
            let game = &*self.game;
            let plain = Scope::plain();
            let term = Self::expression(first.problems(), path.key("most"), node, |text| {
                // The number is one of the player's, so that `T` is `self.T`.
                let ast = super::terms::parse(text)?;
                let terms = super::terms::Terms::new(game, &plain);
                let own = super::scope::Value::Players(crate::kernel::rules::term::Players::Own);
                match &ast.kind {
                    syntax::Kind::Path(names) if let [name] = &names[..] => match terms.member(&ast, own, name)? {
                        super::scope::Value::Number(term) => Ok(term),
                        _ => terms.number(&ast),
                    },
                    _ => terms.number(&ast),
                }
            });
            if let Some(term) = term {
                self.game.flow.first = First::Most(term);
            }
        }
        first.finish(&shape::FIRST_MOST.known());
    }

    fn routine(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Block> {
        let scope = Scope { routines: Some(at), ..Scope::card() };
        let block = self.block_in(entry, "do", &scope);
        Self::done(entry, &shape::ROUTINE);
        Some(block)
    }

    fn phase(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Phase> {
        let plain = Scope::plain();
        let test = self.number_in(entry, "if", &plain);
        let begin = self.block_in(entry, "do", &plain);
        let actions = entry
            .has("actions")
            .then(|| names_of(entry, "actions", "expected-match-action", &self.game.flow.actions, ActionId::at).into());
        let must = entry.flag("must").unwrap_or(false);
        let after = self.block_in(entry, "after", &plain);
        let then = self.block_in(entry, "then", &plain);
        Self::done(entry, &shape::PHASE);
        Some(Phase { word: self.game.flow.phases[at].word, test, begin, actions, must, after, then })
    }

    fn action(&mut self, entry: &mut Reader<'_, '_>, _: usize) -> Option<Action> {
        let path = entry.path();
        let has_card = entry.has("card");
        let is_empty = |node: Node<'_>| node.shape() == Shape::Array && node.items().is_empty();
        let has_effect = entry.node().member("does").is_some_and(|node| !is_empty(node));
        let cards = match entry.take("card") {
            Some(node) => self.selectors(entry.problems(), path.key("card"), node, &Scope::plain()),
            None => Vec::new(),
        };
        let ability = self.used_ability(entry);
        let mut scope = if has_card { Scope::card() } else { Scope::plain() };
        scope.ability = ability.is_some();
        let needs = self.needs(entry, &scope);
        let picks = self.picks(entry, &mut scope);
        let pays = self.block_in(entry, "pays", &scope);
        let room = entry.flag("room").unwrap_or(true);
        let times = self.number_in(entry, "times", &Scope::plain());
        let does = self.block_in(entry, "does", &scope);
        let aims = self.aims(entry, &scope);
        let plays = plays_card(&does);
        if has_card && ability.is_none() && !has_effect {
            entry.problems().push(problem::missing(path.to_string(), "does"));
        }
        Self::done(entry, &shape::ACTION);
        Some(Action { cards, ability, needs, pays, picks, aims, room, plays, times, does })
    }

    fn used_ability(&mut self, entry: &mut Reader<'_, '_>) -> Option<UsedAbility> {
        let node = entry.node().member("ability")?;
        if node.boolean() == Some(true) {
            ignore(entry, &["ability"]);
            return Some(UsedAbility::Any);
        }
        let timings = names_of(entry, "ability", "expected-timing", &self.game.timings, TimingId::at);
        Some(UsedAbility::Of(timings.into()))
    }

    /// Reasons and tests, in order.
    pub(super) fn needs(&mut self, entry: &mut Reader<'_, '_>, scope: &Scope) -> Vec<(Box<str>, Term)> {
        let Some(node) = entry.take("needs") else { return Vec::new() };
        let path = entry.path();
        let path = path.key("needs");
        if node.shape() != Shape::Object {
            entry.wrong(node, "needs", "expected-object");
        }
        let mut needs = Vec::new();
        for member in node.members() {
            let test = self.number(entry.problems(), path.key(&member.key), member.value, scope);
            needs.extend(test.map(|test| (Box::from(&*member.key), test)));
        }
        needs
    }

    /// What is named with an action; each pick can read the ones before it, and the action all of them.
    fn picks(&mut self, entry: &mut Reader<'_, '_>, scope: &mut Scope) -> Table<PickRule> {
        let mut picks = Table::new();
        let Some(node) = entry.take("picks") else { return picks };
        let path = entry.path();
        let path = path.key("picks");
        if node.shape() != Shape::Object {
            entry.wrong(node, "picks", "expected-object");
        }
        for member in node.members() {
            let path = path.key(&member.key);
            let mut pick = Reader::open(member.value, path, entry.problems());
            let Some((rule, kind)) = self.pick(&mut pick, scope) else { continue };
            scope.picks.push((Name::from(&*member.key), kind));
            picks.insert(Name::from(member.key), rule);
        }
        picks
    }

    fn pick(&mut self, pick: &mut Reader<'_, '_>, scope: &Scope) -> Option<(PickRule, PickKind)> {
        ignore(pick, &["about"]);
        if pick.has("from") {
            let (from, to) = (self.number_in(pick, "from", scope), self.number_in(pick, "to", scope));
            if !pick.has("to") {
                pick.require("to");
            }
            pick.finish(&shape::PICK_NUMBER.known());
            return Some((PickRule::Number { from: from?, to: to? }, PickKind::Number));
        }
        let node = pick.require("of")?;
        let path = pick.path();
        let of = self.selectors(pick.problems(), path.key("of"), node, scope);
        let test = self.number_in(pick, "if", &Scope { tests: 1, ..scope.looking() });
        let or_player = pick.take("or").is_some();
        let or_if = self.number_in(pick, "or_if", scope);
        let (may, itself) = (pick.flag("may").unwrap_or(false), pick.flag("self").unwrap_or(false));
        pick.finish(&shape::PICK_CARD.known());
        Some((PickRule::Card { of, test, or_player, or_if, may, itself }, PickKind::Card))
    }

    fn aims(&mut self, entry: &mut Reader<'_, '_>, scope: &Scope) -> Option<Aims> {
        let node = entry.take("aims")?;
        let path = entry.path();
        let path = path.key("aims");
        let mut aims = Reader::open(node, path, entry.problems());
        let on = names_of(&mut aims, "on", "expected-timing", &self.game.timings, TimingId::at).into();
        let must = self.number_in(&mut aims, "must", scope);
        let zone = aims.take("zone").and_then(|node| {
            let plain = Scope::plain();
            let terms = super::terms::Terms::new(self.game, &plain);
            Self::expression(aims.problems(), path.key("zone"), node, |text| terms.zone(&super::terms::parse(text)?))
        });
        choice(&mut aims, "by", &[("place", ())]);
        aims.finish(&shape::AIMS.known());
        Some(Aims { on, must, zone: zone.map(|(players, zone)| Place::Of(players, zone)) })
    }

    fn window(&mut self, entry: &mut Reader<'_, '_>, at: usize) -> Option<Window> {
        let choices = [
            ("self", WindowWho::Own),
            ("opponent", WindowWho::Other),
            ("each", WindowWho::Each),
            ("both", WindowWho::Both),
        ];
        let who = choice(entry, "who", &choices);
        if !entry.has("who") {
            entry.require("who");
        }
        let actions = names_of(entry, "actions", "expected-match-action", &self.game.flow.actions, ActionId::at).into();
        let times = match entry.take("times") {
            None => Some(1),
            Some(node) if node.string().as_deref() == Some("any") => None,
            Some(node) => {
                let times = node.integer().and_then(|times| u32::try_from(times).ok());
                if times.is_none() {
                    entry.wrong(node, "times", "expected-times");
                }
                times.or(Some(1))
            }
        };
        let must = entry.flag("must").unwrap_or(false);
        let opens = self.number_in(entry, "opens", &Scope::plain());
        Self::done(entry, &shape::WINDOW);
        Some(Window { word: self.game.flow.windows[at].word, who: who?, actions, times, must, opens })
    }
}

/// Whether statements play their card, at once or after others may have answered.
fn plays_card(statements: &[Statement]) -> bool {
    statements.iter().any(|statement| match &statement.kind {
        StatementKind::Play(Selector::It) => true,
        StatementKind::Answer { body, .. } => plays_card(body),
        _ => false,
    })
}
