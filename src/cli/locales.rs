//! `ses-studio locales`: how far each language is, and everything that is wrong with its files.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::{Outcome, WrongUse, open, print, report};
use crate::base::{Diagnostic, Severity, Source, closest};
use crate::text::review::{Game, LanguageFiles, Review, Share, review};
use crate::text::{LANGUAGES, Language};

/// Check the languages of a project, and show how much of each there is
#[derive(Args)]
pub struct Arguments {
    /// The project [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// Only these languages, parted by commas
    #[arg(long, value_name = "L[,L]", value_delimiter = ',')]
    lang: Vec<String>,
    /// Print {languages: [{language, messages, lexicon, names}], problems: [{file, code, line, …}]}
    #[arg(long)]
    json: bool,
    /// Set every card too, with the values for which its text is longest, and tell what does not fit; takes minutes
    #[cfg(feature = "typeset")]
    #[arg(long)]
    faces: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let wanted = wanted(&arguments.lang)?;
    let Some(project) = open(arguments.project.as_ref())? else { return Ok(Outcome::Problems) };
    let checked = project.check();
    let (Some(rules), Some(registry)) = (&checked.rules, &checked.registry) else {
        report::complain(&project.ruleset, &checked.ruleset_problems);
        report::complain(&project.registry, &checked.registry_problems);
        return Ok(Outcome::Problems);
    };
    let folder = project.folder.as_ref().map(|folder| folder.join("locales"));
    let (languages, unread) = LanguageFiles::load(&rules.game, folder.as_deref());
    let books: Vec<i64> = registry.books.iter().map(|book| book.id).collect();
    let game = Game { rules, cards: &registry.cards, heroes: &registry.heroes, books: &books };
    let reviews = review(&languages, game);

    let (mut of_languages, mut machine, mut lines) = (Vec::new(), Vec::new(), String::new());
    let mut bad = !unread.is_empty();
    for problem in &unread {
        let source = &problem.source;
        let found = std::slice::from_ref(&problem.problem);
        show(arguments.json, source, found, &mut machine);
    }
    for (files, review) in languages.iter().zip(&reviews).filter(|(files, _)| wanted.contains(&files.tag.as_str())) {
        for (at, file) in files.files.iter().enumerate() {
            let found: Vec<Diagnostic> =
                review.problems.iter().filter(|(place, _)| *place == at).map(|(_, problem)| problem.clone()).collect();
            show(arguments.json, &file.source, &found, &mut machine);
        }
        bad |= review.has_errors();
        lines.push_str(&line(review));
        let coverage = review.coverage;
        of_languages.push(json!({
            "language": review.tag,
            "messages": coverage.messages,
            "lexicon": coverage.lexicon,
            "names": coverage.names
        }));
    }
    #[cfg(feature = "typeset")]
    if arguments.faces {
        let problems = super::faces::unfit(&project, rules, registry, &wanted);
        bad |= problems.iter().any(|problem| problem.severity == Severity::Error);
        show(arguments.json, &project.registry, &problems, &mut machine);
    }
    if arguments.json {
        let all = json!({ "languages": of_languages, "problems": machine });
        print(&format!("{}\n", serde_json::to_string_pretty(&all)?));
    } else {
        print(&lines);
    }
    Ok(Outcome::problems_if(bad))
}

fn show(as_json: bool, source: &Source, problems: &[Diagnostic], machine: &mut Vec<serde_json::Value>) {
    if as_json {
        machine.extend(report::json(source, problems));
    } else if !problems.is_empty() {
        report::show(source, problems);
    }
}

/// The tags of the languages that were named, or of all.
fn wanted(named: &[String]) -> Result<Vec<&'static str>, WrongUse> {
    if named.is_empty() || named.iter().any(|tag| tag == "all") {
        return Ok(Language::real().map(|language| language.tag).collect());
    }
    let find = |tag: &String| {
        let unknown = || {
            let tags = LANGUAGES.iter().map(|language| language.tag);
            let meant =
                closest(tag, tags.clone()).map(|meant| format!(" (did you mean `{meant}`?)")).unwrap_or_default();
            WrongUse(format!("`{tag}` is not a language{meant}; there are {}", tags.collect::<Vec<_>>().join(", ")))
        };
        let found = Language::find(tag).filter(|language| !language.is_pseudo());
        found.map(|language| language.tag).ok_or_else(unknown)
    };
    named.iter().map(find).collect()
}

/// One line a language: how much of it there is and how it stands.
fn line(review: &Review) -> String {
    let share = |share: Share, what: &str| match share.needed {
        0 => String::new(),
        _ => format!("{:>4}/{:<4} {what}  ", share.present, share.needed),
    };
    let coverage = review.coverage;
    let errors = review.problems.iter().filter(|(_, problem)| problem.severity == Severity::Error).count();
    let tally = report::tally(review.problems.iter().map(|(_, problem)| problem));
    let mark = if errors > 0 { "✗" } else { "✓" };
    format!(
        "{mark} {:8}{}{}{}{tally}\n",
        review.tag,
        share(coverage.messages, "messages"),
        share(coverage.lexicon, "lexicon"),
        share(coverage.names, "names")
    )
}
