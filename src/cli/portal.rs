//! `ses-studio submit` and `inbox`: cards that players send to the designers of a game.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde_json::{Map, Value};

use super::edit::saved;
use super::game::GameFiles;
use super::goals::{cards, design, files, rules_of, valid_game};
use super::{Outcome, UsageError, changeable, counted, eprint_line, print, read_text, report};
use crate::base::{Diagnostic, Severity};
use crate::design::card_game::CardGame;
use crate::design::inbox::{Comment, Look, Review, State, look, taken_as};
use crate::design::submission::{Submission, SubmissionError};
use crate::document::{Command, Document, StorageConfig, keep_picture, picture_bytes};
use crate::kernel::rules::Game;
use crate::registry::inbox::InboxFolder;
use crate::registry::project::save;
use crate::ruleset::Ruleset;
use crate::text::{ENGLISH, Texts};

/// Put a card into a file for the designers of its game, with an id that follows from the card and its author
#[derive(Args)]
pub struct SubmitArguments {
    /// A project folder, or a bundled game, with a file design.json
    project: PathBuf,
    /// The card
    #[arg(long, value_name = "ID")]
    card: String,
    /// Who has designed it
    #[arg(long, value_name = "NAME")]
    author: String,
    /// Its story
    #[arg(long, value_name = "TEXT")]
    lore: Option<String>,
    /// The file [default: the new id with the end .sescard]
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
    /// Overwrite a file that exists
    #[arg(long)]
    force: bool,
}

/// The cards that players have sent: read them, talk about them, decide, and take them into the registry
#[derive(Args)]
pub struct InboxArguments {
    /// A project folder with a file design.json; submissions are in its folder inbox
    project: PathBuf,
    #[command(subcommand)]
    command: Option<InboxCommand>,
}

#[derive(Subcommand)]
enum InboxCommand {
    /// Put files of submissions into the inbox; what does not belong in them is left out or refused
    Add {
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Show a submission: its text, its problems, cards like it, and the comments
    Show { id: String },
    /// Say something about a submission
    Comment {
        id: String,
        /// Who says it
        #[arg(long, value_name = "NAME")]
        by: String,
        /// The row that it is about, the first is 1
        #[arg(long, value_name = "N")]
        row: Option<usize>,
        /// The words of the card's text that it is about
        #[arg(long, value_name = "WORDS")]
        phrase: Option<String>,
        text: String,
    },
    /// Set the state of a submission: `new`, `in_talk`, `wanted` or `declined`
    Mark { id: String, state: String },
    /// Add the card of a submission to the registry, with the next free id; its member `origin` keeps the submission's
    Take { id: String },
}

pub fn run_submit(arguments: &SubmitArguments) -> anyhow::Result<Outcome> {
    let files = files(&arguments.project)?;
    let rules = rules_of(&files)?;
    let prefix = prefix(&files)?;
    let Some(game) = valid_game(&files) else { return Ok(Outcome::Problems) };
    let all = cards(&files);
    let found = all.iter().filter_map(Value::as_object).find(|card| id_of(card) == arguments.card);
    let Some(card) = found else {
        return Err(UsageError(format!("there is no card `{}`", arguments.card)).into());
    };
    let folder = Some(files.folder.as_path()).filter(|folder| folder.is_dir());
    let failed = |why: Diagnostic| anyhow::anyhow!(report::one_line(&why));
    let picture = match card.get("art").and_then(Value::as_str) {
        Some(path) => Some(picture_bytes(folder, &game.id, path).map_err(failed)?),
        None => None,
    };
    let (texts, _) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    let made = Submission::of_record(&game, &prefix, &arguments.author, card, &texts, picture.as_deref());
    let mut made = made.map_err(|why| usage(&why))?;
    made.lore.clone_from(&arguments.lore);
    let to = arguments.to.clone().unwrap_or_else(|| PathBuf::from(format!("{}.sescard", made.id)));
    if to.exists() && !arguments.force {
        return Err(UsageError(format!("{} exists; --force overwrites it", to.display())).into());
    }
    // What is written is what will be read.
    let (made, left_out) =
        Submission::read(&made.to_text(), CardGame::new(&game, &rules), &prefix).map_err(|why| usage(&why))?;
    say(&to, &left_out);
    save(&to, made.to_text())?;
    print(&format!("{}\n", made.id));
    eprint_line(&format!("{}: {}", to.display(), made.name()));
    Ok(Outcome::Fine)
}

pub fn run_inbox(arguments: &InboxArguments) -> anyhow::Result<Outcome> {
    let files = files(&arguments.project)?;
    let rules = rules_of(&files)?;
    let prefix = prefix(&files)?;
    let Some(game) = valid_game(&files) else { return Ok(Outcome::Problems) };
    if arguments.command.is_some() {
        changeable(&arguments.project)?;
    }
    let inbox = Inbox { folder: InboxFolder::of(&files.folder), files, prefix, game, rules };
    match &arguments.command {
        None => Ok(inbox.list()),
        Some(InboxCommand::Add { files }) => inbox.add(files),
        Some(InboxCommand::Show { id }) => inbox.show(id),
        Some(InboxCommand::Comment { id, by, row, phrase, text }) => {
            let comment = Comment { by: by.clone(), row: *row, phrase: phrase.clone(), text: text.clone() };
            inbox.check(id, &comment)?;
            inbox.change(id, |review| review.comments.push(comment))
        }
        Some(InboxCommand::Mark { id, state }) => {
            let Some(state) = State::ALL.into_iter().find(|known| known.name() == state) else {
                let names = State::ALL.map(State::name).join(", ");
                return Err(UsageError(format!("`{state}` is no state; there are {names}, and `take`")).into());
            };
            inbox.change(id, |review| review.state = state)
        }
        Some(InboxCommand::Take { id }) => inbox.take(id, &arguments.project),
    }
}

struct Inbox {
    folder: InboxFolder,
    files: GameFiles,
    prefix: String,
    game: Game,
    rules: Ruleset,
}

impl Inbox {
    fn card_game(&self) -> CardGame<'_> {
        CardGame::new(&self.game, &self.rules)
    }

    /// A submission by its id.
    fn open(&self, id: &str) -> anyhow::Result<(Submission, Review)> {
        if !self.folder.ids().iter().any(|known| known == id) {
            return Err(UsageError(format!("there is no submission `{id}` in the inbox")).into());
        }
        let source = self.folder.submission(id).map_err(unread)?;
        let (submission, _) =
            Submission::read(&source.text, self.card_game(), &self.prefix).map_err(|why| usage(&why))?;
        let review = match self.folder.review(id).map_err(unread)? {
            Some(source) => Review::read(&source.text).map_err(|why| UsageError(format!("{}: {why}", source.name)))?,
            None => Review::default(),
        };
        Ok((submission, review))
    }

    fn list(&self) -> Outcome {
        let cards = cards(&self.files);
        for id in self.folder.ids() {
            match self.open(&id) {
                Ok((submission, review)) => {
                    let (name, author) = (submission.name(), &submission.author);
                    let comments = counted(review.comments.len(), "comment", "comments");
                    let state = match taken_as(&id, &cards) {
                        Some(card) => format!("taken as {card}"),
                        None => review.state.name().to_owned(),
                    };
                    print(&format!("{id}  {state}  {name}, by {author}; {comments}\n"));
                }
                Err(why) => eprint_line(&format!("{id}: {why:#}")),
            }
        }
        Outcome::Fine
    }

    fn add(&self, files: &[PathBuf]) -> anyhow::Result<Outcome> {
        let mut refused = 0;
        for file in files {
            let read = read_text(file)?;
            match Submission::read(&read.text, self.card_game(), &self.prefix) {
                Ok((mut submission, mut left_out)) => {
                    if let Some(why) = picture_problem(&submission)? {
                        submission.art = None;
                        left_out.push(format!("the picture cannot be used: {why}"));
                    }
                    say(file, &left_out);
                    self.folder.put(&submission.id, &submission.to_text())?;
                    print(&format!("{}  {}, by {}\n", submission.id, submission.name(), submission.author));
                }
                Err(why) => {
                    refused += 1;
                    eprint_line(&format!("{}: refused: {why}", file.display()));
                }
            }
        }
        Ok(Outcome::problems_if(refused > 0))
    }

    fn show(&self, id: &str) -> anyhow::Result<Outcome> {
        let (submission, review) = self.open(id)?;
        print(&format!("{}, by {} ({})\n", submission.name(), submission.author, review.state.name()));
        let (texts, _) = Texts::load_phrases(&self.game.id, &[&self.files.folder.join("locales")]);
        let rule = design(&self.files)?.better.unwrap_or_default();
        let Look { text, problems, likes: found } =
            look(&submission, self.card_game(), &texts, ENGLISH, &cards(&self.files), &rule);
        print(&format!("  {}\n", text.text.replace('\n', "\n  ")));
        if let Some(lore) = &submission.lore {
            print(&format!("  “{lore}”\n"));
        }
        for problem in &problems {
            let word = if problem.severity == Severity::Error { "error" } else { "warning" };
            print(&format!("{word}[{}]: {}\n", problem.code.as_str(), report::one_line(problem)));
        }
        for (what, ids) in [
            ("does the same as", &found.same),
            ("is worse in all than", &found.better),
            ("is better in all than", &found.worse),
        ] {
            if !ids.is_empty() {
                print(&format!("It {what} {}.\n", ids.join(", ")));
            }
        }
        for Comment { by, row, phrase, text } in &review.comments {
            let row = row.map(|row| format!(" on row {row}")).unwrap_or_default();
            let phrase = phrase.as_ref().map(|phrase| format!(" on “{phrase}”")).unwrap_or_default();
            print(&format!("{by}{row}{phrase}: {text}\n"));
        }
        Ok(Outcome::problems_if(problems.iter().any(|problem| problem.severity == Severity::Error)))
    }

    /// Whether the card of a submission has the row and the phrase that a comment is about.
    fn check(&self, id: &str, comment: &Comment) -> anyhow::Result<()> {
        let (submission, _) = self.open(id)?;
        let (texts, _) = Texts::load_phrases(&self.game.id, &[&self.files.folder.join("locales")]);
        let rule = design(&self.files)?.better.unwrap_or_default();
        let rows = submission.card.get("effects").and_then(Value::as_array).map_or(0, Vec::len);
        if let Some(row) = comment.row.filter(|row| !(1..=rows).contains(row)) {
            return Err(UsageError(format!("the card has {}, no row {row}", counted(rows, "row", "rows"))).into());
        }
        let Some(phrase) = &comment.phrase else { return Ok(()) };
        let has =
            |language| look(&submission, self.card_game(), &texts, language, &[], &rule).text.text.contains(phrase);
        if phrase.is_empty() || !texts.languages().any(has) {
            return Err(UsageError(format!("the card's text has no “{phrase}” in any language")).into());
        }
        Ok(())
    }

    fn change(&self, id: &str, change: impl FnOnce(&mut Review)) -> anyhow::Result<Outcome> {
        let (_, mut review) = self.open(id)?;
        change(&mut review);
        self.folder.decide(id, &review.to_text())?;
        Ok(Outcome::Fine)
    }

    fn take(&self, id: &str, project: &Path) -> anyhow::Result<Outcome> {
        let (submission, _) = self.open(id)?;
        if let Some(card) = taken_as(id, &cards(&self.files)) {
            return Err(UsageError(format!("it is taken as {card} already")).into());
        }
        let mut document =
            match Document::open_with(project, StorageConfig { has_journal: false, ..StorageConfig::default() }) {
                Ok(document) => document,
                Err(unopened) => {
                    report::show(&unopened.file, &unopened.problems);
                    return Ok(Outcome::Problems);
                }
            };
        let failed = |why: Diagnostic| anyhow::anyhow!(report::one_line(&why));
        let art = match &submission.art {
            Some(picture) => {
                let bytes = picture.bytes().map_err(|why| usage(&why))?;
                Some(keep_picture(&self.files.folder, id, &picture.kind, &bytes).map_err(failed)?)
            }
            None => None,
        };
        let names = submission.names().into_iter().map(|(tag, name)| (tag.into(), name.into())).collect();
        let json = submission.record(art.as_deref()).to_string();
        let before = document.registry().cards.len();
        document.apply(Command::TakeCard { json, names }).map_err(failed)?;
        let new = document.registry().cards.get(before).map(|card| card.id.to_string()).unwrap_or_default();
        let outcome = saved(&mut document, &project.display().to_string(), 1)?;
        print(&format!("{id} is {new}\n"));
        Ok(outcome)
    }
}

fn unread((file, problem): (String, Diagnostic)) -> UsageError {
    UsageError(format!("{file}: {}", report::one_line(&problem)))
}

/// Why a picture cannot be printed.
#[cfg(feature = "typeset")]
fn picture_problem(submission: &Submission) -> anyhow::Result<Option<String>> {
    let Some(picture) = &submission.art else { return Ok(None) };
    let folder = tempfile::tempdir()?;
    let file = folder.path().join(format!("picture.{}", picture.kind));
    std::fs::write(&file, picture.bytes().map_err(|why| usage(&why))?)?;
    Ok(crate::face::check_picture(&file).err().map(|why| report::one_line(&why)))
}

/// Without faces there is nothing that decodes a picture; its kind is checked when the file is read.
#[cfg(not(feature = "typeset"))]
#[allow(clippy::unnecessary_wraps, reason = "with faces it can fail")]
fn picture_problem(_: &Submission) -> anyhow::Result<Option<String>> {
    Ok(None)
}

fn id_of(card: &Map<String, Value>) -> &str {
    card.get("id").and_then(Value::as_str).unwrap_or_default()
}

/// What the ids of a game's submissions begin with.
fn prefix(files: &GameFiles) -> anyhow::Result<String> {
    let portal = design(files)?.portal;
    Ok(portal.ok_or_else(|| UsageError("design.json has no `portal` with a `prefix` of ids".to_owned()))?.prefix)
}

fn say(file: &Path, left_out: &[String]) {
    for line in left_out {
        eprint_line(&format!("{}: left out: {line}", file.display()));
    }
}

fn usage(why: &SubmissionError) -> UsageError {
    UsageError(why.to_string())
}
