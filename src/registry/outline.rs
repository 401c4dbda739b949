//! A game that begins without cards, from the answers to a few questions: what a card has, what a turn is, how one wins.
//! The questions are data beside the small game (`outline.json`), whose rules they change.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::bundled;
use super::file::ReplaceError;
use super::project::save;
use super::start::{START, start_rules};
use crate::base::{Severity, Source};
use crate::kernel::rules::Game;
use crate::kernel::{Kernel, Report, form};

/// The file of the questions.
pub const FILE: &str = "outline.json";

/// The questions with their answers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Outline {
    pub steps: Vec<Step>,
    /// What the small game does not have.
    adds: Map<String, Value>,
    /// Cards without effects, with which the rules are tried out.
    plain: Vec<Value>,
}

/// A step, with the name of its title.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Step {
    pub title: String,
    pub questions: Vec<Question>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Question {
    /// The name of its label.
    pub label: String,
    /// The message of the small game that says what it is about.
    pub what: Option<String>,
    pub is: Answer,
    /// The least and the greatest number.
    #[serde(default)]
    pub range: (i64, i64),
    /// What a number or a yes sets in the rules, by JSON pointer.
    #[serde(default)]
    sets: BTreeMap<String, String>,
    /// The same for a no.
    #[serde(default)]
    unless: BTreeMap<String, String>,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    Yes(bool),
    Number(i64),
}

impl Outline {
    /// The questions with their usual answers.
    pub fn usual() -> Option<Self> {
        serde_json::from_str(&bundled::file(&format!("{START}/{FILE}"))?.text).ok()
    }

    /// The rules as the text of a file.
    pub fn rules(&self) -> Option<String> {
        written(&self.changed_rules()?)
    }

    fn changed_rules(&self) -> Option<Value> {
        let source = bundled::file(&format!("{START}/ruleset.json"))?;
        let mut rules: Value = serde_json::from_str(&source.text).ok()?;
        let members = rules.as_object_mut()?;
        // The sentence about the small game does not fit any more.
        members.remove("about");
        members.extend(self.adds.clone());
        for question in self.steps.iter().flat_map(|step| &step.questions) {
            let (number, sets) = match question.is {
                Answer::Number(number) => (number, &question.sets),
                Answer::Yes(true) => (1, &question.sets),
                Answer::Yes(false) => (0, &question.unless),
            };
            for (pointer, value) in sets {
                *rules.pointer_mut(pointer)? = match value.as_str() {
                    "{n}" => number.into(),
                    text => text.replace("{n}", &number.to_string()).into(),
                };
            }
        }
        Some(rules)
    }

    /// Plays random matches with plain cards. `None`: the rules have errors.
    pub fn try_out(&self, matches: u32) -> Option<Report> {
        let rules = self.changed_rules()?;
        let size = rules.pointer("/deck/size").cloned();
        let (game, problems) = Game::read(&Source::new("ruleset.json", rules.to_string()));
        let mut game = game.filter(|_| problems.iter().all(|problem| problem.severity != Severity::Error))?;
        // Cards that are out of the ranges are left out.
        let fits = |card: &&Value| {
            let mut copy = game.clone();
            copy.add_cards(&[(*card).clone()], "/cards").iter().all(|problem| problem.severity != Severity::Error)
        };
        let cards: Vec<Value> = self.plain.iter().filter(fits).cloned().collect();
        game.add_cards(&cards, "/cards");
        game.add_decks(&[json!({ "id": "plain", "any": size })], "/decks");
        Some(Kernel::new(game).try_out(matches))
    }

    /// Writes the project of the game into a folder, whose name is that of the game.
    ///
    /// # Errors
    ///
    /// A file cannot be written.
    pub fn begin(&self, folder: &Path) -> Result<(), ReplaceError> {
        start_rules(START, folder)?;
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let id = id_of(&name);
        if let Some(mut rules) = self.changed_rules() {
            rules["game"] = json!(id);
            rules["name"] = json!(name);
            save(&folder.join("ruleset.json"), written(&rules).unwrap_or_default())?;
        }
        let registry = folder.join("registry.json");
        let text = fs::read_to_string(&registry).map_err(ReplaceError::Failed)?;
        save(&registry, text.replace(&format!("\"game\": \"{START}\""), &format!("\"game\": \"{id}\"")))?;
        // The page about the small game, and the sentences about it.
        let _ = fs::remove_file(folder.join("README.md"));
        for language in fs::read_dir(folder.join("locales")).into_iter().flatten().flatten() {
            let path = language.path().join(format!("{START}.ftl"));
            let Ok(text) = fs::read_to_string(&path) else { continue };
            let text = without_message(&without_message(&text, "game-about"), "game-name");
            save(&language.path().join(format!("{id}.ftl")), text)?;
            fs::remove_file(&path).map_err(ReplaceError::Failed)?;
        }
        Ok(())
    }
}

/// A ruleset in its one form.
fn written(rules: &Value) -> Option<String> {
    form::ruleset(&Source::new("ruleset.json", rules.to_string())).ok()
}

/// The id of a game by its name: small letters of ASCII and digits, joined by hyphens; no bundled game has it.
fn id_of(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let id = words.collect::<Vec<_>>().join("-");
    if id.is_empty() || bundled::games().contains(&id) {
        format!("my-{id}").trim_end_matches('-').to_owned()
    } else {
        id
    }
}

/// A file of messages without one of them.
fn without_message(text: &str, id: &str) -> String {
    let mut is_inside = false;
    let mut kept = String::with_capacity(text.len());
    for line in text.lines() {
        let is_continued = line.starts_with(' ') || line.starts_with('}');
        let begins = line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
        is_inside = begins || is_inside && is_continued;
        if !is_inside {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}
