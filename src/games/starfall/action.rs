//! What a player may do, and why not.

use super::duel::{Duel, Face, Kind};
use super::{Match, Phase};
use crate::engine::{self, Player};

/// Something that the player whose turn it is does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays the card at a place of the hand. Where its effects ask for an ally, it is the one at `target` of the
    /// opponent's field; without one, the rules choose.
    Play {
        /// The place in the hand.
        at: u8,
        /// The place in the opponent's field.
        target: Option<u8>,
    },
    /// Uses the hero's ability.
    Ability {
        /// As for a card.
        target: Option<u8>,
    },
    /// An ally attacks.
    Attack {
        /// Its place in the field.
        by: u8,
        /// The opposing ally's place; `None` for the opponent's Shield.
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
    /// Cards and abilities are played in the Play Phase only.
    NotInBattle,
    /// Allies attack in the Battle Phase only.
    NotBeforeBattle,
    /// There is no card at this place.
    NoCard,
    /// Cards like this cannot be played.
    Unplayable,
    /// The card costs more than there is.
    Costs {
        /// What it costs.
        cost: i32,
        /// What there is.
        energy: i32,
    },
    /// No card more fits into the zone at this place.
    Full(u8),
    /// The ability can be used again in so many turns.
    Cooling(u8),
    /// The ally came this turn.
    Arrived,
    /// The ally has attacked this turn.
    Attacked,
    /// There is no opposing ally at this place.
    NoTarget,
}

impl From<engine::Refusal> for Refusal {
    fn from(refusal: engine::Refusal) -> Self {
        match refusal {
            engine::Refusal::NoCard => Self::NoCard,
            engine::Refusal::Unknown | engine::Refusal::NotFromHere => Self::Unplayable,
            engine::Refusal::Full(zone) => Self::Full(zone),
        }
    }
}

/// The most actions that there can be: 39 cards that each may hit one of six allies, the ability, the end.
const MAX_ACTIONS: usize = 256;

/// Legal actions, in a buffer that is used again and again.
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

    /// One without a target, or one for each of so many.
    fn push_for(&mut self, targets: u8, action: impl Fn(Option<u8>) -> Action) {
        if targets == 0 {
            self.push(action(None));
        }
        for target in 0..targets {
            self.push(action(Some(target)));
        }
    }

    /// The actions.
    #[inline]
    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.count]
    }
}

/// What a player has for playing cards.
#[derive(Clone, Copy, Debug)]
pub struct Allowance<'a> {
    player: &'a Player,
    energy: i32,
    /// The kinds of cards that find room, a bit each.
    fits: u8,
}

impl Allowance<'_> {
    /// Whether a card of the hand can be played, and what it costs.
    #[inline]
    pub fn of(&self, face: &Face) -> (bool, i32) {
        let price = face.price.of(self.player);
        let (fits, is_paid) = (self.fits & face.kind as u8 != 0, price <= self.energy);
        (fits & is_paid, price)
    }
}

impl Match {
    /// Lists what the player whose turn it is may do. None when the match is over; otherwise ending the phase is last.
    pub fn legal_actions(&self, duel: &Duel, into: &mut Actions) {
        into.count = 0;
        let enemies = self.state.player(self.active.other()).count(duel.places.field);
        match self.phase {
            Phase::Over(_) => return,
            Phase::Play => {
                let allowance = self.allowance(duel);
                let hand = self.state.player(self.active).zone(duel.places.hand);
                for (&card, at) in hand.iter().zip(0_u8..) {
                    let face = duel.face(card);
                    if allowance.of(face).0 {
                        let targets = if face.chooses { enemies } else { 0 };
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

    /// What the player whose turn it is has for playing cards now, were it the Play Phase.
    #[inline]
    pub fn allowance(&self, duel: &Duel) -> Allowance<'_> {
        let player = self.state.player(self.active);
        let room = |kind: Kind| if self.has_room(duel, kind) { kind as u8 } else { 0 };
        let fits = Kind::Action as u8 | room(Kind::Ally) | room(Kind::Trap);
        Allowance { player, energy: player.number(duel.places.energy), fits }
    }

    /// Whether the hero's ability can be used now, were it the Play Phase.
    #[inline]
    pub fn has_ability(&self) -> bool {
        self.cooldowns[self.active.index()] == 0
    }

    /// The allies that can attack now, were it the Battle Phase: a bit for each place of the field.
    #[inline]
    pub fn attackers(&self, duel: &Duel) -> u8 {
        let player = self.state.player(self.active);
        let rested = player.rested(duel.places.field);
        if self.attacked == 0 {
            return rested;
        }
        let cards = player.zone(duel.places.field).iter().rev();
        rested & cards.fold(0, |ready, &card| ready << 1 | u8::from(!self.has_attacked(card)))
    }

    /// Whether a card that is played so finds room.
    #[inline]
    fn has_room(&self, duel: &Duel, kind: Kind) -> bool {
        let [field, traps] = duel.limits[self.active.index()];
        let (zone, limit) = match kind {
            Kind::Ally => (duel.places.field, field),
            Kind::Trap => (duel.places.traps, traps),
            Kind::Action => (duel.places.discard, None),
            Kind::Other => return false,
        };
        match limit {
            Some(limit) => i32::from(self.state.player(self.active).count(zone)) < limit,
            None => duel.table.has_room(&self.state, self.active, zone),
        }
    }

    /// Whether the card at a place of the hand can be played now.
    pub(super) fn playable(&self, duel: &Duel, at: u8) -> Result<(), Refusal> {
        let player = self.state.player(self.active);
        let card = player.zone(duel.places.hand).get(usize::from(at)).ok_or(Refusal::NoCard)?;
        let face = duel.face(*card);
        if !self.has_room(duel, face.kind) {
            return Err(match face.kind {
                Kind::Ally => Refusal::Full(duel.places.field),
                Kind::Trap => Refusal::Full(duel.places.traps),
                Kind::Action => Refusal::Full(duel.places.discard),
                Kind::Other => Refusal::Unplayable,
            });
        }
        let (cost, energy) = (face.price.of(player), player.number(duel.places.energy));
        if cost > energy { Err(Refusal::Costs { cost, energy }) } else { Ok(()) }
    }

    /// Whether the ally at a place of the field can attack now.
    pub(super) fn ready(&self, duel: &Duel, by: u8) -> Result<(), Refusal> {
        let player = self.state.player(self.active);
        let card = *player.zone(duel.places.field).get(usize::from(by)).ok_or(Refusal::NoCard)?;
        if player.arrived(duel.places.field) >> by & 1 == 1 {
            return Err(Refusal::Arrived);
        }
        if self.has_attacked(card) { Err(Refusal::Attacked) } else { Ok(()) }
    }
}

/// The places of the bits that are set, the lowest first.
#[inline]
fn ones(mut bits: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let at = u8::try_from(bits.trailing_zeros()).ok().filter(|_| bits != 0)?;
        bits &= bits - 1;
        Some(at)
    })
}
