//! The members of everything that a ruleset of format 2 lists. The reader reports members that are not here.

/// What an object can have.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Besides `id`.
    pub members: &'static [&'static str],
    /// Members that only importers, generators, windows and other programs read.
    pub others: &'static [&'static str],
}

pub const SETTING: Entry = Entry { members: &["is", "of"], others: &[] };

pub const LEVER: Entry = Entry { members: &["is"], others: &["range"] };

pub const NUMBER: Entry =
    Entry { members: &["range", "step", "types", "default", "blank", "below_zero"], others: &["shape", "hidden"] };

pub const WORD_SET: Entry = Entry { members: &["types", "least", "most", "open", "words"], others: &[] };

pub const HERO_NUMBER: Entry = Entry { members: &["default"], others: &["range", "board", "lever"] };

pub const TALLY: Entry = Entry { members: &[], others: &[] };

pub const DURATION: Entry = Entry { members: &["ends", "of"], others: &[] };

pub const CARD_TYPE: Entry = Entry {
    members: &[
        "class", "numbers", "sets", "subtype", "keywords", "rows", "from", "to", "price", "resolves", "stays",
        "unknown", "trigger", "counts", "repeats", "spent_to",
    ],
    others: &["code", "record", "types"],
};

pub const COUNTER: Entry =
    Entry { members: &["start", "min", "max", "until"], others: &["in", "flag", "only", "range"] };

pub const QUANTITY: Entry = Entry { members: &["is", "fixed"], others: &[] };

pub const STATE: Entry = Entry { members: &["counter", "of", "min", "max", "start", "until", "reset"], others: &[] };

pub const ZONE: Entry = Entry {
    members: &[
        "seen_by",
        "units",
        "capacity",
        "takes",
        "reveals",
        "keeps",
        "stack",
        "enters",
        "face",
        "full",
        "left",
        "destroyed",
    ],
    others: &[],
};

pub const TRIGGER: Entry = Entry { members: &["when", "of", "before", "types"], others: &[] };

pub const TIMING: Entry = Entry {
    members: &["when", "of", "card", "in", "if", "may", "always", "bounded", "family", "types"],
    others: &["aims", "hidden"],
};

pub const WAY: Entry =
    Entry { members: &["on", "if", "pays", "answers", "for", "in"], others: &["class", "costs", "types"] };

pub const COST: Entry = Entry { members: &["takes", "where", "pays", "can", "from"], others: &["types"] };

pub const FILTER: Entry = Entry { members: &["takes", "holds"], others: &["family", "hidden", "types"] };

pub const CONDITION: Entry =
    Entry { members: &["takes", "to", "holds"], others: &["family", "on", "spelled", "hidden", "types"] };

pub const TARGET: Entry = Entry {
    members: &["like", "who", "zone", "of", "pick", "count", "up_to", "number", "by", "other", "where", "default"],
    others: &["family"],
};

pub const KEYWORD: Entry = Entry {
    members: &["types", "effects", "spares"],
    others: &["lean", "price", "body", "damage", "weight", "hidden"],
};

pub const OPERATION: Entry = Entry {
    members: &[
        "val", "word", "who", "to", "for", "takes", "card", "effects", "ways", "timings", "fits", "does", "adds",
        "gives", "tally", "on",
    ],
    others: &[
        "needs",
        "price",
        "weight",
        "lean",
        "shape",
        "body",
        "not",
        "both",
        "types",
        "without",
        "step",
        "only",
        "elsewhere",
        "phase",
        "family",
        "hidden",
    ],
};

pub const UNITS: Entry = Entry { members: &["attack", "health", "wounds", "destroyed_to"], others: &[] };

pub const DAMAGE: Entry = Entry { members: &["to", "less", "once", "floor", "taken"], others: &[] };

pub const ROUTINE: Entry = Entry { members: &["do"], others: &[] };

pub const PHASE: Entry = Entry { members: &["if", "do", "actions", "must", "after", "then"], others: &[] };

pub const ACTION: Entry =
    Entry { members: &["card", "ability", "needs", "pays", "picks", "aims", "room", "times", "does"], others: &[] };

pub const WINDOW: Entry = Entry { members: &["who", "actions", "times", "must", "opens"], others: &[] };

pub const WHEN: Entry = Entry { members: &["event", "if", "do", "once", "rows", "as", "seat"], others: &["id"] };

pub const ALWAYS: Entry = Entry { members: &["in", "if", "adds", "gives"], others: &["id"] };

pub const ENDING: Entry = Entry { members: &["if", "loses", "wins", "draws", "seat"], others: &["id"] };

pub const LAW: Entry = Entry { members: &["holds"], others: &["id"] };

/// The match.
pub const MATCH: Entry = Entry {
    members: &[
        "first",
        "turns_from",
        "turns",
        "turn_limit",
        "actions_a_turn",
        "owner",
        "roles",
        "check",
        "choices",
        "effects",
        "setup",
        "phases",
        "actions",
        "windows",
        "routines",
        "when",
        "always",
        "silent",
        "fires",
        "ends",
        "tie",
        "laws",
    ],
    others: &[],
};

/// The whole file.
pub const FILE: Entry = Entry {
    members: &[
        "format",
        "game",
        "name",
        "about",
        "limits",
        "row",
        "row_value",
        "settings",
        "levers",
        "numbers",
        "sets",
        "subtypes",
        "card_types",
        "keywords",
        "hero",
        "counters",
        "quantities",
        "tallies",
        "damage",
        "states",
        "zones",
        "groups",
        "units",
        "durations",
        "timings",
        "ways",
        "costs",
        "filters",
        "targets",
        "conditions",
        "triggers",
        "operations",
        "tokens",
        "match",
        "players",
        "deck",
        "checks",
        "cards",
        "decks",
    ],
    others: &[
        "$schema",
        "kinds",
        "ids",
        "id",
        "also",
        "calls",
        "library",
        "reads",
        "generator",
        "board",
        "legacy",
        "phases",
    ],
};

impl Entry {
    /// The names of all members.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.members.iter().chain(self.others).copied()
    }
}
