//! The legal actions of a position, and why other actions are refused.

use super::duel::{CardInfo, CardUse, Duel};
use super::{Match, Phase};
use ses_studio::engine::{self, Player};

/// An action of the active player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays a card of the hand. If its effects ask for one of the opponent's allies, `target` is used; without a
    /// target, the default applies.
    Play {
        /// Index in the hand.
        at: u8,
        /// Index in the opponent's field.
        target: Option<u8>,
    },
    /// Uses the hero's ability.
    Ability {
        /// As for a card.
        target: Option<u8>,
    },
    /// Attacks with an ally.
    Attack {
        /// Index in the own field.
        by: u8,
        /// Index in the opponent's field; `None` attacks the opponent's Shield.
        target: Option<u8>,
    },
    /// Ends the phase.
    #[default]
    End,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// Actions of this kind are legal only in this phase.
    OnlyIn(Phase),
    /// There is no card at this index.
    NoCard,
    /// Cards of this type cannot be played.
    Unplayable,
    /// The card costs more than the counter has.
    Costs {
        /// Index of the counter that pays, in the layout.
        counter: u8,
        /// The cost.
        cost: i32,
        /// The value of the counter.
        has: i32,
    },
    /// The destination has no room; the zone's index in the layout.
    Full(u8),
    /// The ability is ready again in this number of turns.
    Cooling(u8),
    /// The ally came into play this turn.
    Arrived,
    /// The ally has attacked this turn.
    Attacked,
    /// There is no opposing ally at this index.
    NoTarget,
}

impl From<engine::PlayError> for Refusal {
    fn from(refusal: engine::PlayError) -> Self {
        match refusal {
            engine::PlayError::NoCard => Self::NoCard,
            engine::PlayError::Unknown | engine::PlayError::NotFromHere => Self::Unplayable,
            engine::PlayError::Full(zone) => Self::Full(zone),
        }
    }
}

/// More than the most legal actions of a position: 39 cards with up to six targets each, the ability, and ending the
/// phase.
const MAX_ACTIONS: usize = 256;

/// Legal actions, in a buffer to reuse.
#[derive(Clone, Debug)]
pub struct Actions {
    list: [Action; MAX_ACTIONS],
    count: usize,
}

impl Default for Actions {
    fn default() -> Self {
        Self { list: [Action::End; MAX_ACTIONS], count: 0 }
    }
}

impl Actions {
    fn push(&mut self, action: Action) {
        if let Some(place) = self.list.get_mut(self.count) {
            *place = action;
            self.count += 1;
        }
    }

    /// Adds one action without a target, or one for each of `targets` targets.
    fn push_for(&mut self, targets: u8, action: impl Fn(Option<u8>) -> Action) {
        if targets == 0 {
            self.push(action(None));
        }
        for target in 0..targets {
            self.push(action(Some(target)));
        }
    }

    /// Returns the actions.
    #[inline]
    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.count]
    }
}

/// What a player can pay and where there is room; computed once for all cards of the hand.
#[derive(Clone, Copy, Debug)]
pub struct Allowance<'a> {
    player: &'a Player,
    energy: i32,
    /// The uses of cards for which there is room, as a bit mask.
    fits: u8,
}

impl Allowance<'_> {
    /// Returns whether a card of the hand can be played, and its cost.
    #[inline]
    pub fn of(&self, card_info: &CardInfo) -> (bool, i32) {
        let price = card_info.price.of(self.player);
        let (fits, is_paid) = (self.fits & card_info.kind as u8 != 0, price <= self.energy);
        (fits & is_paid, price)
    }
}

impl Match {
    /// Lists the legal actions of the active player. Empty when the match is over; otherwise ending the phase comes
    /// last.
    pub fn legal_actions(&self, duel: &Duel, into: &mut Actions) {
        into.count = 0;
        let enemies = self.state.player(self.active.other()).count(duel.places.field);
        match self.phase {
            Phase::Over(_) => return,
            Phase::Play => {
                let allowance = self.allowance(duel);
                let hand = self.state.player(self.active).zone(duel.places.hand);
                for (&card, at) in hand.iter().zip(0_u8..) {
                    let card_info = duel.card_info(card);
                    if allowance.of(card_info).0 {
                        let targets = if card_info.chooses { enemies } else { 0 };
                        into.push_for(targets, |target| Action::Play { at, target });
                    }
                }
                if self.has_ability() {
                    let chooses = duel.ability(self.active).1;
                    into.push_for(if chooses { enemies } else { 0 }, |target| Action::Ability { target });
                }
            }
            Phase::Battle => {
                for by in ones(self.attackers(duel)) {
                    into.push(Action::Attack { by, target: None });
                    for target in 0..enemies {
                        into.push(Action::Attack { by, target: Some(target) });
                    }
                }
            }
        }
        into.push(Action::End);
    }

    /// Returns what the active player can pay now, as if it were the Play Phase.
    #[inline]
    pub fn allowance(&self, duel: &Duel) -> Allowance<'_> {
        let player = self.state.player(self.active);
        let room = |kind: CardUse| if self.has_room(duel, kind) { kind as u8 } else { 0 };
        let fits = CardUse::OneShot as u8 | room(CardUse::Unit) | room(CardUse::Hidden);
        Allowance { player, energy: player.number(duel.places.energy), fits }
    }

    /// Whether the hero's ability is ready, as if it were the Play Phase.
    #[inline]
    pub fn has_ability(&self) -> bool {
        self.cooldowns[self.active.index()] == 0
    }

    /// Returns the allies that can attack now, as if it were the Battle Phase, as a bit mask of the field.
    #[inline]
    pub fn attackers(&self, duel: &Duel) -> u8 {
        let player = self.state.player(self.active);
        let rested = player.ready(duel.places.field);
        if self.attacked == 0 {
            return rested;
        }
        let cards = player.zone(duel.places.field).iter().rev();
        rested & cards.fold(0, |ready, &card| ready << 1 | u8::from(!self.has_attacked(card)))
    }

    /// Whether there is room for a card that is used this way.
    #[inline]
    fn has_room(&self, duel: &Duel, kind: CardUse) -> bool {
        let [field, traps] = duel.limits[self.active.index()];
        let (zone, limit) = match kind {
            CardUse::Unit => (duel.places.field, field),
            CardUse::Hidden => (duel.places.traps, traps),
            CardUse::OneShot => (duel.places.discard, None),
            CardUse::Never => return false,
        };
        match limit {
            Some(limit) => i32::from(self.state.player(self.active).count(zone)) < limit,
            None => duel.table.has_room(&self.state, self.active, zone),
        }
    }

    /// Checks that the card at an index of the hand can be played now.
    pub(super) fn playable(&self, duel: &Duel, at: u8) -> Result<(), Refusal> {
        let player = self.state.player(self.active);
        let card = player.zone(duel.places.hand).get(usize::from(at)).ok_or(Refusal::NoCard)?;
        let card_info = duel.card_info(*card);
        if !self.has_room(duel, card_info.kind) {
            return Err(match card_info.kind {
                CardUse::Unit => Refusal::Full(duel.places.field),
                CardUse::Hidden => Refusal::Full(duel.places.traps),
                CardUse::OneShot => Refusal::Full(duel.places.discard),
                CardUse::Never => Refusal::Unplayable,
            });
        }
        let counter = duel.places.energy;
        let (cost, has) = (card_info.price.of(player), player.number(counter));
        if cost > has { Err(Refusal::Costs { counter, cost, has }) } else { Ok(()) }
    }

    /// Checks that the ally at an index of the field can attack now.
    pub(super) fn check_attacker(&self, duel: &Duel, by: u8) -> Result<(), Refusal> {
        let player = self.state.player(self.active);
        let card = *player.zone(duel.places.field).get(usize::from(by)).ok_or(Refusal::NoCard)?;
        if player.arrived(duel.places.field) >> by & 1 == 1 {
            return Err(Refusal::Arrived);
        }
        if self.has_attacked(card) { Err(Refusal::Attacked) } else { Ok(()) }
    }
}

/// Returns the indexes of the set bits, the lowest first.
#[inline]
fn ones(mut bits: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let at = u8::try_from(bits.trailing_zeros()).ok().filter(|_| bits != 0)?;
        bits &= bits - 1;
        Some(at)
    })
}
