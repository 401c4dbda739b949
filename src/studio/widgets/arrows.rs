//! The arrow keys in lists and grids.

use egui::{EventFilter, Key, Modifiers, Response, Ui};

/// Which arrow key is pressed while a line or a cell has the keyboard. The key is used up: whoever gets the keyboard by
/// it, and is drawn later in the same frame, does not see it again.
pub fn arrow(ui: &Ui, response: &Response) -> Option<Key> {
    if !response.has_focus() {
        return None;
    }
    let arrows = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    let keys = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    ui.input_mut(|input| {
        let is_plain = input.modifiers.is_none();
        keys.into_iter().find(|&key| is_plain && input.consume_key(Modifiers::NONE, key))
    })
}
