//! Requests of the system to close the window: Ctrl+C in its terminal, `kill`, the end of a session. Without a handler the
//! process would end at once, and leave a print job or a save half done.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::Context;

/// The exit code of a program that was ended by Ctrl+C.
const INTERRUPTED: i32 = 130;

/// Returns a flag that is set when the window is to close. A second request ends the process at once.
pub fn listen(ctx: &Context) -> Arc<AtomicBool> {
    let requested = Arc::new(AtomicBool::new(false));
    let (flag, ctx) = (Arc::clone(&requested), ctx.clone());
    // Without a handler, signals end the process as usual.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
        ctx.request_repaint();
    });
    requested
}
