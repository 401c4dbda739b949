//! `ses-studio locales --new`: starts a language that a project does not have.

use std::path::Path;

use crate::base::Name;
use crate::cli::{Outcome, UsageError, changeable, print, report};
use crate::document::{Command, Document, SaveError, StorageConfig};
use crate::text::Language;
use crate::text::problem_text::english;
use crate::text::translation::Grammar;

/// Starts a language in a project, and prints the features of its grammar.
pub fn run(project: Option<&Path>, tag: &str) -> anyhow::Result<Outcome> {
    let Some(path) = project else {
        let message = "name the project: `ses-studio locales FOLDER --new LANG`; `ses-studio new` makes one";
        return Err(UsageError(message.to_owned()).into());
    };
    changeable(path)?;
    let mut document = match Document::open_with(path, StorageConfig { has_journal: false, ..StorageConfig::default() })
    {
        Ok(document) => document,
        Err(unopened) => {
            report::show(&unopened.file, &unopened.problems);
            return Ok(Outcome::Problems);
        }
    };
    document
        .apply(Command::AddLanguage { language: Name::from(tag) })
        .map_err(|problem| UsageError(english(&problem.message)))?;
    match document.save() {
        Ok(_) => {}
        Err(SaveError::Failed(problem)) => anyhow::bail!(english(&problem.message)),
        Err(SaveError::NoFolder | SaveError::Conflict) => anyhow::bail!("{}: nothing was saved", path.display()),
    }
    let language = Language::of_tag(tag);
    let (tag, name) = language.map_or((tag, tag), |language| (language.tag, language.name));
    let grammar = Grammar::of(tag);
    let list = |what: &str, names: &[&str]| match names {
        [] => String::new(),
        names => format!("  {what}: {}\n", names.join(", ")),
    };
    print(&format!(
        "{tag} ({name}) begins in {}/locales/{tag}\n{}{}{}",
        path.display(),
        list("plural categories", &grammar.plurals),
        list("genders", grammar.genders),
        list("cases", grammar.cases)
    ));
    Ok(Outcome::Fine)
}
