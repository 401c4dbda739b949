//! Random matches step by step, with what happened in each, and what must hold after every step.

use std::ops::Range;

use ses_studio::base::{Generator, mix};
use ses_studio::kernel::ids::AbilityId;
use ses_studio::kernel::question::{Choice, Chooser, Options, Places, Question, Why};
use ses_studio::kernel::state::{CardId, Seat, State};
use ses_studio::kernel::{Machine, Position, Progress, RandomPlayer, Step, Waiting};

use super::noted::Notes;
use super::table::Table;
use super::{attacks, effects, noted, rules};

/// What was checked of a property, and what was wrong.
#[derive(Default)]
pub struct Sheet {
    pub checked: u64,
    pub wrong: Vec<String>,
}

impl Sheet {
    pub fn check(&mut self, holds: bool, what: impl FnOnce() -> String) {
        self.checked += 1;
        if !holds {
            self.wrong.push(what());
        }
    }
}

/// A battle as it is when a question is asked in it.
#[derive(Clone, Copy, Debug)]
pub struct Battle {
    pub attacker: CardId,
    pub defender: CardId,
    pub attack: i32,
    pub defense: i32,
    pub is_steadfast: bool,
}

/// A question and its answer.
#[derive(Clone, Debug)]
pub struct Asked {
    pub why: Why,
    pub by: Seat,
    pub battle: Option<Battle>,
    /// What resolves after it.
    pub waiting: Vec<Waiting>,
    /// The action that was taken; `None`: passed, or another question.
    pub taken: Option<Choice>,
    pub places: Places,
    /// Whether the question accepts an answer that is not among its options.
    pub accepts: bool,
}

/// One step of a match.
pub struct Moment<'m> {
    pub table: &'m Table,
    pub before: &'m State,
    /// What was done; `None`: the turn ended.
    pub choice: Option<&'m Choice>,
    pub asked: &'m [Asked],
    pub events: &'m Notes<'m>,
    pub after: &'m State,
    /// What can be done next; nothing if the match is over.
    pub next: &'m [Choice],
    pub chance: u64,
}

impl Moment<'_> {
    pub fn is(&self, action: &str) -> bool {
        self.choice.is_some_and(|choice| self.table.is(choice, action))
    }

    /// The timing of an ability.
    pub fn timing(&self, ability: AbilityId) -> &str {
        let game = &self.table.kernel.game;
        game.timings.get_index(game.ability(ability).timing.index()).unwrap().0
    }
}

/// What must hold after a step.
pub type Law = fn(&Moment<'_>, &mut Sheet);

/// Answers by chance and keeps what was asked.
struct Noting<'t> {
    table: &'t Table,
    player: RandomPlayer,
    asked: Vec<Asked>,
}

impl Noting<'_> {
    fn battle(&self, state: &State) -> Option<Battle> {
        let game = &self.table.kernel.game;
        let card = |role: &str| {
            let at = game.flow.roles.get_index_of(role)?;
            state.roles[at].cards().iter().find(|bound| state.is_same(**bound)).map(|bound| bound.0)
        };
        let (attacker, defender) = (card("attacker")?, card("defender")?);
        Some(Battle {
            attacker,
            defender,
            attack: self.table.power(state, attacker),
            defense: self.table.power(state, defender),
            is_steadfast: self.table.has(state, defender, "steadfast"),
        })
    }
}

impl Chooser for Noting<'_> {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        Some(self.player.answer(question))
    }

    fn decide(&mut self, machine: &mut Machine<'_>, question: &Question<'_>) -> Option<Places> {
        let places = self.player.answer(question);
        let taken = match question.options {
            Options::Actions { choices, .. } => machine.kernel.chosen(choices, &places),
            _ => None,
        };
        let battle = if question.is_action() { self.battle(machine.state) } else { None };
        let (why, by, waiting) = (question.why, question.by, machine.waiting());
        let beyond = u16::try_from(question.count() + 1).unwrap();
        self.asked.push(Asked {
            why,
            by,
            battle,
            waiting,
            taken,
            places: places.clone(),
            accepts: question.accepts(&[beyond]),
        });
        Some(places)
    }
}

/// Gives the same answers again.
struct Again<'a>(std::slice::Iter<'a, Asked>);

impl Chooser for Again<'_> {
    fn choose(&mut self, _: &Position<'_>, question: &Question<'_>) -> Option<Places> {
        let asked = self.0.next().unwrap();
        assert_eq!((asked.why, asked.by), (question.why, question.by));
        Some(asked.places.clone())
    }
}

/// Walks through matches and checks all laws after every step.
pub fn walk(seeds: Range<u64>) -> Vec<Sheet> {
    let table = Table::new();
    let mut sheets: Vec<Sheet> = (0..=55).map(|_| Sheet::default()).collect();
    let laws: Vec<(usize, Law)> =
        attacks::LAWS.iter().chain(effects::LAWS).chain(noted::LAWS).chain(rules::LAWS).copied().collect();
    for seed in seeds {
        walk_one(&table, seed, &laws, &mut sheets);
    }
    sheets
}

fn walk_one(table: &Table, seed: u64, laws: &[(usize, Law)], sheets: &mut [Sheet]) {
    let kernel = &table.kernel;
    let mut chance = Generator(mix(seed ^ 0x5eed));
    let mut state = kernel.lay(&table.setup(seed));
    let mut chooser = Noting { table, player: RandomPlayer::new(seed), asked: Vec::new() };
    let mut step = Step::Begin;
    loop {
        let (before, mut events) = (state.clone(), Notes::new(table));
        chooser.asked.clear();
        let progress = kernel.step(&mut state, &step, &mut chooser, Some(&mut events));
        sheets[12].check(progress == Progress::Done, || format!("match {seed}: {step:?} was listed: {progress:?}"));
        events.close(&state);
        let next = if state.over.is_some() { Vec::new() } else { kernel.choices(&state, state.active) };
        let choice = match &step {
            Step::Take(choice) => Some(choice),
            _ => None,
        };
        let asked = std::mem::take(&mut chooser.asked);
        let moment = Moment {
            table,
            before: &before,
            choice,
            asked: &asked,
            events: &events,
            after: &state,
            next: &next,
            chance: chance.bits(),
        };
        if !matches!(step, Step::Begin) {
            for (number, law) in laws {
                law(&moment, &mut sheets[*number]);
            }
        }
        if seed.is_multiple_of(8) {
            saved(&moment, &step, &mut sheets[54]);
        }
        chooser.asked = asked;
        if state.over.is_some() || sheets[12].checked > 1_000_000 {
            break;
        }
        let at = chance.below(next.len() + 1);
        step = next.get(at).map_or(Step::EndPhase, |choice| Step::Take(*choice));
    }
}

/// A position that was saved before a step and loaded goes on in the same way, whatever was asked.
fn saved(moment: &Moment<'_>, step: &Step, sheet: &mut Sheet) {
    let text = serde_json::to_string(moment.before).unwrap();
    let mut loaded: State = serde_json::from_str(&text).unwrap();
    sheet.check(loaded == *moment.before, || "a position is another one when it was saved and loaded".to_owned());
    let mut again = Again(moment.asked.iter());
    let progress = moment.table.kernel.step(&mut loaded, step, &mut again, None);
    let is_same = progress == Progress::Done && loaded == *moment.after && loaded.hash() == moment.after.hash();
    sheet.check(is_same, || format!("{step:?} goes on in another way after loading"));
}
