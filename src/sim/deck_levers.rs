//! The levers of games that are data: a number of the leaders that the rules mark, and the values of rows. A change is made
//! in the files, so that everything is checked as a designer's change is.

use serde_json::Value;

use super::arena::RowValue;
use super::decks::Decks;
use super::levers::Levers;
use crate::base::{Code, Diagnostic, Name, Severity, Source, closest};
use crate::card::LeverChange;
use crate::kernel::rules::{Deck, Game};
use crate::message;

/// The lists of entries in which a number can be marked as a lever.
const NUMBERS: [&str; 2] = ["/hero/numbers", "/numbers"];

impl Decks {
    /// The files with other values.
    pub(super) fn changed(&self, changes: &[LeverChange]) -> Result<Self, Diagnostic> {
        let mut files: Vec<Value> =
            self.files.iter().map(|file| serde_json::from_str(file).unwrap_or_default()).collect();
        for change in changes {
            let (id, place, to) = match change {
                LeverChange::Number { hero, number, to, .. } => (hero, vec![number.to_string()], *to),
                LeverChange::Value { card, row, to, .. } => {
                    (card, vec!["effects".to_owned(), row.to_string(), "val".to_owned()], *to)
                }
            };
            let record = files.iter_mut().find_map(|file| record(file, id)).ok_or_else(|| self.unknown(id))?;
            let pointer = format!("/{}", place.join("/"));
            match record.pointer_mut(&pointer) {
                Some(value) => *value = to.into(),
                None => {
                    if let (Some(object), [name]) = (record.as_object_mut(), &place[..]) {
                        object.insert(name.clone(), to.into());
                    }
                }
            }
        }
        let files: Vec<String> = files.iter().map(Value::to_string).collect();
        let game = read(&files)?;
        Ok(Self::of(game, files, self.identity.clone()))
    }

    /// The problem of a card that is not there.
    pub(super) fn unknown(&self, id: &str) -> Diagnostic {
        let cards = &self.kernel.game.cards;
        let meant = closest(id, cards.keys().map(Name::as_str));
        Diagnostic::new(Code::UnknownCard, "/card", message!("problem-no-card", id = id)).did_you_mean(meant)
    }

    /// The rows of a card that have a value.
    pub(super) fn row_values(&self, id: &str) -> Vec<RowValue> {
        let record = self.kernel.game.record(id).unwrap_or_default();
        let rows = record.get("effects").and_then(Value::as_array).cloned().unwrap_or_default();
        let value = |(row, effect): (usize, &Value)| {
            let op = Name::from(effect.get("do")?.as_str()?);
            Some(RowValue { row, op, val: effect.get("val")?.as_i64()? })
        };
        rows.iter().enumerate().filter_map(value).collect()
    }

    /// The number of leaders that the rules mark as a lever, by deck. Leaders that several decks share are no levers.
    pub(super) fn deck_levers(&self, ids: &[Name]) -> Levers {
        let rules: Value = self.files.first().and_then(|file| serde_json::from_str(file).ok()).unwrap_or_default();
        let entries = NUMBERS.iter().filter_map(|list| rules.pointer(list)?.as_array()).flatten();
        let mut marked = entries.filter(|entry| entry.get("lever").and_then(Value::as_bool) == Some(true));
        let Some((entry, number)) = marked.find_map(|entry| Some((entry, entry.get("id")?.as_str()?))) else {
            return Levers::none(ids.len());
        };
        let bound = |at: usize| entry.pointer(&format!("/range/{at}")).and_then(Value::as_i64);
        let leaders: Vec<Option<Name>> = ids.iter().map(|id| self.leader_of(id)).collect();
        let value = |leader: &Option<Name>| self.kernel.game.record(leader.as_ref()?)?.get(number)?.as_i64();
        let values: Option<Vec<i64>> = leaders.iter().map(value).collect();
        let is_shared = (0..leaders.len()).any(|at| leaders[..at].contains(&leaders[at]));
        match (values, bound(0), bound(1)) {
            (Some(shields), Some(least), Some(most)) if !is_shared => Levers {
                number: number.into(),
                owners: leaders.into_iter().flatten().collect(),
                shields,
                shield_range: least..=most,
                legacy: Vec::new(),
            },
            _ => Levers::none(ids.len()),
        }
    }

    /// The id of a deck's leader.
    fn leader_of(&self, id: &str) -> Option<Name> {
        let deck: &Deck = self.deck(id)?;
        let game = &self.kernel.game;
        Some(game.word(game.definition(deck.leader?).id).into())
    }
}

/// The record of a card in a file.
fn record<'f>(file: &'f mut Value, id: &str) -> Option<&'f mut Value> {
    let cards = file.get_mut("cards")?.as_array_mut()?;
    cards.iter_mut().find(|card| card.get("id").and_then(Value::as_str) == Some(id))
}

/// The game of these files, or its first error.
fn read(files: &[String]) -> Result<Game, Diagnostic> {
    let source = Source::new("ruleset.json", files.first().map_or("", String::as_str));
    let (game, mut problems) = Game::read(&source);
    let broken = || Diagnostic::new(Code::MatchNotPlayable, "", message!("problem-two-heroes"));
    let Some(mut game) = game else { return Err(first_error(&mut problems).unwrap_or_else(broken)) };
    for file in files.iter().skip(1) {
        let contents: Value = serde_json::from_str(file).unwrap_or_default();
        let list = |member: &str| contents.get(member).and_then(Value::as_array).cloned().unwrap_or_default();
        let cards = list("cards");
        problems.extend(game.add_cards(&cards, "/cards"));
        problems.extend(game.add_decks(&list("decks"), "/decks"));
        problems.extend(game.check_cards(&cards, "/cards"));
    }
    match first_error(&mut problems) {
        Some(problem) => Err(problem),
        None => Ok(game),
    }
}

fn first_error(problems: &mut Vec<Diagnostic>) -> Option<Diagnostic> {
    let at = problems.iter().position(|problem| problem.severity == Severity::Error)?;
    Some(problems.swap_remove(at))
}
