//! Runs the real program on projects in which one file is damaged at random: every kind of file with every command, in a
//! project of each format. The cases are the same every time. Each run must end by itself with one of the documented exit
//! codes.

mod projects;

use std::collections::BTreeMap;
use std::fs;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::fuzz::{mutate, numbers_from};
use projects::{Files, SoundProject, of_format_1, of_format_2};

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_ses-studio"))
}

/// A command that needs more time of the processor is taken for one that hangs.
const LIMIT: Duration = Duration::from_secs(10);
/// A command that waits for something never uses up its time of the processor. This is long enough for a busy machine.
const WAIT: Duration = Duration::from_mins(2);

const FAST: &[&str] = &["fmt", "game"];
const STEP: usize = 7919;

/// Pieces that are put into files.
const TOKENS: [&str; 40] = [
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "\"",
    "\\",
    ",",
    ":",
    ";",
    "\n",
    "\r\n",
    "\t",
    "=",
    "'",
    "null",
    "true",
    "-1",
    "1e9",
    "99999999999999999999",
    "\"do\"",
    "\"if\"",
    "\"id\"",
    "\\ud800",
    "\u{feff}",
    "\u{0}",
    "é",
    "傷",
    "😀",
    "\u{202e}",
    "{ $val }",
    "{ $val ->\n    *[other] x\n}",
    "-term",
    ".attr = ",
    "# ",
    "SELECTOR",
    " / 0",
    "self.shield",
    "../..",
];

/// Which files are damaged: all that a person or another program may have written.
fn is_damaged(path: &str) -> bool {
    !["registry.schema.json", "README.md"].iter().any(|name| path.ends_with(name)) && !path.contains("symbols/")
}

fn sweep(cases: usize) {
    let projects = [of_format_1(), of_format_2()];
    let targets = projects.each_ref().map(|project| {
        let targets: Vec<&String> = project.files.keys().filter(|path| is_damaged(path)).collect();
        for wanted in project.kinds {
            assert!(targets.iter().any(|path| path.ends_with(wanted)), "{wanted} is not in {targets:?}");
        }
        // A prime number as the step visits every pair of a file and a command once per round, and in a short run files
        // and commands of all kinds.
        assert_ne!(targets.len() * project.commands.len() % STEP, 0);
        targets
    });
    let next = AtomicUsize::new(0);
    let failures = std::sync::Mutex::new(Vec::new());
    let codes = std::sync::Mutex::new(BTreeMap::<Option<i32>, usize>::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let case = next.fetch_add(1, Ordering::Relaxed);
                    if case >= cases {
                        break;
                    }
                    let (SoundProject { files, commands, .. }, targets) =
                        (&projects[case % projects.len()], &targets[case % projects.len()]);
                    let (turn, pairs) = (case / projects.len(), targets.len() * commands.len());
                    let (round, pair) = (turn / pairs, turn % pairs * STEP % pairs);
                    let target = targets[pair % targets.len()];
                    let (command, left_out) = commands[pair / targets.len()];
                    let is_turn = (round + pair % targets.len()).is_multiple_of(left_out + 1);
                    let command = if is_turn { command } else { FAST };
                    let outcome = run(files, target, command, case);
                    *codes.lock().unwrap().entry(outcome.as_ref().ok().copied()).or_default() += 1;
                    if let Err(problem) = outcome {
                        failures.lock().unwrap().push(format!("case {case}, {target}, {command:?}: {problem}"));
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap();
    assert!(failures.is_empty(), "{} of {cases}\n{}", failures.len(), failures.join("\n"));
    let codes = codes.into_inner().unwrap();
    let (sound, problems) = (codes[&Some(0)], codes[&Some(1)]);
    assert!(sound > cases / 20 && problems > cases / 20, "damage is neither always nor never noticed: {codes:?}");
}

/// Runs a command on a project with one damaged file. Returns its exit code, or the reason why that is wrong.
fn run(files: &Files, target: &str, command: &[&str], case: usize) -> Result<i32, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    for (path, bytes) in files {
        let to = folder.path().join(path);
        fs::create_dir_all(to.parent().unwrap_or(&to)).map_err(|error| error.to_string())?;
        let mut random = numbers_from(case as u64);
        let bytes = if path == target { &mutate(bytes, &TOKENS, &mut random) } else { bytes };
        fs::write(&to, bytes).map_err(|error| error.to_string())?;
    }
    let errors = fs::File::create(folder.path().join("stderr")).map_err(|error| error.to_string())?;
    let input = fs::File::open(folder.path().join("game/input.txt")).map_or_else(|_| Stdio::null(), Stdio::from);
    let mut child = program()
        .current_dir(folder.path())
        .env("HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path().join("data"))
        .args(command)
        .stdin(input)
        .stdout(Stdio::null())
        .stderr(errors)
        .spawn()
        .map_err(|error| error.to_string())?;
    let begun = Instant::now();
    let status = loop {
        match child.try_wait().map_err(|error| error.to_string())? {
            Some(status) => break status,
            None if begun.elapsed() > WAIT || (begun.elapsed() > LIMIT && processor_time(child.id()) > LIMIT) => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("still running after {} s", begun.elapsed().as_secs()));
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    let errors = fs::read(folder.path().join("stderr")).unwrap_or_default();
    let errors = String::from_utf8_lossy(&errors);
    match status.code() {
        Some(code @ 0..=2) if !errors.contains("panicked at") => Ok(code),
        _ => Err(format!("{status}\n{}", errors.chars().take(2000).collect::<String>())),
    }
}

/// The time that a process has spent on the processor, or the longest time where the system does not report it in `/proc`.
fn processor_time(process: u32) -> Duration {
    let times = fs::read_to_string(format!("/proc/{process}/stat")).ok().and_then(|stat| {
        // The name of the program may contain spaces. Linux counts in hundredths of a second.
        let (_, fields) = stat.rsplit_once(") ")?;
        let ticks: Vec<u64> = fields.split(' ').skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
        Some(Duration::from_millis(ticks.iter().sum::<u64>() * 10))
    });
    times.unwrap_or(Duration::MAX)
}

#[test]
fn damaged_projects_are_answered_by_every_command() {
    sweep(100);
}

#[test]
#[ignore = "takes minutes; runs before landing"]
fn twenty_thousand_damaged_projects_are_answered_by_every_command() {
    sweep(20_000);
}
