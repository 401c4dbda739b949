//! The game with the places of its tables, and random legal decks of its cards.

use serde_json::Value;
use ses_studio::base::{Generator, Source, mix};
use ses_studio::kernel::ids::{
    AbilityId, ActionId, CounterId, DefinitionId, DurationId, NumberId, StateId, StatementId, ZoneId,
};
use ses_studio::kernel::question::Choice;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::state::{CardId, Seat, State};
use ses_studio::kernel::{Kernel, Position, Setup};

use super::sample;
use super::world::Places;
use crate::generate_games::taken;

/// Timings of abilities that wait for what happens.
const WAITING: [&str; 5] = ["when_attacking", "on_enemy_attack", "on_block", "on_ko", "end_of_turn"];

/// Cards that are made for a match.
const MADE: usize = 60;

/// A wrong record that is given to a walk on purpose.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lie {
    /// An action that cannot be done is listed.
    Listed,
    /// A saved position is another one.
    Saved,
}

pub struct Table {
    pub kernel: Kernel,
    pub places: Places,
    /// The statement that deals the damage of a battle.
    damage: Option<usize>,
    /// Cards of a grammar, beside those of the game.
    made: Vec<DefinitionId>,
    pub lie: Option<Lie>,
}

impl Table {
    pub fn new() -> Self {
        Self::of(sample().game(), &serde_json::from_str(sample().rules).unwrap())
    }

    /// The game with changed rules; `None`: they are not read.
    pub fn changed(rules: &str) -> Option<Self> {
        let mut game = Game::read(&Source::new("ruleset.json", rules)).0?;
        let cards: Value = serde_json::from_str(sample().cards).unwrap();
        game.add_cards(cards["cards"].as_array().unwrap(), "/cards");
        game.add_decks(cards["decks"].as_array().unwrap(), "/decks");
        Some(Self::of(game, &serde_json::from_str(rules).unwrap()))
    }

    /// The game with random legal cards of its grammar as well.
    pub fn with_made_cards(seed: u64) -> Self {
        let (mut game, rules) = (sample().game(), serde_json::from_str(sample().rules).unwrap());
        let records = taken(&game, &rules, seed, MADE);
        let problems = game.add_cards(&records, "/cards");
        assert!(problems.is_empty(), "{problems:#?}");
        let made = records.iter().map(|record| game.cards[record["id"].as_str().unwrap()]).collect();
        Self { made, ..Self::of(game, &rules) }
    }

    fn of(game: Game, rules: &Value) -> Self {
        let deals_damage = |pointer: &str| {
            let test = rules.pointer(pointer).and_then(|statement| statement["if"].as_str());
            test.is_some_and(|test| test.contains("attacker.power"))
        };
        let damage = game.statements.iter().position(|pointer| deals_damage(pointer));
        Self { places: Places::of(&game), kernel: Kernel::new(game), damage, made: Vec::new(), lie: None }
    }

    pub fn is_damage(&self, statement: StatementId) -> bool {
        self.damage == Some(statement.index())
    }

    /// The timing of an ability.
    pub fn timing(&self, ability: AbilityId) -> &str {
        let game = &self.kernel.game;
        game.timings.get_index(game.ability(ability).timing.index()).unwrap().0
    }

    pub fn zone(&self, name: &str) -> ZoneId {
        self.kernel.game.zones.get_index_of(name).and_then(ZoneId::at).unwrap()
    }

    pub fn number(&self, name: &str) -> NumberId {
        self.kernel.game.numbers.get_index_of(name).and_then(NumberId::at).unwrap()
    }

    pub fn counter(&self, name: &str) -> CounterId {
        self.kernel.game.counters.get_index_of(name).and_then(CounterId::at).unwrap()
    }

    pub fn state(&self, name: &str) -> StateId {
        self.kernel.game.states.get_index_of(name).and_then(StateId::at).unwrap()
    }

    pub fn duration(&self, name: &str) -> DurationId {
        self.kernel.game.durations.get_index_of(name).and_then(DurationId::at).unwrap()
    }

    pub fn action(&self, name: &str) -> ActionId {
        self.kernel.game.flow.actions.get_index_of(name).and_then(ActionId::at).unwrap()
    }

    pub fn is(&self, choice: &Choice, action: &str) -> bool {
        choice.action == self.action(action)
    }

    /// The record of the printed card.
    pub fn record(&self, state: &State, card: CardId) -> &Value {
        let definition = self.kernel.game.definition(state.card(card).definition);
        &self.kernel.game.records[self.kernel.game.word(definition.id)]
    }

    /// The rows of the printed card, by ability.
    pub fn abilities(&self, state: &State, card: CardId) -> Vec<Vec<Value>> {
        let mut found: Vec<Vec<Value>> = Vec::new();
        for row in self.record(state, card)["effects"].as_array().into_iter().flatten() {
            match found.last_mut() {
                Some(last) if row.get("on").is_none() => last.push(row.clone()),
                _ => found.push(vec![row.clone()]),
            }
        }
        found
    }

    pub fn bears(&self, state: &State, card: CardId, timing: &str) -> bool {
        self.abilities(state, card).iter().any(|rows| rows[0]["on"] == timing)
    }

    pub fn pile<'s>(&self, state: &'s State, seat: Seat, zone: &str) -> &'s [CardId] {
        state.pile(seat, self.zone(zone)).as_slice()
    }

    pub fn crew(&self, state: &State, seat: Seat) -> Vec<CardId> {
        [self.pile(state, seat, "leader"), self.pile(state, seat, "characters")].concat()
    }

    pub fn board(&self, state: &State, seat: Seat) -> Vec<CardId> {
        [self.crew(state, seat), self.pile(state, seat, "stage").to_vec()].concat()
    }

    pub fn count(&self, state: &State, seat: Seat, counter: &str) -> i32 {
        state.counter(seat, self.counter(counter))
    }

    pub fn power(&self, state: &State, card: CardId) -> i32 {
        Position { kernel: &self.kernel, state }.number(card, self.number("power"))
    }

    pub fn has(&self, state: &State, card: CardId, keyword: &str) -> bool {
        Position { kernel: &self.kernel, state }.keywords(card).contains(&keyword)
    }

    pub fn is_rested(&self, state: &State, card: CardId) -> bool {
        state.has_mark(card, self.state("rested"))
    }

    /// What a card bears of a counter.
    pub fn borne(&self, state: &State, card: CardId, counter: &str) -> i32 {
        self.kernel.state_in(state.card(card), self.state(counter))
    }

    /// A set-up of two random decks: of cards that were made for the table, else legal ones, or, for every second seed, of
    /// cards whose abilities wait for events, so that several of them wait at once.
    pub fn setup(&self, seed: u64) -> Setup {
        let mut chance = Generator(mix(seed));
        let mut setup = Setup { seed, ..Setup::default() };
        for cards in &mut setup.cards {
            *cards = self.deck(&mut chance, seed % 2 == 1);
        }
        setup
    }

    fn deck(&self, chance: &mut Generator, waits: bool) -> Vec<(DefinitionId, ZoneId)> {
        let game = &self.kernel.game;
        let of = |leader: bool| game.records.iter().filter(move |(_, record)| (record["type"] == "leader") == leader);
        let leaders: Vec<_> = of(true).collect();
        let (leader, record) = leaders[chance.below(leaders.len())];
        let colours = |record: &Value| record["colours"].as_array().unwrap().clone();
        let own = colours(record);
        let is_waiting = |row: &Value| WAITING.iter().any(|timing| row["on"] == *timing);
        let waits_for_an_event = |record: &Value| record["effects"].as_array().into_iter().flatten().any(is_waiting);
        let is_legal = |record: &Value| colours(record).iter().all(|colour| own.contains(colour));
        let fits = |record: &Value| if waits { waits_for_an_event(record) } else { is_legal(record) };
        let mut all: Vec<DefinitionId> =
            of(false).filter(|(_, record)| fits(record)).flat_map(|(id, _)| [game.cards[&**id]; 4]).collect();
        if !self.made.is_empty() {
            all = self.made.repeat(4);
        }
        let mut cards = vec![(game.cards[&**leader], self.zone("leader"))];
        for _ in 0..50 {
            cards.push((all.swap_remove(chance.below(all.len())), self.zone("deck")));
        }
        cards
    }
}
