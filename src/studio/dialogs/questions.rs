//! Dialogs about the file: conflict, recovery, earlier versions, unsaved edits.

use egui::{Context, FontId, Frame, ScrollArea, Ui};

use crate::document::{Backup, ChangedBy, Difference, Resolution};
use crate::studio::command::{FileCommand, Then};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, dialog, dialog_buttons, label, paragraph, question_buttons, wrapped_label};
use crate::text::translation::Timestamp;

/// Another program has changed the file.
pub fn conflict(ctx: &Context, view: &View<'_>) -> bool {
    const ANSWERS: [Resolution; 3] = [Resolution::Merge, Resolution::TakeTheirs, Resolution::KeepMine];
    let i18n = &view.i18n;
    let Some(conflict) = view.document.conflict() else { return false };
    let answer = dialog(ctx, "conflict", &i18n.tr("conflict-title"), &i18n.tr("conflict-hint"), 620.0, |ui| {
        if !conflict.differences.is_empty() {
            differences(ui, view, &conflict.differences);
        }
        if let Some(reason) = &conflict.not_mergeable {
            paragraph(ui, &problem_text::problem(i18n, reason));
        }
        let can_merge = conflict.not_mergeable.is_none();
        let buttons = [("conflict-merge", can_merge), ("conflict-theirs", true), ("conflict-mine", true)];
        dialog_buttons(ui, i18n, "", &buttons)
    });
    view.send_all(answer.pressed.map(|at| FileCommand::Resolve(ANSWERS[at])));
    answer.is_open
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
    let hint = i18n.tr_count("recovery-hint", recovery.records);
    // Escape must not discard anything, so the dialog stays until the user decides.
    let answer = dialog(ctx, "recovery", &i18n.tr("recovery-title"), &hint, 420.0, |ui| {
        question_buttons(ui, i18n, &["recovery-recover", "recovery-discard"])
    });
    view.send_all(answer.pressed.map(|at| FileCommand::Recover(at == 0)));
    answer.pressed.is_none()
}

/// Earlier versions of the files.
pub fn backups(ctx: &Context, view: &View<'_>, backups: &[Backup]) -> bool {
    let i18n = &view.i18n;
    let mut chosen = None;
    let hint = if backups.is_empty() { i18n.tr("backups-none") } else { "".into() };
    let answer = dialog(ctx, "backups", &i18n.tr("backups-title"), &hint, 520.0, |ui| {
        ScrollArea::vertical().max_height(360.0).auto_shrink([false, true]).show(ui, |ui| {
            for (at, backup) in backups.iter().enumerate() {
                ui.horizontal(|ui| {
                    label(
                        ui,
                        &Timestamp::of_milliseconds(backup.when).to_minute(),
                        theme::body(Weight::Regular),
                        colours(ui).text,
                    );
                    label(ui, &backup.file, theme::mono(11.0), colours(ui).secondary);
                    let size = format!("{} KiB", backup.bytes.div_ceil(1024));
                    label(ui, &size, theme::small(Weight::Regular), colours(ui).label);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        if ui.add(Button::new(&i18n.tr("backups-restore")).small()).clicked() {
                            chosen = Some(at);
                        }
                    });
                });
            }
        });
        ui.add_space(4.0);
        chosen
    });
    view.send_all(answer.pressed.map(|at| FileCommand::Restore(backups[at].clone())));
    answer.is_open
}

/// Unsaved edits before an action that would discard them.
pub fn unsaved_changes(ctx: &Context, view: &View<'_>, then: &Then) -> bool {
    let i18n = &view.i18n;
    let answer = dialog(ctx, "leaving", &i18n.tr("end-title"), &i18n.tr("end-hint"), 420.0, |ui| {
        question_buttons(ui, i18n, &["end-save", "end-discard", "cancel"])
    });
    let save = answer.pressed.filter(|at| *at < 2).map(|at| at == 0);
    view.send_all(save.map(|save| FileCommand::ConfirmClose { then: then.clone(), save }));
    answer.is_open
}
