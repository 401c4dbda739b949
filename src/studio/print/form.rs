//! The form of the Print screen: cards, languages, file format; progress and report.

use std::collections::BTreeSet;

use egui::{ScrollArea, Ui, vec2};
use lucide_icons::Icon;

use super::{As, CardSelection, Print};
use crate::studio::action::Action;
use crate::studio::command::PrintCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, bar, form_line, icon_label, label, language_name, number_field, segmented, tick,
    wrapped_label,
};
use crate::text::{Arg, Language};

const LABEL: f32 = 130.0;
const COLUMNS: usize = 2;

impl Print {
    pub(super) fn form_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            self.cards_ui(ui, view);
            self.languages_ui(ui, view);
            self.shape_ui(ui, view);
            ui.add_space(8.0);
            self.left_out_ui(ui, view);
            self.start_ui(ui, view);
            self.report_ui(ui, view);
        });
    }

    fn cards_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let all = [
            (CardSelection::All, "print-all"),
            (CardSelection::Shown, "print-shown"),
            (CardSelection::Chosen, "print-chosen"),
        ];
        let forms = [
            (As::Png, "print-png"),
            (As::Pdf, "print-pdf"),
            (As::Svg, "print-svg"),
            (As::Tabletop, "print-tts"),
            (As::Gallery, "print-gallery"),
        ];
        if choose(ui, view, "print-what", &all, &mut self.cards) | choose(ui, view, "print-as", &forms, &mut self.form)
        {
            self.page = 0;
        }
    }

    fn languages_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let i18n = &view.i18n;
        let mut chosen: BTreeSet<&'static str> =
            self.languages(view).into_iter().map(|language| language.tag).collect();
        let all: Vec<&'static Language> = view.texts.languages().collect();
        let mut changed = false;
        form_line(ui, &i18n.tr("print-languages"), LABEL, |ui| {
            let is_all = chosen.len() == all.len();
            let text = i18n.tr(if is_all { "print-one-language" } else { "print-all-languages" });
            if ui.add(Button::new(&text).small()).clicked() {
                chosen.clear();
                if is_all {
                    chosen.insert(view.settings.card_language().tag);
                } else {
                    chosen.extend(all.iter().map(|language| language.tag));
                }
                changed = true;
            }
        });
        // Column by column, because a list is read downwards.
        let rows = all.len().div_ceil(COLUMNS);
        egui::Grid::new("languages").num_columns(COLUMNS).min_col_width(170.0).spacing(vec2(8.0, 0.0)).show(ui, |ui| {
            for row in 0..rows {
                for language in (0..COLUMNS).filter_map(|column| all.get(column * rows + row)) {
                    let mut on = chosen.contains(language.tag);
                    if tick(ui, language_name(language), &mut on) {
                        changed = true;
                        let _ = if on { chosen.insert(language.tag) } else { chosen.remove(language.tag) };
                    }
                }
                ui.end_row();
            }
        });
        if changed {
            (self.languages, self.page) = (Some(chosen), 0);
        }
    }

    fn shape_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let i18n = &view.i18n;
        let dpi = match self.form {
            As::Png => Some(&mut self.dpi),
            As::Gallery => Some(&mut self.gallery_dpi),
            _ => None,
        };
        if let Some(dpi) = dpi {
            let name = i18n.tr("print-dpi");
            form_line(ui, &name, LABEL, |ui| {
                *dpi = number_field(ui, &name, *dpi, &(72..=1200), 72.0).1.unwrap_or(*dpi);
            });
        }
        if self.form == As::Pdf {
            let name = i18n.tr("print-paper");
            form_line(ui, &name, LABEL, |ui| {
                let segments = [("A4", None), ("Letter", None), ("63 × 88 mm", None)];
                self.paper = segmented(ui, &name, &segments, self.paper).unwrap_or(self.paper);
            });
        }
        if self.form == As::Gallery && self.has_locks(view) {
            tick(ui, &i18n.tr("print-only-unlocked"), &mut self.only_unlocked);
        }
        if !matches!(self.form, As::Tabletop | As::Gallery) {
            tick(ui, &i18n.tr("print-bleed"), &mut self.bleed);
        }
        if self.form == As::Pdf {
            tick(ui, &i18n.tr("print-crop-marks"), &mut self.crop_marks);
            tick(ui, &i18n.tr("print-backs"), &mut self.backs);
        }
    }

    /// The number of cards with errors, which are left out.
    fn left_out_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let Some(count) = self.selected.value().map(|selected| selected.left_out).filter(|count| *count > 0) else {
            return;
        };
        ui.horizontal_top(|ui| {
            let warning = colours(ui).warning.text;
            icon_label(ui, Icon::TriangleAlert, 14.0, warning);
            ui.vertical(|ui| {
                ui.set_max_width((ui.available_width() - 90.0).max(80.0));
                let text = view.i18n.tr_count("print-left-out", count);
                wrapped_label(ui, &text, theme::body(Weight::Regular), warning);
            });
            if !view.settings.problems_open && ui.add(Button::new(&view.i18n.tr("problems")).small()).clicked() {
                view.send(Action::Problems);
            }
        });
    }

    fn start_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let i18n = &view.i18n;
        let Some(job) = &self.job else {
            let text = i18n.tr("print-start");
            let something = !self.places().is_empty() && !self.languages(view).is_empty();
            if ui.add(Button::new(&text).icon(Icon::Printer).primary().enabled(something)).clicked() {
                view.send(PrintCommand::Start);
            }
            return;
        };
        let (done, all) = job.progress();
        #[allow(clippy::cast_precision_loss, reason = "a share")]
        bar(ui, ui.available_width(), done as f32 / all.max(1) as f32, colours(ui).accent);
        ui.horizontal(|ui| {
            let words = i18n.tr_with("print-progress", &[("done", Arg::count(done)), ("all", Arg::count(all))]);
            label(ui, &words, theme::body(Weight::Regular), colours(ui).secondary);
            if ui.add(Button::new(&i18n.tr("cancel")).small().enabled(!job.is_stopping())).clicked() {
                self.cancel();
            }
        });
    }
}

/// A field for one of several values, each with its message. Returns whether the user chose one.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    view: &View<'_>,
    name: &'static str,
    values: &[(T, &'static str)],
    now: &mut T,
) -> bool {
    let (name, search) = (view.i18n.tr(name), view.i18n.tr("search"));
    let current = values.iter().position(|(value, _)| value == now);
    let text = current.map_or_else(String::new, |at| view.i18n.tr(values[at].1).to_string());
    let choices = || values.iter().map(|(_, text)| Choice::new(&*view.i18n.tr(text))).collect();
    let menu = Choices::new(&name, &search).current(current);
    let chosen = form_line(ui, &name, LABEL, |ui| menu.field(ui, None, &text, 220.0, choices));
    *now = chosen.map_or(*now, |at| values[at].0);
    chosen.is_some()
}
