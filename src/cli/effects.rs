//! `ses-studio effects`: lists of effects as text files: combinations, tags, sorted lines, and a whole line of such steps.

use std::path::{Path, PathBuf};

use clap::{ArgGroup, Args, Subcommand};

use super::{Outcome, UsageError, counted, eprint_line, print, read_text};
use crate::design::combine::{Cleaning, combine, without_duplicates};
use crate::design::lists::{entries, load, replacements, sorted};
use crate::design::pipeline::Pipeline;
use crate::design::tagging::{Pattern, Table};
use crate::registry::project::save;
use crate::text::{Collation, Language};

/// Work with lists of effects: all combinations of templates, tags, sorted lines
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Combine(Combine),
    Tag(Tag),
    Sort(Sort),
    Build(Build),
    Generate(super::effect_rows::Arguments),
}

/// Replace placeholders such as `<rank>` or `<rank+1>` by the values of their lists, in all combinations
///
/// A placeholder has one value in a sentence; `<rank#2>` is a second one. A list is a file with a value in each line,
/// `rank.txt`. Values may have placeholders. Lines that begin with `#` are comments in all files.
#[derive(Args)]
#[command(group(ArgGroup::new("input").required(true)))]
struct Combine {
    /// A single sentence
    #[arg(short, long, value_name = "TEXT", group = "input")]
    sentence: Option<String>,
    /// A file with a sentence in each line
    #[arg(short, long, value_name = "FILE", group = "input", num_args = 0..=1, default_missing_value = "effects/all_effect_templates.txt")]
    file: Option<PathBuf>,
    /// Only remove duplicate lines from this file
    #[arg(
        short, long, value_name = "FILE", group = "input", num_args = 0..=1, default_missing_value = "effects/all_effects.txt",
        conflicts_with_all = ["placeholder_dir", "output_file", "test_mode", "combinations_to_remove", "replacements_file"]
    )]
    dedupe: Option<PathBuf>,
    /// The folder of the lists
    #[arg(short, long, value_name = "FOLDER", default_value = "placeholders")]
    placeholder_dir: PathBuf,
    /// The file to write
    #[arg(short, long, value_name = "FILE", default_value = "effects/all_effects.txt")]
    output_file: PathBuf,
    /// Print the combinations instead
    #[arg(short, long)]
    test_mode: bool,
    /// Phrases; combinations with one of them are left out [default: `combinations_to_remove.txt` in the folder of the
    /// lists]
    #[arg(short, long, value_name = "FILE")]
    combinations_to_remove: Option<PathBuf>,
    /// Lines `old phrase: new phrase` [default: `phrase_replacements.txt` in the folder of the lists]
    #[arg(short, long, value_name = "FILE")]
    replacements_file: Option<PathBuf>,
    /// Write over a file that is there
    #[arg(long)]
    force: bool,
}

/// Say in a column of a table which effects match a pattern; a tag that is true stays true
#[derive(Args)]
#[command(group(ArgGroup::new("what").required(true)))]
struct Tag {
    /// A table with the column EFFECTNAME and semicolons, or a text with an effect in each line
    #[arg(short, long, value_name = "FILE", default_value = "effects/effects_with_placeholders.csv")]
    input: PathBuf,
    /// The table to write
    #[arg(short, long, value_name = "FILE", default_value = "effects/effects_with_placeholders.csv")]
    output: PathBuf,
    /// The column, which is added where it is missing
    #[arg(short, long)]
    column: String,
    /// The folder of the lists
    #[arg(short, long, value_name = "FOLDER", default_value = "placeholders")]
    placeholder_dir: PathBuf,
    /// A text with placeholders
    #[arg(short, long, value_name = "PATTERN", group = "what")]
    text: Option<String>,
    /// Exactly this text
    #[arg(short, long, value_name = "TEXT", group = "what")]
    exact: Option<String>,
    /// A column that must be true for an effect to match
    #[arg(short, long, value_name = "COLUMN")]
    match_column: Option<String>,
    /// Write over a file that is there
    #[arg(long)]
    force: bool,
}

/// Sort the lines of a file that are not empty, by code point or as a language orders them
#[derive(Args)]
struct Sort {
    /// The file; `-` is standard input
    #[arg(short, long, value_name = "FILE", default_value = "input.txt")]
    input: PathBuf,
    /// The file to write; `-` is standard output
    #[arg(short, long, value_name = "FILE", default_value = "output.txt")]
    output: PathBuf,
    /// The language whose order counts, such as `de` or `zh-Hans` [default: by code point]
    #[arg(long, value_name = "L")]
    lang: Option<String>,
    /// Write over a file that is there
    #[arg(long)]
    force: bool,
}

/// Do the steps of a file: templates, combinations, tags, tables. If a step fails, nothing is written
#[derive(Args)]
struct Build {
    /// A list of steps, such as data/ttcg/effects/pipeline.json
    pipeline: PathBuf,
    /// Only say what each step does
    #[arg(long)]
    dry_run: bool,
    /// Write over files that are there
    #[arg(long)]
    force: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<Outcome> {
    match &arguments.command {
        Command::Combine(arguments) => run_combine(arguments),
        Command::Tag(arguments) => run_tag(arguments),
        Command::Sort(arguments) => {
            let source = read_text(&arguments.input)?;
            let known = |tag: &String| {
                let language = Language::find(tag).ok_or_else(|| UsageError(format!("`{tag}` is no language")))?;
                Ok::<_, UsageError>(Collation::of(language.tag))
            };
            let order = arguments.lang.as_ref().map(known).transpose()?;
            let lines = sorted(source.text.lines(), order.as_ref());
            write(&arguments.output, &joined(&lines), arguments.force)?;
            Ok(Outcome::Fine)
        }
        Command::Build(arguments) => build(arguments),
        Command::Generate(arguments) => super::effect_rows::run(arguments),
    }
}

fn run_combine(arguments: &Combine) -> anyhow::Result<Outcome> {
    if let Some(file) = &arguments.dedupe {
        let source = read_text(file)?;
        let lines = without_duplicates(source.text.lines());
        let left = source.text.lines().count() - lines.len();
        // The file itself is what this mode changes.
        write(file, &joined(&lines), true)?;
        eprint_line(&format!("{}: {} left out", file.display(), counted(left, "duplicate", "duplicates")));
        return Ok(Outcome::Fine);
    }
    let file = arguments.file.as_deref().map(read_text).transpose()?;
    let templates: Vec<&str> = match (&arguments.sentence, &file) {
        (Some(sentence), _) => vec![sentence],
        (None, file) => file.iter().flat_map(|file| entries(&file.text)).collect(),
    };
    let (lists, missing) = load(&templates, &|name| list(&arguments.placeholder_dir, name));
    warn_of_lists(&missing);
    let beside = |named: &Option<PathBuf>, usual: &str| {
        let path = named.clone().unwrap_or_else(|| arguments.placeholder_dir.join(usual));
        if path.exists() || named.is_some() {
            return read_text(&path).map(Some);
        }
        eprint_line(&format!("warning: {} is missing", path.display()));
        Ok(None)
    };
    let mut cleaning = Cleaning::default();
    if let Some(file) = beside(&arguments.combinations_to_remove, "combinations_to_remove.txt")? {
        cleaning.remove = entries(&file.text).map(ToOwned::to_owned).collect();
    }
    if let Some(file) = beside(&arguments.replacements_file, "phrase_replacements.txt")? {
        cleaning.replace = replacements(&file.text).map_err(|(line, text)| {
            UsageError(format!("{}:{line}: `{text}` is not `old phrase: new phrase`", file.name))
        })?;
    }
    let texts = combine(&lists, &templates, &cleaning).map_err(|why| UsageError(why.to_string()))?;
    let lines: Vec<&str> = texts.iter().map(String::as_str).collect();
    let count = format!("Total combinations: {}", lines.len());
    if arguments.test_mode {
        print(&format!("{}{count}\n", joined(&lines)));
    } else {
        write(&arguments.output_file, &joined(&lines), arguments.force)?;
        eprint_line(&count);
    }
    Ok(Outcome::Fine)
}

fn run_tag(arguments: &Tag) -> anyhow::Result<Outcome> {
    let mut table = Table::read(&read_text(&arguments.input)?.text);
    let pattern = match (&arguments.text, &arguments.exact) {
        (Some(text), _) => Pattern::Expanded(text),
        (None, exact) => Pattern::Exact(exact.as_deref().unwrap_or_default()),
    };
    let texts: Vec<&str> = arguments.text.iter().map(String::as_str).collect();
    let (lists, missing) = load(&texts, &|name| list(&arguments.placeholder_dir, name));
    warn_of_lists(&missing);
    let done = table
        .tag(&lists, &pattern, &arguments.column, arguments.match_column.as_deref())
        .map_err(|why| UsageError(format!("{}: {why}", arguments.input.display())))?;
    write(&arguments.output, &table.written(), arguments.force)?;
    let added = if done.is_new { " (a new column)" } else { "" };
    let effects = counted(table.len(), "effect", "effects");
    eprint_line(&format!("{}{added}: {} of {effects} match, {} tagged", arguments.column, done.matches, done.tagged));
    Ok(Outcome::Fine)
}

fn build(arguments: &Build) -> anyhow::Result<Outcome> {
    let source = read_text(&arguments.pipeline)?;
    let wrong = |why: String| UsageError(format!("{}: {why}", source.name));
    let pipeline = Pipeline::read(&source.text).map_err(wrong)?;
    let folder = arguments.pipeline.parent().unwrap_or(Path::new("")).to_owned();
    let read = |path: &str| read_text(&folder.join(path)).map(|file| file.text).map_err(|error| error.to_string());
    let built = pipeline.run(&read).map_err(|error| wrong(error.to_string()))?;
    warn_of_lists(&built.missing);
    for step in &built.steps {
        print(&format!("{step}\n"));
    }
    if arguments.dry_run {
        return Ok(Outcome::Fine);
    }
    let files: Vec<(PathBuf, &str)> =
        built.files.iter().map(|(path, text)| (folder.join(path), text.as_str())).collect();
    for (path, _) in &files {
        may_write(path, arguments.force)?;
    }
    for (path, text) in &files {
        write(path, text, true)?;
    }
    Ok(Outcome::Fine)
}

/// The file of a list, if it is there.
fn list(folder: &Path, name: &str) -> Option<String> {
    read_text(&folder.join(format!("{name}.txt"))).ok().map(|file| file.text)
}

fn warn_of_lists(missing: &[String]) {
    for name in missing {
        eprint_line(&format!("warning: the list `{name}.txt` is missing or empty; <{name}> stays as it is"));
    }
}

fn joined(lines: &[&str]) -> String {
    lines.iter().flat_map(|line| [*line, "\n"]).collect()
}

fn may_write(path: &Path, force: bool) -> anyhow::Result<()> {
    if path.exists() && !force {
        return Err(UsageError(format!("{} is there already; --force writes over it", path.display())).into());
    }
    Ok(())
}

/// Writes a file with its folder; `-` is standard output.
fn write(path: &Path, text: &str, force: bool) -> anyhow::Result<()> {
    if path == Path::new("-") {
        print(text);
        return Ok(());
    }
    may_write(path, force)?;
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    save(path, text)?;
    Ok(())
}
