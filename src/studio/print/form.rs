//! The form of the Print screen: cards, languages, file format; progress and report.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{ScrollArea, Ui, vec2};
use lucide_icons::Icon;

use super::{As, Print, What};
use crate::studio::action::Action;
use crate::studio::command::PrintCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, bar, combo, form_line, icon_label, label, language_name, number_field, segmented, tick,
    wrapped,
};
use crate::text::{Arg, Language};

const LABEL: f32 = 130.0;
const COLUMNS: usize = 2;

impl Print {
    pub(super) fn form_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            self.what_ui(ui, view);
            self.languages_ui(ui, view);
            self.shape_ui(ui, view);
            ui.add_space(8.0);
            self.left_out_ui(ui, view);
            self.start_ui(ui, view);
            self.report_ui(ui, view);
        });
    }

    fn what_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let i18n = &view.i18n;
        let name = i18n.tr("print-what");
        form_line(ui, &name, LABEL, |ui| {
            let names = ["print-all", "print-shown", "print-chosen"].map(|id| i18n.tr(id));
            let all = [What::All, What::Shown, What::Chosen];
            let now = all.iter().position(|what| *what == self.what).unwrap_or(0);
            if let Some(chosen) = choose(ui, view, &name, &names, now) {
                (self.what, self.page) = (all[chosen], 0);
            }
        });
        let name = i18n.tr("print-as");
        let forms = [As::Png, As::Pdf, As::Svg, As::Tabletop];
        form_line(ui, &name, LABEL, |ui| {
            let names = ["print-png", "print-pdf", "print-svg", "print-tts"].map(|id| i18n.tr(id));
            let now = forms.iter().position(|form| *form == self.form).unwrap_or(0);
            if let Some(chosen) = choose(ui, view, &name, &names, now) {
                (self.form, self.page) = (forms[chosen], 0);
            }
        });
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
                    let name = language_name(language);
                    if tick(ui, name, &mut on) {
                        changed = true;
                        if on {
                            chosen.insert(language.tag);
                        } else {
                            chosen.remove(language.tag);
                        }
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
        if self.form == As::Png {
            let name = i18n.tr("print-dpi");
            form_line(ui, &name, LABEL, |ui| {
                if let (_, Some(dpi)) = number_field(ui, &name, self.dpi, &(72..=1200), 72.0) {
                    self.dpi = dpi;
                }
            });
        }
        if self.form == As::Pdf {
            let name = i18n.tr("print-paper");
            form_line(ui, &name, LABEL, |ui| {
                let one = "63 × 88 mm";
                let segments = [("A4", None), ("Letter", None), (one, None)];
                if let Some(chosen) = segmented(ui, &name, &segments, self.paper) {
                    self.paper = chosen;
                }
            });
        }
        if self.form != As::Tabletop {
            tick(ui, &i18n.tr("print-bleed"), &mut self.bleed);
        }
        if self.form == As::Pdf {
            tick(ui, &i18n.tr("print-crop-marks"), &mut self.crop_marks);
            tick(ui, &i18n.tr("print-backs"), &mut self.backs);
        }
    }

    /// Says before printing that cards with errors are left out.
    fn left_out_ui(&self, ui: &mut Ui, view: &View<'_>) {
        if self.selected.left_out == 0 {
            return;
        }
        ui.horizontal(|ui| {
            let warning = colours(ui).warning.text;
            icon_label(ui, Icon::TriangleAlert, 14.0, warning);
            let text = view.i18n.tr_count("print-left-out", self.selected.left_out);
            let width = (ui.available_width() - 90.0).max(80.0);
            let galley = wrapped(ui, &text, theme::body(Weight::Regular), warning, width);
            let (rect, response) = ui.allocate_exact_size(galley.size(), egui::Sense::hover());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &text));
            ui.painter().galley(rect.min, galley, warning);
            if !view.settings.problems_open && ui.add(Button::new(&view.i18n.tr("problems")).small()).clicked() {
                view.send(Action::Problems);
            }
        });
    }

    fn start_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let i18n = &view.i18n;
        let Some(job) = &self.job else {
            let text = i18n.tr("print-start");
            let something = !self.selected.places.is_empty() && !self.languages(view).is_empty();
            if ui.add(Button::new(&text).icon(Icon::Printer).primary().enabled(something)).clicked() {
                view.send(PrintCommand::Start);
            }
            return;
        };
        let (done, all) = job.progress();
        #[allow(clippy::cast_precision_loss, reason = "a share")]
        bar(ui, ui.available_width(), done as f32 / all.max(1) as f32, colours(ui).accent);
        ui.horizontal(|ui| {
            let number = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
            let words = i18n.tr_with("print-progress", &[("done", number(done)), ("all", number(all))]);
            label(ui, &words, theme::body(Weight::Regular), colours(ui).secondary);
            if ui.add(Button::new(&i18n.tr("cancel")).small().enabled(!job.is_stopping())).clicked() {
                self.cancel();
            }
        });
    }
}

fn choose(ui: &mut Ui, view: &View<'_>, name: &str, names: &[Arc<str>], now: usize) -> Option<usize> {
    let button = combo(ui, name, None, &names[now], false, 220.0);
    let lines = || names.iter().map(|text| Choice { text: text.to_string(), ..Choice::default() }).collect();
    Choices::new(name, &view.i18n.tr("search")).current(Some(now)).show(&button, lines)
}
