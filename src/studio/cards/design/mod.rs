//! The design tools beside the library: what each of them finds in the project, as a list with details below it. They
//! are the functions of the command line; lists are made on another thread.

mod about;
mod desk;
mod form;
mod form_parts;
mod grid;
mod list;
mod put;
mod review;
mod setup;
mod sheets;
mod submissions;

use std::sync::Arc;

use egui::{CentralPanel, Context, Frame, Id, Panel, Role, Ui};
use lucide_icons::Icon;
use serde_json::Value;

pub use self::put::drop_rows;

use self::about::CardNotes;
use self::desk::{Desk, Fault, Sheet, Then};
use self::form::Form;
use self::setup::{Setup, begin_ui};
use crate::design::project::FILE;
use crate::sim::Part;
use crate::studio::action::Action;
use crate::studio::background::{Background, Progress};
use crate::studio::command::{About, DesignCommand, FileCommand};
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Field, RowInfo, cell_label, empty_state, icon_button, icon_label, label, list_row, number_field, row_step,
    sides_head,
};
use crate::text::Arg;

/// A tool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tool {
    #[default]
    Effects,
    Line,
    Tags,
    Goals,
    Packs,
    Prints,
    Inbox,
    Rulings,
    Glossary,
    Clues,
}

impl Tool {
    const ALL: [Self; 10] = [
        Self::Effects,
        Self::Line,
        Self::Tags,
        Self::Goals,
        Self::Packs,
        Self::Prints,
        Self::Inbox,
        Self::Rulings,
        Self::Glossary,
        Self::Clues,
    ];

    /// The message of its name, its icon, and what it finds.
    fn entry(self) -> (&'static str, Icon, Find) {
        match self {
            Self::Effects => ("effects", Icon::Combine, sheets::effects),
            Self::Line => ("design-line", Icon::ListOrdered, sheets::line),
            Self::Tags => ("gallery-tags", Icon::Tags, sheets::tags),
            Self::Goals => ("design-goals", Icon::Target, sheets::goals),
            Self::Packs => ("design-packs", Icon::Package, sheets::packs),
            Self::Prints => ("design-prints", Icon::Barcode, sheets::prints),
            Self::Inbox => ("design-inbox", Icon::Inbox, submissions::submissions),
            Self::Rulings => ("design-rulings", Icon::Gavel, sheets::rulings_of),
            Self::Glossary => ("design-glossary", Icon::BookA, sheets::terms),
            Self::Clues => ("design-clues", Icon::KeyRound, sheets::codes),
        }
    }

    /// Whether what it finds follows from a seed.
    fn is_by_chance(self) -> bool {
        matches!(self, Self::Effects | Self::Packs | Self::Prints)
    }
}

/// Makes the list of a tool.
type Find = fn(&Desk) -> Result<Sheet, Fault>;

/// What a list is made of: the tool, the revision of the project and of its files, the language, the seed, the games.
type Key = (Tool, u64, u64, &'static str, u64, u64);

/// The state of the tools.
pub struct Design {
    tool: Tool,
    seed: u64,
    /// How many packs are open.
    opened: usize,
    filter: String,
    /// Whether kinds are shown as a grid instead of the lines.
    has_grid: bool,
    /// The kind of lines that is shown; `None`: all.
    kind: Option<String>,
    chosen: Option<usize>,
    /// The line that is scrolled to.
    to: Option<usize>,
    /// The first cell or the entry of a line that is to be chosen once the list is there.
    wanted: Option<String>,
    /// The rulings and terms about cards.
    card_notes: CardNotes,
    draft: review::Draft,
    /// The forms of what designers set, and whether they are shown in place of the list.
    form: Form,
    has_settings: bool,
    /// The line that is chosen once the list is made again.
    to_choose: Option<usize>,
    /// Counts changes of files that the window or another program has made.
    files: u64,
    /// Games that were played, and the hash of the first matchup's.
    games: (u64, Option<Arc<Value>>),
    work: Option<(Key, Background<Result<Sheet, Fault>>)>,
    made: Option<(Key, Result<Sheet, Fault>)>,
}

impl Default for Design {
    fn default() -> Self {
        Self {
            tool: Tool::default(),
            seed: 1,
            opened: 1,
            filter: String::new(),
            has_grid: false,
            kind: None,
            chosen: None,
            to: None,
            wanted: None,
            card_notes: CardNotes::default(),
            draft: review::Draft::default(),
            form: Form::default(),
            has_settings: false,
            to_choose: None,
            files: 0,
            games: (0, None),
            work: None,
            made: None,
        }
    }
}

impl Design {
    /// Reads the files of the project again.
    pub fn files_changed(&mut self) {
        self.files += 1;
    }

    /// Measures goals by these games, too.
    pub fn set_games(&mut self, part: Option<&Part>) {
        let hash = part.and_then(|part| part.matchups.first()).map_or(0, |matchup| matchup.tally.hash);
        if hash != self.games.0 {
            let value = part.and_then(|part| part.write().ok()).and_then(|text| serde_json::from_str(&text).ok());
            self.games = (hash, value.map(Arc::new));
        }
    }

    /// Whether a list is being made.
    #[cfg(feature = "testing")]
    pub fn is_working(&self) -> bool {
        self.work.is_some() || self.card_notes.is_working()
    }

    /// Shows a ruling, a term or what designers set.
    pub fn open(&mut self, about: About) {
        let (tool, wanted) = match about {
            About::Ruling(question) => (Tool::Rulings, question),
            About::Term(term) => (Tool::Glossary, term),
            About::Setting(pointer) => return self.open_setting(pointer),
        };
        self.show(tool);
        self.filter.clear();
        self.wanted = Some(wanted);
    }

    /// Lists the rulings and terms about the selected card.
    pub fn notes_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.card_notes.update(ui.ctx(), view, self.files);
        self.card_notes.ui(ui, view);
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let panel = Frame::new().fill(colours(ui).panel);
        self.update(ui.ctx(), view);
        self.form.update(view);
        let names = Panel::left(Id::unique("design tools")).default_size(164.0).size_range(120.0..=260.0);
        names.resizable(true).frame(panel).show(ui, |ui| self.tools(ui, view));
        CentralPanel::no_frame().frame(panel).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.head(ui, view);
            let i18n = &view.i18n;
            if self.has_settings && matches!(self.tool.setup(), Setup::Sections(_)) {
                return self.settings_ui(ui, view);
            }
            let mut begins = false;
            match self.made.as_ref().filter(|(key, _)| key.0 == self.tool).map(|(_, made)| made) {
                None => empty(ui, view, "design-working", ""),
                Some(Err(Fault::Missing(file))) => {
                    let hint = i18n.tr_with("design-none-hint", &[("file", Arg::Text(file))]);
                    let title = i18n.tr("design-none");
                    empty_state(ui, Icon::DraftingCompass, &title, &hint, |ui| {
                        begins = *file == FILE && begin_ui(ui, view, &self.tool.setup());
                    });
                }
                Some(Err(Fault::Wrong(why))) => {
                    let why = why.clone();
                    self.wrong_ui(ui, view, &why);
                }
                Some(Err(Fault::NoMatch)) => {
                    empty(ui, view, "design-no-match", &i18n.tr("design-no-match-hint"));
                }
                Some(Ok(_)) => self.sheet_ui(ui, view),
            }
            match self.tool.setup() {
                Setup::Entries(..) if begins => self.add_entry(view),
                _ => self.has_settings |= begins,
            }
        });
    }

    /// Makes the list again if something has changed.
    fn update(&mut self, ctx: &Context, view: &View<'_>) {
        let (revision, language) = (view.document.revision(), view.i18n.language().tag);
        let seed = if self.tool == Tool::Packs { self.seed } else { 0 };
        let key = (self.tool, revision, self.files, language, seed, self.games.0);
        if let Some((_, work)) = &mut self.work {
            match work.poll() {
                Progress::Pending => {}
                Progress::Done(made) => {
                    self.made = self.work.take().map(|(key, _)| (key, made));
                    if let Some(at) = self.to_choose.take() {
                        (self.chosen, self.to) = (Some(at), Some(at));
                    }
                }
                Progress::Failed => {
                    let wrong = Fault::Wrong(FILE.to_owned());
                    self.made = self.work.take().map(|(key, _)| (key, Err(wrong)));
                }
            }
        }
        let is_there = self.made.as_ref().filter(|(made, _)| made.0 == self.tool);
        if let Some((_, Ok(sheet))) = is_there
            && let Some(wanted) = self.wanted.take()
        {
            self.chosen = sheet
                .lines
                .iter()
                .position(|line| line.cells.first() == Some(&wanted) || line.entry.as_ref() == Some(&wanted));
            self.to = self.chosen;
        }
        let newest = self.work.as_ref().map(|(key, _)| key).or(self.made.as_ref().map(|(key, _)| key));
        if newest == Some(&key) {
            return;
        }
        let mut desk = Desk::of(view, self.seed);
        desk.games.clone_from(&self.games.1);
        let before = self.made.as_ref().and_then(|(_, made)| made.as_ref().ok()?.draws.as_ref());
        desk.combined = before.map(|(combined, _)| Arc::clone(combined));
        let make = self.tool.entry().2;
        match Background::start(ctx, "design tools", move || make(&desk)) {
            Ok(work) => self.work = Some((key, work)),
            Err(error) => self.made = Some((key, Err(Fault::Wrong(error.to_string())))),
        }
    }

    /// The names of the tools.
    fn tools(&mut self, ui: &mut Ui, view: &View<'_>) {
        sides_head(
            ui,
            |ui| _ = label(ui, &view.i18n.tr("do-design"), theme::body(Weight::Semibold), colours(ui).text),
            |_| {},
        );
        ui.spacing_mut().item_spacing.y = 0.0;
        for (at, tool) in Tool::ALL.into_iter().enumerate() {
            let (name, icon, _) = tool.entry();
            let name = view.i18n.tr(name);
            let id = |tool: Tool| Id::unique("design tool").with(tool);
            let is_shown = self.tool == tool;
            let info = RowInfo::new(id(tool), &name).role(Role::Button).selected(is_shown);
            let response = list_row(ui, info, height::MENU_ROW, |ui| {
                icon_label(ui, icon, 14.0, colours(ui).label);
                let weight = if is_shown { Weight::Semibold } else { Weight::Regular };
                cell_label(ui, &name, theme::body(weight), colours(ui).text);
            });
            if let Some(next) = row_step(&response, at, Tool::ALL.len()).map(|next| Tool::ALL[next]) {
                ui.memory_mut(|memory| memory.request_focus(id(next)));
                self.show(next);
            } else if response.clicked() {
                response.request_focus();
                self.show(tool);
            }
        }
    }

    fn show(&mut self, tool: Tool) {
        if self.tool != tool {
            (self.tool, self.chosen, self.kind, self.opened) = (tool, None, None, 1);
            (self.draft, self.has_grid) = (review::Draft::default(), false);
            (self.has_settings, self.to_choose) = (false, None);
            self.filter.clear();
        }
    }

    /// The search, and what can be done with the whole list.
    fn head(&mut self, ui: &mut Ui, view: &View<'_>) {
        let i18n = &view.i18n;
        let mut begins = false;
        let Self { tool, filter, seed, opened, made, chosen, to, has_settings, .. } = self;
        let sheet = made.as_ref().filter(|(key, _)| key.0 == *tool).and_then(|(_, made)| made.as_ref().ok());
        let search = i18n.tr("search");
        sides_head(
            ui,
            |ui| {
                let width = ui.available_width().clamp(60.0, 220.0);
                Field::new(&search).hint(&search).icon(Icon::Search).width(width).show(ui, filter);
            },
            |ui| {
                view.on_click(&icon_button(ui, Icon::X, &i18n.tr("close"), true), Action::Design);
                if let Some(sheet) = sheet.filter(|sheet| !sheet.files.is_empty())
                    && icon_button(ui, Icon::Download, &i18n.tr("design-save"), true).clicked()
                {
                    view.send(FileCommand::SaveFiles(sheet.files.clone()));
                }
                let button = |ui: &mut Ui, id, icon| ui.add(Button::new(&i18n.tr(id)).icon(icon).small()).clicked();
                match tool {
                    Tool::Packs if button(ui, "design-open-pack", Icon::PackageOpen) => *opened += 1,
                    Tool::Inbox if button(ui, "design-receive", Icon::Plus) => view.send(DesignCommand::AskSubmission),
                    Tool::Inbox if button(ui, "do-submit", Icon::Send) => view.send(Action::Submit),
                    Tool::Prints if button(ui, "design-issue", Icon::Barcode) => view.send(DesignCommand::Issue(*seed)),
                    Tool::Effects if button(ui, "design-surprise", Icon::Dices) => {
                        *seed = seed.wrapping_add(1);
                        *chosen = sheet.and_then(|sheet| surprise(view, sheet, *seed));
                        *to = *chosen;
                    }
                    _ => {}
                }
                match tool.setup() {
                    Setup::Entries(_, _, add) => begins = icon_button(ui, Icon::Plus, &i18n.tr(add), true).clicked(),
                    Setup::Sections(_) => {
                        let (icon, tip) = match has_settings {
                            true => (Icon::List, "design-as-list"),
                            false => (Icon::SlidersHorizontal, "design-set-up"),
                        };
                        if icon_button(ui, icon, &i18n.tr(tip), true).clicked() {
                            *has_settings = !*has_settings;
                        }
                    }
                    Setup::Nothing => {}
                }
                if tool.is_by_chance() {
                    let shown = i64::try_from(*seed).unwrap_or(i64::MAX);
                    let (_, typed) =
                        number_field(ui, &i18n.tr("sandbox-seed"), shown, &(0..=i64::from(u32::MAX)), 64.0);
                    if let Some(typed) = typed.and_then(|seed| u64::try_from(seed).ok()) {
                        *seed = typed;
                    }
                }
            },
        );
        if begins {
            self.add_entry(view);
        }
    }
}

/// The place of an effect by chance: one that the selected card can still pay for, or any where that is not known.
fn surprise(view: &View<'_>, sheet: &Sheet, seed: u64) -> Option<usize> {
    let (combined, budget) = sheet.draws.as_ref()?;
    let budget = budget.clone().unwrap_or_default();
    let record = view.selection.last_card().and_then(|id| view.document.game()?.records.get(id));
    let free = record.and_then(|record| budget.worth(record)).map_or(f64::MAX, |worth| worth.limit - worth.is);
    let draw = |range| combined.generated.surprise(&budget, range, seed);
    let drawn = draw(0.0..=free).or_else(|| draw(f64::MIN..=f64::MAX))?.to_string();
    sheet.lines.iter().position(|line| line.then == Then::Rows(drawn.clone()))
}

fn empty(ui: &mut Ui, view: &View<'_>, title: &'static str, hint: &str) {
    empty_state(ui, Icon::DraftingCompass, &view.i18n.tr(title), hint, |_| {});
}
