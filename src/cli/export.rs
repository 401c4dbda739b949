//! `ses-studio export`: a project for other programs.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::{ArgGroup, Args};

use super::game::GameFiles;
use super::text::texts_of;
use super::{Outcome, UsageError, counted, eprint_line, game_import, open, print, read_lossless, report};
use crate::base::{Name, json};
use crate::card::Card;
use crate::design::project::{DesignFile, FILE};
use crate::design::tags::{Tag, members};
use crate::registry::project::{beside, save};
use crate::registry::{Project, Registry, csv};
use crate::ruleset::Ruleset;

/// Write a project's cards for another program
#[derive(Args)]
#[command(group(ArgGroup::new("form").required(true).multiple(true)), group(ArgGroup::new("drawn").multiple(true)), group(ArgGroup::new("cut").multiple(true)))]
pub struct Arguments {
    /// The project [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// As a spreadsheet: one row per card, one column per row of its effect; `-` for standard output
    #[arg(long, value_name = "FILE", group = "form")]
    csv: Option<PathBuf>,
    /// As the card sheet that the ruleset describes, with the rules as text; `-` for standard output
    #[arg(long, value_name = "FILE", group = "form", requires = "project", conflicts_with = "csv")]
    #[cfg_attr(feature = "typeset", arg(conflicts_with = "faces"))]
    library: Option<PathBuf>,
    #[cfg(feature = "typeset")]
    #[command(flatten)]
    faces: super::faces::Arguments,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    if let (Some(path), Some(file)) = (&arguments.project, &arguments.library) {
        return match GameFiles::open(path) {
            Ok(Some(files)) => game_import::export(&files, file),
            _ => {
                Err(UsageError("--library: only a game whose rules describe the whole match has one".to_owned()).into())
            }
        };
    }
    let Some(project) = open(arguments.project.as_ref())? else { return Ok(Outcome::Problems) };
    let Some((rules, registry)) = read_lossless(&project) else { return Ok(Outcome::Problems) };
    if let Some(file) = &arguments.csv {
        let tags = tags_of(&project, &rules, &registry)?;
        let sheet = match csv::write_with_tags(&registry, &rules, &tags) {
            Ok(sheet) => sheet,
            Err(mut problems) => {
                json::locate(&project.registry, &mut problems);
                report::show(&project.registry, &problems);
                return Ok(Outcome::Problems);
            }
        };
        if file == Path::new("-") {
            print(&sheet);
        } else {
            save(file, &sheet)?;
            eprint_line(&format!("{}: {}", file.display(), counted(registry.cards.len(), "card", "cards")));
        }
    }
    #[cfg(feature = "typeset")]
    return super::faces::run(&arguments.faces, &project);
    #[cfg(not(feature = "typeset"))]
    Ok(Outcome::Fine)
}

/// The tags that the designers of a project have set, with their cards.
fn tags_of(project: &Project, rules: &Ruleset, registry: &Registry) -> anyhow::Result<Vec<(Name, BTreeSet<Name>)>> {
    let found = beside(project.folder.as_deref(), &rules.game, FILE);
    let found = found.map_err(|(file, problem)| UsageError(format!("{file}: {}", report::one_line(&problem))))?;
    let Some(source) = found else { return Ok(Vec::new()) };
    let wrong = |why: String| UsageError(format!("{}: {why}", source.name));
    let design = DesignFile::read(&source.text).map_err(wrong)?;
    if design.tags.is_empty() {
        return Ok(Vec::new());
    }
    let game = project.check().game;
    let (texts, _) = texts_of(project, rules, game.as_ref());
    let text = |card: &Card, language| texts.searched_text(language, rules, card);
    let mut members = members(&design.tags, rules, &registry.cards, &text).map_err(wrong)?;
    let cards = |tag: &Tag| members.remove(&tag.id).unwrap_or_default();
    Ok(design.tags.iter().map(|tag| Name::from(tag.id.as_str())).zip(design.tags.iter().map(cards)).collect())
}
