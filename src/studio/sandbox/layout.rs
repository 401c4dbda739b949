//! Sizes on the board. Everything grows and shrinks with the room for the board, down to a size that can still be read.

use egui::{Rect, ScrollArea, Ui, UiBuilder, Vec2, pos2, vec2};

/// Heights, in points at scale 1.
pub const ZONE_HEIGHT: f32 = 92.0;
pub const UNIT_HEIGHT: f32 = 154.0;
const BAR_HEIGHT: f32 = 152.0;
/// The least height of the bar, in points at any scale.
const MIN_BAR: f32 = 126.0;
/// The width of a player panel, and the greatest width of a card in play, in points at scale 1.
pub const PANEL_WIDTH: f32 = 152.0;
/// The space between the parts of the board, in points at scale 1.
pub const GAP: f32 = 8.0;
/// The least width of a card in play and of another card, in points at any scale. Where cards do not fit, their zone
/// scrolls, because in less width not even a syllable of a name can be read.
pub const MIN_UNIT: f32 = 60.0;
pub const MIN_CARD: f32 = 42.0;

/// The size of the board at scale 1. From the first size to the second the gaps grow, then the scale does.
const COMPACT: Vec2 = vec2(690.0, 680.0);
const ROOMY: Vec2 = vec2(780.0, 796.0);
const MIN_SCALE: f32 = 0.75;
const MAX_SCALE: f32 = 2.5;
/// The scale changes in steps, because each size of text takes room in the font texture.
const STEP: f32 = 0.05;

/// The scale of a board in `room`.
pub fn scale(room: Vec2) -> f32 {
    let fit = |size: Vec2| (room / size).min_elem();
    let scale = if fit(ROOMY) > 1.0 { fit(ROOMY) } else { fit(COMPACT).min(1.0) };
    ((scale / STEP + 0.01).floor() * STEP).clamp(MIN_SCALE, MAX_SCALE)
}

/// The least width of a board.
pub fn min_width(scale: f32) -> f32 {
    (COMPACT.x - 60.0) * scale
}

/// The height of the bar between the sides, with room for its four buttons.
pub fn bar_height(scale: f32) -> f32 {
    (BAR_HEIGHT * scale).max(MIN_BAR)
}

/// The space between the sides and a bar of height `bar`: the height that is left over is shared out, so that the board
/// fills its panel.
pub fn gap(room: Vec2, scale: f32, bar: f32) -> f32 {
    let needed = 2.0 * (ZONE_HEIGHT + GAP + UNIT_HEIGHT) * scale + bar;
    ((room.y - needed) / 4.0).clamp(GAP * scale, 60.0 * scale)
}

/// The width of each of `count` cards that share `width`.
pub fn shared_width(width: f32, count: usize, gap: f32, range: egui::Rangef) -> f32 {
    #[allow(clippy::cast_precision_loss, reason = "at most 80 cards")]
    let count = count.max(1) as f32;
    range.clamp((width + gap) / count - gap)
}

/// Places cards of the given widths from the left of `rect`, and calls `add` with the index and place of each. The row
/// scrolls if the cards are wider than `rect`.
pub fn card_row(ui: &mut Ui, rect: Rect, gap: f32, widths: &[f32], mut add: impl FnMut(&mut Ui, usize, Rect)) {
    #[allow(clippy::cast_precision_loss, reason = "at most 80 cards")]
    let total = widths.iter().sum::<f32>() + gap * widths.len().saturating_sub(1) as f32;
    let mut place_all = |ui: &mut Ui, mut left: f32, top: f32| {
        for (at, &width) in widths.iter().enumerate() {
            add(ui, at, Rect::from_min_size(pos2(left, top), vec2(width, rect.height())));
            left += width + gap;
        }
    };
    if total <= rect.width() + 0.5 {
        return place_all(ui, rect.left(), rect.top());
    }
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt("card row"), |ui| {
        ScrollArea::horizontal().id_salt("cards").auto_shrink(false).show(ui, |ui| {
            let (_, whole) = ui.allocate_space(vec2(total, rect.height()));
            place_all(ui, whole.left(), whole.top());
        });
    });
}
