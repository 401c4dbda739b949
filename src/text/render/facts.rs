//! What messages of rows can select on besides the row itself: the type of the card, and the settings of the game.

use compact_str::format_compact;
use fluent::FluentArgs;

use crate::base::Name;
use crate::kernel::rules::{Definition, Game};
use crate::ruleset::{CardTypeId, Ruleset};

/// The variable of the card's type.
pub(in crate::text) const TYPE: &str = "type";

/// The prefixes of messages that facts are passed to.
const CLAUSES: [&str; 5] = ["op-", "if-", "vs-", "on-", "trigger-"];

/// The variables of a clause that are not facts.
const OWN: [&str; 3] = ["val", "n", "sub"];

/// The facts of one text.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct Facts<'r> {
    /// The id of the card's type; empty if it is not known.
    card_type: &'r str,
    rules: Rules<'r>,
}

/// Where settings are, with their current choices.
#[derive(Clone, Copy, Debug)]
enum Rules<'r> {
    Ruleset(&'r Ruleset),
    Game(&'r Game),
}

impl<'r> Facts<'r> {
    pub(in crate::text) fn of(rules: &'r Ruleset, card_type: Option<CardTypeId>) -> Self {
        let card_type = card_type.map_or("", |id| rules.card_type(id).0);
        Self { card_type, rules: Rules::Ruleset(rules) }
    }

    pub(in crate::text) fn of_card(game: &'r Game, card: &Definition) -> Self {
        let card_type = game.card_types.get_index(card.card_type.index());
        Self { card_type: card_type.map_or("", |(name, _)| name), rules: Rules::Game(game) }
    }

    /// Calls `visit` with each variable and its value.
    fn each(&self, mut visit: impl FnMut(&'r str, &'r str)) {
        visit(TYPE, self.card_type);
        match self.rules {
            Rules::Ruleset(rules) => rules.settings.iter().for_each(|(id, setting)| {
                visit(id, setting.of.get(setting.is).map_or("", |choice| choice));
            }),
            Rules::Game(game) => game.settings.iter().for_each(|(id, setting)| visit(id, game.word(setting.is))),
        }
    }

    /// Sets the variables of a message that it does not have.
    pub(in crate::text) fn set<'a>(&self, args: &mut FluentArgs<'a>)
    where
        'r: 'a,
    {
        self.each(|name, value| {
            if args.get(name).is_none() {
                args.set(name, value);
            }
        });
    }

    /// Everything in one word, to know clauses by.
    pub(in crate::text) fn key(&self) -> Name {
        let mut key = Name::default();
        self.each(|name, value| key = format_compact!("{key} {name}={value}"));
        key
    }
}

/// The variables of a message that are facts, if it gets any.
pub(in crate::text) fn facts_in<'v>(id: &str, variables: impl Iterator<Item = &'v str>) -> Vec<String> {
    if !CLAUSES.iter().any(|prefix| id.starts_with(prefix)) {
        return Vec::new();
    }
    variables.filter(|name| !OWN.contains(name)).map(ToOwned::to_owned).collect()
}
