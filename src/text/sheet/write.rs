//! Cards as a card sheet, with the text that their rows print.

use serde_json::Value as Json;

use super::{Column, EFFECTS, Layout};
use crate::kernel::rules::Game;
use crate::registry::csv::written;
use crate::text::read::GameReader;
use crate::text::{Language, Texts};

/// The sheet of all cards of a game in a language, as CSV.
///
/// # Errors
///
/// The sheet could not be written.
pub fn write(
    texts: &Texts,
    language: &'static Language,
    game: &Game,
    reader: &GameReader<'_>,
    layout: &Layout,
) -> Option<String> {
    let columns = layout.written();
    let mut rows = vec![columns.iter().map(|(name, _)| (*name).to_owned()).collect::<Vec<_>>()];
    for (id, definition) in &game.cards {
        let Some(record) = game.records.get(id) else { continue };
        let text = |member: &str| match record.get(member) {
            None | Some(Json::Null) => String::new(),
            Some(Json::String(text)) => text.clone(),
            Some(other) => other.to_string(),
        };
        let word = |member: &str, word: &str| reader.shown_word(member, word).unwrap_or_else(|| word.to_owned());
        let cell = |column: &Column| match column {
            Column::Member(member) if member == EFFECTS => {
                let own = record.get("text_override").and_then(|texts| texts.get(language.tag)?.as_str());
                own.map_or_else(|| texts.printed(language, game, game.definition(*definition)).text, ToOwned::to_owned)
            }
            Column::Member(member) if game.word_sets.contains_key(member.as_str()) => word(member, &text(member)),
            Column::Member(member) => text(member),
            Column::Members(pieces) => {
                let mut cell = String::new();
                let mut before = "";
                for piece in pieces {
                    let words: Vec<String> = match record.get(&piece.member) {
                        Some(Json::Array(words)) => {
                            words.iter().filter_map(Json::as_str).map(|one| word(&piece.member, one)).collect()
                        }
                        Some(Json::String(one)) => vec![word(&piece.member, one)],
                        _ => Vec::new(),
                    };
                    if !words.is_empty() {
                        if !cell.is_empty() {
                            cell.extend([" ", before, " "]);
                        }
                        let between = format!(" {} ", piece.between.as_deref().unwrap_or(","));
                        cell.push_str(&words.join(&between));
                    }
                    before = &piece.after;
                }
                cell
            }
        };
        rows.push(columns.iter().map(|(_, column)| cell(column)).collect());
    }
    written(&rows)
}
