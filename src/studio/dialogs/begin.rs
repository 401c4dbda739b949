//! Asks for the name and the place of a new project, and what it begins with.

use std::path::{Path, PathBuf};

use egui::{Context, Key, Ui};

use crate::document::{Begin, is_taken};
use crate::registry::catalogue::{Offer, offers};
use crate::registry::outline::Outline;
use crate::registry::start::START;
use crate::studio::command::FileCommand;
use crate::studio::i18n::I18n;
use crate::studio::view::View;
use crate::studio::widgets::{Choice, Choices, Field, combo, dialog, dialog_buttons, form_line, paragraph, tick};
use crate::text::{Arg, Texts};

/// The width of the names of the fields, in points.
const LABEL: f32 = 110.0;

pub struct BeginForm {
    /// The bundled games, by id and name.
    games: Vec<(String, String)>,
    /// The index of the game that the project begins with.
    game: usize,
    name: String,
    /// Whether the user has typed a name, which a change of the game keeps.
    is_named: bool,
    folder: String,
    is_without_cards: bool,
    /// The answers that a game without cards begins with.
    outline: Option<Outline>,
}

impl BeginForm {
    /// Begins with a bundled game, or with the small one.
    pub fn new(game: Option<&str>, i18n: &I18n) -> Self {
        let language = i18n.language();
        let name = |offer: &Offer| Texts::of_bundled(&offer.game, language).game_name(language, &offer.name);
        let games: Vec<(String, String)> =
            offers().into_iter().map(|offer| (offer.game.clone(), name(&offer))).collect();
        let game = game.unwrap_or(START);
        let game = games.iter().position(|(id, _)| id == game).unwrap_or(0);
        let home = std::env::home_dir().unwrap_or_else(|| PathBuf::from("/"));
        let name = games.get(game).map(|(_, name)| folder_name(name)).unwrap_or_default();
        let folder = home.display().to_string();
        Self { games, game, name, is_named: false, folder, is_without_cards: false, outline: None }
    }

    /// Begins a game without cards.
    pub fn of_outline(outline: Outline, i18n: &I18n) -> Self {
        let name = folder_name(&i18n.tr("outline-name"));
        Self { name, outline: Some(outline), ..Self::new(None, i18n) }
    }

    /// The folder of the project, if a name and a place are given.
    fn place(&self) -> Option<PathBuf> {
        let (name, folder) = (self.name.trim(), self.folder.trim());
        (!name.is_empty() && !folder.is_empty() && Path::new(name).components().count() == 1)
            .then(|| Path::new(folder).join(name))
    }

    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let hint = if self.outline.is_some() { "outline-hint" } else { "begin-hint" };
        let (title, hint) = (i18n.tr("begin-title"), i18n.tr(hint));
        let mut ready = None;
        let answer = dialog(ctx, "begin", &title, &hint, 520.0, |ui| {
            let entered = self.fields_ui(ui, view);
            let place = self.place();
            let is_free = place.as_ref().is_some_and(|place| !is_taken(place));
            let shown = place.as_ref().map(|place| place.display().to_string()).unwrap_or_default();
            let text = match (&place, is_free) {
                (None, _) => i18n.tr("begin-no-name").to_string(),
                (Some(_), false) => i18n.tr_with("begin-taken", &[("path", Arg::Text(&shown))]),
                (Some(_), true) => i18n.tr_with("begin-place", &[("path", Arg::Text(&shown))]),
            };
            paragraph(ui, &text);
            ready = place.filter(|_| is_free);
            let buttons = [("begin-now", ready.is_some()), ("cancel", true)];
            dialog_buttons(ui, i18n, "", &buttons).or((entered && ready.is_some()).then_some(0))
        });
        if let (Some(0), Some(place), Some((game, _))) = (answer.pressed, ready, self.games.get(self.game)) {
            let outline = self.outline.clone();
            let begin = Begin { game: game.clone(), has_cards: !self.is_without_cards, outline };
            view.send(FileCommand::Begin(begin, place));
        }
        answer.is_open
    }

    /// Shows the fields. Returns whether Enter was pressed in one.
    fn fields_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        if self.outline.is_none() {
            self.game_ui(ui, view);
        }
        let i18n = &view.i18n;
        let (name, folder) = (i18n.tr("field-name"), i18n.tr("begin-folder"));
        let field = form_line(ui, &name, LABEL, |ui| Field::new(&name).show(ui, &mut self.name));
        self.is_named |= field.changed();
        if !ui.ctx().text_edit_focused() && !self.is_named {
            field.request_focus();
        }
        let place = form_line(ui, &folder, LABEL, |ui| Field::new(&folder).show(ui, &mut self.folder));
        if self.outline.is_none() {
            tick(ui, &i18n.tr("begin-rules-only"), &mut self.is_without_cards);
        }
        (field.lost_focus() || place.lost_focus()) && ui.input(|input| input.key_pressed(Key::Enter))
    }

    /// The bundled game that the project begins with.
    fn game_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let i18n = &view.i18n;
        let (game, search) = (i18n.tr("begin-game"), i18n.tr("search"));
        form_line(ui, &game, LABEL, |ui| {
            let current = self.games.get(self.game).map(|(_, name)| name.clone()).unwrap_or_default();
            let width = ui.available_width();
            let button = combo(ui, &game, None, &current, false, width);
            let choices = || self.games.iter().map(|(_, name)| Choice::new(name.clone())).collect();
            let chosen = Choices::new(&game, &search).width(width).current(Some(self.game)).show(&button, choices);
            if let Some(chosen) = chosen {
                self.game = chosen;
                if !self.is_named {
                    self.name = self.games.get(chosen).map(|(_, name)| folder_name(name)).unwrap_or_default();
                }
            }
        });
    }
}

/// A name without the letters that a folder cannot have on every system.
fn folder_name(name: &str) -> String {
    name.chars().filter(|letter| !"/\\:*?\"<>|".contains(*letter)).collect::<String>().trim().to_owned()
}
