//! What a scenario that is saved expects of the position, below the trace.

use egui::{Frame, Panel, Ui};
use serde_json::Value;

use super::super::expectations::{Expectations, expectations_ui, list_height};
use super::scene::Scene;
use crate::kernel::state::Seat;
use crate::sandbox::tabletop::TabletopCommand;
use crate::studio::command::UiCommand;
use crate::studio::theme::colours;
use crate::studio::widgets::Choice;

/// The list of expectations, at the bottom of the panel.
pub fn expected_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let expected = scene.view.tabletop.expected();
    Panel::bottom("tabletop expectations")
        .exact_size(list_height(expected.len()))
        .resizable(false)
        .frame(Frame::new().fill(colours(ui).well))
        .show(ui, |ui| {
            let list = Expectations {
                view: scene.view,
                expected: &expected,
                candidates: &|| candidates(scene),
                forget: &|path| TabletopCommand::Expect(path, None).into(),
            };
            expectations_ui(ui, &list);
        });
}

/// What can be expected of the position, in the words of the game.
fn candidates(scene: &Scene<'_>) -> Vec<(Choice, UiCommand)> {
    let game = scene.game();
    let candidate = |(path, value): (Vec<String>, Value)| {
        let (side, name) = (path.first().map_or("", String::as_str), path.last().map_or("", String::as_str));
        let seat = Seat::BOTH.into_iter().find(|seat| path.len() > 1 && (side == "self") == (*seat == Seat(0)));
        let table = if game.zones.contains_key(name) { "zone-" } else { "counter-" };
        let text = seat.map_or_else(|| name.to_owned(), |_| scene.title(table, name));
        let group = seat.map(|seat| scene.player_name(seat)).unwrap_or_default();
        let choice = Choice { about: value.to_string(), group, ..Choice::new(text) };
        (choice, TabletopCommand::Expect(path, Some(value)).into())
    };
    scene.view.tabletop.facts().into_iter().map(candidate).collect()
}
