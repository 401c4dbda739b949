//! Filters as words: adjectives, nouns, what follows the noun, and clauses about cards.

use fluent::FluentArgs;

use super::{Join, List, Phrase, Writer, set_forms, tidy};
use crate::kernel::rules::ability::{FilterUse, Tests};
use crate::kernel::rules::tables::Takes;
use crate::text::render::bundle::MissingReason;
use crate::text::render::clause::{MissingMessage, message};
use crate::text::render::phrase::Forms;

/// The usual place of an adjective among others; `.order` of its message says another one.
const USUAL_ORDER: i32 = 50;

/// The place of what has no words of its own for a place.
const NOWHERE: &str = "none";

/// A filter as a phrase.
#[derive(Clone, Debug)]
pub(super) struct Filter {
    /// The id of its message.
    pub id: String,
    /// Its number.
    pub number: i32,
    /// The message of its word.
    pub word: Option<String>,
    /// The name of its card.
    pub card: Option<String>,
    /// Whether it must not hold.
    pub negative: bool,
    /// Tests that only a relative clause can say; the other members are unused then.
    pub tested: Option<Tested>,
    /// Whether it would be the noun here, but another filter is: it is printed as in a place without words of its own.
    pub displaced: bool,
}

/// Tests of a row that are printed as a clause, and whether they must not hold.
#[derive(Clone, Debug)]
pub(super) struct Tested {
    pub tests: Tests<FilterUse>,
    pub negative: bool,
}

/// Whether tests next to this one in a list have the same verb, which is printed once: "is an Event or a Stage".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Verb {
    /// The test before has it.
    is_shared: bool,
    /// The test after has it.
    follows: bool,
}

/// Where a filter is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    Adjective,
    /// Before the noun, in languages whose adjectives follow it.
    Before,
    Noun,
    With,
    After,
}

impl Filter {
    /// A filter without a parameter.
    pub fn plain(id: String) -> Self {
        Self { id, number: 1, word: None, card: None, negative: false, tested: None, displaced: false }
    }
}

impl Writer<'_, '_> {
    /// A filter of a row; `negative` if it is inside `not`.
    pub(super) fn filter(&self, one: &FilterUse, negative: bool) -> Filter {
        let (name, filter) = self
            .game
            .filters
            .get_index(one.filter.index())
            .map_or(("", None), |(name, filter)| (name.as_str(), Some(filter)));
        let takes = filter.map(|filter| &filter.takes);
        let word = one.word.map(|word| self.game.word(word));
        let is_card = takes == Some(&Takes::Card);
        let negative = negative != (takes == Some(&Takes::Flag) && one.number == 0);
        Filter {
            id: format!("where-{name}"),
            number: one.number,
            word: word.filter(|_| !is_card).map(|word| self.word_id(word)),
            card: word.filter(|_| is_card).map(|card| self.card_name(card)),
            negative,
            tested: None,
            displaced: false,
        }
    }

    /// Where a filter is printed: the message's word for this place, or for all.
    pub(super) fn slot(&self, filter: &Filter, zone: &str) -> Slot {
        if filter.tested.is_some() {
            return Slot::After;
        }
        let of_false = if filter.negative { self.note(&filter.id, "false-as") } else { None };
        let of_zone = || self.note(&filter.id, &format!("as-{zone}"));
        let word = of_false.or_else(of_zone).or_else(|| self.note(&filter.id, "as"));
        match word.as_deref() {
            Some("noun") => Slot::Noun,
            Some("before") => Slot::Before,
            Some("with") => Slot::With,
            Some("after") => Slot::After,
            _ => Slot::Adjective,
        }
    }

    /// The place of an adjective among others.
    pub(super) fn order(&self, filter: &Filter) -> i32 {
        self.note(&filter.id, "order").and_then(|order| order.parse().ok()).unwrap_or(USUAL_ORDER)
    }

    /// How a filter begins, for articles.
    pub(super) fn onset(&self, filter: &Filter) -> Option<String> {
        let of_word = || {
            let word = self.bundle.word(filter.word.as_deref()?)?;
            Some(word.forms.iter().find(|(name, _)| name == "onset")?.1.raw.clone())
        };
        self.note(&filter.id, "onset").or_else(of_word)
    }

    /// Whether a filter that must not hold has words of its own ("untapped").
    pub(super) fn has_negative(&self, filter: &Filter) -> bool {
        self.bundle.attributes(&filter.id).any(|name| name.split('-').any(|part| part == "false"))
    }

    pub(super) fn filters_form(
        &mut self,
        filters: &[Filter],
        join: Join,
        forms: &Forms,
    ) -> Result<String, MissingMessage> {
        let mut items = Vec::with_capacity(filters.len());
        for filter in filters {
            items.push(self.filter_form(filter, forms)?);
        }
        items.retain(|item| !item.is_empty());
        if items.is_empty() {
            return Ok(String::new());
        }
        match join {
            Join::Words => Ok(items.join(if self.bundle.language.spaced { " " } else { "" })),
            Join::With => {
                let list = self.list(items, List::Things)?;
                let mut args = FluentArgs::new();
                args.set("list", list);
                set_forms(&mut args, forms);
                message(self.bundle, "np-with", None, &args)
            }
        }
    }

    fn filter_form(&mut self, filter: &Filter, forms: &Forms) -> Result<String, MissingMessage> {
        if let Some(tested) = &filter.tested {
            let text = self.predicate(tested, forms)?;
            let mut args = FluentArgs::new();
            args.set("is", text);
            set_forms(&mut args, forms);
            let attribute = forms.agreed().best(self.bundle.attributes("np-that")).map(ToOwned::to_owned);
            return self.say("np-that", attribute.as_deref(), &args, forms);
        }
        let mut wanted = forms.clone();
        if filter.negative {
            wanted.set("false", "false");
        }
        self.filter_text(filter, &wanted, forms)
    }

    fn filter_text(&mut self, filter: &Filter, wanted: &Forms, forms: &Forms) -> Result<String, MissingMessage> {
        let attribute = wanted.agreed().best(self.bundle.attributes(&filter.id)).map(ToOwned::to_owned);
        let mut args = FluentArgs::new();
        args.set("n", i64::from(filter.number));
        if let Some(word) = filter.word.clone() {
            let word = self.word(word);
            args.set("word", word);
        }
        if let Some(card) = &filter.card {
            args.set("card", card.clone());
        }
        set_forms(&mut args, forms);
        if filter.displaced {
            args.set("zone", NOWHERE);
        }
        self.facts.set(&mut args);
        self.say(&filter.id, attribute.as_deref(), &args, forms).map(|text| tidy(&text))
    }

    /// What cards are, as a clause.
    pub(super) fn predicate(&mut self, tested: &Tested, forms: &Forms) -> Result<String, MissingMessage> {
        let Tested { tests, negative } = tested;
        let mut all = Vec::new();
        for one in &tests.members {
            all.push(self.says_is(one, *negative, Verb::default(), forms)?);
        }
        let verbs: Vec<Option<&'static str>> = tests.any.iter().map(|inner| self.verb(inner, forms)).collect();
        let mut of_any = Vec::new();
        for (at, inner) in tests.any.iter().enumerate() {
            let is_as = |other: Option<usize>| {
                let other = other.and_then(|other| verbs.get(other)).copied().flatten();
                !negative && other.is_some() && other == verbs[at]
            };
            let verb = Verb { is_shared: is_as(at.checked_sub(1)), follows: is_as(Some(at + 1)) };
            of_any.push(match &inner.members[..] {
                [one] if verb != Verb::default() => self.says_is(one, *negative, verb, forms)?,
                _ => self.predicate(&Tested { tests: inner.clone(), negative: *negative }, forms)?,
            });
        }
        if !of_any.is_empty() {
            // `not(a or b)` prints as "neither a nor b".
            all.push(self.list(of_any, if *negative { List::Predicates } else { List::AnyPredicate })?);
        }
        for inner in &tests.all {
            all.push(self.predicate(&Tested { tests: inner.clone(), negative: *negative }, forms)?);
        }
        if let Some(inner) = &tests.not {
            all.push(self.predicate(&Tested { tests: (**inner).clone(), negative: !negative }, forms)?);
        }
        self.list(all, if *negative { List::AnyPredicate } else { List::Predicates })
    }

    /// The message around what cards are, by the place of the filter; `None` if the filter has a clause of its own.
    fn frame(&self, filter: &Filter, forms: &Forms) -> Option<&'static str> {
        let wanted = says_wanted(filter, forms);
        let best = wanted.agreed().best(self.bundle.attributes(&filter.id));
        let has = |part: &str| best.is_some_and(|name| name.split('-').any(|known| known == part));
        if has("is") && (has("not") == filter.negative) {
            return None;
        }
        Some(match (self.slot(filter, ""), filter.negative) {
            (Slot::Noun, false) => "np-is-a",
            (Slot::Noun, true) => "np-is-not-a",
            (Slot::With, false) => "np-has",
            (Slot::With, true) => "np-has-not",
            (_, false) => "np-is",
            (_, true) => "np-is-not",
        })
    }

    /// The message of tests that are one test.
    fn verb(&self, tests: &Tests<FilterUse>, forms: &Forms) -> Option<&'static str> {
        let [one] = &tests.members[..] else { return None };
        let is_one = tests.any.is_empty() && tests.all.is_empty() && tests.not.is_none();
        is_one.then(|| self.frame(&self.filter(one, false), forms)).flatten()
    }

    fn says_is(
        &mut self,
        one: &FilterUse,
        negative: bool,
        verb: Verb,
        forms: &Forms,
    ) -> Result<String, MissingMessage> {
        let filter = self.filter(one, negative);
        let Some(id) = self.frame(&filter, forms) else {
            return self.filter_text(&filter, &says_wanted(&filter, forms), forms);
        };
        // Without a clause of its own, the filter is printed with the message for adjectives.
        if !self.bundle.has(&filter.id) {
            return Err(MissingMessage { message: filter.id, reason: MissingReason::NotFound });
        }
        let features = filter.word.as_deref().map(|word| self.features_of(word)).unwrap_or_default();
        let positive = Filter { negative: false, ..filter };
        let what = self.phrase(Phrase::Filters(vec![positive], Join::Words), features);
        let mut args = FluentArgs::new();
        args.set("what", what);
        args.set("shared", if verb.is_shared { "yes" } else { "no" });
        args.set("follows", if verb.follows { "yes" } else { "no" });
        set_forms(&mut args, forms);
        self.say(id, None, &args, forms).map(|text| tidy(&text))
    }
}

/// The forms of a filter that is printed as a clause.
fn says_wanted(filter: &Filter, forms: &Forms) -> Forms {
    let mut wanted = forms.clone().with("use", "is");
    if filter.negative {
        wanted.set("false", "not");
    }
    wanted
}
