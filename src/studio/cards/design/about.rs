//! What a project says about a card: the rulings and the terms of the glossary that are shown below its face, each of which
//! opens among the design tools.

use std::path::{Path, PathBuf};

use egui::{Align2, Context, Frame, Margin, Role, ScrollArea, Ui};
use lucide_icons::Icon;
use serde_json::Value;

use crate::base::Name;
use crate::design::glossary::{self, Entry, Glossary};
use crate::design::rulings::{Ruling, about, rulings};
use crate::registry::project::beside;
use crate::registry::scenarios::{FOLDER, of_bundled, of_project};
use crate::studio::background::{Background, Progress};
use crate::studio::command::{About, DesignCommand};
use crate::studio::memo::Memo;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{Pressable, divider, icon_atom, label, text_atom};
use crate::text::ENGLISH;

/// How high the list is at most, in points. It is scrolled.
const MOST: f32 = 112.0;

/// Which files are read: a count of their changes, the folder of the project, the game.
type Key = (u64, Option<PathBuf>, String);

/// What the files of a project say about its cards, read on another thread.
#[derive(Default)]
pub struct CardNotes {
    work: Option<(Key, Background<Words>)>,
    read: Option<(Key, Words)>,
    /// By the count of changes of files, the revision of the project, the card and the language.
    shown: Memo<(u64, u64, Name, &'static str), Shown>,
}

/// What is shown about a card.
#[derive(Default)]
struct Shown {
    rulings: Vec<Ruling>,
    terms: Vec<Entry>,
}

#[derive(Debug, Default)]
struct Words {
    rulings: Vec<Ruling>,
    glossary: Option<Glossary>,
}

/// The rulings in the scenarios of a project, or of a bundled game.
pub fn rulings_in(folder: Option<&Path>, game: &str) -> Vec<Ruling> {
    let sources = match folder {
        Some(folder) => of_project(folder, FOLDER).into_iter().filter_map(Result::ok).collect(),
        None => of_bundled(game, FOLDER),
    };
    let contents = sources.iter().filter_map(|source| serde_json::from_str::<Value>(&source.text).ok());
    contents.flat_map(|file| rulings(&file)).collect()
}

impl Words {
    /// Files with faults say nothing here; the design tools say what is wrong with them.
    fn of(folder: Option<&Path>, game: &str) -> Self {
        let file = beside(folder, game, glossary::FILE).ok().flatten();
        let glossary = file.and_then(|source| Glossary::read(&source.text).ok());
        Self { rulings: rulings_in(folder, game), glossary }
    }

    /// What is about a card.
    fn shown(&self, view: &View<'_>, id: &Name) -> Shown {
        let Some(record) = view.document.game().and_then(|game| game.records.get(id)) else { return Shown::default() };
        let texts = view.current.as_ref().map_or(&[][..], |current| &current.texts);
        let english = texts.iter().find(|(language, _)| language.tag == ENGLISH.tag);
        let english = english.map_or("", |(_, text)| text.rules.text.as_str());
        let glossary = self.glossary.as_ref();
        let terms = glossary.map(|glossary| glossary.in_text(english, view.i18n.language().tag)).unwrap_or_default();
        Shown {
            rulings: about(&self.rulings, record).into_iter().cloned().collect(),
            terms: terms.into_iter().map(|(_, entry)| entry.clone()).collect(),
        }
    }
}

impl CardNotes {
    /// Whether files are being read.
    #[cfg(feature = "testing")]
    pub fn is_working(&self) -> bool {
        self.work.is_some()
    }

    /// Reads the files again if they have changed. `files` counts their changes.
    pub fn update(&mut self, ctx: &Context, view: &View<'_>, files: u64) {
        if let Some((_, work)) = &mut self.work {
            match work.poll() {
                Progress::Pending => return,
                Progress::Done(words) => self.read = self.work.take().map(|(key, _)| (key, words)),
                Progress::Failed => self.read = self.work.take().map(|(key, _)| (key, Words::default())),
            }
        }
        let key: Key = (files, view.document.path().map(Into::into), view.rules().game.to_string());
        if view.document.game().is_none() || self.read.as_ref().is_some_and(|(known, _)| *known == key) {
            return;
        }
        let (_, folder, game) = key.clone();
        match Background::start(ctx, "notes on cards", move || Words::of(folder.as_deref(), &game)) {
            Ok(work) => self.work = Some((key, work)),
            Err(_) => self.read = Some((key, Words::default())),
        }
    }

    /// The rulings and terms about the card that is shown, if there are any.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some((((files, ..), words), id)) = self.read.as_ref().zip(view.selection.last_card()) else { return };
        let key = (*files, view.document.revision(), id.clone(), view.i18n.language().tag);
        let Shown { rulings, terms } = self.shown.get(key, || words.shown(view, id));
        if rulings.is_empty() && terms.is_empty() {
            return;
        }
        let band = Frame::new().inner_margin(Margin::symmetric(16, 6)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ScrollArea::vertical().id_salt("notes on the card").max_height(MOST).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing = egui::vec2(6.0, 4.0);
                terms_ui(ui, view, terms);
                rulings_ui(ui, view, rulings);
            });
        });
        divider(ui, band.response.rect, Align2::CENTER_BOTTOM);
    }
}

fn terms_ui(ui: &mut Ui, view: &View<'_>, terms: &[Entry]) {
    if terms.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        label(ui, &view.i18n.tr("design-glossary"), theme::small(Weight::Medium), colours(ui).label);
        for entry in terms {
            let words = text_atom(&entry.term, theme::small(Weight::Regular), colours(ui).text);
            let chip = Pressable::new(20.0, words).fill(colours(ui).well, colours(ui).divider);
            let chip = chip.role(Role::Button, &entry.term).show(ui).on_hover_text(&*entry.is);
            if chip.clicked() {
                view.send(DesignCommand::Open(About::Term(entry.term.clone())));
            }
        }
    });
}

fn rulings_ui(ui: &mut Ui, view: &View<'_>, rulings: &[Ruling]) {
    if rulings.is_empty() {
        return;
    }
    label(ui, &view.i18n.tr("design-rulings"), theme::small(Weight::Medium), colours(ui).label);
    for ruling in rulings {
        let words = text_atom(&ruling.question, theme::small(Weight::Regular), colours(ui).text);
        let line = Pressable::ghost(ui, height::SMALL_BUTTON, (icon_atom(Icon::Gavel, 13.0, colours(ui).label), words));
        let line = line.width(ui.available_width()).role(Role::Button, &ruling.question).show(ui);
        if line.on_hover_text(&*ruling.answer).clicked() {
            view.send(DesignCommand::Open(About::Ruling(ruling.question.clone())));
        }
    }
}
