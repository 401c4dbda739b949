//! The search player: a tree over what both players know (Cowling, Powley and Whitehouse 2012, "Information set Monte
//! Carlo tree search"). Each round imagines the hidden cards anew, walks down the tree by the actions that are legal
//! there, adds one node, and lets greedy players finish the game. It sees no hidden card: see [`Match::guess`].

use super::greedy::Greedy;
use crate::engine::{Generator, Side, Workspace};
use crate::games::starfall::{Action, Actions, Duel, Match, Outcome};

/// Imagined games for each choice.
const ROUNDS: u32 = 96;
/// How much an action that has seldom been tried is favoured.
const CURIOSITY: f64 = 1.2;
/// The part of the curiosity that goes to what a greedy player would do; the rest is shared by all actions.
const TRUST: f64 = 0.4;

/// A player that imagines how the game goes on.
#[derive(Clone, Debug)]
pub struct Search {
    chance: Generator,
    greedy: Greedy,
    work: Workspace,
    legal: Actions,
    tree: Vec<Node>,
    /// The nodes of this round, and who acted to reach each.
    path: Vec<(usize, Side)>,
}

/// An action in the tree, after those of the nodes above it.
#[derive(Clone, Copy, Debug)]
struct Node {
    deed: Deed,
    parent: usize,
    /// How often it was done.
    visits: u32,
    /// How often it could have been done.
    chances: u32,
    /// What it has brought whoever did it: 1 for each game won.
    score: f64,
}

/// An action by its card, since places in a hand mean other cards in other imagined games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Play(u8, Option<u8>),
    Ability(Option<u8>),
    Attack(u8, Option<u8>),
    End,
}

impl Deed {
    fn of(action: Action, duel: &Duel, position: &Match) -> Self {
        match action {
            Action::Play { at, target } => {
                let hand = position.state.player(position.active).zone(duel.places().hand);
                Self::Play(hand.get(usize::from(at)).map_or(u8::MAX, |card| card.0), target)
            }
            Action::Ability { target } => Self::Ability(target),
            Action::Attack { by, target } => Self::Attack(by, target),
            Action::End => Self::End,
        }
    }
}

impl Search {
    /// A player for games of a duel.
    pub fn new(duel: &Duel) -> Self {
        Self {
            chance: Generator(0),
            greedy: Greedy::new(duel),
            work: Workspace::default(),
            legal: Actions::default(),
            tree: Vec::with_capacity(2 * ROUNDS as usize),
            path: Vec::with_capacity(64),
        }
    }

    /// Begins a game with chance of its own.
    pub fn begin(&mut self, seed: u64) {
        self.chance = Generator(seed);
    }

    /// The action that was done most often in the imagined games.
    /// `legal` is space to list the legal actions in.
    pub fn choose(&mut self, duel: &Duel, position: &Match, legal: &mut Actions) -> Action {
        position.legal_actions(duel, legal);
        let actions = legal.as_slice();
        if let [only] = actions {
            return *only;
        }
        let root = Node { deed: Deed::End, parent: usize::MAX, visits: 0, chances: 0, score: 0.0 };
        self.tree.clear();
        self.tree.push(root);
        for _ in 0..ROUNDS {
            let mut imagined = position.guess(duel, position.active, &mut self.chance);
            self.descend(duel, &mut imagined);
            self.finish(duel, &mut imagined);
            self.learn(duel, &imagined);
        }
        let visits = |action: Action| {
            let deed = Deed::of(action, duel, position);
            self.tree.iter().find(|node| node.parent == 0 && node.deed == deed).map_or(0, |node| node.visits)
        };
        // Of equals the first, which the greedy player would look at first too.
        let best = actions.iter().copied().rev().max_by_key(|&action| visits(action));
        best.unwrap_or_default()
    }

    /// Walks down the tree and one step out of it.
    fn descend(&mut self, duel: &Duel, imagined: &mut Match) {
        self.path.clear();
        let mut at = 0;
        while imagined.outcome().is_none() {
            imagined.legal_actions(duel, &mut self.legal);
            let favourite = self.greedy.choose(duel, imagined);
            let (action, node) = self.pick(duel, imagined, at, favourite);
            self.path.push((node, imagined.active));
            let is_new = self.tree[node].visits == 0;
            if imagined.play_legal(duel, action, &mut (), &mut self.work).is_err() {
                return;
            }
            if is_new {
                return;
            }
            at = node;
        }
    }

    /// The action below a node with the best prospects: what it has brought so far, and how little it was tried.
    fn pick(&mut self, duel: &Duel, imagined: &Match, parent: usize, favourite: Action) -> (Action, usize) {
        let favourite = Deed::of(plain(favourite, &self.legal), duel, imagined);
        let count = f64::from(u32::try_from(self.legal.as_slice().len()).unwrap_or(u32::MAX));
        let (mut best, mut most) = ((Action::End, None, Deed::End), f64::MIN);
        let unknown = self.hoped(parent, imagined.active);
        for at in 0..self.legal.as_slice().len() {
            let action = self.legal.as_slice()[at];
            let deed = Deed::of(action, duel, imagined);
            let known = self.tree.iter().position(|node| node.parent == parent && node.deed == deed);
            let (visits, chances, score) = known.map_or((0, 1, 0.0), |known| {
                let node = &mut self.tree[known];
                node.chances += 1;
                (node.visits, node.chances, node.score)
            });
            let mean = if visits == 0 { unknown } else { score / f64::from(visits) };
            let share = (1.0 - TRUST) / count + if deed == favourite { TRUST } else { 0.0 };
            let worth = mean + CURIOSITY * share * f64::from(chances).sqrt() / f64::from(1 + visits);
            if worth > most {
                (best, most) = ((action, known, deed), worth);
            }
        }
        let (action, known, deed) = best;
        let node = known.unwrap_or_else(|| {
            self.tree.push(Node { deed, parent, visits: 0, chances: 1, score: 0.0 });
            self.tree.len() - 1
        });
        (action, node)
    }

    /// What an action promises a player before it is tried: what the node above it has brought that player so far.
    fn hoped(&self, parent: usize, player: Side) -> f64 {
        let above = self.tree[parent];
        let Some(&(_, actor)) = self.path.last().filter(|_| above.visits > 0) else { return 0.5 };
        let mean = above.score / f64::from(above.visits);
        if actor == player { mean } else { 1.0 - mean }
    }

    /// Greedy players play on to the end.
    fn finish(&mut self, duel: &Duel, imagined: &mut Match) {
        while imagined.outcome().is_none() {
            let action = self.greedy.choose(duel, imagined);
            if imagined.play_legal(duel, action, &mut (), &mut self.work).is_err()
                && imagined.play_legal(duel, Action::End, &mut (), &mut self.work).is_err()
            {
                return;
            }
        }
    }

    /// Notes in every node of the round how the game ended.
    fn learn(&mut self, duel: &Duel, end: &Match) {
        let won = |side| match end.outcome() {
            Some(Outcome::Won(winner)) if winner == side => 1.0,
            Some(Outcome::Won(_)) => 0.0,
            Some(Outcome::Draw) | None => 0.5,
        };
        // A tenth goes by how clearly: of two ways to win, or to lose, the better one.
        let margin = |side: Side| {
            let [own, other] =
                [side, side.other()].map(|side| end.state.player(side).number(duel.places().shield).clamp(-50, 50));
            f64::from(50 + (own - other) / 2) / 100.0
        };
        for &(node, side) in &self.path {
            let node = &mut self.tree[node];
            node.visits += 1;
            node.score += 0.9 * won(side) + 0.1 * margin(side);
        }
    }
}

/// The greedy player leaves targets to the rules; the list of legal actions names them.
fn plain(action: Action, legal: &Actions) -> Action {
    let first = Some(0);
    let named = match action {
        Action::Play { at, target: None } => Action::Play { at, target: first },
        Action::Ability { target: None } => Action::Ability { target: first },
        _ => return action,
    };
    if legal.as_slice().contains(&named) { named } else { action }
}
