//! Cards as noun phrases: how many and which; whose and where they are is in `place`.

use fluent::{FluentArgs, FluentValue};

use super::filters::{Filter, Slot, Tested};
use super::place::{PLACE, side, zone_key};
use super::{Join, Phrase, Writer, set_forms, tidy};
use crate::kernel::rules::ability::{FilterUse, Pick, Target, Tests};
use crate::kernel::rules::term::Extreme;
use crate::text::render::bundle::MissingReason;
use crate::text::render::clause::{MissingMessage, message};
use crate::text::render::marks::Part;
use crate::text::render::phrase::{Forms, PLURAL, next_request};

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
    /// The phrases that its message must print.
    needed: Vec<usize>,
    /// What no message says.
    unprinted: Option<String>,
    /// The row that it is of, and which part of it.
    pub origin: Option<(usize, Part)>,
}

#[derive(Clone, Debug)]
pub(super) enum Piece {
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
    /// The zones as messages name them.
    pub zone: String,
    /// The zones of which messages say that the cards are there; empty: they do not say it.
    pub place: String,
    pub who: &'static str,
    pub other: bool,
}

/// The pieces that filters make.
#[derive(Default)]
pub(super) struct Pieces {
    /// What no word says, e.g. a test of a preset that only its name implies.
    pub unprinted: Option<String>,
    pub adjectives: Vec<Filter>,
    before: Vec<Filter>,
    noun: Option<Filter>,
    with: Vec<Filter>,
    after: Vec<Filter>,
    pub place: Option<Filter>,
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
        Self { target: None, filters, place: zone.clone(), zone, who, other: false }
    }
}

impl<'a> Writer<'a, '_> {
    /// The cards of a target as an argument.
    pub(super) fn of_target(
        &mut self,
        target: &Target,
        purpose: Purpose,
        origin: Option<(usize, Part)>,
    ) -> FluentValue<'static> {
        // What is a preset in other words is named as the preset is.
        let is_other = purpose == Purpose::Aim
            && self.preset(target).is_none_or(|(_, base)| Target { preset: None, ..target.clone() } != *base);
        let named = Some(target).filter(|_| is_other).and_then(|target| self.game.preset_like(target));
        let cards = self.described(named.as_ref().unwrap_or(target));
        self.noun(&cards, purpose, origin)
    }

    /// The cards of a target.
    pub(super) fn described<'t>(&self, target: &'t Target) -> Described<'t> {
        let zone = target.zones.as_deref().map_or_else(|| "none".to_owned(), |zones| zone_key(self.game, zones));
        Described {
            target: Some(target),
            filters: &target.filters,
            place: zone.clone(),
            zone,
            who: side(&target.who),
            other: target.other,
        }
    }

    /// A noun phrase as an argument.
    pub(super) fn noun(
        &mut self,
        cards: &Described<'_>,
        purpose: Purpose,
        origin: Option<(usize, Part)>,
    ) -> FluentValue<'static> {
        let base = cards.target.and_then(|target| self.preset(target)).map(|(_, base)| base);
        let mut pieces = self.pieces(cards, base);
        if !matches!(purpose, Purpose::Count(..)) {
            self.add_place(cards, &mut pieces);
        }
        let (quantity, count) = quantity(cards, purpose);
        let onset = self.first_onset(&pieces);
        let (noun, mut features) = self.noun_word(&pieces, cards);
        let aim = cards.target.filter(|_| purpose == Purpose::Aim);
        let mut own = aim.and_then(|target| self.own_message(target));
        let is_added = |writer: &Self, filter: &Filter| {
            !base.is_some_and(|base| base.filters.members.iter().any(|one| writer.filter(one, false).id == filter.id))
        };
        let is_adjective = pieces.adjectives.iter().any(|filter| filter.id.starts_with(PLACE));
        let has_place = pieces.place.is_some() || is_adjective;
        let Pieces { unprinted, noun: noun_filter, adjectives, before, with, after, place } = pieces;
        // What the message must print, and what it must print if it is a preset's own.
        let mut needed =
            vec![(self.phrases.len() - 1, noun_filter.is_some(), noun_filter.is_some_and(|one| is_added(self, &one)))];
        let mut list = |filters: Vec<Filter>, join| {
            // Messages can say by themselves whose cards are and where.
            let is_filter = |filter: &&Filter| !filter.id.starts_with(PLACE);
            let is_any_added = filters.iter().filter(is_filter).any(|filter| is_added(self, filter));
            needed.push((self.phrases.len(), filters.iter().any(|filter| is_filter(&filter)), is_any_added));
            Piece::Phrase(self.phrase(Phrase::Filters(filters, join), Vec::new()))
        };
        let mut arguments = vec![
            ("adj", list(adjectives, Join::Words)),
            ("pre", list(before, Join::Words)),
            ("with", list(with, Join::With)),
            ("after", list(after, Join::Words)),
            ("place", list(place.into_iter().collect(), Join::Words)),
            ("noun", Piece::Phrase(noun)),
            ("n", Piece::Number(count)),
            ("other", Piece::Text(if cards.other { "yes" } else { "no" }.to_owned())),
        ];
        if let Some((number, _)) = cards.target.and_then(|target| self.game.numbers.get_index(target.number?.index())) {
            let number = self.word(format!("number-{number}"));
            arguments.push(("stat", Piece::Phrase(number)));
        }
        // The phrase that says where the cards are, behind those of the noun and the filters.
        let placed = if is_adjective { needed.get(1) } else { needed.last() };
        let placed = placed.map(|(at, ..)| *at).filter(|_| has_place);
        let of_own: Vec<usize> = needed.iter().filter(|(_, _, added)| *added).map(|(at, ..)| *at).collect();
        own = own.filter(|own| of_own.is_empty() || self.prints(own, &arguments, &of_own));
        let needed = if own.is_some() {
            of_own
        } else {
            needed.into_iter().filter(|(_, is_shown, _)| *is_shown).map(|(at, ..)| at).collect()
        };
        let unprinted = unprinted.filter(|_| own.is_none());
        let is_named = own.is_some();
        let message = own.unwrap_or_else(|| self.noun_message(cards, quantity));
        let is_plural = match quantity {
            "all" | "none" => true,
            "at-least" => count > 1,
            _ => count != 1,
        };
        let number = self.note(&message, "number").unwrap_or_else(|| if is_plural { "pl" } else { "sg" }.to_owned());
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
        for (name, value) in [("pick", pick), ("who", cards.who), ("zone", &cards.place)] {
            forms.set(name, value);
        }
        arguments.push(("onset", Piece::Text(onset.or_else(|| feature("onset")).unwrap_or_default())));
        // A preset has words of its own for whose its cards are, however many of them and however picked.
        let is_silent = |target: &Target| {
            let is_usual = base.is_some_and(|base| (&base.who, &base.zones) == (&target.who, &target.zones));
            let is_preset = base.is_some_and(|base| is_like(target, base));
            !is_named && !is_preset && !self.says_where(&message, &arguments, &forms, (cards, is_usual), placed)
        };
        let silent = || aim.filter(|target| is_silent(target)).map(|_| format!("{PLACE}{}-{}", cards.place, cards.who));
        let unprinted = unprinted.or_else(silent);
        let plural = feature(PLURAL);
        features.retain(|(name, _)| name != "number");
        for (name, value) in [("number", number.as_str()), ("pick", pick), ("who", cards.who), ("zone", &cards.place)] {
            features.push((name.to_owned(), value.to_owned()));
        }
        features.push(("n".to_owned(), count.to_string()));
        self.phrase(
            Phrase::Noun(Box::new(Noun { message, arguments, forms, plural, needed, unprinted, origin })),
            features,
        )
    }

    /// The preset that a target is, or that it refines.
    fn preset(&self, target: &Target) -> Option<(&'a str, &'a Target)> {
        let (name, preset) = self.game.targets.get_index(usize::from(target.preset?))?;
        Some((name.as_str(), preset))
    }

    /// The message of a preset for a target that differs from it in nothing but filters.
    fn own_message(&self, target: &Target) -> Option<String> {
        let (name, base) = self.preset(target)?;
        Some(format!("to-{name}")).filter(|id| is_like(target, base) && self.bundle.has(id))
    }

    /// Whether a message prints these phrases.
    fn prints(&self, id: &str, arguments: &[(&'static str, Piece)], needed: &[usize]) -> bool {
        let mut args = FluentArgs::new();
        set_forms(&mut args, &Forms::default());
        set_pieces(&mut args, arguments);
        self.facts.set(&mut args);
        message(self.bundle, id, None, &args).is_ok_and(|text| has_requests(&text, needed))
    }

    /// The message of a noun phrase: of how its cards are picked by whom, or of how they are picked.
    fn noun_message(&self, cards: &Described<'_>, quantity: &str) -> String {
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
        let filters = cards.filters.flat();
        let mut all: Vec<(&FilterUse, bool)> = filters.members.iter().map(|one| (one, false)).collect();
        let mut rest = Tests { members: Box::default(), ..filters.clone() };
        // A single filter that must not hold can have words of its own: "untapped".
        if let Some(one) = filters.not.as_deref().and_then(Tests::single)
            && self.has_negative(&self.filter(one, true))
        {
            all.push((one, true));
            rest.not = None;
        }
        all.sort_by_key(|(one, _)| one.filter);
        // The name of a preset that is picked in another way does not say what it asks for.
        let named = base.filter(|base| cards.target.is_none_or(|target| target.pick == base.pick));
        let of_base = |one: &FilterUse| base.is_some_and(|base| base.filters.members.contains(one));
        for (one, negative) in all {
            let filter = self.filter(one, negative);
            // What a preset asks for without words of its own is known from its name.
            if of_base(one) && !self.bundle.has(&filter.id) {
                pieces.unprinted = pieces.unprinted.or_else(|| Some(filter.id).filter(|_| named.is_none()));
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
        if cards.other && cards.target.is_some() && named.is_none_or(|base| !base.other) && self.bundle.has(&other.id) {
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

    fn first_onset(&self, pieces: &Pieces) -> Option<String> {
        let first = pieces.adjectives.first();
        first.map(|filter| self.onset(filter).unwrap_or_else(|| "consonant".to_owned()))
    }

    /// The noun, and its properties.
    fn noun_word(&mut self, pieces: &Pieces, cards: &Described<'_>) -> (FluentValue<'static>, Vec<(String, String)>) {
        if let Some(filter) = &pieces.noun {
            let of_word = filter.word.as_deref().map(|word| self.features_of(word)).unwrap_or_default();
            let noun = Phrase::Filters(vec![filter.clone()], Join::Words);
            return (self.phrase(noun, of_word.clone()), of_word);
        }
        let of_type = || self.only_type(cards.target?.zones.as_deref()?).map(|name| format!("type-{name}"));
        let of_zone = Some(format!("noun-{}", cards.zone)).filter(|id| self.bundle.has(id));
        let id = of_zone.or_else(of_type).unwrap_or_else(|| "noun-card".to_owned());
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
        let missing = |message: &str| MissingMessage { message: message.to_owned(), reason: MissingReason::NotFound };
        if let Some(unprinted) = &noun.unprinted {
            return Err(missing(unprinted));
        }
        let mut args = FluentArgs::new();
        set_forms(&mut args, &forms);
        set_pieces(&mut args, &noun.arguments);
        self.facts.set(&mut args);
        let attribute = forms.best(self.bundle.attributes(&noun.message)).map(ToOwned::to_owned);
        let text = message(self.bundle, &noun.message, attribute.as_deref(), &args)?;
        if !has_requests(&text, &noun.needed) {
            return Err(missing(&noun.message));
        }
        let text = self.with_forms(text, &forms).map(|text| tidy(&text))?;
        Ok(match noun.origin {
            Some((row, part)) => self.mark(row, part, None, &text),
            None => text,
        })
    }
}

/// Passes the pieces of a noun phrase to its message.
pub(super) fn set_pieces(args: &mut FluentArgs<'_>, pieces: &[(&'static str, Piece)]) {
    for (name, piece) in pieces {
        match piece {
            Piece::Number(number) => args.set(*name, *number),
            Piece::Text(text) => args.set(*name, text.clone()),
            Piece::Phrase(value) => args.set(*name, value.clone()),
        }
    }
}

/// Whether a text asks for forms of all these phrases.
pub(super) fn has_requests(text: &str, needed: &[usize]) -> bool {
    let (mut rest, mut asked) = (text, Vec::new());
    while let Some((_, at, _, after)) = next_request(rest) {
        asked.push(at);
        rest = after;
    }
    needed.iter().all(|at| asked.contains(at))
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
