//! The messages of a language as a translator sees them: source, translation, state and problems.

use std::collections::{BTreeMap, BTreeSet};

use super::fingerprint::{Fingerprint, fingerprint, hash};
use super::locales::{Locale, Locales, LocatedMessage, title};
use super::record::{Decision, Record};
use crate::base::{Code, Diagnostic, Severity};
use crate::card::CheckedRecords;
use crate::message;
use crate::registry::Registry;
use crate::ruleset::Ruleset;
use crate::text::fluent::entries::check_source;
use crate::text::review::required::{Purpose, RequiredMessages};
use crate::text::review::{Game, Review as Checks, optional_messages};
use crate::text::{ENGLISH, Language};

/// The review state of a message, computed from the files and the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// The language has no text for the message.
    Missing,
    /// There is a text, and nobody has reviewed it.
    Draft,
    /// There is an open suggestion.
    Suggested,
    /// A reviewer decided that the text needs work.
    NeedsWork,
    /// A reviewer decided that the text must not be used.
    Rejected,
    /// The text was approved, and its source has changed since then.
    Outdated,
    /// The text was approved, and neither the text nor its source has changed since then.
    Approved,
}

impl State {
    /// All states, those with the most work left first.
    pub const ALL: [State; 7] = [
        State::Missing,
        State::Draft,
        State::Suggested,
        State::NeedsWork,
        State::Rejected,
        State::Outdated,
        State::Approved,
    ];

    /// The name in files, reports and message ids.
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

/// The part of the game or the program that a message belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Operations of rows.
    Operations,
    /// Conditions of rows.
    Conditions,
    /// When rows happen: timings, ways and triggers.
    Triggers,
    /// What rows are about: targets, filters and noun phrases.
    Targets,
    /// What abilities cost, and how long rows last.
    Costs,
    /// Frames and joins of sentences.
    Frames,
    /// Words with their forms.
    Lexicon,
    /// Short names, and lines of a card.
    Names,
    /// The narration of a resolution or a match.
    Narration,
    /// The rules of the game as a readable text.
    Rules,
    /// Names and flavour texts of cards, heroes and books.
    Cards,
    /// The interface of the studio.
    Interface,
    /// Terms and the project's own messages.
    Other,
}

impl Group {
    /// All groups, in the order in which they are shown.
    pub const ALL: [Group; 13] = [
        Group::Operations,
        Group::Conditions,
        Group::Triggers,
        Group::Targets,
        Group::Costs,
        Group::Frames,
        Group::Lexicon,
        Group::Names,
        Group::Narration,
        Group::Rules,
        Group::Cards,
        Group::Interface,
        Group::Other,
    ];

    /// The name in reports and message ids.
    pub fn as_str(self) -> &'static str {
        match self {
            Group::Operations => "operations",
            Group::Conditions => "conditions",
            Group::Triggers => "triggers",
            Group::Targets => "targets",
            Group::Costs => "costs",
            Group::Frames => "frames",
            Group::Lexicon => "lexicon",
            Group::Names => "names",
            Group::Narration => "trace",
            Group::Rules => "rules",
            Group::Cards => "cards",
            Group::Interface => "interface",
            Group::Other => "other",
        }
    }

    fn of(id: &str, file: &str, purpose: Option<Purpose>) -> Self {
        match purpose {
            Some(Purpose::Word) => return Group::Lexicon,
            Some(Purpose::Title) => return Group::Cards,
            _ => {}
        }
        match file {
            "ui.ftl" | "problems.ftl" => return Group::Interface,
            "trace.ftl" => return Group::Narration,
            "rules.ftl" => return Group::Rules,
            _ => {}
        }
        let of_prefix = PREFIXES.iter().find(|(_, prefixes)| prefixes.iter().any(|prefix| id.starts_with(prefix)));
        match of_prefix {
            Some((group, _)) => *group,
            None if purpose == Some(Purpose::Name) => Group::Names,
            None => Group::Other,
        }
    }
}

/// The beginnings of the ids of a game's messages, by group. The first that fits decides.
const PREFIXES: [(Group, &[&str]); 11] = [
    (Group::Operations, &["op-"]),
    (Group::Conditions, &["if-", "vs-"]),
    (Group::Triggers, &["trigger-", "on-", "as-", "once-"]),
    (Group::Targets, &["to-", "where-", "in-", "np-", "set-"]),
    (Group::Costs, &["cost-", "for-"]),
    (Group::Frames, &["frame-", "cond-", "seq", "tag-", "times", "sentence-", "wording-missing"]),
    (Group::Lexicon, &["subtype-", "type-", "word-", "class-", "keyword-", "noun-", "n-", "gen-"]),
    (Group::Cards, &["card-", "book-", "deck-"]),
    (Group::Narration, &["refused-", "event-", "end-", "row-kind-"]),
    (Group::Rules, &["rules-"]),
    (
        Group::Names,
        &[
            "line-",
            "number-",
            "counter-",
            "zone-",
            "state-",
            "phase-",
            "kind-",
            "action-",
            "role-",
            "game-",
            "setting-",
            "quantity-",
            "tally-",
            "pick-",
            "routine-",
            "chapter-",
            "window-",
        ],
    ),
];

/// A message of a language.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The id; for a term with the `-`.
    pub id: String,
    /// The group of the message.
    pub group: Group,
    /// The name of the file that contains the source: `core.ftl`.
    pub file: String,
    /// The source: English, or the registry's text for a card. Empty if English lacks the message.
    pub source: String,
    /// The comment above the source, without the `#`.
    pub note: String,
    /// The translation. For an unfinished edit, the text that was typed.
    pub target: Option<String>,
    /// Whether the typed text has syntax errors. Then the file still contains the text before the edit.
    pub is_unfinished: bool,
    /// Whether the message is in the project's files. Only then can it be removed.
    pub is_own: bool,
    /// The index of the file in [`super::Locale::files`], and the first byte of the message in it.
    pub place: Option<(usize, usize)>,
    /// The review state.
    pub state: State,
    /// Whether the variables, attributes or functions of the source have changed since the approval.
    pub is_signature_changed: bool,
    /// The source at the time of the last decision, if it was different.
    pub old_source: Option<String>,
    /// The record in the review file. Empty for most messages.
    pub record: Record,
    /// The problems of the message, if the list was built with the checks of the language.
    pub problems: Vec<Diagnostic>,
    /// Id, source and translation in lower case.
    search_text: String,
}

impl Message {
    /// Adds the translation of a language, its state and its problems.
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

    /// The numbers of errors and of other problems.
    pub fn problem_counts(&self) -> (usize, usize) {
        let errors = self.problems.iter().filter(|problem| problem.severity == Severity::Error).count();
        (errors, self.problems.len() - errors)
    }

    /// Whether the message is not approved.
    pub fn is_open(&self) -> bool {
        self.state != State::Approved
    }

    /// Id, source and translation in lower case, for searching.
    pub fn search_text(&self) -> &str {
        &self.search_text
    }
}

/// A project's languages with the ruleset and registry that they belong to.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The languages.
    pub locales: &'a Locales,
    /// The ruleset.
    pub rules: &'a Ruleset,
    /// The cards, heroes and books.
    pub registry: &'a Registry,
    /// The checked form of the cards and heroes.
    pub checked: &'a CheckedRecords,
}

impl Subject<'_> {
    /// Calls a function with the game as input of the checks.
    pub fn with_game<T>(self, run: impl FnOnce(Game<'_>) -> T) -> T {
        let books: Vec<i64> = self.registry.books.iter().map(|book| book.id).collect();
        let Registry { cards, heroes, .. } = self.registry;
        run(Game { rules: self.rules, cards, heroes, checked: self.checked, books: &books })
    }

    /// Recomputes a message after an edit. Source, note and group are kept; problems of the checks are dropped,
    /// because they may be fixed.
    pub fn refresh_message(self, language: &Language, message: &Message) -> Message {
        let Some(locale) = self.locales.get(language) else { return message.clone() };
        Message { problems: Vec::new(), ..message.clone() }.with_translation(locale, locale.found(&message.id).as_ref())
    }

    /// All messages of a language: those of English in the order of its files, then the others. The problems are those
    /// of `checks`.
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
        let optional = self.optional_messages();
        for id in all {
            let is_needed = !needs.is_of_no_entry(&id) && !optional.contains(&id);
            if (is_needed || found.contains_key(&id)) && known.insert(id.clone()) {
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

impl Subject<'_> {
    /// The English messages that a language of a whole game may lack, and then is not asked for.
    fn optional_messages(self) -> BTreeSet<String> {
        let english = self.locales.get(ENGLISH).filter(|_| self.rules.is_whole_game());
        english.map(|english| optional_messages(&english.to_review())).unwrap_or_default()
    }
}

/// The problems of a language by message id.
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

/// The text of a comment without its `#`.
fn note(comment: &str) -> String {
    let lines: Vec<&str> = comment.lines().map(|line| line.trim_start_matches('#').trim()).collect();
    lines.join("\n")
}

/// The review state of a message with a source and a translation.
pub fn state_of(record: &Record, source: &str, target: Option<&str>) -> State {
    MessageStatus::of(record, source, target).state
}

/// The state that follows from a record, a source and a translation.
struct MessageStatus {
    state: State,
    is_source_changed: bool,
    is_signature_changed: bool,
}

impl MessageStatus {
    fn of(record: &Record, source: &str, target: Option<&str>) -> Self {
        let now = || fingerprint(source);
        // A draft has no decision that could be outdated.
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
            // The rejected text has been replaced since then.
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
        let (code, message) = if self.is_signature_changed {
            (Code::SignatureChanged, "problem-signature-changed")
        } else {
            (Code::SourceChanged, "problem-source-changed")
        };
        let message = message!(message, id = id);
        Some(Diagnostic::new(code, format!("/{id}"), message))
    }
}
