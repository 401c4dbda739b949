//! Tests with damaged files: whatever a project's languages contain, reading, checking and editing them never panics.

use std::path::Path;

use super::locales::Locales;
use super::message_list::Subject;
use super::record::{Comment, Decision, Event, EventKind, Outcome, Suggestion};
use super::review_file::ReviewFile;
use super::timestamp::Timestamp;
use super::{WORD_KINDS, quick_fix, template};
use crate::base::Name;
use crate::card::CheckedRecords;
use crate::registry::{Project, Registry};
use crate::ruleset::Ruleset;
use crate::text::fields::{message_form, set_field};
use crate::text::fluent::entries::{entries, removed, replaced, source_at};
use crate::text::review::single_message::{DraftMessage, MessageChecker};
use crate::text::review::terms_of;
use crate::text::{ENGLISH, Language, embedded_files};

/// The number of damaged versions of each kind of file.
const ROUNDS: usize = 600;

/// Pieces that are inserted: letters of two, three and four bytes, invisible characters, and the syntax of Fluent,
/// Markdown and JSON.
const PIECES: [&str; 30] = [
    "é",
    "日本",
    "🂡",
    "ا",
    "ก",
    "\u{feff}",
    "\u{202e}",
    "\u{2028}",
    "\u{a0}",
    "\u{e010}",
    "\r",
    "\n",
    "\r\n",
    "{",
    "}",
    "{ $n ->\n",
    "*[é] ",
    "[one]",
    "\"",
    "\\u{d800}",
    "\\uD83",
    "(",
    ")",
    "=",
    ".é = ",
    "#",
    "|",
    ":---|",
    "<b>",
    "null",
];

/// A deterministic generator of numbers below a bound (`SplitMix64`).
fn numbers(mut state: u64) -> impl FnMut(usize) -> usize {
    move |below| {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % below.max(1) as u64).unwrap_or(0)
    }
}

/// Deletes, duplicates, truncates or inserts bytes one to four times, also inside characters. Invalid UTF-8 is
/// replaced by U+FFFD, because files are read as UTF-8.
fn damaged(text: &str, random: &mut impl FnMut(usize) -> usize) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random(3) {
        let start = random(bytes.len() + 1);
        let end = (start + random(40)).min(bytes.len());
        match random(5) {
            0 => drop(bytes.drain(start..end)),
            1 => {
                let stretch = bytes[start..end].to_vec();
                let at = random(bytes.len() + 1);
                drop(bytes.splice(at..at, stretch));
            }
            2 => bytes.truncate(start.max(bytes.len() / 3)),
            _ => drop(bytes.splice(start..start, PIECES[random(PIECES.len())].bytes())),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The rules of the bundled game, and a registry with a few of its records to keep the test fast.
fn game() -> (Ruleset, Registry, CheckedRecords) {
    let checked = Project::bundled().check();
    let (rules, mut registry) = (checked.rules.expect("sound"), checked.registry.expect("sound"));
    registry.heroes.truncate(1);
    registry.cards.truncate(6);
    let (checked, _) = CheckedRecords::check(&registry.cards, &registry.heroes, &rules);
    (rules, registry, checked)
}

/// Some of the program's messages from one of its files, as a project's file.
fn excerpt(language: &Language, name: &str) -> String {
    let files = embedded_files("starfall");
    let file = files.iter().find(|file| file.language == language && file.name() == name).expect("a shipped file");
    let text = &file.source.text;
    let all = entries(text);
    let chosen = all.iter().step_by((all.len() / 12).max(1)).take(12);
    let sources: Vec<&str> = chosen.map(|entry| &text[entry.body.clone()]).collect();
    format!("# A comment\n{}\n", sources.join("\n\n"))
}

/// A review file in which every member has a value.
fn review_file() -> String {
    let mut review = ReviewFile::default();
    let (by, at) = (Name::from("Änne 日本"), Timestamp(1_700_000_000));
    for (id, decision) in [("op-draw", Decision::Approved), ("op-dmg", Decision::Rejected), ("own-é", Decision::Draft)]
    {
        let record = review.record(id).expect("readable");
        (record.state, record.reason, record.by, record.at) = (decision, "weil – darum".into(), by.clone(), Some(at));
        record.was = format!("{id} = ziehe {{ $val }} Karten");
        record.source = Some(super::fingerprint(&record.was));
        record.unfinished = Some(format!("{id} = {{ $é"));
        let (text, outcome) = (format!("{id} = nimm {{ $val }}"), Outcome::Open);
        record.suggestions.push(Suggestion { by: by.clone(), at, text: text.clone(), outcome, reason: String::new() });
        record.comments.push(Comment { by: by.clone(), at, text: "„so“?".into(), resolved: true });
        let did = EventKind::Edited;
        record.history.push(Event { by: by.clone(), at, did, text: Some(text), reason: String::new() });
    }
    review.write()
}

/// Reads, checks, fixes and edits a language in every way that the studio does.
fn use_language(
    subject: Subject<'_>,
    language: &'static Language,
    glossary: &str,
    random: &mut impl FnMut(usize) -> usize,
) {
    let checks = subject.check(language);
    let files = subject.locales.get(language).map(super::Locale::to_review).unwrap_or_default();
    for (file, problem) in &checks.problems {
        let text = files.files.get(*file).map_or("", |file| file.source.text.as_str());
        let is_whole = problem.span.is_none_or(|span| text.get(span.range()).is_some());
        assert!(is_whole, "{problem:?} in {text:?}");
    }
    let messages = subject.messages(language, Some(&checks));
    assert!(!messages.is_empty());
    let ids = messages.iter().map(|message| message.id.clone()).collect();
    subject.approval(language, &mut super::MessageStates::default(), &ids);
    subject.text_overrides();
    for kind in WORD_KINDS {
        subject.lexicon_grid(language, kind);
    }
    let texts = subject.locales.texts();
    texts.samples(language, 2);
    let checker = MessageChecker::new(subject, language);
    let own: Vec<_> = messages.iter().filter(|message| message.is_own || message.is_unfinished).collect();
    for _ in 0..own.len().min(2) {
        let message = own[random(own.len())];
        let Some(source) = message.target.as_deref() else { continue };
        terms_of(glossary, source);
        template(language, &message.id, source);
        if let Some(form) = message_form(source) {
            for pattern in &form.texts {
                set_field(source, pattern.attribute.as_deref(), &[], "日本 {");
            }
        }
        let draft = DraftMessage { id: &message.id, source, texts: &texts, rules: subject.rules, rows: Vec::new() };
        for problem in checker.check(&draft).iter().chain(&message.problems) {
            quick_fix::quick_fix(&checker, &message.id, source, problem);
        }
        for file in &files.files {
            let text = &file.source.text;
            source_at(text, &message.id);
            removed(text, &message.id);
            replaced(text, &message.id, "x = é");
        }
    }
}

/// Damages one file of a project's language many times.
fn damage(seed: u64, tags: &[&str], name: &str, text_of: impl Fn(&'static Language) -> String) {
    let (rules, registry, checked) = game();
    let mut random = numbers(seed);
    let languages = tags.iter().map(|tag| Language::find(tag).expect("a shipped language"));
    let sound: Vec<(&'static Language, String)> = languages.map(|language| (language, text_of(language))).collect();
    let is_fluent = Path::new(name).extension().is_some_and(|extension| extension == "ftl");
    let english = (!name.contains('-') && is_fluent).then(|| excerpt(ENGLISH, name));
    for round in 0..ROUNDS {
        let (language, sound) = &sound[round % sound.len()];
        let mut locales = Locales::of_languages("starfall", &[ENGLISH, *language]);
        locales.set_file(&format!("locales/en/{name}"), english.as_deref());
        let text = damaged(sound, &mut random);
        let mut glossary =
            "| English | 日本語 |\n|---|---|\n| Shield | シールド |\n| Forged, Umbral | é / ü |\n".to_owned();
        if name == "GLOSSARY.md" {
            glossary.clone_from(&text);
        } else {
            locales.set_file(&format!("locales/{}/{name}", language.tag), Some(&text));
        }
        // These messages are compared with the glossary.
        for tag in [ENGLISH.tag, language.tag] {
            let own = "own-x = lose { $n } Shield, <b>Umbral</b>\n    .a = { own-y }\nown-y = x\n";
            locales.set_file(&format!("locales/{tag}/own.ftl"), Some(own));
        }
        locales.set_glossary(language, &glossary);
        use_language(
            Subject { locales: &locales, rules: &rules, registry: &registry, checked: &checked },
            language,
            &glossary,
            &mut random,
        );
    }
}

const TAGS: [&str; 7] = ["de", "ja", "ar", "fr", "th", "tr", "en"];

macro_rules! damaged_files {
    ($($test:ident: $name:literal, $seed:literal;)*) => {$(
        #[test]
        fn $test() {
            damage($seed, &TAGS, $name, |language| excerpt(language, $name));
        }
    )*};
}

damaged_files! {
    a_damaged_core_file_does_no_harm: "core.ftl", 1;
    a_damaged_lexicon_does_no_harm: "lexicon.ftl", 2;
    a_damaged_trace_file_does_no_harm: "trace.ftl", 3;
    a_damaged_interface_file_does_no_harm: "ui.ftl", 4;
    a_damaged_game_file_does_no_harm: "starfall.ftl", 5;
}

#[test]
fn a_damaged_file_of_names_does_no_harm() {
    damage(6, &TAGS[..6], "starfall-cards.ftl", |language| excerpt(language, "starfall-cards.ftl"));
}

#[test]
fn a_damaged_glossary_does_no_harm() {
    damage(7, &TAGS[..6], "GLOSSARY.md", |language| {
        let glossary = crate::text::files::glossary(language).expect("a shipped glossary").text;
        glossary[..glossary.floor_char_boundary(2500)].to_owned()
    });
}

#[test]
fn a_damaged_review_file_does_no_harm() {
    let text = review_file();
    damage(8, &TAGS, "review.json", |_| text.clone());
}
