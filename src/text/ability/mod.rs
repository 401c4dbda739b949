//! Texts of cards of games whose whole match is data: `row → clause → sentence → ability → text`.
//!
//! The messages are those of the game's locales, found by the ruleset's ids, and the grammar of the language in
//! `phrases.ftl`. A noun phrase is a value whose forms are made when a message asks for them (`render::phrase`).

mod cases;
mod clause;
mod fidelity;
mod filters;
mod made;
mod noun;
mod sentence;

use std::rc::Rc;

use fluent::{FluentArgs, FluentValue};

use super::languages::{ENGLISH, Language};
use super::render::bundle::{Bundle, MAX_TEXT, MissingReason};
use super::render::clause::{MissingMessage, message};
use super::render::effect::missing_wording;
use super::render::marks::{Marks, Part, Piece, Unmarked, around, is_mark, unmark};
use super::render::phrase::{Forms, PhraseValue, next_request};
use super::render::pseudo::BRACKETS;
use super::{Fallback, Text, Texts};
use crate::kernel::ids::AbilityId;
use crate::kernel::rules::{Definition, Game};
pub use cases::TextCase;
pub use fidelity::Printing;
use filters::Filter;
use noun::Noun;

/// Begins a word of the lexicon in a marked text.
const WORD: char = super::render::marks::TARGET;

/// The most forms of phrases in one ability. Messages that ask for many forms of many forms would take for ever.
const MAX_FORMS: u32 = 5_000;

impl Texts {
    /// The text of a card of a game: what is printed on it besides its rows, and its abilities.
    pub fn printed(&self, language: &'static Language, game: &Game, card: &Definition) -> Text {
        let mut page = Page { texts: self, language, game, marks: Marks::default(), pending: Vec::new() };
        let card_type = game.card_types.get_index(card.card_type.index()).map_or("", |(name, _)| name.as_str());
        let rows: Vec<(i32, Vec<i32>)> = page.meant(&card.abilities);
        let mut text = String::new();
        for line in page.printed_words(card) {
            text = page.join("seq", text, line);
        }
        let groups = sentence::groups(game, &card.abilities);
        for (at, group) in groups.iter().enumerate() {
            let row = group.first().and_then(|id| game.ability(*id).rows.first()).map(|row| usize::from(row.at));
            let ability = page.with_fallback(row, |writer| {
                writer.card_type = card_type;
                writer.ability(group)
            });
            let join = if at == 0 { "seq-words" } else { "seq-abilities" };
            text = page.join(join, text, ability);
        }
        page.finish(&text, &rows)
    }
}

/// A text in the making.
struct Page<'a> {
    texts: &'a Texts,
    language: &'static Language,
    game: &'a Game,
    marks: Marks,
    /// Fallbacks whose positions are known only when the text is finished.
    pending: Vec<(Option<usize>, MissingMessage, bool)>,
}

impl<'a> Page<'a> {
    /// The numbers of each row: its value and its parameters.
    fn meant(&self, abilities: &[AbilityId]) -> Vec<(i32, Vec<i32>)> {
        let rows = abilities.iter().flat_map(|id| self.game.ability(*id).rows.iter());
        rows.map(|row| (i32::from(row.at), clause::numbers_of(row))).collect()
    }

    fn writer(&mut self, language: &Language) -> Writer<'a, '_> {
        let bundle = self.texts.bundle(language);
        Writer {
            bundle,
            texts: self.texts,
            game: self.game,
            marks: &mut self.marks,
            phrases: Vec::new(),
            card_type: "",
            depth: 0,
            forms_left: MAX_FORMS,
        }
    }

    /// The wording of the language, otherwise that of English, otherwise the placeholder for a missing wording.
    fn with_fallback(
        &mut self,
        row: Option<usize>,
        words: impl Fn(&mut Writer<'a, '_>) -> Result<String, MissingMessage>,
    ) -> String {
        let language = self.language;
        let missing = match words(&mut self.writer(language)) {
            Ok(text) => return text,
            Err(missing) => missing,
        };
        let english = words(&mut self.writer(ENGLISH));
        let in_no_language = english.is_err();
        let placeholder = || missing_wording(self.texts.bundle(language), self.texts.bundle(ENGLISH));
        let text = english.unwrap_or_else(|_| placeholder());
        let piece = Piece::Fallback(self.pending.len());
        self.pending.push((row, missing, in_no_language));
        self.marks.wrap(piece, &text)
    }

    /// Joins two texts with a message; one of them alone if the other is empty.
    fn join(&mut self, id: &str, a: String, b: String) -> String {
        match (a.is_empty(), b.is_empty()) {
            (true, _) => b,
            (_, true) => a,
            (false, false) => self.with_fallback(None, |writer| {
                let mut args = FluentArgs::new();
                args.set("a", a.as_str());
                args.set("b", b.as_str());
                message(writer.bundle, id, None, &args)
            }),
        }
    }

    /// Keywords and numbers that the game prints as sentences before the abilities.
    fn printed_words(&mut self, card: &Definition) -> Vec<String> {
        let game = self.game;
        let english = self.texts.bundle(ENGLISH);
        let mut lines = Vec::new();
        for (at, (id, number)) in game.numbers.iter().enumerate() {
            let value = card.numbers.get(at).copied().unwrap_or(number.default);
            let message_id = format!("printed-{id}");
            if value != number.default && card.has & (1 << at) != 0 && english.has(&message_id) {
                lines.push(self.with_fallback(None, |writer| {
                    let mut args = FluentArgs::new();
                    args.set("n", i64::from(value));
                    writer.say(&message_id, None, &args, &Forms::default())
                }));
            }
        }
        if english.has("printed-keyword") {
            for (at, id) in game.keywords.keys().enumerate() {
                if at < 64 && card.keywords & (1 << at) != 0 {
                    lines.push(self.with_fallback(None, |writer| {
                        let word = writer.word(format!("keyword-{id}"));
                        let mut args = FluentArgs::new();
                        args.set("word", word);
                        let mut line = writer.say("printed-keyword", None, &args, &Forms::default())?;
                        writer.bundle.language.capital(&mut line, is_mark);
                        Ok(line)
                    }));
                }
            }
        }
        lines
    }

    fn finish(self, text: &str, rows: &[(i32, Vec<i32>)]) -> Text {
        let is_number_of = |at: usize, condition: Option<usize>, number: &str| {
            let number = number.replace('−', "-");
            let number: Option<i32> = number.trim_start_matches(['+', '\u{200e}']).parse().ok();
            let row = rows.iter().find(|(row, _)| usize::try_from(*row) == Ok(at));
            condition.is_some() || row.is_some_and(|(_, meant)| number.is_some_and(|number| meant.contains(&number)))
        };
        let text = if self.language.is_pseudo() && !text.is_empty() {
            format!("{}{text}{}", BRACKETS.0, BRACKETS.1)
        } else {
            text.to_owned()
        };
        let done: Unmarked = unmark(&text, &self.marks, is_number_of);
        let fallbacks = self.pending.into_iter().enumerate().map(|(at, (row, missing, in_no_language))| Fallback {
            row,
            range: done.fallbacks.iter().find(|(number, _)| *number == at).map_or(0..0, |(_, range)| range.clone()),
            message: missing.message,
            is_broken: missing.reason == MissingReason::Broken,
            in_no_language,
        });
        Text {
            fallbacks: fallbacks.collect(),
            text: done.text,
            spans: done.spans,
            trigger: done.trigger,
            sentences: done.sentences,
        }
    }
}

/// Writes abilities in one language.
struct Writer<'a, 'm> {
    bundle: &'a Bundle,
    texts: &'a Texts,
    game: &'a Game,
    marks: &'m mut Marks,
    phrases: Vec<Rc<Phrase>>,
    card_type: &'a str,
    /// How deep the rows are nested in others.
    depth: u8,
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
        if self.depth > 0 { text.to_owned() } else { self.marks.wrap(Piece::Row(row, part, condition), text) }
    }

    /// The message of a word by what it is in this game.
    fn word_id(&self, word: &str) -> String {
        let game = self.game;
        let of_subtype = game.word_of(word).is_some_and(|word| game.subtypes.contains(&word));
        let tables = [
            ("keyword", game.keywords.contains_key(word)),
            ("type", game.card_types.contains_key(word)),
            ("subtype", of_subtype),
            ("word", true),
            ("class", true),
            ("phase", game.flow.phases.contains_key(word)),
        ];
        let ids = tables.into_iter().filter(|(_, is_in)| *is_in).map(|(prefix, _)| format!("{prefix}-{word}"));
        let known = ids.clone().find(|id| self.bundle.has(id));
        known.or_else(|| ids.clone().next()).unwrap_or_default()
    }

    /// The name of a card, by its id.
    fn card_name(&self, id: &str) -> String {
        let record = self.game.records.get(id);
        let english = record.and_then(|record| record.get("name")?.as_str()).unwrap_or(id);
        let name = self.texts.name(self.bundle.language, id, english);
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
                (List::Things, _) if is_last => "np-and",
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
