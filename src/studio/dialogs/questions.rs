//! Dialogs about the file: conflict, recovery, earlier versions, unsaved edits.

use egui::{Context, FontId, Frame, ScrollArea, Ui};

use crate::document::{Backup, ChangedBy, Difference, Resolution};
use crate::studio::command::{FileCommand, Then};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, dialog, label, paragraph, wrapped_label};

/// Another program has changed the file. Returns whether the dialog stays open.
pub fn conflict(ctx: &Context, view: &View<'_>) -> bool {
    let i18n = &view.i18n;
    let Some(conflict) = view.document.conflict() else { return false };
    let mut answer = None;
    let shut = dialog(ctx, "conflict", &i18n.tr("conflict-title"), &i18n.tr("conflict-hint"), 620.0, |ui| {
        if !conflict.differences.is_empty() {
            differences(ui, view, &conflict.differences);
        }
        if let Some(reason) = &conflict.not_mergeable {
            paragraph(ui, &problem_text::problem(i18n, reason));
        }
        ui.add_space(4.0);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let can_merge = conflict.not_mergeable.is_none();
            if ui.add(Button::new(&i18n.tr("conflict-merge")).primary().enabled(can_merge)).clicked() {
                answer = Some(Resolution::Merge);
            }
            if ui.add(Button::new(&i18n.tr("conflict-theirs"))).clicked() {
                answer = Some(Resolution::TakeTheirs);
            }
            if ui.add(Button::new(&i18n.tr("conflict-mine"))).clicked() {
                answer = Some(Resolution::KeepMine);
            }
        });
    });
    view.send_all(answer.map(FileCommand::Resolve));
    !shut && answer.is_none()
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

/// Focuses the safe answer, unless another widget of the dialog has the focus.
fn first_focus(button: &egui::Response) {
    let is_elsewhere =
        |id| id != button.id && button.ctx.read_response(id).is_some_and(|other| other.layer_id == button.layer_id);
    if !button.ctx.memory(egui::Memory::focused).is_some_and(is_elsewhere) {
        button.request_focus();
    }
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

/// Unsaved edits of an earlier session. Returns whether the dialog stays open.
pub fn recovery(ctx: &Context, view: &View<'_>) -> bool {
    let i18n = &view.i18n;
    let Some(recovery) = view.document.recovery() else { return false };
    let mut answer = None;
    let hint = i18n.tr_count("recovery-hint", recovery.records);
    // Escape must not discard anything, so the dialog stays until the user decides.
    dialog(ctx, "recovery", &i18n.tr("recovery-title"), &hint, 420.0, |ui| {
        ui.add_space(4.0);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let recover = i18n.tr("recovery-recover");
            let button = ui.add(Button::new(&recover).primary());
            first_focus(&button);
            if button.clicked() {
                answer = Some(true);
            }
            if ui.add(Button::new(&i18n.tr("recovery-discard"))).clicked() {
                answer = Some(false);
            }
        });
    });
    view.send_all(answer.map(FileCommand::Recover));
    answer.is_none()
}

/// Earlier versions of the files. Returns whether the dialog stays open.
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

/// Year, month, day and time in UTC of milliseconds since 1970.
fn when(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // The calendar of 400 years has 146,097 days; years begin in March, so that the leap day is the last.
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = year + era * 400 + next;
    format!("{year}-{month:02}-{day_of_month:02} {:02}:{:02} UTC", rest / 3600, rest / 60 % 60)
}

/// Unsaved edits before an action that would discard them. Returns whether the dialog stays open.
pub fn unsaved_changes(ctx: &Context, view: &View<'_>, then: &Then) -> bool {
    let i18n = &view.i18n;
    let mut answer = None;
    let mut cancelled = false;
    let shut = dialog(ctx, "leaving", &i18n.tr("end-title"), &i18n.tr("end-hint"), 420.0, |ui| {
        ui.add_space(4.0);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let save = ui.add(Button::new(&i18n.tr("end-save")).primary());
            first_focus(&save);
            if save.clicked() {
                answer = Some(true);
            }
            if ui.add(Button::new(&i18n.tr("end-discard"))).clicked() {
                answer = Some(false);
            }
            cancelled = ui.add(Button::new(&i18n.tr("cancel"))).clicked();
        });
    });
    view.send_all(answer.map(|save| FileCommand::ConfirmClose { then: then.clone(), save }));
    !shut && !cancelled && answer.is_none()
}

#[cfg(test)]
mod tests {
    use super::when;

    #[test]
    fn a_time_is_told_as_a_date() {
        assert_eq!(when(0), "1970-01-01 00:00 UTC");
        assert_eq!(when(951_827_696_999), "2000-02-29 12:34 UTC");
        assert_eq!(when(1_795_219_200_000), "2026-11-21 00:00 UTC");
    }
}
