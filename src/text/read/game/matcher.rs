//! Finds what a text can mean: a chart of the pieces that begin at each place. Every piece is looked for once at a place,
//! so that the time is bounded, and a text that has too many meanings is given up.

use std::collections::HashMap;
use std::rc::Rc;

use serde_json::Value as Json;

use super::grammar::Grammar;
use super::pattern::Part;
use super::values::{Clause, Found, Head, Value, in_order};
use crate::kernel::rules::Game;
use crate::text::render::TIMES;

/// Steps that are taken for a paragraph at most.
const MAX_STEPS: u32 = 400_000;
/// Meanings of a piece that begins at one place and ends at another.
pub(super) const MAX_MEANINGS: usize = 96;
/// Korean syllables.
const HANGUL: std::ops::RangeInclusive<char> = '\u{ac00}'..='\u{d7a3}';
/// How deep frames are in frames, and lists in lists.
const DEPTH: u8 = 4;

/// What is looked for at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Symbol {
    Sentence,
    Framed(u8),
    Lasting,
    Timed,
    Operation,
    Noun,
    Items,
    Filter,
    /// A filter that is no clause.
    Plain,
    With,
    ItemList(u8),
    NounWord,
    Predicate(u8),
    Is,
    Word,
    /// A type, or the word for any card.
    Type,
    Card,
    Quoted,
    Duration,
    Costs(u8),
    Cost,
    Tests(u8),
    Test,
    Timing,
    Way,
    Once,
    Tag,
    Number,
    Signed,
}

/// What is around a slot, where its name alone does not say what it is.
#[derive(Clone, Copy)]
pub(super) enum Around {
    Nothing,
    /// The two parts of a list.
    List(Symbol, Symbol),
    /// The text inside a frame.
    Text(Symbol),
    /// A card that is described by its numbers.
    Card,
}

pub(super) type Meanings<'g> = Rc<Vec<(usize, Value<'g>)>>;

/// Reads one paragraph.
pub(super) struct Matcher<'g, 't> {
    pub(super) grammar: &'g Grammar,
    pub(super) game: &'g Game,
    pub(super) text: &'t str,
    known: HashMap<(Symbol, usize), Meanings<'g>>,
    steps: u32,
}

impl<'g, 't> Matcher<'g, 't> {
    pub fn new(grammar: &'g Grammar, game: &'g Game, text: &'t str) -> Self {
        Self { grammar, game, text, known: HashMap::new(), steps: 0 }
    }

    /// The sentences that begin at a place: where each ends, and what it says.
    pub fn sentences(&mut self, at: usize) -> Vec<(usize, Rc<Clause<'g>>)> {
        let found = self.look(Symbol::Sentence, at);
        let clause = |(end, value): &(usize, Value<'g>)| match value {
            Value::Clause(clause) => Some((*end, Rc::clone(clause))),
            _ => None,
        };
        found.iter().filter_map(clause).collect()
    }

    /// A word that is printed before the abilities, and the member of the card that it is.
    pub fn printed(&mut self, at: usize) -> Option<(usize, &'g str, Json)> {
        let grammar = self.grammar;
        for (id, parts) in &grammar.printed {
            for (end, found) in self.parts(parts, at, Around::Nothing) {
                if id == "keyword" {
                    let is_keyword = |(prefix, _): &(&str, &str)| *prefix == "keyword";
                    if let Some((_, word)) = found.word("word").filter(is_keyword) {
                        return Some((end, "keywords", word.into()));
                    }
                } else if let Some(number) = found.number("n") {
                    return Some((end, id, number.into()));
                }
            }
        }
        None
    }

    pub(super) fn look(&mut self, symbol: Symbol, at: usize) -> Meanings<'g> {
        if let Some(known) = self.known.get(&(symbol, at)) {
            return Rc::clone(known);
        }
        // A piece that begins with itself has no meaning.
        self.known.insert((symbol, at), Rc::default());
        if self.steps > MAX_STEPS {
            return Rc::default();
        }
        let mut all: Vec<(usize, Value<'g>)> = Vec::new();
        for meaning in self.meanings(symbol, at) {
            let same_end = all.iter().filter(|(end, _)| *end == meaning.0).count();
            if same_end < MAX_MEANINGS && all.len() < MAX_MEANINGS * 4 && !all.contains(&meaning) {
                all.push(meaning);
            }
        }
        let all = Rc::new(all);
        self.known.insert((symbol, at), Rc::clone(&all));
        all
    }

    fn meanings(&mut self, symbol: Symbol, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        match symbol {
            Symbol::Sentence => {
                let mut found = Vec::new();
                for sentence in &grammar.sentences {
                    found.extend(self.text_of(sentence, at, Symbol::Framed(DEPTH)));
                }
                found
            }
            Symbol::Framed(depth) => self.framed(depth, at),
            Symbol::Lasting => self.lasting(at),
            Symbol::Timed => self.times(at),
            Symbol::Operation => self.operation(at),
            Symbol::Noun => self.noun(at),
            Symbol::Items => self.items(at),
            Symbol::Filter => self.filter(at),
            Symbol::Plain => self.plain(at),
            Symbol::With => self.with(at),
            Symbol::ItemList(depth) => self.item_list(depth, at),
            Symbol::NounWord => self.noun_word(at),
            Symbol::Predicate(depth) => self.tests(depth, at, true),
            Symbol::Is => self.is(at),
            Symbol::Word => self.word(at),
            Symbol::Type => {
                let mut found = self.look(Symbol::Word, at).to_vec();
                found.extend(self.look(Symbol::Noun, at).iter().cloned());
                found
            }
            Symbol::Card => self.card(at),
            Symbol::Quoted => self.quoted(at),
            Symbol::Duration => self.duration(at),
            Symbol::Costs(depth) => self.costs(depth, at),
            Symbol::Cost => self.cost(at),
            Symbol::Tests(depth) => self.tests(depth, at, false),
            Symbol::Test => self.test(&grammar.conditions, at),
            Symbol::Tag => self.test(&grammar.tags, at),
            Symbol::Timing => self.timing(at),
            Symbol::Way => self.way(at),
            Symbol::Once => {
                let mut found = Vec::new();
                for (once, parts) in &grammar.once {
                    let ends = self.parts(parts, at, Around::Nothing);
                    found.extend(ends.into_iter().map(|(end, _)| (end, Value::Word("once", once))));
                }
                found
            }
            Symbol::Number => self.number(at, false).into_iter().collect(),
            Symbol::Signed => self.number(at, true).into_iter().collect(),
        }
    }

    /// Everything that a pattern can be at a place.
    pub(super) fn parts(&mut self, parts: &'g [Part], at: usize, around: Around) -> Vec<(usize, Found<'g>)> {
        let mut states = vec![(at, Found::default())];
        for part in parts {
            let mut next: Vec<(usize, Found<'g>)> = Vec::new();
            for (at, found) in states {
                self.steps += 1;
                if self.steps > MAX_STEPS {
                    return Vec::new();
                }
                match part {
                    Part::Text(text) => next.extend(self.literal(text, at).map(|end| (end, found))),
                    Part::Slot { name, signed } => {
                        let symbol = slot(name, *signed, around);
                        for (end, value) in self.look(symbol, at).iter() {
                            let mut found = found.clone();
                            found.values.push((name, value.clone()));
                            next.push((*end, found));
                        }
                    }
                    Part::Choice(variants) => {
                        for variant in variants {
                            for (end, inner) in self.parts(&variant.parts, at, around) {
                                let mut found = found.clone();
                                found.facts.extend(variant.fact.iter().filter(|fact| !fact.is_of_form()));
                                found.facts.extend(inner.facts);
                                found.except.extend(&variant.except);
                                found.except.extend(inner.except);
                                found.values.extend(inner.values);
                                let state = (end, found);
                                if !next.contains(&state) {
                                    next.push(state);
                                }
                            }
                        }
                    }
                }
            }
            next.truncate(MAX_MEANINGS * 4);
            if next.is_empty() {
                return next;
            }
            states = next;
        }
        states
    }

    /// Where a text ends that begins at a place. A space of a pattern can be missing where a piece is missing, and a comma
    /// where it meets another mark.
    pub(super) fn literal(&self, piece: &str, mut at: usize) -> Option<usize> {
        for c in piece.chars() {
            let rest = self.text.get(at..)?;
            let before = self.text[..at].chars().next_back();
            if rest.starts_with(c) {
                at += c.len_utf8();
            } else if c == ' ' {
                let next_is_word = rest.chars().next().is_some_and(char::is_alphanumeric);
                if next_is_word && before.is_some_and(|before| before != ' ') {
                    return None;
                }
            } else {
                let meets_mark = before == Some(',') || rest.is_empty() || rest.starts_with(['.', ',', ';', ':', '،']);
                if !(matches!(c, ',' | '،') && meets_mark) {
                    return None;
                }
            }
        }
        Some(at)
    }

    fn number(&self, at: usize, signed: bool) -> Option<(usize, Value<'g>)> {
        let rest = self.text.get(at..)?;
        let sign = usize::from(rest.starts_with(['-', '+']));
        if sign > 0 && !signed && rest.starts_with('+') {
            return None;
        }
        let digits = rest[sign..].bytes().take_while(u8::is_ascii_digit).count();
        let number = rest.get(..sign + digits)?.trim_start_matches('+').parse().ok()?;
        // Nobody writes the digits of a number in two pieces.
        let is_whole = !self.text[..at].ends_with(|c: char| c.is_ascii_digit());
        (digits > 0 && digits < 10 && is_whole).then_some((at + sign + digits, Value::Number(number)))
    }

    /// The values of the slot `text` of a pattern.
    fn text_of(&mut self, parts: &'g [Part], at: usize, inner: Symbol) -> Vec<(usize, Value<'g>)> {
        let found = self.parts(parts, at, Around::Text(inner));
        found.into_iter().filter_map(|(end, found)| Some((end, found.value("text")?.clone()))).collect()
    }

    /// Texts in frames of what is around them: when, how, how often, for what, and under which conditions.
    fn framed(&mut self, depth: u8, at: usize) -> Vec<(usize, Value<'g>)> {
        let mut found = self.look(Symbol::Timed, at).to_vec();
        if depth == 0 {
            return found;
        }
        let grammar = self.grammar;
        for (pieces, parts) in grammar.frames.iter().filter(|(pieces, _)| !is_around_clause(pieces)) {
            for (end, slots) in self.parts(parts, at, Around::Text(Symbol::Framed(depth - 1))) {
                let Some(Value::Clause(inner)) = slots.value("text") else { continue };
                let mut clause = (**inner).clone();
                if add_head(&mut clause, pieces, &slots) {
                    found.push((end, Value::Clause(Rc::new(clause))));
                }
            }
        }
        found
    }

    fn lasting(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let mut found = self.look(Symbol::Operation, at).to_vec();
        self.around_clause("for", Symbol::Operation, at, &mut found);
        found
    }

    fn times(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let mut found = self.look(Symbol::Lasting, at).to_vec();
        self.around_clause("times", Symbol::Lasting, at, &mut found);
        found
    }

    fn around_clause(&mut self, piece: &str, inner: Symbol, at: usize, all: &mut Vec<(usize, Value<'g>)>) {
        let grammar = self.grammar;
        for (_, parts) in grammar.frames.iter().filter(|(pieces, _)| pieces.iter().eq([piece])) {
            for (end, slots) in self.parts(parts, at, Around::Text(inner)) {
                let Some(Value::Clause(inner)) = slots.value("text") else { continue };
                let mut clause = (**inner).clone();
                match (slots.word("for"), slots.number("n")) {
                    (Some((_, lasting)), _) => clause.lasting = Some(lasting),
                    (None, Some(times)) => clause.times = times,
                    (None, None) => continue,
                }
                all.push((end, Value::Clause(Rc::new(clause))));
            }
        }
    }

    fn operation(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        for entry in &grammar.operations {
            for form in &entry.forms {
                for (end, found) in self.parts(&form.parts, at, Around::Nothing) {
                    let role = ["replace", "bonus"]
                        .into_iter()
                        .find(|role| form.attribute.split('-').any(|part| part == *role));
                    let lasting = found.word("for").map(|(_, lasting)| lasting);
                    let head = Head { cost: found.json("cost").cloned(), ..Head::default() };
                    let times = found.number("n").filter(|_| form.attribute == TIMES).unwrap_or(1);
                    let clause = Clause { operation: &entry.id, role, found, lasting, times, head, conditions: None };
                    all.push((end, Value::Clause(Rc::new(clause))));
                }
            }
        }
        all
    }

    fn word(&mut self, at: usize) -> Vec<(usize, Value<'g>)> {
        let grammar = self.grammar;
        let mut all = Vec::new();
        let Some(rest) = self.text.get(at..) else { return all };
        for word in &grammar.words {
            for shown in word.shown.iter().filter(|shown| rest.starts_with(shown.as_str())) {
                let end = at + shown.len();
                if self.ends_word(end) {
                    all.push((end, Value::Word(&word.prefix, &word.id)));
                }
            }
        }
        // A message can print the id of a choice itself.
        for name in &self.game.words {
            if rest.starts_with(name.as_str()) && self.ends_word(at + name.len()) {
                let end = at + name.len();
                if !all
                    .iter()
                    .any(|(known, value)| *known == end && matches!(value, Value::Word(_, id) if *id == name.as_str()))
                {
                    all.push((end, Value::Word("id", name)));
                }
            }
        }
        all
    }

    /// Whether a word can end here: in languages with spaces, letters do not follow letters.
    fn ends_word(&self, end: usize) -> bool {
        let next = self.text.get(end..).and_then(|rest| rest.chars().next());
        // Korean particles are written together with the word before them.
        !self.grammar.language.spaced || !next.is_some_and(|c| c.is_alphanumeric() && !HANGUL.contains(&c))
    }
}

/// The value of a slot.
fn slot(name: &str, signed: bool, around: Around) -> Symbol {
    match (name, around) {
        ("a", Around::List(a, _)) => a,
        ("b", Around::List(_, b)) => b,
        ("text", Around::Text(inner)) => inner,
        ("to" | "cards" | "against", _) => Symbol::Noun,
        ("adj" | "pre" | "after" | "place", _) => Symbol::Items,
        ("what", _) => Symbol::Plain,
        ("with", _) => Symbol::With,
        ("list", _) => Symbol::ItemList(DEPTH),
        ("noun", _) => Symbol::NounWord,
        ("is", _) => Symbol::Predicate(DEPTH - 1),
        ("word" | "stat" | "subtype" | "choice", _) => Symbol::Word,
        ("type", _) => Symbol::Type,
        ("card", _) => Symbol::Card,
        ("effects", _) => Symbol::Quoted,
        ("for", _) => Symbol::Duration,
        ("cost", Around::Card) => Symbol::Number,
        ("cost", _) => Symbol::Costs(DEPTH - 1),
        ("if", _) => Symbol::Tests(DEPTH - 1),
        ("tag", _) => Symbol::Tag,
        ("on", _) => Symbol::Timing,
        ("as", _) => Symbol::Way,
        ("once", _) => Symbol::Once,
        _ if signed => Symbol::Signed,
        _ => Symbol::Number,
    }
}

fn is_around_clause(pieces: &[String]) -> bool {
    pieces.iter().any(|piece| piece == "for" || piece == "times")
}

/// Adds the pieces of a frame to what is inside it; `false` if one of them is there already.
fn add_head<'g>(clause: &mut Clause<'g>, pieces: &[String], slots: &Found<'g>) -> bool {
    for piece in pieces {
        let head = &mut clause.head;
        match piece.as_str() {
            "label" | "on" if head.on.is_none() => head.on = slots.json("on").cloned(),
            "as" if head.way.is_none() => head.way = slots.word("as").map(|(_, id)| id),
            "once" if head.once.is_none() => {
                head.once = match slots.word("once") {
                    Some((_, "turn")) => Some("turn"),
                    _ => Some("match"),
                };
            }
            "may" if !head.may => head.may = true,
            "did" if !head.did => head.did = true,
            "cost" if head.cost.is_none() => head.cost = slots.json("cost").cloned(),
            "if" | "tag" => {
                let Some(tests) = slots.json(piece) else { return false };
                let all = match clause.conditions.take() {
                    None => (**tests).clone(),
                    Some(known) if piece == "tag" => in_order((*known).clone(), (**tests).clone()),
                    Some(known) => in_order((**tests).clone(), (*known).clone()),
                };
                clause.conditions = Some(Rc::new(all));
            }
            _ => return false,
        }
    }
    true
}
