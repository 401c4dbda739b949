//! A project's own templates run in a child of this program: what takes too long, or too much memory, ends there.
//!
//! The child gets everything over its standard input and touches no file. A message is a line of JSON that tells the
//! lengths of the bytes after it.

use std::collections::HashMap;
use std::io::{self, BufRead as _, BufReader, BufWriter, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::art::Art;
use super::making::{Failure, Given, Made, Waiting, What, make};
use super::setting::{Fit, Spot};
use super::stage::{Files, Fonts, Stage};

/// The hidden subcommand of the child.
pub const SUBCOMMAND: &str = "face-helper";

/// How long a template may take for one face.
const TIME: Duration = Duration::from_secs(10);
/// How often it is asked meanwhile whether somebody still waits for it.
const LOOK: Duration = Duration::from_millis(50);
/// How much memory the child may have, in MiB, where the system can limit it.
const MEMORY: u64 = 1536;
/// How much more it may have for each pixel of a document's pictures, in bytes: they are decoded, made ready for the
/// document, and written.
const MEMORY_PER_PIXEL: u64 = 12;
/// The longest line of JSON and the most bytes after it that are read.
const MAX_MESSAGE: u64 = 1 << 30;

/// What the child is asked.
#[derive(Serialize, Deserialize)]
enum Ask {
    /// The template's files, once: their paths; the bytes follow.
    Open { paths: Vec<String> },
    /// Faces to make something of: the names of all pictures, and which of them each face has; pictures and the data of
    /// each face follow.
    Make { what: What, pictures: Vec<String>, of: Vec<Option<usize>> },
}

/// What it answers.
#[derive(Serialize, Deserialize)]
enum Answer {
    /// Another face is done.
    Step,
    /// All is done; the bytes follow.
    Made { fits: Vec<Fit>, spots: Vec<Spot>, size: [u32; 2] },
    /// It could not be done.
    Failed(Failure),
}

/// Children that wait for work.
pub(super) struct Helpers {
    program: PathBuf,
    files: Files,
    idle: Mutex<Vec<Helper>>,
}

impl Helpers {
    /// Children of a program that run these templates; they are started when there is work.
    pub(super) fn new(program: PathBuf, files: Files) -> Self {
        Self { program, files, idle: Mutex::default() }
    }

    /// Makes something in a child. It is kept for the next time, unless it had to be stopped.
    pub(super) fn make(&self, faces: &[Given], what: What, waiting: Waiting<'_>) -> Result<Made, Failure> {
        // A lock is poisoned only by a panic in between; the list is whole all the same.
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let pictures = Pictures::of(faces);
        // One face never has so many pixels that its child needs more than the others.
        let more = if faces.len() > 1 { (pictures.pixels() * MEMORY_PER_PIXEL) >> 20 } else { 0 };
        let free = if more == 0 { idle().pop() } else { None };
        let mut helper = match free {
            Some(helper) => helper,
            None => Helper::start(self, MEMORY + more).map_err(|error| {
                Failure::Stopped(format!("the process for the project's templates cannot be started: {error}"))
            })?,
        };
        let made = helper.make(faces, &pictures, what, waiting);
        if more == 0 && !matches!(made, Err(Failure::Stopped(_) | Failure::Cancelled)) {
            idle().push(helper);
        }
        made
    }
}

/// The pictures of faces, each once.
struct Pictures<'a> {
    all: Vec<&'a Art>,
    /// Which of them each face has.
    of: Vec<Option<usize>>,
}

impl<'a> Pictures<'a> {
    fn of(faces: &'a [Given]) -> Self {
        let mut all: Vec<&Art> = Vec::new();
        let mut known = HashMap::new();
        let mut number = |art: &'a Art| {
            *known.entry(Arc::as_ptr(&art.bytes)).or_insert_with(|| {
                all.push(art);
                all.len() - 1
            })
        };
        let of = faces.iter().map(|face| face.art.as_ref().map(&mut number)).collect();
        Self { all, of }
    }

    fn pixels(&self) -> u64 {
        self.all.iter().map(|art| art.pixels).sum()
    }
}

/// A child. It is ended when this is dropped.
struct Helper {
    /// How much memory it may have, in MiB.
    memory: u64,
    child: Child,
    input: BufWriter<ChildStdin>,
    answers: Receiver<(Answer, Vec<Vec<u8>>)>,
    /// What it has said on standard error, once it has ended.
    complaint: Receiver<String>,
}

impl Drop for Helper {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Helper {
    fn start(helpers: &Helpers, memory: u64) -> io::Result<Self> {
        let mut child = command(&helpers.program, memory)
            .env_clear()
            // One thread a child: several children work side by side.
            .env("RAYON_NUM_THREADS", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (Some(input), Some(output), Some(errors)) = (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::Error::other("it has no pipes"));
        };
        let (sender, answers) = channel();
        let (complain, complaint) = channel();
        let mut helper = Self { memory, child, input: BufWriter::new(input), answers, complaint };
        thread::Builder::new().name("face answers".to_owned()).spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(message)) = receive(&mut output) {
                if sender.send(message).is_err() {
                    return;
                }
            }
        })?;
        thread::Builder::new().name("face complaints".to_owned()).spawn(move || {
            let mut text = Vec::new();
            // What cannot be read is not said.
            let _ = errors.take(4096).read_to_end(&mut text);
            // Nobody wants to know it when the helper is gone.
            let _ = complain.send(String::from_utf8_lossy(&text).into_owned());
        })?;
        let (paths, bytes): (Vec<String>, Vec<&[u8]>) =
            helpers.files.iter().map(|(path, bytes)| (path.clone(), bytes.as_slice())).unzip();
        send(&mut helper.input, &Ask::Open { paths }, &bytes)?;
        Ok(helper)
    }

    fn make(
        &mut self,
        faces: &[Given],
        pictures: &Pictures<'_>,
        what: What,
        waiting: Waiting<'_>,
    ) -> Result<Made, Failure> {
        let names = pictures.all.iter().map(|art| art.name.clone()).collect();
        let files = pictures.all.iter().map(|art| art.bytes.as_slice());
        let bytes: Vec<&[u8]> = files.chain(faces.iter().map(|face| face.data.as_slice())).collect();
        let ask = Ask::Make { what, pictures: names, of: pictures.of.clone() };
        if send(&mut self.input, &ask, &bytes).is_err() {
            return Err(self.ended(pictures));
        }
        let mut last = Instant::now();
        loop {
            if !(waiting.goes_on)() {
                return Err(Failure::Cancelled);
            }
            match self.answers.recv_timeout(LOOK) {
                Ok((Answer::Step, _)) => {
                    last = Instant::now();
                    (waiting.step)();
                }
                Ok((Answer::Made { fits, spots, size }, bytes)) => {
                    return Ok(Made { fits, spots, size, bytes: bytes.into_iter().next().unwrap_or_default() });
                }
                Ok((Answer::Failed(failure), _)) => return Err(failure),
                Err(RecvTimeoutError::Timeout) if last.elapsed() < TIME => {}
                Err(RecvTimeoutError::Timeout) => {
                    let seconds = TIME.as_secs();
                    return Err(Failure::Stopped(format!(
                        "the template was stopped after {seconds} s for one face; look for a loop that goes on too long"
                    )));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended(pictures)),
            }
        }
    }

    /// Why the child has ended by itself.
    fn ended(&mut self, pictures: &Pictures<'_>) -> Failure {
        let status = self.child.wait().map(|status| status.to_string()).unwrap_or_default();
        let complaint = self.complaint.recv_timeout(TIME).unwrap_or_default();
        if complaint.contains("memory allocation") || complaint.contains("Cannot allocate memory") {
            let memory = self.memory;
            let for_pictures = (pictures.pixels() * 4) >> 20;
            let with = match pictures.all.len() {
                0 => String::new(),
                1 => format!(", {for_pictures} MiB of it for the card's picture"),
                count => format!(", {for_pictures} MiB of it for the {count} pictures of the cards"),
            };
            return Failure::Stopped(format!(
                "the template was stopped because it needed more than {memory} MiB of memory{with}; look for a list or text that keeps growing, or a picture that is drawn many times"
            ));
        }
        let last = complaint.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
        Failure::Stopped(format!("the template ended its process ({status}): {last}"))
    }
}

/// The command that starts a child, with a limit of memory where the system has one for processes.
#[cfg(unix)]
fn command(program: &std::path::Path, memory: u64) -> Command {
    let mut command = Command::new("/bin/sh");
    let limit = memory * 1024;
    // A system that cannot limit memory goes on without: the limit of time is kept everywhere.
    command.args(["-c", &format!("ulimit -v {limit} 2>/dev/null; exec \"$0\" \"$@\"")]);
    command.arg(program).arg(SUBCOMMAND);
    command
}

#[cfg(not(unix))]
fn command(program: &std::path::Path, _: u64) -> Command {
    let mut command = Command::new(program);
    command.arg(SUBCOMMAND);
    command
}

/// The child's side: answers until its input ends. It ends with it, whatever it is at: nobody waits for that any more.
pub fn serve() -> io::Result<()> {
    let (sender, asks) = channel();
    thread::Builder::new().name("face asks".to_owned()).spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(ask)) = receive::<Ask>(&mut input) {
            if sender.send(ask).is_err() {
                return;
            }
        }
        std::process::exit(0);
    })?;
    let output = Mutex::new(BufWriter::new(io::stdout()));
    let answer = |answer: &Answer, bytes: &[&[u8]]| {
        let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
        send(&mut *output, answer, bytes)
    };
    let fonts = Arc::new(Fonts::embedded());
    let mut stage = Stage::new(Arc::clone(&fonts), Files::new());
    for (ask, bytes) in asks {
        match ask {
            Ask::Open { paths } => stage = Stage::new(Arc::clone(&fonts), paths.into_iter().zip(bytes).collect()),
            Ask::Make { what, pictures, of } => {
                let faces = unpack(pictures, of, bytes);
                // Whoever does not read the answers any more has ended, and then this process ends too.
                let step = || drop(answer(&Answer::Step, &[]));
                match make(&stage, &faces, what, Waiting { step: &step, ..Waiting::TO_THE_END }) {
                    Ok(Made { fits, spots, size, bytes }) => answer(&Answer::Made { fits, spots, size }, &[&bytes])?,
                    Err(failure) => answer(&Answer::Failed(failure), &[])?,
                }
            }
        }
    }
    Ok(())
}

fn unpack(pictures: Vec<String>, of: Vec<Option<usize>>, bytes: Vec<Vec<u8>>) -> Vec<Given> {
    let mut bytes = bytes.into_iter();
    let mut next = || bytes.next().unwrap_or_default();
    // Here nobody asks for the pixels: they were counted before.
    let pictures: Vec<Art> =
        pictures.into_iter().map(|name| Art { name, bytes: Arc::new(next()), pixels: 0 }).collect();
    of.into_iter().map(|art| Given { data: next(), art: art.and_then(|at| pictures.get(at).cloned()) }).collect()
}

/// Writes a message: a line of JSON, and the bytes whose lengths it tells.
fn send(to: &mut impl Write, message: &impl Serialize, bytes: &[&[u8]]) -> io::Result<()> {
    let lengths: Vec<usize> = bytes.iter().map(|bytes| bytes.len()).collect();
    let mut line = serde_json::to_vec(&(message, lengths))?;
    line.push(b'\n');
    to.write_all(&line)?;
    for bytes in bytes {
        to.write_all(bytes)?;
    }
    to.flush()
}

/// Reads a message; none at the end of the input. One that is cut off, because its sender has ended, is an error.
fn receive<T: DeserializeOwned>(from: &mut impl io::BufRead) -> io::Result<Option<(T, Vec<Vec<u8>>)>> {
    let mut line = Vec::new();
    if from.take(MAX_MESSAGE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let (message, lengths): (T, Vec<u64>) = serde_json::from_slice(&line)?;
    if lengths.iter().fold(0_u64, |sum, length| sum.saturating_add(*length)) > MAX_MESSAGE {
        return Err(io::Error::other("the message is too long"));
    }
    let mut all = Vec::with_capacity(lengths.len());
    for length in lengths {
        let mut bytes = Vec::new();
        from.take(length).read_to_end(&mut bytes)?;
        if bytes.len() as u64 != length {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        all.push(bytes);
    }
    Ok(Some((message, all)))
}

#[cfg(test)]
mod tests {
    use super::{Ask, What, receive, send};

    #[test]
    fn a_message_arrives_as_it_was_sent_or_not_at_all() {
        let mut pipe = Vec::new();
        let ask = Ask::Make { what: What::Svg, pictures: vec!["art.png".to_owned()], of: vec![None, Some(0)] };
        send(&mut pipe, &ask, &[b"{}", b"a\nb", b""]).expect("memory takes it");
        for end in 1..pipe.len() {
            assert!(receive::<Ask>(&mut &pipe[..end]).is_err(), "cut off after {end} bytes");
        }
        let mut from = pipe.as_slice();
        let (ask, bytes) = receive::<Ask>(&mut from).expect("it can be read").expect("there is one");
        assert!(matches!(ask, Ask::Make { what: What::Svg, of, .. } if of == [None, Some(0)]));
        assert_eq!(bytes, [b"{}".to_vec(), b"a\nb".to_vec(), Vec::new()]);
        assert!(receive::<Ask>(&mut from).expect("the end is no error").is_none());
    }
}
