//! Conditions of rows as one clause.

use fluent::FluentArgs;

use super::filters::Tested;
use super::noun::{Described, Purpose};
use super::place::side;
use super::{List, Phrase, Writer, set_forms, tidy};
use crate::base::Name;
use crate::kernel::rules::ability::{ConditionUse, Row, Side, Target, Tests};
use crate::kernel::rules::tables::Takes;
use crate::kernel::rules::{Definition, Game};
use crate::ruleset::SIDES;
use crate::text::languages::ENGLISH;
use crate::text::render::bundle::MissingReason;
use crate::text::render::clause::MissingMessage;
use crate::text::render::marks::Part;
use crate::text::render::page::Page;
use crate::text::render::phrase::Forms;
use crate::text::{Language, Texts};

/// Whether tests must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sense {
    Holds,
    Fails,
}

impl Sense {
    fn opposite(self) -> Self {
        match self {
            Self::Holds => Self::Fails,
            Self::Fails => Self::Holds,
        }
    }
}

/// What a clause says of where its cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    Place,
    Nothing,
}

impl Texts {
    /// Conditions of a card's row by themselves, as the card prints them.
    pub fn conditions(
        &self,
        language: &'static Language,
        game: &Game,
        card: &Definition,
        conditions: &Tests<ConditionUse>,
    ) -> String {
        let mut page = Page::new(self.bundle(language), self.bundle(ENGLISH));
        let text = page.with_fallback(None, |bundle, marks| {
            Writer::new(self, bundle, game, card, marks).tests(0, conditions, Sense::Holds, false, &mut 0)
        });
        page.finish(&text, |_, _, _| true).text
    }
}

impl<'a> Writer<'a, '_> {
    /// The subject that a clause names. One that is a player is named only by clauses about that player.
    pub(super) fn subject_of(&self, id: &str, who: Option<&str>) -> Option<&'a str> {
        let subject = self.bundle.subject(id)?;
        let is_named = who.is_none_or(|who| who == subject || !SIDES.contains(&subject));
        is_named.then_some(subject)
    }

    /// Whether a clause names the subject of the clause before it.
    pub(super) fn is_same_subject(&self, id: &str, who: Option<&str>) -> bool {
        let own = self.subject_of(id, who);
        own.is_some() && own == self.subject.as_deref()
    }

    /// The conditions of a row as one clause, and those that are printed as tags.
    pub(super) fn conditions(&mut self, row: &Row) -> Result<(Option<String>, Option<String>), MissingMessage> {
        let (mut place, at) = (0, usize::from(row.at));
        let mut rest = row.conditions.clone();
        let mut tags = Vec::new();
        let (mut members, mut tagged) = (Vec::new(), Vec::new());
        for one in &row.conditions.members {
            let (name, _) = self.game.conditions.get_index(one.condition.index()).unzip();
            let id = format!("if-{}", name.map_or("", Name::as_str));
            if self.has_form(&id, "tag") {
                tagged.push((id, one.number));
            } else {
                members.push(one.clone());
            }
        }
        for (id, number) in tagged {
            let mut args = FluentArgs::new();
            args.set("n", i64::from(number));
            let text = self.say(&id, Some("tag"), &args, &Forms::default())?;
            tags.push(self.mark(at, Part::Condition, Some(place), &text));
            place += 1;
        }
        // Files are read without the order of their members; `fmt` writes them in that of the ruleset.
        members.sort_by_key(|one| (one.condition, one.number));
        rest.members = members.into();
        let clause =
            if rest.is_empty() { None } else { Some(self.tests(at, &rest, Sense::Holds, false, &mut place)?) };
        Ok((clause, tags.into_iter().reduce(|a, b| a + " " + &b)))
    }

    /// `is_followed`: whether another condition that must hold as well comes behind them.
    fn tests(
        &mut self,
        row: usize,
        tests: &Tests<ConditionUse>,
        sense: Sense,
        is_followed: bool,
        place: &mut usize,
    ) -> Result<String, MissingMessage> {
        let mut all = Vec::new();
        let lists = usize::from(!tests.any.is_empty()) + tests.all.len() + usize::from(tests.not.is_some());
        let mut rest = tests.members.len() + lists;
        // Whether something comes behind the next one.
        let mut is_linked = || {
            rest = rest.saturating_sub(1);
            sense == Sense::Holds && (is_followed || rest > 0)
        };
        for one in &tests.members {
            let text = self.condition(one, sense, is_linked())?;
            all.push(self.mark(row, Part::Condition, Some(*place), &text));
            *place += 1;
        }
        if let Some(last) = tests.any.len().checked_sub(1) {
            let is_linked = is_linked();
            let mut of_any = Vec::new();
            for (at, inner) in tests.any.iter().enumerate() {
                of_any.push(self.tests(row, inner, sense, is_linked && at == last, place)?);
            }
            // `not(a or b)` prints as "neither a nor b".
            all.push(self.list(of_any, List::tests(sense == Sense::Holds))?);
        }
        for inner in &tests.all {
            all.push(self.tests(row, inner, sense, is_linked(), place)?);
        }
        if let Some(inner) = &tests.not {
            all.push(self.tests(row, inner, sense.opposite(), is_linked(), place)?);
        }
        self.list(all, List::tests(sense == Sense::Fails))
    }

    /// A condition as a clause.
    ///
    /// # Errors
    ///
    /// A message is missing, or it does not say whose cards are counted or where, and they are not the usual ones.
    fn condition(&mut self, one: &ConditionUse, sense: Sense, is_linked: bool) -> Result<String, MissingMessage> {
        let game = self.game;
        let target = one.cards.map(|id| game.target(id));
        let before = self.subject.clone();
        let text = self.condition_on(one, target, Says::Place, sense, is_linked)?;
        let rule = game.conditions.get_index(one.condition.index());
        let Some(((name, rule), target)) = rule.zip(target) else { return Ok(text) };
        let Some(base) = rule.to.as_deref() else { return Ok(text) };
        if (&target.who, &target.zones) == (&base.who, &base.zones) {
            return Ok(text);
        }
        let has_own_noun = target.zones.as_deref().is_some_and(|zones| self.has_own_noun(zones));
        let after = self.subject.clone();
        // Whether the clause is another one of other cards, or of cards that may be anywhere.
        let mut differs = |target: &Target, says| {
            self.subject.clone_from(&before);
            self.condition_on(one, Some(target), says, sense, is_linked).map_or(true, |other| other != text)
        };
        let usual_place = Target { zones: base.zones.clone(), ..target.clone() };
        let others = Side::NAMED.into_iter().filter(|(name, _)| *name != side(&target.who));
        let mut others = others.map(|(_, who)| Target { who: Box::new([who]), ..target.clone() });
        let says_side = target.who == base.who || others.all(|other| differs(&other, Says::Place));
        // Of cards in another place, the clause says where, or their noun does.
        let zones = target.zones.as_deref().unwrap_or_default();
        let is_part = zones.iter().all(|zone| base.zones.as_deref().is_some_and(|usual| usual.contains(zone)));
        let says_place = usual_place == *target
            || differs(target, Says::Nothing)
            || (is_part || has_own_noun) && differs(&usual_place, Says::Place);
        self.subject = after;
        if says_side && says_place {
            return Ok(text);
        }
        Err(MissingMessage { message: format!("if-{name}"), reason: MissingReason::NotFound })
    }

    /// A condition on these cards as a clause.
    fn condition_on(
        &mut self,
        one: &ConditionUse,
        target: Option<&Target>,
        says: Says,
        sense: Sense,
        is_linked: bool,
    ) -> Result<String, MissingMessage> {
        let game = self.game;
        let Some((name, condition)) = game.conditions.get_index(one.condition.index()) else {
            return Ok(String::new());
        };
        let id = format!("if-{name}");
        let mut args = FluentArgs::new();
        args.set("n", i64::from(one.number));
        self.facts.set(&mut args);
        let (mut least, mut most, mut negative) = (one.least, one.most, sense == Sense::Fails);
        match condition.takes {
            Takes::Word(_) => {
                let word = one.word.map(|word| game.word(word)).unwrap_or_default();
                let word = self.word_id(word);
                let word = self.word(word);
                // Messages of format 1 have its words as `$sub`.
                args.set("sub", word.clone());
                args.set("word", word);
            }
            Takes::Card => {
                let card = one.word.map(|word| self.card_name(game.word(word))).unwrap_or_default();
                args.set("card", card);
            }
            Takes::Where => {
                let tested = Tested { tests: one.filters.clone(), negative: false };
                let is = self.phrase(Phrase::Predicate(tested), Vec::new());
                args.set("is", is);
                let cards = Described::by_filters(&one.filters, id.clone(), "any");
                let cards = self.noun(&cards, Purpose::Some, None);
                args.set("cards", cards);
            }
            Takes::Cards => {
                if negative && condition.holds.is_none() {
                    let opposite = match (least, most) {
                        (1, u32::MAX) => Some((0, 0)),
                        (0, most) if most < u32::MAX => Some((most + 1, u32::MAX)),
                        (2.., u32::MAX) if !self.has_form(&id, "not") => Some((0, least - 1)),
                        _ => None,
                    };
                    if let Some(opposite) = opposite {
                        ((least, most), negative) = (opposite, false);
                    }
                }
                if let Some(target) = target {
                    let purpose = if condition.holds.is_some() { Purpose::Some } else { Purpose::Count(least, most) };
                    let mut cards = self.described(target);
                    if says == Says::Nothing {
                        cards.place.clear();
                    }
                    let cards = self.noun(&cards, purpose, None);
                    args.set("who", side(&target.who));
                    args.set("cards", cards);
                }
            }
            Takes::Nothing | Takes::Flag | Takes::Number(_) => {}
        }
        set_forms(&mut args, &Forms::default());
        if !negative {
            let who = target.map(|target| side(&target.who));
            let is_same = self.is_same_subject(&id, who);
            self.subject = self.subject_of(&id, who).map(ToOwned::to_owned);
            let forms: &[&str] = match (is_linked, is_same) {
                (true, true) => &["link-same", "link"],
                (true, false) => &["link"],
                (false, true) => &["same"],
                (false, false) => &[],
            };
            let form = forms.iter().copied().find(|form| self.has_form(&id, form));
            return self.say(&id, form, &args, &Forms::default()).map(|text| tidy(&text));
        }
        self.subject = None;
        if self.has_form(&id, "not") {
            return self.say(&id, Some("not"), &args, &Forms::default()).map(|text| tidy(&text));
        }
        let text = self.say(&id, None, &args, &Forms::default())?;
        let mut args = FluentArgs::new();
        args.set("a", tidy(&text));
        self.say("cond-not", None, &args, &Forms::default())
    }
}
