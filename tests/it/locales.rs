//! The checks of languages: clean on the program's own, and each of them found where it is provoked.

use std::fs;
use std::path::{Path, PathBuf};

use ses_studio::base::Source;
use ses_studio::registry::{Project, Registry};
use ses_studio::ruleset::Ruleset;
use ses_studio::text::review::{File, Game, LanguageFiles, Review, review};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn game() -> (Ruleset, Registry) {
    let checked = Project::bundled().check();
    (checked.rules.expect("a sound ruleset"), checked.registry.expect("a sound registry"))
}

fn read(path: &Path) -> Source {
    let name = path.strip_prefix(root()).unwrap_or(path).display().to_string();
    Source::new(name, fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// The files with this ending in a folder, by name.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == ending));
    paths.sort();
    paths
}

/// The program's own files of a language.
fn language(tag: &str) -> LanguageFiles {
    let folder = root().join("locales").join(tag);
    let glossary = folder.join("GLOSSARY.md");
    LanguageFiles {
        tag: tag.to_owned(),
        files: files(&folder, "ftl").iter().map(|path| File { source: read(path), is_project: false }).collect(),
        glossary: glossary.is_file().then(|| read(&glossary)),
    }
}

fn review_all(languages: &[LanguageFiles]) -> Vec<Review> {
    let (rules, registry) = game();
    let books: Vec<i64> = registry.books.iter().map(|book| book.id).collect();
    review(languages, Game { rules: &rules, cards: &registry.cards, heroes: &registry.heroes, books: &books })
}

/// `file:line:column: code: message` for every problem.
fn lines(languages: &[LanguageFiles], reviews: &[Review]) -> Vec<String> {
    let mut lines = Vec::new();
    for (files, review) in languages.iter().zip(reviews) {
        for (file, problem) in &review.problems {
            let source = &files.files[*file].source;
            let at = source.position(problem.span.clone().unwrap_or_default().start);
            let place = format!("{}:{}:{}", source.name, at.line, at.column);
            lines.push(format!("{place}: {}: {}", problem.code.as_str(), problem.message));
        }
    }
    lines
}

#[test]
fn the_programs_languages_are_clean_and_complete() {
    let tags = "en de fr es it pt-BR pl ru tr ja ko zh-Hans zh-Hant th id ar";
    let languages: Vec<LanguageFiles> = tags.split(' ').map(language).collect();
    let reviews = review_all(&languages);
    let lines = lines(&languages, &reviews);
    assert!(lines.is_empty(), "{} problems:\n{}", lines.len(), lines.join("\n"));
    for review in &reviews {
        let coverage = review.coverage;
        assert!(coverage.messages.is_whole() && coverage.lexicon.is_whole() && coverage.names.is_whole(), "{review:?}");
        assert!(coverage.messages.needed > 150 && coverage.lexicon.needed > 10, "{review:?}");
        assert!(coverage.names.needed > 90 || review.tag == "en", "{review:?}");
    }
}
