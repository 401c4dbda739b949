//! Dialogs about the file: conflict, recovery, earlier versions, unsaved edits.

use egui::{Context, FontId, Frame, ScrollArea, Ui};
use time::OffsetDateTime;

use crate::document::{Backup, ChangedBy, Difference, Resolution};
use crate::studio::command::{FileCommand, Then};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, dialog, dialog_buttons, label, paragraph, question_buttons, wrapped_label};

/// Another program has changed the file.
pub fn conflict(ctx: &Context, view: &View<'_>) -> bool {
    const ANSWERS: [Resolution; 3] = [Resolution::Merge, Resolution::TakeTheirs, Resolution::KeepMine];
    let i18n = &view.i18n;
    let Some(conflict) = view.document.conflict() else { return false };
    let mut pressed = None;
    let shut = dialog(ctx, "conflict", &i18n.tr("conflict-title"), &i18n.tr("conflict-hint"), 620.0, |ui| {
        if !conflict.differences.is_empty() {
            differences(ui, view, &conflict.differences);
        }
        if let Some(reason) = &conflict.not_mergeable {
            paragraph(ui, &problem_text::problem(i18n, reason));
        }
        let can_merge = conflict.not_mergeable.is_none();
        let buttons = [("conflict-merge", can_merge), ("conflict-theirs", true), ("conflict-mine", true)];
        pressed = dialog_buttons(ui, i18n, "", &buttons);
    });
    view.send_all(pressed.map(|at| FileCommand::Resolve(ANSWERS[at])));
    !shut && pressed.is_none()
}

/// The changes, record by record: a minus for the local version, a plus for the version in the file.
fn differences(ui: &mut Ui, view: &View<'_>, differences: &[Difference]) {
    let i18n = &view.i18n;
    label(ui, &i18n.tr("conflict-legend"), theme::small(Weight::Regular), colours(ui).label);
    Frame::new().fill(colours(ui).well).corner_radius(f32::from(radius::ITEM)).inner_margin(8.0).show(ui, |ui| {
        ScrollArea::vertical().max_height(320.0).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for difference in differences {
                let by = match difference.by {
                    ChangedBy::Mine => "conflict-changed-mine",
                    ChangedBy::Theirs => "conflict-changed-theirs",
                    ChangedBy::Both | ChangedBy::BothConflicting => "conflict-changed-both",
                };
                ui.horizontal(|ui| {
                    label(ui, &difference.id, theme::mono(11.0), colours(ui).text);
                    label(ui, &i18n.tr(by), theme::small(Weight::Regular), colours(ui).label);
                });
                for line in &difference.lines {
                    diff_line(ui, line.sign, &line.text);
                }
            }
        });
    });
}

fn diff_line(ui: &mut Ui, sign: char, text: &str) {
    let colours = colours(ui);
    let colour = match sign {
        '+' => colours.good,
        '-' => colours.error.text,
        _ => colours.label,
    };
    wrapped_label(ui, &format!("{sign} {text}"), FontId::monospace(11.0), colour);
}

/// Unsaved edits of an earlier session.
pub fn recovery(ctx: &Context, view: &View<'_>) -> bool {
    let i18n = &view.i18n;
    let Some(recovery) = view.document.recovery() else { return false };
    let mut pressed = None;
    let hint = i18n.tr_count("recovery-hint", recovery.records);
    // Escape must not discard anything, so the dialog stays until the user decides.
    dialog(ctx, "recovery", &i18n.tr("recovery-title"), &hint, 420.0, |ui| {
        pressed = question_buttons(ui, i18n, &["recovery-recover", "recovery-discard"]);
    });
    view.send_all(pressed.map(|at| FileCommand::Recover(at == 0)));
    pressed.is_none()
}

/// Earlier versions of the files.
pub fn backups(ctx: &Context, view: &View<'_>, backups: &[Backup]) -> bool {
    let i18n = &view.i18n;
    let mut chosen = None;
    let hint = if backups.is_empty() { i18n.tr("backups-none") } else { "".into() };
    let shut = dialog(ctx, "backups", &i18n.tr("backups-title"), &hint, 520.0, |ui| {
        ScrollArea::vertical().max_height(360.0).auto_shrink([false, true]).show(ui, |ui| {
            for backup in backups {
                ui.horizontal(|ui| {
                    label(ui, &when(backup.when), theme::body(Weight::Regular), colours(ui).text);
                    label(ui, &backup.file, theme::mono(11.0), colours(ui).secondary);
                    let size = format!("{} KiB", backup.bytes.div_ceil(1024));
                    label(ui, &size, theme::small(Weight::Regular), colours(ui).label);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        if ui.add(Button::new(&i18n.tr("backups-restore")).small()).clicked() {
                            chosen = Some(backup.clone());
                        }
                    });
                });
            }
        });
        ui.add_space(4.0);
    });
    let done = chosen.is_some();
    view.send_all(chosen.map(FileCommand::Restore));
    !shut && !done
}

/// Unsaved edits before an action that would discard them.
pub fn unsaved_changes(ctx: &Context, view: &View<'_>, then: &Then) -> bool {
    let i18n = &view.i18n;
    let mut pressed = None;
    let shut = dialog(ctx, "leaving", &i18n.tr("end-title"), &i18n.tr("end-hint"), 420.0, |ui| {
        pressed = question_buttons(ui, i18n, &["end-save", "end-discard", "cancel"]);
    });
    let answer = pressed.filter(|at| *at < 2);
    view.send_all(answer.map(|at| FileCommand::ConfirmClose { then: then.clone(), save: at == 0 }));
    !shut && pressed.is_none()
}

/// Year, month, day and time in UTC of milliseconds since 1970.
fn when(milliseconds: u64) -> String {
    let seconds = i64::try_from(milliseconds / 1000).unwrap_or(i64::MAX);
    let Ok(when) = OffsetDateTime::from_unix_timestamp(seconds) else { return String::new() };
    format!("{} {:02}:{:02} UTC", when.date(), when.hour(), when.minute())
}

#[cfg(test)]
mod tests {
    use super::when;

    #[test]
    fn a_time_is_shown_as_a_date() {
        assert_eq!(when(0), "1970-01-01 00:00 UTC");
        assert_eq!(when(951_827_696_999), "2000-02-29 12:34 UTC");
        assert_eq!(when(1_795_219_200_000), "2026-11-21 00:00 UTC");
    }
}
