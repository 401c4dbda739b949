//! The system's own file dialogs. Where no service answers for them, `rfd` says the same as for "cancelled", so it is
//! asked only where one is there.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::Context;

use super::Purpose;
use crate::studio::view::{Ask, Asks};

/// Asks the system for a path; `None` where it has no dialogs.
pub fn ask(purpose: Purpose, ctx: &Context, title: &str) -> Option<Receiver<Option<PathBuf>>> {
    if !has_dialogs() {
        return None;
    }
    let (sender, answer) = channel();
    let dialog = rfd::FileDialog::new().set_title(title);
    let ctx = ctx.clone();
    let ask = move || {
        let path = if purpose.is_file() {
            let (name, ends) = purpose.files();
            dialog.add_filter(name, ends).pick_file()
        } else {
            dialog.pick_folder()
        };
        // Nobody listens any more where the window was shut.
        let _ = sender.send(path);
        ctx.request_repaint();
    };
    std::thread::Builder::new().name("file dialog".to_owned()).spawn(ask).ok()?;
    Some(answer)
}

/// Looks for the answer; false when it has come.
pub fn wait(purpose: Purpose, answer: &Receiver<Option<PathBuf>>, asks: &mut Asks) -> bool {
    match answer.try_recv() {
        Ok(path) => {
            asks.extend(path.map(|path| Ask::Path(purpose, path)));
            false
        }
        Err(TryRecvError::Empty) => true,
        Err(TryRecvError::Disconnected) => false,
    }
}

/// Whether there is a service for file dialogs: a desktop portal that the session can start, or zenity.
fn has_dialogs() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let has_bus = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some();
    let data = std::env::var_os("XDG_DATA_DIRS").unwrap_or_else(|| "/usr/local/share:/usr/share".into());
    let portal = "dbus-1/services/org.freedesktop.portal.Desktop.service";
    let has_portal = std::env::split_paths(&data).any(|folder| folder.join(portal).exists());
    let programs = std::env::var_os("PATH").unwrap_or_default();
    let has_zenity = std::env::split_paths(&programs).any(|folder| Path::new(&folder).join("zenity").exists());
    (has_bus && has_portal) || has_zenity
}
