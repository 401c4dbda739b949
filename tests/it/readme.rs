//! Runs every command of `README.md` as a reader would: in order, in one folder, with the shell.

use std::fs;
use std::path::Path;
use std::process::Command;

/// A fenced block of the page.
struct Block<'a> {
    language: &'a str,
    text: &'a str,
}

fn blocks(page: &str) -> Vec<Block<'_>> {
    let fenced = page.split("\n```").skip(1).step_by(2);
    fenced.map(|block| block.split_once('\n').unwrap()).map(|(language, text)| Block { language, text }).collect()
}

/// The folder in which the commands run, with the bundled data at the place where the page names it.
struct Shell {
    folder: tempfile::TempDir,
}

impl Shell {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/starfall/scenarios");
        let to = folder.path().join("data/starfall/scenarios");
        fs::create_dir_all(&to).unwrap();
        for entry in fs::read_dir(scenarios).unwrap() {
            let entry = entry.unwrap();
            fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
        }
        Self { folder }
    }

    /// Runs a line with `ses-studio` on the path. Returns its exit code and everything that it printed.
    fn run(&self, line: &str) -> (i32, String) {
        let programs = Path::new(env!("CARGO_BIN_EXE_ses-studio")).parent().unwrap();
        let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap());
        let output = Command::new("sh")
            .args(["-c", line])
            .current_dir(self.folder.path())
            .env("PATH", path)
            .env("HOME", self.folder.path())
            .output()
            .unwrap();
        let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
        (output.status.code().unwrap(), text)
    }
}

#[test]
fn the_commands_of_the_readme_work() {
    let page = include_str!("../../README.md");
    let shell = Shell::new();
    let (mut lines, mut last) = (0, String::new());
    for block in blocks(page) {
        match block.language {
            "sh" if block.text.starts_with("cargo ") => {
                assert_eq!(block.text.trim(), "cargo run --release\ncargo test");
            }
            "sh" => {
                for line in block.text.lines() {
                    assert!(line.starts_with("ses-studio "), "{line}");
                    let (code, output) = shell.run(line);
                    assert_eq!(code, 0, "{line}\n{output}");
                    (lines, last) = (lines + 1, output);
                }
            }
            "text" if block.text.starts_with("error[") => shows_error(&shell, block.text),
            "text" if block.text.starts_with("op-mill") => {}
            "text" => assert!(last.starts_with(block.text.trim()), "the page shows\n{}\nand not\n{last}", block.text),
            "json" => assert!(serde_json::from_str::<serde_json::Value>(block.text).is_ok(), "{}", block.text),
            other => panic!("a block of an unknown language: {other}"),
        }
    }
    assert!(lines >= 25, "only {lines} commands were found");
}

/// The error of the page appears if the line that it shows is written into the file.
#[track_caller]
fn shows_error(shell: &Shell, shown: &str) {
    let (number, line) = shown.lines().find_map(|line| line.split_once(" | ")).unwrap();
    let number: usize = number.trim().parse().unwrap();
    let file = shell.folder.path().join("my-game/registry.json");
    let sound = fs::read_to_string(&file).unwrap();
    let mut lines: Vec<&str> = sound.lines().collect();
    assert_eq!(lines[number - 1].replace("dmg", "dmgg"), line, "line {number} of the file");
    lines[number - 1] = line;
    fs::write(&file, lines.join("\n")).unwrap();
    let (code, output) = shell.run("ses-studio check my-game");
    let output: Vec<&str> = output.lines().map(str::trim_end).collect();
    assert!(code == 1 && output.join("\n").contains(shown.trim()), "{output:#?}");
    fs::write(&file, sound).unwrap();
}

/// An operation is added as the page says: one line in the ruleset, one message.
#[test]
fn an_operation_is_added_without_programming() {
    let page = include_str!("../../README.md");
    let blocks = blocks(page);
    let operation = blocks.iter().find(|block| block.text.contains("\"mill\"")).unwrap().text.trim();
    let message = blocks.iter().find(|block| block.text.starts_with("op-mill")).unwrap().text;
    let shell = Shell::new();
    assert_eq!(shell.run("ses-studio new my-game --from starfall").0, 0);
    let ruleset = shell.folder.path().join("my-game/ruleset.json");
    let text = fs::read_to_string(&ruleset).unwrap();
    fs::write(&ruleset, text.replacen("\"operations\": [", &format!("\"operations\": [\n{operation},"), 1)).unwrap();
    let english = shell.folder.path().join("my-game/locales/en/starfall.ftl");
    fs::create_dir_all(english.parent().unwrap()).unwrap();
    fs::write(english, message).unwrap();
    fs::write(shell.folder.path().join("effects.json"), r#"[{ "do": "mill", "val": 3 }]"#).unwrap();

    let (code, output) = shell.run("ses-studio check my-game");
    assert_eq!(code, 0, "{output}");
    let (_, schema) = shell.run("ses-studio schema my-game");
    assert!(schema.contains("\"mill\""), "the schema completes it");
    let (_, text) = shell.run("ses-studio text my-game --effects effects.json --type action");
    assert!(text.contains("Opponent puts the top 3 cards of their deck into their discard."), "{text}");
    let board = r#"{ "game": "starfall", "self": {}, "opponent": { "deck": 5 } }"#;
    fs::write(shell.folder.path().join("board.json"), board).unwrap();
    let (code, trace) =
        shell.run("ses-studio resolve my-game --board board.json --effects effects.json --type action --json");
    assert!(code == 0 && trace.matches("\"discard\"").count() >= 3, "{trace}");
}
