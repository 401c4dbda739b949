//! A panel below a chip that stays open while menus inside it open and close.

use egui::{Key, Popup, PopupCloseBehavior, Response, Ui};

/// Shows the panel while it is open: a click on the chip opens and closes it, Escape and a click elsewhere close it.
pub fn popover<R>(chip: &Response, name: &str, width: f32, add: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let (ctx, id) = (&chip.ctx, chip.id.with("popover"));
    let was_open = ctx.data(|data| data.get_temp(id)).unwrap_or(false);
    // A menu that is open inside takes the key and the click.
    let is_inner = Popup::is_any_open(ctx);
    let mut is_open = was_open != chip.clicked();
    if is_open && was_open && !is_inner && ctx.input(|input| input.key_pressed(Key::Escape)) {
        is_open = false;
        chip.request_focus();
    }
    let popup = Popup::from_response(chip).id(id).accessible_name(name).width(width).open(is_open).gap(4.0);
    let shown = popup.close_behavior(PopupCloseBehavior::IgnoreClicks).show(|ui| {
        ui.set_width(width);
        add(ui)
    });
    if let Some(shown) = shown.as_ref().filter(|_| was_open && !is_inner) {
        let pressed = ctx.input(|input| input.pointer.any_pressed().then(|| input.pointer.interact_pos()).flatten());
        let is_outside = |at: egui::Pos2| !shown.response.rect.contains(at) && !chip.rect.contains(at);
        is_open &= !pressed.is_some_and(is_outside);
    }
    if is_open != was_open {
        ctx.data_mut(|data| data.insert_temp(id, is_open));
        ctx.request_repaint();
    }
    shown.map(|shown| shown.inner)
}
