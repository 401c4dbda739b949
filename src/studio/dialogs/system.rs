//! The system's own file dialogs. If no desktop service answers, `rfd` reports the same as for a cancelled dialog. But
//! then no dialog has taken the focus from the window, and the studio shows its own dialog instead. While the system's
//! dialog is open, or reported to be, the user can switch to the studio's own dialog as well.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use egui::Context;

use crate::studio::background::{Background, Progress};
use crate::studio::command::{FileCommand, Purpose};
use crate::studio::view::View;
use crate::studio::widgets::{dialog, dialog_buttons};

/// An answer without a path that comes sooner than this means that no dialog was shown.
const AT_ONCE: Duration = Duration::from_millis(400);

/// A dialog of the system that is open.
pub struct System {
    purpose: Purpose,
    begun: Instant,
    answer: Background<Option<PathBuf>>,
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
        let dialog = rfd::FileDialog::new().set_title(title);
        let ask = move || {
            if !purpose.is_file() {
                return dialog.pick_folder();
            }
            let (name, ends) = purpose.files();
            dialog.add_filter(name, ends).pick_file()
        };
        let answer = Background::start(ctx, "file dialog", ask).ok()?;
        Some(Self { purpose, begun: Instant::now(), answer, gave_focus: false })
    }

    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Shows that the system's dialog is open, and a button for the studio's own dialog.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> Next {
        self.gave_focus |= ctx.input(|input| input.viewport().focused) == Some(false);
        let mut next = next(self.answer.poll(), self.begun.elapsed(), self.gave_focus);
        match &next {
            Next::Done(path) => view.send_all(path.clone().map(|path| FileCommand::Path(self.purpose, path))),
            Next::Own => {}
            // Not in the first moment, because the dialog would only flash.
            Next::Wait if self.begun.elapsed() < AT_ONCE => ctx.request_repaint_after(AT_ONCE),
            Next::Wait => {
                let (title, hint) = (view.i18n.tr(self.purpose.title()), view.i18n.tr("files-system"));
                let buttons = [("files-here", true), ("cancel", true)];
                let answer = dialog(ctx, "system files", &title, &hint, 420.0, |ui| {
                    dialog_buttons(ui, &view.i18n, "", &buttons)
                });
                if answer.pressed == Some(0) {
                    next = Next::Own;
                } else if !answer.is_open {
                    next = Next::Done(None);
                }
            }
        }
        next
    }
}

/// The state after the dialog has been open for some time.
fn next(answer: Progress<Option<PathBuf>>, elapsed: Duration, gave_focus: bool) -> Next {
    match answer {
        Progress::Pending => Next::Wait,
        Progress::Done(None) if !gave_focus || elapsed < AT_ONCE => Next::Own,
        Progress::Done(path) => Next::Done(path),
        Progress::Failed => Next::Own,
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
    use std::time::Duration;

    use super::{AT_ONCE, Next, Progress, may_have_dialogs, next};

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
    fn no_path_without_a_dialog_is_not_an_answer() {
        let (soon, later) = (Duration::from_millis(30), AT_ONCE + Duration::from_secs(3));
        let path = || Some(PathBuf::from("/games/mine"));
        for (answer, elapsed, gave_focus, expected) in [
            (Progress::Done(None), soon, false, Next::Own),
            (Progress::Done(None), soon, true, Next::Own),
            (Progress::Done(None), later, false, Next::Own),
            (Progress::Done(None), later, true, Next::Done(None)),
            (Progress::Done(path()), soon, false, Next::Done(path())),
            (Progress::Done(path()), later, true, Next::Done(path())),
            (Progress::Pending, soon, false, Next::Wait),
            (Progress::Pending, later, true, Next::Wait),
            (Progress::Failed, later, true, Next::Own),
        ] {
            assert_eq!(next(answer.clone(), elapsed, gave_focus), expected, "{answer:?} {elapsed:?} {gave_focus}");
        }
    }
}
