//! The actions that menus, palette and shortcuts share, in one table.

use egui::{Key, KeyboardShortcut, Modifiers, ThemePreference};
use lucide_icons::Icon;

/// A screen, in the order of the rail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Screen {
    #[default]
    Cards,
    Sandbox,
    Balance,
    Locales,
    Print,
    Settings,
}

impl Screen {
    /// The screens above the gap of the rail.
    pub const MAIN: [Screen; 5] = [Screen::Cards, Screen::Sandbox, Screen::Balance, Screen::Locales, Screen::Print];

    /// The message of the screen's name, and its icon.
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

/// A command without data of its own: it applies to the selection, or to the shown screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Creates a project in a new folder.
    NewProject,
    Open,
    OpenBundled,
    Save,
    /// Saves the project in another folder, and continues there.
    SaveAs,
    /// Lists earlier versions of the file.
    Backups,
    Undo,
    Redo,
    Palette,
    Shortcuts,
    Problems,
    NextProblem,
    /// Applies the fixes of all problems with the same code as the selected problem.
    FixAll,
    /// Shows a screen.
    Go(Screen),
    /// Adds a card for the hero of the selected card.
    NewCard,
    DuplicateCards,
    DeleteCards,
    /// Copies the selected row, or else the selected cards, as JSON.
    Copy,
    Cut,
    /// Inserts cards or rows from the clipboard.
    Paste,
    /// Edits several cards at once.
    BulkEdit,
    /// Finds and replaces text in names and notes.
    Replace,
    /// Focuses the filter of the library.
    Filter,
    /// Selects all cards of the library.
    SelectAll,
    NextCard,
    PreviousCard,
    /// Adds a row below the selected one.
    AddRow,
    AddLegacy,
    DuplicateRow,
    DeleteRow,
    RowUp,
    RowDown,
    /// Focuses the field of the card's name.
    EditName,
    /// Opens or closes the JSON pane.
    Json,
    /// Opens or closes the panel that resolves the selected card below the editor.
    Try,
    /// Resolves the picked card on the sandbox's board.
    Resolve,
    /// Resolves the next row.
    StepRow,
    /// Reverts a row.
    BackRow,
    /// Returns to the start of the board.
    Restart,
    SaveScenario,
    RunScenarios,
    NewMatch,
    /// Approves the selected message, and selects the next open one.
    Approve,
    NeedsWork,
    /// Rejects the selected message. Asks for the reason.
    Reject,
    /// Approves all messages of the list.
    ApproveShown,
    NextMessage,
    PreviousMessage,
    /// Replaces the translation by the source.
    CopySource,
    /// Focuses the translation.
    EditMessage,
    /// Focuses the search of the messages.
    FilterMessages,
    /// Switches between fields and Fluent source.
    Fields,
    Comment,
    /// Applies the first fix of the selected message.
    FirstFix,
    /// Shows the next value on the cards that use the message.
    NextValue,
    NewLanguage,
    /// Turns a mode on or off in which translations are only suggested.
    SuggestOnly,
    /// Plays the games that are set up on the Balance screen.
    RunBalance,
    /// Measures how much each row of the selected card matters.
    Sensitivity,
    /// Stops work in the background.
    StopWork,
    /// Opens or closes the form of calibrations.
    Calibrate,
    SaveResult,
    OpenResult,
    /// Exports the cards' figures as a table.
    ExportResult,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    /// Uses the dark or the light theme, or that of the system.
    Theme(ThemePreference),
    Quit,
}

/// An action with its name, icon and shortcut.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The message of the heading above the action in the overview of shortcuts.
    pub heading: &'static str,
    pub action: Action,
    /// The message of its name.
    pub name: &'static str,
    pub icon: Icon,
    pub keys: Option<KeyboardShortcut>,
    /// The screen of the action. On this screen its shortcut comes before other actions with the same keys.
    pub on: Option<Screen>,
}

const PROJECT: &str = "project-menu";
const WINDOW: &str = "palette-commands";
const CARDS: &str = "screen-cards";
const ROWS: &str = "effects";
const BOARD: &str = "screen-sandbox";
const BALANCE: &str = "screen-balance";
const LOCALES: &str = "screen-locales";

/// The headings of the overview of shortcuts, in order.
pub const HEADINGS: [&str; 7] = [PROJECT, WINDOW, CARDS, ROWS, BOARD, BALANCE, LOCALES];

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const ALT: Modifiers = Modifiers::ALT;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

type Keys = Option<(Modifiers, Key)>;

const fn entry(heading: &'static str, action: Action, name: &'static str, icon: Icon, keys: Keys) -> Entry {
    let keys = match keys {
        Some((modifiers, key)) => Some(KeyboardShortcut::new(modifiers, key)),
        None => None,
    };
    Entry { heading, action, name, icon, keys, on: None }
}

const fn locales(action: Action, name: &'static str, icon: Icon, keys: Keys) -> Entry {
    Entry { on: Some(Screen::Locales), ..entry(LOCALES, action, name, icon, keys) }
}

/// All actions, in the order of the palette and of the sheet of shortcuts.
pub const ACTIONS: &[Entry] = &[
    entry(PROJECT, Action::NewProject, "do-new-project", Icon::FolderPlus, Some((CTRL_SHIFT, Key::N))),
    entry(PROJECT, Action::Open, "do-open", Icon::FolderOpen, Some((CTRL, Key::O))),
    entry(PROJECT, Action::OpenBundled, "do-open-bundled", Icon::Package, None),
    entry(PROJECT, Action::Save, "do-save", Icon::Save, Some((CTRL, Key::S))),
    entry(PROJECT, Action::SaveAs, "do-save-as", Icon::SaveAll, Some((CTRL_SHIFT, Key::S))),
    entry(PROJECT, Action::Backups, "do-backups", Icon::History, None),
    entry(PROJECT, Action::Undo, "do-undo", Icon::Undo2, Some((CTRL, Key::Z))),
    entry(PROJECT, Action::Redo, "do-redo", Icon::Redo2, Some((CTRL_SHIFT, Key::Z))),
    entry(WINDOW, Action::Palette, "do-palette", Icon::Search, Some((CTRL, Key::K))),
    entry(WINDOW, Action::Shortcuts, "do-shortcuts", Icon::Keyboard, Some((NONE, Key::F1))),
    entry(WINDOW, Action::Problems, "do-problems", Icon::PanelBottom, Some((CTRL_SHIFT, Key::M))),
    entry(WINDOW, Action::NextProblem, "do-next-problem", Icon::CircleArrowRight, Some((NONE, Key::F8))),
    entry(WINDOW, Action::FixAll, "do-fix-all", Icon::Wrench, Some((CTRL_SHIFT, Key::Period))),
    entry(WINDOW, Action::Go(Screen::Cards), "do-go-cards", Icon::Spade, Some((CTRL, Key::Num1))),
    entry(WINDOW, Action::Go(Screen::Sandbox), "do-go-sandbox", Icon::FlaskConical, Some((CTRL, Key::Num2))),
    entry(WINDOW, Action::Go(Screen::Balance), "do-go-balance", Icon::Scale, Some((CTRL, Key::Num3))),
    entry(WINDOW, Action::Go(Screen::Locales), "do-go-locales", Icon::Languages, Some((CTRL, Key::Num4))),
    entry(WINDOW, Action::Go(Screen::Print), "do-go-print", Icon::Printer, Some((CTRL, Key::Num6))),
    entry(WINDOW, Action::Go(Screen::Settings), "do-go-settings", Icon::Settings, Some((CTRL, Key::Comma))),
    entry(CARDS, Action::NewCard, "do-new-card", Icon::Plus, Some((CTRL, Key::N))),
    entry(CARDS, Action::DuplicateCards, "do-duplicate-cards", Icon::CopyPlus, Some((CTRL_SHIFT, Key::D))),
    entry(CARDS, Action::DeleteCards, "do-delete-cards", Icon::Trash2, Some((CTRL, Key::Delete))),
    entry(CARDS, Action::Copy, "do-copy", Icon::Copy, Some((CTRL, Key::C))),
    entry(CARDS, Action::Cut, "do-cut", Icon::Scissors, Some((CTRL, Key::X))),
    entry(CARDS, Action::Paste, "do-paste", Icon::ClipboardPaste, Some((CTRL, Key::V))),
    entry(CARDS, Action::BulkEdit, "do-bulk-edit", Icon::Layers, Some((CTRL, Key::B))),
    entry(CARDS, Action::Replace, "do-replace", Icon::Replace, Some((CTRL, Key::H))),
    entry(CARDS, Action::Filter, "do-filter", Icon::ListFilter, Some((CTRL, Key::F))),
    entry(CARDS, Action::SelectAll, "do-select-all", Icon::CheckCheck, Some((CTRL_SHIFT, Key::A))),
    entry(CARDS, Action::NextCard, "do-next-card", Icon::ArrowDown, Some((ALT, Key::PageDown))),
    entry(CARDS, Action::PreviousCard, "do-previous-card", Icon::ArrowUp, Some((ALT, Key::PageUp))),
    entry(CARDS, Action::EditName, "do-edit-name", Icon::PencilLine, Some((NONE, Key::F2))),
    entry(ROWS, Action::AddRow, "do-add-row", Icon::Plus, Some((CTRL, Key::Enter))),
    entry(ROWS, Action::AddLegacy, "do-add-legacy", Icon::Bookmark, Some((CTRL, Key::L))),
    entry(ROWS, Action::DuplicateRow, "do-duplicate-row", Icon::Copy, Some((CTRL, Key::D))),
    entry(ROWS, Action::DeleteRow, "do-delete-row", Icon::Trash2, Some((NONE, Key::Delete))),
    entry(ROWS, Action::RowUp, "do-row-up", Icon::ArrowUp, Some((ALT, Key::ArrowUp))),
    entry(ROWS, Action::RowDown, "do-row-down", Icon::ArrowDown, Some((ALT, Key::ArrowDown))),
    entry(ROWS, Action::Json, "do-json", Icon::Braces, Some((CTRL, Key::J))),
    entry(ROWS, Action::Try, "do-try", Icon::FlaskConical, Some((CTRL, Key::T))),
    entry(BOARD, Action::Resolve, "do-resolve", Icon::Play, Some((NONE, Key::F5))),
    entry(BOARD, Action::StepRow, "do-step", Icon::StepForward, Some((NONE, Key::F10))),
    entry(BOARD, Action::BackRow, "do-back", Icon::StepBack, Some((Modifiers::SHIFT, Key::F10))),
    entry(BOARD, Action::Restart, "do-restart", Icon::RotateCcw, Some((Modifiers::SHIFT, Key::F5))),
    entry(BOARD, Action::SaveScenario, "do-save-scenario", Icon::Save, Some((CTRL, Key::E))),
    entry(BOARD, Action::RunScenarios, "do-run-scenarios", Icon::ListChecks, Some((CTRL_SHIFT, Key::E))),
    entry(BOARD, Action::NewMatch, "do-new-match", Icon::Swords, None),
    locales(Action::Approve, "do-approve", Icon::Check, Some((CTRL, Key::Enter))),
    locales(Action::NeedsWork, "do-needs-work", Icon::Pencil, Some((CTRL_SHIFT, Key::W))),
    locales(Action::Reject, "do-reject", Icon::Ban, Some((CTRL_SHIFT, Key::X))),
    locales(Action::ApproveShown, "do-approve-shown", Icon::CheckCheck, Some((CTRL_SHIFT, Key::Enter))),
    locales(Action::NextMessage, "do-next-message", Icon::ArrowDown, Some((ALT, Key::ArrowDown))),
    locales(Action::PreviousMessage, "do-previous-message", Icon::ArrowUp, Some((ALT, Key::ArrowUp))),
    locales(Action::CopySource, "do-copy-source", Icon::Copy, Some((CTRL_SHIFT, Key::ArrowRight))),
    locales(Action::EditMessage, "do-edit-message", Icon::PencilLine, Some((NONE, Key::F2))),
    locales(Action::FilterMessages, "do-filter-messages", Icon::ListFilter, Some((CTRL, Key::F))),
    locales(Action::Fields, "do-fields", Icon::TextCursorInput, Some((CTRL, Key::G))),
    locales(Action::Comment, "do-comment", Icon::MessageSquare, Some((CTRL, Key::M))),
    locales(Action::FirstFix, "do-first-fix", Icon::Wrench, Some((CTRL, Key::Period))),
    locales(Action::NextValue, "do-next-value", Icon::ChevronsRight, Some((ALT, Key::ArrowRight))),
    locales(Action::NewLanguage, "do-new-language", Icon::Plus, None),
    locales(Action::SuggestOnly, "do-suggest-only", Icon::Lightbulb, None),
    entry(BALANCE, Action::RunBalance, "do-run-balance", Icon::Play, Some((CTRL, Key::R))),
    entry(BALANCE, Action::Sensitivity, "do-sensitivity", Icon::ChartNoAxesColumn, Some((CTRL_SHIFT, Key::R))),
    entry(BALANCE, Action::StopWork, "do-stop-work", Icon::CircleStop, Some((Modifiers::SHIFT, Key::Escape))),
    entry(BALANCE, Action::Calibrate, "do-calibrate", Icon::SlidersHorizontal, None),
    entry(BALANCE, Action::SaveResult, "do-save-result", Icon::Save, None),
    entry(BALANCE, Action::OpenResult, "do-open-result", Icon::FolderOpen, None),
    entry(BALANCE, Action::ExportResult, "do-export-result", Icon::Download, None),
    entry(WINDOW, Action::ZoomIn, "do-zoom-in", Icon::ZoomIn, Some((CTRL, Key::Plus))),
    entry(WINDOW, Action::ZoomOut, "do-zoom-out", Icon::ZoomOut, Some((CTRL, Key::Minus))),
    entry(WINDOW, Action::ZoomReset, "do-zoom-reset", Icon::RotateCcw, Some((CTRL, Key::Num0))),
    entry(WINDOW, Action::Theme(ThemePreference::Dark), "do-dark", Icon::Moon, None),
    entry(WINDOW, Action::Theme(ThemePreference::Light), "do-light", Icon::Sun, None),
    entry(WINDOW, Action::Theme(ThemePreference::System), "do-system", Icon::Monitor, None),
    entry(PROJECT, Action::Quit, "do-quit", Icon::LogOut, Some((CTRL, Key::Q))),
];

impl Action {
    /// Its entry in [`ACTIONS`]. A test ensures that every action has one.
    pub fn entry(self) -> &'static Entry {
        ACTIONS.iter().find(|entry| entry.action == self).unwrap_or(&ACTIONS[0])
    }

    /// The names of its keys, e.g. `Ctrl` and `K`.
    pub fn keys(self, ctx: &egui::Context) -> Vec<String> {
        self.entry().keys.map(|keys| ctx.format_shortcut(&keys)).map(|keys| split(&keys)).unwrap_or_default()
    }

    /// Its keys on one line, e.g. `Ctrl+K`.
    pub fn shortcut(self, ctx: &egui::Context) -> String {
        self.keys(ctx).join("+")
    }

    /// A name of the action with its keys, e.g. `Undo · Ctrl+Z`.
    pub fn tip(self, ctx: &egui::Context, name: &str) -> String {
        format!("{name} · {}", self.shortcut(ctx))
    }

    /// Whether the action edits cards, so that its shortcut must not run while the sandbox hides them.
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

    /// Whether a focused text field uses the keys of the action itself.
    pub fn yields_to_typing(self) -> bool {
        matches!(self, Action::DeleteRow | Action::Copy | Action::Cut | Action::Paste)
    }
}

/// Splits a shortcut into its keys, with the names that are printed on keyboards.
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

#[cfg(test)]
mod tests {
    use super::ACTIONS;

    #[test]
    fn every_action_has_exactly_one_entry() {
        let (_, source) = include_str!("action.rs").split_once("pub enum Action {").expect("the enum is in this file");
        let (variants, _) = source.split_once("\n}").expect("the enum ends");
        let names = variants.lines().filter_map(|line| line.trim().strip_suffix(','));
        for name in names.map(|name| name.split('(').next().unwrap_or(name)) {
            let has_name = |debug: &str| debug.split('(').next() == Some(name);
            assert!(ACTIONS.iter().any(|entry| has_name(&format!("{:?}", entry.action))), "{name}");
        }
        for (at, entry) in ACTIONS.iter().enumerate() {
            assert!(ACTIONS[..at].iter().all(|other| other.action != entry.action), "{:?}", entry.action);
        }
    }
}
