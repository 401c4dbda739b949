//! Dragging a card on the board: what it is dropped on decides the action, and a refusal says why there is none.

use egui::{Area, Context, Id, Margin, Order, Response, vec2};

use super::edit::accept_edit;
use super::scene::Scene;
use crate::base::Name;
use crate::kernel::question::{Choice, Pick};
use crate::kernel::state::{CardId, Thing};
use crate::sandbox::tabletop::{Place, TabletopCommand, targets};
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::wrapped_label;

/// How long a refusal is shown, in seconds.
const SHOWN: f64 = 3.0;

/// What a drag carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dragged {
    /// A card of the board.
    Card(CardId),
    /// A card of the library.
    New(Name),
}

/// Takes the action of a card that is dropped on a card or a player.
pub fn accept_drop(scene: &Scene<'_>, response: &Response, thing: Thing) {
    if let Thing::Card(card) = thing
        && accept_edit(scene, response, (scene.card(card).side, scene.card(card).zone))
    {
        return;
    }
    let Some(Dragged::Card(dragged)) = response.dnd_release_payload::<Dragged>().as_deref().cloned() else { return };
    if Thing::Card(dragged) == thing {
        return;
    }
    let is_player = matches!(thing, Thing::Player(_));
    let is_meant = |choice: &Choice| {
        targets(choice).any(|target| target == thing)
            || is_player && targets(choice).next().is_none() && choice.picks.first() == Some(&Pick::None)
    };
    drop_card(scene, &response.ctx, dragged, is_meant);
}

/// Takes the action of a card that is dropped on a zone: one without a target, or the one whose target is chosen next.
pub fn accept_zone_drop(scene: &Scene<'_>, response: &Response, to: Place) {
    if accept_edit(scene, response, to) {
        return;
    }
    let Some(Dragged::Card(dragged)) = response.dnd_release_payload::<Dragged>().as_deref().cloned() else { return };
    let is_own = scene.card(dragged).side == to.0;
    drop_card(scene, &response.ctx, dragged, |_| is_own);
}

/// What a card can be dropped on for one of its actions, besides the zones of its side.
pub fn aims(scene: &Scene<'_>, card: CardId) -> Vec<Thing> {
    let asked = scene.point.asked.as_ref().filter(|_| scene.is_asked());
    let choices = asked.map_or(&[][..], |asked| asked.choices());
    choices.iter().filter(|choice| choice.card == Some(card)).flat_map(targets).collect()
}

fn drop_card(scene: &Scene<'_>, ctx: &Context, card: CardId, is_meant: impl Fn(&Choice) -> bool) {
    let asked = scene.point.asked.as_ref().filter(|_| scene.is_asked());
    let choices = asked.map_or(&[][..], |asked| asked.choices());
    let found: Vec<usize> = choices
        .iter()
        .enumerate()
        .filter(|(_, choice)| choice.card == Some(card) && is_meant(choice))
        .map(|(at, _)| at)
        .collect();
    match found[..] {
        [] => refuse(scene, ctx, card),
        [at] => scene.send(TabletopCommand::Answer(u16::try_from(at).into_iter().collect())),
        _ => scene.memory.choosing.borrow_mut().pending = found,
    }
}

/// Shows next to the pointer why nothing can be done with a card.
pub fn refuse(scene: &Scene<'_>, ctx: &Context, card: CardId) {
    let by = scene.point.asked.as_ref().map_or(scene.state().active, |asked| asked.by);
    if scene.card(card).side != by || !scene.is_asked() {
        return;
    }
    let i18n = &scene.view.i18n;
    let text = match scene.kernel().refusal(scene.state(), by, card).as_str() {
        "no-card" => return,
        "over" => i18n.tr("refused-over").to_string(),
        "costs" => i18n.tr("tabletop-costs").to_string(),
        "not-now" => i18n.tr("tabletop-not-now").to_string(),
        "used" => i18n.tr("tabletop-used").to_string(),
        "full" => i18n.tr("tabletop-full").to_string(),
        "not-from-here" => i18n.tr("tabletop-not-from-here").to_string(),
        "no-target" => i18n.tr("tabletop-aimless").to_string(),
        reason => scene.title("refused-", reason),
    };
    let at = ctx.pointer_latest_pos().unwrap_or_default();
    *scene.memory.refusal.borrow_mut() = Some((text, at, ctx.input(|input| input.time)));
}

/// Shows the last refusal for a while.
pub fn refusal_ui(ctx: &Context, scene: &Scene<'_>) {
    let mut refusal = scene.memory.refusal.borrow_mut();
    let Some((text, at, since)) = &*refusal else { return };
    let left = SHOWN - (ctx.input(|input| input.time) - since);
    if left <= 0.0 {
        *refusal = None;
        return;
    }
    ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
    let area = Area::new(Id::unique("tabletop refusal")).order(Order::Tooltip).fixed_pos(*at + vec2(14.0, 14.0));
    area.constrain(true).interactable(false).show(ctx, |ui| {
        let colours = colours(ui);
        let frame = theme::surface(colours.warning.ground, colours.warning.line, radius::CONTROL);
        frame.inner_margin(Margin::symmetric(8, 5)).show(ui, |ui| {
            ui.set_max_width(260.0);
            wrapped_label(ui, text, theme::small(Weight::Medium), colours.warning.text);
        });
    });
}
