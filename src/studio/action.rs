//! The actions that menus, palette and shortcuts share, in one table.

use egui::{Key, KeyboardShortcut, Modifiers, ThemePreference};
use lucide_icons::Icon;

/// A screen, in the order of the rail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Screen {
    /// The projects and bundled games, before one is opened.
    Start,
    #[default]
    Cards,
    Sandbox,
    Balance,
    Locales,
    Print,
    Generate,
    Settings,
}

impl Screen {
    /// The screens above the gap of the rail.
    pub const MAIN: [Screen; 6] =
        [Screen::Cards, Screen::Sandbox, Screen::Balance, Screen::Locales, Screen::Print, Screen::Generate];

    /// The message of the screen's name, and its icon.
    pub fn look(self) -> (&'static str, Icon) {
        match self {
            Screen::Start => ("screen-start", Icon::House),
            Screen::Cards => ("screen-cards", Icon::Spade),
            Screen::Sandbox => ("screen-sandbox", Icon::FlaskConical),
            Screen::Balance => ("screen-balance", Icon::Scale),
            Screen::Locales => ("screen-locales", Icon::Languages),
            Screen::Print => ("screen-print", Icon::Printer),
            Screen::Generate => ("screen-generate", Icon::WandSparkles),
            Screen::Settings => ("screen-settings", Icon::Settings),
        }
    }
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
const ALT_SHIFT: Modifiers = Modifiers::ALT.plus(Modifiers::SHIFT);

/// Defines the actions and the table of their entries. Each line has the heading, the action, the message of its name, its
/// icon and its keys. A line of `variants` also defines a variant of [`Action`].
macro_rules! actions {
    ($(
        variants { $($(#[$doc:meta])* $head:ident $variant:ident $name:literal $icon:ident $keys:expr;)* }
        values { $($value_head:ident $value:ident($data:path) $value_name:literal $value_icon:ident $value_keys:expr;)* }
    )*) => {
        /// A command without data: it applies to the selection, or to the shown screen.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Action {
            /// Shows a screen.
            Go(Screen),
            /// Uses the dark or the light theme, or that of the system.
            Theme(ThemePreference),
            $($($(#[$doc])* $variant,)*)*
        }

        /// All actions, in the order of the palette and of the overview of shortcuts.
        pub const ACTIONS: &[Entry] = &[$(
            $(*Action::$variant.entry(),)*
            $(*Action::$value($data).entry(),)*
        )*];

        impl Action {
            /// Its entry in [`ACTIONS`]. An action without one does not compile.
            pub const fn entry(self) -> &'static Entry {
                match self {
                    $($(Action::$variant => const { &entry($head, Action::$variant, $name, Icon::$icon, $keys) },)*
                    $(Action::$value($data) => {
                        const { &entry($value_head, Action::$value($data), $value_name, Icon::$value_icon, $value_keys) }
                    })*)*
                }
            }
        }
    };
}

const fn entry(
    heading: &'static str,
    action: Action,
    name: &'static str,
    icon: Icon,
    keys: Option<(Modifiers, Key)>,
) -> Entry {
    let keys = match keys {
        Some((modifiers, key)) => Some(KeyboardShortcut::new(modifiers, key)),
        None => None,
    };
    let on = if matches!(heading.as_bytes(), b"screen-locales") { Some(Screen::Locales) } else { None };
    Entry { heading, action, name, icon, keys, on }
}

actions! {
    variants {
        PROJECT NewProject "do-new-project" FolderPlus Some((CTRL_SHIFT, Key::N));
        PROJECT Open "do-open" FolderOpen Some((CTRL, Key::O));
        PROJECT Save "do-save" Save Some((CTRL, Key::S));
        PROJECT SaveAs "do-save-as" SaveAll Some((CTRL_SHIFT, Key::S));
        /// Shows what a card sheet would change. On the start screen, a new project is made for it first.
        PROJECT Import "do-import" FileInput Some((CTRL, Key::I));
        PROJECT Backups "do-backups" History None;
        PROJECT Undo "do-undo" Undo2 Some((CTRL, Key::Z));
        PROJECT Redo "do-redo" Redo2 Some((CTRL_SHIFT, Key::Z));
        WINDOW Palette "do-palette" Search Some((CTRL, Key::K));
        WINDOW Shortcuts "do-shortcuts" Keyboard Some((NONE, Key::F1));
        WINDOW Problems "do-problems" PanelBottom Some((CTRL_SHIFT, Key::M));
        WINDOW NextProblem "do-next-problem" CircleArrowRight Some((NONE, Key::F8));
        /// Applies the fixes of all problems with the same code as the selected problem.
        WINDOW FixAll "do-fix-all" Wrench Some((CTRL_SHIFT, Key::Period));
    }
    values {
        PROJECT Go(Screen::Start) "do-go-start" House Some((CTRL_SHIFT, Key::O));
        WINDOW Go(Screen::Cards) "do-go-cards" Spade Some((CTRL, Key::Num1));
        WINDOW Go(Screen::Sandbox) "do-go-sandbox" FlaskConical Some((CTRL, Key::Num2));
        WINDOW Go(Screen::Balance) "do-go-balance" Scale Some((CTRL, Key::Num3));
        WINDOW Go(Screen::Locales) "do-go-locales" Languages Some((CTRL, Key::Num4));
        WINDOW Go(Screen::Print) "do-go-print" Printer Some((CTRL, Key::Num6));
        WINDOW Go(Screen::Generate) "do-go-generate" WandSparkles Some((CTRL, Key::Num8));
        WINDOW Go(Screen::Settings) "do-go-settings" Settings Some((CTRL, Key::Comma));
    }
    variants {
        /// Adds a card for the hero of the selected card.
        CARDS NewCard "do-new-card" Plus Some((CTRL, Key::N));
        CARDS DuplicateCards "do-duplicate-cards" CopyPlus Some((CTRL_SHIFT, Key::D));
        CARDS DeleteCards "do-delete-cards" Trash2 Some((CTRL, Key::Delete));
        /// Copies the selected row, or else the selected cards, as JSON.
        CARDS Copy "do-copy" Copy Some((CTRL, Key::C));
        CARDS Cut "do-cut" Scissors Some((CTRL, Key::X));
        CARDS Paste "do-paste" ClipboardPaste Some((CTRL, Key::V));
        CARDS BulkEdit "do-bulk-edit" Layers Some((CTRL, Key::B));
        /// Shows or hides the decks beside the library.
        CARDS Decks "do-decks" WalletCards Some((CTRL_SHIFT, Key::B));
        /// Shows or hides the design tools beside the library.
        CARDS Design "do-design" DraftingCompass Some((CTRL_SHIFT, Key::T));
        /// Puts the selected card into a file for the designers of its game.
        CARDS Submit "do-submit" Send None;
        CARDS Replace "do-replace" Replace Some((CTRL, Key::H));
        CARDS Filter "do-filter" ListFilter Some((CTRL, Key::F));
        CARDS SelectAll "do-select-all" CheckCheck Some((CTRL_SHIFT, Key::A));
        CARDS NextCard "do-next-card" ArrowDown Some((ALT, Key::PageDown));
        CARDS PreviousCard "do-previous-card" ArrowUp Some((ALT, Key::PageUp));
        CARDS EditName "do-edit-name" PencilLine Some((NONE, Key::F2));
        /// Adds a row below the selected one.
        ROWS AddRow "do-add-row" Plus Some((CTRL, Key::Enter));
        ROWS AddLegacy "do-add-legacy" Bookmark Some((CTRL, Key::L));
        ROWS DuplicateRow "do-duplicate-row" Copy Some((CTRL, Key::D));
        ROWS DeleteRow "do-delete-row" Trash2 Some((NONE, Key::Delete));
        ROWS RowUp "do-row-up" ArrowUp Some((ALT, Key::ArrowUp));
        ROWS RowDown "do-row-down" ArrowDown Some((ALT, Key::ArrowDown));
        /// Adds an ability below the selected one.
        ROWS AddAbility "do-add-ability" Plus Some((CTRL_SHIFT, Key::Enter));
        ROWS AbilityUp "do-ability-up" ArrowUp Some((ALT_SHIFT, Key::ArrowUp));
        ROWS AbilityDown "do-ability-down" ArrowDown Some((ALT_SHIFT, Key::ArrowDown));
        /// Moves the row into the rows that the row above gives, or out of them.
        ROWS RowIn "do-row-in" ArrowRight Some((ALT, Key::ArrowRight));
        ROWS RowOut "do-row-out" ArrowLeft Some((ALT, Key::ArrowLeft));
        ROWS Json "do-json" Braces Some((CTRL, Key::J));
        /// Opens or closes the panel that resolves the selected card below the editor.
        ROWS Try "do-try" FlaskConical Some((CTRL, Key::T));
        /// Resolves the picked card on the sandbox's board.
        BOARD Resolve "do-resolve" Play Some((NONE, Key::F5));
        BOARD StepRow "do-step" StepForward Some((NONE, Key::F10));
        BOARD BackRow "do-back" StepBack Some((Modifiers::SHIFT, Key::F10));
        BOARD Restart "do-restart" RotateCcw Some((Modifiers::SHIFT, Key::F5));
        BOARD SaveScenario "do-save-scenario" Save Some((CTRL, Key::E));
        BOARD RunScenarios "do-run-scenarios" ListChecks Some((CTRL_SHIFT, Key::E));
        BOARD NewMatch "do-new-match" Swords None;
        /// Approves the selected message, and selects the next open one.
        LOCALES Approve "do-approve" Check Some((CTRL, Key::Enter));
        LOCALES NeedsWork "do-needs-work" Pencil Some((CTRL_SHIFT, Key::W));
        /// Rejects the selected message. Asks for the reason.
        LOCALES Reject "do-reject" Ban Some((CTRL_SHIFT, Key::X));
        LOCALES ApproveShown "do-approve-shown" CheckCheck Some((CTRL_SHIFT, Key::Enter));
        LOCALES NextMessage "do-next-message" ArrowDown Some((ALT, Key::ArrowDown));
        LOCALES PreviousMessage "do-previous-message" ArrowUp Some((ALT, Key::ArrowUp));
        LOCALES CopySource "do-copy-source" Copy Some((CTRL_SHIFT, Key::ArrowRight));
        LOCALES EditMessage "do-edit-message" PencilLine Some((NONE, Key::F2));
        LOCALES FilterMessages "do-filter-messages" ListFilter Some((CTRL, Key::F));
        LOCALES Fields "do-fields" TextCursorInput Some((CTRL, Key::G));
        LOCALES Comment "do-comment" MessageSquare Some((CTRL, Key::M));
        LOCALES FirstFix "do-first-fix" Wrench Some((CTRL, Key::Period));
        /// Shows the next value on the cards that use the message.
        LOCALES NextValue "do-next-value" ChevronsRight Some((ALT, Key::ArrowRight));
        LOCALES NewLanguage "do-new-language" Plus None;
        /// Turns a mode on or off in which translations are only suggested.
        LOCALES SuggestOnly "do-suggest-only" Lightbulb None;
        /// Plays the games that are set up on the Balance screen.
        BALANCE RunBalance "do-run-balance" Play Some((CTRL, Key::R));
        /// Measures how much each row of the selected card matters.
        BALANCE Sensitivity "do-sensitivity" ChartNoAxesColumn Some((CTRL_SHIFT, Key::R));
        BALANCE StopWork "do-stop-work" CircleStop Some((Modifiers::SHIFT, Key::Escape));
        BALANCE Calibrate "do-calibrate" SlidersHorizontal None;
        /// Shows how strong each card is in decks of chance and in decks that evolve.
        BALANCE Evaluate "do-evaluate" ChartNoAxesGantt None;
        BALANCE SaveResult "do-save-result" Save None;
        BALANCE OpenResult "do-open-result" FolderOpen None;
        BALANCE ExportResult "do-export-result" Download None;
        WINDOW ZoomIn "do-zoom-in" ZoomIn Some((CTRL, Key::Plus));
        WINDOW ZoomOut "do-zoom-out" ZoomOut Some((CTRL, Key::Minus));
        WINDOW ZoomReset "do-zoom-reset" RotateCcw Some((CTRL, Key::Num0));
    }
    values {
        WINDOW Theme(ThemePreference::Dark) "do-dark" Moon None;
        WINDOW Theme(ThemePreference::Light) "do-light" Sun None;
        WINDOW Theme(ThemePreference::System) "do-system" Monitor None;
    }
    variants {
        PROJECT Quit "do-quit" LogOut Some((CTRL, Key::Q));
    }
    values {
    }
}

impl Action {
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

    /// Whether the action edits cards, so that its shortcut must not run while another screen hides them.
    pub fn is_of_editor(self) -> bool {
        matches!(
            self,
            Action::AddRow
                | Action::AddLegacy
                | Action::DuplicateRow
                | Action::DeleteRow
                | Action::RowUp
                | Action::RowDown
                | Action::AddAbility
                | Action::AbilityUp
                | Action::AbilityDown
                | Action::RowIn
                | Action::RowOut
                | Action::EditName
                | Action::DeleteCards
                | Action::DuplicateCards
        )
    }

    /// Whether the action is there for players who only design cards.
    pub fn is_of_portal(self) -> bool {
        match self {
            Action::Go(_)
            | Action::Problems
            | Action::NextProblem
            | Action::FixAll
            | Action::BulkEdit
            | Action::Decks
            | Action::Design
            | Action::Replace
            | Action::Json
            | Action::Try
            | Action::Import
            | Action::NewProject => false,
            _ => matches!(self.entry().heading, PROJECT | WINDOW | CARDS | ROWS),
        }
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
