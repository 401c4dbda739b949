//! The discussion of a message: suggestions, comments, and the history of decisions.

use egui::{Align, Color32, FontId, Id, Key, Layout, Role, Sense, Sides, Ui, WidgetInfo, vec2};
use lucide_icons::Icon;

use super::editor::highlight::{Marks, SourceStyle, lay_out_source};
use super::parts::{indented, section_header, send_edit, switch};
use crate::base::Name;
use crate::studio::bidi;
use crate::studio::command::LocalesCommand;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Field, galley_label, icon_button, label, round_badge, wrapped_label};
use crate::text::highlight::summary_text;
use crate::text::translation::{Edit, EventKind, Message, Timestamp, difference};

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
        let names = ["comments", "message-history"];
        let open = message.record.comments.iter().filter(|comment| !comment.resolved).count();
        let note = if open > 0 { open.to_string() } else { String::new() };
        section_header(ui, &view.i18n.tr(names[usize::from(self.history)]), &note, |ui| {
            self.history = switch(ui, view, &view.i18n.tr(names[1]), names, self.history).unwrap_or(self.history);
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
        let mut is_cancelled = ui.input(|input| input.key_pressed(Key::Escape));
        let button = Button::new(&reject).icon(Icon::Ban);
        let rejected = submit_field(ui, &name, button, reason, &mut self.focus_reason, |ui| {
            is_cancelled |= ui.add(Button::new(&cancel).ghost()).clicked();
        });
        view.send_all(rejected.as_ref().map(|text| LocalesCommand::Reject(id.as_str().into(), text.trim().to_owned())));
        if rejected.is_some() || is_cancelled {
            self.reason = None;
        }
    }

    fn comments(&mut self, ui: &mut Ui, view: &View<'_>, message: &Message) {
        let id = Name::from(message.id.as_str());
        for (at, comment) in message.record.comments.iter().enumerate() {
            entry(ui, &comment.by, &comment.text, comment.at, comment.resolved, |ui| {
                let icon = if comment.resolved { Icon::CircleCheck } else { Icon::Circle };
                if icon_button(ui, icon, &view.i18n.tr("comment-resolved"), true).clicked() {
                    send_edit(view, Edit::Resolve { id: id.clone(), comment: at, resolved: !comment.resolved }, None);
                }
            });
        }
        let (name, send) = (view.i18n.tr("comment-write"), view.i18n.tr("comment-send"));
        let focus = &mut self.focus_comment;
        if let Some(text) = submit_field(ui, &name, Button::new(&send), &mut self.comment, focus, |_| {}) {
            // The field keeps the focus for the next comment.
            self.focus_comment = true;
            send_edit(view, Edit::Comment { id, text }, None);
        }
    }
}

/// A field for `text` with a button, and what `right` adds at its right. Returns the text when the user clicks the button
/// or presses Enter.
fn submit_field(
    ui: &mut Ui,
    name: &str,
    button: Button<'_>,
    text: &mut String,
    focus: &mut bool,
    right: impl FnOnce(&mut Ui),
) -> Option<String> {
    indented(ui, 6, |ui| {
        let size = vec2(ui.available_width(), height::FIELD);
        let row = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            right(ui);
            let is_clicked = ui.add(button.enabled(!text.trim().is_empty())).clicked();
            let field = Field::new(name).hint(name).width(ui.available_width()).id(Id::unique(name));
            let response = field.show(ui, text);
            if std::mem::take(focus) {
                response.request_focus();
                response.scroll_to_me(None);
            }
            let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            ((is_clicked || is_entered) && !text.trim().is_empty()).then(|| std::mem::take(text))
        });
        row.inner
    })
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
        indented(ui, 6, |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            let style = SourceStyle {
                font: bidi::mono_of(language, 12.0),
                line_height: 18.0,
                // As far from the left as the names of the authors.
                width: ui.available_width() - 28.0,
            };
            let marks = Marks { new, ..Marks::default() };
            let galley = lay_out_source(ui, &suggestion.text, language, &style, &marks);
            let size = vec2(ui.available_width() - 28.0, galley.size().y);
            let shown = ui.horizontal(|ui| {
                ui.add_space(28.0 - ui.spacing().item_spacing.x);
                galley_label(ui, galley, size, colours(ui).text);
            });
            shown.response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &suggestion.text));
            ui.horizontal(|ui| {
                ui.add_space(28.0);
                let id = Name::from(message.id.as_str());
                let edits = [
                    ("suggestion-take", Icon::Check, Edit::Accept { id: id.clone(), suggestion: at }),
                    ("suggestion-drop", Icon::X, Edit::Refuse { id, suggestion: at, reason: String::new() }),
                ];
                for (name, icon, edit) in edits {
                    let name = view.i18n.tr(name);
                    let button = Button::new(&name).icon(icon).small().enabled(!view.settings.suggests_only);
                    if ui.add(button).clicked() {
                        send_edit(view, edit, None);
                    }
                }
            });
        });
    }
}

/// The decisions, the latest first.
fn history(ui: &mut Ui, view: &View<'_>, message: &Message) {
    if message.record.history.is_empty() {
        let none = view.i18n.tr("history-none");
        indented(ui, 0, |ui| label(ui, &none, theme::body(Weight::Regular), colours(ui).label));
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
    let left = |ui: &mut Ui| {
        let initial: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
        let ink = (FontId::proportional(9.0), colours.secondary);
        round_badge(ui, [20.0; 2], &initial, ink, [colours.pressed, Color32::TRANSPARENT]);
        label(ui, name, theme::body(Weight::Medium), colours.text);
        let colour = if is_faint { colours.label } else { colours.secondary };
        wrapped_label(ui, text, theme::body(Weight::Regular), colour);
    };
    let right = |ui: &mut Ui| {
        right(ui);
        let time = at.to_string();
        let time = time.get(..16).unwrap_or(&time).replace('T', " ");
        label(ui, &time, theme::small(Weight::Regular), colours.label);
    };
    let rect = indented(ui, 2, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        Sides::new().height(24.0).spacing(8.0).shrink_left().show(ui, left, right);
        ui.min_rect()
    });
    let response = ui.interact(rect, ui.next_auto_id().with("entry"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {text}")));
}
