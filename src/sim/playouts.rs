//! The search player of games whose effects ask nothing: information set Monte Carlo tree search (Cowling, Powley and
//! Whitehouse 2012). Each round guesses the hidden cards, walks down the tree along the actions that are legal in that
//! guess, adds one node, and lets greedy players finish the match. It sees no hidden card. The kernel's own search also
//! decides questions within effects, and stops its rounds sooner.

use crate::base::Generator;
use crate::kernel::ids::ZoneId;
use crate::kernel::players::{Greedy, Moment, OtherPlayer};
use crate::kernel::question::{Act, Choice, Chooser, Options, Pick, Places, Question, place};
use crate::kernel::rules::tables::{SeenBy, Zone};
use crate::kernel::state::{Card, CardId, Outcome, Seat, State, Thing};
use crate::kernel::{Kernel, Machine, Position, Watch, Workspace};

/// The rounds per choice.
const ROUNDS: u32 = 96;
/// The weight of exploration.
const CURIOSITY: f64 = 1.2;
/// The share of exploration that goes to the greedy player's action; all actions share the rest.
const TRUST: f64 = 0.4;

/// A player that simulates how the match could continue.
pub struct Playouts {
    chance: Generator,
    tree: Tree,
    imagined: Box<State>,
    work: Box<Workspace>,
    /// Cards that the player does not see.
    unseen: Vec<Card>,
}

impl std::fmt::Debug for Playouts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Playouts")
    }
}

/// What was tried from a position.
#[derive(Debug, Default)]
struct Tree {
    nodes: Vec<Node>,
    /// The nodes of this round, with the player who acted to reach each.
    path: Vec<(usize, Seat)>,
    /// Whether the round is still in the tree.
    is_inside: bool,
    greedy: Option<Greedy>,
}

/// An action in the tree, after the actions of the nodes above it.
#[derive(Clone, Copy, Debug)]
struct Node {
    key: Key,
    parent: usize,
    /// How often the action was taken.
    visits: u32,
    /// How often it was legal.
    chances: u32,
    /// The sum of the scores for the player who took it; 1 is a win.
    score: f64,
}

/// An action: what it is, of which card, and with which target. Cards that are not in play are known by what they are,
/// because their places hold other cards in another guess, and those in play by their places.
type Key = (Option<u8>, usize, Option<usize>);

impl Playouts {
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Generator(seed),
            tree: Tree::default(),
            imagined: Box::new(State::new(0)),
            work: Box::new(Workspace::new()),
            unseen: Vec::new(),
        }
    }

    /// Imagines the cards that the player does not see, and future chance. Positions that look the same to the player give
    /// the same guess.
    fn imagine(&mut self, kernel: &Kernel, now: &State, seat: Seat) {
        (*self.imagined).clone_from(now);
        self.imagined.chance = Generator(self.chance.bits());
        let zone = |at: usize| ZoneId::at(at).and_then(|id| Some((id, kernel.zone(id)?)));
        let zones = || (0..kernel.game.zones.len()).filter_map(zone);
        let is_unseen = |zone: &Zone| zone.seen_by == SeenBy::Nobody;
        let is_own = |zone: &Zone| zone.seen_by == SeenBy::Owner;
        for (zone, _) in zones().filter(|(_, zone)| is_unseen(zone)) {
            self.unseen.clear();
            self.unseen.extend(now.pile(seat, zone).as_slice().iter().map(|&card| *now.card(card)));
            self.shuffle();
            self.deal(now.pile(seat, zone).as_slice(), |_| true);
        }
        let other = seat.other();
        let is_hidden = |zone: &Zone, card: CardId| {
            is_unseen(zone) || is_own(zone) && !(zone.reveals && now.card(card).is_revealed)
        };
        self.unseen.clear();
        for (id, zone) in zones() {
            let cards = now.pile(other, id).as_slice().iter().filter(|&&card| is_hidden(zone, card));
            self.unseen.extend(cards.map(|&card| *now.card(card)));
        }
        self.shuffle();
        // Places that do not take every card come first.
        for is_narrow in [true, false] {
            for (id, zone) in zones().filter(|(_, zone)| zone.reveals == is_narrow) {
                let can_lie = |card: &Card| {
                    let card_type = kernel.card_type(kernel.game.definition(card.definition).card_type);
                    !is_narrow || card_type.is_some_and(|card_type| card_type.to == Some(id))
                };
                for &place in now.pile(other, id).as_slice() {
                    if is_hidden(zone, place) {
                        self.deal(&[place], can_lie);
                    }
                }
            }
        }
    }

    /// Shuffles the unseen cards, sorted before, so that their real order does not matter.
    fn shuffle(&mut self) {
        self.unseen.sort_unstable_by_key(|card| (card.definition, card.origin));
        for last in (1..self.unseen.len()).rev() {
            self.unseen.swap(last, self.chance.below(last + 1));
        }
    }

    /// Fills places with unseen cards that fit.
    fn deal(&mut self, places: &[CardId], fits: impl Fn(&Card) -> bool) {
        for &place in places {
            if let Some(at) = self.unseen.iter().position(&fits) {
                self.imagined.imagine(place, &self.unseen.swap_remove(at));
            }
        }
    }

    /// Adds the result of a round to every node of it.
    fn backpropagate(&mut self, kernel: &Kernel) {
        let end = &self.imagined;
        let won = |seat| match end.over {
            Some(Outcome::Won(winner)) if winner == seat => 1.0,
            Some(Outcome::Won(_)) => 0.0,
            Some(Outcome::Draw) | None => 0.5,
        };
        // A tenth of the score is the margin, so that of two ways to win or lose the clearer or closer one is preferred.
        let left = |seat| kernel.game.damage.as_ref().map_or(0, |rule| end.counter(seat, rule.to).clamp(-50, 50));
        let margin = |seat: Seat| f64::from(50 + (left(seat) - left(seat.other())) / 2) / 100.0;
        for &(node, seat) in &self.tree.path {
            let node = &mut self.tree.nodes[node];
            node.visits += 1;
            node.score += 0.9 * won(seat) + 0.1 * margin(seat);
        }
    }
}

impl OtherPlayer for Playouts {
    fn begin(&mut self, seed: u64) {
        self.chance = Generator(seed);
    }

    fn decide(&mut self, moment: &Moment<'_>) -> Places {
        let (kernel, now, question) = (moment.kernel, moment.now, moment.question);
        let Options::Actions { choices, .. } = question.options else { return question.usual() };
        let root = Node { key: (None, 0, None), parent: usize::MAX, visits: 0, chances: 0, score: 0.0 };
        self.tree.nodes.clear();
        self.tree.nodes.push(root);
        for _ in 0..ROUNDS {
            self.imagine(kernel, now, question.by);
            self.tree.path.clear();
            self.tree.is_inside = true;
            kernel.play_on(&mut self.imagined, &mut self.tree, None::<&mut dyn Watch>, &mut self.work);
            self.backpropagate(kernel);
        }
        let visits = |at: usize| {
            let key = key(kernel, now, choices.get(at));
            self.tree.nodes.iter().find(|node| node.parent == 0 && node.key == key).map_or(0, |node| node.visits)
        };
        // Among equals, the first one, which the greedy player prefers too.
        (0..question.count()).rev().max_by_key(|&at| visits(at)).map_or_else(|| question.usual(), place)
    }

    fn copy(&self) -> Box<dyn OtherPlayer> {
        Box::new(Self::new(self.chance.0))
    }
}

impl Chooser for Tree {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        Some(question.usual())
    }

    fn act(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Act> {
        let greedy = self.greedy.get_or_insert_with(|| Greedy::new(0));
        let favourite = greedy.read(machine, question).unwrap_or_else(|| Act::of(question, &question.usual()));
        if !self.is_inside {
            return Some(favourite);
        }
        let (at, node) = self.select(machine.kernel, machine.state, question, favourite);
        self.path.push((node, question.by));
        self.is_inside = self.nodes[node].visits > 0;
        Some(Act::at(at))
    }
}

impl Tree {
    /// The action below a node with the best mix of score and exploration.
    fn select(&mut self, kernel: &Kernel, now: &State, question: &Question<'_>, favourite: Act) -> (usize, usize) {
        let Options::Actions { choices, .. } = question.options else { return (0, 0) };
        let parent = self.path.last().map_or(0, |&(node, _)| node);
        let count = f64::from(u32::try_from(question.count()).unwrap_or(u32::MAX));
        let (mut best, mut most) = ((0, None, (None, 0, None)), f64::MIN);
        let unknown = self.expected_score(parent, question.by);
        for at in 0..question.count() {
            let key = key(kernel, now, choices.get(at));
            let known = self.nodes.iter().position(|node| node.parent == parent && node.key == key);
            let (visits, chances, score) = known.map_or((0, 1, 0.0), |known| {
                let node = &mut self.nodes[known];
                node.chances += 1;
                (node.visits, node.chances, node.score)
            });
            let mean = if visits == 0 { unknown } else { score / f64::from(visits) };
            let share = (1.0 - TRUST) / count + if at == usize::from(favourite.place) { TRUST } else { 0.0 };
            let worth = mean + CURIOSITY * share * f64::from(chances).sqrt() / f64::from(1 + visits);
            if worth > most {
                (best, most) = ((at, known, key), worth);
            }
        }
        let (at, known, key) = best;
        let node = known.unwrap_or_else(|| {
            self.nodes.push(Node { key, parent, visits: 0, chances: 1, score: 0.0 });
            self.nodes.len() - 1
        });
        (at, node)
    }

    /// The expected score of an action that was never taken: the score of the node above for this player.
    fn expected_score(&self, parent: usize, seat: Seat) -> f64 {
        let above = self.nodes[parent];
        let Some(&(_, actor)) = self.path.last().filter(|_| above.visits > 0) else { return 0.5 };
        let mean = above.score / f64::from(above.visits);
        if actor == seat { mean } else { 1.0 - mean }
    }
}

/// What an action is; `None`: to pass.
fn key(kernel: &Kernel, now: &State, choice: Option<&Choice>) -> Key {
    let Some(choice) = choice else { return (None, 0, None) };
    let at = |card: CardId| {
        let entry = now.card(card);
        now.pile(entry.side, entry.zone).position(card).unwrap_or(usize::MAX)
    };
    let card = choice.card.map_or(usize::MAX, |card| {
        let entry = now.card(card);
        if kernel.in_play(entry.zone) { at(card) } else { entry.definition.index() }
    });
    let target = match (choice.picks[0], choice.aim) {
        (Pick::Card(card), _) | (_, Some(Thing::Card(card))) => Some(at(card)),
        _ => None,
    };
    (Some(choice.action.0), card, target)
}
