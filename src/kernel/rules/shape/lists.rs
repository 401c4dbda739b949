//! The members of the whole file, and of decks, checks and players.

use super::tables::{
    CARD_TYPE, CONDITION, COST, COUNTER, DAMAGE, DURATION, FILTER, HERO_NUMBER, KEYWORD, LEVER, NUMBER, OPERATION,
    QUANTITY, SETTING, STATE, TALLY, TARGET, TIMING, TRIGGER, UNITS, WAY, WORD, WORD_SET, ZONE,
};
use super::{Entry, Kind, flow, may, must};

/// The whole file.
pub const FILE: Entry = Entry {
    members: &[
        may("format", Kind::Integer, "The format of the file: 2"),
        may("game", Kind::Text, "The game's id"),
        may("name", Kind::Text, "The game's name"),
        may("about", Kind::Text, "What the game is, in a sentence"),
        may("ids", Kind::Object(&IDS), "The forms of card ids"),
        may("limits", Kind::Object(&LIMITS), "How much cards and matches may have"),
        may("row", Kind::Texts, "The members that rows of effects can have"),
        may("row_value", Kind::Term, "The value of a row as expressions read it"),
        may("settings", Kind::Table(&SETTING), "Rules that a group of players can choose"),
        may("levers", Kind::Table(&LEVER), "Numbers that are tuned"),
        may("card_types", Kind::Table(&CARD_TYPE), "The types of cards"),
        may("numbers", Kind::Table(&NUMBER), "The numbers of cards"),
        may("sets", Kind::Table(&WORD_SET), "Words of cards, several at once"),
        may("subtypes", Kind::Table(&WORD), "Words of cards, one a card"),
        may("keywords", Kind::Table(&KEYWORD), "Words of cards with a meaning"),
        may("hero", Kind::Object(&HERO), "The numbers of heroes"),
        may("counters", Kind::Table(&COUNTER), "Numbers of a player"),
        may("quantities", Kind::Table(&QUANTITY), "Sums and terms of a player"),
        may("tallies", Kind::Table(&TALLY), "What is counted inside an effect"),
        may("damage", Kind::Object(&DAMAGE), "How damage to a player works"),
        may("states", Kind::Table(&STATE), "What a card bears: marks and counters"),
        may("zones", Kind::Table(&ZONE), "Where cards are"),
        may("groups", Kind::Groups, "Several zones under one name"),
        may("board", Kind::ZoneRows, "Zones as a half of the board shows them, the row at the middle first"),
        may("units", Kind::Object(&UNITS), "How cards in play fight"),
        may("durations", Kind::Table(&DURATION), "How long effects last"),
        may("triggers", Kind::Table(&TRIGGER), "What hidden cards wait for"),
        may("timings", Kind::Table(&TIMING), "When abilities happen or can be used"),
        may("ways", Kind::Table(&WAY), "How abilities are used"),
        may("costs", Kind::Table(&COST), "What abilities cost"),
        may("filters", Kind::Table(&FILTER), "Tests on cards"),
        may("targets", Kind::Table(&TARGET), "What rows are about"),
        may("conditions", Kind::Table(&CONDITION), "Tests on the position"),
        may("operations", Kind::Table(&OPERATION), "What rows do"),
        may("tokens", Kind::Tokens, "Cards that only a match makes"),
        must("match", Kind::Object(&flow::MATCH), "How a match is played"),
        may("players", Kind::Object(&PLAYERS), "What positions are worth to players of the program"),
        may("deck", Kind::Object(&DECK), "What a deck holds"),
        may("checks", Kind::Objects(&CHECK), "What printed cards must be"),
        may("cards", Kind::CardList, "Cards of the game"),
        may("decks", Kind::Objects(&DECK_LIST), "Decks to try the game with"),
        may("calls", Kind::Table(&CALL), "What other programs call"),
    ],
    others: &["$schema", "kinds", "id", "also", "library", "reads", "generator", "legacy", "phases"],
};

pub const CALL: Entry = Entry {
    members: &[
        must("does", Kind::Block, "`start`, `end_phase`, an action, or statements for the player"),
        may("by", Kind::Text, "The member that names the player"),
        may("card", Kind::Text, "The member that names the card"),
        may("takes", Kind::Ranges, "Members that are numbers, each with its range"),
        may("counters", Kind::Any, "Counters that a match begins with, by the member that says how much"),
    ],
    others: &[],
};

pub const IDS: Entry = Entry {
    members: &[
        may("card", Kind::IdForm, "Cards, e.g. `AB-{type}{number:3}`"),
        may("crossover", Kind::IdForm, "Cards that belong to no book"),
        may("made", Kind::IdForm, "Cards that the generator makes"),
        may("retained", Kind::Object(&RETAINED), "Older forms, which some cards keep"),
    ],
    others: &["about"],
};

pub const RETAINED: Entry = Entry {
    members: &[
        may("book", Kind::Integer, "The book whose cards have them"),
        may("patterns", Kind::IdForms, "The older forms"),
    ],
    others: &[],
};

pub const LIMITS: Entry = Entry {
    members: &[
        may("rows", Kind::Integer, "Rows of a card"),
        may("abilities", Kind::Integer, "Abilities of a card"),
        may("conditions", Kind::Integer, "Conditions of a row"),
        may("aimed", Kind::Integer, "Rows of a card whose target is chosen"),
        may("nesting", Kind::Integer, "How deep effects and cards are written in rows"),
        may("attached", Kind::Integer, "Abilities that are attached to a card"),
        may("cards", Kind::Integer, "Cards in a match"),
    ],
    others: &["numbers"],
};

pub const HERO: Entry =
    Entry { members: &[may("numbers", Kind::Table(&HERO_NUMBER), "The numbers of heroes")], others: &[] };

pub const PLAYERS: Entry = Entry {
    members: &[
        may("win", Kind::Small, "What a won match is worth"),
        may("position", Kind::Term, "What a position is worth to `self`"),
        may("worth", Kind::Object(&WORTH), "What single things are worth, in tenths of a point"),
        may("values", Kind::Values, "What an action, or any action of a window, is worth; `it` is its card"),
        may("one_by_one", Kind::Many("match/actions"), "Actions of which the first card that gains acts, not the best"),
        may("chip", Kind::Small, "A point of an attack that destroys nothing"),
        may("skipped_phase", Kind::Small, "A phase that the opponent will skip"),
        may("skipped_turn", Kind::Small, "A turn that the opponent will skip"),
        may("playouts", Kind::Small, "How often the searching player plays on before it decides; 96 without it"),
    ],
    others: &["risk", "about"],
};

pub const WORTH: Entry = Entry {
    members: &[
        may("hand", Kind::One("zones"), "The zone of held cards"),
        may("counters", Kind::Weights("counters"), "A point of a counter"),
        may("numbers", Kind::Weights("numbers"), "A point of a number of cards in play"),
        may("words", Kind::Weights("keywords"), "A keyword of cards in play"),
        may("drawn", Kind::Small, "A held card"),
        may("paid", Kind::One("counters"), "The counter that pays for cards; with it, cards are weighed by their rows"),
        may("counter", Kind::Small, "A point of any other counter"),
        may("damage", Kind::Small, "A point of damage to the opponent"),
        may("discarded", Kind::Small, "A card that the opponent discards"),
        may("passive", Kind::Small, "A point of what a card adds continuously"),
        may("other", Kind::Small, "A statement that does something else"),
        may(
            "waiting",
            Kind::Three,
            "A card that waits: its rows times the first, divided by the second, and the third",
        ),
    ],
    others: &["about"],
};

pub const DECK: Entry = Entry {
    members: &[
        may("size", Kind::Bound, "Cards besides the leader"),
        may("copies", Kind::Bound, "Copies of one card"),
        may("leader", Kind::Leader, "How many leaders, of which type, or the same token for every deck"),
        may("where", Kind::DeckTests, "What each card must be"),
        may("any_number", Kind::Expression, "Cards of which there may be any number"),
        may("warns", Kind::Texts, "The members of which only a warning is made"),
    ],
    others: &["of_each", "about"],
};

pub const LEADER: Entry =
    Entry { members: &[may("type", Kind::One("card_types"), "The type of leaders")], others: &["zone"] };

const SEVERITIES: Kind = Kind::Word(&["error", "warning"]);

pub const CHECK: Entry = Entry {
    members: &[
        must("id", Kind::Text, "The code of its problem"),
        may("if", Kind::Expression, "The cards that are checked"),
        must("holds", Kind::Expression, "What must hold for a card"),
        may("severity", SEVERITIES, "How bad it is"),
        may("about", Kind::Text, "What is wrong otherwise"),
    ],
    others: &[],
};

pub const DECK_CHECK: Entry = Entry {
    members: &[
        must("code", Kind::Text, "The code of its problem"),
        may("if", Kind::Expression, "The cards that are checked"),
        must("holds", Kind::Expression, "What must hold for a card of the deck"),
        may("severity", SEVERITIES, "How bad it is"),
        may("about", Kind::Text, "What is wrong otherwise"),
    ],
    others: &[],
};

/// A deck of a file.
pub const DECK_LIST: Entry = Entry {
    members: &[
        may("id", Kind::Text, "The id of the deck"),
        may("leader", Kind::Text, "The id of its leader"),
        may("cards", Kind::Counts, "How many of each card"),
        may("any", Kind::Integer, "Instead: so many cards by chance"),
    ],
    others: &["name", "about"],
};
