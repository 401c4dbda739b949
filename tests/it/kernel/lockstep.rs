//! Two implementations of one match side by side: the one in Rust, and the same match as data. At every choice both list
//! the same actions in the same order and refuse the same others, after every action both have the same position, and
//! both end in the same way.

use serde_json::Value;
use ses_studio::base::{Name, Source};
use ses_studio::engine::{Generator, Library, Side, Workspace};
use ses_studio::kernel::form::to_format_2;
use ses_studio::kernel::ids::ZoneId;
use ses_studio::kernel::question::{Choice, Chooser, Options, Pick, Places, Question, place};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::state::{CardId, Outcome, Seat, State, Thing};
use ses_studio::kernel::{self, Kernel, Position, Progress, RandomPlayer, Setup, Step};
use ses_studio::registry::Project;
use ses_studio::ruleset::Ruleset;

use crate::rust_match::{self, Action, Actions, Duel, Match, Phase, Refusal};
use ses_studio::sim::Form1;

/// Unlisted actions are tried at one of so many choices.
const TRIED: u32 = 40;

/// The game in both forms.
pub struct Both {
    rules: Ruleset,
    library: Library,
    pub kernel: Kernel,
    form_1: Form1,
    heroes: Vec<Name>,
}

impl Both {
    pub(super) fn new() -> Self {
        Self::of(super::bundled())
    }

    pub(super) fn of(game: Game) -> Self {
        let checked = Project::bundled().check();
        let (rules, registry) = (checked.rules.unwrap(), checked.registry.unwrap());
        let library = Library::of(&rules, &registry.cards, &registry.heroes, &checked.records);
        let form_1 = Form1::new(&rules, &game, [&library, &library]);
        let heroes = library.heroes.keys().cloned().collect();
        Self { kernel: Kernel::new(game), rules, library, form_1, heroes }
    }

    /// In format 2, with a deck for each hero.
    pub fn with_decks() -> Self {
        let project = Project::bundled();
        let (rules, _) = Ruleset::read(&project.ruleset);
        let registry: Value = serde_json::from_str(&project.registry.text).unwrap();
        let both = Self::new();
        let deck = |hero: &Name| {
            let [deck, _] = rust_match::Setup::locked([hero, hero], rules.as_ref().unwrap(), &both.library).decks;
            let cards: serde_json::Map<String, Value> = deck.iter().map(|id| (id.to_string(), 1.into())).collect();
            serde_json::json!({ "id": hero, "leader": hero, "cards": cards })
        };
        assert!(registry["heroes"].as_array().is_some_and(|heroes| heroes.len() == both.heroes.len()));
        let decks: Vec<Value> = both.heroes.iter().map(deck).collect();
        Self::of(in_format_2(&Value::Array(decks).to_string()))
    }

    /// The hash of a position.
    pub fn hash_of(&self, state: &State) -> u64 {
        self.hash(&Position { kernel: &self.kernel, state })
    }

    /// Both set-ups of a match of two heroes with their own decks.
    pub(super) fn setup(&self, heroes: [&str; 2], seed: u64, first: Option<Seat>) -> (Duel, Setup) {
        let setup = rust_match::Setup::locked(heroes, &self.rules, &self.library);
        let game = &self.kernel.game;
        let deck = game.zones.get_index_of("deck").and_then(ZoneId::at).unwrap();
        let cards = [0, 1].map(|at| setup.decks[at].iter().map(|id| (game.cards[id], deck)).collect());
        let heroes = heroes.map(|id| Some(game.cards[id]));
        let duel = setup.check(&self.rules, &self.library).unwrap();
        (duel, Setup { seed, heroes, first, cards, ..Setup::default() })
    }

    /// The pairs of heroes, each pair once.
    pub(super) fn pairs(&self) -> Vec<[&str; 2]> {
        let all = 0..self.heroes.len();
        let pairs = all.clone().flat_map(|one| all.clone().map(move |other| [one, other]));
        let pairs = pairs.filter(|[one, other]| one < other);
        pairs.map(|pair| pair.map(|at| self.heroes[at].as_str())).collect()
    }

    /// Hashes a position of the kernel as the match in Rust hashes its own.
    pub(super) fn hash(&self, position: &Position<'_>) -> u64 {
        self.form_1.hash(&self.kernel, &mut position.state.clone(), true, &mut kernel::Workspace::default())
    }
}

/// What was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Compared {
    matches: u32,
    choices: u32,
    refusals: u32,
}

/// Plays the kernel's match by chance and the program's match with it.
struct Lockstep<'b> {
    both: &'b Both,
    duel: &'b Duel,
    position: Match,
    work: Workspace,
    legal: Actions,
    chance: Generator,
    compared: Compared,
}

impl Chooser for Lockstep<'_> {
    fn choose(&mut self, position: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        let Options::Actions { choices, pass: true } = question.options else { panic!("{question:?}") };
        self.is_same(position);
        self.position.legal_actions(self.duel, &mut self.legal);
        let mut listed: Vec<Action> = choices.iter().map(|choice| action(position, choice)).collect();
        listed.push(Action::End);
        assert_eq!(listed, self.legal.as_slice());
        assert_eq!(question.by.0 == 0, self.position.active == Side::First);
        if self.compared.choices.is_multiple_of(TRIED) {
            self.refuses(position, choices);
        }
        self.compared.choices += 1;
        let at = self.chance.below(listed.len());
        self.position.play(self.duel, listed[at], &mut (), &mut self.work).unwrap();
        Some(place(at))
    }
}

impl Lockstep<'_> {
    fn is_same(&self, position: &Position<'_>) {
        assert_eq!(position.state.chance.0, self.position.state.generator.0);
        let Both { form_1, kernel, .. } = self.both;
        let numbers = form_1.numbers(kernel, &mut position.state.clone(), &mut kernel::Workspace::default());
        assert_eq!(numbers, Side::BOTH.map(|side| self.position.state.player(side).numbers));
        assert_eq!(self.both.hash(position), self.position.hash(self.duel), "{:?}", self.position.phase);
    }

    /// What the program refuses is refused by the kernel.
    fn refuses(&mut self, position: &Position<'_>, choices: &[Choice]) {
        let state = position.state;
        let Some(&like) = choices.first() else { return };
        let mut others = Vec::new();
        for (at, (name, action)) in self.both.kernel.game.flow.actions.iter().enumerate() {
            let cards: Vec<Option<CardId>> = if action.cards.is_empty() {
                vec![None]
            } else {
                state.card_ids().filter(|&card| state.card(card).side == state.active).map(Some).collect()
            };
            let foes = ["field", "hand"].map(|zone| pile(position, zone, state.active.other()));
            let foes = foes.iter().flatten().copied().map(Some).chain([None]);
            for (foe, card) in foes.flat_map(|foe| cards.iter().map(move |&card| (foe, card))) {
                let action = ses_studio::kernel::ids::ActionId::at(at).unwrap();
                let mut choice = Choice { action, card, ability: None, picks: [Pick::None; 4], aim: None };
                match (foe, name.as_str()) {
                    (Some(foe), "attack") => choice.picks[0] = Pick::Card(foe),
                    (foe, _) => choice.aim = foe.map(Thing::Card),
                }
                if choice.action != like.action || !choices.contains(&choice) {
                    others.push(choice);
                }
            }
        }
        for choice in others {
            let named = named(position, &choice);
            let mut other = self.position;
            let refusal =
                named.map_or(Err(Refusal::NoCard), |named| other.play(self.duel, named, &mut (), &mut self.work));
            // The program also takes a card without its target, or with one that it does not ask for.
            if refusal.is_err() {
                let mut after = state.clone();
                let mut player = RandomPlayer::new(0);
                let progress = position.kernel.step(&mut after, &Step::Take(choice), &mut player, None);
                assert_eq!(progress, Progress::Refused, "{named:?} is refused: {refusal:?}");
                assert!(after == *state, "a refused action changes nothing");
                self.compared.refusals += 1;
            }
        }
    }
}

fn pile(position: &Position<'_>, zone: &str, seat: Seat) -> Vec<CardId> {
    let zone = position.kernel.game.zones.get_index_of(zone).and_then(ZoneId::at).unwrap();
    position.state.pile(seat, zone).as_slice().to_vec()
}

/// A choice in the words of the program; `None`: a card that is not where its action takes cards from.
pub(super) fn named(position: &Position<'_>, choice: &Choice) -> Option<Action> {
    let seat = position.state.active;
    let place = |zone, seat, card| {
        let at = pile(position, zone, seat).into_iter().position(|other| other == card)?;
        u8::try_from(at).ok()
    };
    // A card that is no target is a target that there is not.
    let foe = |card| place("field", seat.other(), card).unwrap_or(u8::MAX);
    let target = match (choice.picks[0], choice.aim) {
        (Pick::Card(card), _) | (_, Some(Thing::Card(card))) => Some(foe(card)),
        _ => None,
    };
    let (name, _) = position.kernel.game.flow.actions.get_index(choice.action.index())?;
    match name.as_str() {
        "play" => Some(Action::Play { at: place("hand", seat, choice.card?)?, target }),
        "ability" => Some(Action::Ability { target }),
        "attack" => Some(Action::Attack { by: place("field", seat, choice.card?)?, target }),
        other => panic!("{other}"),
    }
}

fn action(position: &Position<'_>, choice: &Choice) -> Action {
    named(position, choice).unwrap_or_else(|| panic!("{choice:?}"))
}

/// Plays one match in both forms.
fn one(both: &Both, heroes: [&str; 2], seed: u64, first: Option<Seat>) -> Compared {
    let (duel, setup) = both.setup(heroes, seed, first);
    let mut work = Workspace::default();
    let first = first.map(|seat| if seat.0 == 0 { Side::First } else { Side::Second });
    let position = duel.start(seed, first, &mut work);
    let (compared, chance) = (Compared { matches: 1, ..Compared::default() }, Generator(seed ^ 0xA5A5));
    let mut lockstep = Lockstep { both, duel: &duel, position, work, legal: Actions::default(), chance, compared };
    let kernel = &both.kernel;
    let mut state = kernel.lay(&setup);
    assert!(!kernel.begin(&mut state, &mut lockstep, None));
    assert!(!kernel.play(&mut state, &mut lockstep, None));
    lockstep.is_same(&Position { kernel, state: &state });
    let outcome = state.over.map(|over| match over {
        Outcome::Draw => rust_match::Outcome::Draw,
        Outcome::Won(seat) => rust_match::Outcome::Won(if seat.0 == 0 { Side::First } else { Side::Second }),
    });
    assert!(outcome.is_some() && lockstep.position.outcome() == outcome);
    assert!(matches!(lockstep.position.phase, Phase::Over(_)));
    lockstep.compared
}

/// Matches of all pairs of heroes, in both seats, with either player first and by the rules.
fn all(both: &Both, rounds: u64, every: usize) -> Compared {
    let pairs = both.pairs();
    assert_eq!(pairs.len(), 91);
    let mut total = Compared::default();
    for round in 0..rounds {
        for (at, &[one_hero, other]) in (0_u64..).zip(&pairs).step_by(every) {
            for (seat, heroes) in [[one_hero, other], [other, one_hero]].into_iter().enumerate() {
                let first = [None, Some(Seat(0)), None, Some(Seat(1))][usize::try_from((round + at) % 4).unwrap_or(0)];
                let seed = ses_studio::engine::mix(round << 16 | at << 1 | seat as u64);
                let compared = one(both, heroes, seed, first);
                total.matches += compared.matches;
                total.choices += compared.choices;
                total.refusals += compared.refusals;
            }
        }
    }
    total
}

#[test]
fn a_match_as_data_is_the_match_in_rust() {
    let compared = all(&Both::new(), 1, 1);
    assert_eq!(compared.matches, 182);
    assert!(compared.choices > 5_000 && compared.refusals > 1_000, "{compared:?}");
}

#[test]
fn a_match_in_format_2_is_the_match_in_rust() {
    let compared = all(&Both::of(in_format_2("[]")), 1, 4);
    assert_eq!(compared.matches, 46);
    assert!(compared.choices > 1_000 && compared.refusals > 200, "{compared:?}");
}

/// The bundled game as `fmt --format 2` writes it.
pub(super) fn in_format_2(decks: &str) -> Game {
    let project = Project::bundled();
    let converted = to_format_2(&project.ruleset, &project.registry, decks).unwrap();
    let (game, problems) = Game::read(&Source::new("ruleset.json", converted.ruleset));
    assert!(problems.is_empty(), "{problems:#?}");
    let (mut game, cards): (Game, Value) = (game.unwrap(), serde_json::from_str(&converted.cards).unwrap());
    let mut problems = game.add_cards(cards["cards"].as_array().unwrap(), "/cards");
    problems.extend(game.add_decks(cards["decks"].as_array().unwrap(), "/decks"));
    assert!(problems.is_empty(), "{problems:#?}");
    assert!(cards.get("heroes").is_none() && cards["format"] == 2);
    game
}

/// With an optimised build, after a change to the kernel: `cargo test --release --test it -- --ignored hundred_thousand`.
#[test]
#[ignore = "minutes with optimisation"]
fn a_match_as_data_is_the_match_in_rust_in_a_hundred_thousand_matches() {
    let compared = all(&Both::new(), 550, 1);
    assert!(compared.matches > 100_000, "{compared:?}");
}
