//! Scenarios of form 1 on the kernel: translated to form 2, they come out as they say in the game of format 2.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::kernel::form::{is_form_1, scenario_to_form_2, to_format_2};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::scenario;
use ses_studio::registry::Project;

/// The bundled game in format 2.
struct Converted {
    rules: Source,
    cards: Source,
    game: Game,
}

impl Converted {
    fn new() -> Self {
        let project = Project::bundled();
        let converted = to_format_2(&project.ruleset, &project.registry, "[]").unwrap();
        let game = super::lockstep::in_format_2("[]");
        let source = |name: &str, text: String| Source::new(name, text);
        Self { rules: source("ruleset.json", converted.ruleset), cards: source("registry.json", converted.cards), game }
    }

    /// What differs from what a scenario of form 1 says.
    fn differs(&self, source: &Source) -> Vec<String> {
        assert!(is_form_1(&source.text), "{}", source.name);
        let (text, problems) = scenario_to_form_2(source, &self.rules, &self.cards);
        assert!(problems.is_empty(), "{}: {problems:#?}", source.name);
        let text = text.unwrap();
        assert!(!is_form_1(&text), "{text}");
        let file: Value = serde_json::from_str(&text).unwrap();
        let outcomes = scenario::run(&self.game, &file);
        assert_eq!(outcomes.len(), 1, "{text}");
        let about: Value = serde_json::from_str(&source.text).unwrap();
        assert_eq!(outcomes[0].name, about["name"].as_str().unwrap_or_default());
        outcomes[0].differs.clone()
    }
}

fn bundled() -> Vec<Source> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/starfall/scenarios");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    let source = |path: &std::path::PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        Source::new(name, fs::read_to_string(path).unwrap())
    };
    paths.iter().map(source).collect()
}

#[test]
fn each_scenario_of_form_1_has_the_expected_result() {
    let converted = Converted::new();
    let all = bundled();
    assert!(all.len() > 100);
    let ran = all.iter().map(|source| (&source.name, converted.differs(source)));
    let failed: Vec<_> = ran.filter(|(_, differs)| !differs.is_empty()).collect();
    assert!(failed.is_empty(), "{} of {} scenarios differ: {failed:#?}", failed.len(), all.len());
}
