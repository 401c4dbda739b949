//! The coverage: every message that the game needs, with the languages that have it and the cards that wait for it.

use egui::{Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use crate::studio::command::LocalesCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Column, Heights, Table, cell_label, focus_ring, icon_label, label};
use crate::text::Language;
use crate::text::translation::{Matrix, MatrixRow, Role as MessageRole};

/// The width of the names, and the least width of a language's column, in points.
const NAME: f32 = 190.0;
const CELL: f32 = 25.0;
const ROW: f32 = 22.0;

#[derive(Default)]
pub struct Coverage {
    /// The revision and the language that the matrix is of.
    key: Option<(u64, &'static str)>,
    matrix: Matrix,
    is_complete: bool,
}

impl Coverage {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let target = view.settings.translation_language();
        let key = Some((view.document.revision(), target.tag));
        if self.key != key {
            self.key = key;
            self.matrix = target_after_english(view.document.subject().matrix(&view.texts), target);
            // Rows with something missing come first.
            self.matrix.rows.sort_by_key(MatrixRow::is_whole);
            self.is_complete = self.matrix.rows.iter().all(MatrixRow::is_whole);
        }
        if self.is_complete {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                ui.add_space(12.0);
                icon_label(ui, Icon::CircleCheck, 13.0, colours(ui).good);
                label(ui, &view.i18n.tr("coverage-none"), theme::small(Weight::Regular), colours(ui).label);
            });
        }
        let Matrix { languages, rows, .. } = &self.matrix;
        #[allow(clippy::cast_precision_loss, reason = "some languages")]
        let count = languages.len() as f32;
        let cell = ((ui.available_width() - NAME - 24.0) / count.max(1.0)).max(CELL).floor();
        let mut columns = vec![Column::rest("", NAME)];
        columns.extend(languages.iter().map(|language| Column::exact(column_title(language), cell)));
        ScrollArea::horizontal().id_salt("coverage").auto_shrink(false).show(ui, |ui| {
            ui.set_width((NAME + cell * count + 24.0).max(ui.available_width()));
            let table = Table::new("coverage", columns).gap(0.0, 12.0);
            table.show(ui, Heights::Equal(rows.len(), ROW), |table_row| {
                let row = &rows[table_row.index()];
                table_row.lead(|ui, rect| {
                    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours(ui).divider));
                });
                table_row.cell(|ui| name_cell(ui, view, row));
                for (language, has) in languages.iter().zip(&row.has) {
                    table_row.cell(|ui| language_cell(ui, view, row, language, *has));
                }
            });
        });
    }
}

/// The short form of a language's tag: `Hant` for `zh-Hant`.
fn column_title(language: &Language) -> &'static str {
    let tag: &'static str = language.tag;
    if tag.len() > 3 { tag.split('-').next_back().unwrap_or(tag) } else { tag }
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
    ui.spacing_mut().item_spacing.x = 6.0;
    let role = match row.role {
        MessageRole::Base | MessageRole::Condition | MessageRole::Trigger => None,
        MessageRole::Replace => Some("part-replace"),
        MessageRole::Bonus => Some("part-bonus"),
        MessageRole::Name => Some("field-name"),
        MessageRole::Versus => Some("legacy"),
    };
    let role = role.map(|role| view.i18n.tr(role));
    let font = theme::small(Weight::Regular);
    let width = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), colours.label).size().x + 6.0;
    let room = ui.available_width() - role.as_deref().map_or(0.0, width) - 6.0;
    ui.scope(|ui| {
        ui.set_max_width(room.max(20.0));
        cell_label(ui, message_id(row), theme::mono(11.0), colours.secondary);
    });
    if let Some(role) = role {
        cell_label(ui, &role, font, colours.label);
    }
}

fn message_id(row: &MatrixRow) -> &str {
    row.message.split('.').next().unwrap_or(&row.message)
}

/// A check, or a button with the number of cards that wait for the message.
fn language_cell(ui: &mut Ui, view: &View<'_>, row: &MatrixRow, language: &'static Language, has: bool) {
    let colours = colours(ui);
    let rect = ui.max_rect();
    if has {
        ui.centered_and_justified(|ui| icon_label(ui, Icon::Check, 10.0, colours.disabled));
        return;
    }
    let id = ui.scope_id().with((&row.message, row.role, language.tag));
    let response = ui.interact(rect, id, Sense::click());
    let waiting = view.i18n.tr_count("coverage-blocks", row.cards.len());
    let text = format!("{}, {}: {waiting}", row.message, language.tag);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &text));
    let tint = if row.cards.is_empty() { colours.warning } else { colours.error };
    let inner = Rect::from_min_max(pos2(rect.left() + 2.0, rect.top() + 2.0), rect.max - vec2(2.0, 2.0));
    ui.painter().rect(inner, 3.0, tint.ground, Stroke::new(1.0, tint.line), StrokeKind::Inside);
    ui.centered_and_justified(|ui| {
        cell_label(ui, &row.cards.len().to_string(), theme::small(Weight::Semibold), tint.text);
    });
    if response.has_focus() {
        focus_ring(ui, rect, 3);
    }
    if response.on_hover_text(text).clicked() {
        view.send(LocalesCommand::Language(language.tag));
        view.send(LocalesCommand::Message(message_id(row).to_owned()));
    }
}
