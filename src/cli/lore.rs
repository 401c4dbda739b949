//! Lore cards and hidden codes on faces.

use super::UsageError;
use super::goals::beside_project;
use crate::design::clues::{self, Clue, ClueFile, Mark};
use crate::design::lore::{self, Lore, LoreFile};
use crate::face::{Printed, PrintedMark, Words, sentences};
use crate::registry::Project;
use crate::text::{Language, Text};

/// The lore cards of a project.
pub fn lore_of(project: &Project, words: Words<'_>) -> anyhow::Result<LoreFile> {
    let file = beside_project(project, &words.rules.game, lore::FILE)?;
    let source = file.ok_or_else(|| UsageError(format!("the project has no {}", lore::FILE)))?;
    let ids: Vec<String> = words.registry.cards.iter().map(|card| card.id.to_string()).collect();
    LoreFile::read(&source.text, &ids).map_err(|why| UsageError(format!("{}: {why}", source.name)).into())
}

/// The face of a lore card.
pub fn face(lore: &Lore, words: Words<'_>, language: &'static Language) -> Option<Printed> {
    let story = lore.story(language.tag)?;
    let about = words.registry.cards.iter().find(|card| card.id.as_str() == lore.about)?;
    let (rules, join) = sentences(&Text { text: story.text.clone(), ..Text::default() }, |_| true);
    Some(Printed {
        lang: language.tag,
        id: lore.id.clone(),
        name: story.title.clone(),
        template: "lore".to_owned(),
        type_name: words.texts.name(language, &about.id, &about.name),
        palette: "neutral".to_owned(),
        rules,
        join,
        ..Printed::default()
    })
}

/// The hidden codes of a project.
pub fn clues_of(project: &Project, game: &str) -> anyhow::Result<ClueFile> {
    let file = beside_project(project, game, clues::FILE)?;
    let source = file.ok_or_else(|| UsageError(format!("the project has no {}", clues::FILE)))?;
    ClueFile::read(&source.text).map_err(|why| UsageError(format!("{}: {why}", source.name)).into())
}

/// What of them is printed on a card.
pub fn marks(clues: &ClueFile, card: &str) -> Vec<PrintedMark> {
    let mark = |(clue, mark): (&Clue, &Mark)| {
        let dots = clue.dots(mark);
        let Mark { part, x, y, size, opacity, .. } = mark.clone();
        PrintedMark { part, dots, x, y, size, opacity }
    };
    clues.on(card).map(mark).collect()
}
