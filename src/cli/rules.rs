//! `ses-studio rules`: the rules of a game as text, and what random matches say about them.

mod check;

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::{Outcome, languages, print};
use crate::kernel::explain::{Explanation, Line, Role};
use crate::kernel::rules::Game;
use crate::text::rules_text::{NameMarks, RulesText};
use crate::text::{Language, Texts};

/// Print the rules of a game as text, or try them out
#[derive(Args)]
pub struct Arguments {
    /// Project folder with a ruleset.json that has a match, its cards and decks; `starfall` is the bundled game
    #[arg(value_name = "PROJECT")]
    project: PathBuf,
    /// The language of the text, e.g. de
    #[arg(long, value_name = "L", default_value = "en", visible_alias = "language")]
    lang: String,
    /// Print sections with lines of {role, depth, text, pointer}; with --check {matches, turns, wins, never, …}
    #[arg(long)]
    json: bool,
    /// Play random matches, and report the statements, actions, timings and operations that never came up
    #[arg(long)]
    check: bool,
    /// How many matches are played
    #[arg(long, value_name = "N", default_value_t = 200, requires = "check", value_parser = clap::value_parser!(u32).range(1..))]
    matches: u32,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    let Some(project) = super::cases::rules(&arguments.project)? else { return Ok(Outcome::Problems) };
    let (texts, _) = Texts::load(&project.game.id, Some(&arguments.project.join("locales")));
    let language = languages::one(&arguments.lang, &texts)?;
    if arguments.check {
        return Ok(check::run(project, arguments.matches, arguments.json, &texts, language));
    }
    let file: Value = serde_json::from_str(&project.files.ruleset.text)?;
    let rules = Explanation::of(&project.game, &file);
    if arguments.json {
        print(&format!("{:#}\n", machine(&rules, &texts, language)));
    } else {
        print(&markdown(&project.game, &rules, &texts, language));
    }
    Ok(Outcome::Fine)
}

/// The rules as a page.
fn markdown(game: &Game, rules: &Explanation, texts: &Texts, language: &'static Language) -> String {
    let words = RulesText::new(texts, language, NameMarks("**", "**"));
    let bare = RulesText::new(texts, language, NameMarks("", ""));
    let mut page = format!("# {}\n", bare.of_game("game-name", &game.name));
    let about = bare.of_game("game-about", &game.about);
    if !about.is_empty() {
        let _ = writeln!(page, "\n{about}");
    }
    for section in &rules.sections {
        let _ = writeln!(page, "\n## {}", bare.sentence(&section.heading.clone().into()));
        let lines: Vec<(&Line, String)> = section.lines.iter().map(|line| (line, words.sentence(&line.text))).collect();
        let mut lines = lines.into_iter().filter(|(_, text)| !text.is_empty()).peekable();
        let (mut was_item, mut bare_names) = (false, Vec::new());
        while let Some((line, text)) = lines.next() {
            match line.role {
                // Entries of which nothing is said are a list at the end.
                Role::Heading if lines.peek().is_none_or(|(next, _)| next.role == Role::Heading) => {
                    bare_names.push(line.text.clone());
                    continue;
                }
                Role::Heading => {
                    let _ = writeln!(page, "\n### {}", bare.sentence(&line.text));
                }
                Role::Paragraph => {
                    let _ = writeln!(page, "\n{text}");
                }
                Role::Item(depth) => {
                    let above = if was_item { "" } else { "\n" };
                    let _ = writeln!(page, "{above}{}- {text}", "  ".repeat(usize::from(depth)));
                }
            }
            was_item = matches!(line.role, Role::Item(_));
        }
        if !bare_names.is_empty() {
            let _ = writeln!(page, "\n{}", words.sentence(&bare_names.into()));
        }
    }
    page
}

/// The rules for other programs.
fn machine(rules: &Explanation, texts: &Texts, language: &'static Language) -> Value {
    let words = RulesText::new(texts, language, NameMarks("", ""));
    let sections = rules.sections.iter().map(|section| {
        let lines = section.lines.iter().filter_map(|line| {
            let text = words.sentence(&line.text);
            let (role, depth) = match line.role {
                Role::Heading => ("heading", 0),
                Role::Paragraph => ("paragraph", 0),
                Role::Item(depth) => ("item", depth),
            };
            let line = json!({ "role": role, "depth": depth, "text": text, "pointer": line.pointer });
            (!text.is_empty()).then_some(line)
        });
        let heading = words.sentence(&section.heading.clone().into());
        json!({ "heading": heading, "lines": lines.collect::<Vec<_>>() })
    });
    json!({ "language": language.tag, "sections": sections.collect::<Vec<_>>() })
}
