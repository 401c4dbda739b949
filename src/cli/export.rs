//! `ses-studio export`: a project for other programs.

use std::path::{Path, PathBuf};

use clap::{ArgGroup, Args};

use super::game::GameFiles;
use super::{Outcome, UsageError, counted, eprint_line, game_import, open, print, read_lossless, report};
use crate::base::json;
use crate::registry::csv;
use crate::registry::project::save;

/// Write a project's cards for another program
#[derive(Args)]
#[command(group(ArgGroup::new("form").required(true).multiple(true)))]
pub struct Arguments {
    /// The project [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// As a spreadsheet: one row per card, one column per row of its effect; `-` for standard output
    #[arg(long, value_name = "FILE", group = "form")]
    csv: Option<PathBuf>,
    /// As the card sheet that the ruleset describes, with the rules as text; `-` for standard output
    #[arg(long, value_name = "FILE", group = "form", requires = "project")]
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
        let sheet = match csv::write(&registry, &rules) {
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
