//! Different rows that print the same text, which no reader can tell apart.

use std::collections::{BTreeSet, HashMap};

use serde_json::{Value as Json, json};

use super::variants::{Variant, variants};
use crate::base::Severity;
use crate::kernel::ids::DefinitionId;
use crate::kernel::rules::Game;
use crate::text::{Language, Texts};

/// Cards that are added to a game at once: its tables have room for so many.
const AT_ONCE: usize = 1_500;

/// Two lists of rows with the same text.
#[derive(Clone, Debug, PartialEq)]
pub struct Alike {
    /// The type of the card that has them.
    pub card_type: String,
    /// What both print.
    pub text: String,
    /// The rows as cards write them.
    pub rows: [Vec<Json>; 2],
}

/// Rows that are legal, on cards of a copy of the game.
pub struct Trials {
    batches: Vec<(Game, Vec<(Variant, DefinitionId)>)>,
}

impl Trials {
    /// The rows of a game's cards and their changes, as far as they are legal.
    pub fn of(game: &Game) -> Self {
        Self::of_variants(game, &variants(game))
    }

    /// Those of these rows that are legal.
    pub fn of_variants(game: &Game, variants: &[Variant]) -> Self {
        Self { batches: variants.chunks(AT_ONCE).map(|chunk| batch(game, chunk)).collect() }
    }

    /// How many rows are legal.
    pub fn len(&self) -> usize {
        self.batches.iter().map(|(_, trials)| trials.len()).sum()
    }

    /// Whether no rows are legal.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The rows with what they mean and print.
    pub fn printed(&self, texts: &Texts, language: &'static Language) -> Vec<(&Variant, String, String)> {
        let mut all = Vec::new();
        for (game, trials) in &self.batches {
            for (variant, id) in trials {
                let card = game.definition(*id);
                let text = texts.printed(language, game, card);
                if text.fallbacks.is_empty() {
                    all.push((variant, game.meaning(card), text.text));
                }
            }
        }
        all
    }

    /// The messages that a language lacks for legal rows.
    pub fn missing(&self, texts: &Texts, language: &'static Language) -> BTreeSet<String> {
        let trials = self.batches.iter().flat_map(|(game, trials)| trials.iter().map(move |(_, id)| (game, *id)));
        let texts = trials.map(|(game, id)| texts.printed(language, game, game.definition(id)));
        texts.flat_map(|text| text.fallbacks).map(|fallback| fallback.message).collect()
    }

    /// Pairs of different rows of one type of card that print the same text in a language. Each text is listed once.
    pub fn alike(&self, texts: &Texts, language: &'static Language) -> Vec<Alike> {
        let mut first: HashMap<(&str, String), (&Variant, String, bool)> = HashMap::new();
        let mut all = Vec::new();
        for (variant, meaning, text) in self.printed(texts, language) {
            let key = (variant.card_type.as_str(), text);
            match first.get_mut(&key) {
                Some((other, known, is_listed)) if *known != meaning && !*is_listed => {
                    *is_listed = true;
                    let rows = [other.rows.clone(), variant.rows.clone()];
                    all.push(Alike { card_type: variant.card_type.clone(), text: key.1, rows });
                }
                Some(_) => {}
                None => drop(first.insert(key, (variant, meaning, false))),
            }
        }
        all
    }
}

/// A copy of a game with cards of these rows, and those that are legal.
fn batch(game: &Game, variants: &[Variant]) -> (Game, Vec<(Variant, DefinitionId)>) {
    let mut game = game.clone();
    let id = |at: usize| format!("text-trial-{at}");
    let records = variants.iter().enumerate();
    let records = records.map(|(at, one)| json!({ "id": id(at), "type": one.card_type, "effects": one.rows }));
    let records: Vec<Json> = records.collect();
    let mut is_legal = vec![true; variants.len()];
    let mut problems = game.add_cards(&records, "");
    problems.extend(game.check_cards(&records, ""));
    // What else a card lacks does not matter here.
    let of_rows = problems.iter().filter(|one| one.severity == Severity::Error && one.pointer.contains("/effects"));
    for problem in of_rows {
        let at = problem.pointer.split('/').nth(1).and_then(|at| at.parse::<usize>().ok());
        if let Some(legal) = at.and_then(|at| is_legal.get_mut(at)) {
            *legal = false;
        }
    }
    let legal = variants.iter().enumerate().filter(|(at, _)| is_legal[*at]);
    let trials: Vec<(Variant, DefinitionId)> =
        legal.filter_map(|(at, one)| Some((one.clone(), *game.cards.get(id(at).as_str())?))).collect();
    (game, trials)
}
