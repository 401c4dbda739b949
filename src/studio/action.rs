//! What a person can do from a menu, the palette or a shortcut: one table for all three.

use egui::{Key, KeyboardShortcut, Modifiers, ThemePreference};
use lucide_icons::Icon;

/// The screens of the rail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Screen {
    /// Cards: library, editor, preview.
    #[default]
    Cards,
    /// Cards that resolve on a board.
    Sandbox,
    /// How often heroes win against each other.
    Balance,
    /// Every language's messages: list, editor, cards.
    Locales,
    /// Faces and sheets as files.
    Print,
    /// Language, theme, zoom.
    Settings,
}

impl Screen {
    /// The screens above the gap of the rail.
    pub const MAIN: [Screen; 5] = [Screen::Cards, Screen::Sandbox, Screen::Balance, Screen::Locales, Screen::Print];

    /// Its name's message and its icon.
    pub fn look(self) -> (&'static str, Icon) {
        match self {
            Screen::Cards => ("screen-cards", Icon::Spade),
            Screen::Sandbox => ("screen-sandbox", Icon::FlaskConical),
            Screen::Balance => ("screen-balance", Icon::Scale),
            Screen::Locales => ("screen-locales", Icon::Languages),
            Screen::Print => ("screen-print", Icon::Printer),
            Screen::Settings => ("screen-settings", Icon::Settings),
        }
    }
}

/// Something that can be done without further data: it takes what it needs from what is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A project in a new folder.
    NewProject,
    /// Another project.
    Open,
    /// The bundled project.
    OpenBundled,
    /// Writes the project.
    Save,
    /// Writes it somewhere else and goes on there.
    SaveAs,
    /// An earlier state of the file.
    Backups,
    /// Takes the last step back.
    Undo,
    /// Makes it again.
    Redo,
    /// The command palette.
    Palette,
    /// The sheet of shortcuts.
    Shortcuts,
    /// The list of problems, open or shut.
    Problems,
    /// The next problem.
    NextProblem,
    /// Mends all problems of the kind of the one that is chosen.
    FixAll,
    /// A screen.
    Go(Screen),
    /// A new card of the hero of the chosen one.
    NewCard,
    /// The chosen cards once more.
    DuplicateCards,
    /// Takes the chosen cards out.
    DeleteCards,
    /// The chosen row, or the chosen cards, to the clipboard, as JSON.
    Copy,
    /// The same, and out of the project.
    Cut,
    /// Cards or rows from the clipboard.
    Paste,
    /// Several cards at once.
    BulkEdit,
    /// Finds and replaces in names and notes.
    Replace,
    /// The field that filters the library.
    Filter,
    /// All cards of the library.
    SelectAll,
    /// The next card.
    NextCard,
    /// The card before.
    PreviousCard,
    /// A row below the chosen one.
    AddRow,
    /// A Legacy bonus.
    AddLegacy,
    /// The chosen row once more.
    DuplicateRow,
    /// Takes the chosen row out.
    DeleteRow,
    /// The chosen row one up.
    RowUp,
    /// The chosen row one down.
    RowDown,
    /// The name of the card.
    EditName,
    /// The pane of JSON, open or shut.
    Json,
    /// The chosen card on the sandbox's board, beside the editor, open or shut.
    Try,
    /// Resolves the picked card.
    Resolve,
    /// The same, row by row.
    StepRow,
    /// A row back.
    BackRow,
    /// To the start of the board.
    Restart,
    /// Saves the board as a scenario.
    SaveScenario,
    /// Runs all scenarios of the project.
    RunScenarios,
    /// A match of two heroes.
    NewMatch,
    /// Approves the chosen message, or suggests it where only that is wanted, and goes to the next open one.
    Approve,
    /// Says that the chosen message needs work.
    NeedsWork,
    /// Rejects the chosen message; asks for the reason.
    Reject,
    /// Approves every message of the list.
    ApproveShown,
    /// The next message of the list.
    NextMessage,
    /// The message before.
    PreviousMessage,
    /// The source in place of the translation.
    CopySource,
    /// Gives the translation the keyboard.
    EditMessage,
    /// The field that searches the messages.
    FilterMessages,
    /// The translation in fields, or as Fluent.
    Fields,
    /// A comment on the chosen message.
    Comment,
    /// Applies the first fix of the chosen message.
    FirstFix,
    /// The next value on the cards that show the message.
    NextValue,
    /// Another language.
    NewLanguage,
    /// Whether approving only suggests.
    SuggestOnly,
    /// Heroes play each other, as set up on the screen of balance.
    RunBalance,
    /// The rows of the chosen card by how much they matter.
    Sensitivity,
    /// Ends work in the background.
    StopWork,
    /// Levers of balance are moved until all matchups lie in the band.
    Calibrate,
    /// The result that is shown, as a file.
    SaveResult,
    /// A file with a result.
    OpenResult,
    /// The cards' figures as a table.
    ExportResult,
    /// Everything larger.
    ZoomIn,
    /// Everything smaller.
    ZoomOut,
    /// Everything at its size.
    ZoomReset,
    /// The theme: dark, light, or the system's.
    Theme(ThemePreference),
    /// Ends the studio.
    Quit,
}

/// How an action is shown and called.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The action.
    pub action: Action,
    /// Its name's message.
    pub name: &'static str,
    /// Its icon.
    pub icon: Icon,
    /// Its keys.
    pub keys: Option<KeyboardShortcut>,
    /// The screen on which its keys mean it, before what they mean everywhere.
    pub on: Option<Screen>,
}

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const ALT: Modifiers = Modifiers::ALT;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

const fn entry(action: Action, name: &'static str, icon: Icon, keys: Option<(Modifiers, Key)>) -> Entry {
    let keys = match keys {
        Some((modifiers, key)) => Some(KeyboardShortcut::new(modifiers, key)),
        None => None,
    };
    Entry { action, name, icon, keys, on: None }
}

const fn on(screen: Screen, entry: Entry) -> Entry {
    Entry { on: Some(screen), ..entry }
}

/// All actions, in the order in which the palette and the sheet of shortcuts list them.
pub const ACTIONS: &[Entry] = &[
    entry(Action::NewProject, "do-new-project", Icon::FolderPlus, Some((CTRL_SHIFT, Key::N))),
    entry(Action::Open, "do-open", Icon::FolderOpen, Some((CTRL, Key::O))),
    entry(Action::OpenBundled, "do-open-bundled", Icon::Package, None),
    entry(Action::Save, "do-save", Icon::Save, Some((CTRL, Key::S))),
    entry(Action::SaveAs, "do-save-as", Icon::SaveAll, Some((CTRL_SHIFT, Key::S))),
    entry(Action::Backups, "do-backups", Icon::History, None),
    entry(Action::Undo, "do-undo", Icon::Undo2, Some((CTRL, Key::Z))),
    entry(Action::Redo, "do-redo", Icon::Redo2, Some((CTRL_SHIFT, Key::Z))),
    entry(Action::Palette, "do-palette", Icon::Search, Some((CTRL, Key::K))),
    entry(Action::Shortcuts, "do-shortcuts", Icon::Keyboard, Some((NONE, Key::F1))),
    entry(Action::Problems, "do-problems", Icon::PanelBottom, Some((CTRL_SHIFT, Key::M))),
    entry(Action::NextProblem, "do-next-problem", Icon::CircleArrowRight, Some((NONE, Key::F8))),
    entry(Action::FixAll, "do-fix-all", Icon::Wrench, Some((CTRL_SHIFT, Key::Period))),
    entry(Action::Go(Screen::Cards), "do-go-cards", Icon::Spade, Some((CTRL, Key::Num1))),
    entry(Action::Go(Screen::Sandbox), "do-go-sandbox", Icon::FlaskConical, Some((CTRL, Key::Num2))),
    entry(Action::Go(Screen::Balance), "do-go-balance", Icon::Scale, Some((CTRL, Key::Num3))),
    entry(Action::Go(Screen::Locales), "do-go-locales", Icon::Languages, Some((CTRL, Key::Num4))),
    entry(Action::Go(Screen::Print), "do-go-print", Icon::Printer, Some((CTRL, Key::Num6))),
    entry(Action::Go(Screen::Settings), "do-go-settings", Icon::Settings, Some((CTRL, Key::Comma))),
    entry(Action::NewCard, "do-new-card", Icon::Plus, Some((CTRL, Key::N))),
    entry(Action::DuplicateCards, "do-duplicate-cards", Icon::CopyPlus, Some((CTRL_SHIFT, Key::D))),
    entry(Action::DeleteCards, "do-delete-cards", Icon::Trash2, Some((CTRL, Key::Delete))),
    entry(Action::Copy, "do-copy", Icon::Copy, Some((CTRL, Key::C))),
    entry(Action::Cut, "do-cut", Icon::Scissors, Some((CTRL, Key::X))),
    entry(Action::Paste, "do-paste", Icon::ClipboardPaste, Some((CTRL, Key::V))),
    entry(Action::BulkEdit, "do-bulk-edit", Icon::Layers, Some((CTRL, Key::B))),
    entry(Action::Replace, "do-replace", Icon::Replace, Some((CTRL, Key::H))),
    entry(Action::Filter, "do-filter", Icon::ListFilter, Some((CTRL, Key::F))),
    entry(Action::SelectAll, "do-select-all", Icon::CheckCheck, Some((CTRL_SHIFT, Key::A))),
    entry(Action::NextCard, "do-next-card", Icon::ArrowDown, Some((ALT, Key::PageDown))),
    entry(Action::PreviousCard, "do-previous-card", Icon::ArrowUp, Some((ALT, Key::PageUp))),
    entry(Action::EditName, "do-edit-name", Icon::PencilLine, Some((NONE, Key::F2))),
    entry(Action::AddRow, "do-add-row", Icon::Plus, Some((CTRL, Key::Enter))),
    entry(Action::AddLegacy, "do-add-legacy", Icon::Bookmark, Some((CTRL, Key::L))),
    entry(Action::DuplicateRow, "do-duplicate-row", Icon::Copy, Some((CTRL, Key::D))),
    entry(Action::DeleteRow, "do-delete-row", Icon::Trash2, Some((NONE, Key::Delete))),
    entry(Action::RowUp, "do-row-up", Icon::ArrowUp, Some((ALT, Key::ArrowUp))),
    entry(Action::RowDown, "do-row-down", Icon::ArrowDown, Some((ALT, Key::ArrowDown))),
    entry(Action::Json, "do-json", Icon::Braces, Some((CTRL, Key::J))),
    entry(Action::Try, "do-try", Icon::FlaskConical, Some((CTRL, Key::T))),
    entry(Action::Resolve, "do-resolve", Icon::Play, Some((NONE, Key::F5))),
    entry(Action::StepRow, "do-step", Icon::StepForward, Some((NONE, Key::F10))),
    entry(Action::BackRow, "do-back", Icon::StepBack, Some((Modifiers::SHIFT, Key::F10))),
    entry(Action::Restart, "do-restart", Icon::RotateCcw, Some((Modifiers::SHIFT, Key::F5))),
    entry(Action::SaveScenario, "do-save-scenario", Icon::Save, Some((CTRL, Key::E))),
    entry(Action::RunScenarios, "do-run-scenarios", Icon::ListChecks, Some((CTRL_SHIFT, Key::E))),
    entry(Action::NewMatch, "do-new-match", Icon::Swords, None),
    on(Screen::Locales, entry(Action::Approve, "do-approve", Icon::Check, Some((CTRL, Key::Enter)))),
    on(Screen::Locales, entry(Action::NeedsWork, "do-needs-work", Icon::Pencil, Some((CTRL_SHIFT, Key::W)))),
    on(Screen::Locales, entry(Action::Reject, "do-reject", Icon::Ban, Some((CTRL_SHIFT, Key::X)))),
    on(
        Screen::Locales,
        entry(Action::ApproveShown, "do-approve-shown", Icon::CheckCheck, Some((CTRL_SHIFT, Key::Enter))),
    ),
    on(Screen::Locales, entry(Action::NextMessage, "do-next-message", Icon::ArrowDown, Some((ALT, Key::ArrowDown)))),
    on(
        Screen::Locales,
        entry(Action::PreviousMessage, "do-previous-message", Icon::ArrowUp, Some((ALT, Key::ArrowUp))),
    ),
    on(Screen::Locales, entry(Action::CopySource, "do-copy-source", Icon::Copy, Some((CTRL_SHIFT, Key::ArrowRight)))),
    on(Screen::Locales, entry(Action::EditMessage, "do-edit-message", Icon::PencilLine, Some((NONE, Key::F2)))),
    on(Screen::Locales, entry(Action::FilterMessages, "do-filter-messages", Icon::ListFilter, Some((CTRL, Key::F)))),
    on(Screen::Locales, entry(Action::Fields, "do-fields", Icon::TextCursorInput, Some((CTRL, Key::G)))),
    on(Screen::Locales, entry(Action::Comment, "do-comment", Icon::MessageSquare, Some((CTRL, Key::M)))),
    on(Screen::Locales, entry(Action::FirstFix, "do-first-fix", Icon::Wrench, Some((CTRL, Key::Period)))),
    on(Screen::Locales, entry(Action::NextValue, "do-next-value", Icon::ChevronsRight, Some((ALT, Key::ArrowRight)))),
    on(Screen::Locales, entry(Action::NewLanguage, "do-new-language", Icon::Plus, None)),
    on(Screen::Locales, entry(Action::SuggestOnly, "do-suggest-only", Icon::Lightbulb, None)),
    entry(Action::RunBalance, "do-run-balance", Icon::Play, Some((CTRL, Key::R))),
    entry(Action::Sensitivity, "do-sensitivity", Icon::ChartNoAxesColumn, Some((CTRL_SHIFT, Key::R))),
    entry(Action::StopWork, "do-stop-work", Icon::CircleStop, Some((Modifiers::SHIFT, Key::Escape))),
    entry(Action::Calibrate, "do-calibrate", Icon::SlidersHorizontal, None),
    entry(Action::SaveResult, "do-save-result", Icon::Save, None),
    entry(Action::OpenResult, "do-open-result", Icon::FolderOpen, None),
    entry(Action::ExportResult, "do-export-result", Icon::Download, None),
    entry(Action::ZoomIn, "do-zoom-in", Icon::ZoomIn, Some((CTRL, Key::Plus))),
    entry(Action::ZoomOut, "do-zoom-out", Icon::ZoomOut, Some((CTRL, Key::Minus))),
    entry(Action::ZoomReset, "do-zoom-reset", Icon::RotateCcw, Some((CTRL, Key::Num0))),
    entry(Action::Theme(ThemePreference::Dark), "do-dark", Icon::Moon, None),
    entry(Action::Theme(ThemePreference::Light), "do-light", Icon::Sun, None),
    entry(Action::Theme(ThemePreference::System), "do-system", Icon::Monitor, None),
    entry(Action::Quit, "do-quit", Icon::LogOut, Some((CTRL, Key::Q))),
];

impl Action {
    /// Its line of the table.
    pub fn entry(self) -> &'static Entry {
        ACTIONS.iter().find(|entry| entry.action == self).unwrap_or(&ACTIONS[0])
    }

    /// Its keys by name: `Ctrl`, `K`.
    pub fn keys(self, ctx: &egui::Context) -> Vec<String> {
        self.entry().keys.map(|keys| ctx.format_shortcut(&keys)).map(|keys| split(&keys)).unwrap_or_default()
    }

    /// Whether it belongs to the editor of cards, and means nothing on another screen.
    pub fn is_of_editor(self) -> bool {
        matches!(
            self,
            Action::AddRow
                | Action::AddLegacy
                | Action::DuplicateRow
                | Action::DeleteRow
                | Action::RowUp
                | Action::RowDown
                | Action::EditName
                | Action::DeleteCards
                | Action::DuplicateCards
        )
    }

    /// Whether its keys belong to the text that is being typed while a field has the keyboard.
    pub fn yields_to_typing(self) -> bool {
        matches!(self, Action::DeleteRow | Action::Copy | Action::Cut | Action::Paste)
    }
}

/// The keys of a shortcut, as they stand on a keyboard.
fn split(keys: &str) -> Vec<String> {
    let printed = |key| match key {
        "Up" => "↑",
        "Down" => "↓",
        "Left" => "←",
        "Right" => "→",
        "Comma" => ",",
        "Period" => ".",
        "Plus" => "+",
        "Minus" => "−",
        "Delete" => "Del",
        "Escape" => "Esc",
        key => key,
    };
    keys.split('+').map(|key| printed(key).to_owned()).collect()
}
