//! The forms of a word: a row for each language and a column for each form. The row of the language that is edited can
//! be written in.

use std::collections::BTreeSet;

use egui::{Align2, Id, Key, Role, ScrollArea, Sense, Ui, WidgetInfo};
use lucide_icons::Icon;

use crate::studio::bidi::{self, RichText};
use crate::studio::locales::bidi_line::line;
use crate::studio::locales::parts::{send_edit, write};
use crate::studio::memo::Memo;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Column, Field, Heights, Table, background, cell_label, divider, focus_ring, icon_button,
    icon_label, sides, surface,
};
use crate::text::translation::{Message, OtherTranslations, WordForms, WordFormsRow, set_word_form};

/// The height of a row, and the widths of the columns, in points.
const ROW: f32 = 25.0;
const TAG: f32 = 62.0;
const CELL: f32 = 104.0;
/// The space between the line at the left of a cell and the text, in points.
const PADDING: f32 = 8.0;

/// A form of a word by its attribute, e.g. `acc-m`; `None` is the plain form.
type Form = Option<String>;

#[derive(Default)]
pub struct LexiconGrid {
    /// The forms for a revision, a word, a language, and the number of other languages that have been read.
    forms: Memo<(u64, String, &'static str, usize), WordForms>,
    cells: Cells,
    /// Columns that the user has added for a language, and that have no word yet.
    added: (&'static str, Vec<String>),
}

/// The state of the cells.
#[derive(Default)]
struct Cells {
    /// The cell that is open, with its text.
    open: Option<(Form, String)>,
    focus_open: bool,
    /// The form whose cell takes the focus back when the open cell closes.
    focus: Option<Form>,
}

impl LexiconGrid {
    /// Collects the forms again if the word or a language has changed.
    pub fn update(&mut self, view: &View<'_>, word: Option<&Message>, others: &OtherTranslations) {
        let own = view.settings.translation_language();
        if self.added.0 != own.tag {
            self.added = (own.tag, Vec::new());
        }
        let id = word.map(|word| word.id.clone()).unwrap_or_default();
        let key = (view.document.revision(), id, own.tag, others.count());
        self.forms
            .get(key, || word.map(|word| view.document.subject().word_forms(own, word, others)).unwrap_or_default());
    }

    /// The number of missing cells.
    pub fn missing(&self) -> usize {
        self.forms.value().map_or(0, |forms| forms.missing.len())
    }

    pub fn close_cell(&mut self) {
        self.cells.open = None;
    }

    /// The menu of the forms that the grammar of the language has and no word has yet.
    pub fn add_form_button(&mut self, ui: &mut Ui, view: &View<'_>) {
        let offered = self.forms.value().into_iter().flat_map(|forms| &forms.offered);
        let offered: Vec<&String> = offered.filter(|form| !self.added.1.contains(form)).collect();
        let tip = view.i18n.tr("lexicon-add-form");
        let button = icon_button(ui, Icon::Plus, &tip, !offered.is_empty());
        let choices = || offered.iter().map(|form| Choice { text: column_title(form), ..Choice::default() }).collect();
        if let Some(at) = Choices::new(&tip, &view.i18n.tr("search")).show(&button, choices) {
            let form = offered[at].clone();
            self.cells.open = Some((Some(form.clone()), String::new()));
            self.cells.focus_open = true;
            self.added.1.push(form);
        }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, word: &Message) {
        let Self { forms, cells, added } = self;
        let Some(word_forms) = forms.value() else { return };
        let written = word_forms.rows.iter().flat_map(|row| row.forms.iter().filter_map(|(form, _)| form.as_ref()));
        let known: BTreeSet<&String> = written.chain(&word_forms.missing).collect();
        let added = added.1.iter().filter(|form| !known.contains(form));
        let names: Vec<Option<&str>> =
            std::iter::once(None).chain(known.iter().copied().chain(added).map(|form| Some(form.as_str()))).collect();
        let title = |form: Option<&str>| form.map_or_else(|| view.i18n.tr("lexicon-plain").to_string(), column_title);
        let mut columns = vec![Column::exact("", TAG - 12.0)];
        columns.extend(names.iter().enumerate().map(|(at, form)| match at {
            _ if at + 1 == names.len() => Column::rest(&title(*form), CELL),
            _ => Column::new(&title(*form), CELL).at_least(60.0),
        }));
        #[allow(clippy::cast_precision_loss, reason = "a few columns")]
        let width = TAG + CELL * names.len() as f32 + 24.0;
        ScrollArea::horizontal().id_salt(("lexicon", &word.id)).auto_shrink(false).show(ui, |ui| {
            ui.set_width(width.max(ui.available_width()));
            let table = Table::new("lexicon", columns).gap(0.0, 12.0);
            table.show(ui, Heights::Equal(word_forms.rows.len(), ROW), |table_row| {
                let row = &word_forms.rows[table_row.index()];
                let is_own = row.language == view.settings.translation_language();
                table_row.lead(|ui, rect| {
                    if is_own {
                        background(ui, rect, colours(ui).selected);
                    }
                    divider(ui, rect, Align2::CENTER_TOP);
                });
                table_row.cell(|ui| {
                    let colour = if is_own { colours(ui).text } else { colours(ui).secondary };
                    cell_label(ui, row.language.tag, theme::mono(11.0), colour);
                });
                for form in &names {
                    let missing = is_own && form.is_some_and(|form| word_forms.missing.iter().any(|name| name == form));
                    table_row.cell(|ui| cells.cell(ui, view, word, row, *form, missing));
                }
            });
        });
    }
}

impl Cells {
    fn cell(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        word: &Message,
        row: &WordFormsRow,
        form: Option<&str>,
        is_missing: bool,
    ) {
        let colours = colours(ui);
        let rect = ui.max_rect();
        let is_own = row.language == view.settings.translation_language();
        divider(ui, rect, Align2::LEFT_CENTER);
        ui.add_space(PADDING);
        if is_own && self.open.as_ref().is_some_and(|(open, _)| open.as_deref() == form) {
            self.open_cell(ui, view, word, form);
            return;
        }
        let text = row.text(form);
        let (sense, role) = if is_own { (Sense::click(), Role::Button) } else { (Sense::hover(), Role::Label) };
        let response = ui.interact(rect, ui.scope_id().with("form"), sense);
        let missing = view.i18n.tr("cell-missing");
        let shown = text.unwrap_or(if is_missing { &missing } else { "" });
        let name = format!("{} {} {}: {shown}", row.language.tag, word.id, form.unwrap_or_default());
        response.widget_info(|| WidgetInfo::labeled(role, true, &name));
        match text {
            Some(text) => {
                let text = RichText::plain(text, bidi::format(row.language, 13.0, colours.text));
                ui.set_max_width(ui.available_width() - 4.0);
                line(ui, &text, row.language);
            }
            None if is_missing => {
                surface(ui, rect.shrink(1.0), 0, colours.warning.ground, colours.warning.line);
                cell_label(ui, &missing, theme::body(Weight::Regular), colours.warning.text);
            }
            // The language has no such form.
            None if !is_own => background(ui, rect.shrink(1.0), colours.well),
            None => {}
        }
        if is_own && self.focus.take_if(|focus| focus.as_deref() == form).is_some() {
            response.request_focus();
        }
        if response.has_focus() {
            focus_ring(ui, rect, 2);
        }
        if is_own && response.hovered() {
            sides(ui, |_| {}, |ui| _ = icon_label(ui, Icon::Pencil, 11.0, colours.label));
        }
        if response.clicked() {
            self.open = Some((form.map(str::to_owned), text.unwrap_or_default().to_owned()));
            self.focus_open = true;
        }
    }

    /// The cell that the user writes in. It closes when it loses the focus; Escape discards the text.
    fn open_cell(&mut self, ui: &mut Ui, view: &View<'_>, word: &Message, form: Option<&str>) {
        let Some((_, text)) = &mut self.open else { return };
        let name = format!("{} {}", word.id, form.unwrap_or_default());
        let response = Field::new(&name).id(Id::unique("lexicon cell")).show(ui, text);
        if std::mem::take(&mut self.focus_open) {
            response.request_focus();
        }
        if !response.lost_focus() {
            return;
        }
        let is_cancelled = ui.input(|input| input.key_pressed(Key::Escape));
        let text = text.trim().to_owned();
        self.open = None;
        if is_cancelled || ui.input(|input| input.key_pressed(Key::Enter)) {
            self.focus = Some(form.map(str::to_owned));
        }
        // An empty cell removes its form. The plain form cannot be removed, because a message needs a text.
        if is_cancelled || (text.is_empty() && (form.is_none() || word.target.is_none())) {
            return;
        }
        let source = set_word_form(&word.id, word.target.as_deref(), form, &text);
        if Some(&source) != word.target.as_ref() {
            send_edit(view, write(word, source), view.gesture);
        }
    }
}

/// The title of the column of a form: `acc. m` for `acc-m`.
fn column_title(form: &str) -> String {
    form.replace('-', ". ")
}
