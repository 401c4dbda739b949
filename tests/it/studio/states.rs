//! The states of the window for pictures and checks. Each is reached with the keys and clicks of a user.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers, Theme, ThemePreference, Vec2};
use egui_kittest::kittest::Queryable;
use ses_studio::base::Name;
use ses_studio::document::{Command, Document, Field, Home, RecordPath, StorageConfig};
use ses_studio::registry::Project;
use ses_studio::registry::project::{STARFALL_REGISTRY, empty};
use ses_studio::studio::{Beside, Settings, StartOptions, StartProject, Studio};
use tempfile::TempDir;

use super::game_states::{
    CHAOS, GAMES, TTCG, battle, chain, chaos, crown, decks, decks_of, design, design_form, entry, gallery, generate,
    generate_list, inbox, made_card, menu, message, nested, problems_of, results, screen, strength, tabletop,
    tag_columns, tiny, voyage, whole_game, why,
};
use crate::support::rules;
use crate::window::{Window, activate, builder, choose_path, press, project, settle, shows_part, wait, write};

/// How a state is shown.
pub struct Look {
    theme: Theme,
    /// The tag of the window's language.
    language: &'static str,
    /// The window's size, in points.
    size: Vec2,
    /// Pixels per point.
    scale: f32,
    /// Whether the state is rendered, which needs a device.
    is_rendered: bool,
}

impl Look {
    /// In English, in a window of a common small size.
    pub fn plain(theme: Theme, is_rendered: bool) -> Self {
        Self::sized(theme, SMALL, 1.0, is_rendered)
    }

    /// In English, in a window of this size in points.
    pub fn sized(theme: Theme, size: Vec2, scale: f32, is_rendered: bool) -> Self {
        Self { theme, language: "en", size, scale, is_rendered }
    }

    /// The same in the smallest window, unless a size was asked for.
    pub fn smallest(&self) -> Self {
        Self { size: if self.size == SMALL { Vec2::new(1024.0, 640.0) } else { self.size }, ..*self }
    }

    /// The same in a wide window, unless a size was asked for.
    pub fn wide(&self) -> Self {
        Self { size: if self.size == SMALL { Vec2::new(2560.0, 1440.0) } else { self.size }, ..*self }
    }

    /// The same in a larger window, unless a size was asked for.
    pub fn large(&self) -> Self {
        Self { size: if self.size == SMALL { LARGE } else { self.size }, ..*self }
    }
}

const SMALL: Vec2 = Vec2::new(1280.0, 800.0);
const LARGE: Vec2 = Vec2::new(1440.0, 900.0);
/// A card with a replacing row and a Legacy bonus.
pub const CARD: &str = "SC-B01-H02-C04";
pub const CTRL: Modifiers = Modifiers::COMMAND;

/// A window in a state, with the folder of its project.
pub struct Shown {
    /// The window.
    pub window: Window,
    pub folder: TempDir,
}

/// A state.
pub struct State {
    /// Its name, and that of its pictures.
    pub name: &'static str,
    /// What of the window is kept of it.
    pub part: Part,
    /// Brings it about.
    pub make: fn(&Look) -> Shown,
}

/// A part of the window.
pub enum Part {
    /// All of it but the rail: that lists the screens, whose number has nothing to do with a state.
    Whole,
    /// The overlay, by its name.
    Area(&'static str),
    /// The editor.
    Editor,
}

/// All states.
pub const STATES: &[State] = &[
    State { name: "start", part: Part::Whole, make: |look| start(&look.large()) },
    State { name: "begin", part: Part::Area("begin"), make: begin },
    State { name: "outline", part: Part::Area("outline"), make: outline },
    State { name: "cards", part: Part::Whole, make: |look| cards(&look.large(), CARD) },
    State { name: "cards-twice", part: Part::Whole, make: |look| cards(&Look { scale: 2.0, ..*look }, CARD) },
    State { name: "german", part: Part::Whole, make: |look| problems(&Look { language: "de", ..*look }) },
    State { name: "japanese", part: Part::Whole, make: |look| problems(&Look { language: "ja", ..*look }) },
    State {
        name: "arabic",
        part: Part::Whole,
        make: |look| plain(&arabic(&look.large()), STARFALL_REGISTRY, with_card(CARD)),
    },
    State { name: "arabic-problems", part: Part::Whole, make: |look| problems(&arabic(look)) },
    State { name: "arabic-locales", part: Part::Whole, make: |look| locales(&arabic(&look.large()), "ar", "op-draw") },
    State { name: "empty", part: Part::Whole, make: |look| plain(look, &without_cards(), Settings::default()) },
    State { name: "problems", part: Part::Whole, make: problems },
    State { name: "problems-crown", part: Part::Whole, make: |look| problems_of(&look.large(), GAMES[0]) },
    State { name: "problems-voyage", part: Part::Whole, make: |look| problems_of(&look.smallest(), GAMES[1]) },
    State { name: "problems-ttcg", part: Part::Whole, make: |look| problems_of(&look.wide(), GAMES[2]) },
    State { name: "palette", part: Part::Area("palette"), make: palette },
    State { name: "replace", part: Part::Area("replace"), make: replace },
    State { name: "bulk", part: Part::Area("bulk"), make: bulk },
    State { name: "json", part: Part::Editor, make: json },
    State { name: "conflict", part: Part::Area("conflict"), make: conflict },
    State { name: "recovery", part: Part::Area("recovery"), make: recovery },
    State { name: "leaving", part: Part::Area("leaving"), make: leaving },
    State { name: "settings", part: Part::Whole, make: |look| after(look, CTRL, Key::Comma) },
    State { name: "abilities-crown", part: Part::Whole, make: |look| crown(&look.large()) },
    State { name: "abilities-voyage", part: Part::Whole, make: |look| voyage(&look.large()) },
    State { name: "abilities-small", part: Part::Whole, make: |look| tiny(&look.smallest()) },
    State { name: "abilities-chaos", part: Part::Whole, make: |look| chaos(&look.wide()) },
    State { name: "abilities-nested", part: Part::Whole, make: |look| nested(&look.large()) },
    State { name: "menu-timing", part: Part::Whole, make: |look| menu(look, GAMES[0], "when: 1") },
    State { name: "menu-operation", part: Part::Whole, make: |look| menu(look, GAMES[1], "Operation of row 1") },
    State { name: "menu-add", part: Part::Whole, make: |look| menu(look, GAMES[2], "Add to row 1") },
    State { name: "menu-card", part: Part::Whole, make: |look| made_card(&look.large()) },
    State { name: "decks", part: Part::Whole, make: decks },
    State { name: "decks-crown", part: Part::Whole, make: |look| decks_of(&look.large(), GAMES[0]) },
    State { name: "try-ttcg", part: Part::Whole, make: |look| screen(&look.large(), ("ttcg", "TT-D004"), Key::T) },
    State { name: "decks-ttcg", part: Part::Whole, make: |look| decks_of(&look.wide(), GAMES[2]) },
    State { name: "decks-locked", part: Part::Whole, make: locked_decks },
    State { name: "import", part: Part::Area("import"), make: import },
    State { name: "sandbox", part: Part::Whole, make: sandbox },
    State { name: "tabletop-essence", part: Part::Whole, make: |look| tabletop(look, "essence-crown", 14) },
    State { name: "tabletop-voyage", part: Part::Whole, make: |look| tabletop(&look.large(), "grand-voyage", 34) },
    State { name: "design-effects", part: Part::Whole, make: |look| design(&look.wide(), "") },
    State { name: "design-goals", part: Part::Whole, make: |look| design(&look.smallest(), "Goals") },
    State { name: "design-rulings", part: Part::Whole, make: |look| design(&look.large(), "Rulings") },
    State { name: "design-inbox", part: Part::Whole, make: |look| inbox(&look.smallest()) },
    State {
        name: "design-tag",
        part: Part::Whole,
        make: |look| {
            design_form(
                &look.smallest(),
                "Tags",
                ("\"find\": \"level<=1\", \"requires\"", "\"find\": \"levl<=1\", \"requires\""),
            )
        },
    },
    State {
        name: "design-run",
        part: Part::Whole,
        make: |look| design_form(&look.smallest(), "Packs", ("\"size\": 8", "\"size\": 7")),
    },
    State {
        name: "design-budget",
        part: Part::Whole,
        make: |look| design_form(&look.large(), "Effects", ("\"slack\": 2", "\"slack\": 2")),
    },
    State { name: "design-tags", part: Part::Whole, make: |look| tag_columns(&look.large()) },
    State { name: "print-gallery", part: Part::Whole, make: |look| gallery(&look.smallest()) },
    State { name: "tabletop-ttcg", part: Part::Whole, make: |look| tabletop(&look.large(), "ttcg", 40) },
    State { name: "tabletop-battle", part: Part::Whole, make: |look| battle(&look.large()) },
    State { name: "tabletop-chain", part: Part::Whole, make: |look| chain(&look.large()) },
    State { name: "tabletop-entry", part: Part::Whole, make: |look| entry(&look.large(), "ttcg") },
    State { name: "tabletop-entry-small", part: Part::Whole, make: |look| entry(&look.smallest(), "chaos-cards") },
    State { name: "tabletop-why", part: Part::Whole, make: |look| why(&look.large(), "grand-voyage") },
    State { name: "tabletop-why-crown", part: Part::Whole, make: |look| why(look, "essence-crown") },
    State { name: "tabletop-why-ttcg", part: Part::Whole, make: |look| why(look, "ttcg") },
    State { name: "tabletop-small", part: Part::Whole, make: |look| battle(&look.smallest()) },
    State { name: "tabletop-chaos", part: Part::Whole, make: |look| tabletop(&look.wide(), "chaos-cards", 30) },
    State { name: "balance", part: Part::Whole, make: |look| after(look, CTRL, Key::Num3) },
    State { name: "balance-crown", part: Part::Whole, make: |look| screen(&look.large(), GAMES[0], Key::Num3) },
    State { name: "balance-voyage", part: Part::Whole, make: |look| screen(&look.smallest(), GAMES[1], Key::Num3) },
    State { name: "balance-ttcg", part: Part::Whole, make: |look| screen(&look.wide(), GAMES[2], Key::Num3) },
    State { name: "results-crown", part: Part::Whole, make: |look| results(&look.large(), GAMES[0]) },
    State { name: "results-voyage", part: Part::Whole, make: |look| results(&look.smallest(), GAMES[1]) },
    State { name: "results-ttcg", part: Part::Whole, make: |look| results(look, GAMES[2]) },
    State { name: "print-crown", part: Part::Whole, make: |look| screen(&look.large(), GAMES[0], Key::Num6) },
    State { name: "print-voyage", part: Part::Whole, make: |look| screen(&look.smallest(), GAMES[1], Key::Num6) },
    State { name: "print-ttcg", part: Part::Whole, make: |look| screen(&look.wide(), GAMES[2], Key::Num6) },
    State { name: "locales", part: Part::Whole, make: |look| locales(&look.large(), "ja", "frame-base") },
    State { name: "locales-german", part: Part::Whole, make: |look| locales(look, "de", "frame-base-if") },
    State {
        name: "locales-crown",
        part: Part::Whole,
        make: |look| message(&look.large(), GAMES[0], "ar", "op-gain_kl"),
    },
    State { name: "locales-voyage", part: Part::Whole, make: |look| message(look, GAMES[1], "ja", "op-rest") },
    State {
        name: "locales-ttcg",
        part: Part::Whole,
        make: |look| message(&look.smallest(), GAMES[2], "de", "op-destroy"),
    },
    State { name: "locales-arabic", part: Part::Whole, make: |look| locales(look, "ar", "op-draw") },
    State { name: "generate", part: Part::Whole, make: |look| generate(&look.large(), ("chaos-cards", CHAOS)) },
    State { name: "generate-crown", part: Part::Whole, make: |look| generate(&look.large(), GAMES[0]) },
    State { name: "generate-voyage", part: Part::Whole, make: |look| generate(&look.smallest(), GAMES[1]) },
    State { name: "generate-ttcg", part: Part::Whole, make: |look| generate(&look.wide(), GAMES[2]) },
    State { name: "generate-list", part: Part::Whole, make: |look| generate_list(&look.smallest()) },
    State { name: "strength", part: Part::Whole, make: |look| strength(&look.large()) },
    State { name: "print", part: Part::Whole, make: |look| after(look, CTRL, Key::Num6) },
    State { name: "shortcuts", part: Part::Area("shortcuts"), make: |look| after(look, Modifiers::NONE, Key::F1) },
];

/// The same in a language that is written from the right.
fn arabic(look: &Look) -> Look {
    Look { language: "ar", ..*look }
}

/// The bundled registry without its cards and heroes.
fn without_cards() -> String {
    empty(&Project::bundled().registry, &rules())
}

/// States without pictures, for the checks of names and layout.
pub const MORE: &[State] = &[
    State { name: "tabletop-turn", part: Part::Whole, make: |look| tabletop(&look.smallest(), "grand-voyage", 34) },
    State { name: "abilities-ttcg", part: Part::Whole, make: |look| whole_game(&look.large(), "ttcg", TTCG) },
    State { name: "try", part: Part::Whole, make: |look| after(look, CTRL, Key::T) },
    State { name: "fields", part: Part::Whole, make: fields },
    State { name: "legacy", part: Part::Whole, make: |look| after(look, CTRL, Key::L) },
    State { name: "operations", part: Part::Whole, make: |look| after(look, CTRL, Key::Enter) },
    State { name: "project menu", part: Part::Whole, make: |look| clicked(look, "Project") },
    State { name: "language menu", part: Part::Whole, make: |look| clicked(look, "Interface language") },
    State { name: "own wording", part: Part::Whole, make: |look| clicked(look, "Custom wording in de") },
    State { name: "earlier versions", part: Part::Whole, make: |look| command(look, "earlier versions") },
    State { name: "new language", part: Part::Whole, make: |look| command(look, "new language") },
    State { name: "new match", part: Part::Whole, make: |look| command(look, "new match") },
    State { name: "calibrate", part: Part::Whole, make: |look| command(look, "calibrate") },
    State { name: "save scenario", part: Part::Whole, make: |look| command(look, "save scenario") },
    State { name: "sensitivity", part: Part::Whole, make: |look| command(look, "sensitivity") },
];

/// The game with something wrong: a bonus that is too small, a value that is too large, an operation that is not there.
fn broken() -> String {
    let mut text = STARFALL_REGISTRY.to_owned();
    for (from, to) in [
        (
            r#"{ "do": "dmg", "val": 5, "if": { "vs_book2": true }, "bonus": true }"#,
            r#"{ "do": "dmg", "val": 2, "if": { "vs_book2": true }, "bonus": true }"#,
        ),
        (r#""do": "draw", "val": 2"#, r#""do": "draw", "val": 40"#),
        (r#""do": "heal""#, r#""do": "heel""#),
    ] {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    text
}

/// Opens a project in its own folder.
pub fn at(look: &Look, folder: &Path, settings: Settings, keep: StorageConfig) -> Window {
    open(look, StartProject::Folder(folder.to_owned()), settings, keep)
}

fn open(look: &Look, project: StartProject, settings: Settings, keep: StorageConfig) -> Window {
    let theme = if look.theme == Theme::Dark { ThemePreference::Dark } else { ThemePreference::Light };
    // Neither the user's name nor the number of processors is in a picture.
    let author = "Ana".to_owned();
    let settings = Settings { theme, language: look.language.to_owned(), author, ..settings };
    let start = StartOptions { project, settings: Some(settings), storage: keep, ..StartOptions::default() };
    let builder = builder()
        .with_size(look.size)
        .with_pixels_per_point(look.scale)
        .with_theme(look.theme)
        .with_render_cursor(false);
    let builder = if look.is_rendered { builder.wgpu() } else { builder };
    let mut window = builder.build_eframe(|context| Studio::new(context, start));
    settle(&mut window);
    window
}

fn plain(look: &Look, registry: &str, settings: Settings) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("starfall");
    project(&game, registry);
    let window = at(look, &game, settings, StorageConfig::without_home());
    Shown { window, folder }
}

/// The start screen of somebody who had two projects, one of which is gone.
pub fn start(look: &Look) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("Second Light");
    project(&game, STARFALL_REGISTRY);
    let recent = vec![game, folder.path().join("Nine Elements")];
    let settings = Settings { recent, ..Settings::default() };
    let window = open(look, StartProject::Last, settings, StorageConfig::without_home());
    Shown { window, folder }
}

/// The dialog for a new project, in the folder that the user has typed.
fn begin(look: &Look) -> Shown {
    let mut shown = start(look);
    press(&mut shown.window, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::N);
    press(&mut shown.window, Modifiers::NONE, Key::Tab);
    press(&mut shown.window, CTRL, Key::A);
    write(&mut shown.window, "/games");
    settle(&mut shown.window);
    shown
}

/// A game without cards, with what its random matches give.
fn outline(look: &Look) -> Shown {
    let mut shown = start(look);
    activate(&mut shown.window, "Start this game…");
    let is_tried = |window: &Window| shows_part(window, "200 random matches with plain cards");
    wait(&mut shown.window, "the matches are played", is_tried);
    shown
}

fn locked_decks(look: &Look) -> Shown {
    let settings = Settings { beside: Beside::Decks, ..with_card(CARD) };
    plain(&look.large(), STARFALL_REGISTRY, settings)
}

/// The report of a card sheet.
fn import(look: &Look) -> Shown {
    let mut shown = after(look, CTRL, Key::I);
    let sheet = shown.folder.path().join("cards.csv");
    let cards = "id,name,cost\nSC-B01-H02-C04,Ember Vow,3\nSC-B01-H02-C05,Ashfall Hymn,2\n";
    fs::write(&sheet, cards).unwrap();
    choose_path(&mut shown.window, &sheet);
    settle(&mut shown.window);
    shown
}

pub fn with_card(card: &str) -> Settings {
    Settings { card: Some(card.to_owned()), ..Settings::default() }
}

/// The second row is pointed at, and its JSON open.
pub fn cards(look: &Look, card: &str) -> Shown {
    let mut shown = plain(look, STARFALL_REGISTRY, with_card(card));
    shown.window.get_by_label("Row 2: drag to move").click();
    shown.window.run_steps(2);
    shown.window.get_by_label("Row 2: drag to move").hover();
    settle(&mut shown.window);
    shown
}

fn problems(look: &Look) -> Shown {
    let mut shown = plain(look, &broken(), Settings { problems_open: true, ..with_card(CARD) });
    press(&mut shown.window, Modifiers::NONE, Key::F8);
    press(&mut shown.window, Modifiers::NONE, Key::F8);
    settle(&mut shown.window);
    shown
}

fn after(look: &Look, modifiers: Modifiers, key: Key) -> Shown {
    let mut shown = plain(look, STARFALL_REGISTRY, with_card(CARD));
    press(&mut shown.window, modifiers, key);
    settle(&mut shown.window);
    shown
}

/// A message is being written: the cards that show it, its problems, and the cards that it changes. Arabic in fields.
pub fn locales(look: &Look, tag: &str, id: &str) -> Shown {
    let settings = Settings { translation_language: tag.to_owned(), in_fields: tag == "ar", ..with_card(CARD) };
    let mut shown = plain(look, STARFALL_REGISTRY, settings);
    write_message(&mut shown.window, id);
    shown
}

pub fn write_message(window: &mut Window, id: &str) {
    press(window, CTRL, Key::Num4);
    press(window, CTRL, Key::F);
    write(window, id);
    press(window, Modifiers::NONE, Key::Enter);
    settle(window);
    press(window, Modifiers::NONE, Key::F2);
    write(window, "!");
    settle(window);
    // A caret that blinks is not always there.
    press(window, Modifiers::NONE, Key::Escape);
    settle(window);
}

/// A card that resolves on the board.
pub fn sandbox(look: &Look) -> Shown {
    let mut shown = after(look, CTRL, Key::Num2);
    press(&mut shown.window, CTRL, Key::F);
    write(&mut shown.window, "ember oath");
    shown.window.get_by_label("Ember Oath").click();
    shown.window.run_steps(3);
    press(&mut shown.window, Modifiers::NONE, Key::F10);
    settle(&mut shown.window);
    shown
}

/// A translation in fields.
fn fields(look: &Look) -> Shown {
    let mut shown = after(look, CTRL, Key::Num4);
    press(&mut shown.window, CTRL, Key::G);
    settle(&mut shown.window);
    shown
}

fn clicked(look: &Look, label: &str) -> Shown {
    let mut shown = plain(look, STARFALL_REGISTRY, with_card(CARD));
    shown.window.get_by_label(label).click();
    settle(&mut shown.window);
    shown
}

/// What is found in the palette is run.
fn command(look: &Look, words: &str) -> Shown {
    let mut shown = after(look, CTRL, Key::K);
    write(&mut shown.window, words);
    press(&mut shown.window, Modifiers::NONE, Key::Enter);
    settle(&mut shown.window);
    shown
}

fn palette(look: &Look) -> Shown {
    let mut shown = after(look, CTRL, Key::K);
    write(&mut shown.window, "row");
    settle(&mut shown.window);
    shown
}

fn replace(look: &Look) -> Shown {
    let mut shown = after(look, CTRL, Key::H);
    write(&mut shown.window, "Ember");
    settle(&mut shown.window);
    shown
}

fn bulk(look: &Look) -> Shown {
    let mut shown = plain(look, STARFALL_REGISTRY, with_card(CARD));
    for name in ["Ash Cantor", "Eclipse"] {
        let Some(line) = shown.window.query_by_label(name) else { continue };
        line.click_modifiers(CTRL);
        shown.window.run_steps(2);
    }
    press(&mut shown.window, CTRL, Key::B);
    settle(&mut shown.window);
    shown
}

/// A row's JSON in the middle of being typed.
fn json(look: &Look) -> Shown {
    let mut shown = plain(look, STARFALL_REGISTRY, with_card(CARD));
    shown.window.get_by_label("Row 2: drag to move").click();
    shown.window.run_steps(3);
    shown.window.get_by_label("JSON of the row or card").focus();
    shown.window.run_steps(2);
    press(&mut shown.window, CTRL, Key::A);
    write(&mut shown.window, r#"{ "do": "dmg", "val": "twenty""#);
    settle(&mut shown.window);
    shown
}

fn keep(folder: &TempDir) -> StorageConfig {
    StorageConfig { home: Some(Home::at(folder.path().join("home"))), has_journal: true }
}

/// The same file is changed here and elsewhere, and then saved here.
fn conflict(look: &Look) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("starfall");
    project(&game, STARFALL_REGISTRY);
    let mut window = at(look, &game, with_card(CARD), keep(&folder));
    press(&mut window, Modifiers::NONE, Key::F2);
    write(&mut window, "Ember Vow");
    let theirs = STARFALL_REGISTRY.replacen(r#""name": "Ember Oath""#, r#""name": "Oath of Embers""#, 1);
    assert_ne!(theirs, STARFALL_REGISTRY);
    fs::write(game.join("registry.json"), theirs).unwrap();
    press(&mut window, CTRL, Key::S);
    settle(&mut window);
    Shown { window, folder }
}

/// A session ended before its edits were saved.
fn recovery(look: &Look) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("starfall");
    project(&game, STARFALL_REGISTRY);
    let mut document = Document::open_with(&game, keep(&folder)).unwrap();
    let field = Field::Name(Name::from("Ember Vow"));
    document.apply(Command::Set { at: vec![RecordPath::Card(0), RecordPath::Card(1)], field, gesture: None }).unwrap();
    document.flush_journal();
    drop(document);
    let window = at(look, &game, with_card(CARD), keep(&folder));
    Shown { window, folder }
}

/// Another project is to be opened while there are unsaved edits.
fn leaving(look: &Look) -> Shown {
    let mut shown = plain(look, STARFALL_REGISTRY, with_card(CARD));
    press(&mut shown.window, Modifiers::NONE, Key::F2);
    write(&mut shown.window, "Ember Vow");
    press(&mut shown.window, CTRL.plus(Modifiers::SHIFT), Key::O);
    settle(&mut shown.window);
    shown.window.get_by_label("Browse: Starfall Catastrophe").click();
    shown.window.run_steps(3);
    settle(&mut shown.window);
    shown
}
