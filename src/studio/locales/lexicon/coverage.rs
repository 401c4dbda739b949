//! What the languages still lack: everything the game asks words for, in every role, and the cards that wait for it.

use egui::{Align2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use crate::studio::command::LocalesCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{elided, focus_ring, icon_at, text_at};
use crate::text::Language;
use crate::text::translation::{Matrix, MatrixRow, Role};

const NAME: f32 = 190.0;
const ROW: f32 = 22.0;
const LEAST: f32 = 25.0;

/// The matrix, made once for the texts and cards as they are.
#[derive(Default)]
pub struct Coverage {
    made: Option<(u64, &'static str)>,
    matrix: Matrix,
    open: bool,
}

impl Coverage {
    /// Shows the matrix: what some language lacks first.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let target = view.settings.translation_language();
        let now = (view.document.revision(), target.tag);
        if self.made != Some(now) {
            self.made = Some(now);
            self.matrix = target_after_english(view.document.subject().matrix(&view.texts), target);
            self.matrix.rows.sort_by_key(MatrixRow::is_whole);
            self.open = self.matrix.rows.iter().any(|row| !row.is_whole());
        }
        let colours = colours(ui);
        if !self.open {
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
            let words = view.i18n.tr("coverage-none");
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &*words));
            icon_at(ui.painter(), pos2(rect.left() + 19.0, rect.center().y), Icon::CircleCheck, 13.0, colours.good);
            let at = pos2(rect.left() + 34.0, rect.center().y);
            text_at(ui.painter(), at, Align2::LEFT_CENTER, &words, theme::small(Weight::Regular), colours.label);
        }
        let languages = &self.matrix.languages;
        #[allow(clippy::cast_precision_loss, reason = "some languages")]
        let count = languages.len() as f32;
        let cell = ((ui.available_width() - NAME - 12.0) / count.max(1.0)).max(LEAST);
        ScrollArea::both().id_salt("coverage").auto_shrink(false).show(ui, |ui| {
            let width = NAME + cell * count + 12.0;
            let (head, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
            for (at, language) in languages.iter().enumerate() {
                let x = column(head, cell, at).center().x;
                let short = language.tag.split('-').next_back().unwrap_or(language.tag);
                let tag = if language.tag.len() > 3 { short } else { language.tag };
                let font = egui::FontId::new(9.0, egui::FontFamily::Monospace);
                let colour = if *language == target { colours.text } else { colours.label };
                text_at(ui.painter(), pos2(x, head.center().y), Align2::CENTER_CENTER, tag, font, colour);
            }
            let rows = &self.matrix.rows;
            #[allow(clippy::cast_precision_loss, reason = "some rows")]
            let height = ROW * rows.len() as f32;
            let (body, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            for (at, row) in rows.iter().enumerate() {
                #[allow(clippy::cast_precision_loss, reason = "some rows")]
                let top = body.top() + ROW * at as f32;
                let rect = Rect::from_min_size(pos2(body.left(), top), vec2(width, ROW));
                if ui.is_rect_visible(rect) {
                    row_ui(ui, rect, view, row, languages, cell);
                }
            }
        });
    }
}

/// The same with the column of the language that is translated into beside English, where it is in sight.
fn target_after_english(mut matrix: Matrix, target: &Language) -> Matrix {
    if let Some(at) = matrix.languages.iter().position(|language| *language == target).filter(|at| *at > 1) {
        matrix.languages[1..=at].rotate_right(1);
        for row in &mut matrix.rows {
            row.has[1..=at].rotate_right(1);
        }
    }
    matrix
}

fn column(row: Rect, cell: f32, at: usize) -> Rect {
    #[allow(clippy::cast_precision_loss, reason = "some languages")]
    let left = row.left() + NAME + cell * at as f32;
    Rect::from_min_size(pos2(left, row.top()), vec2(cell, row.height()))
}

/// The role of a row in words; nothing where the message's name says it.
fn role(view: &View<'_>, role: Role) -> String {
    let message = match role {
        Role::Base | Role::Condition | Role::Trigger => return String::new(),
        Role::Replace => "part-replace",
        Role::Bonus => "part-bonus",
        Role::Name => "field-name",
        Role::Versus => "legacy",
    };
    view.i18n.tr_with(message, &[])
}

fn row_ui(ui: &Ui, rect: Rect, view: &View<'_>, row: &MatrixRow, languages: &[&'static Language], cell: f32) {
    let colours = colours(ui);
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.divider));
    let said = role(view, row.role);
    let about = ui.painter().layout_no_wrap(said.clone(), theme::small(Weight::Regular), colours.label);
    let message = row.message.split('.').next().unwrap_or(&row.message);
    let room = NAME - 26.0 - about.size().x;
    let name = elided(ui, message, theme::mono(11.0), colours.secondary, room);
    let at = pos2(rect.left() + 12.0, rect.center().y - name.size().y / 2.0);
    let right = at.x + name.size().x + 6.0;
    ui.painter().galley(at, name, colours.secondary);
    ui.painter().galley(pos2(right, rect.center().y - about.size().y / 2.0), about, colours.label);
    for (at, (language, has)) in languages.iter().zip(&row.has).enumerate() {
        let place = column(rect, cell, at);
        if *has {
            icon_at(ui.painter(), place.center(), Icon::Check, 10.0, colours.disabled);
            continue;
        }
        let id = ui.scope_id().with((&row.message, row.role, language.tag));
        let response = ui.interact(place, id, Sense::click());
        let waits = view.i18n.tr_count("coverage-blocks", row.cards.len());
        let words = format!("{}, {}: {waits}", row.message, language.tag);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &words));
        let tint = if row.cards.is_empty() { colours.warning } else { colours.error };
        let stroke = Stroke::new(1.0, tint.line);
        ui.painter().rect(place.shrink2(vec2(2.0, 2.0)), 3.0, tint.ground, stroke, StrokeKind::Inside);
        let (font, count) = (theme::small(Weight::Semibold), row.cards.len().to_string());
        text_at(ui.painter(), place.center(), Align2::CENTER_CENTER, &count, font, tint.text);
        if response.has_focus() {
            focus_ring(ui, place, 3);
        }
        if response.on_hover_text(words).clicked() {
            view.send(LocalesCommand::Language(language.tag));
            view.send(LocalesCommand::Message(message.to_owned()));
        }
    }
}
