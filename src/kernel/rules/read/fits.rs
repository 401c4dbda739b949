//! What an operation can be done to, as far as it is known before a match: by the side, the zone and the type of the
//! cards, and by what the row says.

use crate::kernel::ids::{CardTypeId, OperationId, TimingId, WordId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{Pick, Row, Side, Target};
use crate::kernel::rules::tables::Operation;
use crate::kernel::rules::term::{Players, Selector, Term, Word};

impl Operation {
    /// Whether a row can say a target, whatever it is refined with. One listed target is the usual one; several are those
    /// that rows can say.
    pub fn lists(&self, target: &Target) -> bool {
        self.targets.len() < 2 || self.targets.iter().any(|listed| listed.preset == target.preset)
    }

    /// Whether rows can have a target that is picked in such a way: what an operation picks itself is a target of those
    /// operations that pick, and their only one.
    fn is_picked_so(&self, pick: Pick) -> bool {
        let mut picked = self.targets.iter().map(|target| target.pick == Pick::Fit);
        match pick {
            Pick::Fit => picked.any(|picks| picks),
            _ => self.targets.is_empty() || picked.any(|picks| !picks),
        }
    }
}

/// A card of which only this is known.
#[derive(Clone, Copy, Debug)]
pub(in crate::kernel) struct Known<'r> {
    pub side: Side,
    pub zone: ZoneId,
    pub card_type: CardTypeId,
    /// The row's word.
    pub word: Option<WordId>,
    /// The parameter of the filter.
    pub param: Option<WordId>,
    pub row: Option<&'r Row>,
}

/// The word of a card where one is asked for.
enum Found {
    Word(WordId),
    None,
}

impl Game {
    /// Whether the operation can be done to some card of a target, by a row with this word. What only a match shows counts
    /// as possible.
    pub fn can_be_done_to(&self, operation: OperationId, target: &Target, word: Option<WordId>) -> bool {
        let Some((_, rule)) = self.operations.get_index(operation.index()) else { return true };
        if !rule.is_picked_so(target.pick) {
            return false;
        }
        if target.is_player() && rule.fits.is_some() && !rule.targets.iter().any(Target::is_player) {
            return false;
        }
        let is_known = target.of.is_none() && !matches!(target.pick, Pick::This | Pick::Host | Pick::Same | Pick::Fit);
        let Some(zones) = target.zones.as_ref().filter(|_| is_known) else { return true };
        let sides = target.who.iter().flat_map(|side| match side {
            Side::Any => &[Side::Own, Side::Other][..],
            side => std::slice::from_ref(side),
        });
        let mut places = sides.flat_map(|&side| zones.iter().map(move |&zone| (side, zone)));
        places.any(|(side, zone)| {
            self.types_of(zone).any(|card_type| {
                let card = Known { side, zone, card_type, word, param: None, row: None };
                self.may_do(rule, &card) && self.may_pass(target, &card)
            })
        })
    }

    /// Whether an operation can be done to a card.
    pub(in crate::kernel) fn may_do(&self, rule: &Operation, card: &Known<'_>) -> bool {
        let is_in_play = self.zones.get_index(card.zone.index()).is_some_and(|(_, zone)| zone.units);
        let is_without = is_in_play && rule.without.contains(&card.card_type);
        !is_without && rule.fits.as_ref().is_none_or(|fits| self.truth(fits, card) != Some(false))
    }

    /// Whether a card can pass the filters of a target.
    fn may_pass(&self, target: &Target, card: &Known<'_>) -> bool {
        target.filters.members.iter().all(|own| {
            let filter = self.filters.get_index(own.filter.index());
            let card = Known { param: own.word, ..*card };
            filter.is_none_or(|(_, filter)| self.truth(&filter.holds, &card) != Some(false))
        })
    }

    /// The types of the cards that can lie in a zone.
    pub(in crate::kernel) fn types_of(&self, zone: ZoneId) -> impl Iterator<Item = CardTypeId> {
        let takes = self.zones.get_index(zone.index()).and_then(|(_, zone)| zone.takes.as_ref());
        let types = self.card_types.values().enumerate();
        let types = types.filter(move |(_, entry)| takes.is_none_or(|takes| takes.contains(&entry.word)));
        types.filter_map(|(at, _)| CardTypeId::at(at))
    }

    /// Whether the numbers of a row fulfil a test of them.
    pub(super) fn is_met(&self, test: &Term, row: &Row) -> bool {
        let (card_type, zone) = (CardTypeId::default(), ZoneId::default());
        let card = Known { side: Side::Own, zone, card_type, word: row.word, param: None, row: Some(row) };
        self.truth(test, &card) != Some(false)
    }

    /// Whether the ruleset says with which timings targets can be named.
    pub(super) fn says_aims(&self) -> bool {
        self.timings.values().any(|timing| timing.aims)
    }

    /// Whether targets can be named with a timing, as the card is played.
    pub(super) fn aims(&self, timing: TimingId) -> bool {
        !self.says_aims() || self.timings.get_index(timing.index()).is_none_or(|(_, timing)| timing.aims)
    }

    /// Whether a term holds; `None`: that depends on more than what is known.
    pub(in crate::kernel) fn truth(&self, term: &Term, card: &Known<'_>) -> Option<bool> {
        let truth = |term: &Term| self.truth(term, card);
        match term {
            Term::CardsIn(of, cards) => match (&**of, &**cards) {
                (Selector::It, Selector::Zones(players, zones)) => {
                    let is_theirs = match players {
                        Players::Own => card.side == Side::Own,
                        Players::Other => card.side == Side::Other,
                        Players::Both => true,
                        Players::Whom | Players::Of(_) => return None,
                    };
                    Some(is_theirs && zones.contains(&card.zone))
                }
                _ => None,
            },
            Term::SameWord(one, other) => match (self.known_word(one, card)?, self.known_word(other, card)?) {
                (Found::Word(one), Found::Word(other)) => Some(one == other),
                _ => Some(false),
            },
            Term::OneOf(word, words) => match self.known_word(word, card)? {
                Found::Word(word) => Some(words.contains(&word)),
                Found::None => Some(false),
            },
            Term::Not(inner) => truth(inner).map(|holds| !holds),
            Term::And(one, other) => match (truth(one), truth(other)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                _ => None,
            },
            Term::Or(one, other) => match (truth(one), truth(other)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            },
            Term::If(test, yes, no) => match truth(test) {
                Some(true) => truth(yes),
                Some(false) => truth(no),
                None => truth(yes).filter(|holds| truth(no) == Some(*holds)),
            },
            Term::Compare(compare, one, other) => {
                Some(compare.holds(Self::known_number(one, card)?, Self::known_number(other, card)?))
            }
            _ => Self::known_number(term, card).map(|number| number != 0),
        }
    }

    /// A number that the row says.
    fn known_number(term: &Term, card: &Known<'_>) -> Option<i32> {
        use crate::kernel::rules::ability::Parameter;
        match term {
            Term::Constant(number) => Some(*number),
            Term::Val => card.row.map(|row| row.val),
            Term::RowParameter(id) => match card.row?.parameters.get(id.index())? {
                Parameter::Number(number) => Some(*number),
                Parameter::Place(_) => None,
            },
            Term::Arithmetic(operator, one, other) => {
                Some(operator.apply(Self::known_number(one, card)?, Self::known_number(other, card)?))
            }
            _ => None,
        }
    }

    /// A word; `None`: it is not known.
    fn known_word(&self, word: &Word, card: &Known<'_>) -> Option<Found> {
        let found = match word {
            Word::Constant(word) => Some(*word),
            Word::OfRow => Some(card.word?),
            Word::Param => Some(card.param?),
            Word::Type(Selector::It) => self.card_types.get_index(card.card_type.index()).map(|(_, entry)| entry.word),
            Word::Class(Selector::It) => {
                self.card_types.get_index(card.card_type.index()).map(|(_, entry)| entry.class)
            }
            Word::Zone(Selector::It) => self.zones.get_index(card.zone.index()).map(|(_, zone)| zone.word),
            Word::Subtype(Selector::It) if !self.has_subtype(card.card_type) => None,
            _ => return None,
        };
        Some(found.map_or(Found::None, Found::Word))
    }
}
