//! Reads how a match answers to events, and how it ends.

use super::Reading;
use super::members::{choice, name_of, texts, zones_of};
use super::problem;
use super::scope::Scope;
use super::terms::keys;
use crate::base::Name;
use crate::base::json::Node;
use crate::base::reader::Reader;
use crate::kernel::ids::{NumberId, WindowId};
use crate::kernel::rules::flow::{Aim, Always, Effects, EndResult, Ending, Fires, ResolveAt, Tie, When};
use crate::kernel::rules::shape;
use crate::kernel::rules::term::Term;
use crate::message;
use crate::ruleset::Table;

/// The maximum number of turns of a match.
const MAX_TURNS: i64 = 1000;

impl Reading<'_> {
    pub fn when(&mut self, entry: &mut Reader<'_, '_>) -> Option<When> {
        let path = entry.path();
        let Some(event) = entry.text("event") else {
            entry.require("event");
            return None;
        };
        let event = self.await_event(&event, path.key("event").to_string());
        let scope = Scope::event();
        let wrote = entry.has("if");
        let test = self.number_in(entry, "if", &scope);
        let body = self.block_in(entry, "do", &scope);
        let once = entry.flag("once").unwrap_or(false);
        let rows = self.loose_rows(entry, "rows");
        let (rows_of, seat) = (seat_in(entry, "as"), seat_in(entry, "seat"));
        Self::done(entry, &shape::WHEN);
        if wrote && test.is_none() {
            return None;
        }
        Some(When { event, test, body, once, rows, rows_of, seat })
    }

    pub fn always(&mut self, entry: &mut Reader<'_, '_>) -> Option<Always> {
        let zones = zones_of(self.game, entry, "in");
        if zones.is_none() {
            entry.require("in");
        }
        let scope = Scope { tests: 1, ..Scope::card() };
        let test = self.number_in(entry, "if", &scope);
        let (adds, adds_to_players) = self.adds(entry, &scope);
        let mut gives = Vec::new();
        for (pointer, name) in texts(entry, "gives") {
            match self.game.keywords.get(&name) {
                Some(keyword) => gives.push(keyword.word),
                None => {
                    let known = keys(&self.game.keywords);
                    entry.problems().push(problem::unknown(&pointer, &name, "expected-keyword", known));
                }
            }
        }
        Self::done(entry, &shape::ALWAYS);
        Some(Always { zones: zones?, test, adds, adds_to_players, gives })
    }

    pub fn ending(&mut self, entry: &mut Reader<'_, '_>) -> Option<Ending> {
        if !entry.has("if") {
            entry.require("if");
        }
        let test = self.number_in(entry, "if", &Scope::plain());
        let mut found = Vec::new();
        // That the other player loses is that this one wins.
        for (member, own, other) in
            [("loses", EndResult::Loses, EndResult::Wins), ("wins", EndResult::Wins, EndResult::Loses)]
        {
            if entry.has(member) {
                let result = choice(entry, member, &[("self", own), ("opponent", other)]);
                found.push(result.unwrap_or(own));
            }
        }
        if entry.has("draws") && entry.flag("draws") != Some(false) {
            found.push(EndResult::Draws);
        }
        let seat = seat_in(entry, "seat");
        let pointer = entry.path().to_string();
        let id = entry.text("id").map_or_else(|| pointer.into(), Name::from);
        Self::done(entry, &shape::ENDING);
        if found.len() != 1 {
            let pointer = entry.path().to_string();
            entry.problems().push(problem::conflict(pointer, message!("problem-end-result")));
        }
        Some(Ending { id, test: test?, result: *found.first()?, seat })
    }

    pub fn law(&mut self, entry: &mut Reader<'_, '_>) -> Option<Term> {
        if !entry.has("holds") {
            entry.require("holds");
        }
        let holds = self.number_in(entry, "holds", &Scope::plain());
        Self::done(entry, &shape::LAW);
        holds
    }

    pub fn fires(&mut self, flow: &mut Reader<'_, '_>) {
        let Some(node) = flow.take("fires") else { return };
        let path = flow.path();
        let mut fires = Reader::open(node, path.key("fires"), flow.problems());
        let scope = Scope { this: true, row: Some(Table::new()), event: true, ..Scope::plain() };
        if !fires.has("if") {
            fires.require("if");
        }
        let test = self.number_in(&mut fires, "if", &scope);
        let body = self.block_in(&mut fires, "do", &scope);
        fires.finish(&shape::FIRES.known());
        self.game.flow.fires = test.map(|test| Fires { test, body });
    }

    pub fn tie(&mut self, flow: &mut Reader<'_, '_>) {
        let Some(node) = flow.take("tie") else { return };
        let path = flow.path();
        let path = path.key("tie");
        let mut tie = Reader::open(node, path, flow.problems());
        let plain = Scope::plain();
        if let Some(share) = tie.take("share") {
            let share_path = path.key("share");
            let mut terms = Vec::new();
            for (at, item) in share.items().into_iter().enumerate() {
                terms.extend(self.number(tie.problems(), share_path.item(at), item, &plain));
            }
            match <[Term; 2]>::try_from(terms) {
                Ok([one, other]) => self.game.flow.tie = Tie::Share(one, other),
                Err(found) if found.len() == share.items().len() => {
                    tie.wrong(share, "share", "expected-two-expressions");
                }
                Err(_) => {}
            }
        } else if let Some(term) = self.number_in(&mut tie, "most", &plain) {
            self.game.flow.tie = Tie::Most(term);
        } else if !tie.has("most") {
            tie.require("most");
        }
        tie.finish(&shape::TIE.known());
    }

    pub fn effects(&mut self, flow: &mut Reader<'_, '_>) {
        let Some(node) = flow.take("effects") else { return };
        let path = flow.path();
        let path = path.key("effects");
        let mut effects = Reader::open(node, path, flow.problems());
        let at = [("row", ResolveAt::Row), ("effect", ResolveAt::Effect), ("chain", ResolveAt::Chain)];
        let at = choice(&mut effects, "at", &at).unwrap_or(ResolveAt::Row);
        let newest_first = choice(&mut effects, "order", &[("newest", true), ("oldest", false)]).unwrap_or(true);
        let window = name_of(&mut effects, "window", "expected-window", &self.game.flow.windows, WindowId::at);
        let aim = choice(&mut effects, "aim", &[("row", Aim::Row), ("whole", Aim::Whole)]).unwrap_or(Aim::No);
        if at == ResolveAt::Chain && !effects.has("window") {
            effects.require("window");
        }
        effects.finish(&shape::EFFECTS.known());
        self.game.flow.effects = Effects { at, newest_first, window, aim };
    }

    pub fn turn_limit(&mut self, flow: &mut Reader<'_, '_>) {
        let path = flow.path();
        let path = path.key("turn_limit");
        let Some(node) = flow.require("turn_limit") else { return };
        let Some(term) = self.number(flow.problems(), path, node, &Scope::plain()) else { return };
        if let Term::Constant(turns) = term
            && !(1..=MAX_TURNS).contains(&i64::from(turns))
        {
            let message = message!("problem-turn-limit", most = MAX_TURNS);
            flow.problems().push(problem::conflict(path.to_string(), message));
        }
        self.game.flow.turn_limit = term;
    }

    pub fn choices(&mut self, flow: &mut Reader<'_, '_>) {
        let Some(node) = flow.take("choices") else { return };
        let path = flow.path();
        let mut choices = Reader::open(node, path.key("choices"), flow.problems());
        let most = name_of(&mut choices, "most", "expected-card-number", &self.game.numbers, NumberId::at);
        choices.finish(&shape::CHOICES.known());
        self.game.flow.choices = most;
    }
}

/// A seat: 0 or 1, or `self` and `opponent` for the first and the second one.
fn seat_in(entry: &mut Reader<'_, '_>, member: &str) -> Option<u8> {
    let node: Node<'_> = entry.take(member)?;
    let seat = match (node.integer(), node.string().as_deref()) {
        (Some(0), _) | (_, Some("self")) => Some(0),
        (Some(1), _) | (_, Some("opponent")) => Some(1),
        _ => None,
    };
    if seat.is_none() {
        entry.wrong(node, member, "expected-seat");
    }
    seat
}
