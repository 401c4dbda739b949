//! Puts flat code in the place of the terms that are worked out again and again in a match: tests, what rules add, what
//! actions and positions are worth. Done last, because whoever brings the rules into other forms reads them as trees.

use super::lookup::Kernel;
use super::rules::Game;
use super::rules::flow::{Flow, PickRule};
use super::rules::statement::{Each, Moved, Statement, StatementKind};
use super::rules::term::Term;

impl Kernel {
    /// Flattens the terms of the match.
    pub(super) fn flatten(&mut self) {
        let game = &self.game;
        let mut flat = |term: &mut Term| flatten(term, game);
        let mut flow = game.flow.clone();
        flatten_flow(&mut flow, &mut flat);
        let mut operations = game.operations.clone();
        operations.values_mut().for_each(|operation| block(&mut operation.does, &mut flat));
        let mut values = game.players.values.clone();
        for (_, value) in &mut values {
            flat(value);
        }
        self.position.iter_mut().for_each(&mut flat);
        self.game.flow = flow;
        self.game.operations = operations;
        self.game.players.values = values;
    }
}

/// Flattens a term, or those of its parts that can be.
fn flatten(term: &mut Term, game: &Game) {
    match game.flat(term) {
        Some(code) => *term = Term::Flat(code),
        None => term.each_part(&mut |part| flatten(part, game)),
    }
}

fn flatten_flow(flow: &mut Flow, flat: &mut dyn FnMut(&mut Term)) {
    for ending in &mut flow.ends {
        flat(&mut ending.test);
    }
    flow.silent.iter_mut().for_each(&mut *flat);
    for rule in &mut flow.always {
        rule.test.iter_mut().for_each(&mut *flat);
        for (_, amount) in &mut rule.adds {
            flat(amount);
        }
        for (_, amount) in &mut rule.adds_to_players {
            flat(amount);
        }
    }
    for phase in flow.phases.values_mut() {
        phase.test.iter_mut().for_each(&mut *flat);
        for body in [&mut phase.begin, &mut phase.after, &mut phase.then] {
            block(body, flat);
        }
    }
    flow.windows.values_mut().filter_map(|window| window.opens.as_mut()).for_each(&mut *flat);
    for action in flow.actions.values_mut() {
        for cards in &mut action.cards {
            cards.each_term(flat);
        }
        for (_, test) in &mut action.needs {
            flat(test);
        }
        action.times.iter_mut().for_each(&mut *flat);
        for pick in action.picks.values_mut() {
            match pick {
                PickRule::Card { of, test, or_if, .. } => {
                    for cards in of {
                        cards.each_term(flat);
                    }
                    test.iter_mut().chain(or_if).for_each(&mut *flat);
                }
                PickRule::Number { from, to } => [from, to].into_iter().for_each(&mut *flat),
            }
        }
        block(&mut action.pays, flat);
        block(&mut action.does, flat);
    }
    for rule in &mut flow.when {
        rule.test.iter_mut().for_each(&mut *flat);
        block(&mut rule.body, flat);
    }
    for body in flow.routines.values_mut().chain([&mut flow.setup]) {
        block(body, flat);
    }
}

/// Flattens the tests of a block, its own and those of the cards that its statements select. Amounts have their own list.
fn block(body: &mut [Statement], flat: &mut dyn FnMut(&mut Term)) {
    for statement in body {
        match &mut statement.kind {
            StatementKind::If { test, then, otherwise } => {
                flat(test);
                block(then, flat);
                block(otherwise, flat);
            }
            StatementKind::Times(times, body) => {
                flat(times);
                block(body, flat);
            }
            StatementKind::Each { of, body } => {
                if let Each::Things(cards) = of {
                    cards.each_term(flat);
                }
                block(body, flat);
            }
            StatementKind::AtOnce(body) => block(body, flat),
            StatementKind::Answer { body, otherwise, .. } => {
                block(body, flat);
                block(otherwise, flat);
            }
            StatementKind::Move { cards: Moved::Cards(cards), .. }
            | StatementKind::Let(_, cards)
            | StatementKind::Destroy(cards, _) => cards.each_term(flat),
            StatementKind::Modify { cards, amount, .. } => {
                cards.each_term(flat);
                flat(amount);
            }
            _ => {}
        }
    }
}
