//! The system's wish that the window ends: Ctrl+C in its terminal, `kill`, the end of a session. Without this the process
//! would end at once, and leave what it was at half done.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::Context;

/// How a shell tells that a program was ended by Ctrl+C.
const INTERRUPTED: i32 = 130;

/// Listens; what is given back is set when the window is to end. A second time ends the process at once.
pub fn listen(ctx: &Context) -> Arc<AtomicBool> {
    let asked = Arc::new(AtomicBool::new(false));
    let (flag, ctx) = (Arc::clone(&asked), ctx.clone());
    // Where signals cannot be listened to, they end the process as they always do.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
        ctx.request_repaint();
    });
    asked
}
