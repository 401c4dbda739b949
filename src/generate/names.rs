//! Names of made cards: a pattern, and a word of each of its lists. The words are messages of every language; a card
//! keeps their positions, so that each language names it by itself.

use serde_json::Value;

use super::card::Card;
use super::grammar::Grammar;
use crate::base::Generator;

/// A name: the position of its pattern, and of its words with the lists that they are of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameOf {
    pub pattern: usize,
    pub words: Vec<(String, usize)>,
}

/// A name for a card; `None`: the settings have none for it.
pub fn name(grammar: &Grammar<'_>, card: &Card, random: &mut Generator) -> Option<NameOf> {
    let game = grammar.game;
    let names = &grammar.settings["names"];
    let type_name = game.card_types.get_index(card.card_type).map(|(name, _)| name.as_str())?;
    let fits = |pattern: &Value| match pattern["types"].as_array() {
        Some(types) => types.iter().any(|own| own == type_name),
        None => true,
    };
    let patterns = names["patterns"].as_array()?;
    let fitting: Vec<usize> = (0..patterns.len()).filter(|at| fits(&patterns[*at])).collect();
    let pattern = *fitting.get(random.below(fitting.len()))?;
    let mut words = Vec::new();
    for list in patterns[pattern]["words"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        let list = if list == "subtype" {
            card.subtype.and_then(|at| game.subtypes.get(at)).map_or(type_name, |word| game.word(*word))
        } else {
            list
        };
        let count = usize::try_from(names["words"][list].as_u64()?).ok()?;
        words.push((list.to_owned(), random.below(count)));
    }
    Some(NameOf { pattern, words })
}
