//! Choosing an action by what it is worth as it is written, without trying it out (kernel.md, section 6).

use super::Moment;
use super::estimate::{Estimate, Estimates};
use super::worth::win;
use crate::kernel::ids::{ActionId, CounterId, DefinitionId};
use crate::kernel::machine::{Frame, Machine};
use crate::kernel::question::{Act, Choice, Options, Pick, Question, Why};
use crate::kernel::rules::flow::Action;
use crate::kernel::rules::statement::StatementKind;
use crate::kernel::rules::term::{Native, Selector, Term};
use crate::kernel::rules::{Game, Valued};
use crate::kernel::state::{Seat, Things};

/// How an action is weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Valuation {
    /// By a term of the rules: its position in `Players::values`.
    Term(usize),
    /// It plays its card, paid from this counter: by the card's rows.
    Card(CounterId),
    /// It is the ability of the player's hero.
    Hero,
    /// It is tried out.
    Tried,
}

/// What an action is worth; a win counts for itself, because a second one adds nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Value {
    pub worth: i32,
    pub win: i32,
}

impl Value {
    pub(super) fn sum(self) -> i32 {
        self.worth.saturating_add(self.win)
    }
}

impl Game {
    /// How each action is weighed.
    pub(in crate::kernel) fn valuations(&self) -> Box<[Valuation]> {
        self.flow.actions.values().enumerate().map(|(at, action)| self.valuation(at, action)).collect()
    }

    fn valuation(&self, at: usize, action: &Action) -> Valuation {
        if let Some(at) = self.value_of(Valued::Action(ActionId::at(at).unwrap_or_default())) {
            return Valuation::Term(at);
        }
        let paid = self.players.weights.as_ref().and_then(|weights| weights.paid);
        match paid {
            Some(paid) if action.is_plain_play() == Some(paid) => Valuation::Card(paid),
            Some(_) if action.cards.is_empty() && action.pays.is_empty() && action.picks.is_empty() => {
                let is_hero = action.does.iter().any(|statement| statement.kind == StatementKind::ResolveHero);
                if is_hero { Valuation::Hero } else { Valuation::Tried }
            }
            _ => Valuation::Tried,
        }
    }

    /// The position of a term of the rules for something.
    fn value_of(&self, valued: Valued) -> Option<usize> {
        self.players.values.iter().position(|(known, _)| *known == valued)
    }
}

impl Machine<'_> {
    /// The action that is worth most as it is written; `None`: one of them must be tried out.
    pub(super) fn best_as_written(&mut self, question: &Question<'_>) -> Option<Act> {
        let Options::Actions { choices, pass } = question.options else { return None };
        let mut best: (Option<usize>, i32) = (None, if pass { 0 } else { i32::MIN });
        let mut rest = choices;
        while let Some(first) = rest.first() {
            let start = choices.len() - rest.len();
            let len = rest.iter().position(|choice| choice.action != first.action).unwrap_or(rest.len());
            let (group, later) = rest.split_at(len);
            rest = later;
            let (at, value) = self.best_of_action(group, question, best.1)?;
            // Where an earlier action wins, winning with a later one is worth nothing more.
            let value = if best.1 >= win(self.kernel) { value.worth } else { value.sum() };
            if value > best.1 {
                best = (Some(start + at), value);
            }
        }
        let Some(at) = best.0 else { return Some(Act::at(question.count().saturating_sub(1))) };
        let is_unaimed = choices.get(at).is_some_and(|choice| self.kernel.has_optional_aim(choice));
        Some(Act { is_unaimed, ..Act::at(at) })
    }

    /// The best of the choices of one action, or the first whose card gains where its cards act one by one. What cannot be
    /// worth more than `known` need not be weighed.
    fn best_of_action(&mut self, group: &[Choice], question: &Question<'_>, known: i32) -> Option<(usize, Value)> {
        let kernel = self.kernel;
        let first = group.first()?;
        let is_one_by_one = kernel.game.players.one_by_one.contains(&first.action);
        let valuation = kernel.valuation(first, question.why);
        if let Valuation::Card(counter) = valuation
            && !is_one_by_one
        {
            let mut estimates = self.estimates.take().unwrap_or_default();
            let best = self.best_play(group, &mut estimates, question.by, counter, known);
            self.estimates = Some(estimates);
            return best;
        }
        let mut best: (usize, Value) = (0, Value { worth: i32::MIN, win: 0 });
        for (at, choice) in group.iter().enumerate() {
            if at > 0 && is_one_by_one && group[at - 1].card != choice.card && best.1.sum() > 0 {
                break;
            }
            let least = if is_one_by_one { best.1.sum() } else { best.1.sum().max(known) };
            if !matches!(valuation, Valuation::Term(_)) && is_aim(group, at) {
                continue;
            }
            if let Some(value) = self.value(valuation, choice, question.by, least)?
                && value.sum() > best.1.sum()
            {
                best = (at, value);
            }
        }
        Some(best)
    }

    /// The best of plays that are paid from a counter.
    fn best_play(
        &mut self,
        group: &[Choice],
        estimates: &mut Estimates,
        by: Seat,
        counter: CounterId,
        known: i32,
    ) -> Option<(usize, Value)> {
        let kernel = self.kernel;
        let weight = kernel.game.players.weights.as_ref()?.of_counter(counter);
        let sums = self.sums(by);
        let left = kernel.game.damage.as_ref().map(|rule| self.state.counter(by.other(), rule.to));
        let is_known = estimates.are_of(self.state);
        let mut best: (usize, Value) = (0, Value { worth: i32::MIN, win: 0 });
        for (at, choice) in group.iter().enumerate() {
            if is_aim(group, at) {
                continue;
            }
            let card = choice.card?;
            let definition = self.state.card(card).definition;
            let price = self.price_beside(kernel.price(definition), sums, card, by).saturating_mul(weight);
            let estimate = estimates.known(is_known, kernel, self.state, definition, by)?;
            let least = best.1.sum().max(known);
            let is_less = estimate.is_readable && estimate.most.saturating_sub(price) <= least;
            if is_less && left.is_none_or(|left| estimate.damage < left) {
                continue;
            }
            if let Some(value) = self.value_by_estimate(estimate, definition, by, price, least)?
                && value.sum() > best.1.sum()
            {
                best = (at, value);
            }
        }
        Some(best)
    }

    /// What an action is worth as it is written. `Some(None)`: not more than `least`; `None`: it must be tried out.
    #[allow(clippy::option_option, reason = "not known, not more, and a value are three things")]
    pub(super) fn value(
        &mut self,
        valuation: Valuation,
        choice: &Choice,
        by: Seat,
        least: i32,
    ) -> Option<Option<Value>> {
        let kernel = self.kernel;
        match valuation {
            Valuation::Tried => None,
            Valuation::Term(at) => {
                let (_, term) = kernel.flat.values.get(at)?;
                if let (Term::Native(Native::Trade, of, Some(with)), Some(card), Some(weights)) =
                    (term, choice.card, &kernel.game.players.weights)
                    && let (Selector::It, Selector::Pick(pick)) = (&**of, &**with)
                {
                    let target = match choice.picks.get(pick.index()) {
                        Some(Pick::Card(target)) => Some(*target),
                        _ => None,
                    };
                    return Some(Some(Value { worth: self.trade(card, target, by, weights), win: 0 }));
                }
                let shown = self.action_frame(choice);
                let to = choice.aim.map(Things::one);
                let frame = Frame {
                    this: choice.card,
                    it: choice.card,
                    to: to.as_ref(),
                    action: Some(&shown),
                    ..Frame::of(by)
                };
                let chance = self.state.chance;
                let worth = self.term(term, &frame);
                self.state.chance = chance;
                Some(Some(Value { worth, win: 0 }))
            }
            Valuation::Card(counter) => {
                let card = choice.card?;
                let definition = self.state.card(card).definition;
                let weights = kernel.game.players.weights.as_ref()?;
                let price = self.price(card, by).saturating_mul(weights.of_counter(counter));
                self.value_of_card(definition, by, price, least)
            }
            Valuation::Hero => {
                let hero = self.state.player(by).hero_card?;
                self.value_of_card(hero, by, 0, least)
            }
        }
    }

    /// What an action is worth for which the rules have a term.
    pub(super) fn value_by_term(&mut self, choice: &Choice, question: &Question<'_>) -> Option<i32> {
        match self.kernel.valuation(choice, question.why) {
            by_term @ Valuation::Term(_) => Some(self.value(by_term, choice, question.by, i32::MIN)??.sum()),
            _ => None,
        }
    }

    #[allow(clippy::option_option, reason = "not known, not more, and a value are three things")]
    fn value_of_card(&mut self, card: DefinitionId, by: Seat, price: i32, least: i32) -> Option<Option<Value>> {
        let mut estimates = self.estimates.take().unwrap_or_default();
        let value = match estimates.of(self.kernel, self.state, card, by) {
            Some(estimate) => self.value_by_estimate(estimate, card, by, price, least),
            None => None,
        };
        self.estimates = Some(estimates);
        value
    }

    #[allow(clippy::option_option, reason = "not known, not more, and a value are three things")]
    fn value_by_estimate(
        &mut self,
        estimate: &Estimate,
        card: DefinitionId,
        by: Seat,
        price: i32,
        least: i32,
    ) -> Option<Option<Value>> {
        let kernel = self.kernel;
        if !estimate.is_readable {
            return None;
        }
        let (damage, most) = (estimate.damage, estimate.most);
        // Whether the damage of the card's rows, as printed, is all that the opponent has left.
        let rule = kernel.game.damage.as_ref();
        let may_win = rule.is_some_and(|rule| damage >= self.state.counter(by.other(), rule.to));
        if !may_win && most.saturating_sub(price) <= least {
            return Some(None);
        }
        let win = if may_win && self.wins(estimate, card, by) { win(kernel) } else { 0 };
        let worth = self.worth_of(estimate, card, by).saturating_sub(price);
        Some(Some(Value { worth, win }))
    }
}

/// Whether a choice differs from the one before it only by its aim: the aims of a card do not change what its rows are
/// worth.
fn is_aim(group: &[Choice], at: usize) -> bool {
    at > 0 && group[at].aim.is_some() && group[at - 1].card == group[at].card
}

impl Moment<'_> {
    /// Whether an action is asked for, and none of those at hand is always tried out.
    pub(super) fn is_written(&self) -> bool {
        let Options::Actions { choices, .. } = self.question.options else { return false };
        choices.iter().all(|choice| self.kernel.valuation(choice, self.question.why) != Valuation::Tried)
    }
}

impl super::super::Kernel {
    /// How a choice is weighed: by the term of its window, else as its action is.
    pub(super) fn valuation(&self, choice: &Choice, why: Why) -> Valuation {
        let of_window = match why {
            Why::Window(id) => self.game.value_of(Valued::Window(id)),
            _ => None,
        };
        let of_action = || self.valuations.get(choice.action.index()).copied().unwrap_or(Valuation::Tried);
        of_window.map_or_else(of_action, Valuation::Term)
    }

    /// Whether no action ever needs to be tried out, and nothing but actions is asked.
    pub(super) fn is_all_written(&self) -> bool {
        let is_written = |valuation: &Valuation| *valuation != Valuation::Tried;
        self.game.flow.choices.is_some() && self.valuations.iter().all(is_written)
    }
}
