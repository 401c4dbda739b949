//! Arrows on the board: from the card that acts to what it is aimed at.

use egui::epaint::CubicBezierShape;
use egui::{Color32, Pos2, Rect, Shape, Stroke, Ui, vec2};

use super::scene::Scene;
use crate::kernel::Step;
use crate::kernel::question::{Choice, Pick};
use crate::kernel::rules::flow::PickRule;
use crate::kernel::state::{Seat, Thing};
use crate::sandbox::tabletop::targets;
use crate::studio::theme::colours;

/// Draws the arrow of the action that is under way, or of the action under the pointer.
pub fn arrows_ui(ui: &Ui, scene: &Scene<'_>) {
    let colours = colours(ui);
    if let (Some(Step::Take(choice) | Step::Answer(choice, _)), true) = (&scene.point.step, scene.point.asked.is_some())
    {
        arrow(ui, scene, choice, scene.point.before.active, colours.kinds[0].text);
    }
    let line = scene.memory.highlight.line.and_then(|line| scene.lines.get(line));
    if let (Some(line), Some(asked)) = (line, &scene.point.asked)
        && let [place] = line.places[..]
        && let Some(choice) = asked.choices().get(place)
    {
        arrow(ui, scene, choice, asked.by, colours.accent);
    }
}

fn arrow(ui: &Ui, scene: &Scene<'_>, choice: &Choice, by: Seat, colour: Color32) {
    let Some(from) = choice.card.and_then(|card| scene.place_of(Thing::Card(card))) else { return };
    let mut things: Vec<Thing> = targets(choice).collect();
    let action = scene.game().flow.actions.get_index(choice.action.index());
    let picks = action.into_iter().flat_map(|(_, action)| action.picks.values());
    let is_player = |(rule, pick): (&PickRule, &Pick)| {
        matches!(rule, PickRule::Card { or_player: true, .. }) && *pick == Pick::None
    };
    if picks.zip(&choice.picks).any(is_player) {
        things.push(Thing::Player(by.other()));
    }
    for to in things.into_iter().filter_map(|thing| scene.place_of(thing)) {
        curve(ui, edge(from, to.center()), edge(to, from.center()), colour);
    }
}

/// The middle of the upper or lower edge that faces a point.
fn edge(rect: Rect, towards: Pos2) -> Pos2 {
    if towards.y < rect.center().y { rect.center_top() } else { rect.center_bottom() }
}

fn curve(ui: &Ui, from: Pos2, to: Pos2, colour: Color32) {
    let bend = vec2(0.0, (to.y - from.y) * 0.45);
    let points = [from, from + bend, to - bend, to];
    let painter = ui.painter();
    let line = Stroke::new(3.0, colour);
    painter.add(CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, line));
    painter.circle_filled(from, 4.5, colour);
    let along = if to.y < from.y { -1.0 } else { 1.0 };
    let head = vec![to, to + vec2(-8.0, -13.0 * along), to + vec2(8.0, -13.0 * along)];
    painter.add(Shape::convex_polygon(head, colour, Stroke::NONE));
}
