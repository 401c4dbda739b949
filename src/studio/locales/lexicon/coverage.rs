//! The coverage: every message that the game needs, with the languages that have it and the cards that wait for it.

use egui::{Align2, Role, ScrollArea, Sides, Ui, WidgetInfo};
use lucide_icons::Icon;

use crate::studio::command::LocalesCommand;
use crate::studio::memo::Memo;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Column, Heights, Pressable, Table, cell_label, divider, icon_label, label, text_atom};
use crate::text::Language;
use crate::text::translation::{Matrix, MatrixRow, Role as MessageRole};

/// The width of the names, and the least width of a language's column, in points.
const NAME: f32 = 190.0;
const CELL: f32 = 32.0;
const ROW: f32 = 22.0;

/// The matrix of a revision and a language.
#[derive(Default)]
pub struct Coverage(Memo<(u64, &'static str), Matrix>);

impl Coverage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let target = view.settings.translation_language();
        let Matrix { languages, rows, .. } = self.0.get((view.document.revision(), target.tag), || {
            let mut matrix = target_after_english(view.document.subject().matrix(&view.texts), target);
            // Rows with something missing come first.
            matrix.rows.sort_by_key(MatrixRow::is_whole);
            matrix
        });
        if rows.first().is_none_or(MatrixRow::is_whole) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                ui.add_space(12.0);
                icon_label(ui, Icon::CircleCheck, 13.0, colours(ui).good);
                label(ui, &view.i18n.tr("coverage-none"), theme::small(Weight::Regular), colours(ui).label);
            });
        }
        #[allow(clippy::cast_precision_loss, reason = "some languages")]
        let count = languages.len() as f32;
        let cell = ((ui.available_width() - NAME - 24.0) / count.max(1.0)).max(CELL).floor();
        let mut columns = vec![Column::rest("", NAME)];
        // A long tag is shortened to its last part, e.g. `Hant` for `zh-Hant`.
        let title = |tag: &'static str| tag.rsplit('-').next().filter(|_| tag.len() > 3).unwrap_or(tag);
        columns.extend(languages.iter().map(|language| Column::exact(title(language.tag), cell)));
        ScrollArea::horizontal().id_salt("coverage").auto_shrink(false).show(ui, |ui| {
            ui.set_width((NAME + cell * count + 24.0).max(ui.available_width()));
            let table = Table::new("coverage", columns).gap(0.0, 12.0);
            table.show(ui, Heights::Equal(rows.len(), ROW), |table_row| {
                let row = &rows[table_row.index()];
                table_row.lead(|ui, rect| {
                    divider(ui, rect, Align2::CENTER_TOP);
                });
                table_row.cell(|ui| name_cell(ui, view, row));
                for (language, has) in languages.iter().zip(&row.has) {
                    table_row.cell(|ui| language_cell(ui, view, row, language, *has));
                }
            });
        });
    }
}

/// Moves the column of the language that is edited next to English, where it is visible without scrolling.
fn target_after_english(mut matrix: Matrix, target: &Language) -> Matrix {
    if let Some(at) = matrix.languages.iter().position(|language| *language == target).filter(|at| *at > 1) {
        matrix.languages[1..=at].rotate_right(1);
        for row in &mut matrix.rows {
            row.has[1..=at].rotate_right(1);
        }
    }
    matrix
}

/// The message of a row, and its role unless the id says that already.
fn name_cell(ui: &mut Ui, view: &View<'_>, row: &MatrixRow) {
    let colours = colours(ui);
    let role = match row.role {
        MessageRole::Base | MessageRole::Condition | MessageRole::Trigger => None,
        MessageRole::Replace => Some("part-replace"),
        MessageRole::Bonus => Some("part-bonus"),
        MessageRole::Name => Some("field-name"),
        MessageRole::Versus => Some("legacy"),
    };
    let left = |ui: &mut Ui| cell_label(ui, message_id(row), theme::mono(11.0), colours.secondary);
    let right = |ui: &mut Ui| {
        ui.add_space(8.0);
        role.map(|role| cell_label(ui, &view.i18n.tr(role), theme::small(Weight::Regular), colours.label))
    };
    Sides::new().height(ROW).spacing(6.0).shrink_left().show(ui, left, right);
}

fn message_id(row: &MatrixRow) -> &str {
    row.message.split('.').next().unwrap_or(&row.message)
}

/// A check, or a button with the number of cards that wait for the message.
fn language_cell(ui: &mut Ui, view: &View<'_>, row: &MatrixRow, language: &'static Language, has: bool) {
    let colours = colours(ui);
    if has {
        ui.centered_and_justified(|ui| icon_label(ui, Icon::Check, 10.0, colours.disabled));
        return;
    }
    let tint = if row.cards.is_empty() { colours.warning } else { colours.error };
    let count = text_atom(&row.cards.len().to_string(), theme::small(Weight::Semibold), tint.text);
    let button = Pressable::new(ROW - 4.0, count).fill(tint.ground, tint.line).corner(radius::TOKEN).padding(1).below();
    let response = button.width(ui.available_width() - 4.0).show(ui);
    let waiting = view.i18n.tr_count("coverage-blocks", row.cards.len());
    let text = format!("{}, {}: {waiting}", row.message, language.tag);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &text));
    if response.on_hover_text(text).clicked() {
        view.send(LocalesCommand::Language(language.tag));
        view.send(LocalesCommand::Message(message_id(row).to_owned()));
    }
}
