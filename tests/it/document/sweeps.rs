//! What takes minutes: a save that is killed or fails at every system call, and sessions that are killed while editing.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::{Folders, small, strays};

/// Sessions that are killed.
const KILLS: usize = 500;
/// How much of the last work a crash may cost.
const MOST_LOST: Duration = Duration::from_secs(2);

fn program(folders: &Folders) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    command.env("XDG_DATA_HOME", folders.home());
    command
}

fn set_name(name: &str) -> String {
    format!(r#"{{"set": {{"at": [{{"card": 0}}], "field": {{"name": "{name}"}}}}}}"#)
}

/// Runs the save under strace, which injects a fault at some system calls of the main thread.
fn traced(folders: &Folders, options: &[&str], log: &Path) -> Output {
    let edit = program(folders);
    Command::new("strace")
        .args(["-qq", "-o"])
        .arg(log)
        .args(options)
        .arg(edit.get_program())
        .args(["edit", "--command", &set_name("Changed")])
        .arg(folders.project())
        .env("XDG_DATA_HOME", folders.home())
        .output()
        .expect("strace is installed (Debian: apt-get install strace)")
}

/// How often each system call is made during one save.
fn calls(log: &Path) -> BTreeMap<String, usize> {
    let mut calls = BTreeMap::new();
    for line in fs::read_to_string(log).unwrap().lines() {
        if let Some((name, _)) = line.split_once('(')
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        {
            *calls.entry(name.to_owned()).or_default() += 1;
        }
    }
    calls
}

/// Disturbs one save and checks what must hold afterwards. Returns whether the save was reported as done.
fn survive(old: &str, new: &str, inject: &str) -> bool {
    let folders = Folders::new(&small());
    let output = traced(&folders, &["-e", inject], &folders.folder().join("log"));
    let there = folders.text();
    assert!(there == old || there == new, "{inject}: the registry is neither the old nor the new one");
    if output.status.success() {
        assert!(there == new, "{inject}: reported as saved, but it is not");
    }
    // The next start cleans up; then saving works as if nothing had been.
    let next = program(&folders).arg("edit").arg(folders.project()).stdin(Stdio::null()).output().unwrap();
    assert!(next.status.success(), "{inject}: {next:?}");
    for folder in [folders.project(), folders.kept().join("backups")] {
        assert!(strays(&folder).is_empty(), "{inject}: {:?}", strays(&folder));
    }
    let again =
        program(&folders).args(["edit", "--command", &set_name("Changed")]).arg(folders.project()).output().unwrap();
    assert!(again.status.success(), "{inject}: {again:?}");
    assert!(folders.text() == new, "{inject}");
    output.status.success()
}

#[test]
#[ignore = "thousands of runs under strace, several minutes"]
fn a_save_that_is_killed_or_fails_anywhere_loses_nothing() {
    let folders = Folders::new(&small());
    let old = folders.text();
    let log = folders.folder().join("log");
    let output = traced(&folders, &[], &log);
    assert!(output.status.success(), "{output:?}");
    let new = folders.text();
    assert_ne!(old, new);

    let mut injections = Vec::new();
    for (call, times) in calls(&log) {
        if call == "execve" || call.starts_with("exit") {
            continue;
        }
        let can_fail = ["open", "write", "fsync", "fdatasync", "rename", "mkdir", "unlink", "flock", "chmod", "lseek"];
        for time in 1..=times {
            injections.push(format!("inject={call}:signal=SIGKILL:when={time}"));
            if can_fail.iter().any(|name| call.contains(name)) {
                for error in ["ENOSPC", "EIO", "EROFS", "EDQUOT"] {
                    injections.push(format!("inject={call}:error={error}:when={time}"));
                    // And from there on, as on a disk that stays full.
                    injections.push(format!("inject={call}:error={error}:when={time}+"));
                }
            }
        }
    }
    assert!(injections.iter().any(|inject| inject.contains("fsync")) && injections.len() > 300, "{injections:?}");
    let saved = AtomicUsize::new(0);
    each(injections.len(), |at| {
        saved.fetch_add(usize::from(survive(&old, &new, &injections[at])), Ordering::Relaxed);
    });
    let saved = saved.into_inner();
    eprintln!("{} injections; {saved} saves went through all the same", injections.len());
    // Backups and cleaning up may fail without harm; most else must have stopped the save.
    assert!(saved > 0 && saved < injections.len() / 2, "{saved} of {} saves went through", injections.len());
}

#[test]
#[ignore = "five hundred sessions of some seconds each"]
fn a_session_that_is_killed_loses_at_most_two_seconds() {
    let worst = Mutex::new(Duration::ZERO);
    each(KILLS, |at| {
        let lost = killed(Duration::from_millis(1000 + (at as u64 * 7919) % 3000));
        let mut worst = worst.lock().unwrap();
        *worst = (*worst).max(lost);
    });
    eprintln!("at most {:?} of work were lost in {KILLS} kills", worst.lock().unwrap());
}

/// Edits until the session is killed; returns the age of the oldest edit that did not come back.
fn killed(after: Duration) -> Duration {
    let folders = Folders::new(&small());
    let mut child = program(&folders)
        .arg("edit")
        .arg(folders.project())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let reported = BufReader::new(child.stdout.take().unwrap());
    let acknowledged: Arc<Mutex<Vec<Instant>>> = Arc::default();
    let seen = Arc::clone(&acknowledged);
    let listener = std::thread::spawn(move || {
        for line in reported.lines() {
            if line.is_err() {
                return;
            }
            seen.lock().unwrap().push(Instant::now());
        }
    });
    // The clock runs from the first answer: a busy machine takes its time to open a project.
    let mut start = None;
    let mut sent = 0;
    while start.is_none_or(|start: Instant| start.elapsed() < after) {
        sent += 1;
        writeln!(input, "{}", set_name(&format!("Edit {sent}"))).unwrap();
        std::thread::sleep(Duration::from_millis(10));
        start = start.or_else(|| acknowledged.lock().unwrap().first().copied());
    }
    let end = Instant::now();
    child.kill().unwrap();
    child.wait().unwrap();
    listener.join().unwrap();
    let acknowledged = acknowledged.lock().unwrap();
    assert!(acknowledged.len() > 10, "the session hardly began");

    let recovered = program(&folders).args(["edit", "--recover"]).arg(folders.project()).stdin(Stdio::null()).output();
    let recovered = recovered.unwrap();
    assert!(recovered.status.success(), "{recovered:?}");
    let text = folders.text();
    let known = text.split_once("\"name\": \"Edit ").map_or(0, |(_, rest)| {
        rest.split_once('"').and_then(|(number, _)| number.parse::<usize>().ok()).expect("a number")
    });
    // The first edit that is missing was reported at this time.
    let lost = acknowledged.get(known).map_or(Duration::ZERO, |reported| end.saturating_duration_since(*reported));
    assert!(lost <= MOST_LOST, "{lost:?} of work are lost");
    lost
}

/// Does something for each number, several at a time.
fn each(count: usize, work: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= count {
                        return;
                    }
                    work(at);
                }
            });
        }
    });
}

#[test]
fn commands_are_made_and_saved_without_a_window() {
    let folders = Folders::new(&small());
    let output = program(&folders)
        .args(["edit", "--command", &set_name("One"), "--command", &set_name("Two"), "--command", "undo"])
        .arg(folders.project())
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let reported = String::from_utf8(output.stdout).unwrap();
    assert!(reported.contains("undo-set-name value=Two count=1") && reported.contains("3 edits saved"), "{reported}");
    assert!(folders.text().contains("\"name\": \"One\""));
    let wrong = program(&folders).args(["edit", "--command", "{\"fly\": 1}"]).arg(folders.project()).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    let refused = r#"{"delete": {"at": [{"card": 99999}]}}"#;
    let refused = program(&folders).args(["edit", "--command", refused]).arg(folders.project()).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert_eq!(String::from_utf8(refused.stderr).unwrap(), "ses-studio: there is nothing at `/cards/99999`\n");
}
