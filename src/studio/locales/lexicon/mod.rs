//! Below the editor: the lexicon as a grid of forms, and what the languages still lack.

mod coverage;

use egui::text::TextFormat;
use egui::{
    Align, Align2, Id, Key, Layout, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};
use lucide_icons::Icon;

use self::coverage::Coverage;
use crate::base::Name;
use crate::studio::command::LocalesCommand;
use crate::studio::locales::bidi::{self, RichText};
use crate::studio::locales::bidi_line;
use crate::studio::locales::language_model::LanguageModel;
use crate::studio::locales::other_languages::{OtherLanguages, languages};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Field, combo, focus_ring, icon_at, icon_button, put_text, segmented, text_at,
};
use crate::text::fields::message_form;
use crate::text::translation::{Edit, FormCell, Group, Message, WORD_KINDS, set_word_form};
use crate::text::{ENGLISH, Language};

const OPEN: f32 = 196.0;
const HEAD: f32 = 34.0;
const ROW: f32 = 25.0;
const TAG: f32 = 62.0;
const CELL: f32 = 96.0;

/// What the pane remembers.
#[derive(Default)]
pub struct Lexicon {
    folded: bool,
    coverage: bool,
    matrix: Coverage,
    made: Option<Table>,
    word: Option<String>,
    /// The cell that is being written: the attribute, and what stands in it.
    cell: Option<(Option<String>, String)>,
    focus: bool,
    /// The form whose cell gets the keyboard back.
    #[allow(clippy::option_option, reason = "no cell, or that of the plain form, or of another")]
    back: Option<Option<String>>,
    /// Forms that were added to the table of a language and have no word yet.
    added: (&'static str, Vec<String>),
}

/// The forms of a word in all languages, made once a word and revision.
struct Table {
    key: (u64, String, &'static str),
    lines: Vec<Forms>,
    /// What else the grammar of one's own language has.
    offered: Vec<String>,
}

/// The forms of a word in a language.
struct Forms {
    language: &'static Language,
    plain: String,
    inflected: Vec<(String, String)>,
    missing: Vec<String>,
}

impl Lexicon {
    /// Its height in a column of a height, in points.
    pub fn height(&self, whole: f32) -> f32 {
        if self.folded { HEAD } else { (whole * 0.23).clamp(120.0, OPEN) }
    }

    /// Shows the pane.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        model: &LanguageModel,
        message: &Message,
        others: &OtherLanguages,
    ) {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let whole = ui.max_rect();
        ui.painter().rect_filled(whole, 0.0, colours(ui).panel);
        ui.painter().hline(whole.x_range(), whole.top() + 0.5, Stroke::new(1.0, colours(ui).divider));
        let words: Vec<&Message> = model.messages.iter().filter(|message| message.group == Group::Lexicon).collect();
        if message.group == Group::Lexicon {
            self.word = Some(message.id.clone());
        }
        let word = words.iter().find(|known| Some(&known.id) == self.word.as_ref()).or(words.first()).copied();
        let table = self.table(view, word, others);
        self.head(ui, view, &words, word, &table);
        if self.coverage && !self.folded {
            self.matrix.ui(ui, view);
        } else if let Some(word) = word.filter(|_| !self.folded) {
            self.grid(ui, view, word, &table);
        }
        if let Some(made) = &mut self.made {
            made.lines = table;
        }
    }

    /// The forms of a word, made once a word and revision.
    fn table(&mut self, view: &View<'_>, word: Option<&Message>, others: &OtherLanguages) -> Vec<Forms> {
        let id = word.map(|word| word.id.clone()).unwrap_or_default();
        let own = view.settings.translation_language();
        let key = (view.document.revision(), id, own.tag);
        match &mut self.made {
            Some(made) if made.key == key && others.is_read(&view.document, own) => std::mem::take(&mut made.lines),
            made => {
                let (lines, offered) = word.map(|word| forms(view, word, others)).unwrap_or_default();
                *made = Some(Table { key, lines: Vec::new(), offered });
                lines
            }
        }
    }

    fn head(&mut self, ui: &mut Ui, view: &View<'_>, words: &[&Message], word: Option<&Message>, table: &[Forms]) {
        let colours = colours(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
        let inner = rect.shrink2(vec2(12.0, 0.0));
        let mut right = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
        right.spacing_mut().item_spacing.x = 8.0;
        let fold = view.i18n.tr("fold");
        let icon = if self.folded { Icon::ChevronUp } else { Icon::ChevronDown };
        if icon_button(&mut right, icon, &fold, true).clicked() {
            self.folded = !self.folded;
        }
        let missing: usize = table.iter().map(|forms| forms.missing.len()).sum();
        if missing > 0 && !self.coverage {
            let words = view.i18n.tr_count("cells-missing", missing);
            put_text(&mut right, &words, theme::small(Weight::Semibold), colours.warning.text);
        }
        let room = Rect::from_min_max(inner.min, pos2(right.min_rect().left().max(inner.left()), inner.bottom()));
        let mut left = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::left_to_right(Align::Center)));
        left.spacing_mut().item_spacing.x = 8.0;
        let names = [view.i18n.tr("lexicon"), view.i18n.tr("coverage")];
        let segments = [(&*names[0], None), (&*names[1], None)];
        if let Some(at) = segmented(&mut left, &names[0], &segments, usize::from(self.coverage)) {
            self.coverage = at == 1;
            self.folded = false;
        }
        if self.coverage || self.folded {
            return;
        }
        let name = view.i18n.tr("lexicon-word");
        let shown = word.map(|word| word.id.as_str()).unwrap_or_default();
        let button = combo(&mut left, &name, None, shown, false, 180.0);
        let word_button = button;
        let current = words.iter().position(|known| Some(known.id.as_str()) == word.map(|word| word.id.as_str()));
        let lines = || words.iter().map(|word| Choice { text: word.id.clone(), ..Choice::default() }).collect();
        if let Some(at) = Choices::new(&name, &view.i18n.tr("search")).current(current).show(&word_button, lines) {
            self.word = words.get(at).map(|word| word.id.clone());
            self.cell = None;
        }
        if word.is_some() {
            self.add_form(&mut left, view);
        }
    }

    /// The menu of the forms that the grammar has and no word has yet.
    fn add_form(&mut self, ui: &mut Ui, view: &View<'_>) {
        let own = view.settings.translation_language();
        if self.added.0 != own.tag {
            self.added = (own.tag, Vec::new());
        }
        let offered = self.made.as_ref().map(|made| &made.offered[..]).unwrap_or_default();
        let rest: Vec<&String> = offered.iter().filter(|form| !self.added.1.contains(form)).collect();
        let tip = view.i18n.tr("lexicon-add-form");
        let button = icon_button(ui, Icon::Plus, &tip, !rest.is_empty());
        let lines = || rest.iter().map(|form| Choice { text: shown(form), ..Choice::default() }).collect();
        if let Some(at) = Choices::new(&tip, &view.i18n.tr("search")).show(&button, lines) {
            let form = rest[at].clone();
            self.cell = Some((Some(form.clone()), String::new()));
            self.added.1.push(form);
            self.focus = true;
        }
    }

    fn grid(&mut self, ui: &mut Ui, view: &View<'_>, word: &Message, table: &[Forms]) {
        let mut columns: Vec<String> = Vec::new();
        for name in table.iter().flat_map(|forms| forms.inflected.iter().map(|(name, _)| name).chain(&forms.missing)) {
            if !columns.contains(name) {
                columns.push(name.clone());
            }
        }
        columns.sort();
        let added = self.added.1.iter().filter(|form| !columns.contains(form)).cloned();
        let columns: Vec<String> = columns.iter().cloned().chain(added).collect();
        let area = ScrollArea::both().id_salt(("lexicon", &word.id)).auto_shrink(false);
        area.show(ui, |ui| {
            #[allow(clippy::cast_precision_loss, reason = "a few columns")]
            let count = columns.len() as f32 + 1.0;
            let width = (TAG + CELL * count + 24.0).max(ui.available_width());
            let cell = ((width - TAG) / count).clamp(CELL, 190.0);
            heads(ui, view, &columns, width, cell);
            for forms in table {
                self.row(ui, view, word, forms, &columns, width, cell);
            }
        });
    }

    #[allow(clippy::too_many_arguments, reason = "a row needs the whole table's measures")]
    fn row(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        word: &Message,
        forms: &Forms,
        columns: &[String],
        width: f32,
        cell: f32,
    ) {
        let colours = colours(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
        let own = forms.language == view.settings.translation_language();
        if own {
            ui.painter().rect_filled(rect, 0.0, colours.selected);
        }
        ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.divider));
        let at = pos2(rect.left() + 12.0, rect.center().y);
        let colour = if own { colours.text } else { colours.secondary };
        text_at(ui.painter(), at, Align2::LEFT_CENTER, forms.language.tag, theme::mono(11.0), colour);
        for at in 0..=columns.len() {
            #[allow(clippy::cast_precision_loss, reason = "a few columns")]
            let left = rect.left() + TAG + cell * at as f32;
            let place = Rect::from_min_size(pos2(left, rect.top() + 1.0), vec2(cell, ROW - 1.0));
            let name = at.checked_sub(1).map(|at| columns[at].as_str());
            self.cell(ui, view, word, forms, name, place, own);
        }
    }

    #[allow(clippy::too_many_arguments, reason = "a cell needs its place in the whole table")]
    fn cell(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        word: &Message,
        forms: &Forms,
        name: Option<&str>,
        place: Rect,
        own: bool,
    ) {
        let colours = colours(ui);
        let text = match name {
            None => Some(forms.plain.as_str()).filter(|text| !text.is_empty()),
            Some(name) => forms.inflected.iter().find(|(known, _)| known == name).map(|(_, text)| text.as_str()),
        };
        let is_missing = name.is_some_and(|name| forms.missing.iter().any(|known| known == name));
        ui.painter().vline(place.left() + 0.5, place.y_range(), Stroke::new(1.0, colours.divider));
        if own && self.cell.as_ref().is_some_and(|(open, _)| open.as_deref() == name) {
            self.writing(ui, view, word, name, place);
            return;
        }
        let label = format!("{} {} {}", forms.language.tag, word.id, name.unwrap_or_default());
        let sense = if own { Sense::click() } else { Sense::hover() };
        let response = ui.interact(place, ui.scope_id().with((forms.language.tag, name)), sense);
        let missing = view.i18n.tr("cell-missing");
        let said = text.unwrap_or(if is_missing { &missing } else { "" });
        let role = if own { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, true, format!("{label}: {said}")));
        match text {
            Some(text) => {
                let font_id = bidi::font_of(forms.language, 13.0);
                let format = TextFormat { font_id, color: colours.text, ..TextFormat::default() };
                let line = bidi_line::line(ui, &RichText::plain(text, format), forms.language, place.width() - 12.0);
                let at = pos2(place.left() + 8.0, place.center().y - line.size().y / 2.0);
                line.paint(ui.painter(), at, colours.text);
            }
            None if is_missing => {
                let inner = place.shrink(1.0);
                let line = Stroke::new(1.0, colours.warning.line);
                ui.painter().rect(inner, 0.0, colours.warning.ground, line, StrokeKind::Inside);
                let at = pos2(place.left() + 8.0, place.center().y);
                let font = theme::body(Weight::Regular);
                text_at(ui.painter(), at, Align2::LEFT_CENTER, &missing, font, colours.warning.text);
            }
            None if !own => {
                ui.painter().rect_filled(place.shrink2(vec2(1.0, 0.0)), 0.0, colours.well);
            }
            None => {}
        }
        if own && self.back.as_ref().is_some_and(|back| back.as_deref() == name) {
            self.back = None;
            response.request_focus();
        }
        if response.has_focus() {
            focus_ring(ui, place, 2);
        }
        if own && response.hovered() {
            icon_at(ui.painter(), pos2(place.right() - 12.0, place.center().y), Icon::Pencil, 11.0, colours.label);
        }
        if response.clicked() {
            self.cell = Some((name.map(str::to_owned), text.unwrap_or_default().to_owned()));
            self.focus = true;
        }
    }

    /// The cell that is being written.
    fn writing(&mut self, ui: &mut Ui, view: &View<'_>, word: &Message, name: Option<&str>, place: Rect) {
        let Some((_, text)) = &mut self.cell else { return };
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        let label = format!("{} {}", word.id, name.unwrap_or_default());
        let field = Field::new(&label).width(place.width()).id(Id::unique("lexicon cell"));
        let response = field.show(&mut child, text);
        if std::mem::take(&mut self.focus) {
            response.request_focus();
        }
        if !response.lost_focus() {
            return;
        }
        let is_given_up = ui.input(|input| input.key_pressed(Key::Escape));
        let text = text.trim().to_owned();
        self.cell = None;
        if is_given_up || ui.input(|input| input.key_pressed(Key::Enter)) {
            self.back = Some(name.map(str::to_owned));
        }
        // A form that is emptied is taken out; a word without its plain form would be none.
        if is_given_up || (text.is_empty() && (name.is_none() || word.target.is_none())) {
            return;
        }
        let source = set_word_form(&word.id, word.target.as_deref(), name, &text);
        if Some(&source) != word.target.as_ref() {
            let edit = Edit::Write { id: Name::from(word.id.as_str()), source };
            view.send(LocalesCommand::Translate(vec![edit], view.gesture));
        }
    }
}

/// The names of the forms.
fn heads(ui: &mut Ui, view: &View<'_>, columns: &[String], width: f32, cell: f32) {
    let colours = colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(width, 22.0), Sense::hover());
    let plain = view.i18n.tr("lexicon-plain");
    let names = std::iter::once(&*plain).chain(columns.iter().map(String::as_str));
    for (at, name) in names.enumerate() {
        #[allow(clippy::cast_precision_loss, reason = "a few columns")]
        let left = rect.left() + TAG + cell * at as f32 + 8.0;
        let font = theme::small(Weight::Medium);
        let name = shown(name);
        text_at(ui.painter(), pos2(left, rect.center().y), Align2::LEFT_CENTER, &name, font, colours.label);
    }
}

/// The name of a form as the head of its column: `acc. m` for `acc-m`.
fn shown(form: &str) -> String {
    form.replace('-', ". ")
}

/// The forms that the texts of the language ask a word for and that it lacks, and what else its grammar has.
fn missing_forms(view: &View<'_>, word: &Message) -> (Vec<String>, Vec<String>) {
    let Some(kind) = WORD_KINDS.iter().find(|kind| word.id.starts_with(**kind)) else {
        return (Vec::new(), Vec::new());
    };
    let grid = view.document.subject().lexicon_grid(view.settings.translation_language(), kind);
    let cells = grid.words.iter().filter(|known| known.id == word.id).flat_map(|word| &word.cells);
    let missing = grid.columns.iter().zip(cells).filter(|(_, cell)| **cell == FormCell::Missing);
    (missing.map(|(column, _)| column.name.clone()).collect(), grid.offered)
}

/// A word in English, in the language that is translated into, and in those that have forms.
fn forms(view: &View<'_>, word: &Message, others: &OtherLanguages) -> (Vec<Forms>, Vec<String>) {
    let own = view.settings.translation_language();
    let (lacking, offered) = missing_forms(view, word);
    let mut table: Vec<Forms> = Vec::new();
    for language in std::iter::once(ENGLISH).chain(languages(&view.document)) {
        let text = match language {
            _ if language == ENGLISH => Some(word.source.as_str()),
            _ if language == own => word.target.as_deref(),
            _ => others.text(language, &word.id),
        };
        let read = text.and_then(message_form);
        let value = |attribute: Option<&str>| {
            let texts = read.iter().flat_map(|read| &read.texts);
            texts
                .filter(|text| text.attribute.as_deref() == attribute)
                .find_map(|text| text.text(&[]))
                .map(str::to_owned)
        };
        let names = read.iter().flat_map(|read| read.texts.iter().filter_map(|text| text.attribute.clone()));
        let forms: Vec<(String, String)> = names.filter_map(|name| Some((name.clone(), value(Some(&name))?))).collect();
        let missing = if language == own { lacking.clone() } else { Vec::new() };
        if language == ENGLISH || language == own || !forms.is_empty() {
            table.push(Forms { language, plain: value(None).unwrap_or_default(), inflected: forms, missing });
        }
    }
    // What is worked on stands below its source.
    table.sort_by_key(|forms| (forms.language != ENGLISH, forms.language != own));
    (table, offered)
}
