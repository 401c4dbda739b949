//! Runs a project's own templates in a child process, so that a template that uses too much time or memory can be
//! stopped.
//!
//! The child gets all input through a pipe and opens no files. A message is a line of JSON with the lengths of the
//! binary parts that follow it.

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
use super::layout::{Fit, Spot};
use super::render::{Cancellation, FaceInput, Failure, OutputKind, RenderOutput, render};
use super::world::{Files, Fonts, TemplateEnv};
use crate::message;

/// The hidden subcommand that runs the child.
pub const SUBCOMMAND: &str = "face-helper";

/// The time limit for one face.
const TIME: Duration = Duration::from_secs(10);
/// How often to check for cancellation while waiting.
const LOOK: Duration = Duration::from_millis(50);
/// The memory limit of the child in MiB, on systems that support one.
const MEMORY: u64 = 1536;
/// Additional memory per pixel of a document's pictures, in bytes, because they are decoded, converted for the PDF, and
/// encoded.
const MEMORY_PER_PIXEL: u64 = 12;
/// The longest accepted message in bytes.
const MAX_MESSAGE: u64 = 1 << 30;

/// A request to the child.
#[derive(Serialize, Deserialize)]
enum HelperRequest {
    /// Sent once: the paths of the template's files. Their contents follow.
    Open { paths: Vec<String> },
    /// Render faces: the names of all pictures, and the index of the picture of each face. The pictures and the JSON of
    /// each face follow.
    Make { what: OutputKind, pictures: Vec<String>, of: Vec<Option<usize>> },
}

/// A response of the child.
#[derive(Serialize, Deserialize)]
enum HelperResponse {
    /// One more face is finished.
    Step,
    /// Finished; the output follows.
    RenderOutput {
        fits: Vec<Fit>,
        spots: Vec<Spot>,
        size: [u32; 2],
    },
    Failed(Failure),
}

/// Idle child processes.
pub(super) struct Helpers {
    program: PathBuf,
    files: Files,
    idle: Mutex<Vec<Helper>>,
}

impl Helpers {
    /// Creates a pool for these templates. Child processes are started on demand.
    pub(super) fn new(program: PathBuf, files: Files) -> Self {
        Self { program, files, idle: Mutex::default() }
    }

    /// Renders faces in a child process, which is kept for the next request unless it had to be stopped.
    pub(super) fn render(
        &self,
        faces: &[FaceInput],
        what: OutputKind,
        cancellation: Cancellation<'_>,
    ) -> Result<RenderOutput, Failure> {
        // The list is complete even after a panic, because nothing in between leaves it half changed.
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let pictures = Pictures::of(faces);
        // The basic limit is enough for any single picture.
        let more = if faces.len() > 1 { (pictures.pixels() * MEMORY_PER_PIXEL) >> 20 } else { 0 };
        let free = if more == 0 { idle().pop() } else { None };
        let mut helper = match free {
            Some(helper) => helper,
            None => Helper::start(self, MEMORY + more)
                .map_err(|error| Failure::Stopped(message!("problem-template-start", error = &error)))?,
        };
        let output = helper.render(faces, &pictures, what, cancellation);
        if more == 0 && !matches!(output, Err(Failure::Stopped(_) | Failure::Cancelled)) {
            idle().push(helper);
        }
        output
    }
}

/// The distinct pictures of some faces.
struct Pictures<'a> {
    all: Vec<&'a Art>,
    /// The index of each face's picture in `all`.
    of: Vec<Option<usize>>,
}

impl<'a> Pictures<'a> {
    fn of(faces: &'a [FaceInput]) -> Self {
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

/// A child process. Dropping it kills the process.
struct Helper {
    /// The memory limit in MiB.
    memory: u64,
    child: Child,
    input: BufWriter<ChildStdin>,
    answers: Receiver<(HelperResponse, Vec<Vec<u8>>)>,
    /// The text of its standard error, available after it has ended.
    error_text: Receiver<String>,
}

impl Drop for Helper {
    fn drop(&mut self) {
        // This fails if the process has already ended, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Helper {
    fn start(helpers: &Helpers, memory: u64) -> io::Result<Self> {
        let mut child = command(&helpers.program, memory)
            .env_clear()
            // One thread per child, because several children run in parallel.
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
        let (error_sender, error_text) = channel();
        let mut helper = Self { memory, child, input: BufWriter::new(input), answers, error_text };
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
            // The text is only used in an error message, so a failed read is ignored.
            let _ = errors.take(4096).read_to_end(&mut text);
            // The receiver is gone if the helper was dropped.
            let _ = error_sender.send(String::from_utf8_lossy(&text).into_owned());
        })?;
        let (paths, bytes): (Vec<String>, Vec<&[u8]>) =
            helpers.files.iter().map(|(path, bytes)| (path.clone(), bytes.as_slice())).unzip();
        send(&mut helper.input, &HelperRequest::Open { paths }, &bytes)?;
        Ok(helper)
    }

    fn render(
        &mut self,
        faces: &[FaceInput],
        pictures: &Pictures<'_>,
        what: OutputKind,
        cancellation: Cancellation<'_>,
    ) -> Result<RenderOutput, Failure> {
        let names = pictures.all.iter().map(|art| art.name.clone()).collect();
        let files = pictures.all.iter().map(|art| art.bytes.as_slice());
        let bytes: Vec<&[u8]> = files.chain(faces.iter().map(|face| face.data.as_slice())).collect();
        let ask = HelperRequest::Make { what, pictures: names, of: pictures.of.clone() };
        if send(&mut self.input, &ask, &bytes).is_err() {
            return Err(self.ended(pictures));
        }
        let mut last = Instant::now();
        loop {
            if !(cancellation.should_continue)() {
                return Err(Failure::Cancelled);
            }
            match self.answers.recv_timeout(LOOK) {
                Ok((HelperResponse::Step, _)) => {
                    last = Instant::now();
                    (cancellation.step)();
                }
                Ok((HelperResponse::RenderOutput { fits, spots, size }, bytes)) => {
                    return Ok(RenderOutput { fits, spots, size, bytes: bytes.into_iter().next().unwrap_or_default() });
                }
                Ok((HelperResponse::Failed(failure), _)) => return Err(failure),
                Err(RecvTimeoutError::Timeout) if last.elapsed() < TIME => {}
                Err(RecvTimeoutError::Timeout) => {
                    return Err(Failure::Stopped(message!("problem-template-time", seconds = TIME.as_secs())));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended(pictures)),
            }
        }
    }

    /// Describes why the child has ended unexpectedly.
    fn ended(&mut self, pictures: &Pictures<'_>) -> Failure {
        let status = self.child.wait().map(|status| status.to_string()).unwrap_or_default();
        let error_text = self.error_text.recv_timeout(TIME).unwrap_or_default();
        if error_text.contains("memory allocation") || error_text.contains("Cannot allocate memory") {
            let memory = self.memory;
            let for_pictures = (pictures.pixels() * 4) >> 20;
            let message = match pictures.all.len() {
                0 => message!("problem-template-memory", most = memory),
                count => {
                    message!("problem-template-memory-pictures", most = memory, size = for_pictures, count = count)
                }
            };
            return Failure::Stopped(message);
        }
        let last = error_text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
        Failure::Stopped(message!("problem-template-ended", status = status, words = last))
    }
}

/// The command that starts a child, with a memory limit on systems that support one.
#[cfg(unix)]
fn command(program: &std::path::Path, memory: u64) -> Command {
    let mut command = Command::new("/bin/sh");
    let limit = memory * 1024;
    // If the system cannot limit memory, the time limit still applies.
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

/// Runs the child: answers requests until the input ends. Then the process exits at once, even in the middle of a face,
/// because nobody is waiting for the result.
pub fn serve() -> io::Result<()> {
    let (sender, requests) = channel();
    thread::Builder::new().name("face requests".to_owned()).spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(ask)) = receive::<HelperRequest>(&mut input) {
            if sender.send(ask).is_err() {
                return;
            }
        }
        std::process::exit(0);
    })?;
    let output = Mutex::new(BufWriter::new(io::stdout()));
    let answer = |answer: &HelperResponse, bytes: &[&[u8]]| {
        let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
        send(&mut *output, answer, bytes)
    };
    let fonts = Arc::new(Fonts::embedded());
    let mut env = TemplateEnv::new(Arc::clone(&fonts), Files::new());
    for (ask, bytes) in requests {
        match ask {
            HelperRequest::Open { paths } => {
                env = TemplateEnv::new(Arc::clone(&fonts), paths.into_iter().zip(bytes).collect());
            }
            HelperRequest::Make { what, pictures, of } => {
                let faces = unpack(pictures, of, bytes);
                // If the answer cannot be sent, the parent has gone, and reading the next request ends this process.
                let step = || drop(answer(&HelperResponse::Step, &[]));
                match render(&env, &faces, what, Cancellation { step: &step, ..Cancellation::NONE }) {
                    Ok(RenderOutput { fits, spots, size, bytes }) => {
                        answer(&HelperResponse::RenderOutput { fits, spots, size }, &[&bytes])?;
                    }
                    Err(failure) => answer(&HelperResponse::Failed(failure), &[])?,
                }
            }
        }
    }
    Ok(())
}

fn unpack(pictures: Vec<String>, of: Vec<Option<usize>>, bytes: Vec<Vec<u8>>) -> Vec<FaceInput> {
    let mut bytes = bytes.into_iter();
    let mut next = || bytes.next().unwrap_or_default();
    // The parent has counted the pixels already.
    let pictures: Vec<Art> =
        pictures.into_iter().map(|name| Art { name, bytes: Arc::new(next()), pixels: 0 }).collect();
    of.into_iter().map(|art| FaceInput { data: next(), art: art.and_then(|at| pictures.get(at).cloned()) }).collect()
}

/// Writes a message: a line of JSON with the lengths of the parts, then the parts.
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

/// Reads a message. Returns `None` at the end of the input, and an error for a truncated message.
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
    use super::{HelperRequest, OutputKind, receive, send};

    #[test]
    fn a_message_arrives_as_it_was_sent_or_not_at_all() {
        let mut pipe = Vec::new();
        let ask = HelperRequest::Make {
            what: OutputKind::Svg,
            pictures: vec!["art.png".to_owned()],
            of: vec![None, Some(0)],
        };
        send(&mut pipe, &ask, &[b"{}", b"a\nb", b""]).expect("memory takes it");
        for end in 1..pipe.len() {
            assert!(receive::<HelperRequest>(&mut &pipe[..end]).is_err(), "cut off after {end} bytes");
        }
        let mut from = pipe.as_slice();
        let (ask, bytes) = receive::<HelperRequest>(&mut from).expect("it can be read").expect("there is one");
        assert!(matches!(ask, HelperRequest::Make { what: OutputKind::Svg, of, .. } if of == [None, Some(0)]));
        assert_eq!(bytes, [b"{}".to_vec(), b"a\nb".to_vec(), Vec::new()]);
        assert!(receive::<HelperRequest>(&mut from).expect("the end is no error").is_none());
    }
}
