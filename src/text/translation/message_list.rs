//! The messages of a language as a translator sees them: source and target, state, and what is wrong.

use std::collections::{BTreeMap, BTreeSet};

use super::fingerprint::{Fingerprint, fingerprint, hash};
use super::locales::{Locale, Locales, LocatedMessage, title};
use super::record::{Decision, Record};
use crate::base::{Code, Diagnostic, Severity};
use crate::registry::Registry;
use crate::ruleset::Ruleset;
use crate::text::fluent::entries::check_source;
use crate::text::review::required::{Purpose, RequiredMessages};
use crate::text::review::{Game, Review as Checks};
use crate::text::{ENGLISH, Language};

/// How far a message is, computed from what is in the files and what people have said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// The language has no text for it.
    Missing,
    /// It is there, and nobody has looked at it.
    Draft,
    /// There is a candidate to be decided.
    Suggested,
    /// Somebody said that it needs work.
    NeedsWork,
    /// Somebody said that it must not be used.
    Rejected,
    /// It was approved, and the source has changed since.
    Outdated,
    /// It was approved, and both it and the source are as they were then.
    Approved,
}

impl State {
    /// All states, in the order of the work that is left.
    pub const ALL: [State; 7] = [
        State::Missing,
        State::Draft,
        State::Suggested,
        State::NeedsWork,
        State::Rejected,
        State::Outdated,
        State::Approved,
    ];

    /// Its name in files, reports and ids of messages.
    pub fn as_str(self) -> &'static str {
        match self {
            State::Missing => "missing",
            State::Draft => "draft",
            State::Suggested => "suggested",
            State::NeedsWork => "needs-work",
            State::Rejected => "rejected",
            State::Outdated => "outdated",
            State::Approved => "approved",
        }
    }
}

/// What a message is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// What a row does.
    Operations,
    /// What a row asks.
    Conditions,
    /// What a card waits for.
    Triggers,
    /// How sentences are made.
    Frames,
    /// Words with their forms.
    Lexicon,
    /// Short names and lines of a card.
    Names,
    /// How a resolution is told.
    Narration,
    /// Names and flavour of cards, heroes and books.
    Cards,
    /// The words of the window.
    Interface,
    /// Terms and whatever else a project has.
    Other,
}

impl Group {
    /// All groups, in the order in which they are shown.
    pub const ALL: [Group; 10] = [
        Group::Operations,
        Group::Conditions,
        Group::Triggers,
        Group::Frames,
        Group::Lexicon,
        Group::Names,
        Group::Narration,
        Group::Cards,
        Group::Interface,
        Group::Other,
    ];

    /// Its name in reports and ids of messages.
    pub fn as_str(self) -> &'static str {
        match self {
            Group::Operations => "operations",
            Group::Conditions => "conditions",
            Group::Triggers => "triggers",
            Group::Frames => "frames",
            Group::Lexicon => "lexicon",
            Group::Names => "names",
            Group::Narration => "telling",
            Group::Cards => "cards",
            Group::Interface => "interface",
            Group::Other => "other",
        }
    }

    fn of(id: &str, file: &str, purpose: Option<Purpose>) -> Self {
        let begins = |prefixes: &[&str]| prefixes.iter().any(|prefix| id.starts_with(prefix));
        match purpose {
            Some(Purpose::Word) => return Group::Lexicon,
            Some(Purpose::Title) => return Group::Cards,
            _ => {}
        }
        match () {
            () if begins(&["op-", "on-death"]) => Group::Operations,
            () if begins(&["if-", "vs-"]) => Group::Conditions,
            () if begins(&["trigger-"]) => Group::Triggers,
            () if begins(&["frame-", "cond-", "seq", "tag-", "sentence-", "wording-missing"]) => Group::Frames,
            () if begins(&["subtype-", "type-"]) => Group::Lexicon,
            () if begins(&["card-", "book-"]) => Group::Cards,
            () if matches!(file, "ui.ftl" | "problems.ftl") => Group::Interface,
            () if file == "trace.ftl" => Group::Narration,
            () if purpose == Some(Purpose::Name) || begins(&["line-"]) => Group::Names,
            () => Group::Other,
        }
    }
}

/// A message of a language.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// Its id; of a term with the `-`.
    pub id: String,
    /// What it is part of.
    pub group: Group,
    /// The name of its source's file: `core.ftl`.
    pub file: String,
    /// The source: English, or what the registry says of a card. Empty where English lacks it.
    pub source: String,
    /// What stands above the source for translators, without the `#`.
    pub note: String,
    /// The message in this language; of an unfinished edit, what was typed.
    pub target: Option<String>,
    /// Whether what was typed is not Fluent, so that the file still has what stood there before.
    pub is_unfinished: bool,
    /// Whether it stands in the project's own files: only then can it be taken out.
    pub is_own: bool,
    /// The place of its file in [`super::Locale::files`], and where it begins there.
    pub place: Option<(usize, usize)>,
    /// How far it is.
    pub state: State,
    /// Whether the source's variables, attributes or functions have changed since it was approved.
    pub is_signature_changed: bool,
    /// The source that it was last decided for, where that is another one now.
    pub old_source: Option<String>,
    /// What people have said; nothing for most messages.
    pub record: Record,
    /// What is wrong with it, if the checks of the language were handed over.
    pub problems: Vec<Diagnostic>,
    /// Its id, source and target in small letters, for searching.
    search_text: String,
}

impl Message {
    /// The message with what a language has of it, and with the problems of that beside those that it had.
    fn with_translation(self, locale: &Locale, found: Option<&LocatedMessage<'_>>) -> Self {
        let record = locale.review().get(&self.id).cloned().unwrap_or_default();
        let typed = record.unfinished.clone();
        let standing = MessageStatus::of(&record, &self.source, found.map(|found| found.source));
        let mut problems = typed.as_deref().map(|typed| check_source(&self.id, typed)).unwrap_or_default();
        problems.extend(self.problems);
        problems.extend(standing.problem(&self.id));
        let target = typed.as_deref().or_else(|| found.map(|found| found.source));
        let search_text = [&self.id, &self.source, target.unwrap_or_default()].join("\n").to_lowercase();
        Message {
            search_text,
            is_unfinished: typed.is_some(),
            place: found.map(|found| (found.file, found.start)),
            is_own: found.is_some_and(|found| locale.files()[found.file].is_project),
            target: target.map(str::to_owned),
            state: standing.state,
            is_signature_changed: standing.is_signature_changed,
            old_source: standing.is_source_changed.then(|| record.was.clone()).filter(|was| !was.is_empty()),
            record,
            problems,
            ..self
        }
    }

    /// How many errors and warnings it has.
    pub fn problem_counts(&self) -> (usize, usize) {
        let errors = self.problems.iter().filter(|problem| problem.severity == Severity::Error).count();
        (errors, self.problems.len() - errors)
    }

    /// Whether there is something left to do with it.
    pub fn is_open(&self) -> bool {
        self.state != State::Approved
    }

    /// Its id, source and target in small letters: what a search looks through.
    pub fn search_text(&self) -> &str {
        &self.search_text
    }
}

/// A project's words that are to be translated: what a list of messages is made of.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The languages.
    pub locales: &'a Locales,
    /// The game's rules.
    pub rules: &'a Ruleset,
    /// The game's cards.
    pub registry: &'a Registry,
}

impl Subject<'_> {
    /// Runs something over the game as the checks take it.
    pub fn with_game<T>(self, run: impl FnOnce(Game<'_>) -> T) -> T {
        let books: Vec<i64> = self.registry.books.iter().map(|book| book.id).collect();
        let Registry { cards, heroes, .. } = self.registry;
        run(Game { rules: self.rules, cards, heroes, books: &books })
    }

    /// A message after it was edited: what came before of its source, note and group stands, its problems do not.
    pub fn refresh_message(self, language: &Language, message: &Message) -> Message {
        let Some(locale) = self.locales.get(language) else { return message.clone() };
        Message { problems: Vec::new(), ..message.clone() }.with_translation(locale, locale.found(&message.id).as_ref())
    }

    /// All messages of a language in the order of their sources, those without one at the end. With the checks of the
    /// language, each has its problems.
    pub fn messages(self, language: &Language, checks: Option<&Checks>) -> Vec<Message> {
        let (Some(locale), Some(english)) = (self.locales.get(language), self.locales.get(ENGLISH)) else {
            return Vec::new();
        };
        let needs = self.with_game(RequiredMessages::of);
        let (found, sources) = (locale.messages(), english.messages());
        let is_english = language == ENGLISH;
        let mut ids: Vec<String> = Vec::new();
        let mut known = BTreeSet::new();
        let in_order = {
            let mut all: Vec<(&String, &LocatedMessage<'_>)> = sources.iter().collect();
            all.sort_by_key(|(_, found)| (found.file, found.start));
            all.into_iter().map(|(id, _)| id.clone())
        };
        let asked = needs.iter().filter(|(_, need)| !is_english || need.purpose != Purpose::Title);
        let all = in_order.chain(asked.map(|(id, _)| id.to_owned())).chain(found.keys().cloned());
        for id in all {
            if (!needs.is_of_no_entry(&id) || found.contains_key(&id)) && known.insert(id.clone()) {
                ids.push(id);
            }
        }
        let mut problems = problems_by_message(checks, locale.files().len());
        let message = |id: String| {
            let target = found.get(&id);
            let source = if is_english { target.map(|found| found.source.to_owned()) } else { None };
            let source = source.or_else(|| title(self.registry, &id));
            let english = sources.get(&id);
            let source = source.or_else(|| Some(english?.source.to_owned())).unwrap_or_default();
            let need = needs.get(&id);
            let purpose = need.map(|need| need.purpose);
            let file = match (english, target) {
                _ if purpose == Some(Purpose::Title) => format!("{}-cards.ftl", self.locales.game()),
                (Some(found), _) => name_of(self.locales, ENGLISH, found.file),
                (None, Some(found)) => name_of(self.locales, language, found.file),
                (None, None) => format!("{}.ftl", self.locales.game()),
            };
            let comment = english.or(target).map(|found| found.comment).unwrap_or_default();
            let bare = Message {
                group: Group::of(&id, &file, purpose),
                note: note(comment),
                problems: problems.remove(&id).unwrap_or_default(),
                target: None,
                is_unfinished: false,
                is_own: false,
                place: None,
                state: State::Missing,
                is_signature_changed: false,
                old_source: None,
                record: Record::default(),
                search_text: String::new(),
                id,
                file,
                source,
            };
            bare.with_translation(locale, target)
        };
        ids.into_iter().map(message).collect()
    }
}

/// The problems of a language by the messages that they are about.
fn problems_by_message(checks: Option<&Checks>, files: usize) -> BTreeMap<String, Vec<Diagnostic>> {
    let mut found: BTreeMap<String, Vec<Diagnostic>> = BTreeMap::new();
    for (file, problem) in checks.iter().flat_map(|checks| &checks.problems) {
        let id = problem.pointer.split('/').nth(1).unwrap_or_default();
        if *file < files && !id.is_empty() {
            found.entry(id.to_owned()).or_default().push(problem.clone());
        }
    }
    found
}

fn name_of(locales: &Locales, language: &Language, file: usize) -> String {
    let file = locales.get(language).and_then(|locale| locale.files().get(file));
    file.map(|file| file.name().to_owned()).unwrap_or_default()
}

/// A comment without its marks.
fn note(comment: &str) -> String {
    let lines: Vec<&str> = comment.lines().map(|line| line.trim_start_matches('#').trim()).collect();
    lines.join("\n")
}

/// How far a message is, from what was said about it, its source and its target.
pub fn state_of(record: &Record, source: &str, target: Option<&str>) -> State {
    MessageStatus::of(record, source, target).state
}

/// What follows from a record, the source and the target.
struct MessageStatus {
    state: State,
    is_source_changed: bool,
    is_signature_changed: bool,
}

impl MessageStatus {
    fn of(record: &Record, source: &str, target: Option<&str>) -> Self {
        let now = || fingerprint(source);
        // Only what was decided can be out of date.
        let decided = record.source.as_ref().filter(|_| record.state != Decision::Draft && !source.is_empty());
        let then: Option<(&Fingerprint, Fingerprint)> = decided.map(|then| (then, now()));
        let is_source_changed = then.as_ref().is_some_and(|(then, now)| *then != now);
        let is_signature_changed = then.as_ref().is_some_and(|(then, now)| then.signature != now.signature);
        let is_target_same = target.is_some_and(|target| record.target == hash(target));
        let has_suggestion = record.open_suggestions().next().is_some();
        let state = match (target, record.state) {
            (None, _) if !has_suggestion => State::Missing,
            (_, _) if has_suggestion => State::Suggested,
            (_, Decision::Approved) if is_target_same && is_source_changed => State::Outdated,
            (_, Decision::Approved) if is_target_same && record.unfinished.is_none() => State::Approved,
            (_, Decision::NeedsWork) => State::NeedsWork,
            // What was written since is another text.
            (_, Decision::Rejected) if is_target_same => State::Rejected,
            _ => State::Draft,
        };
        let outdated = state == State::Outdated;
        Self { state, is_source_changed, is_signature_changed: outdated && is_signature_changed }
    }

    fn problem(&self, id: &str) -> Option<Diagnostic> {
        if self.state != State::Outdated {
            return None;
        }
        let (code, what) = if self.is_signature_changed {
            (Code::SignatureChanged, "other variables, attributes or functions")
        } else {
            (Code::SourceChanged, "another text")
        };
        let message = format!("the source of `{id}` has {what} since this was approved; look at it again");
        Some(Diagnostic::new(code, format!("/{id}"), message))
    }
}
