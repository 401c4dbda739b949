//! Edits of cards and rows, and the selection after them.

use egui::Context;

use crate::base::Name;
use crate::document::{Arrange, ChangeSet, Command, Pick, RecordPath, RowPath, is_rows, row_at};
use crate::registry::{row_of, write_card, write_row};
use crate::studio::action::Screen;
use crate::studio::app::Studio;
use crate::studio::settings::Beside;
use crate::studio::view::View;

/// Applies an edit, or shows why it cannot be applied. Returns whether it was applied.
pub fn apply(studio: &mut Studio, command: Command) -> bool {
    match studio.model.document.apply(command) {
        Ok(changes) => {
            on_changed(studio, &changes);
            studio.on_edited();
            true
        }
        Err(problem) => {
            studio.problem(&problem);
            false
        }
    }
}

/// Updates everything that depends on changed records or messages.
pub fn on_changed(studio: &mut Studio, changes: &ChangeSet) {
    let Studio { model, screens, .. } = studio;
    screens.cards.on_changed(changes);
    screens.locales.on_changed(changes);
    screens.sandbox.on_changed(changes);
    model.sandbox.on_changed(&changes.places, changes.everything || changes.moved);
    if changes.everything {
        model.reload_texts();
    } else if !changes.languages.is_empty() {
        model.reload_languages(&changes.languages);
    }
    model.selection.update(&model.document, changes);
}

pub fn undo(studio: &mut Studio) {
    let changes = studio.model.document.undo();
    show_changes(studio, changes);
}

pub fn redo(studio: &mut Studio) {
    let changes = studio.model.document.redo();
    show_changes(studio, changes);
}

/// Selects a changed record, so that Undo and Redo never change something out of sight.
fn show_changes(studio: &mut Studio, changes: Option<ChangeSet>) {
    let Some(changes) = changes else { return };
    on_changed(studio, &changes);
    let selected = studio.model.selection.place.unwrap_or(RecordPath::File);
    let is_record = |place: &&RecordPath| matches!(place, RecordPath::Card(_) | RecordPath::Hero(_));
    if let Some(&place) = changes.places.iter().find(is_record)
        && !changes.places.contains(&selected)
    {
        select(studio, place, Pick::Only);
    }
}

pub fn select(studio: &mut Studio, place: RecordPath, pick: Pick) {
    let Studio { model, screens, .. } = studio;
    let list = screens.cards.list();
    model.selection.pick(&model.document, place, pick, |from, to| list.range(from, to));
}

/// Selects the card that is `step` places after the selected one in the library.
pub fn select_neighbour(studio: &mut Studio, step: isize) {
    let next = match studio.model.selection.place {
        Some(RecordPath::Card(at)) => studio.screens.cards.list().neighbour(at, step),
        _ => {
            studio.model.select_first();
            None
        }
    };
    if let Some(next) = next {
        select(studio, RecordPath::Card(next), Pick::Only);
    }
    scroll_to_selected(studio);
}

/// Scrolls the library to the selected card.
pub fn scroll_to_selected(studio: &mut Studio) {
    if let Some(RecordPath::Card(at)) = studio.model.selection.place {
        studio.screens.cards.scroll_to(at);
    }
}

/// Shows a record, and the row that a pointer within the record leads to.
pub fn go_to(studio: &mut Studio, place: RecordPath, pointer: &str) {
    studio.model.settings.screen = Screen::Cards;
    if let RecordPath::Deck(at) = place {
        studio.model.settings.beside = Beside::Decks;
        if let Some(deck) = studio.model.document.decks().get(at) {
            studio.screens.cards.choose_deck(deck.id.clone());
        }
        return;
    }
    studio.model.settings.beside = Beside::Editor;
    select(studio, place, Pick::Only);
    scroll_to_selected(studio);
    studio.model.select_row(row_of(pointer));
}

pub fn next_problem(studio: &mut Studio) {
    let Studio { model, screens, .. } = studio;
    if let Some(command) = screens.problems.next(&View::new(model)) {
        model.settings.problems_open = true;
        model.commands.send(command);
    }
}

/// Applies the fixes of all problems with the same code as the selected problem.
pub fn fix_all(studio: &mut Studio) {
    let code = studio.screens.problems.code(&View::new(&studio.model));
    if code.is_some() {
        apply(studio, Command::FixAll { code });
    }
}

/// Adds a card of the same hero and type as the selected card.
pub fn new_card(studio: &mut Studio, ctx: &Context) {
    let Studio { model, screens, .. } = studio;
    let list = screens.cards.list();
    // The new card goes next to the selected one, or to the first card if the filter hides that.
    let neighbour = match model.selection.place {
        Some(RecordPath::Card(at)) if !list.passes(at) => Some(RecordPath::Card(list.cards().next().unwrap_or(at))),
        selected => selected,
    };
    let name = Name::new(&*model.i18n.tr("new-card-name"));
    let Some(command) = model.document.card_beside(neighbour, name) else { return };
    if apply(studio, command) {
        studio.model.settings.screen = Screen::Cards;
        studio.screens.cards.focus_name(ctx);
        scroll_to_selected(studio);
    }
}

/// Applies an edit to all selected cards.
pub fn apply_to_cards(studio: &mut Studio, command: impl FnOnce(Vec<usize>) -> Command) {
    let cards: Vec<usize> = studio.model.selection.cards.iter().copied().collect();
    if !cards.is_empty() {
        apply(studio, command(cards));
    }
}

/// Deletes the selected cards, and selects the card below the first of them.
pub fn delete_cards(studio: &mut Studio) {
    let Studio { model, screens, .. } = &*studio;
    let count = model.selection.cards.len();
    let next = model.selection.cards.first().and_then(|&first| screens.cards.list().neighbour(first, 1));
    let id = next.and_then(|at| model.document.registry().cards.get(at)).map(|card| card.id.clone());
    apply_to_cards(studio, |cards| Command::Delete { at: cards.into_iter().map(RecordPath::Card).collect() });
    if let Some(place) = id.and_then(|id| studio.model.document.find(&id)) {
        select(studio, place, Pick::Only);
    }
    if count > 1 {
        studio.info_text(studio.model.i18n.tr_count("toast-deleted", count));
    }
}

/// Copies the selected row, or else the selected cards, as JSON.
pub fn copy(studio: &mut Studio, ctx: &Context, cut: bool) {
    let model = &studio.model;
    let (rules, cards) = (model.document.rules(), &model.document.registry().cards);
    let Some(place) = model.selection.place else { return };
    let rows = model.document.registry().rows(place);
    let row = model.selection.path().and_then(|path| row_at(rules, rows, &path));
    let (text, message) = if let Some(row) = row {
        (write_row(&row, rules), "toast-row-copied")
    } else {
        let selected = model.selection.cards.iter().filter_map(|&at| cards.get(at));
        let written: Vec<String> = selected.map(|card| write_card(card, rules)).collect();
        if written.is_empty() {
            return;
        }
        (format!("[{}]", written.join(",\n")), "toast-cards-copied")
    };
    ctx.copy_text(text);
    studio.info(message);
    if cut && studio.model.selection.row.is_some() {
        arrange(studio, Arrange::Remove);
    } else if cut {
        delete_cards(studio);
    }
}

/// Inserts rows or cards from JSON after the selection.
pub fn paste(studio: &mut Studio, json: String) {
    let selection = &studio.model.selection;
    if !is_rows(&json) {
        let at = selection.cards.last().map(|at| at + 1);
        apply(studio, Command::PasteCards { at, json });
        return;
    }
    let Some(place) = selection.place else { return };
    let row = selection.row.map_or_else(|| studio.model.document.registry().rows(place).len(), |row| row + 1);
    if apply(studio, Command::PasteRows { at: place, row, json }) {
        studio.model.select_row(Some(row));
    }
}

/// Adds a row below the selected one.
pub fn add_row(studio: &mut Studio) {
    let model = &studio.model;
    let Some(at) = model.selection.place else { return };
    let path = model.selection.path().or_else(|| last_row(studio, at)).unwrap_or_default();
    let Some(how) = studio.model.document.row_to_add(at, &path) else { return };
    add(studio, at, &path, how);
}

/// Adds an ability below the selected one.
pub fn add_ability(studio: &mut Studio) {
    let model = &studio.model;
    let Some(at) = model.selection.place else { return };
    let path = model.selection.path().or_else(|| last_row(studio, at)).unwrap_or_default();
    let Some(what) = studio.model.document.first_ability(at) else { return };
    add(studio, at, &path, Arrange::AddAbility(what));
}

fn last_row(studio: &Studio, at: RecordPath) -> Option<RowPath> {
    let rows = studio.model.document.registry().rows(at).len();
    rows.checked_sub(1).map(|last| RowPath::from_slice(&[last]))
}

fn add(studio: &mut Studio, at: RecordPath, path: &RowPath, how: Arrange) {
    if let Some(path) = arrange_at(studio, at, path, how) {
        studio.screens.cards.focus_operation(path);
    }
}

/// Arranges the selected row, and keeps it selected.
pub fn arrange(studio: &mut Studio, how: Arrange) {
    let (Some(at), Some(path)) = (studio.model.selection.place, studio.model.selection.path()) else { return };
    arrange_at(studio, at, &path, how);
}

fn arrange_at(studio: &mut Studio, at: RecordPath, path: &RowPath, how: Arrange) -> Option<RowPath> {
    let (_, then) = studio.model.document.arranged(at, path, how.clone())?;
    if !apply(studio, Command::Arrange { at, row: path.clone(), how }) {
        return None;
    }
    studio.model.selection.set_path(&studio.model.document, Some(then.clone()));
    Some(then)
}
