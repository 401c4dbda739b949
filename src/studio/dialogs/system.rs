//! The system's own file dialogs. Where no service answers for them, `rfd` says the same as for "cancelled"; but then no
//! dialog has taken the keyboard from the window, and the studio shows its own. It offers its own too for as long as the
//! system's is open, or said to be.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use egui::Context;

use crate::studio::command::{FileCommand, Purpose};
use crate::studio::view::View;
use crate::studio::widgets::{Button, dialog};

/// An answer without a path that comes sooner than this means that no dialog was shown.
const AT_ONCE: Duration = Duration::from_millis(400);

/// A dialog of the system that is open.
pub struct System {
    purpose: Purpose,
    begun: Instant,
    answer: Receiver<Option<PathBuf>>,
    /// Whether the window has lost the focus since then.
    gave_focus: bool,
}

/// The state after a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// The user has not answered yet.
    Wait,
    /// The user has chosen a path or cancelled.
    Done(Option<PathBuf>),
    /// The system has no file dialog, so the studio shows its own.
    Own,
}

impl System {
    /// Asks the system for a path. `None` if the system cannot have file dialogs.
    pub fn ask(purpose: Purpose, ctx: &Context, title: &str) -> Option<Self> {
        if !can_ask() {
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
            // The receiver is gone if the user took the studio's own dialog or closed the window.
            let _ = sender.send(path);
            ctx.request_repaint();
        };
        std::thread::Builder::new().name("file dialog".to_owned()).spawn(ask).ok()?;
        Some(Self { purpose, begun: Instant::now(), answer, gave_focus: false })
    }

    /// The purpose of the path.
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Polls for the answer.
    fn next(&self, now: Instant) -> Next {
        match self.answer.try_recv() {
            Ok(None) if !self.gave_focus || now.saturating_duration_since(self.begun) < AT_ONCE => Next::Own,
            Ok(path) => Next::Done(path),
            Err(TryRecvError::Empty) => Next::Wait,
            Err(TryRecvError::Disconnected) => Next::Own,
        }
    }

    /// Shows that the system's dialog is open, and a button for the studio's own dialog.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> Next {
        self.gave_focus |= ctx.input(|input| input.viewport().focused) == Some(false);
        let mut next = self.next(Instant::now());
        match &next {
            Next::Done(path) => view.send_all(path.clone().map(|path| FileCommand::Path(self.purpose, path))),
            Next::Own => {}
            // Not in the first moment, because the dialog would only flash.
            Next::Wait if self.begun.elapsed() < AT_ONCE => ctx.request_repaint_after(AT_ONCE),
            Next::Wait => {
                let (title, hint) = (view.i18n.tr(self.purpose.title()), view.i18n.tr("files-system"));
                let shut = dialog(ctx, "system files", &title, &hint, 420.0, |ui| {
                    ui.add_space(4.0);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        if ui.add(Button::new(&view.i18n.tr("files-here"))).clicked() {
                            next = Next::Own;
                        }
                        if ui.add(Button::new(&view.i18n.tr("cancel"))).clicked() {
                            next = Next::Done(None);
                        }
                    });
                });
                if shut {
                    next = Next::Done(None);
                }
            }
        }
        next
    }
}

/// Whether the system can have file dialogs. On Linux a desktop service shows them. Without the session bus the service is
/// not asked, because asking would start a bus. `zenity` needs no bus.
fn can_ask() -> bool {
    let bus = std::env::var_os("DBUS_SESSION_BUS_ADDRESS");
    let programs = std::env::var_os("PATH").unwrap_or_default();
    may_have_dialogs(cfg!(target_os = "linux"), bus.as_deref(), &programs)
}

/// The same for a system, its bus and its program folders.
fn may_have_dialogs(is_linux: bool, bus: Option<&OsStr>, programs: &OsStr) -> bool {
    let has_bus = bus.is_some_and(|address| !address.is_empty());
    !is_linux || has_bus || std::env::split_paths(programs).any(|folder| folder.join("zenity").is_file())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::sync::mpsc::channel;
    use std::time::{Duration, Instant};

    use super::{AT_ONCE, Next, Purpose, System, may_have_dialogs};

    #[test]
    fn a_system_without_a_bus_or_a_program_for_dialogs_is_not_asked() {
        let folder = tempfile::tempdir().unwrap();
        let programs = std::env::join_paths(["/nowhere".as_ref(), folder.path()]).unwrap();
        assert!(!may_have_dialogs(true, None, &programs));
        assert!(!may_have_dialogs(true, Some("".as_ref()), &programs));
        assert!(may_have_dialogs(true, Some("unix:path=/run/user/1000/bus".as_ref()), &programs));
        assert!(may_have_dialogs(false, None, "".as_ref()));
        std::fs::write(folder.path().join("zenity"), "").unwrap();
        assert!(may_have_dialogs(true, None, &programs));
    }

    #[test]
    fn no_path_without_a_dialog_is_not_a_wish() {
        let begun = Instant::now();
        let soon = begun + Duration::from_millis(30);
        let later = begun + AT_ONCE + Duration::from_secs(3);
        let path = || Some(PathBuf::from("/games/mine"));
        for (sent, now, gave_focus, expected) in [
            (Some(None), soon, false, Next::Own),
            (Some(None), soon, true, Next::Own),
            (Some(None), later, false, Next::Own),
            (Some(None), later, true, Next::Done(None)),
            (Some(path()), soon, false, Next::Done(path())),
            (Some(path()), later, true, Next::Done(path())),
            (None, soon, false, Next::Wait),
            (None, later, true, Next::Wait),
        ] {
            let (sender, answer) = channel();
            let system = System { purpose: Purpose::OpenProject, begun, answer, gave_focus };
            if let Some(sent) = sent.clone() {
                sender.send(sent).unwrap();
            }
            assert_eq!(system.next(now), expected, "{sent:?} {gave_focus}");
        }
        let (sender, answer) = channel();
        drop(sender);
        let system = System { purpose: Purpose::OpenProject, begun, answer, gave_focus: true };
        assert_eq!(system.next(later), Next::Own, "the asking ended itself");
    }
}
