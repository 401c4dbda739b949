//! Editing the board of a whole game: cards from the library, the menu of a card, and numbers of players.

use egui::{Area, Context, DragAndDrop, Id, Key, Margin, Modifiers, Order, Response, Ui, vec2};
use lucide_icons::Icon;

use super::super::library::Shelf;
use super::drag::Dragged;
use super::scene::Scene;
use crate::base::Name;
use crate::document::{Pick, RecordPath};
use crate::kernel::ids::{CounterId, NumberId, StateId, ZoneId};
use crate::kernel::state::{CardId, Seat};
use crate::sandbox::tabletop::{BoardEdit, CardLook, Place, TabletopCommand};
use crate::studio::command::SelectionCommand;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::widgets::{Choice, Choices, label};

/// The library beside the board.
pub struct TableShelf<'a>(pub &'a Scene<'a>);

impl Shelf for TableShelf<'_> {
    fn is_picked(&self, card: &Name) -> bool {
        self.0.view.document.find(card).is_some_and(|record| self.0.view.selection.place == Some(record))
    }

    fn pick(&self, record: usize) {
        self.0.view.send(SelectionCommand::Select(RecordPath::Card(record), Pick::Only));
    }

    fn open(&self) {}

    fn offer(&self, response: &Response, card: &Name) {
        response.dnd_set_drag_payload(Dragged::New(card.clone()));
        let scene = self.0;
        if response.dragged() {
            carried(&response.ctx, &scene.view.name_of(card));
        }
        let (put, search) = (scene.view.i18n.tr("sandbox-put-into"), scene.view.i18n.tr("search"));
        let menu = Choices::new(&put, &search).context();
        let entries = || zones(scene, &put, |to| BoardEdit::Add(card.clone(), to));
        if let Some(edit) = menu.pick(response, entries) {
            scene.send(TabletopCommand::Edit(edit));
        }
    }
}

/// The name of a card of the library beside the pointer while it is dragged.
fn carried(ctx: &Context, name: &str) {
    let Some(at) = ctx.pointer_latest_pos() else { return };
    let area = Area::new(Id::unique("card of the library")).order(Order::Tooltip).fixed_pos(at + vec2(14.0, 10.0));
    area.interactable(false).show(ctx, |ui| {
        let colours = colours(ui);
        let frame = theme::surface(colours.raised, colours.accent, radius::CONTROL);
        frame.inner_margin(Margin::symmetric(8, 5)).show(ui, |ui| {
            label(ui, name, theme::small(Weight::Medium), colours.text);
        });
    });
}

/// An entry for each zone of both players, with what is done for it.
fn zones(scene: &Scene<'_>, group: &str, edit: impl Fn(Place) -> BoardEdit) -> Vec<(Choice, BoardEdit)> {
    let zones = (0..).map_while(ZoneId::at).zip(scene.game().zones.values());
    let zones: Vec<ZoneId> = zones.filter(|(_, zone)| !zone.stack).map(|(zone, _)| zone).collect();
    let entry = |seat: Seat, zone: ZoneId| {
        let choice = Choice {
            icon: Some(Icon::ArrowRight),
            about: scene.player_name(seat),
            group: group.to_owned(),
            ..Choice::new(scene.zone_title(zone))
        };
        (choice, edit((seat, zone)))
    };
    Seat::BOTH
        .into_iter()
        .flat_map(|seat| zones.iter().map(move |&zone| (seat, zone)))
        .map(|(s, z)| entry(s, z))
        .collect()
}

/// The menu of a player on the board: counters one step more or less.
pub fn player_menu(scene: &Scene<'_>, response: &Response, seat: Seat) {
    let name = scene.player_name(seat);
    let search = scene.view.i18n.tr("search");
    let of_counter = |(id, name): (CounterId, &Name)| {
        let value = scene.state().counter(seat, id);
        let word = scene.title("counter-", name);
        steps(&word, value, step(value), i32::MIN).map(move |(choice, to)| (choice, BoardEdit::Counter(seat, id, to)))
    };
    let entries = || (0..).map_while(CounterId::at).zip(scene.game().counters.keys()).flat_map(of_counter).collect();
    if let Some(edit) = Choices::new(&name, &search).context().pick(response, entries) {
        scene.send(TabletopCommand::Edit(edit));
    }
}

/// The menu of a card on the board: where it can be put, its numbers and states, and taking it away. Delete takes it away,
/// too.
pub fn card_menu(ui: &Ui, scene: &Scene<'_>, response: &Response, card: CardId, look: &CardLook) {
    if response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Delete)) {
        return scene.send(TabletopCommand::Edit(BoardEdit::Remove(card)));
    }
    let i18n = &scene.view.i18n;
    let (name, search) = (scene.card_name(card), i18n.tr("search"));
    let menu = Choices::new(&name, &search).context();
    let entries = || {
        let remove = Choice { icon: Some(Icon::Trash2), ..Choice::new(&*i18n.tr("sandbox-remove")) };
        let mut entries = vec![(remove, BoardEdit::Remove(card))];
        entries.extend(states(scene, card, look));
        entries.extend(numbers(scene, card, look));
        entries.extend(zones(scene, &i18n.tr("sandbox-put-into"), |to| BoardEdit::Move(card, to)));
        entries
    };
    if let Some(edit) = menu.pick(response, entries) {
        scene.send(TabletopCommand::Edit(edit));
    }
}

/// Marks that can be set or taken away, and counters one more or less.
fn states(scene: &Scene<'_>, card: CardId, look: &CardLook) -> Vec<(Choice, BoardEdit)> {
    let game = scene.game();
    if !game.zones.get_index(scene.card(card).zone.index()).is_some_and(|(_, zone)| zone.units) {
        return Vec::new();
    }
    let mut entries = Vec::new();
    for (id, (name, rule)) in (0..).map_while(StateId::at).zip(&game.states).filter(|(_, (_, rule))| !rule.of_row) {
        let value = look.states.iter().find(|(state, _)| *state == id).map_or(0, |(_, value)| *value);
        let word = scene.title("state-", name);
        if rule.counter {
            entries.extend(steps(&word, value, 1, 0).map(|(choice, to)| (choice, BoardEdit::State(card, id, to))));
        } else {
            let icon = if value == 0 { Icon::Circle } else { Icon::Check };
            let choice = Choice { icon: Some(icon), ..Choice::new(word) };
            entries.push((choice, BoardEdit::State(card, id, i32::from(value == 0))));
        }
    }
    entries
}

/// The numbers that a card in play has, one step more or less.
fn numbers(scene: &Scene<'_>, card: CardId, look: &CardLook) -> Vec<(Choice, BoardEdit)> {
    let zone = scene.game().zones.get_index(scene.card(card).zone.index());
    if !zone.is_some_and(|(_, zone)| zone.units || zone.keeps) {
        return Vec::new();
    }
    let names = (0..).map_while(NumberId::at).zip(scene.game().numbers.keys());
    let has = |(id, _): &(NumberId, &Name)| look.has >> id.index() & 1 == 1;
    let of_number = |(id, name): (NumberId, &Name)| {
        let value = look.numbers.get(id.index()).copied().unwrap_or(0);
        let stored = scene.card(card).numbers.get(id.index()).map_or(0, |&stored| i32::from(stored));
        let of_step = move |(choice, to): (Choice, i32)| (choice, BoardEdit::Number(card, id, stored + to - value));
        steps(&scene.title("number-", name), value, step(value), i32::MIN).map(of_step)
    };
    names.filter(has).flat_map(of_number).collect()
}

/// A step that is felt: 1000 of thousands, 100 of hundreds, else 1.
fn step(value: i32) -> i32 {
    match value.abs() {
        1000.. => 1000,
        200.. => 100,
        _ => 1,
    }
}

/// A number one step more, and one less if that is not below a bound.
fn steps(word: &str, value: i32, step: i32, least: i32) -> impl Iterator<Item = (Choice, i32)> + use<> {
    let [more, less] = [value.saturating_add(step), value.saturating_sub(step)];
    let more = (Choice { icon: Some(Icon::Plus), ..Choice::new(format!("{word}: {more}")) }, more);
    let less =
        (less >= least).then(|| (Choice { icon: Some(Icon::Minus), ..Choice::new(format!("{word}: {less}")) }, less));
    std::iter::once(more).chain(less)
}

/// Takes a card of the library that is dropped on a zone, or with Ctrl one of the board. Returns whether it has.
pub fn accept_edit(scene: &Scene<'_>, response: &Response, to: Place) -> bool {
    let ctx = &response.ctx;
    if !response.contains_pointer() || !ctx.input(|input| input.pointer.any_released()) {
        return false;
    }
    let edit = match DragAndDrop::payload::<Dragged>(ctx).as_deref() {
        Some(Dragged::New(card)) => BoardEdit::Add(card.clone(), to),
        Some(Dragged::Card(card)) if ctx.input(|input| input.modifiers.command) => BoardEdit::Move(*card, to),
        _ => return false,
    };
    DragAndDrop::clear_payload(ctx);
    scene.send(TabletopCommand::Edit(edit));
    true
}
