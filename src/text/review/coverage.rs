//! Coverage: how many of the required messages a language has.

use serde::Serialize;

use super::catalogue::Catalogue;
use super::required::{Purpose, RequiredMessages};
use super::whole_game;
use super::word_forms::cells;

/// A count out of a total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Share {
    /// How many exist.
    pub present: usize,
    /// How many are required.
    pub needed: usize,
}

impl Share {
    fn count(&mut self, is_present: bool) {
        self.needed += 1;
        self.present += usize::from(is_present);
    }

    /// Whether nothing is missing.
    pub fn is_whole(self) -> bool {
        self.present == self.needed
    }
}

/// How many of the required messages, forms and names a language has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// Messages that English or the game requires.
    pub messages: Share,
    /// Cells of the lexicon: the words, and the forms and properties that texts use.
    pub lexicon: Share,
    /// Names of cards, heroes and books. The English names are in the registry and not counted.
    pub names: Share,
}

pub fn of(catalogue: &Catalogue<'_>, needs: &RequiredMessages, english: Option<&Catalogue<'_>>) -> Coverage {
    let mut coverage = Coverage::default();
    let has = |id: &str| catalogue.messages.get(id).is_some_and(|message| message.value.is_some());
    let cells = cells(catalogue.messages.values());
    for (id, need) in needs.iter() {
        match need.purpose {
            Purpose::Title if catalogue.tag == super::ENGLISH => {}
            Purpose::Title => coverage.names.count(has(id)),
            Purpose::Word => {
                coverage.lexicon.count(has(id));
                for cell in cells.iter().filter(|cell| id.starts_with(cell.prefix)) {
                    let word = catalogue.messages.get(id);
                    let filled = |name: &String| word.is_some_and(|word| word.attribute(name).is_some());
                    coverage.lexicon.count(cell.attributes.iter().any(filled));
                }
            }
            Purpose::Clause | Purpose::Frame | Purpose::Name => coverage.messages.count(has(id)),
        }
    }
    let optional = english.filter(|_| needs.is_open()).map(whole_game::optional).unwrap_or_default();
    for id in english.iter().flat_map(|english| english.messages.keys()) {
        if needs.get(id).is_none() && !needs.is_of_no_entry(id) && (has(id) || !optional.contains(id)) {
            coverage.messages.count(has(id));
        }
    }
    coverage
}
