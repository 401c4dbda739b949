//! Quick fixes: after a fix the problem is gone, and the message is still valid.

use std::collections::BTreeSet;

use ses_studio::text::entries::{check_source, entries};
use ses_studio::text::problem_text::english;
use ses_studio::text::translation::EditPreview;

use super::{Project, language};

/// The codes that have quick fixes.
const FIXABLE: [&str; 24] = [
    "attribute-missing",
    "attribute-obsolete",
    "bidi-control",
    "clause-stop",
    "double-space",
    "figure-missing",
    "foreign-mark",
    "form-missing",
    "frame-piece",
    "line-break",
    "locale-syntax",
    "message-duplicate",
    "narrow-space-missing",
    "plural-missing",
    "plural-unreachable",
    "reference-missing",
    "space-before-mark",
    "space-between-words",
    "trailing-space",
    "typewriter-mark",
    "variable-missing",
    "variable-unknown",
    "variant-duplicate",
    "variant-unknown",
];

#[test]
fn every_quick_fix_removes_its_problem() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suite/locales");
    let mut files: Vec<(String, String)> = std::fs::read_dir(root)
        .unwrap()
        .map(|entry| {
            let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
            let tag = text.lines().find_map(|line| line.strip_prefix("# language: ")).unwrap().to_owned();
            (tag, text)
        })
        .collect();
    // Problems without a mechanical case in the suite.
    for (tag, text) in [
        ("de", "op-heal = stelle { $val Schild wieder her\n"),
        ("de", "op-draw = ziehe { op-drow }\n"),
        ("de", "op-heal = stelle { $vall } Schild wieder her\n"),
        ("fr", "ui-x = oui: non !\nop-heal = rendez { $val } boucliers ; vite!\n"),
        ("de", "subtype-umbral = Schattengeboren\n"),
        ("de", "op-draw = ziehe { $val -> [one] { $val } Karte *[two] { $val } Karten }\n"),
    ] {
        files.push((tag.to_owned(), text.to_owned()));
    }
    let project = Project::new();
    let document = project.open();
    let mut fixed: BTreeSet<&'static str> = BTreeSet::new();
    for (tag, text) in files {
        let bench = EditPreview::new(document.subject(), language(&tag));
        for entry in entries(&text) {
            let source = &text[entry.body.clone()];
            let attempt = bench.preview(document.rules(), document.registry(), &entry.id, source);
            for problem in &attempt.problems {
                let Some(fix) = bench.quick_fix(&entry.id, source, problem) else { continue };
                let after = fix.source;
                let again = bench.preview(document.rules(), document.registry(), &entry.id, &after);
                assert!(again.is_fluent, "{}: {source}\n→ {after}", problem.code.as_str());
                assert!(check_source(&entry.id, &after).is_empty());
                let count = |problems: &[ses_studio::base::Diagnostic]| {
                    problems.iter().filter(|other| other.code == problem.code).count()
                };
                assert!(
                    count(&again.problems) < count(&attempt.problems),
                    "{} {}: {source:?}\n→ {after:?}\n{:?}",
                    problem.code.as_str(),
                    english(&problem.message),
                    again.problems
                );
                fixed.insert(problem.code.as_str());
            }
        }
    }
    let fixed: Vec<&str> = fixed.into_iter().collect();
    assert_eq!(fixed, FIXABLE);
}
