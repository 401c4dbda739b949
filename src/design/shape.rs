//! What `design.json` can hold, for its check and for the forms in which it is edited.

/// What a value is.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// Any text.
    Text,
    /// A search for cards.
    Search,
    /// The tag of a language.
    Language,
    /// The id of a tag that comes before.
    Tag,
    /// A name, which is not empty.
    Name,
    /// One letter.
    Letter,
    /// `true` or `false`.
    Flag,
    /// A whole number from here on.
    Count(i64),
    /// A number, also with decimals.
    Number,
    /// One of a few words.
    OneOf(&'static [&'static str]),
    /// Ids of cards.
    Cards,
    /// Names of something that the rules have.
    Names(Vocabulary),
    List(&'static Shape),
    Object(&'static [Member]),
    /// Values by the names of something that the rules have.
    Table(Vocabulary, &'static Shape),
    /// The price of an operation: a number, or an object.
    Price,
}

/// What names are names of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vocabulary {
    Operations,
    Ways,
    Timings,
    Costs,
    Numbers,
    /// What cards have besides rows: numbers, sets of words, and what every game knows.
    Members,
    Types,
    Targets,
    /// Words that only the price list knows.
    Any,
}

/// A member of an object.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    pub name: &'static str,
    pub shape: Shape,
    pub is_required: bool,
    /// The end of the message with its name in forms.
    pub label: &'static str,
}

const fn may(name: &'static str, shape: Shape) -> Member {
    Member { name, shape, is_required: false, label: name }
}

const fn must(name: &'static str, shape: Shape) -> Member {
    Member { name, shape, is_required: true, label: name }
}

/// A member with a name in forms that differs from others of the same name.
const fn called(member: Member, label: &'static str) -> Member {
    Member { label, ..member }
}

/// A tag.
pub const TAG: &[Member] = &[
    must("id", Shape::Name),
    may("find", Shape::Search),
    may("lang", Shape::Language),
    may("requires", Shape::Tag),
    may("group", Shape::Text),
    may("also", Shape::Cards),
];

/// The names of all measures, in the order of the menu.
pub const MEASURES: &[&str] = &[
    "letters",
    "rows",
    "partners",
    "off_budget",
    "better",
    "overtaken",
    "rulings",
    "negating",
    "median_turns",
    "shortest_game",
    "early",
    "deck_wins",
    "acts",
    "unplayed",
    "watching",
    "stuck",
    "cut_off",
    "price_rank",
    "even_cards",
];

/// A goal.
pub const GOAL: &[Member] = &[
    must("measure", Shape::OneOf(MEASURES)),
    may("at_least", Shape::Number),
    may("at_most", Shape::Number),
    may("turn", Shape::Count(0)),
    may("operations", Shape::Names(Vocabulary::Operations)),
    may("why", Shape::Text),
];

/// A rarity of a print run.
pub const RARITY: &[Member] =
    &[must("id", Shape::Name), must("letter", Shape::Letter), must("weight", Shape::Count(0))];

/// The paper of inserts.
pub const PAPER: &[Member] = &[
    called(must("weight", Shape::Count(1)), "paper-weight"),
    must("width", Shape::Count(1000)),
    must("height", Shape::Count(1000)),
];

/// A print run.
pub const RUN: &[Member] = &[
    must("copies", Shape::Count(1)),
    must("size", Shape::Count(1)),
    must("rarities", Shape::List(&Shape::Object(RARITY))),
    may("target", Shape::Count(1)),
    may("paper", Shape::Object(PAPER)),
    may("printed", Shape::Cards),
];

/// What it takes to unlock an entry.
pub const UNLOCK: &[Member] =
    &[must("threshold", Shape::Count(1)), may("one_per_account", Shape::Flag), may("each_rarity", Shape::Flag)];

/// Where players send their cards to.
pub const PORTAL: &[Member] = &[must("prefix", Shape::Name)];

/// When a card is better than another.
pub const BETTER: &[Member] =
    &[must("numbers", Shape::Names(Vocabulary::Numbers)), must("same", Shape::Names(Vocabulary::Members))];

/// What cards of some types may be worth.
pub const LIMIT: &[Member] = &[
    may("types", Shape::Names(Vocabulary::Types)),
    must("base", Shape::Number),
    may("per", Shape::Table(Vocabulary::Numbers, &Shape::Number)),
];

/// The price of an operation that is not always the same.
pub const PRICE: &[Member] = &[
    may("is", Shape::Number),
    may("each", Shape::Number),
    may("lasting", Shape::Table(Vocabulary::Any, &Shape::Number)),
    may("words", Shape::Table(Vocabulary::Any, &Shape::Number)),
    may("bound", Shape::Text),
    may("plus", Shape::Number),
    may("who", Shape::Table(Vocabulary::Any, &Shape::Number)),
    may("to", Shape::Table(Vocabulary::Any, &Shape::Number)),
];

/// What effects may be worth.
pub const BUDGET: &[Member] = &[
    must("slack", Shape::Number),
    must("limits", Shape::List(&Shape::Object(LIMIT))),
    must("operations", Shape::Table(Vocabulary::Operations, &Shape::Price)),
    may("ways", Shape::Table(Vocabulary::Ways, &Shape::Number)),
    may("timings", Shape::Table(Vocabulary::Timings, &Shape::Number)),
    may("costs", Shape::Table(Vocabulary::Costs, &Shape::Number)),
    may("condition", Shape::Number),
    may("all", Shape::Number),
    may("all_targets", Shape::Names(Vocabulary::Targets)),
];

/// The whole file.
pub const FILE: &[Member] = &[
    may("about", Shape::Text),
    may("budget", Shape::Object(BUDGET)),
    may("better", Shape::Object(BETTER)),
    may("goals", Shape::List(&Shape::Object(GOAL))),
    may("tags", Shape::List(&Shape::Object(TAG))),
    may("run", Shape::Object(RUN)),
    may("unlock", Shape::Object(UNLOCK)),
    may("portal", Shape::Object(PORTAL)),
];
