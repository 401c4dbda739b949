//! What people have said about a message: suggestions, comments, and the history of decisions.

use egui::{Align, Align2, Frame, Id, Key, Label, Layout, Margin, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use lucide_icons::Icon;

use crate::base::Name;
use crate::studio::command::LocalesCommand;
use crate::studio::locales::bidi;
use crate::studio::locales::difference::difference;
use crate::studio::locales::editor::highlight::{Marks, SourceStyle, lay_out_source, summary_text};
use crate::studio::locales::section_header::section_header;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Field, icon_button, label, segmented, text_at};
use crate::text::translation::{Edit, EventKind, Message, Timestamp};

#[derive(Default)]
pub struct Discussion {
    /// Whether the history is shown instead of the comments.
    history: bool,
    comment: String,
    /// The message that is being rejected, with the reason so far.
    reason: Option<(String, String)>,
    focus_comment: bool,
    focus_reason: bool,
}

impl Discussion {
    pub fn focus_comment(&mut self) {
        self.history = false;
        self.focus_comment = true;
    }

    /// Shows a field for the reason of a rejection.
    pub fn ask_reason(&mut self, id: &str) {
        self.reason = Some((id.to_owned(), String::new()));
        self.focus_reason = true;
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message) {
        self.reason_ui(ui, view, message);
        suggestions(ui, view, message);
        let names = [view.i18n.tr("comments"), view.i18n.tr("message-history")];
        let open = message.record.comments.iter().filter(|comment| !comment.resolved).count();
        let note = if open > 0 { open.to_string() } else { String::new() };
        section_header(ui, &names[usize::from(self.history)], &note, |ui| {
            let segments = [(&*names[0], None), (&*names[1], None)];
            if let Some(at) = segmented(ui, &names[1], &segments, usize::from(self.history)) {
                self.history = at == 1;
            }
        });
        if self.history {
            history(ui, view, message);
        } else {
            self.comments(ui, view, message);
        }
        ui.add_space(8.0);
    }

    fn reason_ui(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message) {
        let Some((id, reason)) = self.reason.as_mut().filter(|(id, _)| *id == message.id) else { return };
        let name = view.i18n.tr("reject-reason");
        section_header(ui, &name, "", |_| {});
        let (reject, cancel) = (view.i18n.tr("reject"), view.i18n.tr("cancel"));
        let is_done = field_row(ui, |ui| {
            let is_cancelled = ui.add(Button::new(&cancel).ghost()).clicked();
            let is_valid = !reason.trim().is_empty();
            let is_clicked = ui.add(Button::new(&reject).icon(Icon::Ban).enabled(is_valid)).clicked();
            let field = Field::new(&name).width(ui.available_width()).id(Id::unique("reject reason"));
            let response = field.show(ui, reason);
            if std::mem::take(&mut self.focus_reason) {
                response.request_focus();
            }
            let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let is_rejected = (is_clicked || is_entered) && !reason.trim().is_empty();
            if is_rejected {
                view.send(LocalesCommand::Reject(Name::from(id.as_str()), reason.trim().to_owned()));
            }
            is_rejected || is_cancelled || ui.input(|input| input.key_pressed(Key::Escape))
        });
        if is_done {
            self.reason = None;
        }
    }

    fn comments(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message) {
        let id = Name::from(message.id.as_str());
        for (at, comment) in message.record.comments.iter().enumerate() {
            entry(ui, &comment.by, &comment.text, comment.at, comment.resolved, |ui| {
                let icon = if comment.resolved { Icon::CircleCheck } else { Icon::Circle };
                if icon_button(ui, icon, &view.i18n.tr("comment-resolved"), true).clicked() {
                    let edit = Edit::Resolve { id: id.clone(), comment: at, resolved: !comment.resolved };
                    view.send(LocalesCommand::Translate(vec![edit], None));
                }
            });
        }
        let (name, send) = (view.i18n.tr("comment-write"), view.i18n.tr("comment-send"));
        field_row(ui, |ui| {
            let is_clicked = ui.add(Button::new(&send).enabled(!self.comment.trim().is_empty())).clicked();
            let field = Field::new(&name).hint(&name).width(ui.available_width()).id(Id::unique("comment"));
            let response = field.show(ui, &mut self.comment);
            if std::mem::take(&mut self.focus_comment) {
                response.request_focus();
                response.scroll_to_me(None);
            }
            let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if (is_clicked || is_entered) && !self.comment.trim().is_empty() {
                let text = std::mem::take(&mut self.comment);
                // The field keeps the focus for the next comment.
                self.focus_comment = true;
                view.send(LocalesCommand::Translate(vec![Edit::Comment { id, text }], None));
            }
        });
    }
}

/// A field over the width that the buttons leave. The buttons come first, from right to left.
fn field_row<T>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> T) -> T {
    let margin = Margin { left: 12, right: 12, top: 0, bottom: 6 };
    let row = Frame::new().inner_margin(margin).show(ui, |ui| {
        let size = vec2(ui.available_width(), theme::height::FIELD);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            add(ui)
        })
    });
    row.inner.inner
}

/// The suggestions that are not decided yet, each compared with the translation.
fn suggestions(ui: &mut Ui, view: &View<'_>, message: &Message) {
    let open: Vec<_> = message.record.open_suggestions().collect();
    if open.is_empty() {
        return;
    }
    let language = view.settings.translation_language();
    section_header(ui, &view.i18n.tr("suggestions"), &open.len().to_string(), |_| {});
    for (at, suggestion) in open {
        entry(ui, &suggestion.by, "", suggestion.at, false, |_| {});
        let before = message.target.as_deref().unwrap_or_default();
        let new = difference(before, &suggestion.text, language.spaced).added;
        Frame::new().inner_margin(Margin { left: 40, right: 12, top: 0, bottom: 6 }).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            let (font, width) = (bidi::mono_of(language, 12.0), ui.available_width());
            let style = SourceStyle { font, line_height: 18.0, width };
            let marks = Marks { new, ..Marks::default() };
            let galley = lay_out_source(ui, &suggestion.text, language, &style, &marks);
            let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &suggestion.text));
            ui.painter().galley(rect.min, galley, colours(ui).text);
            ui.horizontal(|ui| {
                let id = Name::from(message.id.as_str());
                let can_decide = !view.settings.suggests_only;
                let (take, drop) = (view.i18n.tr("suggestion-take"), view.i18n.tr("suggestion-drop"));
                if ui.add(Button::new(&take).icon(Icon::Check).small().enabled(can_decide)).clicked() {
                    view.send(LocalesCommand::Translate(vec![Edit::Accept { id: id.clone(), suggestion: at }], None));
                }
                if ui.add(Button::new(&drop).icon(Icon::X).small().enabled(can_decide)).clicked() {
                    let edit = Edit::Refuse { id, suggestion: at, reason: String::new() };
                    view.send(LocalesCommand::Translate(vec![edit], None));
                }
            });
        });
    }
}

/// The decisions, the latest first.
fn history(ui: &mut Ui, view: &View<'_>, message: &Message) {
    if message.record.history.is_empty() {
        Frame::new().inner_margin(Margin::symmetric(12, 0)).show(ui, |ui| {
            label(ui, &view.i18n.tr("history-none"), theme::body(Weight::Regular), colours(ui).label);
        });
    }
    for event in message.record.history.iter().rev() {
        let action = view.i18n.tr(match event.did {
            EventKind::Edited => "did-edited",
            EventKind::Removed => "did-removed",
            EventKind::Approved => "state-approved",
            EventKind::Reopened => "did-reopened",
            EventKind::NeedsWork => "state-needs-work",
            EventKind::Rejected => "state-rejected",
            EventKind::Accepted => "did-accepted",
        });
        let details = event.text.as_deref().map_or_else(|| event.reason.clone(), summary_text);
        let text = if details.is_empty() { action.to_string() } else { format!("{action} · {details}") };
        entry(ui, &event.by, &text, event.at, false, |_| {});
    }
}

/// A row with the author's initial and name, a text, the time, and what `right` adds at its right.
fn entry(ui: &mut Ui, by: &str, text: &str, at: Timestamp, is_faint: bool, right: impl FnOnce(&mut Ui)) {
    let colours = colours(ui);
    let name = if by.is_empty() { "—" } else { by };
    let time = at.to_string();
    let time = time.get(..16).unwrap_or(&time).replace('T', " ");
    let row = Frame::new().inner_margin(Margin { left: 12, right: 12, top: 0, bottom: 2 }).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.set_min_height(24.0);
            ui.spacing_mut().item_spacing.x = 8.0;
            let (circle, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
            ui.painter().circle_filled(circle.center(), 10.0, colours.pressed);
            let initial: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
            let font = egui::FontId::proportional(9.0);
            text_at(ui.painter(), circle.center(), Align2::CENTER_CENTER, &initial, font, colours.secondary);
            label(ui, name, theme::body(Weight::Medium), colours.text);
            ui.scope(|ui| {
                // The right side takes the time and an icon button.
                ui.set_max_width((ui.available_width() - 140.0).max(40.0));
                let colour = if is_faint { colours.label } else { colours.secondary };
                ui.add(Label::new(RichText::new(text).font(theme::body(Weight::Regular)).color(colour)).wrap());
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                right(ui);
                label(ui, &time, theme::small(Weight::Regular), colours.label);
            });
        });
    });
    let rect = row.response.rect;
    let response = ui.interact(rect, row.response.id.with("entry"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {text}")));
}
