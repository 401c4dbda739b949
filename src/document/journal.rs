//! The journal of unsaved edits. A thread writes all changes to a file, so that a crash loses at most two seconds of
//! work.
//!
//! A journal is a file of lines: first the versions of the files that it starts from, then one list of changes per
//! line.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::RecordPath;
use super::backups::{REGISTRY, RULESET, store_if_new};
use super::home::ProjectStorage;
use super::step::{Record, RecordChange};
use crate::card::read::minify;
use crate::registry::file::Version;
use crate::registry::{write, write_book, write_card, write_hero};
use crate::ruleset::Ruleset;
use crate::text::translation::FileChange;

/// The time for which changes are collected before they are written; much less than the promised two seconds.
const GATHER: Duration = Duration::from_millis(400);
/// The delay before writing is tried again after a failure.
const RETRY: Duration = Duration::from_secs(1);

/// The first line: the versions of the files that the changes apply to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Start {
    /// The format of the journal.
    pub(super) journal: u32,
    /// The hash of the registry file.
    pub(super) registry: String,
    /// The hash of the ruleset file.
    pub(super) ruleset: String,
}

impl Start {
    pub(super) fn new(base: &Base) -> Self {
        let version = |text: &str| Version::of(text.as_bytes()).hex();
        Self { journal: 1, registry: version(&base.registry), ruleset: version(&base.ruleset) }
    }
}

/// The texts that the changes apply to. They are stored with the backups, because other programs may change the files.
#[derive(Clone)]
pub(super) struct Base {
    pub(super) storage: ProjectStorage,
    pub(super) registry: Arc<str>,
    pub(super) ruleset: Arc<str>,
}

/// A change in the journal.
#[derive(Deserialize, Serialize)]
pub(super) struct Entry<'t> {
    pub(super) at: RecordPath,
    /// Whether the record is inserted; otherwise it is replaced or removed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) new: bool,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    pub(super) is: Option<&'t RawValue>,
    /// The text of the ruleset, if everything is replaced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) ruleset: Option<String>,
    /// The change of a language file, if this is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) file: Option<Splice>,
}

/// A change of a language file: the replacement of one range.
#[derive(Deserialize, Serialize)]
pub(super) struct Splice {
    /// The path in the project.
    pub(super) path: String,
    /// The hash of the text before; `None` if there was no file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) from: Option<String>,
    /// The start of the replaced range.
    start: usize,
    /// The length of the replaced range in bytes.
    bytes: usize,
    /// The new text; `None` removes the file.
    with: Option<String>,
}

impl Splice {
    fn new(change: &FileChange) -> Self {
        let (before, after) = (change.before.as_deref().unwrap_or_default(), change.after.as_deref());
        let from = change.before.as_ref().map(|before| Version::of(before.as_bytes()).hex());
        let path = change.path.clone();
        let Some(after) = after else { return Self { path, from, start: 0, bytes: before.len(), with: None } };
        let (a, b) = (before.as_bytes(), after.as_bytes());
        let mut start = a.iter().zip(b).take_while(|(a, b)| a == b).count();
        while !before.is_char_boundary(start) {
            start -= 1;
        }
        let most = a.len().min(b.len()) - start;
        let mut same = a.iter().rev().zip(b.iter().rev()).take(most).take_while(|(a, b)| a == b).count();
        while !before.is_char_boundary(before.len() - same) || !after.is_char_boundary(after.len() - same) {
            same -= 1;
        }
        let with = after[start..after.len() - same].to_owned();
        Self { path, from, start, bytes: before.len() - same - start, with: Some(with) }
    }

    /// The text after the change. The outer `Option` is `None` if the change was made to another text.
    #[allow(clippy::option_option, reason = "a file that goes is something else than a change that does not fit")]
    pub(super) fn apply_to(&self, before: Option<&str>) -> Option<Option<String>> {
        if self.from != before.map(|before| Version::of(before.as_bytes()).hex()) {
            return None;
        }
        let Some(with) = &self.with else { return Some(None) };
        let before = before.unwrap_or_default();
        let (head, tail) = (before.get(..self.start)?, before.get(self.start.checked_add(self.bytes)?..)?);
        Some(Some(format!("{head}{with}{tail}")))
    }
}

/// Changes made together, with the ruleset for writing the records.
struct Batch {
    changes: Vec<RecordChange>,
    files: Vec<FileChange>,
    rules: Arc<Ruleset>,
}

enum Message {
    Changes(Batch),
    /// All edits are saved. The following changes apply to the new files.
    Restart(Base),
    /// Write at once and reply when it is done.
    Flush(Sender<()>),
}

/// Writes changes in a separate thread.
pub(super) struct Journal {
    sender: Option<Sender<Message>>,
    thread: Option<JoinHandle<()>>,
    failure: Arc<Mutex<Option<String>>>,
}

impl Journal {
    pub(super) fn new(path: PathBuf, base: Base) -> io::Result<Self> {
        let (sender, receiver) = mpsc::channel();
        let failure = Arc::default();
        let mut writer = Writer {
            path,
            base,
            file: None,
            written: 0,
            waiting: Vec::new(),
            failure: Arc::clone(&failure),
            known: HashSet::new(),
        };
        let thread = std::thread::Builder::new().name("journal".into()).spawn(move || writer.run(&receiver))?;
        Ok(Self { sender: Some(sender), thread: Some(thread), failure })
    }

    pub(super) fn write(&self, changes: &[RecordChange], files: &[FileChange], rules: &Arc<Ruleset>) {
        let made = Batch { changes: changes.to_vec(), files: files.to_vec(), rules: Arc::clone(rules) };
        self.send(Message::Changes(made));
    }

    /// Discards the written changes, because they are saved or unwanted.
    pub(super) fn restart(&self, base: Base) {
        self.send(Message::Restart(base));
    }

    /// Waits until everything is written.
    pub(super) fn flush(&self) {
        let (done, wait) = mpsc::channel();
        self.send(Message::Flush(done));
        let _ = wait.recv();
    }

    /// The error since the last call, if any.
    pub(super) fn take_failure(&self) -> Option<String> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn send(&self, message: Message) {
        if let Some(sender) = &self.sender {
            // Drop the sender first, because the thread ends when there is no sender.
            let _ = sender.send(message);
        }
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

struct Writer {
    path: PathBuf,
    base: Base,
    file: Option<File>,
    /// The length of the complete lines in the file.
    written: u64,
    /// The lines that have not been written yet.
    waiting: Vec<u8>,
    failure: Arc<Mutex<Option<String>>>,
    /// The language files whose first text has been stored.
    known: HashSet<String>,
}

impl Writer {
    fn run(&mut self, receiver: &Receiver<Message>) {
        let mut gathered: Vec<Batch> = Vec::new();
        let mut due: Option<Instant> = None;
        loop {
            let message = match due {
                Some(due) => receiver.recv_timeout(due.saturating_duration_since(Instant::now())),
                None => receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match message {
                Ok(Message::Changes(made)) => {
                    gathered.push(made);
                    due = due.or_else(|| Some(Instant::now() + GATHER));
                }
                Ok(Message::Restart(base)) => {
                    gathered.clear();
                    due = None;
                    self.restart(base);
                }
                Ok(Message::Flush(done)) => {
                    due = self.write_down(&mut gathered);
                    let _ = done.send(());
                }
                Err(RecvTimeoutError::Timeout) => due = self.write_down(&mut gathered),
                Err(RecvTimeoutError::Disconnected) => {
                    self.write_down(&mut gathered);
                    return;
                }
            }
        }
    }

    fn restart(&mut self, base: Base) {
        self.base = base;
        self.waiting.clear();
        self.known.clear();
        self.written = 0;
        if self.file.take().is_some() {
            // If the file remains, the next start finds that it contains nothing new.
            let _ = fs::remove_file(&self.path);
        }
    }

    /// Writes the collected changes. Returns the time of the next attempt if that fails.
    fn write_down(&mut self, gathered: &mut Vec<Batch>) -> Option<Instant> {
        for made in coalesce(std::mem::take(gathered)) {
            for change in &made.files {
                // Recovery needs the text that the first change of a file applies to.
                if self.known.insert(change.path.clone())
                    && let Some(before) = &change.before
                    && let Err(error) = store_if_new(&self.base.storage, before, &change.path)
                {
                    *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.to_string());
                }
            }
            self.waiting.extend(line(&made));
        }
        if self.waiting.is_empty() {
            return None;
        }
        match self.append() {
            Ok(()) => None,
            Err(error) => {
                *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.to_string());
                Some(Instant::now() + RETRY)
            }
        }
    }

    fn append(&mut self) -> io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            None => {
                let Base { storage, registry, ruleset } = &self.base;
                for (text, file) in [(registry, REGISTRY), (ruleset, RULESET)] {
                    store_if_new(storage, text, file).map_err(io::Error::other)?;
                }
                let mut first = serde_json::to_vec(&Start::new(&self.base))?;
                first.push(b'\n');
                first.append(&mut self.waiting);
                self.waiting = first;
                let file = OpenOptions::new().write(true).create(true).truncate(true).open(&self.path);
                match file {
                    Ok(file) => self.file.insert(file),
                    Err(error) => {
                        // The next attempt writes the first line again.
                        let end = self.waiting.iter().position(|&byte| byte == b'\n').map_or(0, |at| at + 1);
                        self.waiting.drain(..end);
                        return Err(error);
                    }
                }
            }
        };
        let result = file.write_all(&self.waiting).and_then(|()| file.sync_data());
        if let Err(error) = result {
            // Remove an incomplete line, so that the next attempt starts at the same position.
            file.set_len(self.written)?;
            io::Seek::seek(file, io::SeekFrom::Start(self.written))?;
            return Err(error);
        }
        self.written += self.waiting.len() as u64;
        self.waiting.clear();
        Ok(())
    }
}

/// Drops changes that a later change of the same record replaces, so that a burst of typing is one line.
fn coalesce(gathered: Vec<Batch>) -> Vec<Batch> {
    let mut kept: Vec<Batch> = Vec::with_capacity(gathered.len());
    for made in gathered {
        let is_same = |last: &Batch| match (&last.changes[..], &made.changes[..]) {
            ([last_change], [next]) if last.files.is_empty() && made.files.is_empty() => {
                last_change.place == next.place
                    && last_change.after.is_some()
                    && next.before.is_some()
                    && next.after.is_some()
            }
            ([], []) => last.files.iter().map(|file| &file.path).eq(made.files.iter().map(|file| &file.path)),
            _ => false,
        };
        match kept.last_mut() {
            Some(last) if is_same(last) => {
                for (last, next) in last.changes.iter_mut().zip(made.changes) {
                    last.after = next.after;
                }
                for (last, next) in last.files.iter_mut().zip(made.files) {
                    last.after = next.after;
                }
            }
            _ => kept.push(made),
        }
    }
    kept
}

fn line(made: &Batch) -> Vec<u8> {
    let Batch { changes, files, rules } = made;
    let texts: Vec<Option<Box<RawValue>>> = changes
        .iter()
        .map(|change| {
            let json = match change.after.as_ref()? {
                Record::Card(card) => write_card(card, rules),
                Record::Hero(hero) => write_hero(hero, rules),
                Record::Book(book) => write_book(book),
                Record::Project(whole) => {
                    let by_its_own = Ruleset::read(&crate::base::Source::new("", &*whole.ruleset)).0;
                    write(&whole.registry, by_its_own.as_ref().unwrap_or(rules))
                }
            };
            RawValue::from_string(minify(&json).into()).ok()
        })
        .collect();
    let entries: Vec<Entry<'_>> = changes
        .iter()
        .zip(&texts)
        .map(|(change, text)| Entry {
            at: change.place,
            new: change.before.is_none(),
            is: text.as_deref(),
            ruleset: match &change.after {
                Some(Record::Project(whole)) => Some(whole.ruleset.to_string()),
                _ => None,
            },
            file: None,
        })
        .chain(files.iter().map(|change| Entry {
            at: RecordPath::File,
            new: false,
            is: None,
            ruleset: None,
            file: Some(Splice::new(change)),
        }))
        .collect();
    let mut line = serde_json::to_vec(&entries).unwrap_or_default();
    line.push(b'\n');
    line
}

/// The first line and the complete lines of changes. An incomplete last line is ignored.
pub(super) fn read(path: &Path) -> Option<(Start, String)> {
    let bytes = fs::read(path).ok()?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let text = std::str::from_utf8(bytes.get(..whole)?).ok()?;
    let (first, rest) = text.split_once('\n')?;
    let start: Start = serde_json::from_str(first).ok()?;
    (start.journal == 1).then(|| (start, rest.to_owned()))
}
