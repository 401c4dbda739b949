//! The studio's own choice of a file or folder, for systems without one.

use std::path::{Path, PathBuf};

use egui::{Context, CornerRadius, Key, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};
use lucide_icons::Icon;

use crate::document::{FolderEntry, list_folder};
use crate::studio::command::{FileCommand, Purpose};
use crate::studio::theme::{self, Weight, colours, height, radius};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Field, dialog, elided, focus_ring, form_line, icon_at, paragraph};

/// The choice as it stands.
pub struct Files {
    purpose: Purpose,
    folder: PathBuf,
    path: String,
    name: String,
    listed: Vec<FolderEntry>,
}

impl Files {
    /// Begins in the user's home.
    pub fn new(purpose: Purpose) -> Self {
        let home = std::env::var_os("HOME").map(PathBuf::from);
        let folder = home.or_else(|| std::env::current_dir().ok()).unwrap_or_else(|| PathBuf::from("/"));
        let mut files = Self { purpose, folder, path: String::new(), name: String::new(), listed: Vec::new() };
        files.read();
        files
    }

    /// What the path is for.
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

    /// Shows it; false when it is shut.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let mut chosen = None;
        let mut cancelled = false;
        let title = i18n.tr(self.purpose.title());
        let shut = dialog(ctx, "files", &title, &i18n.tr("files-no-portal"), 560.0, |ui| {
            self.path_line(ui, view, &mut chosen);
            self.entries(ui, view, &mut chosen);
            if self.purpose.can_be_new() {
                let name = i18n.tr("files-name");
                form_line(ui, &name, 190.0, |ui| Field::new(&name).show(ui, &mut self.name));
            }
            ui.add_space(4.0);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if !self.purpose.is_file() {
                    let text = i18n.tr("choose-this-folder");
                    if ui.add(Button::new(&text).primary()).clicked() {
                        let name = self.name.trim();
                        chosen = Some(if name.is_empty() { self.folder.clone() } else { self.folder.join(name) });
                    }
                }
                cancelled = ui.add(Button::new(&i18n.tr("cancel"))).clicked();
            });
        });
        if let Some(path) = chosen {
            view.send(FileCommand::Path(self.purpose, path));
            return false;
        }
        !shut && !cancelled
    }

    fn path_line(&mut self, ui: &mut Ui, view: &View<'_>, chosen: &mut Option<PathBuf>) {
        let name = view.i18n.tr("files-path");
        ui.horizontal(|ui| {
            let up = view.i18n.tr("files-up");
            if crate::studio::widgets::icon_button(ui, Icon::ArrowUp, &up, self.folder.parent().is_some()).clicked()
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
        let mut into = None;
        egui::Frame::new().fill(colours(ui).well).corner_radius(CornerRadius::same(radius::ITEM)).show(ui, |ui| {
            ScrollArea::vertical()
                .id_salt("entries")
                .max_height(280.0)
                .min_scrolled_height(280.0)
                .auto_shrink(false)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    if self.listed.is_empty() {
                        ui.add_space(8.0);
                        paragraph(ui, &view.i18n.tr("files-empty"));
                    }
                    for entry in &self.listed {
                        if line(ui, entry) {
                            if entry.is_folder {
                                into = Some(entry.path.clone());
                            } else {
                                *chosen = Some(entry.path.clone());
                            }
                        }
                    }
                });
        });
        if let Some(folder) = into {
            self.go(folder);
        }
    }
}

fn ends_in(path: &Path, ends: &[&str]) -> bool {
    path.extension().is_some_and(|end| ends.iter().any(|known| end.eq_ignore_ascii_case(known)))
}

fn line(ui: &mut Ui, entry: &FolderEntry) -> bool {
    let colours = colours(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height::TABLE_ROW), Sense::click());
    let name = entry.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::BADGE), colours.hover);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::BADGE);
    }
    let (icon, colour) = match (entry.is_project, entry.is_folder) {
        (true, _) => (Icon::Spade, colours.accent),
        (_, true) => (Icon::Folder, colours.label),
        _ if ends_in(&entry.path, Purpose::Art.files().1) => (Icon::Image, colours.label),
        _ => (Icon::FileText, colours.label),
    };
    icon_at(ui.painter(), pos2(rect.left() + 16.0, rect.center().y), icon, 14.0, colour);
    let galley = elided(ui, &name, theme::body(Weight::Regular), colours.text, rect.width() - 40.0);
    ui.painter().galley(pos2(rect.left() + 32.0, rect.center().y - galley.size().y / 2.0), galley, colours.text);
    response.clicked()
}
