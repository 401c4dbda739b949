//! The build line of a list of effects, as data: templates become combinations, combinations get tags, tables are written.

use std::fmt;

use serde::Deserialize;

use super::combine::{Cleaning, combine};
use super::lists::{entries, load, replacements};
use super::tagging::{Pattern, Table};

/// A list of steps. Paths in it begin at the folder of its file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pipeline {
    /// What it is for.
    #[serde(default, rename = "about")]
    _about: String,
    /// The folder of the lists of placeholders, a file for each: `rank.txt`.
    #[serde(default = "placeholders")]
    placeholders: String,
    steps: Vec<Step>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum Step {
    Combine(Combine),
    Tag(Tag),
    /// A file with the effects, or with the table once there are tags.
    Write(String),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Combine {
    /// A file of templates.
    templates: String,
    remove: Option<String>,
    replace: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tag {
    column: String,
    pattern: Option<String>,
    exact: Option<String>,
    required: Option<String>,
}

fn placeholders() -> String {
    "placeholders".to_owned()
}

/// What a line made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Built {
    /// The files, by their paths.
    pub files: Vec<(String, String)>,
    /// What each step did, with its count.
    pub steps: Vec<Done>,
    /// Lists that are missing.
    pub missing: Vec<String>,
}

/// What a step did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// So many combinations of a file of templates.
    Combined { templates: String, count: usize },
    /// So many effects match, and so many have the tag.
    Tagged { column: String, matches: usize, tagged: usize },
    /// A file with so many lines.
    Written { path: String, lines: usize },
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Combined { templates, count } => write!(f, "combine {templates}: {count} combinations"),
            Self::Tagged { column, matches, tagged } => write!(f, "tag {column}: {matches} match, {tagged} tagged"),
            Self::Written { path, lines } => write!(f, "write {path}: {lines} lines"),
        }
    }
}

/// A step that failed: its number from 1, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("step {step}: {why}")]
pub struct StepError {
    /// The number of the step, from 1.
    pub step: usize,
    /// What is wrong and what would be right.
    pub why: String,
}

impl Pipeline {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// What is wrong, with line and column.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// Does all steps. `read` gives the text of a file, or why it cannot be read.
    ///
    /// # Errors
    ///
    /// The first step that fails; then there is nothing to write.
    pub fn run(&self, read: &dyn Fn(&str) -> Result<String, String>) -> Result<Built, StepError> {
        let (mut built, mut effects, mut table) = (Built::default(), Vec::new(), None);
        for (at, step) in self.steps.iter().enumerate() {
            let done = match step {
                Step::Combine(step) => self.combine(step, read, &mut built, &mut effects),
                Step::Tag(step) => {
                    let table = table.get_or_insert_with(|| Table::of(effects.iter().map(String::as_str)));
                    self.tag(step, read, &mut built, table)
                }
                Step::Write(path) => {
                    let (text, count) = match &table {
                        Some(table) => (Table::written(table), table.len()),
                        None => (effects.iter().flat_map(|effect| [effect.as_str(), "\n"]).collect(), effects.len()),
                    };
                    built.files.push((path.clone(), text));
                    Ok(Done::Written { path: path.clone(), lines: count })
                }
            };
            match done {
                Ok(done) => built.steps.push(done),
                Err(why) => return Err(StepError { step: at + 1, why }),
            }
        }
        Ok(built)
    }

    fn lists(&self, texts: &[&str], read: &dyn Fn(&str) -> Result<String, String>, built: &mut Built) -> super::Lists {
        let (lists, missing) = load(texts, &|name| read(&format!("{}/{name}.txt", self.placeholders)).ok());
        built.missing.extend(missing);
        built.missing.sort();
        built.missing.dedup();
        lists
    }

    fn combine(
        &self,
        step: &Combine,
        read: &dyn Fn(&str) -> Result<String, String>,
        built: &mut Built,
        effects: &mut Vec<String>,
    ) -> Result<Done, String> {
        let file = read(&step.templates)?;
        let templates: Vec<&str> = entries(&file).collect();
        let lists = self.lists(&templates, read, built);
        let mut cleaning = Cleaning::default();
        if let Some(path) = &step.remove {
            cleaning.remove = entries(&read(path)?).map(ToOwned::to_owned).collect();
        }
        if let Some(path) = &step.replace {
            let file = read(path)?;
            cleaning.replace = replacements(&file)
                .map_err(|(line, text)| format!("{path}:{line}: `{text}` is not `old phrase: new phrase`"))?;
        }
        let new = combine(&lists, &templates, &cleaning).map_err(|why| why.to_string())?;
        let count = new.len();
        effects.extend(new);
        effects.sort_unstable();
        effects.dedup();
        Ok(Done::Combined { templates: step.templates.clone(), count })
    }

    fn tag(
        &self,
        step: &Tag,
        read: &dyn Fn(&str) -> Result<String, String>,
        built: &mut Built,
        table: &mut Table,
    ) -> Result<Done, String> {
        let pattern = match (&step.pattern, &step.exact) {
            (Some(pattern), None) => Pattern::Expanded(pattern),
            (None, Some(exact)) => Pattern::Exact(exact),
            _ => return Err("a tag has a `pattern`, or what must be there `exact`ly".to_owned()),
        };
        let lists = self.lists(&[step.pattern.as_deref().unwrap_or_default()], read, built);
        let done =
            table.tag(&lists, &pattern, &step.column, step.required.as_deref()).map_err(|why| why.to_string())?;
        Ok(Done::Tagged { column: step.column.clone(), matches: done.matches, tagged: done.tagged })
    }
}

#[cfg(test)]
mod tests {
    use super::{Built, Pipeline};

    const LINE: &str = r#"{ "about": "All effects", "steps": [
        { "combine": { "templates": "t.txt", "remove": "never.txt" } },
        { "tag": { "column": "Draw", "pattern": "Draw <n>" } },
        { "tag": { "column": "Two", "exact": "2", "required": "Draw" } },
        { "write": "effects.csv" } ] }"#;

    fn build(line: &str) -> Result<Built, String> {
        let files =
            [("t.txt", "Draw <n>\n# no\nLose <n> <m>\n"), ("placeholders/n.txt", "1\n2\n"), ("never.txt", "Lose 1")];
        let read = |path: &str| {
            let found = files.iter().find(|(name, _)| *name == path);
            found.map(|(_, text)| (*text).to_owned()).ok_or_else(|| format!("{path} is missing"))
        };
        Pipeline::read(line)?.run(&read).map_err(|error| error.to_string())
    }

    #[test]
    fn a_line_of_steps_is_done_in_order_and_twice_the_same() {
        let built = build(LINE).unwrap();
        let table = "EFFECTNAME;Draw;Two\nDraw 1;True;False\nDraw 2;True;True\nLose 2 <m>;False;False\n";
        assert_eq!(built.files, [("effects.csv".to_owned(), table.to_owned())]);
        assert_eq!(
            built.steps.iter().map(ToString::to_string).collect::<Vec<_>>(),
            [
                "combine t.txt: 3 combinations",
                "tag Draw: 2 match, 2 tagged",
                "tag Two: 1 match, 1 tagged",
                "write effects.csv: 3 lines"
            ]
        );
        assert_eq!(built.missing, ["m"]);
        assert_eq!(build(LINE), Ok(built));
    }

    #[test]
    fn a_step_that_fails_is_named_and_nothing_is_made() {
        assert_eq!(build(&LINE.replace("t.txt", "none.txt")), Err("step 1: none.txt is missing".to_owned()));
        assert_eq!(
            build(&LINE.replace("\"required\": \"Draw\"", "\"required\": \"Drew\"")),
            Err("step 3: there is no column `Drew`".to_owned())
        );
        assert!(build(&LINE.replace("exact", "exakt")).unwrap_err().contains("line 4"));
    }
}
