//! `ses-studio locales` for games whose rules describe the whole match: how the cards print in each language.

use serde_json::{Value, json};
use std::fmt::Write as _;

use crate::cli::game::GameFiles;
use crate::cli::{Outcome, game_text, print, report};
use crate::kernel::rules::Game;
use crate::text::{Alike, Language, PrintReport, Texts, Trials};

/// The game of the files. Problems of the rules and the cards are shown; `None`: there are errors.
pub fn game(files: &GameFiles) -> Option<Game> {
    let checked = files.check();
    report::show_on_stderr(&files.ruleset, &checked.ruleset_problems);
    if let Some(cards) = &files.cards {
        report::show_on_stderr(cards, &checked.card_problems);
    }
    checked.valid()
}

/// Prints a line for each of the languages. `found`: the problems of the languages' files as JSON.
///
/// # Errors
///
/// The JSON cannot be written.
pub fn run(
    (files, game): (&GameFiles, &Game),
    wanted: &[&'static Language],
    found: &[Value],
    as_json: bool,
) -> anyhow::Result<Outcome> {
    let (texts, problems) = Texts::load_phrases(&game.id, &[&files.folder.join("locales")]);
    let (mut lines, mut machine, mut bad) = (String::new(), Vec::new(), !problems.is_empty());
    let trials = Trials::of(game);
    for &language in wanted {
        let PrintReport { cards, whole, missing_values } = texts.print_report(language, game);
        bad |= whole < cards || !missing_values.is_empty();
        let _ = write!(lines, "{:8}{whole} of {cards} cards print in it", language.tag);
        if !missing_values.is_empty() {
            let rows: Vec<String> = missing_values.iter().map(|(card, row)| format!("{card} row {row}")).collect();
            let _ = write!(lines, "; the value is missing in {}", rows.join(", "));
        }
        let alike = trials.alike(&texts, language);
        if !alike.is_empty() {
            let _ = write!(lines, "; {} texts are those of different rows", alike.len());
        }
        lines.push('\n');
        for Alike { text, rows: [one, other], .. } in &alike {
            let rows = |rows: &Vec<Value>| Value::from(rows.clone()).to_string();
            let _ = write!(
                lines,
                "        {}\n          {}\n          {}\n",
                text.replace('\n', " "),
                rows(one),
                rows(other)
            );
        }
        let missing_values: Vec<Value> =
            missing_values.into_iter().map(|(card, row)| json!({ "card": card, "row": row })).collect();
        let alike = alike.into_iter().map(|one| json!({ "type": one.card_type, "text": one.text, "rows": one.rows }));
        let alike: Vec<Value> = alike.collect();
        machine.push(
            json!({ "language": language.tag, "cards": cards, "whole": whole, "missing_values": missing_values, "alike": alike }),
        );
    }
    if as_json {
        print(&format!("{}\n", serde_json::to_string_pretty(&json!({ "languages": machine, "problems": found }))?));
    } else {
        print(&lines);
    }
    report::show_on_stderr(&files.ruleset, &game_text::missing(files, game, &texts, &[]));
    Ok(Outcome::problems_if(bad))
}
