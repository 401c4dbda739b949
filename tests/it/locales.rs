//! The checks of languages: the program's own languages pass them, and each check finds what it is for.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use assert_cmd::Command;
use proptest::prelude::*;
use serde_json::Value;
use ses_studio::base::{Code, Source};
use ses_studio::card::CheckedRecords;
use ses_studio::registry::{Project, Registry};
use ses_studio::ruleset::Ruleset;
use ses_studio::text::review::{File, Game, LanguageFiles, Review, review};

use crate::support::checked;
use ses_studio::text::problem_text::english;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn game() -> &'static (Ruleset, Registry) {
    static GAME: OnceLock<(Ruleset, Registry)> = OnceLock::new();
    GAME.get_or_init(|| {
        let checked = Project::bundled().check();
        (checked.rules.expect("a sound ruleset"), checked.registry.expect("a sound registry"))
    })
}

fn read(path: &Path) -> Source {
    let name = path.strip_prefix(root()).unwrap_or(path).display().to_string();
    Source::new(name, fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// The files with an extension in a folder, ordered by name.
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
    // What games of format 2 use is checked with each of them; `text::abilities` tries the grammar of noun phrases.
    let of_whole_games = |path: &PathBuf| path.ends_with("phrases.ftl") || path.ends_with("names.ftl");
    let files = files(&folder, "ftl").into_iter().filter(|path| !of_whole_games(path));
    LanguageFiles {
        tag: tag.to_owned(),
        files: files.map(|path| File { source: read(&path), is_project: false }).collect(),
        glossary: glossary.is_file().then(|| read(&glossary)),
    }
}

fn review_all(languages: &[LanguageFiles]) -> Vec<Review> {
    let (rules, registry) = game();
    let books: Vec<i64> = registry.books.iter().map(|book| book.id).collect();
    let checked = checked(registry, rules);
    let Registry { cards, heroes, .. } = registry;
    review(languages, |_| true, Game { rules, cards, heroes, checked: &checked, books: &books })
}

/// The same without cards, for tests that do not need fidelity.
fn review_files(languages: &[LanguageFiles]) -> Vec<Review> {
    let (rules, _) = game();
    review(
        languages,
        |_| true,
        Game { rules, cards: &[], heroes: &[], checked: &CheckedRecords::default(), books: &[] },
    )
}

/// `file:line:column: code: message` for every problem.
fn lines(languages: &[LanguageFiles], reviews: &[Review]) -> Vec<String> {
    let mut lines = Vec::new();
    for (files, review) in languages.iter().zip(reviews) {
        for (file, problem) in &review.problems {
            let source = &files.files[*file].source;
            let at = source.position(problem.span.unwrap_or_default().start());
            let place = format!("{}:{}:{}", source.name, at.line, at.column);
            lines.push(format!("{place}: {}: {}", problem.code.as_str(), english(&problem.message)));
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
    assert_eq!(reviews.len(), 16);
    for review in &reviews {
        let coverage = review.coverage;
        assert!(coverage.messages.is_whole() && coverage.lexicon.is_whole() && coverage.names.is_whole(), "{review:?}");
        assert!(coverage.messages.needed > 150 && coverage.lexicon.needed > 10, "{review:?}");
        assert!(coverage.names.needed > 90 || review.tag == "en", "{review:?}");
    }
}

/// A bad file of a language, and the expected problems: `code line:column` in that file, or `code /message` in
/// another.
struct Bad {
    language: LanguageFiles,
    expected: Vec<String>,
}

impl Bad {
    fn read(path: &Path) -> Self {
        let source = read(path);
        let header = |name: &str| {
            let of = format!("# {name}: ");
            source.text.lines().filter_map(|line| line.strip_prefix(&of).map(str::to_owned)).collect::<Vec<_>>()
        };
        let tag = header("language").pop().unwrap_or_else(|| panic!("{}: no language", source.name));
        let mut language = language(&tag);
        for id in header("without") {
            let start = format!("{id} =");
            for file in &mut language.files {
                let mut inside = false;
                let kept = file.source.text.split_inclusive('\n').filter(|line| {
                    inside = line.starts_with(&start) || (inside && line.starts_with(' '));
                    !inside
                });
                file.source.text = kept.collect();
            }
        }
        let mut expected = header("expect");
        expected.sort();
        language.files.push(File { source, is_project: true });
        Self { language, expected }
    }

    fn found(&self, review: &Review) -> Vec<String> {
        let own = self.language.files.len() - 1;
        let mut found: Vec<String> = review
            .problems
            .iter()
            .map(|(file, problem)| {
                let code = problem.code.as_str();
                let span = problem.span.expect("every problem has its place");
                let source = &self.language.files[*file].source;
                assert!(source.text.get(span.range()).is_some(), "{code} at {span:?} of {}", source.name);
                let at = source.position(span.start());
                if *file == own {
                    format!("{code} {}:{}", at.line, at.column)
                } else {
                    format!("{code} {}", problem.pointer)
                }
            })
            .collect();
        found.sort();
        found
    }
}

#[test]
fn each_problem_is_found_at_its_position() {
    let paths = files(&root().join("tests/suite/locales"), "ftl");
    assert!(paths.len() >= 38, "{}", paths.len());
    let mut wrong = Vec::new();
    for path in &paths {
        let bad = Bad::read(path);
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(bad.expected.iter().any(|line| line.starts_with(&name)), "{name} does not expect its own code");
        let languages = if bad.language.tag == "en" {
            vec![bad.language.clone()]
        } else {
            vec![language("en"), bad.language.clone()]
        };
        let reviews = review_files(&languages);
        let found = bad.found(reviews.last().expect("a review"));
        if found != bad.expected {
            wrong.push(format!("{name}:\n  expected {:?}\n  found    {found:?}", bad.expected));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_code_of_the_review_has_a_bad_file() {
    let codes = ses_studio::base::Code::ALL.iter().map(|code| code.as_str());
    let of_review: Vec<&str> =
        codes.skip_while(|code| *code != "locale-syntax").take_while(|code| *code != "text-unfaithful").collect();
    assert!(of_review.len() > 30);
    // These two depend only on size; the tests of hostile files cover them.
    for code in of_review.iter().filter(|code| !["message-too-long", "too-many-placeables"].contains(code)) {
        assert!(root().join("tests/suite/locales").join(format!("{code}.ftl")).is_file(), "{code} has no bad file");
    }
}

/// A language in which one part of a file is replaced.
fn changed(tag: &str, file: &str, from: &str, to: &str) -> LanguageFiles {
    let mut language = language(tag);
    let own = language.files.iter_mut().find(|own| own.source.name.ends_with(file)).expect("the file is there");
    assert_eq!(own.source.text.matches(from).count(), 1, "{from} is there once in {tag}/{file}");
    own.source.text = own.source.text.replace(from, to);
    language
}

#[test]
fn an_unfaithful_text_is_reported() {
    let cases = [
        // A value in words.
        (
            "de",
            "op-dmg = füge deinem Gegner { $val } Schaden zu",
            "op-dmg = füge deinem Gegner 15 Schaden zu",
            "/op-dmg",
        ),
        // A dropped value.
        ("es", "op-p_red = el daño que recibes se reduce en { $val }", "op-p_red = recibes menos daño", "/op-p_red"),
        // A value in the wrong plural category.
        (
            "fr",
            "if-shield_below = votre Bouclier est inférieur à { $n }",
            "if-shield_below = votre Bouclier est bas",
            "/if-shield_below",
        ),
        // A word that is not printed.
        ("ja", "if-ctrl = 自分の場に《{ TERM($sub) }》の盟友がいる", "if-ctrl = 自分の場に盟友がいる", "/if-ctrl"),
        (
            "ko",
            "vs-vs_book = 제{ $n }권 이후의 영웅과 대결할 때",
            "vs-vs_book = 제2권 이후의 영웅과 대결할 때",
            "/vs-vs_book",
        ),
    ];
    for (tag, from, to, pointer) in cases {
        let languages = [language("en"), changed(tag, "starfall.ftl", from, to)];
        let reviews = review_all(&languages);
        let unfaithful: Vec<&str> = reviews[1]
            .problems
            .iter()
            .filter(|(_, problem)| problem.code == Code::TextUnfaithful)
            .map(|(_, problem)| problem.pointer.as_str())
            .collect();
        assert_eq!(unfaithful, [pointer], "{tag}");
        assert!(reviews[0].problems.is_empty());
    }
}

#[test]
fn hostile_files_are_refused_or_reviewed_and_never_abort() {
    let many = |count: usize, each: &dyn Fn(usize) -> String| (0..count).map(each).collect::<String>();
    let hostile: Vec<(String, Code)> = vec![
        (format!("a = {}", "{".repeat(10_000)), Code::PlaceableLiteral),
        (format!("a = {{ {}", "F(".repeat(10_000)), Code::NestingTooDeep),
        (format!("a = {}", "{ $x ->\n *[y] ".repeat(10_000)), Code::NestingTooDeep),
        (format!("-a = {}\nb = {}", "x".repeat(1 << 19), "{ -a }".repeat(100)), Code::MessageTooLong),
        (format!("a = {}", "{ $x }".repeat(101)), Code::TooManyPlaceables),
        ("a = b\n".repeat(10 << 20 >> 1), Code::FileTooLarge),
        ("a = { b }\nb = { c }\nc = { a }\n".to_owned(), Code::ReferenceCycle),
        (many(5_000, &|at| format!("m{at} = {{ m{} }}\n", at + 1)), Code::ReferenceMissing),
        (many(5_000, &|at| format!("m{} = {{ m{at} }}\n", at + 1)) + "m0 = { m5000 }\n", Code::ReferenceCycle),
        ("a = b\n".repeat(5_000), Code::MessageDuplicate),
        (
            many(100, &|at| format!("op-x{at} = {{ $val ->\n{} *[other] x\n }}\n", " [one] y\n".repeat(300))),
            Code::VariantDuplicate,
        ),
    ];
    // The deepest nesting that the guard allows, reached through a chain of messages, is formatted for every card.
    let (open, close) = ("F(".repeat(2), ")".repeat(2));
    let chain = many(200, &|at| format!("m{at} = {{ {open}m{}{close} }}\n", at + 1));
    let mut deep = language("de");
    let text = format!("{chain}op-dmg = {{ $val ->\n   *[other] {{ m0 }}\n }}\n");
    deep.files.push(File { source: Source::new("deep.ftl", text), is_project: true });
    let reviews = review_all(&[language("en"), deep]);
    assert!(reviews[1].problems.iter().all(|(_, problem)| problem.code != Code::NestingTooDeep));
    assert!(reviews[1].problems.iter().any(|(_, problem)| problem.code == Code::FunctionUnknown));

    for (at, (text, code)) in hostile.into_iter().enumerate() {
        let mut bad = language("de");
        bad.files.push(File { source: Source::new("bad.ftl", text), is_project: true });
        let reviews = review_files(&[language("en"), bad]);
        assert!(reviews[1].problems.iter().any(|(_, problem)| problem.code == code), "{at}: {}", code.as_str());
    }
}

/// Runs `ses-studio locales`; returns its exit code and standard output.
fn command(arguments: &[&str]) -> (i32, String) {
    let output = Command::cargo_bin("ses-studio").unwrap().arg("locales").args(arguments).output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn the_command_shows_coverage_and_problems() {
    let (code, out) = command(&[]);
    assert_eq!((code, out.lines().count(), out.matches("no problems").count()), (0, 16, 16), "{out}");

    let folder = tempfile::tempdir().unwrap();
    let project = folder.path().join("game");
    let made = Command::cargo_bin("ses-studio").unwrap().arg("new").arg(&project).args(["--from", "starfall"]).output();
    assert!(made.unwrap().status.success());
    let german = project.join("locales/de");
    fs::create_dir_all(&german).unwrap();
    fs::write(german.join("own.ftl"), "# ours\nop-dmg = verursache 15 Schaden\n    .name = Schaden\n").unwrap();
    let project = project.to_str().unwrap();
    let (code, out) = command(&[project, "--lang", "de,fr", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&out).unwrap();
    let problems = found["problems"].as_array().unwrap();
    let codes: Vec<&str> = problems.iter().map(|problem| problem["code"].as_str().unwrap()).collect();
    let expected = ["attribute-missing", "attribute-missing", "variable-missing", "text-unfaithful"];
    assert!(expected.iter().all(|code| codes.contains(code)) && codes.len() == 4, "{codes:?}");
    for problem in problems {
        assert!(problem["file"].as_str().unwrap().ends_with("own.ftl"), "{problem}");
        assert_eq!((problem["line"].as_u64(), problem["column"].as_u64()), (Some(2), Some(1)), "{problem}");
    }
    assert_eq!(found["languages"][1]["language"], "fr");
    assert_eq!(found["languages"][1]["names"]["present"], found["languages"][1]["names"]["needed"]);
    assert_eq!(code, 1);
    assert_eq!(command(&[project, "--lang", "fr"]).0, 0);
    assert_eq!(command(&["--lang", "xx"]).0, 2);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn any_file_is_reviewed_and_every_problem_has_its_place(
        pieces in prop::collection::vec(
            prop_oneof![
                Just("op-draw = "), Just("if-ctrl = "), Just("frame-base-if = "), Just("subtype-umbral = "), Just("-term = "),
                Just("\n"), Just("\n    .replace = "), Just("\n    .name = "), Just("{ $val ->\n [one] "), Just("\n *[other] "),
                Just("\n [two] "), Just("\n [1] "), Just("\n }"), Just("{ $val }"), Just("{ $n }"), Just("{ -term }"),
                Just("{ op-draw }"), Just("{ op-draw.name }"), Just("{ TERM($sub, case: \"acc\") }"), Just("{ ATTR($sub, \"x\") ->\n"),
                Just("{ TERM($x) }"), Just("{ NUMBER() }"), Just("{ \"\\u202E\" }"), Just("{"), Just("}"), Just(" "), Just("é"),
                Just("。"), Just("\u{202f}"), Just("\r"), Just("-"), Just("?"), Just("..."), Just("\u{200f}"), Just("盟友"),
            ],
            0..60,
        ),
        tag in prop::sample::select(&["en", "fr", "ja", "ar", "ru", "th", "es"][..]),
    ) {
        let bad = LanguageFiles {
            tag: tag.to_owned(),
            files: vec![File { source: Source::new("bad.ftl", pieces.concat()), is_project: false }],
            glossary: None,
        };
        for (_, problem) in &review_files(std::slice::from_ref(&bad))[0].problems {
            let span = problem.span.expect("every problem has its place");
            prop_assert!(bad.files[0].source.text.get(span.range()).is_some(), "{problem:?}");
        }
    }
}

/// The command and the window run the same checks on the languages of a game that is data.
fn languages_pass(games: &[&str]) {
    for game in games {
        let output = Command::cargo_bin("ses-studio").unwrap().args(["locales", game, "--json"]).output().unwrap();
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["problems"], Value::from(Vec::<Value>::new()), "{game}");
        assert_eq!(report["languages"].as_array().map(Vec::len), Some(16), "{game}");
        assert_eq!(output.status.code(), Some(0), "{game}");
    }
}

#[test]
fn the_languages_of_the_smallest_game_pass_their_checks() {
    languages_pass(&["tiny"]);
}

#[test]
#[ignore = "prints some thousand rows of four games in sixteen languages; .ci/run starts it"]
fn the_languages_of_whole_games_pass_their_checks() {
    languages_pass(&["essence-crown", "chaos-cards", "grand-voyage", "ttcg"]);
}
