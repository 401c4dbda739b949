//! The members of `match` and its entries.

use super::tables::SIDES;
use super::{Entry, Kind, may, must};

pub const ROUTINE: Entry = Entry { members: &[may("do", Kind::Block, "What it does")], others: &[] };

pub const PHASE: Entry = Entry {
    members: &[
        may("if", Kind::Term, "The phase takes place only if this holds"),
        may("do", Kind::Block, "What happens as it begins"),
        may("actions", Kind::Many("match/actions"), "What its player can do until the end is chosen"),
        may("must", Kind::Flag, "It cannot be ended while something can be done"),
        may("after", Kind::Block, "What happens after each action"),
        may("then", Kind::Block, "What happens as it is left"),
    ],
    others: &[],
};

pub const ACTION: Entry = Entry {
    members: &[
        may("card", Kind::Cards, "Where its card is"),
        may("ability", Kind::Ability, "The timings of the abilities that it uses; `true`: all"),
        may("needs", Kind::Terms, "What must hold, by the reason that is said otherwise"),
        may("pays", Kind::Block, "What it costs"),
        may("picks", Kind::Picks, "What is named with it"),
        may("aims", Kind::Object(&AIMS), "Where rows ask for a target that is named with it"),
        may("room", Kind::Flag, "`false`: the place of a played card is not looked at"),
        may("times", Kind::Term, "How often a turn"),
        may("does", Kind::Block, "What it does; `it` is its card"),
    ],
    others: &[],
};

pub const AIMS: Entry = Entry {
    members: &[
        may("zone", Kind::Expression, "Aims are places in this zone"),
        may("on", Kind::Many("timings"), "The timings whose rows ask"),
        may("by", Kind::Word(&["place"]), "An aim is a place, not a card"),
        may("must", Kind::Term, "A target must be named if this holds"),
    ],
    others: &[],
};

pub const PICK_NUMBER: Entry = Entry {
    members: &[must("from", Kind::Term, "The least number"), must("to", Kind::Term, "The highest number")],
    others: &["about"],
};

pub const PICK_CARD: Entry = Entry {
    members: &[
        must("of", Kind::Cards, "The cards among which it is"),
        may("if", Kind::Term, "A card can be named only if this holds; `this` is the acting card"),
        may("or", Kind::Any, "Or the other player"),
        may("or_if", Kind::Term, "The player can be named only if this holds"),
        may("may", Kind::Flag, "Nothing need be named"),
        may("self", Kind::Flag, "The acting card can be named"),
    ],
    others: &["about"],
};

pub const WINDOW: Entry = Entry {
    members: &[
        must("who", Kind::Word(&["self", "opponent", "each", "both"]), "Who answers; `both`: in turn, until both pass"),
        may("actions", Kind::Many("match/actions"), "What can be done"),
        may("times", Kind::Times, "How often; 1 where nothing is said"),
        may("must", Kind::Flag, "It cannot be passed while something can be done"),
        may("opens", Kind::Term, "It is asked even if nothing can be done, so that asking reveals nothing"),
    ],
    others: &[],
};

pub const WHEN: Entry = Entry {
    members: &[
        must("event", Kind::Text, "The event that is answered"),
        may("if", Kind::Term, "Only if this holds"),
        may("do", Kind::Block, "What happens"),
        may("once", Kind::Flag, "Only once a match"),
        may("rows", Kind::Rows, "Rows that are done"),
        may("as", Kind::Seat, "Whose effect the rows are"),
        may("seat", Kind::Seat, "Only for this player"),
    ],
    others: &["id"],
};

pub const ALWAYS: Entry = Entry {
    members: &[
        must("in", Kind::Zones, "The zones whose cards it is about"),
        may("if", Kind::Term, "The cards for which it holds"),
        may("adds", Kind::Adds, "What it adds"),
        may("gives", Kind::Keywords(false), "The keywords that it gives"),
    ],
    others: &["id"],
};

pub const FIRES: Entry = Entry {
    members: &[
        must("if", Kind::Term, "Whether a row is done once its conditions hold"),
        may("do", Kind::Block, "What is done first"),
    ],
    others: &[],
};

pub const ENDING: Entry = Entry {
    members: &[
        may("id", Kind::Text, "The reason that is named when it has come"),
        must("if", Kind::Term, "Looked at for each player as `self`"),
        may("loses", Kind::Word(&["self", "opponent"]), "Who loses"),
        may("wins", Kind::Word(&["self", "opponent"]), "Who wins"),
        may("draws", Kind::Flag, "The match is a draw"),
        may("seat", Kind::Seat, "Only for this player"),
    ],
    others: &[],
};

pub const TIE: Entry = Entry {
    members: &[
        may("most", Kind::Term, "Whoever has more of this wins"),
        may("share", Kind::Two, "Whoever has the greater share: a part and its whole"),
    ],
    others: &[],
};

pub const LAW: Entry = Entry { members: &[must("holds", Kind::Term, "What is so in every position")], others: &["id"] };

pub const CHOICES: Entry =
    Entry { members: &[may("most", Kind::One("numbers"), "The card with the most of this is taken")], others: &[] };

pub const EFFECTS: Entry = Entry {
    members: &[
        may("at", Kind::Word(&["row", "effect", "chain"]), "When what is set off resolves"),
        may("order", Kind::Word(&["newest", "oldest"]), "What comes first of what is set off"),
        may("window", Kind::One("match/windows"), "The window that opens over a chain"),
        may("aim", Kind::Word(&["row", "whole"]), "Targets are named when an ability is used"),
    ],
    others: &[],
};

pub const FIRST_MOST: Entry =
    Entry { members: &[must("most", Kind::Expression, "Whoever has more of this begins")], others: &["else"] };

/// The match.
pub const MATCH: Entry = Entry {
    members: &[
        must("first", Kind::First, "Who begins"),
        may("turns_from", Kind::Small, "The number of the first turn; 1 where nothing is said"),
        may("turns", Kind::Word(&["rounds", "turns"]), "Whether `turn` counts rounds of both players"),
        must("turn_limit", Kind::Term, "The turns after which the match ends, at most 1000"),
        may("actions_a_turn", Kind::Term, "The most actions of a turn; 200 where nothing is said"),
        may("owner", Kind::Word(&["side"]), "A card belongs to the side on which it lies"),
        may("roles", Kind::Names, "Names of the match's own for cards"),
        may("check", Kind::Word(&["statement", "row", "effect"]), "When the end is looked at besides after actions"),
        may("choices", Kind::Object(&CHOICES), "No questions while effects resolve"),
        may("effects", Kind::Object(&EFFECTS), "When and in which order what is set off resolves"),
        may("setup", Kind::Block, "What happens before the first turn; `self` is who begins"),
        may("phases", Kind::Table(&PHASE), "The phases of a turn, in order"),
        may("actions", Kind::Table(&ACTION), "What players do"),
        may("windows", Kind::Table(&WINDOW), "When players answer"),
        may("routines", Kind::Table(&ROUTINE), "Statements under a name, for what comes later in this list"),
        may("when", Kind::List(&WHEN), "The game's own answers to events"),
        may("always", Kind::List(&ALWAYS), "The game's own continuous rules"),
        may("silent", Kind::Term, "The cards whose printed words and abilities do not count"),
        may("fires", Kind::Object(&FIRES), "Whether a row is done, and what is done first"),
        may("ends", Kind::List(&ENDING), "How the match ends"),
        may("tie", Kind::Object(&TIE), "Who wins if both lose, or at the turn limit; without it, a draw"),
        may("laws", Kind::List(&LAW), "What is so in every position"),
    ],
    others: &["about"],
};

/// What an ability's timing adds to the event: `on` as an object.
pub const REFINED: Entry = Entry {
    members: &[
        must("like", Kind::One("timings"), "The timing that is refined"),
        may("of", Kind::Word(SIDES), "Whose event"),
        may("card", Kind::Word(super::tables::ABOUT), "Which card the event is about"),
        may("where", Kind::Where, "What that card must be"),
    ],
    others: &[],
};

/// The sources that a sparing word keeps off.
pub const AGAINST: Entry = Entry {
    members: &[may("who", Kind::Word(SIDES), "Whose cards"), may("where", Kind::Where, "What they must be")],
    others: &[],
};

/// So many cards that fit, as a row says it.
pub const COUNTED: Entry = Entry {
    members: &[
        may("who", Kind::Words(SIDES), "Whose cards"),
        may("zone", Kind::Zones, "Where"),
        may("where", Kind::Where, "Filters; all must hold"),
        may("at_least", Kind::Integer, "At least so many"),
        may("at_most", Kind::Integer, "At most so many"),
        may("exactly", Kind::Integer, "Exactly so many"),
    ],
    others: &[],
};

/// How a cost with filters is written.
pub const PAID: Entry = Entry {
    members: &[may("count", Kind::Integer, "How many cards"), may("where", Kind::Where, "What they must be")],
    others: &[],
};
