//! The cards of a whole game (format 2): the kernel checks them, plays with them, and texts are printed from them.

use std::sync::Arc;

use serde_json::Value;
use smallvec::SmallVec;

use super::decks::{add as add_decks, check as check_decks, of_heroes};
use super::{RecordPath, Registry, write_card, write_hero};
use crate::base::{Diagnostic, Severity, Source, json};
use crate::card::{Card, CheckOutcome, CheckedCard, CheckedRow, number};
use crate::kernel::rules::Game;
use crate::ruleset::Ruleset;

/// How many cards may be read again before all are loaded again, because the game keeps what they replace.
const MOST_REPLACED: usize = 2_000;
/// Where the cards are in a registry.
const CARDS: &str = "/cards";

/// The game of a ruleset that describes the whole one, without the registry's cards, and the problems of the file.
pub fn whole_game(rules: &Ruleset, source: &Source) -> (Option<Arc<Game>>, Vec<Diagnostic>) {
    if !rules.is_whole_game() {
        return (None, Vec::new());
    }
    let (game, mut problems) = Game::read(source);
    json::locate(source, &mut problems);
    (game.map(Arc::new), problems)
}

/// A game with the cards and decks of a registry.
#[derive(Clone, Debug)]
pub struct GameCards {
    /// The game without the registry.
    rules: Arc<Game>,
    game: Arc<Game>,
    /// The problems of reading the decks.
    of_decks: Vec<Diagnostic>,
    /// How many cards were read again since the registry was loaded.
    replaced: usize,
}

/// A card's problems, with pointers within it, and its checked form.
pub type CheckedByGame = (Vec<Diagnostic>, CheckOutcome<CheckedCard>);

impl GameCards {
    /// A game that has no cards yet; see [`Self::load`].
    pub fn new(rules: Arc<Game>) -> Self {
        Self { game: Arc::clone(&rules), rules, of_decks: Vec::new(), replaced: 0 }
    }

    /// The game without the registry.
    pub fn rules(&self) -> &Arc<Game> {
        &self.rules
    }

    /// The game with all cards.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Whether so many cards were read again that the whole registry should be loaded.
    pub fn is_worn(&self) -> bool {
        self.replaced > MOST_REPLACED
    }

    /// Reads all cards and decks of a registry. Returns what was found for each card.
    pub fn load(&mut self, registry: &Registry, rules: &Ruleset) -> Vec<CheckedByGame> {
        let mut game = Game::clone(&self.rules);
        let records: Vec<Value> = registry.cards.iter().map(|card| record(card, rules)).collect();
        let mut problems: Vec<Vec<Diagnostic>> = vec![Vec::new(); records.len()];
        for problem in game.add_cards(&records, CARDS) {
            if let Some((at, problem)) = within(problem)
                && let Some(of_card) = problems.get_mut(at)
            {
                of_card.push(problem);
            }
        }
        self.of_decks = add_decks(&mut game, &registry.placed_decks());
        self.game = Arc::new(game);
        self.replaced = 0;
        let cards = registry.cards.iter().zip(records).zip(problems);
        cards.map(|((card, record), found)| checked(&self.game, card, record, found, rules)).collect()
    }

    /// Reads the decks again, whose cards are in the game.
    pub fn load_decks(&mut self, registry: &Registry) {
        let game = Arc::make_mut(&mut self.game);
        game.decks.clone_from(&self.rules.decks);
        self.of_decks = add_decks(game, &registry.placed_decks());
    }

    /// Reads a card again that has the id of one of the game, and checks it.
    pub fn replace(&mut self, card: &Card, rules: &Ruleset) -> CheckedByGame {
        self.replaced += 1;
        add(Arc::make_mut(&mut self.game), card, rules)
    }

    /// What would be found if a card were in the game.
    pub fn check(&self, card: &Card, rules: &Ruleset) -> CheckedByGame {
        add(&mut Game::clone(&self.game), card, rules)
    }

    /// The problems of the decks, with pointers into `/decks` by their places among those of the project, and those of
    /// cards that other cards decide.
    pub fn problems_across(&self, registry: &Registry) -> Vec<Diagnostic> {
        let mut problems = self.of_decks.clone();
        let records = registry.cards.iter().map(|card| self.game.records.get(&card.id).unwrap_or(&Value::Null));
        problems.extend(self.game.check_partners(records, CARDS));
        problems.extend(check_decks(&self.game, &registry.placed_decks()));
        problems
    }
}

/// The game of a ruleset of format 1 that has a match as data, with its cards, heroes and their locked decks; `None` if the
/// ruleset has none.
pub fn game_of_heroes(rules: &Ruleset, ruleset: &Source, registry: &Registry) -> Option<Game> {
    let mut game = Game::read(ruleset).0?;
    let value = |json: String| serde_json::from_str(&json).unwrap_or_default();
    let cards: Vec<Value> = registry.cards.iter().map(|card| record(card, rules)).collect();
    let heroes: Vec<Value> = registry.heroes.iter().map(|hero| value(write_hero(hero, rules))).collect();
    let decks: Vec<Value> = of_heroes(registry, rules).iter().map(|deck| value(deck.write())).collect();
    game.add_cards(&cards, CARDS);
    game.add_heroes(&heroes, "/heroes");
    game.add_decks(&decks, "/decks");
    Some(game)
}

/// Reads a card into a game, and checks it.
pub(super) fn add(game: &mut Game, card: &Card, rules: &Ruleset) -> CheckedByGame {
    let text = write_card(card, rules);
    let found = game.add_cards_of(&format!("[{text}]"), CARDS);
    let found = found.into_iter().filter_map(within).map(|(_, problem)| problem).collect();
    let record = serde_json::from_str(&text).unwrap_or_default();
    checked(game, card, record, found, rules)
}

/// The checked form of a card of the game, whose problems of reading are `found`.
fn checked(game: &Game, card: &Card, record: Value, mut found: Vec<Diagnostic>, rules: &Ruleset) -> CheckedByGame {
    let printed = game.check_cards(&[record], CARDS);
    found.extend(printed.into_iter().filter_map(within).map(|(_, problem)| problem));
    found.dedup_by(|b, a| a.code == b.code && a.pointer == b.pointer && a.message == b.message);
    let is_valid = found.iter().all(|problem| problem.severity == Severity::Warning);
    let is_wrong = |at: usize| {
        let row = format!("/effects/{at}");
        let is_of_row = |pointer: &str| pointer == row || pointer.starts_with(&format!("{row}/"));
        found.iter().any(|problem| problem.severity == Severity::Error && is_of_row(&problem.pointer))
    };
    let rows = card.effects.iter().enumerate().filter(|(at, _)| !is_wrong(*at)).filter_map(|(at, row)| {
        let val = row.val.and_then(|val| i32::try_from(val).ok()).unwrap_or(0);
        Some(CheckedRow { at, op: rules.operation_id(&row.op)?, val, conditions: SmallVec::new(), role: row.role() })
    });
    let rows: Vec<CheckedRow> = rows.collect();
    let numbers = rules.numbers.keys().map(|name| number(&card.numbers, name));
    let numbers = numbers.map(|number| number.and_then(|number| i32::try_from(number).ok()).unwrap_or(0)).collect();
    let record = |rows| {
        let card_type = rules.card_type_id(&card.card_type)?;
        let subtype = card.subtype.as_deref().and_then(|name| rules.subtype_id(name));
        let book = card.book.and_then(|book| i32::try_from(book).ok());
        Some(CheckedCard { card_type, book, numbers, subtype, trigger: None, rows })
    };
    let outcome = CheckOutcome::new(rows, card.effects.len(), is_valid, record);
    (found, outcome)
}

fn record(card: &Card, rules: &Ruleset) -> Value {
    serde_json::from_str(&write_card(card, rules)).unwrap_or_default()
}

/// The card that a problem of the list of cards is in, and the problem with pointers within that card.
fn within(problem: Diagnostic) -> Option<(usize, Diagnostic)> {
    match RecordPath::in_record(problem) {
        (RecordPath::Card(at), problem) => Some((at, problem)),
        _ => None,
    }
}
