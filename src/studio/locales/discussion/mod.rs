//! What people say about a message: candidates, comments, and what was done when.

use egui::{Align, Align2, Id, Key, Layout, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use crate::base::Name;
use crate::studio::command::LocalesCommand;
use crate::studio::locales::bidi;
use crate::studio::locales::difference::difference;
use crate::studio::locales::editor::highlight::{Marks, Set, first_text, lay_out_source};
use crate::studio::locales::section_header::section_head;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Field, icon_button, put_text, segmented, text_at, wrapped};
use crate::text::translation::{Edit, EventKind, Message, Timestamp};

/// What the section remembers.
#[derive(Default)]
pub struct Discussion {
    history: bool,
    comment: String,
    /// The message that is being rejected, and why.
    reason: Option<(String, String)>,
    focus: bool,
    focus_reason: bool,
}

const LINE: f32 = 26.0;
/// What the icon of a button takes, in points.
const ICON: f32 = 20.0;

impl Discussion {
    /// Gives the field of a new comment the keyboard.
    pub fn focus_comment(&mut self) {
        self.history = false;
        self.focus = true;
    }

    /// Asks for the reason why a message is rejected.
    pub fn ask_reason(&mut self, id: &str) {
        self.reason = Some((id.to_owned(), String::new()));
        self.focus_reason = true;
    }

    /// Shows the section.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message) {
        self.rejecting(ui, view, message);
        suggestions(ui, view, message);
        let names = [view.i18n.tr("comments"), view.i18n.tr("message-history")];
        let open = message.record.comments.iter().filter(|comment| !comment.resolved).count();
        let note = if open > 0 { open.to_string() } else { String::new() };
        let room = section_head(ui, &names[usize::from(self.history)], &note);
        let mut right = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::right_to_left(Align::Center)));
        let segments = [(&*names[0], None), (&*names[1], None)];
        if let Some(at) = segmented(&mut right, &names[1], &segments, usize::from(self.history)) {
            self.history = at == 1;
        }
        if self.history {
            history(ui, view, message);
        } else {
            self.comments(ui, view, message);
        }
        ui.add_space(8.0);
    }

    /// Asks for the reason of a rejection.
    fn rejecting(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message) {
        let Some((id, reason)) = self.reason.as_mut().filter(|(id, _)| *id == message.id) else { return };
        let name = view.i18n.tr("reject-reason");
        let mut done = false;
        section_head(ui, &name, "");
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.add_space(12.0);
            let (reject, cancel) = (view.i18n.tr("reject"), view.i18n.tr("cancel"));
            let wide = |text: &str| {
                let font = theme::body(Weight::Medium);
                ui.painter().layout_no_wrap(text.to_owned(), font, colours(ui).text).size().x + 20.0
            };
            let width = ui.available_width() - wide(&reject) - ICON - wide(&cancel) - 24.0;
            let field = Field::new(&name).width(width).id(Id::unique("reject reason"));
            let response = field.show(ui, reason);
            if std::mem::take(&mut self.focus_reason) {
                response.request_focus();
            }
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let can = !reason.trim().is_empty();
            if (ui.add(Button::new(&reject).icon(Icon::Ban).enabled(can)).clicked() || entered) && can {
                view.send(LocalesCommand::Reject(Name::from(id.as_str()), reason.trim().to_owned()));
                done = true;
            }
            done |= ui.add(Button::new(&cancel).ghost()).clicked();
            done |= ui.input(|input| input.key_pressed(Key::Escape));
        });
        ui.add_space(6.0);
        if done {
            self.reason = None;
        }
    }

    fn comments(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message) {
        let id = Name::from(message.id.as_str());
        for (at, comment) in message.record.comments.iter().enumerate() {
            let row = said(ui, &comment.by, &comment.text, comment.at, comment.resolved);
            let mark = Rect::from_center_size(pos2(row.right() - 20.0, row.top() + LINE / 2.0), vec2(24.0, 24.0));
            let mut child = ui.new_child(UiBuilder::new().max_rect(mark));
            let icon = if comment.resolved { Icon::CircleCheck } else { Icon::Circle };
            let name = view.i18n.tr("comment-resolved");
            if icon_button(&mut child, icon, &name, true).clicked() {
                let resolved = !comment.resolved;
                view.send(LocalesCommand::Translate(
                    vec![Edit::Resolve { id: id.clone(), comment: at, resolved }],
                    None,
                ));
            }
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.add_space(12.0);
            let name = view.i18n.tr("comment-write");
            let send = view.i18n.tr("comment-send");
            let font = theme::body(Weight::Medium);
            let button = ui.painter().layout_no_wrap(send.to_string(), font, colours(ui).text).size().x + 18.0;
            let width = ui.available_width() - button - 18.0;
            let field = Field::new(&name).hint(&name).width(width).id(Id::unique("comment"));
            let response = field.show(ui, &mut self.comment);
            if std::mem::take(&mut self.focus) {
                response.request_focus();
                response.scroll_to_me(None);
            }
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let can = !self.comment.trim().is_empty();
            if (ui.add(Button::new(&send).enabled(can)).clicked() || entered) && can {
                let text = std::mem::take(&mut self.comment);
                // More can be said at once.
                self.focus = true;
                view.send(LocalesCommand::Translate(vec![Edit::Comment { id, text }], None));
            }
        });
    }
}

/// The candidates that are to be decided, each compared with what stands there.
fn suggestions(ui: &mut Ui, view: &View<'_>, message: &Message) {
    let open: Vec<_> = message.record.open_suggestions().collect();
    if open.is_empty() {
        return;
    }
    let language = view.settings.translation_language();
    section_head(ui, &view.i18n.tr("suggestions"), &open.len().to_string());
    for (at, suggestion) in open {
        said(ui, &suggestion.by, "", suggestion.at, false);
        let before = message.target.clone().unwrap_or_default();
        let new = difference(&before, &suggestion.text, language.spaced).new;
        let width = ui.available_width() - 52.0;
        let set = Set { font: bidi::mono_of(language, 12.0), line: 18.0, width };
        let marks = Marks { new, wrong: Vec::new() };
        let galley = lay_out_source(ui, &suggestion.text, language, &set, &marks);
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y + 4.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &suggestion.text));
        ui.painter().galley(rect.min + vec2(40.0, 0.0), galley, colours(ui).text);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.add_space(40.0);
            let id = Name::from(message.id.as_str());
            let can = !view.settings.suggests_only;
            let (take, drop) = (view.i18n.tr("suggestion-take"), view.i18n.tr("suggestion-drop"));
            if ui.add(Button::new(&take).icon(Icon::Check).small().enabled(can)).clicked() {
                view.send(LocalesCommand::Translate(vec![Edit::Accept { id: id.clone(), suggestion: at }], None));
            }
            if ui.add(Button::new(&drop).icon(Icon::X).small().enabled(can)).clicked() {
                let reason = String::new();
                view.send(LocalesCommand::Translate(vec![Edit::Refuse { id, suggestion: at, reason }], None));
            }
        });
        ui.add_space(6.0);
    }
}

/// Who has done what when, the latest first.
fn history(ui: &mut Ui, view: &View<'_>, message: &Message) {
    if message.record.history.is_empty() {
        ui.horizontal(|ui| {
            ui.add_space(12.0);
            put_text(ui, &view.i18n.tr("history-none"), theme::body(Weight::Regular), colours(ui).label);
        });
        return;
    }
    for event in message.record.history.iter().rev() {
        let did = view.i18n.tr(match event.did {
            EventKind::Edited => "did-edited",
            EventKind::Removed => "did-removed",
            EventKind::Approved => "state-approved",
            EventKind::Reopened => "did-reopened",
            EventKind::NeedsWork => "state-needs-work",
            EventKind::Rejected => "state-rejected",
            EventKind::Accepted => "did-accepted",
        });
        let more = event.text.as_deref().map_or_else(|| event.reason.clone(), first_text);
        let text = if more.is_empty() { did.to_string() } else { format!("{did} · {more}") };
        said(ui, &event.by, &text, event.at, false);
    }
}

/// A line: who, what, when.
fn said(ui: &mut Ui, by: &str, text: &str, at: Timestamp, faint: bool) -> Rect {
    let colours = colours(ui);
    let width = ui.available_width();
    let colour = if faint { colours.label } else { colours.secondary };
    let name = if by.is_empty() { "—" } else { by };
    let name_galley = ui.painter().layout_no_wrap(name.to_owned(), theme::body(Weight::Medium), colours.text);
    let when = at.to_string();
    let when = when.get(..16).unwrap_or(&when).replace('T', " ");
    let when_galley = ui.painter().layout_no_wrap(when, theme::small(Weight::Regular), colours.label);
    let left = 40.0 + name_galley.size().x + 8.0;
    let room = (width - left - when_galley.size().x - 44.0).max(40.0);
    let body = wrapped(ui, text, theme::body(Weight::Regular), colour, room);
    let (rect, response) = ui.allocate_exact_size(vec2(width, (body.size().y + 8.0).max(LINE)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {text}")));
    let middle = rect.top() + LINE / 2.0;
    let face = pos2(rect.left() + 22.0, middle);
    ui.painter().circle_filled(face, 10.0, colours.pressed);
    let first: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    text_at(ui.painter(), face, Align2::CENTER_CENTER, &first, egui::FontId::proportional(9.0), colours.secondary);
    ui.painter().galley(pos2(rect.left() + 40.0, middle - name_galley.size().y / 2.0), name_galley, colours.text);
    ui.painter().galley(pos2(rect.left() + left, rect.top() + 4.0), body, colour);
    let at = pos2(rect.right() - 40.0 - when_galley.size().x, middle - when_galley.size().y / 2.0);
    ui.painter().galley(at, when_galley, colours.label);
    rect
}
