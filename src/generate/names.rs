//! Names of made cards: a pattern, and a word of each of its lists. The words are messages of every language; a card
//! keeps their positions, so that each language names it by itself.

use serde_json::Value;

use super::card::Card;
use super::grammar::Grammar;
use crate::base::Generator;

/// What cards are called in a game whose settings have no names: the lists of each pattern, and how long the lists are. The
/// words are messages that all games have; a game's settings can use these lists, too.
const PATTERNS: [&[&str]; 3] = [&["quality", "deed"], &["deed", "thing"], &["quality", "deed", "thing"]];
const WORDS: [(&str, usize); 3] = [("thing", 60), ("quality", 60), ("deed", 40)];

/// A name: its pattern, and the positions of its words with the lists that they are of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameOf {
    /// The number of a pattern of the game, or `any-` and the number of one that all games have.
    pub pattern: String,
    pub words: Vec<(String, usize)>,
}

/// A name for a card; `None`: the settings have names, but none for it.
pub fn name(grammar: &Grammar<'_>, card: &Card, random: &mut Generator) -> Option<NameOf> {
    let game = grammar.game;
    let names = &grammar.settings["names"];
    let Some(patterns) = names["patterns"].as_array() else { return common(random) };
    let type_name = game.card_types.get_index(card.card_type).map(|(name, _)| name.as_str())?;
    let fits = |pattern: &Value| match pattern["types"].as_array() {
        Some(types) => types.iter().any(|own| own == type_name),
        None => true,
    };
    let fitting: Vec<usize> = (0..patterns.len()).filter(|at| fits(&patterns[*at])).collect();
    let pattern = *fitting.get(random.below(fitting.len()))?;
    let mut words = Vec::new();
    for list in patterns[pattern]["words"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        let list = if list == "subtype" {
            card.subtype.and_then(|at| game.subtypes.get(at)).map_or(type_name, |word| game.word(*word))
        } else {
            list
        };
        let own = names["words"][list].as_u64().and_then(|count| usize::try_from(count).ok());
        words.push((list.to_owned(), random.below(own.or_else(|| count(list))?)));
    }
    Some(NameOf { pattern: (pattern + 1).to_string(), words })
}

/// A name of the words that all games have.
fn common(random: &mut Generator) -> Option<NameOf> {
    let pattern = random.below(PATTERNS.len());
    let word = |list: &&str| Some(((*list).to_owned(), random.below(count(list)?)));
    let words = PATTERNS.get(pattern)?.iter().map(word).collect::<Option<_>>()?;
    Some(NameOf { pattern: format!("any-{}", pattern + 1), words })
}

/// How many words a list has in all games.
fn count(list: &str) -> Option<usize> {
    WORDS.iter().find(|(name, _)| *name == list).map(|(_, count)| *count)
}
