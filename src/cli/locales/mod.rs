//! `ses-studio locales`: the coverage of each language and the problems of its files.

mod begin;
mod of_game;
mod page;

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::game::GameFiles;
use super::{Outcome, UsageError, meant, open, print, report};
use crate::base::{Code, Diagnostic, Severity, Source, Span, json};
use crate::registry::Project;
use crate::text::review::{LanguageFiles, Review, Share, review};
use crate::text::translation::{Locales, Message, State, Subject};
use crate::text::{LANGUAGES, Language};

/// Check the languages of a project and show the coverage of each
#[derive(Args)]
pub struct Arguments {
    /// The project [default: the bundled Starfall]
    project: Option<PathBuf>,
    /// Only these languages, separated by commas
    #[arg(long, value_name = "L[,L]", value_delimiter = ',')]
    lang: Vec<String>,
    /// Print {languages: [{language, messages, lexicon, names, states}], problems: [{file, code, line, …}]}; in format 2
    /// the languages are `{language, cards, whole, missing_values, alike}`
    #[arg(long)]
    json: bool,
    /// Also write the result as an HTML page
    #[arg(long, value_name = "HTML")]
    report: Option<PathBuf>,
    /// Start a language that the project does not have, such as `uk`
    #[arg(long, value_name = "LANG", conflicts_with_all = ["lang", "json", "report"])]
    new: Option<String>,
    /// Also lay out every card with the values for which its text is longest, and report what does not fit; takes
    /// minutes
    #[cfg(feature = "typeset")]
    #[arg(long)]
    faces: bool,
}

/// The checks and states of a language.
struct LanguageReport {
    language: &'static Language,
    review: Review,
    /// How many messages are in each state, in the order of [`State::ALL`].
    states: [usize; 7],
    /// The problems by file.
    problems: Vec<(Source, Vec<Diagnostic>)>,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    if let Some(tag) = &arguments.new {
        return begin::run(arguments.project.as_deref(), tag);
    }
    let Some(project) = open(arguments.project.as_ref())? else { return Ok(Outcome::Problems) };
    let whole_game = match arguments.project.as_deref().map(GameFiles::open) {
        Some(Ok(Some(files))) => match of_game::game(&files) {
            Some(game) => Some((files, game)),
            None => return Ok(Outcome::Problems),
        },
        _ => None,
    };
    let checked = project.check();
    let (Some(rules), Some(registry)) = (&checked.rules, &checked.registry) else {
        report::show_on_stderr(&project.ruleset, &checked.ruleset_problems);
        report::show_on_stderr(&project.registry, &checked.registry_problems);
        return Ok(Outcome::Problems);
    };
    let locales = Locales::load(rules, project.folder.as_deref());
    let subject = Subject { locales: &locales, rules, registry, checked: &checked.records };
    let wanted = wanted(&arguments.lang, &locales)?;
    let files = locales.to_review();
    let is_wanted = |tag: &str| wanted.iter().any(|language| language.tag == tag);
    let reviews = subject.with_game(|game| review(&files, is_wanted, game));

    let mut machine = Vec::new();
    let mut bad = !locales.problems().is_empty();
    for problem in locales.problems() {
        show(arguments.json, &problem.source, std::slice::from_ref(&problem.problem), &mut machine);
    }
    let shown = locales.all().zip(&files).filter(|(locale, _)| wanted.contains(&locale.language));
    let reports: Vec<LanguageReport> = shown
        .zip(reviews)
        .map(|((locale, files), review)| language_report(subject, locale.language, files, review))
        .collect();
    for (source, problems) in reports.iter().flat_map(|report| &report.problems) {
        show(arguments.json, source, problems, &mut machine);
    }
    bad |= reports.iter().any(LanguageReport::has_errors);
    if let Some((files, game)) = &whole_game {
        if arguments.report.is_some() {
            return Err(UsageError("--report is for projects of format 1".to_owned()).into());
        }
        let printed = of_game::run((files, game), &wanted, &machine, arguments.json)?;
        let printed = if bad { Outcome::Problems } else { printed };
        #[cfg(feature = "typeset")]
        if arguments.faces {
            return Ok(faces_of_game(&project, arguments, printed));
        }
        return Ok(printed);
    }
    let wordings = wordings(subject, &wanted, &project);
    show(arguments.json, &project.registry, &wordings, &mut machine);
    #[cfg(feature = "typeset")]
    if arguments.faces {
        let tags: Vec<&str> = wanted.iter().map(|language| language.tag).collect();
        let problems = super::faces::unfit(&project, &checked, &tags);
        bad |= problems.iter().any(|problem| problem.severity == Severity::Error);
        show(arguments.json, &project.registry, &problems, &mut machine);
    }
    if let Some(path) = &arguments.report {
        let matrix = subject.matrix(&locales.texts());
        let page = page::page(&rules.name, &reports, &matrix, subject);
        crate::registry::project::save(path, page)?;
    }
    if arguments.json {
        let all = json!({ "languages": reports.iter().map(LanguageReport::to_json).collect::<Vec<_>>(), "problems": machine });
        print(&format!("{}\n", serde_json::to_string_pretty(&all)?));
    } else {
        print(&reports.iter().map(LanguageReport::line).collect::<String>());
    }
    Ok(Outcome::problems_if(bad))
}

/// The report of a language: problems found by the checks, and approvals that are out of date.
fn language_report(
    subject: Subject<'_>,
    language: &'static Language,
    files: &LanguageFiles,
    review: Review,
) -> LanguageReport {
    let messages = subject.messages(language, None);
    let states = State::ALL.map(|state| messages.iter().filter(|message| message.state == state).count());
    let mut problems: Vec<(Source, Vec<Diagnostic>)> = Vec::new();
    for (at, file) in files.files.iter().enumerate() {
        let of_file = review.problems.iter().filter(|(place, _)| *place == at).map(|(_, problem)| problem.clone());
        let stale = messages.iter().filter(|message| message.place.is_some_and(|(file, _)| file == at));
        let mut found: Vec<Diagnostic> =
            of_file.chain(stale.flat_map(|message| outdated(message, &file.source))).collect();
        found.sort_by_key(|problem| problem.span.map_or(0, Span::start));
        problems.push((file.source.clone(), found));
    }
    if let Some(locale) = subject.locales.get(language) {
        let path = locale.path(crate::text::translation::REVIEW_FILE);
        let text = subject.locales.text(&path).unwrap_or_default();
        let mut found = locale.review_problems().to_vec();
        let source = Source::new(path, text);
        json::locate(&source, &mut found);
        problems.push((source, found));
    }
    problems.retain(|(_, found)| !found.is_empty());
    LanguageReport { language, review, states, problems }
}

/// Why the approval of a message is out of date, at the place of the message in its file.
fn outdated(message: &Message, file: &Source) -> Vec<Diagnostic> {
    let is_one = |problem: &&Diagnostic| matches!(problem.code, Code::SignatureChanged | Code::SourceChanged);
    let start = message.place.map_or(0, |(_, start)| start);
    let at = file.span(start..start + message.id.len());
    message.problems.iter().filter(is_one).map(|problem| problem.clone().at(at)).collect()
}

/// Texts written for a single card whose rows have changed since.
fn wordings(subject: Subject<'_>, wanted: &[&'static Language], project: &Project) -> Vec<Diagnostic> {
    let all = subject.text_overrides().into_iter().filter(|wording| wanted.contains(&wording.language));
    let mut found: Vec<Diagnostic> = all
        .filter_map(|wording| {
            let card = subject.registry.cards.get(wording.card)?;
            wording.problem(&card.id)
        })
        .collect();
    json::locate(&project.registry, &mut found);
    found
}

/// Reports the faces of a whole game on which the text does not fit, after what was found about its texts.
#[cfg(feature = "typeset")]
fn faces_of_game(project: &Project, arguments: &Arguments, printed: Outcome) -> Outcome {
    let checked = project.check();
    let all = Language::real().map(|language| language.tag).collect::<Vec<_>>();
    let named: Vec<&str> = arguments.lang.iter().map(String::as_str).filter(|tag| *tag != "all").collect();
    let problems = super::faces::unfit(project, &checked, if named.is_empty() { &all } else { &named });
    report::show_on_stderr(&project.registry, &problems);
    let is_unfit = problems.iter().any(|problem| problem.severity == Severity::Error);
    if is_unfit { Outcome::Problems } else { printed }
}

fn show(as_json: bool, source: &Source, problems: &[Diagnostic], machine: &mut Vec<serde_json::Value>) {
    if as_json {
        machine.extend(report::json(source, problems));
    } else if !problems.is_empty() {
        report::show(source, problems);
    }
}

/// The languages of the arguments, or all.
fn wanted(named: &[String], locales: &Locales) -> Result<Vec<&'static Language>, UsageError> {
    let all: Vec<&'static Language> = locales.all().map(|locale| locale.language).collect();
    if named.is_empty() || named.iter().any(|tag| tag == "all") {
        return Ok(all);
    }
    let find = |tag: &String| {
        let unknown = || {
            let tags = LANGUAGES.iter().chain(all.iter().copied()).map(|language| language.tag);
            let meant = meant(tag, tags);
            let tags: Vec<&str> = all.iter().map(|language| language.tag).collect();
            UsageError(format!("`{tag}` is not a language of this project{meant}; there are {}", tags.join(", ")))
        };
        all.iter().copied().find(|language| language.tag.eq_ignore_ascii_case(tag)).ok_or_else(unknown)
    };
    named.iter().map(find).collect()
}

impl LanguageReport {
    fn has_errors(&self) -> bool {
        let mut problems = self.problems.iter().flat_map(|(_, problems)| problems);
        problems.any(|problem| problem.severity == Severity::Error)
    }

    fn count(&self, state: State) -> usize {
        State::ALL.iter().position(|known| *known == state).map_or(0, |at| self.states[at])
    }

    fn to_json(&self) -> serde_json::Value {
        let states: serde_json::Map<String, serde_json::Value> =
            State::ALL.iter().zip(self.states).map(|(state, count)| (state.as_str().into(), count.into())).collect();
        let coverage = self.review.coverage;
        json!({
            "language": self.language.tag,
            "messages": coverage.messages,
            "lexicon": coverage.lexicon,
            "names": coverage.names,
            "states": states
        })
    }

    /// One line: the coverage and the states of a language.
    fn line(&self) -> String {
        let share = |share: Share, what: &str| match share.needed {
            0 => String::new(),
            _ => format!("{:>4}/{:<4} {what}  ", share.present, share.needed),
        };
        let coverage = self.review.coverage;
        let mark = if self.has_errors() { "✗" } else { "✓" };
        let present = State::ALL.iter().filter(|state| !matches!(state, State::Missing | State::Draft));
        let present = present.filter(|state| self.count(**state) > 0);
        let states: Vec<String> = present.map(|state| format!("{} {}  ", self.count(*state), state.as_str())).collect();
        let states = states.concat();
        format!(
            "{mark} {:8}{}{}{}{states}{}\n",
            self.language.tag,
            share(coverage.messages, "messages"),
            share(coverage.lexicon, "lexicon"),
            share(coverage.names, "names"),
            report::tally(self.problems.iter().flat_map(|(_, problems)| problems).map(|problem| problem.severity))
        )
    }
}
