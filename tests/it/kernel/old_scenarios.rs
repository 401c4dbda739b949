//! Scenarios of form 1 on the kernel: translated to form 2, they come out as they say in the game of format 2.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::engine::scenario as old;
use ses_studio::kernel::form::{is_form_1, scenario_to_form_2, to_format_2};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::scenario;
use ses_studio::registry::Project;

use crate::reference::random::{self, Case};
use crate::support::Bundled;

/// The bundled game in format 2.
pub struct Converted {
    pub rules: Source,
    pub game: Game,
}

impl Converted {
    pub fn new() -> Self {
        let project = Project::bundled();
        let converted = to_format_2(&project.ruleset, &project.registry, "[]").unwrap();
        let game = super::lockstep::in_format_2("[]");
        Self { rules: Source::new("ruleset.json", converted.ruleset), game }
    }

    /// What differs from what a scenario of form 1 says.
    fn differs(&self, source: &Source) -> Vec<String> {
        assert!(is_form_1(&source.text), "{}", source.name);
        let (text, problems) = scenario_to_form_2(source, &self.rules, &self.game);
        assert!(problems.is_empty(), "{}: {problems:#?}", source.name);
        let text = text.unwrap();
        assert!(!is_form_1(&text), "{text}");
        let file: Value = serde_json::from_str(&text).unwrap();
        let outcomes = scenario::run(&self.game, &file);
        assert_eq!(outcomes.len(), 1, "{text}");
        let about: Value = serde_json::from_str(&source.text).unwrap();
        assert_eq!(outcomes[0].name, about["name"].as_str().unwrap_or_default());
        outcomes[0].differs.iter().map(ToString::to_string).collect()
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

/// A scenario with other members.
fn with(source: &Source, change: impl FnOnce(&mut Value)) -> Source {
    let mut file: Value = serde_json::from_str(&source.text).unwrap();
    change(&mut file);
    Source::new(source.name.as_str(), file.to_string())
}

/// What a board of form 1 says of each card but for its rows.
pub fn without_rows(value: &mut Value) {
    match value {
        Value::Object(members) => {
            members.remove("effects");
            members.values_mut().for_each(without_rows);
        }
        Value::Array(items) => items.iter_mut().for_each(without_rows),
        _ => {}
    }
}

/// Runs a scenario in both forms of the game: every counter, number, mark and card, where the generator is, and the turn
/// are the same afterwards. Returns the board.
#[track_caller]
fn is_the_same(game: &Bundled, converted: &Converted, source: &Source) -> Value {
    let (run, problems) = game.run_source(source);
    assert!(problems.is_empty(), "{}: {problems:#?}", source.name);
    let old::Playthrough { board, state, .. } = run.unwrap();
    let mut after = board.write(&state, game.game());
    without_rows(&mut after);
    let whole = with(source, |file| file["expect"] = after.clone());
    assert_eq!(converted.differs(&whole), Vec::<String>::new(), "{}\n{}", whole.name, whole.text);
    after
}

#[test]
fn scenarios_of_form_1_come_out_on_the_kernel_as_they_do_in_rust() {
    let (converted, game) = (Converted::new(), Bundled::new());
    let all = bundled();
    assert!(all.len() > 100);
    for (at, source) in all.iter().enumerate() {
        let mut after = is_the_same(&game, &converted, source);
        if at % 10 > 0 {
            continue;
        }
        // What is wrong is reported.
        let shield = after["self"]["shield"].as_i64().unwrap();
        after["self"]["shield"] = json!(shield + 1);
        let wrong = with(source, |file| file["expect"] = after);
        let expected = format!("self.shield: {} expected, {shield} found", shield + 1);
        assert_eq!(converted.differs(&wrong), [expected], "{}", source.name);
    }
}

/// Random boards and effects, with an answer to each question.
fn random_boards(numbers: std::ops::Range<u64>) {
    let (converted, game) = (Converted::new(), Bundled::new());
    let mut answered = 0;
    for number in numbers {
        let Case { mut board, effects, card_type, card_book, choices } = random::case(number);
        let mut answers = Vec::new();
        loop {
            let card = json!({ "type": card_type, "book": card_book, "effects": effects });
            board["steps"] = json!([{ "resolve": card, "choices": answers }]);
            let (run, problems) = game.run(&board);
            assert!(problems.is_empty(), "{problems:#?}");
            let Some((_, question)) = run.unwrap().open.filter(|_| number % 4 > 0) else { break };
            answers.push(choices[answers.len()] % usize::from(question.cards));
        }
        answered += answers.len();
        is_the_same(&game, &converted, &Source::new(format!("case {number}"), board.to_string()));
    }
    assert!(answered > 5, "{answered} answers");
}

#[test]
fn effects_on_random_boards_come_out_on_the_kernel_as_they_do_in_rust() {
    random_boards(0..50);
}

/// With an optimised build: `cargo test --release --test it -- --ignored many_random_boards`.
#[test]
#[ignore = "minutes without optimisation"]
fn effects_on_many_random_boards_come_out_on_the_kernel_as_they_do_in_rust() {
    random_boards(50..20_000);
}
