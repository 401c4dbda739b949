//! Abilities as text: their head, which is printed once, and a sentence for each row.

use fluent::FluentArgs;

use super::clause::{RowOf, whose};
use super::noun::{Described, Purpose};
use super::place::side;
use super::{Writer, tidy};
use crate::kernel::ids::AbilityId;
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{Ability, About, CostUse, Once, Row, RowKind};
use crate::kernel::rules::term::Term;
use crate::text::languages::ENGLISH;
use crate::text::render::clause::{MissingMessage, message};
use crate::text::render::groups::says_timing;
use crate::text::render::marks::{Inside, Part, Piece, is_mark};
use crate::text::render::phrase::Forms;

/// A piece of a sentence besides what its row does, by its variable.
type Slot = (&'static str, String);

/// Abilities of a card in lists whose head is printed once.
pub(super) fn groups(game: &Game, abilities: &[AbilityId]) -> Vec<Vec<AbilityId>> {
    let mut groups: Vec<Vec<AbilityId>> = Vec::new();
    for id in abilities {
        match groups.last_mut() {
            Some(group) if group.last().is_some_and(|last| have_one_head(game, *last, *id)) => group.push(*id),
            _ => groups.push(vec![*id]),
        }
    }
    groups
}

/// Whether two abilities happen at once and cost nothing, so that they read as one.
fn have_one_head(game: &Game, one: AbilityId, other: AbilityId) -> bool {
    let (one, other) = (game.ability(one), game.ability(other));
    let is_free = |ability: &Ability| {
        let timing = &game.timings[ability.timing.index()];
        ability.costs.is_empty()
            && ability.way.is_none()
            && ability.once == Once::Always
            && !(game.is_optional(ability) || timing.bounded || timing.always)
    };
    is_free(one) && is_free(other) && one.timing == other.timing && one.refinement == other.refinement
}

/// Whether two rows say the same. Whether their targets are written alike is read only by rows that change another one.
fn is_same(one: &Row, other: &Row) -> bool {
    let same_aim = if one.kind == RowKind::Plain { one.same_aim } else { other.same_aim };
    let other = Row { id: one.id, at: one.at, same_aim, ..other.clone() };
    *one == other
}

/// Where the conditions are among the pieces of a sentence: behind the costs, and before the choice of what costs nothing
/// ("if you have no cards, you may draw a card").
fn place_of_conditions(slots: &[Slot]) -> usize {
    let choice = slots.iter().position(|(name, _)| *name == "may");
    choice.filter(|at| at + 1 == slots.len()).unwrap_or(slots.len())
}

impl Writer<'_, '_> {
    /// The text of rows inside a row of the card, or of a card that a row makes.
    pub(super) fn quoted(&mut self, row: &Row, abilities: &[AbilityId]) -> Result<String, MissingMessage> {
        let (subject, around) = (self.subject.take(), self.around);
        let at = usize::from(row.at);
        self.around = match (self.depth, around) {
            (0, _) => Some((at, Inside::default())),
            (_, around) => around.and_then(|(top, inside)| Some((top, inside.then(at)?))),
        };
        self.depth += 1;
        let text = self.nested(abilities);
        self.depth -= 1;
        self.around = around;
        self.subject = subject;
        text
    }

    fn nested(&mut self, abilities: &[AbilityId]) -> Result<String, MissingMessage> {
        let mut text = String::new();
        let groups = groups(self.game, abilities);
        for (at, group) in groups.iter().enumerate() {
            let next = self.ability(group, at + 1 == groups.len())?;
            text = self.joined("seq", text, next)?;
        }
        Ok(text)
    }

    fn joined(&mut self, id: &str, a: String, b: String) -> Result<String, MissingMessage> {
        if a.is_empty() {
            return Ok(b);
        }
        let mut args = FluentArgs::new();
        args.set("a", a);
        args.set("b", b);
        message(self.bundle, id, None, &args)
    }

    /// The text of abilities with one head. `is_last`: nothing follows them.
    pub(super) fn ability(&mut self, group: &[AbilityId], is_last: bool) -> Result<String, MissingMessage> {
        let game = self.game;
        let mut rows: Vec<RowOf<'_>> = Vec::new();
        for id in group {
            let ability = game.ability(*id);
            for row in &ability.rows {
                match rows.last_mut() {
                    Some(last) if is_same(last.row, row) => {
                        last.times += 1;
                        if self.depth == 0 {
                            self.marks.repeat(usize::from(last.row.at), usize::from(row.at));
                        }
                    }
                    _ => rows.push(RowOf { ability, row, times: 1 }),
                }
            }
        }
        let mut text = String::new();
        for (at, row) in rows.iter().enumerate() {
            let sentence = self.sentence(*row, at == 0, is_last && at + 1 == rows.len())?;
            text = self.joined("seq", text, sentence)?;
        }
        Ok(text)
    }

    /// The sentence of a row; the first one has the head of the ability.
    fn sentence(&mut self, one: RowOf<'_>, is_first: bool, is_last: bool) -> Result<String, MissingMessage> {
        self.subject = None;
        let mut slots = if is_first { self.head(one)? } else { self.continued(one) };
        if !slots.last().is_some_and(|(slot, _)| ["on", "label"].contains(slot)) {
            self.subject = None;
        }
        // An operation can say the cost itself.
        let operation = self.game.operations.get_index(one.row.operation.index()).map_or("", |(name, _)| name.as_str());
        let says_cost = self.has_form(&format!("op-{operation}"), "cost");
        let cost = slots.iter().position(|(slot, _)| *slot == "cost").filter(|_| says_cost);
        let cost = cost.map(|at| slots.remove(at).1);
        // What follows "to", and "you may": "discard a card to draw a card", "you may have your opponent draw a card".
        let has = |piece: &str| slots.iter().any(|(slot, _)| *slot == piece);
        let after = if has("cost") { Some("to") } else { Some("may").filter(|may| has(may)) };
        // What is printed first names the subject.
        let asks_first = !one.row.conditions.is_empty() && self.asks_first(&slots);
        let mut asked = if asks_first { Some(self.conditions(one.row)?) } else { None };
        let id = format!("op-{operation}");
        let mut does = self.operation(one, cost.as_deref(), after)?;
        if let Some(link) = self.bundle.link(&id, "").filter(|_| asked.is_some()) {
            does.insert_str(0, link);
        }
        let (conditions, tag) = match asked.take() {
            Some(asked) => asked,
            None => {
                self.subject = self.subject_of(&id, Some(whose(one.row))).map(ToOwned::to_owned);
                self.conditions(one.row)?
            }
        };
        if let Some(tag) = tag {
            let after = slots.iter().rposition(|(slot, _)| ["as", "label", "on", "once"].contains(slot));
            slots.insert(after.map_or(0, |at| at + 1), ("tag", tag));
        }
        let at = place_of_conditions(&slots);
        if let Some(conditions) = conditions {
            slots.insert(at, ("if", conditions));
        }
        let text = self.framed(&slots, does)?;
        // A quote inside a quote, or a stop before the end of one, is not written alike everywhere.
        let frame = match (self.depth > 0 && is_last, one.row.effects.is_empty()) {
            (false, true) => ("row", None),
            (false, false) => ("row-quoted", None),
            (true, true) => ("row-inside", None),
            (true, false) => ("row-inside", Some("quoted")),
        };
        let mut args = FluentArgs::new();
        args.set("text", text);
        let mut sentence = tidy(&message(self.bundle, frame.0, frame.1, &args)?);
        self.bundle.language.capital(&mut sentence, is_mark);
        if self.depth > 0 {
            return Ok(sentence);
        }
        Ok(self.marks.wrap(Piece::Sentence(usize::from(one.row.at)), &sentence))
    }

    /// Whether the frame of a sentence has the conditions before what the row does.
    fn asks_first(&self, slots: &[Slot]) -> bool {
        let mut names: Vec<&str> = slots.iter().map(|(name, _)| *name).collect();
        names.insert(place_of_conditions(slots), "if");
        let mut names = names.as_slice();
        while !names.is_empty() {
            let (id, count) = self.frame_of(names);
            if names[..count].contains(&"if") {
                return self.bundle.is_before(&id, "if", "text");
            }
            names = &names[count..];
        }
        false
    }

    /// Returns the frame that covers most slots, and how many it covers.
    fn frame_of(&self, names: &[&str]) -> (String, usize) {
        let id = |count: usize| format!("frame-{}", names[..count].join("-"));
        let found = (1..=names.len()).rev().find(|count| self.bundle.has(&id(*count)));
        let count = found.unwrap_or(1);
        (id(count), count)
    }

    /// Puts a text into the frames of its slots. The frame of the most slots that the language has is taken first; the
    /// other slots are inside it.
    fn framed(&mut self, slots: &[Slot], text: String) -> Result<String, MissingMessage> {
        if slots.is_empty() {
            return Ok(text);
        }
        let names: Vec<&str> = slots.iter().map(|(name, _)| *name).collect();
        let (frame, count) = self.frame_of(&names);
        let mut inner = self.framed(&slots[count..], text)?;
        if self.note(&frame, "then").as_deref() == Some("capital") {
            self.bundle.language.capital(&mut inner, is_mark);
        }
        let mut args = FluentArgs::new();
        args.set("text", inner);
        for (name, piece) in &slots[..count] {
            args.set(if *name == "label" { "on" } else { *name }, piece.as_str());
        }
        message(self.bundle, &frame, None, &args)
    }

    /// The pieces of the head of an ability.
    fn head(&mut self, one: RowOf<'_>) -> Result<Vec<Slot>, MissingMessage> {
        let (ability, at) = (one.ability, usize::from(one.row.at));
        let mut slots: Vec<Slot> = Vec::new();
        if let Some((way, _)) = ability.way.and_then(|way| self.game.ways.get_index(way.index())) {
            let way = self.word(format!("as-{way}"));
            let mut args = FluentArgs::new();
            args.set("word", way);
            let text = self.say("head-way", None, &args, &Forms::default())?;
            slots.push(("as", self.mark(at, Part::Tag, None, &text)));
        }
        if let Some((slot, text)) = self.timing(ability)? {
            slots.push((slot, self.mark(at, Part::Timing, None, &text)));
        }
        let timing = &self.game.timings[ability.timing.index()];
        let once = match ability.once {
            Once::Always => None,
            Once::Turn => Some("once-turn"),
            Once::Match => Some("once-match"),
        };
        if let Some(id) = once {
            let text = self.say(id, None, &FluentArgs::new(), &Forms::default())?;
            slots.push(("once", self.mark(at, Part::Timing, None, &text)));
        }
        // What happens by itself is asked for if it has a cost.
        if self.game.is_optional(ability) || !ability.costs.is_empty() && timing.when.is_some() && self.asks(ability) {
            slots.push(("may", String::new()));
        }
        if let Some(cost) = self.costs(ability)? {
            slots.push(("cost", self.mark(at, Part::Cost, None, &cost)));
        }
        Ok(slots)
    }

    /// What connects a later row of an ability with its first one: "if you do", where the ability can be left, and nothing
    /// that is paid says so.
    fn continued(&self, one: RowOf<'_>) -> Vec<Slot> {
        let (game, ability) = (self.game, one.ability);
        let is_left = game.is_optional(ability) && ability.costs.is_empty();
        let mut asks_itself = false;
        one.row.conditions.each(&mut |condition| {
            asks_itself |= game.conditions[condition.condition.index()].holds == Some(Term::Did);
        });
        if is_left && !asks_itself { vec![("did", String::new())] } else { Vec::new() }
    }

    /// Whether its player is asked about an ability that is set off: not if it is used in answer.
    fn asks(&self, ability: &Ability) -> bool {
        ability.way.is_none_or(|way| self.game.ways[way.index()].answers.is_none())
    }

    /// When an ability happens; as a label, or as a clause.
    fn timing(&mut self, ability: &Ability) -> Result<Option<(&'static str, String)>, MissingMessage> {
        let Some((name, timing)) = self.game.timings.get_index(ability.timing.index()) else { return Ok(None) };
        let mut id = format!("on-{name}");
        if let Some((way, _)) = ability.way.and_then(|way| self.game.ways.get_index(way.index())) {
            let of_way = format!("{id}-{way}");
            if self.bundle.has(&of_way) {
                id = of_way;
            }
        }
        let is_inside = self.depth > 0 || self.follows_another;
        let quoted = Some("quoted").filter(|form| is_inside && self.has_form(&id, form));
        if quoted.is_none() && !self.bundle.has(&id) && self.note(&id, "name").is_some() {
            return Ok(None);
        }
        // A text inside another one says all that it has, and one behind another in the same paragraph.
        if self.depth == 0 && quoted.is_none() && !says_timing(self.texts.bundle(ENGLISH), name, self.is_mixed) {
            return Ok(None);
        }
        let of = ability.refinement.of.unwrap_or(timing.of);
        let card = ability.refinement.card.unwrap_or(timing.card);
        let filters = ability.refinement.filters.as_deref().cloned().unwrap_or_default();
        let mut args = FluentArgs::new();
        self.facts.set(&mut args);
        args.set("of", side(&[of]));
        args.set("filtered", if filters.is_empty() { "no" } else { "yes" });
        let cards = Described {
            other: card == About::Other,
            ..Described::by_filters(&filters, format!("on-{name}"), side(&[of]))
        };
        let cards = self.noun(&cards, Purpose::Event, None);
        args.set("cards", cards);
        let text = tidy(&self.say(&id, quoted, &args, &Forms::default())?);
        if text.is_empty() {
            return Ok(None);
        }
        self.subject = self.subject_of(&id, Some(side(&[of]))).map(ToOwned::to_owned);
        let is_label = quoted.is_some() || self.note(&id, "as").as_deref() == Some("label");
        Ok(Some((if is_label { "label" } else { "on" }, text)))
    }

    /// The costs of an ability as one clause.
    fn costs(&mut self, ability: &Ability) -> Result<Option<String>, MissingMessage> {
        let mut text = String::new();
        for one in &ability.costs {
            let next = self.cost(one)?;
            text = self.joined("cost-and", text, next)?;
        }
        Ok(Some(text).filter(|text| !text.is_empty()))
    }

    /// One cost as a clause; empty for one that the game does not have.
    pub(super) fn cost(&mut self, one: &CostUse) -> Result<String, MissingMessage> {
        let Some((name, _)) = self.game.costs.get_index(one.cost.index()) else { return Ok(String::new()) };
        let cards = Described::by_filters(&one.filters, format!("cost-{name}"), "self");
        let cards = self.noun(&cards, Purpose::Paid(one.val), None);
        let mut args = FluentArgs::new();
        args.set("n", i64::from(one.val));
        args.set("cards", cards);
        self.facts.set(&mut args);
        Ok(tidy(&self.say(&format!("cost-{name}"), None, &args, &Forms::default())?))
    }
}
