//! The list of messages: search, filters, and groups that can be folded.

use std::collections::{BTreeMap, BTreeSet};

use egui::{Align, Align2, Context, Frame, Id, Key, Layout, Margin, Panel, Role, Sides, Ui, vec2};
use lucide_icons::Icon;

use super::bidi_line::line;
use super::editor::highlight;
use super::language_model::LanguageModel;
use super::parts::{strip, toggle};
use crate::base::Code;
use crate::studio::action::Action;
use crate::studio::bidi;
use crate::studio::command::LocalesCommand;
use crate::studio::memo::Memo;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, Column, Field, Heights, RowInfo, Table, TableRow, background, bar, cell_label, divider,
    empty_state, group_name, icon_atom, icon_button, icon_label, label, language_combo, panel_head, row_step,
    select_all, severity_mark, state_mark, state_name, text_atom,
};
use crate::text::translation::{CheckFilter, FileError, Group, Message, MessageFilter, State};
use crate::text::{Arg, Language};

/// The heights of a message's row and of a group's head, in points.
const ROW: f32 = 30.0;
const GROUP: f32 = 26.0;
/// Only so many errors of files are listed, so that the messages stay in sight.
const LISTED: usize = 3;

#[derive(Default)]
pub struct MessageList {
    pub filter: MessageFilter,
    folded: BTreeSet<Group>,
    /// The rows for a revision, a language, a filter and folded groups.
    rows: Memo<(u64, &'static str, MessageFilter, BTreeSet<Group>), Rows>,
    /// The message whose row is to be scrolled to.
    pub scroll_to: Option<String>,
    focus_search: bool,
    focus_row: bool,
}

/// The rows that the filter leaves.
#[derive(Default)]
struct Rows {
    shown: Vec<Row>,
    /// Where each row ends, in points.
    ends: Vec<f32>,
    /// The number of messages in each state that the rest of the filter leaves.
    counts: BTreeMap<State, usize>,
}

#[derive(Clone, Copy)]
enum Row {
    /// The head of a group with the number of its messages.
    Group(Group, usize),
    /// A message by its index.
    Message(usize),
}

fn search_id() -> Id {
    Id::unique("messages search")
}

fn row_id(id: &str) -> Id {
    Id::unique("message").with(id)
}

impl Rows {
    fn new(messages: &[Message], filter: &MessageFilter, folded: &BTreeSet<Group>) -> Self {
        let mut found = Self::default();
        let mut groups: BTreeMap<Group, Vec<usize>> = BTreeMap::new();
        for (at, message) in filter.in_any_state(messages) {
            *found.counts.entry(message.state).or_default() += 1;
            if filter.has_state(message) {
                groups.entry(message.group).or_default().push(at);
            }
        }
        for (group, members) in groups {
            found.push(Row::Group(group, members.len()), GROUP);
            let shown = members.into_iter().filter(|_| !folded.contains(&group));
            shown.for_each(|at| found.push(Row::Message(at), ROW));
        }
        found
    }

    fn push(&mut self, row: Row, height: f32) {
        self.shown.push(row);
        self.ends.push(self.ends.last().copied().unwrap_or(0.0) + height);
    }
}

impl MessageList {
    /// Focuses the search and selects its text, so that typing replaces it.
    pub fn focus_search(&mut self, ctx: &Context) {
        select_all(ctx, search_id(), self.filter.query.chars().count());
        // A visible field receives text from the next frame on. A field of another screen has to be drawn first.
        ctx.memory_mut(|memory| memory.request_focus(search_id()));
        self.focus_search = true;
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, model: &LanguageModel, chosen: &mut Option<String>) {
        let messages = &model.messages[..];
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        head(ui, view, messages.len());
        Frame::new().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            if self.search(ui, view)
                && let Some(first) = self.filter.in_list_order(messages).first()
            {
                *chosen = Some(first.id.clone());
                self.focus_row = true;
            }
            self.states(ui, view, messages);
            ui.columns(2, |columns| {
                self.by_file(&mut columns[0], view, messages);
                self.by_check(&mut columns[1], view, messages);
            });
        });
        file_errors(ui, view, &model.file_errors);
        let approved = Panel::bottom("approved messages").resizable(false).show_separator_line(false);
        approved.frame(Frame::NONE).show(ui, |ui| approved_ui(ui, view, messages));
        if self.rows(view, messages).shown.is_empty() {
            let (title, hint) = (view.i18n.tr("filter-nothing"), view.i18n.tr("messages-nothing-hint"));
            empty_state(ui, Icon::SearchX, &title, &hint, |ui| {
                if ui.add(Button::new(&view.i18n.tr("filter-clear")).icon(Icon::X)).clicked() {
                    self.filter = MessageFilter::default();
                }
            });
        } else {
            self.table(ui, view, messages, chosen);
        }
    }

    fn rows(&mut self, view: &View<'_>, messages: &[Message]) -> &Rows {
        let tag = view.settings.translation_language().tag;
        let key = (view.document.revision(), tag, self.filter.clone(), self.folded.clone());
        self.rows.get(key, || Rows::new(messages, &self.filter, &self.folded))
    }

    /// The search field. Returns whether the user pressed Enter in it.
    fn search(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let (name, hint) = (view.i18n.tr("do-filter-messages"), view.i18n.tr("messages-search"));
        let field = Field::new(&name).hint(&hint).icon(Icon::Search).id(search_id());
        let response = field.show(ui, &mut self.filter.query);
        if std::mem::take(&mut self.focus_search) {
            response.request_focus();
        }
        if response.has_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.filter.query.clear();
        }
        response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }

    /// A toggle for each state that occurs, with the number of its messages.
    fn states(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message]) {
        let counts = self.rows(view, messages).counts.clone();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            // An empty line keeps its height, so that nothing below moves.
            ui.set_min_height(22.0);
            let colours = colours(ui);
            for state in State::ALL {
                let count = counts.get(&state).copied().unwrap_or(0);
                let is_on = self.filter.states.contains(&state);
                if count == 0 && !is_on {
                    continue;
                }
                let (icon, colour) = state_mark(colours, state);
                let text = text_atom(&count.to_string(), theme::small(Weight::Medium), colours.secondary);
                let name = state_name(&view.i18n, state);
                let contents = (icon_atom(icon, 12.0, colour), text);
                let response = toggle(ui, contents, is_on, Role::CheckBox, &format!("{name}: {count}"));
                if response.on_hover_text(&*name).clicked() && !self.filter.states.remove(&state) {
                    self.filter.states.insert(state);
                }
            }
        });
    }

    fn by_file(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message]) {
        let (name, all) = (view.i18n.tr("filter-file"), view.i18n.tr("all-files"));
        let files = || messages.iter().map(|message| message.file.clone()).collect::<BTreeSet<String>>();
        let choices = || std::iter::once(all.to_string()).chain(files()).map(Choice::new).collect();
        let (current, width) = (self.filter.file.as_deref().unwrap_or(&all), ui.available_width());
        let menu = Choices::new(&name, &view.i18n.tr("search")).field(ui, None, current, width, choices);
        if let Some(at) = menu {
            self.filter.file = at.checked_sub(1).and_then(|at| files().into_iter().nth(at));
        }
    }

    fn by_check(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message]) {
        let (name, all, any) =
            (view.i18n.tr("filter-check"), view.i18n.tr("all-checks"), view.i18n.tr("with-problems"));
        let codes = || {
            let mut codes: Vec<(Code, usize)> = Vec::new();
            for problem in messages.iter().flat_map(|message| &message.problems) {
                match codes.iter_mut().find(|(code, _)| *code == problem.code) {
                    Some((_, count)) => *count += 1,
                    None => codes.push((problem.code, 1)),
                }
            }
            codes
        };
        let choices = || {
            let first = [&all, &any].map(|text| Choice::new(&**text));
            let code = |(code, count): (Code, usize)| Choice { about: count.to_string(), ..Choice::new(code.as_str()) };
            first.into_iter().chain(codes().into_iter().map(code)).collect()
        };
        let current = match self.filter.check {
            None => &all,
            Some(CheckFilter::Any) => &any,
            Some(CheckFilter::Of(code)) => code.as_str(),
        };
        let (search, width) = (view.i18n.tr("search"), ui.available_width());
        match Choices::new(&name, &search).field(ui, None, current, width, choices) {
            None => {}
            Some(0) => self.filter.check = None,
            Some(1) => self.filter.check = Some(CheckFilter::Any),
            Some(at) => self.filter.check = codes().get(at - 2).map(|(code, _)| CheckFilter::Of(*code)),
        }
    }

    fn table(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message], chosen: &mut Option<String>) {
        let wanted = self.scroll_to.take();
        let Self { rows, folded, scroll_to, focus_row, .. } = self;
        let Some(Rows { shown, ends, .. }) = rows.value() else { return };
        let is_wanted = |row: &Row| matches!(row, Row::Message(at) if Some(&messages[*at].id) == wanted.as_ref());
        let wanted = wanted.as_ref().and_then(|_| shown.iter().position(is_wanted));
        let table = Table::new("message rows", vec![Column::rest("", 100.0)]).without_header().gap(0.0, 0.0);
        let heights = Heights::Ends(ends);
        table.scroll_to(wanted).show(ui, heights, |row| match shown[row.index()] {
            Row::Group(group, count) => {
                if group_row(row, view, group, count, folded.contains(&group)) && !folded.remove(&group) {
                    folded.insert(group);
                }
            }
            Row::Message(at) => {
                let message = &messages[at];
                let is_chosen = chosen.as_ref() == Some(&message.id);
                let name = format!("{}, {}", message.id, state_name(&view.i18n, message.state));
                let response = row.info(RowInfo::new(row_id(&message.id), &name).selected(is_chosen));
                row.cell(|ui| message_cell(ui, view, message));
                if is_chosen && std::mem::take(focus_row) || response.clicked() {
                    response.request_focus();
                    *chosen = Some(message.id.clone());
                }
                let Some(step) = row_step(&response, row.index(), shown.len()) else { return };
                // The arrow keys pass the heads of groups.
                let id_of = |row: &Row| if let Row::Message(at) = row { Some(&messages[*at].id) } else { None };
                let next = if step > row.index() {
                    shown[step..].iter().find_map(id_of)
                } else {
                    shown[..=step].iter().rev().find_map(id_of)
                };
                if let Some(next) = next {
                    response.ctx.memory_mut(|memory| memory.request_focus(row_id(next)));
                    *scroll_to = Some(next.clone());
                    *chosen = Some(next.clone());
                }
            }
        });
    }
}

fn file_errors(ui: &mut Ui, view: &View<'_>, errors: &[FileError]) {
    let tint = colours(ui).error;
    for error in errors.iter().take(LISTED) {
        strip(ui, &format!("{}: {}", error.place, view.i18n.describe(&error.message)), tint);
    }
    if errors.len() > LISTED {
        strip(ui, &view.i18n.tr_count("more-troubles", errors.len() - LISTED), tint);
    }
}

fn head(ui: &mut Ui, view: &View<'_>, count: usize) {
    panel_head(ui, &view.i18n.tr("messages"), &count.to_string(), |ui| {
        let name = view.i18n.tr("translation-language");
        let current = view.settings.translation_language();
        let languages: Vec<&'static Language> = view.texts.languages().collect();
        let width = (ui.available_width() - 108.0).clamp(72.0, 96.0);
        let chosen = language_combo(ui, &view.i18n, &name, None, current, &languages, width);
        view.send_all(chosen.map(|language| LocalesCommand::Language(language.tag)));
        if icon_button(ui, Icon::Plus, &view.i18n.tr(Action::NewLanguage.entry().name), true).clicked() {
            view.send(Action::NewLanguage);
        }
    });
}

/// The head of a group. Returns whether the user clicked it.
fn group_row(row: &mut TableRow<'_, '_, '_>, view: &View<'_>, group: Group, count: usize, is_folded: bool) -> bool {
    let name = group_name(&view.i18n, group);
    let info = RowInfo::new(Id::unique("group").with(group), &name).role(Role::DisclosureTriangle);
    let mut is_clicked = false;
    row.lead(|ui, rect| {
        background(ui, rect, colours(ui).window);
        is_clicked = info.place(ui, rect).clicked();
    });
    row.cell(|ui| {
        let colours = colours(ui);
        divider(ui, ui.max_rect(), Align2::CENTER_TOP);
        divider(ui, ui.max_rect(), Align2::CENTER_BOTTOM);
        ui.spacing_mut().item_spacing.x = 7.0;
        ui.add_space(11.0);
        icon_label(ui, if is_folded { Icon::ChevronRight } else { Icon::ChevronDown }, 13.0, colours.label);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(12.0);
            cell_label(ui, &count.to_string(), theme::small(Weight::Regular), colours.label);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                cell_label(ui, &name, theme::body(Weight::Semibold), colours.text);
            });
        });
    });
    is_clicked
}

/// State and id with a mark for problems, and the start of the translation below.
fn message_cell(ui: &mut Ui, view: &View<'_>, message: &Message) {
    let colours = colours(ui);
    let language = view.settings.translation_language();
    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
    ui.add_space(12.0);
    let (icon, colour) = state_mark(colours, message.state);
    icon_label(ui, icon, 13.0, colour);
    ui.vertical(|ui| {
        ui.set_max_width((ui.available_width() - 12.0).max(0.0));
        ui.add_space(1.0);
        let worst = message.problems.iter().map(|problem| problem.severity).max();
        let left = |ui: &mut Ui| cell_label(ui, &message.id, theme::mono(11.0), colours.text);
        let right = |ui: &mut Ui| {
            worst.map(|worst| severity_mark(colours, worst)).map(|(icon, colour)| icon_label(ui, icon, 11.0, colour))
        };
        Sides::new().height(14.0).spacing(4.0).shrink_left().show(ui, left, right);
        match &message.target {
            Some(target) => {
                let summary = highlight::summary(target, &bidi::format(language, 11.0, colours.label));
                line(ui, &summary, language);
            }
            None => {
                let none = view.i18n.tr("message-none");
                cell_label(ui, &none, theme::small(Weight::Regular), colours.error.text);
            }
        }
    });
}

/// How much of the language is approved.
fn approved_ui(ui: &mut Ui, view: &View<'_>, messages: &[Message]) {
    let colours = colours(ui);
    let (done, all) = (messages.iter().filter(|message| message.state == State::Approved).count(), messages.len());
    let text = view.i18n.tr_with("messages-approved", &[("done", Arg::count(done)), ("all", Arg::count(all))]);
    let percent = view.i18n.tr_count("percent", done * 100 / all.max(1));
    #[allow(clippy::cast_precision_loss, reason = "a share of some thousands")]
    let share = done as f32 / all.max(1) as f32;
    divider(ui, ui.max_rect(), Align2::CENTER_TOP);
    Frame::new().inner_margin(Margin::symmetric(12, 7)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        let left = |ui: &mut Ui| label(ui, &text, theme::small(Weight::Regular), colours.secondary);
        let right = |ui: &mut Ui| cell_label(ui, &percent, theme::small(Weight::Semibold), colours.text);
        Sides::new().height(16.0).spacing(8.0).shrink_left().show(ui, left, right);
        bar(ui, ui.available_width(), share, colours.accent);
    });
}
