//! The bundled game's scenarios: each shows a rule, and each must come out as it says.

use std::fs;
use std::path::Path;

use ses_studio::base::Source;

use crate::support::Bundled;
use ses_studio::text::problem_text::english;

#[test]
fn each_scenario_has_the_expected_result() {
    let bundled = Bundled::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/starfall/scenarios");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let (mut count, mut failed) = (0, Vec::new());
    for path in paths.iter().filter(|path| path.extension().is_some_and(|extension| extension == "json")) {
        let source = Source::new(path.display().to_string(), fs::read_to_string(path).unwrap());
        let (run, problems) = bundled.run_source(&source);
        if run.is_none() || !problems.is_empty() {
            let lines: Vec<String> = problems
                .iter()
                .map(|problem| {
                    format!("    {} {}: {}", problem.code.as_str(), problem.pointer, english(&problem.message))
                })
                .collect();
            failed.push(format!("{}\n{}", path.file_name().unwrap().display(), lines.join("\n")));
        }
        count += 1;
    }
    assert!(failed.is_empty(), "{} of {count} scenarios differ:\n{}", failed.len(), failed.join("\n"));
    assert!(count >= 40, "only {count} scenarios");
}
