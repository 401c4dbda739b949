//! The options of the open question as lines, in the words of the game, and what a chosen line does.

use super::scene::{Choosing, Scene};
use crate::kernel::Step;
use crate::kernel::question::{Choice, Pick, Why};
use crate::kernel::rules::flow::PickRule;
use crate::kernel::state::{CardId, Thing};
use crate::sandbox::tabletop::{Asked, AskedOptions, TabletopCommand, targets};
use crate::text::Arg;

/// A line of the options.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OptionLine {
    /// The places among the options. Several: the same action with different targets, of which one is chosen next.
    pub places: Vec<usize>,
    /// The card or player that the line is about.
    pub thing: Option<Thing>,
    /// What is highlighted on the board: the card and what it may be aimed at.
    pub things: Vec<Thing>,
    pub title: String,
    pub note: String,
    /// A figure at the right, such as the price.
    pub end: String,
}

/// The lines of the question that the user is asked.
pub fn lines(scene: &Scene<'_>) -> Vec<OptionLine> {
    let Some(asked) = scene.point.asked.as_ref().filter(|_| scene.is_asked()) else { return Vec::new() };
    let choosing = scene.memory.choosing.borrow();
    match &asked.options {
        AskedOptions::Actions { choices, .. } if choosing.pending.is_empty() => groups(scene, choices),
        AskedOptions::Actions { choices, .. } => {
            let pending = choosing.pending.iter().filter_map(|&at| Some((at, choices.get(at)?)));
            pending.map(|(at, choice)| target_line(scene, at, choice)).collect()
        }
        AskedOptions::Things(things) | AskedOptions::Order(things) => {
            things.iter().enumerate().map(|(at, thing)| thing_line(scene, at, thing)).collect()
        }
        AskedOptions::Yes => {
            let line = |at, message| {
                let title = scene.view.i18n.tr(message).to_string();
                OptionLine { places: vec![at], title, ..OptionLine::default() }
            };
            vec![line(0, "tabletop-yes"), line(1, "tabletop-no")]
        }
        AskedOptions::Numbers(numbers) => {
            let line = |(at, number): (usize, &u8)| {
                let title = scene.view.i18n.tr_count("tabletop-effect", usize::from(*number) + 1);
                OptionLine { places: vec![at], title, ..OptionLine::default() }
            };
            numbers.iter().enumerate().map(line).collect()
        }
    }
}

/// One line for each action with a card; those that differ in their targets are together.
fn groups(scene: &Scene<'_>, choices: &[Choice]) -> Vec<OptionLine> {
    let mut lines: Vec<OptionLine> = Vec::new();
    let mut of: Vec<&Choice> = Vec::new();
    let is_same = |one: &Choice, other: &Choice| {
        one.action == other.action && one.card == other.card && one.ability == other.ability
    };
    for (at, choice) in choices.iter().enumerate() {
        let known = of.iter().position(|other| is_same(other, choice));
        let line = known.unwrap_or_else(|| {
            of.push(choice);
            lines.push(action_line(scene, choice));
            lines.len() - 1
        });
        lines[line].places.push(at);
        lines[line].things.extend(targets(choice));
        if lines[line].places.len() == 1 {
            let aimed = targets_text(scene, choice);
            if !aimed.is_empty() {
                lines[line].note = format!("{} → {aimed}", lines[line].note);
            }
        } else if lines[line].places.len() == 2 {
            lines[line].note = format!("{} …", action_name(scene, choice));
        }
    }
    lines
}

fn action_name(scene: &Scene<'_>, choice: &Choice) -> String {
    let action = scene.game().flow.actions.get_index(choice.action.index());
    action.map_or_else(String::new, |(id, _)| scene.title("action-", id))
}

fn action_line(scene: &Scene<'_>, choice: &Choice) -> OptionLine {
    let action = action_name(scene, choice);
    let thing = choice.card.map(Thing::Card);
    let mut line = OptionLine { thing, things: thing.into_iter().collect(), ..OptionLine::default() };
    match choice.card {
        Some(card) => {
            line.title = scene.card_name(card);
            line.note = action;
            line.end = price(scene, choice, card);
        }
        None => line.title = action,
    }
    if let Some(ability) = choice.ability {
        let ability = scene.game().ability(ability.id);
        let timing = scene.game().timings.get_index(ability.timing.index());
        let way = ability.way.and_then(|way| scene.game().ways.get_index(way.index()));
        let word = way.map(|(id, _)| ("as", id)).or(timing.map(|(id, _)| ("on", id)));
        if let Some((table, id)) = word {
            line.note = format!("{}, {}", line.note, scene.view.i18n.entry(&format!("{table}-{id}"), id));
        }
    }
    line
}

/// What an action that plays a card costs.
fn price(scene: &Scene<'_>, choice: &Choice, card: CardId) -> String {
    let plays = scene.game().flow.actions.get_index(choice.action.index()).is_some_and(|(_, action)| action.plays);
    let printed = scene.game().definition(scene.card(card).definition);
    let card_type = scene.game().card_types.get_index(printed.card_type.index());
    if plays && card_type.is_some_and(|(_, card_type)| card_type.price.is_some()) {
        scene.look_of(card).price.to_string()
    } else {
        String::new()
    }
}

/// The targets and numbers that are named with an action.
fn targets_text(scene: &Scene<'_>, choice: &Choice) -> String {
    let mut parts: Vec<String> = targets(choice).map(|thing| scene.thing_name(thing)).collect();
    let action = scene.game().flow.actions.get_index(choice.action.index());
    for (pick, (_, rule)) in choice.picks.iter().zip(action.into_iter().flat_map(|(_, action)| &action.picks)) {
        match (pick, rule) {
            (Pick::Number(number), _) => parts.push(number.to_string()),
            (Pick::None, PickRule::Card { or_player: true, .. }) => {
                let by = scene.point.asked.as_ref().map_or(scene.state().active, |asked| asked.by);
                parts.push(scene.player_name(by.other()));
            }
            _ => {}
        }
    }
    parts.join(", ")
}

/// One target of an action that was chosen already.
fn target_line(scene: &Scene<'_>, at: usize, choice: &Choice) -> OptionLine {
    let aimed = targets(choice).next();
    let things: Vec<Thing> = choice.card.map(Thing::Card).into_iter().chain(targets(choice)).collect();
    let title = targets_text(scene, choice);
    let title = if title.is_empty() { scene.view.i18n.tr("tabletop-no-target").to_string() } else { title };
    let note = aimed.map(|thing| place_text(scene, thing)).unwrap_or_default();
    let by = scene.point.asked.as_ref().map(|asked| Thing::Player(asked.by.other()));
    let is_player = choice.picks.first() == Some(&Pick::None) && aimed.is_none();
    let thing = aimed.or(by.filter(|_| is_player));
    OptionLine { places: vec![at], thing, things, title, note, end: String::new() }
}

fn thing_line(scene: &Scene<'_>, at: usize, thing: Thing) -> OptionLine {
    OptionLine {
        places: vec![at],
        thing: Some(thing),
        things: vec![thing],
        title: scene.thing_name(thing),
        note: place_text(scene, thing),
        end: String::new(),
    }
}

/// Where a card lies.
fn place_text(scene: &Scene<'_>, thing: Thing) -> String {
    match thing {
        Thing::Player(_) => String::new(),
        Thing::Card(card) => {
            let entry = scene.card(card);
            format!("{}, {}", scene.zone_title(entry.zone), scene.player_name(entry.side))
        }
    }
}

/// What is asked, and how much of it is to be chosen.
pub fn question_text(scene: &Scene<'_>, asked: &Asked) -> (String, String) {
    let i18n = &scene.view.i18n;
    let name = asked.why.name(scene.game());
    let about = match asked.why {
        Why::Phase(_) => scene.title("phase-", name),
        Why::Window(_) => scene.title("window-", name),
        Why::Operation(_) => i18n.heading(&format!("op-{name}"), name),
        Why::Timing(_) => i18n.heading(&format!("on-{name}"), name),
        Why::Choose(_) | Why::Perform => String::new(),
        Why::Order => i18n.tr("tabletop-order").to_string(),
    };
    let of = scene.point.source.and_then(|(_, card)| card).filter(|_| !asked.question().is_action());
    let of = of.map(|card| scene.card_name(card)).unwrap_or_default();
    let (min, max) = (asked.min, asked.max);
    let how = match &asked.options {
        AskedOptions::Actions { .. } => String::new(),
        AskedOptions::Yes => i18n.tr("tabletop-use").to_string(),
        AskedOptions::Order(_) => i18n.tr("tabletop-order-hint").to_string(),
        AskedOptions::Things(_) | AskedOptions::Numbers(_) if min == max => i18n.tr_count("tabletop-choose", max),
        AskedOptions::Things(_) | AskedOptions::Numbers(_) => {
            let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(0));
            i18n.tr_with("tabletop-choose-some", &[("min", number(min)), ("max", number(max))])
        }
    };
    let title = [of, about].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(": ");
    if title.is_empty() { (how, String::new()) } else { (title, how) }
}

/// What a thing on the board is in the open question.
#[derive(Clone, Copy, Debug, Default)]
pub struct LineState {
    /// It was chosen, and waits for the others.
    pub is_chosen: bool,
    /// It acts in the step that is under way, or its target is chosen next.
    pub is_acting: bool,
}

/// What a thing on the board is in the open question.
pub fn line_state(scene: &Scene<'_>, thing: Thing) -> LineState {
    let choosing = scene.memory.choosing.borrow();
    let of_pending = choosing.pending.first().and_then(|&at| scene.point.asked.as_ref()?.choices().get(at));
    let under_way = match &scene.point.step {
        Some(Step::Take(choice)) => Some(choice),
        _ => None,
    };
    let acting = of_pending.or(under_way).and_then(|choice| choice.card).map(Thing::Card);
    let is_chosen = scene.line_of(thing).is_some_and(|line| is_chosen(&choosing.chosen, &scene.lines[line]));
    LineState { is_chosen, is_acting: acting == Some(thing) }
}

/// Whether a line is among those that were chosen.
pub fn is_chosen(chosen: &[u16], line: &OptionLine) -> bool {
    let [place] = line.places[..] else { return false };
    chosen.iter().any(|&other| usize::from(other) == place)
}

/// Whether several options can be chosen, which are confirmed together.
pub fn is_several(asked: &Asked) -> bool {
    !asked.question().is_action() && asked.max > 1
}

/// Chooses a line: an action, the action whose target is chosen next, or one of several cards.
pub fn choose(scene: &Scene<'_>, line: usize) {
    let (Some(line), Some(asked)) = (scene.lines.get(line), &scene.point.asked) else { return };
    let mut choosing = scene.memory.choosing.borrow_mut();
    if line.places.len() > 1 {
        choosing.pending.clone_from(&line.places);
        choosing.cursor = None;
        return;
    }
    let Some(place) = line.places.first().and_then(|&at| u16::try_from(at).ok()) else { return };
    if !is_several(asked) {
        return scene.send(TabletopCommand::Answer(vec![place]));
    }
    match choosing.chosen.iter().position(|&other| other == place) {
        Some(at) => _ = choosing.chosen.remove(at),
        None if choosing.chosen.len() < asked.max => choosing.chosen.push(place),
        None => {}
    }
}

/// Confirms what was chosen of several options.
pub fn confirm(scene: &Scene<'_>) {
    let Some(asked) = scene.point.asked.as_ref().filter(|asked| is_several(asked)) else { return };
    let chosen = scene.memory.choosing.borrow().chosen.clone();
    if (asked.min..=asked.max).contains(&chosen.len()) {
        scene.send(TabletopCommand::Answer(chosen));
    }
}

/// Passes or declines, if that is allowed.
pub fn pass(scene: &Scene<'_>) {
    if let Some(places) = scene.point.asked.as_ref().filter(|_| scene.is_asked()).and_then(Asked::pass) {
        scene.send(TabletopCommand::Answer(places));
    }
}

/// Takes back what was chosen, or the action that is under way.
pub fn cancel(scene: &Scene<'_>) {
    let mut choosing = scene.memory.choosing.borrow_mut();
    if !choosing.pending.is_empty() || !choosing.chosen.is_empty() {
        *choosing = Choosing { version: choosing.version, ..Choosing::default() };
    } else if scene.point.step.is_some() {
        scene.send(TabletopCommand::To(scene.session.step_start()));
    }
}
