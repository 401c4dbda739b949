//! Texts of cards of games whose whole match is data: `row → clause → sentence → ability → text`.
//!
//! The messages are those of the game's locales, found by the ruleset's ids, and the grammar of the language in
//! `phrases.ftl`. A noun phrase is a value whose forms are made when a message asks for them (`render::phrase`).

mod aim;
mod alike;
mod cases;
mod clause;
mod conditions;
mod fidelity;
mod filters;
mod made;
mod noun;
mod place;
mod plain;
mod sentence;
mod variants;

use std::rc::Rc;

use fluent::{FluentArgs, FluentValue};

use super::languages::{ENGLISH, Language};
use super::render::bundle::{Bundle, MAX_TEXT, MissingReason};
use super::render::clause::{MissingMessage, message};
use super::render::effect::is_shown;
use super::render::facts::Facts;
use super::render::groups::says_timing;
use super::render::marks::{Inside, Marks, Part, Piece, around, clean, is_mark};
use super::render::page::Page;
use super::render::phrase::{Forms, PhraseValue, next_request};
use super::{Text, Texts};
use crate::kernel::ids::AbilityId;
use crate::kernel::rules::{Definition, Game};
pub use alike::{Alike, Trials};
pub use cases::TextCase;
pub use fidelity::PrintReport;
use filters::Filter;
use noun::Noun;
pub(in crate::text) use place::{side, zone_key};
pub use variants::{Parts, Variant};

/// Begins a word of the lexicon in a marked text.
const WORD: char = super::render::marks::TARGET;

/// The most forms of phrases in one ability. Messages that ask for many forms of many forms would take for ever.
const MAX_FORMS: u32 = 5_000;

impl Texts {
    /// The text of a card of a game: what is printed on it besides its rows, and its abilities.
    pub fn printed(&self, language: &'static Language, game: &Game, card: &Definition) -> Text {
        if let Some(text) = text_override(language, game, card) {
            return Text { text: clean(text).into_owned(), ..Text::default() };
        }
        let mut page = Page::new(self.bundle(language), self.bundle(ENGLISH));
        let mut text = String::new();
        for line in self.printed_words(&mut page, game, card) {
            text = page.join("seq", text, line);
        }
        let facts = Facts::of_card(game, card);
        if let Some(mut rows) = plain::rows(game, card, facts) {
            let trigger = card.trigger.and_then(|id| game.triggers.get_index(id.index()));
            let sentences = page.rows(&mut rows, trigger.map(|(name, _)| name.as_str()), facts);
            let text = page.join("seq-words", text, sentences);
            return page.finish(&text, |at, condition, number| is_shown(&rows, at, condition, number));
        }
        let mut before = None;
        for (at, group) in sentence::groups(game, &card.abilities).iter().enumerate() {
            let first = group.first().map(|id| game.ability(*id));
            let row = first.and_then(|ability| ability.rows.first()).map(|row| usize::from(row.at));
            let timing = first.map(|ability| ability.timing);
            let follows_another = at > 0 && timing != before && is_one_paragraph(self.bundle(language));
            before = timing;
            let ability = page.with_fallback(row, |bundle, marks| {
                let writer = Writer::new(self, bundle, game, card, marks);
                Writer { follows_another, ..writer }.ability(group, true)
            });
            text = page.join(if at == 0 { "seq-words" } else { "seq-abilities" }, text, ability);
        }
        page.finish(&text, |at, condition, number| {
            condition.is_some() || clause::is_of_row(game, &card.abilities, at, number)
        })
    }

    /// Keywords and numbers that the game prints as sentences before the abilities.
    fn printed_words<'a>(&'a self, page: &mut Page<'a>, game: &'a Game, card: &Definition) -> Vec<String> {
        let mut lines = Vec::new();
        for (at, (id, number)) in game.numbers.iter().enumerate() {
            let value = card.numbers.get(at).copied().unwrap_or(number.default);
            if value == number.default || card.has & (1 << at) == 0 {
                continue;
            }
            let message_id = format!("printed-{id}");
            if page.english.has(&message_id) {
                lines.push(page.with_fallback(None, |bundle, marks| {
                    let mut args = FluentArgs::new();
                    args.set("n", i64::from(value));
                    Writer::new(self, bundle, game, card, marks).say(&message_id, None, &args, &Forms::default())
                }));
            }
        }
        if card.keywords == 0 || !page.english.has("printed-keyword") {
            return lines;
        }
        for (at, id) in game.keywords.keys().enumerate() {
            if at < 64 && card.keywords & (1 << at) != 0 {
                lines.push(page.with_fallback(None, |bundle, marks| {
                    let mut writer = Writer::new(self, bundle, game, card, marks);
                    let word = writer.word(format!("keyword-{id}"));
                    let mut args = FluentArgs::new();
                    args.set("word", word);
                    let mut line = writer.say("printed-keyword", None, &args, &Forms::default())?;
                    bundle.language.capital(&mut line, is_mark);
                    Ok(line)
                }));
            }
        }
        lines
    }
}

/// Whether the abilities of a card are one paragraph.
fn is_one_paragraph(bundle: &Bundle) -> bool {
    let mut args = FluentArgs::new();
    args.set("a", "");
    args.set("b", "");
    message(bundle, "seq-abilities", None, &args).is_ok_and(|text| !text.contains('\n'))
}

impl Texts {
    /// Whether an ability's timing is printed on its card: not where the card only does what it does when it is played.
    pub fn prints_timing(&self, game: &Game, card: &Definition, ability: AbilityId) -> bool {
        let timing = |id: AbilityId| game.ability(id).timing;
        let is_mixed = card.abilities.iter().any(|&other| timing(other) != timing(ability));
        let on = game.timings.get_index(timing(ability).index()).map_or("", |(id, _)| id.as_str());
        says_timing(self.bundle(ENGLISH), on, is_mixed)
    }
}

/// The rules text that the designer wrote for a language, if there is one.
fn text_override<'g>(language: &Language, game: &'g Game, card: &Definition) -> Option<&'g str> {
    let written = game.records.get(game.word(card.id))?.get("text_override")?.as_object()?;
    written.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(language.tag))?.1.as_str()
}

/// Writes abilities in one language.
struct Writer<'a, 'm> {
    bundle: &'a Bundle,
    texts: &'a Texts,
    game: &'a Game,
    marks: &'m mut Marks,
    phrases: Vec<Rc<Phrase>>,
    facts: Facts<'a>,
    /// Whether the abilities of the card have several timings.
    is_mixed: bool,
    /// Whether an ability of another timing is before this one in the same paragraph.
    follows_another: bool,
    /// The subject of the clause before the next one in the same sentence, if it names one.
    subject: Option<String>,
    /// How deep the rows are nested in others.
    depth: u8,
    /// The rows around them: the row of the card's list, and the one inside that. `None` in a card that a row makes.
    around: Option<(usize, Inside)>,
    /// How many more forms of phrases may be made.
    forms_left: u32,
}

/// A phrase whose forms a message can ask for.
enum Phrase {
    /// A word, by the id of its message.
    Word(String),
    /// A finished text: the name of a card.
    Text(String),
    Noun(Box<Noun>),
    /// Adjectives, or what follows the noun, with the message that joins several.
    Filters(Vec<Filter>, Join),
    /// What cards are, as a clause: "is tapped and has Taunt".
    Predicate(filters::Tested),
    /// A card that a row makes.
    Made(Box<made::Made>),
}

/// What a list is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum List {
    /// Clauses that all hold.
    All,
    /// Clauses of which one holds.
    Any,
    /// What cards are, in one clause about them.
    Predicates,
    /// What cards are, in one clause about them, of which one holds.
    AnyPredicate,
    /// Parts of a noun phrase.
    Things,
}

impl List {
    /// Of tests that are joined by "or", or by "and".
    fn tests(or: bool) -> Self {
        if or { List::Any } else { List::All }
    }
}

/// How the members of a list are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Join {
    /// One after the other, in languages that put spaces between words with one.
    Words,
    /// "with A and B": the message `np-with` around the list.
    With,
}

impl<'a, 'm> Writer<'a, 'm> {
    fn new(texts: &'a Texts, bundle: &'a Bundle, game: &'a Game, card: &Definition, marks: &'m mut Marks) -> Self {
        let facts = Facts::of_card(game, card);
        let mut timings = card.abilities.iter().map(|id| game.ability(*id).timing);
        let first = timings.next();
        let is_mixed = timings.any(|timing| Some(timing) != first);
        Self {
            bundle,
            texts,
            game,
            marks,
            phrases: Vec::new(),
            facts,
            is_mixed,
            follows_another: false,
            subject: None,
            depth: 0,
            around: None,
            forms_left: MAX_FORMS,
        }
    }
}

impl Writer<'_, '_> {
    /// A new phrase as an argument of messages.
    fn phrase(&mut self, phrase: Phrase, features: Vec<(String, String)>) -> FluentValue<'static> {
        self.phrases.push(Rc::new(phrase));
        let value = PhraseValue { at: self.phrases.len() - 1, features: features.into() };
        FluentValue::Custom(Box::new(value))
    }

    /// A word as an argument, with its properties.
    fn word(&mut self, id: String) -> FluentValue<'static> {
        let features = self.features_of(&id);
        self.phrase(Phrase::Word(id), features)
    }

    /// The plain attributes of a word: gender, onset, …
    fn features_of(&self, id: &str) -> Vec<(String, String)> {
        let word = self.bundle.word(id);
        word.into_iter()
            .flat_map(|word| word.forms.iter().map(|(name, form)| (name.clone(), form.raw.clone())))
            .collect()
    }

    /// An attribute that says something about its message; it is never printed.
    fn note(&self, id: &str, attribute: &str) -> Option<String> {
        self.bundle.note(id, attribute)
    }

    /// A message with the forms of its phrases.
    fn say(
        &mut self,
        id: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
        forms: &Forms,
    ) -> Result<String, MissingMessage> {
        let text = message(self.bundle, id, attribute, args)?;
        self.with_forms(text, forms)
    }

    /// Replaces the requests in a text with the forms.
    fn with_forms(&mut self, text: String, around: &Forms) -> Result<String, MissingMessage> {
        let mut done = String::new();
        let mut rest = text.as_str();
        while let Some((before, at, asked, after)) = next_request(rest) {
            done.push_str(before);
            let mut forms = around.clone();
            for (name, value) in asked.iter() {
                forms.set(name, value);
            }
            let form = self.form(at, &forms)?;
            done.push_str(&form);
            self.forms_left = self.forms_left.saturating_sub(1);
            if self.forms_left == 0 || done.len() > MAX_TEXT {
                return Err(MissingMessage { message: "np-n".to_owned(), reason: MissingReason::Broken });
            }
            rest = after;
        }
        if done.is_empty() && rest.len() == text.len() {
            return Ok(text);
        }
        done.push_str(rest);
        Ok(done)
    }

    fn form(&mut self, at: usize, forms: &Forms) -> Result<String, MissingMessage> {
        let Some(phrase) = self.phrases.get(at).cloned() else { return Ok(String::new()) };
        match &*phrase {
            Phrase::Word(id) => match self.bundle.word(id) {
                Some(word) => {
                    let best = forms.agreed().best(word.forms.iter().map(|(name, _)| name.as_str()));
                    let form = best.and_then(|best| word.forms.iter().find(|(name, _)| name == best));
                    Ok(around(WORD, form.map_or(word.plain.as_str(), |(_, form)| form.shown.as_str())))
                }
                None => {
                    let attribute = forms.agreed().best(self.bundle.attributes(id)).map(ToOwned::to_owned);
                    let mut args = FluentArgs::new();
                    set_forms(&mut args, forms);
                    let text = self.say(id, attribute.as_deref(), &args, forms)?;
                    Ok(around(WORD, &text))
                }
            },
            Phrase::Text(text) => Ok(text.clone()),
            Phrase::Noun(noun) => self.noun_form(noun, forms),
            Phrase::Filters(filters, join) => self.filters_form(filters, *join, forms),
            Phrase::Predicate(tested) => self.predicate(tested, forms),
            Phrase::Made(made) => self.made_form(made, forms),
        }
    }

    /// Marks the origin of a text. Rows inside rows belong to the outer one.
    fn mark(&mut self, row: usize, part: Part, condition: Option<usize>, text: &str) -> String {
        match (self.depth, self.around) {
            (0, _) => self.marks.wrap(Piece::Row(row, part, condition), text),
            (_, Some((top, around))) => match around.then(row) {
                Some(inside) => self.marks.wrap(Piece::Nested(top, inside, part, condition), text),
                None => text.to_owned(),
            },
            (_, None) => text.to_owned(),
        }
    }

    /// The message of a word by what it is in this game.
    fn word_id(&self, word: &str) -> String {
        let game = self.game;
        let id = game.word_of(word);
        let of_subtype = id.is_some_and(|id| game.subtypes.contains(&id));
        // A value of a setting can have the name of a class, and a message without forms: cards are of the class.
        let of_class = id.is_some_and(|id| game.card_types.values().any(|entry| entry.class == id));
        let tables = [
            ("keyword", game.keywords.contains_key(word)),
            ("type", game.card_types.contains_key(word)),
            ("subtype", of_subtype),
            ("class", of_class),
            ("word", true),
            ("phase", game.flow.phases.contains_key(word)),
        ];
        let ids = tables.into_iter().filter(|(_, is_in)| *is_in).map(|(prefix, _)| format!("{prefix}-{word}"));
        let known = ids.clone().find(|id| self.bundle.has(id));
        known.or_else(|| ids.clone().next()).unwrap_or_default()
    }

    /// The name of a card, by its id.
    fn card_name(&self, id: &str) -> String {
        let name = self.texts.card_name(self.bundle.language, self.game, id);
        super::render::message::isolate_foreign(self.bundle.language, &name)
    }

    /// Joins clauses or phrases: the messages of two, and of three or more as CLDR's list patterns have them.
    fn list(&mut self, mut items: Vec<String>, kind: List) -> Result<String, MissingMessage> {
        let count = items.len();
        let mut joined = items.pop().unwrap_or_default();
        while let Some(before) = items.pop() {
            let is_last = items.len() + 2 == count;
            let id = match (kind, items.len()) {
                (List::Any, _) if is_last => "cond-or",
                (List::Any, _) => "cond-or-middle",
                (List::Things, _) if is_last => "np-and",
                (List::AnyPredicate, _) if is_last => "np-is-or",
                (List::AnyPredicate, _) => "np-is-or-middle",
                (List::Predicates, _) if is_last => "np-is-and",
                (List::Predicates, _) => "np-is-middle",
                (List::All, _) if count == 2 => "cond-and",
                (List::All, 0) => "cond-start",
                (List::All, _) if is_last => "cond-end",
                _ => "cond-middle",
            };
            let mut args = FluentArgs::new();
            args.set("a", before);
            args.set("b", joined);
            joined = message(self.bundle, id, None, &args)?;
        }
        Ok(joined)
    }
}

/// The forms as variables for selectors.
fn set_forms(args: &mut FluentArgs<'_>, forms: &Forms) {
    let forms = forms.agreed();
    for (name, usual) in [("case", "nom"), ("number", "sg"), ("gender", "none")] {
        if forms.get(name).is_none() {
            args.set(name, usual);
        }
    }
    for (name, value) in forms.iter() {
        args.set(name.to_owned(), value.to_owned());
    }
}

/// A text without spaces at its ends and without double spaces, which a missing piece leaves behind, and with one mark
/// where a comma meets another mark. Marks of pieces do not count.
fn tidy(text: &str) -> String {
    let mut done = String::with_capacity(text.len());
    // The last visible character, and where it is.
    let mut last: Option<(char, usize)> = None;
    for c in text.chars() {
        if is_mark(c) {
            done.push(c);
            continue;
        }
        if c == ' ' && last.is_none_or(|(before, _)| before == ' ') {
            continue;
        }
        if matches!(c, ',' | '.' | ';' | ':' | '،') {
            let absorbs = |done: &mut String, last: &mut Option<(char, usize)>, absorbed: &[char]| {
                if let Some((before, at)) = *last
                    && absorbed.contains(&before)
                {
                    done.remove(at);
                    *last = done.char_indices().rev().find(|(_, c)| !is_mark(*c)).map(|(at, c)| (c, at));
                }
            };
            absorbs(&mut done, &mut last, &[' ']);
            absorbs(&mut done, &mut last, &[',', '،']);
        }
        last = Some((c, done.len()));
        done.push(c);
    }
    if let Some((' ', at)) = last {
        done.remove(at);
    }
    done
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn pieces_that_are_missing_leave_no_spaces() {
        assert_eq!(tidy(" a  b "), "a b");
        assert_eq!(tidy("a \u{e010} b\u{e000} \u{e000}"), "a \u{e010}b\u{e000}\u{e000}");
        assert_eq!(tidy(""), "");
        assert_eq!(tidy("  "), "");
        assert_eq!(tidy("a , which b,."), "a, which b.");
        assert_eq!(tidy("a , which b,\u{e000}, if c"), "a, which b\u{e000}, if c");
    }
}
