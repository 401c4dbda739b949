//! Which names an expression can read, and what kinds of values there are.

use super::problem::one_of;
use crate::base::{Message, Name};
use crate::kernel::ids::{SettingId, WordId, WordSetId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::rules::tables::ParameterRule;
use crate::kernel::rules::term::{Players, Selector, Term, Word};
use crate::ruleset::Table;

/// From which table a word is, so that a mistyped one is noticed.
#[derive(Clone, Debug, PartialEq)]
pub enum WordKind {
    CardType,
    Class,
    Subtype,
    Keyword,
    Zone,
    Phase,
    Card,
    Setting(SettingId),
    Set(WordSetId),
    /// One of these.
    Choice(Vec<WordId>),
    /// Anything, e.g. the id of a message.
    Any,
}

impl WordKind {
    /// The kind that `takes` or `word` names.
    pub fn named(game: &Game, name: &str) -> Option<WordKind> {
        Some(match name {
            "card_type" => WordKind::CardType,
            "class" => WordKind::Class,
            "subtype" => WordKind::Subtype,
            "keyword" => WordKind::Keyword,
            "zone" => WordKind::Zone,
            "phase" => WordKind::Phase,
            "card" => WordKind::Card,
            "message" => WordKind::Any,
            _ => WordKind::Set(game.word_sets.get_index_of(name).and_then(WordSetId::at)?),
        })
    }

    /// The message of what a word of this kind is.
    pub fn name(&self, game: &Game) -> Message {
        Message::new(match self {
            WordKind::CardType => "expected-card-type",
            WordKind::Class => "expected-class",
            WordKind::Subtype => "expected-subtype",
            WordKind::Keyword => "expected-keyword",
            WordKind::Zone => "expected-zone",
            WordKind::Phase => "expected-phase",
            WordKind::Card => "expected-card-id",
            WordKind::Setting(_) => "expected-setting-choice",
            WordKind::Set(_) => "expected-set-word",
            WordKind::Choice(words) => return one_of(words.iter().map(|word| game.word(*word))),
            WordKind::Any => "expected-word",
        })
    }

    /// All words of the kind; empty where any word is one.
    pub fn words(&self, game: &Game) -> Vec<WordId> {
        match self {
            WordKind::CardType => game.card_types.values().map(|entry| entry.word).collect(),
            WordKind::Class => game.card_types.values().map(|entry| entry.class).collect(),
            WordKind::Subtype => game.subtypes.clone(),
            WordKind::Keyword => game.keywords.values().map(|entry| entry.word).collect(),
            WordKind::Zone => game.zones.values().map(|entry| entry.word).collect(),
            WordKind::Phase => game.flow.phases.values().map(|entry| entry.word).collect(),
            WordKind::Card => game.definitions.iter().map(|entry| entry.id).collect(),
            WordKind::Setting(id) => {
                game.settings.get_index(id.index()).map(|(_, entry)| entry.of.clone()).unwrap_or_default()
            }
            WordKind::Set(id) => match game.word_sets.get_index(id.index()) {
                Some((_, set)) if !set.open => set.words.clone(),
                _ => Vec::new(),
            },
            WordKind::Choice(words) => words.clone(),
            WordKind::Any => Vec::new(),
        }
    }

    /// Whether every word is of this kind, because a table is open.
    pub fn is_open(&self, game: &Game) -> bool {
        match self {
            WordKind::Any => true,
            WordKind::Set(id) => game.word_sets.get_index(id.index()).is_some_and(|(_, set)| set.open),
            _ => false,
        }
    }

    /// The word of this kind with a name.
    pub fn find(&self, game: &Game, name: &str) -> Option<WordId> {
        let word = game.word_of(name)?;
        match self {
            WordKind::Card => game.cards.contains_key(name).then_some(word).or_else(|| {
                (game.tokens.contains_key(name) || game.definitions.iter().any(|card| card.id == word)).then_some(word)
            }),
            WordKind::Set(id) if self.is_open(game) => {
                let (_, set) = game.word_sets.get_index(id.index())?;
                set.words.contains(&word).then_some(word)
            }
            WordKind::Any => None,
            _ => self.words(game).contains(&word).then_some(word),
        }
    }
}

/// What `param` is.
#[derive(Clone, Debug, PartialEq)]
pub enum Param {
    None,
    Number,
    Word(WordKind),
    Cards,
}

/// What a name that is picked with an action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PickKind {
    Number,
    Card,
}

/// What `to` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToKind {
    None,
    /// Only players.
    Players,
    /// Cards, or players as the row says.
    Any,
}

/// The names that an expression can read.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each says whether one name can be read")]
pub struct Scope {
    /// `it`, and the bare names of that card.
    pub it: bool,
    pub this: bool,
    pub val: bool,
    pub param: Param,
    pub word: Option<WordKind>,
    pub to: ToKind,
    pub whom: bool,
    /// `row`: the parameters of its operation.
    pub row: Option<Table<ParameterRule>>,
    /// `row.card`
    pub row_card: bool,
    /// `event`, `victim`, `amount`, `before`, `was`
    pub event: bool,
    pub host: bool,
    pub did: bool,
    pub running: bool,
    pub during: bool,
    /// `fitting(…)`: there are filters at hand.
    pub fitting: bool,
    /// `fit(…)`: the row has a target.
    pub fit: bool,
    /// `use(it)` and its parts: the action has an ability.
    pub ability: bool,
    /// `card` (format 1).
    pub own_card: bool,
    /// `plays(card)` and the like: what players weigh.
    pub natives: bool,
    pub picks: Vec<(Name, PickKind)>,
    /// How many tests of cards this is in.
    pub tests: u8,
    /// Quantities from this one on cannot be read, because they are defined later.
    pub quantities: Option<usize>,
    /// Routines from this one on cannot be called, because they are defined later.
    pub routines: Option<usize>,
}

impl Scope {
    /// Nothing but players and the rules.
    pub fn plain() -> Self {
        Scope {
            it: false,
            this: false,
            val: false,
            param: Param::None,
            word: None,
            to: ToKind::None,
            whom: false,
            row: None,
            row_card: false,
            event: false,
            host: false,
            did: false,
            running: false,
            during: false,
            fitting: false,
            fit: false,
            ability: false,
            own_card: false,
            natives: false,
            picks: Vec::new(),
            tests: 0,
            quantities: None,
            routines: None,
        }
    }

    /// A card that is both `it` and `this`.
    pub fn card() -> Self {
        Scope { it: true, this: true, ..Self::plain() }
    }

    /// What happened, and the card that it is about.
    pub fn event() -> Self {
        Scope { event: true, ..Self::card() }
    }

    /// The same names with `it`.
    #[must_use]
    pub fn looking(&self) -> Self {
        Scope { it: true, ..self.clone() }
    }
}

/// A part of an expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number or a truth value.
    Number(Term),
    Word(Word, WordKind),
    /// A set of words of a card.
    Set(Selector, WordSetId),
    /// Cards; players where the selector may yield them.
    Cards(Selector),
    Players(Players),
    /// The zones of a group, as words.
    Zones(Box<[ZoneId]>),
    /// `it.printed`
    Printed(Selector),
    /// `was`
    Was,
    /// `row`
    Row,
    /// `rows(cards)`
    Rows(Selector),
    /// `card` (format 1)
    OwnCard,
    /// `owner` in a place.
    Owner,
}

impl Value {
    /// The message of what it is.
    pub fn name(&self) -> &'static str {
        match self {
            Value::Number(_) => "expected-number",
            Value::Word(..) => "expected-word",
            Value::Set(..) => "expected-word-set",
            Value::Cards(_) => "expected-some-cards",
            Value::Players(_) => "expected-any-player",
            Value::Zones(_) => "expected-zone-group",
            Value::Printed(_) => "expected-printed-card",
            Value::Was => "expected-card-before",
            Value::Row => "expected-row",
            Value::Rows(_) => "expected-rows",
            Value::OwnCard => "expected-one-card",
            Value::Owner => "expected-owner",
        }
    }
}
