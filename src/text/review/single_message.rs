//! Checks a single message while it is typed: the same checks as for a whole language, without reading the other
//! messages of English.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use super::catalogue::{Catalogue, Message, Problems};
use super::fidelity::{self, Effect};
use super::plurals::Plurals;
use super::required::{Purpose, RequiredMessages};
use super::{Check, ENGLISH, File, LanguageFiles, whole_game};
use crate::base::{Diagnostic, Source, Span};
use crate::card::CheckedRow;
use crate::ruleset::{Ruleset, TriggerId};
use crate::text::files::is_of_names;
use crate::text::fluent::entries::{entries, removed};
use crate::text::fluent::index::EntryIndex;
use crate::text::fluent::walk::variables;
use crate::text::translation::{Locale, Subject};
use crate::text::{Context, Language, Texts};

/// The data of a language that the checks of a single message need, prepared once because they run at every key.
pub struct MessageChecker {
    language: &'static Language,
    own: LanguageFiles,
    english: LanguageFiles,
    /// The positions of the messages in each English file, built on first use.
    english_index: OnceLock<Vec<EntryIndex>>,
    needs: RequiredMessages,
    plurals: Option<Arc<Plurals>>,
}

/// A message while it is typed.
pub struct DraftMessage<'a> {
    /// The id; for a term with the `-`.
    pub id: &'a str,
    /// The source: a single valid message.
    pub source: &'a str,
    /// The texts that include the message.
    pub texts: &'a Texts,
    pub rules: &'a Ruleset,
    /// The effects that use the message: the id of the card, its rows and its trigger.
    pub rows: Vec<(&'a str, &'a [CheckedRow], Option<TriggerId>)>,
}

impl MessageChecker {
    /// Prepares the checks of a language.
    pub fn new(subject: Subject<'_>, language: &'static Language) -> Self {
        let files = |language: &Language| subject.locales.get(language).map(Locale::to_review);
        Self {
            language,
            own: files(language).unwrap_or_default(),
            english: files(crate::text::ENGLISH).unwrap_or_default(),
            english_index: OnceLock::new(),
            needs: subject.with_game(RequiredMessages::of),
            plurals: Plurals::of(language.tag),
        }
    }

    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// The variables that a message gets.
    pub fn variables(&self, id: &str) -> Vec<String> {
        let of_need = self.needs.get(id).iter().flat_map(|need| need.variables.clone()).map(str::to_owned).collect();
        let of_english = self.in_english(id, |message| {
            message.texts().flat_map(|text| variables(text.pattern)).map(str::to_owned).collect::<Vec<_>>()
        });
        let mut all: Vec<String> = of_need;
        all.extend(of_english.unwrap_or_default());
        all.dedup();
        all
    }

    /// The attributes that a message must have.
    pub fn attributes(&self, id: &str) -> Vec<String> {
        let of_need = self.needs.get(id).map(|need| need.attributes.iter().map(|name| (*name).to_owned()).collect());
        let of_english = || {
            self.in_english(id, |message| {
                message.attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect()
            })
        };
        let mut all: Vec<String> = of_need.or_else(of_english).unwrap_or_default();
        all.push("link".to_owned());
        all
    }

    /// The source of an attribute in English.
    pub fn english_attribute(&self, id: &str, name: &str) -> Option<String> {
        let source = self.english_sources(id).last()?.1;
        let (_, rest) = source.split_once(&format!("\n    .{name} ="))?;
        let end = rest.find("\n    .").unwrap_or(rest.len());
        Some(rest.get(..end)?.trim().to_owned())
    }

    /// The ids of all messages and terms of the language.
    pub fn ids(&self) -> Vec<String> {
        let texts = self.own.files.iter().map(|file| file.source.text.as_str());
        texts.flat_map(entries).map(|entry| entry.id).collect()
    }

    /// The English versions of a message and of the messages that it refers to, each as a file. The checks of a single
    /// message need no other English messages.
    fn english_of(&self, id: &str) -> LanguageFiles {
        let file = |(file, source): (&File, &str)| File {
            source: Source::new(file.source.name.clone(), format!("{source}\n")),
            is_project: file.is_project,
        };
        let mut english = LanguageFiles { tag: self.english.tag.clone(), files: Vec::new(), glossary: None };
        let (mut known, mut next) = (BTreeSet::new(), vec![id.to_owned()]);
        while let Some(id) = next.pop() {
            let sources: Vec<File> = self.english_sources(&id).map(file).collect();
            if known.insert(id) && self.needs.is_open() {
                let own = LanguageFiles { files: sources.clone(), ..english.clone() };
                next.extend(whole_game::helpers(&Catalogue::read(&own).0).into_iter().map(str::to_owned));
            }
            english.files.extend(sources);
        }
        english
    }

    /// The English files that contain a message, each with its source.
    fn english_sources<'s>(&'s self, id: &'s str) -> impl Iterator<Item = (&'s File, &'s str)> {
        let files = &self.english.files;
        let make = || files.iter().map(|file| EntryIndex::of(&file.source.text)).collect();
        let indexes = self.english_index.get_or_init(make);
        files.iter().zip(indexes).filter_map(move |(file, index)| {
            let entry = index.find(id)?;
            Some((file, file.source.text.get(entry.body.clone())?))
        })
    }

    fn in_english<T>(&self, id: &str, read: impl FnOnce(&Message<'_>) -> T) -> Option<T> {
        let files = self.english_of(id);
        let (catalogue, _) = Catalogue::read(&files);
        let message = catalogue.messages.get(id).or_else(|| catalogue.terms.get(id.strip_prefix('-')?))?;
        Some(read(message))
    }

    /// The problems of a message, with bytes of its source. Problems of other messages have no position.
    pub fn check(&self, draft: &DraftMessage<'_>) -> Vec<Diagnostic> {
        let is_title = self.needs.get(draft.id).is_some_and(|need| need.purpose == Purpose::Title);
        // No message refers to the names of cards, so those files are skipped; they are the largest.
        let is_read = |file: &&File| {
            let is_of_names = !file.is_project && is_of_names(&file.source.name);
            is_title || draft.source.contains("card-") || !is_of_names
        };
        let mut own = LanguageFiles { tag: self.own.tag.clone(), files: Vec::new(), glossary: None };
        for file in self.own.files.iter().filter(is_read) {
            let mut file = file.clone();
            if file.is_project {
                // The draft replaces the message in the file.
                while let Some(without) = removed(&file.source.text, draft.id) {
                    file.source.text = without;
                }
            }
            own.files.push(file);
        }
        let typed = own.files.len();
        own.files.push(File { source: Source::new("", format!("{}\n", draft.source)), is_project: true });
        let (catalogue, _) = Catalogue::read(&own);
        let original = self.english_of(draft.id);
        let english = (self.language.tag != ENGLISH).then(|| Catalogue::read(&original).0);
        let mut problems = Problems::default();
        let mut check = Check {
            catalogue: &catalogue,
            english: Some(english.as_ref().unwrap_or(&catalogue)),
            needs: &self.needs,
            is_ours: &|_| true,
            plurals: self.plurals.as_deref(),
            only: Some(draft.id),
            problems: &mut problems,
        };
        check.all(self.own.glossary.as_ref());
        let effects = draft.rows.iter().map(|(id, rows, trigger)| Effect {
            id,
            rows: (*rows).into(),
            context: Context { trigger: *trigger },
            card_type: None,
        });
        let effects: Vec<Effect<'_>> = effects.collect();
        let subject = fidelity::FidelityInput {
            rules: draft.rules,
            texts: draft.texts,
            language: self.language,
            effects: &effects,
            only: Some(draft.id),
        };
        fidelity::check(&catalogue, &mut problems, &subject);
        let problems = problems.sorted().into_iter().map(|(file, mut problem)| {
            problem.span = problem.span.filter(|_| file == typed).map(|span| Span::new(draft.source, span.range()));
            problem
        });
        problems.collect()
    }
}
