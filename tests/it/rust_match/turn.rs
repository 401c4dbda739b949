//! Executes actions: phases, turns and the end of the match.

use super::action::{Action, Refusal};
use super::duel::Duel;
use super::{Match, Outcome, Phase};
use ses_studio::engine::{Chooser, Generator, Handle, Question, Recorder, Side, Spot, State, Step, Table, Workspace};

/// Answers the questions of an action with the target that its player named. All steps of a match use this type, so
/// that the engine is compiled only once for them.
struct Named {
    by: Side,
    target: Option<u8>,
}

impl Named {
    fn nobody(by: Side) -> Self {
        Self { by, target: None }
    }
}

impl Chooser for Named {
    #[inline]
    fn choose(&mut self, _: &Table, _: &State, question: Question) -> Option<u8> {
        self.target.filter(|_| question.by == self.by && question.side != self.by)
    }
}

impl Duel {
    /// Starts a match: shuffles the decks, draws the hands and begins the first turn. If `first` is `None`, the higher
    /// Tactics goes first, and chance decides between equals.
    pub fn start(&self, seed: u64, first: Option<Side>, work: &mut Workspace) -> Match {
        let mut state = self.start;
        state.generator = Generator(seed);
        let by_chance = if state.generator.below(2) == 0 { Side::First } else { Side::Second };
        let [one, two] = self.tactics;
        let active = first.unwrap_or(match one.cmp(&two) {
            std::cmp::Ordering::Greater => Side::First,
            std::cmp::Ordering::Less => Side::Second,
            std::cmp::Ordering::Equal => by_chance,
        });
        state.shuffle(Side::First, self.places.deck);
        state.shuffle(Side::Second, self.places.deck);
        let mut position = Match { state, active, phase: Phase::Play, cooldowns: [0; 2], attacked: 0 };
        let (mut recorder, mut chooser) = ((), Named::nobody(active));
        let mut step = Step::new(&self.table, &mut position.state, work, &mut recorder, &mut chooser, active);
        step.draw_top(active, self.places.deck, self.places.hand, self.figures.opening[0]);
        step.draw_top(active.other(), self.places.deck, self.places.hand, self.figures.opening[1]);
        self.begin_turn(&mut step, active, 0);
        position
    }

    /// Runs the Energy Phase and the Draw Phase.
    fn begin_turn<R: Recorder, C: Chooser>(&self, step: &mut Step<'_, R, C>, active: Side, turn: i32) {
        let (places, figures) = (&self.places, &self.figures);
        let grown = figures.energy_base.saturating_add(turn / figures.energy_turns);
        let income = step.number(active, places.energy_income);
        step.change(active, places.energy, grown.min(figures.energy_gain_limit).saturating_add(income));
        step.draw_top(active, places.deck, places.hand, 1);
        step.change(active.other(), places.guard, self.resilience[active.other().index()]);
    }
}

impl Match {
    /// Executes an action with everything that follows from it.
    ///
    /// # Errors
    ///
    /// Returns why the action is refused; the position is unchanged then.
    pub fn play<R: Recorder>(
        &mut self,
        duel: &Duel,
        action: Action,
        recorder: &mut R,
        work: &mut Workspace,
    ) -> Result<(), Refusal> {
        self.check(duel, action)?;
        self.play_legal(duel, action, recorder, work)
    }

    /// Executes an action that is known to be legal, because [`legal_actions`](Self::legal_actions) listed it or a
    /// player chose it. Skips the checks of [`play`](Self::play).
    pub fn play_legal<R: Recorder>(
        &mut self,
        duel: &Duel,
        action: Action,
        recorder: &mut R,
        work: &mut Workspace,
    ) -> Result<(), Refusal> {
        let (side, places) = (self.active, &duel.places);
        match action {
            Action::End => {
                if self.phase == Phase::Play && self.state.turn > 0 && self.attackers(duel) != 0 {
                    self.phase = Phase::Battle;
                } else {
                    self.end_turn(duel, recorder, work);
                }
            }
            Action::Play { at, target } => {
                let player = self.state.player(side);
                let card = *player.zone(places.hand).get(usize::from(at)).ok_or(Refusal::NoCard)?;
                let cost = duel.card_info(card).price.of(player);
                let mut chooser = Named { by: side, target };
                let mut step = Step::new(&duel.table, &mut self.state, work, recorder, &mut chooser, side);
                step.change(side, places.energy, -cost);
                step.play(Spot { side, zone: places.hand, at })?;
            }
            Action::Ability { target } => {
                self.cooldowns[side.index()] = duel.cooldowns[side.index()];
                let mut chooser = Named { by: side, target };
                Step::new(&duel.table, &mut self.state, work, recorder, &mut chooser, side)
                    .resolve(duel.ability(side).0, None);
            }
            Action::Attack { by, target } => {
                let player = self.state.player(side);
                let card = *player.zone(places.field).get(usize::from(by)).ok_or(Refusal::NoCard)?;
                self.attacked |= bit(card);
                let mut chooser = Named::nobody(side);
                Step::new(&duel.table, &mut self.state, work, recorder, &mut chooser, side)
                    .attack(Spot { side, zone: places.field, at: by }, target)?;
            }
        }
        self.judge(duel);
        Ok(())
    }

    #[inline]
    pub(super) fn has_attacked(&self, card: Handle) -> bool {
        self.attacked & bit(card) != 0
    }

    /// Checks that an action is legal.
    fn check(&self, duel: &Duel, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over(_), _) => Err(Refusal::Over),
            (_, Action::End) => Ok(()),
            (Phase::Play, Action::Play { at, target }) => {
                self.playable(duel, at)?;
                self.check_target(duel, target)
            }
            (Phase::Play, Action::Ability { target }) => match self.cooldowns[self.active.index()] {
                0 => self.check_target(duel, target),
                left => Err(Refusal::Cooling(left)),
            },
            (Phase::Battle, Action::Attack { by, target }) => {
                self.check_attacker(duel, by)?;
                self.check_target(duel, target)
            }
            (Phase::Battle, Action::Play { .. } | Action::Ability { .. }) => Err(Refusal::OnlyIn(Phase::Play)),
            (Phase::Play, Action::Attack { .. }) => Err(Refusal::OnlyIn(Phase::Battle)),
        }
    }

    fn check_target(&self, duel: &Duel, target: Option<u8>) -> Result<(), Refusal> {
        let enemies = self.state.player(self.active.other()).count(duel.places.field);
        if target.is_some_and(|target| target >= enemies) { Err(Refusal::NoTarget) } else { Ok(()) }
    }

    /// Runs the End Phase, and the other player's Energy Phase and Draw Phase.
    fn end_turn<R: Recorder>(&mut self, duel: &Duel, recorder: &mut R, work: &mut Workspace) {
        let (side, places, figures) = (self.active, &duel.places, &duel.figures);
        let mut chooser = Named::nobody(side);
        let mut step = Step::new(&duel.table, &mut self.state, work, recorder, &mut chooser, side);
        let restored = step.number(side, places.end_restore);
        step.change(side, places.shield, restored);
        let surplus = step.number(side, places.energy) - figures.energy_kept;
        step.change(side, places.energy, -surplus.max(0));
        let over = step.count(side, places.hand) - figures.hand_limit;
        step.draw_bottom(side, places.hand, places.discard, over);
        step.end_turn();
        let cooldown = &mut self.cooldowns[side.index()];
        *cooldown = cooldown.saturating_sub(1);
        self.attacked = 0;
        self.active = side.other();
        self.phase = Phase::Play;
        let turn = i32::from(self.state.turn);
        if turn >= figures.turn_limit {
            self.phase = Phase::Over(self.by_share(duel));
            return;
        }
        let mut step = Step::new(&duel.table, &mut self.state, work, recorder, &mut chooser, self.active);
        duel.begin_turn(&mut step, self.active, turn);
    }

    /// Ends the match if a player has no Shield left.
    fn judge(&mut self, duel: &Duel) {
        let [first, second] = self.shields(duel);
        match (first <= 0, second <= 0) {
            (false, false) => {}
            (true, false) => self.phase = Phase::Over(Outcome::Won(Side::Second)),
            (false, true) => self.phase = Phase::Over(Outcome::Won(Side::First)),
            (true, true) => self.phase = Phase::Over(self.by_share(duel)),
        }
    }

    fn shields(&self, duel: &Duel) -> [i32; 2] {
        Side::BOTH.map(|side| self.state.player(side).number(duel.places.shield))
    }

    /// The player with the higher share of the starting Shield wins.
    fn by_share(&self, duel: &Duel) -> Outcome {
        let [first, second] = self.shields(duel).map(i64::from);
        let [start, other_start] = duel.shields.map(i64::from);
        match (first * other_start).cmp(&(second * start)) {
            std::cmp::Ordering::Greater => Outcome::Won(Side::First),
            std::cmp::Ordering::Less => Outcome::Won(Side::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }
}

#[inline]
fn bit(card: Handle) -> u128 {
    1 << (card.0 & 127)
}
