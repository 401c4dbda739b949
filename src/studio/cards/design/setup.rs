//! Where what designers set is edited: entries of a list in the details of their line, other things in place of the list.

use egui::{Align, Frame, Id, Margin, ScrollArea, Ui};
use lucide_icons::Icon;

use super::form::{Form, Shown};
use super::form_parts::item_buttons;
use super::{Design, Tool, empty};
use crate::base::json::{Node, is_within, step};
use crate::base::{JsonEdit, Severity};
use crate::design::shape::{FILE, GOAL, Member, TAG};
use crate::studio::problem_text;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Button, label, line, sides, wrapped_label};

/// What a tool lets designers set.
pub enum Setup {
    /// Entries of a list, each a line of the tool: their list, their members, the message of the button that adds one.
    Entries(&'static str, &'static [Member], &'static str),
    /// Members of the file.
    Sections(&'static [&'static str]),
    Nothing,
}

impl Tool {
    pub(super) fn setup(self) -> Setup {
        match self {
            Self::Tags => Setup::Entries("/tags", TAG, "design-add-tag"),
            Self::Goals => Setup::Entries("/goals", GOAL, "design-add-goal"),
            Self::Packs => Setup::Sections(&["run"]),
            Self::Prints => Setup::Sections(&["unlock"]),
            Self::Inbox => Setup::Sections(&["portal"]),
            Self::Effects => Setup::Sections(&["budget", "better"]),
            Self::Line | Self::Rulings | Self::Glossary | Self::Clues => Setup::Nothing,
        }
    }
}

impl Design {
    /// Shows the field of a value of `design.json`.
    pub(super) fn open_setting(&mut self, pointer: String) {
        let has = |tool: &&Tool| match tool.setup() {
            Setup::Entries(list, ..) => is_within(&pointer, list),
            Setup::Sections(sections) => sections.iter().any(|section| is_within(&pointer, &step("", section))),
            Setup::Nothing => false,
        };
        let Some(tool) = Tool::ALL.iter().find(has) else { return };
        self.show(*tool);
        self.filter.clear();
        match tool.setup() {
            Setup::Entries(list, ..) => {
                let at = pointer.strip_prefix(list).and_then(|rest| rest.split('/').nth(1));
                self.wanted = at.map(|at| step(list, at));
            }
            _ => self.has_settings = true,
        }
        self.form.focus(pointer);
    }

    /// Adds an entry at the end of the list of the tool, and chooses it.
    pub(super) fn add_entry(&mut self, view: &View<'_>) {
        let Setup::Entries(list, members, _) = self.tool.setup() else { return };
        let at = self.form.count(list);
        let about = view.i18n.tr(self.tool.entry().0);
        self.form.show(view, &about, |form| {
            let json = form.first_of(list);
            form.send(JsonEdit::Insert { list: list.to_owned(), at, json });
        });
        let first = members.first().map_or("", |member| member.name);
        self.form.focus(step(&step(list, at), first));
        (self.to_choose, self.kind) = (Some(at), None);
        self.filter.clear();
    }

    /// What is shown in place of a list that cannot be made: why, and the forms of its entries, so that they can be mended.
    pub(super) fn wrong_ui(&mut self, ui: &mut Ui, view: &View<'_>, why: &str) {
        let list = match self.tool.setup() {
            Setup::Entries(list, ..) if self.form.count(list) > 0 => list,
            _ => return empty(ui, view, "design-wrong", why),
        };
        let mut wrong = view.design_problems().iter().filter(|problem| problem.severity == Severity::Error);
        let why = wrong.next().map_or_else(
            || why.to_owned(),
            |problem| format!("{}: {}", problem.pointer, problem_text::problem(&view.i18n, problem)),
        );
        let count = self.form.count(list);
        let wanted = self.wanted.take();
        let area = ScrollArea::vertical().id_salt(Id::unique("design entries").with(self.tool));
        area.auto_shrink([false, false]).show(ui, |ui| {
            Frame::new().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                wrapped_label(ui, &why, theme::body(Weight::Regular), colours(ui).secondary);
                for at in 0..count {
                    let (pointer, title) = (step(list, at), (at + 1).to_string());
                    let mut form = EntryForm { tool: self.tool, form: &mut self.form, to_choose: &mut self.to_choose };
                    let shown = ui.scope(|ui| form.ui(ui, view, &pointer, &title));
                    if wanted.as_ref() == Some(&pointer) {
                        shown.response.scroll_to_me(Some(Align::Min));
                    }
                }
            });
        });
    }

    /// The forms of a tool that has no entries.
    pub(super) fn sections_ui(&mut self, ui: &mut Ui, view: &View<'_>, sections: &[&str]) {
        for name in sections {
            let Some(member) = FILE.iter().find(|member| member.name == *name) else { continue };
            let pointer = step("", member.name);
            let title = view.i18n.tr_with(&format!("design-field-{}", member.label), &[]);
            self.form.show(view, &title, |form| form.member_ui(ui, &pointer, member));
        }
    }

    /// The forms in place of the list.
    pub(super) fn settings_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Setup::Sections(sections) = self.tool.setup() else { return };
        let area = ScrollArea::vertical().id_salt(Id::unique("design settings").with(self.tool));
        area.auto_shrink([false, false]).show(ui, |ui| {
            Frame::new().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                self.sections_ui(ui, view, sections);
            });
        });
    }
}

/// The form of an entry of a tool's list.
pub struct EntryForm<'f> {
    pub tool: Tool,
    pub form: &'f mut Form,
    pub to_choose: &'f mut Option<usize>,
}

impl EntryForm<'_> {
    /// Shows the form, with what moves the entry and removes it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, pointer: &str, title: &str) {
        let Setup::Entries(list, members, _) = self.tool.setup() else { return };
        let Some(at) = pointer.rsplit('/').next().and_then(|at| at.parse::<usize>().ok()) else { return };
        let count = self.form.count(list);
        let mut moved = None;
        self.form.show(view, title, |form| {
            line(ui, "", height::CHIP, |ui| {
                let name = |ui: &mut Ui| _ = label(ui, title, theme::body(Weight::Semibold), colours(ui).text);
                sides(ui, name, |ui| moved = item_buttons(ui, view, (list, at, count), title, title));
            });
            if form.at(pointer).is_some() {
                let shown: Vec<Member> =
                    members.iter().copied().filter(|member| is_asked(form, pointer, member)).collect();
                form.object_ui(ui, pointer, &shown);
            }
        });
        *self.to_choose = moved.or(*self.to_choose);
    }
}

/// Whether a member of an entry means something for it: some only do for certain measures.
fn is_asked(form: &Shown<'_, '_>, pointer: &str, member: &Member) -> bool {
    let measure = form.at(&step(pointer, "measure")).and_then(Node::string);
    let of = match member.name {
        "turn" => "early",
        "operations" => "negating",
        _ => return true,
    };
    measure.as_deref() == Some(of) || form.at(&step(pointer, member.name)).is_some()
}

/// The button of an empty tool that begins what it shows.
pub fn begin_ui(ui: &mut Ui, view: &View<'_>, setup: &Setup) -> bool {
    let message = match setup {
        Setup::Entries(_, _, message) => message,
        Setup::Sections(_) => "design-set-up",
        Setup::Nothing => return false,
    };
    let icon = if matches!(setup, Setup::Entries(..)) { Icon::Plus } else { Icon::SlidersHorizontal };
    ui.add(Button::new(&view.i18n.tr(message)).icon(icon)).clicked()
}
