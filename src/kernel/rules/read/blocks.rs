//! Reads blocks of statements.

use super::Reading;
use super::problem::{self, Checked, Fault, wrong_usage};
use super::scope::{Scope, Value};
use super::statements::usage;
use super::terms::{Terms, bare, parse, parse_program};
use crate::base::Diagnostic;
use crate::base::json::{Node, Shape};
use crate::base::reader::{Path, Reader};
use crate::kernel::ids::{EventId, StatementId, WindowId};
use crate::kernel::rules::statement::{Block, Each, Statement, StatementKind};
use crate::kernel::rules::term::{Players, Selector, Term};
use crate::message;
use crate::ruleset::syntax::{Ast, Kind};

/// The most statements of a ruleset, because an id has two bytes.
pub(super) const MAX_STATEMENTS: usize = 60_000;

impl Reading<'_> {
    /// Compiles an expression; a fault is reported at its place in the file.
    pub fn expression<T>(
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        read: impl FnOnce(&str) -> Checked<T>,
    ) -> Option<T> {
        let Some(text) = node.string() else {
            problems.push(problem::wrong(node, path, "expected-expression"));
            return None;
        };
        let borrowed = matches!(text, std::borrow::Cow::Borrowed(_));
        read(&text).map_err(|fault: Fault| problems.push(fault.report(path, node, borrowed))).ok()
    }

    /// A number: written, or an expression.
    pub fn number(
        &self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        scope: &Scope,
    ) -> Option<Term> {
        match node.integer().map(i32::try_from) {
            Some(Ok(number)) => Some(Term::Constant(number)),
            _ => Self::expression(problems, path, node, |text| Terms::new(self.game, scope).read_number(text)),
        }
    }

    /// Cards: one expression or a list of them.
    pub fn selectors(
        &self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        scope: &Scope,
    ) -> Vec<Selector> {
        let read = |problems: &mut Vec<Diagnostic>, path: Path<'_>, node: Node<'_>| {
            Self::expression(problems, path, node, |text| Terms::new(self.game, scope).read_selector(text))
        };
        if node.shape() != Shape::Array {
            return read(problems, path, node).into_iter().collect();
        }
        let items = node.items().into_iter().enumerate();
        items.filter_map(|(at, item)| read(problems, path.item(at), item)).collect()
    }

    /// Statements: a text, a block, or a list of them.
    pub fn block(&mut self, problems: &mut Vec<Diagnostic>, path: Path<'_>, node: Node<'_>, scope: &Scope) -> Block {
        let mut statements = Vec::new();
        if node.shape() == Shape::Array {
            for (at, item) in node.items().into_iter().enumerate() {
                self.part(problems, path.item(at), item, scope, &mut statements);
            }
        } else {
            self.part(problems, path, node, scope, &mut statements);
        }
        statements.into()
    }

    fn part(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        scope: &Scope,
        statements: &mut Vec<Statement>,
    ) {
        match node.shape() {
            Shape::String => {
                let read = |text: &str| self.program(text, path, scope);
                statements.extend(Self::expression(problems, path, node, read).unwrap_or_default());
            }
            Shape::Object => {
                let id = self.statement_id(path.to_string());
                let mut block = Reader::open(node, path, problems);
                let kind = self.inner_block(&mut block, scope);
                if let Some(kind) = &kind {
                    self.uses.add(kind);
                }
                statements.extend(kind.map(|kind| Statement { id, is_joined: false, kind }));
            }
            _ => problems.push(problem::wrong(node, path, "expected-block")),
        }
    }

    /// Statements that are separated by semicolons.
    fn program(&mut self, text: &str, path: Path<'_>, scope: &Scope) -> Checked<Vec<Statement>> {
        let mut statements = Vec::new();
        let calls = parse_program(text)?;
        let last = calls.len().saturating_sub(1);
        for (at, call) in calls.into_iter().enumerate() {
            let kind = self.statement(&call, scope)?;
            self.uses.add(&kind);
            let id = self.statement_id(match call.span.start {
                0 => path.to_string(),
                offset => format!("{path}#{offset}"),
            });
            statements.push(Statement { id, is_joined: at < last, kind });
        }
        Ok(statements)
    }

    fn statement(&mut self, call: &Ast, scope: &Scope) -> Checked<StatementKind> {
        if let Kind::Call(name, arguments) = &call.kind
            && name == "happens"
        {
            let [event, cards @ ..] = &arguments[..] else { return wrong_usage(call, name, usage(name)) };
            if cards.len() > 1 {
                return wrong_usage(call, name, usage(name));
            }
            let event = self.announce(bare(event, "expected-name")?);
            let cards = cards.first().map(|cards| Terms::new(self.game, scope).selector(cards)).transpose()?;
            return Ok(StatementKind::Happens(event, cards));
        }
        Terms::new(self.game, scope).statement(call)
    }

    fn statement_id(&mut self, pointer: String) -> StatementId {
        let statements = &mut self.game.statements;
        if statements.len() < MAX_STATEMENTS {
            statements.push(pointer.into());
        } else {
            self.unnumbered.get_or_insert(pointer);
        }
        StatementId::at(statements.len().saturating_sub(1)).unwrap_or_default()
    }

    /// The event of a name, which somebody announces.
    pub fn announce(&mut self, name: &str) -> EventId {
        let at = self.game.events.insert_full(name.into(), ()).0;
        let id = EventId::at(at).unwrap_or_default();
        self.announced.insert(id);
        id
    }

    fn inner_block(&mut self, block: &mut Reader<'_, '_>, scope: &Scope) -> Option<StatementKind> {
        let kinds = ["if", "each", "times", "at_once", "answer"];
        let Some(kind) = kinds.into_iter().find(|kind| block.has(kind)) else {
            let mut known = kinds.to_vec();
            known.extend(["do", "else", "event", "card"]);
            block.finish(&known);
            let node = block.node();
            let wrong = problem::wrong(node, block.path(), "expected-block");
            block.problems().push(wrong);
            return None;
        };
        match kind {
            "if" => {
                let test = self.number_in(block, "if", scope);
                let then = self.block_in(block, "do", scope);
                let otherwise = self.block_in(block, "else", scope);
                block.finish(&["if", "do", "else"]);
                Some(StatementKind::If { test: test?, then, otherwise })
            }
            "each" => {
                let of = self.each(block, scope);
                let body = self.block_in(block, "do", &scope.looking());
                block.finish(&["each", "do"]);
                Some(StatementKind::Each { of: of?, body })
            }
            "times" => {
                let times = self.number_in(block, "times", scope);
                let body = self.block_in(block, "do", scope);
                block.finish(&["times", "do"]);
                Some(StatementKind::Times(times?, body))
            }
            "at_once" => {
                let body = self.block_in(block, "at_once", scope);
                block.finish(&["at_once"]);
                Self::amounts_only(block, &body);
                Some(StatementKind::AtOnce(body))
            }
            _ => self.answer(block, scope),
        }
    }

    /// In `at_once` amounts are read first, so that only statements with an amount make sense there.
    fn amounts_only(block: &mut Reader<'_, '_>, body: &Block) {
        let good = |statement: &Statement| {
            matches!(
                statement.kind,
                StatementKind::Gain(..)
                    | StatementKind::Lose(..)
                    | StatementKind::Set(..)
                    | StatementKind::Damage { .. }
                    | StatementKind::Heal(..)
            )
        };
        if !body.iter().all(good) {
            let pointer = block.path().key("at_once").to_string();
            block.problems().push(problem::conflict(pointer, message!("problem-at-once")));
        }
    }

    fn answer(&mut self, block: &mut Reader<'_, '_>, scope: &Scope) -> Option<StatementKind> {
        let windows = &self.game.flow.windows;
        let window = super::members::name_of(block, "answer", "expected-window", windows, WindowId::at);
        let event = block.text("event").map(|event| self.announce(&event));
        let card = block.take("card").and_then(|node| {
            let path = block.path();
            let read = |text: &str| Terms::new(self.game, scope).read_selector(text);
            Self::expression(block.problems(), path.key("card"), node, read)
        });
        let body = self.block_in(block, "do", scope);
        let otherwise = self.block_in(block, "else", scope);
        block.finish(&["answer", "event", "card", "do", "else"]);
        Some(StatementKind::Answer { window: window?, event, card, body, otherwise })
    }

    fn each(&mut self, block: &mut Reader<'_, '_>, scope: &Scope) -> Option<Each> {
        let node = block.take("each")?;
        match node.string().as_deref() {
            Some("seat") => return Some(Each::Seats),
            Some("player") => return Some(Each::Players(Players::Both)),
            _ => {}
        }
        let path = block.path();
        let game = &*self.game;
        Self::expression(block.problems(), path.key("each"), node, |text| {
            let ast = parse(text)?;
            let terms = Terms::new(game, scope);
            Ok(match terms.value(&ast, None)? {
                Value::Players(players) => Each::Players(players),
                _ => Each::Things(terms.selector(&ast)?),
            })
        })
    }

    /// The number in a member.
    pub fn number_in(&self, entry: &mut Reader<'_, '_>, member: &str, scope: &Scope) -> Option<Term> {
        let node = entry.take(member)?;
        let path = entry.path();
        self.number(entry.problems(), path.key(member), node, scope)
    }

    /// The statements in a member; none if it is missing.
    pub fn block_in(&mut self, entry: &mut Reader<'_, '_>, member: &str, scope: &Scope) -> Block {
        let Some(node) = entry.take(member) else { return Block::default() };
        let path = entry.path();
        self.block(entry.problems(), path.key(member), node, scope)
    }
}
