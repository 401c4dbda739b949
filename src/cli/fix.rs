//! `check --fix`: applies the mechanical fixes to the files of a project.

use std::path::Path;

use super::fmt::path_of;
use super::game::{CheckedGame, GameFiles};
use super::{counted, eprint_line, refuse_bundled};
use crate::base::{Diagnostic, Source};
use crate::kernel::form;
use crate::registry::project::save;
use crate::registry::{MAX_ROUNDS, Project, apply_all_fixes, apply_edits, non_overlapping_fixes};
use crate::ruleset::Ruleset;

/// Applies all fixes to the rules and the registry of a project of format 1.
pub fn fix_project(project: &mut Project) -> anyhow::Result<()> {
    let Some(folder) = &project.folder else { return Err(refuse_bundled().into()) };
    project.ruleset = fix_source(project.ruleset.clone(), |rules| Ruleset::read(rules).1)?;
    let (Some(rules), _) = Ruleset::read(&project.ruleset) else { return Ok(()) };
    let Some((text, made)) = apply_all_fixes(&project.registry, &rules) else { return Ok(()) };
    put(&path_of(folder, &project.registry), &project.registry.name, &text, made)?;
    project.registry.text = text;
    Ok(())
}

/// Applies all fixes to the rules, cards and decks of a game. A file that was fixed is written in canonical form if it has no
/// problem that would lose something of it.
pub fn fix_game(files: &mut GameFiles) -> anyhow::Result<()> {
    if !files.folder.is_dir() {
        return Err(refuse_bundled().into());
    }
    let mut made = vec![0; 2 + files.decks.len()];
    for _ in 0..MAX_ROUNDS {
        let checked = files.check();
        let new = fix_once(files, &checked);
        if new.iter().all(|count| *count == 0) {
            break;
        }
        made.iter_mut().zip(new).for_each(|(made, new)| *made += new);
    }
    if made[0] > 0 {
        files.ruleset.text = form::ruleset(&files.ruleset).unwrap_or_else(|_| files.ruleset.text.clone());
        put(&path_of(&files.folder, &files.ruleset), &files.ruleset.name, &files.ruleset.text, made[0])?;
    }
    if let Some(cards) = files.cards.as_mut().filter(|_| made[1] > 0) {
        cards.text = form::cards(cards, &files.ruleset).unwrap_or_else(|_| cards.text.clone());
        put(&path_of(&files.folder, cards), &cards.name, &cards.text, made[1])?;
    }
    let sources = files.deck_sources();
    for ((file, source), made) in files.decks.iter_mut().zip(sources).zip(&made[2..]).filter(|(_, made)| **made > 0) {
        let text = form::deck(&source).unwrap_or(source.text);
        put(&files.folder.join(&file.path), &source.name, &text, *made)?;
        file.text = text.into();
    }
    Ok(())
}

/// Applies the fixes of one check. Returns their numbers: in the rules, in the cards, in each file of decks.
fn fix_once(files: &mut GameFiles, checked: &CheckedGame) -> Vec<usize> {
    let mut made = vec![fix_text(&mut files.ruleset.text, &checked.ruleset_problems)];
    made.push(files.cards.as_mut().map_or(0, |cards| fix_text(&mut cards.text, &checked.card_problems)));
    for (at, file) in files.decks.iter_mut().enumerate() {
        let mut text = file.text.to_string();
        made.push(checked.deck_problems.get(at).map_or(0, |problems| fix_text(&mut text, problems)));
        file.text = text.into();
    }
    made
}

/// Applies the fixes of problems to the text of their file. Returns their number; 0 if nothing changes.
fn fix_text(text: &mut String, problems: &[Diagnostic]) -> usize {
    let fixes = non_overlapping_fixes(problems);
    let fixed = apply_edits(text, &fixes);
    if fixed == *text {
        return 0;
    }
    *text = fixed;
    fixes.len()
}

fn put(path: &Path, name: &str, text: &str, made: usize) -> anyhow::Result<()> {
    save(path, text)?;
    eprint_line(&format!("{name}: {} applied", counted(made, "fix", "fixes")));
    Ok(())
}

/// Applies the fixes of the problems of a file that is checked alone: rules of format 1, a chapter, what designers set.
/// Returns it as it is then.
pub fn fix_source(source: Source, problems: impl Fn(&Source) -> Vec<Diagnostic>) -> anyhow::Result<Source> {
    let mut fixed = source;
    let mut made = 0;
    for _ in 0..MAX_ROUNDS {
        let found = problems(&fixed);
        match fix_text(&mut fixed.text, &found) {
            0 => break,
            new => made += new,
        }
    }
    if made > 0 {
        put(Path::new(&fixed.name), &fixed.name, &fixed.text, made)?;
    }
    Ok(fixed)
}
