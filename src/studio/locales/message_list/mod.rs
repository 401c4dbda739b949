//! The list of messages: search, filters, and groups that can be folded.

pub mod file_errors;
mod filter;

use std::collections::{BTreeMap, BTreeSet};

use egui::text::TextFormat;
use egui::{Align, Context, Frame, Id, Key, Layout, Margin, Panel, Role, Sides, Stroke, Ui, WidgetInfo, vec2};
use lucide_icons::Icon;

use self::file_errors::file_errors_ui;
use self::filter::{Check, Filter};
use super::editor::highlight;
use super::language_model::LanguageModel;
use super::{bidi, bidi_line, number};
use crate::base::Code;
use crate::studio::action::Action;
use crate::studio::command::LocalesCommand;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Choice, Choices, Column, Field, Heights, Pressable, RowInfo, Table, bar, cell_label, combo, empty_state,
    group_name, icon_atom, icon_button, icon_label, label, language_combo, panel_head, row_step, select_all,
    state_mark, state_name, text_atom,
};
use crate::text::Language;
use crate::text::translation::{Group, Message, State};

/// The heights of a message's row and of a group's head, in points.
const ROW: f32 = 30.0;
const GROUP: f32 = 26.0;

#[derive(Default)]
pub struct MessageList {
    pub filter: Filter,
    folded: BTreeSet<Group>,
    rows: Rows,
    /// What `rows` was made from.
    key: Option<(u64, &'static str, Filter, BTreeSet<Group>)>,
    scroll_to: Option<String>,
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
    fn new(messages: &[Message], filter: &Filter, folded: &BTreeSet<Group>) -> Self {
        let filter = filter.ready();
        let mut found = Self::default();
        let mut groups: BTreeMap<Group, Vec<usize>> = BTreeMap::new();
        for (at, message) in messages.iter().enumerate().filter(|(_, message)| filter.fits_but_state(message)) {
            *found.counts.entry(message.state).or_default() += 1;
            if filter.fits_state(message) {
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

    pub fn scroll_to(&mut self, id: &str) {
        self.scroll_to = Some(id.to_owned());
    }

    /// The messages that the filter leaves, in the order of the files, including those in folded groups.
    pub fn shown<'m>(&'m self, messages: &'m [Message]) -> impl DoubleEndedIterator<Item = &'m Message> {
        let filter = self.filter.ready();
        messages.iter().filter(move |message| filter.fits(message))
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, model: &LanguageModel, chosen: &mut Option<String>) {
        let messages = &model.messages[..];
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let language = view.settings.translation_language();
        let key = Some((view.document.revision(), language.tag, self.filter.clone(), self.folded.clone()));
        if self.key != key {
            self.rows = Rows::new(messages, &self.filter, &self.folded);
            self.key = key;
        }
        head(ui, view, messages.len());
        Frame::new().inner_margin(Margin { left: 12, right: 12, top: 8, bottom: 8 }).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            if self.search(ui, view)
                && let Some(first) = self.first_shown(messages)
            {
                *chosen = Some(first.to_owned());
                self.focus_row = true;
            }
            self.states(ui, view);
            ui.columns(2, |columns| {
                self.by_file(&mut columns[0], view, messages);
                self.by_check(&mut columns[1], view, messages);
            });
        });
        file_errors_ui(ui, view, &model.file_errors);
        Panel::bottom("approved messages")
            .resizable(false)
            .show_separator_line(false)
            .frame(Frame::NONE)
            .show(ui, |ui| approved(ui, view, messages));
        if self.rows.shown.is_empty() {
            self.no_matches(ui, view);
        } else {
            self.rows(ui, view, messages, chosen);
        }
    }

    /// The search field. Returns whether the user pressed Enter in it.
    fn search(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let (name, hint) = (view.i18n.tr("do-filter-messages"), view.i18n.tr("messages-search"));
        let width = ui.available_width();
        let field = Field::new(&name).hint(&hint).icon(Icon::Search).id(search_id()).width(width);
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
    fn states(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            // An empty line keeps its height, so that nothing below moves.
            ui.set_min_height(22.0);
            let colours = colours(ui);
            for state in State::ALL {
                let count = self.rows.counts.get(&state).copied().unwrap_or(0);
                let is_on = self.filter.states.contains(&state);
                if count == 0 && !is_on {
                    continue;
                }
                let (icon, colour) = state_mark(colours, state);
                let text = text_atom(&count.to_string(), theme::small(Weight::Medium), colours.secondary);
                let (fill, line) =
                    if is_on { (colours.selected, colours.selected_outline) } else { (colours.panel, colours.divider) };
                let mut toggle = Pressable::new(22.0, (icon_atom(icon, 12.0, colour), text))
                    .gap(4.0)
                    .padding(6)
                    .fill(fill, line)
                    .corner(radius::BADGE);
                if !is_on {
                    toggle = toggle.hover(colours.hover, colours.outline);
                }
                let response = toggle.show(ui);
                let name = state_name(&view.i18n, state);
                let info = || WidgetInfo::selected(Role::CheckBox, true, is_on, format!("{name}: {count}"));
                response.widget_info(info);
                if response.on_hover_text(&*name).clicked() && !self.filter.states.remove(&state) {
                    self.filter.states.insert(state);
                }
            }
        });
    }

    fn by_file(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message]) {
        let (name, all) = (view.i18n.tr("filter-file"), view.i18n.tr("all-files"));
        let shown = self.filter.file.clone().unwrap_or_else(|| all.to_string());
        let width = ui.available_width();
        let button = combo(ui, &name, None, &shown, false, width);
        let files: BTreeSet<&str> = messages.iter().map(|message| message.file.as_str()).collect();
        let files: Vec<&str> = files.into_iter().collect();
        let choices = || {
            let texts = std::iter::once(all.to_string()).chain(files.iter().map(|file| (*file).to_owned()));
            texts.map(|text| Choice { text, ..Choice::default() }).collect()
        };
        if let Some(at) = Choices::new(&name, &view.i18n.tr("search")).show(&button, choices) {
            self.filter.file = at.checked_sub(1).and_then(|at| files.get(at)).map(|file| (*file).to_owned());
        }
    }

    fn by_check(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message]) {
        let (name, all) = (view.i18n.tr("filter-check"), view.i18n.tr("all-checks"));
        let any = view.i18n.tr("with-problems");
        let shown = match self.filter.check {
            None => all.to_string(),
            Some(Check::Any) => any.to_string(),
            Some(Check::Of(code)) => code.as_str().to_owned(),
        };
        let width = ui.available_width();
        let button = combo(ui, &name, None, &shown, false, width);
        let mut codes: Vec<(Code, usize)> = Vec::new();
        for problem in messages.iter().flat_map(|message| &message.problems) {
            match codes.iter_mut().find(|(code, _)| *code == problem.code) {
                Some((_, count)) => *count += 1,
                None => codes.push((problem.code, 1)),
            }
        }
        let choices = || {
            let first = [&all, &any].map(|text| Choice { text: text.to_string(), ..Choice::default() });
            let of = |(code, count): &(Code, usize)| Choice {
                text: code.as_str().to_owned(),
                about: count.to_string(),
                ..Choice::default()
            };
            first.into_iter().chain(codes.iter().map(of)).collect()
        };
        if let Some(at) = Choices::new(&name, &view.i18n.tr("search")).width(280.0).show(&button, choices) {
            self.filter.check = match at {
                0 => None,
                1 => Some(Check::Any),
                _ => codes.get(at - 2).map(|(code, _)| Check::Of(*code)),
            };
        }
    }

    fn no_matches(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (title, hint) = (view.i18n.tr("filter-nothing"), view.i18n.tr("messages-nothing-hint"));
        empty_state(ui, Icon::SearchX, &title, &hint, |ui| {
            if ui.add(Button::new(&view.i18n.tr("filter-clear")).icon(Icon::X)).clicked() {
                self.filter = Filter::default();
            }
        });
    }

    fn rows(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message], chosen: &mut Option<String>) {
        let (rows, ends) = (std::mem::take(&mut self.rows.shown), std::mem::take(&mut self.rows.ends));
        let index_of = |id: &str| rows.iter().position(|row| matches!(row, Row::Message(at) if messages[*at].id == id));
        let heights = Heights::Ends(&ends);
        let table = Table::new("message rows", vec![Column::rest("", 100.0)]).without_header().gap(0.0, 0.0);
        let wanted = self.scroll_to.take().and_then(|id| index_of(&id));
        table.scroll_to(wanted, heights).show(ui, heights, |row| match rows[row.index()] {
            Row::Group(group, count) => {
                let name = group_name(&view.i18n, group);
                let mut response = None;
                row.lead(|ui, rect| {
                    ui.painter().rect_filled(rect, 0.0, colours(ui).window);
                    let info = RowInfo::new(Id::unique("group").with(group), &name).role(Role::DisclosureTriangle);
                    response = Some(info.place(ui, rect));
                    let line = Stroke::new(1.0, colours(ui).divider);
                    ui.painter().hline(rect.x_range(), rect.top() + 0.5, line);
                    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, line);
                });
                row.cell(|ui| group_cell(ui, &name, count, self.folded.contains(&group)));
                if response.is_some_and(|response| response.clicked()) && !self.folded.remove(&group) {
                    self.folded.insert(group);
                }
            }
            Row::Message(at) => {
                let message = &messages[at];
                let is_chosen = chosen.as_ref() == Some(&message.id);
                let name = format!("{}, {}", message.id, state_name(&view.i18n, message.state));
                let response = row.info(RowInfo::new(row_id(&message.id), &name).selected(is_chosen));
                row.cell(|ui| message_cell(ui, view, message));
                if is_chosen && std::mem::take(&mut self.focus_row) || response.clicked() {
                    response.request_focus();
                    *chosen = Some(message.id.clone());
                }
                if let Some(step) = row_step(&response, row.index(), rows.len()) {
                    let is_message = |row: &&Row| matches!(row, Row::Message(_));
                    let next = if step > row.index() {
                        rows[step..].iter().find(is_message)
                    } else {
                        rows[..=step].iter().rfind(is_message)
                    };
                    if let Some(Row::Message(at)) = next {
                        let next = &messages[*at].id;
                        self.scroll_to = Some(next.clone());
                        response.ctx.memory_mut(|memory| memory.request_focus(row_id(next)));
                        *chosen = Some(next.clone());
                    }
                }
            }
        });
        self.rows.shown = rows;
        self.rows.ends = ends;
    }

    /// The messages that the filter leaves, in the order of the list.
    fn in_list_order<'m>(&'m self, messages: &'m [Message]) -> Vec<&'m Message> {
        let mut order: Vec<&Message> = self.shown(messages).collect();
        order.sort_by_key(|message| message.group);
        order
    }

    fn first_shown<'m>(&'m self, messages: &'m [Message]) -> Option<&'m str> {
        self.shown(messages).min_by_key(|message| message.group).map(|message| message.id.as_str())
    }

    /// The first message of the list, or of all messages if the list is empty.
    pub fn first<'m>(&'m self, messages: &'m [Message]) -> Option<&'m str> {
        self.first_shown(messages).or(messages.first().map(|message| message.id.as_str()))
    }

    /// The message after or before `id` in the list.
    pub fn neighbour<'m>(&'m self, messages: &'m [Message], id: &str, after: bool) -> Option<&'m str> {
        let order = self.in_list_order(messages);
        let at = order.iter().position(|message| message.id == id);
        let next = match (at, after) {
            (Some(at), true) => order.get(at + 1),
            (Some(at), false) => at.checked_sub(1).and_then(|at| order.get(at)),
            (None, true) => order.first(),
            (None, false) => order.last(),
        };
        next.map(|message| message.id.as_str())
    }

    /// The next message after `id` that is open. The search goes on at the start of the list.
    pub fn next_open<'m>(&'m self, messages: &'m [Message], id: &str) -> Option<&'m str> {
        let order = self.in_list_order(messages);
        let at = order.iter().position(|message| message.id == id).map_or(0, |at| at + 1);
        let (before, after) = order.split_at(at.min(order.len()));
        let open = after.iter().chain(before).find(|message| message.is_open() && message.id != id);
        open.map(|message| message.id.as_str())
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
        let tip = view.i18n.tr(Action::NewLanguage.entry().name);
        if icon_button(ui, Icon::Plus, &tip, true).clicked() {
            view.send(Action::NewLanguage);
        }
    });
}

fn group_cell(ui: &mut Ui, name: &str, count: usize, is_folded: bool) {
    let colours = colours(ui);
    ui.spacing_mut().item_spacing.x = 7.0;
    ui.add_space(11.0);
    icon_label(ui, if is_folded { Icon::ChevronRight } else { Icon::ChevronDown }, 13.0, colours.label);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(12.0);
        cell_label(ui, &count.to_string(), theme::small(Weight::Regular), colours.label);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            cell_label(ui, name, theme::body(Weight::Semibold), colours.text);
        });
    });
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
        let (errors, warnings) = message.problem_counts();
        let mark = match (errors, warnings) {
            (0, 0) => None,
            (0, _) => Some((Icon::TriangleAlert, colours.warning.text)),
            _ => Some((Icon::CircleX, colours.error.text)),
        };
        let left = |ui: &mut Ui| cell_label(ui, &message.id, theme::mono(11.0), colours.text);
        let right = |ui: &mut Ui| mark.map(|(icon, colour)| icon_label(ui, icon, 11.0, colour));
        Sides::new().height(14.0).spacing(4.0).shrink_left().show(ui, left, right);
        match &message.target {
            Some(target) => {
                let font_id = bidi::font_of(language, 11.0);
                let format = TextFormat { font_id, color: colours.label, ..TextFormat::default() };
                let summary = highlight::summary(target, &format);
                ui.add(bidi_line::line(ui, &summary, language, ui.available_width()));
            }
            None => {
                let none = view.i18n.tr("message-none");
                cell_label(ui, &none, theme::small(Weight::Regular), colours.error.text);
            }
        }
    });
}

/// How much of the language is approved.
fn approved(ui: &mut Ui, view: &View<'_>, messages: &[Message]) {
    let colours = colours(ui);
    let done = messages.iter().filter(|message| message.state == State::Approved).count();
    #[allow(clippy::cast_precision_loss, reason = "a share of some thousands")]
    let share = done as f32 / messages.len().max(1) as f32;
    let counts = [("done", number(done)), ("all", number(messages.len()))];
    let text = view.i18n.tr_with("messages-approved", &counts);
    let percent = view.i18n.tr_with("percent", &[("n", number(done * 100 / messages.len().max(1)))]);
    let line = Stroke::new(1.0, colours.divider);
    ui.painter().hline(ui.max_rect().x_range(), ui.max_rect().top() + 0.5, line);
    Frame::new().inner_margin(Margin::symmetric(12, 7)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 5.0;
        let left = |ui: &mut Ui| label(ui, &text, theme::small(Weight::Regular), colours.secondary);
        let right = |ui: &mut Ui| cell_label(ui, &percent, theme::small(Weight::Semibold), colours.text);
        Sides::new().height(16.0).spacing(8.0).shrink_left().show(ui, left, right);
        let width = ui.available_width();
        bar(ui, width, share, colours.accent);
    });
}
