//! What a row is about: a panel with the preset, whose cards, where, how many and which, the phrase that is printed, and how
//! many cards of the project fit. What differs from the preset is all that is written.

use egui::{Align, Frame, Layout, Margin, Response, Ui};
use serde_json::{Map, Value, json};

use super::context::{RowContext, fits_text};
use super::filters::filters_ui;
use super::popover::popover;
use super::value::zone_field;
use crate::base::{Diagnostic, Name};
use crate::card::{Row, Slot};
use crate::kernel::ids::{NumberId, ZoneId};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{Pick, Side, Target, Tests};
use crate::kernel::rules::term::Extreme;
use crate::studio::command::SelectionCommand;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::widgets::{
    Button, Choice, Choices, divider_here, form_line, label, number_field, segmented, tick, verdict_label,
    wrapped_label,
};

const WIDE: f32 = 440.0;
/// The width of the labels, in points.
const LABEL: f32 = 62.0;
/// The sides, as they are written.
const SIDES: [(&str, &[Side]); 3] =
    [("self", &[Side::Own]), ("opponent", &[Side::Other]), ("any", &[Side::Own, Side::Other])];
/// How cards are picked out of their candidates, as it is written, with the message that says it.
const PICKS: [(Pick, &str, &str); 5] = [
    (Pick::Choose, "choose", "target-choose"),
    (Pick::Target, "target", "target-named"),
    (Pick::Random, "random", "target-random"),
    (Pick::Best(Extreme::Most), "most", "target-most"),
    (Pick::Best(Extreme::Least), "least", "target-least"),
];

/// The target of a row as it is printed.
pub fn phrase(context: &RowContext<'_>) -> Option<String> {
    let (game, target) = compiled(context)?;
    context.view.texts.target(context.view.i18n.language(), game, target)
}

fn compiled<'a>(context: &RowContext<'a>) -> Option<(&'a Game, &'a Target)> {
    let view = context.view;
    let (id, _) = view.registry().id_and_name(context.place)?;
    let game = view.model.document.game()?;
    let row = game.row_of(id, &context.path())?;
    Some((game, game.target(row.target?)))
}

/// Shows the panel while it is open.
pub fn aim_menu(ui: &Ui, context: &RowContext<'_>, chip: &Response) {
    let name = context.view.i18n.tr("slot-to");
    let Some(game) = context.view.document.game() else { return };
    let to = popover(chip, &name, WIDE.min(ui.ctx().content_rect().width() - 40.0), |ui| {
        let json = Slot::Target.of(context.row).and_then(|json| serde_json::from_str(json).ok());
        let aim = Aim::read(game, &json.unwrap_or_default(), compiled(context).map(|(_, target)| target));
        ui.spacing_mut().item_spacing.y = 6.0;
        head(ui, context);
        aim.ui(ui, context)
    });
    if let Some(Some(to)) = to {
        context.set(with(context.row, &to));
    }
}

fn with(row: &Row, to: &Value) -> Row {
    Slot::Target.set(row, Some(&to.to_string()))
}

/// The phrase, and how many cards fit.
fn head(ui: &mut Ui, context: &RowContext<'_>) {
    let view = context.view;
    let colours = colours(ui);
    let Some((game, target)) = compiled(context) else { return };
    if let Some(phrase) = phrase(context) {
        let phrase = view.i18n.language().capitalized(&phrase);
        let marked = Frame::new().fill(colours.mark_part).inner_margin(Margin::symmetric(4, 2));
        marked.show(ui, |ui| {
            wrapped_label(ui, &phrase, theme::body(Weight::Semibold), colours.text);
        });
    }
    let Some((fitting, all)) = game.fitting(target) else { return };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        verdict_label(ui, &fits_text(view, (fitting.len(), all)), !fitting.is_empty());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let show = view.i18n.tr("target-show");
            if ui.add(Button::new(&show).small().ghost()).clicked()
                && let Some((id, _)) = view.registry().id_and_name(context.place)
            {
                view.send(SelectionCommand::Filter(format!("fits:{id}/{}", context.number())));
            }
            let names = fitting.iter().take(2).map(|card| view.name_of(game.word(game.definition(*card).id)));
            let more = if fitting.len() > 2 { " …" } else { "" };
            let names = names.collect::<Vec<_>>().join(", ") + more;
            crate::studio::widgets::cell_label(ui, &names, theme::small(Weight::Regular), colours.label);
        });
    });
    divider_here(ui);
}

/// A target that is edited.
struct Aim<'a> {
    game: &'a Game,
    /// The preset, and what it is; without one, the own player.
    like: Option<Name>,
    base: Target,
    /// What it is with its differences.
    now: Target,
    /// The members as written.
    members: Map<String, Value>,
}

impl<'a> Aim<'a> {
    fn read(game: &'a Game, json: &Value, now: Option<&Target>) -> Self {
        let members = json.as_object().cloned().unwrap_or_default();
        let like = json.as_str().or_else(|| members.get("like").and_then(Value::as_str)).map(Name::new);
        let base = like.as_ref().and_then(|like| game.targets.get(like)).cloned().unwrap_or_else(own_player);
        let now = now.cloned().unwrap_or_else(|| base.clone());
        Self { game, like, base, now, members }
    }

    /// The target as it is written, if it is to be another one.
    fn written(&self, to: &Target) -> Value {
        let mut members = self.members.clone();
        members.retain(|name, _| {
            !["who", "zone", "pick", "count", "up_to", "number", "by", "other"].contains(&name.as_str())
        });
        if let Some(like) = &self.like {
            members.insert("like".to_owned(), like.as_str().into());
        }
        let mut put = |name: &str, value: Value| drop(members.insert(name.to_owned(), value));
        let base = &self.base;
        if to.who != base.who {
            let side = SIDES.iter().find(|(_, sides)| *sides == &*to.who).map_or("any", |(side, _)| side);
            put("who", side.into());
        }
        if to.zones != base.zones
            && let Some(zones) = to.zones.as_deref()
        {
            put("zone", zone_names(self.game, zones));
        }
        if (to.pick, to.count, to.up_to) != (base.pick, base.count, base.up_to) {
            let pick = PICKS.iter().find(|(pick, ..)| *pick == to.pick).map_or("all", |(_, name, _)| name);
            if to.pick != Pick::Choose {
                put("pick", pick.into());
            }
            match to.up_to {
                Some(most) => put("up_to", most.into()),
                None if to.pick == Pick::Choose || to.count != 1 => put("count", to.count.into()),
                None => {}
            }
        }
        if to.number != base.number
            && let Some((name, _)) = to.number.and_then(|id| self.game.numbers.get_index(id.index()))
        {
            put("number", name.as_str().into());
        }
        if to.by_opponent != base.by_opponent {
            put("by", if to.by_opponent { "opponent" } else { "self" }.into());
        }
        if to.other != base.other {
            put("other", to.other.into());
        }
        self.shortest(members)
    }

    /// A preset alone is written by its name.
    fn shortest(&self, members: Map<String, Value>) -> Value {
        match &self.like {
            Some(like) if members.len() == 1 => like.as_str().into(),
            _ => Value::Object(members),
        }
    }

    fn with_tests(&self, tests: &Map<String, Value>) -> Value {
        let mut members = self.members.clone();
        if let Some(like) = &self.like {
            members.insert("like".to_owned(), like.as_str().into());
        }
        members.insert("where".to_owned(), Value::Object(tests.clone()));
        if tests.is_empty() {
            members.remove("where");
        }
        self.shortest(members)
    }

    fn ui(&self, ui: &mut Ui, context: &RowContext<'_>) -> Option<Value> {
        let i18n = &context.view.i18n;
        let mut changed = self.preset(ui, context);
        let is_picked = !matches!(self.now.pick, Pick::This | Pick::Host | Pick::Same);
        if !is_picked || self.now.of.is_some() {
            return changed;
        }
        form_line(ui, &i18n.tr("target-who"), LABEL, |ui| {
            changed = changed.take().or_else(|| self.who(ui, context));
            if self.now.zones.is_some() {
                label(ui, &i18n.tr("target-zone"), theme::small(Weight::Regular), colours(ui).label);
                changed = changed.take().or_else(|| self.zone(ui, context));
            }
        });
        if self.now.zones.is_none() {
            return changed;
        }
        if self.now.pick != Pick::Fit {
            form_line(ui, &i18n.tr("target-count"), LABEL, |ui| {
                changed = changed.take().or_else(|| self.count(ui, context));
            });
            if self.now.pick != Pick::All {
                form_line(ui, &i18n.tr("target-chosen"), LABEL, |ui| {
                    changed = changed.take().or_else(|| self.chosen(ui, context));
                });
            }
        }
        form_line(ui, "", LABEL, |ui| {
            let mut other = self.now.other;
            if tick(ui, &i18n.tr("target-other"), &mut other) {
                changed = Some(self.written(&Target { other, ..self.now.clone() }));
            }
        });
        divider_here(ui);
        label(ui, &i18n.tr("target-filters"), theme::small(Weight::Medium), colours(ui).label);
        let none = Map::new();
        let tests = self.members.get("where").and_then(Value::as_object).unwrap_or(&none);
        let row = |tests: &Map<String, Value>| with(context.row, &self.with_tests(tests));
        let found = filters_ui(ui, context, tests, &row);
        changed.or_else(|| found.map(|tests| self.with_tests(&tests)))
    }

    /// For each of some targets, why it cannot be.
    fn reasons(&self, context: &RowContext<'_>, targets: &[Target]) -> Vec<Option<String>> {
        let rows = targets.iter().map(|target| with(context.row, &self.written(target)));
        let reason = |problem: &Diagnostic| context.view.i18n.describe(&problem.message);
        context.verdicts(rows).iter().map(|problem| problem.as_ref().map(reason)).collect()
    }

    /// Several targets beside each other, of which one is now; only words where the others cannot be.
    fn segments(
        &self,
        ui: &mut Ui,
        context: &RowContext<'_>,
        name: &str,
        targets: &[(String, Target)],
        now: usize,
    ) -> Option<Value> {
        let all: Vec<Target> = targets.iter().map(|(_, target)| target.clone()).collect();
        let reasons = self.reasons(context, &all);
        let is_fixed = reasons.iter().enumerate().all(|(at, reason)| at == now || reason.is_some());
        if let Some((text, _)) = targets.get(now).filter(|_| is_fixed) {
            label(ui, text, theme::body(Weight::Regular), colours(ui).text);
            return None;
        }
        let segments: Vec<(&str, Option<&str>)> =
            targets.iter().zip(&reasons).map(|((text, _), reason)| (text.as_str(), reason.as_deref())).collect();
        segmented(ui, name, &segments, now).map(|chosen| self.written(&targets[chosen].1))
    }

    fn preset(&self, ui: &mut Ui, context: &RowContext<'_>) -> Option<Value> {
        let view = context.view;
        let alternatives = Slot::Target.alternatives(view.rules(), context.row);
        let word = |id: &str| view.i18n.entry(&format!("to-{id}"), id);
        let json = |id: &str| match self.members.get("where") {
            Some(tests) => json!({ "like": id, "where": tests }),
            None => id.into(),
        };
        let name = view.i18n.tr("target-preset");
        let current = self.like.as_ref().and_then(|like| alternatives.iter().position(|known| known.id == *like));
        let text = self.like.as_deref().map_or_else(|| "–".to_owned(), word);
        let mut chosen = None;
        form_line(ui, &name, LABEL, |ui| {
            let choices = || {
                let verdicts = context.verdicts(alternatives.iter().map(|known| with(context.row, &json(&known.id))));
                let choice = |(known, problem): (&crate::card::Alternative, &Option<Diagnostic>)| Choice {
                    about: known.id.to_string(),
                    reason: problem.as_ref().map(|problem| view.i18n.describe(&problem.message)),
                    ..Choice::new(word(&known.id))
                };
                alternatives.iter().zip(verdicts.iter()).map(choice).collect()
            };
            let width = (ui.available_width() - 4.0).max(120.0);
            let search = view.i18n.tr("search");
            let preview = |at: usize| {
                context.preview(alternatives.get(at).map(|known| with(context.row, &json(&known.id))), true)
            };
            let menu = Choices::new(&name, &search).width(340.0).current(current).preview(&preview);
            chosen = menu.field(ui, None, &text, width, choices);
        });
        chosen.map(|chosen| json(&alternatives[chosen].id))
    }

    fn who(&self, ui: &mut Ui, context: &RowContext<'_>) -> Option<Value> {
        let i18n = &context.view.i18n;
        let of = |(side, sides): (&str, &[Side])| {
            let text = i18n.tr_with(&format!("target-who-{side}"), &[]);
            (text, Target { who: sides.into(), ..self.now.clone() })
        };
        let targets = SIDES.map(of);
        let now = SIDES.iter().position(|(_, sides)| *sides == &*self.now.who).unwrap_or(2);
        self.segments(ui, context, &i18n.tr("target-who"), &targets, now)
    }

    fn zone(&self, ui: &mut Ui, context: &RowContext<'_>) -> Option<Value> {
        let zones = self.now.zones.as_deref()?;
        let now = zone_names(self.game, zones);
        let width = (ui.available_width() - 4.0).max(90.0);
        let chosen = zone_field(ui, context.view, now.as_str(), width)?;
        let group = self.game.groups.get(&chosen).cloned();
        let zone = || Some([self.game.zones.get_index_of(&chosen).and_then(ZoneId::at)?].into());
        let zones = group.or_else(zone)?;
        Some(self.written(&Target { zones: Some(zones), ..self.now.clone() }))
    }

    fn count(&self, ui: &mut Ui, context: &RowContext<'_>) -> Option<Value> {
        let i18n = &context.view.i18n;
        let now = &self.now;
        let count = now.up_to.unwrap_or(now.count).max(1);
        let pick = if now.pick == Pick::All { Pick::Choose } else { now.pick };
        let exactly = Target { pick, count, up_to: None, ..now.clone() };
        let up_to = Target { pick, count: 1, up_to: Some(count), ..now.clone() };
        let all = Target { pick: Pick::All, count: 1, up_to: None, ..now.clone() };
        let targets = [("target-exactly", exactly), ("target-up-to", up_to), ("target-all", all)];
        let targets = targets.map(|(id, target)| (i18n.tr(id).to_string(), target));
        let at = match (now.pick, now.up_to) {
            (Pick::All, _) => 2,
            (_, Some(_)) => 1,
            _ => 0,
        };
        let chosen = self.segments(ui, context, &i18n.tr("target-count"), &targets, at);
        if now.pick == Pick::All {
            return chosen;
        }
        let typed = number_field(ui, &i18n.tr("condition-number"), count.into(), &(1..=99), 48.0).1;
        let typed = typed.and_then(|number| u8::try_from(number).ok()).map(|number| match now.up_to {
            Some(_) => Target { up_to: Some(number), ..now.clone() },
            None => Target { count: number, ..now.clone() },
        });
        chosen.or_else(|| typed.map(|target| self.written(&target)))
    }

    /// Who chooses, or what decides.
    fn chosen(&self, ui: &mut Ui, context: &RowContext<'_>) -> Option<Value> {
        let view = context.view;
        let i18n = &view.i18n;
        let number = self.now.number.or_else(|| NumberId::at(0));
        let mut targets: Vec<(String, Target)> = Vec::new();
        for (pick, _, message) in PICKS {
            let number = if matches!(pick, Pick::Best(_)) { number } else { self.base.number };
            let target = Target { pick, number, by_opponent: false, ..self.now.clone() };
            targets.push((i18n.tr_with(message, &[]), target.clone()));
            if pick == Pick::Choose {
                targets.push((i18n.tr("target-by-opponent").to_string(), Target { by_opponent: true, ..target }));
            }
        }
        let is_now = |target: &Target| {
            target.pick == self.now.pick && (target.pick != Pick::Choose || target.by_opponent == self.now.by_opponent)
        };
        let current = targets.iter().position(|(_, target)| is_now(target));
        let text = current.map_or_else(|| "–".to_owned(), |at| targets[at].0.clone());
        let choices = || {
            let all: Vec<Target> = targets.iter().map(|(_, target)| target.clone()).collect();
            let reasons = self.reasons(context, &all);
            targets.iter().zip(reasons).map(|((text, _), reason)| Choice { reason, ..Choice::new(text) }).collect()
        };
        let (name, search) = (i18n.tr("target-chosen"), i18n.tr("search"));
        let preview = |at: usize| {
            context.preview(targets.get(at).map(|(_, target)| with(context.row, &self.written(target))), true)
        };
        let menu = Choices::new(&name, &search).width(300.0).current(current).preview(&preview);
        let chosen = menu.field(ui, None, &text, 170.0, choices);
        let mut changed = chosen.map(|at| self.written(&targets[at].1));
        if matches!(self.now.pick, Pick::Best(_)) {
            let numbers: Vec<&Name> = self.game.numbers.keys().collect();
            let word = |id: &str| i18n.heading(&format!("number-{id}"), id);
            let now = self.now.number.map(NumberId::index);
            let text = now.and_then(|at| numbers.get(at)).map_or_else(|| "–".to_owned(), |id| word(id));
            let name = i18n.tr("target-number");
            let choices = || numbers.iter().map(|id| Choice::new(word(id))).collect();
            let chosen = Choices::new(&name, &search).current(now).field(ui, None, &text, 120.0, choices);
            let with = |at| Target { number: NumberId::at(at), ..self.now.clone() };
            changed = changed.or_else(|| chosen.map(|at| self.written(&with(at))));
        }
        changed
    }
}

/// The target that says nothing.
fn own_player() -> Target {
    Target {
        preset: None,
        who: Box::new([Side::Own]),
        zones: None,
        of: None,
        pick: Pick::Choose,
        count: 1,
        up_to: None,
        number: None,
        by_opponent: false,
        other: false,
        filters: Tests::default(),
        default: None,
    }
}

/// Zones as they are written: the name of a group, of a zone, or several.
fn zone_names(game: &Game, zones: &[ZoneId]) -> Value {
    if let Some((group, _)) = game.groups.iter().find(|(_, group)| &***group == zones) {
        return group.as_str().into();
    }
    let name = |zone: &ZoneId| game.zones.get_index(zone.index()).map(|(name, _)| Value::from(name.as_str()));
    let mut names: Vec<Value> = zones.iter().filter_map(name).collect();
    if names.len() == 1 { names.remove(0) } else { Value::Array(names) }
}
