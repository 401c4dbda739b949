//! The entries of a ruleset's tables.

use super::{Entry, Kind, Member, may, must};
use crate::ruleset;

/// Whose: of the player of the effect, of the other one, of both.
pub const SIDES: &[&str] = &ruleset::SIDES;
/// Which card an event is about.
pub const ABOUT: &[&str] = &["this", "other", "any"];

const TYPES: Member = may("types", Kind::Many("card_types"), "The card types that have it; without it, all");
const ENDS_WITH: Member = may("until", Kind::One("durations"), "It goes back when this duration ends");

pub const SETTING: Entry = Entry {
    members: &[must("is", Kind::Text, "The choice that holds, one of `of`"), may("of", Kind::Names, "The choices")],
    others: &[],
};

pub const LEVER: Entry = Entry {
    members: &[
        must("is", Kind::Small, "The number that expressions read by the lever's id"),
        may("range", Kind::Range, "What it may be, for chapters and menus"),
    ],
    others: &[],
};

pub const NUMBER: Entry = Entry {
    members: &[
        may("range", Kind::Range, "Least and most that is printed"),
        may("step", Kind::Integer, "What is printed is a multiple of this"),
        TYPES,
        may("default", Kind::Small, "What cards have that do not say it"),
        may("blank", Kind::Flag, "It may be missing: it counts as 0, and nothing dies of it"),
        may("below_zero", Kind::Flag, "It may fall below 0"),
    ],
    others: &["shape", "hidden", "lever"],
};

pub const WORD_SET: Entry = Entry {
    members: &[
        TYPES,
        may("least", Kind::Integer, "The fewest words that a card has"),
        may("most", Kind::Integer, "The most words that a card has"),
        may("open", Kind::Flag, "An import may add words"),
        may("words", Kind::Table(&WORD), "The words"),
        may("code", Kind::Text, "The code of the problem of a word that it does not have"),
    ],
    others: &[],
};

/// An entry that is a word and nothing else.
pub const WORD: Entry = Entry { members: &[], others: &[] };

pub const HERO_NUMBER: Entry = Entry {
    members: &[may("default", Kind::Term, "What heroes have that do not say it")],
    others: &["range", "board", "lever"],
};

pub const TALLY: Entry = Entry { members: &[], others: &[] };

pub const DURATION: Entry = Entry {
    members: &[
        may("ends", Kind::Flag, "Whether `end(…)` ends it; without it, it lasts as long as the card is in play"),
        may("of", Kind::Word(&["maker", "source", "all"]), "Whose effects end: the player's, or as their source goes"),
    ],
    others: &[],
};

pub const CARD_TYPE: Entry = Entry {
    members: &[
        may("class", Kind::Text, "Several types under one name"),
        may("numbers", Kind::TypeNumbers, "The numbers that its cards have"),
        may("sets", Kind::Many("sets"), "The sets of words that its cards have"),
        may("subtype", Kind::Flag, "Whether its cards have a subtype"),
        may("keywords", Kind::Flag, "Whether its cards have keywords"),
        may("rows", Kind::Range, "How many rows its cards have"),
        may("from", Kind::One("zones"), "Where its cards are played from"),
        may("to", Kind::One("zones"), "Where its cards go as they are played"),
        may("price", Kind::Term, "What it costs to play one; `it` is the card"),
        may("resolves", Kind::Many("timings"), "The timings that happen as one is played"),
        may("stays", Kind::Flag, "Nothing destroys its cards"),
        may("unknown", Kind::Flag, "A card of an unknown type is played as one of this"),
        may("trigger", Kind::Flag, "Its cards wait face down for a trigger"),
        may("counts", Kind::One("counters"), "The counter of its cards that have resolved"),
        may("repeats", Kind::One("counters"), "The counter that lets the next one resolve twice"),
        may("spent_to", Kind::One("zones"), "Where a revealed card goes at the end of the turn"),
    ],
    others: &["code", "record", "types"],
};

pub const COUNTER: Entry = Entry {
    members: &[
        may("start", Kind::Term, "Its value as the match begins; it may read earlier counters"),
        may("min", Kind::Small, "It never falls below"),
        may("max", Kind::Term, "It never rises above"),
        ENDS_WITH,
    ],
    others: &["in", "flag", "only", "range"],
};

pub const QUANTITY: Entry = Entry {
    members: &[
        may("is", Kind::Term, "What it is; without it, the sum of what continuous effects add"),
        may("fixed", Kind::Flag, "It is worked out once, as an effect begins"),
    ],
    others: &[],
};

pub const STATE: Entry = Entry {
    members: &[
        may("counter", Kind::Flag, "A number instead of a mark"),
        may("of", Kind::Word(&["row", "card"]), "Of a row, shared by all copies of its card"),
        may("min", Kind::Small, "It never falls below"),
        may("max", Kind::Term, "It never rises above"),
        may("start", Kind::Small, "Its value as the card comes into play"),
        ENDS_WITH,
        may("reset", Kind::Flag, "`false`: `reset(…)` leaves it"),
    ],
    others: &[],
};

pub const ZONE: Entry = Entry {
    members: &[
        may("seen_by", Kind::Word(&["all", "owner", "nobody"]), "Who sees its cards"),
        may("units", Kind::Flag, "Its cards are in play"),
        may("capacity", Kind::Term, "How many cards it has room for"),
        may("takes", Kind::Many("card_types"), "The types that may lie here; without it, all"),
        may("reveals", Kind::Flag, "Its hidden cards are revealed by triggers"),
        may("keeps", Kind::Flag, "Its cards keep what was done to them"),
        may("stack", Kind::Flag, "Its cards lie beneath others"),
        may("enters", Kind::Word(&["shuffled", "top"]), "How cards come in"),
        may("face", Kind::Word(&["down", "up"]), "How its cards lie"),
        may("full", Kind::Block, "What is done with a card that comes when it is full; without it, the card stays"),
        may("left", Kind::Left, "What becomes of a card on or under one that goes: `up`, `along`, or statements"),
        may("destroyed", Kind::Left, "The same, where its bearer is destroyed"),
    ],
    others: &[],
};

pub const TRIGGER: Entry = Entry {
    members: &[
        must("when", Kind::Word(&["play", "damaged", "lethal"]), "What it waits for"),
        may("of", Kind::Word(&["self", "opponent"]), "Whose"),
        may("before", Kind::Flag, "Before it happens"),
        may("types", Kind::Many("card_types"), "The types of played cards"),
    ],
    others: &[],
};

pub const TIMING: Entry = Entry {
    members: &[
        may("when", Kind::Text, "The event that sets it off; without it, an action or a type uses it"),
        may("of", Kind::Word(SIDES), "Whose event"),
        may("card", Kind::Word(ABOUT), "Which card the event is about"),
        may("in", Kind::Zones, "The zones from which its abilities work"),
        may("if", Kind::Term, "It happens only if this holds"),
        may("may", Kind::Flag, "Its abilities are optional"),
        may("always", Kind::Flag, "Its abilities hold continuously"),
        may("bounded", Kind::Flag, "Its abilities need a cost or `once`"),
        may("family", Kind::Text, "Several timings under one name"),
        TYPES,
        may("aims", Kind::Flag, "Targets can be named with it, as the card is played; if no timing has it, with all"),
    ],
    others: &["hidden"],
};

pub const WAY: Entry = Entry {
    members: &[
        may("on", Kind::Timings, "The timings with which it goes together"),
        may("if", Kind::Term, "It can be used only if this holds"),
        may("pays", Kind::Block, "What is paid besides the costs of the row"),
        may("answers", Kind::Word(SIDES), "It is used only in answer to what its timing is about, of this side"),
        may("for", Kind::One("durations"), "The usual duration of its rows"),
        may("in", Kind::Zones, "The zones from which it works"),
        may("class", Kind::Class, "The class of card types whose cards have it"),
        may("costs", Kind::Flag, "`false`: its abilities have no cost"),
    ],
    others: &["types"],
};

pub const COST: Entry = Entry {
    members: &[
        may("takes", Kind::Range, "The numbers that rows can say"),
        may("where", Kind::Flag, "Rows can say which cards pay for it"),
        may("pays", Kind::Block, "What is done to pay; `val` is the row's number"),
        may("can", Kind::Term, "Whether it can be paid, where that does not follow from `pays`"),
        may("from", Kind::Zones, "The ability is used there"),
    ],
    others: &["types"],
};

pub const FILTER: Entry = Entry {
    members: &[
        may("takes", Kind::Takes(false), "What its parameter is: a range, or a table of words"),
        must("holds", Kind::Term, "Whether a card fits: `it` is the card, `param` the row's parameter"),
    ],
    others: &["family", "hidden", "types"],
};

pub const CONDITION: Entry = Entry {
    members: &[
        may("takes", Kind::Takes(true), "What its parameter is: a range, a table of words, `where`, or `cards`"),
        may("to", Kind::Target, "The cards of `takes: \"cards\"`"),
        may("holds", Kind::Term, "Whether it holds; `param` is the row's parameter"),
    ],
    others: &["family", "on", "spelled", "hidden", "types"],
};

pub const TARGET: Entry = Entry {
    members: &[
        may("like", Kind::One("targets"), "The target that this one refines"),
        may("who", Kind::Words(SIDES), "Whose cards, or which player"),
        may("zone", Kind::Zones, "Where; without it and without `of`, a player"),
        may("of", Kind::Expression, "The cards among which it is"),
        may(
            "pick",
            Kind::Word(&["choose", "target", "all", "random", "most", "least", "this", "host", "same", "fit"]),
            "How it is picked",
        ),
        may("count", Kind::Integer, "How many"),
        may("up_to", Kind::Integer, "At most so many"),
        may("number", Kind::One("numbers"), "The number of `most` and `least`"),
        may("by", Kind::Word(&["opponent", "self"]), "Who picks"),
        may("other", Kind::Flag, "Not the card itself"),
        may("where", Kind::Where, "Filters; all must hold"),
        may("default", Kind::Term, "Without an answer, the cards with the most of this are taken"),
        may("on", Kind::Timings, "The timings of abilities in which it refers to something"),
    ],
    others: &["family"],
};

pub const KEYWORD: Entry = Entry {
    members: &[
        TYPES,
        may("effects", Kind::Rows, "Its rows are those of every card that has it"),
        may("spares", Kind::Flag, "It keeps effects of other cards off its bearer"),
        may("damage", Kind::Flag, "Cards that do not come into play have it only beside a row that deals damage"),
    ],
    others: &["lean", "price", "body", "weight", "hidden"],
};

pub const OPERATION: Entry = Entry {
    members: &[
        may("val", Kind::Range, "The values that rows can say"),
        may("word", Kind::OperationWord, "The words that rows can say: a table, or a list with the usual one first"),
        may("who", Kind::Word(&ruleset::PLAYERS), "Whose players rows are about, where they do not say it"),
        may("to", Kind::OperationTo, "What it is done to, the usual one first; `true`: rows must say it"),
        may("for", Kind::OperationFor, "How long it lasts, the usual one first; `true`: any"),
        may("takes", Kind::Parameters, "Parameters of rows by name, which expressions read as `row.name`"),
        may("card", Kind::Any, "Rows name a card that is made"),
        may("effects", Kind::Flag, "Rows have effects of their own"),
        may("ways", Kind::Many("ways"), "The ways to use it; without it, all"),
        may("timings", Kind::Many("timings"), "The timings of its abilities; without it, all"),
        may("on", Kind::One("timings"), "The timing of its rows, where rows do not say it"),
        may("fits", Kind::Term, "What it can be done to; `it` is the card"),
        may("without", Kind::Many("card_types"), "Types whose cards in play it cannot be done to"),
        may("needs", Kind::Terms, "What the numbers of a row must fulfil so that it does something, by reason"),
        may("not", Kind::Integer, "A value that does nothing"),
        may("step", Kind::Integer, "Values are multiples of this"),
        may("does", Kind::Block, "What happens when a row is done"),
        may("adds", Kind::Adds, "What it adds while it holds"),
        may("gives", Kind::Keywords(true), "The keywords that it gives while it holds"),
        may("tally", Kind::One("tallies"), "Where what it destroys is counted"),
        may("types", Kind::Many("card_types"), "The types of cards on which it belongs; without it, all"),
        may("elsewhere", Kind::Word(&["error", "warning"]), "How bad it is on other cards"),
    ],
    others: &["price", "weight", "lean", "shape", "body", "both", "only", "phase", "family", "hidden"],
};

pub const UNITS: Entry = Entry {
    members: &[
        may("attack", Kind::One("numbers"), "What a card in play deals"),
        may("health", Kind::One("numbers"), "A card without it is destroyed; without this, nothing dies of numbers"),
        may("wounds", Kind::One("states"), "The counter in which damage adds up; without it, damage takes health"),
        must("destroyed_to", Kind::One("zones"), "Where destroyed cards go"),
    ],
    others: &[],
};

pub const DAMAGE: Entry = Entry {
    members: &[
        must("to", Kind::One("counters"), "The counter of a player that falls"),
        may("less", Kind::One("quantities"), "What is taken from each damage"),
        may("once", Kind::One("counters"), "What is taken from the next damage"),
        may("floor", Kind::One("counters"), "It does not fall below 1 while this is set"),
        may("taken", Kind::One("counters"), "Where damage is counted"),
    ],
    others: &[],
};
