//! Why a greedy player prefers an answer: what each answer gains, and how that of one of them comes about.

use super::greedy::Weighed;
use super::reading::Valuation;
use super::worth::{Part, parts, worth};
use super::{Greedy, Moment};
use crate::base::{Argument, Message};
use crate::kernel::explain;
use crate::kernel::machine::{Frame, Machine, Workspace};
use crate::kernel::question::{Choice, Options, Pick, Places, place};
use crate::kernel::rules::flow::PickRule;
use crate::kernel::rules::term::{Arithmetic, Term};
use crate::kernel::state::{Outcome, Seat, State, Things};
use crate::ruleset::Table;

/// Why an answer is worth what it is.
#[derive(Clone, Debug)]
pub struct Why {
    /// What each answer gains, the best first: over passing, or over the position before the action.
    pub gains: Vec<(Places, i32)>,
    /// How the gain of the answer comes about.
    pub reasons: Vec<Reason>,
}

/// A part of what an answer is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// Parts of the line above it are one deeper.
    pub depth: u8,
    /// Whose it is; `None`: of the action.
    pub of: Option<Seat>,
    pub what: Argument,
    pub shown: Shown,
}

/// What a part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    Value(i32),
    /// A test, and whether it holds.
    Test(bool),
    /// What a part of a position is worth before and after.
    Change(i32, i32),
}

/// Parts of parts that are gone into.
const DEEPEST: u8 = 5;

impl Greedy {
    /// What the answers to a question gain, and why one of them does.
    pub fn why(&mut self, moment: &Moment<'_>, answer: &Places) -> Why {
        if let Options::Actions { choices, pass } = moment.question.options
            && let Some(why) = self.why_as_written(moment, choices, pass, answer)
        {
            return why;
        }
        let (mut weighed, mut follow) = (Vec::new(), vec![answer.clone()]);
        let ahead = self.weigh_all(moment, &mut weighed, |own| {
            if own.first() == Some(answer) {
                follow = own.to_vec();
            }
        });
        let mut work = Workspace::new();
        let before = self.imagined(moment, ahead).before(&mut work);
        let gain = |weighed: Weighed| (weighed.places, weighed.worth.saturating_sub(before));
        let gains = sorted(weighed.into_iter().map(gain).collect());
        let reasons = match chosen(moment, answer).and_then(|choice| self.written(moment, &choice)) {
            Some((_, reasons)) => reasons,
            None => {
                let mut imagined = self.imagined(moment, ahead);
                let (before, after) = imagined.position_after(&follow, &mut Vec::new(), &mut work);
                changes(moment, before, after, &mut work)
            }
        };
        Why { gains, reasons }
    }

    /// The same where all actions are worth what the rules say of them; passing is worth nothing then.
    fn why_as_written(&mut self, moment: &Moment<'_>, choices: &[Choice], pass: bool, answer: &Places) -> Option<Why> {
        let mut gains = Vec::with_capacity(choices.len() + 1);
        let mut reasons = Vec::new();
        for (at, choice) in choices.iter().enumerate() {
            let (value, parts) = self.written(moment, choice)?;
            if answer.first().is_some_and(|&chosen| usize::from(chosen) == at) {
                reasons = parts;
                gains.push((answer.clone(), value));
            } else {
                gains.push((place(at), value));
            }
        }
        if pass {
            gains.push((place(choices.len()), 0));
        }
        Some(Why { gains: sorted(gains), reasons })
    }

    /// What an action is worth by the rules' term for it or by the rows of its card; `None`: it must be tried out.
    fn written(&mut self, moment: &Moment<'_>, choice: &Choice) -> Option<(i32, Vec<Reason>)> {
        let (kernel, by) = (moment.kernel, moment.question.by);
        let mut now = moment.now.clone();
        let mut work = Workspace::default();
        let mut machine = Machine::reading(kernel, &mut now, &mut work);
        machine.estimates = self.estimates.take();
        let valuation = kernel.valuation(choice, moment.question.why);
        let value = machine.value(valuation, choice, by, i32::MIN);
        self.estimates = machine.estimates.take();
        let value = value?.unwrap_or_default();
        let mut writer = Reasons { game: &kernel.game, picks: None, found: Vec::new() };
        match valuation {
            Valuation::Tried => return None,
            Valuation::Term(at) => {
                let (_, term) = kernel.game.players.values.get(at)?;
                let action = kernel.game.flow.actions.get_index(choice.action.index());
                writer.picks = action.map(|(_, action)| &action.picks);
                if matches!(term, Term::Native(..)) {
                    let traded = choice.picks.iter().any(|pick| matches!(pick, Pick::Card(_)));
                    let what = if traded { "why-trade" } else { "why-damage" };
                    writer.line(0, Message::new(what), Shown::Value(value.worth));
                } else {
                    let shown = machine.action_frame(choice);
                    let to = choice.aim.map(Things::one);
                    let (this, it) = (choice.card, choice.card);
                    let frame = Frame { this, it, to: to.as_ref(), action: Some(&shown), ..Frame::of(by) };
                    writer.term(&mut machine, term, &frame, 0);
                }
            }
            Valuation::Card(_) | Valuation::Hero => {
                writer.line(0, Message::new("why-rows"), Shown::Value(value.worth));
                if value.win != 0 {
                    writer.line(0, Message::new("why-win"), Shown::Value(value.win));
                }
            }
        }
        Some((value.sum(), writer.found))
    }
}

/// The action that an answer takes.
fn chosen(moment: &Moment<'_>, answer: &Places) -> Option<Choice> {
    let Options::Actions { choices, .. } = moment.question.options else { return None };
    moment.kernel.chosen(choices, answer)
}

/// The best first, those of the same gain in their order.
fn sorted(mut gains: Vec<(Places, i32)>) -> Vec<(Places, i32)> {
    gains.sort_by_key(|(_, gain)| std::cmp::Reverse(*gain));
    gains
}

/// What the parts of a position are worth before and after, for both players; those that stay the same are left out.
fn changes(moment: &Moment<'_>, before: &State, after: &mut State, work: &mut Workspace) -> Vec<Reason> {
    let (kernel, seat) = (moment.kernel, moment.question.by);
    let mut before = before.clone();
    let mut found = Vec::new();
    if after.over.is_some() {
        let from = worth(kernel, &mut before, seat, work);
        let to = worth(kernel, after, seat, work);
        let what = match after.over {
            Some(Outcome::Won(winner)) if winner == seat => "why-win",
            Some(Outcome::Won(_)) => "why-loss",
            _ => "why-draw",
        };
        return vec![Reason { depth: 0, of: None, what: Message::new(what).into(), shown: Shown::Change(from, to) }];
    }
    for of in [seat, seat.other()] {
        for part in parts(kernel) {
            let mut worth = |state: &mut State| {
                let worth = Machine::reading(kernel, state, work).worth_of_part(&part, of);
                if of == seat { worth } else { worth.saturating_neg() }
            };
            let (from, to) = (worth(&mut before), worth(after));
            if from != to {
                let what = words(kernel, &part);
                found.push(Reason { depth: 0, of: Some(of), what, shown: Shown::Change(from, to) });
            }
        }
    }
    found
}

/// What a part of a position is.
fn words(kernel: &crate::kernel::Kernel, part: &Part<'_>) -> Argument {
    let game = &kernel.game;
    match part {
        Part::Term(_, term) => explain::term(game, None, term),
        Part::Counter(counter, _) => explain::at("counter", &game.counters, counter.index()),
        Part::InPlay => Message::new("why-in-play").into(),
        Part::Held(zone, _) => explain::at("zone", &game.zones, zone.index()),
        Part::Skipped => Message::new("why-skipped").into(),
    }
}

/// Collects the parts of a term.
struct Reasons<'g> {
    game: &'g crate::kernel::rules::Game,
    picks: Option<&'g Table<PickRule>>,
    found: Vec<Reason>,
}

impl Reasons<'_> {
    fn line(&mut self, depth: u8, what: impl Into<Argument>, shown: Shown) {
        self.found.push(Reason { depth, of: None, what: what.into(), shown });
    }

    /// A term as a part: what it is, its value, and its own parts below.
    fn part(&mut self, machine: &mut Machine<'_>, term: &Term, frame: &Frame<'_>, depth: u8) {
        let value = machine.term(term, frame);
        let what = explain::term(self.game, self.picks, term);
        self.line(depth, what, Shown::Value(value));
        self.term(machine, term, frame, depth + 1);
    }

    /// The parts of a term: its summands or factors, or the branch that is taken.
    fn term(&mut self, machine: &mut Machine<'_>, term: &Term, frame: &Frame<'_>, depth: u8) {
        if depth > DEEPEST {
            return;
        }
        match term {
            Term::If(test, yes, no) => {
                let holds = machine.term(test, frame) != 0;
                let what = explain::test(self.game, self.picks, test);
                self.line(depth, what, Shown::Test(holds));
                let branch = if holds { yes } else { no };
                if !matches!(**branch, Term::Constant(_)) {
                    self.term(machine, branch, frame, depth);
                }
            }
            Term::Arithmetic(
                Arithmetic::Add | Arithmetic::Subtract | Arithmetic::Multiply | Arithmetic::Most | Arithmetic::Least,
                one,
                other,
            )
            | Term::Divide(one, other)
            | Term::Round(one, other) => {
                for part in [one, other] {
                    if is_same_kind(term, part) {
                        self.term(machine, part, frame, depth);
                    } else if !matches!(**part, Term::Constant(_) | Term::Lever(_)) {
                        self.part(machine, part, frame, depth);
                    }
                }
            }
            _ => {}
        }
    }
}

/// Whether a part of a sum or a product is one itself, so that its parts are those of the whole.
fn is_same_kind(whole: &Term, part: &Term) -> bool {
    let kind = |term: &Term| match term {
        Term::Arithmetic(Arithmetic::Add | Arithmetic::Subtract, ..) => 1,
        Term::Arithmetic(Arithmetic::Multiply, ..) | Term::Divide(..) | Term::Round(..) => 2,
        _ => 0,
    };
    kind(whole) != 0 && kind(whole) == kind(part)
}
