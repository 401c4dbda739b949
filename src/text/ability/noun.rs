//! Cards as noun phrases: how many, which, whose, and where they are.

use fluent::{FluentArgs, FluentValue};

use super::filters::{Filter, Slot, Tested};
use super::{Join, Phrase, Writer, set_forms, tidy};
use crate::kernel::ids::ZoneId;
use crate::kernel::rules::ability::{FilterUse, Pick, Side, Target, Tests};
use crate::kernel::rules::term::Extreme;
use crate::text::render::clause::MissingMessage;
use crate::text::render::marks::Part;
use crate::text::render::phrase::{Forms, PLURAL};

/// A noun phrase.
#[derive(Debug)]
pub(super) struct Noun {
    /// The message that puts its pieces together.
    message: String,
    /// The pieces.
    arguments: Vec<(&'static str, Piece)>,
    /// The properties that its words agree with.
    forms: Forms,
    /// The gender that adjectives have beside a plural noun.
    plural: Option<String>,
    /// The row that it is of, and which part of it.
    pub origin: Option<(usize, Part)>,
}

#[derive(Clone, Debug)]
enum Piece {
    Number(i64),
    Text(String),
    Phrase(FluentValue<'static>),
}

/// What a noun phrase is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The cards that a row is about.
    Aim,
    /// So many cards, in a condition.
    Count(u32, u32),
    /// A card that there is, or was.
    Some,
    /// So many cards that are paid.
    Paid(i32),
    /// The card of an event.
    Event,
    /// The cards whose effects a word keeps off.
    Against,
}

/// Cards that are described: by a target, or by filters and a place.
pub(super) struct Described<'t> {
    pub target: Option<&'t Target>,
    pub filters: &'t Tests<FilterUse>,
    /// The place as messages name it.
    pub zone: String,
    pub who: &'static str,
    pub other: bool,
}

/// The pieces that filters make.
#[derive(Default)]
struct Pieces {
    adjectives: Vec<Filter>,
    before: Vec<Filter>,
    noun: Option<Filter>,
    with: Vec<Filter>,
    after: Vec<Filter>,
    place: Option<Filter>,
}

impl Pieces {
    /// Adds a filter beside the noun.
    fn push(&mut self, slot: Slot, filter: Filter) {
        match slot {
            Slot::Noun | Slot::Adjective => self.adjectives.push(filter),
            Slot::Before => self.before.push(filter),
            Slot::With => self.with.push(filter),
            Slot::After => self.after.push(filter),
        }
    }
}

impl<'t> Described<'t> {
    /// Cards that only filters describe.
    pub fn by_filters(filters: &'t Tests<FilterUse>, zone: String, who: &'static str) -> Self {
        Self { target: None, filters, zone, who, other: false }
    }
}

/// The single name for a list of sides: own, opponent or both.
pub(super) fn side(sides: &[Side]) -> &'static str {
    match sides {
        [Side::Own] => "self",
        [Side::Other] => "opponent",
        _ => "any",
    }
}

impl Writer<'_, '_> {
    /// The name of zones: that of a group, or their own ones.
    pub(super) fn zone_key(&self, zones: &[ZoneId]) -> String {
        let group = self.game.groups.iter().find(|(_, group)| group.len() > 1 && group.as_ref() == zones);
        if let Some((name, _)) = group {
            return name.to_string();
        }
        let names: Vec<&str> = zones
            .iter()
            .map(|zone| self.game.zones.get_index(zone.index()).map_or("", |(name, _)| name.as_str()))
            .collect();
        names.join("-")
    }

    /// The cards of a target as an argument.
    pub(super) fn of_target(
        &mut self,
        target: &Target,
        purpose: Purpose,
        origin: Option<(usize, Part)>,
    ) -> FluentValue<'static> {
        let zone = target.zones.as_deref().map_or_else(|| "none".to_owned(), |zones| self.zone_key(zones));
        let cards = Described {
            target: Some(target),
            filters: &target.filters,
            zone,
            who: side(&target.who),
            other: target.other,
        };
        self.noun(&cards, purpose, origin)
    }

    /// A noun phrase as an argument.
    pub(super) fn noun(
        &mut self,
        cards: &Described<'_>,
        purpose: Purpose,
        origin: Option<(usize, Part)>,
    ) -> FluentValue<'static> {
        let preset = cards.target.and_then(|target| target.preset);
        let base = preset.and_then(|at| self.game.targets.get_index(usize::from(at)));
        let mut pieces = self.pieces(cards, base.map(|(_, base)| base));
        if !matches!(purpose, Purpose::Count(..)) {
            self.add_place(cards, &mut pieces);
        }
        let (quantity, count) = quantity(cards, purpose);
        let own = base
            .filter(|(_, base)| purpose == Purpose::Aim && cards.target.is_some_and(|target| is_like(target, base)));
        let message = self.noun_message(own.map(|(name, _)| name.as_str()), cards, quantity);
        let is_plural = match quantity {
            "all" | "none" => true,
            "at-least" => count > 1,
            _ => count != 1,
        };
        let number = self.note(&message, "number").unwrap_or_else(|| if is_plural { "pl" } else { "sg" }.to_owned());
        let onset = self.first_onset(&pieces);
        let (noun, mut features) = self.noun_word(&pieces, &cards.zone);
        let mut forms = Forms::default().with("number", &number);
        // Attributes of the message override those of the noun.
        let own: Vec<String> = self.bundle.attributes(&message).map(ToOwned::to_owned).collect();
        for name in own {
            if let Some(text) = self.note(&message, &name) {
                features.retain(|(known, _)| *known != name);
                features.push((name, text));
            }
        }
        let feature = |name: &str| features.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone());
        if let Some(gender) = feature("gender") {
            forms.set("gender", &gender);
        }
        let pick = if quantity == "at-least" && count == 1 { "some" } else { quantity };
        for (name, value) in [("pick", pick), ("who", cards.who), ("zone", &cards.zone)] {
            forms.set(name, value);
        }
        let onset = onset.or_else(|| feature("onset")).unwrap_or_default();
        let plural = feature(PLURAL);
        features.retain(|(name, _)| name != "number");
        for (name, value) in [("number", number.as_str()), ("pick", pick), ("who", cards.who), ("zone", &cards.zone)] {
            features.push((name.to_owned(), value.to_owned()));
        }
        features.push(("n".to_owned(), count.to_string()));
        let Pieces { adjectives, before, with, after, place, .. } = pieces;
        let place = place.into_iter().collect();
        let mut list = |filters, join| Piece::Phrase(self.phrase(Phrase::Filters(filters, join), Vec::new()));
        let mut arguments = vec![
            ("adj", list(adjectives, Join::Words)),
            ("pre", list(before, Join::Words)),
            ("with", list(with, Join::With)),
            ("after", list(after, Join::Words)),
            ("place", list(place, Join::Words)),
            ("noun", Piece::Phrase(noun)),
            ("n", Piece::Number(count)),
            ("onset", Piece::Text(onset)),
            ("other", Piece::Text(if cards.other { "yes" } else { "no" }.to_owned())),
        ];
        if let Some((number, _)) = cards.target.and_then(|target| self.game.numbers.get_index(target.number?.index())) {
            let number = self.word(format!("number-{number}"));
            arguments.push(("stat", Piece::Phrase(number)));
        }
        self.phrase(Phrase::Noun(Box::new(Noun { message, arguments, forms, plural, origin })), features)
    }

    /// The message of a noun phrase: of its preset, of how its cards are picked by whom, or of how they are picked.
    fn noun_message(&self, preset: Option<&str>, cards: &Described<'_>, quantity: &str) -> String {
        if let Some(id) = preset.map(|preset| format!("to-{preset}")).filter(|id| self.bundle.has(id)) {
            return id;
        }
        if cards.target.is_some_and(Target::is_player) {
            return format!("np-player-{}", cards.who);
        }
        let by_opponent = cards.target.is_some_and(|target| target.by_opponent);
        let theirs = format!("np-{quantity}-theirs");
        if by_opponent && self.bundle.has(&theirs) { theirs } else { format!("np-{quantity}") }
    }

    /// The pieces that filters make, with `base` for the filters that its preset says by itself.
    fn pieces(&self, cards: &Described<'_>, base: Option<&Target>) -> Pieces {
        let (mut pieces, mut nouns) = (Pieces::default(), Vec::new());
        let mut all: Vec<(&FilterUse, bool)> = cards.filters.members.iter().map(|one| (one, false)).collect();
        let mut rest = Tests { members: Box::default(), ..cards.filters.clone() };
        // A single filter that must not hold can have words of its own: "untapped".
        if let Some(not) = &cards.filters.not
            && not.any.is_empty()
            && not.all.is_empty()
            && not.not.is_none()
            && let [one] = &not.members[..]
            && self.has_negative(&self.filter(one, true))
        {
            all.push((one, true));
            rest.not = None;
        }
        all.sort_by_key(|(one, _)| one.filter);
        let of_base = |one: &FilterUse| base.is_some_and(|base| base.filters.members.contains(one));
        for (one, negative) in all {
            let filter = self.filter(one, negative);
            // What a preset asks for without words of its own is known from its name.
            if of_base(one) && !self.bundle.has(&filter.id) {
                continue;
            }
            if filter.negative && !self.has_negative(&filter) {
                let tests = Tests { members: Box::new([*one]), ..Tests::default() };
                let tested = Some(Tested { tests, negative });
                pieces.after.push(Filter { tested, ..filter });
                continue;
            }
            match self.slot(&filter, &cards.zone) {
                Slot::Noun => nouns.push(filter),
                slot => pieces.push(slot, filter),
            }
        }
        // There is one noun: what is a noun everywhere comes before what is one in this place.
        let first = nouns.iter().position(|filter| self.slot(filter, "") == Slot::Noun).unwrap_or(0);
        for (at, filter) in nouns.into_iter().enumerate() {
            if at == first {
                pieces.noun = Some(filter);
            } else {
                pieces.push(self.slot(&filter, ""), Filter { displaced: true, ..filter });
            }
        }
        let other = Filter::plain("where-other".to_owned());
        if cards.other && cards.target.is_some() && base.is_none_or(|base| !base.other) && self.bundle.has(&other.id) {
            match self.slot(&other, &cards.zone) {
                Slot::Before => pieces.before.push(other),
                _ => pieces.adjectives.push(other),
            }
        }
        if !rest.is_empty() {
            let tested = Some(Tested { tests: rest, negative: false });
            pieces.after.push(Filter { tested, ..Filter::plain("np-that".to_owned()) });
        }
        pieces.adjectives.sort_by_key(|filter| self.order(filter));
        pieces.after.sort_by_key(|filter| self.order(filter));
        pieces
    }

    /// Whose the cards are and where they are. Conditions say it themselves.
    fn add_place(&self, cards: &Described<'_>, pieces: &mut Pieces) {
        let place = Filter::plain(format!("in-{}-{}", cards.zone, cards.who));
        if self.bundle.has(&place.id) {
            if self.note(&place.id, "as").as_deref() == Some("adjective") {
                pieces.adjectives.push(place);
            } else {
                pieces.place = Some(place);
            }
        }
        pieces.adjectives.sort_by_key(|filter| self.order(filter));
    }

    fn first_onset(&self, pieces: &Pieces) -> Option<String> {
        let first = pieces.adjectives.first();
        first.map(|filter| self.onset(filter).unwrap_or_else(|| "consonant".to_owned()))
    }

    /// The noun, and its properties.
    fn noun_word(&mut self, pieces: &Pieces, zone: &str) -> (FluentValue<'static>, Vec<(String, String)>) {
        if let Some(filter) = &pieces.noun {
            let of_word = filter.word.as_deref().map(|word| self.features_of(word)).unwrap_or_default();
            let noun = Phrase::Filters(vec![filter.clone()], Join::Words);
            return (self.phrase(noun, of_word.clone()), of_word);
        }
        let of_zone = format!("noun-{zone}");
        let id = if self.bundle.has(&of_zone) { of_zone } else { "noun-card".to_owned() };
        let features = self.features_of(&id);
        (self.word(id), features)
    }

    pub(super) fn noun_form(&mut self, noun: &Noun, asked: &Forms) -> Result<String, MissingMessage> {
        let mut forms = noun.forms.clone();
        for (name, value) in asked.iter() {
            forms.set(name, value);
        }
        if let Some(plural) = &noun.plural {
            forms.set(PLURAL, plural);
        }
        let mut args = FluentArgs::new();
        set_forms(&mut args, &forms);
        for (name, piece) in &noun.arguments {
            match piece {
                Piece::Number(number) => args.set(*name, *number),
                Piece::Text(text) => args.set(*name, text.clone()),
                Piece::Phrase(value) => args.set(*name, value.clone()),
            }
        }
        self.facts.set(&mut args);
        let attribute = forms.best(self.bundle.attributes(&noun.message)).map(ToOwned::to_owned);
        let text = self.say(&noun.message, attribute.as_deref(), &args, &forms)?;
        let text = tidy(&text);
        Ok(match noun.origin {
            Some((row, part)) => self.mark(row, part, None, &text),
            None => text,
        })
    }
}

/// Whether a target differs from its preset in nothing but filters.
fn is_like(target: &Target, base: &Target) -> bool {
    let picked = |target: &Target| (target.pick, target.count, target.up_to, target.number, target.by_opponent);
    picked(target) == picked(base) && (&target.who, &target.zones, target.other) == (&base.who, &base.zones, base.other)
}

/// How the cards are picked, as messages name it, and how many.
fn quantity(cards: &Described<'_>, purpose: Purpose) -> (&'static str, i64) {
    match (purpose, cards.target) {
        (Purpose::Aim, Some(target)) => {
            let name = match (target.pick, target.up_to) {
                (Pick::All, _) => "all",
                (Pick::Random, _) => "random",
                (Pick::Best(Extreme::Most), _) => "most",
                (Pick::Best(Extreme::Least), _) => "least",
                (Pick::This, _) => "this",
                (Pick::Host, _) => "host",
                (Pick::Same, _) => "same",
                (Pick::Fit | Pick::Choose | Pick::Target, Some(_)) => "up-to",
                (Pick::Target, None) => "target",
                (Pick::Fit | Pick::Choose, None) => "choose",
            };
            (name, i64::from(target.up_to.unwrap_or(target.count)))
        }
        (Purpose::Count(_, 0), _) => ("none", 0),
        (Purpose::Count(least, most), _) if least == most => ("exactly", i64::from(least)),
        (Purpose::Count(least, u32::MAX), _) => ("at-least", i64::from(least)),
        (Purpose::Count(_, most), _) => ("at-most", i64::from(most)),
        (Purpose::Paid(count), _) => ("paid", i64::from(count)),
        (Purpose::Event, _) => ("event", 1),
        (Purpose::Against, _) => ("against", 1),
        (Purpose::Some | Purpose::Aim, _) => ("some", 1),
    }
}
