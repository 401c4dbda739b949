//! Where a statement or an expression runs: whose, of which card, with which names.

use std::cell::Cell;

use crate::kernel::ids::{DefinitionId, TallyId, WordId, ZoneId};
use crate::kernel::question::{AbilityRef, Pick};
use crate::kernel::rules::ability::{FilterUse, Row, Tests};
use crate::kernel::state::{Bound, Card, CardId, RowKey, Seat, Thing, Things, Until};

/// The names of a statement or an expression. Copied and changed from the outside in.
#[derive(Clone, Copy)]
pub struct Frame<'a> {
    /// `self`
    pub own: Seat,
    pub this: Option<CardId>,
    pub it: Option<CardId>,
    /// The printed card whose effect this is (format 1).
    pub definition: Option<DefinitionId>,
    pub val: i32,
    pub word: Option<WordId>,
    pub param: Param<'a>,
    /// The filters of `fitting(…)`.
    pub filters: Option<&'a Tests<FilterUse>>,
    pub row: Option<RowFrame<'a>>,
    pub to: Option<&'a Things>,
    pub whom: Whom,
    pub event: Option<&'a Happening>,
    /// What the card of the event was before it left.
    pub was: Option<&'a Card>,
    pub before: Option<ZoneId>,
    pub host: Option<CardId>,
    pub did: bool,
    pub is_running: bool,
    pub during: Option<Until>,
    pub tally: Option<TallyId>,
    pub action: Option<&'a ActionFrame>,
    pub fixed: Option<&'a [i32; FIXED]>,
}

/// Quantities that are fixed when an effect begins.
pub const FIXED: usize = 24;

/// A frame of the first player without a card: copied as a whole, which takes fewer steps than setting each name.
const EMPTY: &Frame<'static> = &Frame {
    own: Seat(0),
    this: None,
    it: None,
    definition: None,
    val: 0,
    word: None,
    param: Param { number: 0, word: None, cards: None },
    filters: None,
    row: None,
    to: None,
    whom: Whom::One(Seat(0)),
    event: None,
    was: None,
    before: None,
    host: None,
    did: false,
    is_running: false,
    during: None,
    tally: None,
    action: None,
    fixed: None,
};

/// Frames of the players without a card.
const PLAYERS: [&Frame<'static>; 2] = [EMPTY, &Frame { own: Seat(1), whom: Whom::One(Seat(1)), ..*EMPTY }];

impl Frame<'static> {
    /// A frame without a card that is not changed.
    #[inline]
    pub fn player(own: Seat) -> &'static Self {
        PLAYERS[own.index()]
    }

    /// A frame without a card.
    pub fn of(own: Seat) -> Self {
        *Self::player(own)
    }

    /// A frame of a card that acts.
    pub fn acting(own: Seat, card: CardId) -> Self {
        Self { this: Some(card), it: Some(card), ..Self::of(own) }
    }
}

impl Frame<'_> {
    /// The same frame, looking at a card.
    #[must_use]
    pub fn at(self, card: CardId) -> Self {
        Self { it: Some(card), ..self }
    }
}

/// The parameter of a filter, a condition or a cost.
#[derive(Clone, Copy, Default)]
pub struct Param<'a> {
    pub number: i32,
    pub word: Option<WordId>,
    pub cards: Option<&'a Things>,
}

/// The players that a row names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    One(Seat),
    /// The own side first.
    Both,
}

/// The row that is done.
#[derive(Clone, Copy)]
pub struct RowFrame<'a> {
    pub row: &'a Row,
    /// What its states are counted under; `None`: they are not counted.
    pub key: Option<RowKey>,
}

/// What an event is about.
#[derive(Clone, Copy, Default)]
pub struct Happening {
    pub cards: Things,
    pub amount: i32,
    pub victim: Things,
}

/// What was named with an action.
pub struct ActionFrame {
    pub picks: [PickedNow; 4],
    pub ability: Option<AbilityRef>,
    /// The targets of the ability, named by `aim(it)`.
    pub aims: Cell<Option<Aims>>,
    /// The cards of the link that the action answers.
    pub link: Option<Things>,
}

/// A pick, with the moves of its card when it was named.
#[derive(Clone, Copy, Default)]
pub enum PickedNow {
    #[default]
    None,
    Card(Bound),
    Number(i32),
}

impl PickedNow {
    pub fn new(pick: Pick, moves: impl Fn(CardId) -> u16) -> Self {
        match pick {
            Pick::None => Self::None,
            Pick::Card(card) => Self::Card((card, moves(card))),
            Pick::Number(number) => Self::Number(number),
        }
    }
}

/// A thing that was named, with its moves then.
pub type Aimed = (Thing, u16);

/// Targets of one ability at most, and rows with targets.
const AIMED: usize = 48;
const AIMED_ROWS: usize = 8;

/// The targets of an ability by row.
#[derive(Clone, Copy, Debug)]
pub struct Aims {
    len: u8,
    rows: [AimedRow; AIMED_ROWS],
    things: [Aimed; AIMED],
}

/// The targets of one row, as a range of all.
#[derive(Clone, Copy, Debug, Default)]
struct AimedRow {
    at: u8,
    start: u8,
    end: u8,
    /// There were too few.
    is_empty: bool,
}

impl Default for Aims {
    fn default() -> Self {
        let nothing = (Thing::Player(Seat(0)), 0);
        Self { len: 0, rows: [AimedRow::default(); AIMED_ROWS], things: [nothing; AIMED] }
    }
}

impl Aims {
    /// Names the targets of a row; `None`: there were too few. What is beyond the room is not aimed at.
    pub fn name(&mut self, at: u8, things: Option<&[Aimed]>) {
        let start = self.end();
        let mut row = AimedRow { at, start, end: start, is_empty: things.is_none() };
        for (place, thing) in self.things.iter_mut().skip(usize::from(start)).zip(things.unwrap_or_default()) {
            *place = *thing;
            row.end += 1;
        }
        if let Some(place) = self.rows.get_mut(usize::from(self.len)) {
            *place = row;
            self.len += 1;
        }
    }

    fn end(&self) -> u8 {
        self.rows[..usize::from(self.len)].last().map_or(0, |row| row.end)
    }

    /// The targets of a row, if it named any; `Some(None)`: there were too few.
    #[allow(clippy::option_option, reason = "not named, too few, and named are three things")]
    pub fn row(&self, at: u8) -> Option<Option<&[Aimed]>> {
        let row = self.rows[..usize::from(self.len)].iter().find(|row| row.at == at)?;
        Some((!row.is_empty).then(|| &self.things[usize::from(row.start)..usize::from(row.end)]))
    }

    /// The targets of all rows.
    pub fn all(&self) -> &[Aimed] {
        &self.things[..usize::from(self.end())]
    }
}
