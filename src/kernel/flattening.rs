//! Puts flat code in the place of the terms that are worked out again and again in a match: tests, what rules add, what
//! actions and positions are worth. The game keeps them as trees, for whoever explains it.

use super::deeds::Deed;
use super::flat::{Flat, Op, Source};
use super::rules::flow::{Flow, PickRule};
use super::rules::statement::{Each, Moved, Statement, StatementKind};
use super::rules::tables::Operation;
use super::rules::term::Term;
use super::rules::{Game, Valued};
use crate::ruleset::Table;

/// What is worked out in a match, in flat code.
#[derive(Clone, Debug)]
pub(super) struct Flattened {
    pub flow: Flow,
    pub operations: Table<Operation>,
    /// By quantity, its expression; `None`: it is a sum.
    pub quantities: Box<[Option<Term>]>,
    /// By type of cards, what playing one costs.
    pub prices: Box<[Option<Term>]>,
    /// What actions and positions are worth to players of the program.
    pub values: Vec<(Valued, Term)>,
    pub position: Option<Term>,
}

impl Game {
    /// The match in flat code.
    pub(super) fn flattened(&self) -> Flattened {
        let players = &self.players;
        let mut found = Flattened {
            flow: self.flow.clone(),
            operations: self.operations.clone(),
            quantities: self.quantities.values().map(|quantity| quantity.is.clone()).collect(),
            prices: self.card_types.values().map(|card_type| card_type.price.clone()).collect(),
            values: players.values.clone(),
            position: players.position.clone(),
        };
        let mut flat = |term: &mut Term| flatten(term, self);
        flatten_flow(&mut found.flow, &mut flat);
        for operation in found.operations.values_mut() {
            block(&mut operation.does, &mut flat);
        }
        for (_, value) in &mut found.values {
            flat(value);
        }
        found.quantities.iter_mut().chain(&mut found.prices).flatten().for_each(&mut flat);
        found.position.iter_mut().for_each(&mut flat);
        found
    }

    /// The steps of the amounts of statements, by the number of the statement.
    pub(super) fn flat_amounts(&self) -> Box<[Option<Flat>]> {
        // Where a ruleset has more statements than are numbered, the last number is that of several.
        let mut amounts = vec![None; self.statements.len().saturating_sub(1)];
        let mut add = |statement: &Statement| {
            let (StatementKind::Gain(_, amount)
            | StatementKind::Lose(_, amount)
            | StatementKind::Set(_, amount)
            | StatementKind::Damage { amount, .. }
            | StatementKind::Heal(_, amount)
            | StatementKind::Move { cards: Moved::Drawn { count: amount, .. }, .. }) = &statement.kind
            else {
                return;
            };
            if let Some(entry) = amounts.get_mut(statement.id.index()) {
                *entry = match amount {
                    Term::Constant(number) => Some([Op::Constant(*number)].into()),
                    Term::Val => Some([Op::Read(Source::Val)].into()),
                    amount => self.flat(amount),
                };
            }
        };
        self.each_statement(&mut add);
        amounts.into()
    }

    /// The usual shapes of statements, by the number of the statement.
    pub(super) fn deeds(&self) -> Box<[Option<Deed>]> {
        let mut deeds = vec![None; self.statements.len().saturating_sub(1)];
        self.each_statement(&mut |statement| {
            if let Some(entry) = deeds.get_mut(statement.id.index()) {
                *entry = self.deed(statement);
            }
        });
        deeds.into()
    }

    /// Visits the statements of phases, actions, rules, operations, routines and the set-up.
    pub(super) fn each_statement(&self, see: &mut dyn FnMut(&Statement)) {
        let flow = &self.flow;
        let phases = flow.phases.values().flat_map(|phase| [&phase.begin, &phase.after, &phase.then]);
        let actions = flow.actions.values().flat_map(|action| [&action.pays, &action.does]);
        let rules = flow.when.iter().map(|rule| &rule.body);
        let operations = self.operations.values().map(|operation| &operation.does);
        let others = flow.routines.values().chain([&flow.setup]);
        for block in phases.chain(actions).chain(rules).chain(operations).chain(others) {
            each_statement(block, see);
        }
    }
}

/// Visits the statements of a block, those inside of others too.
fn each_statement(block: &[Statement], see: &mut dyn FnMut(&Statement)) {
    for statement in block {
        see(statement);
        match &statement.kind {
            StatementKind::If { then, otherwise, .. } => {
                each_statement(then, see);
                each_statement(otherwise, see);
            }
            StatementKind::Each { body, .. } | StatementKind::Times(_, body) | StatementKind::AtOnce(body) => {
                each_statement(body, see);
            }
            StatementKind::Answer { body, otherwise, .. } => {
                each_statement(body, see);
                each_statement(otherwise, see);
            }
            _ => {}
        }
    }
}

/// Flattens a term, or those of its parts that can be.
fn flatten(term: &mut Term, game: &Game) {
    match game.flat(term) {
        Some(code) => {
            *term = match *code {
                [Op::Constant(number)] => Term::Constant(number),
                _ => Term::Flat(code),
            }
        }
        None => term.each_part(&mut |part| flatten(part, game)),
    }
}

fn flatten_flow(flow: &mut Flow, flat: &mut dyn FnMut(&mut Term)) {
    for ending in &mut flow.ends {
        flat(&mut ending.test);
    }
    flow.silent.iter_mut().for_each(&mut *flat);
    [&mut flow.turn_limit, &mut flow.actions_a_turn].into_iter().for_each(&mut *flat);
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

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::{block, flatten, flatten_flow};
    use crate::base::Source;
    use crate::kernel::folding::fold;
    use crate::kernel::ids::ZoneId;
    use crate::kernel::lookup::Kernel;
    use crate::kernel::machine::{Frame, Machine, Position, Workspace};
    use crate::kernel::play::Setup;
    use crate::kernel::players::RandomPlayer;
    use crate::kernel::question::{Chooser, Places, Question};
    use crate::kernel::rules::term::Term;
    use crate::kernel::rules::{Definition, Game};
    use crate::kernel::state::{Seat, State};

    /// Keeps positions of a match: each eleventh in which something is asked.
    struct Keeping {
        player: RandomPlayer,
        asked: usize,
        kept: Vec<State>,
    }

    impl Chooser for Keeping {
        fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
            self.asked += 1;
            if self.asked.is_multiple_of(11) {
                self.kept.push(position.state.clone());
            }
            Some(self.player.answer(question))
        }
    }

    fn game(rules: &str, registry: &str) -> Game {
        let (game, problems) = Game::read(&Source::new("ruleset.json", rules));
        assert!(problems.is_empty(), "{problems:#?}");
        let mut game = game.unwrap();
        let contents: Value = serde_json::from_str(registry).unwrap();
        let list = |member: &str| contents[member].as_array().cloned().unwrap_or_default();
        let mut problems = game.add_cards(&list("cards"), "/cards");
        problems.extend(game.add_heroes(&list("heroes"), "/heroes"));
        problems.extend(game.add_decks(&list("decks"), "/decks"));
        assert!(problems.is_empty(), "{problems:#?}");
        game
    }

    /// The terms that are flattened, as they are written.
    fn terms(game: &Game) -> Vec<Term> {
        let mut found = Vec::new();
        let mut see = |term: &mut Term| found.push(term.clone());
        flatten_flow(&mut game.flow.clone(), &mut see);
        game.operations.clone().values_mut().for_each(|operation| block(&mut operation.does, &mut see));
        found.extend(game.players.values.iter().map(|(_, value)| value.clone()));
        found.extend(game.players.position.clone());
        found
    }

    macro_rules! games {
        ($($name:literal),*) => {
            [$((
                $name,
                include_str!(concat!("../../data/", $name, "/ruleset.json")),
                include_str!(concat!("../../data/", $name, "/registry.json")),
            )),*]
        };
    }

    #[test]
    fn flat_terms_have_the_values_of_their_trees() {
        for (name, rules, registry) in games!["tiny", "essence-crown", "chaos-cards", "grand-voyage", "ttcg"] {
            let game = game(rules, registry);
            let settings: Vec<_> = game.settings.values().map(|setting| setting.is).collect();
            let pairs = terms(&game).into_iter().map(|tree| {
                let mut flat = tree.clone();
                fold(&mut flat, &settings);
                flatten(&mut flat, &game);
                (tree, flat)
            });
            let pairs: Vec<(Term, Term)> = pairs.filter(|(tree, flat)| tree != flat).collect();
            assert!(pairs.len() > 5, "{name}: {} flat terms", pairs.len());
            let kernel = Kernel::new(game);
            let mut keeping = Keeping { player: RandomPlayer::new(1), asked: 0, kept: Vec::new() };
            for seed in 0..3 {
                let mut state = kernel.lay(&kernel.game.random_setup(seed));
                kernel.play_out(&mut state, &mut keeping, None, &mut Workspace::new());
            }
            let mut nonzero = 0;
            for state in &keeping.kept {
                let cards: Vec<_> = state.card_ids().filter(|card| kernel.in_play(state.card(*card).zone)).collect();
                for own in Seat::BOTH {
                    let frames = cards.iter().map(|card| Frame::acting(own, *card)).chain([Frame::of(own)]);
                    for frame in frames {
                        // Whatever asks or draws by chance does so in a position of its own.
                        let (mut one, mut other) = (Box::new(state.clone()), Box::new(state.clone()));
                        let mut works = [Workspace::default(), Workspace::default()];
                        let [work, other_work] = &mut works;
                        let mut one = Machine::reading(&kernel, &mut one, work);
                        let mut other = Machine::reading(&kernel, &mut other, other_work);
                        for (tree, flat) in &pairs {
                            let value = one.term(tree, &frame);
                            assert_eq!(value, other.term(flat, &frame), "{name}: {tree:?}");
                            nonzero += usize::from(value != 0);
                        }
                    }
                }
            }
            assert!(nonzero > 500, "{name}: {nonzero} values");
        }
    }

    /// A match of all cards with the first heroes, where a game has no decks.
    fn setup(game: &Game, seed: u64) -> Setup {
        let mut setup = game.random_setup(seed);
        if game.decks.is_empty() {
            let zone = game.zones.get_index_of("deck").and_then(ZoneId::at).unwrap();
            let is_hero = |card: &Definition| game.card_types[card.card_type.index()].is_hero;
            let (heroes, cards): (Vec<_>, Vec<_>) =
                game.cards.values().copied().partition(|&id| is_hero(game.definition(id)));
            let own = |at: usize| cards.iter().skip(at).step_by(4).take(60).map(|&card| (card, zone)).collect();
            setup.cards = [own(0), own(1)];
            setup.heroes = [heroes[0], heroes[1]].map(Some);
        }
        setup
    }

    #[test]
    fn flat_conditions_hold_when_their_trees_do() {
        let mut counts = [0_u32; 2];
        for (name, rules, registry) in games!["starfall", "essence-crown", "chaos-cards", "grand-voyage", "ttcg"] {
            let kernel = Kernel::new(game(rules, registry));
            let mut uses = Vec::new();
            for row in kernel.game.abilities.iter().flat_map(|ability| &ability.rows) {
                row.conditions.each_ref(&mut |condition| {
                    if condition.cards.is_none() && kernel.conditions[condition.condition.index()].is_some() {
                        uses.push(condition);
                    }
                });
            }
            let mut keeping = Keeping { player: RandomPlayer::new(2), asked: 0, kept: Vec::new() };
            for seed in 0..2 {
                let mut state = kernel.lay(&setup(&kernel.game, seed));
                kernel.play_out(&mut state, &mut keeping, None, &mut Workspace::new());
            }
            for state in keeping.kept.iter_mut().step_by(3) {
                let cards: Vec<_> = state.card_ids().filter(|card| kernel.in_play(state.card(*card).zone)).collect();
                let mut work = Workspace::default();
                let mut machine = Machine::reading(&kernel, state, &mut work);
                for own in Seat::BOTH {
                    for frame in cards.iter().map(|card| Frame::acting(own, *card)).chain([Frame::of(own)]) {
                        for &condition in &uses {
                            let entry = &kernel.game.conditions[condition.condition.index()];
                            let mut of_tree = frame;
                            of_tree.param.number = condition.number;
                            of_tree.param.word = condition.word;
                            of_tree.filters = Some(&condition.filters);
                            let holds = machine.holds(entry.holds.as_ref().unwrap(), &of_tree);
                            assert_eq!(holds, machine.condition_holds(condition, &frame), "{name}: {condition:?}");
                            counts[usize::from(holds)] += 1;
                        }
                    }
                }
            }
        }
        assert!(counts.into_iter().all(|count| count > 500), "{counts:?}");
    }
}
