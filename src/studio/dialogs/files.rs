//! The studio's own dialog for files and folders, for systems without one.

use std::path::{Path, PathBuf};

use egui::{Context, Frame, Id, Key, Role, ScrollArea, Ui};
use lucide_icons::Icon;

use crate::document::{FolderEntry, list_folder};
use crate::studio::command::{FileCommand, Purpose};
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Field, RowInfo, cell_label, dialog, dialog_buttons, form_line, icon_button, icon_label, list_row, paragraph,
};

pub struct Files {
    purpose: Purpose,
    folder: PathBuf,
    path: String,
    name: String,
    listed: Vec<FolderEntry>,
}

impl Files {
    /// Starts in the user's home folder.
    pub fn new(purpose: Purpose) -> Self {
        let home = std::env::var_os("HOME").map(PathBuf::from);
        let folder = home.or_else(|| std::env::current_dir().ok()).unwrap_or_else(|| PathBuf::from("/"));
        let mut files = Self { purpose, folder, path: String::new(), name: String::new(), listed: Vec::new() };
        files.read();
        files
    }

    #[cfg(feature = "testing")]
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    fn read(&mut self) {
        self.listed = list_folder(&self.folder);
        let (wanted, ends) = (self.purpose.is_file(), self.purpose.files().1);
        self.listed.retain(|entry| entry.is_folder || wanted && ends_in(&entry.path, ends));
        self.path = self.folder.display().to_string();
    }

    fn go(&mut self, folder: PathBuf) {
        self.folder = folder;
        self.read();
    }

    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let mut chosen = None;
        let title = i18n.tr(self.purpose.title());
        let answer = dialog(ctx, "files", &title, &i18n.tr("files-no-portal"), 560.0, |ui| {
            self.path_line(ui, view, &mut chosen);
            self.entries(ui, view, &mut chosen);
            if self.purpose.can_be_new() {
                let name = i18n.tr("files-name");
                form_line(ui, &name, 190.0, |ui| Field::new(&name).show(ui, &mut self.name));
            }
            let buttons = [("choose-this-folder", true), ("cancel", true)];
            dialog_buttons(ui, i18n, "", &buttons[usize::from(self.purpose.is_file())..])
        });
        if answer.pressed == Some(0) && !self.purpose.is_file() {
            let name = self.name.trim();
            chosen = Some(if name.is_empty() { self.folder.clone() } else { self.folder.join(name) });
        }
        if let Some(path) = chosen {
            view.send(FileCommand::Path(self.purpose, path));
            return false;
        }
        answer.is_open
    }

    fn path_line(&mut self, ui: &mut Ui, view: &View<'_>, chosen: &mut Option<PathBuf>) {
        let name = view.i18n.tr("files-path");
        ui.horizontal(|ui| {
            let up = view.i18n.tr("files-up");
            if icon_button(ui, Icon::ArrowUp, &up, self.folder.parent().is_some()).clicked()
                && let Some(above) = self.folder.parent()
            {
                self.go(above.to_owned());
            }
            let response = Field::new(&name).show(ui, &mut self.path);
            if response.lost_focus() {
                let path = PathBuf::from(self.path.trim());
                if path.is_dir() {
                    self.go(path);
                } else if self.purpose.is_file() && path.is_file() && ui.input(|input| input.key_pressed(Key::Enter)) {
                    *chosen = Some(path);
                } else {
                    self.path = self.folder.display().to_string();
                }
            }
        });
    }

    fn entries(&mut self, ui: &mut Ui, view: &View<'_>, chosen: &mut Option<PathBuf>) {
        let mut opened = None;
        Frame::new().fill(colours(ui).well).corner_radius(f32::from(radius::ITEM)).show(ui, |ui| {
            let scroll = ScrollArea::vertical().id_salt("entries").max_height(280.0).min_scrolled_height(280.0);
            scroll.auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                if self.listed.is_empty() {
                    ui.add_space(8.0);
                    paragraph(ui, &view.i18n.tr("files-empty"));
                }
                for entry in &self.listed {
                    if entry_ui(ui, entry) {
                        opened = Some(entry.clone());
                    }
                }
            });
        });
        match opened {
            Some(entry) if entry.is_folder => self.go(entry.path),
            Some(entry) => *chosen = Some(entry.path),
            None => {}
        }
    }
}

fn ends_in(path: &Path, ends: &[&str]) -> bool {
    path.extension().is_some_and(|end| ends.iter().any(|known| end.eq_ignore_ascii_case(known)))
}

fn entry_ui(ui: &mut Ui, entry: &FolderEntry) -> bool {
    let colours = colours(ui);
    let name = entry.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (icon, colour) = match (entry.is_project, entry.is_folder) {
        (true, _) => (Icon::Spade, colours.accent),
        (_, true) => (Icon::Folder, colours.label),
        _ if ends_in(&entry.path, Purpose::Art.files().1) => (Icon::Image, colours.label),
        _ => (Icon::FileText, colours.label),
    };
    let info = RowInfo::new(Id::unique("file").with(&entry.path), &name).role(Role::Button);
    let row = list_row(ui, info, height::TABLE_ROW, |ui| {
        icon_label(ui, icon, 14.0, colour);
        cell_label(ui, &name, theme::body(Weight::Regular), colours.text);
    });
    row.clicked()
}
