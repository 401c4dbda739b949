//! Decks, edited beside the library: the list of cards, what the rules say of it, its curve, and hands to try.

mod facts;
mod head;
mod list;
mod sheet;

use egui::{CentralPanel, Context, Frame, Id, Key, Modifiers, Panel, Response, Ui};
use lucide_icons::Icon;

pub use sheet::Sheet;

use self::facts::Hands;
use self::head::NAME;
use crate::base::Name;
use crate::document::{Command, Pick, RecordPath};
use crate::registry::Deck;
use crate::studio::command::SelectionCommand;
use crate::studio::memo::Memo;
use crate::studio::theme::colours;
use crate::studio::view::View;
use crate::studio::widgets::{Button, empty_state, panel_head};

/// The most copies of a card that the editor sets.
const MOST: i64 = 999;

/// What a sheet is made from: the revision of the project, the language of the window, and the deck's place.
type SheetKey = (u64, &'static str, usize);

/// The deck editor.
#[derive(Default)]
pub struct Decks {
    /// The id of the deck that is shown.
    chosen: Option<Name>,
    /// The decks before one was added, which is shown once it is there.
    before: Option<Vec<Name>>,
    sheet: Memo<SheetKey, Option<Sheet>>,
    hands: Hands,
    /// The card whose line is scrolled to and gets the focus.
    to: Option<Name>,
}

impl Decks {
    /// Shows a deck.
    pub fn choose(&mut self, id: Name) {
        self.chosen = Some(id);
    }

    /// The deck that is shown, as it is now.
    pub fn update(&mut self, ctx: &Context, view: &View<'_>) -> Option<&Sheet> {
        let decks = view.document.decks();
        if let Some(before) = &self.before
            && let Some(new) = decks.iter().find(|deck| !before.contains(&deck.id))
        {
            self.chosen = Some(new.id.clone());
            self.before = None;
            ctx.memory_mut(|memory| memory.request_focus(Id::unique(NAME)));
        }
        let known = |id: &Name| decks.iter().position(|deck| deck.id == *id);
        // The editor begins with a deck that the selected card is in.
        let of_card = || {
            let card = view.selection.last_card().filter(|_| self.chosen.is_none())?;
            decks.iter().position(|deck| deck.count(card) > 0)
        };
        let at = self.chosen.as_ref().and_then(known).or_else(of_card).unwrap_or(0);
        self.chosen = decks.get(at).map(|deck| deck.id.clone());
        let key = (view.document.revision(), view.i18n.language().tag, at);
        self.sheet.get(key, || Sheet::new(view, at)).as_ref()
    }

    /// Shows list and facts in the room beside the library.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Self { sheet, hands, to, before, chosen } = self;
        let Some(sheet) = sheet.value().and_then(Option::as_ref) else {
            return none_ui(ui, view, before);
        };
        let panel = Frame::new().fill(colours(ui).panel);
        let width = (ui.available_width() * 0.42).clamp(270.0, 420.0);
        let facts = Panel::right(Id::unique("deck facts")).default_size(width).size_range(250.0..=560.0);
        facts.resizable(true).frame(panel).show(ui, |ui| facts::facts_ui(ui, view, sheet, hands));
        CentralPanel::no_frame().frame(panel).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            head::head_ui(ui, view, sheet, &mut head::Chosen { deck: chosen, before });
            list::list_ui(ui, view, sheet, to);
        });
    }
}

/// What to do where there is no deck.
fn none_ui(ui: &mut Ui, view: &View<'_>, before: &mut Option<Vec<Name>>) {
    let i18n = &view.i18n;
    panel_head(ui, &i18n.tr("do-decks"), "", |ui| head::close_ui(ui, view));
    let is_possible = view.rules().is_whole_game();
    empty_state(ui, Icon::Layers, &i18n.tr("deck-none"), &i18n.tr("deck-none-hint"), |ui| {
        if is_possible && ui.add(Button::new(&i18n.tr("deck-new")).icon(Icon::Plus).primary()).clicked() {
            add(view, before, Deck { name: Name::from(&*i18n.tr("deck-new")), ..Deck::default() });
        }
    });
}

/// Adds a deck, which is shown as soon as it is there.
fn add(view: &View<'_>, before: &mut Option<Vec<Name>>, deck: Deck) {
    *before = Some(view.document.decks().iter().map(|deck| deck.id.clone()).collect());
    view.send(Command::AddDeck { deck });
}

/// Changes how many cards of an id a deck has.
pub fn set_count(view: &View<'_>, sheet: &Sheet, id: &str, count: i64) {
    if sheet.is_locked || count == sheet.deck.count(id) {
        return;
    }
    let mut deck = sheet.deck.clone();
    deck.set(id, count.clamp(0, MOST));
    let gesture = view.gesture;
    view.send(Command::SetDeck { id: deck.id.clone(), deck, gesture });
}

/// The count that the keys ask for while a row of a card has the focus: + and − change it by one.
pub fn typed_count(response: &Response, count: i64) -> Option<i64> {
    if !response.has_focus() {
        return None;
    }
    response.ctx.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        let (more, less) = (pressed(Key::Plus) || pressed(Key::Equals), pressed(Key::Minus));
        match (more, less) {
            (true, _) => Some(count + 1),
            (_, true) => Some(count - 1),
            _ => None,
        }
    })
}

/// Selects a card of the library.
fn select(view: &View<'_>, at: usize) {
    view.send(SelectionCommand::Select(RecordPath::Card(at), Pick::Only));
}
