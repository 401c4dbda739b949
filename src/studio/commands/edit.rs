//! Edits of cards and rows, and the selection after them.

use egui::Context;

use crate::base::Name;
use crate::card::Row;
use crate::document::{ChangeSet, Command, RecordPath};
use crate::registry::{write_card, write_row};
use crate::ruleset::CardTypeId;
use crate::studio::action::Screen;
use crate::studio::app::Studio;
use crate::studio::command::{Pick, SelectionCommand};
use crate::studio::current::rows_of;
use crate::studio::selection::{Selection, row_of};
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
    screens.sandbox.touched(changes);
    model.sandbox.touched(&changes.places, changes.everything || changes.moved);
    if changes.everything {
        model.reload_texts();
    } else if !changes.languages.is_empty() {
        model.reload_languages(&changes.languages);
    }
    model.update_selection(changes);
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
    let RecordPath::Card(at) = place else {
        model.selection = Selection { place: Some(place), ..Selection::default() };
        return;
    };
    let selection = &mut model.selection;
    match pick {
        Pick::Only => selection.cards = [at].into(),
        Pick::Toggle => {
            if !selection.cards.remove(&at) {
                selection.cards.insert(at);
            }
        }
        Pick::Range => {
            let from = match selection.place {
                Some(RecordPath::Card(from)) => from,
                _ => at,
            };
            selection.cards.extend(screens.cards.list().range(from, at));
        }
    }
    if selection.place != Some(place) && pick != Pick::Range {
        (selection.place, selection.row) = (Some(place), None);
    }
    model.remember_card();
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
    select(studio, place, Pick::Only);
    scroll_to_selected(studio);
    studio.model.selection.row = row_of(pointer);
    studio.model.clamp_row();
}

pub fn next_problem(studio: &mut Studio) {
    let Studio { model, screens, .. } = studio;
    if let Some((place, pointer)) = screens.problems.next(&View::new(model)) {
        model.settings.problems_open = true;
        model.commands.send(SelectionCommand::GoTo(place, pointer));
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
    let (registry, rules) = (model.document.registry(), model.document.rules());
    let list = screens.cards.list();
    // The new card goes next to the selected one, or to the first card if the filter hides that.
    let neighbour = match model.selection.place {
        Some(RecordPath::Card(at)) if !list.passes(at) => Some(RecordPath::Card(list.cards().next().unwrap_or(at))),
        selected => selected,
    };
    let (hero, card_type) = match neighbour {
        Some(RecordPath::Card(at)) => registry.cards.get(at).map_or((None, None), |card| {
            let hero = list.hero_of(&model.document, at).and_then(|hero| registry.heroes.get(hero));
            (hero, Some(&card.card_type))
        }),
        Some(RecordPath::Hero(at)) => (registry.heroes.get(at), None),
        _ => (registry.heroes.first(), None),
    };
    let is_known = |id: &&Name| rules.card_types.get(*id).is_some_and(|kind| !kind.is_hero);
    let first = || rules.card_types.iter().find(|(_, kind)| !kind.is_hero).map(|(id, _)| id);
    let Some(card_type) = card_type.filter(is_known).or_else(first).cloned() else { return };
    let hero = hero.map(|hero| hero.id.clone());
    let name = Name::new(&*model.i18n.tr("new-card-name"));
    if apply(studio, Command::AddCard { hero, card_type, name }) {
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
    if let Some(place) = id.and_then(|id| studio.model.find(&id)) {
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
    let rows = rows_of(&model.document, place);
    let (text, message) = if let Some(row) = model.selection.row.and_then(|row| rows.get(row)) {
        (write_row(row, rules), "toast-row-copied")
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
        apply_to_row(studio, |at, row| Command::RemoveRow { at, row }, 0);
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
    let row = selection.row.map_or_else(|| rows_of(&studio.model.document, place).len(), |row| row + 1);
    if apply(studio, Command::PasteRows { at: place, row, json }) {
        studio.model.selection.row = Some(row);
        studio.model.clamp_row();
    }
}

/// Whether JSON is a row or a list of rows. Only rows have a member `do`; a card keeps its rows in a list.
fn is_rows(json: &str) -> bool {
    let Ok(value) = serde_json::from_str::<serde_json::Value>(json) else { return false };
    let first = value.as_array().map_or(Some(&value), |list| list.first());
    first.is_some_and(|first| first.get("do").is_some() && first.get("id").is_none())
}

/// Adds a row below the selected one.
pub fn add_row(studio: &mut Studio) {
    let model = &studio.model;
    let Some(at) = model.selection.place else { return };
    let row = model.selection.row.map_or_else(|| rows_of(&model.document, at).len(), |row| row + 1);
    let Some(what) = default_row(studio, at) else { return };
    if apply(studio, Command::InsertRow { at, row, what }) {
        studio.model.selection.row = Some(row);
        studio.screens.cards.focus_operation(row);
    }
}

/// A row with the first operation that the record's card type allows.
fn default_row(studio: &Studio, at: RecordPath) -> Option<Row> {
    let document = &studio.model.document;
    let rules = document.rules();
    let card_type = match at {
        RecordPath::Card(at) => document.registry().cards.get(at).map(|card| &card.card_type),
        _ => rules.hero_type().map(|id| rules.card_type(id).0),
    };
    let card_type = card_type.and_then(|id| rules.card_type_id(id));
    let fits = |types: &[CardTypeId]| types.is_empty() || card_type.is_none_or(|id| types.contains(&id));
    let (op, operation) = rules.operations.iter().find(|(_, operation)| fits(&operation.types))?;
    Some(Row { op: op.clone(), val: operation.val.as_ref().map(|range| *range.start()), ..Row::default() })
}

/// Applies an edit to the selected row, then selects the row that is `step` places below.
pub fn apply_to_row(studio: &mut Studio, command: impl FnOnce(RecordPath, usize) -> Command, step: usize) {
    let (Some(at), Some(row)) = (studio.model.selection.place, studio.model.selection.row) else { return };
    if apply(studio, command(at, row)) {
        studio.model.selection.row = Some(row + step);
        studio.model.clamp_row();
    }
}

/// Moves the selected row by `step` places.
pub fn move_row(studio: &mut Studio, step: isize) {
    let (Some(at), Some(row)) = (studio.model.selection.place, studio.model.selection.row) else { return };
    let rows = rows_of(&studio.model.document, at).len();
    let Some(to) = row.checked_add_signed(step).filter(|&to| to < rows) else { return };
    if apply(studio, Command::MoveRow { at, row, to }) {
        studio.model.selection.row = Some(to);
    }
}

#[cfg(test)]
mod tests {
    use super::is_rows;

    #[test]
    fn rows_are_recognised_by_their_members() {
        assert!(is_rows(r#"{"do": "dmg", "val": 3}"#) && is_rows(r#"[{"do": "dmg"}, {"do": "heal"}]"#));
        assert!(!is_rows(r#"{"id": "a", "effects": [{"do": "dmg"}]}"#));
        assert!(!is_rows(r#"{"name": "\"do\"", "effects": [{"do": "dmg"}]}"#), "a card without an id");
        assert!(!is_rows("no JSON with \"do\""));
    }
}
