//! Random matches step by step, with what happened in each, and what must hold after every step.

use std::collections::BTreeMap;
use std::ops::Range;

use ses_studio::base::{Generator, mix};
use ses_studio::kernel::question::{Choice, Chooser, Options, Pick, Places, Question, Why};
use ses_studio::kernel::state::{CardId, Seat, State};
use ses_studio::kernel::{Machine, Position, Progress, RandomPlayer, Step, Waiting};

use super::noted::Notes;
use super::table::{Lie, Table};
use super::{attacks, costs, effects, noted, rules, saved};

/// What was checked of a property, what came up, and what was wrong.
#[derive(Default)]
pub struct Sheet {
    pub checked: u64,
    pub seen: BTreeMap<String, u64>,
    pub wrong: Vec<String>,
}

impl Sheet {
    pub fn check(&mut self, holds: bool, what: impl FnOnce() -> String) {
        self.checked += 1;
        if !holds {
            self.wrong.push(what());
        }
    }

    /// Counts something that was checked.
    pub fn count(&mut self, name: &str) {
        *self.seen.entry(name.to_owned()).or_default() += 1;
    }
}

/// A battle at one moment.
#[derive(Clone, Copy, Debug)]
pub struct Battle {
    pub attacker: CardId,
    pub defender: CardId,
    pub attack: i32,
    pub defense: i32,
    pub is_steadfast: bool,
    /// How many life cards it takes, and whether they go to the trash.
    pub damage: usize,
    pub is_banishing: bool,
    pub is_leader: bool,
    /// The top life card of the player who defends, and how often it had moved.
    pub life: Option<(CardId, u16)>,
}

impl Battle {
    /// The battle of a position; `None`: there is none, or one of its cards has left.
    pub fn of(table: &Table, state: &State) -> Option<Self> {
        let card = |role: &str| {
            let at = table.kernel.game.flow.roles.get_index_of(role)?;
            state.roles[at].cards().iter().find(|bound| state.is_same(**bound)).map(|bound| bound.0)
        };
        let (attacker, defender) = (card("attacker")?, card("defender")?);
        Some(Self {
            attacker,
            defender,
            attack: table.power(state, attacker),
            defense: table.power(state, defender),
            is_steadfast: table.has(state, defender, "steadfast"),
            damage: if table.has(state, attacker, "double_attack") { 2 } else { 1 },
            is_banishing: table.has(state, attacker, "banish"),
            is_leader: table.record(state, defender)["type"] == "leader",
            life: table
                .pile(state, state.card(defender).side, "life")
                .last()
                .map(|card| (*card, state.card(*card).moves)),
        })
    }

    pub fn is_won(&self) -> bool {
        self.attack >= self.defense
    }
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
    /// The position in which something that is optional or costs something was accepted.
    pub accepted: Option<State>,
    pub places: Places,
    /// Whether the question accepts an answer that is not among its options.
    pub accepts: bool,
    /// Of the position in which it was asked.
    pub hash: u64,
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
    /// What could be done before, and what can be done next; nothing if the match is over.
    pub could: &'m [Choice],
    pub next: &'m [Choice],
    /// The abilities of cards, at their numbers of moves, that were used this turn.
    pub used: &'m [(CardId, u16, u8)],
    pub chance: u64,
}

impl Moment<'_> {
    pub fn is(&self, action: &str) -> bool {
        self.choice.is_some_and(|choice| self.table.is(choice, action))
    }

    /// The cards of the answers that were this action.
    pub fn taken(&self, action: &str) -> Vec<CardId> {
        let taken = self.asked.iter().filter_map(|asked| asked.taken.as_ref());
        taken.filter(|choice| self.table.is(choice, action)).filter_map(|choice| choice.card).collect()
    }

    /// Whether a K.O. was replaced in the step.
    pub fn is_replaced(&self) -> bool {
        self.events.abilities().any(|(id, _)| self.table.timing(id) == "instead_of_ko")
    }

    /// Whether a battle K.O.s the card that defends.
    pub fn falls(&self, battle: &Battle) -> bool {
        battle.is_won() && !battle.is_leader && !battle.is_steadfast && !self.is_replaced()
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
        let accepts_offer = matches!(question.options, Options::Yes) && places[..] == [0];
        let battle = if question.is_action() { Battle::of(self.table, machine.state) } else { None };
        let (why, by, waiting) = (question.why, question.by, machine.waiting());
        let beyond = u16::try_from(question.count() + 1).unwrap();
        self.asked.push(Asked {
            why,
            by,
            battle,
            waiting,
            taken,
            accepted: accepts_offer.then(|| machine.state.clone()),
            places: places.clone(),
            accepts: question.accepts(&[beyond]),
            hash: machine.state.hash(),
        });
        Some(places)
    }
}

/// All laws with the numbers of their properties.
fn laws() -> Vec<(usize, Law)> {
    [attacks::LAWS, costs::LAWS, effects::LAWS, noted::LAWS, rules::LAWS].concat()
}

/// Walks through matches and checks all laws after every step.
pub fn walk(table: &Table, seeds: Range<u64>) -> Vec<Sheet> {
    let mut sheets: Vec<Sheet> = (0..=55).map(|_| Sheet::default()).collect();
    for seed in seeds {
        walk_one(table, seed, &laws(), &mut sheets);
    }
    sheets
}

/// Adds what was checked elsewhere.
pub fn merge(sheets: &mut [Sheet], more: Vec<Sheet>) {
    for (sheet, more) in sheets.iter_mut().zip(more) {
        sheet.checked += more.checked;
        sheet.wrong.extend(more.wrong);
        for (name, count) in more.seen {
            *sheet.seen.entry(name).or_default() += count;
        }
    }
}

fn walk_one(table: &Table, seed: u64, laws: &[(usize, Law)], sheets: &mut [Sheet]) {
    let kernel = &table.kernel;
    let mut chance = Generator(mix(seed ^ 0x5eed));
    let mut state = kernel.lay(&table.setup(seed));
    let mut chooser = Noting { table, player: RandomPlayer::new(seed), asked: Vec::new() };
    let (mut step, mut could, mut used) = (Step::Begin, Vec::new(), Vec::new());
    loop {
        let (before, mut events) = (state.clone(), Notes::new(table));
        chooser.asked.clear();
        let progress = kernel.step(&mut state, &step, &mut chooser, Some(&mut events));
        sheets[12].check(progress == Progress::Done, || format!("match {seed}: {step:?} was listed: {progress:?}"));
        events.close(&state);
        let mut next = if state.over.is_some() { Vec::new() } else { kernel.choices(&state, state.active) };
        if table.lie == Some(Lie::Listed) {
            // The other player's leader cannot be given anything.
            let card = table.pile(&state, state.active.other(), "leader").first().copied();
            let picks = [Pick::Number(1), Pick::None, Pick::None, Pick::None];
            next.push(Choice { action: table.action("give"), card, ability: None, picks, aim: None });
        }
        let choice = match &step {
            Step::Take(choice) => Some(choice),
            _ => None,
        };
        match choice {
            Some(Choice { card: Some(card), ability: Some(ability), .. }) => {
                used.push((*card, before.card(*card).moves, ability.slot));
            }
            Some(_) => {}
            None => used.clear(),
        }
        let asked = std::mem::take(&mut chooser.asked);
        let moment = Moment {
            table,
            before: &before,
            choice,
            asked: &asked,
            events: &events,
            after: &state,
            could: &could,
            next: &next,
            used: &used,
            chance: chance.bits(),
        };
        if !matches!(step, Step::Begin) {
            for (number, law) in laws {
                law(&moment, &mut sheets[*number]);
            }
        }
        if seed.is_multiple_of(4) {
            saved::goes_on(&moment, &step, &mut sheets[54]);
        }
        chooser.asked = asked;
        if state.over.is_some() || progress != Progress::Done {
            break;
        }
        let at = chance.below(next.len() + 1);
        step = next.get(at).map_or(Step::EndPhase, |choice| Step::Take(*choice));
        could = next;
    }
}
