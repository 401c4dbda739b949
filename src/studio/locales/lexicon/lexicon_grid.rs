//! The forms of a word: a row for each language and a column for each form. The row of the language that is edited can
//! be written in.

use egui::text::TextFormat;
use egui::{Id, Key, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use lucide_icons::Icon;

use crate::base::Name;
use crate::studio::command::LocalesCommand;
use crate::studio::locales::bidi::{self, RichText};
use crate::studio::locales::bidi_line;
use crate::studio::locales::other_languages::{OtherLanguages, languages};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Column, Field, Heights, Table, cell_label, focus_ring, icon_at};
use crate::text::fields::message_form;
use crate::text::translation::{Edit, FormCell, Message, WORD_KINDS, set_word_form};
use crate::text::{ENGLISH, Language};

/// The height of a row, and the widths of the columns, in points.
const ROW: f32 = 25.0;
const TAG: f32 = 62.0;
const CELL: f32 = 96.0;
/// The space between the line at the left of a cell and the text, in points.
const PADDING: f32 = 8.0;

#[derive(Default)]
pub struct LexiconGrid {
    /// What `rows` was made from: the revision, the word, and the language.
    key: Option<(u64, String, &'static str)>,
    rows: Vec<Forms>,
    /// The forms of the language's grammar that no word has.
    offered: Vec<String>,
    /// The cell that is open, by its form (`None` is the plain form), with its text.
    open: Option<(Option<String>, String)>,
    focus_open: bool,
    /// The form whose cell takes the focus back when the open cell closes.
    focus_cell: Option<FormOf>,
    /// Columns that the user has added for a language, and that have no word yet.
    added: (&'static str, Vec<String>),
}

/// A form of a word; `None` is the plain form.
type FormOf = Option<String>;

/// The forms of the word in one language.
struct Forms {
    language: &'static Language,
    plain: String,
    inflected: Vec<(String, String)>,
    missing: Vec<String>,
}

impl LexiconGrid {
    /// Collects the forms again if the word or a language has changed, or while languages are still being read.
    pub fn update(&mut self, view: &View<'_>, word: Option<&Message>, others: &OtherLanguages) {
        let own = view.settings.translation_language();
        if self.added.0 != own.tag {
            self.added = (own.tag, Vec::new());
        }
        let id = word.map(|word| word.id.clone()).unwrap_or_default();
        let key = Some((view.document.revision(), id, own.tag));
        if self.key != key || !others.is_complete(&view.document, own) {
            (self.rows, self.offered) = word.map(|word| forms(view, word, others)).unwrap_or_default();
            self.key = key;
        }
    }

    /// The number of missing cells.
    pub fn missing(&self) -> usize {
        self.rows.iter().map(|forms| forms.missing.len()).sum()
    }

    /// The forms that can be added as columns.
    pub fn offered(&self) -> Vec<String> {
        self.offered.iter().filter(|form| !self.added.1.contains(form)).cloned().collect()
    }

    pub fn add_form(&mut self, form: String) {
        self.open = Some((Some(form.clone()), String::new()));
        self.added.1.push(form);
        self.focus_open = true;
    }

    pub fn close_cell(&mut self) {
        self.open = None;
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, word: &Message) {
        let rows = std::mem::take(&mut self.rows);
        let of_words = rows.iter().flat_map(|forms| forms.inflected.iter().map(|(name, _)| name).chain(&forms.missing));
        let mut names: Vec<String> = of_words.cloned().collect();
        names.sort();
        names.dedup();
        let added = self.added.1.iter().filter(|form| !names.contains(form));
        let names: Vec<String> = names.iter().chain(added).cloned().collect();
        let titles = std::iter::once(view.i18n.tr("lexicon-plain").to_string());
        let titles: Vec<String> = titles.chain(names.iter().map(|name| column_title(name))).collect();
        let mut columns = vec![Column::exact("", TAG - 12.0)];
        columns.extend(titles.iter().enumerate().map(|(at, title)| match at {
            _ if at + 1 == titles.len() => Column::rest(title, CELL),
            _ => Column::new(title, CELL).at_least(60.0),
        }));
        #[allow(clippy::cast_precision_loss, reason = "a few columns")]
        let width = TAG + (CELL + PADDING) * (names.len() + 1) as f32 + 24.0;
        ScrollArea::horizontal().id_salt(("lexicon", &word.id)).auto_shrink(false).show(ui, |ui| {
            ui.set_width(width.max(ui.available_width()));
            let heights = Heights::Equal(rows.len(), ROW);
            let table = Table::new("lexicon", columns).gap(PADDING, 12.0);
            table.show(ui, heights, |row| {
                let forms = &rows[row.index()];
                let is_own = forms.language == view.settings.translation_language();
                row.lead(|ui, rect| {
                    if is_own {
                        ui.painter().rect_filled(rect, 0.0, colours(ui).selected);
                    }
                    ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours(ui).divider));
                });
                row.cell(|ui| {
                    let colour = if is_own { colours(ui).text } else { colours(ui).secondary };
                    cell_label(ui, forms.language.tag, theme::mono(11.0), colour);
                });
                row.cell(|ui| self.cell(ui, view, word, forms, None));
                for name in &names {
                    row.cell(|ui| self.cell(ui, view, word, forms, Some(name)));
                }
            });
        });
        self.rows = rows;
    }

    fn cell(&mut self, ui: &mut Ui, view: &View<'_>, word: &Message, forms: &Forms, form: Option<&str>) {
        let colours = colours(ui);
        let rect = Rect::from_min_max(ui.max_rect().min - vec2(PADDING, 0.0), ui.max_rect().max);
        let is_own = forms.language == view.settings.translation_language();
        ui.painter().vline(rect.left() + 0.5, rect.y_range(), Stroke::new(1.0, colours.divider));
        if is_own && self.open.as_ref().is_some_and(|(open, _)| open.as_deref() == form) {
            self.open_cell(ui, view, word, form);
            return;
        }
        let text = match form {
            None => Some(forms.plain.as_str()).filter(|text| !text.is_empty()),
            Some(form) => forms.inflected.iter().find(|(known, _)| known == form).map(|(_, text)| text.as_str()),
        };
        let is_missing = form.is_some_and(|form| forms.missing.iter().any(|known| known == form));
        let (sense, role) = if is_own { (Sense::click(), Role::Button) } else { (Sense::hover(), Role::Label) };
        let response = ui.interact(rect, ui.scope_id().with("form"), sense);
        let missing = view.i18n.tr("cell-missing");
        let shown = text.unwrap_or(if is_missing { &missing } else { "" });
        let name = format!("{} {} {}: {shown}", forms.language.tag, word.id, form.unwrap_or_default());
        response.widget_info(|| WidgetInfo::labeled(role, true, &name));
        match text {
            Some(text) => {
                let font_id = bidi::font_of(forms.language, 13.0);
                let format = TextFormat { font_id, color: colours.text, ..TextFormat::default() };
                let width = ui.available_width() - 4.0;
                ui.add(bidi_line::line(ui, &RichText::plain(text, format), forms.language, width));
            }
            None if is_missing => {
                let line = Stroke::new(1.0, colours.warning.line);
                ui.painter().rect(rect.shrink(1.0), 0.0, colours.warning.ground, line, StrokeKind::Inside);
                cell_label(ui, &missing, theme::body(Weight::Regular), colours.warning.text);
            }
            // The language has no such form.
            None if !is_own => {
                ui.painter().rect_filled(rect.shrink2(vec2(1.0, 1.0)), 0.0, colours.well);
            }
            None => {}
        }
        if is_own && self.focus_cell.take_if(|focus| focus.as_deref() == form).is_some() {
            response.request_focus();
        }
        if response.has_focus() {
            focus_ring(ui, rect, 2);
        }
        if is_own && response.hovered() {
            icon_at(ui.painter(), rect.right_center() - vec2(12.0, 0.0), Icon::Pencil, 11.0, colours.label);
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
        let field = Field::new(&name).width(ui.available_width()).id(Id::unique("lexicon cell"));
        let response = field.show(ui, text);
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
            self.focus_cell = Some(form.map(str::to_owned));
        }
        // An empty cell removes its form. The plain form cannot be removed, because a message needs a text.
        if is_cancelled || (text.is_empty() && (form.is_none() || word.target.is_none())) {
            return;
        }
        let source = set_word_form(&word.id, word.target.as_deref(), form, &text);
        if Some(&source) != word.target.as_ref() {
            let edit = Edit::Write { id: Name::from(word.id.as_str()), source };
            view.send(LocalesCommand::Translate(vec![edit], view.gesture));
        }
    }
}

/// The title of the column of a form: `acc. m` for `acc-m`.
pub fn column_title(form: &str) -> String {
    form.replace('-', ". ")
}

/// The forms that the texts of the language need and the word does not have, and the other forms of the grammar.
fn missing_forms(view: &View<'_>, word: &Message) -> (Vec<String>, Vec<String>) {
    let Some(kind) = WORD_KINDS.iter().find(|kind| word.id.starts_with(**kind)) else {
        return (Vec::new(), Vec::new());
    };
    let grid = view.document.subject().lexicon_grid(view.settings.translation_language(), kind);
    let cells = grid.words.iter().filter(|known| known.id == word.id).flat_map(|word| &word.cells);
    let missing = grid.columns.iter().zip(cells).filter(|(_, cell)| **cell == FormCell::Missing);
    (missing.map(|(column, _)| column.name.clone()).collect(), grid.offered)
}

/// The forms of a word in English, in the language that is edited, and in the languages that inflect the word; and the
/// forms that can be added.
fn forms(view: &View<'_>, word: &Message, others: &OtherLanguages) -> (Vec<Forms>, Vec<String>) {
    let own = view.settings.translation_language();
    let (missing, offered) = missing_forms(view, word);
    let mut rows: Vec<Forms> = Vec::new();
    for language in std::iter::once(ENGLISH).chain(languages(&view.document)) {
        let source = match language {
            _ if language == ENGLISH => Some(word.source.as_str()),
            _ if language == own => word.target.as_deref(),
            _ => others.text(language, &word.id),
        };
        let texts = source.and_then(message_form).map(|form| form.texts).unwrap_or_default();
        let value = |attribute: Option<&str>| {
            let mut of_attribute = texts.iter().filter(|text| text.attribute.as_deref() == attribute);
            of_attribute.find_map(|text| text.text(&[])).map(str::to_owned)
        };
        let names = texts.iter().filter_map(|text| text.attribute.clone());
        let inflected: Vec<_> = names.filter_map(|name| Some((name.clone(), value(Some(&name))?))).collect();
        let missing = if language == own { missing.clone() } else { Vec::new() };
        if language == ENGLISH || language == own || !inflected.is_empty() {
            rows.push(Forms { language, plain: value(None).unwrap_or_default(), inflected, missing });
        }
    }
    // The edited language is next to English, its source.
    rows.sort_by_key(|forms| (forms.language != ENGLISH, forms.language != own));
    (rows, offered)
}
