//! Laws of a match: random games over the whole registry end by the rules, conserve cards, and are their seed's alone.

use ses_studio::engine::{Generator, Handle, Library, Side, Workspace};
use ses_studio::registry::Project;
use ses_studio::ruleset::Ruleset;

use crate::rust_match::{Action, Actions, Duel, Match, Outcome, Phase, Refusal, Setup};

struct Whole {
    rules: Ruleset,
    library: Library,
}

fn whole() -> Whole {
    let checked = Project::bundled().check();
    let (rules, registry) = (checked.rules.unwrap(), checked.registry.unwrap());
    let library = Library::of(&rules, &registry.cards, &registry.heroes, &checked.records);
    Whole { rules, library }
}

impl Whole {
    fn heroes(&self) -> Vec<&str> {
        self.library
            .heroes
            .keys()
            .map(compact_str::CompactString::as_str)
            .filter(|id| self.duel([id, id]).is_some())
            .collect()
    }

    fn duel(&self, heroes: [&str; 2]) -> Option<Duel> {
        Setup::locked(heroes, &self.rules, &self.library).check(&self.rules, &self.library).ok()
    }

    fn duels(&self) -> Vec<Duel> {
        let heroes = self.heroes();
        assert!(heroes.len() >= 2, "no two heroes can play");
        let pairs = (0..heroes.len()).flat_map(|one| (one..heroes.len()).map(move |other| [one, other]));
        pairs.filter_map(|pair| self.duel(pair.map(|at| heroes[at]))).collect()
    }
}

/// Every card of both decks is in exactly one place.
fn cards_are_conserved(duel: &Duel, position: &Match) {
    let mut seen = vec![0; duel.table.len()];
    for side in Side::BOTH {
        for zone in 0..=ses_studio::engine::LIMBO {
            for &Handle(card) in position.state.player(side).zone(zone) {
                seen[usize::from(card)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&times| times == 1), "{seen:?}");
}

/// Plays a game with random legal actions and checks each position of it.
fn one_game(duel: &Duel, seed: u64, legal: &mut Actions, work: &mut Workspace) -> (Vec<Action>, Vec<Match>) {
    let mut chance = Generator(seed ^ 0xA5A5);
    let mut position = duel.start(seed, None, work);
    let (mut actions, mut positions) = (Vec::new(), vec![position]);
    while position.outcome().is_none() {
        cards_are_conserved(duel, &position);
        position.legal_actions(duel, legal);
        assert_eq!(legal.as_slice().last(), Some(&Action::End));
        let action = legal.as_slice()[chance.below(legal.as_slice().len())];
        position.play(duel, action, &mut (), work).unwrap();
        actions.push(action);
        positions.push(position);
        assert!(actions.len() < 10_000, "the game does not end");
    }
    cards_are_conserved(duel, &position);
    let shields = Side::BOTH.map(|side| position.state.player(side).number(duel.places().shield));
    let lost = shields.map(|shield| shield <= 0);
    match position.phase {
        Phase::Over(Outcome::Won(side)) if lost[0] != lost[1] => assert!(lost[side.other().index()]),
        _ => assert!(lost[0] == lost[1] && (lost[0] || position.state.turn == 60), "{shields:?}"),
    }
    (actions, positions)
}

fn random_games(games: u64) {
    let whole = whole();
    let duels = whole.duels();
    let (mut legal, mut work) = (Actions::default(), Workspace::default());
    for seed in 0..games {
        let duel = &duels[usize::try_from(seed).unwrap() % duels.len()];
        let (actions, positions) = one_game(duel, seed, &mut legal, &mut work);
        if seed % 50 == 0 {
            let (again, same) = one_game(duel, seed, &mut legal, &mut work);
            assert_eq!(actions, again);
            assert_eq!(positions.last().unwrap().hash(duel), same.last().unwrap().hash(duel));
            // Taking actions back is replaying those before them.
            for kept in [0, actions.len() / 2, actions.len()] {
                let replayed = Match::replay(duel, seed, None, &actions[..kept], &mut ()).unwrap();
                assert!(replayed == positions[kept], "{kept} of {} actions", actions.len());
            }
        }
    }
}

#[test]
fn random_games_end_by_the_rules() {
    random_games(10_000);
}

#[test]
#[ignore = "takes a minute; runs before landing"]
fn a_million_random_games_end_by_the_rules() {
    random_games(1_000_000);
}

#[test]
fn what_is_not_legal_is_refused_with_its_reason() {
    let whole = whole();
    let heroes = whole.heroes();
    let duel = whole.duel([heroes[0], heroes[1]]).unwrap();
    let mut work = Workspace::default();
    let start = duel.start(7, Some(Side::First), &mut work);
    let mut refused = |mut position: Match, action| {
        let before = position;
        let refusal = position.play(&duel, action, &mut (), &mut work).unwrap_err();
        assert!(position == before, "a refused action changes nothing");
        refusal
    };
    assert_eq!(refused(start, Action::Play { at: 60, target: None }), Refusal::NoCard);
    assert_eq!(refused(start, Action::Ability { target: Some(0) }), Refusal::NoTarget);
    assert_eq!(refused(start, Action::Attack { by: 0, target: None }), Refusal::OnlyIn(Phase::Battle));
    let mut over = start;
    over.phase = Phase::Over(Outcome::Draw);
    assert_eq!(refused(over, Action::End), Refusal::Over);
    let mut battle = start;
    battle.phase = Phase::Battle;
    assert_eq!(refused(battle, Action::Play { at: 0, target: None }), Refusal::OnlyIn(Phase::Play));
    assert_eq!(refused(battle, Action::Attack { by: 0, target: None }), Refusal::NoCard);
    let mut used = start;
    used.cooldowns[0] = 2;
    assert_eq!(refused(used, Action::Ability { target: None }), Refusal::Cooling(2));
    let mut poor = start;
    poor.state.player_mut(Side::First).numbers[usize::from(duel.places().energy)] = 0;
    let dear = poor
        .state
        .player(Side::First)
        .zone(duel.places().hand)
        .iter()
        .position(|&card| duel.card_info(card).price.of(poor.state.player(Side::First)) > 0);
    let at = u8::try_from(dear.unwrap()).unwrap();
    assert!(matches!(refused(poor, Action::Play { at, target: None }), Refusal::Costs { has: 0, .. }));
}

/// Resilience takes from the first damage of an enemy turn only.
#[test]
fn resilience_takes_from_the_first_damage_of_an_enemy_turn() {
    let whole = whole();
    let resilience = whole.rules.hero_number_id("R").unwrap().index();
    let heroes = whole.heroes();
    let tough = heroes.iter().find(|id| whole.library.heroes[**id].numbers[resilience] > 0).unwrap();
    let duel = whole.duel([heroes[0], tough]).unwrap();
    let expected = whole.library.heroes[*tough].numbers[resilience];
    let mut work = Workspace::default();
    let mut position = duel.start(3, Some(Side::First), &mut work);
    let guard = |position: &Match, side| position.state.player(side).number(duel.places().guard);
    assert_eq!([guard(&position, Side::First), guard(&position, Side::Second)], [0, expected]);
    position.play(&duel, Action::End, &mut (), &mut work).unwrap();
    assert_eq!(guard(&position, Side::Second), 0, "it is no enemy turn");
}
