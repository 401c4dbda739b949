//! The list of messages: searched, filtered, grouped; only the lines in sight are drawn.

pub mod file_errors;
mod filter;

use std::collections::{BTreeMap, BTreeSet};

use egui::text::TextFormat;
use egui::{Align2, Context, Id, Key, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use self::file_errors::file_errors_ui;
use self::filter::{Check, Filter};
use crate::base::Code;
use crate::studio::action::Action;
use crate::studio::command::LocalesCommand;
use crate::studio::locales::editor::highlight;
use crate::studio::locales::language_model::LanguageModel;
use crate::studio::locales::{bidi, bidi_line};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Choice, Choices, Field, arrow, bar, combo, elided, empty_state, focus_ring, icon_at, icon_button, language_combo,
    panel_head, put_text, select_all, text_at,
};
use crate::studio::widgets::{group_name, state_mark, state_name};
use crate::text::translation::{Group, Message, State};
use crate::text::{Arg, Language};

/// The height of a message's line, and of a group's head, in points.
const ROW: f32 = 30.0;
const GROUP: f32 = 26.0;

/// The list as it stands.
#[derive(Default)]
pub struct MessageList {
    /// What it is narrowed to.
    pub filter: Filter,
    folded: BTreeSet<Group>,
    lines: Vec<Line>,
    /// Where each line begins, and where the last ends.
    tops: Vec<f32>,
    made: Option<(u64, &'static str, Filter, BTreeSet<Group>)>,
    counts: BTreeMap<State, usize>,
    scroll_to: Option<String>,
    focus_search: bool,
    pub(super) focus_row: bool,
}

#[derive(Clone, Copy)]
enum Line {
    Group(Group, usize),
    Message(usize),
}

/// The id of the field that searches.
pub fn search_id() -> Id {
    Id::unique("messages search")
}

fn row_id(id: &str) -> Id {
    Id::unique("message").with(id)
}

impl MessageList {
    /// Gives the search the keyboard; what is typed takes the place of what stands there.
    pub fn focus_search(&mut self, ctx: &Context) {
        select_all(ctx, search_id(), self.filter.query.chars().count());
        // A field that is shown hears what is typed from the next frame on; another has to be shown first.
        ctx.memory_mut(|memory| memory.request_focus(search_id()));
        self.focus_search = true;
    }

    /// Shows a message's line.
    pub fn scroll_to(&mut self, id: &str) {
        self.scroll_to = Some(id.to_owned());
    }

    /// The messages that are shown, in order, those in folded groups too.
    pub fn shown<'m>(&'m self, messages: &'m [Message]) -> impl DoubleEndedIterator<Item = &'m Message> {
        let filter = self.filter.ready();
        messages.iter().filter(move |message| filter.fits(message))
    }

    /// Makes the lines anew where they are no longer true.
    fn update(&mut self, revision: u64, language: &'static Language, messages: &[Message]) {
        let now = (revision, language.tag, self.filter.clone(), self.folded.clone());
        if self.made.as_ref() == Some(&now) {
            return;
        }
        self.made = Some(now);
        let mut groups: BTreeMap<Group, Vec<usize>> = BTreeMap::new();
        self.counts.clear();
        let filter = self.filter.ready();
        for (at, message) in messages.iter().enumerate() {
            if filter.fits_but_state(message) {
                *self.counts.entry(message.state).or_default() += 1;
                if filter.fits_state(message) {
                    groups.entry(message.group).or_default().push(at);
                }
            }
        }
        self.lines.clear();
        for (group, members) in groups {
            self.lines.push(Line::Group(group, members.len()));
            if !self.folded.contains(&group) {
                self.lines.extend(members.into_iter().map(Line::Message));
            }
        }
        self.tops = vec![0.0];
        let mut top = 0.0;
        for line in &self.lines {
            top += if matches!(line, Line::Group(..)) { GROUP } else { ROW };
            self.tops.push(top);
        }
    }

    /// Shows the panel.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, model: &LanguageModel, chosen: &mut Option<String>) {
        let messages = &model.messages[..];
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let language = view.settings.translation_language();
        self.update(view.document.revision(), language, messages);
        head(ui, view, messages.len());
        if self.search(ui, view) {
            // Enter goes to what was looked for.
            if let Some(first) = self.first_shown(messages) {
                *chosen = Some(first.to_owned());
                self.focus_row = true;
            }
        }
        self.states(ui, view);
        self.narrow(ui, view, messages);
        file_errors_ui(ui, view, &model.file_errors);
        let foot = Rect::from_min_max(pos2(ui.max_rect().left(), ui.max_rect().bottom() - 40.0), ui.max_rect().max);
        let body = Rect::from_min_max(ui.cursor().min, pos2(ui.max_rect().right(), foot.top()));
        let mut child = ui.new_child(UiBuilder::new().max_rect(body));
        child.spacing_mut().item_spacing = vec2(0.0, 0.0);
        if self.lines.is_empty() {
            self.nothing(&mut child, view);
        } else {
            self.rows(&mut child, view, messages, chosen);
        }
        let mut child = ui.new_child(UiBuilder::new().max_rect(foot));
        approved(&mut child, view, messages);
    }

    /// The field that searches; whether what it finds is wanted.
    fn search(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let mut entered = false;
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            ui.add_space(12.0);
            let (name, hint) = (view.i18n.tr("do-filter-messages"), view.i18n.tr("messages-search"));
            let width = ui.available_width() - 12.0;
            let field = Field::new(&name).hint(&hint).icon(Icon::Search).id(search_id()).width(width);
            let response = field.show(ui, &mut self.filter.query);
            if std::mem::take(&mut self.focus_search) {
                response.request_focus();
            }
            if response.has_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
                self.filter.query.clear();
            }
            entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        });
        ui.add_space(6.0);
        entered
    }

    /// A button for each state that there is, with its count.
    fn states(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            // As high without a button, so that nothing below moves.
            ui.set_min_height(22.0);
            ui.add_space(8.0);
            let colours = colours(ui);
            for state in State::ALL {
                let count = self.counts.get(&state).copied().unwrap_or(0);
                let on = self.filter.states.contains(&state);
                if count == 0 && !on {
                    continue;
                }
                let text = count.to_string();
                let galley = ui.painter().layout_no_wrap(text, theme::small(Weight::Medium), colours.secondary);
                let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 28.0, 22.0), Sense::click());
                let name = state_name(&view.i18n, state);
                response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, format!("{name}: {count}")));
                let (ground, line) = match (on, response.hovered()) {
                    (true, _) => (colours.selected, colours.selected_outline),
                    (_, true) => (colours.hover, colours.outline),
                    _ => (colours.panel, colours.divider),
                };
                let stroke = Stroke::new(1.0, line);
                ui.painter().rect(rect, f32::from(radius::BADGE), ground, stroke, egui::StrokeKind::Inside);
                if response.has_focus() {
                    focus_ring(ui, rect, radius::BADGE);
                }
                let (icon, colour) = state_mark(colours, state);
                icon_at(ui.painter(), pos2(rect.left() + 12.0, rect.center().y), icon, 12.0, colour);
                let at = pos2(rect.left() + 22.0, rect.center().y - galley.size().y / 2.0);
                ui.painter().galley(at, galley, colours.secondary);
                if response.on_hover_text(&*name).clicked() && !self.filter.states.remove(&state) {
                    self.filter.states.insert(state);
                }
            }
        });
        ui.add_space(6.0);
    }

    /// The menus that narrow the list by file and by check.
    fn narrow(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message]) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.add_space(12.0);
            let width = (ui.available_width() - 18.0) / 2.0;
            self.by_file(ui, view, messages, width);
            self.by_check(ui, view, messages, width);
        });
        ui.add_space(8.0);
    }

    fn by_file(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message], width: f32) {
        let (name, all) = (view.i18n.tr("filter-file"), view.i18n.tr("all-files"));
        let shown = self.filter.file.clone().unwrap_or_else(|| all.to_string());
        let button = combo(ui, &name, None, &shown, false, width);
        let files: BTreeSet<&str> = messages.iter().map(|message| message.file.as_str()).collect();
        let files: Vec<&str> = files.into_iter().collect();
        let lines = || {
            let all = std::iter::once(all.to_string());
            let each = all.chain(files.iter().map(|file| (*file).to_owned()));
            each.map(|text| Choice { text, ..Choice::default() }).collect()
        };
        if let Some(at) = Choices::new(&name, &view.i18n.tr("search")).show(&button, lines) {
            self.filter.file = at.checked_sub(1).and_then(|at| files.get(at)).map(|file| (*file).to_owned());
        }
    }

    fn by_check(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message], width: f32) {
        let (name, all, any) =
            (view.i18n.tr("filter-check"), view.i18n.tr("all-checks"), view.i18n.tr("with-problems"));
        let shown = match self.filter.check {
            None => all.to_string(),
            Some(Check::Any) => any.to_string(),
            Some(Check::Of(code)) => code.as_str().to_owned(),
        };
        let button = combo(ui, &name, None, &shown, false, width);
        let mut codes: Vec<(Code, usize)> = Vec::new();
        for problem in messages.iter().flat_map(|message| &message.problems) {
            match codes.iter_mut().find(|(code, _)| *code == problem.code) {
                Some((_, count)) => *count += 1,
                None => codes.push((problem.code, 1)),
            }
        }
        let lines = || {
            let first = [&all, &any].map(|text| Choice { text: text.to_string(), ..Choice::default() });
            let of = |(code, count): &(Code, usize)| Choice {
                text: code.as_str().to_owned(),
                about: count.to_string(),
                ..Choice::default()
            };
            first.into_iter().chain(codes.iter().map(of)).collect()
        };
        if let Some(at) = Choices::new(&name, &view.i18n.tr("search")).width(280.0).show(&button, lines) {
            self.filter.check = match at {
                0 => None,
                1 => Some(Check::Any),
                _ => codes.get(at - 2).map(|(code, _)| Check::Of(*code)),
            };
        }
    }

    fn nothing(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (title, hint) = (view.i18n.tr("filter-nothing"), view.i18n.tr("messages-nothing-hint"));
        empty_state(ui, Icon::SearchX, &title, &hint, |ui| {
            let clear = view.i18n.tr("filter-clear");
            if ui.add(crate::studio::widgets::Button::new(&clear).icon(Icon::X)).clicked() {
                self.filter = Filter::default();
            }
        });
    }

    fn rows(&mut self, ui: &mut Ui, view: &View<'_>, messages: &[Message], chosen: &mut Option<String>) {
        let whole = self.tops.last().copied().unwrap_or(0.0);
        let wanted = self.scroll_to.take();
        let line_of =
            |id: &str| self.lines.iter().position(|line| matches!(line, Line::Message(at) if messages[*at].id == id));
        let target = wanted.and_then(|id| line_of(&id)).map(|line| self.tops[line]);
        let area = ScrollArea::vertical().id_salt("message rows").auto_shrink(false);
        area.show_viewport(ui, |ui, shown| {
            ui.set_height(whole);
            let (origin, width) = (ui.max_rect().min, ui.max_rect().width());
            if let Some(top) = target {
                let rect = Rect::from_min_size(pos2(origin.x, origin.y + top), vec2(width, ROW));
                ui.scroll_to_rect(rect.expand2(vec2(0.0, 60.0)), None);
            }
            let first = self.tops.partition_point(|top| *top <= shown.top()).saturating_sub(1);
            for at in first..self.lines.len() {
                let (top, bottom) = (self.tops[at], self.tops[at + 1]);
                if top > shown.bottom() {
                    break;
                }
                let rect = Rect::from_min_size(pos2(origin.x, origin.y + top), vec2(width, bottom - top));
                match self.lines[at] {
                    Line::Group(group, count) => self.group(ui, rect, view, group, count),
                    Line::Message(at) => self.message(ui, rect, view, messages, at, chosen),
                }
            }
        });
    }

    fn group(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>, group: Group, count: usize) {
        let colours = colours(ui);
        let response = ui.interact(rect, Id::unique("group").with(group), Sense::click());
        let name = group_name(&view.i18n, group);
        response.widget_info(|| WidgetInfo::labeled(Role::DisclosureTriangle, true, &*name));
        ui.painter().rect_filled(rect, 0.0, if response.hovered() { colours.hover } else { colours.window });
        ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, colours.divider));
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, colours.divider));
        let icon = if self.folded.contains(&group) { Icon::ChevronRight } else { Icon::ChevronDown };
        let middle = rect.center().y;
        icon_at(ui.painter(), pos2(rect.left() + 18.0, middle), icon, 13.0, colours.label);
        let font = theme::body(Weight::Semibold);
        text_at(ui.painter(), pos2(rect.left() + 32.0, middle), Align2::LEFT_CENTER, &name, font, colours.text);
        let (at, font) = (pos2(rect.right() - 12.0, middle), theme::small(Weight::Regular));
        text_at(ui.painter(), at, Align2::RIGHT_CENTER, &count.to_string(), font, colours.label);
        if response.has_focus() {
            focus_ring(ui, rect.shrink(1.0), radius::TOKEN);
        }
        if response.clicked() && !self.folded.remove(&group) {
            self.folded.insert(group);
        }
    }

    fn message(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        view: &View<'_>,
        messages: &[Message],
        at: usize,
        chosen: &mut Option<String>,
    ) {
        let message = &messages[at];
        let colours = colours(ui);
        let response = ui.interact(rect, row_id(&message.id), Sense::click());
        let on = chosen.as_ref() == Some(&message.id);
        let state = state_name(&view.i18n, message.state);
        response
            .widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, on, format!("{}, {state}", message.id)));
        if on {
            ui.painter().rect_filled(rect, 0.0, colours.selected);
            ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(2.0, rect.height())), 0.0, colours.accent);
        } else if response.hovered() {
            ui.painter().rect_filled(rect, 0.0, colours.hover);
        }
        let (icon, colour) = state_mark(colours, message.state);
        icon_at(ui.painter(), pos2(rect.left() + 19.0, rect.center().y), icon, 13.0, colour);
        let mut right = rect.right() - 12.0;
        let (errors, warnings) = message.problem_counts();
        if errors + warnings > 0 {
            let (icon, colour) = if errors > 0 {
                (Icon::CircleX, colours.error.text)
            } else {
                (Icon::TriangleAlert, colours.warning.text)
            };
            icon_at(ui.painter(), pos2(right - 6.0, rect.top() + 9.0), icon, 11.0, colour);
            right -= 18.0;
        }
        let left = rect.left() + 33.0;
        let galley = elided(ui, &message.id, theme::mono(11.0), colours.text, right - left);
        ui.painter().galley(pos2(left, rect.top() + 8.5 - galley.size().y / 2.0), galley, colours.text);
        let language = view.settings.translation_language();
        let room = rect.right() - 12.0 - left;
        let line = match &message.target {
            Some(target) => {
                let font = bidi::font_of(language, 11.0);
                let format = TextFormat { font_id: font, color: colours.label, ..TextFormat::default() };
                bidi_line::line(ui, &highlight::summary(target, &format), language, room)
            }
            None => {
                let words = view.i18n.tr("message-none");
                elided(ui, &words, theme::small(Weight::Regular), colours.error.text, room).into()
            }
        };
        let at = pos2(left, rect.top() + 21.0 - line.size().y / 2.0);
        line.paint(ui.painter(), at, colours.label);
        if response.has_focus() {
            focus_ring(ui, rect.shrink(1.0), radius::TOKEN);
            let key = arrow(ui, &response);
            if let Some(Key::ArrowUp | Key::ArrowDown) = key {
                let next = self.neighbour(messages, &message.id, key == Some(Key::ArrowDown));
                if let Some(next) = next.map(str::to_owned) {
                    self.scroll_to(&next);
                    ui.memory_mut(|memory| memory.request_focus(row_id(&next)));
                    *chosen = Some(next);
                }
            }
        } else if on && std::mem::take(&mut self.focus_row) {
            response.request_focus();
        }
        if response.clicked() {
            *chosen = Some(message.id.clone());
            response.request_focus();
        }
    }

    /// The first message of the list.
    fn first_shown<'m>(&'m self, messages: &'m [Message]) -> Option<&'m str> {
        self.shown(messages).min_by_key(|message| message.group).map(|message| message.id.as_str())
    }

    /// The first message of the list, or of all where none is shown.
    pub fn first<'m>(&'m self, messages: &'m [Message]) -> Option<&'m str> {
        self.first_shown(messages).or(messages.first().map(|message| message.id.as_str()))
    }

    /// The message after or before one, of those shown.
    pub fn neighbour<'m>(&'m self, messages: &'m [Message], id: &str, after: bool) -> Option<&'m str> {
        let mut order: Vec<&Message> = self.shown(messages).collect();
        order.sort_by_key(|message| message.group);
        let at = order.iter().position(|message| message.id == id);
        let next = match (at, after) {
            (Some(at), true) => order.get(at + 1),
            (Some(at), false) => at.checked_sub(1).and_then(|at| order.get(at)),
            (None, true) => order.first(),
            (None, false) => order.last(),
        };
        next.map(|message| message.id.as_str())
    }

    /// The next message after one that is still open, round the list; none where nothing is.
    pub fn next_open<'m>(&'m self, messages: &'m [Message], id: &str) -> Option<&'m str> {
        let mut order: Vec<&Message> = self.shown(messages).collect();
        order.sort_by_key(|message| message.group);
        let at = order.iter().position(|message| message.id == id).map_or(0, |at| at + 1);
        let (before, after) = order.split_at(at.min(order.len()));
        let open = after.iter().chain(before).find(|message| message.is_open() && message.id != id);
        open.map(|message| message.id.as_str())
    }
}

fn head(ui: &mut Ui, view: &View<'_>, count: usize) {
    let title = view.i18n.tr("messages");
    panel_head(ui, &title, &count.to_string(), |ui| {
        let name = view.i18n.tr("translation-language");
        let now = view.settings.translation_language();
        let languages: Vec<&'static Language> = view.texts.languages().collect();
        let chosen = language_combo(ui, &view.i18n, &name, None, now, &languages, 96.0);
        view.send_all(chosen.map(|language| LocalesCommand::Language(language.tag)));
        let tip = view.i18n.tr(Action::NewLanguage.entry().name);
        if icon_button(ui, Icon::Plus, &tip, true).clicked() {
            view.send(Action::NewLanguage);
        }
    });
}

/// How much of the language is approved.
fn approved(ui: &mut Ui, view: &View<'_>, messages: &[Message]) {
    let colours = colours(ui);
    let whole = ui.max_rect();
    ui.painter().hline(whole.x_range(), whole.top() + 0.5, Stroke::new(1.0, colours.divider));
    let done = messages.iter().filter(|message| message.state == State::Approved).count();
    #[allow(clippy::cast_precision_loss, reason = "a share of some thousands")]
    let share = done as f32 / messages.len().max(1) as f32;
    let number = |count: usize| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
    let words = view.i18n.tr_with("messages-approved", &[("done", number(done)), ("all", number(messages.len()))]);
    let mut column = ui.new_child(UiBuilder::new().max_rect(whole.shrink2(vec2(12.0, 7.0))));
    column.spacing_mut().item_spacing.y = 5.0;
    put_text(&mut column, &words, theme::small(Weight::Regular), colours.secondary);
    #[allow(clippy::cast_possible_truncation, reason = "a percentage")]
    let percent = view.i18n.tr_with("percent", &[("n", Arg::Number((share * 100.0).floor() as i64))]);
    let at = pos2(whole.right() - 12.0, whole.top() + 14.0);
    text_at(ui.painter(), at, Align2::RIGHT_CENTER, &percent, theme::small(Weight::Semibold), colours.text);
    let width = column.available_width();
    bar(&mut column, width, share, colours.accent);
}
