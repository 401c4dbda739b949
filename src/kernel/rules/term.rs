//! Checked expressions: terms with a number, words, and selectors of cards and players (kernel.md, section 2).
//!
//! Evaluation always ends, because there are no loops, a divisor is at least 1 and arithmetic saturates.

use crate::kernel::ids::{
    CounterId, HeroNumberId, LeverId, NumberId, ParameterId, PickId, QuantityId, RoleId, SettingId, StateId, TallyId,
    TimingId, WordId, WordSetId, ZoneId,
};
pub use crate::ruleset::term::{Arithmetic, Compare};

/// Which players a path is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Players {
    /// `self`
    Own,
    /// `opponent`
    Other,
    /// `both`, the own side first
    Both,
    /// `whom`: the players that the row names
    Whom,
    /// `to`, `it.owner`, `it.player`: the players that a selector yields
    Of(Box<Selector>),
}

/// An expression with a number. Truth values are 1 and 0. A number of a card is that of the first card of its selector,
/// and 0 if there is none.
#[derive(Clone, Debug, PartialEq)]
pub enum Term {
    Constant(i32),
    /// The row's value, or the parameter of a cost.
    Val,
    /// The parameter of a filter or a condition.
    Param,
    /// How much damage an event is about.
    Amount,
    /// Whether the row above has changed something.
    Did,
    /// Whether the ability is in force already.
    Running,
    /// The number of the turn, or of the round.
    Turn,
    Lever(LeverId),
    /// A number that was picked with the action.
    Pick(PickId),
    /// `self.active`, `self.first`, `self.turns`
    IsActive(Players),
    IsFirst(Players),
    Turns(Players),
    Counter(Players, CounterId),
    HeroNumber(Players, HeroNumberId),
    /// The book of a player's hero (format 1).
    Book(Players),
    Quantity(Players, QuantityId),
    /// A quantity that is fixed when an effect begins.
    Fixed(QuantityId),
    Tally(TallyId),
    /// A number of a card as it is now.
    Number(Selector, NumberId),
    /// A number of a card as it is printed.
    Printed(Selector, NumberId),
    /// A mark (0 or 1) or a counter of a card.
    State(Selector, StateId),
    /// Whether a card has come into play this turn.
    Arrived(Selector),
    /// A number of the printed card whose effect this is (format 1: `card.cost`).
    OwnPrinted(NumberId),
    /// The book of the printed card, or of its player's hero (format 1).
    OwnBook,
    /// What the card of the event was before it left: a number, or a state.
    NumberBefore(NumberId),
    StateBefore(StateId),
    /// `row.x`: a parameter of the row, or its state.
    RowParameter(ParameterId),
    RowState(StateId),
    /// `a == b` for words.
    SameWord(Word, Word),
    /// `a == b` for selectors: the same cards in the same order.
    SameCards(Box<Selector>, Box<Selector>),
    /// `word in it.colours`
    WordIn(Word, Box<Selector>, WordSetId),
    /// `it.colours in this.colours`: a set of words in a set of words.
    WordsIn((Box<Selector>, WordSetId), (Box<Selector>, WordSetId)),
    /// `cards in cards`: at least one, and all of them.
    CardsIn(Box<Selector>, Box<Selector>),
    /// `zone in group`: whether a word is one of a constant list, e.g. `before in board`.
    OneOf(Word, Box<[WordId]>),
    /// `count(cards[, test])`
    Count(Box<Selector>, Option<Box<Term>>),
    /// `any(cards[, test])`, and a selector used as a truth value.
    Any(Box<Selector>, Option<Box<Term>>),
    /// `sum(cards, n)`
    Sum(Box<Selector>, Box<Term>),
    /// `has(cards, word)`
    Has(Box<Selector>, Word),
    /// `bears(card, timing)`
    Bears(Box<Selector>, TimingId),
    /// `room(zone)`
    Room(Players, ZoneId),
    /// `price(card)`
    Price(Box<Selector>),
    /// What the players of the program work out: of a card, or of two.
    Native(Native, Box<Selector>, Option<Box<Selector>>),
    Arithmetic(Arithmetic, Box<Term>, Box<Term>),
    /// Division, rounding down; a divisor below 1 counts as 1.
    Divide(Box<Term>, Box<Term>),
    /// Division, rounding half up.
    Round(Box<Term>, Box<Term>),
    Compare(Compare, Box<Term>, Box<Term>),
    And(Box<Term>, Box<Term>),
    Or(Box<Term>, Box<Term>),
    Not(Box<Term>),
    If(Box<Term>, Box<Term>, Box<Term>),
    /// Small steps in place of a tree, where a game is made ready to be played.
    Flat(crate::kernel::flat::Flat),
}

impl Term {
    /// Visits the terms that this one is made of, and the tests of its selectors.
    pub fn each_part(&mut self, see: &mut dyn FnMut(&mut Term)) {
        match self {
            Term::Not(test) => see(test),
            Term::And(left, right)
            | Term::Or(left, right)
            | Term::Compare(_, left, right)
            | Term::Arithmetic(_, left, right)
            | Term::Divide(left, right)
            | Term::Round(left, right) => {
                see(left);
                see(right);
            }
            Term::If(test, yes, no) => {
                see(test);
                see(yes);
                see(no);
            }
            Term::Count(of, term) | Term::Any(of, term) => {
                of.each_term(see);
                if let Some(term) = term {
                    see(term);
                }
            }
            Term::Sum(of, term) => {
                of.each_term(see);
                see(term);
            }
            _ => {}
        }
    }
}

impl Selector {
    /// Visits the terms of a selector.
    pub fn each_term(&mut self, see: &mut dyn FnMut(&mut Term)) {
        match self {
            Selector::All(of, term) | Selector::Best(_, of, term) | Selector::Draw(_, of, term) => {
                of.each_term(see);
                see(term);
            }
            Selector::Choose(choose) => {
                choose.from.each_term(see);
                choose.test.iter_mut().for_each(see);
            }
            Selector::Fitting(of) | Selector::Fit(of) | Selector::Owner(of) | Selector::Side(of) => of.each_term(see),
            Selector::If(test, yes, no) => {
                see(test);
                yes.each_term(see);
                no.each_term(see);
            }
            _ => {}
        }
    }
}

/// What only the weights of `players` can say (kernel.md, section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Native {
    /// `trade(card, target)`: what an exchange of blows is worth; without a target, what damage to the opponent is.
    Trade,
    /// `beats(card, target)`: whether the first has at least as much attack as the other has health left.
    Beats,
    /// `plays(card)`: what its rows are worth now, and its body.
    Plays,
    /// `blind(card)`: the same at a moment that nobody knows.
    Blind,
    /// `body(card)`: its numbers and words.
    Body,
    /// `wins(card)`: whether the damage of its rows wins the match now.
    Wins,
}

/// An expression with a word. Without a card it has none, and no word is equal to none.
#[derive(Clone, Debug, PartialEq)]
pub enum Word {
    Constant(WordId),
    /// `word`: the row's word.
    OfRow,
    /// The parameter of a filter or a condition.
    Param,
    /// `it.type`, `it.class`, `it.subtype`, `it.id`, `it.zone`
    Type(Selector),
    Class(Selector),
    Subtype(Selector),
    Id(Selector),
    Zone(Selector),
    /// The phase of the turn.
    Phase,
    /// `before`: the zone in which the card of the event was.
    Before,
    Setting(SettingId),
    /// `card.type` (format 1)
    OwnType,
}

/// An expression that yields cards or players, in order and none twice.
#[derive(Clone, Debug, PartialEq)]
pub enum Selector {
    None,
    /// The card that acts or is looked at.
    It,
    /// The effect's own card.
    This,
    /// The row's target: cards or players.
    To,
    /// The cards of the event; who was hit.
    Event,
    Victim,
    /// The bearer that goes (in `left`).
    Host,
    /// The card of the link that would be answered.
    Answered,
    /// The cards of a condition.
    Param,
    /// A card that was picked with the action.
    Pick(PickId),
    /// What `let` bound; a card that has moved since is left out.
    Role(RoleId),
    /// `self`, `opponent`, `both` and the like as things to aim at.
    Players(Players),
    /// A zone or a group of zones, player by player.
    Zones(Players, Box<[ZoneId]>),
    /// `it.owner`, `it.player`: the player of a card.
    Owner(Box<Selector>),
    Side(Box<Selector>),
    /// `all(cards, test)`
    All(Box<Selector>, Box<Term>),
    /// `top(zone, n)`, `bottom(zone, n)`, `random(cards, n)`
    Draw(End, Box<Selector>, Box<Term>),
    /// `most(cards, n)`, `least(cards, n)`
    Best(Extreme, Box<Selector>, Box<Term>),
    /// `choose`, `upto`, `theirs`: asked.
    Choose(Box<Choose>),
    /// `fitting(cards)`: those that the filters at hand let through.
    Fitting(Box<Selector>),
    /// `fit(cards)`: those of them that the row's target then picks.
    Fit(Box<Selector>),
    /// `under(card)`, `worn(card)`, `host(card)`
    Under(Box<Selector>),
    Worn(Box<Selector>),
    HostOf(Box<Selector>),
    If(Box<Term>, Box<Selector>, Box<Selector>),
}

/// From which end cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Top,
    Bottom,
    Random,
}

/// Whether the highest or the lowest is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extreme {
    Most,
    Least,
}

/// A choice among cards that a player is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Choose {
    pub from: Selector,
    pub count: Term,
    pub test: Option<Term>,
    pub kind: ChooseKind,
    /// The player whose zone it is: asked with `theirs`; also the side of an aim by place.
    pub side: Players,
}

/// The functions `choose`, `upto` and `theirs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChooseKind {
    /// Exactly so many, or all if there are fewer.
    Exactly,
    /// At most so many.
    UpTo,
    /// As `Exactly`, asked of the player whose zone it is.
    Theirs,
}
