//! The keys of the board: digits choose a line, Space passes, Enter confirms, Escape takes back, arrows move the cursor.

use egui::{Key, Modifiers, Popup, Ui};

use super::options::{cancel, choose, confirm, is_several, pass};
use super::scene::Scene;
use crate::kernel::state::Thing;
use crate::sandbox::tabletop::AskedOptions;

const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Handles the keys of the board, unless a text field or a dialog takes them.
pub fn keys(ui: &Ui, scene: &Scene<'_>) {
    let ctx = ui.ctx();
    if ctx.text_edit_focused() || Popup::is_any_open(ctx) {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (line, key) in DIGITS.into_iter().enumerate() {
        if line < scene.lines.len() && pressed(key) {
            return choose(scene, line);
        }
    }
    if pressed(Key::Escape) {
        return cancel(scene);
    }
    let asked = scene.point.asked.as_ref().filter(|_| scene.is_asked());
    let is_yes = asked.is_some_and(|asked| asked.options == AskedOptions::Yes);
    if is_yes && pressed(Key::Y) {
        return choose(scene, 0);
    }
    if is_yes && pressed(Key::N) {
        return choose(scene, 1);
    }
    // A focused button reacts to these keys itself.
    if ctx.memory(|memory| memory.focused().is_some()) {
        return;
    }
    if pressed(Key::Space) {
        return pass(scene);
    }
    let cursor = scene.memory.choosing.borrow().cursor;
    if pressed(Key::Enter) {
        match cursor {
            Some(line) if !scene.point.asked.as_ref().is_some_and(is_several) => choose(scene, line),
            _ => confirm(scene),
        }
        return;
    }
    let count = scene.lines.len();
    if count == 0 {
        return;
    }
    let forth = [Key::ArrowDown, Key::ArrowRight].into_iter().any(pressed);
    let back = [Key::ArrowUp, Key::ArrowLeft].into_iter().any(pressed);
    let next = match (forth, back, cursor) {
        (true, _, None) => 0,
        (true, _, Some(at)) => (at + 1) % count,
        (_, true, None | Some(0)) => count - 1,
        (_, true, Some(at)) => at - 1,
        _ => return,
    };
    scene.memory.choosing.borrow_mut().cursor = Some(next);
}

/// Highlights the line that the arrow keys have reached, and its cards.
pub fn show_cursor(scene: &Scene<'_>) {
    let Some(line) = scene.memory.choosing.borrow().cursor else { return };
    let things: Vec<Thing> = scene.lines.get(line).map(|line| line.things.clone()).unwrap_or_default();
    scene.highlight(things);
    scene.memory.next_highlight.borrow_mut().line = Some(line);
}
