//! Operations of rows as clauses.

use fluent::FluentArgs;

use super::noun::{Described, Purpose};
use super::place::{side, zone_key};
use super::{Writer, tidy};
use crate::kernel::ids::{AbilityId, DurationId, LASTING};
use crate::kernel::rules::Game;
use crate::kernel::rules::ability::{Ability, Parameter, Row, RowKind, Who};
use crate::kernel::rules::statement::RowPlaceOf;
use crate::kernel::rules::tables::DurationOf;
use crate::text::render::clause::{MissingMessage, TIMES, contrasting_number, repeated};
use crate::text::render::marks::{NUMBER, Part, around, difference, difference_or_place, mark_modifier, mark_words};
use crate::text::render::phrase::Forms;

/// Whether a printed number is the value or a parameter of the row at a position.
pub(super) fn is_of_row(game: &Game, abilities: &[AbilityId], at: usize, number: &str) -> bool {
    let number = number.replace('−', "-");
    let Ok(number) = number.trim_start_matches(['+', '\u{200e}']).parse::<i32>() else { return false };
    let mut rows = abilities.iter().flat_map(|id| &game.ability(*id).rows);
    let Some(row) = rows.find(|row| usize::from(row.at) == at) else { return false };
    let is_parameter = |parameter: &Parameter| matches!(parameter, Parameter::Number(known) if *known == number);
    row.val == number || row.val.saturating_neg() == number || row.parameters.iter().any(is_parameter)
}

/// A row of an ability, and how often it is done.
#[derive(Clone, Copy)]
pub(super) struct RowOf<'g> {
    pub ability: &'g Ability,
    pub row: &'g Row,
    pub times: u32,
}

impl<'a> Writer<'a, '_> {
    /// What a row does, with how long it lasts. `after`: the form that it has behind what is before it, if its message has one.
    pub(super) fn operation(
        &mut self,
        one: RowOf<'_>,
        cost: Option<&str>,
        after: Option<&str>,
    ) -> Result<String, MissingMessage> {
        let RowOf { row, .. } = one;
        let Some((name, operation)) = self.game.operations.get_index(row.operation.index()) else {
            return Ok(String::new());
        };
        let id = format!("op-{name}");
        let at = usize::from(row.at);
        let lasting = self.duration(one)?;
        let base = match row.kind {
            RowKind::Plain => None,
            RowKind::Replace => Some("replace"),
            RowKind::Bonus => Some("bonus"),
        };
        let form = |own: &str| base.map_or_else(|| own.to_owned(), |base| format!("{base}-{own}"));
        let with_for = Some(form("for")).filter(|form| lasting.is_some() && self.has_form(&id, form));
        let with_cost = Some(form("cost")).filter(|form| cost.is_some() && self.has_form(&id, form));
        let after = after.map(form).filter(|form| self.has_form(&id, form));
        let says_times = one.times > 1 && base.is_none() && self.has_form(&id, TIMES);
        let same =
            Some(form("same")).filter(|form| self.is_same_subject(&id, Some(whose(row))) && self.has_form(&id, form));
        let attribute = if says_times {
            Some(TIMES.to_owned())
        } else {
            with_cost.or(after).or(with_for.clone()).or(same).or(base.map(ToOwned::to_owned))
        };
        let says_for = with_for.is_some() && attribute == with_for;
        let args = self.row_args(one, cost, lasting.as_deref(), row.val)?;
        let mut text = self.say(&id, attribute.as_deref(), &args, &Forms::default()).map(|text| tidy(&text))?;
        // The number of a card that is made can be beside it; else the first number is the value.
        let says_value = match row.card {
            Some(_) => text.contains(&around(NUMBER, &row.val.to_string())),
            None => text.contains(NUMBER),
        };
        if operation.val.is_some() && !says_value && self.depth == 0 {
            let other = self.row_args(one, cost, lasting.as_deref(), contrasting_number(row.val))?;
            let contrast = self.say(&id, attribute.as_deref(), &other, &Forms::default()).map(|text| tidy(&text));
            if let Some(range) =
                contrast.ok().and_then(|other| difference_or_place(&text, &other, self.bundle.language.spaced))
            {
                mark_words(&mut text, range);
            }
        }
        if base.is_some()
            && let Ok(plain) = self.say(&id, None, &args, &Forms::default())
            && let Some(range) = difference(&text, &tidy(&plain), self.bundle.language.spaced)
        {
            mark_modifier(&mut text, range);
        }
        let mut text = self.mark(at, Part::Operation, None, &text);
        if let Some(lasting) = lasting.filter(|_| !says_for) {
            let mut args = FluentArgs::new();
            args.set("text", text);
            args.set("for", lasting);
            text = self.say("frame-for", None, &args, &Forms::default())?;
        }
        if one.times > 1 && !says_times {
            text = repeated(self.bundle, text, one.times)?;
        }
        Ok(tidy(&text))
    }

    pub(super) fn has_form(&self, id: &str, form: &str) -> bool {
        self.bundle.attributes(id).any(|attribute| attribute == form)
    }

    /// The variables of a row's operation.
    fn row_args(
        &mut self,
        one: RowOf<'_>,
        cost: Option<&str>,
        lasting: Option<&str>,
        val: i32,
    ) -> Result<FluentArgs<'a>, MissingMessage> {
        let RowOf { row, ability, .. } = one;
        let game = self.game;
        let at = usize::from(row.at);
        let mut args = FluentArgs::new();
        args.set("val", i64::from(val));
        args.set("abs", i64::from(val).abs());
        args.set("sign", sign(val));
        args.set("n", i64::from(one.times));
        args.set("who", whose(row));
        self.facts.set(&mut args);
        args.set("depth", i64::from(self.depth) + 1);
        let timing = game.timings.get_index(ability.timing.index()).map_or("", |(name, _)| name.as_str());
        args.set("timing", timing.to_owned());
        let is_always = game.timings.get_index(ability.timing.index()).is_some_and(|(_, timing)| timing.always);
        args.set("always", if is_always { "yes" } else { "no" });
        if let Some(cost) = cost {
            args.set("cost", cost.to_owned());
        }
        args.set("for", lasting.unwrap_or_default().to_owned());
        if let Some(word) = row.word {
            let word = game.word(word);
            args.set("choice", word.to_owned());
            let id = self.word_id(word);
            let word = self.word(id);
            args.set("word", word);
        }
        if let Some(target) = row.target {
            let to = self.of_target(game.target(target), Purpose::Aim, Some((at, Part::Aim)));
            args.set("to", to);
        }
        let names = game.operations.get_index(row.operation.index());
        let names = names.into_iter().flat_map(|(_, operation)| operation.parameters.keys());
        for (name, parameter) in names.zip(row.parameters.iter()) {
            match parameter {
                Parameter::Number(number) => {
                    args.set(name.to_string(), i64::from(*number));
                }
                Parameter::Place(place) => {
                    let of = match place.of {
                        RowPlaceOf::Own => "self",
                        RowPlaceOf::Other => "opponent",
                        RowPlaceOf::Both => "both",
                        RowPlaceOf::Owner => "owner",
                    };
                    args.set(name.to_string(), format!("{of}-{}", zone_key(game, &[place.zone])));
                }
            }
        }
        if let Some(against) = &row.against {
            let cards = Described::by_filters(&against.filters, "against".to_owned(), side(&[against.who]));
            let cards = self.noun(&cards, Purpose::Against, None);
            args.set("against", cards);
        }
        if let Some(card) = &row.card {
            let card = self.made_card(card, row, val)?;
            args.set("card", card);
        }
        if !row.effects.is_empty() {
            args.set("effects", self.quoted(row, &row.effects)?);
        }
        Ok(args)
    }

    /// How long a row lasts, in words; `None` if nothing is printed about it.
    fn duration(&mut self, one: RowOf<'_>) -> Result<Option<String>, MissingMessage> {
        let RowOf { row, ability, .. } = one;
        let game = self.game;
        let is_of_way = || ability.way.is_some_and(|way| game.ways[way.index()].lasting.is_some());
        let usual = || game.operations[row.operation.index()].lasting.first().copied();
        let is_continuous = game.timings.get_index(ability.timing.index()).is_some_and(|(_, timing)| timing.always);
        if is_continuous {
            return Ok(None);
        }
        let lasting: Option<DurationId> = row.lasting.or_else(|| if is_of_way() { None } else { usual() });
        let Some((name, duration)) =
            lasting.filter(|id| *id != LASTING).and_then(|id| game.durations.get_index(id.index()))
        else {
            return Ok(None);
        };
        let id = format!("for-{name}");
        // A duration without words of its own lasts as long as its card does.
        if !self.bundle.has(&id) && !duration.ends && duration.of != DurationOf::Source {
            return Ok(None);
        }
        let mut args = FluentArgs::new();
        self.facts.set(&mut args);
        let text = self.say(&id, None, &args, &Forms::default())?;
        Ok(Some(self.mark(usize::from(row.at), Part::Duration, None, &text)))
    }
}

/// The players whom a row is about, as messages name them.
pub(super) fn whose(row: &Row) -> &'static str {
    match row.who {
        Who::Own => "self",
        Who::Other => "opponent",
        Who::Both => "both",
    }
}

fn sign(val: i32) -> &'static str {
    match val {
        0 => "zero",
        1.. => "plus",
        _ => "minus",
    }
}
