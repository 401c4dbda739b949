//! `ses-studio read` for games whose rules describe the whole match.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::game::GameFiles;
use super::text::index_of;
use super::{Outcome, UsageError, eprint_line, languages, print, report};
use crate::text::read::{GameReader, GameReading};
use crate::text::{ENGLISH, Texts};

/// Reads a text of a card of a type into rows.
///
/// # Errors
///
/// The language is not known.
pub fn run(
    files: &GameFiles,
    language: &str,
    card_type: Option<&str>,
    text: &str,
    as_json: bool,
) -> anyhow::Result<Outcome> {
    let checked = files.check();
    report::show_on_stderr(&files.ruleset, &checked.ruleset_problems);
    let Some(game) = checked.game else { return Ok(Outcome::Problems) };
    let (texts, problems) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    for problem in &problems {
        report::show_on_stderr(&problem.source, std::slice::from_ref(&problem.problem));
    }
    let named = languages::named(&[language.to_owned()], &texts)?;
    let [language] = named[..] else {
        return Err(UsageError("--lang: a text is in one language".to_owned()).into());
    };
    let reader = GameReader::new(&texts, language, &game, &files.member("reads")).with_ambiguity();
    for wording in reader.unread_wordings().filter(|_| language == ENGLISH) {
        eprint_line(&format!("{}: under `reads`: no row prints \"{wording}\"", files.ruleset.name));
    }
    let known_type = card_type.map(|written| (written, reader.card_type(written)));
    if let Some((written, _)) = known_type.filter(|(_, known)| known.is_empty()) {
        index_of(written, &game.card_types, "a card type")?;
    }
    let first = game.card_types.keys().next().map_or("", |name| name.as_str());
    let mut reading = reader.read(text, known_type.map_or(first, |(_, known)| known));
    reading.sentences.iter_mut().for_each(|sentence| reader.explain(sentence));
    if as_json {
        print(&format!("{}\n", serde_json::to_string_pretty(&machine(&reading))?));
    } else {
        print(&lines(&reading));
    }
    let is_fine = reading.sentences.iter().all(|sentence| sentence.is_read() && !sentence.ambiguous);
    Ok(Outcome::problems_if(!is_fine))
}

/// A reading for other programs.
pub fn machine(reading: &GameReading) -> Value {
    let mut row = 0;
    let sentence = |sentence: &crate::text::read::ReadSentence| {
        let bytes = [sentence.span.start, sentence.span.end];
        let mut one = json!({ "text": sentence.text, "bytes": bytes, "rows": sentence.rows });
        if sentence.is_read() {
            one["row"] = row.into();
        }
        row += sentence.rows;
        if !sentence.is_read() {
            one["problem"] = sentence.reason().into();
        }
        for (name, is) in [("reworded", sentence.reworded), ("ambiguous", sentence.ambiguous)] {
            if is {
                one[name] = true.into();
            }
        }
        one
    };
    let mut machine = json!({
        "rows": reading.rows,
        "sentences": reading.sentences.iter().map(sentence).collect::<Vec<_>>(),
        "not_understood": reading.not_understood().collect::<Vec<_>>(),
        "ambiguous": reading.sentences.iter().filter(|it| it.ambiguous).map(|it| &*it.text).collect::<Vec<_>>(),
    });
    for (name, value) in &reading.members {
        machine[name] = value.clone();
    }
    machine
}

fn lines(reading: &GameReading) -> String {
    let mut lines = String::new();
    for row in &reading.rows {
        let _ = writeln!(lines, "{row}");
    }
    for sentence in reading.sentences.iter().filter(|sentence| !sentence.is_read()) {
        let _ = writeln!(lines, "not understood ({}): {}", sentence.reason(), sentence.text);
    }
    for sentence in reading.sentences.iter().filter(|sentence| sentence.ambiguous) {
        let _ = writeln!(lines, "ambiguous: {}", sentence.text);
    }
    lines
}
