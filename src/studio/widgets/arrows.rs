//! The arrow keys in lists and grids.

use egui::{EventFilter, Key, Modifiers, Response, Ui};

/// The arrow key that is pressed while a row or a cell has the focus. The key is consumed: otherwise the row that gets
/// the focus because of the key, and is drawn later in the same frame, would react to the key as well.
pub fn arrow(_: &Ui, response: &Response) -> Option<Key> {
    arrow_key(response)
}

pub(super) fn arrow_key(response: &Response) -> Option<Key> {
    if !response.has_focus() {
        return None;
    }
    let arrows = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
    response.ctx.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    let keys = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    response.ctx.input_mut(|input| {
        let is_plain = input.modifiers.is_none();
        keys.into_iter().find(|&key| is_plain && input.consume_key(Modifiers::NONE, key))
    })
}
