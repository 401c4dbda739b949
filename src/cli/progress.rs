//! Progress of long tasks: a bar on a terminal, otherwise a line per tenth. Ctrl+C stops the task, not the program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::sleep;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use super::eprint_line;
use crate::sim::{Progress, Task};

/// The time between two polls.
const PAUSE: Duration = Duration::from_millis(20);

/// Whether Ctrl+C was pressed. Pressing it again ends the program at once.
fn interrupted() -> Arc<AtomicBool> {
    static PRESSED: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    let flag = PRESSED.get_or_init(|| {
        let flag = Arc::new(AtomicBool::new(false));
        let pressed = Arc::clone(&flag);
        // If no handler can be set, Ctrl+C ends the program as usual.
        let _ = ctrlc::set_handler(move || {
            if pressed.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
        flag
    });
    Arc::clone(flag)
}

/// Waits for a task and returns its result; `None` if the task failed. `look` is called every few milliseconds.
pub fn wait<T: Send + 'static>(task: Task<T>, mut look: impl FnMut()) -> Option<T> {
    let interrupted = interrupted();
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {percent} % of {len} games, {msg}") {
        bar.set_style(style);
    }
    let mut tenth = 0;
    while !task.is_finished() {
        sleep(PAUSE);
        if interrupted.load(Ordering::Relaxed) && !task.is_cancelled() {
            bar.suspend(|| eprint_line("stopping"));
            task.cancel();
        }
        let progress = task.progress();
        bar.set_length(progress.all);
        bar.set_position(progress.done);
        bar.set_message(left(&progress));
        if bar.is_hidden() {
            report(&progress, &mut tenth);
        }
        look();
    }
    bar.finish_and_clear();
    task.join()
}

fn left(progress: &Progress) -> String {
    progress.left().map_or_else(String::new, |left| format!("about {} left", spoken(left)))
}

/// Prints a line for each finished tenth.
fn report(progress: &Progress, tenth: &mut u64) {
    let now = progress.done * 10 / progress.all.max(1);
    if now != *tenth && progress.elapsed >= Duration::from_millis(500) {
        *tenth = now;
        eprint_line(&format!("{} % of {} games; {}", now * 10, progress.all, left(progress)));
    }
}

fn spoken(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..=99 => format!("{seconds} s"),
        seconds @ 100..=5_999 => format!("{} min", seconds / 60),
        seconds => format!("{} h {} min", seconds / 3_600, seconds % 3_600 / 60),
    }
}
